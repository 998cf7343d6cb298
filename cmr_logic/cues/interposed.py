"""Conditions in brackets or between dashes, as between commas: "Guests (if they pay) may row"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.matching import match
from cmr_logic.cues.model import Effect
from cmr_logic.text import Tokens, places_of

_COMMA = (",",)
_BRACKETS: Mapping[str, str] = {"(": ")", "[": "]"}
# Dashes that may part words, where a space stands before them: "guests – if".
_DASHES = frozenset({"-", "–", "—", "--", "―"})
_LIMITING = frozenset({Effect.IF, Effect.UNLESS})
# What opens a condition anywhere: "(**if** …)"; not "(after May)".
_OPENERS = frozenset({"if", "unless", "only-if", "provided", "where", "when"})
# What opens one that limits the sentence whose last words it is: "you may row (**provided** …)".
_AT_THE_END = frozenset({"only-if", "provided", "when"})
# A joint before such an opener: "you may row (**and** only if you pay)"; not "(or so)".
_JOINTS = frozenset({"and", "but"})
# Verbs that go on behind it: "guests (if they row) **must** pay"; not "guests (if any) row".
_FINITE = syntax.AUXILIARIES | {"need", "needs"}
_LONGEST = 40  # tokens of it
SIGNS = _DASHES.union(_BRACKETS)
"""Marks of which each such condition has one: "**(**if they pay)"; not ","."""


def interposed(tokens: Tokens) -> Iterator[Rewriting]:
    """Find the marks around each condition that parts a subject or a modal from what it says.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> list(interposed(tokenize("Guests (if they pay) may row.")))
        [(1, 2, (',',)), (5, 6, (',',))]
        >>> list(interposed(tokenize("You may – if you pay – row.")))
        [(2, 3, (',',)), (6, 7, (',',))]
        >>> list(interposed(tokenize("Guests (see rule 4) may row (if they pay).")))
        []
        >>> list(interposed(tokenize("You may row (provided that you pay).")))
        [(3, 4, (',',)), (8, 9, (',',))]
    """
    words = tokens.words
    for at in places_of(words, SIGNS, 0, len(words)):
        close = _closing(tokens, at)
        if close is None:
            continue
        joined = words[at + 1] in _JOINTS
        if not _opens_condition(words, at + 1 + joined, close):
            continue
        behind = words[close + 1] if close + 1 < len(words) else ""
        first = sentence_start(words, at)
        parts_modal = at > first + 1 and words[at - 1] in syntax.MODALS
        parts_subject = behind in _FINITE and syntax.finite_verb(words, first, at) is None
        ends = words[close] == ")" and (behind in STOPS or not behind)
        ends_sentence = ends and _limits_all(words, at + 1, close)
        parts = (parts_modal or parts_subject) and not joined
        if at > first and (parts or ends_sentence):
            yield at, at + 1, _COMMA
            yield close, close + 1, _COMMA


def _closing(tokens: Tokens, at: int) -> int | None:
    """Return where the mark stands that closes what one opens, None where none does."""
    words = tokens.words
    ends = range(at + 2, min(len(words), at + _LONGEST))
    if words[at] in _BRACKETS:
        close = next((i for i in ends if words[i] == _BRACKETS[words[at]]), None)
    elif not _is_dash(tokens, at):
        return None
    else:
        close = next((i for i in ends if words[i] in _DASHES and _is_dash(tokens, i)), None)
    return close if close is None or STOPS.isdisjoint(words[at:close]) else None


def _is_dash(tokens: Tokens, at: int) -> bool:
    """Tell whether a dash stands apart from the word before it, or is a long one."""
    return at > 0 and (tokens.starts[at] > tokens.ends[at - 1] or tokens.words[at] in {"—", "--"})


def _limits_all(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether what a bracket ends a sentence with limits it all: "(**provided you pay**)".

    "You may row (when open)" only remarks on it.
    """
    first += words[first] in _JOINTS
    found = match(words, first, last)
    if found is None or found[0].name not in _AT_THE_END:
        return False
    return syntax.finite_verb(words, found[1], last) is not None


def _opens_condition(words: Sequence[str], first: int, last: int) -> bool:
    found = match(words, first, last)
    return found is not None and found[0].effect in _LIMITING and found[0].name in _OPENERS
