"""Courts, police and crime: what people saw, suffered, were charged with and signed."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
COURTS_AND_POLICE: tuple[Situation, ...] = (
    situation(
        "eyewitness",
        said="I saw the accident|I witnessed the accident|I was a witness to the accident",
        worded="I witnessed it|I am a witness to the accident|I saw the crash|I was a witness|"
               "I saw the incident|I witnessed the incident",
        shown="it happened right before my eyes|it happened in front of me|"
              "it happened before my very eyes|it happened right in front of me|"
              "I had a clear view of it",
        barred="I only heard about it|I had my back turned|I saw nothing|I did not see it|"
               "I did not see anything|I did not see a thing|I was miles away|"
               "I was looking the other way|I only heard the bang|I missed the whole thing|"
               "my back was turned|I only read about it|I was nowhere near",
        clause="you saw the accident", fires="It happened right before my eyes.",
        fails="I had my back turned.", silent="It happened before my birth.",
    ),
    situation(
        "told-of-theft",
        said="I have reported the theft to the police|I reported the theft to the police|"
             "the theft has been reported to the police|I told the police about the theft",
        worded="I have told the police about the theft|I have reported the crime to the police|"
               "the police know about the theft|I have reported it to the police",
        shown="I have got a crime number|I have a crime reference number|"
              "I have got a crime reference|the police gave me a crime number|"
              "I went to the station about the theft|I rang the police about it|"
              "I rang the police about the theft|the police have my statement about it|"
              "the police have my statement about the theft|I went to the police about it|"
              "I went to the police about the theft|"
              "the police took down the details of the theft|"
              "I gave the police a list of what was stolen",
        barred="I have not told the police|I did not bother with the police|"
               "the police know nothing of it|the police do not know about it|"
               "I never went to the police|I never rang the police|I never called the police|"
               "I have not been to the police|I did not go to the police|I have not reported it|"
               "I never reported it|I have no crime number",
        clause="you have reported the theft to the police", fires="I've got a crime number.",
        fails="The police know nothing of it.", silent="I've got a car number.",
    ),
    situation(
        "legal-help",
        said="I have a solicitor|I have a lawyer|I am represented by a solicitor|"
             "a solicitor is acting for me",
        worded="I have legal representation|I am legally represented|"
               "I am represented by a lawyer|a lawyer represents me|I have instructed a solicitor",
        shown="my lawyer is handling it|my lawyer is handling the case|"
              "my lawyer is handling my case|my solicitor is handling it|"
              "my solicitor is handling the case|my solicitor is handling my case|"
              "my barrister is handling it|my barrister is handling the case|"
              "my barrister is handling my case|I have hired a lawyer|I have hired a solicitor|"
              "a law firm acts for me|my solicitor is dealing with it|I have taken on a lawyer|"
              "I have taken on a solicitor|I am paying a lawyer|I am paying a solicitor|"
              "I have got a good lawyer|I have got a good solicitor|I have a lawyer on the case|"
              "my lawyer wrote to them|my solicitor wrote to them",
        barred="I cannot afford a lawyer|I cannot afford a solicitor|I have no lawyer|"
               "I have no solicitor|nobody is acting for me|I have not got a lawyer|"
               "I have not got a solicitor|I do not have a lawyer|I do not have a solicitor|"
               "I sacked my lawyer|I sacked my solicitor",
        clause="you have a solicitor", fires="A law firm acts for me.",
        fails="I can't afford a lawyer.", silent="A law student acts in plays.",
    ),
    situation(
        "paid-a-penalty",
        said="I got a fine|I had to pay a fine",
        worded="I have been fined|I was fined|I have received a fine|I have been given a fine|"
               "I have been issued with a fine|I have been given a penalty|"
               "I have received a penalty notice",
        shown="I got a penalty notice|I got a parking ticket|I got a speeding ticket|"
              "I got a parking fine|I got a fixed penalty|the magistrates made me pay £200|"
              "the magistrates made me pay £60|the magistrates made me pay £500|"
              "the court made me pay £200|the court made me pay £60|the court made me pay £500|"
              "the judge made me pay £200|the judge made me pay £60|the judge made me pay £500|"
              "I have had a speeding ticket|I have had a parking ticket|"
              "I have had a penalty notice|the court fined me|the judge fined me|"
              "the council fined me|I was hit with a fine|I was hit with a penalty|"
              "I was given a fine|I was given a penalty notice|I was given a speeding ticket|"
              "there was a fine for speeding|there was a fine for parking",
        barred="I have never had a fine|they let me off with a warning|"
               "they let me off with a caution|I got away with a caution|"
               "I got away with a warning|I got off with a caution|I got off with a warning|"
               "I have never been fined|I was let off with a warning|"
               "I was let off with a caution|I have never had a parking ticket|"
               "I have never had a speeding ticket|I only got a warning",
        clause="you have been fined", fires="I've had a speeding ticket.",
        fails="They let me off with a warning.", silent="I've had a lottery ticket.",
    ),
    situation(
        "summoned-for-jury",
        said="I have been called for jury service|I have been summoned for jury service|"
             "I have been called up for jury service|I have jury service",
        worded="I have been summoned to jury service|I am on jury service|"
               "I have received a jury summons|I have been selected for jury service|"
               "I have been called to jury service",
        shown="I have been summoned as a juror|I have jury duty|I am on a jury|"
              "I got a letter calling me to a jury|my jury summons came|I got a jury summons|"
              "I have been picked for a jury|I have been called as a juror",
        barred="I have never been called to a jury|I have had no jury summons|"
               "I have never been on a jury|I have never been called for jury duty|"
               "I have never been asked to sit on a jury|nobody has called me for a jury|"
               "I have been excused from jury service",
        clause="you have been called for jury service", fires="I've been picked for a jury.",
        fails="I've had no jury summons.", silent="I've been picked for a team.",
    ),
    situation(
        "case-coming-up",
        said="I am going to court|I have a court case|I have a court hearing",
        worded="I have a court date|I am due in court|I have to appear in court|"
               "I am due to appear in court|my case will be heard in court",
        shown="my hearing is on Monday|my hearing is next week|my hearing is next month|"
              "my hearing is tomorrow|my trial is on Monday|my trial is next week|"
              "my trial is next month|my trial is tomorrow|my court hearing is on Monday|"
              "my court hearing is in May|my court hearing is next week|"
              "my court hearing is next month|my court hearing is tomorrow|"
              "my court date is on Monday|my court date is next week|my court date is next month|"
              "my court date is tomorrow|I have to appear before the magistrates|"
              "I have to appear before a judge|I have to appear before the judge|"
              "my case comes up in May|my case comes up next week|my case comes up on Monday|"
              "I am up before the judge|I am up before the magistrates|I am up before the beak|"
              "I have been summoned to court|I stand trial in May|I stand trial next month|"
              "the judge hears my case on Monday|the judge hears my case next week|"
              "I will be in the dock",
        barred="we settled out of court|my case was dropped|my case was thrown out|"
               "my case was settled|my case was dismissed|they dropped the charges|"
               "they dropped the case|the charges were dropped|the case was dropped|"
               "the case was thrown out|the case was settled|it never went to court|"
               "it will not go to court|we settled it between us|it was settled out of court",
        clause="you are going to court", fires="I'm up before the magistrates.",
        fails="They dropped the charges.", silent="I'm up before the milkman.",
    ),
    situation(
        "beaten-at-home",
        said="I live with someone violent|I live with a violent person",
        worded="I share my home with someone violent|I suffer violence at home",
        shown="my husband hits me|my husband beats me|my husband punches me|my husband kicks me|"
              "my boyfriend hits me|my boyfriend beats me|my boyfriend punches me|"
              "my boyfriend kicks me|my partner hits me|my partner beats me|"
              "my partner punches me|my partner kicks me|my wife hits me|my wife beats me|"
              "my wife punches me|my wife kicks me|my girlfriend hits me|my girlfriend beats me|"
              "my girlfriend punches me|my girlfriend kicks me|I am beaten at home|"
              "my husband knocks me about|my boyfriend knocks me about|"
              "my partner knocks me about|my husband has hit me|my husband has punched me|"
              "my husband has beaten me|my husband has kicked me|my partner has hit me|"
              "my partner has punched me|my partner has beaten me|my partner has kicked me|"
              "my boyfriend has hit me|my boyfriend has punched me|my boyfriend has beaten me|"
              "my boyfriend has kicked me|I am hit by my husband|I am hit by my partner|"
              "my husband gave me a black eye|my boyfriend gave me a black eye|"
              "my partner gave me a black eye",
        barred="my husband has never raised a hand to me|my wife has never raised a hand to me|"
               "my partner has never raised a hand to me|my husband has never hit me|"
               "my partner has never hit me|my wife has never hit me|I am safe at home",
        clause="you live with someone violent", fires="My husband beats me.",
        fails="My partner has never raised a hand to me.", silent="My husband bakes for me.",
    ),
    situation(
        "testament-made",
        said="I have made a will|I have a will|I have written a will|I have written my will",
        worded="I have drawn up a will|there is a will|I have a valid will|I have signed a will",
        shown="I have drawn up a will|I have drawn up my will|"
              "I left everything to my wife in my will|I left everything to my kids in my will|"
              "I left everything to charity in my will|I signed my will last year|"
              "I signed my will in May|I have left my house to my daughter in my will|"
              "I have left my house to my son in my will|"
              "I have left my house to charity in my will|"
              "I have left my money to my daughter in my will|"
              "I have left my money to my son in my will|"
              "I have left my money to charity in my will|my solicitor has my will|"
              "my solicitor keeps my will",
        barred="I have no will|I keep putting off my will|I keep putting off making a will|"
               "I have never made a will|I have not made a will|I have not written a will|"
               "I never got round to a will|I never got round to making a will|"
               "I still need to make a will|I have not got a will",
        clause="you have made a will", fires="I left everything to charity in my will.",
        fails="I keep putting off my will.", silent="I left everything to the last minute.",
    ),
    situation(
        "pulled-over",
        said="I have been stopped by the police|the police stopped me|"
             "I was stopped by the police|the police have stopped me",
        worded="I have been pulled over by the police|the police pulled me over|I was pulled over",
        shown="a police car pulled me over|a police car stopped me|a police car flagged me down|"
              "a police officer pulled me over|a police officer stopped me|"
              "a police officer flagged me down|an officer flagged me down|an officer stopped me|"
              "an officer pulled me over|an officer waved me down|the police flagged me down|"
              "I was flagged down by the police|I was flagged down by an officer|"
              "a policeman stopped me|a policeman flagged me down|a policeman pulled me over|"
              "a policewoman stopped me|a policewoman flagged me down|"
              "a policewoman pulled me over|I got pulled over on the A1|"
              "I got pulled over on the motorway|I got pulled over last night|"
              "I got pulled over by the police|I was pulled over by the police|"
              "I was pulled over by an officer",
        barred="I have never been pulled over|the police waved me through|"
               "the police have never stopped me|no policeman has ever stopped me|"
               "I have never been stopped by the police|the police let me drive on",
        clause="you have been stopped by the police", fires="An officer flagged me down.",
        fails="I've never been pulled over.", silent="An officer wrote it down.",
    ),
    situation(
        "will-witness",
        said="I witnessed the will|I was a witness to the will|I signed the will as a witness|"
             "I was a witness of the will",
        worded="I am a witness to the will|I signed as a witness|I acted as a witness to the will",
        shown="I signed her will as a witness|I signed his will as a witness|"
              "I signed their will as a witness|I signed the will as a witness|"
              "I put my name under her will as a witness|"
              "I put my name under his will as a witness|"
              "I watched him sign his will sign the will|"
              "I watched him sign her will sign the will|"
              "I watched her sign his will sign the will|"
              "I watched her sign her will sign the will|"
              "my signature is on the will as a witness|my signature is on his will as a witness|"
              "my signature is on her will as a witness|I was one of the two witnesses",
        barred="I was not there for the signing|I was not a witness|I did not witness it|"
               "I was not asked to be a witness|two nurses were the witnesses|"
               "two neighbours were the witnesses|two friends were the witnesses|"
               "I never saw the will|I did not see him sign it|I did not see her sign it",
        clause="you witnessed the will", fires="I watched him sign his will.",
        fails="I never saw the will.", silent="I watched him sing his song.",
    ),
    situation(
        "glad-to-be-contacted",
        said="I agree to be contacted|I am happy to be contacted",
        worded="I consent to being contacted|I am willing to be contacted|"
               "I agree to being contacted|I have agreed to be contacted|I can be contacted",
        shown="feel free to ring me|feel free to call me|feel free to email me|"
              "feel free to contact me|feel free to phone me|I am happy for you to ring me|"
              "I am happy for you to call me|I am happy for you to email me|"
              "I am happy for you to contact me|I do not mind you ringing me|"
              "I do not mind you calling me|I do not mind you emailing me|"
              "you are welcome to ring me|you are welcome to call me|you are welcome to email me|"
              "you are welcome to contact me",
        barred="please leave me alone|I do not want you to ring me|I do not want you to call me|"
               "I do not want you to contact me|I do not want you to email me|do not contact me|"
               "do not ring me|do not call me|do not email me|I do not want to be contacted|"
               "I do not wish to be contacted",
        clause="you agree to be contacted", fires="Feel free to email me.",
        fails="Please leave me alone.", silent="Feel free to eat.",
    ),
    situation(
        "nabbed",
        said="I have been arrested|I was arrested|the police arrested me|"
             "the police have arrested me",
        worded="I have been taken into custody|I was taken into custody|"
               "I was detained by the police|I have been detained by the police",
        shown="I spent the night in a cell|I spent the night in a police cell|"
              "the police took me away in handcuffs|the police took me into custody|"
              "they put me in handcuffs|they put me in a cell|I was put in handcuffs|"
              "I was put in a cell|I was nicked|the police nicked me|they put handcuffs on me|"
              "I was taken away in handcuffs|I was led away in handcuffs|"
              "I was locked in a police cell",
        barred="I have never been arrested|I have never seen the inside of a cell|"
               "the police let me go|the police have never arrested me|"
               "I have never been in handcuffs|nobody has ever arrested me|"
               "I have never been in trouble with the police",
        clause="you have been arrested", fires="They put handcuffs on me.",
        fails="I've never been in handcuffs.", silent="They put a hamster on me.",
    ),
)
# fmt: on
