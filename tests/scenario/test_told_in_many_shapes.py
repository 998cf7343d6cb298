"""A state told by having, by whose it is, by the other end of a relation, or by what came of it."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

# A clause, stories that make it true, that make it false, and that leave it open.
TOLD = (
    (
        "the bus is fitted with seat belts",
        (
            "The bus has seat belts.",
            "There are seat belts on the bus.",
            "Every seat on the bus has a seat belt.",
            "We travel in a bus with seat belts.",
            "The bus comes with seat belts.",
        ),
        (
            "There are no seat belts on the bus.",
            "We travel in a bus without seat belts.",
            "There isn't a single seat belt on the bus.",
            "The bus lacks seat belts.",
        ),
        (
            "My school once had a bus with seat belts.",
            "I want a bus with seat belts.",
            "My colleague drives a bus without seat belts.",
            "Half of the seats on the bus are fitted with seat belts.",
            "One seat on the bus has no seat belt.",
        ),
    ),
    (
        "your caravan has a smoke alarm",
        (
            "I sleep in a caravan with a smoke alarm.",
            "My caravan's got a smoke alarm.",
            "I fitted a smoke alarm in my caravan.",
        ),
        (
            "I own a caravan without a smoke alarm.",
            "There's no smoke alarm in the caravan.",
            "The smoke alarm is missing from my caravan.",
        ),
        (
            "I used to sleep in a caravan with a smoke alarm.",
            "My brother lives in a caravan without a smoke alarm.",
            "The battery is missing from the smoke alarm in my caravan.",
            "I bought a smoke alarm for my caravan.",
        ),
    ),
    (
        "the lobster is carrying eggs",
        (
            "The lobster has eggs on it.",
            "I caught a lobster with eggs.",
            "There are eggs on the lobster.",
        ),
        (
            "The lobster has no eggs.",
            "I caught a lobster without eggs.",
            "The lobster is free of eggs.",
            "I looked for eggs on the lobster and found none.",
        ),
        (
            "I caught a crab without eggs.",
            "My mate caught a lobster with eggs.",
            "The bucket is full of eggs.",
        ),
    ),
    (
        "the parcel contains batteries",
        ("I'm sending a parcel with batteries in it.", "I put batteries in the parcel."),
        ("There are no batteries in the parcel.", "The parcel has no batteries in it."),
        (),
    ),
    (
        "the room has no windows",
        ("It's a room without windows.", "The room is windowless.", "The room lacks windows."),
        ("I sleep in a room with a big window.", "The room has two windows."),
        (),
    ),
    (
        "your parent works for the university",
        (
            "My mum is a lecturer employed by the university.",
            "The university employs my father.",
            "My father, a porter at the university, starts work at six.",
            "My father is a professor at the university.",
            "My mum has a job at the university.",
            "My mum is on the staff of the university.",
        ),
        (
            "Neither of my parents works for the university.",
            "My dad used to work for the university.",
        ),
        (
            "My aunt works for the university.",
            "My mum studied at the university.",
            "My friend's mother works for the university.",
        ),
    ),
    (
        "you live with your landlord",
        (
            "I share the house with my landlord.",
            "The owner of the house lives here too.",
            "My landlord and I live under one roof.",
        ),
        ("I live on my own.", "My landlord doesn't live here."),
        ("I live with my sister.", "My landlord comes round every week."),
    ),
    (
        "your employer pays the course fee",
        (
            "My company is paying the course fee for me.",
            "My boss covers the fee.",
        ),
        ("My parents pay the course fee.", "The course fee comes out of my own pocket."),
        (
            "My sister's firm pays the course fee.",
            "My firm may pay the course fee.",
            "My firm is paying for the hotel.",
        ),
    ),
    (
        "the kitchen is shared with other tenants",
        ("I share the kitchen with the other tenants.",),
        (
            "I have a kitchen of my own.",
            "I have the kitchen to myself.",
            "Nobody else uses my kitchen.",
            "The kitchen is just for me.",
            "I don't share the kitchen with anyone.",
        ),
        (
            "The bathroom is shared with other tenants.",
            "I share the garden with the other tenants.",
        ),
    ),
    (
        "you are the sole owner of the boat",
        (
            "I'm the only owner of the boat.",
            "Nobody else owns any part of the boat.",
            "The boat is mine alone.",
            "The boat belongs to me and nobody else.",
            "The boat is owned by me alone.",
        ),
        (
            "I own the boat together with my brother.",
            "The boat belongs to me and my sister.",
            "I own half of the boat.",
            "The boat isn't mine.",
            "The boat belongs to my dad.",
        ),
        ("I'm the only one who sails the boat.", "I'm the sole owner of the car."),
    ),
    (
        "it is your main home",
        (
            "I live in the cottage all year round.",
            "The cottage is my only home.",
            "I have no other home.",
        ),
        (
            "The cottage is my second home.",
            "The cottage is a holiday home.",
            "My main home is in Leeds.",
            "I only use the cottage at weekends.",
        ),
        ("The cottage is by the sea.",),
    ),
    (
        "the door was left unlocked",
        ("The door was unlocked.", "Nobody had locked the door."),
        (
            "The door was locked.",
            "I had turned the key in the door.",
            "I'd locked the door as usual.",
            "They had to force the lock of the door.",
            "They kicked the door in.",
        ),
        ("The window was locked.", "They kicked in the window.", "I had locked the car."),
    ),
    (
        "the card was stolen",
        ("I was robbed of my card.",),
        ("I cut the card up by mistake.", "Nobody took the card.", "I still have the card."),
        ("I lost the card.", "I sold my bike.", "I still have my purse.", "Nobody took my purse."),
    ),
    (
        "the book is lost",
        (
            "The book is gone for good.",
            "The book has never turned up.",
            "I left the book on a train and never got it back.",
        ),
        ("I brought the book back.",),
        (
            "The map is gone for good.",
            "My sister left the book on a train and never got it back.",
            "I brought the map back.",
        ),
    ),
    (
        "you have borrowed the trailer from a neighbour",
        (
            "A neighbour lent me the trailer.",
            "The trailer was lent to me by a neighbour.",
            "The trailer is on loan from my neighbour.",
            "The trailer isn't mine; my neighbour lent it to me.",
        ),
        ("The trailer is mine.", "I bought the trailer.", "I hired the trailer from a firm."),
        ("I lent the trailer to a neighbour.", "I borrowed a ladder from a neighbour."),
    ),
    (
        "you teach at the school",
        (
            "The children at the school learn French from me.",
            "My pupils at the school call me Miss Jones.",
        ),
        (),
        ("My wife teaches at the school.", "I hope to teach at the school."),
    ),
    (
        "you are a tenant of the council",
        ("The council lets the house to me.",),
        (
            "My landlord is a private company.",
            "Mr Pike, my landlord, is a retired farmer.",
            "The flat is rented from my uncle.",
        ),
        ("My mother rents from the council.",),
    ),
    (
        "you are a member of the sailing club",
        ("I belong to the sailing club.",),
        ("None of us belongs to the sailing club.",),
        ("My brother belongs to the sailing club.", "I belong to the rowing club."),
    ),
    (
        "the fence is damaged",
        ("Half the fence is lying on the ground.",),
        (
            "The fence is in good repair.",
            "The fence has been repaired.",
            "There's not a scratch on the fence.",
        ),
        ("The shed is damaged.",),
    ),
    (
        "you are the owner of the bakery",
        ("I'm the bakery's owner.", "As the owner of the bakery, I get up early."),
        ("I rent the bakery from a widow.",),
        ("I own the shop next door.",),
    ),
    (
        "the flat is furnished",
        ("The flat comes with furniture.", "There's furniture in the flat."),
        ("The flat is unfurnished.", "There's not a stick of furniture in the flat."),
        ("The flat has a big kitchen.",),
    ),
    (
        "the car is yours",
        ("I own the car.", "The car belongs to me."),
        ("I borrowed the car from my aunt.", "The car is hired.", "I lease the car."),
        ("I drive the car.",),
    ),
    (
        "your neighbour supplies your water",
        ("I get my water from my neighbour.", "My water comes from my neighbour."),
        (),
        ("My neighbour gets his water from me.",),
    ),
    (
        "you are alone in the car",
        ("It's just me in the car.", "I have no passengers."),
        ("My wife is in the car with me.", "I have a passenger."),
        ("I'm alone in the house.",),
    ),
    (
        "the licence has expired",
        (),
        ("I renewed the licence last week.",),
        ("My passport has expired.",),
    ),
    (
        "you work full time",
        ("I drive a tram forty hours a week for the city.",),
        ("I serve meals twelve hours a week for a hotel.",),
        ("I look after my father forty hours a week.", "I run 40 miles a week for the club."),
    ),
)
RULE, QUESTION = "You can join if {}.", "Can I join?"


@for_each(
    "clause, story, answer",
    [
        (clause, story, answer)
        for clause, holds, fails, leaves_open in TOLD
        for stories, answer in ((holds, "Yes"), (fails, "No"), (leaves_open, "More"))
        for story in stories
    ],
)
def test_a_state_told_in_other_shapes(clause: str, story: str, answer: str) -> None:
    assert decide(RULE.format(clause), QUESTION, scenario=story).answer == answer


@for_each(
    "clause, story",
    [
        ("the item has not been used", "I've used a similar item from another shop."),
        ("you are a member of the sailing club", "We never belonged to the rowing club."),
        ("the bus is fitted with seat belts", "They are going to fit the bus with seat belts."),
        ("you teach at the school", "I hope to teach at the school."),
        ("you work for the hospital", "I'm a patient at the hospital."),
        ("you are a council tenant", "The garage is rented from my uncle."),
    ],
)
def test_another_one_or_a_plan_settles_nothing(clause: str, story: str) -> None:
    assert decide(RULE.format(clause), QUESTION, scenario=story).answer == "More"


@for_each(
    "clause, story",
    [
        ("you are a doctor", "I have a doctor."),
        ("you are a nurse", "I live with a nurse."),
        ("you have a doctor", "I'm a teacher."),
        ("you live in the same flat", "I own a flat in Hull with two bedrooms."),
        ("you own the car", "I drive the car."),
    ],
)
def test_whom_one_has_to_do_with_says_not_what_one_is(clause: str, story: str) -> None:
    assert decide(RULE.format(clause), QUESTION, scenario=story).answer == "More"


def test_a_tax_of_the_council_asks_nothing_of_the_council() -> None:
    rule = "Council tax is cut for anyone who lives alone."
    story = "It's just me in the house."
    assert decide(rule, "Will my council tax be cut?", scenario=story).answer == "Yes"
