"""The types of a game for TypeScript, from its description: views, facts, moves, asks and events, by their ids."""

from __future__ import annotations

import re
from typing import Any


def typescript(description: dict[str, Any]) -> str:
    """The text of a declaration file."""
    codes, records = description["codes"], description["layout"]["records"]
    lines = [f"// {description['game']}: made from its records; not edited by hand."]
    lines += [f"export type {_name(code)} = {_values(values)};" for code, values in codes.items()]
    for name, record in records.items():
        if name == "Ask":
            continue  # shown by name, with its words: the union below
        fields = "".join(f"  {f['name']}: {_type(f)};\n" for f in record["fields"])
        lines.append(f"export interface {name} {{\n{fields}}}")
    moves = description["moves"]["kinds"]
    lines.append(_union("Move", "do", {name: kind["parameters"] for name, kind in moves.items()}))
    lines.append(_union("Ask", "ask", {name: ask["words"] for name, ask in description["asks"].items()}, nullable=True))
    events = {name: event["words"] for name, event in description["events"].items()}
    lines.append(_union("GameEvent", "event", events, nullable=True))
    return "\n".join(lines) + "\n"


def _name(code: str) -> str:
    return "".join(part.capitalize() for part in re.split("[_-]", code)) + "Code" * _told_apart(code) + "Id"


def _told_apart(code: str) -> int:
    """How many codes with the same label come before this one: each added an underscore to its name."""
    return len(code) - len(code.rstrip("_"))


def _values(values: Any) -> str:
    if isinstance(values, dict):
        return "number"
    return " | ".join(f"'{value}'" for value in values if value is not None) or "never"


def _type(shape: dict[str, Any]) -> str:
    if "array" in shape or "seq" in shape:
        return f"({_type(shape.get('array') or shape['seq'])})[]"
    if "record" in shape:
        return str(shape["record"])
    hidden = " | null" if shape.get("who", "public") != "public" else ""
    if shape.get("bool"):
        return f"boolean{hidden}"
    if "code" not in shape:
        return f"number{hidden}"
    if shape.get("set"):
        return f"{_name(shape['code'])}[]{hidden}"
    return f"{_name(shape['code'])}{' | null' if shape.get('maybe') else hidden}"


def _union(name: str, tag: str, members: dict[str, dict[str, Any]], nullable: bool = False) -> str:
    """A union of objects that are told apart by their tag."""

    def typed(what: Any) -> str:
        return "number" if isinstance(what, dict) else _name(what) + (" | null" if nullable else "")

    shapes = (
        "{ " + "; ".join([f"{tag}: '{member}'", *(f"{key}: {typed(what)}" for key, what in words.items())]) + " }"
        for member, words in members.items()
    )
    return f"export type {name} =\n  | " + "\n  | ".join(shapes) + ";"
