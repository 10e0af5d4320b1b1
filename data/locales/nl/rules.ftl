# De spelregels per onderwerp: een titel, één regel erover (`.about`), andere woorden waarop men kan zoeken (`.words`), en
# de tekst. Elke alinea eindigt met de regels die erin staan; een test bewaakt dat elke regel ergens genoemd wordt.

rules-found = { $count ->
    [0] In de spelregels staat niets over “{ $query }”. `/brass rules` zonder woord toont de onderwerpen.
    [one] Eén onderwerp gaat over “{ $query }”:
   *[other] { $count } onderwerpen gaan over “{ $query }”:
}
rules-entry = **{ $title }**: { $about }
rules-no-such-rule = Er is geen regel { $rule }: ze lopen van R1 tot R149.
rules-see = { $rule } staat onder **{ $title }**:

rules-setup = Voorbereiding
    .about = Waar iedereen mee begint, en wat in de doos blijft.
    .words = start beginnen dek doos delen geld opzetten
    .text =
        - Met 2, 3 en 4 spelers speel je op de volledige kaart; de kleinere kaart is alleen voor het communityspel. (R1)
        - Kaarten en tegels van de verre katoenmarkt die jullie spelersaantal niet tonen, blijven in de doos, net als de twee kaarten met een uitroepteken. (R2)
        - Dan blijven er met 4, 3 of 2 spelers 64, 54 of 40 kaarten over. Met 3 spelers doen de kaarten van Burnley en Colne niet mee, met 2 spelers ook die van Barrow-in-Furness, Blackburn, Fleetwood en Lancaster niet, en geen enkele kaart Katoenfabriek. (R3)
        - Een locatie waarvan de kaarten niet meedoen, blijft een gewone locatie: met een industriekaart of twee kaarten bouw je er, verbindingen komen er en scoren er. (R4)
        - Tegels van de verre katoenmarkt: met 4 spelers 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3 en 4; met 3 spelers één 0 en één 1 minder; met 2 spelers 1, 2, 2, 2, 3, 3, 3 en 4. Niemand kent hun volgorde. (R5)
        - In het kanaaltijdperk ligt er één kaart per speler onder de decktegel. Die kaarten kan in dat tijdperk niemand trekken. (R6)
        - Iedereen begint met £30, inkomenvakje 10 (niveau 0), geen punten, 8 kaarten, 14 verbindingstegels en 37 industrietegels: van elk niveau I tot IV 3 katoenfabrieken en 2 havens, kolenmijnen 1 van I en 2 van II, III en IV, ijzerfabrieken 1 van elk, scheepswerven 2 met slot, 2 van I en 2 van II. (R7)
        - De kolenmarkt en de ijzermarkt beginnen vol, met elk 8 blokjes, voor £1, £1, £2, £2, £3, £3, £4 en £4. De voorraad blokjes raakt nooit op. (R8)
        - De volgorde van de eerste ronde wordt geloot. (R9)
        - Het spoor van de verre katoenmarkt loopt van boven af +3, +3, +2, +2, +1, +1, 0, 0, X; de markering begint op het bovenste vakje. (R10)
        - Blackpool, Northwich, Southport, Schotland, Yorkshire en The Midlands hebben geen vakjes voor tegels, maar geven verbindingen elk 2 punten. Schotland, Yorkshire en The Midlands tonen ook het handelssymbool. (R11)

