"""What is told of a place in passing: "from the pier**, where tickets are sold**, if …".

It is no case, as "if tickets are sold there" would be: in plain words it is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import places_of_word, word_set

_WHERE, _COMMA = "where", ","
SIGNS = frozenset({_WHERE})
"""Words of which each of them has one: "the pier, **where** tickets are sold"."""
# Prepositions before a place: "**from** the pier"; not "of the pier".
_BEFORE_PLACES = word_set("in at on from near into inside outside")
# Nouns of places that need none: "the car **park**, where"; not "the permit, where".
_PLACES = word_set(
    "park office pier court centre center zone area island town city building station hall site "
    "school hospital shop airport port harbour museum library garden beach reserve district"
)
# Openings of what would be a case of whoever asks, or a list: "where **you** row", "where **(a)**".
_NO_SUBJECTS = word_set("you your they their he she it this that there (")
# Words by which something holds there whatever happens: "where a fee is **always** due".
_EVER = word_set("always usually normally generally")
_JOINING = frozenset({"and", "or", "where"})
_FAR = 5  # words from a preposition to the comma: "in the old car park ,"
_LONGEST = 14  # words of what is told


def told_of_places(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> said = "tours leave from the pier , where tickets are sold , if it is calm .".split()
        >>> list(told_of_places(said))
        [(5, 11, ())]
        >>> list(told_of_places("we may refuse leave , where the boat is unsafe .".split()))
        []
    """
    for at in places_of_word(words, _WHERE):
        if not at or words[at - 1] != _COMMA or not _names_place(words, at - 1):
            continue
        behind = range(at + 1, min(at + _LONGEST + 1, len(words)))
        end = next((i for i in behind if words[i] == _COMMA or words[i] in STOPS), None)
        if end is None or end == at + 1:
            continue
        told = words[at + 1 : end]
        if told[0] in _NO_SUBJECTS or (told[0] in syntax.INDEFINITE and _EVER.isdisjoint(told)):
            continue
        if words[end] == _COMMA and not _JOINING.isdisjoint(words[end + 1 : end + 2]):
            continue  # "where the pier is shut, or where it snows"
        if syntax.finite_verb(told) is not None:
            yield at - 1, end + (words[end] == _COMMA), ()


def _names_place(words: Sequence[str], comma: int) -> bool:
    """Tell whether the words before a comma name one place: "from **the pier** ,"."""
    near = range(comma - 2, max(comma - _FAR - 1, -1), -1)
    opens = next((at for at in near if words[at] in syntax.DETERMINERS), None)
    named = words[opens:comma] if opens is not None else ()
    if opens is None or _COMMA in named or not syntax.PRONOUNS.isdisjoint(named):
        return False
    placed = opens > 0 and words[opens - 1] in _BEFORE_PLACES
    return placed or words[comma - 1] in _PLACES
