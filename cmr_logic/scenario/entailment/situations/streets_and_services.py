"""Parking, breakdowns, libraries, races, deliveries, meters, power cuts and wills."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
STREETS_AND_SERVICES: tuple[Situation, ...] = (
    situation(
        "paid-for-parking",
        said="I paid for parking|I have paid for parking|I paid for a parking ticket|"
             "I bought a parking ticket|I paid to park",
        worded="I have paid to park|I have bought a parking ticket|"
               "I bought a pay-and-display ticket|I purchased a parking ticket|"
               "I have a valid parking ticket|I had a valid parking ticket",
        shown="I paid on the parking app|I paid for two hours' parking|I paid the parking fee|"
              "I paid at the parking machine|I got a ticket from the parking machine|"
              "I paid by phone for the parking|I paid with the parking app|"
              "I put money in the parking meter|I put coins in the parking meter",
        barred="I did not buy a parking ticket|I did not pay for parking|I did not pay to park|"
               "I forgot to buy a parking ticket|I forgot to pay for parking|"
               "I never bought a parking ticket|I had no change for the meter|"
               "I did not feed the meter|I never paid for parking",
        clause="you paid for parking",
        fires="I paid on the parking app.",
        fails="I forgot to buy a parking ticket.",
        silent="I played on the parking app.",
    ),
    situation(
        "ticket-shown",
        said="I displayed my ticket|my ticket was displayed|I displayed my parking ticket|"
             "my ticket was clearly displayed",
        worded="I displayed a valid ticket|I was displaying a valid ticket|"
               "I had displayed my ticket|my permit was on display|I put my ticket on display",
        shown="the ticket was stuck to the windscreen|the ticket was on the dashboard|"
              "my ticket was on the dashboard|my ticket was in the windscreen|"
              "I put the ticket on the dashboard|I stuck the ticket on the windscreen|"
              "I left the ticket on the dashboard|the ticket was on the windscreen|"
              "the ticket was on the dash",
        barred="the ticket had slipped off the dashboard|the ticket was in my pocket|"
               "the ticket was in my wallet|the ticket had blown off the dashboard|"
               "I forgot to put the ticket on the dashboard|the ticket fell off the dashboard|"
               "my ticket was face down|the ticket was face down|"
               "I did not put the ticket on the dashboard|the ticket was in my handbag|"
               "I had the ticket in my purse",
        clause="you displayed your ticket",
        fires="The ticket was stuck to the windscreen.",
        fails="The ticket was in my pocket.",
        silent="The sticker was stuck to the wardrobe.",
    ),
    situation(
        "car-broke-down",
        said="my car broke down|my vehicle broke down|my car has broken down|"
             "my vehicle has broken down",
        worded="my vehicle had broken down|my car had broken down|I had broken down|"
               "I had a breakdown|I have had a breakdown",
        shown="my engine died|my engine packed up|I was towed to a garage|"
              "the breakdown truck towed me|my clutch went|my gearbox went|my car would not start|"
              "my car conked out|my car died on me|my engine blew up|the AA towed me home|"
              "my engine overheated|my car had a flat battery",
        barred="there was nothing wrong with my car|my car runs perfectly|my car was running fine|"
               "my car was in perfect order|the car was in perfect order",
        clause="your vehicle broke down",
        fires="The engine died on me and wouldn't start again.",
        fails="There was nothing wrong with my car.",
        silent="The engineer died on Monday.",
    ),
    situation(
        "parking-permit",
        said="I have a parking permit|I hold a parking permit|I have a resident's parking permit|"
             "I have a permit to park",
        worded="I have a resident's permit|I have a valid parking permit|"
               "I hold a resident's permit|I hold a valid parking permit|"
               "I have a residents' parking permit",
        shown="the council gave me a residents' permit|my permit is in the windscreen|"
              "I bought a residents' permit|my parking permit runs until June|"
              "my parking permit is on the dashboard|I pay for a residents' parking permit",
        barred="I have no parking permit|I never got a parking permit|"
               "I have not applied for a parking permit|my parking permit has run out|"
               "my parking permit has expired|my parking permit ran out|"
               "I am still waiting for my parking permit|I was refused a parking permit",
        clause="you have a parking permit",
        fires="The council gave me a residents' permit for my car.",
        fails="My parking permit has run out.",
        silent="The council gave me a lecture about my car.",
    ),
    situation(
        "lost-library-book",
        said="I have lost a library book|I lost a library book",
        worded="I have lost an item|I have lost a borrowed book|"
               "I have lost an item from the library|I have lost a book that I borrowed|"
               "I have lost a book",
        shown="I left the library book on the bus|I cannot find the library book|"
              "the library book has vanished|I left the library book on the train|"
              "I have mislaid the library book|I mislaid the library book|"
              "I cannot find the library book anywhere|the library book is nowhere to be found",
        barred="the library book is on my desk|I found the library book|"
               "I have returned the library book|the library book turned up|"
               "I took the library book back",
        clause="you have lost a library book",
        fires="I've mislaid the library book.",
        fails="I've returned the library book.",
        silent="I've misread the library book.",
    ),
    situation(
        "marathon-run",
        said="I have run a marathon|I ran a marathon|I have completed a marathon|"
             "I have ever run a marathon|I have finished a marathon",
        worded="I have ever completed a marathon|I have taken part in a marathon|"
               "I have run a full marathon",
        shown="I did the London Marathon|I did a marathon in May|I ran the London Marathon|"
              "I got round the marathon in five hours|I have run six marathons|"
              "I finished the Boston Marathon|I ran the Boston Marathon|"
              "I have done three marathons|I have run the London Marathon|"
              "I ran the marathon last year|I did the marathon in four hours",
        barred="I have never run a marathon|I have never run further than ten kilometres|"
               "I have never done a marathon|it will be my first marathon|I have never run a race|"
               "I have never raced|"
               "I have only run a half marathon",
        clause="you have run a marathon",
        fires="I did the London Marathon in 2019.",
        fails="It'll be my first marathon.",
        silent="I did the London sights in 2019.",
    ),
    situation(
        "out-at-delivery",
        said="nobody was at home for the delivery|I was not at home for the delivery|"
             "there was nobody at home to receive it",
        worded="nobody was at home to receive it|I was not at home to receive it|"
               "I missed the delivery|I missed my delivery",
        shown="the courier left a card|the postman left a card|"
              "I found a card on the mat from the courier|the driver left a card|"
              "I missed the courier|I missed the postman|I missed the delivery man|"
              "nobody answered the door to the courier|your driver put a card through the door|"
              "the courier put a card through the door|the driver put a card through the letterbox",
        barred="I signed for the parcel|I signed for it|I opened the door to the courier|"
               "my wife signed for it|my husband signed for it|the courier handed me the parcel|"
               "I took it in at the door|the courier handed it to me",
        clause="you were not at home for the delivery",
        fires="The courier left a card because we were out.",
        fails="I signed for the parcel.",
        silent="The courier left a scratch because we were late.",
    ),
    situation(
        "prepay-meter",
        said="I have a prepayment meter|I have a prepay meter|I am on a prepayment meter|"
             "I am on a prepay meter",
        worded="I pay for my energy with a prepayment meter|I use a prepayment meter|"
               "I have a pay-as-you-go meter|my meter is a prepayment meter|"
               "there is a prepayment meter in my home",
        shown="I top up the meter|I top up the meter at the corner shop|"
              "I top up the gas at the shop|I put money on the electric key|"
              "I charge up my electric key at the shop|I feed the electric meter|"
              "I top up my electric key|I buy electricity with a key|I top up my gas card|"
              "my meter takes a key",
        barred="I pay my energy bill by direct debit|I get a bill every quarter|"
               "I pay my electricity by direct debit|I pay my electricity bill monthly|"
               "my electricity is billed every quarter|I have a credit meter|"
               "I pay my gas by direct debit",
        clause="you have a prepayment meter",
        fires="I top up the meter at the corner shop.",
        fails="I pay my energy bill by direct debit.",
        silent="I top up my glass at the corner pub.",
    ),
    situation(
        "smart-metered",
        said="I have a smart meter|I have smart meters|I have had a smart meter fitted|"
             "my meter is a smart meter",
        worded="my home has a smart meter|there is a smart meter in my home|"
               "a smart meter is installed|a smart meter has been fitted",
        shown="my meter sends its readings by itself|my readings go to the supplier by themselves|"
              "my supplier fitted a smart meter|the supplier reads my meter remotely|"
              "my meter sends the readings automatically|they fitted a smart meter last year",
        barred="I still read the meter myself|I have an old meter with a dial|"
               "I refused a smart meter|I have never had a smart meter|"
               "I turned down a smart meter|a man comes to read the meter|"
               "the meter reader calls every quarter|I send in my meter readings every month|"
               "I still have the old dial meter",
        clause="you have a smart meter",
        fires="My readings go to the supplier by themselves.",
        fails="I still read the meter myself.",
        silent="My readers go to the superstore by themselves.",
    ),
    situation(
        "power-cut",
        said="I had a power cut|there was a power cut|my power went off|my power was cut|"
             "I lost power|my electricity went off",
        worded="I experienced a power cut|I have had a power cut|my supply was interrupted|"
               "I suffered a power cut|my electricity supply was interrupted|"
               "my power supply was cut|I had no power",
        shown="I had no electricity|we had no electricity|the electricity went off|"
              "we sat in the dark for six hours|the electricity failed|the power failed|"
              "the street lost power|we had no electric",
        barred="my power never went off|the electricity stayed on|the lights stayed on|"
               "we did not lose power|the power stayed on|there was no power cut|"
               "my lights never even flickered",
        clause="you had a power cut",
        fires="Our electricity went off at seven.",
        fails="The lights stayed on.",
        silent="Our electrician went home at seven.",
    ),
    situation(
        "will-left",
        said="the deceased left a will|there is a will|the person who died left a will|"
             "there was a will",
        worded="the deceased made a will|the deceased had a will|they left a will",
        shown="Dad left a will|Mum left a will|my father left a will|my mother left a will|"
              "we found his will|we found her will|my husband left a will|my wife left a will|"
              "he left everything to me in his will|"
              "she left everything to me in her will|Dad made a will|Mum made a will|"
              "my mother made a will|my father made a will|he made a will|she made a will",
        barred="Dad never made a will|Mum never made a will|he never made a will|"
               "she never made a will|my father died without a will|my mother died without a will|"
               "Dad died without a will|Mum died without a will|he died intestate|"
               "she died intestate|there is no will|we could not find a will|"
               "nobody can find a will|my husband never made a will|my wife never made a will|"
               "my aunt never made a will|my uncle never made a will|"
               "Dad never got round to a will|Mum never got round to a will|he left no will|"
               "she left no will|Dad left no will|Mum left no will|my father left no will|"
               "my mother left no will|Dad never wrote a will|Mum never wrote a will",
        clause="the deceased left a will",
        fires="Mum made a will.",
        fails="Dad never made a will.",
        silent="Mum made a wish.",
    ),
    situation(
        "own-will",
        said="I have made a will|I have a will|I made a will|I have written a will",
        worded="I have a valid will|I have drawn up a will|there is a will in my name",
        shown="my solicitor drew up my will|I drew up a will|"
              "I left everything to my wife in my will|my will is lodged with my solicitor|"
              "my will is kept by my solicitor",
        barred="I have never made a will|I never got round to making a will|"
               "I have not made a will|I have not got a will|I have no will|"
               "I have not written a will|I never made a will",
        clause="you have made a will",
        fires="My solicitor drew up my will.",
        fails="I never got round to making a will.",
        silent="My solicitor drew up my lease.",
    ),
)
# fmt: on
