"""Component files and the packs that correct them.

`components.toml` holds every card, tile and board of a game, as sections of ids of fields; the game describes its
shape with msgspec structs and loads it with `load_components(__package__, Shape)`. A pack is a TOML file in which
`game` names the game, and `[section.id]` tables replace fields of the components they name.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, TypeVar

from .errors import PackError

T = TypeVar("T")

# What the shapes of all games share.
SourceName = Literal["rulebook", "published", "reconstruction"]  # where it is known from
_WORD = r"[\w.,:;!?'’‘\"“”„«»()/&+№…–—-]+"
PLAIN_NAME = rf"\A{_WORD}( {_WORD})*\Z"  # what a component may be called, in any text and on any screen
NAME_IN_WORDS = "letters, digits and common signs, in words with one space between them"  # the same to read

# What a file may say at all. No component comes near, and what reads on would break: Python's numbers, JSON's nesting.
DEEPEST = 12  # tables and lists within one another
LARGEST = 2**63


@dataclass(frozen=True)
class Pack:
    """What a pack overrides. `data` is stored with every table that uses it."""

    game: str
    data: dict[str, Any]

    def __post_init__(self) -> None:
        for flaw in _flaws(self.data):
            raise PackError(f"pack for {self.game}: {flaw}")

    @property
    def hash(self) -> str:
        return hashlib.sha256(json.dumps(self.data, sort_keys=True, default=str).encode()).hexdigest()[:16]


def _flaws(data: Any, path: tuple[str, ...] = ()) -> Iterator[str]:
    """What can stand in a file, but in no pack."""
    if isinstance(data, int) and not -LARGEST <= data < LARGEST:
        yield f"{_place(path)}: a number of more than 64 bits"
    if isinstance(data, dict | list):
        if len(path) == DEEPEST:
            yield f"{_place(path)}: more than {DEEPEST} tables and lists within one another"
            return
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            if not str(key).isprintable():
                yield f"{_place((*path, repr(key)))}: no section, id or field is called so"
            yield from _flaws(value, (*path, str(key)))


def _place(path: tuple[str, ...]) -> str:
    """As complaints name it: section and id, and then the field."""
    return ", ".join(".".join(part) for part in (path[:2], path[2:]) if part)


_packs: dict[str, Pack] = {}  # by the package that was loaded with it


def read_pack(path: str | Path) -> Pack:
    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise PackError(f"pack {path}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise PackError(f"pack {path}: not a TOML file: {error}") from None
    return parse_pack(text, str(path))


def parse_pack(text: str, path: str = "file") -> Pack:
    """The pack that a TOML file's text describes; complaints name its path."""
    try:
        data = tomllib.loads(text.removeprefix("\ufeff"))  # some editors begin files with this mark
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"pack {path}: not a TOML file: {error}") from None
    except ValueError:  # Python reads no number of more than some thousand digits
        raise PackError(f"pack {path}: a number in it has too many digits") from None
    except RecursionError:
        raise PackError(f"pack {path}: nested too deeply; a pack has sections, ids and fields") from None
    game = data.pop("game", None)
    if not isinstance(game, str) or not game.isprintable():
        raise PackError(f'pack {path}: say which game it is for, e.g. game = "planet-5r"')
    return Pack(game, data)


def changes(folder: Path, pack: Pack) -> Iterator[tuple[str, str, str]]:
    """Section, id and field; what it says without the pack and with it."""
    plain = plain_components(folder)
    for section, entries in pack.data.items():
        for key, fields in entries.items():
            before = plain[section][key]
            if not isinstance(fields, dict) or not isinstance(before, dict):
                fields, before = {"": fields}, {"": before}
            for field, value in fields.items():
                if value != before.get(field):
                    yield ".".join(filter(None, (section, key, field))), _short(before.get(field)), _short(value)


def _short(value: Any) -> str:
    return "–" if value is None else json.dumps(value, ensure_ascii=False, default=str)


def load_package(package: str, pack: Pack | None) -> str:
    """Import a game's package; with a pack, a second copy of it under another name. Returns the package's name.

    Rules read components into constant tables when they are imported, and compilers freeze these, so a table with a
    pack needs modules of its own.
    """
    original = importlib.import_module(package)
    if pack is None:
        return package
    alias = f"{package}__{pack.hash}"
    if alias not in sys.modules:
        folder = Path(str(original.__file__)).parent
        spec = spec_from_file_location(alias, folder / "__init__.py", submodule_search_locations=[str(folder)])
        assert spec is not None
        assert spec.loader is not None
        copy: ModuleType = module_from_spec(spec)
        sys.modules[alias] = copy
        _packs[alias] = pack
        spec.loader.exec_module(copy)
    return alias


def load_components(package: str, shape: type[T]) -> T:
    """The components of a game (given as the `__package__` of its modules), with its pack laid over them."""
    import msgspec

    folder = package_folder(package)
    data = components_data(package)
    pack = _packs.get(package)
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        if pack is None:
            raise ValueError(f"{folder}: {error}") from None
        raise PackError(_complaint(folder, pack, shape, error)) from None


def package_folder(package: str) -> Path:
    return Path(str(sys.modules[package].__file__)).parent


def components_data(package: str) -> dict[str, Any]:
    """What a game's components.toml says, with the pack laid over it that the package was loaded with."""
    data = plain_components(package_folder(package))
    pack = _packs.get(package)
    if pack is not None:
        _lay_over(data, pack.data)
    return data


def plain_components(folder: Path) -> dict[str, Any]:
    """What a game's components.toml says."""
    return tomllib.loads((folder / "components.toml").read_text("utf-8"))


def _lay_over(data: dict[str, Any], changes: dict[str, Any]) -> None:
    """`components.toml` is sections of ids of fields; a pack replaces whole fields of what is there."""
    for section, entries in changes.items():
        if section not in data:
            raise PackError(f"pack: no section {section!r}; there are {' '.join(data)}")
        if not isinstance(entries, dict) or not isinstance(data[section], dict):
            raise PackError(f"pack: {section} must be a table of components by id")
        for key, fields in entries.items():
            if key not in data[section]:
                raise PackError(f"pack: {section} has no {key!r}; there are {' '.join(data[section])}")
            if isinstance(data[section][key], dict) and isinstance(fields, dict):
                data[section][key].update(fields)
            else:
                data[section][key] = fields


def _complaint(folder: Path, pack: Pack, shape: type, error: Exception) -> str:
    """What is wrong with a pack, and where: section, id and field.

    msgspec names no keys of dicts, so each component is laid over the plain ones by itself to find the wrong one.
    """
    import msgspec

    for section, entries in pack.data.items():
        for key, fields in entries.items():
            data = plain_components(folder)
            _lay_over(data, {section: {key: fields}})
            try:
                msgspec.convert(data, shape)
            except msgspec.ValidationError as found:
                what, _, path = str(found).partition(" - at `$")
                what = what.replace(f"`str` matching regex {PLAIN_NAME!r}", NAME_IN_WORDS)
                inside = re.sub(r"^\.[^.\[]+(\[\.\.\.\]|\.[^.\[`]+)?", "", path.rstrip("`")).lstrip(".")
                field = inside.partition("[...]")[0]
                return f"pack for {pack.game}: {_place((section, key, *filter(None, [field])))}: {what}"
    return f"pack for {pack.game}: {error}"
