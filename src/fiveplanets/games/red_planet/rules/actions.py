"""Action cards and the windows in which they may be played (RP-58).

What anybody decides, and when, must tell nothing about who holds what. So the cards hide among decisions that all have
anyway. Rescue Team is one more answer when the own character boards. Change of Plan is a way of choosing a character,
and whoever wants to play a card in one of the later windows says so in secret with that choice: only they are asked
then, and nobody else has to wait.
"""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
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
    PRODUCTIONS,
    Window,
)
from ..events import Event
from ..moves import PLAY
from ..state import LATER, AskKind, Company, Phase, Position
from .table import any_destination_left, colour_count, crew_size, enter


@rule
def next_action(company: Company, window: int, after: int) -> int:
    """The next action card of this window that may be played, after the one given; nothing when there is none."""
    old = company.cards.n - company.fresh  # a card that was drawn in this round waits for the next
    for action in range(after + 1, ACTIONS):
        if ACTION_WINDOW[action] == window and 0 <= find(company.cards, FIRST_ACTION + action) < old:
            return action
    return NOTHING


@rule
def holds_action(company: Company, window: int) -> bool:
    return next_action(company, window, NOTHING) != NOTHING


@rule
def is_of_use(game: Position, seat: int, window: int) -> bool:
    """As far as everybody can see."""
    if window == Window.RESCUE:
        return game.companies[seat].lost > 0
    if window == Window.REDIRECT:
        return any_crew_launched(game) and any_destination_left(game)
    return True


@rule
def any_crew_launched(game: Position) -> bool:
    for dock in range(colour_count(game)):
        if game.ships[dock].launched and crew_size(game.ships[dock]) > 0:
            return True
    return False


@rule
def list_actions(game: Position, seat: int, window: int, moves: Seq[int]) -> None:
    if is_of_use(game, seat, window):
        action = next_action(game.companies[seat], window, NOTHING)
        while action != NOTHING:
            push(moves, PLAY + action)
            action = next_action(game.companies[seat], window, action)


# --- with the choice of a character


@rule
def may_plan(game: Position, seat: int) -> bool:
    """Change of Plan: the character is chosen when all the others have chosen."""
    return game.phase == Phase.CHOOSING and holds_action(game.companies[seat], Window.CHANGE_CHARACTER)


@rule
def later_windows(game: Position, seat: int) -> int:
    """Those of this round in which the seat can play a card of its hand, a bit each."""
    windows = 0
    if holds_action(game.companies[seat], Window.REDIRECT):
        windows |= 1 << Window.REDIRECT
    if is_production_round(game) and holds_action(game.companies[seat], Window.GAIN_TOKENS):
        windows |= 1 << Window.GAIN_TOKENS
    return windows


@rule
def is_production_round(game: Position) -> bool:
    for number in range(PRODUCTIONS):
        if PRODUCTION_AFTER[number] == game.round:
            return True
    return False


@rule
def show_plans(game: Position) -> None:
    """Who wants to change plans has not chosen yet: the card is shown now, when all the others have."""
    for seat in range(game.players):
        company = game.companies[seat]
        if company.choice == LATER:
            company.choice = NOTHING
            play_action(game, seat, next_action(company, Window.CHANGE_CHARACTER, NOTHING))


# --- when a window comes


@rule
def ask_in_window(game: Position, window: int) -> bool:
    """Ask the next one, clockwise from the first player, who wants to be asked and can play a card now."""
    seat = game.first
    if is_of_use(game, seat, window):
        reveal(game)  # all see whether somebody is asked
        for _ in range(game.players):
            company = game.companies[seat]
            if company.to_be_asked >> window & 1 and holds_action(company, window):
                ask(game, seat, AskKind.WINDOW, window)
                return True
            seat = (seat + 1) % game.players
    for other in range(game.players):
        game.companies[other].to_be_asked &= ~(1 << window)
    return False


@rule
def play_action(game: Position, seat: int, action: int) -> None:
    """The card is shown and used up."""
    company = game.companies[seat]
    window = ACTION_WINDOW[action]
    take_at(company.cards, find(company.cards, FIRST_ACTION + action))
    game.spent |= 1 << (FIRST_ACTION + action)
    reveal(game)
    tell(game, Event.PLAYED, seat, action)
    if window == Window.CHANGE_CHARACTER:
        ask(game, seat, AskKind.CHOOSE)
    elif window == Window.RESCUE:
        most = min(ACTION_AMOUNT[action], company.lost)
        if most > 1:
            ask(game, seat, AskKind.RESCUE, most, action)
        else:
            rescue(game, seat, most, action)
    elif window == Window.REDIRECT:
        ask(game, seat, AskKind.REDIRECT, action)
    else:
        kind = ACTION_TOKEN[action]
        count = min(ACTION_AMOUNT[action], game.bank[kind])
        company.tokens[kind] += count
        game.bank[kind] -= count
        tell(game, Event.GAINED, seat, count, kind, action)


@rule
def rescue(game: Position, colour: int, count: int, action: int) -> None:
    """Astronauts come back from the wormhole, to Phobos."""
    game.companies[colour].lost -= count
    tell(game, Event.RESCUED, colour, count, action)
    enter(game, colour, PHOBOS, count)
