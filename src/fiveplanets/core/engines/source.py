"""The C source of one game: its rules translated, and what engines call."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .. import asks, kernels, search
from ..codes import Seat
from ..derived import columns, hiding, observing
from ..kinds import INT8, INT16, INT32, INT64, ArrayOf, Scalar
from ..packing import size
from ..random import Rng
from ..records import Schema, schema_of
from ..registry import Game
from ..translator import World
from ..translator.values import INT, WIDE
from ..translator.world import Changing

RUNTIME = Path(__file__).with_name("runtime.h")
REASONS = ("why_not", "why_not_yet")  # rules that a game may have
RULES = ("setup", "legal", "apply", "score", "standing")


@dataclass(frozen=True)
class Source:
    """One game in C. `code` needs `data` (the constants that a pack may change) as DATA."""

    code: str
    data_type: str
    data: str
    changing: tuple[Changing, ...]
    fixed: dict[str, int]


@cache
def observation_type(root: Schema) -> Scalar:
    """The smallest kind that holds every column of an observation, hidden values too."""
    every = columns(root, Seat.high + 1)
    low = min(column.least for column in every)
    high = max(column.high for column in every)
    return next(kind for kind in (INT16, INT32, INT64) if kind.low <= low and high <= kind.high)


def write_source(game: Game) -> Source:
    rules = game.module("rules")
    advice = game.module("advice")
    bound = {name: getattr(rules, name) for name in RULES}
    bound |= {
        "quick": advice.quick,
        "guess": getattr(advice, "guess", search.no_guess),
        "plan_search": getattr(advice, "plan_search", search.no_other_plan),
    }
    world = World(game.package)
    root, rng = game.root, schema_of(Rng)
    moves = game.move_list
    mask = ArrayOf(INT8, game.move_count)
    number = observation_type(root)
    row = ArrayOf(number, len(columns(root, game.max_players)))  # the longest one
    answers = ArrayOf(INT32, search.MOST_ANSWERS * search.PARTS)
    words = ArrayOf(Scalar("Word", "i", 4, 0, 0), size(root) // 4)

    def name(function: Any, *types: Any) -> str:
        return world.function(function, types, bound).name

    names = {
        "game": world.c_type(root),
        "rng": world.c_type(rng),
        "moves": world.c_type(moves),
        "mask": world.c_type(mask),
        "row": world.c_type(row),
        "number": world.c_type(number),
        "words": world.c_type(words),
        "set_up": name(kernels.set_up, root, WIDE),
        "seed_and_set_up": name(kernels.seed_and_set_up, root, rng, WIDE),
        "actor": name(asks.actor, root),
        "list_legal": name(kernels.list_legal, root, INT, moves),
        "is_legal": name(kernels.is_legal, root, INT, INT, moves),
        "mark_legal": name(kernels.mark_legal, root, moves, mask, INT),
        "apply": name(rules.apply, root, INT, INT),
        "score": name(rules.score, root, INT),
        "standing": name(rules.standing, root, INT),
        "rank": name(kernels.rank, root, INT),
        "quick": name(bound["quick"], root, INT, moves, rng),
        "play_out": name(kernels.play_out, root, moves, rng),
        "play_match": name(kernels.play_match, root, moves, rng, INT),
        "play_move": name(kernels.play_move, root, INT),
        "finger_print": name(kernels.finger_print, words),
        "alike": name(kernels.alike, words, words),
        "facts_type": world.c_type(game.facts),
        "facts": name(rules.facts, root, INT, game.facts),
        "imagine": name(rules.imagine, root, INT, rng),
        "tree": world.c_type(game.tree),
        "look_ahead": name(search.look_ahead, root, INT, game.tree, moves, moves, rng),
        "answers": world.c_type(answers),
        "list_answers": name(search.list_answers, game.tree, answers),
        "is_settled": name(search.is_settled, game.tree, INT),
        "suggest": name(search.suggest, game.tree, INT, INT),
        "decide": name(search.decide, game.tree, INT, rng),
        "note": name(search.note, game.tree, INT),
        "start": name(search.start, root, INT, game.tree),
        "go_on": name(search.go_on, root, INT, game.tree, moves),
        "needed": name(search.needed, game.tree, INT),
        "asked": name(asks.asked, root, INT),
        "hide": name(hiding(root), root, root, INT, INT, INT, INT),
        "observe": name(observing(root), root, INT, INT, INT, INT, row, INT),
    }
    exports = MANY + ONE
    for reason in REASONS:
        if hasattr(rules, reason):
            names[reason] = name(getattr(rules, reason), root, INT, INT)
            exports += WHY_NOT.replace("why_not", reason)
    text = exports.replace("{", "{{").replace("}", "}}").replace("<<", "{").replace(">>", "}").format(**names)
    code = f"{RUNTIME.read_text('utf-8')}\n{world.source()}\n{text}"
    data_type = "\n".join(["#include <stdint.h>", world.data_type()])
    return Source(code, data_type, world.data_source(), tuple(world.changing.values()), world.fixed)


# What engines call over many tables, in memory that the caller gives; tables `first` to `last` - 1. The same text is a
# loop on a processor and a kernel on a GPU, where each is compiled alone when it is first needed: the compiler copies
# the rules into every kernel. (<<name>> stands for what the translator called it.)
MANY = """
#ifndef SINGLE
#if !defined(ONE_LOOP) || defined(WANT_all_reset)
EXPORT(void) all_reset(i64 first, i64 last, <<game>> *games, const <<game>> *blank, <<rng>> *choosers, const i64 *seeds,
                       const int8_t *where) {
    EACH if (!where || where[i]) { COPY(games[i], *blank); <<seed_and_set_up>>(&games[i], &choosers[i], seeds[i]); }
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_seats)
EXPORT(void) all_seats(i64 first, i64 last, <<game>> *games, int32_t *seats) {
    EACH seats[i] = (int32_t)<<actor>>(&games[i]);
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_masks)
EXPORT(void) all_masks(i64 first, i64 last, <<game>> *games, const int32_t *seats, <<mask>> *masks) {
    EACH { <<moves>> moves; <<mark_legal>>(&games[i], &moves, &masks[i], seats ? seats[i] : <<actor>>(&games[i])); }
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_observe)
EXPORT(void) all_observe(i64 first, i64 last, <<game>> *games, const int32_t *seats, <<number>> *rows,
                         i64 width) {
    EACH {
        <<number>> *row = rows + i * width;
        i64 viewer = seats ? seats[i] : <<actor>>(&games[i]);
        if (viewer >= 0) <<observe>>(&games[i], viewer, -1, 1, games[i].players, (<<row>> *)row, 0);
        else for (i64 k = 0; k < width; k++) row[k] = 0;
    }
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_play)
EXPORT(void) all_play(i64 first, i64 last, <<game>> *games, const i64 *moves) {
    EACH <<play_move>>(&games[i], moves[i]);
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_done)
EXPORT(void) all_done(i64 first, i64 last, <<game>> *games, int8_t *done) {
    EACH done[i] = (int8_t)(<<actor>>(&games[i]) < 0);
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_steps)
/* A step, and where it ends a game: how it ended, and a new deal. A table's next seed is `apart` further on. */
EXPORT(void) all_steps(i64 first, i64 last, <<game>> *games, const i64 *moves, const <<game>> *blank, <<rng>> *choosers,
                       i64 *seeds, i64 apart, i64 players, int8_t *done, i64 *scores, int32_t *ranks) {
    EACH {
        <<play_move>>(&games[i], moves[i]);
        done[i] = (int8_t)(<<actor>>(&games[i]) < 0);
        if (done[i]) {
            for (i64 seat = 0; seat < players; seat++) {
                scores[i * players + seat] = <<score>>(&games[i], seat);
                ranks[i * players + seat] = (int32_t)<<rank>>(&games[i], seat);
            }
            seeds[i] += apart;
            COPY(games[i], *blank);
            <<seed_and_set_up>>(&games[i], &choosers[i], seeds[i]);
        }
    }
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_refuse)
EXPORT(void) all_refuse(i64 first, i64 last, <<game>> *games, const i64 *wanted, int8_t *refused) {
    EACH {
        <<moves>> moves;
        i64 seat = <<actor>>(&games[i]);
        refused[i] = (int8_t)(seat >= 0 && !<<is_legal>>(&games[i], seat, wanted[i], &moves));
    }
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_playouts)
EXPORT(void) all_playouts(i64 first, i64 last, <<game>> *games, <<rng>> *choosers, i64 *decisions) {
    EACH {
        <<moves>> moves;
        BRING(<<game>>, game, games[i]);
        decisions[i] = <<play_out>>(game, &moves, &choosers[i]);
        PUT_BACK(games[i], game);
    }
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_matches)
EXPORT(void) all_matches(i64 first, i64 last, <<game>> *games, <<rng>> *choosers, const i64 *quick_seats,
                         i64 *decisions) {
    EACH { <<moves>> moves; decisions[i] = <<play_match>>(&games[i], &moves, &choosers[i], quick_seats[i]); }
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_scores)
EXPORT(void) all_scores(i64 first, i64 last, <<game>> *games, i64 players, i64 *scores) {
    EACH for (i64 seat = 0; seat < players; seat++) scores[i * players + seat] = <<score>>(&games[i], seat);
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_standings)
EXPORT(void) all_standings(i64 first, i64 last, <<game>> *games, i64 players, i64 *standings) {
    EACH for (i64 seat = 0; seat < players; seat++) standings[i * players + seat] = <<standing>>(&games[i], seat);
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_ranks)
EXPORT(void) all_ranks(i64 first, i64 last, <<game>> *games, i64 players, int32_t *ranks) {
    EACH for (i64 seat = 0; seat < players; seat++) ranks[i * players + seat] = (int32_t)<<rank>>(&games[i], seat);
}
#endif
#if !defined(ONE_LOOP) || defined(WANT_all_fingerprints)
EXPORT(void) all_fingerprints(i64 first, i64 last, <<game>> *games, i64 *prints) {
    EACH prints[i] = <<finger_print>>((<<words>> *)&games[i]);
}
#endif
#ifndef __CUDACC__
/* Thoughts about what a seat sees now. Where that is just what it foresaw when it decided, they go on from there. */
EXPORT(void) start_search(<<game>> *game, i64 seat, <<tree>> *tree) {
    <<game>> foreseen, visible;
    <<moves>> moves;
    i64 move = tree->n && tree->seat == seat && tree->plan.foreseen ? tree->decided : -1;
    COPY(foreseen, tree->seen);
    while (move >= 0) {
        <<apply>>(&foreseen, seat, move);
        COPY(visible, foreseen);
        <<hide>>(&foreseen, &visible, seat, -1, 1, 0);
        if (<<alike>>((<<words>> *)&visible, (<<words>> *)game)) {
            <<go_on>>(game, seat, tree, &moves);
            COPY(tree->seen, *game);
            return;
        }
        /* What leaves no choice is not thought about. */
        move = <<asked>>(&foreseen, seat) && <<list_legal>>(&foreseen, seat, &moves) == 1 ? moves.items[0] : -1;
    }
    <<start>>(game, seat, tree);
    COPY(tree->seen, *game);
}
EXPORT(i64) needed(<<tree>> *tree, i64 iterations) { return <<needed>>(tree, iterations); }
/* Some iterations of a seat's search, from the position as the seat sees it, of the many that are left. It ends when
   the rest cannot change the answer. How many it were. */
