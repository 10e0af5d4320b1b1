# Languages, tips, the first turn, and help by what somebody wants to do.

table-option-language = Language of the game: { $language }
settings-language = **My language**, for everything that only I read
settings-tips = **Tips** and the explained first turn
choice-language-discord = As in Discord
option-tips = tips
    .description = Tips and the explained first turn

# What the small pictures in the rules show; the numbers stand in the picture.
example-coal = **In the picture:** Red has built the Cotton Mill at ① and needs 1 coal. The nearest mine with coal is Yellow’s at ②, one link away over Teal’s rail: the coal comes from there, for nothing. Red’s own mine at ③ is two links away and may not be used before it.
example-overbuild = **In the picture:** Red may replace Red’s own Coal Mine at ① with a higher one at any time; the cube on it goes to the supply. Yellow’s Iron Works at ② can be replaced by others only while no iron lies on any tile or in the iron market. Yellow’s Cotton Mill at ③ can never be replaced by others.
example-two-rails = **In the picture:** two rails in one action for £15. The first, ①, touches Red’s mill in Bury and takes the last coal of the mine at ③, which flips. The second, ②, begins where the first ends and takes its coal at ④, a mine that it reaches itself.
example-distant = **In the picture:** two tiles have been turned over, a 1 and a 2, so the marker went down one space and then two. The second seller gained 2 income spaces for the row where it now stands, and those of the mill. A 0 would leave it there and pay 2 again; nobody knows which tile comes next.

button-rule = Rule { $rule }
menu-topics = Read about …
menu-rules = Look up a rule

# Tips, each told once.
tip = -# 💡 { $tip } (`/brass settings` switches tips off.)
tip-flip = **A tile of yours has flipped:** its income spaces are yours at once, and its points when the era ends. Whoever uses your coal, iron or ports flips them for you.
tip-loan = **A loan is never paid back,** but each £10 costs a whole income level, for the rest of the game. It hurts least early, while a level is only one or two spaces.
tip-bought = **You bought from a market:** the next cube may cost more. A mine connected to you, or any Iron Works with iron, would have been free, and using another’s helps them, too.
tip-shipped = **Cubes went to the market:** that happens only when a mine or works is built, and fills the most expensive empty spaces first. It pays best when the market is empty.
tip-distant = **The distant market falls for everybody:** each sale there turns a tile, which may move the marker towards the X. Ports are certain, the distant market is a race.
tip-replaced = **A tile of yours was replaced.** What it earned so far stays yours, but it scores no more.
tip-order = **Order of play:** whoever spends least in a round goes first in the next. Play last in a round and spend least in it, and you go first in the next: four actions in a row.
tip-canal-end = **The Canal Era ends soon:** after its scoring all links and all tiles of level I leave the board. Flip what can still be flipped, and think of tiles of level II, which stay and score twice.
tip-hand = **The draw pile is used up:** these are your last cards of the era. Look at what each of them can still build, and keep in mind that every action costs one.
tip-last-turn = **Your last turn of the game:** tiles that are not flipped score nothing, and every £10 left is a point.
tip-last-turn-introductory = **Your last turn of the game:** every £4 left is a point (15 at most), and so is every income level. A loan of £30 costs 3 points and brings 7 or 8, but what you have beyond £60 brings none. Tiles of level II or higher that are flipped score twice.
tip-loans-end = **Loans end soon:** in the last four rounds of the Rail Era nobody can borrow. Count what your plans still cost.
tip-debt = **Your income is below 0:** you pay at the end of each round. If you cannot pay, you give up tiles for half of their cost, so keep some money back.
tip-rail = **The Rail Era:** rails cost £5, or £15 for two in one action, and each needs coal. Tiles of level I on your mat can no longer be built, only developed away. You may now have any number of tiles in one place.

# The explained first turn.
guide-turn =
    -# **Your first turn, step by step.** Above you see your money, your income and your link tiles, and below them your hand. You have { $actions ->
        [one] one action now: the first round has only one
       *[other] { $actions } actions
    }.
    -# 1. Press **Build**. A card of a place builds there, a card of an industry builds anywhere as long as nothing of yours is on the board.
    -# 2. A good beginning is a Cotton Mill (£12) in reach of a port, or a Coal Mine (£5) or Iron Works that others will use up for you.
    -# 3. Try things: nothing counts before you press **End turn**, and **Take back** undoes it. A button that asks “why not?” tells what is missing; **What can I do?** lists everything that is possible.
guide-second =
    -# **Two actions from now on.** Lay a canal (**Network**, £3) from your tile towards ports, markets and other people’s mines: what is connected can be sold and supplied. What you spend now decides the order of the next round: the least goes first.
guide-build =
    -# The price includes coal and iron; below it you read what else happens. You choose the card last.
guide-link =
    -# A link goes from your network to the next place. It joins that place to your network, and everybody may send coal and cotton over it. When the era ends it scores a point for each link point at its two ends.
guide-develop =
    -# Developing takes the lowest tiles off your mat, so that the better ones beneath can be built. Each takes one iron.
guide-sell =
    -# Selling flips your mills: through any unflipped port that is connected to the mill, whoever owns it, or to the distant market over a trade icon.
guide-loan =
    -# Money now, for one income level for each £10. Early in the game that is often worth it.
guide-pass =
    -# Passing costs a card, too. The less you spend, the earlier you play in the next round.
