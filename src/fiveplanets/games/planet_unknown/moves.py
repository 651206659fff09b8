"""The move space of Planet Unknown, and which rules refused moves would break."""

from typing import Any

from fiveplanets.core.moves import Kind, MoveSpace, Span

from .codes import (
    Bonus,
    CivCard,
    Compartment,
    Direction,
    Letter,
    Line,
    Objective,
    PrivateObjective,
    RoverNumber,
    Tile,
    Track,
    Turn,
    Way,
)
from .state import AskKind
from .tables import EVENT_IDS, PLANET_IDS, SECTORS, TOP

HUB = AskKind.RESOLVE
_SQUARE: dict[str, Any] = {"row": Line, "column": Line}
_CELL: dict[str, Any] = {"track": Track, "cell": Span(1, TOP)}

MOVES = MoveSpace(
    rotate=Kind(AskKind.ROTATE, when="PU-R07", sectors=Span(0, SECTORS - 1)),
    take=Kind(HUB, when="PU-R07", refused="PU-R08", tile=Tile),
    place=Kind(HUB, when="PU-R07", refused="PU-R14", turn=Turn, **_SQUARE),  # the top left corner of the tile's frame
    station=Kind(HUB, when="PU-R10", track=Track),
    shift_rover=Kind(HUB, when="PU-R10", refused="PU-R83"),
    energy=Kind(HUB, when="PU-R10", refused="PU-R27", track=Track),
    boost=Kind(HUB, when="PU-R10", refused="PU-R21", track=Track),
    boost_twice=Kind(HUB, when="PU-R10", refused="PU-R104", track=Track),
    advance=Kind(HUB, when="PU-R10", refused="PU-R20", track=Track),
    catch_up=Kind(HUB, when="PU-R10", refused="PU-C-21", track=Track),
    patch=Kind(HUB, when="PU-R10", refused="PU-R40", **_SQUARE),
    store_patch=Kind(HUB, when="PU-R10", refused="PU-R42"),
    two_patches=Kind(HUB, when="PU-R10", refused="PU-T-wormhole_corp-3"),
    patch_to_boost=Kind(HUB, when="PU-R10", refused="PU-T-jump_drive-A"),
    spawn=Kind(HUB, when="PU-R10", refused="PU-R32", **_SQUARE),
    drive=Kind(HUB, when="PU-R10", refused="PU-R35", rover=RoverNumber, direction=Direction),
    teleport=Kind(HUB, when="PU-R10", refused="PU-R39", rover=RoverNumber),
    teleport_by_card=Kind(AskKind.TELEPORT, when="PU-C-14", rover=RoverNumber),
    land=Kind(AskKind.LAND, when="PU-R39", **_SQUARE),
    collect_pod=Kind(AskKind.COLLECT_PODS, when="PU-R36", refused="PU-R65", **_SQUARE),
    collect_meteorite=Kind(AskKind.COLLECT_METEORITE, HUB, when="PU-R36", refused="PU-R65", **_SQUARE),
    destroy_pod=Kind(AskKind.DESTROY_POD, when="PU-R65", **_SQUARE),
    destroy_meteorite=Kind(AskKind.DESTROY_METEORITES, when="PU-C-25", **_SQUARE),
    destroy_row=Kind(AskKind.DESTROY_LINE, when="PU-C-17", row=Line),
    destroy_column=Kind(AskKind.DESTROY_LINE, when="PU-C-17", column=Line),
    destroy_rover=Kind(AskKind.DESTROY_ROVER, when="PU-E-47", rover=RoverNumber),
    strike=Kind(AskKind.STRIKE, when="PU-E-31", **_SQUARE),
    regress=Kind(AskKind.REGRESS, when="PU-R24", refused="PU-R66", track=Track),
    lower=Kind(HUB, when="PU-R10", refused="PU-T-makeshift-4", track=Track),
    step=Kind(AskKind.STEP, when="PU-R83", refused="PU-R84", way=Way),
    bonus=Kind(AskKind.BONUS, when="PU-R25", bonus=Bonus),
    flux=Kind(AskKind.FLUX, when="PU-R30", track=Track),
    leap=Kind(HUB, when="PU-R10", refused="PU-R76", track=Track),
    free_advance=Kind(HUB, when="PU-R10", refused="PU-R45", track=Track),
    row_bonus=Kind(HUB, when="PU-R10", refused="PU-R81", track=Track),
    draw_objectives=Kind(HUB, when="PU-R10", refused="PU-R82"),
    share=Kind(AskKind.SHARE, when="PU-R82", objective=Objective),
    keep=Kind(AskKind.SHARE, when="PU-R82", secret=True, objective=PrivateObjective),
    drop=Kind(AskKind.DROP, when="PU-R61", secret=True, objective=PrivateObjective),
    pick=Kind(AskKind.PICK, when="PU-R11", secret=True, card=CivCard),
    keep_pod=Kind(AskKind.POD, when="PU-R79"),
    pod_on_track=Kind(AskKind.POD, when="PU-R74", **_CELL),
    pod_on_technology=Kind(AskKind.POD, when="PU-R79", technology=Letter),
    lift_pod=Kind(HUB, when="PU-R10", refused="PU-R74"),
    lift_pod_from=Kind(HUB, when="PU-R10", refused="PU-R74", **_CELL),
    lose_pod=Kind(AskKind.LOSE_POD, when="PU-E-50"),
    lose_pod_from=Kind(AskKind.LOSE_POD, when="PU-E-50", **_CELL),
    restart_biomass=Kind(HUB, when="PU-R10", refused="PU-R89"),
    event_boost=Kind(AskKind.PEEK, when="PU-E-53"),
    peek=Kind(AskKind.PEEK, when="PU-E-53"),
    remove_stack=Kind(AskKind.STACK, when="PU-E-52", refused="PU-R71", compartment=Compartment),
    skip_tile=Kind(HUB, when="PU-R10", refused="PU-R19"),
    lay_aside=Kind(HUB, when="PU-R10", refused="PU-R19"),
    done=Kind(HUB, when="PU-R10"),
)

