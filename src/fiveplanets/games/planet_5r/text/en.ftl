### Planet 5R

goal = Most points after fifteen rounds win: they come from active crystals, best many of one colour, and from water.

## Moves

move-choose = Play { $card }
move-bid = Bid { $water } water
move-take = Take { $card }
move-join = Lay it { $lie } { $card }
move-alone = Join nothing on this side

action-dig = Dig
action-mine = Mine
action-raid = Raid
action-scout = Scout
action-expand = Expand

side-left = left
side-right = right
lie-over = over
lie-under = under

## What a seat is asked

ask-choose = Pick an action card, in secret.
ask-bid =
    { $rivals ->
        [0] You bid alone for a technology of the market: bid more than the die will show, or pay 1 for nothing.
        [1] Bid water for the market's technologies, against one clan. Equal bids drop out and pay 1.
       *[other] Bid water for the market's technologies, against { $rivals } clans. Equal bids drop out and pay 1.
    }
ask-take = Your bid of { $paid } water is paid. Take a technology from the market.
ask-join = What does { $card } join on its { $side } side? The card that lies on top keeps its upgrade and lights its crystal.

## What happens

event-settled = { $who } settles in { $card } with { $water } water
event-round = Round { $round }; where order matters { $first } begins
event-market =
    { $next_id ->
        [none] { $card } comes to the market, and the stack is empty
       *[other] { $card } comes to the market; next will be { $next }
    }
event-pushed-out = { $card } leaves the market unsold
event-waits = { $who } scouted and picks when the others have shown their cards
event-played = { $who } plays { $card }
event-rolled =
    { $card_id ->
        [none] { $why_id ->
            [dig] { $who } rolls { $eyes } against the bid
           *[other] { $who } rolls { $eyes } for { $why }
        }
       *[other] { $who } rolls { $eyes } for { $card } ({ $why })
    }
event-gained =
    { $upgrade_id ->
        [none] { $who } gets { $water } water by { $why }
        [gain_per_card] { $who } gets { $water } water by { $card } ({ $why }): 1 for each { $target } card
       *[other] { $who } gets { $water } water by { $card } ({ $why })
    }
event-stolen =
    { $card_id ->
        [none] { $supply ->
            [0] { $who } robs { $victim } of { $water } water
           *[other] { $who } robs { $victim } of { $water } water and gets { $supply } more from the supply
        }
       *[other] { $water ->
            [0] { $who } finds nothing to steal from { $victim } by { $card } ({ $why })
           *[other] { $who } steals { $water } water from { $victim } by { $card } ({ $why })
        }
    }
event-auction =
    { $bidders ->
        [0] The auction has no bidder
        [1] The auction has one bidder, against the die
       *[other] The auction has { $bidders } bidders
    }
event-bid = { $who } bids { $water } water
event-unsold = Nobody wins the auction: all have dropped out
event-paid = { $who } pays the bid of { $water } water
event-empty-handed =
    { $who } gets no technology: { $why }{ $water ->
        [0] { "" }
       *[other] ; pays { $water } water
    }
miss-no_water = no water to bid
miss-die = the bid is not above the roll
miss-tied = an equal bid
miss-sold_out = the market is empty
event-taken = { $who } takes { $card }
event-joined =
    { $who } lays { $card } with its { $side } side { $lie } { $to }{ $crystal_id ->
        [none] { "" }
       *[other] : { $crystal } crystal lit
    }
event-placed =
    { $crystal_id ->
        [none] { $who } has placed { $card }
       *[other] { $who } has placed { $card }: { $crystal } crystal in its centre
    }
event-returned =
    { $why_id ->
        [dig] { $who } takes { $card } back to hand: it brought no technology
       *[other] { $who } takes { $card } back to hand
    }
event-discarded = { $who } discards { $card }
event-lifted = { $who } lifts the screen: { $water } water
event-over = The last round is over

## Points

score-blue = Blue crystals
score-green = Green crystals
score-purple = Purple crystals
score-water = Water

## The terminal table

screen-round = Round { $round } of { $rounds }: { $phase }
screen-market = Market
screen-next = next (of { $count })
screen-placing = to place
screen-leaving = leaves next
screen-clan = Clan
screen-hand = Hand
screen-plays = Plays
screen-water = Water
screen-crystals = Crystals
screen-late = picks late
screen-outlook = Water for you: { $actions }
screen-legend = Capital letters are active crystals; [ and ] are sides that lie on top.
screen-brings = Water each, by how many play it: { $mine_glyph } { $mine };  { $raid_glyph } { $raid } from every { $dig_glyph } and { $expand_glyph }.

phase-choose = all pick an action
phase-choose_late = the scouts pick an action
phase-bid = the auction
phase-take = a winner takes a technology
phase-place = a technology is placed
phase-over = the game is over

## What is on the cards

does-gain_one = +1
does-roll_gain = +die
does-gain_per_card = +1 per { $target }
does-steal_each = steal 1 from { $target }
upgrade-when = { $action } { $does }
upgrade-target = { $action }

