"""Where follow-ups in anybody's words belong, and when they ask for the opposite."""

from __future__ import annotations

import itertools

import pytest

from cmr_logic.dialog import decide, parse
from cmr_logic.expression import to_text
from cmr_logic.facts import Places
from cmr_logic.facts.opposites import turned_round

MOORING = """\
You can moor here if:

* your boat is shorter than 12 metres
* you have paid the harbour dues
* you are a member of the sailing club
"""


def placed(text: str, question: str, asked: str = "Can I moor here?") -> str | None:
    rule = parse(text)
    part = Places(rule, rule.expression(asked)).find(question).part
    return None if part is None else to_text(part)


@pytest.mark.parametrize(
    ("question", "clause"),
    [
        ("Does your boat measure less than 12 metres?", "c1"),
        ("Have you settled the harbour dues?", "c2"),
        ("Did you make payment of your dues?", "c2"),  # derived: "paid", "payment"
        ("Do you have membership of the club?", "c3"),
        ("Have you paid the harbor deus?", "c2"),
        ("Are you (a bank, a bakery or a butcher's may not be) a club member?", "c3"),
        ("Are you a member, such as a cook, rigger, coach, deckhand or ferry pilot?", "c3"),
        ("Do you like cheese?", None),
    ],
)
def test_other_words(question: str, clause: str | None) -> None:
    assert placed(MOORING, question) == clause


def test_synonyms_are_for_words_that_the_rule_lacks() -> None:
    text = "You can moor here if you own a vehicle or you have a trailer or you rent a shed."
    assert placed(text, "Is there a car?") == "c1"
    text = "You can moor here if you own a vehicle or your car is insured."
    assert placed(text, "Is there a car?") == "c2"


@pytest.mark.parametrize(
    ("question", "statement"),
    [
        ("Have you never kept bees?", "you have kept bees"),
        ("Did you fail to label the jars?", "you labelled the jars"),
        ("Do you have nowhere to moor?", "you have anywhere to moor"),
        ("Are you 18 or over?", "you are under 18"),
        ("Is your hive more than 2 metres from the path?", "your hive is within 2 metres of it"),
        ("Were you born after 3 May 1990?", "you were born on or before 3 May 1990"),
        ("Do you have four or more hives?", "you have no more than three hives"),
        ("Will it take longer than two weeks?", "it takes up to 2 weeks"),
        ("Are you a non-member?", "you are a member"),
        ("Are you unable to lift a hive?", "you can lift a hive"),
        ("Is it any honey other than clover?", "it is clover honey"),
        ("Do you keep bees that do not sting?", "you keep bees that sting"),
    ],
)
def test_the_opposite(question: str, statement: str) -> None:
    assert turned_round(question, statement)


@pytest.mark.parametrize(
    ("question", "statement"),
    [
        ("Do you keep bees?", "you keep bees"),
        ("Do you keep no more than three hives?", "you keep up to three hives"),
        ("Are you under 18?", "you are under 18"),
        ("Are you over 70?", "you are under 18"),  # another number
        ("Is it 4 weeks of a 26-week year?", "it is up to 4 weeks of a 26-week year"),
        ("Do you sell honey?", "you sell honey that can't be labelled"),
        ("Do you have a hive (it need not be yours)?", "you have a hive"),
        ("Do you run a charity or shop?", "you run a non-profit charity or shop"),
        ("Do you have other honey?", "you have honey other than clover"),
        ("Have you never kept bees?", "you have never kept bees"),
    ],
)
def test_not_the_opposite(question: str, statement: str) -> None:
    assert not turned_round(question, statement)


def test_the_other_side_of_a_bound_decides_the_other_way() -> None:
    text = "You can keep the ferry pass if you are away for up to 3 weeks."
    for answer, expected in (("no", "Yes"), ("yes", "No")):
        told = [("Will you be away for more than three weeks?", answer)]
        assert decide(text, "Can I keep the ferry pass?", history=told).answer == expected


SHARED = """\
You can use the studio if you are:

* a student who has paid for a locker
* a student who has passed the safety test
* a teacher
"""


def test_what_clauses_share_is_denied_of_all_and_affirmed_of_none() -> None:
    question = "Can I use the studio?"
    denied = decide(SHARED, question, history=[("Are you a student?", "no")])
    assert (denied.answer, denied.remaining) == ("More", ("c3",))
    affirmed = decide(SHARED, question, history=[("Are you a student?", "yes")])
    assert affirmed.remaining == ("c1", "c2", "c3")
    assert not affirmed.unplaced


def test_the_whole_of_a_clause_is_asked_though_another_says_more() -> None:
    text = "You can moor here if you have a dinghy or you have a dinghy with a motor."
    assert placed(text, "Do you have a dinghy?") == "c1"


DATED = """\
You can moor here if between 1 May 2020 and 30 June 2021 you were:

* building boats
* painting boats for the port
"""


def test_dates_are_no_matter_that_clauses_share() -> None:
    told = [("Did you go abroad between 1 May 2020 and 30 June 2021?", "no")]
    assert decide(DATED, "Can I moor here?", history=told).answer == "More"


def test_owning_is_said_by_its_verb() -> None:
    text = "You can moor here if you own it or rent it."
    assert placed(text, "Do you own it?") == "c1"


def test_the_same_words_in_another_order() -> None:
    text = "You can moor here if you are a painter with a teacher or a teacher with a painter."
    assert placed(text, "Are you a painter who has a teacher?") == "c1"
    assert placed(text, "Are you a teacher who has a painter?") == "c2"


def test_a_joint_denied_in_part_is_not_asked_without_a_negation() -> None:
    text = "You can moor here if you steer the boat and you don't rent the boat to guests."
    assert placed(text, "Do you rent the boat you steer to guests?") == "c2"
    assert placed(text, "Do you steer and not rent the boat to guests?") == "c1 and not c2"


