"""Who is spoken of: the person asked, and one of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.syntax import (
    AUXILIARIES,
    DETERMINERS,
    INDEFINITE_PRONOUNS,
    NEGATIONS,
    PREPOSITIONS,
    article,
    third_person,
    verb_bases,
)
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, word_set
from cmr_logic.wording.forms import head, is_plural, plain, singular
from cmr_logic.wording.phrase import Phrase, Token, token, words_of
from cmr_logic.wording.subject import verb_of
from cmr_logic.wording.wordlists import (
    ASKERS,
    BARE_GOVERNORS,
    BODIES,
    COLLECTIVE,
    COPULAS,
    DESCRIBING_PEOPLE,
    GENERIC,
    GIVEN,
    GOVERNORS,
    OF_MANY,
    OF_TIME,
    OWN,
    POSSIBILITIES,
    QUANTIFIERS,
)

FIRST_CUES = frozenset({"i", "my"})
SECOND_CUES = frozenset({"you", "your"})  # "a volunteer visits you": that is somebody else
OWN_CUES = frozenset({"their", "themselves"})
_FIRST_FORMS = {"am": "are", "'m": "are", "was": "were"}
_NO_KIND = DETERMINERS | PREPOSITIONS | NEGATIONS | INDEFINITE_PRONOUNS | {"between", "one"}
# People named by their age: "under-5s", "over 60s"; not "the 1990s".
_AGE_GROUP = re.compile(r"(under|over)-(\d{1,2})s")
_BOUNDS = frozenset({("under",), ("over",)})
_BOUND_WORDS = frozenset({"under", "over"})
_SOMEBODY = frozenset({"someone", "somebody"})
_FRAME = 2  # tokens: "you are", "it is"


def age_group(phrase: Phrase) -> Phrase | None:
    """Ask one person's age: "you are under-16s", "you are over 60s" → "you are under 16"."""
    words = words_of(phrase)
    at = _after_frame(words) or 0
    described = at
    while at < len(words) - 1 and ADJECTIVE in classes(words[at]) and words[at] not in _BOUND_WORDS:
        at += 1  # "you are **unaccompanied** under-16s"
    group = (
        "-".join(words[at : at + 2])
        if words[at : at + 1] in _BOUNDS
        else "".join(words[at : at + 1])
    )
    found = _AGE_GROUP.fullmatch(group)
    if found is None:
        return None
    behind = at + 1 + (words[at : at + 1] in _BOUNDS)
    said = (*phrase[described:at], token("and")) if at > described else ()
    return (token("you"), token("are"), *said, token(found[1]), token(found[2]), *phrase[behind:])


def first_person(phrase: Phrase) -> Phrase | None:
    """Take "I" and "my" for the person asked."""
    words = words_of(phrase)
    if not words or words[0] not in FIRST_CUES:
        return None
    own = syntax.FIRST_PERSON
    out = [token(own[t.word]) if t.word in own else t for t in phrase]
    if words[0] == "i" and words[1:] and words[1] in _FIRST_FORMS:
        out[1] = token(_FIRST_FORMS[words[1]])
    return tuple(out)


def asker(phrase: Phrase) -> Phrase | None:
    """Take the applicant, claimant or customer for the person asked."""
    words = words_of(phrase)
    start = 1 if words and words[0] in {"the", "an", "a", "any", "each", "every"} else 0
    if words[start : start + 1] and words[start] in ASKERS and SECOND_CUES.isdisjoint(words):
        if words[start + 1 : start + 2] in {("'s",), ("'",)}:
            return (token("your"), *phrase[start + 2 :])
        verb = verb_of(phrase) if words[start + 1 : start + 2] == ("for",) else start + 1
        return _demanded(phrase) if verb is None else _address(phrase, verb) or _demanded(phrase)
    return None


def owned_by_asker(phrase: Phrase) -> Phrase | None:
    """Take what is the applicant's for the asker's: "it is in **the applicant's** name"."""
    words = words_of(phrase)
    near = range(1, len(words) - 1)
    owner = (i for i in near if words[i] in ASKERS and words[i + 1] in {"'s", "'"})
    at = next(owner, None)
    if at is None or words[at - 1] != "the":
        return None
    return (*phrase[: at - 1], token("your"), *phrase[at + 2 :])


def _demanded(phrase: Phrase) -> Phrase | None:
    """Ask of somebody what is demanded of those of a kind: "anyone selling food must register"."""
    words = words_of(phrase)
    verb = verb_of(phrase)
    if verb is None or not SECOND_CUES.isdisjoint(words[:verb]):
        return None
    must = words[verb] in BARE_GOVERNORS - POSSIBILITIES
    needs = words[verb] in GOVERNORS and words[verb + 1 : verb + 2] == ("to",)
    return _address(phrase, verb) if must or needs else None


