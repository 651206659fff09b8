### Five Planets: the shell, English. Short verbs, numbers rather than adjectives, never blame.

## The games

game-planet = Planet
game-planet-short = Planet
game-planet-over = { "" }
game-planet-about = Clothe your world and win its animals over.
game-planet-unknown = Planet Unknown
game-planet-unknown-short = Planet Unknown
game-planet-unknown-over = { "" }
game-planet-unknown-about = Turn the station, lay the land, dodge the meteorites.
game-planet-5r = Planet 5R
game-planet-5r-short = Planet 5R
game-planet-5r-over = { "" }
game-planet-5r-about = Dig up old technologies and light their crystals.
game-planetfall = Planetfall
game-planetfall-short = Planetfall
game-planetfall-over = Age of Wonders
game-planetfall-about = Three orbits, one fallen empire, your commander.
game-red-planet = Red Planet
game-red-planet-short = Red Planet
game-red-planet-over = Mission
game-red-planet-about = Fill the rockets, launch, and hold the best of Mars.
designed-by = Designed by { $names }.
fan-made = A fan implementation: rules, words and drawings are ours; not connected with the publishers.

## Robots

robot-random = Pebble
robot-random-about = rolls wherever it rolls
robot-quick = Dash
robot-quick-about = takes what looks best now
robot-novice = Button
robot-novice-about = errs, never minds
robot-normal = Ember
robot-normal-about = sees one turn ahead
robot-strong = Lyra
robot-strong-about = weighs many ways, takes a breath
robot-master = Quartz
robot-master-about = thinks long, seldom errs
level-1 = novice
level-2 = normal
level-3 = strong
level-4 = master

## Everywhere

nav = Main
nav-phone = More of the lobby
close = Close
back = Back
delete = Delete
guest = Guest
language = Language
theme-light = Light theme
theme-dark = Dark theme
settings = Settings
replays = Replays
rules = Rules
to-lobby = To the lobby
minutes = { $minutes } min
days-hours = { $days } d { $hours } h
hours-minutes = { $hours } h { $minutes } min
points = Points
points-unit = { $points ->
    [one] point
   *[other] points
}
round = Round
round-number = Round { $round }
round-of = Round { $round } of { $rounds }
players = Players
you = you
name = Name
more = More
fewer = Fewer
show = Show
file = File
send = Send
title-new = New table
title-table = Table
title-t = Table
title-result = Result
title-replay = Replay
title-replays = Replays
title-rules = Rules

## Lobby

where-to = Where to, { $name }?
where-to-guest = Where to?
choose-game = Choose a game
new-table = New table
read-rules = Read the rules
continue = Continue
open-tables = Open tables
join-by-code = Join by code
table = Table
tables = Tables
code = Code
table-code = Code of the table, six characters
table-code-short = Code of the table
enter-table = Enter the table
link-works-too = A friend’s link works too: no account is needed.
your-turn = Your turn
waiting-for-others = The others are deciding
go-on = Continue
look-in = Look in
look-at = Look at { $name }
nothing-to-continue = Nothing to continue yet
nothing-to-continue-about = A table that you leave waits here, on this device.
play-robots = Play the robots
no-open-tables = No open tables yet
no-open-tables-about = Open one and send the link, or play the robots now.
offline-works = No server: everything plays here
offline-works-about = Robots and friends at this device; closing the page loses nothing.
join = Join

## New table

