"""The provisions beside those that a question means: what bars these, and what they demand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic.cues import LEAVE
from cmr_logic.expression import Any, ClauseRef, clause_ids
from cmr_logic.inquiry.another_way import grants_also
from cmr_logic.inquiry.bans_beside import bans_beside_demands
from cmr_logic.inquiry.barring import COSTS, GENERAL, bars, clause_keys, denies
from cmr_logic.inquiry.beside import said_by
from cmr_logic.inquiry.demanded_ahead import demanded_ahead
from cmr_logic.inquiry.demanded_of_rest import demands_of_rest
from cmr_logic.inquiry.done_in_time import is_done_in_time
from cmr_logic.inquiry.duties_left import is_duty_left
from cmr_logic.inquiry.how_done import how_done
from cmr_logic.inquiry.matter import asks_for_matter, is_asked_of_all
from cmr_logic.inquiry.only_so import limits_leave_before
from cmr_logic.inquiry.outright import leave_said
from cmr_logic.inquiry.qualifying import asks_to_qualify, says_how
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.relieving import stands_in, waives_some
from cmr_logic.inquiry.remedies import is_remedy
from cmr_logic.inquiry.restated import IMPLIED
from cmr_logic.inquiry.wished import is_for_other_deed
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.relevance import stem
from cmr_logic.syntax import (
    DETERMINERS,
    MODALS,
    OF_PLACES_AND_TIMES,
    PREPOSITIONS,
    VERBAL_NEGATIONS,
    WRONGS,
)
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import keys, words_in

# Words by which a question asks for leave, at its start and near it: "**may** I"; not "will I".
_LEAVE = frozenset({("can",), ("may",), ("could",)})
_ALLOWED = frozenset({"allowed", "permitted", "lawful", "legal"})
# What it is to come in, which is a deed as well: "can I **enter** with a dog"; not "can I get".
_COMING_IN = frozenset({"enter", "join", "attend"})
# How often alone something is banned: "you may not enter **twice**"; not "you may not enter".
_OFTEN = frozenset({"twice", "again", "once", "alone", "unaccompanied"})
# General words for what one has leave to do: "can I **use** the gym"; not "can I get a grant".
_USING = frozenset({"use"})
_SPARED = frozenset({"waived"})  # what one wants to be: "will my fee be **waived**"; not "refused"
_SORT = "it is "  # how the clause of a sort of thing begins
_START = 4  # words of a question that say so


def has_logic(provision: Provision) -> bool:
    """Tell whether a provision names conditions, and does not only imply them.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you pay. You can row at sea.")
        >>> [has_logic(provision) for provision in rule.provisions]
        [True, False]
    """
    return bool(provision.exceptions) or any(
        part is not None
        for part in (
            provision.condition,
            provision.demand,
            provision.subject,
            provision.alternatives,
            provision.purpose if provision.waives else None,
        )
    )


def is_order(provision: Provision) -> bool:
    """Tell whether a provision says what to do in some case, and nothing of anybody.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Ring us if you are late. You can row if you pay.")
        >>> [is_order(provision) for provision in rule.provisions]
        [True, False]
    """
    said = provision.keys and not provision.about and not provision.demanded
    return bool(said) and provision.alternatives is None and provision.aim is None


def in_company(rule: Rule, meant: Sequence[Provision], question: Question) -> list[Provision]:
    """Return the provisions that a question means, and those that qualify them, in text order.

    They are the denials whose conclusion says again what one that is meant says, the grants that
    only denials say again, and the demand to be or have something that follows a grant: "You can
    claim if …. You must be resident."

    Args:
        rule: the rule text.
        meant: the provisions that the question means.
        question: what it asks.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you pay. Crews who are late may not row.")
        >>> question = read_question("Can I row?")
        >>> len(in_company(rule, rule.provisions[:1], question))
        2
    """
    known = {id(p) for p in meant}  # provisions that say the same are not the same
    if len(meant) == 1 and _asks_leave(question) and _lets_do(rule, meant[0]):
        known.update(map(id, how_done(rule, meant[0], question)))
    beside = bans_beside_demands(rule) if _asks_leave(question) else frozenset[int]()
    candidates = [
        p
        for p in rule.provisions
        if id(p) in known
        or (has_logic(p) and not (is_remedy(rule, p, question) or is_duty_left(rule, p, question)))
        or _bars_deed(rule, p, question)
        or id(p) in beside
    ]
    candidates = [p for p in candidates if not p.item]
    if _wants(question) and all(denies(p) for p in meant):
        known.update(id(grant) for grant in _barred(rule, candidates, known, question))
        known.update(id(demand) for demand in _demanded_first(rule, candidates, known))
    if _wants(question):
        known.update(map(id, _demanded_beside(rule, candidates, known)))
        known.update(map(id, demanded_ahead(rule, candidates, known, question)))
    if known and asks_for_matter(rule, question):
        known.update(id(p) for p in candidates if is_asked_of_all(rule, p))
    said = question.keys.union(*(p.keys | _leave(rule, p) for p in candidates if id(p) in known))
    company: list[Provision] = []
    follows = False  # what stands before, with nothing but orders between, is meant
    before: Provision | None = None
    for provision in candidates:
        belongs = (
            id(provision) in known
            or (
                bars(rule, provision, said, follows=follows)
                and not (question.demand and forbids_other_deed(rule, provision, question))
            )
            or (
                follows
                and _wants(question)
                and _takes(rule, provision, before)
                and not _is_of_other_things(rule, provision, said)
            )
            or (follows and _asks_leave(question) and says_how(rule.plain, provision))
            or (follows and limits_leave_before(rule, provision))
            or (follows and demands_of_rest(provision, before, question))
            or (follows and id(provision) in beside)
            or (_wants(question) and waives_some(rule, provision, meant))
            or _bars_deed(rule, provision, question)
            or (_asks_leave(question) and is_done_in_time(rule, provision, question))
        )
        if belongs and id(provision) not in known:
            belongs = not is_for_other_deed(rule, provision, said)
        if belongs:
            company.append(provision)
        elif is_order(provision) or _is_beside(provision):
            continue
        follows, before = belongs, provision
    return company


def _bars_deed(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a statement denies the deed asked about at some time or in some way.

    "You can swim if you are 16. **You may not swim at night**": not "in the river", elsewhere.
    """
    implied = provision.implied
    if not denies(provision) or provision.denying or not isinstance(implied, ClauseRef):
        return False
    if not (_asks_leave(question) or _asks_to_come_in(question)):
        return False
    if question.deed not in provision.keys - provision.about:
        return False
    said = words_in(rule.clause(implied.clause_id).statement)
    behind = next((at for at, word in enumerate(said) if at > 1 and word in PREPOSITIONS), 0)
    again = not _OFTEN.isdisjoint(said[1:])
    if said[:1] != ("you",) or not (behind or again):
        return False
    timed = again or not TIMES.isdisjoint(said[behind:])
    other = provision.keys - question.keys - GENERAL
    return bool(other) and (timed or said[behind] not in OF_PLACES_AND_TIMES)


