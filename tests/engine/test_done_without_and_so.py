"""What a text lets one do without a thing, and "they may do so if" behind a grant or a ban."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "granted without it": (
        "You can bring your horse in without an inspection. It must have a passport.",
        "Can I bring my horse in without an inspection?",
        "[it has a passport]",
    ),
    "a deed without a word of its own": (
        "You can work without a permit. You must be a citizen of a member state.",
        "Can I work without a permit?",
        "[you must be a citizen of a member state]",
    ),
    "what is demanded elsewhere is dodged": (
        "You can row without a vest if you are a coach. You must wear a vest on the lake.",
        "Can I row without a vest?",
        "[you are a coach]",
    ),
    "demanded outright": ("You must have insurance.", "Can I drive without insurance?", "false"),
    "demanded where it is asked about": (
        "You must carry a light at night.",
        "Can I cycle at night without a light?",
        "false",
    ),
    "demanded elsewhere": (
        "You must wear a helmet on the site.",
        "Can I work without a helmet?",
        "not [you are on the site]",
    ),
    "they may do so, provided": (
        "Tenants can keep a pet. They can do so provided the landlord has agreed.",
        "Can I keep a pet?",
        "[you are tenants] and ([you are tenants] and [the landlord has agreed])",
    ),
    "they may do this": (
        "Residents may object. They can do this so long as they live within 500 metres.",
        "Can I object?",
        "[you are residents] and ([you are residents] and [you live within 500 metres])",
    ),
    "this is possible": (
        "Teachers may work abroad for a year. This is possible if the school agrees.",
        "Can I work abroad for a year?",
        "[you are teachers] and [the school agrees]",
    ),
    "granted again": (
        "Nurses can claim the rebate. They may claim it as long as they work full time.",
        "Can I claim the rebate?",
        "[you are nurses] and ([you are nurses] and [you work full time])",
    ),
    "also": (
        "Club members can row. They can also row if they have a day pass.",
        "Can I row?",
        "[you are club members] or [you are club members] and [you have a day pass]",
    ),
    "more than that": (
        "Members can row. They can row for free if they are under 16.",
        "Can I row?",
        "[you are members] or [you are members] and [you are under 16]",
    ),
    "behind a ban": (
        "You may not build here. You may do so if you have written consent.",
        "Can I build here?",
        "[you have written consent]",
    ),
    "behind a ban in a case": (
        "You can't claim if you live abroad. You can do so if you are a soldier.",
        "Can I claim?",
        "not ([you live abroad] and not [you are a soldier])",
    ),
    "behind a grant": (
        "You can pay by card. You may do so if the bill is under £50.",
        "Can I pay by card?",
        "[the bill is under £50]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
