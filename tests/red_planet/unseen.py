"""Which hidden cards and characters a seat cannot tell apart."""

from fiveplanets.games.red_planet.components import FIRST_ACTION, LOWER_FOUR, MISSIONS
from fiveplanets.games.red_planet.rules.characters import may_show
from fiveplanets.games.red_planet.state import LATER

CARD_FIELDS = ("deck", "cards", "drawn", "put_away", "research")
NEUTRAL_FIELDS = ("neutral_deck", "neutral_choice", "arranged", "loose")


def alike(state, seat, path, value):
    field = next(step for step in reversed(path) if isinstance(step, str) and step != "items")
    if field == "returned":
        return field, value in own_cards(state.companies[seat])  # for those it knows that nobody kept them
    if field in CARD_FIELDS:
        return card(state, seat, value)
    if field in NEUTRAL_FIELDS:
        shown_soon = may_show(state, state.players + path[1]) >> value & 1
        return "neutral character", path[1], LOWER_FOUR >> value & 1, shown_soon
    if field == "choice":
        return (*path, value == LATER)  # which only the holder of one card can want
    if field in ("buried", "buried_spare", "to_be_asked"):
        return None  # there are more of some resources; wishes follow from the cards in hand
    return path[:1]


def card(state, seat, value):
    if value >= FIRST_ACTION:
        return "action"
    if value >= MISSIONS:
        return "research"
    return "mission", value == state.companies[seat].returned  # which nobody else has kept


def own_cards(company):
    return [*company.cards.items[: company.cards.n], *company.put_away.items[: company.put_away.n]]
