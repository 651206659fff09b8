"""The store: its shape, what is written together, and what happens when it cannot write."""

import asyncio
import shutil

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event, text

import fiveplanets as fp
from fiveplanets.core.errors import SetupError
from fiveplanets.server.errors import AlreadyThere
from fiveplanets.server.schema import metadata
from fiveplanets.server.store import MIGRATIONS, NEWEST, Store

from .crashing import crash
from .serving import Process, asked, browser, fast_folder, open_table, running, socket_of

GAME = "planet-5r"


@pytest.fixture
def store(tmp_path):
    found = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    found.migrate()
    return found


def test_migrations_make_what_the_code_expects(store):
    store.migrate()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_it_is_sure_before_it_says_so(store):
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2, "full"


def test_changes_that_wait_together_are_committed_together(store):
    commits = []
    event.listen(store.engine, "commit", commits.append)

    async def many():
        return await asyncio.gather(*(store.write(lambda _, n=n: n) for n in range(100)))

    assert asyncio.run(many()) == list(range(100))
    assert len(commits) < 10


def test_one_wrong_change_does_not_harm_the_others(store):
    line = "INSERT INTO chat VALUES ('t', {}, 0, '', '', '', 0)"

    async def three():
        await store.write(lambda c: c.execute(text("INSERT INTO tables VALUES "
            "('t', 'c', 0, '{}', '', 0, '', NULL, 'd', NULL, NULL, NULL)")))  # fmt: skip
        numbers = (1, 1, 2)
        writes = (store.write(lambda c, n=n: c.execute(text(line.format(n))).rowcount) for n in numbers)
        return await asyncio.gather(*writes, return_exceptions=True)

    first, second, third = asyncio.run(three())
    assert (first, third) == (1, 1)
    assert isinstance(second, AlreadyThere)


@pytest.mark.parametrize("url", ["nonsense", "postgresql://localhost/x", "sqlite://", "sqlite:////proc/nothing/t.db"])
def test_a_database_that_cannot_be_is_refused(url):
    with pytest.raises(SetupError, match="database"):
        Store(url).migrate()


def test_a_file_that_is_no_database_is_refused(tmp_path):
    path = tmp_path / "tables.db"
    path.write_text("this is a letter, not a database" * 100)
    with pytest.raises(SetupError, match="not a database"):
        Store(f"sqlite:///{path}").migrate()


def test_a_read_only_database_is_refused_clearly():
    folder = fast_folder()
    with running(folder) as server, server.client() as client:
        table = open_table(client, GAME)["id"]
        with socket_of(client, table) as socket:
            before = socket.at(0)
            assert socket.do(do="move", id="1", seat=0, move=1, at=0)["is"] == "ack"
            event.listen(server.hall.store.engine, "begin", forbid_writing)
            answer = socket.do(do="move", id="2", seat=1, move=1, at=1)
            assert (answer["is"], answer["rule"]) == ("refused", "store")
            assert "read-only" in answer["text"]
            assert "read-only" in asked(client.post("/api/tables", json={"game": GAME}), 503)["error"]
            assert asked(client.get(f"/api/tables/{table}"))["sequence"] == 1
            event.remove(server.hall.store.engine, "begin", forbid_writing)
            server.hall.store.engine.dispose()
            assert socket.do(do="move", id="2", seat=1, move=1, at=1)["is"] == "ack", "it goes on when it can"
            assert before["sequence"] == 0
    shutil.rmtree(folder)


def forbid_writing(connection):
    connection.exec_driver_sql("PRAGMA query_only=ON")


def test_nothing_is_acknowledged_on_a_full_disk(tmp_path):
    """No file of the server may grow beyond a limit: what was refused is not there, what was acknowledged is."""
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))"
    process = Process(tmp_path, before=full)
    game = fp.game("planet-unknown")
    acknowledged, answer = 0, {"is": "ack", "sequence": 0}
    with browser(process.address) as client:
        table = open_table(client, "planet-unknown")["id"]
        cookies = dict(client.cookies)
        with socket_of(client, table) as socket:
            while answer["is"] == "ack":
                acknowledged = answer["sequence"]
                seat = game.position(socket.at(acknowledged).position).to_act[0]
                move = game.position(socket.at(acknowledged, seat).position).legal(seat)[0]
                message = {"do": "move", "id": f"m{acknowledged}", "seat": seat, "move": move, "at": acknowledged}
                answer = socket.do(**message)
    assert answer["rule"] == "store"
    assert "disk" in answer["text"]
    assert acknowledged > 5
    process.kill()
    process.before = ""
    process.start()
    with browser(process.address) as client:
        client.cookies.update(cookies)
        assert asked(client.get(f"/api/tables/{table}"))["sequence"] == acknowledged
        with socket_of(client, table) as socket:
            socket.at(acknowledged)
            assert socket.do(**message)["is"] == "ack", "sent again, it is made"
    process.close()


def test_another_server_on_the_same_database_loses_nothing(tmp_path):
    """Who inserts first was first; the other one looks again."""
    with running(tmp_path) as one, running(tmp_path) as two, one.client() as client:
        table = open_table(client, GAME)["id"]
        with two.client() as elsewhere:
            elsewhere.cookies.update(client.cookies)
            with socket_of(client, table) as here, socket_of(elsewhere, table) as there:
                here.at(0)
                there.at(0)
                assert here.do(do="move", id="1", seat=0, move=1, at=0)["sequence"] == 1
                answer = there.do(do="move", id="2", seat=1, move=1, at=0)
                assert (answer["is"], answer["rule"]) == ("refused", "store")
            with socket_of(elsewhere, table) as there:
                assert there.at(1)["sequence"] == 1
                assert there.do(do="move", id="2", seat=1, move=1, at=0)["sequence"] == 2


def test_nothing_is_lost_when_the_server_is_killed(tmp_path):
    counted = crash(4, tmp_path)
    assert counted["acknowledged"] > 4
