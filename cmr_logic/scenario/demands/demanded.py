"""What a clause demands of quantities, and by which words it says what is measured."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record, replace
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.demands.plain_days import in_season
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.scenario.times.age_words import age_word
from cmr_logic.text import lemma, tokenize, word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint

# Words for being in a place, which name no other thing that is measured: "you **live** in Leeds";
# not "you earn".
PLACING = word_set(
    "live reside base locate stay settle dwell move resident be country main principal permanent "
    "usual usually ordinarily address"
)
_LYING = PLACING - {"address"}
_SAYING_LITTLE = word_set("first ever originally")  # "it was first registered"
# A length that is owned, and is the least: "30 days' notice", "two years' experience".
_LENGTH = re.compile(
    r"(?P<verb>\b(?:give|gave|given|have|had|with|has)\s)(?P<length>(?:an?|[a-z]+|\d+)\s(?:hour|day|week|month|year)(?:['’]s|s['’])"
    r"\s[a-z])",
    re.IGNORECASE,
)
# For how long somebody stays, or has something: "you stay **for a week**"; not "for a week's pay",
# nor "you stay less than a week".
_STAY = re.compile(
    r"^(?P<stay>you\s(?:are\s)?(?:stay(?:ing)?|rent(?:ing)?|hire|hiring|borrow(?:ing)?|book(?:ing)?)\b"
    r"(?:\s(?!(?:for|than|least|most|under|over|below|above|within|exactly|only|up)\b)[a-z]+){0,3}?"
    r"\s(?:for\s)?)"
    r"(?P<length>(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})\s"
    r"(?:night|day|week|month|year)s?)$"
)
# The time up to now: "within the last year" is "in the last 1 year".
_UP_TO_NOW = re.compile(
    r"\b(?:within|during|over)\s(?=the\s(?:last|past|previous)\s)", re.IGNORECASE
)
_LAST_SPELL = re.compile(
    r"(?P<in>\bin\sthe\s(?:last|past|previous))\s(?P<unit>hour|day|week|fortnight|month|year)\b",
    re.IGNORECASE,
)
# Days of one month, which is named once: "between 3 and 9 November".
_OF_ONE_MONTH = re.compile(
    r"(?P<first>\b(?:(?P<from>from)|between)\s(?:the\s)?\d{1,2}(?:st|nd|rd|th)?)"
    r"(?P<last>\s(?(from)(?:to|until)|and)\s(?:the\s)?\d{1,2}(?:st|nd|rd|th)?)"
    rf"\s(?P<month>(?:{'|'.join(sorted(syntax.MONTHS))})\b(?:\s\d{{4}})?)",
    re.IGNORECASE,
)
# The days of a time with a name: "during Book Week, 6 to 12 October".
_NAMED_DAYS = re.compile(
    r"\b(?:during|in|over|on)\s(?:the\s|our\s)?(?:[A-Z][\w'’-]+\s?){1,4},?\s\(?(?:from\s|between\s)?(?P<first>\d{1,2})(?:st|nd|rd|th)?"
    r"(?:\s(?:to|until|and)\s|\s?[-–]\s?)(?P<last>\d{1,2})(?:st|nd|rd|th)?\s"
    rf"(?P<month>(?:{'|'.join(map(str.capitalize, sorted(syntax.MONTHS)))})\b)\)?"
)
# Months of one year, which is named once: "between May and August 1998".
_OF_ONE_YEAR = re.compile(
    rf"(?P<first>\b(?:between|from)\s(?:{'|'.join(sorted(syntax.MONTHS))}))"
    rf"(?P<last>\s(?:and|to|until)\s(?:{'|'.join(sorted(syntax.MONTHS))}))\s(?P<year>(?:19|20)\d\d)\b",
    re.IGNORECASE,
)
# What is scored without a word of what: "you scored **more than 60** in the round".
_SCORED = re.compile(
    r"(?P<scored>\bscor(?:e|es|ed|ing)\s(?:(?:more|less|fewer|higher|lower)\sthan\s|at\s(?:least|most)\s|over\s|under\s|above\s"
    r"|below\s)?\d+)(?=$|\sor\s(?:more|less|fewer|over|above|higher)\b|\s(?:in|on|at|for|during|overall)\b)"
)
# A sum of a week or a month, named before it: "your **weekly** income is under £250".
_PERIODIC = re.compile(
    r"\b(?P<often>hourly|weekly|monthly|yearly|annual)\s"
    r"(?P<what>(?:[a-z]+\s)??(?:income|earnings|pay|wages?|salary|pension|rent|rate))"
    r"(?P<rest>\s[a-z\s]*?[£$€]\d[\d,.]*\d)(?=$|\s(?!(?:an?|per|each|every)\s(?:week|month|year)))"
)
_PERIODS = {
    "hourly": "hour",
    "weekly": "week",
    "monthly": "month",
    "yearly": "year",
    "annual": "year",
}
# A sum of a year, named behind it: "you earned more than £20,000 **in the year**".
_IN_THE_YEAR = re.compile(
    r"(?P<sum>[£$€]\s?\d[\d,.]*\d)\s(?:or\s(?:more|less)\s)?(?:in|during|over|for)\s(?:the|any|one|that|this|an?)\s"
    r"(?:(?:tax|financial|calendar|whole|full)\s)?year\b(?!\s(?:before|to|of|up))"
)
# "More than 48 hours in a week": of whichever week.
_IN_A_WEEK = re.compile(
    r"\b(?P<hours>hours?)\s(?:in|during|over)\s(?:an?|any|one|each)\s(?:single\s|given\s|working\s|normal\s)?week\b"
)
# "By the last day of February": by its end.
_LAST_DAY = re.compile(rf"\bthe\slast\sday\s(?:of|in)\s(?={'|'.join(sorted(syntax.MONTHS))})", re.I)
_COMING_IN = re.compile(
    r"\b(?:earn|earned|earns|income|rent|salary|pay|wages?|comes?\sto|receive|make|made|turnover|profit)\b"
)
# A bound behind what is counted: "three hens **or fewer**" is "at most three hens".
_BEHIND_NOUN = re.compile(
    r"\b(?P<number>\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty"
    r"|thirty|forty|fifty|an?(?=\s(?:hour|day|week|month|year|mile)\b))\s(?P<noun>[a-z]+(?:\s[a-z]+){0,3})"
    r"\sor\s(?:(?P<more>more|longer|over|further)|fewer|less|under|shorter|nearer|closer)\b"
)
# No more and no fewer: "you have **only one** child"; not "you only have a child".
_ONLY_SO_MANY = re.compile(
    r"^(?P<has>.*\b(?:have|has|own|keep|are))\s(?:only|just|exactly)\s(?P<n>one|\d+)\s(?P<what>[a-z]+)$",
    re.IGNORECASE,
)
# What is counted, named before its number: "the **number of guests** exceeds 80".
_NUMBER_OF = re.compile(r"\bnumber\sof\s(?:your\s|the\s)?(?P<what>[a-z]{3,}s)\b", re.IGNORECASE)
# "A group of 15 or more": of people.
_GROUP_OF = re.compile(
    r"\b(?P<group>groups?|part(?:y|ies))\sof\s(?P<many>(?:at\sleast|more\sthan|fewer\sthan|up\sto)\s(?:\d+|[a-z]+)"
    r"|(?:\d+|[a-z]+)\sor\s(?:more|fewer|less))$"
)
_BESIDE = frozenset({"with", "for", "in", "at"})
# Where one deals with officials, which a story need not say: "declare it at the **border**"; not
# "at the mill".
_DESKS = word_set("border airport customs door desk counter gate entrance reception checkpoint")
_NAMED = frozenset({"age-word", "place-name"})
_ANYBODY = lists.ANYBODY - {"household"}  # whose income it is: not the person's own
_TAKING_IN = frozenset(map(word_key, ("earn", "income", "earnings", "wage", "salary")))
_PAYING = frozenset({"pay", "spend"})
# Words for what somebody takes in, reckoned by the year: "salary", not "rent".
_YEARLY = frozenset({"turnover", "salary", "wage", "profit", "revenue"})


@record(frozen=True, slots=True)
class Demand:
    """What a clause demands of quantities.

    Args:
        constraints: the demands.
        about: what its other words are compared by: they say what is measured.
        never: what surely misses the demand, where its word leaves a margin ("elderly").
        beside: what the words are compared by that a story need not say: "at **your party**".
    """

    constraints: tuple[Constraint, ...]
    about: frozenset[str]
    never: tuple[Constraint, ...] = ()
    beside: frozenset[str] = frozenset()

    @property
    def of_any_year(self) -> bool:
        """Whether days of any year are demanded, and nothing else."""
        return all(c.kind.value == "year days" for c in self.constraints)

    @property
    def of_place(self) -> bool:
        """Whether nothing is demanded but that somebody is in a place."""
        return all(c.kind.value == "place" and c.unit == "in" for c in self.constraints)


@lru_cache(maxsize=8192)
def demand_of(statement: str) -> Demand | None:
    """Return what a clause demands of quantities, or None where it demands nothing.

    Example:
        >>> sorted(demand_of("your household income is below £30,000 a year").about)
        ['household', 'income']
    """
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - most clauses name no quantity

    season = in_season(statement)
    statement = statement if season is None else season[0]
    statement = _LENGTH.sub(r"\g<verb>at least \g<length>", statement)
    statement = _STAY.sub(r"\g<stay>at least \g<length>", statement)
    statement = _UP_TO_NOW.sub("in ", statement)
    statement = _LAST_SPELL.sub(r"\g<in> 1 \g<unit>", statement)
    statement = _NAMED_DAYS.sub(r"between \g<first> \g<month> and \g<last> \g<month>", statement)
    statement = _OF_ONE_MONTH.sub(r"\g<first> \g<month>\g<last> \g<month>", statement)
    statement = _OF_ONE_YEAR.sub(r"\g<first> \g<year>\g<last> \g<year>", statement)
    statement = _SCORED.sub(r"\g<scored> points", statement)
    statement = _PERIODIC.sub(_by_the_period, statement)
    if " year" in statement and _COMING_IN.search(statement):
        statement = _IN_THE_YEAR.sub(r"\g<sum> a year", statement)
    statement = _LAST_DAY.sub("the end of ", statement)
    statement = _IN_A_WEEK.sub(r"\g<hours> a week", statement)
    statement = _GROUP_OF.sub(r"\g<group> of \g<many> people", statement)
    constraints = find_constraints(statement)
    if not constraints and " or " in statement:
        statement = _BEHIND_NOUN.sub(_bounded_first, statement)
        constraints = find_constraints(statement)
    only = _ONLY_SO_MANY.match(statement) if not constraints else None
    if only is not None:
        statement = _ONLY_SO_MANY.sub(r"\g<has> at least \g<n> \g<what>", statement)
        constraints = tuple(map(_exactly, find_constraints(statement)))
    constraints = constraints or _named(statement)
    counted = _NUMBER_OF.search(statement)
    if counted is not None and len(constraints) == 1 and constraints[0].kind.value == "count":
        unit = constraints[0].unit or lemma(counted["what"].lower())
        constraints = (replace(constraints[0], unit=unit),)
    if not constraints:
        return None
    tokens = tokenize(statement)
    outside = [
        word
        for word, start, end in zip(tokens.words, tokens.starts, tokens.ends, strict=True)
        if not any(start < c.span.end and c.span.start < end for c in constraints)
    ]
    owners = {k for k, mark in pairwise(outside) if mark in syntax.OWNING}  # "your firm's income"
    outside = [word for word in outside if word not in owners]
    if constraints[0].entry in _NAMED:
        outside = []
    about = (
        {k for k in keyed(_without_subject(outside)) if k}
        - lists.LIGHT
        - lists.DIMENSIONS
        - (_ANYBODY - _shared(outside, constraints) - _with_whom(outside))
        - _SAYING_LITTLE
    )
    for constraint in constraints:
        if constraint.kind.value == "place" and constraint.unit == "in":
            # "The address" may be anybody's: where something goes.
            about -= PLACING if "your" in tokens.words or "you" in tokens.words else _LYING
    never = () if season is None or len(constraints) != 1 else find_constraints(season[1])
    word = age_word(statement) if constraints[0].entry == "age-word" else None
    return Demand(
        constraints,
        frozenset(about),
        _aged(word.never) if word is not None else never,
        frozenset(_beside(tokens.words)),
    )


def _bounded_first(match: re.Match[str]) -> str:
    """Return what is counted with its bound before the number: "at most three hens"."""
    bound = "at least" if match["more"] else "at most"
    return f"{bound} {match['number']} {match['noun']}"


def _exactly(constraint: Constraint) -> Constraint:
    """Return a demand of so many at least as one of so many and no more."""
    low = constraint.interval.low
    return replace(constraint, interval=replace(constraint.interval, low=low, high=low))


def _by_the_period(match: re.Match[str]) -> str:
    """Return words of a sum that say of how long it is behind it."""
    return f"{match['what']}{match['rest']} per {_PERIODS[match['often'].lower()]}"


def _shared(words: Sequence[str], constraints: Sequence[Constraint]) -> frozenset[str]:
    """Return what the whole is compared by that a share is demanded of: "half of the firm"."""
    if all(c.kind.value != "percent" for c in constraints):
        return frozenset()
    after = (words[at + 1 :] for at, word in enumerate(words) if word == "of")
    return frozenset(key for rest in after for key in map(word_key, rest[:2]) if key)


def _with_whom(words: Sequence[str]) -> frozenset[str]:
    """Return what the bodies are compared by that one is with: "you have been with the firm"."""
    behind = zip(words, words[1:], words[2:], strict=False)
    keys = {word_key(body) for with_, the, body in behind if with_ in _BESIDE and the == "the"}
    return frozenset(keys & lists.BODIES)


def _beside(words: Sequence[str]) -> Iterator[str]:
    """Yield what the nouns are compared by of what is one's own, behind a preposition."""
    for before, owner, thing in zip(words, words[1:], words[2:], strict=False):
        if before in syntax.PREPOSITIONS and owner == "your" and (key := word_key(thing)):
            yield key
        if before == "at" and owner == "the" and thing in _DESKS:
            yield word_key(thing)
    if words[-2:-1] == ("in",) and (key := word_key(words[-1])):
        yield key  # "more than £90 in fines"


