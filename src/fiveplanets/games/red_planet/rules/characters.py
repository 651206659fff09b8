"""The countdown: whose character is next, and how its card is carried out."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import reveal, tell

from ..components import ALL_CHARACTERS, DEEDS, LOWER_FOUR, PHOBOS, Deed
from ..events import Event
from ..state import FREE_TO_ARRANGE, FULL, AskKind, Phase, Position, Stage
from .abilities import any_docked, any_ship, can_kill, can_launch, can_replace, can_step, recruit
from .boarding import ask_to_board, can_board
from .science import can_study, study
from .table import any_destination_left, colour_count, is_docked, is_full, is_neutral, launch, next_clockwise, seat_of


@rule
def choice_of(game: Position, colour: int) -> int:
    """The character that lies face down before a colour; nothing when it has been shown."""
    company = game.companies[seat_of(game, colour)]
    return company.neutral_choice if is_neutral(game, colour) else company.choice


@rule
def next_to_resolve(game: Position) -> int:
    """RP-13: the highest number; RP-14: of equal ones the first clockwise from the first player.."""
    best = NOTHING
    highest = NOTHING
    colour = game.first
    for _ in range(colour_count(game)):
        if choice_of(game, colour) > highest:
            highest = choice_of(game, colour)
            best = colour
        colour = next_clockwise(game, colour)
    return best


@rule
def may_show(game: Position, colour: int) -> int:
    """The characters that a colour may still show in this round, as far as everybody can tell."""
    company = game.companies[colour]
    if company.shown != NOTHING or game.phase < Phase.CHOOSING or game.phase > Phase.RESOLVING:
        return 0
    possible = ALL_CHARACTERS & ~company.played
    if is_neutral(game, colour) and game.round <= FREE_TO_ARRANGE:
        possible &= ~LOWER_FOUR
    if game.active != NOTHING:
        called = game.companies[game.active].shown
        possible &= (2 << called) - 1 if comes_after(game, game.active, colour) else (1 << called) - 1
    return possible


@rule
def comes_after(game: Position, earlier: int, later: int) -> bool:
    """Clockwise from the first player."""
    colour = game.first
    for _ in range(colour_count(game)):
        if colour == earlier:
            return True
        if colour == later:
            return False
        colour = next_clockwise(game, colour)
    return False


@rule
def begin_card(game: Position, colour: int) -> None:
    """RP-15: the character is shown and stays on the table."""
    company = game.companies[colour]
    company.shown = choice_of(game, colour)
    company.played |= 1 << company.shown
    if is_neutral(game, colour):
        game.companies[seat_of(game, colour)].neutral_choice = NOTHING
    else:
        company.choice = NOTHING
    reveal(game)
    tell(game, Event.CHARACTER, colour, company.shown)
    game.active = colour
    game.last = seat_of(game, colour)
    game.boarded = 0
    game.stage = Stage.BOARDING
    game.left = DEEDS[company.shown][Stage.BOARDING][1]


@rule
def go_on_with_card(game: Position) -> None:
    """RP-16: in printed order: board, then one ability, then perhaps another, then the full ships launch."""
    colour = game.active
    deeds = DEEDS[game.companies[colour].shown]
    if game.left == 0:
        game.stage += 1
        if game.stage < Stage.DONE:
            game.left = deeds[game.stage][1]
        else:
            finish_card(game)
    elif can_do(game, colour, deeds[game.stage][0]):
        do(game, colour, deeds[game.stage][0])
    else:
        skip(game, colour, deeds[game.stage][0])


@rule
def can_do(game: Position, colour: int, deed: int) -> bool:
    if deed == Deed.BOARD:
        return can_board(game)
    if deed == Deed.STUDY:
        return can_study(game, colour)
    if deed == Deed.STEP:
        return can_step(game, colour)
    if deed == Deed.LAUNCH:
        return can_launch(game)
    if deed == Deed.DESTROY:
        return any_docked(game)
    if deed == Deed.REPLACE:
        return can_replace(game, colour)
    if deed == Deed.KILL:
        return can_kill(game)
    if deed == Deed.DROP:
        return game.regions[PHOBOS].crew[colour] > 0
    if deed == Deed.STEER:
        return any_ship(game) and any_destination_left(game)
    return True


@rule
def do(game: Position, colour: int, deed: int) -> None:
    """Do it once, or ask how."""
    seat = seat_of(game, colour)
    if deed == Deed.BOARD:
        ask_to_board(game, colour)
    elif deed == Deed.RECRUIT:
        recruit(game, colour)
        game.left = 0
    elif deed == Deed.STUDY:
        game.left = 0
        study(game, colour)
    elif deed == Deed.STEP:
        ask(game, seat, AskKind.STEP, colour, game.left)
    elif deed == Deed.LAUNCH:
        ask(game, seat, AskKind.LAUNCH, colour)
    elif deed == Deed.DESTROY:
        ask(game, seat, AskKind.DESTROY, colour)
    elif deed == Deed.REPLACE:
        ask(game, seat, AskKind.REPLACE, colour)
    elif deed == Deed.KILL:
        ask(game, seat, AskKind.KILL, colour)
    elif deed == Deed.DROP:
        ask(game, seat, AskKind.DROP, colour, game.left)
    else:
        ask(game, seat, AskKind.STEER, colour)


@rule
def skip(game: Position, colour: int, deed: int) -> None:
    """RP-16: what cannot be done is left out; RP-37: the Dispatcher boards all, or nobody."""
    shown = game.companies[colour].shown
    if game.left == DEEDS[shown][game.stage][1]:
        tell(game, Event.SKIPPED, colour, shown, deed)
    game.left = 0


@rule
def finish_card(game: Position) -> None:
    """RP-19: only now do the ships that it filled launch; RP-21: the others stay."""
    for dock in range(colour_count(game)):
        if is_docked(game.ships[dock]) and is_full(game.ships[dock]):
            launch(game, game.active, dock, FULL)
    game.active = NOTHING
    game.stage = NOTHING
    game.boarded = 0
