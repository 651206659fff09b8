"""The decisions: what is legal, and what an answer does."""

from fiveplanets.core.asks import ask, close_ask, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..components import CHARACTERS, COLOURS, DEEDS, FIRST_ACTION, REGIONS, Character, Window
from ..moves import (
    ARRANGE,
    BOARD,
    CHOOSE,
    CHOOSE_LATER,
    DESTROY,
    DRAW,
    DROP,
    FLEE,
    KEEP,
    KILL,
    LAUNCH,
    LAY,
    LOOK,
    NAME,
    PASS,
    PLAY,
    PUT_AWAY,
    REPLACE,
    RESCUE,
    STEER,
    STEP,
    WAYS_TO_CHOOSE,
)
from ..state import FIRST_CARD_CAUSE, AskKind, Cards, Pass, Position
from .abilities import (
    destroy,
    drop,
    kill,
    list_destinations,
    list_docked,
    list_drops,
    list_kills,
    list_launches,
    list_replacements,
    list_ships,
    list_steps,
    replace,
    step,
)
from .actions import later_windows, list_actions, may_plan, play_action, rescue
from .boarding import board, list_docks_to_board
from .flow import carry_on
from .research import flee, list_refuges
from .science import draw, lay_research, list_looks, list_places_for_research, list_studies, look, put_away
from .setup import arrange, keep_mission
from .table import launch, lay_destination


@rule
def legal(game: Position, seat: int, moves: Seq[int]) -> None:
    """List the legal answers to the seat's top ask, in the order of their numbers."""
    top = top_ask(game, seat)
    kind = top.kind
    if kind == AskKind.BOARD or kind == AskKind.DISPATCH:
        list_docks_to_board(game, moves)
        if game.boarded == 0 and game.active == seat:
            list_actions(game, seat, Window.RESCUE, moves)
    elif kind == AskKind.CHOOSE:
        list_characters(game, seat, moves)
    elif kind == AskKind.KEEP:
        list_missions(game, seat, moves)
    elif kind == AskKind.ARRANGE:
        for character in range(CHARACTERS):
            if game.companies[seat].loose >> character & 1:
                push(moves, ARRANGE + character)
    elif kind == AskKind.WINDOW:
        push(moves, PASS + Pass.CARD)
        list_actions(game, seat, top.a, moves)
    elif kind == AskKind.RESCUE:
        for count in range(top.a):
            push(moves, RESCUE + count)
    elif kind == AskKind.FLEE:
        list_refuges(game, top.b, moves)
    else:
        list_uses(game, seat, kind, moves)


@rule
def list_characters(game: Position, seat: int, moves: Seq[int]) -> None:
    """RP-12, RP-15: any character in hand. RP-58: an action card gives more choices, which look alike to the others."""
    may_ask = later_windows(game, seat) > 0
    in_hand = 0
    for character in range(CHARACTERS):
        if not game.companies[seat].played >> character & 1:
            in_hand += 1
            push(moves, CHOOSE + WAYS_TO_CHOOSE * character + Cards.KEEP)
            if may_ask:
                push(moves, CHOOSE + WAYS_TO_CHOOSE * character + Cards.ASK)
    if in_hand > 1 and may_plan(game, seat):
        push(moves, CHOOSE_LATER)


@rule
def list_missions(game: Position, seat: int, moves: Seq[int]) -> None:
    cards = game.companies[seat].cards
    push(moves, KEEP + min(cards.items[0], cards.items[1]))
    push(moves, KEEP + max(cards.items[0], cards.items[1]))


