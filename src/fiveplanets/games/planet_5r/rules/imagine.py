"""What a seat cannot see, filled in as it might be."""

from fiveplanets.core.asks import asked
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import GAME_STREAM, Rng, below, next_word, seed_rng, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, push

from ..components import ACTION_COUNT, START_WATER, TECHNOLOGIES
from ..state import Position, Step
from .facts import hand
from .water import digs_without_water

CARDS_IN = tuple(cards.bit_count() for cards in range(1 << ACTION_COUNT))  # [bit set]

# Screens hide water, and the position does not remember what was seen going behind them. So any amount up to what a
# clan began with, and this much a round since, is taken to be as likely as any other: nine clans in ten have no more.
WATER_A_ROUND = 1


@rule
def imagine(game: Position, seat: int, rng: Rng) -> None:
    """The stack below its top card, the dice to come, and the others' water, picks and bids."""
    seed_rng(game.rng, next_word(rng) << 31 | next_word(rng) >> 1, GAME_STREAM)
    imagine_stack(game, rng)
    for other in range(game.players):
        if other != seat:
            imagine_water(game, other, rng)
            imagine_choice(game, other, rng)
            imagine_bid(game, other, rng)


@rule
def imagine_stack(game: Position, rng: Rng) -> None:
    """5R-06: the technologies that nobody has seen, in any order, below the one that all see."""
    game.stack.n = 0
    for card in range(TECHNOLOGIES):
        if not is_seen(game, card):
            push(game.stack, card)
    shuffle(rng, game.stack.items, game.stack.n)
    if game.preview != NOTHING:
        push(game.stack, game.preview)


@rule
def is_seen(game: Position, card: int) -> bool:
    if card in (game.preview, game.placing) or game.cards[card].owner != NOTHING:
        return True
    return find(game.market, card) >= 0 or find(game.gone, card) >= 0


@rule
def imagine_water(game: Position, seat: int, rng: Rng) -> None:
    """Any likely amount that the auction does not rule out."""
    clan = game.clans[seat]
    if clan.shown_water != NOTHING:
        clan.water = clan.shown_water
    elif digs_without_water(game, seat):
        clan.water = 0
    else:
        least = START_WATER if game.round == 1 else 0
        if game.bidders >> seat & 1:
            least = max(least, max(1, clan.shown_bid))  # 5R-33
        most = START_WATER + WATER_A_ROUND * (game.round - 1)
        clan.water = least + below(rng, max(1, most + 1 - least)) - paid(game, seat)


@rule
def paid(game: Position, seat: int) -> int:
    """What the clan has paid in this auction."""
    clan = game.clans[seat]
    if clan.won:
        return clan.shown_bid
    return 0 if clan.shown_bid == NOTHING or find(game.buyers, seat) >= 0 else 1  # 5R-30


@rule
def imagine_choice(game: Position, seat: int, rng: Rng) -> None:
    """5R-11: whoever has picked may have picked any card in hand."""
    clan = game.clans[seat]
    waits = game.scouts >> seat & 1 and not game.late
    if game.step == Step.SHOW and clan.played == NOTHING and not asked(game, seat) and not waits:
        cards = hand(clan)
        skip = below(rng, CARDS_IN[cards])
        for card in range(ACTION_COUNT):
            if cards >> card & 1:
                if skip == 0:
                    clan.choice = card
                skip -= 1


@rule
def imagine_bid(game: Position, seat: int, rng: Rng) -> None:
    """5R-26: whoever has bid may have bid any amount it has."""
    clan = game.clans[seat]
    if game.step == Step.SHOW_BIDS and game.bidders >> seat & 1 and not asked(game, seat):
        clan.bid = 1 + below(rng, clan.water)
