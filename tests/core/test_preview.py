"""Previews: what a seat can know of a move from what it may see, and when it cannot. (For every game: tests/common.)"""

import pytest

import fiveplanets as fp

LOOK, KITE, ION = 5, 0, 2


@pytest.fixture(params=["native", "interpreted"])
def position(comets, request):
    return comets.position(players=3, seed=7, engine=comets.engine(request.param))


def test_a_choice_that_shows_nothing_yet_is_known(position):
    after, story = position.redacted(0).preview(0, ION)
    position.apply(0, ION)
    assert after == position.redacted(0)
    assert story == []


def test_a_preview_changes_nothing(position):
    before = bytes(position)
    position.preview(0, ION)
    assert bytes(position) == before


def test_a_preview_sees_no_more_than_the_seat(position):
    """From the whole position the same as from the redacted one."""
    assert position.preview(0, ION) == position.redacted(0).preview(0, ION)


def test_where_hidden_choices_are_shown_nothing_is_known(position):
    position.apply(0, ION)
    position.apply(1, KITE)
    assert position.redacted(2).preview(2, ION) is None


def test_where_something_hidden_comes_to_light_nothing_is_known(position):
    """Though the rules do not read it: who looks at a comet only gets the right to see it."""
    assert position.redacted(1).preview(1, LOOK) is None
    position.apply(1, LOOK)
    assert position.redacted(1).preview(1, ION) is not None


def test_several_threads_preview_side_by_side(comets):
    from concurrent.futures import ThreadPoolExecutor

    def known(number):
        position = comets.position(players=3, seed=number)
        if number % 2:
            position.apply(0, ION)
            position.apply(1, KITE)
            return position.preview(2, ION) is None
        return position.preview(0, ION)[0] == applied(position, 0, ION)

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(known, range(400)))


def applied(position, seat, move):
    position.apply(seat, move)
    return position.redacted(seat)


def test_an_illegal_move_has_no_preview(position):
    position.apply(0, ION)
    with pytest.raises(fp.InvalidMove, match="move 2 is not legal for seat 0 now"):
        position.preview(0, ION)
