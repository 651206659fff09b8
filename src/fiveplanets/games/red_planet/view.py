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
from .rules.scoring import ice_monopoly_points, mission_points, research_points
from .rules.table import colour_count, crew_size, destination, is_neutral, seat_of
from .state import Phase


def facts(game, seat):
    """Live counts by name: the countdown, the ships, the regions, the companies, and what the seat itself knows."""
    companies = [_company(game, colour) for colour in range(colour_count(game))]
    return {
        "rounds": LAST_ROUND,
        "first": COLOUR_IDS[game.first],
        "active": COLOUR_IDS[game.active - 1] if game.active else None,
        "countdown": _countdown(game),
        "docks": [_dock(game, number) for number in range(colour_count(game))],
        "regions": [_region(game, number) for number in range(len(REGION_IDS))],
        "rim": [REGION_IDS[number] for number in RIM_ORDER[game.options.layout]],
        "used_up": [REGION_IDS[i] for i, count in enumerate(game.destinations) if count == 0],
        "companies": companies,
        "neutral_wins": game.phase == Phase.OVER and _neutral_wins(companies),
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
    points = breakdown(game, colour) if game.phase == Phase.OVER else None
    return {
        "colour": COLOUR_IDS[colour],
        "seat": seat_of(game, colour),
        "neutral": is_neutral(game, colour),
        "supply": company.supply,
        "lost": company.lost,
        "tokens": dict(zip(RESOURCE_IDS, company.tokens, strict=True)),
        "token_points": sum(_token_points(company).values()),
        "points": sum(points.values()) if points else None,
        "breakdown": points,
        "cards": company.cards.n,
        "played": _characters(company.played),
        "shown": CHARACTER_IDS[company.shown - 1] if company.shown else None,
        "missions": [CARD_IDS[number] for number in _missions(company)],
    }


def _token_points(company):
    """By kind (RP-47)."""
    return {name: company.tokens[kind] * TOKEN_VALUES[kind] for kind, name in enumerate(RESOURCE_IDS)}


def _missions(company):
    """Those that are shown: all in a finished game."""
    return [number for number in range(MISSIONS) if company.missions >> number & 1]


def _neutral_wins(companies):
    """RP-69: does a neutral colour have more than both players?"""
    best = max(company["points"] for company in companies if not company["neutral"])
    return any(company["points"] > best for company in companies if company["neutral"])


def _own(game, seat):
    """What only this seat sees: its hand, its cards, and in the duel its neutral deck."""
    company = game.companies[seat]
    return {
        "hand": _characters(~(company.played | 1 << company.choice)),
        "choice": CHARACTER_IDS[company.choice - 1] if company.choice else None,
        "chooses_later": bool(company.plans),
        "to_be_asked": company.to_be_asked > 0,
        "cards": [CARD_IDS[card] for card in company.cards.items[: company.cards.n]],
        "drawn": CARD_IDS[company.drawn - 1] if company.drawn else None,
        "neutral_choice": CHARACTER_IDS[company.neutral_choice - 1] if company.neutral_choice else None,
        "arranged": [CHARACTER_IDS[number - 1] for number in company.arranged.items[: company.arranged.n]],
    }


def breakdown(game, colour):
    """The points of a finished game by source (RP-60), of a seat's main colour or of a neutral one (RP-69)."""
    company = game.companies[colour]
    return {
        "missions": sum(mission_points(game, colour, number) for number in _missions(company)),
        "ice_monopoly": ice_monopoly_points(game, colour),
        **_token_points(company),
        "research": research_points(game, colour),
    }
