"""Packs of owners of the box: everything printed can be changed, within bounds, and no accepted pack breaks a game."""

import itertools
import random
import tomllib

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.components import Pack
from fiveplanets.core.table import Table
from fiveplanets.games.red_planet.state import Phase
from tests.red_planet.scenes import can, countdown, end_round, hold, on_top, opened, settle
from tests.support import checked_table, play_randomly

HUGE = 2**63 - 1
DATA = tomllib.loads((fp.game("red-planet").folder / "components.toml").read_text("utf-8"))
MARS = [name for name, region in DATA["regions"].items() if region["place"] != "moon"]


def all_characters(boards, moves):
    """The same numbers for all; only some cards move astronauts."""
    return {
        key: {"boards": boards} | ({"moves": moves} if "moves" in fields else {})
        for key, fields in DATA["characters"].items()
    }


def with_pack(**sections):
    return fp.game("red-planet", Pack("red-planet", sections))


def refused(sections, *words):
    with pytest.raises(fp.PackError) as error:
        with_pack(**sections)
    assert "\n" not in str(error.value)
    for word in words:
        assert word in str(error.value)


# --- bounds


def numbers_and_lists():
    """Every number and every list in the components: section, id, field, and what is there."""
    for key, value in DATA["tables"].items():
        yield "tables", key, None, value
    for section in ("layouts", "ships", "characters", "missions", "research", "actions"):
        for key, fields in DATA[section].items():
            for field, value in fields.items():
                if isinstance(value, int | list):
                    yield section, key, field, value


def changed(section, key, field, value):
    return {section: {key: value if field is None else {field: value}}}


@pytest.mark.parametrize("section", ["tables", "layouts", "ships", "characters", "missions", "research", "actions"])
def test_absurd_values_are_refused(section):
    """At every place where there is a number or a list."""
    found = [place for place in numbers_and_lists() if place[0] == section]
    assert found
    for _, key, field, value in found:
        wrong = [HUGE, -HUGE, 0, 1.5, True, "1"]
        if isinstance(value, list):
            wrong += [[], [HUGE] * len(value), [0] * len(value), value * 5]
        if (key, field) == ("ice_monopoly", None):
            wrong.remove(0)
        for bad in wrong:
            with pytest.raises(fp.PackError) as error:
                with_pack(**changed(section, key, field, bad))
            assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("sections", "words"),
    [
        ({"tables": {"resource_tokens": [5, 3, 4]}}, ("tables.resource_tokens", "11")),
        ({"tables": {"production_after": [5, 5, 10]}}, ("tables.production_after", "later")),
        ({"tables": {"production_after": [8, 5, 10]}}, ("tables.production_after",)),
        ({"regions": {"hellas": {"place": "outer"}}}, ("regions", "three inner")),
        ({"regions": {"phobos": {"place": "outer"}, "ausonia": {"place": "moon"}}}, ("regions", "Phobos")),
        ({"layouts": {"A": {"rim": ["hellas", *DATA["layouts"]["A"]["rim"][1:]]}}}, ("layouts.A.rim",)),
        ({"layouts": {"B": {"rim": ["ausonia"] * 6}}}, ("layouts.B.rim",)),
        ({"layouts": {"A": {"borders": [["hellas", "hellas"]]}}}, ("layouts.A.borders", "hellas")),
        (
            {"layouts": {"A": {"borders": DATA["layouts"]["A"]["borders"] + [["hellas", "ausonia"]]}}},
            ("ausonia", "once"),
        ),
        ({"layouts": {"A": {"borders": [["hellas", "phobos"]]}}}, ("layouts.A.borders", "Phobos")),
        ({"layouts": {"C": {"borders": [["hellas", "ausonia"]]}}}, ("layouts.C.borders", "valles_marineris")),
        ({"ships": {key: {"destination": "open"} for key in list(DATA["ships"])[:30]}}, ("ships", "0 have")),
        ({"characters": {"pilot": {"moves": 2}}}, ("characters.pilot.moves",)),
        ({"missions": {"M05": {"steps": [1, 3]}}}, ("missions.M05", "either")),
        ({"missions": {"M05": {"most": 0}}}, ("missions.M05", "either")),
        ({"missions": {"M07": {"metric": "regions_led"}}}, ("missions.M07.regions",)),
        ({"missions": {"M01": {"regions": ["hellas", "hellas"]}}}, ("missions.M01.regions", "once")),
        ({"missions": {"M01": {"steps": [1] * 11}}}, ("steps",)),
        ({"research": {"R04": {"effect": "own_tokens"}}}, ("research.R04.amount",)),
        ({"research": {"R04": {"effect": "points_leader"}}}, ("research.R04.amount",)),
        ({"research": {"R07": {"amount": -1}}}, ("research.R07.amount",)),
        ({"actions": {"A02": {"effect": "rescue"}}}, ("actions.A02.amount",)),
        ({"actions": {"A01": {"name_en": ""}}}, ("name_en",)),
        ({"actions": {"A01": {"name_ru": "л" * 41}}}, ("name_ru",)),
        (
            {"regions": {"hellas": {"name_en": "\x1b[31mX\n\nY"}}},
            ("regions.hellas, name_en: Expected letters, digits",),
        ),
        ({"regions": {"phobos": {"name_en": "   "}}}, ("regions.phobos, name_en",)),
        ({"regions": {"hellas": {"name_en": "Phobos"}}}, ("regions.phobos: 'Phobos' is the name of regions.hellas",)),
        (
            {"actions": {"A02": {"name_en": "Blocks of Ice"}}},
            ("actions.A02: 'Blocks of Ice' is", "of actions.A01 already"),
        ),
        ({"missions": {"M01": {"name_en": "Sabotage"}}}, ("research.R05", "missions.M01")),
    ],
)
def test_what_does_not_fit_together_is_refused(sections, words):
    refused(sections, *words)


