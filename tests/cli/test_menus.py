"""What is typed for each move: every one can be reached, no label contradicts the table; big choices are split."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import fiveplanets as fp
from fiveplanets.cli.menus import COMMANDS, Item, Menu, labelled, latin_key, runs
from fiveplanets.cli.screens import choices, explanations, preview
from fiveplanets.cli.words import ui_words
from fiveplanets.core.table import Move, Table
from tests.support import random_tables, table

from .running import fiveplanets, play
from .test_screens import drawn

GAMES = fp.games()
MOST_LINES = 40


def menus(menu: Menu) -> Iterator[Menu]:
    """A menu and all that it leads to."""
    yield menu
    for item in menu.items.values():
        if not item.is_move:
            yield from menus(Menu(item.moves, menu.lang, begun=True))


def decisions(name: str) -> Iterator[tuple[Table, int]]:
    for found in random_tables(name, 12, seed=6):
        yield from ((found, seat) for seat in found.to_act)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_move_can_be_reached(name: str, lang: str):
    for found, seat in decisions(name):
        reached: list[Move] = []
        for menu in menus(Menu(found.moves(seat), lang)):
            reached += [item.moves[0] for item in menu.items.values() if item.is_move]
            for label, item in menu.items.items():
                assert menu.follow([label]) == item.moves
                assert label not in COMMANDS
            assert len(menu.items) <= MOST_LINES or menu.numbers
        assert sorted(move.index for move in reached) == sorted(found.legal(seat))


@pytest.mark.parametrize("name", GAMES)
def test_what_to_type_for_a_move_leads_to_it(name: str):
    for found, seat in decisions(name):
        menu = Menu(found.moves(seat), "en")
        for move in random.Random(seat).sample(menu.moves, min(len(menu.moves), 20)):
            assert menu.follow(menu.way_to(move).split()) == [move]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_choice_is_listed(name: str, lang: str):
    """With what to type for it; only numbers may be listed in short."""
    for found, seat in decisions(name):
        for menu in list(menus(Menu(found.moves(seat), lang)))[:20]:
            listed = " ".join(drawn(choices(menu, menu.items, {}, ui_words(lang), 80), 80).split())
            if menu.numbers:
                assert listed.startswith(runs(menu.numbers))
            else:
                assert all(f"{label} {item.text}".strip() in listed for label, item in menu.items.items())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_no_label_contradicts_a_number(name: str, lang: str):
    """A label that is a number is the number that the thing itself has."""
    for found, seat in decisions(name):
        for menu in menus(Menu(found.moves(seat), lang)):
            for label, item in menu.items.items():
                if label.isdigit():
                    own = [item.number] if item.number is not None else [int(n) for n in re.findall(r"\d+", item.text)]
                    assert own == [int(label)]


def test_docks_and_characters_are_chosen_by_their_numbers():
    items = [Item(text, []) for text in ("Launch the ship at dock 2", "Launch the ship at dock 4", "Nothing (more)")]
    assert list(labelled(items)) == ["2", "4", "a"]
    characters = Menu(moves_asked("red-planet", "choose"), "en")
    assert list(characters.items) == [str(number) for number in range(1, 10)]
    assert characters.items["7"].text == "Choose 7 Scientist"


def asked(name: str, kind: str) -> tuple[Table, int]:
    """A table at the first decision with moves of this kind, and the seat; until then the last move is made."""
    for seed in range(20):
        found = table(name, fp.game(name).meta["players"]["recommended"], seed)
        while not found.over:
            for seat in found.to_act:
                if any(move.data["do"] == kind for move in found.moves(seat)):
                    return found, seat
            found.play(found.to_act[0], found.legal(found.to_act[0])[-1])
    raise AssertionError(f"nobody can {kind}")


def moves_asked(name: str, kind: str) -> list[Move]:
    found, seat = asked(name, kind)
    return found.moves(seat)


def test_numbers_that_several_things_have_are_no_labels():
    assert list(labelled([Item("Rover 1: drive up", []), Item("Rover 1: drive down", [])])) == ["a", "b"]
    assert list(labelled([Item("row 1, column 1", []), Item("row 1, column 2", [])])) == ["a", "b"]
    assert list(labelled([Item("Take T08", []), Item("Pay 3★", [])])) == ["a", "b"]


def test_letters_that_are_commands_are_no_labels():
    letters = list(labelled([Item(f"thing {chr(ord('A') + number)}", []) for number in range(26)]))
    assert not set(letters) & set(COMMANDS)
    assert letters[-8:] == ["z", "aa", "ab", "ac", "ad", "ae", "af", "ag"]


def test_the_same_keys_in_a_russian_layout():
    assert [latin_key(key) for key in "фисвЙu"] == ["a", "b", "c", "d", "q", "u"]
    menu = Menu(moves_asked("planet-5r", "choose"), "ru")
    assert menu.follow(["и"]) == menu.items["b"].moves


def test_runs_of_numbers():
    assert runs([1, 2, 3, 5, 7, 8]) == "1–3 5 7–8"


# --- what a choice does


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("planet-5r", "choose"),
        ("planet", "turn"),
        ("planetfall", "choose"),
        ("planetfall", "explore"),
        ("planet-unknown", "pick"),
        ("red-planet", "keep"),
        ("red-planet", "choose"),
        ("red-planet", "board"),
    ],
)
def test_a_choice_says_in_a_few_words_what_it_does(name: str, kind: str, lang: str):
    found, seat = asked(name, kind)
    menu = Menu(found.moves(seat), lang)
    about = explanations(menu, found.view(seat))
    labels = [label for label, item in menu.items.items() if item.moves[0].data["do"] == kind]
    assert all(about.get(label) for label in labels), menu.items


def test_explanations_are_listed():
    shown = fiveplanets("table", "planet-5r", "--seed", "5").out
    assert re.search(r"^  a  Play Dig — bid water for a technology of the market *$", shown, re.M)


# --- step by step

UNKNOWN = ("table", "planet-unknown", "--seed", "5")


def answers(*typed: str):
    waiting = iter(typed)
    return lambda _shown: next(waiting, None)


def test_a_tile_is_placed_by_turn_and_square_with_a_preview():
    _, asked = play(answers("a", "b", "8", "3", ""), *UNKNOWN)
    _, turns, squares, columns, sure, after = asked
    assert "Place the tile … (turn)" in turns
    assert re.search(r"b  turned 90° clockwise", turns)
    assert "Place the tile turned 90° clockwise, its top left corner at row … (row, column)" in squares
    assert "column 3 9" in squares  # in row 8
    assert squares.count("[") > 20  # the squares in brackets
    assert "at row 8, column …" in columns
    assert columns.count("[") == 2
    assert "Place the tile turned 90° clockwise, its top left corner at row 8, column 3. Enter: do it" in sure
    assert sure.count("[B]") == 2  # the tile on the planet
    assert sure.count("[T]") == 3
    assert re.search(r"Player 1 places .*, tech and biomass at row 8, column 3", after)


def test_all_steps_can_be_typed_at_once_and_taken_back():
    _, asked = play(answers("a", "b 8 3", "u", "u"), *UNKNOWN)
    assert "Enter: do it" in asked[2]
    assert "Place the tile … (turn)" in asked[3]
    assert "a  Take the tile" in asked[4]  # the decision before is taken back
    _, asked = play(answers("a", "b 8 4"), *UNKNOWN)
    assert "b 8 4: not one of the choices" in asked[2]


@pytest.mark.parametrize("planet", ["ksb_4156", "gaia", "cerberus"])
def test_placing_is_never_a_long_list(planet: str):
    found = table("planet-unknown", 2, planet=[planet, "random"])
    while found.moves(0)[0].data["do"] != "place":
        found.play(0, found.legal(0)[0])
    moves = found.moves(0)
    assert len(moves) > 100
    for menu in menus(Menu(moves, "en")):
        assert len(menu.items) <= 12
        assert preview(menu.moves, found.view(0), "en") is not None


def test_a_big_kind_among_others_is_one_choice():
    menu = Menu(many_moves_of_several_kinds(), "en")
    (big,) = [item for item in menu.items.values() if not item.is_move]
    assert big.text.endswith("…")
    assert menu.question is None


def many_moves_of_several_kinds() -> list[Move]:
    chooser = random.Random(8)
    for seed in range(20):
        found = fp.game("planet-unknown").table(players=2, seed=seed)
        while not found.over:
            seat = found.to_act[0]
            moves = found.moves(seat)
            if len({move.data["do"] for move in moves}) > 1 and len(moves) > 30:
                return moves
            found.play(seat, chooser.choice(moves))
    raise AssertionError("there are never many moves")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_value_without_words_of_its_own_is_told_by_its_move(lang: str):
    """To keep all action cards is said by saying nothing."""
    game = fp.game("red-planet")
    kind = game.moves.kinds["choose"]
    characters = Menu([Move(game, number) for number in range(kind.base, kind.base + kind.count)], lang)
    assert len(characters.items) == len(kind.parameters["character"])
    for item in characters.items.values():
        texts = [choice.text for choice in Menu(item.moves, lang, begun=True).items.values()]
        assert texts == [move.text(lang) for move in item.moves]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", GAMES)
def test_every_parameter_that_is_asked_for_has_a_name(name: str, lang: str):
    for kind in fp.game(name).moves.kinds.values():
        if len(kind.parameters) > 1:
            assert all(ui_words(lang).has(f"parameter-{key}") for key in kind.parameters)