@rule
def list_uses(game: Position, seat: int, kind: int, moves: Seq[int]) -> None:
    """How a character's ability can be used."""
    colour = game.active
    if kind == AskKind.STEP:
        list_steps(game, colour, moves)
    elif kind == AskKind.NAME:
        list_destinations(game, moves)
    elif kind == AskKind.STUDY:
        list_studies(game, moves)
    elif kind == AskKind.LAY:
        list_places_for_research(game, seat, moves)
    elif kind == AskKind.LOOK:
        list_looks(game, moves)
    elif kind == AskKind.LAUNCH:
        list_launches(game, moves)
    elif kind == AskKind.DESTROY:
        list_docked(game, moves)
    elif kind == AskKind.REPLACE:
        list_replacements(game, colour, moves)
    elif kind == AskKind.KILL:
        list_kills(game, moves)
    elif kind == AskKind.DROP:
        most = DEEDS[game.companies[colour].shown][game.stage][1]
        list_drops(game, game.left == most, moves)
    else:
        list_ships(game, kind == AskKind.REDIRECT, moves)


@rule
def apply(game: Position, seat: int, move: int) -> None:
    """Answer the seat's top ask; the game goes on to the next decision."""
    top = top_ask(game, seat)
    kind = top.kind
    a = top.a
    b = top.b
    close_ask(game, seat)
    if kind == AskKind.BOARD or kind == AskKind.DISPATCH:
        if move >= PLAY:
            play_action(game, seat, move - PLAY)
        else:
            board(game, seat, move - BOARD)
    elif kind == AskKind.CHOOSE:
        choose(game, seat, move)
    elif kind == AskKind.KEEP:
        keep_mission(game, seat, move - KEEP)
    elif kind == AskKind.ARRANGE:
        arrange(game, seat, move - ARRANGE)
    elif kind == AskKind.WINDOW:
        if move >= PLAY:
            play_action(game, seat, move - PLAY)
        else:
            game.companies[seat].to_be_asked &= ~(1 << a)
    elif kind == AskKind.RESCUE:
        rescue(game, seat, move - RESCUE + 1, b)
    elif kind == AskKind.FLEE:
        flee(game, a, b, move - FLEE)
    elif kind == AskKind.NAME:
        lay_destination(game, game.active if game.active != NOTHING else seat, a, move - NAME, b)
    elif kind == AskKind.REDIRECT:
        ask(game, seat, AskKind.NAME, move - STEER, FIRST_CARD_CAUSE + FIRST_ACTION + a)
    elif kind == AskKind.STUDY or kind == AskKind.LAY or kind == AskKind.LOOK:
        use_science(game, seat, kind, move)
    elif move < KEEP:  # passed
        game.left = 0
    else:
        game.left -= 1
        use(game, seat, kind, move)
    carry_on(game)


@rule
def choose(game: Position, seat: int, move: int) -> None:
    company = game.companies[seat]
    company.choice = (move - CHOOSE) // WAYS_TO_CHOOSE
    company.to_be_asked = later_windows(game, seat) if (move - CHOOSE) % WAYS_TO_CHOOSE == Cards.ASK else 0


@rule
def use_science(game: Position, seat: int, kind: int, move: int) -> None:
    if move == DRAW:
        draw(game, game.active)
    elif kind != AskKind.LAY:
        look(game, seat, move - LOOK)
    elif move == PUT_AWAY:
        put_away(game, seat)
    else:
        lay_research(game, seat, move - LAY)


@rule
def use(game: Position, seat: int, kind: int, move: int) -> None:
    """Use a character's ability once."""
    colour = game.active
    if kind == AskKind.STEP:
        step(game, colour, (move - STEP) // REGIONS, (move - STEP) % REGIONS)
    elif kind == AskKind.LAUNCH:
        launch(game, colour, move - LAUNCH, Character.SPY)
    elif kind == AskKind.DESTROY:
        destroy(game, colour, move - DESTROY)
    elif kind == AskKind.REPLACE:
        replace(game, colour, (move - REPLACE) // COLOURS, (move - REPLACE) % COLOURS)
    elif kind == AskKind.KILL:
        kill(game, colour, (move - KILL) // COLOURS, (move - KILL) % COLOURS)
    elif kind == AskKind.DROP:
        drop(game, colour, move - DROP)
    else:
        ask(game, seat, AskKind.NAME, move - STEER, game.companies[colour].shown)
