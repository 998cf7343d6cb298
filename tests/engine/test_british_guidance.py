"""Passages as guidance in Britain has them: second deeds, what still holds, which comes first."""

import pytest

from cmr_logic import decide, parse


def read(text: str, question: str) -> tuple[str, list[str]]:
    """Return what a question comes to, and what the clauses of the text say."""
    rule = parse(text)
    return rule.written(question), [clause.statement for clause in rule.clauses]


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        (
            "You can cancel if you are ill, or swap it if you paid.",
            "Can I cancel?",
            "c1",
        ),
        (
            "You can cancel if you are ill, or swap it if you paid.",
            "Can I swap it?",
            "c2",
        ),
        (
            "You can cancel if you are ill, or you can swap it if you paid.",
            "Can I cancel?",
            "c1",
        ),
        (
            "If your bid was refused, you can ask us why if you bid here, or complain if you paid.",
            "Can I complain?",
            "c3 and c4",
        ),
        ("Members can row if they pay, or use the hall if they help.", "Can I row?", "c2"),
        ("You cannot row if you are ill, or sail if the wind is strong.", "Can I sail?", "not c2"),
        # near misses: a second case, or what may go on with the first
        ("You can row if you pay, or if you are a member.", "Can I row?", "c1 or c2"),
        (
            "You can row if you train, or study if you are 19.",
            "Can I row?",
            "c1 or c2 and c3",
        ),
    ],
)
def test_second_deed_has_its_own_case(text: str, question: str, written: str) -> None:
    assert read(text, question)[0] == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("Rent is not due on a stall that is shut. You must still pay if it is let.",
         "Do I have to pay rent?", "not (c1 and not c3)"),
        ("You won't have to pay the surcharge if you're under 18. You'll still have to pay if "
         "you're a visitor.", "Will I have to pay the surcharge?", "not (c1 and not c3)"),
        ("You must be 16 to join. You can still join if Mum signs.", "Can I join?", "c1 or c3"),
        ("To get the key you must own a boat. You must not have had one before. You can still get "
         "it if yours was lost.", "Can I get the key?", "c2 and (not c3 or c4)"),
        ("Children cannot row. You can still row if you have a vest.", "Can I row?",
         "not (c1 and not c2)"),
        # another deed in just the case in which the first is denied
        ("You can appeal only if you have not paid. If you've paid, you can still complain.",
         "Can I appeal?", "not c1"),
        ("You can appeal only if you have not paid. If you've paid, you can still complain.",
         "Can I complain?", "c2"),
        # nor is leave to enter with a ticket
        ("You must have a ticket. You can still enter only if it is dry.", "Can I enter?", "c2"),
    ],
)  # fmt: skip
def test_what_still_holds(text: str, question: str, written: str) -> None:
    assert read(text, question)[0] == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Your right ends when you leave or when you turn 18, whichever comes first.", "c1 or c2"),
        ("Your right ends when you leave or when you turn 18, whichever is sooner.", "c1 or c2"),
        (
            "Your right ends when you leave or when you turn 18, whichever is later.",
            "c1 and c2",
        ),
        ("Your right ends when you leave or when you turn 18.", "c1 or c2"),
    ],
)
def test_whichever_comes_first(text: str, written: str) -> None:
    found, clauses = read(text, "Does my right end?")
    assert found == written
    assert clauses == ["you leave", "you turn 18"]


