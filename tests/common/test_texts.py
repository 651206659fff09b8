"""Every move is a number, a dict and a sentence; everything that can be said is said in both languages."""

import re

from fluent.syntax import FluentParser, ast

import fiveplanets as fp
from fiveplanets.core.codes import Numbers, label_of, names_of
from fiveplanets.core.texts import LANGUAGES
from fiveplanets.core.told import event_text
from tests.common.worlds import fresh_tables, random_play
from tests.support import play_randomly


def test_numbers_and_dicts_agree(name):
    moves = fp.game(name).moves
    for index in range(moves.count):
        assert moves.index(moves.data(index)) == index


def test_legal_moves_read_differently(name):
    """In both languages, at every decision of some random games."""
    said = {}  # the text of a move depends on nothing but its number

    def text(move, lang):
        if (move.index, lang) not in said:
            said[move.index, lang] = move.text(lang).strip()
        return said[move.index, lang]

    for seed, table in fresh_tables(name):
        for played, seat, _ in random_play(table, seed):
            moves = played.moves(seat)
            for lang in LANGUAGES:
                texts = {text(move, lang) for move in moves}
                assert "" not in texts
                assert len(texts) == len(moves), sorted(text(move, lang) for move in moves)


def test_everything_told_can_be_read(name):
    """The events of whole games, and the sources of the points at their end."""
    game = fp.game(name)
    for seed, played in fresh_tables(name):
        play_randomly(played, seed)
        players = played.players
        stories = [played.opening_story, *(entry.story for entry in played.entries)]
        names = [f"player {seat}" for seat in range(players)]
        for lang in LANGUAGES:
            for event in {event for story in stories for event in story}:
                assert event_text(game, event, lang, names).strip()
            for key in played.position.points()[0]:
                assert game.texts(lang).has(f"score-{key.replace('_', '-')}"), key


def hyphens(member):
    return member.name.lower().replace("_", "-")


def toml_word(value):
    return str(value).lower() if isinstance(value, bool) else value


def expected_keys(game):
    """The messages that the game's declarations ask for."""
    events, asks = game.module("events").Event, game.module("state").AskKind
    parameters = [p for kind in game.moves.kinds.values() for p in kind.parameters.values()]
    yield "goal"
    yield from (f"move-{kind}" for kind in game.moves.kinds)
    yield from (f"event-{hyphens(event)}" for event in events)
    yield from (f"ask-{hyphens(kind)}" for kind in asks)
    yield from (f"{p.label}-{value}" for p in parameters if p.label for value in p.values)
    for code in (code for worded in (*events, *asks) for code in worded.words.values()):
        if not issubclass(code, Numbers):
            yield from (f"{label_of(code)}-{value}" for value in names_of(code).values())
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{toml_word(value)}" for value in option.values)


def test_what_is_declared_has_its_text(name):
    game = fp.game(name)
    for lang in LANGUAGES:
        texts = game.texts(lang)
        assert [key for key in expected_keys(game) if not texts.has(key)] == [], lang


def parsed(name, lang):
    resource = FluentParser().parse((fp.game(name).folder / "text" / f"{lang}.ftl").read_text("utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert broken == [], f"{lang}.ftl has lines that are no messages"
    return resource


def messages(name, lang):
    found = [entry.id.name for entry in parsed(name, lang).body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found)), f"{lang}.ftl has a message twice"
    return found


def test_both_languages_have_the_same_messages(name):
    assert sorted(messages(name, "en")) == sorted(messages(name, "ru"))


def test_both_rules_pages_have_the_same_rules(name):
    game = fp.game(name)
    ids = [re.findall(r"^- \*\*(\S+?)\*\* ", game.rules_page(lang), re.M) for lang in LANGUAGES]
    assert ids[0] == ids[1]
    assert len(ids[0]) == len(set(ids[0])) > 0
    for lang in LANGUAGES:
        assert all(game.rule_text(rule, lang) for rule in ids[0])
