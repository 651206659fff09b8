"""Hostile clients: junk, floods, slow readers, other sites. A clear answer or a closed socket, never a 500."""

import asyncio
import itertools
import json
import logging
import socket as sockets
import struct

import httpx
import hypothesis.strategies as st
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import fiveplanets as fp
from fiveplanets.core import replay
from fiveplanets.server import sockets as served
from fiveplanets.server.limits import Limits, Rate

from .serving import HEADERS, WAIT_S, asked, fast_folder, open_table, running, socket_of

GAME = "planet-5r"
RELAXED = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), database=None)
marks = itertools.count()


@pytest.fixture(scope="module")
def table(server):
    with server.client() as client:
        yield open_table(client, GAME, "person", "free", "free")["id"], dict(client.cookies)


@pytest.fixture(scope="module")
def browser(server):
    with server.client() as found:
        yield found


@pytest.fixture(autouse=True)
def no_errors_in_the_log(caplog):
    yield
    bad = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert bad == []


# --- requests


def test_the_api_keeps_its_word(server, table):
    """Schemathesis makes requests of every kind: to tables that are there, and to others."""
    schema = schemathesis.openapi.from_url(server.address + "/api/openapi.json")
    with server.client() as client:
        client.cookies.update(table[1])
        operations = [operation.ok() for operation in schema.get_all_operations()]
        assert len(operations) > 20
        for operation in operations:
            try_operation(operation, client, table[0])


def try_operation(operation, client, table):
    @given(case=operation.as_strategy())
    @settings(RELAXED, max_examples=15)
    def holds(case):
        path = case.formatted_path
        if next(marks) % 2:
            path = operation.path.replace("{table_id}", table).replace("{seat}", str(next(marks) % 4))
        body = {} if case.body is schemathesis.core.NOT_SET else {"json": case.body}
        response = client.request(case.method, path, params=case.query or None, **body)
        assert response.status_code < 500, response.text
        assert response.is_success or response.json()["error"]

    holds()


TEXT = st.text(st.characters(exclude_categories=()))  # half letters too
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)


@RELAXED
@given(body=st.binary(max_size=200) | JSON.map(lambda data: json.dumps(data).encode()))
def test_bodies_of_junk(browser, body):
    for path in ("/api/tables", "/api/replays"):
        assert asked_anything(browser, path, body) in (400, 422)


@RELAXED
@given(key=st.sampled_from(["game", "players", "options", "pack", "seats", "clock", "seed", "listed"]), value=JSON)
def test_tables_with_one_thing_wrong(browser, key, value):
    assert asked_anything(browser, "/api/tables", json.dumps({"game": GAME, key: value}).encode()) in (201, 400, 422)


@RELAXED
@given(lines=st.lists(st.dictionaries(TEXT | st.sampled_from(["do", "seat", "undo", "card"]), JSON, max_size=4)))
def test_replays_of_junk(browser, lines):
    for wrong in (lines, [good_replay()[0], *lines]):
        assert asked_anything(browser, "/api/replays", json.dumps({"lines": wrong}).encode()) in (400, 422)


def good_replay():
    return replay.lines(fp.game(GAME).table(players=3, seed=1))


@RELAXED
@given(key=st.sampled_from(sorted(good_replay()[0])), value=JSON)
def test_replays_with_one_thing_wrong(browser, key, value):
    head, *rest = good_replay()
    body = json.dumps({"lines": [head | {key: value}, *rest]}).encode()
    assert asked_anything(browser, "/api/replays", body) in (201, 400, 422)


def asked_anything(browser, path, body):
    response = browser.post(path, content=body, headers={"content-type": "application/json"})
    assert response.is_success or response.json()["error"]
    return response.status_code


def test_large_bodies_are_refused(server, client):
    assert "bytes" in asked(client.post("/api/tables", content=b"x" * 100_000), 413)["error"]

    def endless():
        for _ in range(100):
            yield b"x" * 10_000

    assert asked(client.post("/api/tables", content=endless()), 413)["error"]


def test_deep_json_is_refused(client):
    deep = "[" * 20_000 + "]" * 20_000
    for body in (deep, '{"game": "planet-5r", "options": ' + '{"a":' * 9000 + "1" + "}" * 9000 + "}"):
        response = client.post("/api/tables", content=body.encode(), headers={"content-type": "application/json"})
        assert response.status_code in (400, 422), response.text


# --- other sites


