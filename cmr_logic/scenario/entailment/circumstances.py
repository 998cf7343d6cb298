"""What people tell of work, home, family, health and papers, and what follows: reviewed entries.

They are read and tested like those of :mod:`.implications`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Implication, implies

# fmt: off
CIRCUMSTANCES: tuple[Implication, ...] = (
    # Family.
    implies(
        "never-married", "I have never been married|I never married|I have never married",
        "I am not married|I have not been married|I am single|I am not divorced|I am not widowed",
        "you are widowed", "I never married.", False, "My aunt never married.",
    ),
    implies(
        "lives-alone", "I live alone",
        "I do not live with a partner|I do not live with my partner|I do not live with my parents",
        "you live with your partner", "I live on my own.", False, "I shop on my own.",
    ),
    implies(
        "lives-with",
        "I live with my parents|I live with my wife|I live with my husband|I live with my partner|"
        "I live with my family|I live with a friend|I live with my child",
        "I do not live alone", "you live alone", "I live with my daughter.", False,
        "I travel with my daughter.",
    ),
    implies(
        "gave-birth",
        "I gave birth|I had a baby|my baby was born|my child was born|I adopted a child|"
        "I adopted a baby",
        "I have a child|I have a baby|I am a parent|my child has been born",
        "you have a child", "I adopted a baby in May.", True, "I met a baby in May.",
    ),
    implies(
        "newborn",
        "my wife gave birth|my wife had a baby|my partner gave birth|my partner had a baby",
        "I have a child|I have a baby|I am a parent|my child has been born",
        "you have a child", "My wife had a baby in May.", True, "My cousin had a baby in May.",
    ),
    implies(
        "lost-spouse", "I lost my wife.|I lost my husband.|I lost my spouse.",
        "my partner died|my spouse died|I am widowed|I used to be married", "your partner has died",
        "I lost my husband in March.", True, "I lost my hat in March.",
    ),
    implies(
        "grandparent",
        "I have a grandchild|I have a grandson|I have a granddaughter|I am a grandmother|"
        "I am a grandfather",
        "I have a grandchild|I have a child|I am a parent|I am a grandparent", "you have children",
        "I am a grandmother.", True, "I met a grandmother.",
    ),
    implies(
        "man", "I am a man|I am a husband|I am a boy", "I am not pregnant|I am not a woman",
        "you are pregnant", "I am a man of few words.", False, "I met a man of few words.",
    ),
    implies(
        "woman", "I am a woman|I am a wife|I am a mother|I am a girl", "I am not a man",
        "you are a man", "I am a mother of two.", False, "I have a mother of eighty.",
    ),
    implies(
        "cohabits",
        "I live with my partner|my partner and I live together|my partner and I share a flat|"
        "my partner and I share a home|my partner and I share a house",
        "I live with my partner|I have a partner|I do not live alone",
        "you live with your partner", "My girlfriend and I live together.", True,
        "My colleague and I laugh together.",
    ),
    implies(
        "apart",
        "my partner and I separated|my partner and I split up|I am separated from my partner|"
        "my partner and I are separated",
        "I do not live with my partner|I am separated", "you live with your partner",
        "My husband and I separated in May.", False, "My lawyer and I settled in May.",
    ),
    implies(
        "shares-home", "I share a flat|I share a house|I share my flat|I share my home",
        "I do not live alone", "you live alone", "I share my flat with a friend.", False,
        "I clean my flat with a friend.",
    ),
    implies(
        "raising",
        "I raise a child|I bring up a child|I raise my grandson|I raise my granddaughter|"
        "I raise my niece|I raise my nephew|I look after my child|I care for my child",
        "I am responsible for a child|I care for a child|I look after a child",
        "you are responsible for a child", "I'm raising my granddaughter.", True,
        "I'm praising my granddaughter.",
    ),
    # Work.
    implies(
        "job-hunting",
        "I look for a job|I look for work|I apply for jobs|I search for a job|I hunt for a job|"
        "I seek work",
        "I look for work|I am looking for work|I seek employment|I am looking for a job",
        "you are looking for work", "I'm applying for jobs every day.", True,
        "I'm applying for visas every day.",
    ),
    implies(
        "no-benefits", "I am not on benefits|I am not on any benefits",
        "I do not receive a benefit|I do not get a benefit", "you receive a benefit",
        "I'm not on any benefits.", False, "I'm not on any boats.",
    ),
    implies(
        "employee",
        "I work for a workplace|I work for an employer|I am an employee|I am employed by a company|"
        "I am employed by a firm",
        "I am employed|I am an employee|I have a job|I work for an employer",
        "you have a job", "I am an employee of the port.", True,
        "I am a friend of the port.",
    ),
    implies(
        "grower", "I keep cattle|I raise cattle|I farm", "I am a farmer|I farm land",
        "you are a farmer", "I raise cattle.", True, "I praise cattle.",
    ),
    implies(
        "own-boss",
        "I am a freelancer|I work for myself|I am a sole trader|I am my own boss|I freelance",
        "I am self-employed|I work|I have work|I am not unemployed",
        "you are self-employed", "I'm a sole trader.", True, "I'm a stamp trader.",
    ),
    implies(
        "shopkeeper",
        "I own a shop|I own a store|I own a restaurant|I own a cafe|I own a bakery|"
        "I opened a shop|I opened a store|I opened a cafe|I opened a restaurant|I own a salon|"
        "I started my own business|I started a business|I own a factory",
        "I have a business|I own a business", "you own a business",
        "I own a bakery by the quay.", True, "I see a bakery by the quay.",
    ),
    implies(
        "shop-manager",
        "I run a shop|I run a store|I run a cafe|I run a restaurant|I run a bakery|I run a firm|"
        "I run a salon",
        "I run a business|I work", "you run a business", "I run a bakery by the quay.", True,
        "I see a bakery by the quay.",
    ),
    implies(
        "apprentice", "I am an apprentice|I do an apprenticeship|I started an apprenticeship",
        "I am an apprentice|I have an apprenticeship|I do an apprenticeship",
        "you are an apprentice", "I'm doing an apprenticeship.", True, "I'm doing a crossword.",
    ),
    implies(
        "on-leave",
        "I am on maternity leave|I am on paternity leave|I am on parental leave|I am on sick leave|"
        "I am on annual leave",
        "I am on leave|I have a job|I am employed", "you are employed",
        "I'm on paternity leave until May.", True, "I'm on a diet until May.",
    ),
    implies(
        "dismissed", "I was fired|I was sacked|I was dismissed|I have been fired|I got fired",
        "I have lost my job|I do not have a job|I am not employed|I was dismissed",
        "you have lost your job", "I was fired last week.", True, "I was hired last week.",
    ),
    implies(
        "volunteer", "I am a volunteer|I do voluntary work|I volunteer",
        "I am a volunteer|I do voluntary work|I am a voluntary worker", "you do voluntary work",
        "I volunteer at a kennel.", True, "I shout at a kennel.",
    ),
    implies(
        "no-volunteer",
        "I am not a volunteer|I do not do voluntary work|I don't do volunteer work|"
        "I do not volunteer",
        "I am not a volunteer|I do not do voluntary work|I am not a voluntary worker",
        "you are a volunteer", "I don't do volunteer work.", False, "I don't do crosswords.",
    ),
    implies(
        "employs", "I have employees|I have an employee|I employ people|I employ staff",
        "I am an employer|I have employees|I employ staff", "you are an employer",
        "I have four employees.", True, "I have four cats.",
    ),
    # Money.
    implies(
        "hard-up",
        "I am poor|I am broke|I struggle to pay my bills|I struggle to pay the rent|"
        "I cannot pay my bills|I cannot pay my rent|I am short of money|I am low on funds",
        "I have financial hardship|I am in financial difficulty",
        "you are in financial difficulty", "I struggle to pay my bills.", True,
        "I forget to pay my bills.",
    ),
    implies(
        "short-of-money",
        "I am poor|I am broke|I am short of money|I am low on funds|I am low of funds|"
        "I am low on money|I am short of funds|I have hardly any money|I have very little money|"
        "I barely have enough to live on|I can barely make ends meet",
        "I have limited income|I have limited means|I have limited income and assets|"
        "I have limited income and resources",
        "you have limited income and assets", "We're very low on funds.", True,
        "We're very low on fuel.",
    ),
    implies(
        "deep-in-debt",
        "I am up to my ears in debt|I am up to my neck in debt|I am up to my eyes in debt|"
        "I am up to my eyeballs in debt",
        "I have debts I cannot pay|I cannot pay my debts", "you cannot pay your debts",
        "I'm up to my neck in debt.", True, "I'm up to my neck in mud.",
    ),
    implies(
        "poor-not-rich", "I have a low income|I am on a low income|I am poor",
        "I do not have a high income", "you have a high income", "I'm on a low income.", False,
        "I'm on a low stool.",
    ),
    implies(
        "poor", "I am poor", "I have a low income", "you have a low income",
        "We are quite poor.", True, "We are quite polite.",
    ),
    implies(
        "well-off", "I am rich|I am wealthy|I am well off|I am a millionaire",
        "I do not have a low income|I do not have financial hardship|"
        "I am not in financial difficulty",
        "you have a low income", "We are quite wealthy.", False, "We are quite healthy.",
    ),
    implies(
        "bankrupt", "I went bankrupt|I was declared bankrupt",
        "I have been bankrupt|I have been declared bankrupt", "you have been declared bankrupt",
        "I went bankrupt in 2012.", True, "I went bowling in 2012.",
    ),
    implies(
        "paid-off", "I paid off the mortgage|I own my home outright",
        "I do not have a mortgage|I own my home", "you have a mortgage",
        "I've paid off the mortgage.", False, "I've paid off the plumber.",
    ),
    # Home.
    implies(
        "lodger", "I rent a room", "I am a tenant|I pay rent|I do not own my home",
        "you pay rent", "I rent a room above a pub.", True, "I paint a room above a pub.",
    ),
    implies(
        "flat-owner",
        "I own a flat|I own an apartment|I own a cottage|I own a bungalow|I own a condo|"
        "I bought a flat|I bought an apartment|I bought a cottage|I bought a bungalow",
        "I own a home|I own property", "you own property", "I bought a bungalow in May.", True,
        "I sketched a bungalow in May.",
    ),
    implies(
        "home-damaged",
        "my home was flooded|my house was flooded|my home burned down|my house burned down|"
        "the storm damaged my home|my roof was damaged",
        "my home was damaged|my home has been damaged", "your home was damaged",
        "Our house was flooded.", True, "Our house was founded.",
    ),
    implies(
        "rent-trouble",
        "I cannot afford my rent|I struggle to pay my rent|I am behind with my rent",
        "I need help to pay my rent|I need help with my rent", "you need help to pay your rent",
        "I can't afford my rent.", True, "I can't recall my rent.",
    ),
    implies(
        "debtless", "I am debt free|I have no debts|I do not owe anything",
        "I do not have debts|I do not owe money", "you have debts", "I am debt free.", False,
        "I am carefree.",
    ),
    implies(
        "insured-thing", "my home is insured|my car is insured|my business is insured",
        "I have insurance", "you have insurance", "My house is insured.", True,
        "My house is inspected.",
    ),
    # Health.
    implies(
        "able-bodied",
        "I am able-bodied|I am physically able|I have no disability",
        "I am not disabled|I do not have a disability", "you are disabled",
        "I am physically able.", False, "I am nearly able.",
    ),
    implies(
        "impaired",
        "I am visually impaired|I lost a leg|I lost an arm|"
        "I have cerebral palsy|I have multiple sclerosis|I am legally blind",
        "I am disabled|I have a disability", "you have a disability", "I lost a leg at sea.", True,
        "I lost a ring at sea.",
    ),
    implies(
        "patient", "I have an illness|I suffer from an illness|I have a fever",
        "I am ill|I have an illness|I have a medical condition", "you have a medical condition",
        "I have a fever.", True, "I have a feather.",
    ),
    implies(
        "fallen-ill",
        "I came down with an illness|I caught an illness|I was diagnosed with an illness",
        "I was ill|I had an illness", "you have been ill",
        "I caught pneumonia.", True, "I caught Penelope.",
    ),
    implies(
        "chronic",
        "I have diabetes|I am diabetic|I have asthma|I am asthmatic|I have epilepsy|"
        "I am epileptic|I have arthritis|I have a heart condition|I have a chronic illness",
        "I have a medical condition|I have a long-term health condition|I have an illness|"
        "I have a health condition",
        "you have a medical condition", "I am diabetic.", True, "I am domestic.",
    ),
    implies(
        "hospital", "I was admitted to hospital|I am in hospital|I was taken to hospital",
        "I have been in hospital|I was in hospital", "you have been in hospital",
        "I was taken to hospital on Monday.", True, "I was taken to lunch on Monday.",
    ),
    # Roads.
    implies(
        "no-driver", "I never learnt to drive|I never learned to drive",
        "I do not drive", "you drive to work", "I never learnt to drive.", False,
        "I never learnt to swim.",
    ),
    implies(
        "walker", "I am on foot|I go on foot|I walk everywhere", "I am a pedestrian",
        "you are a pedestrian", "I am on foot.", True, "I am on stage.",
    ),
    # The law, and the forces.
    implies(
        "victim",
        "I was robbed|I was mugged|I was burgled|I was assaulted|I was stabbed",
        "I am a victim of crime|I have been a victim of crime", "you have been a victim of crime",
        "I was mugged on the pier.", True, "I was mobbed on the pier.",
    ),
    implies(
        "clean-record",
        "I have never been in trouble with the police|I have never been in trouble with the law|"
        "I have no criminal record|I have never been convicted|I have never been arrested|"
        "I do not have a criminal record",
        "I have not been convicted of a crime|I have not been convicted of an offence|"
        "I have not been in prison",
        "you have been convicted of an offence", "I have no criminal record.", False,
        "I have no vinyl record.",
    ),
    implies(
        "serving",
        "I am in the army|I am in the navy|I am in the military|I am in the air force|"
        "I am a soldier|I serve in the army|I serve in the navy|I serve in the air force",
        "I am in the armed forces|I serve in the armed forces|I am a member of the armed forces",
        "you are a member of the armed forces", "I am a soldier in Malta.", True,
        "I am a singer in Malta.",
    ),
    implies(
        "civilian", "I am a civilian",
        "I am not in the armed forces|I am not a member of the armed forces",
        "you are in the armed forces", "I am a civilian.", False, "I am a musician.",
    ),
    # Schooling.
    implies(
        "left-school", "I left school|I have left school",
        "I am not at school|I am not a pupil", "you are at school", "I left school at sixteen.",
        False, "I left church at sixteen.",
    ),
    implies(
        "native-speaker",
        "English is my first language|English is my mother tongue|I am a native English speaker",
        "I can speak English|I can understand English",
        "you can understand English", "English is my first language.", True,
        "English is my first subject.",
    ),
    implies(
        "no-degree", "I do not have a degree|I never went to university",
        "I have not completed a degree|I have not finished a degree|I do not have a degree",
        "you have completed a degree", "I don't have a degree.", False, "I don't have a dog.",
    ),
    implies(
        "left-early", "I dropped out of school|I dropped out of high school",
        "I have not completed school|I did not finish school", "you have completed high school",
        "I dropped out of high school.", False, "I drove out of high school.",
    ),
    implies(
        "left-university", "I dropped out of college|I dropped out of university",
        "I did not complete college|I did not complete university",
        "you have completed university", "I dropped out of university.", False,
        "I drove out of university.",
    ),
    implies(
        "school-leaver", "I graduated from high school|I finished high school",
        "I have completed secondary school|I have a high school diploma",
        "you have completed secondary school", "I graduated from high school in 2009.", True,
        "I walked from high school in 2009.",
    ),
    implies(
        "pupil", "I am in high school|I am at school|I am a pupil|I go to high school",
        "I am a student|I study", "you are a student", "I am a pupil at the abbey.", True,
        "I am a porter at the abbey.",
    ),
    implies(
        "undergraduate",
        "I am an undergraduate|I am a freshman|I am a sophomore|I am doing a degree|"
        "I am doing a PhD|I am working on a PhD|I am working on a degree|I am doing a masters",
        "I am a student|I study|I study for a degree", "you are a student",
        "I'm a sophomore in Ohio.", True, "I'm a soprano in Ohio.",
    ),
    # Papers and time limits.
    implies(
        "too-late",
        "I missed the deadline|I applied too late|I applied after the deadline|"
        "I asked after the deadline|I missed the time limit",
        "I did not ask within the time limit|I did not apply within the time limit|"
        "I did not claim within the time limit|I did not register within the time limit|"
        "I did not appeal within the time limit|I did not ask in time|I did not claim in time|"
        "I did not apply in time",
        "you have asked for a hearing within the time limit", "I missed the deadline.", False,
        "I missed the tram.",
    ),
)
# fmt: on
