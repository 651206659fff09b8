"""Placing continents, and where the tiles go."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet.components import HABITATS, TILE_HABITATS, TILE_IDS
from fiveplanets.games.planet.rules.placing import put_away
from tests.planet.invariants import used
from tests.planet.positions import finish_round
from tests.support import play_randomly, table


def open_ids(played):
    return [TILE_IDS[tile] for tile in used(played.state.open_tiles)]


def take(played, seat):
    tile = open_ids(played)[0]
    played.play(seat, {"do": "take", "tile": tile})
    return TILE_IDS.index(tile)


@pytest.mark.rule("PL-07")
def test_each_round_the_next_pile_is_laid_open():
    played = table("planet", 4)
    piles = [*used(played.state.stack)]
    for _ in range(9):
        finish_round(played)
        assert used(played.state.open_tiles) == [piles.pop() for _ in range(5)]
    assert played.state.stack.n == 0


@pytest.mark.rule("PL-07")
def test_only_an_open_tile_can_be_taken():
    played = table("planet", 2, first=1)
    hidden = TILE_IDS[played.state.stack.items[0]]
    with pytest.raises(fp.IllegalMove, match="PL-07"):
        played.play(0, {"do": "take", "tile": hidden})
    taken = open_ids(played)[0]
    for move in ({"do": "take", "tile": taken}, {"do": "place", "face": 1}, {"do": "turn", "by": 0}):
        played.play(0, move)
    assert taken not in open_ids(played)
    with pytest.raises(fp.IllegalMove, match="PL-07"):
        played.play(1, {"do": "take", "tile": taken})


@pytest.mark.rule("PL-08")
def test_clockwise_from_the_first_player():
    played = table("planet", 3, first=2)
    order = []
    while played.state.round == 1:
        seat = played.to_act[0]
        order += [] if seat in order else [seat]
        played.play(seat, played.legal(seat)[0])
    assert order == [1, 2, 0]


@pytest.mark.rule("PL-08")
@pytest.mark.parametrize("face", range(1, 13))
@pytest.mark.parametrize("turn", range(5))
def test_any_face_any_rotation(face, turn):
    played = table("planet", 2, first=1)
    tile = take(played, 0)
    played.play(0, {"do": "place", "face": face})
    played.play(0, {"do": "turn", "by": turn})
    planet = played.state.planets[0]
    habitats = TILE_HABITATS[tile]
    assert tuple(planet.areas[5 * face - 5 : 5 * face]) == habitats[turn:] + habitats[:turn]
    assert planet.tiles[face - 1] == tile
    assert planet.newest == face
    assert sum(area != NOTHING for area in planet.areas) == 5
    assert played.to_act == [1]


@pytest.mark.rule("PL-08")
def test_a_tile_must_be_taken_and_placed_at_once():
    """No pass, no second tile, nobody else before it lies."""
    played = table("planet", 2, first=1)
    assert {move.data["do"] for move in played.moves(0)} == {"take"}
    take(played, 0)
    for seat in (0, 1):
        with pytest.raises(fp.IllegalMove, match="PL-08"):
            played.play(seat, {"do": "take", "tile": open_ids(played)[0]})
    assert {move.data["do"] for move in played.moves(0)} == {"place"}
    played.play(0, {"do": "place", "face": 3})
    assert [move.data for move in played.moves(0)] == [{"do": "turn", "by": turn} for turn in range(5)]


@pytest.mark.rule("PL-09")
def test_a_placed_tile_never_moves_and_nothing_lies_over_it():
    played = table("planet", 2, first=1)
    take(played, 0)
    played.play(0, {"do": "place", "face": 5})
    played.play(0, {"do": "turn", "by": 2})
    before = list(played.state.planets[0].areas[20:25])
    play_randomly(played, 1, 7)
    while played.to_act != [0] or played.moves(0)[0].data["do"] != "place":
        seat = played.to_act[0]
        played.play(seat, played.legal(seat)[0])
    with pytest.raises(fp.IllegalMove, match="PL-09"):
        played.play(0, {"do": "place", "face": 5})
    play_randomly(played, 1)
    assert list(played.state.planets[0].areas[20:25]) == before


@pytest.mark.rule("PL-09")
def test_edges_need_not_match():
    """Whatever lies on the neighbouring faces, all free faces and all rotations are allowed."""
    played = table("planet", 4, seed=3)
    while played.state.round < 12:
        seat = played.to_act[0]
        planet = played.state.planets[seat]
        moves = [move.data for move in played.moves(seat)]
        if moves[0]["do"] == "place":
            assert [move["face"] for move in moves] == [face + 1 for face in range(12) if planet.tiles[face] == NOTHING]
        elif moves[0]["do"] == "turn":
            assert [move["by"] for move in moves] == [0, 1, 2, 3, 4]
        played.play(seat, played.legal(seat)[-1])


@pytest.mark.rule("PL-10")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, [(3, 0, 0), (5, 1, 0), (5, 4, 0), (5, 5, 2), (5, 5, 5), (5, 5, 8)]),
        (3, [(2, 0, 0), (4, 0, 0), (5, 1, 0), (5, 3, 0), (5, 5, 0), (5, 5, 2)]),
        (4, [(1, 0, 0), (2, 0, 0), (3, 0, 0), (4, 0, 0), (5, 0, 0), (5, 1, 0)]),
    ],
)
def test_left_over_tiles_fill_pile_11_then_12_then_the_box(players, expected):
    played = table("planet", players)
    for sizes in expected:
        finish_round(played)
        state = played.state
        assert (state.pile_11.n, state.pile_12.n, state.box.n) == sizes


@pytest.mark.rule("PL-10")
def test_left_over_tiles_are_the_ones_nobody_took_and_lie_face_down():
    played = table("planet", 3)
    opened = set(used(played.state.open_tiles))
    finish_round(played)
    taken = {tile for planet in played.state.planets for tile in planet.tiles}
    assert set(used(played.state.pile_11)) == opened - taken
    for viewer in (0, 1, 2, None):
        assert played.view(viewer)["state"]["pile_11"] == [None, None]


def split(seed, pile_11, pile_12, left):
    """Put these tiles away at a table whose piles have so many tiles already."""
    state = table("planet", 2, seed).state
    for seq, size in ((state.pile_11, pile_11), (state.pile_12, pile_12), (state.open_tiles, 0)):
        seq.items[:] = [0] * 5
        seq.n = size
    for i, tile in enumerate(left):
        state.open_tiles.items[i] = tile
    state.open_tiles.n = len(left)
    before = state.rng.count
    put_away(state)
    return state, state.rng.count != before


@pytest.mark.rule("PL-11")
@pytest.mark.parametrize(("pile_11", "pile_12"), [(3, 0), (4, 0), (5, 3), (5, 4)])
def test_left_over_tiles_that_go_to_different_places_are_shuffled_first(pile_11, pile_12):
    """So any of them may end up in the first of these places."""
    first = set()
    for seed in range(40):
        state, shuffled = split(seed, pile_11, pile_12, [11, 22, 33])
        assert shuffled
        pile = state.pile_11 if pile_11 < 5 else state.pile_12
        first.add(pile.items[4])
    assert first == {11, 22, 33}


@pytest.mark.rule("PL-11")
@pytest.mark.parametrize(("pile_11", "pile_12"), [(0, 0), (2, 0), (5, 0), (5, 2), (5, 5)])
def test_left_over_tiles_that_stay_together_need_no_shuffle(pile_11, pile_12):
    assert not split(1, pile_11, pile_12, [11, 22, 33])[1]


@pytest.mark.rule("PL-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_11_and_12_use_piles_11_and_12(players):
    played = table("planet", players)
    while played.state.round < 10:
        finish_round(played)
    seat = played.to_act[0]
    while played.state.round == 10:
        seat = played.to_act[0]
        before = {*used(played.state.pile_11)}, {*used(played.state.pile_12)}, {*used(played.state.open_tiles)}
        played.play(seat, played.legal(seat)[0])
    pile_11, pile_12, left = before
    assert set(used(played.state.open_tiles)) == pile_11
    if players == 4:  # the last tile left over in round 10 completes pile 12
        pile_12 |= left
    finish_round(played)
    assert set(used(played.state.open_tiles)) == pile_12
    boxed = played.state.box.n
    finish_round(played)
    assert played.state.box.n == boxed + 5 - players
    assert played.state.pile_11.n == played.state.pile_12.n == played.state.stack.n == 0


@pytest.mark.rule("PL-13")
def test_everybody_sees_every_planet():
    played = table("planet", 4)
    play_randomly(played, 1, 60)
    for viewer in (0, 1, 2, 3, None):
        shown = played.view(viewer)["state"]["planets"]
        for planet, true in zip(shown, played.state.planets, strict=True):
            assert planet["areas"] == [named(HABITATS, habitat) for habitat in true.areas]
            assert planet["tiles"] == [named(TILE_IDS, tile) for tile in true.tiles]


def named(ids, number):
    return None if number == NOTHING else ids[number]
