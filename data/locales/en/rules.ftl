# The rules by topic: a title, one line about it (`.about`), other words one might look for (`.words`), and the text.
# Each paragraph ends with the rulings it states; a test holds that every ruling is cited somewhere.

rules-found = { $count ->
    [0] Nothing about “{ $query }” in the rules. `/brass rules` without a word lists the topics.
    [one] One topic speaks of “{ $query }”:
   *[other] { $count } topics speak of “{ $query }”:
}
rules-entry = **{ $title }**: { $about }
rules-no-such-rule = There is no rule { $rule }: they go from R1 to R149.
rules-see = { $rule } stands under **{ $title }**:

rules-setup = Setting up
    .about = What everybody begins with, and what stays in the box.
    .words = start deck box deal money prepare
    .text =
        - The full map is used with 2, 3 and 4 players; the smaller map is only for the community game. (R1)
        - Cards and distant market tiles that do not show your number of players stay in the box, and so do the two cards with an exclamation mark. (R2)
        - That leaves 64, 54 or 40 cards with 4, 3 or 2 players. With 3 players the cards of Burnley and Colne are out, with 2 also those of Barrow-in-Furness, Blackburn, Fleetwood and Lancaster, and every Cotton Mill card. (R3)
        - A place whose cards are out is still a place like any other: an industry card or two cards build there, links reach it and score there. (R4)
        - Distant market tiles: with 4 players 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3 and 4; with 3 players without one 0 and one 1; with 2 players 1, 2, 2, 2, 3, 3, 3 and 4. Nobody knows their order. (R5)
        - In the Canal Era one card per player lies under the Deck tile. Nobody can draw these cards in that era. (R6)
        - Everybody begins with £30, income space 10 (level 0), no points, 8 cards, 14 link tiles and 37 industry tiles: 3 Cotton Mills of each level I to IV, 2 Ports of each, 1 Coal Mine I and 2 each of II, III and IV, 1 Iron Works of each, 2 locked Shipyards, 2 Shipyards I and 2 II. (R7)
        - The coal market and the iron market begin full, with 8 cubes each, at £1, £1, £2, £2, £3, £3, £4 and £4. The supply of cubes never runs out. (R8)
        - The order of the first round is drawn by lot. (R9)
        - The track of the distant market goes +3, +3, +2, +2, +1, +1, 0, 0, X from the top; the marker begins on the first space. (R10)
        - Blackpool, Northwich, Southport, Scotland, Yorkshire and The Midlands have no spaces for tiles, but give 2 link points each. Scotland, Yorkshire and The Midlands also show the trade icon. (R11)

rules-turns = Rounds and turns
    .about = Eras, rounds, actions, drawing cards, money spent.
    .words = action era order pass draw hand spend spent round
    .text =
        - There are two eras, first the Canal Era and then the Rail Era, of 8, 9 or 10 rounds each with 4, 3 or 2 players. An era ends after the round in which everybody plays their last card. (R12)
        - On your turn you take two actions. In the first round of the Canal Era it is only one; the first round of the Rail Era has two. (R13)
        - The actions are Build, Network, Develop, Sell and Loan, or you pass. Each of them costs one card, discarded face up, and so does passing. Only Build asks which card it is. (R14)
        - You may take the same action twice. An action is finished before the next begins, so a tile or link from the first counts for the second. (R15)
        - After your actions you draw until you hold 8 cards again: 1 card in the first round, then 2. (R16)
        - The last four rounds of each era have no cards to draw, and hands shrink by two a round. In the Canal Era the cards under the Deck tile stay there; in the Rail Era they are drawn in the last round that draws. (R17)
        - What you spend on actions lies on your character tile until the round is over: the cost of tiles and links, and coal and iron that you buy. (R18)
        - Money that you receive, from a market, a loan, income or tiles given up, never lessens what you have spent. (R19)
        - Negative income that you pay is not spending, so it has no effect on the order. (R20)
        - You cannot owe anything during your actions: what you cannot pay at once and in full, you cannot do. (R21)
        - You may always pass, even if you could do something else; each action passed costs a card. (R22)
        - If nothing else is possible, you must pass. (R23)

