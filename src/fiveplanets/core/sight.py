"""Who may see what: views, observations and leak tests all derive from the audiences declared in the records."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from .kinds import ArrayOf, Audience, Scalar
from .records import Schema, inside

NO_SEAT = -1


@dataclass(frozen=True)
class Sight:
    """Who sees one scalar: everybody, nobody, one seat, or the seats in the mask scalar with the given number."""

    who: str
    seat: int = NO_SEAT
    mask: int = -1

@cache
def sights(schema: Schema) -> tuple[Sight, ...]:
    """One sight for each scalar of the record, in the order of `packing.leaves`."""
    found: list[Sight] = []
    _look(schema, Sight("public"), NO_SEAT, found)
    return tuple(found)


def _look(kind: Any, sight: Sight, seat: int, found: list[Sight]) -> None:
    if isinstance(kind, Scalar):
        found.append(sight)
    elif isinstance(kind, ArrayOf):
        for _ in range(kind.size):
            _look(kind.item, sight, seat, found)
    else:
        schema = inside(kind)
        masks = _mask_numbers(schema, len(found))
        for f in schema.fields:
            if not f.audience.seats:
                _look(f.kind, _sight(f.audience, sight, seat, masks), seat, found)
                continue
            if seat != NO_SEAT:
                raise TypeError(f"{schema.name}.{f.name}: an array with seats() inside another one has no clear owner")
            for i in range(f.kind.size):
                _look(f.kind.item, _sight(f.audience, sight, i, masks), i, found)


def _sight(audience: Audience, around: Sight, seat: int, masks: dict[str, int]) -> Sight:
    if audience.who is None:
        return around
    if audience.who == "owner":
        if seat == NO_SEAT:
            raise TypeError("owner() needs a surrounding array declared with seats()")
        return Sight("owner", seat=seat)
    if audience.who == "known":
        if audience.mask not in masks:
            raise TypeError(f"known({audience.mask!r}): there is no such field beside it")
        return Sight("known", mask=masks[audience.mask])
    return Sight(audience.who)


def _mask_numbers(schema: Schema, first: int) -> dict[str, int]:
    """The number of each scalar field of this record, so that a mask can be found beside what it guards."""
    numbers = {}
    for f in schema.fields:
        numbers[f.name] = first
        first += count_scalars(f.kind)
    return numbers


@cache
def count_scalars(kind: Any) -> int:
    if isinstance(kind, Scalar):
        return 1
    if isinstance(kind, ArrayOf):
        return kind.size * count_scalars(kind.item)
    return sum(count_scalars(f.kind) for f in inside(kind).fields)


@cache
def _always_hidden(schema: Schema, viewer: int) -> tuple[int, ...]:
    """The scalars that the viewer may not see, whatever the position."""
    found = enumerate(sights(schema))
    return tuple(n for n, s in found if s.who == "nobody" or (s.who == "owner" and s.seat != viewer))


@cache
def _guarded(schema: Schema) -> tuple[tuple[int, int], ...]:
    """The scalars that are guarded by a mask, with the numbers of their masks."""
    return tuple((n, s.mask) for n, s in enumerate(sights(schema)) if s.who == "known")


def hidden_scalars(schema: Schema, flat: list[int], viewer: int | None) -> list[int]:
    """The numbers of the scalars that the viewer (a seat; None or -1 is a spectator) may not see."""
    seat = NO_SEAT if viewer is None else viewer
    hidden = list(_always_hidden(schema, seat))
    hidden += [n for n, mask in _guarded(schema) if seat == NO_SEAT or not flat[mask] >> seat & 1]
    return hidden
