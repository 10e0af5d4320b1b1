# Looking back, and what lasts longer than one game: the end, log, side board, figures, policies, privacy.

result-debts = Lost to shortfalls: { $points }
result-floor = Raised to 0: +{ $points }
history-replay = The whole of game { $game } again, turn by turn.
history-over-above = **Game { $game } is over**: { $who } { $winners ->
        [one] won
       *[other] share the win
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Everything about it is in { $channel }.
history-thread-name = ✔ Game { $game }: { $who }
history-export-view = What you may know of this game: your own view, and every published turn in the game’s notation. When it is over, this command gives all of it.
history-file-gone = Discord does not give me this file. Please send it again.
history-log-page = **Game { $game }**, page { $page } of { $pages }
history-log-none = Nothing in this game fits that. Leave an option out to see more.
history-step = ### Game { $game }, after turn { $turn } of { $last }
history-step-brought = ### The game from your file, after turn { $turn } of { $last }
history-games =
    { $count ->
        [one] Your game:
       *[other] Your { $count } games, those that wait for you first:
    }
history-games-since = { $state } (for { $time })

button-rematch = Play again
button-review = Look through it
button-history-first = ⏮ First
button-history-back = ◀ Back
button-history-on = On ▶
button-history-last = Last ⏭
button-history-open = Your turn in game { $game }

option-era = era
    .description = Only this era
option-round = round
    .description = Only this round
option-file = file
    .description = A game as a file, as export gives it
choice-era-canal = Canal Era
choice-era-rail = Rail Era

reason-import_large = That file is too large to be a game: at most { $kilobytes } kB.
reason-import_unreadable = I cannot read that file as a game. `/brass-table export` gives one when a game is over.
reason-import_running = That is the view of a game still under way. Only a whole game can be opened: export it when it is over.
reason-import_rules = That game was played with version { $version } of the rules, which I do not know.
reason-import_action = The rules do not allow move { $number } of that game, so I cannot show it.
reason-import_gone = I do not have the game from your file any more. Use `/brass-table review` with the file again.
reason-note_long = A note can have at most { $most } characters.
reason-trial_gone = I do not have your side board any more. `/brass board` with a move leads to a new one.
reason-trial_long = This side board has { $most } actions on it, which is as many as it takes.
reason-not_over = This game is not over yet.
reason-channel_not_allowed = Games are played elsewhere in this server: { $channels }.
reason-too_many_games = This server has { $most } games already, and no more are played at once here.

verify-unreadable = The file cannot be read as a game.
verify-commitment = The secret is not the one whose SHA-256 was shown at the start.
verify-seed = Secret and shares give other cards than those that were dealt.
verify-action = The rules do not allow move { $number }.
verify-unfinished = The game is not played to its end.
verify-final = The moves lead to another last position.
verify-table = Change { $number } of seats or moves outside the rules cannot have been.

trial-title = ### Side board: game { $game }, after turn { $turn }
trial-title-brought = ### Side board: your file, after turn { $turn }
trial-invented = Nothing here counts, and nobody else sees it. Cards that you cannot know, and all that is turned over, are made up.
trial-open = Nothing here counts, and nobody else sees it. The game is over, so all cards are the real ones.
trial-outdated = Your side board has moved on; this is how it stands.
trial-kind = What to try
trial-plan = { $kind }: choose one
trial-two-cards = { $action } (two cards)
trial-remove = Give up the tile in { $place }
trial-do-build = Build
trial-do-link = Network
trial-do-develop = Develop
trial-do-sell = Sell
trial-do-loan = Loan
trial-do-pass = Pass
trial-do-remove = Give up a tile
trial-do-stop = Stop selling
trial-do-end-turn = End the turn
button-trial-open = Try something here
button-trial-again = Begin anew

note-shown = **Your note:**
    > { $note }
note-none = You have no note in this game. `/brass-table note` with a text writes one; only you see it, with your hand.
note-gone = The note is gone.
button-note-away = Throw it away

stats-none = No game was played to its end in this server yet. One that is ended without a result does not count.
stats-none-named = Games were played to their end here, but there is nobody to list: computers played all seats in the end, or people do not want to be named.
stats-none-of-person = There are no figures: no game here that this person played to its end themselves, or they do not want to be named.
stats-of-others = Somebody else’s figures are shown in a server only, for the games played there.
stats-title =
    { $games ->
        [one] **One finished game in this server**
       *[other] **{ $games } finished games in this server**
    }
stats-line = { $place }. **{ $who }**: rating { $rating }, { $wins } of { $games } won, { $time } a turn
stats-person = **{ $who }**: { $wins } of { $games } won, rating { $rating }, { $time } a turn (median)
stats-average = • { $points } points on average with { $players } players
stats-meeting =
    • Against { $who }: { $games ->
        [one] one game
       *[other] { $games } games
    }, in { $before } before and in { $behind } behind
stats-rating-explained = -# A rating begins at 1000 and shows the strength that somebody almost certainly has, so it grows as more games make that more certain. If you do not want to be listed: `/brass-table mydata`.
stats-no-ratings = -# Ratings need the extra `stats`, which whoever runs this bot has not installed.
stats-picture-title = Best players
stats-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
stats-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
stats-minutes = { $number } min
picture-ranking-rating = Rating
picture-ranking-games = Games
picture-ranking-wins = Won
picture-ranking-average = Points
picture-ranking-time = A turn

policy-title =
    ### Games in this server
    Each menu counts at once, for games that are opened from now on.
policy-not-yours = Only people who may manage the server can change this.
policy-channels = Channels (none: all)
policy-organisers = More organisers (a role)
policy-most = At most { $games } at once
policy-most-any = Any number of games at once
policy-hours = New games: { $time } for a turn
policy-hours-none = New games: as long as a turn takes
policy-at-end = Time up: { $what }
policy-options = Rules (none: the usual ones)
policy-here = **In { $channel }** and its threads:
policy-language-any = Language: as whoever opens the game speaks
policy-notices-direct = Whose turn it is: told in private
policy-notices-channel = People sit together: told here only, no private messages

privacy-text =
    ### What I store about you
    • **Your id and display name** in Discord, when you join a game or open one.
    • **Your games**: seat, every action and when, votes, invitations, a word you gave for the shuffle.
    • **What you set**: settings, reminders, time zone, absences, the language of your Discord.
    • **Your notes**; for 30 days a game you opened from a file and your side board.
    • **Results**, worked out from finished games.
    I read no messages: only commands, buttons and forms that you use with me. Nothing is passed on to anyone.
    ### For how long
    Games and their record stay as long as I am in the server; 30 days after I was removed, all of its games and settings are deleted, and so is what I know of everybody who then has no game left. Ids of clicks go after 7 days, sent messages from my list after 30. Whoever runs this bot may hold copies of the database for some time.
    ### What you can do
    • **Take it away** as a file.
    • **Stay out of figures**: your name vanishes from rankings and everybody’s results.
    • **Erase everything**: you leave lobbies, a computer takes over your seat in running games, and in all records the seat stays under its colour, without you. Messages already in Discord stay there: their channel’s managers can delete them.
privacy-named = You are named in figures and rankings.
privacy-unnamed = You are **not** named in figures and rankings.
privacy-exported = Everything that I store about you.
privacy-sure = **Really erase everything about you?** You leave all your games: computers take over your seats. This cannot be undone.
privacy-erased = It is done: I know nothing of you any more. If you use me again, we begin anew.
button-privacy-export = Take it away
button-privacy-named = Name me in figures
button-privacy-unnamed = Keep me out of figures
button-privacy-erase = Erase everything
button-privacy-erase-sure = Yes, erase everything
button-privacy-keep = No, keep it
