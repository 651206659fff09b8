"""What conditions are worth, computed a second time from the component file, in another way than the rules do."""

from collections import Counter

from fiveplanets.games.planetfall.components import CARD_IDS, RESOURCE_IDS, WAY_IDS
from tests.planetfall.positions import DATA

TYPES = {"units": "unit", "landmarks": "landmark", "technologies": "technology", "caches": "cache_or_sector"}
ALL_CARDS = {id: data | {"type": kind} for section, kind in TYPES.items() for id, data in DATA[section].items()}


def counts(empire):
    """Everything that can be counted, by name."""
    held = [(CARD_IDS[h.card], WAY_IDS[h.way]) for h in empire.cards.items[: empire.cards.n]]
    types = Counter(ALL_CARDS[card]["type"] for card, _ in held)
    ways = Counter(way for _, way in held)
    symbols = Counter(ALL_CARDS[card]["symbol"] for card, _ in held if ALL_CARDS[card]["type"] == "landmark")
    planets = Counter(ALL_CARDS[card]["planet"] for card, _ in held)
    return {
        **{kind: types[kind] for kind in TYPES.values()},
        "cache": ways["loot"],
        "sector": ways["annex"],
        "card": len(held),
        "landmark_pair": sum(number // 2 for number in symbols.values()),
        "distinct_landmark": len(symbols),
        "type_set": min(types[kind] for kind in TYPES.values()),
        "planet_with_two_cards": sum(1 for number in planets.values() if number == 2),
    } | dict(zip(RESOURCE_IDS, empire.track, strict=True))


def condition_points(state, seat, condition):
    own = counts(state.empires[seat])[condition["count"]]
    if condition["kind"] == "score_per":
        return own // condition["each"] * condition["points"]
    if condition["kind"] == "score_at_least":
        return condition["points"] if own >= condition["least"] else 0
    everybody = [counts(empire)[condition["count"]] for empire in state.empires[: state.players]]
    return condition["points"] if own and own == max(everybody) else 0


def technology_points(state, seat):
    cards = state.empires[seat].cards
    effects = [e for h in cards.items[: cards.n] for e in ALL_CARDS[CARD_IDS[h.card]].get("effects", [])]
    return sum(condition_points(state, seat, effect) for effect in effects if effect["kind"].startswith("score"))
