"""Conditions of everyday institutions in whole rules, and stories that settle them or do not."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

# rule, question, story, answer
TOLD = [
    (
        "You get a day off if your grandmother has died.",
        "Do I get a day off?",
        "My mum's mum passed away on Friday.",
        "Yes",
    ),
    (
        "You get a day off if a grandparent has died.",
        "Do I get a day off?",
        "My dad's father died in the night.",
        "Yes",
    ),
    (
        "You get a day off if your uncle has died.",
        "Do I get a day off?",
        "My dad's brother died.",
        "Yes",
    ),
    (
        "You get a day off if your parent has died.",
        "Do I get a day off?",
        "My wife's mother died.",
        "More",
    ),
    (
        "You get a day off if your father-in-law has died.",
        "Do I get a day off?",
        "My husband's dad died.",
        "Yes",
    ),
    (
        "A payment is made if you were the partner of the person who died.",
        "Do I get the payment?",
        "My wife of thirty years passed away at Christmas.",
        "Yes",
    ),
    (
        "A payment is made if you were the partner of the person who died.",
        "Do I get the payment?",
        "My sister died at Christmas. I did everything for her.",
        "More",
    ),
    (
        "A payment is made if you are the surviving spouse.",
        "Do I get the payment?",
        "I lost my husband last June.",
        "Yes",
    ),
    (
        "A payment is made if you are the surviving spouse.",
        "Do I get the payment?",
        "My aunt lost her husband last June.",
        "More",
    ),
    (
        "Leave is given if your brother has died.",
        "Do I get leave?",
        "My brother was in a crash on Friday and didn't pull through.",
        "Yes",
    ),
    (
        "Leave is given if your brother has died.",
        "Do I get leave?",
        "My brother was in a crash on Friday and didn't make it to the wedding.",
        "More",
    ),
    (
        "The bonus goes to families with twins.",
        "Do we get the bonus?",
        "Ed and Flo were born twenty minutes apart.",
        "Yes",
    ),
    (
        "You must not enter the pool if you have an open wound.",
        "May I go in?",
        "I cut my heel on a shell and it's still bleeding.",
        "No",
    ),
    (
        "You may not give blood if you have recently had a tattoo.",
        "Can I give blood?",
        "I got a swallow tattooed on my wrist last week.",
        "No",
    ),
    (
        "You may not give blood if you have recently had a tattoo.",
        "Can I give blood?",
        "I got a swallow tattooed on my wrist in 1999.",
        "More",
    ),
    (
        "Travellers must use the red channel if they are carrying meat.",
        "Must I use the red channel?",
        "I've two raw steaks in my bag.",
        "Yes",
    ),
    (
        "Students may defer the exam if they are ill.",
        "May I defer?",
        "I can't keep anything down and I've been up all night.",
        "Yes",
    ),
    (
        "The prize is for runners who finished the race.",
        "Can I have the prize?",
        "It rained. I tore something at mile eleven and had to drop out.",
        "No",
    ),
    (
        "The prize is for runners who finished the race.",
        "Can I have the prize?",
        "I dropped out of school at fifteen, miles from anywhere.",
        "More",
    ),
    (
        "The travel grant is paid to people who came by public transport.",
        "Do I get the travel grant?",
        "I took the coach down from Leeds. It was full.",
        "Yes",
    ),
    (
        "The travel grant is paid to people who came by public transport.",
        "Do I get the travel grant?",
        "My dad drove us over in his van.",
        "No",
    ),
    (
        "The travel grant is paid to people who came by public transport.",
        "Do I get the travel grant?",
        "My dad drove us to the station in his van.",
        "More",
    ),
    (
        "You must buy a parking permit if you come to the festival by car.",
        "Must I buy a parking permit?",
        "We're walking over the fields.",
        "No",
    ),
    (
        "A toll is due if you tow a caravan.",
        "Do I pay the toll?",
        "I've got the caravan on the back.",
        "Yes",
    ),
    (
        "A toll is due if you tow a caravan.",
        "Do I pay the toll?",
        "There's nothing hooked on to the car.",
        "No",
    ),
    (
        "You get a refund if you kept the receipt.",
        "Do I get a refund?",
        "The receipt ended up in the recycling.",
        "No",
    ),
    (
        "The insurer pays if your phone was stolen.",
        "Will the insurer pay?",
        "My phone slid into the harbour.",
        "No",
    ),
    (
        "The insurer pays if your phone was stolen.",
        "Will the insurer pay?",
        "My phone was in my jacket, and the jacket is gone.",
        "More",
    ),
    (
        "Street performers need a permit if they use an amplifier.",
        "Do I need a permit?",
        "It's purely acoustic, me and my banjo.",
        "No",
    ),
    (
        "Your card is stopped if you lent it to somebody else.",
        "Will my card be stopped?",
        "I gave my card to my brother for the day.",
        "Yes",
    ),
    (
        "Family rooms are for guests travelling with children.",
        "Can I book a family room?",
        "It's just me for the three nights.",
        "No",
    ),
    (
        "A licence is refused if you are disqualified from driving.",
        "Will my licence be refused?",
        "The magistrates took my licence last May for speeding, and it's gone until next summer.",
        "Yes",
    ),
    (
        "A licence is refused if you are disqualified from driving.",
        "Will my licence be refused?",
        "I did have a ban once, but I got my licence back in 2019.",
        "More",
    ),
    (
        "You can claim for a stolen bike if you have reported the theft to the police.",
        "Can I claim?",
        "I rang 101 and got a crime reference number.",
        "Yes",
    ),
    (
        "You can claim for a stolen bike if you have reported the theft to the police.",
        "Can I claim?",
        "I haven't told the police, I didn't want the bother.",
        "No",
    ),
    (
        "Members cannot reserve films if they have unpaid fines.",
        "Can I reserve a film?",
        "I've settled all my fines.",
        "Yes",
    ),
    (
        "You can hire a scooter if you hold a full driving licence.",
        "Can I hire a scooter?",
        "My test's booked for August, so I'm on L-plates till then.",
        "No",
    ),
    (
        "You can hire a scooter if you hold a full driving licence.",
        "Can I hire a scooter?",
        "My eye test is tomorrow.",
        "More",
    ),
    (
        "A pension cannot be moved once you have started drawing your pension.",
        "Can I move my pension?",
        "I've not touched it yet, it just sits there.",
        "Yes",
    ),
    (
        "A pension cannot be moved once you have started drawing your pension.",
        "Can I move my pension?",
        "It pays me £300 a month. I've been living off it since I turned sixty.",
        "No",
    ),
    (
        "You can collect the parcel once you have received a confirmation email.",
        "Can I collect the parcel?",
        "Nothing in my spam either. The email never came.",
        "No",
    ),
    (
        "The removal allowance is paid if your employer asked you to relocate.",
        "Will I be paid the removal allowance?",
        "I wanted to be near my sister in Hull.",
        "More",
    ),
    (
        "You may claim the allowance if your employer requires you to work from home.",
        "May I claim the allowance?",
        "The firm sold its building and said we must all work from home.",
        "Yes",
    ),
    (
        "Night workers get a free health check.",
        "Do I get a free health check?",
        "I guard a warehouse from ten at night until six.",
        "Yes",
    ),
    (
        "Night workers get a free health check.",
        "Do I get a free health check?",
        "I guard a warehouse, 8am to 4pm.",
        "No",
    ),
    (
        "You get a refund from us if you booked directly with us.",
        "Do I get a refund?",
        "I found the room on Booking.com.",
        "No",
    ),
    (
        "You can fetch a lost item for another person if you have written permission from the "
        "owner.",
        "Can I fetch it?",
        "My sister signed a note for me saying I could fetch her coat.",
        "Yes",
    ),
    (
        "You can join the job club if you are actively looking for work.",
        "Can I join the job club?",
        "I'm taking a year out to travel.",
        "No",
    ),
    (
        "You can change the record if you are the owner of the dog.",
        "Can I change the record?",
        "Rex belongs to my uncle, I only walk him.",
        "No",
    ),
    (
        "A marquee is put up only where the ground is flat.",
        "Will you put up the marquee?",
        "Our field falls away sharply towards the river.",
        "No",
    ),
    (
        "A marquee is put up only where the ground is flat.",
        "Will you put up the marquee?",
        "The yard's dead level, my dad checked it.",
        "Yes",
    ),
    (
        "A marquee is put up only where the ground is flat.",
        "Will you put up the marquee?",
        "Our flat is on a steep street.",
        "More",
    ),
    (
        "A rebate is paid for homes that are on an unpaved road.",
        "Can I get the rebate?",
        "You get to us up a long dirt track.",
        "Yes",
    ),
    (
        "A rebate is paid for homes that are on an unpaved road.",
        "Can I get the rebate?",
        "Our lane was tarmacked in May.",
        "No",
    ),
    (
        "Tenants must join the compost scheme if their home has a garden.",
        "Must I join the compost scheme?",
        "We're on the fifth floor with no outdoor space.",
        "No",
    ),
    (
        "You have the right to buy if you do not share a kitchen with other households.",
        "Do I have the right to buy?",
        "The kitchen is down the corridor and six flats cook in it.",
        "No",
    ),
    (
        "You have the right to buy if you do not share a kitchen with other households.",
        "Do I have the right to buy?",
        "Nobody else uses our kitchen but us.",
        "Yes",
    ),
    (
        "You can get a repair loan if you own your home.",
        "Can I get a repair loan?",
        "We've always rented.",
        "No",
    ),
    (
        "You must register if you let out a property.",
        "Must I register?",
        "My aunt's old flat is empty. A cousin pays me back £400 a month for the car.",
        "More",
    ),
    (
        "The school lends a tablet to pupils with no computer at home.",
        "Can my daughter borrow a tablet?",
        "We've a laptop on the kitchen table.",
        "No",
    ),
    (
        "You need a translation if you were born abroad.",
        "Do I need a translation?",
        "I was born and bred in this town.",
        "No",
    ),
    (
        "You need a translation if you were born abroad.",
        "Do I need a translation?",
        "My kids were born here.",
        "More",
    ),
]


@for_each("rule,question,story,expected", TOLD)
def test_what_a_story_shows_answers_a_rule(rule, question, story, expected):
    assert decide(rule, question, scenario=story).answer == expected
