"""The data: how many there are of what, what the shapes look like, and that everything has a name in both languages."""

from collections import Counter
from itertools import pairwise

import pytest

import fiveplanets as fp
from fiveplanets.core.texts import LANGUAGES
from fiveplanets.games.planet_unknown.data import COMPONENTS, TERRAINS, TRACKS
from fiveplanets.games.planet_unknown.schema import STACK

LAND = "#orkcxeO"
ICE = "~"
PODS = "oO"


def neighbours(square):
    x, y = square
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def connected(squares):
    reached = {squares[0]}
    while grown := {n for square in reached for n in neighbours(square) if n in squares} - reached:
        reached |= grown
    return reached == set(squares)


# --- the station and its tiles


def test_144_tiles_twelve_of_each_shape():
    per_shape = Counter(tile.shape for tile in COMPONENTS.tiles.values())
    assert len(COMPONENTS.tiles) == 144
    assert set(per_shape) == set(COMPONENTS.shapes)
    assert set(per_shape.values()) == {STACK}


def test_every_shape_has_each_pair_of_terrains_with_and_without_meteor():
    pairs = {(tile.area_a, tile.area_b) for tile in COMPONENTS.tiles.values()}
    assert len(pairs) == 6
    kinds = {(tile.shape, tile.area_a, tile.area_b, tile.meteor) for tile in COMPONENTS.tiles.values()}
    assert kinds == {(shape, *pair, m) for shape in COMPONENTS.shapes for pair in pairs for m in (False, True)}


def test_each_terrain_has_48_stations_and_96_squares():
    stations, squares = Counter(), Counter()
    for tile in COMPONENTS.tiles.values():
        shape = COMPONENTS.shapes[tile.shape]
        for area, terrain in (("a", tile.area_a), ("b", tile.area_b)):
            stations[terrain] += 1
            squares[terrain] += len(shape.squares(area))
    assert stations == dict.fromkeys(TERRAINS, 48)
    assert squares == dict.fromkeys(TERRAINS, 96)


@pytest.mark.parametrize("name", COMPONENTS.shapes)
def test_a_shape_is_two_connected_areas_with_a_station_each(name):
    shape = COMPONENTS.shapes[name]
    a, b = shape.squares("a"), shape.squares("b")
    assert len(a) + len(b) == int(name[1])
    assert connected(a)
    assert connected(b)
    assert connected(a + b)
    assert sum(mark.isupper() for row in shape.picture for mark in row) == 2
    assert shape.station("a") in a
    assert shape.station("b") in b
    # Only the domino has no room for the meteor symbol beside the stations (PU-R17).
    assert shape.meteor in a + b
    assert (shape.meteor in (shape.station("a"), shape.station("b"))) == (name == "I2")


def test_the_shapes_differ_and_fill_both_rings():
    def turned(squares):
        rotated = [(-y, x) for x, y in squares]
        left, top = min(x for x, _ in rotated), min(y for _, y in rotated)
        return sorted((x - left, y - top) for x, y in rotated)

    def outline(shape):
        """The same for all eight ways a shape can lie."""
        squares = sorted(shape.squares("a") + shape.squares("b"))
        faces = []
        for face in (squares, [(-x, y) for x, y in squares]):
            for _ in range(4):
                face = turned(face)
                faces.append(face)
        return str(min(faces))

    assert len({outline(shape) for shape in COMPONENTS.shapes.values()}) == 12
    station = COMPONENTS.station
    assert sorted(station.large_ring + station.small_ring) == sorted(COMPONENTS.shapes)
    assert len(station.large_ring) == len(station.small_ring) == 6


def test_seats_stand_around_the_station():
    for players, seats in enumerate(COMPONENTS.station.seats, 1):
        assert len(set(seats)) == players
        assert seats == sorted(seats)
        gaps = [b - a for a, b in pairwise([*seats, seats[0] + 6])]
        assert max(gaps) - min(gaps) <= 1  # as evenly as six sectors allow


# --- planets

COUNTS = {  # squares, ice, perimeter, medals of rows, of columns
    "ksb_4156": (96, 21, 28, 20, 20),
    "arashi": (96, 22, 28, 20, 20),
    "cerberus": (96, 29, 45, 18, 21),
    "charybdis": (96, 31, 28, 20, 20),
    "gaia": (96, 24, 28, 20, 20),
    "k_273": (96, 80, 28, 20, 20),
    "kaax": (96, 25, 28, 20, 20),
    "lacuna": (94, 28, 32, 20, 20),
    "oblivion": (96, 36, 44, 20, 20),
    "pajitnov": (96, 28, 28, 20, 20),
    "persephone": (96, 27, 28, 20, 20),
    "petra": (96, 0, 28, 20, 20),
    "tartarus": (96, 23, 28, 20, 20),
}


def mark(grid, row, column):
    return grid[row][column] if 0 <= row < 12 and 0 <= column < 12 else "."


