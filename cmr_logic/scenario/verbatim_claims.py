"""The pass for what a story says in the very words of a clause: "I won't be **under 25 on 1 May**".

Where all that stands behind the verb of a clause is told word by word, what it measures, or when,
need not be understood to see that it is affirmed or denied.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.scenario.claim import Claim, Part, Rank
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.matching.agreement import fits_in_mood, fits_in_time
from cmr_logic.scenario.matching.plain_wording import NOT_ALWAYS
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import NOUN, VERB, bases, classes, word_set, words_in

_LEAST = 3  # words behind the verb that must be told
_THINGS = (Who.IT, Who.OWN, Who.OTHER)
# What stands before what somebody is or is not: "I am not"; not "I have".
_BEING = syntax.BE | {"not", "n't"}
_SENTENCE = re.compile(r"[^.!?;\n]+(?![^.!?;\n]*\?)")
_SHORTEST = 3  # words of a clause that is told as a whole
# Words of whoever tells of themselves, each as a rule says it to them: "**my** boat", "I **am**".
_AS_TO_YOU = {
    **syntax.FIRST_PERSON,
    **{"we": "you", "us": "you", "our": "your", "ours": "yours", "n't": "not", "n’t": "not"},
    **dict.fromkeys(("am", "'m", "’m", "'re", "’re"), "are"),
    **dict.fromkeys(("themselves", "ourselves", "myself"), "yourself"),
}
_MORE = 60  # characters of what a sentence may say beside a clause
# What opens where something is so, or with what: "**in** the barn"; not "on Sundays".
_WHERE = word_set(", in on at from with inside under by beside")
# Words by which a sentence leaves some of what it says: "in the barn **when** it rains".
_LEAVING_SOME = frozenset(
    {*syntax.NEGATIONS, *syntax.TIME_UNITS, *syntax.WEEKDAYS, *syntax.MONTHS}
) | word_set(
    "if when unless except but only sometimes usually often mostly some most other others weekend "
    "weekends sundays saturdays mondays fridays summer winter past used until than and"
)
_OPENING_IT = re.compile(r"(?:it|that|this)\b", re.IGNORECASE)


def by_its_words(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of a clause in the words that stand behind its verb.

    Args:
        part: a part of a clause.
        story: the story.
    """
    tail, longest = _tail(part.statement, part.target.verb)
    if not tail or longest not in story.text.casefold():
        return  # as of nearly every story: no pattern need be compiled
    found = re.search(rf"\b{tail}(?![\w-])", story.text, re.IGNORECASE)
    if not found or not _is_behind_verb(part.target.verb, story.text[: found.start()]):
        return
    for told in story.statements:
        if not told.start <= found.start() < told.end or told.text or told.entry:
            continue
        if told.negated and NOT_ALWAYS.search(told.quoted(story.text)):
            continue
        rank = _rank(part.target, told, story)
        if rank is not None and _is_same_deed(part.target, told):
            yield Claim(rank, not told.negated, told.start, told.end, "explicit")


def by_all_its_words(part: Part, story: Story) -> Iterator[Claim]:
    """Yield the sentences of a story that are a clause word for word, as one says it of oneself.

    So nothing of it need be understood: "what you sell is homemade", "What I sell is homemade".

    Args:
        part: a part of a clause.
        story: the story.
    """
    wanted = _to_you(part.statement)
    of_others = wanted[:1] != () and syntax.is_plural_noun(wanted[0])
    if len(wanted) < _SHORTEST or part.target.negated or (story.asked and not of_others):
        return  # asked for my child, a clause about "you" is not about me
    for sentence in _SENTENCE.finditer(story.text):
        said = sentence[0].strip()
        if len(said) > len(part.statement) + _MORE:
            continue
        told = _to_you(said)
        if told == wanted or (of_others and _goes_on(told, wanted)):
            start = sentence.start() + sentence[0].index(said)
            yield Claim(Rank.STATED, True, start, start + len(said), "explicit")


