# Terugkijken, en wat langer duurt dan één spel: het einde, verslag, proefbord, cijfers, beleid, privacy.

result-debts = Verloren aan tekorten: { $points }
result-floor = Opgehoogd tot 0: +{ $points }
history-replay = Spel { $game } nog eens in zijn geheel, beurt voor beurt.
history-over-above = **Spel { $game } is afgelopen**: { $who } { $winners ->
        [one] heeft
       *[other] hebben
    } gewonnen met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Alles erover staat in { $channel }.
history-thread-name = ✔ Spel { $game }: { $who }
history-export-view = Wat jij van dit spel mag weten: wat jij ziet, en elke openbare beurt in de notatie van het spel. Na afloop geeft deze opdracht alles.
history-file-gone = Discord geeft mij dit bestand niet. Stuur het nog eens.
history-log-page = **Spel { $game }**, bladzijde { $page } van { $pages }
history-log-none = Niets in dit spel past daarbij. Laat een optie weg om meer te zien.
history-step = ### Spel { $game }, na beurt { $turn } van { $last }
history-step-brought = ### Het spel uit je bestand, na beurt { $turn } van { $last }
history-games =
    { $count ->
        [one] Je spel:
       *[other] Je { $count } spellen; die op jou wachten staan vooraan:
    }
history-games-since = { $state } (al { $time })

button-rematch = Nog een keer
button-review = Blader erdoor
button-history-first = ⏮ Begin
button-history-back = ◀ Terug
button-history-on = Verder ▶
button-history-last = Eind ⏭
button-history-open = Jouw beurt in spel { $game }

option-era = tijdperk
    .description = Alleen dit tijdperk
option-round = ronde
    .description = Alleen deze ronde
option-file = bestand
    .description = Een spel als bestand, zoals de export die geeft
choice-era-canal = Kanaaltijdperk
choice-era-rail = Spoortijdperk

reason-import_large = Dat bestand is te groot om een spel te zijn: hoogstens { $kilobytes } kB.
reason-import_unreadable = Dat bestand is geen spel dat ik kan lezen. `/brass-table export` geeft er een als een spel is afgelopen.
reason-import_running = Dat is het beeld van een spel dat nog bezig is. Alleen een heel spel kan worden geopend: exporteer het na afloop.
reason-import_rules = Dat spel is gespeeld met versie { $version } van de regels, en die ken ik niet.
reason-import_action = De regels staan zet { $number } van dat spel niet toe, dus kan ik het niet tonen.
reason-import_gone = Ik heb het spel uit je bestand niet meer. Gebruik `/brass-table review` nog eens met het bestand.
reason-note_long = Een notitie kan hoogstens { $most } tekens hebben.
reason-trial_gone = Ik heb je proefbord niet meer. `/brass board` met een zet leidt naar een nieuw.
reason-trial_long = Op dit proefbord staan { $most } acties; meer kan het niet aan.
reason-not_over = Dit spel is nog niet afgelopen.
reason-channel_not_allowed = Op deze server wordt elders gespeeld: { $channels }.
reason-too_many_games = Deze server heeft al { $most } spellen, en meer worden er hier niet tegelijk gespeeld.

verify-unreadable = Het bestand is niet te lezen als spel.
verify-commitment = Het geheim is niet dat waarvan de SHA-256 bij het begin is getoond.
verify-seed = Geheim en bijdragen geven andere kaarten dan er gedeeld zijn.
verify-action = De regels staan zet { $number } niet toe.
verify-unfinished = Het spel is niet uitgespeeld.
verify-final = De zetten leiden naar een andere eindstand.
verify-table = Wijziging { $number } van plaatsen of zetten buiten de regels om kan niet zo zijn gebeurd.

trial-title = ### Proefbord: spel { $game }, na beurt { $turn }
trial-title-brought = ### Proefbord: je bestand, na beurt { $turn }
trial-invented = Niets hier telt, en niemand anders ziet het. Kaarten die jij niet kunt kennen, en alles wat wordt omgedraaid, zijn verzonnen.
trial-open = Niets hier telt, en niemand anders ziet het. Het spel is afgelopen, dus zijn alle kaarten de echte.
trial-outdated = Je proefbord is al verder; zo staat het er nu voor.
trial-kind = Wat je wilt proberen
trial-plan = { $kind }: kies er een
trial-two-cards = { $action } (twee kaarten)
trial-remove = De tegel in { $place } opgeven
trial-do-build = Bouwen
trial-do-link = Netwerk
trial-do-develop = Ontwikkelen
trial-do-sell = Verkopen
trial-do-loan = Lening
trial-do-pass = Passen
trial-do-remove = Een tegel opgeven
trial-do-stop = Stoppen met verkopen
trial-do-end-turn = De beurt beëindigen
button-trial-open = Probeer hier iets
button-trial-again = Opnieuw beginnen

note-shown = **Je notitie:**
    > { $note }
note-none = Je hebt geen notitie in dit spel. `/brass-table note` met een tekst schrijft er een; alleen jij ziet haar, bij je hand.
note-gone = De notitie is weg.
button-note-away = Weggooien

