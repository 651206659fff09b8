"""What the table shows beyond the bare state. Works on redacted records: what a seat may not see is None."""


def facts(game, seat):
    return {}
