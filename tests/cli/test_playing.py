"""Whole games at the terminal, by a script at the keyboard."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import fiveplanets as fp
from fiveplanets.core.table import Table

from .running import first_move, fiveplanets, listed, play

GAME = ("table", "planet-5r", "--players", "3", "--seed", "5")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("bots", ["quick", "random"])
def test_a_whole_game(lang: str, bots: str, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    result, _ = play(first_move, *GAME, "--lang", lang, "--bots", bots, "--save", str(path))
    assert (result.status, result.err) == (0, "")
    table = fp.load(path)
    assert table.over
    total = next(line for line in result.out.splitlines() if line.strip().startswith(("Total", "Всего")))
    assert [int(word) for word in total.split()[1:]] == table.scores
    words = {"en": ("Bot {}", "Player 1", "{} wins."), "ru": ("Бот {}", "Игрок 1", "Победа: {}.")}[lang]
    (winner,) = table.winners
    assert words[2].format(words[1] if winner == 0 else words[0].format(winner + 1)) in result.out


@pytest.mark.parametrize("name", fp.games())
def test_every_game_is_played_saved_and_told(name: str, tmp_path: Path):
    """People at all seats, in Russian; then the file is checked and replayed in English."""
    path = tmp_path / "game.jsonl"
    command = ("table", name, "--seed", "5", "--bots", "none", "--lang", "ru", "--save", str(path))
    result, asked = play(first_move, *command)
    assert (result.status, result.err) == (0, "")
    assert "Итоговый счёт" in result.out
    assert len(asked) > 10
    assert fiveplanets("verify", str(path)).status == 0
    assert "Final scores" in fiveplanets("replay", str(path)).out


def test_plain_text_without_a_terminal():
    for environment in ({}, {"NO_COLOR": "1", "TERM": "xterm-256color"}):
        result, _ = play(first_move, *GAME, **environment)
        assert "\x1b" not in result.out


def test_the_language_comes_from_the_environment():
    assert "Тайно выберите" in fiveplanets(*GAME, LANG="ru_RU.UTF-8").out
    assert "Pick an action card" in fiveplanets(*GAME, LANG="de_DE.UTF-8").out
    assert "Pick an action card" in fiveplanets(*GAME, "--lang", "en", LANG="ru_RU.UTF-8").out


def test_no_humans_is_a_game_to_watch():
    result = fiveplanets(*GAME, "--humans", "0")
    assert result.status == 0
    assert "Round 15" in result.out
    assert "Final scores" in result.out


def test_a_number_is_chosen_by_itself():
    """Many bids are shown as a range, and what is typed is the bid."""
    bids: list[str] = []

    def answer(shown: str) -> str | None:
        if found := re.search(r"1–(\d+): Bid 1 water … Bid (\d+) water", shown):
            assert found[1] == found[2]
            bids.append(found[2])
            return found[2]
        water = re.search(r"Player 1 \(you\).* (\d+) +B\d", shown)
        return None if bids or not water else choose("Dig" if int(water[1]) > 6 else "Scout")(shown)

    for seed in range(20):
        result, _ = play(answer, "table", "planet-5r", "--players", "3", "--seed", str(seed))
        if bids:
            assert f"Player 1 bids {bids[0]}" in result.out
            return
    pytest.fail("nobody could bid much")


def choose(action: str):
    """Play this action card if it is in the hand, else the last that is."""

    def answer(shown: str) -> str:
        moves = listed(shown)
        return next((label for label, text in moves.items() if text.startswith(f"Play {action} ")), list(moves)[-1])

    return answer


# --- several people


def test_hot_seat_hands_the_keyboard_over():
    result, asked = play(first_move, *GAME, "--bots", "none")
    assert result.status == 0
    assert "Final scores" in result.out
    for before, after in pairwise(asked):
        if "Hand the keyboard to" in before:
            assert "What happened" in after  # the table is drawn only after Enter
            name = re.search(r"to (Player \d)\.", before)
            assert name is not None
            assert f"{name[1]} (you)" in after
            assert "Market" not in before.split("Hand the keyboard")[-1]


def test_two_humans_and_a_bot():
    result, asked = play(first_move, *GAME, "--humans", "2")
    assert result.status == 0
    names = {name for text in asked for name in re.findall(r"Hand the keyboard to (.+?)\.", text)}
    assert names == {"Player 1", "Player 2"}


def test_nobody_sees_anothers_choice_or_bid():
    """What the second player is shown does not depend on what the first has just chosen in secret."""

    def second_players_screens(answers: list[str]) -> list[str]:
        lines = iter(answers)
        _, asked = play(lambda _shown: next(lines, None), *GAME, "--bots", "none")
        return [text for text in asked if "Player 2 (you)" in text]

    def after_choosing(card: str) -> list[str]:
        return second_players_screens(["", card, ""])

    assert len(after_choosing("a")) == 1
    assert after_choosing("a") == after_choosing("b")

    def after_bidding(water: str) -> list[str]:
        """The third player, who is at the keyboard when all have chosen to dig, bids first, then the first."""
        return second_players_screens(["", "a", "", "a", "", "a", water, "", water, ""])

    assert len(after_bidding("1")) == 2
    assert "Bid 1 water" in after_bidding("1")[-1]
    assert after_bidding("1")[-1] == after_bidding("4")[-1]


# --- commands


def test_commands_at_the_prompt(tmp_path: Path):
    path = tmp_path / "there.jsonl"
    typed = f"?\nl\nr 5R-27\nr 5R-99\nu\ns\ns {path}\ns {path}\n99\nraid\nxyzzy\n\nq\n"
    result = fiveplanets(*GAME, typed=typed)
    assert result.status == 0
    for expected in (
        "r 5R-01 shows one of them, r WORD those with a word",
        "T13 Toll outpost comes to the market",
        "5R-27 Equal bids all drop out, even the highest.",
        "There is no rule 5R-99, and none with these words.",
        "This cannot be taken back",
        "Say where to: s FILE",
        f"Saved: {path}",
        "99: not one of the choices",
        "xyzzy: not one of the choices",
        f"Goodbye. Saved: {path}",
    ):
        assert expected in " ".join(result.out.split()), expected
    assert re.search(r"› raid\n +c  Play Raid — take water .*\n› xyzzy", result.out)
    assert result.out.count("Round 1 of 15") == 2  # Enter draws the table again
    assert fp.load(path).entries == []


UNKNOWN = ("table", "planet-unknown", "--players", "3", "--seed", "5", "--humans", "1")


def test_what_lies_before_others_can_be_looked_at():
    """By number or name, or all the others at once; in a game whose table has no room for that."""

    def answers(typed: str, *args: str) -> str:
        return fiveplanets(*UNKNOWN, *args, typed=typed).out.split("› ", 1)[1]

    assert "v NAME those of one player" in answers("?\nq\n")
    whole = answers("v\nq\n")
    second, third = answers("v 2\nq\n"), answers("v bOT 3\nq\n")
    assert [len(re.findall("^─+ Bot 2 ─+$", shown, re.M)) for shown in (whole, second, third)] == [1, 1, 0]
    assert [len(re.findall("^─+ Bot 3 ─+$", shown, re.M)) for shown in (whole, second, third)] == [1, 0, 1]
    assert all("Medals by source" in shown for shown in (second, third))
    assert "Bob: nobody here has this name or number. In order: Player 1, Bot 2, Bot 3." in answers("v Bob\nq\n")
    assert "v ИМЯ — планшеты одного игрока" in answers("?\nq\n", "--lang", "ru")
    assert re.search("^─+ Бот 3 ─+$", answers("м бот 3\nq\n", "--lang", "ru"), re.M)
    unknown = answers("v 9\nq\n", "--lang", "ru")
    assert "9: здесь нет игрока с таким именем или номером. По порядку: Игрок 1, Бот 2, Бот 3." in unknown


def test_where_nothing_else_is_to_be_seen_there_is_no_such_command():
    """The table shows everybody, or there is nobody else."""
    for game in (GAME, ("table", "planet-unknown", "--players", "1", "--seed", "5")):
        out = fiveplanets(*game, typed="?\nv 1\nq\n").out
        assert "those of one player" not in out
        assert "v 1: not one of the choices" in out


def test_the_keys_work_in_a_russian_layout():
    assert "До встречи" in fiveplanets(*GAME, "--lang", "ru", typed="й\n").out


def test_undo_takes_the_last_decision_back():
    """Take a technology; asked what it joins, take that back, and the market is asked about again."""

    def answer(shown: str) -> str | None:
        if "join on its" in " ".join(shown.split()):
            return "u"
        if "is taken back" in shown:
            return None
        if found := re.search(r"1–(\d+): Bid", shown):
            return found[1]
        return choose("Dig")(shown)

    for seed in range(20):
        result, asked = play(answer, "table", "planet-5r", "--players", "3", "--seed", str(seed))
        if "is taken back" in result.out:
            assert "Take a technology from the market" in asked[-1]
            return
    pytest.fail("nobody could join a technology")


# --- leaving and coming back


def test_end_of_input_leaves_politely(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    result = fiveplanets(*GAME, "--save", str(path), typed="b\n")
    assert (result.status, result.err) == (0, "")
    assert result.out.endswith(f"Goodbye.\nSaved: {path}\n")
    assert fp.load(path).entries[0].seat == 0
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("decisions", [0, 1, 7])
def test_a_resumed_game_ends_as_it_would_have(decisions: int, tmp_path: Path):
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    play(first_move, *GAME, "--save", str(whole))
    fiveplanets(*GAME, "--save", str(broken), typed="".join(f"{label}\n" for label in first_labels(decisions)) + "q\n")
    assert not fp.load(broken).over
    result, _ = play(first_move, "table", "--resume", str(broken))
    assert "Final scores" in result.out
    assert history(fp.load(whole)) == history(fp.load(broken))


def first_labels(decisions: int) -> list[str]:
    """What to type for the first choice at each of the first decisions."""
    _, asked = play(first_move, *GAME)
    return [first_move(shown) for shown in asked[:decisions]]


def history(table: Table) -> tuple[int, list[tuple[int, int]]]:
    return table.fingerprint, [(entry.seat, entry.move) for entry in table.entries]


def test_a_resumed_game_can_be_saved_elsewhere(tmp_path: Path):
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    fiveplanets(*GAME, "--save", str(first), typed="q\n")
    before = first.read_bytes()
    play(first_move, "table", "planet-5r", "--resume", str(first), "--save", str(second))
    assert fp.load(second).over
    assert first.read_bytes() == before


def test_a_pack_is_played_with(tmp_path: Path):
    pack = tmp_path / "box.toml"
    pack.write_text('game = "planet-5r"\n[tables]\nstart_water = 9\n')
    saved = tmp_path / "game.jsonl"
    result = fiveplanets(*GAME, "--pack", str(pack), "--save", str(saved), typed="q\n")
    assert re.search(r"Player 1 \(you\) .* 9 ", result.out)
    assert "9 " in fiveplanets("table", "--resume", str(saved), typed="q\n").out
