"""Takes a free seat at somebody's table on a server and plays to the end, as a player of ours would.

`python examples/guest.py http://localhost:8000 QWERTY quick`: the server's address, the table's code, who plays.
"""

import sys

from fiveplanets.client import Server
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.players import player


def main(address: str, code: str, name: str) -> None:
    playing, rng = player(name), Rng()
    seed_rng(rng, 1, 1)
    with Server(address).join(code, name=f"Guest {name}"[:20]) as seat:
        for position in seat.turns():  # each time the seat is asked: what it may see
            move = playing.choose(position, seat.number, rng)
            print(seat.game.moves.text(move, seat.game.texts("en")))
            seat.play(move)
        print("won" if seat.number in seat.header["winners"] else "not won", seat.header["scores"])


if __name__ == "__main__":
    main(*sys.argv[1:])
