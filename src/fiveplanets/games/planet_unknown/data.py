"""The shape of components.toml. The constant tables that the rules read are made from it in tables.py.

A list with one number a cell (`medals`, `boost`, …) is empty or as long as its track: cell 0 is the first.
"""

from typing import Literal, get_args

from msgspec import Struct

from fiveplanets.core.components import load_components

TrackName = Literal["civ", "water", "biomass", "rover", "tech"]
TerrainName = Literal["civ", "water", "biomass", "rover", "tech", "energy"]
SourceName = Literal["rulebook", "published", "reconstruction"]
FrequencyName = Literal["always", "once_per_round", "once_per_game", "end_of_game"]

TRACKS = get_args(TrackName)  # from left to right, as on every corporation board
TERRAINS = get_args(TerrainName)  # the terrain of a track has the number of the track


class Station(Struct, forbid_unknown_fields=True):
    """The rings of the space station, clockwise; the inner one may be turned before the game (PU-R06)."""

    large_ring: list[str]
    small_ring: list[str]
    seats: list[list[int]]  # by the number of players - 1: the sector of each seat (PU-R03)
    tiles_per_compartment: int
    source: SourceName


class Shape(Struct, forbid_unknown_fields=True):
    """`a` and `b` are the squares of the two areas, a capital letter is the station of its area."""

    picture: list[str]
    meteor: tuple[int, int]  # (x, y) of the meteor symbol, on tiles that have one
    source: SourceName

    def __post_init__(self):
        marks = "".join(self.picture)
        if (marks.count("A"), marks.count("B")) != (1, 1):
            raise ValueError("each area of a tile has one station, a capital letter")
        if self.meteor not in self.squares("a") + self.squares("b"):
            raise ValueError("the meteor symbol lies on a square of the tile")

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

    rows: tuple[int, int]
    columns: tuple[int, int]
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


class Planet(Struct, forbid_unknown_fields=True):
    """The marks of the grid: `.` no square, `#` land, `~` ice, `o` land with a life pod.

    Land too: `r` ring, `k` crater, `c` city, `x` toxic, `e` current, `O` current with a life pod. `H` hole and `v` void
    are no squares, and no outside either: they make no perimeter.
    """

    side: Literal["start", "unique"]
    difficulty: int
    rule: PlanetRule
    restriction: bool  # has the crossed circle: to be ignored where it would end the game (PU-R51)
    grid: list[str]
    row_medals: list[int]
    column_medals: list[int]
    source: SourceName
    zones: list[Zone] = []
    regions: list[str] = []  # like the grid: which of the three planets (A, B, C), which side of the chasm (L, R)
    region_medals: int = 0  # for each region that is covered completely
    city_medals: int = 0  # for each city that is not covered
    diagonal_passages: list[tuple[tuple[int, int], tuple[int, int]]] = []  # (row, column) pairs across the chasm
    note: str = ""

    def __post_init__(self):
        for grid in (self.grid, self.regions or self.grid):
            if len(grid) != 12 or any(len(row) != 12 for row in grid):
                raise ValueError("a planet is a grid of 12 rows of 12 characters")
        if len(self.row_medals) != 12 or len(self.column_medals) != 12:
            raise ValueError("a planet has medals for 12 rows and 12 columns")


class Track(Struct, forbid_unknown_fields=True):
    medals: list[int]
    boost: list[int] = []
    civ_card: list[int] = []  # the level of the civ card
    rover_spawn: list[int] = []
    rover_move: list[int] = []  # movement points
    biomass_patch: list[int] = []
    tech_level: list[int] = []
    advance: list[TrackName | Literal[""]] = []  # a step on another track
    rows: list[int] = []  # of the board on which the cells lie, if not one after another
    choose_one: bool = False  # the bonuses of a cell are a choice (Wormhole Corp.)
    repeat_at_top: int = 0  # movement points for a rover station when the marker cannot go on (PU-R22)

    def __post_init__(self):
        bonuses = (self.boost, self.civ_card, self.rover_spawn, self.rover_move, self.biomass_patch, self.tech_level)
        if any(len(cells) not in (0, len(self.medals)) for cells in (*bonuses, self.advance)):
            raise ValueError("the lists of a track have one entry a cell, all of them equally many")


class PathCell(Struct, forbid_unknown_fields=True):
    track: TrackName
    row: int


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
    side: Literal["start", "private"]
    difficulty: int
    rovers: int
    rule: CorporationRule
    civ: Track
    water: Track
    biomass: Track
    rover: Track
    tech: Track
    source: SourceName
    water_path: list[PathCell] = []  # Oasis Ultd.: the cells that the water marker enters, one after another
    note: str = ""

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
    level: int  # Jump Drive's A to F are 1 to 6
    effect: TechnologyEffect
    frequency: FrequencyName
    optional: bool
    source: SourceName


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
    different_markers: int = 0
    steps_each: int = 0
    cell: int = 0  # of advance_all_to
    count: int = 0  # patches, movement points, life pods, meteorites
    advance_for_stations: bool = False
    medals_each: int = 0  # for a life pod it replaces the usual medal
    set: Literal["", "meteorite_repo", "commerce_agreement"] = ""


class CivCard(Struct, forbid_unknown_fields=True):
    level: int
    timing: Literal["immediate", "end_of_game"]
    medals: int
    effect: CivEffect
    source: SourceName


class CardSet(Struct, forbid_unknown_fields=True):
    medals: list[int]  # by the number of set cards owned: for every 3 meteorites, or in all
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
    size: tuple[int, int] = (0, 0)  # of the rectangle, either way round
    at_least: int = 0
    at_most: int = 0


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
    choose_one_of: list[TrackName] = []
    steps: int = 0
    gain_bonuses: bool = True
    terrain: TerrainName | None = None


class EventCard(Struct, forbid_unknown_fields=True):
    color: Literal["green", "orange", "red"]
    solo_only: bool
    kind: Literal["effect", "restriction"]  # a restriction lasts until the end of the round
    effect: EventEffect
    source: SourceName


class Deck(Struct, forbid_unknown_fields=True):
    size: int
    source: SourceName


class SoloTarget(Struct, forbid_unknown_fields=True):
    """What the points of a solo game are compared with (PU-R63)."""

    base: int
    cards_from: list[int]  # the least number of cards of a colour for each entry of the three lists
    red: list[int]
    orange: list[int]
    green: list[int]
    bands: list[int]  # the least difference of each result but the worst
    source: SourceName


class Points(Struct, forbid_unknown_fields=True):
    objective: int
    objective_tie: int
    life_pod: int
    meteorites_per_medal: int
    source: SourceName


class Components(Struct, forbid_unknown_fields=True):
    sources: dict[str, str]
    station: Station
    points: Points
    deck: Deck
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

    def __post_init__(self):
        for shape in (*self.station.large_ring, *self.station.small_ring, *(t.shape for t in self.tiles.values())):
            if shape not in self.shapes:
                raise ValueError(f"there is no shape {shape}")


COMPONENTS = load_components(__package__, Components)