EXPORT(i64) search(<<game>> *game, i64 seat, <<tree>> *tree, <<rng>> *chance, i64 some, i64 left) {
    <<game>> imagined;
    <<moves>> moves, rest;
    i64 done = 0;
    for (; done < some && !(done % 32 == 0 && <<is_settled>>(tree, left - done)); done++) {
        COPY(imagined, *game);
        <<imagine>>(&imagined, seat, chance);
        <<look_ahead>>(&imagined, seat, tree, &moves, &rest, chance);
    }
    return done;
}
EXPORT(i64) answers(<<tree>> *tree, <<answers>> *list) { return <<list_answers>>(tree, list); }
EXPORT(void) suggest(<<tree>> *tree, i64 seat, i64 move) { <<suggest>>(tree, seat, move); }
EXPORT(i64) decide(<<tree>> *tree, i64 doubt, <<rng>> *chance) { return <<decide>>(tree, doubt, chance); }
EXPORT(void) note(<<tree>> *tree, i64 move) { <<note>>(tree, move); }
#endif
#endif
"""

# What a single position needs; not on a GPU.
ONE = """
#if !defined(__CUDACC__) && !defined(LOOPS)
EXPORT(void) set_up(<<game>> *game, i64 seed, Story *told) {
    story = told; <<set_up>>(game, seed); story = 0;
}
EXPORT(void) apply(<<game>> *game, i64 seat, i64 move, Story *told) {
    story = told; <<apply>>(game, seat, move); story = 0;
}
EXPORT(i64) legal(<<game>> *game, i64 seat, <<moves>> *moves) { return <<list_legal>>(game, seat, moves); }
EXPORT(i64) is_legal(<<game>> *game, i64 seat, i64 move, <<moves>> *moves) {
    return <<is_legal>>(game, seat, move, moves);
}
EXPORT(i64) score(<<game>> *game, i64 seat) { return <<score>>(game, seat); }
EXPORT(i64) standing(<<game>> *game, i64 seat) { return <<standing>>(game, seat); }
EXPORT(i64) rank(<<game>> *game, i64 seat) { return <<rank>>(game, seat); }
EXPORT(i64) quick(<<game>> *game, i64 seat, <<moves>> *moves, <<rng>> *chooser) {
    <<list_legal>>(game, seat, moves);
    return <<quick>>(game, seat, moves, chooser);
}
/* Writes 0 into all of `to` that the viewer may not see of `game`; with value -1, all bits. */
EXPORT(void) hide(<<game>> *game, <<game>> *to, i64 viewer, i64 value) { <<hide>>(game, to, viewer, -1, 1, value); }
EXPORT(i64) fingerprint(<<game>> *game) { return <<finger_print>>((<<words>> *)game); }
EXPORT(void) observe(<<game>> *game, i64 viewer, <<row>> *row) {
    <<observe>>(game, viewer, -1, 1, game->players, row, 0);
}
EXPORT(void) facts(<<game>> *game, i64 viewer, <<facts_type>> *to) { <<facts>>(game, viewer, to); }
EXPORT(void) imagine(<<game>> *game, i64 viewer, <<rng>> *chance) { <<imagine>>(game, viewer, chance); }
EXPORT(const void *) data(void) { return &DATA; }
#ifdef CHECKED
EXPORT(void *) checked(void) { return &trouble; }
#endif
#ifdef WATCHED
/* Makes a seat's move on the position redacted for it; 1 if only somebody who sees more can know what comes of it:
   something hidden was read, or comes to light. */
EXPORT(i64) preview(<<game>> *game, i64 seat, i64 move, Story *told) {
    <<game>> before, after;
    __builtin_memset(&before, 0, sizeof(before));
    __builtin_memset(&after, 0, sizeof(after));
    hide(game, &before, seat, -1);
    hidden = (const unsigned char *)&before; watched = (const unsigned char *)game; watched_bytes = sizeof(<<game>>);
    spoilt = 0;
    apply(game, seat, move, told);
    watched_bytes = 0;
    i64 found = spoilt;
    spoilt = 0;
    hide(game, &after, seat, -1);
    for (size_t k = 0; k < sizeof(<<game>>); k++)
        if (hidden[k] && !((const unsigned char *)&after)[k]) found = 1;
    return found;
}
#endif
#ifdef __wasm__
extern unsigned char __heap_base;
EXPORT(void *) heap(void) { return &__heap_base; }
#endif
#endif
"""

WHY_NOT = """
#if !defined(__CUDACC__) && !defined(LOOPS)
EXPORT(i64) why_not(<<game>> *game, i64 seat, i64 move) { return <<why_not>>(game, seat, move); }
#endif
"""
