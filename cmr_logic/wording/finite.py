"""Is a form the finite verb of a subject: surely, perhaps, or not at all?"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.syntax import AUXILIARIES, DETERMINERS, NEGATIONS, PREPOSITIONS, verb_bases
from cmr_logic.syntax.wordlists import BY_THEMSELVES, PASTS
from cmr_logic.text import ADJECTIVE, ADVERB, NOUN, VERB, classes
from cmr_logic.wording.forms import head, is_many, is_plural
from cmr_logic.wording.wordlists import (
    ACTIVE,
    GIVEN,
    GUIDANCE_VERBS,
    INDEFINITE,
    INTRANSITIVE,
    NOT_FINITE,
    OBJECTS,
    ONLY_OBJECTS,
    ONLY_PLURAL,
    POSSESSIVES,
    SUBORDINATORS,
)

# Words for some of several that take a verb of either number: "**any** of them rows".
_EITHER_NUMBER = frozenset({"any", "none"})
# Whom an infinitive tells of: "an official told **them** to leave".
_TOLD = syntax.PERSONAL_OBJECTS | {"you"}
# Pasts that describe no noun with their particle: "the title **turned out** to be bad".
_PHRASAL = frozenset({("turned", "out"), ("ended", "up"), ("let", "in")})
# Verbs of what hinders somebody: "a storm **stopped** you from rowing"; not "a boat sold you".
_HINDERING = frozenset({"stop", "keep", "prevent", "hinder", "bar", "force", "oblige"})
# Ends of regular pasts, and of "paid", behind a person whom no state stands behind: "your son
# **paid** rent"; not "driven".
_PAST = ("ed", "aid")
# Words that bound what was so much, late or old: "the train left **more** than an hour late".
_BOUNDS, _DEFINITE = frozenset({"more", "less", "fewer"}), frozenset({"the", "this", "that"})
# Verbs of what somebody says or holds to be so: "the seller **said** it was new"; not "sold it".
_SAYING = frozenset({"say", "think", "believe", "agree", "find", "decide", "confirm", "rule"})
_STATED = syntax.NOMINATIVES | (DETERMINERS - {"that"})  # what opens that: "said **it** was new"
_CAUSE = "because"  # behind what happened to the subject: "the shops closed **because** of a flood"
# Forms in -s that stand before a noun: "a school **sports** day"; not "concerns".
_MODIFYING = ONLY_PLURAL | frozenset({"sports", "arms", "sales", "accounts", "claims", "benefits"})
# Verbs of what somebody sets out to do, or not: "the shop **refused** to help"; not "told to help".
_SETTING_OUT = frozenset({"refuse", "offer", "promise", "propose", "undertake", "vow"})
ARTICLES = frozenset({"the", "a", "an", "your"})
"""What no noun phrase goes on with."""


_GOT = "got"  # the past of what comes to be so: "it **got** wet"


def finite(words: Sequence[str], start: int, index: int, *, many: bool | None) -> bool | None:
    """Tell whether a form is the subject's finite verb: surely, perhaps (False) or not (None)."""
    word = words[index]
    base = verb_bases(word)
    after = words[index + 1] if index + 1 < len(words) else ""
    acts = after in DETERMINERS or after in ONLY_OBJECTS  # "someone else used **it**"
    never = word in NOT_FINITE - (ACTIVE if acts else frozenset())
    if not base or syntax.ends_in_ing(word) or never:
        return None
    if word in PASTS or (base[0] in _SAYING and after in _STATED):
        return True
    if word in base or word.endswith("s"):
        return _present(words, start, index, many=many)
    return False if _is_past(words, start, index) else None


