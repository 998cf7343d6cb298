"""What people are helped to do, with "to" before it: "loans to help cooks and crews **to** row".

Without it the second of them seem to begin a statement of their own: "crews row". And what "is a
grant to help" somebody gives money to help: "it **provides money** to help".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import VERB, bases, places_of, word_set

SIGNS = word_set("help helps")
"""Verbs of help: "it **helps** clubs row"; not "it lets clubs row"."""
_LONGEST = 12  # words of who they are: "small farms, mills and other clubs of the county"
_TO = ("to",)
_HELPED = word_set("with towards toward you to")  # "to help **with** fares"; not "to help cooks"
_PROVIDES, _A = ("provides", "money"), syntax.INDEFINITE
# What is given to help somebody: "is a one-off **payment** to help"; not "is a guest".
_MONEY = word_set("payment payments grant grants benefit allowance loan bonus supplement subsidy")
# Words behind which nobody is named any more: "help crews **with** repairs"; not "of".
_OTHERWISE = syntax.RELATIVES | (syntax.PREPOSITIONS - {"of", "in", "under", "over"}) | {"to"}
_OTHERWISE |= word_set("if when where need needs have has")


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
        >>> list(helped_to("the bonus is a grant of £9 to help with repairs".split()))
        [(2, 7, ('provides', 'money'))]
        >>> list(helped_to("a cook is a guest to help with repairs".split()))
        []
    """
    for at in places_of(words, SIGNS):
        start = _is_money(words, at - 1)
        if start and _says_with_what(words, at + 1):
            yield start, at - 1, _PROVIDES
        for deed in range(at + 2, min(at + 2 + _LONGEST, len(words))):
            word, named = words[deed], words[deed - 1]
            if (word in _OTHERWISE and named != "-") or (word in STOPS and word != ","):
                break
            if syntax.is_plural_noun(named) and _is_deed(word):
                yield deed, deed, _TO
                break


def _is_money(words: Sequence[str], to: int) -> int:
    """Return where a sentence says of a name that it is money, 0 for none: "it **is a grant** to".

    Args:
        words: the words of the text.
        to: index of the "to" before the verb of help.
    """
    if to < 0 or words[to] != "to":
        return 0
    for at in range(to - 1, max(to - _LONGEST, 0), -1):
        if words[at] in STOPS or words[at] in syntax.RELATIVES or words[at] in syntax.MODALS:
            return 0
        if words[at] in syntax.BE:
            named = words[at + 1 : to]
            return at if named[:1] and named[0] in _A and not _MONEY.isdisjoint(named) else 0
    return 0


def _says_with_what(words: Sequence[str], at: int) -> bool:
    """Tell whether it is said what it helps with from there on: "**with** fares", "**pay**"."""
    behind = words[at : at + 1]
    return bool(behind) and (behind[0] in _HELPED or _is_deed(behind[0]))


def _is_deed(word: str) -> bool:
    """Tell whether a word is a verb in its base form: "**mend** boats"; not "and", "boats"."""
    grammar = word in syntax.AUXILIARIES or word in syntax.PREPOSITIONS or word in syntax.JOINTS
    return not grammar and word in bases(word, VERB)
