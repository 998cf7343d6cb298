"""Verbs without an object that end a statement: "if it rains, play **ends**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import NOUN, VERB, bases, classes

# Verbs without an object that may be nouns: "cover **ends** when you move"; not "tickets when".
_HAPPENING = frozenset(
    {
        *("ends", "stops", "starts", "begins", "changes", "closes", "opens", "lapses", "returns"),
        *("continues", "rises", "falls", "expires", "increases", "decreases"),
        *("doubles", "halves", "drops", "reduces", "trebles"),
    }
)
# The same of several things: "payments **stop** when"; not "a bus stop when".
_HAPPEN = frozenset(base for verb in _HAPPENING for base in bases(verb, VERB))


def happens(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb without an object ends a statement: "cover **ends**", "cuts **stop**"."""
    word = words[at]
    return word in _HAPPENING or (word in _HAPPEN and syntax.is_plural_noun(words[at - 1]))


def ends_in_event(stretch: Stretch, index: int, end: int) -> bool:
    """Tell whether a piece behind a comma is what happens to a thing: "if it rains, **play ends**".

    Args:
        stretch: the sentence.
        index: the first token of the piece.
        end: the one after its last.
    """
    told = index < end - 1 and stretch.words[index - 1 : end].count(",") == 1
    told = told and stretch.words[index - 1] == ","
    thing = classes(stretch.words[end - 2])  # none of a word that nobody knows
    if not told or (thing and NOUN not in thing):
        return False
    return happens(stretch.words, end - 1) or _is_of_none(stretch, index, end - 1)


def _is_of_none(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether a piece says what no thing does: "if it is late, **no bell rings**"."""
    verb = stretch.words[at]
    plain = stretch.words[index] == "no" and not (stretch.item or stretch.lead_in)
    return plain and at == index + 2 and verb.endswith("s") and verb not in bases(verb, VERB)
