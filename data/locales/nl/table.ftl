# De mensen aan een tafel: lobby, tempo, stemmingen, stoelen die van eigenaar wisselen, computers, organisatoren.

table-computer-easy = makkelijke computer
table-computer-normal = gewone computer
table-computer-hard = sterke computer
table-in-place-of = { $computer } voor { $person }
table-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
table-hours =
    { $hours ->
        [one] 1 uur
       *[other] { $hours } uur
    }
table-never = nooit
table-every = om de { $time }
table-every-day = elke dag
table-pace-none = Tempo: geen limiet; iedereen neemt de tijd die nodig is.
table-pace = Tempo: { $time } voor een beurt; daarna { $then }.
table-pace-nudge = wordt de speler nog eens geroepen
table-pace-vote = stemmen de anderen of een computer verder speelt
table-pace-computer = speelt een computer verder tot diegene terug is
table-pace-pass = wordt de beurt gepast
table-pace-alone = -# Wie alleen met computers speelt, wordt alleen herinnerd: het spel wacht.
table-seating-random = De stoelen worden geloot als het spel begint.
table-invited-list = Uitgenodigd: { $people }

table-told-seat-left = { $other } geeft stoel { $seat } aan { $person }. Welkom!
table-told-seat-joined = { $person } neemt stoel { $seat }. Welkom!
table-told-seat-organiser = { $by } (organisator) geeft stoel { $seat } aan { $person }.
table-told-seat-vote = De tafel heeft besloten: { $person } neemt stoel { $seat } in plaats van { $other }.
table-told-conceded = { $person } geeft stoel { $seat } op. Een { $computer } speelt ervoor verder; wie wil kan de stoel overnemen.
table-told-stand-in-time = De tijd van { $person } ({ $seat }) is om. Een { $computer } speelt verder tot diegene terug is.
table-told-stand-in-vote = De tafel heeft besloten: een { $computer } speelt verder voor { $person } ({ $seat }) tot diegene terug is.
table-told-stand-in-organiser = { $by } (organisator) laat een { $computer } verder spelen voor { $person } ({ $seat }) tot diegene terug is.
table-told-returned = { $person } is terug en speelt weer { $seat }.
table-told-back-consent = Iedereen is het eens: het spel staat weer op het moment na zet { $move }, zoals { $by } vroeg. { $seat } is aan de beurt.
table-told-back-organiser = { $by } (organisator) heeft het spel teruggezet naar het moment na zet { $move }. { $seat } is aan de beurt.
table-told-acted-for = { $by } (organisator) handelt voor { $seat }.
table-told-passed-for = { $by } (organisator) past de beurt van { $seat }.
table-told-ask-computer = { $by } vraagt: niemand heeft iets gehoord van { $person } ({ $seat }). Moet een computer verder spelen tot diegene terug is?
table-told-clock-asks-computer = De tijd van { $person } ({ $seat }) is om. Moet een computer verder spelen tot diegene terug is?
table-told-ask-replace = { $by } vraagt: moet { $other } stoel { $seat } nemen in plaats van { $person }?
table-told-ask-takeback = { $by } vraagt { $turns ->
        [one] de laatste beurt
       *[other] de laatste { $turns } beurten
    } terug te nemen, samen { $actions ->
        [one] 1 actie
       *[other] { $actions } acties
    }: { $move ->
        [0] het spel zou opnieuw beginnen.
       *[other] het spel zou na zet { $move } verdergaan (de laatste is { $last }).
    } Daarvoor moet iedereen het eens zijn.
table-told-ask-pause = { $by } vraagt om een pauze: klok, herinneringen en computers staan dan stil.
table-told-ask-go-on = { $by } vraagt om verder te spelen.
table-told-ask-end = { $by } vraagt het spel zonder uitslag te beëindigen.
table-told-rejected-computer = De tafel is het niet eens: het spel wacht op { $person }.
table-told-rejected-replace = De tafel is het niet eens: { $person } houdt stoel { $seat }.
table-told-rejected-takeback = Niet iedereen is het eens: niets na zet { $move } wordt teruggenomen.
table-told-rejected-pause = De tafel is het niet eens over een pauze.
table-told-rejected-go-on = De tafel is het nog niet eens om verder te spelen.
table-told-rejected-end = De tafel is het niet eens: het spel gaat door.
table-told-void = De open vraag is van tafel: ze geldt niet meer.
table-told-pause-vote = Het spel staat op pauze, zoals { $by } vroeg: klok, herinneringen en computers staan stil. Met `/brass-table pause` spelen jullie verder.
table-told-pause-at-once = { $by } heeft het spel op pauze gezet: klok, herinneringen en computers staan stil. Met `/brass-table pause` spelen jullie verder.
table-told-go-on-vote = De pauze is voorbij, zoals { $by } vroeg.
table-told-go-on-at-once = { $by } heeft de pauze beëindigd.
table-told-time-pass = De tijd van { $person } ({ $seat }) is om: de beurt wordt gepast.
table-told-time-nudge = { $person }, de tijd voor je beurt is om na { $hours } uur. Iedereen wacht op je.
table-told-verbosity-full = { $by } heeft weer plaatjes bij de berichten hier gekozen (`/brass settings`).
table-told-verbosity-short = { $by } heeft gekozen voor berichten met alleen woorden hier (`/brass settings` verandert dat).
table-told-time-alone = { $person }, de tijd voor je beurt is om na { $hours } uur. Je speelt alleen met computers, dus niemand neemt je stoel over: het spel wacht op je.
table-told-nudged = { $person }, { $by } wil graag verder: jij bent aan de beurt.
table-told-goes-on = Dit spel is bij een nieuwe controle goed bevonden en gaat verder. Er is niets verloren gegaan.
table-told-invited = { $person }, omdat een privébericht je niet bereikt: { $by } nodigt je uit voor dit spel. Met `/brass-table join` doe je mee.
table-told-away = { $person } is weg en op { $day } terug. De klok wacht zolang.
table-told-back = { $person } is terug.
table-told-left-server = { $person } ({ $seat }) is niet meer te bereiken en lijkt vertrokken. `/brass-table replace` geeft de stoel aan iemand anders, `/brass-table vote` laat een computer verder spelen.
table-told-lobby-warning = In deze lobby is zes dagen niets gebeurd: morgen gaat ze dicht. Wie meedoet houdt haar open.
table-told-lobby-ended = Deze lobby is gesloten, want er gebeurde een week niets. `/brass start` opent een nieuwe.

