"""Does a piece of a story tell the deed that a clause asks the time or the place of?

"I took **mine** out on 14 February" tells when the library book was borrowed: the verb is one of
those for the deed, and what it is done to is named by a pronoun, by "mine", by the noun of the
clause or of the question, or not at all. "I took **a case** out" tells of something else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.owners import is_nearby
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.beginnings import LEAVING
from cmr_logic.scenario.times.deeds import Deed
from cmr_logic.text import ADVERB, NOUN, VERB, bases, classes, word_set, words_in
from cmr_logic.text.number_names import VALUES
from cmr_logic.text.patterns import compiled

# What points to a thing that is spoken of: "I took **mine** out"; not "I took a case out".
POINTING = word_set("it them her one mine ours this that these those everything all both")
# To whom something is done or given: "they took **me** on"; not "they took a cab".
_TO_ME = word_set("me us myself ourselves you")
# Particles of a verb, behind which its object may stand: "I called **off** the trip"; not "with".
_PARTICLES = word_set("out up off down away back home there here abroad")
# By which words somebody else is named whose deed it is: "**her** book"; not "my book".
_ANOTHERS = word_set("his her hers their theirs another")
# Who tells on behalf of a body what it did: "**the council** emailed to say they'd received it".
_SPOKEN = re.compile(
    r"\b(?:your|the)\s(?:[a-z]+\s){0,2}?(?:assistant|council|office|clerk|team|lady|man|staff|helpline|website|tracking|courier"
    r"|school|system|desk|department|secretary|company|firm|shop|bank)\s(?:then\s|has\s|have\s|just\s|kindly\s)?(?:told|said|says|confirmed|confirms"
    r"|e-?mailed|wrote|rang|let|tells|shows|informed)\b|\b(?:receipt|tracking|confirmation|letter|e-?mail)\s(?:says|shows|said|tells)\b",
    re.IGNORECASE,
)
_VISITING = frozenset({"go", "go_to", "visit", "come", "see", "pass", "walk", "shop", "drive"})
_WHEN_KINDS = frozenset({"date", "year days"})
_JOINTS = frozenset({"and", "but", "or", "when", "while", "who", "that", "which"})
# What stands for any deed of the kind: "I **did mine** on Monday"; not "I did it on Monday".
_DID_MINE = re.compile(r"\b(?:did|got|had)\s(?:mine|ours)\sdone\b|\bdid\s(?:mine|ours)\b", re.I)
_BEING_THERE = word_set("be sit stand stay wait walk")
_HE_OR_SHE = ("he ", "she ")
_THEN = re.compile(
    r"\b(?:at\sthe\s(?:time|moment\sof)|just\sthen|right\sthen|when\sI\s(?:did|called|rang))\b",
    re.IGNORECASE,
)
_WHILE = re.compile(r"\b(?:while|when|as|whilst)\s$", re.IGNORECASE)
_ARRIVING = "arriving"
_BEHIND = 4  # words in which whoever undergoes a deed is named
_LINKED = 8  # characters of "while "
_ARGUMENTS = word_set("to into at for of")
_TIMES = (
    frozenset(syntax.MONTHS)
    | frozenset(syntax.WEEK)
    | word_set(
        "week weekend month year day night morning afternoon evening spring summer autumn winter "
        "christmas easter today yesterday tomorrow weekday noon midday midnight time start end "
        "middle beginning term"
    )
)


# Words behind which "'s" owns nothing of anybody: "**today**'s post"; not "the aunt's post".
_WHEN = word_set("today yesterday tomorrow tonight there here that what who it")


@record(frozen=True, slots=True)
class Asked:
    """A deed whose time or place a clause asks for.

    Args:
        target: the clause, read.
        deeds: what it may be.
        things: what the nouns are compared by of what it is done to.
        others: it may be somebody else's, on whose behalf a question is asked.
    """

    target: Statement
    deeds: tuple[Deed, ...]
    things: frozenset[str]
    others: bool

    def told_by(self, piece: Piece, story: str) -> Deed | None:
        """Return the deed that a piece of a story tells, of the same; None where it tells none.

        Args:
            piece: the piece.
            story: the text of the story.
        """
        told, text = piece.told, piece.text
        if piece.bare or not self._is_fact(told, story):
            return None
        if self._is_anothers(told, text):
            return None
        if told.subject.who is Who.SELF and _DID_MINE.search(text):
            return self.deeds[0]
        for deed in self.deeds:
            if deed.whole and compiled(deed.whole).search(text):
                return deed
            found = compiled(deed.tells).search(text)
            if found is not None and self._of_the_same(deed, piece, text[found.end() :]):
                return deed
        return None

    def _is_anothers(self, told: Statement, text: str) -> bool:
        """Tell whether a statement is of somebody else's thing, or of one of another kind."""
        if of_another_kind(self.target, told):
            return True
        alike = told.verb == self.target.verb and "in" in self.target.particles
        if alike and not LEAVING.isdisjoint(told.particles):
            return True  # "I moved **out** in May", of who moved in
        beside = told.subject.who is Who.OTHER and is_nearby(text)
        if told.passive and self.target.subject.who is Who.SELF and not self.others:
            beside = beside or text.lower().startswith(_HE_OR_SHE)  # "he was born in 1945"
        return not self.others and (beside or names_owner(text))

    def _is_fact(self, told: Statement, story: str) -> bool:
        if told.negated or told.tense is Tense.OVER:
            return False
        if told.mood is Mood.OPEN:
            ahead = story[: told.start]
            sentence = ahead[max(map(ahead.rfind, ".;!?")) + 1 :]
            return _SPOKEN.search(sentence) is not None
        # "Goods sent from Oslo" are those that were sent, and those that will be.
        any_time = self.target.passive and told.passive and told.tense is Tense.FUTURE
        done = self.target.tense in (Tense.PAST, Tense.PERFECT) and not any_time
        if done and (told.mood is not Mood.FACT or told.tense is Tense.FUTURE):
            return False
        return told.mood in (Mood.FACT, Mood.WISH)

    def _of_the_same(self, deed: Deed, piece: Piece, behind: str) -> bool:
        """Tell whether a deed is done by the same, to the same."""
        subject = piece.told.subject
        asked = self.others and subject.head == self.target.subject.head
        if subject.who is Who.SELF or (asked and subject.who is Who.OWN):
            return self._is_done_to(deed, object_of(behind), behind)
        if subject.who in (Who.IT, Who.UNKNOWN) and not subject.head:
            own = self.target.subject.who is Who.SELF and not self.target.passive
            same = piece.told.verb == self.target.verb and not piece.told.passive
            if subject.who is Who.UNKNOWN and own and (same or not self.things):
                return _is_mine(behind)  # "**they** moved in", of whether you did
            return deed.alone or bool(self.things) or (deed.given and _is_mine(behind))
        if deed.given and subject.who is not Who.OWN and _is_mine(behind):
            return True
        if not subject.person and subject.head not in lists.KIN:
            undergoes = deed.alone and not _TO_ME.isdisjoint(words_in(behind.lower())[:_BEHIND])
            return not subject.head or self._is_thing(subject.head) or undergoes
        return subject.who is Who.OTHER and self._by_another(deed, piece, behind)

    def _by_another(self, deed: Deed, piece: Piece, behind: str) -> bool:
        """Tell whether somebody else did it to whoever tells, or got what these sent."""
        if deed.alone and (_is_mine(behind) or " me " in f" {piece.text} "):
            return True
        heads = object_of(behind)
        return deed.name == _ARRIVING and bool(heads) and self._is_done_to(deed, heads, behind)

    def _is_done_to(self, deed: Deed, heads: Sequence[str], behind: str) -> bool:
        """Tell whether what a deed is done to is what a clause names, or is not named at all."""
        if not heads:
            beside = _arguments(behind)
            if any(self._is_thing(head) for head in beside):
                return True
            mine = self.target.subject.who is Who.SELF
            return deed.alone or (mine and not beside)  # "I arrived": no thing of mine did
        (head, *_) = heads
        if head in POINTING:
            return True
        return self._is_thing(head) or deed.of_any

    def _is_thing(self, head: str) -> bool:
        key = word_key(head) or head
        if key in lists.ANY_THING:
            return True
        return any(covers((key,), each) or covers((each,), key) for each in self.things)


