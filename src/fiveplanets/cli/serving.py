"""`fiveplanets serve` and `fiveplanets play`."""

from __future__ import annotations

import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from contextlib import suppress

from ..core.errors import SetupError
from ..server import pages
from ..server.app import create_app
from ..server.limits import ALONE, Limits
from ..server.running import address_of, default_database, listening, run
from .words import ui_words


def serve(host: str, port: int, database: str | None, lang: str) -> None:
    """Serve tables until interrupted."""
    listener = listening(host, port)
    say = ui_words(lang).say
    print(say("serving", address=address_of(listener)), flush=True)
    if not pages.are_built():
        print(say("no-pages"), flush=True)
    _serve(listener, database, Limits())


def play(database: str | None, lang: str) -> None:
    """A server for this machine, with the browser opened on it."""
    listener = listening("127.0.0.1", 0)
    address = address_of(listener)
    say = ui_words(lang).say
    if not pages.are_built():
        raise SetupError("the pages are not built: run make pages in the checkout, or install the package")
    print(say("open-this", address=address), flush=True)
    threading.Thread(target=_open_browser, args=(address, say("no-browser")), daemon=True).start()
    _serve(listener, database, ALONE)


def _serve(listener: socket.socket, database: str | None, limits: Limits) -> None:
    app = create_app(database or default_database(), limits)
    with suppress(KeyboardInterrupt):  # that is how it ends
        run(app, listener)


def _open_browser(address: str, otherwise: str) -> None:
    """As soon as the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "api/health", timeout=5).close()
            break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    try:
        opened = webbrowser.open(address)
    except webbrowser.Error:
        opened = False
    if not opened:
        print(otherwise, flush=True)
