"""The reconstructed commander sides are about even, for quick bots."""

import numpy as np
import pytest
from benchmarks.planetfall_balance import FEWEST, MOST, played, shares

import fiveplanets as fp


@pytest.mark.xdist_group("planetfall")
def test_every_side_has_about_an_even_share_of_first_places_with_every_number_of_players():
    plays = np.concatenate([played(fp.game("planetfall"), players) for players in range(2, 7)])
    found = {(int(side), int(players)): round(share, 2) for side, players, share, _ in shares(plays)}
    assert len(found) == 12 * 5
    assert {key: share for key, share in found.items() if not FEWEST <= share <= MOST} == {}
