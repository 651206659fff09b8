"""A pack makes new cards of the vocabulary, without code."""

import copy
import re
import tomllib
import typing

import msgspec
import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.core.packing import size
from fiveplanets.core.table import Table
from fiveplanets.games.planetfall import vocabulary
from fiveplanets.games.planetfall.components import GOAL_IDS
from tests.planetfall.positions import (
    DATA,
    SIDES_A,
    gained_by,
    hold,
    lay_out,
    only,
    pack,
    send,
    set_tracks,
    started,
    take,
    tracks,
    with_effects,
)
from tests.support import checked_table, play_randomly

NEW_CARD = """
game = "planetfall"

[technologies.field_drills]
planet = 1
energy = [2, 2, 2]
reward = { points = 1 }
effects = [
    { kind = "on_take", of = "recruit", gain = { energy = 2, points = 1 } },
    { kind = "discount", of = "aggression", amount = 2 },
    { kind = "score_at_least", count = "distinct_landmark", least = 1, points = 9 },
]
source = "published"

[units.roy_2]
diplomacy = 1
diplomacy_strength = 4
"""


@pytest.mark.rule("PF-48")
def test_a_new_card_of_known_effects_works_without_code(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text(NEW_CARD + "".join(f"\n[sides.{side}]\neffects = []\n" for side in SIDES_A[:2]))
    game = started(*SIDES_A[:2], pack=path)
    lay_out(game, I=["field_drills"], III=["roy_2"])
    set_tracks(game, 0, points=0, experience=5, strength=9, energy=9)
    take(game, 0, "field_drills")
    assert tracks(game, 0) == {"points": 1, "experience": 5, "strength": 9, "energy": 7}
    take(game, 0, "roy_2", "recruit")  # 4 empire points and 4 strength for 1 energy; the new card adds 1 and 2
    assert tracks(game, 0) == {"points": 1 + 4 + 1, "experience": 5, "strength": 13, "energy": 7 - 1 + 2}
    assert gained_by(game, 0, "aggression", points=0) == {"points": 4, "experience": 1, "strength": -2, "energy": 0}
    assert game.game.module("rules.scoring").technology_points(game.state, 0) == 9
    assert play_randomly(game, 3) > 0
    assert game.over


def test_the_plain_game_is_untouched_by_packs():
    fp.game("planetfall", Pack("planetfall", tomllib.loads(NEW_CARD.replace('game = "planetfall"', ""))))
    plainly = fp.game("planetfall").module("components").COMPONENTS
    assert plainly.technologies["field_drills"].energy == (4, 3, 2)


MOST = {"points": 30, "experience": 30, "strength": 30, "energy": 30}
RICH = [
    {"kind": "on_take", "of": "card", "gain": MOST},
    {"kind": "income", "gain": MOST, "per": "energy", "from_round": 1},
    {"kind": "score_per", "count": "energy", "each": 1, "points": 30},
    {"kind": "substitute", "of": "card", "amount": 30},
]
TWO_TOKENS = {"kirko_a": {"effects": [{"kind": "restrain"}]}}
TWO_LAST = {"kirko_b": {"effects": [{"kind": "last_place"}]}}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"units": {"roy_2": {"planet": 2}}}, "planet 1 needs 14 cards, not 13"),
        ({"units": {"roy_2": {"planet": 8}}}, "planet"),
        ({"units": {"roy_2": {"strength": [1, 2]}}}, "strength"),
        ({"units": {"roy_2": {"strength": []}}}, "strength"),
        ({"units": {"roy_2": {"strength": [-1, 2, 3]}}}, "strength"),
        ({"units": {"roy_2": {"strength": [21, 2, 3]}}}, "strength"),
        ({"units": {"roy_2": {"diplomacy": 2**63 - 1}}}, "diplomacy"),
        ({"units": {"roy_2": {"reward": {"points": 31}}}}, "points"),
        ({"units": {"roy_2": {"known": {"colour": "rulebook"}}}}, "roy_2: known speaks of 'colour'"),
        ({"technologies": {"field_drills": {"effects": [{"kind": "teleport"}]}}}, "teleport"),
        ({"technologies": {"field_drills": {"effects": [{"kind": "restrain"}]}}}, "restrain"),
        ({"technologies": {"field_drills": {"effects": [*RICH, RICH[0]]}}}, "length <= 4"),
        ({"technologies": {"field_drills": {"effects": [{"kind": "discount", "of": "cache", "amount": 1}]}}}, "cache"),
        ({"technologies": {"field_drills": {"effects": [{"kind": "requirement", "amount": 0}]}}}, "amount"),
        ({"sides": TWO_TOKENS}, "only one commander can have restrain, not both kirko_a and syndicate_b"),
        ({"sides": TWO_LAST}, "only one commander can have last_place, not both kirko_b and syndicate_b"),
        ({"sides": {"dvar_a": {"initiative": 1}}}, "sides dvar_a and syndicate_a have the same initiative, 1"),
        ({"sides": {"dvar_a": {"initiative": 0}}}, "initiative"),
        ({"sides": {"dvar_a": {"start": {"energy": 21}}}}, "side dvar_a starts over the end .* energy 21 of 20"),
        ({"sides": {"dvar_a": {"effects": [{"kind": "operation_points", "amount": 30}]}}}, "42 operation points; 40"),
        ({"goals": {"conquest": {"conditions": []}}}, "conditions"),
        ({"tables": {"operation_points": [5, 6]}}, "operation_points"),
        ({"tables": {"cards_for_2_to_3": [4, 3, 0]}}, "cards_for_2_to_3: level III has room for 1 to 3 cards, not 0"),
        ({"tables": {"cards_for_4_to_6": [6, 4, 3]}}, "cards_for_4_to_6: level I has room for 1 to 5 cards, not 6"),
        ({"tables": {"most": {"experience": 12, "strength": 15, "energy": 0}}}, "energy"),
        ({"landmarks": {"spaceport_1": {"symbol": "a lighthouse"}}}, "symbol"),
        (
            {"landmarks": {"spaceport_1": {"name_en": ""}}},
            "name_en: Expected letters, digits and common signs, in words",
        ),
        ({"goals": {"conquest": {"name_ru": "{ $x }"}}}, "name_ru"),
        ({"commanders": {"dvar": {"name_ru": "а" * 41}}}, "name_ru"),
        ({"sides": {"dvar_a": {"name_en": "My side"}}}, "sides.dvar_a: .*name_en"),
        ({"sides": {"dvar_a": {"known": {"name": "rulebook"}}}}, "dvar_a: known speaks of 'name'"),
        ({"units": {"roy_2": {"known": {"reward": "hearsay"}}}}, "units.roy_2, known: Invalid enum value 'hearsay'$"),
        (
            {"landmarks": {"spaceport_3": {"planet": 1}}, "units": {"roy_2": {"planet": 3}}},
            "landmarks.spaceport_3: 'Spaceport' is the name of landmarks.spaceport_1 already",
        ),
        ({"units": {"roy_2": {"name_ru": "Космопорт"}}}, "landmarks.spaceport_1: 'Космопорт' .* units.roy_2 already"),
        ({"commanders": {"dvar": {"name_en": "Aron Ardelli (Syndicate)"}}}, "commanders.syndicate: .* commanders.dvar"),
        ({"goals": {"conquest": {"name_en": "Balance"}}}, "goals.balance: 'Balance' is the name of goals.conquest"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(changes, message):
    with pytest.raises(fp.PackError, match=message) as refused:
        fp.game("planetfall", pack(**changes))
    assert "\n" not in str(refused.value)


TRADED = {"units": {"roy_2": {"planet": 2}}, "caches": {"smuggler_hold": {"planet": 1}}}
SHEETS = {"dvar": 1, "syndicate": 5}  # the initiative of the other
INITIATIVES_TRADED = {"sides": {f"{name}_{side}": {"initiative": n} for name, n in SHEETS.items() for side in "ab"}}


@pytest.mark.parametrize("fitting", [TRADED, INITIATIVES_TRADED])
def test_a_fault_is_not_blamed_on_what_fits_only_together(fitting):
    with pytest.raises(fp.PackError, match=r"landmarks\.spaceport_1, pair: Expected `int` <= 30"):
        fp.game("planetfall", pack(**fitting, landmarks={"spaceport_1": {"pair": 99}}))
    assert fp.game("planetfall", pack(**fitting))


def test_landmarks_of_one_name_may_stand_on_different_planets():
    """Which of them is on which planet is not known: an owner may correct that."""
    renamed = {"name_en": "Cryo Facility", "name_ru": "Криокомплекс", "symbol": "cryo_facility"}
    words = fp.game("planetfall", pack(landmarks={"spaceport_1": renamed})).texts("en")
    assert words.say("card-spaceport_1") == words.say("card-cryo_facility_2") == "Cryo Facility"


def test_the_template_says_all_that_an_effect_may_say():
    """An owner has no vocabulary.py: its words stand in the file, with examples that fit."""
    head = (fp.game("planetfall").folder / "components.toml").read_text("utf-8").split("[sources]")[0]
    examples = [tomllib.loads(f"effect = {found}")["effect"] for found in re.findall(r"^#   (\{ .+ \}) ", head, re.M)]
    effects = [msgspec.convert(example, vocabulary.SideEffect) for example in examples]
    assert {type(effect) for effect in effects} == set(typing.get_args(vocabulary.SideEffect))
    for names in (vocabulary.TakingName, vocabulary.CountableName):
        assert set(typing.get_args(names)) <= set(re.findall(r"\w+", head))


def test_figures_of_the_table_can_be_corrected():
    game = started(*SIDES_A[:2], pack=pack(tables={"operation_points": [5, 6, 20]}))
    send(game, 0, "III")
    assert [move.data["amount"] for move in game.moves(0)] == [0, 1]
    game.play(0, {"do": "exchange_points", "amount": 1})
    assert len(game.moves(0)) == 19 // 2 + 1


def test_cards_can_change_places_between_planets():
    """The rulebook gives 14 cards a planet and the totals of the types, not how these are shared out."""
    other = started(*SIDES_A[:2], pack=pack(units={"roy_2": {"planet": 2}}, caches={"smuggler_hold": {"planet": 1}}))
    cards = other.game.module("components")
    names = [{cards.CARD_IDS[card] for card in deck} for deck in cards.PLANET_CARDS]
    assert "smuggler_hold" in names[0]
    assert "roy_2" in names[1]
    play_randomly(other, 1)
    assert other.over


def test_landmarks_can_have_other_symbols_and_more_of_them():
    both = {"symbol": "lighthouse"}
    for symbols, points in (
        ({}, 7 + 2 + 2),
        ({"spaceport_1": both}, 7),
        ({"spaceport_1": both, "spaceport_3": both}, 7 + 2 + 2),
        ({id: {"symbol": id} for id in DATA["landmarks"]}, 7),
    ):
        game = started(*SIDES_A[:2], pack=pack(landmarks=symbols, sides=only({})))
        hold(game, 0, "spaceport_1")
        lay_out(game, I=["spaceport_3"])
        set_tracks(game, 0, points=0, energy=9)
        assert later_planets(game) == ([] if "spaceport_3" in symbols else [5, 7])
        partner = game.view(0)["facts"]["spots"][0]["partner"]
        assert partner == ("spaceport_1" if points > 7 else None)
        take(game, 0, "spaceport_3")
        assert tracks(game, 0)["points"] == points
        waiting = game.view(0)["facts"]["empires"][0]["waiting"]
        assert waiting == ([] if points > 7 else ["spaceport_1", "spaceport_3"])


def later_planets(game):
    """Where the terminal says that more landmarks like the first open card will be found."""
    return game.game.module("terminal_spots").later_planets("spaceport_3")


def test_each_side_of_a_commander_can_have_its_own_initiative():
    changed = pack(sides={"kirko_b": {"initiative": 30}, "syndicate_a": {"initiative": 7}})
    order = [started(side, "syndicate_a", pack=changed).to_act for side in ("kirko_a", "kirko_b")]
    assert order == [[0], [1]]


def test_a_commander_side_can_score_at_the_end():
    game = with_effects([{"kind": "score_per", "count": "cache", "each": 1, "points": 3}])
    game.state.goal = GOAL_IDS.index("veterans")  # experience, units and strength
    before = game.scores
    hold(game, 0, "settlers_stash", "smuggler_hold", ("solar_orchard", "annex"))
    hold(game, 1, "crystal_grotto")
    assert game.scores == [before[0] + 2 * 3, before[1]]
    assert game.position.points()[0]["commander_goals"] == 2 * 3


def test_the_bonus_of_a_looted_cache_can_be_another():
    bonus = {"settlers_stash": {"bonus": {"experience": 1, "energy": 2}}}
    game = started(*SIDES_A[:2], pack=pack(caches=bonus, sides=only({})))
    assert gained_by(game, 0, "loot") == {"points": 0, "experience": 1, "strength": 0, "energy": 7}


def test_names_can_be_others():
    renamed = {"name_en": "Aron the Late", "name_ru": "Арон Поздний"}
    changed = pack(units={"roy_2": {"name_ru": "Рой-3"}}, commanders={"syndicate": renamed})
    game = fp.game("planetfall", changed)
    english, russian = game.texts("en"), game.texts("ru")
    assert english.say("commander-syndicate") == "Aron the Late"
    assert english.say("side-syndicate_a") == "Aron the Late, side A"
    assert english.say("card-roy_2") == "Roy-2"
    assert russian.say("card-roy_2") == "Рой-3"
    assert russian.say("side-syndicate_b") == "Арон Поздний, сторона Б"
    assert fp.game("planetfall").texts("en").say("side-syndicate_a") == "Aron Ardelli (Syndicate), side A"


def test_what_cards_do_is_said_as_the_pack_has_it():
    effects = [{"kind": "on_take", "of": "unit", "gain": {"strength": 2}}]
    condition = {"kind": "score_most", "count": "sector", "points": 5}
    changed = {
        "technologies": {"field_drills": {"effects": effects}},
        "goals": {"conquest": {"conditions": [condition] * 3}},
    }
    words = fp.game("planetfall", pack(**changed)).texts("en")
    assert words.say("card-field_drills-about") == "after taking a unit: +2†"
    assert words.say("goal-conquest-3") == "5★ for the most annexed sectors"
    assert words.say("side-syndicate_a-about") == "after studying a technology: +2ϟ"


def everything_at_its_most():
    """As much of everything as a pack may say."""
    data = copy.deepcopy({section: rows for section, rows in DATA.items() if section != "sources"})
    for card in data["units"].values():
        card |= {"strength": [20] * 3, "experience": [20] * 3, "reward": MOST}
        card |= {"diplomacy": 20, "diplomacy_strength": 30}
    for card in data["landmarks"].values():
        card |= {"energy": [20] * 3, "reward": MOST, "pair": 30, "aggression": 20, "symbol": "one"}
    for card in data["caches"].values():
        card |= {"energy": [20] * 3, "bonus": MOST, "annex": 30}
    for card in data["technologies"].values():
        card |= {"energy": [20] * 3, "reward": MOST, "effects": RICH}
    for side in data["sides"].values():
        side |= {"start": MOST, "effects": RICH}
    most = dict.fromkeys(("experience", "strength", "energy"), 100)
    data["tables"] |= {"most": most, "operation_points": [20] * 3, "cards_for_2_to_3": [5, 4, 3]}
    return pack(**data)


def test_no_pack_breaks_a_game():
    """On checked records, where a value that does not fit is an error."""
    for players in (2, 6):
        game = checked_table(fp.game("planetfall", everything_at_its_most()), players, 5)
        play_randomly(game, 5)
        assert game.over
        game.view(0)


@pytest.mark.parametrize("players", [2, 6])
def test_the_native_engine_plays_with_packs_as_the_rules_do(players):
    """Compiled once, for the plain box: what a pack changes is data."""
    for changes in (tomllib.loads(NEW_CARD), everything_at_its_most().data):
        game = fp.game("planetfall", pack(**{section: rows for section, rows in changes.items() if section != "game"}))
        tables = [Table(game, players, 5, salt=""), checked_table(game, players, 5)]
        for played in tables:
            play_randomly(played, 5)
        native, interpreted = tables
        assert bytes(native.position) == bytes(interpreted.position)
        assert native.scores == interpreted.scores
        assert native.position.facts(0) == interpreted.position.facts(0)


def test_no_pack_changes_the_size_of_anything():
    """Compiled rules are the same for every pack: only the values of constant tables may differ."""

    def sizes(game):
        found = {"moves": game.move_count, "state": size(game.root)}
        for module in ("components", "shapes", "vocabulary", "state"):
            for name, value in vars(game.module(module)).items():
                if name.isupper() and isinstance(value, tuple) and name != "SYMBOL_IDS":
                    found[module, name] = shape(value)
        return found

    def shape(value):
        return (len(value), *(shape(value[0]) if isinstance(value[0], tuple) else ()))

    empty = {"effects": []}
    poor = pack(sides=dict.fromkeys(DATA["sides"], empty), technologies=dict.fromkeys(DATA["technologies"], empty))
    plainly = sizes(fp.game("planetfall"))
    assert plainly["components", "EFFECT_KIND"] > (100,)
    for other in (poor, everything_at_its_most()):
        assert sizes(fp.game("planetfall", other)) == plainly
