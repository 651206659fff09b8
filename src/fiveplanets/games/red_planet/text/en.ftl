# Mission: Red Planet: all texts.

goal = Most points win: point tokens from regions where you lead, secret missions, the Ice Monopoly and research cards.

## Moves

move-pass = { $what }
pass-steps = Stop moving astronauts
pass-drops = Leave the others on Phobos
pass-card = Keep the action card
move-keep = Keep the mission { $card }
move-arrange = Next on the neutral deck: { $character }
move-choose = Choose { $character }{ $cards }
cards-keep = { "" }
cards-ask = , and be asked about action cards at their moment in this round
move-board = Board at { $dock }
move-name = Destination: { $region }
move-step = Step: { $start } → { $to }
move-draw = Draw a colonisation card
move-look = Look at the research card: { $region }
move-lay = Lay the research card: { $region }
move-put_away = Put the card into the box, unseen
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
ask-board = { $who }: board a ship ({ $left } to board)
ask-dispatch = { $who }: board all { $left } astronauts of the card on one ship
ask-name = Name the destination of the ship at { $dock }
ask-step = { $who }: move an astronaut to a region next to it (up to { $left })
ask-study = { $who }: draw a card, or look at one
ask-lay = { $who }: lay the card at an outer region
ask-look = { $who }: look at a research card
ask-launch = { $who }: launch a ship that is not full
ask-destroy = { $who }: destroy a ship
ask-replace = { $who }: replace a foreign astronaut
ask-kill = { $who }: kill an astronaut
ask-drop = { $who }: bring an astronaut down from Phobos (up to { $left })
ask-steer = { $who }: choose a ship for a new destination
ask-window = Play an action card now, { $window }?
ask-rescue = { $card }: bring up to { $most } astronauts back from the wormhole
ask-redirect = { $card }: choose a launched ship for a new destination
ask-flee = { $who }: leave { $region } before the storm

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
choose-later = later, when all the others have chosen: play { $card }

deed-none = nothing
deed-board = board
deed-recruit = take characters back
deed-step = move to regions next to it
deed-study = draw or look
deed-launch = launch a ship
deed-destroy = destroy a ship
deed-replace = replace an astronaut
deed-kill = kill an astronaut
deed-drop = come down from Phobos
deed-steer = name a new destination

window-change_character = when all have chosen
window-rescue = before your character boards
window-redirect = after the countdown
window-gain_tokens = at the end of the production

phase-setup = setup
phase-choosing = choosing characters
phase-changing = a change of plan
phase-resolving = countdown
phase-correcting = after the countdown
phase-research = research phase
phase-harvested = after the production
phase-over = the end

share-leader = leader
share-tied = shared lead
share-second = second place
share-tied_second = shared second place
share-nobody = nobody there

cause-setup = setup
cause-full = full
cause-astray = no destination

ship = { $destination }, { $seats } seats
ship-open = open destination

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
effect-rescue = before your character boards: up to { $amount } of yours from the wormhole to Phobos
effect-redirect = after the countdown: a new destination for a launched ship
effect-gain_tokens = at the end of a production: take { $amount } point tokens of { $token }

## Events

