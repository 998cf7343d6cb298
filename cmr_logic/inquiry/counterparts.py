"""Who whoever asks is to somebody they deal with: "Can **my employer** …?" asks an employee.

What a rule says of "the employee" is then so of whoever asks.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.inquiry.told_beside import parted
from cmr_logic.inquiry.whom import tells_yours_apart
from cmr_logic.provisions.drafts.nodes import Clause, Rule
from cmr_logic.relevance.askers import own_person, person_reached
from cmr_logic.text import VERB, bases, classes, key, word_set, words_in

_EMPLOYED, _TENANTS = word_set("employee worker"), word_set("tenant lodger leaseholder renter")
_BUYERS = word_set("customer buyer consumer purchaser")
_PUPILS = word_set("pupil student learner")
# Whom whoever asks deals with, and who they then are themselves: of "my **landlord**" a tenant.
_AGAINST = {
    **dict.fromkeys(("employer", "boss", "manager", "supervisor"), _EMPLOYED),
    **dict.fromkeys(("landlord", "landlady"), _TENANTS),
    **dict.fromkeys(("tenant", "lodger"), word_set("landlord owner")),
    **dict.fromkeys(("employee", "worker"), word_set("employer")),
    **dict.fromkeys(("bank", "lender"), word_set("customer borrower")),
    **dict.fromkeys(("seller", "supplier", "dealer"), _BUYERS),
    **dict.fromkeys(("school", "teacher", "college", "university", "tutor"), _PUPILS),
    **dict.fromkeys(("doctor", "dentist", "surgeon", "gp", "hospital"), word_set("patient")),
    **dict.fromkeys(("insurer",), word_set("policyholder customer insured")),
    **dict.fromkeys(("airline", "driver"), word_set("passenger")),
    **dict.fromkeys(("solicitor", "lawyer", "agent"), word_set("client")),
}
# Those of them for whom one may ask as for kin: "can **my lodger** join?"; not "my landlord".
_UNDER = word_set("tenant lodger employee worker")
PARTIES = frozenset(_AGAINST) - _UNDER
"""Those of them that are over whoever asks: "landlord"; not "tenant"."""
_MINE = frozenset({"my", "our"})
_NAMED = 2  # words from "my" to who it is: "my new landlord"
_SAID = re.compile(r"^(?:the|an?|that)\s(?P<who>[a-z]+)\s(?P<verb>[a-z]+)(?P<rest>(?:\s.+)?)$")
_OF_YOU = {"is": "are", "was": "were", "has": "have", "does": "do"}
_READER = frozenset({"you", "your"})


@lru_cache(maxsize=1024)
def roles_against(question: str) -> frozenset[str]:
    """Return what whoever asks is called, beside somebody whom a question names as theirs.

    Args:
        question: what is asked.

    Example:
        >>> sorted(roles_against("Can my landlord end the lease?"))
        ['leaseholder', 'lodger', 'renter', 'tenant']
        >>> roles_against("Can my son join?"), roles_against("Can the landlord end it?")
        (frozenset(), frozenset())
    """
    words = words_in(parted(question)[0].lower())
    if words[:1] == () or words[0] not in syntax.AUXILIARIES or words[1:2] == ():
        return frozenset()
    if words[1] not in _MINE:
        return frozenset()
    named = words[2 : 2 + _NAMED]
    return next((_AGAINST[word] for word in named if word in _AGAINST), frozenset())


def told_to_asker(statement: str, roles: frozenset[str]) -> str:
    """Return a clause with "you" for who whoever asks is, as it stands where it is of others.

    Args:
        statement: the clause.
        roles: what whoever asks is called.

    Example:
        >>> told_to_asker("the tenant keeps a goat", frozenset({"tenant"}))
        'you keep a goat'
        >>> told_to_asker("the owner keeps a goat", frozenset({"tenant"}))
        'the owner keeps a goat'
    """
    match = _SAID.match(statement) if roles else None
    if match is None or match["who"] not in roles:
        return statement
    verb = _of_you(match["verb"])
    return f"you {verb}{match['rest']}" if verb else statement


def is_of_asker(rule: Rule, clause: Clause, question: str) -> bool:
    """Tell whether a clause is of whoever asks, though a question is what another may do.

    "You" of a rule is who reads it: "Landlords must mend the roof if **you** ask".

    Args:
        rule: the rule text.
        clause: one of its clauses.
        question: what is asked.
    """
    roles = roles_against(question)
    if roles and _is_asked_for(rule, question, roles):
        return False
    if not roles and not (reaches_own(question) and tells_yours_apart(rule.plain)):
        return False
    if told_to_asker(clause.statement, roles) != clause.statement:
        return True
    return not _READER.isdisjoint(words_in(clause.span.of(rule.plain).lower()))


def _is_asked_for(rule: Rule, question: str, roles: frozenset[str]) -> bool:
    """Tell whether a question asks for somebody who is under one, where a rule has no such two.

    "Can **my lodger** join?" of "You can join if you row".
    """
    named = _UNDER.intersection(words_in(parted(question)[0].lower())[2 : 2 + _NAMED])
    said = rule.keys
    return bool(named) and said.isdisjoint(map(key, (*named, *roles)))


@lru_cache(maxsize=1024)
def reaches_own(question: str) -> bool:
    """Tell whether a question is whether something reaches a person of one's own, and no other.

    Example:
        >>> reaches_own("Does the plan cover my wife?"), reaches_own("Does my wife drive?")
        (True, False)
    """
    words = words_in(parted(question)[0].lower())
    return bool(person_reached(words)) and not own_person(words, 1)


def of_the_other(question: str) -> str:
    """Return a question with "the" for "my" before whom it names: "Can **the** landlord …?".

    Example:
        >>> of_the_other("Can my landlord end my lease?")
        'Can the landlord end my lease?'
    """
    every = 0 if reaches_own(question) else 1
    return re.sub(r"\b(?:my|our)\b", "the", question, count=every)


def _of_you(verb: str) -> str:
    """Return what "you" do of what another does: "has" is "have"; nothing for no verb."""
    if verb in _OF_YOU or verb in syntax.MODALS:
        return _OF_YOU.get(verb, verb)
    third = VERB in classes(verb) and verb.endswith("s") and verb not in bases(verb, VERB)
    return bases(verb, VERB)[0] if third else ""
