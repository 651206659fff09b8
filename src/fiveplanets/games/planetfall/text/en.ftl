### Age of Wonders: Planetfall, the board game

## The goal

goal = Most empire points after seven planets win: units, landmarks and their pairs, technologies, some caches, operations and some commanders bring them, and at the end the goal sheet and technologies.

## Moves

move-choose = { $side }
move-restrain = Put the restrain token on { $card }
move-restrain_nothing = Put the restrain token on no card of this planet
move-explore = Put the ship on { $card }
move-operate = Put the ship on the operations cell of level { $level }
move-take = Take the card { $way }
move-replace =
    { $amount ->
        [0] Pay no part of the price in { $resource }
       *[other] Pay { $amount } of the price in { $resource }
    }
move-exchange_points =
    { $amount ->
        [0] Exchange nothing for empire points
        [one] Exchange for { $amount } empire point
       *[other] Exchange for { $amount } empire points
    }
move-exchange_experience =
    { $amount ->
        [0] Exchange nothing for experience
       *[other] Exchange for { $amount } experience
    }
move-exchange_strength =
    { $amount ->
        [0] Exchange nothing for strength
       *[other] Exchange for { $amount } strength
    }

way-defeat = by defeating the unit
way-recruit = by recruiting the unit (Diplomacy)
way-peaceful = by capturing the landmark peacefully
way-aggression = by capturing the landmark with force (Aggression)
way-loot = by looting the cache
way-annex = by annexing the sector
way-study = by studying the technology

level-I = I
level-II = II
level-III = III

resource-points = empire points
resource-experience = experience
resource-strength = strength
resource-energy = energy

## Questions

ask-side = Pick your commander and a side of the sheet.
ask-restrain = Put the restrain token on one of the first two cards of level III: nobody else may choose it on this planet.
ask-explore = Where do you put your ship? Ships on level I act first, and choose first in the next exploration.
ask-way = How do you take { $card }?
ask-pay = You take { $card } { $way }: how much of the price do you pay with the other resource?
ask-points = You have { $left } operation points. How many become empire points, one for one, at most { $most }?
ask-experience = You have { $left } operation points left. How much experience, for two of them each?
ask-strength =
    { $left ->
        [one] You have { $left } operation point left. How much strength, for one each? What is left is lost.
       *[other] You have { $left } operation points left. How much strength, for one each? What is left is lost.
    }

## What happens

event-goal = The goal sheet is { $goal }
event-dealt = { $who } is dealt { $commander }
event-commander =
    { $who } plays { $side } and starts with experience { $experience }, strength { $strength }, energy { $energy }{ $points ->
        [0] { "" }
       *[other] , empire points { $points }
    }
event-planet =
    { $aside ->
        [one] Discovery of planet { $planet }: { $aside } card of its deck is set aside unseen
       *[other] Discovery of planet { $planet }: { $aside } cards of its deck are set aside unseen
    }
event-laid-out =
    Level { $level }{ $first_id ->
        [none] { "" }
       *[other] { " · " }{ $first }
    }{ $second_id ->
        [none] { "" }
       *[other] { " · " }{ $second }
    }{ $third_id ->
        [none] { "" }
       *[other] { " · " }{ $third }
    }{ $fourth_id ->
        [none] { "" }
       *[other] { " · " }{ $fourth }
    }{ $fifth_id ->
        [none] { "" }
       *[other] { " · " }{ $fifth }
    }
event-income = Income
event-restrained = { $who } puts the restrain token on { $card }
event-released = The restrain token on { $card } goes back to { $who }
event-explores = { $who } puts the ship on { $card }, level { $level }
event-operates = { $who } puts the ship on the operations cell of level { $level }
event-skipped = { $who } can choose nothing and skips the turn
event-took =
    { $who } takes { $card } { $way }{ $surcharge ->
        [0] { "" }
       *[other] , with { $surcharge } strength more for missing experience
    }
event-exchanges = { $who } exchanges { $points } operation points of level { $level }
event-unused =
    { $points ->
        [one] { $who } leaves { $points } operation point unused
       *[other] { $who } leaves { $points } operation points unused
    }
event-paid = { $who }: { $resource } −{ $amount }
event-gained =
    { $who }: { $resource } +{ $amount }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $lost } more are lost, the track is full)
    }{ $why_id ->
        [reward] { "" }
        [operations] { "" }
        [pair] , { $why }
       *[other] { $card_id ->
            [none] , { $why } of the commander
           *[other] , { $why } of { $card }
        }
    }
