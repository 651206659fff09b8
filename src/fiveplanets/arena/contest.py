"""What is played: who against whom, with which deals, in which seats.

A *line-up* is who sits at a table. A *round* has one deal for every line-up, played as often as there are seats, with
everybody one seat further each time: so each player plays each hand once, and the luck of the deal cancels. In a solo
game, in which each line-up is one player, all play the same deals. Which game has which number depends on the settings
alone, so results are the same whoever plays them in whatever order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations, pairwise
from typing import Any

from ..core import registry
from ..core.errors import SetupError
from ..core.registry import SEEDS
from ..players import LIMIT_S, invited


@dataclass(frozen=True)
class Match:
    """One game to be played."""

    number: int
    seats: tuple[int, ...]  # the number of the player in each seat
    deal: int  # the seed of the table
    choices: int  # the seed of what players choose by: deals are repeated, whims are not


@dataclass(frozen=True)
class Contest:
    game: str
    rules: int  # their version
    seats: int
    options: dict[str, Any]
    seed: int
    limit: float  # seconds for a decision
    players: tuple[str, ...]  # each once
    lineups: tuple[tuple[int, ...], ...]  # numbers of players

    @cached_property
    def seatings(self) -> tuple[tuple[int, int], ...]:
        """The games of a round: the line-up, and by how many seats it is turned."""
        return tuple((at, turn) for at in range(len(self.lineups)) for turn in range(self.turns(at)))

    def turns(self, lineup: int) -> int:
        """How often a line-up plays each deal. Who plays against itself has nobody to change seats with."""
        return self.seats if len(set(self.lineups[lineup])) > 1 else 1

    def place(self, number: int) -> tuple[int, int]:
        """The round of a game and its line-up."""
        round_, rest = divmod(number, len(self.seatings))
        return round_, self.seatings[rest][0]

    def match(self, number: int) -> Match:
        round_, rest = divmod(number, len(self.seatings))
        lineup, turn = self.seatings[rest]
        order = sorted(range(self.seats), key=lambda at: self._digest("order", round_, lineup, at))
        seats = tuple(self.lineups[lineup][order[(seat + turn) % self.seats]] for seat in range(self.seats))
        deal = self._digest("deal", round_) if self.seats == 1 else self._digest("deal", round_, lineup)
        return Match(number, seats, deal, self._digest("choices", number))

    def _digest(self, *what: Any) -> int:
        """A random seed that depends on the contest's seed and on what it is for."""
        return int.from_bytes(hashlib.sha256(repr((self.seed, *what)).encode()).digest(), "big") % SEEDS

    def as_json(self) -> dict[str, Any]:
        found = asdict(self)
        return found | {"players": list(self.players), "lineups": [list(lineup) for lineup in self.lineups]}


def contest(
    name: str,
    named: Sequence[str],
    seats: int | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    ladder: bool = False,
    limit: float = LIMIT_S,
) -> Contest:
    """The contest that these settings mean; everything that could be wrong with them is refused here."""
    game = registry.game(name)
    if not named:
        raise SetupError("say who plays: the names of players, e.g. quick random")
    for one in dict.fromkeys(named):
        invited(one)  # refuses what it does not know
    if not 0 <= seed < SEEDS:
        raise SetupError(f"seed {seed}: a whole number from 0 to {SEEDS - 1}")
    if not limit > 0:
        raise SetupError(f"limit {limit:g}: a number of seconds above 0")
    if seats is None:
        wanted = max(2, game.min_players) if ladder else len(named)
        seats = min(max(wanted, game.min_players), game.max_players)
    complete = game.complete_options(options, seats)
    players = tuple(dict.fromkeys(named))
    lineups = _lineups([players.index(one) for one in named], seats, ladder)
    return Contest(name, game.version, seats, complete, seed, limit, players, lineups)


def _lineups(named: list[int], seats: int, ladder: bool) -> tuple[tuple[int, ...], ...]:
    """Who meets whom."""
    repeated = len(set(named)) < len(named)
    if ladder:
        if repeated or len(named) < 2 or seats < 2:
            raise SetupError("a ladder needs two players or more, each named once, the weakest first, and two seats")
        return tuple((upper, *[lower] * (seats - 1)) for lower, upper in pairwise(named))
    if len(named) <= seats:
        return ((*named, *named[-1:] * (seats - len(named))),)
    if repeated:
        raise SetupError(f"{len(named)} players for {seats} seats: name each once, and all meet all, or fill the seats")
    return tuple(combinations(named, seats))
