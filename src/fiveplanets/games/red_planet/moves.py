"""The move space of Mission: Red Planet, and which rule an illegal move would break."""

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.core.moves import Kind, MoveSpace, Names, Span

from .components import ACTION_IDS, CHARACTER_IDS, COLOUR_IDS, MISSION_IDS, REGION_IDS
from .shape import MOST_RESCUED
from .state import SEATS, AskKind

DOCK_IDS = tuple(f"dock-{number}" for number in range(1, SEATS + 1))
_dock = Names("place", DOCK_IDS)
_place = Names("place", (*REGION_IDS, *DOCK_IDS))
_region = Names("place", REGION_IDS)
_colour = Names("colour", COLOUR_IDS)
_character = Names("character", CHARACTER_IDS)

MOVES = MoveSpace(
    **{"pass": Kind(what=Names("pass", ("steps", "drops", "card")))},
    keep=Kind(secret=True, card=Names("card", MISSION_IDS)),
    arrange=Kind(secret=True, character=_character),
    choose=Kind(
        secret=True, character=Names("character", (*CHARACTER_IDS, "later")), cards=Names("cards", ("keep", "ask"))
    ),
    board=Kind(dock=_dock),
    name=Kind(region=_region),
    step=Kind(start=_region, to=_region),
    draw=Kind(),
    look=Kind(region=_region),
    lay=Kind(region=_region),
    put_away=Kind(),
    launch=Kind(dock=_dock),
    destroy=Kind(dock=_dock),
    replace=Kind(place=_place, colour=_colour),
    kill=Kind(region=_region, colour=_colour),
    drop=Kind(region=_region),
    steer=Kind(dock=_dock),
    play=Kind(card=Names("card", ACTION_IDS)),
    rescue=Kind(count=Span(1, MOST_RESCUED)),
    flee=Kind(region=_region),
)

PASS_STEPS = MOVES.index({"do": "pass", "what": "steps"})
PASS_DROPS = MOVES.index({"do": "pass", "what": "drops"})
PASS_CARD = MOVES.index({"do": "pass", "what": "card"})
KEEP = MOVES.base("keep")
ARRANGE = MOVES.base("arrange")
CHOOSE = MOVES.base("choose")
CHOOSE_LATER = MOVES.index({"do": "choose", "character": "later", "cards": "keep"})
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

# For each kind of move: the asks it answers, the rule of its moment, and the rule that a wrong choice breaks.
ANSWERS = {
    "pass": ({AskKind.STEP, AskKind.DROP, AskKind.WINDOW}, "RP-16", "RP-16"),
    "keep": ({AskKind.KEEP}, "RP-09", "RP-09"),
    "arrange": ({AskKind.ARRANGE}, "RP-63", "RP-63"),
    "choose": ({AskKind.CHOOSE}, "RP-12", "RP-15"),
    "board": ({AskKind.BOARD, AskKind.DISPATCH}, "RP-13", "RP-17"),
    "name": ({AskKind.NAME}, "RP-22", "RP-23"),
    "step": ({AskKind.STEP}, "RP-30", "RP-30"),
    "draw": ({AskKind.STUDY}, "RP-32", "RP-32"),
    "look": ({AskKind.STUDY, AskKind.LOOK}, "RP-32", "RP-32"),
    "lay": ({AskKind.LAY}, "RP-33", "RP-52"),
    "put_away": ({AskKind.LAY}, "RP-66", "RP-33"),
    "launch": ({AskKind.LAUNCH}, "RP-34", "RP-34"),
    "destroy": ({AskKind.DESTROY}, "RP-35", "RP-35"),
    "replace": ({AskKind.REPLACE}, "RP-36", "RP-36"),
    "kill": ({AskKind.KILL}, "RP-38", "RP-38"),
    "drop": ({AskKind.DROP}, "RP-39", "RP-39"),
    "steer": ({AskKind.STEER, AskKind.REDIRECT}, "RP-40", "RP-40"),
    "play": ({AskKind.WINDOW, AskKind.BOARD, AskKind.DISPATCH}, "RP-58", "RP-58"),
    "rescue": ({AskKind.RESCUE}, "RP-58", "RP-58"),
    "flee": ({AskKind.FLEE}, "RP-54", "RP-54"),
}

# What must be done, and cannot be passed.
MUST = {AskKind.BOARD: "RP-18", AskKind.DISPATCH: "RP-37", AskKind.LAY: "RP-33", AskKind.DROP: "RP-39"}


def refusal(game, seat, move):
    """The rule that this illegal move would break."""
    data = MOVES.data(move)
    kinds, moment, choice = ANSWERS[data["do"]]
    if not asked(game, seat):
        return moment
    kind = top_ask(game, seat).kind
    if data["do"] == "pass":
        return MUST.get(kind, choice)
    if kind not in kinds:
        return moment
    if data["do"] == "choose" and (data["character"] == "later" or data["cards"] == "ask"):
        return "RP-58"
    if data["do"] == "step" and "phobos" in (data["start"], data["to"]):
        return "RP-31"
    if data["do"] == "board":
        return _refused_boarding(game, data, kind)
    if data["do"] == "lay" and data["region"] == "phobos":
        return "RP-42"
    return choice


def _refused_boarding(game, data, kind):
    dock = DOCK_IDS.index(data["dock"])
    if kind == AskKind.DISPATCH:
        return "RP-37"
    return "RP-34" if game.boarded >> dock & 1 else "RP-17"
