"""The turn track, and the four tracks of each commander sheet."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import TRACK_END
from ..events import Event
from ..state import Position


@rule
def free_place(track: list[int], players: int, last: int) -> int:
    """PF-18: the topmost free place of a turn track. PF-21: the last one, for the commander who always takes that."""
    place = players - 1 if last else 0
    step = -1 if last else 1
    while track[place] != NOTHING:
        place += step
    return place


@rule
def to_track(game: Position, seat: int, spot: int) -> None:
    """PF-18: a ship comes from its spot, if it was on one, to the turn track."""
    place = free_place(game.track, game.players, game.empires[seat].always_last)
    game.track[place] = seat
    tell(game, Event.PLACED, seat, place + 1, spot)


@rule
def gain(game: Position, seat: int, resource: int, amount: int, why: int, card: int) -> None:
    """PF-06: what goes over the end of the track is lost."""
    if amount > 0:
        tracks = game.empires[seat].track
        fits = min(amount, TRACK_END[resource] - tracks[resource])
        tracks[resource] += fits
        tell(game, Event.GAINED, seat, fits, resource, amount - fits, why, card)


@rule
def pay(game: Position, seat: int, resource: int, amount: int, card: int) -> None:
    if amount > 0:
        game.empires[seat].track[resource] -= amount
        tell(game, Event.PAID, seat, amount, resource, card)
