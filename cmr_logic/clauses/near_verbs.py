"""Verbs that "or" joins behind an "and" and no further: "it is new and **she rows or swims**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.clauses.verb_sides import is_bare_verb
from cmr_logic.text import VERB, bases

# Forms of auxiliaries behind "she" alone: "she **has**"; not "had".
_THIRD = frozenset({"is", "'s", "has", "does"})
# Those that are never behind it: "you **have**"; not "had".
_OTHER = frozenset({"are", "'re", "have", "'ve", "do", "am"})


def binds_near(stretch: Stretch, first: int, index: int, at: int) -> bool:
    """Tell whether "or" joins two verbs of what stands behind an "and", and not all before it.

    They stand side by side ("you are over 18 **and live or work** here"), or the subject of the
    first, which is named behind the "and", is that of both ("it is new and **she** swims **or has**
    a vest"); not "you are over 18 and live here or are a guest".

    Args:
        stretch: the sentence.
        first: the first token behind the "and".
        index: the place of "or".
        at: the first token behind it.
    """
    verb, other = stretch.words[index - 1], stretch.word(at)
    if stretch.words[index] != "or" or verb == ",":
        return False
    if index - 1 == first or (index - 2 == first and stretch.words[first] in syntax.NOMINATIVES):
        return is_bare_verb(verb) and is_bare_verb(other) and _agree(verb, other)
    near = syntax.finite_verb(stretch.words, first, index)
    if near is None or near == first or not syntax.starts_verb_phrase(stretch.words, at):
        return False
    return _agree(stretch.words[near], other)


def _is_third(verb: str) -> bool | None:
    """Tell whether a verb has the form behind "she", or that behind "you"; None for any form."""
    if verb in _THIRD | _OTHER:
        return verb in _THIRD
    if verb in syntax.AUXILIARIES or syntax.is_participle(verb):
        return None
    return verb not in bases(verb, VERB)


def _agree(verb: str, other: str) -> bool:
    """Tell whether two verbs can have one subject: "swims or has"; not "swims or are"."""
    forms = {_is_third(verb), _is_third(other)}
    return len(forms - {None}) < 2  # noqa: PLR2004 - one form at most
