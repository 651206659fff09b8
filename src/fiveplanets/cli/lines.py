"""A table for programs: a JSON object a line, out and in.

Out: the view of the human seat that is to act, with what has happened since its last one; `{"error": …}` for a line
that cannot be followed; at the end a spectator's view with scores, breakdown and winners.
In: `{"seat": 0, "move": 17}`, `{"seat": 0, "move": {"do": …}}` or `{"undo": 0}`. docs/json.md has it all.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from ..core.errors import FivePlanetsError, IllegalMove, InvalidMove
from ..core.translating import error_text
from .screens import breakdowns
from .sitting import Sitting, seat_names
from .telling import Teller
from .words import ui_words


def play_by_lines(sitting: Sitting, lang: str) -> None:
    table, shown = sitting.table, _Views(sitting, lang)
    try:
        while (seat := sitting.next_human()) is not None:
            _send(shown.of(seat))
            _follow_a_line(sitting, lang)
        _send(shown.of(None) | {"breakdown": breakdowns(table)})
    except (EOFError, KeyboardInterrupt):
        pass
    sitting.leave()


class _Views:
    """What each seat is sent: its view in words too, and what has happened since the last one that it was sent."""

    def __init__(self, sitting: Sitting, lang: str) -> None:
        self.table = sitting.table
        self.lang = lang
        words = ui_words(lang)
        self.teller = Teller(self.table, words, seat_names(self.table, words))
        self.sent: dict[int | None, int] = {}  # the sequence number of each seat's last view

    def of(self, seat: int | None) -> dict[str, Any]:
        table, view = self.table, self.table.view(seat)
        opening = {} if seat in self.sent else {"opening": table.opening()}
        happened = {"happened": table.since(self.sent.get(seat, 0), seat)}
        self.sent[seat] = table.sequence
        if seat is not None:
            view["question"] |= {"text": self.teller.question(seat)}
            view["moves"] = [{"index": m.index, "data": m.data, "text": m.text(self.lang)} for m in table.moves(seat)]
        return view | opening | happened


def _follow_a_line(sitting: Sitting, lang: str) -> None:
    """Read lines until one has changed the table."""
    while True:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        try:
            _follow(sitting, line)
        except FivePlanetsError as error:
            _send(_refusal(sitting, error, lang))
        else:
            if sitting.trouble:
                _send({"warning": error_text(sitting.trouble, lang)})
            return


def _refusal(sitting: Sitting, error: FivePlanetsError, lang: str) -> dict[str, Any]:
    """Why a line cannot be followed, and the rule that an illegal move would break."""
    if isinstance(error, IllegalMove) and error.rule:
        sentence = sitting.table.game.rule_text(error.rule, lang)
        return {"error": f"{error.rule}: {sentence}" if lang != "en" and sentence else str(error), "rule": error.rule}
    return {"error": error_text(str(error), lang)}


def _follow(sitting: Sitting, line: str) -> None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise InvalidMove("not a line of JSON") from None
    if isinstance(data, dict) and set(data) == {"undo"}:
        sitting.undo(_human(sitting, data["undo"]))
    elif isinstance(data, dict) and set(data) == {"seat", "move"}:
        sitting.play(_human(sitting, data["seat"]), data["move"])
    else:
        raise InvalidMove('give {"seat": 0, "move": …} or {"undo": 0}')


def _human(sitting: Sitting, seat: Any) -> int:
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in sitting.humans:
        raise InvalidMove(f"seat {seat!r}: your seats are {' '.join(map(str, sitting.humans))}")
    return seat


def _send(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False), flush=True)
