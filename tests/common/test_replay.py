"""A game that was saved comes back as it was; a file that was broken is refused, with the line."""

import json
import random

import fiveplanets as fp
import pytest
from tests.support import settings, table

from fiveplanets.core.packing import pack
from fiveplanets.core.table import Entry

UNDO_TRIES = 0.1


def played_with_undos(name, players, seed, options, decisions=None):
    """A random game in which decisions are sometimes taken back."""
    played = table(name, players, seed, **options)
    chooser = random.Random(seed)
    while not played.over and (decisions is None or len(played.log) < decisions):
        seat = chooser.choice(played.to_act)
        if chooser.random() < UNDO_TRIES:
            try:
                played.undo(chooser.randrange(players))
            except fp.UndoRefused:
                continue
        else:
            played.play(seat, chooser.choice(played.legal(seat)))
    return played


def seats_and_moves(entries):
    return [(entry.seat, entry.move if isinstance(entry, Entry) else "undo") for entry in entries]


def test_saved_and_loaded(name, tmp_path):
    for seed, (players, options) in enumerate(settings(name)):
        played = played_with_undos(name, players, seed, options)
        played.save(tmp_path / "game.jsonl")
        loaded = fp.load(tmp_path / "game.jsonl")
        assert loaded.fingerprint == played.fingerprint
        assert loaded.scores == played.scores
        assert loaded.winners == played.winners
        assert loaded.options == played.options
        assert seats_and_moves(loaded.log) == seats_and_moves(played.log)
        assert loaded.view(0) == played.view(0)


def test_the_standing_entries_alone_give_the_same_game(name):
    """Undone decisions leave no trace: every position comes again without them."""
    for seed, (players, options) in enumerate(settings(name)):
        played = played_with_undos(name, players, seed, options)
        fresh = table(name, players, seed, **options)
        for entry in played.entries:
            assert pack(fresh.state) == entry.before
            again = fresh.play(entry.seat, entry.move)
            assert again == entry
        assert pack(fresh.state) == pack(played.state)


@pytest.fixture
def replay(name, tmp_path):
    """A replay file as lines, and a way to load other lines in its place."""
    players, options = settings(name)[-1]
    path = tmp_path / "game.jsonl"
    played_with_undos(name, players, 7, options, decisions=35).save(path)

    class Replay:
        lines = path.read_text("utf-8").splitlines()

        def refused(self, lines, message):
            path.write_text("".join(line + "\n" for line in lines), "utf-8")
            with pytest.raises(fp.ReplayError, match=message) as caught:
                fp.load(path)
            assert "\n" not in str(caught.value)

    return Replay()


def test_truncated_files_are_refused(replay):
    for cut in range(1, len(replay.lines)):
        if "fingerprint" not in replay.lines[cut - 1]:  # the file up to a fingerprint is a whole, shorter game
            replay.refused(replay.lines[:cut], "cut off")
    half = replay.lines[5][: len(replay.lines[5]) // 2]
    replay.refused([*replay.lines[:5], half], "line 6: not a line of a replay file")


def test_missing_lines_are_refused(replay):
    """Either the next move does not fit or the next fingerprint, at or after the gap."""
    for number in range(1, 11):
        lines = replay.lines[:number] + replay.lines[number + 1 :]
        replay.refused(lines, "line ([1-9]|1[0-2]):")


def test_edited_moves_are_refused(name, replay):
    """Another legal move in place of the first one: the fingerprint after ten decisions does not fit at the latest."""
    first = json.loads(replay.lines[1])
    players, options = settings(name)[-1]
    start = table(name, players, 7, **options)
    others = [move.data for move in start.moves(first["seat"]) if move.data != {k: first[k] for k in first if k != "seat"}]
    for data in random.Random(1).sample(others, min(5, len(others))):
        replay.refused([replay.lines[0], json.dumps({"seat": first["seat"]} | data), *replay.lines[2:]], r"line \d+:")
    replay.refused([replay.lines[0], json.dumps({"seat": first["seat"], "do": "nothing"})], "line 2: .*'do' must be")
    replay.refused([replay.lines[0], json.dumps({"seat": 99} | {"do": first["do"]})], "line 2: ")
    replay.refused([replay.lines[0], json.dumps({"do": first["do"]})], "line 2: a decision needs a seat")


def test_edited_fingerprints_and_seeds_are_refused(replay):
    at = next(i for i, line in enumerate(replay.lines) if "fingerprint" in line)
    wrong = json.dumps({"fingerprint": "0" * 16})
    replay.refused([*replay.lines[:at], wrong, *replay.lines[at + 1 :]], f"line {at + 1}: the fingerprint does not fit")
    head = json.loads(replay.lines[0])
    replay.refused([json.dumps(head | {"seed": head["seed"] + 1}), *replay.lines[1:]], "line 1: the seed is not the one")
    replay.refused([json.dumps(head | {"rules": 0}), *replay.lines[1:]], "line 1: it was played by version 0")
    replay.refused([json.dumps(head | {"players": 99}), *replay.lines[1:]], "line 1: ")
