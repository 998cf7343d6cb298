"""Those who do what a question asks about: "**Visitors** must pay" of "Can I **visit**?".

So are those who do what is told beside it: "**I'm buying** a boat. Must I pay?" of "Buyers pay".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.restated import NAMED_KIND
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.text import VERB, bases, keys

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
_ASKERS, _AM = frozenset({"i", "we"}), frozenset({"am", "'m", "are", "'re"})
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
    if clause.cue != NAMED_KIND or not clause.statement.startswith(_OPENING):
        return False
    deeds = {question.deed, *_told_deed(question.told)} - {""}
    doers = {word for word in clause.keys for deed in deeds if _does(word, deed)}
    return bool(doers) and clause.keys - doers <= question.keys | keys(question.told)


def _told_deed(told: Sequence[str]) -> Sequence[str]:
    """Return what whoever asks tells that they do: "I'm **buying** a boat", "I **drive** a van".

    Example:
        >>> _told_deed("i am buying a boat".split()), _told_deed("i drive a van".split())
        (('buy',), ('drive',))
        >>> _told_deed("i am not buying a boat".split()), _told_deed("i may buy it".split())
        ((), ())
    """
    if told[:1] == () or told[0] not in _ASKERS or not syntax.NEGATIONS.isdisjoint(told):
        return ()
    at = 1 + (told[1:2] != () and told[1] in _AM)
    verb = told[at] if at < len(told) else ""
    if at > 1:
        return bases(verb, VERB)[:1] if syntax.is_gerund(verb) else ()
    return (verb,) if verb in bases(verb, VERB) and verb not in syntax.AUXILIARIES else ()


def _does(noun: str, deed: str) -> bool:
    """Tell whether a noun is one for who does a deed: "hirer" of "hire"."""
    derived = (deed + ending for ending in (*_ENDINGS, f"{deed[-1]}er"))  # "runner"
    return _OTHERS.get(noun) == deed or noun in derived
