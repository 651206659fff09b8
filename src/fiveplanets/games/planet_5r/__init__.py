"""Planet 5R: secret choices, an auction and rows of technologies, in fifteen rounds."""
