"""Lists and the phrases they complete: operators, frames, kinds of people, negation inside a clause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cmr_logic import syntax
from cmr_logic.cues import Cue, Effect
from cmr_logic.text import NOUN, VERB, bases, classes

Frame = tuple[str, ...]

# Nouns for people and bodies that can ask for themselves; the suffixes below cover most of the rest.
PEOPLE = frozenset(
    "undergraduate undergraduates postgraduate postgraduates judge judges juror jurors officer officers buyer buyers person people individual individuals man men woman women child children adult adults parent parents mother "
    "father partner partners spouse spouses husband wife widow widows widower student students pupil pupils apprentice apprentices "
    "pensioner pensioners veteran veterans citizen citizens resident residents national nationals immigrant "
    "migrant migrants refugee refugees nurse nurses guardian guardians tenant tenants applicant applicants "
    "claimant claimants patient patients client clients member members volunteer volunteers trainee trainees "
    "agent agents prisoner prisoners pedestrian pedestrians cyclist cyclists family families household households "
    "relative relatives friend friends couple couples servicemember servicemembers senior seniors survivor "
    "survivors pair pairs those anyone someone everyone anybody guest guests professional professionals "
    "graduate graduates minor minors teenager teenagers staff personnel crew dependant dependants dependent "
    "dependents orphan orphans carer carers dad mum victim victims representative representatives host hosts "
    "specialist subscriber participant participants offender offenders athlete athletes expert experts "
    "beneficiary beneficiaries fisherman fishermen businessman seaman seamen cleric monk nun au-pair fellow "
    "businesses business company companies charity charities organisation organisations organization "
    "organizations institution institutions employer employers school schools cooperative cooperatives farm farms".split()
)
_PERSON_SUFFIXES = ("er", "ers", "or", "ors", "ist", "ists", "ian", "ians", "ees", "ee", "women", "men", "man", "woman")
_NO_PERSONS = frozenset(
    "number order letter paper offer matter water power computer other under over either neither whether after "
    "career winter summer december november october september error door floor colour color labor labour "
    "minor major prior interior committee fee fees degree employee-free coffee tree three disaster quarter register "
    "transfer charter centre center chapter sister-in-law shelter answer corner border newsletter sector factor "
    "motor mirror tutor-led calendar trailer container meter tower river layer silver timber lumber however ever never "
    "former latter later earlier larger smaller longer shorter higher lower older younger better weather rather together referee-less refer "
    "detector detectors trailer trailers scanner scanners boiler boilers heater heaters cooker cookers freezer freezers charger chargers "
    "counter counters folder folders router routers tractor tractors processor processors generator generators scooter scooters "
    "shutter poster posters voucher vouchers locker lockers helicopter cover-letter register registers tender tenders dinner supper "
    "consumer-grade mixer blazer trouser trousers copper leather fodder shoulder finger elevator escalator ladder lever cylinder adapter "
    "sticker stickers banner banners marker markers timer timers roller rollers cutter cutters burner burners blower blowers "
    "guarantee guarantees licensee-free per super inner outer user-led interior exterior vector monitor monitors printer printers".split()
)
# Nouns too general to be worth asking about: whoever asks is one.
_GENERIC = frozenset(
    "undergraduate undergraduates postgraduate postgraduates judge judges juror jurors officer officers buyer buyers person people individual individuals applicant applicants claimant claimants anyone someone everyone you "
    "those customer customers client clients user users member-of-the-public they we he she it i".split()
)
_COUNT_WORDS = frozenset({"following", "types", "kinds", "groups", "categories", "type", "kind", "group", "category", "of", "the", "these", "any"})


def is_person(word: str) -> bool:
    """Tell whether a noun is one for a person or a body that can ask for itself.

    Example:
        >>> is_person("pensioners"), is_person("gardener"), is_person("number"), is_person("income")
        (True, True, False, False)
    """
    if word in PEOPLE:
        return True
    if not word.endswith(_PERSON_SUFFIXES) or word in _NO_PERSONS or len(word) < 5:
        return False
    kinds = classes(word)
    return NOUN in kinds and VERB not in kinds


def is_name(words: Sequence[str]) -> bool:
    """Tell whether an item begins like a noun phrase: it names a kind of person or thing.

    Example:
        >>> is_name(("a", "student")), is_name(("live", "in", "wales")), is_name(("you", "are"))
        (True, False, False)
    """
    first = words[0]
    if first in syntax.PRONOUNS or first in syntax.AUXILIARIES or first in {"be", "not"} or "'" in first or "’" in first:
        return False
    if first in {"a", "an", "any", "the"}:
        return syntax.finite_verb(words) is None
    if syntax.starts_verb_phrase(words, 0) or first in syntax.PREPOSITIONS or syntax.is_gerund(first):
        return False
    return syntax.finite_verb(words) is None and first not in {"aged", "your", "their"} and not (VERB in classes(first) and NOUN not in classes(first))


def restricts(words: Sequence[str]) -> bool:
    """Tell whether a subject says whom a rule is about: "students under 25", not "you" or "applicants".

    Example:
        >>> restricts(("students", "under", "25")), restricts(("you",)), restricts(("applicants",))
        (True, False, False)
    """
    if not words or words[0] in syntax.PRONOUNS or words[0] in {"my", "your", "our", "this", "that", "it", "nothing", "there"}:
        return False
    if any(word not in _GENERIC and is_person(word) for word in _heads(words)):
        return True
    return _postmodified(words) is not None


def _postmodified(words: Sequence[str]) -> int | None:
    """Return where the words begin that narrow down a general noun: "people | with a car"."""
    start = 1 if words and words[0] in {"all", "any", "most", "some", "only", "those", "the"} and len(words) > 1 else 0
    if len(words) < start + 2 or words[start] not in _GENERIC:
        start = 0
        if len(words) < 2 or words[0] not in _GENERIC:
            return None
    following = words[start + 1]
    narrow = following in syntax.PREPOSITIONS or syntax.is_gerund(following) or syntax.is_participle(following) or following == "aged"
    return start + 1 if narrow else None


def restricted(words: Frame) -> tuple[Frame, int]:
    """Return the frame of a statement about who is meant, and how many of the words it makes needless.

    Example:
        >>> restricted(("people", "with", "a", "car")), restricted(("people", "over", "75"))
        ((('you', 'have'), 2), (('you', 'are'), 1))
        >>> restricted(("farmers", "with", "sheep"))
        (('you', 'are'), 0)
    """
    at = _postmodified(words)
    if at is None:
        return subject_frame(words), 0
    if words[at] == "with":
        return ("you", "have"), at + 1
    return ("you", "are"), at


def _heads(words: Sequence[str]) -> list[str]:
    """Return the head noun of each noun phrase of a list."""
    heads = []
    start = 0
    for index in range(len(words) + 1):
        if index == len(words) or words[index] in {",", "and", "or"}:
            part = tuple(words[start:index])
            head = syntax.noun_head(part)
            if head is not None:
                heads.append(part[head])
            start = index + 1
    return heads


def subject_frame(words: Sequence[str]) -> Frame:
    """Return the words that turn a subject into a statement about the person or the thing asked about.

    Example:
        >>> subject_frame(("students",)), subject_frame(("imported", "plants"))
        (('you', 'are'), ('it', 'is'))
    """
    person = any(is_person(word) for word in _heads(words)) or words[:1] == ("anyone",) or any(
        word in _GENERIC for word in words[:2]
    )
    return ("you", "are") if person else ("it", "is")


@dataclass(frozen=True, slots=True)
class Choice:
    """The operator of a list: from its words, or by default with a reason."""

    effect: Effect
    count: int
    default: bool
    reason: str


def operator(
    reference: Cue,
    frame: Frame,
    tails: Sequence[str],
    *,
    negative: bool,
    demanding: bool,
    opener: Cue,
    kinds: bool,
    joint: bool = False,
    benefit: bool = True,
) -> Choice:
    """Return the operator of a list: from its lead-in, else the tails of its items, else a default.

    Args:
        reference: the cue that stands for the list.
        frame: the words of the lead-in that every item completes.
        tails: for each item the "and" or "or" that ends it, or nothing.
        negative: the conclusion is denied.
        demanding: the lead-in demands.
        opener: the cue of the condition that the list belongs to.
        kinds: the items name kinds of people or things.
        joint: another condition stands before the list, joined by "and".
        benefit: the conclusion grants what someone wants.
    """
    if reference.effect is not Effect.LIST:
        return Choice(reference.effect, reference.count, default=False, reason=f"the lead-in says {reference.phrases[0]!r}")
    conditional = opener.effect is Effect.IF and opener.name != "must"
    if kinds and not conditional and not demanding:
        return _default(Effect.ANY_OF, "a list of kinds is taken as alternatives")
    if "or" in tails:
        return Choice(Effect.ANY_OF, 0, default=False, reason="an item ends in 'or'")
    if "and" in tails:
        return Choice(Effect.ALL_OF, 0, default=False, reason="an item ends in 'and'")
    if opener.effect is Effect.UNLESS:
        return _default(Effect.ANY_OF, "each item of a list of exceptions is one by itself")
    if joint:
        return _default(Effect.ALL_OF, "what follows 'and' is taken to be joint as well")
    if negative:
        return _default(Effect.ANY_OF, "each item of a list that denies is taken to deny by itself")
    if demanding and not conditional:
        return _default(Effect.ALL_OF, "a list of demands is taken to demand all")
    if kinds:
        return _default(Effect.ANY_OF, "a list of kinds is taken as alternatives")
    if demanding and conditional:
        return _default(Effect.ANY_OF, "each item that calls for a duty is taken to call for it by itself")
    if opener.effect is Effect.PURPOSE:
        return _default(Effect.ALL_OF, "a list of demands is taken to demand all")
    verb = frame[-1] if frame else ""
    if verb in syntax.BE or verb == "'s" or (frame and verb in syntax.PREPOSITIONS):
        return _default(Effect.ANY_OF, "what someone is, or where, is taken as alternatives")
    if not conditional:
        return _default(Effect.ANY_OF, "a list of what is granted is taken as alternatives")
    if opener.name in {"when", "where", "while"}:
        return _default(Effect.ANY_OF, "each occasion that a list names is taken as one by itself")
    if not benefit:
        return _default(Effect.ANY_OF, "each case that something follows from is taken to suffice")
    return _default(Effect.ALL_OF, "conditions of a benefit without a sign are taken to be joint")


def _default(effect: Effect, reason: str) -> Choice:
    return Choice(effect, 0, default=True, reason=reason)


_NEGATIVE_SUBJECTS = {"no": ("any",), "nobody": ("anybody",), "none": ("any",), "nothing": ("anything",)}
_UNCONTRACTED = {"ca": "can", "wo": "will", "sha": "shall"}


def affirm(words: Frame) -> tuple[Frame, bool]:
    """Take the negation out of a statement; tell whether there was one.

    Example:
        >>> affirm(("you", "do", "n't", "own", "a", "car"))
        (('you', 'do', 'own', 'a', 'car'), True)
        >>> affirm(("you", "have", "never", "smoked"))
        (('you', 'have', 'ever', 'smoked'), True)
    """
    if words and words[0] in _NEGATIVE_SUBJECTS:
        return (*_NEGATIVE_SUBJECTS[words[0]], *words[1:]) if words[1:2] != ("one",) else ("anyone", *words[2:]), True
    verb = syntax.finite_verb(words)
    start = 0 if verb is None else verb
    limit = min(len(words), start + 4)
    for index in range(start, limit):
        word = words[index]
        if word in {"not", "n't"}:
            following = words[index + 1] if index + 1 < len(words) else ""
            if following in {"only", "just"}:
                return words, False
            before = tuple(_UNCONTRACTED.get(w, w) for w in words[:index])
            return before + words[index + 1 :], True
        if word == "never":
            return (*words[:index], "ever", *words[index + 1 :]), True
        if word == "no" and index > start:
            following = words[index + 1] if index + 1 < len(words) else ""
            if following in {"more", "longer", "less", "later"}:
                if following == "longer":
                    return (*words[:index], "still", *words[index + 2 :]), True
                return words, False
            return (*words[:index], "any", *words[index + 1 :]), True
        if word == "no" and following_is_longer(words, index):
            return (*words[:index], "still", *words[index + 2 :]), True
        if index > start and not syntax.is_adverb(word) and word not in syntax.AUXILIARIES:
            break
    return words, False


def following_is_longer(words: Frame, index: int) -> bool:
    """Tell whether "no longer" stands at the index.

    Example:
        >>> following_is_longer(("you", "no", "longer", "work"), 1)
        True
    """
    return words[index + 1 : index + 2] == ("longer",)


_GLUED_BEFORE = frozenset({",", ".", ";", ":", ")", "]", "%", "n't", "'s", "'re", "'ve", "'ll", "'d", "'m", "’s", "’re", "’ve", "’ll", "’d", "’m", "n’t", "'", "’", "?", "!", "”"})
_GLUED_AFTER = frozenset({"(", "[", "£", "$", "€", "“"})


def join(words: Sequence[str]) -> str:
    """Write tokens as text.

    Example:
        >>> join(("you", "'re", "self", "-", "employed", "(", "or", "earn", "£", "5", ")"))
        "you're self-employed (or earn £5)"
    """
    out: list[str] = []
    glue = True
    quoted = False
    for word in words:
        before = glue
        if word in {"-", "/", "–"}:
            out.append(word)
            glue = True
            continue
        if word in {'"', "‘"}:
            quoted = not quoted
            out.append(word if before or not quoted else " " + word)
            glue = quoted
            continue
        if before or word in _GLUED_BEFORE:
            out.append(word)
        else:
            out.append(" " + word)
        glue = word in _GLUED_AFTER
    return "".join(out)


def singular(word: str) -> str:
    """Return the singular of a plural noun, or the word as it is.

    Example:
        >>> singular("pensioners"), singular("children"), singular("business")
        ('pensioner', 'child', 'business')
    """
    found = bases(word, NOUN)
    return found[0] if found and word not in found else word