def generic(phrase: Phrase) -> Phrase | None:
    """Take people, anyone or those of a kind for the person asked."""
    words = words_of(phrase)
    framed = bool(words[2:]) and words[0] in {"you", "it", "they"} and words[1] in COPULAS
    start = _FRAME if framed else 0
    if words[start : start + 1] and words[start] in {"a", "an", "any", "all", "other"}:
        start += 1
    after = start + 1
    if after >= len(words) or words[start] not in GENERIC:
        return None
    if not framed and verb_of(phrase[start:]) is not None:
        somebody = words[start] in _SOMEBODY  # or it is somebody else, of whom something is said
        return None if somebody else _demanded(phrase)
    following = words[after]
    if following == "who" or (following == "that" and words[start] != "those"):
        return _address(phrase, after + 1)
    if following == "with":
        return (token("you"), token("have"), *_to_you(phrase[after + 1 :]))
    form = "were" if following == "born" else "are" if _describes(following) else None
    return None if form is None else (token("you"), token(form), *_to_you(phrase[after:]))


def _describes(word: str) -> bool:
    """Tell whether a word after a noun opens what describes it."""
    return (
        (word in PREPOSITIONS and word != "without")
        or word == "aged"
        or syntax.is_gerund(word)
        or syntax.is_participle(word)
    )


def _address(phrase: Phrase, rest: int) -> Phrase | None:
    """Make "you" the subject of the verb group that stands at an index."""
    verb = _verb_at(words_of(phrase), rest)
    if verb is None:
        return None
    verbs = {verb, *_joined_verbs(words_of(phrase), verb)}
    said = tuple(
        token(plain(item.word)) if index in verbs and plain(item.word) != item.word else item
        for index, item in enumerate(phrase)
    )
    return (token("you"), *said[rest : verb + 1], *_to_you(said[verb + 1 :]))


def _joined_verbs(words: tuple[str, ...], verb: int) -> Iterator[int]:
    """Yield the index of each verb that is joined to one of a single person: "owns or rents"."""
    first = words[verb]
    if plain(first) == first and (first in AUXILIARIES or first in verb_bases(first)):
        return
    alone = (
        words[verb + 1 : verb + 2] and words[verb + 1] in syntax.JOINTS
    )  # "lives, works or studies"
    for index in range(verb + 2, len(words)):
        joined = words[index - 1] in syntax.JOINTS and plain(words[index]) != words[index]
        verbal = alone or words[index] in AUXILIARIES
        if joined and (verbal or syntax.starts_verb_phrase(words, index)):
            yield index


def _verb_at(words: tuple[str, ...], index: int) -> int | None:
    """Return the index of the verb that stands at an index, adverbs aside."""
    while index < len(words) and syntax.is_adverb(words[index]):
        index += 1
    if index < len(words) and (words[index] in AUXILIARIES or VERB in classes(words[index])):
        return index
    return None


def whose(phrase: Phrase) -> Phrase | None:
    """Ask about what is the person's: "you whose parent works" → "your parent works"."""
    words = words_of(phrase)
    at = 0
    if words[:1] == ("you",):
        at = 2 if words[1:2] and words[1] in COPULAS else 1
    if words[at : at + 1] != ("whose",):
        return None
    return (token("your"), *phrase[at + 1 :])


def one_person(phrase: Phrase) -> Phrase | None:
    """Give one person an article: "you are civil partner" → "you are a civil partner"."""
    words = words_of(phrase)
    start = _after_frame(words)
    if start is None or words[0] != "you":
        return None
    while start < len(words) - 1 and words[start] in OF_TIME:
        start += 1  # "you are **still** a student"
    if words[start] in _NO_KIND:
        return None
    top = head(words[start:])
    if top is None or not _is_one(words[start : start + top + 1]):
        return None
    if verb_of(phrase[start:]) is not None:
        return None
    return (*phrase[:start], token(article(phrase[start].surface)), *phrase[start:])


def _is_one(words: tuple[str, ...]) -> bool:
    """Tell whether a noun phrase without an article names one person of a kind."""
    noun, before = words[-1], words[:-1]
    bare = all(syntax.is_adverb(word) for word in before) or before[-1] == "-"
    state = bare and ADJECTIVE in classes(noun) and not noun.endswith(("er", "or"))
    if not is_person(noun) or is_plural(noun) or state or noun in COLLECTIVE:
        return False  # "resident here", "staff"
    if before and syntax.is_gerund(before[0]) and _is_done_to(before[1:], noun):
        return False
    return syntax.JOINTS.isdisjoint(words) and PREPOSITIONS.isdisjoint(words)


