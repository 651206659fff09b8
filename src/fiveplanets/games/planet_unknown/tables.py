"""The constant tables that the rules read, made from the components.

A board is twelve rows; a set of squares is a bit a column for each row. Square number = 12 * row + column.
"""

from collections.abc import Sequence
from typing import Any, get_args

from fiveplanets.core.codes import Code
from fiveplanets.core.rules import Changeable

from .data import COMPONENTS
from .schema import (
    MOST_CELLS,
    MOST_PASSAGES,
    MOST_SQUARES,
    ROWS,
    SECTORS,
    SIDE,
    TERRAINS,
    TRACKS,
    CivEffect,
    Competition,
    Condition,
    Corporation,
    CorporationRule,
    EventEffect,
    Planet,
    PlanetRule,
    Shape,
    TechnologyEffect,
)

Point = tuple[int, int]

ALL_COLUMNS = (1 << SIDE) - 1


def _enum(name: str, literal: Any) -> Any:
    """The names of a Literal as numbers from 0."""
    code: Any = Code  # a checker does not know that enums can be made like this
    return code(name, {word.upper(): number for number, word in enumerate(get_args(literal))})


class Terrain(Code):
    """The first five are also the tracks and their markers."""

    CIV = 0
    WATER = 1
    BIOMASS = 2
    ROVER = 3
    TECH = 4
    ENERGY = 5


assert tuple(t.name.lower() for t in Terrain) == TERRAINS

PlanetKind = _enum("PlanetKind", PlanetRule)
Special = _enum("Special", CorporationRule)
Tech = _enum("Tech", TechnologyEffect)  # a technology is known by its effect
Civ = _enum("Civ", CivEffect.__annotations__["type"])
Happening = _enum("Happening", EventEffect.__annotations__["type"])
Metric = _enum("Metric", Competition.__annotations__["metric"])
Goal = _enum("Goal", Condition.__annotations__["type"])

TRACK_COUNT = len(TRACKS)
ALL_TRACKS = (1 << TRACK_COUNT) - 1
TERRAIN_COUNT = len(TERRAINS)

# --- tiles: shape s turned by t (four quarter turns, then the same mirrored) has SIZE[s] squares

TILE_IDS = tuple(COMPONENTS.tiles)
_TILES = tuple(COMPONENTS.tiles.values())
_SHAPE_IDS = (*COMPONENTS.station.large_ring, *COMPONENTS.station.small_ring)  # a compartment holds one shape
_SHAPES = tuple(COMPONENTS.shapes[shape] for shape in _SHAPE_IDS)
TURNS = ("none", "quarter", "half", "back", "mirror", "mirror-quarter", "mirror-half", "mirror-back")

TILE_SHAPE = tuple(_SHAPE_IDS.index(tile.shape) for tile in _TILES)
TILE_AREA = tuple((TERRAINS.index(tile.area_a), TERRAINS.index(tile.area_b)) for tile in _TILES)
TILE_METEOR = tuple(int(tile.meteor) for tile in _TILES)
COMPARTMENTS = 2 * SECTORS  # first the large ones, then the small ones
STACK_TILES = tuple(tuple(number for number, tile in enumerate(_TILES) if tile.shape == shape) for shape in _SHAPE_IDS)
SEAT_SECTORS = tuple(
    tuple(sectors) + (0,) * (SECTORS - len(sectors)) for sectors in ([0], *COMPONENTS.station.seats)
)  # [players][seat]: the sector of the seat's pointer (PU-R03)


def _cells(shape: Shape) -> list[tuple[int, int, int]]:
    """(x, y, area) of every square."""
    return [(x, y, area) for area, name in enumerate("ab") for x, y in shape.squares(name)]


def _turned(squares: list[Point], turn: int) -> list[Point]:
    """The squares after a mirroring and quarter turns, moved into the top left corner; their order stays."""
    if turn >= 4:
        squares = [(-x, y) for x, y in squares]
    for _ in range(turn % 4):
        squares = [(-y, x) for x, y in squares]
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return [(x - left, y - top) for x, y in squares]


