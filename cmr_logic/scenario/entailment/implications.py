"""What a statement implies: reviewed entries in plain English.

A premise is a statement as a person would make it; conclusions are statements that must then be
true. All are read by the same reader as stories, so "I am retired" also catches "My wife and I are
both retired". See :class:`..lexicon.entries.Implication` and
:class:`..lexicon.entries.Possession` for the columns.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Implication, Possession, implies, possession

# fmt: off
IMPLICATIONS: tuple[Implication, ...] = (
    implies(
        "never-jailed", "I have never been in prison|I have never been to prison",
        "I did not get out of prison|I am not in prison|I have not been released from prison",
        "you have been released from prison", "I have never been to jail.", False,
        "I have never been to Japan.",
    ),
    implies(
        "widowed",
        "I am widowed|I am a widow|I am a widower|my wife died|my husband died|my spouse died",
        "I used to be married|my partner died|my spouse died|I am not married",
        "you have been married", "I am a widow.", True, "My aunt is a widow.",
    ),
    implies(
        "divorced", "I am divorced|I got divorced|I got a divorce|my marriage ended in divorce",
        "I am divorced|I used to be married|I am not married", "you have been married",
        "I got divorced in 2016.", True, "My parents got divorced.",
    ),
    implies(
        "married", "I am married|I got married",
        "I have a partner|I am not single|I have a spouse|I used to be married|"
        "I am not divorced|I am not widowed",
        "you have a partner", "I am married.", True, "My sister is married.",
    ),
    implies(
        "single", "I am single", "I do not have a partner|I am not married", "you have a partner",
        "I'm single.", False, "My son is single.",
    ),
    implies(
        "separated", "I am separated from my wife|I am separated from my husband",
        "I used to be married", "you have been married", "I'm separated from my wife.", True,
        "I'm separated from my luggage.",
    ),
    implies(
        "parent-of",
        "I have a child|I have children|I am a mother|I am a father|I am a parent|I am a mum|"
        "I am a dad|I am a mom|I gave birth|I am a single parent",
        "I am a parent|I have a child", "you are a parent", "I have three daughters.", True,
        "I have three sisters.",
    ),
    implies(
        "childless", "I am childless|I do not have children",
        "I am not a parent|I do not have a child|I do not have a baby|I do not have a daughter|"
        "I do not have a son",
        "you are a parent", "I have no children.", False, "My brother has no children.",
    ),
    implies(
        "retired", "I am retired|I have retired|I retired",
        "I do not work|I do not have a job|I am not employed|I am retired", "you have a job",
        "I retired last spring.", False, "My dad retired last spring.",
    ),
    implies(
        "unemployed",
        "I am unemployed|I am jobless|I am out of work|I am between jobs|I do not have a job|"
        "I lost my job|I was laid off|I got laid off|I was made redundant|I have been laid off|"
        "I have been made redundant|I have lost my job",
        "I do not work|I do not have a job|I am not employed|I am unemployed", "you are employed",
        "I lost my job in May.", False, "I lost my keys in May.",
    ),
    implies(
        "not-working", "I do not work|I stopped working", "I do not have a job|I am not employed",
        "you have a job", "I don't work.", False, "My phone doesn't work.",
    ),
    implies(
        "employed",
        "I am employed|I have a job|I have an employer|I work for an employer|"
        "I work for a company|I work for a workplace|I work full-time|I work part-time",
        "I work|I have a job|I am employed|I am not unemployed", "you have a job",
        "I work full time in a mill.", True, "My wife works full time in a mill.",
    ),
    implies(
        "works-as",
        "I work as a tradesperson|I am a tradesperson|I work in a workplace|I work for a charity",
        "I work|I have a job|I am not unemployed", "you have a job",
        "I work as a bus driver.", True, "I talk to a bus driver.",
    ),
    implies(
        "self-employed",
        "I am self-employed|I run my own business|I have my own business|I own a business",
        "I am self-employed|I work|I run a business|I have a business|I am not unemployed",
        "you are self-employed", "I have my own business.", True, "I have my own bath.",
    ),
    implies(
        "tenant",
        "I am a tenant|I rent my home|I rent a flat|I rent an apartment|I rent a house|"
        "I rent my house|I live in a rented flat|I live in a rented house|I pay rent|"
        "I live in a council flat|I live in a council house",
        "I do not own my home|I rent my home|I pay rent|I am a tenant", "you own your home",
        "I'm a tenant here.", False, "I have a tenant here.",
    ),
    implies(  # one way: who is no council tenant may well live "in the home"
        "council-housed", "I am a council tenant|I rent from the council|I am a social tenant",
        "I live in a council home|I live in council housing|I live in social housing",
        "you live in social housing", "I'm a council tenant.", True, "I'm a council member.",
    ),
    implies(
        "homeowner",
        "I am a homeowner|I own my home|I own a house|I have a mortgage|I own my own home|"
        "I have paid off the mortgage",
        "I own my home|I own a home|I own property|I am a homeowner", "you own your home",
        "I am a homeowner.", True, "My aunt is a homeowner.",
    ),
    implies(
        "home-sold",
        "I sold my home|I sold my house|I sold my flat|we sold our house|I have sold my home|"
        "I have sold my house|I have sold my flat",
        "I used to own a home|I owned a home|I have owned a home|I do not own my old home",
        "you have owned a home", "We sold our house in 2019.", True, "We sold our boat in 2019.",
    ),
    implies(
        "landlord", "I am a landlord|I rent out a flat|I rent out a house", "I own property",
        "you own property", "I am a landlord.", True, "I have a landlord.",
    ),
    implies(
        "flat-let", "I let a flat|I have let my flat", "I let out a flat|I rent out a flat",
        "you have sublet the flat", "I've let the flat to a young couple.", True,
        "I've left the flat to a young couple.",
    ),
    implies(
        "homeless",
        "I am homeless|I sleep rough|I sleep in my car|I have nowhere to live|"
        "I live on the streets|I sleep on the streets|I live in my car",
        "I am homeless|I do not own my home|I do not have a home",
        "you own your home", "I am homeless.", False, "I help homeless people.",
    ),
    implies(
        "student",
        "I am a student|I study at university|I am at university|I am at college|"
        "I go to college|I go to university|I study at college|I go to school|"
        "I attend university|I attend college",
        "I am a student|I study", "you are a student", "I go to college.", True,
        "I drive to college.",
    ),
    implies(
        "graduate",
        "I graduated from university|I have a degree|I have a university degree|"
        "I finished university",
        "I have completed university|I have a degree|I am a graduate", "you have a degree",
        "I graduated from university in 2001.", True, "I graduated to real skis in 2001.",
    ),
    implies(
        "pregnant", "I am pregnant", "I am pregnant|I am a woman|I expect a baby",
        "you are a woman",
        "I am pregnant.", True, "My niece is pregnant.",
    ),
    implies(
        "wheelchair",
        "I am registered blind|I am registered disabled|I am partially sighted|"
        "I use a wheelchair|I am in a wheelchair|I am paralysed|I am paralyzed|I am blind|"
        "I am deaf|I am an amputee",
        "I am disabled|I have a disability", "you are disabled", "I use a wheelchair.", True,
        "I use a wheelbarrow.",
    ),
    implies(
        "healthy", "I am healthy|I am in good health|I am perfectly healthy",
        "I am not ill", "you are ill", "I am healthy.", False,
        "I eat healthy food.",
    ),
    implies(
        "soldier",
        "I served in the army|I served in the navy|I served in the military|I was in the army|"
        "I was in the military|I fought in the war|I served in the war|"
        "I spent years in the army|I spent years in the air force|I spent years in the marines|"
        "I was a soldier|I was discharged from the army|I was discharged from the military|"
        "I left the army|I left the military",
        "I am a veteran|I served in the armed forces|I was in the armed forces",
        "you are a veteran", "I served in the navy.", True, "I read about the navy.",
    ),
    implies(
        "never-served",
        "I have never been in the military|I have never served in the military",
        "I am not a veteran|I did not serve in the military", "you are a veteran",
        "I have never served in the military.", False, "I have never been to the museum.",
    ),
    implies(
        "prisoner", "I am in prison|I am a prisoner|I am an inmate",
        "I am in prison|I am a prisoner", "you are a prisoner",
        "I am in jail.", True, "I am in Jaipur.",
    ),
    implies(
        "ex-prisoner",
        "I was released from prison|I got out of prison|I served time in prison|"
        "I have been in prison",
        "I have been in prison|I was in prison", "you have been in prison",
        "I got out of prison in March.", True, "I got out of hospital in March.",
    ),
    implies(
        "farmer", "I own a farm|I run a farm|I have a farm", "I am a farmer", "you are a farmer",
        "I run a farm.", True, "I run a bar.",
    ),
    implies(
        "abused",
        "I am abused by my husband|I am abused by my partner|I am abused by my wife|"
        "my husband beats me.|my husband hits me.|my partner beats me.|my partner hits me.",
        "I experience domestic violence|I experience family and domestic violence|"
        "I am a victim of domestic abuse",
        "you experience domestic violence", "I am abused by my partner.", True,
        "I am amused by my partner.",
    ),
    implies(
        "vegetarian", "I am a vegetarian|I am vegan|I am a vegan", "I do not eat meat",
        "you eat meat", "I am a vegetarian.", False, "I am a vet.",
    ),
    implies(
        "house-buyer", "I bought a house|I bought a home|I bought my house",
        "I own a home|I own property|I am a homeowner|I own my home", "you own property",
        "I bought a house.", True, "I saw a house.",
    ),
    implies(
        "driving-test", "I passed my driving test|I have a driving licence",
        "I have a driving licence|I can drive", "you have a driving licence",
        "I passed my driving test.", True, "I booked my driving test.",
    ),
    implies(
        "insured", "I am insured|I have insurance", "I have insurance|I am insured",
        "you have insurance", "I am insured.", True, "I am inspired.",
    ),
    implies(
        "uninsured", "I am uninsured", "I do not have insurance", "you have insurance",
        "I am uninsured, and so is my landlord.", False, "I am undecided, and so is my landlord.",
    ),
)

POSSESSIONS: tuple[Possession, ...] = (
    possession(
        "spouse", "husband|wife|spouse", "I am married|I have a partner|I have a spouse",
        "you are married", "I live with my husband.", True, "I live with my cousin.",
    ),
    possession(
        "partner", "partner|girlfriend|boyfriend|fiancé|fiancée", "I have a partner",
        "you have a partner", "My girlfriend likes tea.", True, "My uncle likes tea.",
    ),
    possession(
        "own-child", "son|daughter|child|kid|baby|toddler|twins|stepson|stepdaughter",
        "I am a parent|I have a child", "you are a parent", "My daughter plays chess.", True,
        "My niece plays chess.",
    ),
    possession(
        "own-employer", "employer|boss|job|workplace|colleague|salary|manager|coworker",
        "I have a job|I work|I am employed", "you have a job", "My boss is kind.", True,
        "My aunt is kind.",
    ),
    possession(
        "own-landlord", "landlord|landlady", "I rent my home|I am not a homeowner",
        "you rent your home", "My landlord is slow.", True, "My lawyer is slow.",
    ),
    possession(
        "own-tenant", "tenant", "I own property", "you own property", "My tenant is slow.",
        True, "My lawyer is slow.",
    ),
    possession(
        "mortgage", "mortgage", "I have a mortgage|I own my home|I own property",
        "you own your home", "I pay my mortgage.", True, "I pay my lawyer.",
    ),
    possession(
        "dog",
        "dog|cat|pet|puppy|kitten|hamster|rabbit|parrot|budgie|goldfish|tortoise|guinea pig|gerbil",
        "I have a pet", "you have a pet", "My parrot talks.", True, "My car stalls.",
    ),
    possession(
        "car", "car|van|truck|motorbike|motorcycle", "I have a vehicle", "you have a vehicle",
        "My van leaks.", True, "My oven leaks.",
    ),
    possession(
        "business", "business|company|firm", "I have a business", "you have a business",
        "My firm makes toys.", True, "My uncle makes toys.",
    ),
    possession(
        "disability", "disability", "I have a disability|I am disabled", "you are disabled",
        "My disability slows me.", True, "My suitcase slows me.",
    ),
    possession(
        "own-pension", "pension", "I get a pension|I have a pension", "you get a pension",
        "My pension is small.", True, "My kitchen is small.",
    ),
    possession(
        "garden", "garden|yard", "I have a garden", "you have a garden", "I sit in my garden.",
        True, "I sit in my kitchen.",
    ),
)
# fmt: on
