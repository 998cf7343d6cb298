"""Whom a clause names, in the words of people: "another member" is somebody else.

A non-swimmer cannot swim. The entries stand with those of :mod:`.other_words`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import OtherWords

_EITHER = frozenset({True, False})
_ANOTHER = (
    r"(?:another|any\sother|some\sother|a\sdifferent)\s(?:library\s)?(?:borrower|reader|member|customer|user|guest|person|visitor|buyer"
    r"|bidder|applicant|client|hirer|party|shopper|player|patron)"
)
# Those who do what the noun says, as what they can do and as what they do: "a **non-swimmer**".
_DOING = {
    "swimmer": ("cannot swim", "is unable to swim"),
    "driver": ("cannot drive", "does not drive"),
    "smoker": ("does not smoke", "has never smoked"),
    "drinker": ("does not drink", "does not drink alcohol"),
    "rider": ("cannot ride", "does not ride"),
    "member": ("is not a member", "does not belong to it"),
    "resident": ("is not a resident", "does not live here"),
}


# fmt: off
PEOPLE_REWORDED: tuple[OtherWords, ...] = (
    OtherWords(
        "done-by-another",
        rf"^{_ANOTHER}\s(?P<does>.+)$",
        (r"somebody else \g<does>",), _EITHER,
        "another borrower has reserved the boat", "somebody else has reserved the boat",
        "another borough has reserved the boat",
    ),
    OtherWords(
        "undergone-by-another",
        rf"^(?P<what>.+\s(?:is|are|was|were|been)\s(?:[a-z]+\s)?[a-z]+)\sby\s{_ANOTHER}$",
        (r"\g<what> by somebody else",), _EITHER,
        "the boat has been reserved by another member",
        "the boat has been reserved by somebody else",
        "the boat has been reserved by another name",
    ),
    *(
        OtherWords(
            f"non-{doer}",
            rf"^(?P<who>.+?)\s(?:is|are)\s(?:an?\s)?non-?\s?{doer}s?$",
            tuple(rf"\g<who> {form}" for form in forms), _EITHER,
            f"your aunt is a non-{doer}", f"your aunt {forms[0]}", f"your aunt is a {doer}",
        )
        for doer, forms in _DOING.items()
    ),
)
# fmt: on
