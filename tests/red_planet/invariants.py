"""What is conserved in every game of Mission: Red Planet."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.red_planet.components import (
    ACTION_WINDOW,
    ASTRONAUTS,
    CARDS,
    CHARACTERS,
    DESTINATION_TOKENS,
    FIRST_ACTION,
    FIRST_RESEARCH,
    LOWER_FOUR,
    MISSIONS,
    OUTER,
    POINT_TOKENS,
    REGIONS,
    RESOURCE_TOKENS,
    SHIP_SEATS,
    SHIPS,
    Window,
)
from fiveplanets.games.red_planet.state import LATER, Phase


def items(seq):
    return list(seq.items[: seq.n])


def members(bits):
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def check(state):
    colours = 4 if state.players == 2 else state.players
    check_astronauts(state, colours)
    check_tokens(state)
    check_ships(state, colours)
    check_cards(state)
    check_wishes(state)
    check_characters(state)


def check_astronauts(state, colours):
    """22 of a colour: in the supply, on ships, in regions and in the wormhole."""
    for colour, company in enumerate(state.companies):
        places = [*state.ships, *state.regions]
        total = company.supply + company.lost + sum(place.crew[colour] for place in places)
        assert total == (ASTRONAUTS if colour < colours else 0), f"colour {colour} has {total} astronauts"
        assert min(company.supply, company.lost, *(place.crew[colour] for place in places)) >= 0


def check_tokens(state):
    for region in range(REGIONS):
        laid = sum(ship.tokens[region] for ship in state.ships)
        assert state.destinations[region] >= 0
        assert state.destinations[region] + laid == DESTINATION_TOKENS, f"destination tokens of region {region}"
    for kind, total in enumerate(POINT_TOKENS):
        out = [company.tokens[kind] for company in state.companies] + [place.points[kind] for place in state.regions]
        assert min(state.bank[kind], *out) >= 0
        assert state.bank[kind] + sum(out) == total, f"point tokens of kind {kind}"
    tokens = [(state.spare, state.buried_spare), *((place.resource, place.buried) for place in state.regions)]
    assert all((face_up == NOTHING) != (face_down == NOTHING) for face_up, face_down in tokens)
    resources = [max(token) for token in tokens]
    assert [resources.count(kind) for kind in range(3)] == list(RESOURCE_TOKENS)


def check_ships(state, colours):
    docked = [ship.card for ship in state.ships if ship.card != NOTHING]
    assert sorted([*docked, *items(state.ship_deck), *items(state.ship_discard)]) == list(range(SHIPS))
    for dock, ship in enumerate(state.ships):
        if ship.card == NOTHING:
            assert not ship.launched
            assert ship.heading == NOTHING
            assert not sum(ship.crew)
        else:
            assert dock < colours
            assert sum(ship.crew) <= SHIP_SEATS[ship.card], f"dock {dock} is overfull"


def check_cards(state):
    """The colonisation cards; research and actions come into the deck when setup is done."""
    found = [*items(state.deck), *(card for card in range(CARDS) if state.spent >> card & 1)]
    for company in state.companies:
        found += items(company.cards) + items(company.put_away) + [company.drawn] * (company.drawn != NOTHING)
        assert all(card < FIRST_RESEARCH or card >= FIRST_ACTION for card in items(company.cards))
        assert company.cards.n == 0 or company.cards.items[0] < MISSIONS, "the first card is a mission kept in setup"
    for number, place in enumerate(state.regions):
        found += [place.research] * (place.research != NOTHING)
        assert (place.research != NOTHING) == (place.seen_by > 0)
        assert place.research == NOTHING or OUTER >> number & 1, "research lies at outer regions only"
        assert place.research == NOTHING or FIRST_RESEARCH <= place.research < FIRST_ACTION
        assert place.shown in (NOTHING, place.research)
    check_returned(state)
    assert sorted(found) == list(range(MISSIONS if state.phase == Phase.SETUP else CARDS))


def check_returned(state):
    """Of the missions dealt in setup each was kept or given back by one player."""
    dealt = []
    for seat in range(state.players):
        company = state.companies[seat]
        if company.returned == NOTHING:
            assert state.phase == Phase.SETUP
            dealt += items(company.cards)
        else:
            dealt += [company.cards.items[0], company.returned]
    assert len(dealt) == len(set(dealt)) == 2 * state.players
    assert max(dealt) < MISSIONS


def check_wishes(state):
    """Only holders of an action card have plans for it: until its moment they hold it still."""
    for seat in range(state.players):
        company = state.companies[seat]
        held = {ACTION_WINDOW[card - FIRST_ACTION] for card in items(company.cards) if card >= FIRST_ACTION}
        assert company.choice != LATER or (Window.CHANGE_CHARACTER in held and state.phase == Phase.CHOOSING)
        wishes = {window for window in Window if company.to_be_asked >> window & 1}
        assert wishes <= held or state.phase in (Phase.CORRECTING, Phase.HARVESTED)


def check_characters(state):
    for seat in range(state.players):
        company = state.companies[seat]
        if company.choice not in (NOTHING, LATER):
            assert not company.played >> company.choice & 1
        if state.players == 2:
            hidden = items(company.neutral_deck) + items(company.arranged) + members(company.loose)
            hidden += [company.neutral_choice] * (company.neutral_choice != NOTHING)
            assert sorted(hidden + members(state.companies[seat + 2].played)) == list(range(CHARACTERS))
            above = items(company.arranged) + members(company.loose)
            assert not sum(1 << character for character in above) & LOWER_FOUR
