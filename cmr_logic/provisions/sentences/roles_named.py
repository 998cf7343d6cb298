"""Roles that a text names as if there were one of each: "**The tenant** must not keep pets".

Whoever asks "Can I keep pets?" may be the tenant or not, as with "A tenant must not keep pets".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import between_stops
from cmr_logic.provisions.drafts.naming import is_person, names_dead
from cmr_logic.provisions.reach.kinds import ONE_OF_ANY
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import Tokens, key, places_of, word_set

_THE = "the"
_THE_ALONE = frozenset({_THE})
# Signs behind which a sentence begins, or what follows a condition: ". **The** tenant"; not
# "of the tenant".
_BEGINNING = frozenset(".;:,)!?\n") | {""}
_MARKS = " *-•–#"  # of items and headings
# Modals before a deed: "the tenant **must** clean"; not "the tenant will clean".
_MODALS = word_set("must may can shall should")
# What is said of people in their role: "the driver is **forbidden** to smoke"; not "is ill".
_BOUND = word_set(
    """
    prohibited barred forbidden banned allowed permitted entitled required obliged responsible
    liable exempt
    """
)
# Words between a verb and those: "is **not** allowed", "must **always**".
_BETWEEN = syntax.VERBAL_NEGATIONS | {"also", "always", "never", "only", "strictly", "solely"}
_MUST = "must"
# What is asked of who somebody is, not what they do: "the applicant must **be** 18".
_STATES = word_set("be have hold")
# Words by which a sentence is about whoever asks: "must tell **you**"; not "must tell them".
_ASKER = word_set("you your yours yourself we our us")
# Bodies that give people things: "the **council** may not give", which nobody is; not "the tenant".
_GIVERS = word_set(
    """
    council board authority agency office department ministry government court tribunal commission
    company bank trust society committee club school college university firm association secretary
    minister commissioner registrar officer panel team body county state
    """
)
_READER = frozenset({"you", "your"})
# Words by which a reader is somebody in a role: "if you **are** the agent"; not "ask the agent".
_AS = syntax.BE | {"as"}
_LONGEST = 3  # words of a role: "duty night porter"


def as_kinds(tokens: Tokens, text: str) -> Tokens:
    """Return tokens in which a role that is let do or kept from something is any of its kind.

    Args:
        tokens: those of the text.
        text: the text.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> def opening(text):
        ...     return as_kinds(tokenize(text), text).words[:2]
        >>> opening("The porter must not sleep."), opening("The agent may use the lift.")
        (('a', 'porter'), ('an', 'agent'))
        >>> opening("The agent must reply. If they do not, you can complain.")
        ('the', 'agent')
        >>> opening("The applicant must be over 18."), opening("The barrier must not move.")
        (('the', 'applicant'), ('the', 'barrier'))
        >>> said = "It helps pilots. The pilot must be fit."
        >>> as_kinds(tokenize(said), said).words[4:6]
        ('a', 'pilot')
        >>> opening("The night porter must wash. The porter must not sleep.")
        ('the', 'night')
    """
    if _THE not in tokens.words:
        return tokens
    found = set(_roles(tokens, text))
    if not found:
        return tokens

    def put(words: Sequence[str]) -> tuple[str, ...]:
        return tuple(
            syntax.article(words[at + 1]) if at in found else word for at, word in enumerate(words)
        )

    return Tokens(put(tokens.words), tokens.starts, tokens.ends, put(tokens.unnamed))


def _roles(tokens: Tokens, text: str) -> Iterator[int]:
    """Yield where "the" stands before such a role."""
    words = tokens.words
    begun = [
        at
        for at in places_of(words, _THE_ALONE, 0, len(words))
        if text[: tokens.starts[at]].rstrip(_MARKS)[-1:] in _BEGINNING
    ]
    one_person = {
        at
        for first, then in combinations(begun, 2)
        if _in_short(words, first, then)
        for at in (first, then)
    }
    for at in begun:
        if at in one_person:
            continue
        behind = range(at + 1, min(at + 1 + _LONGEST, len(words) - 1))
        head = next((i for i in behind if _is_bound(words, i + 1)), None)
        if head is None or words[head] in _GIVERS or not is_person(words[head]):
            continue
        plain = not (syntax.is_plural_noun(words[head]) or names_dead(words[at : head + 1]))
        plain = plain and not any(
            w in syntax.PREPOSITIONS or w == "," for w in words[at + 1 : head]
        )
        end = next((i for i in range(head, len(words)) if words[i] in {".", ";", ":"}), len(words))
        of_each = any(  # "the owner must register **any** dog": each has its own
            one in ONE_OF_ANY and thing not in TIMES for one, thing in pairwise(words[at:end])
        )
        said_of_asker = not _ASKER.isdisjoint(words[at:end])
        if plain and not (of_each or said_of_asker or _is_other(words, words[head], end)):
            yield at


def _in_short(words: Sequence[str], first: int, then: int) -> bool:
    """Tell whether who is named in full is named again in short: "the lodge keeper", "the keeper".

    A text that points back at one person so is about that person; "the tenant" is said each time.
    """
    if then + 1 >= len(words):
        return False  # a text that breaks off
    short = words[then + 1]
    again = short in words[first + 2 : first + 1 + _LONGEST]
    return again and is_person(short) and not syntax.is_plural_noun(short)


def _is_other(words: Sequence[str], role: str, end: int) -> bool:
    """Tell whether the text tells a role apart from its reader in another sentence.

    "The agent must reply. If **they** do not, **you** can complain", "**the agent** may visit
    **you**"; not "if **you are the agent**", nor "the agent must pay. You need a key."
    """
    for first, last in between_stops(words):
        said = words[first:last]
        if not _READER.isdisjoint(said):
            named = any(
                word == role and _AS.isdisjoint(said[max(at - 2, 0) : at])
                for at, word in enumerate(said)
            )
            follows = first in {end, end + 1}
            if named or (follows and not syntax.THIRD_PERSONS.isdisjoint(said)):
                return True
    return False


def _is_bound(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb says what somebody may do, or must not: "**must** clean"."""
    said = words[at]
    if said not in _MODALS and said not in syntax.BE:
        return False
    after = at + 1
    while after < len(words) - 1 and words[after] in _BETWEEN:
        after += 1
    if after >= len(words):
        return False  # a text that breaks off
    if said in syntax.BE:
        return words[after] in _BOUND
    return words[after] not in _STATES or (said == _MUST and _is_of_several(words, at))


def _is_of_several(words: Sequence[str], at: int) -> bool:
    """Tell whether a role before an index is one of those named before: "to **pilots**. The pilot".

    What such a one must be is asked of each of them, as of whoever asks.
    """
    role = key(words[at - 1])
    named = (word for word in words[: at - 2] if key(word) == role)
    return any(map(syntax.is_plural_noun, named))
