"""The round: discovery, income, two explorations, migration."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, pop
from fiveplanets.core.story import reveal, tell

from ..components import ANNEX_INCOME, FEW_CARDS, LEVELS, MANY_CARDS, SIDE_HOLDER
from ..events import Cause, Event
from ..shapes import MOST_OPEN_CARDS
from ..state import EXPLORATIONS, FIRST_SPOT, IS_CELL, SPOTS, AskKind, Phase, Position
from ..vocabulary import PLANETS, Resource, Way
from .effects import receive_income
from .operations import begin_operating
from .prices import may_choose_something
from .taking import begin_taking, lift_token
from .track import gain, to_track

FEW_PLAYERS = 3


@rule
def go_on(game: Position) -> None:
    """Carry the game on to the next decision, or to its end."""
    waiting = False
    while not waiting:
        if game.phase == Phase.PLACING:
            waiting = next_ship(game)
        elif game.phase == Phase.ACTING:
            waiting = next_action(game)
        elif game.phase == Phase.INCOME:
            begin_exploration(game, 1)
        else:
            waiting = True


@rule
def begin_round(game: Position) -> bool:
    """PF-09: discovery and income. Returns whether somebody is asked something before the first exploration."""
    game.round += 1
    game.exploration = 1
    game.phase = Phase.INCOME
    discover(game)
    if game.round > 1:
        tell(game, Event.INCOME)
    for place in range(game.players):
        receive_all_income(game, game.track[place])
    return offer_restraint(game)


@rule
def discover(game: Position) -> None:
    """PF-10, PF-11: cards of the planet's deck on three levels; the rest stays unseen."""
    reveal(game)
    deck = game.decks[game.round - 1]
    for level in range(LEVELS):
        cards = FEW_CARDS[level] if game.players <= FEW_PLAYERS else MANY_CARDS[level]
        for i in range(cards):
            game.open[FIRST_SPOT[level] + i] = pop(deck)
    tell(game, Event.PLANET, game.round, deck.n)
    for level in range(LEVELS):
        tell_level(game, Event.LAID_OUT, level)


@rule
def tell_level(game: Position, event: int, level: int) -> None:
    """All cards that lie open on a level, by place."""
    tell(
        game,
        event,
        level,
        open_card(game, level, 0),
        open_card(game, level, 1),
        open_card(game, level, 2),
        open_card(game, level, 3),
        open_card(game, level, 4),
    )


@rule
def open_card(game: Position, level: int, place: int) -> int:
    return game.open[FIRST_SPOT[level] + place] if place < MOST_OPEN_CARDS[level] else NOTHING


@rule
def has_cards(game: Position, level: int) -> bool:
    for place in range(MOST_OPEN_CARDS[level]):
        if open_card(game, level, place) != NOTHING:
            return True
    return False


@rule
def receive_all_income(game: Position, seat: int) -> None:
    """PF-13: sectors, then technologies, then the commander. PF-12: in round 1 nobody has any but from_round 1."""
    cards = game.empires[seat].cards
    for i in range(cards.n):
        if cards.items[i].way == Way.ANNEX:
            sector = cards.items[i].card
            gain(game, seat, Resource.ENERGY, ANNEX_INCOME[sector], Cause.INCOME, sector)
    for i in range(cards.n):
        receive_income(game, seat, cards.items[i].card, cards.items[i].card)
    receive_income(game, seat, SIDE_HOLDER + game.empires[seat].side, NOTHING)


@rule
def begin_exploration(game: Position, number: int) -> None:
    """PF-22: the second one in the new order, with the cards that are left."""
    game.exploration = number
    game.turn = 0
    game.phase = Phase.PLACING
    for place in range(game.players):
        game.order[place] = game.track[place]


@rule
def offer_restraint(game: Position) -> bool:
    """R19: in the income phase, from round 1, the one with the restrain token may put it on a card of level III."""
    for seat in range(game.players):
        if game.empires[seat].may_restrain:
            ask(game, seat, AskKind.RESTRAIN)
            return True
    return False


@rule
def next_ship(game: Position) -> bool:
    """PF-14: down the track, each player puts the ship somewhere. Returns whether somebody is asked."""
    while game.turn < game.players:
        seat = game.track[game.turn]
        if may_choose_something(game, seat):
            ask(game, seat, AskKind.EXPLORE)
            return True
        tell(game, Event.SKIPPED, seat, game.turn + 1)  # PF-20
        game.track[game.turn] = NOTHING
        game.turn += 1
        to_track(game, seat, NOTHING)
    game.acting = 0
    game.phase = Phase.ACTING
    return False


@rule
def place_ship(game: Position, seat: int, spot: int) -> None:
    game.track[game.turn] = NOTHING
    game.turn += 1
    game.ships[spot] = seat


@rule
def next_action(game: Position) -> bool:
    """PF-17: when all ships are placed, they act in the order of their spots. Returns whether somebody is asked."""
    for spot in range(game.acting, SPOTS):
        seat = game.ships[spot]
        if seat != NOTHING:
            game.acting = spot
            if IS_CELL[spot]:
                begin_operating(game, seat)
                return True
            if begin_taking(game, seat):
                return True
    game.acting = NOTHING
    return finish_exploration(game)


@rule
def finish_exploration(game: Position) -> bool:
    """Returns whether somebody is asked."""
    if game.exploration < EXPLORATIONS:
        begin_exploration(game, game.exploration + 1)
        return False
    if game.round < PLANETS:
        migrate(game)
        return begin_round(game)
    game.phase = Phase.OVER  # PF-43
    tell(game, Event.OVER)
    return True


@rule
def migrate(game: Position) -> None:
    """PF-23: cards that nobody took leave the game, and so do those that nobody saw."""
    tell(game, Event.LEFT, game.round)
    if game.restrained != NOTHING:
        lift_token(game)
    for level in range(LEVELS):
        if has_cards(game, level):
            tell_level(game, Event.LEFT_BEHIND, level)
    for spot in range(SPOTS):
        game.open[spot] = NOTHING
    clear(game.decks[game.round - 1])