table-private-seated = **Spel { $game }** in { $channel }: stoel { $seat } is nu van jou, met kaarten en geld. Ben je aan de beurt, dan volgt een bericht. Wil je hem niet? `/brass-table concede` geeft hem op.
table-private-stand-in = **Spel { $game }** in { $channel }: een computer speelt voor je verder ({ $seat }), zodat de anderen niet hoeven te wachten. Je krijgt je stoel terug wanneer je wilt.
table-private-reminder = **Spel { $game }** in { $channel }: iedereen wacht op je beurt ({ $seat }), nu al { $hours } uur.
table-private-invited = { $by } nodigt je uit voor een spel Brass: Lancashire (spel { $game }) in { $channel }.

table-voted = Je stem telt. Je kunt haar veranderen zolang de vraag open is.
table-decided-yes = **Besloten: ja.**
table-decided-no = **Besloten: nee.**
table-muted = Geen herinneringen meer voor deze beurt.
table-mute-outdated = Die beurt is al voorbij. De volgende herinnering heeft een knop voor haar eigen beurt.
table-seat-taken = De stoel is van jou. `/brass hand` toont je kaarten.
table-closed = Deze tafel is gesloten: er valt niets meer aan mee te doen.
table-conceded = Je hebt je stoel opgegeven. `/brass-table join` neemt hem terug zolang niemand anders hem heeft.
table-concede-sure = Je stoel opgeven? Een computer speelt verder, en iedereen mag hem overnemen. Je ziet de kaarten dan niet meer.
table-cancel-sure = Spel { $game } voor iedereen beëindigen, zonder uitslag? Er is geen weg terug: { $moves ->
        [one] 1 zet gaat verloren
       *[other] { $moves } zetten gaan verloren
    }.
table-rollback-sure = Terug naar het moment na zet { $move }? Voorgoed verloren: { $lost ->
        [0] wat er van deze beurt al gedaan is
        [one] de zet daarna
       *[other] de { $lost } zetten daarna
    }.
