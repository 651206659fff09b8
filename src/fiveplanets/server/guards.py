"""Before every request: where it comes from, how large and how frequent it is. After it: what every answer carries."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.translating import error_text
from .errors import Problem, language_of
from .limits import Buckets, Rate

HEADER = "x-fiveplanets"  # pages of other sites cannot send it
BODY = 64 * 1024
REPLAY_BODY = 4 * 1024 * 1024
LARGE = ("/api/replays", "/api/packs")
CHANGING = ("POST", "PUT", "PATCH", "DELETE")

SECURITY = {
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def origin_is_ours(origin: str | None, host: str | None) -> bool:
    """A browser says which page asks; programs say nothing."""
    return origin is None or (host is not None and urlsplit(origin).netloc.lower() == host.lower())


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


class Guards:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, requests: Rate) -> None:
        self.app = app
        self.buckets = Buckets(requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Problem as problem:
            await _refuse(scope, problem, send)
            return
        largest = REPLAY_BODY if scope["path"] in LARGE else BODY
        body = _Body(receive, largest)
        try:
            await self.app(scope, body.receive, _with_headers(scope, send, body))
        except _TooLarge:
            await _refuse(scope, body.problem, send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        api = scope["path"].startswith("/api/")
        if api and scope["method"] in CHANGING:
            if not origin_is_ours(headers.get("origin"), headers.get("host")):
                raise Problem(403, "pages of other sites may not change anything here")
            if HEADER not in headers:
                raise Problem(403, "the header X-Fiveplanets: 1 is missing")
        if api and not self.buckets.take(address_of(HTTPConnection(scope))):
            raise Problem(429, "too many requests: wait a little", retry_after=1)
        length = headers.get("content-length", "0")
        largest = REPLAY_BODY if scope["path"] in LARGE else BODY
        if length.isdecimal() and int(length[:20]) > largest:
            raise Problem(413, f"a request may have up to {largest} bytes")


class _TooLarge(Exception):
    pass


class _Body:
    """What a client sends, counted."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive = receive
        self._left = largest
        self.problem = Problem(413, f"a request may have up to {largest} bytes")

    @property
    def too_large(self) -> bool:
        return self._left < 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self.too_large:
            raise _TooLarge
        return message


def _with_headers(scope: Scope, send: Send, body: _Body) -> Send:
    async def sending(message: Message) -> None:
        if body.too_large:  # whatever the application makes of that
            raise _TooLarge
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY.items():
                headers[name] = value
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending


async def _refuse(scope: Scope, problem: Problem, send: Send) -> None:
    text = error_text(str(problem), language_of(HTTPConnection(scope)))
    body = msgspec.json.encode({"error": text, "rule": None})
    headers = {"content-type": "application/json", "content-length": str(len(body)), "cache-control": "no-store"}
    if problem.retry_after:
        headers["retry-after"] = str(problem.retry_after)
    raw = [(name.encode(), value.encode()) for name, value in (headers | SECURITY).items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