rules-cards = Cards
    .about = Which card builds what: places, industries, two cards at once.
    .words = location industry double discard hand
    .text =
        - A location card builds any industry in that place, inside or outside your network. (R24)
        - An industry card builds that industry in a place that belongs to your network before the action. (R25)
        - Any two cards together with both your actions count as one location card of your choice, so you build anywhere. You still draw two cards afterwards. (R26)
        - For that both actions of the turn must be unused: it is not possible in the first round of the Canal Era, nor as a second action. With exactly two cards in hand it is possible. (R27)
        - With no tile and no link of yours on the board, an industry card builds in any place that has a free space with its icon. This can happen again later, for example at the start of the Rail Era. (R28)
        - That exception is about your network only: era, money, coal and the choice of space are as always, and it does not overbuild. (R29)
        - It is for building only. A link always has to touch your network, so with nothing on the board you cannot lay one. (R30)
        - A location card whose place has no space for you is still a card: discard it for any other action. (R31)

rules-build = Build
    .about = Putting an industry tile on the board: which tile, what it costs, in what order.
    .words = tile industry mill mine works port shipyard level cost locked era
    .text =
        - You take the lowest tile of the industry that is left on your mat. A level can be skipped only by developing. (R32)
        - Tiles of level I are for the Canal Era only. Levels II to IV of Cotton Mill, Coal Mine, Iron Works and Port can be built in both eras. (R33)
        - Shipyards: the locked ones can never be built, level I in the Canal Era only, level II in the Rail Era only. (R34)
        - Locked Shipyards, and tiles of level I left over in the Rail Era, block the tiles beneath them until you develop them away. (R35)
        - The order is: discard, place the tile, pay money and use coal and iron, put on a mine or works as many cubes as it shows, move cubes to the market, flip the tile if it is empty. You have to afford the cost before any money from the market arrives. (R40)
        - A Shipyard flips as soon as it is built, and its owner’s income moves at once. (R41)
        - No tile can feed itself: Iron Works need coal, Coal Mines III and IV need iron, Ports need neither. (R42)
        - There are only the tiles on your mat; when an industry has none left, it is over. Cubes alone are without limit. (R43)

rules-where = Where to build, and networks
    .about = Spaces, one tile per place, your network, what is connected.
    .words = space place network connected link location barrow birkenhead preston lancaster
    .text =
        - A tile goes on a free space that shows its icon; only overbuilding is different. If there is a free space in the place with that icon alone, it must be used before a space shared with another industry. On this board that matters only for Ports at Lancaster and Preston. (R36)
        - Only free spaces count: if the space with the icon alone is taken, use the shared one. (R37)
        - Canal Era: at most one tile of yours in each place, whoever else builds there. Rail Era: no limit. (R38)
        - In the Canal Era nothing can be built at Barrow-in-Furness or Birkenhead, because every space there needs coal and no canal reaches them. So a Shipyard of that era can stand at Liverpool only. (R39)
        - Your network is every place with a tile of yours, flipped or not, and both ends of each of your links. (R44)
        - Places are connected if a chain of links joins them, whoever owns those. A place is connected to itself without any link. (R45)
        - Another player’s link carries your coal and your cotton, but its far end is not in your network: not for industry cards, not for laying links. (R46)
        - Places without spaces for tiles are places like any other for this: they join your network, and chains run through them. (R47)
        - Each link tile counts as one step, however long it is drawn, and costs the price of one. (R48)

rules-coal = Coal
    .about = The nearest mine first, then the coal market.
    .words = mine distance nearest market buy rail black cube
    .text =
        - Coal comes from the nearest connected Coal Mine that still has some, whoever owns it. Nearest means the fewest link tiles. It is free. (R49)
        - If two are equally near you choose, also between two mines in one place. (R50)
        - You may not pass over a nearer mine for your own, nor buy from the market while any connected mine has coal, however far away. (R51)
        - If no connected mine has coal, you buy from the coal market, cheapest first. For that you need a connection to a trade icon: any Port of anyone, flipped or not, or Scotland, Yorkshire or The Midlands. (R52)
        - When the coal market is empty, a cube costs £5; the trade icon is still needed. (R53)
        - With neither a mine nor a trade icon, what needs coal cannot be built, whichever card you use. (R54)
        - The connection is looked at after the tile or the rail is placed. A rail itself counts, from either end. (R55)
        - For a rail, distance is counted from its nearer end: a mine at either end is at distance 0. (R56)
        - For a tile, distance is counted from its place: a mine in the same place is at distance 0. (R57)
        - Each cube is a step of its own: after each, look again at the nearest mine, what flipped, and the price. (R58)
        - A mine flips when its last cube leaves it, on anyone’s turn. Its owner’s income moves at once, before the action goes on. (R59)
        - Cubes that are used go to the supply, never to the market. (R60)
        - Canals need no coal. (R61)

