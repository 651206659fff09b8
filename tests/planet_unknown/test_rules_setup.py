"""Setup, the round, civ cards in turn order: PU-R01 to PU-R12, PU-R60 to PU-R64."""

import pytest

import fiveplanets as fp
from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_unknown.codes import Compartment, Phase
from fiveplanets.games.planet_unknown.rules.board import count_squares
from fiveplanets.games.planet_unknown.rules.storages import compartment_of
from fiveplanets.games.planet_unknown.schema import STACK
from fiveplanets.games.planet_unknown.state import AskKind
from fiveplanets.games.planet_unknown.tables import (
    CORPORATION_IDS,
    DECK,
    EVENT_COLOR,
    EVENT_IDS,
    EVENT_SOLO,
    LEVEL_CARDS,
    PLANET_IDS,
    ROVERS,
    SECTORS,
    SQUARES,
    TILE_SHAPE,
)
from tests.planet_unknown.positions import choices, draw, next_round, paint, planet_squares, storage, take, takes
from tests.support import table as new_table


def scene(players=2, seed=1, **options):
    """A table in its first round, everybody about to take a tile."""
    return play_until(new_table("planet-unknown", players, seed, **options), lambda t: t.state.phase == Phase.TILES)


def play_until(table, reached):
    """The first legal moves of everybody (the end of a turn if possible) until something is true."""
    while not reached(table):
        legal = table.moves(table.to_act[0])
        done = [move for move in legal if move.data["do"] == "done"]
        table.play(table.to_act[0], (done or legal)[0])
    return table


def world(table, seat=0):
    return table.state.worlds[seat]


def do(table, kind, seat=0, **parameters):
    table.play(seat, {"do": kind} | parameters)


@pytest.mark.rule("PU-R01")
def test_everybody_chooses_his_own_sides():
    table = scene(3, planet=["ksb_4156", "petra", "gaia"], corporation=["makeshift", "universal_coalition", "republic"])
    assert [PLANET_IDS[world(table, seat).planet] for seat in range(3)] == ["ksb_4156", "petra", "gaia"]
    boards = [CORPORATION_IDS[world(table, seat).corporation] for seat in range(3)]
    assert boards == ["makeshift", "universal_coalition", "republic"]
    assert PLANET_IDS[world(scene(2)).planet] == "ksb_4156"
    chosen = {world(scene(2, seed, planet="random")).planet for seed in range(30)}
    assert len(chosen) > 5


@pytest.mark.rule("PU-R01")
def test_every_unique_side_exists_once():
    for seed in range(30):
        state = new_table("planet-unknown", 6, seed, planet="random", corporation="random").state
        for boards in ([w.planet for w in state.worlds], [w.corporation for w in state.worlds]):
            assert len(set(boards)) == 6
            assert 0 not in boards  # the start side is no surprise
    mixed = {"planet": ["random", "petra", "ksb_4156"], "corporation": ["random", "random", "makeshift"]}
    seen = set()
    for seed in range(60):
        worlds = new_table("planet-unknown", 3, seed, **mixed).state.worlds
        assert PLANET_IDS[worlds[1].planet] == "petra"
        assert CORPORATION_IDS[worlds[2].corporation] == "makeshift"
        seen.add(PLANET_IDS[worlds[0].planet])
        assert len({w.corporation for w in worlds[:3]}) == 3
    assert seen == set(PLANET_IDS[1:]) - {"petra"}


@pytest.mark.rule("PU-R01")
def test_nobody_gets_a_side_that_another_has_chosen():
    with pytest.raises(fp.SetupError, match="only one planet petra, and players 1 and 3 want it"):
        new_table("planet-unknown", 3, planet=["petra", "gaia", "petra"])
    with pytest.raises(fp.SetupError, match="only one corporation republic"):
        new_table("planet-unknown", 2, corporation="republic")
    new_table("planet-unknown", 2, planet="ksb_4156", corporation="universal_coalition")


