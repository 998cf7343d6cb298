"""Negation inside a statement: taken out, so that a clause affirms and its expression denies."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.text import NOUN, classes, word_set

# Subjects that deny, and what they affirm as: "no pets are …"; not "not only pets are …".
NEGATIVE_SUBJECTS = {
    "no": ("any",),
    "nobody": ("anybody",),
    "none": ("any",),
    "nothing": ("anything",),
    "neither": ("either",),
}
# What stands behind a "no" that denies nothing: "no **more** than 5", "no**-**show"; not "income".
_COMPARING = frozenset({"more", "less", "later", "earlier", "sooner", "fewer", "-"})
# Pronouns that deny what they are the object of, and what affirms it: "have **nowhere** to stay".
# Words that make one with "no" before them: "**no longer** married", "no one".
_NEGATIVE_PAIRS = {"longer": ("still",), "one": ("anyone",)}
_NEGATIVE_OBJECTS = {"nowhere": "anywhere", "nothing": "anything", "nobody": "anybody"}
# Verbs that deny what they are about, and what affirms it: "you **lack** a permit".
_NEGATIVE_VERBS = {"lack": "have", "lacks": "has", "lacked": "had"}
# Negations that stand before a verb without its auxiliary: "(must) **not** have been"; not "no".
_BEFORE_VERB = frozenset({"not", "never"})
# Words before them that count nothing: "for **at least a** year"; not "for two years".
_NO_COUNT = word_set("at least more than over a an the past last previous preceding one")
_OR_LONGER = (("or", "more"), ("or", "longer"))
# Participles of what goes on for some time: "**stayed** for more than a day"; not "rowed".
_LASTING = word_set("stayed lived left parked remained been kept lasted stood slept resided moored")
_OVER = frozenset({"more", "longer", "over"})  # of a length that is too much: "for **over** a day"
# Negations of what has a reason: "do **not** work because you are ill"; not "no".
_BEFORE_REASONS = frozenset({"not", "n't"})
# Words that give the reason: "because you are ill"; not "if".
_REASONS = frozenset({("because",), ("due", "to"), ("owing", "to")})
_LONGEST = 6  # words of such a length: "for at least the past two years"
_REACH = 4  # words from the finite verb on that a negation of it can stand in: "have you also not"
# What a statement that denies something has one of; most have none.
_SIGNS = frozenset(
    {"not", "n't", "never", "no", *NEGATIVE_SUBJECTS, *_NEGATIVE_OBJECTS, *_NEGATIVE_VERBS}
)


def affirm(words: Frame) -> tuple[Frame, bool]:
    """Take the negation out of a statement; tell whether there was one.

    Example:
        >>> affirm(("you", "do", "n't", "own", "a", "car"))
        (('you', 'do', 'own', 'a', 'car'), True)
        >>> affirm(("you", "lack", "a", "permit"))
        (('you', 'have', 'a', 'permit'), True)
        >>> affirm(("you", "have", "never", "smoked"))
        (('you', 'have', 'ever', 'smoked'), True)
        >>> affirm(("you", "not", "have", "been", "fined"))
        (('you', 'have', 'been', 'fined'), True)
        >>> affirm(("you", "do", "not", "work", "because", "you", "are", "ill"))[1]
        False
        >>> affirm(("you", "can", "no", "longer", "work", "due", "to", "illness"))[1]
        False
    """
    return (words, False) if _SIGNS.isdisjoint(words) else _affirmed(words)


def _affirmed(words: Frame) -> tuple[Frame, bool]:
    """Return what `affirm` does of words with a sign of a negation among them."""
    if words[0] in NEGATIVE_SUBJECTS and "nor" not in words:
        two = _NEGATIVE_PAIRS.get(words[1]) if words[1:] and words[0] == "no" else None
        subject = two or NEGATIVE_SUBJECTS[words[0]]
        rest = words[1 + (two is not None) :]
        have = next((i for i, w in enumerate(rest[:_REACH]) if w in syntax.HAVE), None)
        if have is not None:
            rest = (*rest[: have + 1], *_within_length(rest[have], rest[have + 1 :]))
        return (*subject, *rest), True
    verb = syntax.finite_verb(words)
    if verb is not None and words[verb] in _NEGATIVE_VERBS:
        return (*words[:verb], _NEGATIVE_VERBS[words[verb]], *words[verb + 1 :]), True
    start = 0 if verb is None else verb
    start -= start > 1 and words[start - 1] in _BEFORE_VERB  # an item without its modal
    for index in range(start, min(len(words), start + _REACH)):
        word = words[index]
        longer = words[index : index + 2] == ("no", "longer")
        if (longer or word in _BEFORE_REASONS) and _gives_reason(words, index + 1 + longer):
            return words, False
        if word in {"not", "n't", "never", "no"}:
            affirmed = _affirm_at(words, index, after_verb=index > start)
            if affirmed is not None:
                return (words, False) if affirmed == words else (affirmed, True)
        if word in _NEGATIVE_OBJECTS and index > start:
            return (*words[:index], _NEGATIVE_OBJECTS[word], *words[index + 1 :]), True
        if index > start and not _passed(words, index):
            break
    return words, False


def _gives_reason(words: Frame, index: int) -> bool:
    """Tell whether a reason is given for what is not so: "you do not work **because** you are ill".

    What is not done to someone for a reason is denied with it: "not refused because of a debt".
    """
    while index < len(words) and syntax.is_adverb(words[index]):
        index += 1
    if index >= len(words) or words[index] in syntax.BE or syntax.is_participle(words[index]):
        return False
    ends = range(index + 1, len(words) - 1)
    return any(words[at : at + len(reason)] == reason for at in ends for reason in _REASONS)


def _passed(words: Frame, index: int) -> bool:
    """Tell whether a negation may follow a word behind the verb: "must **be** not yet banned"."""
    word = words[index]
    infinitive = word == "to" and words[index + 1 : index + 2] == ("not",)
    if word in syntax.BE and words[index + 1 : index + 2] in (("not",), ("never",)):
        return True  # "must be not in work"
    return infinitive or syntax.is_adverb(word) or word in syntax.AUXILIARIES


def length_at(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where a length of time ends that starts at an index, None where none does.

    Example:
        >>> length_at("for at least two years here".split(), 1, 6)
        5
        >>> length_at("for two boats".split(), 1, 3) is None
        True
    """
    for at in range(first, min(last, first + _LONGEST)):
        if words[at] in syntax.TIME_UNITS:
            count = [word for word in words[first:at] if word not in _NO_COUNT]
            return at + 1 if len(count) <= 1 else None  # none for "the first two years"
    return None


