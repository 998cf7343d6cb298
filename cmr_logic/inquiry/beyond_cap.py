"""Questions for more than a text lets anybody have: "**five more** this year" of "up to 20 a year".

What was had before is told beside the question, and counts with what is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from cmr_logic.expression import ClauseRef
from cmr_logic.inquiry.amounts_named import Amount, capped, named, rate_in
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.supposed import before_case
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import word_set, words_in

_CLEAR = 1.08  # by how much more a length in other units must be: a month is 28 days, or 31
# Words by which a text lets some have more after all: "you can **extend** your stay"; not "stay".
_FURTHER = word_set(
    "extend extended extension longer exceed exceeding extra additional beyond further unlimited"
)
# How one asks for more than one has: "can I have **another**", "**two more**"; not "no more".
_MORE = re.compile(
    r"\b(?:(?P<before>\w+)\s)?(?P<how>more|another|further|extra|additional)\b(?!\sthan\b)"
    r"(?:\s(?P<behind>\w+))?"
)
# How one says that some are not bound at all: "**no time limit** on Sundays"; not "the limit is 2".
UNBOUND = re.compile(
    r"\b(?:no|without)\s(?:\w+\s){0,3}(?:limits?|maximum|cap)\b(?!\son\s(?:the|how|what)\b)"
    r"|\bas (?:long|much|many|often) (?:\w+ )?as (?:you|they) (?:like|want|wish|need)\b"
)
"""Words that let some have as much as they like."""
_MORE_THAN = re.compile(r"\bmore\s(?:than|nights|days|weeks)\b")
_NO, _ANOTHER = frozenset({"no", "any", "once"}), frozenset({"another"})
# Words of what one has by now: "I have **already** had two"; not "I had two last year".
_BY_NOW = word_set("already since so this now have 've has got owe are is am")
_PAST = re.compile(r"\blast\s(?:year|month|week|term|season|summer|winter|spring|autumn)\b|\bago\b")
_ALONE = frozenset({"only"})
LEAVE = frozenset({"can", "could", "may", "might", "is", "are", "am", "will", "would"})
"""How a question for leave, or for what one gets, opens: "**can** I have two"; not "must I"."""


def asks_beyond_cap(rule: Rule, chosen: Sequence[Provision], question: Question) -> bool:
    """Tell whether a question asks for more than the grants that it concerns let anybody have.

    Args:
        rule: the rule.
        chosen: the provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members can buy up to 20 passes a year.")
        >>> told = "I have bought 18 this year. Can I buy five more?"
        >>> asked = "Can I buy 25 passes a year?", "Can I buy 5 passes?", told
        >>> [asks_beyond_cap(rule, rule.provisions, read_question(each)) for each in asked]
        [True, False, True]
    """
    wanted = named(" ".join(before_case(question.words)))
    if _is_charged_beyond(rule, question, wanted) or asks_too_many_at_once(rule, question):
        return True
    if _is_over_all(rule, question, wanted):
        return True
    granted = grants_exceeded(rule, chosen, question)
    return bool(granted) and not lets_further(rule, granted)


def grants_exceeded(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> Sequence[Provision]:
    """Return the grants with caps that all let anybody have less than a question asks for.

    Args:
        rule: the rule.
        chosen: the provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can stay for up to three nights.")
        >>> asked = "Can I stay five nights?", "Can I stay two nights?"
        >>> [len(grants_exceeded(rule, rule.provisions, read_question(each))) for each in asked]
        [1, 0]
    """
    asked = " ".join(before_case(question.words))
    wanted = named(asked)
    more = more_asked(asked)
    if question.demand or question.denying or question.negated or question.words[0] not in LEAVE:
        return ()
    if not wanted and not more:
        return ()
    chosen = [*chosen, *_sums(rule, chosen)]
    granted = [p for p in chosen if p.force is not Force.DEMANDS and not p.waives]
    granted = [p for p in granted if p.positive or (_denies_more(rule, p) and not p.exceptions)]
    granted += _other_caps(rule, granted)
    verdicts = [_exceeds(rule, each, question, wanted, more) for each in granted]
    return granted if any(verdicts) and _all_bound(rule, granted, verdicts) else ()


def _is_over_all(rule: Rule, question: Question, wanted: Sequence[Amount]) -> bool:
    """Tell whether a number is more than what a text lets everybody have, whatever else it asks.

    "You can bring your dog if it is on a lead. **No more than two dogs** are allowed" allows nobody
    three dogs.

    Args:
        rule: the rule.
        question: what is asked.
        wanted: the amounts that it names.
    """
    counted = [each for each in wanted if each.units and not (each.days or each.per)]
    denied = question.demand or question.denying or question.negated
    if len(counted) != 1 or denied or question.words[0] not in LEAVE:
        return False
    of_same = [(p, cap) for p, cap in caps_of(rule) if not cap.units.isdisjoint(counted[0].units)]
    whole = any(
        (question.deed in p.keys or not _LETTING.isdisjoint(_said(rule, p)))
        and _is_for_all(rule, p)
        and not cap.at_once
        for p, cap in of_same
    )
    beyond = all(is_beyond(p, cap, counted[0]) for p, cap in of_same)
    return whole and beyond and not lets_further(rule, [p for p, _ in of_same])


def _is_for_all(rule: Rule, provision: Provision) -> bool:
    """Tell whether a cap is for everybody, in every case: what it bounds is no case of its own."""
    if provision.subject is not None or provision.exceptions:
        return False
    case = provision.condition
    if isinstance(case, ClauseRef) and _denies_more(rule, provision):
        return _MORE_THAN_CAP in rule.clause(case.clause_id).statement
    return case is None


_MORE_THAN_CAP = "more than"
_LETTING = frozenset({"allowed", "permitted"})  # words by which a cap is on all that one may do


def _other_caps(rule: Rule, granted: Sequence[Provision]) -> list[Provision]:
    """Return what else caps what some grants do: "pilots may have up to four"."""
    known = {id(p) for p in granted}
    kinds = [cap.units for p, cap in caps_of(rule) if id(p) in known]
    return [p for p, cap in caps_of(rule) if id(p) not in known and cap.units in kinds]


def lets_further(rule: Rule, granted: Sequence[Provision]) -> bool:
    """Tell whether a text lets some go beyond what it grants, in other sentences.

    Args:
        rule: the rule.
        granted: the provisions with what it grants.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can stay three nights. You can extend your stay if you ask.")
        >>> lets_further(rule, rule.provisions[:1]), lets_further(rule, rule.provisions)
        (True, False)
    """
    rest = (
        rule.plain[p.span.start : p.span.end].lower()
        for p in rule.provisions
        if not any(each.span.start <= p.span.start < each.span.end for each in granted)
    )
    return any(
        not _FURTHER.isdisjoint(words_in(said))
        or _MORE_THAN.search(said) is not None
        or UNBOUND.search(said) is not None
        for said in rest
    )


def asks_too_many_at_once(rule: Rule, question: Question) -> bool:
    """Tell whether a question is for more people at one time than a text lets there be.

    Args:
        rule: the rule.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Each patient may have two visitors at a time.")
        >>> asked = "Can the three of us come at the same time?", "Can two of us come together?"
        >>> [asks_too_many_at_once(rule, read_question(each)) for each in asked]
        [True, False]
    """
    if question.words[:1] == () or question.words[0] not in LEAVE or question.denying:
        return False
    asked = " ".join(question.words)
    wanted = [each for each in named(asked) if each.at_once] if rate_in(asked)[1] else []
    caps = [(p, cap) for p, cap in caps_of(rule) if cap.at_once and _of_people(cap)]
    return any(is_beyond(p, cap, each) for p, cap in caps for each in wanted)


def asks_within_denied(rule: Rule, chosen: Sequence[Provision], question: Question) -> bool:
    """Tell whether all that bears on a question denies more than it asks for.

    Args:
        rule: the rule.
        chosen: the provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("No more than six players may be on the court.")
        >>> asked = "Can five players be on the court?", "Can seven players be on the court?"
        >>> [asks_within_denied(rule, rule.provisions, read_question(each)) for each in asked]
        [True, False]
    """
    if len(chosen) != 1 or question.demand or question.denying or not _denies_more(rule, chosen[0]):
        return False
    wanted = named(" ".join(question.words))
    caps = [cap for p, cap in caps_of(rule) if p is chosen[0]]
    if len(wanted) != 1 or len(caps) != 1 or question.words[0] not in LEAVE:
        return False
    return is_of_same(chosen[0], caps[0], wanted[0]) and wanted[0].most <= caps[0].most


def names_what_is_capped(rule: Rule, question: Question) -> bool:
    """Tell whether a question names a number of the very things of which a text says how many.

    Args:
        rule: the rule.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Residents can buy up to two parking permits.")
        >>> asked = "Are we able to have three permits?", "Can we have three parking spaces?"
        >>> [names_what_is_capped(rule, read_question(each)) for each in asked]
        [True, False]
    """
    wanted = [each for each in named(" ".join(before_case(question.words))) if not each.days]
    caps = [cap for _, cap in caps_of(rule) if wanted and not cap.days]
    return any(
        bool(each.units)
        and bool(cap.units)
        and (each.units <= cap.units or cap.units <= each.units)
        for each in wanted
        for cap in caps
    )


def _is_charged_beyond(rule: Rule, question: Question, wanted: Sequence[Amount]) -> bool:
    """Tell whether a question is for a higher sum than a text says is due at most."""
    money = [each for each in wanted if not each.units.isdisjoint(MONEY)]
    if len(money) != 1 or question.negated or _COSTING.isdisjoint(question.words):
        return False
    costs = [(p, cap) for p, cap in caps_of(rule) if not _COSTING.isdisjoint(_said(rule, p))]
    sums = [cap for _, cap in caps_of(rule) if not cap.units.isdisjoint(MONEY)]
    return len(costs) == 1 == len(sums) and is_beyond(*costs[0], money[0])


def _said(rule: Rule, provision: Provision) -> Sequence[str]:
    return words_in(provision.conclusion.of(rule.plain).lower())


def caps_of(rule: Rule) -> Iterator[tuple[Provision, Amount]]:
    """Yield the caps of a text, each with the provision that sets it.

    Args:
        rule: the rule.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> [cap.most for _, cap in caps_of(parse("You can have up to two pets."))]
        [2.0]
    """
    for provision in rule.provisions:
        if provision.positive or _denies_more(rule, provision):
            for cap in capped(provision.conclusion.of(rule.plain).lower()):
                yield provision, cap


def _denies_more(rule: Rule, provision: Provision) -> bool:
    """Tell whether a denial sets a cap: "**No more than** two pilots may land"."""
    return provision.conclusion.of(rule.plain).lower().startswith(_NO_MORE)


# What opens a denial that is a cap, as it denies all above it: "**no more than** two may row".
_NO_MORE = ("no more than ", "not more than ")
# Words by which something costs money: "will I be **charged** £9"; not "can I borrow £9".
_COSTING = word_set("pay charge charged cost fee fine fined owe")


def _sums(rule: Rule, chosen: Sequence[Provision]) -> Iterator[Provision]:
    """Yield the one statement that says how much money one gets at most: "We lend up to £500"."""
    found = [p for p, cap in caps_of(rule) if not cap.units.isdisjoint(MONEY)]
    if len(found) == 1 and found[0] not in chosen and _COSTING.isdisjoint(_said(rule, found[0])):
        yield found[0]


def _all_bound(rule: Rule, granted: Sequence[Provision], verdicts: Iterable[bool]) -> bool:
    """Tell whether no grant lets one have as much all the same."""
    return all(
        beyond or not _ALONE.isdisjoint(words_in(p.conclusion.of(rule.plain).lower()))
        for p, beyond in zip(granted, verdicts, strict=True)
    )


def _exceeds(
    rule: Rule, provision: Provision, question: Question, wanted: Sequence[Amount], more: float
) -> bool:
    """Tell whether a question asks for more than one grant lets anybody have."""
    said = provision.conclusion.of(rule.plain).lower()
    most = capped(said)
    if len(most) != 1:
        return False
    (cap,) = most
    if more:
        return _with_what_was_had(provision, cap, question, more)
    return any(is_beyond(provision, cap, each) for each in wanted)


def is_beyond(provision: Provision, cap: Amount, wanted: Amount) -> bool:
    """Tell whether an amount is not within a cap on the same thing.

    Args:
        provision: the provision that sets a cap.
        cap: the cap.
        wanted: the amount that is asked for.

    Example:
        >>> from cmr_logic.inquiry.amounts_named import named
        >>> from cmr_logic.provisions import parse
        >>> ((provision, cap),) = caps_of(parse("You can have up to two pets."))
        >>> [is_beyond(provision, cap, each) for each in named("three pets or two pets")]
        [True, False]
    """
    if cap.days:
        if not wanted.days:
            return False
        scale = wanted.days / cap.days
        alike = scale == 1 or cap.per or wanted.per
        clear = 1.0 if alike else _CLEAR
        least, most = wanted.least * scale, wanted.most * scale
    elif is_of_same(provision, cap, wanted):
        least, most, clear = wanted.least, wanted.most, 1.0
    else:
        return False
    if bool(cap.per) is not bool(wanted.per):
        return False
    if cap.per:
        return least > cap.most * max(wanted.per / cap.per, 1.0)
    return least > cap.most * clear or most * clear < cap.least


def is_of_same(provision: Provision, cap: Amount, wanted: Amount) -> bool:
    """Tell whether two amounts are of one thing: "20 passes" of "passes, up to 20 a year".

    Args:
        provision: the provision that sets a cap.
        cap: the cap.
        wanted: the amount that is asked for.

    Example:
        >>> from cmr_logic.inquiry.amounts_named import named
        >>> from cmr_logic.provisions import parse
        >>> ((provision, cap),) = caps_of(parse("You can have up to two pets."))
        >>> [is_of_same(provision, cap, each) for each in named("three pets and one bin")]
        [True, False]
    """
    if not wanted.units:
        return False
    if cap.units:
        people = cap.at_once and wanted.at_once and _of_people(cap) and _of_people(wanted)
        return people or not cap.units.isdisjoint(wanted.units)
    return not wanted.units.isdisjoint(provision.keys - provision.about)


def _of_people(amount: Amount) -> bool:
    return any(is_person(unit) or unit in {"us", "person", "people"} for unit in amount.units)


def more_asked(asked: str) -> float:
    """Return how many more a question asks for: "five **more**" is 5, "**another** one" 1.

    Args:
        asked: the lower-cased question.

    Example:
        >>> more_asked("can i have five more ?"), more_asked("can i have five ?")
        (5.0, 0.0)
    """
    for found in _MORE.finditer(asked):
        before, behind = found["before"] or "", found["behind"] or ""
        number = behind if found["how"] in _ANOTHER else before
        counted = named(f"{number} of")
        if counted:
            return counted[0].most
        if found["how"] in _ANOTHER or before not in _NO:
            return 1.0
    return 0.0


def _with_what_was_had(provision: Provision, cap: Amount, question: Question, more: float) -> bool:
    """Tell whether what was had by now and what is asked for come to more than a cap."""
    told = " ".join(question.told)
    if not told or _PAST.search(told) or _BY_NOW.isdisjoint(question.told):
        return False
    had = [each for each in named(told) if _counts(provision, cap, each)]
    if len(had) != 1:
        return False
    per, _ = rate_in(" ".join(question.words))
    then = had[0].per or per or (cap.per if "since" in question.told else 0.0)
    if cap.per and not 0 < then <= cap.per:
        return False
    return had[0].least + more > cap.most


def _counts(provision: Provision, cap: Amount, had: Amount) -> bool:
    """Tell whether what was had counts: "20 passes", "20", of "up to 20 passes"."""
    if cap.days:
        return had.days == cap.days
    return not had.units or is_of_same(provision, cap, had) or had.units.isdisjoint(MONEY)


MONEY = frozenset({"£", "$", "€"})
"""Signs of sums of money, as units of amounts: "**£**9"; not "9 books"."""
