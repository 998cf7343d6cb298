"""Whom a text praises something to, where it says apart who gets it: "The loan helps growers …"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.barring import GENERAL, clause_keys, denies
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.syntax import AUXILIARIES, MODALS, finite_verb, is_adverb
from cmr_logic.text import key, word_set, words_in

# Verbs that say what a thing is good for: "the grant **helps** people with repairs".
PRAISING = word_set("help support assist aim")
_IT = frozenset({("it",), ("this",)})
# Words by which the same is said of others: "it is **likewise** paid"; not "it is paid".
_TOO = frozenset({"likewise", "similarly", "equally"})


def without_praise(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out whom something is there to help where it is said who of them gets it.

    "The loan **helps** growers to replant. A grower who has lost a crop may apply."
    """
    if question.helping:
        return scored
    given = [p for p, score in scored if score > 0 and grants(p)]
    granted = [p for p in given if p.subject is not None]
    praise = [p for p in granted if _praises(rule, p)]
    if not praise:
        return scored
    told = {id(p) for p in praise if p.condition is None}
    apart = (p for p in granted if id(p) not in told and p.span.start > praise[0].span.start)
    told_of = any(each.keys & p.about for p in apart for each in praise)
    # "The loan helps growers …. **It** is paid to growers who …"
    told_of |= any(
        id(each) in told and p.subject is not None and grants(p) and _is_of_it(rule, p)
        for each, p in pairwise(rule.provisions)
        if not does_so_too(rule, each, p)
    )
    # "You can **get it** if you own a barn"
    begin = praise[0].span.start
    had = any(p.condition and p.keys <= GENERAL and p.span.start > begin for p in given)
    had = had and not any(_is_to_help(rule, p) for p in praise)
    if not (told_of or had):
        return scored
    return [pair for pair in scored if id(pair[0]) not in told]


def _praises(rule: Rule, provision: Provision) -> bool:
    """Tell whether a grant says whom something helps: "it **helps** growers"; not "income help"."""
    if provision.linked or provision.subject is None:
        return False
    said = provision.keys - provision.about
    return bool(PRAISING & said) and not PRAISING & clause_keys(rule, [provision.subject])


def _is_of_it(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision speaks of what was named before it: "**it** is paid to"."""
    return words_in(provision.conclusion.of(rule.plain).lower())[:1] in _IT


def _is_to_help(rule: Rule, provision: Provision) -> bool:
    """Tell whether a grant says what something is for: "grants are **to help** growers"."""
    said = words_in(provision.conclusion.of(rule.plain).lower())
    return any(to == "to" and verb in PRAISING for to, verb in pairwise(said))


def grants(provision: Provision) -> bool:
    """Tell whether a provision grants something, and denies nothing."""
    return provision.force is Force.GRANTS and not denies(provision)


def does_so_too(rule: Rule, ahead: Provision | None, provision: Provision) -> bool:
    """Tell whether a thing does for others what it was said to do: "**It** also **covers** cooks".

    Args:
        rule: the rule text.
        ahead: the provision before, if there is one.
        provision: a provision.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The fund helps farmers. It also helps cooks.")
        >>> does_so_too(rule, rule.provisions[0], rule.provisions[1])
        True
        >>> rule = parse("You get a permit if you row. It can be posted if you ask.")
        >>> does_so_too(rule, rule.provisions[0], rule.provisions[1])
        False
    """
    if ahead is None or not grants(ahead) or not grants(provision):
        return False
    done = _deed(rule, provision)
    return _is_of_it(rule, provision) and bool(done) and done == _deed(rule, ahead)


def _deed(rule: Rule, provision: Provision) -> str:
    """Return the key of what a provision says is done: "it **may** also **cover** cooks"."""
    words = words_in(provision.conclusion.of(rule.plain).lower())
    at = finite_verb(words)
    behind = () if at is None else words[at:]
    passed = AUXILIARIES | MODALS | _TOO
    return key(next((w for w in behind if w not in passed and not is_adverb(w)), ""))
