"""Plain restatements of a clause: with a time, a place, a whose or a when that it leaves out."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

TOWN = "Only people whose home is in Mombasa can join."
STATE = "People who live in the state of Maharashtra can use the clinic."
GALE = "No boat may leave while a gale warning is in force."
BOILER = "The refund is for boilers that were fitted on or before 1 May 2022."
METER = "You get the grant if your meter was installed in the cellar."
HOUSEHOLD = "Households with an annual income of less than $40,000 get a voucher."
GRADE = "Pupils with a grade of 90 percent or higher get a medal."
ILL = "Clerks who are ill for more than two days need a letter."
BEACH = "Dogs may run free only on the east beach."
TREE = "No tree may be felled between 1 April and 31 August."
DOG = "The fee is waived if your dog has been vaccinated."
PITCH = "Traders whose pitch has been approved can book a table."

# Each with a rule, a question, a story and the answer that a careful reader gives.
CASES = (
    # cities of which none is a part of another, and those of a state
    (TOWN, "Can I join?", "My home is in Nairobi.", "No"),
    (TOWN, "Can I join?", "My cousin's home is in Nairobi.", "More"),
    (STATE, "Can I use it?", "I live in Nagpur.", "Yes"),
    (STATE, "Can I use it?", "I live in Kochi.", "No"),
    (STATE, "Can I use it?", "I went to Nagpur once.", "More"),
    # "tonight" is as light as "today"
    (GALE, "May I leave in my boat tonight?", "A gale warning is in force tonight.", "No"),
    (GALE, "May I leave in my boat?", "A gale warning was in force last night.", "More"),
    # a day is no place in which a thing is installed
    (BOILER, "Do I get the refund?", "Our boiler was fitted on 7 March 2023.", "No"),
    (BOILER, "Do I get the refund?", "Our boiler was fitted on 7 March 2021.", "Yes"),
    (METER, "Do I get the grant?", "My meter was installed in 2019.", "More"),
    (METER, "Do I get the grant?", "My meter is in the cellar.", "Yes"),
    # what is a household's is its members'
    (HOUSEHOLD, "Do we get a voucher?", "Our household's annual income is $53,000.", "No"),
    (HOUSEHOLD, "Do we get a voucher?", "My family's annual income is $51,000.", "No"),
    (HOUSEHOLD, "Do we get a voucher?", "My sister's household has an income of $33,000.", "More"),
    # who has a grade is a pupil
    (GRADE, "Do I get a medal?", "My grade was 93 percent.", "Yes"),
    (GRADE, "Do I get a medal?", "My grade was 83 percent.", "No"),
    (GRADE, "Do I get a medal?", "My brother's grade was 93 percent.", "More"),
    ("Students with an income below $30,000 get a bonus.", "Do I get a bonus?",
     "My income is $26,000. I'm a plumber.", "More"),
    # an absence is over when a rule asks how long it is
    (ILL, "Do I need a letter?", "I was ill for four days.", "Yes"),
    (ILL, "Do I need a letter?", "I was ill for one day.", "No"),
    (ILL, "Do I need a letter?", "My wife was ill for four days.", "More"),
    ("Pupils who are off school for more than two days need a letter.",
     "Does my son need a letter?", "He was off school for four days.", "Yes"),
    # who asks of "here" is where they say that they are
    (BEACH, "May my dog run free here?", "We are on the west beach, near the pier.", "No"),
    (BEACH, "May my dog run free where we are?", "We're on the east beach.", "Yes"),
    (BEACH, "May my dog run free tomorrow?", "We are on the west beach.", "More"),
    (BEACH, "May my dog run free here?", "We were on the west beach this morning.", "More"),
    # the day on which another is to do it
    (TREE, "May I have my tree felled?", "The tree surgeon will come on 9 June to do it.", "No"),
    (TREE, "May I have my tree felled?", "The tree surgeon will do the job on 9 November.", "Yes"),
    (TREE, "May I have my tree felled?", "The tree surgeon came on 9 June to see it.", "More"),
    (TREE, "May I have my tree felled?", "My aunt will come on 9 June to see us.", "More"),
    (TREE, "May I have my tree felled?", "The surgeon won't come on 9 June to do it.", "More"),
    # a dog of a breed, beside other animals that it deals with
    (DOG, "Do I have to pay the fee for my kelpie?", "She has not been vaccinated.", "Yes"),
    (DOG, "Do I have to pay the fee for my dog?",
     "He has not been vaccinated. He guards our goats.", "Yes"),
    (DOG, "Do I have to pay the fee for my dog?",
     "He chased our cat. It has not been vaccinated.", "More"),
    # what was granted last year is asked for anew
    (PITCH, "Can we book a table?",
     "Last year our pitch was approved in May. We applied again this summer.", "More"),
    (PITCH, "Can we book a table?",
     "Last year our pitch was approved. This year we have not heard yet.", "More"),
    (PITCH, "Can we book a table?", "Our pitch was approved in May.", "Yes"),
    ("You can join if you have passed the swimming test.", "Can I join?",
     "I passed the swimming test last year.", "Yes"),
)  # fmt: skip


@for_each("rule, question, story, answer", CASES)
def test_plain_restatements(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