def test_a_heading_is_not_the_condition_below_it() -> None:
    text = "# If you live on an island\n\nYou can moor a small boat here if you have a dinghy."
    assert placed(text, "Do you live on an island?") is None
    assert placed(text, "Is there a small boat of yours?") == "c2"


def test_the_order_of_follow_ups_does_not_matter() -> None:
    told = [
        ("Are you a student?", "no"),
        ("Did you pass the safety test?", "yes"),
        ("Are you a teacher?", "no"),
    ]
    question = "Can I use the studio?"
    found = {
        decide(SHARED, question, history=order).answer for order in itertools.permutations(told)
    }
    assert len(found) == 1


def test_a_follow_up_may_name_the_kind_that_a_list_tells() -> None:
    text = (
        "Loans are given for suitable crops. Suitable crops include: oats, barley, rye and beans."
    )
    question = "Does this loan meet my needs?"
    for answer, decided in (("yes", "Yes"), ("no", "No")):
        history = [("Do you grow suitable crops?", answer)]
        assert decide(text, question, history=history).answer == decided
    assert decide(text, question, history=[("Do you grow oats?", "no")]).answer == "More"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Are you a smoker or a sailor?", "No"),
        ("Are you neither a smoker nor a sailor?", "Yes"),
    ],
)
@pytest.mark.parametrize(
    "condition",
    ["you are neither a smoker nor a sailor", "you are not a smoker and not a sailor"],
)
def test_several_clauses_denied_together(condition: str, question: str, answer: str) -> None:
    text = f"You can moor here if {condition}."
    assert decide(text, "Can I moor here?", history=[(question, True)]).answer == answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Do you or your partner own a boat?", "No"),
        ("Does your partner own a boat?", "More"),
        ("Do you own a boat?", "More"),
    ],
)
def test_a_follow_up_asks_about_the_subjects_that_it_names(question: str, answer: str) -> None:
    rule = parse("You can row if you or your partner owns a boat.")
    assert decide(rule, "Can I row?", history=[(question, "no")]).answer == answer
    assert decide(rule, "Can I row?", history=[(question, "yes")]).answer == "Yes"


RANGERS = """\
You can lead walks if you have worked as a ranger or a porter in the hills for two years.
"""


@pytest.mark.parametrize(
    ("text", "question", "part"),
    [
        (
            RANGERS,
            "Have you worked as a ranger in the hills for two years?",
            "c1",
        ),
        (
            RANGERS,
            "Have you worked as a porter in the hills for two years?",
            "c2",
        ),
        (
            RANGERS,
            "Have you worked as a ranger or porter in the hills for two years?",
            "c1 or c2",
        ),
        (
            "You can lead walks if you have neither lost a map nor broken a leg in the last year.",
            "Have you lost a map in the last year?",
            "c1",
        ),
        (
            "You can lead walks if you have neither lost a map nor broken a leg in the last year.",
            "Have you lost a map, broken a leg in the last year?",
            "not c1 and not c2",
        ),
        (
            "You can lead walks if you read Latin, Greek or Arabic fluently.",
            "Do you read Greek fluently?",
            "c2",
        ),
    ],
)
def test_what_is_said_once_for_several_is_said_again_of_one(
    text: str, question: str, part: str
) -> None:
    found = placed(text, question, "Can I lead walks?")
    assert found is not None
    assert found.removeprefix("not ") in {part, part.removeprefix("not ")}


HIVES = "You need a permit to sell the honey, eggs or any other food from garden hives."


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Do you sell eggs from garden hives?", "More"),
        ("Do you sell any other food from garden hives?", "More"),
        ("Do you sell honey, eggs or any other food from garden hives?", "No"),
    ],
)
def test_a_follow_up_without_or_is_about_the_thing_that_it_says_whole(
    question: str, answer: str
) -> None:
    rule = parse(HIVES)
    assert decide(rule, "Do I need a permit?", history=[(question, "no")]).answer == answer
    assert decide(rule, "Do I need a permit?", history=[(question, "yes")]).answer == "Yes"


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        # the noun alone of a long clause
        ("The fund is open to women aged 20-40 with a dry boat from Kent.", "woman", "More"),
        ("The fund is open to women with a boat.", "woman", "More"),
        ("The fund is open to members of the rowing club.", "member", "Yes"),
    ],
)
def test_who_is_asked_for_less_than_a_clause_says_has_not_met_it(
    text: str, question: str, answer: str
) -> None:
    asked = f"Are you a {question}?"
    assert decide(parse(text), "Is it open to me?", history=[(asked, "yes")]).answer == answer
    assert decide(parse(text), "Is it open to me?", history=[(asked, "no")]).answer == "No"


TRAVELLING = """\
Your child gets a pass if:

* they are under 8 and live more than 2 miles away
* they are 8 or over and live more than 3 miles away
"""


@pytest.mark.parametrize(
    ("question", "clause"),
    [
        ("Is your child under 8?", "c1"),
        ("Is your child 8 or over?", "c3"),
        ("Are they 8 or older?", "c3"),
        ("Are they less than 8 years old?", "c1"),
    ],
)
def test_clauses_of_the_same_number_are_told_apart_by_their_side(
    question: str, clause: str
) -> None:
    assert placed(TRAVELLING, question, "Does my child get a pass?") == clause


MOVING = "You must tell us if someone moves into or out of your home."


@pytest.mark.parametrize(
    ("question", "clause"),
    [
        ("Has someone moved into your home?", "c2"),
        ("Has someone moved out of your home?", "c3"),
    ],
)
def test_small_words_tell_clauses_apart(question: str, clause: str) -> None:
    assert placed(MOVING, question, "Do I have to tell you?") == clause
