"""What is needed but does not do alone: "**It is not enough to be** over 65. You must also …".

In plain words it is demanded: "you must be over 65". So is what does not let somebody in alone:
"You do not qualify **just because you are** over 65".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import VERB, bases, places_of, word_set

_ENOUGH = word_set("enough sufficient")
_BECAUSE = "because"
_NOT = frozenset({"not", "n't"})
_MUST = ("you", "must")
_ALONE = word_set("just simply merely only solely")
# What somebody does not get by that alone: "you do not **qualify** just because"; not "pay".
_GETTING = word_set("qualify qualifies eligible entitled accepted")
_YOU, _TO, _IT, _IS = "you", "to", "it", frozenset({"is", "'s"})
# Words behind which more is demanded: "you must **also** row"; not "you must row".
_MORE = word_set("also too besides additionally addition")
_BARE = {"are": "be", "'re": "be", "is": "be", "was": "have been", "were": "have been"}
_LONGEST = 14  # words of what is not enough
SIGNS = _ENOUGH | {_BECAUSE}
"""Words of which each of them has one: "it is not **enough** to row"; not "it is not so"."""
CLOSER = in_row(_NOT, _ENOUGH) | in_row(_ALONE, (_BECAUSE,))
"""Two words in a row of which each has one, too: "**not enough** to row"; not "enough"."""


def not_enough(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them with more demanded behind it.

    Example:
        >>> list(not_enough("it is not enough to be 65 . you must also row .".split()))
        [(0, 5, ('you', 'must'))]
        >>> list(not_enough("being 65 is not enough . you must also row .".split()))
        [(0, 1, ('you', 'must', 'be')), (2, 5, ())]
        >>> list(not_enough("you do not qualify just because you are 65 . also row .".split()))
        [(0, 8, ('you', 'must', 'be'))]
        >>> list(not_enough("it is not enough to row .".split()))
        []
    """
    for at in places_of(words, SIGNS, 2, len(words) - 1):
        first, end = sentence_start(words, at), sentence_end(words, at)
        if _MORE.isdisjoint(words[end : sentence_end(words, end + 1)]):
            continue
        if words[at] == _BECAUSE:
            yield from _because(words, first, at)
        elif words[at - 1] in _NOT and words[at - 2] in _IS:
            opens = tuple(words[first : at - 2]) == (_IT,) and words[at + 1] == _TO
            if opens:
                yield first, at + 2, _MUST
            elif at + 1 == end and syntax.is_gerund(words[first]) and at - first < _LONGEST:
                base = next((b for b in bases(words[first], VERB) if b != words[first]), "")
                if base:
                    yield first, first + 1, (*_MUST, base)
                    yield at - 2, at + 1, ()


def _because(words: Sequence[str], first: int, at: int) -> Iterator[Rewriting]:
    """Find what does not let somebody in alone: "do not qualify **just because you are** 65"."""
    said = words[first:at]
    denied = not _NOT.isdisjoint(said) and not _GETTING.isdisjoint(said)
    if words[first] != _YOU or words[at - 1] not in _ALONE or not denied:
        return
    verb = words[at + 2] if at + 2 < len(words) else ""
    if words[at + 1] == _YOU and verb and verb not in STOPS and _MUST[1] not in said:
        plain = _BARE.get(verb, verb if verb in bases(verb, VERB) else "")
        if plain:
            yield first, at + 3, (*_MUST, *plain.split())
