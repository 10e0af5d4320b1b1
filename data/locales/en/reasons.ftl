# Why something is not possible: `reason-CODE` or `reason-CODE-WHY`, one sentence each, to the person who tried.
# It says what is wrong with its facts, and what would help.

rule-cited = { $sentence } ({ $rule })

reason-card-not_in_hand = You have no { $card } card in your hand.
reason-card-wrong = The { $card } card does not allow this: it takes the card of the place, the card of the industry for a place in your network (for any free space while you have nothing on the board), or any two cards and both actions.
reason-card-count = This action takes { $wanted ->
    [one] one card
   *[other] { $wanted } cards
}.
reason-network-place = { $place } is not in your network, so an industry card does not build there: use its own card, or any two cards and both actions, or first make it part of your network.
reason-network-line = Your network does not reach { $line }: a link must begin where you have a tile or a link.
reason-slot-industry = { $slot } has no { $industry } icon: choose a space that shows one.
reason-slot = There is no tile of yours on { $slot } to give up.
reason-preference = { $place } has a free space with the { $industry } icon alone, and that must be used before the shared one.
reason-era-canal = { $tile } can be built in the Canal Era only: Develop takes it off your mat.
reason-era-rail = { $tile } can be built in the Rail Era only.
reason-level = You have no { $industry } left on your mat.
reason-level-left =
    { $left ->
        [0] You have no { $industry } left on your mat.
        [one] You have only 1 { $industry } left on your mat, not { $wanted }.
       *[other] You have only { $left } { $industry } tiles left on your mat, not { $wanted }.
    }
reason-locked = Your next { $industry } is a locked one, which can never be built: Develop takes it off your mat.
reason-one_per_place = You already have a tile in { $place }, and in the Canal Era you may have only one in each place: build elsewhere, or replace that tile with a higher one of its industry.
reason-overbuild-not_higher =
    { $you ->
        [yes] Your tile on { $slot } is as high already, or higher: only a higher level of the same industry may replace it.
       *[no] { $owner }’s tile on { $slot } is as high as yours or higher: only a higher level of the same industry may replace it.
    }
reason-overbuild-industry = { $you ->
        [yes] Your tile
       *[no] { $owner }’s tile
    } stands on { $slot }: a tile is replaced only by a higher level of its own industry, and another player’s only if it is a Coal Mine or an Iron Works.
reason-overbuild-cubes_left = { $you ->
        [yes] Your tile
       *[no] { $owner }’s tile
    } on { $slot } may be replaced only when no cube of its resource is left, on any tile or in its market.
reason-money = This costs £{ $cost } in all and you have £{ $money }: you are £{ $missing } short, which a loan or a cheaper source might solve.
reason-coal-place = No coal can get to { $place }: no mine with coal is connected to it and no port or trade icon to buy through; a link towards one of these would help.
reason-coal-line = No coal can get to { $line }: no mine with coal is connected to either end and no port or trade icon to buy through; a link towards one of these would help.
reason-iron = There is no iron to be had for this.
reason-source-far = Coal comes from the nearest connected mine that has any: { $source } is too far away or not connected.
reason-source-empty = { $source } has no cubes to take.
reason-source-coal_left = Coal cannot be bought while a connected mine still has some.
reason-source-iron_left = Iron cannot be bought while any Iron Works on the board still has some.
reason-source-too_many = You named more sources than this action uses.
reason-line-none = There is no line { $line } in this game.
reason-line-era_canal = No rail can be laid on { $line }: only a canal.
reason-line-era_rail = No canal can be laid on { $line }: only a rail.
reason-line-taken =
    { $you ->
        [yes] You already have a link on { $line }.
       *[no] { $owner } already has a link on { $line }.
    }
reason-line-twice = The two rails must be laid on two different lines.
reason-links_left =
    { $left ->
        [0] You have no link tile left in this era.
       *[one] You have only 1 link tile left in this era.
    }
