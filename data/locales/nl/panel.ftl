# The private panel of a turn: its words, its buttons and its menus. Button labels end within 80 characters.

panel-title = ### { $state }
panel-where = -# Spel { $game } in { $channel } · { $when }
panel-where-over = -# Spel { $game } in { $channel }
panel-deadline = -# { $told }
panel-over = Het spel is afgelopen
panel-state =
    { $decision ->
        [sell] { $you ->
            [yes] Je bent aan het verkopen
           *[no] { $who } is aan het verkopen
        }
        [end_turn] { $you ->
            [yes] Je beurt is gespeeld
           *[no] { $who } beëindigt zo de beurt
        }
        [shortfall] { $you ->
            [yes] Je moet een tekort betalen
           *[no] { $who } moet een tekort betalen
        }
       *[turn] { $you ->
            [yes] Jouw beurt
           *[no] { $who } is aan de beurt
        }
    }
panel-standing = **£{ $pounds }** · inkomenniveau { $level } · { $links ->
    [one] 1 verbindingstegel
   *[other] { $links } verbindingstegels
}
panel-standing-turn = { $standing } · { $actions ->
    [0] geen actie over
    [one] **nog 1 actie**
   *[other] **nog { $actions } acties**
}
panel-debt = Je tekort: **£{ $pounds }**.
panel-onlooker = Je zit niet aan deze tafel, maar rondkijken mag.
panel-revealed = -# Er is een tegel omgedraaid: wat daarvoor kwam kan niet meer worden teruggenomen.
panel-outdated = -# Die knop was van een eerder moment en deed dus niets. Zo staat het er nu voor.
panel-not-yours = -# Die knop hoort bij een andere stoel en deed dus niets. Dit is die van jou.
panel-finished = -# Het spel is intussen afgelopen; die knop deed niets.
panel-not-possible = -# Dat kan niet meer. Zo staat het er nu voor.

panel-do-build = Bouwen
panel-do-link = Netwerk
panel-do-develop = Ontwikkelen
panel-do-sell = Verkopen
panel-do-loan = Lening
panel-do-pass = Passen
panel-do-stop = Stoppen
panel-do-remove = Een tegel opgeven

button-panel-play = Mijn beurt
button-panel-open = Open mijn beurt
button-panel-board = Hele bord
button-panel-refresh = Vernieuwen
button-panel-loan = Lening £{ $pounds }
button-panel-why-not = { $action }: waarom niet?
button-panel-why = Waarom niet?
button-panel-more = Meer
button-panel-back = Terug
button-panel-home = Overzicht
button-panel-alone = Alleen dit spoor
button-panel-two-cards = Overal, met twee kaarten
button-panel-sure = Ja, doen
button-panel-end = Beurt beëindigen
button-panel-stop = Stoppen met verkopen
button-panel-stop-end = Stoppen en beurt beëindigen
button-panel-undo = Terugnemen
button-panel-undo-all = Alles terugnemen
button-panel-pass-both = Met beide acties passen
button-panel-pass-out = Passen en beurt beëindigen

panel-card-menu = Eerst de kaart: wat kan die?
panel-card-builds = hiermee bouw je { $industries }
panel-with-card = ### Met { $card }
panel-with-card-how =
    { $builds ->
        [yes] Kies wat je ermee bouwt, of leg hem af voor een andere actie.
       *[no] Er valt nu niets mee te bouwen; leg hem af voor een andere actie.
    }
panel-only-pass = Passen is alles wat je nu kunt doen.
notice-by-itself = -# Iets anders kon niet, dus heeft de bot gepast, zoals deze speler heeft ingesteld.
panel-plan = **Wat zou het kosten?** Kijk vooruit; er wordt niets gespeeld.
panel-menu-more = Meer ({ $left })
panel-menu-back = Terug ({ $left })
panel-more = nog { $count } andere
panel-and-more = { $shown } en nog { $count }

