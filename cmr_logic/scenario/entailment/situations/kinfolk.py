"""Kin, bodies and habits in people's words: a twin, a daughter's baby, insulin, a bacon butty."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
KINFOLK: tuple[Situation, ...] = (
    situation(
        "brother-held",
        said="I have a brother",
        shown="my brother lives in Perth|my brother is a nurse|I have two brothers|"
              "I share a room with my brother",
        barred="I have no brothers|I have no siblings|I have never had a brother",
        clause="you have a brother",
        fires="My brother lives in Perth.",
        fails="I have no brothers at all.",
        silent="My butcher lives in Perth.",
    ),
    situation(
        "sister-held",
        said="I have a sister",
        shown="my sister lives in Perth|my sister is a nurse|I have two sisters|"
              "I share a room with my sister|my twin sister lives in Perth",
        barred="I have no sisters|I have no siblings|I have never had a sister",
        clause="you have a sister",
        fires="My sister lives in Perth.",
        fails="I have no sisters at all.",
        silent="My stylist lives in Perth.",
    ),
    situation(
        "grandchild-born",
        said="I am a grandparent|I have a grandchild|I have grandchildren",
        shown="my daughter has had a baby|my daughter had a little boy|my daughter had a baby|"
              "my son has a little girl|my daughter has two children|my son became a dad|"
              "my daughter has just had twins|my son has two kids|my daughter gave birth|"
              "my daughter had her little boy|my daughter had a little girl|"
              "I became a grandmother|I became a grandad|I am a nan|I am a granny|"
              "my grandson is three|my granddaughter started school|I have a grandson|"
              "I mind my grandson|my son and his wife had a baby",
        barred="I have no grandchildren|none of my children have children|I have no children|"
               "my children have no kids|I have never had children|none of my kids have kids|"
               "I am childless|none of my kids have any children yet",
        clause="you are a grandparent",
        fires="My daughter had a little boy at Easter.",
        fails="I have no grandchildren.",
        silent="My daughter had a little bread at Easter.",
    ),
    situation(
        "eats-meat-daily",
        said="I eat meat|I do eat meat",
        shown="I love my Sunday roast beef|I had a bacon sandwich|I eat bacon|I eat chicken|"
              "I have bacon for breakfast|I love a steak|I eat steak|I had a burger|"
              "I love a burger|I eat sausages|I had lamb for dinner|I like a bacon butty|"
              "I eat beef|I eat pork|I eat lamb|there is bacon in my butty|I had a ham sandwich|"
              "I love bacon|I never say no to a steak|I had steak last night|"
              "I have ham in my sandwiches",
        barred="I am a vegetarian|I am a vegan|I have not touched meat|I gave up meat|"
               "I never touch meat|I have given up meat|I have never eaten meat|"
               "meat has never passed my lips|I went vegetarian|I went vegan|I stopped eating meat",
        clause="you eat meat",
        fires="I love my Sunday roast beef.",
        fails="I gave up meat.",
        silent="I love my Sunday rambles.",
    ),
    situation(
        "sugar-trouble",
        said="I have diabetes|I am diabetic|I have been diagnosed with diabetes|"
             "I am diagnosed with diabetes",
        shown="I inject insulin|I am on insulin|I have been on insulin|I am a type 1 diabetic|"
              "I am a type 2 diabetic|I have type 1 diabetes|I have type 2 diabetes|"
              "I take insulin|I wear an insulin pump|I take metformin for my sugar",
        barred="I do not have diabetes|I am not diabetic|my blood sugar is fine|"
               "my blood sugar is normal|the diabetes test came back negative",
        clause="you have diabetes",
        fires="I inject insulin every morning.",
        fails="I'm not diabetic.",
        silent="I inject resin every morning.",
    ),
    situation(
        "inked",
        said="I have a tattoo|I have had a tattoo|I have tattoos|I got a tattoo|I had a tattoo",
        shown="I got a rose inked on my shoulder|there is an anchor inked on my arm|"
              "I had an anchor tattooed on my arm|I got inked|I had a swallow inked on my wrist|"
              "I am covered in tattoos|I have an anchor tattooed on my arm|"
              "I got my son's name tattooed on my arm|I have had a tattoo done|"
              "I had a rose inked on my arm|I got a swallow inked on my shoulder",
        barred="I have never had a tattoo|I have no tattoos|"
               "my skin has never been near a tattooist's needle|I am not tattooed|"
               "there is no ink on my skin",
        clause="you have had a tattoo",
        fires="I got a rose inked on my shoulder.",
        fails="I have no tattoos.",
        silent="I got a rose pinned on my shoulder.",
    ),
    situation(
        "expecting",
        said="I am pregnant|I am expecting a baby|I am expecting",
        shown="my baby is due in October|I am six months gone|I am 20 weeks pregnant|"
              "I am having a baby in May|I am due in May|I am having twins in May",
        barred="I am not pregnant|the pregnancy test was negative|my pregnancy test was negative|"
               "I have just given birth|I gave birth in May",
        clause="you are pregnant",
        fires="My baby's due in October.",
        fails="The pregnancy test was negative.",
        silent="My boat's due in October.",
    ),
    situation(
        "missed-visit",
        said="I missed my appointment|I missed the appointment|I did not attend my appointment|"
             "I did not go to my appointment",
        shown="I forgot my appointment|I forgot all about my appointment|"
              "I did not turn up for my appointment|I never made it to my appointment|"
              "I slept through my appointment|I did not make my appointment",
        barred="I went to my appointment|I kept my appointment|I attended my appointment|"
               "I turned up for my appointment|I have never missed an appointment|"
               "I was there for my appointment",
        clause="you missed your appointment",
        fires="I slept through my appointment.",
        fails="I kept my appointment.",
        silent="I slept before my appointment.",
    ),
    situation(
        "cancelled-visit",
        said="I cancelled my appointment|I cancelled the appointment",
        shown="I called off my appointment|I rang to cancel my appointment|"
              "I rang to call off my appointment|I rang to put off my appointment|"
              "I phoned to cancel the appointment",
        barred="I did not cancel my appointment|I never cancelled my appointment|"
               "I kept my appointment|I went to my appointment|I forgot to cancel my appointment",
        clause="you cancelled your appointment",
        fires="I rang to call off my appointment.",
        fails="I kept my appointment.",
        silent="I rang before my appointment.",
    ),
    situation(
        "jabbed-pet",
        said="my dog is vaccinated|my dog has been vaccinated|my dog has had its vaccinations|"
             "my dog was vaccinated",
        shown="my dog has had all his jabs|my dog has had her jabs|"
              "my dog is up to date with his jabs|the vet gave my dog his jabs|"
              "my dog's jabs are up to date|my dog had his booster",
        barred="my dog has not had his jabs|my dog has had no jabs|my dog has never had a jab|"
               "my dog has not been vaccinated|my dog has never been to the vet|"
               "my dog's jabs are out of date|my dog has never been vaccinated",
        clause="your dog is vaccinated",
        fires="My dog has had all his jabs.",
        fails="My dog has had no jabs.",
        silent="My dog has had all his jam.",
    ),
    situation(
        "cash-account",
        said="I have a bank account|I have an account with a bank",
        shown="my wages go into my account|my wages go into my Barclays account|"
              "my money is in the bank|I bank with Lloyds|I have a current account|"
              "I opened an account with Barclays|my salary is paid into my account|"
              "I have a Barclays account|I have an account with Nationwide|"
              "my pension goes into my bank account|I pay by direct debit",
        barred="I have never had a bank account|I do not have a bank account|I do not use banks|"
               "no bank will give me an account|I have no bank account",
        clause="you have a bank account",
        fires="My wages go into my Barclays account.",
        fails="I do not use banks.",
        silent="My wagers go into my Barclays diary.",
    ),
)
# fmt: on
