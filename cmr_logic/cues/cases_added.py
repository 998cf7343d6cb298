"""Cases that a sentence adds to others: "if you row, **as well as if** you sail".

And a second statement with a case of its own: "you qualify if you row **and do not qualify if**".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import VERB, bases, places_of, word_set

_OR_IF = ("or", "if")
# Ways to add a case to one before: "if you row, **and also** if"; not "and if you row".
_ADDING = (
    ("as", "well", "as"),
    ("and", "also"),
    ("and", "again"),
    ("and", "equally"),
    ("and", "likewise"),
)
_WHENEVER = ("and", "whenever")
# The same by their first words.
_PHRASES = {"as": _ADDING[:1], "and": (*_ADDING[1:], _WHENEVER)}
# What a condition is called before it is told: "on one **condition**:"; not "in good condition".
_CONDITION = frozenset({"condition", "proviso"})
_POINTING = word_set("this that it they")
_ONE = word_set("one this a single the following that another")
_PROVIDED, _ONLY_IF = ("provided", "that"), ("this", "only", "applies", "if")
# Signs before a second case: "if you row **–** and only if you sail"; not "and only if".
_DASHES, _ONLY_CASE = frozenset({"-", "–", "—", "--"}), ("only", "if")
_OPENING = frozenset({"on", "with"})  # before its name: "**with** one proviso"; not "in one"
_COLON, _SUBJECT_TO = ":", ("subject", "to")
_LONGEST = 3  # words between: "subject to **one further** condition"
# Words that join a second statement to the first: "if you row **and** do not"; not "or".
_JOINTS = frozenset({"and", "but"})
_NOT = frozenset({"not", "n't"})
# Words by which a case is one more of the first statement: "but do not sail**, or** if it rains".
_PARTING = syntax.COORDINATORS | {","}
_YOU = "you"
# What else is done with what is granted in a case: "… and **refused** if you sail"; not "issued".
_REFUSED = word_set(
    "refused withheld denied declined rejected withdrawn cancelled revoked forbidden prohibited "
    "banned barred disallowed"
)
_TO, _WISH = "to", ("if", "you", "want", "to")
_YOU_ARE = frozenset({"are", "'re"})
_LEAST = 3  # words of the shortest statement before: "it is given"
SIGNS = frozenset({"well", "also", "again", "equally", "likewise", "whenever", "subject"}) | (
    _CONDITION | _NOT | _REFUSED | _DASHES | {_TO}
)
"""Words of which each way has one: "as **well** as if"; not "or if"."""
CLOSER = (
    frozenset((phrase[0], phrase[1]) for phrase in (*_ADDING, _WHENEVER))
    | in_row(_DASHES, _JOINTS)
    | in_row(_CONDITION, (_COLON,))
    | in_row(_JOINTS, _REFUSED | syntax.AUXILIARIES)
    | {_SUBJECT_TO, (";", _YOU), ("or", _TO)}
)
"""Two words in a row of which each has one, too: "**and also** if"; not "you also pay"."""


def cases_added(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(cases_added("we refuse if you row , and also if you sail .".split()))
        [(5, 9, ('or', 'if'))]
        >>> list(cases_added("you may row if you pay , on one condition : you swim .".split()))
        [(6, 11, ('provided', 'that'))]
        >>> list(cases_added("you may row if you pay – and only if you swim .".split()))
        [(6, 7, (',',))]
        >>> list(cases_added("this is subject to one condition : you swim .".split()))
        [(0, 7, ('this', 'only', 'applies', 'if'))]
        >>> list(cases_added("you qualify if you row and do not qualify if you sail .".split()))
        [(5, 6, ('.', 'you'))]
        >>> list(cases_added("you qualify if you row and do not sail if it rains .".split()))
        []
        >>> list(cases_added("leave is given if you row , and refused if you sail .".split()))
        [(6, 8, ('.', 'it', 'is'))]
        >>> list(cases_added("you may take it if you are ill , or to row .".split()))
        [(10, 11, ('if', 'you', 'want', 'to'))]
        >>> list(cases_added("you may take it if you are about to row or to sail .".split()))
        []
        >>> list(cases_added("the boat is in good condition and also dry .".split()))
        []
    """
    for at in places_of(words, _FINDERS.keys()):
        yield from _FINDERS[words[at]](words, at)


