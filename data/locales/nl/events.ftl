# Wat er gebeurde. `$you` is `yes` waar over de lezer zelf gesproken wordt: persoonlijke berichten zeggen "je".
# `$who` is dan "Je", anders een kleur ("Rood") of iemand met een kleur ("Anna (Rood)"), en opent de zin.

who-you = Je
listed-you = { $seat } (jij)

sentence = { $clauses }.
numbered = **{ $number }** { $told }

income-change =
    { $spaces ->
        [0] geen inkomenvakjes ({ $levels })
        [one] +1 inkomenvakje ({ $levels })
       *[other] +{ $spaces } inkomenvakjes ({ $levels })
    }
levels-change = niveau { $before } naar { $after }
levels-same = niveau { $level }

cost-coal-tile =
    { $yours ->
        [yes] { $cubes ->
            [one] 1 blokje kolen
           *[other] { $cubes } kolen
        } uit je { $tiles ->
            [one] mijn
           *[other] mijnen
        } in { $place }
       *[no] { $cubes ->
            [one] 1 blokje kolen
           *[other] { $cubes } kolen
        } uit { $place } ({ $owner })
    }
cost-iron-tile =
    { $yours ->
        [yes] { $cubes } ijzer uit je ijzerfabriek in { $place }
       *[no] { $cubes } ijzer uit { $place } ({ $owner })
    }
cost-coal-market = { $cubes ->
    [one] 1 blokje kolen
   *[other] { $cubes } kolen
} van de markt (£{ $pounds })
cost-iron-market = { $cubes } ijzer van de markt (£{ $pounds })
cost-total = { $cost }: samen £{ $total }

did-build =
    { $both ->
        [yes] { $who } bouwde met beide acties { $tile } in { $place } voor { $cost }
       *[no] { $who } bouwde { $tile } in { $place } voor { $cost }
    }
did-overbuild =
    { $both ->
        [yes] { $who } overbouwde met beide acties { $old } in { $place } met { $tile } voor { $cost }
       *[no] { $who } overbouwde { $old } in { $place } met { $tile } voor { $cost }
    }
old-tile =
    { $yours ->
        [yes] je { $tile }
        [own] de eigen { $tile }
       *[no] { $tile } van { $owner }
    }
did-canal = { $who } legde het kanaal { $line } voor { $cost }
did-rail = { $who } legde het spoor { $line } voor { $cost }
did-two-rails = { $who } legde twee sporen, eerst { $first } en dan { $second }, voor { $cost }
did-develop = { $who } ontwikkelde { $tiles } voor { $cost }
times-thing = { $times } × { $thing }
did-sell-port =
    { $yours ->
        [yes] { $who } verkocht { $mill } in { $place } via je { $port } in { $there }
        [own] { $who } verkocht { $mill } in { $place } via de eigen { $port } in { $there }
       *[no] { $who } verkocht { $mill } in { $place } via { $port } van { $owner } in { $there }
    }
did-sell-distant = { $who } verkocht { $mill } in { $place } aan de verre katoenmarkt
did-sell-in-vain = { $who } bood een katoenfabriek in { $place } aan op de verre katoenmarkt
did-loan =
    { $levels ->
        [one] { $who } nam een lening van £{ $pounds }: één inkomenniveau omlaag ({ $change })
       *[other] { $who } nam een lening van £{ $pounds }: { $levels } inkomenniveaus omlaag ({ $change })
    }
did-pass = { $who } paste
did-pass-times =
    { $times ->
        [2] { $who } paste twee keer
       *[other] { $who } paste { $times } keer
    }
all-passed =
    { $count ->
        [one] { $people } paste
       *[other] { $people } pasten
    }

then-cubes-gone =
    { $cubes ->
        [one] het ene blokje erop ging terug naar de voorraad
       *[other] de { $cubes } blokjes erop gingen terug naar de voorraad
    }
then-coal-shipped =
    { $cubes ->
        [one] 1 blokje kolen ging naar de markt voor £{ $pounds }
       *[other] { $cubes } kolen gingen naar de markt voor £{ $pounds }
    }
then-iron-shipped = { $cubes } ijzer ging naar de markt voor £{ $pounds }
then-flipped-itself = de tegel draaide meteen om: { $change }
then-flipped =
    { $yours ->
        [yes] je { $tile } in { $place } draaide om: { $change }
       *[no] { $tile } van { $owner } in { $place } draaide om: { $change }
    }
