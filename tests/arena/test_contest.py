"""Who meets whom, in which seats, with which deals; and what games prove."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import fiveplanets as fp
from fiveplanets.arena.contest import contest
from fiveplanets.arena.evidence import ERROR, Evidence, wilson
from fiveplanets.arena.playing import Played, Result
from fiveplanets.arena.report import report
from fiveplanets.arena.running import Run


def lineups(*args, **settings):
    held = contest(*args, **settings)
    return [tuple(held.players[one] for one in lineup) for lineup in held.lineups]


def test_lineups(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fiveplanets.arena.contest.invited", lambda name: None)
    assert lineups("planet", ["a", "b"]) == [("a", "b")]
    assert lineups("planet", ["a", "b", "c"]) == [("a", "b", "c")]
    assert lineups("planet", ["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups("planet", ["a", "b"], 4) == [("a", "b", "b", "b")]
    assert lineups("planet", ["a", "b", "b", "a"]) == [("a", "b", "b", "a")]
    assert lineups("planet-5r", ["a", "b"]) == [("a", "b", "b")]  # it is for three and more
    assert len(lineups("planet", list("abcdef"))) == 15  # fours: it is for four at most
    assert lineups("planet", ["a", "b", "c"], ladder=True) == [("b", "a"), ("c", "b")]
    assert lineups("planet-5r", ["a", "b", "c"], ladder=True) == [("b", "a", "a"), ("c", "b", "b")]
    assert lineups("planet-unknown", ["a"]) == [("a",)]
    assert lineups("planet-unknown", ["a", "b"], 1) == [("a",), ("b",)]


@pytest.mark.parametrize(
    ("names", "settings", "message"),
    [
        ([], {}, "say who plays"),
        (["hal"], {}, "no player 'hal'"),
        (["quick", "random"], {"seats": 5}, "planet is for 2 to 4 players, not 5"),
        (["quick", "random", "quick"], {"seats": 2}, "3 players for 2 seats: name each once"),
        (["quick"], {"ladder": True}, "a ladder needs two players or more"),
        (["quick", "quick"], {"ladder": True}, "a ladder needs two players or more"),
        (["quick", "random"], {"seed": -1}, "seed -1"),
        (["quick", "random"], {"limit": 0}, "limit 0: a number of seconds above 0"),
        (["quick", "random"], {"options": {"moons": 3}}, "option 'moons' does not exist"),
    ],
)
def test_what_is_refused(names, settings, message):
    with pytest.raises(fp.SetupError) as caught:
        contest("planet", names, **settings)
    assert message in str(caught.value)


def test_everybody_plays_every_hand_once():
    held = contest("red-planet", ["quick", "random"], 4)
    for deal in range(20):
        matches = [held.match(4 * deal + turn) for turn in range(4)]
        assert len({match.deal for match in matches}) == 1
        assert len({match.choices for match in matches}) == 4
        seats = [match.seats.index(0) for match in matches]
        assert sorted(seats) == [0, 1, 2, 3]
    assert len({held.match(4 * deal).deal for deal in range(20)}) == 20
    assert len({held.match(4 * deal).seats.index(0) for deal in range(20)}) == 4, "nobody always sits first at first"


def test_neighbours_change_from_deal_to_deal(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fiveplanets.arena.contest.invited", lambda name: None)
    held = contest("planet", ["a", "b", "c"])
    after_a = Counter()
    for deal in range(60):
        seats = held.match(3 * deal).seats
        after_a[seats[(seats.index(0) + 1) % 3]] += 1
    assert min(after_a[1], after_a[2]) > 15


def test_a_solo_contest_has_the_same_deals_for_all():
    held = contest("planet-unknown", ["quick", "random"], 1)
    assert held.match(0).deal == held.match(1).deal != held.match(2).deal
    assert [held.match(number).seats for number in range(4)] == [(0,), (1,), (0,), (1,)]


def test_who_plays_itself_does_not_repeat_deals():
    held = contest("planet", ["quick", "quick"])
    assert len({held.match(number).deal for number in range(10)}) == 10


# --- toys in place of games


class Toy:
    """Whoever plays, `winners(seats, chance)` says which seats win."""

    def __init__(self, winners):
        self.winners = winners

    def played(self, tasks):
        for task in tasks:
            seats = list(task.match.seats)
            won = self.winners(seats, random.Random(task.match.choices))
            ranks = [0 if seat in won else len(won) for seat in range(len(seats))]
            scores = [10 * (seat in won) for seat in range(len(seats))]
            zeros = [0] * len(seats)
            yield Played(Result(task.match.number, seats, scores, ranks, won, zeros, "", zeros, zeros))


def held_with(winners, names=("quick", "random"), games=200, until_decided=False, **settings):
    run = Run(contest("planet", list(names), **settings), games, until_decided)
    run.play(Toy(winners), None, lambda run: None)
    return run, report(run)


def test_a_game_that_the_first_seat_always_wins_shows_no_better_player():
    _, found = held_with(lambda seats, chance: [0], games=400)
    assert [row["first"] for row in found["players"]] == [0.5, 0.5]
    assert [row["first"] for row in found["by_seat"]] == [1.0, 0.0]
    assert found["pairs"][0]["better"] is None
    assert found["players"][0]["rating"] == pytest.approx(found["players"][1]["rating"], abs=0.5)


@pytest.mark.parametrize("seats", [3, 4])
def test_nor_with_more_seats(seats: int):
    _, found = held_with(lambda seats, chance: [1], games=12 * seats, seats=seats)
    assert [row["first"] for row in found["players"]] == pytest.approx([1 / seats, 1 / seats])


def test_shared_first_places_count_in_parts():
    _, found = held_with(lambda seats, chance: [0, 1], games=10)
    assert [row["first"] for row in found["players"]] == [0.5, 0.5]
    assert found["pairs"][0]["ahead"] == 0.5
    assert [row["place"] for row in found["players"]] == [1.5, 1.5]


def test_games_that_nobody_wins():
    _, found = held_with(lambda seats, chance: [], games=10)
    assert [row["first"] for row in found["players"]] == [0.0, 0.0]


def test_a_player_in_several_seats_is_counted_by_seat():
    _, found = held_with(lambda seats, chance: [seats.index(0)], games=40, seats=4)
    quick, rand = found["players"]
    assert (quick["first"], rand["first"]) == (1.0, 0.0)
    _, found = held_with(lambda seats, chance: [chance.randrange(4)], games=4000, seats=4)
    assert [row["first"] for row in found["players"]] == pytest.approx([0.25, 0.25], abs=0.03)
    low, high = found["players"][1]["first_interval"]
    assert low < 0.25 < high


def better_by(share):
    """Player 0 wins this share of two-player games."""
    return lambda seats, chance: [seats.index(0 if chance.random() < share else 1)]


def test_it_stops_when_it_is_decided():
    run, found = held_with(better_by(0.8), games=2000, until_decided=True)
    assert found["pairs"][0]["better"] == "quick"
    assert 10 < found["games"] < 300
    assert found["games"] % 2 == 0, "deals are played whole"
    assert found["complete"]
    assert run.left == 0


def test_ladders_stop_rung_by_rung(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fiveplanets.arena.contest.invited", lambda name: None)

    def winners(seats, chance):
        high = max(seats)
        return [seats.index(high)] if high == 1 else [chance.randrange(2)]

    _, found = held_with(winners, ["a", "b", "c"], games=200, until_decided=True, ladder=True)
    clear, open_ = found["lineups"]
    assert clear["decided"]
    assert not open_["decided"]
    assert clear["games"] < 40
    assert open_["games"] == 100


def test_an_even_contest_is_seldom_called_decided():
    """The rule may be looked at after each deal, and errs in at most one contest of twenty."""
    wrong = 0
    for trial in range(300):
        chance = random.Random(trial)
        evidence = Evidence()
        for _ in range(150):
            evidence.add((chance.randrange(2) + chance.randrange(2)) / 2)
            if evidence.wealth >= 1 / ERROR:
                wrong += 1
                break
    assert wrong <= 300 * ERROR


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1, 10, 0.7225, 1), (0, 10, 0, 0.2775), (0, 0, 0, 1)],
)
def test_wilson(share, count, low, high):
    assert wilson(share, count) == pytest.approx((low, high), abs=1e-4)
