"""What a move can tell the table."""

from fiveplanets.core.codes import Number, Seat
from fiveplanets.core.worded import Worded, words

from .components import Habitat
from .state import Animal, Decider, Face, Heap, NoWinner, Round, Tile, Turn


class Event(Worded):
    ROUND = words(round=Round, who=Seat)  # who has the marker
    LAID_OPEN = words(tile=Tile, pile=Round)
    TAKEN = words(who=Seat, tile=Tile)
    PLACED = words(who=Seat, tile=Tile, face=Face, by=Turn)
    LEFT_OVER = words(tile=Tile, to=Heap)  # to nothing: shuffled with others, so that nobody knows
    WON = words(who=Seat, animal=Animal, by=Decider, count=Number, rival=Number)  # rival: the most that another had
    MOVED_ON = words(animal=Animal, round=Round, why=NoWinner, count=Number)  # count: of the tied
    REMOVED = words(animal=Animal, why=NoWinner, count=Number)
    TURNED_UP = words(animal=Animal, round=Round)
    OBJECTIVE = words(who=Seat, habitat=Habitat, areas=Number, points=Number)
    OVER = words()
