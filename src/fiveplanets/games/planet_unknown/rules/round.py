"""The course of the game: setup, the phases of a round, the end."""

from fiveplanets.core.asks import actor, ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import below
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..codes import MOST_ROVERS, Cause, Phase, Stage
from ..events import Event
from ..state import AskKind, Position
from ..tables import (
    ANY_LEVEL,
    CIV_IMMEDIATE,
    CORPORATION_COUNT,
    OBJECTIVE_MEDALS,
    PLANET_COUNT,
    PODS,
    ROVERS,
    SECTORS,
    SIDE,
    SPECIAL,
    TRACK_COUNT,
    Special,
    Tech,
    Terrain,
)
from .board import on, refresh_board
from .bonuses import REPOSITIONS, flux_movement
from .civ import CARDS, deal_civ_cards, next_level, offer_card, show_cards, use_card
from .happenings import build_deck, open_event, with_events
from .hub import open_hub, open_hub_if_needed
from .metrics import fulfilled
from .objectives import deal_private_objectives, lay_out_objectives
from .storages import fill_stacks, show_taken_tops, show_tops, storage_empty, takeable, turn_station
from .supplies import gain_movement, gain_repositions, has, lose_pod, lose_rover, ready
from .tracks import refresh_techs


@rule
def setup(game: Position) -> None:
    deal_boards(game)
    for seat in range(game.players):
        set_up_world(game, seat)
    game.inner_ring = below(game.rng, SECTORS) if game.options.inner_ring == 0 else game.options.inner_ring - 1
    fill_stacks(game)
    if game.players == 1:
        game.rotation = below(game.rng, SECTORS)  # PU-R62
    else:
        game.commander = below(game.rng, game.players)
        tell(game, Event.FIRST, game.commander)
    deal_civ_cards(game)
    deal_private_objectives(game)
    if with_events(game):
        build_deck(game)
    carry_on(game)


@rule
def deal_boards(game: Position) -> None:
    """PU-R01: the boards that were chosen, then random ones: unique sides that nobody else has."""
    planets = 0
    corporations = 0
    for seat in range(game.players):
        planets |= 1 << game.options.planet[seat]
        corporations |= 1 << game.options.corporation[seat]
    for seat in range(game.players):
        world = game.worlds[seat]
        planet = game.options.planet[seat]
        if planet == PLANET_COUNT:  # the option after the last board
            planet = another_board(game, PLANET_COUNT, planets)
        world.planet = planet
        planets |= 1 << planet
        corporation = game.options.corporation[seat]
        if corporation == CORPORATION_COUNT:
            corporation = another_board(game, CORPORATION_COUNT, corporations)
        world.corporation = corporation
        corporations |= 1 << corporation


@rule
def another_board(game: Position, count: int, dealt: int) -> int:
    """A random board that was not dealt yet; number 0 is the start side."""
    left = 0
    for board in range(1, count):
        if not dealt >> board & 1:
            left += 1
    skip = below(game.rng, left)
    board = 1
    while skip > 0 or dealt >> board & 1:
        if not dealt >> board & 1:
            skip -= 1
        board += 1
    return board


@rule
def set_up_world(game: Position, seat: int) -> None:
    """PU-R02."""
    world = game.worlds[seat]
    world.supply = ROVERS[world.corporation]
    for row in range(SIDE):
        world.pods[row] = PODS[world.planet][row]
    for track in range(TRACK_COUNT):
        world.lanes[track] = track
    refresh_board(game, world)
    if SPECIAL[world.corporation] == Special.FLUX_TOKEN:
        ask(game, seat, AskKind.FLUX, NOTHING)


@rule
def carry_on(game: Position) -> None:
    """When nobody has anything to decide, the next phase begins."""
    while actor(game) < 0 and game.phase != Phase.OVER:
        phase = game.phase
        if phase == Phase.SETUP:
            lay_out_objectives(game)
            begin_round(game)
        elif phase == Phase.START:
            begin_turn(game)
        elif phase == Phase.TURN:
            game.phase = Phase.EVENT
            if with_events(game):
                begin_event(game)
        elif phase == Phase.EVENT:
            game.serving = 0
            game.phase = Phase.EVENT_CARDS
        elif phase == Phase.EVENT_CARDS:
            if served(game):
                begin_tiles(game)
        elif phase == Phase.TILES:
            show_tops(game)
            game.serving = 0
            game.phase = Phase.CARDS
        elif phase == Phase.CARDS:
            if served(game):
                end_round(game)
        elif phase == Phase.END:
            game.serving = 0
            game.phase = Phase.END_CARDS
        elif served(game):
            finish(game)


@rule
def begin_round(game: Position) -> None:
    """What technologies bring at its start may be spent at once (PU-R47)."""
    game.phase = Phase.START
    game.round += 1
    tell(game, Event.ROUND, game.round, game.commander)
    for seat in range(game.players):
        world = game.worlds[seat]
        world.used = 0
        refresh_techs(game, world)
        world.techs_before = world.techs
        start_of_round(game, seat)
        if world.movement > 0:
            open_hub(game, seat, Stage.FREE)


