"""Heuristics: the quick bot. It looks only at what its seat may see.

It weighs everything in tenths of a half point: one water is worth one half point.
"""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.random import Rng, below
from fiveplanets.core.rules import Changeable, rule

from .components import (
    ACTION_COUNT,
    CENTRE,
    CRYSTAL_POINTS,
    DIE,
    DIE_FACES,
    HIGHEST_FACE,
    MINE_YIELD,
    RAID_LOOT,
    ROUNDS,
    UPGRADE,
    Action,
    Crystal,
    Upgrade,
)
from .moves import ALONE, BID, CHOOSE, JOIN, TAKE
from .rules.facts import hand
from .rules.placing import LIES, can_join, own_card
from .rules.scoring import active_crystals, upper_edge
from .rules.upgrades import SIDES, is_active
from .rules.water import count_played
from .state import AskKind, Lie, Position

WATER = 10  # what a water is worth; worths are tenths of that
POINT = 2 * WATER
NO_WORTH = -1_000_000
PERCENT = 100

AVERAGE_ROLL = Changeable(WATER * sum(DIE) // DIE_FACES)
CERTAIN = 6  # chances are in sixths
HIGHEST_USEFUL = HIGHEST_FACE + 1  # bid against the die
# By the bid: how likely it is to beat the die.
CHANCE_ALONE = tuple(
    CERTAIN * sum(face < bid for face in DIE[:DIE_FACES]) // DIE_FACES for bid in range(HIGHEST_USEFUL + 1)
)
# Against others: each water more beats more of them.
MOST_TO_BID = 8
BEST_CHANCE_AGAINST_RIVALS = 4
WHIM_OF_BIDS = 96 * WATER  # where exactly to bid is left to chance: equal bids drop out
WHIM_OF_PICKS = 2 * WATER

# What the actions bring while nobody knows how many will play them.
MINE_UNSEEN = 22
RAID_UNSEEN = 13
RAID_UNSEEN_PER_CLAN = 2
PICK_LATE = 5  # what it is worth to see the others' cards next round
EXPAND_BY_USED = (0, 5, 14, 30, 60)  # by the number of used cards that come back
LIKELY_PRICE = 4 * WATER  # of a technology; each rival adds a water
A_CARD_MORE = WATER  # what a technology is worth beyond its crystals and upgrades: rows to join
ALONE_IS_WORTH = 1  # a joint that brings less than this is not made
ROUNDS_A_USE = 4  # an upgrade is used about once in so many rounds


@rule
def quick(game: Position, seat: int, moves: Seq[int], rng: Rng) -> int:
    """The legal move with the highest worth; a little chance makes bids and picks hard to foresee."""
    question = top_ask(game, seat)
    card = worth_of_best_card(game, seat) if question.kind == AskKind.BID else 0
    best = moves.items[0]
    best_worth = NO_WORTH
    for i in range(moves.n):
        move = moves.items[i]
        if question.kind == AskKind.CHOOSE:
            worth = worth_of_action(game, seat, move - CHOOSE) + below(rng, WHIM_OF_PICKS)
        elif question.kind == AskKind.BID:
            worth = worth_of_bid(game, move - BID + 1, card, rng)
        elif question.kind == AskKind.TAKE:
            worth = worth_of_card(game, seat, move - TAKE)
        elif move == ALONE:
            worth = ALONE_IS_WORTH
        else:
            worth = worth_of_joint(game, seat, question.b, (move - JOIN) // LIES, (move - JOIN) % LIES)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


@rule
def guess(game: Position, seat: int, share: int, rng: Rng) -> None:
    """What others picked or bid in secret: in so many of a hundred cases as the quick bot would have done."""
    for other in range(game.players):
        if other != seat and below(rng, PERCENT) < share:
            if game.clans[other].choice != NOTHING:
                guess_choice(game, other, rng)
            elif game.clans[other].bid != NOTHING:
                guess_bid(game, other, rng)


@rule
def guess_choice(game: Position, seat: int, rng: Rng) -> None:
    cards = hand(game.clans[seat])
    best_worth = NO_WORTH
    for action in range(ACTION_COUNT):
        if cards >> action & 1:
            worth = worth_of_action(game, seat, action) + below(rng, WHIM_OF_PICKS)
            if worth > best_worth:
                game.clans[seat].choice = action
                best_worth = worth


@rule
def guess_bid(game: Position, seat: int, rng: Rng) -> None:
    card = worth_of_best_card(game, seat)
    best_worth = NO_WORTH
    for bid in range(1, game.clans[seat].water + 1):
        worth = worth_of_bid(game, bid, card, rng)
        if worth > best_worth:
            game.clans[seat].bid = bid
            best_worth = worth


# --- which action


@rule
def worth_of_action(game: Position, seat: int, action: int) -> int:
    """What the action may bring now, with its visible upgrades."""
    worth = worth_of_upgrades(game, seat, action)
    if action == Action.DIG:
        worth += worth_of_dig(game, seat)
    elif action == Action.MINE:
        worth += WATER * MINE_YIELD[count_played(game, Action.MINE) + 1] if game.late else MINE_UNSEEN
    elif action == Action.RAID:
        worth += worth_of_raid(game)
    elif action == Action.SCOUT:
        worth += AVERAGE_ROLL
        if game.round < ROUNDS:
            worth += PICK_LATE
    else:
        worth += worth_of_expand(game, seat)
    return worth


@rule
def worth_of_best_card(game: Position, seat: int) -> int:
    best = 0
    for i in range(game.market.n):
        best = max(best, worth_of_card(game, seat, game.market.items[i]))
    return best


@rule
def worth_of_dig(game: Position, seat: int) -> int:
    """The best card's gain over what it may cost; a dig with little water is wasted."""
    water = game.clans[seat].water
    rivals = count_played(game, Action.DIG)
    price = LIKELY_PRICE + WATER * rivals
    chance = CHANCE_ALONE[min(water, HIGHEST_USEFUL)]
    if rivals > 0:
        chance = min(water - rivals, BEST_CHANCE_AGAINST_RIVALS)
    if chance <= 0:
        return -WATER
    return (worth_of_best_card(game, seat) - price) * chance // CERTAIN


@rule
def worth_of_raid(game: Position) -> int:
    if not game.late:
        return RAID_UNSEEN + RAID_UNSEEN_PER_CLAN * game.players
    victims = count_played(game, Action.DIG) + count_played(game, Action.EXPAND)
    return WATER * RAID_LOOT[count_played(game, Action.RAID) + 1] * victims


@rule
def worth_of_expand(game: Position, seat: int) -> int:
    """Good once most of the hand is used; useless in the last round."""
    used = 0
    for card in range(Action.EXPAND):
        used += game.clans[seat].discard >> card & 1
    return EXPAND_BY_USED[used] if game.round < ROUNDS else 0


@rule
def worth_of_upgrades(game: Position, seat: int, action: int) -> int:
    clan = game.clans[seat]
    worth = 0
    for i in range(clan.technologies.n):
        card = clan.technologies.items[i]
        for side in range(SIDES):
            if is_active(game, card, side, action):
                worth += worth_of_upgrade(card, side)
    return worth


@rule
def worth_of_upgrade(card: int, side: int) -> int:
    """What one use of an upgrade brings on average."""
    kind = UPGRADE[card][side][0]
    if kind == NOTHING:
        return 0
    return AVERAGE_ROLL if kind == Upgrade.ROLL_GAIN else WATER


# --- what a card is worth


@rule
def worth_of_crystal(game: Position, seat: int, colour: int) -> int:
    """What one more crystal adds."""
    if colour == NOTHING:
        return 0
    if colour == Crystal.JOKER:
        best = 0
        for other in range(Crystal.JOKER):
            best = max(best, worth_of_crystal_number(active_crystals(game, seat, other)))
        return best
    return worth_of_crystal_number(active_crystals(game, seat, colour))


@rule
def worth_of_crystal_number(count: int) -> int:
    return POINT * (CRYSTAL_POINTS[count + 1] - CRYSTAL_POINTS[count])


@rule
def uses_left(game: Position) -> int:
    """How often an upgrade will still be used."""
    return (ROUNDS - game.round + ROUNDS_A_USE // 2) // ROUNDS_A_USE


@rule
def worth_of_card(game: Position, seat: int, card: int) -> int:
    """A technology's centre, its upgrades, and the joints that it could make."""
    worth = worth_of_crystal(game, seat, CENTRE[card])
    for side in range(SIDES):
        worth += uses_left(game) * worth_of_upgrade(card, side)
        worth += worth_of_possible_joint(game, seat, card, side)
    return worth + A_CARD_MORE


@rule
def worth_of_possible_joint(game: Position, seat: int, card: int, side: int) -> int:
    clan = game.clans[seat]
    best = 0
    for i in range(clan.technologies.n + 1):
        other = own_card(clan, i)
        if can_join(game, card, side, other):
            for lie in range(LIES):
                crystal = upper_edge(card, side, other, lie == Lie.UNDER)
                best = max(best, worth_of_crystal(game, seat, crystal))
    return best


@rule
def worth_of_joint(game: Position, seat: int, side: int, other: int, lie: int) -> int:
    """The crystal of the upper card, less the upgrade that is covered."""
    crystal = upper_edge(game.placing, side, other, lie == Lie.UNDER)
    covered = worth_of_upgrade(game.placing, side) if lie == Lie.UNDER else worth_of_upgrade(other, 1 - side)
    return worth_of_crystal(game, seat, crystal) - uses_left(game) * covered


# --- how much to bid


@rule
def worth_of_bid(game: Position, bid: int, card: int, rng: Rng) -> int:
    """The gain by a card of this worth, as far as the bid is likely to win."""
    gain = card - WATER * bid
    if game.bidders & (game.bidders - 1) == 0:
        wins = CHANCE_ALONE[min(bid, HIGHEST_USEFUL)]
        return wins * gain - (CERTAIN - wins) * WATER
    return min(bid, MOST_TO_BID) * gain + below(rng, WHIM_OF_BIDS)
