"""Setup and the beginning of a round: 5R-01 to 5R-10."""

import pytest

import fiveplanets as fp
from fiveplanets.games.planet_5r.components import ACTIONS, CARD_IDS
from tests.support import play_randomly

from .helpers import bid, new, pick, pour, seen


@pytest.mark.rule("5R-01")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_other_numbers_of_clans_are_refused(players):
    with pytest.raises(fp.SetupError, match="3 to 5 players"):
        fp.game("planet-5r").table(players=players)


@pytest.mark.rule("5R-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_clans_play(players):
    t = new(players)
    play_randomly(t, 1)
    assert t.over
    assert len(t.scores) == players


@pytest.mark.rule("5R-02")
def test_everybody_holds_one_card_of_each_action():
    t = new()
    for seat in range(3):
        assert [m.data for m in t.moves(seat)] == [{"do": "choose", "card": card} for card in ACTIONS]


@pytest.mark.rule("5R-03")
def test_settlements_are_dealt_face_up_and_at_random():
    first = set()
    for seed in range(60):
        t = new(5, seed)
        homes = [clan["settlement"] for clan in seen(t, None)["clans"]]
        assert sorted(homes) == ["S1", "S2", "S3", "S4", "S5"]
        assert [t.state.cards[clan.settlement].owner for clan in t.state.clans] == [0, 1, 2, 3, 4]
        first.add(homes[0])
    assert len(first) == 5


@pytest.mark.rule("5R-04")
def test_five_water_behind_a_screen():
    t = new()
    assert [clan["water"] for clan in seen(t, 1)["clans"][:3]] == [None, 5, None]
    assert [clan["water"] for clan in seen(t, None)["clans"][:3]] == [None, None, None]
    assert [clan["shown_water"] for clan in seen(t, 1)["clans"]] == [None] * 5


@pytest.mark.rule("5R-04", "5R-56")
def test_the_screens_are_lifted_at_the_end():
    """Water decides ties: everybody can check it, and count the points with it."""
    t = new()
    play_randomly(t, 1)
    left = [clan.water for clan in t.state.clans[:3]]
    assert any(left)
    for viewer in (0, 1, 2, None):
        assert [clan["water"] for clan in t.view(viewer)["facts"]["clans"][:3]] == left
        assert t.position.redacted(viewer).standings == t.standings


@pytest.mark.rule("5R-05")
def test_the_supply_gives_however_much_was_taken():
    t = new()
    pour(t, 300, 300, 300)
    pick(t, "mine", "expand", "expand")
    assert t.state.clans[0].water == 304


@pytest.mark.rule("5R-06")
def test_only_the_top_of_the_stack_is_seen():
    t = new()
    for seat in (None, 0, 1, 2):
        shown = seen(t, seat)
        assert CARD_IDS.index(shown["preview"]) == t.state.stack.items[t.state.stack.n - 1]
        assert shown["stack"] == [None] * 14
    first_cards = {new(3, seed).state.market.items[0] for seed in range(200)}
    assert first_cards == set(range(15))


@pytest.mark.rule("5R-07")
@pytest.mark.parametrize("seed", range(5))
def test_fifteen_rounds_and_the_stack_is_empty(seed):
    t = new(4, seed)
    rounds = set()
    while not t.over:
        rounds.add(t.state.round)
        seat = t.to_act[0]
        t.play(seat, t.legal(seat)[0])
    assert rounds == set(range(1, 16))
    assert t.state.stack.n == 0


@pytest.mark.rule("5R-08")
def test_the_top_card_comes_to_the_market_beside_the_stack():
    t = new(4)
    first, second = t.state.market.items[0], t.state.preview
    pick(t, "mine", "mine", "mine", "mine")
    assert t.state.market.items[: t.state.market.n] == [first, second]


@pytest.mark.rule("5R-09")
def test_the_top_of_the_stack_cannot_be_bought():
    t = new()
    pour(t, 9, 5, 5)
    preview = fp.game("planet-5r").moves.data(t.game.moves.base("take") + t.state.preview)
    pick(t, "dig", "mine", "mine")
    bid(t, 7)
    assert [m.data["card"] for m in t.moves(0)] == [f"T{t.state.market.items[0] + 1:02}"]
    with pytest.raises(fp.IllegalMove) as refused:
        t.play(0, preview)
    assert refused.value.rule == "5R-09"


@pytest.mark.rule("5R-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_oldest_card_leaves_a_full_market(players):
    t = new(players)
    order = [t.state.market.items[0], *reversed(t.state.stack.items[: t.state.stack.n])]
    for round_number in range(2, 7):
        pick(t, *["mine" if round_number % 2 else "expand"] * players)
        assert t.state.round == round_number
        shown = order[:round_number]
        assert t.state.market.items[: t.state.market.n] == shown[-(players - 1) :]
        assert t.state.gone.items[: t.state.gone.n] == shown[: -(players - 1)]
