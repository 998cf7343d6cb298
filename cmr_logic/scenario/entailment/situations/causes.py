"""Damage by its cause: water, fire, wind, thieves, wear, people and animals."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
CAUSES: tuple[Situation, ...] = (
    situation(
        "caused-by-water",
        said="the damage was caused by water|it was caused by water|it was water damage|"
             "it is water damage|water caused the damage|"
             "the damage was caused by an escape of water|it was caused by a leak|"
             "the damage was caused by a leak",
        worded="water damaged it",
        shown="a pipe has burst|it was a burst pipe|the damage was caused by a burst pipe|"
              "a burst pipe caused it|the washing machine leaked|"
              "the washing machine flooded the kitchen|the dishwasher leaked|"
              "the dishwasher flooded the kitchen|the bath overflowed|the sink overflowed|"
              "the tank has burst|the water tank has burst|the boiler leaked|my pipes burst|"
              "my pipes have burst|the toilet overflowed|a leaking pipe ruined the ceiling|"
              "it was a leak|it was a leaking pipe|water came through the ceiling|"
              "water poured through the ceiling|water dripped through the ceiling|"
              "the neighbour's bath came through my ceiling|the basement flooded|"
              "the river flooded my house|the cellar filled with water|"
              "the flat upstairs leaked into mine|rain came through the roof|the shower leaked|"
              "a pipe leaked|a pipe cracked in the frost|a radiator has burst|a hose has burst|"
              "it was flood water",
        barred="it was caused by a fire|it was caused by fire|the damage was caused by fire|"
               "the damage was caused by a fire|it was a fire|it was fire damage|"
               "the damage was caused by a burglar|the damage was caused by the dog|"
               "the damage was caused by the wind|it was caused by the wind|it was the wind|"
               "the damage was caused by a lorry|it was vandals",
        clause="the damage was caused by water", fires="The washing machine flooded the kitchen.",
        fails="It was caused by a fire.", silent="The washing machine filled the kitchen.",
    ),
    situation(
        "caused-by-fire",
        said="the damage was caused by fire|the damage was caused by a fire|it was caused by fire|"
             "it was caused by a fire|it was fire damage|it was a fire|fire caused the damage",
        worded="fire damaged it",
        shown="the chip pan caught fire|the kitchen caught fire|a candle set the curtains alight|"
              "there was a fire in the kitchen|the shed burnt down|the garage burnt down|"
              "the toaster went up in flames|the tumble dryer caught fire|"
              "the kitchen went up in flames|my kitchen was gutted by fire|my shed was set alight|"
              "the chimney caught fire|sparks from the fire burnt the carpet|"
              "a cigarette set the sofa alight|flames from the barbecue spread|"
              "the dryer caught fire|we had a chip pan fire|we had a fire in the kitchen|"
              "we had a fire in the garage",
        barred="it was caused by water|the damage was caused by water|it was caused by a leak|"
               "the damage was caused by a leak|it was a burst pipe|it was a leak|"
               "the damage was caused by a flood|it was a flood|it was caused by a flood|"
               "it was water damage|the damage was caused by the wind|it was the wind",
        clause="the damage was caused by fire", fires="The chip pan caught fire.",
        fails="it was the wind.", silent="The chip shop caught on.",
    ),
    situation(
        "caused-by-storm",
        said="the damage was caused by a storm|it was caused by a storm|it was storm damage|"
             "the storm caused the damage|it was caused by the weather|"
             "the damage was caused by bad weather",
        worded="it was damaged by bad weather",
        shown="the gale took the roof off|the wind blew the fence down|"
              "the wind blew tiles off the roof|the storm brought the fence down|"
              "a tree came down in the storm|it blew down in the storm|"
              "it was blown down by the wind|the hurricane flattened it|hailstones smashed it|"
              "hail smashed the greenhouse|it was the wind|lightning struck the chimney|"
              "a gale blew it over|the fence came down in the gale|the storm ripped the roof off|"
              "high winds brought it down|my roof was damaged by a storm|"
              "my home was damaged by a storm|my house was damaged by a storm|"
              "the gale took half the tiles off|the storm took my roof off|"
              "the wind tore the roof off|the wind blew my fence down|"
              "a storm brought the chimney down|the gale blew my fence down|"
              "the storm blew a tree onto my car|high winds brought the wall down|"
              "lightning struck my chimney|the hail smashed my windows|"
              "a tree came down on my roof in the storm|the storm wrecked my roof",
        barred="it was caused by a leak|it was a burst pipe|it was caused by a fire|"
               "the damage was caused by vandals|it was vandals|the damage was caused by a fire|"
               "a lorry drove into it|my son kicked a ball through it|"
               "my son put a ball through the window|a lorry hit the wall|"
               "my neighbour drove into my wall|a car hit my wall",
        clause="the damage was caused by a storm", fires="The gale took the roof off.",
        fails="my son kicked a ball through it.", silent="The girl took the roof off.",
    ),
    situation(
        "caused-by-vandals",
        said="the damage was caused by vandals|it was vandalised|it was vandalism|"
             "vandals damaged it|it was caused by vandalism|it was malicious damage|"
             "the damage was done on purpose",
        worded="it was damaged by vandals|it was damaged on purpose|it was damaged deliberately",
        shown="some yobs smashed it|kids smashed it|somebody sprayed graffiti on it|"
              "hooligans smashed it|some thugs kicked it in|they sprayed graffiti on it|"
              "louts smashed it|some yobs smashed the window",
        barred="it was an accident|it was the wind|the damage was caused by a storm|"
               "it was caused by a storm|it was caused by a leak",
        clause="the damage was caused by vandals", fires="Some yobs smashed the window.",
        fails="it was caused by a leak.", silent="Some jobs need the window.",
    ),
    situation(
        "accidental-damage",
        said="I damaged it by accident|I broke it by accident|it was accidental damage|"
             "it was an accident|the damage was accidental|it was damaged by accident",
        worded="it broke by accident|"
               "I damaged it myself|I caused the damage|I broke it by accident|"
               "I damaged it accidentally|I caused the damage myself",
        shown="I dropped it|I knocked it over|I spilt coffee on it|I spilt wine on it|"
              "I tripped over it|I sat on it|I stood on it|it slipped out of my hand|"
              "I knocked it off the table|I dropped it in the bath|I dropped it down the stairs|"
              "my son knocked it over|I put my foot through it|it fell off the table|"
              "I dropped it down the toilet|I spilt tea on it|it fell out of my pocket|"
              "I reversed over it|my toddler dropped it|I trod on it|it slid off the shelf|"
              "it slipped from my hands|I knocked a glass of wine over it|"
              "I stepped on it|I spilled wine on it",
        barred="I did it on purpose|it was done on purpose|I broke it on purpose|"
               "it was deliberate|it was vandalism|it was vandals|I threw it at the wall|"
               "it came like that|it arrived broken|it was broken in the post",
        clause="you damaged it by accident", fires="I dropped it down the stairs.",
        fails="I threw it at the wall.", silent="I drew it on the stairs.",
    ),
    situation(
        "caused-by-pet",
        said="the damage was caused by a pet|it was caused by a pet|it was damaged by a pet|"
             "the damage was caused by an animal|an animal caused the damage|"
             "a pet caused the damage",
        worded="an animal damaged it|my pet damaged it|a pet damaged it",
        shown="the dog chewed it|my dog chewed it|the cat scratched it|my cat scratched it|"
              "the puppy chewed it up|the dog ate it|my dog ate it|the dog tore it up|"
              "the dog scratched it|the rabbit gnawed it|the parrot pecked it|"
              "my puppy ripped it up|the cat knocked it over|the dog bit through it|"
              "the cat clawed it to shreds",
        barred="it was a burst pipe|it was caused by a leak|it was the wind|I dropped it|"
               "it was caused by a fire|it was the storm",
        clause="the damage was caused by a pet", fires="The dog chewed it.",
        fails="it was the storm.", silent="The dog chose it.",
    ),
    situation(
        "own-fault",
        said="the damage was my own fault|I caused it|I caused the damage|I was to blame|"
             "I am to blame|I was at fault",
        shown="I left the tap running|I forgot to turn the tap off|I drilled through a pipe|"
              "I drilled into a pipe|I hit a pipe with the drill|I only have myself to blame|"
              "I put a nail through a pipe|I caused the crash|I ran a red light|"
              "I drove into the back of him",
        barred="I was not to blame|the other driver caused it|the other driver was at fault|"
               "he drove into me|she drove into me|he ran into the back of me|"
               "a lorry ran into the back of me|somebody drove into the back of me|"
               "I was rear-ended|he admitted it was his fault",
        clause="the damage was your own fault", fires="I left the tap running.",
        fails="The other driver was at fault.", silent="I forgot to turn up.",
    ),
    situation(
        "stolen-goods",
        said="it was stolen|it has been stolen|somebody stole it|it was taken by a thief|"
             "it got stolen",
        worded="a thief took it",
        shown="somebody nicked it|somebody pinched it|it was nicked|it was pinched|it got nicked|"
              "burglars took it|a thief took it|a pickpocket took it|it was snatched|"
              "somebody snatched it|it was swiped|it was taken from my car|"
              "somebody made off with it|somebody walked off with it|a thief made off with it|"
              "it was in the bag that was stolen|I was robbed of it|I was mugged for it|"
              "it was taken in a burglary|some lowlife pinched it",
        barred="I lost it|I left it on the bus|I left it on the train|I mislaid it|"
               "I dropped it down a drain|I dropped it somewhere|I sold it|I gave it away|"
               "I threw it away|I broke it|it broke|I left it in a café|it fell out of my pocket|"
               "it was never stolen|I snapped it in half|it snapped",
        clause="it was stolen", fires="Someone's nicked it.", fails="I lost it on the bus.",
        silent="Someone's knitted it.",
    ),
)
# fmt: on
