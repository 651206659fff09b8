"""Heuristics: the quick bot. It weighs everything in half points (one water is worth one) and looks only at what its
seat may see.
"""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.random import below
from fiveplanets.core.rules import rule

from .components import (
    CENTRE,
    CRYSTAL_POINTS,
    DIE,
    DIE_FACES,
    EDGE,
    HIGHEST_FACE,
    LEFT,
    MINE_YIELD,
    RAID_LOOT,
    RIGHT,
    ROUNDS,
    SYMBOL,
    UPGRADE,
    Action,
    Crystal,
    Upgrade,
)
from .moves import BID, CHOOSE, JOIN_LEFT, JOIN_RIGHT, TAKE
from .rules.scoring import active_crystals
from .rules.upgrades import count_played
from .state import AskKind

SCALE = 10  # worths are in tenths of a half point
AVERAGE_ROLL = SCALE * sum(DIE) // DIE_FACES
CERTAIN = 6  # chances are in sixths
HIGHEST_USEFUL = HIGHEST_FACE + 1  # bid against the die
# By the bid: how likely it is to beat the die.
CHANCE_ALONE = tuple(
    CERTAIN * sum(face < bid for face in DIE[:DIE_FACES]) // DIE_FACES for bid in range(HIGHEST_USEFUL + 1)
)


@rule
def quick(game, seat, moves, rng):
    """The legal move with the highest worth; a little chance makes bids and picks hard to foresee."""
    kind = top_ask(game, seat).kind
    best = moves.items[0]
    best_worth = -1000000
    for i in range(moves.n):
        move = moves.items[i]
        if kind == AskKind.CHOOSE:
            worth = worth_of_action(game, seat, move - CHOOSE) + below(rng, 2 * SCALE)
        elif kind == AskKind.BID:
            worth = worth_of_bid(game, seat, move - BID + 1, rng)
        elif kind == AskKind.TAKE:
            worth = worth_of_card(game, seat, move - TAKE)
        elif kind == AskKind.JOIN_LEFT:
            worth = worth_of_joint(game, seat, move - JOIN_LEFT, LEFT)
        else:
            worth = worth_of_joint(game, seat, move - JOIN_RIGHT, RIGHT)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


# --- which action


@rule
def worth_of_action(game, seat, action):
    """What the action may bring now, with its visible upgrades."""
    worth = worth_of_upgrades(game, seat, action)
    if action == Action.DIG:
        worth += worth_of_dig(game, seat)
    elif action == Action.MINE:
        worth += SCALE * MINE_YIELD[count_played(game, Action.MINE) + 1] if game.late else 22
    elif action == Action.RAID:
        worth += worth_of_raid(game)
    elif action == Action.SCOUT:
        worth += AVERAGE_ROLL + 5  # and to pick late is worth something
        if game.round == ROUNDS:
            worth -= 5
    else:
        worth += worth_of_expand(game, seat)
    return worth


@rule
def worth_of_dig(game, seat):
    """The best card's gain over what it may cost; a dig with little water is wasted."""
    best = 0
    for i in range(game.market.n):
        best = max(best, worth_of_card(game, seat, game.market.items[i]))
    water = game.clans[seat].water
    rivals = count_played(game, Action.DIG)
    price = SCALE * (4 + rivals)
    chance = CHANCE_ALONE[min(water, HIGHEST_USEFUL)] if not game.late or rivals == 0 else min(water - rivals, 4)
    if chance <= 0:
        return -SCALE
    return (best - price) * chance // CERTAIN


@rule
def worth_of_raid(game):
    if not game.late:
        return 13 + 4 * game.players // 2
    victims = count_played(game, Action.DIG) + count_played(game, Action.EXPAND)
    return SCALE * RAID_LOOT[count_played(game, Action.RAID) + 1] * victims


@rule
def worth_of_expand(game, seat):
    """Good once most of the hand is used; useless in the last round."""
    used = 0
    for card in range(4):
        used += game.clans[seat].discard >> card & 1
    if game.round >= ROUNDS:
        return 0
    return (0, 5, 14, 30, 60)[used]


