"""What can be wrong with what people give us. Every one is a single line that says what, where and what to do."""


class FivePlanetsError(Exception):
    """Anything that is the fault of the input; never a bug."""


class SetupError(FivePlanetsError):
    """Unknown game, wrong number of players, unknown option or value."""


class PackError(FivePlanetsError):
    """A component pack that does not fit the game."""


class ReplayError(FivePlanetsError):
    """A replay file that is broken, edited or of another version."""


class InvalidMove(FivePlanetsError):
    """Not a move of this game at all."""


class IllegalMove(FivePlanetsError):
    """A move of this game that is not allowed now; `rule` is the id of the rule it would break."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule


class UndoRefused(FivePlanetsError):
    """There is nothing to take back, or taking it back would undo a reveal or a roll."""


class EngineMissing(FivePlanetsError):
    """An engine that was asked for is not built, or there is no device for it."""


class PackMismatch(PackError):
    """A pack changes what the compiled code has built in: a fault of the game, not of the pack."""
