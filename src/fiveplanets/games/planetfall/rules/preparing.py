"""Before the first round: goal sheet, decks, commanders."""

from fiveplanets.core.asks import ask
from fiveplanets.core.random import below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import tell

from ..components import BY_INITIATIVE, COMMANDERS, GOALS, PLANET_CARDS, RESOURCES, SIDE_HOLDER, SIDES, START
from ..events import Event
from ..moves import CHOOSE
from ..shapes import DECK_SIZE
from ..state import AskKind
from ..vocabulary import PLANETS
from .effects import start_effects
from .round import begin_round, go_on
from .track import to_track


def refuse_options(players, options):
    if options["first"] != "random" and options["first"] > players:
        return f"player {options['first']} cannot pick first: there are only {players}"
    return None


@rule
def setup(game):
    game.goal = below(game.rng, GOALS)  # PF-02
    tell(game, Event.GOAL, game.goal)
    for planet in range(PLANETS):  # PF-03
        deck = game.decks[planet]
        for i in range(DECK_SIZE):
            push(deck, PLANET_CARDS[planet][i])
        shuffle(game.rng, deck.items, deck.n)
    if game.options.commanders == 1:
        deal_commanders(game)
    game.first = game.options.first - 1 if game.options.first > 0 else below(game.rng, game.players)
    next_chooser(game)


@rule
def deal_commanders(game):
    """PF-04: a random commander each; the side is still the player's choice."""
    for seat in range(game.players):
        skip = below(game.rng, COMMANDERS - seat)
        for commander in range(COMMANDERS):
            if not is_taken(game, commander):
                if skip == 0:
                    game.empires[seat].commander = commander + 1
                    tell(game, Event.DEALT, seat, commander)
                    break
                skip -= 1


@rule
def is_taken(game, commander):
    for seat in range(game.players):
        if game.empires[seat].commander == commander + 1:
            return True
    return False


@rule
def may_have_side(game, seat, side):
    """PF-04: any side, or side A only; of a free commander, or of the one that was dealt."""
    if side % 2 == 1 and game.options.sides == 1:
        return False
    if game.empires[seat].commander > 0:
        return game.empires[seat].commander == side // 2 + 1
    return not is_taken(game, side // 2)


@rule
def list_sides(game, seat, moves):
    for side in range(SIDES):
        if may_have_side(game, seat, side):
            push(moves, CHOOSE + side)


@rule
def next_chooser(game):
    """PF-04: from the first chooser in seat order. Whoever has only one side left is not asked."""
    while game.choosers < game.players:
        seat = (game.first + game.choosers) % game.players
        if game.options.commanders == 0 or game.options.sides == 0:
            ask(game, seat, AskKind.SIDE)
            return
        take_side(game, seat, (game.empires[seat].commander - 1) * 2)
    begin_play(game)


@rule
def take_side(game, seat, side):
    """PF-05: the tracks start at the values of the side."""
    empire = game.empires[seat]
    empire.commander = side // 2 + 1
    empire.side = side + 1
    for resource in range(RESOURCES):
        empire.track[resource] = START[side][resource]
    start_effects(empire, SIDE_HOLDER + side)
    game.choosers += 1
    tell(game, Event.COMMANDER, seat, side)


@rule
def begin_play(game):
    """PF-08: ships stand by rising initiative."""
    for i in range(SIDES):
        for seat in range(game.players):
            if game.empires[seat].side == BY_INITIATIVE[i] + 1:
                to_track(game, seat)
    if not begin_round(game):
        go_on(game)