rules-iron = Iron
    .about = From any works on the board, without a connection.
    .words = works market buy orange cube develop
    .text =
        - Iron needs no connection: take it from any Iron Works that still has some, whoever owns it, your choice for each cube. It is free. (R62)
        - While any Iron Works on the board has iron you may not buy it. When one runs out and you need more, go on to the next. Otherwise buy from the iron market, cheapest first, or for £5 a cube if it is empty. (R63)
        - Iron that you buy counts as money spent, also in Develop. (R64)
        - Cubes that are used go to the supply, never to the market. (R60)
        - An Iron Works flips when its last cube leaves it, on anyone’s turn, and its owner’s income moves at once. (R112)

rules-markets = Cubes to the market
    .about = What a new mine or works sells at once, and for how much.
    .words = market sell coal iron price full cube ship move
    .text =
        - A new Iron Works always moves as many cubes as fit into the iron market. This is not a choice. (R65)
        - A new Coal Mine does so only if it is connected to a trade icon at that moment, over anyone’s links, or by a Port in the same place. Then it is not a choice either. (R66)
        - The most expensive empty space is filled first, and you are paid the price beside each space. Empty spaces are always the cheap ones, because buying begins there. (R67)
        - If the last cube moves, the tile flips and its income moves. Otherwise the rest stays on the tile for everybody to use. (R68)
        - It happens only at the moment of building: a Port or link that comes later, or spaces that empty later, change nothing. (R69)
        - A mine or works that overbuilds another is a new one and moves its cubes as usual. (R70)

rules-overbuild = Overbuilding
    .about = Replacing a tile on the board with a higher one.
    .words = replace upgrade opponent own over
    .text =
        - The new tile must be of the same industry and of a higher level than the old one, whoever owns that. Cost, card and coal are as for any build. (R71)
        - You may replace your own tile of any industry at any time, flipped or not. (R72)
        - Cubes on your old tile go to the supply. That is not taking its last cube: the old tile does not flip and brings nothing. (R73)
        - Another player’s tile can be replaced only if it is a Coal Mine or an Iron Works, and only if no cube of that resource is left on any tile, yours included, or in its market. (R74)
        - Whether cubes are left is looked at before the action. (R75)
        - Replaced tiles leave the game and never score again. What their owners have gained by them stays. (R76)
        - Canal Era: replacing your own tile keeps you at one in that place. Replacing another player’s where you have a tile already is not allowed, as you would have two. Rail Era: it is. (R77)
        - You may overbuild although a free space is there. (R78)
        - The new tile goes exactly where the old one was; the preference for a space with the icon alone does not matter here. (R79)
        - The card must allow the place as usual. The place of your own tile is always in your network. (R80)

rules-network = Network
    .about = Laying canals and rails: where, how many, what they cost.
    .words = link canal rail line lay connect two double
    .text =
        - There is one link tile on each line. A line that has one is closed to everybody for the rest of the era. (R81)
        - A link must touch a place that belongs to your network already. (R82)
        - Canal Era: one canal an action, for £3. Two Network actions lay two. (R83)
        - Rail Era: one rail for £5, or two in one action for £15 in all. Each uses 1 coal. (R84)
        - Two rails are laid one after the other. The second may begin where the first ends, may use coal that the first connected, and pays what the coal market asks after the first. (R85)
        - If the second rail cannot be paid or has no coal, you can lay only one, for £5. The order in which you name the two may matter. (R86)
        - Lines belong to eras: some are canals only, such as Ellesmere Port–Liverpool, many are rails only, such as Bolton–Wigan or Lancaster–Scotland. (R87)
        - The rail Lancaster–Scotland reaches a trade icon by being laid, so it can buy its own coal. (R88)
        - You have 14 link tiles in each era and not one more. All come back after the Canal Era. (R89)

rules-develop = Develop
    .about = Taking tiles off your mat to reach the better ones.
    .words = remove mat iron skip level locked shipyard
    .text =
        - You remove one tile or two from your mat, one after the other, each the lowest of its industry at that moment. Each takes 1 iron. They may be of the same industry or of two. (R90)
        - Any tile on the mat can go: locked Shipyards, and tiles of either era. (R91)
        - You may stop after one. If the second iron cannot be paid, you may still remove one. (R92)
        - Tiles developed away leave the game. They were never built and never flip. (R93)

rules-sell = Sell
    .about = Flipping your cotton mills, through a port or the distant market.
    .words = cotton mill port flip trade
    .text =
        - You sell your own Cotton Mills that are not flipped. Any card will do. At least one mill must have a buyer, otherwise you cannot take the action. (R94)
        - Through a Port: your mill is connected to a Port that is not flipped, whoever owns it; nobody is asked. The Port flips and its owner’s income moves, then your mill flips and your income moves. (R95)
        - One Port serves one mill. A flipped Port never takes cotton again. (R96)
        - Or to the distant market, if your mill is connected to a trade icon: any Port, flipped or not, or Scotland, Yorkshire or The Midlands. A Port used only as this connection does not flip, and serves without limit. (R97)
        - After each mill you go on or stop, and choose a Port or the distant market anew. All mills of one Sell action cost one card. (R102)
        - If the distant market closes, the action ends. Mills sold before that stay sold, and with an action left you may sell again, through Ports. (R100)
        - A mill you built, or a Port or link you made, earlier in the same turn can be used. (R105)

