"""The round: reveal, choose, resolve, tidy. `carry_on` is the one place where the game moves on by itself."""

from fiveplanets.core.asks import actor, ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push, take_at
from fiveplanets.core.story import reveal, tell

from ..components import ACTION_COUNT, ROUNDS, SETTLEMENTS, START_WATER, TECHNOLOGIES, Action
from ..events import Event
from ..state import AskKind, Position, Step
from .actions import expand, mine, raid, scout
from .auction import ask_for_bids, next_buyer, show_bids
from .placing import ask_for_joint, place
from .upgrades import use_upgrades


@rule
def setup(game: Position) -> None:
    for seat in range(game.players):
        settle(game, seat)
    for card in range(TECHNOLOGIES):
        push(game.stack, card)
    shuffle(game.rng, game.stack.items, game.stack.n)  # 5R-06
    carry_on(game)


@rule
def settle(game: Position, seat: int) -> None:
    """5R-03, 5R-04: one of the settlements that are left, at random, and some water."""
    skip = below(game.rng, SETTLEMENTS - seat)
    for card in range(TECHNOLOGIES, TECHNOLOGIES + SETTLEMENTS):
        if game.cards[card].owner == NOTHING:
            if skip == 0:
                game.cards[card].owner = seat
                game.clans[seat].settlement = card
                break
            skip -= 1
    game.clans[seat].water = START_WATER
    tell(game, Event.SETTLED, seat, game.clans[seat].settlement, START_WATER)


@rule
def carry_on(game: Position) -> None:
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
def begin_round(game: Position) -> None:
    """5R-07: reveal a technology; then all pick, but the scouts of the last round wait."""
    reveal(game)
    game.round += 1
    tell(game, Event.ROUND, game.round, game.first)
    reveal_technology(game)
    if game.scouts == (1 << game.players) - 1:  # 5R-14: if all scouted, all pick together
        game.scouts = 0
    for seat in range(game.players):
        if game.scouts >> seat & 1:  # 5R-13
            tell(game, Event.WAITS, seat)
        else:
            ask(game, seat, AskKind.CHOOSE)
    game.step = Step.SHOW


@rule
def reveal_technology(game: Position) -> None:
    """5R-08 to 5R-10: the top card goes to the market; with one too many there, the oldest leaves it."""
    card = pop(game.stack)
    push(game.market, card)
    game.preview = game.stack.items[game.stack.n - 1] if game.stack.n > 0 else NOTHING
    tell(game, Event.MARKET, card, game.preview)
    if game.market.n > game.players - 1:
        old = take_at(game.market, 0)
        push(game.gone, old)
        tell(game, Event.PUSHED_OUT, old)


@rule
def show_choices(game: Position) -> None:
    """All who were asked have picked: show their cards; then the scouts pick, or the cards resolve."""
    reveal(game)
    game.late = False
    for seat in range(game.players):
        clan = game.clans[seat]
        if clan.choice != NOTHING:
            clan.played = clan.choice
            clan.choice = NOTHING
            game.shown[clan.played] |= 1 << seat
            tell(game, Event.PLAYED, seat, clan.played)
        elif clan.played == NOTHING:
            ask(game, seat, AskKind.CHOOSE)
            game.late = True
    if not game.late:
        game.action = Action.DIG
        game.step = Step.RESOLVE


@rule
def resolve(game: Position) -> None:
    """5R-15: dig, mine, raid, scout, expand; 5R-17: upgrades first. Bids interrupt it."""
    while game.step == Step.RESOLVE:
        use_upgrades(game, game.action)
        if game.action == Action.DIG:
            ask_for_bids(game)
        elif game.action == Action.MINE:
            mine(game)
        elif game.action == Action.RAID:
            raid(game)
        elif game.action == Action.SCOUT:
            scout(game)
        else:
            expand(game)
            game.step = Step.TIDY
        if game.step == Step.RESOLVE:
            game.action += 1


@rule
def tidy(game: Position) -> None:
    """The cards leave the table; the next round begins, or the game is over."""
    for seat in range(game.players):
        clear_away(game, seat)
    for action in range(ACTION_COUNT):
        game.shown[action] = 0
    game.bidders = 0
    game.action = NOTHING
    if game.round < ROUNDS:
        game.first = game.first + 1 if game.first + 1 < game.players else 0
        game.step = Step.BEGIN
    else:
        finish(game)


@rule
def clear_away(game: Position, seat: int) -> None:
    """5R-39 to 5R-41: used cards are discarded, but expand and a dig without a technology return to hand."""
    clan = game.clans[seat]
    if clan.played == Action.EXPAND or (clan.played == Action.DIG and not clan.won):
        tell(game, Event.RETURNED, seat, clan.played, clan.played)
    else:
        clan.discard |= 1 << clan.played
        tell(game, Event.DISCARDED, seat, clan.played)
    clan.played = NOTHING
    clan.shown_bid = NOTHING
    clan.won = False


@rule
def finish(game: Position) -> None:
    """5R-07: after the last round nobody picks late any more, and the screens are lifted: water decides ties."""
    game.scouts = 0
    for seat in range(game.players):
        clan = game.clans[seat]
        clan.shown_water = clan.water
        tell(game, Event.LIFTED, seat, clan.water)
    game.step = Step.OVER
    tell(game, Event.OVER)
