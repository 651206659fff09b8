import argparse
import sys
from pathlib import Path

from ..core.errors import FivePlanetsError
from .build import build, data, site


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m fiveplanets.pages", description="Builds the pages for browsers.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--data", action="store_true", help="write only what the pages need of the games")
    choice.add_argument("--site", type=Path, metavar="FOLDER", help="copy the pages there, as a static site")
    choice.add_argument("--play", action="store_true", help="then open them in a browser, as `fiveplanets play` does")
    choice.add_argument("--test", action="store_true", help="test the pages")
    choice.add_argument("--screenshots", action="store_true", help="pictures of every question of every game")
    chosen = parser.parse_args()
    try:
        if chosen.test:
            from .testing import test

            return test()
        if chosen.screenshots:
            from .testing import screenshots

            return screenshots()
        if chosen.data:
            data()
        elif chosen.site:
            site(chosen.site)
        else:
            build()
        if chosen.play:  # in this process: a second one would take its time to start
            from ..cli import main as command

            sys.argv[1:] = ["play"]
            command()
    except FivePlanetsError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


sys.exit(main())
