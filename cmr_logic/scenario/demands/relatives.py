"""A clause that says what somebody is and, in a relative clause, more of them → both, complete.

"You are a baker who works at night" holds of whoever is a baker and works at night. Who owns a
firm speaks of it, not of themselves: "you are a firm that exports wool" asks what their firm does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import ADJECTIVE, NOUN, classes, lemma, word_set

_BEING = (("you", "are"), ("it", "is"), ("they", "are"))
_OWNING = syntax.RELATIVES | {"with"}
# What stands behind a participle that says more of somebody: "trained **in** Wales".
_BEHIND_PARTICIPLES = syntax.PREPOSITIONS | syntax.DETERMINERS | {"abroad", "alone", "here"}
# First words of how many, or how long: "staying **more** than a week"; not "staying calm".
_BEFORE_MEASURES = syntax.BOUNDS | word_set(
    "at more less fewer longer over under up no one two three four five six seven eight nine ten "
    "twelve fifteen twenty thirty forty fifty sixty ninety"
)
# For how long somebody has been one: "members **of** two years' **standing**"; not "of the club".
_STANDING = re.compile(
    r"(?P<be>you\sare)\s(?P<what>(?:an?\s)?[a-z]+(?:\s[a-z]+)?)\s(?:(?P<of>of|with)|for)\s"
    r"(?P<long>(?=[^.]*\b(?:days?|weeks?|months?|years?)\b)[^,]*?(?:day|week|month|year)(?:s['’]?|['’]s)?)"
    r"(?(of)\sstanding)"
)
_THINGS = frozenset({"it", "they"})
_OF_AGE = frozenset({"under", "over"})  # before an age that people are told apart by
_AGED = (("years", "of"), ("years", "old"))
_BORN = "born"
# Participles of where somebody is: "**seated** in row 9"; not "trained in Wales".
_BEING_THERE = word_set("seated based located situated housed stationed moored berthed parked")
# States in which somebody is, whatever else they are: "a **retired** member"; not "a new member".
_STATES_OF_LIFE = word_set(
    "retired unemployed disabled married divorced widowed homeless pregnant blind deaf bereaved"
)
# People who are together for the occasion, of whom whoever asks is one: "a **group** with two
# children"; not "a club".
_GATHERED = frozenset({"group"})
# Those of whom an income is asked together: "**households** with an income"; not "people with one".
_HOMES = frozenset({"household", "family", "couple"})
# What none have but those who are called so: a **student** with an average of 70; not a student
# with an income.
_HAD_BY = (
    (
        word_set("student pupil learner candidate graduate undergraduate"),
        word_set("average grade grades mark marks score gpa attendance"),
    ),
    (word_set("employee worker"), word_set("salary wage wages")),
    (word_set("tenant lodger"), word_set("rent")),
)
_WIDEST = 4  # words of the noun before a relative
# How big those are of whom a number says it: "**small** traders with a turnover below £9"; not
# "small traders who bake".
_SIZES = word_set("small smaller large larger big bigger medium tiny little low high")
_FIGURE = re.compile(r"\d")
# Who have what the two words before them name, which not all who ask do: "gold card **holders**".
_HOLDING = frozenset({"holder", "owner", "keeper"})
_NAMES_ONE = 2


def unfolded(words: Sequence[str]) -> tuple[str, ...]:
    """Return the statements of "you are a … who …"; none for other clauses.

    Args:
        words: those of a clause.

    Example:
        >>> unfolded("you are a baker who works at night".split())
        ('you are a baker', 'you works at night')
        >>> unfolded("you are a firm that exports wool".split())
        ('your firm exports wool',)
        >>> unfolded("you are a crew holding a licence".split())
        ('your crew are holding a licence',)
        >>> unfolded("you are a baker whose oven is lit".split())
        ('you are a baker', 'your oven is lit')
        >>> unfolded("you are a small firm with ten staff".split())
        ('your small firm has ten staff',)
        >>> unfolded("you are a household with an income under £90".split())
        ('your household has an income under £90',)
        >>> unfolded("you are a nurse trained in Wales".split())
        ('you are a nurse', 'you have been trained in Wales')
        >>> unfolded("it is a shed that has a stove".split())
        ('it is a shed', 'it has a stove')
        >>> unfolded("you are a small trader with a turnover below £90".split())
        ('you are a trader', 'you has a turnover below £90')
        >>> unfolded("you are a gold card holder with a dog".split())
        ('you are a gold card holder', 'you has a dog')
        >>> unfolded("you are a pregnant passenger".split())
        ('you are pregnant',)
        >>> unfolded("you are guests staying two nights or more".split())
        ('you are staying two nights or more',)
        >>> unfolded("you are a member of at least two years' standing".split())
        ('you have been a member for at least two years',)
        >>> unfolded("you are a student with an average of 70%".split())
        ('you has an average of 70%',)
    """
    lowered = [word.lower() for word in words]
    if "for" in lowered or "standing" in lowered:
        standing = _STANDING.fullmatch(" ".join(lowered))
        if standing is not None and is_person(standing["what"].rpartition(" ")[2]):
            long = standing["long"].rstrip("'’")
            return (f"you have been {standing['what']} for {long}",)
    return _told_apart(words, lowered) if tuple(lowered[:2]) in _BEING else ()


def state_of_life(statement: str) -> str | None:
    """Return what "you are a retired member of …" says of how one lives: "you are retired".

    Args:
        statement: a clause.

    Example:
        >>> state_of_life("you are retired members of the club")
        'you are retired'
        >>> state_of_life("you are retired") is None
        True
    """
    words = statement.split()
    if tuple(words[:2]) not in _BEING:
        return None
    begin = 3 if words[2:3] and words[2] in syntax.DETERMINERS else 2
    if not words[begin + 1 :] or not is_person(words[begin + 1]):
        return None
    return f"you are {words[begin]}" if words[begin] in _STATES_OF_LIFE else None


def _told_apart(words: Sequence[str], lowered: Sequence[str]) -> tuple[str, ...]:
    """Return the statements of what somebody or something is, and of what more is said."""
    begin = 3 if lowered[2:3] and lowered[2] in syntax.DETERMINERS else 2
    at = next((i for i in range(begin + 1, len(words) - 1) if _opens(lowered, i)), None)
    if at is None:
        return _without_role(words, lowered, begin)
    named = lowered[begin:at]
    if (
        len(named) > _WIDEST
        or NOUN not in classes(named[-1])
        or _reaches_on(named)
        or _aged(lowered, at)
    ):
        return ()
    if lowered[0] in _THINGS and not is_person(named[-1]):
        return _of_thing(words, lowered, at)
    more = _complete(words, lowered, at)
    firm = _is_body(named[-1]) and (lowered[at] in _OWNING or syntax.is_gerund(lowered[at]))
    if firm or (lemma(named[-1]) in _HOMES and any(covers((w,), "income") for w in lowered[at:])):
        return (" ".join(["your", *words[begin : at - 1], lemma(words[at - 1]), *more[1:]]),)
    if lowered[at] != "whose" and not _tells_of_person(lowered, at):
        return ()
    if lowered[begin] in _SIZES and len(named) > 1 and _FIGURE.search(" ".join(lowered[at:])):
        words, at = (*words[:begin], *words[begin + 1 :]), at - 1
        lowered = [word.lower() for word in words]
    kind = () if _shows_role(lowered, at) else _kind(words[:at], lowered[:at], begin)
    return (*kind, " ".join(more))


def _shows_role(lowered: Sequence[str], at: int) -> bool:
    """Tell whether what somebody has is had by none but those so called: a student's average."""
    role, behind = lemma(lowered[at - 1]), lowered[at + 1 :]
    return lowered[at] == "with" and any(
        role in roles and not had.isdisjoint(behind) for roles, had in _HAD_BY
    )


