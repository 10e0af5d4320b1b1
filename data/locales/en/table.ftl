# The people of a table: lobby, pace, votes, seats that change hands, computers, organisers.

table-computer-easy = easy computer
table-computer-normal = normal computer
table-computer-hard = hard computer
table-in-place-of = { $computer } for { $person }
table-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
table-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
table-never = never
table-every = every { $time }
table-every-day = every day
table-pace-none = Pace: no limit; everybody takes the time they need.
table-pace = Pace: { $time } for a turn; after that { $then }.
table-pace-nudge = the player is called once more
table-pace-vote = the others vote whether a computer plays on
table-pace-computer = a computer plays on until they come back
table-pace-pass = the turn is passed
table-pace-alone = -# Whoever plays with computers alone is only reminded: the game waits.
table-seating-random = Seats are drawn by lot when the game begins.
table-invited-list = Invited: { $people }

# In the channel.
table-told-seat-left = { $other } hands the { $seat } seat to { $person }. Welcome!
table-told-seat-joined = { $person } takes the { $seat } seat. Welcome!
table-told-seat-organiser = { $by } (organiser) gives the { $seat } seat to { $person }.
table-told-seat-vote = The table has decided: { $person } takes the { $seat } seat in place of { $other }.
table-told-conceded = { $person } gives up the { $seat } seat. A { $computer } plays on for it; whoever likes can take it over.
table-told-stand-in-time = The time of { $person } ({ $seat }) has run out. A { $computer } plays on until they are back.
table-told-stand-in-vote = The table has decided: a { $computer } plays on for { $person } ({ $seat }) until they are back.
table-told-stand-in-organiser = { $by } (organiser) lets a { $computer } play on for { $person } ({ $seat }) until they are back.
table-told-returned = { $person } is back and plays { $seat } again.
table-told-back-consent = Everybody agrees: the game is back at the moment after move { $move }, as { $by } asked. It is { $seat }’s turn.
table-told-back-organiser = { $by } (organiser) has taken the game back to the moment after move { $move }. It is { $seat }’s turn.
table-told-acted-for = { $by } (organiser) acts for { $seat }.
table-told-passed-for = { $by } (organiser) passes the turn of { $seat }.
table-told-ask-computer = { $by } asks: nobody has heard from { $person } ({ $seat }). Shall a computer play on until they are back?
table-told-clock-asks-computer = The time of { $person } ({ $seat }) has run out. Shall a computer play on until they are back?
table-told-ask-replace = { $by } asks: shall { $other } take the { $seat } seat in place of { $person }?
table-told-ask-takeback = { $by } asks to take back { $turns ->
        [one] the last turn
       *[other] the last { $turns } turns
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } in all: { $move ->
        [0] the game would begin anew.
       *[other] the game would go on after move { $move } (the last one is { $last }).
    } Everybody must agree to that.
table-told-ask-pause = { $by } asks to pause the game: clock, reminders and computers would stand still.
table-told-ask-go-on = { $by } asks to go on with the game.
table-told-ask-end = { $by } asks to end the game without a result.
table-told-rejected-computer = The table has not agreed: the game waits for { $person }.
table-told-rejected-replace = The table has not agreed: { $person } keeps the { $seat } seat.
table-told-rejected-takeback = Not everybody agrees: nothing after move { $move } is taken back.
table-told-rejected-pause = The table has not agreed to a pause.
table-told-rejected-go-on = The table has not agreed to go on yet.
table-told-rejected-end = The table has not agreed: the game goes on.
table-told-void = The open question is off the table: it no longer applies.
table-told-pause-vote = The game is paused, as { $by } asked: clock, reminders and computers stand still. `/brass-table pause` resumes it.
table-told-pause-at-once = { $by } has paused the game: clock, reminders and computers stand still. `/brass-table pause` resumes it.
table-told-go-on-vote = The pause is over, as { $by } asked.
table-told-go-on-at-once = { $by } has ended the pause.
table-told-time-pass = The time of { $person } ({ $seat }) has run out: the turn is passed.
table-told-time-nudge = { $person }, the time for your turn has run out after { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }. Everybody waits for you.
table-told-verbosity-full = { $by } has chosen pictures with the messages here again (`/brass settings`).
table-told-verbosity-short = { $by } has chosen words only for the messages here (`/brass settings` changes it).
table-told-time-alone = { $person }, the time for your turn has run out after { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }. Only computers play with you, so nobody takes your seat: the game waits for you.
table-told-nudged = { $person }, { $by } would like to go on: it is your turn.
table-told-goes-on = This game has passed a new check and goes on. Nothing was lost.
table-told-invited = { $person }, since no private message reaches you: { $by } invites you to this game. `/brass-table join` takes a seat.
table-told-away = { $person } is away and will be back on { $day }. Until then the clock waits for them.
table-told-back = { $person } is back.
table-told-left-server = { $person } ({ $seat }) cannot be reached any more and seems to have left. `/brass-table replace` gives the seat to somebody else, `/brass-table vote` lets a computer play on.
table-told-lobby-warning = Nothing has happened in this lobby for six days: it closes tomorrow. Whoever joins keeps it open.
table-told-lobby-ended = This lobby is closed, since nothing happened in it for a week. `/brass start` opens a new one.

