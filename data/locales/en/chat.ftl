# What the chat side itself says: errors, lobby, notices, answers to actions.

chat-failed = That did not work, and the fault is on my side. If it happens again, tell whoever runs this bot the reference { $reference }.
chat-done-unshown = It is done, but I could not show it (reference { $reference }). `/brass play` shows how the game stands.
chat-disk = The games cannot be written at the moment, so nothing was changed. Please try again in a few minutes (reference { $reference }).
chat-forbidden = Discord does not let me write here. Someone who manages this server can check my permissions with `/brass-admin doctor`.
chat-command-unknown = I do not know this command any more. Restart Discord to see the current ones.
chat-button-unknown = This button is from an earlier version. Use `/brass status` to see the game as it stands.
chat-form-outdated = I was restarted since this form was opened. Nothing was done; please open it again.
chat-no-such-game = There is no such game here. `/brass games` lists yours.
chat-no-game-here = There is no game in this channel. `/brass start` opens one; `/brass games` lists yours.
chat-no-own-game = You are in no game at the moment. `/brass start` in a channel of a server opens one.
chat-which-game = You are in more than one game: choose one in the option `game`.
chat-start-in-server = A game needs a channel: use `/brass start` in a server, in a channel or thread of its own.
chat-missing = I cannot play in { $channel } yet: I lack { $permissions }. Someone who manages the channel can grant it.
chat-unclear = { $empty ->
        [yes] I could not read what was typed.
       *[no] “{ $given }” is not clear here.
    } Possible: { $possible }.
chat-unclear-which = “{ $given }” fits { $possible }: which one?
chat-unclear-none = { $empty ->
        [yes] I could not read what was typed, and
       *[no] “{ $given }” is not possible here:
    } there is nothing to choose.
chat-blank = Nothing was chosen. Possible: { $possible }.
chat-blank-none = There is nothing to choose here.
chat-and-more = … and { $count } more

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads

button-join = Join
button-leave = Leave
button-begin = Begin

command-begin = begin
    .description = Begin the game with those in the lobby

lobby-title = **Brass: Lancashire**, opened by { $opener }
lobby-seated = • { $person }
lobby-seated-wish = • { $person }, would like { $wish } (from { $people } players on)
lobby-lobby =
    { $possible ->
        [0] Nobody can begin with these options.
       *[other] For { $possible } players. Here now: { $people }. Anyone who is in may begin.
    }
lobby-running = The game has begun.
lobby-finished = The game is over.
lobby-cancelled = This lobby was closed.
lobby-parked = This game waits for whoever runs the bot.
lobby-commitment = -# Chance: the bot has drawn a secret with the SHA-256 `{ $commitment }`; every seat adds to it, and it is published at the end.
lobby-did-join = You are in.
lobby-did-leave = You are out.
lobby-did-close = You are out. Nobody is left, so the lobby is closed.
lobby-did-begin = The game begins.

notice-began = **The game begins** (game { $game }). Order of the first round:
notice-next = Next: **{ $who }**, to { $decision }.
notice-mention = { $person }, it is your turn to { $decision }.
notice-cancelled = { $person } ended this game without a result.
notice-cancelled-by-somebody = This game was ended without a result.
notice-parked = Game { $game } failed its check and waits for whoever runs the bot. Nothing is lost.
notice-secret =
    -# Chance: secret `{ $secret }`, seed `{ $seed }`.
    -# `/brass-table verify` checks every card; `/brass-table export` gives the whole game.
notice-yours = **Game { $game }** in { $channel }: it is your turn to { $decision }.
notice-since = Meanwhile:
notice-how-turn = Press the button below, or type `/brass play`: here or in the channel.
notice-how-sell = `/brass sell` sells a further mill; `/brass end` stops.
notice-how-end-turn = `/brass end` ends the turn; `/brass undo` takes the last action back.
notice-how-shortfall = `/brass sell` gives up a tile for half of what it cost.

chat-card-no-use = nothing to build with it
chat-two-cards = with a second card
chat-replaces =
    { $you ->
        [yes] replaces your tile
       *[no] replaces { $owner }’s tile
    }
chat-stop-selling = Stop selling
chat-distant = Distant market
chat-card-needed = Choose the card to discard for the sale: the first mill of a Sell action costs one.
chat-done = Done.
chat-undone = Taken back.
chat-standing = You have £{ $pounds }, income level { $level }, { $links ->
        [one] 1 link tile left
       *[other] { $links } link tiles left
    }.
chat-how-turn = (`/brass build`, `network`, `develop`, `sell`, `loan` or `pass`; `/brass undo` takes back)
chat-how-sell = (`/brass sell` for a further mill, `/brass end` to stop)
chat-how-end-turn = (`/brass end`; `/brass undo` takes back)
chat-how-shortfall = (`/brass sell`)
chat-no-hand = Only people who sit at this table have a hand.
chat-nothing-happened = Nothing has happened in this game yet.
chat-nothing-since = Nothing has happened since your last turn.
chat-log-turn = **{ $number }.** { $told }
chat-report = Everything that a fault report needs. It shows your own hand, so mind whom you give it to.
chat-export = The whole game: options, chance, every action.
chat-verified = Checked: the secret is the one that was promised in the lobby, the cards follow from it, and every move was legal.
chat-verified-file =
    Checked: the secret is the promised one, the cards follow from it, and every move was legal.
    Not proved by a file: that this promise stood in the channel before the game, and who sat where.
chat-verified-moves = Checked: every move was legal. Without its `chance` part the file does not show that nobody chose the cards.
chat-not-verified = This game does not check out. Please tell whoever runs this bot.
chat-game = • Game { $game } in { $channel }: { $state }
chat-game-choice = Game { $game }
chat-game-yours = it is your turn to { $decision }
chat-game-waits = waiting for { $who }
chat-game-lobby = people are gathering
chat-game-running = under way
chat-game-finished = finished
chat-game-cancelled = ended without a result
chat-game-parked = waiting for whoever runs the bot
chat-cancelled = Game { $game } is ended without a result.
chat-region-absent = The map of this game does not have that part of Lancashire.
chat-ask-how = Choose an industry and a space, or a line: then I can tell what it would cost.
chat-ask-no-cards = Your hand is empty: you have no action left in this era, so there is no price to tell.
chat-ask-two-cards = No single card of yours allows it: it takes any two cards and both actions.
chat-ask-no-card = None of your cards allows this: it takes the card of the place, the card of the industry for a place in your network, or any two cards and both actions{ $actions ->
        [1] , and you have one action left
       *[other] { "" }
    }.
chat-ask-no-hand = You have no card left, and every action costs one.
chat-ask-as-it-stands = That is with the board as it stands now.

doctor-permissions = ✓ I may do everything I need in this channel.
doctor-permissions-missing = ✗ In this channel I lack { $permissions }.
doctor-threads = ✓ I may also open threads here, for games that want one of their own.
doctor-threads-missing = ✗ For a game in a thread of its own I lack { $permissions } here.
doctor-commands = ✓ Discord has the current commands.
doctor-commands-old = ✗ Discord has not taken the current commands yet; I try again at the next start.
doctor-no-game = • There is no game in this channel.
doctor-lobby = • Game { $game } gathers its people in this channel.
doctor-running = ✓ Game { $game } is running in this channel.
doctor-finished = • Game { $game }, the last one in this channel, is finished.
doctor-cancelled = • Game { $game }, the last one in this channel, was ended without a result.
doctor-parked = ✗ Game { $game } failed its check and waits for whoever runs the bot.

chat-rules-head = Choose a topic with `/brass rules topic:`, or look for any word or the number of a rule with `search:`.
