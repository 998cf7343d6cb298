"""What is told of "us", as told of the body that a question is about: "we have a permit".

Whoever asks about their café, club or farm says "we" where a rule says "it".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Subject, Who

_ESTABLISHMENT = word_key("establishment")
_GROUPS = frozenset(map(word_key, lists.GROUPS))
_WE = frozenset({"we", "us"})


def as_body(
    statements: Sequence[Statement], story: str, owned: Subject | None
) -> Iterator[Statement]:
    """Yield what is told of "us" as told of the body that a question is about.

    Args:
        statements: those of a story.
        story: its text.
        owned: what of one's own the question is about, if anything.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "We have a licence. I have a cold."
        >>> [s.subject.head for s in as_body(read(text), text, Subject(Who.OWN, "cafe"))]
        ['cafe']
        >>> text = "The cafe has a licence. The cafe next door is shut."
        >>> len([*as_body(read(text), text, Subject(Who.OWN, "cafe"))])
        1
    """
    if owned is None or not _is_body(owned.head):
        return
    for told in statements:
        if _is_the_one(told.subject, owned):
            yield replace(told, subject=owned)
        if told.subject.who is not Who.SELF or told.text:
            continue
        opening = told.quoted(story).lower().replace("’", "'").partition(" ")[0].partition("'")[0]
        others = any(
            (is_person(key) and not _is_body(key)) or key in lists.OTHERS for key in told.core
        )
        if opening in _WE and not others:
            yield replace(told, subject=owned)


def _is_the_one(subject: Subject, owned: Subject) -> bool:
    """Tell whether "the club" is the one that a question calls "my club"."""
    alone = subject.keys <= frozenset({owned.head})
    return subject.who is Who.OTHER and subject.head == owned.head and alone


def _is_body(head: str) -> bool:
    return head in lists.BODIES | _GROUPS or covers((head,), _ESTABLISHMENT)