cause-reward = reward
cause-pair = for the pair
cause-reaction = effect
cause-income = income
cause-operations = operations
event-pair = { $who } has a pair: { $card }
event-placed = { $who } will be number { $place } in turn order
event-left = Migration: the ships leave planet { $planet }
event-left-behind =
    Left behind on level { $level }{ $first_id ->
        [none] { "" }
       *[other] { " · " }{ $first }
    }{ $second_id ->
        [none] { "" }
       *[other] { " · " }{ $second }
    }{ $third_id ->
        [none] { "" }
       *[other] { " · " }{ $third }
    }{ $fourth_id ->
        [none] { "" }
       *[other] { " · " }{ $fourth }
    }{ $fifth_id ->
        [none] { "" }
       *[other] { " · " }{ $fifth }
    }
event-over = The last planet is explored

## Options

option-commanders = Commanders
option-commanders-chosen = picked in turn
option-commanders-dealt = dealt at random
option-commanders-with_sides = dealt at random, sides too
option-sides = Sides of the commander sheets
option-sides-both = A or B, as each player likes
option-sides-a = side A for all (first game)
option-first = Who picks first
option-first-random = a random player
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4
option-first-5 = player 5
option-first-6 = player 6

## Points

score-units = Units
score-landmarks = Landmarks
score-pairs = Pairs of landmarks
score-technologies = Technologies
score-caches = Looted caches
score-operations = Operations
score-effects = Commander and effects during the game
score-goals = Goal sheet
score-technology-goals = Technologies at the end
score-commander-goals = Commander at the end

## The terminal table

phase-commanders = Commanders
phase-income = Planet { $planet } of { $planets }, income
phase-placing =
    { $exploration ->
        [1] Planet { $planet } of { $planets }, first exploration: ships are placed
       *[other] Planet { $planet } of { $planets }, second exploration: ships are placed
    }
phase-acting =
    { $exploration ->
        [1] Planet { $planet } of { $planets }, first exploration: ships act
       *[other] Planet { $planet } of { $planets }, second exploration: ships act
    }
phase-over = The game is over
screen-goal = Goal sheet: { $goal }
screen-so-far = { $points }★ now
screen-level = Lvl
screen-card = Card
screen-way = Action
screen-price = Price
screen-brings = Brings
screen-place = Next
screen-operations = Operations
screen-exchange = exchange
screen-operation-points = { $points } op. ≤{ $limit }★
screen-operation-left = { $left } op. left
screen-each-round = { $amount }ϟ/round
screen-pair =
    { $planets ->
        [none] pair { $reward }★
       *[other] pair { $reward }★, more on planets { $planets }
    }
screen-then = { $score }★ at the end then
screen-ship = here: { $name }
screen-token = restrained by { $name }
screen-side = Commander
screen-initiative = Initiative
screen-start = Start
screen-ability = Ability
screen-player = Player
screen-income = Income
screen-cards = U L C A T
screen-now = At end
screen-order = Turn order
screen-next-order = Next turn order
screen-waiting = One more makes a pair: { $landmarks }
screen-legend = ★ empire points  ▲ experience  † strength  ϟ energy; 3+2† is 3† and 2† more for missing ▲; 4ϟ 3▲ demands 3▲ of you.
    ✓ you can  ✗ you cannot  ● occupied  ▶ acting now. Next: your place in the next turn order, as ships stand now.
screen-legend-cards = U units, L landmarks, C caches (A annexed), T technologies. At end: points if the game ended now.
screen-ends = Prices and gains are yours, with all your effects. Tracks end at ▲{ $experience } †{ $strength } ϟ{ $energy }.

letter-unit = U
letter-landmark = L
letter-cache = C
letter-technology = T

short-defeat = defeat
short-recruit = recruit
short-peaceful = peacefully
short-aggression = by force
short-loot = loot
short-annex = annex
short-study = study

## Effects

effect-on_take = { $after }: +{ $gain }
effect-discount = { $what }: price −{ $amount }
effect-substitute = { $what }: up to { $amount } of the price may be paid with the other resource († ↔ ϟ)
effect-requirement = units demand { $amount }▲ less
effect-operation_points =
    { $amount ->
        [one] operations: +{ $amount } operation point
       *[other] operations: +{ $amount } operation points
    }
