"""Looking back: `fiveplanets review`."""

import json

import fiveplanets as fp
from fiveplanets.cli.app import run
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.players.review import review


def played(name="planet-5r"):
    table, rng = fp.game(name).table(players=3, seed=7), Rng()
    seed_rng(rng, 7, 1)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.position.quick(seat, rng))
    return table


def test_every_choice_is_looked_at_and_the_best_is_not_worse():
    table = played()
    moments = list(review(table, 30))
    assert {moment.seat for moment in moments} == {0, 1, 2}
    for moment in moments:
        assert moment.played.move == table.entries[moment.number].move
        assert moment.best.visits >= moment.played.visits
        assert 0 <= moment.lost <= 1
    assert list(review(table, 30)) == moments


def test_what_was_taken_back_is_left_out():
    table = fp.game("planet-5r").table(players=3, seed=7)
    first, second = table.legal(0)[:2]
    table.play(0, first)
    table.undo(0)
    table.play(0, second)
    assert [moment.played.move for moment in review(table, 10)] == [second]


def test_at_the_terminal_and_as_json(tmp_path, capsys):
    path = tmp_path / "game.jsonl"
    played().save(path)
    for lang, word in (("en", "Played"), ("ru", "Сыграно")):
        assert run(["review", str(path), "--iterations", "10", "--worst", "3", "--lang", lang]) == 0
        assert word in capsys.readouterr().out
    assert run(["review", str(path), "--iterations", "10", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found[0]) == {"number", "seat", "played", "best", "lost"}
    assert run(["review", str(tmp_path / "none")]) == 2
