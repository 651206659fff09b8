"""Research cards: RP-51 to RP-57; every research card has a test of its own."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.red_planet.components import CARD_IDS, RESEARCH_IDS, Resource
from fiveplanets.games.red_planet.rules.production import produce
from fiveplanets.games.red_planet.rules.scoring import mission_points, research_points
from fiveplanets.games.red_planet.state import Phase
from tests.red_planet.scenes import (
    bare,
    can,
    card_number,
    countdown,
    do,
    dock,
    end_round,
    lay,
    on_top,
    refused,
    region,
    settle,
    uncover,
)
from tests.support import random_tables

TESTED = set()


def covers(card):
    """Mark the test of one card, so that none is forgotten."""
    TESTED.add(card)
    return pytest.mark.rule("RP-54")


def tokens(t):
    return [sum(company.tokens) for company in t.state.companies[: t.players]]


def last_round(t):
    """Finish round 10, so that the research phase begins."""
    t.state.round = 10
    return end_round(t)


def harvest(t, *crew, lay_at="ausonia", card=None, kind="ice"):
    """A third production in one region with a research card face up."""
    uncover(t, lay_at, kind)
    settle(t, lay_at, *crew)
    lay(t, lay_at, card, shown=True)
    produce(t.state, 3)
    return tokens(t)


# --- secrets


@pytest.mark.rule("RP-51")
def test_only_who_laid_the_card_knows_it():
    t = bare(3)
    on_top(t, "R11")
    countdown(t, "scientist", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    assert t.view(0)["state"]["companies"][0]["drawn"] == "R11"
    assert t.view(1)["state"]["companies"][0]["drawn"] is None
    do(t, 0, "lay", region="ausonia")
    known = [t.view(seat)["state"]["regions"][3]["research"] for seat in (0, 1, 2, None)]
    assert known == ["R11", None, None, None]
    assert t.view(1)["state"]["regions"][3]["seen_by"] == [0]  # but all see that there is one
    assert t.view(1)["state"]["regions"][3]["shown"] is None


@pytest.mark.rule("RP-52")
def test_one_research_card_an_outer_region():
    t = bare(3)
    lay(t, "ausonia", "R04", 1)
    on_top(t, "R11")
    countdown(t, "scientist", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "draw")
    for name in ("ausonia", "hellas", "syrtis_major", "valles_marineris"):
        refused(t, 0, "RP-52", "lay", region=name)
    assert len(can(t, 0)) == 5


@pytest.mark.rule("RP-52")
def test_a_laid_card_is_never_moved():
    for t in random_tables("red-planet", 12, seed=4):
        laid = {i: place.research for i, place in enumerate(t.state.regions) if place.research != NOTHING}
        while not t.over:
            seat = t.to_act[0]
            t.play(seat, t.legal(seat)[-1])
            assert all(t.state.regions[i].research == card for i, card in laid.items())


# --- when they act


@pytest.mark.rule("RP-53")
def test_all_research_cards_are_turned_after_round_10():
    t = bare(3)
    lay(t, "ausonia", "R11", 1)
    lay(t, "mare_serpentis", "R04", 2)
    t.state.round = 9
    end_round(t)
    assert region(t, "ausonia").shown == NOTHING
    last_round(t)
    for name, card in (("ausonia", "R11"), ("mare_serpentis", "R04")):
        assert region(t, name).shown == card_number(card)
    assert t.view(None)["state"]["regions"][3]["shown"] == "R11"


@pytest.mark.rule("RP-53")
def test_the_research_phase_comes_before_the_third_production():
    t = bare(3)
    uncover(t, "ausonia", "ice")
    settle(t, "ausonia", 1, 1)
    settle(t, "ausonia", 1)
    lay(t, "ausonia", "R07", 1)  # each loses one: red leads alone
    told = last_round(t)
    assert told.index("RESEARCH") < told.index("LOST") < told.index("PRODUCTION") < told.index("TOOK")
    assert tokens(t) == [3, 0, 0]
    assert t.over


@pytest.mark.rule("RP-54")
def test_research_acts_clockwise_around_the_rim():
    t = bare(3)
    lay(t, "sinus_sabaeus", "R07", 1)
    lay(t, "vastitas_borealis", "R09", 1)  # the first place of the rim: all are lifted there first
    lay(t, "mare_tyrrhenum", "R08", 1)
    settle(t, "sinus_sabaeus", 1)
    dock(t, 1, "S09", 2)
    told = last_round(t)
    assert [e for e in told if e in ("LIFTED", "SWAPPED", "LOST")] == ["LIFTED", "SWAPPED", "LOST"]


# --- the research phase


@covers("R07")
def test_native_resistance():
    t = bare(3)
    settle(t, "ausonia", 2, 1)
    lay(t, "ausonia", "R07", 1)
    last_round(t)
    assert list(region(t, "ausonia").crew[:3]) == [1, 0, 0]
    assert [company.lost for company in t.state.companies[:3]] == [1, 1, 0]


@covers("R08")
@pytest.mark.parametrize("was_open", [True, False])
def test_survey_error(was_open):
    t = bare(3)
    uncover(t, "ausonia", "ice")
    place = region(t, "ausonia")
    settle(t, "ausonia", 1)
    place.points[0], t.state.bank[0] = 1, 39
    if not was_open:
        place.buried, place.resource = place.resource, NOTHING
    assert t.state.buried_spare == Resource.CELERIUM
    lay(t, "ausonia", "R08", 1)
    last_round(t)
    assert place.resource == Resource.CELERIUM
    assert place.buried == NOTHING
    assert t.state.spare == (Resource.ICE if was_open else NOTHING)
    assert t.state.buried_spare == (NOTHING if was_open else Resource.ICE)
    assert list(t.state.companies[0].tokens) == [1, 0, 3]  # the old token stays an ice token


@covers("R09")
def test_space_lift():
    t = bare(3)
    dock(t, 1, "S09", 2, 1)
    dock(t, 2, "S12", 0, 0, 1)
    lay(t, "ausonia", "R09", 1)
    last_round(t)
    assert list(region(t, "ausonia").crew[:3]) == [2, 1, 1]
    assert all(sum(ship.crew) == 0 for ship in t.state.ships)
    assert region(t, "ausonia").resource != NOTHING


@covers("R10")
def test_great_sandstorm():
    t = bare(3)
    settle(t, "ausonia", 2, 0, 1)
    lay(t, "ausonia", "R10", 1)
    t.state.round = 10
    countdown(t, None, None, "dispatcher")
    do(t, 2, "board", dock="dock-1")
    assert t.to_act == [2]  # green resolved the Dispatcher last and is first player
    do(t, 2, "flee", region="hellas")
    assert t.to_act == [0]
    assert can(t, 0) == [("flee", "hellas"), ("flee", "mare_tyrrhenum"), ("flee", "mare_serpentis")]
    refused(t, 0, "RP-54", "flee", region="ausonia")
    refused(t, 2, "RP-54", "flee", region="hellas")
    do(t, 0, "flee", region="hellas")
    do(t, 0, "flee", region="mare_tyrrhenum")  # they may split
    assert sum(region(t, "ausonia").crew) == 0
    assert list(region(t, "hellas").crew[:3]) == [1, 0, 1]
    assert region(t, "hellas").resource != NOTHING
    assert t.over


# --- the third production


@covers("R01")
@pytest.mark.parametrize(("crew", "taken"), [((5, 2, 0), [0, 3, 0]), ((3, 1, 1), [0, 0, 0]), ((4, 2, 3), [3, 0, 0])])
def test_even_ground(crew, taken):
    assert harvest(bare(3), *crew, card="R01") == taken


@covers("R02")
@pytest.mark.parametrize(("crew", "taken"), [((4, 1, 0), [0, 3, 0]), ((4, 2, 2), [0, 0, 0]), ((5, 3, 6), [3, 0, 0])])
def test_odd_ground(crew, taken):
    assert harvest(bare(3), *crew, card="R02") == taken


@covers("R03")
def test_synergy():
    t = bare(3)
    for name in ("ausonia", "hellas", "mare_serpentis", "sinus_sabaeus"):
        uncover(t, name, "ice")
        settle(t, name, 1)
    lay(t, "ausonia", "R03", shown=True)
    produce(t.state, 3)
    # Hellas and Mare Serpentis are next to Ausonia; Ausonia itself is not; Mare Tyrrhenum lies face down.
    assert tokens(t) == [4 * 3 + 2, 0, 0]
    assert sum(region(t, "mare_tyrrhenum").points) == 0


@covers("R04")
def test_mine_collapse():
    t = bare(3)
    region(t, "ausonia").points[0] = 2
    t.state.bank[0] -= 2
    assert harvest(t, 1, card="R04") == [2, 0, 0]  # the old tokens can still be claimed


@covers("R05")
@pytest.mark.rule("RP-56")
@pytest.mark.parametrize(
    ("crew", "taken", "stays"),
    [((3, 2, 1), [0, 3, 0], 0), ((3, 2, 2), [0, 1, 1], 1), ((2, 2, 1), [1, 1, 0], 1), ((4, 0, 0), [0, 0, 0], 3)],
)
def test_sabotage(crew, taken, stays):
    t = bare(3)
    assert harvest(t, *crew, card="R05") == taken
    assert sum(region(t, "ausonia").points) == stays


@covers("R06")
def test_rich_vein():
    assert harvest(bare(3), 1, card="R06") == [5, 0, 0]


@pytest.mark.rule("RP-55")
def test_mine_collapse_beats_synergy():
    t = bare(3)
    lay(t, "mare_serpentis", "R03", shown=True)
    assert harvest(t, 1, card="R04") == [0, 0, 0]
    assert sum(region(t, "ausonia").points) == 0


@pytest.mark.rule("RP-57")
def test_even_and_odd_ground_do_not_touch_scoring():
    t = bare(3)
    settle(t, "ausonia", 3, 2)
    lay(t, "ausonia", "R01", shown=True)
    assert mission_points(t.state, 0, CARD_IDS.index("M10")) == 2  # red leads with the true numbers
    assert mission_points(t.state, 1, CARD_IDS.index("M10")) == 0
    assert mission_points(t.state, 0, CARD_IDS.index("M04")) == 1


@pytest.mark.rule("RP-57")
def test_even_and_odd_ground_do_not_touch_earlier_productions():
    t = bare(3)
    uncover(t, "ausonia", "ice")
    settle(t, "ausonia", 3, 2)
    lay(t, "ausonia", "R01", 1)  # face down
    produce(t.state, 1)
    assert tokens(t) == [1, 0, 0]


# --- scoring


@covers("R11")
def test_lichen_fields():
    t = bare(3)
    settle(t, "ausonia", 2, 1)
    lay(t, "ausonia", "R11", shown=True)
    assert [research_points(t.state, colour) for colour in range(3)] == [2, 2, 0]


@covers("R12")
def test_ancient_ruins():
    t = bare(3)
    settle(t, "ausonia", 2, 2, 1)
    lay(t, "ausonia", "R12", shown=True)
    assert [research_points(t.state, colour) for colour in range(3)] == [5, 5, 0]


@covers("R13")
def test_radiation_leak():
    t = bare(3)
    settle(t, "ausonia", 2, 1)
    lay(t, "ausonia", "R13", shown=True)
    assert [research_points(t.state, colour) for colour in range(3)] == [-3, -3, 0]


@pytest.mark.rule("RP-53")
def test_a_card_of_another_phase_does_nothing_in_scoring():
    t = bare(3)
    settle(t, "ausonia", 2)
    lay(t, "ausonia", "R06", shown=True)
    assert research_points(t.state, 0) == 0
    assert t.state.phase == Phase.CHOOSING


def test_every_research_card_is_tested_here():
    assert set(RESEARCH_IDS) == TESTED
