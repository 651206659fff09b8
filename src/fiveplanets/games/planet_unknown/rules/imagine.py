"""What a seat cannot see, filled in as it might be: stacks, cards, objectives and events that nobody has shown it."""

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Bits63
from fiveplanets.core.random import GAME_STREAM, Rng, below, next_word, seed_rng, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, push

from ..codes import Color
from ..schema import STACK
from ..state import AskKind, Position
from ..tables import (
    CIV_LEVELS,
    COMPARTMENTS,
    EVENT_COUNT,
    EVENT_KIND,
    KEPT_CARDS,
    LEVEL_CARDS,
    OBJECTIVE_COUNT,
    STACK_TILES,
    Happening,
    Tech,
)
from .board import bits
from .civ import ALL_CARDS, picked
from .happenings import cards_of, in_deck, with_events
from .supplies import has

COLORS = len(Color)


@rule
def imagine(game: Position, seat: int, rng: Rng) -> None:
    seed_rng(game.rng, next_word(rng) << 31 | next_word(rng) >> 1, GAME_STREAM)
    for compartment in range(COMPARTMENTS):
        imagine_stack(game, compartment, rng)
    imagine_civ_cards(game, seat, rng)
    imagine_offers(game, seat, rng)
    imagine_objectives(game, seat, rng)
    if with_events(game):
        imagine_events(game, rng)


# --- tiles


@rule
def imagine_stack(game: Position, compartment: int, rng: Rng) -> None:
    """Tiles of this shape that are nowhere to be seen, in any order, below the one that all see."""
    stack = game.stacks[compartment]
    left = stack.n
    stack.n = 0
    for i in range(STACK):
        tile = STACK_TILES[compartment][i]
        if tile != game.tops[compartment] and not is_seen(game, tile):
            push(stack, tile)
    shuffle(rng, stack.items, stack.n)
    below_top = left if game.tops[compartment] == NOTHING else left - 1
    while stack.n > below_top:  # the others left the game with a whole stack, unseen
        stack.n -= 1
        stack.items[stack.n] = 0
    if game.tops[compartment] != NOTHING:
        push(stack, game.tops[compartment])


@rule
def is_seen(game: Position, tile: int) -> bool:
    """In a hand, on a planet, or laid aside for all to see."""
    for seat in range(game.players):
        world = game.worlds[seat]
        if world.hand == tile:
            return True
        for i in range(world.laid.n):
            if world.laid.items[i].tile == tile:
                return True
    return find(game.gone, tile) >= 0


# --- civ cards


@rule
def imagine_civ_cards(game: Position, seat: int, rng: Rng) -> None:
    """Level by level: those that lie face down before the others, the stack, the box; the rest is out of the game."""
    own = game.worlds[seat]
    unseen = ALL_CARDS & ~own.cards & ~own.offer
    for other in range(game.players):
        if other != seat:
            game.worlds[other].cards = game.worlds[other].shown
            unseen &= ~game.worlds[other].shown
    game.civ_stacks = own.offer
    game.civ_box = 0
    for level in range(1, CIV_LEVELS + 1):
        cards = unseen & LEVEL_CARDS[level]
        for other in range(game.players):
            if other != seat:
                hidden = some_of(rng, cards & KEPT_CARDS[level], game.worlds[other].hidden_cards[level - 1])
                game.worlds[other].cards |= hidden
                cards &= ~hidden
        stack = some_of(rng, cards, game.civ_left[level - 1] - bits(own.offer & LEVEL_CARDS[level]))
        game.civ_stacks |= stack
        cards &= ~stack
        game.civ_box |= some_of(rng, cards, cards_in_box(game, level))


@rule
def some_of(rng: Rng, cards: Bits63, count: int) -> Bits63:
    """So many random cards of a set."""
    found: Bits63 = 0
    for _ in range(min(count, bits(cards))):
        found |= 1 << picked(rng, cards & ~found)
    return found


@rule
def cards_in_box(game: Position, level: int) -> int:
    """PU-R04: all but those that were dealt before the game, and those that events have added."""
    count = bits(LEVEL_CARDS[level]) - game.players - 1
    for card in range(EVENT_COUNT):
        if game.drawn >> card & 1 and EVENT_KIND[card] == Happening.ADD_CIV_CARDS:
            count -= 1
    return max(count, 0)


@rule
def imagine_offers(game: Position, seat: int, rng: Rng) -> None:
    """PU-R11: whoever is choosing looks through the stack."""
    for other in range(game.players):
        if other != seat and asked(game, other) and top_ask(game, other).kind == AskKind.PICK:
            world = game.worlds[other]
            level = top_ask(game, other).a
            world.offer = game.civ_stacks
            if level != NOTHING:
                world.offer &= LEVEL_CARDS[level]
                if level < CIV_LEVELS and has(world, Tech.SEE_CARD_OF_NEXT_LEVEL):
                    extra = picked(rng, game.civ_stacks & LEVEL_CARDS[level + 1])
                    if extra != NOTHING:
                        world.offer |= 1 << extra


# --- objectives


@rule
def imagine_objectives(game: Position, seat: int, rng: Rng) -> None:
    """The private objectives of the others, what they dropped, and the deck."""
    game.deck.n = 0
    for card in range(OBJECTIVE_COUNT):
        if not is_objective_seen(game, seat, card):
            push(game.deck, card)
    shuffle(rng, game.deck.items, game.deck.n)
    for other in range(game.players):
        if other != seat:
            world = game.worlds[other]
            deal_objectives(game, world.objectives.items, world.objectives.n)
            deal_objectives(game, world.dropped.items, world.dropped.n)


@rule
def is_objective_seen(game: Position, seat: int, card: int) -> bool:
    world = game.worlds[seat]
    if find(world.objectives, card) >= 0 or find(world.dropped, card) >= 0 or find(game.shared, card) >= 0:
        return True
    for i in range(len(game.rivalries)):
        if game.rivalries[i] == card:
            return True
    return False


@rule
def deal_objectives(game: Position, items: list[int], count: int) -> None:
    for i in range(count):
        game.deck.n -= 1
        items[i] = game.deck.items[game.deck.n]
        game.deck.items[game.deck.n] = 0


# --- events


@rule
def imagine_events(game: Position, rng: Rng) -> None:
    """PU-R64: of each colour what is left of its number, in any order; the next card may be known."""
    game.events.n = 0
    drawn = game.drawn
    if game.next_event != NOTHING:
        drawn |= 1 << game.next_event
    for color in range(COLORS):
        left = cards_of(game, color)
        fresh = 0
        for card in range(EVENT_COUNT):
            if in_deck(game, card, color):
                if drawn >> card & 1:
                    left -= 1
                else:
                    fresh += 1
        for card in range(EVENT_COUNT):
            if in_deck(game, card, color) and not drawn >> card & 1:
                if below(rng, fresh) < left:
                    push(game.events, card)
                    left -= 1
                fresh -= 1
    shuffle(rng, game.events.items, game.events.n)
    if game.next_event != NOTHING:
        push(game.events, game.next_event)
    elif game.peekers > 0 and game.events.n > 0:  # somebody else knows it
        game.next_event = game.events.items[game.events.n - 1]
