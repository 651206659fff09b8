"""Positions for tests: boards that are laid out by hand, and shortcuts to the moment that a test is about."""

from fiveplanets.core.asks import asked
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_unknown.codes import Compartment, Phase, Stage
from fiveplanets.games.planet_unknown.data import COMPONENTS, TERRAINS, TRACKS
from fiveplanets.games.planet_unknown.rules.board import refresh_board
from fiveplanets.games.planet_unknown.rules.hub import close_hub
from fiveplanets.games.planet_unknown.rules.round import carry_on
from fiveplanets.games.planet_unknown.rules.storages import compartment_of, show_tops
from fiveplanets.games.planet_unknown.rules.tracks import refresh_techs
from fiveplanets.games.planet_unknown.tables import (
    CIV_IDS,
    CIV_LEVEL,
    EVENT_IDS,
    OBJECTIVE_IDS,
    TECH_LEVEL,
    TILE_IDS,
)
from tests.support import table

TECH = TRACKS.index("tech")
LEVELS = "ABCDEF"  # of Jump Drive


def start(players=2, planet="ksb_4156", corporation="universal_coalition", **options):
    """A table in its first round, everybody about to take a tile; seat 0 has these boards, the others start boards."""
    others = players - 1
    found = table(
        "planet-unknown",
        players,
        planet=[planet, *["ksb_4156"] * others],
        corporation=[corporation, *["universal_coalition"] * others],
        **options,
    )
    while any(_skip_first_choice(found, seat) for seat in found.to_act):
        pass
    if found.state.event != NOTHING:  # whatever the first event was: it is over
        found.state.event = NOTHING
        go_on(found, Phase.EVENT_CARDS)
    return found


def _skip_first_choice(found, seat):
    """Objectives, the flux token, the station: the first answer will do."""
    move = found.moves(seat)[0]
    if move.data["do"] not in ("drop", "flux", "rotate"):
        return False
    found.play(seat, move)
    return True


def unlock(found, level, seat=0):
    """The tech marker of a seat stands on the milestone of this level (a letter for Jump Drive)."""
    world = found.state.worlds[seat]
    if isinstance(level, str):
        world.tech_pods |= 1 << LEVELS.index(level)
    else:
        world.markers[TECH] = TECH_LEVEL[world.corporation][TECH].index(level)
    refresh_techs(found.state, world)


def put_markers(found, seat=0, **cells):
    world = found.state.worlds[seat]
    for track, cell in cells.items():
        world.markers[TRACKS.index(track)] = cell
    refresh_techs(found.state, world)


def marker(found, track, seat=0):
    return found.state.worlds[seat].markers[TRACKS.index(track)]


# --- the planet; a square is (row, column), counted from 1 as in moves


def number(square):
    return 12 * (square[0] - 1) + square[1] - 1


def add(board, *squares):
    for row, column in squares:
        board[row - 1] |= 1 << (column - 1)


def on(board, square):
    return board[square[0] - 1] >> (square[1] - 1) & 1 == 1


def paint(found, terrain, *squares, stations=(), seat=0):
    """Cover squares with a terrain, as tiles would."""
    world = found.state.worlds[seat]
    add(world.terrain[TERRAINS.index(terrain)], *squares)
    add(world.stations[TERRAINS.index(terrain)], *stations)
    add(world.covered, *squares)
    for row in range(12):
        world.pods[row] &= ~world.covered[row]
    refresh_board(found.state, world)


def block(top, left, bottom, right):
    return [(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)]


def put_rover(found, square, rover=1, seat=0, loaded=False):
    world = found.state.worlds[seat]
    world.rovers[rover - 1] = number(square)
    world.loaded[rover - 1] = loaded
    world.supply -= 1


def put_meteorites(found, *squares, seat=0):
    add(found.state.worlds[seat].meteorites, *squares)
    add(found.state.worlds[seat].symbols, *squares)


def give_movement(found, points, seat=0):
    found.state.worlds[seat].movement = points
    found.state.worlds[seat].moved = True


# --- what happens


def boost(found, track, seat=0):
    """The seat gets a boost and uses it on this marker."""
    found.state.worlds[seat].boosts += 1
    found.play(seat, {"do": "boost", "track": track})


