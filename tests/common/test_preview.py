"""Previews from what a seat may see are the truth, or none is given; what is legal needs only what the seat sees."""

import random

import fiveplanets as fp
from tests.support import settings

GAMES = 24
SHARE = 0.3  # of the decisions are looked at


def test_previews_are_the_truth_as_the_seat_sees_it(name):
    every, trusted, looked_at = settings(name), 0, 0
    for number in range(max(GAMES, len(every))):
        players, options = every[number % len(every)]
        chooser = random.Random(number)
        position = fp.game(name).position(players=players, seed=number, options=options)
        while not position.over:
            seat = chooser.choice(position.to_act)
            move = chooser.choice(position.legal(seat))
            found = None
            if chooser.random() < SHARE:
                seen = position.redacted(seat)
                assert seen.legal(seat) == position.legal(seat)
                found = seen.preview(seat, move)
                looked_at += 1
            story = position.make(seat, move)
            if found:
                trusted += 1
                after, told = found
                assert told == story, fp.game(name).moves.data(move)
                assert after == position.redacted(seat), fp.game(name).moves.data(move)
    assert trusted > looked_at // 10  # enough of them can be known