def test_other_sites_change_nothing(server):
    body = {"game": GAME}
    for headers in ({}, HEADERS | {"Origin": "https://evil.example"}, HEADERS | {"Origin": "null"}):
        response = httpx.post(server.address + "/api/tables", json=body, headers=headers, timeout=WAIT_S)
        assert asked(response, 403)["error"]
    own = httpx.post(server.address + "/api/tables", json=body, headers=HEADERS | {"Origin": server.address})
    assert own.status_code == 201
    preflight = httpx.options(server.address + "/api/tables", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-origin" not in preflight.headers


@pytest.mark.parametrize(
    ("query", "origin"), [("version=1", "https://evil.example"), ("version=1", "null"), ("version=2", None), ("", None)]
)
def test_other_sites_and_versions_do_not_listen(server, table, query, origin):
    address = server.address.replace("http", "ws", 1) + f"/api/tables/{table[0]}/socket?{query}"
    headers = {"Origin": origin} if origin else {}
    with connect(address, additional_headers=headers) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(WAIT_S)
    assert closed.value.rcvd.code == 1008


def test_every_answer_is_strict(client):
    for path in ("/", "/api/health", "/api/tables/none", "/nothing"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


# --- sockets

MESSAGES = st.one_of(
    st.text(max_size=100),
    JSON.map(json.dumps),
    st.fixed_dictionaries(
        {"do": st.sampled_from(["hello", "move", "undo", "say", "ping", "start", ""])},
        optional={
            "id": st.text(max_size=80) | st.integers(),
            "seat": st.integers(-2, 20) | st.text(max_size=3) | st.booleans(),
            "move": st.integers(-5, 10_000) | st.integers() | st.text(max_size=3),
            "at": st.integers(-5, 50) | st.integers(),
            "since": st.integers(-5, 50) | st.integers() | st.none(),
            "text": st.text(max_size=400),
            "more": JSON,
        },
    ).map(json.dumps),
    st.binary(max_size=50),
)


@RELAXED
@given(messages=st.lists(MESSAGES, min_size=1, max_size=12), sits=st.booleans())
def test_sockets_of_junk(server, table, messages, sits):
    """Whatever is said, the next ping is answered, and nobody else notices."""
    with server.client() as client:
        if sits:
            client.cookies.update(table[1])
        with socket_of(client, table[0]) as socket:
            for message in messages:
                socket.connection.send(message)
            socket.say(do="ping")
            socket.until("pong")


def test_a_huge_message_closes_the_socket(server, client, table):
    for size in (5_000, 200_000):
        with socket_of(client, table[0]) as socket:
            socket.connection.send("x" * size)
            with pytest.raises(ConnectionClosed) as closed:
                socket.until("never")
            assert closed.value.rcvd.code == 1009


def test_strange_cookies_open_nothing(server, table):
    for cookie in (b"x" * 5000, b"%00", b"a=b; c", b"\xff\xfe", b'"'):
        headers = {b"Cookie": f"key-{table[0]}=".encode() + cookie}
        response = httpx.get(f"{server.address}/api/tables/{table[0]}", headers=headers, timeout=WAIT_S)
        assert not any(seat["mine"] for seat in response.json()["seats"])


# --- too much


@pytest.fixture(scope="module")
def strict():
    """A server with little patience."""
    little = Limits(Rate(40, 0.001), Rate(3, 0.001), Rate(3, 0.001), 3, Rate(10, 0.001), Rate(2, 0.001))
    with running(fast_folder(), little) as found:
        yield found


def ping_on(socket) -> None:
    for _ in range(20):
        socket.say(do="ping")
    socket.until("never")


def test_floods_end(strict):
    with strict.client() as client:
        for _ in range(3):
            table = open_table(client, GAME)["id"]
        late = client.post("/api/tables", json={"game": GAME})
        assert "wait" in asked(late, 429)["error"]
        assert int(late.headers["retry-after"]) > 0
        for _ in range(3):
            asked(client.get("/api/codes/AAAAAA"), 404)
        asked(client.get("/api/codes/AAAAAA"), 429)
        asked(client.post(f"/api/tables/{table}/entry", json={"token": "x"}), 429)
        with socket_of(client, table) as socket:
            for number in range(3):
                answer = socket.do(do="say", id=str(number), text="hello")
            assert answer["rule"] == "often"
            with pytest.raises(ConnectionClosed) as closed:
                ping_on(socket)
            assert closed.value.rcvd.code == 1008
        with socket_of(client, table), socket_of(client, table), socket_of(client, table) as third:
            third.at(0)
            with socket_of(client, table, hello=False) as fourth, pytest.raises(ConnectionClosed):
                fourth.hear()
        while client.get("/api/games").status_code == 200:
            pass
        assert client.get("/").status_code != 429, "pages are not counted"


def test_a_slow_reader_holds_nobody_up(server):
    """One socket never reads: the table goes on for the others, and what waits for it does not grow."""
    with server.client() as client:
        table = open_table(client, "planet-unknown")["id"]
        deaf = deaf_socket(server, client, table)
        live = server.hall.tables[table]

        async def stir():
            live.changed()
            await asyncio.sleep(0)
            return [listener.sent[0][0] < live.moment - 1 for listener in live.listeners if 0 in listener.sent]

        while not any(server.do(stir)):  # until no more fits between the two
            pass
        with socket_of(client, table) as socket:
            move = fp.game("planet-unknown").position(socket.at(0).position).legal(0)[0]
            assert socket.do(do="move", id="1", seat=0, move=move, at=0)["is"] == "ack"
            assert socket.at(1)["sequence"] == 1
        assert all(len(listener.texts) < 10 for listener in live.listeners)
        deaf.close()


def deaf_socket(server, client, table):
    """A socket that says hello and then reads nothing, with little room for what it is sent."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", httpx.URL(server.address).port))
    cookie = f"key-{table}={client.cookies[f'key-{table}']}"
    raw.sendall(
        f"GET /api/tables/{table}/socket?version=1 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    hello = json.dumps({"do": "hello", "since": 0}).encode()
    raw.recv(1000)
    raw.sendall(struct.pack("!BB4s", 0x81, 0x80 | len(hello), bytes(4)) + hello)
    return raw


def test_a_reader_that_stays_deaf_is_let_go(monkeypatch):
    monkeypatch.setattr(served, "SEND_S", 0.2)
    with running(fast_folder()) as server, server.client() as client:
        table = open_table(client, "planet-unknown")["id"]
        deaf = deaf_socket(server, client, table)
        live = server.hall.tables[table]

        async def stir():
            live.changed()
            return len(live.listeners)

        while not server.do(stir):
            pass
        while server.do(stir):
            pass
        deaf.close()
