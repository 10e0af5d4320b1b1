# Een stelling in woorden: stand, bord, hand, spelersbord, markten, kaarten, prognose, uitslag. Korte regels, geen
# tabellen: ze worden op een telefoon en door schermlezers gelezen.

status-round = **{ $era }, ronde { $round } van { $rounds }**
status-rounds-left =
    { $left ->
        [0] Dit is de laatste ronde van het tijdperk.
        [one] Hierna komt in dit tijdperk nog 1 ronde.
       *[other] Hierna komen in dit tijdperk nog { $left } rondes.
    }
status-waiting =
    { $you ->
        [yes] { $decision ->
            [turn] Jij bent aan de beurt: nog { $actions ->
                [one] 1 actie
               *[other] { $actions } acties
            }.
            [sell] Je bent aan het verkopen: verkoop nog een fabriek of stop.
            [end_turn] Je hebt geen actie meer: beëindig je beurt.
           *[shortfall] Je moet voor een tekort een tegel opgeven.
        }
       *[no] { $decision ->
            [turn] { $who } is aan de beurt: nog { $actions ->
                [one] 1 actie
               *[other] { $actions } acties
            }.
            [sell] { $who } is aan het verkopen.
            [end_turn] { $who } staat op het punt de beurt te beëindigen.
           *[shortfall] { $who } moet voor een tekort een tegel opgeven.
        }
    }
status-deadline = Tijd om te spelen: tot <t:{ $moment }:f> (<t:{ $moment }:R>).
status-finished = **Het spel is afgelopen.**
status-cancelled = **Het spel is zonder uitslag beëindigd.**
status-paused = Het spel staat op pauze: klok, herinneringen en computers staan stil. Met `/brass-table pause` spelen jullie verder.
status-away = { $person } is weg tot { $day }: de klok wacht.
status-order-head = **Beurtvolgorde**
status-player = **{ $place } { $who }**: £{ $money }, £{ $spent } uitgegeven · inkomenniveau { $level } (vakje { $space }) · { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } · { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } · { $links ->
        [one] nog 1 verbinding
       *[other] nog { $links } verbindingen
    }
status-player-played = { $player } · klaar
status-next-order = Volgorde van de volgende ronde, zoals het nu staat: { $order }.
status-cards-left =
    { $cards ->
        [0] De trekstapel is leeg.
        [one] De trekstapel telt nog 1 kaart.
       *[other] De trekstapel telt nog { $cards } kaarten.
    }
status-loans =
    { $left ->
        [0] Lenen kan niet meer.
        [one] Dit is de laatste ronde waarin je kunt lenen.
       *[other] Lenen kan nog { $left } rondes, deze meegeteld.
    }
status-debt = { $who } heeft een tekort van £{ $pounds }.
status-options-head = **Geldende regels:**
status-option = { $name }: { $value }
status-options-default = Geldende regels: het gewone spel van 2018.
status-idle-introductory-income = `{ $option }` heeft geen effect: dat hoort bij het introductiespel.
status-idle-community-distant = `{ $option }` heeft geen effect: dat hoort bij het communityspel.
status-idle-income-after-canal-scoring = `{ $option }` heeft geen effect: het introductiespel betaalt voor de laatste ronde geen inkomen uit.
status-idle-virtual-link = `{ $option }` heeft geen effect: Birkenhead staat niet op de kaart van het communityspel.

market-state =
    { $cubes ->
        [0] leeg, elk blokje kost £{ $price }
        [one] 1 van { $spaces } blokjes, het volgende kost £{ $price }
       *[other] { $cubes } van { $spaces } blokjes, het volgende kost £{ $price }
    }
market-coal = Kolenmarkt: { $state }.
market-iron = IJzermarkt: { $state }.
market-distant-closed = Verre katoenmarkt: dit tijdperk gesloten, de markering staat op X.
market-distant-empty = Verre katoenmarkt: geen tegels meer; de markering staat op +{ $bonus }.
market-distant = Verre katoenmarkt: de markering staat op +{ $bonus } (vakje { $space } van { $spaces } vóór X). { $left ->
        [one] Nog 1 tegel
       *[other] Nog { $left } tegels
    }: { $tiles }.