ROTATE = MOVES.base("rotate")
TAKE = MOVES.base("take")
PLACE_TILE = MOVES.base("place")
STATION = MOVES.base("station")
SHIFT_ROVER = MOVES.base("shift_rover")
ENERGY = MOVES.base("energy")
BOOST_MARKER = MOVES.base("boost")
BOOST_TWICE = MOVES.base("boost_twice")
ADVANCE = MOVES.base("advance")
CATCH_UP = MOVES.base("catch_up")
LAY_PATCH = MOVES.base("patch")
STORE_PATCH = MOVES.base("store_patch")
TWO_PATCHES = MOVES.base("two_patches")
PATCH_TO_BOOST = MOVES.base("patch_to_boost")
SPAWN = MOVES.base("spawn")
DRIVE = MOVES.base("drive")
TELEPORT = MOVES.base("teleport")
TELEPORT_BY_CARD = MOVES.base("teleport_by_card")
LAND = MOVES.base("land")
COLLECT_POD = MOVES.base("collect_pod")
COLLECT_METEORITE = MOVES.base("collect_meteorite")
DESTROY_POD = MOVES.base("destroy_pod")
DESTROY_METEORITE = MOVES.base("destroy_meteorite")
DESTROY_ROW = MOVES.base("destroy_row")
DESTROY_COLUMN = MOVES.base("destroy_column")
DESTROY_ROVER = MOVES.base("destroy_rover")
STRIKE = MOVES.base("strike")
REGRESS = MOVES.base("regress")
LOWER = MOVES.base("lower")
STEP = MOVES.base("step")
BONUS = MOVES.base("bonus")
PATCH_BONUS = BONUS + Bonus.ids.index("patch")
FLUX = MOVES.base("flux")
LEAP = MOVES.base("leap")
FREE_ADVANCE = MOVES.base("free_advance")
ROW_BONUS = MOVES.base("row_bonus")
DRAW_OBJECTIVES = MOVES.base("draw_objectives")
SHARE = MOVES.base("share")
KEEP = MOVES.base("keep")
DROP = MOVES.base("drop")
PICK = MOVES.base("pick")
KEEP_POD = MOVES.base("keep_pod")
POD_ON_TRACK = MOVES.base("pod_on_track")
POD_ON_TECHNOLOGY = MOVES.base("pod_on_technology")
LIFT_POD = MOVES.base("lift_pod")
LIFT_POD_FROM = MOVES.base("lift_pod_from")
LOSE_POD = MOVES.base("lose_pod")
LOSE_POD_FROM = MOVES.base("lose_pod_from")
RESTART_BIOMASS = MOVES.base("restart_biomass")
EVENT_BOOST = MOVES.base("event_boost")
PEEK = MOVES.base("peek")
REMOVE_STACK = MOVES.base("remove_stack")
SKIP_TILE = MOVES.base("skip_tile")
LAY_ASIDE = MOVES.base("lay_aside")
DONE = MOVES.base("done")

# Why a move that could be made now is refused, where its kind does not say it all: what `why_not` returns.
_NAMED = (
    "PU-R07",
    "PU-R13",
    "PU-R15",
    "PU-R22",
    "PU-R34",
    "PU-R43",
    "PU-R74",
    "PU-R83",
    "PU-R84",
    "PU-R87",
    "PU-C-13",
    "PU-T-flux_industries-4",
    "PU-T-makeshift-3",
)
(
    NO_TILE,
    NOT_AT_THE_BORDER,
    NO_SUCH_TURN,
    AT_THE_END,
    NO_MOVEMENT,
    NO_FIRST_PIECE,
    ALL_CELLS_HELD,
    NO_TRACK_THERE,
    CELL_TAKEN,
    NOT_BY_REPUBLIC,
    NO_POD_THERE,
    NO_FLUX_SWEEP,
    NO_SIDE_STEP,
) = range(len(_NAMED))
PLANET_FORBIDS = len(_NAMED)  # + the planet
EVENT_FORBIDS = PLANET_FORBIDS + len(PLANET_IDS)  # + the event card
REASONS = (*_NAMED, *(f"PU-P-{planet}" for planet in PLANET_IDS), *(f"PU-E-{card}" for card in EVENT_IDS))