def _padded(values: Sequence[int], size: int = MOST_SQUARES) -> tuple[int, ...]:
    return (*values, *([0] * (size - len(values))))


def _distinct(shape: Shape) -> tuple[int, ...]:
    """1 for each turn that looks different from those before it, its areas, stations and meteor symbol included."""
    cells = [cell[:2] for cell in _cells(shape)]
    stations = (shape.station("a"), shape.station("b"))
    marks = [(area, (x, y) in stations, (x, y) == tuple(shape.meteor)) for x, y, area in _cells(shape)]
    looks = [frozenset(zip(_turned(cells, turn), marks, strict=True)) for turn in range(8)]
    return tuple(int(look not in looks[:turn]) for turn, look in enumerate(looks))


SIZE = tuple(len(_cells(shape)) for shape in _SHAPES)
TURN_COUNTS = tuple(_distinct(shape) for shape in _SHAPES)
_AT = [[_turned([cell[:2] for cell in _cells(shape)], turn) for turn in range(8)] for shape in _SHAPES]
CELL_COLUMN = tuple(tuple(_padded([x for x, _ in at]) for at in turns) for turns in _AT)  # [shape][turn][square]
CELL_ROW = tuple(tuple(_padded([y for _, y in at]) for at in turns) for turns in _AT)
CELL_AREA = tuple(_padded([area for _, _, area in _cells(shape)]) for shape in _SHAPES)  # [shape][square]
HEIGHT = tuple(tuple(1 + max(y for _, y in at) for at in turns) for turns in _AT)
WIDTH = tuple(tuple(1 + max(x for x, _ in at) for at in turns) for turns in _AT)
SHAPE_ROW = tuple(  # [shape][turn][row]: its squares there, a bit a column
    tuple(_padded([sum(1 << x for x, y in at if y == row) for row in range(MOST_SQUARES)]) for at in turns)
    for turns in _AT
)
STATION_CELL = tuple(
    tuple([cell[:2] for cell in _cells(shape)].index(shape.station(area)) for area in "ab") for shape in _SHAPES
)  # [shape][area]: which square carries the station
METEOR_CELL = tuple([cell[:2] for cell in _cells(shape)].index(shape.meteor) for shape in _SHAPES)

# --- planets

PLANET_IDS = tuple(COMPONENTS.planets)
PLANET_COUNT = len(PLANET_IDS)
_PLANETS = tuple(COMPONENTS.planets.values())


def _rows(grid: Sequence[str], marks: str) -> tuple[int, ...]:
    """The squares of a grid that carry one of these marks, a row mask each."""
    return tuple(sum(1 << c for c in range(SIDE) if grid[r][c] in marks) for r in range(SIDE))


_NO_SQUARE = ".Hv"
_LAND = "#orkcxeO"


def _outside(grid: Sequence[str], row: int, column: int) -> bool:
    return not (0 <= row < SIDE and 0 <= column < SIDE) or grid[row][column] == "."


def _perimeter(grid: Sequence[str]) -> tuple[int, ...]:
    """PU-R13, PU-R90: squares with a side to the outside; holes and the void inside are no outside."""
    return tuple(
        sum(
            1 << c
            for c in range(SIDE)
            if grid[r][c] not in _NO_SQUARE
            and any(_outside(grid, r + dr, c + dc) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))
        )
        for r in range(SIDE)
    )


def _parts(planet: Planet) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The two parts that one tile may not both cover: ice and land of K-273, the sides of Tartarus' chasm."""
    if planet.rule == "ice_or_land":
        return _rows(planet.grid, "~"), _rows(planet.grid, _LAND)
    if planet.rule == "chasm":
        return _rows(planet.regions, "L"), _rows(planet.regions, "R")
    return (ALL_COLUMNS,) * SIDE, (0,) * SIDE