def _goes_on(told: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Tell whether a sentence is a clause and says no more than where, or with what, it is so.

    "Guests cook for themselves **in the barn**"; not "… on Sundays", "… if it rains".
    """
    behind = told[len(wanted) :]
    if told[: len(wanted)] != wanted or not behind or behind[0] not in _WHERE:
        return False
    return _LEAVING_SOME.isdisjoint(behind) and not any(word[0].isdigit() for word in behind)


@lru_cache(maxsize=4096)
def _to_you(said: str) -> tuple[str, ...]:
    """Return the words of a sentence as a rule says them to whoever tells them of themselves."""
    return tuple(_AS_TO_YOU.get(word, word) for word in words_in(said.lower()))


def _is_behind_verb(verb: str, before: str) -> bool:
    """Tell whether a text ends in a form of a verb: "I **let** rooms"; not "I let big rooms"."""
    last = words_in(before.lower())[-1:]
    return bool(last) and (verb in bases(last[0], VERB) or last[0] in _BEING)


@lru_cache(maxsize=4096)
def _tail(statement: str, verb: str) -> tuple[str, str]:
    """Return a pattern of the words of a clause behind its verb, and the longest of them.

    Both are empty where the words are too few.
    """
    words = words_in(statement)
    at = next((n for n, word in enumerate(words) if n and verb in bases(word.lower(), VERB)), None)
    if verb == "be":
        at = next((n for n, word in enumerate(words) if word.lower() in syntax.BE), None)
    if at is None or any(word[0].isdigit() or word in syntax.NUMBERS for word in words[:at]):
        return "", ""  # "five tenants live here": how many counts
    behind = words[at + 1 :]
    if len(behind) < _LEAST or not all(word[0].isalnum() or word in "£$€" for word in behind):
        return "", ""
    said = [r"(?:my|our)" if word in lists.OWNERS else re.escape(word) for word in behind]
    pattern = r"\s*".join(said[:1]) + "".join(
        (r"\s?" if before in "£$€" else r"\s") + word
        for before, word in zip(behind, said[1:], strict=False)
    )
    literal = [word.casefold() for word in behind if word not in lists.OWNERS]
    return pattern, max(literal, key=len, default="")


def _is_same_deed(target: Statement, told: Statement) -> bool:
    """Tell whether a statement has the verb of a clause, and its time."""
    alike = target.verb == told.verb and target.passive is told.passive
    alike = alike and target.ability is told.ability and not target.negated
    fact = told.mood is Mood.FACT and fits_in_mood(target, told)
    same_time = told.tense is target.tense  # "last year I sold food" is over
    return alike and fact and same_time and fits_in_time(target, told, value=not told.negated)


def _rank(target: Statement, told: Statement, story: Story) -> Rank | None:
    """Return how much a statement counts by its subject; None where it is of another."""
    asked, said = target.subject, told.subject
    if asked.who is Who.SELF or said.who is Who.SELF:
        return Rank.STATED if asked.who is said.who and not asked.keys else None
    if asked.head == said.head and asked.head and said.who in (asked.who, Who.OWN):
        return Rank.STATED
    # "It isn't within the city", of a trip that only the rule names
    pointing = _OPENING_IT.match(told.quoted(story.text)) is not None
    thing = asked.who in _THINGS and not asked.person
    named = pointing and thing and not _of_somebody(told, story)
    return Rank.IN_PART if named and _is_what_was_named(asked.head, told, story) else None


def _is_what_was_named(head: str, told: Statement, story: Story) -> bool:
    """Tell whether nothing but some thing is named before "it": not "I own a raft. It …"."""
    words = words_in(story.text[: told.start].lower())
    named = [
        word_key(word)
        for first, word in pairwise(words)
        if first in syntax.DETERMINERS | lists.OWNERS and NOUN in classes(word)
    ]
    return not named or head in map(word_key, words)


def _of_somebody(told: Statement, story: Story) -> bool:
    """Tell whether another is spoken of before, whose thing "it" may be: "my aunt went away"."""
    before = (each.subject for each in story.statements if each.start < told.start)
    return any(each != Subject(Who.SELF) and each.who is not Who.IT for each in before)