EVERY_BORDER = [list(pair) for pair in itertools.combinations(MARS, 2)]
MOST = {
    "tables": {
        "astronauts": 40, "token_values": [9, 9, 9], "resource_tokens": [1, 1, 9], "point_tokens": [80, 80, 80],
        "destination_tokens": 9, "production_after": [10, 11, 12], "production_tokens": [9, 9, 9], "ice_monopoly": 50,
    },
    "layouts": {key: {"borders": EVERY_BORDER} for key in DATA["layouts"]},
    "ships": {key: {"seats": 9} for key in DATA["ships"]},
    "characters": all_characters(6, 9),
    "missions": {key: {"steps": [50] * 10, "most": 0} for key in DATA["missions"]},
    "research": {key: {"effect": "storm", "amount": 20} for key in DATA["research"]},
    "actions": {key: {"effect": "redirect", "amount": 9} for key in DATA["actions"]},
}  # fmt: skip
LEAST = {
    "tables": {
        "astronauts": 10, "token_values": [1, 1, 1], "resource_tokens": [9, 1, 1], "point_tokens": [1, 1, 1],
        "destination_tokens": 1, "production_after": [1, 2, 3], "production_tokens": [1, 1, 1], "ice_monopoly": 0,
    },
    "ships": {key: {"seats": 2, "destination": "open"} for key in list(DATA["ships"])[6:]},
    "characters": all_characters(1, 1),
    "research": {key: {"effect": "points_present", "amount": -20} for key in DATA["research"]},
    "actions": {key: {"effect": "gain_tokens", "amount": 9} for key in DATA["actions"]},
}  # fmt: skip