def _bans(planet: Planet) -> tuple[tuple[int, ...], ...]:
    """[terrain][row]: where Persephone forbids stations of a type."""
    bans = [[0] * SIDE for _ in TERRAINS]
    for zone in planet.zones:
        columns = sum(1 << c for c in range(zone.columns[0], zone.columns[1] + 1))
        for row in range(zone.rows[0], zone.rows[1] + 1):
            bans[TERRAINS.index(zone.forbidden_station)][row] |= columns
    return tuple(map(tuple, bans))


# Beyond the squares. Compiled tables are as wide as the numbers in them, and a pack may name the last square.
_NO_PASSAGE = (SIDE * SIDE, SIDE * SIDE)


def _passages(planet: Planet) -> tuple[tuple[int, ...], ...]:
    """Pairs of squares (from, to) between which a rover may cross the chasm diagonally."""
    pairs = [tuple(SIDE * r + c for r, c in passage) for passage in planet.diagonal_passages]
    both_ways = [*pairs, *((b, a) for a, b in pairs)]
    return tuple(both_ways + [_NO_PASSAGE] * (2 * MOST_PASSAGES - len(both_ways)))


PLANET_KIND = tuple(PlanetKind[planet.rule.upper()].value for planet in _PLANETS)
PLANET_RESTRICTS = tuple(int(planet.restriction) for planet in _PLANETS)
SQUARES = tuple(tuple(ALL_COLUMNS & ~row for row in _rows(planet.grid, _NO_SQUARE)) for planet in _PLANETS)
ROW_SIZE = tuple(tuple(row.bit_count() for row in rows) for rows in SQUARES)
COLUMN_SIZE = tuple(tuple(sum(row >> column & 1 for row in rows) for column in range(SIDE)) for rows in SQUARES)
ICE = tuple(_rows(planet.grid, "~") for planet in _PLANETS)
PODS = tuple(_rows(planet.grid, "oO") for planet in _PLANETS)
PERIMETER = tuple(_perimeter(planet.grid) for planet in _PLANETS)
FIRST = tuple(  # what the first piece must cover a square of
    _rows(planet.grid, "k") if planet.rule == "start_at_centre" else _perimeter(planet.grid) for planet in _PLANETS
)
OFF_RING = tuple(tuple(ALL_COLUMNS & ~row for row in _rows(planet.grid, "r")) for planet in _PLANETS)
CITIES = tuple(_rows(planet.grid, "c") for planet in _PLANETS)
TOXIC = tuple(_rows(planet.grid, "x") for planet in _PLANETS)
CURRENTS = tuple(_rows(planet.grid, "eO") for planet in _PLANETS)
PARTS = tuple(_parts(planet) for planet in _PLANETS)
STATION_BANS = tuple(_bans(planet) for planet in _PLANETS)
PASSAGES = tuple(_passages(planet) for planet in _PLANETS)
_REGIONS = "ABC"
REGION_COUNT = len(_REGIONS)
REGIONS = tuple(
    tuple(_rows(planet.regions, name) if planet.region_medals else (0,) * SIDE for name in _REGIONS)
    for planet in _PLANETS
)
REGION_MEDALS = tuple(planet.region_medals for planet in _PLANETS)
CITY_MEDALS = tuple(planet.city_medals for planet in _PLANETS)
ROW_MEDALS = tuple(tuple(planet.row_medals) for planet in _PLANETS)
COLUMN_MEDALS = tuple(tuple(planet.column_medals) for planet in _PLANETS)

# --- corporations: [corporation][track][cell]

CORPORATION_IDS = tuple(COMPONENTS.corporations)
CORPORATION_COUNT = len(CORPORATION_IDS)
_CORPORATIONS = tuple(COMPONENTS.corporations.values())
TOP = ROWS - 1  # the last row of the boards


def _path(corporation: Corporation, track: str) -> list[tuple[str, int]]:
    """The (track, cell) of every cell that a marker enters, one after another."""
    if track == "water" and corporation.water_path:
        return [(cell.track, cell.row) for cell in corporation.water_path]
    return [(track, cell) for cell in range(len(corporation.track(track).medals))]


def _rows_along(corporation: Corporation, track: str) -> list[tuple[str, int]]:
    """The (track, row of the board) of every cell along a marker's way: cells are rows if nothing else is said."""
    return [
        (name, corporation.track(name).rows[cell] if corporation.track(name).rows else cell)
        for name, cell in _path(corporation, track)
    ]


