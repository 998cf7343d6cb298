"""What a clause asks of somebody, or something, that one has to do with: "a person **who smokes**".

"You live with a person who smokes" holds where whoever tells lives with a person, and says of that
very one that they smoke: "I live with my dad, who smokes". Neither half settles it alone, unless
the first is denied.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from re import Match

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record, replace
from cmr_logic.scenario.claim import Claim, Rank
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.antecedents import person_before
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import NOUN, classes, word_set, words_in

Claims = Callable[[str, Story], list[Claim]]

# Words for anybody at all: "**someone** who smokes"; not "a baker".
_ANYONE = word_set("someone somebody anyone anybody person people individual others adult")
_WITH_AGE = re.compile(r"^aged\s|^(?:over|under)\s(?:the\sage\sof\s)?\d")
_RELATIVE = re.compile(r"^(?:who|that|which)\s")
# What tells whose the rest is: "who **you** live with".
_SUBJECTS = syntax.PRONOUNS | {"you", "your"} | syntax.DETERMINERS
# "You are a baker who smokes" is said of oneself; not "you are the carer of a baker who smokes".
_OF_ONESELF = frozenset(
    {("are", "a"), ("are", "an"), ("are", "not"), ("were", "a"), ("were", "an")}
)
# Words by which the second half denies: "who **cannot** walk"; not "who hardly walks".
_DENYING = syntax.NEGATIONS | {"cannot", "no"}
# Objects that point at somebody, each with its form as a subject: "I care for **her**"; not "my".
_POINTING = {"him": "he", "her": "she", "them": "they"}
# Whom one has to do with, named before what is said: "**the person you care for** is blind".
_NAMED_FIRST = re.compile(
    r"^(?:the|an?)\s(?P<noun>[a-z]+)\s(?:(?:who|whom|that)\s)?you(?:['’]re|\sare)?\s"
    r"(?P<deed>(?:care|caring|provide\scare)\sfor|look(?:ing)?\safter|liv(?:e|ing)\swith"
    r"|foster(?:ing)?)\s(?P<rest>[a-z]+\b.*)$"
)
_BARE = {"caring for": "care for", "looking after": "look after", "living with": "live with"}
_LEAST = 3  # words of the first half: "you have children"


@record(frozen=True, slots=True)
class Told:
    """A clause about somebody that one has to do with, cut in two.

    Args:
        main: what one has to do with them: "you live with a person".
        noun: what they are called; empty for anybody.
        rest: what is said of them: "smokes".
        sole: there is but one such: "**the** person you care for".
    """

    main: str
    noun: str
    rest: str
    sole: bool = False


@lru_cache(maxsize=4096)
def told_of(statement: str) -> Told | None:
    """Cut a clause that says more of somebody in two; None for other clauses.

    Args:
        statement: the clause.

    Example:
        >>> told_of("you live with a person who smokes")
        Told(main='you live with someone', noun='', rest='smokes', sole=False)
        >>> told_of("you have a dog which bites").noun
        'dog'
        >>> told_of("the person you care for is blind").main
        'you care for someone'
        >>> told_of("you live in a house that you own") is None
        True
    """
    named = _NAMED_FIRST.match(statement)
    if named is not None:
        return _named_first(named)
    words = statement.split()
    if words[:1] != ["you"] or tuple(words[1:3]) in _OF_ONESELF:
        return None
    for at in range(_LEAST, len(words) - 1):
        behind = " ".join(words[at:])
        aged = _WITH_AGE.match(behind) is not None
        if aged or _RELATIVE.match(behind):
            said = ["is", *words[at:]] if aged else words[at + 1 :]
            return _cut(words[:at], " ".join(said))
    return None


def _named_first(named: Match[str]) -> Told | None:
    """Return the halves of a clause that names first whom it is of."""
    deed, noun = named["deed"], named["noun"]
    if noun not in _ANYONE:
        return None
    sole = named.string.startswith("the ")
    return Told(f"you {_BARE.get(deed, deed)} someone", "", named["rest"], sole)


def _cut(words: Sequence[str], rest: str) -> Told | None:
    """Return the halves of a clause; None where the first names nobody, or several."""
    noun = words[-1].lower()
    if noun not in _ANYONE and NOUN not in classes(noun):
        return None
    if rest.split(maxsplit=1)[0].lower() in _SUBJECTS or "and" in words or "or" in words:
        return None
    if noun not in _ANYONE:
        return Told(" ".join(words), word_key(noun), rest)
    before = -2 if words[-2] in syntax.DETERMINERS else -1
    return Told(" ".join([*words[:before], "someone"]), "", rest)


def of_others(statement: str, story: Story, claims_on: Claims) -> Iterator[Claim]:
    """Yield what a story claims of a clause about somebody that one has to do with.

    Args:
        statement: the clause.
        story: the story.
        claims_on: what shows a clause to a story.
    """
    cut = told_of(statement)
    if cut is None:
        return
    first = claims_on(cut.main, story)
    least = min((claim.rank for claim in first), default=Rank.UNDERSTOOD)
    agreed = [claim for claim in first if claim.rank is least]
    if least > Rank.PRESUPPOSED or len({claim.value for claim in agreed}) > 1:
        return
    for claim in agreed:
        if not claim.value:
            yield claim
            continue
        for head, known in _meant(cut, claim, story):
            for more in claims_on(f"your {head} {cut.rest}", known):
                if (more.value or cut.sole) and more.rank <= Rank.REMOTE:
                    start, end = min(claim.start, more.start), max(claim.end, more.end)
                    entry = more.entry or claim.entry
                    yield replace(claim, value=more.value, start=start, end=end, entry=entry)


def _meant(cut: Told, claim: Claim, story: Story) -> Iterator[tuple[str, Story]]:
    """Yield whom a claim may speak of, with the story in which what points at them names them."""
    told = [s for s in story.statements if s.start == claim.start and s.end == claim.end]
    near = {key for each in told for key in each.keys if key in lists.KIN}
    for each in told:
        heads = {*each.keys, *_pointed_at(each, story.text)} - _deed(each)
        for head in sorted(head for head in heads if _is_called(head, cut.noun)):
            if _is_named_nearer(head, near) or _owns(head, each.quoted(story.text)):
                continue
            named = [_naming(s, each, head, story.text) for s in story.statements]
            yield head, replace(story, statements=named, derived=(), measured={}, parted=[])


def _deed(told: Statement) -> frozenset[str]:
    return frozenset({told.verb, word_key(told.verb)})


def _pointed_at(told: Statement, text: str) -> Iterator[str]:
    """Yield whom a statement points at, as named before it: "I care for **him**"."""
    words = told.quoted(text).lower().split()
    for object_, pronoun in _POINTING.items() if told.pointing else ():
        before = words_in(text[: told.start].lower())
        meant = person_before(pronoun, before) if object_ in words else None
        if meant is not None:
            yield meant.head


def _is_called(head: str, noun: str) -> bool:
    """Tell whether one who is called by a word is one whom a clause asks for."""
    if noun:
        return covers((head,), noun)
    return is_person(head) or head in lists.OTHERS or covers((head,), "relative")


def _is_named_nearer(head: str, names: Collection[str]) -> bool:
    """Tell whether the same words name somebody by a nearer word: "my **uncle**", a relative."""
    return any(other != head and covers((other,), head) for other in names)


def _owns(head: str, quote: str) -> bool:
    """Tell whether words speak of what is somebody's, and not of them: "my **aunt's** cat"."""
    return re.search(rf"\b{re.escape(head)}['’]s\s[a-z]", quote, re.IGNORECASE) is not None


def denies_more(statement: str) -> bool:
    """Tell whether a clause denies what it says of somebody, and not of whom it asks.

    Args:
        statement: the clause.

    Example:
        >>> denies_more("you look after someone who cannot walk"), denies_more("you cannot walk")
        (True, False)
    """
    cut = told_of(statement)
    return cut is not None and not _DENYING.isdisjoint(cut.rest.split())


def _naming(told: Statement, before: Statement, head: str, text: str) -> Statement:
    """Return a statement about "who", or "he", as one about whom the words before it name."""
    if told.subject.who is Who.OTHER and told.subject.head == head and told.start >= before.end:
        return replace(told, subject=replace(told.subject, who=Who.OWN))  # "a friend. He …"
    pointing = told.subject.who in (Who.IT, Who.UNKNOWN) or told.subject.head == head
    if not pointing or told.sentence != before.sentence:
        return told
    if told.start < before.end or told.mood is not Mood.FACT:
        return told
    between: Sequence[str] = text[before.start : told.end].lower().split()
    if syntax.RELATIVES.isdisjoint(between):
        return told
    subject = Subject(Who.OWN, head, frozenset({head}), person=is_person(head))
    return replace(told, subject=subject)
