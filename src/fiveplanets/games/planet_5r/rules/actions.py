"""Mine, raid, scout and expand."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import ACTION_COUNT, MINE_YIELD, RAID_LOOT, Action
from ..events import Event
from ..state import Position
from .water import count_played, gain, roll_die, seat_in_turn, shows, take_from


@rule
def mine(game: Position) -> None:
    """5R-34: the fewer mine, the more each takes."""
    each = MINE_YIELD[count_played(game, Action.MINE)]
    for seat in range(game.players):
        if shows(game, seat, Action.MINE):
            gain(game, seat, each, Action.MINE)


@rule
def raid(game: Position) -> None:
    """5R-35, 5R-37: the more raid, the more each takes from every clan that dug or expanded."""
    raiders = game.shown[Action.RAID]
    victims = game.shown[Action.DIG] | game.shown[Action.EXPAND]
    if raiders == 0 or victims == 0:
        return
    loot = RAID_LOOT[count_played(game, Action.RAID)]
    for turn in range(game.players):
        raider = seat_in_turn(game, turn)
        if raiders >> raider & 1:
            for victim in range(game.players):
                if victims >> victim & 1:
                    rob(game, raider, victim, loot)


@rule
def rob(game: Position, raider: int, victim: int, loot: int) -> None:
    """5R-36: what a victim lacks comes from the supply."""
    taken = take_from(game, victim, loot)
    game.clans[raider].water += loot
    tell(game, Event.STOLEN, raider, victim, taken, loot - taken, Action.RAID, NOTHING)


@rule
def scout(game: Position) -> None:
    """5R-38: roll for water, and pick late next round."""
    game.scouts = game.shown[Action.SCOUT]
    if game.scouts == 0:
        return
    for turn in range(game.players):
        seat = seat_in_turn(game, turn)
        if game.scouts >> seat & 1:
            gain(game, seat, roll_die(game, seat, Action.SCOUT, NOTHING), Action.SCOUT)


@rule
def expand(game: Position) -> None:
    """5R-39: all own discarded cards come back."""
    for seat in range(game.players):
        if shows(game, seat, Action.EXPAND):
            clan = game.clans[seat]
            for card in range(ACTION_COUNT):
                if clan.discard >> card & 1:
                    tell(game, Event.RETURNED, seat, card, Action.EXPAND)
            clan.discard = 0
