"""Many games at once: arrays in, arrays out, and clear errors for what does not fit."""

import numpy as np
import pytest

import fiveplanets as fp
from fiveplanets.core.derived import columns
from fiveplanets.core.engines import wasm

TABLES = 5
needs_node = pytest.mark.skipif(not wasm.is_here(), reason="no Node on this machine")


@pytest.fixture(params=["cpu", pytest.param("wasm", marks=needs_node)])
def device(request):
    return request.param


@pytest.fixture
def sim(comets, device):
    return comets.simulator(players=3, tables=TABLES, device=device, threads=2)


def host(values):
    return np.asarray(values)


def legal_moves(sim, chooser):
    return [chooser.choice(np.flatnonzero(row)) if row.any() else 0 for row in host(sim.legal_mask())]


# --- dealing


def test_seeds_make_the_games(sim):
    first = sim.fingerprints().tolist()
    assert len(set(first)) == TABLES
    sim.reset([4, 3, 2, 1, 0])
    assert sim.fingerprints().tolist() == first[::-1]


def test_tables_are_dealt_as_positions_are(comets, sim):
    sim.reset([7, 8, 9, 10, 2**62])
    expected = [comets.position(players=3, seed=seed) for seed in (7, 8, 9, 10, 2**62)]
    assert sim.fingerprints().tolist() == [position.fingerprint for position in expected]
    assert [sim.position(table) for table in range(TABLES)] == expected
    assert [bytes(row) for row in host(sim.packed())] == [bytes(position) for position in expected]


def test_options_are_dealt(comets, device):
    options = {"die": False, "first": ["given", "kept"]}
    sim = comets.simulator(2, 3, device=device, options=options)
    assert sim.position(1) == comets.position(players=2, seed=1, options=options)
    assert sim.options == {"die": False, "first": ["given", "kept"]}


def test_some_tables_are_dealt_anew(sim):
    start = sim.fingerprints().tolist()
    sim.random_playouts()
    over = sim.fingerprints().tolist()
    where = np.array([True, False, True, False, False])
    sim.reset(where=where)
    assert sim.fingerprints().tolist() == [start[i] if where[i] else over[i] for i in range(TABLES)]
    sim.reset(np.arange(TABLES) + 100, where=np.array([0, 1, 0, 0, 0]))
    assert sim.fingerprints()[1] not in (start[1], over[1])
    assert sim.fingerprints()[3] == over[3]


@pytest.mark.parametrize(
    "seeds",
    [[1, 2], [1, 2, 3, 4, -5], [[1], [2], [3], [4], [5]], [1.0] * 5, "seeds", [None] * 5, 7, [True] * 5, [2**63] * 5],
)
def test_wrong_seeds_are_refused(sim, seeds):
    before = sim.fingerprints().tolist()
    with pytest.raises(fp.SetupError, match="5 tables need as many seeds") as caught:
        sim.reset(seeds)
    assert "\n" not in str(caught.value)
    assert sim.fingerprints().tolist() == before


@pytest.mark.parametrize("where", [np.array([True]), np.zeros((5, 1), bool), [True, False], 1, "all"])
def test_wrong_marks_are_refused(sim, where):
    with pytest.raises(fp.SetupError, match="where: one mark a table, 5"):
        sim.reset(where=where)


def test_positions_are_loaded(comets, sim):
    positions = [comets.position(players=3, seed=seed) for seed in range(20, 25)]
    for position in positions[:2]:
        position.apply(1, 3)
    sim.load(positions)
    assert [sim.position(table) for table in range(TABLES)] == positions
    assert host(sim.seats()).tolist() == [0] * 5


@pytest.mark.parametrize(
    "wrong",
    [
        lambda game: [],
        lambda game: [game.position(players=3)] * 4,
        lambda game: [game.position(players=2)] * 5,
        lambda game: [b"position"] * 5,
        lambda game: [None] * 5,
        lambda game: 5,
        lambda game: game.position(players=3),
    ],
)
def test_what_is_no_list_of_positions_is_refused(comets, sim, wrong):
    with pytest.raises(fp.SetupError, match="give 5 positions of comets with 3 players"):
        sim.load(wrong(comets))


@pytest.mark.parametrize("table", [-1, 5, True, "0", None, 1.0])
def test_a_table_that_does_not_exist_is_refused(sim, table):
    with pytest.raises(fp.SetupError, match=f"table {table!r}: from 0 to 4"):
        sim.position(table)


# --- deciding


