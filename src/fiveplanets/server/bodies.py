"""What HTTP requests carry, and what answers look like. FastAPI makes the OpenAPI description of these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_SEATS = 16
MOST_LINES = 20_000
MOST_PACK = 500_000  # characters

Name = Annotated[str, Field(max_length=32, description="A name, as it is shown.")]
Face = Annotated[str, Field(max_length=32, pattern=r"^[a-z0-9-]*$", description="The id of a drawn face.")]
Player = Annotated[str, Field(max_length=32, description="A robot: see `robots` in /api/games.")]
Data = dict[str, Any]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Body):
    """`person`: whoever makes the table (several: hot-seat); `free`: waits for somebody."""

    kind: Literal["person", "free", "robot"]
    name: Name = ""
    face: Face = ""
    player: Player = "quick"


class MoveClock(Body):
    """So much for each decision."""

    kind: Literal["move"]
    seconds: Annotated[float, Field(ge=5, le=3600)]


class BankClock(Body):
    """So much for the whole game, and something added after each decision."""

    kind: Literal["bank"]
    seconds: Annotated[float, Field(ge=30, le=86400)]
    plus: Annotated[float, Field(ge=0, le=3600)] = 0


class DaysClock(Body):
    """So many days for each decision."""

    kind: Literal["days"]
    days: Annotated[float, Field(ge=0.01, le=30)]


AnyClock = Annotated[MoveClock | BankClock | DaysClock, Field(discriminator="kind")]
Seats = Annotated[list[NewSeat], Field(max_length=MOST_SEATS)]


class NewTable(Body):
    game: Annotated[str, Field(max_length=64)]
    players: Annotated[int | None, Field(ge=1, le=MOST_SEATS)] = None
    options: Data = {}
    pack: Data | None = None
    seats: Seats = []
    listed: bool = False
    clock: AnyClock | None = None
    seed: Annotated[int | None, Field(ge=0, lt=2**63)] = None
    deal: Annotated[str | None, Field(max_length=64, description="A finished table: the same deal and settings.")] = (
        None
    )
    start: bool = False


class NewBranch(Body):
    at: Annotated[int, Field(ge=0, lt=2**31, description="How many lines of the log to keep.")]
    seats: Seats = []
    listed: bool = False
    start: bool = False


class NewFromReplay(Body):
    lines: Annotated[list[Data], Field(min_length=1, max_length=MOST_LINES, description="A replay file, line by line.")]
    seats: Seats = []
    listed: bool = False
    clock: AnyClock | None = None
    start: bool = False


class ReadPack(Body):
    """The text of a pack's file, or what is in it for a game."""

    text: Annotated[str | None, Field(max_length=MOST_PACK)] = None
    game: Annotated[str | None, Field(max_length=64)] = None
    pack: Data | None = None


class TakeSeat(Body):
    seat: Annotated[int | None, Field(ge=0, lt=MOST_SEATS)] = None
    name: Name = ""
    face: Face = ""


class Entry(Body):
    """One of the two."""

    token: Annotated[str | None, Field(max_length=64)] = None
    code: Annotated[str | None, Field(max_length=16)] = None


class ChangeSeat(Body):
    name: Name | None = None
    face: Face | None = None
    ready: bool | None = None
    kind: Literal["free", "robot"] | None = None
    player: Player | None = None


class HoldSeat(Body):
    player: Player = "quick"


# --- answers


class SeatToken(BaseModel):
    seat: int
    token: str | None


class Taken(BaseModel):
    seats: list[SeatToken]


class Opened(Taken):
    id: str
    code: str


class Id(BaseModel):
    id: str


class OneTimeCode(BaseModel):
    code: str
    seconds: int


class SeatFacts(BaseModel):
    seat: int
    kind: str
    name: str
    face: str
    player: str
    here: bool
    away: int | None
    held: str | None
    ready: bool
    mine: bool
    host: bool
    reserved: bool


class TableFacts(BaseModel):
    id: str
    code: str
    game: str
    rules: int
    players: int
    options: Data
    pack: Data | None
    listed: bool
    clock: Data | None
    status: str
    time: float
    sequence: int
    commitment: str
    seats: list[SeatFacts]
    patience: float
    watching: int
    next: str | None
    origin: Data | None
    scores: list[int] | None
    winners: list[int] | None


class TableList(BaseModel):
    tables: list[TableFacts]


class DealTable(BaseModel):
    id: str | None
    status: str
    time: float
    seats: list[str]
    scores: list[int] | None
    winners: list[int] | None


class Deal(BaseModel):
    tables: list[DealTable]


class GameFacts(BaseModel):
    game: str
    title: dict[str, str]
    players: dict[str, int]
    options: list[Data]
    rules: int
    minutes: int | None


class Games(BaseModel):
    games: list[GameFacts]
    robots: list[str]


class Health(BaseModel):
    status: str
    version: str
    tables: int
    sockets: int


class Wrong(BaseModel):
    error: str
    rule: str | None = None
