"""What all joined parts share at the end: when, where or by whom: "built or mended **in May**"."""

from __future__ import annotations

from itertools import filterfalse

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Words
from cmr_logic.cues import Effect
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.negation import length_at
from cmr_logic.provisions.phrases.shared_times import date_behind

# Openings of where, when or by whom something was done: "**at** work"; not "from the lake".
_CIRCUMSTANCES = frozenset(
    {"at", "in", "on", "by", "after", "before", "during", "within", "since", "outside", "inside"}
)
# Participles of what someone is for good, wherever that is: "you are **retired** or employed in";
# not "based".
_STANDINGS = frozenset({"married", "divorced", "separated", "widowed", "retired", "disabled"})
_WAS = frozenset({"was", "were"})
_PASSIVE = 2  # words of "was built"
# What opens a time in which things have been done: "**in the last** year"; not "in May".
_RECENTLY = frozenset({"last", "past", "previous", "preceding"})
# Participles that "from" belongs to: "you were **discharged** or released from"; not "fined".
_PARTED = frozenset(
    {"discharged", "released", "dismissed", "removed", "excluded", "expelled", "suspended"}
    | {"separated", "banned", "barred", "evicted", "exempted", "retired", "transferred"}
)
_BE = syntax.BE | {"been", "being"}
_AUXILIARIES = syntax.AUXILIARIES | _BE | syntax.NEGATIONS


def time_of_all(scope: Scope, last: Coordination, auxiliary: str, *, denied: bool) -> Words | None:
    """Return the time at the end of a last part in which all parts have been done, or not."""
    run = last.words if isinstance(last, Phrase) and last.reference is None else None
    if run is None or auxiliary not in syntax.HAVE:
        return None
    words = scope.words
    for at in range(run.last - 2, run.first, -1):
        if words[at] in syntax.PREPOSITIONS and words[at + 1] != "least":
            recent = not _RECENTLY.isdisjoint(words[at + 1 : at + 3])
            timed = recent or (denied and words[at] == "for")
            ends = timed and length_at(words, at + 1, run.last) == run.last
            return Words(at, run.last) if ends else None
    return None


def circumstance_of_all(scope: Scope, node: Joined, said: Frame) -> Words | None:
    """Return where, when or by whom all of it was done: "was built or mended **after May**".

    None where a part before the last has words of its own behind its participle, or where what
    follows belongs to the last: "you were fined or **banned from** the lake".

    Args:
        scope: the sentence.
        node: the parts.
        said: the first part, from its finite verb on.
    """
    begun = len(said) >= _PASSIVE and said[-2] in _BE and said[-1] not in _STANDINGS
    if not begun or not _AUXILIARIES.issuperset(said[:-1]):
        return None
    parts = [item.words if isinstance(item, Phrase) else None for item in node.items[1:]]
    last = parts[-1]
    alone = all(part is not None and part.last - part.first == 1 for part in parts[:-1])
    if last is None or not alone or not syntax.is_passive((said[-1],)):
        return None
    opens = scope.words[last.first + 1 : last.last][:1]
    circumstance = bool(opens) and opens[0] in _CIRCUMSTANCES
    verbs = {said[-1], *(scope.words[part.first] for part in parts if part is not None)}
    circumstance |= opens == ("from",) and verbs <= _PARTED
    passive = syntax.is_passive((scope.words[last.first],))
    return Words(last.first + 1, last.last) if circumstance and passive else None


def date_of_all(scope: Scope, node: Joined, said: Frame) -> Words | None:
    """Return the date on which all are so: "at least 12 and under 18 **on 1 May**".

    Ages are of one day, and what was done to one thing in one of several ways: "was due or handed
    in after May". None where a part before the last has a date of its own.

    Args:
        scope: the sentence.
        node: the parts.
        said: the first part, from its finite verb on.
    """
    runs = [item.words if isinstance(item, Phrase) else None for item in node.items]
    last, first = runs[-1], tuple(filterfalse(_AUXILIARIES.__contains__, said))
    if last is None or None in runs or not first:
        return None
    words, opening = scope.words, scope.words[last.first]
    aged = syntax.is_measure(first) and syntax.is_measure(words, last.first, last.last)
    passive = len(first) == 1 and said[0] in _WAS and syntax.is_passive((opening,))
    if not aged and not (passive and node.effect is Effect.OR):
        return None
    at = date_behind(words, last.first, last.last)
    named = any(set(syntax.MONTHS) & set(words[r.first : r.last]) for r in runs[:-1] if r)
    return None if at is None or named else Words(at, last.last)
