"""Those whom something helps to do something: "It **helps growers** buy tools"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression, both
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.matters.uses import PROVIDING, wanted
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.clause_words import WANTING
from cmr_logic.text import ADJECTIVE, VERB, bases, classes, places_of

# Words of what is given to help somebody: "grants are **available** to help cooks"; not "needed".
_GIVING = PROVIDING | {"available", "given", "made", "offered", "paid", "provided"}
_YOU_ARE, _IT = ("you", "are"), ("it",)


def helped_clause(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of those who are helped, and of what to do: "It helps growers buy tools".

    What someone is helped to do is what they must want to do.

    Args:
        scope: the sentence.
        statement: one of its statements.
        last: index after the last token of what it says.
    """
    predicate, words = statement.predicate, scope.words
    if predicate is None:
        return None
    # "helps", "can help", "is to help"
    verb = range(predicate.first, min(predicate.last + 2, last))
    helps = next(iter(places_of(words, implied.HELPING, verb.start, verb.stop)), last)
    if helps == last and not _GIVING.isdisjoint(words[verb.start : verb.stop]):
        aims = places_of(words, implied.HELPING, verb.stop, last - 2)
        helps = next((at for at in aims if words[at - 1] == "to"), last)  # "lends £9 **to help**"
    joints: list[tuple[int, Effect]] = []
    for at in range(helps + 2, last - 1):
        base = at + (words[at] == "to")
        several = syntax.is_plural_noun(words[at - 1])
        if words[at] in syntax.JOINTS and (several or naming.is_person(words[at - 1])):
            joints.append((at, Effect.OR))  # "helps tenants **or** owners save"
            continue
        named = naming.is_person(words[at - 1]) or (base > at and several)  # "towns **to** build"
        if named and words[base] in bases(words[base], VERB):
            helped = _people(scope, Words(helps + 1, at, tuple(joints)))
            # "pensioners pay **their** bills": yours
            return both([helped, wanted(replace(scope, asker=True), Words(base, last), WANTING)])
        # "old **and** new"
        told = words[at] in syntax.JOINTS and ADJECTIVE in classes(words[at - 1])
        if not told and (words[at] in syntax.PREPOSITIONS or words[at] in syntax.JOINTS):
            return None
    return None


def _people(scope: Scope, people: Words) -> Expression:
    """Return the clauses of those who are helped, of each kind alone: "tenants or owners"."""
    frame, needless = naming.restricted(scope.words[people.first : people.last])
    frame = _YOU_ARE if frame[:1] == _IT else frame
    return split_kinds(scope, replace(people, first=people.first + needless), implied.CUE, frame)
