"""The pass for what two have the same of, where a story tells of each what it is.

"You live at the same address": "I live in Leith and she lives in Fife" tells of two addresses. Of
each the same verb is told, and of each another name, or that the other one has their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.records import record
from cmr_logic.scenario.claim import Claim, Part, Rank
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import word_set, words_in

_THE_SAME = re.compile(
    r"^(?:you|both\sof\syou|you\sboth)\s(?:both\s)?(?:must\s|should\s)?(?:be\s|are\s)?(?P<verb>[a-z]+)?\s?"
    r"(?:(?:in|at|for|to|with|on|from|by)\s)?the\ssame\s(?P<what>[a-z]+)$"
)
# By which verbs one tells the same: who **attends** a school goes to it; not "paints a school".
_ALIKE = (
    word_set("live reside dwell lodge"),
    word_set("attend go study enrol"),
    word_set("work employ"),
)
# What one has one's own of where one lives: "in his own **flat**"; not "in his own car".
_HOMES = word_set("address home house flat household roof place apartment room")
_OWN_PLACE = re.compile(
    r"\b(?:his|her|their|my)\sown\s(?:flat|place|house|home|apartment|room)\b", re.IGNORECASE
)
_NAME = re.compile(r"\b[A-Z][\w’'-]+(?:\s(?:of\s(?:the\s)?)?[A-Z][\w’'-]+)*")
# The one with whom one is a pair: "my **wife**"; not "my aunt".
_PARTNERS = word_set("partner wife husband girlfriend boyfriend fiance fiancee spouse")
_THIRD = frozenset({"he", "she"})
# What tells of some of the time, or of both: "I **sometimes** live there"; not "I live there".
_SOME = word_set("sometimes often usually half weekend weekends weekday weekdays both or used also")


def by_sameness(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that two have not the same of something, of which a story tells of each another.

    Args:
        part: a part of a clause: "you live at the same address".
        story: the story.
    """
    asked = _THE_SAME.match(part.statement) if " the same " in part.statement else None
    if asked is None or part.target.negated:
        return
    verb = part.target.verb
    mine = [told for told in _telling(verb, story) if told.subject == Subject(Who.SELF)]
    theirs = [told for told in _telling(verb, story) if _is_the_other(told, story)]
    for first in mine:
        for second in theirs:
            if _differ(_what(first, story), _what(second, story), asked["what"]):
                start, end = min(first.start, second.start), max(first.end, second.end)
                yield Claim(Rank.STATED, False, start, end, "paraphrase:not-the-same")


def says_the_same(statement: str, quote: str) -> bool:
    """Tell whether words that affirm that two have the same speak of both.

    Args:
        statement: a part of a clause.
        quote: the words of a story.

    Example:
        >>> clause = "you work for the same employer"
        >>> says_the_same(clause, "We work for one firm"), says_the_same(clause, "I work for it")
        (True, False)
    """
    if _THE_SAME.match(statement) is None:
        return True
    words = words_in(quote.lower())
    together = any(a == "with" and b in _WHOM for a, b in pairwise(words))
    return together or not _OF_BOTH.isdisjoint(words)


# What tells of both of two: "**we** live there"; not "I live there".
_OF_BOTH = word_set("we us our same both together share shared shares sharing each too also")
# Behind "with", those who are in it as well: "with **my** boss"; not "with two rooms".
_WHOM = lists.OWNERS | syntax.PRONOUNS | {"the", "his", "her", "their"}


def _telling(verb: str, story: Story) -> Iterator[Statement]:
    """Yield the statements that tell of somebody what a clause asks of two."""
    alike = next((verbs for verbs in _ALIKE if verb in verbs), frozenset({verb}))
    for told in story.statements:
        now = told.mood is Mood.FACT and told.tense is Tense.PRESENT and not told.negated
        words = words_in(told.quoted(story.text).lower())
        if now and not told.text and told.verb in alike and _SOME.isdisjoint(words):
            yield told


def _is_the_other(told: Statement, story: Story) -> bool:
    """Tell whether a statement is of the other of the two: of a partner, or of whom one asks."""
    head = told.subject.head
    opening = told.quoted(story.text).lower().replace("’", "'").split("'")[0].split(" ")[0]
    if opening not in _THIRD:
        named = head in _PARTNERS or any(covers((head,), key) for key in story.given if key)
        mine = told.subject.who is Who.OWN and told.subject.person
        return mine and named and told.subject.keys <= {head}
    others = {word_key(word) for word in words_in(story.text.lower())} & lists.KIN
    return all(
        key in _PARTNERS or any(covers((key,), own) for own in story.given if own) for key in others
    )


@record(frozen=True, slots=True)
class What:
    """What is told of one of two.

    Args:
        names: the names in its words.
        noun: the last of its first words, in lower case, where it has no name.
        link: the preposition before it, if any.
        own: it is a home of their own.
    """

    names: frozenset[str]
    noun: str
    link: str
    own: bool


def _what(told: Statement, story: Story) -> What:
    """Return what is told behind the verb of a statement."""
    quote = told.quoted(story.text)
    words = quote.split()
    at = next((n for n, w in enumerate(words) if word_key(w.lower()) == word_key(told.verb)), 0)
    behind = [word.strip(".,;!?") for word in words[at + 1 :]]
    link = behind[0].lower() if behind and behind[0].lower() in syntax.PREPOSITIONS else ""
    named: list[str] = []
    for word in behind[1:] if link else behind:
        if word.lower() in syntax.PREPOSITIONS and named:
            break
        if word.lower() not in syntax.DETERMINERS:
            named.append(word.lower())
    text = " ".join(behind)
    names = frozenset(_NAME.findall(text))
    return What(names, " ".join(named), link, _OWN_PLACE.search(text) is not None)


def _differ(first: What, second: What, what: str) -> bool:
    """Tell whether what is told of one and of the other is not the same."""
    if what in _HOMES and first.own != second.own:
        return True
    if first.names and second.names:
        return first.names.isdisjoint(second.names) and not _may_hold(first.names, second.names)
    plain = not first.names and not second.names and first.link == second.link
    if not plain or what in _HOMES or not first.noun or not second.noun:
        return False
    return first.noun.split()[-1] != second.noun.split()[-1]


def _may_hold(first: frozenset[str], second: frozenset[str]) -> bool:
    """Tell whether a name may be that of a country or region in which the other's place lies."""
    from cmr_logic.quantities import find_places  # noqa: PLC0415 - few clauses say "the same"

    places = [find_places(name) for name in (*first, *second)]
    return any(place and not place[0].part for place in places)
