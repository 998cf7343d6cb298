"""What follows where somebody speaks of "my …": more reviewed entries.

They are read and tested like the possessions of :mod:`.implications`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Possession, possession

# fmt: off
HOLDINGS: tuple[Possession, ...] = (
    possession(
        "own-staff", "employee|staff|workforce", "I am an employer|I have employees|I have staff",
        "you have employees", "My staff like tea.", True, "My aunt likes tea.",
    ),
    possession(
        "own-shop", "shop|store|bakery|restaurant|cafe|café|salon",
        "I have a business|I own a business|I run a business", "you run a business",
        "My bakery opens at six.", True, "My window opens at six.",
    ),
    possession(
        "own-school", "university|college|professor|classmate|dormitory",
        "I am a student|I study", "you are a student", "My professor is late.", True,
        "My parcel is late.",
    ),
    possession(
        "own-lawn", "lawn|vegetable patch|flower bed|greenhouse|back yard", "I have a garden",
        "you have a garden", "I was mowing my lawn.", True, "I was mowing my uncle's lawn.",
    ),
    possession(
        "own-payslip",
        "payslip|pay slip|workmate|shift|wage packet|rota|line manager|shift pattern",
        "I have a job|I am employed", "you have a job", "My payslip came.", True,
        "My parcel came.",
    ),
    possession(
        "own-farm", "farm|herd|cattle|livestock", "I am a farmer|I have a farm",
        "you are a farmer", "My herd is small.", True, "My hat is small.",
    ),
    possession(
        "own-aid", "wheelchair|guide dog|hearing aid|prosthesis",
        "I am disabled|I have a disability", "you are disabled", "My wheelchair creaks.", True,
        "My cupboard creaks.",
    ),
    possession(
        "own-illness", "diabetes|asthma|cancer|epilepsy|arthritis|illness",
        "I have a medical condition|I have an illness", "you have a medical condition",
        "My asthma is mild.", True, "My curry is mild.",
    ),
    possession(
        "own-savings", "savings|nest egg", "I have savings", "you have savings",
        "My savings shrink.", True, "My sweaters shrink.",
    ),
    possession(
        "own-grandchild", "grandchild|grandson|granddaughter",
        "I have a grandchild|I have a child|I am a grandparent", "you have a grandchild",
        "My grandson sings.", True, "My neighbour sings.",
    ),
    possession(
        "own-sibling", "brother|sister|sibling|twin",
        "I have a sibling|I have siblings", "you have siblings",
        "My younger brother lives in Spain.", True, "My brother-in-law lives in Spain.",
    ),
    possession(
        "own-flatmate", "flatmate|housemate|roommate",
        "I do not live alone|I share my home|I have a flatmate", "you live alone",
        "My flatmate sings.", False, "My workmate sings.",
    ),
    possession(
        "own-apprenticeship", "apprenticeship", "I am an apprentice|I have an apprenticeship",
        "you are an apprentice", "My apprenticeship is fun.", True, "My allotment is fun.",
    ),
    possession(
        "own-lodger", "lodger|subtenant",
        "I own property|I let a room|I let a room to a lodger|I have a lodger",
        "you let a room", "My lodger is quiet.", True, "My locker is quiet.",
    ),
)
# fmt: on
