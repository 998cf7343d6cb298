"""Follow-ups that name a deed by its noun: "Did you **make a payment**?" of "you pay by card"."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cmr_logic.text import NOUN, bases

# Nouns that name a deed, by the verb of it: a "**donation**" is made by who donates; not "boat".
_DEEDS = {
    "donation": "donate",
    "application": "apply",
    "payment": "pay",
    "purchase": "buy",
    "journey": "travel",
    "trip": "travel",
    "complaint": "complain",
    "booking": "book",
    "reservation": "book",
    "contribution": "contribute",
    "investment": "invest",
    "delivery": "deliver",
    "deposit": "deposit",
    "appeal": "appeal",
    "registration": "register",
    "request": "ask",
}
# Verbs that say of such a noun no more than that the deed is done: "**made** a payment"; not
# "missed a payment".
_MADE = r"(?:make|made|making|submit|submitted|put\s+in|file|filed|lodge|lodged)"
_MAKING = re.compile(
    rf"(?P<aux>have|has|had|do|does|did|will|are|is)\s+(?P<who>you|they|he|she|we|your\s+\w+)\s+"
    rf"(?:(?:ever|already|recently|yet)\s+)?{_MADE}\s+(?:(?:an?|any|some|your|the)\s+)?"
    rf"(?:(?:charitable|formal|new)\s+)?(?P<noun>\w+)(?P<rest>\W.*)",
    re.IGNORECASE | re.DOTALL,
)
# The year that such clauses are about without naming it: "**in the tax year**"; not "in May".
_YEAR = re.compile(
    r"\s+(?:(?:in|during|for)\s+)?(?:the|this)\s+(?:current\s+)?(?:tax\s+|financial\s+)?year\b",
    re.IGNORECASE,
)
_DID = {"have": "Did", "has": "Did", "had": "Did", "are": "Do", "is": "Does"}


def in_a_verb(question: str, statements: Iterable[str]) -> str:
    """Return a follow-up with the verb of a deed that it names by a noun, where clauses use it.

    Args:
        question: the follow-up.
        statements: what the clauses say that it may be about.

    Example:
        >>> said = ["you pay by card"]
        >>> in_a_verb("Have you made a payment?", said), in_a_verb("Did you make a cake?", said)
        ('Did you pay?', 'Did you make a cake?')
        >>> in_a_verb("Have you made a payment?", ["you pay the rest after one payment"])
        'Have you made a payment?'
    """
    found = _MAKING.fullmatch(question.strip())
    if found is None:
        return question
    noun, said = found["noun"].lower(), " ".join(statements)
    noun = next((one for one in (noun, *bases(noun, NOUN)) if one in _DEEDS), "")
    if not noun or re.search(rf"\b{noun}", said, re.IGNORECASE):
        return question
    if re.search(rf"\b{_DEEDS[noun]}", said, re.IGNORECASE) is None:
        return question
    aux = _DID.get(found["aux"].lower(), found["aux"])
    rest = found["rest"] if "year" in said else _YEAR.sub("", found["rest"])
    return f"{aux} {found['who']} {_DEEDS[noun]}{rest}"
