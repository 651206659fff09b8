"""Imagined positions: full ones that a seat cannot tell from the truth."""

from fiveplanets.core.random import Rng, seed_rng
from tests.common.worlds import invariants
from tests.support import random_tables

TABLES = 30
DREAMS = 3
MOST_DECISIONS = 3_000


def test_the_seat_cannot_tell_it_from_the_truth(name):
    check = invariants(name)
    for number, table in enumerate(random_tables(name, TABLES, seed=11, checked=False)):
        if table.over:
            continue
        rng = Rng()
        seed_rng(rng, number, 7)
        for seat in range(table.players):
            for _ in range(DREAMS):
                imagined = table.position.imagine(seat, rng)
                check(imagined.record())
                assert imagined.redacted(seat) == table.position.redacted(seat)
                assert imagined.shown(seat) == table.position.shown(seat)
                assert imagined.facts(seat) == table.position.facts(seat)
                assert imagined.legal(seat) == table.position.legal(seat)


def test_an_imagined_game_can_be_played_to_its_end(name):
    for number, table in enumerate(random_tables(name, 12, seed=12, checked=False)):
        if table.over:
            continue
        rng = Rng()
        seed_rng(rng, number, 8)
        imagined = table.position.imagine(number % table.players, rng)
        for _ in range(MOST_DECISIONS):
            if imagined.over:
                break
            seat = imagined.to_act[0]
            imagined.make(seat, imagined.quick(seat, rng))
        assert imagined.over


def test_engines_imagine_alike(name):
    for number, table in enumerate(random_tables(name, 8, seed=13, checked=False)):
        if table.over:
            continue
        dreams = []
        for engine in ("interpreted", "native"):
            rng = Rng()
            seed_rng(rng, number, 9)
            position = table.game.position(bytes(table.position), engine=table.game.engine(engine))
            dreams.append(bytes(position.imagine(number % table.players, rng)))
        assert dreams[0] == dreams[1]
