"""What writers may do after all: "We will not pay you if …. **We may pay you** if …"."""

from __future__ import annotations

from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.syntax import is_adverb
from cmr_logic.text import VERB, bases, key, word_set, words_in

# How writers leave something to themselves: "we **may** pay"; not "we will pay".
_LEAVING_OPEN = frozenset({"may", "might", "can", "could"})
# Grounds by which what is denied is had all the same: "a good **reason**"; not "a boat".
_GROUNDS = word_set("reason cause excuse exceptional circumstances fault error mistake compelling")
_WE = "we"


def gives_after_all(rule: Rule, before: Provision | None, provision: Provision) -> bool:
    """Tell whether a grant is of the very deed that is denied in some case right before it.

    The writers may do it all the same, or there is a ground to.

    Args:
        rule: the rule text.
        before: the provision before it, if there is one.
        provision: a provision.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("We will not pay you if you are late. We may pay you if you were ill.")
        >>> gives_after_all(rule, rule.provisions[0], rule.provisions[1])
        True
        >>> rule = parse("We will not pay you if you are late. We may call you if you were ill.")
        >>> gives_after_all(rule, rule.provisions[0], rule.provisions[1])
        False
    """
    if before is None or before.positive or not provision.positive:
        return False
    if before.condition is None or provision.condition is None:
        return False
    who, modal, *behind = [*words_in(provision.conclusion.of(rule.plain).lower()), "", ""]
    deed = next((word for word in behind if word and not is_adverb(word)), "")
    same = not {key(base) for base in bases(deed, VERB)}.isdisjoint(before.keys)
    if not same or modal not in _LEAVING_OPEN:
        return False
    case = words_in(rule.plain[provision.conclusion.end : provision.span.end].lower())
    return who == _WE or not _GROUNDS.isdisjoint(case)
