"""Home: owning or renting, where one lives, and what happened to the place."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
HOMES: tuple[Situation, ...] = (
    situation(
        "owner-occupier",
        said="I own my home|I am a homeowner|I own my own home|I am an owner-occupier|"
             "I own a home",
        worded="I own the property I live in|I own the home I live in|my home belongs to me",
        shown="I bought my flat|I bought my house|I have a mortgage|I paid off my mortgage|"
              "I bought my first home|I bought a house|I bought a flat|I own a flat|"
              "I own a cottage|my house is paid for|my mortgage is paid off|"
              "I own my house outright|we finished paying the mortgage|my name is on the deeds|"
              "I bought my council house|I own a semi|I have paid off the house|"
              "I own the home I live in|I own the house I live in|I bought the house I live in|"
              "I have a mortgage on my house|I bought my cottage|the house is in my name|"
              "the cottage is in my name|the flat is in my name|we paid off the mortgage|"
              "I paid off the mortgage years ago|we own the house|we bought the house in 2004|"
              "we bought our place in 2004|we have a mortgage on a terrace|I bought this house|"
              "I own this house|I own this flat|my wife and I own the house",
        barred="I rent my home|I am a tenant|I rent a flat|I rent a room|I rent a house|"
               "I am homeless|I pay rent|I live in a council flat|I live in a council house|"
               "I live in a rented flat|I am a lodger|I live in a hostel|"
               "I have never had a home of my own|I rent from the council|I sofa-surf|"
               "I have a landlord|we rent our place|I rent a bedsit|I live in student halls|"
               "I live in a hall of residence|I rent my flat|the house belongs to my parents|"
               "I live with my parents|I have never owned a home|I have never owned a property|"
               "I rent the cottage|I rent the house|I rent from the estate|I rent my cottage|"
               "I rent the house I live in|I rent the flat I live in|"
               "my landlord put the rent up|my landlord owns the flat|I rent the place|"
               "I have a landlady|my landlady lives downstairs",
        clause="you own your home", fires="I paid off my mortgage in May.",
        fails="I rent from the council.", silent="I paid off my tailor in May.",
    ),
    situation(
        "renter",
        said="I am renting.|I rent my home|I am a tenant|I pay rent|I live in rented accommodation|"
             "I have a tenancy",
        worded="I rent the property I live in|I live in a rented property|"
               "I live in rented housing|I rent the home I live in|I rent from a landlord",
        shown="I rent a flat|I rent a room|I rent a house|I have a landlord|I pay my landlord|"
              "I live in a council flat|I live in a council house|I signed a tenancy|"
              "I rent from the council|I rent from a housing association|I rent a studio|"
              "I rent a bedsit|I am a lodger|I lease an apartment|I signed a lease on a flat|"
              "I pay £900 a month in rent|I rent my flat|I rent from a letting agency|"
              "my landlady lives downstairs|I have a tenancy agreement|"
              "I am on an assured shorthold tenancy|my landlord put up the rent|"
              "I rent the place from a friend|I signed a tenancy agreement|"
              "I have signed a tenancy agreement|I have a tenancy agreement|I took on a tenancy|"
              "I signed a lease on a flat",
        barred="I own my home|I am a homeowner|I own my house|I own my flat|I have a mortgage|"
               "I paid off my mortgage|I am homeless|I bought my house|I bought my flat|"
               "my mortgage is paid off|I live with my parents|"
               "I have never rented",
        clause="you are a tenant", fires="I rent a bedsit by the quay.",
        fails="I own my flat by the quay.", silent="I paint a boat by the quay.",
    ),
    situation(
        "private-renter",
        said="I rent privately|I am a private tenant|I rent from a private landlord|"
             "I have a private landlord",
        worded="I live in private rented accommodation|I rent in the private sector|"
               "I rent my home from a private landlord|I live in privately rented housing|"
               "I rent a home privately|"
               "I rent my home privately|I have a private tenancy|"
               "I rent my property from a private landlord|my landlord is a private individual|"
               "I live in a privately rented home",
        shown="I found my flat through a letting agent|my landlord lives upstairs|"
              "I rent from a letting agent|I rent from a couple|I rent through an agency|"
              "I rent from a private landlady|my flat is let to me by an agency|"
              "I rent a flat from a man I know|I rent from a chap|I rent my flat from a man|"
              "I rent my house from a couple|I rent my flat through an agency|"
              "my landlord owns six houses|my landlady lives downstairs|"
              "my landlord is a retired dentist|I rent a flat off a friend of my dad",
        barred="I rent from the council|I live in a council flat|I live in a council house|"
               "I rent from a housing association|I own my home|I am a council tenant|"
               "my landlord is the council|I have a mortgage|"
               "my landlord is the housing association|I am buying my place with a mortgage|"
               "we are buying our place with a mortgage|I own my house outright|I own my house|"
               "I rent from the local authority|I live in social housing|I live with my parents|"
               "I have a council tenancy|my landlord is a housing association|"
               "we paid off our mortgage",
        clause="you are a private tenant", fires="I rent from a letting agent.",
        fails="I'm a council tenant.", silent="I buy from a letting agent.",
    ),
    situation(
        "council-tenant",
        said="I am a council tenant|I rent from the council|my landlord is the council|"
             "I am a social tenant",
        worded="I live in a council property|I rent my home from the council|"
               "I live in council accommodation|"
               "I rent from a housing association|I live in social housing|"
               "I am a social housing tenant",
        shown="I live in a council house|I live in a council home|I live in council housing|"
              "I live in social housing|I live in a council flat|I have a council tenancy|"
              "the council is my landlord|I got a council flat|I pay rent to the council|"
              "the council put me in a flat|"
              "I got a house from the council",
        barred="I rent privately|I rent from a private landlord|I own my home|I have a mortgage|"
               "I am a private tenant|I am a homeowner",
        clause="you are a council tenant", fires="I pay rent to the council.",
        fails="I rent from a private landlord.", silent="I pay tax to the council.",
    ),
    situation(
        "no-home",
        said="I am homeless|I have nowhere to live|I have no fixed address",
        worded="I have no home|I have become homeless",
        shown="I sleep rough|I sleep on the streets|I live on the streets|I sleep in my car|"
              "I live in my car|I sofa-surf|I sleep on friends' sofas|I sleep on a friend's sofa|"
              "I live in a hostel for homeless people|I have no fixed abode|I live in a shelter|"
              "I sleep in a tent in the park|I stay in a homeless hostel|"
              "I have been sleeping on friends' sofas|I lost my home|"
              "I am sleeping in a doorway|I am sleeping in my van|"
              "I have been on the streets since May|I am living in my car|I am sleeping rough|"
              "I am kipping on a mate's floor|I have nowhere to go|I am sofa-surfing|"
              "I sleep in a doorway",
        barred="I own my home|I am a homeowner|I rent a flat|I rent a house|I have a mortgage|"
               "I have a tenancy|I live in a flat|I live in a house|I have a roof over my head|"
               "I own a house|I live with my parents|I own my own home|I rent my flat|"
               "I live in a nice flat",
        clause="you are homeless", fires="I sleep in my car.", fails="I have a roof over my head.",
        silent="I sing in my car.",
    ),
    situation(
        "risk-of-homelessness",
        said="I am at risk of homelessness|I am threatened with homelessness|"
             "I am about to lose my home|I am at risk of losing my home",
        worded="I am facing homelessness",
        shown="my landlord gave me notice|I got an eviction notice|I am being evicted|"
              "my landlord is evicting me|I was served notice to quit|"
              "the bank is repossessing my house|my landlord served me notice|"
              "I have been given notice|the bailiffs are coming next week|I got a section 21|"
              "I have been served with an eviction notice|my landlord has given me notice",
        barred="my home is safe|my tenancy is secure",
        clause="you are at risk of homelessness", fires="My landlord gave me notice.",
        fails="My tenancy is secure.", silent="My landlord gave me nuts.",
    ),
    situation(
        "put-out",
        said="I was evicted|I have been evicted|my landlord evicted me",
        worded="I lost my home through eviction",
        shown="I was thrown out of my flat|I was kicked out of my flat|the bailiffs put me out|"
              "my landlord threw me out|my landlord kicked me out|I lost my tenancy|"
              "the bailiffs came|the bailiffs changed the locks|my landlord changed the locks|"
              "I was thrown out|I was thrown out by my landlord|I have been kicked out|"
              "the bailiffs turned me out of my home|the bailiffs threw me out|"
              "I was thrown out of my home|I was turned out of my home|"
              "my landlord turned me out|the bailiffs evicted me|my landlord put me out",
        barred="I left my flat by choice|I moved out by choice|I have never been evicted|"
               "I have never been thrown out",
        clause="you have been evicted", fires="The bailiffs put me out.",
        fails="I've never been evicted.", silent="The bailiffs put me right.",
    ),
    situation(
        "flooded-home",
        said="my home was flooded|my home has been flooded|my house was flooded|"
             "water got into my home|my home was damaged by flooding|there was a flood in my home",
        worded="flood water entered my home",
        shown="my kitchen was under water|I had water in my living room|I had water in my house|"
              "water came into my house|water came into my kitchen|my cellar filled with water|"
              "my basement flooded|my living room was under water|my ground floor flooded|"
              "my living room flooded|my kitchen flooded|there was water in my house|"
              "I had a foot of water in my house|the river came into my house|"
              "water poured into my house|the river came through my front door|"
              "the river came in through the door|we had two feet of water downstairs|"
              "there was water up to the windowsills|my house flooded|my home flooded|"
              "our ground floor was under water|the flood ruined my carpets|"
              "sewage came up through the floor",
        barred="my home has never flooded|my home stayed dry|my house stayed dry|"
               "the water never reached my house|the water stopped short of my door|"
               "the flood missed my house",
        clause="your home has been flooded", fires="My kitchen was under water.",
        fails="My house stayed dry.", silent="My kitchen was under review.",
    ),
    situation(
        "burnt-home",
        said="my home was damaged by fire|there was a fire in my home|my home caught fire|"
             "my home burned down",
        worded="my home was hit by a fire|I have had a fire at home",
        shown="my house burned down|my flat was gutted by fire|my kitchen caught fire|"
              "my house went up in flames|a fire destroyed my house|a fire destroyed my home|"
              "a fire gutted my flat|my home was destroyed by fire",
        barred="my home has never had a fire|there has never been a fire in my home",
        clause="your home was damaged by fire", fires="A fire gutted my flat.",
        silent="A friend painted my flat.",
    ),
    situation(
        "storm-damaged",
        said="my home was damaged|my home has been damaged|my house is damaged|my home is damaged",
        shown="the storm tore off my roof|a tree fell on my house|a tree fell on my roof|"
              "my roof collapsed|my roof blew off|the wind took my roof|"
              "the hail broke my windows|my house burned down|my house was flooded|"
              "a lorry crashed into my house|my chimney collapsed",
        barred="my home was not touched|my home is undamaged|my house is undamaged|"
               "my house came through without a scratch|my house is in perfect condition|"
               "my house escaped damage",
        clause="your home has been damaged", fires="A tree fell on my roof.",
        fails="My house is undamaged.", silent="A leaf fell on my roof.",
    ),
    situation(
        "uninhabitable",
        said="I cannot live in my home|my home is uninhabitable|my home is unfit to live in|"
             "I cannot stay in my home",
        shown="my house burned down|my house was condemned|my house was destroyed|"
              "my home was destroyed|my house was demolished",
        barred="I am still able to live in my home|my home is fit to live in",
        clause="your home is uninhabitable", fires="My house was condemned.",
        silent="My house was conveyed.",
    ),
    situation(
        "moved",
        said="I have moved|I moved home|I moved house|I changed address|my address has changed|"
             "I have changed my address",
        worded="I have moved to a new address|"
               "I have moved house|I have moved home|I moved house|my address has changed|"
               "I have moved|I have a new address",
        shown="I moved to a new flat|I moved into a new flat|I moved into a new house|"
              "I moved to a new house|I relocated|I moved to another town|"
              "I moved in with my partner|I moved out of my flat|I am off to a new house|"
              "I got a new flat|I have a new address|I have just moved|I moved across town|"
              "I live somewhere else now|I moved last week|we got the keys to our new place|"
              "we got the keys to the new house|we moved into a new flat|"
              "we moved into a new house|I got the keys to my new flat|"
              "I moved to a new flat in March|we moved house in May|I moved flat last month|"
              "I have just moved to Bath|we moved to Bath in March",
        barred="I have not moved|I live at the same address|I have the same address|"
               "I have lived in the same house all my life|I have never moved|"
               "my address is unchanged|I am staying put|I am still at my old address|"
               "I have lived here since 1990|I still live at the same address|"
               "I have never moved house|my address has not changed",
        clause="you have changed your address", fires="I moved into a new flat.",
        fails="I live at the same address.", silent="I looked into a new flat.",
    ),
    situation(
        "lets-property",
        said="I am a landlord|I let out a property|I rent out a property|I let a property|"
             "I have tenants|I rent out my home|I let out a home",
        worded="I have rental property|I rent my property to tenants|I receive rent from a tenant|"
               "I have rental income",
        shown="I rent out my flat|I let out my flat|I let out my house|I rent out a house|"
              "I let my cottage to tourists|"
              "I have a tenant in my flat|a tenant lives in my flat|"
              "I collect rent from my tenant|I let out a cottage",
        barred="I am not a landlord|I have no tenants|I have never let out a property",
        clause="you are a landlord", fires="I let my cottage to tourists.",
        fails="I have no tenants.", silent="I show my cottage to tourists.",
    ),
    situation(
        "has-lodger",
        said="I have a lodger|I rent out a room in my home|I take in lodgers|I let out a room",
        worded="I have a paying lodger|I let a room in my home|I rent a room to somebody|"
               "somebody rents a room in my home|"
               "I let out a room in my home|I rent out a room|I let a room|"
               "I rent out a room to a lodger|I let part of my home|"
               "I let a furnished room in my home|I sublet a room|I take in a lodger",
        shown="I rent my spare room to a student|I let my spare room|a lodger lives with me|"
              "I took in a lodger|my lodger pays me|I let my spare room to a student|"
              "a student rents my spare room|I have a student in my spare room|"
              "I let out my back bedroom|"
              "a paying lodger took over my box room|a student rents my attic room|"
              "a nurse rents my back bedroom|a lodger moved in|I rent out the spare room|"
              "I rent out the spare room to a nurse|a lodger took over my box room|"
              "a student rents a room from me|a student lodges with me|"
              "I put up a lodger in the attic|I rent my box room to a student|"
              "a student pays me rent for the attic room|I have a paying guest in the attic",
        barred="I have no lodger|I do not take in lodgers|my lodger moved out|"
               "my spare room is empty|there is nobody here but the family|"
               "I have never had a lodger|only my family lives here|nobody pays me rent|"
               "I do not rent out any rooms|I have no lodgers|I live alone|nobody lodges with me",
        clause="you have a lodger", fires="I let my spare room to a cellist.",
        fails="My lodger moved out.", silent="I left my spare tyre to a cellist.",
    ),
    situation(
        "owns-property",
        said="I own property|I own a property|I own real estate|I have property",
        shown="I own a house|I own a flat|I own a cottage|I own an apartment|"
              "I have a holiday home|I have a second home|I own a villa|I own land|"
              "I bought a house|I bought a flat|I have a mortgage|I own a building|"
              "I have an apartment in my name|I inherited a house|I inherited a flat|"
              "I have a house in my name|I am a homeowner|I have a villa|I let out my flat|"
              "I let out my house|I own a holiday cottage|I have a flat in my name",
        barred="I own no property|I have never owned a property|I have no property in my name|"
               "I sold my only property",
        clause="you own a property", fires="I have a holiday home in Cork.",
        fails="I've never owned a property.", silent="I have a holiday job in Cork.",
    ),
    situation(
        "has-garden",
        said="I have a garden|my home has a garden|there is a garden at my home",
        worded="my home has a garden|I have a garden of my own|I have access to a garden",
        shown="I have a lawn|I mow my lawn|I grow vegetables behind my house|I have a back yard|"
              "I have a vegetable patch|I grow roses in my garden|I have a back garden|"
              "my garden is tiny|I have a patch of grass at the back|I sit out in my garden|"
              "I mow the lawn every Sunday|I am out mowing the lawn every Sunday|"
              "my lawn needs cutting|I have a big lawn|my back garden is tiny|"
              "my roses grow by the back door|I sit in the garden every evening|"
              "my vegetable patch is behind the house",
        barred="I have no garden|I have no outdoor space|my flat has no garden|"
               "I have no outside space|there is no garden|I only have a balcony|"
               "I only have a window box|there is only a concrete yard|"
               "there is not so much as a balcony|there is not a blade of grass outside",
        clause="you have a garden", fires="I mow my lawn on Sundays.",
        fails="My flat has no garden.", silent="I mop my lounge on Sundays.",
    ),
    situation(
        "gas-heating",
        said="I heat my home with gas|my home is heated by gas|I have gas heating|"
             "I have a gas boiler",
        worded="my home is heated by gas|I have gas central heating|I have a gas boiler|"
               "my home is heated with gas|I use gas to heat my home|I have gas heating",
        shown="my boiler runs on gas|I have a gas fire in every room|I have gas central heating|"
              "I pay a gas bill for my heating|my radiators run off a gas boiler|"
              "we are on mains gas|our boiler runs on gas|I have a combi boiler on mains gas|"
              "our combi runs on mains gas|my combi runs on gas",
        barred="I heat my home with wood|I heat my home with oil|I have electric heating|"
               "my home is all electric|I have a heat pump|there is no gas in my village|"
               "I have an oil boiler|I have no gas supply|my home is heated by electricity|"
               "I heat my home with electricity|I am off the gas grid|we are not on mains gas|"
               "I have storage heaters|I have an oil tank|my heating is electric|"
               "I have a wood burner in place of a boiler|I have solid fuel heating|I burn logs|"
               "we have an oil tank|we have a heat pump|we are not on the gas|"
               "there is no gas in our village|we are all electric|our boiler burns oil",
        clause="you heat your home with gas", fires="My boiler runs on gas.",
        fails="My home is all electric.", silent="My brother runs on gin.",
    ),
    situation(
        "rent-arrears",
        said="I am in rent arrears|I owe rent|I am behind with my rent|I have rent arrears",
        worded="I am behind on my rent|I owe my landlord rent|I have fallen behind with my rent|"
               "my rent is overdue",
        shown="I missed my rent|I missed three rent payments|I owe my landlord money|"
              "I owe my landlord|I fell behind on the rent|I skipped the rent|"
              "I am two months behind with the rent|I am three weeks behind on the rent|"
              "I have missed two months' rent|I owe two months' rent|my rent is overdue|"
              "my rent account is in debt|I got a letter about rent arrears|"
              "I am in arrears with my rent|I am behind on the rent|I owe my landlord rent|"
              "I missed the last two rent payments|I have missed two rent payments|"
              "I have not paid my rent since May|I have not paid the rent for two months|"
              "I cannot pay my rent|I am two months behind with my rent|"
              "I could not pay the rent in May|my rent is late",
        barred="my rent is up to date|I am up to date with my rent|I pay my rent on time|"
               "I have never missed a rent payment|"
               "I do not owe any rent|I owe no rent|I paid my rent in full|"
               "I have paid the rent in full every month|"
               "I pay my rent on the first of every month|I have paid my rent on time every month|"
               "my rent comes out by direct debit|my rent account is in credit|"
               "I am a month ahead with my rent|I have paid my rent in full|"
               "my rent is paid up to date|my rent has never been late|"
               "I always pay the rent on time|I have never been late with the rent|"
               "I paid the rent in full|my rent goes out on time|"
               "I have paid the housing association in full|I have paid my landlord in full",
        clause="you have rent arrears", fires="I owe my landlord £600.",
        fails="My rent is up to date.", silent="I told my landlord twice.",
    ),
    situation(
        "rural-home",
        said="I live in the countryside|I live in a rural area|my home is in a rural area|"
             "I live in a village",
        shown="I live on a farm|I live in a hamlet|I live miles from the nearest town|"
              "I live in the middle of nowhere|my house is in a hamlet|I live down a farm track|"
              "I live in a village|I live miles from anywhere|I live up a farm track",
        barred="I live in a city|I live in a town|I live in the city centre|I live downtown|"
               "I live in an urban area|I live in a tower block|I live in the centre of a town|"
               "I live in the middle of town",
        clause="you live in a rural area", fires="I live in a hamlet.",
        fails="I live in the city centre.", silent="I limp in a hall.",
    ),
)
# fmt: on
