"""Rules to C: one source for processor, browser and GPU.

Every scalar is a 64-bit integer; records, arrays, sequences and constant tables are references. A rule is translated
once for each combination of argument types it is called with, callees first. The order of evaluation is Python's, not
C's: what a later operand could change is kept in a temporary first.
"""

from .world import Refused, World

__all__ = ["Refused", "World"]
