"""Clauses that call whoever asks by a part that they have anyway: "you are passengers boarding"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.relevance.askers import HAVING_COME, own_person
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.asked_about import asked_of
from cmr_logic.text import VERB, bases, classes, key, lemma, word_set, words_in

_IS_ONE = re.compile(
    r"^(?P<who>you|your\s[a-z]+)\s(?P<be>are|is)\s(?:an?\s)?(?P<role>[a-z]+)\s(?P<done>[a-z]+)\s(?P<rest>.+)$"
)
# Whom a rule means by these, the question says: "**children** born in May"; not "nurses".
_ANYBODY = frozenset({*map(word_key, word_set("child person staff")), "people", "anyone"})
_BORN = "born"
# Where somebody is: "visitors **in** the hide"; not "users of the hide".
_PLACED = frozenset({"in", "on", "at"})
_LIVING = frozenset({"resident"})
# People without work whom a rule calls so: "**unemployed** workers"; not "night workers".
_WORKLESS = re.compile(
    r"^(?P<who>you|your\s[a-z]+)\s(?P<be>are|is)\s(?:an?\s)?(?P<state>unemployed|jobless|redundant"
    r"|retired|self-employed)\s(?:workers?|employees?)$"
)
# Members of a body for what is done there: "**swimming** club members"; not "hired club members".
_MEMBERS = re.compile(
    r"^(?P<who>you|your\s[a-z]+)\s(?P<be>are|is)\s(?:an?\s)?(?P<body>[a-z]+ing\s(?:club|society|team"
    r"|group|association|school|class|course))\s(?P<role>member|student|pupil)s?$"
)


@lru_cache(maxsize=8192)
def without_role(statement: str) -> str:
    """Return a clause without the part that whoever asks has anyway, where it says what they do.

    Args:
        statement: the clause.

    Example:
        >>> without_role("you are passengers boarding in Canada")
        'you are boarding in Canada'
        >>> without_role("you are children born on or after 1 May 2020")
        'you were born on or after 1 May 2020'
        >>> without_role("you are visitors in the hide"), without_role("you are residents in Wales")
        ('you are in the hide', 'you live in Wales')
        >>> without_role("you are nurses working in Canada")
        'you are nurses working in Canada'
        >>> without_role("you are unemployed workers"), without_role("you are night workers")
        ('you are unemployed', 'you are night workers')
        >>> without_role("you are rowing club members")
        'you are a member of the rowing club'
    """
    if workless := _WORKLESS.match(statement):
        return " ".join(workless.group("who", "be", "state"))
    match = _IS_ONE.match(statement)
    if match is None or _MEMBERS.match(statement):
        return _MEMBERS.sub(r"\g<who> \g<be> a \g<role> of the \g<body>", statement)
    role, done, be = lemma(match["role"]), match["done"], match["be"]
    if not {role, word_key(match["role"])} & (lists.ROLES | _ANYBODY) or match["role"] == done:
        return statement
    if done in _PLACED:
        be = "live" if role in _LIVING else be
        return f"{match['who']} {be} {done} {match['rest']}"
    if done == _BORN:
        be = "were" if be == "are" else "was"
    elif not syntax.is_gerund(done):
        return statement
    return f"{match['who']} {be} {done} {match['rest']}"


# What rules call who does something, beside the noun of the verb itself: "buyer" of "buy".
_DOERS = {"tenant": ("rent", "lease"), "customer": ("buy", "order"), "passenger": ("travel",)}
_NAMED = re.compile(r"^(?:the|an?)\s(?P<who>[a-z]+)\s(?P<verb>[a-z]+)(?P<rest>\s.+|)$")
# What a rule calls several who ask together: "**the couple** have booked"; not "the club has".
_TOGETHER = re.compile(
    r"^the\s(?P<who>couple|pair|newlyweds|spouses|group|party|family|household|partners)\s"
    r"(?P<verb>have|has|are|is|do|does|live|lives|own|owns|hold|holds)(?P<rest>\s.+)$"
)
_WE = re.compile(r"\b(?:we|our|us|(?:my|our)\s(?:[a-z]+\s)?[a-z]+\sand\sI)\b", re.IGNORECASE)
_OF_MANY = {"is": "are", "has": "have", "was": "were", "does": "do"}
_ASKS = frozenset({"i", "we"})
# As what somebody asks to do something: "can I come **as a seasonal worker**?".
_AS_A = re.compile(r"\bas\s(?:an?|the)\s(?P<role>(?:[a-z-]+\s){0,2}?[a-z-]+)\s*\?", re.IGNORECASE)
_BEHIND_ROLE = r"(?:from|in|aged|over|under|with|without|at|who\sare)"


# What somebody is to whoever has the thing that is asked about: "live **with the holder**" of
# "Does my pass cover my son?".
_OF_HOLDER = re.compile(
    r"(?<=\S\s)(?P<by>with|as|to|by|for|from)\sthe\s(?:[a-z]+\s)?"
    r"(?:(?:card|policy|ticket|pass)?holder|owner|insured|member|applicant|claimant)$",
    re.IGNORECASE,
)
_MINE = re.compile(r"\b(?:my|our|I|we)\b")
# "**Children with** an allergy", of which whoever is asked about is one.
_CHILDREN_WITH = re.compile(r"^you\sare\s(?:a\schild|children)\swith\s(?P<what>.+)$")


# What whoever asks calls their own, and what a rule calls them: "my **deposit**", "the tenant".
_HELD_BY = {
    "tenant": "deposit|bond|tenancy|lease|rent|housing\\sbenefit",
    "leaseholder": "lease|flat",
    "holder": "licen[cs]e|permit|card|pass|ticket|passport|certificate|badge|visa|voucher",
    "policyholder": "policy|claim|cover|premium|insurance",
    "insured": "policy|claim|cover|premium|insurance",
    "heir": "inheritance",
    "driver": "fine|speeding\\sticket|parking\\sticket",
    "employee": "(?:sick\\s)?pay|wages?|salary|annual\\sleave|holiday\\spay|bonus|overtime|payslip",
    "worker": "(?:sick\\s)?pay|wages?|salary|annual\\sleave|holiday\\spay|bonus|overtime|payslip",
    "borrower": "loan|mortgage|instalments?",
    "student": "scholarship|student\\sloan|exam|course|tuition\\sfees?|degree",
    "claimant": "benefits?|allowance|pension",
    "taxpayer": "tax|taxes|tax\\s(?:return|bill|refund)",
    "member": "membership|subscription",
    "donor": "donation|gift",
}
# Whom a question is for bringing: "can I **bring a guest**?"; not "can I be a guest?".
_BRINGING = re.compile(r"\b(?:bring|invite)\s(?:an?|another|one|some|my|our)\s(?P<who>[a-z]+)\b")
# What they say of it in a verb: "what I **inherit**".
_SAID_BY = {"heir": frozenset({"inherit", "inherited"})}


def _as_holder(statement: str, question: str) -> str:
    """Return a clause with "you" for what whoever has the thing of a question is called.

    Example:
        >>> _as_holder("the tenant has a cat", "Will my deposit be returned?")
        'you have a cat'
        >>> _as_holder("the tenant has a cat", "Will my tenant's deposit be returned?")
        'the tenant has a cat'
    """
    match = _NAMED.match(statement)
    things = _HELD_BY.get(match["who"], "") if match is not None else ""
    if match is None or not things or not statement.startswith("the "):
        return statement
    asked = question.lower()
    words = words_in(asked)
    own = re.search(rf"\b(?:my|our)\s(?:[a-z]+\s){{0,2}}?(?:{things})\b(?!['’])", asked)
    said = not _SAID_BY.get(match["who"], frozenset()).isdisjoint(words)
    if not (own or said) or match["who"] in words or match["who"] + "s" in words:
        return statement
    verb = _second_person(match["verb"])
    return f"you {verb}{match['rest']}" if verb else statement


# What a rule calls those whom somebody brings: "the **guest** is over 18"; not "the guard".
_BROUGHT = frozenset(map(key, ("guest", "visitor", "companion")))


def _as_brought(statement: str, question: str) -> str:
    """Return a clause with "your" for somebody whom a question is for bringing: "bring a guest"."""
    who = words_in(statement)[1]
    found = _BRINGING.search(question.lower())
    if found is not None and key(who) == key(found["who"]):
        return f"your{statement[3:]}"
    mine = _brought(words_in(question.lower()))
    may_be = key(who) in _BROUGHT or covers((word_key(mine),), word_key(who))
    return f"your {mine}{statement[len(f'the {who}') :]}" if mine and may_be else statement


def _brought(asked: Sequence[str]) -> str:
    """Return whom of one's own a question is for bringing: "take **my sister** along"."""
    bringing = (at for at, word in enumerate(asked) if word in HAVING_COME)
    named = next((own_person(asked, at + 1) for at in bringing), range(0))
    return asked[named[-1]] if named else ""


