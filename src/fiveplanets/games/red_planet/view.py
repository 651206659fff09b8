"""What the table shows beyond the bare state. Works on redacted records: what a seat may not see is None."""

from .components import (
    CARD_IDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    LAST_ROUND,
    MISSIONS,
    NEIGHBOURS,
    REGION_IDS,
    RESOURCE_IDS,
    RIM_ORDER,
    SHIP_IDS,
    SHIP_SEATS,
    TOKEN_VALUES,
)
from .rules.scoring import all_mission_points, ice_monopoly_points, mission_points, research_points
from .rules.table import colour_count, crew_size, destination, seat_of
from .state import Phase


def facts(game, seat):
    """Live counts by name: the countdown, the ships, the regions, the companies, and what the seat itself knows."""
    return {
        "rounds": LAST_ROUND,
        "first": COLOUR_IDS[game.first],
        "active": COLOUR_IDS[game.active - 1] if game.active else None,
        "countdown": _countdown(game),
        "docks": [_dock(game, number) for number in range(colour_count(game))],
        "regions": [_region(game, number) for number in range(len(REGION_IDS))],
        "rim": [REGION_IDS[number] for number in RIM_ORDER[game.options.layout]],
        "used_up": [REGION_IDS[i] for i, count in enumerate(game.destinations) if count == 0],
        "companies": [_company(game, colour) for colour in range(colour_count(game))],
        "deck": game.deck.n,
        "spent": [card for i, card in enumerate(CARD_IDS) if game.spent >> i & 1],
        "own": None if seat is None else _own(game, seat),
    }


def _countdown(game):
    """The characters shown this round, as (number, colours)."""
    shown = []
    for number in range(len(CHARACTER_IDS), 0, -1):
        who = [COLOUR_IDS[c] for c in range(colour_count(game)) if game.companies[c].shown == number]
        if who:
            shown.append({"character": CHARACTER_IDS[number - 1], "who": who})
    return shown


def _crew(crew):
    return {COLOUR_IDS[colour]: count for colour, count in enumerate(crew) if count}


def _dock(game, number):
    ship = game.ships[number]
    if ship.card == 0:
        return None
    to = destination(ship)
    return {
        "ship": SHIP_IDS[ship.card - 1],
        "seats": SHIP_SEATS[ship.card - 1],
        "aboard": crew_size(ship),
        "crew": _crew(ship.crew),
        "destination": REGION_IDS[to - 1] if to else None,
        "launched": bool(ship.launched),
    }


def _region(game, number):
    place = game.regions[number]
    most = max(place.crew)
    card = place.shown or place.research
    return {
        "name": REGION_IDS[number],
        "resource": RESOURCE_IDS[place.resource - 1] if place.resource else None,
        "crew": _crew(place.crew),
        "leaders": [COLOUR_IDS[colour] for colour, count in enumerate(place.crew) if count == most > 0],
        "points": {RESOURCE_IDS[kind]: count for kind, count in enumerate(place.points) if count},
        "research": bool(place.seen_by),
        "card": CARD_IDS[card - 1] if card else None,
        "next_to": [name for i, name in enumerate(REGION_IDS) if NEIGHBOURS[game.options.layout][number] >> i & 1],
    }


def _characters(bits):
    return [name for i, name in enumerate(CHARACTER_IDS, 1) if bits >> i & 1]


def _company(game, colour):
    company = game.companies[colour]
    token_points = sum(count * value for count, value in zip(company.tokens, TOKEN_VALUES, strict=True))
    missions = [number for number in range(MISSIONS) if company.missions >> number & 1]
    points = token_points + ice_monopoly_points(game, colour) + research_points(game, colour)
    points += sum(mission_points(game, colour, number) for number in missions)
    return {
        "colour": COLOUR_IDS[colour],
        "seat": seat_of(game, colour),
        "neutral": colour >= game.players,
        "supply": company.supply,
        "lost": company.lost,
        "tokens": dict(zip(RESOURCE_IDS, company.tokens, strict=True)),
        "token_points": token_points,
        "points": points if game.phase == Phase.OVER else None,
        "cards": company.cards.n,
        "played": _characters(company.played),
        "shown": CHARACTER_IDS[company.shown - 1] if company.shown else None,
        "missions": [CARD_IDS[number] for number in missions],
    }


def _own(game, seat):
    """What only this seat sees: its hand, its cards, and in the duel its neutral deck."""
    company = game.companies[seat]
    return {
        "hand": [name for name in CHARACTER_IDS if name not in _characters(company.played)],
        "choice": CHARACTER_IDS[company.choice - 1] if company.choice else None,
        "cards": [CARD_IDS[card] for card in company.cards.items[: company.cards.n]],
        "drawn": CARD_IDS[company.drawn - 1] if company.drawn else None,
        "neutral_choice": CHARACTER_IDS[company.neutral_choice - 1] if company.neutral_choice else None,
        "arranged": [CHARACTER_IDS[number - 1] for number in company.arranged.items[: company.arranged.n]],
    }


def breakdown(game, seat):
    """The points of a finished game by source (RP-60)."""
    company = game.companies[seat]
    tokens = {name: company.tokens[kind] * TOKEN_VALUES[kind] for kind, name in enumerate(RESOURCE_IDS)}
    return {
        "missions": all_mission_points(game, seat),
        "ice_monopoly": ice_monopoly_points(game, seat),
        **tokens,
        "research": research_points(game, seat),
    }
