"""Dig: the auction for the market's cards."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push
from fiveplanets.core.story import reveal, tell

from ..components import Action
from ..events import Event
from ..state import AskKind, Miss, Position, Step
from .water import SEATS_IN, roll_die, shows, take_from


@rule
def ask_for_bids(game: Position) -> None:
    """Every digger with water bids; 5R-32: without water no part in the auction."""
    if game.shown[Action.DIG] == 0:
        return
    for seat in range(game.players):
        if shows(game, seat, Action.DIG):
            if game.clans[seat].water > 0:
                game.bidders |= 1 << seat
            else:
                tell(game, Event.EMPTY_HANDED, seat, Miss.NO_WATER, 0)
    count = SEATS_IN[game.bidders]
    tell(game, Event.AUCTION, count)
    if count > 0:
        for seat in range(game.players):
            if game.bidders >> seat & 1:
                ask(game, seat, AskKind.BID, count - 1)
        game.step = Step.SHOW_BIDS


@rule
def show_bids(game: Position) -> None:
    """All bids are in."""
    reveal(game)
    for seat in range(game.players):
        clan = game.clans[seat]
        if game.bidders >> seat & 1:
            clan.shown_bid = clan.bid
            clan.bid = NOTHING
            tell(game, Event.BID, seat, clan.shown_bid)
    if game.bidders & (game.bidders - 1) == 0:
        roll_against_bid(game)
    else:
        line_up_buyers(game)
        send_others_away(game)
    game.step = Step.BUY


@rule
def roll_against_bid(game: Position) -> None:
    """5R-23 to 5R-25: a digger alone must bid more than the die shows."""
    for seat in range(game.players):
        if game.bidders >> seat & 1:
            if game.clans[seat].shown_bid > roll_die(game, seat, Action.DIG, NOTHING):
                push(game.buyers, seat)
            else:
                come_away_empty(game, seat, Miss.DIE)


@rule
def is_equalled(game: Position, seat: int) -> bool:
    """5R-27: has somebody else bid the same?"""
    for other in range(game.players):
        if other != seat and game.clans[other].shown_bid == game.clans[seat].shown_bid:
            return True
    return False


@rule
def line_up_buyers(game: Position) -> None:
    """5R-28: the bids that are not equalled; the highest stands last: it is next."""
    for seat in range(game.players):
        if game.bidders >> seat & 1 and not is_equalled(game, seat):
            push(game.buyers, seat)
            i = game.buyers.n - 1
            while i > 0 and game.clans[game.buyers.items[i - 1]].shown_bid > game.clans[seat].shown_bid:
                game.buyers.items[i] = game.buyers.items[i - 1]
                i -= 1
            game.buyers.items[i] = seat


@rule
def send_others_away(game: Position) -> None:
    """5R-30: who drops out pays 1; 5R-31: perhaps nobody is left."""
    for seat in range(game.players):
        if game.bidders >> seat & 1 and is_equalled(game, seat):
            come_away_empty(game, seat, Miss.TIED)
    if game.buyers.n == 0:
        tell(game, Event.UNSOLD)


@rule
def come_away_empty(game: Position, seat: int, why: int) -> None:
    """5R-25, 5R-30: no card: pay 1, keep the rest."""
    tell(game, Event.EMPTY_HANDED, seat, why, take_from(game, seat, 1))


@rule
def next_buyer(game: Position) -> None:
    """5R-28, 5R-29: the highest bid left pays in full and must take a card, while there are cards."""
    if game.buyers.n == 0:
        game.action += 1
        game.step = Step.RESOLVE
        return
    seat = pop(game.buyers)
    if game.market.n == 0:  # 5R-30
        come_away_empty(game, seat, Miss.SOLD_OUT)
        return
    clan = game.clans[seat]
    clan.water -= clan.shown_bid
    tell(game, Event.PAID, seat, clan.shown_bid)
    clan.won = True
    game.buyer = seat
    ask(game, seat, AskKind.TAKE, clan.shown_bid)
    game.step = Step.JOIN_LEFT
