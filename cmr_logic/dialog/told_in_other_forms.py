"""Who a rule is about, told beside a question in other forms: "I have a **membership**".

"**Members** can freeze their fees" is about whoever asks so. In a story such a likeness says
little; beside a question somebody tells it to say that they are one of those the rule is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set

from cmr_logic import syntax
from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.told import Told
from cmr_logic.expression import ClauseRef, clause_ids
from cmr_logic.inquiry import asked_in
from cmr_logic.relevance.stems import is_said_in, stem
from cmr_logic.text import ADJECTIVE, NOUN, VERB, classes, key, word_set, words_in

_SENTENCES = re.compile(r"(?<=[.!;])\s+")
# Who tells it: "**I** have a membership"; not "she".
_ASKERS = word_set("i we i'm we're i've we've")
_OWN = word_set("my our")
# What is hoped, or only so in a case: "I **want** to be a member".
_NOT_SO = (
    syntax.NEGATIONS
    | syntax.MODALS
    | word_set("want like plan hope think if ex former never nobody none planning thinking hoping")
)
# Words that turn what they stand before into something else: "**before** you row"; not "in".
_TURNING = word_set("before after without outside except until under over not no other than")
# Words of a name that say nothing beside the others: "service **member**", "orders **placed**".
_LIGHT = frozenset(
    stem(key(word))
    for word in word_set(
        "people person member owner holder customer applicant user made placed taken done"
    )
)
_CONTENT = frozenset({NOUN, VERB, ADJECTIVE})
_LEAST = 2  # words of a clause that are told: one alone may be told of many things


def told_in_other_forms(agenda: Agenda, told: str, settled: Set[str]) -> Iterator[Told]:
    """Yield that whoever asks is one of those a rule is about, where they tell it in other forms.

    Args:
        agenda: the question and its clauses.
        told: what is told beside the question.
        settled: the clauses that are settled already.

    Example:
        >>> from cmr_logic.dialog.rule import parse
        >>> agenda = parse("Gym members may row if they swim.").agenda("May I row?")
        >>> [fact.part for fact in told_in_other_forms(agenda, "I have a gym membership.", set())]
        [ClauseRef('c1')]
        >>> list(told_in_other_forms(agenda, "I want a gym membership.", set()))
        []
    """
    sentences = [words_in(each.lower()) for each in _SENTENCES.split(told) if each.strip()]
    if not sentences:
        return
    asked = words_in(asked_in(agenda.inquiry.question).lower())
    for name in _whom(agenda):
        if name in settled or name not in agenda.topics:
            continue
        statement = words_in(agenda.rule.clause(name).statement.lower())
        if any(_tells(statement, said, asked, agenda.whom) for said in sentences):
            yield Told(ClauseRef(name), value=True, source="question", evidence=told)


def _whom(agenda: Agenda) -> Iterator[str]:
    """Yield the clauses of whom, or of what, the provisions are that a question concerns."""
    for provision in agenda.inquiry.provisions:
        if provision.subject is not None:
            yield from clause_ids(provision.subject)


def _tells(statement: Sequence[str], said: Sequence[str], asked: Sequence[str], whom: str) -> bool:
    """Tell whether a sentence says of the one asked about what a clause says, in other forms."""
    if not _NOT_SO.isdisjoint(said) or not _is_of_whom_is_asked(statement, said, asked, whom):
        return False
    if not _TURNING.intersection(statement) <= set(said):
        return False
    named = [word for word in statement[1:] if word not in syntax.BE | syntax.HAVE]
    figures = [word for word in named if word[:1].isdigit()]
    stems = {stem(key(word)) for word in said}
    content = {key(word) for word in named if _CONTENT & classes(word)}
    missed = {word for word in content if not is_said_in(word, stems)}
    told = len(content) - len(missed) >= _LEAST and set(figures) <= set(said)
    return told and all(stem(word) in _LIGHT for word in missed)


def _is_of_whom_is_asked(
    statement: Sequence[str], said: Sequence[str], asked: Sequence[str], whom: str
) -> bool:
    """Tell whether a sentence is of whom a question is about: "**My son** … Can **he**"."""
    if said[0] in _ASKERS:
        return not whom
    of_asker = not _ASKERS.isdisjoint(asked)
    of_person = statement[:1] == ("you",)
    return said[0] in _OWN and not (of_person and of_asker)
