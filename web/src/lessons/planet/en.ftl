points-1 = 2 | for each animal on your planet
points-2 = 1 | for each animal of your objective's habitat
points-3 = objective | by its scale, for all areas of its habitat
points-4 = 1 | for each animal, where you play without objectives
end = The game ends after round 12, when every planet is covered. In a tie, more animals win.

planet = This empty world is yours: *twelve faces*, one tile each, in twelve rounds. Drag to turn it.
animals = From round 3 on, *animals* look for a home. The tiger comes first: it wants the largest forest that touches a desert.
tiles = Five tiles lie open each round. Everybody takes one and puts it on any free face, turned as you like.
first = Take the lit tile, press the lit face, then confirm. *Neighbours need not match.*
turns = Your rival has laid a tile too, and takes first next round. *You may look at every planet* at any time.
second = Now a forest, beside your desert. Put the tile there and *turn it* until the two touch.
region = Areas that touch by a *full side* are one region, across the edges of tiles too. The flat map shows both sides at once.
third = One more for the tiger: keep the forest growing, with the desert beside it.
tiger = Four areas against two: *the tiger is yours*. Each animal goes to the best planet; in a tie it waits a round.
later = The others wait in their rounds, each with its own wish, for all to see. *Plan ahead.*
done = Twelve rounds, twenty animals, most points win. *Play on* with your planet?
