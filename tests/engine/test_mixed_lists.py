"""Lists whose pieces are of several kinds, and verbs that share the object of the last."""

from __future__ import annotations

import pytest

import cmr_logic


def _statements(text: str, question: str) -> tuple[str, set[str]]:
    rule = cmr_logic.parse(text)
    written = rule.written(question).replace("(", "").replace(")", "")
    used = [clause for clause in rule.clauses if clause.id in written.split()]
    for at, clause in enumerate(used):
        written = written.replace(clause.id, "abcdef"[at])
    return written, {clause.statement for clause in used}


@pytest.mark.parametrize(
    ("text", "question", "written", "statements"),
    [
        (
            "Guests who are deaf, blind or use a stick may board early.",
            "May I board early?",
            "a or b or c",
            {"you are deaf", "you are blind", "you use a stick"},
        ),
        (
            "You can join the crew if you are young, fit and have a vest.",
            "Can I join the crew?",
            "a and b and c",
            {"you are young", "you are fit", "you have a vest"},
        ),
        (
            "You may not dive if you have drunk wine, taken pills or feel unwell.",
            "May I dive?",
            "not a or b or c",
            {"you have drunk wine", "you have taken pills", "you feel unwell"},
        ),
        (
            "You may not dive if you have had a fall, given blood or are ill.",
            "May I dive?",
            "not a or b or c",
            {"you have had a fall", "you have given blood", "you are ill"},
        ),
        (
            "Mooring is free on Mondays, after 7pm or if you have a pass.",
            "Is mooring free?",
            "a or b or c",
            {"it is on Mondays", "it is after 7pm", "you have a pass"},
        ),
        (
            "If you are late, tired or ill, stay ashore.",
            "Should I stay ashore?",
            "a or b or c",
            {"you are late", "you are tired", "you are ill"},
        ),
        (
            "You can get the grant if you had a baby or moved house.",
            "Can I get the grant?",
            "a or b",
            {"you had a baby", "you moved house"},
        ),
        (
            "You can get the grant if you change your name, move or get married.",
            "Can I get the grant?",
            "a or b or c",
            {"you change your name", "you move", "you get married"},
        ),
    ],
)
def test_pieces_of_several_kinds_are_asked_apart(
    text: str, question: str, written: str, statements: set[str]
) -> None:
    assert _statements(text, question) == (written, statements)


@pytest.mark.parametrize(
    ("text", "question", "statements"),
    [
        (
            "It is illegal to sell, hire or lend flares to a child.",
            "Is this illegal?",
            {
                "you sell flares to a child",
                "you hire flares to a child",
                "you lend flares to a child",
            },
        ),
        (
            "You need permission to extend, convert or demolish a boathouse.",
            "Do I need permission?",
            {"you extend a boathouse", "you convert a boathouse", "you demolish a boathouse"},
        ),
        (
            "A permit is required to keep, breed or sell eels.",
            "Is a permit required?",
            {"you keep eels", "you breed eels", "you sell eels"},
        ),
        (
            "Anyone who smokes, drinks or behaves rudely will be asked to leave.",
            "Will I be asked to leave?",
            {"you smoke", "you drink", "you behave rudely"},
        ),
        (
            "You must tell us if you marry, separate or move in with a friend.",
            "Do I have to tell you?",
            {"you marry", "you separate", "you move in with a friend"},
        ),
    ],
)
def test_verbs_share_an_object_and_nothing_that_is_of_one_alone(
    text: str, question: str, statements: set[str]
) -> None:
    assert _statements(text, question) == ("a or b or c", statements)


@pytest.mark.parametrize(
    ("text", "question", "statements"),
    [
        (
            "You need a pass if you keep hens, ducks or geese.",
            "Do I need a pass?",
            {"you keep hens", "you keep ducks", "you keep geese"},
        ),
        (
            "You pay less if you sell or lease a house.",
            "Do I pay less?",
            {"you sell a house", "you lease a house"},
        ),
    ],
)
def test_near_misses_stay_as_they_were(text: str, question: str, statements: set[str]) -> None:
    assert _statements(text, question)[1] == statements


@pytest.mark.parametrize(
    ("text", "question", "statements"),
    [
        (
            "This pass is valid for vans but not coaches.",
            "Is the pass valid?",
            {"it is vans", "it is coaches"},
        ),
        (
            "The lock is open to canoes but not barges.",
            "Can I use the lock?",
            {"it is canoes", "it is barges"},
        ),
        ("You may bring a cat but not a goat.", "May I bring it?", {"it is a cat", "it is a goat"}),
        (
            "Our cover insures oars but not sails.",
            "Is it insured?",
            {"it is oars", "it is sails"},
        ),
        (
            "Refunds are given for tickets but not for vouchers.",
            "Can I get a refund?",
            {"it is for tickets", "it is for vouchers"},
        ),
    ],
)
def test_a_kind_alone_is_kept_that_another_is_set_against(
    text: str, question: str, statements: set[str]
) -> None:
    assert _statements(text, question) == ("a and not b", statements)


def test_a_thing_paid_for_beside_one_that_is_not_tells_no_kinds_apart() -> None:
    rule = cmr_logic.parse("You pay for parts but not for labour.")
    assert rule.written("Do I pay for labour?") == "false"


@pytest.mark.parametrize(
    ("text", "question", "written", "statements"),
    [
        (
            "We refund cancelled, delayed or overbooked trips.",
            "Can I get a refund?",
            "a or b or c",
            {"it is cancelled trips", "it is delayed trips", "it is overbooked trips"},
        ),
        (
            "The kennel takes in injured or abandoned animals.",
            "Will the kennel take in the animal?",
            "a or b",
            {"it is injured animals", "it is abandoned animals"},
        ),
        (
            "Late or incomplete bids will be rejected.",
            "Will my bid be rejected?",
            "a or b",
            {"it is late bids", "it is incomplete bids"},
        ),
        (
            "Disabled or retired residents pay half.",
            "Do I pay half?",
            "a or b",
            {"you are disabled residents", "you are retired residents"},
        ),
    ],
)
def test_sorts_of_one_thing_are_asked_apart(
    text: str, question: str, written: str, statements: set[str]
) -> None:
    assert _statements(text, question) == (written, statements)


def test_qualities_that_all_hold_are_no_sorts() -> None:
    written, _ = _statements("We take clean and dry cups.", "Will you take my cup?")
    assert " or " not in written
