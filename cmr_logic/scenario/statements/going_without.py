"""What a sentence says that somebody is or does without: "I live there **without a lease**"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import keyed
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.parts import BREAKS
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.text import VERB, Tokens, bases


def misses(words: Sequence[str]) -> bool:
    """Tell whether somebody would miss a thing of theirs: "I'm lost **without my** glasses"."""
    return any(pair[0] == "without" and pair[1] in lists.OWNERS for pair in pairwise(words))


def whose_lack(found: Sequence[Statement]) -> Subject | None:
    """Return what a sentence with "without …" says to lack something: oneself, or a thing."""
    facts = [told.subject for told in found if told.mood is Mood.FACT]
    if any(subject.who is Who.SELF for subject in facts):
        return Subject(Who.SELF)
    things = (s for s in facts if s.who in (Who.OWN, Who.OTHER) and s.head and not s.person)
    return next(things, None)


def left_undone(
    tokens: Tokens, words: tuple[str, ...], span: tuple[int, int], number: int, own: Subject
) -> Iterator[Statement]:
    """Yield what somebody does not do: "I left **without paying**"."""
    at = words.index("without", span[0]) + 1
    stop = next(
        (i for i in range(at, span[1]) if words[i] in BREAKS | {".", "and", "but"}), span[1]
    )
    run = words[at:stop]
    if not run or not (syntax.is_gerund(run[0]) and bases(run[0], VERB)):
        return
    past = run[:1] == ("being",) and len(run) > 1
    verb = bases(run[1] if past else run[0], VERB)
    keys = frozenset(k for k in keyed(run) if k and k not in lists.LIGHT)
    if verb and keys:
        yield Statement(
            own,
            verb[0],
            keys,
            keys,
            negated=True,
            tense=Tense.PERFECT,
            passive=past,
            sentence=number,
            start=tokens.starts[at - 1],
            end=tokens.ends[stop - 1],
        )


def lacked_in(words: Sequence[str], keys: Sequence[str]) -> frozenset[str]:
    """Return what somebody lacks "with no savings" or "without a job", if anything."""
    for index, word in enumerate(words[:-1]):
        if word == "without" or (word == "with" and words[index + 1] == "no"):
            if syntax.is_gerund(words[index + 1]) or keys[index]:  # "without a scratch"
                return frozenset()
            stop = index + 1
            while stop < len(words) and words[stop] not in BREAKS | syntax.RELATIVES | {
                ".",
                "and",
                "but",
            }:
                if words[stop] in syntax.PREPOSITIONS:
                    break
                stop += 1
            return frozenset(k for k in keys[index + 1 : stop] if k and k not in lists.LIGHT)
    return frozenset()
