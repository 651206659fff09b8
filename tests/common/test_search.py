"""Search: legal, reproducible, blind for what its seat may not see, the same on every engine."""

import random

import pytest

import fiveplanets as fp
from fiveplanets.core.errors import SetupError
from fiveplanets.core.random import Rng, below, seed_rng
from fiveplanets.core.records import zero
from fiveplanets.core.search import NODES, ONE, PARTS, ROOT, WIN, add, is_settled, list_answers, suggest, tree_record
from fiveplanets.core.seq import push
from fiveplanets.players import LEVELS, choose_at, player
from fiveplanets.players.search import Search, SearchPlayer
from tests.support import settings

ITERATIONS = 60
LONG = 150  # decisions of a game that are looked at


def chance(number, stream=21):
    rng = Rng()
    seed_rng(rng, number, stream)
    return rng


def decisions(name, count=12, seed=31):
    """Positions of random games in which somebody has a choice: (number, position, seat)."""
    dice, every = random.Random(seed), settings(name)
    for number in range(count):
        players, options = every[number % len(every)]
        position, found = fp.game(name).position(players=players, seed=dice.randrange(2**60), options=options), []
        while not position.over and len(found) < LONG:
            seat = position.to_act[0]
            if len(position.legal(seat)) > 1:
                found.append((position.copy(), seat))
            position.make(seat, dice.choice(position.legal(seat)))
        yield number, *dice.choice(found)


def test_a_search_finds_legal_moves_and_counts_them(name):
    for number, position, seat in decisions(name):
        search = Search(position.redacted(seat), seat)
        done = search.think(chance(number), ITERATIONS)
        answers = search.answers()
        assert {answer.move for answer in answers} <= set(position.legal(seat))
        assert sum(answer.visits for answer in answers) == done <= ITERATIONS
        assert all(0 <= answer.value <= 1 and 0 <= answer.wins <= 1 for answer in answers)
        best = [answer.move for answer in answers if answer.visits == answers[0].visits]
        assert search.decide(chance(number)) in best


def test_the_same_chance_gives_the_same_thoughts_on_every_engine(name):
    for number, position, seat in decisions(name, 8):
        seen, found = bytes(position.redacted(seat)), []
        for engine in ("native", "native", "checked", "interpreted"):
            search = Search(position.game.position(seen, engine=position.game.engine(engine)), seat)
            rng = chance(number)
            search.think(rng, ITERATIONS)
            found.append((search.answers(), search.decide(rng, 700)))
        assert all(one == found[0] for one in found)


def test_what_the_seat_cannot_see_does_not_matter(name):
    """Somebody else's cards, choices and the stacks are dealt anew: the decision stays."""
    swapped = 0
    for number, position, seat in decisions(name, 20):
        other = position.imagine(seat, chance(number, 5))
        swapped += bytes(other) != bytes(position)
        moves = [SearchPlayer(ITERATIONS).choose(p.redacted(seat), seat, chance(number)) for p in (position, other)]
        assert moves[0] == moves[1]
    assert swapped > 0


def an_empty_tree():
    tree = zero(tree_record(4, fp.game("planet").module("state").Position))
    tree.n = 1
    return tree


def test_a_full_tree_ends_the_search():
    """In one that cannot grow everybody chooses among the few answers in it: master lost to strong that way."""
    tree = an_empty_tree()
    add(tree, ROOT, 0, 3)
    tree.n = NODES - 1
    assert not is_settled(tree, 1000)
    suggest(tree, 0, 2)
    assert tree.n == NODES
    suggest(tree, 0, 1)  # there is no room for it
    assert tree.n == NODES
    assert is_settled(tree, 1000)


def test_a_sure_win_is_told_as_one():
    """Also after so many games that ten thousandths of them do not fit into 32 bits."""
    tree, answers, visits = an_empty_tree(), [0] * PARTS, 1_000_000
    node = tree.nodes[add(tree, ROOT, 0, 3)]
    node.visits, node.wins = visits, WIN * visits
    assert list_answers(tree, answers) == 1
    assert (answers[0], answers[4]) == (3, ONE)


def chains(name, foreseen):
    """Decisions that follow at once upon another one of the same seat: number, the search before, position, seat."""
    for number, position, seat in decisions(name, 24, seed=77):
        search = Search(position.redacted(seat), seat, foreseen=foreseen)
        search.think(chance(number), 200)
        position.make(seat, search.decide(chance(number)))
        while len(position.legal(seat)) == 1:  # what leaves no choice is not thought about
            position.make(seat, position.legal(seat)[0])
        if position.legal(seat):
            yield number, search, position, seat


