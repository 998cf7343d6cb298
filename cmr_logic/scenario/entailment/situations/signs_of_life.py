"""Bodies, families and journeys by their signs: who is well, expecting, abroad, or at the wheel."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

_MEAT = "steak|beef|chicken|bacon|lamb|ham|pork|sausages|burgers"
_CABIN = "hand luggage|cabin bag|carry-on|carry-on bag|hand baggage"
_WEEKS = "twelve-week|twenty-week|first|second"
_LANDS = "Spain|France|Italy|Greece|Portugal"
_RANKS = "corporal|sergeant|private|captain|lieutenant"
_FORCES = "army|navy|air force|marines|forces|RAF|Royal Engineers"

# fmt: off
SIGNS_OF_LIFE: tuple[Situation, ...] = (
    situation(
        "at-the-wheel",
        said="I was driving at the time of the accident",
        shown="I was behind the wheel|I was at the wheel|I swerved|I braked hard|"
              "a van pulled out in front of me|I was doing thirty|I drove into a wall|"
              "I hit a wall|I skidded on the ice|I ran into the car in front|"
              "I reversed into a post|I clipped the kerb|I was overtaking a lorry|"
              "I was stopped at the lights|I was pulling out of a junction",
        barred="I was not driving|my car was parked outside my house|my car was parked|"
               "nobody was in the car|"
               "the car was empty|I was in the passenger seat|I was a passenger|"
               "my wife was at the wheel|my son was at the wheel|my husband was driving|"
               "my wife was driving|my son was driving|I was not in the car|"
               "it was parked outside my house|it was parked with nobody in it",
        clause="you were driving at the time of the accident",
        fires="I was behind the wheel when the van hit us.",
        fails="My car was parked outside my house when it was hit.",
        silent="I was behind the whale when the wave hit us.",
    ),
    situation(
        "liquids-on-board",
        said=filled("I am carrying liquids in my {}", _CABIN) + "|"
             + filled("I have liquids in my {}", _CABIN),
        shown=filled("I have packed liquids in my {}", _CABIN) + "|"
              + filled("there is a bottle of perfume in my {}", _CABIN) + "|"
              + filled("I have a bottle of water in my {}", _CABIN),
        barred=filled("I have no liquids in my {}", _CABIN) + "|"
               "all my toiletries are in the hold|my toiletries are in the hold|"
               "I am carrying no liquids",
        clause="you are carrying liquids in your hand luggage",
        fires="I've packed shampoo in my cabin bag.", fails="My toiletries are in the hold.",
        silent="I've packed shirts in my cabin bag.",
    ),
    situation(
        "no-meat",
        said="I am a vegetarian|I am vegetarian|I eat no meat",
        shown="I gave up meat years ago|"
              "I eat nothing with a face",
        barred=filled("I eat {} most days", _MEAT) + "|" + filled("I love {}", _MEAT) + "|"
               + filled("I had {} for dinner", _MEAT) + "|"
               + filled("I am looking forward to the {}", _MEAT) + "|"
               + filled("I will have the {} as usual", _MEAT) + "|"
               + filled("I cook {} every Sunday", _MEAT),
        clause="you are a vegetarian", fires="I eat nothing with a face.",
        fails="I'll have the beef as usual.", silent="I meet nobody with a face.",
    ),
    situation(
        "nothing-of-animals",
        said="I am a vegan|I am vegan",
        shown="I live on plants|I eat only plants|I have nothing from animals",
        barred=filled("I eat {} most days", _MEAT) + "|I have cheese on everything|"
               "I put milk in my tea|I have an egg for breakfast|I have butter on my bread|"
               "I have a yoghurt every morning",
        clause="you are a vegan", fires="I eat only plants.", fails="I have cheese on everything.",
        silent="I water only plants.",
    ),
    situation(
        "carrying-a-child",
        said="I am pregnant|I am expecting a baby",
        shown=filled("I had my {} scan", _WEEKS) + "|"
              "my due date is the third of May|I am seven months gone|"
              "I can feel the baby kicking|my bump is showing|the midwife came to see my bump|"
              "I have morning sickness|"
              "I am expecting.",
        barred="I am a man|I have had a hysterectomy|my pregnancy test was negative|"
               "I am past the menopause|"
               "I lost the baby",
        clause="you are pregnant", fires="I had my twelve-week scan yesterday.",
        fails="My pregnancy test was negative.", silent="I had my twelve-week course yesterday.",
    ),
    situation(
        "served-once",
        said="I am a former member of the armed forces|"
             "I have served in the armed forces|I am a veteran",
        worded="I was in the armed forces|I am ex-forces",
        shown=filled("I left the {}", _FORCES) + "|" + filled("I came out of the {}", _FORCES)
              + "|" + filled("I was a {} in the army", _RANKS) + "|"
              + filled("I did twelve years in the {}", _FORCES) + "|"
              "I was discharged from the army|I am ex-army",
        barred="I have never served in the forces|I have only ever worked in shops|"
               "I have never been in the forces|I have never worn a uniform",
        clause="you are a former member of the armed forces", fires="I left the navy in 2010.",
        fails="I've never worn a uniform.", silent="I left the nave in 2010.",
    ),
    situation(
        "needs-specs",
        said="I need glasses|I wear glasses|I need glasses to drive|"
             "I need glasses to meet the eyesight standard",
        shown="I am lost without my glasses|I cannot drive without my glasses|"
              "I cannot read a number plate without my glasses|I never drive without my glasses",
        barred="my eyesight is perfect|I have perfect eyesight|I have never worn glasses|"
               "I have the eyes of a hawk|I have eyes like a hawk|my eyes are perfect|"
               "I have twenty-twenty vision|I read the bottom line with nothing on my nose",
        clause="you need glasses to drive", fires="I never drive without my glasses.",
        fails="I've eyes like a hawk.", silent="I've a book on hawks.",
    ),
    situation(
        "poorly",
        said="I am ill|I am sick|I am unwell",
        shown="I have been throwing up all night|I have been in bed with a temperature|"
              "I have been in bed with the flu|I have got a bug|I have a temperature|"
              "I have come down with something",
        barred="I have never felt better|I am fit as a fiddle|I am as right as rain|"
               "I feel perfectly well|there is nothing wrong with me",
        clause="you are ill", fires="I've been in bed with a temperature since Sunday.",
        fails="I've never felt better.", silent="I've been in Bedford since Sunday.",
    ),
    situation(
        "out-of-the-country",
        said="I am abroad|I am out of the country|I am overseas",
        worded="I am in a foreign country",
        shown=filled("I am in {} for the summer", _LANDS) + "|"
              + filled("I am on holiday in {}", _LANDS),
        barred=filled("I got back from {}", _LANDS) + "|" + filled("I came home from {}", _LANDS)
               + "|I am at home|I am back home",
        clause="you are abroad", fires="I'm on holiday in Spain.",
        fails="I got back from Spain last week.", silent="I'm going to Spain in May.",
    ),
    situation(
        "never-wed",
        said="I used to be married to the deceased",
        shown="my husband died|my wife died|"
              "I lost my husband.|I lost my wife.|I am his widow",
        barred="we never married|I was only ever his girlfriend|we were just living together|"
               "I was only ever her boyfriend|we never tied the knot|"
               "we never got round to tying the knot|I was only his girlfriend|"
               "we never got married|we were never married",
        clause="you were married to the deceased", fires="I lost my husband in May.",
        fails="We never got round to tying the knot.", silent="I lost my hat in May.",
    ),
    situation(
        "never-civil-partners",
        said="I used to be in a civil partnership with the deceased",
        shown="my civil partner died|I lost my civil partner.",
        barred="I was only ever his girlfriend|we were just living together|"
               "I was only ever her boyfriend|I was only his girlfriend|I was only her boyfriend|"
               "we were never civil partners",
        clause="you were in a civil partnership with the deceased",
        fires="I lost my civil partner in May.",
        fails="I was only ever her boyfriend.", silent="I lost my business partner in May.",
    ),
    situation(
        "no-dog-ever",
        said="I own a dog|I have a dog|I keep a dog|I am the owner of a dog",
        shown="my spaniel chews everything|my labrador sleeps on the sofa|"
              "I walk my dog.|I take my dog to the vet",
        barred="the only animal I have ever had is a goldfish|I have only ever had cats|"
               "I have never had a dog|the only creature I have ever owned is a goldfish|"
               "I have no animals|the only pet I have is a cat|I am allergic to dogs",
        clause="you own a dog", fires="My labrador sleeps on the sofa.",
        fails="The only pet I have is a cat.", silent="My Labradorite is on the sofa.",
    ),
)
# fmt: on