@lru_cache(maxsize=8192)
def as_whoever_asks(statement: str, question: str) -> str:
    """Return a clause with "you" for whom the question says that whoever asks is.

    Args:
        statement: the clause.
        question: what they ask to do.

    Example:
        >>> as_whoever_asks("the buyer is 18 or older", "Can I buy a knife?")
        'you are 18 or older'
        >>> as_whoever_asks("the buyer is 18 or older", "Can I sell a knife?")
        'the buyer is 18 or older'
        >>> as_whoever_asks("the guest is 18 or older", "Can I bring a guest?")
        'your guest is 18 or older'
        >>> as_whoever_asks("the guest is 18 or older", "Can I bring my brother along?")
        'your brother is 18 or older'
        >>> as_whoever_asks("you live with the holder", "Does my pass cover my son?")
        'you live with you'
        >>> as_whoever_asks("the couple have booked the hall", "Can we marry in the park?")
        'you have booked the hall'
        >>> as_whoever_asks("you are dock workers from Fiji", "Can I come as a dock worker?")
        'you are from Fiji'
    """
    child = _CHILDREN_WITH.match(statement) if "child" in statement else None
    of_whom = asked_of(question) if child is not None else None
    if child is not None and of_whom is not None and covers((of_whom.head,), "child"):
        return f"you have {child['what']}"
    if " the " in statement and _MINE.search(question):
        statement = _OF_HOLDER.sub(r"\g<by> you", statement)
    asked = words_in(question.lower())
    if statement.startswith("the "):
        statement = _as_brought(_as_holder(statement, question), question)
    if _ASKS.isdisjoint(asked[1:2]) or _TOGETHER.match(statement):
        return _as_we(statement, question)
    return _as_deed_of_asker(statement, question, asked)


