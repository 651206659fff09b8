"""What is always true at a table of Planet 5R."""

from fiveplanets.games.planet_5r.components import CARDS, LEFT, MAX_WATER, RIGHT, ROUNDS, SYMBOL, TECHNOLOGIES
from fiveplanets.games.planet_5r.state import NO_CARD


def check(state):
    check_technologies(state)
    check_owners(state)
    check_rows(state)
    for seat in range(state.players):
        check_clan(state.clans[seat])
    for seat in range(state.players, len(state.clans)):
        assert state.clans[seat].water == state.clans[seat].technologies.n == 0, "nobody sits there"
    assert 1 <= state.round <= ROUNDS
    assert state.market.n <= state.players - 1
    assert state.preview == (used(state.stack)[-1] if state.stack.n else NO_CARD)


def used(seq):
    return seq.items[: seq.n]


def check_technologies(state):
    """Each of the fifteen is in one place: stack, market, in hand, with a clan, or gone."""
    places = used(state.stack) + used(state.market) + used(state.gone)
    for seat in range(state.players):
        places += used(state.clans[seat].technologies)
    if state.placing != NO_CARD:
        places.append(state.placing)
    assert sorted(places) == list(range(TECHNOLOGIES))


def check_owners(state):
    """A card on the table knows its clan, and the clan its card."""
    owned = {}
    for seat in range(state.players):
        clan = state.clans[seat]
        owned |= dict.fromkeys([*used(clan.technologies), clan.settlement], seat + 1)
    assert [card.owner for card in state.cards] == [owned.get(card, 0) for card in range(CARDS)]


def check_rows(state):
    """Joints hold from both sides, join equal symbols of one clan, cover one half, and no row is a ring."""
    for number, card in enumerate(state.cards):
        if card.right == 0:
            assert not card.right_covered
        else:
            other = state.cards[card.right - 1]
            assert other.left == number + 1
            assert SYMBOL[number][RIGHT] == SYMBOL[card.right - 1][LEFT]
            assert card.right_covered + other.left_covered == 1
            in_hand = state.placing in (number, card.right - 1)
            assert in_hand or card.owner == other.owner > 0
        if card.left == 0:
            assert not card.left_covered
        else:
            assert state.cards[card.left - 1].right == number + 1
    for number in range(CARDS):
        check_no_ring(state, number)


def check_no_ring(state, start):
    card = start
    for _ in range(CARDS):
        if state.cards[card].right == 0:
            return
        card = state.cards[card].right - 1
    raise AssertionError(f"the row of card {start} is a ring")


def check_clan(clan):
    assert 0 <= clan.water <= MAX_WATER
    assert clan.bid <= clan.water
    assert 0 <= clan.discard < 1 << 5
    for card in (clan.choice, clan.played):
        assert card == 0 or not clan.discard >> (card - 1) & 1, "it plays a card that it does not have"
