"""Discovery, income, explorations, migration."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planetfall.components import PLANET
from fiveplanets.games.planetfall.events import Event
from fiveplanets.games.planetfall.shapes import LEVEL_IDS
from fiveplanets.games.planetfall.state import CELL, FIRST_SPOT, LEVEL, AskKind, Phase
from tests.planetfall.positions import (
    SIDES_A,
    asked_of,
    finish_exploration,
    hold,
    lay_out,
    next_round,
    open_cards,
    order,
    pass_by,
    plain,
    set_tracks,
    ship_to,
    started,
    tracks,
    with_effects,
)


@pytest.mark.rule("PF-09", "PF-43")
def test_seven_rounds_of_two_explorations():
    game = plain(3)
    seen = []
    while not game.over:
        if (game.state.round, game.state.exploration) not in seen:
            seen.append((game.state.round, game.state.exploration))
        pass_by(game, game.to_act[0])
    assert seen == [(planet, exploration) for planet in range(1, 8) for exploration in (1, 2)]
    assert game.state.phase == Phase.OVER
    told = [event[0] for entry in game.entries for event in entry.story]
    assert told.count(Event.PLANET) == 7  # the first one when the last commander was picked
    assert told.count(Event.LEFT) == 6  # no migration in the last round


@pytest.mark.rule("PF-10", "PF-11")
@pytest.mark.parametrize(
    ("players", "cards", "rest"),
    [(2, [4, 3, 2], 5), (3, [4, 3, 2], 5), (4, [5, 4, 3], 2), (5, [5, 4, 3], 2), (6, [5, 4, 3], 2)],
)
def test_discovery(players, cards, rest):
    game = plain(players)
    for planet in range(1, 8):
        open_spots = [spot for spot, card in enumerate(game.state.open) if card != NOTHING]
        assert [sum(1 for spot in open_spots if LEVEL[spot] == level) for level in range(3)] == cards
        assert all(PLANET[card] == planet for card in open_cards(game))
        assert game.state.decks[planet - 1].n == rest
        next_round(game)


@pytest.mark.rule("PF-12")
def test_no_income_in_round_1_but_for_one_commander():
    """The commander whose ability works in the income phase of round 1 is asked where to put the restrain token."""
    game = started("syndicate_b", "dvar_a")
    assert asked_of(game, 0) == AskKind.RESTRAIN
    others = started(*SIDES_A)
    assert asked_of(others, 0) == AskKind.EXPLORE
    for seat in range(6):
        side = others.game.module("components").COMPONENTS.sides[SIDES_A[seat]]
        assert tuple(others.state.empires[seat].track) == side.start.by_resource()


@pytest.mark.rule("PF-13")
def test_income_of_sectors_technologies_and_commander():
    game = with_effects([{"kind": "income", "gain": {"energy": 2, "strength": 1}}])
    hold(game, 0, ("dry_reactor_pit", "annex"), ("geothermal_vent", "annex"), "energy_development", "sector_automation")
    set_tracks(game, 0, strength=0, energy=0)
    next_round(game)
    # sectors 2 + 2, technologies 1 + 1 for each of two sectors, commander 2 energy and 1 strength
    assert tracks(game, 0)["energy"] == 4 + 1 + 2 + 2
    assert tracks(game, 0)["strength"] == 1
    amounts = [event[2] for event in game.entries[-1].story if event[0] == Event.GAINED and event[1] == 0]
    assert amounts == [2, 2, 1, 2, 1, 2]  # in this order; the commander's strength before the energy


@pytest.mark.rule("PF-14")
def test_ships_are_placed_in_track_order_on_cards_or_cells():
    game = started("dvar_a", "syndicate_a", "amazon_a")
    lay_out(game, I=["settlers_stash"])
    placed = []
    for where in ("II", "settlers_stash", "I"):
        placed += game.to_act
        game.play(game.to_act[0], ship_to(where))
    assert placed == [1, 2, 0]
    with pytest.raises(fp.IllegalMove) as refused:
        game.play(1, {"do": "explore", "card": "roy_2"})
    assert refused.value.rule == "PF-14"


@pytest.mark.rule("PF-15")
def test_an_occupied_card_or_cell_cannot_be_chosen():
    game = plain(3)
    lay_out(game, I=["settlers_stash"])
    game.play(0, {"do": "explore", "card": "settlers_stash"})
    game.play(1, {"do": "operate", "level": "II"})
    for move in ({"do": "explore", "card": "settlers_stash"}, {"do": "operate", "level": "II"}):
        with pytest.raises(fp.IllegalMove) as refused:
            game.play(2, move)
        assert refused.value.rule == "PF-15"


@pytest.mark.rule("PF-16")
def test_only_what_can_be_paid_can_be_chosen():
    game = plain()
    lay_out(game, I=["roy_2", "spaceport_1", "energy_development", "settlers_stash"])
    set_tracks(game, 0, experience=1, strength=3, energy=4)
    for card in ("roy_2", "spaceport_1", "energy_development"):
        with pytest.raises(fp.IllegalMove) as refused:
            game.play(0, {"do": "explore", "card": card})
        assert refused.value.rule == "PF-16"
    assert [move.data for move in game.moves(0)] == [
        {"do": "explore", "card": "settlers_stash"},
        *({"do": "operate", "level": level} for level in LEVEL_IDS),
    ]
    set_tracks(game, 0, strength=4, energy=5)
    assert len(game.moves(0)) == 7


@pytest.mark.rule("PF-17")
def test_ships_act_by_level_then_from_left_to_right_then_the_cell():
    game = plain(6)
    lay_out(game, I=["settlers_stash", "smuggler_hold"], II=["convoy_wreck"], III=["crystal_grotto"])
    places = ["III", "crystal_grotto", "I", "convoy_wreck", "smuggler_hold", "settlers_stash"]
    before = [tracks(game, seat) for seat in range(6)]
    acted = []
    for seat, where in enumerate(places):
        assert [tracks(game, other) for other in range(6)] == before  # nobody acts before all ships are placed
        game.play(seat, ship_to(where))
    while game.state.exploration == 1:
        pass_by(game, game.to_act[0])
    for entry in game.entries:
        acted += [event[1] for event in entry.story if event[0] in (Event.TOOK, Event.EXCHANGES)]
    assert acted == [5, 4, 2, 3, 1, 0]
    assert order(game) == acted


@pytest.mark.rule("PF-20")
def test_who_can_choose_nothing_skips():
    game = plain(4)
    lay_out(game, I=["roy_2"])
    for seat in range(4):
        set_tracks(game, seat, strength=0, energy=0)
    for level in LEVEL_IDS:
        game.play(game.to_act[0], {"do": "operate", "level": level})
    # Seat 3 found nothing: its ship went to the topmost free place at once, and the others have begun to act.
    assert [event[0] for event in game.entries[-1].story][:3] == [Event.OPERATES, Event.SKIPPED, Event.PLACED]
    assert order(game)[0] == 3
    finish_exploration(game)
    assert order(game) == [3, 0, 1, 2]


@pytest.mark.rule("PF-20")
def test_nobody_may_skip_by_choice():
    kinds = plain().game.moves.kinds
    assert set(kinds) == {
        "choose", "restrain", "restrain_nothing", "explore", "operate", "take", "replace",
        "exchange_points", "exchange_experience", "exchange_strength",
    }  # fmt: skip


@pytest.mark.rule("PF-21")
def test_one_commander_always_takes_the_last_place():
    game = started("syndicate_b", "amazon_a", "dvar_a", "kirko_a")
    game.play(0, {"do": "restrain_nothing"})
    assert order(game)[3] == 0
    lay_out(game, I=["settlers_stash"], II=["smuggler_hold"])
    for seat, where in ((1, "III"), (2, "II"), (3, "I")):
        game.play(seat, {"do": "operate", "level": where})
    game.play(0, {"do": "explore", "card": "settlers_stash"})  # acts first of all
    assert order(game) == [NOTHING, NOTHING, NOTHING, 0]
    finish_exploration(game)
    assert order(game) == [3, 2, 1, 0]


@pytest.mark.rule("PF-21")
def test_the_last_place_is_taken_when_skipping_too():
    game = started("syndicate_b", "amazon_a", "dvar_a", "kirko_a")
    game.play(0, {"do": "restrain_nothing"})
    lay_out(game)
    for level in LEVEL_IDS:
        game.play(game.to_act[0], {"do": "operate", "level": level})
    assert order(game) == [NOTHING, NOTHING, NOTHING, 0]  # without the ability it would be the first place


@pytest.mark.rule("PF-22")
def test_the_second_exploration_in_the_new_order_with_what_is_left():
    game = plain(2)
    lay_out(game, I=["settlers_stash", "smuggler_hold"], II=["convoy_wreck"])
    game.play(0, {"do": "explore", "card": "convoy_wreck"})
    game.play(1, {"do": "explore", "card": "settlers_stash"})
    assert (game.state.exploration, game.to_act) == (2, [1])
    assert open_cards(game) == [game.state.open[FIRST_SPOT[0] + 1]]
    assert {"do": "explore", "card": "smuggler_hold"} in [move.data for move in game.moves(1)]


@pytest.mark.rule("PF-23")
def test_cards_that_nobody_took_leave_the_game():
    game = plain(2)
    before = open_cards(game)
    next_round(game)
    after = open_cards(game)
    assert len(before) == len(after) == 9
    assert all(PLANET[card] == 2 for card in after)
    assert all(game.state.ships[cell] == NOTHING for cell in CELL)
