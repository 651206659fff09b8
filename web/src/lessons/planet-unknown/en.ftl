points-1 = rows | each full row and column without a meteorite, by the numbers at the rim
points-2 = tracks | the highest medal that each marker has reached
points-3 = civ cards | as they say
points-4 = 1 | for each life pod collected
points-5 = 1 | for every 3 meteorites collected
points-6 = 5 | for a competitive objective, 2 each in a tie
end = The game ends after the round in which somebody can place no tile. In a tie, fewer bare squares win.

planet = Your planet is bare. Fill its squares with tiles: *full rows and columns* are medals.
station = The space station turns before you. From its sector that faces you, you take *one of two tiles*.
tile = A tile brings two terrains. Take the lit one, *turn it* and lay it at the *edge of the planet*.
tracks = Each terrain of the tile *advances its track*: biomass brings patches for the gaps, tech technologies. The order is yours; as it lies is fine.
turned = With two players the station turns one sector each round; with more, the commander turns it. Everybody lays tiles *at once*.
rover-tile = This tile has a *meteorite*: it spoils its row and column. *Flip it*, turn it, lay it beside your first tile.
rover = The rover track brings *rovers* and their movement. Advance it.
spawn = Put the rover on the *meteorite*: it collects it at once. Three of them are a medal.
rows = Water advances only over *ice*; energy helps any neighbour. Every track ends in medals.
done = Fill, advance, clear away: an hour of it. *Play on* with your planet?
