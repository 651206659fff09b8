"""Production: point tokens come to the regions and go to those who lead there."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import (
    EFFECT,
    EFFECT_AMOUNT,
    FIRST_RESEARCH,
    PRODUCTION_TOKENS,
    REGIONS,
    RESOURCES,
    Effect,
)
from ..events import Event
from ..shape import MOST_ASTRONAUTS
from ..state import Position, Share
from .table import colour_count, neighbours

EVERYBODY = MOST_ASTRONAUTS + 1  # more than anybody has anywhere


@rule
def effect_of(card: int) -> int:
    """What a research card does; no card does nothing."""
    return EFFECT[card - FIRST_RESEARCH] if card != NOTHING else Effect.NONE


@rule
def amount_of(card: int) -> int:
    return EFFECT_AMOUNT[card - FIRST_RESEARCH]


@rule
def effect_at(game: Position, region: int) -> int:
    """The effect of the research card that lies face up at a region."""
    return effect_of(game.regions[region].shown)


@rule
def amount_at(game: Position, region: int) -> int:
    return amount_of(game.regions[region].shown)


@rule
def produce(game: Position, number: int) -> None:
    """RP-43: the first, second or third production. Research cards lie face up in the third only."""
    tell(game, Event.PRODUCTION, number)
    for region in range(REGIONS):
        if game.regions[region].resource != NOTHING:
            place_tokens(game, region, PRODUCTION_TOKENS[number - 1])
    for region in range(REGIONS):
        share_tokens(game, region)


# --- tokens come


@rule
def place_tokens(game: Position, region: int, count: int) -> None:
    """RP-54; RP-55: in a collapsed mine nothing is placed, whatever the neighbours bring."""
    if effect_at(game, region) == Effect.NO_TOKENS:
        return
    add_tokens(game, region, count, NOTHING)
    for other in range(REGIONS):
        card = game.regions[other].shown
        if card != NOTHING:
            add_tokens(game, region, extra_tokens(game, card, other, region), card)


@rule
def extra_tokens(game: Position, card: int, at: int, region: int) -> int:
    """What a research card at a region adds to the production of a region."""
    effect = effect_of(card)
    own = effect == Effect.OWN_TOKENS and at == region
    near = effect == Effect.NEIGHBOUR_TOKENS and neighbours(game, region) >> at & 1 == 1
    return amount_of(card) if own or near else 0


@rule
def add_tokens(game: Position, region: int, count: int, why: int) -> None:
    kind = game.regions[region].resource
    count = min(count, game.bank[kind])  # the box has enough; a pack might not
    if count > 0:
        game.regions[region].points[kind] += count
        game.bank[kind] -= count
        tell(game, Event.PRODUCED, region, count, kind, why)


# --- tokens go


@rule
def claim(game: Position, region: int, colour: int, effect: int) -> int:
    """How many astronauts of a colour count here. RP-57: on even (odd) ground only even (odd) numbers do."""
    crew = game.regions[region].crew[colour]
    if effect == Effect.ONLY_EVEN and crew % 2 == 1:
        return 0
    if effect == Effect.ONLY_ODD and crew % 2 == 0:
        return 0
    return crew


@rule
def highest_claim(game: Position, region: int, effect: int, limit: int) -> int:
    """The highest claim below a limit."""
    best = 0
    for colour in range(colour_count(game)):
        if best < claim(game, region, colour, effect) < limit:
            best = claim(game, region, colour, effect)
    return best


@rule
def count_claims(game: Position, region: int, effect: int, height: int) -> int:
    count = 0
    for colour in range(colour_count(game)):
        if claim(game, region, colour, effect) == height:
            count += 1
    return count


@rule
def winning_claim(game: Position, region: int, effect: int) -> int:
    """RP-44: the highest. RP-56: with Sabotage the second place, unless leaders tie; a colour alone takes nothing."""
    height = highest_claim(game, region, effect, EVERYBODY)
    if effect == Effect.SECOND_PLACE and height > 0 and count_claims(game, region, effect, height) == 1:
        height = highest_claim(game, region, effect, height)
    return height


@rule
def count_sharers(game: Position, region: int, effect: int, height: int) -> int:
    """RP-46: where nobody is, nobody takes anything."""
    return count_claims(game, region, effect, height) if height > 0 else 0


@rule
def each_takes(lying: int, sharers: int) -> int:
    """RP-45: as many for everybody; the rest stays."""
    return lying // sharers if sharers > 0 else 0


@rule
def share_tokens(game: Position, region: int) -> None:
    """RP-44: the leader takes all; tied leaders share."""
    place = game.regions[region]
    if place.points[0] + place.points[1] + place.points[2] == 0:
        return
    effect = effect_at(game, region)
    height = winning_claim(game, region, effect)
    sharers = count_sharers(game, region, effect, height)
    why = why_shared(game, region, effect, height, sharers)
    for kind in range(RESOURCES):
        each = each_takes(place.points[kind], sharers)
        if each > 0:
            place.points[kind] -= each * sharers
            for colour in range(colour_count(game)):
                if claim(game, region, colour, effect) == height:
                    game.companies[colour].tokens[kind] += each
                    tell(game, Event.TOOK, colour, each, kind, region, why)
        if place.points[kind] > 0:
            tell(game, Event.STAYED, region, place.points[kind], kind, why)


@rule
def why_shared(game: Position, region: int, effect: int, height: int, sharers: int) -> int:
    if sharers == 0:
        return Share.NOBODY
    if effect == Effect.SECOND_PLACE and height < highest_claim(game, region, effect, EVERYBODY):
        return Share.SECOND if sharers == 1 else Share.TIED_SECOND
    return Share.LEADER if sharers == 1 else Share.TIED
