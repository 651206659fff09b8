"""Who may see what: views, observations and leak tests all derive from the audiences declared in the records."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from .kinds import ArrayOf, Audience, Scalar, SeqOf
from .packing import flatten, refill
from .records import Schema, sequence_schema, to_json, zero

NO_SEAT = -1


@dataclass(frozen=True)
class Sight:
    """Who sees one scalar: everybody, nobody, one seat, or the seats in the mask scalar with the given number."""

    who: str
    seat: int = NO_SEAT
    mask: int = -1
    # For those who turn the table around: the element of the surrounding seats() array, and that array's first scalar.
    block: int = NO_SEAT
    array: int = -1

    def visible(self, flat: list[Any], viewer: int | None) -> bool:
        if self.who == "public":
            return True
        if viewer is None or self.who == "nobody":
            return False
        return viewer == self.seat if self.who == "owner" else bool(flat[self.mask] >> viewer & 1)


@dataclass(frozen=True)
class Place:
    """Where in a seats() array we are: which element, and the number of the array's first scalar."""

    seat: int = NO_SEAT
    array: int = -1


@cache
def sights(schema: Schema) -> tuple[Sight, ...]:
    """One sight for each scalar of the record, in the order of `packing.leaves`."""
    found: list[Sight] = []
    _look(schema, Sight("public"), Place(), found)
    return tuple(found)


def _look(kind: Any, sight: Sight, place: Place, found: list[Sight]) -> None:
    if isinstance(kind, Scalar):
        found.append(Sight(sight.who, sight.seat, sight.mask, place.seat, place.array))
    elif isinstance(kind, ArrayOf):
        for _ in range(kind.size):
            _look(kind.item, sight, place, found)
    else:
        schema = sequence_schema(kind) if isinstance(kind, SeqOf) else kind
        masks = _mask_numbers(schema, len(found))
        for f in schema.fields:
            if not f.audience.seats:
                _look(f.kind, _sight(f.audience, sight, place.seat, masks), place, found)
                continue
            if place.seat != NO_SEAT:
                raise TypeError(f"{schema.name}.{f.name}: an array with seats() inside another one has no clear owner")
            first = len(found)
            for i in range(f.kind.size):
                _look(f.kind.item, _sight(f.audience, sight, i, masks), Place(i, first), found)


def _sight(audience: Audience, around: Sight, seat: int, masks: dict[str, int]) -> Sight:
    if audience.who is None:
        return around
    if audience.who == "owner":
        if seat == NO_SEAT:
            raise TypeError("owner() needs a surrounding array declared with seats()")
        return Sight("owner", seat=seat)
    if audience.who == "known":
        return Sight("known", mask=masks[str(audience.mask)])
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
    schema = sequence_schema(kind) if isinstance(kind, SeqOf) else kind
    return sum(count_scalars(f.kind) for f in schema.fields)


def redact(value: Any, viewer: int | None) -> Any:
    """A copy in which everything that the viewer (a seat, or None for a spectator) may not see is None."""
    flat = flatten(value)
    shown = [x if s.visible(flat, viewer) else None for x, s in zip(flat, sights(value.schema), strict=True)]
    copy = zero(value.schema)
    refill(value.schema, copy, iter(shown))
    return copy


def visible_json(value: Any, viewer: int | None) -> Any:
    return to_json(value.schema, redact(value, viewer))


def hidden_scalars(value: Any, viewer: int | None) -> Iterator[int]:
    """The numbers of the scalars that the viewer may not see."""
    flat = flatten(value)
    for number, sight in enumerate(sights(value.schema)):
        if not sight.visible(flat, viewer):
            yield number
