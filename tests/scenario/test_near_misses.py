"""Stories that come near a condition and leave it open: another person, thing, place or time."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from cmr_logic.scenario import settle

# A rule and a question, and what must not settle the rule's condition.
NEAR: dict[tuple[str, str], tuple[str, ...]] = {
    (
        "You can get the grant if your household income is below £20,000 a year.",
        "Can I get the grant?",
    ): (
        "I've asked for £15,000 to do up the roof.",
        "I earn £15,000 a year as a gardener.",
        "My salary is £12,000 a year and my husband is a pilot.",
    ),
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
        "I opened the door to the courier.",
        "I am not sure whether my son opened it.",
    ),
    ("You can foster a dog if you do not work full time.", "Can I foster a dog?"): (
        "My wife doesn't work full time.",
        "I might stop working full time in spring.",
    ),
    ("You can join if you live in the home.", "Can I join?"): (
        "I own the home outright.",
        "I have a mortgage.",
    ),
    ("You can join if your spouse has died.", "Can I join?"): (
        "Me and Gus were married 26 years.",
        "We were married thirty years and ran a mill.",
    ),
    ("You can join if you are married.", "Can I join?"): ("Me and Gus were married 26 years.",),
    ("You travel free if you are registered blind.", "Do I travel free?"): (
        "You see, my boat leaks.",
        "My boat leaks, as you can see.",
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
        "My car is registered in my name.",
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
        "I have worked in shops for ten years.",
        "The firm has existed for a hundred years.",
        "My contract runs for one year.",
    ),
    ("You may bring a guest if you are not on probation.", "Can I bring a guest?"): (
        "My probation officer said hello.",
    ),
    ("You can get the card if you were born after 1990.", "Can I get the card?"): (
        "My daughter was born in 1995.",
        "Our twins were born in 2001.",
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
        "I wore them.",
        "I wore them around the living room.",
        "They are meant to be worn outside.",
    ),
    ("You can apply if you are unemployed.", "Can I apply?"): (
        "I worry about becoming unemployed.",
        "Two of my flatmates are unemployed.",
    ),
    ("You can apply if you are married.", "Can I apply?"): (
        "I was married once.",
        "I was married for ten years.",
        "I am getting married in June.",
    ),
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
    ("The nursery place is free if your family's income is under £30,000.", "Is the place free?"): (
        "I make £24,000 a year as a clerk.",
    ),
    (
        "You may join the scheme if your joint income is less than £40,000 a year.",
        "May I join the scheme?",
    ): ("I earn £28,000 a year.",),
    (
        "You can have the loan if your combined savings are less than £8,000.",
        "Can I have the loan?",
    ): ("I have £3,000 in savings.",),
    (
        "You get the rebate if the household uses less than 3,000 litres a month.",
        "Do I get the rebate?",
    ): ("I use about 900 litres a month myself.",),
    ("You are covered if you locked the bike.", "Am I covered?"): (
        "I usually lock my bike.",
        "I always lock my bike at night.",
    ),
    ("The claim is paid if you switched off the heater.", "Is the claim paid?"): (
        "I tend to switch off the heater when I leave.",
    ),
    ("You can get your deposit back if you cleaned the oven.", "Can I get my deposit back?"): (
        "I clean the oven every month.",
    ),
    ("The kennel will take the dog if you have wormed it.", "Will the kennel take the dog?"): (
        "I normally worm my dog in spring.",
    ),
    ("You can claim for the parcel if you took photos of it.", "Can I claim?"): (
        "I generally take photos of parcels.",
    ),
    (
        "You can apply for promotion if you have worked for the firm for two years.",
        "Can I apply for promotion?",
    ): ("I have worked as a welder for eight years.",),
    (
        "You can use the archive if you have taught at this school for a term.",
        "Can I use the archive?",
    ): ("I have taught for twenty years.",),
    (
        "You can keep the plot if you have gardened on this site for three years.",
        "Can I keep the plot?",
    ): ("I have gardened for thirty years.",),
    (
        "You get a long-service card if you have driven for us for five years.",
        "Do I get the card?",
    ): ("I have driven lorries for eleven years.",),
    ("You get the pension if you were born before 1960.", "Do I get the pension?"): (
        "My mother was born in 1941.",
    ),
    ("You can apply if you were born in Scotland.", "Can I apply?"): (
        "My son was born in Glasgow.",
    ),
    ("You qualify if you were married before 2005.", "Do I qualify?"): (
        "My sister was married in 1999.",
    ),
    ("You can stay on the list if you joined before 2015.", "Can I stay on the list?"): (
        "My brother joined in 2010.",
    ),
    ("You can visit the ward if you are vaccinated.", "Can I visit the ward?"): (
        "My dog is vaccinated.",
        "My children are vaccinated.",
    ),
    ("You can trade here if you are registered.", "Can I trade here?"): (
        "My dog is registered with the kennel club.",
    ),
    ("You can teach the class if you are certified.", "Can I teach the class?"): (
        "My boiler is certified.",
    ),
    ("You can dive if you are tested each year.", "Can I dive?"): ("My tank is tested each year.",),
    ("You can get a refund if the packet is sealed.", "Can I get a refund?"): (
        "I opened an account with the shop.",
    ),
    ("You can send the game back if you have not opened it.", "Can I send the game back?"): (
        "I opened the letter that came with it.",
    ),
    ("You can return the lamp if it is unused.", "Can I return the lamp?"): (
        "I used my phone to order it.",
    ),
    ("You can exchange the coat if it is unworn.", "Can I exchange the coat?"): (
        "I wore my old jacket to the shop.",
    ),
    ("You can join if you are a student.", "Can I join?"): ("I was a student once.",),
    ("You can have the flat if you have children.", "Can I have the flat?"): (
        "I was a child once too.",
    ),
    ("You can keep the pass if you are employed.", "Can I keep the pass?"): (
        "I was employed back then.",
    ),
    ("You can change the tent if you have not used it abroad.", "Can I change the tent?"): (
        "I used it.",
    ),
    ("The warranty is void if you drove the van off road.", "Is the warranty void?"): (
        "I drove the van to work.",
    ),
    ("You lose the deposit if you smoked in the room.", "Do I lose the deposit?"): (
        "I smoked on the balcony.",
    ),
    ("You pay a fine if you cycled on the pavement.", "Do I pay a fine?"): (
        "I cycled to the library.",
    ),
    ("You must register if you keep more than 12 hens.", "Do I have to register?"): (
        "I keep eight hens and half a dozen white ones.",
    ),
    ("You can claim if you rent a room.", "Can I claim?"): (
        "I had a room in a hotel last week.",
        "I booked a room in a hotel for the weekend.",
    ),
    ("You can claim help if you are a tenant.", "Can I claim help?"): (
        "I stayed in a guest house for two nights.",
    ),
    ("You can get the card if you own a boat.", "Can I get the card?"): (
        "I hired a boat on holiday.",
    ),
    ("You can have the allowance if you rent your home.", "Can I have the allowance?"): (
        "I rented a car last month.",
    ),
    ("You can get help if you have lost your job.", "Can I get help?"): (
        "My firm has lost a customer.",
    ),
    ("You need a visa if you are staying more than 90 days.", "Do I need a visa?"): (
        "My visa is valid for 180 days.",
    ),
    ("You can claim if you were injured at work.", "Can I claim?"): (
        "My colleague was injured at work.",
    ),
    ("You can join if you have passed the test.", "Can I join?"): ("My car has passed its test.",),
    ("You get a parking space if you are disabled.", "Do I get a parking space?"): (
        "My alarm is disabled.",
    ),
    ("You can apply if you are not working.", "Can I apply?"): ("My phone is not working.",),
    (
        "You get the tax break if you and your partner earn less than £50,000.",
        "Do I get the tax break?",
    ): ("I earn £22,000.",),
    ("You can get the refund if the seal is unbroken.", "Can I get the refund?"): (
        "I broke the string on the parcel.",
    ),
}


@pytest.mark.parametrize(
    ("text", "question", "story"),
    [(*rule, story) for rule, stories in NEAR.items() for story in stories],
)
def test_near_misses_leave_the_condition_open(text: str, question: str, story: str) -> None:
    assert decide(text, question, scenario=story).answer == "More"


# What is told all the same: the same deed, of the person, the thing and the time that a rule names.
TOLD: tuple[tuple[str, str, str, str], ...] = (
    ("You can vote if you are registered.", "Can I vote?", "I registered last Tuesday.", "Yes"),
    ("You can vote if you are registered.", "Can I vote?", "I registered online in spring.", "Yes"),
    ("You can apply if you are married.", "Can I apply?", "I married Tom in May.", "Yes"),
    (
        "You can apply if you are married.",
        "Can I apply?",
        "I married my neighbour last summer.",
        "Yes",
    ),
    ("You can apply if you are divorced.", "Can I apply?", "I divorced my husband.", "Yes"),
    (
        "You can join if you are enrolled.",
        "Can I join?",
        "I enrolled at the college last week.",
        "Yes",
    ),
    ("You can join if you are retired.", "Can I join?", "I retired two years ago.", "Yes"),
    ("You can apply if you are married.", "Can I apply?", "I was married in May.", "Yes"),
    (
        "You can apply if you have been married.",
        "Can I apply?",
        "I was married for ten years.",
        "Yes",
    ),
    ("You can apply if you have never been married.", "Can I apply?", "I was married once.", "No"),
    (
        "You get the bonus if you have worked here for a year.",
        "Do I get the bonus?",
        "I have worked here for ten years.",
        "Yes",
    ),
    (
        "You get the bonus if you have worked for us for a year.",
        "Do I get the bonus?",
        "I have worked for you for ten years.",
        "Yes",
    ),
    (
        "You can get the grant if your joint income is below £30,000 a year.",
        "Can I get the grant?",
        "Together we earn £28,000 a year.",
        "Yes",
    ),
    (
        "You can get the grant if your joint income is below £30,000 a year.",
        "Can I get the grant?",
        "I earn £34,000 a year.",
        "No",
    ),
    (
        "You can return the lamp if it is unused.",
        "Can I return the lamp?",
        "I have used the lamp.",
        "No",
    ),
    ("You can get a refund if the item is unopened.", "Can I get a refund?", "I opened it.", "No"),
    (
        "You can get a refund if the item is unopened.",
        "Can I get a refund?",
        "I opened the box.",
        "No",
    ),
    (
        "You must register if you keep more than 12 hens.",
        "Do I have to register?",
        "I keep eight hens.",
        "No",
    ),
    (
        "You can return shoes if you have not worn them outside.",
        "Can I return the shoes?",
        "I wore them outside.",
        "No",
    ),
    (
        "You can take the ferry if your dog is vaccinated.",
        "Can I take the ferry?",
        "I had my dog vaccinated in May.",
        "Yes",
    ),
    (
        "The warranty is void if you drove the van off road.",
        "Is the warranty void?",
        "I drove the van off road.",
        "Yes",
    ),
    ("You are covered if you have locked the bike.", "Am I covered?", "I locked the bike.", "Yes"),
)


@pytest.mark.parametrize(("text", "question", "story", "answer"), TOLD)
def test_what_is_told_all_the_same(text: str, question: str, story: str, answer: str) -> None:
    assert decide(text, question, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("you are a student", "I'm a former student.", False),
        ("you keep a dog", "I walk the spaniel next door.", None),
        ("you have a dog", "When I was a boy, our spaniel slept on my bed.", None),
        ("you owe rent", "I am a tenant.", None),
        ("you have been made redundant", "I am in my first job.", None),
        ("you keep a pet", "I have a good credit history.", None),
        ("you must pay the surcharge", "I have paid everything on time.", None),
        ("you have started drawing your pension", "I have a workplace pension with you.", None),
        ("you have started drawing your pension", "I get a small pension from the mill.", True),
    ],
)
def test_what_leads_too_far(clause: str, story: str, value: bool | None) -> None:
    rule = parse(f"You can join if {clause}.")
    found = settle(rule.clauses, story, "Can I join?")
    assert next((each.value for each in found), None) is value
