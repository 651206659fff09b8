# Mission: Red Planet: all texts.

## Moves

move-pass = Nothing (more)
move-keep = Keep the mission { $card }
move-arrange = Next on the neutral deck: { $character }
move-choose = Choose { $character }
move-plan = Change the plan: choose when all the others have chosen
move-board = Board at { $dock }
move-name = Destination: { $region }
move-step = Step: { $start } → { $to }
move-draw = Draw a colonisation card
move-look = Look at the research card: { $region }
move-lay = Lay the research card: { $region }
move-launch = Launch the ship at { $dock }
move-destroy = Destroy the ship at { $dock }
move-replace = Replace an astronaut of { $colour }: { $place }
move-kill = Kill an astronaut of { $colour }: { $region }
move-drop = Drop from Phobos: { $region }
move-steer = New destination for the ship at { $dock }
move-play = Play { $card }
move-rescue = { $count ->
    [one] Rescue one astronaut
   *[other] Rescue { $count } astronauts
}
move-flee = Flee from the storm: { $region }

## Asks

ask-keep = Keep one of two missions
ask-arrange = Arrange the top of the neutral deck
ask-choose = Choose a character
ask-board = Board a ship
ask-dispatch = Board three together, or skip the card
ask-name = Name the ship's destination
ask-step = Move an astronaut to a region next to it
ask-study = Draw a card, or look at one
ask-lay = Lay the card at an outer region
ask-look = Look at a research card
ask-launch = Launch a ship that is not full
ask-destroy = Destroy a ship
ask-replace = Replace a foreign astronaut
ask-kill = Kill an astronaut
ask-drop = Bring an astronaut down from Phobos
ask-steer = Choose a ship for a new destination
ask-window = Play an action card?
ask-rescue = Bring astronauts back from the wormhole
ask-redirect = Choose a launched ship for a new destination
ask-flee = Leave the region before the storm

## Names

place-valles_marineris = Valles Marineris
place-hellas = Hellas
place-syrtis_major = Syrtis Major
place-ausonia = Ausonia
place-vastitas_borealis = Vastitas Borealis
place-tritonis_sinus = Tritonis Sinus
place-mare_tyrrhenum = Mare Tyrrhenum
place-mare_serpentis = Mare Serpentis
place-sinus_sabaeus = Sinus Sabaeus
place-phobos = Phobos
place-dock-1 = dock 1
place-dock-2 = dock 2
place-dock-3 = dock 3
place-dock-4 = dock 4
place-dock-5 = dock 5
place-dock-6 = dock 6

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-violet = Violet
colour-white = White

letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y
letter-violet = V
letter-white = W

resource-ice = ice
resource-sylvanite = sylvanite
resource-celerium = celerium

character-recruiter = 9 Recruiter
character-explorer = 8 Explorer
character-scientist = 7 Scientist
character-spy = 6 Spy
character-saboteur = 5 Saboteur
character-robot = 4 Robot
character-dispatcher = 3 Dispatcher
character-soldier = 2 Soldier
character-pilot = 1 Pilot

card-M01 = Eastern Influence
card-M02 = Northern Influence
card-M03 = Western Influence
card-M04 = Southern Influence
card-M05 = Moon Garrison
card-M06 = Heart of the Planet
card-M07 = Sylvanite Baron
card-M08 = Celerium Baron
card-M09 = Far and Wide
card-M10 = Masters of the Rim
card-M11 = Honour the Lost
card-M12 = Mixed Portfolio
card-R01 = Even Ground
card-R02 = Odd Ground
card-R03 = Synergy
card-R04 = Mine Collapse
card-R05 = Sabotage
card-R06 = Rich Vein
card-R07 = Native Resistance
card-R08 = Survey Error
card-R09 = Space Lift
card-R10 = Great Sandstorm
card-R11 = Lichen Fields
card-R12 = Ancient Ruins
card-R13 = Radiation Leak
card-A01 = Blocks of Ice
card-A02 = Change of Plan
card-A03 = Rescue Team
card-A04 = Course Correction

## What the cards do

metric-astronauts = astronauts in { $regions }
metric-regions_settled = regions with an astronaut of yours, of { $regions }
metric-regions_led = regions where nobody has more astronauts than you, of { $regions }
metric-tokens = point tokens of { $token }
metric-token_sets = sets of three different point tokens
metric-lost = astronauts of yours in the wormhole
goal-most = { $points } points for most { $metric }
goal-steps = { $points } points for { $metric }

