### The command line

## At the table

name-human = Player { $number }
name-bot = Bot { $number }
name-you = { $name } (you)

happened = What happened
told-move = { $who }: { $move }
told-secret = { $who } decides in secret
told-undo = { $who } takes the last decision back
waiting = Also deciding: { $names }

choices-range = { $first } to { $last }: { $text }
prompt-hint = a number makes that move · u undo · s save · l log · r rules · ? help · q quit
prompt-help =
    A number makes the move that has it. Enter draws the table again.
    Any other word shows only the moves that contain it.
      u        take your last decision back (never past a roll or a reveal)
      l        the log of the game
      r        the rules; r { $rule } shows one of them
      s        save; s FILE saves there
      q        quit{ $saved ->
        [yes] {""}, the game is saved
       *[no] {""} (without --save the game is lost)
      }
unknown-move = { $typed }: not one of the moves. Type a number of the list, or ? for help.
undone = Your last decision is taken back.
undo-refused = This cannot be taken back: there is nothing, or something was revealed or rolled since, or others have built on it.
no-rule = There is no rule { $id }.
no-log = Nothing has happened yet.
say-where = Say where to: s FILE
saved = Saved: { $path }
not-saved = The game was not saved.
goodbye = Goodbye.
hand-over = Hand the keyboard to { $who }. The others look away.
press-enter = Press Enter.

## The end

final-scores = Final scores
score-total = Total
winner =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } win together.
    }

## Replay and verify

replay-title =
    { $players ->
        [one] { $title }, { $players } player
       *[other] { $title }, { $players } players
    }
replay-step = decision { $number } of { $count } · Enter next · q quit
replay-unfinished = The game is not finished.
verify-game =
    { $count ->
        [one] { $title }, players: { $players }, { $count } decision
       *[other] { $title }, players: { $players }, { $count } decisions
    }
verify-seed = The seed is the one that was committed to: { $commitment }
verify-moves = Every move is legal, and every fingerprint fits.
verify-result = The result fits: { $scores }.

## Games and bench

games-name = Game
games-title = Title
games-players = Players
games-minutes = Minutes
games-age = Age
games-options = Options (--option name=value; the first is the default)
games-each-seat = one a seat, separated by commas, or one for all

bench-game = Game
bench-engine = Engine
bench-speed = Decisions/s
bench-ratio = × interpreted
bench-interpreted = interpreted
bench-native-one-core = native, one core
bench-native-all-cores =
    { $cores ->
        [one] native, { $cores } core
       *[other] native, { $cores } cores
    }
bench-cuda = cuda
bench-no-cuda = no CUDA device
bench-not-for-cuda = not for CUDA yet
bench-start = { $game }: a new process plays its first native game after { $seconds } s (from the cache)
bench-copy = { $game }: a copy of a state ({ $bytes } bytes) takes { $micros } µs
