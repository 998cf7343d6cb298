"""The pass for what a story says by a pronoun or a name in the very words of a clause.

"The dog is kept as a guard dog": "Bruno is a soppy old thing. **He** isn't kept as a guard dog."
Nothing says who Bruno is, and yet the words of the rule are told of him. Where at least two of
them are, and the story names no other of the kind, he is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.agreement import needed
from cmr_logic.scenario.matching.alignment import align
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import NOUN, SENTENCE_END, classes, words_in

_OPENING = re.compile(r"\w+")
_SEVERAL = 2  # words of a clause that must be told
_OF_LIVING = frozenset({"he", "she"})
_ANIMAL = "animal"
# What "it" stands for in no story, as it names no thing: "on **Monday**"; not "the van".
_NO_THINGS = frozenset(syntax.MONTHS) | frozenset(syntax.WEEK)


def by_stand_in(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what is said of "it", "she" or a name in the words of a clause about one thing.

    Args:
        part: a part of a clause.
        story: the story.
    """
    target = part.target
    subject = target.subject
    meant = _animal(story) if subject == Subject(Who.IT) else subject
    if meant is None or meant.who not in (Who.OWN, Who.OTHER) or not meant.head:
        return
    wanted = needed(target) - subject.keys | _deed(target)
    if not wanted or target.tense is Tense.FUTURE:
        return
    for told in story.statements:
        least = 1 if _named_last(told, meant, story) else _SEVERAL
        if _number(wanted) < least:
            continue
        if told.mood is not Mood.FACT or told.entry or not _stands_for(told, meant, story):
            continue
        verdict = align(target, replace(told, subject=subject))
        if verdict is None or verdict.entries:
            continue
        if _number(key for key in wanted if covers(told.words | _deed(told), key)) >= least:
            yield claim(Rank.IN_PART, verdict, told, "reference")


def _named_last(told: Statement, meant: Subject, story: Story) -> bool:
    """Tell whether the sentence before "it" names the thing last: "a saw was in **our barn**"."""
    if meant.person or _pronoun(told, story) != "it":
        return False
    before = SENTENCE_END.split(story.text[: told.start].rstrip(" .!?"))[-1]
    words = words_in(before.lower())
    named = [
        word_key(word)
        for first, word in pairwise(words)
        if first in syntax.DETERMINERS | lists.OWNERS | lists.THEIR_OWNERS and NOUN in classes(word)
    ]
    ours = f"our {meant.head}" in " ".join(words) or f"my {meant.head}" in " ".join(words)
    return ours and named[-1:] == [meant.head]


def _animal(story: Story) -> Subject | None:
    """Return the animal that a question names, of which a clause says "it"."""
    named = [key for key in story.given if key != _ANIMAL and covers((key,), _ANIMAL)]
    return Subject(Who.OTHER, named[0], frozenset(named)) if len(named) == 1 else None


def _deed(statement: Statement) -> frozenset[str]:
    """Return the verb of a statement if it says what is done, and not only that something is."""
    return frozenset({statement.verb} - lists.HAVING - {"be", ""})


def _number(keys: Iterable[str]) -> int:
    """Return how many words there are: a "guard dog" is two."""
    return sum(1 + key.count("_") for key in keys)


def _stands_for(told: Statement, subject: Subject, story: Story) -> bool:
    """Tell whether the subject of a statement may be what a clause is about, and nothing else."""
    person = subject.person or is_person(subject.head)
    living = person or covers((subject.head,), _ANIMAL)
    pronoun = _pronoun(told, story)
    if told.subject.who is Who.OTHER:
        fits = living and _is_name(told, story)
    elif pronoun == "they":
        fits = living or syntax.is_plural_noun(subject.head)
    else:
        fits = living if pronoun in _OF_LIVING else pronoun == "it" and not person
    if not fits or (told.subject.who is not Who.OTHER and told.subject.head):
        return False
    if _is_somebodys(told, subject.head, story):
        return False
    before = words_in(story.text[: told.start].lower())
    if living and pronoun != "it":
        return not _other_persons(before, subject, story)
    return _names(before, subject.head) or not _other_things(before, subject, story)


def _is_somebodys(told: Statement, head: str, story: Story) -> bool:
    """Tell whether a thing was told of before as somebody else's: "my uncle has a boat"."""
    before = (each for each in story.statements if each.end <= told.start)
    return any(
        each.subject.person and each.subject.who is not Who.SELF and covers(each.core, head)
        for each in before
    )


def _pronoun(told: Statement, story: Story) -> str:
    """Return the pronoun with which a statement begins, or that stands before it."""
    words = words_in(told.quoted(story.text).lower())[:1] or ("",)
    return words[0]


def _is_name(told: Statement, story: Story) -> bool:
    """Tell whether a statement is told of somebody or an animal by name alone."""
    head = told.subject.head
    if told.subject.keys != {head} or not head:
        return False
    opening = _OPENING.match(told.quoted(story.text))
    if opening is None:
        return False
    first = opening.group()
    known = classes(head) and head not in lists.GIVEN_NAMES and story.text.find(head) >= 0
    return first[:1].isupper() and word_key(first.lower()) == head and not known


def _names(before: Sequence[str], head: str) -> bool:
    """Tell whether words name a thing, or one of its kind, that is then spoken of."""
    return any(key and covers((key,), head) for key in keyed(before))


def _other_persons(before: Sequence[str], subject: Subject, story: Story) -> bool:
    """Tell whether more than one other is named of whom a pronoun may be said."""
    asked = frozenset() if story.asked is None else frozenset({story.asked.head})
    named = {
        key
        for index, word in enumerate(before)
        if (key := word_key(word))
        and (is_person(word) or key in lists.KIN)
        and before[max(index - 1, 0)] not in {"her", "his"}
    }
    others = {
        key for key in named if not covers((key,), subject.head) and key not in story.given | asked
    }
    if subject.who is Who.OWN and subject.person:
        return bool(others)
    return len(others) > (0 if _names(before, subject.head) else 1)


def _other_things(before: Sequence[str], subject: Subject, story: Story) -> bool:
    """Tell whether a thing is first told of that "it" may be, and that is not of the kind."""
    spoken = any(key and covers((key,), subject.head) for key in story.given)
    return not spoken or any(
        first in {"a", "an"} and classes(second) == {NOUN} and second not in _NO_THINGS
        for first, second in pairwise(before)
    )
