"""Articles and owners that the nouns of a list share: "a | raft or **old canoe**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.phrases.things import opens_thing
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.text import ADJECTIVE, NAME, NOUN, VERB, classes

_ARTICLES = frozenset({"a", "an"})
# Those and others before one thing: "**any** raft or old canoe"; not "some".
_OF_ONE = _ARTICLES | {"any", "each", "every"}
# Determiners that say whose a thing is, and of each that "or" joins: "**your** raft or savings".
_OWNED = frozenset({"your", "their", "his", "her", "its"})
# What names one more of a kind, in which the article is a part: "or **other** agreement".
_OTHER = "other"
# Nouns that may stand behind others, none of which is the object of a verb: "rowing **licence**".
_FORMING = ("ing", "ed")
_LONGEST = 4  # words of a noun with what is said ahead of it


def shares_article(determiner: str, part: Frame, *, names: Frame, choice: bool) -> bool:
    """Tell whether a part shares the determiner of the first: "a member or **old friend of mine**".

    Nobody says "a" of what is not counted, nor of a name: "a raft or money", "a grant or Aid Plus".

    Args:
        determiner: the article or another determiner of the first part.
        part: the words of a later part.
        names: the same with one word for each name.
        choice: "or" joins it to the first.

    Example:
        >>> [shares_article("a", tuple(part.split()), names=tuple(part.split()), choice=True)
        ...  for part in ("old canoe", "canoes", "money", "two rafts", "raft in Kent", "anyone")]
        [True, False, False, False, True, False]
    """
    anybody = part[0] in syntax.INDEFINITE_PRONOUNS  # "a child or **someone** ill"
    if _is_one_person(part) or anybody or not choice:
        return not anybody and _is_one_person(part)
    single = determiner in _OF_ONE and syntax.lacks_article(part, named=True)
    if single or (determiner in _OWNED and _is_bare(part)):
        return True  # "your raft or **savings**"; not "your card or proof of age"
    head = syntax.noun_head(part)
    if head is None or head >= _LONGEST or not all(map(_stands_ahead, part[:head])):
        return False
    noun = part[head]
    if syntax.is_plural_noun(noun) or NAME in names[: head + 1]:
        return False
    if determiner not in _OF_ONE:
        return is_person(noun)
    alone = head > 0 or len(part) > 1 or noun not in syntax.VERBS_FIRST
    behind = part[head + 1 : head + 2]
    told = behind == () or behind[0] in syntax.PREPOSITIONS | syntax.RELATIVES or _is_adverb(behind)
    return alone and told and noun not in MASS_NOUNS and not syntax.is_gerund(noun)


def article_for(determiner: str, part: Sequence[str]) -> tuple[Frame, int]:
    """Return a shared determiner as it stands before a part, and how many words it replaces.

    Example:
        >>> article_for("a", ("old", "canoe")), article_for("a", ("other", "canoe"))
        ((('an',), 0), (('another',), 1))
    """
    if determiner not in _ARTICLES:
        return (determiner,), 0
    if part[0] == _OTHER:
        return ("another",), 1
    return (syntax.article(part[0]),), 0


def _is_bare(part: Frame) -> bool:
    """Tell whether a part is a noun alone, which nothing says whose it is: "savings"."""
    kinds = classes(part[0])
    alone = part[1:2] in {(), (",",)} and VERB not in kinds
    return alone and NOUN in kinds and ADJECTIVE not in kinds and not opens_thing(part[0])


def _stands_ahead(word: str) -> bool:
    """Tell whether a word may stand before a noun: "old", "rowing"; not "your", "in", "own"."""
    grammar = word in syntax.DETERMINERS or word in syntax.PREPOSITIONS
    if grammar or word in syntax.AUXILIARIES or word[:1].isdigit():
        return word in {_OTHER}
    if word == "-" or word.endswith(_FORMING):
        return True
    kinds = classes(word)
    verb = VERB in kinds and NOUN not in kinds and ADJECTIVE not in kinds
    return not verb and word not in syntax.VERBS_FIRST


def _is_adverb(words: Frame) -> bool:
    return words[0].endswith("ly") and syntax.is_adverb(words[0])


def _is_one_person(part: Frame) -> bool:
    """Tell whether words name somebody by a noun without an article: "member of the club".

    Or by what they do: "guide working nights".
    """
    alone = len(part) == 1 or part[1] in syntax.PREPOSITIONS or syntax.is_gerund(part[1])
    return alone and is_person(part[0]) and not syntax.is_plural_noun(part[0])