rules-distant-market = Distant market
    .about = The tile, the marker, the bonus, and the X.
    .words = cotton far distant tile marker track bonus x closed
    .text =
        - You turn over the top tile, move the marker down that many spaces, and gain as many income spaces as the row says where it now stands. It is never money. A 0 leaves the marker where it is and still pays. (R98)
        - Then the mill flips and brings its own income spaces. (R97)
        - If the marker comes to the X or would pass it, it stops there: no bonus, the mill is not flipped, and the Sell action ends at once, even if you have more mills or there are Ports left. (R99)
        - With the marker on the X the distant market is closed to everybody until the era is over. (R101)
        - If all tiles are turned over and the marker is not on the X, nobody can sell there either for the rest of the era. With the usual tiles this cannot happen. (R103)
        - The market does not close merely because every tile left would lead to the X: you may still try. (R104)

rules-loan = Loan
    .about = Money now, lower income for the rest of the game.
    .words = borrow money income level bank debt last
    .text =
        - You take £10, £20 or £30 and go down one, two or three income levels. The marker goes to the highest space of the new level. (R106)
        - You may reach level −10 but not pass it: from −7 you can still take £30, from −8 at most £20, from −9 at most £10, from −10 nothing. (R108)
        - In the last four rounds of the Rail Era there are no loans. The last round with loans is the 4th, 5th or 6th with 4, 3 or 2 players. The Deck tile, Rothschild up, shows at the end of the round before it. (R109)
        - The Canal Era knows no such limit, even when its draw pile is empty. (R110)
        - A loan is never paid back and is not money spent. (R111)

rules-income = Income
    .about = Spaces and levels, and what moves the marker.
    .words = space level track marker flip cap thirty
    .text =
        - The marker stands on an income space; the space belongs to an income level, and the level is what you are paid. Spaces 0 to 10 are levels −10 to 0, one space each. Levels 1 to 10 have two spaces each (11 to 30), levels 11 to 20 three (31 to 60), levels 21 to 29 four (61 to 96), level 30 has 97 to 99. (R107)
        - Whenever a tile of yours flips, your marker moves up at once by the spaces printed on it: spaces, not levels. (R112)
        - The top is level 30, space 99. What goes beyond is lost, also from the distant market. (R113)
        - A flipped tile never turns back and never flips again. (R114)
        - Only loans move the marker down, and they count levels. (R106)

rules-round-end = End of a round
    .about = The new order, then income.
    .words = order spent income turn first last
    .text =
        - First the order: who spent least goes first in the next round, who spent most goes last. Those who spent the same keep their order among each other. Then the money spent goes to the bank. (R115)
        - Then income: everybody takes pounds equal to their income level, or pays them if it is negative. (R116)
        - There is no income after the last round of the game. After the last round of the Canal Era there is. (R117)
        - If somebody cannot pay, see `/brass rules` on the shortfall. (R118)

rules-shortfall = Shortfall
    .about = What happens if you cannot pay negative income.
    .words = debt pay negative income sell tile lose points bankrupt
    .text =
        - First all your money goes. If that is not enough you must give up industry tiles of yours from the board. Each pays half of its cost in pounds, rounded down; coal and iron in its cost do not count. (R118)
        - You choose which, flipped or not, one at a time, and stop as soon as the debt is covered. You may give up an expensive tile where a cheap one would do; the money left over is yours. (R119)
        - Tiles given up leave the game, their cubes go to the supply, their spaces are free, and with a Port its trade icon is gone. Income gained by them is not lost. (R120)
        - Links cannot be given up, and tiles for no other reason. (R121)
        - When no tile is left you lose 1 point for each missing pound, but never fall below 0 points. The rest is forgiven, and you have no money. (R122)
        - If several people are short they settle one after the other, in the new order. (R123)

rules-scoring = Scoring an era
    .about = Points for links, then points for flipped tiles.
    .words = points victory vp link icon count score
    .text =
        - Links first, everybody’s. A link scores 1 point for each link point at its two ends: those printed there, and one for every flipped tile in that place, of any owner and any level. The tile’s own points do not matter for links. (R124)
        - Then tiles: each flipped tile scores its points. A tile that is not flipped counts for nothing, neither by itself nor for links. (R125)
        - Tiles of level I count in the Canal Era’s scoring; they go only after it. (R126)
        - Points go on counting beyond 100. (R131)

