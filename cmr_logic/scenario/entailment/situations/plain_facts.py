"""Plain facts of a life: under lock or not, kept or thrown away, of kin or not."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Situation, filled, situation

_PAPERS = "ticket|receipt|invoice|packaging|box|letter|bill|proof of purchase"
_LOCKED = (
    "safe|locked safe|locked cabinet|gun cabinet|locked cupboard|locked shed|locked barn|"
    "locked room|strongroom|locked garage|steel cabinet|gun safe|strongbox|padlocked shed"
)


def _kept(paper: str) -> Situation:
    """Return the situation of who kept a paper: that of one paper says nothing of another."""
    return situation(
        f"binned-the-{paper.replace(' ', '-')}",
        said=f"I kept my {paper}|I have my {paper}",
        barred=f"I threw the {paper} in the bin|I binned the {paper}|I threw away my {paper}|"
        f"I burnt the {paper}|the {paper} went out with the rubbish|"
        f"I tore up the {paper}|I shredded the {paper}",
        clause=f"you kept your {paper}",
        fires=f"I have my {paper}.",
        fails=f"I threw the {paper} in the bin.",
        silent=f"I read the {paper} in the inn.",
    )


# fmt: off
PLAIN_FACTS: tuple[Situation, ...] = (
    situation(
        "on-the-ward",
        said="I am in hospital|I am a hospital patient",
        worded="I am staying in hospital|I am a patient in hospital",
        shown="I am on a ward|I am on the ward|I am in intensive care|I am in a hospital bed|"
              "I am writing this from my hospital bed|I have been in hospital since Monday|"
              "they are keeping me in hospital",
        barred="I have never spent a night in hospital|I have never been in hospital|"
               "I came home from hospital|I was discharged from hospital|"
               "I have not been in hospital for years|"
               "I have not seen the inside of a hospital for years|"
               "I have never set foot in a hospital|I am at home|they let me out of hospital",
        clause="you are in hospital", fires="I'm on a ward, waiting for my operation.",
        fails="They let me out of hospital on Monday.", silent="I'm on a walk, waiting for my bus.",
    ),
    situation(
        "under-lock",
        said="I have somewhere secure|I have a secure place|I have somewhere secure to keep it|"
             "I have secure storage",
        worded="I have a secure place to store it|I have somewhere safe to keep it|"
               "I have a safe place to keep it|I have somewhere secure to store it|"
               "I can store it securely|I have suitable secure storage",
        shown=filled("I have a {}", _LOCKED) + "|" + filled("I keep it in a {}", _LOCKED) + "|"
              "it is kept in a locked room|it stays in a locked shed|it lives in a locked shed|"
              "it is locked away|"
              "I have a steel safe in my cellar|I have a lock-up",
        barred="there is no lock on my shed|"
               "I have nowhere safe to keep it|it just lies in the street|"
               "I keep it under my bed|I leave it in the street|it is kept outside|"
               "it is left outside|I have nowhere to keep it|my shed has no lock|"
               "it just leans against the wall|I leave it in an open shed",
        clause="you have somewhere secure to keep it",
        fires="I've got a padlocked shed.", fails="I've nowhere safe to keep it.",
        silent="I've got a painted shed.",
    ),
    *map(_kept, _PAPERS.split("|")),
    situation(
        "no-tie-of-blood",
        said="my landlord is a relative|my landlord is a member of my family|"
             "I rent from a relative|I rent from a family member|my landlord is related to me",
        worded="my landlord is a close relative|my landlord is a family member|"
               "I rent from a close relative|I am related to my landlord|"
               "I rent from a member of my family",
        shown="I rent from my brother|I rent from my mother|I rent from my dad|"
              "I pay rent to my sister|my landlord is my uncle|my landlord is my father|"
              "my landlady is my aunt|my landlady is my mum|I rent from my son|"
              "I rent from my parents|my brother is my landlord|my sister owns my flat",
        barred="my landlord is the council|my landlord is a company|"
               "my landlord is a property company|my landlord is a housing association|"
               "I rent from the council|I rent from a housing association|"
               "I rent from a company|I had never met my landlord before|"
               "my landlord is a stranger|my landlord is a big firm|"
               "I found my flat through an agency|I rent from a letting agency|"
               "my landlord is no relation|I am not related to my landlord",
        clause="your landlord is a relative", fires="I pay rent to my sister.",
        fails="My landlord is a big property company.", silent="My landlord knows my sister.",
    ),
    situation(
        "good-eyes",
        said="I am blind|I am registered blind|I am registered as blind|I am sight impaired",
        worded="I am severely sight impaired|I am registered as severely sight impaired|"
               "I am registered as blind with the council",
        shown="I lost my sight|I have been blind since birth|I was born blind",
        barred="I have perfect sight|my sight is perfect|my eyesight is perfect|"
               "I have perfect eyesight|I have perfect vision|I passed my eye test|"
               "there is nothing wrong with my eyes|I have twenty-twenty vision|"
               "I can see perfectly well|"
               "I have eyes like a hawk",
        clause="you are registered as blind", fires="I was born blind.",
        fails="My eyesight's perfect.", silent="I was bored by the band.",
    ),
    situation(
        "no-parent-of-it",
        said="I am a parent|I am the parent of the child|I am the child's parent|"
             "I am a parent of the child",
        worded="I am a parent with parental responsibility|I have parental responsibility|"
               "I have parental responsibility for the child|I am the mother or father",
        shown="I am her mum|I am his dad|I am her mother|I am his father|I am her dad|"
              "I am his mum|I am the child's mother|I am the baby's father|I gave birth to her",
        barred="I am the family's neighbour|I am the boy's teacher|I am her teacher|"
               "I am his neighbour|I am the girl's teacher|I am a friend of the family|"
               "I am their babysitter|I am only the babysitter|"
               "I am a neighbour of theirs|I am his football coach",
        clause="you are a parent of the child", fires="I'm her mum.",
        fails="I'm the boy's teacher.", silent="I'm the boy's boss.",
    ),
    situation(
        "kin-of-the-child",
        said="I am closely related to the child|I am related to the child|"
             "I am a relative of the child|I am a close relative of the child",
        worded="I am a member of the child's family|I am a family member of the child",
        shown="she is my niece|he is my nephew|I am her aunt|I am his uncle|I am her gran|"
              "I am her grandmother|I am his grandfather|he is my grandson|"
              "she is my granddaughter|I am his grandad|she is my sister|he is my brother|"
              "I am her auntie",
        barred="I am no relation|we are no relation|we are not related|she is no relation of mine|"
               "I am not related to the child|I am the family's neighbour|"
               "he is no relation of mine",
        clause="you are closely related to the child", fires="She's my niece.",
        fails="We're not related.", silent="She's my nurse.",
    ),
)
# fmt: on
