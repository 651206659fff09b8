"""What `fiveplanets balance` compares, as places in the record at the end of a game."""

FACTORS = {
    "settlement": "clans.settlement",
    "technology": "clans.technologies",
}
