# Waarom iets niet kan: `reason-CODE` of `reason-CODE-WHY`, steeds één zin, tegen wie het probeerde. De zin zegt wat er
# niet klopt, met de feiten erbij, en wat zou helpen.

rule-cited = { $sentence } ({ $rule })

reason-card-not_in_hand = Je hebt geen kaart { $card } in je hand.
reason-card-wrong = Met de kaart { $card } kan dit niet: nodig is de kaart van de locatie zelf, de kaart van de industrie voor een locatie in je netwerk (voor elk vrij vakje zolang er niets van je op het bord ligt), of twee willekeurige kaarten en beide acties.
reason-card-count = Voor deze actie { $wanted ->
    [one] is één kaart nodig
   *[other] zijn { $wanted } kaarten nodig
}.
reason-network-place = { $place } hoort niet bij je netwerk, dus met een industriekaart bouw je daar niet: gebruik de kaart van de locatie zelf, of twee willekeurige kaarten en beide acties, of maak de locatie eerst deel van je netwerk.
reason-network-line = Je netwerk reikt niet tot { $line }: een verbinding begint waar je een tegel of een verbinding hebt.
reason-slot-industry = { $slot } toont geen symbool van een { $industry }: kies een vakje dat dat wel doet.
reason-slot = Op { $slot } ligt geen tegel van jou om op te geven.
reason-preference = { $place } heeft nog een vrij vakje met alleen het symbool van een { $industry }, en dat gaat vóór het gedeelde vakje.
reason-era-canal = De { $tile } kun je alleen in het kanaaltijdperk bouwen: met Ontwikkelen haal je hem van je spelersbord.
reason-era-rail = De { $tile } kun je alleen in het spoortijdperk bouwen.
reason-level = Er ligt geen { $industry } meer op je spelersbord.
reason-level-left =
    { $left ->
        [0] Er ligt geen { $industry } meer op je spelersbord.
        [one] Er ligt nog maar 1 { $industry } op je spelersbord, geen { $wanted }.
       *[other] Er liggen nog maar { $left } tegels van de industrie { $industry } op je spelersbord, geen { $wanted }.
    }
reason-locked = Je eerstvolgende { $industry } heeft een slot en kan nooit gebouwd worden: met Ontwikkelen haal je hem van je spelersbord.
reason-one_per_place = Je hebt al een tegel in { $place }, en in het kanaaltijdperk mag je er maar één per locatie hebben: bouw ergens anders, of overbouw die tegel met een hogere van dezelfde industrie.
reason-overbuild-not_higher =
    { $you ->
        [yes] Je tegel op { $slot } is al even hoog of hoger: overbouwen kan alleen met een hoger niveau van dezelfde industrie.
       *[no] De tegel van { $owner } op { $slot } is even hoog als die van jou of hoger: overbouwen kan alleen met een hoger niveau van dezelfde industrie.
    }
reason-overbuild-industry = Op { $slot } ligt een tegel van { $you ->
        [yes] jou
       *[no] { $owner }
    }: overbouwen kan alleen met een hoger niveau van dezelfde industrie, en bij een ander alleen een kolenmijn of een ijzerfabriek.
reason-overbuild-cubes_left = De tegel van { $you ->
        [yes] jou
       *[no] { $owner }
    } op { $slot } mag je pas overbouwen als er nergens meer een blokje van die grondstof ligt, niet op een tegel en niet op de markt.
reason-money = Dit kost samen £{ $cost } en je hebt £{ $money }: je komt £{ $missing } tekort; een lening of een goedkopere bron kan helpen.
reason-coal-place = Er kunnen geen kolen naar { $place }: er is geen mijn met kolen mee verbonden, en geen haven of handelssymbool om via te kopen; een verbinding daarheen zou helpen.
reason-coal-line = Er kunnen geen kolen naar { $line }: met geen van beide einden is een mijn met kolen verbonden, of een haven of handelssymbool om via te kopen; een verbinding daarheen zou helpen.
reason-iron = Hiervoor is geen ijzer te krijgen.
reason-source-far = Kolen komen uit de dichtstbijzijnde verbonden mijn die er nog heeft: { $source } is te ver weg of niet verbonden.
reason-source-empty = Op { $source } liggen geen blokjes.
reason-source-coal_left = Kolen kun je niet kopen zolang een verbonden mijn er nog heeft.
reason-source-iron_left = IJzer kun je niet kopen zolang er nog ijzer op een ijzerfabriek op het bord ligt.
reason-source-too_many = Je noemde meer bronnen dan deze actie gebruikt.
reason-line-none = De lijn { $line } bestaat in dit spel niet.
reason-line-era_canal = Op { $line } kan geen spoor komen: alleen een kanaal.
reason-line-era_rail = Op { $line } kan geen kanaal komen: alleen een spoor.
reason-line-taken = Op { $line } ligt al een verbinding van { $you ->
        [yes] jou
       *[no] { $owner }
    }.
reason-line-twice = De twee sporen moeten op twee verschillende lijnen liggen.
reason-links_left =
    { $left ->
        [0] Je hebt in dit tijdperk geen verbindingstegel meer.
       *[one] Je hebt in dit tijdperk nog maar 1 verbindingstegel.
    }
