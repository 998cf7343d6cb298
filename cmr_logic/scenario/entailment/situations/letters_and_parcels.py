"""Letters and parcels: how they are sent, what is in them and how they reach people."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
LETTERS_AND_PARCELS: tuple[Situation, ...] = (
    situation(
        "was-at-home",
        said="I was at home|I was in the house",
        worded="I was at home at the time",
        shown="I was in all morning|I was in all afternoon|I was in all evening|"
              "I was at home all day|I was at home all morning|I was at home all afternoon|"
              "I never left the house that day|I did not leave the house|"
              "I was sitting in my front room|I was sitting in my kitchen|"
              "I was sitting in my living room|I was in my kitchen|I was in my bedroom|"
              "I was in my garden|I was in my front room|I was asleep in bed|I stayed in all day|"
              "I was indoors|I was waiting in for it|I waited in all day",
        barred="I was at work|I was away|I was on holiday|there was nobody at home|"
               "the house was empty|I was at the shops|I was at the office|I was at the gym|"
               "I was at the hospital|I had gone out|I had popped out|I was out shopping|"
               "I was abroad|I was at my mum's|I was at my sister's|I was at my friend's",
        clause="you were at home", fires="I was in all morning.", fails="I'd popped out.",
        silent="I was in trouble.",
    ),
    situation(
        "left-next-door",
        said="the parcel was left with a neighbour|my neighbour took in the parcel|"
             "it was left with a neighbour|my neighbour has the parcel",
        worded="the parcel was delivered to a neighbour|the item was left with a neighbour|"
               "the parcel was given to a neighbour|it was delivered to a neighbour",
        shown="the lady next door took it in|the man next door took it in|"
              "the woman next door took it in|the couple next door took it in|"
              "the people next door took it in|my neighbour has it|my neighbour took it in|"
              "my neighbour has got it|the driver gave it to the people next door|"
              "the driver gave it to my neighbour|the driver gave it to the lady next door|"
              "the driver gave it to a neighbour|it was handed to my neighbour|"
              "it was handed to a neighbour|it was handed to the people next door|"
              "it is with my neighbour|it is with the neighbours|it is with the people next door|"
              "the people next door have it|it was left next door|it went to number 12|"
              "it went to the people next door|the driver left it next door|"
              "the driver left it with a neighbour|the driver left it with the people next door",
        barred="it was left on the step|it was handed to me|it was handed to my wife|"
               "it was handed to my husband|it was put in the shed|it was put in the porch|"
               "it was put in the bin|it was put in the garage|it went back to the depot|"
               "it went back to the sender|it went back to the warehouse|"
               "the driver took it away again|it was put through my door|"
               "it was put through my letterbox|it was left in the porch|"
               "it was left behind the bin|it was left in the shed|it was put into my hands|"
               "the driver left it on the step|the driver left it on the doorstep",
        clause="the parcel was left with a neighbour", fires="The lady next door took it in.",
        fails="It was handed to my wife.", silent="The lady next door took up golf.",
    ),
    situation(
        "signed-for-it",
        said="I signed for the parcel|I signed for it|I have signed for the parcel|"
             "the parcel was signed for",
        worded="I signed for the item|I signed for the delivery|"
               "I gave a signature for the parcel|I signed on delivery",
        shown="I put my signature on the driver's screen|I scribbled my name for the postman|"
              "I scribbled my name for the driver|I scribbled my name for the courier|"
              "the driver has my signature|the courier has my signature|"
              "the postman has my signature|I gave the driver my signature|"
              "I gave the postman my signature|I gave the courier my signature|"
              "I signed the driver's screen|I signed the driver's pad|"
              "I signed the driver's sheet|I signed his screen|I signed his pad|"
              "I signed his sheet|I signed her screen|I signed her pad|I signed her sheet|"
              "I signed on the screen",
        barred="nobody asked me to sign|nobody asked me for a signature|I never signed for it|"
               "it was left without a signature|I did not sign for it|nobody signed for it|"
               "I was not asked to sign|I was never asked to sign|"
               "the driver did not ask me to sign",
        clause="you signed for the parcel", fires="I scribbled my name for the courier.",
        fails="Nobody asked me to sign.", silent="I scribbled my sums for the course.",
    ),
    situation(
        "wrong-address",
        said="the address was wrong|the address was incorrect|it had the wrong address|"
             "I gave the wrong address",
        worded="the wrong address was used|the address on the parcel was wrong|"
               "I gave an incorrect address",
        shown="I put the wrong house number on it|I put the wrong postcode on it|"
              "I put the wrong street on it|I put the wrong address on it|the postcode was wrong|"
              "the house number was wrong|the street name was wrong|I got the street name wrong|"
              "I got the postcode wrong|I got the house number wrong|I got the address wrong|"
              "I wrote down the wrong address|I wrote down the wrong postcode|"
              "I wrote down the wrong house number|there was a mistake in the address|"
              "I mistyped the address|I mistyped the postcode",
        barred="the address was correct|I gave the right address|"
               "there was nothing wrong with the address|I put the right address on it",
        clause="the address was wrong", fires="I mistyped the postcode.",
        fails="I gave the right address.", silent="I mistyped the poem.",
    ),
    situation(
        "liquid-inside",
        said="the parcel contains liquids|the parcel contains liquid|it contains liquids|"
             "there are liquids in it",
        worded="the parcel contains a liquid|there is liquid in the parcel|"
               "the package contains liquids|the item contains liquids",
        shown="there is a bottle of wine in it|there is a bottle of perfume in it|"
              "there is a jar of oil in it|there is a tin of paint in it|"
              "there is a carton of milk in it|there is a bottle of whisky in it|"
              "there is perfume in it|there is wine in it|there is oil in it|"
              "there is paint in it|there is shampoo in it|there is aftershave in it|"
              "there is beer in it|there is juice in it|I packed a jar of oil in it|"
              "I packed a bottle of wine in it|I packed a tin of paint in it|"
              "I packed a bottle of perfume in it|it is full of wine|it is full of oil|"
              "it is full of perfume|it is full of paint|it is a bottle of wine|"
              "it is a bottle of perfume|it is a bottle of whisky|it is a bottle of shampoo|"
              "it is a bottle of gin|it has wine in it|it has perfume in it|it has oil in it|"
              "I am sending wine|I am sending perfume|I am sending a bottle of whisky",
        barred="there is no liquid in it|it is all clothes|it is all books|it is all toys|"
               "there are only books in it|there are only clothes in it|"
               "there are only toys in it|it is just clothes|it is just books|it is just papers|"
               "everything in it is dry|there is nothing wet in it",
        clause="the parcel contains liquids", fires="There's a tin of paint in it.",
        fails="It's all clothes.", silent="There's a ton of pain in it.",
    ),
    situation(
        "breaks-easily",
        said="the item is fragile|it is fragile|it is breakable|the item is breakable",
        worded="the parcel is fragile|the goods are fragile|the contents are fragile|"
               "it is easily broken|the item is delicate",
        shown="it is made of glass|it is made of china|it is made of porcelain|"
              "it is made of crystal|it is a china vase|it is a porcelain doll|"
              "it is a glass bowl|it is a crystal vase|it is a wine glass|it is a glass vase|"
              "it breaks easily|it is glass|it is delicate|it cracks easily",
        barred="it is as tough as old boots|it is solid steel|it is solid oak|it is cast iron|"
               "it is unbreakable|it is made of steel|it is made of iron|"
               "it is made of solid wood|you could not break it|it will not break|"
               "it cannot break|it can take a knock|nothing in it can break",
        clause="the item is fragile", fires="It's a porcelain doll.", fails="It's made of steel.",
        silent="It's a politician's doll.",
    ),
    situation(
        "posted-abroad",
        said="I am sending it abroad|it is going abroad|I want to send it abroad|"
             "it is being sent abroad",
        worded="I send it abroad|I am posting it abroad|the parcel is going abroad|"
               "it is for delivery abroad|I am sending it overseas|I am sending a parcel abroad",
        shown="it is going to Australia|it is going to Spain|it is going to America|"
              "it is going to India|it is going to Germany|it is going to Canada|"
              "it is for my aunt in Canada|it is for my aunt in Spain|"
              "it is for my aunt in Australia|it is for my son in Canada|"
              "it is for my son in Spain|it is for my son in Australia|"
              "it is for my daughter in Canada|it is for my daughter in Spain|"
              "it is for my daughter in Australia|it is for my cousin in Canada|"
              "it is for my cousin in Spain|it is for my cousin in Australia|"
              "it is for my friend in Canada|it is for my friend in Spain|"
              "it is for my friend in Australia|I am posting it to Spain|"
              "I am posting it to India|I am posting it to Australia|I am posting it to Canada|"
              "I am sending it to France|I am sending it to Spain|I am sending it to Japan|"
              "I am sending it to America|it is bound for Japan|it is bound for Canada|"
              "it is going overseas",
        barred="it is only going to the next town|it is for my gran down the road|"
               "it is for my aunt down the road|it is for my friend down the road|"
               "it stays in this country|it is not leaving the country|"
               "it is only going down the road|it is only going across town|"
               "it is staying in the country|I am sending it to a friend down the road",
        clause="you are sending it abroad", fires="I'm posting it to Spain.",
        fails="It's not leaving the country.", silent="I'm pasting it to a sprain.",
    ),
    situation(
        "postage-paid",
        said="I have paid the postage|the postage is paid|I paid the postage|"
             "the postage has been paid",
        worded="I have paid for postage|the postage was paid|I have paid for the postage|"
               "the letter is stamped",
        shown="I put a stamp on it|I put stamps on it|I put two stamps on it|"
              "I put a first-class stamp on it|I put enough stamps on it|"
              "I bought a first-class stamp for it|I bought a second-class stamp for it|"
              "I stuck a stamp on it|it has a stamp on it|it is stamped|"
              "I paid at the counter of the post office|I used a stamped envelope",
        barred="there is no stamp on it|there was no stamp on it|I forgot the stamp|"
               "I forgot to put a stamp on it|it had no stamp|it had no stamps|it has no stamp|"
               "it has no stamps|I did not put a stamp on it",
        clause="you have paid the postage", fires="I put two stamps on it.",
        fails="I forgot the stamp.", silent="I put two students on it.",
    ),
    situation(
        "trackable",
        said="I have a tracking number|I have the tracking number|I can track the parcel|"
             "I can track my parcel|I can track it",
        worded="I have a tracking code|the parcel is tracked|I was given a tracking number|"
               "I have received a tracking number",
        shown="I have got the tracking code|I have got the tracking details|"
              "I have got the tracking link|they emailed me a tracking number|"
              "they emailed me a tracking code|they emailed me a tracking link|"
              "they gave me a tracking number|they gave me a tracking code|"
              "they gave me a tracking link|they sent me a tracking number|"
              "they sent me a tracking code|they sent me a tracking link|"
              "they texted me a tracking number|they texted me a tracking code|"
              "they texted me a tracking link|I can follow it online|"
              "I can follow my parcel online|I can watch it on the map|I can watch it on the app|"
              "I have a number to follow it with",
        barred="they never gave me a tracking number|I have no way to track it|"
               "I lost the tracking number|I cannot track it|I was never given a tracking number|"
               "there is no tracking on it|it was sent untracked",
        clause="you have a tracking number", fires="They texted me a tracking link.",
        fails="I've no way to track it.", silent="They texted me a training plan.",
    ),
    situation(
        "recorded-post",
        said="I sent it by recorded delivery|it was sent by recorded delivery|I sent it recorded|"
             "I sent it by registered post|I sent it signed for",
        worded="I used recorded delivery|I sent it by signed-for post|"
               "it was sent recorded delivery|I sent the letter by recorded delivery|"
               "I sent it by tracked post",
        shown="I posted it recorded|they had to sign for it|he had to sign for it|"
              "she had to sign for it|I paid extra for a signature|I sent it special delivery|"
              "I sent it registered",
        barred="I just stuck a stamp on it|I sent it second class|I sent it first class|"
               "I dropped it in a postbox|I popped it in the postbox",
        clause="you sent it by recorded delivery", fires="I paid extra for a signature.",
        fails="I sent it second class.", silent="I paid extra for a sandwich.",
    ),
    situation(
        "parcel-tampered",
        said="the parcel has been opened|the parcel was opened|it has been opened|it was opened",
        worded="the package has been opened|the parcel has been tampered with|"
               "someone opened the parcel|the packaging was opened",
        shown="the tape had been cut|the seal had been cut|the string had been cut|"
              "the seal was broken|the tape was broken|someone tore the box open|"
              "someone tore it open|someone tore the parcel open|someone tore the wrapping open|"
              "someone had torn it open|someone had cut the tape|someone opened it|"
              "the box had been slit open",
        barred="it was still sealed|the seal was intact|the tape was intact|"
               "the wrapping was intact|the tape was untouched|the seal was untouched|"
               "the seal was unbroken|nobody had opened it|it is still sealed|"
               "the tape had not been touched",
        clause="the parcel has been opened", fires="The tape had been cut.",
        fails="The seal was intact.", silent="The cake had been cut.",
    ),
    situation(
        "card-through-door",
        said="I have received a card from the driver|the driver left a card|"
             "I got a card from the driver|the driver left me a card|"
             "I found a card from the driver",
        worded="the courier left a card|I was left a card|the driver left a note|a card was left|"
               "I received a missed delivery card",
        shown="the driver put a card through my door|the driver put a card through my letterbox|"
              "the driver put a note through my door|the driver put a note through my letterbox|"
              "the courier put a card through my door|"
              "the courier put a card through my letterbox|"
              "the courier put a note through my door|"
              "the courier put a note through my letterbox|"
              "the postman put a card through my door|"
              "the postman put a card through my letterbox|"
              "the postman put a note through my door|"
              "the postman put a note through my letterbox|I found a card from the courier|"
              "I found a card from the postman|I found a note from the courier|"
              "I found a note from the postman|I found a missed delivery card",
        barred="there was no card|there was no note|the driver left nothing|"
               "the courier left nothing|the postman left nothing|the driver never left a card|"
               "the driver never left a note|the courier never left a card|"
               "the courier never left a note|the postman never left a card|"
               "the postman never left a note|nobody left a card|nobody left a note|"
               "I found no card|I found no note|I was left no card|"
               "the driver did not leave a card",
        clause="you have received a card from the driver",
        fires="The postman put a card through my door.", fails="The driver left nothing.",
        silent="The postman put a cup through its paces.",
    ),
)
# fmt: on
