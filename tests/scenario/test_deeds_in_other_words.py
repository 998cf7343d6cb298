"""Deeds told in other words than a rule's: by what came of them, or by whom they hit."""

from cmr_logic import decide
from tests.tables import for_each

OTHER_WORDS = [
    (
        "You may keep the tent for another week unless another member has booked the tent.",
        "Can I keep the tent for another week?",
        "It's still drying. Somebody else has put their name down for it.",
        "No",
    ),
    (
        "You may keep the tent for another week unless another member has booked the tent.",
        "Can I keep the tent for another week?",
        "My account shows that someone else has booked it.",
        "No",
    ),
    (
        "You may keep the tent for another week unless another member has booked the tent.",
        "Can I keep the tent for another week?",
        "Somebody else has put a hook on it.",
        "More",
    ),
    (
        "A new season ticket is free if the old one was stolen.",
        "Is the new season ticket free for me?",
        "A man on a scooter grabbed my rucksack with the season ticket in it.",
        "Yes",
    ),
    (
        "A new season ticket is free if the old one was stolen.",
        "Is the new season ticket free for me?",
        "A man on a scooter admired my rucksack with the season ticket in it.",
        "More",
    ),
    (
        "A rower may swap boats after telling the organisers.",
        "Can I swap boats?",
        "I phoned the regatta office last night and told them.",
        "Yes",
    ),
    (
        "A keeper sent off during a cup match pays a fine.",
        "Will I pay a fine?",
        "In Saturday's cup match I picked up a second yellow.",
        "Yes",
    ),
    (
        "A keeper sent off during a cup match pays a fine.",
        "Will I pay a fine?",
        "In Saturday's cup match I picked up a souvenir.",
        "More",
    ),
    (
        "Children who are non-swimmers must wear armbands.",
        "Must my daughter wear armbands?",
        "My daughter is five and never learned to swim.",
        "Yes",
    ),
    (
        "Children who are non-swimmers must wear armbands.",
        "Must my daughter wear armbands?",
        "My daughter is five and swims like a fish.",
        "No",
    ),
    (
        "The bonus is paid only if the employee has handed in the doctor's letter.",
        "Will I get the bonus?",
        "I handed in the doctor's letter on Tuesday.",
        "Yes",
    ),
    (
        "You can put up the shed if a neighbour has not objected.",
        "Can I put up the shed?",
        "I went from door to door, and nobody next door has any objection.",
        "Yes",
    ),
    (
        "We repair the van if the other driver caused the accident.",
        "Will you repair the van?",
        "The police report puts all the blame on the man who hit me.",
        "Yes",
    ),
    (
        "We repair the van if the other driver caused the accident.",
        "Will you repair the van?",
        "The police report puts all the dates in order.",
        "More",
    ),
]


@for_each("rule, question, story, answer", OTHER_WORDS)
def test_a_deed_is_known_by_other_words(rule, question, story, answer):
    assert decide(rule, question, scenario=story).answer == answer