@pytest.mark.parametrize("key", COUNTS)
def test_the_squares_of_a_planet(key):
    planet = COMPONENTS.planets[key]
    grid = planet.grid
    squares = [(r, c) for r in range(12) for c in range(12) if grid[r][c] in LAND + ICE]
    perimeter = [square for square in squares if any(mark(grid, *n) == "." for n in neighbours(square))]
    ice = sum(grid[r][c] in ICE for r, c in squares)
    assert set("".join(grid)) <= set(LAND + ICE + ".Hv")
    assert (len(squares), ice, len(perimeter), sum(planet.row_medals), sum(planet.column_medals)) == COUNTS[key]
    assert sum(grid[r][c] in PODS for r, c in squares) == 6  # PU-R02


def test_planets_say_what_their_rule_needs():
    planets = COMPONENTS.planets
    assert list(COUNTS) == list(planets)
    assert len({p.rule for p in planets.values() if p.rule != "none"}) == 11
    for key, planet in planets.items():
        marks = "".join(planet.grid)
        assert (planet.rule == "ring") == ("r" in marks) == (key == "arashi")
        assert (planet.rule == "cities") == ("c" in marks) == bool(planet.city_medals)
        assert (planet.rule == "toxic") == ("x" in marks)
        assert (planet.rule == "holes") == ("H" in marks)
        assert (planet.rule == "currents") == ("e" in marks)
        assert (planet.rule == "zones") == bool(planet.zones)
        assert (planet.rule == "three_planets") == bool(planet.region_medals)
        assert (planet.rule in ("three_planets", "chasm")) == bool(planet.regions)
        if planet.regions:  # every square belongs to a region, and nothing else does
            assert [[c in LAND + ICE for c in row] for row in planet.grid] == [
                [c != "." for c in row] for row in planet.regions
            ]
    assert {key for key, planet in planets.items() if planet.restriction} == {
        *("arashi", "k_273", "kaax", "lacuna", "pajitnov", "persephone", "tartarus")
    }
    assert planets["arashi"].grid[5] == planets["arashi"].grid[6] == "r" * 12
    assert "".join(planets["charybdis"].grid).count("k") == 4
    assert "".join(planets["gaia"].grid).count("c") == 8
    assert Counter("".join(planets["cerberus"].regions)) == {"A": 28, "B": 47, "C": 21, ".": 48}


def test_cerberus_can_give_45_medals():
    cerberus = COMPONENTS.planets["cerberus"]
    assert sum(cerberus.row_medals) + sum(cerberus.column_medals) + 3 * cerberus.region_medals == 45


def test_the_chasm_is_crossed_diagonally_at_two_corners():
    planet = COMPONENTS.planets["tartarus"]
    sides = planet.regions
    assert len(planet.diagonal_passages) == 2
    for (r1, c1), (r2, c2) in planet.diagonal_passages:
        assert abs(r1 - r2) == abs(c1 - c2) == 1
        assert sides[r1][c1] != sides[r2][c2]


def test_the_zones_of_persephone_are_its_quarters():
    covered = Counter(
        (row, column)
        for zone in COMPONENTS.planets["persephone"].zones
        for row in range(zone.rows[0], zone.rows[1] + 1)
        for column in range(zone.columns[0], zone.columns[1] + 1)
    )
    assert covered == {(row, column): 1 for row in range(12) for column in range(12)}


# --- corporations


@pytest.mark.parametrize("key", COMPONENTS.corporations)
def test_tracks_are_sixteen_cells_high(key):
    corporation = COMPONENTS.corporations[key]
    for name in TRACKS:
        track = corporation.track(name)
        assert len(track.medals) == (6 if (key, name) == ("wormhole_corp", "biomass") else 16)
        assert bool(track.rover_move) == bool(track.repeat_at_top) == (name == "rover")
        assert track.medals[0] == 0
        if name == "rover":
            assert track.repeat_at_top == track.rover_move[-1]
        if (key, name) != ("jump_drive", "tech"):  # there alone medals shrink
            medals = [m for m in track.medals if m]
            assert medals == sorted(set(medals))


def test_milestones_of_the_corporations():
    for key, corporation in COMPONENTS.corporations.items():
        levels = [level for level in corporation.civ.civ_card if level]
        assert levels == ([1, 2, 2, 3, 3, 4, 4] if key == "republic" else [1, 2, 3, 4])
        tech = [level for level in corporation.tech.tech_level if level]
        assert tech == ([] if key == "jump_drive" else [1, 2, 3, 4, 5])
        assert sum(corporation.rover.rover_spawn) == corporation.rovers


def test_rovers_and_difficulty():
    found = {key: (c.rovers, c.difficulty) for key, c in COMPONENTS.corporations.items()}
    assert found == {
        "universal_coalition": (2, 1),
        "cosmos_inc": (1, 2),
        "flux_industries": (2, 3),
        "horizon_group": (4, 2),
        "jump_drive": (1, 3),
        "makeshift": (2, 4),
        "oasis_ultd": (2, 3),
        "republic": (1, 2),
        "wormhole_corp": (2, 2),
    }


