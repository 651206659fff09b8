"""The socket: moves that are made once, frames that say what a seat may know, undo, spectators, chat."""

import hashlib

import pytest
from websockets.exceptions import ConnectionClosed

import fiveplanets as fp

from .serving import asked, open_table, socket_of

GAME = "planet-5r"
first = min


def test_a_frame_is_the_seats_position(client):
    table = open_table(client, GAME)["id"]
    with socket_of(client, table) as socket:
        for seat in range(4):
            frame = socket.at(0, seat)
            position = fp.game(GAME).position(frame.position)
            assert frame["fingerprint"] == f"{position.fingerprint:016x}"
            assert position.redacted(seat) == position
            assert frame["since"] == 0
            assert not frame["over"]
            assert position.legal(seat)


def test_a_move_is_acknowledged_and_seen_by_all(server, client, other):
    table = open_table(client, GAME)["id"]
    with socket_of(client, table) as player, socket_of(other, table) as spectator:
        player.at(0)
        assert spectator.at(0, None)["happened"] == []
        answer = player.play(fp.game(GAME), 0, first, "a")
        assert answer == {"is": "ack", "id": "a", "sequence": 1}
        assert player.at(1, 0)["happened"][0]["move"]["do"] == "choose"
        assert "card" in player.at(1, 0)["happened"][0]["move"]
        assert "card" not in spectator.at(1, None)["happened"][0]["move"], "it is secret"


def test_a_move_that_is_sent_again_is_made_once(server, client):
    table = open_table(client, GAME)["id"]
    with socket_of(client, table) as socket:
        socket.at(0)
        for _ in range(3):
            assert socket.do(do="move", id="same", seat=0, move=1, at=0) == {"is": "ack", "id": "same", "sequence": 1}
    with socket_of(client, table) as socket:
        socket.at(1)
        assert socket.do(do="move", id="same", seat=0, move=1, at=0) == {"is": "ack", "id": "same", "sequence": 1}
    assert asked(client.get(f"/api/tables/{table}"))["sequence"] == 1


def test_the_same_id_of_two_seats_are_two_moves(client):
    table = open_table(client, GAME)["id"]
    with socket_of(client, table) as socket:
        for seat in (0, 1):
            socket.at(seat, seat)
            assert socket.play(fp.game(GAME), seat, first, "x")["sequence"] == seat + 1


def test_resuming_brings_what_was_missed(client, other):
    table = open_table(client, GAME)["id"]
    with socket_of(client, table) as socket:
        for seat in range(3):
            socket.at(seat, seat)
            socket.play(fp.game(GAME), seat, first, f"m{seat}")
    with socket_of(client, table, since=1) as socket:
        frame = socket.at(3)
        assert frame["since"] == 1
        assert [line["sequence"] for line in frame["happened"]] == [2, 3]
        assert "opening" not in frame.header
    with socket_of(client, table, since=99) as socket:
        assert socket.at(3)["since"] == 0, "a sequence that does not exist here: from the start"


def test_what_was_chosen_for_another_moment_is_refused(client):
    table = open_table(client, "planet", "person", "person")["id"]
    game = fp.game("planet")
    with socket_of(client, table) as socket:
        seat = game.position(socket.at(0).position).to_act[0]
        move = game.position(socket.at(0, seat).position).legal(seat)[0]
        assert socket.do(do="move", id="1", seat=seat, move=move, at=0)["is"] == "ack"
        again = socket.do(do="move", id="2", seat=seat, move=move, at=0)
        assert (again["is"], again["rule"]) == ("refused", "stale")
        future = socket.do(do="move", id="3", seat=seat, move=move, at=50)
        assert future["rule"] == "stale"


def test_a_refusal_names_the_rule(client):
    table = open_table(client, GAME)["id"]
    game = fp.game(GAME)
    with socket_of(client, table) as socket:
        legal = game.position(socket.at(0).position).legal(0)
        illegal = next(move for move in range(game.move_count) if move not in legal)
        answer = socket.do(do="move", id="1", seat=0, move=illegal, at=0)
        assert answer["is"] == "refused"
        assert answer["rule"].startswith("5R-")
        assert game.rule_text(answer["rule"], "en") in answer["text"]
        assert socket.do(do="move", id="2", seat=0, move=game.move_count + 5, at=0)["rule"] == "move"


