"""The countdown: whose character is next, and how its card is carried out."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.story import reveal, tell

from ..components import ABILITIES, BOARDS, PHOBOS, Ability
from ..events import Event
from ..state import AskKind, Stage
from .abilities import any_docked, any_ship, can_kill, can_launch, can_replace, can_step, recruit
from .boarding import ask_to_board
from .science import study
from .table import any_destination_left, colour_count, is_docked, is_full, is_neutral, launch, next_clockwise, seat_of


@rule
def choice_of(game, colour):
    """The character that lies face down before a colour; 0 when it has been shown."""
    company = game.companies[seat_of(game, colour)]
    return company.neutral_choice if is_neutral(game, colour) else company.choice


@rule
def next_to_resolve(game):
    """RP-13: the highest number; RP-14: of equal ones the first clockwise from the first player; -1: all are done."""
    best = -1
    highest = 0
    colour = game.first
    for _ in range(colour_count(game)):
        if choice_of(game, colour) > highest:
            highest = choice_of(game, colour)
            best = colour
        colour = next_clockwise(game, colour)
    return best


@rule
def begin_card(game, colour):
    """RP-15: the character is shown and stays on the table."""
    company = game.companies[colour]
    company.shown = choice_of(game, colour)
    company.played |= 1 << company.shown
    if is_neutral(game, colour):
        game.companies[seat_of(game, colour)].neutral_choice = 0
    else:
        company.choice = 0
    reveal(game)
    tell(game, Event.CHARACTER, colour, company.shown - 1, company.shown)
    game.active = colour + 1
    game.last = seat_of(game, colour)
    game.boarded = 0
    game.stage = Stage.BOARDING
    game.left = BOARDS[company.shown]


@rule
def go_on_with_card(game):
    """RP-16: in printed order: board, then one ability, then perhaps another, then the full ships launch."""
    if game.left == 0:
        game.stage += 1
        if game.stage < Stage.DONE:
            game.left = ABILITIES[game.companies[game.active - 1].shown][game.stage - 1][1]
        else:
            finish_card(game)
    elif game.stage == Stage.BOARDING:
        ask_to_board(game)
    else:
        use_ability(game, game.active - 1)


@rule
def use_ability(game, colour):
    """Ask how the ability is used, or skip it where it cannot be."""
    ability = ABILITIES[game.companies[colour].shown][game.stage - 1][0]
    if ability == Ability.RECRUIT:
        recruit(game, colour)
        game.left = 0
    elif ability == Ability.STUDY:
        game.left = 0
        study(game, colour)
    elif ability == Ability.STEP:
        ask_if(game, colour, can_step(game, colour), AskKind.STEP)
    elif ability == Ability.LAUNCH:
        ask_if(game, colour, can_launch(game), AskKind.LAUNCH)
    elif ability == Ability.DESTROY:
        ask_if(game, colour, any_docked(game), AskKind.DESTROY)
    elif ability == Ability.REPLACE:
        ask_if(game, colour, can_replace(game, colour), AskKind.REPLACE)
    elif ability == Ability.KILL:
        ask_if(game, colour, can_kill(game), AskKind.KILL)
    elif ability == Ability.DROP:
        ask_if(game, colour, game.regions[PHOBOS].crew[colour] > 0, AskKind.DROP)
    else:
        ask_if(game, colour, any_ship(game) and any_destination_left(game), AskKind.STEER)


@rule
def ask_if(game, colour, possible, kind):
    if possible:
        ask(game, seat_of(game, colour), kind)
    else:
        game.left = 0


@rule
def finish_card(game):
    """RP-19: only now do the ships that it filled launch; RP-21: the others stay."""
    for dock in range(colour_count(game)):
        if is_docked(game.ships[dock]) and is_full(game.ships[dock]):
            launch(game, dock)
    game.active = 0
    game.stage = 0
    game.boarded = 0