# Nouns that have no article where somebody goes there, or sees them: "attending **school**"; not
# "club".
_BARE = word_set("school college university church prison hospital court family")


def _is_done_to(between: tuple[str, ...], noun: str) -> bool:
    """Tell whether a verb in -ing has a noun for its object: "expecting **a** baby"."""
    return noun in _BARE or not syntax.DETERMINERS.isdisjoint(between)


def _after_frame(words: tuple[str, ...]) -> int | None:
    """Return the index after "you are", "it is" or "you must be", None where there is none."""
    if words[:1] not in {("you",), ("it",)} or not words[2:]:
        return None
    if words[1] in COPULAS:
        return _FRAME
    demanded = words[1] in BARE_GOVERNORS and words[2] == "be" and words[3:]
    return _FRAME + 1 if demanded else None


def own(phrase: Phrase) -> Phrase | None:
    """Say "your" for "their" where nobody else is named."""
    words = words_of(phrase)
    if not words or words[0] != "you":
        return None
    start = 1
    if words[2:] and words[1] in COPULAS:  # "a trainee in their first month": that is you
        top = _FRAME + (head(words[_FRAME:]) or 0)
        start = top + 1 if is_person(words[top]) else start
    found = (*phrase[:start], *_to_you(phrase[start:], OWN))
    return None if found == phrase else found


def _to_you(phrase: Phrase, forms: frozenset[str] = frozenset(syntax.TO_YOU)) -> Phrase:
    """Speak of "you" where the phrase speaks of whom it was about, unless others are named."""
    out: list[Token] = []
    for index, item in enumerate(phrase):
        if item.word not in forms or phrase[index + 1 : index + 2] == (_BEHALF,):
            out.append(item)
            continue
        if any(_may_own(t.word) for t in phrase[:index]):
            return (*out, *phrase[index:])
        out.append(token(syntax.TO_YOU[item.word]))
    return tuple(out)


def _may_own(word: str) -> bool:
    """Tell whether "their" may be theirs whom a word names: "the harbour **office**"."""
    return is_person(word) or is_plural(word) or word in syntax.AUTHORITIES


_BEHALF = Token("behalf", "behalf")


# Bodies of people that stand beside others without an article: "**family** and friends".
_BARE_GROUPS = COLLECTIVE | {"family"}
_IT_IS_FOR = ("it", "is", "for")


def one_of_many(phrase: Phrase) -> Phrase | None:
    """Speak of one: "you are pensioners" → "you are a pensioner"."""
    words = words_of(phrase)
    framed = _after_frame(words)
    if framed is None:
        return None
    start = framed + (words[:3] == _IT_IS_FOR)
    while start < len(words) - 1 and words[start] in QUANTIFIERS:
        start += 1
    heads = _plural_heads(phrase, words, start)
    if not heads:
        return None
    out = list(phrase)
    if "and" in words[heads[0] : heads[-1]]:
        if words[0] != "you" and not all(is_person(words[index]) for index in heads):
            return None  # "cakes and pies"
        out = [
            token("or") if t.word == "and" and heads[0] < i < heads[-1] else t
            for i, t in enumerate(out)
        ]
    for index in heads:
        one = singular(words[index]) or words[index]
        surface = out[index].surface
        one = one[0].upper() + one[1:] if surface[0].isupper() else one
        out[index] = Token(one.lower(), one, out[index].glued)
    if words[heads[0] + 1 : heads[0] + 2] and words[heads[0] + 1] in syntax.SUBJECT_RELATIVES:
        for verb in _verbs_of_relative(words, heads[0] + 1):
            out[verb] = token(third_person(words[verb]))
    out.insert(start, token(article(out[start].surface)))
    return tuple(out)


def _verbs_of_relative(words: tuple[str, ...], start: int) -> Iterator[int]:
    """Yield the index of each verb that the relative at an index governs: "who row and swim"."""
    for index in range(start, len(words) - 1):
        opens = words[index] in syntax.SUBJECT_RELATIVES or words[index] in {"and", "or"}
        verb = _verb_at(words, index + 1) if opens else None
        if verb is None or (index > start and not syntax.starts_verb_phrase(words, index + 1)):
            continue
        yield verb


