"""Packs: what an owner can correct, and that nothing absurd is accepted."""

import copy
import random
import tomllib
from functools import cache

import msgspec
import pytest
from msgspec import inspect

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.core.engines.interpreted import Interpreted
from fiveplanets.core.errors import PackError
from fiveplanets.core.random import CHOICE_STREAM, Rng, below, seed_rng
from fiveplanets.core.table import Table
from fiveplanets.core.texts import LANGUAGES
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
        (planet("tartarus", region_medals=2), r"planets\.tartarus\.region_medals: Cerberus alone"),
        (planet("gaia", region_medals=5), r"planets\.gaia\.region_medals: Cerberus alone"),
        (planet("arashi", city_medals=1), r"planets\.arashi\.city_medals: Gaia alone"),
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
        ({"shapes": {"O4": {"picture": ["A", "B"], "meteor": [0, 0]}}}, "shapes: too small: 37 tiles"),
        ({"tiles": {"I2-civ-energy": {"shape": "I3"}}}, r"tiles\.I2-civ-energy\.shape: is 'I2'"),
        ({"tiles": {"I2-civ-energy": {"area_b": "civ"}}}, r"tiles\.I2-civ-energy\.area_b: .* different terrains"),
        ({"points": {"meteorites_per_medal": 0}}, "meteorites_per_medal"),
        ({"solo_target": {"cards_from": [3, 4, 5, 6, 7]}}, r"solo_target\.cards_from: rising"),
        ({"solo_target": {"bands": [0, 0, 0, 0, 0, 0]}}, r"solo_target\.bands: rising"),
        ({"civ_cards": {"37": {"medals": 9}}}, "no '37'"),
        ({"civ_cards": {"1": {"level": 2}, "36": {"level": 1}}}, "9 cards of each level; changed: 1 36$"),
        ({"civ_cards": {"5": {"timing": "end_of_game"}}}, r"civ_cards\.5\.timing: extra_tile is immediate"),
        (card("1", type="advance", different_markers=2), r"civ_cards\.1\.effect\.steps_each: is needed"),
        (card("1", type="medals", count=2), r"civ_cards\.1\.effect\.count: is of no use"),
        (card("6", type="set", set="meteorite_repo"), "a set has at most 4 cards; meteorite_repo: 6 29 30 31 32$"),
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
        ({"events": {"1": {"color": "red"}}}, "19 green cards; there are 20; changed: 1$"),
        (
            {"events": {str(number): {"solo_only": True} for number in range(4, 10)}},
            "10 green cards without the solo mark; at least 12 are needed; changed: 4 5 6 7 8 9$",
        ),
        ({"civ_cards": {"6": {"name_en": "Two  spaces"}}}, r"civ_cards\.6, name_en: .* letters"),
        ({"civ_cards": {"6": {"name_en": "{ $trick }"}}}, r"civ_cards\.6, name_en: .* letters"),
        (goal(type="all_ice_covered", name_ru="\x1b[31m"), r"objectives\.1, private\.name_ru: .* letters"),
        (
            {"civ_cards": {"6": {"name_ru": "Дом"}, "7": {"name_ru": "Дом"}}},
            r"civ_cards\.7: 'Дом' is the name of civ_cards\.6 already",
        ),
        (planet("arashi", name_en="Cerberus"), r"'Cerberus' is the name of planets\.\w+ already"),
        (goal(type="all_ice_covered", name_en="Rubik"), r"'Rubik' is the name of objectives\.1\.private already"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(changes, reason):
    with pytest.raises(PackError, match=reason):
        game_with(changes)


@pytest.mark.parametrize("sign", ["\0", "\t", "\x1b", "\x7f", "\x85", "\x9b", "\u200b", "\u202e", "\ufeff", "\xa0"])
def test_names_have_no_signs_that_do_something_to_a_screen(sign):
    for name in (f"New{sign}Gaia", f"{sign}Gaia", f"Gaia{sign}"):
        with pytest.raises(PackError, match=r"planets\.gaia, name_en: .* letters, digits and common signs"):
            game_with(planet("gaia", name_en=name))


def test_names_may_be_any_words():
    names = {"arashi": "Cerberus", "cerberus": "Arashi", "gaia": "Mère d’Or №1 (1/4)"}  # two of ours are exchanged
    words = game_with({"planets": {key: {"name_en": name} for key, name in names.items()}}).texts("en")
    assert [words.say(f"planet-{key}") for key in names] == [*names.values()]


def test_there_may_be_no_sets():
    effect = {"type": "medals"}
    sets = [key for key, entry in printed()["civ_cards"].items() if entry["effect"]["type"] == "set"]
    assert game_with({"civ_cards": {key: {"effect": effect} for key in sets}})


# --- what changes is said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (planet("cerberus", region_medals=9), {"planet-cerberus": "region_medals = 9"}),
        (planet("gaia", city_medals=7, row_medals=[9] * 12), {"planet-gaia": "row_medals, city_medals = 7"}),
        (
            track("republic", "civ", medals=[0] * 16) | {"points": {"objective_tie": 3}},
            {"corporation-republic": "civ"} | {f"objective-{key}": "points.objective_tie = 3" for key in range(1, 29)},
        ),
        (
            {"sets": {"meteorite_repo": {"medals": [0, 1, 2, 3, 50]}}, "civ_cards": {"29": {"medals": 4}}},
            {
                "civ_card-29": "medals = 4, sets.meteorite_repo.medals = [0, 1, 2, 3, 50]",
                **{f"civ_card-{key}": "sets.meteorite_repo.medals = [0, 1, 2, 3, 50]" for key in (30, 31, 32)},
                "board-meteorites": "sets.meteorite_repo.medals = [0, 1, 2, 3, 50]",
            },
        ),
        (
            {"sets": {"commerce_agreement": {"medals": [0, 0, 0, 0, 9]}}},
            {f"civ_card-{key}": "sets.commerce_agreement.medals = [0, 0, 0, 0, 9]" for key in (33, 34, 35, 36)},
        ),
        (
            {"points": {"meteorites_per_medal": 7, "life_pod": 9}},
            {
                **{f"civ_card-{key}": "points.meteorites_per_medal = 7" for key in (29, 30, 31, 32)},
                "board-meteorites": "points.meteorites_per_medal = 7",
                "civ_card-28": "points.life_pod = 9",
                "board-pods": "points.life_pod = 9",
            },
        ),
    ],
)
def test_what_a_pack_changes_is_said_where_our_texts_speak_of_it(lang, changes, said):
    ours, words = fp.game("planet-unknown").texts(lang), game_with(changes).texts(lang)
    introduction = {"en": "Your pack", "ru": "По вашему файлу"}[lang]
    for key, change in said.items():
        assert words.say(f"{key}-about") == f"{ours.say(f'{key}-about')} ({introduction}: {change}.)"
    assert {key for key, text in words.names.items() if introduction in text} == {f"{key}-about" for key in said}


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
    return fits(data)