@pytest.mark.rule("PU-R02")
@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_life_pods_and_rovers(corporation):
    for planet in PLANET_IDS[:: len(PLANET_IDS) - 1]:
        table = scene(2, corporation=[corporation, "universal_coalition"], planet=[planet, "ksb_4156"])
        assert count_squares(world(table).pods) == 6
        squares = SQUARES[world(table).planet]
        assert all(pods & ~there == 0 for pods, there in zip(world(table).pods, squares, strict=True))
        number = {"universal_coalition": 2, "cosmos_inc": 1, "flux_industries": 2, "horizon_group": 4, "jump_drive": 1}
        assert world(table).supply == number.get(corporation, 1 if corporation == "republic" else 2)
        assert world(table).supply == ROVERS[world(table).corporation]
        assert set(world(table).rovers) == {NOTHING}


@pytest.mark.rule("PU-R03")
def test_pointers_stand_evenly():
    expected = {1: [0], 2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]}
    for players, sectors in expected.items():
        table = scene(players)
        turned = table.state.rotation
        faced = [sector["seat"] for sector in table.view(0)["facts"]["sectors"]]
        assert [(faced.index(seat) + turned) % SECTORS for seat in range(players)] == sectors


@pytest.mark.rule("PU-R04")
def test_civ_cards_in_play():
    for players in range(1, 7):
        state = new_table("planet-unknown", players, seed=players).state
        for level in range(1, 5):
            assert bin(state.civ_stacks & LEVEL_CARDS[level]).count("1") == players + 1
            assert bin(state.civ_box & LEVEL_CARDS[level]).count("1") == 9 - players - 1
    stacks = {new_table("planet-unknown", 2, seed).state.civ_stacks for seed in range(10)}
    assert len(stacks) == 10


@pytest.mark.rule("PU-R05")
def test_objectives_on_the_table():
    for players, cards in ((2, 3), (3, 3), (4, 4), (6, 6)):
        state = scene(players).state
        assert sum(card != NOTHING for card in state.rivalries) == cards
        assert state.deck.n == 28 - cards
    table = new_table("planet-unknown", 1)
    assert world(table).objectives.n == 4
    assert set(table.state.rivalries) == {NOTHING}
    dropped = choices(table, "drop")[1]
    do(table, "drop", **dropped)
    assert world(table).objectives.n == 3
    # Every player takes part in two: seat 0 with seat 1, and with the last seat.
    between = [r["seats"] for r in scene(4).view(0)["facts"]["rivalries"]]
    assert between == [[0, 1], [1, 2], [2, 3], [0, 3]]


@pytest.mark.rule("PU-R06")
def test_inner_ring_and_shuffled_stacks():
    assert {scene(2, seed).state.inner_ring for seed in range(40)} == set(range(6))
    for offset in range(6):
        table = scene(2, inner_ring=offset)
        assert table.state.inner_ring == offset
        for number, sector in enumerate(table.view(0)["facts"]["sectors"]):
            tops = [table.view(0)["state"]["tops"][sector[side]] for side in ("large", "small")]
            assert tops[0].startswith(("Z5", "F5", "S4", "I4", "N5", "U5")[number])
            assert tops[1].startswith(("I3", "T4", "V3", "L4", "I2", "O4")[(number + offset) % 6])
    orders = set()
    for seed in range(5):
        for compartment, stack in enumerate(new_table("planet-unknown", 2, seed).state.stacks):
            assert stack.n == STACK
            assert {TILE_SHAPE[tile] for tile in stack.items} == {compartment}
            assert len(set(stack.items)) == STACK
        orders.add(tuple(stack.items))
    assert len(orders) == 5


@pytest.mark.rule("PU-R07")
def test_order_of_a_round():
    table = new_table("planet-unknown", 3, events=True)
    state = table.state
    first = state.commander
    assert table.to_act == [first]
    assert [m["sectors"] for m in choices(table, "rotate", first)] == [0, 1, 2, 3, 4, 5]
    assert state.event == NOTHING
    before = state.rotation
    do(table, "rotate", first, sectors=2)
    assert (state.rotation - before) % 6 == 2
    assert state.event != NOTHING
    play_until(table, lambda t: t.state.phase == Phase.TILES)
    assert table.to_act == [0, 1, 2]  # all at once
    for seat in (2, 0, 1):
        taken = choices(table, "take", seat)
        do(table, "take", seat, **taken[0])
        assert world(table, seat).hand != NOTHING or world(table, seat).due
    play_until(table, lambda t: t.state.round == 2)
    assert state.commander == (first + 1) % 3