rules-turns = Rondes en beurten
    .about = Tijdperken, rondes, acties, kaarten trekken, geld uitgeven.
    .words = actie tijdperk volgorde passen trekken hand uitgegeven ronde
    .text =
        - Er zijn twee tijdperken, eerst het kanaaltijdperk en dan het spoortijdperk, van elk 8, 9 of 10 rondes met 4, 3 of 2 spelers. Een tijdperk eindigt na de ronde waarin iedereen zijn laatste kaarten speelt. (R12)
        - In je beurt doe je twee acties. In de eerste ronde van het kanaaltijdperk is dat er maar één; de eerste ronde van het spoortijdperk heeft er twee. (R13)
        - De acties zijn Bouwen, Netwerk, Ontwikkelen, Verkopen en Lening, of je past. Elke actie kost één kaart, die je open aflegt, en passen ook. Alleen bij Bouwen maakt het uit welke kaart dat is. (R14)
        - Je mag dezelfde actie twee keer doen. Een actie is klaar voordat de volgende begint, dus een tegel of verbinding van de eerste telt mee voor de tweede. (R15)
        - Na je acties trek je tot je weer 8 kaarten hebt: 1 kaart in de eerste ronde, daarna 2. (R16)
        - In de laatste vier rondes van elk tijdperk valt er niets te trekken, en slinkt elke hand met twee per ronde. In het kanaaltijdperk blijven de kaarten onder de decktegel liggen; in het spoortijdperk worden ze getrokken in de laatste ronde waarin getrokken wordt. (R17)
        - Wat je aan acties uitgeeft, ligt tot het einde van de ronde op je personagetegel: de kosten van tegels en verbindingen, en de kolen en het ijzer die je koopt. (R18)
        - Geld dat je krijgt, van een markt, een lening, inkomen of opgegeven tegels, maakt nooit minder wat je uitgaf. (R19)
        - Negatief inkomen dat je betaalt is geen uitgave, en heeft dus geen invloed op de volgorde. (R20)
        - Tijdens je acties kun je niets schuldig blijven: wat je niet meteen en helemaal kunt betalen, kun je niet doen. (R21)
        - Passen mag altijd, ook als er iets anders mogelijk is; elke gepaste actie kost een kaart. (R22)
        - Is er niets anders mogelijk, dan moet je passen. (R23)

rules-cards = Kaarten
    .about = Met welke kaart je wat bouwt: locaties, industrieën, twee kaarten samen.
    .words = locatiekaart industriekaart dubbel afleggen hand
    .text =
        - Met een locatiekaart bouw je elke industrie in die locatie, binnen of buiten je netwerk. (R24)
        - Met een industriekaart bouw je die industrie in een locatie die al vóór de actie bij je netwerk hoort. (R25)
        - Twee willekeurige kaarten samen, met allebei je acties, gelden als één locatiekaart naar keuze: zo bouw je overal. Daarna trek je gewoon twee kaarten. (R26)
        - Daarvoor moeten beide acties van je beurt nog ongebruikt zijn: het kan niet in de eerste ronde van het kanaaltijdperk en niet als tweede actie. Met precies twee kaarten in je hand kan het wel. (R27)
        - Heb je geen tegel en geen verbinding op het bord, dan bouw je met een industriekaart in elke locatie met een vrij vakje dat het symbool toont. Dat kan later opnieuw gebeuren, bijvoorbeeld aan het begin van het spoortijdperk. (R28)
        - Die uitzondering gaat alleen over je netwerk: tijdperk, geld, kolen en keuze van het vakje zijn als altijd, en overbouwen kan er niet mee. (R29)
        - De uitzondering geldt alleen voor Bouwen. Een verbinding moet altijd aan je netwerk grenzen, dus met niets op het bord kun je er geen leggen. (R30)
        - Een locatiekaart waarvan de locatie geen vakje voor je heeft, is nog steeds een kaart: leg hem af voor een andere actie. (R31)

rules-build = Bouwen
    .about = Een industrietegel op het bord leggen: welke tegel, wat het kost, in welke volgorde.
    .words = tegel industrie fabriek mijn haven scheepswerf niveau kosten slot tijdperk
    .text =
        - Je neemt de laagste tegel van de industrie die nog op je spelersbord ligt. Een niveau overslaan kan alleen door te ontwikkelen. (R32)
        - Tegels van niveau I zijn alleen voor het kanaaltijdperk. Niveau II tot IV van katoenfabriek, kolenmijn, ijzerfabriek en haven kun je in beide tijdperken bouwen. (R33)
        - Scheepswerven: die met een slot kun je nooit bouwen, niveau I alleen in het kanaaltijdperk, niveau II alleen in het spoortijdperk. (R34)
        - Scheepswerven met een slot, en tegels van niveau I die in het spoortijdperk over zijn, houden de tegels eronder tegen tot je ze met Ontwikkelen weghaalt. (R35)
        - De volgorde is: kaart afleggen, tegel leggen, geld betalen en kolen en ijzer verbruiken, op een mijn of ijzerfabriek zoveel blokjes leggen als erop staat, blokjes naar de markt brengen, de tegel omdraaien als hij leeg is. Je moet de kosten kunnen betalen voordat er geld van de markt binnenkomt. (R40)
        - Een scheepswerf draait om zodra hij gebouwd is, en het inkomen van de eigenaar schuift meteen op. (R41)
        - Geen tegel kan zichzelf voeden: een ijzerfabriek vraagt kolen, kolenmijnen III en IV vragen ijzer, havens vragen geen van beide. (R42)
        - Er zijn niet meer tegels dan er op je spelersbord liggen; is een industrie op, dan is hij op. Alleen blokjes zijn onbeperkt. (R43)

