"""Component packs: everything that is printed on the box can be corrected, and nothing that would break a game."""

import re
from contextlib import suppress

import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.core.packing import size
from fiveplanets.core.random import CHOICE_STREAM, Rng, seed_rng
from tests.support import checked_table, play_randomly

from .helpers import give, link, pick, pour, settle, water


def packed(**changes):
    return fp.game("planet-5r", Pack("planet-5r", changes))


def seated(game, players=3, seed=5):
    return checked_table(game, players, seed)


def crystals(t, seat=0):
    counts = t.view(seat)["facts"]["clans"][seat]["crystals"]
    return {name: number for name, number in zip(("blue", "green", "purple", "joker"), counts, strict=True) if number}


def test_a_settlement_may_have_a_crystal_in_its_centre():
    t = seated(packed(settlements={"S1": {"centre": "green"}}))
    settle(t, 0, "S1")
    assert crystals(t) == {"green": 1}
    settle(t, 0, "S2")
    assert crystals(t) == {}


def test_an_edge_may_have_no_crystal():
    game = packed(settlements={"S1": {"right_edge": "none"}}, technologies={"T05": {"centre": "none"}})
    t = seated(game)
    settle(t, 0, "S1")
    give(t, 0, "T05")
    assert crystals(t) == {}
    link(t, "S1", "T05", top="S1")  # the edge that lies on top is bare
    assert crystals(t) == {}


def test_a_box_may_have_more_settlements():
    plain, more = fp.game("planet-5r"), packed(tables={"settlements": 7})
    for game, last in ((plain, 19), (more, 21)):
        dealt = {seated(game, 5, seed).state.clans[seat].settlement for seed in range(60) for seat in range(5)}
        assert dealt == set(range(15, last + 1))


def test_the_die_has_the_faces_of_the_box():
    game = packed(tables={"die": [1, 1, 2, 2, 3, 9]})
    rolled = []
    for seed in range(120):
        t = seated(game, 3, seed)
        pick(t, "scout", "mine", "mine")
        rolled.append(water(t)[0] - 5)
    assert set(rolled) == {1, 2, 3, 9}
    assert rolled.count(1) > rolled.count(3)  # two faces against one


def test_the_quick_bot_knows_the_die():
    advice = packed(tables={"die": [2, 2, 2, 4]}).module("advice")
    assert advice.AVERAGE_ROLL == 25
    assert advice.CHANCE_ALONE[:6] == (0, 0, 0, 4, 4, 6)  # sixths


def test_tables_have_the_figures_of_the_box():
    game = packed(tables={"mine": [7, 1, 1, 1, 1], "crystal_points": [2, 5], "start_water": 8, "water_per_point": 3})
    t = seated(game)
    pick(t, "mine", "expand", "expand")
    assert water(t) == [15, 8, 8]
    assert t.scores == [5, 2, 2]
    points = game.module("rules.scoring").points
    assert [points(found, 0, 0, 0, 0) for found in (0, 1, 2, 3, 31)] == [0, 2, 5, 5, 5]


def test_every_card_may_have_a_name():
    game = packed(
        actions={"dig": {"name": {"en": "Excavate", "ru": "Копать"}}},
        technologies={"T01": {"name": {"en": "Old well"}}},
        settlements={"S6": {"name": {"ru": "Оазис"}}},
    )
    english, russian = game.texts("en"), game.texts("ru")
    assert (english.say("action-dig"), russian.say("action-dig")) == ("Excavate", "Копать")
    assert (english.say("card-T01"), russian.say("card-T01")) == ("T01 Old well", "T01 «Растущие колодцы»")
    assert (english.say("card-S6"), russian.say("card-S6")) == ("S6 Settlement 6", "S6 «Оазис»")
    assert fp.game("planet-5r").texts("en").say("action-dig") == "Dig"


