"""One rulebook, three engines: the same games, bit for bit."""

import random

import numpy as np
import pytest

import fiveplanets as fp
from fiveplanets.core.asks import actor
from fiveplanets.core.kinds import ArrayOf, Scalar, SeqOf
from fiveplanets.core.packing import fingerprint, pack
from fiveplanets.core.random import CHOICE_STREAM, Rng, below, seed_rng
from fiveplanets.core.records import sequence_schema, zero
from fiveplanets.core.sight import redact, sights
from fiveplanets.core.table import Table
from tests.support import interpreted_playout, settings

PLAYOUTS = 120  # shared by all settings, but at least:
PLAYOUTS_EACH = 6
MATCHES_EACH = 4
STEPPED_TABLES = 3
STEPS = 150
CUDA_GAMES = {"planet-5r": 1_000_000}
CUDA_GAMES_OTHERWISE = 100_000


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
    quick_seats = 0b10101
    for players in range(fp.game(name).min_players, fp.game(name).max_players + 1):
        sim = fp.game(name).simulator(players, MATCHES_EACH, threads=1)
        sim.matches(quick_seats)
        played = [interpreted_match(name, players, seed, quick_seats) for seed in range(MATCHES_EACH)]
        assert sim.fingerprints().tolist() == [fingerprint(pack(state)) for state in played]


def interpreted_match(name, players, seed, quick_seats):
    game = fp.game(name)
    state, chooser = start(name, players, seed, {}), Rng()
    seed_rng(chooser, seed, CHOICE_STREAM)
    while (seat := actor(state)) >= 0:
        moves = zero(game.module("state").LEGAL_MOVES)
        game.module("rules").legal(state, seat, moves)
        if quick_seats >> seat & 1:
            move = game.module("advice").quick(state, seat, moves, chooser)
        else:
            move = moves.items[below(chooser, moves.n)]
        game.module("rules").apply(state, seat, move)
    return state


def test_native_steps_are_the_interpreted_ones(name):
    """Decision by decision: who acts, what is legal, what is seen, the points."""
    every = settings(name)
    for players, options in [every[0], every[-1]]:
        sim = fp.game(name).simulator(players, STEPPED_TABLES, options=options, threads=1)
        states = [start(name, players, seed, options) for seed in range(STEPPED_TABLES)]
        chooser = random.Random(players)
        for _ in range(STEPS):
            moves = check_decision(fp.game(name), sim, states, chooser)
            sim.step(moves)
        assert sim.fingerprints().tolist() == [fingerprint(pack(state)) for state in states]


def start(name, players, seed, options):
    return Table(fp.game(name), players, seed, options).state


def check_decision(game, sim, states, chooser):
    """Compare all that the simulator says, and make a random move at each of the interpreted tables."""
    rules = game.module("rules")
    seats, mask, seen = sim.seats().tolist(), sim.legal_mask(), sim.observe()
    scores, standings = sim.scores().tolist(), sim.standings().tolist()
    moves = []
    for number, state in enumerate(states):
        acting = [seat for seat in range(sim.players) if state.asks[seat].n > 0]
        assert seats[number] == (acting[0] if acting else -1)
        assert scores[number] == [rules.score(state, seat) for seat in range(sim.players)]
        assert standings[number] == [rules.standing(state, seat) for seat in range(sim.players)]
        if not acting:
            assert not mask[number].any()
            assert not seen[number].any()
            moves.append(0)
            continue
        buffer = zero(game.module("state").LEGAL_MOVES)
        rules.legal(state, acting[0], buffer)
        legal = buffer.items[: buffer.n]
        assert np.flatnonzero(mask[number]).tolist() == sorted(legal)
        assert seen[number].tolist() == expected_observation(state, acting[0], sim.players)
        moves.append(chooser.choice(legal))
        rules.apply(state, acting[0], moves[-1])
    return moves


def expected_observation(state, viewer, players):
    """All that anybody may ever see, in order, with every seats() array turned to the viewer; 0 for what is hidden."""
    row = []
    shown = redact(state, viewer)
    ever_seen = iter([sight.who != "nobody" for sight in sights(state.schema)])
    _observe(state.schema, shown, viewer, players, ever_seen, row)
    return row


def _observe(kind, value, viewer, players, ever_seen, row):
    if isinstance(kind, Scalar):
        if next(ever_seen):
            row.append(0 if value is None else int(value))
    elif isinstance(kind, ArrayOf):
        for item in value:
            _observe(kind.item, item, viewer, players, ever_seen, row)
    else:
        schema = sequence_schema(kind) if isinstance(kind, SeqOf) else kind
        for field in schema.fields:
            inside = getattr(value, field.name)
            if field.audience.seats:
                inside = [inside[(viewer + i) % players] for i in range(players)] + inside[players:]
            _observe(field.kind, inside, viewer, players, ever_seen, row)


def cuda_is_here():
    try:
        from numba import cuda
    except ImportError:
        return False
    return cuda.is_available()


def skip_if_not_for_cuda(name):
    if not fp.game(name).runs_on_cuda:
        pytest.skip(f"{name} does not compile for cuda yet")


@pytest.mark.skipif(not cuda_is_here(), reason="no CUDA device on this machine")
def test_cuda_playouts_are_the_native_ones(name):
    skip_if_not_for_cuda(name)
    games = CUDA_GAMES.get(name, CUDA_GAMES_OTHERWISE)
    every = settings(name)
    for players, options in every:
        share = -(-games // len(every))
        native, cuda = (
            fp.game(name).simulator(players, share, device=device, options=options) for device in ("cpu", "cuda")
        )
        assert cuda.random_playouts() == native.random_playouts()
        assert (cuda.fingerprints() == native.fingerprints()).all()
        assert (cuda.standings() == native.standings()).all()


@pytest.mark.skipif(not cuda_is_here(), reason="no CUDA device on this machine")
def test_cuda_steps_are_the_native_ones(name):
    skip_if_not_for_cuda(name)
    players, options = settings(name)[-1]
    native, cuda = (fp.game(name).simulator(players, 64, device=device, options=options) for device in ("cpu", "cuda"))
    chooser = np.random.default_rng(1)
    for _ in range(STEPS):
        mask = native.legal_mask()
        assert (cuda.legal_mask().copy_to_host() == mask).all()
        assert (cuda.observe().copy_to_host() == native.observe()).all()
        moves = [chooser.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask]
        native.step(moves)
        cuda.step(moves)
    assert (cuda.fingerprints() == native.fingerprints()).all()