def test_shapes(comets, sim):
    assert sim.legal_mask().shape == (TABLES, comets.move_count)
    assert sim.legal_mask().dtype == np.bool_
    assert sim.observe().shape == (TABLES, len(sim.columns))
    assert sim.scores().shape == sim.standings().shape == sim.ranks().shape == (TABLES, 3)
    assert sim.seats().shape == sim.done().shape == (TABLES,)


def test_steps_are_those_of_positions(comets, sim):
    chooser = np.random.default_rng(1)
    positions = [comets.position(players=3, seed=seed) for seed in range(TABLES)]
    for _ in range(20):
        seats, mask = host(sim.seats()).tolist(), host(sim.legal_mask())
        assert seats == [position.to_act[0] if position.to_act else -1 for position in positions]
        moves = legal_moves(sim, chooser)
        for position, seat, row, move in zip(positions, seats, mask, moves, strict=True):
            assert np.flatnonzero(row).tolist() == (position.legal(seat) if seat >= 0 else [])
            if seat >= 0:
                position.apply(seat, int(move))
        sim.step(moves)
        assert sim.fingerprints().tolist() == [position.fingerprint for position in positions]
        assert host(sim.scores()).tolist() == [position.scores for position in positions]
        assert host(sim.standings()).tolist() == [position.standings for position in positions]
        assert host(sim.ranks()).tolist() == [position.ranks for position in positions]
        assert host(sim.done()).tolist() == [position.over for position in positions]


def test_a_finished_table_stays_as_it_is(sim):
    sim.random_playouts()
    before = sim.fingerprints().tolist()
    assert host(sim.seats()).tolist() == [-1] * 5
    assert host(sim.done()).all()
    assert not host(sim.legal_mask()).any()
    assert not host(sim.observe()).any()
    sim.step([0] * 5)
    assert sim.fingerprints().tolist() == before
    assert sim.random_playouts() == 0


def test_the_mask_of_a_chosen_seat(comets, sim):
    sim.step([0] * 5)
    assert host(sim.legal_mask(seats=np.array([0, 1, 2, 0, 1]))).sum(axis=1).tolist() == [0, 6, 6, 0, 6]


def test_where_there_is_no_seat_there_is_nothing_to_see(sim):
    seats = [0, -1, 1, -1, 2]
    assert [row.any() for row in host(sim.observe(seats))] == [True, False, True, False, True]
    assert [row.any() for row in host(sim.legal_mask(seats))] == [True, False, True, False, True]


@pytest.mark.parametrize(
    "wrong", [[0] * 4, [[0]] * 5, 0, [0.5] * 5, ["a"] * 5, None, [True] * 5, [[0], [0, 1], 0, 0, 0]]
)
def test_misshapen_moves_are_refused(sim, wrong):
    before = sim.fingerprints().tolist()
    with pytest.raises(fp.InvalidMove, match=r"moves: \(5,\) whole numbers are needed"):
        sim.step(wrong)
    assert sim.fingerprints().tolist() == before


@pytest.mark.parametrize("wrong", [[0] * 4, [[0]] * 5, 0, [0.5] * 5, ["a"] * 5])
@pytest.mark.parametrize("look", [lambda sim, seats: sim.observe(seats), lambda sim, seats: sim.legal_mask(seats)])
def test_misshapen_seats_are_refused(sim, look, wrong):
    with pytest.raises(fp.InvalidMove, match=r"seats: \(5,\) whole numbers are needed"):
        look(sim, wrong)


@pytest.mark.parametrize("seat", [-2, 3, 99])
@pytest.mark.parametrize("look", [lambda sim, seats: sim.observe(seats), lambda sim, seats: sim.legal_mask(seats)])
def test_seats_that_do_not_exist_are_refused(sim, look, seat):
    with pytest.raises(fp.InvalidMove, match="seats: from 0 to 2"):
        look(sim, [0, 0, seat, 0, 0])


def test_checked_steps_refuse_an_illegal_move_and_change_nothing(comets, device):
    sim = comets.simulator(3, TABLES, device=device, checked=True)
    before = sim.fingerprints().tolist()
    for wrong in (6, -1, comets.move_count, 10**12):
        with pytest.raises(
            fp.InvalidMove, match=rf"move {wrong} at table 3 is not legal \(1 tables? in all\); nothing was done"
        ):
            sim.step([0, 1, 2, wrong, 4])
    assert sim.fingerprints().tolist() == before
    sim.step([0, 1, 2, 3, 4])
    assert sim.fingerprints().tolist() != before


def test_checked_steps_do_not_care_about_finished_tables(comets, device):
    sim = comets.simulator(3, TABLES, device=device, checked=True)
    sim.random_playouts()
    sim.step([99] * 5)


