# A view in words: status, board, hand, mat, markets, cards, projection, result. Short lines, no tables: they are
# read on a phone and by screen readers.

status-round = **{ $era }, round { $round } of { $rounds }**
status-rounds-left =
    { $left ->
        [0] This is the last round of the era.
        [one] 1 round is left in this era after this one.
       *[other] { $left } rounds are left in this era after this one.
    }
status-waiting =
    { $you ->
        [yes] { $decision ->
            [turn] It is your turn: { $actions ->
                [one] 1 action left
               *[other] { $actions } actions left
            }.
            [sell] You are selling: sell another mill or stop.
            [end_turn] You have no action left: end your turn.
           *[shortfall] You must give up a tile for a shortfall.
        }
       *[no] { $decision ->
            [turn] { $who } is to play: { $actions ->
                [one] 1 action left
               *[other] { $actions } actions left
            }.
            [sell] { $who } is selling.
            [end_turn] { $who } is about to end the turn.
           *[shortfall] { $who } must give up a tile for a shortfall.
        }
    }
status-deadline = Time to play: until <t:{ $moment }:f> (<t:{ $moment }:R>).
status-finished = **The game is over.**
status-cancelled = **The game was ended without a result.**
status-paused = The game is paused: clock, reminders and computers stand still. `/brass-table pause` resumes it.
status-away = { $person } is away until { $day }: the clock waits.
status-order-head = **Order of play**
status-player = **{ $place } { $who }**: £{ $money }, spent £{ $spent } · income level { $level } (space { $space }) · { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · { $links ->
        [one] 1 link left
       *[other] { $links } links left
    }
status-player-played = { $player } · has played
status-next-order = Order of the next round, as it stands: { $order }.
status-cards-left =
    { $cards ->
        [0] The draw pile is empty.
        [one] The draw pile has 1 card.
       *[other] The draw pile has { $cards } cards.
    }
status-loans =
    { $left ->
        [0] Loans are over.
        [one] This is the last round in which a loan can be taken.
       *[other] Loans can be taken in { $left } more rounds, this one included.
    }
status-debt = { $who } has a shortfall of £{ $pounds }.
status-options-head = **Rules in force:**
status-option = { $name }: { $value }
status-options-default = Rules in force: the standard game of 2018.
status-idle-introductory-income = `{ $option }` has no effect: it is for the introductory game.
status-idle-community-distant = `{ $option }` has no effect: it is for the community game.
status-idle-income-after-canal-scoring = `{ $option }` has no effect: the introductory game pays no income for its last round.
status-idle-virtual-link = `{ $option }` has no effect: Birkenhead is not on the map of the community game.

market-state =
    { $cubes ->
        [0] empty, each cube costs £{ $price }
        [one] 1 of { $spaces } cubes, the next costs £{ $price }
       *[other] { $cubes } of { $spaces } cubes, the next costs £{ $price }
    }
market-coal = Coal market: { $state }.
market-iron = Iron market: { $state }.
market-distant-closed = Distant market: closed for this era, its marker is on X.
market-distant-empty = Distant market: no tile left to turn over; the marker is on +{ $bonus }.
market-distant = Distant market: the marker is on +{ $bonus } (space { $space } of { $spaces } before X). { $left ->
        [one] 1 tile is left
       *[other] { $left } tiles are left
    }: { $tiles }.
market-distant-turned = Turned over in this era: { $tiles }.
market-tile-times = { $times } × { $tile }

board-markets-head = **Markets**
board-places-head = **Places**
board-links-head = **Links**
board-lines-head = **Free lines**
board-place = **{ $place }**: { $slots }
board-place-icon = **{ $place }**: { $points } link points, trade icon
board-place-points = **{ $place }**: { $points } link points
board-slot-free = { $numbers } free for { $industries }
board-slot-taken = { $number } { $owner }: { $tile }, { $state }
board-tile-flipped = flipped
board-tile-unflipped = not flipped
board-tile-coal = { $cubes } coal
board-tile-iron = { $cubes } iron
board-links = { $owner }: { $lines }
board-links-none = No links yet.
board-lines-none = No line is free.
board-nothing-here = There is nothing of this game here.

hand-head =
    { $cards ->
        [0] Your hand is empty.
        [one] Your hand, 1 card: { $list }.
       *[other] Your hand, { $cards } cards: { $list }.
    }

mat-head = **Mat of { $who }**
mat-head-yours = **Your mat**
mat-links =
    { $links ->
        [0] No link tiles left.
        [one] 1 link tile left.
       *[other] { $links } link tiles left.
    }
mat-industry = **{ $industry }**: { $tiles }
mat-industry-none = **{ $industry }**: none left
mat-tile = { $times } × { $level }
mat-tile-locked = { $times } × locked
mat-next = Next: { $cost }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }, +{ $income } income spaces{ $cubes ->
        [0] {""}
        [one] , 1 cube
       *[other] , { $cubes } cubes
    }{ $eras ->
        [canal] ; Canal Era only
        [rail] ; Rail Era only
       *[both] {""}
    }
mat-next-locked = Next: locked, only Develop takes it off
mat-cost-coal = { $cubes } coal
mat-cost-iron = { $cubes } iron

cards-out-head =
    { $cards ->
        [one] **Face up: 1 card**
       *[other] **Face up: { $cards } cards**
    }
cards-unseen-head =
    { $cards ->
        [one] **Not seen yet: 1 card**
       *[other] **Not seen yet: { $cards } cards**
    }
cards-unseen-yours =
    { $cards ->
        [one] **Not seen by you yet: 1 card**
       *[other] **Not seen by you yet: { $cards } cards**
    }
cards-none = none
cards-explained = Not seen are the cards in other hands, in the draw pile and under the Deck tile, and what left the deck unseen.

projection-head = **Points if the { $era } ended now**
projection-line = **{ $who }**: { $total } ({ $parts })
projection-present = { $points } so far
projection-flipped = With every tile flipped: { $total }
projection-explained = { $introductory ->
        [yes] Everything that the end of the introductory game scores is in it: a point for every £4 (15 at most) and for every income level, and tiles of level II and higher once more.
       *[no] Money counts only after the Rail Era.
    } “Every tile flipped” takes each tile on the board as flipped and adds nothing else.

result-head = **Final result**
result-line = **{ $place } { $who }**: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
result-era = { $era }: { $parts }
result-links = { $points } for links
result-tiles = { $points } for tiles
result-money = { $points } for money
result-income = { $points } for income
result-level-two = { $points } for tiles of level II and higher
