# What happened. `$you` is `yes` where the reader is the one spoken of: private notices say "you".
# `$who` is then "You", else a colour ("Red") or a person with a colour ("Anna (Red)"); it opens the sentence.

who-you = You
listed-you = { $seat } (you)

# One line: what was done, then what followed from it.
sentence = { $clauses }.
numbered = **{ $number }** { $told }

income-change =
    { $spaces ->
        [0] no income spaces ({ $levels })
        [one] +1 income space ({ $levels })
       *[other] +{ $spaces } income spaces ({ $levels })
    }
levels-change = level { $before } to { $after }
levels-same = level { $level }

# What an action cost, inside "for …".
cost-coal-tile =
    { $yours ->
        [yes] { $cubes } coal from your { $tiles ->
            [one] mine
           *[other] mines
        } in { $place }
       *[no] { $cubes } coal from { $place } ({ $owner })
    }
cost-iron-tile =
    { $yours ->
        [yes] { $cubes } iron from your works in { $place }
       *[no] { $cubes } iron from { $place } ({ $owner })
    }
cost-coal-market = { $cubes } coal from the market (£{ $pounds })
cost-iron-market = { $cubes } iron from the market (£{ $pounds })
cost-total = { $cost }: £{ $total } in all

did-build =
    { $both ->
        [yes] { $who } used both actions to build { $tile } in { $place } for { $cost }
       *[no] { $who } built { $tile } in { $place } for { $cost }
    }
did-overbuild =
    { $both ->
        [yes] { $who } used both actions to replace { $old } in { $place } with { $tile } for { $cost }
       *[no] { $who } replaced { $old } in { $place } with { $tile } for { $cost }
    }
old-tile =
    { $yours ->
        [yes] your { $tile }
        [own] their own { $tile }
       *[no] { $owner }’s { $tile }
    }
did-canal = { $who } laid the canal { $line } for { $cost }
did-rail = { $who } laid the rail { $line } for { $cost }
did-two-rails = { $who } laid two rails, { $first } and then { $second }, for { $cost }
did-develop = { $who } developed { $tiles } for { $cost }
times-thing = { $times } × { $thing }
did-sell-port =
    { $yours ->
        [yes] { $who } sold { $mill } in { $place } through your { $port } in { $there }
        [own] { $who } sold { $mill } in { $place } through their own { $port } in { $there }
       *[no] { $who } sold { $mill } in { $place } through { $owner }’s { $port } in { $there }
    }
did-sell-distant = { $who } sold { $mill } in { $place } to the distant market
did-sell-in-vain = { $who } offered a Cotton Mill in { $place } to the distant market
did-loan =
    { $levels ->
        [one] { $who } took a loan of £{ $pounds }: one income level down ({ $change })
       *[other] { $who } took a loan of £{ $pounds }: { $levels } income levels down ({ $change })
    }
did-pass = { $who } passed
did-pass-times =
    { $times ->
        [2] { $who } passed twice
       *[other] { $who } passed { $times } times
    }
all-passed =
    { $count ->
        [one] { $people } passed
       *[other] { $people } passed
    }

then-cubes-gone =
    { $cubes ->
        [one] its 1 cube went back to the supply
       *[other] its { $cubes } cubes went back to the supply
    }
then-coal-shipped = { $cubes } coal moved to the market for £{ $pounds }
then-iron-shipped = { $cubes } iron moved to the market for £{ $pounds }
then-flipped-itself = it flipped at once: { $change }
then-flipped =
    { $yours ->
        [yes] your { $tile } in { $place } flipped: { $change }
       *[no] { $owner }’s { $tile } in { $place } flipped: { $change }
    }
then-sold = the mill brings { $change }
then-port =
    { $yours ->
        [yes] the port brings you { $change }
       *[no] the port brings { $owner } { $change }
    }
then-tile-turned =
    { $tile ->
        [0] the tile shows 0 and the marker stays on +{ $bonus }: { $change }
       *[other] the tile shows −{ $tile } and the marker moves to +{ $bonus }: { $change }
    }
then-market-closed = the tile shows −{ $tile }, the marker is on X: the mill stays as it is and the distant market is closed for this era
then-card = card: { $cards }
then-cards = cards: { $cards }

turn-spent =
    { $pounds ->
        [0] { $who } spent nothing this round
       *[other] { $who } spent £{ $pounds } this round
    }
drew-cards = You drew { $cards }
drew-nothing = You drew no cards: the draw pile is empty

round-over = **Round { $round } of the { $era } is over.**
round-order = Order now, by money spent: { $order }.
round-order-entry = { $place }. { $who } £{ $pounds }
round-income = Income: { $incomes }.
round-no-income = Income: nothing for anybody.
income-nothing = nothing for { $people }
income-broke =
    { $count ->
        [one] { $people } cannot pay
       *[other] { $people } cannot pay
    }
income-entry =
    { $sign ->
        [minus] { $who } pays £{ $pounds }
       *[plus] { $who } gets £{ $pounds }
    }
round-short =
    { $you ->
        [yes] You have a shortfall of £{ $pounds }
       *[no] { $who } has a shortfall of £{ $pounds }
    }
gave-up = { $who } gave up { $tile } in { $place } for £{ $pounds }
points-lost =
    { $points ->
        [0] { $who } had no tile left and no points to lose: £{ $pounds } is forgiven
        [one] { $who } had no tile left for £{ $pounds } and lost 1 point
       *[other] { $who } had no tile left for £{ $pounds } and lost { $points } points
    }

era-over = **The { $era } is over.**
account-total =
    { $points ->
        [one] { $who }: 1 point ({ $parts })
       *[other] { $who }: { $shown } points ({ $parts })
    }
account-links =
    { $links ->
        [one] { $points } for 1 link
       *[other] { $points } for { $links } links
    }
account-tiles =
    { $tiles ->
        [one] { $points } for 1 tile
       *[other] { $points } for { $tiles } tiles
    }
account-money =
    { $capped ->
        [yes] { $points } for £{ $pounds } (the most there is)
       *[no] { $points } for £{ $pounds }
    }
account-income = { $points } for income
account-level-two = { $points } for tiles of level II and higher
account-detail-links = -# { $who }, links: { $entries }
account-detail-tiles = -# { $who }, tiles: { $entries }
account-entry = { $what }: { $points }
level-one-gone =
    { $tiles ->
        [0] There were no level I tiles to take off the board.
        [one] One level I tile leaves the board.
       *[other] { $tiles } level I tiles leave the board.
    }
era-begins = **The { $era } begins.** Links are back in hand, the distant market is open again, everybody has a new hand.

turn-next =
    { $you ->
        [yes] It is your turn: { $actions ->
            [one] 1 action
           *[other] { $actions } actions
        }
       *[no] { $who } is next: { $actions ->
            [one] 1 action
           *[other] { $actions } actions
        }
    }

game-won =
    { $you ->
        [yes] **You win with { $points } points**
       *[no] **{ $who } wins with { $points } points**
    }
game-tie-broken =
    { $you ->
        [yes] **You win with { $points } points**, as many as { $others }: your income, or after that your money, decides it
       *[no] **{ $who } wins with { $points } points**, as many as { $others }: income, or after that money, decides it
    }
game-shared = **{ $people } share the win with { $points } points**
game-standing = **{ $place }** { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