# --- observations


def test_a_row_has_what_its_seat_may_see(comets, sim):
    names = [column.name for column in sim.columns]
    assert names == [column.name for column in columns(comets.root, 3)]
    sim.step([2] * 5)  # seat 0 sends the ion drive
    own, other = (host(sim.observe(seats=np.full(TABLES, seat))) for seat in (0, 1))
    choice = names.index("crews.0.choice")
    assert own[:, choice].tolist() == [2] * 5
    assert other[:, choice].tolist() == [-1] * 5  # has not chosen yet
    assert other[:, names.index("crews.2.choice")].tolist() == [-2] * 5  # hidden
    assert own[:, [names.index(f"open_asks.{i}") for i in range(3)]].tolist() == [[0, 1, 1]] * 5
    assert other[:, [names.index(f"open_asks.{i}") for i in range(3)]].tolist() == [[1, 1, 0]] * 5
    assert not any(name.startswith(("rng", "deck.items")) for name in names)


def test_ranges_hold_and_hidden_values_change_nothing(comets, device):
    sim = comets.simulator(4, 200, device=device)
    low = np.array([column.low - 1 for column in sim.columns])
    high = np.array([column.high for column in sim.columns])
    chooser = np.random.default_rng(2)
    hidden_seen = np.zeros(len(low), bool)
    for _ in range(12):
        rows = host(sim.observe())
        going_on = host(sim.seats()) >= 0
        assert ((rows >= low) & (rows <= high))[going_on].all()
        hidden_seen |= (rows == low)[going_on].any(axis=0)
        sim.step(legal_moves(sim, chooser))
    hidden_names = {column.name for column, hidden in zip(sim.columns, hidden_seen, strict=True) if hidden}
    assert hidden_names == {"last", *(f"crews.{seat}.choice" for seat in (1, 2, 3))}


def test_a_result_may_be_written_where_an_earlier_one_was(sim):
    row, mask = sim.observe(), sim.legal_mask()
    sim.step([1] * 5)
    assert sim.observe(out=row) is row
    assert sim.legal_mask(out=mask) is mask
    assert (host(row) == host(sim.observe())).all()
    assert (host(mask) == host(sim.legal_mask())).all()


def test_room_that_does_not_fit_is_refused(sim):
    with pytest.raises(fp.SetupError, match=r"out: \(5, \d+\) of bool is needed"):
        sim.legal_mask(out=np.zeros((5, 3), bool))
    with pytest.raises(fp.SetupError, match=r"out: \(5, \d+\) of int"):
        sim.observe(out=np.zeros(sim.observe().shape, np.float64))


# --- dealing again at the end


def test_auto_reset_deals_anew_and_says_how_it_ended(comets, device):
    sim = comets.simulator(3, TABLES, device=device, auto_reset=True)
    plain = comets.simulator(3, TABLES, device=device)
    chooser = np.random.default_rng(3)
    ended = np.zeros(TABLES, int)
    for _ in range(100):
        moves = legal_moves(sim, chooser)
        sim.step(moves)
        plain.step(moves)
        done = host(sim.done()).astype(bool)
        assert (done == host(plain.done()).astype(bool)).all()
        assert (host(sim.ranks())[done] == host(plain.ranks())[done]).all()
        assert (host(sim.scores())[done] == host(plain.scores())[done]).all()
        assert (host(sim.seats()) >= 0).all()
        ended += done
        plain.reset(np.arange(TABLES) + ended * TABLES, where=done)  # each table's next seed
        assert sim.fingerprints().tolist() == plain.fingerprints().tolist()
    assert (ended > 2).all()


# --- whole games


def test_playouts_count_their_decisions(sim):
    assert sim.random_playouts() >= 3 * 4 * TABLES
    assert host(sim.done()).all()


def test_threads_change_nothing(comets):
    found = []
    for threads in (1, 2, 5):
        sim = comets.simulator(3, 101, threads=threads)
        sim.random_playouts()
        found.append(sim.fingerprints().tolist())
    assert found[0] == found[1] == found[2]


def test_matches_of_the_quick_bot(sim):
    one = sim.matches(0b001)
    first = sim.fingerprints().tolist()
    sim.reset()
    assert sim.matches(0b001) == one
    assert sim.fingerprints().tolist() == first
    sim.reset()
    sim.matches([0b001, 0b010, 0, 0b111, 0b001])
    again = sim.fingerprints().tolist()
    assert [a == b for a, b in zip(first, again, strict=True)] == [True, False, False, False, True]
