"""Follow-ups about another matter, another clause, or what cannot be: none of them is forced."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import Dialog, answer, decide, next_question, parse
from cmr_logic.errors import RuleTextError

GARDEN = "You can get a grant if you have a garden."


@pytest.mark.parametrize("told", ["yes", "no"])
@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (GARDEN, "Can I get a grant?", "???"),
        (GARDEN, "Can I get a grant?", "x"),
        (GARDEN, "Can I get a grant?", "Is your car red?"),
        (GARDEN, "Can I get a grant?", "Do you have a dog?"),
        (GARDEN, "Can I get a grant?", "Are you over 18?"),
        # The question asked back is no condition of it.
        (GARDEN, "Can I get a grant?", "Can I get a grant?"),
        (GARDEN, "Can I get a grant?", "Do you get the grant?"),
        # Half of it in the words of the text is not yet about the rule.
        ("You can park a car if you hold a permit.", "Can I park?", "Is your car red?"),
        ("You cannot park if you owe a fine.", "Can I park?", "Is your car red?"),
    ],
)
def test_what_has_nothing_to_do_with_the_one_condition_is_reported(
    text: str, question: str, follow_up: str, told: str
) -> None:
    found = decide(text, question, history=[(follow_up, told)])
    assert (found.answer, found.unplaced) == ("More", (follow_up,))
    assert found == decide(text, question, history=[(follow_up, None)])


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (GARDEN, "Can I get a grant?", "Is there a garden of yours?"),
        (GARDEN, "Can I get a grant?", "Do you own gardens?"),
        # What stands beside the condition, said in the words of the text.
        ("Abroad you get help if you hold a passport.", "Do I get help?", "Are you abroad?"),
        (
            "The island has one harbour. You can stay if you hold a key.",
            "Can I stay?",
            "Is it an island harbour?",
        ),
    ],
)
def test_the_one_condition_may_be_asked_in_other_words_of_the_text(
    text: str, question: str, follow_up: str
) -> None:
    assert decide(text, question, history=[(follow_up, "yes")]).answer == "Yes"
    assert decide(text, question, history=[(follow_up, "no")]).answer == "No"


HATS = "You can hire a boat if you own a hat.\n\nYou can vote if you own a red hat."


@pytest.mark.parametrize("named", ["c2", "Do you own a red hat?"])
@pytest.mark.parametrize("value", [True, False, None])
def test_a_clause_of_another_provision_is_no_other(named: str, value: bool | None) -> None:
    asked = "Do you own a red hat?"
    found = decide(HATS, "Can I hire a boat?", history=[(named, value)])
    assert (found.answer, found.unplaced) == ("More", (asked,))
    for own, answered in (("yes", "Yes"), ("no", "No")):
        beside = [("c1", own), (named, value)]
        assert decide(HATS, "Can I hire a boat?", history=beside).answer == answered
    if value is not None:
        answered = "Yes" if value else "No"
        assert decide(HATS, "Can I vote?", history=[(named, value)]).answer == answered


def test_a_group_of_another_provision_is_no_other() -> None:
    text = "You can hire a boat if you own a hat.\n\nYou can vote if you own a hat or a flag."
    found = decide(text, "Can I hire a boat?", history=[("g1", "no")])
    assert (found.answer, found.unplaced) == ("More", ("Do you own a hat or a flag?",))
    assert decide(text, "Can I vote?", history=[("g1", "no")]).answer == "No"


JOINED = "You can join if you rent or own a boat."
BOTH = "You can join if you rent and insure a boat."


@pytest.mark.parametrize(
    ("text", "history"),
    [
        (JOINED, [("Do you rent or own a boat?", "no"), ("Do you own a boat?", "yes")]),
        (JOINED, [("c2", "yes"), ("g1", "no")]),
        (JOINED, [("g1", "yes"), ("c1", "no"), ("c2", "no")]),
        (BOTH, [("g1", "no"), ("c1", "yes"), ("c2", "yes")]),
        (BOTH, [("g1", "yes"), ("c2", "no")]),
    ],
)
def test_a_group_answered_otherwise_than_its_clauses_is_refused(
    text: str, history: list[tuple[str, str]]
) -> None:
    with pytest.raises(RuleTextError, match="contradicts itself") as raised:
        decide(text, "Can I join?", history=history)
    rule = parse(text)
    for named, said in history:
        asked = rule.question(named) if named[1:].isdigit() else named
        assert f"{asked!r} {said}" in str(raised.value)


@pytest.mark.parametrize(
    ("text", "history", "answered"),
    [
        (JOINED, [("g1", "yes"), ("c2", "no")], "Yes"),
        (JOINED, [("g1", "no"), ("c2", "no")], "No"),
        (BOTH, [("g1", "no"), ("c1", "yes")], "No"),
        # In anybody's words, the rule's own question counts more.
        (JOINED, [("g1", "no"), ("Are you the owner of a boat?", "yes")], "No"),
    ],
)
def test_a_group_and_its_clauses_that_agree(
    text: str, history: list[tuple[str, str]], answered: str
) -> None:
    assert decide(text, "Can I join?", history=history).answer == answered


def test_in_data_a_group_answered_otherwise_is_not_known() -> None:
    history = [("Do you rent or own a boat?", "no"), ("Do you own a boat?", "yes")]
    assert answer(JOINED, "Can I join?", history=history) == ("More", None)
    assert next_question(JOINED, "Can I join?", history=history) is None


def test_a_dialog_refuses_what_contradicts_it_and_goes_on() -> None:
    dialog = Dialog(JOINED, "Can I join?")
    dialog.tell("no", follow_up="g1")
    with pytest.raises(RuleTextError, match="Do you own a boat"):
        dialog.tell("yes", follow_up="c2")
    assert dialog.next().answer == "No"
    assert len(dialog.history) == 1


def test_clauses_in_the_same_words_are_one_condition() -> None:
    text = "You can join if you own a boat.\n\nYou can vote if you own a boat and live here."
    assert decide(text, "Can I vote?", history=[("c1", "no")]).answer == "No"
    with pytest.raises(RuleTextError, match="as c1 and c2, which are one condition in the same"):
        decide(text, "Can I vote?", history=[("c1", "no"), ("c2", "yes")])
    with pytest.raises(RuleTextError, match=r"own a boat\?', as c1;"):
        decide(text, "Can I join?", history=[("c1", "no"), ("Do you own a boat?", "yes")])


LIVE = "You can join if {}."
EITHER, EACH = (LIVE.format(f"you live here {word} you own a boat") for word in ("or", "and"))
LISTED = "You can join if you show:\n\n* a licence\n* a permit\n\nAny one of these will do."


@pytest.mark.parametrize(
    ("text", "follow_up", "yes", "no"),
    [
        (EITHER, "Do you live here or own a boat?", "Yes", "No"),
        (EITHER, "Do you live here and own a boat?", "Yes", "More"),
        (EITHER, "Are both true: you live here, you own a boat?", "Yes", "More"),
        (EITHER, "Is either true: you live here, you own a boat?", "Yes", "No"),
        (EITHER, "Do you neither live here nor own a boat?", "No", "Yes"),
        (EITHER, "Do you not live here and not own a boat?", "No", "Yes"),
        (EITHER, "Do you not live here or not own a boat?", "More", "Yes"),
        (EACH, "Do you live here and own a boat?", "Yes", "No"),
        (EACH, "Do you live here or own a boat?", "More", "No"),
        (EACH, "Are both true: you live here, you own a boat?", "Yes", "No"),
        (EACH, "Do you neither live here nor own a boat?", "No", "More"),
        (EACH, "Do you not live here and not own a boat?", "No", "More"),
        (EACH, "Do you not live here or not own a boat?", "No", "Yes"),
        (LISTED, "Do you show a licence and a permit?", "Yes", "More"),
        (LISTED, "Do you show a licence or a permit?", "Yes", "No"),
        (
            "You can join if you rent, own or sail a boat.",
            "Do you rent and own a boat?",
            "Yes",
            "More",
        ),
        (
            "You can join if you rent, own or sail a boat.",
            "Do you rent or own a boat?",
            "Yes",
            "More",
        ),
        (
            "You can join if you or your partner owns a boat.",
            "Do you and your partner own a boat?",
            "Yes",
            "More",
        ),
        # "Or" of a bound joins nothing, and who says what the text says means what it means.
        (
            "You can join if you are under 9 or you are 60 or over and a sailor.",
            "Are you 60 or over and a sailor?",
            "Yes",
            "More",
        ),
        (
            "You can't join if you are a smoker and a sailor.",
            "Are you a smoker and a sailor?",
            "No",
            "Yes",
        ),
        (
            "You can join if you're not a smoker and not a sailor.",
            "Are you a smoker and a sailor?",
            "No",
            "More",
        ),
    ],
)
def test_a_follow_up_joins_by_its_own_words(text: str, follow_up: str, yes: str, no: str) -> None:
    for told, answered in (("yes", yes), ("no", no)):
        found = decide(text, "Can I join?", history=[(follow_up, told)])
        assert found.answer == answered, (told, found)
        assert not found.unplaced


@pytest.mark.parametrize(
    ("where", "follow_up", "is_so"),
    [
        ("here", "Do you live elsewhere?", False),
        ("here", "Do you live somewhere else?", False),
        ("in Wales", "Do you live elsewhere?", False),
        ("elsewhere", "Do you live here?", False),
        ("here", "Do you live here?", True),
        ("elsewhere", "Do you live elsewhere?", True),
    ],
)
def test_elsewhere_is_not_here(where: str, follow_up: str, is_so: bool) -> None:
    text = f"You can join if you live {where} and own a boat."
    (reason,) = decide(text, "Can I join?", history=[(follow_up, "yes")]).reasons
    assert (reason.clause, reason.value) == ("c1", is_so)


@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ("hello world", "Irrelevant"),
        ("Bread and butter.", "Irrelevant"),
        ("Members only", "More"),  # people are named
        ("Students", "More"),
        ("Licence needed", "More"),  # something is said of the thing
        ("No dogs", "More"),
        ("* a passport\n* a licence", "More"),
    ],
)
def test_a_name_alone_is_no_rule_about_anybody(text: str, answered: str) -> None:
    assert decide(text, "Can I join?").answer == answered
