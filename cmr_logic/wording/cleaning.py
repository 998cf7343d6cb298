"""Statements stripped of what a question does not need: signs, asides, openings."""

from __future__ import annotations

import re
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.words.clause_words import LIMITING_BRACKETS
from cmr_logic.syntax import AUXILIARIES, DETERMINERS, PREPOSITIONS, PRONOUNS, RELATIVES, verb_bases
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, word_set
from cmr_logic.wording.forms import head, is_plural, singular
from cmr_logic.wording.phrase import Phrase, Token, token, words_of
from cmr_logic.wording.subject import verb_of
from cmr_logic.wording.wordlists import (
    ASIDES,
    BARE_GOVERNORS,
    DAYS,
    DISCOURSE,
    GENERIC,
    GOVERNORS,
    RELATIVE_TIMES,
    REPORTED,
    REPORTING,
    SPANS,
    WITHIN,
)

# Signs at the end of a clause that its question leaves out: "you row**;**"; not "you row)".
_CLOSING = frozenset(".,;:?!-–—•*/")
_BRACKETS = frozenset("()[]")
_TAILS = frozenset({"and", "or", "but", "please"})
_OPENING = _CLOSING | word_set(") ] and or but if that when where because then please")
_SHORT_BRACKET = 4  # tokens: an abbreviation or a specification, not an aside
# Verbs that an infinitive may complete in turn: "you need to **want** to row"; not "need to pay".
_WISHING = frozenset({"want", "wish", "agree", "intend", "plan", "promise"})
_CALL = 3  # tokens: a verb and its object
_FAR = 8  # tokens: where a reported condition begins, at the latest
_SUBJECTS = frozenset({"you", "it", "they"})
_PROPER_ENDINGS = ("ish", "an", "ese", "ans")  # Irish, German, Chinese, Americans
_DATED = DAYS.union(syntax.MONTHS)
_LETTER = re.compile(r"[A-Z]\.")
_TIMES = _DATED | SPANS
_ENDING = _CLOSING | _TAILS
_OPENS_NOUN = PRONOUNS | DETERMINERS
# Words that begin no call: "in", "the", "have".
_NO_CALLS = AUXILIARIES | PREPOSITIONS | DETERMINERS
# Words that begin the object of a call: "send them".
_OBJECTS = DETERMINERS | {"it", "them", "us"}


def punctuation(phrase: Phrase) -> Phrase | None:
    """Drop signs and conjunctions at either end, and brackets without a partner."""
    found = _paired(phrase) if any(not _BRACKETS.isdisjoint(t.word) for t in phrase) else phrase
    first, last = 0, len(found)
    while last and found[last - 1].word in _ENDING:
        last -= 1
    while first < last and found[first].word in _OPENING and not _is_demonstrative(found, first):
        first += 1
    found = found[first:last]
    if found and _LETTER.fullmatch(found[-1].surface):  # "in Zone K."; not "9 a.m."
        found = (*found[:-1], Token(found[-1].word[0], found[-1].surface[0], found[-1].glued))
    return None if found == phrase else found


def _is_demonstrative(phrase: Phrase, index: int) -> bool:
    """Tell whether "that" points at something, and does not open a clause."""
    following = phrase[index + 1].word if index + 1 < len(phrase) else ""
    return phrase[index].word == "that" and following not in _OPENS_NOUN


def _paired(phrase: Phrase) -> Phrase:
    """Return the words without closing brackets never opened, and without what was never closed."""
    kept: list[Token] = []
    depth = 0
    for item in phrase:
        word = item.word
        depth += word.count("(") + word.count("[") - word.count(")") - word.count("]")
        if depth < 0:
            depth = 0
        else:
            kept.append(item)
    if depth:
        last = max(i for i, t in enumerate(kept) if "(" in t.word or "[" in t.word)
        del kept[last:]
    return tuple(kept)


def asides(phrase: Phrase) -> Phrase | None:
    """Drop long brackets, brackets of examples, and what follows ", for example"."""
    out: list[Token] = []
    opened: list[int] = []
    for index, item in enumerate(phrase):
        if item.word in {"(", "["}:
            opened.append(len(out))
        out.append(item)
        if item.word in {")", "]"} and opened:
            start = opened.pop()
            if _is_aside(out[start + 1 : -1]):
                del out[start:]
        elif item.word == "example" and not opened and _opens_examples(phrase, index):
            return tuple(out[:-3])
    return tuple(out) if len(out) < len(phrase) else None


