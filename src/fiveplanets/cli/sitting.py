"""Who sits at a table: people at this machine, bots for the rest, and where the game is saved."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from ..core.errors import SetupError
from ..core.table import Table
from ..core.texts import Texts
from ..players import Player, player


@dataclass
class Sitting:
    table: Table
    humans: range
    bot: Player | None
    save_path: Path | None

    def next_human(self, preferred: int | None = None) -> int | None:
        """The human seat to act, `preferred` if it may; bots play until there is one. None when the game is over.

        People come before bots, so that nothing the bots do stands in the way of an undo.
        """
        while not self.table.over:
            waiting = [seat for seat in self.table.to_act if seat in self.humans]
            if waiting:
                return preferred if preferred in waiting else waiting[0]
            seat = self.table.to_act[0]
            assert self.bot is not None
            self.table.play(seat, self.bot.choose(self.table, seat))
        return None

    def save(self) -> bool:
        if self.save_path is None:
            return False
        self.table.save(self.save_path)
        return True

    def names(self, words: Texts) -> list[str]:
        return [
            words.say("name-human" if seat in self.humans else "name-bot", number=seat + 1)
            for seat in range(self.table.players)
        ]


def sit_down(table: Table, humans: int | None, bots: str, save_path: Path | None) -> Sitting:
    """People take the first seats: one, or as many as `humans` says; with no bots all of them."""
    if humans is None:
        humans = table.players if bots == "none" else 1
    if not 0 <= humans <= table.players:
        raise SetupError(f"{humans} humans: there are {table.players} seats")
    if bots == "none" and humans < table.players:
        raise SetupError(f"{humans} humans for {table.players} seats, and no bots: leave out --humans or --bots none")
    bot = None if bots == "none" else player(bots)
    return Sitting(table, range(humans), bot, save_path)


def check_save_path(path: Path, own: Path | None) -> None:
    """Refuse to write over a file that is not this game's own."""
    if os.path.isdir(path) or not path.name:
        raise SetupError(f"cannot save to {path}: it is a folder")
    if os.path.exists(path) and (own is None or not path.samefile(own)):
        raise SetupError(f"{path} exists already: continue that game with --resume {path}, or save under another name")
