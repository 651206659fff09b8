"""Objectives: dealing them."""

from fiveplanets.core.asks import ask
from fiveplanets.core.kinds import Seq
from fiveplanets.core.random import shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, pop, push, take_at
from fiveplanets.core.story import reveal, tell

from ..events import Event
from ..moves import DROP, KEEP, SHARE
from ..state import AskKind, Position, World
from ..tables import OBJECTIVE_COUNT

SOLO_DRAWN = 4
DRAWN = 2
TWO_PLAYER_CARDS = 3
COMMON_DRAWN = 3


@rule
def deal_private_objectives(game: Position) -> None:
    """PU-R05, PU-R61, PU-R62: private cards, of which one is dropped before the competitive ones are seen."""
    for card in range(OBJECTIVE_COUNT):
        push(game.deck, card)
    shuffle(game.rng, game.deck.items, game.deck.n)
    if game.players == 1 or game.options.private_objectives:
        for seat in range(game.players):
            for _ in range(SOLO_DRAWN if game.players == 1 else DRAWN):
                push(game.worlds[seat].objectives, pop(game.deck))
            ask(game, seat, AskKind.DROP)


@rule
def lay_out_objectives(game: Position) -> None:
    """PU-R05: competitive cards between neighbours."""
    if game.players > 1:
        reveal(game)
        cards = TWO_PLAYER_CARDS if game.players == 2 else game.players
        for i in range(cards):
            game.rivalries[i] = pop(game.deck)
            first = 0 if game.players == 2 else i
            tell(game, Event.RIVALRY, game.rivalries[i], first, (first + 1) % game.players)


@rule
def list_drops(world: World, moves: Seq[int]) -> None:
    for i in range(world.objectives.n):
        push(moves, DROP + world.objectives.items[i])


@rule
def drop(game: Position, seat: int, card: int) -> None:
    world = game.worlds[seat]
    push(world.dropped, take_at(world.objectives, find(world.objectives, card)))
    tell(game, Event.OBJECTIVE_DROPPED, seat)


# --- Jump Drive's F: an objective for everybody; alone, a private one


@rule
def draw_common(game: Position, seat: int) -> None:
    """The three cards lie for a while among the private ones."""
    reveal(game)
    count = min(COMMON_DRAWN, game.deck.n)
    for _ in range(count):
        push(game.worlds[seat].objectives, pop(game.deck))
    tell(game, Event.OBJECTIVES_DRAWN, seat, count)
    ask(game, seat, AskKind.SHARE, count)


@rule
def list_shares(game: Position, world: World, count: int, moves: Seq[int]) -> None:
    base = KEEP if game.players == 1 else SHARE
    for i in range(world.objectives.n - count, world.objectives.n):
        push(moves, base + world.objectives.items[i])


@rule
def share(game: Position, seat: int, card: int, count: int) -> None:
    """The card goes to the table (PU-R82); the others leave the game."""
    world = game.worlds[seat]
    for _ in range(count):
        drawn = pop(world.objectives)
        if drawn != card:
            push(world.dropped, drawn)
    if game.players == 1:
        push(world.objectives, card)
    else:
        push(game.shared, card)
        tell(game, Event.OBJECTIVE, seat, card)
