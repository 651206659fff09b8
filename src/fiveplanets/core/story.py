"""What a move tells the people at the table. The state does not need it, so the compiled engines leave it out."""

from .rules import rule

REVEALED = -1


def _nothing(game, what, a=0, b=0, c=0):
    pass


def _nothing_revealed(game):
    pass


@rule(compiled_as=_nothing)
def tell(game, what, a=0, b=0, c=0):
    """Something that everybody sees happened: a game's Event with up to three numbers. Never a secret."""
    if game.story is not None:
        game.story.append((int(what), int(a), int(b), int(c)))


@rule(compiled_as=_nothing_revealed)
def reveal(game):
    """Somebody has just learnt what they could not see before: no undo goes back past this move.

    A roll or a shuffle counts by itself, and so does the end of the game; call this where a secret is shown or a card
    is drawn.
    """
    if game.story is not None:
        game.story.append((REVEALED, 0, 0, 0))
