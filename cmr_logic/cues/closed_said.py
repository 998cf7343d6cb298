"""That nothing more is taken in: "**the fund has closed to new bids**", "you can no longer row".

In plain words that is "you can not bid for the fund", and "you can not row".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.text import word_set

# What people send in to get something, with what they do: "new **applications**"; not "new roads".
_SENT_IN = {
    "applications": ("apply", "to"),
    "applicants": ("apply", "to"),
    "claims": ("claim",),
    "bids": ("bid", "for"),
    "entries": ("enter",),
    "entrants": ("enter",),
    "registrations": ("register", "for"),
    "members": ("join",),
}
# What may stand before them: "**new** claims"; not "late claims", of which some are taken.
_NEW = frozenset({"new", "further", "any", "more", "all"})
# That it is so by now: "has **now** closed"; not "is rarely closed".
_BY_NOW = frozenset({"now", "already", "also", "currently"})
# Verbs of taking them in: "we do not **accept** bids"; not "we do not like bids".
_ACCEPTING = word_set("accept accepting take taking accepts takes")
# The same said of them: "bids are no longer **accepted**"; not "no longer cheap".
_TAKEN = frozenset({"accepted", "taken", "possible"})
_CANNOT = ("you", "can", "not")
_NO_LONGER = ("no", "longer")
# Leave that is taken: "you **can** no longer row"; not "you will no longer row".
_LEAVE = frozenset({"can", "may"})
_LONGEST = 7  # words of whose they are: "the fund for old huts"
SIGNS = word_set("closed longer accept accepting")
"""Words of which each has one: "claims have **closed**"; not "claims are open"."""
CLOSER = (SIGNS - {_NO_LONGER[1]}) | {_NO_LONGER}
"""Signs of which each has one, too: "**no longer** open"; not "longer than a week"."""


def closed_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each statement that nothing is taken in, or may be done, any longer.

    Example:
        >>> list(closed_said("the fund is closed to new bids .".split()))
        [(0, 7, ('you', 'can', 'not', 'bid', 'for', 'the', 'fund'))]
        >>> list(closed_said("you can no longer row".split()))
        [(1, 4, ('can', 'not'))]
        >>> list(closed_said("the fund is closed to pilots".split()))
        []
    """
    start = 0
    for at in range(len(words)):
        if at and words[at - 1] in STOPS:
            start = at
        reads = _BY_WORD.get(words[at]) if start == 0 else None  # later ones take something back
        ended = None if reads is None else reads(words, start, at)
        if ended is not None:
            yield start, *ended
        elif words[at] in _LEAVE and _is_denied_you(words, at):
            yield at, at + 3, (words[at], "not")


def _is_denied_you(words: Sequence[str], at: int) -> bool:
    """Tell whether leave is taken from whoever reads: "**you** can **no longer** row"."""
    return at > 0 and words[at - 1] == "you" and tuple(words[at + 1 : at + 3]) == _NO_LONGER


def _closed(words: Sequence[str], start: int, at: int) -> tuple[int, tuple[str, ...]] | None:
    """Return where a statement ends that claims, or what takes them, are closed, and its words."""
    verb = at - 1 - (words[at - 1] in _BY_NOW)
    if verb < start:
        return None
    said = words[verb] in {"is", "are", "has", "have"}
    kind = words[start + (words[start] in _NEW)]
    if said and kind in _SENT_IN and verb <= start + 2:
        return _whole(words, kind, at + 1)
    named = _named(words, at + 2) if tuple(words[at + 1 : at + 2]) == ("to",) else None
    verb += 1 - said  # "the fund **closed**"
    subject = words[start] in syntax.DETERMINERS and verb > start and at - start <= _LONGEST
    if named is None or not subject:
        return None
    ended = _whole(words, words[named], named + 1)
    if ended is None:
        return None
    end, plainly = ended
    to = _SENT_IN[words[named]][1:]
    return end, (*plainly, *to, *(words[start:verb] if to else ()))


def _not_accepting(words: Sequence[str], start: int, at: int) -> tuple[int, tuple[str, ...]] | None:
    """Return the same of "we are no longer accepting claims", "the fund does not take claims"."""
    denied = (
        words[at - 1] in syntax.VERBAL_NEGATIONS
        or tuple(words[max(at - 2, start) : at]) == _NO_LONGER
    )
    subject = words[start] == "we" or words[start] in syntax.DETERMINERS
    named = _named(words, at + 1)
    if named is None or not (denied and subject) or at - start > _LONGEST:
        return None
    return _whole(words, words[named], named + 1)


def _not_accepted(words: Sequence[str], start: int, at: int) -> tuple[int, tuple[str, ...]] | None:
    """Return the same of "new claims are no longer taken"."""
    first = start + (words[start] in _NEW)
    sent_in = words[first] in _SENT_IN and at == first + len(("are", *_NO_LONGER))
    taken = at + 1 < len(words) and words[at + 1] in _TAKEN
    return _whole(words, words[first], at + 2) if sent_in and taken else None


def _named(words: Sequence[str], at: int) -> int | None:
    """Return where what is sent in is named: "to new **claims**"; None for anything else."""
    at += at < len(words) and words[at] in _NEW
    return at if at < len(words) and words[at] in _SENT_IN else None


def _whole(words: Sequence[str], kind: str, end: int) -> tuple[int, tuple[str, ...]] | None:
    """Return where the statement ends, None where more is said of a case: "closed if you row"."""
    stop = sentence_end(words, end)
    dated = (
        end < stop and words[end] in {"on", "in"} and any(w[:1].isdigit() for w in words[end:stop])
    )
    if stop > end and not dated:
        return None
    return stop, (*_CANNOT, _SENT_IN[kind][0])


# What reads a statement by one of its words.
_BY_WORD = {
    "closed": _closed,
    _NO_LONGER[1]: _not_accepted,
    **dict.fromkeys(_ACCEPTING, _not_accepting),
}