event-docked = New ship at { $dock }: { $ship }
event-reshuffled = The { $count } discarded ships are shuffled
event-round = Round { $round }
event-face-down = The next neutral character of { $who } lies face down
event-character = { $who } shows { $character }
event-skipped = { $who }, { $character }: cannot { $deed }
event-boarded = { $count ->
    [one] { $who } boards at { $dock } ({ $why })
   *[other] { $who } boards { $count } astronauts at { $dock } ({ $why })
}
event-named = { $why_id ->
    [setup] The ship at { $dock } gets a token: { $region }
   *[other] { $who } sends the ship at { $dock } to { $region } ({ $why })
}
event-launched = { $why_id ->
    [full] The full ship at { $dock } launches
   *[other] { $who } launches the ship at { $dock } ({ $why })
}
event-landed = { $count ->
    [one] { $who } lands one astronaut: { $dock } → { $region }
   *[other] { $who } lands { $count } astronauts: { $dock } → { $region }
}
event-empty = The ship of { $dock } arrives without a crew
event-destroyed = { $who } destroys the ship at { $dock }: { $ship }
event-lost = { $count ->
    [one] { $who } loses one astronaut: { $place } ({ $why })
   *[other] { $who } loses { $count } astronauts: { $place } ({ $why })
}
event-recruited = { $count ->
    [one] { $who } takes one character back
   *[other] { $who } takes { $count } characters back
}
event-stepped = { $who } moves: { $start } → { $to }
event-drew = { $who } draws a colonisation card; left: { $left }
event-laid = { $who } lays a research card: { $region }
event-looked = { $who } looks at the research card: { $region }
event-discarded = No room for the card that { $who } drew; discarded: { $card }
event-put-away = { $who } puts the card away unseen
event-replaced = { $who } replaces an astronaut of { $victim }: { $place }
event-killed = { $who } kills an astronaut of { $victim }: { $place }
event-dropped = { $who } comes down from Phobos: { $region }
event-turned = { $region }: { $resource } is found
event-played = { $who } plays { $card }
event-rescued = { $count ->
    [one] { $who } brings one astronaut back from the wormhole to Phobos ({ $card })
   *[other] { $who } brings { $count } astronauts back from the wormhole to Phobos ({ $card })
}
event-gained = { $count ->
    [one] { $who } takes one point token of { $resource } ({ $card })
   *[other] { $who } takes { $count } point tokens of { $resource } ({ $card })
}
event-first = First player: { $who }
event-production = { $number ->
    [1] First production
    [2] Second production
   *[3] Third production
}
event-produced = { $why_id ->
    [none] { $region }: { $count } × { $resource }
   *[other] { $region }: { $count } × { $resource } more ({ $why })
}
event-took = { $why_id ->
    [leader] { $who } takes { $count } × { $resource }: { $region }
   *[other] { $who } takes { $count } × { $resource }: { $region } ({ $why })
}
event-stayed = { $region }: { $count } × { $resource } stays ({ $why })
event-research = { $region }: the research card is { $card }
event-swapped = { $region }: the resource and the spare one change places ({ $card })
event-lifted = { $count ->
    [one] { $who } comes with one astronaut from { $dock }: { $region } ({ $card })
   *[other] { $who } comes with { $count } astronauts from { $dock }: { $region } ({ $card })
}
event-fled = { $who } flees: { $start } → { $to } ({ $card })
event-mission = { $who } shows the mission { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count }
event-monopoly = { $who } has most ice, { $tokens } tokens: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-found = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $region } ({ $card })
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
screen-acting = now: { $who }, { $character } ({ $steps })
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
screen-to-be-asked = You will be asked about action cards at their moment in this round
screen-points = points
screen-neutral-wins = A neutral colour has the most points: both players lose
screen-drawn = drawn: { $card }: { $effect }
screen-destinations = Destination tokens used up: { $regions }
screen-production = Next production: { $number }, after round { $round }, { $tokens } for each open region
screen-takes = next:
screen-buried = Face down: { $tokens }
screen-spare = Spare token: { $resource }
screen-put-away = Put away: { $card }
screen-progress = { $count }, now worth { $points }
screen-next-step = { $count }, now worth { $points }; { $next } with { $needed }
screen-all-regions = all regions
screen-inner = the inner regions
screen-rim = the rim
screen-nothing-yet = nobody yet

## What a choice does

about-recruiter = board { $boards }; take all played characters back
about-explorer = board { $boards }; up to { $moves } steps on Mars
about-scientist = board { $boards }; draw a card or look at a research card
about-spy = board { $boards }, each on another ship; launch a ship that is not full
about-saboteur = board { $boards }; destroy a docked ship
about-robot = board { $boards }; replace a foreign astronaut beside yours
about-dispatcher = board { $boards } on one ship
about-soldier = board { $boards }; kill an astronaut on the rim or Phobos; bring up to { $moves } down from Phobos
about-pilot = board { $boards }; give a ship a new destination

