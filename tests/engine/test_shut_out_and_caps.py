"""Denials that a grant shuts out, amounts up to a cap, and deeds that follow-ups name by nouns."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        (
            "Your boiler is covered if the sticker is green. It is not covered if the sticker is "
            "red.",
            "Is my boiler covered?",
            "c1",
        ),
        (
            "The toy was recalled if the label has the letter K on it. It wasn't recalled if it "
            "has a letter M.",
            "Was my toy recalled?",
            "c1",
        ),
        (
            "Your home is in the scheme if its certificate has the letter C or B. It is not in the "
            "scheme if it has a letter F.",
            "Is my home in the scheme?",
            "c1 or c2",
        ),
        (
            "You pay the full fare if you are 16 or over. You do not pay the full fare if you are "
            "under 16.",
            "Do I pay the full fare?",
            "c1",
        ),
        (
            "You can land if the flag is green and you have a pass. You cannot land if it is red.",
            "Can I land?",
            "c1 and c2",
        ),
        (
            "You can land if the pier is open. You cannot land if the pier is closed.",
            "Can I land?",
            "c1",
        ),
        # what may be so besides still rules it out
        (
            "You can land if the pier is open. You cannot land if the café is closed.",
            "Can I land?",
            "c1 and not c2",
        ),
        (
            "You can park here if you have a blue permit. You cannot park here if you have a red "
            "permit.",
            "Can I park here?",
            "c1 and not c2",
        ),
        (
            "You get the grant if you have a B certificate. You don't get the grant if you have a "
            "C certificate.",
            "Do I get the grant?",
            "c1 and not c2",
        ),
        (
            "You can vote if you are over 18. You can't vote if you are over 70.",
            "Can I vote?",
            "c1 and not c2",
        ),
        (
            "All of these must apply for a firm to be exempt:\n- its turnover is under £10 "
            "million\n- it has no more than 50 staff\n- it is not a bank",
            "Is my firm exempt?",
            "c1 and c2 and not c3",
        ),
    ],
)
def test_a_denial_that_the_grant_shuts_out_is_not_asked(
    text: str, asked: str, expected: str
) -> None:
    assert parse(text).written(asked) == expected


BOOKS = "Students can borrow up to 4 books. Visitors can borrow up to 2 books."
SUMS = "* You live alone: up to £500 a year\n* You have children: up to £1,900 a year"


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        (BOOKS, "Can I borrow 4 books?", "c1"),
        (BOOKS, "Can I borrow 3 books?", "c1"),
        (BOOKS, "Can I borrow 2 books?", "c1 or c2"),
        (BOOKS, "Can I borrow two books?", "c1 or c2"),
        (BOOKS, "Can I borrow 5 books?", "false"),
        (SUMS, "Can I get £1,900?", "c2"),
        (SUMS, "Can I get £600?", "c2"),
        (SUMS, "Will I get up to £500?", "c1 or c2"),
        (SUMS, "Can I get £2,500?", "false"),
        (
            "Members can book a court up to 14 days ahead. Guests can book a court up to 3 days "
            "ahead.",
            "Can I book a court 10 days ahead?",
            "c1",
        ),
        (
            "If you live alone, you can claim a maximum of £40 a week. If you have a partner, you "
            "can claim a maximum of £65 a week.",
            "Can I claim £40 a week?",
            "c1 or c2",
        ),
        # a sum that is no cap is that sum, and a cap on a fine belongs to its own deed
        (
            "You can get £300 if you live alone. You can get £700 if you have children.",
            "Can I get £300?",
            "c1",
        ),
        (
            "You can be fined up to £60 if you row at night, and up to £900 if you row drunk.",
            "Can I be fined up to £60?",
            "c1",
        ),
    ],
)
def test_whoever_may_have_up_to_an_amount_may_have_less(
    text: str, asked: str, expected: str
) -> None:
    assert parse(text).written(asked) == expected


PAYING = "You get your money back if you pay:\n\n* by card\n* by bank transfer"


@pytest.mark.parametrize(
    ("text", "asked", "follow_up", "yes", "no"),
    [
        (PAYING, "Do I get my money back?", "Have you made a payment?", "More", "No"),
        (PAYING, "Do I get my money back?", "Did you make any payments this year?", "More", "No"),
        (PAYING, "Do I get my money back?", "Did you make a cake?", "More", "More"),
        (
            "You can win a prize if you apply:\n\n* by post\n* in person",
            "Can I win a prize?",
            "Have you submitted an application?",
            "More",
            "No",
        ),
        (
            "You get a badge if you donate:\n\n* at the gate\n* through the app",
            "Do I get a badge?",
            "Have you made any charitable donations?",
            "More",
            "No",
        ),
    ],
)
def test_a_deed_may_be_asked_about_by_its_noun(
    text: str, asked: str, follow_up: str, yes: str, no: str
) -> None:
    rule = parse(text)
    given = [decide(rule, asked, history=[(follow_up, a)]).answer for a in ("Yes", "No")]
    assert given == [yes, no]


FLAG = "You can swim if the flag is green. You cannot swim if the flag is red."


@pytest.mark.parametrize(
    ("follow_up", "said", "answer"),
    [
        ("Is the flag red?", "Yes", "No"),
        ("Is the flag red?", "No", "More"),
        ("Is the flag green?", "Yes", "Yes"),
        ("Is the flag green?", "No", "No"),
    ],
)
def test_what_is_shut_out_may_be_asked_all_the_same(follow_up: str, said: str, answer: str) -> None:
    assert decide(FLAG, "Can I swim?", history=[(follow_up, said)]).answer == answer


@pytest.mark.parametrize(
    ("scenario", "answer"),
    [
        ("The flag is red.", "No"),
        ("The flag is green.", "Yes"),
        ("The flag is not green.", "No"),
        ("I brought a flag.", "More"),
    ],
)
def test_what_is_shut_out_may_be_told(scenario: str, answer: str) -> None:
    assert decide(FLAG, "Can I swim?", scenario=scenario).answer == answer


def test_no_answer_to_what_is_shut_out_grants_anything() -> None:
    text = (
        "Your toy is covered if the label shows the letter A. It is not covered if it shows the "
        "letter B."
    )
    for asked, answer in (("label show the letter B", "More"), ("label show the letter A", "Yes")):
        history = [(f"Does the {asked}?", "Yes")]
        assert decide(text, "Is it covered?", history=history).answer == answer
