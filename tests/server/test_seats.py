"""Seats: secret links and cookies, one-time codes, hot-seat, waiting room, robots that hold a seat and give it back."""

import multiprocessing
import time

import pytest

import fiveplanets as fp
from fiveplanets.server.attending import tick

from .serving import asked, open_table, socket_of

GAME = "planet-5r"


def facts(client, table):
    return asked(client.get(f"/api/tables/{table}"))


def test_a_link_becomes_a_cookie_that_pages_cannot_read(server, client, other):
    opened = open_table(client, GAME, "person", "free", "free", "free")
    table, token = opened["id"], opened["seats"][0]["token"]
    response = other.post(f"/api/tables/{table}/entry", json={"token": token})
    assert asked(response) == {"seats": [{"seat": 0, "token": None}]}
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert f"Path=/api/tables/{table};" in cookie
    assert facts(other, table)["seats"][0]["mine"]
    assert facts(client, table)["seats"][0]["mine"], "a link adds a screen"
    assert asked(other.post(f"/api/tables/{table}/entry", json={"token": "x" * 32}), 403)["error"]


def test_a_cookie_is_secure_where_the_page_is(server):
    """A proxy says that the page is https."""
    with server.client() as client:
        body = {"game": GAME}
        response = client.post("/api/tables", json=body, headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in response.headers["set-cookie"]


def test_a_one_time_code_moves_a_seat(server, client, other):
    table = open_table(client, GAME)["id"]
    code = asked(client.post(f"/api/tables/{table}/seats/0/code"))["code"]
    with socket_of(client, table) as old:
        old.at(0)
        taken = asked(other.post(f"/api/tables/{table}/entry", json={"code": code.lower()}))["seats"][0]
        assert taken["token"]
        assert old.do(do="move", id="1", seat=0, move=1, at=0)["rule"] == "seat", "the old device has lost it"
        assert old.do(do="move", id="2", seat=1, move=1, at=0)["is"] == "ack", "and kept the others"
    with server.client() as third:
        assert asked(third.post(f"/api/tables/{table}/entry", json={"code": code}), 403)["error"], "it works once"
        asked(third.post(f"/api/tables/{table}/entry", json={"token": taken["token"]}))
    with socket_of(other, table) as new:
        assert new.at(1)["seat"] == 0
        assert set(new.frames) == {0}


def test_an_old_code_is_void(server, client, other):
    table = open_table(client, GAME)["id"]
    code = asked(client.post(f"/api/tables/{table}/seats/0/code"))["code"]
    server.hall.tables[table].seats[0].code_until = time.time() - 1
    asked(other.post(f"/api/tables/{table}/entry", json={"code": code}), 403)


def test_nothing_secret_is_stored(server, client, other):
    opened = open_table(client, GAME, "person", "free", "free", "free")
    table = opened["id"]
    code = asked(client.post(f"/api/tables/{table}/seats/0/code"))["code"]
    secrets = [opened["seats"][0]["token"], client.cookies[f"key-{table}"], code]
    server.do(lambda: server.hall.store.write(lambda connection: None))
    files = [path.read_bytes() for path in server.database.parent.iterdir() if path.name.startswith("tables.db")]
    assert any(table.encode() in data for data in files)
    for secret in secrets:
        assert not any(secret.encode() in data for data in files)


def test_the_host_does_not_learn_the_links_of_others(client, other):
    table = open_table(client, GAME, "person", "free", "free", "free")["id"]
    token = asked(other.post(f"/api/tables/{table}/seats", json={"name": "Ann"}), 201)["seats"][0]["token"]
    with socket_of(client, table) as socket:
        socket.at(0)
        assert token.encode() not in b"".join(socket.received)
    assert token not in client.get(f"/api/tables/{table}").text
    asked(client.post(f"/api/tables/{table}/seats/1/code"), 403)
    asked(client.delete(f"/api/tables/{table}/seats/1"), 403)


def test_the_waiting_room(client, other):
    opened = open_table(client, GAME, "person", "free", "free", "free", start=False, listed=True)
    table = opened["id"]
    assert asked(other.get(f"/api/codes/{opened['code'].lower()}"))["id"] == table
    assert table in [t["id"] for t in asked(other.get("/api/tables"))["tables"]]
    taken = asked(other.post(f"/api/tables/{table}/seats", json={"name": " Ann ", "face": "fox", "seat": 2}), 201)
    assert taken["seats"][0]["seat"] == 2
    asked(other.post(f"/api/tables/{table}/seats", json={"seat": 2}), 409)
    asked(other.patch(f"/api/tables/{table}/seats/2", json={"ready": True}), 204)
    asked(client.patch(f"/api/tables/{table}/seats/1", json={"kind": "robot", "player": "random"}), 204)
    asked(other.patch(f"/api/tables/{table}/seats/3", json={"kind": "robot"}), 403)
    asked(client.patch(f"/api/tables/{table}/seats/2", json={"kind": "robot"}), 409)
    with socket_of(client, table) as host:
        host.until("people")
        asked(other.post(f"/api/tables/{table}/start"), 403)
        asked(client.post(f"/api/tables/{table}/start"), 204)
        host.at(0)
    found = facts(client, table)
    assert [seat["kind"] for seat in found["seats"]] == ["person", "robot", "person", "free"]
    assert (found["seats"][2]["name"], found["seats"][2]["face"], found["seats"][2]["ready"]) == ("Ann", "fox", True)
    assert found["seats"][3]["player"] == "quick", "a robot holds the free seat"
    asked(client.post(f"/api/tables/{table}/start"), 409)


def test_when_the_host_is_away_others_may_start(client, other):
    table = open_table(client, GAME, "person", "free", "free", "free", start=False)["id"]
    asked(other.post(f"/api/tables/{table}/seats", json={}), 201)
    asked(other.post(f"/api/tables/{table}/start"), 204)


def test_a_friend_who_comes_late_takes_the_robots_seat(client, other):
    table = open_table(client, GAME, "person", "free", "free", "free")["id"]
    with socket_of(client, table) as socket:
        socket.at(3)  # the robots have chosen
        asked(other.post(f"/api/tables/{table}/seats", json={"seat": 1}), 201)
        socket.play(fp.game(GAME), 0, min, "1")
        with socket_of(other, table) as friend:
            assert friend.at(4, 1)["seat"] == 1


def test_leaving_for_good_frees_the_seat(client, other):
    table = open_table(client, GAME, "person", "free", "free", "free", start=False)["id"]
    asked(other.post(f"/api/tables/{table}/seats", json={"name": "Ann"}), 201)
    asked(other.delete(f"/api/tables/{table}/seats/1"), 204)
    seat = facts(other, table)["seats"][1]
    assert (seat["kind"], seat["name"], seat["mine"]) == ("free", "", False)


def test_robots_play_a_whole_game(client):
    table = open_table(client, GAME, "robot", "robot", "robot")["id"]
    with socket_of(client, table) as socket:
        while not socket.frames or not socket.frames[None]["over"]:
            socket.hear()
        assert socket.frames[None]["winners"]


def test_robots_whose_process_is_killed_go_on(client):
    table = open_table(client, GAME, "person", "robot", "robot", "robot")["id"]
    with socket_of(client, table) as socket:
        socket.at(3)
        thinkers = multiprocessing.active_children()
        assert thinkers
        for process in thinkers:
            process.kill()
        asked(client.put(f"/api/tables/{table}/seats/0/robot", json={}), 204)
        while not socket.at(0)["over"]:
            socket.hear()


def test_an_absent_seat_is_held_and_given_back(server, client, other):
    table = open_table(client, GAME, "person", "free", "robot", "robot", start=False)["id"]
    asked(other.post(f"/api/tables/{table}/seats", json={"name": "Ann"}), 201)
    asked(client.post(f"/api/tables/{table}/start"), 204)
    robot = f"/api/tables/{table}/seats/1/robot"
    with socket_of(client, table) as socket:
        socket.at(2)
        asked(client.put(robot, json={}), 409)
        server.hall.tables[table].seats[1].away_since -= server.hall.limits.patience
        asked(client.put(robot, json={"player": "random"}), 204)
        assert socket.at(3)["happened"][-1]["seat"] == 1, "the robot has chosen"
        assert facts(client, table)["seats"][1]["held"] == "absent"
        with socket_of(other, table) as back:
            people = back.until("people")
            while people["seats"][1]["held"]:
                people = back.until("people")
            assert people["seats"][1]["here"]
            assert people["seats"][1]["player"] == ""


def test_ones_own_seat_can_be_held_at_any_time(client):
    table = open_table(client, GAME, "person", "robot", "robot", "robot")["id"]
    with socket_of(client, table) as socket:
        socket.at(3)
        asked(client.put(f"/api/tables/{table}/seats/0/robot", json={}), 204)
        socket.at(8)
        assert socket.do(do="move", id="1", seat=0, move=1, at=8)["rule"] == "seat"
        asked(client.delete(f"/api/tables/{table}/seats/0/robot"), 204)
        assert facts(client, table)["seats"][0]["held"] is None


def test_strangers_do_not_ask_for_robots(client, other):
    table = open_table(client, GAME, "person", "robot", "robot", "robot")["id"]
    asked(other.put(f"/api/tables/{table}/seats/0/robot", json={}), 403)
    asked(other.delete(f"/api/tables/{table}/seats/0/robot"), 403)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "seconds": 60.0},
        {"kind": "bank", "seconds": 60.0, "plus": 5.0},
        {"kind": "days", "days": 2.0},
    ],
    ids=lambda clock: clock["kind"],
)
def test_when_a_clock_runs_out_a_robot_takes_over(server, client, clock):
    table = open_table(client, GAME, "person", "robot", "robot", "robot", clock=clock)["id"]
    assert facts(client, table)["clock"] == clock
    with socket_of(client, table) as socket:
        clocks = socket.at(3)["clocks"]
        whole = clock.get("seconds", 2 * 86400)
        assert clocks[0]["running"]
        assert whole - 30 < clocks[0]["left"] <= whole
        live = server.hall.tables[table]
        live.clock.since -= whole + 1

        async def look():
            tick(server.hall)

        server.do(look)
        socket.at(8)
        assert facts(client, table)["seats"][0]["held"] == "clock"
        assert facts(client, table)["status"] == "running", "nobody forfeits"
        asked(client.delete(f"/api/tables/{table}/seats/0/robot"), 204)
        assert live.clock.at(time.time())[0] > 20


def test_a_bank_grows_with_each_decision(server, client):
    table = open_table(client, GAME, clock={"kind": "bank", "seconds": 100.0, "plus": 5.0})["id"]
    with socket_of(client, table) as socket:
        socket.at(0)
        server.hall.tables[table].clock.since -= 10
        socket.play(fp.game(GAME), 0, min, "1")
        clocks = socket.at(1)["clocks"]
        assert 60 < clocks[0]["left"] <= 95
        assert not clocks[0]["running"]
        assert 60 < clocks[1]["left"] <= 90
        assert clocks[1]["running"]
