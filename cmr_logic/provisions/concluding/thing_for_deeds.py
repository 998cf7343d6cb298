"""One thing needed for each of several deeds: "You need a licence **to buy, keep or sell** bees".

What is joined are the deeds: no second thing is needed, nor may one be chosen.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Statement, Words
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.predicate_words import NEEDING
from cmr_logic.text import NOUN, VERB, bases, classes

_TO = "to"
_NO_DEEDS = frozenset({"be", "have", "need"})  # verbs of a second demand: "or **be** insured"


def thing_for_deeds(words: Frame, statement: Statement) -> Phrase | None:
    """Return the thing that a statement says is needed for deeds that it joins, undivided.

    None where it joins things as well: "a licence to sell bees, or a permit".

    Args:
        words: the words of the text.
        statement: one of its statements.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> [c.statement for c in parse("You need a licence to hunt or fish here.").clauses][0]
        'you must have a licence to hunt or fish here'
        >>> [c.statement for c in parse("You need a licence or a permit to fish.").clauses][0]
        'you must have a licence'
    """
    predicate, rest = statement.predicate, statement.rest
    if predicate is None or rest is None or words[predicate.first] not in NEEDING:
        return None
    runs = rest.body.runs
    if not runs or (isinstance(rest.body, Phrase) and rest.body.reference is not None):
        return None
    first, last = runs[0].first, runs[-1].last
    to = _aim(words, first, last)
    joints = [joint for run in runs for joint, _ in run.joints]
    joints += [run.last for run in runs[:-1]]
    deeds = to is not None and bool(joints) and all(at > to for at in joints)
    if not deeds or not all(_opens_deed(words, at + 1, last) for at in joints):
        return None
    return Phrase(Words(first, last))


def _aim(words: Frame, first: int, last: int) -> int | None:
    """Return the place of the "to" that opens the deeds behind a thing, None without a thing."""
    for at in range(first + 1, last - 1):
        if words[at] == _TO and words[at + 1] in bases(words[at + 1], VERB):
            thing = NOUN in classes(words[at - 1]) and not syntax.is_governed(words, at)
            return at if thing else None
    return None


def _opens_deed(words: Frame, at: int, last: int) -> bool:
    """Tell whether a deed goes on behind a joint: "or **sell**", "or **to** sell"; not "or a"."""
    at += words[at] in syntax.JOINTS  # ", or"
    at += words[at] == _TO
    if at >= last or words[at] in _NO_DEEDS or VERB not in classes(words[at]):
        return False
    return words[at] in bases(words[at], VERB)
