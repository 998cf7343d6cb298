"""What a deed brings who does it: "**Having** a boat **means you** can row".

The deed is told by a gerund that opens the sentence, and is the case of what follows. So it is of
what the deed puts an end to: "**Opening** the box **voids the guarantee**" makes it void. What lets
one do it is needed to do it: "**Keeping** hens **requires a permit**" is "To keep hens, you need".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import VERB, bases, places_of, word_set

_YOU, _NOT, _BE = "you", "not", "be"
# What a deed does, each with what it says of who does it: "owning a boat **entitles you to** it".
_DOES: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("means", "that", _YOU): (_YOU,),
    ("means", _YOU): (_YOU,),
    ("entitles", _YOU, "to"): (_YOU, "are", "entitled", "to"),
    ("disqualifies", _YOU, "from"): (_YOU, "are", "disqualified", "from"),
    ("excludes", _YOU, "from"): (_YOU, "are", "excluded", "from"),
    ("bars", _YOU, "from"): (_YOU, "are", "barred", "from"),
    ("exempts", _YOU, "from"): (_YOU, "are", "exempt", "from"),
    ("qualifies", _YOU, "for"): (_YOU, "qualify", "for"),
    ("allows", _YOU, "to"): (_YOU, "can"),
    ("enables", _YOU, "to"): (_YOU, "can"),
    ("makes", _YOU): (_YOU, "are"),
}
# Verbs by which a deed ends what one holds, each with what that is then: "**voids** the guarantee".
_ENDING = {
    **dict.fromkeys(("voids", "void", "invalidates", "invalidate"), "void"),
    **{"cancels": "cancelled", "cancel": "cancelled", "ends": "ended", "end": "ended"},
    **{"terminates": "ended", "terminate": "ended", "forfeits": "lost", "forfeit": "lost"},
}
# What one holds that way: "voids the **guarantee**"; not "ends the race".
_HELD = word_set(
    "guarantee warranty cover insurance policy contract agreement membership licence license "
    "permit ticket pass claim subscription entitlement"
)
# Verbs by which a deed needs leave, with that: "**requires** a **permit**"; not "a helmet".
_ASKING_FOR = word_set("requires require needs need")
_LEAVE = word_set("permit licence license permission consent approval authorisation authorization")
_MODALS = word_set("will may can could would")  # "**will** void it"; not "must"
_VERBS = frozenset(turn[0] for turn in _DOES)
# Words of a case that a gerund tells none of: "owning a boat **if** you row means".
_PARTING = STOPS | word_set("if unless when who that :")
_LONGEST = 16  # words of the deed
_HELD_WORDS = 3  # words of what one holds: "your travel insurance"
_FORMS = {_BE: "are"}
SIGNS = _VERBS | _ENDING.keys() | _ASKING_FOR
"""Words of which each has one: "having a boat **means** you can row"; not "a boat means"."""


def deeds_lead_to(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the case and what follows.

    Example:
        >>> list(deeds_lead_to("having a boat means you can row .".split()))
        [(0, 1, ('if', 'you', 'have')), (3, 5, (',', 'you'))]
        >>> list(deeds_lead_to("being late bars you from it .".split()))
        [(0, 1, ('if', 'you', 'are')), (2, 5, (',', 'you', 'are', 'barred', 'from'))]
        >>> list(deeds_lead_to("parking means you must pay .".split()))
        []
        >>> list(deeds_lead_to("the boat means you can row .".split()))
        []
        >>> list(deeds_lead_to("opening the box will void your guarantee .".split()))
        [(0, 1, ('if', 'you', 'open')), (3, 7, (',', 'your', 'guarantee', 'is', 'void'))]
        >>> list(deeds_lead_to("opening the box ends the race .".split()))
        []
        >>> list(deeds_lead_to("keeping a boat requires a permit .".split()))
        [(0, 1, ('to', 'keep')), (3, 4, (',', 'you', 'need'))]
        >>> list(deeds_lead_to("keeping a boat requires a mooring .".split()))
        []
    """
    for at in places_of(words, SIGNS):
        if words[at] in _ASKING_FOR:
            yield from _needs_leave(words, at)
            continue
        first = sentence_start(words, at)
        modal = words[at - 1] in _MODALS if at else False
        opening = words[first]
        negated = opening == _NOT and first + 2 < at
        gerund = first + negated
        said = words[gerund + 1 : at - modal]
        if not 0 < len(said) <= _LONGEST or not _PARTING.isdisjoint(said):
            continue
        if not syntax.is_gerund(words[gerund]):
            continue
        verb = next((b for b in bases(words[gerund], VERB) if b != words[gerund]), None)
        led = _led_to(words, at, modal=modal)
        if led is None or verb is None:
            continue
        yield first, gerund + 1, ("if", _YOU, *_verb(verb, words[gerund + 1], negated=negated))
        yield at - modal, led[0], (",", *led[1])


def _needs_leave(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find the leave that a deed needs: "**keeping** hens **requires a permit**"."""
    first, end = sentence_start(words, at), sentence_end(words, at)
    said, leave = words[first + 1 : at], words[at + 1 : end]
    if not 0 < len(said) <= _LONGEST or not syntax.is_gerund(words[first]):
        return
    plain = _PARTING.isdisjoint((*said, *leave)) and syntax.AUXILIARIES.isdisjoint(said)
    named = not _LEAVE.isdisjoint(leave) and leave[0] not in syntax.PRONOUNS
    verb = next((b for b in bases(words[first], VERB) if b != words[first]), None)
    if plain and named and verb is not None:
        yield first, first + 1, ("to", verb)
        yield at, at + 1, (",", _YOU, "need")


def _led_to(words: Sequence[str], at: int, *, modal: bool) -> tuple[int, tuple[str, ...]] | None:
    """Return the index behind what a deed brings, and what that comes to, None for other verbs."""
    if words[at] in _ENDING:
        end = sentence_end(words, at)
        held = tuple(words[at + 1 : end])
        named = 0 < len(held) <= _HELD_WORDS and held[-1] in _HELD
        # "cancel" and "end" are what several do, or orders, but behind a modal
        several = words[at] in bases(words[at], VERB) and not modal
        return (end, (*held, "is", _ENDING[words[at]])) if named and not several else None
    turn = next((t for t in _DOES if tuple(words[at : at + len(t)]) == t), None)
    return None if turn is None or modal else (at + len(turn), _DOES[turn])


def _verb(verb: str, behind: str, *, negated: bool) -> tuple[str, ...]:
    """Return the verb of the case: "have", "are not", "do not row"."""
    if not negated:
        return (_FORMS.get(verb, verb),)
    if verb == _BE or (verb == "have" and syntax.is_participle(behind)):
        return (_FORMS.get(verb, verb), _NOT)
    return ("do", _NOT, verb)
