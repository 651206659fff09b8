"""The move space of Planet Unknown, and which rule an illegal move would break."""

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.core.moves import Kind, MoveSpace, Names, Span

from .data import TRACKS
from .state import MOST_ROVERS, AskKind
from .tables import CIV_IDS, OBJECTIVE_IDS, SECTORS, SIDE, TILE_IDS, TOP, TURNS

TRACK = Names("track", TRACKS)
COMPARTMENT = Names("compartment", ("large", "small"))
DIRECTIONS = ("up", "right", "down", "left", "up-right", "down-right", "down-left", "up-left")
DIRECTION = Names("direction", DIRECTIONS)
ROVER = Span(1, MOST_ROVERS)
OBJECTIVE = Names("objective", OBJECTIVE_IDS)
PRIVATE = Names("private_objective", OBJECTIVE_IDS)
CARD = Names("civ_card", CIV_IDS)
_SQUARE = {"row": Span(1, SIDE), "column": Span(1, SIDE)}
_CELL = {"track": TRACK, "cell": Span(1, TOP)}

MOVES = MoveSpace(
    rotate=Kind(sectors=Span(0, SECTORS - 1)),
    take=Kind(tile=Names("tile", TILE_IDS)),
    place=Kind(turn=Names("turn", TURNS), **_SQUARE),  # the top left corner of the tile's frame
    station=Kind(track=TRACK),
    shift_rover=Kind(),
    energy=Kind(track=TRACK),
    boost=Kind(track=TRACK),
    boost_twice=Kind(track=TRACK),
    advance=Kind(track=TRACK),
    catch_up=Kind(track=TRACK),
    patch=Kind(**_SQUARE),
    store_patch=Kind(),
    two_patches=Kind(),
    patch_to_boost=Kind(),
    spawn=Kind(**_SQUARE),
    drive=Kind(rover=ROVER, direction=DIRECTION),
    teleport=Kind(rover=ROVER),
    teleport_by_card=Kind(rover=ROVER),
    land=Kind(**_SQUARE),
    collect_pod=Kind(**_SQUARE),
    collect_meteorite=Kind(**_SQUARE),
    destroy_pod=Kind(**_SQUARE),
    destroy_meteorite=Kind(**_SQUARE),
    destroy_row=Kind(row=Span(1, SIDE)),
    destroy_column=Kind(column=Span(1, SIDE)),
    destroy_rover=Kind(rover=ROVER),
    strike=Kind(**_SQUARE),
    regress=Kind(track=TRACK),
    lower=Kind(track=TRACK),
    step=Kind(way=Names("way", ("up", "up-left", "up-right", "left", "right"))),
    bonus=Kind(bonus=Names("bonus", ("boost", *TRACKS, "patch"))),  # as the table CHOICE_TRACK counts, then the patch
    flux=Kind(track=TRACK),
    leap=Kind(track=TRACK),
    free_advance=Kind(track=TRACK),
    row_bonus=Kind(track=TRACK),
    draw_objectives=Kind(),
    share=Kind(objective=OBJECTIVE),
    keep=Kind(secret=True, objective=PRIVATE),
    drop=Kind(secret=True, objective=PRIVATE),
    pick=Kind(secret=True, card=CARD),
    keep_pod=Kind(),
    pod_on_track=Kind(**_CELL),
    pod_on_technology=Kind(technology=Names("letter", ("A", "B", "C", "D", "E", "F"))),
    lift_pod=Kind(),
    lift_pod_from=Kind(**_CELL),
    lose_pod=Kind(),
    lose_pod_from=Kind(**_CELL),
    restart_biomass=Kind(),
    event_boost=Kind(),
    peek=Kind(),
    remove_stack=Kind(compartment=COMPARTMENT),
    skip_tile=Kind(),
    lay_aside=Kind(),
    done=Kind(),
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
PATCH_BONUS = BONUS + 1 + len(TRACKS)
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

# What an illegal move of a kind breaks, if nothing more exact can be said.
RULE = {
    "rotate": "PU-R07",
    "take": "PU-R08",
    "place": "PU-R14",
    "station": "PU-R10",
    "shift_rover": "PU-R83",
    "energy": "PU-R27",
    "boost": "PU-R21",
    "boost_twice": "PU-R104",
    "advance": "PU-R21",
    "catch_up": "PU-C-21",
    "patch": "PU-R40",
    "store_patch": "PU-R42",
    "two_patches": "PU-T-wormhole_corp-3",
    "patch_to_boost": "PU-T-jump_drive-A",
    "spawn": "PU-R32",
    "drive": "PU-R35",
    "teleport": "PU-R39",
    "teleport_by_card": "PU-C-14",
    "land": "PU-R39",
    "collect_pod": "PU-R65",
    "collect_meteorite": "PU-R65",
    "destroy_pod": "PU-R65",
    "destroy_meteorite": "PU-R65",
    "destroy_row": "PU-C-17",
    "destroy_column": "PU-C-17",
    "destroy_rover": "PU-E-47",
    "strike": "PU-E-31",
    "regress": "PU-R66",
    "lower": "PU-T-makeshift-4",
    "step": "PU-R84",
    "bonus": "PU-R89",
    "flux": "PU-R76",
    "leap": "PU-R76",
    "free_advance": "PU-R45",
    "row_bonus": "PU-R81",
    "draw_objectives": "PU-R82",
    "share": "PU-R82",
    "keep": "PU-R82",
    "drop": "PU-R61",
    "pick": "PU-R11",
    "keep_pod": "PU-R79",
    "pod_on_track": "PU-R74",
    "pod_on_technology": "PU-R79",
    "lift_pod": "PU-R74",
    "lift_pod_from": "PU-R74",
    "lose_pod": "PU-E-50",
    "lose_pod_from": "PU-E-50",
    "restart_biomass": "PU-R89",
    "event_boost": "PU-E-53",
    "peek": "PU-E-53",
    "remove_stack": "PU-R71",
    "skip_tile": "PU-R19",
    "lay_aside": "PU-R19",
    "done": "PU-R10",
}


def refusal(game, seat, move):
    """The rule that this illegal move would break."""
    kind = MOVES.name_of(move)
    if kind == "place" and asked(game, seat) and top_ask(game, seat).kind == AskKind.RESOLVE:
        from .rules.placing import refused_place

        return refused_place(game, seat, move - PLACE_TILE)
    return RULE[kind]
