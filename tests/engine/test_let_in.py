"""Grants to some of those whom a denial before names: the others stay out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

FORMS = {
    "one of two cases": (
        "You can't row if you live abroad, or if you're a guest. However, guests may row if they "
        "pay.",
        "Can I row?",
        "not ([you live abroad] or [you're a guest] and not [you pay])",
    ),
    "one of two kinds": (
        "Guests and juniors cannot row. However, guests may row if they pay.",
        "Can I row?",
        "not ([you are guests] and not [you pay] or [you are juniors])",
    ),
    "beside a grant to all": (
        "You can row if you swim. You can't row if you are ill or are a guest. However, guests can "
        "row if they pay.",
        "Can I row?",
        "[you swim] and not ([you are ill] or [you are a guest] and not [you pay])",
    ),
    "some of the kind": (
        "You can't row if you are a guest. However, young guests can row if they pay.",
        "Can I row?",
        "not ([you are a guest] and not ([you are young guests] and [you pay]))",
    ),
    "another kind is granted as before": (
        "You can't row if you are a guest. Pilots can row if they pay.",
        "Can I row?",
        "[you pay] and not [you are a guest]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected
