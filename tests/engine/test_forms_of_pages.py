"""Forms of sentences as agencies put them on their pages: rows, relatives, denials behind nouns."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

from tests.tables import for_each

CHOICES_INSIDE = [
    ("You can join if you are over 18, you live here or work here, and you can swim.", "Can I join?", "[you are over 18] and ([you live here] or [you work here]) and [you can swim]"),
    ("The boat is safe if it is new, it has a pump or carries a bucket, and its hull is dry.", "Is my boat safe?", "[it is new] and ([it has a pump] or [it carries a bucket]) and [its hull is dry]"),
    ("You can join if you live here, work here or study here, and can swim.", "Can I join?", "([you live here] or [you work here] or [you study here]) and [you can swim]"),
]  # fmt: skip

RELATIVES_LED = [
    ("Growers who own a barn, and for whom farming is the main job, may claim the grant.", "Can I claim the grant?", "[you own a barn] and [farming is the main job for you]"),
    ("People on whom others depend can get the card.", "Can I get the card?", "[others depend on you]"),
    ("We insure boats which are under 6 m long and for which you have a licence.", "Do you insure my boat?", "[the boats are under 6 m long] and [you have a licence for them]"),
    ("You may not hire out a boat that leaks or in which there is no pump.", "May I hire out my boat?", "not ([the boat leaks] or not [there is a pump in it])"),
    ("You may sell eggs that are clean, in which case you must date them.", "May I sell my eggs?", "[the eggs are clean] and [you must date them]"),
]  # fmt: skip

DUTIES = [
    ("The duty to report a concern falls on teachers and nurses.", "Do I have to report my concern?", "[you are teachers] or [you are nurses]"),
    ("The duty falls on teachers and nurses to report a concern.", "Do I have to report my concern?", "[you are teachers] or [you are nurses]"),
    ("It is compulsory for cooks, and for waiters who cut food, to carry a card.", "Do I have to carry a card?", "[you are cooks] or [you are waiters] and [you cut food]"),
    ("Reporting a concern is compulsory for teachers, and for nurses who work at night.", "Do I have to report my concern?", "[you are teachers] or [you are nurses] and [you work at night]"),
    ("You can keep the bird if you caught it. You must still register it.", "Can I keep the bird?", "[you caught it]"),
    ("You can dispute the bill if it is wrong. You will still have to pay it.", "Can I dispute the bill?", "[it is wrong]"),
    ("You can keep the flat if you are ill. You must still be registered with a doctor.", "Can I keep the flat?", "[you are ill] and [you must still be registered with a doctor]"),
    ("You can keep your pass if you moved. You must still live in the county.", "Can I keep my pass?", "[you moved] and [you must still live in the county]"),
]  # fmt: skip

DENIED_BEHIND_NOUNS = [
    ("The card is open to people not in work.", "Can I get the card?", "not [you are in work]"),
    ("Grants are for widows not receiving a pension.", "Can I get a grant?", "[you are widows that are not receiving a pension]"),
    ("The grant is open to villages with a population not over 900.", "Can our village get the grant?", "[you are villages with a population that is not over 900]"),
    ("You can bring a dog not on a lead.", "Can I bring my dog?", "not [the dog is on a lead]"),
    ("We do not insure boats not under cover.", "Do you insure my boat?", "[the boats are under cover]"),
    ("We cannot accept cards not signed by a doctor.", "Will you accept my card?", "[the cards are signed by a doctor]"),
    ("The grant is not open to villages with a population over 900.", "Can our village get the grant?", "not [you are villages with a population over 900]"),
]  # fmt: skip

WRITTEN_OFF = [
    ("Fines are written off if you are under 18.", "Do I have to pay the fine?", "not [you are under 18]"),
    ("Fines are written off if you are under 18.", "Will my fine be written off?", "[you are under 18]"),
    ("A fine will not be written off if you are over 18.", "Do I have to pay my fine?", "[you are over 18]"),
    ("Fines are waived if you are under 18.", "Can my fine be cancelled?", "[you are under 18]"),
]  # fmt: skip

OTHERS = [
    ("You do not need consent to fell a tree that is dead. For any other tree, consent is needed if its trunk is wide.", "Do I need consent to fell my tree?", "(not [the tree is dead] and [its trunk is wide]) and not [the tree is dead]"),
    ("You do not need consent to fell a dead tree. For other trees, consent is needed if the trunk is wide.", "Do I need consent to fell my tree?", "(not [you fell a dead tree] and [the trunk is wide]) and not [you fell a dead tree]"),
    ("You need no leave to fell a dead tree. Gloves are needed if the tree is tall.", "Do I need leave to fell my tree?", "not [you need leave to fell a dead tree]"),
    ("Eligible costs are:\n\n* fencing\n* gates\n\nWages are not an eligible cost.", "Is this an eligible cost?", "([it is fencing] or [it is gates]) and not [it is wages]"),
    ("We fund the items listed below, if you pay half:\n* roofs\n* gates", "Will you fund this item?", "[you pay half] and ([roofs] or [gates])"),
    ("No permit is needed for a raft under 3 m. A boat needs a permit if it has an engine.", "Do I need a permit for my boat?", "[it has an engine]"),
]  # fmt: skip

KINDS_APART = [
    ("Gold members and silver members who joined in May can bring a guest.", "Can I bring a guest?", "[you are gold members] or [you are silver members] and [you joined in May]"),
    ("Gold and silver members who joined in May can bring a guest.", "Can I bring a guest?", "([you are gold members] or [you are silver members]) and [you joined in May]"),
]  # fmt: skip

TITLES = [
    ("## Excuses we accept\n\n- you were in hospital\n- you were abroad", "Will my excuse be accepted?", "[you were in hospital] or [you were abroad]"),
    ("## Reasons that count\n\n- you were in hospital\n- you were abroad", "Does my reason count?", "[you were in hospital] or [you were abroad]"),
    ("The court will excuse you if you row or sail.", "Will the court excuse me?", "[you row] or [you sail]"),
    ("## Events that may end your cover\n\n* You sell the boat\n* You move abroad", "Will my cover end?", "[you sell the boat] or [you move abroad]"),
]  # fmt: skip

MEASURES = [
    ("## Eligibility\n\n* Fewer than 50 employees\n* Turnover below €10 million", "Are we eligible?", "[fewer than 50 employees] and [turnover below €10 million]"),
    ("You can apply if you have:\n\n- fewer than 20 staff\n- turnover below £9,000", "Can we apply?", "[you have fewer than 20 staff] and [you have turnover below £9,000]"),
    ("## Who cannot apply\n\n- Fewer than 20 staff\n- Turnover below £9,000", "Can we apply?", "not ([Fewer than 20 staff] or [Turnover below £9,000])"),
    ("## Eligibility\n\n* Under 18s\n* Over 65s", "Am I eligible?", "[under 18s] or [over 65s]"),
    ("Discounts\n\n* at least 10 people\n* at least 5 nights", "Do I get a discount?", "[discounts at least 10 people] or [discounts at least 5 nights]"),
]  # fmt: skip


@for_each(
    "text, question, expected",
    [
        *CHOICES_INSIDE,
        *RELATIVES_LED,
        *DUTIES,
        *DENIED_BEHIND_NOUNS,
        *WRITTEN_OFF,
        *OTHERS,
        *KINDS_APART,
        *TITLES,
        *MEASURES,
    ],
)
def test_forms_of_pages(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected
