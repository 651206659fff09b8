"""The numbers of components, and the arithmetic that the rulebook and the reconstructions must satisfy."""

from collections import Counter

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.red_planet.components import (
    ASTRONAUTS,
    CHARACTER_IDS,
    COMPONENTS,
    DEEDS,
    DESTINATION_TOKENS,
    POINT_TOKENS,
    PRINTED_REGION,
    REGIONS,
    RESOURCE_TOKENS,
    SHIP_SEATS,
)
from tests.red_planet.scenes import bare, countdown, pass_all


def test_how_many_there_are_of_everything():
    assert (len(COMPONENTS.ships), len(COMPONENTS.characters)) == (36, 9)
    assert (len(COMPONENTS.missions), len(COMPONENTS.research), len(COMPONENTS.actions)) == (12, 13, 4)
    assert (sum(RESOURCE_TOKENS), sum(POINT_TOKENS), DESTINATION_TOKENS * REGIONS) == (11, 86, 20)
    assert RESOURCE_TOKENS == (5, 3, 3)
    assert POINT_TOKENS == (40, 23, 23)


def test_three_ships_a_region_and_six_without_a_destination():
    assert Counter(PRINTED_REGION) == {NOTHING: 6, **dict.fromkeys(range(REGIONS), 3)}
    assert Counter(SHIP_SEATS) == {2: 6, 3: 10, 4: 11, 5: 7, 6: 2}


@pytest.mark.rule("RP-29", "RP-30", "RP-32", "RP-34", "RP-35", "RP-36", "RP-37", "RP-38", "RP-40")
def test_how_many_astronauts_each_character_boards():
    boards = {name: deeds[0][1] for name, deeds in zip(CHARACTER_IDS, DEEDS, strict=True)}
    assert boards == {
        "recruiter": 1, "explorer": 1, "scientist": 2, "spy": 2, "saboteur": 1, "robot": 1, "dispatcher": 3,
        "soldier": 1, "pilot": 2,
    }  # fmt: skip
    for name, count in boards.items():
        t = bare(6)
        sent = [name if seat == 0 else None for seat in range(6)]
        countdown(t, *sent)
        if name == "dispatcher":
            t.play(0, {"do": "board", "dock": "dock-1"})
        pass_all(t)
        assert t.state.companies[0].supply == ASTRONAUTS - count


def test_the_bank_suffices_for_the_richest_game():
    """Six tokens a region, Synergy beside four open regions, Rich Vein, and Blocks of Ice."""
    for kind, base in enumerate(RESOURCE_TOKENS):
        synergy, vein, blocks = min(base, 4), 2, 2 if kind == 0 else 0
        assert 6 * base + synergy + vein + blocks <= POINT_TOKENS[kind]
