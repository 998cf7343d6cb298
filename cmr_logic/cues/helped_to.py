"""What people are helped to do, with "to" before it: "loans to help cooks and crews **to** row".

Without it the second of them seem to begin a statement of their own: "crews row".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import VERB, bases, word_set

SIGNS = word_set("help helps")
"""Verbs of help: "it **helps** clubs row"; not "it lets clubs row"."""
_LONGEST = 12  # words of who they are: "small farms, mills and other clubs of the county"
_TO = ("to",)
# Words behind which nobody is named any more: "help crews **with** repairs"; not "of".
_OTHERWISE = syntax.RELATIVES | {"with", "by", "to", "if", "when", "who", "through", "from", "for"}


def helped_to(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each deed behind those who are helped to do it, where no "to" opens it.

    Example:
        >>> list(helped_to("loans to help cooks and crews mend boats".split()))
        [(6, 6, ('to',))]
        >>> list(helped_to("it helps cooks to mend boats".split()))
        []
        >>> list(helped_to("it helps cooks with repairs".split()))
        []
        >>> list(helped_to("it helps mend boats".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in SIGNS]:
        for deed in range(at + 2, min(at + 2 + _LONGEST, len(words))):
            word, named = words[deed], words[deed - 1]
            if (word in _OTHERWISE and named != "-") or (word in STOPS and word != ","):
                break
            if syntax.is_plural_noun(named) and _is_deed(word):
                yield deed, deed, _TO
                break


def _is_deed(word: str) -> bool:
    """Tell whether a word is a verb in its base form: "**mend** boats"; not "and", "boats"."""
    grammar = word in syntax.AUXILIARIES or word in syntax.PREPOSITIONS or word in syntax.JOINTS
    return not grammar and word in bases(word, VERB)
