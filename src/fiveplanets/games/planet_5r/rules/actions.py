"""Mine, raid and scout."""

from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import MINE_YIELD, RAID_LOOT, Action
from ..events import Event
from .upgrades import count_played, gain, roll_die, seat_in_turn, shows


@rule
def mine(game):
    """5R-34: the fewer mine, the more each takes."""
    each = MINE_YIELD[count_played(game, Action.MINE)]
    if each == 0:
        return
    for seat in range(game.players):
        if shows(game, seat, Action.MINE):
            gain(game, seat, each)


@rule
def raid(game):
    """5R-35 to 5R-37: the more raid, the more each takes from every clan that dug or expanded."""
    raiders = count_played(game, Action.RAID)
    victims = count_played(game, Action.DIG) + count_played(game, Action.EXPAND)
    if raiders == 0 or victims == 0:
        return
    loot = RAID_LOOT[raiders]
    for seat in range(game.players):
        clan = game.clans[seat]
        if shows(game, seat, Action.RAID):
            gain(game, seat, loot * victims)
        elif (game.shown[Action.DIG] | game.shown[Action.EXPAND]) >> seat & 1:
            # 5R-36: what a victim lacks comes from the supply.
            lost = min(clan.water, loot * raiders)
            clan.water -= lost
            tell(game, Event.PAID, seat, lost)


@rule
def scout(game):
    """5R-38: roll for water, and pick late next round."""
    game.scouts = game.shown[Action.SCOUT]
    if game.scouts == 0:
        return
    for turn in range(game.players):
        seat = seat_in_turn(game, turn)
        if game.scouts >> seat & 1:
            gain(game, seat, roll_die(game, seat))
