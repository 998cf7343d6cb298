"""Cars and trips: what state a car is in, where it stands, and how people travel."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
CARS_AND_TRIPS: tuple[Situation, ...] = (
    situation(
        "bald-tyres",
        said="my tyres are worn|the tyres are worn|my tyres are worn out|my tyres are worn down",
        worded="the tyres are worn out|my tyres need replacing|my tyres are in bad condition|"
               "my tyres have no tread",
        shown="my tyres are bald|my tyres are smooth|my tyres are past their best|"
              "my tyres are shot|my tyres are threadbare|there is hardly any tread on my tyres|"
              "my tyres have seen better days|my tyres have no tread|my tyres have no tread left|"
              "the tread on my tyres is gone|I need new tyres",
        barred="my tyres are brand new|my tyres are new|my tyres are nearly new|"
               "my tyres are as good as new|there is plenty of tread on my tyres|"
               "I have just had four new tyres fitted|my tyres have plenty of tread|"
               "I had new tyres fitted|I had new tyres put on|I put new tyres on last week|"
               "I put new tyres on in May|my tyres are in good condition",
        clause="your tyres are worn", fires="There's hardly any tread on my tyres.",
        fails="My tyres have plenty of tread.", silent="There's hardly any bread on my tray.",
    ),
    situation(
        "drives-for-the-job",
        said="I use my car for work|I use my car for business|I drive my car for work|"
             "I need my car for work",
        worded="I use my vehicle for work|I use my own car for work|my car is used for work|"
               "my car is used for business|I use the car for business purposes",
        shown="I drive round to customers all day|I drive from client to client all day|"
              "I drive to customers all day|I drive to see clients all day|"
              "I do my rounds in my own car|I do my rounds in my car|"
              "I do my deliveries in my own car|I do my deliveries in my car|"
              "I do my house calls in my own car|I do my house calls in my car|"
              "I visit clients in my own car|I visit clients in my car|"
              "I visit customers in my own car|I visit customers in my car|"
              "I visit patients in my own car|I visit patients in my car|"
              "I deliver pizzas in my own car|I deliver pizzas in my car|"
              "I deliver parcels in my own car|I deliver parcels in my car|"
              "I carry my tools in my car|I use my own car on the job|my boss pays me mileage",
        barred="I only use my car for shopping|I only use my car for pleasure|"
               "I only use my car for holidays|I only use my car for trips|"
               "I leave my car at home|my car is just for leisure|my car is just for pleasure|"
               "my car is just for the family|I never use my car for work|"
               "I do not use my car for work|I have a company van for work|"
               "my car stays at home all week",
        clause="you use your car for work", fires="I do my rounds in my own car.",
        fails="I only use my car for shopping.", silent="I do my hair in my own car.",
    ),
    situation(
        "crash-had",
        said="I have been in an accident|I had an accident|I have had an accident|"
             "I was in an accident",
        worded="I have been involved in an accident|I was involved in an accident",
        shown="a lorry ran into me|a lorry ran into my car|a lorry hit me|a lorry hit my car|"
              "a lorry drove into me|a lorry drove into my car|a van ran into me|"
              "a van ran into my car|a van hit me|a van hit my car|a van drove into me|"
              "a van drove into my car|a car ran into me|a car ran into my car|a car hit me|"
              "a car hit my car|a car drove into me|a car drove into my car|a bus ran into me|"
              "a bus ran into my car|a bus hit me|a bus hit my car|a bus drove into me|"
              "a bus drove into my car|I crashed my car|I crashed my bike|I crashed my van|"
              "I wrecked my car|I wrecked my bike|I wrecked my van|I smashed up my car|"
              "I smashed up my bike|I smashed up my van|I wrote off my car|I wrote off my bike|"
              "I wrote off my van|I was knocked off my bike|I was knocked down|I was run over|"
              "I was hit by a car|I was rear-ended|I drove into a wall|I drove into a tree|"
              "I drove into another car|I drove into a lamp post|I ran into a wall|"
              "I ran into a tree|I ran into another car|I ran into a lamp post|"
              "I skidded into a ditch|I skidded into a tree|I skidded into a wall|"
              "I came off my bike|I came off my motorbike",
        barred="I have never had a crash|I have never had an accident|I have never had a bump|"
               "I have never so much as scratched my car|I have never been in a crash|"
               "I have never been in an accident|I have an accident-free record",
        clause="you have been in an accident", fires="A lorry ran into me.",
        fails="I've never had a crash.", silent="A sorry look ran over me.",
    ),
    situation(
        "travels-for-the-firm",
        said="I travel on business|I am travelling on business|I am on a business trip|"
             "it is a business trip",
        worded="I travel for work|I am travelling for work|I travel for business|"
               "the trip is for business|I am away on business",
        shown="it is a work trip|my company pays for my trip|my firm pays for my trip|"
              "my boss pays for my trip|I am off to see clients|I am off to a conference|"
              "I am off to a trade fair|I am off to meet a customer|I am going to a trade fair|"
              "I am going to a sales meeting|I am going to a conference|my firm sent me|"
              "my company sent me",
        barred="I am going on holiday|it is just for pleasure|I am visiting family|"
               "I am visiting friends|I am off to the beach|it is a holiday|I am on holiday|"
               "I am travelling for pleasure|it is my honeymoon|it is my summer holiday",
        clause="you travel on business", fires="It's a work trip.", fails="I'm visiting family.",
        silent="It's a school trip.",
    ),
    situation(
        "trip-covered",
        said="I have travel insurance|I am insured for my trip|I have holiday insurance|"
             "I have travel cover",
        worded="I have taken out travel insurance|my trip is insured|"
               "I am covered by travel insurance|I have insurance for the trip",
        shown="I took out cover for my holiday|I took out cover for my trip|"
              "I took out insurance for my holiday|I took out insurance for my trip|"
              "I took out a policy for my holiday|I took out a policy for my trip|"
              "my trip is insured|my trip is covered|my holiday is insured|my holiday is covered|"
              "my bank account comes with travel cover|"
              "my bank account comes with travel insurance|I bought travel insurance|"
              "I bought cover for the trip|my credit card covers my trip|"
              "my credit card covers my holiday|I have a travel policy|I have a holiday policy",
        barred="I never bother with holiday insurance|I never bother with travel insurance|"
               "my travel policy ran out|my travel policy has run out|"
               "my travel policy has expired|my travel policy has lapsed|"
               "my travel insurance ran out|my travel insurance has run out|"
               "my travel insurance has expired|my travel insurance has lapsed|"
               "my holiday policy ran out|my holiday policy has run out|"
               "my holiday policy has expired|my holiday policy has lapsed|"
               "my holiday insurance ran out|my holiday insurance has run out|"
               "my holiday insurance has expired|my holiday insurance has lapsed|"
               "I have no travel insurance|I have no travel cover|I have no holiday insurance|"
               "I have no holiday cover|I did not take out travel insurance|"
               "I did not take out any cover|I forgot the travel insurance|"
               "my trip is not insured|my trip is not covered",
        clause="you have travel insurance", fires="I took out a policy for my holiday.",
        fails="I never bother with travel insurance.", silent="I took out a book for my holiday.",
    ),
    situation(
        "booking-confirmed",
        said="my hotel booking was confirmed|my booking was confirmed|my booking is confirmed|"
             "my booking has been confirmed",
        worded="the hotel has confirmed my booking|the hotel confirmed my booking|"
               "my reservation was confirmed|my reservation is confirmed",
        shown="the hotel has me down for a room|the hotel has a room for me|"
              "the hotel has my room for me|the hotel holds a room for me|"
              "the hotel holds my room for me|I have an email from the hotel confirming it|"
              "I have an email from the hotel confirming my booking|the hotel wrote to confirm|"
              "my confirmation came|my confirmation has come|my confirmation arrived|"
              "I have the confirmation here|I have the confirmation on my phone|"
              "I have the confirmation in writing|I got the confirmation",
        barred="the hotel has no record of my booking|the hotel has no record of me|"
               "the hotel has not confirmed|I am still waiting for the hotel to confirm|"
               "I am still waiting for the confirmation|I am still waiting for confirmation|"
               "the hotel never confirmed|I have had no confirmation|the confirmation never came|"
               "the hotel has not got my booking|my booking did not go through",
        clause="your booking was confirmed", fires="The hotel has me down for a room.",
        fails="The hotel has no record of my booking.", silent="The hotel has me up at dawn.",
    ),
    situation(
        "motorbike-rider",
        said="I ride a motorcycle|I ride a motorbike|I am a motorcyclist|I am a biker",
        worded="I use a motorcycle|I own a motorbike|I drive a motorcycle|I ride motorbikes",
        shown="I have got a motorbike|I have got a motorcycle|I go to work on my motorbike|"
              "I go to work on my Honda motorbike|I go to work on my motorcycle|"
              "I am on my motorbike every day|I am on my motorbike every weekend|I have a Harley|"
              "I have a Ducati|I have a Triumph motorbike|my motorbike is in the garage|"
              "my motorbike is in the yard|my Harley is in the garage|my Harley is in the yard|"
              "I took my motorbike over the Alps",
        barred="I have never been on a motorbike|I sold my motorbike|I gave up motorbikes|"
               "I gave up my motorbike|I have no motorbike|I have never ridden a motorbike|"
               "I do not ride a motorbike|I do not ride motorbikes",
        clause="you ride a motorcycle", fires="I go to work on my motorbike.",
        fails="I've never been on a motorbike.", silent="I go to work on my motivation.",
    ),
    situation(
        "broke-down-car",
        said="my car has broken down|my car broke down|my vehicle has broken down|"
             "my car will not start",
        worded="my vehicle broke down|my vehicle will not start|my car does not start|"
               "my car has stopped working|my vehicle has stopped working",
        shown="my car conked out on the motorway|my car conked out on the way here|"
              "my car conked out in the snow|my car conked out on me|my car died on the motorway|"
              "my car died on the way here|my car died in the snow|my car died on me|"
              "my car packed up on the motorway|my car packed up on the way here|"
              "my car packed up in the snow|my car packed up on me|"
              "my car gave up the ghost on the motorway|my car gave up the ghost on the way here|"
              "my car gave up the ghost in the snow|my car gave up the ghost on me|"
              "my car cut out on the motorway|my car cut out on the way here|"
              "my car cut out in the snow|my car cut out on me|my car broke down on the motorway|"
              "my car broke down on the way here|my car broke down in the snow|"
              "my car broke down on me|my van conked out on the motorway|"
              "my van conked out on the way here|my van conked out in the snow|"
              "my van conked out on me|my van died on the motorway|my van died on the way here|"
              "my van died in the snow|my van died on me|my van packed up on the motorway|"
              "my van packed up on the way here|my van packed up in the snow|"
              "my van packed up on me|my van gave up the ghost on the motorway|"
              "my van gave up the ghost on the way here|my van gave up the ghost in the snow|"
              "my van gave up the ghost on me|my van cut out on the motorway|"
              "my van cut out on the way here|my van cut out in the snow|my van cut out on me|"
              "my van broke down on the motorway|my van broke down on the way here|"
              "my van broke down in the snow|my van broke down on me|my car conked out|"
              "my car has conked out|my car has died|my car has packed up|my van conked out|"
              "my van has conked out|my van has died|my van has packed up|"
              "I am stuck at the roadside|I am stuck on the hard shoulder|my engine blew up|"
              "my engine has gone|my engine has packed up|my engine gave out|my clutch blew up|"
              "my clutch has gone|my clutch has packed up|my clutch gave out|my gearbox blew up|"
              "my gearbox has gone|my gearbox has packed up|my gearbox gave out|"
              "I had to call the breakdown people|steam is coming out of my bonnet",
        barred="my car starts first time|my car starts every time|my van starts first time|"
               "my van starts every time|there is nothing wrong with my car|"
               "there is nothing wrong with my van|my car has never broken down|"
               "my car has never let me down|my van has never broken down|"
               "my van has never let me down|my car is in perfect working order",
        clause="your car has broken down", fires="My engine blew up.",
        fails="My car starts first time.", silent="My cousin blew up a balloon.",
    ),
    situation(
        "travels-with-others-transport",
        said="I travel by public transport|I use public transport|I go by public transport|"
             "I take public transport",
        worded="I am a user of public transport|I travel on public transport",
        shown="I take the bus to work|I take the bus every day|I take the bus each morning|"
              "I take the bus everywhere|I take the tram to work|I take the tram every day|"
              "I take the tram each morning|I take the tram everywhere|I take the train to work|"
              "I take the train every day|I take the train each morning|"
              "I take the train everywhere|I take the tube to work|I take the tube every day|"
              "I take the tube each morning|I take the tube everywhere|I take the metro to work|"
              "I take the metro every day|I take the metro each morning|"
              "I take the metro everywhere|I catch the bus to work|I catch the bus every day|"
              "I catch the bus each morning|I catch the bus everywhere|I catch the tram to work|"
              "I catch the tram every day|I catch the tram each morning|"
              "I catch the tram everywhere|I catch the train to work|I catch the train every day|"
              "I catch the train each morning|I catch the train everywhere|"
              "I catch the tube to work|I catch the tube every day|I catch the tube each morning|"
              "I catch the tube everywhere|I catch the metro to work|I catch the metro every day|"
              "I catch the metro each morning|I catch the metro everywhere|I get the bus to work|"
              "I get the bus every day|I get the bus each morning|I get the bus everywhere|"
              "I get the tram to work|I get the tram every day|I get the tram each morning|"
              "I get the tram everywhere|I get the train to work|I get the train every day|"
              "I get the train each morning|I get the train everywhere|I get the tube to work|"
              "I get the tube every day|I get the tube each morning|I get the tube everywhere|"
              "I get the metro to work|I get the metro every day|I get the metro each morning|"
              "I get the metro everywhere|I go everywhere by bus|I go everywhere by train|"
              "I go everywhere by tram|I go everywhere by tube|I go to work by bus|"
              "I go to work by train|I go to work by tram|I go to work by tube|I come by bus|"
              "I come by train|I come by tram|I ride the bus to work|I ride the tram to work|"
              "I ride the tube to work|I have a bus pass",
        barred="I drive everywhere|I drive to work|I never use the bus|I never use the train|"
               "I never take the bus|I never take the train|I go everywhere on my bike|"
               "I go everywhere by car|I go everywhere on foot|I cycle everywhere|"
               "I cycle to work|I walk everywhere|I walk to work|I do not use public transport",
        clause="you travel by public transport", fires="I catch the tram each morning.",
        fails="I go everywhere on my bike.", silent="I catch the ram each morning.",
    ),
)
# fmt: on
