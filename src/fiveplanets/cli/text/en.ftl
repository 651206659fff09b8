### The command line

error = Error

## At the table

name-human = Player { $number }
name-bot = Bot { $number }
name-you = { $name } (you)

happened = What happened
told-move = { $who }: { $move }
told-secret = { $who } decides in secret
told-undo = { $who } takes the last decision back
waiting = Also deciding: { $names }

prompt-hint = type what stands before a choice · u undo · l log · r rules · ? help · q quit
prompt-help =
    Type the letter or number that stands before a choice. What is chosen step by step can be typed at once: b 5 7.
    Any other word shows only the choices that contain it. Enter draws the table again.
      u        go a step back in a choice; else take your last decision back (never past a roll or a reveal)
      > <      the next page of the table and the one before (also Page Down and Page Up); + more choices
      l        the log of the game{ $others ->
        [yes] {"\u000A      v        the boards of all others; v 2 or v NAME those of one player"}
       *[no] {""}
      }
      h        a hint: what a strong bot would do for you, and why (Ctrl-C stops it)
      r        the rules; r { $rule } shows one of them, r WORD those with a word
      s        save; s FILE saves there from now on
      q        quit{ $saved ->
        [yes] {""}; the game is saved after every decision
       *[no] {""} (the game is lost unless you save it)
      }
unknown-move = { $typed }: not one of the choices. Type what stands before a choice, or ? for help.
confirm = Enter: do it · u: go back
more-choices = choices { $page } of { $pages } · + shows more
more-news = … what came before: l
table-page = table { $page } of { $pages } · > next page · < page before
pager = page { $page } of { $pages } · Enter next · < back · q close
quit-unsaved = Not saved. { $why }. Save elsewhere with s FILE, or leave with q.
undone = Your last decision is taken back.
undo-refused = This cannot be taken back: there is nothing, or something was revealed or rolled since, or others have built on it.
no-rule = There is no rule { $id }, and none with these words.
no-player = { $typed }: nobody here has this name or number. In order: { $names }.
hint-is = Hint: { $move }
hint-about = In your place a strong bot would do this: it expects to come first in { $wins } % of games, with some { $points } points.
hint-about-alone = In your place a strong bot would do this: it expects some { $points } points.
hint-next = Next best: { $move } – { $wins } %, { $points }. Lead of the hint: first place { $lead_wins } %, points { $lead_points }.
hint-next-alone = Next best: { $move } – { $points }. Lead of the hint: points { $lead_points }.
hint-only = There is only one choice: { $move }
hint-stopped = Stopped: no hint.
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
replay-here = decision { $number } of { $count }, round { $round }
replay-hint = Enter next · b back · 17 to a decision · r 3 to a round · q quit
replay-unknown = { $typed }: not here. Decisions are 0 to { $count }; r 3 goes to round 3.
replay-unfinished = The game is not finished.
verify-game =
    { $count ->
        [one] { $title }, players: { $players }, { $count } decision
       *[other] { $title }, players: { $players }, { $count } decisions
    }
verify-seed = The seed is the one that was committed to: { $commitment }
verify-moves = Every move is legal, and every fingerprint fits.
verify-result = The result fits: { $scores }.

## Packs

pack-written = Written: { $path }. Remove the # before what differs in your box, correct it, and check it with: fiveplanets pack check
pack-template =
    A component pack for { $title }.
    Below is every component, with where each fact comes from. All of it is a comment: remove one # before a
    heading in [brackets] and before the fields that are different in your box, and correct these. What stays a
    comment stays as it is. Then: fiveplanets pack check FILE, fiveplanets table GAME --pack FILE
pack-fits =
    { $count ->
        [0] { $path } fits { $title } and changes nothing.
        [one] { $path } fits { $title } and changes { $count } field:
       *[other] { $path } fits { $title } and changes { $count } fields:
    }

## Parameters of moves that are chosen one by one

parameter-turn = turn
parameter-row = row
parameter-column = column
parameter-track = track
parameter-cell = cell
parameter-rover = rover
parameter-direction = direction
parameter-start = from
parameter-to = to
parameter-region = region
parameter-colour = colour
parameter-place = place
parameter-resource = resource
parameter-amount = amount
parameter-card = card
parameter-lie = over or under
parameter-character = character
parameter-cards = action cards

## Games and bench

games-name = Game
games-title = Title
games-players = Players
games-standard = Standard
games-minutes = Minutes
games-age = Age
games-options = Options (--option name=value; the first is the default)
games-each-seat = one a seat, separated by commas, or one for all

bench-game = Game
bench-engine = Engine
bench-speed = Decisions/s
bench-ratio = × interpreted
bench-interpreted = interpreted
bench-native = native, one core
bench-wasm = WebAssembly in Node
bench-agrees = Agrees
bench-yes = yes
bench-no = NO
bench-cuda = cuda

serving = Serving at { $address } — stop with Ctrl+C
no-pages = The pages are not built (make pages): only /api/ answers.
open-this = Five Planets is at { $address } — stop with Ctrl+C
no-browser = No browser could be opened: open the address above by hand.

## Arena

progress = { $done } of { $all } games, { $left } left
arena-title =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
arena-player = Player
arena-games = Games
arena-first = First (95%)
arena-rating = Rating
arena-score = Score
arena-pace = ms/move
arena-simulations = Sims/s
arena-pair = { $one } before { $other }: { $ahead } of { $games }.
arena-better = It is proved that { $name } comes first more often.
arena-open = Not decided.
arena-fault = { $name }: the quick bot answered { $count } times in its place. First reason: { $first }.
arena-go-on = Interrupted. The same command goes on from here.
arena-not-kept = Interrupted. With --resume FILE it could go on from here.

review-about = Above: how likely the first place seemed, decision by decision, to a strong player who knew what the seat knew. Below: what cost most.
review-number = No.
review-player = Player
review-played = Played
review-expected = First
review-better = Better
review-lost = First
