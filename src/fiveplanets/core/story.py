"""What a move tells the people at the table. The state does not need it: an engine writes it down when asked to."""

from __future__ import annotations

import struct
from typing import Any

from .rules import built_in

REVEALED = -1
WORDS = 6  # numbers that an event can carry

StoryLine = tuple[int, ...]  # an event's number and its words
LINE = struct.Struct(f"<{1 + WORDS}i")  # the same, packed


@built_in("tell", takes_game=True)
def tell(game: Any, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Something that everybody sees happened: a game's Event with up to six numbers. Never a secret."""
    if game.story is not None:
        game.story.append((int(what), int(a), int(b), int(c), int(d), int(e), int(f)))


@built_in("reveal", takes_game=True)
def reveal(game: Any) -> None:
    """Somebody has just learnt what they could not see before: no undo goes back past this move.

    A roll or a shuffle counts by itself, and so does the end of the game; call this where a secret is shown or a card
    is drawn.
    """
    if game.story is not None:
        game.story.append((REVEALED, 0, 0, 0, 0, 0, 0))
