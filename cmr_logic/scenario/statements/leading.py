"""Where a subject begins behind what stands before it: "**in the evenings** the shop is shut"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

_FAR = 14  # words before the subject
_OPENING = word_set(
    "every last next this right back each two one once unlike thanks aside apart"
) | {
    "these",
    "those",
    "most",
    "some",
    "because",
    "due",
    "given",
    "being",
    "having",
}
# Of these only what says when or with whom something is opens a statement: "most **nights** we …".
_OF_TIMES = frozenset({"these", "those", "most", "some"})
# Those that count what a subject names as well: "**two** oars were lost"; not "last oars".
_COUNTING = frozenset({"two", "one", "each", "every"})
_OF_PHRASES = {"because": "of", "due": "to", "thanks": "to", "aside": "from", "apart": "from"}
# Words before a time that leave it as it is: "**back** in May"; not "not in May".
_LOOSELY = word_set("back early late just right only sometime way earlier later even")
_NUMBERING = word_set(
    "every each most some all last next past same very single first other few"
) | {
    "several",
    "couple",
    "whole",
    "following",
    "previous",
}
_TIMES = (
    word_set("spring summer autumn fall winter christmas easter weekend term night morning")
    | word_set("afternoon evening day week month year decade")
    | frozenset(syntax.MONTHS)
    | word_set("monday tuesday wednesday thursday friday saturday sunday yesterday today")
)
# Words beside a time that belong to it: "two days **ago**"; not "two days off".
_BESIDE_TIMES = word_set(
    "ago later before afterwards after earlier gone morning afternoon evening night"
)
_ARTICLES = frozenset({"the", "this", "that", "these", "those", "a", "an"})
_BEGINNING = syntax.DETERMINERS | lists.OWNERS
# How many words stand before what of one's own a phrase may name: "having lost **my** job I …".
_OWNED_BEHIND = {**dict.fromkeys(_OF_PHRASES, 2), "being": _FAR, "having": _FAR}
_MINE = frozenset({"my", "our"})
_YEAR = 4  # digits
_NEAR = 5  # words of "my last long day", at most


def lead_of(words: Sequence[str]) -> int:
    """Return where the subject begins behind a phrase such as "at 48" or "in the evenings".

    Args:
        words: those of a part of a sentence, in lower case.

    Example:
        >>> texts = "at 48 i rowed", "these days i row", "back in spring the vet came", "these leak"
        >>> [lead_of(text.split()) for text in texts]
        [2, 2, 3, 0]
    """
    timed = _times(words)
    if timed and timed < len(words):
        follows = words[timed]
        reckoned = words[timed - 1] in _BESIDE_TIMES or _is_number(words[0]) or "other" in words[:2]
        if follows in _BEGINNING - {"that"} or (reckoned and follows in syntax.NOMINATIVES):
            return timed  # "ten years ago **I** …"; not "a year **we** spent there"
    if not words:
        return 0
    first = words[0]
    if (first in _OF_TIMES and not timed) or _counts_subject(words):
        return 0
    if first in _OF_PHRASES and words[1:2] not in ((_OF_PHRASES[first],), [_OF_PHRASES[first]]):
        return 0
    owned = _OWNED_BEHIND.get(first, 1)  # "thanks to **my** aunt I row"
    if first in syntax.PREPOSITIONS or first in _OPENING or first[0].isdigit():
        for index in range(1, min(len(words), _FAR)):
            word = words[index]
            if (word in syntax.PRONOUNS and word != "you") or (word in _MINE and index > owned):
                return _behind_owned(words, index) if word in _MINE else index
    return 0


def _counts_subject(words: Sequence[str]) -> bool:
    """Tell whether words begin with how many a subject has: "two oars were taken from our boat"."""
    if words[0] not in _COUNTING:
        return False
    known = syntax.PRONOUNS | _MINE | syntax.AUXILIARIES
    return next((word for word in words[1:_FAR] if word in known), "") in syntax.AUXILIARIES


def _behind_owned(words: Sequence[str], at: int) -> int:
    """Return where the subject begins at, or behind, what is one's own: "at the end of my day I …".

    Behind a preposition that is a part of the phrase, and a pronoun behind it is the subject.
    """
    if words[at - 1] not in syntax.PREPOSITIONS:
        return at
    ahead = range(at + 2, min(len(words) - 1, at + _NEAR))
    return next((i for i in ahead if words[i] in syntax.NOMINATIVES - {"you"}), at)


def _times(words: Sequence[str]) -> int:
    """Return how many words a phrase at the beginning has that says when; 0 for none."""
    at = 0
    while at < len(words) and words[at] in _LOOSELY:
        at += 1
    preposed = at < len(words) and words[at] in syntax.PREPOSITIONS
    at += preposed
    begun = at
    while at < len(words) and (words[at] in _ARTICLES | _NUMBERING or _is_number(words[at])):
        at += 1
    pointed = "the" in words[begun:at] and "other" not in words[begun:at] and not preposed
    if at >= len(words) or not _is_time(words[at]) or pointed:
        return 0  # "the day I left"
    at += 1
    if at == 1 and not syntax.is_plural_noun(words[0]) and words[0] not in {"yesterday", "today"}:
        return 0
    while at < len(words) and (words[at] in _BESIDE_TIMES or _is_number(words[at])):
        at += 1
    if at + 1 < len(words) and words[at] in {"in", "of", "a", "each", "every", "per"}:
        at += 2 if _is_time(words[at + 1]) else 0  # "two days **a week** i row"
    return at


def _is_number(word: str) -> bool:
    return word[0].isdigit() or word in syntax.NUMBERS


def _is_time(word: str) -> bool:
    return (
        word in _TIMES
        or (word.endswith("s") and word[:-1] in _TIMES)
        or (word.isdigit() and len(word) == _YEAR)
    )


def is_phrase(rest: Sequence[str]) -> bool:
    """Tell whether a subject follows what a preposition governs: "since **the stroke** I limp".

    Args:
        rest: the words behind a word that is a preposition and a link.

    Example:
        >>> is_phrase("the stroke i have limped".split())
        True
        >>> is_phrase("the landlord raised my rent".split())
        False
    """
    for index in range(2, min(len(rest), _FAR)):
        word, before = rest[index], rest[index - 1]
        if before in syntax.AUXILIARIES or _is_past(before):
            return False
        own = word in {"my", "our", "i", "we", "he", "she", "they"}
        if own and NOUN in classes(before):
            return True
    return False


def _is_past(word: str) -> bool:
    """Tell whether a word is a form that states what was done: "raised", not "rent"."""
    known = bases(word, VERB)
    return bool(known) and known[0] != word and word.endswith("ed")
