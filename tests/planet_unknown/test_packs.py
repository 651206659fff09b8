"""Packs: what an owner can correct, and that nothing absurd is accepted."""

import copy
import random
import tomllib
from functools import cache

import msgspec
import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.core.errors import PackError
from fiveplanets.games.planet_unknown.checks import checked
from fiveplanets.games.planet_unknown.schema import TRACKS, Components
from tests.planet_unknown.invariants import check
from tests.support import checked_table

HUGE = 2**63 - 1


@cache
def printed():
    return tomllib.loads((fp.game("planet-unknown").folder / "components.toml").read_text("utf-8"))


def game_with(changes):
    return fp.game("planet-unknown", Pack("planet-unknown", changes))


def components_of(game):
    return game.module("data").COMPONENTS


def test_a_pack_corrects_a_planet():
    grid = list(printed()["planets"]["cerberus"]["grid"])
    grid[10] = ".~" + grid[10][2:]
    planet = components_of(game_with({"planets": {"cerberus": {"grid": grid}}})).planets["cerberus"]
    assert planet.grid[10] == ".~######o#~#"
    assert planet.region_medals == 2


def planet(key, **fields):
    return {"planets": {key: fields}}


def corporation(key, **fields):
    return {"corporations": {key: fields}}


def track(key, name, **fields):
    return corporation(key, **{name: printed()["corporations"][key][name] | fields})


def card(key, **effect):
    return {"civ_cards": {key: {"effect": effect}}}


def event(key, **effect):
    return {"events": {key: {"effect": effect}}}


def goal(**private):
    return {"objectives": {"1": {"private": private}}}