def _plural_heads(phrase: Phrase, words: tuple[str, ...], start: int) -> list[int]:
    """Return the heads of the noun phrases that start at an index, if each is a plural."""
    if start >= len(words):
        return []  # nothing stands behind "for", in a text that breaks off
    first = words[start]
    if (
        first in _NO_KIND
        or first in syntax.NUMBERS
        or first[0].isdigit()
        or (syntax.is_gerund(first) and words[0] != "it" and not _describes_people(words, start))
        or (first.endswith("ing") and classes(first) == {VERB})  # "it is **carrying** eggs"
        or first in GIVEN
    ):
        return []
    verb = verb_of(phrase[start:])
    if verb is not None and not (verb + start + 1 == len(words) and words[:2] == ("it", "is")):
        return []  # "it is weekend **visits**"
    noun = _first_head(words, start)
    if noun is None or not OF_MANY.isdisjoint(words[start : start + noun]):
        return []
    heads = []
    index: int | None = noun + start
    while index is not None:
        if singular(words[index]) is None:
            return []
        heads.append(index)
        index = _next_conjunct(words, index)
    return heads


def _describes_people(words: tuple[str, ...], start: int) -> bool:
    """Tell whether a form in -ing says what people are like: "**serving** officers".

    "You are **employing** officers" and "**folding** chairs" tell what is done, or a thing.
    """
    top = head(words[start + 1 :])
    if top is None:
        return False
    noun = words[start + 1 + top]
    served = noun.startswith(("customer", "guest", "client", "visitor"))
    return (words[start] in DESCRIBING_PEOPLE and not served) or singular(noun) in BODIES


def _next_conjunct(words: tuple[str, ...], index: int) -> int | None:
    """Return the head of the noun phrase that is joined to the one with its head at the index."""
    start = index + 1
    while start < len(words) and words[start] in syntax.JOINTS:
        start += 1
    if start == index + 1:
        start = _next_generic(words, start)
    if start >= len(words) or words[start] in PREPOSITIONS or words[start] in syntax.RELATIVES:
        return None
    found = _first_head(words, start)
    return None if found is None else start + found


def _next_generic(words: tuple[str, ...], start: int) -> int:
    """Return where joined people of any kind stand: "officers on duty and | people over 75"."""
    behind = (i for i in range(start + 1, len(words)) if _joins(words, i - 1))
    return next((i for i in behind if words[i] in GENERIC or _others(words, i)), len(words))


def _others(words: tuple[str, ...], start: int) -> bool:
    """Tell whether people stand at an index, and nothing like them before: "under 5 or | cooks"."""
    before = words[start - 2]
    if (NOUN in classes(before) and before.isalpha()) or words[start] in DETERMINERS:
        return False  # "children of guests or cooks"
    found = _first_head(words, start)
    return found is not None and is_person(words[start + found])


def _past_modifiers(words: tuple[str, ...], start: int) -> int:
    """Return where the last of some modifiers of one noun stands: "deaf or | blind guests"."""
    at = last = start
    while at < len(words):
        compound = words[at + 1 : at + 2] == ("-",)  # "full-time"
        behind = at + (3 if compound else 1)
        if behind >= len(words) or not (compound or ADJECTIVE in classes(words[at])):
            return start
        last = at
        if words[behind] not in syntax.JOINTS:
            break
        at = behind
        while at < len(words) and words[at] in syntax.JOINTS:
            at += 1
    return last


def _joins(words: tuple[str, ...], index: int) -> bool:
    """Tell whether a joint joins two kinds, and is none of a number: "children 5 **and** under"."""
    return words[index] in syntax.JOINTS and syntax.BOUNDS.isdisjoint(words[index + 1 : index + 2])


def _acts(words: tuple[str, ...], start: int) -> bool:
    """Tell whether a base form opens a predicate at an index: "**claim** benefits"."""
    base = words[start] in verb_bases(words[start]) if words[start:] else False
    return base and syntax.starts_verb_phrase(words, start)


def _first_head(words: tuple[str, ...], start: int) -> int | None:
    """Return the head of the first of the joined noun phrases at an index, counted from there."""
    behind = _past_modifiers(words, start)
    if behind > start:
        found = head(words[behind:])
        return None if found is None else behind - start + found
    joint = next((i for i in range(start, len(words)) if _joins(words, i)), len(words))
    found = head(words[start:joint])
    if joint == start + 1 and _acts(words, joint + 1):
        return None  # "unemployed and | claim benefits"
    if found is not None and singular(words[start + found]) is not None:
        return found
    whole = head(words[start:])
    if found is None or whole is None or start + whole < joint:
        return whole
    word = words[start + found]
    describes = ADJECTIVE in classes(word) or syntax.is_participle(word)
    modifies = not is_person(word) and word not in MASS_NOUNS | _BARE_GROUPS
    alike = modifies and is_person(words[start + whole]) and is_plural(words[start + whole])
    return whole if describes or alike else None  # "disabled or retired workers"