def _is_aside(inside: list[Token]) -> bool:
    if not inside or inside[0].word in ASIDES:
        return True
    return len(inside) > _SHORT_BRACKET and inside[0].word not in LIMITING_BRACKETS


def _opens_examples(phrase: Phrase, index: int) -> bool:
    before = [t.word for t in phrase[max(0, index - 2) : index]]
    return before[1:] == ["for"] and before[0] in {",", "–", "-", ";"}


def cannot(phrase: Phrase) -> Phrase | None:
    """Write "can not" as one word."""
    for index in range(len(phrase) - 1):
        if phrase[index].word in {"can", "ca"} and phrase[index + 1].word == "not":
            return (*phrase[:index], Token("cannot", "cannot"), *phrase[index + 2 :])
    return None


def reported(phrase: Phrase) -> Phrase | None:
    """Let the call to report a condition give way to the condition."""
    if not phrase or phrase[0].word not in REPORTING:
        return None
    for index in range(1, min(len(phrase) - 1, _FAR)):
        if phrase[index].word in REPORTED and phrase[index + 1].word in _OPENS_NOUN:
            return phrase[index + 1 :]
    return None


def relative(phrase: Phrase) -> Phrase | None:
    """Drop a relative after "and" or "or" that repeats none: "they smoke or who drink"."""
    words = words_of(phrase)
    for index in range(1, len(words) - 1):
        if words[index] in RELATIVES and words[index] != "whose":
            repeats = words[index - 1] not in _TAILS or not _is_predicate(words, index)
            if repeats:
                return None
            person = words[index] == "who" and words[0] == "your"  # "your baby … or who adopt"
            return (*phrase[:index], *[token("you")] * person, *phrase[index + 1 :])
    return None


def _is_predicate(words: tuple[str, ...], relative: int) -> bool:
    """Tell whether a relative opens a predicate, and does not point: "or that boat"."""
    following = words[relative + 1]
    verbal = VERB in classes(following)
    if words[relative] == "that":
        verbal = verbal and NOUN not in classes(following)
    return verbal or following in AUXILIARIES


def call(phrase: Phrase) -> Phrase | None:
    """Make what a call asks for the person's: "send a photo" → "you send a photo"."""
    words = words_of(phrase)
    if len(words) < _CALL or words[0] in _NO_CALLS:
        return None
    base = words[0] in verb_bases(words[0])
    if not base or words[1] not in _OBJECTS:
        return None
    return (token("you"), Token(words[0], words[0]), *phrase[1:])


def next_sentence(phrase: Phrase) -> Phrase | None:
    """Drop a sentence behind a semicolon: "keep the bill; we will ask for it"."""
    words = words_of(phrase)
    ends = [at for at in range(2, len(words) - 1) if words[at] == ";"]
    listed = any(words[at + 1] in syntax.COORDINATORS for at in ends)  # "a flat; or a house"
    return phrase[: ends[0]] if ends and not listed else None


def adverbial(phrase: Phrase) -> Phrase | None:
    """Move a time or place before the subject to the end; drop a purpose."""
    words = words_of(phrase)
    if not words:
        return None
    if words[:2] in {("at", "least"), ("at", "most")}:
        return None  # "at least some rent was paid"
    purpose = words[0] == "to" or words[:2] == ("in", "order")
    relative = words[0] in RELATIVE_TIMES and words[1:2] and words[1] in _TIMES
    if not (purpose or relative or words[0] in PREPOSITIONS or words[0][0].isdigit()):
        return None
    index = _subject_after(words, purpose=purpose)
    if index is None or verb_of(phrase[index:]) is None:
        return None
    if purpose:
        return phrase[index:]
    lead = phrase[: index - 1] if words[index - 1] == "," else phrase[:index]
    if words[0][0].isdigit() and words[1] in syntax.MONTHS:
        lead = (token("on"), *lead)
    return (*phrase[index:], Token(lead[0].word, lead[0].word), *lead[1:])


