"""The quick bot: a tight planet, useful stations, rovers that go where something lies. Values are tenths of a medal."""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import below
from fiveplanets.core.rules import rule

from .advice_planet import NO_USE, best_place, distance, drive_value, patch_value, place_value
from .moves import (
    ADVANCE,
    BONUS,
    BOOST_MARKER,
    BOOST_TWICE,
    CATCH_UP,
    COLLECT_POD,
    DESTROY_POD,
    DRIVE,
    ENERGY,
    LAY_PATCH,
    LEAP,
    LOWER,
    PICK,
    PLACE_TILE,
    REGRESS,
    ROTATE,
    ROW_BONUS,
    SHIFT_ROVER,
    SKIP_TILE,
    SPAWN,
    STATION,
    STEP,
    STORE_PATCH,
    TAKE,
    TELEPORT,
    TWO_PATCHES,
)
from .rules.hub import repeats
from .rules.rovers import DIRECTIONS
from .rules.storages import SIDES, compartment_of
from .rules.tracks import WAY_RIGHT, WAY_UP, can_rise
from .state import AskKind
from .tables import (
    BOOST,
    CIV_CARD,
    CIV_COUNT,
    CIV_EFFECT,
    CIV_MARKERS,
    CIV_MEDALS,
    CIV_SET,
    CIV_STEPS,
    LAST,
    MEDALS,
    PATCH,
    ROVER_MOVE,
    ROVER_SPAWN,
    SECTORS,
    TECH_LEVEL,
    TRACK_COUNT,
    Civ,
)


@rule
def quick(game, seat, moves, rng):
    """The move with the highest value; a random one of equals."""
    best = -(10**6)
    ties = 0
    choice = moves.items[0]
    for i in range(moves.n):
        worth = value(game, seat, moves.items[i])
        if worth > best:
            best = worth
            ties = 1
            choice = moves.items[i]
        elif worth == best:
            ties += 1
            if below(rng, ties) == 0:
                choice = moves.items[i]
    return choice


