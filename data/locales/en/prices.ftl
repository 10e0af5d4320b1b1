# What something costs: short, for the label of a choice, and in full, for a question about an action.

price-and = { $first } + { $second }
price-coal = free coal ({ $place })
price-coals = { $cubes } free coal ({ $place })
price-iron = free iron ({ $place })
price-irons = { $cubes } free iron ({ $place })
price-coal-market = coal £{ $pounds }
price-coals-market = { $cubes } coal £{ $pounds }
price-iron-market = iron £{ $pounds }
price-irons-market = { $cubes } iron £{ $pounds }
price-total = { $parts } = £{ $total }
price-free = free

quote-cost = It costs { $cost }.
quote-no-money = It costs no money: { $cost }.
quote-free = It costs nothing but the card.
quote-then = Then { $clauses }.
quote-uncertain = **A tile of the distant market is turned over first: this cannot be taken back.**
would-flip =
    { $yours ->
        [yes] your { $tile } in { $place } flips: { $change }
       *[no] { $owner }’s { $tile } in { $place } flips: { $change }
    }
would-ship-coal =
    { $cubes ->
        [one] 1 coal goes to the market and brings £{ $pounds }
       *[other] { $cubes } coal go to the market and bring £{ $pounds }
    }
would-ship-iron =
    { $cubes ->
        [one] 1 iron goes to the market and brings £{ $pounds }
       *[other] { $cubes } iron go to the market and bring £{ $pounds }
    }
would-lose-cubes =
    { $cubes ->
        [one] 1 cube of the old tile goes back to the supply
       *[other] { $cubes } cubes of the old tile go back to the supply
    }
would-loan = you have £{ $pounds } more, and your income falls from { $change }
