"""Rules said again in nearly their own words: by whom, of how many, in what manner."""

import pytest

from cmr_logic import decide
from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

# clause, story, question, and what the story says: True, False, or None where it leaves it open
TOLD = [
    # "he" is who was named before; a school is no "he", and what whoever tells is, is not either
    ("you have a bus pass", "My son loves school. He has a bus pass.", "Can my son ride?", True),
    ("you have a bus pass", "My aunt met my son. He has a bus pass.", "Can my son ride?", True),
    ("you have a bus pass", "My uncle met my son. He has a bus pass.", "Can my son ride?", None),
    ("you have lost your pass", "She has lost her pass.", "Can my daughter ride?", True),
    ("you have lost your pass", "She has lost my pass.", "Can my daughter ride?", None),
    ("you have lost your pass", "She has lost her friend's pass.", "Can my daughter ride?", None),
    ("your landlord agrees", "I'm a tiler. My landlord is away, but he agrees.", "", True),
    # some are not all
    ("your hens are vaccinated", "Half of my hens are vaccinated.", "", None),
    ("your hens are vaccinated", "Only two of my hens are vaccinated.", "", None),
    ("your hens are vaccinated", "All of my hens are vaccinated.", "", True),
    ("your hens are vaccinated", "Not all of my hens are vaccinated.", "", False),
    ("every oar has been tagged", "Not every oar has been tagged.", "", False),
    ("you are insured", "Not all of us are insured.", "", None),
    ("your land is fenced", "Part of my land is fenced.", "", None),
    # everyone somewhere is not everyone elsewhere
    ("everyone in the home is a nurse", "Everyone in the house is a nurse.", "", True),
    ("everyone in the home is a nurse", "Not everyone in the house is a nurse.", "", False),
    ("everyone in the home is a nurse", "Everyone at my work is a nurse.", "", None),
    ("everyone in the home is a nurse", "Not everyone at work is a nurse.", "", None),
    # how something was done belongs to what was done
    ("you were honourably discharged", "I was dishonourably discharged.", "", False),
    ("you were honourably discharged", "I was honourably discharged.", "", True),
    ("you were honourably discharged", "I have never served in the military.", "", False),
    ("you were unfairly dismissed", "I was dismissed in May.", "", None),
    ("you are permanently employed", "I am temporarily employed.", "", None),
    ("you are legally married", "I am married.", "", True),
    # bodies that whoever asks speaks for
    ("you are crew holding a net licence", "Our crew holds a net licence.", "", True),
    ("you are crew holding a net licence", "The other crew holds a net licence.", "", None),
    ("you are a choir that rehearses weekly", "Our choir rehearses weekly.", "", True),
    # now, and in the present of "do"
    ("you are in work", "I'm not in work at the moment.", "", False),
    ("you let rooms to students", "I do not let rooms to students.", "", False),
    ("you let rooms to students", "I do not let big rooms to students.", "", None),
    # mistyped small words
    ("you mind a child", "I gave up rowing becuase I mind a child.", "", True),
    # who died is the deceased; who is brought as a guest is the guest
    ("the deceased left a will", "My aunt died in May. She left a will.", "", True),
    ("the deceased left a will", "My aunt died in May. She left no will.", "", False),
    ("the deceased left a will", "My aunt left a will.", "", None),
    ("the deceased left a will", "My aunt died. My cousin left a will.", "", None),
    ("the guest has paid", "I'll bring my cousin as my guest. My cousin has paid.", "", True),
    ("the guest has paid", "I'll bring my cousin. My cousin has paid.", "", None),
    # "one" is what is asked for
    ("you do not own one", "I own a tent.", "Can I borrow a tent?", True),
    ("you do not own one", "I own a van.", "Can I borrow a tent?", None),
    ("you already have one", "I've never had a tent.", "Can I borrow a tent?", False),
    # who has care is cared for
    ("you care for someone", "I have a care plan.", "", None),
    ("you care for someone", "I have care needs.", "", None),
    ("you care for someone", "I provide care.", "", True),
    # all of several, or some of them
    ("you booked both nights", "I only booked the Friday.", "", None),
    ("you booked both nights", "I booked both nights.", "", True),
    ("you booked both nights", "I booked neither night.", "", False),
    ("you have sold all your hay", "I've sold my hay.", "", True),
    ("you clean the hut every day", "I clean the hut on Mondays.", "", False),
    # what is said in passing, and what is moved
    ("your roof leaks", "My roof, I'm sorry to say, leaks.", "", True),
    (
        "you have ever taken opiates",
        "Pain killers I take, but opiates I have never taken.",
        "",
        False,
    ),
    ("you have ever eaten sea urchins", "Sea urchins I have never eaten.", "", False),
    ("the lift is broken", "According to the notice the lift is broken.", "", True),
    ("the lift is broken", "According to my aunt the lift is broken.", "", None),
    # a pupil's parents, of whom who asks is one
    ("a parent has signed", "Her dad has signed.", "Can my daughter come?", True),
    ("a parent has signed", "I've signed.", "Can my daughter come?", True),
    ("a parent has signed", "Her coach has signed.", "Can my daughter come?", None),
    ("a parent has signed", "I've signed.", "Can I come?", None),
    # "he's" is "he has" before what he did, of the animal that the question names
    ("it has bitten somebody", "He's never bitten anybody.", "Must my dog be muzzled?", False),
    ("it has bitten somebody", "He's never bitten.", "Must my dog be muzzled?", None),
    # what falls short of what is asked
    ("your dog is trained", "My dog is nearly trained.", "", None),
    ("your dog is trained", "My dog is being trained.", "", None),
    ("your dog is trained", "My dog is trained.", "", True),
    ("your rent is paid by the council", "My rent is being paid by the council.", "", True),
    ("your rent is paid by the council", "My rent is partly paid by the council.", "", None),
    ("you are a rower", "I'm a former rower.", "", False),
    ("you are a former rower", "I'm a former rower.", "", True),
    ("you ate at work", "I ate after work.", "", None),
    ("you were injured at work", "I was injured at work, before lunch.", "", True),
    ("you drive to work", "I drive for work.", "", None),
    ("you drive to work", "I'm driven to work.", "", None),
    ("you live with your parents", "I live with my wife's parents.", "", None),
    ("you have ever been married", "I am not married.", "", None),
    # a will is no modal verb
    ("you have made a will", "I have made a cake.", "", None),
    ("you have made a will", "I made a will in 2010.", "", True),
]


@pytest.mark.parametrize(("clause", "story", "question", "expected"), TOLD)
def test_restated(clause: str, story: str, question: str, expected: bool | None) -> None:
    rule = parse(f"You can join if {clause}.")
    found = {finding.value for finding in settle(rule.clauses, story, question)}
    assert found == ({expected} if expected is not None else set())


def test_items_that_name_people() -> None:
    rule = "These may use the lift:\n* guests with a heavy bag\n* guests using a frame"
    told = decide(rule, "May I use the lift?", scenario="I'm using a frame since my fall.")
    assert told.answer == "Yes"
    assert decide(rule, "May I use the lift?", scenario="I carry a heavy heart.").answer == "More"


def test_a_demand_ends_before_the_leave_that_it_comes_before() -> None:
    rule = "The raft must be weighed and tagged before it can be moored at the jetty."
    told = decide(rule, "Can I moor my raft at the jetty?", scenario="My raft isn't tagged.")
    assert told.answer == "No"


def test_who_may_use_what_is_told_apart() -> None:
    rule = parse("Lockers near the gate can be rented by rowers who hold a key.")
    assert [clause.statement for clause in rule.clauses] == [
        "the lockers are near the gate",
        "you hold a key",
    ]
