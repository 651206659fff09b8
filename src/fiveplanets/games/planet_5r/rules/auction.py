"""Dig: the auction for the market's cards."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, pop, push
from fiveplanets.core.story import reveal, tell

from ..components import Action
from ..events import Event
from ..state import AskKind
from .round import finish_round
from .upgrades import pay, roll_die, use_upgrades


@rule
def dig(game):
    """Ask every digger with water for a bid; without one the round goes on."""
    use_upgrades(game, Action.DIG)
    game.bidders = 0
    for seat in range(game.players):
        game.shown_bids[seat] = 0
        # 5R-32: without water no part in the auction.
        if game.clans[seat].played == Action.DIG + 1 and game.clans[seat].water > 0:
            game.bidders |= 1 << seat
            ask(game, seat, AskKind.BID)
    if game.bidders == 0:
        finish_round(game)


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
    clear(game.buyers)
    if game.bidders & (game.bidders - 1) == 0:
        roll_against_bid(game)
    else:
        rank_bids(game)
    next_buyer(game)


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
def rank_bids(game):
    """5R-27 to 5R-31: equal bids drop out; the others buy from the highest on, while there are cards."""
    places = game.market.n
    best = next_bid(game, 0)
    ranked = 0  # the seats that buy
    while best > 0:
        seat = seat_of_bid(game, best)
        if seat >= 0 and places > 0:
            ranked |= 1 << seat
            places -= 1
        best = next_bid(game, best)
    # Buyers are taken from the end: the lowest bid is laid first.
    bid = lowest_bid(game, 0)
    while bid > 0:
        seat = seat_of_bid(game, bid)
        if seat >= 0 and ranked >> seat & 1:
            push(game.buyers, seat)
        bid = lowest_bid(game, bid)
    for seat in range(game.players):
        if game.bidders >> seat & 1 and not ranked >> seat & 1:
            if seat_of_bid(game, game.shown_bids[seat]) < 0:
                tell(game, Event.TIED, seat)
            come_away_empty(game, seat)


@rule
def next_bid(game, below):
    """The highest bid under `below` (0: the highest of all); 0 when there is none."""
    best = 0
    for seat in range(game.players):
        bid = game.shown_bids[seat]
        if bid > best and (below == 0 or bid < below):
            best = bid
    return best


@rule
def lowest_bid(game, above):
    """The lowest bid over `above`; 0 when there is none."""
    best = 0
    for seat in range(game.players):
        bid = game.shown_bids[seat]
        if bid > above and (best == 0 or bid < best):
            best = bid
    return best


@rule
def seat_of_bid(game, bid):
    """The one clan that bid this much, or -1: equal bids all drop out (5R-27)."""
    found = -1
    for seat in range(game.players):
        if game.shown_bids[seat] == bid:
            if found >= 0:
                return -1
            found = seat
    return found


@rule
def come_away_empty(game, seat):
    """5R-25, 5R-30: no card: pay 1, keep the rest."""
    pay(game, seat, 1)
    tell(game, Event.EMPTY_HANDED, seat)


@rule
def next_buyer(game):
    """5R-28, 5R-29: the highest bid left pays in full and must take a card; when all have, the round goes on."""
    if game.buyers.n == 0:
        finish_round(game)
        return
    seat = pop(game.buyers)
    pay(game, seat, game.shown_bids[seat])
    game.clans[seat].won = True
    ask(game, seat, AskKind.TAKE)
