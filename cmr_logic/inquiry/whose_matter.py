"""Provisions that name no more than whom a question is about: "**A child** may row"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.barring import ELIGIBLE
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.praise import grants
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.words.people_nouns import BODIES
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.text import words_in

_ASKERS = (("i",), ("we",))
# Verbs by which whoever asks wants to be one of some people: "can I **become** a member?"; not
# "can I bring a member?".
_BECOMING = frozenset({"become", "be"})
_INDEFINITE = frozenset({"a", "an"})
_YOU = "you"


def without_things_of_people(scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what is said of a thing of theirs, where nothing says more than whom one asks for.

    "A child may travel alone if …. Child **fares** are half price" of "Can my daughter go by bus?":
    what a child may do is nearer than what its fare is.

    Args:
        scored: the provisions with how far they say what is asked.
        question: what is asked.
    """
    people = frozenset(word for word in question.keys - BODIES if is_person(word))
    if not people or _asks_to_be_one(question):
        return scored
    said = frozenset[str]().union(*(_said(p, question) for p, score in scored if score > 0))
    doing = [p for p, score in scored if score > 0 and has_logic(p) and _is_of_people(p)]
    if not doing or not said <= people:
        return scored
    return [(p, score) for p, score in scored if not score or not p.about or _is_of_people(p)]


def _asks_to_be_one(question: Question) -> bool:
    """Tell whether a question is for being one of some people: "Can I **become a member**?"."""
    words = question.words
    return any(verb in _BECOMING and article in _INDEFINITE for verb, article in pairwise(words))


def without_things_beside(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out which things qualify where a question is whether the one who asks does.

    "Growers can take part if …. Leased **land** is eligible" of "Can I take part?": who has such
    land need not be one of the growers.

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.
    """
    if not question.helping and question.words[1:2] not in _ASKERS:
        return scored
    if not any(has_logic(p) and grants(p) and _is_of_asker(rule, p) for p, _ in scored):
        return scored
    stems = frozenset(map(stem, question.keys))
    return [(p, score) for p, score in scored if _is_of_asker(rule, p) or not _is_thing(p, stems)]


def _is_of_asker(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision is about whoever asks: "**you** can row", "**cooks** can row"."""
    if provision.subject is None:
        return words_in(provision.conclusion.of(rule.plain).lower())[:1] == (_YOU,)
    said = (rule.clause(name).statement for name in clause_ids(provision.subject))
    return any(words_in(each.lower())[:1] == (_YOU,) for each in said)


def _is_thing(provision: Provision, asked: frozenset[str]) -> bool:
    """Tell whether a provision says which things qualify, and no question names these."""
    about = provision.about
    if not about or ELIGIBLE.isdisjoint(provision.keys) or not grants(provision):
        return False
    return not any(is_person(word) or is_said_in(word, asked) for word in about - ELIGIBLE)


def _said(provision: Provision, question: Question) -> frozenset[str]:
    """Return the words of a question that a provision says, or others like them."""
    stems = frozenset(map(stem, provision.keys))
    return frozenset(word for word in question.keys if is_said_in(word, stems))


def _is_of_people(provision: Provision) -> bool:
    """Tell whether a provision is about people, and no thing of theirs."""
    return bool(provision.about) and all(map(is_person, provision.about))
