"""A story with what points at somebody put in their name: "my gran, who's 81", "She's 81".

What "who", "she" or "it" says of one who was named is read like what is said of them by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.antecedents import NEVER
from cmr_logic.text import words_in

_WORD = re.compile(r"[A-Za-z][\w-]*")
_RELATIVE = re.compile(r",?\s(?:who|which|that)(?=['’]s\b|\s)")
# Pronouns as subjects: "**she** is 81", "my gran rows, **she**'s 81"; not "her".
_SHE = re.compile(r"\b(?:[Hh]e|[Ss]he)\b(?!-)")
_IT = re.compile(r"(?:(?<=[.!?]\s)It|(?<=,\s)it)\b")
_SENTENCE_END = re.compile(r"[.!?]\s")
_MINE = re.compile(r"\b(?:my|our)\s(?:[a-z-]+\s)?$", re.IGNORECASE)
_WHOSE = re.compile(r"['’]s\s[a-z]")  # "my **aunt's** cat"
_JOINED = re.compile(r"[^.!?]*\b(?:and|or|with)\s(?:an?|my|our|the|some)\s")
_FRIEND = "friend"  # whoever is no kin, nor a thing of one's own


@record(frozen=True, slots=True)
class Retold:
    """A story that names somebody where it pointed at them.

    Args:
        noun: what they are called.
        mine: they, or it, is called one's own.
        text: the story.
        edits: where its words were put in, how many characters longer they made it.
    """

    noun: str
    mine: bool
    text: str
    edits: Sequence[tuple[int, int]]

    def told(self, index: int) -> int:
        """Return where in the story as it was told a place in it is.

        Args:
            index: the place.

        Example:
            >>> again = list(retellings("I row with my gran. She's 81.", 0, 18, ("gran",)))[0]
            >>> again.told(31), again.told(5)
            (27, 5)
        """
        return index - sum(longer for start, longer in self.edits if start < index)


def retellings(text: str, start: int, end: int, heads: Sequence[str]) -> Iterator[Retold]:
    """Yield a story with what points at somebody named in some of its words put in their name.

    Args:
        text: the story.
        start: where the words begin.
        end: where they end.
        heads: what those are compared by of whom it may be.

    Example:
        >>> [each.text for each in retellings("I row with my gran, who's 81.", 0, 18, ("gran",))]
        ["I row with my gran. My gran's 81."]
        >>> [each.text for each in retellings("I own a raft. It leaks.", 0, 12, ("raft",))]
        ['I own a raft. My raft leaks.']
        >>> [each.text for each in retellings("I row with Ben. My boss is 81.", 0, 14, ("ben",))]
        ['I row with Ben. My boss is 81.']
    """
    for word in _WORD.finditer(text, start, end):
        head = word_key(word[0].lower())
        if head not in heads or _WHOSE.match(text, word.end()) is not None:
            continue
        mine = _MINE.search(text, max(word.start() - 20, 0), word.start()) is not None
        living = _is_living(head)
        noun = word[0].lower() if mine or not living else _FRIEND
        if noun == _FRIEND != word[0].lower() and _FRIEND in text:
            continue
        yield _retold(text, word.end(), head, Retold(noun, mine, "", ()), living=living)


def _retold(text: str, behind: int, head: str, so: Retold, *, living: bool) -> Retold:
    """Return a story with what points back at somebody named before some place in their name."""
    owner, spots = f"My {so.noun}", []
    relative = _RELATIVE.match(text, behind)
    if relative is not None:
        spots.append((relative.start(), relative.end(), f". {owner}"))
    following = relative.end() if relative is not None else behind
    if living:
        spots += [
            (each.start(), each.end(), owner)
            for each in _SHE.finditer(text, following)
            if _is_meant(each[0].lower(), text[: each.start()], head)
        ]
    elif (
        (it := _IT.search(text, following)) is not None
        and not _is_further_on(text, behind, it)
        and _JOINED.match(text, behind) is None  # "a car and a boat. It leaks"
    ):
        spots.append((it.start(), it.end(), owner))
    told, edits, last = "", [], 0
    for first, after, words in spots:
        told += text[last:first] + words
        edits.append((len(told) - 1, len(words) - (after - first)))
        last = after
    return Retold(so.noun, so.mine, told + text[last:], tuple(edits))


def _is_further_on(text: str, behind: int, it: re.Match[str]) -> bool:
    """Tell whether "it" stands in a sentence further on than the next."""
    return len(_SENTENCE_END.findall(text, behind, it.start())) > 1


def _is_meant(pronoun: str, before: str, head: str) -> bool:
    """Tell whether "he" or "she" stands for one named before, as nobody else is."""
    if head in NEVER.get(pronoun, frozenset()):
        return False
    others = {key for key in keyed(words_in(before.lower())) if key and _is_living(key)}
    return all(covers((head,), key) or covers((key,), head) for key in others)


def _is_living(key: str) -> bool:
    """Tell whether a word is for a person or an animal, of whom "he" or "she" is said."""
    named = key in lists.OTHERS | lists.GIVEN_NAMES or is_person(key)
    return named or covers((key,), "animal") or covers((key,), "relative")