guide-end =
    -# **Saved, and still yours alone.** The others see nothing before you press **End turn**. Then you draw up to 8 cards again, and the next player is told.
guide-done =
    -# **That was your first turn.** You get a private message when it is your turn again. Until then you can look around here and ask what things would cost; `/brass help` and `/brass rules` know more.
button-guide-off = I know the game
guide-is-off = -# Very well: no more explanations. `/brass settings` switches them on again.

# What can I do?
button-panel-can = What can I do?
can-title = ### What can I do?
can-build = • **Build** { $tile }, from £{ $pounds }: { $places }
can-build-two = • **Build** { $tile } with two cards and both actions, from £{ $pounds }: { $places }
can-link =
    • **Network**, from £{ $pounds }: { $lines }
can-develop = • **Develop**: { $tiles }, { $pounds ->
    [0] free
   *[other] from £{ $pounds }
}
can-sell = • **Sell**: { $mills }
can-loan = • **Loan**: { $amounts }
can-pass = • **Pass**, with any card
can-not = -# Not now: { $actions }. “Why not?” gives the reasons.
can-and-more = { $shown } and { $count } more

# A first game.
offer-introductory = **Your first game here?** The introductory game is a good one to begin with: only the Canal Era with its 8 to 10 rounds, about half as long. Everything you learn in it holds for the whole game.
button-introductory = Play the introductory game
button-whole-game = The whole game
offer-taken = This lobby is for the introductory game now.
offer-declined = The whole game it is. `/brass help` shows the way whenever you like.

# Help, by what somebody wants to do.
option-about = about
    .description = For whom, or for what
choice-about-wishes = What do you want to do?
choice-about-player = For players
choice-about-organiser = For organisers
choice-about-host = For those who run the bot
menu-help = More help …
help-wishes = **What do you want to do?**
    • **Learn the game:** open a first game with `/brass start introductory:Yes`, alone against computers if you like (“Options” in the lobby seats them). Your first turn is explained step by step; `/brass rules` has every rule, with pictures.
    • **Play with friends:** `/brass start` in a channel or thread; everybody presses “Join”, anyone “Begin”.
    • **Take my turn:** press “My turn”, or `/brass play`. Everything possible is listed with its price; nothing counts before “End turn”.
    • **See what happened:** `/brass recap` since your last turn, `/brass log` from the beginning, `/brass board` for the board.
    • **Know where I stand:** `/brass status`; `/brass projection` for the points so far, `/brass cards` for the cards that have been played.
    • **Plan ahead:** `/brass ask` says what something would cost, on anybody’s turn.
    • **Find out why something is not possible:** “Why not?” in your turn gives each reason with its rule.
    • **Change language, notices or pictures:** `/brass settings`.
    • **Somebody has stopped playing:** `/brass-table nudge`, then `/brass-table vote`.
    • **Stop:** `/brass-table concede` gives up your seat; `/brass-table leave` leaves a lobby.
    -# An unofficial fan project, without any artwork or text of the game’s publisher.
help-player = **For players**
    • When it is your turn you get a private message with what happened since. “Open my turn” there, or “My turn” in the channel, opens your turn; only you see it.
    • A turn is two actions: Build, Network, Develop, Sell, Loan or pass. Each costs one card; only Build asks which.
    • What you do is saved at once and stays yours alone until “End turn”. “Take back” undoes it; only what turned over a tile of the distant market stays done.
    • Everything works by command as well: `/brass build`, `network`, `develop`, `sell`, `loan`, `pass`, `undo`, `end`. Every option suggests what is possible, with its price; a word or a part of one is enough.
    • The commands work in a private conversation with me, too. If you are in several games, choose one in the option `game`.
    • Away for a while? `/brass-table away until:2027-05-31`: reminders and the clock of your turns wait.
    • If only computers play with you, the time for a turn takes nothing from you: you are reminded, and the game waits.
    • Bold numbers before what happened are those on the map below it.
    • Nobody can see your hand: only you read what names your cards, and the cards can be checked afterwards (`/brass-table verify`).
help-organiser = **For organisers**, who may manage the server
    • One channel or thread holds one game. I need to see the channel, send messages and attach files there; `/brass-admin doctor` checks it.
    • `/brass start` sets the players, the edition and its options, the language, the pace and what happens when time is up. Whoever opened the lobby can change all of it under “Options” until the game begins.
    • Somebody stays away: `/brass-table nudge` calls them; `/brass-table vote` lets a computer play on; `/brass-table replace` gives the seat to somebody else.
    • `/brass-admin act` passes for a seat or lets a computer play on, `/brass-admin rollback` takes the game back to an earlier move. Both are told to everybody.
    • `/brass-admin cancel` ends a game without a result.
    • You see no hand of others either, not with any of these.
help-host = **For those who run the bot**
    • It needs the token of a Discord application in `DISCORD_TOKEN` and nothing else: `python -m bot`. No privileged intents.
    • `python -m bot doctor` checks token, commands and database, and prints the link with which servers add the bot.
    • All games are in one SQLite file (`BRASS_DATABASE`). `python -m bot backup FILE` copies it while the bot runs; stop and start it whenever you like, no move is lost.
    • Errors are told with a reference, and the log holds the same one. `/brass report` gives somebody the position of their game for a fault report; `python -m bot verify GAME.json` checks an exported game.
    • A game that fails its check when the bot starts is parked, not changed: nothing is lost.
