"""The arena: contests between players, with ratings and intervals, and how even a game is. See docs/arena.md."""
