"""What is conserved in every position of Planet Unknown."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_unknown.codes import Color, Phase, Stage
from fiveplanets.games.planet_unknown.rules.board import count_squares, refresh_board
from fiveplanets.games.planet_unknown.rules.happenings import cards_of
from fiveplanets.games.planet_unknown.rules.supplies import pods_in_all
from fiveplanets.games.planet_unknown.rules.tracks import refresh_techs
from fiveplanets.games.planet_unknown.state import AskKind
from fiveplanets.games.planet_unknown.tables import (
    CIV_IDS,
    CIV_LEVELS,
    DECK,
    EVENT_COLOR,
    KEPT_CARDS,
    LAST,
    LEVEL_CARDS,
    OBJECTIVE_COUNT,
    ROVERS,
    ROWS,
    SIDE,
    SPECIAL,
    SQUARES,
    TILE_IDS,
    Special,
)

EXTRA_ROVERS = 1  # from an event of a solo game
PODS = 6


def check(state):
    worlds = state.worlds[: state.players]
    check_tiles(state, worlds)
    check_cards(state, worlds)
    check_objectives(state, worlds)
    check_events(state)
    for seat, world in enumerate(worlds):
        check_planet(world)
        check_what_follows(state, world)
        check_rovers(world)
        check_supplies(state, world, seat)
        check_tracks(world)
        assert world.stage != Stage.IDLE or state.asks[seat].n == 0 or state.asks[seat].items[0].kind != AskKind.RESOLVE


def check_tiles(state, worlds):
    """Every tile is in a stack, in a hand, on a planet, laid aside or removed by an event."""
    stacked = [tile for stack in state.stacks for tile in stack.items[: stack.n]]
    hands = [world.hand for world in worlds if world.hand != NOTHING]
    laid = [laid.tile for world in worlds for laid in world.laid.items[: world.laid.n]]
    found = stacked + hands + laid + state.gone.items[: state.gone.n]
    assert len(set(found)) == len(found)
    assert len(found) + state.removed == len(TILE_IDS)


def check_cards(state, worlds):
    """No civ card is in two places, and everybody knows how many there are of each level."""
    seen = 0
    for cards in (state.civ_stacks, state.civ_box, *(world.cards for world in worlds)):
        assert seen & cards == 0
        seen |= cards
    assert seen < 1 << len(CIV_IDS)
    for world in worlds:
        assert world.shown & ~world.cards == 0
        assert world.offer & ~state.civ_stacks == 0
    for level in range(1, CIV_LEVELS + 1):
        cards = LEVEL_CARDS[level]
        assert (state.civ_stacks & cards).bit_count() == state.civ_left[level - 1]
        for world in worlds:
            face_down = world.cards & ~world.shown & cards
            assert face_down & ~KEPT_CARDS[level] == 0  # an immediate one is shown at once
            assert face_down.bit_count() == world.hidden_cards[level - 1]


def check_objectives(state, worlds):
    """Every objective is in the deck, on the table, before a player or dropped."""
    sequences = [
        state.deck,
        state.shared,
        *(world.objectives for world in worlds),
        *(world.dropped for world in worlds),
    ]
    found = [card for sequence in sequences for card in sequence.items[: sequence.n]]
    found += [card for card in state.rivalries if card != NOTHING]
    assert sorted(found) == list(range(OBJECTIVE_COUNT))


def check_events(state):
    """The deck has its number of each colour, drawn or not."""
    deck = state.events.items[: state.events.n]
    if deck or state.drawn:
        drawn = [card for card in range(len(EVENT_COLOR)) if state.drawn >> card & 1]
        assert len({*deck, *drawn}) == len(deck) + len(drawn) == DECK
        for color in Color:
            assert sum(EVENT_COLOR[card] == color for card in deck + drawn) == cards_of(state, color)
    if state.next_event != NOTHING:
        assert state.next_event == deck[-1]


def check_planet(world):
    squares = SQUARES[world.planet]
    for row in range(SIDE):
        terrains = [world.terrain[t][row] for t in range(6)]
        union = 0
        for mask in terrains:
            assert union & mask == 0, "a square has one terrain"
            union |= mask
        assert union == world.covered[row]
        assert world.covered[row] & ~squares[row] == 0
        assert world.patched[row] & ~world.terrain[2][row] == 0
        for t in range(6):
            assert world.stations[t][row] & ~world.terrain[t][row] == 0
        assert world.meteorites[row] & ~world.symbols[row] == 0
        assert world.symbols[row] & ~world.covered[row] == 0
        assert world.pods[row] & world.covered[row] == 0
    # A tile has two to five squares; patches may lie over them.
    assert count_squares(world.covered) <= 5 * world.laid.n + count_squares(world.patched)


def check_rovers(world):
    places = [square for square in world.rovers if square != NOTHING]
    assert len(set(places)) == len(places)
    for square, trail, loaded in zip(world.rovers, world.trails, world.loaded, strict=True):
        if square == NOTHING:
            assert not any(trail)
            assert not loaded
        else:
            row, column = divmod(square, SIDE)
            assert SQUARES[world.planet][row] >> column & 1
            assert not any(trail) or trail[row] >> column & 1


def check_what_follows(state, world):
    """What is kept, though it follows from the rest (and is not observed): worked out anew, it is the same."""
    kept = (list(world.free), list(world.reach), world.techs)
    refresh_board(state, world)
    refresh_techs(state, world)
    assert kept == (list(world.free), list(world.reach), world.techs)


def check_supplies(state, world, seat):
    on_tracks = pods_in_all(world)
    in_hand = sum(1 for ask in state.asks[seat].items[: state.asks[seat].n] if ask.kind == AskKind.POD)
    assert count_squares(world.pods) + on_tracks + world.pods_lost + in_hand == PODS
    rovers = world.supply + sum(square != NOTHING for square in world.rovers) + world.rovers_lost
    assert 0 <= rovers - ROVERS[world.corporation] <= (EXTRA_ROVERS if state.players == 1 else 0)
    carried = sum(world.loaded)
    kept = count_squares(world.meteorites) + carried + world.meteorites_collected + world.meteorites_lost
    assert kept == world.meteorites_fallen
    for number in (world.boosts, world.patches, world.spawns, world.movement, world.stored, world.supply):
        assert number >= 0
    assert world.storable <= world.patches
    if state.phase == Phase.OVER:
        assert rovers == world.supply + world.rovers_lost
        assert world.hand == NOTHING
        assert world.movement == world.patches == world.stored == 0


def check_tracks(world):
    special = SPECIAL[world.corporation]
    for marker, cell in enumerate(world.markers):
        assert 0 <= cell <= LAST[world.corporation][marker]
        assert world.lanes[marker] == marker or special == Special.DIAGONAL_MARKERS
        if special == Special.LIFE_PODS_ON_TRACKS:
            assert not world.track_pods[marker] >> cell & 1
    if special == Special.DIAGONAL_MARKERS:
        cells = [ROWS * lane + cell for lane, cell in zip(world.lanes, world.markers, strict=True)]
        assert len(set(cells)) == len(cells)
