"""One conclusion in several forms: leave, a deed behind "it", and "they" for whoever asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

BESIDE = "The skipper must be aged 21 or over."
FORMS = {
    "a deed that is possible": (
        "It is possible to hire a dinghy if you can swim. It is possible to hire a yacht if you "
        "hold a certificate.",
        "Can I hire a yacht?",
        "[you hold a certificate]",
    ),
    "an application that is possible": (
        "It is possible to apply for a mooring if your boat is insured.",
        "Can I apply for a mooring?",
        "[your boat is insured]",
    ),
    "possible, and all of a list": (
        "It is possible to moor at the quay if:\n\n- your boat is insured\n- no fees are owed\n\n"
        "In addition, the harbour master must agree.",
        "Can I moor at the quay?",
        "([your boat is insured] and not [any fees are owed]) and [the harbour master must agree]",
    ),
    "an 'it' that stands for something": (
        "You can keep a mooring if you live here. It is open to guests if they pay.",
        "Can I keep a mooring?",
        "[you live here] or [you are guests] and [you pay]",
    ),
    "possible to have one": (
        "A second mooring is a privilege. It is possible for you to have one if your boat is "
        "insured.",
        "Can I have a second mooring?",
        "[your boat is insured]",
    ),
    "impossible": (
        "It is impossible to renew a mooring if you owe fees.",
        "Can I renew my mooring?",
        "not [you owe fees]",
    ),
    "should be able, in a case": (
        "You should be able to renew a mooring if your boat is insured.",
        "Can I renew my mooring?",
        "[your boat is insured]",
    ),
    "should be able, for an aim": (
        "You should be able to swim if you want to join the crew.",
        "Can I join the crew?",
        "[you should be able to swim]",
    ),
    "no obligation": (
        "You are under no obligation to pay the levy if your boat is small.",
        "Do I have to pay the levy?",
        "not [your boat is small]",
    ),
    "they are whoever asks": (
        "Members can hire a dinghy if they swim well. They can hire a yacht if they hold a "
        "certificate.",
        "Can I hire a yacht?",
        "[you hold a certificate]",
    ),
    "they must as well": (
        "Members can hire a yacht if they hold a certificate. They must be over 21.",
        "Can I hire a yacht?",
        "[you hold a certificate] and [you must be over 21]",
    ),
    "they may be things": (
        "Members can hire yachts if they hold a certificate. They can be booked if the weather "
        "is fine.",
        "Can I hire a yacht?",
        "[you hold a certificate]",
    ),
    "free to, beside pay": (
        "Paid shore leave lasts a week. You are free to take it if you have sailed for a month.",
        "Can I take paid shore leave?",
        "[you have sailed for a month]",
    ),
    "a heading that breaks off": (
        "## Storm grant\n\n### You are eligible to claim if\n\n* your mast broke\n* your boat is "
        "insured\n\n### You can't claim if\n\n* you sailed in the storm",
        "Can I claim the storm grant?",
        "([your mast broke] and [your boat is insured]) and not [you sailed in the storm]",
    ),
    "an aim with no comma": (
        "To hire a yacht members need a certificate and a deposit.",
        "Can I hire a yacht?",
        "[you must have a certificate] and [you must have a deposit]",
    ),
    "people who do and have": (
        "People who sail two days a week and have a child under 12 can join the crew.",
        "Can I join the crew?",
        "[you sail two days a week] and [you have a child under 12]",
    ),
    "people beside a time": (
        "People who came in May and children can join the crew.",
        "Can I join the crew?",
        "[you came in May] or [you are children]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected


@pytest.mark.parametrize(
    "leave",
    [
        "You can",
        "You are allowed to",
        "You are permitted to",
        "You are free to",
        "It is possible to",
    ],
)
def test_leave_to_do_what_is_asked_for_is_no_condition(
    leave: str, said: Callable[[str, str], str]
) -> None:
    text = f"{leave} add another sailor to your booking. {BESIDE}"
    assert said(text, "Can I add my aunt as another sailor?") == f"[{BESIDE.rstrip('.').lower()}]"


@pytest.mark.parametrize("leave", ["can", "are allowed to", "are free to"])
def test_a_place_beside_leave_is_still_a_case(leave: str, said: Callable[[str, str], str]) -> None:
    text = f"You {leave} camp in the west field. You must not light fires."
    assert "west field" in said(text, "Can I camp?")
