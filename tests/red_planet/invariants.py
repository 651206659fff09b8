"""What is conserved in every game of Mission: Red Planet."""

from fiveplanets.games.red_planet.components import (
    ACTION_WINDOW,
    ASTRONAUTS,
    CARDS,
    CHARACTERS,
    DESTINATION_TOKENS,
    FIRST_ACTION,
    MISSIONS,
    OUTER,
    POINT_TOKENS,
    REGIONS,
    RESOURCE_TOKENS,
    SHIP_SEATS,
    SHIPS,
    Character,
    Window,
)
from fiveplanets.games.red_planet.state import Phase


def items(seq):
    return list(seq.items[: seq.n])


def check(state):
    colours = 4 if state.players == 2 else state.players
    check_astronauts(state, colours)
    check_tokens(state)
    check_ships(state, colours)
    check_cards(state)
    check_wishes(state)
    check_characters(state, colours)


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
    resources = [state.spare, *(place.resource or place.buried for place in state.regions)]
    assert [resources.count(kind + 1) for kind in range(3)] == list(RESOURCE_TOKENS)
    assert all(place.resource == 0 or place.buried == 0 for place in state.regions)


def check_ships(state, colours):
    docked = [ship.card - 1 for ship in state.ships if ship.card]
    assert sorted([*docked, *items(state.ship_deck), *items(state.ship_discard)]) == list(range(SHIPS))
    for dock, ship in enumerate(state.ships):
        assert ship.card == 0 or dock < colours
        assert ship.card > 0 or (not ship.launched and not ship.heading and not sum(ship.crew))
        assert ship.card == 0 or sum(ship.crew) <= SHIP_SEATS[ship.card - 1], f"dock {dock} is overfull"


def check_cards(state):
    """The colonisation cards; research and actions come into the deck when setup is done."""
    found = [*items(state.deck), *items(state.box)]
    found += [card for card in range(CARDS) if state.spent >> card & 1]
    for company in state.companies:
        found += items(company.cards) + [company.drawn - 1] * (company.drawn > 0)
    for number, place in enumerate(state.regions):
        found += [place.research - 1] * (place.research > 0)
        assert (place.research > 0) == (place.seen_by > 0)
        assert place.research == 0 or OUTER >> number & 1, "research lies at outer regions only"
        assert place.shown in (0, place.research)
    assert sorted(found) == list(range(MISSIONS if state.phase == Phase.SETUP else CARDS))


def check_wishes(state):
    """Only holders of an action card have plans for it: until its moment they hold it still."""
    for seat in range(state.players):
        company = state.companies[seat]
        held = {ACTION_WINDOW[card - FIRST_ACTION] for card in items(company.cards) if card >= FIRST_ACTION}
        assert not company.plans or (Window.CHANGE_CHARACTER in held and state.phase == Phase.CHOOSING)
        wishes = {window for window in Window if company.to_be_asked >> window & 1}
        assert wishes <= held or state.phase in (Phase.CORRECTING, Phase.HARVESTED)


def check_characters(state, colours):
    for seat in range(state.players):
        company = state.companies[seat]
        assert not company.played >> company.choice & 1 or company.choice == 0
        if state.players == 2:
            hidden = items(company.neutral_deck) + items(company.arranged) + [company.neutral_choice]
            hidden += [n for n in range(1, CHARACTERS + 1) if company.loose >> n & 1]
            shown = state.companies[seat + 2]
            out = [n for n in range(1, CHARACTERS + 1) if shown.played >> n & 1]
            # A neutral Recruiter shuffles its deck anew, so a character may be in it again while it is still shown.
            assert sorted({*out, *hidden} - {0}) == list(range(1, CHARACTERS + 1))
            assert Character.RECRUITER not in out or Character.RECRUITER not in hidden
