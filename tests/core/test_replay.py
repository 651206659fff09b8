"""Replay files and snapshots: what they keep, and one line for what is not what it should be."""

import json

import pytest

import fiveplanets as fp
from fiveplanets.core import replay, snapshot
from fiveplanets.core.components import Pack
from tests.support import play_randomly

KITE = {"do": "choose", "probe": "kite"}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.jsonl"


@pytest.fixture
def played(comets):
    """The middle of a game: more than ten decisions, one of them taken back."""
    found = comets.table(players=3, seed=1)
    found.play(0, KITE)
    found.undo(0)
    play_randomly(found, 1, 10)
    found.seats = [
        {"name": "Ann", "player": "human"},
        {"name": "", "player": "quick"},
        {"name": "Bob", "player": "human"},
    ]
    assert not found.over
    return found


@pytest.fixture
def lines(played, path):
    played.save(path)
    return path.read_text("utf-8").splitlines()


def refused(path, message):
    with pytest.raises(fp.ReplayError, match=message) as caught:
        fp.load(path)
    assert "\n" not in str(caught.value)
    assert str(path) in str(caught.value)


def test_a_file_is_readable(lines):
    head, *rest = map(json.loads, lines)
    assert (head["game"], head["rules"], head["players"], head["seed"]) == ("comets", 1, 3, 1)
    assert rest[:2] == [{"seat": 0} | KITE, {"undo": 0}]
    assert [number for number, line in enumerate(rest) if "fingerprint" in line] == [10, len(rest) - 1]


def test_and_back(played, path, lines):
    loaded = fp.load(path)
    assert loaded.position == played.position
    assert loaded.log == played.log
    assert loaded.entries == played.entries
    assert loaded.seats == played.seats
    assert loaded.commitment == played.commitment
    assert loaded.view(0) == played.view(0)
    assert replay.lines(loaded) == replay.lines(played) == [json.loads(line) for line in lines]


def test_names_may_hold_what_python_takes_for_the_end_of_a_line(played, path):
    played.seats[0]["name"] = "Ann\u2028Lee\x85"
    played.save(path)
    assert fp.load(path).seats == played.seats


def test_no_file(path):
    refused(path, "No such file")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a replay file"),
        (b"\xff\xfe\x00", "not a replay file"),
        (b"hello\n", "line 1: not a line of a replay file"),
        (b"[]\n", "line 1: not a line of a replay file"),
        (b"[" * 100_000, "line 1: not a line of a replay file"),
        (b"{}\n", "not a replay file"),
        (b'{"format": "fiveplanets replay"}\n', "format version None; this program reads version 1"),
        (b'{"format": "fiveplanets replay", "version": 2}\n', "format version 2"),
        (b'{"format": "fiveplanets replay", "version": 1}\n', "line 1: 'game' is missing"),
    ],
    ids=range(9),
)
def test_other_files(path, content, message):
    path.write_bytes(content)
    refused(path, message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": 5}, "'game' is missing or of the wrong kind"),
        ({"players": "3"}, "'players' is missing or of the wrong kind"),
        ({"players": True}, "'players' is missing or of the wrong kind"),
        ({"players": 5}, "is for 2 to 4 players"),
        ({"options": []}, "'options' is missing or of the wrong kind"),
        ({"options": {"speed": 1}}, "option 'speed' does not exist"),
        ({"options": {"die": 7}}, "option die: 7 is not one of"),
        ({"pack": {"cards": {}}}, "no section 'cards'"),
        ({"pack": "box"}, "'pack' is missing or of the wrong kind"),
        ({"seed": -1}, "seed -1"),
        ({"seed": 1.5}, "'seed' is missing or of the wrong kind"),
        ({"seed": 2}, "the seed is not the one that was committed to"),
        ({"salt": "pepper"}, "the seed is not the one that was committed to"),
        ({"salt": "\ud800"}, "a text in it has half a letter"),
        ({"rules": 99}, "it was played by version 99 of the rules, this is version"),
        ({"seats": 5}, "'seats' needs a name and a player for each seat"),
        ({"seats": [{"name": "Ann", "player": "human"}]}, "'seats' needs"),
        ({"seats": [{"name": "Ann"}] * 3}, "'seats' needs"),
        ({"seats": [{"name": 5, "player": "human"}] * 3}, "'seats' needs"),
        ({"seats": [{"name": "\ud800", "player": "human"}] * 3}, "a text in it has half a letter"),
    ],
)
def test_edited_headers(path, lines, change, message):
    path.write_text("\n".join([json.dumps(json.loads(lines[0]) | change), *lines[1:]]), "utf-8")
    refused(path, f"line 1: .*{message}")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ({"undo": 0}, "seat 0 has not decided anything yet"),
        ({"undo": None}, "seat None"),
        ({"undo": {}}, "seat {}"),
        ({"undo": True}, "seat True"),
        ({"seat": 0}, "'do' must be one of"),
        ({"seat": None} | KITE, "a decision needs a seat"),
        ({"seat": True} | KITE, "a decision needs a seat"),
        ({"seat": 7} | KITE, "the seats are 0 to 2"),
        ({"seat": 0, "do": "decline"}, "CO-07"),
        ({"seat": 0, "do": "\udfff"}, "a text in it has half a letter"),
        ({"fingerprint": None}, "the fingerprint does not fit"),
        ({"fingerprint": "0000000000000000", "scores": []}, "the fingerprint does not fit"),
    ],
)
def test_edited_lines(path, lines, line, message):
    path.write_text("\n".join([lines[0], json.dumps(line), *lines[1:]]), "utf-8")
    refused(path, f"line 2: .*{message}")


