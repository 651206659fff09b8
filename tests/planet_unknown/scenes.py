"""Positions for the tests: tables set up as a test needs them. Squares are (row, column), counted from 1."""

from fiveplanets.games.planet_unknown.data import TERRAINS, TRACKS
from fiveplanets.games.planet_unknown.rules.board import refresh_board
from fiveplanets.games.planet_unknown.rules.tracks import refresh_techs
from fiveplanets.games.planet_unknown.state import AskKind, Phase, Stage
from fiveplanets.games.planet_unknown.tables import CIV_IDS, EVENT_IDS, TILE_IDS
from tests.support import table as new_table


def scene(players=2, seed=1, **options):
    """A table in its first round, everybody about to take a tile."""
    table = new_table("planet-unknown", players, seed, **options)
    while table.state.phase != Phase.TILES:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    return table


def world(table, seat=0):
    return table.state.worlds[seat]


def hub(table, seat=0):
    """Seat may resolve what is pending; nothing is, so far."""
    stack = table.state.asks[seat]
    stack.n = 1
    stack.items[0].kind = AskKind.RESOLVE
    world(table, seat).stage = Stage.FREE
    return table


def give(table, tile, seat=0):
    """Put a tile into the hand, about to be placed."""
    hub(table, seat)
    world(table, seat).hand = TILE_IDS.index(tile) + 1
    world(table, seat).stage = Stage.PLACE
    return table


def lay(table, tile, row, column, turn="none", seat=0):
    """Place a tile."""
    give(table, tile, seat)
    table.play(seat, {"do": "place", "turn": turn, "row": row, "column": column})
    return table


def cover(table, terrain, *squares, station=None, seat=0):
    """Lay terrain on squares directly."""
    there = world(table, seat)
    for row, column in squares:
        there.terrain[TERRAINS.index(terrain)][row - 1] |= 1 << (column - 1)
        there.covered[row - 1] |= 1 << (column - 1)
        there.pods[row - 1] &= ~(1 << (column - 1))
    if station:
        there.stations[TERRAINS.index(terrain)][station[0] - 1] |= 1 << (station[1] - 1)
    refresh_board(table.state, there)
    return table


def cover_all_but(table, *squares, terrain="civ", seat=0):
    """Cover the whole planet but for some squares."""
    from fiveplanets.games.planet_unknown.tables import SIDE, SQUARES

    rest = [
        (row + 1, column + 1)
        for row in range(SIDE)
        for column in range(SIDE)
        if SQUARES[world(table, seat).planet][row] >> column & 1 and (row + 1, column + 1) not in squares
    ]
    return cover(table, terrain, *rest, seat=seat)


def meteorite(table, row, column, seat=0):
    """A meteorite on its symbol."""
    there = world(table, seat)
    there.symbols[row - 1] |= 1 << (column - 1)
    there.meteorites[row - 1] |= 1 << (column - 1)
    there.meteorites_fallen += 1


def rover(table, row, column, number=1, seat=0):
    """A rover of the supply on a square."""
    there = world(table, seat)
    there.rovers[number - 1] = 12 * (row - 1) + column
    there.supply -= 1


def at(row, column):
    """A square as the state stores it for rovers."""
    return 12 * (row - 1) + column


def has(board, row, column):
    return bool(board[row - 1] >> (column - 1) & 1)


def markers(table, seat=0, **cells):
    """Put markers on cells, without bonuses; technologies follow."""
    for track, cell in cells.items():
        world(table, seat).markers[TRACKS.index(track)] = cell
    refresh_techs(table.state, world(table, seat))
    return table


def cell(table, track, seat=0):
    return world(table, seat).markers[TRACKS.index(track)]


def technology(table, *levels, seat=0):
    """Let the marker reach a technology; Jump Drive puts life pods on technologies (1 is A)."""
    there = world(table, seat)
    if there.corporation == 4:
        for level in levels:
            there.tech_pods |= 1 << (level - 1)
        refresh_techs(table.state, there)
        return table
    return markers(table, seat, tech={0: 0, 1: 3, 2: 5, 3: 7, 4: 10, 5: 14}[max(levels)])


def event(table, number):
    """The event of this round, only as a restriction: what it does at once is not done."""
    table.state.event = EVENT_IDS.index(str(number)) + 1
    for there in table.state.worlds[: table.players]:
        there.techs_before = there.techs
        refresh_board(table.state, there)
    return table


def open_event(table, number):
    """The event is opened now, and done."""
    from fiveplanets.games.planet_unknown.rules.round import begin_event

    for seat in range(table.players):
        table.state.asks[seat].n = 0
        world(table, seat).stage = Stage.IDLE
    table.state.phase = Phase.EVENT
    deck = table.state.events
    deck.items[max(deck.n - 1, 0)] = EVENT_IDS.index(str(number))
    deck.n = max(deck.n, 1)
    begin_event(table.state)
    return table


def pick(table, card, seat=0):
    """The seat chooses this civ card at the end of the round."""
    from fiveplanets.core.asks import ask
    from fiveplanets.games.planet_unknown.tables import CIV_LEVEL

    number = CIV_IDS.index(str(card))
    state = table.state
    for other in range(table.players):
        state.asks[other].n = 0
        world(table, other).stage = Stage.IDLE
    state.phase = Phase.CARDS
    state.serving = (seat - state.commander) % state.players
    for there in state.worlds[: table.players]:
        there.cards &= ~(1 << number)
    state.civ_box &= ~(1 << number)
    state.civ_stacks |= 1 << number
    world(table, seat).offer = 1 << number
    ask(state, seat, AskKind.PICK, CIV_LEVEL[number])
    table.play(seat, {"do": "pick", "card": str(card)})
    return table


def moves(table, kind, seat=0):
    """The legal moves of a kind, without their name."""
    return [{k: v for k, v in move.data.items() if k != "do"} for move in table.moves(seat) if move.data["do"] == kind]


def tracks(table, kind, seat=0):
    """The tracks that a kind of move may advance now."""
    return [move["track"] for move in moves(table, kind, seat)]


def do(table, kind, seat=0, **parameters):
    table.play(seat, {"do": kind} | parameters)
    return table


def play_until(table, done, limit=3000):
    """Simple moves of everybody until something is true."""
    for _ in range(limit):
        if done(table):
            return table
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[-1] if moves(table, "done", seat) else table.legal(seat)[0])
    raise AssertionError("it never came to that")


def end_game(table):
    """End the game with this round."""
    table.state.last_round = True
    return play_until(table, lambda t: t.over)