# Hellas and Ausonia change places.
SWAP = {"hellas": "ausonia", "ausonia": "hellas"}
INSIDE_OUT = {
    key: {
        "rim": [SWAP.get(name, name) for name in fields["rim"]],
        "borders": [[SWAP.get(name, name) for name in pair] for pair in fields["borders"]],
    }
    for key, fields in DATA["layouts"].items()
}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(
    "sections", [MOST, LEAST, MOST | {"tables": LEAST["tables"]}, LEAST | {"tables": MOST["tables"]}]
)
def test_the_widest_packs_play_to_the_end(sections, players):
    """On checked records: no number leaves its field. Point tokens never come from an empty bank."""
    game = with_pack(**sections)
    for seed in range(3):
        t = checked_table(game, players, seed, {"layout": "ABCD"[seed]})
        while not t.over:
            play_randomly(t, seed, 1)
            assert min(t.state.bank) >= 0
        assert t.state.round == sections["tables"]["production_after"][2]


@pytest.mark.xdist_group("red-planet")
@pytest.mark.parametrize(
    "sections",
    [MOST, LEAST, {"regions": {"hellas": {"place": "outer"}, "ausonia": {"place": "inner"}}, "layouts": INSIDE_OUT}],
)
def test_a_pack_plays_alike_on_every_engine(sections):
    """Compiled rules read what a pack changes: the same moves, events and points as interpreted ones."""
    game = with_pack(**sections)
    for players in range(2, 7):
        interpreted, native = (checked_table(game, players, players), Table(game, players, players))
        chooser = random.Random(players)
        while not interpreted.over:
            seat = chooser.choice(interpreted.to_act)
            assert native.legal(seat) == interpreted.legal(seat)
            move = chooser.choice(interpreted.legal(seat))
            assert native.play(seat, move) == interpreted.play(seat, move)
        assert native.fingerprint == interpreted.fingerprint
        assert native.view(0)["facts"] == interpreted.view(0)["facts"]
        assert native.scores == interpreted.scores


def test_no_pack_changes_the_size_of_anything():
    """Compiled rules are the same for every pack: only the values of their tables differ."""
    plain = fp.game("red-planet")
    for sections in (MOST, LEAST):
        game = with_pack(**sections)
        assert game.moves.count == plain.moves.count
        states = [bytes(Table(g, 3, 1).position) for g in (plain, game)]
        assert len(states[0]) == len(states[1])
        tables = [shapes(g.module("components")) for g in (plain, game)]
        assert tables[0] == tables[1]
        assert len(tables[0]) > 20


def shapes(components):
    return {
        name: shape(value) for name, value in vars(components).items() if isinstance(value, tuple) and name.isupper()
    }


def shape(value):
    return (len(value), shape(value[0])) if isinstance(value, tuple) and value else ()


# --- what a pack reaches


def test_a_pack_can_redraw_the_borders():
    borders = [pair for pair in DATA["layouts"]["A"]["borders"] if set(pair) != {"hellas", "ausonia"}]
    game = with_pack(layouts={"A": {"borders": [*borders, ["hellas", "vastitas_borealis"]]}})
    t = opened(game=game)
    settle(t, "hellas", 1)
    countdown(t, "explorer")
    t.play(0, t.legal(0)[0])
    near = {move[2] for move in can(t, 0) if move[:2] == ("step", "hellas")}
    assert near == {"valles_marineris", "syrtis_major", "mare_serpentis", "vastitas_borealis"}
    assert "vastitas_borealis" in t.view(0)["facts"]["regions"][1]["next_to"]


def test_a_pack_can_change_how_far_characters_go():
    game = with_pack(characters={"explorer": {"boards": 2, "moves": 1}})
    t = opened(game=game)
    settle(t, "hellas", 1)
    countdown(t, "explorer", "pilot")
    t.play(0, t.legal(0)[0])
    assert can(t, 0)[0][0] == "board"
    t.play(0, t.legal(0)[0])
    t.play(0, t.legal(0)[1])
    assert t.to_act == [1]


