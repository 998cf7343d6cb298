"""One of several things listed, asked about: "Can I **sail**?" of "You cannot: row, sail, …"."""

from __future__ import annotations

from cmr_logic.expression import All, Any, Constant, Expression, clause_ids, with_values
from cmr_logic.inquiry.choosing import NAMED
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.text import keys, words_in

# What ends the words of an item before an aside: "sail**, even** at night"; not "sail at night".
_ENDS = (",", "(", ";", " – ", " - ")


def item_named(rule: Rule, listed: Expression, question: Question) -> Expression | None:
    r"""Return the case in which the one of several things listed is meant that a question names.

    That is always so of an item without a case of its own. None where the question names none.

    Args:
        rule: the rule.
        listed: the things, joined as the list joins them.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You cannot:\n\n* row\n* carry a guest, unless they can swim")
        >>> listed = rule.provisions[0].alternatives
        >>> item_named(rule, listed, read_question("Can I carry a guest?"))
        Not(ClauseRef('c3'))
        >>> item_named(rule, listed, read_question("Can I row?"))
        Constant(True)
        >>> item_named(rule, listed, read_question("Can I sing?")) is None
        True
    """
    items = listed.operands if isinstance(listed, All | Any) else (listed,)
    shares = [{name: _share(rule, name, question) for name in clause_ids(item)} for item in items]
    best = max((share for said in shares for share in said.values()), default=0.0)
    if best <= NAMED:
        return None
    meant = [at for at, said in enumerate(shares) if best in said.values()]
    if len(meant) > 1:
        return Constant(True)
    (at,) = meant
    return with_values(
        items[at], {name: True for name, share in shares[at].items() if share > NAMED}
    )


def says_whole(rule: Rule, listed: Expression, question: Question) -> bool:
    """Tell whether a question says all words of one of several things listed, and hardly more.

    "Can I use your boat at night?" is more than "use a boat".

    Args:
        rule: the rule.
        listed: the things.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may: (a) row a boat; or (b) sail.")
        >>> listed = rule.provisions[0].alternatives
        >>> says_whole(rule, listed, read_question("Can I row a boat?"))
        True
        >>> says_whole(rule, listed, read_question("Can I row a boat at sea?"))
        False
    """
    whole = {name for name in clause_ids(listed) if _share(rule, name, question) == 1}
    said = frozenset().union(*(rule.clause(name).keys for name in whole))
    return bool(whole) and question.keys <= said


def _share(rule: Rule, name: str, question: Question) -> float:
    """Return the share of the words of a clause, without asides, that a question says."""
    said = rule.clause(name).span.of(rule.text)
    end = min((at for at in map(said.find, _ENDS) if at > 0), default=len(said))
    own = keys(words_in(said[:end]))
    return len(own & question.keys) / len(own) if own else 0.0
