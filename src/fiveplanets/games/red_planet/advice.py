"""Heuristics: the quick bot. It weighs every move by what it does to its seat's main colour, in tenths of a point.

A region is worth what it will still produce, times the chance of leading there: that goes by the margin over the
strongest rival, where astronauts on their way count as well. The bot looks only at what its seat may see.
"""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.random import below
from fiveplanets.core.rules import rule

from .components import (
    ABILITIES,
    BOARDS,
    CHARACTERS,
    EFFECT,
    EFFECT_AMOUNT,
    FIRST_RESEARCH,
    HOW,
    MISSION_METRIC,
    MISSION_MOST,
    MISSION_REGIONS,
    MISSION_STEPS,
    MISSIONS,
    PHOBOS,
    PRODUCTION_AFTER,
    PRODUCTION_TOKENS,
    REGIONS,
    RESOURCES,
    Ability,
    Effect,
    How,
    Metric,
)
from .moves import (
    BOARD,
    CHOOSE,
    CHOOSE_LATER,
    DESTROY,
    DRAW,
    DROP,
    FLEE,
    KEEP,
    KILL,
    LAUNCH,
    LAY,
    LOOK,
    NAME,
    PASS_DROPS,
    PASS_STEPS,
    PLAY,
    PUT_AWAY,
    REPLACE,
    RESCUE,
    STEER,
    STEP,
)
from .rules.abilities import KILLING_GROUND, can_replace_at
from .rules.table import colour_count, destination, free_seats, is_docked, neighbours
from .state import PLACES, SEATS, AskKind

POINT = 10
TOKEN_WORTH = (14, 20, 30)  # ice counts for the monopoly too
UNKNOWN_WORTH = 19
FAR_BEHIND = -3
LEAD_CHANCE = (5, 15, 30, 50, 75, 90, 100)  # in percent, by the margin over the strongest rival, -3 to 3
LAUNCH_CHANCE = (100, 80, 65, 50, 40, 30, 20)  # in percent, by the free seats
FOOTHOLD = 12  # in a region of an own mission
CARD_WORTH = 30
LOOK_WORTH = 5
RECALL_WORTH = 14  # for each character that the Recruiter brings back
LAUNCH_WORTH = 15
STEER_WORTH = 12
NOISE = 12
NEVER = -100000


