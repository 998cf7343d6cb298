"""A story, read once with regard to a question and to what the clauses of a rule ask for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.records import replace
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.demands.demanded import Demand, demand_of
from cmr_logic.scenario.demands.sole_thing import is_meant_by_it, sole_thing
from cmr_logic.scenario.entailment.implying import implied
from cmr_logic.scenario.entailment.possessing import possessed
from cmr_logic.scenario.entailment.undergoing import done_by_oneself, undergone
from cmr_logic.scenario.lexicon.relations import aims, covers, keyed, word_key
from cmr_logic.scenario.matching.matter import Identity, Matter, identities, matter_of, sort_asked
from cmr_logic.scenario.rephrasing.restating import restated
from cmr_logic.scenario.rephrasing.rewordings import reworded
from cmr_logic.scenario.rephrasing.spelling import spelled
from cmr_logic.scenario.statements.antecedents import (
    of_nobody,
    of_several,
    with_antecedents,
    without_whose,
)
from cmr_logic.scenario.statements.asked_about import asked_of, owned_in, thing_in
from cmr_logic.scenario.statements.asked_by_name import asked_by_name, person_by_name
from cmr_logic.scenario.statements.bodies import as_body
from cmr_logic.scenario.statements.by_role import by_role
from cmr_logic.scenario.statements.descriptions import described
from cmr_logic.scenario.statements.identified import identified
from cmr_logic.scenario.statements.names import called
from cmr_logic.scenario.statements.on_behalf import had_for
from cmr_logic.scenario.statements.parts import asks
from cmr_logic.scenario.statements.pieces import Piece, pieces_of
from cmr_logic.scenario.statements.pronouns import resolved
from cmr_logic.scenario.statements.reading import read
from cmr_logic.scenario.statements.sharing import sharing
from cmr_logic.scenario.statements.statement import Mood, Statement, Subject, Tense, Who
from cmr_logic.scenario.statements.to_come import to_come
from cmr_logic.scenario.times.beginnings import resulting
from cmr_logic.scenario.times.completeness import says_all
from cmr_logic.scenario.times.per_period import in_period, period_behind, period_of
from cmr_logic.scenario.times.stated import THEM, last_named, quantities_of
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity


_YOU = ("you ", "your ")
_SENTENCE_END = re.compile(r"[.!?\n]")
# What tells something without a verb: "**my** boat", "**not** by boat"; not "a boat".
_TELLING = ("my", "not ")
# "May we camp **where we are**?"; not "Where may we camp?".
_HERE = re.compile(
    r"\b(?:here|where\s(?:we|I)(?:['’](?:re|m)|\s(?:are|am))|(?:on|in|at)\sthis\s(?:spot|place))\b",
    re.IGNORECASE,
)
# What situations are compared by that show how old somebody is.
_OF_AGES = frozenset({"adult", "parent", "retire"})


@dataclass(slots=True)
class Story:
    """A story, read with regard to a question and to what clauses ask for.

    Args:
        text: the story.
        statements: what it says.
        derived: what follows from that, as far as a clause asks for it.
        asked: on whose behalf the question is asked; None where nobody else's.
        owned: the thing or body of one's own that the question asks about, if any.
        thing: the thing that the question of oneself is about: "Can I return the goods?"
        given: what the words of the question are compared by.
        matter: the thing that the question points to.
        identities: what the story says that this thing is.
        demands: what the clauses demand of quantities, in whatever form.
        own_demands: the same in their own words alone.
        here: the question is about the place where whoever asks is: "May we camp **here**?"
        complete: it says that what it counts is all there is.
        per: the time in which clauses count things: "ten a **month**".
        measured: the quantities of what was looked at, by its words.
        parted: its pieces, once they were looked at.
    """

    text: str
    statements: Sequence[Statement]
    derived: Sequence[Statement]
    asked: Subject | None
    owned: Subject | None
    thing: Subject | None
    given: frozenset[str]
    matter: Matter | None
    identities: Sequence[Identity]
    demands: Sequence[Demand] = ()
    own_demands: Sequence[Demand] = ()
    here: bool = False
    complete: bool = False
    per: str = ""
    measured: dict[str, Sequence[Quantity]] = field(default_factory=dict)
    parted: list[Piece] = field(default_factory=list)

    def quantities(self, told: Statement) -> Sequence[Quantity]:
        """Return the quantities that a statement states.

        Args:
            told: a statement of the story.
        """
        return self.stating(told.quoted(self.text))

    def stating(self, words: str) -> Sequence[Quantity]:
        """Return the quantities that words of the story state.

        Args:
            words: the words.
        """
        if words not in self.measured:
            self.measured[words] = [self._of_what(each, words) for each in quantities_of(words)]
        return self.measured[words]

    def _of_what(self, quantity: Quantity, words: str) -> Quantity:
        """Return a count of "them" as one of what was spoken of, if a clause counts one such."""
        if self.per and quantity.kind.value == "count":
            told_per = period_behind(words[quantity.span.end :])
            quantity = in_period(quantity, told_per, self.per)
        if quantity.unit != THEM:
            return quantity
        units = {c.unit for d in self.demands for c in d.constraints if c.kind is quantity.kind}
        before = self.text[: max(self.text.find(words), 0)] + words.partition(" of ")[0]
        last = last_named(before)
        named = self.given if not last else frozenset({last})
        spoken = [u for u in units if u and any(covers((word_key(u),), key) for key in named)]
        return replace(quantity, unit=spoken[0]) if len(spoken) == 1 else quantity

    def pieces(self) -> Sequence[Piece]:
        """Return its pieces: what its statements say, and what stands without a verb."""
        if not self.parted:
            self.parted.extend(pieces_of(self.statements, self.text))
        return self.parted


def read_story(
    clauses: Sequence[Clause],
    parts: Sequence[str],
    scenario: str,
    question: str,
    *,
    apart: int | None = None,
) -> Story | None:
    """Read a story; None where it holds no statement.

    Args:
        clauses: the clauses of a rule, whose words a story may misspell.
        parts: the statements that they join, each complete.
        scenario: the story.
        question: what is asked.
        apart: how many parts, in front of all, are in the words of the clauses; None for all.

    Example:
        >>> story = read_story((), ["you have a partner"], "My wife sings.", "")
        >>> "my-spouse" in {told.entry for told in story.derived}
        True
        >>> read_story((), [], "Hello!", "") is None
        True
    """
    asked = asked_of(question) if question else None
    plain = with_antecedents(called(read(scenario), scenario), scenario)
    if " whose " in scenario:
        plain = [without_whose(told, scenario) for told in plain]
    made = (*plain, *identified(read(scenario)), *_in_mood(reworded(scenario), plain, scenario))
    owned = owned_in(question) if question else None
    if asked is None and owned is None:
        owned = asked_by_name(question, plain, scenario)
        asked = person_by_name(question) if owned is None or owned.who is Who.OTHER else None
    told_of = [clause.statement for clause in clauses] or parts
    thing = _spoken_of(thing_in(question), told_of)
    given = _given(question)
    if thing is None and asked is None and owned is None:
        thing = sole_thing(told_of) if question else None
        if thing is not None and not is_meant_by_it(thing.head, scenario):
            thing = None
        given |= frozenset({thing.head} if thing is not None else ())
    matter = matter_of(question)
    mentioned = owned if owned is not None and not (owned.person and thing) else thing
    mentioned = mentioned if mentioned is owned or matter is None else owned
    statements = resolved(spelled(made, scenario, clauses), scenario, asked, mentioned)
    statements = [*statements, *sharing(statements), *as_body(statements, scenario, owned)]
    statements += [*had_for(statements, scenario, asked), *of_nobody(statements, scenario)]
    statements += [*of_several(plain, scenario)]
    statements += [*described(statements, scenario)]
    statements += [*to_come(statements, question)]
    statements += _restated_again(statements, scenario)
    parties = frozenset(key for part in parts if (key := read_clause(part).subject.head))
    to_you = any(part.startswith(_YOU) for part in parts)
    statements += [*by_role(statements, scenario, parties, asked, to_you=to_you, given=given)]
    demands = [demand for part in parts if (demand := demand_of(part)) is not None]
    if not (statements or demands or any(word in scenario.lower() for word in _TELLING)):
        return None
    wanted = frozenset[str]().union(*(aims(_asked_for(part)) for part in parts))
    if any(c.kind.value == "age" for demand in demands for c in demand.constraints):
        wanted |= aims(_OF_AGES)
    mine = undergone(statements, scenario)
    planned = any(read_clause(part).mood is Mood.WISH for part in parts)
    granted = [*possessed(scenario), *resulting(statements, scenario)]
    return Story(
        text=scenario,
        statements=statements,
        derived=[
            *mine,
            *done_by_oneself(statements, scenario),
            *implied([*statements, *mine], wanted),
            *granted,
            *implied(granted, wanted, further=False),
            *(_intended(statements, wanted) if planned else ()),
        ],
        asked=asked,
        owned=owned,
        thing=thing,
        given=given,
        matter=matter or sort_asked(question),
        demands=demands,
        own_demands=[demand for part in parts[:apart] if (demand := demand_of(part)) is not None],
        here=_HERE.search(question) is not None,
        complete=says_all(scenario),
        per=period_of(parts) if demands else "",
        identities=identities(statements, scenario, matter or sort_asked(question)),
    )


def _restated_again(statements: Sequence[Statement], text: str) -> list[Statement]:
    """Return what statements say in other syntax, and what a thing kept somewhere says in turn.

    "The car is in my shed" says that it is kept there, and so that I keep it there; "I put it in
    the bin" does not.
    """
    made = [*restated(statements, text)]
    done = {each.start for each in statements if each.subject.who is Who.SELF}
    kept = [each for each in made if each.verb == "keep" and each.subject.who is Who.OTHER]
    kept = [each for each in kept if each.start not in done]
    return [*made, *restated(kept, text)]


_POINTS = re.compile(r"\b(?:it|its|they|them|their|this|these)\b")


def _spoken_of(thing: Subject | None, parts: Sequence[str]) -> Subject | None:
    """Return the thing of a question if clauses may speak of it, and None if they do not.

    Who asks "Must I pay the charge?" under a rule about a parcel says "it" of the parcel.
    """
    if thing is None:
        return None
    head = thing.head
    for part in parts:
        if _POINTS.search(part):
            return thing
        named = [key for key in keyed(words_in(part)) if key]
        if any(covers((head,), key) or covers((key,), head) for key in named):
            return thing
    return None


def _intended(statements: Iterable[Statement], wanted: frozenset[str]) -> Iterator[Statement]:
    """Yield what follows from what somebody plans, as planned: "I want to earn my keep"."""
    plans = [
        replace(told, mood=Mood.FACT, tense=Tense.PRESENT)
        for told in statements
        if told.mood is Mood.WISH and not told.negated
    ]
    for told in implied(plans, wanted):
        if not told.negated:
            yield replace(told, mood=Mood.WISH)


def _in_mood(
    reworded_: Iterable[Statement], statements: Sequence[Statement], scenario: str
) -> Iterator[Statement]:
    """Yield what is said in other words, as open where the story's own words are: "I hope …"."""
    for told in reworded_:
        moods = {s.mood for s in statements if s.start < told.end and told.start < s.end}
        opened = moods == {Mood.OPEN} or (not moods and _is_asked(told, scenario))
        yield replace(told, mood=Mood.OPEN) if opened else told


def _is_asked(told: Statement, scenario: str) -> bool:
    """Tell whether words stand in a question that tells nothing: "What if **I row**?"."""
    first = max(scenario.rfind(mark, 0, told.start) for mark in ".!?\n") + 1
    stop = _SENTENCE_END.search(scenario, told.end)
    opening = words_in(scenario[first : told.end].lower())[:1]
    return bool(opening) and asks(opening[0]) and stop is not None and stop[0] == "?"


def _asked_for(part: str) -> frozenset[str]:
    """Return what a part of a clause is compared by, with what happened, where it says when."""
    clause = read_clause(part)
    return clause.words if clause.subject.who is Who.OTHER else clause.keys


@lru_cache(maxsize=1024)
def _given(question: str) -> frozenset[str]:
    """Return what the words of a question are compared by."""
    return frozenset(k for k in keyed(words_in(question)) if k)
