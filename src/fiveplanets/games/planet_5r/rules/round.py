"""The round: reveal, choose, resolve, tidy."""

from fiveplanets.core.asks import ask
from fiveplanets.core.random import below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push, take_at
from fiveplanets.core.story import reveal, tell

from ..components import CARDS, MINE_YIELD, RAID_LOOT, START_WATER, TECHNOLOGIES, Action
from ..events import Event
from ..state import NO_CARD, ROUNDS, AskKind
from .upgrades import count_played, gain, roll_die, use_upgrades


@rule
def setup(game):
    game.placing = NO_CARD
    deal_settlements(game)
    for seat in range(game.players):
        game.clans[seat].water = START_WATER  # 5R-04
    for card in range(TECHNOLOGIES):
        push(game.stack, card)
    shuffle(game.rng, game.stack.items, game.stack.n)  # 5R-06
    begin_round(game)


@rule
def deal_settlements(game):
    """5R-03: one random settlement each."""
    for seat in range(game.players):
        skip = below(game.rng, CARDS - TECHNOLOGIES - seat)
        for card in range(TECHNOLOGIES, CARDS):
            if game.cards[card].owner == 0:
                if skip == 0:
                    game.cards[card].owner = seat + 1
                    game.clans[seat].settlement = card
                    break
                skip -= 1


@rule
def begin_round(game):
    """5R-07 to 5R-10: reveal a technology; then all pick, but the scouts of the last round wait."""
    reveal(game)
    game.round += 1
    tell(game, Event.ROUND, game.round)
    card = pop(game.stack)
    push(game.market, card)
    tell(game, Event.MARKET, card)
    if game.market.n > game.players - 1:  # 5R-10
        old = take_at(game.market, 0)
        push(game.gone, old)
        tell(game, Event.PUSHED_OUT, old)
    game.preview = game.stack.items[game.stack.n - 1] if game.stack.n > 0 else NO_CARD
    scouts = 0
    for seat in range(game.players):
        scouts += game.clans[seat].scouted
    game.late = False
    for seat in range(game.players):
        # 5R-13; 5R-14: if all scouted, all pick together.
        if not game.clans[seat].scouted or scouts == game.players:
            ask(game, seat, AskKind.CHOOSE)


@rule
def show_choices(game):
    """All who were asked have picked: show their cards; then the scouts pick, or the cards resolve."""
    reveal(game)
    waiting = False
    for seat in range(game.players):
        clan = game.clans[seat]
        if clan.choice > 0:
            clan.played = clan.choice
            clan.choice = 0
            tell(game, Event.PLAYED, seat, clan.played - 1)
        elif clan.played == 0:
            ask(game, seat, AskKind.CHOOSE)
            waiting = True
    game.late = waiting
    return not waiting


@rule
def finish_round(game):
    """5R-15: after the digs: mine, raid, scout, expand; then tidy up."""
    use_upgrades(game, Action.MINE)
    mine(game)
    use_upgrades(game, Action.RAID)
    raid(game)
    use_upgrades(game, Action.SCOUT)
    scout(game)
    use_upgrades(game, Action.EXPAND)
    tidy(game)
    if game.round < ROUNDS:
        begin_round(game)
    else:
        tell(game, Event.OVER)


@rule
def mine(game):
    """5R-34: the fewer mine, the more each takes."""
    each = MINE_YIELD[count_played(game, Action.MINE)]
    for seat in range(game.players):
        if game.clans[seat].played == Action.MINE + 1:
            gain(game, seat, each)


@rule
def raid(game):
    """5R-35 to 5R-37: the more raid, the more each takes from every clan that dug or expanded."""
    raiders = count_played(game, Action.RAID)
    victims = count_played(game, Action.DIG) + count_played(game, Action.EXPAND)
    if raiders == 0 or victims == 0:
        return
    loot = RAID_LOOT[raiders]
    for seat in range(game.players):
        clan = game.clans[seat]
        if clan.played == Action.RAID + 1:
            gain(game, seat, loot * victims)
        elif clan.played == Action.DIG + 1 or clan.played == Action.EXPAND + 1:
            # 5R-36: what a victim lacks comes from the supply.
            lost = min(clan.water, loot * raiders)
            clan.water -= lost
            tell(game, Event.PAID, seat, lost)


@rule
def scout(game):
    """5R-38: roll for water, and pick late next round."""
    for turn in range(game.players):
        seat = (game.round - 1 + turn) % game.players
        clan = game.clans[seat]
        clan.scouted = clan.played == Action.SCOUT + 1
        if clan.scouted:
            gain(game, seat, roll_die(game, seat))


@rule
def tidy(game):
    """5R-39 to 5R-41: used cards are discarded; an expand brings all back, a dig without a technology itself."""
    for seat in range(game.players):
        clan = game.clans[seat]
        if clan.played == Action.EXPAND + 1:
            clan.discard = 0
        elif clan.played != Action.DIG + 1 or clan.won:
            clan.discard |= 1 << (clan.played - 1)
        clan.played = 0
        clan.won = False
