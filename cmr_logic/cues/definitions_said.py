"""What a name means, said as a case: "A junior **is anyone under 18**", "Junior **means** …".

That says "You are a junior **if** you are under 18".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, VERB, bases, classes, key, places_of, word_set

_DEFINING = word_set("is are means mean")
_MEANING = word_set("means mean")
# Whoever it is: "a junior is **anyone** under 18"; not "a junior is tired".
_SOMEBODY = word_set("anyone anybody someone somebody those people persons")
_PERSON = word_set("person individual")
_ONE = word_set("one those")  # things of the kind named: "a large dog is **one** that weighs"
_OF_ONE = word_set("is means mean")
# What is said of people without a verb: "anyone **aged** 60 or over"; not "anyone else".
_STATES = word_set("under over aged below above between in on at from within outside younger older")
_WITH, _WITHOUT = "with", "without"
_SECOND = {"is": "are", "was": "were", "has": "have", "does": "do"}  # "who **is**": "you are"
# Before a name, and behind it: "**by** junior **we** mean", "**'**junior**'** means".
_AHEAD, _BEHIND = (frozenset({word, *"\"'‘’“”"}) for word in ("by", "we"))
# What somebody or something is and has, behind the word for it: "**you** are", "**it** has".
_HOLDING = {"you": ("are", "have"), "it": ("is", "has")}
_LONGEST = 4  # words of a name with its article: "a small local firm"
_LEAVING = word_set("not if unless you we it they there this that who which")  # in no name
SIGNS = _DEFINING
"""Words of which each of them has one: "**is** anyone under 18"; not "anyone under 18"."""
CLOSER = (
    in_row(_DEFINING, _SOMEBODY | _ONE)
    | in_row(_MEANING, syntax.INDEFINITE)
    | in_row(syntax.INDEFINITE, _PERSON)
)
"""Words of which each has some, too: "is **a person** who"; not "is a boat"."""


def definitions_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them whose name stands elsewhere too, with what it comes to.

    Example:
        >>> said = "juniors row free . a junior is anyone under 18 .".split()
        >>> list(definitions_said(said))
        [(4, 5, ('you', 'are', 'a')), (6, 8, ('if', 'you', 'are'))]
        >>> said = "large dogs stay out . a large dog is one that weighs 20 kg .".split()
        >>> list(definitions_said(said))
        [(5, 6, ('a', 'dog', 'is', 'a')), (8, 11, ('if', 'it'))]
        >>> list(definitions_said("it is a person who rows . juniors rest .".split()))
        []
    """
    for at in places_of(words, _DEFINING, 1):
        first = sentence_start(words, at)
        opens = next((i for i in range(first, at) if words[i] not in _AHEAD), at)
        name = _name(words, opens, at)
        named = name and key(name[-1])
        if not named or named not in map(key, (*words[:first], *words[sentence_end(words, at) :])):
            continue
        found = _of_people(words, at) or _of_things(words, at, name)
        if found is not None:
            behind, ahead, said = found
            article = () if name[0] in syntax.INDEFINITE else ("a",)
            yield first, opens + 1, (*ahead, *article, name[0])
            yield opens + len(name), behind, ("if", *said)


def _name(words: Sequence[str], first: int, at: int) -> tuple[str, ...]:
    """Return the name that a sentence explains: "**a junior** is", "by **junior** we mean"."""
    name = list(words[first:at])
    while name and name[-1] in _BEHIND:
        del name[-1]
    if not 0 < len(name) <= _LONGEST or not _LEAVING.isdisjoint(name):
        return ()
    return tuple(name) if NOUN in classes(name[-1]) else ()


def _of_people(
    words: Sequence[str], at: int
) -> tuple[int, tuple[str, ...], tuple[str, ...]] | None:
    """Return where what is said of such people goes on, and the words ahead of the name and it."""
    start = at + 1
    first, second = (*words[start : start + 2], "", "")[:2]
    if first in _SOMEBODY:
        start += 1
    elif first in syntax.INDEFINITE and second in _PERSON:
        start += 2
    else:
        return None
    held = _held(words, start, "you")
    if held is None:
        return None
    behind, said = held
    return behind, ("you", "are"), said


def _of_things(
    words: Sequence[str], at: int, name: tuple[str, ...]
) -> tuple[int, tuple[str, ...], tuple[str, ...]] | None:
    """Return the same of things: "a large dog is **one that** weighs", "means **a dog that**"."""
    start, noun = at + 1, name[-1]
    first, second = (*words[start : start + 2], "", "")[:2]
    if first in _ONE and words[at] in _OF_ONE:
        start += 1
    elif first in syntax.INDEFINITE and second == noun:
        start += 2
    else:
        return None
    held = _held(words, start, "it")
    if held is None or not name[:-1] or name[-2] in syntax.INDEFINITE:
        return None
    behind, said = held
    return behind, ("a", noun, "is"), said


def _held(words: Sequence[str], start: int, who: str) -> tuple[int, tuple[str, ...]] | None:
    """Return where what is said of somebody or something goes on, and how it begins."""
    if start + 1 >= len(words):
        return None
    word, verb = words[start], words[start + 1]
    being, having = _HOLDING[who]
    if word in syntax.SUBJECT_RELATIVES:
        return (start + 1, (who,)) if who == "it" else _done_by_you(verb, start)
    said = {_WITH: (having,), _WITHOUT: (having, "no")}.get(word)
    if said is not None:
        return start + 1, (who, *said)
    return (start, (who, being)) if word in _STATES else None


def _done_by_you(verb: str, start: int) -> tuple[int, tuple[str, ...]]:
    """Return where what is done goes on behind "who", and how it begins of "you"."""
    if verb in _SECOND:
        return start + 2, ("you", _SECOND[verb])
    known = bases(verb, VERB)
    if known and verb not in known and verb.endswith("s"):
        return start + 2, ("you", known[0])
    return start + 1, ("you",)
