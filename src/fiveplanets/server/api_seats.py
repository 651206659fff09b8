"""The requests about seats."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.responses import StreamingResponse

from . import bodies, frames, seating
from .api import AHall, AKey, ATable, cookie_name, give_key, limit_guesses
from .errors import Problem
from .keys import hashed, new_secret
from .live import LiveTable
from .opening import check_robot

router = APIRouter(prefix="/api/tables/{table_id}")

SeatNumber = Annotated[int, Path(ge=0, lt=bodies.MOST_SEATS)]


def own_or_new_key(request: Request, live: LiveTable) -> str:
    """The key that this browser has for the table, or a new one."""
    cookie = request.cookies.get(cookie_name(live.id))
    known = cookie is not None and (live.seats_of(hashed(cookie)) or hashed(cookie) == live.host)
    return cookie if cookie and known else new_secret()


@router.post("/seats", status_code=201, response_model=bodies.Taken)
async def take_seat(
    request: Request, response: Response, hall: AHall, live: ATable, body: bodies.TakeSeat
) -> dict[str, Any]:
    """Take a free seat."""
    key = own_or_new_key(request, live)
    taken = await seating.take(hall, live, hashed(key), body.seat, body.name, body.face)
    give_key(request, response, live.id, key)
    return {"seats": [taken]}


@router.post("/entry", response_model=bodies.Taken, dependencies=[Depends(limit_guesses)])
async def enter(request: Request, response: Response, hall: AHall, live: ATable, body: bodies.Entry) -> dict[str, Any]:
    """Open a seat by its secret link, or move it here by a one-time code."""
    key = own_or_new_key(request, live)
    if body.token is not None and body.code is None:
        taken = await seating.enter_by_token(hall, live, hashed(key), body.token)
    elif body.code is not None and body.token is None:
        taken = await seating.enter_by_code(hall, live, hashed(key), body.code)
    else:
        raise Problem(400, "give a token or a code, one of the two")
    give_key(request, response, live.id, key)
    return {"seats": [taken]}


@router.patch("/seats/{seat}", status_code=204)
async def change_seat(hall: AHall, live: ATable, key: AKey, seat: SeatNumber, body: bodies.ChangeSeat) -> None:
    """Name, face, ready; or, as host before the start, who is to have a free seat."""
    if body.kind is None and body.player is None:
        await seating.change(hall, live, key, seat, body.name, body.face, body.ready)
        return
    if body.kind is None or (body.name, body.face, body.ready) != (None, None, None):
        raise Problem(400, "give kind and player of a seat that nobody has, or name, face and ready of your own")
    await seating.furnish(hall, live, key, seat, body.kind, body.player and check_robot(body.player))


@router.delete("/seats/{seat}", status_code=204)
async def leave_seat(hall: AHall, live: ATable, key: AKey, seat: SeatNumber) -> None:
    """Leave for good."""
    await seating.leave_for_good(hall, live, key, seat)


@router.post("/seats/{seat}/code", response_model=bodies.OneTimeCode)
async def one_time_code(hall: AHall, live: ATable, key: AKey, seat: SeatNumber) -> dict[str, Any]:
    """A code that moves your seat to another device."""
    return {"code": await seating.one_time_code(hall, live, key, seat), "seconds": seating.CODE_S}


@router.put("/seats/{seat}/robot", status_code=204)
async def hold_seat(hall: AHall, live: ATable, key: AKey, seat: SeatNumber, body: bodies.HoldSeat) -> None:
    """Let a robot hold a seat."""
    await seating.ask_robot(hall, live, key, seat, check_robot(body.player))


@router.delete("/seats/{seat}/robot", status_code=204)
async def take_back(hall: AHall, live: ATable, key: AKey, seat: SeatNumber) -> None:
    """Take your seat back from the robot."""
    await seating.take_back(hall, live, key, seat)


@router.post("/home", response_class=StreamingResponse)
async def take_home(hall: AHall, live: ATable, key: AKey) -> StreamingResponse:
    """The replay file of a running game that nobody else plays; the table is closed."""
    await seating.take_home(hall, live, key)
    return StreamingResponse(iter(list(frames.whole_replay(live))), media_type="application/jsonl")


@router.post("/start", status_code=204)
async def start(hall: AHall, live: ATable, key: AKey) -> None:
    """Begin; robots hold free seats."""
    await seating.start(hall, live, key)
