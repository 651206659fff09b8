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

## The board in the browser

board-globe = Globe
board-flat-map = Flat map
board-your-planet = Your planet
board-planet-of = Planet of { $who }
board-hint = Drag the planet or use the arrows to turn it
board-rivals = Rivals
board-first = First player of this round
board-points = { $points ->
    [one] point
   *[other] points
}
board-points-so-far = { $who }: points so far { $points }
board-animals = Animals
board-animals-none = no animals yet
board-worth = { $animal }, won in round { $round }{ $worth ->
    [none] { "" }
    [one] : 1 point
   *[other] : { $worth } points
}
board-objective = Secret objective
board-objective-shown = Objective
board-objective-hidden = Objective: only its owner knows it
board-objective-about = { $habitat }: { $areas } areas now, worth { $points }
board-objective-next = { $count ->
    [one] { $count } area more for the next step
   *[other] { $count } areas more for the next step
}
board-objective-top = the last step is reached
board-objective-short = objective +{ $points }
board-now = Round { $round }
board-now-about = they choose after the last tile
board-now-none = No animals choose a planet in this round; the first come in round { $round }.
board-later = Later rounds
board-all = All { $count }
board-all-title = Animals by round
board-face-down = One animal lies face down here
board-reconstructed = Reconstruction: what is printed on this component is not known
board-reconstructed-name = The animal’s name is a reconstruction
board-count = { $who }: { $count }
board-leads = { $who } would get it now
board-nobody-tie = a tie: nobody would get it now
board-nobody-no_planet = nobody would get it now
board-change = { $animal } { $before } → { $after }
board-no-change = no change
board-better = { $count ->
    [one] { $count } animal likes it more
   *[other] { $count } animals like it more
}
board-worse = { $count ->
    [one] { $count } animal likes it less
   *[other] { $count } animals like it less
}
board-tiles = Tiles of this round
board-tile-open = { $tile }: can be taken
board-tile-taken = { $tile }: taken by { $who }
board-tile-left = { $tile }: left
board-piles = { $count ->
    [one] { $count } pile left
   *[other] { $count } piles left
}
board-step-tile = Tile
board-step-face = Face
board-step-face-chosen = Face { $face }
board-step-turn = Turn
board-choose-face = Choose a free face on the globe or on the flat map.
board-faces = Faces
board-face-free = Face { $face }: free
board-face-place = Face { $face }: place the tile here
board-face-held = Face { $face }: your tile floats here
board-face-covered = Face { $face }: { $habitats }
board-neighbours = { $face }; around it { $neighbours }
board-ask-turn = How does the tile lie on face { $face }?
board-ask-place = On which free face do you place the tile?
board-turn-right = Turn clockwise
board-turn-left = Turn counter-clockwise
board-turn-choice = Turn { $number }: { $changes }
board-new = new
board-grows = { $habitat } { $before } → { $after }
board-appears = { $habitat } { $after }, a new region
board-moved = to round { $round }
board-removed = back to the box
board-no-webgl = This browser shows no 3-D pictures: the flat map is the whole planet.
board-look-at = Look at the planet of { $who }
board-last-tile = last tile: face { $face }
board-regions = { $habitat }: { $areas } areas, { $regions } regions
