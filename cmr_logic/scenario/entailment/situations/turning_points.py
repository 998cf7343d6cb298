"""What begins or ends in a life, and how things stand: a firm begun, a house bought, a storm."""

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
        "business-begun",
        said="I have started a business|I started a business|I have set up a business|"
             "I set up a business|I have started my own business|I started my own business",
        worded="I have begun a business|I have opened a business|I have gone into business|"
               "I have become self-employed|I have started trading|I have started up in business",
        shown=filled("I opened my own {}", _SHOPS) + "|" + filled("I opened a {}", _SHOPS) + "|"
              + filled("I have opened a {}", _SHOPS) + "|"
              + filled("I set up as a {} on my own account", _TRADES) + "|"
              + filled("I set up on my own as a {}", _TRADES) + "|"
              "I set up on my own account|I set up my own company|I set up my own firm|"
              "I went into business for myself|I launched my own company|"
              "I registered my company last month|I have gone self-employed|I went self-employed|"
              "I went freelance|I became my own boss",
        barred="I have never started a business|I have never had a business|"
               "I have not started a business|I have never run a business|"
               "I have only ever worked for others|I have never set up a business",
        clause="you have started a business", fires="I opened my own salon in March.",
        fails="I've only ever worked for others.", silent="I opened my own mail in March.",
    ),
    situation(
        "house-bought",
        said="I bought a house|I have bought a house|I bought a home|I have bought a home|"
             "I bought a property|I have bought a property",
        worded="I have purchased a home|I have purchased a property|I have purchased a house",
        shown="I completed on my house|I completed on our house|we completed on our house|"
              "we completed on our flat|I completed on my flat|I got my first mortgage|"
              "the sale went through and the house is mine|we exchanged contracts and moved in",
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
              "it is blowing a gale|there is a storm|there is a gale blowing|it is snowing hard|"
              "it is snowing heavily|there is thick fog|there is a blizzard|it is hailing|"
              "there is thunder and lightning|the wind is howling|the roads are icy",
        barred="the weather is fine|the weather is good|it is a lovely day|the sun is shining|"
               "there is not a cloud in the sky|it is a beautiful day|it is fine and dry|"
               "it is bright and sunny|the weather is lovely|the weather is perfect|it is sunny",
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
               "a couple lives there|we live in it|it is let|my mother lives there|"
               "a young couple rents it",
        clause="the house is empty", fires="It has stood empty since May.",
        fails="A family lives there.", silent="It has stood proudly since May.",
    ),
    situation(
        "newcomer",
        said="I am new to the area|I am new here|I am a newcomer|I am new in town",
        worded="I am a newcomer to the area|I have recently moved to the area|"
               "I am new to the town|I am new to the district|"
               "I have just moved to the area",
        shown="we moved here last week|I moved here last week|we moved here last month|"
              "I moved here last month|I have just moved here|we have just moved here|"
              "I only arrived here a week ago|I came to live here a month ago",
        barred="I was born here and never left|my family has always lived here",
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
        barred="I am still on the same grade|I am on the same grade as when I started|"
               "I was passed over|I was passed over for promotion|I am in the same post as ever|"
               "I have never been promoted|somebody else got the promotion|I was demoted|"
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
               "I cannot give up smoking|I still get through twenty a day|I started again|"
               "I have never smoked|I have tried to stop and failed",
        clause="you have stopped smoking", fires="I've not smoked since May.",
        fails="I still get through twenty a day.", silent="I've not moaned since May.",
    ),
)
# fmt: on
