"""What a screen shows beyond the state: counted by the rules, from what the viewer may see."""

import pytest

from fiveplanets.games.red_planet.components import CARD_IDS, CHARACTER_IDS, REGION_IDS, RESOURCE_IDS, SHIP_IDS, Colour
from fiveplanets.games.red_planet.rules.production import produce
from fiveplanets.games.red_planet.state import Phase
from tests.red_planet.scenes import (
    bare,
    bits,
    countdown,
    do,
    dock,
    hold,
    lay,
    mission_only,
    opened,
    region,
    region_number,
    settle,
    uncover,
)
from tests.support import play_randomly, random_tables

COLOURS = [colour.name.lower() for colour in Colour]


def company(t, colour, viewer=None):
    return t.view(viewer)["facts"]["companies"][colour]


def at(t, name, viewer=None):
    return t.view(viewer)["facts"]["regions"][region_number(name)]


# --- companies and points


@pytest.mark.rule("RP-48", "RP-60")
def test_points_are_counted_with_the_missions_that_the_viewer_knows():
    t = bare(3)
    mission_only(t, 0, "M05")
    settle(t, "phobos", 1)
    t.state.companies[0].tokens[2] = 2
    own, others = {"missions": 7, "celerium": 6}, {"missions": 0, "celerium": 6}
    for viewer, expected in ((0, own), (1, others), (None, others)):
        points = t.view(viewer)["facts"]["points"][0]
        assert {key: count for key, count in points.items() if count} == {k: v for k, v in expected.items() if v}
        assert company(t, 0, viewer)["points"] == points
        assert company(t, 0, viewer)["total"] == sum(points.values())
    assert t.scores[0] == 13


def test_points_of_a_finished_game_are_the_scores_to_everybody():
    for players in range(2, 7):
        t = opened(players, seed=players)
        play_randomly(t, players)
        for viewer in (0, 1, None):
            assert [sum(points.values()) for points in t.view(viewer)["facts"]["points"][:players]] == t.scores
        if t.winners:
            assert t.view(None)["facts"]["ahead"] == [COLOURS[s] for s in t.winners]


@pytest.mark.rule("RP-49", "RP-50")
@pytest.mark.parametrize(
    ("mission", "crew", "expected"),
    [
        ("M04", {}, (0, 0, 1, 1)),
        ("M04", {"ausonia": (2, 5)}, (1, 1, 2, 3)),
        ("M04", {"ausonia": (1,), "mare_tyrrhenum": (1,), "mare_serpentis": (1,)}, (3, 6, None, 0)),
        ("M05", {}, (0, 0, 1, 7)),  # most of something, but not of nothing
        ("M05", {"phobos": (1, 3)}, (1, 0, 3, 7)),
        ("M05", {"phobos": (3, 3)}, (3, 7, None, 0)),
    ],
)
def test_the_progress_of_a_mission(mission, crew, expected):
    t = bare(3)
    mission_only(t, 0, mission)
    for name, counts in crew.items():
        settle(t, name, *counts)
    (shown,) = company(t, 0, 0)["missions"]
    assert shown["card"] == mission
    assert tuple(shown[key] for key in ("count", "points", "next_count", "next_points")) == expected
    assert company(t, 0, 1)["missions"] == []


def test_where_the_astronauts_are():
    t = bare(3)
    settle(t, "hellas", 2, 2)
    settle(t, "phobos", 1)
    dock(t, 1, "S09", 3)
    shown = company(t, 0)
    assert (shown["in_regions"], shown["on_ships"], shown["leads"]) == (3, 3, ["hellas", "phobos"])


@pytest.mark.rule("RP-61")
def test_who_is_ahead():
    t = bare(3)
    for colour, tokens in enumerate(((0, 3, 0), (0, 0, 2), (0, 1, 0))):
        for kind, count in enumerate(tokens):
            t.state.companies[colour].tokens[kind] = count
    assert t.view(None)["facts"]["ahead"] == ["red"]  # as many points as blue, but more tokens
    t.state.companies[1].tokens[0] = 1
    assert t.view(None)["facts"]["ahead"] == ["blue"]


# --- the countdown


