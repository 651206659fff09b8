"""The shape of components.toml, with the bounds of every field. What fields must fit one another is in checks.py.

Packs change values, never how many there are of anything: what can have fewer has a greatest number here.
A list with one number a cell (`medals`, `boost`, …) is empty or as long as its track: cell 0 is the first.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from fiveplanets.core.components import PLAIN_NAME, SourceName

TrackName = Literal["civ", "water", "biomass", "rover", "tech"]
TerrainName = Literal["civ", "water", "biomass", "rover", "tech", "energy"]

TRACKS = get_args(TrackName)  # from left to right, as on every corporation board
TERRAINS = get_args(TerrainName)  # the terrain of a track has the number of the track

SIDE = 12  # rows and columns of a planet
SECTORS = 6  # of the space station
STACK = 12  # tiles in a compartment
MOST_SQUARES = 5  # of a tile
MOST_PLANET_SQUARES = 96
MOST_LAID = 36  # tiles on a planet: 12 of two squares and 24 of three fill the largest
ROWS = 16  # of a corporation board
MOST_CELLS = 24  # of the longest track, the water track of Oasis Ultd.
MOST_OWN_ROVERS = 4
SET_CARDS = 4  # of one set

Note = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=60, pattern=PLAIN_NAME)]
Medals = Annotated[int, Meta(ge=0, le=50)]
Change = Annotated[int, Meta(ge=-50, le=50)]
Digit = Annotated[int, Meta(ge=0, le=9)]
OneOrNone = Annotated[int, Meta(ge=0, le=1)]
Index = Annotated[int, Meta(ge=0, lt=SIDE)]  # of a row or a column
Row = Annotated[int, Meta(ge=0, lt=ROWS)]
Difficulty = Annotated[int, Meta(ge=1, le=4)]


class Station(Struct, forbid_unknown_fields=True):
    """The rings of the space station, clockwise; the inner one may be turned before the game (PU-R06)."""

    large_ring: Annotated[list[str], Meta(min_length=SECTORS, max_length=SECTORS)]
    small_ring: Annotated[list[str], Meta(min_length=SECTORS, max_length=SECTORS)]
    # By the number of players - 1: the sector of each seat (PU-R03).
    seats: Annotated[list[list[Annotated[int, Meta(ge=0, lt=SECTORS)]]], Meta(min_length=SECTORS, max_length=SECTORS)]
    source: SourceName


class Shape(Struct, forbid_unknown_fields=True):
    """`a` and `b` are the squares of the two areas, a capital letter is the station of its area."""

    picture: Annotated[
        list[Annotated[str, Meta(pattern=r"\A[abAB.]{1,5}\Z")]], Meta(min_length=1, max_length=MOST_SQUARES)
    ]
    meteor: tuple[Digit, Digit]  # (x, y) of the meteor symbol, on tiles that have one
    source: SourceName

    def squares(self, area: str) -> list[tuple[int, int]]:
        """The (x, y) of the squares of area "a" or "b", row by row."""
        return [(x, y) for y, row in enumerate(self.picture) for x, mark in enumerate(row) if mark.lower() == area]

    def station(self, area: str) -> tuple[int, int]:
        """The (x, y) of the station of area "a" or "b"."""
        return next((x, y) for x, y in self.squares(area) if self.picture[y][x].isupper())


class Tile(Struct, forbid_unknown_fields=True):
    shape: str
    area_a: TerrainName
    area_b: TerrainName
    meteor: bool
    source: SourceName


class Zone(Struct, forbid_unknown_fields=True):
    """Persephone: where a type of station is forbidden. First and last row and column."""

    rows: tuple[Index, Index]
    columns: tuple[Index, Index]
    forbidden_station: TerrainName


PlanetRule = Literal[
    "none",
    "ring",  # Arashi
    "three_planets",  # Cerberus
    "start_at_centre",  # Charybdis
    "cities",  # Gaia
    "ice_or_land",  # K-273
    "toxic",  # K'Aax
    "holes",  # Lacuna
    "slide",  # Pajitnov
    "zones",  # Persephone
    "currents",  # Petra
    "chasm",  # Tartarus
]


Line = Annotated[str, Meta(min_length=SIDE, max_length=SIDE)]
Grid = Annotated[list[Line], Meta(min_length=SIDE, max_length=SIDE)]
LineMedals = Annotated[list[Digit], Meta(min_length=SIDE, max_length=SIDE)]
Square = tuple[Index, Index]
MOST_ZONES = 8
MOST_PASSAGES = 2


class Planet(Struct, forbid_unknown_fields=True):
    """The marks of the grid: `.` no square, `#` land, `~` ice, `o` land with a life pod.

    Land too: `r` ring, `k` crater, `c` city, `x` toxic, `e` current, `O` current with a life pod. `H` hole and `v` void
    are no squares, and no outside either: they make no perimeter.
    """

    difficulty: Difficulty
    rule: PlanetRule
    restriction: bool  # has the crossed circle: to be ignored where it would end the game (PU-R51)
    grid: Grid
    row_medals: LineMedals
    column_medals: LineMedals
    source: SourceName
    zones: Annotated[list[Zone], Meta(max_length=MOST_ZONES)] = []
    # Like the grid: which of the three planets (A, B, C), which side of the chasm (L, R).
    regions: Annotated[list[Line], Meta(max_length=SIDE)] = []
    region_medals: Digit = 0  # for each region that is covered completely
    city_medals: Digit = 0  # for each city that is not covered
    # (row, column) pairs across the chasm
    diagonal_passages: Annotated[list[tuple[Square, Square]], Meta(max_length=MOST_PASSAGES)] = []
    name_en: Name | None = None  # as in our texts
    name_ru: Name | None = None
    note: Note = ""


class Track(Struct, forbid_unknown_fields=True):
    medals: Annotated[list[Medals], Meta(min_length=2, max_length=ROWS)]
    boost: Annotated[list[OneOrNone], Meta(max_length=ROWS)] = []
    civ_card: Annotated[list[Annotated[int, Meta(ge=0, le=4)]], Meta(max_length=ROWS)] = []  # the level of the civ card
    rover_spawn: Annotated[list[OneOrNone], Meta(max_length=ROWS)] = []
    rover_move: Annotated[list[Digit], Meta(max_length=ROWS)] = []  # movement points
    biomass_patch: Annotated[list[OneOrNone], Meta(max_length=ROWS)] = []
    tech_level: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], Meta(max_length=ROWS)] = []
    advance: Annotated[list[TrackName | Literal[""]], Meta(max_length=ROWS)] = []  # a step on another track
    rows: Annotated[list[Row], Meta(max_length=ROWS)] = []  # on which the cells lie, if not one after another
    choose_one: bool = False  # the bonuses of a cell are a choice (Wormhole Corp.)
    repeat_at_top: Digit = 0  # movement points for a rover station when the marker cannot go on (PU-R22)


class PathCell(Struct, forbid_unknown_fields=True):
    track: TrackName
    row: Row


CorporationRule = Literal[
    "none",
    "life_pods_on_tracks",
    "flux_token",
    "deliver_meteorites",
    "life_pods_on_technologies",
    "diagonal_markers",
    "winding_water_track",
    "regress_on_civ_milestone",
    "biomass_choice_track",
]


class Corporation(Struct, forbid_unknown_fields=True):
    difficulty: Difficulty
    rovers: Annotated[int, Meta(ge=1, le=MOST_OWN_ROVERS)]
    rule: CorporationRule
    civ: Track
    water: Track
    biomass: Track
    rover: Track
    tech: Track
    source: SourceName
    # Oasis Ultd.: the cells that the water marker enters, one after another.
    water_path: Annotated[list[PathCell], Meta(max_length=MOST_CELLS)] = []
    name_en: Name | None = None  # as in our texts
    name_ru: Name | None = None
    note: Note = ""

    def track(self, name: str) -> Track:
        return getattr(self, name)


TechnologyEffect = Literal[
    "ignore_adjacency",
    "store_patches",
    "more_rover_movement",
    "double_water",
    "no_meteorites",
    "rovers_move_diagonally",
    "reposition_three_pods",
    "reposition_pod_after_energy",
    "rovers_free_on_energy",
    "reposition_pod",
    "movement_for_rovers_on_flux",
    "advance_flux_to_milestone",
    "improve_flux_track",
    "collect_meteorite_after_flux",
    "advance_flux",
    "rover_tiles_ignore_adjacency",
    "movement_for_loaded_rovers",
    "patch_for_meteorite",
    "destroy_load_on_water",
    "advance_rover",
    "boost_instead_of_patch",
    "teleport_to_same_terrain",
    "boost_advances_twice",
    "tech_station_as_energy",
    "gain_row_of_bonuses",
    "add_common_objective",
    "civ_and_tech_are_neighbours",
    "more_movement_with_two_on_rover_track",
    "shift_sideways",
    "move_a_marker_down",
    "score_highest_on_track",
    "skip_occupied_cells",
    "movement_for_rovers_on_water",
    "advance_water_without_ice",
    "patch_after_water",
    "boost_after_water",
    "movement_for_civ_tile",
    "see_card_of_next_level",
    "teleport_between_civ_stations",
    "boost_at_civ_milestone",
    "take_two_cards_at_end",
    "restart_biomass_track",
    "patches_over_tiles",
    "two_patches",
    "patches_destroy_meteorites",
]


class Technology(Struct, forbid_unknown_fields=True):
    corporation: str
    level: Annotated[int, Meta(ge=1, le=6)]  # Jump Drive's A to F are 1 to 6
    effect: TechnologyEffect
    source: SourceName
    name_en: Name | None = None  # as in our texts
    name_ru: Name | None = None


class CivEffect(Struct, forbid_unknown_fields=True):
    type: Literal[
        "medals",
        "advance",
        "advance_all_to",
        "gain_patch",
        "rover_move",
        "extra_tile",
        "collect_life_pods",
        "teleport_rover",
        "destroy_meteorites_in_line",
        "destroy_meteorites",
        "medals_per_patch",
        "medals_per_life_pod",
        "set",
    ]
    different_markers: Annotated[int, Meta(ge=0, le=5)] = 0
    steps_each: Digit = 0
    cell: Row = 0  # of advance_all_to
    count: Digit = 0  # patches, movement points, life pods, meteorites
    advance_for_stations: bool = False
    medals_each: Digit = 0  # for a life pod it replaces the usual medal
    set: Literal["", "meteorite_repo", "commerce_agreement"] = ""


class CivCard(Struct, forbid_unknown_fields=True):
    level: Annotated[int, Meta(ge=1, le=4)]
    timing: Literal["immediate", "end_of_game"]
    medals: Medals
    effect: CivEffect
    source: SourceName
    name_en: Name | None = None  # as in our texts
    name_ru: Name | None = None


class CardSet(Struct, forbid_unknown_fields=True):
    # By the number of set cards owned: for every 3 meteorites, or in all.
    medals: Annotated[list[Medals], Meta(min_length=SET_CARDS + 1, max_length=SET_CARDS + 1)]
    source: SourceName


class Competition(Struct, forbid_unknown_fields=True):
    metric: Literal[
        "stations_on_perimeter",
        "largest_area_squares",
        "number_of_areas",
        "stations_on_planet",
        "collected_meteorites",
        "collected_life_pods",
        "markers_at_end_of_track",
    ]
    direction: Literal["most", "least"]
    terrain: TerrainName | None = None
    name_en: Name | None = None  # as in our texts
    name_ru: Name | None = None


class Condition(Struct, forbid_unknown_fields=True):
    type: Literal[
        "rectangle",
        "area_with_stations",
        "marker_at_end_of_track",
        "stations_on_planet",
        "all_ice_covered",
        "all_land_covered",
        "collected_meteorites",
        "more_life_pods_than_meteorites",
    ]
    terrain: TerrainName | None = None  # or the track
    size: tuple[Digit, Digit] = (0, 0)  # of the rectangle, either way round
    at_least: Annotated[int, Meta(ge=0, le=50)] = 0
    at_most: Annotated[int, Meta(ge=0, le=50)] = 0
    name_en: Name | None = None  # as in our texts
    name_ru: Name | None = None


class Objective(Struct, forbid_unknown_fields=True):
    """A two-sided card. Which two sides belong together is not confirmed by the rulebook."""

    competitive: Competition
    private: Condition
    source: SourceName


class EventEffect(Struct, forbid_unknown_fields=True):
    type: Literal[
        "extra_rover",
        "add_civ_cards",
        "add_objective",
        "advance",
        "rotate_station",
        "gain_patch",
        "boost",
        "collect_life_pod",
        "collect_meteorite",
        "regress",
        "add_meteorite",
        "rover_ban",
        "no_perimeter",
        "one_station_only",
        "no_milestones",
        "discard_objective",
        "destroy_rover",
        "remove_civ_cards",
        "destroy_life_pod_on_planet",
        "destroy_collected_life_pod",
        "destroy_collected_meteorite",
        "remove_stack",
        "boost_or_peek",
        "no_matching_neighbours",
        "no_ice",
        "no_boosts",
    ]
    choose_one_of: Annotated[list[TrackName], Meta(max_length=len(TRACKS))] = []
    steps: Digit = 0
    gain_bonuses: bool = True
    terrain: TerrainName | None = None


class EventCard(Struct, forbid_unknown_fields=True):
    color: Literal["green", "orange", "red"]
    solo_only: bool
    effect: EventEffect
    source: SourceName
    name_en: Name | None = None  # as in our texts
    name_ru: Name | None = None


TARGET_LINES = 5
BANDS = 6  # a text for each, and one for what is below

TargetChanges = Annotated[list[Change], Meta(min_length=TARGET_LINES, max_length=TARGET_LINES)]


class SoloTarget(Struct, forbid_unknown_fields=True):
    """What the points of a solo game are compared with (PU-R63)."""

    base: Annotated[int, Meta(ge=0, le=200)]
    # The least number of cards of a colour for each entry of the three lists.
    cards_from: Annotated[
        list[Annotated[int, Meta(ge=0, le=20)]], Meta(min_length=TARGET_LINES, max_length=TARGET_LINES)
    ]
    red: TargetChanges
    orange: TargetChanges
    green: TargetChanges
    bands: Annotated[list[Change], Meta(min_length=BANDS, max_length=BANDS)]  # the least difference, from the second on
    source: SourceName


class Points(Struct, forbid_unknown_fields=True):
    objective: Medals
    objective_tie: Medals
    life_pod: Medals
    meteorites_per_medal: Annotated[int, Meta(ge=1, le=20)]
    source: SourceName


class Components(Struct, forbid_unknown_fields=True):
    sources: dict[str, Note]
    station: Station
    points: Points
    solo_target: SoloTarget
    shapes: dict[str, Shape]
    tiles: dict[str, Tile]
    planets: dict[str, Planet]
    corporations: dict[str, Corporation]
    technologies: dict[str, Technology]
    civ_cards: dict[str, CivCard]
    sets: dict[str, CardSet]
    objectives: dict[str, Objective]
    events: dict[str, EventCard]
