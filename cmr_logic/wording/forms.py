"""Forms of words: number of nouns, persons of verbs, and which pasts are participles."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.syntax import (
    AUXILIARIES,
    DETERMINERS,
    PREPOSITIONS,
    PRONOUNS,
    RELATIVES,
    is_bounded,
    is_gerund,
    is_participle,
    tells_apart,
    verb_bases,
)
from cmr_logic.syntax.wordlists import NUMBERS, PARTICLES, PASTS, PERSONAL_OBJECTS, PLURALS
from cmr_logic.text import ADJECTIVE, NOUN, bases, classes, word_set
from cmr_logic.wording.wordlists import (
    DESCRIBING,
    ONLY_PLURAL,
    ONLY_SINGULAR,
    PARTICIPLES,
    POSSESSIVES,
    SUBORDINATORS,
)

_PLURALS = {
    "people": "person",
    "olds": "old",  # "16-year-**olds**"
    "men": "man",
    "women": "woman",
    "children": "child",
    "grandchildren": "grandchild",
    "stepchildren": "stepchild",
    "spouses": "spouse",
    "taxis": "taxi",
} | {
    # nouns of their own in the tables too
    f"{one}s": one
    for one in word_set(
        "room card letter seat stall road receipt egg device flat gate board clock window mark "
        "bank park hive condition hook session tour"
    )
}
# "Firemen", not "specimen"; "losses", which is listed as a noun of its own too.
_ENDINGS = {"men": "man", "sses": "ss"}
_SHORT = 4  # letters: "gas" is no plural of "ga"
# What bounds a number at the start of a subject: "**more than** two guests"; not "more guests".
_BOUNDS = frozenset(
    {("at", "least"), ("at", "most"), ("up", "to"), ("more", "than"), ("fewer", "than")}
    | {("less", "than")}
)
_A_NUMBER = ("a", "number", "of")  # of several: "**a number of** guests have left"
_PLAIN = {
    "has": "have",
    "is": "are",
    "'s": "are",
    "was": "were",
    "does": "do",
    "am": "are",
    "'m": "are",
}
_ENDS_OF_HEAD = (
    PREPOSITIONS
    | RELATIVES
    | AUXILIARIES
    | {",", "(", "–", "-", "you", "they", "we", "he", "she", "to", "aged"}
)
# Words of how much there is: "you have earned **enough** leave"; not "earned leave".
_COUNTING = frozenset({"enough", "sufficient"})


def singular(word: str) -> str | None:
    """Return the singular of a noun that is a plural, else nothing.

    Example:
        >>> singular("pensioners"), singular("people"), singular("business"), singular("goods")
        ('pensioner', 'person', None, None)
    """
    one = _PLURALS.get(word)
    if one is not None:
        return one
    if word in ONLY_PLURAL:
        return None
    for ending, of_one in _ENDINGS.items():
        if word.endswith(ending) and NOUN in classes(word[: -len(ending)] + of_one):
            return word[: -len(ending)] + of_one
    found = bases(word, NOUN)
    if found and word not in found and len(word) > len(found[0]):
        return found[0]
    if word.endswith("s") and is_person(word) and (bases(word[:-1], NOUN) or is_person(word[:-1])):
        return word[:-1]  # "cleaners" is a noun of its own too: a shop
    return None


def is_plural(word: str) -> bool:
    """Tell whether a noun is plural.

    Example:
        >>> is_plural("goods"), is_plural("children"), is_plural("business")
        (True, True, False)
        >>> is_plural("boss")
        False
    """
    if word.endswith("ss"):
        return False  # "boss" is no more than one "bos"
    if word in ONLY_PLURAL or singular(word) is not None:
        return True
    regular = word.endswith("s") and word not in ONLY_SINGULAR and len(word) > _SHORT
    return regular and bool(bases(word[:-1], NOUN))  # "costs" is listed as a noun of its own too


def plain(verb: str) -> str:
    """Return the form of a verb after "you": the inverse of :func:`third_person`.

    Example:
        >>> plain("lives"), plain("has"), plain("bought"), plain("is")
        ('live', 'have', 'bought', 'are')
    """
    if verb in _PLAIN:
        return _PLAIN[verb]
    found = verb_bases(verb)
    if found and verb.endswith("s") and verb not in found:
        return found[0]
    return verb


def head(words: Sequence[str]) -> int | None:
    """Return the index of the head of the noun phrase that the words begin with.

    Example:
        >>> words = "the whole weight of your spare anchors".split()
        >>> words[head(words)]
        'weight'
    """
    found = None
    for index, word in enumerate(words):
        if word in {"'s", "'"}:
            continue
        if found is not None and (word in _ENDS_OF_HEAD or word in PARTICIPLES or is_gerund(word)):
            if word in {"-", "–"} and index + 1 < len(words):
                continue
            break
        if word in PREPOSITIONS and _is_in_compound(words, index):
            continue  # "live-**in** carers"
        if word in PREPOSITIONS or _tells_more(words, index):
            break
        kinds = classes(word)
        if found is not None and NOUN not in kinds and (ADJECTIVE in kinds or is_participle(word)):
            following = words[index + 1] if index + 1 < len(words) else ""
            if NOUN not in classes(following):
                break
        if NOUN in kinds or (
            word.isalpha() and not kinds and word not in DETERMINERS and word not in {"and", "or"}
        ):
            found = index
    return found


def _is_in_compound(words: Sequence[str], index: int) -> bool:
    """Tell whether a word is part of a compound with hyphens: "live-in", "out-of-state"."""
    near = words[index - 1] if index else "", words[index + 1] if index + 1 < len(words) else ""
    return "-" in near


def _tells_more(words: Sequence[str], index: int) -> bool:
    """Tell whether a measure follows a noun: "boats **longer** than", "women **up** to"."""
    if tells_apart(words, index) or is_bounded(words, index):
        return True
    word, following = words[index], words[index + 1] if index + 1 < len(words) else ""
    return (word == "up" and following == "to") or (word.endswith("er") and following == "than")


def after_bound(words: Sequence[str]) -> int:
    """Return the index after words that bound a number, 0 where there are none.

    Example:
        >>> after_bound(("at", "least", "two", "guests")), after_bound(("two", "guests"))
        (2, 0)
    """
    first = 1 if tuple(words[:1]) == ("any",) else 0  # "any more than two guests"
    bounded = tuple(words[first : first + 2]) in _BOUNDS
    return (first + 2) * bounded


# Words for some or all of a whole, before "of": "**most** of them"; not "one of them".
_SOME = frozenset({"all", "some", "most", "many", "few", "several", "any", "half"})
_THEM = frozenset({"them", "these", "those", "us", "you"})


def is_many(subject: Sequence[str]) -> bool:
    """Tell whether a subject takes a plural verb.

    Example:
        >>> is_many(("you",)), is_many(("children",)), is_many(("the", "price", "of", "tickets"))
        (True, True, False)
        >>> is_many(("your", "partner", "and", "child"))
        True
    """
    subject = subject[after_bound(subject) :]
    first = subject[0] if subject else "you"
    if first in {"you", "they", "we", "these", "those", "i", "both"}:
        return True
    counted = first in NUMBERS and first != "one"  # "**two** or more members of a crew"
    if counted or tuple(subject[:3]) == _A_NUMBER:
        return True
    if first in _SOME and list(subject[1:2]) == ["of"]:  # "all of them", "some of the bread"
        return subject[-1] in _THEM or is_plural(subject[-1])
    if (
        first in {"he", "she", "it", "this", "that", "a", "an", "each", "every", "there"}
        and "and" not in subject
    ):
        return False
    top = head(subject)
    if "and" in subject:
        before = next(
            (i for i, w in enumerate(subject) if w in PREPOSITIONS or w in RELATIVES), len(subject)
        )
        if subject.index("and") < before:
            return True
    return top is not None and (is_plural(subject[top]) or subject[top] in PLURALS)


def is_one(subject: Sequence[str]) -> bool:
    """Tell whether a subject is surely one person or thing, and no body of people.

    Example:
        >>> is_one(("your", "child")), is_one(("the", "staff")), is_one(("you", "and", "he"))
        (True, False, False)
    """
    top = head(subject)
    if top is None or subject[0] not in DETERMINERS or "and" in subject:
        return False
    noun = subject[top]
    return NOUN in classes(noun) and not is_plural(noun) and noun not in PLURALS


def opens_clause(words: Sequence[str], index: int) -> bool:
    """Tell whether a clause inside a statement opens at an index, and no time: "before 2012".

    Example:
        >>> opens_clause(("before", "you", "row"), 0), opens_clause(("before", "2012"), 0)
        (True, False)
    """
    if words[index] not in SUBORDINATORS:
        return False
    if words[index] == "that" and index and words[index - 1] in PREPOSITIONS:
        return False  # "on that date"
    following = words[index + 1] if index + 1 < len(words) else ""
    if words[index] == "because" and following == "of":
        return False
    return words[index] not in PREPOSITIONS or following in PRONOUNS or following in POSSESSIVES


def is_perfect(after: Sequence[str]) -> bool:
    """Tell whether the words after a form of "have" make it a perfect.

    Example:
        >>> is_perfect(("lived",)), is_perfect(("limited", "income")), is_perfect(("a", "car"))
        (True, False, False)
        >>> is_perfect(("written", "letters")), is_perfect(("written", "consent"))
        (True, False)
        >>> is_perfect(("earned", "enough", "points")), is_perfect(("earned", "income"))
        (True, False)
    """
    if not after:
        return False
    word, behind = after[0], after[1:]
    if behind and behind[0] == "-":  # "machine-washed them"; not "self-employed status"
        done, following = behind[1:2], behind[2:3]
        opens = not following or following[0] in DETERMINERS or following[0] in PERSONAL_OBJECTS
        return bool(done) and is_participle(done[0]) and opens
    if word in DESCRIBING and behind and _describes(word, behind):
        return False
    if word in {"been", "got", "had"} or word in PARTICIPLES:
        return True
    return is_participle(word) and word not in PASTS


def _describes(word: str, behind: Sequence[str]) -> bool:
    """Tell whether a noun follows that a participle describes: "written **consent**".

    Somebody has "written **letters**", for such a participle is a past as well.
    """
    first = behind[0]
    if first in _COUNTING or first in PARTICLES:
        return False  # "used **up** your savings"
    top = head(behind) if word in PARTICIPLES else None
    if word in PARTICIPLES and (top is None or is_plural(behind[top])):
        return False
    return NOUN in classes(first) or ADJECTIVE in classes(first)
