"""A client for programs: take a seat at a table of a server, look, and play. See docs/wire.md for what is said.

    server = Server("http://localhost:8000")
    seat = server.join("QWERTY", name="My bot")
    for position in seat.turns():
        seat.play(position.legal(seat.number)[0])
"""

from .seat import Closed, Seat
from .server import Server, ServerError

__all__ = ["Closed", "Seat", "Server", "ServerError"]