## Board in the browser

board-place-valles_marineris = Valles Marineris
board-place-hellas = Hellas
board-place-syrtis_major = Syrtis Major
board-place-ausonia = Ausonia
board-place-vastitas_borealis = Vastitas Borealis
board-place-tritonis_sinus = Tritonis Sinus
board-place-mare_tyrrhenum = Mare Tyrrhenum
board-place-mare_serpentis = Mare Serpentis
board-place-sinus_sabaeus = Sinus Sabaeus
board-place-phobos = Phobos

board-short-recruiter = board 1, all cards back
board-short-explorer = board 1, 0–3 steps
board-short-scientist = board 2, draw or look
board-short-spy = board 1 + 1, launch
board-short-saboteur = board 1, destroy
board-short-robot = board 1, replace one
board-short-dispatcher = board 3 on one ship
board-short-soldier = board 1, kill, drop in
board-short-pilot = board 2, set a course

board-deed-board = Board { $number }
board-deed-step = Step { $number }
board-deed-drop = Drop { $number }
board-deed-recruit = Take back
board-deed-study = Draw or look
board-deed-launch = Launch
board-deed-destroy = Destroy
board-deed-replace = Replace
board-deed-kill = Kill
board-deed-steer = Set a course

board-wormhole = Wormhole
board-lost-here = In the wormhole: { $crew }
board-nobody = nobody
board-clock = Countdown
board-called = Now { $number }
board-may-have-chosen = may have chosen it
board-hand = Your characters
board-played-card = { $character }, played
board-shown-card = { $character }, in play
board-chosen-card = { $character }, chosen
board-token-points = Token points
board-own-cards = Your cards
board-deck = Deck
board-deck-about = Colonisation cards: missions, research and action cards
board-face-down = face down
board-is-choosing = choosing
board-has-chosen = has chosen
board-first-player = First player
board-supply = Astronauts in the supply: { $count }
board-lost = Astronauts in the wormhole: { $count }
board-cards = Colonisation cards: { $count }
board-tokens-of = { $resource }: { $count } point tokens, { $value } each
board-in-hand = In hand: { $characters }
board-is-played = Played: { $characters }
board-neutral-about = Neutral: { $name } decides for it

board-seats = { $aboard } of { $seats } seats
board-seats-after = { $aboard } → { $after } of { $seats } seats
board-launched = launched
board-launched-with = launched · { $aboard }
board-leaves = leaves next
board-you-name-it = you name it
board-no-ship = no ship
board-dock-sentence = { $dock }: { $destination }, { $seats }. { $crew }
board-aboard = Aboard: { $crew }
board-full-it-launches = Full: it launches
board-tokens-left = destination tokens left: { $count }
board-no-tokens-left = destination tokens used up

board-region-sentence = { $place }: { $resource }. { $crew }
board-unknown = resource not yet found
board-crew-here = Here: { $crew }
board-coming = On the way: { $crew }
board-lies-here = Point tokens here: { $count }
board-takes = Next production: { $gains }
board-next-to = Next to { $places }
board-research-here = Research card: { $card }
board-research-down = Research card, face down
board-step-from = Step from { $place }
board-choose-victim = Whose astronaut?
board-leads = { $who } would lead
board-more-events = and { $count } more
board-note-boards = Bound for { $place }; free seats after that: { $free }
board-note-full = Full: it launches for { $place } when the card is done

board-mission-now = have { $count }, worth { $points }
board-mission-next = have { $count }, worth { $points }; { $next } with { $needed }
board-mission-rival = best rival { $count }
board-action = action card
board-research = research card
board-mission = mission
board-reconstructed = Reconstructed: the printed component is unknown
board-ask-later = Ask me about action cards at their moment in this round
board-you-read = Only you see this
board-you-drew = You drew
board-neutral-next = Neutral deck, from the top
board-close = Close
board-rail = Companies
board-spare = Spare
board-spare-about = The resource token left over in the setup; a Survey Error puts it on the map
