"""Search: Monte-Carlo tree search over information sets, in the rule language.

Each iteration imagines what the seat cannot see, goes down a tree of decisions, adds one node, plays on to the end of
the game by the quick bot's or random moves, and takes the result back up. Nodes are known by who decided what before
them, not by what chance and hidden choices did in between: what can be chosen there may differ from one iteration to
the next, and a move is judged among those it was offered beside.

The names `legal`, `apply`, `score`, `standing`, `quick`, `guess` and `plan_search` stand for the game's rules: the
translator binds them.
"""

from typing import TYPE_CHECKING, Any

from .asks import actor
from .codes import Seat
from .kinds import Array, Bits8, Bool, Int8, Int16, Int32, Int64, Seq, public
from .random import Rng, below
from .records import Schema, record, schema_of
from .rules import rule
from .seq import push

if TYPE_CHECKING:

    def legal(game: Any, seat: int, moves: Seq[int]) -> None: ...
    def apply(game: Any, seat: int, move: int) -> None: ...
    def score(game: Any, seat: int) -> int: ...
    def standing(game: Any, seat: int) -> int: ...
    def quick(game: Any, seat: int, moves: Seq[int], rng: Rng) -> int: ...
    def guess(game: Any, seat: int, share: int, rng: Rng) -> None: ...
    def plan_search(game: Any, plan: Any) -> None: ...


NODES = 1 << 18  # in a tree: each iteration adds one
DEPTH = 60  # decisions of a line that are kept in the tree
ROOT = 0
ONE = 10_000  # the value of a sure win
TEN, HUNDRED = 10, 100
EVERYBODY = (1 << Seat.high + 1) - 1  # the seats of a plan
PASSING = 6  # a move with less than this part of the most visits was looked at in passing
MOST_ANSWERS, PARTS = 512, 5  # of a list of answers: move, visits, value, hundredths of points, wins of ONE
FEW_POINTS = -(10**6)
NO_MOVE, NO_PLACE = -1, -1
UNTRIED = 10**6  # the promise of a move that was suggested, but never tried
WIN = 60  # can be shared by up to six
LOGARITHM = (0, 0, *(round(1000 * 0.6931 * (bits - 0.5)) for bits in range(2, 33)))  # by the number's length in bits


@record
class Node:
    """A decision that was tried. Children are a list: `child` is the newest, `next` the one before it; 0 ends it."""

    parent: Int32
    child: Int32
    next: Int32
    visits: Int32
    offered: Int32  # how often it could have been chosen
    total: Int64  # of the values for its seat
    points: Int64  # the searcher's at the ends of these games, in all
    wins: Int64  # how often the searcher was first, in sixtieths
    move: Int16
    seat: Int8


@record
class Leads:
    """How far a seat was ahead at the end of imagined games: what is much and what is little differs."""

    n: Int32
    sum: Int64
    squares: Int64


@record
class Plan:
    """How a search thinks."""

    seats: Bits8  # whose decisions are in the tree; the others play as in the rest of the game
    quick: Int8  # of a hundred moves beyond the tree, how many are the quick bot's
    others_quick: Int8  # the same for other seats than the searcher's, whose minds are not known
    by_quick: Bool  # new moves are tried in the quick bot's order, not at random
    widening: Int16  # a node with n visits has this many hundredths of the root of n children, and one more
    exploration: Int16  # in hundredths
    ranks: Int8  # of a hundred parts of the value, how many are the place and how many the points
    foreseen: Int8  # of a hundred iterations, how many a decision needs that was foreseen; 0: it is thought about anew


def tree_record(move_count: int, position: Any) -> Schema:
    """The record of a tree for a game with so many moves and positions of this class."""

    @record
    class Tree:
        plan: Plan
        n: Int32  # nodes; 0 in memory in which nobody has thought yet
        seat: Int8  # whose thoughts these are
        decided: Int16  # what came of them, or NO_MOVE
        kept: Int32  # how often what is to be decided now was looked at before
        seen: position  # what the seat saw
        time: Int32  # counts decisions
        leads: Array[Leads] = public(size=Seat.high + 1)
        # Of this iteration's end, for each seat.
        scores: Array[Int32] = public(size=Seat.high + 1)
        standings: Array[Int64] = public(size=Seat.high + 1)
        worth: Array[Int32] = public(size=Seat.high + 1)
        nodes: Array[Node] = public(size=NODES)
        stamps: Array[Int32] = public(size=move_count)  # when a move was last found legal and untried
        line: Array[Int32] = public(size=DEPTH)  # the nodes of this iteration
        places: Array[Int32] = public(size=NODES)  # where nodes go when a branch is kept

    return schema_of(Tree)