previous-game = The game before
next-game = The next game
at-the-table = At the table
you-host = you, the host
a-person = A person
a-friend = A friend
beside-you = beside you, at this device
by-link = by link
seat-waits = the seat waits
friend = A friend by link
neighbour = Player { $number }
change-seat = Who sits here: { $name }
who-sits-here = Who sits here
clock = Clock
clock-none = No clock
clock-none-about = nobody is in a hurry
clock-none-word = none
clock-live = Live
clock-live-about = everybody is here
clock-bank = { $minutes } min + { $plus } s
clock-move = { $seconds } s a move
clock-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
clock-length = How much time
clock-ends = When time is up a robot plays the seat; nobody loses by the clock.
clock-left = { $time } left
clock-soon = Half a minute left.
clock-letters = By letters
clock-letters-about = a move when it suits you
place = Where
place-network = Online
place-network-about = a private table, by link
place-network-none = needs a server; this page has none now
place-device = At this device
place-device-about = robots and people beside you
listed = Show it in the list
listed-about = Anybody may take a free seat.
options = Options
options-kept = kept for next time
options-as-printed = as in the box
options-changed-about = not as in the box
options-dropped = Options of the game before that this one does not have are gone.
changed-count = { $count ->
    [0] default
   *[other] { $count } changed
}
no-options = This game has no options: sit down and play.
each-seat-own = Each seat its own
own-box = Own box
own-box-about = a file with your own values of cards and tiles
own-box-checked = { $count ->
    [one] checked, seal { $seal }, one change
   *[other] checked, seal { $seal }, { $count } changes
}
own-box-more = and { $count } more
own-box-remove = Play without the own box
seal-promise = The shuffle is sealed before the first move. After the game anybody can check it.
table-for = { $free ->
    [0] { $count ->
        [one] A table for one
       *[other] A table for { $count }
    }
    [one] A table for { $count }, one seat waits for a friend
   *[other] A table for { $count }, { $free } seats wait for friends
}
table-device-about = It lives on this device and works without a network. About { $minutes } minutes.
table-network-about = You can start at once: a robot holds a free seat until the friend comes. About { $minutes } minutes.
play-now = Play now
open-the-table = Open the table

## Waiting room

waiting-title = Waiting for friends
waiting-about = No account is needed: the link is enough.
copy = Copy
copied = Copied
point-camera = Point a camera here
point-camera-about = The phone takes a free seat at the table.
send-link = Send…
link-label = Link to the table
who-is-here = Who is here
free-seat = Free seat
seat-robot = Seat a robot
watching = Watching
watching-count = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
stand-up = Leave the seat
stand-up-about = The seat is free then, and a robot plays it until somebody sits down.
stand-up-sure = Leave it
stay = Stay
ready = here
start-with = { $count ->
    [one] Start
   *[other] Start, { $count } of us
}
waiting-sum = { $free ->
    [0] All { $taken } are here
    [one] { $taken } here, one seat is free
   *[other] { $taken } here, { $free } seats are free
}
waiting-sum-about = You can start now: a robot plays the free seat, and a friend takes over on arrival.
waiting-all-about = Everybody is here: start when you like.
waiting-guest-about = The host starts the game; the page goes on by itself.
take-a-seat = Take a seat
watch = Watch
sealed = The shuffle is sealed
sealed-about = Seal { $seal }. The key opens at the end, and anybody can check.
table-settings = Settings of the table
your-seat = your seat
joining = One moment, the seat is being taken

## Table

board = Board
table-of = Table: { $game }
leave-table = Leave the table
seats = Seats
seat-free = free, a robot plays
seat-number = Seat { $number }
not-here = not here
is-deciding = is deciding
waits = waits
won = won
online = online
on-device = on this device
table-here = This table lives on your device
reconnecting = reconnecting, { $seconds }
menu = Menu
keys = Keys
plain-board = In words
plain-board-about = questions and answers instead of the drawn board
drawn-board = The drawn board
save-replay = Save as a file
question = Question
your-turn-question = Your turn. { $question }
we-wait-for = We wait for { $names }
one-moment = One moment
also-deciding = { $count ->
    [one] { $names } is deciding too
   *[other] { $names } are deciding too
}
confirm = Confirm
press-and-hold = Press and hold
undo = Undo
sending = Sending
kept-and-sent = Your move is kept here and sent as soon as the line is back
confirm-or-back = Confirm, or go back and pick something else
not-now = That is not possible now
see-rule = See rule { $rule }
to-result = See the result
game-over = Game over
undone = { $name } takes a decision back
has-decided = { $name } has decided
log = Log
log-all = All
log-filter = Whose moves
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
say-something = Say something
search-rules = Search the rules
rules-found = { $count ->
    [0] nothing found
    [one] { $count } rule
   *[other] { $count } rules
}
contents = Contents
asked-now = this is what you are asked now
all-rules-offline = { $count } rules, there without a network too
rules-failed = The rules could not be loaded. Look again when you are online.
while-away = While you were away
watch-it = Watch it
to-my-turn = To my turn
pass-to = Pass the device to { $name }
pass-to-about = The table is covered, so that nobody sees another’s cards.
i-am = I am { $name }
robot-takes-over = Let a robot hold the seat

## People at the table

