"""What parts a sentence wrongly: times before or inside it, and pairs of sorts in a list."""

from __future__ import annotations

from cmr_logic import parse
from tests.tables import for_each

CASES = [
    # a time or place before a sentence, with no comma
    (
        "During the season you can fish if you have a permit, own a boat, or moved here in May.",
        "Can I fish during the season?",
        "c2 or c3 or c4",
    ),
    (
        "Inside the dock you can row if you have a permit or own a raft.",
        "Can I row inside the dock?",
        "c2 or c3",
    ),
    # the time inside a relative clause is over, and the sentence goes on
    (
        "Guides whose contract ends before the term is over, and those who were late, are not "
        "eligible for a bonus.",
        "Am I eligible for a bonus?",
        "not (c1 or c2)",
    ),
    (
        "Guests who stay until the end are let in free if they pay.",
        "Are we let in free?",
        "c1 and c2",
    ),
    # two sorts of one thing in one item of a list
    (
        "You need a permit if your work involves felling a tree, draining wet or marshy land or "
        "storing oil.",
        "Do I need a permit?",
        "c2 or c3 or c4",
    ),
    # what is said of those of a demand goes on to be said of them
    (
        "Members who are late must pay a fine and may not row.",
        "Can I row?",
        "not c1",
    ),
    # those who are given something, not those who give it
    (
        "Dentists may offer a discount to patients who pay in advance.",
        "Can I get a discount?",
        "c1",
    ),
    # bans, rules and offences
    (
        "Tenants may keep a cat. Lodgers are not covered by this rule.",
        "May I keep a cat?",
        "c1 and not c2",
    ),
    (
        "You may enter only if you are 18. Members are not covered by this rule.",
        "May I enter?",
        "c1 or c2",
    ),
    (
        "Members may ignore the ban. Guests may not.",
        "Can I ignore the ban?",
        "c1 and not c2",
    ),
    (
        "A cabin is let unlawfully unless the owner is registered and has fitted an alarm.",
        "Is it unlawful for me to let my cabin?",
        "not (c1 and c2)",
    ),
    (
        "Anyone over 12 may fish here. It is illegal for people not resident in the parish.",
        "Can I fish here?",
        "c1 and c2",
    ),
    (
        "You can join if you are over 18. Students can join if they are over 16.",
        "Can I join?",
        "c1 or c2 and c3",
    ),
]


@for_each("text, question, expression", CASES)
def test_each_clause_is_whole(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression
