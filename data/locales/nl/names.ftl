# Namen van wat er in het spel voorkomt. De ids zijn die van de gegevensbestanden.

list-and = { $start } en { $last }
list-or = { $start } of { $last }

pounds = £{ $pounds }
signed-pounds =
    { $negative ->
        [yes] −£{ $pounds }
       *[no] £{ $pounds }
    }

place-barrow_in_furness = Barrow-in-Furness
place-birkenhead = Birkenhead
place-blackburn = Blackburn
place-bolton = Bolton
place-burnley = Burnley
place-bury = Bury
place-colne = Colne
place-ellesmere_port = Ellesmere Port
place-fleetwood = Fleetwood
place-lancaster = Lancaster
place-liverpool = Liverpool
place-macclesfield = Macclesfield
place-manchester = Manchester
place-oldham = Oldham
place-preston = Preston
place-rochdale = Rochdale
place-stockport = Stockport
place-warrington_and_runcorn = Warrington & Runcorn
place-wigan = Wigan
place-blackpool = Blackpool
place-northwich = Northwich
place-southport = Southport
place-scotland = Schotland
place-yorkshire = Yorkshire
place-the_midlands = The Midlands

line = { $from }–{ $to }

industry-cotton_mill = Katoenfabriek
    .inline = katoenfabriek
industry-coal_mine = Kolenmijn
    .inline = kolenmijn
industry-iron_works = IJzerfabriek
    .inline = ijzerfabriek
industry-port = Haven
    .inline = haven
industry-shipyard = Scheepswerf
    .inline = scheepswerf


tile = { $industry } { $level }
tile-locked = { $industry } met slot

seat-red = Rood
seat-yellow = Geel
seat-teal = Turquoise
seat-purple = Paars
person-unnamed = Speler
person-of-seat = { $name } ({ $seat })

era-canal = Kanaaltijdperk
    .inline = kanaaltijdperk
era-rail = Spoortijdperk
    .inline = spoortijdperk

# Na "aan de beurt om".
decision-turn = een actie te doen
decision-sell = nog een fabriek te verkopen of te stoppen
decision-end_turn = de beurt te beëindigen
decision-shortfall = een tekort met tegels te betalen

source-market = markt
slot = { $place } { $number }
