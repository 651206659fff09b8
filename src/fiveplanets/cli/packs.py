"""Component packs: a template to fill in, and what a pack changes."""

from __future__ import annotations

from pathlib import Path

from ..core import registry
from ..core.components import changes, read_pack
from ..core.errors import PackError
from .words import ui_words


def write_template(name: str, path: Path | None, lang: str) -> None:
    path = path or Path(f"{name}-pack.toml")
    text = template(registry.game(name), lang)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise PackError(f"{path} exists already: remove it, or give another name") from None
    except OSError as error:
        raise PackError(f"cannot write {path}: {error.strerror or error}") from None
    print(ui_words(lang).say("pack-written", path=str(path)))


def template(game: registry.Game, lang: str) -> str:
    """The line that makes it a pack, and the game's own components.toml with a # before every line."""
    about = ui_words(lang).say("pack-template", title=game.title[lang])
    components = (game.folder / "components.toml").read_text("utf-8").splitlines()
    lines = [*(f"## {line}" for line in about.splitlines()), f'game = "{game.name}"', ""]
    lines += [f"#{line}" if line else "" for line in components]
    return "\n".join(lines) + "\n"


def print_changes(path: Path, lang: str) -> None:
    words = ui_words(lang)
    pack = read_pack(path)
    game = registry.game(pack.game, pack)  # refuses what does not fit
    changed = list(changes(game.folder, pack))
    print(words.say("pack-fits", path=str(path), title=game.title[lang], count=len(changed)))
    for where, before, after in changed:
        print(f"  {where}: {before} → {after}")
