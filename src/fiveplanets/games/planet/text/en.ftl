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
ask-place = On which free face do you place { $tile }?
ask-turn = How do you turn the tile on face { $face }? Unturned, its area that is named first lies towards the neighbouring face with the lowest number.

## What happens

event-round = Round { $round }. First player: { $who }
event-laid-open = Laid open: { $tile }
event-taken = { $who } takes { $tile }
event-placed =
    { $who } places { $tile } on face { $face }{ $by ->
        [0] { "" }
        [1] , turned clockwise by 72°
        [2] , turned clockwise by 144°
        [3] , turned clockwise by 216°
       *[4] , turned clockwise by 288°
    }
event-left-over =
    Nobody took { $tile }: { $to_id ->
        [pile_11] face down to pile 11
        [pile_12] face down to pile 12
        [box] back to the box
       *[none] shuffled and put aside face down
    }
event-won =
    { $animal } settles on the planet of { $who }: { $by_id ->
        [regions] most separate regions, { $count } to { $rival }
        [largest] the largest region, { $count } to { $rival }
        [second] the second region decides, { $count } to { $rival }
       *[third] the third region decides, { $count } to { $rival }
    }
event-moved-on =
    { $why_id ->
        [tie] { $animal } goes to nobody, { $count } each: the card moves to the column of round { $round }
       *[no_planet] { $animal } finds no planet that suits: the card moves to the column of round { $round }
    }
event-removed =
    { $why_id ->
        [tie] { $animal } goes to nobody, { $count } each: the card goes back to the box
       *[no_planet] { $animal } finds no planet that suits: the card goes back to the box
    }
event-turned-up = { $animal } is turned up in the column of round { $round }
event-objective =
    { $who } had the objective { $habitat }: { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-over = The last round is over

## Where tiles go, what decides, why nobody gets an animal

heap-pile_11 = pile 11
heap-pile_12 = pile 12
heap-box = the box
decider-regions = separate regions
decider-largest = largest region
decider-second = second region
decider-third = third region
no_winner-tie = a tie
no_winner-no_planet = no planet suits

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
screen-column = Rd
screen-animal = Animal
screen-face-down =
    { $count ->
        [one] One more animal lies face down in the column of round { $last }.
       *[other] One more animal each lies face down in the columns of rounds { $first } to { $last }.
    }
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
screen-points = { $points } p.
screen-tiles = Open tiles
screen-turn = Face { $face } ↻
screen-towards = to { $face }
screen-changes = What changes for the animals
screen-legend = #♣ most  ♣+~ largest touching ~  ♣−~ not touching ~  ► leads  ▸ now  ◆ first

## Habitats

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

## Tiles: what is on them, counter-clockwise

tile-with-areas = { $areas } ({ $tile })
areas-in-a-row =
    { $count ->
        [1] { $habitat }
       *[other] { $habitat } ×{ $count }
    }

