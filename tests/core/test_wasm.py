"""The browser's engine plays the same games as the native one."""

import random

import numpy as np
import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.core.engines import build, wasm
from fiveplanets.core.packing import size
from tests.support import settings

pytestmark = pytest.mark.skipif(not wasm.is_here(), reason="no Node on this machine")
GAMES = 60  # shared by all settings, but at least:
GAMES_EACH = 5
STEPS = 40


def pairs(name):
    """A native and a wasm simulator for every player count and option."""
    every = settings(name)
    for players, options in every:
        tables = max(GAMES_EACH, GAMES // len(every))
        yield tuple(fp.game(name).simulator(players, tables, device, options) for device in ("cpu", "wasm"))


def test_steps_and_what_is_seen_are_the_same(comets):
    for native, browser in pairs("comets"):
        chooser = np.random.default_rng(native.players)
        for _ in range(STEPS):
            mask = native.legal_mask()
            for what in ("legal_mask", "observe", "seats", "scores", "standings", "ranks", "done"):
                assert (np.asarray(getattr(browser, what)()) == getattr(native, what)()).all(), what
            moves = [chooser.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask]
            native.step(moves)
            browser.step(moves)
        assert (native.fingerprints() == browser.fingerprints()).all()


def test_a_pack_is_data_that_is_loaded(comets):
    """One that has an effect; in a browser there is no compiler."""
    pack = Pack("comets", {"comets": {"halley": {"worth": 99}}, "sheet": {"lost_up_to": 6}})
    found = {}
    for which, game in (("plain", comets), ("pack", fp.game("comets", pack))):
        for device in ("cpu", "wasm"):
            sim = game.simulator(3, 50, device)
            sim.random_playouts()
            found[which, device] = (np.asarray(sim.scores()).tolist(), sim.fingerprints().tolist())
    assert found["pack", "wasm"] == found["pack", "cpu"]
    assert found["plain", "wasm"] == found["plain", "cpu"]
    assert found["pack", "wasm"] != found["plain", "wasm"]


def test_previews_are_those_of_the_watched_build(comets):
    """What a page asks for: a move on the redacted position, or the answer that only the server knows."""
    module = wasm.Module(build.folder(comets) / "watched.wasm")
    count = size(comets.root)
    place, story = module.allocate(count), module.allocate(8 + 28 * 100)
    known = 0
    for seed in range(10):
        chooser = random.Random(seed)
        position = comets.position(players=2 + seed % 3, seed=seed)
        while not position.over:
            seat = chooser.choice(position.to_act)
            move = chooser.choice(position.legal(seat))
            module.write(place, bytes(position.redacted(seat)))
            module.write(story, (0).to_bytes(4, "little") + (100).to_bytes(4, "little"))
            spoilt = module.call("preview", place, str(seat), str(move), story)
            expected = position.preview(seat, move)
            assert bool(spoilt) == (expected is None)
            if expected:
                known += 1
                assert comets.position(module.read(place, count)).redacted(seat) == expected[0]
            position.apply(seat, move)
    assert known > 20
    module.close()


def test_memory_is_used_again(comets):
    sim = comets.simulator(3, 10, device="wasm")
    sim.observe()
    end = sim._loops.module._end
    for _ in range(20):
        sim.observe()
        sim.seats()
        sim.fingerprints()
    assert sim._loops.module._end <= end + 1000


def test_an_error_inside_is_an_error_here(comets):
    module = wasm.Module(build.folder(comets) / "game.wasm")
    with pytest.raises(RuntimeError, match="WebAssembly: "):
        module.call("no_such_function")
    assert module.call("heap") > 0  # and it goes on
    module.close()
