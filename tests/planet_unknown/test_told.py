"""Events: one for everything that moves, with its place and its cause."""

from tests.planet_unknown.positions import (
    boost,
    draw,
    drive,
    end_game,
    fill_storage,
    give_movement,
    lay,
    next_round,
    paint,
    put_markers,
    put_meteorites,
    put_rover,
    start,
    take,
    unlock,
)
from tests.support import random_tables


def told(found, event):
    """What the last decision told of this kind."""
    return [line for line in found.since(found.sequence - 1, 0)[-1]["events"] if line["event"] == event]


def words(found, event):
    (line,) = told(found, event)
    return {key: value for key, value in line.items() if key != "event"}


def test_taking_and_placing_say_where():
    found = start()
    fill_storage(found, "I4-rover-tech", "V3-rover-tech")
    take(found, "small")
    assert words(found, "took") == {"who": 0, "tile": "V3-rover-tech", "compartment": "small"}
    lay(found, "I2-rover-tech-m", 1, 6)
    assert words(found, "placed") == {"who": 0, "tile": "I2-rover-tech-m", "turn": "none", "row": 1, "column": 6}
    assert words(found, "meteorite")["why"] == "tile"


def test_an_advance_says_where_from_where_to_and_why():
    found = start()
    lay(found, "I2-rover-tech", 1, 6)
    found.play(0, {"do": "station", "track": "rover"})
    advanced = {"who": 0, "marker": "rover", "start": 0, "track": None, "cell": 1, "why": "station"}
    assert words(found, "advanced") == advanced
    assert words(found, "gained") == {"who": 0, "gain": "rover", "count": 1, "why": "cell"}
    boost(found, "civ")
    assert words(found, "advanced")["why"] == "boost"
    draw(found, "2")
    found.play(0, {"do": "advance", "track": "water"})
    assert {line["why"] for line in told(found, "advanced")} == {"civ_card"}


def test_a_step_of_makeshift_keeps_its_cause_and_names_the_new_track():
    found = start(corporation="makeshift")
    put_markers(found, water=2)
    boost(found, "water")
    found.play(0, {"do": "step", "way": "up-left"})
    advanced = {"who": 0, "marker": "water", "start": 2, "track": "civ", "cell": 3, "why": "boost"}
    assert words(found, "advanced") == advanced


def test_events_and_technologies_are_causes():
    found = start(events=True)
    put_markers(found, civ=2, rover=1)
    next_round(found, "21")
    found.play(0, {"do": "regress", "track": "civ"})
    assert words(found, "regressed") == {"who": 0, "marker": "civ", "start": 2, "cell": 1, "why": "event_card"}
    makeshift = start(corporation="makeshift")
    unlock(makeshift, 4)
    makeshift.play(0, {"do": "lower", "track": "tech"})
    assert words(makeshift, "regressed")["why"] == "technology"


def test_rovers_say_where_they_go_and_what_they_find():
    found = start()
    paint(found, "civ", (6, 6), (6, 7))
    put_meteorites(found, (6, 7))
    put_rover(found, (6, 6))
    give_movement(found, 2)
    drive(found, "right")
    assert words(found, "drove") == {"who": 0, "rover": 1, "row": 6, "column": 7, "movement": 1}
    assert words(found, "meteorite_collected") == {"who": 0, "row": 6, "column": 7, "why": "rover"}
    horizon = start(corporation="horizon_group")
    put_meteorites(horizon, (6, 7))
    put_rover(horizon, (6, 6))
    give_movement(horizon, 2)
    drive(horizon, "right")
    assert words(horizon, "meteorite_loaded") == {"who": 0, "rover": 1, "row": 6, "column": 7}


def test_what_a_tile_destroys_is_told_with_its_square():
    found = start()
    put_rover(found, (1, 6))
    lay(found, "I2-rover-tech", 1, 6)
    assert words(found, "rover_lost") == {"who": 0, "rover": 1, "row": 1, "column": 6, "why": "tile"}


def test_face_down_cards_and_private_objectives_are_shown_at_the_end():
    found = start(private_objectives=True)
    draw(found, "7")
    found.state.last_round = True
    sequence = found.sequence
    end_game(found)
    assert found.view(1)["state"]["worlds"][0]["shown"] == ["7"]
    while not found.over:
        seat = found.to_act[0]
        found.play(seat, found.legal(seat)[0])
    lines = [line for entry in found.since(sequence, None) for line in entry["events"]]
    assert {line["who"] for line in lines if line["event"] == "objective_shown"} <= {0, 1}
    assert [len(w["shown_objectives"]) for w in found.view(None)["state"]["worlds"][:2]] == [1, 1]


def test_every_move_of_a_thing_is_told():
    """Rovers, markers and meteorites never change without an event."""
    for found in random_tables("planet-unknown", 12, seed=3):
        for _ in range(30):
            if found.over:
                break
            seat = found.to_act[0]
            before = found.position.shown(None)["worlds"]
            found.play(seat, found.legal(seat)[0])
            after = found.position.shown(None)["worlds"]
            events = {line["event"] for line in found.since(found.sequence - 1, None)[-1]["events"]}
            changed = {key for old, new in zip(before, after, strict=True) for key in old if old[key] != new[key]}
            if "markers" in changed:
                assert events & {"advanced", "regressed"}
            if "rovers" in changed:
                assert events & {"drove", "teleported", "rover", "rover_lost"}
            if "meteorites" in changed:
                assert events & {"meteorite", "meteorite_collected", "meteorite_lost", "meteorite_loaded"}
            if changed & {"boosts_gained"} and "round" not in events:
                assert "gained" in events