def _subject_after(words: tuple[str, ...], *, purpose: bool) -> int | None:
    """Return the index of the subject that follows an opening adverbial."""
    for index in range(2, len(words) - 1):
        word, before = words[index], words[index - 1]
        if before in PREPOSITIONS:
            continue
        parted = before == ","
        if word in PRONOUNS and (parted or purpose or before[0].isdigit() or before in _TIMES):
            return index
        if word in DETERMINERS and (parted or (not purpose and NOUN in classes(before))):
            return index
        if parted and is_plural(word):
            return index
    return None


def doubled(phrase: Phrase) -> Phrase | None:
    """Drop an article before another, and "in" before a preposition that says it again."""
    kept = [
        item
        for item, after in pairwise(phrase)
        if not (
            (item.surface in syntax.ARTICLES and after.word in syntax.ARTICLES)
            or (item.word == "in" and after.word in WITHIN)
        )
    ]
    return None if len(kept) == len(phrase) - 1 or not phrase else (*kept, phrase[-1])


def repeated_to(phrase: Phrase) -> Phrase | None:
    """Drop "to" before what "must" governs too: "you must row and **to** swim".

    "You need to row and **to** swim" repeats the "to" of its own.
    """
    words = words_of(phrase)
    modal = next((at for at, word in enumerate(words) if word in BARE_GOVERNORS), len(words))
    needs = _behind_need(words)
    if needs is not None:
        return _without(phrase, {at for at in range(needs, len(words)) if _repeats(words, at)})
    found = [at for at, word in enumerate(words) if word == "to" and at > modal]
    joined = all(
        words[at - 1] in syntax.JOINTS and words[at + 1 : at + 2] and _is_base(words[at + 1])
        for at in found
    )
    return _without(phrase, set(found)) if joined else None


def _without(phrase: Phrase, places: set[int]) -> Phrase | None:
    """Return a phrase without the words at some places, None where there are none."""
    if not places:
        return None
    return tuple(item for at, item in enumerate(phrase) if at not in places)


def _behind_need(words: tuple[str, ...]) -> int | None:
    """Return where what somebody needs to do begins: "you need to | row and to swim"."""
    at = next((at for at, word in enumerate(words) if word in GOVERNORS), len(words))
    governed = words[at + 1 : at + 2] == ("to",) and words[at + 2 : at + 3] != ()
    if not governed:
        return None
    first = words[at + 2]
    return None if first in _WISHING else at + 2


def _repeats(words: tuple[str, ...], at: int) -> bool:
    """Tell whether a "to" at an index repeats one before: "to row and **to** swim"."""
    joined = words[at] == "to" and words[at - 1] in syntax.JOINTS
    return joined and words[at + 1 : at + 2] != () and _is_base(words[at + 1])


def state_had(phrase: Phrase) -> Phrase | None:
    """Say plainly what is to be so: "you have a berth **being** free" → "a berth is free"."""
    words = words_of(phrase)
    if words[:2] != ("you", "have") or "being" not in words[3:_FAR]:
        return None
    at = words.index("being", 3)
    thing = words[2:at]
    if not PREPOSITIONS.isdisjoint(thing) or not syntax.JOINTS.isdisjoint(thing):
        return None
    return (*phrase[2:at], token("are" if is_plural(thing[-1]) else "is"), *phrase[at + 1 :])


def _is_base(word: str) -> bool:
    return word in {"be", "have", "do"} or word in verb_bases(word)


def quoted_verb(phrase: Phrase) -> Phrase | None:
    """Drop the marks around a verb behind a pronoun: "you ‘dispose of’ a boat"."""
    words = words_of(phrase)
    if not words or words[0] not in PRONOUNS or words[1:2] not in {("'",), ('"',)}:
        return None
    close = next((at for at in range(2, len(words)) if words[at] == words[1]), None)
    return (
        None if close is None else (phrase[0], *map(_apart, phrase[2:close]), *phrase[close + 1 :])
    )


def _apart(item: Token) -> Token:
    """Return a token with a space before it."""
    return Token(item.word, item.surface)


def either(phrase: Phrase) -> Phrase | None:
    """Drop "either" before the first of two: "either you or your partner", not "either parent"."""
    words = words_of(phrase)
    first = words[1] if words[:1] == ("either",) and words[1:] else ""
    opens = first in PRONOUNS or first in DETERMINERS
    return phrase[1:] if opens and "or" in words else None


