"""Is a question about what a rule text is about?

A question is about the text when the text speaks of most of what the question speaks of. Words
meet by their lemma, by the stem they derive from ("eligible", "eligibility"), through a reviewed
table of synonyms, through an abbreviation ("SMP", "Statutory Maternity Pay"), or, for long words,
in spite of a slip of the pen. Words that any question may use to ask ("can I get", "am I
eligible") say nothing of its subject; a question of only such words is about whatever rule is at
hand, as long as the text is of the kind that the question presupposes ("this benefit").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz.distance import OSA
from rapidfuzz.process import extractOne

from cmr_logic.provisions.nodes import Rule
from cmr_logic.text import key


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_RELATED = 0.4  # weighted share of the question's content that the rule text must speak of
_LIKE = 0.85  # similarity from which on two long words are the same word, misspelt
_LONG = 6  # letters from which on a word is compared in spite of slips
_STEM = 4  # letters that a stem keeps at least
_COMMON_WEIGHT = 0.4

# What questions of any kind say: no sign of what this one is about.
_ASKING = _words(
    "eligible eligibility qualify apply claim receive entitle entitled entitlement allow "
    "allowed permit permitted require required requirement meet program programme benefit "
    "scheme need use make have suitable right consider know tell possible necessary want "
    "take part obtain applicable person case ok legal illegal option guide help get go give "
    "do include affect suit good enough now currently still anything mean"
)
# When, how much and in what manner: what a question is about is named by other words.
_CIRCUMSTANCES = _words(
    "january february march april may june july august september october november december monday "
    "tuesday wednesday thursday friday saturday sunday spring summer autumn winter night evening "
    "morning weekend hour minute today yesterday tomorrow early late soon after before since until "
    "again always never often twice once second third old new free online extra nothing back see "
    "show say stay become through toward around away ahead abroad"
)
# Frequent in guidance of every kind: to have them in common says little.
_COMMON = _words(
    "pay payment money work year month week day time service form amount rate full extra "
    "people live child new change help support number state country government company "
    "business home family date age old first start stop keep move buy sell send ask contact "
    "call let put come pick leave owe charge cost large small total whole top due become "
    "again sign visit count low high general deal online book"
)
_LIGHT = _COMMON | _CIRCUMSTANCES
# Each line: words that guidance and those who ask it use of the same thing.
_SYNONYMS = (
    "child kid baby son daughter",
    "job work employment employ occupation",
    "husband wife spouse partner",
    "car vehicle automobile motor",
    "buy purchase acquire",
    "sell dispose sale",
    "house home property dwelling residence flat apartment",
    "money fund cash finance financial",
    "begin start commence",
    "stop end finish cease terminate",
    "help assistance aid support assist",
    "charge cost fee price",
    "doctor physician gp medic",
    "firm company business enterprise corporation",
    "abroad overseas foreign",
    "student pupil learner",
    "teach teacher tutor",
    "holiday vacation",
    "die death dead deceased late funeral burial bereavement",
    "rent lease let tenancy tenant",
    "send ship post mail dispatch export",
    "swap exchange trade",
    "clean sweep wash",
    "permit licence license permission authorisation authorization",
    "pension retirement retire",
    "disabled disability impairment",
    "ill sick illness sickness unwell",
    "pregnant pregnancy maternity",
    "fine penalty",
    "return refund back repay repayment reimburse",
    "room stay lodging accommodation",
    "collect collection pick",
    "university college course study",
    "farm farmer agricultural agriculture ranch",
    "veteran military servicemember army",
    "tax taxable taxation duty",
    "phone telephone call helpline",
    "wage salary pay earnings",
)
# The longer ones first: "ations" before "s".
_SUFFIXES = tuple(
    sorted(
        _words(
            "abilities ability ibility ations ation itions ition ments ment ances ance ences ence "
            "ities ity ness ings ing ions ion able ible ants ant ents ent ives ive ists ist ers er "
            "ors or ally ly als al ed es s e y l"
        ),
        key=lambda suffix: (-len(suffix), suffix),
    )
)
# What a question can point at without saying what it is about: "this program", "this option".
_VAGUE = _words("program programme benefit scheme option guide person case service rule law")
_PRESUPPOSING = frozenset({"program", "programme", "benefit", "scheme", "fund", "grant"})
_GIVEN = _words(
    "program programme benefit scheme fund grant loan help assistance support payment allowance "
    "credit pension bursary relief subsidy compensation award voucher discount incentive"
)
_CAPITALISED = re.compile(r"\b[A-Z][\w'’]*(?:\s+(?:(?:and|of|for|the|from|to)\s+)?[A-Z][\w'’]*)+")
_ABBREVIATION = re.compile(r"\b[A-Z]{2,6}\b")
_SHORT_NAME = 3  # letters of a name that an abbreviation may keep whole
_SMALL = frozenset({"and", "of", "for", "the", "from", "to"})


@lru_cache(maxsize=16_384)
def stem(word: str) -> str:
    """Return what the forms and derivations of a word share.

    Example:
        >>> stem("eligible") == stem("eligibility"), stem("apply") == stem("application")
        (True, True)
        >>> stem("pension") == stem("pensioner"), stem("rent") == stem("rental")
        (True, True)
    """
    for _ in range(2):
        for suffix in _SUFFIXES:
            kept = len(word) - len(suffix)
            if word.endswith(suffix) and kept >= (_STEM - 1 if len(suffix) >= _STEM else _STEM):
                word = word[: -len(suffix)]
                break
    if word.endswith(("ic", "if")) and len(word) > _STEM:
        word = word[:-2]
    return word[:-1] if word.endswith(("i", "l")) and len(word) >= _STEM else word


def _synonyms() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for line in _SYNONYMS:
        stems = [stem(word) for word in line.split()]
        for each in stems:
            found.setdefault(each, set()).update(stems)
    return {each: frozenset(others) for each, others in found.items()}


_SAME = _synonyms()


@dataclass(frozen=True, slots=True)
class Profile:
    """What a rule text speaks of, in the forms that questions are compared by.

    Args:
        keys: its content words.
        stems: their stems.
        abbreviations: those it uses, and those of the names it spells out.
        long: the words that are compared in spite of slips.
        given: it speaks of something that is given to people.
    """

    keys: frozenset[str]
    stems: frozenset[str]
    abbreviations: frozenset[str]
    long: tuple[str, ...]
    given: bool


@lru_cache(maxsize=1024)
def profile(text: str, keys: frozenset[str]) -> Profile:
    """Return the profile of a rule text.

    Example:
        >>> found = profile("Statutory Maternity Pay ends.", frozenset({"maternity", "pay", "end"}))
        >>> sorted(found.abbreviations)
        ['smp']
    """
    short = {found.lower() for found in _ABBREVIATION.findall(text)}
    short.update(word.replace(",", "") for word in keys if word[0].isdigit())
    for name in _CAPITALISED.findall(text):
        initials = _initials(name.lower().split())
        short.update(
            initials[i:j] for i in range(len(initials)) for j in range(i + 3, len(initials) + 1)
        )
    return Profile(
        keys=keys,
        stems=frozenset(map(stem, keys)),
        abbreviations=frozenset(short),
        long=tuple(word for word in keys if len(word) >= _LONG),
        given=not keys.isdisjoint(_GIVEN),
    )


def _initials(words: Iterable[str]) -> str:
    return "".join(word[0] for word in words if word not in _SMALL)


def is_related(rule: Rule, words: tuple[str, ...], asked: frozenset[str]) -> bool:
    """Tell whether a question is about what the rule text is about.

    Args:
        rule: the rule that was read.
        words: the lower-cased tokens of the question.
        asked: their keys (:func:`cmr_logic.text.keys`).

    Example:
        >>> from cmr_logic.provisions import parse
        >>> from cmr_logic.text import keys, tokenize
        >>> rule = parse("Anglers must carry a rod licence.")
        >>> for question in ("Do I need a licence to fish with a rod?", "Can I get a mortgage?"):
        ...     words = tokenize(question).words
        ...     print(is_related(rule, words, keys(words)))
        True
        False
    """
    content = asked - _ASKING - _pointed_at(words)
    about = profile(rule.text, rule.keys)
    if not content:
        return about.given or asked.isdisjoint(_PRESUPPOSING)
    return share(about, words, content) >= _RELATED


def _pointed_at(words: Sequence[str]) -> frozenset[str]:
    """Return the keys of what a question only points at: "this savings option"."""
    for index, word in enumerate(words):
        if word in {"this", "these"}:
            named = [key(after) for after in words[index + 1 : index + 4]]
            for length, head in enumerate(named, 1):
                if not head:
                    break
                if head in _VAGUE:
                    return frozenset(named[:length])
    return frozenset()


def share(about: Profile, words: Sequence[str], content: frozenset[str]) -> float:
    """Return the weighted share of a question's content words that a text speaks of."""
    missing = content - about.keys
    if not missing:
        return 1.0
    spelled = _spelled_out(about, words)
    total = found = 0.0
    for word in content:
        weight = _COMMON_WEIGHT if word in _LIGHT or len(word) == 1 or word.isdigit() else 1.0
        total += weight
        if word not in missing or word in spelled:
            found += weight
        else:
            found += weight * _likeness(about, word)
    return found / total


