"""A player in another program, in any language: a line of JSON in for every decision, a line of JSON out.

docs/players.md says what is in them.
"""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
from contextlib import suppress
from typing import Any

from ..core.errors import SetupError
from ..core.position import Position
from ..core.random import Rng, next_word

PATIENCE_S = 2.0  # for a program to end by itself when the game is over


class CommandPlayer:
    """The program is started for the first decision, and again after a decision that went wrong."""

    def __init__(self, command: str) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise SetupError(f"command {command!r}: {error}") from None
        if not self.command or shutil.which(self.command[0]) is None:
            raise SetupError(f"command {command!r}: there is no such program")
        self.process: subprocess.Popen[str] | None = None

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        try:
            return _move_of(seen, self._answer(asked(seen, seat, next_word(rng))))
        except BaseException:  # it is late, too: whatever it still says would be taken for its next answer
            self._end(0)
            raise

    def _answer(self, question: dict[str, Any]) -> Any:
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(BrokenPipeError):  # it has ended; what it still said may say more
            process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
            process.stdin.flush()
        line = process.stdout.readline()
        if not line.endswith("\n"):
            raise ChildProcessError(f"the program has ended with status {process.wait()}")
        return json.loads(line)

    def _started(self) -> subprocess.Popen[str]:
        if self.process is None:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, encoding="utf-8", start_new_session=True
            )  # Ctrl-C is for us alone
        return self.process

    def close(self) -> None:
        """The program reads the end of its input, and should end then."""
        self._end(PATIENCE_S)

    def _end(self, patience: float) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(OSError):
            process.stdin.close()  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            process.wait(patience)
        process.kill()
        process.wait()
        process.stdout.close()  # type: ignore[union-attr]


def asked(seen: Position, seat: int, seed: int) -> dict[str, Any]:
    """What a program is told: all that its seat may see, and its legal moves in three forms."""
    game = seen.game
    words = game.texts("en")
    return {
        "game": game.name,
        "players": seen.players,
        "seat": seat,
        "state": seen.shown(seat),
        "facts": seen.facts(seat),
        "question": seen.asks(seat)[-1],
        "moves": [
            {"index": move, "data": game.moves.data(move), "text": game.moves.text(move, words)}
            for move in seen.legal(seat)
        ],
        "seed": seed,
    }


def _move_of(seen: Position, answer: Any) -> int:
    """The number of a move that was answered: `{"move": 17}`, or its data."""
    move = answer["move"]
    return seen.game.moves.index(move) if isinstance(move, dict) else move