reason-two_links = Met één keer Netwerk leg je één kanaal, of in het spoortijdperk één of twee sporen.
reason-mill = Je hebt geen katoenfabriek op het bord die nog niet is omgedraaid: bouw er eerst een.
reason-mill-slot = Op { $slot } ligt geen katoenfabriek van jou die nog niet is omgedraaid.
reason-port-flipped = De haven op { $slot } is al gebruikt: kies er een die nog niet is omgedraaid, of de verre katoenmarkt.
reason-port-connection = Er loopt geen verbinding van je fabriek in { $mill_place } naar de haven op { $slot }: leg wat er ontbreekt, of kies een andere haven.
reason-port-none = Op { $slot } ligt geen haven.
reason-distant_closed-marker = De verre katoenmarkt is dit tijdperk gesloten, want de markering staat op X: verkoop via een haven.
reason-distant_closed-pile = De verre katoenmarkt heeft dit tijdperk geen tegels meer: verkoop via een haven.
reason-distant_connection = Je fabriek in { $place } is niet verbonden met een haven of een locatie met een handelssymbool, dus verkopen aan de verre katoenmarkt kan niet.
reason-loan_floor =
    { $most ->
        [0] Je inkomenniveau is { $level } en mag niet onder −10 komen: je kunt niets lenen.
       *[other] Je inkomenniveau is { $level } en mag niet onder −10 komen: je kunt hoogstens £{ $most } lenen.
    }
reason-loan_over = Lenen kan niet meer: de laatste keer was in ronde { $last_round } van het spoortijdperk.
reason-loan_amount = Een lening is £10, £20 of £30.
reason-two_actions = Met twee willekeurige kaarten bouw je overal, maar alleen met beide acties van je beurt, en die heb je deze beurt niet.
reason-turn = { $seat } is aan de beurt.
reason-decision-turn = Je hebt nog een actie te doen: bouwen, netwerk, ontwikkelen, verkopen, lening of passen.
reason-decision-sell = Beslis eerst over je verkoop: verkoop nog een fabriek, of stop.
reason-decision-end_turn = Je hebt geen actie meer: beëindig je beurt, of neem iets terug.
reason-decision-shortfall = Eerst moet je tekort betaald worden: kies een tegel om op te geven.
reason-finished = Het spel is afgelopen.
reason-unreadable-text = Vanaf “{ $text }” kan ik dit niet lezen: schrijf het zoals “build Coal Mine at Wigan 1 with Wigan”, of gebruik de opdrachten.
reason-unreadable-end = Er ontbreekt iets aan het eind: schrijf het zoals “build Coal Mine at Wigan 1 with Wigan”, of gebruik de opdrachten.
reason-unreadable-field = Deze actie is niet te lezen bij “{ $field }”.

reason-no_game = In dit kanaal is geen spel: met `/brass start` open je er een.
reason-not_seated = Je zit niet aan deze tafel, dus je kunt alleen meekijken.
reason-not_begun = Het spel is nog niet begonnen.
reason-cancelled = Dit spel is zonder uitslag beëindigd.
reason-parked = Dit spel staat stil tot wie de bot beheert ernaar gekeken heeft; er gaat niets verloren.
reason-not_your_turn-turn = { $seat } is aan de beurt, niet jij: je krijgt bericht zodra jij aan de beurt bent.
reason-not_your_turn-sell = { $seat } is nog aan het verkopen: je krijgt bericht zodra jij aan de beurt bent.
reason-not_your_turn-end_turn = { $seat } heeft de beurt nog niet beëindigd: je krijgt bericht zodra jij aan de beurt bent.
reason-not_your_turn-shortfall = { $seat } moet eerst een tekort betalen: je krijgt bericht zodra jij aan de beurt bent.
reason-outdated = Die knop is van een eerder moment: zo staat het er nu voor.
reason-already_done = Dat is al gedaan, één keer is genoeg.
reason-nothing_to_take_back = Er is niets terug te nemen: je hebt deze beurt nog niets gedaan.
reason-revealed = Dit kan niet meer worden teruggenomen, want er is een tegel van de verre katoenmarkt omgedraaid.
reason-nothing_to_quote = Alleen een actie die mogelijk is, heeft een prijs.
reason-channel_taken = In dit kanaal is al een spel: speel het uit, of neem een ander kanaal of een thread.
reason-already_seated = Je hebt hier al een stoel: { $seat }.
reason-lobby_full =
    { $players ->
        [one] Alle stoelen zijn bezet: dit spel is voor 1 speler.
       *[other] Alle stoelen zijn bezet: dit spel is voor { $players } spelers.
    }
reason-too_many_seated = Hier zitten er al { $seated }, dus het spel kan niet voor { $players } zijn: eerst zou er iemand weg moeten.
reason-not_enough_people =
    { $people ->
        [one] Er is hier 1 speler, en met deze opties is het spel voor { $possible } spelers.
       *[other] Er zijn hier { $people } spelers, en met deze opties is het spel voor { $possible } spelers.
    }{ $more ->
        [yes] {" "}Nodig iemand uit, of zet er computers bij: “Opties”, of `/brass-table invite computer:`.
       *[no] {""}
    }
reason-already_begun = Het spel is al begonnen.
reason-not_opener = Alleen wie de lobby opende kan dit doen.
reason-not_finished = Dit kan pas als het spel afgelopen is.
reason-option-unknown = Er is geen optie “{ $option }”.
reason-option-value = “{ $value }” is geen waarde van de optie “{ $option }”.
reason-option-players = Dit spel is voor 2, 3 of 4 spelers.
reason-option-classic_deck = Het klassieke dek is voor 3 of 4 spelers, niet voor 2.
reason-option-community_map = Het communityspel is voor 2 spelers.
