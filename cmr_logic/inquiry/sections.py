"""Which sections of a page a question concerns, where it has several.

A page of guidance says under one heading who gets a thing, under another what it costs, and under a
third when it ends. A question is put to the sections that say what it asks for; one that names
nothing but what the whole page is about ("Am I eligible?") to those that say who qualifies.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence, Set
from functools import lru_cache
from math import log

from cmr_logic import syntax
from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.barring import ASKING, COSTS, GENERAL
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.item_named import own_keys
from cmr_logic.inquiry.page_parts import is_page_part
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Heading, Provision, Rule
from cmr_logic.provisions.verbs.predicates import is_denial
from cmr_logic.records import record, replace
from cmr_logic.relevance import stem, synonyms
from cmr_logic.text import keys, word_set, words_in

# Words by which a question can ask for anything: "can I **get** one"; not "can I **use** one".
_ANYTHING = {stem(word) for word in (GENERAL | ASKING) - word_set("use open make")}
_COSTS = {stem(word) for word in COSTS}
_LEAST = 2  # sections that say something: fewer make no page
_SHARE = 0.75  # a section counts as meant from this share of the best match on
# How much a word of a question counts by where a section has it.
_CONCLUDED, _HEADED, _MENTIONED = 1.0, 0.5, 0.25
_DEED_HEADED = 1.5  # what the verb of the question counts in a heading that is about that deed
# Words behind the deed of a heading that leave it the matter: "Joining **the** club".
_OBJECTS = syntax.DETERMINERS | {"a", "us", "and", "or"}
# Words of headings above what something does not reach, which name nothing else: "Exclusions".
_LEFT_OUT = keys(
    words_in("exceptions exclusions limitations restrictions excluded exempt exemptions")
)
_FEW = 3  # words of such a heading
_IN_OTHER_WORDS = 0.5  # share of that which a synonym counts
_TOPIC = 0.3  # what a word of the page's title counts in a conclusion, beside a word of its own


@record(frozen=True, slots=True)
class _Section:
    """A section: its heading, its provisions, and the stems of what it says by where it does.

    A deed is what its heading is about alone, perhaps nothing: "**Joining**"; above are the stems
    of the headings that it stands below.
    """

    heading: Heading
    above: frozenset[str]
    provisions: tuple[Provision, ...]
    headed: frozenset[str]
    deed: str
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
    meant = _of_takers(sections, question) or _named(rule, sections, question)
    meant = meant or _qualifying(sections)
    if not meant:
        return _without_page_parts(rule, sections, question)
    meant = _with_other_sides(rule, sections, meant)
    return replace(rule, provisions=tuple(p for section in meant for p in section.provisions))


def _of_takers(sections: Sequence[_Section], question: Question) -> list[_Section]:
    """Return the sections of who qualifies where they speak of all that a question names.

    "**Who qualifies** A boat qualifies if …. **Other boats** …" of "Does my boat qualify?".
    """
    named = {stem(word) for word in question.keys} - _ANYTHING
    if not question.qualifying or not named:
        return []
    found = _qualifying(sections)
    said = frozenset[str]().union(*(section.concluded for section in found))
    return found if named <= said else []


def _without_page_parts(rule: Rule, sections: Sequence[_Section], question: Question) -> Rule:
    """Return a rule without the parts of a page that say how one asks for a thing, and the like.

    "**How to apply** You need an account" is no condition. A duty may stand anywhere.
    """
    told = [section for section in sections if is_page_part(section.heading.span.of(rule.plain))]
    beside = {id(p) for section in told for p in section.provisions}
    others = tuple(p for p in rule.provisions if id(p) not in beside)
    if question.demand or not beside or not any(map(has_logic, others)):
        return rule
    return replace(rule, provisions=others)


def _with_other_sides(
    rule: Rule, sections: Sequence[_Section], meant: Sequence[_Section]
) -> list[_Section]:
    """Return sections with those that say when what they say is not so.

    "**What is covered** …" goes with "**What is not covered** We will not pay if …" right below it.
    """
    known = {id(section) for section in meant}
    above: _Section | None = None
    for section in sections:
        turned = above is not None and _turns(rule, section.heading, above.heading)
        if above is not None and turned and id(above) in known:
            known.add(id(section))
        elif not turned:
            above = section
    return [section for section in sections if id(section) in known]


def _turns(rule: Rule, heading: Heading, above: Heading) -> bool:
    """Tell whether a heading denies what the one above it says: "When you can’t row"."""
    if heading.level != above.level:
        return False
    said, before = (words_in(each.span.of(rule.plain)) for each in (heading, above))
    told = keys(said)
    denied = is_denial(said) and not is_denial(before)
    return (denied and told <= keys(before)) or (
        told != frozenset() and told <= _LEFT_OUT and len(said) <= _FEW
    )


def _sections(rule: Rule) -> list[_Section]:
    """Return the sections of a text; what stands before the first heading is in none.

    One that opens pointing back is part of the one before: "Fees … **Exemptions**: members".
    """
    headings = _opening_anew(rule)
    starts = [heading.span.start for heading in headings]
    ends = [*starts, len(rule.plain)][1:]
    inside: list[list[Provision]] = [[] for _ in starts]
    for provision in rule.provisions:
        at = bisect_right(starts, provision.span.start)
        if at:
            inside[at - 1].append(provision)
    above = _above(rule, headings)
    return [_section(rule, *each) for each in zip(headings, above, ends, inside, strict=True)]


def _above(rule: Rule, headings: Sequence[Heading]) -> list[frozenset[str]]:
    """Return the stems of the headings that each heading stands below: "## Loans | ### Who"."""
    open_: list[tuple[int, frozenset[str]]] = []
    found: list[frozenset[str]] = []
    for heading in headings:
        while open_ and open_[-1][0] >= heading.level:
            open_.pop()
        found.append(frozenset[str]().union(*(stems for _, stems in open_)))
        open_.append((heading.level, _stems(heading.span.of(rule.plain))))
    return found


def _opening_anew(rule: Rule) -> list[Heading]:
    """Return the headings of a text below which nothing stands that points back at the start."""
    starts = [heading.span.start for heading in rule.headings]
    first: dict[int, bool] = {}
    for provision in rule.provisions:
        first.setdefault(bisect_right(starts, provision.span.start), _leans_back(provision))
    return [
        heading
        for at, heading in enumerate(rule.headings, 1)
        if at == 1 or not first.get(at, False)
    ]


def _leans_back(provision: Provision) -> bool:
    return provision.anaphoric or (provision.linked and bool(provision.denying))


def _section(
    rule: Rule,
    heading: Heading,
    above: frozenset[str],
    end: int,
    provisions: Sequence[Provision],
) -> _Section:
    return _Section(
        heading,
        above,
        tuple(provisions),
        headed=_stems(heading.span.of(rule.plain)) | above,
        deed=_deed_headed(heading.span.of(rule.plain)),
        concluded=frozenset(
            stem(key)
            for p in provisions
            for key in (p.keys | p.demanded).union(*(own_keys(rule, name) for name in _listed(p)))
        ),
        mentioned=_stems(rule.plain[heading.span.start : end]) | above,
    )


def _deed_headed(heading: str) -> str:
    """Return the stem of the deed that a heading opens with: "**Cancelling** your pass"."""
    words = words_in(heading)
    opening = next((at for at, word in enumerate(words) if word.isalpha()), len(words))
    deed = words[opening] if opening < len(words) else ""
    alone = len(words) <= opening + 1 or words[opening + 1] in _OBJECTS
    return stem(deed) if alone and syntax.ends_in_ing(deed) else ""


def _listed(provision: Provision) -> tuple[str, ...]:
    """Return the clauses of the list that completes a conclusion: "Members must not: …"."""
    return () if provision.alternatives is None else clause_ids(provision.alternatives)


@lru_cache(maxsize=256)
def _stems(text: str) -> frozenset[str]:
    return frozenset(map(stem, keys(words_in(text))))


def _named(rule: Rule, sections: Sequence[_Section], question: Question) -> list[_Section]:
    """Return the sections that say best what a question names beside what the page is about."""
    title, apart = _title(rule)
    asked = {stem(word) for word in question.keys}
    headed = apart | ({section.deed for section in sections} & {stem(question.deed)})
    named = asked - (_ANYTHING - headed) - title
    told = ((word, sum(bool(_said(word, s.mentioned)) for s in sections)) for word in named)
    weights = {word: log(len(sections) / times) for word, times in told if times}
    if not any(weights.values()):
        return []
    # What the page is about counts where something else is named: "Can I rent an allotment?".
    scores = [
        _score(section, weights, stem(question.deed))
        + _TOPIC * len(asked & title & section.concluded)
        for section in sections
    ]
    best = max(scores)
    meant = [
        section for section, score in zip(sections, scores, strict=True) if score >= _SHARE * best
    ]
    return _told_apart(rule, meant, named)


def _title(rule: Rule) -> tuple[frozenset[str], frozenset[str]]:
    """Return the stems of what a whole page is about, and those that tell its sections apart.

    The first heading says the former. Of headings of one kind it is what all share, and the rest
    tells them apart: "Day **pass** … | Season **pass** …".
    """
    first, none = rule.headings[0], frozenset[str]()
    if rule.plain.startswith(":", first.span.end):
        return none, none  # "Boat pass: a card for ferries.": one matter among others
    title = _stems(rule.plain[: first.span.end])
    others = [_stems(h.span.of(rule.plain)) for h in rule.headings[1:] if h.level == first.level]
    shared = title.intersection(*others) if others else none
    return (shared, title.union(*others) - shared) if shared else (title, none)


def _told_apart(rule: Rule, meant: list[_Section], named: Set[str]) -> list[_Section]:
    """Return sections without those of the same heading that stand below others than are named.

    "Gold card | **Cost** … | Blue card | **Cost** …" of "What does a blue card cost?".
    """
    best: dict[str, int] = {}
    rated = [
        (section.heading.span.of(rule.plain).lower(), len(section.above & named))
        for section in meant
    ]
    for headed, common in rated:
        best[headed] = max(common, best.get(headed, 0))
    return [
        section
        for section, (headed, common) in zip(meant, rated, strict=True)
        if common == best[headed]
    ]


def _score(section: _Section, weights: dict[str, float], deed: str) -> float:
    """Rate a section by what it says of the words of a question.

    Args:
        section: the section.
        weights: the words, and what each counts.
        deed: the verb of the question; a heading may have a noun of that form: "Rent".
    """
    if not section.provisions:
        return 0.0
    named = _DEED_HEADED * weights.get(deed, 0.0) if deed and section.deed == deed else 0.0
    return named + sum(
        weight
        * (
            _MENTIONED * _said(word, section.mentioned)
            + _CONCLUDED * _said(word, section.concluded)
            + _HEADED * _said(word, section.headed - {deed})
        )
        for word, weight in weights.items()
    )


def _said(word: str, stems: Set[str]) -> float:
    """Return how far a word is said: 1 by itself, or paying by any word of cost, less in others."""
    if word in stems or (word in _COSTS and not _COSTS.isdisjoint(stems)):
        return 1.0
    return 0.0 if synonyms(word).isdisjoint(stems) else _IN_OTHER_WORDS


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
