"""Cases of two kinds that "and" joins: "when you have paid **and after** the guide has come".

In plain words the second opens with "if" as well: "when you have paid and if the guide has come".
What lasts until something is so has it the other way: "after you have paid and **until** the bell
**has** rung" is "and if the bell has not rung".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import word_set

_AND, _IF, _NOT = "and", "if", "not"
# Openings of a case that something has come about: "**once** you have paid"; not "on payment".
_SINCE = word_set("after once while")
# Openings of one that nothing has yet: "**until** the bell has rung".
_UNTIL = word_set("until before till til")
# Openings of the case before them: "**when** you have paid and after"; not "to row and after".
_OPENERS = word_set("if when once after where while provided whenever")
# Words of a duty, which may be one at each of several times: "you **must** call us when".
_OF_DUTY = word_set("must should shall need needs have required tell call write remember please")
# Words of what is denied at each of several times: "it is **shut** when it rains and after".
_OF_DENIAL = syntax.NEGATIONS | word_set(
    "shut closed banned forbidden prohibited cannot no suspended"
)
_BREAKS = frozenset({",", ":", ";", "(", ")"})
_HAS = word_set("has have had is are was were")  # what "not" stands behind: "the bell **has** rung"
_LONGEST = 12  # words of the second case up to its verb
SIGNS = _SINCE | _UNTIL
"""Words of which each has one: "and **after** the bell has rung"; not "and if it has rung"."""
CLOSER = in_row((_AND,), SIGNS)
"""Two words in a row of which each has one, too: "**and once** you have paid"; not "once"."""


def cases_joined(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each second case, with the words that it opens with in plain words.

    Example:
        >>> list(cases_joined("row when you have paid and after we have left".split()))
        [(5, 7, ('and', 'if'))]
        >>> list(cases_joined("row once you have paid and until we have left".split()))
        [(5, 7, ('and', 'if')), (8, 9, ('have', 'not'))]
        >>> list(cases_joined("you must call when you row and after you have left".split()))
        []
        >>> list(cases_joined("it is shut when it rains and after we have left".split()))
        []
        >>> list(cases_joined("row when you have paid and after noon".split()))
        []
    """
    for at in range(len(words) - 2):
        if words[at] != _AND or words[at + 1] not in SIGNS:
            continue
        opener, end = _case_before(words, at), sentence_end(words, at)
        verb = syntax.finite_verb(words, at + 2, min(end, at + 2 + _LONGEST))
        if opener is None or verb is None or verb == at + 2 or words[opener] == words[at + 1]:
            continue
        start = sentence_start(words, at)
        said = words[start:opener] or words[verb:end]
        if not _OF_DENIAL.isdisjoint(said[said.index(",") :] if "," in said else said):
            continue
        until = words[at + 1] in _UNTIL
        if not _BREAKS.isdisjoint(words[at + 2 : verb]) or (until and words[verb] not in _HAS):
            continue
        yield at, at + 2, (_AND, _IF)
        if until:
            yield verb, verb + 1, (words[verb], _NOT)


def _case_before(words: Sequence[str], joint: int) -> int | None:
    """Return where the case opens that goes on up to an index, None where none does."""
    first = sentence_start(words, joint)
    end = joint - (words[joint - 1] == ",")
    opener = next((at for at in range(end - 1, first - 1, -1) if words[at] in _OPENERS), None)
    if opener is None or not _BREAKS.isdisjoint(words[opener:end]):
        return None
    if syntax.finite_verb(words, opener + 1, end) in {None, opener + 1}:
        return None
    return opener if opener == first or _OF_DUTY.isdisjoint(words[first:opener]) else None
