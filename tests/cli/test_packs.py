"""Packs at the command line: a template to fill in, and what a pack changes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack

from .running import fiveplanets


def uncommented(text: str) -> str:
    """A template in which every component is taken out of its comment."""
    return "".join(line.removeprefix("#") for line in text.splitlines(True))


def written(name: str, path: Path, *args: str) -> str:
    result = fiveplanets("pack", "new", name, str(path), *args)
    assert (result.status, result.err) == (0, "")
    assert str(path) in result.out
    return path.read_text("utf-8")


@pytest.mark.parametrize("name", fp.games())
def test_a_template_changes_nothing(name: str, tmp_path: Path):
    path = tmp_path / "box.toml"
    text = written(name, path)
    assert tomllib.loads(text) == {"game": name}
    assert "changes nothing" in fiveplanets("pack", "check", str(path)).out
    fp.game(name, path).table(seed=1)


@pytest.mark.parametrize("name", fp.games())
def test_a_template_has_every_component_with_its_provenance(name: str, tmp_path: Path):
    path = tmp_path / "box.toml"
    text = uncommented(written(name, path))
    components = tomllib.loads((fp.game(name).folder / "components.toml").read_text("utf-8"))
    assert tomllib.loads(text) == components | {"game": name}
    path.write_text(text)
    assert "changes nothing" in fiveplanets("pack", "check", str(path)).out
    for source in re.findall(r'source = "\w+"', (fp.game(name).folder / "components.toml").read_text("utf-8")):
        assert source in text


def test_where_a_template_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    assert fiveplanets("pack", "new", "planet").status == 0
    assert (tmp_path / "planet-pack.toml").exists()
    again = fiveplanets("pack", "new", "planet")
    assert again.status == 2
    assert "planet-pack.toml exists already" in again.err


def test_a_template_speaks_the_language(tmp_path: Path):
    assert "Набор компонентов" in written("planet", tmp_path / "box.toml", "--lang", "ru")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_a_pack_changes(lang: str, tmp_path: Path):
    path = tmp_path / "box.toml"
    path.write_text(
        'game = "planet-5r"\n[tables]\nstart_water = 9\nwater_per_point = 2\n'
        '[technologies.T01]\ncentre = "blue"\nleft = { trigger = "dig", kind = "gain_one" }\n'
    )
    result = fiveplanets("pack", "check", str(path), "--lang", lang)
    assert result.status == 0
    first, *changes = result.out.splitlines()
    assert {"en": "changes 3 fields", "ru": "меняет 3 поля"}[lang] in first
    assert changes == [
        "  tables.start_water: 5 → 9",
        '  technologies.T01.centre: "purple" → "blue"',
        '  technologies.T01.left: {"trigger": "dig", "kind": "gain_per_card", "target": "expand"} → '
        '{"trigger": "dig", "kind": "gain_one"}',
    ]


def test_the_example_in_the_documentation(tmp_path: Path):
    page = (Path(__file__).parents[2] / "docs" / "packs.md").read_text("utf-8")
    example = re.search(r"```toml\n(.*?)```", page, re.S)
    path = tmp_path / "my-box.toml"
    path.write_text(example[1])
    first, *changes = fiveplanets("pack", "check", str(path)).out.splitlines()
    assert first.endswith("my-box.toml fits Planet 5R and changes 3 fields:")
    assert all(change in page for change in changes[:2])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"technologies": {"T01": {"centre": "blue"}, "T02": {"centre": "red"}}}, "technologies.T02, centre: Invalid"),
        ({"technologies": {"T07": {"left": {"trigger": "x", "kind": "gain_one"}}}}, "technologies.T07, left.trigger: "),
        ({"technologies": {"T03": {"weight": 1}}}, "technologies.T03: Object contains unknown field `weight`"),
        ({"technologies": {"T04": 5}}, "technologies.T04: Expected `object`, got `int`"),
        ({"tables": {"start_water": "much"}}, "tables.start_water: Expected `int`, got `str`"),
    ],
)
def test_errors_name_the_card_and_the_field(data: dict, message: str):
    with pytest.raises(fp.PackError, match=re.escape(f"pack for planet-5r: {message}")) as caught:
        fp.game("planet-5r", Pack("planet-5r", data))
    assert "[...]" not in str(caught.value)
