"""The native engine: its cache belongs to the sources, and its arrays are what they say."""

import numpy as np
import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.core.engines import native


def fresh_hash(folder):
    native.sources_hash.cache_clear()
    return native.sources_hash(folder)


def test_the_cache_key_changes_with_the_sources(tmp_path):
    """With any file of rules or components, its content and its name."""
    (tmp_path / "games").mkdir()
    rules = tmp_path / "games" / "rules.py"
    rules.write_text("a = 1")
    keys = [fresh_hash(tmp_path)]
    assert keys == [fresh_hash(tmp_path)]
    rules.write_text("a = 2")
    keys.append(fresh_hash(tmp_path))
    (tmp_path / "components.toml").write_text("a = 2")
    keys.append(fresh_hash(tmp_path))
    rules.rename(tmp_path / "rules.py")
    keys.append(fresh_hash(tmp_path))
    assert len(set(keys)) == 4
    (tmp_path / "notes.md").write_text("not code")
    assert fresh_hash(tmp_path) == keys[-1]


def test_the_cache_is_where_the_user_wants_it(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game = fp.game("planet-5r")
    packed = fp.game("planet-5r", Pack("planet-5r", {"tables": {"start_water": 6}}))
    assert tmp_path in native.cache_folder(game).parents
    assert native.cache_folder(game) != native.cache_folder(packed)
    assert native.compiled_game(game) is not native.compiled_game(packed)


@pytest.fixture
def sim():
    return fp.game("planet-5r").simulator(players=3, tables=5, threads=2)


def test_seeds_make_the_games(sim):
    first = sim.fingerprints().tolist()
    assert len(set(first)) == 5
    sim.reset([4, 3, 2, 1, 0])
    assert sim.fingerprints().tolist() == first[::-1]


@pytest.mark.parametrize("seeds", [[1, 2], [1, 2, 3, 4, -5], [[1], [2], [3], [4], [5]]])
def test_wrong_seeds_are_refused(sim, seeds):
    with pytest.raises(fp.SetupError, match="5 tables need as many seeds"):
        sim.reset(seeds)


def test_shapes(sim):
    game = fp.game("planet-5r")
    assert sim.legal_mask().shape == (5, game.move_count)
    assert sim.legal_mask().dtype == np.bool_
    assert sim.observe().shape == (5, len(sim.observation_names))
    assert sim.scores().shape == sim.standings().shape == (5, 3)


def test_a_finished_table_stays_as_it_is(sim):
    sim.random_playouts()
    before = sim.fingerprints().tolist()
    assert sim.seats().tolist() == [-1] * 5
    sim.step([0] * 5)
    assert sim.fingerprints().tolist() == before
    assert sim.random_playouts() == 0


def test_a_state_of_the_engine_is_a_state_of_the_table(sim):
    table = fp.game("planet-5r").table(players=3, seed=2)
    assert sim.state(2).market.items == table.state.market.items
    assert sim.fingerprints()[2] == table.fingerprint


def test_a_game_that_does_not_compile_for_cuda_says_so():
    with pytest.raises(fp.SetupError, match="planet-unknown does not compile for cuda yet; use device cpu"):
        fp.game("planet-unknown").simulator(tables=1, device="cuda")