stats-none = Op deze server is nog geen spel uitgespeeld. Een spel dat zonder uitslag is beëindigd, telt niet mee.
stats-none-named = Er zijn hier spellen uitgespeeld, maar er is niemand om te noemen: computers speelden op het eind alle stoelen, of mensen willen niet genoemd worden.
stats-none-of-person = Er zijn geen cijfers: hier geen spel dat die persoon zelf uitspeelde, of die wil niet genoemd worden.
stats-of-others = De cijfers van iemand anders zijn alleen in een server te zien, voor de spellen die daar gespeeld zijn.
stats-title =
    { $games ->
        [one] **Eén uitgespeeld spel op deze server**
       *[other] **{ $games } uitgespeelde spellen op deze server**
    }
stats-line = { $place }. **{ $who }**: rating { $rating }, { $wins } van { $games } gewonnen, { $time } per beurt
stats-person = **{ $who }**: { $wins } van { $games } gewonnen, rating { $rating }, { $time } per beurt (mediaan)
stats-average = • gemiddeld { $points } punten met { $players } spelers
stats-meeting =
    • Tegen { $who }: { $games ->
        [one] één spel
       *[other] { $games } spellen
    }, in { $before } ervoor en in { $behind } erachter
stats-rating-explained = -# Een rating begint bij 1000 en toont de sterkte die iemand vrijwel zeker heeft: ze groeit als meer spellen dat zekerder maken. Wil je niet genoemd worden: `/brass-table mydata`.
stats-no-ratings = -# Voor ratings is het extra pakket `stats` nodig, en dat heeft wie deze bot beheert niet geïnstalleerd.
stats-picture-title = Beste spelers
stats-days = { $number ->
    [one] 1 dag
   *[other] { $number } dagen
}
stats-hours = { $number } uur
stats-minutes = { $number } min
picture-ranking-rating = Rating
picture-ranking-games = Spellen
picture-ranking-wins = Gewonnen
picture-ranking-average = Punten
picture-ranking-time = Per beurt

policy-title =
    ### Spellen op deze server
    Elk menu geldt meteen, voor spellen die vanaf nu worden geopend.
policy-not-yours = Alleen wie de server mag beheren kan dit veranderen.
policy-channels = Kanalen (geen: alle)
policy-organisers = Meer organisatoren (een rol)
policy-most = Hoogstens { $games } tegelijk
policy-most-any = Willekeurig veel spellen tegelijk
policy-hours = Nieuwe spellen: { $time } per beurt
policy-hours-none = Nieuwe spellen: geen limiet per beurt
policy-at-end = Tijd op: { $what }
policy-options = Regels (geen: de gewone)
policy-here = **In { $channel }** en zijn threads:
policy-language-any = Taal: zoals degene die het spel opent
policy-notices-direct = Wie aan de beurt is: privé gemeld
policy-notices-channel = De spelers zitten bij elkaar: alleen hier gemeld, geen privéberichten

privacy-text =
    ### Wat ik over je bewaar
    • **Je id en weergavenaam** in Discord, als je aan een spel meedoet of er een opent.
    • **Je spellen**: stoel, elke actie en wanneer, stemmen, uitnodigingen, een woord dat je voor het schudden gaf.
    • **Wat je instelt**: instellingen, herinneringen, tijdzone, afwezigheid, de taal van je Discord.
    • **Je notities**; 30 dagen lang een spel dat je uit een bestand opende en je proefbord.
    • **Uitslagen**, berekend uit uitgespeelde spellen.
    Ik lees geen berichten: alleen opdrachten, knoppen en formulieren die je bij mij gebruikt. Niets wordt aan iemand doorgegeven.
    ### Hoe lang
    Spellen en hun verslag blijven zolang ik op de server ben; 30 dagen nadat ik ben verwijderd worden alle spellen en instellingen van die server gewist, en ook wat ik weet van iedereen die dan geen spel meer heeft. Ids van klikken gaan na 7 dagen weg, verstuurde berichten uit mijn lijst na 30. Wie deze bot beheert kan een tijd lang kopieën van de gegevens hebben.
    ### Wat je kunt doen
    • **Meenemen** als bestand.
    • **Buiten de cijfers blijven**: je naam verdwijnt uit ranglijsten en uit ieders uitslagen.
    • **Alles wissen**: je verlaat lobby’s, een computer neemt je stoel in lopende spellen over, en in elk verslag blijft de stoel onder zijn kleur staan, zonder jou. Berichten die al in Discord staan blijven daar: wie het kanaal beheert kan ze verwijderen.
privacy-named = Je wordt genoemd in cijfers en ranglijsten.
privacy-unnamed = Je wordt **niet** genoemd in cijfers en ranglijsten.
privacy-exported = Alles wat ik over je bewaar.
privacy-sure = **Echt alles over jou wissen?** Je verlaat al je spellen: computers nemen je stoelen over. Dit is niet terug te draaien.
privacy-erased = Het is gebeurd: ik weet niets meer van je. Als je mij weer gebruikt, beginnen we opnieuw.
button-privacy-export = Meenemen
button-privacy-named = Noem mij in cijfers
button-privacy-unnamed = Houd mij buiten de cijfers
button-privacy-erase = Alles wissen
button-privacy-erase-sure = Ja, wis alles
button-privacy-keep = Nee, bewaar het
