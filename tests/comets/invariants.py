"""What is conserved in Comets."""

from fiveplanets.games.comets.components import COMETS, PROBES


def check(state):
    comets = [*state.deck.items[: state.deck.n]]
    for bits in (state.stake, state.lost, *(crew.comets for crew in state.crews)):
        comets += [comet for comet in range(COMETS) if bits >> comet & 1]
    assert sorted(comets) == list(range(COMETS))
    assert state.last == (state.deck.items[0] if state.deck.n else -1)
    for seat, crew in enumerate(state.crews):
        assert (crew.choice >= 0) == bool(state.chosen >> seat & 1)
        assert crew.choice < 0 or crew.hand >> crew.choice & 1
        assert crew.hand < 1 << PROBES
