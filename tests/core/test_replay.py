"""Replay files that are not what they should be are refused in one line, with the line where there is one."""

import json

import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from tests.support import play_randomly, table


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.jsonl"


@pytest.fixture
def lines(path):
    played = table("planet-5r", 3)
    play_randomly(played, 1, 12)
    played.save(path)
    return path.read_text("utf-8").splitlines()


def refused(path, message):
    with pytest.raises(fp.ReplayError, match=message) as caught:
        fp.load(path)
    assert "\n" not in str(caught.value)
    assert str(path) in str(caught.value)


def test_no_file(path):
    refused(path, "No such file")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a replay file"),
        (b"\xff\xfe\x00", "not a replay file"),
        (b"hello\n", "line 1: not a line of a replay file"),
        (b"[]\n", "line 1: not a line of a replay file"),
        (b"{}\n", "not a replay file"),
        (b'{"format": "fiveplanets replay"}\n', "format version None; this program reads version 1"),
        (b'{"format": "fiveplanets replay", "version": 2}\n', "format version 2"),
        (b'{"format": "fiveplanets replay", "version": 1}\n', "line 1: 'game' is missing"),
    ],
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
        ({"players": 2}, "is for 3 to 5 players"),
        ({"options": []}, "'options' is missing or of the wrong kind"),
        ({"options": {"speed": 1}}, "option 'speed' does not exist"),
        ({"pack": {"cards": {}}}, "no section 'cards'"),
        ({"pack": "box"}, "'pack' is missing or of the wrong kind"),
        ({"seed": -1}, "seed -1"),
        ({"seed": 1.5}, "'seed' is missing or of the wrong kind"),
        ({"seed": 2}, "the seed is not the one that was committed to"),
        ({"salt": "pepper"}, "the seed is not the one that was committed to"),
        ({"rules": 99}, "it was played by version 99 of the rules, this is version"),
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
        ({"seat": 0}, "'do' must be one of"),
        ({"seat": None, "do": "choose", "card": "dig"}, "a decision needs a seat"),
        ({"seat": 7, "do": "choose", "card": "dig"}, "the seats are 0 to 2"),
        ({"seat": 0, "do": "bid", "water": 1}, "5R-26"),
        ({"fingerprint": None}, "the fingerprint does not fit"),
        ({"fingerprint": "0000000000000000", "scores": []}, "the fingerprint does not fit"),
    ],
)
def test_edited_lines(path, lines, line, message):
    path.write_text("\n".join([lines[0], json.dumps(line), *lines[1:]]), "utf-8")
    refused(path, f"line 2: .*{message}")


def test_a_finished_game_has_its_result_in_the_last_line(path):
    played = table("planet-5r", 3)
    play_randomly(played, 1)
    played.save(path)
    lines = path.read_text("utf-8").splitlines()
    last = json.loads(lines[-1])
    assert last == {"fingerprint": f"{played.fingerprint:016x}", "scores": played.scores, "winners": played.winners}
    path.write_text("\n".join([*lines[:-1], json.dumps(last | {"winners": [0, 1, 2]})]), "utf-8")
    refused(path, f"line {len(lines)}: the fingerprint does not fit")


def test_nothing_comes_after_the_end(path):
    played = table("planet-5r", 3)
    play_randomly(played, 1)
    played.save(path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seat": 0, "do": "choose", "card": "dig"}\n')
    refused(path, "has nothing to decide now")


def test_a_file_is_written_whole_or_not_at_all(path, lines, tmp_path):
    played = table("planet-5r", 3)
    with pytest.raises(fp.ReplayError, match="cannot write"):
        played.save(tmp_path / "no such folder" / "game.jsonl")
    assert path.read_text("utf-8").splitlines() == lines
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_pack_travels_with_the_replay(path):
    game = fp.game("planet-5r", Pack("planet-5r", {"tables": {"start_water": 9}}))
    played = game.table(players=3, seed=1)
    assert played.state.clans[0].water == 9
    played.save(path)
    assert fp.load(path).state.clans[0].water == 9
    assert fp.game("planet-5r").table(players=3, seed=1).state.clans[0].water == 5
