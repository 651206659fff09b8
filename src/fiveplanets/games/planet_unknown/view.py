"""What the table shows beyond the bare state. Works on redacted records: what a seat may not see is None."""

from .data import COMPONENTS, TERRAINS, TRACKS
from .rules.happenings import with_events
from .rules.metrics import fulfilled, measure
from .rules.scoring import (
    card_medals,
    competitive_medals,
    marker_medal,
    meteorite_medals,
    open_squares,
    planet_medals,
    pod_medals,
    private_medals,
    score,
    track_medals,
)
from .rules.storages import LARGE, SMALL, compartment_of
from .state import MOST_ROVERS, Stage
from .tables import (
    BOOST,
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    CIV_CARD,
    CIV_IDS,
    CORPORATION_IDS,
    EVENT_IDS,
    LAST,
    MEDALS,
    METEOR_CELL,
    OBJECTIVE_IDS,
    PATCH,
    PLANET_IDS,
    ROVER_MOVE,
    ROVER_SPAWN,
    SECTORS,
    SIDE,
    SIZE,
    STATION_CELL,
    TARGET_BANDS,
    TECH_BIT,
    TECH_LEVEL,
    TILE_AREA,
    TILE_IDS,
    TILE_METEOR,
    TILE_SHAPE,
    TURN_COUNTS,
    TURNS,
)


def facts(game, seat):
    for world in game.worlds[: game.players]:
        if world.cards is None:  # another player's: what everybody has seen
            world.cards = world.shown
    return {
        "commander": game.commander,
        "event": _name(EVENT_IDS, game.event),
        "next_event": _name(EVENT_IDS, game.next_event),
        "events_left": game.events.n if with_events(game) else None,
        "target": game.target if game.players == 1 else None,
        "verdict": verdict(game) if game.players == 1 else None,
        "storages": [storage_facts(game, sector) for sector in range(SECTORS)],
        "civ_stacks": list(game.civ_left),
        "rivalries": rivalry_facts(game),
        "shared": [OBJECTIVE_IDS[card] for card in game.shared.items[: game.shared.n]],
        "worlds": [world_facts(game, number) for number in range(game.players)],
    }


def _name(ids, number):
    return ids[number - 1] if number else None


def verdict(game):
    """PU-R63: which band of results the medals so far fall in, 0 is the worst; and the difference to the target."""
    if game.worlds[0].objectives.items[0] is None:
        return None  # a spectator does not see the private objectives
    difference = score(game, 0) - game.target
    return {"difference": difference, "band": sum(1 for least in TARGET_BANDS if difference >= least)}


def storage_facts(game, sector):
    """Both compartments of a storage and the seat it faces."""
    small = SECTORS + (sector + game.inner_ring) % SECTORS
    facing = [seat for seat in range(game.players) if compartment_of(game, seat, LARGE) == sector]
    return {
        "seat": facing[0] if facing else None,
        "large": compartment_facts(game, sector),
        "small": compartment_facts(game, small),
    }


def compartment_facts(game, compartment):
    return {"tile": _name(TILE_IDS, game.tops[compartment]), "left": game.stacks[compartment].n}


def top_facts(game, seat, side):
    """The tile that a seat may take from one side of its storage."""
    top = game.tops[compartment_of(game, seat, side)]
    return tile_facts(top - 1) if top else None


def tile_facts(tile):
    """A tile by itself, in every way it can be turned: its squares as (row, column, terrain, marks)."""
    shape = TILE_SHAPE[tile]
    turns = {}
    for number, turn in enumerate(TURNS):
        if TURN_COUNTS[shape][number]:
            turns[turn] = [
                {
                    "row": CELL_ROW[shape][number][i],
                    "column": CELL_COLUMN[shape][number][i],
                    "terrain": TERRAINS[TILE_AREA[tile][CELL_AREA[shape][i]]],
                    "station": i == STATION_CELL[shape][CELL_AREA[shape][i]],
                    "meteor": bool(TILE_METEOR[tile]) and i == METEOR_CELL[shape],
                }
                for i in range(SIZE[shape])
            ]
    return {"id": TILE_IDS[tile], "turns": turns}


def rivalry_facts(game):
    """Competitive objectives with the seats they are between and both values as they stand."""
    found = []
    for number, card in enumerate(game.rivalries):
        if card:
            pair = (0, 1) if game.players == 2 else (number, (number + 1) % game.players)
            values = [measure(game.worlds[seat], card - 1) for seat in pair]
            found.append({"objective": OBJECTIVE_IDS[card - 1], "seats": list(pair), "values": values})
    return found


