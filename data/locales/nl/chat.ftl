# Wat de chatkant zelf zegt: fouten, lobby, berichten, antwoorden op acties.

chat-failed = Dat lukte niet, en dat ligt aan mij. Gebeurt het nog eens, geef dan het kenmerk { $reference } door aan wie deze bot beheert.
chat-done-unshown = Het is gedaan, maar ik kon het niet laten zien (kenmerk { $reference }). Met `/brass play` zie je hoe het spel ervoor staat.
chat-disk = De spellen kunnen nu niet worden weggeschreven, dus er is niets veranderd. Probeer het over een paar minuten opnieuw (kenmerk { $reference }).
chat-forbidden = Discord laat me hier niet schrijven. Wie deze server beheert, kan mijn rechten nakijken met `/brass-admin doctor`.
chat-command-unknown = Deze opdracht ken ik niet meer. Start Discord opnieuw om de huidige te zien.
chat-button-unknown = Deze knop is van een eerdere versie. Met `/brass status` zie je hoe het spel ervoor staat.
chat-form-outdated = Ik ben opnieuw gestart sinds dit formulier openging. Er is niets gedaan; open het nog eens.
chat-no-such-game = Zo’n spel is hier niet. `/brass games` toont die van jou.
chat-no-game-here = In dit kanaal is geen spel. Met `/brass start` open je er een; `/brass games` toont die van jou.
chat-no-own-game = Je doet op dit moment aan geen spel mee. Met `/brass start` in een kanaal van een server open je er een.
chat-which-game = Je doet aan meer dan één spel mee: kies er een bij de optie `game`.
chat-start-in-server = Een spel heeft een kanaal nodig: gebruik `/brass start` in een server, in een eigen kanaal of thread.
chat-missing = Ik kan in { $channel } nog niet spelen: ik mis { $permissions }. Wie het kanaal beheert, kan dat toestaan.
chat-unclear = { $empty ->
        [yes] Wat er getypt is kan ik niet lezen.
       *[no] “{ $given }” is hier niet duidelijk.
    } Mogelijk is: { $possible }.
chat-unclear-which = “{ $given }” past bij { $possible }: welke?
chat-unclear-none = { $empty ->
        [yes] Wat er getypt is kan ik niet lezen, en
       *[no] “{ $given }” kan hier niet:
    } er is niets te kiezen.
chat-blank = Er is niets gekozen. Mogelijk: { $possible }.
chat-blank-none = Hier valt niets te kiezen.
chat-and-more = … en nog { $count }

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-attach-files = Bestanden bijvoegen
permission-create-public-threads = Openbare threads aanmaken

button-join = Meedoen
button-leave = Vertrekken
button-begin = Beginnen

command-begin = beginnen
    .description = Begin het spel met wie er in de lobby zit

lobby-title = **Brass: Lancashire**, geopend door { $opener }
lobby-seated = • { $person }
lobby-seated-wish = • { $person }, wil graag { $wish } (vanaf { $people } spelers)
lobby-lobby =
    { $possible ->
        [0] Met deze opties kan niemand beginnen.
       *[other] Voor { $possible } spelers. Nu aanwezig: { $people }. Iedereen die meedoet, mag op “Beginnen” drukken.
    }
lobby-running = Het spel is begonnen.
lobby-finished = Het spel is afgelopen.
lobby-cancelled = Deze lobby is gesloten.
lobby-parked = Dit spel wacht op wie de bot beheert.
lobby-commitment = -# Toeval: de bot heeft een geheim getrokken met de SHA-256 `{ $commitment }`; elke stoel voegt er iets aan toe, en na afloop wordt het bekendgemaakt.
lobby-did-join = Je doet mee.
lobby-did-leave = Je doet niet meer mee.
lobby-did-close = Je bent eruit. Er is niemand meer, dus de lobby is gesloten.
lobby-did-begin = Het spel begint.

notice-began = **Het spel begint** (spel { $game }). Volgorde van de eerste ronde:
notice-next = **{ $who }** is aan de beurt om { $decision }.
notice-mention = { $person }, jij bent aan de beurt om { $decision }.
notice-cancelled = { $person } heeft dit spel zonder uitslag beëindigd.
notice-cancelled-by-somebody = Dit spel is zonder uitslag beëindigd.
notice-parked = Spel { $game } kwam niet door de controle en wacht op wie de bot beheert. Er gaat niets verloren.
notice-secret =
    -# Toeval: geheim `{ $secret }`, seed `{ $seed }`.
    -# `/brass-table verify` kijkt elke kaart na; `/brass-table export` geeft het hele spel.
notice-yours = **Spel { $game }** in { $channel }: jij bent aan de beurt om { $decision }.
notice-since = Intussen gebeurd:
notice-how-turn = Druk op de knop hieronder of typ `/brass play`: hier of in het kanaal.
notice-how-sell = Met `/brass sell` verkoop je nog een fabriek; met `/brass end` stop je.
notice-how-end-turn = Met `/brass end` beëindig je je beurt; met `/brass undo` neem je je laatste actie terug.
notice-how-shortfall = Met `/brass sell` geef je een tegel op voor de helft van wat hij kostte.

