"""Everyday life: how people live, move about, eat and spend their time."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
EVERYDAY_LIFE: tuple[Situation, ...] = (
    situation(
        "goes-alone",
        said="I am travelling alone|I travel alone|I travel on my own|I am travelling by myself",
        worded="I am travelling unaccompanied|I have no travelling companion",
        shown="nobody is coming with me|I am going alone|I am going on my own|"
              "I am going by myself|nobody travels with me",
        barred="I am travelling with my sister|I am travelling with a friend|"
               "I travel with my children|I am going with my wife|I am travelling with a group|"
               "I am going with friends|we are travelling together",
        clause="you are travelling alone", fires="nobody travels with me.",
        fails="I'm travelling with my sister.", silent="I'm just in time for the trip.",
    ),
    situation(
        "with-children",
        said="I am travelling with children|I travel with a child",
        worded="I am accompanied by children|I bring children|I am accompanied by a child|"
               "I am bringing children|"
               "I am bringing a child|I have a child with me|I have children with me|"
               "I am with a child|I will be accompanied by a child|I am coming with a child|"
               "I come with a child",
        shown="my kids are coming with me|I am bringing my kids|my daughter is coming with me|"
              "my son is coming with me|I am taking the kids|I am bringing the children|"
              "my baby is coming with me|I am bringing my six-year-old|I am bringing my son|"
              "I am bringing my daughter|I am bringing my grandson|I am bringing the kids|"
              "I am taking my son along|the kids are coming with me|I am coming with my two boys|"
              "I am bringing my granddaughter|I am taking the grandchildren",
        barred="I am travelling alone|my kids are staying at home|I have no children with me|"
               "I am coming on my own|I am coming alone|I am coming by myself|"
               "it will be adults only|there will be no children with us|"
               "there are no children with us|we are leaving the kids at home|"
               "I am leaving the kids at home|I will be alone",
        clause="you are travelling with children", fires="my baby is coming with me.",
        fails="I have no children with me.", silent="The kits are coming along.",
    ),
    situation(
        "on-foot",
        said="I come on foot|I am on foot|I am a pedestrian|I come by foot|I go on foot",
        worded="I arrive on foot",
        shown="I walk there|I am walking|I always walk to work|I walk to work|I walk everywhere|"
              "I will walk there",
        barred="I do not come on foot",
        clause="you come on foot", fires="I'll walk there.", fails="I don't come on foot.",
        silent="I'll wait there.",
    ),
    situation(
        "takes-bus",
        said="I travel by bus|I use the bus|I go by bus|I take the bus",
        worded="I travel by public bus|I am a bus passenger|I catch the bus",
        shown="I catch the bus|I ride the bus|I get the bus to work|I came on the bus|I take a bus",
        barred="I never take the bus|I never use the bus|I never go by bus",
        clause="you travel by bus", fires="I take a bus.", fails="I never take the bus.",
        silent="I take the nine irons.",
    ),
    situation(
        "takes-train",
        said="I travel by train|I use the train|I go by train|I take the train|"
             "I am a rail passenger",
        worded="I catch the train",
        shown="I catch the train|I commute by train|I get the train to work|I came on the train|"
              "I go by rail|I travel by rail",
        barred="I never take the train|I never use the train|I never go by train",
        clause="you travel by train", fires="I travel by rail.", fails="I never take the train.",
        silent="I catch cold every day.",
    ),
    situation(
        "flies",
        said="I am flying|I am travelling by air|I travel by plane|I go by plane",
        worded="I arrive by air|I arrived by air|I came by air",
        shown="my flight leaves at noon|I have booked a flight|I am taking a plane|"
              "my plane leaves at nine|I am flying to Spain|my flight is on Friday",
        barred="I never fly",
        clause="you are flying", fires="My flight leaves at noon.", fails="I never fly.",
        silent="My fright lasted till noon.",
    ),
    situation(
        "commutes",
        said="I commute to work|I travel to work|I am a commuter",
        shown="I drive to the office|I take the train to work|I drive to work|"
              "I catch the bus to work|I cycle to work",
        barred="I work from home|I work at home|I live above the shop",
        clause="you commute to work", fires="I drive an hour to the office each day.",
        fails="I work from home.", silent="I drive a hard bargain.",
    ),
    situation(
        "owns-bike",
        said="I own a bicycle|I have a bicycle|I have a bike|I own a bike",
        shown="I bought a bike|my bike is blue|I keep my bike in the shed|I have my own bike|"
              "I have a mountain bike|I have a pushbike",
        barred="I have no bike|I do not have a bike|I do not own a bike|I sold my bike|"
               "I have never owned a bike",
        clause="you own a bicycle", fires="I have a pushbike.", fails="I have no bike.",
        silent="I've got a second-hand radio.",
    ),
    situation(
        "helmeted",
        said="I was wearing a helmet|I wore a helmet|I had a helmet on",
        worded="I was using a helmet|"
               "I wear a helmet|I was wearing a helmet|I always wear a helmet|I had a helmet on",
        shown="I had my helmet on|my helmet was on my head|my helmet saved my life|"
              "I had a crash helmet on|my helmet cracked|"
              "I never ride without my helmet|I always ride with a helmet|I had my crash helmet on",
        barred="I was not wearing a helmet|I was bareheaded|I had left my helmet at home|"
               "I had no helmet on|I did not have a helmet|I left my helmet at home|"
               "my helmet was at home|I ride bareheaded|I never wear a helmet|"
               "I had nothing on my head|my helmet was hanging on the handlebars|"
               "I do not own a helmet",
        clause="you were wearing a helmet", fires="I had my helmet on.", fails="I was bareheaded.",
        silent="I had my hemline up.",
    ),
    situation(
        "belted",
        said="I was wearing a seat belt|I wore a seat belt|I had my seat belt on",
        worded="I was belted in|my seat belt was fastened|I had fastened my seat belt",
        shown="I was strapped in|I was belted up|I had buckled up|I had a seat belt on|"
              "my seat belt was fastened",
        barred="I was not wearing a seat belt|I had not buckled up|I was not strapped in|"
               "I had no seat belt on|I had forgotten my seat belt",
        clause="you were wearing a seat belt", fires="I was strapped in.",
        fails="I hadn't buckled up.", silent="I was stripped of it.",
    ),
    situation(
        "sportsman",
        said="I play sports|I do sport|I take part in sport|I play a sport",
        worded="I am active in sport",
        shown="I play football|I play tennis|I am in the rugby team|I play hockey|I play cricket|"
              "I play netball|I go running|I play basketball|I play in a football team|"
              "I play badminton|I am in the hockey team",
        barred="I do not do any sport|I do no sport|I never do any sport|I hate sport",
        clause="you play sports", fires="I'm in the hockey team.", fails="I don't do any sport.",
        silent="I'm in the house team.",
    ),
    situation(
        "gym-goer",
        said="I go to the gym|I use the gym|I train at the gym|I work out at the gym",
        worded="I exercise at a gym",
        shown="I lift weights|I am on the treadmill every morning|I work out|"
              "I have a personal trainer|I do spin classes",
        barred="I have never set foot in a gym|I never go to the gym|I do not go to the gym",
        clause="you go to the gym", fires="I lift weights at the leisure centre.",
        fails="I've never set foot in a gym.", silent="I lift boxes.",
    ),
    situation(
        "angling",
        said="I go fishing|I fish|I am an angler",
        shown="I caught a trout|I fish for carp|I caught a pike|I fish the river|I cast a line|"
              "I go fly fishing|I caught three carp",
        barred="I have never fished|I never fish|I do not fish",
        clause="you go fishing", fires="I caught three carp.", fails="I've never fished.",
        silent="I sit by the canal with my rug.",
    ),
    situation(
        "shooting",
        said="I go shooting|I shoot|I am a shooter",
        shown="I shoot pheasants|I shoot rabbits|I shoot clays|I shoot at a rifle club|"
              "I shoot clay pigeons",
        barred="I have never held a gun|I have never fired a gun|I never shoot",
        clause="you go shooting", fires="I shoot clay pigeons.", fails="I've never held a gun.",
        silent="I collect clay pigeons.",
    ),
    situation(
        "dancer",
        said="I dance|I am a dancer|I go dancing",
        shown="I do ballet|I tango|I do salsa|I waltz|I take dance classes|I do ballroom dancing|"
              "I go to a dance class",
        barred="I never dance|I do not dance",
        clause="you dance", fires="I do ballet.", fails="I do not dance.",
        silent="I do bullet points.",
    ),
    situation(
        "singer",
        said="I sing in a choir|I am in a choir|I am a choir member|I am a member of a choir",
        shown="I am a tenor in the choir|I joined the choir|I am an alto in the choir|"
              "I sing with the choral society|I sing in the church choir",
        barred="I cannot sing|I have never sung in a choir|I left the choir",
        clause="you sing in a choir", fires="I'm a tenor in the parish choir.",
        fails="I can't sing.", silent="I'm a tenant of the parish.",
    ),
    situation(
        "gambler",
        said="I gamble|I am a gambler|I bet",
        shown="I play the slot machines|I bet on horses|I play roulette|I go to the casino|"
              "I play poker for money|I bet on football|I play the fruit machines",
        barred="I have never placed a bet|I never gamble|I do not gamble|I never bet",
        clause="you gamble", fires="I play the fruit machines.", fails="I've never placed a bet.",
        silent="I put a saddle on the horses.",
    ),
    situation(
        "churchgoer",
        said="I am religious|I am a believer|I have a religion|I believe in God",
        shown="I go to church|I am a Catholic|I am a Muslim|I am Jewish|I am a Christian|"
              "I am a Hindu|I am a Sikh|I am a Buddhist|I pray every day|I go to the mosque|"
              "I go to the synagogue|I am a Methodist",
        barred="I am an atheist|I do not believe in God|I have no religion|I am an agnostic",
        clause="you are religious", fires="I am a Methodist.", fails="I'm an atheist.",
        silent="I go to Matt's every Sunday.",
    ),
    situation(
        "meat-eating",
        said="I eat meat|I am a meat eater",
        shown="I love steak|I love bacon|I eat burgers|I enjoy a roast|I like a bacon sandwich|"
              "I eat chicken|I had steak for dinner|I love a good steak|"
              "nothing beats a bacon sandwich|I am a carnivore|I have bacon every morning|"
              "I love my Sunday roast|I do eat meat|I love my Sunday roast beef|"
              "I had a bacon sandwich|I eat bacon|I have bacon for breakfast|I love a steak|"
              "I eat steak|I had a burger|I love a burger|I eat sausages|I had lamb for dinner|"
              "I like a bacon butty|I eat beef|I eat pork|I eat lamb|there is bacon in my butty|"
              "I had a ham sandwich|I never say no to a steak|I had steak last night|"
              "I have ham in my sandwiches",
        barred="I am a vegetarian|I am a vegan|I do not touch meat|I never eat meat|"
               "I have given up meat|I gave up meat|I am a veggie|I have not touched meat|"
               "I never touch meat|I have never eaten meat|meat has never passed my lips|"
               "I went vegetarian|I went vegan|I stopped eating meat",
        clause="you eat meat", fires="I love a good steak.", fails="I'm a veggie.",
        silent="I love a good stroll.",
    ),
    situation(
        "dairy-free",
        said="I eat dairy products|I eat dairy|I drink milk",
        shown="I eat cheese|I have milk in my tea|I eat yoghurt|I love cheese|"
              "I have butter on my toast",
        barred="I am vegan|I am lactose intolerant|I never eat dairy|I avoid dairy|"
               "I do not touch milk",
        clause="you eat dairy products", fires="I have milk in my tea.", fails="I'm vegan.",
        silent="I have mud on my tie.",
    ),
    situation(
        "gluten-free",
        said="I am intolerant of gluten|I am gluten intolerant|I cannot eat gluten|"
             "I need a gluten-free diet",
        worded="I have a gluten intolerance|"
               "I have coeliac disease|I am coeliac|I am a coeliac|I have celiac disease|"
               "I am on a gluten-free diet|I cannot eat gluten|I have gluten intolerance",
        shown="I am a coeliac|I have coeliac disease|I am on a gluten-free diet|"
              "wheat makes me ill|I cannot eat wheat|bread makes me ill|I am coeliac|"
              "gluten makes me ill|I was diagnosed as coeliac|I was diagnosed with coeliac disease",
        barred="I eat bread every day|I have no problem with gluten|I have no trouble with gluten|"
               "I eat pasta every day|I have toast every morning",
        clause="you are intolerant of gluten", fires="I'm a coeliac.",
        fails="I eat bread every day.", silent="I'm a collector.",
    ),
    situation(
        "sober",
        said="I was sober|I was stone cold sober|I was not drunk",
        shown="I had not touched a drop|I had not drunk anything|I had been drinking water|"
              "I had drunk nothing|I had only had lemonade|I had not been drinking",
        barred="I was drunk|I was tipsy|I had had too much to drink|I was legless|"
               "I was over the limit|I had been drinking|I was intoxicated",
        clause="you were sober", fires="I hadn't touched a drop.", fails="I was blind drunk.",
        silent="I hadn't turned up.",
    ),
    situation(
        "drug-taking",
        said="I take drugs|I use drugs|I am a drug user",
        worded="I use illegal drugs|I take illegal drugs",
        shown="I smoke weed|I smoke cannabis|I snort cocaine|I take cocaine|"
              "I am addicted to heroin|I inject heroin|I take ecstasy|I smoke pot",
        barred="I have never touched drugs|I do not take drugs|I never take drugs|"
               "I do not touch drugs",
        clause="you take drugs", fires="I smoke weed at weekends.",
        fails="I've never touched drugs.", silent="I pull up weeds at weekends.",
    ),
    situation(
        "addicted",
        said="I have an addiction|I am addicted|I am an addict",
        shown="I am an alcoholic|I am a recovering alcoholic|I am hooked on gambling|"
              "I am addicted to gambling|I have a drink problem|I have a drug problem|I go to AA|"
              "I am in rehab",
        barred="I have never been addicted to anything|I am not addicted to anything",
        clause="you have an addiction", fires="I'm a recovering alcoholic.",
        fails="I'm not addicted to anything.", silent="I'm a recovering patient.",
    ),
    situation(
        "overweight",
        said="I am overweight|I am obese|I am fat",
        shown="I am too heavy|I am on the heavy side|I weigh too much|"
              "I have put on a lot of weight",
        barred="I am thin|I am underweight|I am skinny|I am slim|my weight is normal",
        clause="you are overweight", fires="The doctor says I should lose a few stone, I'm obese.",
        fails="I'm as thin as a rake.", silent="I'm overworked.",
    ),
    situation(
        "fit-and-healthy",
        said="I am healthy|I am in good health",
        worded="I have no health problems|I am fit and well|I am fit and healthy",
        shown="nothing is wrong with me|there is nothing wrong with me|I am fit as a fiddle|"
              "I have never been ill|I feel fine|I am fit and well|"
              "my doctor gave me a clean bill of health",
        barred="I am ill|I am unwell|I am poorly|I have cancer|I have pneumonia|my health is poor|"
               "I have been ill for months",
        clause="you are healthy", fires="There's nothing wrong with me.",
        fails="I've got bronchitis.", silent="There's nothing wrong with my car.",
    ),
    situation(
        "short-sighted",
        said="I am short-sighted|I am near-sighted|my eyesight is poor|I have poor eyesight|"
             "I have bad eyesight",
        worded="I cannot see far|I have poor sight",
        shown="I need glasses to see far away|I am myopic|my eyes are bad",
        barred="my eyesight is perfect|I have perfect eyesight|my eyes are fine|"
               "I have perfect vision|I have twenty-twenty vision",
        clause="you are short-sighted", fires="I can't read the board without my glasses.",
        fails="My eyesight is perfect.", silent="I can't read music.",
    ),
    situation(
        "hearing-aid",
        said="I wear a hearing aid|I use a hearing aid|I have a hearing aid",
        shown="I have hearing aids|I have a cochlear implant|my hearing aid is new",
        barred="my hearing is perfect|I have perfect hearing|I do not need a hearing aid",
        clause="you wear a hearing aid", fires="I've got a hearing aid in my left ear.",
        fails="My hearing's perfect.", silent="I've got a hearing next week.",
    ),
    situation(
        "walking-aid-user",
        said="I use a walking stick|I walk with a stick|I have a walking stick",
        worded="I need a stick to walk|I rely on a walking stick|I use a stick",
        shown="I walk with a cane|I lean on a stick|I use a cane|I need a stick to walk",
        barred="I walk unaided|I do not need a stick",
        clause="you use a walking stick", fires="I need a stick to walk.", fails="I walk unaided.",
        silent="I lean on my fence.",
    ),
    situation(
        "breastfeeding",
        said="I am breastfeeding|I breastfeed|I nurse my baby|I breastfeed my baby",
        worded="I am feeding my baby myself|I am a breastfeeding mother|"
               "I am nursing a baby|I am breast-feeding|I breastfeed|I am feeding a baby|"
               "I breastfeed my baby",
        shown="I am nursing my baby|my baby is on the breast|I still breastfeed|"
              "I feed my baby myself|my baby will not take a bottle|"
              "my baby is still at the breast|I am nursing my daughter|I am nursing my son|"
              "I breastfeed my son|I breastfeed my daughter|I express milk at work",
        barred="my baby is on the bottle|I bottle-feed my baby|my baby is on formula|"
               "I never breastfed|my baby has formula|my baby has formula from a bottle|"
               "my baby is bottle-fed|I bottle-feed|my baby only has formula|I have no baby|"
               "I stopped breastfeeding|my son is on formula|my daughter is on formula",
        clause="you are breastfeeding", fires="I feed my baby myself.", fails="I never breastfed.",
        silent="I feed my bees myself.",
    ),
    situation(
        "insomniac",
        said="I have trouble sleeping|I have difficulty sleeping|I sleep badly|I have insomnia|"
             "I have problems sleeping",
        shown="I am an insomniac|I cannot sleep|I lie awake at night|I hardly sleep|"
              "I suffer from insomnia|I am awake half the night|I take sleeping pills",
        barred="I sleep like a log|I sleep like a baby|I sleep soundly",
        clause="you have trouble sleeping", fires="I'm awake half the night.",
        fails="I sleep like a log.", silent="I'm away half the year.",
    ),
    situation(
        "infectious",
        said="I am infectious|I am contagious|I have an infectious disease|"
             "I have a contagious illness",
        shown="I have chickenpox|I have measles|I have covid|I have flu|I have mumps|"
              "I have scarlet fever|I have norovirus|I have tuberculosis|"
              "I tested positive for covid",
        barred="I am not infectious|I am no longer infectious|I have nothing catching",
        clause="you are infectious", fires="I've come down with chickenpox.",
        fails="I'm not infectious.", silent="I've come down with my bags.",
    ),
    situation(
        "sunburnt",
        said="I have a cold|I have caught a cold",
        shown="I am full of cold|my nose is running|I have a runny nose|I have the sniffles|"
              "I have a stinking cold",
        barred="I am fit and well|I do not have a cold|I have no cold",
        clause="you have a cold", fires="I'm full of sniffles.", fails="I'm fit and well.",
        silent="I feel the cold.",
    ),
    situation(
        "coughing",
        said="I have a cough|I am coughing|I cough",
        shown="I cannot stop coughing|I have been coughing for days|I have a chesty cough|"
              "I cough all night|I am coughing my lungs up",
        barred="I have no cough|I do not cough|I never cough",
        clause="you have a cough", fires="I can't stop coughing.", fails="I have no cough.",
        silent="I can't stop laughing.",
    ),
    situation(
        "dentures",
        said="I wear dentures|I have dentures|I have false teeth",
        shown="I wear a plate|my teeth are false|I have a full set of dentures",
        barred="I have my own teeth|I have all my own teeth",
        clause="you wear dentures", fires="I've got false teeth.", fails="I have all my own teeth.",
        silent="I've got false nails.",
    ),
    situation(
        "bedridden",
        said="I am bedridden|I am confined to bed|I cannot get out of bed|I am bedbound",
        shown="I am stuck in bed|I have not left my bed for months|"
              "I have not been out of bed for months|I spend all day in bed",
        barred="I am on my feet again|I go for a walk every day",
        clause="you are bedridden", fires="I haven't been out of bed for months.",
        fails="I go for a walk every day.", silent="I haven't been out of town for months.",
    ),
    situation(
        "demented",
        said="I have dementia|I suffer from dementia|I live with dementia",
        shown="I have Alzheimer's|I was diagnosed with Alzheimer's|I have vascular dementia|"
              "I was diagnosed with dementia",
        barred="my memory is excellent|I do not have dementia|my mind is sharp",
        clause="you have dementia", fires="I've got Alzheimer's.", fails="My memory is excellent.",
        silent="I've got an almanac.",
    ),
    situation(
        "had-cancer",
        said="I have had cancer|I had cancer|I am a cancer survivor|I have cancer",
        shown="I was treated for breast cancer|I had chemotherapy|I beat cancer|I had leukaemia|"
              "I have leukaemia|I had a tumour removed|I was diagnosed with cancer|"
              "I had radiotherapy",
        barred="I have never had cancer",
        clause="you have had cancer", fires="I had a tumour removed in 2015.",
        fails="I've never had cancer.", silent="I had a tutor in 2015.",
    ),
    situation(
        "heart-attacked",
        said="I have had a heart attack|I had a heart attack",
        shown="I had a coronary|I suffered a heart attack|I had a cardiac arrest",
        barred="I have never had a heart attack|my heart is sound|I have a strong heart",
        clause="you have had a heart attack", fires="I had a coronary last year.",
        fails="My heart's as sound as a bell.", silent="I had a coronation mug last year.",
    ),
    situation(
        "bone-broken",
        said="I have broken a bone|I broke a bone|I have a broken bone",
        shown="I broke my leg|I broke my arm|my leg is in plaster|my arm is in plaster|"
              "I broke my wrist|I fractured my ankle|I have a broken leg|I have a broken arm|"
              "my leg is broken|my arm is broken|I broke my ankle|I broke my hip|"
              "I broke my collarbone|I have cracked a rib|I broke two ribs|my leg is in a cast|"
              "I have my arm in a cast|I have a broken wrist|I fractured my wrist|"
              "I snapped my collarbone|I have broken my ankle",
        barred="I have never broken a bone|I have never broken anything|I have no broken bones",
        clause="you have broken a bone", fires="My leg's in plaster.",
        fails="I've never broken anything.", silent="My leg's in the picture.",
    ),
)
# fmt: on
