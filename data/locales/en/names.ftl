# Names of the things of the game. Place ids and industry ids are those of the data files.

list-and = { $start } and { $last }
list-or = { $start } or { $last }

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
place-scotland = Scotland
place-yorkshire = Yorkshire
place-the_midlands = The Midlands

line = { $from }–{ $to }

industry-cotton_mill = Cotton Mill
    .inline = Cotton Mill
industry-coal_mine = Coal Mine
    .inline = Coal Mine
industry-iron_works = Iron Works
    .inline = Iron Works
industry-port = Port
    .inline = Port
industry-shipyard = Shipyard
    .inline = Shipyard


tile = { $industry } { $level }
tile-locked = locked { $industry }

seat-red = Red
seat-yellow = Yellow
seat-teal = Teal
seat-purple = Purple
person-unnamed = Player
person-of-seat = { $name } ({ $seat })

era-canal = Canal Era
    .inline = Canal Era
era-rail = Rail Era
    .inline = Rail Era

decision-turn = take an action
decision-sell = sell another mill or stop
decision-end_turn = end the turn
decision-shortfall = pay a shortfall with tiles

source-market = market
slot = { $place } { $number }
