"""The round: discovery, income, two explorations, migration."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop
from fiveplanets.core.story import reveal, tell

from ..components import FEW_CARDS, LEVELS, MANY_CARDS, SIDE_HOLDER
from ..events import Event
from ..state import EXPLORATIONS, FIRST_SPOT, IS_CELL, SPOTS, AskKind, Phase
from ..vocabulary import PLANETS, Resource
from .effects import receive_income
from .operations import begin_operating
from .prices import may_choose_something
from .taking import begin_taking, lift_token
from .track import gain, to_track

FEW_PLAYERS = 3


@rule
def go_on(game):
    """Carry the game on to the next decision, or to its end."""
    waiting = False
    while not waiting:
        if game.phase == Phase.PLACING:
            waiting = next_ship(game)
        elif game.phase == Phase.ACTING:
            waiting = next_action(game)
        else:
            waiting = True


@rule
def begin_round(game):
    """PF-09: discovery and income. Returns whether somebody is asked something before the first exploration."""
    game.round += 1
    tell(game, Event.PLANET, game.round)
    discover(game)
    if game.round > 1:
        tell(game, Event.INCOME)
    for place in range(game.players):
        receive_all_income(game, game.track[place] - 1)
    begin_exploration(game, 1)
    return offer_restraint(game)


@rule
def discover(game):
    """PF-10, PF-11: cards of the planet's deck on three levels; the rest stays unseen."""
    reveal(game)
    deck = game.decks[game.round - 1]
    for level in range(LEVELS):
        cards = FEW_CARDS[level] if game.players <= FEW_PLAYERS else MANY_CARDS[level]
        for i in range(cards):
            game.open[FIRST_SPOT[level] + i] = pop(deck) + 1


@rule
def receive_all_income(game, seat):
    """PF-13: sectors, then technologies, then the commander. PF-12: in round 1 nobody has any but from_round 1."""
    empire = game.empires[seat]
    gain(game, seat, Resource.ENERGY, empire.sector_income)
    for i in range(empire.cards.n):
        receive_income(game, seat, empire.cards.items[i].card)
    receive_income(game, seat, SIDE_HOLDER + empire.side - 1)


@rule
def begin_exploration(game, number):
    """PF-22: the second one in the new order, with the cards that are left."""
    game.exploration = number
    game.turn = 0
    game.phase = Phase.PLACING


@rule
def offer_restraint(game):
    """R19: in the income phase, from round 1, the commander with the restrain token may put it on an open card."""
    for seat in range(game.players):
        if game.empires[seat].may_restrain:
            ask(game, seat, AskKind.RESTRAIN)
            return True
    return False


@rule
def next_ship(game):
    """PF-14: down the track, each player puts the ship somewhere. Returns whether somebody is asked."""
    while game.turn < game.players:
        seat = game.track[game.turn] - 1
        if may_choose_something(game, seat):
            ask(game, seat, AskKind.EXPLORE)
            return True
        tell(game, Event.SKIPPED, seat)  # PF-20
        game.track[game.turn] = 0
        game.turn += 1
        to_track(game, seat)
    game.acting = 0
    game.phase = Phase.ACTING
    return False


@rule
def place_ship(game, seat, spot):
    game.track[game.turn] = 0
    game.turn += 1
    game.ships[spot] = seat + 1


@rule
def next_action(game):
    """PF-17: when all ships are placed, they act in the order of their spots. Returns whether somebody is asked."""
    while game.acting < SPOTS:
        seat = game.ships[game.acting] - 1
        if seat < 0:
            game.acting += 1
        elif IS_CELL[game.acting]:
            begin_operating(game, seat)
            return True
        elif begin_taking(game, seat):
            return True
    game.acting = 0
    return finish_exploration(game)


@rule
def finish_exploration(game):
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
def migrate(game):
    """PF-23: cards that nobody took leave the game."""
    tell(game, Event.LEFT, game.round)
    lift_token(game)
    for spot in range(SPOTS):
        game.open[spot] = 0