upgrade-gain_one = gain one
upgrade-roll_gain = roll
upgrade-gain_per_card = gain per card
upgrade-steal_each = steal

crystal-blue = blue
crystal-green = green
crystal-purple = purple
crystal-joker = joker
letter-blue = B
letter-green = G
letter-purple = P
letter-joker = J
letter-none = –

## What a choice does

action-dig-about = bid water for a technology of the market
action-mine-about = take water: the fewer mine, the more
action-raid-about = take water from all who dig or expand
action-scout-about = roll for water, and choose last in the next round
action-expand-about = take all played cards back to hand
choice-water = { $about } ({ $water } water)
choice-take = { $about }; up to { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you
choice-join =
    { $crystal_id ->
        [none] no crystal
       *[other] { $crystal } crystal, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }{ $covered ->
        [none] { "" }
       *[other] ; covers { $covered }
    }

## Names of the cards: technologies T01 to T15, settlements S1 to S10. A component pack may give others.

titled = { $id } { $name }
card-about = { $left }; { $right }; crystals { $crystals }

name-T01 = Growing wells
name-T02 = Pit trap
name-T03 = Lucky drill
name-T04 = Armoured pump
name-T05 = Watchtower pump
name-T06 = Generous spring
name-T07 = Pipeline tap
name-T08 = Raiders' camp
name-T09 = Blasting charge
name-T10 = Burglar drone
name-T11 = Siphon probe
name-T12 = Deep sounder
name-T13 = Toll outpost
name-T14 = Common aqueduct
name-T15 = Nomad fortress
name-S1 = Shaft village
name-S2 = Guarded springs
name-S3 = Riders' halt
name-S4 = Pathfinders' post
name-S5 = Quarry town
name-S6 = Settlement 6
name-S7 = Settlement 7
name-S8 = Settlement 8
name-S9 = Settlement 9
name-S10 = Settlement 10

## The board in the browser

board-market = Technology market
board-market-short = Market
board-next = Next:
board-next-card = Next on the stack: { $card }
board-next-stack = Next · { $count } in the stack
board-stack-empty = The stack is empty
board-leaves = leaves in round { $round }
board-route = Actions in the order of play
board-last-round = In the round before
board-rows = Your rows
board-rows-of = Rows of { $name }
board-clan = Water and crystals
board-only-you = only you see it
board-water-about = Water pays bids and is worth points: two for one point at the end.
board-points-short = pts
board-points-about = Points of all active crystals so far.
board-ladder-about = Points for 1, 2, 3 … active crystals of a colour
board-colour-about =
    { $crystal } crystals, with jokers: { $count }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-dig = Bid water for a technology
board-mine = The fewer mine, the more
board-raid = Rob all who dig or expand
board-scout = Roll for water, pick late next round
board-expand = Take your used cards back
board-held = may:
board-held-by-none = nobody else can
board-used = used
board-played = played
board-has-picked = Has picked
board-picks-late = Picks after the others have shown their cards
board-action-held = { $action }: in hand
board-action-used = { $action }: used
board-action-played = { $action }: on the table
board-card-held = { $action }: { $about }. Water for you: { $least } to { $most }.
board-card-used = { $action }: used. Expand brings it back.
board-card-table = { $action }: it lies on the table.
board-alone = On its own
board-over = Over
board-under = Under
board-joint-left = Joint on the left
board-joint-right = Joint on the right
board-joint-free = Free this joint
board-lights = { $crystal } crystal lights up
board-lights-none = no crystal
board-covered = is covered
board-works = works
board-dock = Join { $card } on its { $side ->
        [left] left
       *[right] right
    } side: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-dock-plain = Join { $card } on its { $side ->
        [left] left
       *[right] right
    } side
board-lie-then = { $lie }: { $crystal }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-where = Where does { $card } go?
board-how = { $card }: { $how }
board-how-alone = on its own
board-how-over = over { $card }
board-how-under = under { $card }
board-in-hand = { $name } holds { $card }
board-take-label = { $card }. { $about }
board-take-gain = { $card }. { $about }. Up to { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you.
board-bid = Your bid
board-bid-of = of your { $water }
board-bid-value = { $water } water, { $left } left
board-bid-verb = Bid { $water }
board-play-verb = Play { $action }
board-take-verb = Take it
board-place-verb = Place it
board-take-place-verb = Take and place
board-kept = You keep
board-chance = to win
board-chance-label = Chance
board-against-die = against the die
board-robbed = Raiders may take
board-effect-water = Water
board-effect-crystals = Crystals
board-up-to = up to { $water }
board-reconstructed = The printed card is unknown: this one is a reconstruction that fits all that is known.
board-bid-ask =
    { $rivals ->
        [0] Bid more than the die will show, or pay 1 for nothing.
        [1] Your bid against one clan: equal bids drop out and pay 1.
       *[other] Your bid against { $rivals } clans: equal bids drop out and pay 1.
    }
board-action = { $action }: { $about }