# To one person.
table-private-seated = **Game { $game }** in { $channel }: the { $seat } seat is yours now, with its hand and money. If it is your turn, a notice follows. You do not want it? `/brass-table concede` gives it up.
table-private-stand-in = **Game { $game }** in { $channel }: a computer plays on for you ({ $seat }), so that the others need not wait. You get your seat back whenever you like.
table-private-reminder = **Game { $game }** in { $channel }: everybody waits for your turn ({ $seat }), for { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } now.
table-private-invited = { $by } invites you to a game of Brass: Lancashire (game { $game }) in { $channel }.

# Answers to the one who did it.
table-voted = Your vote counts. You can change it as long as the question is open.
table-decided-yes = **Decided: yes.**
table-decided-no = **Decided: no.**
table-muted = No more reminders for this turn.
table-mute-outdated = That turn is over already. The next reminder has a button for its own turn.
table-seat-taken = The seat is yours. `/brass hand` shows your cards.
table-closed = This table is closed: there is nothing to join any more.
table-conceded = You have given up your seat. `/brass-table join` takes it back as long as nobody else has it.
table-concede-sure = Give up your seat? A computer plays on, and anybody may take it over. You no longer see its hand.
table-cancel-sure = End game { $game } for everybody, without a result? There is no way back: { $moves ->
        [one] 1 move is lost
       *[other] { $moves } moves are lost
    }.
table-rollback-sure = Go back to the moment after move { $move }? Lost for good: { $lost ->
        [0] what has been done of the present turn
        [one] the move after it
       *[other] the { $lost } moves after it
    }.
