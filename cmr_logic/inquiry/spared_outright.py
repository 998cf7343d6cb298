"""Duties that a text spares everybody, asked about: "**You do not have to repay it**"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.bare import Scored, says_thing_needed
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.burdens import burden_lifted
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.outright import holds_outright
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.words.people_nouns import GENERIC
from cmr_logic.text import key, keys, word_set, words_in

# Openings of what is said of everybody, or of a thing: "**you** need not"; not "cooks need not".
_SUBJECTS = word_set("you it they this these there the no your") | GENERIC
_IS_THERE = frozenset({("is", "there"), ("are", "there")})
_OWNING = keys(tuple(word_set("have own hold need")))
_NUMBER = frozenset({"number"})  # "no limit on the **number** of replacements"
_BURDEN = 3  # words up to the noun: "is there **a charge**", "is there any upper limit"


def spared_outright(rule: Rule, scored: list[Scored], question: Question) -> Provision | None:
    """Return the statement that spares everybody what a question asks a duty of, None for none.

    Where the text demands the deed of somebody as well, it says more than that.

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.inquiry.scoring import scores
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Sailors can get a loan if they row. It does not have to be repaid.")
        >>> asked = map(read_question, ("Do I have to repay the loan?", "Can I get a loan?"))
        >>> [spared_outright(rule, scores(rule, each), each) is not None for each in asked]
        [True, False]
    """
    asked = question.words[:2] in _IS_THERE
    if not (question.demand or asked) or question.negated:
        return None
    for provision, _ in scored:
        lifted = asked and _lifts(rule, provision, question)
        bare = provision.implied is not None and not has_logic(provision)
        bare = bare or (lifted and _is_of_what_is_asked(rule, provision, question))
        if provision.positive or not bare or not _is_of_everybody(rule, provision):
            continue
        if lifted or (provision.waives and _says_duty(provision, question)):
            others = [p for p, _ in scored if p is not provision]
            if any(_demands_it(p, provision, question, lifted=lifted) for p in others):
                return None
            return provision
    return None


# What changes nothing: "you can join **whether or not** you row", "**even if you do not** row".
_ANYWAY = re.compile(
    r"(?:whether or not|even if (?:you|they) (?:do not|don['’]t|have no|are not|aren['’]t))"
    r"\s+([^.,;:()\n]+)",
    re.IGNORECASE,
)


def _is_of_everybody(rule: Rule, provision: Provision) -> bool:
    """Tell whether a statement is of whoever reads, or of a thing: not "**Cooks** need not pay"."""
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return words[:1] != () and words[0] in _SUBJECTS


def makes_no_difference(rule: Rule, question: Question) -> bool:
    """Tell whether a text says that what a question asks a duty of makes no difference.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can join whether or not you own a boat. You must row.")
        >>> asked = map(read_question, ("Do I need a boat?", "Do I have to row?", "Can I join?"))
        >>> [makes_no_difference(rule, question) for question in asked]
        [True, False, False]
    """
    asked = question.keys - _OWNING
    if not question.demand or question.negated or not asked:
        return False
    others = [p.demanded for p in rule.provisions if p.force is Force.DEMANDS]
    said = (keys(words_in(found[1].lower())) for found in _ANYWAY.finditer(rule.plain))
    return any(asked <= each for each in said) and all(asked.isdisjoint(each) for each in others)


def is_spared_outright(rule: Rule, chosen: Sequence[Provision], question: Question) -> bool:
    """Tell whether all that a question concerns spares everybody the duty that it asks about.

    Args:
        rule: the rule text.
        chosen: the provisions that it concerns.
        question: what is asked.
    """
    spared = spared_outright(rule, [(p, 1.0) for p in rule.provisions], question)
    alone = spared is not None and tuple(chosen) == (spared,)
    return alone and holds_outright(rule, chosen[0], question)


def _says_duty(provision: Provision, question: Question) -> bool:
    """Tell whether a waiver names the deed that a question asks a duty of, or all that it asks."""
    said = provision.keys - provision.about
    deed = question.deed
    if not deed:
        return question.keys <= provision.keys and bool(question.keys & said)
    return deed in said and deed not in GENERAL


def _lifts(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a statement says that there is none of what a question asks whether there is."""
    burden = burden_lifted(rule, provision)
    return bool(burden) and burden in map(key, question.words[2 : 2 + _BURDEN])


def _is_of_what_is_asked(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a statement says no more of a burden than a question does."""
    names = () if provision.condition is None else clause_ids(provision.condition)
    told = frozenset[str]().union(*(rule.clause(name).keys for name in names))
    return (
        bool(told)
        and (told - _NUMBER <= question.keys or told > _NUMBER)
        and not provision.exceptions
    )


def _demands_it(
    provision: Provision, sparing: Provision, question: Question, *, lifted: bool
) -> bool:
    """Tell whether a provision demands what another spares, or says it of some: "pay a charge".

    Not where a question names all of what is spared, and more than what is demanded.
    """
    named = provision.keys | provision.demanded
    if not lifted and says_thing_needed(provision, question):
        return True
    # "Do I need a pass?": "You need **one** if you row"
    pointing = not (named or question.deed) and provision.force is Force.DEMANDS
    elsewhere = question.keys <= sparing.keys and bool(question.keys - named)
    if not (lifted or pointing) and elsewhere:
        return False
    if lifted or pointing:
        return has_logic(provision) and (
            pointing or not named.isdisjoint(question.keys & {"charge", "fee"})
        )
    if provision.force is not Force.DEMANDS and not provision.waives:
        return False
    if not question.deed:  # "Do I need a pass?": "You need a pass if you row"
        return bool(question.keys) and question.keys - _OWNING <= named
    return question.deed in named
