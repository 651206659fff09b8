"""The event deck: building it, and what the card of the round does to every player."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.random import below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push
from fiveplanets.core.story import reveal, tell

from ..codes import GREEN_DEFAULT, MOST_ROVERS, RED_DEFAULT, Cause, Color, Quiet
from ..events import Event
from ..moves import REMOVE_STACK, STRIKE
from ..state import AskKind, Position, World
from ..tables import (
    DECK,
    EVENT_COLOR,
    EVENT_COUNT,
    EVENT_KIND,
    EVENT_SILENT,
    EVENT_SOLO,
    EVENT_STEPS,
    EVENT_TRACKS,
    SIDE,
    SPECIAL,
    TARGET_BASE,
    TARGET_CHANGE,
    TARGET_FROM,
    Happening,
    Special,
    Tech,
)
from .board import count_squares, refresh_board
from .civ import add_civ_cards, remove_civ_cards
from .grants import grant
from .rovers import rovers_on_planet
from .storages import SIDES, compartment_of
from .supplies import gain_boosts, gain_patches, has, lose_collected_pod, pods_on_tracks
from .tracks import ask_to_move_down

COLORS = len(Color)


@rule
def with_events(game: Position) -> bool:
    """PU-R62: alone always."""
    return game.players == 1 or game.options.events == 1


@rule
def build_deck(game: Position) -> None:
    """PU-R64: random cards of each colour; PU-R63: the target of a solo game follows from the mix."""
    game.target = TARGET_BASE
    for color in range(COLORS):
        add_color(game, color, cards_of(game, color))
    shuffle(game.rng, game.events.items, game.events.n)


@rule
def cards_of(game: Position, color: int) -> int:
    """How many cards of a colour the deck has."""
    green = (game.options.green + GREEN_DEFAULT) % (DECK + 1)
    red = (game.options.red + RED_DEFAULT) % (DECK + 1)
    if color == Color.GREEN:
        return green
    return red if color == Color.RED else DECK - green - red


@rule
def in_deck(game: Position, card: int, color: int) -> bool:
    """Solo cards are left out when several play."""
    return EVENT_COLOR[card] == color and (game.players == 1 or not EVENT_SOLO[card])


@rule
def add_color(game: Position, color: int, count: int) -> None:
    left = 0
    for card in range(EVENT_COUNT):
        if in_deck(game, card, color):
            left += 1
    wanted = count
    for card in range(EVENT_COUNT):
        if in_deck(game, card, color):
            if below(game.rng, left) < wanted:
                push(game.events, card)
                wanted -= 1
            left -= 1
    line = len(TARGET_FROM) - 1
    while TARGET_FROM[line] > count:
        line -= 1
    game.target += TARGET_CHANGE[color][line]


@rule
def open_event(game: Position) -> None:
    """The top card; restrictions hold for the round, the rest is done now (PU-R65)."""
    reveal(game)
    card = pop(game.events)
    game.event = card
    game.drawn |= 1 << card
    game.next_event = NOTHING
    game.peekers = 0
    tell(game, Event.CARD, card)
    kind = EVENT_KIND[card]
    if kind == Happening.ADD_CIV_CARDS:
        add_civ_cards(game)
    elif kind == Happening.REMOVE_CIV_CARDS:
        remove_civ_cards(game)
    for seat in range(game.players):
        refresh_board(game, game.worlds[seat])
        befall(game, seat, card)


@rule
def befall(game: Position, seat: int, card: int) -> None:
    """What the event does to one player."""
    world = game.worlds[seat]
    kind = EVENT_KIND[card]
    if kind == Happening.ADVANCE:
        quiet = Quiet.ALL if EVENT_SILENT[card] else Quiet.NOTHING
        grant(world, EVENT_TRACKS[card], EVENT_STEPS[card], 1, quiet, Cause.EVENT_CARD)
    elif kind == Happening.REGRESS:
        ask_to_move_down(game, seat, EVENT_STEPS[card], Cause.EVENT_CARD)
    elif kind == Happening.GAIN_PATCH:
        gain_patches(game, seat, 1, Cause.EVENT_CARD)
    elif kind == Happening.BOOST:
        gain_boosts(game, seat, 1, Cause.EVENT_CARD)
    elif kind == Happening.BOOST_OR_PEEK:
        ask(game, seat, AskKind.PEEK)
    elif kind == Happening.EXTRA_ROVER:
        if rovers_on_planet(world) + world.supply + world.promised < MOST_ROVERS:
            world.promised += 1
    elif kind == Happening.ROTATE_STATION:
        ask(game, seat, AskKind.ROTATE)
    elif kind == Happening.REMOVE_STACK:
        ask(game, seat, AskKind.STACK)
    else:
        befall_planet(game, seat, kind)


@rule
def befall_planet(game: Position, seat: int, kind: int) -> None:
    """Events about life pods, meteorites, rovers and objectives."""
    world = game.worlds[seat]
    if kind == Happening.COLLECT_LIFE_POD:
        if count_squares(world.pods) > 0:
            ask(game, seat, AskKind.COLLECT_PODS, 1, Cause.EVENT_CARD)
    elif kind == Happening.DESTROY_LIFE_POD_ON_PLANET:
        if count_squares(world.pods) > 0:
            ask(game, seat, AskKind.DESTROY_POD)
    elif kind == Happening.DESTROY_COLLECTED_LIFE_POD:
        if pods_on_tracks(world) > 0:
            ask(game, seat, AskKind.LOSE_POD)
        elif world.pods_collected > 0:
            world.pods_collected -= 1
            lose_collected_pod(game, seat)
    elif kind == Happening.COLLECT_METEORITE:
        # PU-R78: Horizon Group collects only what a rover has delivered.
        if SPECIAL[world.corporation] != Special.DELIVER_METEORITES and count_squares(world.meteorites) > 0:
            ask(game, seat, AskKind.COLLECT_METEORITE)
    elif kind == Happening.DESTROY_COLLECTED_METEORITE:
        if world.meteorites_collected > 0:
            world.meteorites_collected -= 1
            world.meteorites_lost += 1
            tell(game, Event.METEORITE_LOST, seat, NOTHING, NOTHING, Cause.EVENT_CARD)
    elif kind == Happening.ADD_METEORITE:
        if not has(world, Tech.NO_METEORITES) and free_symbols(world) > 0:
            ask(game, seat, AskKind.STRIKE)
    elif kind == Happening.DESTROY_ROVER:
        if rovers_on_planet(world) > 1:
            ask(game, seat, AskKind.DESTROY_ROVER)
    elif kind == Happening.ADD_OBJECTIVE:
        if game.deck.n > 0:
            push(world.objectives, pop(game.deck))
            tell(game, Event.OBJECTIVES_DRAWN, seat, 1)
    elif kind == Happening.DISCARD_OBJECTIVE:
        if world.objectives.n > 0:
            ask(game, seat, AskKind.DROP)


@rule
def free_symbols(world: World) -> int:
    count = 0
    for row in range(SIDE):
        if world.symbols[row] & ~world.meteorites[row]:
            count += 1
    return count


@rule
def list_strikes(world: World, moves: Seq[int]) -> None:
    """PU-E-31: meteor symbols without a meteorite."""
    for square in range(SIDE * SIDE):
        row = square // SIDE
        if (world.symbols[row] & ~world.meteorites[row]) >> (square % SIDE) & 1:
            push(moves, STRIKE + square)


@rule
def list_stacks(game: Position, seat: int, moves: Seq[int]) -> None:
    """PU-R71: a compartment of the own storage that has tiles."""
    for side in range(SIDES):
        if game.stacks[compartment_of(game, seat, side)].n > 0:
            push(moves, REMOVE_STACK + side)


@rule
def peek(game: Position, seat: int) -> None:
    """PU-E-53: look at the next card; nobody else does."""
    reveal(game)
    tell(game, Event.PEEKED, seat)
    if game.events.n > 0:
        game.next_event = game.events.items[game.events.n - 1]
        game.peekers |= 1 << seat
