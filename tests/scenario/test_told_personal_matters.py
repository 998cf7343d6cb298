"""A person's own matters: a claim refused, a wage slip, care at home, a bereavement, a faith."""

from __future__ import annotations

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span

# Clauses, and stories that say yes, that say no, and that leave it open.
MATTERS: tuple[tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "you get a grant",
        ("I get a grant.",),
        ("My application for a grant was refused.", "My grant was stopped in May."),
        ("My application for a grant is in the post.", "My neighbour's grant was stopped."),
    ),
    (
        "you receive Universal Credit",
        ("I receive UC.", "Universal Credit is paid to me each month.", "I'm on UC."),
        ("I don't get UC.",),
        ("My aunt gets UC.", "I use a card."),
    ),
    (
        "you get the Winter Warmth Payment",
        ("I get the WWP.",),
        ("I don't get the WWP.",),
        ("My aunt gets the WWP.",),
    ),
    (
        "you get a State Pension",
        ("I drew my first State Pension last week.",),
        ("I don't get a State Pension yet.",),
        ("I save for my old age.",),
    ),
    (
        "you own a bakery",
        ("The bakery I own employs four people.",),
        (),
        ("The bakery I love employs four people.",),
    ),
    (
        "you smoke",
        ("I smoke ten a day.",),
        ("I gave up smoking ten years ago.", "I quit smoking last year."),
        ("My dad gave up smoking ten years ago.",),
    ),
    (
        "you have made a will",
        ("I made my will last year.", "My will is lodged with my solicitor."),
        ("I never made a will.",),
        ("I'll make my will next year.",),
    ),
    (
        "your car is insured",
        ("My car is insured until next May.",),
        ("My car isn't insured.",),
        ("My car will be insured next May.",),
    ),
    (
        "you are over 18",
        ("I'm 40.",),
        ("I am still a minor.", "I'm under age.", "I'm not yet an adult."),
        ("I am a miner.",),
    ),
    (
        "you have reached State Pension age",
        ("I reached pension age two years ago.",),
        ("I'm 34.",),
        ("I reached the pension office two hours ago.",),
    ),
    (
        "your child is under 5",
        ("My son was born last year.", "My daughter was born this spring."),
        ("My son is nine.",),
        ("My nephew was born last year.",),
    ),
    (
        "you are separated from your spouse",
        ("My husband and I split up in May.",),
        ("I'm happily married.",),
        ("My husband travels a lot for work.",),
    ),
    (
        "you have been made redundant",
        ("Our factory closed in May.",),
        (),
        ("The factory in our town closed.", "A shop near us closed."),
    ),
    (
        "someone close to you has died",
        ("My brother was killed in a fall.",),
        ("Nobody in my family has died.",),
        ("I visited my aunt.",),
    ),
    (
        "your wife is alive",
        (),
        ("My wife died in May.",),
        ("The brother of my wife died.", "Nobody of my wife's kin died."),
    ),
    (
        "the person you care for gets Attendance Allowance",
        ("I care for my mother, who gets Attendance Allowance.",),
        ("I care for my uncle, but he doesn't get Attendance Allowance.",),
        ("My mother gets Attendance Allowance.", "I look after my uncle."),
    ),
    (
        "you live with the person you care for",
        ("I look after my aunt, who lives with me.",),
        (),
        ("I look after my aunt, who lives with my uncle.",),
    ),
    (
        "you are a Christian",
        ("I'm a Catholic.",),
        ("I'm a Muslim.",),
        ("My neighbour is a Muslim.",),
    ),
    (
        "you do at least 17 hours of work a week",
        ("I work 20 hours a week.",),
        ("I only work eight hours a week.",),
        ("I'm a cleaner.",),
    ),
    (
        "you provide at least 35 hours of care a week",
        ("I look after my mum for 40 hours each week.",),
        ("I look after my nan for ten hours a week.",),
        ("I look after my neighbour from time to time.",),
    ),
    (
        "you are experiencing domestic abuse",
        ("My partner has been hitting me.",),
        ("I have never suffered domestic abuse.",),
        ("My partner goes to the gym.", "I have never suffered fools."),
    ),
    (
        "you pay National Insurance",
        ("National Insurance is taken out of my wages.",),
        ("I don't pay any National Insurance.",),
        ("I have a bank account.",),
    ),
)


def _settled(statement: str, story: str) -> bool | None:
    found = settle([Clause("c1", Span(0, len(statement)), statement, "if")], story)
    return found[0].value if found else None


@pytest.mark.parametrize(("clause", "yes", "no", "unsettled"), MATTERS)
def test_a_matter_is_settled_as_it_is_told(
    clause: str, yes: tuple[str, ...], no: tuple[str, ...], unsettled: tuple[str, ...]
) -> None:
    assert [s for s in yes if _settled(clause, s) is not True] == []
    assert [s for s in no if _settled(clause, s) is not False] == []
    assert [s for s in unsettled if _settled(clause, s) is not None] == []
