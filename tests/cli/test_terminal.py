"""At a real (pseudo) terminal: colours, clearing, keys, Ctrl-C, and whole games on a small screen."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

import fiveplanets as fp
from fiveplanets.cli.keyboard import Keyboard, wait_for_a_line

from .running import first_move
from .terminal import PATIENCE, PROMPT, Terminal

GAME = ("table", "planet-5r", "--seed", "5")
PAGE_DOWN, UP = "\x1b[6~", "\x1b[A"


def test_colours_and_a_clear_screen():
    terminal = Terminal(*GAME)
    first = terminal.wait_for(PROMPT)
    assert "\x1b[2J" in first
    assert "\x1b[1;36m" in first
    terminal.type("q\r")
    assert "not saved" in terminal.wait_for("not saved")
    assert terminal.end() == 0


def test_no_color_leaves_only_the_clearing():
    terminal = Terminal(*GAME, NO_COLOR="1")
    first = terminal.wait_for(PROMPT)
    assert "\x1b[2J" in first
    assert "\x1b[1" not in first
    assert "\x1b[3" not in first
    terminal.type("q\r")
    assert terminal.end() == 0


def test_a_hand_over_clears_what_can_be_scrolled_back_to():
    terminal = Terminal(*GAME, "--bots", "none")
    assert "\x1b[3J" in terminal.wait_for("Press Enter.")
    terminal.type("\rq\r")  # typed ahead
    terminal.wait_for("not saved")
    assert terminal.end() == 0


# --- keys


def test_lines_can_be_edited_and_come_again():
    terminal = Terminal(*GAME)
    terminal.screen()
    terminal.type("gopher\x1b[D\x1b[Dxyzzy\r")  # two letters back, then in between
    assert any(line.startswith("gophxyzzyer: not one") for line in terminal.screen())
    terminal.type(f"{UP}!\r")
    assert any(line.startswith("gophxyzzyer!: not one") for line in terminal.screen())
    terminal.type("q\r")
    assert terminal.end() == 0


def test_the_next_player_cannot_bring_back_what_was_typed():
    terminal = Terminal(*GAME, "--bots", "none")
    terminal.wait_for("Press Enter.")
    terminal.type("\r")
    terminal.screen()
    terminal.type("b\r")
    terminal.wait_for("Press Enter.")
    terminal.type("\r")
    terminal.screen()
    terminal.type(f"{UP}!\r")
    assert "!: not one of the choices. Type what stands before a choice, or ? for help." in terminal.screen()
    terminal.type("q\r")
    assert terminal.end() == 0


def test_page_down_turns_the_page_of_the_table():
    terminal = Terminal(*GAME, columns=80, rows=24)
    assert any("table 1 of 2" in line for line in terminal.screen())
    terminal.type(PAGE_DOWN)
    assert any("table 2 of 2" in line for line in terminal.screen())
    terminal.type("<\r")
    assert any("table 1 of 2" in line for line in terminal.screen())
    terminal.type("q\r")
    assert terminal.end() == 0


@pytest.mark.parametrize("stop", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_save_and_leave(stop: str, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    terminal = Terminal(*GAME, "--save", str(path))
    terminal.screen()
    terminal.type("b\r")
    terminal.screen()
    terminal.type(stop)
    rest = terminal.wait_for("Saved: ")
    assert "Goodbye." in rest
    assert "Traceback" not in rest + terminal.out
    assert terminal.end() == 0
    assert fp.load(path).entries[0].move == 1


def test_ctrl_c_is_a_key_at_the_prompt():
    """A signal that comes between the prompt and the reading would be noted and then slept through."""
    terminal = Terminal(*GAME)
    terminal.screen()
    local_modes = termios.tcgetattr(terminal.keyboard)[3]
    assert not local_modes & termios.ISIG
    terminal.type("\x03")
    terminal.wait_for("Goodbye.")
    assert terminal.end() == 0


def test_ctrl_c_while_the_prompt_ends():
    """Between an Enter and the next prompt the terminal makes a signal of Ctrl-C again."""

    def type_ctrl_c(app: Application[str]) -> None:
        if app.is_done:
            signal.raise_signal(signal.SIGINT)

    with create_pipe_input() as keys:
        keyboard = Keyboard()
        keyboard.interactive = True
        keyboard._session = PromptSession(input=keys, output=DummyOutput())
        keyboard._session.app.after_render += type_ctrl_c
        keys.send_text("b\r")
        with pytest.raises(KeyboardInterrupt):
            keyboard.read()


def test_a_plain_line_is_not_waited_for_after_a_signal(monkeypatch: pytest.MonkeyPatch):
    """A signal was caught just before the waiting began: that is seen by what it wrote into the pipe."""
    quiet, _other_end = os.openpty()
    real_select = select.select

    def after_a_signal(files, *_rest):
        noted_in = signal.set_wakeup_fd(-1)
        signal.set_wakeup_fd(noted_in)
        os.write(noted_in, bytes([signal.SIGINT]))
        ready.extend(real_select(files, [], [], PATIENCE)[0])

    ready: list[int] = []
    monkeypatch.setattr("sys.stdin", os.fdopen(quiet))
    monkeypatch.setattr("select.select", after_a_signal)
    wait_for_a_line()
    assert len(ready) == 1
    assert ready != [sys.stdin]
    assert signal.set_wakeup_fd(-1) == -1  # as it was before


def test_ctrl_c_without_line_editing():
    """At a terminal that can do nothing, and in `fiveplanets table … | tee log`."""
    terminal = Terminal(*GAME, TERM="dumb")
    terminal.wait_for(PROMPT)
    terminal.type("\x03")
    terminal.wait_for("Goodbye.")
    assert terminal.end() == 0


STARTING = """
import signal, sys

