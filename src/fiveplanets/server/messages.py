"""What a client may say on a socket. Anything else is an error, also one field too many."""

from __future__ import annotations

from typing import Annotated

import msgspec

LARGEST = 4096  # bytes of a message
TEXT_LENGTH = 300

Mark = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=16)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """One thing said."""


class Hello(Message, tag="hello"):
    since: Count = 0


class Move(Message, tag="move"):
    id: Mark
    seat: SeatNumber
    move: Count
    at: Count


class Undo(Message, tag="undo"):
    id: Mark
    seat: SeatNumber


class Say(Message, tag="say"):
    id: Mark
    text: str


class Ping(Message, tag="ping"):
    pass


Said = Hello | Move | Undo | Say | Ping

_decoder = msgspec.json.Decoder(Said)


def read(text: str) -> Said:
    """The message behind a text; msgspec.DecodeError or ValidationError says what is wrong."""
    found: Said = _decoder.decode(text)
    return found
