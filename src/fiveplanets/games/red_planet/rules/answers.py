"""The decisions: what is legal, and what an answer does."""

from fiveplanets.core.asks import ask, close_ask, top_ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..components import ABILITIES, CHARACTERS, REGIONS, Window
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
    PASS_CARD,
    PASS_DROPS,
    PASS_STEPS,
    PLAY,
    PUT_AWAY,
    REPLACE,
    RESCUE,
    STEER,
    STEP,
)
from ..state import SEATS, AskKind
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
def legal(game, seat, moves):
    """List the legal answers to the seat's top ask, in the order of their numbers."""
    top = top_ask(game, seat)
    kind = top.kind
    if kind == AskKind.BOARD or kind == AskKind.DISPATCH:
        list_docks_to_board(game, moves)
        if game.boarded == 0 and game.active - 1 == seat:
            list_actions(game, seat, Window.RESCUE, moves)
    elif kind == AskKind.CHOOSE:
        list_characters(game, seat, moves)
    elif kind == AskKind.KEEP:
        list_missions(game, seat, moves)
    elif kind == AskKind.ARRANGE:
        for number in range(1, CHARACTERS + 1):
            if game.companies[seat].loose >> number & 1:
                push(moves, ARRANGE + number - 1)
    elif kind == AskKind.WINDOW:
        push(moves, PASS_CARD)
        list_actions(game, seat, top.a, moves)
    elif kind == AskKind.RESCUE:
        for count in range(top.a):
            push(moves, RESCUE + count)
    elif kind == AskKind.FLEE:
        list_refuges(game, top.b, moves)
    else:
        list_uses(game, seat, kind, moves)


@rule
def list_characters(game, seat, moves):
    """RP-12, RP-15: any character in hand. RP-58: an action card gives more choices, which look alike to the others."""
    may_ask = later_windows(game, seat) > 0
    in_hand = 0
    for number in range(1, CHARACTERS + 1):
        if not game.companies[seat].played >> number & 1:
            in_hand += 1
            push(moves, CHOOSE + 2 * (number - 1))
            if may_ask:
                push(moves, CHOOSE + 2 * (number - 1) + 1)
    if in_hand > 1 and may_plan(game, seat):
        push(moves, CHOOSE_LATER)


@rule
def list_missions(game, seat, moves):
    cards = game.companies[seat].cards
    push(moves, KEEP + min(cards.items[0], cards.items[1]))
    push(moves, KEEP + max(cards.items[0], cards.items[1]))


@rule
def list_uses(game, seat, kind, moves):
    """How a character's ability can be used."""
    colour = game.active - 1
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
        most = ABILITIES[game.companies[colour].shown][game.stage - 1][1]
        list_drops(game, game.left == most, moves)
    else:
        list_ships(game, kind == AskKind.REDIRECT, moves)


@rule
def apply(game, seat, move):
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
        arrange(game, seat, move - ARRANGE + 1)
    elif kind == AskKind.WINDOW:
        if move == PASS_CARD:
            game.companies[seat].to_be_asked &= ~(1 << a)
        else:
            play_action(game, seat, move - PLAY)
    elif kind == AskKind.RESCUE:
        rescue(game, seat, move - RESCUE + 1)
    elif kind == AskKind.FLEE:
        flee(game, a, b, move - FLEE)
    elif kind == AskKind.NAME:
        lay_destination(game, game.active - 1 if game.active > 0 else seat, a, move - NAME)
    elif kind == AskKind.REDIRECT:
        ask(game, seat, AskKind.NAME, move - STEER)
    elif kind == AskKind.STUDY or kind == AskKind.LAY or kind == AskKind.LOOK:
        use_science(game, seat, kind, move)
    elif PASS_STEPS <= move <= PASS_DROPS:
        game.left = 0
    else:
        game.left -= 1
        use(game, seat, kind, move)
    carry_on(game)


@rule
def choose(game, seat, move):
    company = game.companies[seat]
    if move == CHOOSE_LATER:
        company.plans = True
    else:
        company.choice = (move - CHOOSE) // 2 + 1
        company.to_be_asked = later_windows(game, seat) if (move - CHOOSE) % 2 == 1 else 0


@rule
def use_science(game, seat, kind, move):
    if move == DRAW:
        draw(game, game.active - 1)
    elif kind != AskKind.LAY:
        look(game, seat, move - LOOK)
    elif move == PUT_AWAY:
        put_away(game, seat)
    else:
        lay_research(game, seat, move - LAY)


@rule
def use(game, seat, kind, move):
    """Use a character's ability once."""
    colour = game.active - 1
    if kind == AskKind.STEP:
        step(game, colour, (move - STEP) // REGIONS, (move - STEP) % REGIONS)
    elif kind == AskKind.LAUNCH:
        launch(game, move - LAUNCH)
    elif kind == AskKind.DESTROY:
        destroy(game, colour, move - DESTROY)
    elif kind == AskKind.REPLACE:
        replace(game, colour, (move - REPLACE) // SEATS, (move - REPLACE) % SEATS)
    elif kind == AskKind.KILL:
        kill(game, colour, (move - KILL) // SEATS, (move - KILL) % SEATS)
    elif kind == AskKind.DROP:
        drop(game, colour, move - DROP)
    else:
        ask(game, seat, AskKind.NAME, move - STEER)
