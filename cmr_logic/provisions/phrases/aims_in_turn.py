"""Things that a demand is made for, each by itself: "a licence to sell **beer and wine**".

Whoever sells beer alone needs the licence as well: "and" counts the aims up.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Effect
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.phrases.phrase_heads import head_of_list
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.text import NAME, word_set

# Words of deeds that take both things at once: "travel **between** Rye and Deal"; not "from Rye".
_AT_ONCE = word_set("between both mix combine blend compare swap connect link merge join together")
_BESIDE = frozenset({"and", ","})  # not "as well as"


def aims_in_turn(scope: Scope, words: Words, frame: Frame) -> Words:
    """Return an aim with "or" for each "and" that counts up things of which one is enough.

    They are several, or no single things, or have names: one drives "a car and trailer" at once.

    Args:
        scope: the sentence that it stands in.
        words: the aim.
        frame: the words that it completes.
    """
    tokens = scope.words
    counted = bool(words.joints) and all(
        effect is Effect.AND and tokens[at] in _BESIDE for at, effect in words.joints
    )
    if not counted or not _AT_ONCE.isdisjoint((*frame, *tokens[words.first : words.last])):
        return words
    head = head_of_list(tokens, words.first, words.joints[0][0])
    if head == words.first and frame[-1:] == ("you",):
        return words  # "to **own** and run a bar"
    bounds = (head - 1, *(at for at, _ in words.joints), words.last)
    if not all(_counts_by_itself(scope, start + 1, end) for start, end in pairwise(bounds)):
        return words
    return replace(words, joints=tuple((at, Effect.OR) for at, _ in words.joints))


def _counts_by_itself(scope: Scope, first: int, last: int) -> bool:
    """Tell whether words name several things, or one of a kind: "seeds", "rice", "the Rye Show"."""
    while first in scope.holes and first < last:
        first += 1
    part = scope.words[first:last]
    if not part or part[0] in syntax.PREPOSITIONS or syntax.starts_verb_phrase(part, 0):
        return False
    head = syntax.noun_head(part)
    if head is None or syntax.is_gerund(part[0]):
        return False
    named = scope.draft.tokens.unnamed[first + head] == NAME
    return named or part[head] in MASS_NOUNS or syntax.is_plural_noun(part[head])
