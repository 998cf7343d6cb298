"""What something is needed for, as each of several deeds: "**A pass is needed** to row or to fish".

"No pass is needed to row, to fish or to swim" spares whoever does one of them.
"""

from __future__ import annotations

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.concluding.assertions import Assertion
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.denied_deeds import deeds_from
from cmr_logic.provisions.phrases.splitting import split_phrase
from cmr_logic.provisions.verbs.requirements import is_required
from cmr_logic.text import NOUN, VERB, bases, classes

_PURPOSE = cues.by_name()["purpose"]
# What is said of a thing without which one may not do something: "is **needed**"; not "is meant".
_NEEDED = frozenset({"needed", "required", "necessary", "charged", "payable"})
# Verbs behind which stands what is needed: "you **need** a pass"; not "you get".
_NEED = frozenset({"need", "require"})
_TO = "to"
# Verbs after "to" that say more of the thing: "is needed to **be** shown"; not "to sell".
_OF_THING = frozenset({"be", "have", "qualify", "prove", "show"})
# Verbs spelt as the past of others: "consent to **fell** trees"; not "to hens".
_LIKE_PASTS = frozenset({"fell", "found", "saw", "bore", "ground", "wound", "lay"})
_THING = 5  # words of what "you need" before its aim: "a street trading licence"


def needed_to(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of the deeds for which a thing is needed, or not, None for others.

    Args:
        scope: the sentence.
        statement: one of its statements.
        last: index after its last token.
    """
    if scope.items or statement.predicate is None or statement.rest is None:
        return None
    last = _before_cases(statement, last)
    to = _aim(scope.words, statement, last)
    if to is None:
        return None
    several = deeds_from(scope.words, to, last)
    one = len(several) == 1 and not several[0].joints
    if one and _is_of_you(statement, scope.words):
        return None  # one deed behind "you need a pass" is read with it
    return either([_done(scope, run) for run in several])


def _before_cases(statement: Statement, last: int) -> int:
    """Return where a statement ends before its first case: "a pass is needed to row | unless"."""
    cases = (each.body for each in statement.conditions if each.cue.effect is not Effect.PURPOSE)
    begins = [body.extent[0] - 1 for body in cases if body is not None and body.extent is not None]
    return min([last, *begins])


def _done(scope: Scope, deed: Words) -> Expression:
    """Return the clauses of a deed, whose verbs may share what it is done to."""
    if deed.joints:
        return split_phrase(scope, deed, _PURPOSE, ("you",))
    return make_clause(scope, deed, _PURPOSE, ("you",), kept=True)


def spared_to(
    scope: Scope, statement: Statement, assertion: Assertion, *, alone: bool
) -> Expression | None:
    """Return the clauses of the deeds for which a statement says that a thing is not needed.

    Args:
        scope: the sentence.
        statement: one of its statements.
        assertion: what it asserts.
        alone: it names no condition, nor anything that it demands.
    """
    spared = assertion.waiving and alone
    return needed_to(scope, statement, assertion.last) if spared else None


def _is_of_you(statement: Statement, words: Frame) -> bool:
    subject = None if statement.subject is None else statement.subject.body.extent
    return subject is not None and words[subject[0]] == "you"


def _aim(words: Frame, statement: Statement, last: int) -> int | None:
    """Return where the first deed begins, with its "to"."""
    predicate, rest = statement.predicate, statement.rest
    if statement.subject is None or statement.subject.relative is not None:
        return None
    subject = statement.subject.body.extent
    extent = None if rest is None else rest.body.extent
    if predicate is None or subject is None or extent is None:
        return None
    first = extent[0]
    if _is_of_you(statement, words):
        return _behind_thing(words, predicate.first, last)
    named = words[subject[0] : subject[1]]
    thing = NOUN in classes(named[-1]) and named[0] not in syntax.PRONOUNS
    needed = words[predicate.first] in syntax.BE and words[first] in _NEEDED
    if not (thing and needed and is_required(named, words[first:last])):
        return None
    return first + 1 if _opens_deed(words, first + 1, last) else None


def _behind_thing(words: Frame, first: int, last: int) -> int | None:
    """Return where the first of several aims begins: "you need a pass **to row** or to fish"."""
    verb = next((at for at in range(first, min(first + 4, last)) if words[at] in _NEED), None)
    if verb is None:
        return None
    near = range(verb + 2, min(verb + 2 + _THING, last - 1))
    return next((at for at in near if _opens_deed(words, at, last)), None)


def _opens_deed(words: Frame, at: int, last: int) -> bool:
    verb = words[at + 1] if at + 1 < last and words[at] == _TO else ""
    bare = verb in bases(verb, VERB) or verb in _LIKE_PASTS
    return bool(verb) and verb not in _OF_THING and bare
