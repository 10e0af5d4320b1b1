# Opschriften van plaatjes, en hun alternatieve teksten.

picture-water-irish_sea = Ierse Zee

picture-round = ronde { $round } van { $rounds }
picture-rounds-left =
    { $rounds ->
        [0] laatste ronde
        [one] nog { $rounds } ronde
       *[other] nog { $rounds } rondes
    }
picture-deck =
    { $cards ->
        [0] geen trekstapel meer
        [one] nog { $cards } kaart te trekken
       *[other] nog { $cards } kaarten te trekken
    }
picture-loans-until =
    { $era ->
        [canal] lenen t/m spoorronde { $round }
       *[rail] lenen t/m ronde { $round }
    }
picture-loans-always = lenen in elke ronde
picture-loans-over = niet meer lenen
picture-decision-turn = { $name } aan de beurt
picture-decision-sell = { $name } verkoopt door of stopt
picture-decision-end_turn = { $name } beëindigt de beurt
picture-decision-shortfall = { $name } betaalt een tekort
picture-actions-left =
    { $actions ->
        [0] geen actie over
        [one] nog { $actions } actie
       *[other] nog { $actions } acties
    }
picture-won = Gewonnen door { $names }
picture-ended = Beëindigd zonder uitslag.
picture-winner = winnaar
picture-to-play = aan de beurt
picture-owes = tekort £{ $pounds }
picture-next-round = volgende ronde: { $place }

picture-caption-money = geld
picture-caption-income = inkomenniveau
picture-caption-space = vakje
picture-caption-points = punten
picture-caption-cards = kaarten
picture-caption-links = verb.
picture-caption-spent = besteed

picture-market-coal = Kolen
picture-market-iron = IJzer
picture-market-distant = Verre katoenmarkt
picture-next-price = nu £{ $price }
picture-distant-left =
    { $tiles ->
        [one] nog { $tiles } tegel
       *[other] nog { $tiles } tegels
    }
picture-distant-closed = gesloten
picture-distant-turned = open: { $tiles }
picture-distant-hidden = dicht: { $tiles }
picture-distant-none = nog geen tegel open
picture-note = Wat er veranderde

picture-region-north = Het noorden
picture-region-east = Het oosten
picture-region-south = Het zuiden
picture-region-mersey = De Mersey

picture-alt-board = Bord van Brass: Lancashire. { $era }, ronde { $round } van { $rounds }.
picture-alt-turn =
    { $actions ->
        [0] { $name } is aan de beurt, geen actie over.
        [one] { $name } is aan de beurt, nog { $actions } actie.
       *[other] { $name } is aan de beurt, nog { $actions } acties.
    }
picture-alt-won = Gewonnen door { $names }.
picture-alt-player = { $name }: { $money }, inkomenniveau { $income } (vakje { $space }), punten { $points }, kaarten { $cards }, verbindingen over { $links }.
picture-alt-markets = Volgende kolen £{ $coal }, volgend ijzer £{ $iron }; verre katoenmarkt op { $bonus }, tegels over { $left }.
picture-alt-distant = De verre katoenmarkt: markering op { $bonus }, omgedraaide tegels { $turned }, tegels over { $left }.
picture-alt-change = { $number }: { $where }, { $kind }.
picture-alt-change-tile = { $number }: { $industry } { $level } in { $where }, { $kind }.
picture-alt-numbers = Nummers zoals in het bericht:
picture-alt-kind-built = gebouwd
picture-alt-kind-flipped = omgedraaid
picture-alt-kind-taken = blokjes gepakt
picture-alt-kind-sold = verkocht
picture-alt-kind-linked = verbinding gelegd
picture-alt-kind-removed = weggehaald
picture-alt-built = { $name } op het bord: tegels { $tiles } (omgedraaid { $flipped }), verbindingen { $links }.
picture-alt-region = Deel van het bord van Brass: Lancashire: { $name }.
picture-alt-closeup = Deel van het bord van Brass: Lancashire, waar iets veranderde.
picture-alt-tile-flipped = { $place }: { $owner } { $industry } { $level }, omgedraaid.
picture-alt-tile-cubes =
    { $cubes ->
        [one] { $place }: { $owner } { $industry } { $level }, { $cubes } blokje.
       *[other] { $place }: { $owner } { $industry } { $level }, { $cubes } blokjes.
    }
picture-alt-tile-upright = { $place }: { $owner } { $industry } { $level }.

picture-hand-facts =
    { $cards ->
        [one] { $money } · inkomenniveau { $income } · { $cards } kaart
       *[other] { $money } · inkomenniveau { $income } · { $cards } kaarten
    }
picture-hand-usable = ✓ kan nu bouwen
picture-alt-hand = Hand van { $name }: { $cards }.
picture-alt-usable = Hiermee kan nu gebouwd worden: { $cards }.

picture-mat-facts = { $money } · inkomenniveau { $income } (vakje { $space }) · nog { $links } verbindingen
picture-mat-tiles =
    { $tiles ->
        [one] nog { $tiles } tegel
       *[other] nog { $tiles } tegels
    }
picture-mat-gone = geen { $level } meer
picture-mat-both = beide tijdperken
picture-mat-canal = alleen kanaaltijdperk
picture-mat-rail = alleen spoortijdperk
picture-mat-never = alleen ontwikkelen
picture-alt-mat = Spelersbord van { $name }, tegels over:

picture-preview = Voorbeeld: niemand anders ziet het
picture-alt-preview = Voorbeeld van een beurt die nog niet beëindigd is.

picture-end-players = { $players } spelers
picture-end-canal = kanaal
picture-end-rail = spoor
picture-end-links = verb.
picture-end-tiles = tegels
picture-end-money = geld
picture-end-income = inkomen-niveau
picture-end-level_two = niveau II
picture-end-other = tekorten
picture-end-final = inkomenniveau { $income } · { $money }
picture-chart-points = Punten
picture-chart-income_level = Inkomenniveau
picture-chart-money = Geld (£)
picture-alt-end = Brass: Lancashire, uitslag. Gewonnen door { $names }.
picture-alt-points = { $name }: { $points } punten.
picture-alt-replay = Herhaling van een spel Brass: Lancashire in { $frames } plaatjes.

picture-key-points = punten van een omgedraaide tegel
picture-key-income = inkomenvakjes die hij bij het omdraaien gaf
picture-key-link = punten voor elke verbinding die hier eindigt
picture-key-trade = handelssymbool; havens hebben het ook
picture-key-lock = kan in dit tijdperk niet gebouwd worden
