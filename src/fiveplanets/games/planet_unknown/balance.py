"""What `fiveplanets balance` compares, as places in the record at the end of a game."""

FACTORS = {
    "planet": "worlds.planet",
    "corporation": "worlds.corporation",
    "civ card": "worlds.cards",
    "private objective": "worlds.shown_objectives",
}
