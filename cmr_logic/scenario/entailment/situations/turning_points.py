"""What begins or ends in a life, and how things stand: a birth, a firm begun, a house bought."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

# What people open to live by: "I opened my own **café**"; not "I opened my own mail".
_SHOPS = (
    "café|cafe|shop|salon|bakery|restaurant|pub|garage|studio|practice|nursery|takeaway|gym|"
    "guest house|barber's|butcher's|hairdresser's|florist's|bookshop|workshop|firm|company|agency"
)
# As what people set up on their own: "I set up as a **plumber**"; not "I set up as a joke".
_TRADES = (
    "plumber|electrician|builder|gardener|joiner|carpenter|decorator|photographer|designer|"
    "hairdresser|cleaner|childminder|caterer|consultant|mechanic|potter|tutor|driving instructor"
)

# fmt: off
TURNING_POINTS: tuple[Situation, ...] = (
    situation(
        "expecting",
        said="I am pregnant|I am expecting a baby",
        worded="I am an expectant mother|I am carrying a child|I am currently pregnant|"
               "I am going to have a baby|I am expecting a child",
        shown="I am expecting twins|my due date is near|"
              "I have morning sickness|I am seven months along|I am three months along|"
              "I am in my second trimester|I am in my third trimester|I am eight months pregnant|"
              "the test came back positive|the scan showed twins|I have a bun in the oven|"
              "I am five months gone|I am in my first trimester|"
              "my baby is due in August|our baby is due in August|"
              "my baby is due any day|my bump is starting to show|I am up the duff|"
              "I am six months gone|"
              "I am twelve weeks pregnant|my first scan is next week|"
              "my twenty-week scan is on Monday|"
              "my due date is in June|"
              "I have a baby on the way|our baby is due in June",
        barred="I am a man|I cannot have children|I have been through the menopause|"
               "I am past having children|the pregnancy test was negative|I gave birth last month|"
               "I have just had my baby|I am a bloke|I am a sixty-year-old bloke|"
               "I had my tubes tied|I am not pregnant|my pregnancy test was negative|"
               "I have just given birth|I gave birth in May|"
               "I am not expecting|I am not having a baby|"
               "the test came back negative|I had my baby last month",
        clause="you are pregnant", fires="My baby is due in May.", fails="I am a man.",
        silent="My bill is due in May.",
    ),
    situation(
        "new-baby",
        said="I have had a baby|I gave birth|I had a baby|I have given birth|my baby was born|"
             "I have a new baby",
        worded="I have a newborn baby|"
               "I have given birth|I gave birth|I have given birth recently|"
               "I have recently given birth|I have recently had a baby|I have just given birth",
        shown="my son was born|my daughter was born|I had twins|I became a mother|"
              "I became a father|my wife gave birth|my wife had a baby|my little girl was born|"
              "my little boy was born|I delivered a boy|I delivered a girl|my twins were born|"
              "my partner had a baby|my partner gave birth|our baby was born last week|"
              "I gave birth last month|our little girl arrived last week|"
              "our little boy arrived last week|I had a baby in May|we have a newborn|"
              "my wife had a little girl on Sunday|my wife had a little boy on Sunday|"
              "my girlfriend had a baby last week|my partner had a little boy last week|"
              "I had a caesarean in May|I had my little girl in May|I had my little boy in May|"
              "I was delivered of a girl|I had twins in May|"
              "my baby is two weeks old|our baby is two weeks old|I became a mum|I became a dad|"
              "I am a new mum|I am a new dad|my baby is six weeks old|we brought our baby home",
        barred="I have no children|I have never had a baby|I have never given birth|"
               "I am childless|my baby is not due until March|I have never been pregnant|"
               "my baby is not due until June",
        clause="you have had a baby", fires="My twins were born in May.",
        fails="I've never had a baby.", silent="My twins were late in May.",
    ),
    situation(
        "retirement",
        said="I am retired|I have retired|I retired|I am a retiree",
        worded="I am a retired person|"
               "I have retired|I have retired from work|I no longer work because I am retired",
        shown="I stopped work for good|I am a retired tradesperson|I gave up work for good|"
              "I took early retirement|I took retirement|I packed in work|"
              "I finished work for good|I hung up my boots|I draw my state pension|"
              "I collected my gold watch|I gave up my job to enjoy life|I am an old age pensioner|"
              "I am a pensioner|I left work for good|I hung up my boots in 2019|"
              "I am a pensioner now|I have been drawing my pension for years|"
              "I am a retired teacher|I have given up work for good|I live on my pension|"
              "I hung up my tools in May|I gave up work at 66|I hung up my apron for good|"
              "I stopped working at 65|I gave up work at sixty for good|"
              "I have been retired for years|"
              "I put my feet up for good",
        barred="I work full-time|I have not retired|I am still in work|I still work full time|"
               "I am still teaching five days a week|I still work five days a week|"
               "I am still working|I will be working for years yet|I still work full-time|"
               "I am still working full-time|I am nowhere near retirement|"
               "I run my own garage full time|I run my own business full time|"
               "I am still at school|I have never stopped working|"
               "I am in my first job|I have only just started work|"
               "I have just started my first job|I have just left school|I am a full-time nurse|"
               "I work full time|I drive a lorry for a living|I am an apprentice",
        clause="you are retired", fires="I took early retirement in May.",
        fails="I work full time at the mill.", silent="I took early lunch in May.",
    ),
    situation(
        "business-begun",
        said="I have started a business|I started a business|I have set up a business|"
             "I set up a business|I have started my own business|I started my own business",
        worded="I have begun a business|I have opened a business|I have gone into business|"
               "I have become self-employed|I have started up in business",
        shown=filled("I opened my own {}", _SHOPS) + "|" + filled("I opened a {}", _SHOPS) + "|"
              + filled("I have opened a {}", _SHOPS) + "|"
              + filled("I set up as a {} on my own account", _TRADES) + "|"
              + filled("I set up on my own as a {}", _TRADES) + "|"
              "I set up on my own account|I set up my own company|I set up my own firm|"
              "I went into business for myself|I launched my own company|"
              "I registered my company last month|I have gone self-employed|I went self-employed|"
              "I went freelance",
        barred="I have never started a business|I have never had a business|"
               "I have not started a business|I have never run a business|"
               "I have only ever worked for others|I have never set up a business",
        clause="you have started a business", fires="I opened my own salon in March.",
        fails="I've only ever worked for others.", silent="I opened the mail in March.",
    ),
    situation(
        "house-bought",
        said="I bought a house|I have bought a house|I bought a home|I have bought a home|"
             "I bought a property|I have bought a property",
        worded="I have purchased a house",
        shown="I completed on my house|I completed on our house|we completed on our house|"
              "we completed on our flat|I completed on my flat|I got my first mortgage",
        barred="I only rent|I have never bought a house|I have never bought a home|"
               "I have always rented|I have never bought a property|I have rented all my life|"
               "we have always rented",
        clause="you have bought a house", fires="We completed on our house in May.",
        fails="I've always rented.", silent="We commented on our house in May.",
    ),
    situation(
        "bad-weather",
        said="the weather is bad|the weather is poor|there is bad weather|the weather is severe",
        worded="there is severe weather|weather conditions are bad|the weather is unsuitable|"
               "there is poor weather|the weather is adverse|weather conditions are poor",
        shown="it is pouring|it is pouring down|it is bucketing down|it is raining hard|"
              "it is blowing a gale|there is a storm|it is snowing hard|"
              "it is snowing heavily|there is thick fog|there is a blizzard|it is hailing|"
              "the wind is howling|the roads are icy",
        barred="the weather is fine|the weather is good|it is a lovely day|the sun is shining|"
               "there is not a cloud in the sky|it is a beautiful day|"
               "the weather is lovely|the weather is perfect|it is sunny",
        clause="the weather is bad", fires="It's pouring down outside.",
        fails="The sun is shining.", silent="The sun was pouring in outside.",
    ),
    situation(
        "house-unoccupied",
        said="the house is empty|the house is unoccupied|the property is empty|"
             "the property is unoccupied|the house is vacant|the property is vacant",
        worded="nobody lives in the property|nobody lives in the house|"
               "nobody occupies the property",
        shown="nobody lives there|nobody lives in it|nobody has lived there for years|"
              "nobody has lived in it for years|it has stood empty|it stands empty|"
              "it has been standing empty|the last tenants moved out|it is boarded up",
        barred="a family lives there|a family lives in it|my tenants live there|I live in it|"
               "I live there|there are tenants in it|my son lives there|my daughter lives there|"
               "a couple lives there|we live in it|my mother lives there|"
               "a young couple rents it",
        clause="the house is empty", fires="It has stood empty since May.",
        fails="A family lives there.", silent="It has stood proudly since May.",
    ),
    situation(
        "newcomer",
        said="I am new to the area|I am a newcomer",
        worded="I am a newcomer to the area|I have recently moved to the area|"
               "I am new to the town|I am new to the district|"
               "I have just moved to the area",
        shown="we moved here last week|I moved here last week|we moved here last month|"
              "I moved here last month|I have just moved here|we have just moved here|"
              "I only arrived here a week ago|I came to live here a month ago",
        barred="my family has always lived here",
        clause="you are new to the area", fires="We moved here last week.",
        fails="My family has always lived here.", silent="We moored here last week.",
    ),
    situation(
        "moved-up",
        said="I have been promoted|I was promoted|I got a promotion|I got promoted",
        worded="I have gained promotion|I have had a promotion|I have received a promotion",
        shown="I have moved up a grade|I went up a grade|they made me a supervisor|"
              "they made me a manager|they made me team leader|they made me head of department|"
              "I was made team leader|I was made a supervisor|I was made manager|"
              "I have been made manager|I got the manager's job|I was moved up to supervisor",
        barred="I am still on the same grade|"
               "I was passed over|I was passed over for promotion|I am in the same post as ever|"
               "I have never been promoted|I was demoted|"
               "I am still in the post I started in|I am still on the bottom grade",
        clause="you have been promoted", fires="They made me a supervisor.",
        fails="I was passed over again.", silent="They made me a sandwich.",
    ),
    situation(
        "cigarettes-given-up",
        said="I have stopped smoking|I stopped smoking|I gave up smoking|I have given up smoking|"
             "I quit smoking",
        worded="I no longer smoke",
        shown="I gave up cigarettes|I have not smoked for two years|I have not smoked since May|"
              "I have not had a cigarette for a year|I have not touched a cigarette since May|"
              "I packed in the fags|I kicked the habit of smoking",
        barred="I still smoke|I smoke|I am on twenty a day|I get through twenty a day|"
               "I still get through twenty a day|I started again",
        clause="you have stopped smoking", fires="I've not smoked since May.",
        fails="I still get through twenty a day.", silent="I've not moaned since May.",
    ),
)
# fmt: on