table-replace-sure = Give your seat to { $person }? Your hand, your money and your turns become theirs at once.
table-asked = The question is put to the table.
table-computer-seated = A computer takes a seat.
table-invited = { $person } is told in private.
table-invited-asked = { $person } was already asked for this game in the last 24 hours and gets no second message. An @mention in the channel reminds them.
table-invited-often = { $person } has not taken up several invitations of yours in the last 24 hours and gets no further message for now. You can still @mention them in the channel.
table-invite-whom = Say whom: a `person`, or a `computer` for a free seat.
table-did-nudge = Done: they are called in the channel.
table-vote-how = Give your `answer` to the open question, or choose a `question` to put to the table.
table-is-away = You are away, back on { $day }: no reminders until then, and the clock of your turns waits.
table-is-back = Welcome back.
table-day-how = Write the day on which you are back as year-month-day, such as 2027-05-31.
table-replaced = The seat has changed hands.
table-replaced-often = The seat has changed hands. { $person } has had several messages because of you in the last 24 hours and gets none about this. You can still @mention them in the channel.
table-act-how = Choose an `action`, or write one in the game’s notation.
table-no-bots = A bot cannot take a seat; `/brass-table invite computer:` seats a computer.
table-reminders = You are reminded { $every }; quiet hours: { $quiet }; time zone: { $zone }.
table-no-quiet = none
table-every-how = Reminders come every 1 to 168 hours, or `off`.
table-quiet-how = Write quiet hours as two hours of the day, such as 22-8, or `off`.
table-zone-how = There is no such time zone: write it like Europe/Amsterdam.
table-options-title = What shall change? Everybody sees it in the lobby at once.
table-options-seated = Whoever sits in this lobby can change things here: “Join” takes a seat.
table-options-rules = The game …
table-options-table = Pace, seats, computers …
table-options-seat = Your own seat …
table-option-people = For { $players } players
table-option-any-people = For any number of players
table-option-hours = { $time } for a turn
table-option-no-limit = No limit for a turn
table-option-nudge = When time is up: call once more
table-option-vote = When time is up: vote about a computer
table-option-computer = When time is up: a computer plays on
table-option-pass = When time is up: pass
table-option-random = Draw the seats by lot
table-option-joined = Seats in the order of joining
table-option-add-computer = Seat a computer: { $level }
table-option-remove-computer = Remove a computer
table-option-any-seat = Any seat
table-thread-name = Brass: Lancashire with { $person }
table-thread-not-here = This kind of channel cannot hold a thread for a game; an ordinary text channel can.
table-thread-opened = The lobby is open in { $channel }.
table-lobby-unseen = The lobby is open in { $channel }, but its message did not get through. Whoever types `/brass-table join` there is in, and the message comes along.

button-options = Options
button-mute = No reminders this turn
button-back = I am back
button-seat = Take the seat
button-accept = Join
button-concede = Give up my seat
button-cancel = End the game
button-rollback = Go back
button-handover = Give my seat

option-computer = computer
    .description = A computer for a free seat
option-pace = pace
    .description = The time for one turn
option-time-up = time-up
    .description = What happens when that time is up; with computers alone the game waits for you
option-seating = seating
    .description = Who sits where
option-thread = thread
    .description = Make a thread of its own for the game
option-reminders = reminders
    .description = Hours between reminders, or off
option-quiet = quiet-hours
    .description = No reminders in these hours, such as 22-8
option-zone = time-zone
    .description = Your time zone, such as Europe/Amsterdam
choice-computer-easy = Easy
choice-computer-normal = Normal
choice-computer-hard = Hard
choice-question-computer = Let a computer play for the person we wait for
choice-question-end = End the game without a result
choice-action-pass = Pass the whole turn
choice-action-computer = Let a computer play on
choice-pace-0 = No limit
choice-pace-12 = 12 hours
choice-pace-24 = 1 day
choice-pace-48 = 2 days
choice-pace-72 = 3 days
choice-pace-168 = 7 days
choice-time-up-nudge = Call once more
choice-time-up-vote = Vote about a computer
choice-time-up-computer = A computer plays on
choice-time-up-pass = Pass
choice-seating-joined = In the order of joining
choice-seating-random = Drawn by lot

reason-not_organiser = Only an organiser can do this: somebody who may manage this server.
reason-computer_plays = A computer plays for { $seat } now: `/brass-table join` takes your own seat back.
reason-own_turn = Everybody waits for you yourself.
reason-nobody_waits = Nobody has to be waited for: a computer is playing.
reason-nudged = They were called not long ago: try again in { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }.
reason-not_silent = The others can vote about a seat only when it has been waited for { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }.
reason-ballot_open = Another question is still open: vote on it first.
reason-ballot_same = This very question is still open: `/brass-table vote answer:` votes on it.
reason-no_ballot = That question is not open any more.
reason-no_vote = You have no vote on this question.
reason-no_seat = There is no such seat in this game: say which one.
reason-no_free_seat = All seats are taken.
reason-is_seated = That person already has a seat here.
reason-seat_wished = Somebody else has asked for { $seat } already.
reason-no_computer = There is no computer in this lobby.
reason-away_date = You can be away for up to { $days } days, from tomorrow on.
reason-no_turn = There is no such move: the last one is number { $last }.
reason-no_own_turn = You have not finished a turn yet: say after which move the game should go on.