def fits(data):
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


def is_number(kind):
    """Or numbers."""
    if isinstance(kind, inspect.TupleType):
        return all(map(is_number, kind.item_types))
    return isinstance(kind.item_type if isinstance(kind, inspect.ListType) else kind, inspect.IntType)


def number_fields(kind, data):
    """(table, field, kind) for every field with numbers, those that are left out too."""
    if isinstance(kind, inspect.DictType):
        for entry in data.values():
            yield from number_fields(kind.value_type, entry)
    elif isinstance(kind, inspect.StructType):
        for field in kind.fields:
            if is_number(field.type):
                yield data, field.name, field.type
            else:
                yield from number_fields(field.type, data.get(field.name, {}))


def bound(kind, value, most):
    """The greatest or the least that a field of this kind may hold; a list keeps its length."""
    if isinstance(kind, inspect.ListType):
        length = len(value) if value else most * kind.max_length
        return [bound(kind.item_type, None, most)] * length
    if isinstance(kind, inspect.TupleType):
        return [bound(item, None, most) for item in kind.item_types]
    return (kind.lt - 1 if kind.le is None else kind.le) if most else kind.ge


@cache
def at_the_limits(most):
    """Every number as great, or as small, as it is accepted together with those before it."""
    data = copy.deepcopy(printed())
    for table, field, kind in list(number_fields(inspect.type_info(Components), data)):
        before = table.get(field)
        table[field] = bound(kind, before, most)
        if not fits(data):
            table[field] = before
            if before is None:
                del table[field]
    return data


