"""A game that was saved comes back as it was; a file that was broken is refused, with the line."""

import json
import random

import pytest

import fiveplanets as fp
from fiveplanets.core import snapshot
from fiveplanets.core.replay import lines as replay_lines
from fiveplanets.core.table import Entry
from tests.common.worlds import fresh_tables, twin
from tests.support import settings, table

UNDO_TRIES = 0.1


def play_with_undos(table, seed, decisions=None):
    """Random play in which decisions are sometimes taken back."""
    chooser = random.Random(seed)
    while not table.over and (decisions is None or len(table.log) < decisions):
        if chooser.random() < UNDO_TRIES:
            try:
                table.undo(chooser.randrange(table.players))
            except fp.UndoRefused:
                continue
        else:
            seat = chooser.choice(table.to_act)
            table.play(seat, chooser.choice(table.legal(seat)))


def seats_and_moves(entries):
    return [(entry.seat, entry.move if isinstance(entry, Entry) else "undo") for entry in entries]


def test_saved_and_loaded(name, tmp_path):
    for seed, played in fresh_tables(name):
        play_with_undos(played, seed)
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
    for seed, played in fresh_tables(name):
        fresh = twin(played)
        play_with_undos(played, seed)
        for entry in played.entries:
            assert fresh.play(entry.seat, entry.move) == entry
        assert fresh.position == played.position


def test_a_snapshot_goes_on_as_the_table_would_have(name):
    for seed, played in fresh_tables(name):
        play_with_undos(played, seed, decisions=60)
        again = snapshot.restore(snapshot.take(played))
        assert again.view(0) == played.view(0)
        assert again.opening() == played.opening()
        for each in (played, again):
            play_with_undos(each, seed + 1)
        assert replay_lines(again) == replay_lines(played)


def last_setting(name):
    players, options = settings(name)[-1]
    return table(name, players, 7, **options)


@pytest.fixture
def replay(name, tmp_path):
    """A replay file as lines, and a way to load other lines in its place."""
    path = tmp_path / "game.jsonl"
    played = last_setting(name)
    play_with_undos(played, 7, decisions=35)
    played.save(path)

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
    moves = last_setting(name).moves(first["seat"])
    others = [move.data for move in moves if move.data | {"seat": first["seat"]} != first]
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
    for change, message in (
        ({"seed": head["seed"] + 1}, "line 1: the seed is not the one"),
        ({"rules": 0}, "line 1: it was played by version 0"),
        ({"players": 99}, "line 1: .* players, not 99"),
    ):
        replay.refused([json.dumps(head | change), *replay.lines[1:]], message)
