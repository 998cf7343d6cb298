"""Duties and needs that hold for things of a size, times behind places, and questions by name."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

DUTIES = {
    "have to": ("Members have to register any raft longer than 4 metres.", "Do I have to register my raft?", "[you are members] and [the raft is longer than 4 metres]"),
    "need to": ("You need to declare goods worth more than £390.", "Do I need to declare my goods?", "[the goods are worth more than £390]"),
    "a time": ("You have to report any illness lasting more than nine days.", "Do I have to report my illness?", "[the illness is lasting more than nine days]"),
    "of an amount": ("Drivers have to record any trip of more than 30 miles.", "Do I have to record my trip?", "[you are drivers] and [the trip is more than 30 miles]"),
    "what it is called": ("You need to declare rent you receive if you let more than one hut.", "Do I need to declare my rent?", "[you let more than one hut]"),
    "known things": ("You have to declare your gifts if you are staff.", "Do I have to declare my gifts?", "[you are staff]"),
}  # fmt: skip
NEEDS = {
    "any of a size": ("A licence is required for any raft longer than 5 metres.", "Do I need a licence?", "[the raft is longer than 5 metres]"),
    "several of a size": ("A licence is required for rafts longer than 5 metres.", "Do I need a licence for my raft?", "[the rafts are longer than 5 metres]"),
    "with so many": ("A permit is needed for any feast with more than 100 guests.", "Do I need a permit?", "[the feast has more than 100 guests]"),
    "worth so much": ("A deposit is needed for bookings worth more than £200.", "Do I need a deposit?", "[the bookings are worth more than £200]"),
    "a paper of a sort": ("Planning permission is required for any wall higher than 2 metres.", "Do I need planning permission?", "[the wall is higher than 2 metres]"),
    "a deed": ("Showing tickets is required for guests under 16.", "Do I have to show my ticket?", "[you are guests under 16]"),
    "of no size": ("A permit is required for any raft kept on the river.", "Do I need a permit for my raft?", "[it is any raft kept on the river]"),
}  # fmt: skip
TIMES = {
    "a ban behind a place": ("No rafts are allowed on the lake from May to August.", "Can I take my raft on the lake?", "not [it is from May to August]"),
    "of starts and ends": ("No fires may be lit in the wood from the start of May to the end of July.", "Can I light a fire in the wood?", "not [it is from the start of May to the end of July]"),
    "of leave that a card gives": ("The card lets you use the sauna from Monday to Thursday.", "Can I use the sauna with the card?", "[it is from Monday to Thursday]"),
    "from place to place": ("The card lets you ride from Leith to Perth.", "Can I ride with the card?", "[the card allows you to ride from Leith to Perth]"),
}  # fmt: skip
SUBJECTS = {
    "two times": ("Claims sent in from Monday to Thursday before noon are answered the same day.", "Is my claim answered the same day?", "[the claims are sent in from Monday to Thursday before noon]"),
    "a way and a time": ("Meals ordered online before noon are brought by two.", "Is my meal brought by two?", "[the meals were ordered online before noon]"),
    "a place told apart": ("Skis brought back to the hut where they were hired are charged at half price.", "Are my skis charged at half price?", "[the skis are brought back to the hut where they were hired]"),
    "a case of place": ("You may swim where it is safe.", "Can I swim?", "[it is safe]"),
    "every one": ("The charge is waived once every oar has been handed back.", "Is my charge waived?", "[every oar has been handed back]"),
    "how often": ("Members can swap boats once every Friday.", "Can I swap boats?", "[you are members]"),
}  # fmt: skip
USES = {
    "anything but": ("The token can be spent on anything in the shop except bait.", "Can I spend my token on this?", "not [it is bait]"),
    "any but": ("The card can be used for any purchase except fuel.", "Can I use the card for this?", "not [it is fuel]"),
    "in a case": ("The money can be used for anything if you are over 55.", "Can I use the money for a raft?", "[you are over 55]"),
    "some use": ("The money can be spent on any tool for the yard.", "Can I spend the money on a lathe?", "[you want to spend the money on any tool for the yard]"),
}  # fmt: skip


@pytest.mark.parametrize(
    "table", [DUTIES, NEEDS, TIMES, SUBJECTS, USES], ids=lambda t: next(iter(t))
)
def test_reads(table: dict[str, tuple[str, str, str]]) -> None:
    for name, (text, question, wanted) in table.items():
        rule = parse(text)
        expression = rule.written(question)
        for clause in reversed(rule.clauses):
            expression = expression.replace(clause.id, f"[{clause.statement}]")
        assert expression == wanted, name


NAMED = (
    ("Owners of a cat that is ill need a tag.", "Do I need a tag for Zuzu?", True),
    ("Hounds over 20 kg need a permit.", "Does Rex need a permit?", True),
    ("People who keep a pig must have a licence.", "Do I need a licence for Percy?", True),
    ("Owners of a cat that is ill need a tag.", "Do I need a mortgage for Zuzu?", False),
    ("Owners of a cat that is ill need a tag.", "Can I apply for Zuzu?", False),
)


@pytest.mark.parametrize(("text", "question", "related"), NAMED)
def test_who_has_only_a_name_is_anybody(text: str, question: str, related: bool) -> None:
    assert (decide(text, question).answer != "Irrelevant") is related
