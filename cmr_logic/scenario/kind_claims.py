"""The passes for what a thing only is, and for what was made elsewhere than a clause asks.

Who says that a dog is "just a pet" tells that it is no guide dog; and bread that comes from a
factory by van is not baked on the premises.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.agreement import same_subject
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set, words_in

# Of what kind of its noun a clause says that a thing is: "they are **guide dogs**".
_IS_OF_KIND = re.compile(
    r"^(?:it|they|this|the\s[a-z]+|your\s[a-z]+)\s(?:is|are|must\sbe)\s(?:an?\s|the\s)?"
    r"(?P<kind>[a-z-]+)\s(?P<noun>[a-z]+)$"
)
# What a thing is, and no more than that: "he's **just a family pet**"; not "a pet".
_ONLY_A = re.compile(
    r"(?:is|are|was|['’]s|['’]re)\s(?:really\s|actually\s)?(?:(?:just|only|simply|merely|purely|nothing\s(?:but|more\sthan)|no\smore\sthan)\s"
    r"(?:an?\s|our\s|my\s|the\s)?|an?\s(?=ordinary|normal|plain|regular|standard))"
    r"(?P<what>(?:(?!(?:and|or|but|at|in|on|with|for|of|that|who|which)\b)[a-z-]+\s?){1,4})",
    re.IGNORECASE,
)
# What an animal is that does no work: "a **pet**"; not "a pup".
_PETS = word_set("pet companion mutt mongrel moggy")
_ANIMAL = "animal"
# Where something is made that a rule asks to be made by whoever sells it: "on the **premises**";
# not "in the town".
_HERE = re.compile(
    r"^(?P<what>it|they|(?:the|your)\s(?:[a-z]+\s){0,2}?[a-z]+)\s(?:is|are|was|were|has\sbeen|have\sbeen|must\sbe)\s"
    r"(?P<made>made|baked|cooked|brewed|produced|prepared|grown|smoked|roasted|bottled|crafted|built)\s"
    r"(?:on\s(?:the\s|your\s)?(?:own\s)?(?:premises|site|farm)|on-site|in-house|in\shouse|here|at\shome"
    r"|by\syou(?:rself)?|in\syour\s(?:own\s)?(?:kitchen|workshop|home|bakery|shop))$"
)
# By which one tells that a thing came ready made from others: "it **comes in by van** from a mill".
_MAKERS = (
    r"(?:an?|the|our|another|some|one)\s(?:[a-z-]+\s){0,2}?(?:factory|dairy|bakery|brewery|wholesaler"
    r"|supplier|company|firm|mill|plant|manufacturer|importer|cash\sand\scarry|supermarket|distributor"
    r"|roastery|smokehouse|warehouse|market|maker|producer|caterer|friend|neighbour)"
)
_COMES = re.compile(
    rf"\b(?:comes?|arrives?|is\s(?:delivered|brought|driven|sent|shipped|trucked)|are\s(?:delivered|brought|driven|sent"
    rf"|shipped))\b[^.;!?]*\bfrom\s{_MAKERS}\b|\bis\smade\s(?:by|at|in)\s{_MAKERS}\b",
    re.IGNORECASE,
)
_BOUGHT = re.compile(
    rf"\b(?:buy|get|order|bring)\b[^.;!?]*?(?:\bfrom\s{_MAKERS}\b|\b(?:ready[-\s](?:made|baked|cooked|to)|ready\smade"
    r"|frozen|finished|already\s(?:made|baked|cooked))\b)",
    re.IGNORECASE,
)
# What tells that but some is bought, or what it is made of: "I buy **some**"; not "I buy bread".
_MORE = word_set("myself ourselves some half most part other also dough ingredients")
_THINGS = frozenset({Who.OWN, Who.OTHER, Who.IT, Who.UNKNOWN})


def by_mere_kind(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that a thing is not of a kind, where a story says that it is only of another.

    Args:
        part: a part of a clause: "they are guide dogs".
        story: the story.
    """
    asked = None if part.target.negated else _IS_OF_KIND.match(part.statement)
    if asked is None:
        return
    noun = word_key(asked["noun"]) or asked["noun"]
    animal = covers((noun,), _ANIMAL)
    for told in story.statements:
        if not _says_of_thing(told) or told.text:
            continue
        found = _ONLY_A.search(told.quoted(story.text))
        if found is not None and _is_another_kind(
            asked["kind"], noun, found["what"], animal=animal
        ):
            yield claim(Rank.UNDERSTOOD, Verdict(False, ("only",)), told, "paraphrase")


def _says_of_thing(told: Statement) -> bool:
    """Tell whether a statement says of a thing or an animal what it is."""
    alive = told.mood is Mood.FACT and told.tense is Tense.PRESENT and not told.negated
    return alive and told.verb == "be" and told.subject.who in _THINGS


def _is_another_kind(kind: str, noun: str, what: str, *, animal: bool) -> bool:
    """Tell whether what a thing only is leaves out the kind that a clause asks for."""
    words = words_in(what.lower())
    if kind in words or not words or {NOUN, ADJECTIVE}.isdisjoint(classes(kind)):
        return False
    named = [at for at, word in enumerate(words) if (word_key(word) or word) == noun]
    if named:
        return named[0] > 0
    return animal and not _PETS.isdisjoint(words)


def by_making_elsewhere(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that a thing is not made by whoever sells it, where it comes ready made from others.

    Args:
        part: a part of a clause: "the bread is baked on the premises".
        story: the story.
    """
    if part.target.negated or _HERE.match(part.statement) is None:
        return
    subject = part.target.subject
    for told in story.statements:
        fact = told.mood is Mood.FACT and not told.negated and told.tense is not Tense.OVER
        if not fact or told.text:
            continue
        end = story.text.find(".", told.end)
        quote = story.text[told.start : end if end >= 0 else len(story.text)]
        words = words_in(quote.lower())
        if not _MORE.isdisjoint(words):
            continue
        itself = told.subject.who in _THINGS and same_subject(subject, told.subject)
        bought = told.subject.who is Who.SELF and _is_object(subject.head, told, words)
        if (itself and _COMES.search(quote)) or (bought and _BOUGHT.search(quote)):
            yield claim(Rank.UNDERSTOOD, Verdict(False, ("made-elsewhere",)), told, "paraphrase")


def _is_object(head: str, told: Statement, words: tuple[str, ...]) -> bool:
    """Tell whether what somebody buys is the thing of a clause, or is pointed to by "it"."""
    named = any(covers((key,), head) for key in told.core if key and head)
    return named or (told.pointing and not {"it", "them"}.isdisjoint(words))