rules-where = Waar je bouwt, en netwerken
    .about = Vakjes, één tegel per locatie, je netwerk, wat verbonden is.
    .words = vakje plaats locatie netwerk verbonden verbinding barrow birkenhead preston lancaster
    .text =
        - Een tegel komt op een vrij vakje dat zijn symbool toont; alleen bij overbouwen is dat anders. Heeft de locatie een vrij vakje met alleen dat symbool, dan gaat dat vóór een vakje dat met een andere industrie gedeeld wordt. Op dit bord maakt dat alleen uit voor havens in Lancaster en Preston. (R36)
        - Alleen vrije vakjes tellen: is het vakje met alleen dat symbool bezet, dan neem je het gedeelde. (R37)
        - Kanaaltijdperk: hoogstens één tegel van jou per locatie, wie er verder ook bouwt. Spoortijdperk: geen grens. (R38)
        - In het kanaaltijdperk kan er in Barrow-in-Furness en Birkenhead niets gebouwd worden, omdat elk vakje daar kolen vraagt en er geen kanaal heen loopt. Een scheepswerf van dat tijdperk kan dus alleen in Liverpool staan. (R39)
        - Je netwerk is elke locatie met een tegel van jou, omgedraaid of niet, en beide uiteinden van elk van je verbindingen. (R44)
        - Locaties zijn verbonden als er een reeks verbindingen tussen ligt, van wie ook. Een locatie is zonder verbinding al met zichzelf verbonden. (R45)
        - De verbinding van een ander vervoert je kolen en je katoen, maar haar andere eind hoort niet bij je netwerk: niet voor industriekaarten en niet om verbindingen te leggen. (R46)
        - Locaties zonder vakjes zijn hiervoor locaties als alle andere: ze horen bij je netwerk, en routes lopen erdoorheen. (R47)
        - Elke verbindingstegel telt als één stap, hoe lang de lijn ook getekend is, en kost één keer de prijs. (R48)

rules-coal = Kolen
    .about = Eerst de dichtstbijzijnde mijn, dan de kolenmarkt.
    .words = mijn afstand dichtstbij dichtstbijzijnde markt kopen spoor zwart blokje
    .text =
        - Kolen komen uit de dichtstbijzijnde verbonden kolenmijn die er nog heeft, van wie die ook is. Dichtstbij is het kleinste aantal verbindingstegels ertussen. Het kost niets. (R49)
        - Zijn er twee even dichtbij, dan kies je, ook tussen twee mijnen in één locatie. (R50)
        - Je mag geen mijn die dichterbij is overslaan voor een van jezelf, en niet van de markt kopen zolang een verbonden mijn kolen heeft, hoe ver weg ook. (R51)
        - Heeft geen verbonden mijn kolen, dan koop je van de kolenmarkt, de goedkoopste eerst. Daarvoor is een verbinding met een handelssymbool nodig: een haven van wie ook, omgedraaid of niet, of Schotland, Yorkshire of The Midlands. (R52)
        - Is de kolenmarkt leeg, dan kost een blokje £5; het handelssymbool blijft nodig. (R53)
        - Zonder mijn en zonder handelssymbool kan wat kolen vraagt niet gebouwd worden, met welke kaart ook. (R54)
        - De verbinding wordt bekeken nadat de tegel of het spoor gelegd is. Een spoor telt zelf mee, vanaf beide einden. (R55)
        - Voor een spoor telt de afstand vanaf het einde dat het dichtst bij de mijn ligt: een mijn aan een van beide einden ligt op afstand 0. (R56)
        - Voor een tegel telt de afstand vanaf zijn locatie: een mijn in dezelfde locatie ligt op afstand 0. (R57)
        - Elk blokje is een stap apart: kijk na elk blokje opnieuw naar de dichtstbijzijnde mijn, naar wat omdraaide en naar de prijs. (R58)
        - Een mijn draait om als het laatste blokje eraf gaat, wiens beurt het ook is. Het inkomen van de eigenaar schuift meteen op, voordat de actie verdergaat. (R59)
        - Verbruikte blokjes gaan naar de voorraad, nooit naar de markt. (R60)
        - Kanalen vragen geen kolen. (R61)

