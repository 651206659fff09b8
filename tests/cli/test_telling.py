"""What is told of a game: every decision once, by its own sentence or by the event that says the same."""

from __future__ import annotations

from typing import Any

import pytest

import fiveplanets as fp
from fiveplanets.cli.telling import Teller
from fiveplanets.cli.words import ui_words
from fiveplanets.core.table import Table
from fiveplanets.core.told import event_text
from tests.support import random_tables

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def teller(table: Table, lang: str = "en") -> Teller:
    return Teller(table, ui_words(lang), NAMES[: table.players])


def played(name: str, *moves: tuple[int, dict[str, Any]], players: int = 3, **options: Any) -> Table:
    table = fp.game(name).table(players=players, seed=5, options=options)
    for seat, move in moves:
        table.play(seat, move)
    return table


def lines(table: Table, viewer: int | None) -> list[str]:
    """Decisions, and what came of them indented."""
    return [
        line
        for decision, events in teller(table).since(0, viewer)
        for line in [*decision, *(f"  {event}" for event in events)]
    ]


def test_an_event_that_tells_the_decision_stands_for_it():
    table = fp.game("planet").table(players=3, seed=5)
    seat, tile = table.to_act[0], table.view()["state"]["open_tiles"][0]
    table.play(seat, {"do": "take", "tile": tile})
    (told,) = lines(table, None)
    assert told.startswith(f"{NAMES[seat]} takes ")
    assert tile in told


def test_the_parts_of_a_choice_are_told_by_the_event_of_the_last():
    table = fp.game("planet").table(players=3, seed=5)
    seat, tile = table.to_act[0], table.view()["state"]["open_tiles"][0]
    table.play(seat, {"do": "take", "tile": tile})
    table.play(seat, {"do": "place", "face": 7})
    assert lines(table, None)[1] == f"{NAMES[seat]}: Place it on face 7"  # nothing else tells it yet
    table.play(seat, {"do": "turn", "by": 1})
    assert len(lines(table, None)) == 2
    assert lines(table, None)[1].startswith(f"{NAMES[seat]} places ")


def test_a_secret_decision_is_told_to_its_seat_alone():
    table = played("planet-5r", (0, {"do": "choose", "card": "mine"}))
    assert lines(table, 0) == ["Ann: Play Mine"]
    assert lines(table, 1) == lines(table, None) == []
    assert teller(table).decision(table.entries[0], 1) == ("Ann decides in secret", [])


def test_what_comes_of_secret_decisions_is_told_to_all():
    choices = [(seat, {"do": "choose", "card": card}) for seat, card in enumerate(("mine", "expand", "mine"))]
    table = played("planet-5r", *choices)
    assert lines(table, 1)[:3] == ["  Ann plays Mine", "  Ben plays Expand", "  Cleo plays Mine"]
    assert lines(table, 2)[:3] == ["Cleo plays Mine", "  Ann plays Mine", "  Ben plays Expand"]
    assert not any(line.startswith(("Ben: ", "Cleo: ")) for viewer in (1, 2) for line in lines(table, viewer))


def test_the_last_bid_is_told_by_its_event():
    table = fp.game("planet-5r").table(players=3, seed=5)
    for seat in range(3):
        table.play(seat, {"do": "choose", "card": "dig"})
    for seat in range(3):
        table.play(seat, {"do": "bid", "water": seat + 1})
    sentence, events = teller(table).decision(table.entries[-1], 2)
    assert sentence == "Cleo bids 3 water"
    assert events[:2] == ["Ann bids 1 water", "Ben bids 2 water"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", fp.games())
def test_nothing_is_left_out_and_nothing_told_twice(name: str, lang: str):
    for table in random_tables(name, 6, seed=3):
        told = teller(table, lang)
        for entry in table.entries:
            events = [event_text(table.game, line, lang, told.names) for line in entry.story]
            sentence, rest = told.decision(entry, entry.seat)
            own = f"{told.names[entry.seat]}: {fp.Move(table.game, entry.move).text(lang)}"
            assert sorted([sentence, *rest]) == sorted(events) or (sentence, rest) == (own, events)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", fp.games())
def test_every_question_is_a_sentence(name: str, lang: str):
    for table in random_tables(name, 12, seed=7):
        for seat in table.to_act:
            assert len(teller(table, lang).question(seat)) > 5


def test_what_is_decided_for_a_neutral_is_told_once():
    table = fp.game("red-planet").table(players=2, seed=5)
    for_neutrals = 0
    while for_neutrals < 5:
        seat = table.to_act[0]
        question, move = table.question(seat), table.moves(seat)[0]
        table.play(seat, move)
        if question["ask"] == "board" and question["who"] in ("green", "yellow"):
            for_neutrals += 1
            sentence, events = teller(table).decision(table.entries[-1], None)
            assert sentence.startswith(f"{question['who'].capitalize()} boards")
            assert sentence not in events
