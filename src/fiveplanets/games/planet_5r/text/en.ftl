### Planet 5R

## Moves

move-choose = Play { $card }
move-bid = Bid { $water } water
move-take = Take { $card }
move-join_left = Left side { $to }
move-join_right = Right side { $to }

action-dig = Dig
action-mine = Mine
action-raid = Raid
action-scout = Scout
action-expand = Expand

## What a seat is asked

ask-choose = Pick an action card, in secret.
ask-bid = Bid water for the market's technologies. Equal bids drop out; alone, you must bid more than the die rolls.
ask-take = Your bid is paid. Take a technology from the market.
ask-join-left = What does the left side of the new card join? The card that lies on top keeps its upgrade and lights its crystal.
ask-join-right = What does the right side of the new card join? The card that lies on top keeps its upgrade and lights its crystal.

## What happens

event-round = Round { $round }
event-market = { $card } comes to the market
event-pushed-out = { $card } leaves the market unsold
event-played = { $who } plays { $card }
event-rolled = { $who } rolls { $eyes }
event-gained = { $who } gets { $water } water
event-paid =
    { $water ->
        [0] { $who } has no water to give
       *[other] { $who } gives up { $water } water
    }
event-stolen = { $who } steals { $water } water from { $from }
event-bid = { $who } bids { $water }
event-tied = { $who } drops out: an equal bid
event-empty-handed = { $who } gets no technology
event-over = The last round is over

## Points

score-blue = Blue crystals
score-green = Green crystals
score-purple = Purple crystals
score-water = Water

## The terminal table

screen-round = Round { $round } of { $rounds }
screen-market = Market
screen-next = next
screen-placing = to place
screen-clan = Clan
screen-hand = Hand
screen-plays = Plays
screen-water = Water
screen-crystals = Crystals
screen-late = picks late
screen-legend = Capital letters are active crystals; [ and ] are sides that lie on top.
screen-brings = Water each, by how many play it: { $mine_glyph } { $mine };  { $raid_glyph } { $raid } from every { $dig_glyph } and { $expand_glyph }.

upgrade-gain-one = +1
upgrade-roll-gain = +die
upgrade-gain-per-card = +1 per { $target }
upgrade-steal-each = steal 1 from { $target }

crystal-blue = blue
crystal-green = green
crystal-purple = purple
crystal-joker = joker
letter-blue = B
letter-green = G
letter-purple = P
letter-joker = J

## Cards: technologies T01 to T15, settlements S1 to S5

card-T01 = T01 Growing wells
card-T02 = T02 Pit trap
card-T03 = T03 Lucky drill
card-T04 = T04 Armoured pump
card-T05 = T05 Watchtower pump
card-T06 = T06 Generous spring
card-T07 = T07 Pipeline tap
card-T08 = T08 Raiders' camp
card-T09 = T09 Blasting charge
card-T10 = T10 Burglar drone
card-T11 = T11 Siphon probe
card-T12 = T12 Deep sounder
card-T13 = T13 Toll outpost
card-T14 = T14 Common aqueduct
card-T15 = T15 Nomad fortress
card-S1 = S1 Shaft village
card-S2 = S2 Guarded springs
card-S3 = S3 Riders' halt
card-S4 = S4 Pathfinders' post
card-S5 = S5 Quarry town

joint-alone = joins nothing
joint-T01-over = over { card-T01 }
joint-T01-under = under { card-T01 }
joint-T02-over = over { card-T02 }
joint-T02-under = under { card-T02 }
joint-T03-over = over { card-T03 }
joint-T03-under = under { card-T03 }
joint-T04-over = over { card-T04 }
joint-T04-under = under { card-T04 }
joint-T05-over = over { card-T05 }
joint-T05-under = under { card-T05 }
joint-T06-over = over { card-T06 }
joint-T06-under = under { card-T06 }
joint-T07-over = over { card-T07 }
joint-T07-under = under { card-T07 }
joint-T08-over = over { card-T08 }
joint-T08-under = under { card-T08 }
joint-T09-over = over { card-T09 }
joint-T09-under = under { card-T09 }
joint-T10-over = over { card-T10 }
joint-T10-under = under { card-T10 }
joint-T11-over = over { card-T11 }
joint-T11-under = under { card-T11 }
joint-T12-over = over { card-T12 }
joint-T12-under = under { card-T12 }
joint-T13-over = over { card-T13 }
joint-T13-under = under { card-T13 }
joint-T14-over = over { card-T14 }
joint-T14-under = under { card-T14 }
joint-T15-over = over { card-T15 }
joint-T15-under = under { card-T15 }
joint-S1-over = over { card-S1 }
joint-S1-under = under { card-S1 }
joint-S2-over = over { card-S2 }
joint-S2-under = under { card-S2 }
joint-S3-over = over { card-S3 }
joint-S3-under = under { card-S3 }
joint-S4-over = over { card-S4 }
joint-S4-under = under { card-S4 }
joint-S5-over = over { card-S5 }
joint-S5-under = under { card-S5 }

## What a choice does

action-dig-about = bid water for a technology of the market
action-mine-about = take water: the fewer mine, the more
action-raid-about = take water from all who dig or expand
action-scout-about = roll for water, and choose last in the next round
action-expand-about = take all played cards back to hand
