"""Bounds at the front of a sentence, needs summed up behind it, and leave that somebody gives."""

from __future__ import annotations

from cmr_logic import decide, parse
from tests.tables import for_each

# A text, a question, and what makes the answer Yes.
FORMS = (
    # ages and times at the front
    ("Under-12s may climb only with a parent. From 12 they may climb alone if they have a rope.",
     "May my son climb alone?", "(c3 and c4) and not (c1 and not c2)"),
    ("From the age of 60 you can get a free pass.", "Can I get a free pass?", "c1"),
    ("Up to the age of 16 entry is free. From 16 you pay £3 unless you are a student.",
     "Do I have to pay?", "c2 and not c3"),
    ("From 9 to 5 you can ring the desk.", "Can I ring the desk?",
     "[you are from 9 to 5]"),
    ("Within 30 days of the trip, no refund is given.", "Will I get a refund?", "not c1"),
    ("More than 30 days before the trip we refund everything. Within 30 days nothing is refunded "
     "unless someone takes your place.", "Will I get a refund?", "c1 and not (c2 and not c3)"),
    ("Inside a week nothing is refunded unless you are ill.", "Will I get a refund?",
     "not (c1 and not c2)"),
    ("Within 14 days you must tell us.", "Must I tell you?", "[within 14 days you must tell us]"),
    # needs summed up
    ("Having a licence, living here and owning a boat: that is what you need to join the fleet.",
     "Can I join the fleet?", "[you have a licence] and [you live here] and [you own a boat]"),
    ("Being over 18 and knowing the pool: these are the conditions for working here.",
     "Can I work here?", "[you are over 18] and [you know the pool]"),
    ("A ticket or a pass – that's all it takes to park here.", "Can I park here?",
     "[you have a ticket] or [you have a pass]"),
    ("You can climb if you are fit. This is what you need to climb.", "Can I climb?", "c1"),
    # papers of which one is needed
    ("Guests can collect the key with a passport, or with a letter from the owner.",
     "Can I collect the key?", "[you have a passport] or [you have a letter from the owner]"),
    ("You can vote with a passport, a licence or a bus pass.", "Can I vote?",
     "[you have a passport] or [you have a licence] or [you have a bus pass]"),
    ("You can enter with a dog or a cat.", "Can I enter?", "[you enter with a dog or a cat]"),
    # leave that somebody gives
    ("A minor may row with the leave of the court. Leave is given only where both parents agree "
     "and the boat is new.", "Will the court give me leave to row?", "c3 and c4"),
    ("A minor may row with the leave of the court.", "May I row?",
     "[you have the consent of the court]"),
    ("You can extend the loan with our agreement. We agree if the book is old.",
     "Will you agree to extend my loan?", "c2"),
    ("You may move the boat with our approval. Approval is refused if it is windy.",
     "Will you approve?", "not c2"),
    ("You may row with our consent. Consent is given if you swim.", "May I row?", "c1"),
    ("You may row with two days' leave. Leave is granted if you ask.", "May I row?",
     "[you row with two days' leave]"),
)  # fmt: skip


@for_each("text, question, written", FORMS)
def test_forms(text: str, question: str, written: str) -> None:
    rule = parse(text)
    told = "[" in written
    said = rule.written(question)
    for clause in rule.clauses if told else ():
        said = said.replace(clause.id, f"[{clause.statement}]")
    assert said == written


def test_an_age_that_is_told_is_not_asked_for() -> None:
    text = "Under-11s swim only with an adult. From 11 on they may swim alone if they have a badge."
    question = "My daughter is 12. May she swim alone?"
    badge = "Does she have a badge?"
    assert decide(text, question).answer == "More"
    assert decide(text, question, history=[(badge, True)]).answer == "Yes"
    assert decide(text, question, history=[(badge, False)]).answer == "No"
