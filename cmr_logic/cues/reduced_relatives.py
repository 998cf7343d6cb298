"""Subjects told apart by a participle alone: "An employee **dismissed** for theft loses it".

In plain words that is a relative clause: "an employee **that is dismissed** for theft". So it is of
what is not done to a thing, and of verbs that say what a thing is like: "a box **weighing** 9 kg".
Things in the plural are told apart so already, but for what was found, or is done somewhere. So
is whatever a second relative tells apart as well: "a hut **built** in May **that** is dry".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.cues.named_before import PEOPLE_ELSE, PERSONS, are_things
from cmr_logic.cues.not_so import ONE_OF_KIND
from cmr_logic.cues.people_that import BODIES, PEOPLE
from cmr_logic.syntax.parallel import COMPARING
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set

_THAT, _NOT = "that", "not"
# Verbs of what a thing is like, which no one is doing: "a box **holding** tools"; not "living".
_LIKE = {
    "containing": "contain", "weighing": "weigh", "measuring": "measure", "costing": "cost",
    "exceeding": "exceed", "consisting": "consist", "belonging": "belong", "bearing": "bear",
    "lacking": "lack", "lasting": "last", "holding": "hold",
    "needing": "need", "requiring": "require", "having": "have",
}  # fmt: skip
# How a subject opens that names one of a kind: "**any** late form"; not "the form".
_OPENING = ONE_OF_KIND | {"all", "most", "some"}
_LONGEST = 4  # words of a subject, its opening with them: "any new team member"
# Words that no subject told apart so goes on with: "a man dismissed **and** fined".
_PARTING = (
    STOPS
    | syntax.RELATIVES
    | syntax.BASE_SUBJECTS
    | word_set(", : ; ( ) and or but if unless when where while once they he she it what")
)
# What opens an object, before which a verb stands: "loses **the** right", "pays **no** fee".
_OBJECTS = syntax.DETERMINERS | syntax.NUMBERS | word_set("less more half only free extra nothing")
_COUNTED_AS = frozenset({"as", "towards"})
_GOVERNING = (syntax.DETERMINERS | syntax.PREPOSITIONS) - {"to"}
_HEAD = 4  # words of a name up to what it is for, with its opening: "all new applications for"
_ONLY = "only"
# What stands between a name and more of it: "claims **for** lost bags", "bread **and** cakes".
_JOINED = frozenset({"and", "or"})
_LINKING = _JOINED | word_set("for of on from in about")
# Auxiliaries of one, and of several: "is", "are"; those of either are modals.
_OF_ONE, _OF_MANY = word_set("is has does was"), word_set("are have do were")
# Past forms that are nouns or bare forms just as well: "the **cut** of it"; not "sold".
_NO_PARTICIPLES = word_set("cut set put hit bid cost shed rent born")
_UP = frozenset({"up", "out", "down", "aside"})  # behind those that are: "a hut **put up** in May"
# What was done once to a thing, and is over: "eggs **bought** abroad"; not "eggs kept abroad".
_OVER = word_set("bought sold found built made issued received imported produced")
# How people are found, with what they are doing: "**caught** speeding"; not "kept waiting".
_SEEN = word_set("caught found seen")
# What stands behind a participle: "sent **abroad**", "caught **speeding**"; not "sent a card".
_WHITHER = (
    syntax.PREPOSITIONS
    | syntax.PARTICLES
    | word_set(
        "to in twice once overseas abroad before after upstream downstream there here online "
        "indoors outdoors"
    )
)
# Openings of when something was done to things, told by an event: "bought **after** the sale".
_TO_EVENT = frozenset({"before", "after"})
# Hours that have a name: "placed **before noon** on"; not "before May".
_NAMED_HOURS = word_set("noon midday midnight dusk dark lunchtime")
_ON_DAY = frozenset({"on"})  # "before 3 pm **on** Monday"

# Where things are that are told apart by that: "shops **on the** quay"; not "on sale".
_IN, _THE = frozenset({"in", "on", "at"}), frozenset({"the"})
_NAMED = 2  # words of what they are called: "holiday cottages"
_LONGEST_PLACE = 7  # words of a place
# What is said of them: "**pay** a levy", "**get** a grant"; not "open at nine".
_PAYING = word_set("pay cost get receive earn need require carry attract have")
_SAYING = _PAYING | {"are"}  # what is said of things in a place
_SUMS = frozenset({"£", "$", "€", "nothing", "anything", "double"})
# The same of things in the plural: "boats bought **abroad**"; not "boats bought in May".
_OF_THINGS = syntax.PARTICLES | word_set("in overseas abroad twice once upstream downstream")
_FOUND = "found"
# What must be done with what a demand names: "a plan made by us must be **sent**"; not "a van".
_HANDED_IN = word_set(
    "sent submitted attached enclosed provided supplied shown produced presented included handed "
    "given filed lodged brought signed obtained"
)
# What a second relative opens with, and what it says of things: "that **can** be seen".
_SECOND = frozenset({"that", "which"})
_FAR = 9  # words from a participle to such a relative
ONCE = frozenset({"before", "after", "since", "in"})
"""What dates a thing done: "built **before** 1900"; not "built **by** us"."""
SIGNS = (
    syntax.PREPOSITIONS
    | word_set("to abroad overseas twice upstream downstream online indoors outdoors")
    | _LIKE.keys()
    | _SEEN
)
"""Words of which each of them has one: "dismissed **for** theft"; not "dismissed"."""


def reduced_relatives(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each participle that tells a subject apart, with the relative that it lacks.

    Example:
        >>> list(reduced_relatives("a cook dismissed for theft loses the bonus .".split()))
        [(2, 3, ('that', 'is', 'dismissed'))]
        >>> list(reduced_relatives("milk not sold by noon is thrown away .".split()))
        [(1, 2, ('that', 'is', 'not'))]
        >>> list(reduced_relatives("cooks sent abroad pay no fee .".split()))
        [(1, 2, ('that', 'are', 'sent'))]
        >>> list(reduced_relatives("a tin containing nuts must say so .".split()))
        [(2, 3, ('that', 'contains'))]
        >>> list(reduced_relatives("boats bought after the sale carry no guarantee .".split()))
        [(1, 2, ('that', 'were', 'bought'))]
        >>> list(reduced_relatives("shops on the quay pay a levy .".split()))
        [(1, 1, ('that', 'are'))]
        >>> list(reduced_relatives("you may mend a hut built before 1900 that is dry .".split()))
        [(5, 6, ('that', 'was', 'built')), (8, 9, ('and', 'that'))]
        >>> list(reduced_relatives("cooks paid for the pans in may .".split()))
        []
        >>> list(reduced_relatives("cooks paid in may and are gone .".split()))
        []
    """
    placed, twice = not _SAYING.isdisjoint(words), not _SECOND.isdisjoint(words)
    first = 0
    while first < len(words):
        last = max(sentence_end(words, first), first + 1)
        listed = ":" in words[first : last + 1]  # "Shops in the following streets pay half:"
        told = [*_placed(words, first, last)] if placed and not listed else []
        told = told or [*_told_apart(words, first, last)] or [*_told_behind(words, first, last)]
        yield from told or (_told_twice(words, first, last) if twice else ())
        first = last + 1