def _within_length(auxiliary: str, words: Frame) -> Frame:
    """Say when the opposite would be so: what has not been done **for** a year was in the last one.

    Example:
        >>> _within_length("have", ("rowed", "for", "two", "years"))
        ('rowed', 'in', 'the', 'last', 'two', 'years')
    """
    if auxiliary not in syntax.HAVE or "for" not in words:
        return words
    start = len(words) - words[::-1].index("for")
    end = length_at(words, start, len(words))
    if end is None or (words[0] in _LASTING and not _OVER.isdisjoint(words[start:end])):
        return words  # "has not **stayed for more than** a month": it may have stayed for less
    length = tuple(word for word in words[start:end] if word not in _NO_COUNT)
    if words[end : end + 2] in _OR_LONGER:  # "not for a year **or more**" denies it in the last one
        end += 2
    return (*words[: start - 1], "in", "the", "last", *length, *words[end:])


def _affirm_at(words: Frame, index: int, *, after_verb: bool) -> Frame | None:
    """Return the words without the negation at the index, the same where it denies nothing.

    None where the word is no negation of the verb at all: "no" that begins a statement.
    """
    word = words[index]
    following = words[index + 1] if index + 1 < len(words) else ""
    if word in {"not", "n't"}:
        if following in {"only", "just"}:
            return words
        before = tuple(syntax.SPELLED_OUT.get(w, w) for w in words[:index])
        behind = words[index + 1 + (following == "yet") :]
        if following == "yet" and behind and behind[0].isdigit():
            behind = ("at", "least", *behind)  # who is older is 18 as well
        return before + _within_length(words[index - 1], behind)
    if word == "never":
        # "never have rowed"; not "have never had a boat"
        ahead = following in syntax.HAVE and any(map(syntax.is_participle, words[index + 2 :][:1]))
        at = index + 1 + ahead
        return (*words[:index], *words[index + 1 : at], "ever", *words[at:])
    if after_verb and _compares(following, words[index + 2 : index + 3]):
        return words
    pair = _NEGATIVE_PAIRS.get(following)
    if pair is not None and (after_verb or following == "longer"):
        return (*words[:index], *pair, *words[index + 2 :])
    one = _names_one(words, index)
    affirming = syntax.article(following) if one else "any"
    return (*words[:index], affirming, *words[index + 1 :]) if after_verb else None


def _names_one(words: Frame, index: int) -> bool:
    """Tell whether "no" denies that there is one thing: "there is **no will**"; not "no money"."""
    noun, behind = words[index + 1 : index + 2], words[index + 2 : index + 3]
    there = words[:1] == ("there",) and index <= 2  # noqa: PLR2004 - "there is no"
    if not there or not noun or (behind and behind[0] not in syntax.PREPOSITIONS):
        return False
    counted = NOUN in classes(noun[0]) and not syntax.is_plural_noun(noun[0])
    return counted and noun[0] not in MASS_NOUNS and not syntax.is_gerund(noun[0])


def _compares(word: str, after: Frame) -> bool:
    """Tell whether a word behind "no" sets a bound: "no **more**", "no **longer** than"."""
    return word in _COMPARING or (after == ("than",) and word.endswith("er"))
