"""The turn track, and the four tracks of each commander sheet."""

from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import TRACK_END
from ..events import Event


@rule
def to_track(game, seat):
    """PF-18: a ship comes to the topmost free place of the turn track."""
    place = 0
    while game.track[place] != 0:
        place += 1
    if game.empires[seat].always_last:  # PF-21: nobody else ever needs the last place
        place = game.players - 1
        while game.track[place] != 0:
            place -= 1
    game.track[place] = seat + 1
    tell(game, Event.PLACED, seat, place + 1)


@rule
def gain(game, seat, resource, amount):
    """PF-06: what goes over the end of the track is lost."""
    tracks = game.empires[seat].track
    fits = min(amount, TRACK_END[resource] - tracks[resource])
    if fits > 0:
        tracks[resource] += fits
        tell(game, Event.GAINED, seat, fits, resource)


@rule
def pay(game, seat, resource, amount):
    if amount > 0:
        game.empires[seat].track[resource] -= amount
        tell(game, Event.PAID, seat, amount, resource)
