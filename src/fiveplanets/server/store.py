"""The database: SQLite with a write-ahead log. What is acknowledged is on the disk.

All changes go through one writing thread. Changes that wait together are committed together, so that many tables share
the time a disk needs to be sure.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from ..core.errors import SetupError
from .errors import AlreadyThere, CannotStore

T = TypeVar("T")
Change = Callable[[Connection], Any]

BUSY_S = 5.0  # how long a change waits for another process that writes
MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0001"


class Store:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._writing = self.engine.execution_options(writing=True)
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Change, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    def migrate(self) -> None:
        """Bring the database to this version's shape."""
        try:
            with self._writing.begin() as connection:
                if _shape(connection) != NEWEST:
                    _upgrade(connection)
        except DBAPIError as error:
            raise SetupError(f"database {self.engine.url.database}: {_sentence(error)}") from None

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Make a change, or nothing of it; when this returns it is on the disk."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((change, future))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return cast(T, await asyncio.shield(future))

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return query(connection)
        except DBAPIError as error:
            raise CannotStore(f"the database cannot be read: {_sentence(error)}") from None

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        self._thread.shutdown()
        self.engine.dispose()

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            results = await loop.run_in_executor(self._thread, self._commit, [change for change, _ in batch])
            for (_, future), result in zip(batch, results, strict=True):
                if isinstance(result, Exception):
                    future.set_exception(result)
                    future.exception()  # whoever asked may be gone: that is no news
                else:
                    future.set_result(result)

    def _commit(self, changes: list[Change]) -> list[Any]:
        """Everything in one transaction; where that fails, each change in its own."""
        try:
            with self._writing.begin() as connection:
                return [change(connection) for change in changes]
        except IntegrityError as error:
            failure: Exception = AlreadyThere(str(error.orig))
        except DBAPIError as error:
            failure = CannotStore(f"it could not be stored: {_sentence(error)}; nothing has changed")
        except Exception as error:
            failure = error
        return [failure] if len(changes) == 1 else [self._commit([change])[0] for change in changes]


def _shape(connection: Connection) -> str | None:
    """The last migration that a database has had."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)


def _engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise SetupError(f"database {url!r}: give a URL such as sqlite:///tables.db") from None
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise SetupError(f"database {url!r}: only SQLite files are possible, such as sqlite:///tables.db")
    try:
        Path(parsed.database).absolute().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"database {parsed.database}: {error.strerror}") from None
    engine = create_engine(parsed.set(drivername="sqlite"), connect_args={"timeout": BUSY_S})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def _sentence(error: DBAPIError) -> str:
    text = str(error.orig)
    known = {"disk is full": "the disk is full", "readonly": "the database is read-only", "I/O": "the disk fails"}
    return next((said for part, said in known.items() if part in text), text)
