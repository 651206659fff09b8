"""What a seat cannot see, filled in as it might be: every way to deal it that fits what the seat knows is as likely."""

from fiveplanets.core.asks import actor, asked, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import GAME_STREAM, Rng, below, next_word, seed_rng, shuffle
from fiveplanets.core.rules import rule

from ..components import (
    ACTION_WINDOW,
    ACTIONS,
    ALL_CHARACTERS,
    FIRST_ACTION,
    LOWER_FOUR,
    MISSIONS,
    REGIONS,
    Window,
)
from ..state import DUEL, FREE_TO_ARRANGE, LATER, AskKind, Company, Phase, Position
from .actions import later_windows, may_plan
from .characters import may_show
from .facts_map import ALL_CARDS, unseen_cards, unseen_ships
from .science import any_room_for_research
from .scoring import ALL_MISSIONS
from .sets import any_of, push_all, set_of, size_of
from .setup import MISSIONS_DEALT, bury_resources
from .table import is_neutral

ALL_ACTIONS = ALL_CARDS & ~((1 << FIRST_ACTION) - 1)
ALL_RESEARCH = ALL_CARDS & ~ALL_MISSIONS & ~ALL_ACTIONS


@rule
def imagine(game: Position, seat: int, rng: Rng) -> None:
    seed_rng(game.rng, next_word(rng) << 31 | next_word(rng) >> 1, GAME_STREAM)
    game.ship_deck.n = 0
    push_all(game.ship_deck, unseen_ships(game))
    shuffle(rng, game.ship_deck.items, game.ship_deck.n)
    bury_resources(game, rng)
    imagine_cards(game, seat, rng)
    for other in range(game.players):
        if game.players == DUEL:
            imagine_neutral_deck(game, seat, other, rng)
        if other != seat:
            imagine_choice(game, other, rng)


# --- colonisation cards


@rule
def imagine_cards(game: Position, seat: int, rng: Rng) -> None:
    """First the places for cards of one kind, then those for any card; the deck takes the rest."""
    unseen = unseen_cards(game, seat)
    if game.phase == Phase.SETUP:
        unseen &= ALL_MISSIONS  # the other cards are still aside
    unseen = imagine_research(game, unseen, rng)
    for other in range(game.players):
        if other != seat:
            unseen = imagine_first_missions(game, other, unseen, game.companies[seat].returned, rng)
    for other in range(game.players):
        if other != seat:
            unseen = imagine_played_next(game, other, unseen, rng)
    for other in range(game.players):
        if other != seat:
            unseen = imagine_hand(game, other, unseen, rng)
    for other in range(game.players):
        if other != seat:
            unseen = imagine_other_cards(game, other, unseen, rng)
            imagine_returned(game, other, rng)
    game.deck.n = 0
    push_all(game.deck, unseen)
    shuffle(rng, game.deck.items, game.deck.n)


@rule
def imagine_research(game: Position, unseen: int, rng: Rng) -> int:
    """Cards that lie at regions. Returns what is left, as all of these do."""
    for region in range(REGIONS):
        place = game.regions[region]
        if place.seen_by != 0 and place.research == NOTHING:
            place.research = place.shown if place.shown != NOTHING else any_of(rng, unseen & ALL_RESEARCH)
            unseen &= ~(1 << place.research)
    return unseen


@rule
def missions_of_setup(game: Position, company: Company) -> int:
    """RP-09: how many of its cards were dealt in setup; they are its first ones."""
    return MISSIONS_DEALT if game.phase == Phase.SETUP and company.cards.n == MISSIONS_DEALT else 1


@rule
def imagine_first_missions(game: Position, other: int, unseen: int, returned: int, rng: Rng) -> int:
    """Never the mission that the viewer gave back. In the end all missions are shown."""
    company = game.companies[other]
    pool = unseen & ALL_MISSIONS if game.phase != Phase.OVER else company.missions
    if returned != NOTHING:
        pool &= ~(1 << returned)
    for i in range(missions_of_setup(game, company)):
        company.cards.items[i] = any_of(rng, pool)
        pool &= ~(1 << company.cards.items[i])
        unseen &= ~(1 << company.cards.items[i])
    return unseen


@rule
def imagine_played_next(game: Position, other: int, unseen: int, rng: Rng) -> int:
    """Whoever is asked in a window holds a card for it."""
    if asked(game, other) and top_ask(game, other).kind == AskKind.WINDOW:
        fitting = 0
        for action in range(ACTIONS):
            if ACTION_WINDOW[action] == top_ask(game, other).a:
                fitting |= 1 << (FIRST_ACTION + action)
        cards = game.companies[other].cards
        cards.items[1] = any_of(rng, unseen & fitting)
        unseen &= ~(1 << cards.items[1])
    return unseen


