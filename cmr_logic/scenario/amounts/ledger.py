"""Who brings in how much: "my wages come to £400 a month and my wife's another £350".

Rules ask what a household has, or what a business turns over; people tell a sum for each earner, in
several sentences, and say how long it takes to come in with the first sum alone. Sums are brought
to one length of time here, and each is given to whom it belongs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.scenario.demands.demanded import Demand, names_income
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.stated import quantities_of
from cmr_logic.text import word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Interval, Quantity

ONE, PARTNER, ALL = "one", "partner", "all"
# What a business takes: "our **takings** were £9,000"; not "our savings".
_TRADE = word_set("turnover takings revenue sales")
_OF_TRADE = re.compile(r"\bturns?\sover\b")
_TAKEN = re.compile(
    r"\b(?:turn(?:s|ed|ing)?\sover|turnover|takings|revenue|(?<!in\sthe\s)sales|(?:took|takes|taken|taking)\sin)\b"
    r"|(?=.*\b(?:years?|months?|week)\b).*?\b(?:I|we|(?:my|our)\s[a-z]+|year|months)\s(?:took|take|takes|brought\sin|brings\sin)(?:\s(?:about|around|just|only|over|nearly|some))?\s[£$€]"
    r"|(?=.*\b(?:years?|months?|week)\b).*?\b(?:I|we)\ssold\s(?:goods|things|wares|stock|[a-z]+)\s(?:for|worth)\s(?:about\s|around\s)?[£$€]",
    re.IGNORECASE,
)
# Another's business: "the shop **next door** took £90"; not "my shop took £90".
_ANOTHERS = re.compile(
    r"\b(?:next\sdoor|across\sthe\s(?:road|street)|over\sthe\sroad|competitors?|rivals?|(?:his|her|their)\s(?:shop|stall|business|firm|company))\b"
    r"|\b(?:my|our|the)\s[a-z]+['’]s\s(?:[a-z]+\s)?(?:shop|stall|business|firm|company)\b",
    re.IGNORECASE,
)
_EARNED = re.compile(
    r"\b(?:earn(?:s|ed|ing|ings)?|mak(?:e|es|ing)|brings?|bringing|takes?\shome|taking\shome|income|wages?|salary"
    r"|pay\s?(?:packet|slip|check|cheque)|(?:my|our|his|her|['’]s)\spay|gets?\s(?:paid|£|\$|€)|(?:is|am|are|['’]m|['’]s|['’]re)\son)\b"
    r"|\bgets?\s(?=[£$€])",
    re.IGNORECASE,
)
_SPENT = re.compile(
    r"\b(?:rent|mortgage|bills?|cost(?:s|ing)?|spen[dt]|sav(?:e|es|ing|ings)|ow(?:e|es|ing)|pric(?:e|ed)|debts?|loans?"
    r"|fees?|fares?|insurance|tax|pension|benefits?|credit|allowance|grant|profits?|lend|lent|borrow|gifts?)\b",
    re.IGNORECASE,
)
_PARTNER = (
    r"(?:wife|husband|partner|spouse|(?:other|better)\shalf|boyfriend|girlfriend|fianc[ée]e?|missus"
    r"|hubby)"
)
_HAS_PARTNER = re.compile(rf"\bmy\s{_PARTNER}\b", re.IGNORECASE)
_OWNER = re.compile(
    rf"\b(?:(?P<partner>(?:my|his|her)\s{_PARTNER}|(?:he|she)\b|(?:his|hers?)\b)"
    r"|(?P<all>we|our|us|between\sus|together|joint|household)\b|(?P<one>I|my(?:self)?|mine)\b"
    r"|(?P<other>they|their|[a-z]+['’]s))",
    re.IGNORECASE,
)
_IN_LAW = re.compile(r"-in-law(?:['’]s)?$")
_ENDED = re.compile(r"\b(?:ex|former|late|separated|divorced|apart|died|lodger)\b", re.IGNORECASE)
# Words for what several have: "your **joint** income"; not "your income".
_AT_HOME = word_set("household households family families couples joint combined together")
_RECEIVED = word_set("get gets receive receives earn earns bring brings")
# Nothing comes in besides.
_NO_MORE = re.compile(
    r"\bthat(?:['’]s|\sis)\s(?:all|everything|it\b|the\slot)|\bno\s(?:other|further|more)\s(?:income|money|earnings|wages?)\b"
    r"|\bnothing\s(?:else|more)\s(?:coming|comes)\sin\b|\bnobody\selse\s(?:here\s|at\shome\s|in\sthe\s(?:house|home)\s)?"
    r"(?:works|earns)\b|\b(?:is|are|['’]s)\s(?:all|everything|the\sonly\s(?:income|money|wages?))\s(?:that\s)?(?:we|our|coming)\b",
    re.IGNORECASE,
)
# Nobody else at home earns anything: "I'm **the only one who earns**"; not "the only one at home".
_SOLE = re.compile(
    r"\b(?:I|my\s(?:wife|husband|partner)|he|she)(?:['’](?:m|s)|\sam|\sis)\s(?:now\s)?(?:the\s|our\s)?(?:only\sone\s(?:at\shome\s|of\sus\s)?(?:(?:who|that)\s(?:earns|works|has\sa\sjob"
    r"|brings)|with\s(?:a\sjob|work|an\sincome)|earning|working)|(?:sole|only)\s(?:earner|breadwinner|wage\searner))\b"
    r"|\bonly\s(?:I|my\s(?:wife|husband|partner)|he|she)\s(?:work|works|earn|earns|have\sa\sjob|has\sa\sjob)\b"
    r"|\bwe\s(?:all\s)?live\son\s(?:(?:just|only)\s)?(?:my|his|her|(?:my\s(?:wife|husband|partner)['’]s)|one)\s(?:pay|wages?|salary|income|earnings)\b"
    r"|\bmy\s(?:wife|husband|partner)\s(?:stays\sat\shome|(?:does\snot|doesn['’]t)\s(?:work|earn(?:\sanything)?|go\sout\sto\swork)(?:\sat\sall|\sany\smore)?(?=\s?[.,;!]|$|\s(?:and|because|so|but)\b)|is\s(?:out\sof\swork|unemployed|a\shouse(?:wife|husband))"
    r"|looks\safter\s(?:the|our)\s(?:kids|children|baby|twins)|has\sno\s(?:job|income|work))",
    re.IGNORECASE,
)
# A part of a year only, or of what was sold.
_IN_PART = re.compile(
    r"\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn"
    r"|winter|christmas|quarter|half|so\sfar|weekend|stall|first\s(?:week|month)|(?:last|this)\s(?:week|month)"
    r"|online|abroad)\b",
    re.IGNORECASE,
)
_PERIOD = re.compile(
    r"(?:\b(?:an?|per|each|every)\s(?P<unit>week|fortnight|month|year)\b|\b(?P<ly>weekly|monthly|yearly|annual(?:ly)?)\b)",
    re.IGNORECASE,
)
_WEEKS = {"week": 1.0, "fortnight": 2.0, "month": 365.25 / 84, "year": 365.25 / 7}
_ADVERBS = {"weekly": "week", "monthly": "month", "yearly": "year"}
_YEARLY = 5000.0  # below so much, nobody means a year without saying so
_NO_COMMA = 40  # characters in which what is told of a sum stands behind it


@record(frozen=True, slots=True)
class Income:
    """One sum that comes in.

    Args:
        whose: ``ONE`` for the person who tells, ``PARTNER``, ``ALL`` for all at home.
        told: the statement that tells it.
        quantity: the sum, of a week.
    """

    whose: str
    told: Statement
    quantity: Quantity


def weekly(demand: Demand, statement: str) -> Demand | None:
    """Return a demand on a sum that comes in as one on that of a week; None for other demands.

    Args:
        demand: what a clause demands.
        statement: the clause, as it is written.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> def asked(statement):
        ...     found = weekly(demand_of(statement), statement)
        ...     return None if found is None else found.constraints[0].unit
        >>> asked("your yearly turnover is above £52,000"), asked("your rent is above £52,000")
        ('GBP/week', None)
    """
    if len(demand.constraints) != 1 or demand.never:
        return None
    (constraint,) = demand.constraints
    if constraint.kind.value != "money" or not (is_of_trade(statement) or _is_of_all(statement)):
        return None
    if "/" in constraint.unit:
        return demand if constraint.unit.endswith("/week") else None
    ends = [end for end in (constraint.interval.low, constraint.interval.high) if end is not None]
    period = _period(statement) or ("year" if min(ends, default=0.0) >= _YEARLY else "")
    if not period:
        return None
    unit = constraint.unit + "/week"
    made = replace(constraint, interval=_scaled(constraint, period), unit=unit)
    return replace(demand, constraints=(made,))


def is_of_trade(statement: str) -> bool:
    """Tell whether a clause asks what a business takes.

    Example:
        >>> is_of_trade("your yearly turnover is above £52,000"), is_of_trade("your income is low")
        (True, False)
    """
    return not _TRADE.isdisjoint(statement.split()) or _OF_TRADE.search(statement) is not None


def _is_of_all(statement: str) -> bool:
    words = statement.replace("'s", "").replace("’s", "").split()
    if _AT_HOME.isdisjoint(words) or _SPENT.search(statement) is not None:
        return False
    return not _RECEIVED.isdisjoint(words) or any(map(names_income, words))


def taken(
    statements: Sequence[Statement], text: str, asked: Set[str] = frozenset()
) -> Iterator[Income]:
    """Yield what a story says that one's own business takes.

    Args:
        statements: what it says.
        text: the story.
        asked: what the clause and the question are about: one's "stall" is then no part of it.
    """
    for told in statements:
        quote = told.quoted(text)
        if told.entry or not _TAKEN.search(quote) or _is_but_a_part(quote, asked):
            continue
        if _ANOTHERS.search(quote):
            continue
        if told.negated or told.mood is not Mood.FACT or told.tense in (Tense.FUTURE, Tense.OVER):
            continue
        named = told.subject.keys | {told.subject.head}
        if told.subject.who in (Who.UNKNOWN,) or not named.isdisjoint(lists.OTHERS):
            continue
        sums = [q for q in quantities_of(quote) if q.kind.value == "money"]
        if len(sums) == 1:
            made = _of_a_week(sums[0], "" if "/" in sums[0].unit else "year")
            if made is not None:
                yield Income(ALL, told, made)


def _is_but_a_part(quote: str, asked: Set[str]) -> bool:
    """Tell whether a sum is that of a part of the year, or of the business."""
    return any(word_key(part.group().lower()) not in asked for part in _IN_PART.finditer(quote))


def earned(statements: Sequence[Statement], text: str) -> tuple[list[Income], bool]:
    """Return what a story says that those at home earn, and whether that is all that comes in.

    Args:
        statements: what it says.
        text: the story.
    """
    found: list[Income] = []
    whole = (_NO_MORE.search(text) or _SOLE.search(text)) is not None
    seen: set[tuple[int, int]] = set()
    period = ""
    for told in statements:
        if told.entry or (told.start, told.end) in seen:
            continue
        seen.add((told.start, told.end))
        quote = told.quoted(text)
        sums = [q for q in quantities_of(quote) if q.kind.value == "money"]
        if not sums:
            continue
        if not _is_so(told) or _ENDED.search(quote):
            whole = False
            continue
        if told.subject.who is Who.OTHER and told.subject.person:
            continue  # "my husband's mother"
        for whose, quantity in _by_owner(quote, sums, partnered=bool(_HAS_PARTNER.search(text))):
            period = _period(quantity.text) or period
            made = _of_a_week(quantity, period) if whose else None
            if made is None:
                whole = False
            else:
                found.append(Income(whose, told, made))
    return found, whole


def _is_so(told: Statement) -> bool:
    now = told.tense in (Tense.PRESENT, Tense.PERFECT)
    return now and not told.negated and told.mood is Mood.FACT


def _by_owner(
    quote: str, sums: Sequence[Quantity], *, partnered: bool
) -> Iterator[tuple[str, Quantity]]:
    """Yield each sum with whose it is; nobody's where that, or what it is for, is not told."""
    begin, earning, whose = 0, False, ""
    for quantity in sorted(sums, key=lambda q: q.span.start):
        ahead = quote[begin : quantity.span.start]
        behind = quote[quantity.span.end : quantity.span.end + _NO_COMMA].split(",", maxsplit=1)[0]
        earning = earning or bool(_EARNED.search(quote[begin : quantity.span.end] + behind))
        owners = list(_OWNER.finditer(ahead))
        if owners:
            whose = owners[-1].lastgroup or ""
            third = whose == PARTNER and not _HAS_PARTNER.search(owners[-1].group())
            if whose == "other" or (third and not partnered) or _of_kin(owners[-1], quote):
                whose = ""
        if re.search(r"\b(?:between\sus|together|combined|joint)\b", quote, re.IGNORECASE):
            whose = ALL
        spent = _SPENT.search(ahead + behind) is not None
        yield (whose if earning and not spent else ""), quantity
        begin = quantity.span.end


