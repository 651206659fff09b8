"""Placing a technology: alone, or joined to the free ends of the owner's rows."""

from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..components import LEFT, RIGHT, SYMBOL
from ..moves import JOIN_LEFT, JOIN_RIGHT
from ..state import NO_CARD


@rule
def row_start(game, card):
    """The leftmost card of this card's row."""
    while game.cards[card].left > 0:
        card = game.cards[card].left - 1
    return card


@rule
def can_join_left(game, card):
    """5R-44, 5R-49: may the card in hand lie to the right of this one?"""
    return game.cards[card].right == 0 and SYMBOL[card][RIGHT] == SYMBOL[game.placing][LEFT]


@rule
def can_join_right(game, card):
    """5R-44, 5R-49: may it lie to the left of this one? Not if that would close the row into a ring."""
    if game.cards[card].left > 0 or SYMBOL[card][LEFT] != SYMBOL[game.placing][RIGHT]:
        return False
    return row_start(game, game.placing) != card


@rule
def list_left_joints(game, clan, moves):
    push(moves, JOIN_LEFT)
    for i in range(clan.technologies.n):
        list_left_joint(game, clan.technologies.items[i], moves)
    list_left_joint(game, clan.settlement, moves)


@rule
def list_left_joint(game, card, moves):
    if can_join_left(game, card):
        push(moves, JOIN_LEFT + 1 + 2 * card)  # over
        push(moves, JOIN_LEFT + 2 + 2 * card)  # under


@rule
def list_right_joints(game, clan, moves):
    push(moves, JOIN_RIGHT)
    for i in range(clan.technologies.n):
        list_right_joint(game, clan.technologies.items[i], moves)
    list_right_joint(game, clan.settlement, moves)


@rule
def list_right_joint(game, card, moves):
    if can_join_right(game, card):
        push(moves, JOIN_RIGHT + 1 + 2 * card)
        push(moves, JOIN_RIGHT + 2 + 2 * card)


@rule
def any_left_joint(game, clan):
    for i in range(clan.technologies.n):
        if can_join_left(game, clan.technologies.items[i]):
            return True
    return can_join_left(game, clan.settlement)


@rule
def any_right_joint(game, clan):
    for i in range(clan.technologies.n):
        if can_join_right(game, clan.technologies.items[i]):
            return True
    return can_join_right(game, clan.settlement)


@rule
def join_left(game, number):
    """5R-45, 5R-46: number 0 joins nothing, 1 + 2 * card lies over that card, 2 + 2 * card under it."""
    if number > 0:
        card = (number - 1) // 2
        under = (number - 1) % 2
        game.cards[card].right = game.placing + 1
        game.cards[game.placing].left = card + 1
        game.cards[card].right_covered = 1 - under
        game.cards[game.placing].left_covered = under


@rule
def join_right(game, number):
    if number > 0:
        card = (number - 1) // 2
        under = (number - 1) % 2
        game.cards[card].left = game.placing + 1
        game.cards[game.placing].right = card + 1
        game.cards[card].left_covered = 1 - under
        game.cards[game.placing].right_covered = under


@rule
def placed(game, seat):
    """The card in hand lies on the table now."""
    game.cards[game.placing].owner = seat + 1
    push(game.clans[seat].technologies, game.placing)
    game.placing = NO_CARD
