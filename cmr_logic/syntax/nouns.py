"""The head of a noun phrase, and what modifies it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cmr_logic.syntax.forms import (
    is_adverb,
    is_bounded,
    is_gerund,
    is_participle,
    is_plural_noun,
)
from cmr_logic.syntax.wordlists import (
    AUXILIARIES,
    BE,
    DETERMINERS,
    HAVE,
    MEASURING,
    NOMINATIVES,
    NOUN_ENDS,
    NUMBERS,
    OWNING,
    PLURAL_MODIFIERS,
    PREPOSITIONS,
    RELATIVES,
)
from cmr_logic.text import (
    ADJECTIVE,
    NAME,
    NOUN,
    VERB,
    WORD_CACHE,
    bases,
    classes,
    word_set,
)

_COMPOUND = 3  # tokens of a word with a hyphen: "full-time"
_OWNED = 2  # tokens of one who owns: "a **master's** degree"
# Words behind which a name begins: "**in** UK | waters"; not "old UK".
_BEFORE_NAMES = BE | HAVE | PREPOSITIONS
# Endings of adjectives that nobody is, which say of what sort a thing is: "federal"; not "cold".
_SECTORS = ("al", "ary", "ic", "ate")


def noun_head(words: Sequence[str]) -> int | None:
    """Return the index of the head noun: the last before any preposition or relative.

    Example:
        >>> words = "a full-time student of the college".split()
        >>> words[noun_head(words)]
        'student'
    """
    head = None
    for index, word in enumerate(words):
        if _may_end(word):
            apart = words[index - 1] != "-"  # "live-in", "self-employed"
            preposition = word in PREPOSITIONS and apart
            if head is not None and (
                preposition
                or word in RELATIVES
                or (word in AUXILIARIES and word != "'s")
                or word in NOUN_ENDS
                or (
                    is_gerund(word)
                    and apart
                    and words[index - 1] not in OWNING  # "guests' **parking**"
                    and not _names_sort(words, index)
                    and not _goes_on_behind_compound(words, head, index)
                )
                or is_bounded(words, index)
                or (word in _AGED and _tells_age(words, index))
                or (is_participle(word) and apart and _restricts(word, words[head]))
            ):
                break
            if preposition:
                return head
        if _may_head(word):
            head = index
    return head


def _goes_on_behind_compound(words: Sequence[str], head: int, index: int) -> bool:
    """Tell whether a plural follows a compound and a form in -ing: "low-income **working** men"."""
    compound = head > 1 and words[head - 1] == "-" and index == head + 1
    return compound and index + 1 < len(words) and is_plural_noun(words[index + 1])


_ENDING = PREPOSITIONS | RELATIVES | AUXILIARIES | NOUN_ENDS


@lru_cache(maxsize=WORD_CACHE)
def _may_end(word: str) -> bool:
    """Tell whether a noun phrase may end at a word behind its head: what stands around it tells."""
    named = word in _ENDING or word in _AGED or word[:1].isdigit()
    return named or is_gerund(word) or is_participle(word)


@lru_cache(maxsize=WORD_CACHE)
def _may_head(word: str) -> bool:
    """Tell whether a word may be a noun: as one of its classes, or as no dictionary has it."""
    kinds = classes(word)
    unknown = word.isalpha() and not kinds and word not in DETERMINERS and word not in NOMINATIVES
    return NOUN in kinds or word.startswith(_NAMED_BY_AGE) or unknown


# Openings of those who are named by their age: "**under-**12s"; not "underage".
_NAMED_BY_AGE = ("under-", "over-")
# Things had by what they are for: "a guest parking **permit**"; not "a guest owning land".
_HAD = word_set(
    "permit permits pass passes licence licences license licenses certificate certificates card "
    "cards badge badges ticket tickets tag tags visa fee fees charge charges grant grants bursary "
    "bursaries allowance allowances scholarship scholarships space spaces place places area areas "
    "zone zones bay bays course courses scheme schemes programme program session sessions"
)


def _names_sort(words: Sequence[str], at: int) -> bool:
    """Tell whether an -ing form names the sort of a thing: "a guest **parking** permit".

    Nobody does anything there: an object would have an article, "a guest holding a permit".
    """
    return at + 1 < len(words) and words[at + 1] in _HAD and not is_plural_noun(words[at - 1])


# Words before how old somebody is: "a person **aged** 16 to 24"; not "an aged parent".
_AGED = frozenset({"aged", "age", "ages"})
_BEFORE_AGES = MEASURING | NUMBERS


def _tells_age(words: Sequence[str], at: int) -> bool:
    """Tell whether a word behind a noun begins how old it is: "a person **aged** 16"."""
    behind = words[at + 1] if at + 1 < len(words) else ""
    return behind[:1].isdigit() or behind in _BEFORE_AGES


def _restricts(participle: str, noun: str) -> bool:
    """Tell whether a participle says more of the noun before it: "students | found guilty"."""
    plural = is_plural_noun(noun) and noun not in PLURAL_MODIFIERS
    return plural or NOUN not in classes(participle)


# Verbs that no quality completes: "**own** new or used cars"; not "wash clean or dirty boats".
_GETTING = word_set("own get receive buy sell hold rent use need want offer")


def shared_noun(parts: Sequence[Sequence[str]]) -> int | None:
    """Return where in the last of some parts the noun begins that completes each of them.

    The others end in what stands before a noun: "a full-time | part-time **student**", "a UK |
    Irish **passport**". Before it stands a determiner, nothing, what it is said of, or a
    preposition: in "wash clean | dirty boats" the verb says more, and the two are one. One who
    owns waits for the noun wherever it stands: "wash tenants' | guests' **boats**".

    Args:
        parts: the words of the parts, without what joins them.

    Example:
        >>> shared_noun([["a", "full", "-", "time"], ["part", "-", "time", "student"]])
        3
        >>> shared_noun([["a", "student"], ["young", "nurse"]]) is None
        True
        >>> shared_noun([["a", "federal"], ["state", "music", "school"]])
        1
        >>> shared_noun([["a", "baker", "'s"], ["doctoral", "hat"]])
        1
        >>> shared_noun([["for", "rural"], ["likely", "urban", "use"]])
        2
    """
    first, *others, last = parts
    size = _trailing_modifier(first)
    before = first[: len(first) - size]
    determined = bool(before) and before[-1] in DETERMINERS  # "hold **a** UK | Irish passport"
    owned = first[-1] in OWNING
    had = bool(before) and not _GETTING.isdisjoint(bases(before[-1], VERB))
    apart = not before or owned or determined or had or before[-1] in _BEFORE_NAMES
    if not size or not apart or any(_opening_modifier(part) != len(part) for part in others):
        return None
    start = _opening_modifier(last) or int(_is_sector(first[-1]) and _is_compound(last))
    while start and not owned and start + 1 < len(last) and _only_modifies(last[start]):
        start += 1  # "public | likely public **use**"
    named = last[start:]
    if named[1:] and _can_modify(named[0]) and _is_sector(first[-1]):
        named = named[1:]  # "a federal | state **penal institution**"
    kinds = classes(named[0]) if named else frozenset()
    noun = NOUN in kinds or (owned and ADJECTIVE in kinds)  # "guests' | long boats"
    noun = noun and named[0] not in PREPOSITIONS | {NAME}
    return start if start and noun and not is_adverb(named[0]) else None


def _trailing_modifier(part: Sequence[str]) -> int:
    """Return how many words at the end of a part can stand before a noun: "a | full-time"."""
    if len(part) >= _COMPOUND and part[-2] == "-":
        return _COMPOUND
    if part[-1] in OWNING and len(part) > 1:
        return _OWNED
    return int(_can_modify(part[-1]))


def _opening_modifier(part: Sequence[str]) -> int:
    """Return how many words at the start of a part can stand before a noun: "young | people"."""
    if len(part) >= _COMPOUND and part[1] == "-":
        return _COMPOUND
    if part[1:2] and part[1] in OWNING:
        return _OWNED
    return int(bool(part) and _can_modify(part[0]))


def _is_sector(word: str) -> bool:
    """Tell whether an adjective only says of what sort something is: "federal"; not "cold"."""
    return ADJECTIVE in classes(word) and word.endswith(_SECTORS)


def _is_compound(part: Sequence[str]) -> bool:
    """Tell whether a part is a noun behind one that says of what sort: "state | park"."""
    return len(part) > 1 and NOUN in classes(part[0]) and VERB not in classes(part[1])


def _only_modifies(word: str) -> bool:
    return ADJECTIVE in classes(word) and NOUN not in classes(word) and not is_adverb(word)


def _can_modify(word: str) -> bool:
    if word == NAME:
        return True  # "a UK passport"
    plain = ADJECTIVE in classes(word) and word != "other" and word not in DETERMINERS
    plain = plain and not is_gerund(word)
    return plain and not is_plural_noun(word)


def modifies(word: str, following: Sequence[str]) -> bool:
    """Tell whether a word before "or" waits for the noun after it: "a **sick** or disabled person".

    Example:
        >>> modifies("sick", ("disabled", "person")), modifies("england", ("wales",))
        (True, False)
        >>> modifies("divorced", ())
        False
    """
    if ADJECTIVE not in classes(word) and not word.endswith(("ed", "al")):
        return False
    plain = [w for w in following[:3] if w not in DETERMINERS]
    if (
        len(plain) < len(("adjective", "noun"))
        or following[0] in DETERMINERS
        or following[0] in PREPOSITIONS
        or plain[1][:1].isdigit()  # "sick, **aged 60** or over": an age of its own
    ):
        return False
    return ADJECTIVE in classes(plain[0]) and NOUN in classes(plain[1])
