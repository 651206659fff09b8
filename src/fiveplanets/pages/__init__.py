"""The pages that people play in: what they need of the games, and how they are built.

    python -m fiveplanets.pages            builds the pages into `fiveplanets/pages_built`, where the server finds them
    python -m fiveplanets.pages --data     writes only what the pages need of the games
    python -m fiveplanets.pages --site F   copies them to the folder F too: a static site, which needs no server
    python -m fiveplanets.pages --test     tests them

Nothing is built again that has not changed.
"""

from pathlib import Path

PACKAGE = Path(__file__).parents[1]
WEB = PACKAGE.parents[1] / "web"
GENERATED = WEB / "src" / "generated"
BUILT = PACKAGE / "pages_built"
