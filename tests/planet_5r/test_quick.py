"""The quick bot's strength."""

import pytest

from tests.support import quick_share_of_firsts


@pytest.mark.xdist_group("planet-5r")
def test_the_quick_bot_beats_three_random_players():
    share = quick_share_of_firsts("planet-5r")
    assert share >= 0.6, f"first in {share:.0%} of the games; 25 % would be chance"