def _placed(words: Sequence[str], first: int, last: int) -> Iterator[Rewriting]:
    """Find the place that tells the things of a sentence apart: "shops **on the quay** pay"."""
    for at in range(first + 1, min(first + _NAMED + 1, last - _NAMED)):
        noun = words[at - 1]
        if not syntax.is_plural_noun(noun) or words[at] not in _IN or words[at + 1] not in _THE:
            continue
        named = words[first:at]
        plain = all({NOUN, ADJECTIVE} & classes(word) for word in named)
        plain = plain and syntax.DETERMINERS.isdisjoint(named) and _are_things(noun)
        if plain and _is_said_of(words, at + 2, last):
            yield at, at, (_THAT, "are")
        return


def _is_said_of(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether a place ends before what is said of the things: "on the quay **pay** a fee"."""
    for at in range(first + 1, min(first + _LONGEST_PLACE, last - 1)):
        word, behind = words[at], words[at + 1]
        if word in _PARTING or (word in _GOVERNING and word != "of" and words[at - 1] != "of"):
            return False
        if word == "are":
            return not {ADJECTIVE}.isdisjoint(classes(behind)) or syntax.is_participle(behind)
        costs = (
            word in _PAYING and words[at - 1] not in _GOVERNING and NOUN in classes(words[at - 1])
        )
        if costs and (behind in _OBJECTS or behind[:1].isdigit() or behind in _SUMS):
            return True
    return False


def _told_twice(words: Sequence[str], first: int, last: int) -> Iterator[Rewriting]:
    """Find a participle that tells things apart as a relative behind does: "built in May **that**".

    The relative must be of those things, and of none nearer: "huts built on a hill that is dry".
    """
    for that in range(first + 4, last - 1):
        if words[that] not in _SECOND or words[that + 1] not in syntax.AUXILIARIES:
            continue
        at = _participle_before(words, first, that)
        if at is None:
            continue
        many = syntax.is_plural_noun(words[at - 1])
        own = many and words[that + 1] in _OF_MANY and not syntax.is_plural_noun(words[that - 1])
        if own or _is_dated(words[that - 1]):
            once = words[at + 1] in ONCE and _is_dated(words[at + 2])
            yield at, at + 1, _relative(words, at, many=many, once=once)
            yield that, that + 1, ("and", words[that])


def _participle_before(words: Sequence[str], first: int, that: int) -> int | None:
    """Return where a participle tells apart the noun before it, ahead of a relative."""
    for at in range(that - 2, max(that - _FAR, first), -1):
        word, noun = words[at], words[at - 1]
        if word in _PARTING or word in syntax.AUXILIARIES or word == ",":
            return None
        if syntax.is_participle(word) and words[at + 1] in syntax.PREPOSITIONS | ONCE:
            named = NOUN in classes(noun) and noun not in syntax.AUXILIARIES | syntax.PRONOUNS
            return at if named and VERB in classes(word) else None
    return None


def _is_dated(word: str) -> bool:
    return word[:1].isdigit() or word in syntax.MONTHS


def _told_apart(words: Sequence[str], first: int, last: int) -> Iterator[Rewriting]:
    """Find the participle behind the subject of one sentence."""
    opened = words[first] in _OPENING
    for at in range(first + 1 + opened, min(first + _LONGEST + 1, last - 2)):
        noun = words[at - 1]
        if noun in _PARTING or noun in syntax.AUXILIARIES or noun in syntax.PREPOSITIONS:
            return
        like = words[at] in _LIKE
        if not (like or _is_told_so(words, at)):
            continue
        many = syntax.is_plural_noun(noun)
        if _are_things(noun) and not _is_placed(words, at):
            return
        if not _is_subject(words[first:at], opened=opened, many=many):
            return
        if not _has_verb(words, at + 1, last, many=many):
            return
        yield at, at + 1, _relative(words, at, many=many)
        return


def _told_behind(words: Sequence[str], first: int, last: int) -> Iterator[Rewriting]:
    """Find a participle behind more of the name of things: "forms for a grant **sent** late".

    What they are for or of stands between, or a second thing: "bread and cakes **baked** here".
    """
    start = first + (words[first] in _OPENING or words[first] == _ONLY)
    link = next((i for i in range(start + 1, start + _HEAD) if words[i : i + 1] != ()
                 and words[i] in _LINKING), None)  # fmt: skip
    if link is None or link + _HEAD > last:
        return
    if words[link] in _JOINED and words[first] != _ONLY:
        return  # "mills and forges based in Kent" are of two kinds, each asked about
    noun, many = words[link - 1], syntax.is_plural_noun(words[link - 1])
    things = _are_things(noun) if many else (words[first] in _OPENING or words[link] in _JOINED)
    if not things or NOUN not in classes(noun) or noun in PEOPLE:
        return
    for at in range(link + 2, min(link + _FAR, last - 2)):
        before = words[at - 1]
        if before in _PARTING or before in syntax.AUXILIARIES:
            return
        if not _is_told_so(words, at) or NOUN not in classes(before):
            continue
        several = many or words[link] in _JOINED
        if _has_verb(words, at + 1, last, many=several):
            yield at, at + 1, _relative(words, at, many=several, once=_is_past(words, at))
        return


def _is_past(words: Sequence[str], at: int) -> bool:
    """Tell whether what was done to things has a date: "**sent after 1 May**"."""
    return words[at + 1] in ONCE and _is_dated(words[at + 2])


def _is_told_so(words: Sequence[str], at: int) -> bool:
    """Tell whether a participle stands at an index with what it goes with: "not sold by noon"."""
    denied = words[at] == _NOT
    word, behind, more = (*words[at + denied : at + denied + 3], "", "", "")[:3]
    told = behind in _WHITHER or (syntax.is_gerund(behind) and not denied)
    told = told or (behind in COMPARING and more == "than")
    up = behind in _UP and more in syntax.PREPOSITIONS | ONCE
    return told and syntax.is_participle(word) and (up or word not in _NO_PARTICIPLES)


def _are_things(noun: str) -> bool:
    """Tell whether a form in -s names things: "sets", whatever its ending; not "students"."""
    person = noun in PEOPLE or noun.endswith(("ants", "ents", "ists"))
    return are_things(noun) or (noun.endswith("ts") and not person)


def _is_placed(words: Sequence[str], at: int) -> bool:
    """Tell whether things are told apart by where they were found, or where something is done."""
    event = tuple(words[at + 1 : at + 2]) != () and words[at + 1] in _TO_EVENT
    if event and (words[at + 2] in syntax.DETERMINERS or words[at + 2] in _NAMED_HOURS):
        return True
    if event and not _ON_DAY.isdisjoint(words[at + 2 : at + _FAR]):
        return True  # "placed before 3 pm **on** Monday"
    if words[at + 1] in _WHITHER and "cost" in words[at + 2 : at + 2 + _LONGEST_PLACE]:
        return True  # "parcels sent to Wales cost more"
    return words[at] == _FOUND or (words[at] not in _LIKE and words[at + 1] in _OF_THINGS)


def _is_subject(named: Sequence[str], *, opened: bool, many: bool) -> bool:
    """Tell whether words name one of a kind, several, or what is not counted: "any new member"."""
    noun, before = named[-1], named[opened:-1]
    if (NOUN not in classes(noun) and not many) or _does_something(before):
        return False
    plain = all(classes(word) & {NOUN, ADJECTIVE} and word not in _GOVERNING for word in before)
    alone = len(named) == 1 and noun not in syntax.NOMINATIVES and not syntax.is_adverb(noun)
    return plain and (opened or many or alone)


def _does_something(named: Sequence[str]) -> bool:
    """Tell whether somebody does something to what is told apart: "a cook **selling** cakes made".

    Compounds have no person ahead of such a form: "hotel **booking** forms".
    """
    return any(syntax.is_gerund(doing) and _is_somebody(who) for who, doing in pairwise(named))


def _is_somebody(noun: str) -> bool:
    """Tell whether a noun names people or a body, one of them or several: "firm", "farmers"."""
    several = noun if syntax.is_plural_noun(noun) else f"{noun}s"
    people = several in PEOPLE or several in PEOPLE_ELSE or several in BODIES
    return people or (several.endswith(PERSONS) and not are_things(several))


def _has_verb(words: Sequence[str], first: int, last: int, *, many: bool) -> bool:
    """Tell whether a verb of the subject follows: "dismissed for theft **loses** the bonus"."""
    for at in range(first + 1, last):
        word = words[at]
        if word == "or" and not syntax.BOUNDS.isdisjoint(words[at + 1 : at + 2]):
            continue  # "priced at £50 **or more**"
        if word in _PARTING:
            return False
        modal = word in syntax.MODALS and not syntax.is_month(words, at)
        if modal and at + 2 < last and words[at + 1] == "be" and words[at + 2] in _HANDED_IN:
            return False
        if modal or word in (_OF_MANY if many else _OF_ONE):
            return True
        if words[at - 1] in _GOVERNING or VERB not in classes(word):
            continue
        base = bases(word, VERB)[0]
        fits = word == (base if many else syntax.third_person(base))
        objects = words[at + 1 : at + 2]
        if fits and objects and (objects[0] in _OBJECTS | _SUMS or objects[0][:1].isdigit()):
            return True
        if fits and not many and objects and objects[0] in _COUNTED_AS:
            return True  # "counts **as** income"
    return False


def _relative(words: Sequence[str], at: int, *, many: bool, once: bool = False) -> tuple[str, ...]:
    """Return a participle with the relative that it lacks: "that are sent", "that contains"."""
    word = words[at]
    if word in _LIKE:
        verb = _LIKE[word]
        return (_THAT, verb if many else syntax.third_person(verb))
    if word in _OVER or once:
        return (_THAT, "were" if many else "was", word)
    return (_THAT, "are" if many else "is", word)