def _of_kin(owner: re.Match[str], quote: str) -> bool:
    """Tell whether "my" and "our" stand before somebody else: "my sister", "my mother-in-law"."""
    behind = quote[owner.end() :].split()[:2]
    return owner.group().lower() in {"my", "our"} and any(
        word_key(_IN_LAW.sub("", word.lower().strip(",."))) in lists.OTHERS for word in behind
    )


def _of_a_week(quantity: Quantity, period: str) -> Quantity | None:
    """Return a sum as that of a week; None where nobody knows of how long it is."""
    if "/" in quantity.unit:
        return quantity if quantity.unit.endswith("/week") else None
    if not period:
        return None
    return replace(
        quantity, interval=_scaled(quantity, period), unit=(quantity.unit or "GBP") + "/week"
    )


def _scaled(of: Quantity | Constraint, period: str) -> Interval:
    weeks = _WEEKS[period]
    ends = of.interval
    return replace(
        ends,
        low=None if ends.low is None else ends.low / weeks,
        high=None if ends.high is None else ends.high / weeks,
    )


def _period(words: str) -> str:
    match = _PERIOD.search(words)
    if match is None:
        return "year" if re.search(r"\bin\s(?:the|a|any)\s(?:\w+\s)?year\b", words) else ""
    if match["unit"]:
        return match["unit"].lower()
    return _ADVERBS.get(match["ly"].lower(), "year")


def together(incomes: Sequence[Income], *, whole: bool) -> Quantity | None:
    """Return what those at home earn in all: the least that it is, unless it is the whole.

    Args:
        incomes: what each earns.
        whole: nothing comes in besides.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> story = "I earn £200 a week and my wife earns £150."
        >>> found, whole = earned(read(story), story)
        >>> [income.whose for income in found], str(together(found, whole=whole).interval)
        (['one', 'partner'], '[350, ∞)')
    """
    of_all = [income for income in incomes if income.whose == ALL]
    counted = of_all or list(incomes)
    if not counted or len(of_all) > 1 or len({i.quantity.unit for i in counted}) != 1:
        return None
    if len({(i.whose, i.quantity.text) for i in counted}) != len(counted):
        return None
    lows = [i.quantity.interval.low or 0.0 for i in counted]
    highs = [i.quantity.interval.high for i in counted]
    known = [high for high in highs if high is not None]
    complete = (whole or bool(of_all)) and len(known) == len(highs)
    first = counted[0].quantity
    ends = replace(
        first.interval, low=sum(lows), high=sum(known) if complete else None, low_open=False
    )
    return replace(first, interval=ends, entry=first.entry + ":sum")
