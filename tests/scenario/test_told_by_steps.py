"""Small steps of understanding: what is settled by grammar, order or contents."""

import pytest

import cmr_logic


def answer(rule, question, story):
    return cmr_logic.decide(rule, question, scenario=story).answer


CLAIM = "Your claim is valid if it was made within 30 days of the accident."
COURSE = "You get a refund if you cancelled before the course began."
STAY = "A visitor needs a visa if they stay for more than 90 days."
BAG = "You may bring a bag unless it contains glass."
MILES = "Commuters who travel more than 200 miles a week may claim the fuel allowance."
WED = "Couples who have been married for at least ten years get a discount."
DELAY = "You can claim if your flight was delayed by more than three hours."
HEATING = "You qualify if your landlord has refused to repair the heating."
TOWN = "You can apply for the permit if you have lived in the town for at least two years."
DEPOSIT = "A tenant can claim if the landlord has not returned the deposit."
VISIT = "You must pay if your visit falls between 1 June and 30 September."
VISA = "You can stay if your visa is valid for at least six months."
FRIDGE = "You can get the voucher if your fridge is more than ten years old."
SHOW = "You can get a refund if the show was cancelled."
MEALS = "Parents must pay for the trip unless the family gets free school meals."
HEIGHT = "Visitors under 1.2 metres need an adult with them."
LIFT = "You can use the lift if you cannot climb stairs."
BADGE = "You can park here if you have a badge."
RIDE = "You must wear a helmet if you ride a motorbike."
TILES = "The discount applies to orders of 50 or more tiles."
REBATE = "You get the rebate if the household uses less than 3,000 litres a month."
BOAT = "The boat must be licensed if its engine is more than 10 horsepower."


