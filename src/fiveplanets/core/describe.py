"""All that is static about a game, as plain data: what a client needs beside the compiled rules."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from .codes import Numbers, bounds_of, label_of, names_of
from .components import components_data
from .kinds import ArrayOf, Scalar, SeqOf
from .moves import Parameter, Span
from .packing import layout_hash, offsets, size
from .records import Field, Schema
from .registry import Game
from .worded import Worded


def describe(game: Game, lang: str) -> dict[str, Any]:
    state, moves = game.module("state"), game.module("moves")
    codes: dict[str, Any] = {}
    layout = {
        "hash": layout_hash(game.root),
        "position": game.root.name,
        "facts": game.facts.name,
        "records": _records([game.root, game.facts], codes),
    }
    words = game.texts(lang)
    return {
        "game": game.name,
        "version": game.version,
        "title": game.title,
        "players": {"min": game.min_players, "max": game.max_players, "recommended": game.players},
        "minutes": game.meta["minutes"],
        "age": game.meta["age"],
        "credits": game.meta["credits"],
        "options": [{"name": o.name, "values": list(o.values), "each_seat": o.each_seat} for o in game.options],
        "pack": game.pack.hash if game.pack else None,
        "components": components_data(game.package),
        "moves": {
            "count": game.move_count,
            "most": game.move_list.size,
            "kinds": {name: _kind(kind, state.AskKind, codes) for name, kind in game.moves.kinds.items()},
            "reasons": list(getattr(moves, "REASONS", ())),
        },
        "search": {"memory": size(game.tree), "levels": game.levels},
        "asks": _worded(state.AskKind, codes),
        "events": _worded(game.module("events").Event, codes),
        "layout": layout,
        "codes": codes,
        "texts": {"lang": lang, "messages": words.sources, "names": words.names},
    }


def _code(code: Any, codes: dict[str, Any]) -> str:
    """The name of a code, which is described once. Codes that share a label but not their ids are told apart."""
    name = label_of(code)
    entry: Any = {"low": code.low, "high": code.high} if issubclass(code, Numbers) else _ids(code)
    while name in codes and codes[name] != entry:
        name += "_"
    codes[name] = entry
    return name


def _ids(code: Any) -> list[str | None]:
    """The ids by number; null for a number that no value has."""
    names = names_of(code)
    return [names.get(number) for number in range(bounds_of(code)[1] + 1)]


def _kind(kind: Any, ask_kinds: type[IntEnum], codes: dict[str, Any]) -> dict[str, Any]:
    return {
        "base": kind.base,
        "count": kind.count,
        "asks": [ask_kinds(number).name.lower() for number in kind.asks],
        "when": kind.when,
        "refused": kind.refused,
        "secret": kind.secret,
        "parameters": {name: _parameter(p, codes) for name, p in kind.parameters.items()},
    }


def _parameter(parameter: Parameter, codes: dict[str, Any]) -> Any:
    if isinstance(parameter.what, Span):
        return {"low": parameter.what.low, "high": parameter.what.high}
    return _code(parameter.what, codes)


def _worded(kinds: type[Worded], codes: dict[str, Any]) -> dict[str, Any]:
    """Asks or events by name: their numbers, and the codes of their words."""
    return {
        member.id: {"number": int(member), "words": {key: _code(code, codes) for key, code in member.words.items()}}
        for member in kinds
    }


def _records(roots: list[Schema], codes: dict[str, Any]) -> dict[str, Any]:
    """The layout of every record that is part of these."""
    found: dict[str, Any] = {}

    def visit(schema: Schema) -> None:
        if schema.name not in found:
            found[schema.name] = entry = {"size": size(schema), "fields": []}
            begins = offsets(schema)[0]
            entry["fields"] = [_field(f, at, codes, visit) for f, at in zip(schema.fields, begins, strict=True)]

    for root in roots:
        visit(root)
    return found


def _field(field: Field, at: int, codes: dict[str, Any], visit: Any) -> dict[str, Any]:
    audience = {key: value for key, value in (("who", field.audience.who), ("mask", field.audience.mask)) if value}
    seats = {"seats": True} if field.audience.seats else {}
    return {"name": field.name, "at": at} | _shape(field.kind, codes, visit) | audience | seats


def _shape(kind: Any, codes: dict[str, Any], visit: Any) -> dict[str, Any]:
    if isinstance(kind, ArrayOf):
        return {"array": _shape(kind.item, codes, visit), "count": kind.size, "step": size(kind.item)}
    if isinstance(kind, SeqOf):
        items = ArrayOf(kind.item, kind.size)
        length = {"type": kind.length.letter, "at": size(kind) - _tail(kind)}
        return {"seq": _shape(kind.item, codes, visit), "most": items.size, "step": size(kind.item), "length": length}
    if isinstance(kind, Scalar):
        found: dict[str, Any] = {"type": kind.letter, "low": kind.low, "high": kind.high}
        if kind.boolean:
            found["bool"] = True
        if kind.code is not None:
            found["code"] = _code(kind.code, codes)
            found |= {"set": True} if kind.members else {"maybe": True} if kind.maybe else {}
        return found
    visit(kind)
    return {"record": kind.name}


def _tail(kind: SeqOf) -> int:
    """How far before its end a sequence keeps its length."""
    from .records import inside

    return size(kind) - offsets(inside(kind))[0][1]
