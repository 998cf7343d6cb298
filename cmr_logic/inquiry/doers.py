"""Those who do what a question asks about: "**Visitors** must pay" of "Can I **visit**?"."""

from __future__ import annotations

from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.restated import NAMED_KIND
from cmr_logic.provisions.drafts.nodes import Clause

_OPENING = "you are "
# Doers whose nouns no ending makes of their verb: "an **entrant** enters"; not "a giant".
_OTHERS = {
    "entrant": "enter",
    "tenant": "rent",
    "student": "study",
    "competitor": "compete",
    "landlord": "let",
    "angler": "fish",
    "motorist": "drive",
    "cyclist": "cycle",
}
_ENDINGS = ("er", "r", "or")


def does_deed(clause: Clause, question: Question) -> bool:
    """Tell whether a clause only says that one does what the question asks about.

    Args:
        clause: a clause.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> clause = parse("Visitors to the moor must have a permit.").clauses[0]
        >>> does_deed(clause, read_question("Can I visit the moor?"))
        True
        >>> does_deed(clause, read_question("Can I camp on the moor?"))
        False
    """
    deed = question.deed
    if not deed or clause.cue != NAMED_KIND or not clause.statement.startswith(_OPENING):
        return False
    doers = {word for word in clause.keys if _does(word, deed)}
    return bool(doers) and clause.keys - doers <= question.keys


def _does(noun: str, deed: str) -> bool:
    """Tell whether a noun is one for who does a deed: "hirer" of "hire"."""
    derived = (deed + ending for ending in (*_ENDINGS, f"{deed[-1]}er"))  # "runner"
    return _OTHERS.get(noun) == deed or noun in derived