def go_on(found, phase):
    """Leave everything open behind and go on as if this phase had just been done."""
    for seat in range(found.players):
        while asked(found.state, seat):
            close_hub(found.state, seat)
    found.state.phase = phase
    found.state.serving = 0
    carry_on(found.state)


def next_round(found, event=None):
    """The next round begins; this is its event."""
    if event is not None:
        found.state.events.items[found.state.events.n - 1] = EVENT_IDS.index(event)
    go_on(found, Phase.CARDS)


def end_game(found):
    """This was the last round: what is left to do before scoring."""
    found.state.last_round = True
    go_on(found, Phase.CARDS)


def offer(found, *cards, level=None, seat=0):
    """The seat chooses a civ card; these are in play."""
    world = found.state.worlds[seat]
    found.state.civ_stacks = sum(1 << CIV_IDS.index(card) for card in cards)
    world.cards_due[level or CIV_LEVEL[CIV_IDS.index(cards[0])]] += 1
    go_on(found, Phase.TILES)


def levels_due(world):
    """The levels of the civ cards that the player has still to choose."""
    return [level for level, count in enumerate(world.cards_due) for _ in range(count)]


def draw(found, card, seat=0):
    """The seat gets this civ card at the end of the round."""
    offer(found, card, seat=seat)
    found.play(seat, {"do": "pick", "card": card})


def own(found, *cards, seat=0):
    """The seat has these end-of-game cards."""
    for card in cards:
        found.state.worlds[seat].cards |= 1 << CIV_IDS.index(card)


def fill_storage(found, large, small, seat=0):
    """The top tiles of the seat's storage."""
    for side, tile in enumerate((large, small)):
        stack = found.state.stacks[compartment_of(found.state, seat, side)]
        stack.items[stack.n - 1] = TILE_IDS.index(tile)
    show_tops(found.state)


def takes(found, seat=0):
    """From which compartments the seat may take a tile."""
    return {side for side, tile in storage(found, seat).items() if {"tile": tile} in choices(found, "take", seat)}


def take(found, side, seat=0):
    """The seat takes the tile of its large or small compartment."""
    found.play(seat, {"do": "take", "tile": storage(found, seat)[side]})


def storage(found, seat=0):
    """The tiles on top of the two compartments that face a seat; None where there is none to be seen."""
    tops = {side.name.lower(): found.state.tops[compartment_of(found.state, seat, side)] for side in Compartment}
    return {side: TILE_IDS[top] if top != NOTHING else None for side, top in tops.items()}


def hold(found, tile, seat=0):
    """The seat has just taken this tile."""
    found.state.worlds[seat].hand = TILE_IDS.index(tile)
    found.state.worlds[seat].stage = Stage.PLACE


def lay(found, tile, row, column, turn="none", seat=0):
    """The seat takes a tile and places it; (row, column) is the top left corner of its frame."""
    hold(found, tile, seat)
    found.play(seat, {"do": "place", "turn": turn, "row": row, "column": column})


def choices(found, do, seat=0):
    """The legal moves of one kind, as dicts without `do`."""
    return [
        {key: value for key, value in move.data.items() if key != "do"}
        for move in found.moves(seat)
        if move.data["do"] == do
    ]


def tracks(found, do, seat=0):
    return {choice["track"] for choice in choices(found, do, seat)}


def squares(found, do, seat=0):
    return {(choice["row"], choice["column"]) for choice in choices(found, do, seat)}


def can(found, do, seat=0):
    return any(move.data["do"] == do for move in found.moves(seat))


def places(found, seat=0):
    """Where the tile in hand may lie: (turn, row, column)."""
    return {(choice["turn"], choice["row"], choice["column"]) for choice in choices(found, "place", seat)}


def objective(card):
    return OBJECTIVE_IDS.index(card)


def event_card(card):
    return EVENT_IDS.index(card)


def drive(found, *directions, rover=1, seat=0):
    for direction in directions:
        found.play(seat, {"do": "drive", "rover": rover, "direction": direction})


def can_drive(found, direction, rover=1, seat=0):
    return {"rover": rover, "direction": direction} in choices(found, "drive", seat)


def planet_squares(key):
    """The squares of a planet, by their mark."""
    grid = COMPONENTS.planets[key].grid
    return {(r + 1, c + 1): grid[r][c] for r in range(12) for c in range(12) if grid[r][c] not in ".Hv"}