then-sold = de fabriek levert { $change } op
then-port =
    { $yours ->
        [yes] de haven levert jou { $change } op
       *[no] de haven levert { $owner } { $change } op
    }
then-tile-turned =
    { $tile ->
        [0] de tegel toont 0 en de markering blijft op +{ $bonus }: { $change }
       *[other] de tegel toont −{ $tile } en de markering gaat naar +{ $bonus }: { $change }
    }
then-market-closed = de tegel toont −{ $tile }, de markering staat op X: de fabriek blijft zoals hij is en de verre katoenmarkt is dit tijdperk gesloten
then-card = kaart: { $cards }
then-cards = kaarten: { $cards }

turn-spent =
    { $pounds ->
        [0] { $who } gaf deze ronde niets uit
       *[other] { $who } gaf deze ronde £{ $pounds } uit
    }
drew-cards = Je trok { $cards }
drew-nothing = Je trok geen kaarten: de trekstapel is leeg

round-over = **Ronde { $round } van het { $era } is voorbij.**
round-order = De volgorde is nu, naar uitgegeven geld: { $order }.
round-order-entry = { $place }. { $who } £{ $pounds }
round-income = Inkomen: { $incomes }.
round-no-income = Inkomen: voor niemand iets.
income-nothing = niets voor { $people }
income-broke =
    { $count ->
        [one] { $people } kan niet betalen
       *[other] { $people } kunnen niet betalen
    }
income-entry =
    { $sign ->
        [minus] { $who } betaalt £{ $pounds }
       *[plus] { $who } krijgt £{ $pounds }
    }
round-short =
    { $you ->
        [yes] Je hebt een tekort van £{ $pounds }
       *[no] { $who } heeft een tekort van £{ $pounds }
    }
gave-up = { $who } gaf { $tile } in { $place } op voor £{ $pounds }
points-lost =
    { $points ->
        [0] { $who } had geen tegel meer en geen punten te verliezen: £{ $pounds } is kwijtgescholden
        [one] { $who } had geen tegel meer voor £{ $pounds } en verloor 1 punt
       *[other] { $who } had geen tegel meer voor £{ $pounds } en verloor { $points } punten
    }

era-over = **Het { $era } is voorbij.**
account-total =
    { $points ->
        [one] { $who }: 1 punt ({ $parts })
       *[other] { $who }: { $shown } punten ({ $parts })
    }
account-links =
    { $links ->
        [one] { $points } voor 1 verbinding
       *[other] { $points } voor { $links } verbindingen
    }
account-tiles =
    { $tiles ->
        [one] { $points } voor 1 tegel
       *[other] { $points } voor { $tiles } tegels
    }
account-money =
    { $capped ->
        [yes] { $points } voor £{ $pounds } (het maximum)
       *[no] { $points } voor £{ $pounds }
    }
account-income = { $points } voor inkomen
account-level-two = { $points } voor tegels van niveau II en hoger
account-detail-links = -# { $who }, verbindingen: { $entries }
account-detail-tiles = -# { $who }, tegels: { $entries }
account-entry = { $what }: { $points }
level-one-gone =
    { $tiles ->
        [0] Er waren geen tegels van niveau I om van het bord te halen.
        [one] Eén tegel van niveau I gaat van het bord.
       *[other] { $tiles } tegels van niveau I gaan van het bord.
    }
era-begins = **Het { $era } begint.** Alle verbindingen zijn terug bij hun eigenaars, de verre katoenmarkt is weer open en iedereen heeft een nieuwe hand.

turn-next =
    { $you ->
        [yes] Jij bent aan de beurt: { $actions ->
            [one] 1 actie
           *[other] { $actions } acties
        }
       *[no] { $who } is aan de beurt: { $actions ->
            [one] 1 actie
           *[other] { $actions } acties
        }
    }

game-won =
    { $you ->
        [yes] **Je wint met { $points } punten**
       *[no] **{ $who } wint met { $points } punten**
    }
game-tie-broken =
    { $you ->
        [yes] **Je wint met { $points } punten**, evenveel als { $others }: je inkomen, of daarna je geld, beslist
       *[no] **{ $who } wint met { $points } punten**, evenveel als { $others }: het inkomen, of daarna het geld, beslist
    }
game-shared = **{ $people } delen de winst met { $points } punten**
game-standing = **{ $place }** { $who }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
