"""What a follow-up says that something is not, beside what it is: "a cat **and not a dog**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.relevance import is_said_in, stem
from cmr_logic.text import key, word_set, words_in
from cmr_logic.text.number_names import SMALL

_NOT = frozenset({"not", "n't"})
# What stands ahead of "not" in a contrast: "a cat **and** not a dog"; not "is not a cat".
_AHEAD = frozenset({",", "and", "but", ";", "-", "("})
# Words for "and nothing else": "**only** a boat", "**just** a boat"; not "just now".
_ONLY = frozenset({"only", "merely", "solely", "exclusively"})
_JUST = frozenset({"just", "simply"})
# Behind "just", where it says so: "just **a** boat", "just **in** Wales"; not "just moved".
_NAMING = frozenset({"a", "an", "the", "your", "on", "in", "at", "for", "by", "with"})
# Words that set off what is so from what might be: "**still** with us"; not "with us".
_CONTRASTING = word_set(
    "still only just instead rather another else elsewhere until nobody anymore beyond too"
)
_OTHERS = frozenset({"other", "another", "else"})  # one of them says what the others do
_BUT = "but"
_BEFORE = 2  # words before "only" at the end: "third party **only**"
# Before what was no more when something was done: "within a week **of no longer** rowing".
_CIRCUMSTANCES = frozenset({"of", "after", "since", "because"})
_NO = frozenset({"no", "not", "n't", "never", "without"})
_NOBODY_ELSE = (("nobody", "else"), ("nothing", "else"), ("no", "other"), ("nowhere", "else"))
_WITH_NO = ("with", "no")  # ", **with no** points"
_RATHER = frozenset({("rather", "than"), ("instead", "of"), ("as", "opposed")})


def contrasts(question: str, rule: str) -> bool:
    """Tell whether a follow-up has words of contrast that a rule has not.

    What those say of a clause has to be understood, or it is not known what is asked.

    Example:
        >>> contrasts("Is your pass still with the office?", "Rowers with a pass may row.")
        True
    """
    said = frozenset(words_in(rule.lower()))
    beside = _CONTRASTING.intersection(words_in(question.lower())) - said
    return bool(beside - _OTHERS if not _OTHERS.isdisjoint(said) else beside)


def contrast_at(words: Sequence[str], said: frozenset[str]) -> int:
    """Return where a contrast begins behind words that say all of a clause; their number for none.

    Args:
        words: the words of a follow-up.
        said: what the words of the clause are compared by.

    Example:
        >>> contrast_at("is it a cat and not a dog".split(), frozenset({"cat"}))
        4
        >>> contrast_at("is it not a cat".split(), frozenset({"cat"}))
        5
    """
    for at in range(1, len(words)):
        if not _opens(words, at):
            continue
        before = frozenset(stem(k) for k in map(key, words[:at]) if k)
        missed = [k for k in said if not is_said_in(k, before)]
        behind = frozenset(filter(None, map(key, words[at:])))
        most = len(missed) < len(said) and 2 * len(missed) <= len(said)
        if most and behind.isdisjoint(missed) and not behind <= said:
            return at
    return len(words)


def without_corrected(words: Sequence[str], said: frozenset[str]) -> Sequence[str]:
    """Return the words of a follow-up without what it corrects: "**not self-employed but** hired".

    Args:
        words: the words of the follow-up.
        said: what the words of the clause are compared by.

    Example:
        >>> without_corrected("are you not a guest but a member".split(), frozenset({"member"}))
        ('are', 'you', 'a', 'member')
    """
    if _BUT not in words:
        return words
    but = words.index(_BUT)
    at = next((i for i, word in enumerate(words[:but]) if word in _NOT), but)
    corrected = frozenset(map(key, words[at + 1 : but])) - {""}
    if not corrected or not corrected.isdisjoint(said):
        return words
    return (*words[:at], *words[but + 1 :]) if any(map(key, words[but + 1 :])) else words


def _opens(words: Sequence[str], at: int) -> bool:
    """Tell whether a contrast may begin with a word: ", **not**", "**rather** than"."""
    if tuple(words[at : at + 2]) in _RATHER:
        return True
    if words[at] in _AHEAD:
        if words[at] == "," and words[at + 1 : at + 3] == _WITH_NO:
            return True
        return not _NOT.isdisjoint(words[at + 1 : at + 2]) or words[at + 1 : at + 3] in _NOBODY_ELSE
    return words[at] in _CIRCUMSTANCES and not _NO.isdisjoint(words[at + 1 : at + 2])


def is_only_another(words: Sequence[str], said: frozenset[str]) -> bool:
    """Tell whether a follow-up says that all there is is another thing than a clause says.

    Numbers are compared elsewhere.

    Args:
        words: the words of the follow-up.
        said: what the words of the clause are compared by.

    Example:
        >>> is_only_another("do you only own a boat".split(), frozenset({"own", "horse"}))
        True
        >>> is_only_another("do you only own a horse".split(), frozenset({"own", "horse"}))
        False
    """
    at = next((i for i in range(len(words)) if _is_only(words, i)), 0)
    if not at:
        return False
    last = not any(map(key, words[at + 1 :]))
    focus = words[max(0, at - _BEFORE) : at] if last else words[at + 1 :]
    stems = frozenset(map(stem, said))
    another = [k for k in _content(focus) if not is_said_in(k, stems)]
    asked = frozenset(map(stem, _content(words)))
    return bool(another) and any(not is_said_in(k, asked) for k in said if not _is_number(k))


def _is_only(words: Sequence[str], at: int) -> bool:
    """Tell whether a word says that it is all: "**only** a boat", "**just** a boat"."""
    if words[at] in _ONLY:
        return words[at - 1] not in _NO
    return words[at] in _JUST and not _NAMING.isdisjoint(words[at + 1 : at + 2])


def _content(words: Sequence[str]) -> list[str]:
    """Return what words with content, that are no numbers, are compared by."""
    return [k for k in map(key, words) if k and not _is_number(k)]


def _is_number(word: str) -> bool:
    return word[0].isdigit() or word in SMALL
