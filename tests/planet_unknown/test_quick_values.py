"""What the quick bot thinks of single things: rovers and meteorites, patches, objectives, cards, tracks."""

from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.games.planet_unknown.advice_cards import card_value, keep_value
from fiveplanets.games.planet_unknown.advice_lines import open_columns
from fiveplanets.games.planet_unknown.advice_planet import best_place, patch_value, station_value
from fiveplanets.games.planet_unknown.advice_rovers import drive_value, meteor_cost, prospect
from fiveplanets.games.planet_unknown.advice_tracks import NO_USE, advance_value
from fiveplanets.games.planet_unknown.advice_wishes import stations_together, wished_value, wishes_of
from fiveplanets.games.planet_unknown.moves import EVENT_BOOST
from fiveplanets.games.planet_unknown.tables import (
    CIV_EFFECT,
    CIV_IDS,
    GOAL,
    GOAL_TERRAIN,
    OBJECTIVE_COUNT,
    TILE_AREA,
    TILE_IDS,
    TILE_METEOR,
    Civ,
    Goal,
    Terrain,
)

from .positions import (
    add,
    block,
    give_movement,
    next_round,
    number,
    own,
    paint,
    planet_squares,
    put_markers,
    put_meteorites,
    put_rover,
    start,
)

UP, RIGHT, DOWN, LEFT = range(4)
NO_TURN = 0


def bare(found, seat=0):
    """The seat's world, with nothing to fetch on it."""
    world = found.state.worlds[seat]
    for row in range(12):
        world.pods[row] = 0
    return world


# --- rovers and meteorites


def test_a_rover_goes_for_the_meteorite_that_blocks_more_medals():
    found = start()
    world = bare(found)
    put_rover(found, (6, 6))
    give_movement(found, 3)
    put_meteorites(found, (6, 3), (6, 9))  # equally far
    put_meteorites(found, (4, 6), (1, 6))
    values = {way: drive_value(found.state, world, 0, way) for way in (UP, RIGHT, DOWN, LEFT)}
    assert values[UP] == max(values.values())
    assert values[DOWN] == NO_USE


def test_what_lies_beside_a_rover_is_fetched_before_it_drives_on():
    found = start()
    world = bare(found)
    put_rover(found, (6, 6))
    give_movement(found, 1)
    add(world.pods, (7, 6))
    put_meteorites(found, (4, 6))
    assert drive_value(found.state, world, 0, DOWN) > drive_value(found.state, world, 0, UP) > NO_USE


def test_a_new_rover_comes_where_something_is_near():
    found = start()
    world = bare(found)
    put_meteorites(found, (6, 2))
    assert prospect(world, number((6, 3))) > prospect(world, number((6, 6)))


def meteor_tile():
    return next(tile for tile in range(len(TILE_IDS)) if TILE_METEOR[tile])


def test_a_meteorite_near_a_rover_costs_less():
    found = start()
    world = found.state.worlds[0]
    far = meteor_cost(world, meteor_tile(), NO_TURN, 4, 4)
    put_rover(found, (6, 6))
    assert meteor_cost(world, meteor_tile(), NO_TURN, 4, 4) < far


def test_late_meteorites_cost_more_for_few_rovers_will_come_by():
    found = start()
    world = found.state.worlds[0]
    early = meteor_cost(world, meteor_tile(), NO_TURN, 4, 4)
    world.laid.n = 18
    assert meteor_cost(world, meteor_tile(), NO_TURN, 4, 4) > early


def test_a_rover_station_at_the_end_of_its_track_counts_while_something_lies_about():
    found = start()
    put_markers(found, rover=15)
    world = found.state.worlds[0]
    assert station_value(world, Terrain.ROVER) > 0
    bare(found)
    assert station_value(world, Terrain.ROVER) == 0


# --- patches and tiles


def test_a_patch_goes_where_it_completes_a_line():
    """Both are single holes: one is the last square of its row, in the other's row there are more."""
    found = start()
    world = bare(found)
    open_squares = [(4, 4), (8, 4), (8, 6), (8, 8)]
    paint(found, "civ", *(square for square in planet_squares("ksb_4156") if square not in open_squares))
    values = [patch_value(world, number(square), open_columns(world)) for square in open_squares]
    assert values[0] > values[1]


def test_a_patch_lies_on_a_tile_only_for_a_meteorite():
    found = start()
    world = bare(found)
    paint(found, "civ", (6, 6), (6, 7))
    put_meteorites(found, (6, 6))
    assert patch_value(world, number((6, 6)), open_columns(world)) > 0
    assert patch_value(world, number((6, 7)), open_columns(world)) == NO_USE


