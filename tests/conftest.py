"""For all tests: a skipped test says why (a game that is not complete yet, no CUDA device on this machine)."""


def pytest_configure(config):
    if "s" not in config.option.reportchars:
        config.option.reportchars += "s"
