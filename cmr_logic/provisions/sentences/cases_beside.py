"""A case named beside a condition: "Entry is free **for children or if** you have a card"."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import (
    Condition,
    Coordination,
    Joined,
    Phrase,
    Sentence,
    Statement,
    Words,
)
from cmr_logic.clauses.stretch import SEPARATORS
from cmr_logic.cues import by_name
from cmr_logic.provisions.conditions.elliptical import bounds
from cmr_logic.provisions.drafts.naming import Frame, restricts
from cmr_logic.provisions.matters.time_runs import opens_times
from cmr_logic.provisions.words import implied

_JOINT, _ONLY, _FOR = "or", "only", "for"
_FOR_CASE = by_name()["for-case"]  # the cue of what something is for: "for late entries"
_TWO = 2  # parts of which one is left without the last
# What joins a bound to what it limits: "**but** only up to £9"; not "if only".
_BEFORE_ONLY = frozenset({"and", "but"})
_DATING = frozenset({"on", "from", "until"})  # prepositions of times: "and only **on** Mondays"
# Prepositions of places: "**by** the lake"; not "for the lake".
_PLACING = implied.PLACING | {"by", "near"}


def with_cases_apart(words: Frame, sentence: Sentence) -> Sentence:
    """Return a sentence with a statement of its own for each case that stands beside a condition.

    Either is enough: the statement holds in the case, and it holds under the condition.

    Args:
        words: the tokens of the text.
        sentence: the sentence.

    Example:
        >>> from cmr_logic.clauses.parse import parse_sentence
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Entry is free for children or if you have a card.")
        >>> sentence = parse_sentence(tokens, 0, len(tokens))
        >>> len(with_cases_apart(tokens.words, sentence).statements)
        2
        >>> tokens = tokenize("Entry is free for children if they have a card.")
        >>> sentence = parse_sentence(tokens, 0, len(tokens))
        >>> with_cases_apart(tokens.words, sentence) is sentence
        True
    """
    said = words[sentence.first : sentence.last]
    if _JOINT not in said and _ONLY not in said:
        return sentence
    bounded = [_bounded(words, statement) for statement in sentence.statements]
    parted = [_parted(words, statement) for statement in bounded]
    if bounded == list(sentence.statements) and all(len(parts) == 1 for parts in parted):
        return sentence
    return replace(sentence, statements=tuple(each for parts in parted for each in parts))


def _bounded(words: Frame, statement: Statement) -> Statement:
    """Return a statement whose last words bound it with the bound as a condition, others as is.

    "We take cheques, **but only up to £90**", "We take cheques, **and only on Mondays**".
    """
    rest = statement.rest
    runs = rest.body.runs if rest is not None and rest.relative is None else ()
    if rest is None or not runs or _ONLY not in words[runs[0].first : runs[-1].last]:
        return statement
    first, last = runs[0].first, runs[-1].last
    only = max(at for at in range(first, last) if words[at] == _ONLY)
    joint = only - 1
    behind = words[only + 1 : last]
    limits = bounds(behind) or (words[joint] == "and" and behind[:1] != () and _places(behind[0]))
    others = _before(rest.body, joint - (words[joint - 1] in SEPARATORS))
    if others is None or words[joint] not in _BEFORE_ONLY or not limits:
        return statement
    bound = Condition(implied.CUE, Phrase(Words(only + 1, last)))
    return replace(
        statement, rest=replace(rest, body=others), conditions=(bound, *statement.conditions)
    )


def _before(body: Coordination, end: int) -> Coordination | None:
    """Return what stands in a coordination before an index, None where that parts no end off."""
    if isinstance(body, Joined):
        last = body.items[-1].runs
        if not last or last[0].first <= end or len(body.runs) != len(body.items):
            return None
        return body.items[0] if len(body.items) == _TWO else replace(body, items=body.items[:-1])
    run = body.words
    if run is None or body.reference is not None or end <= run.first:
        return None
    return Phrase(Words(run.first, end, tuple(each for each in run.joints if each[0] < end)))


def _places(word: str) -> bool:
    return word in _PLACING or word in _DATING


def _parted(words: Frame, statement: Statement) -> tuple[Statement, ...]:
    """Return a statement as it is, or once for its case and once for its conditions."""
    rest = statement.rest
    said = rest.body if rest is not None and rest.relative is None else None
    run = said.words if isinstance(said, Phrase) and said.reference is None else None
    if rest is None or run is None or not statement.conditions or words[run.last - 1] != _JOINT:
        return (statement,)
    end = run.last - 1 - (words[run.last - 2] in SEPARATORS)
    case = _case_in(words, run.first, end)
    if case is None:
        return (statement,)
    others = None if case == run.first else replace(rest, body=Phrase(Words(run.first, case)))
    timed, people = opens_times(words, case, end), restricts(words[case + 1 : end])
    if words[case] == _FOR and not (timed or people):
        own = Condition(_FOR_CASE, Phrase(Words(case + 1, end)))  # "**for late ones** or if"
        first = replace(statement, rest=others, conditions=(own,))
    elif timed or _names_place(words, case):
        starts = (case - 1, *_commas_of_cases(words, case, end), end)
        runs = [Words(start + 1, stop) for start, stop in pairwise(starts)]
        firsts = [  # "**on Sundays** or if you swim"
            replace(statement, rest=others, conditions=(Condition(implied.CUE, Phrase(run)),))
            for run in runs
        ]
        last = replace(statement, rest=others, shares_subject=statement.subject is not None)
        return *firsts, last
    else:
        first = replace(statement, rest=replace(rest, body=Phrase(Words(run.first, end))))
        first = replace(first, conditions=())
    return first, replace(statement, rest=others, shares_subject=statement.subject is not None)


def _commas_of_cases(words: Frame, first: int, last: int) -> list[int]:
    """Return the commas that part several cases: "on Sundays**,** after 6**,** in June or if"."""
    commas = [at for at in range(first, last - 1) if words[at] == ","]
    return commas if all(words[at + 1] in syntax.PREPOSITIONS for at in commas) else []


def _names_place(words: Frame, at: int) -> bool:
    """Tell whether words from a preposition on name a place: "by **the lake**"; not "on orders"."""
    return words[at] in _PLACING and words[at + 1] in syntax.DETERMINERS


def _case_in(words: Frame, first: int, last: int) -> int | None:
    """Return where the case opens that some words end in: "free **for children**"."""
    opening = (
        at
        for at in range(first, last - 1)
        if words[at] in syntax.PREPOSITIONS and words[at + 1] not in implied.WHEREVER
    )
    return next(opening, None)
