"""Questions whether what one hands in is honoured: "Will my **claim be paid**?".

A text that demands something of claims answers them: "Claims must be reported within 7 days".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.provisions.drafts.nodes import Force, Rule
from cmr_logic.text import VERB, bases, key, word_set

_WILL, _BE, _YOU = "will", "be", frozenset({"you", "they"})
_MINE = frozenset({"my", "our"})
# What is done with what was handed in, by base: "will my bill be **paid**"; not "be read".
_HONOUR = word_set("pay accept settle meet honour approve consider process cover")


def asks_if_honoured(rule: Rule, words: Sequence[str]) -> bool:
    """Tell whether a question is what becomes of a thing of which a text demands something.

    Args:
        rule: the rule that was read.
        words: the lower-cased tokens of the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Claims must be reported within 7 days.")
        >>> asked = "will my claim be paid ?", "will you pay my claim ?", "will my son be paid ?"
        >>> [asks_if_honoured(rule, each.split()) for each in asked]
        [True, True, False]
    """
    if words[:1] == () or words[0] != _WILL or len(words) < len(("will", "my", "bill", "be")) + 1:
        return False
    if words[1] in _MINE and words[3] == _BE:
        done, thing = words[4], words[2]
    elif words[1] in _YOU and words[3] in _MINE:
        done, thing = words[2], words[4]
    else:
        return False
    named = key(thing)
    return not _HONOUR.isdisjoint(bases(done, VERB)) and any(
        p.force is Force.DEMANDS and named in p.about | p.demanded for p in rule.provisions
    )