panel-hand = -# { $hand }
panel-plan-title = ### Wat zou het kosten? { $action }
panel-question-title = ### { $action }
panel-title-build = { $tile } bouwen
panel-title-build-in = { $tile } bouwen in { $place }
panel-title-link = Netwerk: { $lines }
panel-title-develop = { $tiles } ontwikkelen
panel-title-sell = Verkopen vanuit { $mill }
panel-title-sell-to = Verkopen: { $mill } → { $to }
panel-title-remove = { $tile } in { $place } opgeven
panel-title-loan = Lening van £{ $pounds }
panel-build-where = Kies een tegel en de locatie; overal staat de volle prijs bij.
panel-build-two = Met twee willekeurige kaarten en beide acties van je beurt bouw je overal. Kies een tegel en de locatie.
panel-build-menu = { $tile } · { $count ->
    [one] 1 locatie
   *[other] { $count } locaties
}
panel-build-missing = -# Nu niet mogelijk: { $industries }.
panel-build-missing-why = -# Nu niet mogelijk: { $industries }. “Bouwen: waarom niet?” zegt wat er ontbreekt.
panel-build-one-card = één kaart is genoeg: { $cards }
panel-build-card = met { $cards }
panel-link-first = Kies een lijn.
panel-link-second = Kies een tweede spoor, of leg alleen dit. De prijzen zijn voor beide.
panel-link-worth =
    { $points ->
        [one] 1 punt zoals het nu is
       *[other] { $points } punten zoals het nu is
    }
panel-link-menu = Kies een lijn ({ $count })
panel-develop-what = Kies een of twee tegels die je van je spelersbord haalt; elk kost één ijzer.
panel-develop-iron =
    { $tiles ->
        [one] -# Voor één tegel: { $iron }.
       *[other] -# Voor twee tegels: { $iron }.
    }
panel-develop-locked = -# Een tegel met een slot kan nooit gebouwd worden; hij ligt alleen op de betere.
panel-develop-menu = Een of twee tegels
panel-sell-what = Kies een fabriek en waar het katoen heen gaat. Daarna kun je er meer verkopen.
panel-sell-on = Je kunt nog een fabriek verkopen, of stoppen.
panel-sell-menu = Verkoop een fabriek
panel-sale = { $mill } → { $to }
panel-port = haven { $place }
panel-port-of =
    { $you ->
        [yes] je { $tile } in { $place }
       *[no] { $tile } van { $owner } in { $place }
    }
panel-distant = verre katoenmarkt
panel-distant-now =
    -# Verre katoenmarkt: bonus { $spaces }, nog { $left ->
        [one] 1 tegel
       *[other] { $left } tegels
    } om te draaien; { $closing ->
        [0] geen ervan kan hem al sluiten
        [one] 1 ervan sluit hem, en dan blijft de fabriek onverkocht
       *[other] { $closing } ervan sluiten hem, en dan blijft de fabriek onverkocht
    }. **Een verkoop daar kan niet worden teruggenomen.**
panel-sale-uncertain = eerst wordt een tegel omgedraaid; dat kan niet worden teruggenomen
panel-sale-brings =
    { $spaces ->
        [one] +1 inkomenvakje
       *[other] +{ $spaces } inkomenvakjes
    }
panel-sale-brings-other = +{ $spaces } voor { $owner }
panel-loan-line = **£{ $pounds }**: { $effects }
panel-pass-both = Pas twee keer: twee kaarten

panel-card-question = **Welke kaart leg je af?**
panel-card-order = -# Vooraan staat de kaart die je het best kunt missen.
panel-two-cards-question = **Welke twee kaarten leg je af?**
panel-two-cards-menu = Kies twee kaarten
panel-coal-question = **Welke kolen?**
panel-iron-question = **Welk ijzer?**
panel-supply-why = Je mag kiezen, en het maakt uit van wie de blokjes zijn.
panel-coal-menu = Kolen: waarvandaan?
panel-iron-menu = IJzer: waarvandaan?
panel-cost-cards = Je zou { $cards } kunnen gebruiken.
panel-cost-any-card = Elke kaart is goed.
panel-cost-two-cards = Het kost twee willekeurige kaarten en beide acties.

panel-effect-coal = kolen van { $owner }
panel-effect-iron = ijzer van { $owner }
panel-effect-replaced =
    { $you ->
        [yes] vervangt jouw { $tile }
       *[no] vervangt { $tile } van { $owner }
    }
panel-effect-flipped =
    { $you ->
        [yes] jouw { $tile } in { $place } draait om, +{ $spaces }
       *[no] { $tile } van { $owner } in { $place } draait om, +{ $spaces }
    }
