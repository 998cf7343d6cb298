"""Accidents and claims: what happened, who was hurt, who was at fault, what was lost."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
ACCIDENTS: tuple[Situation, ...] = (
    situation(
        "had-accident",
        said="I had an accident|I was in an accident|I have had an accident|"
             "I was involved in an accident",
        shown="I was in a crash|I crashed my car|a vehicle ran into the back of me|"
              "a vehicle hit me|I was knocked down by a car|I was knocked off my bike|"
              "I was hit by a car|I fell down the stairs|a vehicle hit my car|"
              "I crashed into a wall|a vehicle ran into me|a vehicle crashed into me|"
              "I fell off a ladder|a vehicle drove into me|"
              "I slipped on the stairs|I drove into a tree|I came off my bike|I fell off my bike|"
              "I came off my motorbike|I fell off a horse|I wrote off my car|"
              "my car was written off|I skidded into a ditch|I rolled my car|"
              "a cyclist ran into me|I was run over|I fell down a hole|I tripped on the pavement|"
              "I pranged my car|a driver ran into me|I was rear-ended",
        barred="I have never had an accident|I have had no accidents|"
               "I have never been in an accident",
        clause="you have had an accident", fires="I was knocked off my bike.",
        fails="I've never had an accident.", silent="I was knocked on by Mike.",
    ),
    situation(
        "injured",
        said="I was injured|I have been injured|I got hurt|I was hurt|I have an injury",
        worded="I have an injury|I am currently injured|I have been injured|"
               "I have suffered an injury|I have injured myself|I am recovering from an injury",
        shown="I broke my leg|I broke my arm|I broke my wrist|I fractured my wrist|I hurt my back|"
              "I sprained my ankle|I was burnt|I cut my hand badly|I fractured my skull|"
              "I dislocated my shoulder|I twisted my knee|I broke a rib|I broke my ankle|"
              "I lost a finger|I broke my hip|I tore a muscle|I was scalded|I broke my collarbone|"
              "I injured my back|I was concussed|I have torn a ligament|my arm is in plaster|"
              "I pulled a hamstring|I did my back in|I have broken my ankle|I put my back out|"
              "I am on crutches after a fall|I have cracked a rib|I gashed my hand|"
              "I have torn a ligament in my knee|I have a broken leg|I have a broken arm|"
              "my leg is in plaster|my arm is in a sling|I have twisted my ankle|I have whiplash|"
              "I cracked a rib",
        barred="I was not hurt|I was unhurt|I escaped unhurt|I was uninjured|"
               "I was not injured|I walked away unhurt|"
               "I am fit as a fiddle|I am as fit as a fiddle|I am in perfect health|"
               "I came out without a scratch|I did not have a scratch on me",
        clause="you were injured", fires="I fractured my wrist.", fails="I escaped unhurt.",
        silent="I fastened my watch.",
    ),
    situation(
        "work-injury",
        said="I was injured at work|I was hurt at work|I had an accident at work|"
             "I have been injured at work|I got hurt at work",
        worded="my injury happened at work|I was injured in the workplace|"
               "the accident happened at work",
        shown="I broke my leg at work|I broke my wrist at work|I fell off a ladder at work|"
              "I hurt my back at work|I slipped at work|I slipped on the factory floor|"
              "I fell from the scaffolding at work|a machine crushed my hand at work|"
              "I broke my arm on the building site|I cut my hand at work|I was burnt at work|"
              "I hurt my back on shift|a pallet fell on my foot at work|I fell at work|"
              "I hurt myself at work|I broke my arm at work|a crate fell on me at work|"
              "I burnt my hand at work|I trapped my hand in the machine at work|"
              "I slipped in the warehouse on my shift|I did my back in at work|"
              "I injured my knee at work|a pallet fell on my foot during my shift|"
              "I broke my toe during my shift|I slipped during my shift|"
              "I cut my hand during my shift|I burnt my hand during my shift|"
              "a crate fell on me during my shift|I hurt my back during my shift",
        barred="I have never been injured at work|I was injured at home|"
               "I have never had an accident at work|I was hurt playing football|"
               "I broke my leg skiing|I hurt myself playing football|I did it playing football|"
               "I hurt my knee playing football|I was injured on holiday",
        clause="you were injured at work", fires="I slipped on the factory floor.",
        fails="I was injured at home.", silent="I slept on the factory floor.",
    ),
    situation(
        "somebody-hurt",
        said="somebody was hurt|somebody was injured|someone was injured|people were injured|"
             "a person was injured",
        shown="the cyclist broke his leg|the driver was taken to hospital|the cyclist was hurt|"
              "the other driver was injured|a passenger broke her arm|"
              "the cyclist was taken to hospital|the pedestrian was injured|"
              "the driver was injured",
        barred="nobody was hurt|nobody was injured|everyone was unhurt|everyone was fine",
        clause="somebody was hurt", fires="The driver was taken to hospital.",
        fails="Nobody was hurt.", silent="The driver was taken to lunch.",
    ),
    situation(
        "stolen",
        said="it was stolen|it has been stolen",
        shown="it was nicked|it was pinched|it was taken from my car|it got stolen|it got nicked|"
              "it was swiped|it was snatched|it was taken by thieves|it was lifted|"
              "it has been nicked|thieves took it|a thief took it|somebody stole it|"
              "someone stole it|it was taken in a burglary|burglars took it|"
              "it vanished from the bike rack|it was gone from the bike shed|"
              "it was pinched from the garage",
        barred="it was not stolen|I lost it down a drain",
        clause="it was stolen", fires="It got nicked in the night.", fails="It was not stolen.",
        silent="It got noticed in the night.",
    ),
    situation(
        "damaged",
        said="it is damaged|it was damaged|it has been damaged|it got damaged",
        shown="it is smashed|it is cracked|it was smashed|it is dented|it was ruined|"
              "it was scratched|it is ruined|it was wrecked|it was burnt|it is bent|"
              "the screen is smashed|the screen is cracked|it was crushed|"
              "it was soaked in the flood|it is torn|the screen broke",
        barred="it is undamaged|it is in perfect condition|it is not damaged|"
               "it survived without a scratch|it is in mint condition|it is as good as new|"
               "it is unharmed",
        clause="it is damaged", fires="The screen is cracked.", fails="It is in mint condition.",
        silent="The screen is clean.",
    ),
    situation(
        "claimed-before",
        said="I have made a claim|I made a claim|I have claimed on my insurance|"
             "I claimed on my insurance",
        shown="I put in a claim|I submitted a claim|I filed a claim|I claimed on my policy|"
              "I sent in a claim form|my claim is with the insurer",
        barred="I have never made a claim|I have not made a claim|"
               "I did not claim on my insurance|I have never claimed on my insurance|"
               "I did not make a claim",
        clause="you have made a claim", fires="I put in a claim in May.",
        fails="I have never made a claim.", silent="I put in a clamp in May.",
    ),
    situation(
        "home-insured",
        said="my home is insured|I have home insurance|I have house insurance|"
             "I have contents insurance|my house is insured",
        worded="I have a home insurance policy",
        shown="I took out home insurance|I insured my house|my contents are insured|"
              "I renewed my house insurance|I bought contents insurance",
        barred="my home is uninsured|my home is not insured|I have no home insurance|"
               "my home insurance lapsed|I never took out home insurance|"
               "I cancelled my house insurance|my house is not insured|"
               "I let my house insurance lapse|I have no insurance",
        clause="your home is insured", fires="I renewed my house insurance.",
        fails="My home insurance lapsed.", silent="I reviewed my house inspection.",
    ),
)
# fmt: on