rules-iron = IJzer
    .about = Uit elke ijzerfabriek op het bord, zonder verbinding.
    .words = ijzerfabriek markt kopen oranje blokje ontwikkelen
    .text =
        - Voor ijzer is geen verbinding nodig: je pakt het uit een ijzerfabriek die er nog heeft, van wie ook, en kiest per blokje. Het kost niets. (R62)
        - Zolang een ijzerfabriek op het bord ijzer heeft, mag je het niet kopen. Is er een leeg en heb je meer nodig, dan ga je naar de volgende. Anders koop je van de ijzermarkt, de goedkoopste eerst, of voor £5 per blokje als die leeg is. (R63)
        - IJzer dat je koopt telt als uitgegeven geld, ook bij Ontwikkelen. (R64)
        - Verbruikte blokjes gaan naar de voorraad, nooit naar de markt. (R60)
        - Een ijzerfabriek draait om als het laatste blokje eraf gaat, wiens beurt het ook is, en het inkomen van de eigenaar schuift meteen op. (R112)

rules-markets = Blokjes naar de markt
    .about = Wat een nieuwe mijn of ijzerfabriek meteen verkoopt, en voor hoeveel.
    .words = markt verkopen kolen ijzer prijs vol blokje brengen
    .text =
        - Een nieuwe ijzerfabriek brengt altijd zoveel blokjes naar de ijzermarkt als er passen. Dat is geen keuze. (R65)
        - Een nieuwe kolenmijn doet dat alleen als hij op dat moment met een handelssymbool verbonden is, over verbindingen van wie ook, of door een haven in dezelfde locatie. Ook dan is het geen keuze. (R66)
        - Het duurste lege vakje wordt eerst gevuld, en je krijgt het bedrag dat naast elk vakje staat. De lege vakjes zijn altijd de goedkope, want daar begint het kopen. (R67)
        - Gaat het laatste blokje mee, dan draait de tegel om en schuift het inkomen op. Anders blijft de rest op de tegel liggen, voor iedereen te gebruiken. (R68)
        - Het gebeurt alleen op het moment van bouwen: een haven of verbinding die later komt, of vakjes die later leeg raken, veranderen niets. (R69)
        - Een mijn of ijzerfabriek die een andere overbouwt is nieuw, en brengt zijn blokjes gewoon naar de markt. (R70)

rules-overbuild = Overbouwen
    .about = Een tegel op het bord vervangen door een hogere.
    .words = vervangen tegenstander eigen hoger
    .text =
        - De nieuwe tegel moet van dezelfde industrie zijn en van een hoger niveau dan de oude, van wie die ook is. Kosten, kaart en kolen zijn als bij elke bouwactie. (R71)
        - Je eigen tegel mag je bij elke industrie en op elk moment overbouwen, omgedraaid of niet. (R72)
        - Blokjes op je oude tegel gaan naar de voorraad. Dat is niet hetzelfde als het laatste blokje pakken: de oude tegel draait niet om en levert niets op. (R73)
        - De tegel van een ander kun je alleen overbouwen als het een kolenmijn of een ijzerfabriek is, en alleen als er van die grondstof nergens meer een blokje ligt: op geen tegel, ook niet van jou, en niet op de markt. (R74)
        - Of er nog blokjes zijn, wordt vóór de actie bekeken. (R75)
        - Overbouwde tegels zijn uit het spel en scoren nooit meer. Wat hun eigenaars er al mee verdiend hebben, blijft staan. (R76)
        - Kanaaltijdperk: met je eigen tegel overbouwen blijf je op één in die locatie. De tegel van een ander overbouwen waar je al een tegel hebt, mag niet, want dan had je er twee. Spoortijdperk: dat mag wel. (R77)
        - Overbouwen mag ook als er een vrij vakje is. (R78)
        - De nieuwe tegel komt precies waar de oude lag; de voorrang van het vakje met alleen dat symbool geldt hier niet. (R79)
        - De kaart moet de locatie toelaten, zoals altijd. De locatie van je eigen tegel hoort altijd bij je netwerk. (R80)

