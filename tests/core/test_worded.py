"""Asks and events: numbered from 1, with words that are codes by name."""

import pytest

from fiveplanets.core.codes import NOTHING, Code, Number, Seat
from fiveplanets.core.texts import Texts
from fiveplanets.core.worded import Worded, words


class Cause(Code):
    RAID = 0
    UPGRADE = 1


class Event(Worded):
    ROUND = words(round=Number)
    STOLEN = words(who=Seat, victim=Seat, water=Number, why=Cause)
    ALL_OVER = words()


TEXTS = """
cause-raid = a raid
cause-upgrade = an upgrade
event-round = Round { $round }
event-stolen = { $who } takes { $water } from { $victim } { $why_id ->
    [none] somehow
   *[other] by { $why }
 }
event-all-over = Over
"""


@pytest.fixture
def said(tmp_path):
    (tmp_path / "en.ftl").write_text(TEXTS, "utf-8")
    texts = Texts("en", (tmp_path,))
    return lambda event, *numbers: event.said(texts, "event", numbers, ["Ann", "Bob"])


def test_members_are_numbered_from_one():
    assert [int(event) for event in Event] == [1, 2, 3]
    assert Event(2) is Event.STOLEN
    assert Event.ALL_OVER.id == "all_over"


def test_words_by_name():
    assert Event.STOLEN.data((0, 1, 5, 1, 0, 0)) == {"who": 0, "victim": 1, "water": 5, "why": "upgrade"}
    assert Event.STOLEN.data((0, NOTHING, 5, NOTHING)) == {"who": 0, "victim": None, "water": 5, "why": None}
    assert Event.ALL_OVER.data((0, 0)) == {}


def test_sentences(said):
    assert said(Event.ROUND, 3) == "Round 3"
    assert said(Event.STOLEN, 1, 0, 2, 0) == "Bob takes 2 from Ann by a raid"
    assert said(Event.STOLEN, 1, 0, 2, NOTHING) == "Bob takes 2 from Ann somehow"
    assert said(Event.STOLEN, 1, NOTHING, 2, 1) == "Bob takes 2 from  by an upgrade"
    assert said(Event.ALL_OVER) == "Over"