robot-holds = { $robot } holds the seat
robot-for-me = A robot plays for me
robot-plays-for-you = { $robot } plays for you
take-seat-back = I take my seat back
person-takes-over = A person takes the seat
move-seat = Move to another device
move-seat-about = Open it on the other device within ten minutes. It works once, and the seat leaves this one.
copy-link = Copy the link
have-code = A code for a seat here
take-seat-here = Take the seat here
take-online = Take it online
take-online-about = The game goes on at the server: friends come by link, robots stay.
take-home = Take it to this device
take-home-about = Nobody else plays here: the game goes on without a server.
table-moved = This table has been taken to a device
table-moved-about = The game goes on there.
hint = Hint
hint-about = In your place a robot would do this: it expects to come first in { $wins } % of games, with some { $points } points.
hint-alone = In your place a robot would do this: it expects some { $points } points.
hint-next = Next best: { $move } – { $wins } %, { $points }.
hint-next-alone = Next best: { $move } – { $points }.
hint-is = Hint: { $move }
key-hint = a hint, where only robots sit beside you
chat-new = Chat · { $count }
greet-hello = Hello!
greet-nice = Well played!
greet-moment = One moment, please
greet-thanks = Thanks for the game!

## Plain board

your-choices = Your choices
chosen-so-far = Chosen so far
what-changes = What it would change
only-table-knows = Something is still hidden here: only the table knows what comes of it.
nothing-changes-yet = Nothing that can be seen yet.
nothing-to-decide = You have nothing to decide now.
ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
pick-number = Pick { $number }

## Keys

key-digits = pick the first to the ninth thing
key-arrows = walk among the things
key-enter = confirm
key-back = one step back in the gesture
key-undo = take your last decision back
key-rules = rules, at the rule in question
key-log = log
key-keys = these keys
key-close = close a drawer

## Result

result = Result
standings = Standings
sources = Where the points come from
final-board = Final board: { $name }
place-number = place { $place }
alone-result = { $points } points
wins-by = { $name } wins by { $points }
wins-on-tie = { $name } wins the tie
shared-win = { $names } share the win
nobody-wins = Nobody wins
tab-points = Points
tab-rounds = Rounds
tab-best = Best moves
points-by-round = Points after each round
best-moves = Best move of each player
end = end
rounds-played = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
proof-running = Checking the shuffle
proof-fair = The shuffle was fair: verified
proof-about = Seal { $seal } opened, { $count } moves replayed on this device.
proof-bad = The record does not hold
share-replay = Share the replay
review = Review
same-deal = Same deal again
rematch = Rematch
rematch-offered = The next table is open: the others play again.
rematch-join = Join them
deal-title = The same deal
deal-this = this table
deal-alone = Nobody else has played this deal yet.
deal-another = Open it for others
replay-of = A game of { $game }

## Replay

replay = Replay
replay-players = { $count ->
    [one] one player
   *[other] { $count } players
}
replay-board = Board
replay-review = Review
replay-points = Points
replay-moves = Moves
points-so-far = Points as they would be if the game ended there. Drag the chart to move through the game.
review-title = Chance of the first place
review-title-alone = Points to expect
review-how = As a strong robot sees it, knowing only what this seat could know then. It thinks on this device.
review-whose = Whose decisions
review-start = { $count ->
    [one] Look at one decision
   *[other] Look at { $count } decisions
}
review-go-on = Go on
review-stop = Stop
review-progress = { $done } of { $count }
review-found = { $count ->
    [0] The review is done. No decision gave much away.
    [one] The review is done: one turning point.
   *[other] The review is done: { $count } turning points.
}
review-none = No decision gave much away.
review-moments = Turning points
review-moment = Move { $move }
review-played = Played
review-best = Best found
review-was-best = Played: nothing better was found
review-also = Also good:
review-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
review-instead = better: { $move }
review-otherwise = Play it otherwise
seen-by = Seen by
seen-by-all = All open
seen-by-none = Spectator
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
play-on = Play
pause = Pause
the-deal = The deal
move-of = move { $move } of { $moves }
speed = Speed
next-own-move = Next own move
share-moment = Share this moment
branch-online = With friends
branch-here = Branch here
branch = branch
scrub = Point of the game
open-file = Open a file
no-replays = No games yet
no-replays-about = Every game that you play here is kept with all its moves. A file from elsewhere opens too.
brought-back = { $taken ->
    [0] Everything in this file is here already.
    [one] One game was taken in.
   *[other] { $taken } games were taken in.
}
brought-broken = { $broken ->
    [one] One could not be followed: it is damaged, or was played by other rules.
   *[other] { $broken } could not be followed: they are damaged, or were played by other rules.
}

