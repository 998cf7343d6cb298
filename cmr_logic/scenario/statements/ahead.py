"""What is told in the present and yet to come: "I retire next year", "my pass expires in June"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.scenario.statements.verb_group import Group
from cmr_logic.text import word_set

# What "next" names a time to come with: "next **June**"; not "next door".
_SPANS = word_set("week month year spring summer autumn winter term season") | frozenset(
    syntax.MONTHS
)
# What has done so does it no more: "it **expires** in June"; not "it costs £9".
_EXPIRING = frozenset({"expire", "lapse"})
# What follows where something, not somebody, runs out: "it runs out **in** June"; not "of milk".
_WHEN = frozenset({"on", "in", "at", "soon", "this"})
# By which a state lasts up to then: "my van is insured **until** next May".
_UNTIL = frozenset({"until", "till"})
_SOON = 3  # words behind a verb among which that stands


def is_ahead(group: Group, words: Sequence[str], *, told: bool) -> bool:
    """Tell whether a verb in the present says what is yet to come.

    Args:
        group: the verb group.
        words: those of its statement.
        told: a story tells it, and no clause asks for it.

    Example:
        >>> from cmr_logic.scenario.statements.group_reading import read_group
        >>> def ahead(text):
        ...     return is_ahead(read_group(text.split(), 2), text.split(), told=True)
        >>> ahead("my pass expires in June"), ahead("my milk runs out of fridges")
        (True, False)
    """
    if not group.verb or group.verb == "be":
        return False
    if "tomorrow" in words or ("next" in words and _next_span(words)):
        return not (_lasts(group) and not _UNTIL.isdisjoint(words))
    behind = words[group.main + 1 : group.main + _SOON]
    out = group.verb == "run" and "out" in behind[:1] and not _WHEN.isdisjoint(behind)
    return told and not group.passive and (group.verb in _EXPIRING or out)


def _lasts(group: Group) -> bool:
    """Tell whether a verb group says a state: "is insured", "have a pass"; not "start"."""
    return group.passive or group.verb == "have"


def _next_span(words: Sequence[str]) -> bool:
    """Tell whether "next" names a time to come: "next June"."""
    return any(first == "next" and second in _SPANS for first, second in pairwise(words))
