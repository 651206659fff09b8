"""The suites that every game gets: a test that takes `name` runs for each folder under games/."""
