"""Things that one participle is said with: "damage **caused by frost, moths or rats**"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause, say
from cmr_logic.provisions.phrases.grouping import add_group
from cmr_logic.provisions.phrases.modifiers import Modifier
from cmr_logic.provisions.words import implied
from cmr_logic.text import NOUN, classes

_OR, _AND = "or", "and"
# Prepositions behind a participle: "caused **by** frost", "made **of** oak"; not "sold to".
_WITH = frozenset({"by", "in", "of", "from", "with", "on", "at"})
# What stands in no bare noun phrase: "frost **that** lasts", "frost **by** night".
_NO_NOUNS = syntax.RELATIVES | syntax.AUXILIARIES | syntax.PREPOSITIONS | {_AND, "to", "("}
_SHORTEST = 5  # words of such a modifier: "caused by frost or moths"


def each_cause(scope: Scope, said: Modifier, frame: Frame) -> Expression | None:
    """Return a clause for each thing that a participle is said with, None for one alone.

    Args:
        scope: the sentence.
        said: what is said of some things: "caused by frost, moths or rats".
        frame: the words before it: "the damage was".
    """
    words, first, last = scope.words, said.first, said.last
    if last - first < _SHORTEST or not syntax.is_participle(words[first]):
        return None
    if words[first + 1] not in _WITH or _OR not in words[first + 2 : last]:
        return None
    start = first + 2
    joints = [at for at in range(start, last) if words[at] in {_OR, ","}]
    cuts = [at for at in joints if words[at] == _OR or words[at + 1 : at + 2] != (_OR,)]
    parts = [
        Words(before + 1 + (words[before + 1 : before + 2] == (_OR,)), end)
        for before, end in pairwise((start - 1, *cuts, last))
    ]
    named = [part.first + (words[part.first] in _WITH) for part in parts]
    if not all(_is_noun(words[at : part.last]) for at, part in zip(named, parts, strict=True)):
        return None
    made, done = len(scope.draft.clauses), (*frame, words[first])
    clauses = []
    for at, part in zip(named, parts, strict=True):  # "by frost", "frost", "or **in** the sea"
        own = done if at > part.first else (*done, words[first + 1])
        clauses.append(make_clause(scope, part, implied.CUE, own, kept=True))
    whole = Words(first, last)
    add_group(scope, whole, say(scope, whole, frame, kept=True), made)
    return either(clauses)


def end_of_done(words: Frame, noun: int, run: Words, runs: Sequence[Words]) -> int:
    """Return where what was done to things ends: "boats damaged by ice or | stored outdoors |".

    Args:
        words: the tokens of the text.
        noun: the index of their name.
        run: where they are named, with the first of it.
        runs: all that the statement says, in text order.

    Example:
        >>> words = "mend boats damaged by ice or stored outdoors".split()
        >>> runs = [Words(0, 5), Words(6, 8)]
        >>> end_of_done(words, 1, runs[0], runs)
        8
    """
    end = run.last
    if not syntax.is_participle(words[noun + 1]):
        return end
    for other in (each for each in runs if each.first > run.last):
        if words[end] != _OR or other.first != end + 1 or not syntax.is_participle(words[end + 1]):
            break
        end = other.last
    return end


def _is_noun(part: Frame) -> bool:
    """Tell whether words are a bare noun phrase: "unauthorised repair"; not "repair by you"."""
    if not part or not _NO_NOUNS.isdisjoint(part) or any(word[:1].isdigit() for word in part):
        return False  # "registered in 1980 or earlier"
    return NOUN in classes(part[-1]) or not classes(part[-1])
