"""Mine, raid, scout, the order of actions and the upgrades: 5R-15 to 5R-22, 5R-34 to 5R-38."""

import pytest

import fiveplanets as fp
from fiveplanets.games.planet_5r.components import Action
from tests.support import checked_table

from .helpers import bid, give, lay_market, link, new, pick, pour, settle, take, told, water


def rolls(t):
    return [event["eyes"] for event in told(t, "rolled")]


def thefts(t):
    return [(event["who"], event["victim"], event["water"]) for event in told(t, "stolen")]


@pytest.mark.rule("5R-15")
def test_cards_resolve_in_their_order():
    # Seat 3 raids the expander before it takes its cards back; the digger pays the raid after the auction.
    t = new(5)
    pour(t, 1, 0, 0, 0, 0)
    pick(t, "dig", "mine", "raid", "scout", "expand")
    bid(t, 1)
    kinds = [(event["event"], event["who"]) for event in told(t, "empty_handed", "gained", "stolen", "returned")]
    assert kinds == [
        ("empty_handed", 0),
        ("gained", 1),
        ("stolen", 2),
        ("stolen", 2),
        ("gained", 3),
        ("returned", 0),
        ("returned", 4),
    ]
    assert water(t)[:3] == [0, 4, 2]


@pytest.mark.rule("5R-16")
@pytest.mark.parametrize(("round_number", "first"), [(1, 0), (2, 1), (3, 2)])
def test_the_first_to_steal_changes_from_round_to_round(round_number, first):
    # Three raiders steal from the expander (T10), who has only one water.
    t = new(4)
    for _ in range(round_number - 1):
        pick(t, "expand", "expand", "expand", "expand")
    for seat in range(3):
        give(t, seat, "T10")
    pour(t, 0, 0, 0, 1)
    pick(t, "raid", "raid", "raid", "expand")
    upgrades = [(event["who"], event["water"]) for event in told(t, "stolen") if event["card"]]
    assert upgrades == [(seat % 4, int(seat == first)) for seat in range(first, first + 4) if seat % 4 != 3]
    assert water(t) == [3 + (seat == first) for seat in range(3)] + [0]


@pytest.mark.rule("5R-17")
def test_upgrades_come_before_the_action_and_are_not_optional():
    t = new()
    give(t, 0, "T05")  # mine: gain one
    pick(t, "mine", "mine", "expand")
    assert [event["water"] for event in told(t, "gained") if event["who"] == 0] == [1, 2]


@pytest.mark.rule("5R-18")
def test_gain_one():
    t = new()
    give(t, 0, "T08")  # raid: gain one
    pick(t, "raid", "mine", "mine")
    assert water(t) == [6, 7, 7]


@pytest.mark.rule("5R-19")
def test_roll_gain():
    t = new()
    give(t, 0, "T09")  # raid: roll
    pick(t, "raid", "mine", "mine")
    assert len(rolls(t)) == 1
    assert water(t) == [5 + rolls(t)[0], 7, 7]


@pytest.mark.rule("5R-19", "5R-38")
def test_the_upgrade_of_a_scout_is_a_roll_of_its_own():
    t = new()
    give(t, 0, "T13")  # scout: roll
    pick(t, "scout", "mine", "mine")
    assert len(rolls(t)) == 2
    assert water(t) == [5 + sum(rolls(t)), 7, 7]


@pytest.mark.rule("5R-20")
def test_gain_per_card_counts_the_own_card_too():
    t = new(4)
    give(t, 0, "T07")  # raid: one for each mine
    pick(t, "raid", "mine", "mine", "scout")
    assert water(t)[0] == 7
    t = new(4)
    give(t, 1, "T14")  # mine: one for each dig
    pour(t, 0, 5, 5, 5)  # a digger without water still counts
    pick(t, "dig", "mine", "scout", "scout")
    assert water(t)[1] == 5 + 1 + 4


@pytest.mark.rule("5R-20")
def test_gain_per_card_of_the_own_action(tmp_path):
    pack = tmp_path / "own.toml"
    pack.write_text(
        'game = "planet-5r"\n[technologies.T05]\nleft = {trigger = "mine", kind = "gain_per_card", target = "mine"}\n'
    )
    t = checked_table(fp.game("planet-5r", pack=pack), 3, 1)
    give(t, 0, "T05")
    pick(t, "mine", "mine", "scout")
    assert water(t)[0] == 5 + 2 + 2


