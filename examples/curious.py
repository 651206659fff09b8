#!/usr/bin/env python3
"""A player that knows nothing of Five Planets: it reads questions and writes answers, as any language can.

It likes to do what it has done least so far: `fiveplanets arena planet-5r "command:python3 examples/curious.py" random`
"""

import json
import random
import sys
from collections import Counter


def choose(question: dict, done: Counter) -> int:
    chance = random.Random(question["seed"])  # so that the same contest gives the same games
    rarest = min(done[move["data"]["do"]] for move in question["moves"])
    move = chance.choice([move for move in question["moves"] if done[move["data"]["do"]] == rarest])
    done[move["data"]["do"]] += 1
    if "--talk" in sys.argv:
        print(f"seat {question['seat']}: {move['text']}", file=sys.stderr)
    return move["index"]


def main() -> None:
    done: Counter = Counter()
    for line in sys.stdin:  # one for every decision; the input ends with the game
        print(json.dumps({"move": choose(json.loads(line), done)}), flush=True)


main()
