"""Action cards and the windows in which they may be played (RP-58).

Who is asked in a window must tell nothing: asked is everybody who could hold such a card as far as the table knows:
who holds more than the first mission, while a card of the window has not been seen, and could be of use.
"""

from fiveplanets.core.asks import ask, asked, close_ask, top_ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, push, take_at
from fiveplanets.core.story import tell

from ..components import (
    ACTION_AMOUNT,
    ACTION_TOKEN,
    ACTION_WINDOW,
    CHARACTERS,
    FIRST_ACTION,
    PHOBOS,
    Window,
)
from ..events import Event
from ..moves import PASS, PLAY
from ..state import AskKind
from .table import any_destination_left, colour_count, enter

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
    company = game.companies[seat]
    if window == Window.CHANGE_CHARACTER:  # another character in hand beside the chosen one
        in_hand = 0
        for number in range(1, CHARACTERS + 1):
            in_hand += 1 - (company.played >> number & 1)
        return in_hand > 1
    if window == Window.RESCUE:
        return company.lost > 0
    if window == Window.REDIRECT:
        return any_launched(game) and any_destination_left(game)
    return True


@rule
def any_launched(game):
    for dock in range(colour_count(game)):
        if game.ships[dock].launched:
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
def list_actions(game, seat, window, moves):
    push(moves, PASS)
    for action in range(ACTIONS):
        if ACTION_WINDOW[action] == window and find(game.companies[seat].cards, FIRST_ACTION + action) >= 0:
            push(moves, PLAY + action)


@rule
def play_action(game, seat, action):
    """The card is used up; when it was the last of its window, the others are not asked any more."""
    company = game.companies[seat]
    window = ACTION_WINDOW[action]
    take_at(company.cards, find(company.cards, FIRST_ACTION + action))
    game.spent |= 1 << (FIRST_ACTION + action)
    tell(game, Event.PLAYED, seat, FIRST_ACTION + action)
    if not is_unseen(game, window):
        for other in range(game.players):
            if asked(game, other) and top_ask(game, other).kind == AskKind.WINDOW:
                close_ask(game, other)
    if window == Window.CHANGE_CHARACTER:
        ask(game, seat, AskKind.CHOOSE)
    elif window == Window.RESCUE:
        ask(game, seat, AskKind.RESCUE, min(ACTION_AMOUNT[action], company.lost))
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
