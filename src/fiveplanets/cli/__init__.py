"""The command `fiveplanets`. Commands import what they need when they run, so that `--help` is quick."""

import sys

INTERRUPTED = 130


def main() -> None:
    try:
        from .app import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # while it was still imported; later ones `run` takes care of
        sys.exit(INTERRUPTED)