rules-network = Netwerk
    .about = Kanalen en sporen leggen: waar, hoeveel, wat het kost.
    .words = verbinding kanaal spoor lijn leggen twee dubbel
    .text =
        - Op elke lijn ligt hoogstens één verbindingstegel. Een lijn die er een heeft, is dat tijdperk voor iedereen gesloten. (R81)
        - Een verbinding moet grenzen aan een locatie die al bij je netwerk hoort. (R82)
        - Kanaaltijdperk: één kanaal per actie, voor £3. Met twee keer Netwerk leg je er twee. (R83)
        - Spoortijdperk: één spoor voor £5, of twee in één actie voor samen £15. Elk verbruikt één blokje kolen. (R84)
        - Twee sporen leg je één voor één. Het tweede mag beginnen waar het eerste eindigt, mag kolen gebruiken waar het eerste verbinding mee gaf, en betaalt wat de kolenmarkt na het eerste vraagt. (R85)
        - Kun je het tweede spoor niet betalen of krijgt het geen kolen, dan leg je er maar één, voor £5. De volgorde waarin je ze noemt, kan dus uitmaken. (R86)
        - Lijnen horen bij tijdperken: sommige zijn alleen een kanaal, zoals Ellesmere Port–Liverpool, vele alleen een spoor, zoals Bolton–Wigan of Lancaster–Schotland. (R87)
        - Het spoor Lancaster–Schotland bereikt een handelssymbool doordat het gelegd wordt, en kan zo zijn eigen kolen kopen. (R88)
        - Je hebt in elk tijdperk 14 verbindingstegels en niet één meer. Na het kanaaltijdperk komen ze allemaal terug. (R89)

rules-develop = Ontwikkelen
    .about = Tegels van je spelersbord halen om bij de betere te komen.
    .words = weghalen spelersbord ijzer overslaan niveau slot scheepswerf
    .text =
        - Je haalt één of twee tegels van je spelersbord, één voor één, steeds de laagste van zijn industrie op dat moment. Elke tegel kost 1 ijzer. Ze mogen van dezelfde industrie zijn of van twee. (R90)
        - Elke tegel op je spelersbord mag weg: scheepswerven met een slot, en tegels van elk tijdperk. (R91)
        - Je mag na één tegel stoppen. Kun je het tweede ijzer niet betalen, dan mag je er nog steeds één weghalen. (R92)
        - Tegels die je met Ontwikkelen weghaalt, zijn uit het spel. Ze zijn nooit gebouwd en draaien nooit om. (R93)

rules-sell = Verkopen
    .about = Je katoenfabrieken omdraaien, via een haven of de verre katoenmarkt.
    .words = katoen fabriek haven omdraaien handel
    .text =
        - Je verkoopt je eigen katoenfabrieken die nog niet omgedraaid zijn. Elke kaart is goed. Minstens één fabriek moet een afnemer hebben, anders kun je de actie niet doen. (R94)
        - Via een haven: je fabriek is verbonden met een haven die nog niet is omgedraaid, van wie ook; niemand hoeft het goed te vinden. De haven draait om en het inkomen van de eigenaar schuift op, daarna draait je fabriek om en schuift jouw inkomen op. (R95)
        - Eén haven dient één fabriek. Een omgedraaide haven neemt nooit meer katoen af. (R96)
        - Of aan de verre katoenmarkt, als je fabriek verbonden is met een handelssymbool: een haven, omgedraaid of niet, of Schotland, Yorkshire of The Midlands. Een haven die alleen als die verbinding dient, draait niet om, en mag zo vaak dienen als je wilt. (R97)
        - Na elke fabriek ga je door of stop je, en kies je opnieuw tussen een haven en de verre katoenmarkt. Alle fabrieken van één verkoopactie kosten samen één kaart. (R102)
        - Sluit de verre katoenmarkt, dan is de actie voorbij. Fabrieken die al verkocht waren, blijven verkocht, en met een actie over mag je opnieuw verkopen, via havens. (R100)
        - Een fabriek die je eerder in dezelfde beurt bouwde, of een haven of verbinding die je toen legde, kun je gebruiken. (R105)