chat-card-no-use = hiermee valt niets te bouwen
chat-two-cards = met een tweede kaart
chat-replaces =
    { $you ->
        [yes] overbouwt je eigen tegel
       *[no] overbouwt de tegel van { $owner }
    }
chat-stop-selling = Stoppen met verkopen
chat-distant = Verre katoenmarkt
chat-card-needed = Kies de kaart die je voor de verkoop aflegt: de eerste fabriek van een verkoopactie kost er een.
chat-done = Gedaan.
chat-undone = Teruggenomen.
chat-standing = Je hebt £{ $pounds }, inkomenniveau { $level }, { $links ->
        [one] nog 1 verbindingstegel
       *[other] nog { $links } verbindingstegels
    }.
chat-how-turn = (`/brass build`, `network`, `develop`, `sell`, `loan` of `pass`; `/brass undo` neemt terug)
chat-how-sell = (`/brass sell` voor nog een fabriek, `/brass end` om te stoppen)
chat-how-end-turn = (`/brass end`; `/brass undo` neemt terug)
chat-how-shortfall = (`/brass sell`)
chat-no-hand = Alleen wie aan deze tafel zit, heeft een hand.
chat-nothing-happened = In dit spel is nog niets gebeurd.
chat-nothing-since = Sinds je vorige beurt is er niets gebeurd.
chat-log-turn = **{ $number }.** { $told }
chat-report = Alles wat een foutmelding nodig heeft. Je eigen hand staat erin, dus kijk uit aan wie je het geeft.
chat-export = Het hele spel: opties, toeval, elke actie.
chat-verified = Gecontroleerd: het geheim is wat er in de lobby beloofd was, de kaarten volgen eruit, en elke zet mocht.
chat-verified-file =
    Gecontroleerd: het geheim is wat er beloofd was, de kaarten volgen eruit, en elke zet mocht.
    Wat een bestand niet bewijst: dat deze belofte vóór het spel in het kanaal stond, en wie waar zat.
chat-verified-moves = Gecontroleerd: elke zet mocht. Zonder het deel `chance` laat het bestand niet zien dat niemand de kaarten heeft uitgekozen.
chat-not-verified = Dit spel klopt niet. Laat het weten aan wie deze bot beheert.
chat-game = • Spel { $game } in { $channel }: { $state }
chat-game-choice = Spel { $game }
chat-game-yours = jij bent aan de beurt om { $decision }
chat-game-waits = wacht op { $who }
chat-game-lobby = wacht op spelers
chat-game-running = aan de gang
chat-game-finished = afgelopen
chat-game-cancelled = zonder uitslag beëindigd
chat-game-parked = wacht op wie de bot beheert
chat-cancelled = Spel { $game } is zonder uitslag beëindigd.
chat-region-absent = De kaart van dit spel heeft dat deel van Lancashire niet.
chat-ask-how = Kies een industrie en een vakje, of een lijn: dan kan ik zeggen wat het zou kosten.
chat-ask-no-cards = Je hand is leeg: je hebt in dit tijdperk geen actie meer, dus valt er geen prijs te noemen.
chat-ask-two-cards = Met geen van je kaarten alleen kan het: daar zijn twee willekeurige kaarten en beide acties voor nodig.
chat-ask-no-card = Geen van je kaarten staat dit toe: het kan met de kaart van de plaats, met de kaart van de industrie op een plaats in je netwerk, of met twee willekeurige kaarten en beide acties{ $actions ->
        [1] , en je hebt nog één actie
       *[other] { "" }
    }.
chat-ask-no-hand = Je hebt geen kaart meer, en elke actie kost er een.
chat-ask-as-it-stands = Zo is het met het bord zoals het er nu ligt.

doctor-permissions = ✓ In dit kanaal mag ik alles wat ik nodig heb.
doctor-permissions-missing = ✗ In dit kanaal mis ik { $permissions }.
doctor-threads = ✓ Ik mag hier ook threads maken, voor spellen met een eigen thread.
doctor-threads-missing = ✗ Voor een spel met een eigen thread mis ik hier { $permissions }.
doctor-commands = ✓ Discord kent de huidige opdrachten.
doctor-commands-old = ✗ Discord heeft de huidige opdrachten nog niet aangenomen; bij de volgende start probeer ik het weer.
doctor-no-game = • In dit kanaal is geen spel.
doctor-lobby = • Spel { $game } wacht in dit kanaal op spelers.
doctor-running = ✓ In dit kanaal loopt spel { $game }.
doctor-finished = • Spel { $game }, het laatste in dit kanaal, is afgelopen.
doctor-cancelled = • Spel { $game }, het laatste in dit kanaal, is zonder uitslag beëindigd.
doctor-parked = ✗ Spel { $game } kwam niet door de controle en wacht op wie de bot beheert.

chat-rules-head = Kies een onderwerp met `/brass rules topic:`, of zoek een woord of het nummer van een regel met `search:`.
