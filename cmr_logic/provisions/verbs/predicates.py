"""What a conclusion's verb says: demanded or granted, affirmed or denied.

A conclusion is denied when the number of its negative signs is odd: "you are not exempt" has two.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import filterfalse, pairwise

from cmr_logic import syntax
from cmr_logic.provisions.verbs.clearing import clears_debts
from cmr_logic.provisions.verbs.referring import deed_said, speaks_of_deed
from cmr_logic.provisions.words.predicate_words import (
    ANAPHORS,
    AS_WELL,
    BEFALLING,
    BEFORE_DEMANDS,
    BENEFITS,
    BLOWS,
    COMPARING,
    COSTLESS,
    DEMANDED,
    DEMANDING_MODALS,
    DEMANDING_PHRASES,
    ENDING,
    EXPECTED,
    FOR_PEOPLE,
    FURTHER,
    GIVING,
    GRANTING,
    HARMING,
    HARMS,
    IN_NO,
    NEEDING,
    NEGATING,
    NEGATIVE_PRONOUNS,
    NOT_NEGATED,
    OBJECT_ANAPHORS,
    OPTIONAL,
    PAYOUTS,
    REQUIRED,
    REQUIRING,
    SAID_OF,
    SERVING,
    STATIVE,
)
from cmr_logic.text import NOUN, VERB, bases, classes, places_of, word_set

_OPENING_DEMANDS = frozenset(phrase[0] for phrase in DEMANDING_PHRASES)
_SIGNS = NEGATING | NEGATIVE_PRONOUNS | {"no"}
_AT_ONCE = 3  # words of a predicate in which a negation denies a demand
_WAIVING = frozenset({"not", "n't", "no", "none"})  # "need **not** pay"
_HAVE_TO = ("have", "to")  # "do not **have to** pay"; not "have a right to it"
_NEEDED = NEEDING | REQUIRING
_HELPING = frozenset({"help", "helps", "support", "supports"})
_SIGNS_OF_FURTHER = FURTHER | _HELPING | {"still", COSTLESS[0]}
# Verbs by which somebody gets a thing: "issued **to** anyone"; not "open to anyone".
_HANDED = word_set("issue grant give award pay sell supply lend offer hand deliver serve assign")
_ISSUED = word_set("issue grant award")  # those that need not say to whom
# How a text says for whom something is: "the scheme **is for** farms"; not "is over".
_FOR_WHOM = frozenset(
    {("is", "for"), ("are", "for"), ("go", "to"), ("goes", "to"), ("is", "meant"), ("are", "meant")}
)
_TO = "to"
_PREDICATE = 6  # words in which a predicate says what it does
_SAYS_ALSO = 3  # words from the predicate on among which one says that it comes on top
# "can" before a denial, as tokens: "you **ca** n't".
_CAN = (["can"], ["ca"], ("can",), ("ca",))
# Adverbs of what is so by now: "cannot **already** have a pass"; not "always".
_BY_NOW = frozenset({"already", "currently", "previously"})
_NEAR_STATE = 2  # words behind the denial among which they stand
# What begins a state behind "be": "cannot be **under** 16"; not "refused".
_KINDS = frozenset({"a", "an", "under", "over", "younger", "older", "in", "on", "more", "less"})
# States of people, behind it: "cannot be **married**"; not "cannot be refused".
_OF_PEOPLE = word_set(
    "married single pregnant enrolled listed claimed employed retired bankrupt related delinquent"
)
# What begins one behind "have": "cannot have **other** debts"; not "a dog".
_MORE = frozenset({"other", "another", "any", "more", "less", "outstanding", "unpaid"})
_OWNED = frozenset({"own", "owe", "hold", "earn"})  # verbs of having: "cannot **own** a boat"
_STATED = 3  # words of a demand not to be something, before what that is
_NAMED = 4  # words from a preposition to what tells things apart: "for any old car **not**"
_SHORT = 6  # words: a longer predicate has an object of its own, whatever pronouns stand in it


# What stands before a verb in its base: "may **at any time** end it"; not "the end".
_BEFORE_VERBS = (
    syntax.MODALS | syntax.COORDINATORS | {"to", "time", "not", "n't", "we", "they", ","}
)


def signs(words: Sequence[str]) -> int:
    """Count the grammatical negations of a conclusion or question.

    Example:
        >>> signs("you ca n't apply".split()), signs("not only you".split())
        (1, 0)
        >>> signs("you get it at no cost".split()), signs("at no time can you row".split())
        (0, 1)
        >>> signs("it must be no heavier than 9 kg".split())
        0
        >>> signs("a tax is due for cars not registered here".split())
        0
    """
    if _SIGNS.isdisjoint(words):
        return 0
    count = 0
    for index, word in enumerate(words):
        following = words[index + 1] if index + 1 < len(words) else ""
        if word in NEGATING:
            behind = index > 0 and words[index - 1] in {"and", "or"}
            aside = behind and (following in syntax.PREPOSITIONS or syntax.is_gerund(following))
            aside = aside or _says_which(words, index)
            count += following not in NOT_NEGATED and not aside  # "those over 60 and not in work"
        elif word == "no":
            governed = index > 0 and words[index - 1] in syntax.PREPOSITIONS
            joined = (
                index > 0 and words[index - 1] in syntax.COORDINATORS and "with" in words[:index]
            )
            if joined:
                continue  # "by anyone with a card and **no** debts"
            said = not _opens_bound(words, index) and following != "-"  # "no-claims bonus"
            count += said and (not governed or following in IN_NO)
        elif word in NEGATIVE_PRONOUNS:
            count += 1
    return count


def _opens_bound(words: Sequence[str], no: int) -> bool:
    """Tell whether "no" opens a bound: "**no more than** 9 kg", "no heavier than"."""
    following, behind = (*words[no + 1 : no + 3], "", "")[:2]
    return following in COMPARING or (following.endswith("er") and behind == "than")


def _denies_at_once(words: Sequence[str]) -> bool:
    """Tell whether the first words of a predicate deny it: "must **not** row"."""
    return any(
        not (words[at] == "no" and _opens_bound(words, at))
        for at in places_of(words, syntax.NEGATIONS, 0, _AT_ONCE)
    )


def _says_which(words: Sequence[str], index: int) -> bool:
    """Tell whether "not" only tells things apart: "is due for cars **not** registered here"."""
    before = words[max(index - _NAMED, 0) : index]
    if words[index] != "not" or NOUN not in classes(before[-1] if before else ""):
        return False
    governed = not syntax.PREPOSITIONS.isdisjoint(before[:-1])
    behind = words[index + 1 : index + 2]
    return governed and len(behind) == 1 and syntax.is_participle(behind[0])


def is_denial(words: Sequence[str]) -> bool:
    """Tell whether a conclusion is denied by grammar; :func:`denying` finds the words that deny.

    Example:
        >>> is_denial("wo n't get it".split()), is_denial("are exempt".split())
        (True, False)
    """
    return signs(words) % 2 == 1


def is_demand(words: Sequence[str]) -> bool:
    """Tell whether the words from the predicate on demand something.

    Example:
        >>> is_demand("must live here".split()), is_demand("can live here".split())
        (True, False)
        >>> is_demand("is compulsory".split()), is_demand("requires a helmet".split())
        (True, True)
        >>> is_demand("do n't need to live here".split())
        False
        >>> is_demand("shall be entitled to a seat".split()), is_demand("shall receive it".split())
        (False, False)
    """
    plain = [*filterfalse(syntax.is_adverb, words[:_PREDICATE])]
    expected = plain[:1] == ["should"] and not EXPECTED.isdisjoint(plain[1:2])
    if expected or not words or _denies_at_once(words):
        return False
    if plain and plain[0] in DEMANDING_MODALS:
        return plain[0] != "shall" or not _only_states(plain)
    if len(plain) > 1 and (plain[0] in syntax.BE or plain[0] in BEFORE_DEMANDS):
        plain = plain[1:]
    if plain and plain[0] in _NEEDED and len(plain) > 1:
        return True
    if plain and words[0] in syntax.BE and plain[0] in REQUIRED:
        return True
    if not plain or plain[0] not in _OPENING_DEMANDS:
        return False
    return any(tuple(plain[: len(p)]) == p for p in DEMANDING_PHRASES)


def _only_states(plain: Sequence[str]) -> bool:
    """Tell whether "shall" only says what is so: "shall **be eligible**", "shall **receive**"."""
    said = plain[1:2] == ["be"] and not SAID_OF.isdisjoint(plain[2:3])
    return said or not BEFALLING.isdisjoint(plain[1:2])


def forbids_state(words: Sequence[str]) -> bool:
    """Tell whether the words from the predicate on demand not to be or have something.

    Example:
        >>> forbids_state("must not owe any fees".split()), forbids_state("must not row".split())
        (True, False)
        >>> forbids_state("must never have rowed".split())
        True
    """
    if syntax.VERBAL_NEGATIONS.isdisjoint(words[1:2]):
        return False  # as most
    modal, _, *plain = [*words[:_PREDICATE], "", ""]
    if modal not in DEMANDING_MODALS and modal != "should":
        return False
    plain = [word for word in plain if not syntax.is_adverb(word)]
    return plain[0] in STATIVE and len(words) > _STATED


def denies_state(words: Sequence[str]) -> bool:
    """Tell whether words from the predicate on say what one cannot be or have, as a demand does.

    What one can do is another matter, and so is what others can do to one.

    Example:
        >>> denies_state("ca n't have paid".split()), denies_state("can not be a cook".split())
        (True, True)
        >>> denies_state("ca n't be refused".split()), denies_state("can not have a dog".split())
        (False, False)
    """
    if words[:1] not in _CAN or syntax.VERBAL_NEGATIONS.isdisjoint(words[1:2]):
        return False
    already = not _BY_NOW.isdisjoint(words[2 : 2 + _NEAR_STATE])
    plain = [word for word in words[2:_PREDICATE] if not syntax.is_adverb(word)]
    verb, behind, *_ = [*plain, "", ""]
    if verb == "be":
        return behind in _KINDS | _OF_PEOPLE or syntax.ends_in_ing(behind)
    if verb == "have":
        return already or behind in _MORE or syntax.is_participle(behind)
    return verb in _OWNED and behind != ""


def withholds(words: Sequence[str]) -> bool:
    """Tell whether words from the predicate on forbid to give somebody a thing, who is denied it.

    Example:
        >>> withholds("must not be issued to anyone".split())
        True
        >>> withholds("must not be late".split()), withholds("must be issued to you".split())
        (False, False)
        >>> withholds("must not be disqualified from driving".split())
        False
    """
    modal, denial, *deed = [*words[:_PREDICATE], "", ""]
    if modal not in DEMANDING_MODALS or denial not in syntax.VERBAL_NEGATIONS:
        return False
    be, given, to, *_ = [*(word for word in deed if not syntax.is_adverb(word)), "", "", ""]
    handed = _HANDED if to == _TO else _ISSUED if not to else frozenset[str]()
    return be == "be" and not handed.isdisjoint(bases(given, VERB))


def forbids_deed(words: Sequence[str]) -> bool:
    """Tell whether the words from the predicate on demand not to do something.

    Example:
        >>> forbids_deed("must not smoke".split()), forbids_deed("must smoke".split())
        (True, False)
    """
    modal, denial, *deed = [*words[:_PREDICATE], "", ""]
    return modal in DEMANDING_MODALS and denial in syntax.VERBAL_NEGATIONS and deed[0] != ""


def is_benefit(words: Sequence[str]) -> bool:
    """Tell whether a conclusion grants what someone wants.

    Example:
        >>> is_benefit("you can claim".split()), is_benefit("you are breaking the law".split())
        (True, False)
        >>> is_benefit("you can be fined".split()), is_benefit("we let you row".split())
        (False, True)
        >>> is_benefit("we may end it".split()), is_benefit("guests can use the end room".split())
        (False, True)
    """
    if clears_debts(words):
        return True
    if _suffers(words) or (tuple(words[:1]) != ("you",) and _harms(words)):
        return False
    if not BENEFITS.isdisjoint(words) or _gives_you(words) or _serves(words):
        return True
    return "paid" in words and ("back" in words or not PAYOUTS.isdisjoint(words))


_OF_THINGS = frozenset({"lost", "seized"})  # what things may be, whoever had them


def _suffers(words: Sequence[str]) -> bool:
    """Tell whether words name a harm: "you can be **fined**"; not of a thing: "a **lost** bag"."""
    if HARMS.isdisjoint(words):
        return False
    ahead, behind = ("", *words[:-1]), (*words[1:], "")
    return any(
        word in HARMS
        and not (
            word in _OF_THINGS
            and before in syntax.DETERMINERS | syntax.PREPOSITIONS
            and NOUN in classes(noun)
        )
        for before, word, noun in zip(ahead, words, behind, strict=True)
    )


def _serves(words: Sequence[str]) -> bool:
    """Tell whether those who write a text do something for others, or say for whom something is.

    "We **repair** bikes", "the scheme **is for** farms"; not "we give a warning to guests".
    """
    if tuple(words[:1]) == ("we",):
        return words[1:2] != () and words[1] in SERVING and BLOWS.isdisjoint(words)
    if FOR_PEOPLE.isdisjoint(words):
        return False
    at = next(at for at, word in enumerate(words) if word in FOR_PEOPLE)
    return tuple(words[at + 1 : at + 3]) in _FOR_WHOM


def _gives_you(words: Sequence[str]) -> bool:
    """Tell whether others let whoever asks have or do something: "we **lend you** a boat".

    Not "we give you a warning", "we let you off".
    """
    if GIVING.isdisjoint(words):
        return False
    at = next(at for at, word in enumerate(words) if word in GIVING)
    given = tuple(words[at + 1 : at + 2]) == ("you",) and "you" not in words[:at]
    return given and BLOWS.isdisjoint(words[at:])


def _harms(words: Sequence[str]) -> bool:
    """Tell whether a verb does someone harm: "may **charge** you"; not "free of **charge**"."""
    return not HARMING.isdisjoint(words) and any(
        word in HARMING and (before in _BEFORE_VERBS or syntax.is_adverb(before))
        for before, word in pairwise(words)
    )


def reaches_further(words: Sequence[str]) -> bool:
    """Tell whether the words from the predicate on grant more than usual, or just help.

    Example:
        >>> reaches_further("can still join".split()), reaches_further("can help".split())
        (True, True)
        >>> reaches_further("can get extra pay".split()), reaches_further("can get help".split())
        (True, False)
    """
    if _SIGNS_OF_FURTHER.isdisjoint(words):
        return False  # as mostly
    plain = (w for w in words if w not in syntax.MODALS and w not in syntax.DETERMINERS)
    verb, following = next(plain, ""), next(plain, "")
    costless = COSTLESS in zip(words, words[1:], words[2:], strict=False)
    helps = verb in _HELPING or following in FURTHER
    return "still" in words[:_PREDICATE] or helps or costless


def lets_out(words: Sequence[str]) -> bool:
    """Tell whether the words from the predicate on let someone out of what they are in.

    Example:
        >>> lets_out("may only cancel".split()), lets_out("may only join".split())
        (True, False)
    """
    if ENDING.isdisjoint(words):
        return False  # as mostly
    plain = (w for w in words if w not in syntax.AUXILIARIES and not syntax.is_adverb(w))
    return next(plain, "") in ENDING


def continues(words: Sequence[str], said: Sequence[str] = ()) -> bool:
    """Tell whether a statement goes on about the one before: "You must also …", "They …".

    Args:
        words: its tokens.
        said: those from its predicate on.

    Example:
        >>> continues("they must pay".split()), continues("you must also pay".split())
        (True, True)
        >>> continues("you must pay".split()), continues("it is possible to pay".split())
        (False, False)
    """
    if not words:
        return False
    return (
        (words[0] in ANAPHORS and not speaks_of_deed(words))
        or "also" in words[1:4]
        or "also" in said[:_SAYS_ALSO]
        or _comes_on_top(said)
        or (words[0] in syntax.PRONOUNS and "still" in words[1:4])
        or (len(deed_said(words, said)) <= _SHORT and _has_anaphor(said))
    )


def _comes_on_top(said: Sequence[str]) -> bool:
    """Tell whether a statement ends in "too": "guests can row **too**"."""
    last = len(said) - (tuple(said[-1:]) == (",",))
    return "too" in said[last - 1 : last] or tuple(said[max(last - 2, 0) : last]) == AS_WELL


def _has_anaphor(said: Sequence[str]) -> bool:
    """Tell whether the object of a verb stands for one of the statement before: "you need one"."""
    return not OBJECT_ANAPHORS.isdisjoint(said) and any(
        word in OBJECT_ANAPHORS
        and (said[at] not in syntax.PREPOSITIONS or said[at - 1] in GRANTING)
        for at, word in enumerate(said[1:])
    )


# Words behind which a duty is a time at work: "must not drink **on** duty"; not "no duty".
_AT_WORK = frozenset({"on", "off"})


def waives(words: Sequence[str]) -> bool:
    """Tell whether the words from the predicate on say that something is not demanded.

    Example:
        >>> waives("do n't need to register".split()), waives("is not required to enter".split())
        (True, True)
        >>> waives("is entirely voluntary".split()), waives("can not register".split())
        (True, False)
        >>> waives("need none".split()), waives("must not drink on duty".split())
        (True, False)
    """
    if words[:1] and words[0] in syntax.BE and not OPTIONAL.isdisjoint(words[1:_PREDICATE]):
        return syntax.NEGATIONS.isdisjoint(words[1:_PREDICATE])
    if _WAIVING.isdisjoint(words[:4]):
        return False
    if not syntax.RELATIVES.isdisjoint(words):  # "we can't take guests | who need help"
        words = words[: places_of(words, syntax.RELATIVES)[0]]
    said = words[:_PREDICATE]
    if not DEMANDED.isdisjoint(said) and any(
        word in DEMANDED and (at == 0 or said[at - 1] not in _AT_WORK)
        for at, word in enumerate(said)
    ):
        return True
    plain = filterfalse(syntax.is_adverb, said)
    having_to = _HAVE_TO in pairwise(plain)
    return having_to and any(word in syntax.DO for word in words[:2])
