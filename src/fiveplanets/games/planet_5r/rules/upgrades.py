"""Upgrades: what technologies do before the action that triggers them."""

from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import SYMBOL, UPGRADE, Side, Upgrade
from ..events import Event
from ..state import Position
from .water import count_played, gain_by_upgrade, roll_die, seat_in_turn, shows, take_from

SIDES = len(Side)


@rule
def is_active(game: Position, card: int, side: int, action: int) -> bool:
    """5R-46: is it an upgrade for this action? The covered half of a joint is off."""
    return SYMBOL[card][side] == action and not game.cards[card].covered[side]


@rule
def use_upgrades(game: Position, action: int) -> None:
    """5R-16, 5R-17: clans with this card, in seat order from the round's first, use every visible upgrade for it."""
    seats = game.shown[action] & game.upgraded[action]
    if seats == 0:
        return
    for turn in range(game.players):
        seat = seat_in_turn(game, turn)
        clan = game.clans[seat]
        if seats >> seat & 1:
            for i in range(clan.technologies.n):
                card = clan.technologies.items[i]
                for side in range(SIDES):
                    if is_active(game, card, side, action):
                        use_upgrade(game, seat, card, side)


@rule
def use_upgrade(game: Position, seat: int, card: int, side: int) -> None:
    kind = UPGRADE[card][side][0]
    target = UPGRADE[card][side][1]
    if kind == Upgrade.GAIN_ONE:  # 5R-18
        gain_by_upgrade(game, seat, 1, card, side)
    elif kind == Upgrade.ROLL_GAIN:  # 5R-19
        gain_by_upgrade(game, seat, roll_die(game, seat, SYMBOL[card][side], card), card, side)
    elif kind == Upgrade.GAIN_PER_CARD:  # 5R-20
        gain_by_upgrade(game, seat, count_played(game, target), card, side)
    elif kind == Upgrade.STEAL_EACH:  # 5R-21
        steal_one_each(game, seat, card, side)


@rule
def steal_one_each(game: Position, thief: int, card: int, side: int) -> None:
    """5R-21: the supply does not make up for a clan with nothing."""
    for victim in range(game.players):
        if victim != thief and shows(game, victim, UPGRADE[card][side][1]):
            stolen = take_from(game, victim, 1)
            game.clans[thief].water += stolen
            tell(game, Event.STOLEN, thief, victim, stolen, 0, SYMBOL[card][side], card)
