"""A pack makes new cards of the vocabulary, without code."""

import tomllib

import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from tests.planetfall.packs import pack
from tests.planetfall.positions import SIDES_A, gained_by, lay_out, send, set_tracks, started, strip, take, tracks
from tests.support import play_randomly

NEW_CARD = """
game = "planetfall"

[technologies.field_drills]
planet = 1
energy = [2, 2, 2]
reward = { points = 1 }
effects = [
    { kind = "on_take", of = "recruit", gain = { energy = 2, points = 1 } },
    { kind = "discount", of = "aggression", amount = 2 },
    { kind = "score_at_least", count = "distinct_outpost", least = 1, points = 9 },
]
source = "published"

[squads.roy_2]
diplomacy = 1
diplomacy_strength = 4
"""


@pytest.mark.rule("PF-48")
def test_a_new_card_of_known_effects_works_without_code(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text(NEW_CARD)
    game = started(*SIDES_A[:2], pack=path)
    for empire in game.state.empires[:2]:
        strip(empire)
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


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"squads": {"roy_2": {"planet": 2}}}, "planet 1 needs 4 of Squad"),
        ({"squads": {"roy_2": {"strength": [1, 2]}}}, "strength"),
        ({"squads": {"roy_2": {"strength": [-1, 2, 3]}}}, "strength"),
        ({"technologies": {"field_drills": {"effects": [{"kind": "teleport"}]}}}, "teleport"),
        ({"technologies": {"field_drills": {"effects": [{"kind": "discount", "of": "cache", "amount": 1}]}}}, "cache"),
        ({"sides": {"dvar_a": {"effects": [{"kind": "score_most", "count": "squad", "points": 1}]}}}, "score_most"),
        ({"goals": {"conquest": {"conditions": []}}}, "conditions"),
        ({"commanders": {"dvar": {"initiative": 1}}}, "same initiative"),
        ({"tables": {"operation_points": [5, 6]}}, "operation_points"),
        ({"outposts": {"spaceport_1": {"symbol": "lighthouse"}}}, "lighthouse"),
        ({"tables": {"most": {"experience": 12, "strength": 15, "energy": 6}}}, "dvar_b starts over the end"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(changes, message):
    with pytest.raises(fp.PackError, match=message) as refused:
        fp.game("planetfall", pack(**changes))
    assert "\n" not in str(refused.value)


def test_figures_of_the_table_can_be_corrected():
    game = started(*SIDES_A[:2], pack=pack(tables={"operation_points": [5, 6, 20]}))
    send(game, 0, 3)
    assert [move.data["amount"] for move in game.moves(0)] == [0, 1]
    game.play(0, {"do": "exchange_points", "amount": 1})
    assert len(game.moves(0)) == 19 // 2 + 1
