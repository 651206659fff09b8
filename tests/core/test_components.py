"""Packs replace fields of components, reach the compiled rules, and are refused in a line where they do not fit."""

import re

import pytest

import fiveplanets as fp
from fiveplanets.core.components import PLAIN_NAME, Pack, parse_pack, read_pack
from fiveplanets.core.engines import build
from fiveplanets.core.engines.native import library, pack_data

HEAVIER = Pack("comets", {"comets": {"halley": {"worth": 99}}})
EVERYTHING_DRIFTS = Pack("comets", {"sheet": {"lost_up_to": 6}})
ALL_EQUAL = Pack("comets", {"probes": {name: {"strength": 7} for name in ("kite", "sail", "ion", "rocket", "sling")}})


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"game = ", "not a TOML file"),
        (b"\xff\xfe", "not a TOML file"),
        (b'game = "comets"\n[sheet]\nlost_up_to = ' + b"9" * 5000, "box.toml: a number in it has too many digits"),
        (b'game = "comets"\n[sheet]\nlost_up_to = 0x' + b"f" * 5000, "sheet.lost_up_to: a number of more than 64 bits"),
        (b'game = "comets"\n[sheet.lost_up_to.' + b"a." * 990 + b"b]", "sheet.lost_up_to, a.*: more than 12 tables"),
        (b'game = "comets"\nlong = ' + b"[" * 990 + b"]" * 990, "nested too deeply"),
        (
            b'game = "comets"\n[comets.encke]\n"\\u001b[2J" = 1',
            r"encke, '\\x1b\[2J': no section, id or field is called so",
        ),
        (b'game = "comets\\u009b"', "say which game it is for"),
        (b"[sheet]\nlost_up_to = 1", "say which game it is for"),
        (b"game = 5", "say which game it is for"),
        (b'game = "comets"\n[sheet]\nlost_up_to = "much"', "sheet.lost_up_to: Expected `int`, got `str`"),
        (b'game = "comets"\n[sheet]\nlost_up_to = 7', r"sheet.lost_up_to: Expected `int` <= 6"),
        (b'game = "comets"\n[sheet]\nlost_up_to = 2026-11-15', "sheet.lost_up_to"),
        (b'game = "comets"\n[cards.T01]\nleft = 1', "no section 'cards'; there are .*probes"),
        (b'game = "comets"\n[comets.tempel]\nworth = 1', "comets has no 'tempel'; there are swift"),
        (b'game = "comets"\n[comets.encke]\nsource = "hearsay"', "comets.encke, source"),
        (b'game = "comets"\n[comets.encke]\nweight = 5', "comets.encke: .*unknown field `weight`"),
        (b'game = "comets"\ncomets = 5', "comets must be a table"),
    ],
)
def test_packs_that_do_not_fit(comets, tmp_path, content, message):
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    with pytest.raises(fp.PackError, match=message) as caught:
        fp.game("comets", path)
    assert "\n" not in str(caught.value)


def test_a_pack_that_is_no_file_is_held_to_the_same():
    """Those of replays, snapshots and the server."""
    for changes, message in (
        ({"sheet": {"lost_up_to": 2**63}}, "64 bits"),
        ({"sheet": nested(20)}, "more than 12 tables"),
    ):
        with pytest.raises(fp.PackError, match=message):
            Pack("comets", changes)
    assert Pack("comets", {"sheet": {"lost_up_to": -(2**63)}}).hash


def nested(depth):
    return {"a": nested(depth - 1)} if depth else 1


def test_a_file_may_begin_with_a_byte_order_mark(comets, tmp_path):
    """As those of the Windows Notepad do."""
    path = tmp_path / "box.toml"
    path.write_text('game = "comets"\n[comets.halley]\nworth = 99\n', "utf-8-sig")
    assert read_pack(path) == parse_pack(path.read_text("utf-8")) == HEAVIER


@pytest.mark.parametrize("name", ["Fox", "Kir'Ko (№ 2)", "«Старый насос»", "Öde & Söhne", "Who? Me!"])
def test_names_that_can_stand_in_any_text(name):
    assert re.search(PLAIN_NAME, name)


