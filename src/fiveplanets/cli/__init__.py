"""The command `fiveplanets`. Commands import what they need when they run, so that `--help` is quick."""

import sys


def main() -> None:
    from .app import run

    sys.exit(run(sys.argv[1:]))
