"""A server for the tests of a module, and a browser."""

import pytest

from .serving import running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def client(server):
    with server.client() as found:
        yield found


@pytest.fixture
def other(server):
    with server.client() as found:
        yield found