def test_what_is_on_a_card_of_the_box_is_said():
    game = packed(
        actions={"mine": {"name": {"en": "Pump"}}},
        technologies={"T01": {"left": {"trigger": "mine", "kind": "roll_gain"}, "centre": "none"}},
    )
    assert game.texts("en").say("card-T01-about") == "Pump +die; Expand +1; crystals B – G"
    pit = game.texts("ru").say("card-T02-about")
    assert pit.startswith("«Раскопки» украсть по 1 у сыгравших карту «Разграбление»; ")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_example_of_the_rules_page_fits(lang, tmp_path):
    page = fp.game("planet-5r").rules_page(lang)
    example = tmp_path / "my-box.toml"
    example.write_text(re.search(r"```toml\n(.*?)```", page, re.S).group(1), "utf-8")
    components = fp.game("planet-5r", example).module("components")
    assert components.SETTLEMENTS == 6
    assert components.COMPONENTS.technologies["T05"].name.ru == "Старый насос"


ABSURD = [
    ({"tables": {"start_water": 2**63 - 1}}, "start_water"),
    ({"tables": {"start_water": -1}}, "start_water"),
    ({"tables": {"water_per_point": 0}}, "water_per_point"),
    ({"tables": {"water_per_point": 2**63 - 1}}, "water_per_point"),
    ({"tables": {"mine": []}}, "mine"),
    ({"tables": {"mine": [1, 1, 1, 1, 2**40]}}, "mine"),
    ({"tables": {"raid": [1] * 6}}, "raid"),
    ({"tables": {"raid": [-1] * 5}}, "raid"),
    ({"tables": {"die": []}}, "die"),
    ({"tables": {"die": [1] * 21}}, "die"),
    ({"tables": {"die": [-1, 1]}}, "die"),
    ({"tables": {"die": [21]}}, "die"),
    ({"tables": {"crystal_points": []}}, "crystal_points"),
    ({"tables": {"crystal_points": [101]}}, "crystal_points"),
    ({"tables": {"crystal_points": [1] * 32}}, "crystal_points"),
    ({"tables": {"settlements": 4}}, "settlements"),
    ({"tables": {"settlements": 11}}, "settlements"),
    ({"technologies": {"T01": {"name": {"en": ""}}}}, "name"),
    ({"technologies": {"T01": {"name": {"en": "x" * 41}}}}, "name"),
    ({"technologies": {"T01": {"name": {"en": "a { $card }"}}}}, "name"),
    ({"technologies": {"T01": {"name": {"en": "two\nlines"}}}}, "name"),
    ({"technologies": {"T01": {"name": {"en": "a\x9b31m"}}}}, "technologies.T01, name.en: Expected letters, digits"),
    ({"actions": {"dig": {"name": {"en": "Mine"}}}}, "actions.mine: 'Mine' is the name of actions.dig already"),
    ({"actions": {"dig": {"name": {"ru": "Разведка"}}}}, "actions.scout: 'Разведка' is the name of actions.dig"),
    ({"technologies": {"T01": {"name": {"fr": "Puits"}}}}, "name"),
    (
        {"technologies": {"T05": {"left": {"trigger": "mine", "kind": "steal_each"}}}},
        'technologies.T05.left: steal_each needs a target, e.g. target = "dig"',
    ),
    (
        {"technologies": {"T05": {"right": {"trigger": "mine", "kind": "gain_one", "target": "dig"}}}},
        "technologies.T05.right: gain_one has no target",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "message"), ABSURD)
def test_an_absurd_pack_is_refused(changes, message):
    with pytest.raises(fp.PackError, match=re.escape(message)):
        packed(**changes)


# --- water


def wet(upgrades):
    """A pack in which so many upgrades go with expand, which can be played in every round, and bring the most."""
    flood = {"trigger": "expand", "kind": "gain_per_card", "target": "expand"}
    sides = [(f"T{card:02}", side) for card in range(1, 16) for side in ("left", "right")]
    cards: dict = {}
    for card, side in sides[:upgrades]:
        cards.setdefault(card, {})[side] = flood
    return {"technologies": cards, "tables": {"die": [1] * 6}}


def wettest():
    """The wettest of these packs that is accepted."""
    for upgrades in range(30, 0, -1):
        with suppress(fp.PackError):
            return packed(**wet(upgrades))
    raise AssertionError


def test_a_pack_with_too_much_water_is_refused():
    with pytest.raises(fp.PackError, match=r"could come to \d{4} water, but 600 is the most that fits: lower tables"):
        packed(**wet(30))
    with pytest.raises(fp.PackError, match="could come to"):
        packed(tables={"die": [20]})


