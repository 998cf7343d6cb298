"""Phones, companies, homes, events, names, hot water, neighbours, transport and guns."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
EVERYDAY_TERMS: tuple[Situation, ...] = (
    situation(
        "pay-as-you-go",
        said="I have a pay-as-you-go phone|I am on a pay-as-you-go phone",
        worded="I use a pay-as-you-go phone|I am a pay-as-you-go customer|I have a prepaid phone|"
               "my phone is prepaid",
        shown="I top up my phone|I top up my phone at the newsagent's|I buy credit for my phone|"
              "I put credit on my phone|I put ten pounds on my phone every month|"
              "I have no phone contract|I have no contract for my phone",
        barred="I have a contract with Vodafone|I have a contract with O2|"
               "I am on a phone contract|I have a mobile phone contract|my phone is on contract|"
               "I am tied in to a phone contract",
        clause="you have a pay-as-you-go phone",
        fires="I top up my phone at the newsagent's.",
        fails="My phone is on contract.",
        silent="I top up my tan at the newsagent's.",
    ),
    situation(
        "phone-contract",
        said="I have a phone contract|I am on a phone contract|my phone is on contract|"
             "I have a mobile phone contract|I am in a mobile phone contract",
        worded="I have a contract for my phone|I am in a phone contract|I have a mobile contract|"
               "I am on a contract with a phone company",
        shown="I have a contract with Vodafone|I am tied in with O2|"
              "I am tied in with O2 till March|I pay Vodafone every month for my phone|"
              "my phone contract runs until May|I have two years left on my phone contract|"
              "I signed up with O2 for two years",
        barred="I top up my phone|I have no phone contract|I only buy credit for my phone",
        clause="you have a phone contract",
        fires="I'm tied in with O2 till March.",
        fails="I only buy credit for my phone.",
        silent="I'm tidying up with Otto till March.",
    ),
    situation(
        "limited-company",
        said="I run a limited company|my company is a limited company|"
             "my business is a limited company|I own a limited company|I have a limited company",
        worded="my business is incorporated|I trade as a limited company|"
               "I operate as a limited company|I trade through a limited company",
        shown="my firm is registered at Companies House|"
              "my company is registered at Companies House|we are incorporated|"
              "I set up a limited company|I am the director of a limited company|"
              "my firm is limited by shares|I am the director of my own limited company|"
              "my business became a limited company last year|"
              "I trade through my own limited company",
        barred="my business is a partnership|I am in a partnership with my brother|"
               "I never set up a company",
        clause="you run a limited company",
        fires="My firm is registered at Companies House.",
        fails="My business is a partnership.",
        silent="My firm is run from a stock room.",
    ),
    situation(
        "main-home",
        said="it is my main home|it is my main residence",
        worded="it is my main or only home|it is my principal home|it is my primary residence|"
               "it is my principal residence|it is my permanent home|I use it as my main home",
        shown="I live there all year round",
        barred="it is a holiday cottage|it is my holiday cottage|it is just a holiday home|"
               "I only use it at weekends|I rent it out to tenants|it is let to tenants|"
               "it is my second home|my tenants live there|I only stay there in summer|"
               "I only go there in the summer",
        clause="it is your main home",
        fires="I live there all year round.",
        fails="It's let to tenants.",
        silent="I row there all year round.",
    ),
    situation(
        "event-off",
        said="the event was cancelled|the event has been cancelled|the event was called off|"
             "the event did not go ahead",
        worded="the event is cancelled|the event did not take place|"
               "the organiser cancelled the event|the event has been called off",
        shown="the concert was cancelled|the concert was called off|the show was called off|"
              "the show never went ahead|the concert never went ahead|"
              "the organisers called it off|they called the concert off|the match was called off|"
              "the festival was cancelled|the festival was called off|the gig was cancelled|"
              "they cancelled the concert|they cancelled the show|they called the whole thing off|"
              "the match was abandoned|the play was cancelled|"
              "they scrapped it|they have pulled the plug on it|the organisers scrapped it|"
              "they called it off|"
              "the organisers called the whole thing off|it was called off|it is not going ahead|"
              "it never took place|"
              "the organisers pulled the plug|they have scrapped it",
        barred="it went ahead as planned|the concert went ahead|the show went ahead|"
               "the event went ahead|it all went ahead as planned|the festival went ahead|"
               "the match went ahead|the gig went ahead|it was a great concert|"
               "the concert took place as planned|the show took place as planned|"
               "the event took place|"
               "the show went on as planned|it took place as planned|"
               "the show went ahead as planned|"
               "it is going ahead|it went ahead|it is still going ahead",
        clause="the event was cancelled",
        fires="They called the whole thing off.",
        fails="The concert went ahead.",
        silent="They called the whole thing odd.",
    ),
    situation(
        "came-by-car",
        said="I came by car|I arrived by car|I travelled by car|I came in my car",
        worded="I have come by car|I have driven here|I travelled by private car|"
               "I arrived in a car",
        shown="I drove over this morning|I parked my car outside|my car is in your car park|"
              "I left my car in your car park|my car is parked outside|I parked outside",
        barred="I came on the train|I came by train|I came by bus|I came on the bus|"
               "I came on foot|I came by bike|I took the train here|I took the bus here|"
               "I got here by train|I got here by bus|I caught the bus here",
        clause="you came by car",
        fires="I parked outside.",
        fails="I came on the train.",
        silent="I painted outside.",
    ),
    situation(
        "name-changed",
        said="I changed my name|I have changed my name|my name has changed|I have a new name",
        worded="my name is different now|I have changed my surname|I changed my surname|"
               "I have legally changed my name",
        shown="I took my husband's surname|I went back to my maiden name|"
              "I changed my surname by deed poll|I changed my name by deed poll|"
              "I have gone back to my maiden name",
        barred="I kept my maiden name|I have kept my maiden name|I still use my maiden name|"
               "my name has never changed|I never changed my name|"
               "I still have the name I was born with|I did not take my husband's name",
        clause="you have changed your name",
        fires="I changed my name by deed poll.",
        fails="I've kept my maiden name.",
        silent="I changed my will by deed.",
    ),
    situation(
        "no-hot-water",
        said="I have no hot water|there is no hot water|I do not have hot water",
        worded="I have lost my hot water|my home has no hot water|"
               "there is no hot water in my home|I have been left without hot water|"
               "my hot water has failed",
        shown="only cold water comes out of the taps|the taps run cold|the hot tap runs cold|"
              "I boil kettles for a wash|the shower runs cold|I can only wash in cold water|"
              "I wash in cold water|there is only cold from the taps|the hot water has packed up|"
              "the water heater has packed up|the immersion heater has packed up",
        barred="there is plenty of hot water|the hot water works|the hot water is fine|"
               "I have plenty of hot water|the hot water is back on",
        clause="you have no hot water",
        fires="There's only cold from the taps.",
        fails="There's plenty of hot water.",
        silent="There's only gold on the taps.",
    ),
    situation(
        "lives-locally",
        said="I live locally|I am a local resident|I live in the area|I live nearby|"
             "I live in the neighbourhood",
        worded="I am a resident of the area|I live near here|I live close by|I am a local|"
               "my home is in the area|I am from the area|I live in the local area",
        shown="I live round the corner|I live just round the corner|I live two streets away|"
              "my house is two streets away|my house is round the corner|"
              "my house is just down the road|I live just down the road|I live down the road|"
              "I live next door|I live across the road|I live five minutes away|"
              "I live a stone's throw away|I live a few doors down|my flat is round the corner",
        barred="I live miles away|I live two hundred miles away|"
               "I live at the other end of the country|I live abroad|I live in another city|"
               "I live in another county|I am only visiting|I am only passing through",
        clause="you live locally",
        fires="I've lived round the corner for years.",
        fails="I live at the other end of the country.",
        silent="I've parked round the corner for years.",
    ),
    situation(
        "has-own-transport",
        said="I have my own transport|I have a vehicle of my own|I have transport|"
             "I have access to a vehicle",
        worded="I have access to a vehicle|I have access to transport|"
               "I have use of a vehicle",
        shown="I have my own car|my car is outside|I have a little hatchback|I run a car|"
              "I drive my own van|I have a motorbike|I get about in my car|I have a van|"
              "I have a car|I have access to a car",
        barred="I have no vehicle|I have no way of getting there|I rely on the bus|"
               "I have no transport|I depend on lifts|I have no wheels|I do not drive",
        clause="you have your own transport",
        fires="My car is outside.",
        fails="I have no transport.",
        silent="My cat is outside.",
    ),
    situation(
        "gun-licensed",
        said="I have a firearms licence|I hold a firearms licence|I have a gun licence|"
             "I hold a firearms certificate|I have a firearms certificate",
        worded="I am licensed to own a gun|I have a licence for my gun|"
               "I have a licence to carry a gun|I have a licence to own a firearm|"
               "I hold a gun licence",
        shown="the police renewed my shotgun certificate|"
              "the police gave me a firearms certificate|I got my firearms certificate last year|"
              "my firearms certificate runs until May|my shotgun certificate runs until May|"
              "my gun licence came through|I was granted a firearms certificate|"
              "I have a shotgun certificate|I hold a shotgun certificate|I have a shotgun licence",
        barred="I have no gun licence|I have no firearms certificate|"
               "I have never had a gun licence|my firearms certificate was revoked|"
               "the police took my firearms certificate away|my shotgun certificate has run out|"
               "my gun licence has run out|I was refused a firearms certificate|"
               "I have no licence for the gun|my shotgun certificate was revoked",
        clause="you have a firearms licence",
        fires="The police renewed my shotgun certificate in May.",
        fails="I have no gun licence.",
        silent="The police renewed my shop certificate in May.",
    ),
)
# fmt: on
