"""What a deed brings who does it: "**Having** a boat **means you** can row".

The deed is told by a gerund that opens the sentence, and is the case of what follows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.text import VERB, bases, word_set

_YOU, _NOT, _BE = "you", "not", "be"
# What a deed does, each with what it says of who does it: "owning a boat **entitles you to** it".
_DOES: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("means", "that", _YOU): (_YOU,),
    ("means", _YOU): (_YOU,),
    ("entitles", _YOU, "to"): (_YOU, "are", "entitled", "to"),
    ("disqualifies", _YOU, "from"): (_YOU, "are", "disqualified", "from"),
    ("excludes", _YOU, "from"): (_YOU, "are", "excluded", "from"),
    ("bars", _YOU, "from"): (_YOU, "are", "barred", "from"),
    ("exempts", _YOU, "from"): (_YOU, "are", "exempt", "from"),
    ("qualifies", _YOU, "for"): (_YOU, "qualify", "for"),
    ("allows", _YOU, "to"): (_YOU, "can"),
    ("enables", _YOU, "to"): (_YOU, "can"),
    ("makes", _YOU): (_YOU, "are"),
}
_VERBS = frozenset(turn[0] for turn in _DOES)
# Words of a case that a gerund tells none of: "owning a boat **if** you row means".
_PARTING = STOPS | word_set("if unless when who that :")
_LONGEST = 16  # words of the deed
_FORMS = {_BE: "are"}
SIGNS = _VERBS
"""Words of which each has one: "having a boat **means** you can row"; not "a boat means"."""


def deeds_lead_to(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the case and what follows.

    Example:
        >>> list(deeds_lead_to("having a boat means you can row .".split()))
        [(0, 1, ('if', 'you', 'have')), (3, 5, (',', 'you'))]
        >>> list(deeds_lead_to("being late bars you from it .".split()))
        [(0, 1, ('if', 'you', 'are')), (2, 5, (',', 'you', 'are', 'barred', 'from'))]
        >>> list(deeds_lead_to("parking means you must pay .".split()))
        []
        >>> list(deeds_lead_to("the boat means you can row .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in _VERBS]:
        first = sentence_start(words, at)
        opening = words[first]
        negated = opening == _NOT and first + 2 < at
        gerund = first + negated
        said = words[gerund + 1 : at]
        if not 0 < len(said) <= _LONGEST or not _PARTING.isdisjoint(said):
            continue
        if not syntax.is_gerund(words[gerund]):
            continue
        turn = next((t for t in _DOES if tuple(words[at : at + len(t)]) == t), None)
        verb = next((b for b in bases(words[gerund], VERB) if b != words[gerund]), None)
        if turn is None or verb is None:
            continue
        yield first, gerund + 1, ("if", _YOU, *_verb(verb, words[gerund + 1], negated=negated))
        yield at, at + len(turn), (",", *_DOES[turn])


def _verb(verb: str, behind: str, *, negated: bool) -> tuple[str, ...]:
    """Return the verb of the case: "have", "are not", "do not row"."""
    if not negated:
        return (_FORMS.get(verb, verb),)
    if verb == _BE or (verb == "have" and syntax.is_participle(behind)):
        return (_FORMS.get(verb, verb), _NOT)
    return ("do", _NOT, verb)
