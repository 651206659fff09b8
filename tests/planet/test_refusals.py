"""An illegal move is refused by the rule that it breaks."""

import pytest

import fiveplanets as fp

TAKE, PLACE, TURN = {"do": "take", "tile": "C01"}, {"do": "place", "face": 4}, {"do": "turn", "by": 1}


@pytest.fixture(params=["native", "interpreted"])
def played(request):
    game = fp.game("planet")
    return fp.Table(game, 2, seed=1, options={"first": 1}, engine=game.engine(request.param))


def refuses(played, seat, move, rule):
    before = played.fingerprint
    with pytest.raises(fp.IllegalMove, match=rule) as caught:
        played.play(seat, move)
    assert caught.value.rule == rule
    assert played.fingerprint == before


def first(played):
    return played.moves(0)[0].data


@pytest.mark.rule("PL-07")
def test_only_an_open_tile_can_be_taken(played):
    hidden = next(tile for tile in ("C01", "C02", "C03", "C04", "C05", "C06") if tile not in open_tiles(played))
    refuses(played, 0, {"do": "take", "tile": hidden}, "PL-07")


def open_tiles(played):
    return played.view(None)["state"]["open_tiles"]


@pytest.mark.rule("PL-08")
@pytest.mark.parametrize("move", [TAKE, PLACE, TURN])
def test_nobody_else_moves_before_the_tile_lies(played, move):
    refuses(played, 1, move, "PL-08")
    played.play(0, first(played))
    refuses(played, 1, move, "PL-08")


@pytest.mark.rule("PL-08")
def test_a_tile_is_taken_then_placed_then_turned(played):
    for wrong in (PLACE, TURN):
        refuses(played, 0, wrong, "PL-08")
    played.play(0, first(played))
    for wrong in (TURN, {"do": "take", "tile": open_tiles(played)[0]}):
        refuses(played, 0, wrong, "PL-08")
    played.play(0, PLACE)
    for wrong in (PLACE, {"do": "take", "tile": open_tiles(played)[0]}):
        refuses(played, 0, wrong, "PL-08")
    played.play(0, TURN)
    refuses(played, 0, TURN, "PL-08")


@pytest.mark.rule("PL-09")
def test_a_covered_face_is_refused(played):
    for move in (first(played), PLACE, TURN):
        played.play(0, move)
    while not (0 in played.to_act and played.question(0)["ask"] == "place"):
        seat = played.to_act[0]
        played.play(seat, played.legal(seat)[0])
    refuses(played, 0, PLACE, "PL-09")
