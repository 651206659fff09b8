"""Legal placements are those of a naive reference, which reads the pictures of the components square by square."""

import random

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.records import zero
from fiveplanets.games.planet_unknown.data import COMPONENTS, TERRAINS
from fiveplanets.games.planet_unknown.moves import MOVES
from fiveplanets.games.planet_unknown.rules.board import refresh_board
from fiveplanets.games.planet_unknown.rules.patches import list_patches
from fiveplanets.games.planet_unknown.rules.placing import list_placements
from fiveplanets.games.planet_unknown.state import Position
from fiveplanets.games.planet_unknown.tables import EVENT_IDS, PLANET_IDS, TILE_IDS, TURNS, Tech

BOARDS = 5000
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
EVENTS = ("", "39", "55", "56")  # none, no border, no matching neighbours, no ice


def squares_of(planet):
    return {(r, c): mark for r, row in enumerate(planet.grid) for c, mark in enumerate(row) if mark not in ".Hv"}


def beside(square):
    return [(square[0] + dr, square[1] + dc) for dr, dc in SIDES]


def on_border(planet, square):
    def outside(r, c):
        return not (0 <= r < 12 and 0 <= c < 12) or planet.grid[r][c] == "."

    return any(outside(*other) for other in beside(square))


def pictures(tile):
    """Every look of a tile: {(row, column): (terrain, is a station)} by the name of the turn, first of equals only."""
    shape = COMPONENTS.shapes[tile.shape]
    cells = {}
    for y, row in enumerate(shape.picture):
        for x, mark in enumerate(row):
            if mark != ".":
                terrain = tile.area_a if mark in "aA" else tile.area_b
                cells[x, y] = (terrain, mark.isupper(), (x, y) == tuple(shape.meteor))
    found = {}
    for turn in TURNS:
        look = cells
        if turn.startswith("mirror"):
            look = {(-x, y): cell for (x, y), cell in look.items()}
        quarters = {"quarter": 1, "half": 2, "back": 3}.get(turn.rpartition("-")[2], 0)
        for _ in range(quarters):
            look = {(-y, x): cell for (x, y), cell in look.items()}
        left, top = min(x for x, _ in look), min(y for _, y in look)
        look = {(y - top, x - left): cell for (x, y), cell in look.items()}
        if look not in found.values():
            found[turn] = look
    return found


class Board:
    """A random board: some squares of the planet are covered."""

    def __init__(self, chooser, key):
        self.planet = COMPONENTS.planets[key]
        self.squares = squares_of(self.planet)
        density = chooser.choice((0, 0.05, 0.3, 0.6, 0.9))
        self.covered = {s: chooser.choice(TERRAINS) for s in self.squares if chooser.random() < density}
        self.event = chooser.choice(EVENTS)
        self.apart = chooser.random() < 0.2

    def terrain(self, square):
        if square in self.covered:
            return self.covered[square]
        return "energy" if self.squares.get(square, " ") in "eO" else None

    def allows(self, laid, strict, patch=False):
        """May these squares be covered? `laid`: {square: (terrain, station)}."""
        if any(square not in self.squares or square in self.covered for square in laid):
            return False
        if not self.covered:
            centre = self.planet.rule == "start_at_centre"
            if not any(self.squares[s] == "k" if centre else on_border(self.planet, s) for s in laid):
                return False
        elif not self.apart and not any(other in self.covered for square in laid for other in beside(square)):
            return False
        return not strict or (self.event_allows(laid) and self.planet_allows(laid, patch))

    def event_allows(self, laid):
        if self.event == "39":
            return not any(on_border(self.planet, square) for square in laid)
        if self.event == "56":
            return not any(self.squares[square] == "~" for square in laid)
        if self.event == "55":
            return not any(self.terrain(o) == cell[0] for s, cell in laid.items() for o in beside(s) if o not in laid)
        return True

    def planet_allows(self, laid, patch):
        rule = self.planet.rule
        if rule == "ring":
            ring = [square for square in laid if self.squares[square] == "r"]
            return not ring or len(ring) < len(laid)
        if rule == "ice_or_land":
            return len({self.squares[square] == "~" for square in laid}) == 1
        if rule == "chasm":
            return len({self.planet.regions[r][c] for r, c in laid}) == 1
        if rule == "zones" and not patch:
            return not any(
                cell[1]
                and cell[0] == zone.forbidden_station
                and zone.rows[0] <= r <= zone.rows[1]
                and zone.columns[0] <= c <= zone.columns[1]
                for (r, c), cell in laid.items()
                for zone in self.planet.zones
            )
        if rule == "slide":
            return any(all((r + dr, c + dc) not in self.covered for r, c in laid) for dr, dc in SIDES)
        return True

    def placements(self, tile, strict):
        found = set()
        for turn, look in pictures(tile).items():
            for row in range(12):
                for column in range(12):
                    laid = {(row + r, column + c): cell for (r, c), cell in look.items()}
                    if self.allows(laid, strict):
                        found.add((turn, row + 1, column + 1))
        return found

    def write(self, state, key):
        """The same board in the state."""
        world = state.worlds[0]
        world.planet = PLANET_IDS.index(key)
        for board in (*world.terrain, world.covered):
            for row in range(12):
                board[row] = 0
        for (r, c), terrain in self.covered.items():
            world.terrain[TERRAINS.index(terrain)][r] |= 1 << c
            world.covered[r] |= 1 << c
        world.techs = (1 << Tech.IGNORE_ADJACENCY) * self.apart
        state.event = EVENT_IDS.index(self.event) if self.event else NOTHING
        refresh_board(state, world)
        return world


@pytest.mark.parametrize("key", PLANET_IDS)
def test_placements_are_those_of_the_naive_reference(key):
    chooser = random.Random(key)
    state = Position()
    found = zero(fp.game("planet-unknown").move_list)
    some = 0
    for _ in range(-(-BOARDS // len(PLANET_IDS))):
        board = Board(chooser, key)
        world = board.write(state, key)
        number = chooser.randrange(len(TILE_IDS))
        strict = chooser.random() < 0.8
        found.n = 0
        list_placements(state, world, number, strict, found)
        legal = [MOVES.data(move) for move in found.items[: found.n]]
        expected = board.placements(COMPONENTS.tiles[TILE_IDS[number]], strict)
        assert {(move["turn"], move["row"], move["column"]) for move in legal} == expected
        assert len(legal) == len(expected)
        some += bool(expected)
    assert some > 100


@pytest.mark.parametrize("key", PLANET_IDS)
def test_patches_are_those_of_the_naive_reference(key):
    chooser = random.Random(key)
    state = Position()
    found = zero(fp.game("planet-unknown").move_list)
    for _ in range(60):
        board = Board(chooser, key)
        board.apart = False
        world = board.write(state, key)
        found.n = 0
        list_patches(state, world, found)
        legal = {(move["row"] - 1, move["column"] - 1) for move in map(MOVES.data, found.items[: found.n])}
        assert legal == {s for s in board.squares if board.allows({s: ("biomass", False)}, True, patch=True)}
