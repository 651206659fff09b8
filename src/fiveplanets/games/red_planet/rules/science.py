"""The Scientist: colonisation cards and research at the rim."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push
from fiveplanets.core.story import reveal, tell

from ..components import FIRST_ACTION, FIRST_RESEARCH, OUTER, REGIONS
from ..events import Event
from ..moves import DRAW, LAY, LOOK, PUT_AWAY
from ..state import AskKind
from .table import is_neutral, seat_of


@rule
def is_research(card):
    return FIRST_RESEARCH <= card < FIRST_ACTION


@rule
def takes_research(game, region):
    """RP-33, RP-42, RP-52: an outer region without a research card."""
    return OUTER >> region & 1 == 1 and game.regions[region].seen_by == 0


@rule
def any_room_for_research(game):
    for region in range(REGIONS):
        if takes_research(game, region):
            return True
    return False


@rule
def any_research(game):
    for region in range(REGIONS):
        if game.regions[region].seen_by > 0:
            return True
    return False


@rule
def study(game, colour):
    """RP-32: draw a card or look at one in play. RP-66: a neutral Scientist only draws."""
    if game.deck.n > 0 and (is_neutral(game, colour) or not any_research(game)):
        draw(game, colour)
    elif any_research(game) and not is_neutral(game, colour):
        ask(game, seat_of(game, colour), AskKind.STUDY)


@rule
def list_studies(game, moves):
    if game.deck.n > 0:
        push(moves, DRAW)
    list_looks(game, moves)


@rule
def list_looks(game, moves):
    for region in range(REGIONS):
        if game.regions[region].seen_by > 0:
            push(moves, LOOK + region)


@rule
def draw(game, colour):
    """RP-33: research is laid at once, or discarded and another looked at; RP-48, RP-58: the rest is kept in secret.

    RP-66: a neutral Scientist's card is laid or leaves the game unseen. Whoever draws it is asked in any case, so that
    nobody learns which it was.
    """
    seat = seat_of(game, colour)
    card = pop(game.deck)
    reveal(game)
    tell(game, Event.DREW, colour)
    if is_research(card) and not any_room_for_research(game):
        game.spent |= 1 << card
        tell(game, Event.DISCARDED, card)
        ask(game, seat, AskKind.LOOK)
    elif is_research(card) or is_neutral(game, colour):
        game.companies[seat].drawn = card + 1
        ask(game, seat, AskKind.LAY)
    else:
        push(game.companies[seat].cards, card)


@rule
def list_places_for_research(game, seat, moves):
    if is_research(game.companies[seat].drawn - 1):
        for region in range(REGIONS):
            if takes_research(game, region):
                push(moves, LAY + region)
    if is_neutral(game, game.active - 1):
        push(moves, PUT_AWAY)


@rule
def lay_research(game, seat, region):
    """RP-51: whoever lays a card knows it."""
    place = game.regions[region]
    place.research = game.companies[seat].drawn
    place.seen_by = 1 << seat
    game.companies[seat].drawn = 0
    tell(game, Event.LAID, game.active - 1, region)


@rule
def put_away(game, seat):
    push(game.box, game.companies[seat].drawn - 1)
    game.companies[seat].drawn = 0
    tell(game, Event.PUT_AWAY, game.active - 1)


@rule
def look(game, seat, region):
    game.regions[region].seen_by |= 1 << seat
    reveal(game)
    tell(game, Event.LOOKED, game.active - 1, region)