def steep():
    """Tracks with their medals at once and hardly any later, a planet of cities, and the last square in use."""
    data = copy.deepcopy(printed())
    for entry in data["corporations"].values():
        for name in TRACKS:
            cells = len(entry[name]["medals"])
            entry[name]["medals"] = [0, 50] + [1] * (cells - 2)
    data["planets"]["gaia"]["grid"] = [line.replace("#", "c") for line in data["planets"]["gaia"]["grid"]]
    tartarus = data["planets"]["tartarus"]
    tartarus["diagonal_passages"] = [[[10, 6], [11, 5]], [[10, 5], [11, 6]]]
    return data


PACKS = {"most": lambda: at_the_limits(True), "least": lambda: at_the_limits(False), "steep": steep}


@cache
def limits_game(pack):
    return game_with({section: entries for section, entries in PACKS[pack]().items() if section != "sources"})


def test_the_limits_are_reached():
    most, least = at_the_limits(True), at_the_limits(False)
    assert most["corporations"]["republic"]["civ"]["medals"] == [50] * 16
    assert most["planets"]["cerberus"]["region_medals"] == 9
    assert "region_medals" not in most["planets"]["gaia"]
    assert most["points"] | {"source": ""} == {
        "objective": 50,
        "objective_tie": 50,
        "life_pod": 50,
        "meteorites_per_medal": 20,
        "source": "",
    }
    assert least["points"]["meteorites_per_medal"] == 1
    assert least["solo_target"]["green"] == [-50] * 5


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("number", range(len(printed()["corporations"])))
def test_accepted_packs_are_played_alike_by_all_engines(pack, number):
    """The quick bot, alone or against random moves: compiled tables have room for whatever a pack may say."""
    game = limits_game(pack)
    corporations, planets = [*printed()["corporations"]], [*printed()["planets"]]
    players = 1 if number % 3 == 0 else 2
    options = {
        "corporation": [corporations[number], corporations[number - 1]][:players],
        "planet": [planets[number], planets[number - 5]][:players],
    }
    engines = (Interpreted(game, checked=True), game.engine("native"))
    tables = [Table(game, players, number, options, salt="", engine=engine) for engine in engines]
    choosers = [Rng(), Rng()]
    for chooser in choosers:
        seed_rng(chooser, number, CHOICE_STREAM)
    while not tables[0].over:
        seat = tables[0].to_act[0]
        moves = [decide(*each, seat) for each in zip(tables, choosers, strict=True)]
        assert moves[0] == moves[1]
        for table in tables:
            table.play(seat, moves[0])
        assert tables[0].scores == tables[1].scores
    assert bytes(tables[0].position) == bytes(tables[1].position)
    assert tables[0].position.facts(0) == tables[1].position.facts(0)


def decide(table, chooser, seat):
    legal = table.legal(seat)
    return legal[below(chooser, len(legal))] if seat else table.position.quick(seat, chooser)


def test_a_pack_that_changes_nothing_keeps_all_invariants():
    table = checked_table(game_with({}), 2, 3, {"corporation": "random"})
    chooser = random.Random(3)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, chooser.choice(table.legal(seat)))
        check(table.state)