@pytest.mark.rule("5R-21")
def test_steal_takes_one_from_each_who_has_any():
    t = new(5)
    give(t, 0, "T13")  # expand: steal from miners
    pour(t, 5, 0, 5, 5, 5)
    t.state.clans[1].water = 0
    pick(t, "expand", "scout", "mine", "mine", "mine")
    assert thefts(t) == [(0, 2, 1), (0, 3, 1), (0, 4, 1)]
    assert water(t)[0] == 8
    assert water(t)[2:] == [5, 5, 5]  # three mine: 1 each, then 1 stolen


@pytest.mark.rule("5R-21")
def test_the_supply_does_not_make_up_for_a_poor_victim():
    t = new(4)
    give(t, 0, "T11")  # scout: steal from diggers
    pour(t, 5, 0, 5, 5)
    pick(t, "scout", "dig", "mine", "mine")
    assert thefts(t) == [(0, 1, 0)]
    assert water(t)[:2] == [5 + rolls(t)[0], 0]


@pytest.mark.rule("5R-21")
def test_never_from_oneself(tmp_path):
    pack = tmp_path / "own.toml"
    pack.write_text(
        'game = "planet-5r"\n[technologies.T05]\nleft = {trigger = "mine", kind = "steal_each", target = "mine"}\n'
    )
    t = checked_table(fp.game("planet-5r", pack=pack), 3, 1)
    give(t, 0, "T05")
    pick(t, "mine", "mine", "scout")
    assert water(t)[:2] == [8, 6]


@pytest.mark.rule("5R-22")
def test_an_upgrade_bought_now_does_not_work_now():
    t = new()
    settle(t, 0, "S3")  # nothing of T04 fits it
    pour(t, 9, 5, 5)
    lay_market(t, "T04")  # dig: gain one
    pick(t, "dig", "mine", "mine")
    bid(t, 7)
    take(t, 0, "T04")
    assert t.state.round == 2
    assert water(t)[0] == 2
    pour(t, 0, 0, 0)
    lay_market(t, "T01")
    t.state.clans[0].discard = 0
    pick(t, "dig", "raid", "raid")
    assert water(t)[0] == 1  # now it works


@pytest.mark.rule("5R-34")
@pytest.mark.parametrize(("miners", "each"), [(1, 4), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_the_fewer_mine_the_more_each_takes(miners, each):
    t = new(5)
    pick(t, *["mine"] * miners, *["expand"] * (5 - miners))
    assert water(t) == [5 + each] * miners + [5] * (5 - miners)


@pytest.mark.rule("5R-35")
@pytest.mark.parametrize(("raiders", "each"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_more_raid_the_more_each_takes(raiders, each):
    t = new(5)
    pour(t, 20, 20, 20, 20, 20)
    victims = 5 - raiders
    pick(t, *["raid"] * raiders, *["expand"] * victims)
    assert water(t) == [20 + each * victims] * raiders + [20 - each * raiders] * victims


@pytest.mark.rule("5R-35")
def test_diggers_and_expanders_are_robbed():
    t = new()
    pour(t, 5, 0, 5)  # the digger has nothing to bid with, and nothing to lose
    pick(t, "raid", "dig", "expand")
    assert water(t) == [7, 0, 4]


@pytest.mark.rule("5R-36")
def test_the_supply_pays_what_a_victim_lacks():
    t = new()
    pour(t, 0, 0, 1)
    pick(t, "raid", "raid", "expand")
    assert water(t) == [2, 2, 0]


@pytest.mark.rule("5R-37")
def test_miners_raiders_and_scouts_are_safe():
    t = new(4)
    pick(t, "raid", "raid", "mine", "scout")
    assert water(t) == [5, 5, 9, 5 + rolls(t)[0]]


@pytest.mark.rule("5R-38")
def test_scout_rolls_for_water_and_picks_late():
    seen = set()
    for seed in range(80):
        t = new(3, seed)
        pick(t, "scout", "mine", "mine")
        assert water(t)[0] == 5 + rolls(t)[0]
        assert t.state.scouts == 1
        seen.add(rolls(t)[0])
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("5R-46", "5R-17")
def test_a_covered_upgrade_does_not_work():
    t = new()
    give(t, 0, "T05", "T13")
    settle(t, 0, "S1")
    # S1 (dig, mine) with T05 (mine, scout) at its right, the settlement on top: T05's mine upgrade is covered.
    link(t, "S1", "T05", top="S1")
    pick(t, "mine", "mine", "expand")
    assert water(t)[0] == 7
    assert t.state.clans[0].discard == 1 << Action.MINE