def _likeness(about: Profile, word: str) -> float:
    """Return how far a text speaks of what a word it lacks names."""
    root = stem(word)
    if root in about.stems or word.replace(",", "") in about.abbreviations:
        return 1.0
    others = _SAME.get(root)
    if others is not None and not others.isdisjoint(about.stems):
        return 0.7
    if len(word) >= _LONG and extractOne(
        word, about.long, scorer=OSA.normalized_similarity, score_cutoff=_LIKE
    ):
        return 1.0
    return 0.0


def _spelled_out(about: Profile, words: Sequence[str]) -> frozenset[str]:
    """Return the keys of the words whose initials are an abbreviation of the text."""
    if not about.abbreviations:
        return frozenset()
    names = [word for word in words if word[0].isalpha() and word not in _SMALL]
    initials = _initials(names)
    found: set[str] = set()
    for start in range(len(names) - 1):
        for length in range(3, min(6, len(names) - start) + 1):
            if initials[start : start + length] in about.abbreviations:
                found.update(map(key, names[start : start + length]))
        short = names[start]  # "HM Revenue and Customs" → HMRC
        if len(short) <= _SHORT_NAME:
            for length in range(1, 4):
                if short + initials[start + 1 : start + 1 + length] in about.abbreviations:
                    found.update(map(key, names[start : start + 1 + length]))
    return frozenset(found)