def _along(corporation: Corporation, track: str, field: str, only_own: bool = False) -> tuple[int, ...]:
    """One kind of entry of the cells along a marker's way."""
    found = []
    for name, cell in _path(corporation, track):
        cells = getattr(corporation.track(name), field)
        found.append(int(cells[cell]) if cells and not (only_own and name != track) else 0)
    return _padded(found, MOST_CELLS)


def _table(field: str, only_own: bool = False) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(tuple(_along(c, track, field, only_own) for track in TRACKS) for c in _CORPORATIONS)


SPECIAL = tuple(Special[corporation.rule.upper()].value for corporation in _CORPORATIONS)
ROVERS = tuple(corporation.rovers for corporation in _CORPORATIONS)
LAST = tuple(tuple(len(_path(c, track)) - 1 for track in TRACKS) for c in _CORPORATIONS)
PLACE = tuple(  # which cell of the board a marker's cell is: 16 * track + row
    tuple(
        _padded([ROWS * TRACKS.index(name) + row for name, row in _rows_along(c, track)], MOST_CELLS)
        for track in TRACKS
    )
    for c in _CORPORATIONS
)
ROW = tuple(tuple(tuple(place % ROWS for place in places) for places in tracks) for tracks in PLACE)
MEDALS = _table("medals", only_own=True)
BOOST = _table("boost")
CIV_CARD = _table("civ_card")
ROVER_SPAWN = _table("rover_spawn")
ROVER_MOVE = _table("rover_move")
PATCH = _table("biomass_patch")
TECH_LEVEL = _table("tech_level")
CHOICE_TRACK = tuple(  # of a cell with a choice of bonuses: the track to advance + 1; 0: a boost instead
    tuple(
        _padded([TRACKS.index(name) + 1 if name else 0 for name in c.track(track).advance], MOST_CELLS)
        for track in TRACKS
    )
    for c in _CORPORATIONS
)
CHOOSES = tuple(tuple(int(c.track(track).choose_one) for track in TRACKS) for c in _CORPORATIONS)
REPEAT = tuple(c.rover.repeat_at_top for c in _CORPORATIONS)

TECHNOLOGY_IDS = tuple(COMPONENTS.technologies)
TECHNOLOGY_LEVELS = 6


def _tech_bit(corporation: str, level: int) -> int:
    """The technology of a level as a bit; levels count from 1."""
    for technology in COMPONENTS.technologies.values():
        if (technology.corporation, technology.level) == (corporation, level):
            return 1 << Tech[technology.effect.upper()]
    return 0


def _technology(corporation: str, level: int) -> int:
    """The number of a technology, or -1."""
    for number, technology in enumerate(COMPONENTS.technologies.values()):
        if (technology.corporation, technology.level) == (corporation, level):
            return number
    return -1


TECHNOLOGY = tuple(  # [corporation][level]
    tuple(_technology(key, level) for level in range(TECHNOLOGY_LEVELS + 1)) for key in CORPORATION_IDS
)
TECH_BIT = tuple(  # [corporation][level]
    tuple(_tech_bit(key, level) for level in range(TECHNOLOGY_LEVELS + 1)) for key in CORPORATION_IDS
)

# --- cards

