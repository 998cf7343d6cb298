"""The pass for what is of another value than a clause asks: "the tin vat" for "the copper vat"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.records import replace
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.exclusives import excludes
from cmr_logic.scenario.lexicon.relations import denies, word_key
from cmr_logic.scenario.matching.alignment import Verdict, align
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense
from cmr_logic.scenario.story import Story
from cmr_logic.text import lemma, word_set, words_in

_POINTING = frozenset({"the", "your", "my", "our", "this", "that"})
# Words that may stand between "is" and what a thing is: "it's **made of** tin"; not "near tin".
_MADE = word_set("made of out from all completely entirely very bright dark light pale solid pure")
# Behind which one place or way of several is named: "**by** the gate"; not "won the race".
_WHERE = word_set(
    "in on at by through from via into onto to off along over across with under using inside"
)
# Of what one takes one at a time: "I **took** the ferry"; not "I won the race".
_TAKING = word_set("use take catch board choose pick prefer join want follow ride wear sit")
# How a thing is done or driven: "in **ink**", "by **hand**"; not "of ink".
_WAYS = frozenset({"in", "by", "on", "with"})
# What is told apart by a letter or a number behind it: "**coach** C"; not "vitamin C".
_LABELLED = word_set(
    "coach carriage gate zone platform room bay block stand row lane pier terminal hall pen dock "
    "wing ward table field pitch court seat area sector band group category class level floor desk "
    "berth stage tent plot aisle deck studio section queue team"
)
# What tells of more than one: "the north gate **and** the south gate"; not "the north gate".
_SEVERAL = word_set("and or both either sometimes usually first then also too but half part partly")
_LABEL = "#"  # the place of a letter or number behind what it tells apart
# Words that begin what is told of some alone: "**one** of my kites"; not "my kite".
_SOME = word_set("one some two three four several half most many few neither")


def by_other_value(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that a thing is of another value than a clause asks for, or it was another of several.

    Args:
        part: a part of a clause.
        story: the story.
    """
    if part.target.negated or part.target.tense is Tense.PERFECT:
        return
    words = words_in(part.statement.lower())
    asked = [(at, place) for at in range(len(words)) if (place := _place(words, at))]
    if not asked or not _SEVERAL.isdisjoint(words):
        return
    for told in story.statements:
        if told.mood is Mood.FACT and not told.negated and told.tense is not Tense.OVER:
            for at, place in asked:
                other = _other(words[at], place, told.quoted(story.text))
                if told.tense is Tense.PAST and part.target.tense is Tense.PRESENT:
                    continue  # "I sat in coach F" says nothing of today
                if other and _says_so_of(part, told, words[at], other):
                    found = Verdict(value=False, entries=("other-value",))
                    yield claim(Rank.CONTRASTED, found, told, "paraphrase")


def _place(words: Sequence[str], at: int) -> str:
    """Return by what a word says which of several it is: "is", a preposition, or the noun behind.

    Example:
        >>> _place("your kite is red".split(), 3), _place("i sew by hand".split(), 3)
        ('is', 'way')
        >>> _place("i use the north gate".split(), 3), _place("i saw the north gate".split(), 3)
        ('gate', '')
        >>> _place("i sit in coach c".split(), 4)
        'coach #'
    """
    if not at:
        return ""
    before = words[at - 1]
    if _is_label(words[at]) and before in _LABELLED:
        return f"{before} {_LABEL}"
    behind = words[at + 1] if at + 1 < len(words) else ""
    if before in _WAYS and (not behind or behind in syntax.PREPOSITIONS):
        return "way"
    back = at - 1
    while back > 0 and words[back] in _MADE:
        back -= 1
    if words[back] in syntax.BE or words[back] in {"'s", "’s"}:
        return "is" if not behind or behind in syntax.PREPOSITIONS else ""
    if before in _POINTING and behind and at > 1:
        led = words[at - 2] in _WHERE or lemma(words[at - 2]) in _TAKING
        return behind if led else ""
    return ""


def _other(asked: str, place: str, quote: str) -> str:
    """Return the word of another value that stands in such a place of a story, if there is one."""
    words = words_in(quote.lower().rstrip(" ."))  # "coach C." is no abbreviation
    if not _SEVERAL.isdisjoint(words) or words[0] in _SOME:
        return ""
    return next(
        (
            word
            for at, word in enumerate(words)
            if _is_other(word, asked, place) and _place(words, at) == place
        ),
        "",
    )


def _is_label(word: str) -> bool:
    """Tell whether a word is a letter or number by which one of several is named: "c", "12"."""
    return (len(word) == 1 and word.isalpha()) or word.isdigit()


def _is_other(word: str, asked: str, place: str) -> bool:
    """Tell whether a word is of another value than is asked for."""
    if place.endswith(_LABEL):
        return word != asked and word.isdigit() is asked.isdigit()
    return excludes(word, asked) or (place not in ("is", "way") and denies(word, asked))


def _says_so_of(part: Part, told: Statement, asked: str, other: str) -> bool:
    """Tell whether a statement would say what a clause says, were it of the value asked for."""
    old, new = word_key(other), word_key(asked)
    if not old:  # "the right locker"
        told = replace(told, keys=told.keys | {new})

    def turned(keys: frozenset[str]) -> frozenset[str]:
        units = {key for key in keys if key == old or key.endswith(f"_{old}")}  # "by_coach"
        return (keys - units) | {new} if units else keys

    said = replace(
        told,
        keys=turned(told.keys),
        core=turned(told.core),
        extra=turned(told.extra),
        describing=frozenset((new if a == old else a, b) for a, b in told.describing),
    )
    verdict = align(part.target, said) if new in said.keys else None
    return verdict is not None and verdict.value