def _asks_to_come_in(question: Question) -> bool:
    """Tell whether a question asks for leave to come in or join: "Can I enter?"."""
    return question.words[:1] in _LEAVE and question.deed in _COMING_IN and _wants(question)


def forbids_other_deed(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a ban is on another deed than the duty asked about, which it does not bar.

    "An owner **shall not let** the pool be used at night. An owner must close the pool if …"

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members must wear a badge and may not lend it.")
        >>> asked = map(read_question, ("Do I have to wear a badge?", "Do I have to lend it?"))
        >>> [forbids_other_deed(rule, rule.provisions[1], question) for question in asked]
        [True, False]
    """
    if not denies(provision) or provision.waives or question.deed in provision.keys:
        return False
    words = words_in(provision.conclusion.of(rule.plain))
    if not (_ALLOWED | WRONGS).isdisjoint(words):
        return True  # "Glass is never allowed" of "Do I need a licence?"
    return any(m in MODALS and word in VERBAL_NEGATIONS for m, word in pairwise(words)) or (
        words[:1] == ("no",) and not MODALS.isdisjoint(words)
    )


def _lets_do(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision lets one do something in no other case than its own words imply."""
    if not has_logic(provision):
        return True
    if provision.condition is None or has_logic(replace(provision, condition=None)):
        return False
    return all(rule.clause(name).cue == IMPLIED for name in clause_ids(provision.condition))


def _is_beside(provision: Provision) -> bool:
    """Tell whether a provision only says what has to be done: "You'll have to print your card"."""
    plain = provision.subject is None and not provision.about and provision.condition is None
    return plain and provision.force is Force.DEMANDS and not provision.exceptions


def _leave(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the words for leave that a provision takes, which others may refuse: "consent"."""
    taken = [part for part in (provision.condition, provision.demand) if part is not None]
    return clause_keys(rule, taken).intersection(LEAVE)


def with_what_limits(rule: Rule, bare: Provision, question: Question) -> tuple[Provision, ...]:
    """Return a statement without conditions with the demands and denials about it.

    The statement itself is left out where its case is all that it says: "Dogs are welcome". What is
    banned is so whatever else is demanded: "You must not row. **You must pay**."
    """
    company = in_company(rule, [bare], question)
    if banned_outright(bare, company, question):
        return tuple(company) if _denies_pair(rule, bare, question) else (bare,)
    beside = _asks_leave(question) and id(bare) in bans_beside_demands(rule)
    if len(company) > 1 and not beside and not _is_narrow(rule, bare, question):
        company = [p for p in company if p is not bare]
    return tuple(company)


def _denies_pair(rule: Rule, bare: Provision, question: Question) -> bool:
    """Tell whether two things are denied together, one of which is asked for: "a loan and a gift".

    Whoever wants the loan alone must still do what else is demanded.
    """
    words = words_in(bare.conclusion.of(rule.plain).lower())
    pairs = list(pairwise(words))
    joint = next(
        (at for at, pair in enumerate(pairs) if pair[0] == "and" and pair[1] in DETERMINERS), 0
    )
    return joint > 0 and keys(words[joint:]).isdisjoint(question.keys)


def banned_outright(bare: Provision, others: Sequence[Provision], question: Question) -> bool:
    """Tell whether a statement bans what is asked for, and others only demand something else.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> question = read_question("Can I row?")
        >>> bare, *others = parse("You must not row. You must pay a fee.").provisions
        >>> banned_outright(bare, others, question), banned_outright(others[0], [bare], question)
        (True, False)
    """
    if not denies(bare) or question.demand or bare.denying or bare.waives:
        return False
    if not question.deed or stem(question.deed) not in map(stem, bare.keys):
        return False  # "You must not leave the dog alone" of "Can I adopt a dog?"
    if bare.linked and not bare.keys <= question.keys | GENERAL:
        return False  # "You must not use it **alone**" of "Can I use the sauna?"
    return all(p.positive and p.demand is not None for p in others if p is not bare)


def only_limit(
    rule: Rule, others: Sequence[Provision], grant: Provision, question: Question
) -> bool:
    """Tell whether provisions only limit what a statement grants to those it is about.

    "We pay for damage by fire or flood. We don't pay if you left the door open."
    """
    case = isinstance(grant.implied, Any) or _is_narrow(rule, grant, question)
    if (
        (question.demand and question.keys.isdisjoint(COSTS))
        or denies(grant)
        or grant.linked
        or not case
    ):
        return False
    listed = isinstance(grant.implied, Any)  # "The grant pays for ramps or lifts. You must be 60"
    return all(
        denies(p)
        or (p.force is Force.DEMANDS and (p.linked or (not listed and asks_to_qualify(rule, p))))
        for p in others
    )


def _barred(
    rule: Rule, candidates: Sequence[Provision], denials: set[int], question: Question
) -> list[Provision]:
    """Return what denials bar: the grants before them that say what is asked as they do."""
    found: list[Provision] = []
    before: Provision | None = None
    for provision in candidates:
        if before is not None and id(provision) in denials:
            case = [] if provision.condition is None else [provision.condition]
            asked = (provision.keys & question.keys) - GENERAL - clause_keys(rule, case)
            named = _named_by(rule, before)
            if _lists_criteria(rule, before):
                named |= provision.about  # "**Shops** that owe rates are not eligible"
            if asked <= named and bars(rule, provision, named, follows=True):
                found.append(before)
        elif provision.force is Force.GRANTS and not denies(provision):
            before = provision
    return found


def _lists_criteria(rule: Rule, grant: Provision) -> bool:
    """Tell whether a provision is a list below a heading for what it takes: "# Eligibility"."""
    above = [heading for heading in rule.headings if heading.span.end <= grant.span.start]
    return bool(above) and above[-1].qualifying and grant.conclusion == grant.span


def _named_by(rule: Rule, grant: Provision) -> frozenset[str]:
    """Return what a grant is about: its words, those of its heading, and what "one" stands for.

    "# Boat hire | Members go first …", "A second key is possible. You can have **one** if …".
    """
    named = grant.keys
    above = [heading for heading in rule.headings if heading.span.end <= grant.span.start]
    if above:
        named |= keys(words_in(above[-1].span.of(rule.plain)))
    if grant.linked and grant.keys <= leave_said(said_by(rule, grant)):
        at = next(at for at, each in enumerate(rule.provisions) if each is grant)
        named |= rule.provisions[at - 1].keys if at else frozenset()
    return named


def _demanded_first(
    rule: Rule, candidates: Sequence[Provision], denials: set[int]
) -> list[Provision]:
    """Return the demands to be or have something that stand right before the first denial.

    "Donors must be over 18. You can't give blood if you are ill."
    """
    first = next((at for at, p in enumerate(candidates) if id(p) in denials), 0)
    found: list[Provision] = []
    for provision in reversed(candidates[:first]):
        if not asks_to_qualify(rule, provision):
            break
        found.append(provision)
    return found


def _demanded_beside(
    rule: Rule, candidates: Sequence[Provision], meant: set[int]
) -> list[Provision]:
    """Return the demand right before a grant that is meant and is one more way to get the same.

    "A grower must own the land. **Tenants can also apply**."
    """
    return [
        before
        for before, provision in pairwise(candidates)
        if id(provision) in meant
        and before.condition is None
        and asks_to_qualify(rule, before)
        and grants_also(rule, provision)
    ]


def _takes(rule: Rule, provision: Provision, before: Provision | None) -> bool:
    """Tell whether a provision says what more it takes, or what else, beside the one before."""
    if before is None or not stands_in(rule, provision, before):
        return asks_to_qualify(rule, provision)
    return before.demand is not None or asks_to_qualify(rule, replace(provision, condition=None))


def _is_of_other_things(rule: Rule, provision: Provision, said: frozenset[str]) -> bool:
    """Tell whether a demand is on things that nothing before it speaks of: "**Prams** must …".

    Args:
        rule: the rule text.
        provision: a demand.
        said: what the question and what it means are compared by.
    """
    if provision.purpose is None or not provision.about or provision.aim is not None:
        return False
    kinds = [rule.clause(name) for name in clause_ids(provision.purpose)]
    sorts = [kind.statement.removeprefix(_SORT) for kind in kinds if kind.cue == IMPLIED]
    if len(sorts) < len(kinds) or any(words_in(s)[0] in DETERMINERS for s in sorts):
        return False  # "a sticker needs to be attached": to what it was about before
    own = frozenset[str]().union(*(kind.keys for kind in kinds))
    return own <= provision.about and {*map(stem, own)}.isdisjoint(map(stem, said))


def _asks_leave(question: Question) -> bool:
    """Tell whether a question asks for leave to do something: "Can I row?"; not "Can I claim?"."""
    leave = question.words[:1] in _LEAVE or not _ALLOWED.isdisjoint(question.words[:_START])
    of_deed = bool(question.deed) and (question.deed in _USING or question.deed not in GENERAL)
    return leave and of_deed and _wants(question)


def _wants(question: Question) -> bool:
    """Tell whether a question asks for something to have or do, which demands may stand before."""
    return not question.demand and question.denying <= _SPARED


def _is_narrow(rule: Rule, statement: Provision, question: Question) -> bool:
    """Tell whether the case of a statement is a part of what it says: "Dogs may swim **in May**".

    What the question asks for is no case.
    """
    named = clause_keys(rule, [] if statement.implied is None else [statement.implied])
    said = statement.keys - (leave_said(said_by(rule, statement)[1:]) - named)
    return named < said and not named <= question.keys