@pytest.mark.parametrize(
    ("rule", "question", "story", "wanted"),
    [
        (
            "You can get a family pass if you have at least one child.",
            "Can I?",
            "My daughter's in year five and mad about trains.",
            "Yes",
        ),
        (
            "You can get a family pass if you have at least one child.",
            "Can I?",
            "We never had kids.",
            "No",
        ),
        (
            "You can get a goat pass if you have one or more goats.",
            "Can I?",
            "I have a goat.",
            "Yes",
        ),
        (CLAIM, "Is my claim valid?", "I sent in the claim the day after the accident.", "Yes"),
        (CLAIM, "Is my claim valid?", "I put in my claim three months after the accident.", "No"),
        (COURSE, "Do I?", "I cancelled a week before the first lesson.", "Yes"),
        (COURSE, "Do I?", "I cancelled after the second class.", "No"),
        (COURSE, "Do I?", "I cancelled halfway through the course.", "No"),
        (COURSE, "Do I?", "I cancelled before it began.", "Yes"),
        (STAY, "Do I need a visa?", "I'll be there from January to June.", "Yes"),
        (STAY, "Do I need a visa?", "We're flying in on Friday and flying home on Sunday.", "No"),
        (STAY, "Do I need a visa?", "It's just a long weekend.", "No"),
        (STAY, "Do I need a visa?", "I'm planning to stay for half a year.", "Yes"),
        (BAG, "May I bring my bag?", "There are two glass bottles in my bag.", "No"),
        (BAG, "May I bring my bag?", "I've packed a glass jar in my bag.", "No"),
        (BAG, "May I bring my bag?", "My bag's empty.", "Yes"),
        (MILES, "Can I claim the allowance?", "I drive 60 miles a day, five days a week.", "Yes"),
        (
            MILES,
            "Can I claim the allowance?",
            "It's 12 miles each way and I go in twice a week.",
            "No",
        ),
        (MILES, "Can I claim the allowance?", "I do about 300 miles a week.", "Yes"),
        (WED, "Do we get a discount?", "We've just celebrated our silver wedding.", "Yes"),
        (WED, "Do we get a discount?", "Our first anniversary is next month.", "No"),
        (
            WED,
            "Do we get a discount?",
            "It was our twenty-second wedding anniversary in June.",
            "Yes",
        ),
        (DELAY, "Can I claim?", "We took off five hours late.", "Yes"),
        (DELAY, "Can I claim?", "We were only held up for 40 minutes.", "No"),
        (HEATING, "Do I qualify?", "My landlord won't repair the heating.", "Yes"),
        (
            HEATING,
            "Do I qualify?",
            "I asked my landlord to repair the heating and he said no.",
            "Yes",
        ),
        (HEATING, "Do I qualify?", "My landlord will repair the heating.", "No"),
        (TOWN, "Can I apply?", "I've lived in the town since I was born.", "Yes"),
        (TOWN, "Can I apply?", "I only arrived last week.", "No"),
        (TOWN, "Can I apply?", "I was born in the town and never left.", "Yes"),
        (DEPOSIT, "Can I claim?", "I'm still waiting for my deposit.", "Yes"),
        (DEPOSIT, "Can I claim?", "I got my deposit back last week.", "No"),
        (VISIT, "Must I pay?", "I'm planning to visit in February.", "No"),
        (VISIT, "Must I pay?", "We're coming in the second week of July.", "Yes"),
        (BOAT, "Must my boat be licensed?", "The engine's a little 4 horsepower thing.", "No"),
        (BOAT, "Must my boat be licensed?", "The engine is 40 hp.", "Yes"),
        (
            "You can apply if you scored at least 70 points in the test.",
            "Can I apply?",
            "My score was 55.",
            "No",
        ),
        (
            "Applicants must score at least 70 points in the test.",
            "Can I apply?",
            "I scored 82 in the test.",
            "Yes",
        ),
        (
            "You get a badge if you have played at least 20 matches.",
            "Do I get a badge?",
            "Last Saturday was my 50th match.",
            "Yes",
        ),
        (
            "You can hire the hall if your party has fewer than 80 guests.",
            "Can I hire the hall?",
            "There'll be a hundred and twenty of us.",
            "No",
        ),
        (
            "The fee is waived if the parcel was damaged in transit.",
            "Is the fee waived?",
            "The vase arrived in pieces.",
            "Yes",
        ),
        (
            "You can get the discount if nobody else in your household works.",
            "Can I get the discount?",
            "My wife works at the post office.",
            "No",
        ),
        (
            "Students who have passed the exam may skip the class.",
            "May I skip the class?",
            "The exam isn't until next week.",
            "No",
        ),
        (VISA, "Can I stay?", "I've only got a month left on my visa.", "No"),
        (VISA, "Can I stay?", "My visa runs for another two years.", "Yes"),
        (FRIDGE, "Can I get the voucher?", "I've had the same fridge for 18 years.", "Yes"),
        (FRIDGE, "Can I get the voucher?", "The fridge is brand new.", "No"),
        (SHOW, "Can I get a refund?", "The show never took place.", "Yes"),
        (SHOW, "Can I get a refund?", "The show went ahead as planned.", "No"),
        (MEALS, "Must I pay for the trip?", "My kids get free school meals.", "No"),
        (HEIGHT, "Does my son need an adult with him?", "He's 98 cm tall.", "Yes"),
        (LIFT, "Can I use the lift?", "My knees won't let me climb stairs.", "Yes"),
        (BADGE, "Can I park here?", "I've applied for a badge but it hasn't come.", "No"),
        (RIDE, "Must I wear a helmet?", "I come to work on my Honda motorbike.", "Yes"),
        (TILES, "Do I get the discount?", "I'm ordering 72 tiles.", "Yes"),
    ],
)
def test_a_small_step_settles_it(rule, question, story, wanted):
    assert answer(rule, question, story) == wanted


