"""An amount that another stands for in some case: "below £90**, or £120 if you have a child**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Coordination, Phrase, Statement, Words
from cmr_logic.cues import Effect
from cmr_logic.expression import All, Any, Expression, Not, negate
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.text import key, word_set

_IF = "if"  # the cue of such a case
_BOUND = 4  # words that an amount begins within: "for | at | least | two"
# Words before an amount: "**for less than** £9"; not "for hens".
_BEFORE_AMOUNTS = syntax.PREPOSITIONS | word_set("less more than least most only just up")
# Words of an amount that is one's limit: "**less** than 9 hens"; not "at least 9 hens".
_AT_MOST = word_set("less fewer under below within most up maximum lower before by no not")
_APART = (",", "or")  # what sets the second of two apart, to which alone a case behind it belongs
_PARTS = 2  # an amount, and the one that stands for it


def cases_of_amounts(scope: Scope, statement: Statement) -> dict[int, Frame]:
    """Return the words of two amounts by the index of the condition that says when one counts.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    if not statement.conditions[1:]:
        return {}
    pairs = enumerate(pairwise(statement.conditions), 1)
    found = ((at, _amounts_before(scope.words, one, case)) for at, (one, case) in pairs)
    return {at: said for at, said in found if said is not None}


def _amounts_before(words: Frame, amount: Condition, case: Condition) -> Frame | None:
    """Return the words of two amounts that a condition stands right behind, None for no such."""
    if amount.body is None or case.cue.effect is not Effect.IF or case.body is None:
        return None
    extent, two = case.body.extent, _two_amounts(words, amount.body)
    apart = two is not None and extent is not None and extent[0] == two.last + 1
    return words[two.first : two.last] if two is not None and apart else None


def _two_amounts(words: Frame, body: Coordination) -> Words | None:
    """Return where two amounts stand that end a condition: "you row and are over 18, **or 16**"."""
    if isinstance(body, Phrase):
        joints = () if body.words is None else body.words.joints
        if body.words is None or len(joints) != 1 or joints[0][1] is not Effect.OR:
            return None
        return body.words if _stands_for(words, joints[0][0] + 1, body.words.last) else None
    if body.effect is Effect.AND:
        return _two_amounts(words, body.items[-1])
    extents = [item.extent for item in body.items if isinstance(item, Phrase)]
    known = [extent for extent in extents if extent is not None]
    if len(known) != _PARTS or len(body.items) != _PARTS:
        return None
    (first, _), (second, last) = known
    return Words(first, last) if _stands_for(words, second, last) else None


def _stands_for(words: Frame, first: int, last: int) -> bool:
    """Tell whether the second of two is an amount, or set apart: "a card**, or** a letter if"."""
    return _tells_amount(words[first:last]) or words[first - 2 : first] == _APART


def _tells_amount(second: Frame) -> bool:
    """Tell whether words begin with an amount, or a bound of one: "6 days", "for under £9"."""
    opening = next((word for word in second[:_BOUND] if word not in _BEFORE_AMOUNTS), "")
    return opening[:1].isdigit() or opening in syntax.CURRENCIES or opening in syntax.NUMBERS


def words_of_two(words: Frame, first: int, case: Condition) -> Frame | None:
    """Return the words of two that a comma parts, the second in some case: "A**, or B if C**".

    Args:
        words: the tokens of the text.
        first: index of the first of what the two are parts of.
        case: the condition behind them.
    """
    extent = None if case.body is None else case.body.extent
    if extent is None or case.cue.name != _IF:
        return None
    before = words[first : extent[0] - 1]
    commas = [at for at, word in enumerate(before) if word == ","]
    parted = len(commas) == 1 and before[commas[0] + 1 : commas[0] + 2] == ("or",)
    return before if parted else None


def join_amounts(limits: Limits, said: Frame) -> None:
    """Join two amounts read last with the case of the second: "if A or B **if C**", "unless …".

    Args:
        limits: the limits of a statement, to which the case was added last.
        said: the words of the two amounts.
    """
    if limits.exceptions and len(limits.parts) == 1:
        limits.exceptions[-1] = in_its_case(limits.exceptions[-1], limits.parts.pop(), said)
    elif len(limits.parts) > 1:
        amounts, case = limits.parts[-2:]
        limits.parts[-2:] = [in_its_case(amounts, case, said)]


def in_its_case(amounts: Expression, case: Expression, said: Frame) -> Expression:
    """Return two amounts of which the second counts in a case alone.

    Where the second asks for more than the first, that does not do in its case.

    Args:
        amounts: the clauses of the two, of which one is enough, or neither may be.
        case: when the second counts.
        said: the words of the two, and perhaps what stands around them.

    Example:
        >>> from cmr_logic.expression import parse_expression, to_text
        >>> amounts, case = parse_expression("c1 or c2"), parse_expression("c3")
        >>> said = ("for", "6", "weeks", "or", "3", "weeks")
        >>> [to_text(in_its_case(each, case, said)) for each in (amounts, negate(amounts))]
        ['c1 or c2 and c3', 'not c1 or not c2 and c3']
        >>> to_text(in_its_case(amounts, case, ("for", "3", "weeks", "or", "6", "weeks")))
        'c1 and not c3 or c2 and c3'
    """
    if isinstance(amounts, All) and _is_choice(amounts.operands[-1]):
        # "you row and are over 18, or 16 if a parent signs": the rest holds in any case
        last = in_its_case(amounts.operands[-1], case, said)
        return All((*amounts.operands[:-1], last))
    inner = amounts.operand if isinstance(amounts, Not) else amounts
    if not isinstance(inner, Any) or len(inner.operands) != _PARTS:
        return All((amounts, case))
    first, second = inner.operands
    if inner is not amounts:
        first, second = negate(first), negate(second)
    elif _asks_for_more(said):
        first = All((first, negate(case)))
    return Any((first, All((second, case))))


def _is_choice(expression: Expression) -> bool:
    """Tell whether one of two is enough, or neither may be."""
    inner = expression.operand if isinstance(expression, Not) else expression
    return isinstance(inner, Any) and len(inner.operands) == _PARTS


def _asks_for_more(said: Frame) -> bool:
    """Tell whether the second of two amounts is harder to reach than the first.

    Example:
        >>> _asks_for_more("at least 3 weeks or 6 weeks".split())
        True
        >>> _asks_for_more("less than 3 weeks or 6 weeks".split())
        False
        >>> _asks_for_more("at least 3 weeks or 6 members".split())
        False
    """
    at = [place for place, word in enumerate(said) if word.replace(",", "").isdigit()]
    if len(at) != _PARTS:
        return False
    units = [key(said[place + 1]) if place + 1 < len(said) else "" for place in at]
    money = all(place and said[place - 1] in syntax.CURRENCIES for place in at)
    if units[1] not in {"", units[0]} and not money:
        return False
    first, second = (int(said[place].replace(",", "")) for place in at)
    return second < first if _AT_MOST.intersection(said) else second > first
