"""Texts: a missing message or value is an error, not an empty text."""

import pytest
from fluent.runtime.errors import FluentReferenceError

import fiveplanets as fp
from fiveplanets.core.texts import Texts


@pytest.fixture
def words(tmp_path):
    (tmp_path / "ru.ftl").write_text(
        "drops = { $count } { $count ->\n    [one] капля\n    [few] капли\n   *[many] капель\n }\n", "utf-8"
    )
    return Texts("ru", (tmp_path,))


def test_plurals(words):
    assert [words.say("drops", count=n) for n in (1, 3, 5, 21)] == ["1 капля", "3 капли", "5 капель", "21 капля"]


def test_what_is_missing_is_an_error(words):
    assert words.has("drops")
    assert not words.has("stones")
    with pytest.raises(LookupError):
        words.say("stones")
    with pytest.raises(FluentReferenceError):
        words.say("drops")


def test_other_languages_are_refused(tmp_path):
    with pytest.raises(fp.SetupError, match="language 'fr'"):
        Texts("fr", (tmp_path,))


def test_names_are_laid_over_the_messages(words):
    words.lay_over({"stones": "камни", "drops": "капли"})
    assert words.has("stones")
    assert words.say("stones") == "камни"
    assert words.say("drops", count=3) == "капли"
