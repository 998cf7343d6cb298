"""Stories that come near a condition and leave it open: another person, thing, place or time."""

from __future__ import annotations

import pytest

from cmr_logic import decide

# A rule and a question, and what must not settle the rule's condition.
NEAR: dict[tuple[str, str], tuple[str, ...]] = {
    (
        "You can get the grant if your household income is below £20,000 a year.",
        "Can I get the grant?",
    ): ("I've asked for £15,000 to do up the roof.",),
    ("You qualify for the discount if you are over 60.", "Do I qualify for the discount?"): (
        "My father turned 72 last week and he wants to come along with me.",
        "I have been a member for 61 years of this club's history, well, my family has.",
        "There were about 65 of us at the party last night.",
    ),
    ("You can borrow the van if you are 25 or older.", "Can I borrow the van?"): (
        "I'll be 25 sometime next year or the year after.",
        "My licence is 26 pages of stamps by now.",
    ),
    (
        "You may keep the deposit if the guest cancels less than 7 days before arrival.",
        "Can I keep the deposit?",
    ): ("The guest stayed for 5 days last summer and has booked again.",),
    ("Claims are accepted if you report the loss within 30 days.", "Will my claim be accepted?"): (
        "The trip itself lasted 20 days.",
    ),
    ("You can work here if you do not have a criminal record.", "Can I work here?"): (
        "My brother has no criminal record.",
        "Nobody ever asked me whether I have a criminal record.",
    ),
    ("You can get a refund if the item is unopened.", "Can I get a refund?"): (
        "I am not sure whether my son opened it.",
    ),
    ("You can foster a dog if you do not work full time.", "Can I foster a dog?"): (
        "My wife doesn't work full time.",
        "I might stop working full time in spring.",
    ),
    ("You can join if you live in Wales.", "Can I join?"): (
        "I grew up in Cardiff and moved around a lot since.",
        "We go on holiday to Tenby each summer.",
        "My company has its head office in Swansea.",
    ),
    ("You are covered if you have locked the bike.", "Am I covered?"): (
        "My neighbour locked his bike to the same rack.",
    ),
    ("You can claim if you have been ill for at least 4 weeks.", "Can I claim?"): (
        "I was told the wait for an appointment is 6 weeks.",
        "I fell ill at work and had to sit down.",
    ),
    ("You can stay if you have paid the rent.", "Can I stay?"): (
        "I have paid the electricity bill.",
        "I mean to pay the rent on Friday.",
        "The landlord says everybody pays the rent late.",
    ),
    ("You get the allowance if you have children under 16.", "Do I get the allowance?"): (
        "My sister's children are 8 and 10.",
        "I teach a class of nine-year-olds.",
    ),
    ("You can skip the course if you have a first aid certificate.", "Can I skip the course?"): (
        "I know how to do first aid, I learned it from my dad.",
        "I lost my diving certificate.",
    ),
    ("You can use the pool if you have no open wounds.", "Can I use the pool?"): (
        "I had a cut on my knee last month.",
    ),
    ("You can fly if you are less than 28 weeks pregnant.", "Can I fly?"): (
        "My baby is 20 weeks old.",
        "My friend is 20 weeks pregnant and flew yesterday.",
    ),
    (
        "You have to pay the charge if you drive into the centre on a weekday.",
        "Do I have to pay the charge?",
    ): (
        "I drive to the centre quite often.",
        "I took the bus into the centre on Tuesday and my husband drove somewhere else.",
    ),
    ("You can vote if you are registered.", "Can I vote?"): (
        "I am thinking of registering.",
        "My business is registered.",
        "My wife is registered.",
    ),
    (
        "You can get help with rent if you have savings of less than £6,000.",
        "Can I get help with rent?",
    ): (
        "My rent is £550 a month.",
        "I saved £200 by switching supplier.",
    ),
    ("Members who have paid for the season may use the sauna.", "May I use the sauna?"): (
        "I have been a member for a season.",
        "The season costs £80, which is a lot for me.",
    ),
    ("You can take leave if you have worked here for a year.", "Can I take leave?"): (
        "The firm has existed for a hundred years.",
        "My contract runs for one year.",
    ),
    ("You may bring a guest if you are not on probation.", "Can I bring a guest?"): (
        "My probation officer said hello.",
    ),
    ("You can get the card if you were born after 1990.", "Can I get the card?"): (
        "I moved here in 1995.",
        "My friend was born in 1995.",
    ),
    ("You can rent a boat if you can swim.", "Can I rent a boat?"): (
        "I love the water and have been in boats all my life.",
        "My kids swim like fish.",
    ),
    ("You can park here if you have a blue badge.", "Can I park here?"): (
        "My mother has a blue badge but she isn't with me.",
        "I applied for a blue badge in May.",
    ),
    ("You can return shoes if you have not worn them outside.", "Can I return the shoes?"): (
        "They are meant to be worn outside.",
    ),
    ("You can apply if you are unemployed.", "Can I apply?"): (
        "I worry about becoming unemployed.",
        "Two of my flatmates are unemployed.",
    ),
    ("You can apply if you are married.", "Can I apply?"): ("I am getting married in June.",),
    ("You must register if you sell more than 100 tickets.", "Do I have to register?"): (
        "We bought 150 tickets for the fair.",
        "We printed 150 tickets.",
    ),
    ("You can camp if the ground is dry.", "Can I camp?"): ("It rained two weeks ago.",),
    ("You can claim if you are a single parent.", "Can I claim?"): (
        "I am a parent of twins and work nights.",
    ),
    ("You can claim if your house was flooded.", "Can I claim?"): (
        "Our street was flooded but I have been away since.",
    ),
    ("You can have the key if you signed the form.", "Can I have the key?"): (
        "I picked up the form yesterday.",
    ),
    ("You can get the card if you were born in Wales.", "Can I get the card?"): (
        "My daughter was born in Cardiff.",
    ),
    ("You can vote if you are insured.", "Can I vote?"): ("My wife is insured.",),
    ("You can vote if you are disabled.", "Can I vote?"): ("My wife is disabled.",),
    ("You can vote if you are retired.", "Can I vote?"): ("My wife is retired.",),
    ("You can vote if you are a citizen.", "Can I vote?"): ("My husband is a citizen.",),
    ("You can vote if you work in Leeds.", "Can I vote?"): ("My husband works in Leeds.",),
    ("You can vote if you have a car.", "Can I vote?"): ("My husband has a car.",),
    ("You can vote if you are over 60.", "Can I vote?"): ("My car is over 60 years old.",),
    ("You can vote if you have lost your passport.", "Can I vote?"): (
        "My wife has lost her passport.",
    ),
    ("You can apply if you are insured.", "Can I apply?"): (
        "I was insured last year.",
        "I was insured once.",
    ),
}


@pytest.mark.parametrize(
    ("text", "question", "story"),
    [(*rule, story) for rule, stories in NEAR.items() for story in stories],
)
def test_near_misses_leave_the_condition_open(text: str, question: str, story: str) -> None:
    assert decide(text, question, scenario=story).answer == "More"
