"""What a move can tell the table. One event for everything that moves: who, what, and why.

Where water moves or a die is rolled, `why` is the action that is being resolved; `card` is the technology whose upgrade
did it, or nothing if the action itself did.
"""

from fiveplanets.core.codes import Number, Seat
from fiveplanets.core.worded import Worded, words

from .components import Action, Crystal, Side, Upgrade
from .state import Card, Lie, Miss


class Event(Worded):
    SETTLED = words(who=Seat, card=Card, water=Number)
    ROUND = words(round=Number, first=Seat)
    MARKET = words(card=Card, next=Card)  # next: now on top of the stack
    PUSHED_OUT = words(card=Card)
    WAITS = words(who=Seat)  # a scout, until the others have shown their cards
    PLAYED = words(who=Seat, card=Action)
    ROLLED = words(who=Seat, eyes=Number, why=Action, card=Card)
    GAINED = words(who=Seat, water=Number, why=Action, card=Card, upgrade=Upgrade, target=Action)  # from the supply
    STOLEN = words(who=Seat, victim=Seat, water=Number, supply=Number, why=Action, card=Card)  # supply: added
    AUCTION = words(bidders=Number)
    BID = words(who=Seat, water=Number)
    UNSOLD = words()  # all bids dropped out
    PAID = words(who=Seat, water=Number)  # its bid
    EMPTY_HANDED = words(who=Seat, why=Miss, water=Number)  # water: what it pays
    TAKEN = words(who=Seat, card=Card)
    JOINED = words(who=Seat, card=Card, side=Side, to=Card, lie=Lie, crystal=Crystal)  # crystal: that is lit
    PLACED = words(who=Seat, card=Card, crystal=Crystal)
    RETURNED = words(who=Seat, card=Action, why=Action)  # to the hand: by expand, or a dig that brought nothing
    DISCARDED = words(who=Seat, card=Action)
    LIFTED = words(who=Seat, water=Number)  # the screen
    OVER = words()