def _without_subject(words: list[str]) -> list[str]:
    """Leave out "members" of "members must be over 18": whoever asks is one."""
    if words[:2] == ["you", "are"]:  # "you are a household with …", "you are small firms with …"
        begin = 3 if words[2:3] and words[2] in syntax.DETERMINERS else 2
        for at in range(begin, min(begin + 2, len(words))):
            if words[at] in lists.ANYBODY or word_key(words[at]) in lists.BODIES:
                return [*words[begin:at], *words[at + 1 :]]
        return words
    if not words or words[0] in syntax.DETERMINERS or not is_person(words[0]):
        return words
    if (
        words[1:2] and words[1] in syntax.PREPOSITIONS
    ):  # "applicants for the course must be over 18"
        return words[syntax.finite_verb(tuple(words)) or 1 :]
    return words[1:]


def _named(statement: str) -> tuple[Constraint, ...]:
    """Return what a bare word demands: an age ("you are elderly"), or a place in a list."""
    from cmr_logic.quantities import find_constraints, find_places  # noqa: PLC0415 - as above

    word = age_word(statement)
    if word is not None:
        return _aged(word.surely)
    target = read_clause(statement)
    places = find_places(statement) if not target.verb else ()
    if places and places[-1].span.end == len(statement):
        found = find_constraints("you are in " + places[-1].name)
        return tuple(replace(c, entry="place-name") for c in found)
    return ()


def _aged(ages: str) -> tuple[Constraint, ...]:
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - as above

    return tuple(replace(c, entry="age-word") for c in find_constraints("you are aged " + ages))


def pays_instead(demand: Demand, target: Statement, told: Statement) -> bool:
    """Tell whether a clause asks what somebody takes in, and a statement tells what they pay.

    Args:
        demand: what the clause demands.
        target: the clause, read.
        told: the statement.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = "you are paid £90 a week or more"
        >>> def pays(story):
        ...     return pays_instead(demand_of(clause), read_clause(clause), read(story)[0])
        >>> pays("I pay £40 a week for the bus."), pays("I'm paid £40 a week.")
        (True, False)
    """
    paid = target.passive and target.verb == "pay" and target.subject.who is Who.SELF
    taken_in = paid or not demand.about.isdisjoint(_TAKING_IN)
    return taken_in and told.verb in _PAYING and not told.passive


def names_income(key: str) -> bool:
    """Tell whether a word of a clause names an income.

    Args:
        key: what it is compared by.

    Example:
        >>> names_income("salary"), names_income("rent")
        (True, False)
    """
    return covers((key,), "income") or key in _YEARLY
