"""What the markers have reached, and what their next cells would give."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..state import Gains, Position, World, WorldFacts
from ..tables import CHOICE_TRACK, CHOOSES, TECH_LEVEL, TRACK_COUNT, Happening
from .board import happens
from .bonuses import cell_boosts, cell_card, cell_movement, cell_patches, gives_rover
from .scoring import medals_of
from .tracks import next_cell


@rule
def show_markers(game: Position, world: World, shown: WorldFacts) -> None:
    for marker in range(TRACK_COUNT):
        entry = shown.markers[marker]
        entry.medals = medals_of(world, marker)
        entry.next_cell = next_cell(world, marker, 1)
        if entry.next_cell != NOTHING:
            show_gains(game, world, world.lanes[marker], entry.next_cell, entry.gains)


@rule
def show_gains(game: Position, world: World, track: int, cell: int, gains: Gains) -> None:
    """PU-R25, PU-R68, PU-E-58."""
    milestones = not happens(game, Happening.NO_MILESTONES)
    if CHOOSES[world.corporation][track]:
        gains.choice = CHOICE_TRACK[world.corporation][track][cell]
        gains.patches = 1 if milestones else 0
        return
    if not happens(game, Happening.NO_BOOSTS):
        gains.boosts = cell_boosts(world, track, cell)
    gains.movement = cell_movement(world, track, cell)
    if milestones:
        gains.patches = cell_patches(world, track, cell)
        gains.rovers = 1 if gives_rover(world, track, cell) else 0
        gains.civ_card = cell_card(world, track, cell)
        gains.technology = TECH_LEVEL[world.corporation][track][cell]