def visits(search):
    return sum(answer.visits for answer in search.answers())


def test_a_search_goes_on_where_its_seat_foresaw_what_it_sees(name):
    """With what it knows of the moves that are legal now, and a quarter of the thought."""
    foreseen = kept = 0
    for number, before, position, seat in chains(name, foreseen=25):
        preview = before.seen.preview(seat, before.decide(chance(number)))
        foreseen += preview is not None and bytes(preview[0]) == bytes(position.redacted(seat))
        search = Search(position.redacted(seat), seat, before)
        known = visits(search)
        done = search.think(chance(number), 200)
        assert done <= (max(0, 50 - known) if known else 200)
        assert {answer.move for answer in search.answers()} <= set(position.legal(seat))
        assert search.decide(chance(number)) in position.legal(seat)
        kept += known > 0
    assert kept > 0 or foreseen == 0  # in a small game everything hangs on chance


def test_a_search_begins_anew_where_something_else_came(name):
    """Another seat, another position, or a game in which it does not go on."""
    for _, before, position, seat in chains(name, foreseen=0):
        assert visits(Search(position.redacted(seat), seat, before)) == 0
    for number, before, position, _ in chains(name, foreseen=25):
        other = fp.game(name).position(players=position.players, seed=number)
        seat = other.to_act[-1]
        found = []
        for search in (Search(other.redacted(seat), seat, before), Search(other.redacted(seat), seat)):
            search.think(chance(number), ITERATIONS)
            found.append(search.answers())
        assert found[0] == found[1]


def test_threads_think_apart_and_alike(name):
    for number, position, seat in decisions(name, 4):
        seen = position.redacted(seat)
        moves = {SearchPlayer(ITERATIONS, threads=3).choose(seen, seat, chance(number)) for _ in range(3)}
        assert len(moves) == 1
        assert moves <= set(position.legal(seat))


def test_it_ends_when_nothing_can_change(name):
    """In slices, as with a clock, as without: and the rest of the iterations would not have changed the answer."""
    for number, position, seat in decisions(name, 4):
        seen, moves = position.redacted(seat), []
        for seconds in (None, 1000.0):
            search, rng = Search(seen, seat), chance(number)
            search.think(rng, 200, seconds)
            first, *others = search.answers()
            moves.append(first.move)
            left = 200 - sum(answer.visits for answer in search.answers())
            assert left == 0 or not others or first.visits - others[0].visits > left
        assert moves[0] == moves[1]


def test_a_suggested_move_is_looked_at(name):
    for number, position, seat in decisions(name, 8):
        for move in position.legal(seat)[:3]:
            search = Search(position.redacted(seat), seat)
            search.suggest(move)
            search.suggest(move)
            search.think(chance(number), 8)
            assert [answer.move for answer in search.answers()].count(move) == 1


def test_doubt_chooses_among_what_was_considered(name):
    chosen = set()
    for number, position, seat in decisions(name, 8):
        search = Search(position.redacted(seat), seat)
        search.think(chance(number), ITERATIONS)
        most = search.answers()[0].visits
        considered = {answer.move for answer in search.answers() if answer.visits >= most // 6}
        for stream in range(20):
            move = search.decide(chance(number, stream), 3000)
            assert move in considered
            chosen.add((number, move))
    assert len(chosen) > len({number for number, _ in chosen})  # not always the same one


def test_the_quick_bot_chooses_among_the_moves_it_is_given(name):
    """A search asks it for the best of those that were not tried yet."""
    for number, position, seat in decisions(name, 60):
        game, rng = position.game, chance(number)
        legal, moves = position.legal(seat), zero(game.move_list)
        for move in sorted({legal[below(rng, len(legal))] for _ in range(1 + number % 4)}):
            push(moves, move)
        assert game.module("advice").quick(position.record(), seat, moves, rng) in moves.items[: moves.n]


@pytest.mark.parametrize("level", LEVELS)
def test_levels_play(name, level):
    table = fp.game(name).table(seed=5)
    seat = table.position.to_act[0]
    assert choose_at(table, seat, player(level)) in table.position.legal(seat)


def test_a_plan_that_does_not_exist_is_refused(name):
    position = fp.game(name).position(seed=5)
    seat = position.to_act[0]
    with pytest.raises(SetupError, match=r"depth.*widening"):
        Search(position.redacted(seat), seat, depth=3)