def _is_body(noun: str) -> bool:
    """Tell whether whoever asks may speak for what a noun names: "our **crew**"."""
    return lemma(noun) in lists.BODIES | lists.GROUPS - _HOMES - _GATHERED


def _of_thing(words: Sequence[str], lowered: Sequence[str], at: int) -> tuple[str, ...]:
    """Return what a thing is, and what more is said of it; none where another owns that."""
    if lowered[at] == "whose" or lowered[at + 1] in syntax.PRONOUNS | {"your"}:
        return ()
    more = [words[0], *_complete(words, lowered, at)[1:]]
    return (" ".join(words[:at]), " ".join(more))


def _aged(lowered: Sequence[str], at: int) -> bool:
    """Tell whether an age belongs to people of whom more is asked: "a **child** under 5"."""
    return lowered[at] in _OF_AGE and lemma(lowered[at - 1]) not in lists.ROLES


def _reaches_on(named: Sequence[str]) -> bool:
    """Tell whether words go on behind the noun that they begin with: "a friend **of** a baker"."""
    return not syntax.PREPOSITIONS.isdisjoint(named)


def _opens(lowered: Sequence[str], at: int) -> bool:
    """Tell whether more of somebody begins: a relative clause, "with …", "aged …", "trained …"."""
    word = lowered[at]
    if word in _OWNING or word == "aged":
        return True
    if word in _OF_AGE:
        return lowered[at + 1][:1].isdigit() and _is_age(lowered, at + 2)
    done = word == _BORN or (word.endswith("ed") and syntax.is_participle(word))
    formed = syntax.is_gerund(word) or done
    if formed and "the" in lowered[:at]:  # "the only adult living here" is one among others
        return False
    of_thing = lowered[0] in _THINGS and formed
    if formed and not of_thing and _begins_measure(lowered[at + 1]):
        return is_person(lowered[at - 1])
    return (of_thing or (formed and is_person(lowered[at - 1]))) and lowered[
        at + 1
    ] in _BEHIND_PARTICIPLES


