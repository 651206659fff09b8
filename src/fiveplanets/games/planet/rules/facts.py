"""What somebody at the table would have to count. Runs on what the viewer may see."""

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import (
    ANIMAL_POINTS,
    ANIMALS,
    CONDITION,
    FIRST_LIFE,
    HABITAT,
    HABITATS,
    OBJECTIVE_POINTS,
    OTHER,
    ROUNDS,
    Condition,
    Whose,
)
from ..geometry import AREAS, SIDES
from ..state import (
    COMPARED,
    AnimalFacts,
    Animals,
    AskKind,
    Facts,
    Objectives,
    Offer,
    Placing,
    Planet,
    PlanetFacts,
    Points,
    Position,
    Progress,
    TurnFacts,
)
from .life import best_planet, is_waiting, why_nobody
from .placing import lay, lift
from .regions import areas_of, around, compared, count, headline, lowest, region_within, suitability, suits
from .scoring import animal_points, count_areas

HABITAT_COUNT = len(HABITATS)


@rule
def facts(game: Position, seat: int, facts: Facts) -> None:
    facts.piles = ROUNDS - game.round
    facts.placed = who_has_placed(game)
    if game.options.animals == Animals.SURPRISE:
        for column in range(game.round + FIRST_LIFE - 1, ROUNDS + 1):  # PL-33
            facts.face_down |= 1 << column
    list_animals(game, facts)
    for owner in range(game.players):
        show_planet(game.planets[owner], facts.planets[owner])
        show_won(game, seat, owner, facts.planets[owner], facts.points[owner])
        show_placing(game, owner, facts.planets[owner], facts.placing)
        if facts.placed >> owner & 1:
            planet = game.planets[owner]
            facts.planets[owner].taken = planet.tiles[planet.newest - 1]


@rule
def who_has_placed(game: Position) -> int:
    """The seats from the first player to the one who is asked, as a bit set; all of them when the game is over."""
    placed = 0
    for i in range(game.players):
        seat = (game.first + i) % game.players
        if asked(game, seat):
            return placed
        placed |= 1 << seat
    return placed


# --- planets


@rule
def show_planet(planet: Planet, shown: PlanetFacts) -> None:
    for habitat in range(HABITAT_COUNT):
        left = areas_of(planet, habitat)
        shown.habitats[habitat].areas = count(left)
        while left != 0:
            region = region_within(left)
            left &= ~region
            shown.habitats[habitat].regions += 1
            for area in range(AREAS):
                if region >> area & 1:
                    shown.regions[area] = lowest(region)
                    shown.sizes[area] = count(region)
    show_objective(planet, shown.objective)


@rule
def known_objective(planet: Planet) -> int:
    """The objective, as far as the viewer may see it."""
    return planet.objective if planet.objective != NOTHING else planet.shown_objective


@rule
def show_objective(planet: Planet, shown: Progress) -> None:
    habitat = known_objective(planet)
    if habitat != NOTHING:
        areas = count_areas(planet, habitat)
        shown.habitat = habitat
        shown.areas = areas
        shown.points = OBJECTIVE_POINTS[habitat][areas]
        for more in range(AREAS, areas, -1):
            if OBJECTIVE_POINTS[habitat][more] > OBJECTIVE_POINTS[habitat][areas]:
                shown.next_areas = more


# --- points


@rule
def show_won(game: Position, viewer: int, owner: int, shown: PlanetFacts, points: Points) -> None:
    """The owner's animals by round, and the points so far."""
    points.objective = shown.objective.points
    objective = known_objective(game.planets[owner])
    for round in range(FIRST_LIFE, game.round + 1):
        for animal in range(ANIMALS):
            if game.animals[animal].winner == owner and game.animals[animal].column == round:
                worth = known_worth(game, viewer, owner, animal)
                card = shown.won.items[shown.won.n]
                card.animal = animal
                card.round = round
                card.worth = worth
                shown.won.n += 1
                if worth == NOTHING:
                    points.animals += min(ANIMAL_POINTS[Whose.HOME], ANIMAL_POINTS[Whose.AWAY])
                elif game.options.objectives == Objectives.NONE:
                    points.animals += worth
                elif HABITAT[animal] == objective:
                    points.home += worth
                else:
                    points.away += worth


