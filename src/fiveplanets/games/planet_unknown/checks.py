"""What the fields of the components must fit beyond their own bounds. An error names the component and the field."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from fiveplanets.core.errors import PackError

from .schema import (
    MOST_LAID,
    MOST_PLANET_SQUARES,
    MOST_SQUARES,
    ROWS,
    SECTORS,
    SET_CARDS,
    SIDE,
    STACK,
    TRACKS,
    CivCard,
    Competition,
    Components,
    Condition,
    Corporation,
    EventCard,
    Planet,
    Shape,
    SoloTarget,
    Track,
)

PODS = 6  # on every planet (PU-R02)
FEWEST_SQUARES = 80
CARDS_PER_LEVEL = 9
EVENTS_PER_COLOR = 20
FEWEST_EVENTS = 12  # of a colour, when several play

# The rules know these boards and technologies by what they do: the rulebook says it, and no pack changes it.
FIXED = {
    "tiles": ("shape",),
    "planets": ("rule", "restriction"),
    "corporations": ("rule",),
    "technologies": ("corporation", "level", "effect"),
}


def checked(components: Components) -> Components:
    """The components, if everything fits."""
    check_fixed(components)
    check_station(components)
    for key, shape in components.shapes.items():
        check_shape(f"shapes.{key}", shape)
    check_sizes(components.shapes)
    for key, tile in components.tiles.items():
        demand(tile.area_a != tile.area_b, f"tiles.{key}.area_b", "the two areas of a tile have different terrains")
    for key, planet in components.planets.items():
        check_planet(f"planets.{key}", planet)
    for key, corporation in components.corporations.items():
        check_corporation(f"corporations.{key}", corporation)
    check_civ_cards(components.civ_cards)
    for key, objective in components.objectives.items():
        check_competition(f"objectives.{key}.competitive", objective.competitive)
        check_condition(f"objectives.{key}.private", objective.private)
    check_events(components.events)
    check_target(components.solo_target)
    return components


def demand(fulfilled: Any, where: str, what: str) -> None:
    if not fulfilled:
        raise PackError(f"pack for planet-unknown: {where}: {what}")


@cache
def without_packs() -> Any:
    return tomllib.loads((Path(__file__).parent / "components.toml").read_text("utf-8"))


def check_fixed(components: Components) -> None:
    for section, fields in FIXED.items():
        for key, entry in getattr(components, section).items():
            for field in fields:
                ours = without_packs()[section][key][field]
                demand(getattr(entry, field) == ours, f"{section}.{key}.{field}", f"is {ours!r} and cannot be changed")


# --- the station and its tiles


def check_station(components: Components) -> None:
    rings = components.station.large_ring + components.station.small_ring
    demand(sorted(rings) == sorted(components.shapes), "station", "the two rings hold every shape once")
    for players, seats in enumerate(components.station.seats, 1):
        different = len(seats) == len(set(seats)) == players
        demand(different, "station.seats", f"{players} players need {players} different sectors of {SECTORS}")
    per_shape = Counter(tile.shape for tile in components.tiles.values())
    demand(set(per_shape.values()) == {STACK}, "tiles", f"every shape has {STACK} tiles")


def check_shape(where: str, shape: Shape) -> None:
    marks = "".join(shape.picture)
    demand(len({len(row) for row in shape.picture}) == 1, f"{where}.picture", "all lines are equally long")
    stations = (marks.count("A"), marks.count("B"))
    demand(stations == (1, 1), f"{where}.picture", "each area has one station, a capital letter")
    squares = shape.squares("a") + shape.squares("b")
    demand(len(squares) <= MOST_SQUARES, f"{where}.picture", f"a tile has at most {MOST_SQUARES} squares")
    demand(shape.meteor in squares, f"{where}.meteor", "the meteor symbol lies on a square of the tile")


def check_sizes(shapes: dict[str, Shape]) -> None:
    """A planet is full before it holds more tiles than there is room to remember."""
    sizes = [len(shape.squares("a") + shape.squares("b")) for shape in shapes.values()]
    smallest = sorted(sizes * STACK)[: MOST_LAID + 1]
    small = f"too small: {MOST_LAID + 1} tiles, {STACK} of a shape, have at least {MOST_PLANET_SQUARES + 1} squares"
    demand(sum(smallest) > MOST_PLANET_SQUARES, "shapes", small)


# --- planets

NO_SQUARE = ".Hv"
PLAIN = ".v#~o"
SPECIAL_MARKS = {  # which marks a rule needs on the grid
    "ring": "r",
    "start_at_centre": "k",
    "cities": "c",
    "toxic": "x",
    "holes": "H",
    "currents": "eO",
}
OWN_MEDALS = {  # the rule with which a planet gives such medals
    "region_medals": ("three_planets", "Cerberus alone gives medals for its regions"),
    "city_medals": ("cities", "Gaia alone has cities"),
}
REGION_MARKS = {"three_planets": "ABC", "chasm": "LR"}


def check_planet(where: str, planet: Planet) -> None:
    marks = "".join(planet.grid)
    special = SPECIAL_MARKS.get(planet.rule, "")
    demand(set(marks) <= set(PLAIN + special), f"{where}.grid", f"the marks of this planet are {PLAIN + special}")
    demand(not special or special[0] in marks, f"{where}.grid", f"this planet has squares {special[:1]}")
    squares = sum(mark not in NO_SQUARE for mark in marks)
    enough = FEWEST_SQUARES <= squares <= MOST_PLANET_SQUARES
    demand(enough, f"{where}.grid", f"{squares} squares; a planet has {FEWEST_SQUARES} to {MOST_PLANET_SQUARES}")
    pods = marks.count("o") + marks.count("O")
    demand(pods == PODS, f"{where}.grid", f"{pods} life pods; a planet has {PODS}")
    check_regions(where, planet)
    for field, (rule, what) in OWN_MEDALS.items():
        demand(planet.rule == rule or not getattr(planet, field), f"{where}.{field}", what)
    demand((planet.rule == "zones") == bool(planet.zones), f"{where}.zones", "Persephone alone has zones")
    for zone in planet.zones:
        rising = zone.rows[0] <= zone.rows[1] and zone.columns[0] <= zone.columns[1]
        demand(rising, f"{where}.zones", "first the lower, then the higher row or column")


def check_regions(where: str, planet: Planet) -> None:
    names = REGION_MARKS.get(planet.rule, "")
    demand(len(planet.regions) == (SIDE if names else 0), f"{where}.regions", f"{SIDE} lines for Cerberus and Tartarus")
    for row, line in enumerate(planet.regions):
        for column, mark in enumerate(line):
            fits = mark == "." if planet.grid[row][column] in NO_SQUARE else mark in names
            demand(fits, f"{where}.regions", f"every square, and nothing else, belongs to one of {' '.join(names)}")
    used = set("".join(planet.regions)) - {"."}
    demand(used == set(names), f"{where}.regions", f"there are {' '.join(names)}")
    for (row1, column1), (row2, column2) in planet.diagonal_passages:
        crossing = planet.rule == "chasm" and {planet.regions[row1][column1], planet.regions[row2][column2]} == {*names}
        diagonal = abs(row1 - row2) == abs(column1 - column2) == 1
        demand(crossing and diagonal, f"{where}.diagonal_passages", "a diagonal step over the chasm of Tartarus")


# --- corporations


def check_corporation(where: str, corporation: Corporation) -> None:
    for name in TRACKS:
        choice = (corporation.rule, name) == CHOICE_TRACK
        check_track(f"{where}.{name}", name, corporation.track(name), choice)
    path = [(cell.track, cell.row) for cell in corporation.water_path]
    winding = corporation.rule == "winding_water_track"
    demand(winding == bool(path), f"{where}.water_path", "Oasis Ultd. alone has a path")
    if winding:
        demand(len(path) == len(set(path)) > 1, f"{where}.water_path", "every cell of the path is another one")
        ends = (path[0], path[-1]) == (("water", 0), ("water", ROWS - 1))
        demand(ends, f"{where}.water_path", f"it goes from row 0 of water to row {ROWS - 1}")


CHOICE_TRACK = ("biomass_choice_track", "biomass")
OWN_BONUSES = {  # milestones and movement belong to one track each; boosts are everywhere
    "civ_card": "civ",
    "rover_spawn": "rover",
    "rover_move": "rover",
    "repeat_at_top": "rover",
    "biomass_patch": "biomass",
    "tech_level": "tech",
}


def check_track(where: str, name: str, track: Track, choice: bool) -> None:
    for field, owner in OWN_BONUSES.items():
        demand(name == owner or not getattr(track, field), f"{where}.{field}", f"is of the {owner} track")
    cells = len(track.medals)
    lists = (
        *(track.boost, track.civ_card, track.rover_spawn, track.rover_move),
        *(track.biomass_patch, track.tech_level, track.advance, track.rows),
    )
    equal = all(len(entries) in (0, cells) for entries in lists)
    demand(equal, where, "its lists have one entry a cell, all of them equally many")
    demand(track.choose_one == choice, f"{where}.choose_one", "biomass of Wormhole Corp. alone is a choice")
    if choice:
        rising = track.rows == sorted(set(track.rows)) and track.rows[:1] == [0]
        demand(rising, f"{where}.rows", "rising rows, from row 0 on, one for each cell")
        demand(len(track.advance) == cells, f"{where}.advance", "one entry a cell")
        demand("biomass" not in track.advance, f"{where}.advance", "a cell advances another track")
    else:
        demand(cells == ROWS, f"{where}.medals", f"a track has {ROWS} cells")
        demand(not track.rows and not track.advance, where, "rows and advance are for biomass of Wormhole Corp.")


# --- cards

CIV_FIELDS = {  # what each effect needs to be said, and nothing else
    "medals": set(),
    "advance": {"different_markers", "steps_each"},
    "advance_all_to": {"cell"},
    "gain_patch": {"count"},
    "rover_move": {"count"},
    "extra_tile": {"advance_for_stations"},
    "collect_life_pods": {"count"},
    "teleport_rover": set(),
    "destroy_meteorites_in_line": set(),
    "destroy_meteorites": {"count"},
    "medals_per_patch": {"medals_each"},
    "medals_per_life_pod": {"medals_each"},
    "set": {"set"},
}
AT_END = ("medals", "advance", "advance_all_to", "gain_patch", "medals_per_patch", "medals_per_life_pod", "set")


def check_civ_cards(cards: dict[str, CivCard]) -> None:
    for key, card in cards.items():
        where = f"civ_cards.{key}.effect"
        needed = CIV_FIELDS[card.effect.type]
        for field in card.effect.__struct_fields__[1:]:
            said = bool(getattr(card.effect, field))
            if field != "advance_for_stations" or field not in needed:
                wish = "is needed" if field in needed else "is of no use"
                demand(said == (field in needed), f"{where}.{field}", f"{wish} with {card.effect.type}")
        late = card.timing == "immediate" or card.effect.type in AT_END
        demand(late, f"civ_cards.{key}.timing", f"{card.effect.type} is immediate")
    levels = Counter(card.level for card in cards.values())
    equal = f"there are {CARDS_PER_LEVEL} cards of each level; changed: {changed('civ_cards', cards, 'level')}"
    demand(set(levels.values()) == {CARDS_PER_LEVEL}, "civ_cards", equal)
    for name in without_packs()["sets"]:
        members = [key for key, card in cards.items() if card.effect.set == name]
        too_many = f"a set has at most {SET_CARDS} cards; {name}: {' '.join(members)}"
        demand(len(members) <= SET_CARDS, "civ_cards", too_many)


def changed(section: str, entries: dict[str, Any], *fields: str) -> str:
    """The ids of those that a pack gives another value in one of these fields."""
    ours = without_packs()[section]
    different = (key for key, entry in entries.items() if any(getattr(entry, f) != ours[key][f] for f in fields))
    return " ".join(different)


WITHOUT_TERRAIN = ("collected_meteorites", "collected_life_pods", "markers_at_end_of_track")


def check_competition(where: str, competition: Competition) -> None:
    needs = competition.metric not in WITHOUT_TERRAIN
    check_terrain(where, competition.terrain, needs, competition.metric)


def check_terrain(where: str, terrain: str | None, needs: bool, what: str) -> None:
    wish = "is needed" if needs else "is of no use"
    demand((terrain is not None) == needs, f"{where}.terrain", f"{wish} with {what}")


CONDITION_FIELDS = {  # the number that each condition needs
    "rectangle": "size",
    "area_with_stations": "at_least",
    "stations_on_planet": "at_most",
    "collected_meteorites": "at_least",
}
WITH_TERRAIN = ("rectangle", "area_with_stations", "marker_at_end_of_track", "stations_on_planet")


def check_condition(where: str, condition: Condition) -> None:
    kind = condition.type
    check_terrain(where, condition.terrain, kind in WITH_TERRAIN, kind)
    on_track = kind != "marker_at_end_of_track" or condition.terrain in TRACKS
    demand(on_track, f"{where}.terrain", "energy has no track")
    for field in ("size", "at_least", "at_most"):
        value = getattr(condition, field)
        said = all(value) if field == "size" else value > 0
        needed = CONDITION_FIELDS.get(kind) == field
        wish = "must be 1 or more" if needed else "is of no use"
        demand(said if needed else value in (0, (0, 0)), f"{where}.{field}", f"{wish} with {kind}")


RESTRICTED_TERRAIN = "rover_ban"
MOVING = ("advance", "regress")


def check_events(events: dict[str, EventCard]) -> None:
    for key, event in events.items():
        where, effect = f"events.{key}.effect", event.effect
        moving = effect.type in MOVING
        tracks = len(effect.choose_one_of)
        demand((tracks > 0) == moving, f"{where}.choose_one_of", "tracks for advance and regress, and for nothing else")
        demand(tracks == len(set(effect.choose_one_of)), f"{where}.choose_one_of", "every track once")
        demand((effect.steps > 0) == moving, f"{where}.steps", "1 or more for advance and regress, else 0")
        silent = effect.gain_bonuses or effect.type == "advance"
        demand(silent, f"{where}.gain_bonuses", "only advance can be without bonuses")
        check_terrain(where, effect.terrain, effect.type == RESTRICTED_TERRAIN, effect.type)
    for color in ("green", "orange", "red"):
        cards = [event for event in events.values() if event.color == color]
        count = f"{len(cards)} {color} cards; there are {EVENTS_PER_COLOR}"
        demand(len(cards) == EVENTS_PER_COLOR, "events", f"{count}; changed: {changed('events', events, 'color')}")
        several = sum(not event.solo_only for event in cards)
        enough = f"{several} {color} cards without the solo mark; at least {FEWEST_EVENTS} are needed"
        ids = changed("events", events, "color", "solo_only")
        demand(several >= FEWEST_EVENTS, "events", f"{enough}; changed: {ids}")


def check_target(target: SoloTarget) -> None:
    rising = target.cards_from[0] == 0 and target.cards_from == sorted(set(target.cards_from))
    demand(rising, "solo_target.cards_from", "rising numbers of cards, from 0 on")
    demand(target.bands == sorted(set(target.bands)), "solo_target.bands", "rising differences")
