"""The move space of Mission: Red Planet."""

from enum import IntEnum

from fiveplanets.core.moves import Kind, MoveSpace, Span

from .components import Character, Colour
from .shape import FEW
from .state import LATER, Action, AskKind, Cards, Choice, Dock, Mission, Pass, Place, Region

# What a character's card says must be done as far as possible: little of it can be passed (see rules/refusals.py).
DEMANDS = (
    AskKind.BOARD, AskKind.DISPATCH, AskKind.NAME, AskKind.STEP, AskKind.STUDY, AskKind.LAY, AskKind.LOOK,
    AskKind.LAUNCH, AskKind.DESTROY, AskKind.REPLACE, AskKind.KILL, AskKind.DROP, AskKind.STEER,
)  # fmt: skip

MOVES = MoveSpace(
    **{"pass": Kind(*DEMANDS, AskKind.WINDOW, when="RP-16", what=Pass)},
    keep=Kind(AskKind.KEEP, when="RP-09", secret=True, card=Mission),
    arrange=Kind(AskKind.ARRANGE, when="RP-63", secret=True, character=Character),
    choose=Kind(AskKind.CHOOSE, when="RP-12", refused="RP-15", secret=True, character=Choice, cards=Cards),
    board=Kind(AskKind.BOARD, AskKind.DISPATCH, when="RP-13", refused="RP-17", dock=Dock),
    name=Kind(AskKind.NAME, when="RP-22", refused="RP-23", region=Region),
    step=Kind(AskKind.STEP, when="RP-30", start=Region, to=Region),
    draw=Kind(AskKind.STUDY, when="RP-32"),
    look=Kind(AskKind.STUDY, AskKind.LOOK, when="RP-32", region=Region),
    lay=Kind(AskKind.LAY, when="RP-33", refused="RP-52", region=Region),
    put_away=Kind(AskKind.LAY, when="RP-66", refused="RP-33"),
    launch=Kind(AskKind.LAUNCH, when="RP-34", dock=Dock),
    destroy=Kind(AskKind.DESTROY, when="RP-35", dock=Dock),
    replace=Kind(AskKind.REPLACE, when="RP-36", place=Place, colour=Colour),
    kill=Kind(AskKind.KILL, when="RP-38", region=Region, colour=Colour),
    drop=Kind(AskKind.DROP, when="RP-39", region=Region),
    steer=Kind(AskKind.STEER, AskKind.REDIRECT, when="RP-40", dock=Dock),
    play=Kind(AskKind.WINDOW, AskKind.BOARD, AskKind.DISPATCH, when="RP-58", card=Action),
    rescue=Kind(AskKind.RESCUE, when="RP-58", count=Span(1, FEW)),
    flee=Kind(AskKind.FLEE, when="RP-54", region=Region),
)

PASS = MOVES.base("pass")
KEEP = MOVES.base("keep")
ARRANGE = MOVES.base("arrange")
CHOOSE = MOVES.base("choose")
WAYS_TO_CHOOSE = len(Cards)
CHOOSE_LATER = CHOOSE + WAYS_TO_CHOOSE * LATER
BOARD = MOVES.base("board")
NAME = MOVES.base("name")
STEP = MOVES.base("step")
DRAW = MOVES.base("draw")
LOOK = MOVES.base("look")
LAY = MOVES.base("lay")
PUT_AWAY = MOVES.base("put_away")
LAUNCH = MOVES.base("launch")
DESTROY = MOVES.base("destroy")
REPLACE = MOVES.base("replace")
KILL = MOVES.base("kill")
DROP = MOVES.base("drop")
STEER = MOVES.base("steer")
PLAY = MOVES.base("play")
RESCUE = MOVES.base("rescue")
FLEE = MOVES.base("flee")


class Reason(IntEnum):
    """The rules that a refusal names, where the kind of the move does not tell."""

    RP_03 = 0
    RP_18 = 1
    RP_22 = 2
    RP_30 = 3
    RP_31 = 4
    RP_32 = 5
    RP_33 = 6
    RP_34 = 7
    RP_35 = 8
    RP_36 = 9
    RP_37 = 10
    RP_38 = 11
    RP_39 = 12
    RP_40 = 13
    RP_42 = 14
    RP_58 = 15
    RP_66 = 16


REASONS = tuple(reason.name.replace("_", "-") for reason in Reason)
