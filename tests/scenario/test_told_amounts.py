"""Amounts, dates and spells that stories tell in ordinary ways, against those of a rule."""

import pytest

from cmr_logic import decide

APPEAL = "You can appeal if you send the form within 28 days of the decision letter."
CLUB = "Your child can row if they turned seven by 31 August 2024."
SHIFT = "You are entitled to a break if your shift is longer than six hours."
OLD = "You can get help if your stove was installed before 2005."
DOG = "You can bring your dog if it weighs no more than 8 kg."
CAT = "My dog stays at home, and so does my cat. She weighs 3 kg."
SWIM = "You can join if you can swim 400 metres without stopping."
SAVE = "You can apply if you have less than £6,000 in savings."
GROUP = "You can rent the hall if your group has no more than 60 people."
MAST = "You can moor here if your boat is no longer than 12 metres."
LOOM = "The loom is refunded if you complain within 14 days of delivery."
BIRTH = "Registration is free if you register the birth within 42 days."
MILL = "You can vote if you own at least half of the mill."
OFTEN = "You keep your boat if you sail it at least once a month."
TALL = "You can ride if you are at least 1.5 metres tall."
BUILT = "You need a survey if your house was built before 1919."
HOUSE = "You get a larger bin if there are four or more people in your household."
YEARS = "You can vote if you worked at the mill for at least five years."
STORIES = [
    (APPEAL, "Can I appeal?", "The letter is dated 3 May and I posted the form on 10 May.", "Yes"),
    (APPEAL, "Can I appeal?", "The letter came on 3 May. I sent the form on 19 July.", "No"),
    (APPEAL, "Can I appeal?", "I got the letter in June. I sent the form on 19 July.", "More"),
    (APPEAL, "Can I appeal?", "The letter came. I sent the form two weeks later.", "Yes"),
    (APPEAL, "Can I appeal?", "The form came on 3 May. I lost the letter on 19 July.", "More"),
    (CLUB, "Can my daughter row?", "Zuzanna was born on 12 November 2020.", "No"),
    (CLUB, "Can my daughter row?", "She was born on 12 November 2015.", "Yes"),
    (CLUB, "Can my daughter row?", "My nephew was born on 12 November 2015.", "More"),
    (SHIFT, "Am I entitled to a break?", "I do the early shift, seven till eleven.", "No"),
    (SHIFT, "Am I entitled to a break?", "My shift runs from 9am to 5.30pm.", "Yes"),
    (SHIFT, "Am I entitled to a break?", "My shift has seven to eleven men.", "More"),
    (OLD, "Can I get help?", "Ours was put in when we moved here in the autumn of 1998.", "Yes"),
    (OLD, "Can I get help?", "My stove was fitted the week before Christmas 2019.", "No"),
    (OLD, "Can I get help?", "My stove was painted in 1998.", "More"),
    (DOG, "Can I bring my dog?", "Pim is an old collie, and he weighs 21 kilos.", "No"),
    (DOG, "Can I bring my dog?", "She's a tiny thing, five kilos at most.", "Yes"),
    (DOG, "Can I bring my dog?", CAT, "More"),
    (SWIM, "Can I join?", "Before work I swim a mile in one go.", "Yes"),
    (SWIM, "Can I join?", "Before work I swim ten metres.", "More"),
    (SAVE, "Can I apply?", "Between tin and bank I've got four and a half grand put by.", "Yes"),
    (SAVE, "Can I apply?", "I've spent four and a half grand.", "More"),
    (GROUP, "Can I rent the hall?", "We're expecting about eighty guests.", "No"),
    (GROUP, "Can I rent the hall?", "There'll be thirty of us.", "Yes"),
    (GROUP, "Can I rent the hall?", "We're expecting eighty parcels.", "More"),
    (MAST, "Can I moor my boat here?", "It's nine metres long.", "Yes"),
    (MAST, "Can I moor my boat here?", "It's thirteen metres long.", "No"),
    ("You can join if your salary is over £40,000.", "Can I join?",
     "My salary's thirty-one thousand.", "No"),
    ("You can join if you have donated at least five times.", "Can I join?",
     "I've only donated twice.", "No"),
    ("You can join if you have worked for the firm for two years.", "Can I join?",
     "I'm in my first year at the firm.", "No"),
    ("You can claim if the accident happened less than three years ago.", "Can I claim?",
     "I came off my bike in the summer of 2009.", "No"),
    ("You can claim if you started work before 2010.", "Can I claim?",
     "I've been at the sawmill since I left school in 1994.", "Yes"),
    ("Applicants for the dive must be at least 18 years old.", "Can I dive there?",
     "I turned sixteen a month ago.", "No"),
    ("Stewards can eat for free if they work 15 hours or more a week.", "Can I eat for free?",
     "I do four shifts of five hours at the gate every week.", "Yes"),
    ("Crates weighing more than 20 kg cannot go by rail.", "Can this crate go by rail?",
     "I put it on the scales and they showed 31 kilos.", "No"),
    ("Your raft may be moored here if it is longer than 4 metres.", "Can I moor my raft here?",
     "It's two metres wide.", "More"),
    ("Your raft may be moored here if it is longer than 4 metres.", "Can I moor my raft here?",
     "My cousin's raft is six metres long.", "More"),
    ("You may camp here if your group has more than 10 people.", "May I camp here?",
     "There are fourteen of us.", "Yes"),
    ("You must register the coop if its floor covers more than 6 square metres.",
     "Must I register my coop?", "It's four metres by two.", "Yes"),
    ("You can hire the punt if you have held your driving licence for a year.",
     "Can I hire the punt?", "I've had my licence since 2001.", "Yes"),
    ("You can hire the punt if you have held your driving licence for a year.",
     "Can I hire the punt?", "I've had my gun licence since 2001.", "More"),
    ("You need a permit to fell more than five trees.", "Do I need a permit?",
     "I want to fell eight trees.", "Yes"),
    ("You need a permit to fell more than five trees.", "Do I need a permit?",
     "I planted eight trees.", "More"),
    ("Your account is closed if you owe more than £100 in fees.", "Is my account closed?",
     "I don't owe anything.", "No"),
    ("Your account is closed if you owe more than £100 in fees.", "Is my account closed?",
     "I still owe two hundred pounds.", "Yes"),
    ("Your account is closed if you owe more than £100 in fees.", "Is my account closed?",
     "My aunt owes two hundred pounds.", "More"),
    ("The repair is free if your kiln is less than two years old.",
     "Is the repair free for my kiln?", "It's only a year old.", "Yes"),
    ("You can row if you are at least 16.", "Can I row?", "I turned twelve in May.", "No"),
    ("You can row if you are at least 16.", "Can I row?", "I turned twelve in May 2009.", "More"),
    (LOOM, "Is it refunded?", "It came on Monday and I complained on the Thursday.", "Yes"),
    (LOOM, "Is it refunded?", "It came in March and I didn't complain until June.", "No"),
    (LOOM, "Is it refunded?", "It came on 20 December and I complained on 2 January.", "Yes"),
    (LOOM, "Is it refunded?", "It came on 3 May; my complaint went off on 9 May.", "Yes"),
    (LOOM, "Is it refunded?", "It came on 3 May 2023. I complained on 30 June.", "No"),
    (LOOM, "Is it refunded?", "I complained the day after it came.", "Yes"),
    (LOOM, "Is it refunded?", "I complained a week after the fair.", "More"),
    (LOOM, "Is it refunded?", "I complained on 9 May.", "More"),
    (BIRTH, "Is it free?", "I registered it when he was ten days old.", "Yes"),
    (BIRTH, "Is it free?", "It took me five months to register the birth.", "No"),
    (BIRTH, "Is it free?", "I registered it when I was ten days late.", "More"),
    (MILL, "Can I vote?", "I own two thirds of the mill.", "Yes"),
    (MILL, "Can I vote?", "I own a quarter of the mill.", "No"),
    (MILL, "Can I vote?", "The whole mill is mine, I own all of it.", "Yes"),
    (MILL, "Can I vote?", "I own half of another mill.", "More"),
    (MILL, "Can I vote?", "I own half an acre.", "More"),
    ("You can row if you are at least 16.", "Can I row?", "I'm forty-odd.", "Yes"),
    ("You can row if you are at least 16.", "Can I row?", "I'm two years short of 16.", "No"),
    ("You can row if you are at least 16.", "Can I row?", "I was twelve last month.", "No"),
    ("You can row if you are at least 16.", "Can I row?", "I was twelve last century.", "More"),
    (OFTEN, "Do I keep my boat?", "I sail it every other week.", "Yes"),
    (OFTEN, "Do I keep my boat?", "I sail it twice a year.", "No"),
    (OFTEN, "Do I keep my boat?", "I polish it every other week.", "More"),
    (TALL, "Can I ride?", "I'm a metre sixty.", "Yes"),
    (YEARS, "Can I vote?", "I worked at the mill from 1988 to 1999.", "Yes"),
    (YEARS, "Can I vote?", "I worked at the mill from May to June.", "More"),
    (BUILT, "Do I need a survey?", "Our house is Georgian.", "Yes"),
    (BUILT, "Do I need a survey?", "My house is over two hundred years old.", "Yes"),
    (BUILT, "Do I need a survey?", "My house is only ten years old.", "No"),
    (BUILT, "Do I need a survey?", "It was built in the late seventies.", "No"),
    (BUILT, "Do I need a survey?", "I'm a Victorian novelist.", "More"),
    (HOUSE, "Do I get a larger bin?", "It's me, my wife and our three kids.", "Yes"),
    (HOUSE, "Do I get a larger bin?", "I live with my mother.", "No"),
    (HOUSE, "Do I get a larger bin?", "I live with my wife and three cats.", "More"),
    (TALL, "Can I ride?", "I'm only four foot six tall.", "No"),
    (TALL, "Can I ride?", "I'm a metre away.", "More"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "question", "story", "answer"), STORIES)
def test_a_story_tells_how_much_and_when(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
