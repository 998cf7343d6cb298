"""What somebody lives in, owns and how they came by it or paid for it."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
BELONGINGS: tuple[Situation, ...] = (
    situation(
        "internet",
        said="I have internet access|I have the internet|I have internet|"
             "I have an internet connection|I have broadband",
        worded="I can get online",
        shown="I have wifi at home|we have wifi|I am online every day|"
              "I have internet at home|I have access to the internet|"
              "I have a broadband connection",
        barred="I have no internet|I do not have the internet|I am not online|"
               "I have no wifi|I have no broadband|I have no access to the internet",
        clause="you have internet access",
        fires="I have wifi at home.",
        fails="I'm not online.",
        silent="I have a wife at home.",
    ),
    situation(
        "ground-floor",
        said="I live on the ground floor|my flat is on the ground floor|"
             "I have a ground floor flat",
        shown="my flat is at street level|I live in a ground-floor flat|"
              "I live at street level|I live in a bungalow|"
              "there are no stairs up to my flat",
        barred="I live on the first floor|I live on the top floor|I live upstairs|"
               "I live on the third floor|my flat is on the top floor|"
               "I live on the second floor|I live on the fifth floor|"
               "my flat is on the first floor|I live in the attic",
        clause="you live on the ground floor",
        fires="I live at street level.",
        fails="I live on the third floor.",
        silent="I park at street level.",
    ),
    situation(
        "high-rise",
        said="I live in a high-rise|I live in a tower block|"
             "I live in a high-rise building",
        shown="my flat is on the tenth floor|I live on the twelfth floor|"
              "I live on the fifteenth floor|I live in a tower",
        barred="I live in a bungalow|I live in a cottage|I live on a boat|"
               "I live in a detached house|I live in a farmhouse",
        clause="you live in a tower block",
        fires="I live on the twelfth floor.",
        fails="I live in a bungalow.",
        silent="I dine on the twelfth floor.",
    ),
    situation(
        "shared-house",
        said="I share a house|I live in a shared house|I live in a house share|"
             "I share a flat",
        shown="I have flatmates|I have housemates|I live with flatmates|"
              "I live with three housemates|I share the kitchen with two others|"
              "my flatmate cooks|I share a flat with friends|"
              "I rent a room in a shared house",
        barred="I live alone|I live on my own|I live by myself",
        clause="you live in a shared house",
        fires="I live with three housemates.",
        fails="I live alone.",
        silent="I live with three horses.",
    ),
    situation(
        "detached",
        said="I live in a detached house|my house is detached",
        shown="my house stands on its own|my house is free-standing|"
              "my house has no neighbours attached|I live in a bungalow on its own plot",
        barred="I live in a terraced house|I live in a flat|I live in a semi-detached house|"
               "my house is terraced|my house is semi-detached|I live in a semi|"
               "I live in a terrace|I live in an apartment",
        clause="you live in a detached house",
        fires="My house stands on its own.",
        fails="I live in a semi.",
        silent="My horse stands on its own.",
    ),
    situation(
        "has-balcony",
        said="I have a balcony|my flat has a balcony",
        shown="I grow tomatoes on my balcony|I sit on my balcony|my balcony faces the park",
        barred="I have no balcony|my flat has no balcony|I do not have a balcony",
        clause="you have a balcony",
        fires="I sit on my balcony every night.",
        fails="My flat has no balcony.",
        silent="I sit on my bench every night.",
    ),
    situation(
        "bought-gift",
        said="it was a gift|I got it as a gift|it was a present|I got it as a present",
        shown="it was given to me|my aunt gave it to me|I was given it for my birthday|"
              "I got it for my birthday|I got it for Christmas|I received it as a gift|"
              "it came as a present",
        barred="I bought it myself|I paid for it myself|I bought it with my own money",
        clause="it was a gift",
        fires="I got it for my birthday.",
        fails="I bought it myself.",
        silent="I got it for my boat.",
    ),
    situation(
        "paid-by-card",
        said="I paid by card|I paid by credit card|I paid with my card",
        worded="I used a card to pay|I made the payment by card",
        shown="I put it on my card|I paid with plastic|I used my credit card|"
              "I paid by debit card|I tapped my card|I paid contactless|"
              "I paid with my debit card|I put it on the credit card",
        barred="I paid in cash|I paid cash|I paid by cheque|I handed over the notes",
        clause="you paid by card",
        fires="I put it on my card.",
        fails="I paid in cash.",
        silent="I put it on my car.",
    ),
    situation(
        "phone-owner",
        said="I have a mobile phone|I own a mobile phone",
        shown="I have a smartphone|I have an iPhone|I carry a mobile|I own a smartphone|"
              "I bought a mobile|you can ring me on my mobile",
        barred="I have no phone|I have no mobile|I do not own a phone|"
               "I do not have a mobile phone|I have never owned a mobile phone",
        clause="you have a mobile phone",
        fires="I carry a mobile.",
        fails="I do not own a phone.",
        silent="I carry a model.",
    ),
    situation(
        "has-computer",
        said="I have a computer|I own a computer",
        shown="I have a laptop|I own a laptop|I have a PC|I have a desktop computer|"
              "I have a tablet|my laptop is new|I bought a laptop|I have a MacBook",
        barred="I have no computer|I do not own a computer|I have never owned a computer",
        clause="you have a computer",
        fires="I own a laptop.",
        fails="I do not own a computer.",
        silent="I own a lamp.",
    ),
    situation(
        "has-television",
        said="I have a television|I have a TV|I own a television set",
        worded="there is a television in my home",
        shown="I watch TV at home every night|my telly is on all day|I bought a television|"
              "I have a telly|my TV is in the kitchen",
        barred="I have no television|there is no telly in our house|I do not own a TV|"
               "I got rid of the telly|I have never owned a television|I have no TV",
        clause="you have a television",
        fires="I have a telly in the kitchen.",
        fails="There's no telly in our house.",
        silent="I have a teller at the bank.",
    ),
    situation(
        "boat-owner",
        said="I have a boat|I own a boat",
        shown="I have a yacht|I own a dinghy|my boat is in the harbour|I bought a canoe|"
              "I have a rowing boat|I keep a dinghy|my yacht is on the river|I own a narrowboat|"
              "I have a kayak|my ketch is on a mooring|my boat is in the marina|"
              "my yacht is in the harbour|I have a boat on a mooring|my dinghy is on the beach|"
              "I keep a boat in the creek|I moor my boat in the creek|"
              "my narrowboat is on the canal",
        barred="I have no boat|I do not own a boat|I have never owned a boat|I sold my boat|"
               "I have never owned anything that floats",
        clause="you own a boat", fires="I keep a dinghy on the lake.", fails="I sold my boat.",
        silent="I keep a diary on the lake.",
    ),
    situation(
        "caravan",
        said="I have a caravan|I own a caravan",
        shown="I tow a caravan|my caravan is on the drive|we bought a caravan|"
              "I have a touring caravan",
        barred="I have no caravan|I do not have a caravan|I sold my caravan",
        clause="you have a caravan",
        fires="I tow a caravan.",
        fails="I sold my caravan.",
        silent="I tow a car.",
    ),
    situation(
        "wood-stove",
        said="I have a wood stove|I have a wood-burning stove|I burn wood",
        worded="I burn wood at home",
        shown="I heat my house with logs|I have a log burner|I heat with wood|"
              "I have an open fire|I have a wood burner|I burn logs",
        barred="I do not burn wood|I burn no wood|I heat with gas only",
        clause="you burn wood",
        fires="I have a log burner.",
        fails="I do not burn wood.",
        silent="I have a log book.",
    ),
)
# fmt: on
