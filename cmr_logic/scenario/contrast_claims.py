"""The pass for one way, place or time set against another: "By coach, not by train".

Where such words stand alone, the verb is that of the clause; behind a verb, it must be the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic import syntax
from cmr_logic.scenario.claim import Claim, Part, Rank
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import lemma, word_set, words_in

_AT = (
    r"(?:in|on|at|by|with|from|through|near|under|inside|outside|via|into|behind|beside|over|during"
    r"|before|after|for|to|as)"
)
_ADVERBS = (
    r"(?:online|offline|abroad|indoors|outdoors|upstairs|downstairs|overseas|overnight|alone"
    r"|full[\s-]time|part[\s-]time)"
)
_PHRASE = rf"(?:{_AT}\s[\w'’-]+(?:\s[\w'’-]+){{0,5}}?|{_ADVERBS})"
_NO_MORE = r"(?:\s(?:any\s?more|any\slonger|these\sdays|now))?"
_IT = r"(?:it|that|this|they)"
_SENTENCE = re.compile(r"[^.!?;\n]+")
_OPENERS = r"(?:(?:and|but|so|no|nope|yes|well),?\s)?"
# "**Not** by train, **by coach**": what is not so, and what is so instead.
_FIRST_NOT = re.compile(
    rf"^{_OPENERS}(?:{_IT}(?:['’]s|\sis|\swas|\swere|\sare)\snot|{_IT}\s(?:is|was|were"
    rf"|are)n['’]t|not)\s"
    rf"(?P<no>{_PHRASE}){_NO_MORE}(?:,?\sbut|,|\s[–—-])(?:\s(?:rather|just|it['’]s"
    rf"|it\swas))?\s(?P<yes>{_PHRASE})$",
    re.IGNORECASE,
)
# "By coach, **not by train**", alone or behind a verb.
_THEN_NOT = re.compile(
    rf"^(?P<before>.*?)(?P<yes>\b{_PHRASE}){_NO_MORE},?\s(?:and\s|but\s)?(?:definitely\s"
    rf"|certainly\s)?not\s"
    rf"(?P<no>{_PHRASE}){_NO_MORE}$",
    re.IGNORECASE,
)
_ALONE = re.compile(
    rf"^{_OPENERS}(?:{_IT}(?:['’]s|\sis|\swas|\swere|\sare)\s)?(?:just\s|all\s)?$", re.IGNORECASE
)
_TAIL = re.compile(rf"\s(?P<phrase>{_AT}\s[\w'’-]+(?:\s[\w'’-]+){{0,3}}|{_ADVERBS})$")
# Words that leave a phrase as it is: "in **a** shed", "in **my** shed".
_POINTING = syntax.DETERMINERS | lists.OWNERS | word_set("own ordinary usual")
_ALIKE = {"via": "through", "into": "in", "inside": "in", "during": "in"}


def by_contrast(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of a clause by setting one way, place or time against another.

    Args:
        part: a part of a clause.
        story: the story.

    Example:
        >>> from cmr_logic.scenario.claim import part_of
        >>> from cmr_logic.scenario.story import read_story
        >>> def told(clause, text):
        ...     story = read_story((), [clause], text, "")
        ...     return [found.value for found in by_contrast(part_of(clause, story), story)]
        >>> told("you travel by train", "Not by train but by coach.")
        [False]
        >>> told("you travel by train", "My aunt travels by coach, not by train.")
        []
    """
    asked = _tail(part.statement)
    if asked is None or part.target.mood is not Mood.FACT:
        return
    for sentence in _SENTENCE.finditer(story.text):
        words = sentence[0].strip()
        start = sentence.start() + len(sentence[0]) - len(sentence[0].lstrip())
        match = _FIRST_NOT.match(words) or _THEN_NOT.match(words)
        if match is None:
            continue
        alone = not match.groupdict().get("before") or bool(_ALONE.match(match["before"]))
        if alone and not _goes_with_clause(part, story, start):
            continue
        if not alone and not _says_the_deed(part, story, start, start + len(words)):
            continue
        value = _verdict(asked, _plain(match["yes"]), _plain(match["no"]), alone=alone)
        if value is not None:
            value = value is not part.target.negated
            yield Claim(Rank.CONTRASTED, value, start, start + len(words), "paraphrase:contrast")


def _verdict(
    asked: tuple[str, ...], yes: tuple[str, ...], no: tuple[str, ...], *, alone: bool
) -> bool | None:
    """Return whether the phrase of a clause is the one that is so, or the one that is not."""
    denied, so = _covers(no, asked), _covers(asked, yes)
    if denied and not so:
        return False
    return True if alone and so and not denied else None


def _covers(wide: tuple[str, ...], narrow: tuple[str, ...]) -> bool:
    """Tell whether one phrase says no more than another: "from an office", "from a head office"."""
    ends = wide[:1] == narrow[:1] and wide[-1:] == narrow[-1:]
    return ends and set(wide) <= set(narrow)


def _tail(statement: str) -> tuple[str, ...] | None:
    """Return the last phrase of a clause, as it is compared, if it ends in one."""
    found = _TAIL.search(statement)
    return _plain(found["phrase"]) if found is not None else None


def _plain(phrase: str) -> tuple[str, ...]:
    """Return a phrase as it is compared: without what only points to a thing.

    Example:
        >>> _plain("in the sheds") == _plain("inside my shed")
        True
    """
    words = [word for word in words_in(phrase.lower()) if word not in _POINTING]
    return tuple(_ALIKE.get(word, lemma(word)) for word in words)


def _goes_with_clause(part: Part, story: Story, start: int) -> bool:
    """Tell whether words without a verb are told of whom, or what, a clause is about.

    Right behind a sentence about somebody else, they are told of them.
    """
    before = [told for told in story.statements if told.start < start and not told.entry]
    if not before or part.target.subject.who is not Who.SELF:
        return True
    last = max(before, key=lambda told: told.start).subject
    return last.who is not Who.OWN and not (last.who is Who.OTHER and last.person)


def _says_the_deed(part: Part, story: Story, start: int, end: int) -> bool:
    """Tell whether a sentence says what a clause says, of the same, up to the phrase."""
    target = part.target
    about = target.core - {key for word in _tail(part.statement) or () for key in (word,)}
    for told in story.statements:
        inside = start <= told.start and told.end <= end and not told.negated
        same = told.subject.who is target.subject.who and told.verb == target.verb
        if inside and same and told.mood is Mood.FACT and about <= told.keys | {told.verb}:
            return True
    return False