@pytest.mark.rule("RP-13", "RP-14", "RP-15")
def test_who_may_still_show_what():
    t = bare(4)
    t.state.companies[2].played = bits("pilot")
    assert company(t, 2)["may_show"] == list(CHARACTER_IDS[1:])  # before anybody has chosen
    countdown(t, "pilot", "robot", "soldier", "robot")
    assert t.state.active == 1
    assert company(t, 1)["may_show"] == []  # shown
    assert company(t, 0)["may_show"] == ["pilot", "soldier", "dispatcher"]  # before blue: lower numbers only
    assert company(t, 2)["may_show"] == ["soldier", "dispatcher", "robot"]  # after blue: the same one too
    assert company(t, 2, viewer=2)["may_show"] == ["soldier"]
    assert company(t, 2, viewer=2)["hand"] == [name for name in CHARACTER_IDS if name not in ("pilot", "soldier")]


@pytest.mark.rule("RP-63")
def test_the_first_neutral_characters_are_none_of_the_lower_four():
    t = opened(2)
    assert company(t, 3, viewer=0)["may_show"] == ["pilot", "dispatcher", "saboteur", "spy", "scientist"]
    assert company(t, 3, viewer=0)["neutral"] is True
    assert company(t, 3, viewer=0)["seat"] == 1
    assert len(company(t, 3, viewer=1)["may_show"]) == 1
    t.state.round = 4
    assert len(company(t, 3, viewer=0)["may_show"]) == 9


@pytest.mark.rule("RP-16")
def test_the_steps_of_a_card():
    t = bare(3)
    settle(t, "phobos", 3, 1)
    countdown(t, "soldier", "pilot")

    def steps():
        card = t.view(None)["facts"]["card"]
        return card["character"], [tuple(step.values()) for step in card["steps"]]

    assert steps() == ("soldier", [("board", 1, 1), ("kill", 1, 1), ("drop", 3, 3)])
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "kill", region="phobos", colour="blue")
    do(t, 0, "drop", region="hellas")
    assert steps() == ("soldier", [("board", 1, 0), ("kill", 1, 0), ("drop", 3, 2)])
    assert t.question(0) == {"ask": "drop", "who": "red", "left": 2}
    do(t, 0, "pass", what="drops")
    assert steps()[0] == "pilot"
    assert bare(3).view(None)["facts"]["card"] == {"character": None, "steps": []}


# --- ships and regions


@pytest.mark.rule("RP-24")
def test_docks():
    t = bare(3)
    dock(t, 1, "S09", 1, 2)  # Hellas, six seats
    dock(t, 2, "S10", 1, 1).heading = region_number("ausonia")  # two seats, printed Phobos
    dock(t, 3, "S36", launched=True)
    docks = t.view(None)["facts"]["docks"]
    assert docks[0] == {"destination": "hellas", "aboard": 3, "free": 3, "leaves": False}
    assert docks[1] == {"destination": "ausonia", "aboard": 2, "free": 0, "leaves": True}
    assert docks[2] == {"destination": None, "aboard": 0, "free": 0, "leaves": False}


def test_who_leads_and_who_is_coming():
    t = bare(3)
    settle(t, "hellas", 2, 2, 1)
    dock(t, 1, "S09", 0, 0, 3, launched=True)
    dock(t, 2, "S08", 0, 2)  # it has not launched
    shown = at(t, "hellas")
    assert shown["leaders"] == ["red", "blue"]
    assert shown["coming"] == [0, 0, 3, 0, 0, 0]


def test_the_map_of_a_layout():
    for layout, rim in (("A", "mare_tyrrhenum"), ("C", "mare_serpentis")):
        facts = bare(3, layout=layout).view(None)["facts"]
        assert facts["rim"][2] == rim
        near = {name: facts["regions"][i]["next_to"] for i, name in enumerate(REGION_IDS)}
        assert all(name in near[other] for name in REGION_IDS for other in near[name])
        assert near["phobos"] == []


# --- production


@pytest.mark.rule("RP-43")
@pytest.mark.parametrize(
    ("number", "phase", "expected"),
    [
        (1, Phase.CHOOSING, (1, 5, 1)),
        (5, Phase.CORRECTING, (1, 5, 1)),
        (5, Phase.HARVESTED, (2, 8, 2)),
        (8, Phase.RESOLVING, (2, 8, 2)),
        (10, Phase.RESEARCH, (3, 10, 3)),
        (10, Phase.HARVESTED, (None, None, 0)),
    ],
)
def test_the_next_production(number, phase, expected):
    t = bare(3)
    t.state.round, t.state.phase = number, phase
    assert tuple(t.view(None)["facts"]["production"].values()) == expected