effect-operation_limit = operations: ★ limit +{ $amount }
effect-income = income: +{ $gain }
effect-income-per = income: +{ $gain } for each { $one }
effect-last_place = the ship always takes the last place of the turn track
effect-restrain = income, from planet 1: keep one of the first two cards of level III from the others with the restrain token
effect-at-end = at the end: { $condition }
effect-score_per =
    { $each ->
        [1] { $points }★ for each { $one }
       *[other] { $points }★ for every { $number }
    }
effect-score_at_least = { $points }★ for at least { $number }
effect-score_most = { $points }★ for the most { $most }

after-defeat = after defeating a unit
after-recruit = after recruiting a unit
after-unit = after taking a unit
after-peaceful = after capturing a landmark peacefully
after-aggression = after capturing a landmark with force
after-landmark = after taking a landmark
after-cache = after looting a cache
after-sector = after annexing a sector
after-cache_or_sector = after taking a cache or sector
after-technology = after studying a technology
after-card = after taking any card

price-defeat = defeating units
price-recruit = recruiting units
price-unit = units
price-peaceful = landmarks taken peacefully
price-aggression = landmarks taken with force
price-landmark = landmarks
price-technology = technologies
price-card = all cards

one-unit = unit
number-unit =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
most-unit = units
one-technology = technology
number-technology =
    { $n ->
        [one] { $n } technology
       *[other] { $n } technologies
    }
most-technology = technologies
one-landmark = landmark
number-landmark =
    { $n ->
        [one] { $n } landmark
       *[other] { $n } landmarks
    }
most-landmark = landmarks
one-cache = looted cache
number-cache =
    { $n ->
        [one] { $n } looted cache
       *[other] { $n } looted caches
    }
most-cache = looted caches
one-sector = annexed sector
number-sector =
    { $n ->
        [one] { $n } annexed sector
       *[other] { $n } annexed sectors
    }
most-sector = annexed sectors
one-cache_or_sector = cache or sector
number-cache_or_sector =
    { $n ->
        [one] { $n } cache or sector
       *[other] { $n } caches and sectors
    }
most-cache_or_sector = caches and sectors
one-card = card
number-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
most-card = cards
one-landmark_pair = pair of landmarks
number-landmark_pair =
    { $n ->
        [one] { $n } pair of landmarks
       *[other] { $n } pairs of landmarks
    }
most-landmark_pair = pairs of landmarks
one-distinct_landmark = different landmark
number-distinct_landmark =
    { $n ->
        [one] { $n } different landmark
       *[other] { $n } different landmarks
    }
most-distinct_landmark = different landmarks
one-type_set = set of all four card types
number-type_set =
    { $n ->
        [one] { $n } set of all four card types
       *[other] { $n } sets of all four card types
    }
most-type_set = sets of all four card types
one-planet_with_two_cards = planet with two of your cards
number-planet_with_two_cards =
    { $n ->
        [one] { $n } planet with two of your cards
       *[other] { $n } planets with two of your cards
    }
most-planet_with_two_cards = planets with two of your cards
one-experience = experience
number-experience =
    { $n ->
        [one] { $n } experience
       *[other] { $n } experience
    }
most-experience = experience
one-strength = strength left
number-strength =
    { $n ->
        [one] { $n } strength left
       *[other] { $n } strength left
    }
most-strength = strength
one-energy = energy left
number-energy =
    { $n ->
        [one] { $n } energy left
       *[other] { $n } energy left
    }
most-energy = energy

## Commanders and goal sheets

commander-kirko = Jikuku Cos'Rax (Kir'Ko)
commander-amazon = Mahina Wateka (Amazon)
commander-vanguard = Jack Gelder (Vanguard)
commander-assembly = Claudius Proton (Assembly)
commander-dvar = Nikael Gorodin (Dvar)
commander-syndicate = Aron Ardelli (Syndicate)
side-of =
    { $side ->
        [0] { $commander }, side A
       *[1] { $commander }, side B
    }
goal-conquest = Conquest
goal-enlightenment = Enlightenment
goal-architecture = Architecture
goal-prosperity = Prosperity
goal-balance = Balance
goal-veterans = Veterans
goal-expansion = Expansion
goal-rivalry = Rivalry

## Cards