panel-effect-shipped-coal = verkoopt { $cubes ->
    [one] 1 blokje kolen
   *[other] { $cubes } kolen
} voor £{ $pounds }
panel-effect-shipped-iron = verkoopt { $cubes } ijzer voor £{ $pounds }
panel-effect-loan = inkomen { $change }

panel-end-how = Niemand ziet dit voordat je de beurt beëindigt.
panel-shortfall-ahead = **Aan het einde van de ronde betaal je £{ $due }, en je hebt £{ $money }.** { $tile ->
        [yes] Zoals het nu staat moet je dan een tegel opgeven.
       *[no] Zoals het nu staat heb je dan geen tegel om op te geven: je verliest een punt voor elke pond die ontbreekt, maar zakt nooit onder 0.
    }
panel-shortfall-how = Kies een tegel om op te geven; hij brengt de helft op van wat hij kostte.
panel-shortfall-menu = Geef een tegel op
panel-shortfall-tile = { $tile }, { $place } · brengt £{ $pounds } op
panel-shortfall-flipped = omgedraaid
panel-sure-last-link = Hiermee is je laatste verbindingstegel van dit tijdperk op. Weet je het zeker?
panel-sure-flipped =
    { $points ->
        [one] Dit vervangt een omgedraaide tegel van jezelf; het punt daarvan vervalt. Weet je het zeker?
       *[other] Dit vervangt een omgedraaide tegel van jezelf; de { $points } punten daarvan vervallen. Weet je het zeker?
    }
panel-sure-remove = Dat brengt £{ $pounds } op; je tekort is £{ $owed }. Een opgegeven tegel is weg voor de rest van het spel, en dit kan niet worden teruggenomen. Weet je het zeker?
panel-sure-last-loan = Dit is je laatste kans op een lening in dit spel, en je hebt £{ $pounds }. De beurt zonder lening beëindigen?

panel-why-title = ### Waarom niet: { $action }
panel-why-build = { $action }: { $industry }
panel-why-nothing = Er staat niets in de weg.
panel-why-no-network = Je hebt nog niets op het bord: een verbinding begint bij een tegel of verbinding van jou.
panel-why-menu = Vraag naar een andere actie
panel-why-line = • **{ $objects }**: { $sentence }
panel-why-all = • { $sentence }

panel-look-menu = Bekijk …
panel-look-board = Het bord
panel-look-words = Het bord in woorden
panel-look-mat = Mijn spelersbord
panel-look-status = Volgorde, geld, inkomen, punten
panel-look-recap = Wat er gebeurde sinds mijn vorige beurt
panel-look-points = Punten als het tijdperk nu eindigde
panel-look-cards = Welke kaarten gespeeld zijn

settings-title = ### Instellingen
settings-notices = **Als ik aan de beurt ben**
settings-end-turn = **Na mijn laatste actie**
settings-passing = **Als ik alleen nog kan passen**
settings-pictures = **Plaatjes in mijn paneel**
settings-verbosity = **Berichten in dit kanaal**, voor iedereen
settings-not-yours = Alleen wie hier speelt kan kiezen hoeveel er in dit kanaal verteld wordt.
settings-reminders-title = ### Herinneringen
settings-reminders-every = **Hoe vaak, als iedereen op mij wacht**
settings-reminders-quiet = **Stille uren, zonder herinneringen**
settings-zone-how = -# Een andere tijdzone: `/brass settings time-zone:Europe/Amsterdam`.
button-settings-reminders = Herinneringen
button-settings-back = Instellingen

option-notices = bericht
    .description = Waar je hoort dat je aan de beurt bent
option-end-turn = beurt-einde
    .description = Hoe je beurt na de laatste actie eindigt
option-passing = passen
    .description = Wat er gebeurt als je alleen kunt passen
option-pictures = plaatjes
    .description = Plaatjes in je paneel
option-verbosity = uitvoerigheid
    .description = Hoeveel er in dit kanaal verteld wordt
choice-notices-direct = Privébericht
choice-notices-channel = Vermelding in het kanaal
choice-end-turn-button = Ik druk op Beurt beëindigen
choice-end-turn-itself = Die eindigt vanzelf
choice-passing-button = Ik pas zelf
choice-passing-itself = Pas voor mij, en meld het
choice-verbosity-full = Met plaatjes
choice-verbosity-short = Alleen woorden