# Adverbs that say where somebody lives for good: "**normally** live"; not "also live".
_LASTINGLY = frozenset({"normally", "usually"})
# Verbs for where one is at home: "normally **live** in Wales"; not "work".
_DWELLING = word_set("live lives lived reside resides resident")


def discourse(phrase: Phrase) -> Phrase | None:
    """Drop a linking adverb beside the verb."""
    words = words_of(phrase)
    verb = verb_of(phrase)
    if verb is None:
        return None
    for index in (verb - 1, verb + 1):
        if 0 < index < len(words) - 1 and words[index] in DISCOURSE:
            if words[index] in _LASTINGLY and not _DWELLING.isdisjoint(
                (words[verb], words[index + 1])
            ):
                return None  # "you **normally live** in Wales", which says where one is at home
            return (*phrase[:index], *phrase[index + 1 :])
    return None


def lower_case(phrase: Phrase) -> Phrase | None:
    """Write the first word of a list item small where it is no name."""
    words = words_of(phrase)
    at = 2 if words[2:] and words[0] in _SUBJECTS and words[1] in AUXILIARIES else 0
    if at and words[at] in {"be", "have"} and words[at + 1 :]:
        at += 1
    if at >= len(phrase) or not phrase[at].surface[:1].isupper() or words[at] == "i":
        return None
    capitals = [t.surface[:1].isupper() and t.word not in _DATED for t in phrase[at + 1 : at + 6]]
    item = phrase[at]
    kinds = classes(item.word)
    owner = words[at + 1 : at + 2] in {("'s",), ("’s",)}  # "Carer's Allowance"
    following = words[at + 1] if at + 1 < len(words) else ""
    apart = is_plural(item.word) and following in _AFTER_SUBJECTS  # "Guests at the Old Mill"
    named = (owner or not kinds.isdisjoint({NOUN, ADJECTIVE})) and (
        capitals[:1] == [True] or ((owner or not at) and any(capitals) and not apart)
    )
    shouted = len(item.surface) > 1 and not item.surface[1:].islower()
    alone = len(phrase) == 1 and classes(item.word) == {NOUN} and singular(item.word) is None
    first = (not at and not alone) or (at > 0 and _opens_many(phrase, at))
    if named or shouted or not _is_common(item.word, first=first):
        return None
    return (*phrase[:at], Token(item.word, item.word, item.glued), *phrase[at + 1 :])


def _opens_many(phrase: Phrase, at: int) -> bool:
    """Tell whether a capital opens a kind of many: "you are **Remote** pilots"; not "Gold"."""
    words = words_of(phrase)
    kinds = classes(words[at])
    named = len(words[at]) == 1 or words[at] in _RANKS or kinds.isdisjoint({ADJECTIVE, VERB})
    behind = phrase[at + 1 :]
    if named or not behind or any(t.surface[:1].isupper() for t in behind[:2]):
        return False
    top = head(words[at:])
    return top is not None and top > 0 and is_plural(words[at + top])


def _is_common(word: str, *, first: bool) -> bool:
    """Tell whether a capitalised word is surely no name."""
    if word in _DATED:
        return False
    if word in _NEVER_NAMES or syntax.is_adverb(word) or is_person(word):
        return True
    kinds = classes(word)
    if NOUN not in kinds:
        return VERB in kinds or (bool(kinds) and not _is_of_a_people(word))
    return first and not _is_of_a_people(word)


def _is_of_a_people(word: str) -> bool:
    """Tell whether a word may say of which people somebody is: "Americans"; not "plans"."""
    one = singular(word) or word
    return word.endswith(_PROPER_ENDINGS) and (one == word or ADJECTIVE in classes(one))


# Names of ranks and bodies that are words as well: "**Gold** members"; not "active".
_RANKS = word_set("gold silver bronze platinum plus pro prime flex basic state crown union")
_AFTER_SUBJECTS = (AUXILIARIES | PREPOSITIONS) - {"of"}
_NEVER_NAMES = DETERMINERS | PREPOSITIONS | PRONOUNS | AUXILIARIES | GENERIC | {"not", "both"}