card-sabretooth_hopper = Sabretooth Hopper
card-roy_2 = Roy-2
card-scrap_raiders = Scrap Raiders
card-burrow_beetles = Burrow Beetles
card-reef_drifters = Reef Drifters
card-vine_lashers = Vine Lashers
card-deserter_company = Deserter Company
card-frost_stalker = Frost Stalker
card-acid_spitters = Acid Spitters
card-nomad_riders = Nomad Riders
card-shard_crawlers = Shard Crawlers
card-watch_automata = Watch Automata
card-storm_rays = Storm Rays
card-exile_marksmen = Exile Marksmen
card-magma_worm = Magma Worm
card-bloom_wardens = Bloom Wardens
card-siege_walker = Siege Walker
card-mind_leeches = Mind Leeches
card-corsair_flotilla = Corsair Flotilla
card-horned_colossus = Horned Colossus
card-relic_guardians = Relic Guardians
card-swarm_matron = Swarm Matron
card-iron_legion = Iron Legion
card-void_wraiths = Void Wraiths
card-orbital_sentinel = Orbital Sentinel
card-rebel_armada = Rebel Armada
card-ancient_titan = Ancient Titan
card-abyssal_leviathan = Abyssal Leviathan
card-synthesis_network_1 = Synthesis Network
card-spaceport_1 = Spaceport
card-elysium_parks_1 = Elysium Parks
card-synthesis_network_2 = Synthesis Network
card-cryo_facility_2 = Cryo Facility
card-government_palace_2 = Government Palace
card-spaceport_3 = Spaceport
card-cryo_facility_3 = Cryo Facility
card-elysium_parks_3 = Elysium Parks
card-synthesis_network_4 = Synthesis Network
card-government_palace_4 = Government Palace
card-celestian_archives_4 = Celestian Archives
card-spaceport_5 = Spaceport
card-cryo_facility_5 = Cryo Facility
card-celestian_archives_5 = Celestian Archives
card-synthesis_network_6 = Synthesis Network
card-elysium_parks_6 = Elysium Parks
card-celestian_archives_6 = Celestian Archives
card-spaceport_7 = Spaceport
card-cryo_facility_7 = Cryo Facility
card-government_palace_7 = Government Palace
card-crashed_supply_pod = Crashed Supply Pod
card-dry_reactor_pit = Dry Reactor Pit
card-settlers_stash = Settlers' Stash
card-solar_orchard = Solar Orchard
card-flooded_depot = Flooded Depot
card-geothermal_vent = Geothermal Vent
card-smuggler_hold = Smuggler Hold
card-wind_terraces = Wind Terraces
card-buried_capacitor_field = Buried Capacitor Field
card-abandoned_refinery = Abandoned Refinery
card-convoy_wreck = Convoy Wreck
card-crystal_grotto = Crystal Grotto
card-sealed_vault = Sealed Vault
card-tidal_generators = Tidal Generators
card-lost_archive_cellar = Lost Archive Cellar
card-orbital_mirror_farm = Orbital Mirror Farm
card-fleet_fuel_bunker = Fleet Fuel Bunker
card-deep_core_tap = Deep Core Tap
card-imperial_mint = Imperial Mint
card-cargo_elevator = Cargo Elevator
card-dormant_reactor = Dormant Reactor
card-governors_strongroom = Governor's Strongroom
card-shipyard_stores = Shipyard Stores
card-battery_catacombs = Battery Catacombs
card-throne_reserve = Throne Reserve
card-dark_matter_silo = Dark Matter Silo
card-star_union_coffers = Star Union Coffers
card-last_beacon = Last Beacon
card-efficient_gathering = Efficient Gathering
card-energy_development = Energy Development
card-field_drills = Field Drills
card-modular_construction = Modular Construction
card-signal_network = Signal Network
card-xenolinguistics = Xenolinguistics
card-sector_automation = Sector Automation
card-battle_analytics = Battle Analytics
card-rapid_prototyping = Rapid Prototyping
card-open_archive = Open Archive
card-command_uplink = Command Uplink
card-trophy_doctrine = Trophy Doctrine
card-hall_of_veterans = Hall of Veterans
card-landmark_registry = Landmark Registry
card-colonial_charter = Colonial Charter
card-unified_science = Unified Science
card-twin_monuments = Twin Monuments
card-treasury_audit = Treasury Audit
card-new_star_union = New Star Union
card-path_of_mastery = Path of Mastery
card-grand_parade = Grand Parade

## The board in the browser

board-lead = Lead { $commander }
board-side-letter = Side { board-letter }
board-type-unit = Unit
board-type-landmark = Landmark
board-type-cache = Cache
board-type-technology = Technology
board-type-on = { $type }, planet { $planet }
board-verb-defeat = Defeat
board-verb-recruit = Recruit
board-verb-peaceful = In peace
board-verb-aggression = By force
board-verb-loot = Loot
board-verb-annex = Annex
board-verb-study = Study
board-way =
    { $price ->
        [none] { $way }: { $brings }
       *[other] { $way } for { $price }: { $brings }
    }