def _present(words: Sequence[str], start: int, index: int, *, many: bool | None) -> bool | None:
    """Tell the same of a form of the present: it agrees, and is no noun or may be a verb too."""
    word = words[index]
    base = verb_bases(word)
    after = words[index + 1] if index + 1 < len(words) else ""
    only_verb = not classes(word) & {NOUN, ADJECTIVE}
    either = words[start] in _EITHER_NUMBER and words[start + 1] == "of"
    free = many is None or either or "and" in words[start:index]
    if not free and (word in base) != (many or is_many(words[start:index])):
        past = word in syntax.SAME_PARTICIPLE and _acts_in_past(words, start, index)
        return False if only_verb or past else None
    if only_verb:
        return True
    if (
        NOUN not in classes(word)
        and words[index + 1 : index + 2]
        and words[index + 1] in DETERMINERS
    ):
        return True  # "guests clean the room": no adjective stands before a determiner
    known = words[start] in DETERMINERS or words[start] in INDEFINITE
    people = index == start + 1 and is_person(words[start]) and is_plural(words[start])
    # "ice blocks **the** road", "parents watch **each** lesson"
    known = known or after in ARTICLES or (people and after in DETERMINERS)
    joined = words[index + 1 : index + 2] and words[index + 1] in {",", "and", "or"}
    acts = joined and base[0] in INTRANSITIVE | BY_THEMSELVES  # "your landlord dies or moves"
    if _ends_name(words, start, index):
        return None  # "households that receive income **support**"
    of_one = words[index - 2] in {"a", "an"} and index > start + 2 and word in base
    if of_one and after not in DETERMINERS | {"to"}:
        return None  # "ranchers with a conservation **plan** on file"
    bare = index == start + 1 and is_plural(words[start]) and not after  # "dogs bark"
    known, acts = known or bare, acts or (bare and base[0] in BY_THEMSELVES)
    may_be = known and (acts or opens_complement(words, index + 1) or _acts_on(words, index))
    return False if may_be or base[0] in GUIDANCE_VERBS else None


def _ends_name(words: Sequence[str], start: int, index: int) -> bool:
    """Tell whether a base form ends words with the noun before it: "members on our gold **plan**".

    "**Prices** rise" and "the members of the club **pay**" have it for their verb.
    """
    last = index + 1 == len(words) and index > start + 1
    base = words[index] in verb_bases(words[index]) and words[start] not in DETERMINERS
    before = words[index - 1]
    return last and base and before.isalpha() and not is_plural(before) and before not in INDEFINITE


def _acts_on(words: Sequence[str], index: int) -> bool:
    """Tell whether a form in -s is a verb before a bare noun: "the claim **concerns** fraud".

    "The youth sports club" and "a gas bills team" name something.
    """
    if index + 1 >= len(words) or not words[index].endswith("s") or words[index] in _MODIFYING:
        return False
    kinds, following = classes(words[index - 1]), classes(words[index + 1])
    named = NOUN in kinds and ADJECTIVE not in kinds and words[index - 1].isalpha()
    goes_on = words[index + 1]
    if NOUN in kinds and index == len(words) - 2 and syntax.has_bare_object(words[index], goes_on):
        return True  # "the case **concerns** land"
    state = ADJECTIVE in following and not syntax.is_participle(goes_on)  # "lies **empty**"
    return named and (state or (NOUN in following and VERB not in following))


def _is_past(words: Sequence[str], start: int, index: int) -> bool:
    """Tell whether a form of past and participle is more likely the past of the subject's verb."""
    word = words[index]
    after = words[index + 1] if index + 1 < len(words) else ""
    first, counted = words[start], after in _BOUNDS | syntax.NUMBERS | {"enough"}
    goes_on = word in syntax.BEFORE_GERUNDS and syntax.is_gerund(after)  # "**stopped** working"
    told = after in _TOLD and "to" in words[index + 2 : index + 3]  # "ordered **you to** leave"
    # "your son **left** school"; not "a newly covered"
    acts = NOUN in classes(words[index - 1]) and syntax.has_bare_object(word, after)
    acts = acts or (word == _GOT and after != "")  # "the bag **got** wet"
    acts = acts or after == _CAUSE or _acts_on_bare(words, start, index)
    if (word, after) in _PHRASAL or told or goes_on or acts or _sets_out(words, start, index):
        return True
    done = first in POSSESSIVES and is_person(words[index - 1]) and word.endswith(_PAST)
    if not done and ADJECTIVE in classes(word) and NOUN in classes(after) and not counted:
        return False
    if after in _BOUNDS and first in _DEFINITE:
        return True  # "the train left **more** than an hour late"
    alone = verb_bases(word)[0] in INTRANSITIVE | BY_THEMSELVES
    if alone or first in POSSESSIVES or after in DETERMINERS:
        return True
    if _acts_on_known(words, index):
        return True
    top = head(words[start:index])
    return top is not None and first in _DEFINITE and is_person(words[start + top])