@pytest.mark.parametrize(
    ("rule", "question", "story"),
    [
        (
            "You can get a family pass if you have at least one child.",
            "Can I?",
            "My nephew's in year five.",
        ),
        ("You can get it if you have at least one year of service.", "Can I?", "I have a service."),
        (CLAIM, "Is my claim valid?", "My wife sent in the claim the day after her operation."),
        (CLAIM, "Is my claim valid?", "I read about the claim the day before yesterday."),
        (COURSE, "Do I?", "I cancelled the hotel before the course began."),
        (COURSE, "Do I?", "I cancelled before my holiday."),
        (COURSE, "Do I?", "My friend cancelled before the course began."),
        (COURSE, "Do I?", "I'll cancel before the course begins."),
        (STAY, "Do I need a visa?", "We're flying kites on Friday and going home on Sunday."),
        (STAY, "Do I need a visa?", "My sister will be there from January to June."),
        (STAY, "Do I need a visa?", "I hate the long weekend."),
        (BAG, "May I bring my bag?", "There's a bottle of glass cleaner at home."),
        (BAG, "May I bring my bag?", "My neighbour's bag is full of glass jars."),
        (BAG, "May I bring my bag?", "There's a towel in my bag."),
        (MILES, "Can I claim the allowance?", "My wife drives 60 miles a day, five days a week."),
        (MILES, "Can I claim the allowance?", "I once drove 600 miles in a day."),
        (WED, "Do we get a discount?", "It was my parents' silver wedding."),
        (WED, "Do we get a discount?", "The firm kept its twentieth anniversary in June."),
        (DELAY, "Can I claim?", "My brother's flight took off five hours late."),
        (DELAY, "Can I claim?", "I slept five hours late into the day."),
        (HEATING, "Do I qualify?", "My brother won't repair the heating."),
        (HEATING, "Do I qualify?", "I asked my landlord about the heating on Monday."),
        (TOWN, "Can I apply?", "The parcel only arrived last week."),
        (TOWN, "Can I apply?", "My uncle has lived in the town since he was born."),
        (DEPOSIT, "Can I claim?", "I'm still waiting for my bus."),
        (VISIT, "Must I pay?", "My aunt is coming in the second week of July."),
        (BOAT, "Must my boat be licensed?", "My brother's boat has 40 hp."),
        (BOAT, "Must my boat be licensed?", "My car has 90 hp."),
        (
            "You can apply if you scored at least 70 points in the test.",
            "Can I apply?",
            "My friend scored 91.",
        ),
        (
            "You get a badge if you have played at least 20 matches.",
            "Do I get a badge?",
            "Last Saturday was his 50th match.",
        ),
        (
            "The fee is waived if the parcel was damaged in transit.",
            "Is the fee waived?",
            "The guests arrived in good spirits.",
        ),
        (
            "You can get a loan if you have a guarantor.",
            "Can I get a loan?",
            "Nobody's willing to be my guarantor.",
        ),
        (
            "The training grant is for people who are unemployed.",
            "Can I get the training grant?",
            "I hate my job interviews.",
        ),
        (VISA, "Can I stay?", "My brother's visa runs for another two years."),
        (VISA, "Can I stay?", "I've got a month left on my savings plan."),
        (FRIDGE, "Can I get the voucher?", "I've had the same job for 18 years."),
        (SHOW, "Can I get a refund?", "I couldn't go to the show."),
        (MEALS, "Must I pay for the trip?", "My nephew gets free school meals."),
        (HEIGHT, "Does my son need an adult with him?", "My husband is 1.75 m tall."),
        (LIFT, "Can I use the lift?", "My wife's knees won't let her climb stairs."),
        (BADGE, "Can I park here?", "My badge was taken away last year."),
        (RIDE, "Must I wear a helmet?", "I come to work on my mother's motorbike with her."),
        ("You may adopt a cat if you do not already have a pet.", "May I?", "Our old dog died."),
        (REBATE, "Do I get it?", "I use about 900 litres a month myself."),
    ],
)
def test_near_misses_stay_open(rule, question, story):
    assert answer(rule, question, story) in {"More", "Irrelevant"}
