"""Several references for a follow-up: the other clauses that could have been asked next.

Source: Verma et al. 2020, appendix A.3, and their published script, whose output this reproduces
token by token, quirks included: nothing after the matched run makes the whole follow-up the tail,
and a run that is not found again in the follow-up counts as starting one before its beginning.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.sharc.data import answer_class
from cmr_logic.sharc.fuzzy import find_best
from cmr_logic.sharc.tokens import tokenizer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cmr_logic.sharc.data import Utterance

_SHORT_RUN = 3  # a common run of fewer tokens is not trusted
_CACHED_RULES = 64  # files keep the utterances of a rule text together
_CACHED_PLACES = 4096


@dataclass(frozen=True, slots=True)
class RuleTokens:
    """The tokens of a rule text with their offsets, and its bulleted clauses.

    Args:
        text: the rule text, lower-cased letter by letter, so that offsets hold.
        words: the tokens, lower-cased, white space included.
        starts: the offset of each token.
        ends: the offset after each token.
        clauses: for each line that begins with ``*``, its first token and the one after its last;
            the newline token belongs to it.
    """

    text: str
    words: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    clauses: tuple[tuple[int, int], ...]

    def touched(self, place: tuple[int, int]) -> set[int]:
        """Return the numbers of the clauses that share a token with a place."""
        return {
            number
            for number, (start, end) in enumerate(self.clauses)
            if start < place[1] and place[0] < end
        }


def add_references(utterances: Iterable[Utterance]) -> Iterator[Utterance]:
    r"""Yield each utterance with its ``all_answers`` made anew; the gold answer comes first.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> text = "You can join if you:\n\n* own a boat\n* row every week\n* teach sailing"
        >>> row = Utterance("u1", "t1", None, text, "Can I join?", "", (), "Do you own a boat?", ())
        >>> len(next(add_references([row])).references)
        3
    """
    for utterance in utterances:
        yield replace(utterance, all_answers=all_answers(utterance))


def all_answers(utterance: Utterance) -> tuple[str, ...]:
    r"""Return the gold answer and, for a follow-up, one more reference for each clause left to ask.

    Example:
        >>> from cmr_logic.sharc.data import Utterance
        >>> text = "You can join if you:\n\n* own a boat\n* row every week\n* teach sailing"
        >>> row = Utterance("u1", "t1", None, text, "Can I join?", "", (), "Do you own a boat?", ())
        >>> all_answers(row)[1:]
        ('do you row every week \n ?', 'do you teach sailing ?')
    """
    answer = utterance.answer
    if answer_class(answer) != "More" or "*" not in utterance.snippet:
        return (answer,)
    rule = rule_tokens(utterance.snippet)
    here = place(utterance.snippet, answer) if rule.clauses else None
    if here is None:
        return (answer,)
    asked: set[int] = set()
    for turn in utterance.history:
        earlier = place(utterance.snippet, turn.question)
        if earlier is not None:
            asked |= rule.touched(earlier)
    now = rule.touched(here)
    if now <= asked:
        return (answer,)
    left = [rule.clauses[k] for k in range(len(rule.clauses)) if k not in asked and k not in now]
    head, tail = _around(_words(answer), rule.words[here[0] : here[1]])
    more = (" ".join((*head, *rule.words[start + 1 : end], *tail)) for start, end in left)
    return (answer, *more)


@lru_cache(maxsize=_CACHED_RULES)
def rule_tokens(snippet: str) -> RuleTokens:
    r"""Return the tokens and bulleted clauses of a rule text.

    Example:
        >>> rule_tokens("If you:\n* row\n* sail").clauses
        ((4, 7), (7, 9))
    """
    document = tokenizer()(snippet)
    words = tuple(token.text.lower() for token in document)
    clauses: list[tuple[int, int]] = []
    first, line_begins = -1, True
    for index, word in enumerate(words):
        if line_begins and word == "*":
            first = index
        line_begins = "\n" in word
        if line_begins and first >= 0:
            clauses.append((first, index + 1))
            first = -1
    if first >= 0:
        clauses.append((first, len(words)))
    starts = tuple(token.idx for token in document)
    ends = tuple(token.idx + len(token.text) for token in document)
    return RuleTokens(_lower(snippet), words, starts, ends, tuple(clauses))


@lru_cache(maxsize=_CACHED_PLACES)
def place(snippet: str, question: str) -> tuple[int, int] | None:
    """Return the tokens of a rule text that a question was made from: first, and after last.

    Example:
        >>> place("You get it if you row or sail every week.", "Do you sail every week?")
        (7, 10)
    """
    rule = rule_tokens(snippet)
    asked = _words(question)
    run = SequenceMatcher(None, rule.words, asked, autojunk=False).find_longest_match()
    empty = _all_stop_words(rule.words[run.a : run.a + run.size])
    if run.size < _SHORT_RUN or empty:
        found = find_best(question.lower(), rule.text)
        if found is not None:
            near = (_nearest(rule.starts, found[0]), _nearest(rule.ends, found[1]) + 1)
            if not _all_stop_words(rule.words[near[0] : near[1]]):
                return near
    return None if empty else (run.a, run.a + run.size)


def _around(
    follow_up: tuple[str, ...], run: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the tokens of a follow-up before and after a run, with the quirks of the original."""
    at = next(
        (k for k in range(len(follow_up)) if follow_up[k : k + len(run)] == run),
        -1,
    )
    return follow_up[:at], follow_up[at + len(run) :] or follow_up


def _words(text: str) -> tuple[str, ...]:
    return tuple(token.text.lower() for token in tokenizer()(text))


def _lower(text: str) -> str:
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(low if len(low := letter.lower()) == 1 else letter for letter in text)


def _all_stop_words(words: tuple[str, ...]) -> bool:
    from spacy.lang.en.stop_words import STOP_WORDS  # noqa: PLC0415 - slow to import

    return all(word in STOP_WORDS for word in words)


def _nearest(offsets: tuple[int, ...], offset: int) -> int:
    """Return the index of the nearest of some ascending offsets, the left one of two."""
    right = bisect_left(offsets, offset)
    if right == len(offsets) or (
        right > 0 and offset - offsets[right - 1] <= offsets[right] - offset
    ):
        return max(right - 1, 0)
    return right