def at_the_time(piece: Piece, deed: Piece, story: str) -> bool:
    """Tell whether a piece says where somebody was when they did what another piece tells.

    "I rang my gran **while I was sitting in a bar in Oslo**"; not "I was in Oslo last year".

    Args:
        piece: the piece.
        deed: the one that tells the deed.
        story: the text of the story.
    """
    told = piece.told
    if piece.bare or told.negated or told.mood is not Mood.FACT or told.subject.who is not Who.SELF:
        return False
    if told.tense is not Tense.PAST or not (told.progressive or told.verb in _BEING_THERE):
        return False
    if _THEN.search(piece.text):
        return True
    link = story[min(deed.told.end, told.end) : max(deed.told.start, told.start)]
    near = story[max(0, told.start - _LINKED) : told.start] if len(link) <= _LINKED else ""
    if told.end < deed.told.start and link.strip().lower() in {"when", "and then"}:
        return told.sentence == deed.told.sentence  # "I was in Oslo **when** it was stolen"
    return told.sentence == deed.told.sentence and _WHILE.search(near) is not None


def _is_mine(behind: str) -> bool:
    """Tell whether something is done to whoever tells: "they took **me** on"."""
    return not _TO_ME.isdisjoint(words_in(behind.lower())[:2])


def of_another_thing(
    demand: Demand, target: Statement, told: Statement, quote: str, given: frozenset[str]
) -> bool:
    """Tell whether a statement tells the time, or the place, of another thing than a clause asks.

    Args:
        demand: what the clause demands.
        target: the clause, read.
        told: a statement of a story.
        quote: its words.
        given: what the words of the question are compared by.
    """
    if demand.of_place:  # who goes to a market in Oslo has no shop there
        thing = target.subject.who in (Who.OWN, Who.OTHER) and not target.subject.person
        visits = told.subject.who is Who.SELF and told.verb in _VISITING
        return thing and visits and target.verb == "be"
    if any(c.kind.value not in _WHEN_KINDS for c in demand.constraints):
        return False
    return of_something_new(target, told, quote, given)


