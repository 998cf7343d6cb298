"""Whom a story calls by name or by an article: "our son Tom … Tom is 4", "the twins are 4"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.text import word_set

_NAME = r"(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s)?(?P<name>[A-Z][a-zé]+)"
_KIN = r"(?P<kin>[a-z]{3,})"
_WORDS = r"(?:[a-z-]+\s){0,2}?"
# Ways to say what somebody of one's own is called.
_CALLED = (
    re.compile(
        rf"(?<!told\s)(?<!tell\s)\b(?:[Mm]y|[Oo]ur|(?:[Hh]ave|[Hh]as|['’]ve)(?:\s(?:got|only|also|just))*\s(?:an?|one))\s{_WORDS}"
        rf"{_KIN}(?:,?\s(?:called\s|named\s)?|(?:\sis|['’]s)\s(?:called|named)\s){_NAME}\b"
    ),
    re.compile(
        rf"\b{_NAME}(?:['’]s|,|,?\s(?:who\s)?is|,\swho['’]s)\s(?:my|our)\s{_WORDS}{_KIN}(?=\s*(?:[.,;!?]|$|and\b|who\b|but\b))"
    ),
)
_KNOWN = lists.KIN | word_set("boy girl lad lass eldest oldest youngest")
_BORN = word_set("eldest oldest youngest")
# Whom a parent calls "the …": their own.
_THE_CHILDREN = re.compile(
    r"^(?:the|both)\s(?:kids?|children|twins|boys|girls|baby|little\sones?|eldest|oldest|youngest"
    r"|older\sone|younger\sone|elder\sone)\b",
    re.IGNORECASE,
)
# Words of stories whose children may be others': "I **babysit**"; not "I work".
_OTHERS = word_set(
    "teach teacher teaching class classroom nursery pupils pupil babysit childminder nanny "
    "neighbour neighbours sister brother friend cousin niece nephew aunt uncle camp coach "
    "club team group volunteer foster granddaughter grandson grandchildren"
)


def called(statements: Sequence[Statement], story: str) -> Sequence[Statement]:
    """Return statements about a name, or about "the twins", as being about one's own kin.

    Args:
        statements: those of a story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def heads(text):
        ...     return [told.subject.head for told in called(read(text), text)]
        >>> heads("Our son Ben sings. Ben is 4."), heads("The twins are 4.")
        (['son', 'son'], ['child'])
        >>> heads("I teach a class. The twins are 4.")
        ['', 'twin']
    """
    kin = dict(_named(story))
    own = _OTHERS.isdisjoint(story.lower().replace("'", " ").replace(".", " ").split())
    return [_as_kin(told, kin, story, own=own) for told in statements]


def kin_called(name: str, story: str) -> str:
    """Return what somebody of a name is to whoever tells a story; "" where it does not say.

    Args:
        name: the name.
        story: the story.

    Example:
        >>> kin_called("Ben", "Ben is our son."), kin_called("Ben", "Ben is ten.")
        ('son', '')
    """
    return dict(_named(story)).get(word_key(name.lower()), "")


def _named(story: str) -> Iterator[tuple[str, str]]:
    """Yield what each name of a story is compared by, with the kin that it names."""
    found: dict[str, set[str]] = {}
    for pattern in _CALLED:
        for match in pattern.finditer(story):
            kin = match["kin"].lower()
            if not _names_one(kin):
                continue
            head = "child" if kin in _BORN else lists.OWN_CHILDREN.get(kin, word_key(kin))
            found.setdefault(word_key(match["name"].lower()), set()).add(head)
    for name, heads in found.items():
        if len(heads) == 1:
            yield name, min(heads)


def _names_one(noun: str) -> bool:
    """Tell whether a noun is for somebody, or for an animal: "my **vet** Ann"; not "my van"."""
    return noun in _KNOWN or is_person(noun) or covers((word_key(noun),), "animal")


def _as_kin(told: Statement, kin: dict[str, str], story: str, *, own: bool) -> Statement:
    subject = told.subject
    if subject.who is not Who.OTHER:
        return told
    if subject.keys == {subject.head} and subject.head in kin:
        head = kin[subject.head]
        person = not covers((head,), "animal")
        return replace(told, subject=Subject(Who.OWN, head, frozenset({head}), person=person))
    if own and subject.person and _THE_CHILDREN.match(told.quoted(story)):
        return replace(told, subject=Subject(Who.OWN, "child", subject.keys, person=True))
    return told