reason-two_links = One Network action lays one canal, or in the Rail Era one rail or two.
reason-mill = You have no unflipped Cotton Mill on the board: build one first.
reason-mill-slot = There is no unflipped Cotton Mill of yours on { $slot }.
reason-port-flipped = The Port on { $slot } has been used already: choose an unflipped one, or the distant market.
reason-port-connection = No links connect your mill in { $mill_place } to the Port on { $slot }: lay what is missing, or choose another port.
reason-port-none = There is no Port on { $slot }.
reason-distant_closed-marker = The distant market is closed for this era, because its marker is on X: sell through a port.
reason-distant_closed-pile = The distant market has no tile left to turn over in this era: sell through a port.
reason-distant_connection = Your mill in { $place } is not connected to a port or to a place with a trade icon, so it cannot sell to the distant market.
reason-loan_floor =
    { $most ->
        [0] Your income level is { $level } and may not fall below −10: you can take no loan.
       *[other] Your income level is { $level } and may not fall below −10: you can borrow £{ $most } at most.
    }
reason-loan_over = Loans are over: the last one could be taken in round { $last_round } of the Rail Era.
reason-loan_amount = A loan is £10, £20 or £30.
reason-two_actions = Any two cards build anywhere only with both actions of the turn, and this turn does not have two left.
reason-turn = It is { $seat }’s turn.
reason-decision-turn = You still have an action to take: build, network, develop, sell, loan or pass.
reason-decision-sell = First decide about your sale: sell another mill, or stop.
reason-decision-end_turn = You have no action left: end your turn, or take something back.
reason-decision-shortfall = First your shortfall must be paid: choose a tile to give up.
reason-finished = The game is over.
reason-unreadable-text = I cannot read this from “{ $text }” on: write it like “build Coal Mine at Wigan 1 with Wigan”, or use the commands.
reason-unreadable-end = Something is missing at the end: write it like “build Coal Mine at Wigan 1 with Wigan”, or use the commands.
reason-unreadable-field = This action cannot be read at “{ $field }”.

# The table's own reasons.
reason-no_game = There is no game in this channel: `/brass start` opens one.
reason-not_seated = You do not sit at this table, so you can only look on.
reason-not_begun = The game has not begun yet.
reason-cancelled = This game was ended without a result.
reason-parked = This game is on hold until the one who runs the bot has looked at it; nothing is lost.
reason-not_your_turn-turn = It is { $seat }’s turn, not yours: you will be told when you are next.
reason-not_your_turn-sell = { $seat } is still selling: you will be told when you are next.
reason-not_your_turn-end_turn = { $seat } has not ended the turn yet: you will be told when you are next.
reason-not_your_turn-shortfall = { $seat } must pay a shortfall first: you will be told when you are next.
reason-outdated = That button is from an earlier moment: this is how things stand now.
reason-already_done = That has been done already, once is enough.
reason-nothing_to_take_back = There is nothing to take back: you have done nothing yet this turn.
reason-revealed = This can no longer be taken back, because a distant market tile was turned over.
reason-nothing_to_quote = Only an action that could be taken has a price.
reason-channel_taken = There is already a game in this channel: finish it, or use another channel or thread.
reason-already_seated = You already have a seat here: { $seat }.
reason-lobby_full =
    { $players ->
        [one] All seats are taken: this game is for 1 player.
       *[other] All seats are taken: this game is for { $players } players.
    }
reason-too_many_seated = Already { $seated } sit here, so the game cannot be for { $players }: somebody would have to leave first.
reason-not_enough_people =
    { $people ->
        [one] There is 1 player here, and with these options the game is for { $possible } players.
       *[other] There are { $people } players here, and with these options the game is for { $possible } players.
    }{ $more ->
        [yes] {" "}Invite somebody, or seat computers: “Options”, or `/brass-table invite computer:`.
       *[no] {""}
    }
reason-already_begun = The game has already begun.
reason-not_opener = Only the one who opened the lobby can do this.
reason-not_finished = You can have this when the game is over.
reason-option-unknown = There is no option called “{ $option }”.
reason-option-value = “{ $value }” is not a value of the option “{ $option }”.
reason-option-players = This game is for 2, 3 or 4 players.
reason-option-classic_deck = The classic deck is for 3 or 4 players, not for 2.
reason-option-community_map = The community game is for 2 players.
