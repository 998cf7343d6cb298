"""Derived forms: what a word is derived from, and which word it is the negative of.

Both relations are tables of endings and prefixes; a derivation counts only where the dictionary
knows the base. Forms whose meaning has left that of the base are listed.
"""

from __future__ import annotations

from functools import lru_cache

from cmr_logic.records import record
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, word_set

_SHORTEST = 3


@record(frozen=True, slots=True)
class Ending:
    """An ending that derives one word from another.

    Args:
        name: the ending.
        bases: what stands in its place in the base.
        word_class: the class of the base.
        example: a derived word and its base.
        counter_example: a word with these letters at its end that derives from none.
    """

    name: str
    bases: tuple[str, ...]
    word_class: str
    example: tuple[str, str]
    counter_example: str


ENDINGS: tuple[Ending, ...] = (
    Ending("ification", ("ify",), VERB, ("qualification", "qualify"), "vacation"),
    Ending("ication", ("y",), VERB, ("application", "apply"), "dedication"),
    Ending("ration", ("er",), VERB, ("registration", "register"), "ration"),
    Ending("ation", ("e", "", "ate"), VERB, ("confirmation", "confirm"), "station"),
    Ending("sion", ("d", "de", "se"), VERB, ("extension", "extend"), "session"),
    Ending("ssion", ("t",), VERB, ("permission", "permit"), "mission"),
    Ending("tion", ("t", "te", "e"), VERB, ("completion", "complete"), "fraction"),
    Ending("ment", ("",), VERB, ("employment", "employ"), "department"),
    Ending("aint", ("ain",), VERB, ("complaint", "complain"), "saint"),
    Ending("al", ("e", ""), VERB, ("arrival", "arrive"), "animal"),
    Ending("iage", ("y",), VERB, ("marriage", "marry"), "foliage"),
    Ending("ance", ("", "e"), VERB, ("acceptance", "accept"), "distance"),
    Ending("ence", ("e", ""), VERB, ("residence", "reside"), "science"),
    Ending("ent", ("e",), VERB, ("resident", "reside"), "parent"),
    Ending("ency", ("e",), VERB, ("residency", "reside"), "agency"),
    Ending("ancy", ("ant",), ADJECTIVE, ("pregnancy", "pregnant"), "infancy"),
    Ending("ility", ("le",), VERB, ("disability", "disable"), "agility"),
    Ending("ibility", ("ible",), ADJECTIVE, ("eligibility", "eligible"), "agility"),
    Ending("ness", ("",), ADJECTIVE, ("illness", "ill"), "business"),
    Ending("iness", ("y",), ADJECTIVE, ("happiness", "happy"), "business"),
    Ending("ity", ("",), ADJECTIVE, ("validity", "valid"), "charity"),
    Ending("er", ("", "e"), VERB, ("smoker", "smoke"), "butter"),
    Ending("or", ("", "e"), VERB, ("visitor", "visit"), "motor"),
    Ending("ure", ("e", ""), VERB, ("closure", "close"), "future"),
    Ending("ing", ("", "e"), VERB, ("training", "train"), "evening"),
    Ending("ship", ("",), NOUN, ("membership", "member"), "worship"),
    Ending("ably", ("able",), ADJECTIVE, ("suitably", "suitable"), "ably"),
    Ending("ly", ("",), ADJECTIVE, ("legally", "legal"), "family"),
)

