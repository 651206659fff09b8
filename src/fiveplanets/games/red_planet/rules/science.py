"""The Scientist: colonisation cards and research at the rim."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push
from fiveplanets.core.story import reveal, tell

from ..components import FIRST_ACTION, FIRST_RESEARCH, OUTER, REGIONS
from ..events import Event
from ..moves import DRAW, LAY, LOOK, PUT_AWAY
from ..state import AskKind, Position
from .table import is_neutral, seat_of


@rule
def is_research(card: int) -> bool:
    return FIRST_RESEARCH <= card < FIRST_ACTION


@rule
def takes_research(game: Position, region: int) -> bool:
    """RP-33, RP-42, RP-52: an outer region without a research card."""
    return OUTER >> region & 1 == 1 and game.regions[region].seen_by == 0


@rule
def any_room_for_research(game: Position) -> bool:
    for region in range(REGIONS):
        if takes_research(game, region):
            return True
    return False


@rule
def any_research(game: Position) -> bool:
    for region in range(REGIONS):
        if game.regions[region].seen_by > 0:
            return True
    return False


@rule
def may_look(game: Position, colour: int) -> bool:
    """RP-66: a neutral Scientist only draws."""
    return any_research(game) and not is_neutral(game, colour)


@rule
def can_study(game: Position, colour: int) -> bool:
    return game.deck.n > 0 or may_look(game, colour)


@rule
def study(game: Position, colour: int) -> None:
    """RP-32: draw a card or look at one in play."""
    if may_look(game, colour):
        ask(game, seat_of(game, colour), AskKind.STUDY, colour)
    else:
        draw(game, colour)


@rule
def list_studies(game: Position, moves: Seq[int]) -> None:
    if game.deck.n > 0:
        push(moves, DRAW)
    list_looks(game, moves)


@rule
def list_looks(game: Position, moves: Seq[int]) -> None:
    for region in range(REGIONS):
        if game.regions[region].seen_by > 0:
            push(moves, LOOK + region)


@rule
def draw(game: Position, colour: int) -> None:
    """RP-33: research is laid at once, or discarded and another looked at; RP-48, RP-58: the rest is kept in secret.

    RP-66: a neutral Scientist's card is laid or leaves the game unseen. Whoever draws it is asked in any case, so that
    nobody learns which it was.
    """
    seat = seat_of(game, colour)
    company = game.companies[seat]
    card = pop(game.deck)
    reveal(game)
    tell(game, Event.DREW, colour, game.deck.n)
    if is_research(card) and not any_room_for_research(game):
        game.spent |= 1 << card
        tell(game, Event.DISCARDED, colour, card)
        ask(game, seat, AskKind.LOOK, colour)
    elif is_research(card) or is_neutral(game, colour):
        company.drawn = card
        ask(game, seat, AskKind.LAY, colour)
    else:
        push(company.cards, card)
        company.fresh = True


@rule
def list_places_for_research(game: Position, seat: int, moves: Seq[int]) -> None:
    if is_research(game.companies[seat].drawn):
        for region in range(REGIONS):
            if takes_research(game, region):
                push(moves, LAY + region)
    if is_neutral(game, game.active):
        push(moves, PUT_AWAY)


@rule
def lay_research(game: Position, seat: int, region: int) -> None:
    """RP-51: whoever lays a card knows it."""
    place = game.regions[region]
    place.research = game.companies[seat].drawn
    place.seen_by = 1 << seat
    game.companies[seat].drawn = NOTHING
    tell(game, Event.LAID, game.active, region)


@rule
def put_away(game: Position, seat: int) -> None:
    company = game.companies[seat]
    push(company.put_away, company.drawn)
    company.drawn = NOTHING
    tell(game, Event.PUT_AWAY, game.active)


@rule
def look(game: Position, seat: int, region: int) -> None:
    game.regions[region].seen_by |= 1 << seat
    reveal(game)
    tell(game, Event.LOOKED, game.active, region)
