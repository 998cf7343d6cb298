"""Situations of life that turns of speech show: a P45, a shared womb, a plug at night."""

from __future__ import annotations

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span

# For a clause, stories that make it true, and that make it false.
TOLD: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "you are unemployed": (
        (),
        (
            "My wages come in every Friday.",
            "I'm up at five every day for my shift at the bakery.",
            "I've just been promoted to supervisor.",
        ),
    ),
    "you have lost your job": (
        (
            "They handed me my P45 on Friday.",
            "I was given my marching orders.",
            "The firm I worked for went under.",
            "My post was cut in the spring.",
        ),
        ("I'm still at the same desk after ten years.",),
    ),
    "you are retired": (
        (
            "They gave me a gold watch and I haven't set an alarm since.",
            "My working days are behind me.",
        ),
        (
            "I'm up at five for my shift at the bakery.",
            "I've another ten years to go before I can stop work.",
            "I'm at the office five days a week.",
        ),
    ),
    "you are self-employed": (
        (
            "I invoice my customers at the end of the month.",
            "I do my own tax return for the window-cleaning round.",
            "Nobody employs me, I find my own clients.",
        ),
        (
            "I'm on the payroll at the council.",
            "My employer takes the tax off my wages.",
            "I've worked for the same firm for years.",
        ),
    ),
    "you work part-time": (
        (
            "I only do mornings at the library.",
            "I do three days a week at the surgery.",
            "I'm on sixteen hours a week.",
        ),
        (
            "I'm at the office from nine to five, Monday to Friday.",
            "I do forty hours a week.",
        ),
    ),
    "you work nights": (
        ("I start at ten in the evening and get home at dawn.",),
        (),
    ),
    "you work from home": (
        (
            "I do everything from my kitchen table.",
            "My commute is ten steps from bed to desk.",
            "I log in from the box room every day.",
        ),
        (
            "I drive to the office every day.",
            "I'm on the shop floor all week.",
            "I'm behind a counter in town.",
        ),
    ),
    "you employ staff": (
        (
            "I've two lads working for me.",
            "I pay three waitresses.",
            "My assistant opens the shop.",
        ),
        (
            "It's a one-man band.",
            "I do everything myself, there's nobody else.",
            "It's just me in the business.",
        ),
    ),
    "you get the minimum wage": (
        ("I'm on the minimum wage.",),
        (),
    ),
    "you are on a zero-hours contract": (
        (
            "My hours change every week and some weeks there are none.",
            "They ring me when they need me.",
        ),
        ("I've a fixed thirty-seven hours a week.",),
    ),
    "you are a trade union member": (
        ("I pay my dues to Unison every month.",),
        (
            "I never joined the union.",
            "I'm not in any union.",
        ),
    ),
    "you are off sick": (
        ("I've been off with my back since May.",),
        (
            "I haven't had a day off sick in years.",
            "I'm at work as usual.",
        ),
    ),
    "you are married": (
        (
            "We tied the knot in May.",
            "I'm a married man.",
            "I walked down the aisle in June.",
            "We've just got back from our honeymoon.",
        ),
        (
            "I'm a bachelor.",
            "We never got round to marrying.",
            "I've never walked down the aisle.",
            "We're engaged, the wedding is next year.",
        ),
    ),
    "you are single": (
        (
            "I haven't got a girlfriend.",
            "I'm not seeing anyone.",
        ),
        ("I've been going out with Sam for two years.",),
    ),
    "you live alone": (
        (
            "There's just me and the cat.",
            "I rattle around this house by myself.",
            "I've had the place to myself since Mum died.",
        ),
        (
            "My daughter has the room next to mine.",
            "I'm still at home with my parents.",
        ),
    ),
    "you are divorced": (
        (
            "The decree absolute came through.",
            "My ex-wife and I divorced.",
        ),
        (),
    ),
    "you are pregnant": (
        (
            "I'm five months gone.",
            "The baby is due in October.",
            "I'm expecting twins.",
            "I had my twenty-week scan on Monday.",
            "I've got a bun in the oven.",
            "My midwife says all is well.",
            "I'm eating for two.",
        ),
        ("I had the baby in May.",),
    ),
    "you have children": (
        (
            "My twins have just started walking.",
            "My eldest is at college.",
            "I do the school run every day.",
            "I'm a mum of three.",
            "My little boy is in Year 2.",
        ),
        (
            "We never had kids.",
            "We have no kids, just a dog.",
        ),
    ),
    "you are a single parent": (
        (
            "It's just me and my daughter.",
            "Her dad walked out before she was born.",
        ),
        (
            "My husband and I take turns with the bedtime stories.",
            "My partner helps me raise the girls.",
        ),
    ),
    "you have adopted a child": (
        (
            "The court made us the legal parents of little Tom.",
            "The adoption went through in May.",
            "We brought Tom home from care and the adoption order is signed.",
        ),
        (
            "Our children are our own flesh and blood.",
            "We're only fostering him.",
        ),
    ),
    "you are a foster parent": (
        (
            "We look after children the council places with us.",
            "The council placed two brothers with us.",
        ),
        ("I've never fostered.",),
    ),
    "you have a new baby": (
        ("We brought the baby home on Monday.",),
        (),
    ),
    "you care for someone": (
        (
            "I wash and dress my mum every morning.",
            "I look after my disabled brother.",
            "My dad has dementia and I see to his meals and his pills.",
            "I gave up my job to look after my mother.",
        ),
        (),
    ),
    "you are disabled": (
        (
            "I lost both legs.",
            "I have MS.",
            "I was born without a left hand.",
        ),
        ("I'm fit as a fiddle.",),
    ),
    "you are a wheelchair user": (
        (
            "I can't walk, so I get about in a chair.",
            "I've been in a chair since the accident.",
            "I use a wheelchair.",
        ),
        (),
    ),
    "you are deaf": (
        (
            "I can't hear a thing.",
            "I've a cochlear implant.",
        ),
        (
            "My hearing is perfect.",
            "I can hear a pin drop.",
        ),
    ),
    "you are blind": (
        ("My guide dog goes everywhere with me.",),
        ("My eyesight is perfect.",),
    ),
    "you cannot walk far": (
        (
            "I get puffed out after a few steps.",
            "I need to sit down every few yards.",
            "I can hardly get to the gate.",
        ),
        (
            "I run a half marathon every spring.",
            "I walk ten miles a day.",
            "I hike every weekend.",
        ),
    ),
    "you have a long-term illness": (
        ("I have MS.",),
        (
            "I've never been ill a day in my life.",
            "I'm in perfect health.",
        ),
    ),
    "you have had a heart attack": (
        ("I had a coronary in 2019.",),
        (),
    ),
    "you take medication": (
        (
            "The doctor has me on statins.",
            "I take a pill every morning.",
        ),
        (
            "I take no pills of any kind.",
            "I'm not on any tablets.",
            "I don't take anything.",
        ),
    ),
    "you are allergic to nuts": (
        ("Peanuts bring me out in hives.",),
        (),
    ),
    "you are vaccinated": (
        (
            "I've had my jabs.",
            "I had all three shots.",
            "I got my booster in May.",
        ),
        (
            "I've had no jabs.",
            "I never got the jab.",
            "I won't have the vaccine.",
        ),
    ),
    "you smoke": (
        (
            "I get through twenty a day.",
            "I'm on forty a day.",
            "I roll my own.",
            "I can't do without my cigarettes.",
            "I puff on a pipe.",
        ),
        (
            "I can't stand tobacco.",
            "I'm a non-smoker.",
            "I've never lit up in my life.",
        ),
    ),
    "you drink alcohol": (
        (
            "I like a pint on Fridays.",
            "I have a glass of wine with dinner.",
            "I enjoy a whisky.",
        ),
        (
            "I don't touch the stuff.",
            "Not a drop has passed my lips.",
        ),
    ),
    "you are a vegetarian": (
        (),
        (
            "I love a good steak.",
            "I'd never give up bacon.",
            "I had roast beef on Sunday.",
        ),
    ),
    "you rent your home": (
        (
            "My landlord is selling up.",
            "I'm in a housing association flat.",
            "The letting agent sends someone every month.",
        ),
        (
            "The bank lent us the money to buy the house.",
            "The deeds are in my name.",
        ),
    ),
    "you own your home": (
        (
            "The bank lent us the money for the house.",
            "The deeds are in my name.",
        ),
        (
            "My landlord is selling up.",
            "I'm in a council flat.",
        ),
    ),
    "you are homeless": (
        (
            "I sleep in my car.",
            "I bed down in a doorway.",
            "We were evicted and are in a hostel.",
            "I'm on the streets.",
        ),
        ("I've a nice flat in town.",),
    ),
    "you live with your parents": (
        (
            "I'm still in my childhood bedroom.",
            "Mum does my washing and I sleep in the box room.",
            "I've never left home.",
            "I moved back in with Mum and Dad.",
        ),
        ("I share a flat with friends.",),
    ),
    "you live in rented accommodation": (
        ("My landlord is selling up.",),
        (),
    ),
    "you have a garden": (
        (
            "I grow roses out the back.",
            "My lawn needs mowing.",
        ),
        (
            "There's no garden, only a balcony.",
            "I'm on the ninth floor with not even a balcony.",
            "We've just a paved yard.",
        ),
    ),
    "your home is a flat": (
        (
            "I'm on the fourth floor of a tower block.",
            "I live in a studio.",
            "I've got a one-bed apartment.",
        ),
        (
            "I live in a detached house.",
            "We've a bungalow.",
            "It's a semi with a garden.",
        ),
    ),
    "your home has been flooded": (
        (
            "The river came in through the front door.",
            "We had two feet of water in the kitchen.",
            "The downstairs was under water.",
        ),
        (
            "The water stopped short of our step.",
            "The river never reached us.",
        ),
    ),
    "you are moving house": (
        (
            "We get the keys to the new place on Friday.",
            "The removal van comes on Monday.",
            "We've packed up everything and the lorry's booked.",
            "I hand in my keys next week.",
        ),
        (
            "We're staying put.",
            "We aren't going anywhere.",
        ),
    ),
    "you have moved house": (
        (
            "We moved into the new place on Friday.",
            "We swapped our flat for a cottage in May.",
        ),
        ("We've never moved.",),
    ),
    "your home is a listed building": (
        (
            "It's Grade II listed.",
            "English Heritage has it on the list.",
        ),
        (
            "The house was built in 2015.",
            "It's a new-build.",
            "It's not on any list.",
        ),
    ),
    "you are building an extension": (
        (
            "We're adding a room at the back.",
            "We're having a conservatory put on.",
        ),
        (
            "We're only painting the walls.",
            "We aren't adding anything.",
            "It's a new kitchen inside, nothing outside changes.",
        ),
    ),
    "you have a mortgage": (
        (
            "We've fifteen years left to pay on the house.",
            "The building society lent us the money for the flat.",
        ),
        ("We bought it with cash.",),
    ),
    "you are behind with your rent": (
        (
            "I haven't paid the rent since May.",
            "I missed the last three payments on the flat.",
        ),
        (
            "I've never missed a rent payment.",
            "My rent is paid up to date.",
            "I've always paid my rent on time.",
        ),
    ),
    "you have savings": (
        (
            "I've ten thousand in the building society.",
            "I've a nest egg.",
            "I put money aside every month.",
        ),
        (
            "I've nothing put by.",
            "I've no savings.",
        ),
    ),
    "you have debts": (
        (
            "I owe thousands on my credit cards.",
            "The bailiffs are at the door.",
        ),
        ("I don't owe anybody a penny.",),
    ),
    "you have been declared bankrupt": (
        (),
        ("I've always paid my debts.",),
    ),
    "you receive benefits": (
        (
            "I'm on Universal Credit.",
            "I get Housing Benefit.",
            "I live on the dole.",
            "The jobcentre pays me every fortnight.",
        ),
        (),
    ),
    "you get a state pension": (
        ("I draw my state pension.",),
        (
            "I'm 34 and work at a garage.",
            "I'm years off drawing my pension.",
        ),
    ),
    "you have a bank account": (
        (),
        (
            "I've never had a bank account.",
            "I don't have a bank.",
        ),
    ),
    "you pay tax": (
        (
            "The taxman takes a fifth of my wages.",
            "HMRC takes its cut every month.",
        ),
        (
            "I earn too little to pay tax.",
            "I don't earn enough to pay tax.",
        ),
    ),
    "you have a credit card": (
        (
            "I pay for everything on my Visa.",
            "My Mastercard is maxed out.",
        ),
        (
            "I only use cash.",
            "I've never had a credit card.",
            "I cut up all my cards.",
        ),
    ),
    "you have insurance": (
        (
            "I pay a premium every month.",
            "We're covered by Direct Line.",
        ),
        (
            "I never took out a policy.",
            "We let the policy lapse.",
        ),
    ),
    "you have made a claim before": (
        (
            "I claimed for the roof two years ago.",
            "The insurer paid out after the burst pipe.",
        ),
        ("I've never claimed.",),
    ),
    "you own a business": (
        ("I'm the owner of a garage.",),
        (
            "I'm only an employee.",
            "I work for somebody else.",
            "I've never run a business.",
        ),
    ),
    "you are a student": (
        (
            "I'm in my second year at uni.",
            "I'm doing a degree in law.",
            "I'm reading history at Oxford.",
            "I've lectures every day.",
            "I start my third year in September.",
        ),
        (
            "I left school at sixteen and drive lorries.",
            "I've never been to university.",
            "I dropped out last year.",
        ),
    ),
    "you have graduated": (
        (
            "I've a first in physics.",
            "I threw my cap in the air last summer.",
        ),
        (
            "I dropped out in my second year.",
            "I'm still in my second year.",
            "I never finished my degree.",
        ),
    ),
    "you are at school": (
        (
            "I'm in Year 9.",
            "I'm doing my GCSEs.",
            "I'm a sixth-former.",
        ),
        (
            "I left school years ago.",
            "I work full-time.",
            "I'm at university.",
        ),
    ),
    "you have a degree": (
        (
            "I graduated in law.",
            "I did three years at Leeds and came out with a first.",
            "I have a PhD.",
        ),
        (
            "I left school at sixteen.",
            "I never went to university.",
            "I dropped out of uni.",
        ),
    ),
    "your child is at school": (
        (
            "My daughter is in Year 4.",
            "My son has just started at primary.",
            "She's in the reception class.",
        ),
        (
            "We teach her at home.",
            "My son left school last year.",
            "My baby is six months old.",
        ),
    ),
    "you have a student loan": (
        (
            "I borrowed from Student Finance to get through uni.",
            "I'm still paying back Student Finance.",
        ),
        ("My parents paid my fees.",),
    ),
    "you are an asylum seeker": (
        (
            "I fled the war and asked for asylum here.",
            "I've applied for refugee status.",
            "I'm waiting for the Home Office to decide on my asylum claim.",
        ),
        (),
    ),
    "you have a visa": (
        ("I'm here on a work visa.",),
        (
            "I never applied for a visa.",
            "My visa has run out.",
        ),
    ),
    "you are travelling abroad": (
        (),
        (
            "We're holidaying at home this year.",
            "I'm not going anywhere this summer.",
        ),
    ),
    "you have a passport": (
        ("My passport is in the drawer.",),
        (
            "My passport ran out.",
            "I've never had a passport.",
            "I've never applied for a passport.",
        ),
    ),
    "you speak English": (
        (
            "English is my mother tongue.",
            "I'm fluent in English.",
            "I was brought up speaking English.",
            "I teach English.",
        ),
        (
            "I don't know a word of English.",
            "I only know Polish.",
            "I need an interpreter.",
        ),
    ),
    "you have a driving licence": (
        (),
        (
            "They took my licence away.",
            "I've been banned from driving.",
        ),
    ),
    "you are a learner driver": (
        (
            "I've L-plates on.",
            "I take my test next month.",
        ),
        (),
    ),
    "you have a car": (
        (
            "My car is in the drive.",
            "I've got an old Volvo.",
        ),
        ("We've no car.",),
    ),
    "your car is electric": (
        (
            "It runs on a battery.",
            "I plug it in at night.",
            "I drive a Tesla.",
            "It's a Nissan Leaf.",
        ),
        (
            "It runs on diesel.",
            "I fill it up with petrol.",
            "It's a petrol car.",
            "It's got a diesel engine.",
        ),
    ),
    "you drive to work": (
        (
            "I take the car to the office.",
            "I'm on the motorway at seven every morning to get to work.",
        ),
        (
            "I cycle to work.",
            "I get the bus to work.",
            "I walk to the office.",
            "I take the train to work.",
        ),
    ),
    "you cycle to work": (
        (
            "I pedal to the office every day.",
            "I go to work on my bike.",
            "I ride my bike to the office.",
        ),
        (
            "I drive to work.",
            "I take the bus to the office.",
        ),
    ),
    "you use public transport": (
        (
            "I get the bus everywhere.",
            "I take the train every day.",
            "I catch the tram to town.",
        ),
        (
            "I never take buses.",
            "I drive everywhere.",
        ),
    ),
    "you were speeding": (
        ("The camera caught me doing 45 in a 30 zone.",),
        (
            "I never go over the limit.",
            "I was well under the limit.",
            "I was crawling along at 20.",
        ),
    ),
    "you have penalty points": (
        (),
        ("I've no points.",),
    ),
    "you had been drinking": (
        (
            "I'd had four pints.",
            "I'd sunk a bottle of wine.",
        ),
        (
            "I'd had nothing but water.",
            "I was stone-cold sober.",
            "I hadn't touched a drop.",
        ),
    ),
    "you wear glasses": (
        (
            "I can't read the board without my specs.",
            "I wear contacts.",
        ),
        (),
    ),
    "you own a dog": (
        ("I've a spaniel.",),
        (
            "I've no pets.",
            "I've never had a dog.",
        ),
    ),
    "you have a pet": (
        (
            "I've a hamster.",
            "My cat is asleep.",
            "I keep budgies.",
        ),
        (
            "I've no animals.",
            "We've never kept an animal.",
        ),
    ),
    "your dog is microchipped": (
        ("She's been chipped.",),
        (
            "She's never been chipped.",
            "She hasn't got a chip.",
        ),
    ),
    "your dog is vaccinated": (
        (
            "She's had all her jabs.",
            "The vet gave her her boosters.",
        ),
        (
            "She's had no jabs.",
            "He hasn't had his jabs.",
        ),
    ),
    "your dog is on a lead": (
        (
            "I always keep him on the leash.",
            "He's never off the lead.",
        ),
        (
            "He runs loose.",
            "I let him off to run.",
            "I never use a lead.",
        ),
    ),
    "the item is faulty": (
        (
            "It won't switch on.",
            "It stopped working after a week.",
            "The screen is cracked.",
            "It makes a horrible noise.",
            "The zip broke the first time.",
        ),
        (
            "It works perfectly.",
            "There's nothing wrong with it.",
            "I just don't like the colour.",
            "It's the wrong size.",
            "I've changed my mind about it.",
        ),
    ),
    "you have a receipt": (
        (
            "I've got the till slip.",
            "The receipt is in my purse.",
        ),
        (
            "I threw the receipt away.",
            "I binned the till slip.",
            "I can't find the receipt.",
            "There's no receipt.",
        ),
    ),
    "you bought the item online": (
        (
            "I ordered it on your website.",
            "I got it off eBay.",
            "I clicked on buy now.",
            "It came from Amazon.",
        ),
        (
            "I bought it in your shop.",
            "I picked it up at the market.",
            "I got it over the counter.",
        ),
    ),
    "the item is unopened": (
        ("It's still in its wrapping.",),
        (
            "I've opened the box.",
            "I tore the wrapping off.",
            "I've used it twice.",
        ),
    ),
    "the item is unused": (
        (
            "It's still in the box.",
            "The tags are still on.",
            "I haven't worn it.",
            "It's never been out of its box.",
        ),
        (
            "I've worn it twice.",
            "I've used it every day.",
        ),
    ),
    "the item was a gift": (
        (
            "My sister gave it to me.",
            "It came from my aunt at Christmas.",
        ),
        (),
    ),
    "the item was in a sale": (
        ("It was in the January sales.",),
        (
            "I paid full price.",
            "It wasn't reduced.",
        ),
    ),
    "you have changed your mind": (
        (
            "I don't want it any more.",
            "I've gone off it.",
            "I've decided against it.",
            "I've had second thoughts.",
        ),
        (
            "I still want it.",
            "I'm keeping it.",
        ),
    ),
    "your order has not arrived": (
        (
            "It still hasn't come.",
            "I'm still waiting for it.",
            "There's no sign of the parcel.",
            "The courier never turned up.",
        ),
        (
            "It came on Tuesday.",
            "It arrived this morning.",
            "The parcel is on my table.",
        ),
    ),
    "you have been a victim of crime": (
        ("Somebody stole my purse.",),
        ("I've never been a victim of anything.",),
    ),
    "you have reported it to the police": (
        (
            "I rang the police that night.",
            "I've got a crime number.",
            "I went to the station and made a statement.",
            "An officer took down the details.",
        ),
        (
            "I haven't told the police.",
            "I didn't bother the police with it.",
            "The police know nothing about it.",
        ),
    ),
    "you have been convicted of a crime": (
        (
            "I was found guilty.",
            "I did time.",
            "The judge gave me two years.",
            "I was sent down.",
            "I got a suspended sentence.",
        ),
        (
            "I was found not guilty.",
            "I was acquitted.",
            "The charges were dropped.",
            "The jury cleared me.",
        ),
    ),
    "you have been in prison": (
        (
            "I was released from jail.",
            "I did four years inside.",
            "I've done time.",
            "I came out of prison in May.",
        ),
        (
            "I've never been inside.",
            "I've never seen the inside of a cell.",
            "I only got a fine.",
        ),
    ),
    "you have been arrested": (
        (
            "The police took me away in handcuffs.",
            "I was nicked.",
        ),
        ("They only asked me a few questions and let me go home.",),
    ),
    "you are in prison": (
        (
            "I'm behind bars.",
            "I'm serving three years.",
            "I'm an inmate.",
        ),
        (
            "I was released last year.",
            "I'm out now.",
            "I'm a free man.",
        ),
    ),
    "you have been summoned to court": (
        (
            "I've a court date.",
            "I got a summons.",
            "I have to appear before the magistrates.",
        ),
        ("I've heard nothing from any court.",),
    ),
    "you were a witness": (
        (
            "I saw it all.",
            "I saw the whole thing from the window.",
            "I was standing right there when it happened.",
        ),
        (
            "I didn't see a thing.",
            "I was miles away.",
            "I had my back turned.",
        ),
    ),
    "you are a member": (
        (
            "My subscription is paid.",
            "I carry a membership card.",
            "I've been in the club for years.",
        ),
        (
            "I've never joined.",
            "I let my membership lapse.",
            "I'm only a guest.",
            "I left the club in May.",
        ),
    ),
    "you can swim": (
        (
            "I do forty lengths every morning.",
            "I was county champion at butterfly.",
            "I've got my bronze swimming badge.",
            "I swim like a fish.",
        ),
        (
            "I never learned to swim.",
            "I sink like a stone.",
            "I need armbands.",
        ),
    ),
    "you have an overdue book": (
        ("The book was due back last week.",),
        (
            "I brought everything back on time.",
            "I've no books out.",
        ),
    ),
    "you are an amateur": (
        (
            "I've never been paid to play.",
            "I play for fun.",
        ),
        (
            "I play for a living.",
            "I'm a pro.",
            "I'm paid to play.",
        ),
    ),
    "you have competed before": (
        (
            "I took part last year.",
            "This is my third year.",
            "I won it in 2019.",
        ),
        (
            "This is my first time.",
            "I've never entered anything.",
        ),
    ),
    "you serve alcohol": (
        (
            "There'll be a bar.",
            "We'll be pouring wine and beer.",
            "We sell pints.",
            "We'll have a beer tent.",
        ),
        (
            "It's a dry event: tea and cake.",
            "Only soft drinks will be on offer.",
            "It'll be tea and squash.",
            "There won't be a bar.",
        ),
    ),
    "you sell food": (
        ("My takeaway opens in May.",),
        (
            "I only sell books.",
            "I sell nothing but clothes.",
        ),
    ),
    "you will play music": (
        (
            "We've booked a band.",
            "There's a DJ.",
            "I'll bring my guitar.",
            "We'll have the speakers on.",
        ),
        (
            "It'll be silent.",
            "There'll be no music.",
            "It's a quiet evening of chess.",
        ),
    ),
    "the event is outdoors": (
        (
            "It's in the park.",
            "We'll be in the field behind the church.",
            "It's on the beach.",
            "It'll be in my garden.",
        ),
        (
            "It's in the village hall.",
            "We'll all be inside.",
            "It's in the ballroom.",
        ),
    ),
    "you were injured": (
        (
            "I've my arm in a sling.",
            "I was taken away in an ambulance.",
            "I've a black eye.",
            "I needed stitches.",
        ),
        (
            "I walked away without a scratch.",
            "I wasn't hurt.",
            "I was shaken but fine.",
            "Not a bruise on me.",
        ),
    ),
    "you were at fault": (
        (
            "I didn't look.",
            "I ran into the back of him.",
            "I jumped the lights.",
            "It was all my own doing.",
            "I forgot to brake.",
        ),
        (
            "He ran into the back of me.",
            "I was parked when he hit me.",
            "The other driver admitted it.",
            "It wasn't my doing.",
            "She pulled out without looking.",
        ),
    ),
    "you have had an accident at work": (
        (
            "I fell off the scaffolding at the site.",
            "I caught my hand in the machine at the factory.",
        ),
        ("I've never had an accident at work.",),
    ),
    "the damage was accidental": (
        (
            "I dropped it.",
            "I knocked it off the shelf.",
            "It slipped out of my hand.",
            "My elbow caught it.",
        ),
        (
            "I did it on purpose.",
            "I threw it at the wall in a rage.",
            "I smashed it deliberately.",
        ),
    ),
    "the damage was caused by your pet": (
        (
            "Our cat shredded the sofa.",
            "The puppy chewed the chair leg.",
            "My dog ate the carpet.",
        ),
        (
            "The kids drew on the sofa.",
            "The storm broke it.",
            "My son kicked the door in.",
        ),
    ),
    "the car was locked": (
        (
            "I'd locked it.",
            "I pressed the key fob and heard the clunk.",
            "They smashed the window to get in.",
        ),
        (
            "I'd left it open.",
            "I'd left the door unlocked.",
            "I never lock it.",
            "The keys were in the ignition.",
        ),
    ),
    "the bicycle was locked": (
        (
            "They cut through my D-lock.",
            "I'd chained it to the railings.",
            "They sawed through the chain.",
        ),
        (
            "I leaned it against the wall with no lock.",
            "I left it loose outside the shop.",
        ),
    ),
    "someone has died": (
        (
            "My uncle passed away.",
            "We buried Gran on Monday.",
        ),
        (),
    ),
    "your parent has died": (
        (
            "Dad passed away in May.",
            "My mum's funeral was on Monday.",
        ),
        (),
    ),
    "you are the executor": (
        (
            "My aunt's will names me to sort out her estate.",
            "She put me in charge of her estate.",
        ),
        (
            "My brother is the executor.",
            "The bank is the executor.",
        ),
    ),
    "you are next of kin": (
        (
            "I'm her only son.",
            "I'm his widow.",
            "I'm his daughter.",
        ),
        (
            "I'm only a neighbour.",
            "I'm just a friend of hers.",
        ),
    ),
    "you inherited money": (
        (
            "My aunt left me £20,000.",
            "I came into some money when Gran died.",
            "Granddad's will gave me ten thousand.",
        ),
        (
            "She left me nothing.",
            "I got nothing from the will.",
        ),
    ),
    "you served in the armed forces": (
        (
            "I did twelve years in the Navy.",
            "I wore the uniform for twenty years.",
            "I was a sergeant in the Fusiliers.",
            "I fought in Iraq.",
        ),
        (
            "I've never been in the forces.",
            "I've been a civilian all my life.",
            "I never served.",
            "I was turned down by the army.",
        ),
    ),
    "you are serving in the armed forces": (
        (
            "I'm a corporal in the Royal Engineers.",
            "I'm stationed in Cyprus with my regiment.",
        ),
        (
            "I left the army last year.",
            "I've been out of the army for years.",
        ),
    ),
    "you are a veteran": (
        (
            "I left the army last year.",
            "I'm an old soldier.",
            "I did twelve years in the Navy.",
        ),
        (
            "I've never been in the forces.",
            "I'm a civilian through and through.",
        ),
    ),
    "your partner is in the armed forces": (
        (
            "My husband is in the Navy.",
            "My wife is a captain in the army.",
            "My husband is away with his regiment.",
        ),
        (),
    ),
    "you are a farmer": (
        (
            "I've two hundred sheep.",
            "I milk sixty cows.",
            "We breed pigs.",
        ),
        (
            "I'm a townie.",
            "I've never farmed.",
        ),
    ),
    "you keep livestock": (
        (
            "I've two hundred sheep.",
            "I've a dozen hens.",
            "I milk sixty cows.",
            "We keep pigs.",
        ),
        (
            "We only grow wheat.",
            "I've no animals.",
            "We grow vegetables only.",
        ),
    ),
    "you own land": (
        (
            "I've three acres behind the house.",
            "My fields run down to the river.",
            "I bought the meadow.",
        ),
        (
            "I rent my fields.",
            "I've no land.",
            "I don't own a blade of grass.",
        ),
    ),
    "you fish": (
        (
            "You'll find me with my rod on the bank.",
            "I landed two trout last week.",
            "I'm a keen angler.",
        ),
        (
            "I've never held a rod.",
            "I've never fished.",
        ),
    ),
    "you use pesticides": (
        (
            "I spray my crops against greenfly.",
            "I spray the orchard twice a year.",
        ),
        (
            "My farm is organic.",
            "I've never sprayed anything.",
            "I use no sprays.",
        ),
    ),
    "you are having building work done": (
        (
            "The builders are in.",
            "There's scaffolding round the house.",
            "The plasterers start on Monday.",
        ),
        ("We've no work going on.",),
    ),
    "your bin was not collected": (
        (
            "The lorry drove past my bin.",
            "My bin is still full.",
            "The bin men never came.",
        ),
        (
            "They emptied my bin.",
            "The bin men came this morning.",
        ),
    ),
    "you have garden waste": (
        (
            "I've a heap of hedge clippings.",
            "I've bags of grass cuttings.",
            "I've leaves and branches to get rid of.",
        ),
        (),
    ),
    "you recycle": (
        (
            "I sort my glass and paper every week.",
            "My cans go in the green box.",
        ),
        (
            "Everything goes in one bin.",
            "I never sort my rubbish.",
            "I put everything in the same bag.",
        ),
    ),
    "your neighbour is noisy": (
        (
            "Next door plays drums all night.",
            "The man upstairs has parties till four.",
            "Their dog barks all night.",
        ),
        (
            "You wouldn't know they were there.",
            "Next door are as quiet as mice.",
        ),
    ),
    "you are religious": (
        (
            "I go to mass every Sunday.",
            "I pray five times a day.",
            "I'm a churchgoer.",
        ),
        (
            "I'm an atheist.",
            "I don't believe in God.",
            "I've never set foot in a church.",
        ),
    ),
    "you have a computer": (
        (
            "I've a laptop.",
            "I've a tablet and a desktop.",
        ),
        (
            "I've never owned a computer.",
            "I've no computer.",
        ),
    ),
    "you have internet access": (
        (
            "I'm online every day.",
            "I do everything online.",
        ),
        (
            "I've never been online.",
            "I've no internet.",
            "I don't have the internet.",
        ),
    ),
    "you have a mobile phone": (
        (
            "I've a smartphone.",
            "My Nokia is in my pocket.",
            "I text my son every day.",
        ),
        (
            "I've only a landline.",
            "I've never had a mobile.",
            "I don't own a phone.",
        ),
    ),
    "you watch television": (
        (
            "I never miss the soaps.",
            "I watch the news every night.",
            "I'm glued to the telly.",
        ),
        (
            "I've no TV.",
            "I never watch telly.",
            "There's no telly in the house.",
        ),
    ),
    "you are registered with a doctor": (
        (
            "I'm on Dr Shah's list.",
            "I'm signed up at the surgery in Mill Lane.",
            "My GP knows me well.",
        ),
        (
            "I haven't got a GP.",
            "I'm not on any doctor's list.",
            "I've never signed up with a surgery.",
        ),
    ),
    "you are in hospital": (
        (
            "I'm on the ward.",
            "I'm writing this from my hospital bed.",
            "I was admitted on Monday and I'm still here.",
        ),
        (
            "I was discharged yesterday.",
            "I'm at home recovering.",
        ),
    ),
    "you are having an operation": (
        (
            "I go under the knife on Friday.",
            "The surgeon is replacing my hip in May.",
            "My knee op is next week.",
        ),
        (
            "They called off the operation.",
            "I don't need surgery.",
            "They decided not to operate.",
        ),
    ),
    "you have applied before": (
        (
            "I sent in a form last year.",
            "This is my second try.",
            "I was turned down last time.",
        ),
        (
            "This is my first application.",
            "I've never applied.",
        ),
    ),
    "you have already received a grant": (
        (
            "You gave me £500 last year.",
            "I got the grant in 2020.",
        ),
        (
            "I've never had a penny from you.",
            "I've never had a grant.",
        ),
    ),
    "you live in social housing": (
        (
            "I'm in a council flat.",
            "I rent from the housing association.",
        ),
        (),
    ),
    "you have a lodger": (
        (
            "A student rents my back room.",
            "There's a young man renting our attic.",
        ),
        (
            "It's just us in the house.",
            "I've no lodgers.",
        ),
    ),
    "you share a kitchen": (
        (
            "There's one kitchen for the six of us.",
            "We all cook in the same kitchen.",
            "I use the kitchen down the hall with the others.",
        ),
        ("I've my own kitchen.",),
    ),
    "you have dependants": (
        (
            "I've two kids to feed.",
            "My mother depends on me for everything.",
            "I support my disabled son.",
        ),
        (
            "I've nobody to support.",
            "I've no children or anyone else depending on me.",
        ),
    ),
    "you are a first-time buyer": (
        ("We've always rented until now.",),
        (
            "I owned a flat before.",
            "We sold our last house.",
            "It's my third house.",
        ),
    ),
    "you have a lease": (
        (
            "I signed for the shop for five years.",
            "My lease runs to 2030.",
        ),
        (
            "I own the freehold.",
            "I own the building outright.",
        ),
    ),
    "you have planning permission": (
        (
            "The council passed my plans.",
            "The council said yes to the extension.",
            "The planners approved it.",
        ),
        (
            "I haven't applied to the planners.",
            "The planners refused it.",
        ),
    ),
    "your work is paid": (
        (
            "I get £12 an hour.",
            "They pay me every month.",
            "I do it for a fee.",
        ),
        (
            "I do it for nothing.",
            "I don't get a penny for it.",
            "I do it for free.",
        ),
    ),
    "you volunteer": (
        (
            "I help out at the food bank for nothing.",
            "I drive the community bus for free.",
        ),
        ("I've never volunteered.",),
    ),
    "you are a teacher": (
        (
            "I teach chemistry.",
            "I work as a supply teacher.",
        ),
        (
            "I'm a school cook.",
            "I've never taught.",
        ),
    ),
    "you are a health worker": (
        (
            "I'm a nurse.",
            "I'm a paramedic.",
            "I'm a midwife on the night shift.",
            "I'm a junior doctor.",
        ),
        (),
    ),
    "you work outdoors": (
        ("I'm out in the fields all day.",),
        (
            "I sit at a desk all day.",
            "I'm in an office all day.",
        ),
    ),
    "you are paid weekly": (
        (
            "My pay packet comes every Friday.",
            "They pay me at the end of each week.",
        ),
        ("My salary goes in once a month.",),
    ),
    "you are paid by the hour": (
        (
            "I get twelve pounds an hour.",
            "I fill in a timesheet and they pay for each hour.",
        ),
        (),
    ),
    "you belong to a pension scheme": (
        ("I pay into the company pension.",),
        (
            "I opted out of the pension.",
            "I've no pension of any kind.",
        ),
    ),
    "you work weekends": (
        (
            "I do Saturdays and Sundays at the garden centre.",
            "I'm in the shop every Saturday.",
        ),
        (
            "I'm off every weekend.",
            "I work Monday to Friday.",
        ),
    ),
    "you have worked overtime": (
        (
            "I stayed on till nine three nights last week.",
            "I did ten extra hours last week.",
        ),
        ("I always knock off at five.",),
    ),
    "you have given notice": (
        (),
        (
            "I've no plans to leave.",
            "I'm staying in the job.",
        ),
    ),
    "you have a written contract": (
        (
            "I signed a contract on my first day.",
            "It's all set down on paper and we both signed.",
        ),
        (),
    ),
    "you manage other people": (
        (
            "I've a team of five under me.",
            "I do the rota for the whole ward.",
        ),
        (
            "I'm at the bottom of the ladder.",
            "I've nobody under me.",
        ),
    ),
    "you work for a charity": (
        (
            "I'm a shop manager for Oxfam.",
            "I'm a fundraiser at the hospice.",
        ),
        ("I work for a bank.",),
    ),
    "you work abroad": (
        (
            "I'm on the rigs off Norway.",
            "My office is in Dubai.",
        ),
        (),
    ),
    "your employer has been told": (
        (
            "I told my boss the same day.",
            "I emailed HR about it.",
        ),
        (
            "My boss doesn't know yet.",
            "I haven't said a word at work.",
        ),
    ),
    "you are engaged to be married": (
        (
            "I've a ring on my finger.",
            "He proposed on Christmas Eve and I said yes.",
        ),
        ("Nobody has ever proposed to me.",),
    ),
    "you have separated": (
        ("We've split up.",),
        (
            "We're as happy as ever.",
            "My husband and I still share a bed.",
        ),
    ),
    "you have grandchildren": (
        (
            "My daughter has just had a little boy.",
            "I mind my son's twins on Fridays.",
        ),
        (),
    ),
    "you are a twin": (
        (
            "My brother and I shared a womb.",
            "My sister was born ten minutes after me.",
        ),
        ("I'm an only child.",),
    ),
    "you have brothers or sisters": (
        ("I'm the middle one of three.",),
        ("I'm an only child.",),
    ),
    "you are an only child": (
        ("I've no brothers or sisters.",),
        ("I've two sisters.",),
    ),
    "you are an orphan": (
        (
            "Both my parents are dead.",
            "I lost Mum and Dad in the same crash.",
        ),
        (
            "My parents live in Kent.",
            "Mum rang me last night.",
        ),
    ),
    "your child is disabled": (
        (
            "My son has Down's syndrome.",
            "My boy is autistic.",
        ),
        (),
    ),
    "your child is vaccinated": (
        (
            "My daughter has had all her jabs.",
            "The nurse gave him his MMR.",
        ),
        ("He's had none of his jabs.",),
    ),
    "you breastfeed": (
        (
            "I nurse my baby every three hours.",
            "The baby's still on the breast.",
        ),
        ("She only takes formula.",),
    ),
    "your child lives with you": (
        (
            "My son has the back bedroom.",
            "My daughter and I share a flat.",
        ),
        (
            "My son lives with his mother.",
            "My daughter lives in Spain.",
        ),
    ),
    "you pay maintenance": (
        (
            "I send my ex £200 a month for the kids.",
            "The CSA takes it out of my wages.",
        ),
        ("I don't pay my ex a penny.",),
    ),
    "you look after your grandchildren": (
        (
            "I have my daughter's little ones three days a week.",
            "I mind my son's twins while he works.",
        ),
        (),
    ),
    "you have help at home": (
        (
            "A carer comes in every morning.",
            "I've a cleaner.",
            "The nurse calls twice a week.",
        ),
        (
            "Nobody helps me.",
            "I manage by myself.",
        ),
    ),
    "you cannot work because of illness": (
        (),
        (
            "I'm fit for work.",
            "I've been passed fit.",
        ),
    ),
    "you have had surgery": (
        (
            "They took my appendix out in May.",
            "I've a new hip.",
            "I had my tonsils out.",
        ),
        ("I've never had an operation.",),
    ),
    "you have broken a bone": (
        (),
        (
            "It's only a sprain.",
            "It was just bruised.",
        ),
    ),
    "you have had a stroke": (
        ("My left side went dead last year and I couldn't speak.",),
        ("I've never had a stroke.",),
    ),
    "you are diabetic": (
        (
            "I inject insulin.",
            "I've to watch my sugar.",
        ),
        ("I don't have diabetes.",),
    ),
    "you have epilepsy": (
        (
            "I have fits.",
            "I had a seizure last month.",
        ),
        (),
    ),
    "you wear a hearing aid": (
        ("I've a thing in each ear to help me hear.",),
        (),
    ),
    "you have a cold": (
        (
            "I've been sneezing all week.",
            "My nose is streaming.",
        ),
        ("I'm right as rain.",),
    ),
    "you have a fever": (
        (
            "I'm running a temperature.",
            "My forehead is burning.",
            "The thermometer said 39.",
        ),
        (),
    ),
    "you have tested positive for Covid": (
        (
            "I got two lines on the test.",
            "My lateral flow was positive.",
        ),
        (
            "My test was negative.",
            "Only one line came up.",
        ),
    ),
    "you are overweight": (
        (
            "My BMI is 34.",
            "The doctor told me to lose three stone.",
        ),
        (
            "I'm as thin as a rake.",
            "My weight is just right.",
        ),
    ),
    "you have a food allergy": (
        (
            "Shellfish makes my throat close up.",
            "I can't eat eggs, they bring me out in hives.",
        ),
        (
            "I can eat anything.",
            "I've no allergies.",
        ),
    ),
    "you are a blood donor": (
        (
            "I give blood twice a year.",
            "I gave a pint last month.",
        ),
        ("I've never given blood.",),
    ),
    "you have private health insurance": (
        (
            "I'm with Bupa.",
            "My firm pays for private treatment.",
        ),
        (
            "I rely on the NHS.",
            "I go to the NHS like everybody.",
        ),
    ),
    "you live in a care home": (
        ("I've a room at Sunnydale, where the staff cook and clean for us.",),
        (),
    ),
    "your home has gas": (
        (
            "We cook on gas.",
            "The boiler runs off the gas main.",
        ),
        (
            "We're all electric.",
            "There's no gas in the village.",
        ),
    ),
    "you have a smoke alarm": (
        ("There's an alarm on the landing that goes off when I burn toast.",),
        ("We've no alarms in the house.",),
    ),
    "your home has no central heating": (
        ("We've only an open fire and a couple of heaters.",),
        ("There's a radiator in every room.",),
    ),
    "you live on the ground floor": (
        ("My front door opens on to the street and there are no stairs.",),
        (
            "I'm up three flights of stairs.",
            "I live on the fourth floor.",
        ),
    ),
    "there is a lift in your building": (
        ("We take the lift up.",),
        (
            "There are only stairs.",
            "The only way up is the stairs.",
        ),
    ),
    "you own a second home": (
        (
            "We've a cottage in Wales for weekends.",
            "We have a flat in Spain as well as the house.",
        ),
        ("This is the only house we've got.",),
    ),
    "you are a landlord": (
        (
            "I let out my old flat.",
            "My tenants pay me every month.",
        ),
        (
            "I'm only a tenant.",
            "I've nothing to let.",
        ),
    ),
    "your tenant has left": (
        (
            "My tenants moved out on Friday.",
            "The flat's been empty since the students went.",
        ),
        (
            "They're still in the flat.",
            "My tenant is staying.",
        ),
    ),
    "you have been evicted": (
        (),
        ("I've never been put out of a home.",),
    ),
    "your rent has gone up": (
        (
            "The landlord wants £50 a month more than last year.",
            "I used to pay £500 and now it's £600.",
        ),
        (
            "It's been the same rent for years.",
            "My rent hasn't changed.",
        ),
    ),
    "your home needs repairs": (
        (
            "The roof leaks.",
            "The boiler's broken.",
            "There's damp in every room.",
            "A window is smashed.",
        ),
        (
            "The house is in perfect order.",
            "Nothing needs mending.",
        ),
    ),
    "you have a broken boiler": (
        (
            "There's been no hot water since Sunday.",
            "The heating packed in.",
        ),
        ("The boiler's working fine.",),
    ),
    "your home has damp": (
        (
            "There's black mould on the walls.",
            "The wallpaper is peeling off with the wet.",
        ),
        ("The walls are bone dry.",),
    ),
    "you have mice": (
        (
            "There are droppings in the larder.",
            "Something is scurrying about behind the skirting board.",
        ),
        (),
    ),
    "you have solar panels": (
        (
            "The roof makes our electricity.",
            "We sell power back to the grid.",
        ),
        ("There's nothing on our roof but tiles.",),
    ),
    "you are cutting down a tree": (
        (
            "The oak has to come down.",
            "I'm having the ash felled.",
        ),
        (
            "I'm only trimming the branches.",
            "I'm just pruning it.",
        ),
    ),
    "you pay by direct debit": (
        ("The money comes out of my account on the first of each month.",),
        (
            "I pay by cheque.",
            "I pay in cash at the post office.",
        ),
    ),
    "you have been paid late": (
        ("My wages should have come on Friday and there's still nothing.",),
        ("They paid me on the dot.",),
    ),
    "you have received a bill": (
        (
            "The bill came on Tuesday.",
            "You sent me an invoice.",
        ),
        (
            "I haven't had a bill.",
            "No bill has ever come.",
        ),
    ),
    "you have paid the fee": (
        (
            "I sent you a cheque for it.",
            "I've settled it.",
            "It came out of my account on Monday.",
        ),
        (
            "I still owe you for it.",
            "I haven't paid a penny.",
        ),
    ),
    "you have been overcharged": (
        (
            "You took £60 and it should have been £40.",
            "I was billed twice.",
        ),
        ("You charged the right amount.",),
    ),
    "you have lost your card": (
        (
            "I can't find my card anywhere.",
            "My card fell out of my pocket on the bus.",
        ),
        ("My card's in my purse.",),
    ),
    "you have won the lottery": (
        (),
        ("I've never won a thing.",),
    ),
    "you have cash to pay": (
        ("I've a twenty-pound note on me.",),
        (
            "I've no money on me.",
            "I've only my card.",
        ),
    ),
    "you give to charity": (
        (
            "I send £10 a month to the lifeboats.",
            "I put a fiver in every tin.",
        ),
        (),
    ),
    "your income has fallen": (
        (
            "They've cut my hours.",
            "I used to earn twice this.",
            "I took a pay cut.",
        ),
        (
            "I've just had a rise.",
            "I earn more than ever.",
        ),
    ),
    "your income has gone up": (
        (
            "I've just had a rise.",
            "I got a better-paid job.",
        ),
        (
            "They've cut my wages.",
            "I'm earning the same as ever.",
        ),
    ),
}

