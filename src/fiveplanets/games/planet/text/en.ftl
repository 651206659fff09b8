### Planet

## Moves

move-take = Take tile { $tile }
move-place = Place it on face { $face }
move-turn = Turn it by { $by }

## What a seat is asked

ask-take = Take one of the open tiles.
ask-place = On which free face do you place the tile?
ask-turn = How do you turn the tile? The table shows what lies on each side and what changes.

## What happens

event-round = Round { $round }: { $who } begins
event-laid-open = Tile { $tile } is laid open
event-left-over = Tile { $tile } is left over and put aside face down
event-won = { $animal } settles on the planet of { $who }
event-moved-on = { $animal } finds no single best planet and waits for round { $round }
event-removed = { $animal } finds no planet and leaves the game
event-turned-up = { $animal } is turned up in the column of round { $round }
event-objective = { $who } had the objective { $habitat }
event-over = The last round is over

## Points

score-objective = Objective
score-home = Animals of the objective's habitat
score-away = Animals of other habitats
score-animals = Animals

## Options

option-objectives = Objectives
option-objectives-secret = a secret one for each player
option-objectives-none = none (for beginners)
option-animals = Animals
option-animals-open = all face up
option-animals-surprise = half of them turned up later
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
screen-turn = Turn
screen-towards = to { $face }
screen-changes = What changes for the animals
screen-legend =
    Signs stand around the number of their face; outside stand the numbers of the faces beyond.
    ~ 12 (3): twelve areas in three regions   · a free face   ► would get the animal now   ▸ judged this round

wants-touching = { $largest } touching { $other }
wants-not_touching = { $largest } not touching { $other }

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

largest-ocean = largest ocean
largest-forest = largest forest
largest-mountain = largest mountains
largest-desert = largest desert
largest-glacier = largest glacier

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

## Tiles: by number, because a pack may change what is on them

tile-C01 = C01
tile-C02 = C02
tile-C03 = C03
tile-C04 = C04
tile-C05 = C05
tile-C06 = C06
tile-C07 = C07
tile-C08 = C08
tile-C09 = C09
tile-C10 = C10
tile-C11 = C11
tile-C12 = C12
tile-C13 = C13
tile-C14 = C14
tile-C15 = C15
tile-C16 = C16
tile-C17 = C17
tile-C18 = C18
tile-C19 = C19
tile-C20 = C20
tile-C21 = C21
tile-C22 = C22
tile-C23 = C23
tile-C24 = C24
tile-C25 = C25
tile-C26 = C26
tile-C27 = C27
tile-C28 = C28
tile-C29 = C29
tile-C30 = C30
tile-C31 = C31
tile-C32 = C32
tile-C33 = C33
tile-C34 = C34
tile-C35 = C35
tile-C36 = C36
tile-C37 = C37
tile-C38 = C38
tile-C39 = C39
tile-C40 = C40
tile-C41 = C41
tile-C42 = C42
tile-C43 = C43
tile-C44 = C44
tile-C45 = C45
tile-C46 = C46
tile-C47 = C47
tile-C48 = C48
tile-C49 = C49
tile-C50 = C50