def test_a_pack_can_name_everything_that_has_a_name():
    game = with_pack(
        regions={"hellas": {"name_en": "Hellas Planitia", "name_ru": "Эллада"}},
        characters={"soldier": {"name_en": "Trooper"}},
        missions={"M01": {"name_en": "Eastern Plan"}},
        research={"R04": {"name_ru": "Обвал"}},
        actions={"A01": {"name_en": "Ice Blocks"}},
    )
    expected = {
        "place-hellas": "Hellas Planitia", "character-soldier": "2 Trooper", "cause-soldier": "2 Trooper",
        "card-M01": "Eastern Plan", "card-A01": "Ice Blocks", "cause-A01": "Ice Blocks", "card-R04": "Mine Collapse",
        "ship-S07": "Hellas Planitia, 3 seats",
    }  # fmt: skip
    assert {key: game.texts("en").say(key) for key in expected} == expected
    assert game.texts("ru").say("place-hellas") == "Эллада"
    assert game.texts("ru").say("card-R04") == "Обвал"
    assert fp.game("red-planet").texts("en").say("place-hellas") == "Hellas"


def test_change_of_plan_is_called_by_its_name():
    game = with_pack(actions={"A02": {"name_en": "Second Thoughts"}})
    assert game.texts("en").say("character-later").endswith("play Second Thoughts")
    game = with_pack(actions={"A02": {"effect": "redirect"}, "A01": {"effect": "change_character"}})
    assert game.texts("en").say("character-later").endswith("play Blocks of Ice")


def test_what_a_character_does_is_said_with_the_numbers_of_the_box():
    game = with_pack(characters={"explorer": {"boards": 2, "moves": 4}})
    assert game.texts("en").say("character-explorer-about") == "board 2; up to 4 steps on Mars"
    assert game.texts("ru").say("character-explorer-about").startswith("разместить 2; до 4 перемещений")


def test_several_cards_of_one_moment():
    """Clockwise from the first player, and again while there is one in hand."""
    game = with_pack(actions={key: {"effect": "gain_tokens", "amount": 1} for key in ("A01", "A02", "A03")})
    t = opened(game=game)
    hold(t, 0, "A01")
    hold(t, 2, "A02", "A03")
    t.state.round, t.state.last = 5, 1
    for seat in (0, 2):
        t.play(seat, {"do": "choose", "character": "pilot", "cards": "ask"})
    end_round(t)
    asked = []
    while t.state.round == 5:
        asked.append(t.to_act)
        t.play(t.to_act[0], t.legal(t.to_act[0])[-1])
    assert asked == [[2], [2], [0]]
    assert [company.tokens[0] for company in t.state.companies[:3]] == [1, 0, 2]


@pytest.mark.rule("RP-58")
def test_a_second_card_drawn_in_this_round_waits_for_the_next():
    game = with_pack(actions={"A02": {"effect": "gain_tokens", "amount": 1}}, tables={"production_after": [1, 2, 3]})
    t = opened(game=game)
    hold(t, 0, "A01")
    t.play(0, {"do": "choose", "character": "scientist", "cards": "ask"})
    on_top(t, "A02")
    countdown(t, "scientist")
    while t.state.phase == Phase.RESOLVING:
        t.play(0, t.legal(0)[0])
    assert can(t, 0) == [("pass", "card"), ("play", "A01")]  # not the new one
    t.play(0, {"do": "play", "card": "A01"})
    assert t.state.round == 2
    assert ("choose", "pilot", "ask") in can(t, 0)


def test_a_bank_that_runs_out_gives_what_it_has():
    game = with_pack(tables={"point_tokens": [1, 1, 1]})
    t = opened(game=game)
    for region in t.state.regions:
        region.resource, region.buried = 0, NOTHING
    game.module("rules.production").produce(t.state, 3)
    assert [sum(region.points) for region in t.state.regions] == [1] + [0] * 9
    assert list(t.state.bank) == [0, 1, 1]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_example_in_the_rules_is_a_pack(lang):
    example = fp.game("red-planet").rules_page(lang).split("```toml\n")[1].split("```")[0]
    sections = tomllib.loads(example)
    assert sections.pop("game") == "red-planet"
    assert with_pack(**sections).module("components").SHIP_SEATS[8] == 5
