"""Upgrades, and what the clans do to one another's water."""

from fiveplanets.core.random import below
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import DIE, DIE_FACES, LEFT, SEATS, SYMBOL, UPGRADE, Upgrade
from ..events import Event

SEATS_IN = tuple(seats.bit_count() for seats in range(1 << SEATS))


@rule
def shows(game, seat, action):
    """Does this clan show this action card?"""
    return game.shown[action] >> seat & 1 == 1


@rule
def count_played(game, action):
    """How many clans show this action card."""
    return SEATS_IN[game.shown[action]]


@rule
def seat_in_turn(game, turn):
    """5R-16: where order matters, the next seat begins each round."""
    seat = game.first + turn
    return seat if seat < game.players else seat - game.players


@rule
def gain(game, seat, water):
    """5R-05: the supply never runs out."""
    if water > 0:
        game.clans[seat].water += water
        tell(game, Event.GAINED, seat, water)


@rule
def pay(game, seat, water):
    game.clans[seat].water -= water
    tell(game, Event.PAID, seat, water)


@rule
def roll_die(game, seat):
    game.rolled = DIE[below(game.rng, DIE_FACES)]
    tell(game, Event.ROLLED, seat, game.rolled)
    return game.rolled


@rule
def covered(game, card, side):
    """5R-46: the covered half of a joint is off."""
    return game.cards[card].left_covered if side == LEFT else game.cards[card].right_covered


@rule
def use_upgrades(game, action):
    """5R-16, 5R-17: clans with this card, in seat order from the round's first, use every visible upgrade for it."""
    seats = game.shown[action] & game.upgraded
    if seats == 0:
        return
    for turn in range(game.players):
        seat = seat_in_turn(game, turn)
        clan = game.clans[seat]
        if seats >> seat & 1:
            for i in range(clan.technologies.n):
                card = clan.technologies.items[i]
                for side in range(2):
                    if SYMBOL[card][side] == action and not covered(game, card, side):
                        use_upgrade(game, seat, UPGRADE[card][side][0], UPGRADE[card][side][1])


@rule
def use_upgrade(game, seat, kind, target):
    if kind == Upgrade.GAIN_ONE:  # 5R-18
        gain(game, seat, 1)
    elif kind == Upgrade.ROLL_GAIN:  # 5R-19
        gain(game, seat, roll_die(game, seat))
    elif kind == Upgrade.GAIN_PER_CARD:  # 5R-20
        gain(game, seat, count_played(game, target))
    elif kind == Upgrade.STEAL_EACH:  # 5R-21
        steal_one_each(game, seat, target)


@rule
def steal_one_each(game, thief, target):
    """5R-21: the supply does not make up for a clan with nothing."""
    for victim in range(game.players):
        clan = game.clans[victim]
        if victim != thief and shows(game, victim, target) and clan.water > 0:
            clan.water -= 1
            game.clans[thief].water += 1
            tell(game, Event.STOLEN, thief, victim, 1)
