"""Packs that are no packs are refused in a line."""

import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack, read_pack


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"game = ", "not a TOML file"),
        (b"\xff\xfe", "not a TOML file"),
        (b"[tables]\nstart_water = 1", "say which game it is for"),
        (b"game = 5", "say which game it is for"),
        (b'game = "planet-5r"\n[tables]\nstart_water = "much"', "Expected `int`, got `str`"),
        (b'game = "planet-5r"\n[tables]\nstart_water = 2026-11-15', "start_water"),
        (b'game = "planet-5r"\n[cards.T01]\nleft = 1', "no section 'cards'; there are .*tables"),
        (b'game = "planet-5r"\n[technologies.T99]\ncentre = "blue"', "technologies has no 'T99'"),
        (b'game = "planet-5r"\n[technologies.T01]\ncentre = "red"', "centre"),
        (b'game = "planet-5r"\n[technologies.T01]\nweight = 5', "unknown field `weight`"),
        (b'game = "planet-5r"\ntechnologies = 5', "technologies must be a table"),
    ],
)
def test_packs_that_do_not_fit(tmp_path, content, message):
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    with pytest.raises(fp.PackError, match=message) as caught:
        fp.game("planet-5r", path)
    assert "\n" not in str(caught.value)


def test_no_file(tmp_path):
    with pytest.raises(fp.PackError, match="No such file"):
        read_pack(tmp_path / "box.toml")


def test_a_pack_replaces_fields_and_leaves_the_plain_game_alone():
    pack = Pack("planet-5r", {"technologies": {"T01": {"centre": "blue"}}})
    changed = fp.game("planet-5r", pack).module("components")
    plain = fp.game("planet-5r").module("components")
    assert changed.COMPONENTS.technologies["T01"].centre == "blue"
    assert plain.COMPONENTS.technologies["T01"].centre == "purple"
    assert changed.EDGE == plain.EDGE
    assert changed.CENTRE != plain.CENTRE


def test_equal_packs_share_their_modules():
    packs = [Pack("planet-5r", {"tables": {"start_water": 6}}) for _ in range(2)]
    assert packs[0].hash == packs[1].hash != Pack("planet-5r", {"tables": {"start_water": 7}}).hash
    assert fp.game("planet-5r", packs[0]).module("rules") is fp.game("planet-5r", packs[1]).module("rules")
