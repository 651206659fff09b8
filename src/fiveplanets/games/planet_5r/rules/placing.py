"""Placing a technology: alone, or joined to the free ends of the owner's rows."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, push, take_at
from fiveplanets.core.story import tell

from ..components import CENTRE, LEFT, RIGHT, SYMBOL
from ..events import Event
from ..moves import ALONE, JOIN
from ..state import AskKind, Clan, Lie, Position, Step
from .scoring import upper_edge

LIES = len(Lie)


@rule
def take(game: Position, card: int) -> None:
    """5R-28: the buyer takes a card of the market in hand."""
    take_at(game.market, find(game.market, card))
    game.placing = card
    tell(game, Event.TAKEN, game.buyer, card)


@rule
def row_start(game: Position, card: int) -> int:
    """The leftmost card of this card's row."""
    while game.cards[card].joined[LEFT] != NOTHING:
        card = game.cards[card].joined[LEFT]
    return card


@rule
def matches(new: int, side: int, card: int) -> bool:
    """5R-44: has the new card on this side the symbol that the other one has on its opposite side?"""
    return SYMBOL[new][side] == SYMBOL[card][1 - side]


@rule
def is_free_end(game: Position, new: int, side: int, card: int) -> bool:
    """5R-49: can a new card be joined with this side to that end? Not where the row would be closed into a ring."""
    if game.cards[card].joined[1 - side] != NOTHING:
        return False
    return side == LEFT or row_start(game, new) != card


@rule
def can_join(game: Position, new: int, side: int, card: int) -> bool:
    return matches(new, side, card) and is_free_end(game, new, side, card)


@rule
def own_card(clan: Clan, i: int) -> int:
    """The clan's cards: technologies 0 to n - 1, then the settlement."""
    return clan.technologies.items[i] if i < clan.technologies.n else clan.settlement


@rule
def list_joints(game: Position, seat: int, side: int, moves: Seq[int]) -> None:
    """Alone, or over or under each card that fits."""
    push(moves, ALONE)
    clan = game.clans[seat]
    for i in range(clan.technologies.n + 1):
        card = own_card(clan, i)
        if can_join(game, game.placing, side, card):
            push(moves, JOIN + LIES * card + Lie.OVER)
            push(moves, JOIN + LIES * card + Lie.UNDER)


@rule
def fits_somewhere(game: Position, seat: int, side: int) -> bool:
    clan = game.clans[seat]
    for i in range(clan.technologies.n + 1):
        if can_join(game, game.placing, side, own_card(clan, i)):
            return True
    return False


@rule
def ask_for_joint(game: Position) -> None:
    """5R-43: left, then right. A side that fits nothing is not asked about."""
    side = LEFT
    next_step = Step.JOIN_RIGHT
    if game.step == Step.JOIN_RIGHT:
        side = RIGHT
        next_step = Step.PLACE
    if fits_somewhere(game, game.buyer, side):
        ask(game, game.buyer, AskKind.JOIN, game.placing, side)
    game.step = next_step


@rule
def join(game: Position, side: int, card: int, lie: int) -> None:
    """5R-45, 5R-46: the card in hand lies over or under that one; the lower one is covered there."""
    new = game.cards[game.placing]
    old = game.cards[card]
    under = lie == Lie.UNDER
    new.joined[side] = card
    new.covered[side] = under
    old.joined[1 - side] = game.placing
    old.covered[1 - side] = not under
    tell(game, Event.JOINED, game.buyer, game.placing, side, card, lie, upper_edge(game.placing, side, card, under))


@rule
def place(game: Position) -> None:
    """The card in hand lies on the table now; the next buyer comes."""
    game.cards[game.placing].owner = game.buyer
    push(game.clans[game.buyer].technologies, game.placing)
    game.upgraded[SYMBOL[game.placing][LEFT]] |= 1 << game.buyer
    game.upgraded[SYMBOL[game.placing][RIGHT]] |= 1 << game.buyer
    tell(game, Event.PLACED, game.buyer, game.placing, CENTRE[game.placing])
    game.placing = NOTHING
    game.buyer = NOTHING
    game.step = Step.BUY