market-distant-turned = In dit tijdperk omgedraaid: { $tiles }.
market-tile-times = { $times } × { $tile }

board-markets-head = **Markten**
board-places-head = **Locaties**
board-links-head = **Verbindingen**
board-lines-head = **Vrije lijnen**
board-place = **{ $place }**: { $slots }
board-place-icon = **{ $place }**: { $points } punten voor verbindingen, handelssymbool
board-place-points = **{ $place }**: { $points } punten voor verbindingen
board-slot-free = { $numbers } vrij voor { $industries }
board-slot-taken = { $number } { $owner }: { $tile }, { $state }
board-tile-flipped = omgedraaid
board-tile-unflipped = niet omgedraaid
board-tile-coal = { $cubes ->
    [one] 1 blokje kolen
   *[other] { $cubes } kolen
}
board-tile-iron = { $cubes } ijzer
board-links = { $owner }: { $lines }
board-links-none = Nog geen verbindingen.
board-lines-none = Er is geen lijn vrij.
board-nothing-here = Hier ligt niets van dit spel.

hand-head =
    { $cards ->
        [0] Je hand is leeg.
        [one] Je hand, 1 kaart: { $list }.
       *[other] Je hand, { $cards } kaarten: { $list }.
    }

mat-head = **Spelersbord van { $who }**
mat-head-yours = **Je spelersbord**
mat-links =
    { $links ->
        [0] Geen verbindingstegels meer.
        [one] Nog 1 verbindingstegel.
       *[other] Nog { $links } verbindingstegels.
    }
mat-industry = **{ $industry }**: { $tiles }
mat-industry-none = **{ $industry }**: geen meer
mat-tile = { $times } × { $level }
mat-tile-locked = { $times } × met slot
mat-next = Eerstvolgende: { $cost }; { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, +{ $income } inkomenvakjes{ $cubes ->
        [0] {""}
        [one] , 1 blokje
       *[other] , { $cubes } blokjes
    }{ $eras ->
        [canal] ; alleen kanaaltijdperk
        [rail] ; alleen spoortijdperk
       *[both] {""}
    }
mat-next-locked = Eerstvolgende: met slot, gaat alleen weg met Ontwikkelen
mat-cost-coal = { $cubes ->
    [one] 1 blokje kolen
   *[other] { $cubes } kolen
}
mat-cost-iron = { $cubes } ijzer

cards-out-head =
    { $cards ->
        [one] **Open: 1 kaart**
       *[other] **Open: { $cards } kaarten**
    }
cards-unseen-head =
    { $cards ->
        [one] **Nog niet gezien: 1 kaart**
       *[other] **Nog niet gezien: { $cards } kaarten**
    }
cards-unseen-yours =
    { $cards ->
        [one] **Nog niet door jou gezien: 1 kaart**
       *[other] **Nog niet door jou gezien: { $cards } kaarten**
    }
cards-none = geen
cards-explained = Niet gezien zijn de kaarten in andere handen, op de trekstapel en onder de decktegel, en wat ongezien uit het dek ging.

projection-head = **Punten als het { $era } nu zou eindigen**
projection-line = **{ $who }**: { $total } ({ $parts })
projection-present = { $points } tot nu toe
projection-flipped = Met elke tegel omgedraaid: { $total }
projection-explained = { $introductory ->
        [yes] Alles wat aan het einde van het introductiespel telt, is meegerekend: een punt voor elke £4 (hoogstens 15) en voor elk inkomenniveau, en tegels van niveau II en hoger nog een keer.
       *[no] Geld telt pas na het spoortijdperk.
    } “Elke tegel omgedraaid” neemt elke tegel op het bord als omgedraaid en voegt verder niets toe.

result-head = **Uitslag**
result-line = **{ $place } { $who }**: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
result-era = { $era }: { $parts }
result-links = { $points } voor verbindingen
result-tiles = { $points } voor tegels
result-money = { $points } voor geld
result-income = { $points } voor inkomen
result-level-two = { $points } voor tegels van niveau II en hoger