## Settings

profile = Profile
your-name = Your name
guest-here = a guest on this device
face = Face
face-number = Face { $number }
favourite-colour = Favourite colour
colour-0 = orange, circle
colour-1 = sky blue, triangle
colour-2 = yellow, square
colour-3 = violet, diamond
colour-4 = green, pentagon
colour-5 = rose, cross
games = Games
played = played
wins = won
not-played = not played yet
look = Look
theme = Theme
theme-is-light = Light
theme-is-dark = Dark
theme-is-system = System
text-size = Text size
size-small = Small
size-normal = Normal
size-large = Large
motion = Motion
motion-full = Full
motion-short = Short
motion-none = None
patterns = Stronger patterns and marks
patterns-about = for eyes that mix up colours
play = Play
confirm-moves = Confirm a move
confirm-moves-about = a second press, or Enter
helpers = Count for me
helpers-about = what a move would bring, before you make it
keys-about = every move works by keyboard
sound = Sound
sound-about = quiet, wooden
notify = Tell me when it is my turn
notify-about = on this device; the browser will ask
my-data = My data
take-all = Take all games with you
take-all-about = profile and replays in one file
saved-at-once = saved at once
delete-profile = Delete the profile
delete-profile-sure = Press again to delete it

## When something is wrong

setting-table = setting the table
still-coming = Still coming
table-not-found = This table cannot be opened
no-such-page = There is nothing here
no-such-page-about = Look at the address again, or begin in the lobby.
page-failed = This page could not be loaded
page-failed-about = The network is away, or there is a new version. Load the page again.
no-table-code = There is no table { $code }
no-table-code-about = Look at the letters again, or ask for the link.
trouble-unknown = Something went wrong here. Load the page again; nothing that you played is lost.
trouble-game = There is no game “{ $game }”.
trouble-load = The game could not be loaded: the network is away. Try again when you are online.
trouble-players = This game is for { $min } to { $max } players, not { $players }.
trouble-option = The option “{ $option }” cannot have this value together with the others. Pick another one.
trouble-seed = This is not a seed.
trouble-version = This table is played by version { $rules } of the rules; this page has version { $version }. Load the page again.
trouble-position = This is not a position of this game.
trouble-table = There is no such table on this device. It may have been deleted, or it lives in another browser.
trouble-replay = This is not a replay file of Five Planets.
trouble-replay-line = Line { $line } of the file cannot be followed.
trouble-replay-version = This game was played by version { $rules } of the rules; this is version { $version }.
trouble-replay-pack = This game is played with an own box that this browser does not know yet: open it once while a server can be reached.
trouble-replay-commitment = The shuffle is not the one that was promised at the start.
trouble-replay-fingerprint = The file does not hold from line { $line } on: it was edited, or the rules have changed.
trouble-replay-cut = The end of the file is missing.
trouble-takeaway = This file of all games is damaged or from another version. Save it again where it comes from.
trouble-server = The server says: { $text }
trouble-robots = The robot's thoughts could not be loaded: the network is away. Try again when you are online.
trouble-offline = No server can be reached. Tables at this device work on.
refused-replay = A replay cannot be changed. Branch here to play on.
refused-undo-nothing = There is nothing to take back yet.
refused-undo-revealed = Something was revealed or rolled since: it cannot be taken back.
refused-undo-built-on = Somebody has already built on it.
refused-closed = This table is closed.
refused-stale = The table has moved on meanwhile: look again and decide.
refused-seat = This seat is not yours.
refused-undo = This cannot be taken back now.
refused-waiting = The game has not started yet.
refused-move = There is no such move.
refused-often = That was too fast. Wait a moment.
refused-store = The server could not keep it. It is sent again.

# the guided first game, and the card with the goal
goal-and-points = Goal and points
learn-it = Learn by playing
title-lesson = Lesson
lesson-of = { $step } of { $steps }
lesson-next = Go on
lesson-skip = Skip
lesson-do = { $move } to go on
lesson-confirm = Press “{ $button }”
lesson-play-on = Play on from here
refused-lesson = Not this one now: the call-out says which.
