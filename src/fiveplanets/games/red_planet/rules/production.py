"""Production: point tokens come to the regions and go to those who lead there."""

from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import EFFECT, EFFECT_AMOUNT, FIRST_RESEARCH, PRODUCTION_TOKENS, REGIONS, RESOURCES, Effect, Resource
from ..events import Event
from .table import colour_count, neighbours


@rule
def effect_at(game, region):
    """The effect of the research card that lies face up at a region."""
    shown = game.regions[region].shown
    return EFFECT[shown - 1 - FIRST_RESEARCH] if shown > 0 else 0


@rule
def amount_at(game, region):
    return EFFECT_AMOUNT[game.regions[region].shown - 1 - FIRST_RESEARCH]


@rule
def produce(game, number):
    """RP-43: the first, second or third production. Research cards lie face up in the third only."""
    tell(game, Event.PRODUCTION, number)
    for region in range(REGIONS):
        if game.regions[region].resource != Resource.NONE:
            place_tokens(game, region, PRODUCTION_TOKENS[number - 1])
    for region in range(REGIONS):
        share_tokens(game, region)


@rule
def place_tokens(game, region, count):
    """RP-54; RP-55: in a collapsed mine nothing is placed, whatever the neighbours bring."""
    if effect_at(game, region) == Effect.NO_TOKENS:
        return
    if effect_at(game, region) == Effect.OWN_TOKENS:
        count += amount_at(game, region)
    near = neighbours(game, region)
    for other in range(REGIONS):
        if near >> other & 1 and effect_at(game, other) == Effect.NEIGHBOUR_TOKENS:
            count += amount_at(game, other)
    kind = game.regions[region].resource - 1
    count = min(count, game.bank[kind])  # the box has enough; a pack might not
    game.regions[region].points[kind] += count
    game.bank[kind] -= count


@rule
def claim(game, region, colour):
    """How many astronauts of a colour count here. RP-57: on even (odd) ground only even (odd) numbers do."""
    crew = game.regions[region].crew[colour]
    effect = effect_at(game, region)
    if effect == Effect.ONLY_EVEN and crew % 2 == 1:
        return 0
    if effect == Effect.ONLY_ODD and crew % 2 == 0:
        return 0
    return crew


@rule
def highest_claim(game, region, limit):
    """The highest claim below a limit."""
    best = 0
    for colour in range(colour_count(game)):
        if best < claim(game, region, colour) < limit:
            best = claim(game, region, colour)
    return best


@rule
def count_claims(game, region, height):
    count = 0
    for colour in range(colour_count(game)):
        if claim(game, region, colour) == height:
            count += 1
    return count


@rule
def share_tokens(game, region):
    """RP-44: the leader takes all; RP-45: tied leaders share evenly, the rest stays; RP-46: nobody there, all stays."""
    place = game.regions[region]
    height = highest_claim(game, region, 127)
    if effect_at(game, region) == Effect.SECOND_PLACE and height > 0 and count_claims(game, region, height) == 1:
        height = highest_claim(game, region, height)  # RP-56: the second place; a colour alone takes nothing
    if height == 0:
        return
    sharers = count_claims(game, region, height)
    for kind in range(RESOURCES):
        each = place.points[kind] // sharers
        if each > 0:
            place.points[kind] -= each * sharers
            for colour in range(colour_count(game)):
                if claim(game, region, colour) == height:
                    game.companies[colour].tokens[kind] += each
                    tell(game, Event.TOOK, colour, each, region)
