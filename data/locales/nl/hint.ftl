# Hints tijdens een spel en de nabeschouwing: wat een computer zou doen, en waarom.

button-hint = Hint
button-hint-take = Doe { $number }
button-decisions = Dure beslissingen
option-hints = hints
    .description = Zet hints aan of uit voor dit spel; iedereen leest het
option-show = toon
    .description = Beurt voor beurt, of de duurste beslissingen (van een spel dat hier gespeeld is)
choice-hints-yes = Aan
choice-hints-no = Uit
choice-show-turns = Beurt voor beurt
choice-show-decisions = Ieders duurste beslissingen

hint-lobby-on = Hints: aan; wie aan zet is kan in het geheim vragen wat een computer zou doen.
hint-lobby-off = Hints: uit.
table-option-hints-yes = Hints aan
table-option-hints-no = Hints uit
table-told-hints-on = { $by } heeft hints aangezet: wie aan zet is kan nu in het geheim vragen wat een computer zou doen.
table-told-hints-off = { $by } heeft hints uitgezet.
hint-now-on = Hints staan aan in dit spel.
hint-now-off = Hints staan uit in dit spel.

hint-title = **Wat een computer in jouw plaats zou doen**
hint-private = -# Alleen jij leest dit. Hij zag wat jij ziet en niet meer; hij kan zich vergissen.
hint-off = Hints staan uit in dit spel. `/brass-table hint` met `hints:On` zet ze aan, en iedereen leest het.
hint-not-now = Een hint is er voor je eigen beurt.
hint-end = Er valt niets meer te kiezen: beëindig je beurt of neem iets terug.
hint-failed = Er is niet op tijd een hint gevonden. Probeer het zo nog eens.
hint-action = **{ $number }. { $action }**
hint-price = {" "}({ $price })
hint-cards =
    { $count ->
        [one] {" "}· kaart: { $cards }
       *[other] {" "}· kaarten: { $cards }
    }
hint-behind =
    { $points ->
        [one] ongeveer 1 punt minder dan de eerste
       *[other] ongeveer { $points } punten minder dan de eerste
    }
hint-equal = ongeveer even goed als de eerste
hint-computer-plays = Een computer speelt voor je tot je terug bent.

hint-do-build = { $industry } bouwen in { $place }
hint-do-link = { $lines } verbinden
hint-do-develop = { $industries } ontwikkelen
hint-do-sell = het katoen van { $mill } verkopen aan { $to }
hint-do-loan = £{ $pounds } lenen
hint-do-remove = de tegel in { $place } weghalen
hint-do-pass = passen
hint-do-stop = niets meer verkopen
hint-do-end = de beurt beëindigen

hint-why-none = niets anders lijkt nu zijn prijs waard
hint-why-points =
    { $twice ->
        [yes] na het omdraaien { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } waard, en dat in beide tijdperken
       *[no] na het omdraaien { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } waard
    }
hint-why-will-flip = de kans dat hij omdraait is ongeveer { $percent } %
hint-why-flips =
    { $you ->
        [yes] draait je tegel in { $place } om: { $spaces ->
            [one] +1 inkomenvakje
           *[other] +{ $spaces } inkomenvakjes
        }
       *[no] draait de tegel in { $place } om: { $spaces ->
            [one] +1 inkomenvakje
           *[other] +{ $spaces } inkomenvakjes
        }
    }
hint-why-flips-for-another = draait ook de tegel van { $owner } in { $place } om: { $spaces ->
            [one] +1 inkomenvakje
           *[other] +{ $spaces } inkomenvakjes
        } voor { $owner }
hint-why-income =
    { $levels ->
        [0] inkomen stijgt { $spaces } vakjes, nog geen niveau
        [one] inkomen stijgt { $spaces } vakjes, 1 niveau
       *[other] inkomen stijgt { $spaces } vakjes, { $levels } niveaus
    }
hint-why-supplies-coal = laat { $cubes ->
    [one] 1 blokje kolen
   *[other] { $cubes } kolen
} over voor verbindingen en gebouwen
hint-why-supplies-iron = laat { $cubes } ijzer over om te ontwikkelen en te bouwen
hint-why-link-points =
    { $points ->
        [one] { $line } levert misschien ongeveer 1 punt op
       *[other] { $line } levert misschien ongeveer { $points } punten op
    }
hint-why-opens =
    { $points ->
        [one] opent { $tile }, 1 punt waard
       *[other] opent { $tile }, { $points } punten waard
    }
hint-why-opens-locked = een stap dichter bij de eerste { $industry } die gebouwd kan worden
hint-why-nearer = een stap dichter bij betere tegels
hint-why-opens-none = dan ligt er geen { $industry } meer
hint-why-money =
    { $levels ->
        [one] meteen £{ $pounds }, voor 1 inkomenniveau
       *[other] meteen £{ $pounds }, voor { $levels } inkomenniveaus
    }
hint-why-prepares = daarna: { $action }

review-title = **Spel { $game }: de duurste beslissingen**
review-how = -# Zoals een computer het ziet, met wat elke speler toen kon weten. De punten zijn zijn schatting.
review-none = Geen beslissing die veel kostte.
review-when = { $era }, ronde { $round }
review-decision =
    { $points ->
        [one] **{ $when }**: { $played }. Ongeveer 1 punt beter: { $better }.
       *[other] **{ $when }**: { $played }. Ongeveer { $points } punten beter: { $better }.
    }
review-otherwise = { $action }, met andere kaarten of blokjes
review-failed = De nabeschouwing duurde te lang. Probeer het zo nog eens.
