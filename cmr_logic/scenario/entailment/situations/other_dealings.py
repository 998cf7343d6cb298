"""Estates, spare rooms, checks, stalls, signals, judgments, pensions, juries and waste."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
OTHER_DEALINGS: tuple[Situation, ...] = (
    situation(
        "intestate",
        said="the person who died had no will|the deceased died intestate|"
             "the person died without a will|the deceased did not make a will",
        worded="the deceased died without leaving a will",
        shown="Dad never made a will|Mum never made a will|he never made a will|"
              "she never made a will|he died intestate|she died intestate|there is no will|"
              "we could not find a will|nobody can find a will|my husband never made a will|"
              "my wife never made a will|my father never made a will|my mother never made a will|"
              "Dad never got round to a will|"
              "he left no will|she left no will|Dad left no will|Mum left no will|"
              "my father left no will|my mother left no will|Dad never wrote a will|"
              "Mum never wrote a will",
        barred="Dad left a will|Mum left a will|my father left a will|my mother left a will|"
               "we found his will|we found her will|my husband left a will|my wife left a will|"
               "Dad made a will|Mum made a will|"
               "my mother made a will|my father made a will|he made a will|she made a will",
        clause="the deceased died without a will",
        fires="Dad never made a will.",
        fails="Mum left a will.",
        silent="Dad never made a wish.",
    ),
    situation(
        "room-to-spare",
        said="I have a spare bedroom|I have a spare room|I have a bedroom to spare|"
             "there is a spare bedroom in my home|I have an unused bedroom",
        worded="I have a bedroom free|I have a room to spare|my home has a spare bedroom|"
               "there is a spare room in my home|I have an empty bedroom",
        shown="my son's old room is empty|my daughter's old room is empty|my guest room is empty|"
              "I have a guest room|I have a guest bedroom|nobody sleeps in the back bedroom|"
              "there is nobody in the back bedroom|my spare room is full of boxes|"
              "one of my bedrooms is empty|two of my bedrooms are empty|"
              "I use my spare room as a study|my box room is empty",
        barred="every bedroom is taken|all my bedrooms are taken|all the bedrooms are taken|"
               "I have no spare room|we have no spare bedroom|every bedroom is full|"
               "I live in a bedsit|I live in a studio flat|I sleep on the sofa|"
               "the children sleep on the sofa|I have no room to spare|"
               "there is not a spare bed in the house|all our bedrooms are full",
        clause="you have a spare bedroom",
        fires="Nobody sleeps in the back bedroom any more.",
        fails="Every bedroom is taken.",
        silent="Nobody sleeps in the back row any more.",
    ),
    situation(
        "background-checked",
        said="I have had a background check|I have a background check|"
             "I have passed a background check|I have a criminal record check|I have a DBS check",
        worded="I have a DBS certificate|I have had a criminal record check|"
               "I have had a DBS check|I have been DBS checked|I have a valid DBS check|"
               "I have an enhanced DBS check|I have been police checked|I hold a DBS certificate|"
               "I have had a police check",
        shown="my DBS came back clear|my DBS came through|I have an enhanced DBS|"
              "my DBS check came back clear|I got my DBS certificate last year|"
              "my police check came back clean|my DBS check came through|"
              "my criminal record check came back clear|I was DBS checked in May",
        barred="I have never had a DBS check|I have not had a background check|"
               "I have not had a DBS check|I am still waiting for my DBS|my DBS has not come back|"
               "my DBS has not come through|I have never had a police check|"
               "I have never been police checked|nobody has ever checked my record|"
               "I have never had a criminal record check|my DBS check has not come through yet",
        clause="you have had a background check",
        fires="My DBS came back clear in May.",
        fails="My DBS hasn't come through.",
        silent="My DVD came back clear in May.",
    ),
    situation(
        "food-to-public",
        said="I sell food to the public|I sell food to customers|I serve food to the public|"
             "I provide food to the public",
        worded="I supply food to the public|I handle food for the public|"
               "I sell or serve food to the public|I prepare food for the public|"
               "I make food for sale",
        shown="I run a cafe|I run a takeaway|I run a restaurant|I have a burger van|"
              "I run a burger van|I sell cakes at the market|I have a food stall at the market|"
              "I sell my jam at the market|I sell sandwiches|I sell hot dogs at matches|"
              "I sell samosas at the market|I sell cakes online|I run a bakery|I have a cafe|"
              "I run a tea room|I sell pies at the market|I run a chip shop|I run a food truck|"
              "I sell home-made chutney at fairs|I run a pizzeria|I sell ice cream from a van",
        barred="I only cook for my family|I only bake for my family|I only cook for friends|"
               "we do not sell food|I do not sell any food|I sell nothing you can eat|"
               "I only sell clothes|we only sell clothes|there is no food at our stall|"
               "I only bake for myself",
        clause="you sell food to the public",
        fires="I run a burger van.",
        fails="I only cook for my family.",
        silent="I run a moving van.",
    ),
    situation(
        "phone-no-signal",
        said="I have no signal at home|there is no signal at my home|"
             "I have no mobile signal at home|I get no signal at home|"
             "I cannot get a signal at home",
        worded="I do not have a signal at home|I have no reception at home|"
               "I have no mobile coverage at home|there is no mobile signal at my home|"
               "I have no mobile reception at home|there is no coverage at my home",
        shown="I do not get a single bar in the house|my phone does not work in the house|"
              "my phone does not work at home|I get no reception in the house|"
              "my mobile does not work indoors|there is no reception in my house|"
              "there is no reception in my village|I never get a signal in the house|"
              "there is no signal in my house",
        barred="the signal at home is perfect|I get five bars at home|my signal at home is fine|"
               "I have a strong signal at home|my phone works perfectly at home|"
               "the reception at home is fine|I get full bars in every room|"
               "I have full signal at home|my phone works fine at home|"
               "the signal is strong in the house",
        clause="you have no signal at home",
        fires="My phone does not work in the house.",
        fails="My phone works perfectly at home.",
        silent="My fan does not work in the house.",
    ),
    situation(
        "county-judgment",
        said="I have a county court judgment|I have a CCJ|I have a CCJ against me|"
             "there is a county court judgment against me|I have county court judgments",
        worded="I have had a county court judgment|I have had a CCJ|"
               "I have any county court judgments|I have outstanding county court judgments|"
               "I have a court judgment against me for debt|I have any CCJs",
        shown="a CCJ was made against me|I was given a CCJ|I got a CCJ last year|"
              "the court made a judgment against me for the debt|"
              "I got a county court judgment last year|there is a CCJ on my file|"
              "there is a CCJ on my credit file|a CCJ shows on my record|I have two CCJs",
        barred="I have never had a CCJ|there are no CCJs against me|I have no CCJs|"
               "I have never been taken to court for debt|my credit file is clean|"
               "my credit record is spotless|there is nothing on my credit file|"
               "I have never had a county court judgment",
        clause="you have a county court judgment",
        fires="A CCJ was made against me in 2022.",
        fails="I have never had a CCJ.",
        silent="A CD was made about me in 2022.",
    ),
    situation(
        "in-a-pension-scheme",
        said="I am in a pension scheme|I am a member of a pension scheme|I pay into a pension|"
             "I pay into a pension scheme|I contribute to a pension",
        worded="I am a member of a workplace pension scheme|I am saving into a pension|"
               "I am enrolled in a pension scheme|I make pension contributions",
        shown="my boss takes my pension contribution out of my wages|"
              "my wages go partly into a pension|my employer enrolled me in the pension|"
              "I pay in to my workplace pension|I put money into my pension every month|"
              "I put £100 a month into my pension|my employer pays into my pension|"
              "I was auto-enrolled in the pension|I am building up a teacher's pension|"
              "I pay pension contributions|my pension comes out of my wages|"
              "I pay into my employer's pension scheme|I am in my company's pension scheme|"
              "I have a workplace pension|I am in my employer's pension scheme|"
              "I am in the company pension scheme|I am in the work pension scheme",
        barred="I opted out of the pension|I opted out of the workplace pension|"
               "I have no pension at all|I have never paid into a pension|"
               "I do not pay into a pension|I have not got a pension|I have never had a pension|"
               "I pay nothing into a pension|"
               "I stopped paying into my pension|I am in no pension scheme",
        clause="you pay into a pension",
        fires="My employer pays into my pension.",
        fails="I opted out of the workplace pension.",
        silent="My employer plays in my penthouse.",
    ),
    situation(
        "jury-before",
        said="I have served on a jury|I have done jury service|I have been a juror|"
             "I served on a jury|I did jury service|I was a juror",
        worded="I have already done jury service|I have previously served on a jury|"
               "I have ever served on a jury|I have ever been a juror|I have done jury duty",
        shown="I sat on a jury|I was on a jury last year|I was on the jury|"
              "I was foreman of a jury|I did my jury service in May|"
              "I was on a jury in a murder trial|I spent two weeks on a jury|I have sat on a jury|"
              "I have been on a jury|I was foreman of the jury|I did jury duty last year|"
              "I did my jury duty",
        barred="I have never been on a jury|I have never been called for jury service|"
               "I have never done jury service|I have never sat on a jury|"
               "I have never been called up for a jury|I have never served on a jury|"
               "I have never had a jury summons|it will be my first time on a jury|"
               "I have never been summoned for jury service",
        clause="you have served on a jury",
        fires="I sat on a jury for three weeks in May.",
        fails="I've never been on a jury.",
        silent="I sat on a bench for three weeks in May.",
    ),
    situation(
        "another-drives",
        said="someone else will drive|somebody else will drive|another person will drive|"
             "someone else will be driving|there will be a second driver|"
             "there will be another driver",
        worded="someone else will drive the car|there will be an additional driver|"
               "I will share the driving|somebody else will be driving|"
               "someone else will drive the vehicle",
        shown="my wife and I are taking turns at the wheel|"
              "my husband and I are taking turns at the wheel|my wife will drive too|"
              "my husband will drive too|we will share the driving|"
              "my wife and I will share the driving|my husband and I will share the driving|"
              "my friend will drive some of the way|my son will drive as well|"
              "my daughter will drive as well|my wife will do half the driving|"
              "my husband will do half the driving|my wife will drive as well|"
              "my husband will drive as well|we will take turns driving|"
              "we are taking turns driving|my partner will be driving too",
        barred="I am the only driver|I will be the only driver|my wife does not drive|"
               "my husband does not drive",
        clause="someone else will drive",
        fires="My wife and I are taking turns at the wheel.",
        fails="I'll be the only driver.",
        silent="My wife and I are taking turns at the stove.",
    ),
    situation(
        "arrived-late-train",
        said="my journey was delayed|my train was delayed",
        worded="my train was late|my train arrived late|I reached my destination late|"
               "my train ran late|my train has been delayed",
        shown="we pulled in an hour late|my train got in an hour late|my train was an hour late|"
              "my train sat outside the station for an hour|we sat on the track for an hour|"
              "we were stuck on the train for an hour|the train was two hours late|"
              "the train was delayed|we got in two hours late|the train ran late|"
              "the train crawled in two hours late|my train limped in two hours late",
        barred="my train was on time|my train arrived on time|the train was on time|"
               "my train was bang on time|we arrived on time|the train got in on time|"
               "we got in on time|we got in early|the train got in early",
        clause="your train was delayed",
        fires="We pulled in an hour late.",
        fails="My train was bang on time.",
        silent="We pulled in an old mate.",
    ),
    situation(
        "waste-trader",
        said="it is trade waste|it is commercial waste|it is business waste",
        worded="the waste is from a business|the waste is commercial|it is waste from a business|"
               "it comes from a business|the waste comes from my business",
        shown="it is rubble from a job for a customer|it is waste from my workshop|"
              "it came out of a customer's kitchen|it is from a customer's garden|"
              "it is left over from a building job|the waste is from my shop|"
              "the waste is from my workshop",
        barred="it is household waste|it is household rubbish|I cleared out my own garage|"
               "it came out of my own garage|it is domestic waste",
        clause="it is business waste",
        fires="It's rubble from a job I did for a customer.",
        fails="It's household rubbish.",
        silent="It's a ruby from a job I did.",
    ),
    situation(
        "rod-licensed",
        said="I have a rod licence|I hold a rod licence|I have a fishing licence|"
             "I hold a fishing licence|I have a licence to fish",
        worded="I have a valid rod licence|I have a valid fishing licence|"
               "I hold a valid fishing licence|I hold a valid rod licence|"
               "I have a rod fishing licence|I have bought a rod licence|I have a fishing permit",
        shown="I bought my rod licence|I bought a rod licence|I bought my fishing licence|"
              "I got my fishing licence online|my rod licence runs until March|"
              "my fishing licence runs until March|I renewed my rod licence|"
              "I renewed my fishing licence",
        barred="I have never bought a rod licence|I have never bought a fishing licence|"
               "I have no rod licence|I have no fishing licence|my rod licence has run out|"
               "my fishing licence has run out|my rod licence ran out|I never got a rod licence|"
               "I did not buy a rod licence|I have not bought a fishing licence|"
               "my rod licence has expired|my fishing licence has expired",
        clause="you hold a rod licence",
        fires="I bought my rod licence at the post office.",
        fails="My rod licence has run out.",
        silent="I bought my rod at the post office.",
    ),
)
# fmt: on
