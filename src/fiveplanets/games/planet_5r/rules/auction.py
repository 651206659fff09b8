"""Dig: the auction for the market's cards."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push
from fiveplanets.core.story import reveal, tell

from ..components import Action
from ..events import Event
from ..state import AskKind, Step
from .upgrades import pay, roll_die, shows


@rule
def ask_for_bids(game):
    """Every digger with water bids; 5R-32: without water no part in the auction."""
    game.bidders = 0
    if game.shown[Action.DIG] == 0:
        return
    for seat in range(game.players):
        game.shown_bids[seat] = 0
        if shows(game, seat, Action.DIG) and game.clans[seat].water > 0:
            game.bidders |= 1 << seat
            ask(game, seat, AskKind.BID)
    if game.bidders > 0:
        game.step = Step.SHOW_BIDS


@rule
def show_bids(game):
    """All bids are in."""
    reveal(game)
    for seat in range(game.players):
        clan = game.clans[seat]
        if game.bidders >> seat & 1:
            game.shown_bids[seat] = clan.bid
            clan.bid = 0
            tell(game, Event.BID, seat, game.shown_bids[seat])
    if game.bidders & (game.bidders - 1) == 0:
        roll_against_bid(game)
    else:
        line_up_buyers(game)
        send_others_away(game)
    game.step = Step.BUY


@rule
def roll_against_bid(game):
    """5R-23 to 5R-25: a digger alone must bid more than the die shows."""
    for seat in range(game.players):
        if game.bidders >> seat & 1:
            if game.shown_bids[seat] > roll_die(game, seat):
                push(game.buyers, seat)
            else:
                come_away_empty(game, seat)


@rule
def is_equalled(game, seat):
    """5R-27: has somebody else bid the same?"""
    for other in range(game.players):
        if other != seat and game.shown_bids[other] == game.shown_bids[seat]:
            return True
    return False


@rule
def line_up_buyers(game):
    """5R-28, 5R-31: the bids that are not equalled, as many as there are cards; the highest stands last: it is next."""
    for seat in range(game.players):
        if game.bidders >> seat & 1 and not is_equalled(game, seat):
            push(game.buyers, seat)
            i = game.buyers.n - 1
            while i > 0 and game.shown_bids[game.buyers.items[i - 1]] > game.shown_bids[seat]:
                game.buyers.items[i] = game.buyers.items[i - 1]
                i -= 1
            game.buyers.items[i] = seat


@rule
def send_others_away(game):
    """5R-30: who drops out, or finds no card left, pays 1."""
    for seat in range(game.players):
        if game.bidders >> seat & 1 and is_equalled(game, seat):
            tell(game, Event.TIED, seat)
            come_away_empty(game, seat)


@rule
def come_away_empty(game, seat):
    """5R-25, 5R-30: no card: pay 1, keep the rest."""
    pay(game, seat, 1)
    tell(game, Event.EMPTY_HANDED, seat)


@rule
def next_buyer(game):
    """5R-28, 5R-29: the highest bid left pays in full and must take a card, while there are cards."""
    if game.buyers.n == 0:
        game.action += 1
        game.step = Step.RESOLVE
        return
    seat = pop(game.buyers)
    if game.market.n == 0:  # 5R-30
        come_away_empty(game, seat)
        return
    pay(game, seat, game.shown_bids[seat])
    game.clans[seat].won = True
    game.buyer = seat
    ask(game, seat, AskKind.TAKE)
    game.step = Step.JOIN_LEFT
