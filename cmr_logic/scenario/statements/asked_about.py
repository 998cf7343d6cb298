"""Whom or what a question asks about: "can **my dog** travel?", "can I return **the goods**?"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, takewhile

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.relevance.askers import asked_by_pronoun, is_of_body, is_somebody, person_reached
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Subject, Who
from cmr_logic.scenario.statements.subjects import kin_named
from cmr_logic.text import NOUN, VERB, classes, word_set, words_in

_SHORTEST_QUESTION = 4
_BACK = "back"
_BESIDES = frozenset({"here", "there", "now", "today", "abroad", "online", "again", "?"})


@lru_cache(maxsize=4096)
def owned_in(question: str) -> Subject | None:
    """Return the thing or body of one's own that a question asks about; None where it names none.

    A rule says "they" of it: "Dogs can travel if they are chipped."

    Args:
        question: what the person asks.

    Example:
        >>> owned_in("Can my dog travel?").head, owned_in("Can I travel?")
        ('dog', None)
    """
    words = words_in(question)
    if len(words) < _SHORTEST_QUESTION or words[0] not in syntax.AUXILIARIES:
        return None
    if ("and", "i") in pairwise(words):
        return None
    if words[1] not in lists.OWNERS:
        return _owned_behind(words)
    verb = next(
        (i for i in range(3, len(words)) if VERB in classes(words[i]) or words[i] in _NOUN_ENDS),
        len(words),
    )
    while _goes_on_with_noun(words, verb):
        verb += 1  # "will my **planning fee** be halved?"
    key = word_key(words[verb - 1])
    return Subject(Who.OWN, key, frozenset({key}), is_person(words[verb - 1])) if key else None


_FEW = 2
_ASKERS = frozenset({"i", "we"})
# To whom a boss or a landlord does what a question asks: "Can my boss sack **me**?"
_MYSELF = frozenset({"me", "us"})
# Where the noun of a question ends: "is my bicycle **under** guarantee?"; not "my club house".
_NOUN_ENDS = frozenset({"under", "in", "at", "on", "from", "with", "without", "within", "over"})
_NEEDING = frozenset({"need", "have", "qualify", "require", "get", "count"})


# What is told of in the words of what it is about: "can my **claim** be settled?"; not "my clam".
_MATTERS = word_set("claim application appeal request case complaint fee bill payment fine tax")


def _goes_on_with_noun(words: Sequence[str], at: int) -> bool:
    """Tell whether what may be a verb is a noun: "my planning **fee** be halved"."""
    following = words[at + 1] if at + 1 < len(words) else ""
    if not following or NOUN not in classes(words[at]):
        return False
    if words[at] in syntax.BE:  # "must my dog **be muzzled**?"
        return words[at - 1] in _MATTERS
    if following in _NEEDING and words[at] not in _NEEDING:
        return True  # "does my guest **house need** a permit?"
    return following in syntax.BE or (syntax.is_participle(following) and following.endswith("ed"))


def _owned_behind(words: Sequence[str]) -> Subject | None:
    """Return the one thing of one's own that a question names behind its verb: "for my shed"."""
    at = [index for index, word in enumerate(words) if word in lists.OWNERS]
    if len(at) != 1 or _beside_mine(words):
        return None
    ends = _BESIDES | syntax.PREPOSITIONS
    named = [*takewhile(lambda word: word not in ends, words[at[0] + 1 : at[0] + 4])]
    if _BACK in named[1:]:  # "must I cut my **hedge** back?"
        named = named[: named.index(_BACK, 1)]
    head = syntax.noun_head(tuple(named)) if named else None
    if head is None or is_person(named[head]) or word_key(named[head]) in lists.KIN:
        return None
    key = word_key(named[head])
    return Subject(Who.OWN, key, frozenset({key})) if key else None


# Where something else is: "the tree **outside** my house"; not "the wall of my house".
_BESIDE = frozenset({"outside", "near", "beside", "behind", "opposite", "by"})


def _beside_mine(words: Sequence[str]) -> int:
    """Return where a thing is named that stands by one's own: "**the tree** outside my house"."""
    for at, (link, mine) in enumerate(pairwise(words)):
        if link in _BESIDE and mine in lists.OWNERS:
            return next((i for i in range(at - 2, max(at - 4, 1), -1) if words[i] == "the"), 0)
    return 0


@lru_cache(maxsize=4096)
def thing_in(question: str) -> Subject | None:
    """Return the thing that a question of oneself is about, of which a rule may say "they".

    Args:
        question: what the person asks.

    Example:
        >>> thing_in("Can I return the goods?").head, thing_in("Can I bring the children?")
        ('good', None)
    """
    words = words_in(question)
    if len(words) < _SHORTEST_QUESTION:
        return None
    done_for_me = _asks_what_a_body_does(words)
    if words[1] not in {"i", "we", "you", "the", "they"} and not done_for_me:
        return None
    pointing = lists.POINTING if words[1] in {"i", "we"} or done_for_me else lists.OWNERS
    behind = next((i for i in range(2, len(words)) if words[i] in pointing), len(words))
    behind = _beside_mine(words) or behind
    named = [*takewhile(lambda word: word not in _BESIDES | _BESIDE, words[behind : behind + 4])]
    head = syntax.noun_head(tuple(named)) if named else None
    if head is None or head == 0 or is_person(words[behind + head]):
        return None
    return Subject(Who.IT, word_key(words[behind + head]))


