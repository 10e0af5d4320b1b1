# The private panel of a turn: its words, its buttons and its menus. Button labels end within 80 characters.

panel-title = ### { $state }
panel-where = -# Game { $game } in { $channel } · { $when }
panel-where-over = -# Game { $game } in { $channel }
panel-deadline = -# { $told }
panel-over = The game is over
panel-state =
    { $decision ->
        [sell] { $you ->
            [yes] You are selling
           *[no] { $who } is selling
        }
        [end_turn] { $you ->
            [yes] Your turn is played
           *[no] { $who } is about to end the turn
        }
        [shortfall] { $you ->
            [yes] You must pay a shortfall
           *[no] { $who } must pay a shortfall
        }
       *[turn] { $you ->
            [yes] Your turn
           *[no] It is { $who }’s turn
        }
    }
panel-standing = **£{ $pounds }** · income level { $level } · { $links ->
    [one] 1 link tile
   *[other] { $links } link tiles
}
panel-standing-turn = { $standing } · { $actions ->
    [0] no action left
    [one] **1 action left**
   *[other] **{ $actions } actions left**
}
panel-debt = Your shortfall: **£{ $pounds }**.
panel-onlooker = You do not sit at this table, but you may look around.
panel-revealed = -# A tile was turned over: what came before can no longer be taken back.
panel-outdated = -# That button was from an earlier moment, so it did nothing. This is how things stand now.
panel-not-yours = -# That button belongs to another seat, so it did nothing. This is yours.
panel-finished = -# The game has ended since; that button did nothing.
panel-not-possible = -# That is not possible any more. This is how things stand now.

panel-do-build = Build
panel-do-link = Network
panel-do-develop = Develop
panel-do-sell = Sell
panel-do-loan = Loan
panel-do-pass = Pass
panel-do-stop = Stop
panel-do-remove = Give up a tile

button-panel-play = My turn
button-panel-open = Open my turn
button-panel-board = Whole board
button-panel-refresh = Refresh
button-panel-loan = Loan £{ $pounds }
button-panel-why-not = { $action }: why not?
button-panel-why = Why not?
button-panel-more = More
button-panel-back = Back
button-panel-home = Overview
button-panel-alone = Only this rail
button-panel-two-cards = Anywhere, with two cards
button-panel-sure = Yes, do it
button-panel-end = End turn
button-panel-stop = Stop selling
button-panel-stop-end = Stop and end turn
button-panel-undo = Take back
button-panel-undo-all = Take back all
button-panel-pass-both = Pass both actions
button-panel-pass-out = Pass and end turn

panel-card-menu = Card first: what can it do?
panel-card-builds = builds { $industries }
panel-with-card = ### With { $card }
panel-with-card-how =
    { $builds ->
        [yes] Choose what to build with it, or discard it for another action.
       *[no] It builds nothing now; discard it for another action.
    }
panel-only-pass = Passing is all you can do now.
notice-by-itself = -# Nothing else was possible, so the bot passed, as this player has chosen.
panel-plan = **What would it cost?** Look ahead; nothing is played.
panel-menu-more = More ({ $left })
panel-menu-back = Back ({ $left })
panel-more = { $count } more
panel-and-more = { $shown } and { $count } more

panel-hand = -# { $hand }
panel-plan-title = ### What would it cost? { $action }
panel-question-title = ### { $action }
panel-title-build = Build { $tile }
panel-title-build-in = Build { $tile } in { $place }
panel-title-link = Network: { $lines }
panel-title-develop = Develop { $tiles }
panel-title-sell = Sell from { $mill }
panel-title-sell-to = Sell: { $mill } → { $to }
panel-title-remove = Give up { $tile } in { $place }
panel-title-loan = Loan of £{ $pounds }
panel-build-where = Choose a tile and its place; each shows its full price.
panel-build-two = Any two cards, with both actions of the turn, build anywhere. Choose a tile and its place.
panel-build-menu = { $tile } · { $count ->
    [one] 1 place
   *[other] { $count } places
}
panel-build-missing = -# Not possible now: { $industries }.
panel-build-missing-why = -# Not possible now: { $industries }. “Build: why not?” says what is missing.
panel-build-one-card = one card is enough: { $cards }
panel-build-card = with { $cards }
panel-link-first = Choose a line.
panel-link-second = Choose a second rail, or lay only this one. Prices are for both.
panel-link-worth =
    { $points ->
        [one] 1 point as it stands
       *[other] { $points } points as it stands
    }
panel-link-menu = Choose a line ({ $count })
panel-develop-what = Choose one tile or two to take off your mat; each needs one iron.
panel-develop-iron =
    { $tiles ->
        [one] -# For one tile: { $iron }.
       *[other] -# For two tiles: { $iron }.
    }
panel-develop-locked = -# A locked tile can never be built; it only lies on the better ones.
panel-develop-menu = One tile or two
panel-sell-what = Choose a mill and where its cotton goes. You can sell more mills after it.
panel-sell-on = You can sell another mill, or stop.
panel-sell-menu = Sell a mill
panel-sale = { $mill } → { $to }
panel-port = port { $place }
panel-port-of =
    { $you ->
        [yes] your { $tile } in { $place }
       *[no] { $owner }’s { $tile } in { $place }
    }