@rule
def imagine_hand(game: Position, other: int, unseen: int, rng: Rng) -> int:
    """All other cards in hand are missions or actions; in the end, when the missions are shown, first these."""
    company = game.companies[other]
    first = missions_of_setup(game, company)
    if asked(game, other) and top_ask(game, other).kind == AskKind.WINDOW:
        first += 1  # the card that may be played now
    shown = company.missions & ~(1 << company.cards.items[0])
    for i in range(first, company.cards.n):
        pool = unseen & (ALL_ACTIONS if game.phase == Phase.OVER else ALL_MISSIONS | ALL_ACTIONS)
        company.cards.items[i] = any_of(rng, shown if shown != 0 else pool)
        shown &= ~(1 << company.cards.items[i])
        unseen &= ~(1 << company.cards.items[i])
    return unseen


@rule
def imagine_other_cards(game: Position, other: int, unseen: int, rng: Rng) -> int:
    """RP-33: a card that is just being laid is research. RP-66: a neutral Scientist's can be any, and was put away."""
    company = game.companies[other]
    if asked(game, other) and top_ask(game, other).kind == AskKind.LAY:
        pool = ALL_RESEARCH
        if is_neutral(game, game.active):
            pool = ALL_CARDS if any_room_for_research(game) else ALL_CARDS & ~ALL_RESEARCH
        company.drawn = any_of(rng, unseen & pool)
        unseen &= ~(1 << company.drawn)
    for i in range(company.put_away.n):
        company.put_away.items[i] = any_of(rng, unseen)
        unseen &= ~(1 << company.put_away.items[i])
    return unseen


@rule
def imagine_returned(game: Position, other: int, rng: Rng) -> None:
    """RP-09: a mission that nobody else kept or gave back in setup."""
    possible = ALL_MISSIONS
    for seat in range(game.players):
        company = game.companies[seat]
        for i in range(missions_of_setup(game, company)):
            if company.cards.items[i] < MISSIONS:
                possible &= ~(1 << company.cards.items[i])
        if company.returned != NOTHING:
            possible &= ~(1 << company.returned)
    if missions_of_setup(game, game.companies[other]) == 1:
        game.companies[other].returned = any_of(rng, possible)


# --- characters


@rule
def imagine_neutral_deck(game: Position, viewer: int, owner: int, rng: Rng) -> None:
    """RP-63: what is arranged on top, and is shown in the first rounds, is none of the lower four."""
    company = game.companies[owner]
    colour = game.players + owner
    hidden = ALL_CHARACTERS & ~game.companies[colour].played
    if owner != viewer:
        company.neutral_choice = any_of(rng, may_show(game, colour))
    if company.neutral_choice != NOTHING:
        hidden &= ~(1 << company.neutral_choice)
    if owner != viewer:
        for i in range(company.arranged.n):
            company.arranged.items[i] = any_of(rng, hidden & ~LOWER_FOUR)
            hidden &= ~(1 << company.arranged.items[i])
        if game.phase == Phase.SETUP:
            for _ in range(FREE_TO_ARRANGE - company.arranged.n):
                company.loose |= 1 << any_of(rng, hidden & ~LOWER_FOUR & ~company.loose)
    company.neutral_deck.n = 0
    push_all(company.neutral_deck, hidden & ~company.loose & ~set_of(company.arranged))
    shuffle(rng, company.neutral_deck.items, company.neutral_deck.n)


@rule
def imagine_choice(game: Position, other: int, rng: Rng) -> None:
    """What lies face down before another player, and what was said with it about action cards."""
    company = game.companies[other]
    if asked(game, other) and top_ask(game, other).kind == AskKind.CHOOSE:
        return
    possible = may_show(game, other)
    choices = size_of(possible)
    if choices > 1 and may_plan(game, other) and below(rng, choices + 1) == choices:
        company.choice = LATER
    else:
        company.choice = any_of(rng, possible)
        company.to_be_asked = imagine_wishes(game, other, rng)


@rule
def imagine_wishes(game: Position, other: int, rng: Rng) -> int:
    """The windows to come in which the seat is to be asked: all for which it holds a card, or none."""
    if game.phase == Phase.SETUP or game.phase == Phase.OVER:
        return 0
    windows = later_windows(game, other)
    now = NOTHING
    if game.phase == Phase.CORRECTING:
        now = Window.REDIRECT
    elif game.phase == Phase.HARVESTED:
        now = Window.GAIN_TOKENS
    if game.phase > Phase.CORRECTING:
        windows &= ~(1 << Window.REDIRECT)
    if now != NOTHING:
        if asked(game, other):
            return windows  # it wanted to be asked
        if seats_from_first(game, other) < seats_from_first(game, actor(game)):
            windows &= ~(1 << now)  # it would have been asked before
    return windows if below(rng, 2) == 1 else 0


@rule
def seats_from_first(game: Position, seat: int) -> int:
    """Clockwise from the first player."""
    return (seat - game.first) % game.players
