"""Questions whether one has to tell somebody, and texts of what they are to be told.

"Do I have to tell you about my new job?" is about a text that says "Tell us if your income
changes", whatever the news is.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.text import word_set, words_in

TELLING = word_set("tell report inform notify")
"""Verbs by which somebody is told: "**inform** us"; not "ask us"."""

# The same in two words: "**let** us **know**"; not "let us in".
_LETTING, _KNOW = "let", "know"
# Words by which a question asks for a duty: "Do I **have** to tell you?"; not "Can I tell you?".
_DUTY = word_set("have need must should ought required supposed obliged")
_START = 7  # words of a question within which it says so
_READER, _WRITER = "you", "us"


def asks_to_report(rule: Rule, words: Sequence[str]) -> bool:
    """Tell whether a question asks if the writers are to be told, and the text says of what.

    Args:
        rule: the rule that was read.
        words: the lower-cased tokens of the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Tell us if you change your address.")
        >>> asks_to_report(rule, "do i have to tell you that i moved ?".split())
        True
        >>> asks_to_report(rule, "do i have to tell the police ?".split())
        False
    """
    if _DUTY.isdisjoint(words[:_START]) or not _tells(words, _READER):
        return False
    return any(_tells(words_in(p.conclusion.of(rule.plain)), _WRITER) for p in rule.provisions)


def _tells(words: Sequence[str], whom: str) -> bool:
    """Tell whether words speak of telling somebody: "tell **us**", "report it to **us**"."""
    if whom not in words:
        return False
    return not TELLING.isdisjoint(words) or {_LETTING, _KNOW} <= set(words)
