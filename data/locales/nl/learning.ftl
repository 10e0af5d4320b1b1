# Talen, tips, de eerste beurt, en hulp naar wat iemand wil doen.

table-option-language = Taal van het spel: { $language }
settings-language = **Mijn taal**, voor alles wat alleen ik lees
settings-tips = **Tips** en de uitgelegde eerste beurt
choice-language-discord = Als in Discord
option-tips = tips
    .description = Tips en de uitgelegde eerste beurt

# Wat de kleine plaatjes bij de spelregels tonen; de nummers staan in het plaatje.
example-coal = **In het plaatje:** Rood heeft de katoenfabriek bij ① gebouwd en heeft één blokje kolen nodig. De dichtstbijzijnde mijn met kolen is die van Geel bij ②, één verbinding verderop over het spoor van Turquoise: daar komen de kolen vandaan, gratis. De eigen mijn van Rood bij ③ ligt twee verbindingen ver en mag niet voorgaan.
example-overbuild = **In het plaatje:** Rood mag de eigen kolenmijn bij ① op elk moment door een hogere vervangen; het blokje erop gaat naar de voorraad. De ijzerfabriek van Geel bij ② kunnen anderen alleen vervangen zolang er op geen enkele tegel en niet op de ijzermarkt nog ijzer ligt. De katoenfabriek van Geel bij ③ kan een ander nooit vervangen.
example-two-rails = **In het plaatje:** twee sporen in één actie voor £15. Het eerste, ①, grenst aan de fabriek van Rood in Bury en neemt de laatste kolen van de mijn bij ③, die daardoor omdraait. Het tweede, ②, begint waar het eerste eindigt en haalt zijn kolen bij ④, een mijn die het zelf bereikt.
example-distant = **In het plaatje:** er zijn twee tegels omgedraaid, een 1 en een 2, dus de markering ging eerst één en daarna twee vakjes omlaag. De tweede verkoper kreeg 2 inkomenvakjes voor de rij waar hij nu staat, en die van de fabriek. Bij een 0 zou hij blijven staan en opnieuw 2 opleveren; niemand weet welke tegel er nu komt.

button-rule = Regel { $rule }
menu-topics = Lees over …
menu-rules = Zoek een regel op

# Tips, elk één keer.
tip = -# 💡 { $tip } (Met `/brass settings` zet je tips uit.)
tip-flip = **Een tegel van jou is omgedraaid:** de inkomenvakjes krijg je meteen, de punten als het tijdperk eindigt. Wie jouw kolen, ijzer of havens gebruikt, draait ze voor je om.
tip-loan = **Een lening los je nooit af,** maar elke £10 kost een heel inkomenniveau, de rest van het spel. Vroeg doet dat het minst pijn, als een niveau nog maar één of twee vakjes is.
tip-bought = **Je kocht van een markt:** het volgende blokje kan duurder zijn. Uit een verbonden mijn, of uit elke ijzerfabriek met ijzer, was het gratis geweest; gebruik je die van een ander, dan help je die ook.
tip-shipped = **Er gingen blokjes naar de markt:** dat gebeurt alleen als een mijn of ijzerfabriek gebouwd wordt, en de duurste lege vakjes worden het eerst gevuld. Bouw je als de markt leeg is, dan levert dat het meest op.
tip-distant = **De verre katoenmarkt zakt voor iedereen:** bij elke verkoop wordt een tegel omgedraaid, en die kan de markering naar de X schuiven. Havens zijn zeker, de verre katoenmarkt is een wedloop.
tip-replaced = **Een tegel van jou is overbouwd.** Wat hij al opleverde blijft van jou, maar hij scoort niet meer.
tip-order = **Beurtvolgorde:** wie in een ronde het minste uitgeeft, begint de volgende. Ben je in een ronde de laatste en geef je het minste uit, dan begin je de volgende: vier acties achter elkaar.
tip-canal-end = **Het kanaaltijdperk is bijna voorbij:** na de scoring gaan alle verbindingen en alle tegels van niveau I van het bord. Draai om wat nog om kan, en denk aan tegels van niveau II: die blijven liggen en scoren twee keer.
tip-hand = **De trekstapel is op:** dit zijn je laatste kaarten van dit tijdperk. Kijk wat je met elke kaart nog kunt bouwen, en bedenk dat elke actie er een kost.
tip-last-turn = **Je laatste beurt van het spel:** tegels die niet zijn omgedraaid scoren niets, en elke £10 die je overhoudt is een punt.
tip-last-turn-introductory = **Je laatste beurt van het spel:** elke £4 die je overhoudt is een punt (hoogstens 15), en elk inkomenniveau ook. Een lening van £30 kost 3 punten en levert er 7 of 8 op, maar wat je boven £60 hebt levert niets op. Omgedraaide tegels van niveau II of hoger scoren dubbel.
tip-loans-end = **Lenen kan bijna niet meer:** in de laatste vier rondes van het spoortijdperk leent niemand. Tel wat je plannen nog kosten.
tip-debt = **Je inkomen is lager dan 0:** aan het einde van elke ronde betaal je. Wie dat niet kan, moet tegels opgeven voor de helft van hun kosten; houd dus wat geld achter de hand.
tip-rail = **Het spoortijdperk:** een spoor kost £5, twee in één actie £15, en elk vraagt kolen. Tegels van niveau I op je spelersbord kun je niet meer bouwen, alleen nog met Ontwikkelen weghalen. Je mag nu zoveel tegels in één locatie hebben als je wilt.

