"""Which hidden tiles and cards a seat cannot tell apart."""


def alike(state, seat, path, value):
    if path[0] == "box":
        return None  # nobody cares in which order tiles left the game
    if path[0] in ("pile_11", "pile_12"):
        return "left over in round", state.left_over[value]  # everybody saw them
    return path[0], "objective" in path
