"""Action cards and the windows in which they may be played (RP-58).

Who is asked must tell nothing about who holds what. Change of Plan and the Rescue Team hide among decisions that a
player has anyway: the choice of a character, and the first boarding. In the other windows everybody is asked who could
hold such a card as far as the table knows: who holds more than the first mission, while a card of the window has not
been seen, and could be of use.
"""

from fiveplanets.core.asks import ask, asked, close_ask, top_ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, push, take_at
from fiveplanets.core.story import reveal, tell

from ..components import (
    ACTION_AMOUNT,
    ACTION_TOKEN,
    ACTION_WINDOW,
    FIRST_ACTION,
    PHOBOS,
    Window,
)
from ..events import Event
from ..moves import PLAY
from ..state import AskKind
from .table import any_destination_left, colour_count, crew_size, enter

ACTIONS = len(ACTION_WINDOW)


@rule
def is_unseen(game, window):
    """Is there still a card of this window that nobody has played?"""
    for action in range(ACTIONS):
        if ACTION_WINDOW[action] == window and not game.spent >> (FIRST_ACTION + action) & 1:
            return True
    return False


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
def offer_window(game, seat, window):
    if game.companies[seat].cards.n > 1 and is_unseen(game, window) and is_of_use(game, seat, window):
        ask(game, seat, AskKind.WINDOW, window)


@rule
def open_window(game, window):
    for seat in range(game.players):
        offer_window(game, seat, window)


@rule
def held_action(game, seat, window):
    """The number of an action card of this window that a seat holds, or -1."""
    for action in range(ACTIONS):
        if ACTION_WINDOW[action] == window and find(game.companies[seat].cards, FIRST_ACTION + action) >= 0:
            return action
    return -1


@rule
def list_action(game, seat, window, moves):
    action = held_action(game, seat, window)
    if action >= 0 and is_of_use(game, seat, window):
        push(moves, PLAY + action)


@rule
def show_plans(game):
    """Who wants to change plans has not chosen yet: the card is shown now, when all the others have."""
    for seat in range(game.players):
        if game.companies[seat].plans:
            game.companies[seat].plans = False
            play_action(game, seat, held_action(game, seat, Window.CHANGE_CHARACTER))


@rule
def play_action(game, seat, action):
    """The card is used up; when it was the last of its window, the others are not asked any more."""
    company = game.companies[seat]
    window = ACTION_WINDOW[action]
    take_at(company.cards, find(company.cards, FIRST_ACTION + action))
    game.spent |= 1 << (FIRST_ACTION + action)
    reveal(game)
    tell(game, Event.PLAYED, seat, FIRST_ACTION + action)
    if not is_unseen(game, window):
        for other in range(game.players):
            if asked(game, other) and top_ask(game, other).kind == AskKind.WINDOW:
                close_ask(game, other)
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
        company.tokens[ACTION_TOKEN[action]] += ACTION_AMOUNT[action]
        game.bank[ACTION_TOKEN[action]] -= ACTION_AMOUNT[action]


@rule
def rescue(game, colour, count):
    """Astronauts come back from the wormhole, to Phobos."""
    game.companies[colour].lost -= count
    tell(game, Event.RESCUED, colour, count)
    enter(game, colour, PHOBOS, count)