def test_nobody_can_have_more_water_than_can_be_bid():
    """What a pack is held to: a clan that gets the best technologies, one a round, and pays nothing for them."""
    game = wettest()
    components = game.module("components")
    t = seated(game, 5)
    for bought in range(1, 16):
        pick(t, *["expand"] * 5)
        if not t.over:
            give(t, 0, f"T{bought:02}")
    assert t.over
    assert 400 < water(t)[0] <= components.most_water() <= components.MAX_WATER


def test_the_wettest_pack_plays_to_the_end():
    game = wettest()
    for seed in range(6):
        t = seated(game, 3 + seed % 3, seed)
        play_randomly(t, seed)
        assert max(water(t)) <= game.module("components").most_water()


def test_all_that_can_be_had_can_be_bid():
    t = seated(fp.game("planet-5r"))
    most = t.game.module("components").MAX_WATER
    pour(t, most, most, most)
    pick(t, "dig", "dig", "mine")
    assert t.legal(0) == t.legal(1)
    assert t.moves(0)[-1].data == {"do": "bid", "water": most}


# --- shapes


def shape(table):
    return [len(table), *(shape(row) for row in table if isinstance(row, tuple))]


def shapes(game):
    """The form of all that the compiled rules see: constant tables, records and moves."""
    found = {}
    for name in ("components", "advice", "moves", "rules.water", "rules.imagine"):
        values = vars(game.module(name)).items()
        found |= {(name, key): shape(value) for key, value in values if isinstance(value, tuple) and key.isupper()}
    state = game.module("state")
    return found, size(game.root), size(game.facts), state.MOST_MOVES, game.move_count


def test_a_pack_changes_values_and_no_shapes():
    changed = packed(
        tables={"die": [1, 2], "crystal_points": [1, 2, 3], "settlements": 9, "start_water": 20},
        settlements={"S9": {"centre": "joker", "left_edge": "none"}},
    )
    assert shapes(changed) == shapes(fp.game("planet-5r"))


# --- compiled


def changed_everywhere():
    """A pack that changes every table and number that compiled rules read."""
    return packed(
        tables={
            "mine": [5, 4, 3, 2, 1],
            "raid": [2, 1, 2, 1, 3],
            "die": [0, 2, 7],
            "crystal_points": [4, 5, 6, 9],
            "settlements": 8,
            "start_water": 9,
            "water_per_point": 3,
        },
        settlements={"S7": {"left": "expand", "right": "dig", "centre": "joker", "left_edge": "none"}},
        technologies={
            "T02": {"left": {"trigger": "mine", "kind": "gain_per_card", "target": "mine"}, "centre": "none"},
            "T09": {"right": {"trigger": "scout", "kind": "steal_each", "target": "scout"}, "right_edge": "joker"},
        },
    )


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("quick", [False, True])
def test_compiled_games_with_a_pack_are_the_interpreted_ones(players, quick):
    """Positions, legal moves, facts and the quick bot, to the end."""
    game = changed_everywhere()
    engines = [game.engine(name) for name in ("native", "checked", "interpreted")]
    for seed in range(6):
        positions = [game.dealt(players, seed, {}, engine)[0] for engine in engines]
        choosers = [Rng() for _ in engines]
        for chooser in choosers:
            seed_rng(chooser, seed, CHOICE_STREAM)
        decisions = 0
        while not positions[0].over:
            seat = positions[0].to_act[0]
            found = [(bytes(p), p.legal(seat), p.facts(seat), p.standings) for p in positions]
            assert found[0] == found[1] == found[2]
            moves = [p.engine.quick(p.state, seat, chooser) for p, chooser in zip(positions, choosers, strict=True)]
            assert len(set(moves)) == 1
            move = moves[0] if quick else found[0][1][decisions * 7 % len(found[0][1])]
            told = [p.make(seat, move) for p in positions]
            assert told[0] == told[1] == told[2]
            decisions += 1
        assert positions[0].points() == positions[2].points()


def test_a_pack_leaves_the_plain_game_as_it_is():
    plain = fp.game("planet-5r")
    before = bytes(plain.position(players=4, seed=3))
    assert bytes(changed_everywhere().position(players=4, seed=3)) != before
    assert bytes(plain.position(players=4, seed=3)) == before