@rule
def known_worth(game: Position, viewer: int, owner: int, animal: int) -> int:
    """What an animal is worth to its owner, if the viewer can know: nobody else has the viewer's objective (PL-05)."""
    objective = known_objective(game.planets[owner])
    if objective != NOTHING or game.options.objectives == Objectives.NONE:
        return animal_points(objective, animal)
    if viewer != NOTHING and game.planets[viewer].objective == HABITAT[animal]:
        return ANIMAL_POINTS[Whose.AWAY]
    return NOTHING


# --- animals


@rule
def list_animals(game: Position, facts: Facts) -> None:
    """Those that are still to be judged, by round."""
    for round in range(game.round, ROUNDS + 1):
        for animal in range(ANIMALS):
            card = game.animals[animal]
            if card.column == round and is_waiting(card):
                show_animal(game, animal, facts.animals.items[facts.animals.n])
                facts.animals.n += 1


@rule
def show_animal(game: Position, animal: int, shown: AnimalFacts) -> None:
    shown.animal = animal
    shown.round = game.animals[animal].column
    for seat in range(game.players):
        show_offer(game.planets[seat], animal, shown.offers[seat])
    leader, best, _ = best_planet(game, animal)
    shown.leader = leader
    if leader == NOTHING:
        shown.nobody = why_nobody(best)


@rule
def show_offer(planet: Planet, animal: int, offer: Offer) -> None:
    """The numbers that are compared, and the regions whose sizes they are."""
    value = suitability(planet, animal)
    for place in range(COMPARED):
        offer.counts[place] = compared(value, place)
    if CONDITION[animal] != Condition.MOST:
        left = areas_of(planet, HABITAT[animal])
        shore = around(areas_of(planet, OTHER[animal]))
        while left != 0:
            region = region_within(left)
            left &= ~region
            if suits(region, shore, CONDITION[animal] == Condition.TOUCHING):
                name_region(offer, region)


@rule
def name_region(offer: Offer, region: int) -> None:
    """Put the region to the first number that is its size, if it is one of the largest."""
    for place in range(COMPARED):
        if offer.regions[place] == NOTHING and offer.counts[place] == count(region):
            offer.regions[place] = lowest(region)
            return


# --- the tile in hand


@rule
def show_placing(game: Position, seat: int, shown: PlanetFacts, placing: Placing) -> None:
    if asked(game, seat) and top_ask(game, seat).kind != AskKind.TAKE:
        pending = top_ask(game, seat)
        shown.taken = pending.a
        placing.seat = seat
        placing.tile = pending.a
        if pending.kind == AskKind.TURN:
            placing.face = pending.b
            for turn in range(SIDES):
                show_turn(game, seat, pending.a, pending.b, turn, placing.turns.items[turn])
            placing.turns.n = SIDES


@rule
def show_turn(game: Position, seat: int, tile: int, face: int, turn: int, shown: TurnFacts) -> None:
    """What the planet would be like, and which counts would change. The position is left as it was."""
    planet = game.planets[seat]
    for animal in range(ANIMALS):
        if is_waiting(game.animals[animal]):
            before = headline(suitability(planet, animal))
            lay(planet, tile, face, turn)
            after = headline(suitability(planet, animal))
            if after != before:
                change = shown.changes.items[shown.changes.n]
                change.animal = animal
                change.before = before
                change.after = after
                leader, _, _ = best_planet(game, animal)
                change.leader = leader
                shown.changes.n += 1
            lift(planet, face)
    lay(planet, tile, face, turn)
    for side in range(SIDES):
        shown.areas[side] = planet.areas[SIDES * (face - 1) + side]
    lift(planet, face)
