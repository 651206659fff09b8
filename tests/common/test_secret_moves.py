"""Whatever a seat does in secret, the others see the same until it is shown: what was done, when, and what is final."""

import importlib
import importlib.util
import random
from collections import defaultdict

import pytest

import fiveplanets as fp
from fiveplanets.core.table import Table
from tests.common.worlds import random_play, twin, viewers
from tests.support import settings

GAMES_OF_EACH = 3  # in every setting; together they come to all that can be chosen in secret, except
SELDOM = {"planet-unknown": "keep"}  # a kind of move of which some are enough (PU-R82), in these games, and
MORE_GAMES = {"planet-unknown": [(1, {"corporation": ["jump_drive"]})] * 100}
NEVER = {  # what nobody has
    "red-planet": [("arrange", "character", lower) for lower in ("soldier", "robot", "explorer", "recruiter")],  # RP-63
}


def test_others_secret_moves_look_alike(name):
    """At every secret choice of whole games each possible move is made, and the tables after it are compared."""
    wanted = named_values(name)
    if not wanted:
        pytest.skip(f"{name} has no secret moves")
    chooser = random.Random(name)
    seen = set()
    for seed, table in enumerate(tables(name)):
        for played, seat, _ in random_play(table, seed):
            moves = secret_moves(played, seat)
            if moves:
                seen.update(compared(played, seat, moves, chooser))
    assert {value for move in seen for value in values_of(fp.game(name), move)} == wanted


def tables(name):
    every = [*settings(name) * GAMES_OF_EACH, *MORE_GAMES.get(name, [])]
    return [Table(fp.game(name), players, seed, options) for seed, (players, options) in enumerate(every)]


def named_values(name):
    """All that a game's secret moves speak of by name: of amounts, random games do not come to every one."""
    moves = fp.game(name).moves
    secret = [move for move in range(moves.count) if moves.is_secret(move)]
    return {value for move in secret for value in values_of(fp.game(name), move)} - set(NEVER.get(name, []))


def values_of(game, move):
    kind, data = game.moves.name_of(move), game.moves.data(move)
    if kind == SELDOM.get(game.name):
        return [kind]
    return [(kind, key, data[key]) for key, parameter in game.moves.kinds[kind].parameters.items() if parameter.label]


def compared(table, seat, moves, chooser):
    """The seat's secret moves that somebody could not tell from others, and those that the rules show at once."""
    made = {move: after(table, seat, move) for move in moves}
    others = [viewer for viewer in viewers(table) if viewer != seat]
    check_log(made.values(), table.sequence, others)
    for part, alike in by_public_part(table.game.name, made, seat).items():
        tables = [made[move] for move in alike]
        unaware = who_learns_nothing(table, tables, others, part)
        if len(alike) > 1 and unaware:
            check_alike(tables, table.sequence, unaware)
            check_what_follows(tables, seat, table.sequence, others, chooser)
            yield from alike
        elif part == alike[0]:
            yield part


def secret_moves(table, seat):
    """They are of one kind: that is what the others learn."""
    moves = [move for move in table.legal(seat) if table.game.moves.is_secret(move)]
    assert len({table.game.moves.name_of(move) for move in moves}) <= 1
    return moves


def after(table, seat, move):
    found = twin(table)
    found.play(seat, move)
    return found


def by_public_part(name, made, seat):
    """The moves by what everybody learns of them at once: nothing, unless the game's `unseen.py` says otherwise."""
    module = f"tests.{name.replace('-', '_')}.unseen"
    found = importlib.import_module(module) if importlib.util.find_spec(module) else None
    groups = defaultdict(list)
    for move, table in made.items():
        part = found.public_part(table.position.record(), move) if hasattr(found, "public_part") else None
        groups[part].append(move)
    return groups


def who_learns_nothing(before, tables, others, part=None):
    """Of what was chosen.

    After the last choice that everybody waited for, all choices may be shown. But where the game says which part of
    this one is public, the rest is not; only whoever is asked next sees what is left to choose from.
    """
    if not is_final(tables) or len(before.to_act) > 1:
        return others
    return [] if part is None else [viewer for viewer in others if viewer not in tables[0].to_act]


def is_final(tables):
    """Was the last move? If that depended on what was chosen, it would tell: by who can still undo."""
    return same(table.entries[-1].final for table in tables)


def check_what_follows(tables, seat, sequence, others, chooser):
    """The others go on, everywhere in the same way, until something is revealed."""
    while not is_final(tables):
        waiting = [other for other in tables[0].to_act if other != seat]
        if not waiting:
            return
        before, other = tables[0], chooser.choice(waiting)
        move = chooser.choice(before.legal(other))
        tables = [after(table, other, move) for table in tables]
        check_log(tables, sequence, others)
        check_alike(tables, sequence, who_learns_nothing(before, tables, others))


def check_log(tables, sequence, others):
    """The same moves in the same order, as the others know them; what came of them may differ."""
    for viewer in others:
        same([line["move"] for line in table.since(sequence, viewer)] for table in tables)


def check_alike(tables, sequence, others):
    """They see the same: position, who may act, what is legal for them, whether they can undo."""
    for viewer in others:
        same(table.since(sequence, viewer) for table in tables)
        same(table.view(viewer) for table in tables)


def same(values):
    first, *others = values
    assert all(other == first for other in others)
    return first