rules-distant-market = Verre katoenmarkt
    .about = De tegel, de markering, de bonus en de X.
    .words = katoen ver tegel markering spoor bonus toeslag x gesloten
    .text =
        - Je draait de bovenste tegel om, schuift de markering zoveel vakjes omlaag, en krijgt zoveel inkomenvakjes als de rij zegt waar hij dan staat. Het is nooit geld. Bij een 0 blijft de markering staan en krijg je de bonus toch. (R98)
        - Daarna draait de fabriek om en levert hij zijn eigen inkomenvakjes op. (R97)
        - Komt de markering op de X of zou hij erlangs gaan, dan blijft hij daar staan: geen bonus, de fabriek draait niet om, en de verkoopactie is meteen voorbij, ook als je meer fabrieken hebt of er nog havens zijn. (R99)
        - Staat de markering op de X, dan is de verre katoenmarkt de rest van het tijdperk voor iedereen gesloten. (R101)
        - Zijn alle tegels omgedraaid en staat de markering niet op de X, dan kan er de rest van het tijdperk ook niemand verkopen. Met de gewone tegels kan dat niet gebeuren. (R103)
        - De markt sluit niet alleen omdat elke tegel die nog ligt naar de X zou leiden: proberen mag. (R104)

rules-loan = Lening
    .about = Nu geld, voortaan minder inkomen.
    .words = lenen geld inkomen niveau bank schuld laatste
    .text =
        - Je neemt £10, £20 of £30 en gaat één, twee of drie inkomenniveaus omlaag. De markering komt op het hoogste vakje van het nieuwe niveau. (R106)
        - Je mag niveau −10 bereiken maar niet lager komen: vanaf −7 kun je nog £30 nemen, vanaf −8 hoogstens £20, vanaf −9 hoogstens £10, vanaf −10 niets. (R108)
        - In de laatste vier rondes van het spoortijdperk kun je niet lenen. De laatste ronde waarin het kan is de 4e, 5e of 6e met 4, 3 of 2 spelers. De decktegel komt, met Rothschild naar boven, tevoorschijn aan het einde van de ronde daarvoor. (R109)
        - Het kanaaltijdperk kent zo'n grens niet, ook niet als de trekstapel leeg is. (R110)
        - Een lening los je nooit af, en ze telt niet als uitgegeven geld. (R111)

rules-income = Inkomen
    .about = Vakjes en niveaus, en wat de markering verschuift.
    .words = vakje niveau spoor markering omdraaien hoogste dertig
    .text =
        - De markering staat op een inkomenvakje; het vakje hoort bij een inkomenniveau, en dat niveau is wat je krijgt. Vakjes 0 tot 10 zijn niveau −10 tot 0, één vakje per niveau. Niveau 1 tot 10 heeft er elk twee (11 tot 30), niveau 11 tot 20 drie (31 tot 60), niveau 21 tot 29 vier (61 tot 96), niveau 30 heeft 97 tot 99. (R107)
        - Telkens als een tegel van jou omdraait, schuift je markering meteen zoveel vakjes op als erop staat: vakjes, geen niveaus. (R112)
        - Het hoogste is niveau 30, vakje 99. Wat daarboven uitkomt vervalt, ook van de verre katoenmarkt. (R113)
        - Een omgedraaide tegel draait nooit terug en nooit nog eens om. (R114)
        - Alleen leningen schuiven de markering omlaag, en die tellen niveaus. (R106)

rules-round-end = Einde van de ronde
    .about = De nieuwe volgorde, dan inkomen.
    .words = volgorde uitgegeven inkomen beurt eerste laatste
    .text =
        - Eerst de volgorde: wie het minste uitgaf, begint de volgende ronde, en wie het meeste uitgaf, is als laatste. Wie evenveel uitgaf, houdt de onderlinge volgorde. Daarna gaat het uitgegeven geld naar de bank. (R115)
        - Dan inkomen: iedereen krijgt zoveel pond als het inkomenniveau, of betaalt dat als het negatief is. (R116)
        - Na de laatste ronde van het spel is er geen inkomen. Na de laatste ronde van het kanaaltijdperk wel. (R117)
        - Kan iemand niet betalen, kijk dan bij `/brass rules` onder het tekort. (R118)

