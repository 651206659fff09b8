"""Water comes from somewhere and goes somewhere: what was told of it accounts for every drop."""

from collections import Counter

from fiveplanets.core.packing import unpack
from fiveplanets.games.planet_5r.events import Event
from tests.support import play_randomly, table


def water(state):
    return [clan.water for clan in state.clans]


def told_changes(story):
    """The change of each seat's water that the events speak of."""
    changes = Counter()
    for what, a, b, c in story:
        if what == Event.GAINED:
            changes[a] += b
        elif what == Event.PAID:
            changes[a] -= b
        elif what == Event.STOLEN:
            changes[a] += c
            changes[b] -= c
    return changes


def test_every_drop_is_told():
    for seed in range(30):
        played = table("planet-5r", 3 + seed % 3, seed)
        play_randomly(played, seed)
        schema = played.state.schema
        states = [unpack(schema, entry.before) for entry in played.entries] + [played.state]
        for entry, before, after in zip(played.entries, states, states[1:], strict=False):
            told = told_changes(entry.story)
            assert water(after) == [had + told[seat] for seat, had in enumerate(water(before))]
