"""For whom a rule is, told of what is done under it: "**Claims under this scheme involve** nurses".

Such a sentence says whom the rule covers: "This scheme covers nurses". Where it points back at
what the sentence before lists ("Licences are of Classes A and B. … these classes …"), it is about
those.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.named_before import PERSONS
from cmr_logic.text import word_set

# What is done under a rule: "**claims** under this scheme"; not "seats".
_DEEDS = word_set(
    "case cases claim claims application applications petition petitions proceedings request "
    "requests appeal appeals filing filings registration registrations"
)
_UNDER = frozenset({"under", "through", "within"})
# What says with whom it has to do: "claims under it **involve** nurses"; not "cost".
_CONCERNING = {
    **dict.fromkeys(("involve", "involves", "concern", "concerns", "cover", "covers"), ()),
    "relate": ("to",),
    "relates": ("to",),
    "deal": ("with",),
    "deals": ("with",),
}
# Those that may take things as well: "it **involves** delays"; not "concerns".
_TAKING = frozenset({"involve", "involves"})
_POINTING = frozenset({"this", "these", "the", "those"})
_BACK = frozenset({"these", "those"})
_LONGEST = 9  # words of the rule's name: "these chapters of the harbour code"
_JOINTS = frozenset({",", "and", "or", "&"})
_LETTERS = 2  # letters of what a kind is called by at most: "Class **B**"
# What is given without a plural: "**assistance** under this part is"; not "a boat".
_GIVEN = word_set("assistance help support funding relief aid coverage compensation pay leave")
# Parts of a rule, or what it is called: "loans under **this section** are made"; not "under 5".
_RULES = word_set(
    "section part program programme scheme act chapter rule provision subsection title paragraph "
    "law"
)
SIGNS = frozenset(_CONCERNING) | {"under"}
"""Words of which each has one: "cases under it **concern** tenants"; not "tenants may"."""


def deeds_concerning(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each such sentence, with whom the rule covers.

    Example:
        >>> list(deeds_concerning("claims under this scheme concern nurses and midwives .".split()))
        [(0, 5, ('this', 'scheme', 'covers'))]
        >>> said = "licences are of classes a and b . cases under these classes concern bakers ."
        >>> list(deeds_concerning(said.split()))
        [(8, 13, ('classes', 'a', 'and', 'b', 'cover'))]
        >>> list(deeds_concerning("claims under this scheme involve an interview .".split()))
        []
        >>> list(deeds_concerning("loans under this section are made to bakers".split()))
        [(1, 4, ())]
        >>> list(deeds_concerning("under this section , bakers may borrow".split()))
        []
    """
    yield from _only_named(words)
    for at, word in enumerate(words[:-2]):
        opens = not at or words[at - 1] in STOPS
        if not opens or word not in _DEEDS or words[at + 1] not in _UNDER:
            continue
        first = at + 2
        near = range(first + 2, min(first + _LONGEST, len(words)))
        verb = next((i for i in near if words[i] in _CONCERNING), None)
        if verb is None or words[first] not in _POINTING or not STOPS.isdisjoint(words[at:verb]):
            continue
        behind = verb + 1 + len(_CONCERNING[words[verb]])
        people = _are_people(words, behind, sure=words[verb] in _TAKING)
        if tuple(words[verb + 1 : behind]) == _CONCERNING[words[verb]] and people:
            named = tuple(words[first:verb])
            several = syntax.is_plural_noun(words[first + 1])
            listed = _listed_before(words, at, words[first + 1]) if named[0] in _BACK else ()
            yield at, behind, (*(listed or named), "cover" if several else "covers")


def _only_named(words: Sequence[str]) -> Iterator[Rewriting]:
    """Leave out by which rule something is given: "loans **under this section** are made to".

    A text of one rule speaks of no others.
    """
    for at in range(1, len(words) - 3):
        if words[at] in _UNDER and words[at + 1] == "this" and words[at + 2] in _RULES:
            named = syntax.is_plural_noun(words[at - 1]) or words[at - 1] in _GIVEN
            end = sentence_end(words, at)
            again = any(words[i] == "and" and words[i + 1] in syntax.BE for i in range(at, end - 1))
            if named and not again and words[at + 3] in syntax.BE | syntax.MODALS:
                yield at, at + 3, ()


def _are_people(words: Sequence[str], at: int, *, sure: bool) -> bool:
    """Tell whether kinds are named from an index on, surely people or bodies among them."""
    end = sentence_end(words, at)
    named = words[at:end]
    if not named or named[0] in syntax.DETERMINERS:
        return False
    kinds = [word for word in named if syntax.is_plural_noun(word)]
    return any(not sure or word.endswith(PERSONS) for word in kinds)


def _listed_before(words: Sequence[str], at: int, noun: str) -> tuple[str, ...]:
    """Return the kinds that the sentence before ends with: "**Classes A and B**"; perhaps none."""
    end = at - 1
    first = sentence_start(words, end)
    start = next((i for i in range(end - 1, first - 1, -1) if words[i] == noun), None)
    if start is None:
        return ()
    kinds = words[start + 1 : end]
    short = all(word in _JOINTS or word.isdigit() or len(word) <= _LETTERS for word in kinds)
    return tuple(words[start:end]) if kinds and short else ()
