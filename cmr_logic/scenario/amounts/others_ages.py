"""An age that stands with somebody or something else: "I care for my **85-year-old** mother"."""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.statements.statement import Statement, Tense, Who

# Behind "a", "my", "two" and the like, where a verb stands before them, an age is that of another.
_ATTRIBUTIVE = re.compile(
    r"(?P<before>\b[\w'’]+\s)(?:an?|the|my|our|his|her|their|two|three|some)\s(?:[a-z]+\s)?"
    r"(?:\d{1,3}|[a-z]+(?:-[a-z]+)?)[\s-](?:years?|months?|weeks?)[\s-]olds?\b",
    re.IGNORECASE,
)
# So somebody tells their own age: "**as** a 70-year-old"; not "with a 70-year-old".
_ONESELF = frozenset({"as", "am", "i'm", "'m", "be", "being", "i", "we're", "are", "was", "me"})
# Somebody whose age stands behind: "I have **a son aged** 12"; not "I'm a boy of 14".
_AGED = re.compile(
    r"\b(?P<who>[a-z]{3,})\s(?:who(?:['’](?:s|re)|\s(?:is|are)|\s(?:(?:has|have|just|recently|only)\s)*turned)\s"
    r"|(?:aged|under|over|below|above|younger|older|of)\s)",
    re.IGNORECASE,
)
# The age at which somebody did a thing once: "**at 17** I left school"; not "at 70 I row still".
_AT_THAT_AGE = re.compile(r"at\s(?:the\sage\sof\s)?[\w-]+,?\s(?:I|we)\b", re.IGNORECASE)
_OF_MANY = re.compile(r"\b\d{1,3}-year-olds\b", re.IGNORECASE)


def tells_age_of_another(quote: str, told: Statement, target: Statement) -> bool:
    """Tell whether the age that a statement about oneself names is that of somebody else.

    Args:
        quote: the words of the statement.
        told: the statement.
        target: the clause, which asks how old "you" are.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def another(text):
        ...     return tells_age_of_another(text, read(text)[0], read_clause("you are aged 60"))
        >>> another("I care for my 85-year-old mother."), another("I'm a 70-year-old widow.")
        (True, False)
        >>> another("I have a child under 5."), another("At 17 I left school.")
        (True, True)
    """
    both = told.subject.who is Who.SELF and target.subject.who is Who.SELF
    if not both or target.verb not in {"be", "age"}:
        return False
    aged = told.verb != "be" and any(is_person(m["who"].lower()) for m in _AGED.finditer(quote))
    if aged or (told.tense is Tense.PAST and _AT_THAT_AGE.match(quote)):
        return True
    if "old" not in quote:
        return False
    if told.verb != "be" and _OF_MANY.search(quote):
        return True
    found = _ATTRIBUTIVE.search(quote)
    return found is not None and found["before"].strip().lower().replace("’", "'") not in _ONESELF
