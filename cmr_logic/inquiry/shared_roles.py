"""Roles that everybody has whom a text speaks of, and that tell nobody apart: "A player may …".

So do those of the people whom a question is about: "Can I bring **a guest**?".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from cmr_logic.expression import ClauseRef
from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.restated import NAMED_KIND
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.words.people_nouns import FROM_OUTSIDE
from cmr_logic.relevance.askers import HAVING_COME
from cmr_logic.text import key, word_set, words_in

_ALL = frozenset({"all", "our"})  # what stands before them: "**all** guests"; not "some guests"
# Whom everybody is among: "**each household** may have two bins"; not "a household on benefits".
_BODIES = frozenset({*product(("each", "every"), ("household", "family")), ("a", "household")})
_STATES = ("you are a ", "you are an ")  # how the clause of a role begins
# What stands before one of them: "bring **another** guest"; not "bring no guest".
_SOME = word_set("a an another one two some my our")


def kinds_brought(words: Sequence[str]) -> frozenset[str]:
    """Return the keys of those whom a question is for bringing in.

    Example:
        >>> sorted(kinds_brought("can i bring a guest".split()))
        ['guest']
        >>> kinds_brought("can i be a guest".split())
        frozenset()
    """
    ahead = zip(words, words[1:], words[2:], strict=False)
    return frozenset(
        key(noun) for verb, some, noun in ahead if verb in HAVING_COME and some in _SOME
    )


def roles_of_all(rule: Rule) -> frozenset[str]:
    r"""Return the clauses of roles that a text gives to everybody it speaks of.

    A later provision bars some of the same role: "A player may move. **A player** serving a ban may
    not". Or the role is that of all who are there: "**All passengers** may bring a bag".

    Args:
        rule: the rule text.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("A rower may swap seats.\nA rower under a ban may not swap seats.")
        >>> sorted(roles_of_all(rule))
        ['c1']
        >>> roles_of_all(parse("A rower may swap seats.\nA cook under a ban may not."))
        frozenset()
    """
    found: set[str] = set()
    for at, provision in enumerate(rule.provisions):
        subject = provision.subject
        if not provision.plain or not isinstance(subject, ClauseRef) or denies(provision):
            continue
        clause = rule.clause(subject.clause_id)
        if clause.cue != NAMED_KIND or len(provision.about) != 1:
            continue
        role = clause.statement.startswith(_STATES)
        barred = role and any(_bars_some(each, provision) for each in rule.provisions[at + 1 :])
        if barred or _is_everybody(rule, provision):
            found.add(clause.id)
    return frozenset(found)


def bodies_of_all(rule: Rule) -> frozenset[str]:
    """Return the clauses of bodies of which everybody is part: "**Each household** may …".

    Args:
        rule: the rule text.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> sorted(bodies_of_all(parse("Each household may have two bins.")))
        ['c1']
        >>> bodies_of_all(parse("Each household on benefits may have two bins."))
        frozenset()
    """
    return frozenset(
        p.subject.clause_id
        for p in rule.provisions
        if isinstance(p.subject, ClauseRef)
        and len(p.about) == 1
        and words_in(p.conclusion.of(rule.plain).lower())[:2] in _BODIES
    )


def _bars_some(provision: Provision, granted: Provision) -> bool:
    """Tell whether a provision denies something to some of those to whom another grants it."""
    return denies(provision) and provision.about > granted.about


def _is_everybody(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision opens with all who are there: "**All guests** may swim"."""
    words = words_in(provision.conclusion.of(rule.plain).lower())[:2]
    named = words[:1] and words[0] in _ALL and words[1:] and words[1] in FROM_OUTSIDE
    return bool(named) and provision.about == {key(words[1])}
