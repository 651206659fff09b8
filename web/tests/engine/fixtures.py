"""What Python says about random games, for the page to say the same: one JSON line a game table.

python web/tests/engine/fixtures.py GAME FOLDER
"""

from __future__ import annotations

import base64
import json
import random
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import fiveplanets as fp
from fiveplanets.core import replay
from fiveplanets.core.errors import UndoRefused
from fiveplanets.core.options import Option
from fiveplanets.core.packing import pack
from fiveplanets.core.position import Position
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.core.registry import Game
from fiveplanets.core.story import REVEALED
from fiveplanets.core.table import Entry, Table
from fiveplanets.core.texts import LANGUAGES
from fiveplanets.core.told import event_json, event_text
from fiveplanets.players.review import review
from fiveplanets.players.search import Search, SearchPlayer

POSITIONS = 400  # looked at in each game
SEARCHES = 0.05  # of the positions
REVIEWED = 6  # iterations for each decision of the first game in which one was taken back
UNDOS = 0.08  # how often somebody takes a decision back
NAMES = ["Anna", "Борис", "Cy", "Дарья", "Eve", "Фёдор"]


def b64(data: Any) -> str:
    return base64.b64encode(bytes(data)).decode()


def option_sets(game: Game, players: int, dice: random.Random) -> list[dict[str, Any]]:
    """Each value of each option at least once, the others at random, as far as the game takes them."""
    found: list[dict[str, Any]] = [{}]
    for option in game.options:
        for value in option.values:
            for _ in range(200):
                chosen = {other.name: any_value(other, players, dice) for other in game.options}
                chosen[option.name] = [value, *chosen[option.name][1:]] if option.each_seat else value
                if is_taken(game, players, chosen):
                    found.append(chosen)
                    break
    return found


def any_value(option: Option, players: int, dice: random.Random) -> Any:
    return [dice.choice(option.values) for _ in range(players)] if option.each_seat else dice.choice(option.values)


def is_taken(game: Game, players: int, chosen: dict[str, Any]) -> bool:
    try:
        game.complete_options(chosen, players)
    except fp.SetupError:
        return False
    return True


def tables(game: Game, dice: random.Random) -> list[Table]:
    """With every number of players, and every value of every option among them."""
    counts = range(game.min_players, game.max_players + 1)
    found = []
    for place, players in enumerate(counts):
        sets = option_sets(game, players, dice)
        for number, options in enumerate(sets):
            if number and number % len(counts) != place:
                continue
            table = Table(game, players, dice.randrange(2**63), options, salt=f"{len(found):032x}")
            table.seats = [{"name": NAMES[seat], "player": "quick" if seat else "human"} for seat in range(players)]
            found.append(table)
    return found


def tried_options(game: Game, dice: random.Random) -> list[dict[str, Any]]:
    """Options as they come, and whether the game takes them."""
    found = []
    for _ in range(500):
        players = dice.randint(game.min_players, game.max_players)
        some = dice.sample(game.options, dice.randint(0, len(game.options)))
        chosen = {option.name: any_value(option, players, dice) for option in some}
        found.append({"players": players, "options": chosen, "taken": is_taken(game, players, chosen)})
    return found


def generator(dice: random.Random) -> Rng:
    rng = Rng()
    seed_rng(rng, dice.randrange(2**63), 5)
    return rng


def looked_at(table: Table, dice: random.Random) -> dict[str, Any]:
    """Everything that can be said about the position, for one of its viewers."""
    game, position = table.game, table.position
    viewer = dice.choice([None, *range(table.players)])
    seat = dice.choice(position.to_act) if position.to_act else 0
    legal = position.legal(seat)
    redacted = position.redacted(viewer)
    found = {
        "bytes": b64(position), "viewer": viewer, "to_act": position.to_act, "over": position.over,
        "fingerprint": f"{position.fingerprint:016x}", "shown": position.shown(viewer), "facts": position.facts(viewer),
        "opened": dice.random() < 0.1 and position.opened(viewer), "redacted": b64(redacted),
        "redacted_fingerprint": f"{redacted.fingerprint:016x}",
        "asks": [position.asks(s) for s in range(table.players)],
        "legal": [position.legal(s) for s in range(table.players)],
        "scores": position.scores, "standings": [str(s) for s in position.standings], "ranks": position.ranks,
        "winners": position.winners, "points": position.points() if position.over else None, "seat": seat,
        "can_undo": [table.can_undo(s) for s in range(table.players)],
    }  # fmt: skip
    found["moves"] = [told_move(game, index) for index in dice.sample(legal, min(5, len(legal)))]
    found["refusals"] = [
        {"seat": s, "move": move, "rule": game.refusal(position, s, move)}
        for s, move in ((dice.randrange(table.players), dice.randrange(game.move_count)) for _ in range(6))
        if not position.is_legal(s, move)
    ]
    if position.to_act:
        found["question"] = {lang: question_text(table, seat, lang) for lang in LANGUAGES}
        found["preview"] = preview(position, seat, dice.choice(legal))
        found["quick"], found["imagined"] = quick(position, seat, dice), imagined(position, seat, dice)
        if dice.random() < SEARCHES:
            found["searched"] = searched(position, seat, dice)
    return found


def told_move(game: Game, index: int) -> dict[str, Any]:
    texts = {lang: game.moves.text(index, game.texts(lang)) for lang in LANGUAGES}
    return {"index": index, "data": game.moves.data(index), "text": texts}


