"""What the table shows beyond the bare state. Only the decks are hidden, and nothing here looks at them."""

from msgspec import to_builtins

from .components import (
    ANNEX_INCOME,
    CARD_IDS,
    COMMANDER_IDS,
    COMPONENTS,
    FIRST_EFFECT,
    GAIN,
    GOAL_HOLDER,
    GOAL_IDS,
    PAIR_REWARD,
    RESOURCE_IDS,
    SIDE_IDS,
    SYMBOL,
    TRACK_END,
    TYPE,
    WAY_IDS,
    Type,
)
from .rules.counting import count
from .rules.preparing import may_have_side
from .rules.scoring import commander_points, condition_points, goal_points, score, technology_points
from .state import IS_CELL, SPOTS, Phase
from .view_income import next_income
from .view_spots import next_order, spot_facts
from .vocabulary import PLANETS, Countable, Resource, Way

TYPE_IDS = tuple(kind.name.lower() for kind in Type)


def facts(game, seat):
    """Everything in words: ids of cards, sides, ways and resources, numbers of seats."""
    shown = [spot for spot in range(SPOTS) if game.round and (IS_CELL[spot] or game.open[spot])]
    return {
        "planet": game.round,
        "planets": PLANETS,
        "exploration": game.exploration,
        "phase": Phase(game.phase).name.lower(),
        "goal": goal_facts(game),
        "sides": side_choices(game, seat),
        "spots": [spot_facts(game, seat, spot) for spot in shown],
        "order": [place - 1 if place else None for place in game.track[: game.players]],
        "next_order": next_order(game),
        "track_ends": dict(zip(RESOURCE_IDS[1:], TRACK_END[1:], strict=True)),
        "empires": [empire_facts(game, number) for number in range(game.players)],
    }


def goal_facts(game):
    """The goal sheet: each condition, and what it would bring each seat if the game ended now."""
    goal = GOAL_IDS[game.goal]
    first = FIRST_EFFECT[GOAL_HOLDER + game.goal]
    return {
        "id": goal,
        "conditions": [
            to_builtins(condition)
            | {"points_now": [condition_points(game, seat, first + i) for seat in range(game.players)]}
            for i, condition in enumerate(COMPONENTS.goals[goal].conditions)
        ],
    }


def side_choices(game, seat):
    """The commander sides that this seat may still have, while commanders are being picked."""
    if game.phase != Phase.COMMANDERS or seat is None or game.empires[seat].side:
        return []
    return [side_facts(side) for side in range(len(SIDE_IDS)) if may_have_side(game, seat, side)]


def side_facts(side):
    id = SIDE_IDS[side]
    data = COMPONENTS.sides[id]
    return {
        "id": id,
        "initiative": data.initiative,
        "start": to_builtins(data.start),
        "effects": to_builtins(data.effects),
        "source": data.source,
        "known": data.known,
    }


def empire_facts(game, seat):
    empire = game.empires[seat]
    cards = [empire.cards.items[i] for i in range(empire.cards.n)]
    return {
        "commander": COMMANDER_IDS[empire.commander - 1] if empire.commander else None,
        "side": side_facts(empire.side - 1) if empire.side else None,
        "resources": dict(zip(RESOURCE_IDS, empire.track, strict=True)),
        "score": score(game, seat),  # if the game ended now
        "counts": {what.name.lower(): count(game, seat, what) for what in Countable if what},
        "cards": [held_card(holding) for holding in cards],
        "waiting_landmarks": waiting_landmarks(cards),
        "income": next_income(game, seat),
        "operation_points": empire.operation_points,
        "operation_limit": empire.operation_limit,
    }


def held_card(holding):
    card = holding.card
    technology = COMPONENTS.technologies.get(CARD_IDS[card])
    return {
        "card": CARD_IDS[card],
        "type": TYPE_IDS[TYPE[card]],
        "way": WAY_IDS[holding.way],
        "income": ANNEX_INCOME[card] if holding.way == Way.ANNEX else 0,
        "effects": to_builtins(technology.effects) if technology else [],
    }


def waiting_landmarks(cards):
    """The landmarks that wait for a second one of their name."""
    waiting = {}
    for card in (holding.card for holding in cards if SYMBOL[holding.card]):
        if waiting.pop(SYMBOL[card], None) is None:
            waiting[SYMBOL[card]] = CARD_IDS[card]
    return list(waiting.values())


def breakdown(game, seat):
    """The points of a finished game by where they came from."""
    empire = game.empires[seat]
    printed = dict.fromkeys(TYPE_IDS, 0)
    pairs, waiting = 0, {}
    for i in range(empire.cards.n):
        card, way = empire.cards.items[i].card, empire.cards.items[i].way
        printed[TYPE_IDS[TYPE[card]]] += GAIN[card][way & 1][0][Resource.POINTS]
        if SYMBOL[card]:
            partner = waiting.pop(SYMBOL[card], None)
            if partner is None:
                waiting[SYMBOL[card]] = card
            else:
                pairs += PAIR_REWARD[partner] + PAIR_REWARD[card]
    before_end = empire.track[Resource.POINTS]
    return {
        "units": printed["unit"],
        "landmarks": printed["landmark"],
        "pairs": pairs,
        "technologies": printed["technology"],
        "caches": printed["cache"],
        "operations": empire.operated,
        "effects": before_end - sum(printed.values()) - pairs - empire.operated,
        "goals": goal_points(game, seat),
        "technology_goals": technology_points(game, seat),
        "commander_goals": commander_points(game, seat),
    }
