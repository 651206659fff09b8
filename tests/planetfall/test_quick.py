"""The quick bot: strong enough."""

import pytest

from tests.support import quick_share_of_firsts


@pytest.mark.xdist_group("planetfall")
def test_first_in_most_games_against_three_random_players():
    assert quick_share_of_firsts("planetfall") >= 0.6