@pytest.mark.rule("PU-R08")
def test_a_tile_that_fits_must_be_taken():
    table = scene(2)
    room = [(1, 6), (1, 7)]  # for a domino only
    paint(table, "civ", *[square for square in planet_squares("ksb_4156") if square not in room])
    seen = set()
    for _ in range(12):
        large, small = (top_tile(table, side) for side in ("large", "small"))
        legal = takes(table)
        assert large[:2] != "I2"
        if small[:2] == "I2":
            assert legal == {"small"}
            with pytest.raises(fp.IllegalMove, match="PU-R08"):
                take(table, "large")
        else:
            assert legal == {"large", "small"}
        seen.add(small[:2])
        table.state.rotation = (table.state.rotation + 1) % 6
    assert "I2" in seen


def top_tile(table, side):
    return storage(table)[side]


@pytest.mark.rule("PU-R09")
def test_the_next_tile_stays_hidden_until_the_round_is_over():
    table = scene(2)
    state = table.state
    take(table, "large")
    sector = compartment_of(state, 0, Compartment.LARGE)
    assert state.tops[sector] == NOTHING
    assert table.view(0)["state"]["tops"][sector] is None
    assert table.view(1)["state"]["stacks"][sector] == [None] * 11
    play_until(table, lambda t: t.state.round == 2)
    assert state.tops[sector] == state.stacks[sector].items[state.stacks[sector].n - 1]


@pytest.mark.rule("PU-R11")
def test_civ_cards_are_chosen_clockwise_from_the_commander():
    table = scene(4)
    state = table.state
    state.commander = 2
    play_until(table, lambda t: len(t.to_act) == 1)
    for seat in range(4):
        for level in range(6):
            world(table, seat).cards_due[level] = 0
    for seat in (0, 1, 3):
        world(table, seat).cards_due[1] = 1
    order = []
    # The medal cards need no further decisions.
    state.civ_stacks |= 1 << 5 | 1 << 6 | 1 << 28
    play_until(table, lambda t: t.state.phase == Phase.CARDS)
    while state.phase == Phase.CARDS and table.to_act:
        (seat,) = table.to_act
        if top_ask(state, seat).kind == AskKind.PICK:
            order.append(seat)
            chosen = next(m for m in choices(table, "pick", seat) if m["card"] in ("6", "7", "29"))
            do(table, "pick", seat, **chosen)
        else:
            do(table, "done", seat)
    assert order == [3, 0, 1]
    assert state.commander == 3  # the token passes only now


@pytest.mark.rule("PU-R11")
def test_a_milestone_reached_by_a_card_is_served_at_once():
    table = scene(2)
    world(table).markers[0] = 5
    table.state.commander = 0
    draw(table, "2")  # one marker two cells
    table.state.civ_stacks = 1 << 5 | 1 << 7  # cards 6 and 8, of the levels 1 and 2
    world(table, 1).cards_due[1] = 1
    do(table, "advance", track="civ")
    play_until(table, lambda t: top_ask(t.state, t.to_act[0]).kind == AskKind.PICK)
    assert table.to_act == [0]
    assert top_ask(table.state, 0).a == 2


@pytest.mark.rule("PU-R11")
def test_milestones_of_the_event_come_before_the_tiles():
    table = scene(2, events=True)
    world(table, 1).markers[0] = 2
    next_round(table, "17")
    for seat in table.to_act:
        do(table, "boost", seat, track="civ")
    assert table.to_act == [1]
    assert table.state.phase == Phase.EVENT_CARDS
    assert {m.data["do"] for m in table.moves(1)} == {"pick"}


