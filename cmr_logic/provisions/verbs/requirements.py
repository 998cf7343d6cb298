"""Demands that name what is demanded as their subject, or as the object of "require".

"A helmet is compulsory" and "Racing requires a helmet" demand of whoever asks to have one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Statement, Words
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, subject_frame
from cmr_logic.provisions.drafts.shapes import first_phrase
from cmr_logic.provisions.words.predicate_words import OBLIGED, REQUIRED, REQUIRING
from cmr_logic.text import word_set

HAVING: Frame = ("you", "must", "have")
"""What a thing that is required completes."""
MUST_DO: Frame = ("you", "must")
"""What something to do that is required completes."""

_TO = "to"  # before each deed: "required to row and **to** swim"
_ASKED_OF_ONE = REQUIRED | OBLIGED
# Words behind "required" that say for what, for whom or when: "required **to** enter"; not "by".
_FOR_WHAT = frozenset({"to", "for", "in", "before", "at", "on", "from", "when", "during", "of"})
# What a subject itself is required to do: "a boat is required to **have** a bell"; not "to float".
_OF_SUBJECTS = word_set(
    """
    be have hold carry display show own keep wear pay register provide submit give sign undergo
    label train employ install record check store post ensure follow comply report notify maintain
    """
)
LETTING = word_set(
    """
    permit permits permission licence licences license licenses consent consents approval visa visas
    authorisation authorization ticket tickets deposit deposits booking
    """
)
"""What lets somebody do a deed, and does none itself: "a **permit** is required"; not "a boat"."""
_OF_SEVERAL = frozenset({"are", "were", "'re"})  # verbs of several papers: "permits **are** needed"
# Subjects that stand for what follows: "**it** is compulsory to …"; not "this".
_FORMAL = frozenset({"it"})


def requirement_of(scope: Scope, statement: Statement) -> tuple[Coordination, Frame] | None:
    """Return what a statement says is required, and the words that it completes; or None.

    Args:
        scope: the sentence that it stands in.
        statement: a statement that demands something.
    """
    predicate, rest, subject = statement.predicate, statement.rest, statement.subject
    if predicate is None or subject is None or subject.relative is not None:
        return None
    words = scope.words[predicate.first : predicate.last]
    if rest is not None and not REQUIRING.isdisjoint(words[-1:]):
        return _behind(rest.body, predicate.last, scope.words, ("you", "to"), having=True)
    behind = () if rest is None else _said(scope, rest.body)
    if words[0] not in syntax.BE or behind[:1] == () or behind[0] not in _ASKED_OF_ONE:
        return None
    named = _said(scope, subject.body)
    formal = not _FORMAL.isdisjoint(named)
    personal = behind[0] in OBLIGED and _is_personal(named)
    if rest is not None and (formal or personal):
        done = _behind(rest.body, predicate.last, scope.words, (behind[0], "to"), having=False)
        kind = named[0] not in syntax.DETERMINERS  # "members are required to": "you must"
        whom = (subject_frame(named) if kind else named) or named
        return (
            done if done is None or formal else (done[0], (*(whom[:1] if kind else whom), "must"))
        )
    if behind[0] not in REQUIRED or not is_required(named, behind):
        return None
    doing = syntax.is_gerund(named[0]) and not _names_paper(named, words[0])
    return subject.body, MUST_DO if doing else HAVING


def _names_paper(named: Frame, be: str) -> bool:
    """Tell whether a gerund only says what a paper is for: "**planning permission** is required".

    What is done to several is one deed: "showing tickets **is** required".

    Example:
        >>> _names_paper(("hunting", "licences"), "are"), _names_paper(("showing", "tickets"), "is")
        (True, False)
    """
    paper, several = named[-1], syntax.is_plural_noun(named[-1])
    bare = len(named) > 1 and syntax.DETERMINERS.isdisjoint(named)
    return bare and paper in LETTING and (not several or be in _OF_SEVERAL)


def _is_personal(named: Frame) -> bool:
    """Tell whether a subject is somebody who can be obliged: "you", "pilots"; not "it"."""
    if not named or not _FORMAL.isdisjoint(named):
        return False
    return named[0] in syntax.PRONOUNS or subject_frame(named)[:1] == ("you",)


def is_required(named: Frame, behind: Frame) -> bool:
    """Tell whether a subject is what is required, not whoever has to do something.

    Args:
        named: the subject.
        behind: the words from "required" on.
    """
    if not named or _FORMAL.issuperset(named) or _is_personal(named):
        return False
    if behind[1:2] == ("to",):
        if not LETTING.isdisjoint(named[-1:]) and behind[2:3] != ("be",):
            return True
        own = syntax.is_plural_noun(named[0]) or not _OF_SUBJECTS.isdisjoint(behind[2:3])
        return not (own or _are_doing(named))
    return behind[1:2] == () or behind[1] in _FOR_WHAT


def _are_doing(named: Frame) -> bool:
    """Tell whether a subject is of those who do something: "**kitchens selling** jam", "a fee".

    Example:
        >>> _are_doing(("home", "kitchens", "selling", "jam")), _are_doing(("a", "boat"))
        (True, False)
    """
    return any(syntax.is_plural_noun(a) and syntax.is_gerund(b) for a, b in pairwise(named))


def _said(scope: Scope, body: Coordination) -> Frame:
    extent = body.extent
    return () if extent is None else scope.said(*extent)


def _behind(
    body: Coordination, at: int, words: Sequence[str], opening: Frame, *, having: bool
) -> tuple[Coordination, Frame] | None:
    """Return a body that begins at an index without the words that it opens with.

    Args:
        body: what stands behind a predicate.
        at: index of its first word.
        words: the tokens of the text.
        opening: the words: "(require) **you to** pay".
        having: without them, the body names what one must have.
    """
    run = first_phrase(body).words
    if run is None or run.first != at:
        return None
    if tuple(words[at : at + len(opening)]) != opening:
        return (body, HAVING) if having else None
    if run.last - run.first <= len(opening):
        return None
    if isinstance(body, Joined):
        return _each_without(body, len(opening), words), MUST_DO
    return Phrase(Words(run.first + len(opening), run.last, run.joints)), MUST_DO


def _each_without(body: Joined, opening: int, words: Sequence[str]) -> Joined:
    """Return joined deeds without the words that open the first, and without "to" of the others."""
    items: list[Coordination] = []
    for item in body.items:
        if isinstance(item, Joined):
            items.append(_each_without(item, opening, words))
        else:
            run = item.words
            to = run is not None and not opening and words[run.first] == _TO
            dropped = opening or int(to)
            if run is not None and run.last - run.first > dropped:
                run = Words(run.first + dropped, run.last, run.joints)
            items.append(replace(item, words=run))
        opening = 0
    return replace(body, items=tuple(items))
