"""An illegal move is refused with a rule from the rules page, and nothing changes."""

import random

import pytest

import fiveplanets as fp
from tests.support import random_tables

TABLES = 24
TRIES = 40


def test_refusals_name_a_rule_and_change_nothing(name):
    game = fp.game(name)
    chooser = random.Random(name)
    pages = {lang: game.rules_page(lang) for lang in ("en", "ru")}
    for table in random_tables(name, TABLES, seed=6, checked=False):
        before = bytes(table.position)
        log = list(table.log)
        for move in a_few_of_each_kind(game, chooser):
            seat = chooser.randrange(table.players)
            if move in table.legal(seat):
                continue
            with pytest.raises(fp.IllegalMove) as caught:
                table.play(seat, move)
            for page in pages.values():
                assert f"- **{caught.value.rule}** " in page, f"{game.moves.data(move)}: {caught.value}"
            assert "\n" not in str(caught.value)
        assert bytes(table.position) == before
        assert table.log == log


def a_few_of_each_kind(game, chooser):
    each = max(1, TRIES // len(game.moves.kinds))
    return [kind.base + chooser.randrange(kind.count) for kind in game.moves.kinds.values() for _ in range(each)]


def test_what_is_no_move_at_all_is_invalid(name):
    table = fp.game(name).table(seed=1)
    kind = next(iter(table.game.moves.kinds))
    for nonsense in (-1, table.game.move_count, True, "first", None, {}, {"do": "nothing"}, {"do": kind, "no such": 1}):
        with pytest.raises(fp.InvalidMove):
            table.play(table.to_act[0], nonsense)
    for seat in (-1, table.players, None, "0"):
        with pytest.raises(fp.InvalidMove):
            table.play(seat, 0)
    assert table.log == []
