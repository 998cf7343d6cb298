"""Nouns that are spelled like verbs: "in **May**", "a valid **will**", "my wife and **kids**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

_BEFORE_MONTHS = syntax.BEFORE_MONTHS | {"this"}
# Words before a will that is somebody's: "left **no** will"; not "I will".
_BEFORE_WILLS = frozenset(
    {"'s", "her", "his", "their", "my", "our", "your", "a", "the", "no", "any", "valid", "written"}
)
# Behind which it is no verb: "made **my** will last year"; not "her will", nor "any will do".
_NEVER_OF_A_VERB = frozenset({"a", "my", "our", "your", "valid", "written"})

_SPELLED_ALIKE = frozenset({"may", "will", "till", "kids"})
# Words before a till that holds money: "**the** till training"; not "open till nine".
_BEFORE_TILLS = frozenset({"the", "a", "my", "our", "your", "their", "this", "that", "every"})
_JOINING = frozenset({"and", "or"})
_COMPOUND = 2  # words
_STATING = syntax.AUXILIARIES - syntax.MODALS
# Things called by a noun that is a verb as well, by that: "**smoke** alarms"; not "smoke cigars".
_CALLED_BY = {
    "smoke": word_set("alarm detector damage sensor signal bomb screen machine inhalation"),
    "drive": word_set("shaft belt chain train wheel"),
    "work": word_set("boot clothes shoe surface permit visa placement trousers gear van bench"),
    "fish": word_set("finger pond tank pie market supper cake farm bone"),
    "park": word_set("bench keeper warden gate ranger"),
    "camp": word_set("site fire bed chair stove leader"),
    "cook": word_set("book shop house"),
    "cycle": word_set("path lane helmet rack shop shed hire track"),
    "row": word_set("house boat"),
    "study": word_set("group leave desk room skill"),
    "rent": word_set("book arrears payment card rise increase"),
    "run": word_set("time way club"),
    "travel": word_set("agent card insurance pass sickness cot cost expense document"),
    "play": word_set("group school park area ground"),
    "sleep": word_set("apnoea trouble pattern problem clinic"),
    "drink": word_set("problem driver driving can"),
    "care": word_set("home worker plan package"),
    "claim": word_set("form number"),
    "trade": word_set("union fair name mark"),
}


def as_nouns(words: tuple[str, ...]) -> tuple[str, ...]:
    """Write "month" for the May of a date, and "testament" for a will: they are no modal verbs.

    Nor are the kids of "my wife and kids" a verb, for which "children" is written.

    Args:
        words: the words of a text, in lower case.

    Example:
        >>> as_nouns(("in", "may", "i", "will", "row"))
        ('in', 'month', 'i', 'will', 'row')
        >>> as_nouns(("she", "left", "no", "will"))
        ('she', 'left', 'no', 'testament')
        >>> as_nouns(("my", "wife", "and", "kids")), as_nouns(("he", "only", "kids"))
        (('my', 'wife', 'and', 'children'), ('he', 'only', 'kids'))
        >>> as_nouns(("the", "till", "opens")), as_nouns(("open", "till", "nine"))
        (('the', 'tills', 'opens'), ('open', 'till', 'nine'))
    """
    if _SPELLED_ALIKE.isdisjoint(words):
        return words
    return tuple(
        "month"
        if word == "may" and index and words[index - 1] in _BEFORE_MONTHS
        else "testament"
        if word == "will" and index and _is_testament(words, index)
        else "tills"
        if word == "till" and index and words[index - 1] in _BEFORE_TILLS
        else "children"
        if word == "kids" and index and words[index - 1] in _JOINING
        else word
        for index, word in enumerate(words)
    )


def names_next(words: Sequence[str]) -> bool:
    """Tell whether a first word that may be a verb says of what kind the next thing is.

    Args:
        words: the words of a part of a sentence, in lower case.

    Example:
        >>> names_next(["smoke", "alarms", "fitted"]), names_next(["smoke", "cigars"])
        (True, False)
    """
    if len(words) < _COMPOUND or NOUN not in classes(words[0]):
        return False
    second = words[1]
    if not _CALLED_BY.get(words[0], frozenset()).isdisjoint((second, *bases(second, NOUN))):
        return True
    told = words[2] if len(words) > _COMPOUND else ""
    return told in _STATING and syntax.is_plural_noun(second)


def _is_testament(words: Sequence[str], index: int) -> bool:
    """Tell whether a will is somebody's: "under my aunt's **will**", "in her **will**"."""
    if words[index - 1] not in _BEFORE_WILLS or words[index - 1] in _NEVER_OF_A_VERB:
        return words[index - 1] in _NEVER_OF_A_VERB
    following = words[index + 1] if index + 1 < len(words) else ""
    ends = not following or not following[0].isalpha() or following in syntax.PREPOSITIONS | {"and"}
    owner = words[index - 1] == "'s" and VERB not in classes(following or "a")
    return ends or owner
