"""Setup: RP-01 to RP-10."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.red_planet.components import (
    ASTRONAUTS,
    COMPONENTS,
    FIRST_ACTION,
    FIRST_RESEARCH,
    MISSIONS,
    NEIGHBOURS,
    OUTER,
    PHOBOS,
    PRINTED_REGION,
    REGION_IDS,
)
from tests.red_planet.scenes import bare, can, countdown, opened, settle
from tests.support import table

COLOURS = {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}


@pytest.mark.rule("RP-01")
def test_two_to_six_players():
    for players in range(2, 7):
        assert table("red-planet", players).players == players
    for players in (1, 7):
        with pytest.raises(fp.SetupError):
            table("red-planet", players)


@pytest.mark.rule("RP-02")
def test_the_map_has_three_inner_and_six_outer_regions_and_phobos():
    places = [region.place for region in COMPONENTS.regions.values()]
    assert (places.count("inner"), places.count("outer"), places.count("moon")) == (3, 6, 1)
    assert {name for name, region in COMPONENTS.regions.items() if region.place == "inner"} == {
        "valles_marineris", "hellas", "syrtis_major",
    }  # fmt: skip


@pytest.mark.rule("RP-02")
@pytest.mark.parametrize(("layout", "borders", "inner"), [("A", 15, 4), ("B", 18, 5), ("C", 15, 4), ("D", 18, 5)])
def test_the_borders_of_a_layout(layout, borders, inner):
    rows = NEIGHBOURS["ABCD".index(layout)]
    near = [[other for other in range(10) if rows[region] >> other & 1] for region in range(10)]
    assert sum(len(row) for row in near) == 2 * borders
    assert all(region in near[other] for region in range(10) for other in near[region])
    assert all(len(near[region]) == inner for region in range(3))
    assert all(other in near[region] for region in range(3) for other in range(3) if other != region)
    rim = [REGION_IDS.index(name) for name in COMPONENTS.layouts[layout].rim]
    assert sorted(rim) == [region for region in range(10) if OUTER >> region & 1]
    assert all(rim[(i + 1) % 6] in near[rim[i]] for i in range(6))
    assert near[PHOBOS] == []


@pytest.mark.rule("RP-02")
def test_the_layout_is_an_option_of_the_table():
    ways = {}
    for layout in "ABCD":
        t = bare(layout=layout)
        settle(t, "vastitas_borealis", 1)
        countdown(t, "explorer")
        t.play(0, t.legal(0)[0])
        ways[layout] = {move[2] for move in can(t, 0) if move[0] == "step"}
    assert ways == {
        "A": {"tritonis_sinus", "sinus_sabaeus", "valles_marineris"},
        "B": {"tritonis_sinus", "sinus_sabaeus", "syrtis_major", "valles_marineris"},
        "C": {"tritonis_sinus", "ausonia", "valles_marineris"},
        "D": {"tritonis_sinus", "ausonia", "syrtis_major", "valles_marineris"},
    }


@pytest.mark.rule("RP-03")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_dock_a_player_and_four_in_the_duel(players):
    ships = [ship for ship in table("red-planet", players).state.ships if ship.card != NOTHING]
    assert len(ships) == COLOURS[players]


@pytest.mark.rule("RP-04")
def test_the_first_ships_have_destinations():
    deck_has_open_ships = False
    for seed in range(40):
        state = table("red-planet", 6, seed).state
        assert all(PRINTED_REGION[ship.card] != NOTHING for ship in state.ships)
        deck = state.ship_deck.items[: state.ship_deck.n]
        assert sum(PRINTED_REGION[ship] == NOTHING for ship in deck) == 6
        deck_has_open_ships |= PRINTED_REGION[deck[-1]] == NOTHING
    assert deck_has_open_ships  # they can come next


@pytest.mark.rule("RP-05")
def test_one_of_the_first_ships_heads_for_phobos():
    given = 0
    for seed in range(40):
        ships = [ship for ship in table("red-planet", 3, seed).state.ships if ship.card != NOTHING]
        printed = any(PRINTED_REGION[ship.card] == PHOBOS for ship in ships)
        assert [ship.heading for ship in ships] == [NOTHING, NOTHING, NOTHING if printed else PHOBOS]
        assert ships[-1].tokens[PHOBOS] == (not printed)
        given += not printed
    assert 0 < given < 40


@pytest.mark.rule("RP-06")
@pytest.mark.parametrize("players", range(2, 7))
def test_nine_characters_and_22_astronauts(players):
    t = opened(players)
    for seat in range(players):
        assert ASTRONAUTS == 22
        assert t.state.companies[seat].supply == 21  # one is on a ship
        assert len(can(t, seat)) == 9


@pytest.mark.rule("RP-07")
def test_one_astronaut_of_every_colour_on_the_ships():
    firsts = set()
    for seed in range(30):
        state = table("red-planet", 4, seed).state
        crews = [list(ship.crew) for ship in state.ships[:4]]
        assert all(sum(crew) == 1 for crew in crews)
        assert all(sum(crew[colour] for crew in crews) == 1 for colour in range(4))
        assert crews[0][state.first] == 1
        firsts.add(state.first)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("RP-08")
def test_resources_lie_face_down_and_one_is_spare():
    seen = set()
    for seed in range(30):
        t = table("red-planet", 3, seed)
        assert all(place.resource == NOTHING for place in t.state.regions)
        tokens = [t.state.buried_spare, *(place.buried for place in t.state.regions)]
        assert [tokens.count(kind) for kind in range(3)] == [5, 3, 3]
        seen.add(t.state.regions[0].buried)
        shown = t.view(0)["state"]
        assert shown["spare"] is None
        assert shown["buried_spare"] is None
        assert all(place["buried"] is None for place in shown["regions"])
    assert seen == {0, 1, 2}


@pytest.mark.rule("RP-09")
def test_one_of_two_missions_is_kept_in_secret():
    t = table("red-planet", 3)
    dealt = list(t.state.companies[0].cards.items[:2])
    assert [move[0] for move in can(t, 0)] == ["keep", "keep"]
    entry = t.play(0, t.legal(0)[1])
    cards = t.state.companies[0].cards
    assert cards.n == 1
    assert cards.items[0] == max(dealt)
    assert t.state.deck.items[t.state.deck.n - 1] == min(dealt)  # on top of the missions
    assert t.view(1)["state"]["companies"][0]["cards"] == [None]
    assert t.told_entry(entry, 1)["move"] == {"do": "keep"}
    assert t.view(1)["state"]["deck"] == [None] * 7


@pytest.mark.rule("RP-10")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_colonisation_deck(players):
    t = opened(players)
    deck = t.state.deck.items[: t.state.deck.n]
    assert len(deck) == 29 - players
    assert sum(card < MISSIONS for card in deck) == 12 - players
    assert sum(FIRST_RESEARCH <= card < FIRST_ACTION for card in deck) == 13
    assert sum(card >= FIRST_ACTION for card in deck) == 4
    assert deck != sorted(deck)
