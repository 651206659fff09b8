"""The behaviour of a game changes only on purpose: a playthrough, the order of legal moves, perft, and a signature."""

from tests.common.snapshots import SNAPSHOTS, path_of, text_of


def test_behaviour_is_as_recorded(name):
    for snapshot in SNAPSHOTS:
        path = path_of(name, snapshot)
        recorded = path.read_text("utf-8") if path.exists() else ""
        assert text_of(name, snapshot).splitlines() == recorded.splitlines(), (
            f"{path} differs. If that is meant: `make snapshots GAME={name}`, and raise `version` in game.toml "
            "when the rules behave differently (not when only a text does)"
        )