CIV_IDS = tuple(COMPONENTS.civ_cards)
_CIV = tuple(COMPONENTS.civ_cards.values())
CIV_LEVELS = 4
ANY_LEVEL = CIV_LEVELS + 1  # a card of whatever level
CIV_LEVEL = tuple(card.level for card in _CIV)
LEVEL_CARDS = tuple(
    sum(1 << i for i, card in enumerate(_CIV) if card.level == level) for level in range(CIV_LEVELS + 1)
)
KEPT_CARDS = tuple(  # those of a level that lie face down before a player until the game ends
    sum(1 << i for i, card in enumerate(_CIV) if card.level == level and card.timing != "immediate")
    for level in range(CIV_LEVELS + 1)
)
CIV_IMMEDIATE = tuple(int(card.timing == "immediate") for card in _CIV)
CIV_MEDALS = tuple(card.medals for card in _CIV)
CIV_EFFECT = tuple(Civ[card.effect.type.upper()].value for card in _CIV)
CIV_MARKERS = tuple(card.effect.different_markers for card in _CIV)
CIV_STEPS = tuple(card.effect.steps_each for card in _CIV)
CIV_COUNT = tuple(card.effect.count for card in _CIV)
CIV_CELL = tuple(card.effect.cell for card in _CIV)
CIV_WITH_STATIONS = tuple(int(card.effect.advance_for_stations) for card in _CIV)
CIV_MEDALS_EACH = tuple(card.effect.medals_each for card in _CIV)
_SETS = ("", "meteorite_repo", "commerce_agreement")
CIV_SET = tuple(_SETS.index(card.effect.set) for card in _CIV)
METEORITE_SET, COMMERCE_SET = 1, 2
METEORITE_MEDALS = tuple(COMPONENTS.sets["meteorite_repo"].medals)  # for every three, by the number of set cards
COMMERCE_MEDALS = tuple(COMPONENTS.sets["commerce_agreement"].medals)  # in all, by the number of set cards

OBJECTIVE_IDS = tuple(COMPONENTS.objectives)
OBJECTIVE_COUNT = len(OBJECTIVE_IDS)
_OBJECTIVES = tuple(COMPONENTS.objectives.values())


def _terrain(name: str | None) -> int:
    return TERRAINS.index(name) if name else 0


METRIC = tuple(Metric[o.competitive.metric.upper()].value for o in _OBJECTIVES)
METRIC_TERRAIN = tuple(_terrain(o.competitive.terrain) for o in _OBJECTIVES)
METRIC_SIGN = tuple(1 if o.competitive.direction == "most" else -1 for o in _OBJECTIVES)
GOAL = tuple(Goal[o.private.type.upper()].value for o in _OBJECTIVES)
GOAL_TERRAIN = tuple(_terrain(o.private.terrain) for o in _OBJECTIVES)
GOAL_SIZE = tuple(o.private.size for o in _OBJECTIVES)
GOAL_AT_LEAST = tuple(o.private.at_least for o in _OBJECTIVES)
GOAL_AT_MOST = tuple(o.private.at_most for o in _OBJECTIVES)
POINTS = COMPONENTS.points
OBJECTIVE_MEDALS = Changeable(POINTS.objective)
TIE_MEDALS = Changeable(POINTS.objective_tie)
POD_MEDALS = Changeable(POINTS.life_pod)
METEORITES_PER_MEDAL = Changeable(POINTS.meteorites_per_medal)

EVENT_IDS = tuple(COMPONENTS.events)
EVENT_COUNT = len(EVENT_IDS)
_EVENTS = tuple(COMPONENTS.events.values())
COLORS = ("green", "orange", "red")
EVENT_COLOR = tuple(COLORS.index(e.color) for e in _EVENTS)
EVENT_SOLO = tuple(int(e.solo_only) for e in _EVENTS)
EVENT_KIND = tuple(Happening[e.effect.type.upper()].value for e in _EVENTS)
EVENT_TRACKS = tuple(sum(1 << TRACKS.index(t) for t in e.effect.choose_one_of) for e in _EVENTS)
EVENT_STEPS = tuple(e.effect.steps for e in _EVENTS)
EVENT_SILENT = tuple(int(not e.effect.gain_bonuses) for e in _EVENTS)
EVENT_TERRAIN = tuple(_terrain(e.effect.terrain) for e in _EVENTS)
DECK = 20  # events (PU-R64)
_TARGET = COMPONENTS.solo_target
TARGET_BASE = Changeable(_TARGET.base)
TARGET_FROM = tuple(_TARGET.cards_from)
TARGET_CHANGE = (tuple(_TARGET.green), tuple(_TARGET.orange), tuple(_TARGET.red))  # by colour
TARGET_BANDS = tuple(_TARGET.bands)
