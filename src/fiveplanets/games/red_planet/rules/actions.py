"""Action cards and the windows in which they may be played (RP-58).

What anybody decides, and when, must tell nothing about who holds what. So the cards hide among decisions that all have
anyway. Rescue Team is one more answer when the own character boards. Change of Plan is a way of choosing a character,
and whoever wants to play a card in one of the later windows says so in secret with that choice: only they are asked
then, and nobody else has to wait.
"""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, push, take_at
from fiveplanets.core.story import reveal, tell

from ..components import (
    ACTION_AMOUNT,
    ACTION_TOKEN,
    ACTION_WINDOW,
    ACTIONS,
    FIRST_ACTION,
    PHOBOS,
    PRODUCTION_AFTER,
    Window,
)
from ..events import Event
from ..moves import PLAY
from ..state import AskKind, Phase
from .table import any_destination_left, colour_count, crew_size, enter


@rule
def next_action(game, seat, window, after):
    """The next action card of this window that a seat holds, after the one given; -1 when there is none."""
    for action in range(after + 1, ACTIONS):
        if ACTION_WINDOW[action] == window and find(game.companies[seat].cards, FIRST_ACTION + action) >= 0:
            return action
    return -1


@rule
def holds_action(game, seat, window):
    return next_action(game, seat, window, -1) >= 0


@rule
def is_of_use(game, seat, window):
    """As far as everybody can see."""
    if window == Window.RESCUE:
        return game.companies[seat].lost > 0
    if window == Window.REDIRECT:
        return any_crew_launched(game) and any_destination_left(game)
    return True


@rule
def any_crew_launched(game):
    for dock in range(colour_count(game)):
        if game.ships[dock].launched and crew_size(game.ships[dock]) > 0:
            return True
    return False


@rule
def list_actions(game, seat, window, moves):
    if is_of_use(game, seat, window):
        action = next_action(game, seat, window, -1)
        while action >= 0:
            push(moves, PLAY + action)
            action = next_action(game, seat, window, action)


# --- with the choice of a character


@rule
def may_plan(game, seat):
    """Change of Plan: the character is chosen when all the others have chosen."""
    return game.phase == Phase.CHOOSING and holds_action(game, seat, Window.CHANGE_CHARACTER)


@rule
def later_windows(game, seat):
    """Those of this round in which the seat can play a card of its hand, a bit each."""
    windows = 0
    if holds_action(game, seat, Window.REDIRECT):
        windows |= 1 << Window.REDIRECT
    if is_production_round(game) and holds_action(game, seat, Window.GAIN_TOKENS):
        windows |= 1 << Window.GAIN_TOKENS
    return windows


@rule
def is_production_round(game):
    for number in range(len(PRODUCTION_AFTER)):
        if PRODUCTION_AFTER[number] == game.round:
            return True
    return False


@rule
def show_plans(game):
    """Who wants to change plans has not chosen yet: the card is shown now, when all the others have."""
    for seat in range(game.players):
        if game.companies[seat].plans:
            game.companies[seat].plans = False
            play_action(game, seat, next_action(game, seat, Window.CHANGE_CHARACTER, -1))


# --- when a window comes


@rule
def ask_in_window(game, window):
    """Ask the next one, clockwise from the first player, who wants to be asked and can play a card now."""
    seat = game.first
    if is_of_use(game, seat, window):
        reveal(game)  # all see whether somebody is asked
        for _ in range(game.players):
            if game.companies[seat].to_be_asked >> window & 1 and holds_action(game, seat, window):
                ask(game, seat, AskKind.WINDOW, window)
                return True
            seat = (seat + 1) % game.players
    for other in range(game.players):
        game.companies[other].to_be_asked &= ~(1 << window)
    return False


@rule
def play_action(game, seat, action):
    """The card is shown and used up."""
    company = game.companies[seat]
    window = ACTION_WINDOW[action]
    take_at(company.cards, find(company.cards, FIRST_ACTION + action))
    game.spent |= 1 << (FIRST_ACTION + action)
    reveal(game)
    tell(game, Event.PLAYED, seat, FIRST_ACTION + action)
    if window == Window.CHANGE_CHARACTER:
        ask(game, seat, AskKind.CHOOSE)
    elif window == Window.RESCUE:
        most = min(ACTION_AMOUNT[action], company.lost)
        if most > 1:
            ask(game, seat, AskKind.RESCUE, most)
        else:
            rescue(game, seat, most)
    elif window == Window.REDIRECT:
        ask(game, seat, AskKind.REDIRECT)
    else:
        count = min(ACTION_AMOUNT[action], game.bank[ACTION_TOKEN[action]])
        company.tokens[ACTION_TOKEN[action]] += count
        game.bank[ACTION_TOKEN[action]] -= count


@rule
def rescue(game, colour, count):
    """Astronauts come back from the wormhole, to Phobos."""
    game.companies[colour].lost -= count
    tell(game, Event.RESCUED, colour, count)
    enter(game, colour, PHOBOS, count)