@rule
def value(game, seat, move):
    world = game.worlds[seat]
    if move < TAKE:
        return rotation_value(game, seat, move - ROTATE)
    if move < PLACE_TILE:
        return best_place(game, world, move - TAKE)
    if move < STATION:
        return place_value(game, world, world.hand, move - PLACE_TILE)
    if move < LAY_PATCH:
        return 500 + advance_move_value(world, move)  # what is due comes before rovers and the end of the turn
    if move < SPAWN:
        return patch_move_value(world, move)
    if move < DRIVE:
        return 400 - distance(world, move - SPAWN)
    if move < TELEPORT:
        return drive_value(game, world, (move - DRIVE) // DIRECTIONS, (move - DRIVE) % DIRECTIONS)
    return other_value(game, seat, move)


@rule
def rotation_value(game, seat, sectors):
    """The better of the two tiles that the commander would face."""
    world = game.worlds[seat]
    if top_ask(game, seat).kind != AskKind.ROTATE:
        return 0
    best = -1000
    for side in range(SIDES):
        compartment = turned_compartment(game, seat, side, sectors)
        if game.tops[compartment] != NOTHING:
            best = max(best, best_place(game, world, game.tops[compartment]))
    return best


@rule
def turned_compartment(game, seat, side, sectors):
    """The compartment that would face the seat after a turn."""
    now = compartment_of(game, seat, side)
    return now // SECTORS * SECTORS + (now % SECTORS + SECTORS - sectors) % SECTORS


@rule
def cell_value(world, track, cell):
    """What entering a cell brings."""
    corporation = world.corporation
    if cell > LAST[corporation][track]:
        return 0
    worth = 3 + 10 * gained_medals(corporation, track, cell)
    worth += 9 * BOOST[corporation][track][cell] + 9 * PATCH[corporation][track][cell]
    worth += 15 * ROVER_SPAWN[corporation][track][cell] + 3 * ROVER_MOVE[corporation][track][cell]
    if CIV_CARD[corporation][track][cell]:
        worth += 12 + 5 * CIV_CARD[corporation][track][cell]
    if TECH_LEVEL[corporation][track][cell]:
        worth += 10
    return worth


@rule
def gained_medals(corporation, track, cell):
    """The medal of a cell, less the one before it."""
    if MEDALS[corporation][track][cell] == 0:
        return 0
    before = cell - 1
    while before > 0 and MEDALS[corporation][track][before] == 0:
        before -= 1
    return MEDALS[corporation][track][cell] - MEDALS[corporation][track][before]


@rule
def advance_value(world, marker):
    """The next cell counts in full, the one after it by half; a step sideways is not worth leaving the top for."""
    if not can_rise(world, marker):
        return NO_USE
    cell = world.markers[marker]
    track = world.lanes[marker]
    return cell_value(world, track, cell + 1) + cell_value(world, track, cell + 2) // 2


@rule
def advance_move_value(world, move):
    if move < SHIFT_ROVER:
        if repeats(world, move - STATION):
            return 200
        return 200 + advance_value(world, move - STATION)
    if move == SHIFT_ROVER:
        return NO_USE
    if move < BOOST_MARKER:
        return 100 + advance_value(world, move - ENERGY)
    if move < BOOST_TWICE:
        return advance_value(world, move - BOOST_MARKER)
    if move < ADVANCE:
        return 20 + advance_value(world, move - BOOST_TWICE)
    if move < CATCH_UP:
        return 150 + advance_value(world, move - ADVANCE)
    return 150 + advance_value(world, move - CATCH_UP)


@rule
def patch_move_value(world, move):
    """A patch fills a hole now; otherwise it is better kept."""
    if move < STORE_PATCH:
        return patch_value(world, move - LAY_PATCH)
    if move == TWO_PATCHES:
        return 400
    return 330  # store it, or take a boost


@rule
def other_value(game, seat, move):
    """Cards, technologies, and the end of the turn (0)."""
    world = game.worlds[seat]
    kind = top_ask(game, seat).kind
    if move >= SKIP_TILE:
        return 0
    if kind == AskKind.PICK:
        return card_value(move - PICK)
    if REGRESS <= move < LOWER:
        return -cell_loss(world, move - REGRESS)
    if LOWER <= move < STEP:
        return NO_USE
    if STEP <= move < BONUS:
        return step_value(world, top_ask(game, seat).a, move - STEP)
    if LEAP <= move < ROW_BONUS:
        return 400
    if COLLECT_POD <= move < DESTROY_POD:
        return 50
    return NO_USE if kind == AskKind.RESOLVE else 0


@rule
def cell_loss(world, marker):
    """What moving down costs: the medal of the cell left, and going up again."""
    cell = world.markers[marker]
    lane = world.lanes[marker]
    return 5 + 10 * gained_medals(world.corporation, lane, cell) - cell_value(world, lane, cell) // 2


@rule
def step_value(world, marker, way):
    """Makeshift: the best of the cells that can be entered."""
    up = WAY_UP[way]
    lane = (world.lanes[marker] + WAY_RIGHT[way] + TRACK_COUNT) % TRACK_COUNT
    return cell_value(world, lane, world.markers[marker] + up) + 8 * up


@rule
def card_value(card):
    worth = 10 * CIV_MEDALS[card]
    effect = CIV_EFFECT[card]
    if effect == Civ.ADVANCE:
        worth += 9 * CIV_MARKERS[card] * CIV_STEPS[card]
    elif effect == Civ.ADVANCE_ALL_TO:
        worth += 45
    elif effect == Civ.GAIN_PATCH or effect == Civ.COLLECT_LIFE_PODS:
        worth += 9 * CIV_COUNT[card]
    elif effect == Civ.EXTRA_TILE:
        worth += 22
    elif effect == Civ.ROVER_MOVE:
        worth += 12
    elif effect == Civ.SET:
        worth += 14 if CIV_SET[card] == 2 else 8
    else:
        worth += 8
    return worth
