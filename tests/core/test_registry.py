"""The games: found by name in their folders, light to import, refused in a line."""

import os
import subprocess
import sys

import pytest

import fiveplanets as fp
from fiveplanets.core.registry import ELSEWHERE, FOLDER
from tests.comets import write

HEAVY = ("numpy", "rich", "typer", "fluent", "msgspec", "ctypes")


def test_every_folder_with_a_game_is_found():
    folders = [path.name for path in FOLDER.iterdir() if (path / "game.toml").exists()]
    assert fp.games() == sorted(folder.replace("_", "-") for folder in folders)
    assert len(fp.games()) == 5


def test_games_are_still_listed_after_one_was_loaded():
    fp.game("planet-5r").module("moves")
    assert "planet-5r" in fp.games()


def test_importing_and_listing_is_light():
    code = f"""
import sys, fiveplanets as fp
for name in fp.games():
    game = fp.game(name)
    assert game.title["en"] and game.title["ru"]
    assert 1 <= game.min_players <= game.players <= game.max_players
    assert game.version >= 1
    game.options
heavy = [name for name in {HEAVY} if name in sys.modules]
rules = [name for name in sys.modules if name.startswith("fiveplanets.games.")]
assert not heavy and not rules, (heavy, rules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_playing_needs_no_numpy(comets):
    code = """
import sys, fiveplanets as fp
table = fp.game("comets").table(seed=1)
table.play(0, table.moves(0)[0])
table.view(0), table.fingerprint
assert "numpy" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda _: fp.game("chess"), "no game 'chess'; there are comets planet "),
        (lambda _: fp.game("planet_5r"), "no game"),
        (lambda game: game.table(players=9), "is for 2 to 4 players, not 9"),
        (lambda game: game.table(players="3"), "players '3': a whole number"),
        (lambda game: game.table(players=True), "players True: a whole number"),
        (lambda game: game.table(players=2.0), "players 2.0: a whole number"),
        (lambda game: game.position(players=1), "is for 2 to 4 players, not 1"),
        (lambda game: game.simulator(players=5), "is for 2 to 4 players, not 5"),
        (lambda game: game.simulator(tables=0), "0 tables"),
        (lambda game: game.simulator(tables=True), "True tables"),
        (lambda game: game.simulator(tables="5"), "'5' tables"),
        (lambda game: game.simulator(device="abacus"), "device 'abacus': there are cpu, cuda and wasm"),
        (lambda game: game.table(seed=-1), "seed -1"),
        (lambda game: game.table(seed=2**63), "a whole number from 0 to"),
        (lambda game: game.table(seed=True), "seed True"),
        (lambda game: game.table(seed="1"), "seed '1'"),
        (lambda game: game.position(seed=-1), "seed -1"),
        (lambda game: game.position(seed="1"), "seed '1'"),
        (lambda game: game.table(options={"speed": 1}), "option 'speed' does not exist; there are die first"),
        (lambda game: game.position(options={"die": "perhaps"}), "option die: 'perhaps' is not one of true false"),
        (lambda game: game.simulator(options={"first": ["kept"] * 9}), "9 values for 3 players"),
        (lambda game: game.texts("fr"), "language 'fr': there are en and ru"),
        (lambda game: game.rules_page("fr"), "language 'fr'"),
    ],
)
def test_what_cannot_be_set_up_is_refused(comets, wrong, message):
    with pytest.raises(fp.SetupError, match=message) as caught:
        wrong(comets)
    assert "\n" not in str(caught.value)


def test_rules_have_their_sentence(comets):
    for lang in ("en", "ru"):
        assert comets.rule_text("CO-06", lang)
        assert "\n" not in comets.rule_text("CO-06", lang)
        assert comets.rule_text("CO-99", lang) == ""


def test_a_seed_makes_the_game(comets):
    assert comets.position(players=4, seed=7) == comets.position(players=4, seed=7)
    assert comets.position(players=4, seed=7) != comets.position(players=4, seed=8)


def test_without_a_seed_every_game_is_another(comets):
    assert comets.table().seed != comets.table().seed
    assert comets.position() != comets.position()


def test_the_recommended_number_is_the_default(comets):
    assert comets.position().players == comets.table().players == comets.simulator().players == comets.players == 3


# --- games that lie elsewhere


def test_a_game_elsewhere_is_a_game_like_any_other(comets, games_elsewhere):
    assert "comets" in fp.games()
    assert comets.folder == games_elsewhere / "comets"
    assert comets.module("state").__name__ == "fiveplanets.games.comets.state"


def test_several_folders(games_elsewhere, monkeypatch, tmp_path):
    monkeypatch.setenv(ELSEWHERE, os.pathsep.join([str(tmp_path), "", str(games_elsewhere)]))
    assert "comets" in fp.games()
    monkeypatch.setenv(ELSEWHERE, str(tmp_path))
    assert "comets" not in fp.games()


def test_two_games_of_one_name_are_refused(games_elsewhere, monkeypatch, tmp_path):
    write(tmp_path / "again")
    monkeypatch.setenv(ELSEWHERE, os.pathsep.join([str(games_elsewhere), str(tmp_path / "again")]))
    with pytest.raises(fp.SetupError, match=f"{ELSEWHERE}: two games are called comets: .* and "):
        fp.games()


def test_a_folder_that_is_none_is_refused(monkeypatch, tmp_path):
    monkeypatch.setenv(ELSEWHERE, str(tmp_path / "nowhere"))
    with pytest.raises(fp.SetupError, match=f"{ELSEWHERE}: .*nowhere is not a folder"):
        fp.game("planet")