panel-distant = distant market
panel-distant-now =
    -# Distant market: bonus { $spaces }, { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    } to turn over; { $closing ->
        [0] none of them can close it yet
        [one] 1 of them would close it, and leave the mill unsold
       *[other] { $closing } of them would close it, and leave the mill unsold
    }. **A sale there cannot be taken back.**
panel-sale-uncertain = a tile is turned over first; it cannot be taken back
panel-sale-brings =
    { $spaces ->
        [one] +1 income space
       *[other] +{ $spaces } income spaces
    }
panel-sale-brings-other = +{ $spaces } for { $owner }
panel-loan-line = **£{ $pounds }**: { $effects }
panel-pass-both = Pass twice: choose two cards

panel-card-question = **Which card do you discard?**
panel-card-order = -# First comes the one that you can best do without.
panel-two-cards-question = **Which two cards do you discard?**
panel-two-cards-menu = Choose two cards
panel-coal-question = **Which coal?**
panel-iron-question = **Which iron?**
panel-supply-why = You may choose, and it matters whose cubes you take.
panel-coal-menu = Coal: from where?
panel-iron-menu = Iron: from where?
panel-cost-cards = You could use { $cards }.
panel-cost-any-card = Any card will do.
panel-cost-two-cards = It takes any two cards and both actions.

panel-effect-coal = { $owner }’s coal
panel-effect-iron = { $owner }’s iron
panel-effect-replaced =
    { $you ->
        [yes] replaces your { $tile }
       *[no] replaces { $owner }’s { $tile }
    }
panel-effect-flipped =
    { $you ->
        [yes] your { $tile } in { $place } flips, +{ $spaces }
       *[no] { $owner }’s { $tile } in { $place } flips, +{ $spaces }
    }
panel-effect-shipped-coal = sells { $cubes } coal for £{ $pounds }
panel-effect-shipped-iron = sells { $cubes } iron for £{ $pounds }
panel-effect-loan = income { $change }

panel-end-how = Nobody sees this before you end the turn.
panel-shortfall-ahead = **At the end of the round you pay £{ $due }, and you have £{ $money }.** { $tile ->
        [yes] As it stands, you will have to give up a tile.
       *[no] As it stands, you will have no tile to give up: you lose a point for each pound that is missing, but never fall below 0.
    }
panel-shortfall-how = Choose a tile to give up; it brings half of what it cost.
panel-shortfall-menu = Give up a tile
panel-shortfall-tile = { $tile }, { $place } · brings £{ $pounds }
panel-shortfall-flipped = flipped
panel-sure-last-link = This uses your last link tile of this era. Are you sure?
panel-sure-flipped =
    { $points ->
        [one] This replaces a flipped tile of your own, and its point is lost. Are you sure?
       *[other] This replaces a flipped tile of your own, and its { $points } points are lost. Are you sure?
    }
panel-sure-remove = It brings £{ $pounds }; your shortfall is £{ $owed }. A tile that is given up is gone for the rest of the game, and this cannot be taken back. Are you sure?
panel-sure-last-loan = This is your last chance of a loan in this game, and you have £{ $pounds }. End the turn without one?

panel-why-title = ### Why not: { $action }
panel-why-build = { $action } { $industry }
panel-why-nothing = Nothing stands in the way.
panel-why-no-network = You have nothing on the board yet: a link must begin at a tile or a link of yours.
panel-why-menu = Ask about another action
panel-why-line = • **{ $objects }**: { $sentence }
panel-why-all = • { $sentence }

panel-look-menu = Look at …
panel-look-board = The board
panel-look-words = The board in words
panel-look-mat = My mat
panel-look-status = Order, money, income, points
panel-look-recap = What happened since my last turn
panel-look-points = Points if the era ended now
panel-look-cards = Which cards have been played

settings-title = ### Settings
settings-notices = **When it is my turn**
settings-end-turn = **After my last action**
settings-passing = **When passing is all that is possible**
settings-pictures = **Pictures in my panel**
settings-verbosity = **Messages in this channel**, for everybody
settings-not-yours = Only people who play here can change how much is told in this channel.
settings-reminders-title = ### Reminders
settings-reminders-every = **How often, while everybody waits for me**
settings-reminders-quiet = **Quiet hours, without reminders**
settings-zone-how = -# Another time zone: `/brass settings time-zone:Europe/Amsterdam`.
button-settings-reminders = Reminders
button-settings-back = Settings

option-notices = notices
    .description = Where you are told that it is your turn
option-end-turn = end-turn
    .description = How your turn ends after its last action
option-passing = passing
    .description = What happens when you can only pass
option-pictures = pictures
    .description = Pictures in your panel
option-verbosity = verbosity
    .description = How much is told in this channel
choice-notices-direct = Private message
choice-notices-channel = Mention in the channel
choice-end-turn-button = I press End turn
choice-end-turn-itself = It ends by itself
choice-passing-button = I pass myself
choice-passing-itself = Pass for me, and say so
choice-verbosity-full = With pictures
choice-verbosity-short = Words only
