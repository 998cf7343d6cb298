"""What a clause asks to be done without: "you care for somebody **without being paid**".

It asks for two things, what is done and what is not, and a story may tell them apart: "I look
after my aunt. Nobody pays me for it."
"""

from __future__ import annotations

from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.statements.statement import Tense
from cmr_logic.text import VERB, bases, word_set

_WITHOUT = " without "
_ARTICLES = word_set("a an any the our your their prior")
# What one has, or has been given, so that to be without it is to have none: "row without a
# **helmet**"; not "without delay".
_HAD = word_set(
    "permission consent approval authorisation authorization licence license permit ticket visa "
    "insurance passport contract appointment booking reservation children partner job income "
    "heating electricity helmet pay payment wages leave invitation supervision warning "
    "employee employees staff workers helpers assistants dependants carer savings degree "
    "qualifications"
)


@lru_cache(maxsize=4096)
def told_apart(statement: str) -> tuple[str, ...]:
    """Return what a clause asks to be done, and what not; nothing for other clauses.

    Args:
        statement: a clause.

    Example:
        >>> told_apart("you care for somebody without being paid for it")
        ('you care for somebody', 'you are not paid for it')
        >>> told_apart("you left without telling us")
        ('you left', 'you did not tell us')
        >>> told_apart("you fish without a licence")
        ('you fish', 'you have no licence')
        >>> told_apart("you can walk without a stick")
        ()
    """
    done, found, lacked = statement.partition(_WITHOUT)
    if not found or _WITHOUT in lacked or not done.lower().startswith("you "):
        return ()
    read = read_clause(done)
    words = lacked.split()
    if read.negated or read.ability or not read.keys or not words:
        return ()
    past = read.tense in (Tense.PAST, Tense.OVER)
    denied = _denied(words, past=past)
    return (done, denied) if denied else ()


def _denied(words: list[str], *, past: bool) -> str:
    """Return what is denied by the words behind "without", "" where they tell but the manner."""
    first, rest = words[0].lower(), " ".join(words[1:])
    if first == "being" and rest:
        return f"you {'were' if past else 'are'} not {rest}"
    if first == "having" and rest:
        return f"you have not {rest}"
    if syntax.is_gerund(first) and (verb := bases(first, VERB)):
        return f"you {'did' if past else 'do'} not {verb[0]} {rest}".strip()
    named = words[1:] if first in _ARTICLES else words
    if named and named[-1].lower().strip(".,") in _HAD:
        return f"you {'had' if past else 'have'} no {' '.join(named)}"
    return ""
