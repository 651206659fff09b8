"""Players, decks, commanders."""

import pytest

import fiveplanets as fp
from fiveplanets.games.planetfall.components import COMMANDER_IDS, PLANET, SIDE_IDS, TYPE, Type
from tests.planetfall.positions import DATA, SIDES_A, order, started, tracks
from tests.support import table


@pytest.mark.rule("PF-01")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_any_other_number_of_players_is_refused(players):
    with pytest.raises(fp.SetupError, match="2 to 6 players"):
        fp.game("planetfall").table(players=players)


@pytest.mark.rule("PF-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_play(players):
    assert len(fp.game("planetfall").table(players=players, seed=1).scores) == players


@pytest.mark.rule("PF-02")
def test_one_of_eight_goal_sheets_is_open_to_all():
    goals = {table("planetfall", 2, seed).state.goal for seed in range(200)}
    assert goals == set(range(8))
    view = table("planetfall", 2, 1).view(None)
    assert view["state"]["goal"] in DATA["goals"]
    assert len(view["facts"]["goal"]) == 3


@pytest.mark.rule("PF-03")
def test_seven_shuffled_decks_that_nobody_sees():
    first, second = (table("planetfall", 2, seed).state for seed in (1, 2))
    for planet in range(7):
        decks = [state.decks[planet].items[: state.decks[planet].n] for state in (first, second)]
        assert [sorted(deck) for deck in decks] == [[c for c in range(98) if PLANET[c] == planet + 1]] * 2
        assert decks[0] != decks[1]
    for viewer in (None, 0, 1):
        assert table("planetfall", 2, 1).view(viewer)["state"]["decks"] == [[None] * 14] * 7


@pytest.mark.rule("PF-47")
@pytest.mark.parametrize("planet", range(1, 8))
def test_the_cards_of_a_planet(planet):
    types = [Type(TYPE[card]) for card in range(98) if PLANET[card] == planet]
    expected = {Type.UNIT: 4, Type.TECHNOLOGY: 3, Type.LANDMARK: 3, Type.CACHE: 4}
    assert {kind: types.count(kind) for kind in Type} == expected


@pytest.mark.rule("PF-04")
def test_commanders_are_picked_in_turn_from_the_first_chooser():
    game = table("planetfall", 4, first=3)
    picks = {2: "dvar_b", 3: "kirko_a", 0: "amazon_b", 1: "vanguard_a"}
    for seat, side in picks.items():
        assert game.to_act == [seat]
        game.play(seat, {"do": "choose", "side": side})
    assert all(SIDE_IDS[game.state.empires[seat].side] == side for seat, side in picks.items())


@pytest.mark.rule("PF-04")
def test_the_first_chooser_may_be_random():
    assert {table("planetfall", 3, seed).to_act[0] for seed in range(40)} == {0, 1, 2}


@pytest.mark.rule("PF-04")
def test_a_commander_can_be_picked_once_whatever_the_side():
    game = table("planetfall", 2, first=1)
    game.play(0, {"do": "choose", "side": "dvar_a"})
    for side in ("dvar_a", "dvar_b"):
        with pytest.raises(fp.IllegalMove) as refused:
            game.play(1, {"do": "choose", "side": side})
        assert refused.value.rule == "PF-04"
    assert len(game.legal(1)) == 10


@pytest.mark.rule("PF-04")
def test_a_first_chooser_who_does_not_play_is_refused():
    with pytest.raises(fp.SetupError, match="only 3"):
        table("planetfall", 3, first=4)


@pytest.mark.rule("PF-04")
def test_dealt_commanders_are_random_and_the_side_is_free():
    seen = set()
    for seed in range(40):
        game = table("planetfall", 3, seed, commanders="dealt", first=1)
        dealt = [empire.commander for empire in game.state.empires[:3]]
        assert len(set(dealt)) == 3
        seen.add(dealt[0])
        commander = COMMANDER_IDS[dealt[0]]
        assert [move.data["side"] for move in game.moves(0)] == [f"{commander}_a", f"{commander}_b"]
    assert seen == set(range(6))


@pytest.mark.rule("PF-04")
def test_side_a_for_all():
    game = table("planetfall", 2, sides="a", first=1)
    assert {move.data["side"] for move in game.moves(0)} == set(SIDES_A)
    dealt = table("planetfall", 6, sides="a", commanders="dealt")
    assert dealt.state.round == 1  # nothing was left to choose
    assert sorted(SIDE_IDS[empire.side] for empire in dealt.state.empires) == sorted(SIDES_A)


@pytest.mark.rule("PF-04")
def test_sides_may_be_dealt_too():
    seen = set()
    for seed in range(60):
        game = table("planetfall", 3, seed, commanders="with_sides")
        assert game.state.round == 1  # nothing was left to choose
        seen |= {SIDE_IDS[empire.side] for empire in game.state.empires[:3]}
        assert len({empire.commander for empire in game.state.empires[:3]}) == 3
    assert seen == set(SIDE_IDS)
    side_a = table("planetfall", 6, sides="a", commanders="with_sides")
    assert sorted(SIDE_IDS[empire.side] for empire in side_a.state.empires) == sorted(SIDES_A)


@pytest.mark.rule("PF-04")
def test_whoever_has_only_one_side_left_is_not_asked():
    game = table("planetfall", 6, sides="a", first=1)
    for seat in range(5):
        game.play(seat, {"do": "choose", "side": SIDES_A[seat]})
    assert SIDE_IDS[game.state.empires[5].side] == SIDES_A[5]
    assert game.state.round == 1


@pytest.mark.rule("PF-05")
@pytest.mark.parametrize("side", SIDE_IDS)
def test_tracks_start_where_the_side_says(side):
    other = "kirko_a" if not side.startswith("kirko") else "amazon_a"
    game = table("planetfall", 2, first=1)
    game.play(0, {"do": "choose", "side": side})
    assert tracks(game, 0) == {"points": 0} | DATA["sides"][side]["start"]
    game.play(1, {"do": "choose", "side": other})


@pytest.mark.rule("PF-08")
def test_ships_stand_by_rising_initiative():
    sides = ("kirko_a", "syndicate_a", "dvar_b", "amazon_b")
    game = started(*sides)
    rising = sorted(range(4), key=lambda seat: DATA["sides"][sides[seat]]["initiative"])
    assert order(game) == rising == [1, 3, 2, 0]
    assert game.to_act == [1]
