"""The research phase after the last round."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import reveal, tell

from ..components import REGIONS, RIM_ORDER, Effect
from ..events import Event
from ..moves import FLEE
from ..shape import RIM
from ..state import FIRST_CARD_CAUSE, AskKind, Position
from .production import amount_at, effect_at
from .table import colour_count, enter, is_docked, lose, neighbours, next_clockwise, seat_of, turn_resource


@rule
def turn_research(game: Position) -> None:
    """RP-53: all research cards are turned face up."""
    reveal(game)
    for i in range(RIM):
        region = RIM_ORDER[game.options.layout][i]
        place = game.regions[region]
        if place.research != NOTHING:
            place.shown = place.research
            tell(game, Event.RESEARCH, region, place.shown)
    game.research_at = 0


@rule
def go_on_with_research(game: Position) -> None:
    """Card by card clockwise around the rim, as far as they act in this phase."""
    region = RIM_ORDER[game.options.layout][game.research_at]
    effect = effect_at(game, region)
    if effect == Effect.STORM:
        colour = next_in_storm(game, region)
        if colour != NOTHING:
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
def each_loses(game: Position, region: int, amount: int) -> None:
    place = game.regions[region]
    for colour in range(colour_count(game)):
        lost = min(place.crew[colour], amount)
        if lost > 0:
            place.crew[colour] -= lost
            lose(game, colour, lost)
            tell(game, Event.LOST, colour, lost, region, FIRST_CARD_CAUSE + place.shown, NOTHING)


@rule
def swap_resource(game: Position, region: int) -> None:
    """The region's resource changes places with the spare one, which lies face up then."""
    place = game.regions[region]
    old = place.resource
    old_buried = place.buried
    tell(game, Event.SWAPPED, region, old, place.shown)
    place.resource = NOTHING
    place.buried = game.spare if game.spare != NOTHING else game.buried_spare
    game.spare = old
    game.buried_spare = old_buried
    turn_resource(game, region, NOTHING)


@rule
def lift(game: Position, region: int) -> None:
    """All who wait on docked ships come here."""
    for dock in range(colour_count(game)):
        ship = game.ships[dock]
        if is_docked(ship):
            for colour in range(colour_count(game)):
                aboard = ship.crew[colour]
                if aboard > 0:
                    ship.crew[colour] = 0
                    tell(game, Event.LIFTED, colour, aboard, dock, region, game.regions[region].shown)
                    enter(game, colour, region, aboard)


@rule
def next_in_storm(game: Position, region: int) -> int:
    """Clockwise from the first player; nothing when all have left. On a map without a way out they stay."""
    colour = game.first
    if neighbours(game, region) > 0:
        for _ in range(colour_count(game)):
            if game.regions[region].crew[colour] > 0:
                return colour
            colour = next_clockwise(game, colour)
    return NOTHING


@rule
def list_refuges(game: Position, region: int, moves: Seq[int]) -> None:
    near = neighbours(game, region)
    for to in range(REGIONS):
        if near >> to & 1:
            push(moves, FLEE + to)


@rule
def flee(game: Position, colour: int, start: int, to: int) -> None:
    game.regions[start].crew[colour] -= 1
    tell(game, Event.FLED, colour, start, to, game.regions[start].shown)
    enter(game, colour, to, 1)
