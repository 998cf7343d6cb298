"""Questions within what a text lets anybody have at most: "a pet" of "You can have up to two pets".

So are those of a text that denies only what is above: "You may not have more than two pets".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic.inquiry.amounts_named import Amount, denies_more, named, rate_in
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.beyond_cap import LEAVE, MONEY, caps_of, is_beyond, is_of_same, more_asked
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.outright import holds_outright
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.supposed import before_case
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.syntax import NUMBERS, TIME_UNITS
from cmr_logic.text import key

_ONE = frozenset({"a", "an"})  # what names one of some things: "**a** pet"; not "any pets"
# Words of a cap that limit nothing else: "no more **than** two", "at **most** two".
_OF_CAPS = ("than", "most", "more")


def with_caps_granted(rule: Rule, question: Question) -> Rule:
    """Return a rule whose denials of more than so many let one have as many.

    They do where a question is about the very things: "Can I have a permit?" of "Members may not
    hold more than two permits" asks whether one is a member.

    Args:
        rule: the rule.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members may not hold more than two permits.")
        >>> asked = "Can I hold a permit?", "Can I swim?"
        >>> [with_caps_granted(rule, read_question(q)).provisions[0].positive for q in asked]
        [True, False]
    """
    if not _asks_for_some(question):
        return rule
    granted = [_granted(rule, p, question) for p in rule.provisions]
    if all(new is old for new, old in zip(granted, rule.provisions, strict=True)):
        return rule
    return replace(rule, provisions=tuple(granted))


def asks_within_cap(rule: Rule, chosen: Sequence[Provision], question: Question) -> bool:
    """Tell whether a question asks for no more than a text lets anybody have.

    Args:
        rule: the rule.
        chosen: the provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can borrow up to six books a week.")
        >>> asked = "Can I borrow a book?", "Can I borrow six books?", "Can I borrow a lamp?"
        >>> [asks_within_cap(rule, rule.provisions, read_question(each)) for each in asked]
        [True, True, False]
    """
    chosen = chosen or rule.provisions
    if len(chosen) != 1 or not _asks_for_some(question):
        return False
    (provision,) = chosen
    caps = [cap for p, cap in caps_of(rule) if p is provision]
    bare = provision.force is Force.STATES or not has_logic(provision)
    if len(caps) != 1 or not bare or not provision.positive:
        return False
    plain = frozenset(map(key, NUMBERS)) | GENERAL | TIME_UNITS
    asked = {word for word in question.keys - plain if not word[:1].isdigit()}
    if not (asked or question.keys & provision.keys) or not asked <= provision.keys:
        return False
    return _is_within(provision, caps[0], question) and _holds(rule, provision, question)


def _holds(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a cap holds of anybody, but for the words that make it one."""
    said = tuple(word for word in question.words if word not in NUMBERS)
    return holds_outright(rule, provision, replace(question, words=(*said, *_OF_CAPS)))


def _is_within(provision: Provision, cap: Amount, question: Question) -> bool:
    """Tell whether all that a question counts is within a cap: "two", "one a week"."""
    asked = " ".join(before_case(question.words))
    wanted = named(asked)
    if not cap.units.isdisjoint(MONEY) or len(wanted) > 1:
        return False
    if not wanted:  # "Can I bring my plants?" may be for more: how many is told beside
        return _asks_for_one(cap, question) and not rate_in(asked)[0]
    (each,) = wanted
    if cap.days and each.days:
        same_time = not (cap.per or each.per)
        return same_time and each.most * each.days <= cap.most * cap.days
    alike = each.per in (0.0, cap.per) and is_of_same(provision, cap, each)
    return alike and each.most <= cap.most


def _asks_for_one(cap: Amount, question: Question) -> bool:
    """Tell whether a question is for one of what a cap counts: "**a pet**"; not "my pets"."""
    words, near = question.words, 3  # words from "a" to the noun: "a parking permit"
    return not cap.days and any(
        word in _ONE and not cap.units.isdisjoint(map(key, words[at + 1 : at + 1 + near]))
        for at, word in enumerate(words)
    )


def _asks_for_some(question: Question) -> bool:
    """Tell whether a question is for leave to have or do something, and tells nothing besides."""
    plain = not (question.demand or question.denying or question.negated or question.told)
    asks = question.words[:1] != () and question.words[0] in LEAVE
    return plain and asks and not more_asked(" ".join(question.words))


def _granted(rule: Rule, provision: Provision, question: Question) -> Provision:
    """Return a provision as it bears on what a question asks for: "may not hold more than two".

    It denies nobody what is not above its cap, in whatever case: "unless you are a coach".
    """
    said = provision.conclusion.of(rule.plain).lower()
    if provision.positive or provision.demand is not None or not denies_more(said):
        return provision
    granted = replace(provision, positive=True)
    caps = [cap for p, cap in caps_of(replace(rule, provisions=(granted,))) if p is granted]
    if len(caps) != 1 or not caps[0].units.isdisjoint(MONEY):
        return provision
    about = question.deed in provision.keys if caps[0].days else caps[0].units & question.keys
    limited = provision.condition is not None or provision.exceptions
    # "You cannot claim more than one grant" promises nobody a grant
    counted = named(" ".join(before_case(question.words)))
    if not about or not (provision.subject or counted):
        return provision
    if _is_within(provision, caps[0], question):
        return replace(granted, condition=None, exceptions=()) if limited else granted
    if provision.subject is not None and not limited:
        return granted  # "Members may not hold …" asks whether one is a member
    beyond = any(is_beyond(provision, caps[0], each) for each in counted)
    return granted if beyond and not limited else provision