@rule
def no_other_plan(game: Any, plan: Any) -> None:
    """For games that say nothing about search."""


@rule
def no_guess(game: Any, seat: int, share: int, rng: Rng) -> None:
    """For games that leave it at what was imagined."""


@rule
def start(game: Any, seat: int, tree: Any) -> None:
    """An empty tree, with what most games do well with for a plan, and what this one does otherwise."""
    tree.n = 1
    tree.seat = seat
    tree.decided = NO_MOVE
    tree.kept = 0
    root = tree.nodes[ROOT]
    root.child = ROOT
    root.visits = 0
    for other in range(len(tree.leads)):
        tree.leads[other].n = 0
        tree.leads[other].sum = 0
        tree.leads[other].squares = 0
    plan = tree.plan
    plan.seats = 1 << seat
    plan.quick = 100
    plan.others_quick = 80
    plan.by_quick = True
    plan.widening = 40
    plan.exploration = 50
    plan.ranks = 50
    plan.foreseen = 0
    plan_search(game, plan)


@rule
def look_ahead(game: Any, seat: int, tree: Any, moves: Seq[int], rest: Seq[int], rng: Rng) -> None:
    """One iteration on an imagined position in which the seat has something to decide."""
    guess(game, seat, tree.plan.others_quick, rng)
    node = ROOT
    depth = 0
    who = seat
    growing = True
    while who >= 0 and growing and depth < DEPTH:
        moves.n = 0
        legal(game, who, moves)
        if moves.n == 1 or not tree.plan.seats >> who & 1:
            apply(game, who, beyond(game, seat, who, tree, moves, rng))
        else:
            node = tried(game, who, tree, node, moves, rest, rng)
            if node == ROOT:
                growing = False
            else:
                tree.line[depth] = node
                depth += 1
                growing = tree.nodes[node].visits > 0
                apply(game, who, tree.nodes[node].move)
        who = actor(game)
    while who >= 0:
        moves.n = 0
        legal(game, who, moves)
        apply(game, who, beyond(game, seat, who, tree, moves, rng))
        who = actor(game)
    tree.nodes[ROOT].visits += 1
    for other in range(game.players):
        tree.scores[other] = score(game, other)
        tree.standings[other] = standing(game, other)
    for other in range(game.players):
        tree.worth[other] = worth(tree, game.players, other)
    won = win(tree, game.players, seat)
    for i in range(depth):
        found = tree.nodes[tree.line[i]]
        found.visits += 1
        found.total += tree.worth[found.seat]
        found.points += tree.scores[seat]
        found.wins += won


@rule
def beyond(game: Any, seat: int, who: int, tree: Any, moves: Seq[int], rng: Rng) -> int:
    """The move of somebody who is not searching: the quick bot's now and then, otherwise any."""
    share = tree.plan.quick if who == seat else tree.plan.others_quick
    if moves.n > 1 and below(rng, HUNDRED) < share:
        return quick(game, who, moves, rng)
    return moves.items[below(rng, moves.n)]


@rule
def tried(game: Any, who: int, tree: Any, node: int, moves: Seq[int], rest: Seq[int], rng: Rng) -> int:
    """The child to try: a new one if there is room for it, otherwise the most promising. ROOT if there is none."""
    mark(tree, moves)
    best = ROOT
    best_promise = -1
    known = 0
    child = tree.nodes[node].child
    while child != ROOT:
        found = tree.nodes[child]
        if found.seat == who and tree.stamps[found.move] == tree.time:
            tree.stamps[found.move] = 0
            known += 1
            found.offered += 1
            promise = UNTRIED
            if found.visits > 0:
                promise = found.total // found.visits + exploration(tree, found.offered, found.visits)
            if promise > best_promise:
                best_promise = promise
                best = child
        child = found.next
    if known < moves.n and known < room(tree, node) and tree.n < NODES:
        rest.n = 0
        for i in range(moves.n):
            if tree.stamps[moves.items[i]] == tree.time:
                push(rest, moves.items[i])
        move = quick(game, who, rest, rng) if tree.plan.by_quick else rest.items[below(rng, rest.n)]
        best = add(tree, node, who, move)
    return best


