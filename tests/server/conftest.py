"""A server for the tests of a module, and a browser."""

import shutil

import pytest

from .serving import fast_folder, running


@pytest.fixture(scope="module")
def server():
    folder = fast_folder()
    with running(folder) as found:
        yield found
    shutil.rmtree(folder)


@pytest.fixture
def client(server):
    with server.client() as found:
        yield found


@pytest.fixture
def other(server):
    with server.client() as found:
        yield found
