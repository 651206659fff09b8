"""What `fiveplanets balance` compares, as places in the record at the end of a game."""

FACTORS = {
    "side": "empires.side",
    "card": "empires.cards.card",
    "goal": "goal",
}