def world_facts(game, number):
    world = game.worlds[number]
    tile = world.hand or 0
    return {
        "planet": PLANET_IDS[world.planet],
        "corporation": CORPORATION_IDS[world.corporation],
        "grid": [[square_facts(world, row, column) for column in range(SIDE)] for row in range(SIDE)],
        "storage": {name: top_facts(game, number, side) for side, name in ((LARGE, "large"), (SMALL, "small"))},
        "stage": Stage(world.stage).name.lower(),
        "hand": tile_facts(tile - 1) if tile else None,
        "due": [terrain for i, terrain in enumerate(TERRAINS) if world.due >> i & 1],
        "energy": [track for i, track in enumerate(TRACKS) if world.energy >> i & 1],
        "tracks": [track_facts(world, marker) for marker in range(len(TRACKS))],
        "flux": TRACKS[world.flux] if CORPORATION_IDS[world.corporation] == "flux_industries" else None,
        "technologies": technology_facts(world),
        "cards": [CIV_IDS[card] for card in range(len(CIV_IDS)) if world.cards >> card & 1],
        "hidden_cards": world.hidden_cards,
        "offer": [CIV_IDS[card] for card in range(len(CIV_IDS)) if (world.offer or 0) >> card & 1],
        "objectives": objective_facts(world),
        "open_squares": open_squares(world),
        "medals": public_medals(world),
    }


def square_facts(world, row, column):
    """What a square shows: the printed mark, and what lies on it."""
    bit = 1 << column
    terrain = next((name for i, name in enumerate(TERRAINS) if world.terrain[i][row] & bit), None)
    return {
        "mark": COMPONENTS.planets[PLANET_IDS[world.planet]].grid[row][column],
        "terrain": terrain,
        "station": any(world.stations[i][row] & bit for i in range(len(TERRAINS))),
        "patch": bool(world.patched[row] & bit),
        "meteor": bool(world.symbols[row] & bit),
        "meteorite": bool(world.meteorites[row] & bit),
        "pod": bool(world.pods[row] & bit),
        "rover": next((r + 1 for r in range(MOST_ROVERS) if world.rovers[r] == SIDE * row + column + 1), None),
    }


def track_facts(world, marker):
    lane = world.lanes[marker]
    return {
        "track": TRACKS[marker],
        "lane": TRACKS[lane],
        "cell": world.markers[marker],
        "medals": marker_medal(world, lane, world.markers[marker]),
        "pods": [cell for cell in range(16) if world.track_pods[marker] >> cell & 1],
        "cells": [cell_facts(world.corporation, lane, cell) for cell in range(LAST[world.corporation][lane] + 1)],
    }


def cell_facts(corporation, track, cell):
    """What a cell gives."""
    tables = {
        "medals": MEDALS,
        "boost": BOOST,
        "civ_card": CIV_CARD,
        "rover": ROVER_SPAWN,
        "movement": ROVER_MOVE,
        "patch": PATCH,
        "technology": TECH_LEVEL,
    }
    return {name: table[corporation][track][cell] for name, table in tables.items() if table[corporation][track][cell]}


def technology_facts(world):
    """The technologies of the corporation: its id, whether it works now, whether it is used for this round or game."""
    found = []
    for key, technology in COMPONENTS.technologies.items():
        if technology.corporation == CORPORATION_IDS[world.corporation]:
            bit = TECH_BIT[world.corporation][technology.level]
            used = bool((world.used | world.spent) & bit)
            found.append({"id": key, "works": bool(world.techs & bit), "used": used})
    return found


def objective_facts(world):
    """Private objectives, if the viewer may see them."""
    cards = world.objectives.items[: world.objectives.n]
    seen = [card for card in cards if card is not None]
    return [{"id": OBJECTIVE_IDS[card], "fulfilled": bool(fulfilled(world, card))} for card in seen]


def public_medals(world):
    """The medals that everybody can count now, without objectives."""
    return {
        "cards": card_medals(world),
        "planet": planet_medals(world),
        "tracks": track_medals(world),
        "pods": pod_medals(world),
        "meteorites": meteorite_medals(world),
    }


def breakdown(game, seat):
    world = game.worlds[seat]
    return public_medals(world) | {
        "private": private_medals(world),
        "competitive": competitive_medals(game, seat),
    }
