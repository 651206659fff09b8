### Planet

goal = Lay continents on your planet for twelve rounds so that animals settle on it; most points win, and they come from your animals and, if you play with objectives, from the areas of your objective's habitat.

## Moves

move-take = Take the tile with { $tile }
move-place =
    { $face ->
        [1] Place it on face 1 (top)
        [12] Place it on face 12 (bottom)
       *[other] Place it on face { $face }
    }
move-turn =
    { $by ->
        [0] Do not turn it
        [1] Turn it clockwise by 72° (a fifth of a turn)
        [2] Turn it clockwise by 144° (two fifths of a turn)
        [3] Turn it clockwise by 216° (three fifths of a turn)
       *[4] Turn it clockwise by 288° (four fifths of a turn)
    }

## What a seat is asked

ask-take = Take one of the open tiles.
ask-place = On which free face do you place the tile?
ask-turn = How do you turn the tile? Unturned, the area that is named first lies towards the neighbouring face with the lowest number. The table shows what lies on each side and what changes.

## What happens

event-round = Round { $round }. First player: { $who }
event-laid-open = Laid open: { $tile }
event-left-over = Nobody took { $tile }: it is put aside face down
event-won = { $animal } settles on the planet of { $who }
event-moved-on = { $animal } goes to nobody: the card moves to the column of round { $round }
event-removed = { $animal } goes to nobody: the card goes back to the box
event-turned-up = { $animal } is turned up in the column of round { $round }
event-objective =
    { $who } had the objective { $habitat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-over = The last round is over

## Points

score-objective = Objective
score-home = Animals of the objective's habitat
score-away = Animals of other habitats
score-animals = Animals

## Options

option-objectives = Objectives
option-objectives-secret = a secret one for each player
option-objectives-none = none (game for beginners)
option-animals = Animals
option-animals-open = all face up
option-animals-surprise = surprise animals: half of them are turned up later
option-first = First player
option-first-random = at random
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4

## The terminal table

screen-round = Round { $round } of { $rounds }
screen-column = Round
screen-animal = Animal
screen-wants = Goes to the planet with the
screen-face-down =
    { $count ->
        [one] One more animal lies face down in the column of round { $last }.
       *[other] One more animal each lies face down in the columns of rounds { $first } to { $last }.
    }
screen-first = first player
screen-won =
    { $count ->
        [0] No animals yet
        [one] { $count } animal
       *[other] { $count } animals
    }
screen-objective =
    { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    }, now worth { $points }
screen-tiles = Open tiles
screen-placing = To place
screen-turns = Face { $face }: on each side your habitat | what it meets
screen-turn = Turn ↻
screen-towards = to { $face }
screen-changes = What changes for the animals
screen-legend =
    Signs stand around the number of their face; outside stand the numbers of the faces beyond.
    ~ 12 (3): twelve areas in three regions   · a free face   ► would get the animal now   ▸ judged this round

## Habitats

habitat-none = nothing
habitat-ocean = ocean
habitat-forest = forest
habitat-mountain = mountains
habitat-desert = desert
habitat-glacier = glacier

most-ocean = most separate oceans
most-forest = most separate forests
most-mountain = most separate mountain ranges
most-desert = most separate deserts
most-glacier = most separate glaciers

touching-ocean = largest ocean touching { $other }
touching-forest = largest forest touching { $other }
touching-mountain = largest mountains touching { $other }
touching-desert = largest desert touching { $other }
touching-glacier = largest glacier touching { $other }

not_touching-ocean = largest ocean not touching { $other }
not_touching-forest = largest forest not touching { $other }
not_touching-mountain = largest mountains not touching { $other }
not_touching-desert = largest desert not touching { $other }
not_touching-glacier = largest glacier not touching { $other }

beside-ocean = ocean
beside-forest = forest
beside-mountain = mountains
beside-desert = desert
beside-glacier = glacier

## Animals

animal-whale = Whale
animal-manatee = Manatee
animal-octopus = Octopus
animal-sea_turtle = Sea turtle
animal-orca = Orca
animal-jellyfish = Jellyfish
animal-dolphin = Dolphin
animal-shark = Shark
animal-tropical_fish = Tropical fish
animal-monkey = Monkey
animal-otter = Otter
animal-brown_bear = Brown bear
animal-tiger = Tiger
animal-fox = Fox
animal-woodpecker = Woodpecker
animal-wild_boar = Wild boar
animal-hedgehog = Hedgehog
animal-sloth = Sloth
animal-eagle = Eagle
animal-moose = Moose
animal-panda = Panda
animal-puma = Puma
animal-snow_leopard = Snow leopard
animal-alpaca = Alpaca
animal-mountain_goat = Mountain goat
animal-marmot = Marmot
animal-condor = Condor
animal-snake = Snake
animal-iguana = Iguana
animal-giraffe = Giraffe
animal-elephant = Elephant
animal-saiga = Saiga
animal-camel = Camel
animal-scorpion = Scorpion
animal-ostrich = Ostrich
animal-fennec_fox = Fennec fox
animal-polar_bear = Polar bear
animal-penguin = Penguin
animal-snowy_owl = Snowy owl
animal-musk_ox = Musk ox
animal-arctic_fox = Arctic fox
animal-arctic_wolf = Arctic wolf
animal-walrus = Walrus
animal-seal = Seal
animal-reindeer = Reindeer

## Tiles: what is on them, counter-clockwise

tile-with-areas = { $areas } ({ $tile })
areas-in-a-row =
    { $count ->
        [1] { $habitat }
       *[other] { $habitat } ×{ $count }
    }

tile-C01 = ocean ×2, forest, ocean, forest (C01)
tile-C02 = ocean ×3, mountains ×2 (C02)
tile-C03 = ocean ×2, desert, ocean, desert (C03)
tile-C04 = ocean ×3, glacier ×2 (C04)
tile-C05 = forest ×3, ocean ×2 (C05)
tile-C06 = forest ×2, mountains, forest, mountains (C06)
tile-C07 = forest ×3, desert ×2 (C07)
tile-C08 = forest ×2, glacier, forest, glacier (C08)
tile-C09 = mountains ×2, ocean, mountains, ocean (C09)
tile-C10 = mountains ×3, forest ×2 (C10)
tile-C11 = mountains ×2, desert, mountains, desert (C11)
tile-C12 = mountains ×3, glacier ×2 (C12)
tile-C13 = desert ×3, ocean ×2 (C13)
tile-C14 = desert ×2, forest, desert, forest (C14)
tile-C15 = desert ×3, mountains ×2 (C15)
tile-C16 = desert ×2, glacier, desert, glacier (C16)
tile-C17 = glacier ×2, ocean, glacier, ocean (C17)
tile-C18 = glacier ×3, forest ×2 (C18)
tile-C19 = glacier ×2, mountains, glacier, mountains (C19)
tile-C20 = glacier ×3, desert ×2 (C20)
tile-C21 = forest ×2, mountains ×2, ocean (C21)
tile-C22 = mountains ×2, ocean, forest, ocean (C22)
tile-C23 = mountains, forest ×2, ocean ×2 (C23)
tile-C24 = desert, forest, desert, forest, ocean (C24)
tile-C25 = ocean ×3, forest, desert (C25)
tile-C26 = ocean ×2, forest ×2, desert (C26)
tile-C27 = glacier ×2, forest, ocean, forest (C27)
tile-C28 = ocean ×2, glacier, ocean, forest (C28)
tile-C29 = glacier, forest ×2, ocean ×2 (C29)
tile-C30 = mountains, ocean, mountains, ocean, desert (C30)
tile-C31 = ocean ×3, mountains, desert (C31)
tile-C32 = ocean ×2, mountains ×2, desert (C32)
tile-C33 = mountains ×2, ocean, glacier, ocean (C33)
tile-C34 = ocean ×2, glacier, ocean, mountains (C34)
tile-C35 = glacier, mountains ×2, ocean ×2 (C35)
tile-C36 = glacier, desert, glacier, desert, ocean (C36)
tile-C37 = ocean ×3, desert, glacier (C37)
tile-C38 = ocean ×2, glacier, ocean, desert (C38)
tile-C39 = mountains ×2, desert ×2, forest (C39)
tile-C40 = forest ×3, mountains, desert (C40)
tile-C41 = mountains ×2, forest, desert, forest (C41)
tile-C42 = forest, glacier ×2, mountains ×2 (C42)
tile-C43 = forest ×2, glacier, forest, mountains (C43)
tile-C44 = mountains, forest, mountains, forest, glacier (C44)
tile-C45 = desert ×2, glacier ×2, forest (C45)
tile-C46 = forest ×3, desert, glacier (C46)
tile-C47 = desert ×2, forest, glacier, forest (C47)
tile-C48 = mountains, glacier ×2, desert ×2 (C48)
tile-C49 = glacier, mountains, glacier, mountains, desert (C49)
tile-C50 = mountains ×2, desert ×2, glacier (C50)