def of_something_new(target: Statement, told: Statement, quote: str, given: frozenset[str]) -> bool:
    """Tell whether a story names a thing of its own where a clause names none: "I joined a choir".

    Args:
        target: a clause, read: "you joined before 2020".
        told: a statement with the same verb.
        quote: its words.
        given: what the words of the question are compared by.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = read_clause("you joined before 2020")
        >>> [of_something_new(clause, read(text)[0], text, frozenset()) for text in (
        ...     "I joined a choir in 2018.", "I joined the club in 2018.", "I joined in 2018.")]
        [True, False, False]
    """
    if target.verb != told.verb or target.core - {target.verb, word_key(target.verb)}:
        return False
    words = words_in(quote.lower())
    at = next((n for n, word in enumerate(words) if told.verb in bases(word, VERB)), None)
    if at is None or words[at + 1 : at + 2] not in (("a",), ("an",), ("another",)):
        return False
    topic = given | target.words
    heads = object_of(" ".join(words[at + 1 :]))
    return any(not any(covers((word_key(h),), k) or covers((k,), h) for k in topic) for h in heads)


def of_another_kind(target: Statement, told: Statement) -> bool:
    """Tell whether what describes a thing of a clause is told otherwise: "my **lorry** test".

    Args:
        target: a clause, read: "you passed your boat test before 2005".
        told: a statement of a story.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = read_clause("you passed your boat test before 2005")
        >>> [of_another_kind(clause, read(text)[0]) for text in (
        ...     "I passed my lorry test.", "I passed my canal boat test.", "I passed my test.")]
        [True, False, False]
    """
    for asked, thing in target.describing:
        kinds = [word for word, noun in told.describing if noun == thing and NOUN in classes(word)]
        alike = (covers((kind,), asked) or covers((asked,), kind) for kind in kinds)
        if kinds and NOUN in classes(asked) and asked not in told.words and not any(alike):
            return True
    return False


def object_of(behind: str) -> tuple[str, ...]:
    """Return the head of the object that stands right behind a verb; nothing where none does.

    Args:
        behind: the words behind the verb.

    Example:
        >>> object_of(" your latest phone on 20 April"), object_of(" mine out on Monday")
        (('phone',), ('mine',))
        >>> object_of(" on 20 April"), object_of(" me on in May"), object_of(" last year")
        ((), (), ())
        >>> object_of(" it ten months ago")
        ('it',)
    """
    words = words_in(behind.lower())
    index = 0
    while index < len(words) and (
        words[index] in _TO_ME or words[index] in _PARTICLES or _is_adverb(words[index])
    ):
        index += 1
    behind_it = words[index + 1] if index + 1 < len(words) else ""
    alone = behind_it in VALUES or NOUN not in classes(behind_it)
    if index < len(words) and words[index] in POINTING and alone:
        return (words[index],)
    phrase: list[str] = []
    for word in words[index:]:
        if not word[0].isalnum() and word not in syntax.OWNING:
            break
        if word in syntax.PREPOSITIONS or word in _JOINTS:
            break
        if word[0].isdigit() or (phrase and word in syntax.PRONOUNS):
            break
        phrase.append(word)
    nouns = [word for word in phrase if NOUN in classes(word) and word not in _PARTICLES]
    if not nouns or nouns[-1] in _TIMES or (words[index:] and words[index] in _TIMES):
        return ()
    return (nouns[-1],)


def names_owner(text: str) -> bool:
    """Tell whether words name somebody else whose the deed or the thing is: "my aunt's book".

    Args:
        text: the words.
    """
    words = words_in(text.lower())
    for at, word in enumerate(words):
        behind = words[at + 1] if at + 1 < len(words) else ""
        if word in _ANOTHERS and not (
            word == "her" and (not behind[:1].isalpha() or behind in syntax.PREPOSITIONS)
        ):
            return True  # but "we keep **her** on a mooring", of a boat
    return any(
        mark == "'s" and owner not in _TIMES | syntax.PRONOUNS and _is_owned(owner, thing)
        for owner, mark, thing in zip(words, words[1:], words[2:], strict=False)
        if thing[0].isalpha() and owner not in _WHEN
    )


def _is_owned(owner: str, thing: str) -> bool:
    """Tell whether "'s" says whose a thing is: "my uncle's **house**"; not "the van's late"."""
    return classes(thing) == {NOUN} or (is_person(owner) and NOUN in classes(thing))


def _is_adverb(word: str) -> bool:
    return word[0].isalpha() and classes(word) == {ADVERB}


def _arguments(behind: str) -> tuple[str, ...]:
    """Return the heads of what stands behind prepositions that say what a deed is done to."""
    words = words_in(behind.lower())
    found = []
    for at, word in enumerate(words):
        if word in _ARGUMENTS:
            heads = object_of(" " + " ".join(words[at + 1 :]))
            found += [head for head in heads if not is_person(head)]
    return tuple(found)
