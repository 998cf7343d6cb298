"""What those granted something are not: "people **not in work**", "a dog **not over** 9 kg".

In plain words that is "people who are not in work" and "a dog that is not over 9 kg": what is
denied is what they are, and not what is granted. A label that begins so is "the following are not":
"**Not** covered by the scheme: braces".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.people_that import PEOPLE
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, word_set

_NOT = "not"
# What else "need" can be, before "not": "you **need** not row".
_MODALS = syntax.AUXILIARIES | word_set("need dare or and if why")
# Openings of what somebody or something is not: "people not **in** work"; not "not for profit".
_PLACED = word_set("in on under at within from")
# Bounds of what is counted: "a town not **over** 900"; not "not less than".
_BOUNDS = word_set("over above below exceeding greater older younger higher bigger larger taller")
# Words of time between: "not **yet** 18".
_TIMES = word_set("yet already currently otherwise normally usually presently")
# Words behind which something else is said: "members, not **just** guests".
_ASIDE = word_set("only just merely simply solely necessarily always even least")
# Nouns behind these are places and times, which "not" sets others against: "**in** May not in".
_OF_OTHERS = word_set("in on at by via through from during into onto")
# Words of a case or a relative clause, in which "not" says no more than that it is not met.
_WITHIN = word_set("if unless when where who that which whose while until because than whether")
_PHRASE = 6  # words of the noun with what stands before it
# People told by no noun: "**anyone** not in work".
_ANYONE = word_set("anyone anybody someone somebody everyone everybody those")
_MARKS = frozenset({"#", "##", "###", "*", "-", "•"})  # what a line may begin with
_LABEL = 10  # words of a label behind its participle
SIGNS = frozenset({_NOT})
"""The word that each of them has: "people **not** in work"; not "people out of work"."""


def not_behind_nouns(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the verb that is left out.

    Example:
        >>> list(not_behind_nouns("we pay people not in work .".split()))
        [(3, 3, ('who', 'are'))]
        >>> list(not_behind_nouns("you may bring a dog not over 9 kg .".split()))
        [(5, 5, ('that', 'is'))]
        >>> list(not_behind_nouns("you may row in may not in june .".split()))
        []
        >>> list(not_behind_nouns("dogs not allowed in may".split()))
        []
        >>> list(not_behind_nouns("not covered by the scheme : braces , crowns".split()))
        [(0, 1, ('the', 'following', 'are', 'not'))]
    """
    yield from _labels(words)
    for at in [at for at, word in enumerate(words) if word == _NOT and 1 < at < len(words) - 1]:
        noun, behind = words[at - 1], words[at + 1]
        if noun in _MODALS or behind in _ASIDE or not _can_be_denied(words, at + 1):
            continue
        if noun not in _ANYONE and (NOUN not in classes(noun) or noun in syntax.PRONOUNS):
            continue
        start = sentence_start(words, at)
        said = words[start:at]
        if not _WITHIN.isdisjoint(said) or not syntax.finite_verb(said[:-1]):
            continue
        if behind in _PLACED and _is_placed(said):
            continue
        several = syntax.is_plural_noun(noun) or noun == "those"
        who = "who" if noun in _ANYONE or noun in PEOPLE else "that"
        yield at, at, (who, "are" if several else "is")


def _labels(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each label of what is not so, by whom or where: "**not** covered by us: braces"."""
    for at in [at for at, word in enumerate(words) if word == _NOT]:
        first = not at or words[at - 1] in STOPS or words[at - 1] in _MARKS
        if not first or not syntax.is_participle(*words[at + 1 : at + 2] or ("",)):
            continue
        said = words[at + 2 : at + 2 + _LABEL]
        colon = said.index(":") if ":" in said else 0
        placed = colon and said[0] in syntax.PREPOSITIONS
        if placed and syntax.finite_verb(said[:colon]) is None:
            yield at, at + 1, ("the", "following", "are", "not")


def _can_be_denied(words: Sequence[str], at: int) -> bool:
    """Tell whether words say what somebody or something is or does: "**in** work", "**rowing**"."""
    word = words[at]
    if word in _TIMES:
        return True
    if word in _PLACED or word in _BOUNDS:
        return True
    found = classes(word)
    if syntax.ends_in_ing(word):
        return VERB in found
    return syntax.is_participle(word) or (ADJECTIVE in found and NOUN not in found)


def _is_placed(said: Sequence[str]) -> bool:
    """Tell whether a noun is the place or time of something: "you may row **in May**"."""
    phrase = said[-_PHRASE:]
    lead = next((word for word in reversed(phrase) if word in syntax.PREPOSITIONS), "")
    return lead in _OF_OTHERS
