"""The variant with surprise animals."""

from collections import Counter

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet.events import Event
from fiveplanets.games.planet.rules.life import is_waiting
from tests.planet.invariants import used
from tests.planet.positions import clear_animals, finish_round
from tests.support import play_randomly, table


def columns(state):
    return Counter(card.column for card in state.animals if is_waiting(card))


@pytest.mark.rule("PL-32")
def test_one_animal_face_up_and_one_face_down_in_rounds_3_to_12():
    played = table("planet", 3, animals="surprise")
    assert columns(played.state) == dict.fromkeys(range(3, 13), 1)
    assert played.view(0)["facts"]["face_down"] == list(range(3, 13))
    assert played.state.deck.n == 10 + 25  # ten on the table, and those that are not in the game


@pytest.mark.rule("PL-32")
def test_nobody_sees_the_hidden_row():
    played = table("planet", 3, animals="surprise")
    for viewer in (0, 1, 2, None):
        assert played.view(viewer)["state"]["deck"] == [None] * 35


@pytest.mark.rule("PL-32")
def test_two_animals_a_round_are_judged():
    """Besides those that moved on, which are taken away here."""
    played = table("planet", 3, animals="surprise")
    while not played.over:
        round = played.state.round
        if round >= 3:
            assert columns(played.state)[round] == 2
        entry = finish_round(played)
        judged = [e for e in entry.story if e[0] in (Event.WON, Event.MOVED_ON, Event.REMOVED)]
        assert len(judged) == (2 if round >= 3 else 0)
        for event, animal, *_ in judged:
            if event == Event.MOVED_ON:
                played.state.animals[animal].column = NOTHING


@pytest.mark.rule("PL-33")
def test_at_the_end_of_each_round_the_next_hidden_animal_is_turned_up():
    played = table("planet", 3, animals="surprise")
    clear_animals(played.state)
    for round in range(1, 13):
        hidden = used(played.state.deck)
        entry = finish_round(played)
        turned = [e[1:3] for e in entry.story if e[0] == Event.TURNED_UP]
        if round <= 10:
            assert turned == [(hidden[-1], round + 2)]
            assert used(played.state.deck) == hidden[:-1]
            assert entry.final, "no undo goes back past it"
        else:
            assert turned == []
    assert played.state.deck.n == 25


@pytest.mark.rule("PL-33")
def test_animals_are_known_up_to_three_rounds_ahead():
    """While round 4 is played, both animals of rounds 4 and 5 are known, and of round 6 and later only one."""
    played = table("planet", 2, animals="surprise")
    while played.state.round < 4:
        finish_round(played)
    assert played.view(0)["facts"]["face_down"] == [6, 7, 8, 9, 10, 11, 12]


@pytest.mark.rule("PL-31")
@pytest.mark.rule("PL-32")
def test_the_variants_can_be_combined():
    played = fp.game("planet").table(players=4, seed=1, options={"objectives": "none", "animals": "surprise"})
    play_randomly(played, 1)
    assert sum(played.scores) == sum(card.winner != NOTHING for card in played.position.record().animals) > 0