def test_the_water_of_oasis_winds_over_the_board():
    path = [(cell.track, cell.row) for cell in COMPONENTS.corporations["oasis_ultd"].water_path]
    assert len(path) == len(set(path)) == 24
    assert (path[0], path[-1]) == (("water", 0), ("water", 15))
    for (track, row), (next_track, next_row) in pairwise(path):
        sideways = abs(TRACKS.index(track) - TRACKS.index(next_track))
        assert (sideways, abs(row - next_row)) in ((0, 1), (1, 1))
    medals = COMPONENTS.corporations["oasis_ultd"].water.medals
    assert [m for m in medals if m] == [3, 6, 9, 12, 15]
    assert all(("water", row) in path for row, m in enumerate(medals) if m)


def test_46_technologies():
    by_corporation = Counter(t.corporation for t in COMPONENTS.technologies.values())
    assert by_corporation == {key: 6 if key == "jump_drive" else 5 for key in COMPONENTS.corporations}
    for key, technology in COMPONENTS.technologies.items():
        corporation, _, level = key.rpartition("-")
        assert technology.corporation == corporation
        assert technology.level == ("ABCDEF".index(level) + 1 if corporation == "jump_drive" else int(level))


# --- cards


def test_36_civ_cards_nine_of_each_level():
    cards = COMPONENTS.civ_cards
    assert list(cards) == [str(number) for number in range(1, 37)]
    assert Counter(card.level for card in cards.values()) == {1: 9, 2: 9, 3: 9, 4: 9}
    for card in cards.values():
        assert (card.medals > 0) <= (card.timing == "end_of_game")
        assert (card.effect.type == "set") == bool(card.effect.set)
    assert Counter(card.effect.set for card in cards.values() if card.effect.set) == dict.fromkeys(COMPONENTS.sets, 4)


def test_28_objectives():
    objectives = COMPONENTS.objectives
    assert list(objectives) == [str(number) for number in range(1, 29)]
    competitions = {(o.competitive.metric, o.competitive.direction, o.competitive.terrain) for o in objectives.values()}
    conditions = {(o.private.type, o.private.terrain, o.private.size) for o in objectives.values()}
    assert len(competitions) == len(conditions) == 28


def test_60_events():
    events = COMPONENTS.events
    assert list(events) == [str(number) for number in range(1, 61)]
    assert Counter(e.color for e in events.values()) == {"green": 20, "orange": 20, "red": 20}
    assert Counter(e.color for e in events.values() if e.solo_only) == {"green": 4, "red": 2}  # PU-R64
    for event in events.values():
        assert (event.effect.type in ("advance", "regress")) == bool(event.effect.choose_one_of)
        assert bool(event.effect.steps) == bool(event.effect.choose_one_of)


def test_every_pair_of_tracks_has_a_step_up_and_a_step_down():
    pairs = {frozenset((a, b)) for a in TRACKS for b in TRACKS if a != b}
    for kind in ("advance", "regress"):
        events = [e.effect for e in COMPONENTS.events.values() if e.effect.type == kind]
        found = [frozenset(effect.choose_one_of) for effect in events if len(effect.choose_one_of) == 2]
        assert len(found) == 10
        assert set(found) == pairs


# --- where it comes from, and what it is called


def test_every_component_says_where_it_comes_from():
    for section in COMPONENTS.__struct_fields__:
        part = getattr(COMPONENTS, section)
        if section == "sources":
            assert all(part.values())
            continue
        for entry in part.values() if isinstance(part, dict) else [part]:
            assert entry.source in ("rulebook", "published", "reconstruction")


ABOUT = {
    "planet": COMPONENTS.planets,
    "corporation": COMPONENTS.corporations,
    "technology": COMPONENTS.technologies,
    "civ_card": COMPONENTS.civ_cards,
    "objective": COMPONENTS.objectives,
    "private_objective": COMPONENTS.objectives,
    "event_card": COMPONENTS.events,
}
NAMED = {
    "terrain": TERRAINS,
    "track": TRACKS,
    "shape": COMPONENTS.shapes,
    "tile": COMPONENTS.tiles,
    "color": ("green", "orange", "red"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_line_about_it(lang):
    words = fp.game("planet-unknown").texts(lang)
    for label, ids in (ABOUT | NAMED).items():
        names = [words.say(f"{label}-{each}") for each in ids]
        assert len(set(names)) == len(names), label
    for label, ids in ABOUT.items():
        for each in ids:
            assert words.say(f"{label}-{each}-about").endswith(".")


RULE_IDS = [
    *(f"PU-R{number:02}" for number in range(1, 108)),
    *(f"PU-T-{each}" for each in COMPONENTS.technologies),
    *(f"PU-C-{each}" for each in COMPONENTS.civ_cards),
    *(f"PU-O-{each}" for each in COMPONENTS.objectives),
    *(f"PU-E-{each}" for each in COMPONENTS.events),
    *(f"PU-P-{each}" for each in COMPONENTS.planets),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_a_sentence_for_every_id(lang):
    game = fp.game("planet-unknown")
    for rule in RULE_IDS:
        assert len(game.rule_text(rule, lang)) > 15, rule
    page = game.rules_page(lang)
    assert page.count("- **PU-") == len(RULE_IDS)
