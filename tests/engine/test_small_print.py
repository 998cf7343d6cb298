"""Turns of the small print of clubs, shops and landlords: labels, cases ahead, exceptions."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide, parse


def written(text: str, question: str) -> str:
    """Return what a text says of a question, with the clauses spelled out."""
    rule = parse(text)
    found = rule.written(question)
    for clause in reversed(rule.clauses):
        found = found.replace(clause.id, f"[{clause.statement}]")
    return found


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        # a label, and a sentence behind it that tells its case
        (
            "Oar deposit: we pay it back once you've returned both oars.",
            "Will I get my deposit back?",
            "[you've returned both oars]",
        ),
        (
            "Stamps and how to use them: your stamps stay good as long as you row once a month.",
            "Will my stamps stay good?",
            "[you row once a month]",
        ),
        (
            "Conditions: you are over 18, you live here and you have a key.",
            "Am I eligible?",
            "[you are over 18] and [you live here] and [you have a key]",
        ),
        # the only case, said ahead
        (
            "Only with the warden's written consent can you light a fire.",
            "Can I light a fire?",
            "[you have the warden's written consent]",
        ),
        ("Only with a permit can you fish here.", "Can I fish here?", "[you have a permit]"),
        ("Only on Sundays can dogs be let in.", "Can dogs be let in?", "[it is on Sundays]"),
        (
            "Only by prior arrangement may visitors stay overnight.",
            "Can visitors stay overnight?",
            "[it is by prior arrangement]",
        ),
        (
            "Visitors may stay overnight only by prior arrangement.",
            "Can visitors stay overnight?",
            "[it is by prior arrangement]",
        ),
        # exceptions by their noun
        (
            "With the exception of helpers on trial, everyone may vote.",
            "Can I vote?",
            "not [you are helpers on trial]",
        ),
        # participles with a length or an amount
        (
            "Anyone hired for two years may vote.",
            "Can I vote?",
            "[you are hired for two years]",
        ),
        (
            "Anyone insured for £900 may row.",
            "Can I row?",
            "[you are insured for £900]",
        ),
        # "both" of two of a kind, and of two parts
        (
            "You can sail if both helpers agree and at least two days have passed since the race.",
            "Can I sail?",
            "[both helpers agree] and [at least two days have passed since the race]",
        ),
        (
            "You can sail if you have both a card and a key.",
            "Can I sail?",
            "[you have a card] and [you have a key]",
        ),
        # a noun that may be a verb, before a modal
        (
            "Both the owner and the clerk must have signed the plan, and work must not have begun.",
            "Can I start?",
            "([the owner has signed the plan] and [the clerk has signed the plan]) "
            "and not [work has begun]",
        ),
        # those whom something is not for; and what else will do
        (
            "The loan is for rowers and not for guests.",
            "Can I get the loan?",
            "[you are rowers] and not [you are guests]",
        ),
        (
            "To get water, your plot must be dry; alternatively, you must be a warden.",
            "Can I get water?",
            "[your plot must be dry] or [you must be a warden]",
        ),
        # what is done with money names nobody whom it is for
        (
            "Funds may not be used to buy land or to pay the wages of guides.",
            "Can I use funds for my plan?",
            "not ([you want to use funds to buy land] or"
            " [you want to use funds to pay the wages of guides])",
        ),
        # what changes nothing
        (
            "You can get your fee back if you are ill. This applies whatever the illness.",
            "Can I get my fee back?",
            "[you are ill]",
        ),
        (
            "You can claim if the hull shows nothing beyond fair wear and tear.",
            "Can I claim?",
            "[the hull shows nothing beyond fair wear and tear]",
        ),
    ],
)
def test_turns_of_the_small_print_are_read(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


def test_a_case_of_doing_is_none_of_leave() -> None:
    assert "[it is by boat]" not in written("You can reach it only by boat.", "Can I reach it?")


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        # what is said of another thing of theirs
        (
            "## Ferry\n\nA child may ride alone when all of these are true:\n"
            "* the child is 12 or older\n"
            "* the ride ends before 8 pm\n\nChild fares are half the adult fare.",
            "Can my daughter take the ferry by herself?",
            "[you are 12 or older] and [the ride ends before 8 pm]",
        ),
        # what is not given is no bar to something else
        (
            "Employees of the yard may not enter the race. No cash prize will be offered.",
            "Can I enter the race?",
            "not [you are employees of the yard]",
        ),
        (
            "You can claim if you row. Late claims will be refused.",
            "Can I claim?",
            "[you row] and not [it is late claims]",
        ),
    ],
)
def test_provisions_on_other_matters_are_left_out(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        # of two prices each has its case
        ("Entry is £70 for adults and £50 for cooks.", "Will I pay £50?", "[you are cooks]"),
        ("Entry is £9 (£5 if you row).", "Is entry £5?", "[you row]"),
        # kinds of other names are not one
        (
            "Nurses who have a pass and cooks who have a badge can row.",
            "Can I row?",
            "[you are nurses] and [you have a pass] or [you are cooks] and [you have a badge]",
        ),
        (
            "Nurses who have a pass and nurses who have a badge can row.",
            "Can I row?",
            "[you have a pass] or [you have a badge]",
        ),
    ],
)
def test_what_is_said_of_some_is_not_said_of_others(
    text: str, question: str, expected: str
) -> None:
    assert written(text, question) == expected


def test_who_needs_none_is_spared() -> None:
    text = "Nobody may fish without a licence, but members need none."
    assert decide(text, "Do I need a licence?").answer == "More"


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Will you remove my penalty?", "[you were ill]"),
        ("Can I keep my penalty?", "not [you were ill]"),
    ],
)
def test_who_asks_for_the_end_of_a_thing_is_given_it(question: str, expected: str) -> None:
    assert written("We will remove your penalty if you were ill.", question) == expected


def test_what_the_asker_pays_is_not_paid_by_others() -> None:
    text = "If you own a raft, the club pays for a net. If you own a ship, you pay for it yourself."
    assert written(text, "Will the club pay for a net?") == "[you own a raft]"


def test_what_one_must_be_is_told() -> None:
    rule = parse("To row, you must be the owner or the guest of an owner. You must have paid.")
    assert decide(rule, "I am the guest of an owner. Can I row?").follow_up == "Have you paid?"


def test_a_ticket_for_a_month_is_no_monthly_ticket() -> None:
    rule = parse(
        "Passes can be paused for two weeks. It's open to holders of annual passes; monthly passes "
        "don't qualify."
    )
    assert decide(rule, "Can I pause my pass for a month?").answer != "No"
    assert decide(rule, "Can I pause my monthly pass?").answer == "No"


def test_who_has_a_ticket_is_its_holder() -> None:
    rule = parse("Day ticket holders may leave if they are ill. Week ticket holders may leave.")
    decision = decide(rule, "I've got a week ticket. Can I leave?")
    assert decision.answer == "Yes"
