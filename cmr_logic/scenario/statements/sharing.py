"""What joined verbs share: "I sat the exam and passed", "I signed and returned the form"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Who

# Verbs for what came of a thing that was just told.
_COMING_OUT = frozenset(
    {"pass", "fail", "win", "lose", "qualify", "graduate", "finish", "complete"}
)
# Verbs behind which it is told where somebody is, and no thing.
_GOING = frozenset({"go", "come", "get", "pop", "walk", "drive"})


def sharing(statements: Sequence[Statement]) -> Iterator[Statement]:
    """Yield the statements whose verb stands alone, with the object of the verb joined to it.

    Args:
        statements: those of a story, in order.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> for story in ("I sat the exam and passed.", "I signed and returned the form."):
        ...     for told in sharing(read(story)):
        ...         print(told.verb, sorted(told.keys))
        pass ['exam', 'pass']
        sign ['form', 'sign']
    """
    for first, second in pairwise(statements):
        if _tells_what_for(first, second):
            yield replace(first, keys=first.keys | second.keys, end=max(first.end, second.end))
            continue
        if second.subject.who is Who.SELF and (meant := _pointed_at(first, second)):
            # "I went online and cancelled it": what stands behind "go" is no thing
            yield replace(_with(second, meant), pointing=first.verb in _GOING and second.pointing)
            continue
        together = first.sentence == second.sentence and first.tense is second.tense
        if not together or second.subject.who is not Who.SELF:
            continue
        if first.subject.who is not Who.SELF:
            if _is_bare(second) and not first.subject.person and first.subject.who is Who.OWN:
                yield _with(second, first.subject.keys)  # "my exam went well, I passed"
        elif _is_bare(second) and (shared := _object(first)):
            yield _with(second, shared)
        elif _is_bare(first) and (shared := _object(second)):
            yield _with(first, shared)


def _tells_what_for(first: Statement, second: Statement) -> bool:
    """Tell whether a statement says for what, or from where, something is that one has.

    "I have a ticket. It's **for the late show**".
    """
    if first.subject.who is not Who.SELF or first.verb not in lists.HAVING or first.negated:
        return False
    if first.pointing or any(not key[0].isalpha() for key in second.keys):
        return False  # "I got it with the fridge, and the fridge was £480"
    thing = second.subject
    alike = thing.head in first.core and thing.who in (Who.OWN, Who.OTHER) and not thing.person
    said = second.verb == "be" and not second.negated and not second.passive
    near = second.sentence - first.sentence <= 1 and first.mood is second.mood is Mood.FACT
    another_s = any(is_person(key) or key in lists.KIN for key in second.keys)  # "for my aunt"
    plain = bool(second.keys) and not (another_s or first.text or second.text)
    return alike and said and near and plain


def _pointed_at(first: Statement, second: Statement) -> frozenset[str]:
    """Return what a verb is about that stands behind another in the sentence before, or in its own.

    "I sat the exam. I failed **it**", "I did the course. I passed.", "my aunt has a boat, but I
    don't have **one**".
    """
    if second.sentence - first.sentence > 1 or first.text or second.text:
        return frozenset()
    bare = second.sentence > first.sentence and second.verb in _COMING_OUT and _is_bare(second)
    one = second.negated and second.verb in lists.HAVING and not second.keys - {second.verb}
    if not (second.pointing or bare or one):
        return frozenset()
    if first.subject.who in (Who.OWN, Who.OTHER) and not first.subject.person and not one:
        return first.subject.keys
    return _object(first) if first.subject.who is Who.SELF or one else frozenset()


def _is_bare(told: Statement) -> bool:
    """Tell whether a statement has a verb with a meaning and nothing else."""
    own = {told.verb, word_key(told.verb)}
    full = told.verb not in {"be", "have", "do", "go", "come"} and not told.passive
    return full and told.core - lists.LIGHT <= own and not told.pointing


def _object(told: Statement) -> frozenset[str]:
    """Return the words of the object of a statement, as far as they stand before a preposition."""
    if told.passive or told.negated:
        return frozenset()
    return told.core - {told.verb, word_key(told.verb)} - lists.LIGHT


def _with(told: Statement, shared: frozenset[str]) -> Statement:
    return replace(told, keys=told.keys | shared, core=told.core | shared)