@rule
def quick(game, seat, moves, rng):
    """The legal move with the highest worth; a little chance makes choices hard to foresee."""
    top = top_ask(game, seat)
    best = moves.items[0]
    best_worth = NEVER
    for i in range(moves.n):
        move = moves.items[i]
        if move == CHOOSE_LATER:
            worth = NEVER  # a changed mind brings nothing
        elif top.kind == AskKind.CHOOSE:
            worth = worth_of_character(game, seat, (move - CHOOSE) // 2 + 1) + below(rng, NOISE)
            worth += (move - CHOOSE) % 2 * NOISE  # whoever can play a card wants to be asked
        elif top.kind == AskKind.KEEP:
            worth = worth_of_mission(move - KEEP)
        elif PLAY <= move < RESCUE:
            worth = -NEVER  # whatever the card is, it is played at the first chance
        elif top.kind == AskKind.NAME:
            worth = worth_of_destination(game, seat, top.a, move - NAME)
        elif top.kind == AskKind.FLEE:
            worth = shift(game, seat, move - FLEE, top.a, 1)
        elif top.kind == AskKind.WINDOW or top.kind == AskKind.ARRANGE or top.kind == AskKind.RESCUE:
            worth = i
        else:
            worth = worth_of_use(game, seat, top.kind, move)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


# --- what a region is worth


@rule
def tokens_to_come(game):
    """How many tokens an open region will still get."""
    total = 0
    for i in range(len(PRODUCTION_AFTER)):
        if game.round <= PRODUCTION_AFTER[i]:
            total += PRODUCTION_TOKENS[i]
    return total


@rule
def stake(game, region):
    """What leading in a region will bring."""
    place = game.regions[region]
    worth = tokens_to_come(game) * (TOKEN_WORTH[place.resource - 1] if place.resource > 0 else UNKNOWN_WORTH)
    for kind in range(RESOURCES):
        worth += place.points[kind] * TOKEN_WORTH[kind]
    return worth


@rule
def research_bonus(game, seat, region, leading):
    """What a research card will bring, if the seat knows it."""
    place = game.regions[region]
    if not place.seen_by >> seat & 1:
        return 0
    effect = EFFECT[place.research - 1 - FIRST_RESEARCH]
    amount = EFFECT_AMOUNT[place.research - 1 - FIRST_RESEARCH]
    if effect == Effect.POINTS_PRESENT or (effect == Effect.POINTS_LEADER and leading):
        return amount * POINT
    if effect == Effect.OWN_TOKENS and leading:
        return amount * UNKNOWN_WORTH
    if effect == Effect.NO_TOKENS and leading:
        return -2 * UNKNOWN_WORTH
    return 0


@rule
def mission_bonus(game, seat, region, own):
    """What being there does for the own missions."""
    worth = 0
    cards = game.companies[seat].cards
    for i in range(cards.n):
        if cards.items[i] < MISSIONS and MISSION_REGIONS[cards.items[i]] >> region & 1:
            worth += FOOTHOLD
            if MISSION_METRIC[cards.items[i]] == Metric.ASTRONAUTS:
                worth += FOOTHOLD * min(own, 4) // 2
    return worth


@rule
def strength(game, region, colour):
    """Astronauts in a region, or on their way there."""
    count = game.regions[region].crew[colour]
    for dock in range(colour_count(game)):
        ship = game.ships[dock]
        if ship.card > 0 and ship.crew[colour] > 0 and destination(ship) == region + 1:
            count += ship.crew[colour]
    return count


@rule
def prospect(game, seat, region, colour, change):
    """What a seat can hope for in a region if a colour gets so many more astronauts there."""
    own = 0
    rival = 0
    for other in range(colour_count(game)):
        there = strength(game, region, other) + (change if other == colour else 0)
        if other == seat:
            own = there
        else:
            rival = max(rival, there)
    if own <= 0:
        return 0
    margin = min(max(own - rival, FAR_BEHIND), -FAR_BEHIND)
    worth = stake(game, region) * LEAD_CHANCE[margin - FAR_BEHIND] // 100
    return worth + mission_bonus(game, seat, region, own) + research_bonus(game, seat, region, margin > 0)


@rule
def shift(game, seat, region, colour, change):
    return prospect(game, seat, region, colour, change) - prospect(game, seat, region, colour, 0)


# --- ships


@rule
def worth_of_boarding(game, seat, dock, colour, count):
    """The nearer the ship is to launching, the better."""
    ship = game.ships[dock]
    to = destination(ship)
    worth = shift(game, seat, to - 1, colour, count) if to > 0 else 2 * UNKNOWN_WORTH
    return worth * LAUNCH_CHANCE[min(free_seats(ship) - count, len(LAUNCH_CHANCE) - 1)] // 100


@rule
def best_boarding(game, seat, count):
    best = 0
    for dock in range(colour_count(game)):
        if free_seats(game.ships[dock]) >= count:
            best = max(best, worth_of_boarding(game, seat, dock, seat, count))
    return best


@rule
def worth_of_ship(game, seat, dock):
    """What the crew of a ship means to a seat: its own astronauts are good, others bad."""
    ship = game.ships[dock]
    to = destination(ship)
    worth = 0
    for colour in range(colour_count(game)):
        if to > 0 and ship.crew[colour] > 0:
            worth -= shift(game, seat, to - 1, colour, -ship.crew[colour])
    return worth


@rule
def worth_of_destination(game, seat, dock, region):
    """What sending a ship there does, for everybody aboard."""
    ship = game.ships[dock]
    if destination(ship) == region + 1:
        return 0
    worth = -worth_of_ship(game, seat, dock)
    for colour in range(colour_count(game)):
        if ship.crew[colour] > 0:
            worth += shift(game, seat, region, colour, ship.crew[colour])
    return worth


@rule
def best_destination(game, seat, dock):
    best = 0
    for region in range(REGIONS):
        if game.destinations[region] > 0:
            best = max(best, worth_of_destination(game, seat, dock, region))
    return best


# --- what characters do


@rule
def worth_of_use(game, seat, kind, move):
    """What one answer to a character's question does to the seat's main colour."""
    colour = game.active - 1
    if PASS_STEPS <= move <= PASS_DROPS or move == PUT_AWAY:
        return 0
    if kind == AskKind.BOARD or kind == AskKind.DISPATCH:
        return worth_of_boarding(game, seat, move - BOARD, colour, game.left if kind == AskKind.DISPATCH else 1)
    if kind == AskKind.STEP:
        start = (move - STEP) // REGIONS
        return worth_of_step(game, seat, colour, start, (move - STEP) % REGIONS)
    if kind == AskKind.STUDY or kind == AskKind.LOOK:
        return CARD_WORTH if move == DRAW else LOOK_WORTH * stake(game, move - LOOK) // 100
    if kind == AskKind.LAY:
        return worth_of_laying(game, seat, move - LAY)
    if kind == AskKind.LAUNCH:
        return worth_of_ship(game, seat, move - LAUNCH)
    if kind == AskKind.DESTROY:
        return -worth_of_ship(game, seat, move - DESTROY)
    if kind == AskKind.REPLACE:
        return worth_of_replacing(game, seat, colour, (move - REPLACE) // SEATS, (move - REPLACE) % SEATS)
    if kind == AskKind.KILL:
        return shift(game, seat, (move - KILL) // SEATS, (move - KILL) % SEATS, -1)
    if kind == AskKind.DROP:
        return worth_of_step(game, seat, colour, PHOBOS, move - DROP)
    return best_destination(game, seat, move - STEER)


@rule
def worth_of_step(game, seat, colour, start, to):
    return shift(game, seat, start, colour, -1) + shift(game, seat, to, colour, 1)


@rule
def worth_of_replacing(game, seat, colour, place, victim):
    region = place
    if place >= REGIONS:
        region = destination(game.ships[place - REGIONS]) - 1
    if region < 0:
        return 0
    return shift(game, seat, region, victim, -1) + shift(game, seat, region, colour, 1)


@rule
def worth_of_laying(game, seat, region):
    """Good cards where one is strong, bad ones where others are."""
    effect = EFFECT[game.companies[seat].drawn - 1 - FIRST_RESEARCH]
    amount = EFFECT_AMOUNT[game.companies[seat].drawn - 1 - FIRST_RESEARCH]
    hope = prospect(game, seat, region, seat, 0) - stake(game, region) // 3
    good = effect == Effect.OWN_TOKENS or effect == Effect.POINTS_LEADER or effect == Effect.NEIGHBOUR_TOKENS
    good = good or effect == Effect.LIFT or (effect == Effect.POINTS_PRESENT and amount > 0)
    return hope if good else -hope


# --- choices


@rule
def worth_of_character(game, seat, number):
    """Boarding, and the best use of each ability."""
    boards = BOARDS[number]
    if HOW[number] == How.TOGETHER:
        worth = best_boarding(game, seat, boards)
    else:
        worth = best_boarding(game, seat, 1) * (boards + 1) // 2
    for i in range(2):
        ability = ABILITIES[number][i][0]
        if ability == Ability.RECRUIT:
            worth += recall_worth(game, seat)
        elif ability == Ability.STUDY:
            worth += CARD_WORTH
        elif ability == Ability.LAUNCH:
            worth += LAUNCH_WORTH
        elif ability == Ability.STEER:
            worth += STEER_WORTH
        elif ability == Ability.DESTROY:
            worth += best_destruction(game, seat)
        elif ability == Ability.STEP:
            worth += 2 * best_step(game, seat)
        elif ability == Ability.REPLACE:
            worth += best_replacement(game, seat)
        elif ability == Ability.KILL:
            worth += best_kill(game, seat)
        elif ability == Ability.DROP and game.regions[PHOBOS].crew[seat] > 0:
            worth += best_drop(game, seat) * min(game.regions[PHOBOS].crew[seat], 2)
    return worth


@rule
def recall_worth(game, seat):
    """The more characters lie on the table, the better; the rounds that are left must suffice to use them."""
    played = 0
    for number in range(1, CHARACTERS + 1):
        played += game.companies[seat].played >> number & 1
    return RECALL_WORTH * min(played, PRODUCTION_AFTER[len(PRODUCTION_AFTER) - 1] - game.round)


@rule
def best_step(game, seat):
    best = 0
    for start in range(REGIONS):
        if game.regions[start].crew[seat] > 0:
            near = neighbours(game, start)
            for to in range(REGIONS):
                if near >> to & 1:
                    best = max(best, worth_of_step(game, seat, seat, start, to))
    return best


@rule
def best_drop(game, seat):
    best = 0
    for to in range(REGIONS):
        if to != PHOBOS:
            best = max(best, worth_of_step(game, seat, seat, PHOBOS, to))
    return best


@rule
def best_kill(game, seat):
    best = NEVER
    for region in range(REGIONS):
        if KILLING_GROUND >> region & 1:
            for victim in range(colour_count(game)):
                if game.regions[region].crew[victim] > 0:
                    best = max(best, shift(game, seat, region, victim, -1))
    return max(best, -POINT)


@rule
def best_replacement(game, seat):
    best = 0
    for place in range(PLACES):
        for victim in range(colour_count(game)):
            if can_replace_at(game, seat, place, victim):
                best = max(best, worth_of_replacing(game, seat, seat, place, victim))
    return best


@rule
def best_destruction(game, seat):
    best = NEVER
    for dock in range(colour_count(game)):
        if is_docked(game.ships[dock]):
            best = max(best, -worth_of_ship(game, seat, dock))
    return max(best, -2 * POINT)


@rule
def worth_of_mission(mission):
    """Leads are harder to hold than footholds."""
    return max(MISSION_MOST[mission] * 6, MISSION_STEPS[mission][3] * 8)
