"""Hints at the prompt: what a strong bot would do in a seat's place, from what that seat may know."""

from __future__ import annotations

from ..core.random import Rng, seed_rng
from ..core.table import Move, Table
from ..core.texts import Texts
from ..players.levels import MOST_SECONDS
from ..players.review import LEVEL, REVIEW_STREAM
from ..players.search import Answer, Search
from .menus import Menu


def hint(table: Table, seat: int, words: Texts) -> str:
    """The best move, what it promises, and beside it the next best; each with what to type for it."""
    menu = Menu(table.moves(seat), words.lang)
    if len(menu.moves) == 1:
        return words.say("hint-only", move=_told(menu, menu.moves[0]))
    alone = "-alone" if table.players == 1 else ""  # whoever is alone is always the first
    best, *others = _thoughts(table, seat)
    lines = [
        words.say("hint-is", move=_told(menu, Move(table.game, best.move))),
        words.say(f"hint-about{alone}", **_promised(best)),
    ]
    if others:
        move = _told(menu, Move(table.game, others[0].move))
        lines.append(words.say(f"hint-next{alone}", move=move, **_promised(others[0]), **_lead(best, others[0])))
    return "\n".join(lines)


def _thoughts(table: Table, seat: int) -> list[Answer]:
    """What a strong bot thinks of the moves, the best first; the same however often it is asked."""
    search, rng = Search(table.position.redacted(seat), seat), Rng()
    seed_rng(rng, len(table.entries), REVIEW_STREAM)
    search.think(rng, table.game.levels[LEVEL]["iterations"], MOST_SECONDS)
    return search.answers()


def _told(menu: Menu, move: Move) -> str:
    """A move as in the list of choices: what to type, and what it is."""
    return f"{menu.way_to(move)}  {' '.join(move.text(menu.lang).split())}"


def _promised(answer: Answer) -> dict[str, int]:
    """Hundredths of first places, and points."""
    return {"wins": round(100 * answer.wins), "points": round(answer.points)}


def _lead(best: Answer, second: Answer) -> dict[str, str]:
    """What the best move promises more than the second: the difference of the numbers that are shown."""
    ahead = _promised(best)
    return {f"lead_{what}": f"{ahead[what] - number:+}".replace("-", "−") for what, number in _promised(second).items()}
