"""Undo forgives and never cheats: it leaves no trace, and never goes back past anything that somebody has learnt."""

import random
from collections import Counter

import pytest

import fiveplanets as fp
from tests.common.worlds import fresh_tables, random_play, rearranged, twin, viewers

TRIED_OF_A_KIND = 50
COMPARED_OF_A_KIND = 25  # that tell something, and as many that do not: views are slow, rare moves count as much


def test_undo_brings_back_every_byte(name):
    tried = Counter()
    for seed, table in fresh_tables(name):
        for played, seat, move in random_play(table, seed):
            kind = played.game.moves.name_of(move)
            if tried[kind] == TRIED_OF_A_KIND:
                continue
            tried[kind] += 1
            after = twin(played)
            entry = after.play(seat, move)
            assert after.can_undo(seat) != entry.final
            if entry.final:
                revealed = bytes(after.position)
                with pytest.raises(fp.UndoRefused):
                    after.undo(seat)
                assert bytes(after.position) == revealed
                assert after.entries[-1] == entry
            else:
                after.undo(seat)
                assert after.position == played.position
                assert after.entries == played.entries


def test_undo_keeps_what_others_chose_since(name):
    """Where several seats may act at once, taking back one's own choice leaves the others' as if it had never been."""
    tried = Counter()
    for seed, table in fresh_tables(name):
        chooser = random.Random(seed)
        for played, seat, move in random_play(table, seed):
            kind = played.game.moves.name_of(move)
            others = [other for other in played.to_act if other != seat]
            if not others or tried[kind] == TRIED_OF_A_KIND:
                continue
            tried[kind] += 1
            other = chooser.choice(others)
            answer = chooser.choice(played.legal(other))
            both = twin(played)
            if both.play(seat, move).final or answer not in both.legal(other) or both.play(other, answer).final:
                continue
            alone = twin(played)
            alone.play(other, answer)
            both.undo(seat)
            assert both.position == alone.position
            assert [(e.seat, e.move) for e in both.entries] == [(e.seat, e.move) for e in alone.entries]


def test_what_is_not_final_tells_nobody_anything(name):
    """Rearrange what a viewer cannot see and make the same move: a view that differs then has revealed something."""
    compared = Counter()
    for seed, table in fresh_tables(name):
        chooser = random.Random(seed)
        for played, seat, move in random_play(table, seed):
            real = twin(played)
            entry = real.play(seat, move)
            kind = (played.game.moves.name_of(move), bool(entry.story))
            if entry.final or compared[kind] == COMPARED_OF_A_KIND:
                continue
            viewer = chooser.choice(viewers(played))
            other = rearranged(played, viewer, chooser)
            if other is None or move not in other.legal(seat):
                continue
            other.play(seat, move)
            compared[kind] += 1
            assert other.view(viewer) == real.view(viewer), (
                f"seat {seat}'s move {played.game.moves.data(move)} told {viewer} something: it must reveal(game). "
                "Unless they knew it from something public beside it: then invariants.check must say how these agree"
            )
