"""Things in use: machines, premises, food, books, files, and the weather outside."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
THINGS_IN_USE: tuple[Situation, ...] = (
    situation(
        "running-machine",
        said="the machine is running|the machine is switched on|it is switched on|it is running",
        worded="the machine is in use|the machinery is running|the engine is running|"
               "the equipment is switched on|the appliance is switched on|"
               "the machine is in operation",
        shown="the saw is running|the saw is still running|the machine is going|"
              "the engine is going|the engine is still running|I left it on|I have left it on|"
              "I left it running|I have just switched it on|it has been running|"
              "it is still running|I left the engine running|the drill is running",
        barred="it is switched off|I turned it off|I switched it off|I have switched it off|"
               "the machine is off|the machine is switched off|the power is off|"
               "I have turned it off|I shut it down|I have shut it down|it is unplugged|"
               "I unplugged it|I turned the engine off|I switched the machine off|"
               "the engine is off|I pulled the plug out|the machine has stopped|"
               "the saw is switched off|I have unplugged it",
        clause="the machine is running",
        fires="The saw is still running.",
        fails="I switched it off at noon.",
        silent="The sow is still rummaging.",
    ),
    situation(
        "guard-gone",
        said="the guard is missing|the guard is not in place|there is no guard|"
             "the guard has been removed|the guard is gone",
        worded="there is no guard on it|it has no guard|the safety guard is missing|"
               "the guard is not fitted",
        shown="I took the guard off|somebody has taken the guard off|the guard came off|"
              "somebody took the guard off|the guard fell off|the guard has come off|"
              "it has no guard on|I removed the guard|the guard is nowhere to be seen|"
              "the guard has disappeared|the guard has gone",
        barred="the guard is on|the guard is in place|the guard is fitted|I put the guard back|"
               "I have put the guard back",
        clause="the guard is missing",
        fires="Somebody took the guard off.",
        fails="I put the guard back.",
        silent="Somebody took the guide off.",
    ),
    situation(
        "seen-by-engineer",
        said="an engineer has checked it|it has been checked by an engineer|"
             "an engineer checked it|an engineer has inspected it",
        worded="it has been inspected by an engineer|it has been tested by an engineer|"
               "a qualified engineer has checked it|it has been checked by a qualified person|"
               "it was checked by an engineer|it has been checked|it has been inspected|"
               "it has been tested",
        shown="the engineer checked it|an engineer looked it over|an engineer looked at it|"
              "a gas engineer went over it|the engineer passed it|I had it checked by an engineer|"
              "I had it inspected by an engineer|an electrician checked it|"
              "an electrician tested it|the engineer tested it|the engineer inspected it|"
              "a fitter looked it over|I had an engineer look at it|"
              "the engineer gave it a clean bill of health|the engineer has been to see it|"
              "the engineer signed it off|I had it tested by an engineer",
        barred="no engineer has been|the engineer has not been|nobody has checked it|"
               "nobody has looked at it|I have not had it checked|nobody has been to check it|"
               "I never had it checked|the engineer cannot come|"
               "I am still waiting for the engineer|the engineer never came|"
               "the engineer never turned up|the engineer did not turn up|"
               "the engineer has not come|no engineer has seen it|I have not called an engineer|"
               "nobody has inspected it|nobody has tested it|it has never been checked",
        clause="an engineer has checked it",
        fires="The engineer inspected it on Monday.",
        fails="Nobody has inspected it.",
        silent="The engraver inscribed it on Monday.",
    ),
    situation(
        "cameras-up",
        said="I use CCTV|I have CCTV|there are cameras on the premises|I use cameras",
        worded="I use closed-circuit cameras|I use closed-circuit television|cameras are in use|"
               "CCTV is in use|I film my customers|I use surveillance cameras|"
               "I use security cameras|CCTV is installed|I operate CCTV|there is CCTV",
        shown="I put up CCTV|I have cameras over the door|there is a camera over the till|"
              "I had CCTV installed|I fitted cameras|I had cameras fitted|I put up a camera|"
              "my brother put up CCTV|I installed CCTV|I have a camera above the till|"
              "I fitted security cameras|there is a camera above the door|I had CCTV put in|"
              "I have security cameras",
        barred="I have no cameras|there is no CCTV|I have no CCTV|I have never had CCTV|"
               "I do not have any cameras|there are no cameras|I took the cameras down|"
               "I do not have CCTV|I do not use cameras",
        clause="you use CCTV",
        fires="There is a camera over the till.",
        fails="I have no cameras.",
        silent="There is a candle over the till.",
    ),
    situation(
        "altered-vehicle",
        said="my vehicle has been modified|I modified my vehicle|I have modified my vehicle|"
             "my car has been modified|I modified my car|I have modified my car",
        worded="I modify my vehicle|I have made changes to my vehicle|"
               "I have made changes to my car|I have made modifications to my car|"
               "the car has been altered|the vehicle has been altered|I alter my vehicle|"
               "I change my vehicle|the car has been modified|the vehicle has been modified|"
               "I have altered my car|there are modifications to my car|my vehicle is modified|"
               "I have modified the car|I have modified the vehicle|I have made changes to the car",
        shown="I had the suspension lowered|I fitted a louder exhaust|I fitted a sports exhaust|"
              "I put a spoiler on it|I had the engine tuned|I fitted wider wheels|"
              "I had the windows tinted|I tinted the windows|I lowered the suspension|"
              "I put a bigger engine in it|I had the engine chipped|I fitted alloy wheels|"
              "I put a new exhaust on it|I have fitted a turbo",
        barred="I have not modified it|my car is standard|it is completely standard|"
               "I have made no changes to it|I have not changed a thing on it|"
               "I have never altered it|I have changed nothing on it|I have never modified it",
        clause="your vehicle has been modified",
        fires="I had the suspension lowered.",
        fails="I have never modified it.",
        silent="I had the suspicion lowered.",
    ),
    situation(
        "permit-shown",
        said="I display a permit|a permit is displayed|I have a permit on display",
        worded="my vehicle displays a permit|my car displays a permit|my permit is displayed|"
               "I show a permit|my vehicle shows a valid permit|I display a valid permit|"
               "a valid permit is displayed",
        shown="my permit is on the dashboard|I have a permit in the windscreen|"
              "my permit is in the windscreen|I have a permit stuck on the window|"
              "my permit is stuck to the windscreen|I put my permit on the dashboard|"
              "I have a permit on the dashboard",
        barred="I have no permit|I do not have a permit|I forgot to put my permit out|"
               "my permit was in my pocket|I never applied for a permit|my permit ran out|"
               "my permit has expired|I left my permit at home|I forgot my permit|"
               "there was no permit in my windscreen",
        clause="you display a permit",
        fires="My permit is on the dashboard.",
        fails="I left my permit at home.",
        silent="My parrot is on the dashboard.",
    ),
    situation(
        "kept-cold",
        said="it has been kept in the fridge|it was kept in the fridge|it has been refrigerated|"
             "it has been kept cold",
        worded="the food has been refrigerated|the food has been kept in the fridge|"
               "it was stored in a refrigerator|it has been stored in the fridge|"
               "the food has been kept cold|it has been chilled|they have been kept in the fridge|"
               "it was kept cold|it was refrigerated",
        shown="it has been in the fridge|it was in the fridge|I put it in the fridge|"
              "it went in the fridge|I put it straight in the fridge|it went into the fridge|"
              "it went straight into the fridge|it has been in the fridge since|"
              "I kept it in the fridge",
        barred="it sat out all night|it was left out overnight|I left it out|"
               "I left it out of the fridge|I forgot to put it in the fridge|"
               "I never put it in the fridge|it has been on the side|it was out all night|"
               "it stood on the worktop all night|it sat on the worktop all night|"
               "it sat out on the worktop|it was left on the worktop|I left it on the side|"
               "it has been out of the fridge|I left it on the table all night",
        clause="it has been kept in the fridge",
        fires="I put it straight in the fridge.",
        fails="It was left out overnight.",
        silent="I put it straight in the frame.",
    ),
    situation(
        "nuts-in-it",
        said="it contains nuts|there are nuts in it|it has nuts in it|it is made with nuts",
        worded="nuts are used in it|the dish contains nuts|the product contains nuts|"
               "the food contains nuts|there are nuts in the dish|it may contain nuts",
        shown="there are walnuts in it|I put pecans in it|I put hazelnuts in it|"
              "there are almonds in it|it contains almonds|it is made with ground almonds|"
              "it is made with almond flour|it has hazelnuts in it|it is full of walnuts|"
              "I put walnuts in it|it is topped with pistachios|I put nuts in it|"
              "it has ground almonds in it|it is made with cashews|I used ground almonds",
        barred="it is nut-free|there are no nuts in it|I left the nuts out|"
               "it is made without nuts|there is not a nut in it|it contains no nuts|"
               "it has no nuts in it|it is free of nuts",
        clause="it contains nuts",
        fires="I put walnuts in it.",
        fails="I left the nuts out.",
        silent="I put walruses in it.",
    ),
    situation(
        "blowing-hard",
        said="it is windy|there is a strong wind|the wind is strong|it is very windy",
        worded="winds are high|there are high winds|there are strong winds|the winds are strong|"
               "there is a high wind",
        shown="it is blowing a gale|there is a howling wind|it is blustery|it is blowing hard|"
              "there is a gale|the wind is howling|it is very blustery|the wind is blowing hard|"
              "it is gusty|it is blowing a hooley",
        barred="there is no wind|it is calm|there is not a breath of wind|it is a still day|"
               "the air is still|it is dead calm|there is hardly any wind|the wind has dropped",
        clause="it is windy",
        fires="It's blowing a gale out there.",
        fails="It is dead calm.",
        silent="It's blowing a trumpet out there.",
    ),
    situation(
        "rain-falls",
        said="it is raining|it rains|it is wet outside",
        worded="there is rain|rain is falling|it is wet|the weather is rainy",
        shown="it is pouring|it is bucketing down|it is tipping it down|it is drizzling|"
              "it is chucking it down|there is a downpour|it is teeming down|it is pouring down|"
              "it has been chucking it down|it is spitting with rain|it is bucketing it down|"
              "it is tipping down|it is coming down in sheets",
        barred="it is dry|it is bone dry|there is not a cloud in the sky|the sun is out|"
               "it is sunny|it has not rained|the sky is blue|the rain has stopped|"
               "it has stopped raining|the sun is shining|it is a dry day",
        clause="it is raining",
        fires="It's bucketing down here.",
        fails="It is bone dry.",
        silent="It's bucking down here.",
    ),
    situation(
        "ground-frozen",
        said="the pitch is frozen|the ground is frozen|the pitch is icy|there is ice on the pitch",
        worded="the course is frozen|the surface is frozen|the track is icy|the path is icy|"
               "the pitch is frozen solid",
        shown="the pitch is hard as iron|the pitch is like a skating rink|"
              "the pitch froze overnight|the ground froze overnight|the pitch has frozen|"
              "the pitch is as hard as iron|the pitch is frozen solid|the ground is hard as iron|"
              "the pitch is covered in ice|the pitch is a sheet of ice",
        barred="the pitch has thawed|the pitch is soft|the ground is soft|there is no frost|"
               "there is no ice on the pitch|the ground has thawed|the ice has melted",
        clause="the pitch is frozen",
        fires="The pitch is like a skating rink.",
        fails="The pitch has thawed.",
        silent="The pitch is like a bowling green.",
    ),
    situation(
        "lifeguard-there",
        said="a lifeguard is on duty|there is a lifeguard|a lifeguard is present|"
             "there is a lifeguard on duty",
        worded="the beach is lifeguarded|there are lifeguards",
        shown="the lifeguard is in her chair|the lifeguard is in his chair|"
              "there is a lifeguard watching|two lifeguards are on duty|"
              "the lifeguard is watching us|the lifeguard is at her post|"
              "the lifeguard is at his post|the lifeguard was in her chair|"
              "the lifeguard was in his chair",
        barred="there is no lifeguard|the lifeguards had gone home|the lifeguard has gone home|"
               "there was no lifeguard|the lifeguards have gone home|"
               "there was not a lifeguard in sight|there is not a lifeguard in sight|"
               "the lifeguards had all gone home|there are no lifeguards",
        clause="a lifeguard is on duty",
        fires="The lifeguard is at her post.",
        fails="The lifeguards had gone home by then.",
        silent="The lifeboat is at her post.",
    ),
    situation(
        "backed-up",
        said="my files were backed up|I backed up my files|I have a backup|I made a backup|"
             "there is a backup",
        worded="there is a backup copy|my data is backed up|I have backed up my data|"
               "I have a backup copy|the files were backed up|they were backed up|"
               "I have backed up my files|my files are backed up|I keep a backup",
        shown="I backed everything up|I keep copies of everything|I copied my files onto a stick|"
              "I have a backup on a disk|I always back up|I had copied all my files|"
              "I have copies of everything|I had backed everything up|it is all in the cloud|"
              "I copied everything onto a disk|I saved a copy of everything",
        barred="I never backed anything up|I had not backed it up|I have no backup|"
               "I did not make a backup|I forgot to back up|I never backed up|there is no copy|"
               "there is no backup|I had no copies|I have no copies|I did not back it up|"
               "I did not back up my files|I never made a backup|I had not backed anything up",
        clause="your files were backed up",
        fires="I'd copied my files onto a stick.",
        fails="I never backed anything up.",
        silent="I copied my friend's hairstyle.",
    ),
    situation(
        "password-known",
        said="I have shared my password|I shared my password|I told somebody my password",
        worded="someone else knows my password|I have told anyone my password|"
               "my password is known to another person|I have given my password to anyone|"
               "I have given my password to someone else|I have disclosed my password|"
               "I share my password|my password is known to somebody else|"
               "another person knows my password|I have shared it with anyone",
        shown="my nephew knows my password|I gave my password to my nephew|"
              "I told my sister my password|I let my brother have my password|"
              "my friend has my password|my wife knows my password|I gave my son my password|"
              "my husband has my password|I wrote my password down for my mother|"
              "I told my boyfriend my password|my colleague knows my password",
        barred="nobody knows my password|I have never told anyone my password|"
               "I keep my password to myself|I have not given my password to a soul|"
               "I have never shared my password|nobody else knows my password|"
               "I have told nobody my password|I have not shared my password",
        clause="you have shared your password",
        fires="My nephew knows my password.",
        fails="I keep my password to myself.",
        silent="My nephew knows my parrot.",
    ),
    situation(
        "asked-for-by-another",
        said="it is reserved|it has been reserved by somebody else|somebody else has reserved it|"
             "it is reserved by another reader",
        worded="another reader has reserved it|someone else has reserved it|"
               "somebody is waiting for it|another customer has reserved it|"
               "someone else is waiting for it|another member has reserved it|"
               "it is reserved by another member|it has been requested by another reader|"
               "another reader has requested it|someone else has requested it",
        shown="there is a queue for it|there is a waiting list for it|"
              "there is a reservation on it|another reader has asked for it",
        barred="nobody else has reserved it|nobody is waiting for it|"
               "there is no reservation on it|nobody has asked for it|nobody has reserved it|"
               "nobody else is waiting for it|there is no waiting list for it",
        clause="another reader has reserved it",
        fires="There is a waiting list for it.",
        fails="Nobody is waiting for it.",
        silent="There is a wading bird for it.",
    ),
    situation(
        "gone-astray",
        said="I have lost it|I lost it|it is lost|it has been lost",
        worded="I lose it|it gets lost|it has gone missing",
        shown="I cannot find it|I mislaid it|it has gone missing|I have mislaid it|"
              "it has vanished|I left it on the bus|I left it on the train|it went missing|"
              "it has disappeared|I left it on the ferry|I left it somewhere|"
              "I cannot lay my hands on it|it fell out of my pocket|I left it in a taxi",
        barred="I found it|it turned up|I still have it|it is on my shelf|I handed it back|"
               "I gave it back|it is safe at home|it is in my bag|it has turned up|"
               "I have found it|it is here in front of me|I took it back",
        clause="you have lost it",
        fires="I left it on the ferry.",
        fails="I found it under the bed.",
        silent="I liked it on the ferry.",
    ),
    situation(
        "done-for",
        said="it was destroyed|it has been destroyed|the original was destroyed|it is destroyed",
        worded="the original has been destroyed|my certificate has been destroyed|"
               "the document has been destroyed|my licence has been destroyed|"
               "my passport has been destroyed|the certificate was destroyed",
        shown="it went up in flames|it was burnt|it got burnt|it burned|the dog ate it|"
              "I put it through the shredder|it was burnt to ashes|it was burned in a fire|"
              "it burnt to a cinder|I shredded it|my dog ate it|it turned to pulp|"
              "it was reduced to ashes|it was burnt in the fire|the fire destroyed it",
        barred="I still have the original|it is in one piece|the original is safe|"
               "I have the original|it is still in one piece|it is in my drawer|it is intact|"
               "the original is in my drawer|the original is safe at home",
        clause="the original was destroyed",
        fires="It went up in flames.",
        fails="The original is safe at home.",
        silent="It went up in fame.",
    ),
)
# fmt: on
