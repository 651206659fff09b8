"""The decisions: what is legal, and what an answer does."""

from fiveplanets.core.asks import close_ask, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push, push_bits, push_range

from ..components import ACTION_COUNT
from ..moves import ALONE, BID, CHOOSE, JOIN, NO_FREE_END, NO_MATCH, NO_WATER, ON_THE_STACK, SCOUTS_WAIT, TAKE
from ..state import AskKind, Position, Step
from .placing import LIES, is_free_end, join, list_joints, matches, take
from .round import carry_on
from .water import digs_without_water


@rule
def legal(game: Position, seat: int, moves: Seq[int]) -> None:
    """List the legal answers to the seat's top ask."""
    question = top_ask(game, seat)
    clan = game.clans[seat]
    if question.kind == AskKind.CHOOSE:  # 5R-11, 5R-12: any card that is not in the own discard
        push_bits(moves, CHOOSE, ~clan.discard, ACTION_COUNT)
    elif question.kind == AskKind.BID:  # 5R-23, 5R-26, 5R-33
        push_range(moves, BID, clan.water)
    elif question.kind == AskKind.TAKE:  # 5R-28
        for i in range(game.market.n):
            push(moves, TAKE + game.market.items[i])
    else:
        list_joints(game, seat, question.b, moves)


@rule
def apply(game: Position, seat: int, move: int) -> None:
    """Answer the seat's top ask; then the game goes on to the next decision."""
    kind = top_ask(game, seat).kind
    side = top_ask(game, seat).b
    close_ask(game, seat)
    if kind == AskKind.CHOOSE:
        game.clans[seat].choice = move - CHOOSE
    elif kind == AskKind.BID:
        game.clans[seat].bid = move - BID + 1
    elif kind == AskKind.TAKE:
        take(game, move - TAKE)
    elif move != ALONE:
        join(game, side, (move - JOIN) // LIES, (move - JOIN) % LIES)
    carry_on(game)


@rule
def why_not(game: Position, seat: int, move: int) -> int:
    """The reason why a move that answers the ask is not legal, if it is not the usual one of its kind."""
    question = top_ask(game, seat)
    if question.kind == AskKind.TAKE and move - TAKE == game.preview:
        return ON_THE_STACK
    if question.kind == AskKind.JOIN and game.cards[(move - JOIN) // LIES].owner == seat:
        card = (move - JOIN) // LIES
        if not matches(game.placing, question.b, card):
            return NO_MATCH
        if not is_free_end(game, game.placing, question.b, card):
            return NO_FREE_END
    return NOTHING


@rule
def why_not_yet(game: Position, seat: int, move: int) -> int:
    """The reason why a move cannot be made now, if it is not simply another moment of the game."""
    if move < BID and game.step == Step.SHOW and not game.late and game.scouts >> seat & 1:
        return SCOUTS_WAIT
    if BID <= move < TAKE and digs_without_water(game, seat):
        return NO_WATER
    return NOTHING