def test_a_finished_game_has_its_result_in_the_last_line(comets, path):
    table = comets.table(players=3, seed=1)
    play_randomly(table, 1)
    table.save(path)
    lines = path.read_text("utf-8").splitlines()
    last = json.loads(lines[-1])
    assert last == {"fingerprint": f"{table.fingerprint:016x}", "scores": table.scores, "winners": table.winners}
    path.write_text("\n".join([*lines[:-1], json.dumps(last | {"winners": [0, 1, 2]})]), "utf-8")
    refused(path, f"line {len(lines)}: the fingerprint does not fit")


def test_nothing_comes_after_the_end(comets, path):
    table = comets.table(players=3, seed=1)
    play_randomly(table, 1)
    table.save(path)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"seat": 0} | KITE) + "\n")
    refused(path, "has nothing to decide now")


def test_a_file_is_written_whole_or_not_at_all(played, path, lines, tmp_path):
    with pytest.raises(fp.ReplayError, match="cannot write"):
        played.save(tmp_path / "no such folder" / "game.jsonl")
    assert path.read_text("utf-8").splitlines() == lines
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_pack_travels_with_the_replay(comets, path):
    game = fp.game(
        "comets", Pack("comets", {"comets": {name: {"worth": 50} for name in ("swift", "encke", "biela", "halley")}})
    )
    table = game.table(players=3, seed=1)
    play_randomly(table, 1)
    table.save(path)
    assert max(table.scores) >= 50
    assert fp.load(path).scores == table.scores
    assert fp.load(path).game == game


# --- snapshots


def test_a_snapshot_goes_on_where_it_was(played):
    again = snapshot.restore(snapshot.take(played))
    assert again.position == played.position
    assert (again.log, again.entries, again.seats) == (played.log, played.entries, played.seats)
    assert [again.view(seat) for seat in (0, 1, 2, None)] == [played.view(seat) for seat in (0, 1, 2, None)]
    for table in (played, again):
        play_randomly(table, 5)
    assert replay.lines(again) == replay.lines(played)


def test_what_can_be_undone_is_kept(comets):
    table = comets.table(players=3, seed=1)
    start = bytes(table.position)
    table.play(1, KITE)
    again = snapshot.restore(snapshot.take(table))
    again.undo(1)
    assert bytes(again.position) == start


@pytest.mark.parametrize("data", [b"", b"snapshot", b"\x90", b"\xff" * 50])
def test_what_is_no_snapshot_is_refused(data):
    with pytest.raises(fp.ReplayError, match="not a snapshot"):
        snapshot.restore(data)


def test_a_snapshot_of_other_records_is_refused(played, monkeypatch):
    data = snapshot.take(played)
    monkeypatch.setattr(snapshot, "layout_hash", lambda _: "another")
    with pytest.raises(fp.ReplayError, match="another version of the rules: play its replay file again"):
        snapshot.restore(data)
