"""Things told apart by what one does with them, and what may stand around a statement's subject."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "goods that one has used": (
        "You can't return goods that you have used.",
        "Can I return my goods?",
        "not [you have used the goods]",
    ),
    "without a relative, beside an exception": (
        "You can't return goods you bought abroad unless they are faulty.",
        "Can I return my goods?",
        "not ([you bought the goods abroad] and not [they are faulty])",
    ),
    "as the subject": (
        "Tickets you bought online can be changed.",
        "Can I change my ticket?",
        "[you bought the tickets online]",
    ),
    "with a preposition left behind": (
        "You can claim for a cottage that you live in.",
        "Can I claim?",
        "[you live in the cottage]",
    ),
    "what one does not do": (
        "You can let a room that you do not use if the landlord agrees.",
        "Can I let a room?",
        "not [you do use the room] and [the landlord agrees]",
    ),
    "money that is paid back tells nothing apart": (
        "We will pay for travel costs you can't get back if you are ill.",
        "Will you pay?",
        "[you are ill]",
    ),
    "what is known tells nothing apart": (
        "You can claim the tax you paid if you kept the slip.",
        "Can I claim the tax?",
        "[you kept the slip]",
    ),
    "what one would have tells nothing apart": (
        "You can bring any food you like if you tidy up.",
        "Can I bring food?",
        "[you tidy up]",
    ),
    "what happened before something else": (
        "You can't claim for a bike that was stolen before you registered.",
        "Can I claim for my bike?",
        "not [the bike was stolen before you registered]",
    ),
    "what must happen before": (
        "We will not post an order you placed online before you have paid.",
        "Will you post my order?",
        "not ([you placed the order online] and not [you have paid])",
    ),
    "how often, with a comma": (
        "Twice a month, pupils may bring a guest if they book ahead.",
        "Can I bring a guest?",
        "[you book ahead]",
    ),
    "how often, without": (
        "Every year members may swap lockers if they have paid.",
        "Can I swap lockers?",
        "[you have paid]",
    ),
    "every week as a subject": (
        "Every week costs extra if you are not a member.",
        "Will it cost extra?",
        "not [you are a member]",
    ),
    "a case ahead of what an item demands": (
        "To hire a boat you must:\n\n* be over 18\n* for night trips, carry a lamp",
        "Can I hire a boat?",
        "[you must be over 18] and ([you must carry a lamp] or not [it is for night trips])",
    ),
    "places ahead of a name": (
        "You can claim if you row:\n\n* in Kent, Devon or Essex\n* for pay",
        "Can I claim?",
        "([you row in Kent] or [you row in Devon] or [you row in Essex]) or [you row for pay]",
    ),
    "a day that comes round": (
        "Every Friday, members may bring a guest.",
        "May I bring a guest?",
        "[it is Friday]",
    ),
    "a pronoun that begins a clause": (
        "You must tell us if your income changes or someone moves in with you.",
        "Do I have to tell you?",
        "[your income changes] or [someone moves in with you]",
    ),
    "nobody as a subject": (
        "You can enter if the door is open or nobody answers.",
        "Can I enter?",
        "[the door is open] or not [anybody answers]",
    ),
    "a pronoun as an object": (
        "You can claim if you care for a child or someone who is disabled.",
        "Can I claim?",
        "[you care for a child] or [you care for someone who is disabled]",
    ),
    "a verb behind a stranded preposition": (
        "We will pay if someone you travel with falls ill.",
        "Will you pay?",
        "[someone you travel with falls ill]",
    ),
    "verbs of one long subject": (
        "We will pay if you or someone you row with falls ill, is injured or dies.",
        "Will you pay?",
        "[you or someone you row with falls ill] or [you or someone you row with is injured] or "
        "[you or someone you row with dies]",
    ),
    "those whom it is paid to, beside a bar": (
        "Sick pay is only paid to staff who have passed. Sick pay is not paid where you resign.",
        "Will I get sick pay?",
        "[you have passed] and not [you resign]",
    ),
    "keeping something from somewhere": (
        "You can keep money from a job if you are under 16.",
        "Can I keep the money?",
        "[you are under 16]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected


# A text, a question, and the first thing asked.
ASKED = {
    "what others do not pay for": (
        "We won't pay for:\n\n* a change of mind\n* wear and tear",
        "Will you pay my claim?",
        "Is it a change of mind?",
    ),
    "what a policy does not pay for": (
        "This policy won't pay for:\n\n* wear and tear\n* damaged goods",
        "Will the policy pay?",
        "Is it wear and tear?",
    ),
    "a list of damaged things": (
        "We can't accept:\n\n* damaged goods\n* broken toys",
        "Can you accept my goods?",
        "Is it damaged goods?",
    ),
    "predicates that take two questions": (
        "We pay if you are injured or die.",
        "Will you pay?",
        "Are you injured?",
    ),
    "a feeling": (
        "You can leave early if you or your child feels unwell.",
        "Can I leave early?",
        "Do you or your child feel unwell?",
    ),
    "a deed to a thing": (
        "We do not cover any condition you had before you joined.",
        "Is my condition covered?",
        "Did you have the condition before you joined?",
    ),
    "what others do in it": (
        "A room you let to a lodger is exempt.",
        "Is my room exempt?",
        "Do you let the room to a lodger?",
    ),
}


@pytest.mark.parametrize("form", ASKED)
def test_asked(form: str) -> None:
    text, question, expected = ASKED[form]
    assert decide(text, question).follow_up == expected


@pytest.mark.parametrize(
    ("question", "follow_up"),
    [
        ("Will I lose points?", "Is it a late essay?"),
        ("My essay was late. Will I lose points?", "Did the pupil have more time?"),
        ("My essay was not late. Will I lose points?", "Is it a late essay?"),
    ],
)
def test_what_is_told_beside_names_the_sort(question: str, follow_up: str) -> None:
    text = "Late essays lose five points a day. No points are lost where the pupil had more time."
    assert decide(text, question).follow_up == follow_up


def test_the_clause_points_at_all_of_the_deed() -> None:
    rule = parse("You can return goods that you bought online.")
    (clause,) = rule.clauses
    assert clause.span.of(rule.text) == "goods that you bought online"