class CtrlC:
    def find_spec(self, name, path=None, target=None):
        if name == "{module}":
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, CtrlC())
sys.argv[1:] = {arguments}
from fiveplanets.cli import main
main()
"""


@pytest.mark.parametrize(
    ("module", "arguments"),
    [("fiveplanets.cli.app", []), ("typer", []), ("fiveplanets.cli.opening", [*GAME]), ("rich", ["games"])],
)
def test_ctrl_c_while_the_program_starts(module: str, arguments: list[str]):
    program = STARTING.format(module=module, arguments=arguments)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr in ("", "Error: interrupted\n")


def test_a_killed_game_can_be_resumed(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    terminal = Terminal(*GAME, "--save", str(path))
    terminal.screen()
    terminal.type("b\r")
    terminal.screen()
    terminal.process.kill()
    terminal.end()
    assert fp.load(path).entries[0].move == 1


# --- whole games


@pytest.mark.parametrize(
    ("name", "lang"), [(name, lang) for name, lang in zip(fp.games(), ["en", "ru"] * 3, strict=False)]
)
def test_a_whole_game_on_a_small_screen(name: str, lang: str, tmp_path: Path):
    """By keyboard at 80 times 24, the first choice each time: everything fits, and the question is always seen."""
    path = tmp_path / "game.jsonl"
    command = ("table", name, "--seed", "5", "--lang", lang, "--save", str(path))
    terminal = Terminal(*command, columns=80, rows=24, NO_COLOR="1")
    questions = 0
    while True:
        screen = terminal.screen()
        text = "\n".join(screen)
        assert "Traceback" not in text
        if terminal.ended:
            break
        assert len(screen) <= terminal.rows, text
        assert max(map(len, screen)) <= terminal.columns, text
        paging = screen[-1] != f"{PROMPT}"
        assert paging or any(line.startswith(("Player 1: ", "Игрок 1: ")) for line in screen), text
        terminal.type("\r" if paging else f"{first_move(text)}\r")
        questions += 1
    assert terminal.end() == 0
    assert questions > 20
    assert fp.load(path).over
    assert "Final scores" in text or "Итоговый счёт" in text
