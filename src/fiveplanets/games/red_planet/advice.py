"""Heuristics: the quick bot. It weighs every move by what it does to its seat's main colour, in tenths of a point.

A region is worth what it will still produce, times the chance of leading there: that goes by the margin over the
strongest rival, where astronauts on their way count as well. The bot looks only at what its seat may see.
"""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Bits63, Seq
from fiveplanets.core.random import Rng, below
from fiveplanets.core.rules import rule

from .components import (
    CHARACTERS,
    COLOURS,
    DEEDS,
    HOW,
    LAST_ROUND,
    MISSION_METRIC,
    MISSION_MOST,
    MISSION_REGIONS,
    MISSION_STEPS,
    MISSIONS,
    MOST_DEEDS,
    PHOBOS,
    PRODUCTION_AFTER,
    PRODUCTION_TOKENS,
    PRODUCTIONS,
    REGIONS,
    RESOURCES,
    Deed,
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
    PLAY,
    PUT_AWAY,
    REPLACE,
    RESCUE,
    STEER,
    STEP,
    WAYS_TO_CHOOSE,
)
from .rules.abilities import can_replace_at, victims_at
from .rules.production import amount_of, effect_of
from .rules.table import colour_count, destination, free_seats, is_docked, neighbours
from .state import PLACES, AskKind, Position

POINT = 10
PERCENT = 100
TOKEN_WORTH = (14, 20, 30)  # ice counts for the monopoly too
UNKNOWN_WORTH = 19  # of a token of a resource that lies face down
NO_DESTINATION_WORTH = 2 * UNKNOWN_WORTH  # of boarding a ship whose destination can be named
COLLAPSE_WORTH = -2 * UNKNOWN_WORTH  # of leading where nothing is placed
FAR_BEHIND = -3
LEAD_CHANCE = (5, 15, 30, 50, 75, 90, 100)  # in percent, by the margin over the strongest rival, -3 to 3
LAUNCH_CHANCE = (100, 80, 65, 50, 40, 30, 20)  # in percent, by the free seats
FOOTHOLD = 12  # in a region of an own mission
FOOTHOLD_MORE = FOOTHOLD // 2  # for each astronaut there, where the mission counts them
FOOTHOLD_MOST = 4  # astronauts
CARD_WORTH = 30
LOOK_WORTH = 5  # in percent of what is at stake there
RECALL_WORTH = 14  # for each character that the Recruiter brings back
LAUNCH_WORTH = 15
STEER_WORTH = 12
STEPS_MADE = 2  # that are as good as the best one
DROPS_MADE = 2
WORST_KILL = -POINT  # an own astronaut dies
WORST_DESTRUCTION = -2 * POINT  # an own ship is lost
FAIR_SHARE = 3  # of what is at stake, a third comes to each
MOST_WORTH, STEPS_WORTH = 6, 8  # of a point: leads are harder to hold than footholds
EASY_STEP = 3  # that many are counted easily
NOISE = 12
NEVER = -100000
BYTE, LAST_BYTE = 8, 255


