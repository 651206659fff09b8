"""`python -m fiveplanets` is the command `fiveplanets`."""

from .cli import main

main()
