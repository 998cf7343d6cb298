"""What is said of people like whoever asks, as it is said to them: "they row", "you row"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.fitting import agree
from cmr_logic.text import NOUN, VERB, classes

# Words before the subject of a clause inside a clause: "he knows **that** the pilot pays".
_OPENING_SUBJECTS = frozenset({"that", "if", "whether", "because"})
_NAMED = 2  # words of one named before: "the pilot"
POINTING = ("the", "that", "such", "said", "this")
"""Words before one named before: "**such** person"; not "a person"."""
_OWNING = frozenset({("'s",), ("'",)})
# One of the people like whoever asks: "a guest may row if **he** has paid"; not "it".
_ONE_PERSON = frozenset({"he", "she", syntax.HE_OR_SHE})
# Those who do what is said, beside people by their noun: "**they** sign them in"; not "we".
_ACTING = frozenset({"they", "you", *_ONE_PERSON})
# Words by which whoever asks is spoken to; "they" beside them is somebody else: "**your** guests".
_ADDRESSING = frozenset({"you", "your", "yourself"})
# What stands behind people who do what is said: "members **must**", "members **need** to".
_OBLIGED = syntax.AUXILIARIES | {"need"}
# Prepositions before "them" that may mean whoever does what is said: "with"; not "for".
_ABOUT_ONESELF = frozenset({"with", "on", "about", "behind", "around", "near", "beside"})
_OWNED = -3  # where an article stands before whoever owns something: "**the** wife of"
# Those of whom one is a parent, and what they call one: "your **children** share a room with their
# **parents**"; not "your guests".
_CHILDREN = frozenset({"child", "children", "son", "daughter", "baby"})
_PARENTS = frozenset({"parents", "parent"})
# What only a subject is beside itself: "the tenants heat it **themselves**"; not "them".
_REFLEXIVE = frozenset({"themselves"})
_TO_YOU = {
    **syntax.TO_YOU,
    "he": "you",
    "she": "you",
    "his": "your",
    "him": "you",
    syntax.HE_OR_SHE: "you",
    syntax.HIS_OR_HER: "your",
    syntax.HIM_OR_HER: "you",
}


def addressed(whole: Frame, person: Frame) -> Frame:
    """Return words that speak of whoever asks as one of a kind, as they are said to them.

    "**A pilot** may land if **the pilot** has a licence" says it of you.

    Args:
        whole: the words.
        person: the subject that stands for whoever asks, nothing where none does.

    Example:
        >>> " ".join(addressed(tuple("the pilot has a licence".split()), ("a", "pilot")))
        'you have a licence'
        >>> " ".join(addressed(tuple("the owner has a licence".split()), ("a", "pilot")))
        'the owner has a licence'
        >>> " ".join(addressed(tuple("a guest of the pilot pays".split()), ("a", "pilot")))
        'a guest of yours pays'
        >>> " ".join(addressed(tuple("the wife of the pilot pays".split()), ("a", "pilot")))
        'your wife pays'
    """
    if not person or person[-1] not in whole:
        return whole
    names = (person, *((pointing, person[-1]) for pointing in POINTING))
    if whole[1:] == ("are", *person[-1:]) or whole[1:2] == ("are",):
        return whole  # "you are a pilot"
    out: list[str] = []
    at = 0
    while at < len(whole):
        name = next((n for n in names if whole[at : at + len(n)] == n), ())
        behind = whole[at + len(name) : at + len(name) + 1]
        if not name or _goes_on_as_noun(whole, at + len(name)):
            out.append(whole[at])
            at += 1
            continue
        at += len(name)
        owning = behind in _OWNING
        if not owning and _is_owned(out):
            out[_OWNED:] = ["your", out[-2]] if out[_OWNED] == "the" else [*out[_OWNED:], "yours"]
            continue
        out.append("your" if owning else "you")
        at += owning
        if not owning and (len(out) == 1 or out[-2] in _OPENING_SUBJECTS):
            return (*out, *(addressed(agree(whole[at:]), person) if whole[at:] else ()))
    return tuple(out)


def _is_owned(before: Sequence[str]) -> bool:
    """Tell whether "of" stands behind what somebody owns: "**the wife of** the pilot"."""
    owned = len(before) >= -_OWNED and before[-1] == "of" and before[_OWNED] in syntax.ARTICLES
    return owned and NOUN in classes(before[-2])


def _goes_on_as_noun(whole: Frame, at: int) -> bool:
    """Tell whether a noun goes on at an index: "the pilot **boat**"; not "the pilot has"."""
    kinds = classes(whole[at]) if whole[at : at + 1] not in {(), *_OWNING} else frozenset[str]()
    said = VERB in kinds and syntax.AUXILIARIES.isdisjoint(whole[at + 1 : at + 2])
    governor = whole[max(at - _NAMED - 1, 0)]
    said = said and not syntax.is_participle(governor)  # "he has **signed** the pilot book"
    return NOUN in kinds and not said and whole[at] not in syntax.AUXILIARIES


def said_to_asker(whole: Frame) -> Frame:
    """Return what is said of people like whoever asks, as it is said to them: "they row".

    Example:
        >>> " ".join(said_to_asker(tuple("they lose their key".split())))
        'you lose your key'
        >>> " ".join(said_to_asker(tuple("they sign them in".split())))
        'you sign them in'
    """
    if whole[:1] == ("your",) and whole[1:2] != () and whole[1] in _CHILDREN:
        whole = _of_parents(whole)
    if whole and whole[0] in _ONE_PERSON:
        whole = (whole[0], *agree(whole[1:])) if whole[1:] else whole
    if not _ADDRESSING.isdisjoint(whole[1:]):
        # "Give **your** customers a say in how they pay": others are spoken of.
        return (_TO_YOU.get(whole[0], whole[0]), *whole[1:])
    ourselves = bool(whole) and (whole[0] in _ACTING or _acts(whole))
    if whole[:1] == ("the",):
        return tuple(word if word in _REFLEXIVE else _TO_YOU.get(word, word) for word in whole)
    return tuple(
        word if ourselves and _names_others(whole, at) else _TO_YOU.get(word, word)
        for at, word in enumerate(whole)
    )


def _of_parents(whole: Frame) -> Frame:
    """Return what is said of one's children with "you" for their parents: "with **you**"."""
    at = next((i for i, owner in enumerate(whole[:-1]) if owner == "their"), 0)
    if not at or whole[at + 1] not in _PARENTS:
        return whole
    return (*whole[:at], "you", *whole[at + 2 :])


def _acts(whole: Frame) -> bool:
    """Tell whether people who stand for whoever asks are the subject: "**members** must pay"."""
    named = naming.is_person(whole[0]) and syntax.is_plural_noun(whole[0])
    return named and whole[1:2] != () and whole[1] in _OBLIGED


def _names_others(whole: Frame, at: int) -> bool:
    """Tell whether "them" is not whoever does what is said: "you sign **them** in".

    Behind some prepositions it may be: "you have a key with **them**" is one's own.
    """
    return whole[at] == "them" and at > 0 and whole[at - 1] not in _ABOUT_ONESELF
