"""States of a person's life: in the many wordings of rules, and as people tell them by the way."""

from __future__ import annotations

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span

# Wordings of rules that ask the same, stories that say yes, that say no, and that leave it open.
LIVES: tuple[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...] = (
    (
        (
            "you are self-employed",
            "you are in self-employment",
            "you work for yourself",
            "you are in business on your own account",
        ),
        (
            "I left the mill and went out on my own as a mobile barber.",
            "I trade under my own name as a glazier.",
            "I'm a freelance potter.",
        ),
        ("I'm an employee of the bank, nothing else.", "I've no business of my own."),
        ("I'd love to be my own boss some day.", "My dad works for himself as a tiler."),
    ),
    (
        ("you are unemployed", "you are out of work", "you are not in work", "you have no job"),
        (
            "The mill closed in May and I haven't found anything since.",
            "It's been ten months since I last had a wage coming in.",
        ),
        ("I start my shift at five every morning.", "I do the early turn at the bakery."),
        ("My flatmate has found nothing since the mill closed.", "I'm weary of my career."),
    ),
    (
        ("you are too ill to work", "you cannot work because of illness", "you are off sick"),
        ("My doctor has signed me off for a month.", "I'm laid up in bed with flu."),
        ("I haven't had a day off sick in nine years.",),
        ("My colleague is off sick.", "I'm sick of work."),
    ),
    (
        ("you have a degree", "you hold a degree", "you have an undergraduate degree"),
        ("I did a botany degree and got a 2:1.",),
        ("I'm still working towards my degree.",),
        ("My brother has a degree.", "It's ten degrees outside."),
    ),
    (
        ("you are pregnant", "you are expecting a baby", "you are going to have a baby"),
        ("I found out on Monday that I'm going to be a mum.", "I'm six months gone."),
        ("I gave birth last week.", "I had little Otto in May."),
        ("My sister is going to be a mum.", "I had my Ford in May."),
    ),
    (
        ("you have remarried", "you have married again", "you remarry"),
        (
            "My first wife died in 2001. I met Ada at a bowls club and we got married later.",
            "My second husband is a tiler.",
        ),
        ("I've never remarried.", "After Fred died, I never looked at another man."),
        ("My ex has remarried.", "My second house is tiled."),
    ),
    (
        ("you live alone", "you live on your own", "you live by yourself"),
        ("I'm on my own in a one-bed flat.", "There's not another soul in the house."),
        ("My wife and I have a cottage together.",),
        ("I have a cottage.", "I spend much time on my own."),
    ),
    (
        ("you are a tenant", "you have a landlord", "you have a tenancy agreement"),
        ("I send Mrs Bell £500 each month for the flat.",),
        ("I bought my place outright with what Gran left me.",),
        ("I pay Mrs Bell £20 for cleaning the flat.",),
    ),
    (
        ("you are in debt", "you have debts", "you have unpaid debts"),
        ("The final demands are piling up on the mat.", "I can't keep up with the repayments."),
        ("Everything I have is paid for.",),
        ("My cousin is up to his ears in debt.", "I can't keep up with the runners."),
    ),
    (
        ("you get Pension Credit", "you receive Pension Credit"),
        ("My Pension Credit comes through every month.",),
        ("They stopped my Pension Credit last year.", "I lost my Pension Credit in May."),
        ("I've filled in the form for Pension Credit.", "My aunt is on Pension Credit."),
    ),
    (
        ("you are a British citizen", "you have British nationality", "you are a UK national"),
        ("I became a British citizen last year.",),
        ("I'm a Canadian, over here for two years.", "I hold a foreign passport."),
        ("I've applied to become a British citizen.", "My wife is a Canadian, over here."),
    ),
    (
        ("you are in prison", "you are a prisoner", "you are detained in prison"),
        ("I'm inside for burglary.", "I'm serving three years and share a cell."),
        ("I've never been to prison.",),
        ("I'm inside because of the rain.", "I live across the road from the prison."),
    ),
    (
        ("you have a criminal record", "you have a criminal conviction"),
        ("I've done time for fraud.",),
        ("I've kept my nose clean all my life.",),
        ("I've done two years for the firm.", "I've got six points in the league."),
    ),
    (
        ("you have a full driving licence", "you are a licensed driver"),
        ("I passed my test at the fourth go.",),
        ("I never took driving lessons.",),
        ("I passed my piano exam.", "I'm learning Welsh."),
    ),
)
CASES = [
    (clause, story, value)
    for clauses, yes, no, unsettled in LIVES
    for clause in clauses
    for stories, value in ((yes, True), (no, False), (unsettled, None))
    for story in stories
]