# Stories in words like these that leave a clause open.
OPEN = (
    ("you have two children", "My sister has six children."),
    ("you use pesticides", "My neighbour sprays pesticides on his orchard all summer long."),
    ("you are unemployed", "My brother got the sack last week."),
    ("you are retired", "I hope to be able to say that my working days are behind me soon."),
    ("you work full-time", "My husband does 37 hours a week in the town hall."),
    ("you are pregnant", "My sister is five months gone."),
    ("you smoke", "I used to be on forty a day."),
    ("you are homeless", "We slept in the van on our holiday last summer."),
    ("you are a chef", "I cook for my aunt."),
    ("you are a teacher", "I teach my aunt to knit."),
    ("you are a student", "I study my map."),
    ("you are a musician", "I sing in the bath."),
    ("you have had an accident", "I fell asleep on the sofa."),
    ("you are an artist", "I stay with my aunt."),
    ("you are terminally ill", "I stay in Leeds."),
    ("you have an allergy", "I eat lunch at noon."),
    ("you joined the scheme before 6 April 2012", "My sister joined the scheme in 2010."),
    ("both parents work", "I run a shop."),
)


def value(statement: str, story: str) -> bool | None:
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story)
    return found[0].value if found else None


@pytest.mark.parametrize(("statement", "told"), TOLD.items(), ids=TOLD)
def test_turns_of_speech_show_a_situation(
    statement: str, told: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    for expected, stories in zip((True, False), told, strict=True):
        for story in stories:
            assert value(statement, story) is expected, story


@pytest.mark.parametrize(("statement", "story"), OPEN)
def test_words_like_these_leave_a_clause_open(statement: str, story: str) -> None:
    assert value(statement, story) is None