def question_text(table: Table, seat: int, lang: str) -> str:
    stack = table.position.record().asks[seat]
    ask = stack.items[stack.n - 1]
    kind = table.game.module("state").AskKind(ask.kind)
    return str(kind.said(table.game.texts(lang), "ask", (ask.a, ask.b), NAMES))


def preview(position: Position, seat: int, move: int) -> dict[str, Any]:
    found = position.preview(seat, move)
    if found is None:
        return {"move": move, "after": None}
    after, story = found
    events = [event_json(position.game, line) for line in story if line[0] != REVEALED]
    return {"move": move, "after": b64(after), "events": events}


def quick(position: Position, seat: int, dice: random.Random) -> dict[str, Any]:
    rng = generator(dice)
    before = b64(pack(rng))
    move = position.redacted(seat).quick(seat, rng)
    return {"rng": before, "move": move, "after": b64(pack(rng))}


def imagined(position: Position, seat: int, dice: random.Random) -> dict[str, Any]:
    rng = generator(dice)
    before = b64(pack(rng))
    full = position.imagine(seat, rng)
    return {"rng": before, "bytes": b64(full), "after": b64(pack(rng))}


def searched(position: Position, seat: int, dice: random.Random) -> dict[str, Any]:
    rng, search = generator(dice), Search(position.redacted(seat), seat)
    iterations, doubt, before = dice.choice([5, 40, 150]), dice.choice([0, 800]), b64(pack(rng))
    done = search.think(rng, iterations)
    answers = [asdict(answer) for answer in search.answers()]
    move = search.decide(rng, doubt)
    thought = {"rng": before, "iterations": iterations, "doubt": doubt}
    found = thought | {"done": done, "answers": answers, "move": move, "after": b64(pack(rng))}
    found["then"] = searched_on(position, seat, move, search, rng, iterations)
    return found | {"together": together(position, seat, iterations, dice)}


def searched_on(
    position: Position, seat: int, move: int, search: Search, rng: Rng, iterations: int
) -> dict[str, Any] | None:
    """The next decision, if it is the same seat's: in some games a search goes on with what it knows."""
    if len(position.legal(seat)) < 2:  # what leaves no choice is not thought about
        return None
    then = position.copy()
    then.apply(seat, move)
    if len(then.legal(seat)) < 2:
        return None
    search = Search(then.redacted(seat), seat, search)
    done = search.think(rng, iterations)
    return {"done": done, "answers": [asdict(answer) for answer in search.answers()]}


def together(position: Position, seat: int, iterations: int, dice: random.Random) -> dict[str, Any]:
    """Several threads think apart, and add up what they found."""
    rng, threads = generator(dice), dice.choice([2, 3, 4])
    before = b64(pack(rng))
    answers = [
        asdict(answer)
        for answer in SearchPlayer(iterations, threads=threads)._together(position.redacted(seat), seat, rng)
    ]
    return {"rng": before, "threads": threads, "answers": answers, "after": b64(pack(rng))}


def reviewed(table: Table) -> list[dict[str, Any]]:
    return [asdict(moment) | {"lost": moment.lost} for moment in review(table, REVIEWED)]


def happened(table: Table, entry: Entry) -> dict[str, Any]:
    game = table.game
    return {
        "final": entry.final,
        "events": [event_json(game, line) for line in entry.story],
        "texts": {lang: [event_text(game, line, lang, NAMES) for line in entry.story] for lang in LANGUAGES},
    }


def played(table: Table, dice: random.Random, often: float) -> dict[str, Any]:
    game = table.game
    steps: list[dict[str, Any]] = []
    opening = [event_json(game, line) for line in table.opening_story]
    texts = {lang: [event_text(game, line, lang, NAMES) for line in table.opening_story] for lang in LANGUAGES}
    start = b64(table.position)
    first = looked_at(table, dice)
    while not table.over:
        seat = dice.choice(table.to_act)
        move = dice.choice(table.legal(seat))
        step = {"seat": seat, "move": move} | happened(table, table.play(seat, move))
        if dice.random() < often or table.over:
            step["look"] = looked_at(table, dice)
        steps.append(step)
        if dice.random() < UNDOS and not table.over:
            who = dice.randrange(table.players)
            try:
                table.undo(who)
            except UndoRefused:
                continue
            steps.append({"undo": who, "fingerprint": f"{table.fingerprint:016x}"})
    viewer = dice.choice([None, *range(table.players)])
    return {
        "players": table.players, "options": table.options, "seed": str(table.seed), "salt": table.salt,
        "commitment": table.commitment, "start": start, "opening": opening, "opening_texts": texts, "look": first,
        "steps": steps, "replay": [json.dumps(line, ensure_ascii=False) for line in replay.lines(table)],
        "since": {"viewer": viewer, "all": table.since(0, viewer)},
    }  # fmt: skip


def decisions(table: Table) -> int:
    """In a random game with these settings."""
    return int(table.game.simulator(table.players, options=table.options).random_playouts())


def main(name: str, folder: str) -> None:
    game, dice = fp.game(name), random.Random(name)
    found, has_review = tables(game, dice), False
    with (Path(folder) / f"{name}.jsonl").open("w", encoding="utf-8") as file:
        file.write(json.dumps({"names": NAMES, "options": tried_options(game, dice)}) + "\n")
        for table in found:
            often = POSITIONS / len(found) / decisions(table)
            told = played(table, dice, often)
            if not has_review and any("undo" in step for step in told["steps"]):
                told["reviewed"], has_review = reviewed(table), True
            file.write(json.dumps(told, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
