"""Claims and what befell things: storms, locks, faults, thefts, spills, crossings of lights."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
INCIDENTS: tuple[Situation, ...] = (
    situation(
        "door-locked",
        said="my home was locked|my home was locked at the time|the door was locked|"
             "I locked the door|my house was locked",
        shown="I double-locked the front door|I bolted the doors|every door and window was locked|"
              "they forced the lock|they smashed the lock|they kicked the door in",
        barred="the front door was left open|I left the door open|I left the door unlocked|"
               "I forgot to lock the door|the front door had been left wide open|"
               "the door was open|I never lock the door|I did not lock the door|"
               "the back door was unlocked|they walked in through the open door|"
               "I had left the key in the door",
        clause="your home was locked",
        fires="They forced the lock.",
        fails="I forgot to lock the door.",
        silent="They fed the dog at the lock.",
    ),
    situation(
        "car-unlocked",
        said="I left my car unlocked|my car was unlocked|I left the car unlocked|"
             "I did not lock my car",
        worded="my car was left unlocked|the car was left unlocked|my vehicle was left unlocked|"
               "the vehicle was left unlocked",
        shown="I left the keys in the ignition|I left the keys in my car|I forgot to lock my car|"
              "I never lock my car|I had not locked the car|I left the engine running|"
              "my keys were in the ignition",
        barred="I locked my car|I always lock my car|my car was locked|I had locked the car|"
               "they smashed the car window to get in|the keys were in my pocket|"
               "they broke the car window",
        clause="you left your car unlocked",
        fires="I left the keys in the ignition.",
        fails="I always lock my car.",
        silent="I left the keys on the piano.",
    ),
    situation(
        "ones-own-fault",
        said="the accident was my fault|I was at fault for the accident|I was at fault|"
             "I caused the accident|I was to blame for the accident|it was my fault",
        worded="I was responsible for the accident|I am responsible for the accident|"
               "I am to blame for the accident",
        shown="I went into the back of him|I ran into the back of her|"
              "I drove into the car in front|I reversed into a wall|I pulled out in front of him|"
              "I jumped the red light|I ran a red light|I hit the car in front|"
              "I crashed into a parked car|I went through a red light|I hit a parked car",
        barred="he went into the back of me|she drove into me|I was hit from behind|"
               "a van reversed into me|he ran a red light|she pulled out in front of me|"
               "the other driver was to blame|the other driver admitted it was his fault|"
               "the other driver was at fault|it was the other driver's fault",
        clause="you were at fault for the accident",
        fires="I reversed into a wall.",
        fails="A van reversed into me.",
        silent="I reversed into the drive.",
    ),
    situation(
        "wet-damage",
        said="it was damaged by water|my phone was damaged by water|it has water damage|"
             "my phone has been damaged by water|my laptop was damaged by water",
        worded="it got wet|it has been in water|my phone got wet|"
               "it has been in contact with water|my phone has been in contact with water",
        shown="I dropped my phone in the bath|I dropped it in the sink|I spilled tea on it|"
              "I spilt coffee on my laptop|it went through the washing machine|"
              "I dropped it in the toilet|it fell in the pool|my phone fell in the sea|"
              "I knocked a glass of water over it|I left it out in the rain|it fell in the water|"
              "I dropped my phone in the toilet|it got soaked|my phone got soaked|"
              "my phone got wet|my phone fell in the bath|my phone fell down the toilet|"
              "my phone went through the wash|I dropped my phone in the sea|"
              "my phone went in the sink",
        barred="it has never been near water|my phone has never been wet|my phone never got wet|"
               "it has never been wet",
        clause="your phone was damaged by water",
        fires="I dropped my phone in the bath.",
        fails="My phone has never been wet.",
        silent="I dropped my phone on the path.",
    ),
    situation(
        "licence-without-points",
        said="I have a clean driving licence|my driving licence is clean|I have a clean licence|"
             "my licence is clean",
        worded="I have a clean driving record",
        shown="I have never had a point on my licence|I have no points on my licence|"
              "there are no points on my licence|I have never had any points|"
              "I have never been caught speeding",
        barred="I have three points on my licence|I have points on my licence|"
               "there are six points on my licence|I got three points for speeding|"
               "there are six points on it|my licence has six points|"
               "I was banned for drink driving|I have six points for speeding|"
               "I picked up three points|I have nine points",
        clause="you have a clean driving licence",
        fires="I've no points on my licence.",
        fails="I got three points for speeding.",
        silent="I've no photo on my licence.",
    ),
    situation(
        "passport-out-of-date",
        said="my passport has expired|my passport is out of date|my passport expired",
        shown="my passport ran out in June|my passport ran out|my passport is no longer valid|"
              "my passport has run out|my passport lapsed",
        barred="my passport is valid|my passport is good till 2031|my passport runs until 2031|"
               "my passport is still valid|my passport has years left|I have a valid passport|"
               "my passport has six years left|my passport is brand new",
        clause="your passport has expired",
        fires="My passport ran out in June.",
        fails="My passport's still valid.",
        silent="My passport photo ran in June.",
    ),
)
# fmt: on
