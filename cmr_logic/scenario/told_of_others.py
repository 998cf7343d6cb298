"""What a clause asks of somebody, or something, that one has to do with: "a person **who smokes**".

"You live with a person who smokes" holds where whoever tells lives with a person, and says of that
very one that they smoke: "I live with my dad, who smokes". Neither half settles it alone, unless
the first is denied.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.claim import Claim, Rank
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.demands.doers import as_done
from cmr_logic.scenario.demands.two_halves import Told, halves
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.retold import retellings
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.antecedents import person_before
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Who
from cmr_logic.scenario.story import Story, read_story
from cmr_logic.text import word_set, words_in

Claims = Callable[[str, Story], list[Claim]]

# Objects that point at somebody, each with its form as a subject: "I care for **her**"; not "my".
_POINTING = {"him": "he", "her": "she", "them": "they"}


def of_others(statement: str, story: Story, claims_on: Claims) -> Iterator[Claim]:
    """Yield what a story claims of a clause about somebody that one has to do with.

    Args:
        statement: the clause.
        story: the story.
        claims_on: what shows a clause to a story.
    """
    for form in (statement, as_done(statement)):
        for cut in halves(form) if form is not None else ():
            yield from _of_both(cut, story, claims_on)


def _of_both(cut: Told, story: Story, claims_on: Claims) -> Iterator[Claim]:
    """Yield what a story claims of both halves of a clause."""
    first = claims_on(cut.main, story)
    least = min((claim.rank for claim in first), default=Rank.UNDERSTOOD)
    agreed = [claim for claim in first if claim.rank is least]
    if least > Rank.PRESUPPOSED or len({claim.value for claim in agreed}) > 1:
        return
    for claim in agreed:
        if not claim.value:
            yield claim
            continue
        found = [*_named(cut, claim, story, claims_on)] or _retold(cut, claim, story, claims_on)
        for more in found:
            start, end = min(claim.start, more.start), max(claim.end, more.end)
            entry = more.entry or claim.entry
            yield replace(claim, value=more.value, start=start, end=end, entry=entry)


def _named(cut: Told, claim: Claim, story: Story, claims_on: Claims) -> Iterator[Claim]:
    """Yield what a story says of whom it names where it tells the first half."""
    for head, known in _meant(cut, claim, story):
        for more in claims_on(f"your {head} {cut.rest}", known):
            if (more.value or cut.sole) and more.rank <= Rank.REMOTE:
                yield more


def _retold(cut: Told, claim: Claim, story: Story, claims_on: Claims) -> Iterator[Claim]:
    """Yield what a story says of them by "who", "she" or "it"."""
    words = words_in(story.text[claim.start : claim.end].lower())
    heads = tuple(key for key in map(word_key, words) if key and _is_called(key, cut.noun))
    for again in retellings(story.text, claim.start, claim.end, heads):
        statement = f"your {again.noun} {cut.rest}"
        read = read_story((), [statement], again.text, "")
        for more in claims_on(statement, read) if read is not None else ():
            if (more.value or _is_the_only_one(cut, words)) and more.rank <= Rank.REMOTE:
                start, end = again.told(more.start), again.told(more.end)
                yield replace(more, start=start, end=end)


# What one has but one of, if one speaks of one: "**rent** a flat"; not "live with a nurse".
_HAD = word_set("own have keep rent hire buy attend drive ride use lease")
# Words by which there are more than one: "**two** flats"; not "a flat".
_SEVERAL = word_set("two three four five six several many some another other one")


def _is_the_only_one(cut: Told, words: Sequence[str]) -> bool:
    """Tell whether what one has is the only one of its kind, so that it fails if that does."""
    thing = bool(cut.noun) and not (is_person(cut.noun) or cut.noun in lists.OTHERS)
    had = thing and read_clause(cut.main).verb in _HAD
    return cut.sole or (had and _SEVERAL.isdisjoint(words))


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
    person = is_person(head) or head in lists.OTHERS | lists.GIVEN_NAMES
    return person or covers((head,), "relative")


def _is_named_nearer(head: str, names: Collection[str]) -> bool:
    """Tell whether the same words name somebody by a nearer word: "my **uncle**", a relative."""
    return any(other != head and covers((other,), head) for other in names)


def _owns(head: str, quote: str) -> bool:
    """Tell whether words speak of what is somebody's, and not of them: "my **aunt's** cat"."""
    return re.search(rf"\b{re.escape(head)}['’]s\s[a-z]", quote, re.IGNORECASE) is not None


def _naming(told: Statement, before: Statement, head: str, text: str) -> Statement:
    """Return a statement about "who", or "he", as one about whom the words before it name."""
    named = told.subject.who is Who.OTHER and told.subject.keys <= {told.subject.head}
    if named and told.subject.head == head and told.start >= before.end:
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
