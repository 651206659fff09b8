"""Nobody hears what they may not know, in every byte: positions, logs, timing, errors, replays, links, cookies."""

import random

import pytest

import fiveplanets as fp
from fiveplanets.core import replay
from fiveplanets.core.table import Table
from tests.common.worlds import fresh_tables, twin
from tests.support import random_tables, settings

from .leaking import check_game
from .serving import asked, socket_of

GAMES = 3
PAIRS = 6


def with_secret_moves():
    return [name for name in fp.games() if any(kind.secret for kind in fp.game(name).moves.kinds.values())]


@pytest.mark.parametrize("name", fp.games())
def test_every_byte_of_random_games(server, name):
    for number in range(GAMES):
        assert check_game(server, name, number)


@pytest.mark.parametrize("name", with_secret_moves())
def test_whatever_is_chosen_in_secret_sounds_alike(server, name):
    """Two tables that differ only in a secret choice: the others hear the same bytes, in the same order."""
    moments = secret_moments(name)
    assert moments
    for table, seat, moves in moments:
        heard = [others_hear(server, table, seat, move) for move in moves]
        assert heard[0] == heard[1]


def secret_moments(name):
    """Tables at which a seat may choose in secret: two choices that reveal nothing."""
    found = []
    chooser = random.Random(name)
    fresh = (table for _, table in fresh_tables(name, len(settings(name))))
    for table in (*fresh, *random_tables(name, 40, seed=3, checked=False)):
        for seat in table.to_act:
            moves = [move for move in table.legal(seat) if table.game.moves.is_secret(move)]
            if len(moves) > 1 and table.players > 1:
                chosen = chooser.sample(moves, 2)
                if not any(reveals(table, seat, move) for move in chosen):
                    found.append((table, seat, chosen))
                    break
    return chooser.sample(found, min(PAIRS, len(found)))


def reveals(table: Table, seat, move):
    return twin(table).play(seat, move).final


def others_hear(server, table, seat, move):
    """All that an opponent and a spectator hear while a seat decides."""
    with server.client() as host, server.client() as opponent, server.client() as spectator:
        seats = [{"kind": "person" if number == seat else "free"} for number in range(table.players)]
        body = {"lines": replay.lines(table), "seats": seats, "start": False}
        opened = asked(host.post("/api/replays", json=body), 201)["id"]
        rival = (seat + 1) % table.players
        for number in range(table.players):
            if number != seat:
                asked(opponent.post(f"/api/tables/{opened}/seats", json={"seat": number}), 201)
        asked(host.post(f"/api/tables/{opened}/start"), 204)
        with (
            socket_of(host, opened) as mover,
            socket_of(opponent, opened) as other,
            socket_of(spectator, opened) as watcher,
        ):
            mover.at(table.sequence, seat)
            other.at(table.sequence, rival)
            watcher.at(table.sequence, None)
            assert mover.do(do="move", id="1", seat=seat, move=move, at=table.sequence)["is"] == "ack"
            other.at(table.sequence + 1, rival)
            watcher.at(table.sequence + 1, None)
            return [frame.whole for socket in (other, watcher) for frame in socket.frames.values()]


def test_a_token_is_in_no_address_and_no_log(server, capfd):
    """It is sent in a body; the server writes no line about requests."""
    with server.client() as client, server.client() as other:
        opened = asked(client.post("/api/tables", json={"game": "planet-5r"}), 201)
        token = opened["seats"][0]["token"]
        asked(other.post(f"/api/tables/{opened['id']}/entry", json={"token": token}))
        asked(other.post(f"/api/tables/{opened['id']}/entry", json={"token": token + "x"}), 403)
        asked(other.post(f"/api/tables/{opened['id']}/entry", json={"tokens": token}), 422)
    said = capfd.readouterr()
    assert token not in said.out + said.err


def test_an_answer_does_not_repeat_what_was_sent(server):
    """A secret that was sent in the wrong field does not come back in the error."""
    with server.client() as client:
        opened = asked(client.post("/api/tables", json={"game": "planet-5r"}), 201)
        response = client.post(f"/api/tables/{opened['id']}/entry", json={"token": ["secret-word"]})
        assert "secret-word" not in response.text
