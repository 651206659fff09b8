"""The reconstructed commander sides are about even, for quick bots."""

import pytest

import fiveplanets as fp
from fiveplanets.arena.balance import balance_report, settings_of, simulated

FEWEST, MOST = 0.85, 1.15  # of an even share of first places: what every side is to have with every number of players


@pytest.mark.xdist_group("planetfall")
@pytest.mark.parametrize("commanders", ["chosen", "with_sides"])
def test_every_side_has_about_an_even_share_of_first_places_with_every_number_of_players(commanders):
    game = fp.game("planetfall")
    settings = settings_of(game, [2, 3, 4, 5, 6], {"commanders": commanders})
    found = balance_report(game, "quick", 1, [simulated(game, setting, "quick", 20_000, 1) for setting in settings])
    (sides,) = (factor["values"] for factor in found["factors"] if factor["name"] == "side")
    shares = {(side["id"], count): share for side in sides for count, share in side["first_by_players"].items()}
    assert len(shares) == 12 * 5
    assert {key: share for key, share in shares.items() if not FEWEST <= share <= MOST} == {}
