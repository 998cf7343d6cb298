"""What only some may do at a time: "**At weekends, only members may** row".

At other times it binds nobody: "if it is at weekends, unless you are members, you may not row". So
it is of a thing "**reserved for women on Mondays**": it "may not be used on Mondays unless".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.fronted_settings import HOUR
from cmr_logic.text import places_of, places_of_word, word_set

_ONLY, _COMMA, _RESERVED, _FOR, _IS = "only", ",", "reserved", "for", word_set("is are")
# What opens a time: "**at** weekends, only members may"; not "here, only".
_TIMING = word_set("at on during in after before between until from for")
_TIMES = word_set(
    "weekends weekend night nights noon term holidays holiday summer winter spring autumn evening "
    "evenings morning mornings afternoon afternoons lunchtime exams days season hours dark races"
)
_MAY = word_set("may can")
_IF_IT_IS = ("if", "it", "is")
_LONGEST = 6  # words of a time: "during the first week of term"
_CASES = word_set("if unless when where provided except but")
_READER = word_set("you we it this that these please")
# What stands right behind a time that is beside a case, or before it: "do **so** on Mondays".
_BEFORE_TIME = frozenset({"unless", "so"})
SIGNS = frozenset({_ONLY, _RESERVED}) | _BEFORE_TIME
"""Words of which each of them has one: "**only** members may"; not "members may"."""


def only_at_times(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> for rewriting in only_at_times("at weekends , only members may row .".split()):
        ...     print(rewriting)
        (0, 1, ('if', 'it', 'is', 'at'))
        (3, 4, ('unless', 'you', 'are'))
        (5, 6, (',', 'you', 'may', 'not'))
        >>> list(only_at_times("the hut is reserved for cooks on mondays .".split()))[0][2][:4]
        ('may', 'not', 'be', 'used')
        >>> list(only_at_times("guests of members pay double only on mondays .".split()))
        [(5, 6, ('only', 'if', 'it', 'is'))]
        >>> list(only_at_times("you need not pay on mondays unless you stay .".split()))
        [(4, 5, ('if', 'it', 'is', 'on'))]
        >>> list(only_at_times("in the yard , only members may row .".split()))
        []
        >>> list(only_at_times("the hut is reserved for cooks .".split()))
        []
    """
    for at in places_of_word(words, _ONLY, 2):
        first, last = sentence_start(words, at), sentence_end(words, at)
        if _is_time(words[at + 1 : last]) and _says_plainly(words[first:at]):
            yield at, at + 1, (_ONLY, "if", "it", "is")
            continue
        opens = first + (tuple(words[first : first + 3]) == _IF_IT_IS and len(_IF_IT_IS))
        ends = at - (words[at - 1] == _COMMA)
        if not _is_time(words[opens:ends]) or last <= at + 1 or words[at + 1] == _COMMA:
            continue
        modal = next((i for i in range(at + 2, last - 1) if words[i] in syntax.MODALS), at)
        if words[modal] in _MAY and _CASES.isdisjoint(words[at:last]):
            yield first, opens + 1, (*_IF_IT_IS, words[opens])
            yield at, at + 1, (*([] if ends < at else [_COMMA]), "unless", "you", "are")
            yield modal, modal + 1, (_COMMA, "you", words[modal], "not")
    yield from _times_beside(words)
    for at in places_of_word(words, _RESERVED, 2, len(words) - 3):
        last = sentence_end(words, at)
        if words[at - 1] not in _IS or words[at + 1] != _FOR or _CASES & set(words[at:last]):
            continue
        time = next((i for i in range(at + 3, last) if _is_time(words[i:last])), None)
        if time is not None and syntax.JOINTS.isdisjoint(words[at:last]):
            whom = words[at + 2 : time]
            said = ("may", "not", "be", "used", *words[time:last], "unless", "you", "are", *whom)
            yield at - 1, last, said


def _times_beside(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find a time beside what is spared, or banned as what stands before: "not do so **on** …".

    "You need not pay **on Mondays** unless you stay", "They may not **do so on Mondays**".
    """
    for at in places_of(words, _BEFORE_TIME, 1, len(words) - 2):
        first, last = sentence_start(words, at), sentence_end(words, at)
        if words[at] == "so":
            opens = at + 1
            end = last if words[at - 1] == "do" else opens
        else:
            end = at
            near = range(at - 2, max(at - 1 - _LONGEST, first), -1)
            opens = next((i for i in near if _is_time(words[i:end])), end)
            if not _spares(words[first:opens]):
                continue
        if _is_time(words[opens:end]):
            yield opens, opens + 1, ("if", "it", "is", words[opens])


def _spares(said: Sequence[str]) -> bool:
    """Tell whether a statement says what somebody need not do: "you **need not** pay"."""
    pairs = set(pairwise(said))
    return ("need", "not") in pairs or {("not", "have"), ("have", "to")} <= pairs


def _says_plainly(said: Sequence[str]) -> bool:
    """Tell whether a statement tells what some get, with no modal: "late guests pay double"."""
    plain = syntax.MODALS.isdisjoint(said) and _CASES.isdisjoint(said)
    return plain and bool(said) and said[0] not in _READER and syntax.finite_verb(said) is not None


def _is_time(named: Sequence[str]) -> bool:
    """Tell whether words are a time, and no place: "on mondays"; not "in the yard"."""
    if not 1 < len(named) <= _LONGEST or named[0] not in _TIMING or not STOPS.isdisjoint(named):
        return False
    noun = named[-1].removesuffix("s")
    dated = noun in syntax.WEEKDAYS | syntax.TIME_UNITS or named[-1] in _TIMES | HOUR
    return dated or named[0] == "during" or named[-1] in syntax.MONTHS
