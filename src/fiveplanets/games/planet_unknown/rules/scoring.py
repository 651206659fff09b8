"""The medals of a player, by source (PU-R54), and the order of the players."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.position import LOST
from fiveplanets.core.rules import rule

from ..state import Position, World
from ..tables import (
    ALL_COLUMNS,
    CITIES,
    CITY_MEDALS,
    CIV_EFFECT,
    CIV_MEDALS,
    CIV_MEDALS_EACH,
    CIV_SET,
    COLUMN_MEDALS,
    COMMERCE_MEDALS,
    COMMERCE_SET,
    MEDALS,
    METEORITE_MEDALS,
    METEORITE_SET,
    METEORITES_PER_MEDAL,
    METRIC_SIGN,
    OBJECTIVE_MEDALS,
    POD_MEDALS,
    REGION_COUNT,
    REGION_MEDALS,
    REGIONS,
    ROW_MEDALS,
    SIDE,
    SQUARES,
    TIE_MEDALS,
    TRACK_COUNT,
    Civ,
    Tech,
)
from .board import bits, count_squares
from .civ import CARDS
from .metrics import fulfilled, furthest, measure
from .objectives import TWO_PLAYER_CARDS
from .supplies import has


@rule
def score(game: Position, seat: int) -> int:
    world = game.worlds[seat]
    return (
        card_medals(world)
        + planet_medals(world)
        + track_medals(world)
        + pod_medals(world)
        + meteorite_medals(world)
        + private_medals(world)
        + competitive_medals(game, seat)
    )


@rule
def standing(game: Position, seat: int) -> int:
    """PU-R58: medals, then fewer open squares, then fewer meteorites. PU-R63: alone, the target must be reached."""
    world = game.worlds[seat]
    points = score(game, seat)
    if game.players == 1 and points < game.target:
        return LOST
    return points * 100000 - open_squares(world) * 200 - count_squares(world.meteorites)


@rule
def open_squares(world: World) -> int:
    count = 0
    for row in range(SIDE):
        count += bits(SQUARES[world.planet][row] & ~world.covered[row])
    return count


@rule
def known_cards(world: World) -> int:
    """The civ cards, as far as they may be seen."""
    return world.cards | world.shown


@rule
def set_cards(world: World, card_set: int) -> int:
    cards = known_cards(world)
    count = 0
    for card in range(CARDS):
        if cards >> card & 1 and CIV_SET[card] == card_set:
            count += 1
    return count


@rule
def card_medals(world: World) -> int:
    """A: medals of civ cards, those for patches and sets included; the better pods and meteorites count below."""
    medals = COMMERCE_MEDALS[set_cards(world, COMMERCE_SET)]
    cards = known_cards(world)
    for card in range(CARDS):
        if cards >> card & 1:
            medals += CIV_MEDALS[card]
            if CIV_EFFECT[card] == Civ.MEDALS_PER_PATCH:
                medals += CIV_MEDALS_EACH[card] * count_squares(world.patched)
    return medals


@rule
def planet_medals(world: World) -> int:
    """B: full rows and columns, and what the planet itself gives."""
    return line_medals(world) + region_medals(world) + city_medals(world)


@rule
def line_medals(world: World) -> int:
    """PU-R55: full rows and columns without a meteorite."""
    planet = world.planet
    medals = 0
    broken = 0  # columns with an open square or a meteorite
    there = 0  # columns with squares
    for row in range(SIDE):
        squares = SQUARES[planet][row]
        bad = squares & ~world.covered[row] | world.meteorites[row]
        broken |= bad
        there |= squares
        if squares > 0 and bad == 0:
            medals += ROW_MEDALS[planet][row]
    for column in range(SIDE):
        if (there & ~broken & ALL_COLUMNS) >> column & 1:
            medals += COLUMN_MEDALS[planet][column]
    return medals


@rule
def region_medals(world: World) -> int:
    """PU-P-cerberus: each region that is covered completely; meteorites do not matter."""
    medals = 0
    if REGION_MEDALS[world.planet] > 0:
        for region in range(REGION_COUNT):
            if open_in_region(world, region) == 0:
                medals += REGION_MEDALS[world.planet]
    return medals


@rule
def open_in_region(world: World, region: int) -> int:
    """How many of its squares are not covered."""
    count = 0
    for row in range(SIDE):
        count += bits(REGIONS[world.planet][region][row] & ~world.covered[row])
    return count


@rule
def city_medals(world: World) -> int:
    """PU-P-gaia: each city that is not covered."""
    count = 0
    for row in range(SIDE):
        count += bits(CITIES[world.planet][row] & ~world.covered[row])
    return count * CITY_MEDALS[world.planet]


@rule
def marker_medal(world: World, track: int, cell: int) -> int:
    """PU-R23: the topmost medal of a track up to a cell; one under a life pod does not count."""
    while cell > 0:
        if MEDALS[world.corporation][track][cell] > 0 and not world.track_pods[track] >> cell & 1:
            return MEDALS[world.corporation][track][cell]
        cell -= 1
    return 0


@rule
def track_medals(world: World) -> int:
    """C: every marker on the track where it stands; Makeshift's level 5 lets all on a track score as the highest."""
    medals = 0
    for marker in range(TRACK_COUNT):
        medals += medals_of(world, marker)
    return medals


