"""The requests of a client."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from typing import Any

from ..core import registry
from ..core.components import Pack
from ..core.errors import FivePlanetsError
from .seat import Seat

TIMEOUT_S = 30


class ServerError(FivePlanetsError):
    """What the server answered instead, with its HTTP status; 0 when it did not answer."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class Server:
    """A server by its address, e.g. http://localhost:8000."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.keys: dict[str, str] = {}  # by table: what its seats are opened with

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One request; the answer as plain data."""
        return self._answer(method, path, body)[0]

    def open(self, game: str, **settings: Any) -> Seat:
        """Open a table, as docs/wire.md says; the first seat of yours. Its `opened` has id, code and all seats."""
        opened = self.ask("POST", "/api/tables", {"game": game, **settings})
        return self._sit(opened["id"], opened["seats"][0], opened)

    def join(self, code: str, name: str = "", seat: int | None = None) -> Seat:
        """Take a free seat (this one, or the first) at the table with this code."""
        table = self.ask("GET", f"/api/codes/{code}")["id"]
        taken = self.ask("POST", f"/api/tables/{table}/seats", {"seat": seat, "name": name})
        return self._sit(table, taken["seats"][0])

    def enter(self, table: str, token: str) -> Seat:
        """Open a seat by its secret link."""
        taken = self.ask("POST", f"/api/tables/{table}/entry", {"token": token})["seats"][0]
        return self._sit(table, taken | {"token": token})

    def watch(self, table: str) -> Seat:
        """Look on: a seat without a number."""
        return self._sit(table, {"seat": None, "token": None})

    def _sit(self, table: str, taken: dict[str, Any], opened: dict[str, Any] | None = None) -> Seat:
        facts = self.ask("GET", f"/api/tables/{table}")
        game = registry.game(facts["game"], Pack(facts["game"], facts["pack"]) if facts["pack"] else None)
        cookie = f"key-{table}={self.keys[table]}" if table in self.keys and taken["seat"] is not None else None
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket?version=1"
        return Seat(address, cookie, table, game, taken["seat"], taken["token"], opened or {})

    def _answer(self, method: str, path: str, body: dict[str, Any] | None) -> tuple[Any, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"X-Fiveplanets": "1", "Content-Type": "application/json"}
        table = path.split("/")[3] if path.startswith("/api/tables/") else ""
        if table in self.keys:
            headers["Cookie"] = f"key-{table}={self.keys[table]}"
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_S) as response:
                for line in response.headers.get_all("set-cookie") or []:
                    for name, morsel in SimpleCookie(line).items():
                        self.keys[name.removeprefix("key-")] = morsel.value
                text = response.read()
                return (json.loads(text) if text else None), response.headers
        except urllib.error.HTTPError as error:
            raise ServerError(error.code, _reason(error)) from None
        except (OSError, ValueError) as error:
            raise ServerError(0, f"{self.address} does not answer: {error}") from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["error"])
    except (ValueError, KeyError, TypeError):
        return f"status {error.code}"
