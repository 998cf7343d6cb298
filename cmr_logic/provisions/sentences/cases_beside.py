"""A case named beside a condition: "Entry is free **for children or if** you have a card"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Phrase, Sentence, Statement, Words
from cmr_logic.clauses.stretch import SEPARATORS
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.matters.time_runs import opens_times
from cmr_logic.provisions.words import implied

_JOINT = "or"
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
    parted = [_parted(words, statement) for statement in sentence.statements]
    if all(len(parts) == 1 for parts in parted):
        return sentence
    return replace(sentence, statements=tuple(each for parts in parted for each in parts))


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
    if opens_times(words, case, end) or _names_place(words, case):
        own = Condition(implied.CUE, Phrase(Words(case, end)))  # "**on Sundays** or if you swim"
        first = replace(statement, rest=others, conditions=(own,))
    else:
        first = replace(statement, rest=replace(rest, body=Phrase(Words(run.first, end))))
        first = replace(first, conditions=())
    return first, replace(statement, rest=others, shares_subject=statement.subject is not None)


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
