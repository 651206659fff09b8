"""Tests of the core, on small records and rules of their own where that says it better than a game."""
