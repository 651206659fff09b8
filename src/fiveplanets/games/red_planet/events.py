"""What a move can tell the table. Who does something is a colour: in the duel the neutral ones act too."""

from fiveplanets.core.codes import Number
from fiveplanets.core.worded import Worded, words

from .components import Character, Colour, Deed, Resource
from .state import Action, Card, Cause, Dock, Mission, Place, Region, Share, ShipCard


class Event(Worded):
    # setup and rounds
    DOCKED = words(ship=ShipCard, dock=Dock)
    RESHUFFLED = words(count=Number)  # the discarded ships, for a new deck
    FIRST = words(who=Colour)  # the first player
    ROUND = words(round=Number)
    FACE_DOWN = words(who=Colour)  # the top card of a neutral deck
    CHARACTER = words(who=Colour, character=Character)  # called and shown
    SKIPPED = words(who=Colour, character=Character, deed=Deed)  # it cannot be done
    # ships
    BOARDED = words(who=Colour, count=Number, dock=Dock, why=Cause)
    NAMED = words(who=Colour, dock=Dock, region=Region, why=Cause)  # with a destination token; in setup who is nothing
    LAUNCHED = words(who=Colour, dock=Dock, why=Cause)
    LANDED = words(who=Colour, count=Number, dock=Dock, region=Region)
    EMPTY = words(dock=Dock, region=Region)  # it arrives without a crew
    DESTROYED = words(who=Colour, dock=Dock, ship=ShipCard)
    LOST = words(who=Colour, count=Number, place=Place, why=Cause, by=Colour)  # to the wormhole
    # what characters do
    RECRUITED = words(who=Colour, count=Number)  # characters come back
    STEPPED = words(who=Colour, start=Region, to=Region)
    DREW = words(who=Colour, left=Number)  # in the deck
    LAID = words(who=Colour, region=Region)
    LOOKED = words(who=Colour, region=Region)
    DISCARDED = words(who=Colour, card=Card)
    PUT_AWAY = words(who=Colour)  # a card leaves the game unseen
    REPLACED = words(who=Colour, victim=Colour, place=Place)
    KILLED = words(who=Colour, victim=Colour, place=Region)
    DROPPED = words(who=Colour, region=Region)  # from Phobos
    TURNED = words(region=Region, resource=Resource, who=Colour)  # a resource lies face up now
    # action cards
    PLAYED = words(who=Colour, card=Action)
    RESCUED = words(who=Colour, count=Number, card=Action)  # to Phobos
    GAINED = words(who=Colour, count=Number, resource=Resource, card=Action)
    # production
    PRODUCTION = words(number=Number)
    PRODUCED = words(region=Region, count=Number, resource=Resource, why=Card)  # why: the research card that adds it
    TOOK = words(who=Colour, count=Number, resource=Resource, region=Region, why=Share)
    STAYED = words(region=Region, count=Number, resource=Resource, why=Share)
    # research
    RESEARCH = words(region=Region, card=Card)  # turned
    SWAPPED = words(region=Region, old=Resource, card=Card)  # with the spare one; old is nothing if it lay face down
    LIFTED = words(who=Colour, count=Number, dock=Dock, region=Region, card=Card)
    FLED = words(who=Colour, start=Region, to=Region, card=Card)
    # scoring
    MISSION = words(who=Colour, card=Mission, count=Number, points=Number)
    MONOPOLY = words(who=Colour, tokens=Number, points=Number)
    FOUND = words(who=Colour, region=Region, card=Card, points=Number)  # by a research card
    OVER = words()
