"""Whom a question means by "he", "she" or "they": the one person that is told of beside it.

"My son is 12. Can **he** join?" asks of the son, as "Can my son join?" does, and so do the
follow-ups: "Does your son live here?".
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.dialog.given import given_text
from cmr_logic.inquiry import told_in

# Verbs that open a question, and the pronoun behind them whose person is told of elsewhere.
_ASKED = re.compile(
    r"\b(?P<verb>can|could|may|might|will|would|should|shall|must|is|are|was|were|does|do|did|has"
    r"|have)\s+(?P<pronoun>he|she|they)\b",
    re.IGNORECASE,
)


def naming_whom(question: str, scenario: str) -> str:
    """Return a question with the person that it means by a pronoun, as it stands where none is.

    Args:
        question: the question, perhaps with sentences beside it that tell something.
        scenario: what is told apart from it.

    Example:
        >>> naming_whom("My son is 12. Can he join?", "")
        'My son is 12. Can my son join?'
        >>> naming_whom("Is she covered?", "I live with my aunt.")
        'Is my aunt covered?'
        >>> naming_whom("Is she covered?", "I live with my uncle.")
        'Is she covered?'
    """
    question, scenario = given_text(question, "question"), given_text(scenario, "scenario")
    asked = _ASKED.search(question)
    if asked is None:
        return question
    from cmr_logic.scenario import one_person  # noqa: PLC0415 # its tables are for stories alone

    pronoun = asked["pronoun"].lower()
    named = one_person(pronoun, " ".join((scenario, told_in(question))))
    if named is None or (asked["verb"].lower() in syntax.OF_SEVERAL and not named.endswith("s")):
        return question
    return question[: asked.start("pronoun")] + named + question[asked.end("pronoun") :]
