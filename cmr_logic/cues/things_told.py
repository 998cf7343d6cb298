"""Things told apart by what is done with them: "**Changes you must report are** a move and …".

In plain words such a sentence is the rule for each of them: "You must report this if it is …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting, sentence_end
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, word_set

# Verbs behind which the things follow: "changes you must report **include** a move"; not "cost".
_NAMING = frozenset({"are", "include"})
# What opens the clause that tells them apart: "changes **that** must be reported"; not "who".
_RELATIVES = frozenset({"that", "which"})
SUBJECTS = frozenset({"you", "we", "they"})
"""Pronouns of who does something to things: "boats **you** keep"; not "boats it keeps"."""
# Words by which the clause says what may or has to be done: "you **need to** report"; not "make".
_RULING = syntax.MODALS | frozenset({"have", "need", "cannot"})
_LONGEST = 5  # words before the clause: "the only other travel expenses"
_FARTHEST = 16  # words from there to the verb
_ONLY, _THIS, _IF_IT_IS = "only", ("this",), ("if", "it", "is")
_JOINTS = {"and": "or"}
# Words that no list of things has: "are paid **if**"; not "are a move, a marriage".
_NO_LIST = word_set("if when unless who where that which because but not to by than you we")
# Words of a case, whose verb is none of the sentence: "you cannot row **if** you are a guest".
_OF_A_CASE = OF_CASES | {"unless"}
SIGNS = _NAMING
"""Words of which each of them has one: "changes you must report **are**"; not "is"."""
CLOSER = _RELATIVES | in_row(SUBJECTS, _RULING)
"""Signs of which each has one, too: "changes **you must** report"; not "you report"."""


def things_told(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each sentence that names things so, with what it comes to.

    Example:
        >>> said = "changes you must report are a move and a marriage .".split()
        >>> for rewriting in things_told(said):
        ...     print(rewriting)
        (0, 2, ('you',))
        (4, 5, ('this', 'if', 'it', 'is'))
        (7, 8, ('or',))
        >>> list(things_told("guests who must pay are listed .".split()))
        []
        >>> list(things_told("exceptions you cannot row if you are a guest .".split()))
        []
    """
    for verb in places_of(words, _NAMING):
        first = next((at for at in range(verb - 1, -1, -1) if words[at] in STOPS), -1) + 1
        subject = _clause_of_things(words, first, verb)
        if subject is None:
            continue
        end = sentence_end(words, verb)
        behind = words[verb + 1 : end]
        happening = words[verb - 1] not in syntax.PREPOSITIONS and syntax.says_state(
            words, verb + 1
        )
        if not behind or happening or not _NO_LIST.isdisjoint(behind):
            continue
        named = words[subject] in _RELATIVES and words[subject + 1] not in SUBJECTS
        behind_subject = subject + 1 + (words[subject] in _RELATIVES and not named)
        only = (_ONLY,) if _ONLY in words[first:subject] else ()
        yield first, behind_subject, _THIS if named else (words[behind_subject - 1],)
        yield verb, verb + 1, (*(() if named else _THIS), *only, *_IF_IT_IS)
        for at in range(verb + 1, end):
            if words[at] in _JOINTS:
                yield at, at + 1, (_JOINTS[words[at]],)


def _clause_of_things(words: Sequence[str], first: int, verb: int) -> int | None:
    """Return where the clause opens that tells things apart, None where there is none.

    Args:
        words: the tokens.
        first: the first of the sentence.
        verb: the verb behind which the things follow.
    """
    for at in range(first + 1, min(first + _LONGEST + 1, verb - 1)):
        named = words[first:at]
        opens = words[at] in _RELATIVES or words[at] in SUBJECTS
        if opens and syntax.is_plural_noun(named[-1]) and syntax.PREPOSITIONS.isdisjoint(named):
            clause = words[at + 1 : verb]
            modal = clause[: 2 if words[at] in _RELATIVES else 1]
            ruling = not _RULING.isdisjoint(modal) and "," not in clause
            ruling = ruling and _OF_A_CASE.isdisjoint(clause)
            return at if ruling and len(clause) <= _FARTHEST else None
    return None