@rule
def mark(tree: Any, moves: Seq[int]) -> None:
    """These moves have the newest stamp."""
    tree.time += 1
    for i in range(moves.n):
        tree.stamps[moves.items[i]] = tree.time


@rule
def room(tree: Any, node: int) -> int:
    """Progressive widening: the more often a decision was reached, the more answers to it are looked at."""
    return 1 + tree.plan.widening * root_of(tree.nodes[node].visits) // HUNDRED


@rule
def exploration(tree: Any, offered: int, visits: int) -> int:
    """What is added for moves that are little known (UCB1)."""
    return tree.plan.exploration * root_of(LOGARITHM[length(offered)] * 10 * HUNDRED // visits) // 10


@rule
def length(number: int) -> int:
    """In bits."""
    bits = 0
    while number > 0:
        number >>= 1
        bits += 1
    return bits


@rule
def root_of(number: int) -> int:
    """The square root, rounded down (Newton)."""
    if number < 2:
        return number
    guess = 1 << (length(number) + 1) // 2
    better = (guess + number // guess) // 2
    while better < guess:
        guess = better
        better = (guess + number // guess) // 2
    return guess


@rule
def add(tree: Any, parent: int, seat: int, move: int) -> int:
    node = tree.n
    tree.n += 1
    new = tree.nodes[node]
    new.parent = parent
    new.child = ROOT
    new.next = tree.nodes[parent].child
    new.visits = 0
    new.offered = 1
    new.total = 0
    new.points = 0
    new.wins = 0
    new.move = move
    new.seat = seat
    tree.nodes[parent].child = node
    return node


@rule
def win(tree: Any, players: int, seat: int) -> int:
    """WIN for being the first alone; equals share it."""
    own = tree.standings[seat]
    equal = 0
    for other in range(players):
        if tree.standings[other] > own:
            return 0
        if tree.standings[other] == own:
            equal += 1
    return WIN // equal


@rule
def lead(tree: Any, players: int, seat: int) -> int:
    """By how many points a seat is ahead of the best of the others; alone, its points."""
    if players == 1:
        return tree.scores[seat]
    best_other = FEW_POINTS
    for other in range(players):
        if other != seat:
            best_other = max(best_other, tree.scores[other])
    return tree.scores[seat] - best_other


@rule
def place(tree: Any, players: int, seat: int) -> int:
    """How good a seat's place is, from 0 to ONE; equals share theirs."""
    own = tree.standings[seat]
    points = 0
    for other in range(players):
        if other != seat:
            theirs = tree.standings[other]
            points += 2 if theirs < own else 1 if theirs == own else 0
    return ONE * points // (2 * (players - 1))


@rule
def worth(tree: Any, players: int, seat: int) -> int:
    """How a finished game is for a seat, from 0 to ONE: its place, and its lead beside the usual one."""
    ahead = lead(tree, players, seat)
    usual = tree.leads[seat]
    usual.n += 1
    usual.sum += ahead
    usual.squares += ahead * ahead
    middle = TEN * usual.sum // usual.n
    spread = root_of((usual.squares - usual.sum * usual.sum // usual.n) * HUNDRED // usual.n) + TEN
    above = HUNDRED * (TEN * ahead - middle) // spread
    far = HUNDRED + abs(above)
    points = (ONE + ONE * above // far) // 2
    if players == 1:
        return points
    return (place(tree, players, seat) * tree.plan.ranks + points * (HUNDRED - tree.plan.ranks)) // HUNDRED


@rule
def answer(tree: Any, seat: int, move: int) -> int:
    """The node of a move that is to be decided now, or ROOT if it was not looked at."""
    child = tree.nodes[ROOT].child
    while child != ROOT and (tree.nodes[child].move != move or tree.nodes[child].seat != seat):
        child = tree.nodes[child].next
    return child


@rule
def suggest(tree: Any, seat: int, move: int) -> None:
    """See to it that a move of the searcher's is looked at."""
    if answer(tree, seat, move) == ROOT and tree.n < NODES:
        add(tree, ROOT, seat, move)


@rule
def is_settled(tree: Any, left: int) -> bool:
    """Is there nothing to be gained by so many more iterations?

    No other move may be able to overtake the most visited one. Or the tree is full: in one that cannot grow everybody
    would choose for ever among the few answers that happen to be in it, and what they seem worth is wrong.
    """
    if tree.n == NODES:
        return True
    most = 0
    second = 0
    child = tree.nodes[ROOT].child
    while child != ROOT:
        visits = tree.nodes[child].visits
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = tree.nodes[child].next
    return most - second > left


@rule
def decide(tree: Any, doubt: int, rng: Rng) -> int:
    """The move that was visited most; with doubt, what seems best of all that was not looked at in passing."""
    most = 0
    child = tree.nodes[ROOT].child
    while child != ROOT:
        most = max(most, tree.nodes[child].visits)
        child = tree.nodes[child].next
    best = ROOT
    best_worth = -UNTRIED
    child = tree.nodes[ROOT].child
    while child != ROOT:
        found = tree.nodes[child]
        if found.visits > 0 and found.visits >= (most // PASSING if doubt > 0 else most):
            worth_now = found.total // found.visits
            if doubt > 0:
                worth_now += below(rng, 2 * doubt + 1) - doubt
            if worth_now > best_worth:
                best_worth = worth_now
                best = child
        child = found.next
    tree.decided = tree.nodes[best].move
    return tree.decided


@rule
def note(tree: Any, move: int) -> None:
    """What was decided, where not this tree alone decides."""
    if answer(tree, tree.seat, move) != ROOT:
        tree.decided = move


@rule
def go_on(game: Any, seat: int, tree: Any, moves: Seq[int]) -> None:
    """Of what is known, keep what comes after the decided move, as far as it can be chosen now."""
    branch = answer(tree, seat, tree.decided)
    tree.decided = NO_MOVE
    tree.kept = 0
    tree.nodes[ROOT].child = ROOT
    tree.places[branch] = ROOT
    known = tree.n
    tree.n = 1
    moves.n = 0
    legal(game, seat, moves)
    mark(tree, moves)
    for old in range(branch + 1, known):  # children come after their parents, and all move to the front
        found = tree.nodes[old]
        tree.places[old] = NO_PLACE
        if found.parent >= branch and tree.places[found.parent] != NO_PLACE:
            if found.parent == branch:
                if found.seat != seat or tree.stamps[found.move] != tree.time:
                    continue
                tree.kept += found.visits
            new = add(tree, tree.places[found.parent], found.seat, found.move)
            tree.places[old] = new
            kept = tree.nodes[new]
            kept.visits = found.visits
            kept.offered = found.offered
            kept.total = found.total
            kept.points = found.points
            kept.wins = found.wins
    tree.nodes[ROOT].visits = tree.kept


@rule
def needed(tree: Any, iterations: int) -> int:
    """How many of so many iterations are to be made: fewer where the seat foresaw what it has to decide."""
    if tree.kept == 0:
        return iterations
    many: Int64 = iterations
    return max(0, many * tree.plan.foreseen // HUNDRED - tree.kept)


@rule
def list_answers(tree: Any, answers: list[int]) -> int:
    """What was looked at for the decision at hand, PARTS numbers each; how many moves that are."""
    count = 0
    child = tree.nodes[ROOT].child
    while child != ROOT and count < MOST_ANSWERS:
        found = tree.nodes[child]
        if found.visits > 0:
            answers[PARTS * count] = found.move
            answers[PARTS * count + 1] = found.visits
            answers[PARTS * count + 2] = found.total // found.visits
            answers[PARTS * count + 3] = HUNDRED * found.points // found.visits
            answers[PARTS * count + 4] = ONE * found.wins // (WIN * found.visits)
            count += 1
        child = found.next
    return count
