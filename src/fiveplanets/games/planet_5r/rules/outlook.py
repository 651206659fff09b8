"""What the viewer's action cards could bring, whatever the others pick."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import (
    ACTION_COUNT,
    HIGHEST_ROLL,
    LOWEST_ROLL,
    MINE_YIELD,
    RAID_LOOT,
    UPGRADE,
    Action,
    Upgrade,
)
from ..state import Facts, Outlook, Position, Step
from .upgrades import SIDES, is_active
from .water import SEATS_IN


@rule
def list_outlook(game: Position, seat: int, facts: Facts) -> None:
    """Of the cards in hand, while the clan has not shown one."""
    if game.step == Step.SHOW and game.clans[seat].played == NOTHING:
        for action in range(ACTION_COUNT):
            if facts.clans[seat].hand >> action & 1:
                outlook = facts.outlook.items[facts.outlook.n]
                outlook.action = action
                foresee_action(game, seat, facts, outlook)
                foresee_upgrades(game, seat, facts, outlook)
                foresee_robbery(game, seat, facts, outlook)
                facts.outlook.n += 1


@rule
def fewest(game: Position, outlook: Outlook, action: int) -> int:
    """How many clans at least show this action card, if the viewer plays the one of the outlook."""
    return SEATS_IN[game.shown[action]] + (1 if action == outlook.action else 0)


@rule
def undecided(game: Position, seat: int, facts: Facts, action: int) -> int:
    """How many other clans may still show this action card, and may not."""
    return SEATS_IN[facts.may_show[action] & ~game.shown[action] & ~(1 << seat)]


@rule
def foresee_action(game: Position, seat: int, facts: Facts, outlook: Outlook) -> None:
    """5R-34, 5R-35, 5R-38. A dig brings no water, and expand none."""
    first = fewest(game, outlook, outlook.action)
    others = undecided(game, seat, facts, outlook.action)
    if outlook.action == Action.MINE:
        outlook.least = MINE_YIELD[first]
        for more in range(others + 1):
            outlook.least = min(outlook.least, MINE_YIELD[first + more])
            outlook.most = max(outlook.most, MINE_YIELD[first + more])
    elif outlook.action == Action.RAID:
        victims = SEATS_IN[game.shown[Action.DIG] | game.shown[Action.EXPAND]]
        open_victims = undecided(game, seat, facts, Action.EXPAND)  # everybody holds it (5R-42)
        outlook.least = RAID_LOOT[first] * victims
        for more in range(others + 1):
            outlook.least = min(outlook.least, RAID_LOOT[first + more] * victims)
            outlook.most = max(outlook.most, RAID_LOOT[first + more] * (victims + open_victims - more))
    elif outlook.action == Action.SCOUT:
        outlook.least = LOWEST_ROLL
        outlook.most = HIGHEST_ROLL


@rule
def foresee_upgrades(game: Position, seat: int, facts: Facts, outlook: Outlook) -> None:
    clan = game.clans[seat]
    for i in range(clan.technologies.n):
        card = clan.technologies.items[i]
        for side in range(SIDES):
            if is_active(game, card, side, outlook.action):
                foresee_upgrade(game, seat, facts, outlook, card, side)


@rule
def foresee_upgrade(game: Position, seat: int, facts: Facts, outlook: Outlook, card: int, side: int) -> None:
    """5R-18 to 5R-21. Nobody knows who will have water to be stolen."""
    kind = UPGRADE[card][side][0]
    target = UPGRADE[card][side][1]
    if kind == Upgrade.GAIN_ONE:
        outlook.upgrades_least += 1
        outlook.upgrades_most += 1
    elif kind == Upgrade.ROLL_GAIN:
        outlook.upgrades_least += LOWEST_ROLL
        outlook.upgrades_most += HIGHEST_ROLL
    else:
        cards = fewest(game, outlook, target)
        others = undecided(game, seat, facts, target)
        if kind == Upgrade.GAIN_PER_CARD:
            outlook.upgrades_least += cards
            outlook.upgrades_most += cards + others
        else:
            outlook.upgrades_most += SEATS_IN[game.shown[target]] + others


@rule
def foresee_robbery(game: Position, seat: int, facts: Facts, outlook: Outlook) -> None:
    """5R-35: what all raiders together could take; 5R-37: only from diggers and expanders."""
    if outlook.action in (Action.DIG, Action.EXPAND):
        raiders = SEATS_IN[game.shown[Action.RAID]]
        for count in range(raiders, raiders + undecided(game, seat, facts, Action.RAID) + 1):
            outlook.robbed = max(outlook.robbed, RAID_LOOT[count] * count)
