"""Age of Wonders: Planetfall, the board game: seven planets, fourteen explorations, one empire."""