# What such as mend and replace do to a thing: "must my landlord **repair** it?"; not "row".
_DONE_FOR_ONE = word_set(
    "repair mend fix replace collect clear remove refund exchange service deliver clean empty "
    "insure "
    "inspect check store accept cover clip trim paint"
)
# And who does so: "the **landlord**"; not "the fee".
_DOERS = lists.COLLECTIVES | word_set("landlord landlady shop store seller dealer agent garage")


def _asks_what_a_body_does(words: Sequence[str]) -> bool:
    """Tell whether a question is of what somebody must do to a thing: "must the shop mend it?"."""
    return (
        words[1] in {"the", *lists.OWNERS}
        and words[2] in _DOERS
        and not _DONE_FOR_ONE.isdisjoint(words[3:])
    )


def _tells_sort(words: Sequence[str], at: int) -> bool:
    """Tell whether a noun for a person only tells the sort of a thing: "my **widow's** pension"."""
    if words[at] in lists.KIN or word_key(words[at]) in lists.KIN:
        return False
    following = words[at + 1] if at + 1 < len(words) else ""
    return following == "'s" or (bool(following) and classes(following) == {NOUN})


def _is_of_thing(words: Sequence[str], at: int) -> bool:
    """Tell whether a noun for a person begins that of a thing: "my guest **house**".

    So it is for a body: "will my **council** tax be cut?".
    """
    following = words[at + 1 : at + 3]
    if len(following) < _FEW or following[0] in syntax.AUXILIARIES | _NEEDING:
        return False
    behind = following[1] in _NEEDING or following[1] in syntax.BE
    return behind and NOUN in classes(following[0])


@lru_cache(maxsize=4096)
def asked_of(question: str) -> Subject | None:
    """Return the subject of a question about somebody else, such as "my son"; None for oneself.

    Args:
        question: what the person asks.

    Example:
        >>> asked_of("Can my daughter join?").head, asked_of("Can I join?")
        ('daughter', None)
        >>> asked_of("Is the boat free for my son?").head
        'son'
        >>> asked_of("Can my wife and I join?") is None, asked_of("Can my boss sack me?") is None
        (True, True)
        >>> asked_of("Can my neighbour's son join?").head, asked_of("Can she join?").head
        ('son', 'she')
    """
    words = words_in(question)
    if (
        len(words) < _SHORTEST_QUESTION
        or words[0] not in syntax.AUXILIARIES
        or ("and", "i") in pairwise(words)
        or (words[2] in lists.RELATED and not _MYSELF.isdisjoint(words[3:]))
    ):
        return None
    pronoun = asked_by_pronoun(words)
    if pronoun:  # of whoever is told of so
        return Subject(Who.OWN, pronoun, person=True)
    reached = person_reached(words) if words[1] not in _ASKERS else ()
    if reached:  # "Does my pass cover **my son**?"
        return Subject(Who.OWN, kin_named(words[reached[-1]]), person=True)
    if words[1] not in lists.OWNERS:
        return _for_whom(words)
    return _of_mine(words)


def _of_mine(words: Sequence[str]) -> Subject | None:
    """Return the subject of a question that opens with somebody of one's own: "can **my son**"."""
    at = next((at for at in range(2, _NAMED_BY) if _names_somebody(words, at)), _NAMED_BY)
    passed = words[2:at]
    if at == _NAMED_BY or any(not classes(w) or w in syntax.AUXILIARIES for w in passed):
        return None
    if _owns_somebody(words, at):
        both = frozenset(map(kin_named, (words[at], words[at + 2])))
        return Subject(Who.OTHER, kin_named(words[at + 2]), both, person=True)
    sort = _tells_sort(words, at) or _is_of_thing(words, at) or is_of_body(words, at)
    return None if sort else Subject(Who.OWN, kin_named(words[at]), person=True)


_NAMED_BY = 5  # words of a question within which it names whom it is asked for


def _names_somebody(words: Sequence[str], at: int) -> bool:
    return at < len(words) and is_somebody(words, at)


def _owns_somebody(words: Sequence[str], at: int) -> bool:
    """Tell whether somebody is named by whose they are: "my **neighbour**'s son"."""
    return tuple(words[at + 1 : at + 2]) == ("'s",) and _names_somebody(words, at + 2)


_FOR_MINE = 3  # words of "for my son"


def _for_whom(words: Sequence[str]) -> Subject | None:
    """Return one's own kin for whom a question asks how a thing is: "free **for my son**?"."""
    end = len(words) - (words[-1] == "?")
    link, owner, kin = words[max(end - _FOR_MINE, 0) : end]
    if words[0] not in syntax.BE or words[1] in _ASKERS or link != "for":
        return None
    mine = owner in lists.OWNERS and word_key(kin) in lists.KIN
    return Subject(Who.OWN, word_key(kin), person=True) if mine else None
