"""Items of a list that a question names; deeds that a statement or a heading alone says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

_INSURED = (
    "We insure your boat against loss or damage caused by:\n\n1. fire, smoke or lightning;\n"
    "2. theft, if there are signs of forced entry;\n3. falling trees."
)
_BANNED = (
    "Members must not:\n\na) eat in the hall;\nb) photograph others without their permission; or\n"
    "c) wear boots in the studio."
)
_RULES = (
    "# Rowing club\n\n## Joining\n\nYou must be over 16 to become a member.\n\n## Fees\n\n"
    "The joining fee is £25. No joining fee is charged if you pay for a year.\n\n"
    "## Pausing your pass\n\nYou may pause your pass for less than six months. "
    "A pause cannot be backdated."
)

FORMS = {
    "one of what is insured": (_INSURED, "Is lightning covered?", "true"),
    "one in a case": (_INSURED, "Is theft covered?", "[there are signs of forced entry]"),
    "one of what is not paid for": (
        "We won't pay for:\n* a change of mind\n* pregnancy, unless a doctor confirms it",
        "Am I covered for pregnancy?",
        "[a doctor confirms it]",
    ),
    "one of what is banned": (_BANNED, "Can I eat in the hall?", "false"),
    "the deed alone": (
        _BANNED,
        "Can I photograph my friend?",
        "not [members must photograph others without your permission]",
    ),
    "one of several that will do": (
        "You need proof of age. We accept:\n\n* a passport\n* a bus pass",
        "Do I need a passport?",
        "not [a bus pass]",
    ),
    "a statement that alone says the deed": (_RULES, "Can I backdate my pause?", "false"),
    "a heading that is about the deed": (_RULES, "Can I join?", "[you must be over 16]"),
    "a fee with the name of the deed": (
        _RULES,
        "Do I have to pay the joining fee?",
        "not [you pay for a year]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected
