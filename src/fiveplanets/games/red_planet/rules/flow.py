"""The round and the special phases: what comes when nobody has anything to decide."""

from fiveplanets.core.asks import actor, ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, pop, push, take_at
from fiveplanets.core.story import reveal, tell

from ..components import LAST_ROUND, PRODUCTION_AFTER, PRODUCTIONS, Window
from ..events import Event
from ..shape import RIM
from ..state import ASTRAY, DUEL, AskKind, Phase, Position
from .actions import ask_in_window, show_plans
from .characters import begin_card, go_on_with_card, next_to_resolve
from .production import produce
from .research import go_on_with_research, turn_research
from .scoring import show_missions, tell_points
from .setup import build_colonisation_deck
from .table import clear_dock, colour_count, crew_size, destination, enter, lose_crew


@rule
def carry_on(game: Position) -> None:
    """RP-11: until somebody is asked, or the game is over."""
    while game.phase != Phase.OVER and actor(game) < 0:
        go_on(game)


@rule
def go_on(game: Position) -> None:
    if game.phase == Phase.SETUP:
        build_colonisation_deck(game)
        begin_round(game)
    elif game.phase == Phase.CHOOSING:
        game.phase = Phase.CHANGING
        show_plans(game)
    elif game.phase == Phase.CHANGING:
        game.phase = Phase.RESOLVING
    elif game.phase == Phase.RESOLVING:
        resolve(game)
    elif game.phase == Phase.CORRECTING:
        if not ask_in_window(game, Window.REDIRECT):
            end_round(game)
    elif game.phase == Phase.RESEARCH:
        if game.research_at < RIM:
            go_on_with_research(game)
        else:
            harvest(game, PRODUCTIONS)
    elif not ask_in_window(game, Window.GAIN_TOKENS):
        if game.round < LAST_ROUND:
            begin_round(game)
        else:
            end_game(game)


@rule
def end_game(game: Position) -> None:
    show_missions(game)
    tell_points(game)
    game.phase = Phase.OVER
    tell(game, Event.OVER)


@rule
def begin_round(game: Position) -> None:
    """RP-12: all choose at once."""
    game.round += 1
    tell(game, Event.ROUND, game.round)
    game.phase = Phase.CHOOSING
    for colour in range(colour_count(game)):
        game.companies[colour].shown = NOTHING
        game.companies[colour].fresh = False
    for seat in range(game.players):
        if game.players == DUEL:
            lay_neutral_card(game, seat)
        ask(game, seat, AskKind.CHOOSE)


@rule
def lay_neutral_card(game: Position, seat: int) -> None:
    """RP-64: the player looks at the top card of the neutral deck first."""
    company = game.companies[seat]
    reveal(game)
    if company.arranged.n > 0:
        company.neutral_choice = take_at(company.arranged, 0)
    else:
        company.neutral_choice = pop(company.neutral_deck)
    tell(game, Event.FACE_DOWN, game.players + seat)


@rule
def resolve(game: Position) -> None:
    """RP-13: the countdown."""
    if game.active != NOTHING:
        go_on_with_card(game)
        return
    colour = next_to_resolve(game)
    if colour != NOTHING:
        begin_card(game, colour)
    else:
        game.phase = Phase.CORRECTING


@rule
def end_round(game: Position) -> None:
    """RP-11: arrivals, refill, first player, then the next round or a special phase (RP-43, RP-53)."""
    land(game)
    refill(game)
    game.first = game.last  # RP-28
    tell(game, Event.FIRST, game.first)
    if game.round == LAST_ROUND:
        game.phase = Phase.RESEARCH
        turn_research(game)
        return
    for number in range(PRODUCTIONS):
        if game.round == PRODUCTION_AFTER[number]:
            harvest(game, number + 1)
            return
    begin_round(game)


@rule
def land(game: Position) -> None:
    """RP-24, RP-25: the crews of launched ships arrive. RP-26: an empty ship does nothing."""
    for dock in range(colour_count(game)):
        ship = game.ships[dock]
        if ship.launched:
            to = destination(ship)
            if crew_size(ship) == 0:
                tell(game, Event.EMPTY, dock, to)
            elif to == NOTHING:  # there was no token left to name its destination
                lose_crew(game, dock, ASTRAY, NOTHING)
            else:
                land_crew(game, dock, to)
            clear_dock(game, dock)


@rule
def land_crew(game: Position, dock: int, to: int) -> None:
    for colour in range(colour_count(game)):
        count = game.ships[dock].crew[colour]
        if count > 0:
            tell(game, Event.LANDED, colour, count, dock, to)
            enter(game, colour, to, count)


@rule
def refill(game: Position) -> None:
    """RP-27: every empty dock gets the next ship."""
    for dock in range(colour_count(game)):
        if game.ships[dock].card == NOTHING:
            if game.ship_deck.n == 0:
                tell(game, Event.RESHUFFLED, game.ship_discard.n)
                for i in range(game.ship_discard.n):
                    push(game.ship_deck, game.ship_discard.items[i])
                clear(game.ship_discard)
                shuffle(game.rng, game.ship_deck.items, game.ship_deck.n)
            reveal(game)
            game.ships[dock].card = pop(game.ship_deck)
            tell(game, Event.DOCKED, game.ships[dock].card, dock)


@rule
def harvest(game: Position, number: int) -> None:
    """A production, and at its end a window for action cards."""
    produce(game, number)
    game.phase = Phase.HARVESTED