def _as_deed_of_asker(statement: str, question: str, asked: Sequence[str]) -> str:
    """Return a clause with "you" for who does what a question of oneself is about: "the buyer"."""
    role = _AS_A.search(question) if " as " in question else None
    if role is not None:
        return _without_asked_role(statement, role["role"])
    match = _NAMED.match(statement)
    if match is None or not is_person(match["who"]) or match["who"] in asked:
        return statement  # "Can I bring a guest?" of "the guest has signed"
    doing = {word_key(match["who"]), *_DOERS.get(match["who"], ())}
    if frozenset(keyed(asked)).isdisjoint(doing):
        return statement
    verb = _second_person(match["verb"])
    return f"you {verb}{match['rest']}" if verb else statement


def _as_we(statement: str, question: str) -> str:
    """Return a clause about "the couple" with "you" where a question is of several: "can we …?"."""
    pair = _TOGETHER.match(statement)
    if pair is None or not _WE.search(question) or f" {pair['who']} " in question.lower():
        return statement
    return f"you {_second_person(pair['verb']) or pair['verb']}{pair['rest']}"


def _without_asked_role(statement: str, role: str) -> str:
    """Return a clause without the role that a question gives: "you are **cooks** from Fiji"."""
    opening = rf"you\sare\s(?:an?\s)?{re.escape(role)}s?\s(?={_BEHIND_ROLE}\b)"
    plain = re.match(opening, statement, re.IGNORECASE)
    return statement if plain is None else "you are " + statement[plain.end() :]


def _second_person(verb: str) -> str:
    """Return what "you" do of what another does, nothing where it is no verb: "has" is "have"."""
    if verb in _OF_MANY or verb in syntax.MODALS:
        return _OF_MANY.get(verb, verb)
    third = VERB in classes(verb) and verb.endswith("s") and verb not in bases(verb, VERB)
    return bases(verb, VERB)[0] if third else ""
