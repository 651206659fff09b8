"""`fiveplanets serve` and `fiveplanets play`, the pages, and the client of the docs."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from fiveplanets.server.running import listening
from tests.cli.running import fiveplanets

from .serving import WAIT_S, asked, fast_folder, open_table, running

DOCS = Path(__file__).parents[2] / "docs"
PROGRAM = """
import sys
from pathlib import Path
from fiveplanets.server import pages
pages.BUILT = Path(sys.argv.pop(1))
from fiveplanets.cli import main
main()
"""


@pytest.fixture
def built(tmp_path):
    """Pages, very short ones."""
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Five Planets</title>" + " " * 2000)
    (folder / "assets" / "page-1a2b.js").write_text("//" + "x" * 3000)
    (folder / "game.wasm").write_bytes(b"\0asm")
    (folder / "app.webmanifest").write_text("{}")
    return folder


@contextmanager
def started(built, tmp_path, *args, **environment):
    """A command in a process of its own, and the address that it prints."""
    command = [
        sys.executable,
        "-c",
        PROGRAM,
        str(built),
        *args,
        "--database",
        f"sqlite:///{tmp_path / 'data' / 't.db'}",
    ]
    variables = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C"} | environment
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=variables)
    try:
        line = process.stdout.readline()
        yield process, re.search(r"http://\S+", line)[0]
    finally:
        process.kill()
        process.wait(WAIT_S)


def test_serve(built, tmp_path):
    with started(built, tmp_path, "serve", "--port", "0") as (process, address):
        assert asked(httpx.get(address + "api/health", timeout=WAIT_S))["status"] == "ok"
        assert "Five Planets" in httpx.get(address, timeout=WAIT_S).text
        process.send_signal(signal.SIGINT)
        assert process.wait(WAIT_S) == 0
        assert process.stderr.read() == ""


def test_who_presses_ctrl_c_twice_sees_no_traceback(built, tmp_path):
    with started(built, tmp_path, "serve", "--port", "0") as (process, address):
        httpx.get(address + "api/health", timeout=WAIT_S)
        for _ in range(2):
            process.send_signal(signal.SIGINT)
            time.sleep(0.05)  # two signals at once would be one
        assert process.wait(WAIT_S) == 0
        assert process.stderr.read() == ""


def test_serve_without_pages_says_so(tmp_path):
    with started(tmp_path, tmp_path, "serve", "--port", "0") as (process, address):
        assert "not built" in process.stdout.readline()
        response = httpx.get(address, timeout=WAIT_S)
        assert response.status_code == 503
        assert "make pages" in response.text


def test_play_opens_the_browser(built, tmp_path):
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {note}.part; mv {note}.part {note}\n")
    browser.chmod(0o755)
    with started(built, tmp_path, "play", BROWSER=str(browser)) as (_, address):
        while not note.exists():
            pass
        assert note.read_text().strip() == address
        assert address.startswith("http://localhost:")


def test_play_goes_on_where_no_browser_can_be_opened(built, tmp_path):
    with started(built, tmp_path, "play", BROWSER="/nothing", PATH="", DISPLAY="") as (process, address):
        assert "No browser" in process.stdout.readline()
        assert "Five Planets" in httpx.get(address, timeout=WAIT_S).text


def test_what_is_wrong_is_said_in_a_line(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = fiveplanets("serve", "--port", port)
        assert (result.status, result.err) == (
            2,
            f"Error: cannot listen at 127.0.0.1 port {port}: Address already in use\n",
        )
        russian = fiveplanets("serve", "--port", port, "--lang", "ru")
        assert "адрес уже занят" in russian.err
    result = fiveplanets("serve", "--port", "0", "--database", "mysql://x/y")
    assert (result.status, result.err[:16]) == (2, "Error: database ")
    assert fiveplanets("serve", "--port", "70000").status == 2
    note = tmp_path / "note"
    note.write_text("no folder")
    result = fiveplanets("serve", "--port", "0", "--database", f"sqlite:///{note}/t.db")
    assert (result.status, len(result.err.splitlines())) == (2, 1)


def test_small_frames_leave_at_once():
    """asyncio turns Nagle's algorithm off only for sockets that say that they are TCP."""
    with listening("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_pages(built):
    with running(fast_folder(), pages=built) as server, server.client() as client:
        page = client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
        assert "immutable" in client.get("/assets/page-1a2b.js").headers["cache-control"]
        for path, kind in [
            ("/assets/page-1a2b.js", "text/javascript"),
            ("/game.wasm", "application/wasm"),
            ("/app.webmanifest", "application/manifest+json"),
        ]:
            assert client.get(path).headers["content-type"].startswith(kind)
        assert client.get("/../pyproject.toml").status_code == 404
        assert asked(client.get("/api/nothing"), 404)["error"]


def test_the_player_of_the_docs_plays(server, client, tmp_path):
    code = re.search(r"```python\n(.+?)```", (DOCS / "wire.md").read_text("utf-8"), re.S)[1]
    assert len(code.splitlines()) <= 20
    program = tmp_path / "bot.py"
    program.write_text(code)
    opened = open_table(client, "planet-5r", "free", "robot", "robot", start=False)
    table = f"/api/tables/{opened['id']}"
    command = [sys.executable, str(program), server.address, opened["code"]]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        while asked(client.get(table))["seats"][0]["kind"] == "free" and process.poll() is None:
            time.sleep(0.05)  # in a game that runs, a robot would play for the free seat
        asked(client.post(f"{table}/start"), 204)
        told, complaints = process.communicate(timeout=WAIT_S)
    assert complaints == ""
    facts = asked(client.get(table))
    assert (facts["status"], facts["seats"][0]["name"]) == ("over", "My bot")
    assert told == f"{facts['scores']} {facts['winners']}\n"


def test_every_request_of_the_docs_exists(server, client):
    """docs/wire.md and the OpenAPI description name the same requests."""
    text = (DOCS / "wire.md").read_text("utf-8")
    told = {
        (method, path.replace("…/{id}", "/api/tables/{id}").partition("?")[0].replace("{id}", "{table_id}"))
        for method, path in re.findall(r"^\| `(GET|POST|PUT|PATCH|DELETE) (\S+)` \|", text, re.M)
    }
    described = {
        (method.upper(), path)
        for path, methods in client.get("/api/openapi.json").json()["paths"].items()
        for method in methods
    }
    assert told == described


def test_what_is_wrong_is_said_in_the_language_that_is_asked_for(client):
    english, russian = "there is no such table: look at the link again", "такого стола нет: проверьте ссылку"
    for headers, query, said in [
        ({}, "", english),
        ({"Accept-Language": "ru-RU,ru;q=0.9,en;q=0.8"}, "", russian),
        ({"Accept-Language": "fr, ru;q=0.5"}, "", russian),
        ({"Accept-Language": "en-GB"}, "?lang=ru", russian),
        ({"Accept-Language": "fr"}, "", english),
    ]:
        assert client.get(f"/api/tables/none{query}", headers=headers).json()["error"] == said, (headers, query)
    strange = client.post("/api/tables", headers={"Origin": "https://elsewhere", "Accept-Language": "ru"}, json={})
    assert strange.json()["error"] == "страницы других сайтов не могут здесь ничего менять"
