"""For what, or for how long, something is granted: "Refunds are given **for faulty goods**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.amounts_of import amount_of, is_bounded_amount
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.text import NOUN, classes, keys, word_set

_FOR, _OF = "for", "of"
# Words by which it is for nothing else: "given **only** for repairs", "for repairs **alone**".
_ONLY = word_set("only alone solely exclusively strictly")
# What is said of what is granted, beside participles: "**valid** for toys"; not "ready for".
_OPEN = word_set("valid available free open good")
# What people get or do, before what it is for: "are **given** for toys"; not "are closed for".
_GRANTED = word_set(
    """
    given granted issued offered paid made provided accepted returned refunded hired used booked
    reserved allowed permitted approved awarded rented borrowed intended meant
    """
)
# Deeds and stays that last: "**parking** is free for an hour"; not "refunds".
_LASTING = word_set("parking mooring storage docking entry admission use stay hire rental wifi")
_UNITS = syntax.TIME_UNITS | word_set("minute minutes night nights")
# What counts a time behind "for": "for **up** to two hours"; not "for ups and downs".
_COUNTING = syntax.NUMBERS | {"a", "an", "up", "at", "less", "under", "no", "not"}
_LEAVE = frozenset({"may", "can"})
_JOINING = frozenset({"and", "or"})
_FIRST = ("the", "first")
_UNITS_WITHIN = 6  # tokens from "for" to the unit of time: "for no more than two hours"
# Words in no bare name of things: "for | the", "for | boats from Kent".
_NO_NAMES = (
    syntax.DETERMINERS | syntax.PRONOUNS | syntax.PREPOSITIONS | syntax.JOINTS | syntax.AUXILIARIES
)


def offered_for(scope: Scope, statement: Statement, said: Words) -> Expression | None:
    """Return the clause of what something is granted for, None where a statement does not say.

    Args:
        scope: the sentence.
        statement: a statement that grants something without conditions.
        said: its words behind the predicate.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Refunds are given for faulty goods only.")
        >>> [clause.statement for clause in rule.clauses]
        ['it is for faulty goods']
        >>> rule = parse("Mooring is free for up to two days.")
        >>> [clause.statement for clause in rule.clauses]
        ['mooring is for up to two days']
        >>> rule = parse("The yard is closed for good.")
        >>> [clause.statement for clause in rule.clauses]
        ['the yard is closed for good']
    """
    words, predicate = scope.words, statement.predicate
    if predicate is None or scope.items or _FOR not in words[said.first : said.last]:
        return None
    last = said.last - (words[said.last - 1] in _ONLY)
    at = words.index(_FOR, said.first, said.last)
    if at + 1 >= last or not _grants(words, predicate, said.first, at):
        return None
    of = next((i for i in range(at + 2, last - 1) if words[i] == _OF), last)
    if of < last and is_bounded_amount(words, of + 1, last):
        return amount_of(scope, at + 1, last)  # "for stays of up to two hours"
    if _is_time(words, at + 1, last):
        return _lasting(scope, statement, at, last)
    subject = None if statement.subject is None else statement.subject.body.extent
    about = () if subject is None else words[slice(*subject)]
    if not keys(about).isdisjoint(keys(words[at + 1 : last])):
        return None  # "the bus lane is for buses": nobody asks of it without naming them
    limited = not _ONLY.isdisjoint(words[predicate.first : said.last])
    return _kind(scope, at, last, limited=limited)


def _grants(words: Frame, predicate: Words, first: int, at: int) -> bool:
    """Tell whether a statement grants something for what follows: "is **only given** for"."""
    verb = words[predicate.first]
    may_be = verb in _LEAVE and "be" in words[predicate.first : at]
    if verb not in syntax.BE and not may_be:
        return False
    before = [
        w for w in words[first:at] if w not in _ONLY | {"be", "out"} and not syntax.is_adverb(w)
    ]
    return not before or (len(before) == 1 and before[0] in _OPEN | _GRANTED)


def _is_time(words: Frame, first: int, last: int) -> bool:
    """Tell whether words from an index on are a length of time: "up to two hours"."""
    counted = words[first][:1].isdigit() or words[first] in _COUNTING
    counted = counted or words[first : first + 2] == _FIRST
    behind = words[first : min(last, first + _UNITS_WITHIN)]
    return counted and behind[-1] in _UNITS and last - first <= _UNITS_WITHIN


def _lasting(scope: Scope, statement: Statement, at: int, last: int) -> Expression | None:
    """Return the clause of how long something is that is free for some time."""
    subject = None if statement.subject is None else statement.subject.body.extent
    words = scope.words
    if subject is None:
        return None
    if words[at + 1 : at + 3] == _FIRST:
        run = Words(at + 1, last)
        return make_clause(scope, run, implied.CUE, ("it", "is", "within"), kept=True)
    named = words[slice(*subject)]
    if not (syntax.is_gerund(named[0]) or named[-1] in _LASTING or named[0] in _LASTING):
        return None
    bare = words[at + 1][:1].isdigit() or words[at + 1] in syntax.NUMBERS | {"a", "an"}
    frame: Frame = (*named, "is", "for", *(("up", "to") if bare else ()))
    return make_clause(scope, Words(at + 1, last), implied.CUE, frame, kept=True)


def _kind(scope: Scope, at: int, last: int, *, limited: bool) -> Expression | None:
    """Return the clause of the things that something is for: "for | **faulty goods**"."""
    words = scope.words
    joint = next((i for i in range(at + 2, last - 1) if words[i] in _JOINING), None)
    if joint is not None:
        ends = ((at + 1, joint), (joint + 1, last))
        parts = [_kind_between(scope, *each, limited=limited) for each in ends]
        return either([part for part in parts if part]) if None not in parts else None
    return _kind_between(scope, at + 1, last, limited=limited)


def _kind_between(scope: Scope, first: int, last: int, *, limited: bool) -> Expression | None:
    """Return the clause of one kind of things that something is for, None for other words.

    Where it is for nothing else, a noun in the singular names one: "**only** for study".
    """
    words = scope.words
    named = words[first:last]
    noun = named[-1]
    plain = _NO_NAMES.isdisjoint(named) and NOUN in classes(noun) and named[0].isalpha()
    several = limited or syntax.is_plural_noun(noun) or noun in MASS_NOUNS
    if not plain or not several or naming.is_person(noun):
        return None
    return make_clause(scope, Words(first, last), implied.CUE, ("it", "is", _FOR), kept=True)
