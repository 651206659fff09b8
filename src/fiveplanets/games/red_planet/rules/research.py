"""The research phase after the last round."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import reveal, tell

from ..components import REGIONS, RIM_ORDER, Effect, Resource
from ..events import Event
from ..moves import FLEE
from ..shape import RIM
from ..state import AskKind
from .production import amount_at, effect_at
from .table import colour_count, enter, is_docked, lose, neighbours, next_clockwise, seat_of, turn_resource


@rule
def turn_research(game):
    """RP-53: all research cards are turned face up."""
    reveal(game)
    for i in range(RIM):
        region = RIM_ORDER[game.options.layout][i]
        place = game.regions[region]
        if place.research > 0:
            place.shown = place.research
            tell(game, Event.RESEARCH, region, place.shown - 1)
    game.research_at = 0


@rule
def go_on_with_research(game):
    """Card by card clockwise around the rim, as far as they act in this phase."""
    region = RIM_ORDER[game.options.layout][game.research_at]
    effect = effect_at(game, region)
    if effect == Effect.STORM:
        colour = next_in_storm(game, region)
        if colour >= 0:
            ask(game, seat_of(game, colour), AskKind.FLEE, colour, region)
            return
    elif effect == Effect.EACH_LOSES:
        each_loses(game, region, amount_at(game, region))
    elif effect == Effect.SWAP_RESOURCE:
        swap_resource(game, region)
    elif effect == Effect.LIFT:
        lift(game, region)
    game.research_at += 1


@rule
def each_loses(game, region, amount):
    for colour in range(colour_count(game)):
        lost = min(game.regions[region].crew[colour], amount)
        if lost > 0:
            game.regions[region].crew[colour] -= lost
            lose(game, colour, lost)
            tell(game, Event.SWEPT, colour, region)


@rule
def swap_resource(game, region):
    """The region's resource changes places with the spare one, which lies face up then."""
    place = game.regions[region]
    old = place.resource if place.resource != Resource.NONE else place.buried
    place.buried = game.spare
    place.resource = 0
    game.spare = old
    turn_resource(game, region)


@rule
def lift(game, region):
    """All who wait on docked ships come here."""
    crew = 0
    for dock in range(colour_count(game)):
        if is_docked(game.ships[dock]):
            for colour in range(colour_count(game)):
                aboard = game.ships[dock].crew[colour]
                game.ships[dock].crew[colour] = 0
                crew += aboard
                enter(game, colour, region, aboard)
    tell(game, Event.LIFTED, region, crew)


@rule
def next_in_storm(game, region):
    """Clockwise from the first player; -1 when all have left. On a map without a way out they stay."""
    colour = game.first
    if neighbours(game, region) > 0:
        for _ in range(colour_count(game)):
            if game.regions[region].crew[colour] > 0:
                return colour
            colour = next_clockwise(game, colour)
    return -1


@rule
def list_refuges(game, region, moves):
    near = neighbours(game, region)
    for to in range(REGIONS):
        if near >> to & 1:
            push(moves, FLEE + to)


@rule
def flee(game, colour, start, to):
    game.regions[start].crew[colour] -= 1
    tell(game, Event.FLED, colour, start, to)
    enter(game, colour, to, 1)