@pytest.mark.rule("RP-45")
def test_what_the_next_production_would_bring():
    t = bare(3)
    t.state.round = 6
    uncover(t, "hellas", "ice")
    settle(t, "hellas", 1, 1)
    region(t, "hellas").points[0] = 1
    t.state.bank[0] -= 1
    shown = at(t, "hellas")
    assert shown["grows"] == 2
    assert [tuple(gain.values()) for gain in shown["takes"]] == [("red", "ice", 1), ("blue", "ice", 1)]
    assert shown["stays"] == [1, 0, 0]
    assert at(t, "ausonia")["grows"] == 0  # its resource lies face down


@pytest.mark.rule("RP-51", "RP-54")
def test_only_who_knows_a_research_card_foresees_it():
    t = bare(3)
    t.state.round = 9
    for name in ("ausonia", "hellas"):
        uncover(t, name, "ice")
        settle(t, name, 1, 2)
    lay(t, "ausonia", "R05", 0)  # Sabotage
    lay(t, "mare_serpentis", "R03", 0)  # Synergy, next to both
    seen = {viewer: [at(t, name, viewer)["takes"] for name in ("ausonia", "hellas")] for viewer in (0, 1, None)}
    assert seen[0] == [
        [{"colour": "red", "resource": "ice", "count": 4}],
        [{"colour": "blue", "resource": "ice", "count": 4}],
    ]
    assert seen[1] == seen[None] == [[{"colour": "blue", "resource": "ice", "count": 3}]] * 2
    t.state.round = 7  # it acts in the third production only
    assert at(t, "ausonia", 0)["takes"] == [{"colour": "blue", "resource": "ice", "count": 2}]


def test_productions_bring_what_was_foreseen():
    """At random moments of random games: the forecast against a production on a copy."""
    compared = 0
    for t in random_tables("red-planet", 60, seed=3):
        facts = t.view(None)["facts"]
        number = facts["production"]["number"]
        if number is None or number == 3:  # before the third one there are secrets
            continue
        copy = t.position.copy()
        before = [list(company.tokens) for company in copy.state.companies]
        produce(copy.state, number)
        for shown, place in zip(facts["regions"], copy.state.regions, strict=True):
            assert list(place.points) == shown["stays"]
        gains = [[0] * 3 for _ in before]
        for shown in facts["regions"]:
            for gain in shown["takes"]:
                colour = COLOURS.index(gain["colour"])
                gains[colour][RESOURCE_IDS.index(gain["resource"])] += gain["count"]
        after = [list(company.tokens) for company in copy.state.companies]
        assert after == [[a + b for a, b in zip(*pair, strict=True)] for pair in zip(before, gains, strict=True)]
        compared += sum(map(sum, gains)) > 0
    assert compared > 10


# --- what is left


@pytest.mark.rule("RP-08")
def test_resources_that_lie_face_down():
    t = bare(3)
    assert t.view(None)["facts"]["buried"] == [5, 3, 3]
    uncover(t, "hellas", "celerium")
    assert t.view(None)["facts"]["buried"] == [5, 3, 2]


def test_cards_and_ships_that_nobody_has_seen():
    t = bare(3)
    mission_only(t, 0, "M05")
    hold(t, 0, "A01")
    lay(t, "ausonia", "R04", 1)
    t.state.spent |= 1 << CARD_IDS.index("R05")
    unseen = {viewer: set(t.view(viewer)["facts"]["unseen_cards"]) for viewer in (0, 1, None)}
    assert set(CARD_IDS) - unseen[None] == {"R05"}
    assert set(CARD_IDS) - unseen[0] == {"R05", "M05", "A01"}
    assert unseen[1] == set(CARD_IDS) - {"R05", "R04", CARD_IDS[t.state.companies[1].cards.items[0]]}
    deck = {SHIP_IDS[ship] for ship in t.state.ship_deck.items[: t.state.ship_deck.n]}
    assert set(t.view(None)["facts"]["ships_to_come"]) == deck


def test_a_company_that_does_not_take_part_has_no_seat():
    t = bare(3)
    assert [shown["seat"] for shown in t.view(None)["facts"]["companies"]] == [0, 1, 2, None, None, None]
