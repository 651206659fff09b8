"""What the table shows beyond the bare state. Works on redacted records: what a seat may not see is None."""

from fiveplanets.core.asks import asked, top_ask

from .components import (
    ANIMAL_IDS,
    ANIMALS,
    COMPONENTS,
    CONDITION,
    FIRST_LIFE,
    HABITAT,
    HABITATS,
    OBJECTIVE_POINTS,
    OTHER,
    ROUNDS,
    TILE_HABITATS,
    TILE_IDS,
    Condition,
    Habitat,
)
from .geometry import NEIGHBOUR_FACES, SIDES, neighbours
from .rules.life import NOBODY, best_planet
from .rules.placing import place
from .rules.regions import count_regions, headline, suitability
from .rules.scoring import animal_points, count_areas, objective_points
from .state import Animals, AskKind, Objectives, Planet


def facts(game, seat):
    """Everything that somebody at a real table would have to count, in words: ids of tiles and animals, habitats."""
    return {
        "rounds": ROUNDS,
        "faces": [[beyond + 1 for beyond in around] for around in NEIGHBOUR_FACES],
        "open_tiles": [tile_facts(tile) for tile in game.open_tiles.items[: game.open_tiles.n]],
        "animals": [animal_facts(game, animal) for animal in animals_on_table(game)],
        "face_down": face_down_rounds(game),
        "planets": [planet_facts(game, number) for number in range(game.players)],
        "placing": placing_facts(game),
    }


def tile_facts(tile):
    return {"id": TILE_IDS[tile], "habitats": [HABITATS[habitat] for habitat in TILE_HABITATS[tile]]}


def animals_on_table(game):
    """Face up and not yet won, by round."""
    return sorted((a for a in range(ANIMALS) if game.animals[a].round > 0), key=lambda a: game.animals[a].round)


def face_down_rounds(game):
    """PL-33: the columns in which an animal still lies face down."""
    if game.options.animals != Animals.SURPRISE:
        return []
    return list(range(game.round + FIRST_LIFE - 1, ROUNDS + 1))


def animal_facts(game, animal):
    """An animal on the table with what each planet has to offer it, and who would get it now."""
    leader = best_planet(game, animal)
    return card_facts(animal) | {
        "round": game.animals[animal].round,
        "counts": [headline(suitability(game.planets[seat], animal)) for seat in range(game.players)],
        "leader": None if leader == NOBODY else leader,
    }


def card_facts(animal):
    return {
        "id": ANIMAL_IDS[animal],
        "habitat": HABITATS[HABITAT[animal]],
        "condition": Condition(CONDITION[animal]).name.lower(),
        "other": HABITATS[OTHER[animal]] if OTHER[animal] else None,
    }


def planet_facts(game, seat):
    planet = game.planets[seat]
    return {
        "areas": [HABITATS[habitat] if habitat else None for habitat in planet.areas],
        "habitats": {HABITATS[h]: habitat_facts(planet, h) for h in Habitat if h},
        "animals": [card_facts(a) for a in range(ANIMALS) if game.animals[a].winner == seat + 1],
        "objective": objective_facts(planet),
    }


def habitat_facts(planet, habitat):
    return {"areas": count_areas(planet, habitat), "regions": count_regions(planet, habitat)}


def objective_facts(planet):
    """The objective as far as it may be seen, with its steps and what it would score now."""
    habitat = planet.objective or planet.shown_objective
    if not habitat:
        return None
    card = COMPONENTS.objectives[HABITATS[habitat]]
    areas = count_areas(planet, habitat)
    return {
        "habitat": HABITATS[habitat],
        "areas": areas,
        "points": OBJECTIVE_POINTS[habitat][areas],
        "steps": [list(step) for step in zip(card.areas, card.points, strict=True)],
    }


def placing_facts(game):
    """The tile that is being placed; once its face is chosen, every rotation with what it would change."""
    for seat in range(game.players):
        if asked(game, seat) and top_ask(game, seat).kind != AskKind.TAKE:
            pending = top_ask(game, seat)
            shown = tile_facts(pending.a) | {"seat": seat, "face": None, "turns": []}
            if pending.kind == AskKind.TURN:
                shown["face"] = pending.b + 1
                shown["turns"] = [turn_facts(game, seat, pending.a, pending.b, by) for by in range(SIDES)]
            return shown
    return None


def turn_facts(game, seat, tile, face, by):
    """One rotation: what would lie on each side, what it would meet there, and the animal counts that would change."""
    now = game.planets[seat]
    then = Planet()
    then.areas[:] = now.areas
    place(then, tile, face, by)
    sides = [side_facts(then, SIDES * face + side) for side in range(SIDES)]
    changes = []
    for animal in animals_on_table(game):
        before, after = headline(suitability(now, animal)), headline(suitability(then, animal))
        if before != after:
            changes.append({"id": ANIMAL_IDS[animal], "before": before, "after": after})
    return {"by": by, "sides": sides, "changes": changes}


def side_facts(planet, area):
    across = neighbours(area)[-1]
    return {
        "habitat": HABITATS[planet.areas[area]],
        "face": across // SIDES + 1,
        "meets": HABITATS[planet.areas[across]] if planet.areas[across] else None,
    }


def breakdown(game, seat):
    """The points of a finished game by source."""
    won = [animal for animal in range(ANIMALS) if game.animals[animal].winner == seat + 1]
    if game.options.objectives == Objectives.NONE:
        return {"animals": sum(animal_points(game, seat, animal) for animal in won)}
    objective = game.planets[seat].objective
    return {
        "objective": objective_points(game.planets[seat]),
        "home": sum(animal_points(game, seat, animal) for animal in won if HABITAT[animal] == objective),
        "away": sum(animal_points(game, seat, animal) for animal in won if HABITAT[animal] != objective),
    }
