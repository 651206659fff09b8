"""What has a name or a number in Planet Unknown."""

from fiveplanets.core.codes import Code, Ids, Numbers

from .tables import (
    CIV_IDS,
    CIV_LEVELS,
    CORPORATION_IDS,
    DECK,
    EVENT_IDS,
    MOST_CELLS,
    OBJECTIVE_IDS,
    PLANET_IDS,
    SECTORS,
    SIDE,
    TILE_IDS,
    TRACKS,
    TURNS,
)

MOST_ROVERS = 5  # the four of Horizon Group and one from an event


# --- things with names


class Planet(Ids):
    label = "planet"
    ids = PLANET_IDS


class Corporation(Ids):
    label = "corporation"
    ids = CORPORATION_IDS


class Tile(Ids):
    label = "tile"
    ids = TILE_IDS


class CivCard(Ids):
    label = "civ_card"
    ids = CIV_IDS


class EventCard(Ids):
    label = "event_card"
    ids = EVENT_IDS


class Objective(Ids):
    """A card by its competitive side."""

    label = "objective"
    ids = OBJECTIVE_IDS


class PrivateObjective(Ids):
    """The same card by its private side."""

    label = "private_objective"
    ids = OBJECTIVE_IDS


class Track(Ids):
    """A track or its marker."""

    label = "track"
    ids = TRACKS


class Turn(Ids):
    label = "turn"
    ids = TURNS


class Letter(Ids):
    """A technology of Jump Drive."""

    label = "letter"
    ids = ("A", "B", "C", "D", "E", "F")


class Compartment(Code):
    """Of a storage."""

    LARGE = 0
    SMALL = 1


class Direction(Ids):
    """Where a rover drives."""

    label = "direction"
    ids = ("up", "right", "down", "left", "up-right", "down-right", "down-left", "up-left")


class Way(Ids):
    """Where a marker of Makeshift goes."""

    label = "way"
    ids = ("up", "up-left", "up-right", "left", "right")


class Bonus(Ids):
    """Of a biomass cell of Wormhole Corp.; the first ones as the table CHOICE_TRACK counts."""

    label = "bonus"
    ids = ("boost", *TRACKS, "patch")


class Color(Code):
    """Of an event card."""

    GREEN = 0
    ORANGE = 1
    RED = 2


# --- things with numbers


class Square(Numbers):
    low, high = 0, SIDE * SIDE - 1


class Line(Numbers):
    """A row or a column, as moves and events count them."""

    low, high = 1, SIDE


class RoverNumber(Numbers):
    low, high = 1, MOST_ROVERS


class Cell(Numbers):
    """Along a marker's way; 0 is where it begins."""

    low, high = 0, MOST_CELLS - 1


class Level(Numbers):
    """Of a civ card."""

    low, high = 1, CIV_LEVELS


class Sector(Numbers):
    low, high = 0, SECTORS - 1


class Count(Numbers):
    low, high = 0, 127


class Amount(Numbers):
    low, high = 0, 32767


# --- where the game stands


class Cause(Code):
    """Why something moves."""

    STATION = 0  # of a tile that was taken
    ENERGY = 1  # an energy station
    BOOST = 2
    CIV_CARD = 3
    EVENT_CARD = 4
    TECHNOLOGY = 5
    CORPORATION = 6  # its own rule
    CELL = 7  # what the cell of a track gives
    ROVER = 8  # comes to the square
    TILE = 9  # is laid on the square
    PATCH = 10
    METEORITE = 11  # falls on the square
    END = 12  # of the game


class Gain(Code):
    """What a player may gain and use up."""

    BOOST = 0
    PATCH = 1
    MOVEMENT = 2
    ROVER = 3  # to be put on the planet
    REPOSITION = 4  # of a life pod
    METEORITE = 5  # to be collected from anywhere


class Phase(Code):
    SETUP = 0
    START = 1  # technologies of the start of the round
    TURN = 2  # the station turns
    EVENT = 3
    EVENT_CARDS = 4  # civ cards that the event brought
    TILES = 5
    CARDS = 6  # civ cards of the round, clockwise from the commander
    END = 7  # what is left to do before scoring
    END_CARDS = 8
    OVER = 9


class Stage(Code):
    """What the hub of a seat is about."""

    IDLE = 0
    TAKE = 1  # a tile must be taken
    PLACE = 2  # the tile in hand must be placed
    FREE = 3  # resolve what is pending, then done


class Quiet(Code):
    """What an advance leaves out. Only one that leaves out nothing may be a step sideways (Makeshift)."""

    NOTHING = 0
    BOOSTS = 1
    ALL = 2  # every bonus


class Extra(Code):
    """Which tile is being taken or placed."""

    NO = 0  # the tile of the round
    WITH_STATIONS = 1  # an extra tile of a civ card
    WITHOUT_STATIONS = 2


class Right(Code):
    """By which a rover is teleported."""

    CARD = 0
    TERRAIN = 1
    STATIONS = 2


# --- the values of options


class PlanetChoice(Ids):
    label = "option-planet"
    ids = (*PLANET_IDS, "random")


class CorporationChoice(Ids):
    label = "option-corporation"
    ids = (*CORPORATION_IDS, "random")


class RingChoice(Ids):
    label = "option-inner_ring"
    ids = ("random", *map(str, range(SECTORS)))


# Numbers of event cards go round from their defaults: 7, 8, …, 20, 0, 1, …
GREEN_DEFAULT, RED_DEFAULT = 7, 6


class GreenChoice(Ids):
    label = "option-green"
    ids = tuple(str((GREEN_DEFAULT + i) % (DECK + 1)) for i in range(DECK + 1))


class RedChoice(Ids):
    label = "option-red"
    ids = tuple(str((RED_DEFAULT + i) % (DECK + 1)) for i in range(DECK + 1))