def test_undo(client):
    table = open_table(client, GAME)["id"]
    with socket_of(client, table) as socket:
        before = socket.at(0)
        assert socket.do(do="undo", id="0", seat=0)["rule"] == "undo"
        socket.play(fp.game(GAME), 0, first, "1")
        assert socket.at(1)["can_undo"]
        assert socket.do(do="undo", id="2", seat=0) == {"is": "ack", "id": "2", "sequence": 2}
        after = socket.at(2)
        assert after["happened"][-1] == {"sequence": 2, "undo": 0}
        assert after.position == before.position
        assert socket.do(do="undo", id="2", seat=0)["sequence"] == 2, "sent again"


def test_nobody_plays_for_another_seat(server, client, other):
    table = open_table(client, GAME, "person", "free", "free", "free")["id"]
    asked(other.post(f"/api/tables/{table}/seats", json={"seat": 1}), 201)
    with socket_of(other, table) as thief, server.client() as nobody, socket_of(nobody, table) as spectator:
        move = fp.game(GAME).position(thief.at(0, 1).position).legal(1)[0]
        assert thief.do(do="move", id="1", seat=0, move=move, at=0)["rule"] == "seat"
        assert thief.do(do="undo", id="2", seat=0)["rule"] == "seat"
        assert spectator.do(do="move", id="3", seat=1, move=move, at=0)["rule"] == "seat"
        assert spectator.do(do="say", id="4", text="hi")["rule"] == "seat"
        assert set(thief.frames) == {1}


def test_before_the_start_there_is_nothing_to_play(client):
    table = open_table(client, GAME, start=False)["id"]
    with socket_of(client, table) as socket:
        assert socket.until("people")["status"] == "waiting"
        assert socket.do(do="move", id="1", seat=0, move=0, at=0)["rule"] == "waiting"
        assert socket.frames == {}
        asked(client.post(f"/api/tables/{table}/start"), 204)
        assert socket.until("people")["status"] == "running"
        assert "opening" in socket.at(0).header


def test_chat_is_text(client, other):
    table = open_table(client, GAME)["id"]
    with socket_of(client, table) as socket, socket_of(other, table) as spectator:
        spectator.at(0, None)
        text = "  <b>hello</b>\n\u202eevil\u0000 & \U0001f600  "
        assert socket.do(do="say", id="1", text=text) == {"is": "ack", "id": "1", "sequence": 1}
        line = spectator.until("chat")["lines"][0]
        assert line["text"] == "<b>hello</b> evil & \U0001f600"
        assert (line["seat"], line["name"]) == (0, "Person")
        assert socket.do(do="say", id="1", text="again")["sequence"] == 1
        assert socket.do(do="say", id="2", text="x" * 301)["is"] == "refused"
        assert socket.do(do="say", id="3", text=" \n ")["is"] == "refused"
    with socket_of(client, table) as socket:
        assert [line["number"] for line in socket.until("chat")["lines"]] == [1]


def test_at_the_end_all_is_told(client):
    table = open_table(client, GAME, players=3, seed=7)["id"]
    game = fp.game(GAME)
    with socket_of(client, table) as socket:
        sequence = 0
        while not socket.at(sequence)["over"]:
            seat = game.position(socket.frames[0].position).to_act[0]
            socket.at(sequence, seat)
            sequence = socket.play(game, seat, first, f"m{sequence}")["sequence"]
        last = socket.frames[0]
        assert last["seed"] == "7"
        assert len(last["scores"]) == len(last["points"]) == len(last["ranks"]) == 3
        assert [place for place in last["ranks"] if place == 0]
    assert last["commitment"] == hashlib.sha256(f"{last['salt']}:{last['seed']}".encode()).hexdigest()


def test_no_table_no_socket(client):
    with socket_of(client, "nothing", hello=False) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear()
        assert closed.value.rcvd.code == 4404
