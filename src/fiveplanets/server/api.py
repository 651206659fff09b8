"""The requests about tables and games. Every one is short: what it does is in opening.py and seating.py."""

from __future__ import annotations

import base64
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from .. import __version__
from ..core import registry
from ..core.components import Pack, changes, parse_pack
from ..core.engines import build
from ..core.engines.native import pack_data
from ..core.texts import LANGUAGES
from ..pages import data
from . import bodies, frames, keeping, opening
from .errors import Problem
from .guards import address_of
from .hall import Hall
from .keys import hashed
from .live import LiveTable
from .robots import robot_names

MOST_LISTED = 100
YEAR = 365 * 86400

router = APIRouter(prefix="/api")


# --- what requests need


def the_hall(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


AHall = Annotated[Hall, Depends(the_hall)]


async def the_table(hall: AHall, table_id: Annotated[str, Path(max_length=64)]) -> LiveTable:
    return await hall.find(table_id)


ATable = Annotated[LiveTable, Depends(the_table)]


def the_key(request: Request, live: ATable) -> str | None:
    """The hash of the key that came with the request."""
    cookie = request.cookies.get(cookie_name(live.id))
    return hashed(cookie) if cookie else None


AKey = Annotated[str | None, Depends(the_key)]


def limit(request: Request, what: str) -> None:
    """Some things may be done less often than others."""
    if not request.app.state.buckets[what].take(address_of(request)):
        raise Problem(429, "that often it is not possible: wait a little", retry_after=10)


def limit_opening(request: Request) -> None:
    limit(request, "opened")


def limit_guesses(request: Request) -> None:
    limit(request, "guesses")


def cookie_name(table_id: str) -> str:
    return f"key-{table_id}"


def give_key(request: Request, response: Response, table_id: str, key: str) -> None:
    response.set_cookie(
        cookie_name(table_id), key, max_age=YEAR, path=f"/api/tables/{table_id}",
        secure=request.url.scheme == "https", httponly=True, samesite="strict",
    )  # fmt: skip


def opened(request: Request, response: Response, found: opening.Opened) -> dict[str, Any]:
    give_key(request, response, found.live.id, found.key)
    return {"id": found.live.id, "code": found.live.code, "seats": found.taken}


# --- games and tables


@router.get("/health", response_model=bodies.Health)
async def health(hall: AHall) -> dict[str, Any]:
    """Is everything there?"""
    await hall.store.read(lambda connection: keeping.listed_ids(connection, 1))
    sockets = sum(hall.sockets.values())
    return {"status": "ok", "version": __version__, "tables": len(hall.tables), "sockets": sockets}


@router.get("/games", response_model=bodies.Games)
async def games() -> dict[str, Any]:
    """The games, and the robots that may take a seat."""
    found = [registry.game(name) for name in registry.games()]
    return {"games": [_game_facts(game) for game in found], "robots": robot_names()}


def _game_facts(game: registry.Game) -> dict[str, Any]:
    return {
        "game": game.name,
        "title": game.title,
        "players": {"min": game.min_players, "max": game.max_players, "recommended": game.players},
        "options": [{"name": o.name, "values": list(o.values), "each_seat": o.each_seat} for o in game.options],
        "rules": game.version,
        "minutes": game.meta.get("minutes"),
    }


@router.post("/tables", status_code=201, response_model=bodies.Opened, dependencies=[Depends(limit_opening)])
async def new_table(request: Request, response: Response, hall: AHall, body: bodies.NewTable) -> dict[str, Any]:
    """Open a table."""
    return opened(request, response, await opening.open_table(hall, body))


@router.post("/replays", status_code=201, response_model=bodies.Opened, dependencies=[Depends(limit_opening)])
async def new_from_replay(
    request: Request, response: Response, hall: AHall, body: bodies.NewFromReplay
) -> dict[str, Any]:
    """Take a game that was played elsewhere to this server."""
    return opened(request, response, await opening.open_replay(hall, body))


@router.post("/packs", response_class=Response, dependencies=[Depends(limit_opening)])
def read_pack(hall: AHall, body: bodies.ReadPack) -> Response:
    """A pack, checked, with all that a page needs to play with it."""
    if (body.text is None) == (body.game is None or body.pack is None):
        raise Problem(400, "give the text of a pack's file, or a game and what its pack says")
    asked = Pack(body.game or "", body.pack or {}) if body.text is None else parse_pack(body.text)
    game = opening.game_with(hall, asked.game, asked.data)
    found = {
        "game": game.name,
        "pack": asked.data,
        "hash": asked.hash,
        "changes": [dict(zip(("where", "before", "after"), one, strict=True)) for one in changes(game.folder, asked)],
        "description": data.description(game),
        "texts": {lang: data.texts(game, lang) for lang in LANGUAGES},
        "constants": base64.b64encode(pack_data(game, build.manifest(game))).decode(),
    }
    return Response(frames.encode(found), media_type="application/json")


@router.get("/tables", response_model=bodies.TableList)
async def listed_tables(hall: AHall) -> dict[str, Any]:
    """Tables that everybody may see and join."""
    ids = await hall.store.read(lambda connection: keeping.listed_ids(connection, MOST_LISTED))
    found = []
    for table_id in ids:
        try:
            live = await hall.find(table_id)
        except Problem:  # of an older version of the rules
            continue
        if live.status != "over":
            found.append(frames.facts(live, None, hall.limits.patience))
    return {"tables": found}


@router.get("/codes/{code}", response_model=bodies.Id, dependencies=[Depends(limit_guesses)])
async def table_by_code(hall: AHall, code: Annotated[str, Path(max_length=16)]) -> dict[str, Any]:
    """The table with this code."""
    found = await hall.store.read(lambda connection: keeping.id_behind(connection, code.strip().upper()))
    if found is None:
        raise Problem(404, "no table has this code: look at the letters again")
    return {"id": found}


@router.get("/tables/{table_id}", response_model=bodies.TableFacts)
async def table_facts(hall: AHall, live: ATable, key: AKey) -> dict[str, Any]:
    """What everybody may know about a table."""
    return frames.facts(live, key, hall.limits.patience)


@router.get("/tables/{table_id}/deal", response_model=bodies.Deal)
async def deal(hall: AHall, live: ATable) -> dict[str, Any]:
    """All tables with the same deal, to compare."""
    found = await hall.store.read(lambda c: keeping.tables_of_deal(c, live.deal, live.id, MOST_LISTED))
    return {"tables": found}


@router.get("/tables/{table_id}/replay", response_class=StreamingResponse)
async def replay(
    live: ATable, key: AKey, seat: Annotated[int | None, Query(ge=0, lt=bodies.MOST_SEATS)] = None
) -> StreamingResponse:
    """The replay file of a finished game; of a running one what a seat of yours, or a spectator, may know."""
    if live.status == "waiting":
        raise Problem(409, "the game has not started yet")
    if seat is not None and not live.table.over and seat not in live.seats_of(key):
        raise Problem(403, f"seat {seat} is not yours")
    lines = list(frames.replay_lines(live, seat))
    name = f"{live.table.game.name}-{live.code}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(iter(lines), media_type="application/jsonl", headers=headers)


@router.get("/tables/{table_id}/description", response_class=Response)
def description(live: ATable, lang: Annotated[str, Query(pattern="^(ru|en)$")] = "en") -> Response:
    """All that is static in this table's game, with its pack."""
    return Response(frames.encode(live.table.game.describe(lang)), media_type="application/json")


@router.post("/tables/{table_id}/rematch", status_code=201, response_model=bodies.Opened)
async def rematch(request: Request, response: Response, hall: AHall, live: ATable, key: AKey) -> dict[str, Any]:
    """The same people once more, seats turned by one."""
    return opened(request, response, await opening.open_next(hall, live, key, again=False))


@router.post(
    "/tables/{table_id}/again", status_code=201, response_model=bodies.Opened, dependencies=[Depends(limit_opening)]
)
async def again(request: Request, response: Response, hall: AHall, live: ATable, key: AKey) -> dict[str, Any]:
    """The same deal once more, seats turned by one."""
    return opened(request, response, await opening.open_next(hall, live, key, again=True))


@router.post(
    "/tables/{table_id}/branch", status_code=201, response_model=bodies.Opened, dependencies=[Depends(limit_opening)]
)
async def branch(
    request: Request, response: Response, hall: AHall, live: ATable, body: bodies.NewBranch
) -> dict[str, Any]:
    """Go on from a point of a finished game."""
    return opened(request, response, await opening.open_branch(hall, live, body))
