"""A denial in a case that the grant itself shuts out: "if it shows an A", "not if it shows a B".

Whoever is told that the meter shows an A need not be asked whether it shows a B: it shows one of
them. The denial then adds nothing to what the grant says.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.expression import All, Any, ClauseRef, Expression, Not, all_of, any_of
from cmr_logic.facts.bounds_alike import same_bound
from cmr_logic.facts.contraries import say_contraries
from cmr_logic.provisions import Rule
from cmr_logic.text import keys, word_set, words_in

# One sign of a few that a thing has in one place: "shows the code **R**", "is in band **3b**"; not
# "has a B certificate", of which one may have several.
_SIGN = re.compile(r"(?:[A-Z]|\d{1,2}[A-Za-z]?|[A-Z]\d{1,2})\.?")
# Verbs by which a thing has its sign: "the meter **shows** an A"; not "you took A or B".
_BEARS = word_set(
    "has have had shows show displays display bears bear carries reads is are starts begins ends"
)
# What such signs are called: "the **letter** A"; not "the key".
_CALLED = word_set(
    "letter letters code codes number numbers digit band bands class classes category grade type"
    " group zone suffix prefix symbol"
)
# Words right before a sign: "has **an** A", "starts **with** A"; not "are **over** 18".
_BEFORE_SIGN = _CALLED | {"a", "an", "the", "with"}
# Colours, of which a thing that **is** of one is not of another: "the light is **green**"; not
# "you have a **green** pass".
_COLOURS = word_set(
    "red green blue yellow orange purple pink brown black white grey gray amber silver gold clear"
)
_IS = frozenset({"is", "are", "'s", "'re", "was", "were"})
# Pronouns for what was named before: "if **it** shows an A"; not "if you".
_IT = frozenset({"it", "they"})
# Words that say nothing of what a statement is about; "or over" turns a bound round.
_LEFT_OUT = (
    syntax.DETERMINERS | _CALLED | word_set("with or over under more less than at least most")
)
_APART = 1  # words in which two sides of one matter differ: "**open**", "**closed**"


def without_shut_out(rule: Rule, expression: Expression) -> Expression:
    """Return an expression without denials in cases that its grant shuts out.

    Args:
        rule: the rule text.
        expression: what is true where the answer is Yes.

    Example:
        >>> from cmr_logic.expression import parse_expression
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You pay if the dial shows an A. You don't pay if it shows a B.")
        >>> without_shut_out(rule, parse_expression("c1 and not c2"))
        ClauseRef('c1')
        >>> rule = parse("You pay if you have an A. You don't pay if you are ill.")
        >>> without_shut_out(rule, parse_expression("c1 and not c2"))
        All((ClauseRef('c1'), Not(ClauseRef('c2'))))
    """
    if isinstance(expression, Not):
        inner = without_shut_out(rule, expression.operand)
        return expression if inner is expression.operand else Not(inner)
    if not isinstance(expression, All):
        return expression
    grants = [part for part in expression.operands if not isinstance(part, Not)]
    kept: list[Expression] = []
    for part in expression.operands:
        left = _left_of(rule, part, grants) if isinstance(part, Not) else part
        if left is not None:
            kept.append(left)
    return expression if kept == list(expression.operands) else all_of(kept)


def _left_of(rule: Rule, denial: Not, grants: Sequence[Expression]) -> Expression | None:
    """Return a denial without the cases that a grant shuts out, None where nothing is left."""
    cases = denial.operand.operands if isinstance(denial.operand, Any) else (denial.operand,)
    left: list[Expression] = [
        case
        for case in cases
        if not (
            isinstance(case, ClauseRef)
            and any(_shuts_out(rule, grant, case.clause_id) for grant in grants)
        )
    ]
    if len(left) == len(cases):
        return denial
    return Not(any_of(left)) if left else None


def _shuts_out(rule: Rule, grant: Expression, clause_id: str) -> bool:
    """Tell whether a clause cannot be so where an expression is."""
    match grant:
        case ClauseRef():
            one, other = rule.clause(grant.clause_id), rule.clause(clause_id)
            return exclude(one.statement, other.statement)
        case Any():
            return all(_shuts_out(rule, part, clause_id) for part in grant.operands)
        case All():
            return any(_shuts_out(rule, part, clause_id) for part in grant.operands)
        case _:
            return False


def exclude(one: str, other: str) -> bool:
    """Tell whether two statements are of one thing, and just one of them can be so.

    Example:
        >>> exclude("the dial shows the code A", "it shows the code B")
        True
        >>> exclude("you are over 16", "you are under 16")
        True
        >>> exclude("the light is green", "the door is red")
        False
    """
    first, second = _value(one), _value(other)
    if first is not None and second is not None:
        return first[0] != second[0] and _agree(first[1], second[1]) and _same_subject(one, other)
    if not (same_bound(other, one) is False or say_contraries(other, one)):
        return False
    said, denied = (keys(words_in(text)) - _LEFT_OUT for text in (one, other))
    differing = [
        {word for word in side if word.isalpha()} for side in (said - denied, denied - said)
    ]
    return max(map(len, differing)) <= _APART and _same_subject(one, other)


def _value(statement: str) -> tuple[str, frozenset[str]] | None:
    """Return which of several values a thing has, and what else is said of it."""
    words = statement.split()
    plain = [word.lower() for word in words]
    verb = _verb(words_in(statement))
    if verb is None or verb >= len(words) or not syntax.NEGATIONS.isdisjoint(words_in(statement)):
        return None
    if plain[verb] in _IS and plain[-1].rstrip(".") in _COLOURS:
        return plain[-1].rstrip("."), frozenset(plain[verb + 1 : -1])
    if plain[verb] not in _BEARS:
        return None
    signs = [at for at in range(verb + 1, len(words)) if _is_sign(words, at)]
    if len(signs) != 1:
        return None
    rest = [*plain[verb + 1 : signs[0]], *plain[signs[0] + 1 :]]
    return plain[signs[0]].rstrip("."), frozenset(rest) - _LEFT_OUT


def _verb(words: Sequence[str]) -> int | None:
    """Return where the verb stands, also of "the plate **shows** f5", where no noun follows it."""
    found = syntax.finite_verb(words)
    if found is None:
        found = next((at for at, word in enumerate(words) if at and word in _BEARS), None)
    return found


def _is_sign(words: Sequence[str], at: int) -> bool:
    """Tell whether a word is a sign, and no more than one: "an A", not "an A level"."""
    behind = words[at + 1 : at + 2]
    alone = not behind or behind[0].lower() in syntax.PREPOSITIONS | {"next"}
    before = words[at - 1].lower()
    word = words[at].upper() if before in _CALLED else words[at]
    opens = before in _BEFORE_SIGN or (before in _BEARS and before not in _IS)
    return alone and opens and bool(_SIGN.fullmatch(word))


def _agree(one: frozenset[str], other: frozenset[str]) -> bool:
    """Tell whether what else is said is the same; the second of two sentences may leave it out."""
    return one <= other or other <= one


def _same_subject(one: str, other: str) -> bool:
    """Tell whether two statements have one subject, which the second may name in fewer words."""
    subjects = []
    for text in (one, other):
        words = words_in(text)
        verb = _verb(words) or 0
        subjects.append(frozenset(words[:verb]) - syntax.DETERMINERS)
    return subjects[0] >= subjects[1] or (bool(subjects[1]) and subjects[1] <= _IT)
