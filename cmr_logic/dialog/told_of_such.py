"""What a story tells of the so-and-so but for what they are: "I have a pet" of tenants with one.

"Tenants **with a pet** pay a second deposit": who asks "Must I pay a second deposit?" and tells of
a pet leaves out only what goes without saying, as in :mod:`.asked_as_such`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.asked_as_such import is_who_it_is_about
from cmr_logic.dialog.told import Told
from cmr_logic.expression import ClauseRef, clause_ids
from cmr_logic.inquiry import asked_in
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.records import replace
from cmr_logic.syntax import NUMBERS, is_gerund, is_participle
from cmr_logic.text import ADJECTIVE, NOUN, classes, key, word_set

_MORE = r"(?P<role>[a-z]+) (?P<opening>[a-z]+) (?P<rest>.+)$"
_SUCH = re.compile(rf"^you are (?:an? )?(?P<sort>){_MORE}")
_SUCH_OF_A_SORT = re.compile(rf"^you are (?:an? )?(?P<sort>[a-z]+) {_MORE}")
# How somebody is, in a word before what they are: "**retired** members"; not "night porters".
_BEING_SO = re.compile(r"^you are (?:an? )?(?P<how>[a-z-]+) (?P<role>[a-z]+)$")
_HAVING, _LACKING = frozenset({"with", "having"}), "without"
# What says more of somebody as it stands: "nurses **on** duty"; not "nurses of the ward".
_STANDING = word_set("on under over aged between below above")
# Whom only their own words make such: "**widows** with a child"; not "tenants with a child".
_STATUSES = word_set(
    """
    widow widower orphan veteran refugee migrant immigrant pensioner survivor victim prisoner inmate
    citizen national alien minor child teenager senior twin bride addict carer people person
    offender convict bankrupt household family couple crew team club company
    """
)
# What somebody tells they are, be it in words that leave no room for more: "I'm **a cook**".
_ROLE = re.compile(
    r"\b(?:i\s+am|i['’]m|we\s+are|we['’]re|work(?:ing)?\s+as|as)\s+(?:not\s+)?(?:an?|the)\s+"
    r"(?:[a-z-]+\s+){0,2}?(?P<role>[a-z]+)\b|\b(?P<state>retired|unemployed|self-employed)\b",
    re.IGNORECASE,
)
# Who does what not all who ask do, and says so: "disabled **drivers**"; not "disabled members".
_TOLD_APART = word_set("driver drivers motorist motorists rider riders cyclist cyclists")
# Those that are nouns as well, of all who are so: "**blind** visitors"; not "adult visitors".
_STATES = word_set("unemployed homeless blind deaf elderly sick disabled retired")
# Words before a role that say what kind it is: "a **registered** nurse"; not "a retired member".
_NO_STATE = word_set(
    "new first registered qualified certified chartered licensed professional local paying "
    "entitled "
    "eligible full junior senior honorary regular named main sole lead trained experienced"
)
_SEVERAL = re.compile(r"\btheir\b")


def told_of_such(agenda: Agenda, scenario: str, facts: Sequence[Told]) -> Iterator[Told]:
    """Yield what a story says of a clause about some people but for what they are.

    Args:
        agenda: the question and its clauses.
        scenario: the story.
        facts: what is told otherwise.
    """
    if not scenario.strip() or agenda.whom:
        return
    settled = {name for fact in facts for name in clause_ids(fact.part)}
    open_ = [name for name in clause_ids(agenda.expression) if name not in settled]
    about = [
        clause
        for clause in map(agenda.rule.clause, open_)
        if any(is_who_it_is_about(agenda.rule, p, clause) for p in agenda.inquiry.provisions)
    ]
    told = f"{scenario} {agenda.inquiry.question}"
    clauses = [more for clause in about if (more := _but_for_role(clause, told)) is not None]
    if not clauses:
        return
    from cmr_logic.scenario import settle  # noqa: PLC0415 # its tables are for scenarios alone

    for found in settle(clauses, scenario, asked_in(agenda.inquiry.question)):
        yield Told(ClauseRef(found.clause_id), found.value, "scenario", found.quote, found.span)


def _but_for_role(clause: Clause, told: str) -> Clause | None:
    """Return a clause without who somebody is, None where that does not go without saying."""
    said = without_such(clause.statement)
    if not said:
        return None
    readings = [m for m in _readings(clause.statement) if _goes_without_saying(m)]
    plain = _BEING_SO.match(clause.statement)
    role = (readings[0] if plain is None else plain)["role"]
    named = [each["role"] or each["state"] for each in _ROLE.finditer(told)]
    same = {key(role)} | ({key(plain["how"])} if plain is not None else set())
    if any(key(each.lower()) not in same for each in named):
        return None
    return replace(clause, statement=said)


def without_such(statement: str) -> str:
    """Return a clause without what somebody is, where it says more of them; "" for others.

    Args:
        statement: the clause.

    Example:
        >>> without_such("you are tenants with a pet"), without_such("you are nurses on duty")
        ('you have a pet', 'you are on duty')
        >>> without_such("you are cooks from Kent"), without_such("you are cooks over 40")
        ('', 'you are over 40')
        >>> without_such("you are dairy farmers without a goat")
        'you have no goat'
        >>> without_such("you are widows with a pet"), without_such("you are members of the club")
        ('', '')
        >>> without_such("you are retired members"), without_such("you are night porters")
        ('you are retired', '')
    """
    if plain := _BEING_SO.match(statement):
        return f"you are {plain['how']}" if _is_so(plain) else ""
    match = next((m for m in _readings(statement) if _goes_without_saying(m)), None)
    if match is None:
        return ""
    opening, rest = match["opening"], _SEVERAL.sub("your", match["rest"])
    if opening in _HAVING and (rest.partition(" ")[0] in NUMBERS or rest[0].isdigit()):
        return f"you have at least {rest}"
    if opening in _HAVING or opening == _LACKING:
        return f"you have {rest}" if opening in _HAVING else f"you have no {_bare(rest)}"
    more = opening in _STANDING or is_gerund(opening) or is_participle(opening)
    return f"you are {opening} {rest}" if more else ""


def _is_so(match: re.Match[str]) -> bool:
    """Tell whether a word says how somebody is, by which the role goes without saying."""
    how, role = match["how"], match["role"]
    told = classes(how) == {ADJECTIVE} or (is_participle(how) and NOUN not in classes(how))
    told = (told or how in _STATES) and match["role"] not in _TOLD_APART
    return told and is_person(role) and key(role) not in _STATUSES and how not in _NO_STATE


def _readings(statement: str) -> Iterator[re.Match[str]]:
    """Yield a clause parted behind its first noun, and its second: "**dairy farmers** with"."""
    for pattern in (_SUCH, _SUCH_OF_A_SORT):
        match = pattern.match(statement)
        if match is not None:
            yield match


def _goes_without_saying(match: re.Match[str]) -> bool:
    """Tell whether a noun is for people whom one need not say one is: "dairy **farmers**"."""
    sort = match["sort"] or ""
    plain = not sort or classes(sort) == {NOUN}
    return plain and is_person(match["role"]) and key(match["role"]) not in _STATUSES


def _bare(rest: str) -> str:
    """Return a thing without its article: "a licence" is "licence"."""
    return re.sub(r"^(?:an?|any|the)\s", "", rest)