@rule
def quick(game: Position, seat: int, moves: Seq[int], rng: Rng) -> int:
    """The legal move with the highest worth; a little chance makes choices hard to foresee."""
    top = top_ask(game, seat)
    boarding = best_boarding(game, seat, 1) if top.kind == AskKind.CHOOSE else 0
    bound = worth_of_ship(game, seat, top.a) if top.kind == AskKind.NAME else 0
    best = moves.items[0]
    best_worth = NEVER
    for i in range(moves.n):
        move = moves.items[i]
        if move == CHOOSE_LATER:
            worth = NEVER  # a changed mind brings nothing
        elif top.kind == AskKind.CHOOSE:
            worth = worth_of_character(game, seat, (move - CHOOSE) // WAYS_TO_CHOOSE, boarding) + below(rng, NOISE)
            worth += (move - CHOOSE) % WAYS_TO_CHOOSE * NOISE  # whoever can play a card wants to be asked
        elif top.kind == AskKind.KEEP:
            worth = worth_of_mission(move - KEEP)
        elif PLAY <= move < RESCUE:
            worth = -NEVER  # whatever the card is, it is played at the first chance
        elif top.kind == AskKind.NAME:
            worth = worth_of_destination(game, seat, top.a, move - NAME, bound)
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
def tokens_to_come(game: Position) -> int:
    """How many tokens an open region will still get."""
    total = 0
    for i in range(PRODUCTIONS):
        if game.round <= PRODUCTION_AFTER[i]:
            total += PRODUCTION_TOKENS[i]
    return total


@rule
def stake(game: Position, region: int) -> int:
    """What leading in a region will bring."""
    place = game.regions[region]
    worth = tokens_to_come(game) * (TOKEN_WORTH[place.resource] if place.resource != NOTHING else UNKNOWN_WORTH)
    for kind in range(RESOURCES):
        worth += place.points[kind] * TOKEN_WORTH[kind]
    return worth


@rule
def research_bonus(game: Position, seat: int, region: int, leading: bool) -> int:
    """What a research card will bring, if the seat knows it."""
    place = game.regions[region]
    if not place.seen_by >> seat & 1:
        return 0
    effect = effect_of(place.research)
    amount = amount_of(place.research)
    if effect == Effect.POINTS_PRESENT or (effect == Effect.POINTS_LEADER and leading):
        return amount * POINT
    if effect == Effect.OWN_TOKENS and leading:
        return amount * UNKNOWN_WORTH
    if effect == Effect.NO_TOKENS and leading:
        return COLLAPSE_WORTH
    return 0


@rule
def mission_bonus(game: Position, seat: int, region: int, own: int) -> int:
    """What being there does for the own missions."""
    worth = 0
    cards = game.companies[seat].cards
    for i in range(cards.n):
        if cards.items[i] < MISSIONS and MISSION_REGIONS[cards.items[i]] >> region & 1:
            worth += FOOTHOLD
            if MISSION_METRIC[cards.items[i]] == Metric.ASTRONAUTS:
                worth += FOOTHOLD_MORE * min(own, FOOTHOLD_MOST)
    return worth


@rule
def strengths(game: Position, region: int) -> Bits63:
    """Astronauts in a region, or on their way there: a byte for each colour."""
    colours = colour_count(game)
    crew = game.regions[region].crew
    packed: Bits63 = 0
    for colour in range(colours):
        packed += crew[colour] << BYTE * colour
    for dock in range(colours):
        ship = game.ships[dock]
        if ship.card != NOTHING and destination(ship) == region:
            for colour in range(colours):
                packed += ship.crew[colour] << BYTE * colour
    return packed


@rule
def strength(packed: Bits63, colour: int) -> int:
    return packed >> BYTE * colour & LAST_BYTE


@rule
def hope(game: Position, seat: int, region: int, there: Bits63, at_stake: int) -> int:
    """What a seat can hope for in a region where the colours are that strong."""
    own = strength(there, seat)
    if own == 0:
        return 0
    rival = 0
    for other in range(colour_count(game)):
        if other != seat:
            rival = max(rival, strength(there, other))
    margin = min(max(own - rival, FAR_BEHIND), -FAR_BEHIND)
    worth = at_stake * LEAD_CHANCE[margin - FAR_BEHIND] // PERCENT
    return worth + mission_bonus(game, seat, region, own) + research_bonus(game, seat, region, margin > 0)


@rule
def shift(game: Position, seat: int, region: int, colour: int, change: int) -> int:
    """How much more a seat can hope for in a region if a colour gets so many more astronauts there."""
    there = strengths(game, region)
    if colour != seat and strength(there, seat) == 0:
        return 0  # whatever the others do there
    at_stake = stake(game, region)
    after = there + (change << BYTE * colour)
    return hope(game, seat, region, after, at_stake) - hope(game, seat, region, there, at_stake)


# --- ships


@rule
def worth_of_boarding(game: Position, seat: int, dock: int, colour: int, count: int) -> int:
    """The nearer the ship is to launching, the better."""
    ship = game.ships[dock]
    to = destination(ship)
    worth = shift(game, seat, to, colour, count) if to != NOTHING else NO_DESTINATION_WORTH
    return worth * LAUNCH_CHANCE[min(free_seats(ship) - count, len(LAUNCH_CHANCE) - 1)] // PERCENT


@rule
def best_boarding(game: Position, seat: int, count: int) -> int:
    best = 0
    for dock in range(colour_count(game)):
        if free_seats(game.ships[dock]) >= count:
            best = max(best, worth_of_boarding(game, seat, dock, seat, count))
    return best


@rule
def worth_of_ship(game: Position, seat: int, dock: int) -> int:
    """What the crew of a ship means to a seat: its own astronauts are good, others bad."""
    ship = game.ships[dock]
    to = destination(ship)
    worth = 0
    for colour in range(colour_count(game)):
        if to != NOTHING and ship.crew[colour] > 0:
            worth -= shift(game, seat, to, colour, -ship.crew[colour])
    return worth


@rule
def worth_of_destination(game: Position, seat: int, dock: int, region: int, bound: int) -> int:
    """What sending a ship there does, for everybody aboard; where it is bound for now is worth so much."""
    ship = game.ships[dock]
    if destination(ship) == region:
        return 0
    worth = -bound
    for colour in range(colour_count(game)):
        if ship.crew[colour] > 0:
            worth += shift(game, seat, region, colour, ship.crew[colour])
    return worth


@rule
def best_destination(game: Position, seat: int, dock: int) -> int:
    best = 0
    bound = worth_of_ship(game, seat, dock)
    for region in range(REGIONS):
        if game.destinations[region] > 0:
            best = max(best, worth_of_destination(game, seat, dock, region, bound))
    return best


# --- what characters do


@rule
def worth_of_use(game: Position, seat: int, kind: int, move: int) -> int:
    """What one answer to a character's question does to the seat's main colour."""
    colour = game.active
    if move < KEEP or move == PUT_AWAY:  # passed
        return 0
    if kind == AskKind.BOARD or kind == AskKind.DISPATCH:
        return worth_of_boarding(game, seat, move - BOARD, colour, game.left if kind == AskKind.DISPATCH else 1)
    if kind == AskKind.STEP:
        return worth_of_step(game, seat, colour, (move - STEP) // REGIONS, (move - STEP) % REGIONS)
    if kind == AskKind.STUDY or kind == AskKind.LOOK:
        return CARD_WORTH if move == DRAW else LOOK_WORTH * stake(game, move - LOOK) // PERCENT
    if kind == AskKind.LAY:
        return worth_of_laying(game, seat, move - LAY)
    if kind == AskKind.LAUNCH:
        return worth_of_ship(game, seat, move - LAUNCH)
    if kind == AskKind.DESTROY:
        return -worth_of_ship(game, seat, move - DESTROY)
    if kind == AskKind.REPLACE:
        return worth_of_replacing(game, seat, colour, (move - REPLACE) // COLOURS, (move - REPLACE) % COLOURS)
    if kind == AskKind.KILL:
        return shift(game, seat, (move - KILL) // COLOURS, (move - KILL) % COLOURS, -1)
    if kind == AskKind.DROP:
        return worth_of_step(game, seat, colour, PHOBOS, move - DROP)
    return best_destination(game, seat, move - STEER)


@rule
def worth_of_step(game: Position, seat: int, colour: int, start: int, to: int) -> int:
    return shift(game, seat, start, colour, -1) + shift(game, seat, to, colour, 1)


@rule
def worth_of_replacing(game: Position, seat: int, colour: int, place: int, victim: int) -> int:
    region = place
    if place >= REGIONS:
        region = destination(game.ships[place - REGIONS])
    if region == NOTHING:
        return 0
    return shift(game, seat, region, victim, -1) + shift(game, seat, region, colour, 1)


@rule
def worth_of_laying(game: Position, seat: int, region: int) -> int:
    """Good cards where one is strong, bad ones where others are."""
    effect = effect_of(game.companies[seat].drawn)
    amount = amount_of(game.companies[seat].drawn)
    at_stake = stake(game, region)
    hoped = hope(game, seat, region, strengths(game, region), at_stake) - at_stake // FAIR_SHARE
    good = effect == Effect.OWN_TOKENS or effect == Effect.POINTS_LEADER or effect == Effect.NEIGHBOUR_TOKENS
    good = good or effect == Effect.LIFT or (effect == Effect.POINTS_PRESENT and amount > 0)
    return hoped if good else -hoped


# --- choices


@rule
def worth_of_character(game: Position, seat: int, character: int, boarding: int) -> int:
    """Boarding, which brings so much for one astronaut, and the best use of each ability."""
    worth = 0
    for i in range(MOST_DEEDS):
        deed = DEEDS[character][i][0]
        times = DEEDS[character][i][1]
        if deed == Deed.BOARD and HOW[character] == How.TOGETHER:
            worth += best_boarding(game, seat, times)
        elif deed == Deed.BOARD:
            worth += boarding * (times + 1) // 2  # each further one brings half as much
        else:
            worth += worth_of_deed(game, seat, deed)
    return worth


@rule
def worth_of_deed(game: Position, seat: int, deed: int) -> int:
    if deed == Deed.RECRUIT:
        return recall_worth(game, seat)
    if deed == Deed.STUDY:
        return CARD_WORTH
    if deed == Deed.LAUNCH:
        return LAUNCH_WORTH
    if deed == Deed.STEER:
        return STEER_WORTH
    if deed == Deed.DESTROY:
        return best_destruction(game, seat)
    if deed == Deed.STEP:
        return STEPS_MADE * best_step(game, seat)
    if deed == Deed.REPLACE:
        return best_replacement(game, seat)
    if deed == Deed.KILL:
        return best_kill(game, seat)
    if deed == Deed.DROP and game.regions[PHOBOS].crew[seat] > 0:
        return best_drop(game, seat) * min(game.regions[PHOBOS].crew[seat], DROPS_MADE)
    return 0


@rule
def recall_worth(game: Position, seat: int) -> int:
    """The more characters lie on the table, the better; the rounds that are left must suffice to use them."""
    played = 0
    for character in range(CHARACTERS):
        played += game.companies[seat].played >> character & 1
    return RECALL_WORTH * min(played, LAST_ROUND - game.round)


@rule
def best_step(game: Position, seat: int) -> int:
    best = 0
    for start in range(REGIONS):
        if game.regions[start].crew[seat] > 0:
            near = neighbours(game, start)
            leaving = shift(game, seat, start, seat, -1)
            for to in range(REGIONS):
                if near >> to & 1:
                    best = max(best, leaving + shift(game, seat, to, seat, 1))
    return best


@rule
def best_drop(game: Position, seat: int) -> int:
    best = 0
    leaving = shift(game, seat, PHOBOS, seat, -1)
    for to in range(REGIONS):
        if to != PHOBOS:
            best = max(best, leaving + shift(game, seat, to, seat, 1))
    return best


@rule
def best_kill(game: Position, seat: int) -> int:
    best = NEVER
    for region in range(REGIONS):
        victims = victims_at(game, region)
        for victim in range(COLOURS):
            if victims >> victim & 1:
                best = max(best, shift(game, seat, region, victim, -1))
    return max(best, WORST_KILL)


@rule
def best_replacement(game: Position, seat: int) -> int:
    best = 0
    for place in range(PLACES):
        for victim in range(colour_count(game)):
            if can_replace_at(game, seat, place, victim):
                best = max(best, worth_of_replacing(game, seat, seat, place, victim))
    return best


@rule
def best_destruction(game: Position, seat: int) -> int:
    best = NEVER
    for dock in range(colour_count(game)):
        if is_docked(game.ships[dock]):
            best = max(best, -worth_of_ship(game, seat, dock))
    return max(best, WORST_DESTRUCTION)


@rule
def worth_of_mission(mission: int) -> int:
    return max(MISSION_MOST[mission] * MOST_WORTH, MISSION_STEPS[mission][EASY_STEP] * STEPS_WORTH)
