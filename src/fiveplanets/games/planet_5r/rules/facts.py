"""What somebody at the table would have to count. Runs on what the viewer may see."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..components import ACTION_COUNT, CRYSTAL_POINTS, RIGHT, ROUNDS, WATER_PER_POINT, Action, Crystal
from ..state import Bidder, Clan, ClanFacts, Facts, Miss, Phase, Points, Position, Step
from .auction import is_equalled
from .docks import list_docks, list_offers
from .outlook import list_outlook
from .placing import row_start
from .scoring import active_crystals, with_jokers
from .upgrades import SIDES, is_active
from .water import shows

ALL_ACTIONS = (1 << ACTION_COUNT) - 1
CRYSTALS = len(Crystal)


@rule
def facts(game: Position, seat: int, facts: Facts) -> None:
    facts.phase = phase(game)
    facts.stack = game.stack.n
    facts.market_limit = game.players - 1
    if game.market.n == facts.market_limit and game.round < ROUNDS:  # 5R-10
        facts.leaving = game.market.items[0]
    for owner in range(game.players):
        show_clan(game, seat, owner, facts.clans[owner], facts.points[owner])
    for action in range(ACTION_COUNT):
        facts.may_show[action] = may_show(game, action)
    list_auction(game, facts)
    if seat != NOTHING:
        list_outlook(game, seat, facts)
        list_offers(game, seat, facts)
    if game.placing != NOTHING:
        list_docks(game, facts)


@rule
def phase(game: Position) -> int:
    if game.step == Step.OVER:
        return Phase.OVER
    if game.step == Step.SHOW:
        return Phase.CHOOSE_LATE if game.late else Phase.CHOOSE
    if game.step == Step.SHOW_BIDS:
        return Phase.BID
    return Phase.TAKE if game.placing == NOTHING else Phase.PLACE


# --- clans


@rule
def show_clan(game: Position, viewer: int, owner: int, shown: ClanFacts, points: Points) -> None:
    clan = game.clans[owner]
    shown.water = clan.water if owner == viewer else clan.shown_water
    shown.hand = hand(clan)
    shown.picks_late = game.scouts >> owner & 1
    list_rows(game, clan, shown)
    list_upgrades(game, clan, shown)
    for colour in range(CRYSTALS):
        shown.crystals[colour] = active_crystals(game, owner, colour)
    count_points(shown, points)


@rule
def hand(clan: Clan) -> int:
    """5R-12: the action cards that lie neither in the discard nor on the table."""
    held = ALL_ACTIONS & ~clan.discard
    return held if clan.played == NOTHING else held & ~(1 << clan.played)


@rule
def list_rows(game: Position, clan: Clan, shown: ClanFacts) -> None:
    """The row of the settlement first."""
    home = row_start(game, clan.settlement)
    list_row(game, home, shown)
    for i in range(clan.technologies.n):
        card = clan.technologies.items[i]
        if card != home and row_start(game, card) == card:
            list_row(game, card, shown)


@rule
def list_row(game: Position, first: int, shown: ClanFacts) -> None:
    row = shown.rows.items[shown.rows.n]
    card = first
    while card != NOTHING:
        push(row, card)
        card = game.cards[card].joined[RIGHT]
    shown.rows.n += 1


@rule
def list_upgrades(game: Position, clan: Clan, shown: ClanFacts) -> None:
    """5R-17: in the order in which they are used."""
    for action in range(ACTION_COUNT):
        for i in range(clan.technologies.n):
            card = clan.technologies.items[i]
            for side in range(SIDES):
                if is_active(game, card, side, action):
                    upgrade = shown.upgrades.items[shown.upgrades.n]
                    upgrade.action = action
                    upgrade.card = card
                    upgrade.side = side
                    shown.upgrades.n += 1


@rule
def count_points(shown: ClanFacts, points: Points) -> None:
    blue, green, purple = with_jokers(
        shown.crystals[Crystal.BLUE],
        shown.crystals[Crystal.GREEN],
        shown.crystals[Crystal.PURPLE],
        shown.crystals[Crystal.JOKER],
    )
    shown.with_jokers[Crystal.BLUE] = blue
    shown.with_jokers[Crystal.GREEN] = green
    shown.with_jokers[Crystal.PURPLE] = purple
    points.blue = CRYSTAL_POINTS[blue]
    points.green = CRYSTAL_POINTS[green]
    points.purple = CRYSTAL_POINTS[purple]
    shown.crystal_points = points.blue + points.green + points.purple
    if shown.water != NOTHING:
        points.water = shown.water // WATER_PER_POINT


# --- who could do what


@rule
def may_show(game: Position, action: int) -> int:
    """Who shows this action card, or has yet to show a card and holds this one; a bit set."""
    seats = game.shown[action]
    if game.step == Step.SHOW:
        for seat in range(game.players):
            if game.clans[seat].played == NOTHING and hand(game.clans[seat]) >> action & 1:
                seats |= 1 << seat
    return seats


@rule
def list_auction(game: Position, facts: Facts) -> None:
    """All who dug, in the order of their bids as far as they are shown."""
    if game.action == Action.DIG:
        for seat in range(game.players):
            if shows(game, seat, Action.DIG):
                show_bidder(game, seat, facts.auction.items[place_in_auction(game, seat)])
                facts.auction.n += 1


@rule
def place_in_auction(game: Position, seat: int) -> int:
    place = 0
    for other in range(game.players):
        if shows(game, other, Action.DIG):
            lead = game.clans[other].shown_bid - game.clans[seat].shown_bid
            if lead > 0 or (lead == 0 and other < seat):
                place += 1
    return place


@rule
def show_bidder(game: Position, seat: int, shown: Bidder) -> None:
    shown.seat = seat
    shown.bid = game.clans[seat].shown_bid
    if not game.bidders >> seat & 1:
        shown.miss = Miss.NO_WATER
    elif shown.bid != NOTHING and is_equalled(game, seat):
        shown.miss = Miss.TIED