def value_of(statement: str, story: str) -> bool | None:
    """Return how a story settles a clause, None where it leaves it open."""
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story)
    return found[0].value if found else None


@pytest.mark.parametrize(("statement", "story", "value"), CASES)
def test_states_of_life_are_settled_in_any_wording(statement, story, value):
    assert value_of(statement, story) is value


@pytest.mark.parametrize(
    ("statement", "story"),
    [
        ("your spouse has died", "My neighbour is a widow."),
        ("your child has been born", "My sister has just had a baby."),
        ("a crime has been committed against you", "My neighbour was burgled."),
        ("your landlord is the council", "My mum lives in a council flat."),
        ("you have children", "I teach children to swim."),
        ("you can drive", "I failed my driving test again."),
        ("you have moved house", "I was moved to tears."),
        ("you are a carer", "I care about the planet."),
        ("you are homeless", "My landlord is nice."),
        ("you own your home", "My parents are divorced."),
        ("you are under State Pension age", "I drew my state pension in May."),
        ("you get a pension", "I'm thinking about my pension."),
        ("you are a student", "I'm saving for my studies."),
    ],
)
def test_what_follows_for_another_or_later_settles_nothing(statement, story):
    assert value_of(statement, story) is not True


@pytest.mark.parametrize(
    ("statement", "story", "value"),
    [
        ("you are under State Pension age", "I'm 35.", True),
        ("you are under State Pension age", "I'm 72.", False),
        ("you have reached State Pension age", "I'm still ten years off my pension.", False),
        ("you have dependants", "I've nobody who depends on me.", False),
        ("you have a low income", "I don't earn much.", True),
        ("you are separated", "My wife walked out on me in May.", True),
        ("you have savings", "I've no savings to speak of.", False),
        ("you are widowed", "I lost my husband in the crowd.", None),
        ("you are widowed", "I lost my wife at the market.", None),
        ("you are widowed", "I lost my wife's ring last year.", None),
        ("you are widowed", "I lost my husband in the war.", True),
        ("you are widowed", "I lost my wife last year.", True),
        ("you are widowed", "I lost my wife to another man.", False),
        ("you live in the village", "My home is in the next village along.", None),
        ("you live in the village", "I live in a neighbouring village.", False),
        ("you live in the village", "My home is in the village.", True),
        ("you have rented your flat for 15 years", "My landlord has had it for 12 years.", None),
        ("you have rented your flat for 15 years", "My landlord has owned it for ages.", None),
        ("you have driven a car for two years", "I don't own a car.", None),
        ("you have owned a car for two years", "I don't own a car.", False),
        ("you work for yourself", "I'd love to work for myself.", None),
        ("you work for yourself", "I work for a rival of theirs.", None),
        ("you are under State Pension age", "I'm 40.", True),
        ("you are under State Pension age", "I draw my state pension.", False),
        ("your partner is under pension age", "My husband has reached pension age.", False),
        ("your partner is under pension age", "My husband is a pensioner.", None),
        ("you teach yourself", "I teach myself.", True),
        ("you made it yourself", "I made it myself.", True),
        ("you made it yourself", "My aunt made it.", None),
        ("you have a landlord", "I have no landlord.", False),
        ("you belong to a club", "I haven't been to the club since May.", None),
    ],
)
def test_turns_that_would_mislead_are_put_plainly(statement, story, value):
    assert value_of(statement, story) is value
