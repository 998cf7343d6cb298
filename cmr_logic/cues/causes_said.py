"""States that cause what is said behind them: "anyone who, **because of an injury,** can't row".

They hold as well: "anyone who has an injury and who can't row".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of, places_of_word, word_set

# Words that name a cause, by the first: "**due to** an injury"; not "due on".
_CAUSES = (
    ("because", "of"),
    ("due", "to"),
    ("owing", "to"),
    ("as", "a", "result", "of"),
    ("by", "reason", "of"),
)
SIGNS = frozenset({"because", "due", "owing", "result", "reason"})
"""Words of which each such cause has one: "**due** to"; not "for"."""
# States of a person, which one has: "because of **an illness**"; not "because of a flood".
_STATES = word_set(
    """
    disability disabilities illness illnesses injury injuries condition conditions impairment
    impairments disease diseases disorder disorders sickness allergy allergies
    """
)
# Modals of what may be done, or happen, in a case: "you **can** cancel because of"; not "is".
_LEAVE = frozenset({"can", "may", "could", "might", "able"})
_OR, _CASE = "or", ("in", "case", "of")
# Words of a case that is named otherwise: "**if** you row", "**who** row".
_CLAUSAL = word_set("if unless when where who that which whose only")
_ILL = ("ill", "health")
_ENDS = STOPS | {",", ":"}
_LONGEST = 7  # words that name the state
_WHO, _IF, _YOU = frozenset({"who"}), frozenset({"if", "when", "where"}), "you"


def causes_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each state behind "who", "if" or "if you", and what is said behind it.

    Example:
        >>> list(causes_said("anyone who , because of an injury , can row".split()))
        [(2, 5, ('has',)), (7, 8, (',', 'and', 'who'))]
        >>> list(causes_said("pay if , due to an illness , you can row".split()))
        [(2, 5, ('you', 'have')), (7, 8, (',', 'and'))]
        >>> list(causes_said("pay if , due to a flood , you can row".split()))
        []
    """
    if SIGNS.isdisjoint(words):
        return
    yield from _granted_for(words)
    for at in places_of_word(words, ","):
        opener = words[at - 1] if at else ""
        asked = opener == _YOU and at > 1 and words[at - 2] in _IF
        if opener not in _WHO and opener not in _IF and not asked:
            continue
        cause = next((c for c in _CAUSES if tuple(words[at + 1 : at + 1 + len(c)]) == c), ())
        first = at + 1 + len(cause)
        end = next((i for i in range(first, len(words)) if words[i] in _ENDS), len(words))
        if not cause or end == len(words) or words[end] in STOPS:
            continue
        if not _names_state(words[first:end]):
            continue
        behind = words[end + 1] if end + 1 < len(words) else ""
        if opener in _IF:
            if words[end] != "," or behind not in syntax.NOMINATIVES:
                continue
            yield at, first, (_YOU, "have")
            yield end, end + 1, (",", "and")
            continue
        yield at, first, ("have" if asked else "has",)
        yield end, end + 1, ("and", _YOU, ":") if words[end] == ":" else (",", "and", opener)


def _granted_for(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the cause, one of several, for which something may be done: "because of A or B".

    It is a case: "You can cancel **in case of** illness or flood".

    Example:
        >>> list(_granted_for("you can cancel because of illness or a flood .".split()))
        [(3, 5, ('in', 'case', 'of'))]
        >>> list(_granted_for("you can not row because of the tide .".split()))
        []
    """
    for at in places_of(words, SIGNS):
        cause = next((c for c in _CAUSES if tuple(words[at : at + len(c)]) == c), ())
        first = sentence_start(words, at)
        behind = at + len(cause)
        end = sentence_end(words, behind)
        named, said = words[behind:end], words[first:at]
        if (
            not cause
            or at == first
            or _LEAVE.isdisjoint(said)
            or not syntax.NEGATIONS.isdisjoint(said)
        ):
            continue
        plain = syntax.finite_verb(named) is None and _CLAUSAL.isdisjoint((*said, *named))
        if plain and _OR in named:
            yield at, behind, _CASE


def _names_state(named: Sequence[str]) -> bool:
    """Tell whether words name a state of a person: "a long illness"; not "an illness test"."""
    if not 0 < len(named) <= _LONGEST or not syntax.JOINTS.isdisjoint(named):
        return False
    return named[-1] in _STATES or tuple(named[-2:]) == _ILL