@rule
def medals_of(world: World, marker: int) -> int:
    lane = world.lanes[marker]
    cell = furthest(world, lane) if has(world, Tech.SCORE_HIGHEST_ON_TRACK) else world.markers[marker]
    return marker_medal(world, lane, cell)


@rule
def pod_medals(world: World) -> int:
    """D: the life pods of the scoring area."""
    each: int = POD_MEDALS
    cards = known_cards(world)
    for card in range(CARDS):
        if cards >> card & 1 and CIV_EFFECT[card] == Civ.MEDALS_PER_LIFE_POD:
            each = CIV_MEDALS_EACH[card]
    return each * world.pods_collected


@rule
def meteorite_medals(world: World) -> int:
    """D, PU-R56: every three meteorites, worth more with set cards."""
    return world.meteorites_collected // METEORITES_PER_MEDAL * METEORITE_MEDALS[set_cards(world, METEORITE_SET)]


@rule
def private_medals(world: World) -> int:
    """E."""
    medals = 0
    for i in range(world.objectives.n):
        if fulfilled(world, world.objectives.items[i]):
            medals += OBJECTIVE_MEDALS
    return medals


@rule
def competitive_medals(game: Position, seat: int) -> int:
    """F, PU-R57: against each neighbour; PU-R82: against everybody."""
    medals = 0
    if game.players == 2:
        for i in range(TWO_PLAYER_CARDS):
            medals += compared(game, seat, 1 - seat, game.rivalries[i])
    elif game.players > 2:
        left = (seat + game.players - 1) % game.players
        medals += compared(game, seat, (seat + 1) % game.players, game.rivalries[seat])
        medals += compared(game, seat, left, game.rivalries[left])
    for i in range(game.shared.n):
        medals += compared_with_all(game, seat, game.shared.items[i])
    return medals


@rule
def compared(game: Position, seat: int, other: int, card: int) -> int:
    if card == NOTHING:  # not laid out yet
        return 0
    mine = METRIC_SIGN[card] * measure(game.worlds[seat], card)
    theirs = METRIC_SIGN[card] * measure(game.worlds[other], card)
    if mine == theirs:
        return TIE_MEDALS
    return OBJECTIVE_MEDALS if mine > theirs else 0


@rule
def compared_with_all(game: Position, seat: int, card: int) -> int:
    medals: int = OBJECTIVE_MEDALS
    for other in range(game.players):
        if other != seat:
            medals = min(medals, compared(game, seat, other, card))
    return medals
