"""The games: found by name, light to import, refused in a line."""

import subprocess
import sys

import pytest

import fiveplanets as fp
from fiveplanets.core.registry import FOLDER
from tests.support import table

HEAVY = ("numba", "numpy", "rich", "typer", "fluent", "msgspec")


def test_every_folder_with_a_game_is_found():
    folders = [path.name for path in FOLDER.iterdir() if (path / "game.toml").exists()]
    assert fp.games() == sorted(folder.replace("_", "-") for folder in folders)
    assert "planet-5r" in fp.games()


def test_games_are_still_listed_after_one_was_loaded():
    fp.game("planet-5r").module("rules")
    assert "planet-5r" in fp.games()


def test_importing_and_listing_is_light():
    code = f"""
import sys, fiveplanets as fp
for name in fp.games():
    game = fp.game(name)
    assert game.title["en"] and game.title["ru"]
    assert 1 <= game.min_players <= game.max_players
    assert game.version >= 1
    game.options
heavy = [name for name in {HEAVY} if name in sys.modules]
rules = [name for name in sys.modules if name.startswith("fiveplanets.games.")]
assert not heavy and not rules, (heavy, rules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_playing_needs_no_compiler():
    """The interpreted engine, and so the server, runs without NumPy and Numba."""
    code = """
import sys, fiveplanets as fp
table = fp.game("planet-5r").table(seed=1)
table.play(0, table.moves(0)[0])
table.view(0), table.fingerprint
assert not {"numba", "numpy"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: fp.game("chess"), "no game 'chess'; there are "),
        (lambda: fp.game("planet_5r"), "no game"),
        (lambda: fp.game("planet-5r").table(players=9), "is for 3 to 5 players, not 9"),
        (lambda: fp.game("planet-5r").simulator(players=2), "is for 3 to 5 players, not 2"),
        (lambda: fp.game("planet-5r").simulator(tables=0), "0 tables"),
        (lambda: fp.game("planet-5r").simulator(device="abacus"), "device 'abacus': there are cpu and cuda"),
        (lambda: fp.game("planet-5r").table(seed=-1), "seed -1"),
        (lambda: fp.game("planet-5r").table(seed=2**63), "a whole number from 0 to"),
        (lambda: fp.game("planet-5r").table(seed=True), "seed True"),
        (lambda: fp.game("planet-5r").table(seed="1"), "seed '1'"),
        (lambda: fp.game("planet-5r").table(options={"speed": 1}), "option 'speed' does not exist"),
        (lambda: fp.game("planet-5r").texts("fr"), "language 'fr': there are en and ru"),
        (lambda: fp.game("planet-5r").rules_page("fr"), "language 'fr'"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wrong, message):
    with pytest.raises(fp.SetupError, match=message) as caught:
        wrong()
    assert "\n" not in str(caught.value)


def test_rules_have_their_sentence():
    game = fp.game("planet-5r")
    for lang in ("en", "ru"):
        assert game.rule_text("5R-12", lang)
        assert "\n" not in game.rule_text("5R-12", lang)
        assert game.rule_text("5R-99", lang) == ""


def test_a_seed_makes_the_game():
    assert table("planet-5r", 4, 7).fingerprint == table("planet-5r", 4, 7).fingerprint
    assert table("planet-5r", 4, 7).fingerprint != table("planet-5r", 4, 8).fingerprint


def test_without_a_seed_every_game_is_another():
    game = fp.game("planet-5r")
    assert game.table().seed != game.table().seed
