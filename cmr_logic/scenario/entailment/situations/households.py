"""Homes and households: what a home has, who lives there, and what is done to it."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
HOUSEHOLDS: tuple[Situation, ...] = (
    situation(
        "in-flat",
        said="I live in a flat|I live in an apartment|my home is a flat",
        worded="I occupy a flat|"
               "I live in a block of flats|I live in an apartment|my home is a flat",
        shown="I have a flat|I live on the third floor|I live in a tower block|"
              "I live above a shop|I live in a block of flats|I live in a bedsit|I rent a flat|"
              "I live in a studio|we are on the third floor of a tower block|"
              "I am on the top floor of the block|my flat is on the second floor|"
              "our flat is above a shop|I live on the fourth floor|we are in a maisonette",
        barred="I live in a house|I live in a detached house|I live in a bungalow|"
               "I live in a cottage|I live in a farmhouse|we have a semi|"
               "I live in a terraced house",
        clause="you live in a flat", fires="I live in a studio.",
        fails="I live in a detached house.", silent="We're on the third page above the picture.",
    ),
    situation(
        "in-house",
        said="I live in a house",
        shown="I live in a bungalow|I live in a cottage|I live in a farmhouse|I live in a villa|"
              "my house has two floors",
        barred="I live in a flat|I live in an apartment|I live in a caravan|I live on a boat|"
               "I live in a bedsit",
        clause="you live in a house", fires="I live in a bungalow.", fails="I live in a flat.",
        silent="I live in a hurry.",
    ),
    situation(
        "on-boat",
        said="I live on a boat|I live aboard a boat|my home is a boat",
        worded="I use a boat as my home|I live afloat|my boat is my home|"
               "my boat is used as my home",
        shown="I live on a narrowboat|I live on a houseboat|my home is a narrowboat|"
              "I live on a barge",
        barred="I live in a house|I live in a flat|I live on dry land",
        clause="you live on a boat", fires="My home is a narrowboat.", fails="I live in a flat.",
        silent="My hobby is a model boat.",
    ),
    situation(
        "in-caravan",
        said="I live in a caravan|I live in a mobile home|my home is a caravan",
        worded="my home is a mobile home",
        shown="I live in a static caravan|I live in a trailer|I live on a caravan site|"
              "I live in a camper van",
        barred="I live in a house|I live in a flat|I live in a bungalow",
        clause="you live in a caravan", fires="I live in a camper van.", fails="I live in a flat.",
        silent="I live in a carnival town.",
    ),
    situation(
        "shares-with-friends",
        said="I share my home|I share my flat|I live with other people|I share a house|"
             "I do not live alone",
        shown="I have a flatmate|I have flatmates|my flatmate is noisy|I live with friends|"
              "I live in a shared house|I have a housemate|my housemate is noisy|"
              "I live with my family|I live with my wife|I live with my husband|I have a roommate|"
              "I share with a friend|I have a lodger|I live with my aunt|I live with my mother|"
              "I live with my parents|I live with my brother|I live with my partner",
        barred="I live alone|I live on my own|I live by myself|nobody lives with me",
        clause="you share your home", fires="I've got two flatmates.", fails="I live on my own.",
        silent="I've got two flat tyres.",
    ),
    situation(
        "in-centre",
        said="I live in the city centre|I live in the town centre|I live in the centre of town",
        shown="I live in the middle of town|I live in the heart of the city|"
              "I live on the high street",
        barred="I live in the country|I live in a village|I live in the suburbs|"
               "I live out in the sticks|I live on a farm",
        clause="you live in the city centre", fires="I live on the high street.",
        fails="I live out in the sticks.", silent="I'm right in the middle of a book.",
    ),
    situation(
        "has-parking",
        said="I have a parking space|I have somewhere to park|I have off-street parking",
        worded="I have off-street parking at home|my home has off-street parking",
        shown="I have a driveway|I have a garage|I park on my drive|I have a drive|"
              "I park in my garage|I keep the car on my drive|my house has a garage",
        barred="I have nowhere to park|I park on the street|I park on the road|"
               "I have no parking space",
        clause="you have a parking space", fires="I keep the car on my drive.",
        fails="I have no parking space.", silent="I keep a diary.",
    ),
    situation(
        "has-garage",
        said="I have a garage|my house has a garage|I own a garage",
        worded="there is a garage at my home",
        shown="my car is in my garage|I keep my car in the garage|I have a lock-up|"
              "my garage is full|I have a double garage",
        barred="I have no garage|I do not have a garage|I park on the road|I park on the street",
        clause="you have a garage", fires="The car's in my lock-up.", fails="I park on the road.",
        silent="The cat's in my lap.",
    ),
    situation(
        "has-pool",
        said="I have a swimming pool|my house has a swimming pool|I own a swimming pool",
        worded="there is a swimming pool at my home|my home has a swimming pool|I have a pool",
        shown="I have a pool|I have a pool in the garden|I built a swimming pool|"
              "I swim in my own pool|"
              "there is a pool in my garden|there is a pool in our back garden|"
              "there is a swimming pool in my garden|I put in a pool last year|my house has a pool",
        barred="I have no pool|I do not have a pool|there is no pool|"
               "my house has no pool|I have not got a pool",
        clause="you have a swimming pool", fires="We swim in our own pool.",
        fails="There's no pool here.", silent="We swim in our own lake.",
    ),
    situation(
        "has-loft",
        said="I have a loft|my house has a loft|I have an attic",
        shown="my loft is full of boxes|I keep boxes in the loft|I have boarded out the attic|"
              "my loft is insulated",
        barred="I have no loft|I do not have a loft|there is no loft",
        clause="you have a loft", fires="I've boarded out the attic.",
        fails="I have a flat roof and no attic.", silent="I've boarded a ship.",
    ),
    situation(
        "insulated-loft",
        said="my loft is insulated|I have loft insulation|my loft has insulation",
        worded="my home has loft insulation",
        shown="my loft is lagged|I insulated my loft|I have insulated the loft|"
              "I had the loft insulated",
        barred="my loft is not insulated|my loft is bare|my loft has no insulation|"
               "I have no loft insulation",
        clause="your loft is insulated",
        fires="We rolled out mineral wool up there: our loft is lagged.", fails="Our loft is bare.",
        silent="Our loft is full.",
    ),
    situation(
        "double-glazed",
        said="my windows are double glazed|I have double glazing|my home has double glazing",
        worded="my home is double glazed",
        shown="I had double glazing fitted|I have triple glazing|my windows are triple glazed",
        barred="my windows are single glazed|I have single glazing|I have no double glazing",
        clause="your windows are double glazed", fires="my windows are triple glazed.",
        fails="All my windows are single-glazed.", silent="I had a double bed put in.",
    ),
    situation(
        "solar-home",
        said="I have solar panels|my home has solar panels|I own solar panels",
        worded="solar panels are fitted to my home|there are solar panels on my roof|"
               "my home generates solar power",
        shown="my roof has solar panels|I had solar panels fitted|I have photovoltaic panels|"
              "I get my electricity from solar panels|I installed solar panels",
        barred="I have no solar panels|I do not have solar panels|I do not have any solar panels",
        clause="you have solar panels", fires="I installed solar panels.",
        fails="I do not have any solar panels.", silent="We make our own jam.",
    ),
    situation(
        "electric-heating",
        said="I heat my home with electricity|my heating is electric|I have electric heating",
        worded="my home is heated by electricity|I have electric heating|"
               "my home is heated with electricity|I have storage heaters|I have electric heaters",
        shown="I have storage heaters|I have electric radiators|my house is all electric|"
              "my radiators are electric|I have a heat pump",
        barred="I have gas central heating|I heat with oil|I have a gas boiler|"
               "I heat my home with gas|I heat with wood",
        clause="you heat your home with electricity", fires="I've got storage heaters.",
        fails="I've got gas central heating.", silent="I've got storage boxes.",
    ),
    situation(
        "oil-heating",
        said="I heat my home with oil|my heating runs on oil|I have oil heating",
        worded="my home is heated by oil|my home is heated with oil|I have oil heating|"
               "I have oil-fired heating|I use oil to heat my home|my house is heated by oil",
        shown="I have an oil tank|I have an oil boiler|my boiler runs on oil|"
              "I have an oil-fired boiler|I use heating oil|the tanker fills our oil tank|"
              "we have an oil tank|our boiler burns oil|our boiler runs on oil|I buy heating oil|"
              "we get oil delivered|"
              "I have an oil tank in the garden|the oil tanker fills my tank|"
              "the oil lorry comes twice a year|my Rayburn runs on oil|"
              "we order heating oil every autumn",
        barred="I have gas central heating|I have a gas boiler|I heat my home with gas|"
               "my heating is electric|we are on mains gas|we have a heat pump|"
               "we have gas central heating|our boiler runs on gas|we heat with logs|"
               "we have storage heaters|"
               "my boiler runs on gas|I have storage heaters|I have a heat pump|I heat with gas|"
               "I have electric heating|my house is heated with gas|I burn logs to keep warm|"
               "we have a gas boiler",
        clause="you heat your home with oil", fires="I use heating oil.",
        fails="I've got gas central heating.", silent="I've got oily hands.",
    ),
    situation(
        "smoke-alarm",
        said="I have a smoke alarm|my home has a smoke alarm|I have smoke alarms",
        worded="my home is fitted with a smoke alarm|a smoke alarm is fitted in my home|"
               "my home has a smoke alarm|there is a smoke alarm in my home|"
               "my home has smoke alarms|I have smoke alarms fitted|I have smoke alarms|"
               "a smoke alarm is fitted",
        shown="I have a smoke detector|my home has smoke detectors|I fitted a smoke alarm|"
              "my smoke alarm works|there is a smoke alarm on every landing|"
              "there is a smoke alarm in the hall|there is one on every ceiling to warn of smoke|"
              "I test the smoke alarm every month",
        barred="there is no smoke alarm|I have no smoke alarm|I do not have a smoke alarm|"
               "I never fitted a smoke alarm|I took the smoke alarm down|"
               "the smoke alarm has no battery|I have not got a smoke alarm|"
               "my home has no smoke alarm",
        clause="you have a smoke alarm", fires="my smoke alarm works.",
        fails="There's no smoke alarm.", silent="There's smoke on every landing.",
    ),
    situation(
        "burglar-alarm",
        said="I have a burglar alarm|my home has a burglar alarm|my home is alarmed",
        worded="my home is fitted with a burglar alarm|"
               "my home has an alarm|my home has a burglar alarm|"
               "there is a burglar alarm in my home|my house has an alarm|an alarm is fitted|"
               "I have an alarm system|my home is fitted with an alarm|I have an intruder alarm",
        shown="my house is alarmed|I have an intruder alarm|my burglar alarm works|"
              "I fitted a burglar alarm|my alarm goes straight through to a monitoring centre|"
              "I set the alarm every night|my burglar alarm is linked to the police|"
              "I set the burglar alarm every night",
        barred="I have no burglar alarm|I do not have a burglar alarm|my home has no alarm|"
               "there is no alarm in the house|I have no alarm|I have never had an alarm fitted|"
               "there is no alarm|my house has no alarm|I do not have an alarm|"
               "I have not got an alarm",
        clause="you have a burglar alarm", fires="I fitted a burglar alarm.",
        fails="My house has no alarm.", silent="I have an alarm clock.",
    ),
    situation(
        "listed",
        said="my house is listed|my home is a listed building|I live in a listed building",
        worded="my house is a listed building",
        shown="my house is grade II listed|my house is grade I listed|my cottage is listed|"
              "it is a Grade II cottage|my house is Grade II|my cottage is Grade I|"
              "it is Grade II listed|my house is Grade II listed",
        barred="my house is not listed|my house was built in 2010|I live in a new-build|"
               "it is a new-build|my house is a new-build|my house was built last year|"
               "my house is only ten years old|it was built last year",
        clause="your house is listed", fires="my cottage is listed.",
        fails="My house isn't listed.", silent="My house is lit.",
    ),
    situation(
        "furnished",
        said="my flat is furnished|I rent a furnished flat|my flat came with furniture|"
             "the property is furnished|my home is furnished|it is furnished",
        shown="I live in a furnished flat|the furniture came with my flat|"
              "the landlord provided the furniture|the furniture belongs to the landlord|"
              "my landlord supplied the furniture|all the furniture is my landlord's|"
              "the flat came with all its furniture|"
              "it came with all the furniture|it came with furniture|"
              "the landlord supplies the furniture|the landlord supplies all the furniture|"
              "my landlord supplies the furniture|"
              "it came fully furnished|it came furnished",
        barred="my flat is unfurnished|my flat is bare|I rent an unfurnished flat|"
               "it came without furniture|it was unfurnished|"
               "there was no furniture in it|"
               "there was not a stick of furniture in it|"
               "it was completely bare|it came empty",
        clause="your flat is furnished",
        fires="Beds, tables and chairs came with my flat: it's furnished.",
        fails="My flat is bare.", silent="My flat is finished.",
    ),
    situation(
        "renovating",
        said="I am renovating my home|I am renovating my house|I renovate my home",
        worded="I am having my home renovated|I am doing up my home|"
               "building work is being done on my home|I am carrying out building work on my home",
        shown="I am doing up my house|I am doing up the house|I am putting in a new kitchen|"
              "I am modernising my house|I am refurbishing my flat",
        barred="I am not renovating my home",
        clause="you are renovating your home", fires="I am refurbishing my flat.",
        fails="I am not renovating my home.", silent="We're buttoning up the old coat.",
    ),
    situation(
        "extending",
        said="I am building an extension|I am extending my house|I extend my house|"
             "I am extending my home",
        worded="I am having an extension built|I am adding an extension",
        shown="I am adding a room|I am adding a conservatory|I am building a conservatory|"
              "I am building on a bedroom|I am converting the loft|I am adding a bedroom",
        barred="I am not building anything|I am not extending my home",
        clause="you are building an extension", fires="We're adding a conservatory at the back.",
        fails="We're not building anything.", silent="We're adding milk at the back.",
    ),
    situation(
        "good-fences",
        said="my garden is fenced|my garden is enclosed|I have a fenced garden",
        worded="I have a secure garden|I have an enclosed garden|my garden is secure|"
               "my garden is enclosed|I have a fenced garden|I have a fully enclosed garden",
        shown="my garden is walled|I have a fence round my garden|I have a walled garden|"
              "my garden has a fence|my garden is fenced in|my garden has a high wall|"
              "there is a six-foot fence all round our back lawn|"
              "there is a fence all round my garden|there is a fence round my garden|"
              "there is a high wall round my garden|a high hedge and a fence run round my garden|"
              "there is a wall all round the garden",
        barred="my garden is wide open|my garden is open|my garden has no fence|"
               "my garden is not fenced|I live in a flat on the fourth floor|I have no garden|"
               "there is no garden|my garden is open to the road|"
               "there is no fence round my garden|the fence is down|my fence has blown down|"
               "the fence has holes in it",
        clause="your garden is fenced",
        fires="There's a wall right round our plot: the garden is walled in.",
        fails="My garden is wide open.", silent="My garden is fancy.",
    ),
    situation(
        "has-internet-home",
        said="I have broadband|I have internet at home|I have an internet connection",
        shown="I have wifi|I have wi-fi at home|I have fibre broadband|I am online at home|"
              "I stream films at home",
        barred="I have no internet|I am not online|I do not have broadband|I have no wifi",
        clause="you have broadband", fires="I stream films at home.", fails="I have no internet.",
        silent="I've got fibre in my diet.",
    ),
    situation(
        "has-landline",
        said="I have a landline|I have a landline phone|I have a telephone at home",
        shown="I have a house phone|I have a home phone",
        barred="I have only a mobile|I do not have a landline|I have no landline",
        clause="you have a landline", fires="I have a home phone.", fails="I've only got a mobile.",
        silent="I have a landing net.",
    ),
    situation(
        "lone-elderly-care",
        said="I look after an elderly relative|I care for an elderly relative|"
             "I care for an elderly parent",
        worded="I care for an older relative",
        shown="I look after my elderly mother|I care for my elderly father|"
              "I look after my old mum|I care for my old dad|I look after my frail mother|"
              "I look after my gran|I care for my grandmother|I look after my grandfather",
        barred="I do not look after anyone|nobody depends on me|I care for nobody",
        clause="you look after an elderly relative", fires="I take care of my 90-year-old mum.",
        fails="I don't look after anyone.", silent="I take notice of my mum.",
    ),
    situation(
        "engaged",
        said="I am engaged|I am engaged to be married|I have a fiancé",
        shown="my fiancé works|my fiancée works|I got engaged|I have a fiancée",
        barred="I am single|I have a husband|I have a wife|I am married",
        clause="you are engaged", fires="I have a fiancée.", fails="I'm single.",
        silent="My finance is set.",
    ),
    situation(
        "newlywed",
        said="I am newly married|I am a newlywed",
        worded="I got married recently",
        shown="I have just got married|I recently married|"
              "I got married last month|I got married last week|I am just back from my honeymoon|"
              "I married last month|I just married",
        barred="I am single|I have never married|I am not married",
        clause="you are newly married", fires="We got married last month.",
        fails="I am not married.", silent="We got merry last month.",
    ),
    situation(
        "several-children",
        said="I have more than one child|I have several children|I have two children",
        shown="I have three children|I have four kids|I have two sons|I have two daughters",
        barred="I have only one child|I have no children",
        clause="you have more than one child", fires="I have two daughters.",
        fails="I've only one child.", silent="I have more than one chair.",
    ),
    situation(
        "twins",
        said="I have twins|I am a parent of twins|I have had twins",
        worded="I have had two babies at one birth|I have had two children at one birth|"
               "two children were born at one birth|I have had a multiple birth",
        shown="I gave birth to twins|my twins are three|I have twin boys|I have twin girls|"
              "I am the mother of twins|I am the father of twins|we had two girls at once|"
              "my twins are two|my boys are twins|my girls are identical twins",
        barred="I have no children|I have only one child|I have no twins|I have just the one boy|"
               "I have just the one girl|I have only the one child|"
               "I have an only child",
        clause="you have twins", fires="I am the father of twins.", fails="I've just the one baby.",
        silent="I have tweezers.",
    ),
    situation(
        "grandparent-state",
        said="I am a grandparent|I have a grandchild|I have grandchildren",
        shown="I am a grandmother|I am a grandfather|I am a gran|I am a grandad|I am a nan|"
              "I have a grandson|I have a granddaughter|my grandson is two|"
              "my granddaughter is two|my grandchildren are small|I have four grandchildren|"
              "my daughter has had a baby|my daughter had a little boy|my daughter had a baby|"
              "my son has a little girl|my daughter has two children|my son became a dad|"
              "my daughter has just had twins|my son has two kids|my daughter gave birth|"
              "my daughter had her little boy|my daughter had a little girl|"
              "I became a grandmother|I became a grandad|I am a granny|my grandson is three|"
              "my granddaughter started school|I mind my grandson|my son and his wife had a baby|"
              "my son's twins are coming to stay|my daughter's little boy is with me|"
              "my daughter's little girl is with me|my son's kids are staying with me|"
              "my daughter's children are staying with me|my son's little girl is two|"
              "my son's boys live with me|my daughter's twins are two|I am a nana|I am a grandma|"
              "I am a grandpa",
        barred="I have no grandchildren|I have no children|I am childless|"
               "none of my children have children|my children have no kids|"
               "none of my kids have kids|none of my kids have any children yet|"
               "I never had children|I never had kids|I have never had children|"
               "I never had any children|my only child is five|my children are at primary school|"
               "my eldest is five",
        clause="you are a grandparent",
        fires="My daughter's just had her first baby and I'm over the moon: I'm a nan.",
        fails="I have no grandchildren.", silent="I'm a nanny.",
    ),
    situation(
        "siblings",
        said="I have siblings|I have a sibling",
        shown="I have a brother|I have a sister|I have two brothers|my brother is older|"
              "my sister is younger|I have an older brother|I am one of six children|I have a twin",
        barred="I am an only child|I have no siblings",
        clause="you have siblings", fires="I've two brothers.", fails="I'm an only child.",
        silent="I have silver.",
    ),
    situation(
        "guardian",
        said="I am a legal guardian|I am a guardian|I am the guardian of a child",
        worded="I have legal guardianship of a child|I have been appointed guardian",
        shown="I am my niece's guardian|I am my nephew's guardian|I have guardianship of a child|"
              "I was made guardian of my niece|I am my grandson's guardian",
        barred="I am nobody's guardian|I have no children in my care",
        clause="you are a legal guardian",
        fires="The court put my niece in my care: I'm her guardian.",
        fails="I'm nobody's guardian.", silent="I'm a garden planner.",
    ),
    situation(
        "stepparent-state",
        said="I am a step-parent|I am a stepparent|I have a stepchild|I have stepchildren",
        shown="I am a stepfather|I am a stepmother|I have a stepson|I have a stepdaughter|"
              "I am a stepdad|I am a stepmum|my stepson is ten|my stepdaughter is ten",
        barred="I have no stepchildren",
        clause="you are a step-parent",
        fires="My wife's two from her first marriage live with us: I'm their stepdad.",
        fails="I have no stepchildren.", silent="I have a stepladder.",
    ),
)
# fmt: on
