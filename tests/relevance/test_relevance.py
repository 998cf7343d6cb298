"""Questions that are about a rule text, and questions that are not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.provisions import parse
from cmr_logic.relevance import is_related, stem
from cmr_logic.relevance.profile import profile
from cmr_logic.relevance.related import share
from cmr_logic.text import keys, words_in

FERRY = (
    "# Ferry concession\n\nThe Island Ferry Concession (IFC) is a discount for commuters. You are "
    "eligible if you cross the sound twice a week. Payment is made by the harbour office."
)


def related(text, question):
    words = words_in(question)
    return is_related(parse(text), words, keys(words))


def test_nouns_made_of_verbs_are_about_what_these_say() -> None:
    assert related("You can cancel a berth if you ring.", "Is cancellation possible?")
    assert related("Crews are admitted if they ring.", "How does admission work?")


@pytest.mark.parametrize(
    "question",
    [
        "Can I get the ferry concession?",
        "Who pays the IFC?",
        "Am I in line for the Island Ferry Concession?",
        "Is a commuter entitled to a concession?",
        "Do commuting people get a discount?",
        "Can I get the ferry consession?",  # a slip of the pen
        "Am I eligible?",
        "Will my application be approved?",
        "Is there a chance of being accepted?",
        "Can I get this benefit?",
        "Is this option suitable for me?",
    ],
)
def test_about_the_text(question):
    assert related(FERRY, question)


@pytest.mark.parametrize(
    "question",
    [
        "Do I need a permit for my greenhouse?",
        "Can I import cheese?",
        "Must my dog be on a lead in the cemetery?",
        "Will my patent be extended?",
    ],
)
def test_about_something_else(question):
    assert not related(FERRY, question)


def test_a_question_about_a_benefit_presupposes_one():
    duty = "Dogs must be kept on a lead unless they are in the enclosure."
    assert not related(duty, "Does this program meet my needs?")
    assert related(duty, "Is this rule suitable for me?")


def test_an_abbreviation_meets_what_it_stands_for_both_ways():
    spelled = "Rural Transport Voucher: you must live ten miles from a station."
    short = "RTV: you must live ten miles from a station."
    assert related(spelled, "Can I get RTV?")
    assert related(short, "Can I get the rural transport voucher?")
    assert not related(spelled, "Can I get XQV?")


@pytest.mark.parametrize(
    "text",
    [
        "# Eligibility\n\nThe boat you moor must:\n\n* be insured\n* fit the berth",
        "# When you won't qualify\n\nYou won't qualify if you let your allotment.",
        "# Your age\n\nYou must be over 21 to qualify.",
        "Your partner can make the claim for you if you are in hospital.",
        "You can't get the grant if you moved house in May.",
    ],
)
def test_a_question_names_what_the_text_leaves_unnamed(text):
    assert related(text, "Can I get the Canal Keeper's Award?")
    assert not related(text, "Can I fish from the canal bank?")
    assert not related(text, "Do I have to get the canal bank mown?")


@pytest.mark.parametrize(
    "text",
    [
        "You can get a toll refund if you drive a milk van.",
        "# Eligibility\n\nYou can get a toll refund if you drive a milk van.",
        "To be eligible for this refund, you must drive a milk van.",
        "The toll refund is for milk vans. You can claim it if you drive one.",
    ],
)
def test_a_text_that_names_its_benefit_is_not_about_another(text):
    assert not related(text, "Can I get the Canal Keeper's Award?")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Members must pay before they start rowing.", "Can I start roweing?"),
        ("You need only register for moorings where you live.", "Can I sign up for moorings?"),
        ("The scheme helps growers who rent a plot.", "Does the scheme help people like me?"),
        ("The programme pays growers who keep hedges. Payments rise.", "Can this fund help me?"),
    ],
)
def test_other_words_for_the_same(text, question):
    assert related(text, question)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("eligible", "eligibility"),
        ("apply", "application"),
        ("pension", "pensioner"),
        ("adopt", "adoption"),
        ("resident", "residence"),
        ("deduct", "deduction"),
    ],
)
def test_derived_words_share_a_stem(one, other):
    assert stem(one) == stem(other)


@pytest.mark.parametrize(
    ("one", "other"), [("house", "horse"), ("visa", "vision"), ("rent", "rend")]
)
def test_other_words_do_not(one, other):
    assert stem(one) != stem(other)


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_texts_give_an_answer(text, question):
    assert related(text, question) in {True, False}


@given(st.permutations(["can", "i", "get", "the", "ferry", "concession", "now"]))
def test_the_order_of_words_does_not_matter_to_content(words):
    rule = parse(FERRY)
    assert is_related(rule, tuple(words), keys(words))


def test_a_word_of_a_name_may_be_no_key():
    assert related("You can row if you have a MyHarbour card.", "Can I row with a harbour card?")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("You qualify for the RailSaver fare if you travel daily.", "Can I get the rail fare?"),
        ("Fires are lawful only in a pit.", "Can I have a bonfire?"),
        ("Houseboats may moor here if they are insured.", "Can my boat stay?"),
        ("Savers may draw on the account at 60.", "Can I withdraw money from my account?"),
        (
            "You do not need a pass if the film crew has four members or fewer.",
            "Do I need a pass to portray a wedding?",
        ),
    ],
)
def test_words_meet_by_their_parts_and_the_thing_asked_for_counts_most(text, question):
    assert related(text, question)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("You qualify for the RailSaver fare if you travel daily.", "Can I save for a house?"),
        ("Pay the fee if you stand at the market.", "Can I understand the forms?"),
        ("You pay nothing if you are a child.", "Do I need to pay rent on the barn?"),
    ],
)
def test_parts_of_words_are_no_words(text, question):
    assert not related(text, question)


@pytest.mark.parametrize(
    "text",
    [
        "Your benefit may be stopped or reduced where you go abroad.",
        "You may be fined if your grant form is false.",
        "You pay the land levy if you own a field.",
        "If you work, we may have to reduce your pension.",
    ],
)
@pytest.mark.parametrize("question", ["Am I eligible?", "Do I qualify for this benefit?"])
def test_what_people_bear_is_not_had_by_qualifying(text, question):
    assert not related(text, question)


@pytest.mark.parametrize(
    "text",
    [
        "Loans may be used to reduce debts if you farm.",
        "Applications are refused if you are under 18 on the day of the grant.",
        "Members of the benefit club are not charged for the first hour.",
        "Your grant can be stopped if you leave. You can get a grant if you farm.",
        "You can stop paying the benefit fee if you are ill.",
    ],
)
def test_what_is_had_or_refused_may_be_qualified_for(text):
    assert related(text, "Am I eligible?")


def test_a_loss_may_be_asked_of_itself():
    assert related("Your benefit may be reduced if you move.", "Can my benefits be affected?")
    assert not related("You pay the land levy if you own a field.", "Can I claim?")


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("# Eligibility\n\nYou must be over 16.", True),
        ("# Eligibility\n\nTo get the full ferry pension you need ten years of service.", False),
        ("# Eligibility\n\nYou must apply for your mooring within a month.", False),
    ],
)
def test_a_section_that_names_its_matter_takes_no_other_name(text, about):
    assert related(text, "Can I get the cycle grant?") is about


def test_a_thing_taken_as_known_is_the_one_a_question_names():
    text = "# Dates\n\nYou must apply for your mooring within a month of the storm."
    assert related(text, "Can I apply for a North Vale summer mooring now?")
    assert not related(
        "You must apply for a mooring.".replace("a mooring", "your mooring place"),
        "Can I apply for a North Vale summer mooring now?",
    )


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("You can join if you keep bees.", True),
        ("## Eligibility\n\nYou cannot join if you owe rent.", True),
        ("You can join the choir if you sing.", False),
        ("You can leave if you give notice.", False),
        ("# The choir\n\nYou can join if you sing.", False),
    ],
)
def test_a_deed_of_which_a_text_leaves_open_what_is_asked_of_anything(text, about):
    assert related(text, "Can I join the boat club?") is about
    assert not related(text, "Can I paint the boat house?")


def test_a_long_list_of_names_has_no_more_abbreviations_than_names_can_have():
    names = " ".join(f"{a}{b}o" for a in "ABCDEFGHIJKLMNOP" for b in "aeiou" * 6)
    found = profile(names, frozenset())
    assert "abcd" not in found.abbreviations
    assert len(found.abbreviations) < 10 * len(names.split())
    assert max(map(len, found.abbreviations)) <= 10


LOOKED_AT = "# Eligibility\n\n* you want the ruling to be looked at again"
SPARED = (
    "Nobody has to have claimed in Wales before. But you must:\n\n"
    "* live in the islands\n* have a link with the clinic"
)
STAFF = "Staff may return to their desk after maternity leave."
WORKED = "You get a maternity payment if you have worked here."
SUM = "See what to pay. Work out the sum if you let a boat."
WORK = "The work has to be paid and must run on for 6 weeks."


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (LOOKED_AT, "Can I ask for a formal review now?", True),
        (LOOKED_AT, "Can I ask my aunt now?", False),
        (SPARED, "Can I claim benefits for nurses?", True),
        (SPARED, "Can I swim in the lake?", False),
        (WORK, "Am I eligible for the Work Bonus?", True),
        (WORK, "Am I eligible for a mortgage?", False),
        # a word that only a common one is derived from, or that a derived one is a synonym of
        (SUM, "Am I classed as a worker?", False),
        ("You can do this for a friend with a medical condition.", "May I export a drug?", False),
        ("You can take your medicine with you.", "May I take this drug?", True),
        # the sort of what a text does not give
        (STAFF, "Can I get a maternity allowance?", False),
        (WORKED, "Can I get a maternity allowance?", True),
        ("The scheme provides boats for schools.", "Will you provide an interpreter?", False),
        ("It may be used to mend village halls.", "Can this program help our institution?", True),
        ("You can row if you swim.", "Can this program help our institution?", False),
    ],
)  # fmt: skip
def test_what_a_text_leaves_unsaid_or_only_half_says(text, question, expected):
    assert related(text, question) is expected


def test_a_share_does_not_tell_in_which_order_its_words_were_added_up() -> None:
    """Sums of fractions differ in their last digit by their order, and a bound is met or missed."""
    rule = parse("A firm can only raise the price of a trip for changes in fuel costs or taxes.")
    asked = words_in("do i pay tax on a fuel allowance that i count as income ?")
    found = share(profile(rule.plain, rule.keys), asked, keys(asked))
    assert found == round(found, 6)
