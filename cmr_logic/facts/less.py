"""Does a follow-up ask for less than a clause says: without its number, or only for the people?"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.facts.bounds_alike import constraints, names_number
from cmr_logic.facts.one_part import says_one_part
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.text import ADJECTIVE, NOUN, classes, keys, words_in
from cmr_logic.text.number_names import SMALL
from cmr_logic.text.patterns import compiled

# Cues of clauses that name kinds or aims, of which "and" joins several: "except"; not "if".
_OF_KINDS = frozenset({"implied", "the-following", "purpose", "except"})
_AND, _BETWEEN = "and", "between"
_AGES = ("age", "ages", "aged", "least", "most", "over", "under", "than", "up", "$", "£", "€")
# What opens words that tell people apart: "sailors **with** a boat"; not "members **of** a club".
_TELLING = (syntax.PREPOSITIONS | syntax.RELATIVES) - {"of"}
_SEVERAL = 2  # things of a list behind the first
_SHORT = 2  # words of each
# Those before how people are: "guests under 9 **in** education"; not "on 1 May".
_OF_STATE = frozenset({"in", "with", "who", "from"})
# What opens how, where or when a deed is done: "row **at** night"; not "think of it".
_OF_CIRCUMSTANCE = frozenset({"at", "by", "on", "in", "from", "during", "with", "under"})
# Words behind a deed that say how or where it is done: "work **abroad**"; not "work hard".
_HOW = (
    r"^(?P<deed>you\s(?:\S+\s)+)(?:(?:full|part)\s?-?\s?time|online|abroad|overseas|overnight|outdoors"
    r"|indoors|daily|weekly|monthly|temporarily|permanently|voluntarily)$"
)
# What points to a thing that a rule takes for granted: "in **the** bay"; not "in a bay".
_GRANTED = syntax.DETERMINERS - {"a", "an", "any", "no", "some", "another"}
_IT_IS = (("it", "is"), ("they", "are"))  # how the clause of a sort of thing begins
_LONGEST_SORT = 14  # words of such a clause: a longer one says what has to be done
_SORTED = 2  # tokens of that beginning
# What says of a thing how it is, not what for: "boats **in** a shed"; not "boats from members".
_SAID_OF_IT = frozenset({"with", "without", "in", "on", "under", "over"})
_JOINING = frozenset({_AND, "or", ","})  # what joins several sorts: "boats **or** oars in a shed"
_YOU_ARE = (("you", "are"), ("you", "'re"), ("you", "re"))  # how a clause of people begins


def leaves_out(question: str, asked: frozenset[str], said: frozenset[str], clause: Clause) -> bool:
    """Tell whether a follow-up asks for part of what a clause says, so that Yes settles nothing.

    Args:
        question: the follow-up.
        asked: what its words are compared by.
        said: which words of the clause it has, in whatever form.
        clause: the clause.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> clause = parse("You can join if you row without a vest.").clauses[0]
        >>> row, vest = frozenset({"row"}), frozenset({"vest"})
        >>> leaves_out("Do you row?", row, row, clause)
        True
        >>> leaves_out("Do you row without a vest?", row | vest, row | vest, clause)
        False
    """
    if not said < clause.keys:
        return False
    kinds = clause.cue in _OF_KINDS
    more = len(asked) > len(said)
    if says_one_part(said, clause.statement, named=not kinds, more=more):
        return True
    words = words_in(clause.statement.lower())
    if not kinds and not more and circumstance_left_out(words, asked):
        return True
    if more:  # what it says besides may be the rest of the clause, unless it says little of it
        little = 2 * len(said) <= len(clause.keys) and not kinds and words[0] == "you"
        return little and _AND in words and _other_part_left_out(words, said)
    return asks_for_less(question, said, clause.statement, kinds=kinds)


def asks_for_less(
    question: str, asked: frozenset[str], statement: str, *, kinds: bool = False
) -> bool:
    """Tell whether Yes to a follow-up leaves open what else a clause says, and No denies it.

    The clause joins two things by "and", and the follow-up names one of them: "Do you have gloves?"
    of "you have a vest **and gloves**"; or it ends in a list of which the follow-up names some: "Do
    you bring a coat?" of "you bring a coat, gloves **and boots**". Or the clause says a number, and
    the follow-up none: "Are you an apprentice?" of "you are apprentices **over 19**"; or the
    follow-up has the noun alone for people of whom the clause says of which sort: "Are you a
    sailor?" of "you are **disabled** sailors", "sailors **with a boat**".

    Args:
        question: the follow-up.
        asked: what its words are compared by: some of those of the clause.
        statement: the clause.
        kinds: it names kinds or aims, of which "and" joins several: "you sell ham **and** eggs".

    Example:
        >>> clause = "you are apprentices over 19"
        >>> asks_for_less("Are you an apprentice?", frozenset({"apprentice"}), clause)
        True
        >>> asks_for_less("Are you over 19?", frozenset({"19"}), clause)
        False
    """
    words = words_in(statement.lower())
    if _AND in words and not kinds and _other_part_left_out(words, asked):
        return True
    if _measures(words):
        counted = any(word[0].isdigit() or word in SMALL for word in words_in(question.lower()))
        counted = counted or names_number(question) or constraints(question) != ()
        return not counted or _state_left_out(words, asked)
    if _thing_left_out(words, asked) or _phrase_left_out(words, asked):
        return True
    return len(asked) == 1 and _sort_left_out(words, asked)


def asks_for_kind(asked: frozenset[str], statement: str) -> bool:
    """Tell whether a follow-up asks for no more than of what kind people are.

    Args:
        asked: what its words are compared by.
        statement: the clause.

    Example:
        >>> said = "you are sailors taking part in a trial of late sailings"
        >>> asks_for_kind(frozenset({"sailor"}), said), asks_for_kind(frozenset({"trial"}), said)
        (True, False)
    """
    words = words_in(statement.lower())
    if tuple(words[:2]) not in _YOU_ARE or _AND in words:
        return False  # "you are cooks of any rank and most guides": of two kinds
    plural = next((word for word in words[2:] if syntax.is_plural_noun(word)), "")
    return plural != "" and keys((plural,)) == asked


def circumstance_left_out(words: Sequence[str], asked: frozenset[str]) -> bool:
    """Tell whether a clause says where, when or how a deed is done, and only the deed is asked.

    A place that a rule takes for granted may be left out: "you live in **the** town".

    Example:
        >>> row = frozenset({"row"})
        >>> circumstance_left_out("you row at night".split(), row)
        True
        >>> circumstance_left_out("you row in the bay".split(), row)
        False
    """
    how = compiled(_HOW).search(" ".join(words))
    if how is not None and keys(words_in(how["deed"])) == asked:
        return True
    for at in range(2, len(words) - 1):
        if words[at] in _OF_CIRCUMSTANCE and words[at + 1] not in _GRANTED:
            before, behind = keys(words[:at]), keys(words[at + 1 :])
            return bool(before) and before == asked and not behind <= before
    return False


def _thing_left_out(words: Sequence[str], asked: frozenset[str]) -> bool:
    """Tell whether a clause ends in a list of several things of which only some are asked about.

    Example:
        >>> words = words_in("you bring a coat, gloves and boots")
        >>> _thing_left_out(words, keys(["bring", "coat"])), _thing_left_out(words, keys(words))
        (True, False)
        >>> _thing_left_out(words_in("you bring bread and butter"), keys(["bring", "bread"]))
        False
    """
    if words.count(_AND) != 1 or "," not in words:
        return False
    joints = [at for at, word in enumerate(words) if word in {_AND, ","} and words[at + 1] != _AND]
    parts = [words[start + 1 : end] for start, end in pairwise((*joints, len(words)))]
    if len(parts) < _SEVERAL or any(len(part) > _SHORT for part in parts):
        return False
    named = [not keys(part).isdisjoint(asked) for part in (words[: joints[0]], *parts)]
    return any(named) and not all(named)


def _phrase_left_out(words: Sequence[str], asked: frozenset[str]) -> bool:
    """Tell whether a clause of a sort of thing says more of it in a phrase, and only one is asked.

    Of a thing without a sort, the phrase is all that need be asked: "boats **in a shed**".

    Example:
        >>> words = "it is rubber boats in a shed".split()
        >>> _phrase_left_out(words, keys(["rubber", "boat"])), _phrase_left_out(words, keys(words))
        (True, False)
        >>> _phrase_left_out("it is boats in a shed".split(), frozenset({"shed"}))
        False
    """
    if (
        tuple(words[:2]) not in _IT_IS
        or len(words) > _LONGEST_SORT
        or not _JOINING.isdisjoint(words)
    ):
        return False
    at = next((at for at, word in enumerate(words) if at > _SORTED and word in _SAID_OF_IT), 0)
    named, more = keys(words[_SORTED:at]), keys(words[at:])
    if not at or not named or not more - named:
        return False
    if not asked & (more - named):
        return bool(asked & named)
    return len(named) > 1 and not asked & named


def _other_part_left_out(words: Sequence[str], asked: frozenset[str]) -> bool:
    """Tell whether a clause joins two things by "and", of which only one is asked about.

    Example:
        >>> _other_part_left_out("you have a vest and gloves".split(), frozenset({"glove"}))
        True
        >>> _other_part_left_out("you row between 9 and 12".split(), frozenset({"row"}))
        False
    """
    at = words.index(_AND)
    if words.count(_AND) > 1 or _BETWEEN in words[:at] or syntax.JOINTS - {_AND} & set(words):
        return False
    before, behind = keys(words[:at]), keys(words[at + 1 :])
    first = keys(words[at - 1 : at])  # what stands before it is the first thing's own
    if not first or not behind - before:
        return False
    one = bool(first & asked) and not (behind - before) & asked
    other = bool((behind - before) & asked) and not first & asked
    return one or other


def _state_left_out(words: Sequence[str], asked: frozenset[str]) -> bool:
    """Tell whether a clause says of people of some age how else they are, and that is not asked.

    Example:
        >>> words = "you are guests under 9 in full-time education".split()
        >>> _state_left_out(words, frozenset({"9"}))
        True
        >>> _state_left_out("you are under 9 on 1 May".split(), frozenset({"9"}))
        False
    """
    if tuple(words[:2]) not in _YOU_ARE or not syntax.is_plural_noun(words[2]):
        return False
    age = next((at for at, word in enumerate(words) if word[0].isdigit()), len(words))
    behind = words[age + 1 :]
    said = keys(behind)
    return bool(said) and behind[0] in _OF_STATE and not said & asked


def _measures(words: Sequence[str]) -> bool:
    """Tell whether a number in words is an amount or age: no name, and no aside.

    Example:
        >>> _measures("you rowed for 3 years".split()), _measures("you passed grade 3".split())
        (True, False)
    """
    depth = 0
    for before, word in pairwise(words):
        depth += (before == "(") - (before == ")" and depth > 0)
        if word[0].isdigit() and not depth and (before in _AGES or NOUN not in classes(before)):
            return True
    return False


def _sort_left_out(words: Sequence[str], asked: frozenset[str]) -> bool:
    """Tell whether a clause says of which sort people are, by more than the noun that is asked.

    Example:
        >>> _sort_left_out("you are disabled sailors".split(), frozenset({"sailor"}))
        True
        >>> _sort_left_out("you are sailors from Malta".split(), frozenset({"sailor"}))
        True
        >>> _sort_left_out("you are boat owners".split(), frozenset({"owner"}))
        False
    """
    if tuple(words[:2]) not in _YOU_ARE:
        return False
    named = words[2:]
    head = syntax.noun_head(named)
    if head is None or keys(named[head : head + 1]) != asked:
        return False
    behind = named[head + 1 : head + 2]
    if behind and behind[0] in _TELLING:
        return True
    return any(ADJECTIVE in classes(w) for w, nxt in pairwise(named[: head + 1]) if nxt != "-")
