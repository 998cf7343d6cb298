"""How soon something was done after, or before, what a rule counts from: "I rang that evening".

People seldom count hours. "Straight away", "the night before" and "the following week" say between
how few and how many days lie what a rule counts. A second table holds the verbs by which
somebody is told a thing: who rang has told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.text import word_set
from cmr_logic.text.patterns import compiled

_PART = r"(?:day|morning|afternoon|evening|night)"
_WHO = r"(?:I|we|it|they|he|she|(?:the|my|our)\s[\w-]+)"


@record(frozen=True, slots=True)
class Soon:
    """A turn of speech for how long before or after an event something was done.

    Args:
        pattern: the words.
        low: the fewest days.
        high: the most.
        before: they are days before the event.
    """

    pattern: str
    low: float
    high: float
    before: bool = False


_SOON: tuple[Soon, ...] = (
    Soon(
        r"\b(?:(?:straight|right)\saway|immediately|at\sonce|there\sand\sthen|then\sand\sthere"
        r"|on\sthe\sspot"
        rf"|within\sminutes|instantly|the\s(?:very\s)?(?:minute|moment|second"
        rf"|instant)\s(?:that\s)?{_WHO}\b"
        rf"|as\ssoon\sas\s{_WHO}\b)",
        0, 0.04,
    ),
    Soon(r"\bwithin\s(?:the|an)\shour\b", 0, 0.04),
    Soon(
        rf"\b(?:on\s)?that\s(?:very\s)?(?:same\s)?{_PART}\b"
        r"|\bthe\s(?:very\s)?same\snight\b", 0, 0.99
    ),
    Soon(
        rf"\b(?:on\s)?the\s(?:very\s|same\s)*{_PART}\s(?:that\s)?{_WHO}\s(?:came|arrived"
        rf"|got\shere|turned\sup|landed"
        r"|(?:was|were)\sdelivered|happened|(?:was|were)\s(?:stolen|taken|born))\b"
        r"|\bby\sreturn(?:\sof\spost)?\b",
        0, 0.99,
    ),
    Soon(r"\bthe\s(?:following|next)\sweek\b|\bthe\sweek\safter\b", 2, 13),
    Soon(r"\bthe\s(?:following|next)\smonth\b|\bthe\smonth\safter\b", 2, 62),
    Soon(r"\bthe\s(?:following|next)\syear\b|\bthe\syear\safter\b", 8, 730),
    Soon(rf"\bthe\s(?:very\s)?{_PART}\sbefore\b", 0.2, 1.7, before=True),
    Soon(r"\bthe\sweek\sbefore\b", 2, 13, before=True),
    Soon(
        rf"\bon\sthe\s(?:very\s)?{_PART}(?:\s(?:itself|of)\b|(?=\s*[,.;!?]|$))|\b(?:the"
        rf"|that)\s(?:very\s)?(?:same\s)?"
        rf"{_PART}(?:\sitself\b|\s(?:that\s)?{_WHO}\s(?:was|were)\s(?:due|meant|supposed|to"
        rf"|booked|going)\b)"
        r"|\bat\sthe\s(?:very\s)?last\s(?:minute|moment)\b|\bthe\ssame\s(?:day|morning)\b",
        0, 0.99, before=True,
    ),
)  # fmt: skip
# By which somebody is told a thing, as rules say: "you **told** us", "you report it".
_TOLD = word_set("tell inform notify report contact advise complain let_know notice")
# And as people do: "I **rang** the shop"; not "I rang the bell".
_TELLING = word_set(
    "ring phone call telephone email e-mail write message text contact tell inform notify report "
    "advise complain cancel let_know"
)
_POLICE = "police"
# What was told to a friend is not told to those whom a rule means: "my **friend**"; not "the shop".
_PRIVATE = word_set("friend mate neighbour colleague")


def how_soon(text: str, *, before: bool) -> Iterator[tuple[int, float, float]]:
    """Yield where words tell how soon something was done, with the fewest and the most days.

    Args:
        text: words of a story.
        before: before an event, and not after one.

    Example:
        >>> [*how_soon("I rang straight away.", before=False)]
        [(7, 0, 0.04)]
        >>> [*how_soon("I rang the night before.", before=True)]
        [(7, 0.2, 1.7)]
        >>> [*how_soon("I rang the bell.", before=False)]
        []
    """
    for each in _SOON:
        if each.before is before:
            for match in compiled(each.pattern).finditer(text):
                yield match.start(), each.low, each.high


def asks_to_be_told(action: Statement) -> bool:
    """Tell whether a clause says that somebody is told a thing.

    Args:
        action: what a clause says that they do.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> [asks_to_be_told(read_clause(c)) for c in ("you told us", "you sang")]
        [True, False]
    """
    notice = action.verb == "give" and "notice" in action.core
    return notice or (action.subject.who is Who.SELF and not _TOLD.isdisjoint(_named(action)))


def tells(told: Statement, action: Statement, words: Sequence[str]) -> bool:
    """Tell whether a statement says that those whom a clause means were told.

    Args:
        told: a statement of the story.
        action: what the clause says that somebody does.
        words: the words of the statement.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> action = read_clause("you told us")
        >>> [tells(read(text)[0], action, text.lower().split()) for text in
        ...     ("I rang the shop", "I rang my mum", "I rowed off")]
        [True, False, False]
    """
    if told.subject.who is not Who.SELF or told.passive or not asks_to_be_told(action):
        return False
    police = _POLICE in action.core or action.verb == "report"
    went = told.verb == "go" and _POLICE in words and police
    if not went and _TELLING.isdisjoint(_named(told)):
        return False
    if told.verb == "call" and {"out", "off"} & set(words):
        return False
    if _POLICE in action.core and _POLICE not in words:
        return False
    return _PRIVATE.isdisjoint(words) and not any(word_key(w) in lists.KIN for w in words)


def _named(statement: Statement) -> frozenset[str]:
    return statement.keys | {statement.verb}