table-replace-sure = Je stoel aan { $person } geven? Je kaarten, je geld en je beurten zijn dan meteen van diegene.
table-asked = De vraag is aan de tafel gesteld.
table-computer-seated = Een computer neemt een stoel.
table-invited = { $person } krijgt een privébericht.
table-invited-asked = { $person } is in de afgelopen 24 uur al voor dit spel gevraagd en krijgt geen tweede bericht. Een @vermelding in het kanaal herinnert eraan.
table-invited-often = { $person } is in de afgelopen 24 uur niet ingegaan op een paar uitnodigingen van jou en krijgt nu even geen bericht meer. Een @vermelding in het kanaal kan wel.
table-invite-whom = Zeg wie: een `person`, of een `computer` voor een vrije stoel.
table-did-nudge = Klaar: diegene wordt in het kanaal geroepen.
table-vote-how = Geef je `answer` op de open vraag, of kies een `question` voor de tafel.
table-is-away = Je bent weg, terug op { $day }: tot dan geen herinneringen, en de klok van je beurten wacht.
table-is-back = Welkom terug.
table-day-how = Schrijf de dag waarop je terug bent als jaar-maand-dag, zoals 2027-05-31.
table-replaced = De stoel is van eigenaar gewisseld.
table-replaced-often = De stoel is van eigenaar gewisseld. { $person } heeft in de afgelopen 24 uur door jou al een paar berichten gekregen en krijgt er hierover geen. Een @vermelding in het kanaal kan wel.
table-act-how = Kies een `action`, of schrijf er een in de notatie van het spel.
table-no-bots = Een bot kan geen stoel nemen; `/brass-table invite computer:` zet er een computer op.
table-reminders = Je wordt { $every } herinnerd; stille uren: { $quiet }; tijdzone: { $zone }.
table-no-quiet = geen
table-every-how = Herinneringen komen om de 1 tot 168 uur, of `off`.
table-quiet-how = Schrijf stille uren als twee uren van de dag, zoals 22-8, of `off`.
table-zone-how = Zo’n tijdzone bestaat niet: schrijf haar als Europe/Amsterdam.
table-options-title = Wat moet er veranderen? Iedereen ziet het meteen in de lobby.
table-options-seated = Wie in deze lobby zit kan hier dingen veranderen: met “Meedoen” neem je een stoel.
table-options-rules = Het spel …
table-options-table = Tempo, stoelen, computers …
table-options-seat = Je eigen stoel …
table-option-people = Voor { $players } spelers
table-option-any-people = Voor elk aantal spelers
table-option-hours = { $time } voor een beurt
table-option-no-limit = Geen limiet voor een beurt
table-option-nudge = Als de tijd om is: nog eens roepen
table-option-vote = Als de tijd om is: stemmen over een computer
table-option-computer = Als de tijd om is: een computer speelt verder
table-option-pass = Als de tijd om is: passen
table-option-random = Stoelen loten
table-option-joined = Stoelen op volgorde van meedoen
table-option-add-computer = Zet er een computer bij: { $level }
table-option-remove-computer = Haal een computer weg
table-option-any-seat = Maakt niet uit welke stoel
table-thread-name = Brass: Lancashire met { $person }
table-thread-not-here = In dit soort kanaal kan ik geen thread voor een spel maken; in een gewoon tekstkanaal wel.
table-thread-opened = De lobby is open in { $channel }.
table-lobby-unseen = De lobby is open in { $channel }, maar het bericht ervan kwam niet door. Wie daar `/brass-table join` typt doet mee, en dan komt het bericht alsnog.

button-options = Opties
button-mute = Geen herinneringen deze beurt
button-back = Ik ben terug
button-seat = Neem de stoel
button-accept = Meedoen
button-concede = Mijn stoel opgeven
button-cancel = Spel beëindigen
button-rollback = Teruggaan
button-handover = Mijn stoel geven

option-computer = computer
    .description = Een computer voor een vrije stoel
option-pace = tempo
    .description = De tijd voor één beurt
option-time-up = tijd-om
    .description = Wat er gebeurt als die tijd om is; alleen met computers wacht het spel op je
option-seating = plaatsen
    .description = Wie waar zit
option-thread = thread
    .description = Maak een eigen thread voor het spel
option-reminders = herinneringen
    .description = Uren tussen herinneringen, of off
option-quiet = stille-uren
    .description = Geen herinneringen in deze uren, zoals 22-8
option-zone = tijdzone
    .description = Je tijdzone, zoals Europe/Amsterdam
choice-computer-easy = Makkelijk
choice-computer-normal = Gewoon
choice-computer-hard = Sterk
choice-question-computer = Laat een computer spelen voor wie op zich laat wachten
choice-question-end = Beëindig het spel zonder uitslag
choice-action-pass = Pas de hele beurt
choice-action-computer = Laat een computer verder spelen
choice-pace-0 = Geen limiet
choice-pace-12 = 12 uur
choice-pace-24 = 1 dag
choice-pace-48 = 2 dagen
choice-pace-72 = 3 dagen
choice-pace-168 = 7 dagen
choice-time-up-nudge = Nog eens roepen
choice-time-up-vote = Stemmen over een computer
choice-time-up-computer = Een computer speelt verder
choice-time-up-pass = Passen
choice-seating-joined = Op volgorde van meedoen
choice-seating-random = Loten

reason-not_organiser = Dat kan alleen een organisator: iemand die deze server mag beheren.
reason-computer_plays = Een computer speelt nu voor { $seat }: `/brass-table join` neemt je eigen stoel terug.
reason-own_turn = Iedereen wacht op jou zelf.
reason-nobody_waits = Er hoeft op niemand gewacht te worden: een computer is aan het spelen.
reason-nudged = Diegene is kortgeleden geroepen: probeer het over { $hours } uur weer.
reason-not_silent = De anderen kunnen pas over een stoel stemmen als er { $hours } uur op is gewacht.
reason-ballot_open = Er is nog een andere vraag open: stem daar eerst over.
reason-ballot_same = Precies deze vraag is nog open: stem erover met `/brass-table vote answer:`.
reason-no_ballot = Die vraag is niet meer open.
reason-no_vote = Jij hebt geen stem over deze vraag.
reason-no_seat = Zo’n stoel is er niet in dit spel: zeg welke.
reason-no_free_seat = Alle stoelen zijn bezet.
reason-is_seated = Diegene heeft hier al een stoel.
reason-seat_wished = Iemand anders heeft al om { $seat } gevraagd.
reason-no_computer = Er is geen computer in deze lobby.
reason-away_date = Je kunt tot { $days } dagen weg zijn, vanaf morgen.
reason-no_turn = Zo’n zet is er niet: de laatste heeft nummer { $last }.
reason-no_own_turn = Je hebt nog geen beurt afgerond: zeg na welke zet het spel verder moet gaan.
