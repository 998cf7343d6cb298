"""Words that nobody knows, in a question: "Am I **eligbile**?".

What a slip of the pen makes of a word is no word. The word meant is one of the rule text, or one by
which people ask.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.provisions.words.people_nouns import BODIES
from cmr_logic.provisions.words.predicate_words import DENYING, OBLIGED, REQUIRED
from cmr_logic.relevance.profile import LONG
from cmr_logic.relevance.wordlists import ASKING
from cmr_logic.text import classes, words_in

_NAME = re.compile(r"(?<=[a-z,] )[A-Z][a-z]+")
_VERY_LONG = 10  # letters of a word from which on two slips are forgiven
_OF_ASKING = tuple(
    sorted(word for word in ASKING | BODIES | DENYING | OBLIGED | REQUIRED if len(word) >= LONG)
)


def spelt(rule: Rule, words: tuple[str, ...], asked: str = "") -> tuple[str, ...]:
    """Return the words of a question, with the word meant for each that is misspelt.

    Args:
        rule: the rule that the question is put to.
        words: the lower-cased tokens of the question.
        asked: the question as it is written: what has a capital inside it is a name.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Anglers must carry a rod licence.")
        >>> spelt(rule, ("is", "my", "licnece", "unlawfull", "in", "wroxlingham", "?"))
        ('is', 'my', 'licence', 'unlawful', 'in', 'wroxlingham', '?')
        >>> spelt(rule, ("can", "denise", "fish", "?"), "Can Denise fish?")  # not "denies"
        ('can', 'denise', 'fish', '?')
    """
    unknown = [word for word in words if len(word) >= LONG and word.isalpha() and not classes(word)]
    if not unknown:
        return words
    known = _long_words(rule.text)
    names = {name.lower() for name in _NAME.findall(asked)}
    meant = {w: _meant(w, known) for w in unknown if w not in known and w not in names}
    return tuple(meant.get(word, word) for word in words)


@lru_cache(maxsize=64)
def _long_words(text: str) -> tuple[str, ...]:
    """Return the long words of a text."""
    return tuple({word for word in words_in(text.lower()) if len(word) >= LONG})


def _meant(word: str, known: Sequence[str]) -> str:
    """Return the known word that one misspells, itself where there is none."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - only an unknown word needs it
    from rapidfuzz.process import extractOne  # noqa: PLC0415 - likewise

    slips = 1 if len(word) < _VERY_LONG else 2
    for words in (known, _OF_ASKING):
        found = extractOne(word, words, scorer=OSA.distance, score_cutoff=slips)
        if found is not None:
            return str(found[0])
    return word