def test_what_an_employer_may_not_do_asks_nobody_to_be_one() -> None:
    text = "You can take a week off if you are a carer. Your employer cannot refuse, but they can "
    found, clauses = read(text + "ask you to wait if it would do harm.", "Can I take a week off?")
    assert found == "c1"
    assert "you are an employer" not in clauses
    assert "you are an employer" in read("Your employer cannot sign the form.", "Can I sign?")[1]


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("You must tell the club if you move. However, you do not need the club's permission "
         "unless you live abroad.", "Do I have to tell the club?", "c2"),
        ("You must tell the club if you move. However, you do not need the club's permission "
         "unless you live abroad.", "Do I need the club's permission?", "c3"),
        ("You must tell the bank if you move. You do not need to tell the bank if you only change "
         "your phone.", "Do I have to tell the bank?", "c2 and not c3"),
    ],
)  # fmt: skip
def test_leave_that_nobody_needs_is_another_duty(text: str, question: str, written: str) -> None:
    assert read(text, question)[0] == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("You can leave early if you are ill. You do not have this right if you are late.",
         "c1 and not c2"),
        ("You can leave early if you are ill. You lose this right if you are late.",
         "c1 and not c2"),
        ("You can leave early if you are ill. You do not have this right unless you have paid.",
         "c1 and c2"),
    ],
)  # fmt: skip
def test_right_denied_in_a_case(text: str, written: str) -> None:
    assert read(text, "Can I leave early?")[0] == written


def test_right_denied_for_things() -> None:
    text = "You can return a coat if it is new. You do not have this right for long coats "
    assert read(text + "or for hats.", "Can I return a coat?")[0] == "c1 and not (c2 or c3)"


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("People who are in care or have recently left it can get a grant.",
         ["you are in care", "you have recently left it"]),
        ("Anyone who has cut it can enter.", ["you have cut it"]),
        ("Carers who are under 18, or who are at sea, may get a grant, as long as they ask.",
         ["you are under 18", "you are at sea", "you ask"]),
        ("Guests who are ill, or who are at sea, can stay, unless they have a boat.",
         ["you are ill", "you are at sea", "you have a boat"]),
    ],
)  # fmt: skip
def test_verb_of_the_sentence_behind_relatives(text: str, clauses: list[str]) -> None:
    assert read(text, "Can I get a grant?")[1] == clauses


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("You can stay if you are a guest, but only for 3 days.", ["you are a guest"]),
        ("You can use the pool if you are a member, but only between 6 and 9.",
         ["you are a member"]),
        ("You can stay if you are a guest, but only if you pay.", ["you are a guest", "you pay"]),
        ("You can bring a dog if it is small, but only on a lead.",
         ["it is small", "it is only on a lead"]),
    ],
)  # fmt: skip
def test_bound_behind_a_case_is_none_of_it(text: str, clauses: list[str]) -> None:
    assert read(text, "Can I stay?")[1] == clauses


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("You cannot leave early unless you are ill. If you do, you will lose a day's pay.",
         "not c1"),
        ("You cannot leave early unless you pay. If you do, you will lose a day's pay.", "c1"),
        ("You can leave early if you are ill. If you do, you will lose a day's pay.", "c1"),
    ],
)  # fmt: skip
def test_doing_all_the_same(text: str, written: str) -> None:
    assert read(text, "Will I lose a day's pay?")[0] == written


def test_duty_that_still_holds_is_asked_about() -> None:
    text = "Rent is not due on a stall that is shut. You must still pay if it is let."
    asked = decide(text, "Do I have to pay rent?", history=[("Is the stall shut?", True)])
    assert asked.answer == "More"


def test_asked_whether_one_gets_nothing() -> None:
    text = "You get a grant if you row. You will get nothing if you are late."
    assert read(text, "Will I get nothing?")[0] == "not (c1 and not c2)"
    assert read("You pay nothing if you row.", "Will I pay nothing?")[0] == "c1"


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("You'll get a badge if you row, and a cap if you swim.", "Will I get a badge?", "c1"),
        ("You'll get a badge if you row, and a cap if you swim.", "Will I get a cap?", "c2"),
        # here the second thing stands in the first case
        ("You'll get a badge if you have a boat, and a cap.", "Will I get a badge?", "c1 and c2"),
        # what one may choose is no duty
        (
            "You must register if you row. You can choose to register if you swim.",
            "Do I have to register?",
            "c2",
        ),
    ],
)
def test_another_thing_in_another_case(text: str, question: str, written: str) -> None:
    assert read(text, question)[0] == written
