"""What a thing is needed for, told by a list: "You need a permit **for:** sheds, fences".

It is needed for each of them alone: "you need a permit **if it is for:** …". Nobody has them all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import NOUN, classes, places_of_word, word_set

SIGNS = word_set("need needs required needed require requires necessary compulsory mandatory")
"""Words of need: "you **need** a permit for:"; not "you get a permit for:"."""
_FOR, _LIST = "for", ":"
_IF_IT_IS_FOR = ("if", "it", "is", "for")
# What may stand between "for" and the list: "for **any of the following**:"; not "for guests:".
_FOLLOWING = word_set("the following any of these all things items purposes works activities")
# Verbs that "for" belongs to: "you need to **apply** for:"; not "you need a permit for:".
_GOVERNING = word_set("apply pay ask look wait care search prepare vote cater account call")
# Words of a case that is told already or by each item, or of an aim: "you **might** need it for:".
_CASES = word_set("if unless when where who eligible qualify might may could")


def needed_for(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "for" behind a need that a list goes on, with the case that it comes to.

    Example:
        >>> list(needed_for("you need a permit for : sheds".split()))
        [(4, 5, ('if', 'it', 'is', 'for'))]
        >>> list(needed_for("a permit is not required for the following : sheds".split()))
        [(5, 6, ('if', 'it', 'is', 'for'))]
        >>> list(needed_for("you need to apply for : sheds".split()))
        []
        >>> list(needed_for("to qualify you need a permit for : sheds".split()))
        []
    """
    for end in places_of_word(words, _LIST):
        at = end - 1
        while at > 0 and words[at] in _FOLLOWING:
            at -= 1
        first = sentence_start(words, at + 1)
        said = words[first:at]
        if at < 1 or words[at] != _FOR or SIGNS.isdisjoint(said) or not _CASES.isdisjoint(said):
            continue
        if words[at - 1] in SIGNS or _is_thing(words[at - 1]):
            yield at, at + 1, _IF_IT_IS_FOR


def _is_thing(word: str) -> bool:
    """Tell whether a word before "for" names what is needed: "a **permit** for"."""
    return NOUN in classes(word) and word not in _GOVERNING | syntax.AUXILIARIES
