"""What `fiveplanets balance` compares, as places in the record at the end of a game."""

from .state import Animal

FACTORS = {
    "objective": "planets.shown_objective",
    "animal": ("animals.winner", Animal),
}