@rule
def worth_of_upgrades(game, seat, action):
    clan = game.clans[seat]
    worth = 0
    for i in range(clan.technologies.n):
        card = clan.technologies.items[i]
        if SYMBOL[card][LEFT] == action and not game.cards[card].left_covered:
            worth += worth_of_upgrade(UPGRADE[card][LEFT][0])
        if SYMBOL[card][RIGHT] == action and not game.cards[card].right_covered:
            worth += worth_of_upgrade(UPGRADE[card][RIGHT][0])
    return worth


@rule
def worth_of_upgrade(kind):
    """What one use of an upgrade brings on average."""
    if kind == Upgrade.NONE:
        return 0
    if kind == Upgrade.ROLL_GAIN:
        return AVERAGE_ROLL
    return SCALE


# --- what a card is worth


@rule
def worth_of_crystal(game, seat, colour):
    """What one more crystal adds."""
    if colour == Crystal.NONE:
        return 0
    if colour == Crystal.JOKER:
        best = 0
        for other in range(Crystal.BLUE, Crystal.JOKER):
            best = max(best, worth_of_crystal_number(active_crystals(game, seat, other)))
        return best
    return worth_of_crystal_number(active_crystals(game, seat, colour))


@rule
def worth_of_crystal_number(count):
    """A point is two half points; colours that are begun are worth a bit more than they pay now."""
    return 2 * SCALE * (CRYSTAL_POINTS[count + 1] - CRYSTAL_POINTS[count])


@rule
def uses_left(game):
    """How often an upgrade will still be used: about once in four rounds."""
    return (ROUNDS - game.round + 2) // 4


@rule
def worth_of_card(game, seat, card):
    """A technology's centre, its upgrades, and the joints that it could make."""
    worth = worth_of_crystal(game, seat, CENTRE[card])
    for side in range(2):
        worth += uses_left(game) * worth_of_upgrade(UPGRADE[card][side][0])
        worth += worth_of_possible_joint(game, seat, card, side)
    return worth + SCALE


@rule
def worth_of_possible_joint(game, seat, card, side):
    clan = game.clans[seat]
    best = 0
    for i in range(clan.technologies.n + 1):
        other = clan.settlement
        if i < clan.technologies.n:
            other = clan.technologies.items[i]
        place = game.cards[other]
        if side == LEFT:
            fits = place.right == 0 and SYMBOL[other][RIGHT] == SYMBOL[card][LEFT]
        else:
            fits = place.left == 0 and SYMBOL[other][LEFT] == SYMBOL[card][RIGHT]
        if fits:
            best = max(best, worth_of_crystal(game, seat, EDGE[card][side]))
            best = max(best, worth_of_crystal(game, seat, EDGE[other][1 - side]))
    return best


@rule
def worth_of_joint(game, seat, number, side):
    """The crystal of the upper card, less the upgrade that is covered."""
    if number == 0:
        return 1
    other = (number - 1) // 2
    under = (number - 1) % 2
    new = game.placing
    if under == 1:
        crystal = EDGE[other][1 - side]
        covered = UPGRADE[new][side][0]
    else:
        crystal = EDGE[new][side]
        covered = UPGRADE[other][1 - side][0]
    return worth_of_crystal(game, seat, crystal) - uses_left(game) * worth_of_upgrade(covered)


# --- how much to bid


@rule
def worth_of_bid(game, seat, bid, rng):
    best = 0
    for i in range(game.market.n):
        best = max(best, worth_of_card(game, seat, game.market.items[i]))
    gain = best - SCALE * bid
    if game.bidders & (game.bidders - 1) == 0:
        wins = CHANCE_ALONE[min(bid, HIGHEST_USEFUL)]
        return wins * gain - (CERTAIN - wins) * SCALE
    # Against others: each water more beats more of them; where exactly is left to chance.
    wins = min(bid, 8)
    return wins * gain + below(rng, 12 * SCALE)
