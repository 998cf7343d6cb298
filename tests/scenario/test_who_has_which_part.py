"""Who has which part in the case: whom a rule means by "the seller" or "someone else"."""

from __future__ import annotations

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle


def told(clause, story, question=""):
    """Return what a story says of a clause, or None."""
    text = clause if clause.endswith(".") else f"You can get the refund if {clause}."
    found = settle(parse(text).clauses, story, question)
    return found[0].value if found else None


@pytest.mark.parametrize(
    ("rule", "question", "story", "value"),
    [
        (
            "A stall permit is not needed where the seller holds a food certificate.",
            "Do I need a stall permit?",
            "I sell chutney at the quay. I don't hold a food certificate.",
            False,
        ),
        (
            "A bursary is paid if the student lives at home.",
            "Can I get a bursary?",
            "I'm in my first year and live at home.",
            True,
        ),
        (
            "The bonus is paid if the employee has given notice.",
            "Can I get the bonus?",
            "I have given notice.",
            True,
        ),
        (
            "A bursary is paid if the student lives at home.",
            "Can I get a bursary?",
            "My sister lives at home.",
            None,
        ),
        (
            "The deposit is kept if the tenant has given notice.",
            "Do I keep the deposit?",
            "My tenant has gone quiet. I have given notice.",
            None,
        ),
        (
            "A visitor may enter the hall if the visitor has been signed in.",
            "Can my cousin enter the hall?",
            "My cousin is up from Kent. She hasn't been signed in.",
            False,
        ),
        (
            "A visitor may enter the hall if the visitor has been signed in.",
            "Can my cousin enter the hall?",
            "My cousin is up from Kent. I haven't been signed in myself.",
            None,
        ),
        (
            "Free lunches are given to children whose parent receives a housing grant.",
            "Can my son have free lunches?",
            "I receive a housing grant and mend nets.",
            True,
        ),
        (
            "Free lunches are given to children whose parent receives a housing grant.",
            "Can my son have free lunches?",
            "My sister receives a housing grant.",
            None,
        ),
    ],
)
def test_a_story_tells_of_whom_a_rule_means(rule, question, story, value):
    assert told(rule, story, question) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("you lent your key to another person", "I did lend my key to my cousin.", True),
        ("you lent your key to another person", "I didn't lend my key to anyone.", False),
        ("you lent your key to another person", "I did lend my oar to my cousin.", None),
        ("you told someone else your code", "I told my uncle my code.", True),
        ("you told someone else your code", "I haven't told anybody my code.", False),
        ("you share your account with someone else", "I share my account with my aunt.", True),
        ("you built it with another person", "I built it.", None),
    ],
)
def test_what_is_done_to_others_needs_no_name_for_them(clause, story, value):
    assert told(clause, story) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        (
            "you are looking after someone who gets a disability pension",
            "I go to my uncle's to cook. I'm looking after him, and he gets a disability pension.",
            True,
        ),
        (
            "you are looking after someone who gets a disability pension",
            "I'm looking after my uncle. My aunt gets a disability pension.",
            None,
        ),
        ("you live with someone who has asthma", "I live with a friend. He has asthma.", True),
        ("you live with someone who has asthma", "I live with a friend. I have asthma.", None),
    ],
)
def test_a_pronoun_names_whom_one_has_to_do_with(clause, story, value):
    assert told(clause, story) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("you are carrying your pass", "I'm waiting at the gate, carrying my pass.", True),
        (
            "you are wearing a helmet",
            "I'm sitting in the kart, wearing a helmet they gave me.",
            True,
        ),
        ("you are wearing a helmet", "I'm sitting in the kart, not wearing a helmet.", False),
        ("you are wearing a helmet", "My son is by the kart, wearing a helmet.", None),
        ("you are wearing a helmet", "I was talking to my son, wearing a helmet.", None),
        ("you are rowing a boat", "I like swimming, rowing a boat and skating.", None),
    ],
)
def test_what_somebody_does_meanwhile_is_told(clause, story, value):
    assert told(clause, story) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("you are choir members", "I don't sing in the youth choir.", None),
        ("you sing in a choir", "I don't sing in the choir on Mondays.", None),
        ("you sing in a choir", "I don't sing in a choir.", False),
        ("you can swim", "I don't swim in the sea.", None),
        ("you are behind with your rent", "I'm not behind with my rent.", False),
    ],
)
def test_a_denial_reaches_no_further_than_its_words(clause, story, value):
    assert told(clause, story) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("you are up to date with your mooring fees", "I've paid all my mooring fees.", True),
        ("you are up to date with your mooring fees", "I'm behind with my mooring fees.", False),
        ("you are up to date with your mooring fees", "My aunt is behind with her fees.", None),
        ("you are in arrears with your club dues", "I don't owe the club a penny.", False),
        ("you are in arrears with your club dues", "I owe my club dues.", True),
        ("you have received a tide table", "The tide table still hasn't reached me.", False),
        ("you have received a tide table", "The tide table has reached page nine.", None),
        ("you have signed the hire agreement", "I put my name to the hire agreement.", True),
        ("you have signed the hire agreement", "The hire agreement lies unsigned here.", False),
        ("you have signed the hire agreement", "My aunt put her name to the agreement.", None),
        ("you must work on Sundays", "I have no choice but to work on Sundays.", True),
        ("you can row", "I don't know how to row.", False),
        ("you are pregnant", "I'm expecting our third in June.", True),
        ("you are pregnant", "My sister is expecting her third in June.", None),
        ("your employer requires you to work at night", "My boss makes me work at night.", True),
        ("your employer requires you to work at night", "I work at night.", None),
    ],
)
def test_what_rules_commonly_ask_is_told_in_common_words(clause, story, value):
    assert told(clause, story) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("you are travelling alone", "There's nobody with me on this trip.", True),
        ("you are travelling alone", "My cousin's with me on this trip.", False),
        ("you are travelling alone", "Nobody agrees with me.", None),
        ("any other adult lives in your home", "My brother has the back bedroom.", True),
        ("any other adult lives in your home", "It's just me and my cat.", False),
        ("any other adult lives in your home", "My daughter, who's four, lives with me.", None),
        ("any other adult lives in your home", "My brother lives in Leeds.", None),
        ("any other adult lives in your home", "There's me and my brother at home.", None),
    ],
)
def test_a_story_tells_of_company(clause, story, value):
    assert told(clause, story) is value


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        ("the injury occurred while you were drunk", "I was legless when I fell.", True),
        ("the injury occurred while you were drunk", "I was sober when I fell.", False),
        ("the injury occurred while you were drunk", "I fell and the dog was drunk.", None),
        ("you hold a full driving licence", "I passed my test in May.", True),
        ("you hold a full driving licence", "I'm still a learner.", False),
        ("your salary is paid into your account with us", "My pay goes to another bank.", False),
        ("you live in a care home", "I still live in my own bungalow.", False),
        ("you live in a care home", "My gran lives in a care home.", None),
    ],
)
def test_common_conditions_are_told_or_denied(clause, story, value):
    assert told(clause, story) is value
