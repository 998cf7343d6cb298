"""The law: crimes, courts, prison, victims and witnesses."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, situation

# fmt: off
LAW: tuple[Situation, ...] = (
    situation(
        "convict",
        said="I have been convicted of a crime|I was convicted of a crime|"
             "I have a criminal record|I have a conviction|I have a criminal conviction|"
             "I was found guilty of a crime",
        worded="I have been found guilty by a court|I have been convicted by a court|"
               "I have a criminal record|I have a criminal conviction|"
               "I have any criminal convictions|I have a conviction|"
               "I have been convicted of an offence",
        shown="I was sentenced for a crime|I was jailed for a crime|I went to prison for a crime|"
              "I served time for a crime|I was sent to prison for a crime|"
              "I did six months in prison for a crime|I was imprisoned for a crime|"
              "I was given a prison sentence for a crime|I pleaded guilty to a crime|"
              "I have a criminal record|I got six months for theft|I got a suspended sentence|"
              "I pleaded guilty|I did two years for burglary|I am an ex-convict|"
              "I did time for fraud|I did eighteen months for fraud|I did a stretch inside|"
              "I got a suspended sentence for theft|I went to prison for theft|"
              "I was sent down for burglary|I served two years for assault|"
              "I did six months inside for burglary|I did two years inside|I served time for theft",
        barred="I have a clean record|my record is clean|my record is spotless|"
               "I have no convictions|I was found not guilty|I was acquitted|"
               "I have no criminal record|I have never been in trouble with the law|"
               "I have never been convicted|I have a spotless record|I have never broken the law|"
               "I have never been in trouble with the police|I have never committed a crime|"
               "I was cleared of all charges|I have never been in court|the jury cleared me|"
               "I have never been in trouble|I have never been arrested|I have never been to court|"
               "I have never been convicted of anything",
        clause="you have been convicted of a crime", fires="I was jailed for burglary.",
        fails="My record is spotless.", silent="I was jealous of Barbara.",
    ),
    situation(
        "arrested",
        said="I was arrested|I have been arrested|the police arrested me|I was taken into custody",
        shown="I was put in handcuffs by the police|I was nicked for a crime|"
              "the police took me into custody|I was arrested by the police|I was handcuffed|"
              "they put me in a cell|I spent a night in the cells",
        barred="I have never been arrested|I have never been in trouble with the police|"
               "I have never been in trouble with the law|I was not arrested",
        clause="you have been arrested", fires="The police took me into custody.",
        fails="I've never been in trouble with the police.",
        silent="The police took me to the costume shop.",
    ),
    situation(
        "charged",
        said="I was charged with a crime|I have been charged with an offence|"
             "I was charged with an offence|the police charged me with a crime",
        worded="criminal charges have been brought against me|I am facing criminal charges|"
               "I have been charged by the police",
        shown="I face charges of a crime|I am facing a charge of a crime|"
              "I am on trial for a crime|I am awaiting trial for a crime|the police charged me|"
              "I am on bail|I am facing charges|I have been charged with theft|I am due in court",
        barred="I have never been charged with anything|I have never been charged with a crime|"
               "the charges were dropped|I was not charged|they let me go without charge",
        clause="you have been charged with a crime", fires="I'm on trial for arson.",
        fails="I've never been charged with anything.", silent="I'm on trains for Arlo.",
    ),
    situation(
        "imprisoned",
        said="I served a prison sentence|I was sent to prison|I was jailed|"
             "I served time",
        worded="I have spent time in prison|I have been imprisoned",
        shown="I got out of prison|I came out of prison|I was released from prison|"
              "I spent two years in prison|I spent time behind bars|I was inside for two years|"
              "I did six months in prison|I was imprisoned|I am in prison|"
              "I served two years inside|I did a stretch in prison|I went to prison|"
              "I am an ex-convict|I am an ex-prisoner|I did two years in prison|"
              "I did six months in Wandsworth prison|I spent two years behind bars|"
              "I was locked up for a year|I came out of prison last year",
        barred="I have never been in prison|I have never been to prison|I have never been jailed|"
               "I have never been in trouble with the law|I avoided prison|I was spared prison|"
               "I have never been behind bars|I have never seen the inside of a cell|"
               "I have never been in trouble with the police|I have never been locked up|"
               "I have never spent a night in a cell",
        clause="you have been in prison", fires="I spent three years behind bars.",
        fails="I've never been jailed.", silent="I spent three years in Preston.",
    ),
    situation(
        "inmate",
        said="I am in prison|I am a prisoner|I am serving a prison sentence|I am an inmate|"
             "I am behind bars",
        shown="I am in jail|I am on remand|"
              "I am serving a sentence",
        barred="I came out of prison|I have never been in prison|I am a free man|"
               "I have never been to prison|I was released from prison|I got out of prison|"
               "I was released from jail|I came out of jail",
        clause="you are in prison", fires="I'm on remand in Leeds.",
        fails="I came out of prison in May.", silent="I'm on a ramble in Leeds.",
    ),
    situation(
        "on-parole",
        said="I am on probation|I am on parole",
        shown="I see my probation officer|I have a probation officer|I was let out on parole|"
              "I report to a probation officer",
        barred="I have finished my probation|my probation ended|I am not on probation|"
               "I passed my probation|I got through my probation|"
               "I have never been on probation|my parole ended",
        clause="you are on probation", fires="I have a probation officer.",
        fails="My probation ended in May.", silent="I have a promising officer.",
    ),
    situation(
        "fined",
        said="I was fined|I have been fined|I got a fine|I was given a fine",
        shown="the court fined me|the magistrates fined me|I was fined for speeding|"
              "the judge fined me",
        barred="I have never been fined|I have never had a fine|I did not get a fine|"
               "I was not fined",
        clause="you have been fined", fires="The judge fined me £90.",
        fails="I've never been fined.", silent="The judge found me nice.",
    ),
    situation(
        "court-fined",
        said="I was fined by a court|a court fined me|I have been fined by a court",
        shown="the magistrates fined me|the judge fined me|I was fined by the magistrates",
        barred="I have never been fined|I have never been in court|"
               "I have never been fined by a court",
        clause="you were fined by a court", fires="The magistrates fined me £200.",
        fails="I've never been in court.", silent="The magistrates phoned me twice.",
    ),
    situation(
        "crime-victim",
        said="I am a victim of crime|I was a victim of crime|I have been a victim of crime|"
             "I am a victim of a crime",
        worded="I have been the victim of a crime|a crime has been committed against me|"
               "I am the victim of a crime",
        shown="I was burgled|my house was burgled|my flat was burgled|my home was burgled|"
              "I was robbed|I was mugged|I was assaulted|I was stabbed|"
              "someone broke into my house|someone broke into my flat|someone broke into my home|"
              "burglars broke into my house|my car was stolen|my bag was stolen|"
              "my bike was stolen|my purse was stolen|I was raped|I was defrauded|"
              "thieves broke into my shop|somebody broke into my flat|somebody robbed me|"
              "my wallet was stolen|someone stole my bike|I was scammed|"
              "I was attacked in the street by a man|my shop was robbed|someone mugged me",
        barred="I have never been the victim of a crime|I have never been a victim of crime|"
               "nobody has ever robbed me|"
               "I have never been robbed|no crime was committed",
        clause="you have been a victim of crime", fires="Somebody broke into my flat.",
        fails="I have never been the victim of a crime.", silent="Somebody looked into my flat.",
    ),
    situation(
        "told-police",
        said="I reported it to the police|I told the police|I have told the police|"
             "I have reported it to the police|I reported the theft to the police",
        worded="I have filed a police report|"
               "I have reported it to the police|I reported it to the police|"
               "I have notified the police|I have informed the police|I have contacted the police",
        shown="I called the police|I rang the police|I have a crime number|"
              "I have a crime reference number|I went to the police|I made a report to the police|"
              "I have a police report|I gave a statement to the police|"
              "the police gave me a crime number|I filed a police report|I phoned the police|"
              "the police came round|the police took a statement|an officer took a statement|"
              "a policeman took my statement|I went down to the police station|"
              "I reported the burglary|I dialled 999|I told the local bobby|"
              "I have the police reference|I reported it to police|"
              "I made a statement at the police station|an officer gave me a written report|"
              "I rang 101 about it|I was given a crime reference number|I rang 999|I phoned 101|"
              "a constable took my statement",
        barred="I did not tell the police|I have not told the police|I never went to the police|"
               "I have not been to the police|I did not report it to the police|"
               "I have not reported it to the police|I did not call the police|"
               "I never told the police|I did not bother the police with it|"
               "I never reported it to the police|I did not go to the police|"
               "I have not bothered with the police|I have not rung the police|"
               "the police know nothing of it|I never reported it|I never rang the police|"
               "I never bothered the police with it|nobody called the police",
        clause="you have told the police", fires="I have a crime reference number.",
        fails="I never went to the police.", silent="I have a prime reference book.",
    ),
    situation(
        "witness",
        said="I am a witness|I was a witness|I witnessed it",
        shown="I saw the whole thing happen|I saw the accident|I saw the crash|"
              "I witnessed the accident|I saw the robbery|I saw the whole crash|"
              "I watched it happen|I saw the theft|it happened right in front of me|"
              "I had a clear view of the crash",
        barred="I did not see the accident|I did not witness it|"
               "I only heard about it from my neighbour|I only heard about it afterwards|"
               "I was miles away at the time|I saw nothing|I did not see it|I had my back turned",
        clause="you are a witness", fires="I saw the crash from my window.",
        fails="I did not see the accident.", silent="I saw the crane from my window.",
    ),
    situation(
        "sued",
        said="I am in a court case|I have a court case",
        worded="I am involved in a court case|I am taking part in court proceedings|"
               "I am involved in legal proceedings",
        shown="I am suing my landlord|I have a hearing in court|my case is in court|"
              "my landlord is taking me to court|I am being sued|I have been summoned to court|"
              "I got a court summons",
        barred="I have never been in court|my case was settled out of court|I dropped the case",
        clause="you have a court case", fires="I'm being sued by my builder.",
        fails="My case was settled out of court.", silent="I'm being sewn in by my builder.",
    ),
    situation(
        "represented",
        said="I have a lawyer|I am represented by a lawyer|I have legal representation|"
             "a lawyer represents me",
        worded="I have appointed a solicitor",
        shown="I hired a lawyer|my lawyer is handling it|I have a solicitor|I have a barrister|"
              "my solicitor is dealing with it|I took on a lawyer|I instructed a solicitor|"
              "I found a lawyer",
        barred="I have no lawyer|I cannot afford a lawyer|I do not have a lawyer|"
               "I have no solicitor|I do not have a solicitor",
        clause="you have a lawyer", fires="I instructed a solicitor.",
        fails="I have no solicitor.", silent="I inspected a soloist.",
    ),
    situation(
        "juror",
        said="I have been called for jury service|I was called for jury service|I am on a jury|"
             "I have jury duty|I have been summoned for jury service",
        worded="I have been summoned to serve on a jury",
        shown="I got a jury summons|I was picked for a jury|I am doing jury service|"
              "I have been called up for jury duty",
        barred="I have never been called for jury service|I have never had jury duty",
        clause="you have been called for jury service", fires="I got a jury summons in May.",
        fails="I've never been called for jury service.", silent="I got a jolly summer in May.",
    ),
)
# fmt: on
