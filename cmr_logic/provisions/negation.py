"""Negation inside a statement: taken out, so that a clause affirms and its expression denies."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.naming import Frame

# Subjects that deny, and what they affirm as: "no pets are …"; not "not only pets are …".
_NEGATIVE_SUBJECTS = {
    "no": ("any",),
    "nobody": ("anybody",),
    "none": ("any",),
    "nothing": ("anything",),
}
# What stands before "n't" where it is no word by itself: "ca n't"; not "do n't".
_UNCONTRACTED = {"ca": "can", "wo": "will", "sha": "shall"}
# Words after "no" with which it denies nothing: "no more than 5"; not "no income".
_COMPARING = frozenset({"more", "less", "later", "fewer"})
# Pronouns that deny what they are the object of, and what affirms it: "have **nowhere** to stay".
_NEGATIVE_OBJECTS = {"nowhere": "anywhere", "nothing": "anything", "nobody": "anybody"}
# Negations that stand before a verb without its auxiliary: "(must) **not** have been"; not "no".
_BEFORE_VERB = frozenset({"not", "never"})
_REACH = 4  # words from the finite verb on that a negation of it can stand in: "have you also not"


def affirm(words: Frame) -> tuple[Frame, bool]:
    """Take the negation out of a statement; tell whether there was one.

    Example:
        >>> affirm(("you", "do", "n't", "own", "a", "car"))
        (('you', 'do', 'own', 'a', 'car'), True)
        >>> affirm(("you", "have", "never", "smoked"))
        (('you', 'have', 'ever', 'smoked'), True)
        >>> affirm(("you", "not", "have", "been", "fined"))
        (('you', 'have', 'been', 'fined'), True)
    """
    if words and words[0] in _NEGATIVE_SUBJECTS:
        if words[1:2] == ("one",):
            return ("anyone", *words[2:]), True
        return (*_NEGATIVE_SUBJECTS[words[0]], *words[1:]), True
    verb = syntax.finite_verb(words)
    start = 0 if verb is None else verb
    start -= start > 1 and words[start - 1] in _BEFORE_VERB  # an item without its modal
    for index in range(start, min(len(words), start + _REACH)):
        word = words[index]
        if word in {"not", "n't", "never", "no"}:
            affirmed = _affirm_at(words, index, after_verb=index > start)
            if affirmed is not None:
                return (words, False) if affirmed == words else (affirmed, True)
        if word in _NEGATIVE_OBJECTS and index > start:
            return (*words[:index], _NEGATIVE_OBJECTS[word], *words[index + 1 :]), True
        if index > start and not syntax.is_adverb(word) and word not in syntax.AUXILIARIES:
            break
    return words, False


def _affirm_at(words: Frame, index: int, *, after_verb: bool) -> Frame | None:
    """Return the words without the negation at the index, the same where it denies nothing.

    None where the word is no negation of the verb at all: "no" that begins a statement.
    """
    word = words[index]
    following = words[index + 1] if index + 1 < len(words) else ""
    if word in {"not", "n't"}:
        if following in {"only", "just"}:
            return words
        before = tuple(_UNCONTRACTED.get(w, w) for w in words[:index])
        return before + words[index + 1 :]
    if word == "never":
        return (*words[:index], "ever", *words[index + 1 :])
    if after_verb and _compares(following, words[index + 2 : index + 3]):
        return words
    if following == "longer":
        return (*words[:index], "still", *words[index + 2 :])
    return (*words[:index], "any", *words[index + 1 :]) if after_verb else None


def _compares(word: str, after: Frame) -> bool:
    """Tell whether a word behind "no" sets a bound: "no **more**", "no **longer** than"."""
    return word in _COMPARING or (after == ("than",) and word.endswith("er"))
