"""How what is let one do without conditions has to be done: "You may swim. **You must wear a …**".

What a text demands or forbids right behind such leave is what it takes: "Kites may be flown. The
string must not be longer than 60 metres and you must stay behind the fence."
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule

# What somebody has to do or be, or must not, while they do it: "the rider **must** wear a helmet";
# not "we must".
_CONDUCT = re.compile(
    r"""^(?:you|they|it|(?:(?:the|your|all|any|each|every|both)\s+)?(?:[\w-]+\s+){0,3}?[\w-]+)\s+
    (?:must|shall|(?:are|is)\s+(?:also\s+)?required\s+to|(?:need|have|needs|has)\s+to
    |(?:may|can)\s*not|can['’]t|(?:are|is)\s+not\s+(?:allowed|permitted)\s+to)\b""",
    re.IGNORECASE | re.VERBOSE,
)
# Who or what is no part of the deed: "**fees** must be paid"; not "riders must be 12".
_APART = re.compile(
    r"""\b(?:we|i|fees?|applications?|appl(?:y|ied|ying)|forms?|claims?|requests?|payments?|council
    |office|refund(?:s|ed)?|complain(?:t|ts)?)\b""",
    re.IGNORECASE | re.VERBOSE,
)
# What is to be done later, or at each turn: "return it **afterwards**"; not "before use".
_LATER = re.compile(
    r"""\b(?:after|afterwards|within|each\s+(?:time|year|month|week|day)|every|again|annually|monthly
    |weekly|return|leave\s+(?:the|it|your)|report|inform|notify|keep\s+(?:a|your)\s+(?:record
    |receipt)s?|renew|repay|when\s+(?:told|asked|you)|if\s+(?:told|asked))\b""",
    re.IGNORECASE | re.VERBOSE,
)


def how_done(rule: Rule, leave: Provision, question: Question) -> list[Provision]:
    """Return what is demanded and forbidden right behind leave that names no condition.

    Args:
        rule: the rule text.
        leave: a statement without conditions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may row. The boat must be dry and you must not stand up in it.")
        >>> found = how_done(rule, rule.provisions[0], read_question("May I row?"))
        >>> [provision.conclusion.of(rule.plain) for provision in found]
        ['The boat must be dry', 'you must not stand up in it']
    """
    if question.demand or question.denying or not leave.positive or leave.denying:
        return []
    at = next((at for at, each in enumerate(rule.provisions) if each is leave), None)
    if at is None:
        return []
    found: list[Provision] = []
    end = leave.span.end
    for provision in rule.provisions[at + 1 :]:
        if _begins_anew(rule, end, provision.span.start):
            break
        if not _is_of_conduct(rule, provision):
            break
        if provision.condition is None and not _is_later(rule, provision):
            found.append(provision)
        end = provision.span.end
    return found


def only_says_how(
    rule: Rule, leave: Provision, scored: Sequence[tuple[Provision, float]], question: Question
) -> bool:
    """Tell whether provisions only say how that is to be done which a statement lets one do.

    Args:
        rule: the rule text.
        leave: the statement, which names no condition.
        scored: provisions, and how far each says what is asked.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may row. You must not row alone.")
        >>> leave, ban = rule.provisions
        >>> only_says_how(rule, leave, [(ban, 1.0)], read_question("May I row?"))
        True
    """
    known = set(map(id, how_done(rule, leave, question)))
    return bool(known) and all(id(each) in known for each, score in scored if score > 0)


def _begins_anew(rule: Rule, end: int, start: int) -> bool:
    """Tell whether a heading stands between two provisions."""
    return any(end <= heading.span.start < start for heading in rule.headings)


def _is_of_conduct(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says what has to be so, or must not be, while something is done."""
    if provision.waives or provision.exceptions or provision.aim is not None:
        return False
    demands = provision.force is Force.DEMANDS and provision.demand is not None
    bans = not provision.positive and provision.implied is not None
    said = provision.conclusion.of(rule.plain)
    found = _CONDUCT.match(said) if demands or bans else None
    return found is not None and _APART.search(found.group()) is None


def _is_later(rule: Rule, provision: Provision) -> bool:
    return _LATER.search(provision.conclusion.of(rule.plain)) is not None
