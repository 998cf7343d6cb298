"""What people and things of a subject are, right behind it: "divers **absent from** the briefing".

In plain words it is a relative clause: "divers that are absent from the briefing".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.text import NOUN, VERB, classes, places_of, word_set

_TO, _WITH, _FOR = frozenset({"to"}), frozenset({"with"}), frozenset({"for"})
_OF, _IN, _FROM = frozenset({"of"}), frozenset({"in", "at", "outside"}), frozenset({"from"})
# What each goes with: "absent **from** work", "able **to** swim"; not "old to".
_GOES_WITH = {
    "able": _TO, "unable": _TO, "willing": _TO, "unwilling": _TO, "ready": _TO, "keen": _TO,
    "allergic": _TO, "new": _TO, "prone": _TO, "immune": _TO, "open": _TO, "fit": _TO | _FOR,
    "unfit": _TO | _FOR, "liable": _TO | _FOR, "exempt": _FROM, "free": _FROM | _OF,
    "resident": _IN, "domiciled": _IN, "fluent": _IN, "present": _IN,
    "available": _IN | _TO | _FOR | _FROM | frozenset({"on"}), "absent": _FROM, "visible": _FROM,
    "responsible": _FOR, "suitable": _FOR, "unsuitable": _FOR,
    "capable": _OF, "incapable": _OF, "full": _OF, "short": _OF,
    "familiar": _WITH, "unfamiliar": _WITH, "ill": _WITH, "pregnant": _WITH,
}  # fmt: skip
# Those that may be verbs: "shops **open** to the street at nine" open; not "able".
_VERBS = frozenset({"open", "free", "present", "fit", "ready"})
_GOVERNING = (syntax.DETERMINERS | syntax.PREPOSITIONS) - {"to"}  # "from the **talk**"
_THAT_ARE = ("that", "are")
_ENDS = frozenset({",", ":", "and", "or", "but", "if", "unless", "when", "who", "that", "which"})
_SUBJECT = 3  # words of a subject at most: "all skilled divers"
_BEFORE = word_set("all any the those most only no")  # what it may open with

SIGNS = frozenset(_GOES_WITH)
"""Words of which each of them has one: "**absent** from work"; not "at work"."""
CLOSER = frozenset((word, with_) for word, goes in _GOES_WITH.items() for with_ in goes)
"""Two words in a row of which each has one, too: "**absent from** work"; not "is absent"."""


def adjectives_behind(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each that says more of a subject in the plural, with what that comes to.

    Example:
        >>> list(adjectives_behind("divers absent from the talk may not dive .".split()))
        [(1, 2, ('that', 'are', 'absent'))]
        >>> list(adjectives_behind("divers resident in wales get a hat .".split()))
        [(1, 2, ('that', 'are', 'resident'))]
        >>> list(adjectives_behind("divers absent from the talk .".split()))
        []
        >>> list(adjectives_behind("shops open to the street at nine .".split()))
        []
    """
    for at in places_of(words, SIGNS, 1, len(words) - 1):
        word, noun = words[at], words[at - 1]
        if words[at + 1] not in _GOES_WITH[word] or not _is_subject(words, at):
            continue
        if syntax.is_plural_noun(noun) and _has_verb(words, at):
            yield at, at + 1, (*_THAT_ARE, word)


def _is_subject(words: Sequence[str], at: int) -> bool:
    """Tell whether the words before an index are all of a subject that opens a sentence."""
    for first in range(at - 1, max(at - 1 - _SUBJECT, -1), -1):
        if NOUN not in classes(words[first]) and words[first] not in _BEFORE:
            adjective = not syntax.is_adverb(words[first]) and first < at - 1
            if not adjective or words[first] in syntax.DETERMINERS | syntax.PREPOSITIONS:
                return False
        if not first or words[first - 1] in STOPS:
            return True
    return False


def _has_verb(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb of the subject follows: "absent from the talk **may** not dive"."""
    end = next((i for i in range(at, sentence_end(words, at)) if words[i] in _ENDS), None)
    last = sentence_end(words, at) if end is None else end
    said = words[at + 2 : last]
    modal = not (syntax.AUXILIARIES | syntax.MODALS | syntax.BE).isdisjoint(said)
    if words[at] in _VERBS or modal:
        return modal
    ahead = pairwise(said)  # not behind "the" or "for"
    return any(VERB in classes(word) and before not in _GOVERNING for before, word in ahead)
