"""Vehicles and the road: driving, owning, insuring and parking."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
DRIVING: tuple[Situation, ...] = (
    situation(
        "licensed",
        said="I have a driving licence|I hold a driving licence|I am a licensed driver|"
             "I am licensed to drive",
        shown="I passed my driving test|I have a full driving licence|"
              "I have a clean driving licence|I have a full licence|"
              "I have had my licence since 1990|"
              "my driving licence is in my pocket|I got my driving licence in May|"
              "I have had my driving licence for years",
        barred="I have never passed a driving test|I have not passed my driving test|"
               "I do not have a driving licence|my driving licence was taken away|"
               "I lost my driving licence|I am too young to drive|I do not drive|"
               "I have a provisional licence|I am on a provisional licence|I am banned from "
               "driving|my licence was revoked|"
               "I have never driven|"
               "I have not passed my test|I failed my driving test|I have never learned to drive|"
               "I cannot drive|I have never had a driving licence",
        clause="you have a driving licence", fires="I passed my driving test in 2009.",
        fails="I have never passed a driving test.", silent="I passed my driving gloves to Ann.",
    ),
    situation(
        "full-licence",
        said="I have a full driving licence|I hold a full driving licence|I have a full licence",
        worded="I have passed my driving test|I hold a full licence|"
               "I have a full valid driving licence|I have a valid driving licence|"
               "I hold a valid driving licence|I hold a full, valid driving licence|"
               "I have held a full driving licence|I hold a full UK driving licence",
        shown="I passed my driving test|I passed my test.|I got my licence at eighteen|"
              "I have had a full licence since 1999|I have driven for years|"
              "I passed my driving test first time|I have been driving for years|"
              "I have been driving for twenty years|I drive to work every day|"
              "I drive a taxi for a living|I passed my driving test in 1998",
        barred="I am a learner driver|I have not passed my driving test|"
               "I have not taken my driving test|I am learning to drive|I failed my driving test|"
               "I have never taken a driving test|I never learnt to drive|"
               "I am having driving lessons|I am still on a provisional licence|"
               "I only have a provisional|I have only got a provisional|I am on L-plates|"
               "I am still on L-plates|I never learned to drive|my licence was taken away|"
               "I am banned from driving|I have been banned from driving|I do not drive|"
               "I cannot drive|I am waiting for my driving test|I am still learning to drive|"
               "I keep failing my driving test|I have only got L-plates|"
               "I have not got a driving licence|I handed my licence back|"
               "I have a provisional licence|I drive on a provisional licence|"
               "I am driving on a provisional licence",
        clause="you have a full driving licence", fires="I passed my driving test in 2009.",
        fails="I'm a learner driver.", silent="I passed my driver a mint in 2009.",
    ),
    situation(
        "learner-driver",
        said="I am a learner driver|I have a provisional licence|I hold a provisional licence",
        worded="I am learning to drive|I am still learning to drive|I am taking driving lessons|"
               "I have not passed my driving test",
        shown="I am taking driving lessons|I have driving lessons every week|"
              "I am learning to drive|I have L-plates on my car|I have not taken my test yet|"
              "I failed my driving test|I am having driving lessons|I have L-plates on|"
              "I have not passed my test yet|I am on L-plates|I am still on L-plates|"
              "I keep failing my driving test|I am still learning to drive|I drive with L-plates|"
              "I have had three driving lessons|I have only got a provisional|"
              "my dad is teaching me to drive|I am on a provisional licence",
        barred="I passed my driving test|I have a full driving licence|"
               "I hold a full driving licence|I have a full licence|I have a clean full licence|"
               "I passed my driving test years ago|"
               "I have had my licence for years|"
               "I passed my test.|I have been driving for years|I passed first time|"
               "I have been driving since 1998",
        clause="you are a learner driver", fires="I'm taking driving lessons.",
        fails="I passed my driving test in May.", silent="I'm taking singing lessons.",
    ),
    situation(
        "new-driver",
        said="I am a newly qualified driver|I am newly qualified|I am a new driver",
        shown="I passed my driving test last month|I passed my driving test last week|"
              "I have just passed my driving test|I only just passed my driving test",
        barred="I passed my driving test years ago|I have been driving for years|"
               "I have driven for twenty years",
        clause="you are a newly qualified driver", fires="I passed my driving test last month.",
        fails="I've been driving for years.", silent="I passed my singing test last month.",
    ),
    situation(
        "drives",
        said="I drive|I am a driver|I am a motorist",
        shown="I drive to work|I drive a car|I drive a van|I drive a taxi|I drive a lorry|"
              "I commute by car|I drive the children to school",
        barred="I do not drive|I cannot drive|I gave up driving|I no longer drive|"
               "I stopped driving",
        clause="you are a driver", fires="I commute by car.", fails="I gave up driving in May.",
        silent="I commute by canoe.",
    ),
    situation(
        "has-vehicle",
        said="I have a vehicle|I own a vehicle",
        shown="I have a car|I own a car|I own a van|I have a van|I bought a car|I bought a van|"
              "I have a motorbike|I own a lorry|I drive my own car|I own a taxi|"
              "my car is parked outside|I have a company car|my van is parked outside|"
              "my car has been with me for years|I drive a van|I have an old Volvo|"
              "I drive a Volvo|my car is in the garage",
        barred="I have no vehicle|I go everywhere by bus|I have no car",
        clause="you own a vehicle", fires="I bought a van in May.", fails="I have no vehicle.",
        silent="I bought a vase in May.",
    ),
    situation(
        "has-car",
        said="I have a car|I own a car",
        shown="I bought a car|I drive my own car|I run a car|my car is parked outside|"
              "I drive my car to work|I drive to work in my car|I have a car on finance|"
              "I have an old Volvo|I have had my car for years|I drive a Volvo|"
              "I drive a little Fiat|my car is in the garage|my car is in for repair|"
              "I filled up my car|I washed my car|I keep my car on the street",
        barred="I sold my car|I have no car|I got rid of my car|I have never owned a car|"
               "I scrapped my car|I gave up my car|I have no vehicle|I do not have a vehicle|"
               "I go everywhere by bus|I go everywhere on foot|I sold my Fiesta|"
               "my car went for scrap|I have never driven|my car was scrapped|"
               "I gave my car to my son|my car was written off",
        clause="you own a car", fires="I drive my own car.", fails="I got rid of my car.",
        silent="I drive my boss mad.",
    ),
    situation(
        "vehicle-insured",
        said="my vehicle is insured|I have car insurance|I have insured my vehicle|"
             "I have motor insurance",
        worded="my car is insured|I have valid car insurance|I have insurance for my car|"
               "my vehicle has insurance|I have valid motor insurance|"
               "I have insurance on my vehicle|I have insurance cover for my vehicle",
        shown="my car is insured|I insured my car|I took out car insurance|I have cover on my car|"
              "I renewed my car insurance|I am insured to drive my car|my car is fully insured|"
              "I bought car insurance|I have fully comprehensive cover|I have fully comp|"
              "I have fully comp on it|I am insured third party|my car insurance is paid up|"
              "I have comprehensive cover on my car|I pay my car insurance every month|"
              "I am fully comp",
        barred="my car is uninsured|my car is not insured|my car insurance lapsed|"
               "my car insurance ran out|I cancelled my car insurance|I have no car insurance|"
               "my car insurance has expired|the insurance on my car ran out|"
               "I have not insured my car|I let my car insurance lapse|"
               "I let the insurance on my car lapse|I have no insurance on it|"
               "there is no insurance on it|I have not insured it|I am not insured|"
               "I have no cover on it",
        clause="your vehicle is insured", fires="I took out car insurance in May.",
        fails="My car insurance lapsed.", silent="I took out the car in May.",
    ),
    situation(
        "roadworthy",
        said="my vehicle passed its MOT|my vehicle has an MOT|my vehicle has a valid MOT|"
             "my car has passed its test|"
             "my vehicle has a current MOT",
        worded="my car has a valid MOT|my car has a current MOT|my vehicle has an MOT certificate|"
               "my vehicle has a valid MOT certificate|my car has an MOT certificate",
        shown="my car passed its MOT|my car has an MOT|the garage passed my car for its MOT|"
              "my van has a new MOT|my car sailed through its MOT|"
              "it sailed through its MOT|it passed its MOT|it has a new MOT|"
              "it has just passed its MOT|it has twelve months' MOT|the garage passed it|"
              "it has an MOT till June|my car got through its MOT|my car passed its MOT last week|"
              "it got through its MOT",
        barred="my car failed its MOT|my MOT has run out|my MOT has expired|my car has no MOT|"
               "my car does not have an MOT|the MOT on my car ran out|my MOT ran out|"
               "my Mini failed its MOT|it failed its MOT|it has no MOT|the MOT ran out|"
               "the MOT has run out|the MOT has expired|its MOT has run out|its MOT has expired|"
               "its MOT ran out in May|the MOT expired in May|my car is overdue its MOT",
        clause="your vehicle has passed its MOT", fires="My car sailed through its MOT.",
        fails="My MOT ran out in May.", silent="My car sailed over on the ferry.",
    ),
    situation(
        "banned-driver",
        said="I am disqualified from driving|I am banned from driving|"
             "I have been banned from driving|my driving licence is suspended|"
             "my licence was suspended|my licence was taken away",
        worded="I am serving a driving ban",
        shown="I lost my driving licence for drink-driving|I got a driving ban|"
              "I am serving a driving ban|the court took my licence away|my licence was revoked",
        barred="I have a clean driving licence|I have never been banned from driving|"
               "I have never been disqualified from driving|I have a clean licence",
        clause="you are disqualified from driving", fires="I'm serving a driving ban.",
        fails="I have a clean driving licence.", silent="I'm serving a dry biscuit.",
    ),
    situation(
        "penalty-points",
        said="I have points on my licence|I have penalty points|"
             "I have points on my driving licence",
        worded="there are points on my licence|my licence has points|"
               "my licence has penalty points on it|"
               "I have penalty points on my licence|I have penalty points on my driving licence|"
               "I have any penalty points|I have endorsements on my licence|"
               "my licence is endorsed|my licence has been endorsed",
        shown="I got three points for speeding|I was given points for speeding|"
              "I have six points on my licence|I have three points on my licence|"
              "I got points for using my phone at the wheel|I have nine points on my licence|"
              "I got points for speeding|I was given three points for speeding|"
              "I picked up three points for speeding|I have three points for speeding",
        barred="I have a clean licence|I have a clean driving licence|I have never had any points|"
               "there are no points on my licence|I have no points on my licence|"
               "my licence is squeaky clean|my driving licence is clean|my licence is clean|"
               "I have never had a point on my licence|"
               "my licence has no points|I have never had points|"
               "there is not a point on my licence|I have never had any points on my licence",
        clause="you have points on your licence", fires="I got three points for speeding.",
        fails="I have a clean licence.", silent="I got three pens for spelling.",
    ),
    situation(
        "electric-car",
        said="I have an electric car|I drive an electric car|I drive an electric vehicle|"
             "my vehicle is electric|my car is electric|I own an electric vehicle",
        worded="my car runs on electricity|"
               "my vehicle is an electric vehicle|I have an electric vehicle|"
               "I own an electric car|my vehicle runs on electricity|my car is an electric car|"
               "I use an electric car",
        shown="I drive a Tesla|I charge my car at home|my car is fully electric|"
              "my car runs on electricity|I plug in my car at night|I plug my car in overnight|"
              "I plug my car in at night|I charge my car overnight|my car runs on batteries|"
              "my car plugs in|I drive a Zoe|I drive a Polestar|I have a Nissan Leaf|"
              "I charge my car on the drive|I charge my car in the garage|"
              "I charge the car overnight|I drive a Nissan Leaf|I drive an electric Mini|"
              "I drive a BMW i3|I have a Tesla|my car is a Tesla|"
              "I have a charger for my car on the drive",
        barred="I drive a diesel|I drive a petrol car|my car runs on petrol|my car runs on diesel|"
               "I drive a diesel van|my car is a diesel|I drive a diesel car|I have an old diesel|"
               "I have a diesel|mine is a diesel|I have an old diesel estate|"
               "my car takes unleaded|I fill my car up with petrol|my car is a petrol|"
               "I fill up with diesel|my car guzzles petrol|"
               "mine runs on petrol|mine runs on diesel|it runs on petrol|it runs on diesel|"
               "I fill up with unleaded|I fill up with petrol|my car has a petrol engine|"
               "I drive a petrol|my car takes diesel|it is a diesel|mine is a petrol",
        clause="you drive an electric car", fires="My car runs on electricity.",
        fails="My car runs on diesel.", silent="My cart runs on ice.",
    ),
    situation(
        "diesel",
        said="I drive a diesel vehicle|I have a diesel vehicle|my vehicle runs on diesel|"
             "my vehicle is a diesel",
        worded="I drive a diesel car|my car is a diesel|my vehicle is diesel|"
               "my vehicle is a diesel|I have a diesel car|my vehicle runs on diesel|"
               "I own a diesel vehicle|my car runs on diesel",
        shown="I drive a diesel|I drive a diesel car|my car is a diesel|my car runs on diesel|"
              "my van runs on diesel|"
              "my Volvo runs on diesel|I fill up with diesel|my car takes diesel|mine is a diesel|"
              "it runs on diesel|I put diesel in my car|my old Volvo runs on diesel|"
              "my Land Rover is a diesel",
        barred="my car runs on petrol|I drive an electric car|my car is electric|"
               "I drive a petrol car|I drive a Tesla|my car runs on electricity|"
               "I drive a hybrid|I fill up with unleaded|mine is a petrol|it runs on petrol|"
               "I have a hybrid|my car is a hybrid|mine is electric",
        clause="you drive a diesel vehicle", fires="My van runs on diesel.",
        fails="My car runs on petrol.", silent="My van runs on time.",
    ),
    situation(
        "rides-motorcycle",
        said="I ride a motorcycle|I am a motorcyclist|I am a biker",
        shown="I ride a motorbike|I ride to work on my motorbike",
        barred="I have never ridden a motorcycle|I do not ride a motorcycle|I sold my motorcycle",
        clause="you ride a motorcycle", fires="I'm a biker from way back.",
        fails="I've never ridden a motorbike.", silent="I'm a baker from way back.",
    ),
    situation(
        "cyclist",
        said="I am a cyclist|I cycle|I ride a bike|I travel by bike",
        worded="I get about by bike|I cycle regularly",
        shown="I cycle to work|I bike to work|I go to work by bike|I go everywhere by bike|"
              "I commute by bike",
        barred="I do not cycle|I cannot ride a bike|I never cycle|I have never ridden a bike",
        clause="you are a cyclist", fires="I go everywhere by bike.", fails="I can't ride a bike.",
        silent="I go everywhere by boat.",
    ),
)
# fmt: on
