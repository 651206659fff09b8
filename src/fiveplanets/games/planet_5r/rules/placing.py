"""Placing a technology: alone, or joined to the free ends of the owner's rows."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..components import LEFT, RIGHT, SYMBOL
from ..state import NO_CARD, AskKind, Step


@rule
def row_start(game, card):
    """The leftmost card of this card's row."""
    while game.cards[card].left > 0:
        card = game.cards[card].left - 1
    return card


@rule
def can_join(game, side, card):
    """5R-44, 5R-49: does the card in hand fit, with this side, the free end of that card's row?"""
    if side == LEFT:
        return game.cards[card].right == 0 and SYMBOL[card][RIGHT] == SYMBOL[game.placing][LEFT]
    if game.cards[card].left > 0 or SYMBOL[card][LEFT] != SYMBOL[game.placing][RIGHT]:
        return False
    return row_start(game, game.placing) != card  # no ring


@rule
def own_card(clan, i):
    """The clan's cards: technologies 0 to n - 1, then the settlement."""
    return clan.technologies.items[i] if i < clan.technologies.n else clan.settlement


@rule
def list_joints(game, seat, side, first, moves):
    """Alone, or over or under each card that fits; `first` is the number of the move "alone"."""
    push(moves, first)
    clan = game.clans[seat]
    for i in range(clan.technologies.n + 1):
        card = own_card(clan, i)
        if can_join(game, side, card):
            push(moves, first + 1 + 2 * card)
            push(moves, first + 2 + 2 * card)


@rule
def fits_somewhere(game, seat, side):
    clan = game.clans[seat]
    for i in range(clan.technologies.n + 1):
        if can_join(game, side, own_card(clan, i)):
            return True
    return False


@rule
def ask_for_joint(game):
    """5R-43: left, then right. A side that fits nothing is not asked about."""
    side = LEFT if game.step == Step.JOIN_LEFT else RIGHT
    if fits_somewhere(game, game.buyer, side):
        ask(game, game.buyer, AskKind.JOIN_LEFT + side)
    game.step += 1


@rule
def join(game, side, number):
    """5R-45, 5R-46: number 0 joins nothing, 1 + 2 * card lies over that card, 2 + 2 * card under it."""
    if number == 0:
        return
    card = (number - 1) // 2
    under = (number - 1) % 2
    new = game.cards[game.placing]
    old = game.cards[card]
    if side == LEFT:
        old.right = game.placing + 1
        new.left = card + 1
        old.right_covered = 1 - under
        new.left_covered = under
    else:
        old.left = game.placing + 1
        new.right = card + 1
        old.left_covered = 1 - under
        new.right_covered = under


@rule
def place(game):
    """The card in hand lies on the table now; the next buyer comes."""
    game.cards[game.placing].owner = game.buyer + 1
    push(game.clans[game.buyer].technologies, game.placing)
    game.upgraded |= 1 << game.buyer
    game.placing = NO_CARD
    game.step = Step.BUY
