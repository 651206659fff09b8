"""The application: requests, sockets and pages put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from .. import __version__
from ..core.errors import FivePlanetsError
from ..core.translating import error_text
from . import api, api_seats, bodies
from .attending import attend_clocks, attend_robots
from .errors import CannotStore, Problem, language_of
from .guards import Guards
from .hall import Hall
from .limits import Buckets, Limits
from .pages import add_pages
from .robots import Robots
from .sockets import serve_socket
from .store import Store

WRONG: dict[int | str, dict[str, Any]] = {
    status: {"model": bodies.Wrong} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}


def create_app(database: str, limits: Limits | None = None, pages: Path | None = None) -> FastAPI:
    """The server on this database; the pages are those of the package, if they were built."""
    limits = limits or Limits()
    store = Store(database)
    store.migrate()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(store, limits)
        robots = Robots()
        work = [asyncio.create_task(attend_robots(hall, robots)), asyncio.create_task(attend_clocks(hall))]
        try:
            yield
        finally:
            for task in work:
                task.cancel()
            robots.close()
            await hall.close()

    app = FastAPI(
        title="Five Planets", version=__version__, lifespan=lifespan, responses=WRONG,
        openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
    )  # fmt: skip
    app.state.buckets = {"opened": Buckets(limits.opened), "guesses": Buckets(limits.guesses)}
    app.include_router(api.router)
    app.include_router(api_seats.router)
    _answer_errors(app)

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(socket: WebSocket, table_id: str) -> None:
        await serve_socket(app.state.hall, socket, table_id)

    add_pages(app, pages)
    app.add_middleware(Guards, requests=limits.requests)
    return app


def _answer_errors(app: FastAPI) -> None:
    """Whatever is wrong with a request is one sentence."""

    async def wrong(request: Request, error: Exception) -> JSONResponse:
        status = error.status if isinstance(error, Problem) else 503 if isinstance(error, CannotStore) else 400
        retry = getattr(error, "retry_after", None)
        text = error_text(str(error), language_of(request))
        return _sentence(status, text, {"retry-after": str(retry)} if retry else None)

    async def unexpected_fields(_request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:]) or "the request"
        return _sentence(422, f"{where}: {first['msg']}")

    async def by_status(_request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, HTTPException)
        return _sentence(error.status_code, str(error.detail), dict(error.headers or {}))

    app.add_exception_handler(FivePlanetsError, wrong)
    app.add_exception_handler(RequestValidationError, unexpected_fields)
    app.add_exception_handler(HTTPException, by_status)


def _sentence(status: int, text: str, headers: dict[str, str] | None = None) -> JSONResponse:
    text = text.encode("utf-8", "replace").decode()  # half a letter in a request stays a sentence in the answer
    return JSONResponse({"error": text, "rule": None}, status, headers)
