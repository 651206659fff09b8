"""What happened, from where to where and why: a screen can show it from the events alone."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.texts import LANGUAGES
from fiveplanets.core.told import event_json, event_text
from fiveplanets.games.planet.components import TILE_HABITATS
from fiveplanets.games.planet.events import Event
from fiveplanets.games.planet.rules.life import judge_animals
from fiveplanets.games.planet.state import Decider, Heap, NoWinner
from tests.planet.positions import finish_round, waiting
from tests.planet.test_life import FOREST_OF_1, FOREST_OF_5, FOREST_OF_8, FREE, forest
from tests.support import play_randomly, table

GAME = fp.game("planet")


def judged(animal, round, *planets):
    """What is told of an animal: the event, and its sentence in English."""
    state = waiting(animal, round, *planets)
    state.story = []
    judge_animals(state)
    (line,) = state.story
    return event_json(GAME, line), event_text(GAME, line, "en", ["Anna", "Boris", "Vera"])


@pytest.mark.rule("PL-21")
def test_an_animal_is_won_with_a_count_against_the_best_rival():
    event, text = judged("fox", 5, FOREST_OF_5, FOREST_OF_8, FOREST_OF_1)
    assert event == {"event": "won", "who": 1, "animal": "fox", "by": "largest", "count": 8, "rival": 5}
    assert text == "Fox settles on the planet of Boris: the largest region, 8 to 5"
    event, text = judged("monkey", 5, forest(0, 2), FOREST_OF_8)
    assert event == {"event": "won", "who": 0, "animal": "monkey", "by": "regions", "count": 2, "rival": 1}
    assert text == "Monkey settles on the planet of Anna: most separate regions, 2 to 1"


@pytest.mark.rule("PL-24")
def test_in_the_last_round_it_says_which_region_decided():
    event, text = judged("fox", 12, FOREST_OF_8, FOREST_OF_8 | FOREST_OF_5)
    assert (event["by"], event["count"], event["rival"]) == ("second", 5, 0)
    assert text == "Fox settles on the planet of Boris: the second region decides, 5 to 0"
    two = FOREST_OF_8 | FOREST_OF_5
    event, _ = judged("fox", 12, two | FOREST_OF_1, two)
    assert (event["by"], event["count"], event["rival"]) == ("third", 1, 0)


@pytest.mark.rule("PL-22")
def test_an_animal_that_moves_on_says_why():
    event, text = judged("fox", 5, FOREST_OF_5, FOREST_OF_5)
    assert event == {"event": "moved_on", "animal": "fox", "round": 6, "why": "tie", "count": 5}
    assert text == "Fox goes to nobody, 5 each: the card moves to the column of round 6"


@pytest.mark.rule("PL-20")
def test_an_animal_that_nothing_suits_says_so():
    event, text = judged("fox", 5, forest(0), FREE)
    assert event == {"event": "moved_on", "animal": "fox", "round": 6, "why": "no_planet", "count": 0}
    assert text == "Fox finds no planet that suits: the card moves to the column of round 6"


@pytest.mark.rule("PL-23")
def test_an_animal_that_leaves_the_game_says_why():
    assert judged("monkey", 12, forest(0, 2), forest(0, 2))[0] == {
        "event": "removed", "animal": "monkey", "why": "tie", "count": 2
    }  # fmt: skip
    assert judged("fox", 12, FREE, FREE)[0]["why"] == "no_planet"


def rebuilt(played):
    """The planets as the events alone tell them: tiles by seat and face, and their areas."""
    planets = {}
    for entry in [{"events": played.opening()}, *played.told(None)]:
        for event in entry["events"]:
            if event["event"] == "placed":
                planets[event["who"], event["face"]] = event["tile"], event["by"]
    return planets


@pytest.mark.rule("PL-08")
def test_planets_can_be_drawn_from_the_events_alone():
    """Also where the last free face was not asked about."""
    played = GAME.table(3, seed=1)
    play_randomly(played, 1)
    found = rebuilt(played)
    ids = GAME.module("components").TILE_IDS
    state = played.position.record()
    assert len(found) == 36
    for (seat, face), (tile, turn) in found.items():
        habitats = TILE_HABITATS[ids.index(tile)]
        assert state.planets[seat].tiles[face - 1] == ids.index(tile)
        assert tuple(state.planets[seat].areas[5 * face - 5 : 5 * face]) == habitats[turn:] + habitats[:turn]


@pytest.mark.rule("PL-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_can_be_followed(players):
    """Laid open from its pile, taken or left over; where the left-over ones went, unless they were shuffled."""
    played = GAME.table(players, seed=1)
    play_randomly(played, 1)
    events = [*played.opening(), *(event for entry in played.told(None) for event in entry["events"])]
    opened = [(event["tile"], event["pile"]) for event in events if event["event"] == "laid_open"]
    taken = [event["tile"] for event in events if event["event"] == "taken"]
    left = {event["tile"]: event["to"] for event in events if event["event"] == "left_over"}
    assert [pile for _, pile in opened] == [pile for pile in range(1, 13) for _ in range(5)]
    assert len(taken) == 12 * players
    assert {tile for tile, _ in opened} == {*taken, *left}
    assert list(left.values()).count("pile_11") <= 5
    assert (None in [event["to"] for event in events if event["event"] == "left_over"]) == (players < 4)


@pytest.mark.rule("PL-11")
def test_where_shuffled_tiles_went_is_not_told():
    """With two players the three tiles of round 2 go to two piles."""
    played = table("planet", 2)
    finish_round(played)
    entry = finish_round(played)
    left = [event_json(GAME, line) for line in entry.story if line[0] == Event.LEFT_OVER]
    assert [event["to"] for event in left] == [None] * 3
    assert entry.final


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words_of_its_own(lang):
    def said(*line):
        return event_text(GAME, line, lang, ["Анна", "Борис"])

    assert len({said(Event.WON, 0, 0, by, 2, 1) for by in Decider}) == len(Decider)
    assert len({said(Event.MOVED_ON, 0, 6, why, 2) for why in NoWinner}) == len(NoWinner)
    assert len({said(Event.REMOVED, 0, why, 2) for why in NoWinner}) == len(NoWinner)
    assert len({said(Event.LEFT_OVER, 0, to) for to in (*Heap, NOTHING)}) == len(Heap) + 1
    assert len({said(Event.PLACED, 0, 0, 1, by) for by in range(5)}) == 5
