"""Component packs: one that changes nothing changes nothing; one that does not fit is refused in a line."""

import tomllib

import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.core.table import Table
from tests.support import play_randomly


def components(name):
    return tomllib.loads((fp.game(name).folder / "components.toml").read_text("utf-8"))


def a_component(name):
    """Section and id of a component with fields."""
    for section, entries in components(name).items():
        for key, fields in entries.items():
            if isinstance(fields, dict) and "source" in fields:
                return section, key
    raise AssertionError(f"{name} has no component with its source")


def test_every_component_says_where_it_comes_from(name):
    """As a field of its own, of its section, or in [sources]."""
    data = components(name)
    known = data.get("sources", {})
    for section, entries in data.items():
        if section in ("sources", *known) or "source" in entries:
            continue
        for key, fields in entries.items():
            assert isinstance(fields, dict), f"{section} needs a source"
            assert fields.get("source") in ("rulebook", "published", "reconstruction"), f"{section}.{key}"


def test_a_pack_that_changes_nothing_gives_the_same_game(name):
    same = fp.game(name, Pack(name, {k: v for k, v in components(name).items() if isinstance(v, dict)}))
    assert same.package != fp.game(name).package
    for players in range(same.min_players, same.max_players + 1):
        tables = [Table(game, players, seed=players) for game in (fp.game(name), same)]
        for table in tables:
            play_randomly(table, seed=players)
        assert tables[0].fingerprint == tables[1].fingerprint


def test_a_pack_that_does_not_fit_is_refused(name):
    section, key = a_component(name)
    for changes, message in (
        ({"no-such-section": {}}, "no-such-section"),
        ({section: {"no-such-id": {}}}, "no-such-id"),
        ({section: {key: {"no_such_field": 1}}}, "no_such_field"),
        ({section: {key: {"source": 1}}}, "source"),
        ({section: {key: {"source": "hearsay"}}}, "source"),
        ({section: {key: 1}}, section),
        ({section: 1}, section),
    ):
        for _ in range(2):  # the second time as the first
            with pytest.raises(fp.PackError, match=message) as caught:
                fp.game(name, Pack(name, changes))
            assert "\n" not in str(caught.value)


def test_a_pack_for_another_game_is_refused(name):
    with pytest.raises(fp.SetupError, match="the pack is for another-game"):
        fp.game(name, Pack("another-game", {}))


def test_a_table_remembers_its_pack(name, tmp_path):
    """The replay of a game with a pack is played again with that pack, without the file."""
    section, key = a_component(name)
    pack = tmp_path / "box.toml"
    pack.write_text(f'game = "{name}"\n[{section}.{key}]\nsource = "published"\n')
    table = fp.game(name, pack).table(seed=3)
    play_randomly(table, 3, 20)
    table.save(tmp_path / "game.jsonl")
    pack.unlink()
    loaded = fp.load(tmp_path / "game.jsonl")
    assert loaded.game.pack == table.game.pack
    assert loaded.fingerprint == table.fingerprint