board-each-planet = +{ $amount } energy on every later planet
board-short =
    { $resource ->
        [experience] { $amount } experience short
        [strength] { $amount } strength short
        [points] { $amount } points short
       *[energy] { $amount } energy short
    }
board-short-sign = { $amount }{ $glyph } short
board-stands-here = { $name } is here
board-level = level { $level }
board-first = first
board-then = then
board-last = last
board-cell = { $points } operation points, at most { $limit } become empire points
board-ops = ops
board-free = free
board-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
board-place-next = { $place ->
        [1] you choose first next time
       *[other] you are number { $place } next time
    }
board-next-turn = next turn
board-a-pair = a pair: +{ $points }
board-pair-later = pair later, planet { $planets }
board-operation-points = operation points
board-at-end = at the end
board-act-before = You act before { $names }
board-act-after = You act after { $names }
board-choose-how-later = How to take it is chosen when the ship acts
board-lost =
    { $resource ->
        [experience] { $amount } experience is lost, the track is full
        [strength] { $amount } strength is lost, the track is full
        [points] { $amount } points are lost
       *[energy] { $amount } energy is lost, the track is full
    }
board-fly = Fly there
board-fly-to = Fly to { $card }
board-fly-operate = Fly to the operations cell, level { $level }
board-restrain-verb = Put the token
board-keep-token = Keep the token
board-exchange-verb = Exchange
board-exchange = Operations: exchange { $total } points
board-exchange-left =
    { $left ->
        [0] All are used
       *[other] { $left } left, and lost if not used
    }
board-more-of = One more { $resource }, now { $amount }
board-less-of = One less { $resource }, now { $amount }
board-limit = at most { $limit }
board-take-how = How do you take it?
board-pay-how = Pay a part with the other resource?
board-demand = Demands { $amount } experience
board-surcharge = Of this { $amount } strength is for missing experience
board-discount = Already { $amount } cheaper by your effects
board-pair-brings = Of this { $points } points are for the pair
board-reaction = Of this by your effects: { $gains }
board-replaced = Up to { $amount } of the price may be paid with the other resource
board-about-points = Most empire points after seven planets win.
board-about-experience = Units demand it; it is never spent. The track ends at { $experience }.
board-about-strength = Pays for defeating units, and for landmarks taken by force. The track ends at { $strength }.
board-about-energy = Pays for landmarks, technologies and recruits. The track ends at { $energy }.
board-about-order = Left: who chooses when in this exploration. Right: the order of the next one, as the ships stand. Ships act from level I to III, from left to right, and return to the track in that order.
board-about-cell = Two points buy one experience, one buys one strength or one empire point. No card is taken.
board-about-aside = Cards of this planet that nobody will see: { $count }.
board-planet-of = Planet { $planet } of { $planets }
board-initiative = Initiative: { $place }
board-next-income = Next income: { $gains }
board-if-over = If the game ended now: { $points } points
board-reconstructed = Reconstruction: the printed figures are not known to us.
board-turn-track = Turn track
board-now = now
board-next = next
board-orbits = Orbits of the planet
board-rivals = Other empires
board-empire = Your empire
board-pairs = Landmarks in pairs
board-expedition = Expedition, planets 1 to 7
board-goal = Goal
board-if-ended = If the game ended now
board-per-planet = +{ $amount } a planet
board-at-end-points = { $points } at the end
board-chooses-now = chooses now
board-chooses-after = chooses after you
board-chooses-before = chooses before you
board-acts-now = acts now
board-flies-to = at { $card }
board-took = took { $card }
board-operated = operations, level { $level }
board-skipped = skipped the turn
board-picks-commander = picks a commander
board-no-commander = no commander yet
board-commanders = Commanders
board-start = Starts with
board-led-by = led by { $name }
board-final = The expedition is over
board-winner = { $name } wins
board-waits-pair = +{ $points } with a second one
board-letter =
    { $side ->
        [a] A
       *[b] B
    }
board-since = Since your last turn
board-phase-commanders = Commanders
board-phase-income = Income
board-phase-placing = Placing ships, { $exploration } of 2
board-phase-acting = Ships act, { $exploration } of 2
board-phase-over = The game is over
