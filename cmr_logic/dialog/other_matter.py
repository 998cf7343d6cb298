"""Questions for another matter of the very thing that a text is about: "Can I **sell** my pass?".

Who gets a pass says nothing of its fee, nor of when it comes. A text answers such a question only
where it has a word for that matter; :mod:`cmr_logic.relevance.aspects` lists them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.dialog.deed_asked import ASKERS, Asked, deed_asked, noun_head
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.supposed import before_any_case
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.relevance.aspects import ASPECTS, LETTING_IN, Aspect
from cmr_logic.text import VERB, bases, classes, key, keys, words_in

_WE = "we"
_NEAR = 4  # words between "we" and what we do: "we will not sell"
_ASKER = frozenset({"me", "us"})
_ASKING = frozenset({"i", "we"})


def is_of_other_matter(rule: Rule, question: Question) -> bool:
    """Tell whether a question is for a matter that a text does not speak of.

    Args:
        rule: the rule.
        question: what is asked, which the text is otherwise taken to be about.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members may borrow a canoe if they can swim.")
        >>> asked = "Do I have to leave a deposit for it?", "Can I take out a canoe?"
        >>> [is_of_other_matter(rule, read_question(each)) for each in asked]
        [True, False]
    """
    main = before_any_case(question.words)
    asked = deed_asked(main)
    found = [a for a in ASPECTS if not a.demanded or question.demand]
    found = [a for a in found if _asks_for(a, asked, main)]
    if not found:
        return False
    said = words_in(rule.plain.lower())
    own = _ours_left_out(said) if asked is not None and _is_askers(asked) else said
    return not all(_speaks_of(a, said, own, asked) for a in found)


def _asks_for(aspect: Aspect, asked: Asked | None, main: Sequence[str]) -> bool:
    """Tell whether a question is for an aspect, by its deed with its object, or by a word of it."""
    if not aspect.manners.isdisjoint(main) or not aspect.manners.isdisjoint(_pairs(main)):
        return True
    if asked is None:
        return False
    if noun_head(asked.object) in aspect.things:
        return True
    if aspect.deeds.isdisjoint(_deeds(asked)):
        return False
    done = _concerned(asked) in aspect.objects and not _is_done_to_asker(asked)
    return done or not aspect.objects


def _is_done_to_asker(asked: Asked) -> bool:
    """Tell whether a deed is done to whoever asks: "can we be **given** a pass", "give me one"."""
    if not _ASKER.isdisjoint(asked.object[:1]):
        return True
    return not ASKERS.isdisjoint(asked.subject) and asked.deed not in bases(asked.deed, VERB)


def _concerned(asked: Asked) -> str:
    """Return the noun for what a deed is done to, or happens to: "will my **rent** go up"."""
    return noun_head(asked.object) or noun_head(asked.subject)


def _pairs(words: Sequence[str]) -> Iterable[str]:
    return (f"{one}_{two}" for one, two in pairwise(words))


def _deeds(asked: Asked) -> frozenset[str]:
    """Return the deed of a question as the table writes it: "sell", "put_up"."""
    forms = bases(asked.deed, VERB)
    behind = asked.particle or next(
        (w for w in (*asked.object[-1:], *asked.rest[:1]) if w in syntax.PARTICLES), ""
    )
    if not behind and not asked.object and asked.rest:
        behind = asked.rest[0]
        return frozenset(forms) | {f"{form}_{behind}" for form in forms}
    return frozenset(f"{form}_{behind}" for form in forms) if behind else frozenset(forms)


def _is_askers(asked: Asked) -> bool:
    """Tell whether whoever asks is who would do it."""
    return not _ASKING.isdisjoint(asked.subject)


def _ours_left_out(said: Sequence[str]) -> Sequence[str]:
    """Return the words of a text without the verbs of what its writers do: "we will not **sell**".

    Example:
        >>> _ours_left_out("we will not sell you a card that you sell".split())[2:6]
        ['not', 'you', 'a', 'card']
    """
    ours = [
        next((i for i in range(at + 1, at + _NEAR) if _is_verb(said, i)), at)
        for at, word in enumerate(said)
        if word == _WE
    ]
    return [word for at, word in enumerate(said) if at not in ours]


def _is_verb(words: Sequence[str], at: int) -> bool:
    word = words[at] if at < len(words) else ""
    return VERB in classes(word) and word not in syntax.AUXILIARIES and not syntax.is_adverb(word)


def _speaks_of(
    aspect: Aspect, said: Sequence[str], own: Sequence[str], asked: Asked | None
) -> bool:
    """Tell whether a text has a word for an aspect.

    Args:
        aspect: the aspect.
        said: the words of the text.
        own: those of them that may be for what whoever asks does.
        asked: the deed that is asked about.
    """
    words = frozenset(said) | frozenset(_pairs(said)) | keys(said)
    if aspect.there and not LETTING_IN.isdisjoint(words):
        return True
    if not (aspect.said | aspect.manners).isdisjoint(words):
        return True
    stems = frozenset(map(stem, keys(own)))
    deeds = frozenset(deed for deed in aspect.deeds if "_" not in deed)
    if any(is_said_in(key(word), stems) for word in deeds | aspect.things):
        return True
    due = noun_head(asked.object) if aspect.due and asked is not None else ""
    return due != "" and not is_person(due) and is_said_in(key(due), stems)
