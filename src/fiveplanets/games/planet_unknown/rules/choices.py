"""What a choice in the hub does."""

from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..codes import MOST_ROVERS, Cause, Extra, Quiet, Stage
from ..events import Event
from ..moves import (
    ADVANCE,
    BOOST_MARKER,
    BOOST_TWICE,
    CATCH_UP,
    COLLECT_METEORITE,
    DRAW_OBJECTIVES,
    DRIVE,
    ENERGY,
    FREE_ADVANCE,
    LAY_PATCH,
    LEAP,
    LIFT_POD,
    LIFT_POD_FROM,
    LOSE_POD,
    LOWER,
    PATCH_TO_BOOST,
    PLACE_TILE,
    RESTART_BIOMASS,
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
from ..state import Position
from ..tables import Tech
from .abilities import advance_freely, gain_row, leap, lift, lift_from_cell, restart_biomass
from .grants import use_grant
from .hub import close_hub, shift_rover, use_boost, use_energy, use_station
from .objectives import draw_common
from .patches import lay_patch
from .placing import place
from .rovers import DIRECTIONS, clear_trails, drive, spawn
from .storages import lay_aside, take
from .supplies import collect_meteorite, gain_boosts, gain_patches, use_patch
from .teleports import teleport
from .tracks import advance, move_down


@rule
def choose(game: Position, seat: int, move: int) -> None:
    """Moves are numbered in the order of their kinds."""
    world = game.worlds[seat]
    if not DRIVE <= move < TELEPORT:
        clear_trails(world)
    if move >= SKIP_TILE:
        done(game, seat)
    elif move < PLACE_TILE:
        take(game, seat, move - TAKE)
    elif move < STATION:
        place(game, seat, move - PLACE_TILE)
        world.stage = Stage.FREE
    elif move < SHIFT_ROVER:
        use_station(game, seat, move - STATION)
    elif move == SHIFT_ROVER:
        shift_rover(game, seat)
    elif move < BOOST_MARKER:
        use_energy(game, seat, move - ENERGY)
    elif move < BOOST_TWICE:
        use_boost(game, seat, move - BOOST_MARKER, False)
    elif move < ADVANCE:
        use_boost(game, seat, move - BOOST_TWICE, True)
    elif move < CATCH_UP:
        use_grant(game, seat, move - ADVANCE)
    elif move < LAY_PATCH:
        advance(game, seat, move - CATCH_UP, Quiet.BOOSTS, Cause.CIV_CARD)
    elif move < SPAWN:
        choose_patch(game, seat, move)
    elif move < DRIVE:
        spawn(game, seat, move - SPAWN)
    elif move < TELEPORT:
        drive(game, seat, (move - DRIVE) // DIRECTIONS, (move - DRIVE) % DIRECTIONS)
    else:
        choose_ability(game, seat, move)


@rule
def done(game: Position, seat: int) -> None:
    """Do without the extra tile; or lay aside the tile in hand; or leave the hub."""
    world = game.worlds[seat]
    if world.stage == Stage.TAKE:
        world.stage = Stage.FREE
        world.extra = Extra.NO
    elif world.stage == Stage.PLACE:
        lay_aside(game, seat)
    else:
        close_hub(game, seat)


@rule
def choose_patch(game: Position, seat: int, move: int) -> None:
    world = game.worlds[seat]
    if move < STORE_PATCH:
        lay_patch(game, seat, move - LAY_PATCH)
    elif move == STORE_PATCH:  # PU-R42
        world.patches -= 1
        world.storable -= 1
        world.stored += 1
        tell(game, Event.PATCH_STORED, seat)
    elif move == TWO_PATCHES:
        world.used |= 1 << Tech.TWO_PATCHES
        gain_patches(game, seat, 1, Cause.TECHNOLOGY)
    elif move == PATCH_TO_BOOST:
        world.used |= 1 << Tech.BOOST_INSTEAD_OF_PATCH
        use_patch(world)
        gain_boosts(game, seat, 1, Cause.TECHNOLOGY)


@rule
def choose_ability(game: Position, seat: int, move: int) -> None:
    world = game.worlds[seat]
    if move < TELEPORT + MOST_ROVERS:
        teleport(game, seat, move - TELEPORT)
    elif LEAP <= move < FREE_ADVANCE:
        leap(game, seat)
    elif FREE_ADVANCE <= move < ROW_BONUS:
        advance_freely(game, seat, move - FREE_ADVANCE)
    elif move == DRAW_OBJECTIVES:
        world.spent |= 1 << Tech.ADD_COMMON_OBJECTIVE
        draw_common(game, seat)
    elif move == RESTART_BIOMASS:
        restart_biomass(game, seat)
    elif move == LIFT_POD:
        lift(game, seat)
    elif LIFT_POD_FROM <= move < LOSE_POD:
        lift_from_cell(game, seat, move - LIFT_POD_FROM)
    elif LOWER <= move < STEP:
        world.used |= 1 << Tech.MOVE_A_MARKER_DOWN
        move_down(game, seat, move - LOWER, 1, Cause.TECHNOLOGY)
    elif ROW_BONUS <= move < DRAW_OBJECTIVES:
        gain_row(game, seat, move - ROW_BONUS)
    else:
        world.meteorite_picks -= 1
        collect_meteorite(game, seat, move - COLLECT_METEORITE, Cause.TECHNOLOGY)
