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
_WHOM = 4  # words of whom is told: "the **local field office**"
_START = 7  # words of a question within which it says so
_READER, _WRITER = "you", "us"
# Whom one may have to tell besides those who write: "tell the **police**"; not "the office".
_OTHERS = word_set(
    "police boss employer landlord neighbour neighbor bank school doctor gp parent parents mother "
    "father wife husband partner insurer insurance tenant tenants guest guests customer customers "
    "family friend friends him her them anyone anybody someone me"
)
# What stands for the office that a text is of: "notify the **department**"; not "the owner".
_OFFICES = word_set("office department agency authority council board commission administration")


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
        >>> asks_to_report(rule, "do i need to tell the harbour office of my trip ?".split())
        True
    """
    if _DUTY.isdisjoint(words[:_START]) or not (_tells(words, _READER) or _tells_office(words)):
        return False
    return any(_is_told(words_in(p.conclusion.of(rule.plain.lower()))) for p in rule.provisions)


def _tells_office(words: Sequence[str]) -> bool:
    """Tell whether a question is whether to tell some office, by whatever name."""
    at = next((i for i, word in enumerate(words[:_START]) if word in TELLING), None)
    return at is not None and _OTHERS.isdisjoint(words[at + 1 : at + 1 + _WHOM])


def _is_told(words: Sequence[str]) -> bool:
    """Tell whether a text asks to tell those who write it, or the office that it is of."""
    if _tells(words, _WRITER):
        return True
    at = next((i for i, word in enumerate(words) if word in TELLING), None)
    return at is not None and not _OFFICES.isdisjoint(words[at + 1 : at + 1 + _WHOM])


def _tells(words: Sequence[str], whom: str) -> bool:
    """Tell whether words speak of telling somebody: "tell **us**", "report it to **us**"."""
    if whom not in words:
        return False
    return not TELLING.isdisjoint(words) or {_LETTING, _KNOW} <= set(words)
