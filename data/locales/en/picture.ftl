# Labels of pictures, and their alternative texts.

picture-water-irish_sea = Irish Sea

picture-round = round { $round } of { $rounds }
picture-rounds-left =
    { $rounds ->
        [0] last round
        [one] { $rounds } round left
       *[other] { $rounds } rounds left
    }
picture-deck =
    { $cards ->
        [0] no cards to draw
        [one] { $cards } card to draw
       *[other] { $cards } cards to draw
    }
picture-loans-until =
    { $era ->
        [canal] last loans: rail round { $round }
       *[rail] last loans: round { $round }
    }
picture-loans-always = loans in every round
picture-loans-over = no more loans
picture-decision-turn = { $name } to play
picture-decision-sell = { $name } sells on or stops
picture-decision-end_turn = { $name } to end the turn
picture-decision-shortfall = { $name } to pay a shortfall
picture-actions-left =
    { $actions ->
        [0] no action left
        [one] { $actions } action left
       *[other] { $actions } actions left
    }
picture-won = Won by { $names }
picture-ended = Ended without a result.
picture-winner = winner
picture-to-play = to play
picture-owes = shortfall £{ $pounds }
picture-next-round = next round: { $place }

picture-caption-money = money
picture-caption-income = income level
picture-caption-space = space
picture-caption-points = points
picture-caption-cards = cards
picture-caption-links = links
picture-caption-spent = spent

picture-market-coal = Coal
picture-market-iron = Iron
picture-market-distant = Distant market
picture-next-price = next £{ $price }
picture-distant-left =
    { $tiles ->
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }
picture-distant-closed = closed
picture-distant-turned = turned: { $tiles }
picture-distant-none = none turned
picture-distant-hidden = hidden: { $tiles }
picture-note = What changed
picture-key-points = points of a flipped tile
picture-key-income = income spaces it gave when it flipped
picture-key-link = points for each link that ends here
picture-key-trade = trade icon; ports have it too
picture-key-lock = cannot be built in this era

picture-region-north = The north
picture-region-east = The east
picture-region-south = The south
picture-region-mersey = The Mersey

picture-alt-board = Brass: Lancashire board. { $era }, round { $round } of { $rounds }.
picture-alt-turn =
    { $actions ->
        [0] { $name } to play, no action left.
        [one] { $name } to play, { $actions } action left.
       *[other] { $name } to play, { $actions } actions left.
    }
picture-alt-won = Won by { $names }.
picture-alt-player = { $name }: { $money }, income level { $income } (space { $space }), points { $points }, cards { $cards }, links left { $links }.
picture-alt-markets = Next coal £{ $coal }, next iron £{ $iron }; distant market at { $bonus }, tiles left { $left }.
picture-alt-distant = The distant market: marker at { $bonus }, tiles turned over { $turned }, tiles left { $left }.
picture-alt-change = { $number }: { $where }, { $kind }.
picture-alt-change-tile = { $number }: { $industry } { $level } in { $where }, { $kind }.
picture-alt-numbers = Numbers as in the message:
picture-alt-kind-built = built
picture-alt-kind-flipped = flipped
picture-alt-kind-taken = cubes taken
picture-alt-kind-sold = sold
picture-alt-kind-linked = link laid
picture-alt-kind-removed = removed
picture-alt-built = { $name } on the board: tiles { $tiles } (flipped { $flipped }), links { $links }.
picture-alt-region = Part of the board of Brass: Lancashire: { $name }.
picture-alt-closeup = Part of the board of Brass: Lancashire, where something changed.
picture-alt-tile-flipped = { $place }: { $owner } { $industry } { $level }, flipped.
picture-alt-tile-cubes =
    { $cubes ->
        [one] { $place }: { $owner } { $industry } { $level }, { $cubes } cube.
       *[other] { $place }: { $owner } { $industry } { $level }, { $cubes } cubes.
    }
picture-alt-tile-upright = { $place }: { $owner } { $industry } { $level }.

picture-hand-facts =
    { $cards ->
        [one] { $money } · income level { $income } · { $cards } card
       *[other] { $money } · income level { $income } · { $cards } cards
    }
picture-hand-usable = ✓ can build now
picture-alt-hand = Hand of { $name }: { $cards }.
picture-alt-usable = These can build now: { $cards }.

picture-mat-facts = { $money } · income level { $income } (space { $space }) · { $links } links left
picture-mat-tiles =
    { $tiles ->
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }
picture-mat-gone = none of { $level } left
picture-mat-both = both eras
picture-mat-canal = canal era only
picture-mat-rail = rail era only
picture-mat-never = develop only
picture-alt-mat = Player mat of { $name }, tiles left:

picture-preview = Preview: nobody else sees it
picture-alt-preview = Preview of a turn that is not yet ended.

picture-end-players = { $players } players
picture-end-canal = canal
picture-end-rail = rail
picture-end-links = links
picture-end-tiles = tiles
picture-end-money = money
picture-end-income = income level
picture-end-level_two = level II
picture-end-other = shortfalls
picture-end-final = income level { $income } · { $money }
picture-chart-points = Points
picture-chart-income_level = Income level
picture-chart-money = Money (£)
picture-alt-end = Brass: Lancashire, final result. Won by { $names }.
picture-alt-points = { $name }: { $points } points.
picture-alt-replay = Replay of a game of Brass: Lancashire in { $frames } pictures.