def _sets_out(words: Sequence[str], start: int, index: int) -> bool:
    """Tell whether a past is of what somebody set out to do: "the airline **refused to** help".

    Example:
        >>> _sets_out("the airline refused to help".split(), 0, 2)
        True
        >>> _sets_out("the seats offered to guests".split(), 0, 2)
        False
    """
    to, deed = words[index + 1 : index + 2], words[index + 2 : index + 3]
    if not to or to[0] != "to" or not deed or verb_bases(words[index])[0] not in _SETTING_OUT:
        return False
    definite = words[start] in _DEFINITE | POSSESSIVES
    base = deed[0] in (verb_bases(deed[0]) or deed)  # of "rebook", which is in no list, as well
    return definite and base and deed[0] not in DETERMINERS and not is_plural(deed[0])


def _acts_on_bare(words: Sequence[str], start: int, index: int) -> bool:
    """Tell whether a bare noun is what those did something to: "the shops **sold** cars".

    What has that noun behind it is no adjective of those before: "the cars parked in Kent".
    """
    object_first = words[index + 1 : index + 2]
    if not object_first or words[index] in GIVEN or NOUN not in classes(object_first[0]):
        return False
    several = words[start] in _DEFINITE and is_plural(words[index - 1])
    one = words[start] in POSSESSIVES and index == start + 2  # "your shop sold cars"
    return (several or one) and NOUN in classes(words[index - 1])


def _acts_in_past(words: Sequence[str], start: int, index: int) -> bool:
    """Tell whether a form of past, participle and base is what a singular subject did.

    "Your firm **cut** your hours", "the boat **let** in water"; not "the price set for members".
    """
    word, after = words[index], words[index + 1] if index + 1 < len(words) else ""
    acts = after in DETERMINERS or after in syntax.PARTICLES or after in _TOLD
    return acts or (word, after) in _PHRASAL or (after in _BOUNDS and _is_past(words, start, index))


def _acts_on_known(words: Sequence[str], index: int) -> bool:
    """Tell whether a pronoun follows a past that is no participle: "the council **sold** it"."""
    word, after = words[index], words[index + 1] if index + 1 < len(words) else ""
    if after in ONLY_OBJECTS and word not in GIVEN:
        return True
    if after == "you" and word not in GIVEN and is_person(words[index - 1]):
        return True  # "a neighbour visited you"
    behind = words[index + 2 :]
    if after == "you" and behind and behind[0] != "by" and AUXILIARIES.isdisjoint(behind):
        return True  # "the shop sold you a lamp"; not "the lamp sold you was torn"
    return after in OBJECTS and verb_bases(word)[0] in _HINDERING  # "a storm kept you from rowing"


def opens_complement(words: Sequence[str], index: int) -> bool:
    """Tell whether the words at an index can follow a verb, but hardly a subject's last noun."""
    if index >= len(words):
        return True
    word = words[index]
    return (
        word in DETERMINERS
        or word in PREPOSITIONS
        or word in NEGATIONS
        or word in OBJECTS
        or word in {"up", "down", "out", "to", "here", "there", "together", "that"}
        or word[0].isdigit()
        or word in SUBORDINATORS | syntax.NUMBERS
        or syntax.is_adverb(word)
        or classes(word) == {ADVERB}  # "indoors"
    )
