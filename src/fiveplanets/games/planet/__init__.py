"""Planet: five habitats on the twelve faces of a globe, and the animals that settle there, in twelve rounds."""