@rule
def begin_turn(game: Position) -> None:
    """PU-R07, PU-R60: the commander turns the station; with one or two players it turns by one sector."""
    game.phase = Phase.TURN
    if game.players > 2:
        ask(game, game.commander, AskKind.ROTATE)
    else:
        turn_station(game, NOTHING, 1)


@rule
def start_of_round(game: Position, seat: int) -> None:
    """PU-R47: technologies that look at the rovers as they stand now."""
    world = game.worlds[seat]
    if has(world, Tech.MOVEMENT_FOR_ROVERS_ON_FLUX):
        world.used |= 1 << Tech.MOVEMENT_FOR_ROVERS_ON_FLUX
        flux_movement(game, seat)
    for rover in range(MOST_ROVERS):
        square = world.rovers[rover]
        if square != NOTHING:
            if has(world, Tech.MOVEMENT_FOR_ROVERS_ON_WATER) and on(world.terrain[Terrain.WATER], square):
                gain_movement(game, seat, 1, Cause.TECHNOLOGY)
            if has(world, Tech.MOVEMENT_FOR_LOADED_ROVERS) and world.loaded[rover]:
                gain_movement(game, seat, 1, Cause.TECHNOLOGY)


@rule
def begin_event(game: Position) -> None:
    open_event(game)
    for seat in range(game.players):
        open_hub_if_needed(game, seat)


@rule
def served(game: Position) -> bool:
    """PU-R11: civ cards clockwise from the commander, each player all of his; true when all have chosen."""
    while game.serving < game.players:
        seat = (game.commander + game.serving) % game.players
        while next_level(game.worlds[seat]) > 0:
            offer_card(game, seat)
            if game.asks[seat].n > 0:
                return False
        game.serving += 1
    return True


@rule
def begin_tiles(game: Position) -> None:
    """Everybody takes a tile at the same time."""
    game.phase = Phase.TILES
    show_taken_tops(game)
    for seat in range(game.players):
        late_repositions(game, seat)
        open_hub(game, seat, Stage.TAKE if takeable(game, seat) > 0 else Stage.FREE)


@rule
def late_repositions(game: Position, seat: int) -> None:
    """PU-R68: a technology for the moment it is reached, which an event held back."""
    world = game.worlds[seat]
    if ready(world, Tech.REPOSITION_THREE_PODS):
        world.spent |= 1 << Tech.REPOSITION_THREE_PODS
        gain_repositions(game, seat, REPOSITIONS)


@rule
def end_round(game: Position) -> None:
    """PU-R34: movement is lost. PU-R49: was this the last round? If not, the commander token passes."""
    for seat in range(game.players):
        world = game.worlds[seat]
        world.movement = 0
        world.moved = False
        world.promised = 0
        world.boosts_gained = 0
    over = game.last_round or (with_events(game) and game.events.n == 0)
    for sector in range(SECTORS):
        over = over or storage_empty(game, sector)
    game.event = NOTHING
    for seat in range(game.players):
        refresh_board(game, game.worlds[seat])
        refresh_techs(game, game.worlds[seat])
    show_tops(game)
    if over:
        begin_end(game)
    else:
        game.commander = (game.commander + 1) % game.players
        begin_round(game)


@rule
def begin_end(game: Position) -> None:
    """PU-R52, PU-R53: stored patches are laid, end-of-game cards advance markers, Republic takes two cards more."""
    game.last_round = True
    game.phase = Phase.END
    tell(game, Event.ENDED)
    show_cards(game)
    for seat in range(game.players):
        world = game.worlds[seat]
        world.patches = world.stored
        world.stored = 0
        for card in range(CARDS):
            if world.cards >> card & 1 and not CIV_IMMEDIATE[card]:
                use_card(game, seat, card)
        if has(world, Tech.TAKE_TWO_CARDS_AT_END):
            world.cards_due[ANY_LEVEL] += 2
            tell(game, Event.CIV_DUE, seat, NOTHING, Cause.TECHNOLOGY)
        open_hub(game, seat, Stage.FREE)


@rule
def finish(game: Position) -> None:
    """PU-R52: rovers with their loads and uncollected life pods leave the planet."""
    game.phase = Phase.OVER
    for seat in range(game.players):
        world = game.worlds[seat]
        world.movement = 0
        world.moved = False
        for rover in range(MOST_ROVERS):
            if world.rovers[rover] != NOTHING:
                lose_rover(game, seat, rover, Cause.END)
        for square in range(SIDE * SIDE):
            if on(world.pods, square):
                lose_pod(game, seat, square, Cause.END)
    show_objectives(game)
    tell(game, Event.OVER)


@rule
def show_objectives(game: Position) -> None:
    """PU-R54: private objectives are shown when they score."""
    for seat in range(game.players):
        world = game.worlds[seat]
        for i in range(world.objectives.n):
            card = world.objectives.items[i]
            world.shown_objectives |= 1 << card
            tell(game, Event.OBJECTIVE_SHOWN, seat, card, OBJECTIVE_MEDALS if fulfilled(world, card) else 0)