def _begins_measure(word: str) -> bool:
    """Tell whether a word begins how many, how long or how much: "seven", "£90"."""
    return word in _BEFORE_MEASURES or word[0].isdigit() or word[0] in syntax.CURRENCIES


def _is_age(lowered: Sequence[str], behind: int) -> bool:
    """Tell whether the number before an index is an age: "under **16**", "over 65 years old"."""
    return behind == len(lowered) or tuple(lowered[behind : behind + 2]) in _AGED


def _complete(words: Sequence[str], lowered: Sequence[str], at: int) -> list[str]:
    """Return what is said of somebody, as a statement about "you"."""
    opening, rest = lowered[at], words[at + 1 :]
    if opening == "whose":
        return ["your", *rest]
    if opening == "with":
        return ["you", "has", *rest]
    if opening in syntax.RELATIVES:
        return ["you", *rest]
    aged = opening == "aged" or opening in _OF_AGE
    being = ["are"] if aged or syntax.is_gerund(opening) else ["have", "been"]
    being = ["were"] if opening == _BORN else ["are"] if opening in _BEING_THERE else being
    return ["you", *being, words[at], *rest]


def _tells_of_person(lowered: Sequence[str], at: int) -> bool:
    return is_person(lowered[at - 1]) and lowered[at + 1] not in syntax.PRONOUNS | {"your"}


def _kind(words: Sequence[str], lowered: Sequence[str], begin: int) -> tuple[str, ...]:
    """Return the statement of what somebody is, unless all who ask are that."""
    if lowered[-1] in lists.ANYBODY:
        return ()
    if lemma(lowered[-1]) in lists.ROLES and not _has_one(lowered[begin:]):
        return _without_role(words, lowered, begin)
    return (" ".join(words),)


def _has_one(named: Sequence[str]) -> bool:
    """Tell whether a noun names those who have a thing that not all have: "gold card holders"."""
    first = named[:-1]
    return len(first) >= _NAMES_ONE and lemma(named[-1]) in _HOLDING and NOUN in classes(first[-1])


def _without_role(words: Sequence[str], lowered: Sequence[str], begin: int) -> tuple[str, ...]:
    """Return what is said of "a pregnant passenger": that you are pregnant; none for others."""
    said = lowered[begin:-1]
    if not said or lemma(lowered[-1]) not in lists.ROLES:
        return ()
    if not all(_is_quality(word) for word in said):
        return ()
    return (" ".join([*words[:2], *words[begin:-1]]),)


def _is_quality(word: str) -> bool:
    return word.isalpha() and (ADJECTIVE in classes(word) or syntax.is_adverb(word))