rules-shortfall = Tekort
    .about = Wat er gebeurt als je negatief inkomen niet kunt betalen.
    .words = schuld betalen negatief inkomen verkopen tegel punten verliezen failliet
    .text =
        - Eerst gaat al je geld. Is dat niet genoeg, dan moet je eigen industrietegels van het bord opgeven. Elke tegel levert de helft van zijn kosten in pond op, naar beneden afgerond; kolen en ijzer in de kosten tellen niet mee. (R118)
        - Je kiest zelf welke, omgedraaid of niet, één voor één, en stopt zodra de schuld gedekt is. Je mag een dure tegel opgeven waar een goedkope genoeg was; wat overblijft is voor jou. (R119)
        - Opgegeven tegels zijn uit het spel, hun blokjes gaan naar de voorraad, hun vakjes zijn vrij, en met een haven verdwijnt zijn handelssymbool. Inkomen dat ze opleverden, gaat niet verloren. (R120)
        - Verbindingen kun je niet opgeven, en tegels om geen andere reden. (R121)
        - Als er geen tegel meer is, verlies je 1 punt per pond dat je tekortkomt, maar nooit onder 0 punten. De rest is kwijtgescholden, en je hebt geen geld. (R122)
        - Komt meer dan één speler geld tekort, dan betalen ze na elkaar, in de nieuwe volgorde. (R123)

rules-scoring = Scoring van een tijdperk
    .about = Punten voor verbindingen, dan punten voor omgedraaide tegels.
    .words = punten overwinningspunten verbinding symbool tellen scoren
    .text =
        - Eerst de verbindingen, van iedereen. Een verbinding scoort 1 punt per puntensymbool aan haar twee einden: wat daar gedrukt staat, en één voor elke omgedraaide tegel in die locatie, van wie ook en van welk niveau ook. De punten van de tegel zelf spelen voor verbindingen geen rol. (R124)
        - Dan de tegels: elke omgedraaide tegel scoort zijn punten. Een tegel die niet omgedraaid is telt voor niets, niet voor zichzelf en niet voor verbindingen. (R125)
        - Tegels van niveau I tellen mee in de scoring van het kanaaltijdperk; pas daarna gaan ze weg. (R126)
        - Boven de 100 punten tel je gewoon door. (R131)

rules-era-end = Van kanaal naar spoor
    .about = Wat er na het kanaaltijdperk weggaat, en wat blijft.
    .words = wissel tijdperk spoor begin niveau opruimen schudden terugzetten
    .text =
        - Na de scoring gaan alle verbindingen terug naar hun eigenaars. (R89)
        - Alle tegels van niveau I gaan van het bord, omgedraaid of niet; die op de spelersborden blijven. Tegels van niveau II en hoger blijven zoals ze zijn, met hun blokjes en hun kant, en scoren na het spoortijdperk opnieuw als ze omgedraaid zijn. (R127)
        - De markering van de verre katoenmarkt gaat terug naar boven, en al zijn tegels worden samen geschud. Kolenmarkt, ijzermarkt, geld, inkomen en spelersborden blijven zoals ze zijn. (R128)
        - Alle afgelegde kaarten worden geschud met die van onder de decktegel; iedereen trekt er 8. Dan gaat de decktegel onder in de stapel, met twee kaarten per speler eronder. Kaarten die in de doos bleven, blijven daar. (R129)
        - De volgorde van de eerste spoorronde volgt uit wat er in de laatste kanaalronde is uitgegeven. (R130)

rules-game-end = Einde van het spel
    .about = Punten voor geld, wie wint, gelijke stand.
    .words = winnen winnaar gelijk geld eind overwinning
    .text =
        - Na de scoring van het spoortijdperk krijgt iedereen 1 punt voor elke volle £10. Inkomen levert niets op. (R132)
        - Wie de meeste punten heeft, wint. Bij gelijke stand wint het hoogste inkomen, dan het meeste geld; is ook dat gelijk, dan delen ze de winst. Inkomen wordt naar het vakje van de markering vergeleken, tenzij de optie “Inkomenniveau” gekozen is. (R133)
        - Geld wordt vergeleken zoals het aan het eind in bezit is; door het te scoren geef je het niet uit. (R134)