effect-each_loses = research phase: every colour loses { $amount } here
effect-swap_resource = research phase: the resource here and the spare one change places
effect-lift = research phase: all astronauts on docked ships come here
effect-storm = research phase: all astronauts here flee to regions next to it
effect-only_even = third production: only even numbers of astronauts count here
effect-only_odd = third production: only odd numbers of astronauts count here
effect-neighbour_tokens = third production: { $amount } more at every open region next to it
effect-no_tokens = third production: nothing is placed here
effect-second_place = third production: second place takes the tokens here
effect-own_tokens = third production: { $amount } more here
effect-points_present = scoring: { $amount } points for being here
effect-points_leader = scoring: { $amount } points for the lead here

effect-change_character = when all have chosen: swap your character for another one in hand
effect-rescue = when your character begins: up to { $amount } of yours from the wormhole to Phobos
effect-redirect = after the countdown: a new destination for a launched ship
effect-gain_tokens = at the end of a production: take { $amount } point tokens of { $token }

## Events

event-round = Round { $round }
event-character = { $who } shows { $character }
event-boarded = { $who } boards at { $dock }
event-named = { $who }: the ship at { $dock } heads for { $region }
event-launched = The ship at { $dock } launches
event-landed = { $crew ->
    [one] The ship of { $dock } lands one astronaut: { $region }
   *[other] The ship of { $dock } lands { $crew } astronauts: { $region }
}
event-astray = The ship of { $dock } arrives with nobody, or nowhere
event-destroyed = { $who } destroys the ship at { $dock }
event-replaced = { $who } replaces an astronaut of { $victim }: { $place }
event-killed = { $who } kills an astronaut of { $victim }: { $place }
event-stepped = { $who } moves: { $start } → { $to }
event-dropped = { $who } comes down from Phobos: { $region }
event-turned = { $region }: { $resource } is found
event-recruited = { $who } takes all characters back
event-skipped = { $who } boards nobody
event-drew = { $who } draws a colonisation card
event-laid = { $who } lays a research card: { $region }
event-looked = { $who } looks at the research card: { $region }
event-discarded = No room for { $card }: it is discarded
event-put-away = { $who } puts the card away unseen
event-played = { $who } plays { $card }
event-rescued = { $count ->
    [one] { $who } brings one astronaut back from the wormhole
   *[other] { $who } brings { $count } astronauts back from the wormhole
}
event-first = { $who } is first player
event-production = Production { $number }
event-took = { $count ->
    [one] { $who } takes one point token: { $region }
   *[other] { $who } takes { $count } point tokens: { $region }
}
event-research = { $region }: the research card is { $card }
event-swept = { $who } loses astronauts: { $region }
event-lifted = { $crew ->
    [one] One astronaut is lifted: { $region }
   *[other] { $crew } astronauts are lifted: { $region }
}
event-fled = { $who } flees: { $start } → { $to }
event-mission = { $who } shows the mission { $card }
event-over = The game is over

## Points

score-missions = missions
score-ice-monopoly = Ice Monopoly
score-ice = ice
score-sylvanite = sylvanite
score-celerium = celerium
score-research = research

## Options

option-layout = map
option-layout-A = A, calm: few borders
option-layout-B = B, crossroads: the same rim, more borders
option-layout-C = C, rearranged: another rim
option-layout-D = D, melting pot: another rim, more borders

## Screen

screen-round = Round { $round } of { $rounds }
screen-first = first player: { $who }
screen-acting = now: { $who }, { $character }
screen-spaceport = Spaceport
screen-mars = Mars
screen-companies = Companies
screen-countdown = Countdown
screen-dock = dock
screen-seats = seats
screen-destination = destination
screen-crew = crew
screen-status = status
screen-docked = docked
screen-launched = launched
screen-no-ship = no ship
screen-open = open
screen-nobody = nobody
screen-lies = lies here: { $tokens }
screen-next-to = next to { $numbers }
screen-research-down = research: face down
screen-research-known = research: { $card }
screen-supply = supply
screen-wormhole = lost
screen-tokens = ice sylv. cel.
screen-cards = cards
screen-played = played
screen-neutral = { $name } (neutral)
screen-hand = In hand: { $characters }
screen-chosen = Chosen: { $character }
screen-neutral-chosen = Neutral, face down: { $character }
screen-neutral-next = Neutral, next: { $characters }
screen-drawn = drawn: { $card }: { $effect }
screen-destinations = Destination tokens used up: { $regions }
screen-all-regions = all regions
screen-inner = the inner regions
screen-rim = the rim
screen-nothing-yet = nobody yet

## What a choice does

character-recruiter-about = board 1; take all played characters back
character-explorer-about = board 1; up to 3 steps on Mars
character-scientist-about = board 2; draw a card or look at a research card
character-spy-about = board 1 on each of 2 ships; launch a ship that is not full
character-saboteur-about = board 1; destroy a docked ship
character-robot-about = board 1; replace a foreign astronaut beside yours
character-dispatcher-about = board 3 on one ship
character-soldier-about = board 1; kill an astronaut on the rim or Phobos; land from Phobos
character-pilot-about = board 2; give a ship a new destination
