"""Before the first round: goal sheet, decks, commanders."""

from typing import Any

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.random import below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import tell

from ..components import BY_INITIATIVE, COMMANDERS, GOALS, PLANET_CARDS, RESOURCES, SIDE_HOLDER, SIDES, START
from ..events import Event
from ..moves import CHOOSE
from ..shapes import DECK_SIZE
from ..state import AskKind, Dealing, Position, SidesInPlay
from ..vocabulary import PLANETS, Resource
from .effects import start_effects
from .round import begin_round, go_on
from .track import to_track


def refuse_options(players: int, options: dict[str, Any]) -> str | None:
    if options["first"] != "random" and options["first"] > players:
        return f"player {options['first']} cannot pick first: there are only {players}"
    return None


@rule
def setup(game: Position) -> None:
    game.goal = below(game.rng, GOALS)  # PF-02
    tell(game, Event.GOAL, game.goal)
    for planet in range(PLANETS):  # PF-03
        deck = game.decks[planet]
        for i in range(DECK_SIZE):
            push(deck, PLANET_CARDS[planet][i])
        shuffle(game.rng, deck.items, deck.n)
    if game.options.commanders != Dealing.CHOSEN:
        deal_commanders(game)
    game.first = game.options.first - 1 if game.options.first > 0 else below(game.rng, game.players)
    next_chooser(game)


@rule
def deal_commanders(game: Position) -> None:
    """PF-04: a random commander each; the side is still the player's choice."""
    for seat in range(game.players):
        skip = below(game.rng, COMMANDERS - seat)
        for commander in range(COMMANDERS):
            if not is_taken(game, commander):
                if skip == 0:
                    game.empires[seat].commander = commander
                    tell(game, Event.DEALT, seat, commander)
                    break
                skip -= 1


@rule
def is_taken(game: Position, commander: int) -> bool:
    for seat in range(game.players):
        if game.empires[seat].commander == commander:
            return True
    return False


@rule
def may_have_side(game: Position, seat: int, side: int) -> bool:
    """PF-04: any side, or side A only; of a free commander, or of the one that was dealt."""
    if side % 2 == 1 and game.options.sides == SidesInPlay.A:
        return False
    if game.empires[seat].commander != NOTHING:
        return game.empires[seat].commander == side // 2
    return not is_taken(game, side // 2)


@rule
def list_sides(game: Position, seat: int, moves: Seq[int]) -> None:
    for side in range(SIDES):
        if may_have_side(game, seat, side):
            push(moves, CHOOSE + side)


@rule
def next_chooser(game: Position) -> None:
    """PF-04: from the first chooser in seat order. Whoever is dealt a side, or has only one left, is not asked."""
    while game.choosers < game.players:
        seat = (game.first + game.choosers) % game.players
        side = dealt_side(game, seat) if game.options.commanders == Dealing.WITH_SIDES else only_side(game, seat)
        if side == NOTHING:
            ask(game, seat, AskKind.SIDE)
            return
        take_side(game, seat, side)
    begin_play(game)


@rule
def dealt_side(game: Position, seat: int) -> int:
    """Either side of the seat's commander, unless only side A is in play."""
    side = 2 * game.empires[seat].commander
    return side if game.options.sides == SidesInPlay.A else side + below(game.rng, 2)


@rule
def only_side(game: Position, seat: int) -> int:
    """The one side that this player may have; nothing if there are several."""
    found = NOTHING
    for side in range(SIDES):
        if may_have_side(game, seat, side):
            if found != NOTHING:
                return NOTHING
            found = side
    return found


@rule
def take_side(game: Position, seat: int, side: int) -> None:
    """PF-05: the tracks start at the values of the side."""
    empire = game.empires[seat]
    empire.commander = side // 2
    empire.side = side
    for resource in range(RESOURCES):
        empire.track[resource] = START[side][resource]
    start_effects(empire, SIDE_HOLDER + side)
    game.choosers += 1
    points = START[side][Resource.POINTS]
    experience = START[side][Resource.EXPERIENCE]
    tell(
        game,
        Event.COMMANDER,
        seat,
        side,
        points,
        experience,
        START[side][Resource.STRENGTH],
        START[side][Resource.ENERGY],
    )


@rule
def begin_play(game: Position) -> None:
    """PF-08: ships stand by rising initiative."""
    for i in range(SIDES):
        for seat in range(game.players):
            if game.empires[seat].side == BY_INITIATIVE[i]:
                to_track(game, seat, NOTHING)
    if not begin_round(game):
        go_on(game)