rules-era-end = From canals to rails
    .about = What is cleared away after the Canal Era, and what stays.
    .words = change era rail begin level one clean shuffle reset
    .text =
        - After the scoring all links go back to their owners. (R89)
        - All tiles of level I leave the board, flipped or not; those on the mats stay. Tiles of level II and higher stay as they are, with their cubes and their side, and score again after the Rail Era if they are flipped. (R127)
        - The distant market’s marker goes back to the top, and all its tiles are shuffled together. Coal market, iron market, money, income and mats stay as they are. (R128)
        - All discards are shuffled with the cards from under the Deck tile; everybody draws 8. Then the Deck tile goes under the pile with two cards per player beneath it. Cards that stayed in the box stay there. (R129)
        - The order of the first rail round follows from what was spent in the last canal round. (R130)

rules-game-end = End of the game
    .about = Points for money, who wins, ties.
    .words = win winner tie money final victory
    .text =
        - After the scoring of the Rail Era everybody scores 1 point for every full £10. Income scores nothing. (R132)
        - The most points win. In a tie the higher income wins, then the more money; if that is equal too, the win is shared. Income is compared by space of the marker, unless the option “Income level” is chosen. (R133)
        - Money is compared as it is held in the end; scoring it does not spend it. (R134)

rules-introductory = Introductory game
    .about = A short first game: the Canal Era only.
    .words = first short beginner learn new variant
    .text =
        - Only the Canal Era is played, with its scoring. Then everybody scores 1 point for every £4, at most 15; points equal to their income level, or minus points if it is negative; and once more the points of their flipped tiles of level II and higher. (R135)
        - All of this is added up first; nobody ends below 0 points. (R136)
        - There is no income after the last round, unless the option says so. Ties are broken as usual. (R137)

rules-classic = Options of the classic game
    .about = Virtual link, classic deck, the edition of 2007.
    .words = option variant virtual link birkenhead deck 2007 edition old
    .text =
        - Virtual link: with Liverpool in your network, an industry card may build in Birkenhead. Nothing else comes of it: no coal and no cotton goes that way, no rail begins there, it scores nothing. Only from Liverpool to Birkenhead, not the other way. (R138)
        - Classic deck, for 3 or 4 players: all 66 cards and all 12 distant tiles are used. 9 cards (3 players) or 6 (4 players) lie under the Deck tile, and before the Rail Era 6 or 2 cards leave the deck unseen. (R139)
        - With it an era has 10 rounds with 3 players, and the last round with loans is the 6th. With 4 players it stays 8 and 4. (R140)
        - The edition of 2007: a Cotton Mill of level I is worth 3 points instead of 5, the virtual link, the classic deck with 3 or 4 players, and the income of the last canal round comes after the scoring. Each of the last three can still be chosen otherwise. (R143)

rules-community = Community game for two
    .about = The older two-player game on the smaller map.
    .words = two players variant alternate map option
    .text =
        - For two players: the smaller map, a deck of its own of 40 cards, £25 to begin with, and four distant tiles: one −1, one −3 and both with 0. An option gives the eight tiles of the older online game instead: 1, 2, 2, 2, 2, 3, 3 and 4. All other rules are the same. (R141)
        - Its map has no Birkenhead, Ellesmere Port, Stockport, Macclesfield, Oldham, Rochdale, Northwich or The Midlands. Yorkshire is reached from Colne only, and Lancaster–Scotland can be a canal too. The coal and iron markets have 6 spaces each, at £2, £2, £3, £3, £4 and £4, then £5 a cube. (R142)

rules-open = Open and hidden
    .about = What everybody may know, and what nobody may.
    .words = secret public private hand information cheat seed
    .text =
        - Open to all: the board, both markets, the distant marker, the distant tiles turned over and which are still in the pile (not in which order), every mat, money, income, points, money spent and links left, how many cards each hand and the draw pile hold, and all discarded cards. (R149)
        - Hidden: the cards in other hands, the draw pile, the cards under the Deck tile, cards that left the deck unseen, the order of the distant tiles, and until the game is over the seed of its chance. (R149)
        - An action that is not allowed changes nothing: no card is lost and no money moves.
        - Cubes lie only on mines and works that are not flipped; one without cubes is flipped. Money, points and the income space never fall below 0. The bot checks this, and that no card and no tile is lost, after every step. (R144, R145, R146, R147, R148)
