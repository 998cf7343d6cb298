"""People, animals and sums that a story names one by one, against the numbers of a rule."""

import pytest

from cmr_logic import decide

FAMILY = "Families with three or more children pay half price."
PARTY = "You get a discount if three or more people travel together."
BOOKING = "Parties of more than eight people have to book the field."
ORDER = "Delivery is free if your order comes to £40 or more."
DAMAGE = "The deposit is returned if the damage is less than €50."
JOB = "You can use the route if your job pays at least £26,200 a year."
WALK = "You can join the club if you can walk at least 12 miles."
FLOCK = "You do not have to keep a register if you have three sheep or fewer."
LATE = "Compensation is payable if your train arrives at least 60 minutes late."
TICKET = "The family ticket is for groups with at least two children under 12."
BOAT = "A boat longer than 7 metres needs a harbour pass."
FINE = "The library fine is waived where the amount owed is €4 or less."
BOTTLES = "The bulk discount is given on orders of at least 50 bottles."
NIGHT = "The night allowance is paid for shifts lasting over 10 hours."
HIRE = "A deposit is due if the hire charge is above £150."
RENT = "The tenant may leave early if the rent has gone up by more than ten per cent."
COAT = "Volunteers who have given at least 100 hours get a free coat."
WEEKLY = "You pay no entry fee if your weekly income is under £250."
BIN = "A household of five or more people gets a larger bin."
BEACH = "Only riders aged 14 or over may ride on the beach."
HOURS = "You can claim the bonus if you work 16 hours or more a week."
STORIES = [
    (FAMILY, "We'll be coming with our twins and their little brother.", "Yes"),
    (FAMILY, "Got four kids, the oldest is eleven.", "Yes"),
    (FAMILY, "We have triplet girls.", "Yes"),
    (FAMILY, "We have twin boys and that's it.", "No"),
    (FAMILY, "We have twin boys.", "More"),
    (FAMILY, "We're coming with our daughter.", "More"),
    (FAMILY, "My sister has twins and a baby.", "More"),
    (FAMILY, "I was one of four children.", "More"),
    (FAMILY, "I have two dogs and a baby.", "More"),
    (PARTY, "We're going by train. It's just my wife and me.", "No"),
    (PARTY, "There'll be me, my aunt and my two nephews.", "Yes"),
    (PARTY, "I'm travelling with my wife.", "More"),
    (PARTY, "There'll be a buffet, a bar and a guard on the train.", "More"),
    (BOOKING, "There'll be six adults and five children.", "Yes"),
    (BOOKING, "There'll be six tents and five cars.", "More"),
    (BOOKING, "There'll be three families and two couples.", "More"),
    (ORDER, "I have put two jumpers in my basket at £24 each.", "Yes"),
    (ORDER, "I have put two jumpers in my basket at £14 each.", "More"),
    (ORDER, "I sold two jumpers at £24 each and now want a scarf.", "More"),
    (ORDER, "My sister bought two coats at £90 each.", "More"),
    (DAMAGE, "We broke the sink, and the plumber wants €180 to put in a new one.", "No"),
    (DAMAGE, "The joiner says it will cost €30 to put right.", "Yes"),
    (DAMAGE, "The painter wants €180 for a portrait.", "More"),
    (JOB, "The contract says thirty-one thousand pounds a year.", "Yes"),
    (JOB, "My wife's contract says £31,000 a year.", "More"),
    (WALK, "The most I can manage in a day is about four miles.", "No"),
    (WALK, "The most I can manage is fifteen minutes.", "More"),
    (WALK, "The most I can cycle in a day is four miles.", "More"),
    (FLOCK, "All the sheep we have are one ewe and her twin lambs.", "No"),
    (FLOCK, "My twin sister has five sheep.", "More"),
    (
        LATE,
        "We should have pulled in at 14:10 and it was ten to four when the doors opened.",
        "Yes",
    ),
    (LATE, "It was ten to four when I left home.", "More"),
    (TICKET, "There are three of us: me and our two kids, who are 4 and 9.", "Yes"),
    (TICKET, "We're coming with our three kids, who are 4, 13 and 15.", "No"),
    (TICKET, "My sister has three boys, aged one, two and nine.", "More"),
    (BOAT, "She's a little dinghy, three metres from bow to stern.", "No"),
    (BOAT, "She's a shed, three metres from end to end.", "More"),
    (FINE, "I owe you €3.20.", "Yes"),
    (FINE, "My brother owes you €3.20.", "More"),
    (BOTTLES, "We'd want three dozen bottles for the wedding.", "No"),
    (BOTTLES, "We emptied six dozen bottles.", "More"),
    (NIGHT, "My shift lasted from ten in the evening until six the next morning.", "No"),
    (NIGHT, "The party lasted from six in the evening until six the next morning.", "More"),
    (HIRE, "I'm having the marquee for two days at £90 a day.", "Yes"),
    (HIRE, "I'm having the marquee for two days at £60 a day.", "No"),
    (HIRE, "I work two days at £90 a day.", "More"),
    (HIRE, "I'm having the marquee for two days at £90 a tent.", "More"),
    (ORDER, "I ordered a kettle for £30 and a toaster for £25.", "Yes"),
    (ORDER, "I ordered a kettle for £20 and a toaster for £15.", "No"),
    (ORDER, "I ordered a kettle for Jo and a toaster for £15.", "More"),
    (RENT, "My rent was £500 and it has gone up to £600.", "Yes"),
    (RENT, "My rent was £500 and it has gone up to £520.", "No"),
    (RENT, "My rent was £500 and my loan has gone up to £600.", "More"),
    (COAT, "I've done three hours every Saturday for a whole year.", "Yes"),
    (COAT, "I've done three hours every Saturday for two months.", "No"),
    (COAT, "I've slept three hours every Saturday for a whole year.", "More"),
    (COAT, "My dad has done three hours every Saturday for ten years.", "More"),
    (FAMILY, "I have twin girls who just turned two.", "More"),
    (WEEKLY, "I clean at the school. My pay is £180 a week and that's all there is.", "Yes"),
    (WEEKLY, "I clean at the school. My rent is £180 a week.", "More"),
    (BIN, "There's gran, my wife and me, and then the three teenagers.", "Yes"),
    (BIN, "There's gran, my wife and me, and then the three terriers.", "More"),
    (BEACH, "She blew out eleven candles last week.", "No"),
    (BEACH, "She blew out eleven lanterns last week.", "More"),
    (HOURS, "I do four shifts at the pharmacy every week, six hours each.", "Yes"),
    (HOURS, "I do four runs at the pharmacy every week, six hours each.", "More"),
]
QUESTIONS = {
    FAMILY: "Do we pay half price?",
    PARTY: "Do I get a discount?",
    BOOKING: "Do we have to book the field?",
    ORDER: "Is delivery free for me?",
    DAMAGE: "Is the deposit returned?",
    JOB: "Can I use the route?",
    WALK: "Can I join the club?",
    FLOCK: "Do I have to keep a register?",
    LATE: "Can I get compensation?",
    TICKET: "Can we buy the family ticket?",
    BOAT: "Do I need a harbour pass?",
    FINE: "Is my fine waived?",
    BOTTLES: "Do I get the bulk discount?",
    NIGHT: "Will I be paid the night allowance?",
    HIRE: "Is a deposit due?",
    RENT: "May I leave early?",
    COAT: "Do I get a free coat?",
    WEEKLY: "Do I pay no entry fee?",
    BIN: "Do we get a larger bin?",
    BEACH: "May my daughter ride on the beach?",
    HOURS: "Can I claim the bonus?",
}


@pytest.mark.parametrize(("rule", "story", "answer"), STORIES)
def test_what_is_told_one_by_one_is_counted(rule, story, answer):
    assert decide(rule, QUESTIONS[rule], scenario=story).answer == answer


def test_children_are_no_twins_only_because_there_are_several():
    rule = "You get a second cot if you have twins."
    assert decide(rule, "Do I get a second cot?", scenario="I have three sons.").answer == "More"
