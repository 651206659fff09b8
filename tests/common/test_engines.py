"""One rulebook, four engines: the same games, bit for bit."""

import os
import random

import numpy as np
import pytest

import fiveplanets as fp
from fiveplanets.core.engines import cuda, wasm
from fiveplanets.core.packing import fingerprint, pack
from fiveplanets.core.random import CHOICE_STREAM, Rng, below, seed_rng
from fiveplanets.core.table import Table
from tests.support import interpreted_playout, settings

PLAYOUTS = 120  # shared by all settings, but at least:
PLAYOUTS_EACH = 6
MATCHES_EACH = 4
STEPPED_TABLES = 3
STEPS = 150
WASM_GAMES = int(os.environ.get("FIVEPLANETS_WASM_GAMES", "600"))  # shared by all settings
CUDA_GAMES = {"planet-unknown": 100_000}
CUDA_GAMES_OTHERWISE = 1_000_000
QUICK_SEATS = 0b10101


def test_native_playouts_are_the_interpreted_ones(name):
    every = settings(name)
    games = max(PLAYOUTS_EACH, PLAYOUTS // len(every))
    for players, options in every:
        sim = fp.game(name).simulator(players, games, options=options, threads=1)
        decisions = sim.random_playouts()
        played = [interpreted_playout(name, players, seed, options) for seed in range(games)]
        assert sim.fingerprints().tolist() == [fingerprint(pack(state)) for state, _ in played]
        assert decisions == sum(count for _, count in played)


def test_the_quick_bot_is_the_same_in_both_engines(name):
    """Games of the quick bot in every second seat against random players."""
    for players in range(fp.game(name).min_players, fp.game(name).max_players + 1):
        sim = fp.game(name).simulator(players, MATCHES_EACH, threads=1)
        sim.matches(QUICK_SEATS)
        played = [interpreted_match(name, players, seed) for seed in range(MATCHES_EACH)]
        assert sim.fingerprints().tolist() == [position.fingerprint for position in played]


def interpreted_match(name, players, seed):
    game = fp.game(name)
    position = game.position(players=players, seed=seed, engine=game.engine("interpreted"))
    chooser = Rng()
    seed_rng(chooser, seed, CHOICE_STREAM)
    while not position.over:
        seat = position.to_act[0]
        legal = position.legal(seat)
        quick = QUICK_SEATS >> seat & 1
        position.make(seat, position.quick(seat, chooser) if quick else legal[below(chooser, len(legal))])
    return position


def test_decision_by_decision(name):
    """What is legal, happens, is told and seen, and the points: interpreted, native and checked."""
    game = fp.game(name)
    engines = [game.engine(engine) for engine in ("interpreted", "native", "checked")]
    every = settings(name)
    for number, (players, options) in enumerate([every[0], every[len(every) // 2], every[-1]]):
        tables = [Table(game, players, number, options, salt="", engine=engine) for engine in engines]
        chooser = random.Random(players)
        for _ in range(STEPS):
            if tables[0].over:
                break
            seat = chooser.choice(tables[0].to_act)
            legal = same(table.legal(seat) for table in tables)
            move = chooser.choice(legal)
            same(table.play(seat, move) for table in tables)
            same(table.scores for table in tables)
            same(table.standings for table in tables)
            viewer = chooser.choice([*range(players), None])
            same(bytes(table.position.redacted(viewer)) for table in tables)
            same(table.position.facts(viewer) for table in tables)
        same(bytes(table.position) for table in tables)
        same(table.fingerprint for table in tables)


def same(values):
    first, *others = values
    for other in others:
        assert other == first
    return first


def test_the_simulator_is_the_position(name):
    """Step by step: who acts, what is legal, what is over, the points and ranks."""
    players, options = settings(name)[-1]
    game = fp.game(name)
    sim = game.simulator(players, STEPPED_TABLES, options=options, threads=1)
    positions = [game.position(players=players, seed=seed, options=options) for seed in range(STEPPED_TABLES)]
    chooser = random.Random(players)
    for _ in range(STEPS):
        assert sim.seats().tolist() == [(p.to_act or [-1])[0] for p in positions]
        assert sim.done().tolist() == [p.over for p in positions]
        assert sim.scores().tolist() == [p.scores for p in positions]
        assert sim.ranks().tolist() == [p.ranks for p in positions]
        mask, moves = sim.legal_mask(), []
        for row, position in zip(mask, positions, strict=True):
            legal = [] if position.over else position.legal(position.to_act[0])
            assert np.flatnonzero(row).tolist() == sorted(legal)
            moves.append(chooser.choice(legal) if legal else 0)
            if legal:
                position.apply(position.to_act[0], moves[-1])
        sim.step(moves)
    assert [sim.position(i) for i in range(STEPPED_TABLES)] == positions


@pytest.mark.skipif(not wasm.is_here(), reason="no Node on this machine")
def test_wasm_games_are_the_native_ones(name):
    every = settings(name)
    share = -(-WASM_GAMES // len(every))
    for players, options in every:
        native, browser = (fp.game(name).simulator(players, share, device, options) for device in ("cpu", "wasm"))
        assert browser.random_playouts() == native.random_playouts()
        assert (browser.fingerprints() == native.fingerprints()).all()
        for sim in (native, browser):
            sim.reset()
            sim.matches(QUICK_SEATS)
        assert (browser.fingerprints() == native.fingerprints()).all()


@pytest.mark.skipif(not cuda.is_here(), reason="no CUDA device on this machine")
def test_cuda_playouts_are_the_native_ones(name):
    games = CUDA_GAMES.get(name, CUDA_GAMES_OTHERWISE)
    every = settings(name)
    for players, options in every:
        share = -(-games // len(every))
        native, gpu = (fp.game(name).simulator(players, share, device, options) for device in ("cpu", "cuda"))
        assert gpu.random_playouts() == native.random_playouts()
        assert (gpu.fingerprints() == native.fingerprints()).all()
        assert (gpu.ranks().copy_to_host() == native.ranks()).all()


@pytest.mark.skipif(not cuda.is_here(), reason="no CUDA device on this machine")
def test_cuda_steps_are_the_native_ones(name):
    players, options = settings(name)[-1]
    native, gpu = (fp.game(name).simulator(players, 64, device, options) for device in ("cpu", "cuda"))
    chooser = np.random.default_rng(1)
    for _ in range(STEPS):
        mask = native.legal_mask()
        assert (gpu.legal_mask().copy_to_host() == mask).all()
        assert (gpu.observe().copy_to_host() == native.observe()).all()
        moves = [chooser.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask]
        native.step(moves)
        gpu.step(moves)
    assert (gpu.fingerprints() == native.fingerprints()).all()
