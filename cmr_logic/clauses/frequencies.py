"""How often something is so: "**Once a year,** you can change your plan", "whenever you like"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import word_set

# Words for how often, before a length of time: "**twice** a week"; not "second".
_TIMES = word_set("once twice")
_COUNTED = "times"  # "three **times** a year"
# Words between them and that length: "once **every** week"; not "once the".
_PER = word_set("a an each every per")
EACH = word_set("each every")
"""Words that say it without a number: "**every** month", "every Friday"; not "this month"."""
# Lengths of time that come round: "every **month**"; not "every hut".
_ROUNDS = word_set(
    "day week fortnight month quarter term season year morning evening night weekend"
)


# Verbs of the time that one may choose oneself: "whenever you **like**"; not "you row".
_LIKING = frozenset({"like", "choose", "want", "wish", "prefer", "please"})
# What may follow it: "whenever you like**,** with a guide"; not "to learn".
_BREAKS = frozenset({",", ";", "(", ")", "-", "–"})


def as_one_likes(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether a time is any that one may choose: "whenever **you like**", "any day you want".

    Args:
        words: the tokens of the text.
        at: index of the token behind the words that open the time.
        last: index after the last token of the sentence.

    Example:
        >>> as_one_likes("row whenever you like".split(), 2, 4)
        True
        >>> as_one_likes("row when you want to learn".split(), 2, 6)
        False
    """
    verb = at + (at < last and words[at] in syntax.NOMINATIVES)
    if verb >= last or words[verb] not in _LIKING:
        return False
    return verb + 1 >= last or words[verb + 1] in _BREAKS


def past_frequency(words: Sequence[str], first: int, last: int) -> int:
    """Return where a sentence begins behind what says how often, ``first`` where nothing does.

    How often one may do something is no condition of doing it.

    Args:
        words: the tokens of the text.
        first: index of the first token of the sentence.
        last: index after its last token.

    Example:
        >>> past_frequency("once a year , you can swap it".split(), 0, 8)
        4
        >>> past_frequency("every week members can row".split(), 0, 5)
        2
        >>> past_frequency("every day counts".split(), 0, 3)
        0
        >>> past_frequency("once a member , you can row".split(), 0, 7)
        0
    """
    end = _end(words, first, last)
    if end == first or end >= last:
        return first
    if words[end] == ",":
        return end + 1 if end + 1 < last else first
    opens = words[end] in syntax.NOMINATIVES or words[end] in syntax.DETERMINERS
    several = (
        end + 1 < last and syntax.is_plural_noun(words[end]) and words[end + 1] in syntax.MODALS
    )
    return end if opens or several else first


def _end(words: Sequence[str], first: int, last: int) -> int:
    """Return the index after the words for how often, ``first`` where there are none."""
    at = first
    if words[at] in _TIMES:
        at += 1
    elif at + 1 < last and words[at + 1] == _COUNTED and _is_number(words[at]):
        at += 2
    elif words[at] not in EACH:
        return first
    if at + 1 < last and words[at] in _PER and words[at + 1] in _ROUNDS:
        return at + 2
    return first


def _is_number(word: str) -> bool:
    return word in syntax.NUMBERS or word.isdigit()
