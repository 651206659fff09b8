"""Civ cards: which are in play, choosing one, and what it does at once."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.random import Rng, below
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import reveal, tell

from ..codes import MOST_ROVERS, Cause, Extra, Phase, Quiet, Right, Stage
from ..events import Event
from ..moves import DESTROY_COLUMN, DESTROY_ROW, PICK, TELEPORT_BY_CARD
from ..state import AskKind, Position, World
from ..tables import (
    ALL_TRACKS,
    ANY_LEVEL,
    CIV_CELL,
    CIV_COUNT,
    CIV_EFFECT,
    CIV_IDS,
    CIV_IMMEDIATE,
    CIV_LEVEL,
    CIV_LEVELS,
    CIV_MARKERS,
    CIV_STEPS,
    CIV_WITH_STATIONS,
    LEVEL_CARDS,
    SIDE,
    TRACK_COUNT,
    Civ,
    Tech,
)
from .board import bits, count_squares
from .grants import grant
from .rovers import rovers_on_planet
from .storages import show_taken_tops, takeable
from .supplies import gain_movement, gain_patches, has
from .teleports import can_land
from .tracks import row_of

CARDS = len(CIV_IDS)
ALL_CARDS = (1 << CARDS) - 1


@rule
def random_card(game: Position, cards: int) -> int:
    """A random card of a set; NOTHING if it is empty."""
    return picked(game.rng, cards)


@rule
def picked(rng: Rng, cards: int) -> int:
    if cards == 0:
        return NOTHING
    skip = below(rng, bits(cards))
    for card in range(CARDS):
        if cards >> card & 1:
            if skip == 0:
                return card
            skip -= 1
    return NOTHING


@rule
def deal_civ_cards(game: Position) -> None:
    """PU-R04: one more of each level than players."""
    game.civ_box = ALL_CARDS
    for _ in range(game.players + 1):
        add_civ_cards(game)


@rule
def add_civ_cards(game: Position) -> None:
    """One unused card more on each stack."""
    for level in range(1, CIV_LEVELS + 1):
        card = random_card(game, game.civ_box & LEVEL_CARDS[level])
        if card >= 0:
            game.civ_box &= ~(1 << card)
            game.civ_stacks |= 1 << card
            game.civ_left[level - 1] += 1
            if game.phase != Phase.SETUP:
                tell(game, Event.CIV_ADDED, level)


@rule
def remove_civ_cards(game: Position) -> None:
    for level in range(1, CIV_LEVELS + 1):
        card = random_card(game, game.civ_stacks & LEVEL_CARDS[level])
        if card >= 0:
            leave_stack(game, card)
            tell(game, Event.CIV_REMOVED, level)


@rule
def leave_stack(game: Position, card: int) -> None:
    game.civ_stacks &= ~(1 << card)
    game.civ_left[CIV_LEVEL[card] - 1] -= 1


@rule
def next_level(world: World) -> int:
    """The level of the card that is chosen next, the lowest first; 0 if none is due."""
    for level in range(1, ANY_LEVEL + 1):
        if world.cards_due[level] > 0:
            return level
    return 0


@rule
def offer_card(game: Position, seat: int) -> None:
    """PU-R11, PU-R12: the next card that this seat may choose; nothing from an empty stack."""
    world = game.worlds[seat]
    level = next_level(world)
    world.cards_due[level] -= 1
    world.offer = game.civ_stacks
    if level != ANY_LEVEL:
        world.offer &= LEVEL_CARDS[level]
        if level < CIV_LEVELS and has(world, Tech.SEE_CARD_OF_NEXT_LEVEL):
            extra = random_card(game, game.civ_stacks & LEVEL_CARDS[level + 1])
            if extra >= 0:
                world.offer |= 1 << extra
    if world.offer > 0:
        reveal(game)
        ask(game, seat, AskKind.PICK, level if level != ANY_LEVEL else NOTHING)
    else:
        tell(game, Event.NO_CIV, seat, level if level != ANY_LEVEL else NOTHING)


@rule
def list_picks(world: World, moves: Seq[int]) -> None:
    for card in range(CARDS):
        if world.offer >> card & 1:
            push(moves, PICK + card)


@rule
def pick(game: Position, seat: int, card: int, level: int) -> None:
    """The card is taken; an immediate one is resolved now, the others lie face down until the game ends."""
    world = game.worlds[seat]
    leave_stack(game, card)
    world.offer = 0
    world.cards |= 1 << card
    if CIV_LEVEL[card] != level:
        reveal(game)  # everybody sees which stack has become smaller
    if CIV_IMMEDIATE[card] or game.phase == Phase.END_CARDS:
        reveal(game)
        world.shown |= 1 << card
        tell(game, Event.CIV, seat, card)
        use_card(game, seat, card)
    else:
        world.hidden_cards[CIV_LEVEL[card] - 1] += 1
        tell(game, Event.CIV_HIDDEN, seat, CIV_LEVEL[card])


@rule
def show_cards(game: Position) -> None:
    """PU-R53: the cards that lie face down are shown."""
    reveal(game)
    for seat in range(game.players):
        world = game.worlds[seat]
        for card in range(CARDS):
            if (world.cards & ~world.shown) >> card & 1:
                tell(game, Event.CIV_SHOWN, seat, card)
        world.shown = world.cards
        for i in range(CIV_LEVELS):
            world.hidden_cards[i] = 0


@rule
def use_card(game: Position, seat: int, card: int) -> None:
    world = game.worlds[seat]
    effect = CIV_EFFECT[card]
    if effect == Civ.ADVANCE:
        grant(world, ALL_TRACKS, CIV_STEPS[card], CIV_MARKERS[card], Quiet.NOTHING, Cause.CIV_CARD)
    elif effect == Civ.ADVANCE_ALL_TO:
        advance_all(world, CIV_CELL[card])
    elif effect == Civ.GAIN_PATCH:
        gain_patches(game, seat, CIV_COUNT[card], Cause.CIV_CARD)
    elif effect == Civ.ROVER_MOVE:
        gain_movement(game, seat, CIV_COUNT[card], Cause.CIV_CARD)
    elif effect == Civ.EXTRA_TILE:
        offer_extra_tile(game, seat, card)
    elif effect == Civ.COLLECT_LIFE_PODS:
        ask_count(game, seat, AskKind.COLLECT_PODS, count_squares(world.pods), CIV_COUNT[card])
    elif effect == Civ.TELEPORT_ROVER:
        if rovers_on_planet(world) > 0:
            ask(game, seat, AskKind.TELEPORT)
    elif effect == Civ.DESTROY_METEORITES_IN_LINE:
        if count_squares(world.meteorites) > 0:
            ask(game, seat, AskKind.DESTROY_LINE)
    elif effect == Civ.DESTROY_METEORITES:
        ask_count(game, seat, AskKind.DESTROY_METEORITES, count_squares(world.meteorites), CIV_COUNT[card])


@rule
def ask_count(game: Position, seat: int, kind: int, there: int, wanted: int) -> None:
    """Ask for as many as wanted, or as there are."""
    count = min(there, wanted)
    if count > 0:
        ask(game, seat, kind, count, Cause.CIV_CARD)


@rule
def advance_all(world: World, row: int) -> None:
    """PU-C-21: every marker below the row comes up to it, never beyond, without boosts."""
    world.catch_up_row = max(world.catch_up_row, row)
    for marker in range(TRACK_COUNT):
        if row_of(world, marker) < row:
            world.behind |= 1 << marker


@rule
def offer_extra_tile(game: Position, seat: int, card: int) -> None:
    """PU-R19: lost if neither tile of the own storage can be placed."""
    world = game.worlds[seat]
    show_taken_tops(game)
    world.extra = Extra.WITH_STATIONS if CIV_WITH_STATIONS[card] else Extra.WITHOUT_STATIONS
    if takeable(game, seat) > 0:
        world.stage = Stage.TAKE
        tell(game, Event.EXTRA_TILE, seat)
    else:
        world.extra = Extra.NO
        tell(game, Event.NO_EXTRA_TILE, seat)


@rule
def list_lines(world: World, moves: Seq[int]) -> None:
    """Rows and columns with meteorites."""
    columns = 0
    for row in range(SIDE):
        columns |= world.meteorites[row]
        if world.meteorites[row] > 0:
            push(moves, DESTROY_ROW + row)
    for column in range(SIDE):
        if columns >> column & 1:
            push(moves, DESTROY_COLUMN + column)


@rule
def list_teleporting_rovers(game: Position, world: World, moves: Seq[int]) -> None:
    for rover in range(MOST_ROVERS):
        if world.rovers[rover] != NOTHING and can_land(game, world, rover, Right.CARD):
            push(moves, TELEPORT_BY_CARD + rover)
