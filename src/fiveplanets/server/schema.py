"""The tables of the database. Their history is in migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("code", String, unique=True, nullable=False),
    Column("time", Float, nullable=False, index=True),
    Column("head", JSON, nullable=False),  # as in a replay file: game, settings, seed; without seats
    Column("status", String, nullable=False),  # waiting, running, over, moved (to a device)
    Column("listed", Boolean, nullable=False),
    Column("host", String, nullable=False),  # hash of the key that opened it
    Column("clock", JSON(none_as_null=True)),
    Column("deal", String, nullable=False, index=True),  # the table at which these cards were dealt first
    Column("origin", JSON(none_as_null=True)),  # which table it came from, and how
    Column("next", String),  # the rematch
    Column("result", JSON(none_as_null=True)),  # scores and winners, when over
)

seats = Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # person, robot, free
    Column("name", String, nullable=False),
    Column("face", String, nullable=False),
    Column("player", String, nullable=False),  # the robot that plays, when one does
    Column("held", String),  # why a robot plays for a person: absent, clock, asked
    Column("ready", Boolean, nullable=False),
    Column("reserved", Boolean, nullable=False),  # for somebody from the table before
    Column("token", String),  # hash of the secret link
    Column("code", String),  # hash of the one-time code
    Column("code_until", Float),
)

keys = Table(
    "keys",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", String, primary_key=True),  # hash of the cookie
)

log = Table(
    "log",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Integer),  # none: the seat took its last decision back
    Column("mark", String),  # who sent it under which id, so that it is not done twice
    Column("time", Float, nullable=False),
    Column("left", JSON(none_as_null=True)),  # seconds on the clock of each seat
    UniqueConstraint("table", "mark"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("mark", String, nullable=False),
    Column("time", Float, nullable=False),
)