def _wished(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Say as a wish what is done in one more case: "if you are ill**, or to** care for a child"."""
    if words[at - 1] != "or" or at + 1 >= len(words):
        return
    start = sentence_start(words, at)
    case = next((i for i in range(at - 1, start, -1) if words[i] in OF_CASES), 0)
    told = words[case + 1 : at]
    yours = bool(case) and told[0] == _YOU and told[1] in _YOU_ARE and _TO not in told
    if yours and words[at + 1] in bases(words[at + 1], VERB):
        yield at, at + 1, _WISH


def _behind_dash(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Join a second case that a dash sets apart: "if you row **–** and only if you sail"."""
    joined = not _JOINTS.isdisjoint(words[at + 1 : at + 2])
    if joined and tuple(words[at + 2 : at + 4]) == _ONLY_CASE:
        yield at, at + 1, (",",)


def _joined_by(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Join a case to one before it, by whichever of the phrases stands at an index."""
    for phrase in _PHRASES[words[at]]:
        yield from _case_joined(words, at, phrase)


def _case_joined(words: Sequence[str], at: int, phrase: tuple[str, ...]) -> Iterator[Rewriting]:
    """Join a case to one before it: "if you row**, as well as if** you sail"."""
    behind = at + len(phrase) + (phrase != _WHENEVER)
    said = tuple(words[at : at + len(phrase)]) == phrase and behind < len(words)
    if not said or (phrase != _WHENEVER and words[behind - 1] not in OF_CASES):
        return
    comma = words[at - 1] == ","
    if at and not OF_CASES.isdisjoint(words[sentence_start(words, at) : at]):
        yield at - comma, behind, _OR_IF


def _condition_told(words: Sequence[str], colon: int) -> Iterator[Rewriting]:
    """Find a condition that a sign announces: "on one condition**:** you row"."""
    if not colon or colon + 1 >= len(words):
        return  # a list follows
    first = sentence_start(words, colon)
    named = colon - (words[colon - 1] in _CONDITION)
    opening = next(
        (
            i
            for i in range(named - 1, max(named - _LONGEST - 2, first - 1), -1)
            if words[i] in _OPENING or tuple(words[i - 1 : i + 1]) == _SUBJECT_TO
        ),
        None,
    )
    if opening is None or words[opening + 1 : opening + 2] == () or opening + 1 >= colon:
        there = tuple(words[first : first + 2]) == ("there", "is") and named < colon
        if there and colon - first <= len(("there", "is", "one", "further", "condition")):
            yield first, colon + 1, _ONLY_IF
        return
    if words[opening + 1] not in _ONE or (words[opening] in _OPENING and named == colon):
        return
    start = opening - (words[opening] == "to")
    if words[first] in _POINTING and words[first + 1 : first + 2] != () and start == first + 2:
        yield first, colon + 1, _ONLY_IF
    elif start > first:
        yield start - (words[start - 1] == ","), colon + 1, _PROVIDED


def _refused_in_case(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Part what is refused from what is granted: "it is given if A **and refused if** B"."""
    behind = words[at + 1] if at + 1 < len(words) else ""
    if at <= _LEAST or words[at - 1] not in _JOINTS or behind not in OF_CASES | {"unless"}:
        return
    first = sentence_start(words, at)
    case = next((i for i in range(first, at) if words[i] in OF_CASES), at)
    be = next((i for i in range(first + 1, case - 1) if words[i] in {"is", "are", "be"}), None)
    if be is not None and case < at and syntax.is_participle(words[be + 1]):
        said = ("they", "are") if words[be] == "are" else ("it", "is")
        yield at - 1 - (words[at - 2] == ","), at, (".", *said)


def _said_again(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Part a statement that denies again: "you qualify if A **and do not qualify if** B"."""
    auxiliary = at - 1
    joint = auxiliary - 1
    again = joint > 0 and words[joint] == _YOU
    joint -= again
    if joint < 1 or words[auxiliary] not in syntax.AUXILIARIES or at + 2 >= len(words):
        return
    if words[joint] not in _JOINTS | {";"}:
        return
    end = sentence_end(words, at)
    first = sentence_start(words, joint)
    case = next((i for i in range(first, joint) if words[i] in OF_CASES), None)
    states = case is not None and _YOU in words[first:case]
    repeated = states and words[at + 1] in words[first:case]
    until = next((i for i in range(at, end) if words[i] in OF_CASES), None)
    if not repeated or until is None or not _PARTING.isdisjoint(words[at:until]):
        return
    if again and words[joint] == ";":
        yield joint, joint + 1, (".",)
    elif not again and words[joint] in _JOINTS:
        yield joint - (words[joint - 1] == ","), joint + 1, (".", _YOU)


# What finds each, by the word at which it stands.
_FINDERS: Mapping[str, Callable[[Sequence[str], int], Iterator[Rewriting]]] = {
    **dict.fromkeys(_PHRASES, _joined_by),
    **dict.fromkeys(_DASHES, _behind_dash),
    _COLON: _condition_told,
    **dict.fromkeys(_REFUSED, _refused_in_case),
    **dict.fromkeys(_NOT, _said_again),
    _TO: _wished,
}