@pytest.mark.rule("PU-R12")
def test_an_empty_stack_gives_nothing():
    table = scene(2)
    table.state.civ_stacks &= ~LEVEL_CARDS[3]
    world(table).cards_due[3] = 1
    cards = world(table).cards
    play_until(table, lambda t: t.state.round == 2)
    assert world(table).cards & LEVEL_CARDS[3] == 0
    assert cards == world(table).cards & cards


@pytest.mark.rule("PU-R60")
def test_two_players_turn_by_one_sector():
    table = scene(2)
    rotation = table.state.rotation
    assert rotation == 1
    play_until(table, lambda t: t.state.round == 2)
    assert table.state.rotation == (rotation + 1) % 6
    assert not choices(table, "rotate", 0) + choices(table, "rotate", 1)


@pytest.mark.rule("PU-R61")
def test_private_objectives_with_several_players():
    table = new_table("planet-unknown", 3, private_objectives=True)
    assert table.to_act == [0, 1, 2]
    for seat in range(3):
        assert set(table.state.rivalries) == {NOTHING}  # they are laid out when everybody has chosen
        assert world(table, seat).objectives.n == 2
        assert len(choices(table, "drop", seat)) == 2
        do(table, "drop", seat, **choices(table, "drop", seat)[0])
        assert world(table, seat).objectives.n == 1
    assert sum(card != NOTHING for card in table.state.rivalries) == 3
    assert table.view(0)["state"]["worlds"][1]["objectives"] == [None]
    assert table.view(0)["state"]["worlds"][0]["objectives"] != [None]
    entry = next(entry for entry in table.entries if entry.seat == 1)
    assert table.told_entry(entry, 0)["move"] == {"do": "drop"}


@pytest.mark.rule("PU-R62")
def test_solo():
    assert len({new_table("planet-unknown", 1, seed).state.rotation for seed in range(40)}) == 6
    table = scene(1)
    state = table.state
    assert state.event != NOTHING
    assert world(table).objectives.n >= 2
    rotation = state.rotation
    play_until(table, lambda t: t.state.round == 2 and t.state.phase == Phase.TILES)
    assert state.event != EVENT_IDS.index("15"), "the event turns the station: take another seed"
    assert (state.rotation - rotation) % 6 == 1


@pytest.mark.rule("PU-R63")
@pytest.mark.parametrize(
    ("green", "red", "target"), [(9, 8, 58), (7, 6, 59), (0, 20, 49), (20, 0, 72), (2, 2, 56), (10, 4, 60)]
)
def test_solo_target(green, red, target):
    table = new_table("planet-unknown", 1, green=green, red=red)
    assert table.state.target == target


@pytest.mark.rule("PU-R63")
@pytest.mark.parametrize(
    ("difference", "band"),
    [(-11, 0), (-10, 1), (-6, 1), (-5, 2), (-1, 2), (0, 3), (4, 3), (5, 4), (9, 4), (10, 5), (14, 5), (15, 6)],
)
def test_solo_verdict(difference, band):
    table = scene(1)
    table.state.last_round = True
    play_until(table, lambda t: t.over)
    table.state.target = table.scores[0] - difference
    facts = table.view(0)["facts"]
    assert (facts["difference"], facts["verdict"]) == (difference, band)
    assert table.winners == ([0] if difference >= 0 else [])


@pytest.mark.rule("PU-R64")
def test_event_deck():
    for players in (1, 3):
        for seed in range(8):
            options = {"green": 8, "red": 7} | ({"events": True} if players > 1 else {})
            state = new_table("planet-unknown", players, seed, **options).state
            deck = state.events.items[: state.events.n] + [state.event] * (state.event != NOTHING)
            assert len(deck) == len(set(deck)) == DECK
            assert [sum(1 for card in deck if EVENT_COLOR[card] == color) for color in range(3)] == [8, 5, 7]
            if players > 1:
                assert not any(EVENT_SOLO[card] for card in deck)
    with pytest.raises(fp.SetupError, match="only 16"):
        new_table("planet-unknown", 2, events=True, green=17, red=0)
    with pytest.raises(fp.SetupError, match="only 18"):
        new_table("planet-unknown", 2, events=True, green=0, red=19)
    new_table("planet-unknown", 1, green=20, red=0)