def test_large_tiles_are_worth_more_where_events_count_the_rounds():
    found = start()
    world = found.state.worlds[0]
    large, small = (TILE_IDS.index(f"{shape}-civ-energy") for shape in ("Z5", "I2"))

    def difference():
        columns = open_columns(world)
        return best_place(found.state, world, large, columns, 0) - best_place(found.state, world, small, columns, 0)

    free = difference()
    found.state.event = 0
    assert difference() > free


# --- objectives


def private(goal, terrain=None):
    return next(
        card
        for card in range(OBJECTIVE_COUNT)
        if GOAL[card] == goal and (terrain is None or GOAL_TERRAIN[card] == terrain)
    )


def test_rectangles_are_dropped_first():
    rectangle = keep_value(private(Goal.RECTANGLE))
    assert all(keep_value(private(goal)) >= rectangle for goal in Goal)
    assert keep_value(private(Goal.MARKER_AT_END_OF_TRACK)) > rectangle


def give_objective(found, card):
    world = found.state.worlds[0]
    world.objectives.items[0] = card
    world.objectives.n = 1


def test_a_territory_with_stations_is_wished_for_until_it_is_there():
    found = start(players=1)
    give_objective(found, private(Goal.AREA_WITH_STATIONS, Terrain.CIV))
    assert wishes_of(found.state.worlds[0]) > 0
    paint(found, "civ", *block(6, 3, 6, 8), stations=block(6, 3, 6, 8))
    assert wishes_of(found.state.worlds[0]) == 0


def test_the_larger_territory_is_the_better_one_to_join():
    found = start(players=1)
    give_objective(found, private(Goal.AREA_WITH_STATIONS, Terrain.CIV))
    world = found.state.worlds[0]
    paint(found, "civ", *block(4, 3, 4, 5), stations=block(4, 3, 4, 5))
    paint(found, "civ", (9, 4), stations=[(9, 4)])
    tile = TILE_IDS.index("O4-civ-energy")  # its upper row is energy, its lower one civ
    assert stations_together(world, tile, 0, NO_TURN, 1, 3) == 4
    assert stations_together(world, tile, 0, NO_TURN, 6, 3) == 2
    wishes = wishes_of(found.state.worlds[0])
    large, small, none = (wished_value(world, tile, NO_TURN, top, 3, wishes) for top in (1, 6, 10))
    assert large > small > none > 0


def test_stations_that_should_be_few_cost():
    found = start(players=1)
    card = private(Goal.STATIONS_ON_PLANET)
    give_objective(found, card)
    world = found.state.worlds[0]
    tile = next(tile for tile in range(len(TILE_IDS)) if GOAL_TERRAIN[card] in TILE_AREA[tile])
    assert wished_value(world, tile, NO_TURN, 4, 4, wishes_of(world)) < 0


# --- cards and tracks


def test_cards_are_worth_what_they_would_bring_now():
    found = start()
    world = found.state.worlds[0]
    pods = next(card for card in range(len(CIV_IDS)) if CIV_EFFECT[card] == Civ.COLLECT_LIFE_PODS)
    clearing = next(card for card in range(len(CIV_IDS)) if CIV_EFFECT[card] == Civ.DESTROY_METEORITES)
    commerce = CIV_IDS.index("34")
    before = [card_value(world, card) for card in (pods, clearing, commerce)]
    bare(found)
    put_meteorites(found, (6, 6), (6, 7))
    own(found, "33")
    after = [card_value(world, card) for card in (pods, clearing, commerce)]
    assert after[0] < before[0]
    assert after[1] > before[1]
    assert after[2] > before[2]


def test_an_advance_counts_what_comes_after_the_next_cell():
    """The fourth water cell gives 2 medals, the fifth nothing."""
    found = start()
    world = found.state.worlds[0]
    put_markers(found, water=3)
    near = advance_value(world, Terrain.WATER)
    put_markers(found, water=4)
    assert 0 < advance_value(world, Terrain.WATER) < near
    put_markers(found, water=15)
    assert advance_value(world, Terrain.WATER) == NO_USE


def test_the_boost_of_an_event_is_taken():
    found = start(players=1)
    next_round(found, "53")
    rng = Rng()
    seed_rng(rng, 1, 2)
    assert found.position.quick(0, rng) == EVENT_BOOST
