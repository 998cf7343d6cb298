"""Names that hold a word of logic, labels before a sentence, and readers who are told apart."""

import pytest

from cmr_logic import decide, parse
from cmr_logic.syntax import finite_verb


@pytest.mark.parametrize(
    ("text", "question", "wanted"),
    [
        (
            "You can order a refuse sack if you rent a bin store.",
            "Can I order a refuse sack?",
            "c1",
        ),
        (
            "Shops can put out refuse bags if they pay the trade fee.",
            "Can I put out refuse bags?",
            "c1",
        ),
        ("You may get a ban notice if you ask for one.", "May I get a ban notice?", "c1"),
        # what is asked to be denied
        ("You are exempt if you row for the town.", "Am I exempt?", "c1"),
        ("It is an offence to row if you are drunk.", "Is it an offence to row?", "c1"),
        ("We refuse bags if they are wet.", "Will you refuse my bag?", "c1"),
    ],
)
def test_a_noun_in_a_name_denies_nothing(text: str, question: str, wanted: str) -> None:
    assert parse(text).written(question) == wanted


@pytest.mark.parametrize(
    ("words", "verb"),
    [
        ("owners whose dogs bark may not row", "may"),
        ("renters whose rent debts exceed £ 90 cannot moor", "cannot"),
        ("firms whose running costs rise may row", "may"),
        ("owners whose dogs can swim may row", "may"),
        ("people whose hut is damp cannot sleep", "cannot"),
        ("grocery orders weighing over 20 kilos incur a fee", "incur"),
        ("hotel stays lasting a week cost less", "cost"),
        ("the club offers rowing lessons", "offers"),
    ],
)
def test_the_verb_of_a_sentence_stands_behind_what_tells_its_subject_apart(
    words: str, verb: str
) -> None:
    found = finite_verb(words.split())
    assert found is not None
    assert words.split()[found] == verb


def test_what_whose_opens_is_the_condition() -> None:
    rule = parse("Owners whose dogs bark may not use the meadow.")
    assert [clause.statement for clause in rule.clauses] == ["your dogs bark"]
    assert rule.written("Can I use the meadow?") == "not c1"


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("Stay-and-play passes may be used by visitors who have a toddler.", "you have a toddler"),
        ("Pick-or-mix boxes may be bought by anglers who live here.", "you live here"),
        ("Bread-and-butter teas can be had by walkers who ask first.", "you ask first"),
    ],
)
def test_hyphens_make_one_word(text: str, statement: str) -> None:
    assert [clause.statement for clause in parse(text).clauses] == [statement]


def test_a_coordinator_beside_a_hyphen_still_joins() -> None:
    rule = parse("You can row if you are self-employed or retired.")
    assert rule.written("Can I row?") == "c1 or c2"


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (
            "Night surcharge: an extra fee applies if the cab is hailed after midnight.",
            "Do I have to pay the night surcharge?",
            "Is the cab hailed after midnight?",
        ),
        (
            "Drying room: boots are dried free if you hold a hut card.",
            "Are my boots dried free?",
            "Do you hold a hut card?",
        ),
        ("Bring along: a towel if you swim.", "Do I need a towel?", "Do you swim?"),
    ],
)
def test_a_label_says_what_the_sentence_behind_it_is_about(
    text: str, question: str, follow_up: str
) -> None:
    assert decide(text, question).follow_up == follow_up


@pytest.mark.parametrize(
    ("text", "follow_up"),
    [
        ("Trade customers can borrow a van.", "Are you a trade customer?"),
        ("New customers can borrow a van.", "Are you a new customer?"),
        ("Registered users can borrow a van.", "Are you a registered user?"),
        (
            "Gold customers with 20 stamps can borrow a van.",
            "Are you a gold customer with 20 stamps?",
        ),
        (
            "A van is lent to groups of at least nine people.",
            "Are you a group of at least nine people?",
        ),
    ],
)
def test_readers_are_told_apart(text: str, follow_up: str) -> None:
    assert decide(text, "Can I borrow a van?").follow_up == follow_up


@pytest.mark.parametrize("text", ["All customers can borrow a van.", "Our users can borrow a van."])
def test_all_readers_are_not(text: str) -> None:
    assert "you are" not in str([clause.statement for clause in parse(text).clauses])


@pytest.mark.parametrize(
    ("question", "related"),
    [
        ("Do I need a BJW permit?", True),  # barge in joint work
        ("Do I need a JWB?", False),
    ],
)
def test_initials_stand_for_a_name(question: str, related: bool) -> None:
    text = "A permit for a barge in joint work is needed where the canal is narrow."
    assert (decide(text, question).answer != "Irrelevant") is related
