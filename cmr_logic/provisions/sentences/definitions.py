"""Definitions → provisions: "“Farmer” means a person who grows crops. It does not include …"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Sentence, Words
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.expression import ClauseRef, Expression, Not, both, either, fold, rebuilt
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.drafts.shapes import joints_of
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.reach.kinds import name_kinds, read_kind, says_more
from cmr_logic.provisions.reach.relatives import read_relative, relative_of_thing
from cmr_logic.provisions.sentences.defining import Definition, alternatives, definition_at
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANYBODY, GENERIC
from cmr_logic.text import keys

# Words before one of any kind: "**any** craft"; not "a craft".
_ANY = frozenset({"any", "all", "each"})
# The frame of what is asked about: "it is | a craft".
_IT_IS = ("it", "is")


def read_definition(draft: Draft, first: int, last: int) -> bool:
    """Read a sentence that defines a term, or adds to the definition before.

    Args:
        draft: where it goes.
        first: index of the first token of the sentence.
        last: index after its last.

    Returns:
        Whether it is one.
    """
    found = definition_at(draft.words, first, last, draft.defined)
    if found is None:
        return False
    body = None if found.body is None else _meant(draft, found.body)
    apart = None if found.apart is None else _meant(draft, found.apart)
    if found.adding:
        _add(draft, body, apart)
    else:
        _define(draft, found, body, apart)
    return True


def _define(
    draft: Draft, found: Definition, body: Expression | None, apart: Expression | None
) -> None:
    draft.defined = draft.words[found.term.first : found.term.last]
    draft.provisions.append(
        Provision(
            draft.chars(found.term.first, (found.apart or found.body or found.term).last),
            draft.chars(found.term.first, found.term.last),
            positive=True,
            force=Force.GRANTS,
            condition=body,
            exceptions=() if apart is None else (apart,),
            defines=True,
            keys=keys(draft.defined),
        )
    )


def _add(draft: Draft, body: Expression | None, apart: Expression | None) -> None:
    """Add to the definition before what else its term stands for, or does not."""
    at = max(i for i, p in enumerate(draft.provisions) if p.keys == keys(draft.defined))
    before = draft.provisions[at]
    said = [part for part in (before.condition, body) if part is not None]
    draft.provisions[at] = replace(
        before,
        condition=either(said) if said else None,
        exceptions=before.exceptions if apart is None else (*before.exceptions, apart),
    )


def put_in(draft: Draft) -> None:
    """Put what a term stands for in the place of each clause that says no more than the term.

    "Cooks pay half if they are carers. “Carer” means …": who is one is asked by what makes one.

    Args:
        draft: a rule of which everything has been read.
    """
    meant = {p.keys: _whole(p) for p in draft.provisions if p.defines}
    replaced = {
        ClauseRef(clause.id): meant[clause.keys] for clause in draft.clauses if clause.keys in meant
    }
    if not replaced:
        return
    draft.provisions[:] = [
        p
        if p.defines
        else replace(p, plain=p.plain and not _names(p, replaced)).with_expressions(
            lambda expression: _replaced(expression, replaced)
        )
        for p in draft.provisions
    ]


def _whole(provision: Provision) -> Expression:
    """Return what a definition demands."""
    condition = [] if provision.condition is None else [provision.condition]
    return both([*condition, *map(Not, provision.exceptions)])


def _names(provision: Provision, replaced: Mapping[ClauseRef, Expression]) -> bool:
    return provision.subject in replaced


def _replaced(expression: Expression, replaced: Mapping[ClauseRef, Expression]) -> Expression:
    def put(node: Expression, operands: list[Expression]) -> Expression:
        if isinstance(node, ClauseRef):
            return replaced.get(node, node)
        return rebuilt(node, operands)

    return fold(expression, put)


def _meant(draft: Draft, body: Words) -> Expression:
    """Return the clauses of what a term stands for."""
    words = draft.words
    kinds = alternatives(words, body)
    related = not syntax.RELATIVE_OPENERS.isdisjoint(words[body.first : body.last])
    if len(kinds) > 1 and not related and len({_is_person(words, run) for run in kinds}) == 1:
        return _kind(draft, body)  # one phrase: one question asks it
    return either([_kind(draft, kind, several=len(kinds) > 1) for kind in kinds])


def _kind(draft: Draft, run: Words, *, several: bool = False) -> Expression:
    """Return the clauses of a kind that a definition names, with its relative clause.

    Args:
        draft: what has been read.
        run: where it stands.
        several: it is one of several, so that its noun tells it apart.
    """
    words = draft.words
    first = run.first + (words[run.first] in _ANY and run.last - run.first > 1)
    sentence = parse_sentence(draft.tokens, first, run.last, item=True)
    scope = Scope(draft, sentence.holes, asker=_is_person(words, run))
    if scope.asker:
        return _person(scope, Words(first, run.last), sentence, several=several)
    related = relative_of_thing(words, first, run.last)
    if related is not None:
        return read_relative(scope, related)
    return _thing(scope, Words(first, run.last), sentence)


def _is_person(words: Frame, run: Words) -> bool:
    named = words[run.first : run.last]
    head = syntax.noun_head(named)
    return (
        named[0] in ANYBODY
        or named[:2] == ("one", "who")
        or (head is not None and is_person(named[head]))
    )


def _person(scope: Scope, run: Words, sentence: Sentence, *, several: bool) -> Expression:
    """Return the clauses of a person whom a term stands for."""
    words, places = scope.words, range(run.first, run.last)
    related = next((at for at in places if words[at] in syntax.RELATIVE_OPENERS), None)
    if related is None:
        runs = _words(sentence)
        parts = [Words(run.first, runs[0].last, runs[0].joints), *runs[1:]] if runs else [run]
        return either([name_kinds(scope, part, implied.CUE) for part in parts])
    said = read_kind(scope, run.first, run.last, implied.CUE)
    named = words[run.first : related]
    known = GENERIC | ANYBODY | frozenset(scope.draft.defined) | {"one"}
    if "or" in named and known.isdisjoint(named):  # "a cook **or guest who** rows"
        kinds = alternatives(words, Words(run.first, related))
        return both([either([name_kinds(scope, kind, implied.CUE) for kind in kinds]), said])
    if not several or says_more(named) or not known.isdisjoint(named):
        return said
    return both([name_kinds(scope, Words(run.first, related), implied.CUE), said])


def _words(sentence: Sentence) -> list[Words]:
    rests = [each.rest for each in sentence.statements]
    return [words for rest in rests if rest is not None for words in rest.body.runs]


def _thing(scope: Scope, run: Words, sentence: Sentence) -> Expression:
    """Return the clauses of things that a term stands for."""
    rest = sentence.statements[0].rest if len(sentence.statements) == 1 else None
    if scope.words[run.first - 1] in _ANY and rest is not None and not joints_of(rest.body):
        return make_clause(scope, run, implied.CUE, (*_IT_IS, *_one(scope.words, run)), kept=True)
    if rest is None or rest.relative is not None or sentence.statements[0].conditions:
        return split_kinds(scope, run, implied.CUE, _IT_IS)
    if isinstance(rest.body, Phrase) and rest.body.words is not None:
        return split_kinds(scope, rest.body.words, implied.CUE, _IT_IS)
    said = read_coordination(scope, rest.body, implied.CUE, _IT_IS)
    return said or split_kinds(scope, run, implied.CUE, _IT_IS)


def _one(words: Frame, run: Words) -> Frame:
    """Return the article of one of any kind: "any craft" is "a craft"."""
    named = words[run.first : run.last]
    head = syntax.noun_head(named)
    if head is None or syntax.is_plural_noun(named[head]):
        return ()
    return (syntax.article(named[0]),)
