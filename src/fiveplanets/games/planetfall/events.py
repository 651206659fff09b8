"""What a move can tell the table. One event for everything that moves: who, what, from where to where, and why."""

from fiveplanets.core.codes import Code, Number, Seat
from fiveplanets.core.worded import Worded, words

from .state import Card, Commander, Goal, Level, Place, Round, Side, Spot
from .vocabulary import Resource, Way


class Cause(Code):
    """Why somebody gains something."""

    REWARD = 0  # printed on the card that was taken
    PAIR = 1  # that the card made with this one
    REACTION = 2  # of this card to the one that was taken, or of the commander
    INCOME = 3  # of this sector or technology, or of the commander
    OPERATIONS = 4


class Event(Worded):
    GOAL = words(goal=Goal)
    DEALT = words(who=Seat, commander=Commander)
    COMMANDER = words(who=Seat, side=Side, points=Number, experience=Number, strength=Number, energy=Number)
    PLANET = words(planet=Round, aside=Number)  # aside: cards of its deck that nobody will see
    LAID_OUT = words(level=Level, first=Card, second=Card, third=Card, fourth=Card, fifth=Card)  # by place
    INCOME = words()
    RESTRAINED = words(who=Seat, card=Card, spot=Spot)
    RELEASED = words(who=Seat, card=Card, spot=Spot)  # the token goes back to its owner
    EXPLORES = words(who=Seat, card=Card, level=Level, spot=Spot, place=Place)  # place: the one that the ship leaves
    OPERATES = words(who=Seat, level=Level, spot=Spot, place=Place)
    SKIPPED = words(who=Seat, place=Place)
    TOOK = words(who=Seat, card=Card, way=Way, level=Level, spot=Spot, surcharge=Number)  # for missing experience
    EXCHANGES = words(who=Seat, level=Level, spot=Spot, points=Number)
    UNUSED = words(who=Seat, points=Number)  # operation points
    PAID = words(who=Seat, amount=Number, resource=Resource, card=Card)
    GAINED = words(who=Seat, amount=Number, resource=Resource, lost=Number, why=Cause, card=Card)
    PAIR = words(who=Seat, card=Card, partner=Card)
    PLACED = words(who=Seat, place=Place, spot=Spot)  # on the turn track; spot: the one that the ship leaves
    LEFT = words(planet=Round)
    LEFT_BEHIND = words(level=Level, first=Card, second=Card, third=Card, fourth=Card, fifth=Card)
    OVER = words()