@pytest.mark.parametrize(
    "name",
    ["", " ", "a ", "a  b", "a\nb", "a\tb", "\x1b[31m", "a\x9b", "\u202ea", "a\u200bb", "\xa0", "{ $a }", "[red]"],
)
def test_names_that_cannot(name):
    assert not re.search(PLAIN_NAME, name)


def test_no_file(tmp_path):
    with pytest.raises(fp.PackError, match="No such file"):
        read_pack(tmp_path / "box.toml")


def test_a_pack_replaces_fields_and_leaves_the_plain_game_alone(comets):
    changed = fp.game("comets", HEAVIER).module("components")
    plain = comets.module("components")
    assert changed.WORTH == (2, 3, 4, 99)
    assert plain.WORTH == (2, 3, 4, 6)
    assert changed.STRENGTH == plain.STRENGTH


def test_equal_packs_share_their_modules(comets):
    again = Pack("comets", {"comets": {"halley": {"worth": 99}}})
    assert HEAVIER.hash == again.hash != EVERYTHING_DRIFTS.hash
    assert fp.game("comets", HEAVIER).module("rules") is fp.game("comets", again).module("rules")
    assert fp.game("comets", HEAVIER) == fp.game("comets", again) != comets


@pytest.mark.parametrize("pack", [HEAVIER, EVERYTHING_DRIFTS, ALL_EQUAL], ids=["a table", "a number", "a whole table"])
def test_a_pack_reaches_every_engine(comets, pack):
    """The compiled rules are the same; the pack is data that they read."""
    game = fp.game("comets", pack)
    interpreted, native, checked = (finished(game, name) for name in ("interpreted", "native", "checked"))
    assert interpreted == native == checked
    assert interpreted != finished(comets, "native")


def finished(game, engine):
    """Scores and fingerprints of games in which in every second round all play the same probe."""
    found = []
    for seed in range(12):
        position = game.position(players=3, seed=seed, engine=game.engine(engine))
        while not position.over:
            seat = position.to_act[0]
            legal = [move for move in position.legal(seat) if game.moves.name_of(move) != "look"]
            position.apply(seat, legal[(seed + seat * (position.record().round % 2)) % len(legal)])
        found.append((position.scores, position.fingerprint))
    return found


@pytest.mark.parametrize("variant", ["native", "watched"])
def test_there_is_room_for_the_libraries_of_many_packs(comets, variant):
    """Each pack has a copy of its own. Variables a thread that are found fastest have room for some hundred."""
    game = fp.game("comets", HEAVIER)
    copies = [library.__wrapped__(game, variant) for _ in range(300)]
    assert len({copy.data() for copy in copies}) == 300


def test_a_number_too_large_for_its_table_is_refused_in_a_line(comets, monkeypatch):
    """Tables have room for what the box has and a bit more; the rest is an error, not another number."""
    game = fp.game("comets", Pack("comets", {"comets": {"encke": {"worth": 98}}}))
    monkeypatch.setattr(game.module("components"), "WORTH", (2, 2**40, 4, 6))
    with pytest.raises(fp.PackError, match="a value of WORTH is too large: 1099511627776"):
        pack_data(game, build.manifest(game))


def test_a_table_of_another_shape_is_refused(comets, monkeypatch):
    game = fp.game("comets", Pack("comets", {"comets": {"encke": {"worth": 97}}}))
    monkeypatch.setattr(game.module("components"), "WORTH", (2, 3, 4))
    with pytest.raises(fp.PackError, match=r"a pack changes the shape of components.WORTH from \[4\] to \[3\]"):
        pack_data(game, build.manifest(game))


def test_a_number_that_became_code_cannot_be_changed(comets, monkeypatch):
    """A game that forgot to mark it Changeable hears of it, rather than playing on with the old number."""
    game = fp.game("comets", Pack("comets", {"comets": {"encke": {"worth": 96}}}))
    monkeypatch.setattr(game.module("rules"), "PROBES", 4)
    with pytest.raises(fp.PackError, match=r"a pack changes rules.PROBES, which is part of the compiled code"):
        pack_data(game, build.manifest(game))
