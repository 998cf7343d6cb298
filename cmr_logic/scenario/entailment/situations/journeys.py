"""Journeys: tickets, bags, bookings, with whom one goes and why, and what went wrong."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
JOURNEYS: tuple[Situation, ...] = (
    situation(
        "has-ticket",
        said="I have a ticket|I have a valid ticket|I hold a ticket|I bought a ticket|"
             "I have bought a ticket",
        shown="my ticket is in my pocket|I showed my ticket|I showed the inspector my ticket|"
              "my ticket is on my phone|I have the ticket on my phone|I have my ticket here|"
              "my ticket was checked|I paid for my ticket|I have a season ticket|"
              "I booked my ticket online|I have a return ticket",
        barred="I had no ticket|I dodged the fare|I did not buy a ticket|I forgot to buy a ticket|"
               "I have lost my ticket|I did not pay the fare",
        clause="you have a ticket", fires="My ticket's in my pocket.",
        fails="I jumped on without a ticket.", silent="My ticker's in my chest.",
    ),
    situation(
        "lost-ticket",
        said="I have lost my ticket|I lost my ticket|my ticket is lost|I have mislaid my ticket|"
             "I cannot find my ticket",
        shown="my ticket is nowhere to be found|my ticket has gone missing|my ticket has vanished|"
              "my ticket went in the wash|I dropped my ticket somewhere|I left my ticket at home|"
              "I threw my ticket away|my ticket blew away|my ticket fell out of my pocket",
        barred="my ticket is in my hand|my ticket is in my pocket|my ticket is on my phone|"
               "I have my ticket here|I found my ticket|I have my ticket right here",
        clause="you have lost your ticket", fires="my ticket fell out of my pocket.",
        fails="My ticket's in my hand.", silent="My tickle is nowhere to be found.",
    ),
    situation(
        "passport-gone",
        said="I have lost my passport|I lost my passport|my passport is lost|"
             "my passport is missing|I cannot find my passport|I have mislaid my passport",
        worded="my passport has gone missing",
        shown="my passport is gone|my passport has gone|my passport has gone missing|"
              "my passport has vanished|my passport was stolen|my passport has disappeared|"
              "my passport is nowhere to be found|I left my passport on the train|"
              "I dropped my passport somewhere|somebody stole my passport|"
              "my passport went overboard|my passport burned in the fire|"
              "I left my passport in a taxi",
        barred="my passport is in my hand|I have my passport here|"
               "I have got my passport right here|my passport is in the drawer|"
               "I have found my passport|my passport is safe|my passport turned up|"
               "my passport is in my bag|my passport is safe at home",
        clause="you have lost your passport", fires="My passport's vanished.",
        fails="My passport's in my hand.", silent="My passenger's vanished.",
    ),
    situation(
        "bag-damaged",
        said="my luggage was damaged|my suitcase was damaged|my bag was damaged|"
             "my case was damaged|my luggage is damaged|my suitcase is damaged|"
             "my suitcase is broken",
        shown="my case came off the belt with a wheel missing|a wheel came off my suitcase|"
              "my suitcase was ripped|my suitcase was torn open|the handle of my case was broken|"
              "my case was smashed|my suitcase came back with a hole in it|my bag was ripped|"
              "my case arrived in pieces|the zip on my bag was broken|my suitcase was crushed|"
              "the lock of my case was broken|my suitcase came off the belt with a crack|"
              "my suitcase was cracked|the airline broke my suitcase",
        barred="my bags arrived in perfect shape|my bags are fine|my luggage is fine|"
               "there is not a scratch on my suitcase|my suitcase is fine|"
               "my luggage arrived in one piece|my bags came through in one piece|"
               "my suitcase arrived undamaged|my suitcase arrived in one piece|"
               "my case came through without a scratch",
        clause="your luggage was damaged", fires="My case came off the belt with a wheel missing.",
        fails="My bags arrived in perfect shape.", silent="My case came up before the judge.",
    ),
    situation(
        "hand-luggage",
        said="I am travelling with hand luggage only|I am only taking hand luggage|"
             "I have only hand luggage|I only have hand luggage",
        shown="I am travelling light with just a rucksack|I am only taking a rucksack|"
              "I am not checking in any bags|"
              "I am not checking anything in|I have nothing to check in|"
              "I am only taking a cabin bag|I have no hold luggage|I have no suitcase",
        barred="I have a suitcase to check in|I have two cases to check in|"
               "I am checking in a suitcase|I am checking in two bags|"
               "my suitcase goes in the hold|I have a case for the hold|I checked in a suitcase",
        clause="you are travelling with hand luggage only",
        fires="All I'm taking is a small rucksack.", fails="I have two big cases to check in.",
        silent="All I'm tasting is a small radish.",
    ),
    situation(
        "with-infant",
        said="I am travelling with an infant|I am travelling with a baby|"
             "I am travelling with my baby|I am bringing my baby|I am flying with an infant",
        worded="I am accompanied by an infant|I have an infant with me|I am flying with a baby|"
               "I am travelling with an infant under two|I have a baby with me|"
               "I am bringing an infant|I am travelling with a young baby",
        shown="my baby will be on my lap|my baby is coming with me|my baby is coming with us|"
              "our baby is coming along|my seven-month-old is coming along|"
              "my baby travels on my lap|my baby comes along|my baby sits on my lap|"
              "we are taking the baby with us|I carry my baby in a sling|"
              "my baby is flying with me|my baby daughter is flying on my lap|"
              "my newborn is flying with me|I am taking the baby|"
              "I am taking my six-month-old|"
              "I am taking my baby along|we are bringing our newborn|"
              "my baby is travelling with me|I am flying with my baby|"
              "we are flying with our newborn|I will have my baby with me|"
              "I will have the baby with me|my three-month-old is flying with me|"
              "I am bringing the baby",
        barred="there are no little ones with us|we are leaving the baby with my mother|"
               "there are no children with us|I am travelling on my own|I am travelling alone|"
               "it is adults only|we are all adults|there are no children travelling|"
               "no children are travelling|"
               "I am flying alone|I am going on my own|I am leaving the baby at home|"
               "we have no children|I have no children|I have no kids|it is just the two of us",
        clause="you are travelling with an infant", fires="I carry my baby in a sling.",
        fails="We are leaving the baby with my mother.",
        silent="My seven laptops will be on board.",
    ),
    situation(
        "with-animal",
        said="I am travelling with a pet|I am travelling with my dog|"
             "I am travelling with an animal|I am bringing my dog|I am bringing my pet|"
             "I am taking my dog with me|I am bringing a pet|I am taking my cat with me",
        worded="I am taking a pet|I bring an animal|I take a pet abroad|I am bringing an animal|"
               "I am taking an animal",
        shown="my dog is coming with me|my dog is coming along|my dog is coming with us|"
              "my cat is coming with us|we are taking the dog|our dog is coming with us|"
              "we are bringing the cat|my terrier is coming too|our spaniel is coming along",
        barred="the dog is staying with my mum|my dog is staying at home|"
               "my dog is staying in kennels|my dog is going into kennels|"
               "we are leaving the dog with a neighbour|I am leaving the dog at home|"
               "I have no pets|the cat is staying at home|the dog is staying with my parents",
        clause="you are travelling with a pet", fires="The dog's coming with us on the ferry.",
        fails="The dog's staying with my mum.", silent="The dodgem's coming with us on the ferry.",
    ),
    situation(
        "with-bicycle",
        said="I am travelling with a bicycle|I am bringing my bike|I am taking my bike|"
             "I am taking a bicycle|I am bringing a bicycle",
        shown="my bike is coming with me|I want my bike in the guard's van|"
              "my bicycle is coming too|I take my bike on the train|"
              "I am putting my bike on the train",
        barred="my bike is staying in the shed|I am leaving my bike at home|"
               "my bike is staying at home|I have left my bike at home",
        clause="you are travelling with a bicycle", fires="I am putting my bike on the train.",
        fails="My bike is staying in the shed.", silent="I'll have my bite with me.",
    ),
    situation(
        "business-trip",
        said="I am travelling on business|I am on a business trip|I am going on a business trip|"
             "it is a business trip|I am travelling for work|I am going for work",
        worded="the journey is for work|the trip is for work|my trip is for work|"
               "my visit is for business",
        shown="my firm is sending me to a conference|my boss is sending me to a trade fair|"
              "my company is sending me to a conference|I have meetings with clients there|"
              "I am going to a conference|I am going to a trade fair|I am visiting a client|"
              "I am visiting a customer|I am meeting a client there|"
              "my firm is sending me to a trade fair|I have a conference to go to|"
              "my employer is sending me",
        barred="it is a holiday|it is purely a holiday|I am going on holiday|"
               "we are going on holiday|I am on holiday|I am visiting family|it is our honeymoon|"
               "I am going for pleasure|I am just visiting friends",
        clause="you are travelling on business", fires="My firm is sending me to a trade fair.",
        fails="It's purely a holiday.", silent="My firm is sending me a trade card.",
    ),
    situation(
        "holidaymaker",
        said="I am on holiday|I am going on holiday|I am a holidaymaker|I am taking a holiday|"
             "I am a tourist",
        shown="we are off to the beach for a fortnight|it is our honeymoon|"
              "I am having a week in the sun|I am going on a cruise|"
              "we are going skiing for a week|I am going on safari|I have booked a package tour|"
              "I am having a fortnight in Spain",
        barred="I am on a business trip|I am travelling for work|I am travelling on business",
        clause="you are on holiday", fires="We're off to the beach for a fortnight.",
        fails="I am travelling on business.", silent="We're off to the bank for a form.",
    ),
    situation(
        "one-way",
        said="I have a return ticket|I bought a return ticket|I have a return flight|"
             "my ticket is a return|I have a ticket home",
        worded="I hold a return ticket|I have a return or onward ticket|"
               "I have a return ticket home|I have booked a return flight|"
               "I have booked my return journey",
        shown="I have booked the flight home|I have already booked my flight home|"
              "my flight home is booked|I fly home on Sunday|my return is booked|"
              "my return flight is on the tenth|I have a flight back booked|"
              "I am booked to fly home|I am booked home on the third|I fly back on Sunday|"
              "I have a seat booked home|I am booked on a flight home|"
              "I am booked to fly back on the third",
        barred="I have a single ticket|I bought a single|I have not booked a flight home|"
               "I have no flight home|my ticket is a single|I only have a one-way ticket|"
               "I have only got a one-way ticket|I only booked the way out|"
               "I bought a one-way ticket|I have a one-way ticket|I have not booked my way home|"
               "I have not booked a flight back|I have not got a ticket home|"
               "I only booked the flight out",
        clause="you have a return ticket", fires="I've already booked the flight home.",
        fails="my ticket is a single.", silent="I've already baked the flan at home.",
    ),
    situation(
        "missed-it",
        said="I missed my flight|I missed the flight|I have missed my flight|I missed my plane|"
             "I missed the plane|I was too late for my flight",
        shown="the plane left without me|my plane left without me|the gate had closed|"
              "the gate had closed by the time I got there|my flight left without me|"
              "I got to the gate too late|I arrived at the airport too late|"
              "I watched my plane take off",
        barred="I got on board in good time|I caught my flight|I caught the plane|"
               "I made my flight|I was on the plane|I made it to the gate in time|"
               "I was at the gate in good time|I boarded on time|I flew as planned",
        clause="you missed your flight", fires="The gate had closed by the time I got there.",
        fails="I got on board in good time.", silent="The gate had rusted by the time I got there.",
    ),
    situation(
        "missed-train",
        said="I missed my train|I missed the train|I have missed my train|"
             "I was too late for my train",
        shown="the train left without me|my train left without me|I missed my connection|"
              "the train had gone|the train had already gone|my train had left|"
              "I just missed the train",
        barred="I caught my train|I caught the train|I made my train|I was on the train|"
               "I got on the train in time",
        clause="you missed your train", fires="I just missed the train.",
        fails="I got on the train in time.",
        silent="The trainer pulled out as I reached the plate.",
    ),
    situation(
        "has-booking",
        said="I have a booking|I have a reservation|I have booked|I made a booking|"
             "I made a reservation|I have made a reservation|I have reserved",
        worded="I booked in advance|I have booked in advance",
        shown="I have booked a room|I booked a table|I booked a room|I reserved a table|"
              "I have a room reserved|there is a room reserved in my name|my room is booked|"
              "my table is booked|my booking is confirmed|they confirmed my booking|"
              "I have a confirmation of my booking|I have a booking number|I booked a pitch",
        barred="I have not booked|I have not booked anything|I did not book|I just turned up|"
               "I forgot to book|I walked in off the street|I never booked|"
               "I came on the off chance|I cancelled my booking|I have cancelled my booking",
        clause="you have a booking", fires="There's a room reserved in my name.",
        fails="I haven't booked anything.", silent="There's a room repainted in my name.",
    ),
    situation(
        "booked-agent",
        said="I booked through a travel agent|I booked with a travel agent|"
             "I booked through an agent|I booked through a travel agency|"
             "a travel agent booked it for me|I booked it through an agent",
        shown="my travel agent arranged it|the travel agency arranged it|"
              "the travel agent sorted it out|a travel agency booked my trip|"
              "I went to a travel agent|I bought it from a travel agency|"
              "my travel agent sorted everything out",
        barred="I booked directly with the airline|I booked direct|"
               "I booked straight with the airline|I booked on the airline's website|"
               "I booked with the hotel directly|I booked directly with you|I booked it direct",
        clause="you booked through a travel agent", fires="my travel agent sorted everything out.",
        fails="I booked straight with the airline.", silent="The agency in town closed it all.",
    ),
    situation(
        "cancelled-own",
        said="I cancelled my booking|I have cancelled my booking|I cancelled my reservation|"
             "I have cancelled the booking|I cancelled the trip|I cancelled the booking|"
             "I have cancelled my reservation|I have cancelled my trip",
        shown="I called off the trip|I called the trip off|I pulled out of the trip|"
              "I withdrew my booking|I rang to cancel my booking|I cancelled the holiday|"
              "I have called off the holiday",
        barred="they cancelled my booking|the hotel cancelled my booking|the airline cancelled it",
        clause="you cancelled your booking", fires="I have called off the holiday.",
        fails="The airline cancelled it.", silent="I rang them to call the taxi.",
    ),
    situation(
        "leaving-for-good",
        said="I am leaving the country|I am leaving this country|I am moving out of the country",
        shown="I am moving back to Ghana|I am moving back home to Poland|"
              "I am going back to Poland for good|I am moving to Spain|I am moving to Australia|"
              "I am emigrating to Canada|I am going home for good|I am relocating to Germany|"
              "I am off to live in Spain|I am starting a new life in Australia",
        clause="you are leaving the country", fires="I'm moving back to Ghana for good.",
        silent="I'm movingly backed by Ghana.",
    ),
    situation(
        "badge-holder",
        said="I have a disabled person's badge|I have a disabled badge|I have a blue badge|"
             "I have a disabled parking badge|I hold a blue badge|I have a disabled parking permit",
        worded="I have a blue badge|I hold a blue badge|I am a blue badge holder|"
               "I have a disabled parking badge|I hold a disabled person's parking badge|"
               "I have a disabled parking permit|I have a disabled badge",
        shown="my blue badge is on the dashboard|I was given a blue badge|I got a blue badge|"
              "I park with a blue badge|I display a blue badge|my blue badge is valid until May|"
              "the council gave me a blue badge|my blue badge runs until May|"
              "I got my blue badge last year|I park with my blue badge|"
              "I have a disabled sticker for the car",
        barred="they turned me down for a blue badge|my blue badge has expired|"
               "my blue badge ran out in May|I have no badge|"
               "my application for a blue badge was refused|"
               "I was turned down for a blue badge|I have not got a blue badge|"
               "I have no blue badge|my blue badge has run out|I never applied for a blue badge|"
               "I have never applied for a blue badge|I do not have a blue badge|"
               "they refused me a blue badge|I am still waiting for my blue badge",
        clause="you have a disabled person's badge",
        fires="I've got a blue badge because of my hip.",
        fails="They turned me down for a blue badge.",
        silent="I've got a blue bandage because of my hip.",
    ),
    situation(
        "hires-car",
        said="I am hiring a car|I am renting a car|I have hired a car|I have rented a car|"
             "I have booked a hire car",
        shown="I have a hire car|I have a rental car|I am driving a hire car|"
              "we are picking up a rental car at the airport|"
              "my hire car is booked|there is a hire car waiting for us|"
              "a hire car is waiting for us|"
              "we are picking up a hire car|I am picking up a hire car",
        barred="I am taking my own car|we are taking our own car|I am going by train|"
               "we are going by bus",
        clause="you are hiring a car", fires="I am picking up a hire car.",
        fails="We're taking our own car.", silent="We're picking up a rental film.",
    ),
    situation(
        "camping-out",
        said="I am camping|I am going camping|I am staying in a tent|I am sleeping in a tent|"
             "I will be camping",
        shown="I am bringing my tent|we are bringing our tent|we have a tent|"
              "I have pitched my tent|we are pitching our tent|I am staying on a campsite|"
              "I have booked a pitch|we are staying at a campsite",
        barred="I have booked a hotel|I am staying in a hotel|I am staying at a hotel|"
               "I am staying at a bed and breakfast|I have booked a room|"
               "I am staying in a guest house",
        clause="you are camping", fires="We're bringing our tent.", fails="We've booked a hotel.",
        silent="We're bringing our tenor.",
    ),
    situation(
        "hotel-guest",
        said="I am staying in a hotel|I am staying at a hotel|I have booked a hotel|"
             "I am a hotel guest|I have a hotel room|I have booked a hotel room",
        shown="I am in room 12|I have a room at the Grand Hotel|I am staying at the Grand Hotel|"
              "my room at the hotel is booked|I checked into a hotel|I have checked into the hotel",
        barred="I am camping|I am staying with my aunt|I am sleeping in a tent|"
               "I am sleeping on a friend's sofa|I am staying in a hostel|"
               "I am staying on a campsite|we are sleeping at my aunt's",
        clause="you are staying in a hotel", fires="I have checked into the hotel.",
        fails="We're sleeping at my aunt's.", silent="We've booked two knights for the Grand.",
    ),
)
# fmt: on