# De uitgelegde eerste beurt.
guide-turn =
    -# **Je eerste beurt, stap voor stap.** Hierboven zie je je geld, je inkomen en je verbindingstegels, en daaronder je hand. Je hebt { $actions ->
        [one] nu één actie: in de eerste ronde is het er maar één
       *[other] { $actions } acties
    }.
    -# 1. Druk op **Bouwen**. Met de kaart van een locatie bouw je daar, met de kaart van een industrie overal, zolang er niets van jou op het bord ligt.
    -# 2. Een goed begin is een katoenfabriek (£12) in de buurt van een haven, of een kolenmijn (£5) of ijzerfabriek die anderen voor je leeghalen.
    -# 3. Probeer gerust: niets telt voordat je op **Beurt beëindigen** drukt, en met **Terugnemen** maak je het ongedaan. Een knop met “waarom niet?” zegt wat er ontbreekt; **Wat kan ik doen?** noemt alles wat mogelijk is.
guide-second =
    -# **Vanaf nu twee acties.** Leg een kanaal (**Netwerk**, £3) van je tegel naar havens, markten en mijnen van anderen: wat verbonden is, kun je verkopen en bevoorraden. Wat je nu uitgeeft bepaalt de volgorde van de volgende ronde: wie het minste uitgeeft, begint.
guide-build =
    -# De prijs telt kolen en ijzer mee; daaronder staat wat er nog meer gebeurt. De kaart komt het laatst.
guide-link =
    -# Een verbinding gaat van je netwerk naar de volgende locatie. Die hoort dan bij je netwerk, en iedereen mag er kolen en katoen over vervoeren. Aan het einde van het tijdperk scoort ze een punt per puntensymbool aan haar twee einden.
guide-develop =
    -# Met ontwikkelen haal je de laagste tegels van je spelersbord, zodat je de betere eronder kunt bouwen. Elke tegel kost één ijzer.
guide-sell =
    -# Met verkopen draai je je fabrieken om: via een verbonden haven die nog niet is omgedraaid, van wie hij ook is, of aan de verre katoenmarkt via een handelssymbool.
guide-loan =
    -# Nu geld, voor één inkomenniveau per £10. Vroeg in het spel is dat vaak de moeite waard.
guide-pass =
    -# Ook passen kost een kaart. Hoe minder je uitgeeft, hoe eerder je in de volgende ronde aan de beurt bent.
guide-end =
    -# **Bewaard, en nog alleen van jou.** De anderen zien niets voordat je op **Beurt beëindigen** drukt. Dan vul je je hand weer aan tot 8 kaarten, en krijgt de volgende bericht.
guide-done =
    -# **Dat was je eerste beurt.** Je krijgt een privébericht als je weer aan de beurt bent. Tot dan kun je hier rondkijken en vragen wat iets zou kosten; `/brass help` en `/brass rules` weten meer.
button-guide-off = Ik ken het spel
guide-is-off = -# Goed: geen uitleg meer. Met `/brass settings` zet je die weer aan.

# Wat kan ik doen?
button-panel-can = Wat kan ik doen?
can-title = ### Wat kan ik doen?
can-build = • **Bouwen**: { $tile }, vanaf £{ $pounds }: { $places }
can-build-two = • **Bouwen** met twee kaarten en beide acties: { $tile }, vanaf £{ $pounds }: { $places }
can-link =
    • **Netwerk**, vanaf £{ $pounds }: { $lines }
can-develop = • **Ontwikkelen**: { $tiles }, { $pounds ->
    [0] gratis
   *[other] vanaf £{ $pounds }
}
can-sell = • **Verkopen**: { $mills }
can-loan = • **Lening**: { $amounts }
can-pass = • **Passen**, met elke kaart
can-not = -# Nu niet: { $actions }. Bij “Waarom niet?” staan de redenen.
can-and-more = { $shown } en nog { $count }

# Een eerste spel.
offer-introductory = **Je eerste spel hier?** Het introductiespel is een goed begin: alleen het kanaaltijdperk met zijn 8 tot 10 rondes, ongeveer half zo lang. Alles wat je erin leert, geldt ook voor het hele spel.
button-introductory = Speel het introductiespel
button-whole-game = Het hele spel
offer-taken = Deze lobby is nu voor het introductiespel.
offer-declined = Het hele spel dus. `/brass help` wijst je de weg wanneer je maar wilt.

# Hulp, naar wat iemand wil doen.
option-about = over
    .description = Voor wie, of waarvoor
