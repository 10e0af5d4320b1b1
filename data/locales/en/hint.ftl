# Hints during a game and the review after it: what a computer would do, and why.

button-hint = Hint
button-hint-take = Take { $number }
button-decisions = Costly decisions
option-hints = hints
    .description = Switch hints on or off for this game; everybody is told
option-show = show
    .description = Turn by turn, or the most costly decisions (of a game played here)
choice-hints-yes = On
choice-hints-no = Off
choice-show-turns = Turn by turn
choice-show-decisions = Each player’s most costly decisions

hint-lobby-on = Hints: on; whoever is on turn may ask in private what a computer would do.
hint-lobby-off = Hints: off.
table-option-hints-yes = Hints on
table-option-hints-no = Hints off
table-told-hints-on = { $by } has switched hints on: whoever is on turn may now ask in private what a computer would do.
table-told-hints-off = { $by } has switched hints off.
hint-now-on = Hints are on in this game.
hint-now-off = Hints are off in this game.

hint-title = **What a computer would do in your place**
hint-private = -# Only you read this. It has seen what you see, and no more; it can be wrong.
hint-off = Hints are off in this game. `/brass-table hint` with `hints:On` switches them on, and everybody is told.
hint-not-now = A hint is for your own turn.
hint-end = Nothing is left to choose: end your turn, or take something back.
hint-failed = No hint could be found in time. Try again in a moment.
hint-action = **{ $number }. { $action }**
hint-price = {" "}({ $price })
hint-cards =
    { $count ->
        [one] {" "}· card: { $cards }
       *[other] {" "}· cards: { $cards }
    }
hint-behind =
    { $points ->
        [one] about 1 point less than the first
       *[other] about { $points } points less than the first
    }
hint-equal = about as good as the first
hint-computer-plays = A computer plays for you until you come back.

hint-do-build = build { $industry } in { $place }
hint-do-link = link { $lines }
hint-do-develop = develop { $industries }
hint-do-sell = sell the cotton of { $mill } to { $to }
hint-do-loan = take a loan of £{ $pounds }
hint-do-remove = remove the tile in { $place }
hint-do-pass = pass
hint-do-stop = sell no more
hint-do-end = end the turn

hint-why-none = nothing else seems worth its price now
hint-why-points =
    { $twice ->
        [yes] worth { $points ->
            [one] 1 point
           *[other] { $points } points
        } in each of the two eras once it flips
       *[no] worth { $points ->
            [one] 1 point
           *[other] { $points } points
        } once it flips
    }
hint-why-will-flip = it flips with a chance of about { $percent } %
hint-why-flips =
    { $you ->
        [yes] flips your tile in { $place }: { $spaces ->
            [one] +1 income space
           *[other] +{ $spaces } income spaces
        }
       *[no] flips the tile in { $place }: { $spaces ->
            [one] +1 income space
           *[other] +{ $spaces } income spaces
        }
    }
hint-why-flips-for-another = flips { $owner }’s tile in { $place } as well: { $spaces ->
            [one] +1 income space
           *[other] +{ $spaces } income spaces
        } for { $owner }
hint-why-income =
    { $levels ->
        [0] income rises by { $spaces } spaces, which is not yet a level
        [one] income rises by { $spaces } spaces, 1 level
       *[other] income rises by { $spaces } spaces, { $levels } levels
    }
hint-why-supplies-coal = leaves { $cubes } coal for links and builds
hint-why-supplies-iron = leaves { $cubes } iron for developing and building
hint-why-link-points =
    { $points ->
        [one] { $line } may score about 1 point
       *[other] { $line } may score about { $points } points
    }
hint-why-opens =
    { $points ->
        [one] opens { $tile }, worth 1 point
       *[other] opens { $tile }, worth { $points } points
    }
hint-why-opens-locked = a step nearer to the first { $industry } that can be built
hint-why-nearer = a step nearer to better tiles
hint-why-opens-none = then no { $industry } is left on the mat
hint-why-money =
    { $levels ->
        [one] £{ $pounds } at once, for 1 income level
       *[other] £{ $pounds } at once, for { $levels } income levels
    }
hint-why-prepares = next: { $action }

review-title = **Game { $game }: the most costly decisions**
review-how = -# As a computer sees it, with what each player could know at the time. Points are its estimate.
review-none = No decision that cost much.
review-when = { $era }, round { $round }
review-decision =
    { $points ->
        [one] **{ $when }**: { $played }. Better by about 1 point: { $better }.
       *[other] **{ $when }**: { $played }. Better by about { $points } points: { $better }.
    }
review-otherwise = { $action }, with other cards, cubes or slot
review-failed = The review took too long. Try again in a moment.
