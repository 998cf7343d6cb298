"""Roles to which alone a text gives something: "**Only anglers** may fish here"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic.expression import ClauseRef
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.text import words_in

_ONLY = "only"
_BY = 2  # words ahead of the role that can say so: "**only by** anglers"
# Words of which the first says "nobody", the second "save": "**nobody but** anglers"; not "no one".
_NOBODY_BUT = frozenset(
    {(nobody, but) for nobody in ("nobody", "none", "one") for but in ("but", "except")}
)


def roles_of_only(rule: Rule) -> frozenset[str]:
    """Return the clauses of roles that tell those who may from all who may not.

    Who asks "Can I fish?" is no angler for that, where only anglers may; but what else is said of
    them may tell them apart: "Only anglers who are ill may fish".

    Args:
        rule: the rule text.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> [sorted(roles_of_only(parse(who + " may row."))) for who in ("Only anglers", "Anglers")]
        [['c1'], []]
        >>> sorted(roles_of_only(parse("Only anglers who pay may fish at night.")))
        []
    """
    found: set[str] = set()
    for provision in rule.provisions:
        if not isinstance(provision.subject, ClauseRef) or not provision.positive:
            continue
        role, said = rule.clause(provision.subject.clause_id), provision.conclusion
        ahead = words_in(rule.plain[said.start : role.span.start].lower())
        behind = words_in(rule.plain[role.span.end : said.end].lower())
        beside = (*ahead[-_BY:], *behind[:1])  # "may **only** fish" limits the deed
        if _ONLY in beside or not _NOBODY_BUT.isdisjoint(pairwise(beside)):
            found.add(role.id)
    return frozenset(found)