rules-introductory = Introductiespel
    .about = Een kort eerste spel: alleen het kanaaltijdperk.
    .words = eerste kort beginner leren nieuw variant
    .text =
        - Je speelt alleen het kanaaltijdperk, met zijn scoring. Daarna scoort iedereen 1 punt per £4, hoogstens 15; punten gelijk aan het inkomenniveau, of minpunten als dat negatief is; en nog een keer de punten van de eigen omgedraaide tegels van niveau II en hoger. (R135)
        - Dat wordt eerst allemaal opgeteld; niemand eindigt onder 0 punten. (R136)
        - Na de laatste ronde is er geen inkomen, tenzij de optie anders zegt. Een gelijke stand wordt beslist zoals anders. (R137)

rules-classic = Opties van het klassieke spel
    .about = Virtuele verbinding, klassiek dek, de editie van 2007.
    .words = optie variant virtuele verbinding birkenhead dek 2007 editie oud
    .text =
        - Virtuele verbinding: met Liverpool in je netwerk mag je met een industriekaart in Birkenhead bouwen. Verder levert ze niets op: kolen en katoen gaan er niet over, er begint geen spoor, ze scoort niet. Alleen van Liverpool naar Birkenhead, niet andersom. (R138)
        - Klassiek dek, voor 3 of 4 spelers: alle 66 kaarten en alle 12 tegels van de verre katoenmarkt doen mee. Er liggen 9 kaarten (3 spelers) of 6 (4 spelers) onder de decktegel, en vóór het spoortijdperk gaan er 6 of 2 kaarten ongezien uit het dek. (R139)
        - Daarmee heeft een tijdperk met 3 spelers 10 rondes, en is de 6e de laatste ronde waarin je kunt lenen. Met 4 spelers blijft het 8 en 4. (R140)
        - De editie van 2007: een katoenfabriek van niveau I is 3 punten waard in plaats van 5, de virtuele verbinding, met 3 of 4 spelers het klassieke dek, en het inkomen van de laatste kanaalronde komt na de scoring. De laatste drie kunnen elk nog anders gekozen worden. (R143)

rules-community = Communityspel voor twee
    .about = Het oudere spel voor twee, op de kleinere kaart.
    .words = twee spelers variant alternatieve kaart optie
    .text =
        - Voor twee spelers: de kleinere kaart, een eigen dek van 40 kaarten, £25 om mee te beginnen, en vier tegels voor de verre katoenmarkt: één −1, één −3 en beide met 0. Met een optie zijn het in plaats daarvan de acht tegels van het oudere onlinespel: 1, 2, 2, 2, 2, 3, 3 en 4. Alle andere regels zijn gelijk. (R141)
        - Op die kaart ontbreken Birkenhead, Ellesmere Port, Stockport, Macclesfield, Oldham, Rochdale, Northwich en The Midlands. Yorkshire bereik je alleen vanuit Colne, en Lancaster–Schotland kan ook een kanaal zijn. De kolenmarkt en de ijzermarkt hebben elk 6 vakjes, voor £2, £2, £3, £3, £4 en £4, daarna £5 per blokje. (R142)

rules-open = Open en verborgen
    .about = Wat iedereen mag weten, en wat niemand.
    .words = geheim openbaar hand informatie valsspelen seed zaad
    .text =
        - Open voor iedereen: het bord, beide markten, de markering van de verre katoenmarkt, welke van zijn tegels omgedraaid zijn en welke nog op de stapel liggen (niet in welke volgorde), elk spelersbord, geld, inkomen, punten, uitgegeven geld en verbindingen, hoeveel kaarten er in elke hand en op de trekstapel zijn, en alle afgelegde kaarten. (R149)
        - Verborgen: de kaarten in andere handen, de trekstapel, de kaarten onder de decktegel, kaarten die ongezien uit het dek gingen, de volgorde van de tegels van de verre katoenmarkt, en tot het spel afgelopen is de seed van het toeval. (R149)
        - Een actie die niet mag, verandert niets: er gaat geen kaart verloren en er wordt niets betaald.
        - Blokjes liggen alleen op mijnen en ijzerfabrieken die niet omgedraaid zijn; zonder blokjes zijn ze omgedraaid. Geld, punten en het inkomenvakje komen nooit onder 0. De bot controleert dit na elke stap, en ook dat er geen kaart en geen tegel zoekraakt. (R144, R145, R146, R147, R148)
