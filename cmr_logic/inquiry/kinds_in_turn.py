"""Things of two kinds told apart in one breath: "Prams may be left here; **scooters may not**".

Who asks of the one by its name asks nothing of the other.
"""

from __future__ import annotations

import re
from itertools import pairwise

from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.relevance import is_said_in, stem

_AND = "and"
# How what is said of the second leaves out all that the first says: "scooters **may not**",
# "cats **are**"; not "scooters may not be left".
_LEFT_OUT = re.compile(
    r"\b(?:may|can|must|should|will|are|is|do|does)(?:\s+not|n['’]t)?\W*$|\b(?:cannot|can['’]t)\W*$",
    re.IGNORECASE,
)


def with_kind_asked(
    rule: Rule, chosen: tuple[Provision, ...], question: Question
) -> tuple[Provision, ...]:
    """Return the chosen provisions without the other of two kinds, where a question names one.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Prams may be left here; scooters may not.")
        >>> for asked in ("Can I leave my pram here?", "Can I leave a scooter?", "Can I leave it?"):
        ...     found = with_kind_asked(rule, rule.provisions, read_question(asked))
        ...     print([sorted(provision.about) for provision in found])
        [['pram']]
        [['scooter']]
        [['pram'], ['scooter']]
    """
    stems = frozenset(map(stem, question.keys))
    for first, second in pairwise(rule.provisions):
        if not ({id(first), id(second)} & set(map(id, chosen)) and _in_turn(rule, first, second)):
            continue
        named = [_is_named(each, stems) for each in (first, second)]
        if all(named):  # "caravan" is a word like "tent", and another thing
            named = [each.about <= question.keys for each in (first, second)]
        if all(named) and _AND in question.words:  # of both, who may not have one may not
            named = [not first.positive, not second.positive]
        if named[0] is named[1]:
            continue
        asked, other = (first, second) if named[0] else (second, first)
        kept = (p for p in rule.provisions if p is asked or any(p is each for each in chosen))
        chosen = tuple(p for p in kept if p is not other)
    return chosen


def _in_turn(rule: Rule, first: Provision, second: Provision) -> bool:
    """Tell whether the second says of other things, in a word or two, that it is not so of them."""
    things = first.about and second.about and first.about.isdisjoint(second.about)
    if not things or first.positive is second.positive or first.force is Force.DEMANDS:
        return False
    if any(map(is_person, first.about | second.about)):
        return False
    return _LEFT_OUT.search(second.conclusion.of(rule.plain)) is not None


def _is_named(provision: Provision, stems: frozenset[str]) -> bool:
    """Tell whether a question names the things that a provision is about."""
    return all(is_said_in(word, stems) for word in provision.about)
