"""Does a statement tell the day on which whoever asks will do what they ask about?

"I'll be there on Saturday", asked about the car park; "I'm at a wedding on Saturday" tells of
another plan.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.same_deed import POINTING, object_of
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.text import VERB, classes, lemma, word_set

# Verbs of whoever comes to do a thing: "I'll **pop** in on Saturday"; not "I'll sing on Saturday".
_COMING = word_set(
    "come go bring be pop drop call visit turn arrive get head drive take do have make use cross "
    "travel ride park"
)
# What is done time and again: "I **travel** at weekends"; not "I sing at weekends".
_HABITS = word_set("travel come go visit commute cross")
# Where they come: "I'll be **there** on Saturday"; not "I'll be at work on Saturday".
_THERE = word_set("there here in over down along round by up")
# Who else comes, or will come, to do it: "they'd come on 4 May **to do it**"; not "if they came".
_DONE_BY_OTHERS = re.compile(
    r"(?:\b(?:will|would|is|are|can|could|shall)\b|['’](?:ll|d|s|re)\s)(?!\s?(?:not|never|have)\b)[^.;?]*?"
    r"\b(?:do|cut|fit|start|carry|deliver|handle|tackle|see)\s(?:it|that|this|them|the\s(?:job|work))\b",
    re.IGNORECASE,
)
_SUPPOSED = re.compile(r"\b(?:if|unless|whether|not|never|maybe|perhaps)\b|n['’]t\b", re.IGNORECASE)
# When what is asked about would be: "**it would be** on Sunday"; not "it is on Sunday".
_WOULD_BE = re.compile(
    r"^(?:it|that|this)(?:['’](?:d|ll)|\swould|\swill)\s(?:just\s|only\s|probably\s)?be\b",
    re.IGNORECASE,
)
# Who takes whoever asks along: "my gran **is taking me** on Monday"; not "my gran took me".
_TAKEN_ALONG = re.compile(
    r"\b(?:is|are|['’]s|['’]re|will|['’]ll|would|['’]d|going\sto)\s(?:be\s)?(?:tak|bring|driv|invit|join|collect|pick|accompan)[a-z]+\s(?:me|us)\b"
    r"|\b(?:has|have|['’]s|['’]ve)\s(?:asked|invited)\s(?:me|us)\s(?:along|out|over|round|to\s(?:come|join|go))\b"
    r"|\b(?:is|are|['’]s|['’]re|will\sbe)\scoming\s(?:along\s)?with\s(?:me|us)\b",
    re.IGNORECASE,
)
_STANDING = frozenset({"be", "stay", "stand", "park", "leave", "moor", "need", "sit", "wait"})
# What stands there meanwhile: "the **van** will be there"; not "the show will be there".
_VEHICLES = word_set("car van lorry truck motorbike bike bicycle boat trailer caravan motorhome")
_LEAVING = frozenset({"park", "leave", "moor"})
_TOWARDS = frozenset({"to", "at"})
_WAY = frozenset({"way", "road", "back", "up"})


def is_the_plan(piece: Piece, target: Statement, given: frozenset[str]) -> bool:
    """Tell whether a piece of a story tells when somebody means to do what they ask about.

    Args:
        piece: the piece.
        target: a clause, read.
        given: what the words of the question are compared by.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.pieces import pieces_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def told(text):
        ...     (piece,) = pieces_of(read(text), text)
        ...     return is_the_plan(piece, read_clause("it is at weekends"), frozenset({"swim"}))
        >>> told("I'll be there on Saturday."), told("I'm going to swim on Saturday.")
        (True, True)
        >>> told("I'll be at a wedding on Saturday."), told("I was there on Saturday.")
        (False, False)
    """
    told = piece.told
    if told.subject.person and _is_done_for_one(piece):
        return True
    if piece.bare or told.negated:
        return False
    if told.subject.who is not Who.SELF:
        return _is_there_meanwhile(piece, given) or _would_be(piece)
    return (_is_ahead(told) or _is_done_so(told, given)) and _is_of_the_matter(
        piece, given | target.words
    )


def _would_be(piece: Piece) -> bool:
    """Tell whether a piece says when what is asked about would be: "it would be on Sunday"."""
    told = piece.told
    bare = told.subject.who is Who.IT and not told.subject.head and told.verb == "be"
    return bare and _WOULD_BE.search(piece.text) is not None


def _is_of_the_matter(piece: Piece, topic: frozenset[str]) -> bool:
    """Tell whether what somebody means to do is what they ask about, by the words for that."""
    told = piece.told
    words = piece.words
    keys = {key for key in keyed(words) if key} | {told.verb}
    deeds = {key for key in keys if any(covers((key,), each) for each in topic)} - lists.LIGHT
    behind = _behind(words)
    other = [head for head in _towards(behind) if not _is_of(head, topic)]
    if other and not any(head in POINTING for head in other):
        return False
    if told.verb in deeds or word_key(told.verb) in deeds or "there" in words:
        return True
    if told.verb not in _COMING and lemma(told.verb) not in _COMING:
        return bool(deeds)
    heads = object_of(" ".join(behind))
    pointed = bool(heads) and (heads[0] in POINTING or _is_of(heads[0], topic))
    return (
        pointed
        or bool(deeds)
        or not _THERE.isdisjoint(words)
        or (not heads and not other and told.verb != "be")
    )


def _is_done_for_one(piece: Piece) -> bool:
    """Tell whether another is to do what is asked about: "the roofer will do it on 4 May"."""
    text = piece.text
    done = _DONE_BY_OTHERS.search(text) is not None or _TAKEN_ALONG.search(text) is not None
    return done and _SUPPOSED.search(text) is None


def _is_there_meanwhile(piece: Piece, given: frozenset[str]) -> bool:
    """Tell whether a thing that is asked about is to be there then: "the van will be there"."""
    told, head = piece.told, piece.told.subject.head
    if told.subject.person or not head or told.tense is not Tense.FUTURE:
        return False
    left = head in _VEHICLES and not _LEAVING.isdisjoint(given)
    return (left or any(covers((head,), key) for key in given)) and told.verb in _STANDING


def _is_ahead(told: Statement) -> bool:
    if told.mood is Mood.WISH or told.tense is Tense.FUTURE:
        return True
    if told.mood is not Mood.FACT or told.tense is not Tense.PRESENT:
        return False
    return told.progressive or told.verb in _HABITS  # "I travel at the weekend"


def _is_done_so(told: Statement, given: frozenset[str]) -> bool:
    """Tell whether somebody says when they do what they ask about: "I **charge** it at noon"."""
    now = told.mood is Mood.FACT and told.tense is Tense.PRESENT
    return now and any(covers((told.verb,), key) for key in given)


def _behind(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words behind the verb group."""
    last = 0
    for at, word in enumerate(words):
        if word in syntax.PREPOSITIONS or word in syntax.DETERMINERS:
            break
        last = at
    return words[last + 1 :]


def _towards(words: tuple[str, ...]) -> list[str]:
    """Return the heads of the phrases that tell another aim or company."""
    found: list[str] = []
    for at, word in enumerate(words):
        ahead = words[at + 1] if at + 1 < len(words) else ""
        if at and word == "to" and words[at - 1] in _WAY:
            continue  # "on our **way to** the sea"
        if word in _TOWARDS and not (word == "to" and VERB in classes(ahead)):
            found += object_of(" ".join(words[at + 1 :]))
    return found


def _is_of(head: str, topic: frozenset[str]) -> bool:
    key = word_key(head) or head
    return any(covers((key,), each) or covers((each,), key) for each in topic)
