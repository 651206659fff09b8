"""The round: reveal, choose, resolve, tidy. `carry_on` is the one place where the game moves on by itself."""

from fiveplanets.core.asks import actor, ask
from fiveplanets.core.random import below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push, take_at
from fiveplanets.core.story import reveal, tell

from ..components import ACTION_COUNT, ROUNDS, SETTLEMENTS, START_WATER, TECHNOLOGIES, Action
from ..events import Event
from ..state import NO_CARD, AskKind, Step
from .actions import mine, raid, scout
from .auction import ask_for_bids, next_buyer, show_bids
from .placing import ask_for_joint, place
from .upgrades import use_upgrades


@rule
def setup(game):
    game.placing = NO_CARD
    deal_settlements(game)
    for seat in range(game.players):
        game.clans[seat].water = START_WATER  # 5R-04
    for card in range(TECHNOLOGIES):
        push(game.stack, card)
    shuffle(game.rng, game.stack.items, game.stack.n)  # 5R-06
    carry_on(game)


@rule
def deal_settlements(game):
    """5R-03: one random settlement each."""
    for seat in range(game.players):
        skip = below(game.rng, SETTLEMENTS - seat)
        for card in range(TECHNOLOGIES, TECHNOLOGIES + SETTLEMENTS):
            if game.cards[card].owner == 0:
                if skip == 0:
                    game.cards[card].owner = seat + 1
                    game.clans[seat].settlement = card
                    break
                skip -= 1


@rule
def carry_on(game):
    """Take step after step until somebody has to decide, or the game is over."""
    while actor(game) < 0 and game.step != Step.OVER:
        if game.step == Step.BEGIN:
            begin_round(game)
        elif game.step == Step.SHOW:
            show_choices(game)
        elif game.step == Step.RESOLVE:
            resolve(game)
        elif game.step == Step.SHOW_BIDS:
            show_bids(game)
        elif game.step == Step.BUY:
            next_buyer(game)
        elif game.step == Step.PLACE:
            place(game)
        elif game.step == Step.TIDY:
            tidy(game)
        else:
            ask_for_joint(game)


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
    if game.scouts == (1 << game.players) - 1:  # 5R-14: if all scouted, all pick together
        game.scouts = 0
    for seat in range(game.players):
        if not game.scouts >> seat & 1:  # 5R-13
            ask(game, seat, AskKind.CHOOSE)
    game.step = Step.SHOW


@rule
def show_choices(game):
    """All who were asked have picked: show their cards; then the scouts pick, or the cards resolve."""
    reveal(game)
    game.late = False
    for seat in range(game.players):
        clan = game.clans[seat]
        if clan.choice > 0:
            clan.played = clan.choice
            clan.choice = 0
            game.shown[clan.played - 1] |= 1 << seat
            tell(game, Event.PLAYED, seat, clan.played - 1)
        elif clan.played == 0:
            ask(game, seat, AskKind.CHOOSE)
            game.late = True
    if not game.late:
        game.action = Action.DIG + 1
        game.step = Step.RESOLVE


@rule
def resolve(game):
    """5R-15: dig, mine, raid, scout, expand; 5R-17: upgrades first. Bids interrupt it."""
    while game.step == Step.RESOLVE:
        action = game.action - 1
        use_upgrades(game, action)
        if action == Action.DIG:
            ask_for_bids(game)
        elif action == Action.MINE:
            mine(game)
        elif action == Action.RAID:
            raid(game)
        elif action == Action.SCOUT:
            scout(game)
        else:
            game.step = Step.TIDY
        if game.step == Step.RESOLVE:
            game.action += 1


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
    for action in range(ACTION_COUNT):
        game.shown[action] = 0
    game.action = 0
    if game.round < ROUNDS:
        game.first = game.first + 1 if game.first + 1 < game.players else 0
        game.step = Step.BEGIN
    else:
        finish(game)


@rule
def finish(game):
    """5R-07: after the last round nobody picks late any more, and the screens are lifted: water decides ties."""
    game.scouts = 0
    for seat in range(game.players):
        game.clans[seat].shown_water = game.clans[seat].water
    game.step = Step.OVER
    tell(game, Event.OVER)
