"""What the second of two joined pieces leans on: the words before the part that it is like."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cmr_logic.syntax.complements import acts_on, in_state, is_measure, says_state
from cmr_logic.syntax.forms import is_adverb, is_gerund, is_participle
from cmr_logic.syntax.infinitives import awaits_noun
from cmr_logic.syntax.verbs import starts_verb_phrase
from cmr_logic.syntax.whole_clauses import verb_of
from cmr_logic.syntax.wordlists import (
    AFTER_VERBS,
    AUXILIARIES,
    BE,
    CURRENCIES,
    DETERMINERS,
    HAVE,
    INDEFINITE,
    JOINTS,
    MODALS,
    NEGATIONS,
    NEVER_PASSIVE,
    NUMBERS,
    OBJECTS_OF_PEOPLE,
    PARTICLES,
    PASTS,
    PREPOSITIONS,
    RELATIVES,
    STATES,
    VERBS_FIRST,
    WILLING,
)
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes

_NEAR_BE = 4  # words in which "be" follows its modal: "need to be"
_INFINITIVES = (("to",), ["to"])
_DEFINITE = DETERMINERS - INDEFINITE  # "the", "your"; not "a"
# Words that wait for what something is enough for: "**enough** money to"; not "money to".
_ENOUGH = frozenset({"enough", "sufficient", "adequate", "ability", "capacity", "insufficient"})


# Words that bound an amount with "than": "**less** than £9"; not "other than".
COMPARING = frozenset({"less", "more", "fewer"})
_SOME_OF = 2  # words of "one of"
_BECAUSE, _OF, _BARE_BE = "because", "of", "be"
# What opens during what something is done: "hurt **while** at work or **while** on the way".
_MEANWHILE = frozenset({"while", "whilst"})
# Pronouns for people whom a noun may stand beside: "from **us** or a dealer"; not "by anyone".
_PEOPLE = OBJECTS_OF_PEOPLE
# Infinitives behind which a participle tells what is done: "to **get** it mended"; not "to mend".
_HAVING_DONE = HAVE | BE | {"get"}
_OBJECTS = frozenset({"you", "it"})  # objects that may be subjects too: "cancels **it**"; not "he"


def shared_until(left: Sequence[str], right: Sequence[str]) -> int | None:
    """Return how many words of a first piece a second one leans on, None where nothing shows it.

    The second piece takes the place of a part of the first that begins as it does: an -ing form
    that of an -ing form, a preposition that of a preposition, an adjective that of what "be" says.

    Args:
        left: the words of the first piece, from its subject on.
        right: those of the second.

    Example:
        >>> left = "you must be a sailor missing at sea".split()
        >>> left[: shared_until(left, "captured by pirates".split())]
        ['you', 'must', 'be', 'a', 'sailor']
        >>> shared_until(left, "sail home".split()) is None
        True
        >>> left = "you fall ill while working for us".split()
        >>> left[: shared_until(left, "while at home".split())]
        ['you', 'fall', 'ill']
    """
    # "you do not work because | you are ill or away"
    reason = _last(left, 1, _BECAUSE.__eq__) if _BECAUSE in left else None
    start = 0 if reason is None else reason + 1
    until = _shared_in_clause(left[start:], right)
    return None if until is None else start + until


def _shared_in_clause(left: Sequence[str], right: Sequence[str]) -> int | None:
    """Return how many words a piece leans on of one that holds a single clause."""
    own = right[_after_adverbs(right, 0) :]
    if not own or own[0] in AUXILIARIES or own[1:2] == ("-",):
        return None  # "**on-**the-job training" is no place
    verb = verb_of(tuple(left))
    if verb is None:
        return _preposition(left, 0, own[0]) if own[0] in PREPOSITIONS else None
    start = _after_adverbs(left, verb + 1)
    be = _be_again(left, verb, start) if own[0] == _BARE_BE else None
    if be is not None or (own[0] == "to" and own[1:2] and starts_verb_phrase(own, 1)):
        return be or _to_again(left, start)
    said = _complement(left, start)
    if said is not None and _is_complement(own) and not _comes_again(left, start, own[0]):
        return said
    if own[0] in PREPOSITIONS or own[0] in _MEANWHILE:
        manner = own[0] in PREPOSITIONS and _ends_in_manner(left, start)
        return len(left) - 1 if manner else _preposition(left, start, own[0])
    named = own[0] in DETERMINERS or _counts_some(own)
    measure = _measure(left, start, own) if own[0][0].isdigit() else _amount(left, start, own)
    if measure is None:
        measure = _determiner(left, start, own[0]) if named else _verb(left, verb, own)
    return measure


def _be_again(left: Sequence[str], verb: int, start: int) -> int | None:
    """Return where what is demanded begins that more replaces: "must | **be** able to | be 9"."""
    if left[verb] not in MODALS and left[start : start + 1] not in _INFINITIVES:
        return None
    return _last(left[: verb + _NEAR_BE], start, _BARE_BE.__eq__)


def _to_again(left: Sequence[str], start: int) -> int | None:
    """Return where the infinitive begins that one more replaces: "want | **to** row | to swim"."""
    infinitive = _infinitive(left, start)
    return _preposition(left, start, "to") if infinitive is None else infinitive - 1


def _counts_some(own: Sequence[str]) -> bool:
    """Tell whether a piece names some of several things: "**one of** its piers"; not "one pier"."""
    return len(own) > _SOME_OF and own[1] == "of" and own[0] in NUMBERS


def _amount(left: Sequence[str], start: int, own: Sequence[str]) -> int | None:
    """Return where the sum begins that another stands for: "earn | £300 a week | **£450**".

    So does its bound where both have one: "less than £300 | **less than** £450".
    """
    if own[0] in CURRENCIES:
        return _last(left, start, CURRENCIES.__contains__)
    bounded = own[0] in COMPARING and own[1:2] in (("than",), ["than"])
    same = _last(left, start, own[0].__eq__) if bounded else None
    return same if same is not None and left[same + 1 : same + 2] in (("than",), ["than"]) else None


def _measure(left: Sequence[str], start: int, own: Sequence[str]) -> int | None:
    """Return where the number stands that another of its unit replaces: "over 3 km | **2 km**"."""
    unit = [word.removesuffix("s") for word in own[1:2]]
    places = range(len(left) - 1, start - 1, -1)
    alike = (
        at
        for at in places
        if left[at][0].isdigit()
        and (not unit or unit == [word.removesuffix("s") for word in left[at + 1 : at + 2]])
    )
    return next(alike, None)


def _ends_in_manner(left: Sequence[str], start: int) -> bool:
    """Tell whether a piece ends in how something is done: "pay **promptly** | or in advance"."""
    adverb = left[-1].endswith("ly") and is_adverb(left[-1])
    return len(left) > start + 1 and (adverb or left[-1] == "online")


def _comes_again(left: Sequence[str], start: int, opening: str) -> bool:
    """Tell whether a preposition stood further on: "off work **for** rest | **for** tests"."""
    return opening in PREPOSITIONS and opening in left[start + 1 :] and opening != left[start]


def _verb(left: Sequence[str], verb: int, own: Sequence[str]) -> int | None:
    """Return where the verb form begins that one like it takes the place of."""
    start = _after_adverbs(left, verb + 1)
    if is_gerund(own[0]):
        named = len(own) == 1 and own[0] in STATES and left[verb] in BE
        placed = _behind_placing(left, start) if named else None
        return placed or _nonfinite(left, start, is_gerund)
    if _past_alike(left, verb, own):
        return verb  # "the shop failed to call | or called late"
    if is_passive(own):
        until = _nonfinite(left, start, is_participle)
    elif starts_verb_phrase(own, 0) and not (own[1:] and _goes_somewhere(left, verb)):
        until = _infinitive(left, start)
        if until is not None and _agrees_alike(left[verb], own):
            return verb  # "the shop offers to swap it | or gives you a voucher"
    else:
        until = None
    had = left[verb] == "had" and left[verb + 1 : verb + 2] and left[verb + 1] in DETERMINERS
    past = had or (left[verb] not in AUXILIARIES and is_participle(left[verb]))
    past = past and is_participle(own[0])
    return verb if until is None and past else until  # "you booked online | and cancelled late"


def _agrees_alike(verb: str, own: Sequence[str]) -> bool:
    """Tell whether a piece begins with a verb in -s as that of the piece before: no infinitive.

    Example:
        >>> _agrees_alike("offers", "gives you a voucher".split())
        True
        >>> _agrees_alike("offers", "give you a voucher".split())
        False
        >>> _agrees_alike("offers", "cards to the club".split())
        False
    """
    word, behind = own[0], own[1] if len(own) > 1 else ""
    third = word.endswith("s") and word not in bases(word, VERB)
    sure = NOUN not in classes(word) or behind in DETERMINERS | OBJECTS_OF_PEOPLE | _OBJECTS
    sure = sure or is_adverb(behind) or behind in PARTICLES or (not behind and word in VERBS_FIRST)
    finite = verb in PASTS or is_participle(verb) or verb.endswith("s")
    return third and sure and finite and verb not in bases(verb, VERB)


def _past_alike(left: Sequence[str], verb: int, own: Sequence[str]) -> bool:
    """Tell whether two pieces tell of the past, the first with an infinitive behind its verb.

    Example:
        >>> _past_alike("it failed to call".split(), 1, "called late".split())
        True
        >>> _past_alike("it failed to get paid".split(), 1, "called late".split())
        False
    """
    past = left[verb] not in AUXILIARIES and is_participle(left[verb])
    at = _infinitive(left, verb + 1) if past else None
    done = at is not None and left[verb + 1] == "to" and left[at] not in _HAVING_DONE
    return done and len(own) > 1 and (own[0] in PASTS or is_participle(own[0])) and own[1] != "by"


# Verbs of going, and where one goes to that a verb names as well: "**return** to **work**"; not
# "want to work", "return to fish".
_GOING = frozenset({"go", "return", "commute", "travel", "walk", "drive", "cycle"})
_PLACES = frozenset({"work", "school"})


def _goes_somewhere(left: Sequence[str], verb: int) -> bool:
    """Tell whether somebody goes to a place that looks like a deed: "you return to **work**".

    Example:
        >>> _goes_somewhere("you return to work".split(), 1)
        True
        >>> _goes_somewhere("you want to work".split(), 1)
        False
    """
    behind = [word for word in left[verb + 1 :] if word != "back"]
    if _GOING.isdisjoint(bases(left[verb], VERB)) or behind[:1] != ["to"]:
        return False
    place, after = behind[1:2], behind[2:3]
    return bool(place) and place[0] in _PLACES and DETERMINERS.isdisjoint(after)


def _behind_placing(left: Sequence[str], start: int) -> int | None:
    """Return where a noun in -ing goes on behind "in": "you are **in** education | or training"."""
    placed = start < len(left) and left[start] == "in"
    bare = DETERMINERS.isdisjoint(left[start:]) and NOUN in classes(left[-1])
    return start + 1 if placed and bare else None


def _determiner(left: Sequence[str], start: int, opening: str) -> int | None:
    """Return where the last noun phrase with a determiner of the same kind begins.

    So does a pronoun behind a preposition: "you hired it from **us** | a dealer".
    """
    if len(left) > start + 1 and left[-1] in _PEOPLE and left[-2] in PREPOSITIONS:
        return len(left) - 1
    alike = INDEFINITE if opening in INDEFINITE else _DEFINITE
    found = _last(left, max(start, _last_clause(left)), alike.__contains__)
    # "you are over 60 | or a student": nothing but the verb is shared
    measured = left[start - 1] in BE and left[start : start + 1] and left[start] in PREPOSITIONS
    if found is None and opening in INDEFINITE:
        return start if measured else _bare_object(left, start)
    return found


def _bare_object(left: Sequence[str], start: int) -> int | None:
    """Return where the object of a verb behind an auxiliary begins: "you must have | proof"."""
    governed = left[start - 1] in MODALS and left[start:] and VERB in classes(left[start])
    governed = governed or (left[start - 1] in BE and left[start:] and is_gerund(left[start]))
    behind = left[start + 1] if governed and start + 1 < len(left) else ""
    return start + 1 if NOUN in classes(behind) and behind not in PREPOSITIONS else None


def _after_adverbs(words: Sequence[str], index: int) -> int:
    while index < len(words) and (is_adverb(words[index]) or words[index] in NEGATIONS):
        index += 1
    return index


def _last(words: Sequence[str], start: int, fits: Callable[[str], bool]) -> int | None:
    return next((at for at in range(len(words) - 1, start - 1, -1) if fits(words[at])), None)


def _nonfinite(left: Sequence[str], start: int, same: Callable[[str], bool]) -> int | None:
    """Return where the form stands that an -ing form or participle is like.

    It is the last word, or what stands right behind the finite verb, or the last such form.
    """
    behind, start = start, _after_be(left, start)
    last = _last(left, start, same)
    if last is None:
        last = _last(left, start, lambda word: is_gerund(word) or is_participle(word))
        if last is not None and _is_named(left, last):
            last = None  # "in writing", "in good standing"
    if last is None:
        return start if start > behind and same is is_participle else None  # "be over 18 | insured"
    if last < len(left) - 1 and start < len(left) and same(left[start]):
        return start
    while last > start + 1 and left[last - 1] == "-":
        last -= 2  # "sub-let"
    return last


def _is_named(words: Sequence[str], at: int) -> bool:
    """Tell whether an -ing form is a noun behind a preposition: "in **writing**"."""
    before = words[at - 1]
    described = ADJECTIVE in classes(before) and words[at - 2] in PREPOSITIONS
    return before in PREPOSITIONS or (described and NOUN in classes(words[at]))


def _after_be(left: Sequence[str], start: int) -> int:
    while start < len(left) and left[start] in BE:
        start = _after_adverbs(left, start + 1)
    return start


def behind_being(words: Sequence[str], verb: int) -> int:
    """Return where what "be" says begins behind a finite verb.

    Example:
        >>> behind_being("you must be ill".split(), 1)
        3
    """
    return _after_be(words, _after_adverbs(words, verb + 1))


def before_adverbs(words: Sequence[str], verb: int) -> int:
    """Return where the adverbs before a verb begin.

    Example:
        >>> before_adverbs("you recently moved".split(), 2)
        1
    """
    while verb > 1 and is_adverb(words[verb - 1]):
        verb -= 1
    return verb


def _is_complement(words: Sequence[str]) -> bool:
    """Tell whether words are what "be" says: "responsible for a child", "in training"."""
    if is_participle(words[0]) or is_gerund(words[0]):
        return False
    if words[0] in PREPOSITIONS and not is_measure(words):
        return in_state(words)
    return says_state(words)


def is_passive(words: Sequence[str]) -> bool:
    """Tell whether words begin with a participle that nothing is the object of.

    Example:
        >>> is_passive("paid by us".split()), is_passive("paid the fee".split())
        (True, False)
    """
    following = words[1] if len(words) > 1 else ""
    return (
        is_participle(words[0])
        and words[0] not in NEVER_PASSIVE
        and (
            not classes(following)
            or is_adverb(following)
            or following in PREPOSITIONS | AFTER_VERBS
        )
        and not acts_on(words, 0)
    )


def _complement(left: Sequence[str], start: int) -> int | None:
    """Return where what "be" says begins, None where no form of "be" is the verb."""
    last = () if left[-1][:1].isdigit() else classes(left[-1])  # "aged 60 to 74"
    if left[-2:-1] and left[-2] in PREPOSITIONS and last and NOUN not in last:
        return len(left) - 1  # "classed as | reduced"; not "of Derry | responsible"
    if left[start : start + 1] in (("to",), ["to"]):
        start += 1  # "need to be 21 | sober"
    after = _after_be(left, start)
    return after if after > start or left[start - 1] in BE else None


def _preposition(left: Sequence[str], start: int, opening: str) -> int | None:
    """Return where the last phrase with the same preposition begins, or else with any."""
    same = _last(left, start, opening.__eq__)
    if same is not None:
        return same
    last = _last(left, start, PREPOSITIONS.__contains__)
    if last is not None and left[last] == _OF:  # "in the line **of** duty | from an illness"
        around = _last(left[:last], start, PREPOSITIONS.__contains__)
        last = last if around is None else around
    if last is not None and (left[last - 1] in JOINTS or _between_numbers(left, last)):
        return start if left[start - 1] in BE else None  # "you are 25 or **over** | in training"
    if last is not None and left[last + 1 : last + 2] in (("least",), ["least"]):
        return _last(left[:last], start, PREPOSITIONS.__contains__)
    return last


def _between_numbers(left: Sequence[str], at: int) -> bool:
    """Tell whether a preposition joins the ends of a span: "aged 16 **to** 18"."""
    return all(word[:1].isdigit() for word in (left[at - 1], *left[at + 1 : at + 2]))


def _last_clause(left: Sequence[str]) -> int:
    """Return where the last infinitive or relative clause of a piece begins, or 0."""
    return _last(left, 1, lambda word: word == "to" or word in RELATIVES) or 0


def _infinitive(left: Sequence[str], start: int) -> int | None:
    """Return where the infinitive begins that a verb governs: "wish to | buy", "able to | buy"."""
    start = _after_be(left, start)
    if start < len(left) and left[start] in WILLING:
        start += 1
    if start < len(left) and left[start] == "to":
        following = left[start + 1] if start + 1 < len(left) else ""
        if not following and awaits_noun(left):
            return None  # "you fly **to** or land in Jersey"
        return None if following in DETERMINERS else start + 1  # "you go **to their** school"
    enough = next((at for at in range(start, len(left)) if left[at] in _ENOUGH), len(left))
    to = next((at for at in range(enough, len(left)) if left[at] == "to"), None)
    return None if to is None else to + 1  # "you have enough money to | buy"
