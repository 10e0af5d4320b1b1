# Wat iets kost: kort, voor het opschrift van een keuze, en voluit, bij een vraag over een actie.

price-and = { $first } + { $second }
price-coal = gratis kolen ({ $place })
price-coals = { $cubes } gratis kolen ({ $place })
price-iron = gratis ijzer ({ $place })
price-irons = { $cubes } gratis ijzer ({ $place })
price-coal-market = kolen £{ $pounds }
price-coals-market = { $cubes } kolen £{ $pounds }
price-iron-market = ijzer £{ $pounds }
price-irons-market = { $cubes } ijzer £{ $pounds }
price-total = { $parts } = £{ $total }
price-free = gratis

quote-cost = Het kost { $cost }.
quote-no-money = Het kost geen geld: { $cost }.
quote-free = Het kost niets behalve de kaart.
quote-then = Daarna: { $clauses }.
quote-uncertain = **Eerst wordt een tegel van de verre katoenmarkt omgedraaid: dit kan niet worden teruggenomen.**
would-flip =
    { $yours ->
        [yes] je { $tile } in { $place } draait om: { $change }
       *[no] { $tile } van { $owner } in { $place } draait om: { $change }
    }
would-ship-coal =
    { $cubes ->
        [one] 1 blokje kolen gaat naar de markt en levert £{ $pounds } op
       *[other] { $cubes } kolen gaan naar de markt en leveren £{ $pounds } op
    }
would-ship-iron = { $cubes } ijzer gaat naar de markt en levert £{ $pounds } op
would-lose-cubes =
    { $cubes ->
        [one] 1 blokje van de oude tegel gaat terug naar de voorraad
       *[other] { $cubes } blokjes van de oude tegel gaan terug naar de voorraad
    }
would-loan = je hebt £{ $pounds } meer, en je inkomen daalt van { $change }