# What the letters derive, the meaning does not: "**business**" is of no busy person; not
# "kindness".
LEFT_ALONE = word_set(
    "business former department apartment compartment station nation section portion position "
    "question mission session passion pension commission caution auction ration fraction "
    "function lotion motion notion condition dedication paper letter offer number order "
    "matter water power corner officer minister computer counter butter cover shower "
    "tower proper master river layer never ever over under other either quarter border "
    "barber sister brother mother father daughter partner dinner manner manager-less "
    "character charter trailer motor factor doctor tutor error mirror minor major prior "
    "harbor labor actor visa evening building wedding ceiling being thing housing earning "
    "saving meaning feeling clothing animal vacation vocation rental hospital capital "
    "total final medal metal journal proposal-free professional personal parent present "
    "student agent patient client current recent event different accident moment agency "
    "currency emergency infancy science audience silence sentence absence essence "
    "distance instance substance finance balance entrance chance romance insurance "
    "charity quality university community city facility agility utility hardly lately "
    "nearly only early family apply reply supply badly shortly barely fairly really "
    "sandal loafer scarcely nature future culture picture measure figure feature furniture lecture "
    "mixture adventure temperature worship friendship hardship township scholarship "
    "employer trainer tester cutter rubber foliage carriage element argument garment "
    "instrument document testament parliament management lender renter carer user speaker "
    "consumer customer career passenger driver teacher worker-free construction poorly offence "
    "basement reference assignment pensioner lodger supervisor kindling operation sailor scooter "
    "camper moped pastor boarder cooker elevator decking builder pointer boxer setter retriever "
    "adder rating badger liver flower walker joiner porter miner tailor waiter gardener mouser "
    "lager bitter cracker banger jumper sweater dresser recorder sander mower solvent blazer "
    "saucer sneaker stocking slipper trawler glider rooster tuber thriller boxing rowing lurcher "
    "router stapler bedding carer"
)

# Forms of verbs that are words of their own behind "be": "I'm **broke**"; not "I broke my leg".
ADJECTIVAL = word_set("broke drunk plastered sloshed loaded shattered exhausted stressed scared")


@lru_cache(maxsize=65_536)
def root(key: str) -> str:
    """Return what a key derives from, in the end, or the key itself.

    Args:
        key: a base form, as :func:`cmr_logic.text.key` gives it.

    Example:
        >>> [root(k) for k in ("employment", "application", "residency", "business", "disability")]
        ['employ', 'apply', 'reside', 'business', 'disable']
    """
    if key in LEFT_ALONE or len(key) <= _SHORTEST:
        return key
    if "isation" in key or key.endswith("ise"):  # one spelling for both
        american = key.replace("isation", "ization").removesuffix("ise")
        american += "ize" if key.endswith("ise") else ""
        if bases(american, VERB) or bases(american, NOUN):
            return root(american)
    for ending in ENDINGS:
        stem = key.removesuffix(ending.name)
        if stem == key or len(stem) < _SHORTEST:
            continue
        for base in ending.bases:
            candidate = stem + base
            if candidate in bases(candidate, ending.word_class):
                return root(candidate)
    return key


# Prefixes that deny an adjective, a participle or an adverb.
_DENYING = ("un", "in", "im", "ir", "il", "non", "dis")
# Words that begin like a denial and are none: "**discover**"; not "disagree".
_NO_DENIALS = word_set(
    "invalid-free income indeed inform include increase inside insure into invest invite "
    "involve important impress improve ill illness irritate discharge discount discuss "
    "display dispose distance disable disease under union unit unite university until "
    "unless inherit invent intend interest international impair imply import image "
    "imagine discover distribute district dispute nonsense"
)


@lru_cache(maxsize=65_536)
def denied(key: str) -> str:
    """Return the word that a key denies by its prefix, or "" where it denies none.

    Example:
        >>> denied("unmarried"), denied("ineligible"), denied("income"), denied("unemploy")
        ('marry', 'eligible', '', 'employ')
    """
    if key.startswith("non-"):
        return key.removeprefix("non-")
    if key in _NO_DENIALS:
        return ""
    for prefix in _DENYING:
        rest = key.removeprefix(prefix)
        if rest == key or len(rest) <= _SHORTEST:
            continue
        if bases(rest, ADJECTIVE):
            verb = bases(rest, VERB)
            return root(verb[0] if verb and verb[0] != rest else rest)
        if bases(rest, VERB) and prefix in {"un", "dis"}:
            return root(min(bases(rest, VERB), key=len))
    return ""
