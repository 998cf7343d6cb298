"""Every transformation fires on its example, and leaves its counter-example alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.text import word_set
from cmr_logic.wording import (
    FRAGMENTS,
    INVERSION,
    PREPARATION,
    Transformation,
    question,
    transformations,
)

TABLES: tuple[Transformation[Any], ...] = (*PREPARATION, *FRAGMENTS, *INVERSION)
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "question-wording.md"


@pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.name)
def test_fires_on_its_example(entry):
    statement, wanted = entry.fires
    assert question(statement) == wanted
    assert entry.name in transformations(statement)


@pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.name)
def test_leaves_its_counter_example(entry):
    statement, wanted = entry.idle
    assert question(statement) == wanted
    assert entry.name not in transformations(statement)


def test_names_are_unique():
    names = [entry.name for entry in TABLES]
    assert len(set(names)) == len(names)


def test_the_page_lists_every_transformation_in_order_with_its_examples():
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", page, re.MULTILINE)
    listed = [row for row in rows if row[0] not in {"name", "---"}]
    assert listed == [(entry.name, *entry.fires) for entry in TABLES]


def test_the_page_shows_how_joined_statements_are_asked():
    page = PAGE.read_text(encoding="utf-8").partition("## Joined statements")[2]
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", page, re.MULTILINE)[2:]
    assert rows
    assert [question(statement) for statement, _ in rows] == [wanted for _, wanted in rows]


PAIRS = {
    # joined predicates in several tenses
    "you were fined, have a debt, or rowed on the lake": (
        "Were you fined, do you have a debt, or did you row on the lake?"
    ),
    "you own a raft built or painted here": "Do you own a raft built or painted here?",
    "you must be a cook, be at least 18 years old, and reside here": (
        "Are you a cook, at least 18 years old, and do you reside here?"
    ),
    # tense and auxiliary
    "you bought the ticket at the station": "Did you buy the ticket at the station?",
    "your brothers run the stall": "Do your brothers run the stall?",
    "your brother runs the stall": "Does your brother run the stall?",
    "there was a fire": "Was there a fire?",
    "you've been ill": "Have you been ill?",
    "you'd been ill": "Had you been ill?",
    "you used to rent": "Did you use to rent?",
    "your neighbour's income is low": "Is your neighbour's income low?",
    "your partner's self-employed": "Is your partner self-employed?",
    "your costs went up or stayed high": "Did your costs go up or stay high?",
    # finite verbs that are nouns, participles or names of months elsewhere
    "the shop closes because of flooding": "Does the shop close because of flooding?",
    "the guide used the lift": "Did the guide use the lift?",
    "the club meets in May": "Does the club meet in May?",
    "anybody stays for over a month": "Does anybody stay for over a month?",
    "your firm employs fewer than five people": "Does your firm employ fewer than five people?",
    "your club rowed last year or plans to do so": (
        "Did your club row last year or does your club plan to do so?"
    ),
    "the photo no longer looks like you": "Does the photo no longer look like you?",
    "boats stay in the dock": "Do boats stay in the dock?",
    "the class lasts two hours": "Does the class last two hours?",
    "you bring proof of address": "Do you bring proof of address?",
    # no verbs: kinds of people and things
    "members of the film club": "Are you a member of the film club?",
    "workers on a night shift": "Are you a worker on a night shift?",
    "the margin used on trains": "Is it the margin used on trains?",
    "tools for boats you still have": "Is it a tool for boats you still have?",
    # articles and number
    "you must be civil partner": "Are you a civil partner?",
    "applicants for a berth have a boat": "Do you have a boat?",
    "you do smoke": "Do you smoke?",
    "you do business abroad": "Do you do business abroad?",
    "you keep hens (we will ask)": "Do you keep hens?",
    "you are still a farmer": "Are you still a farmer?",
    "you are already civil partner": "Are you already a civil partner?",
    "you must be eligible farmers": "Are you an eligible farmer?",
    "you must be habitually resident": "Are you habitually resident?",
    "you may be asked questions": "Are you asked questions?",
    "it is cheese and cheese products": "Is it cheese and cheese products?",
    "your tools must be inspected": "Have your tools been inspected?",
    "six months": "Is it six months?",
    # what animals and things do, and plurals that look like it
    "your dog barks, bites or growls": "Does your dog bark, bite or growl?",
    "your boat leaks or rattles": "Does your boat leak or rattle?",
    "your roof tiles or slates": "Is it your roof tiles or slates?",
    "the guild sold it to you after 2015": "Did the guild sell it to you after 2015?",
    "the parcel sent us": "Is it the parcel sent us?",
    # either of two
    "either you or your aunt has a boat": "Do you or your aunt have a boat?",
    "either you own a boat or you rent one": "Do you own a boat or do you rent one?",
    # a way that is taken, and a rise
    "you go up to the third floor": "Do you go up to the third floor?",
    "you go down the steps to the quay": "Do you go down the steps to the quay?",
    "you go down to Kent": "Do you go down to Kent?",
    "your rent goes up to £500": "Did your rent go up to £500?",
    # doubled words
    "you are a a sailor": "Are you a sailor?",
    "you moor in within ten miles": "Do you moor within ten miles?",
    "you arrive in under an hour": "Do you arrive in under an hour?",
    # names
    "Rowing Benefit": "Is it Rowing Benefit?",
    "Keeper's Allowance": "Is it Keeper's Allowance?",
    # times and calls
    "under the scheme, farmers may fell trees": "Do farmers fell trees under the scheme?",
    "check with them": "Do you check with them?",
    "you work on a boat and your cousin pays for it": (
        "Do you work on a boat and does your cousin pay for it?"
    ),
    "last year it carried 90 guests": "Did it carry 90 guests last year?",
    "send a photo, please": "Did you send a photo?",
    "Please wait here": "Do you wait here?",
    # demands
    "you must have to be 16 or older": "Are you 16 or older?",
    "you must need the chair": "Do you need the chair?",
    "you must be 21 or over": "Are you 21 or over?",
    "your car must have been taxed": "Has your car been taxed?",
    "you have to carry a map": "Do you carry a map?",
    "there must be two exits": "Are there two exits?",
    # events
    "your rent rises by over £50": "Did your rent rise by over £50?",
    "the panel refuses your appeal": "Did the panel refuse your appeal?",
    "you sell a boat or your mooring": "Did you sell a boat or your mooring?",
    "you remarry before you reach 60": "Did you remarry before you reached 60?",
    "you make a profit when you sell it": "Did you make a profit when you sold it?",
    "you must tell us within a week": "Did you tell us within a week?",
    "you fall ill before it starts": "Did you fall ill before it started?",
    "you sell (or give away) your boat": "Did you sell (or give away) your boat?",
    "you hire a boat": "Do you hire a boat?",
    "you go back to college": "Did you go back to college?",
    "your firm is inspected and fined": "Has your firm been inspected and fined?",
    # habits, states and plans
    "you sell boats": "Do you sell boats?",
    "you tell us every month": "Do you tell us every month?",
    "you go to college": "Do you go to college?",
    "you leave the island in June": "Do you leave the island in June?",
    "you change your tyres": "Do you change your tyres?",
    "your symptoms stop you from working": "Do your symptoms stop you from working?",
    # subjects
    "the owner who died left a debt": "Did the owner who died leave a debt?",
    "the shop you are buying from sets a limit": "Does the shop you are buying from set a limit?",
    "you or your partner work abroad": "Do you or your partner work abroad?",
    "your heating costs go up": "Did your heating costs go up?",
    "the scheme helps young farmers maintain hedges": (
        "Does the scheme help young farmers maintain hedges?"
    ),
    "you sell items that aren't exempt": "Do you sell items that aren't exempt?",
    "the Child Support Office refuses": "Did the Child Support Office refuse?",
    "he or she is under five": "Is he or she under five?",
    "the price of the tickets must be fixed": "Is the price of the tickets fixed?",
    "your age and income were checked": "Were your age and income checked?",
    # one of many
    "you are nurses, porters or cleaners": "Are you a nurse, porter or cleaner?",
    "you are adults who live alone": "Are you an adult who lives alone?",
    "you are part-time students": "Are you a part-time student?",
    "you are parents of a pupil": "Are you a parent of a pupil?",
    "it is goods for sale": "Is it goods for sale?",
    "you are carers and guests": "Are you a carer or guest?",
    "you are nurses on leave and people over 70": "Are you a nurse on leave or person over 70?",
    "it is cakes and pies": "Is it cakes and pies?",
    "you are parents of boys and girls": "Are you a parent of boys and girls?",
    "you are firemen": "Are you a fireman?",
    "it is specimens": "Is it a specimen?",
    "you are sole trader": "Are you a sole trader?",
    "you are staff": "Are you staff?",
    # the person asked
    "trainees in their first month": "Are you a trainee in your first month?",
    "you are next to parents and their pets": "Are you next to parents and their pets?",
    "you row and whose boat leaks": "Do you row and does your boat leak?",
    "who work at night": "Do you work at night?",
    "your cat is ill or who adopt a cat": "Is your cat ill or do you adopt a cat?",
    "anyone born after 2010": "Were you born after 2010?",
    "people with three or more children": "Do you have three or more children?",
    "the applicants must own their home": "Do you own your home?",
    "anyone rowing at night must have a lamp": "Do you have a lamp?",
    "somebody at the quay must have a lamp": "Does somebody at the quay have a lamp?",
    "people who row with you must have a lamp": "Do people who row with you have a lamp?",
    "people at the quay have a lamp": "Do people at the quay have a lamp?",
    "volunteers under 18 must have rowed before": "Have you rowed before?",
    "the applicant's landlord must agree": "Does your landlord agree?",
    "you rowed before dawn, met us or sold it": "Did you row before dawn, meet us or sell it?",
    "you rowed before you moved or sold it": "Did you row before you moved or sold it?",
    "volunteers must complete the course": "Do you complete the course?",
    "a volunteer has visited you": "Has a volunteer visited you?",
    "the entrant rowed last year, owns a vest and pays the fee": (
        "Did you row last year, do you own a vest and pay the fee?"
    ),
    "he or she is over 8": "Is he or she over 8?",
    "she/he has paid his/her fee": "Has she/he paid his/her fee?",
    "you lost or broke an oar": "Did you lose or break an oar?",
    "a person who usually works at night": "Do you work at night?",
    "you haven't moved": "Have you not moved?",
    "you aren't a member": "Are you not a member?",
    "whose parents are divorced": "Are your parents divorced?",
    "your berth is in Dock K.": "Is your berth in Dock K?",
    "you arrive before 9 a.m.": "Do you arrive before 9 a.m.?",
    "Guests at the Old Mill pay more": "Do guests at the Old Mill pay more?",
    "Old Mill guests pay more": "Do Old Mill guests pay more?",
    "Loans go to members": "Do loans go to members?",
    "Americans pay more": "Do Americans pay more?",
    # what has no subject
    "being a keeper of bees": "Are you a keeper of bees?",
    "having kept bees": "Have you kept bees?",
    "to be over 16": "Are you over 16?",
    "to be used at sea": "Is it to be used at sea?",
    "unemployed": "Are you unemployed?",
    # subjects of several words
    "you and your mate both row": "Do you and your mate both row?",
    "you as well as your mate row": "Do you as well as your mate row?",
    "you (or your mate) own a boat": "Do you (or your mate) own a boat?",
    "you, or someone you row with, own a boat": "Do you, or someone you row with, own a boat?",
    "you and/or your mate own a boat": "Do you and/or your mate own a boat?",
    "you, your mate or your guest are over 60": "Are you, your mate or your guest over 60?",
    "you lose the key": "Did you lose the key?",
    "you miss a payment": "Did you miss a payment?",
    "you neither row nor sail": "Do you neither row nor sail?",
    "the only boat you have is a canoe": "Is the only boat you have a canoe?",
    "this applies to you": "Does this apply to you?",
    "you are somebody's guest": "Are you somebody's guest?",
    "at least one of you is over 60": "Is at least one of you over 60?",
    "at least 60 years old": "Are you at least 60 years old?",
    "fewer than ten people own the boat": "Do fewer than ten people own the boat?",
    "guides complete the course": "Do guides complete the course?",
    "your mate have rowed before": "Has your mate rowed before?",
    "the crew have rowed before": "Have the crew rowed before?",
    "either of you sails at night or one of your guests has rowed": (
        "Does either of you sail at night or has one of your guests rowed?"
    ),
    # demands, past and past demands
    "you last rowed in May": "Did you last row in May?",
    "you had to sell the boat": "Did you have to sell the boat?",
    "you are required to have rowed before": "Have you rowed before?",
    "you are required to report it": "Are you required to report it?",
    # joined statements
    "you are over 16 and you have a bike": "Are you over 16 and do you have a bike?",
    "you row alone, or everyone you row with is a guest": (
        "Do you row alone, or is everyone you row with a guest?"
    ),
    "there is a quay and your boat is on it": "Is there a quay and is your boat on it?",
    "you grow fruit and the plot has a tap": "Do you grow fruit and does the plot have a tap?",
    "you eat peas and the pods of beans": "Do you eat peas and the pods of beans?",
    # joined predicates, each with its auxiliary
    "you are over 60 and live alone": "Are you over 60 and do you live alone?",
    "you live in Hull, or are moving there": "Do you live in Hull, or are you moving there?",
    "you have sailed alone but need a mate": "Have you sailed alone but do you need a mate?",
    "you must be over 18 and live here": "Are you over 18 and do you live here?",
    "you need to pay the fee and be insured": "Do you pay the fee and are you insured?",
    "your boat was built here and has been sold": (
        "Was your boat built here and has your boat been sold?"
    ),
    "the owner of the boat is ill and lives abroad": (
        "Is the owner of the boat ill and does the owner of the boat live abroad?"
    ),
    "shops or stalls with a roof are insured and have a permit": (
        "Are shops or stalls with a roof insured and do they have a permit?"
    ),
    "the engine of the boat has been mended and is safe": (
        "Has the engine of the boat been mended and is it safe?"
    ),
    "you keep goats but don't sell milk": "Do you keep goats but do you not sell milk?",
    "your parcel is lost, arrives late or is damaged": (
        "Is your parcel lost, does your parcel arrive late or is your parcel damaged?"
    ),
    "guides must be 25 or over, hold a licence and know the way": (
        "Are guides 25 or over, do guides hold a licence and know the way?"
    ),
    "the guides earn little and whose shifts are long": (
        "Do the guides earn little and are their shifts long?"
    ),
    "your choir sang last year or plans to sing": (
        "Did your choir sing last year or does your choir plan to sing?"
    ),
    # a past of its own after "were", and a participle that shares it
    "your cat was born here or moved to the farm": (
        "Was your cat born here or did your cat move to the farm?"
    ),
    "you were ill and lost your job": "Were you ill and did you lose your job?",
    "you were dismissed or resigned": "Were you dismissed or did you resign?",
    "you were evicted or moved to a hostel": "Were you evicted or moved to a hostel?",
    "the hut was cleaned and painted on one day": "Was the hut cleaned and painted on one day?",
    # one auxiliary for both
    "your landlord dies, sells the flat or goes bankrupt": (
        "Did your landlord die, sell the flat or go bankrupt?"
    ),
    "trips are free for people visiting a patient or mending a roof": (
        "Are trips free for people visiting a patient or mending a roof?"
    ),
    "it is soap, make up and scent": "Is it soap, make up and scent?",
    "you live here and pay the fee": "Do you live here and pay the fee?",
    "your aunt has lived here and gets grants or credits from work": (
        "Has your aunt lived here and does your aunt get grants or credits from work?"
    ),
    "your firm sells food, and meets the test": "Does your firm sell food, and meet the test?",
    "you are retired or are too ill to work": "Are you retired or too ill to work?",
    "you must be registered to vote, be over 18 and have a card": (
        "Are you registered to vote, over 18 and do you have a card?"
    ),
    "you have rowed and have swum": "Have you rowed and swum?",
    "you can swim and dive": "Can you swim and dive?",
    # no predicate, or one of another clause
    "you get grants and support": "Do you get grants and support?",
    "you know a man who rows and is free": "Do you know a man who rows and is free?",
    "it was built before 1950 and has rusted": "Was it built before 1950 and has it rusted?",
    # brackets
    "you row (or your partner rows for you)": "Do you row (or your partner rows for you)?",
    "you own a boat (or your firm has one) and pay tax": (
        "Do you own a boat (or your firm has one) and pay tax?"
    ),
    "you get the full rate (£90 per week)": "Do you get the full rate?",
    "you row (it is good exercise for you)": "Do you row?",
    # fragments
    "be a member": "Are you a member?",
    "under 18": "Are you under 18?",
    "registered with a dentist": "Are you registered with a dentist?",
    "own a boat": "Do you own a boat?",
    "an hourly ticket": "Is it an hourly ticket?",
    "you are": "Does this apply to you?",
    "": "Does this apply to you?",
    # names
    "you live in Great Yarmouth": "Do you live in Great Yarmouth?",
    "You get Carer Credit": "Do you get Carer Credit?",
    "Jordan": "Is it Jordan?",
    "Motorways": "Is it a motorway?",
    "Disabled": "Are you disabled?",
    "Fees are due each May": "Are fees due each May?",
}


@pytest.mark.parametrize(("statement", "wanted"), PAIRS.items(), ids=list(PAIRS))
def test_wording(statement, wanted):
    assert question(statement) == wanted


WORDS = st.sampled_from(
    sorted(
        word_set(
            "you your the a people who that is are was have has must may to be of in and or not "
            "'s 're ( ) , live lived living student students income 18 £5 "
            "their he they there on before Wales"
        )
    )
)


@given(st.lists(WORDS, max_size=25).map(" ".join))
def test_words_in_any_order_give_one_question(statement):
    asked = question(statement)
    assert asked.endswith("?")
    assert asked[0] == asked[0].upper()


@given(st.text())
def test_any_text_gives_a_question(text):
    assert question(text).endswith("?")


@pytest.mark.parametrize(
    "text", ["\ud800", "(" * 10_000, "you " * 100_000, "x" * 1_000_000, "\x00"]
)
def test_odd_texts_give_a_question(text):
    asked = question(text)
    assert asked.endswith("?")
    assert len(asked) < 1_200
