"""The pass for complete lists: "I only sell bread and cakes", for "you sell alcohol".

Who names all that they have, sell or bring has nothing else of the kind. A list counts only where
each thing on it is known to be no thing of the kind that is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.records import replace
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.families import leaves_out
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.matching.alignment import Verdict, align
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense
from cmr_logic.scenario.story import Story
from cmr_logic.text import words_in

# What parts the things of a list, and what joins another to one: "bread **and** cakes".
_PARTED = re.compile(r",|;|\b(?:and|or|plus|with|but|as\swell\sas|made)\b", re.IGNORECASE)
# What says when, where or for whom the list is complete: "I only sell bread **on Mondays**"; not
# "so far".
_LIMITED = re.compile(
    r"\b(?:on|in|at|from|to|for|during|when|while|if|because|as|near|by|before|after|until|through"
    r"|that|who|which|one|once|twice|every|each|today|tomorrow|this|not|n['’]t)\b"
    r"(?!\s(?:my|our|the)\s(?:own\s)?(?:stall|shop|farm|land|holding|smallholding|croft|van|menu)\b"
    r"|\s(?:it|them|me|us|sale|the\smoment|now|moment)\b)",
    re.IGNORECASE,
)
# What only says how one came by a thing: "the badge **I got in Hull**".
_CAME_BY = re.compile(
    r"(?<=\w)\s(?:(?:that|which)\s)?(?:I|we)\s(?:got|took|did|bought|earned|passed|made|was\sgiven)\b.*"
)
_NOT_SO = frozenset({Tense.OVER, Tense.PAST})


def by_whole_list(part: Part, story: Story) -> Iterator[Claim]:
    """Yield that nobody has or does what a clause asks, where a complete list leaves it out.

    Args:
        part: a part of a clause: "you sell alcohol".
        story: the story.
    """
    asked = part.target.core - {part.target.verb}
    if part.target.negated or not asked or part.target.ability:
        return
    for told in story.statements:
        if not told.only or told.negated or told.mood is not Mood.FACT or told.tense in _NOT_SO:
            continue
        things = _listed(told.quoted(story.text))
        if things and _would_say_so(part.target, told) and _leave_out(things, asked):
            found = Verdict(value=False, entries=("whole-list",))
            yield claim(Rank.IMPLIED, found, told, "paraphrase")


def _listed(quote: str) -> list[tuple[str, ...]]:
    """Return what each thing of a list is compared by; nothing where the list is not complete.

    Example:
        >>> _listed("I only sell bread and cakes"), _listed("I only sell bread on Mondays")
        ([('sell', 'bread'), ('cake',)], [])
    """
    quote = _CAME_BY.sub("", quote)
    if _LIMITED.search(quote):
        return []
    pieces = [piece for piece in _PARTED.split(quote) if piece.strip()]
    return [tuple(filter(None, keyed(words_in(piece.lower())))) for piece in pieces]


def _leave_out(things: list[tuple[str, ...]], asked: frozenset[str]) -> bool:
    """Tell whether a word of a clause is of a kind that no thing of a list is of."""
    return any(
        all(any(leaves_out(word, key) for word in thing) for thing in things)
        and not any(covers(thing, key) for thing in things)
        for key in asked
    )


def _would_say_so(target: Statement, told: Statement) -> bool:
    """Tell whether a statement would say a clause, were its things those of the clause."""
    own = told.keys & {told.verb}
    said = replace(
        told,
        keys=own | (target.keys - {target.verb}),
        core=own | (target.core - {target.verb}),
        extra=target.extra,
        describing=target.describing,
        only=False,
    )
    verdict = align(target, said)
    return verdict is not None and verdict.value
