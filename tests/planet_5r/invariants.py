"""What is always true at a table of Planet 5R."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_5r.components import CARDS, LEFT, MAX_WATER, RIGHT, ROUNDS, SYMBOL, TECHNOLOGIES, Action
from fiveplanets.games.planet_5r.state import Step


def check(state):
    check_technologies(state)
    check_owners(state)
    check_rows(state)
    for seat in range(state.players):
        check_clan(state, seat)
    for seat in range(state.players, len(state.clans)):
        assert state.clans[seat].water == state.clans[seat].technologies.n == 0, "nobody sits there"
        assert state.clans[seat].settlement == NOTHING
    assert 1 <= state.round <= ROUNDS
    assert state.market.n <= state.players - 1
    assert state.preview == (used(state.stack)[-1] if state.stack.n else NOTHING)
    assert (state.buyer != NOTHING) >= (state.placing != NOTHING)
    check_auction(state)


def used(seq):
    return seq.items[: seq.n]


def check_technologies(state):
    """Each of the fifteen is in one place: stack, market, in hand, with a clan, or gone."""
    places = used(state.stack) + used(state.market) + used(state.gone)
    for seat in range(state.players):
        places += used(state.clans[seat].technologies)
    if state.placing != NOTHING:
        places.append(state.placing)
    assert sorted(places) == list(range(TECHNOLOGIES))


def check_owners(state):
    """A card on the table knows its clan, and the clan its card."""
    owned = {}
    for seat in range(state.players):
        clan = state.clans[seat]
        owned |= dict.fromkeys([*used(clan.technologies), clan.settlement], seat)
    assert [card.owner for card in state.cards] == [owned.get(card, NOTHING) for card in range(CARDS)]


def check_rows(state):
    """Joints hold from both sides, join equal symbols of one clan, cover one half, and no row is a ring."""
    for number, card in enumerate(state.cards):
        left, right = card.joined
        if right == NOTHING:
            assert not card.covered[RIGHT]
        else:
            other = state.cards[right]
            assert other.joined[LEFT] == number
            assert SYMBOL[number][RIGHT] == SYMBOL[right][LEFT]
            assert card.covered[RIGHT] + other.covered[LEFT] == 1
            in_hand = state.placing in (number, right)
            assert in_hand or card.owner == other.owner != NOTHING
        if left == NOTHING:
            assert not card.covered[LEFT]
        else:
            assert state.cards[left].joined[RIGHT] == number
    for number in range(CARDS):
        check_no_ring(state, number)


def check_no_ring(state, start):
    card = start
    for _ in range(CARDS):
        if state.cards[card].joined[RIGHT] == NOTHING:
            return
        card = state.cards[card].joined[RIGHT]
    raise AssertionError(f"the row of card {start} is a ring")


def check_clan(state, seat):
    clan = state.clans[seat]
    assert 0 <= clan.water <= MAX_WATER
    assert clan.bid <= clan.water
    for card in (clan.choice, clan.played):
        assert card == NOTHING or not clan.discard >> card & 1, "it plays a card that it does not have"
    assert (clan.choice != NOTHING) == has_picked(state, seat)
    assert (clan.bid != NOTHING) == has_bid(state, seat)
    assert clan.shown_water == (clan.water if state.step == Step.OVER else NOTHING)


def is_asked(state, seat):
    return state.open_asks >> seat & 1 == 1


def has_picked(state, seat):
    """A card that is not shown yet."""
    waits = state.scouts >> seat & 1 == 1 and not state.late
    return state.step == Step.SHOW and state.clans[seat].played == NOTHING and not waits and not is_asked(state, seat)


def has_bid(state, seat):
    """An amount that is not shown yet."""
    return state.step == Step.SHOW_BIDS and state.bidders >> seat & 1 == 1 and not is_asked(state, seat)


def check_auction(state):
    """Who digs and does not bid has no water; who has yet to pay can."""
    for seat in range(state.players):
        clan = state.clans[seat]
        digs = state.shown[Action.DIG] >> seat & 1
        if state.action == Action.DIG and digs and not state.bidders >> seat & 1:
            assert clan.water == 0
        if seat in used(state.buyers):
            assert clan.water >= clan.shown_bid > 0
