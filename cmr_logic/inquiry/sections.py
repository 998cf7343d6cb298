"""Which sections of a page a question concerns, where it has several.

A page of guidance says under one heading who gets a thing, under another what it costs, and under a
third when it ends. A question is put to the sections that say what it asks for; one that names
nothing but what the whole page is about ("Am I eligible?") to those that say who qualifies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import log

from cmr_logic.inquiry.barring import ASKING, GENERAL
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Heading, Provision, Rule
from cmr_logic.relevance import stem
from cmr_logic.text import keys, word_set, words_in

# Words by which a question can ask for anything: "can I **get** one"; not "can I **use** one".
_ANYTHING = {stem(word) for word in (GENERAL | ASKING) - word_set("use open make")}
_LEAST = 2  # sections that say something: fewer make no page
_SHARE = 0.75  # a section counts as meant from this share of the best match on
# How much a word of a question counts by where a section has it.
_CONCLUDED, _HEADED, _MENTIONED = 1.0, 1.0, 0.25


@dataclass(frozen=True, slots=True)
class _Section:
    """A section: its heading, its provisions, and the stems of what it says by where it does."""

    heading: Heading
    provisions: tuple[Provision, ...]
    headed: frozenset[str]
    concluded: frozenset[str]
    mentioned: frozenset[str]


def in_sections(rule: Rule, question: Question) -> Rule:
    r"""Return a rule with no provisions but those of the sections that a question concerns.

    Args:
        rule: the rule of a page. One without several sections is returned as it is.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("# Joining\nYou can join if you row.\n# Fees\nYou pay £5 if you work.")
        >>> concerned = in_sections(rule, read_question("Do I have to pay?"))
        >>> [provision.conclusion.of(rule.text) for provision in concerned.provisions]
        ['You pay £5']
    """
    sections = _sections(rule)
    if sum(any(map(has_logic, section.provisions)) for section in sections) < _LEAST:
        return rule
    meant = _named(rule, sections, question) or _qualifying(sections)
    if not meant:
        return rule
    return replace(rule, provisions=tuple(p for section in meant for p in section.provisions))


def _sections(rule: Rule) -> list[_Section]:
    """Return the sections of a text; what stands before the first heading is in none."""
    starts = [heading.span.start for heading in rule.headings]
    ends = [*starts[1:], len(rule.text)]
    return [
        _section(rule, heading, end)
        for heading, end in zip(rule.headings, ends, strict=len(starts) > 0)
    ]


def _section(rule: Rule, heading: Heading, end: int) -> _Section:
    provisions = tuple(p for p in rule.provisions if heading.span.start <= p.span.start < end)
    return _Section(
        heading,
        provisions,
        headed=_stems(heading.span.of(rule.text)),
        concluded=frozenset(stem(key) for p in provisions for key in p.keys | p.demanded),
        mentioned=_stems(rule.text[heading.span.start : end]),
    )


@lru_cache(maxsize=256)
def _stems(text: str) -> frozenset[str]:
    return frozenset(map(stem, keys(words_in(text))))


def _named(rule: Rule, sections: Sequence[_Section], question: Question) -> list[_Section]:
    """Return the sections that say best what a question names beside what the page is about."""
    title = _stems(rule.text[: rule.headings[0].span.end])
    common = _ANYTHING | title
    told = Counter(word for section in sections for word in section.mentioned)
    weights = {
        word: log(len(sections) / told[word])
        for word in map(stem, question.keys)
        if word in told and word not in common
    }
    scores = [_score(section, weights) for section in sections]
    best = max(scores)
    if not best:
        return []
    return [
        section for section, score in zip(sections, scores, strict=True) if score >= _SHARE * best
    ]


def _score(section: _Section, weights: dict[str, float]) -> float:
    """Rate a section by what it says of the words of a question; 0 where it demands nothing."""
    if not section.provisions:
        return 0.0
    places = (
        (section.concluded, _CONCLUDED),
        (section.headed, _HEADED),
        (section.mentioned, _MENTIONED),
    )
    return sum(
        weight * max((share for said, share in places if word in said), default=0.0)
        for word, weight in weights.items()
    )


def _qualifying(sections: Sequence[_Section]) -> list[_Section]:
    """Return the sections of who qualifies, with those below them."""
    found: list[_Section] = []
    above: int | None = None
    for section in sections:
        level = section.heading.level
        if section.heading.qualifying:
            above = level
        elif above is not None and level <= above:
            above = None
        if above is not None:
            found.append(section)
    return found
