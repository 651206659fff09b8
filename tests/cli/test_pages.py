"""Rules, games, help: what can be read; and what the command costs to start."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fiveplanets as fp

from .running import fiveplanets

TEXTS = Path(fp.__file__).parent / "cli" / "text"
HEAVY = ("numpy", "ctypes", "rich", "prompt_toolkit", "fluent.runtime", "typer")


def test_rules_of_a_game():
    result = fiveplanets("rules", "planet-5r")
    assert result.status == 0
    text = " ".join(result.out.split())
    assert "5R-01 The game is for three to five clans" in text
    assert "5R-56" in text
    assert "5R-01 Играют от трёх до пяти" in " ".join(fiveplanets("rules", "planet-5r", "--lang", "ru").out.split())


def test_one_rule():
    game = fp.game("planet-5r")
    assert fiveplanets("rules", "planet-5r", "5r-27").out == f"5R-27 {game.rule_text('5R-27', 'en')}\n"
    russian = fiveplanets("rules", "planet-5r", "5R-27", LANG="ru_RU.UTF-8").out
    assert " ".join(russian.split()) == f"5R-27 {game.rule_text('5R-27', 'ru')}"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_list_of_games(lang: str):
    out = fiveplanets("games", "--lang", lang).out
    for name in fp.games():
        game = fp.game(name)
        line = next(line for line in out.splitlines() if line.split()[:1] == [name])
        assert f"{game.min_players}–{game.max_players}" in line
        assert str(game.meta["minutes"]) in line
        assert game.title[lang] in line
        for option in game.options:
            title = game.texts(lang).say(f"option-{option.name}")
            values = " ".join(str(value).lower() for value in option.values)
            listed = " ".join(out.split())
            assert f"{option.name} — {title}" in listed
            assert f": {values}" in listed


def test_all_that_never_changes_at_the_tables_of_a_game(tmp_path: Path):
    said = json.loads(fiveplanets("games", "planet-unknown").out)
    assert said == json.loads(json.dumps(fp.game("planet-unknown").describe("en")))
    assert len(said["components"]["planets"]["persephone"]["zones"]) == 4
    pack = tmp_path / "box.toml"
    pack.write_text('game = "planet-5r"\n[tables]\nstart_water = 6\n', "utf-8")
    packed = json.loads(fiveplanets("games", "planet-5r", "--pack", str(pack)).out)
    assert packed["components"]["tables"]["start_water"] == 6
    assert fiveplanets("games", "--pack", str(pack)).err == "Error: --pack is for one game: name it\n"


@pytest.mark.parametrize(
    ("name", "players"), [("planet", 4), ("planet-5r", 4), ("planet-unknown", 2), ("planetfall", 3), ("red-planet", 4)]
)
def test_the_standard_game_is_the_default(name: str, players: int):
    """As many players as the rulebook recommends."""
    last = max(number for number in range(1, 7) if f"Bot {number}" in fiveplanets("table", name, "--seed", "1").out)
    assert last == players
    line = next(line for line in fiveplanets("games").out.splitlines() if line.split()[:1] == [name])
    assert str(players) in line.split()


def test_the_version():
    assert fiveplanets("--version").out == f"fiveplanets {fp.__version__}\n"
    program = [sys.executable, "-m", "fiveplanets", "--version"]
    assert subprocess.run(program, capture_output=True, text=True).stdout == f"fiveplanets {fp.__version__}\n"


def test_no_command_shows_the_help():
    result = fiveplanets()
    assert result.status == 0
    commands = ("table", "replay", "verify", "rules", "games", "bench", "pack")
    assert all(f"  {command} " in result.out for command in commands)


def test_both_languages_say_the_same_things():
    messages = [set(re.findall(r"^([a-z-]+) =", (TEXTS / f"{lang}.ftl").read_text(), re.M)) for lang in ("en", "ru")]
    assert messages[0] == messages[1]


def loaded(program: str) -> set[str]:
    """The heavy modules that a program has imported when it ends."""
    program += f"\nimport sys; sys.stderr.write(' '.join(m for m in {HEAVY!r} if m in sys.modules))"
    return set(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stderr.split())


def test_imports_are_light():
    assert loaded("import fiveplanets") == set()
    assert loaded("from fiveplanets.cli.app import run; run(['--help'])") == {"typer"}


def test_the_installed_command():
    program = [sys.executable, "-c", "from fiveplanets.cli import main; main()"]
    done = subprocess.run([*program, "table", "chess"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == f"Error: no game 'chess'; there are {' '.join(fp.games())}\n"