GRID = [".....##....."] * 12
NOTHING = ["............"] * 4


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (planet("arashi", grid=["####"]), "length >= 12"),
        (planet("arashi", grid=GRID), r"planets\.arashi\.grid: this planet has squares r"),
        (planet("gaia", grid=["c" * 12] * 12), r"planets\.gaia\.grid: 144 squares"),
        (planet("k_273", grid=[".o##########"] * 8 + NOTHING), r"planets\.k_273\.grid: 8 life pods"),
        (planet("k_273", grid=[".x##########"] * 8 + NOTHING), r"planets\.k_273\.grid: the marks"),
        (planet("petra", rule="none"), r"planets\.petra\.rule: is 'currents' and cannot be changed"),
        (planet("cerberus", regions=[]), r"planets\.cerberus\.regions: 12 lines"),
        (planet("tartarus", regions=["L" * 12] * 12), r"planets\.tartarus\.regions: every square"),
        (planet("tartarus", diagonal_passages=[[[0, 5], [0, 6]]]), r"planets\.tartarus\.diagonal_passages"),
        (planet("persephone", zones=[]), r"planets\.persephone\.zones"),
        (corporation("republic", rovers=0), "rovers"),
        (corporation("republic", rovers=5), "rovers"),
        (corporation("republic", rule="flux_token"), r"corporations\.republic\.rule"),
        (corporation("oasis_ultd", water_path=[]), r"corporations\.oasis_ultd\.water_path"),
        (track("republic", "civ", boost=[1]), r"corporations\.republic\.civ: its lists have one entry a cell"),
        (track("republic", "civ", medals=[0] * 6, civ_card=[]), r"republic\.civ\.medals: a track has 16 cells"),
        (track("republic", "civ", choose_one=True), r"republic\.civ\.choose_one"),
        (track("republic", "water", civ_card=[1] * 16), r"republic\.water\.civ_card: is of the civ track"),
        (track("wormhole_corp", "biomass", rows=[0, 1, 2, 3, 4, 4]), r"wormhole_corp\.biomass\.rows: rising rows"),
        (track("wormhole_corp", "biomass", advance=["biomass"] * 6), r"wormhole_corp\.biomass\.advance: .* another"),
        ({"technologies": {"republic-1": {"level": 2}}}, r"technologies\.republic-1\.level: is 1"),
        ({"station": {"large_ring": []}}, "length >= 6"),
        ({"station": {"small_ring": ["I3"] * 6}}, "the two rings hold every shape once"),
        ({"station": {"seats": [[0]] * 6}}, r"station\.seats: 2 players need 2 different sectors"),
        ({"shapes": {"I2": {"picture": ["A", "b"]}}}, r"shapes\.I2\.picture: each area has one station"),
        ({"shapes": {"I2": {"picture": ["Aaaaa", "Bbbbb"]}}}, r"shapes\.I2\.picture: a tile has at most 5"),
        ({"shapes": {"I2": {"picture": []}}}, "length >= 1"),
        ({"shapes": {"I2": {"meteor": [4, 4]}}}, r"shapes\.I2\.meteor"),
        ({"tiles": {"I2-civ-energy": {"shape": "I3"}}}, r"tiles\.I2-civ-energy\.shape: is 'I2'"),
        ({"tiles": {"I2-civ-energy": {"area_b": "civ"}}}, r"tiles\.I2-civ-energy\.area_b: .* different terrains"),
        ({"points": {"meteorites_per_medal": 0}}, "meteorites_per_medal"),
        ({"solo_target": {"cards_from": [3, 4, 5, 6, 7]}}, r"solo_target\.cards_from: rising"),
        ({"solo_target": {"bands": [0, 0, 0, 0, 0, 0]}}, r"solo_target\.bands: rising"),
        ({"civ_cards": {"37": {"medals": 9}}}, "no '37'"),
        ({"civ_cards": {"1": {"level": 2}}}, "9 cards of each level"),
        ({"civ_cards": {"5": {"timing": "end_of_game"}}}, r"civ_cards\.5\.timing: extra_tile is immediate"),
        (card("1", type="advance", different_markers=2), r"civ_cards\.1\.effect\.steps_each: is needed"),
        (card("1", type="medals", count=2), r"civ_cards\.1\.effect\.count: is of no use"),
        (card("6", type="set", set="meteorite_repo"), "a set has at most 4 cards"),
        (goal(type="rectangle", terrain="civ"), r"objectives\.1\.private\.size: must be 1 or more"),
        (goal(type="all_ice_covered", terrain="civ"), r"objectives\.1\.private\.terrain: is of no use"),
        (
            goal(type="marker_at_end_of_track", terrain="energy"),
            r"objectives\.1\.private\.terrain: energy has no track",
        ),
        (event("1", type="party"), "party"),
        (event("5", type="advance", choose_one_of=[], steps=1), r"events\.5\.effect\.choose_one_of"),
        (event("5", type="advance", choose_one_of=["civ", "civ"], steps=1), "every track once"),
        (event("5", type="advance", choose_one_of=["civ"], steps=0), r"events\.5\.effect\.steps"),
        (event("33", type="rover_ban"), r"events\.33\.effect\.terrain: is needed"),
        ({"events": {"1": {"color": "red"}}}, "19 green cards"),
        ({"civ_cards": {"6": {"name_en": "Two  spaces"}}}, "name_en"),
        ({"civ_cards": {"6": {"name_en": "{ $trick }"}}}, "name_en"),
        ({"civ_cards": {"6": {"name_ru": "Дом"}, "7": {"name_ru": "Дом"}}}, "2 of them are called 'Дом'"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(changes, reason):
    with pytest.raises(PackError, match=reason):
        game_with(changes)


# --- every number and every list


def leaves(data, path=()):
    """The (path, value) of everything below a table or list, lists themselves included."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    else:
        yield path, data
        if isinstance(data, list):
            for number, value in enumerate(data):
                yield from leaves(value, (*path, number))


def accepted(path, value):
    data = copy.deepcopy(printed())
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    try:
        checked(msgspec.convert(data, Components))
    except (msgspec.ValidationError, PackError):
        return False
    return True


SIGNED = {"red", "orange", "green", "bands"}  # lists of the solo target
MAY_BE_EMPTY = {"boost", "civ_card", "rover_spawn", "rover_move", "biomass_patch", "tech_level"}


def samples():
    """Of every kind of field some numbers and lists: the last steps of the path tell the kind."""
    found = {}
    for path, value in leaves(printed()):
        names = tuple(step for step in path if isinstance(step, str))
        found.setdefault((names[0], names[-1], type(value)), []).append(path)
    chooser = random.Random(1)
    return [(kind, path) for kind, paths in found.items() for path in chooser.sample(paths, min(3, len(paths)))]


def test_no_number_is_boundless():
    numbers = [(kind, path) for kind, path in samples() if kind[2] is int]
    assert len(numbers) > 60
    for kind, path in numbers:
        assert not accepted(path, HUGE), path
        assert not accepted(path, -HUGE), path
        assert kind[1] in SIGNED or not accepted(path, -1), path


def test_no_list_is_empty_where_something_is_needed():
    lists = [(kind, path) for kind, path in samples() if kind[2] is list]
    assert len(lists) > 30
    for kind, path in lists:
        assert accepted(path, []) == (kind[1] in MAY_BE_EMPTY or path[-1] == "diagonal_passages"), path


# --- a pack that goes to all limits


def overflowing():
    """Everything gives as much as a pack may give."""
    data = printed()
    everywhere = {"medals": [50] * 16, "boost": [1] * 16}
    full = {
        "civ": everywhere | {"civ_card": [1, 2, 3, 4] * 4},
        "water": everywhere,
        "biomass": everywhere | {"biomass_patch": [1] * 16},
        "rover": everywhere | {"rover_spawn": [1] * 16, "rover_move": [9] * 16, "repeat_at_top": 9},
        "tech": everywhere | {"tech_level": [0, 1, 2, 3, 4, 5] + [5] * 10},
    }
    short = {"medals": [50] * 6, "boost": [1] * 6, "biomass_patch": [1] * 6}
    corporations = {}
    for key, entry in data["corporations"].items():
        corporations[key] = {"rovers": 4}
        for name in TRACKS:
            choice = entry[name].get("choose_one", False)
            corporations[key][name] = entry[name] | (short if choice else full[name])
    most = {"type": "advance", "different_markers": 5, "steps_each": 9}
    cards = {}
    for key, entry in data["civ_cards"].items():
        if entry["timing"] == "end_of_game" and entry["effect"]["type"] != "set":
            cards[key] = {"medals": 50, "effect": most}
        elif "count" in entry["effect"]:
            cards[key] = {"effect": entry["effect"] | {"count": 9}}
        elif entry["effect"]["type"] == "advance":
            cards[key] = {"effect": most}
    events = {}
    for key in data["events"]:
        kind = ("extra_rover", "gain_patch", "add_objective", "collect_meteorite", "boost")[int(key) % 5]
        events[key] = {"effect": {"type": kind}}
        if int(key) % 6 == 0:
            events[key] = {"effect": {"type": "advance", "choose_one_of": list(TRACKS), "steps": 9}}
    return {"corporations": corporations, "civ_cards": cards, "events": events}


@pytest.mark.parametrize("corporation", printed()["corporations"])
def test_nothing_overflows(corporation):
    """On checked records a value that does not fit its field is an error."""
    game = game_with(overflowing())
    for players in (1, 2):
        options = {"corporation": [corporation, "universal_coalition"][:players]}
        table = checked_table(game, players, 7, options | ({"events": True} if players > 1 else {}))
        chooser = random.Random(players)
        for _ in range(4000):
            if table.over:
                break
            seat = chooser.choice(table.to_act)
            moves = table.moves(seat)
            table.play(seat, chooser.choice([m for m in moves if m.data["do"] != "done"] or moves))
        assert table.over
        assert all(0 <= score < 10_000 for score in table.scores)


def test_a_pack_that_changes_nothing_keeps_all_invariants():
    table = checked_table(game_with({}), 2, 3, {"corporation": "random"})
    chooser = random.Random(3)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, chooser.choice(table.legal(seat)))
        check(table.state)
