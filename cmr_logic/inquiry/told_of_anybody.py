"""What a question tells of anybody whom it names by it: "Can **someone who has no boat** row?".

A rule says "you" of them, and what tells them apart is told as of oneself: "I have no boat".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import VERB, bases, likeliest, tokenize, word_set

# Whom such a question names: "**people** who row"; not "pupils who row", of whom a rule may be.
_ANYBODY = word_set("someone somebody anyone anybody people person those man woman")
_WHO, _WITH, _WITHOUT = frozenset({"who", "that"}), "with", "without"
_LED = 3  # words of a question within which it names them: "can a person"
# What is said of them, as one says it of oneself: "has" is "have".
_OF_ONESELF = {"is": "am", "are": "am", "'s": "am", "were": "was", "has": "have", "does": "do"}
# What a question with "is" asks of them: "a person who rows **eligible**?"; not "ill".
_STATES = word_set("able eligible exempt free liable welcome")
_SHORTEST = 2  # words that tell them apart at least: "who smoke"


def told_of_anybody(text: str) -> str:
    """Return what a question tells anybody apart by, as told of oneself; "" where it does not.

    Args:
        text: the sentence that asks.

    Example:
        >>> told_of_anybody("Can someone who has no boat join the club?")
        'I have no boat'
        >>> told_of_anybody("Can people without a boat join the club?")
        'I do not have a boat'
        >>> told_of_anybody("Is a person who was ill allowed to row?")
        'I was ill'
        >>> told_of_anybody("Can people join?"), told_of_anybody("Can I join people who row?")
        ('', '')
    """
    tokens = tokenize(text)
    words = tokens.words
    at = next((i for i in range(1, min(_LED, len(words))) if words[i] in _ANYBODY), 0)
    opened = at and words[0] in syntax.AUXILIARIES and at + 1 < len(words)
    end = _verb(words, at + 1 + _SHORTEST) if opened else 0
    if not end:
        return ""
    link, first = words[at + 1], at + 2
    said = text[tokens.starts[first] : tokens.ends[end - 1]]
    if link in {_WITH, _WITHOUT}:
        return f"I {'do not ' if link == _WITHOUT else ''}have {said}"
    if link not in _WHO:
        return ""
    verb = words[first]
    found = bases(verb, VERB)
    third = (
        verb.endswith("s") and verb not in syntax.AUXILIARIES and verb not in found and bool(found)
    )
    verb = _OF_ONESELF.get(verb) or (likeliest(verb, found) if third else verb)
    return f"I {verb}{text[tokens.ends[first] : tokens.ends[end - 1]]}"


def _verb(words: Sequence[str], first: int) -> int:
    """Return where the verb of a question stands behind whom it names; 0 where that is open."""
    barred = syntax.DETERMINERS | syntax.PREPOSITIONS | syntax.NEGATIONS | {"to"}
    being = words[0] in syntax.BE

    def is_verb(word: str) -> bool:
        said = syntax.is_participle(word) and not syntax.is_gerund(word)
        return (said or word in _STATES) if being else word in bases(word, VERB)

    found = [
        at for at in range(first, len(words)) if is_verb(words[at]) and words[at - 1] not in barred
    ]
    return next((at for at in reversed(found) if at - 1 not in found), 0)
