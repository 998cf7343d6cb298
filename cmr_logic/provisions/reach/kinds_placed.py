"""Kinds that share their owner or their place: "the son or heir **of a tenant**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression, both
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.phrases.shared_words import without_comma
from cmr_logic.provisions.phrases.splitting import split_kinds, split_phrase
from cmr_logic.provisions.words.people_nouns import ANYBODY, GENERIC
from cmr_logic.text import NOUN, classes, word_set

# Words that say where somebody or something is: "cooks and guides **based** in Kent"; not "rowing".
_BEING_SOMEWHERE = word_set("located based situated residing resident domiciled headquartered") | {
    "living"
}
# Words behind which the place stands: "based **in** Kent"; not "based locally".
_WHERE = syntax.OF_PLACES | {"along"}
_LONGEST = 3  # words of a kind before what it shares: "full-time guides"


def kinds_sharing(scope: Scope, words: Words, cue: Cue) -> Expression | None:
    """Return the clauses of kinds that share what stands behind the last, None where none does.

    Args:
        scope: the sentence.
        words: the phrase that names them.
        cue: what made them a condition.
    """
    if not words.joints:
        return None
    if scope.words[words.first] in syntax.ARTICLES:
        return _of_one_owner(scope, words, cue)
    return _in_one_place(scope, words, cue)


def _of_one_owner(scope: Scope, words: Words, cue: Cue) -> Expression | None:
    """Return the clauses of relatives or the like of somebody: "the son or heir | of a tenant"."""
    tokens = scope.words
    joints = [at for at, _ in words.joints]
    bounds = (words.first, *joints, words.last)
    parts = [without_comma(tokens[start + 1 : end]) for start, end in pairwise(bounds)]
    opened = any(not part or part[0] in syntax.DETERMINERS for part in parts)
    plain = not opened and all(_is_bare(part) for part in parts[:-1])
    head = syntax.noun_head(parts[-1])
    if not plain or head is None or tokens[joints[-1]] != "or":
        return None
    *before, last = (part[-1] for part in (*parts[:-1], parts[-1][: head + 1]))
    people = all(map(naming.is_person, (*before, last)))
    singular = not any(map(syntax.is_plural_noun, (*before, last)))
    owned = parts[-1][head + 1 : head + 2] == ("of",)
    return (
        split_phrase(scope, words, cue, ("you", "are")) if people and singular and owned else None
    )


def _in_one_place(scope: Scope, words: Words, cue: Cue) -> Expression | None:
    """Return the clauses of kinds in one place: "cooks and guides | based in Kent".

    People of no kind of their own need it themselves: "cooks and people living in Kent".
    """
    tokens = scope.words
    start = words.joints[-1][0] + 1
    where = next(
        (
            at
            for at in range(start + 1, words.last - 1)
            if tokens[at] in _BEING_SOMEWHERE and tokens[at + 1] in _WHERE
        ),
        None,
    )
    if where is None:
        return None
    bounds = (words.first - 1, *(at for at, _ in words.joints), where)
    parts = [without_comma(tokens[before + 1 : end]) for before, end in pairwise(bounds)]
    if not all(_is_bare(part) and syntax.is_plural_noun(part[-1]) for part in parts):
        return None
    if parts[-1][-1] in GENERIC | ANYBODY:
        return None
    kinds = split_kinds(
        scope,
        Words(words.first, where, words.joints),
        cue,
        naming.subject_frame(tokens[words.first : where]),
    )
    frame = naming.subject_frame(parts[-1])
    return both([kinds, make_clause(scope, Words(where, words.last), cue, frame, kept=True)])


def _is_bare(part: Frame) -> bool:
    """Tell whether words only name a kind, by a noun and what stands before it: "old guides"."""
    named = 0 < len(part) <= _LONGEST and syntax.DETERMINERS.isdisjoint(part)
    noun = named and (NOUN in classes(part[-1]) or naming.is_person(part[-1]))
    return noun and syntax.PREPOSITIONS.isdisjoint(part) and not syntax.is_gerund(part[-1])