choice-about-wishes = Wat wil je doen?
choice-about-player = Voor spelers
choice-about-organiser = Voor organisatoren
choice-about-host = Voor wie de bot beheert
menu-help = Meer hulp …
help-wishes = **Wat wil je doen?**
    • **Het spel leren:** open een eerste spel met `/brass start introductory:Yes`, als je wilt alleen tegen computers (onder “Opties” in de lobby geef je ze een stoel). Je eerste beurt wordt stap voor stap uitgelegd; `/brass rules` heeft elke regel, met plaatjes.
    • **Met vrienden spelen:** `/brass start` in een kanaal of thread; iedereen drukt op “Meedoen” en daarna iemand op “Beginnen”.
    • **Mijn beurt doen:** druk op “Mijn beurt”, of `/brass play`. Alles wat kan staat er met zijn prijs; niets telt voordat je op “Beurt beëindigen” drukt.
    • **Zien wat er gebeurd is:** `/brass recap` vanaf je vorige beurt, `/brass log` vanaf het begin, `/brass board` voor het bord.
    • **Weten hoe ik ervoor sta:** `/brass status`; `/brass projection` voor de punten tot nu toe, `/brass cards` voor de kaarten die gespeeld zijn.
    • **Vooruitdenken:** `/brass ask` zegt wat iets zou kosten, ook als een ander aan de beurt is.
    • **Weten waarom iets niet kan:** “Waarom niet?” in je beurt noemt elke reden, met de regel erbij.
    • **Taal, berichten of plaatjes veranderen:** `/brass settings`.
    • **Iemand speelt niet verder:** `/brass-table nudge`, daarna `/brass-table vote`.
    • **Stoppen:** `/brass-table concede` geeft je stoel op; met `/brass-table leave` verlaat je een lobby.
    -# Een onofficieel fanproject, zonder beeld of tekst van de uitgever van het spel.
help-player = **Voor spelers**
    • Als je aan de beurt bent, krijg je een privébericht met wat er intussen gebeurd is. “Open mijn beurt” daar, of “Mijn beurt” in het kanaal, opent je beurt; alleen jij ziet hem.
    • Een beurt is twee acties: Bouwen, Netwerk, Ontwikkelen, Verkopen, Lening of passen. Elke kost één kaart; alleen bij Bouwen maakt het uit welke.
    • Wat je doet wordt meteen bewaard en blijft alleen van jou tot “Beurt beëindigen”. “Terugnemen” maakt het ongedaan; alleen wat een tegel van de verre katoenmarkt omdraaide, blijft staan.
    • Alles kan ook met opdrachten: `/brass build`, `network`, `develop`, `sell`, `loan`, `pass`, `undo`, `end`. Elke optie stelt voor wat kan, met de prijs; een woord of een deel ervan is genoeg.
    • De opdrachten werken ook in een privégesprek met mij. Doe je aan meer spellen mee, kies dan het spel in de optie `game`.
    • Een tijd weg? `/brass-table away until:2027-05-31`: herinneringen en de klok van je beurten wachten.
    • Spelen alleen computers met je mee, dan kost de tijd voor een beurt je niets: je wordt herinnerd, en het spel wacht.
    • Vette nummers bij wat er gebeurd is, zijn die op de kaart eronder.
    • Niemand kan je hand zien: waar je kaarten in genoemd worden, lees alleen jij, en achteraf kan iedereen de kaarten controleren (`/brass-table verify`).
help-organiser = **Voor organisatoren**, die de server mogen beheren
    • In één kanaal of thread past één spel. Ik moet het kanaal daar kunnen zien, berichten sturen en bestanden bijvoegen; `/brass-admin doctor` controleert het.
    • Met `/brass start` stel je spelers, editie en opties, taal en tempo in, en wat er gebeurt als de tijd om is. Wie de lobby opende, kan dat alles onder “Opties” veranderen tot het spel begint.
    • Blijft iemand weg: `/brass-table nudge` roept; `/brass-table vote` laat een computer verder spelen; `/brass-table replace` geeft de stoel aan iemand anders.
    • `/brass-admin act` past voor een stoel of laat een computer verder spelen, `/brass-admin rollback` zet het spel terug naar een eerdere zet. Allebei wordt aan iedereen verteld.
    • `/brass-admin cancel` beëindigt een spel zonder uitslag.
    • Ook jij ziet geen hand van een ander, met geen van deze opdrachten.
help-host = **Voor wie de bot beheert**
    • Hij heeft de token van een Discord-applicatie nodig in `DISCORD_TOKEN`, en verder niets: `python -m bot`. Geen bijzondere intents.
    • `python -m bot doctor` controleert token, opdrachten en databank, en toont de link waarmee servers de bot toevoegen.
    • Alle spellen staan in één SQLite-bestand (`BRASS_DATABASE`). `python -m bot backup FILE` kopieert het terwijl de bot draait; stop en start hem wanneer je wilt, er gaat geen zet verloren.
    • Fouten worden met een kenmerk gemeld, en het logboek heeft hetzelfde. `/brass report` geeft iemand de stelling van zijn spel om een fout te melden; `python -m bot verify GAME.json` controleert een geëxporteerd spel.
    • Een spel dat bij het starten niet door de controle komt, wordt geparkeerd en niet veranderd: er is niets verloren.
