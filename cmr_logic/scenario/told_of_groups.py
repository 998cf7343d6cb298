"""What a clause asks of anybody, or all, in a group of one's own: "anyone **in your home** rows".

A story tells of all of them at once ("None of us rows", "We've all paid"), it may leave somebody
out ("apart from my dad"), and it may tell of one who is among them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.claim import Claim, Rank
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Who
from cmr_logic.scenario.story import Story, read_story
from cmr_logic.scenario.told_of_others import of_others
from cmr_logic.text import VERB, bases, lemma, words_in

Claims = Callable[[str, Story], list[Claim]]

_HOMES = "home|house|household|flat"
_NOUNS = rf"{_HOMES}|family|group|party|team|class|crew|club|band|couple"
_ANY = re.compile(
    rf"^(?:(?:anybody|anyone|someone|somebody|any\s(?:person|member|one))\s(?:living\s)?(?:in|of|from|at|on)"
    rf"|any\sof)\s(?:your|the)\s(?:own\s)?(?P<group>{_NOUNS})\s(?P<rest>\S.*)$"
)
_ALL = re.compile(
    rf"^(?:(?:everyone|everybody|(?:all|every|each)\s(?:members?|person|people))\s(?:in|of|from|on)"
    rf"|all\sof)\s(?:your|the)\s(?:own\s)?(?P<group>{_NOUNS})\s(?P<rest>\S.*)$"
)
# By which one tells whom it is of: "nobody **at home**", "none **of us**"; not "nobody at work".
_OURS = (
    rf"(?:\selse)?(?:\sof\s(?:us|my\sfamily|our\sfamily)|\s(?:in|of|on|from)\s(?:my|our|the|this)\s(?:own\s)?(?:{_NOUNS})"
    r"|\sat\shome|\shere|\s(?:who\s|that\s)?(?:I|we)\slive\swith)"
)
# Whoever is left out of all: "apart from **my dad**"; not "apart from on Sundays".
_LEFT_OUT = (
    r"(?:,?\s(?:all\s)?(?:but|bar|except|excepting|excluding|apart\sfrom|other\sthan|save)\s(?:for\s)?"
    r"(?P<{0}>(?:one|two|three|four|five|\d+|a\sfew|me|myself|him|her|them|(?:my|our|the|his|her)\s(?:[a-z]+\s){{0,2}}?[a-z-]+"
    r"|[A-Z][a-z]+|[Dd]ad|[Mm]um)))"
)
_NONE = r"none|nobody|no[\s-]one|not\sone|no\smembers?"
_EVERY = r"all|everyone|everybody|each|every\s(?:single\s)?(?:one|member)"
_OPENS = r"(?:^|(?<=\band\s)|(?<=\bbut\s)|(?<=\bso\s)|(?<=,\s)|(?<=\bthat\s))"
_TELLS_NONE = re.compile(
    rf"{_OPENS}(?:(?:{_NONE}){_OURS}{_LEFT_OUT.format('early')}?|(?:nobody|no[\s-]one)(?P<loose>))\s(?P<rest>[a-z].*)$",
    re.IGNORECASE,
)
_TELLS_ALL = re.compile(
    rf"{_OPENS}(?:(?:{_EVERY}){_LEFT_OUT.format('first')}?{_OURS}{_LEFT_OUT.format('early')}?"
    rf"|(?:everyone|everybody|all){_LEFT_OUT.format('bare')}|(?:everyone|everybody)(?P<loose>)"
    rf"|we(?P<we>\s(?:have|are|were|had)|['’](?:ve|re|d))?\s(?:all|both))\s(?P<rest>[a-z].*)$",
    re.IGNORECASE,
)
# What leaves out something else: "apart from **on Sundays**"; not "apart from my dad".
_BESIDE = re.compile(r"\b(?:except|excepting|excluding|apart\sfrom|other\sthan)\b")
# The same at the end: "none of us rows **apart from my dad**"; not "apart from that".
_AT_END = re.compile(_LEFT_OUT.format("late") + r"(?=\s*$|\s*,|\s(?:who|and\she|and\sshe|at|in)\b)")
_ONLY_ONE = re.compile(
    r"^only\s(?P<who>my\s[a-z]+|[A-Z][a-z]+|one\sof\sus)\s(?P<rest>(?:has|is|did|does|was|had)(?:n['’]t|\snot)\b.*)$",
    re.IGNORECASE,
)
_SENTENCES = re.compile(r"[^.;:!?\n]+")
_NUMBERS = frozenset({"one", "two", "three", "four", "five", "a"})
_POINTING = frozenset({"me", "myself", "him", "her", "them"})
_BE_AND_HAVE = {"is": "are", "has": "have", "was": "were", "does": "do"}
_NEAR = frozenset({"friend", "boyfriend", "girlfriend"})  # kin by courtesy, not of the family


@record(frozen=True, slots=True)
class Asked:
    """A clause about the people of a group.

    Args:
        of_all: it asks of all of them; else whether there is any.
        group: by which noun they are called together.
        rest: what it says of them, as of one: "rows".
        ours: the same of whoever asks: "you row".
    """

    of_all: bool
    group: str
    rest: str
    ours: str


@lru_cache(maxsize=4096)
def asked_of_group(statement: str) -> Asked | None:
    """Return what a clause asks of the people of a group of one's own; None for other clauses.

    Args:
        statement: the clause.

    Example:
        >>> asked_of_group("anybody in your home smokes").ours
        'you smoke'
        >>> asked_of_group("everyone in your team has paid").of_all
        True
        >>> asked_of_group("your home is let"), asked_of_group("anybody in your family tree")
        (None, None)
    """
    of_any = _ANY.match(statement)
    match = of_any or _ALL.match(statement)
    if match is None:
        return None
    verb, *behind = match["rest"].split()
    ours = _of_you(verb)
    if not ours:
        return None
    return Asked(of_any is None, match["group"], match["rest"], " ".join(["you", ours, *behind]))


def _of_you(verb: str) -> str:
    """Return what "you" do of what one of a group does; empty where it is no finite verb."""
    if verb in _BE_AND_HAVE:
        return _BE_AND_HAVE[verb]
    if verb in syntax.MODALS | {"are", "have"} or verb.endswith("ed"):
        return verb
    third = verb.endswith("s") and verb not in bases(verb, VERB)
    return next(iter(bases(verb, VERB)), "") if third else ""


def of_groups(asked: Asked, story: Story, claims_on: Claims) -> Iterator[Claim]:
    """Yield what a story claims of a clause about the people of a group.

    Args:
        asked: the clause.
        story: the story.
        claims_on: what shows a clause to a story.
    """
    if story.asked is not None:
        return  # "your" group may be that of another
    for found in _SENTENCES.finditer(story.text):
        sentence = found[0].strip()
        start = found.start() + len(found[0]) - len(found[0].lstrip())
        value = _told_at_once(asked, sentence, claims_on)
        if value is not None:
            end = start + len(sentence)
            yield Claim(Rank.STATED, value, start, end, "paraphrase:group")
    yield from _told_of_one(asked, story, claims_on)


def _told_at_once(asked: Asked, sentence: str, claims_on: Claims) -> bool | None:
    """Return what a sentence about all of a group at once says of a clause."""
    only = _ONLY_ONE.match(sentence)
    if only is not None and asked.of_all:
        return False if _says(asked, "I " + only["rest"], claims_on, value=False) else None
    none = _TELLS_NONE.search(sentence)
    match = none or _TELLS_ALL.search(sentence)
    if match is None:
        return None
    rest = match["rest"]
    late = _AT_END.search(rest)
    if late is not None:
        rest = rest[: late.start()]
    named = [match.groupdict().get(each) for each in ("first", "early", "bare")]
    named += [late["late"] if late is not None else None]
    left_out = [each for each in named if each]
    loose = match["loose"] is not None and not left_out  # "nobody rows", who may be of any group
    if loose or _BESIDE.search(rest) or not all(map(_is_somebody, left_out)):
        return None
    opening = "None of us" if none else "We" + (match["we"] or "")
    if not _says(asked, f"{opening} {rest}", claims_on, value=none is None):
        return None
    if (none is None) is asked.of_all:
        return bool(left_out) is not asked.of_all
    return none is None  # all row, and so does any; none rows, and so not all


def _says(asked: Asked, told: str, claims_on: Claims, *, value: bool) -> bool:
    """Tell whether words about oneself say that of a clause which holds of all, or of none."""
    story = read_story((), [asked.ours], told, "")
    claims = claims_on(asked.ours, story) if story is not None else []
    least = min((claim.rank for claim in claims), default=Rank.UNDERSTOOD)
    said = {claim.value for claim in claims if claim.rank is least}
    return least <= Rank.REMOTE and said == {value}


def _is_somebody(words: str) -> bool:
    """Tell whether words name a person, or how many: "my dad", "Tom", "two"; not "my boat"."""
    noun = words.rsplit(maxsplit=1)[-1]
    lower = noun.lower()
    if lower in _POINTING | lists.KIN or words.split(maxsplit=1)[0].lower() in _NUMBERS:
        return True
    return noun[0].isupper() or lower.isdigit() or is_person(lemma(lower))


def _told_of_one(asked: Asked, story: Story, claims_on: Claims) -> Iterator[Claim]:
    """Yield what a story claims by what it says of one who is among them."""
    wanted = not asked.of_all
    sure = [c for c in claims_on(asked.ours, story) if c.rank <= Rank.IMPLIED]
    if len({claim.value for claim in sure}) == 1:
        yield from (claim for claim in sure if claim.value is wanted and _is_mine(claim, story))
    if wanted and asked.group in _HOMES.split("|"):
        yield from of_others(f"you live with someone who {asked.rest}", story, claims_on)
    if asked.group == "family":
        heads = {s.subject.head for s in story.statements if s.subject.who is Who.OWN}
        for head in sorted((heads & lists.KIN) - _NEAR):
            for claim in claims_on(f"your {head} {asked.rest}", story):
                if claim.value is wanted and claim.rank <= Rank.IMPLIED:
                    yield claim


def _is_mine(claim: Claim, story: Story) -> bool:
    """Tell whether a claim is by what somebody says of themselves: "I row"; not "none of us"."""
    words = words_in(story.text[claim.start : claim.end].lower())
    return bool(words) and words[0] in {"i", "i'm", "i’m", "we", "my"}
