"""One statement → a provision: its conclusion, demand, subject, conditions and exceptions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Condition, Phrase, Sentence, Statement
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import ClauseRef, Expression, Not
from cmr_logic.provisions.aims import aim_clause, aim_span, inner_aim_clause
from cmr_logic.provisions.antecedents import case_joined
from cmr_logic.provisions.cases import implied_case, listed_subject
from cmr_logic.provisions.clause_words import HELPING, WANTING
from cmr_logic.provisions.conclusions import DENYING_SUBJECTS, conclusion_of, defines
from cmr_logic.provisions.draft import Conclusion, Scope
from cmr_logic.provisions.expressions import (
    THE_FOLLOWING,
    Limits,
    frame_before,
    read_condition,
    read_coordination,
    read_list,
)
from cmr_logic.provisions.list_signs import names_kinds
from cmr_logic.provisions.lists import Lead, both
from cmr_logic.provisions.naming import Frame, subject_frame
from cmr_logic.provisions.nodes import Force, Provision
from cmr_logic.provisions.people import (
    beneficiary_clause,
    excluded_clause,
    referred_clause,
    subject_clause,
)
from cmr_logic.provisions.predicate_words import ANAPHORS
from cmr_logic.provisions.predicates import (
    announces_exceptions,
    continues,
    names_exceptions,
    refers_back,
    waives,
)
from cmr_logic.provisions.shapes import conclusion_extent, extent_of, phrases_of, reference_of
from cmr_logic.spans import Span
from cmr_logic.text import keys, tokenize

MUST = Cue("must", Effect.IF, ("must",), "You must be 18.", "You may go.")
"""The cue of what is demanded."""

# Words that open a subject who is not whoever asks: "your partner"; not "students".
_OTHERS = frozenset(
    {
        "you",
        "your",
        "we",
        "our",
        "they",
        "it",
        "he",
        "she",
        "i",
        "my",
        "their",
        "his",
        "her",
        "its",
        "the",
        "this",
        "that",
    }
)
# Subjects that speak of whoever asks: "we charge you if late"; not "the boat".
_SPEAKERS = frozenset({"you", "we", "i", "there", "nobody", "everybody"})
# Last words of a lead-in that its items complete: "you can claim **in**:"; not "goods are:".
_PLACING = frozenset((word,) for word in syntax.PREPOSITIONS)
# Words between a predicate and what it announces: "you must **either** …"; not "also".
_ANNOUNCING = frozenset({"either", "both"})
# Verbs whose object is what is demanded: "you need a card"; not "you want a card".
_NEEDING = frozenset({("need",), ("needs",), ("needed",)})
# Subjects that deny, read as "any" where the conclusion has the negation: "no dog"; not "nobody".
_DENYING_DETERMINERS = frozenset({"no", "none", "neither"})


# The cue of what a demand is to be met before: an aim of it, not an exception to it.
_BEFORE = "before"
# Effects of cues that stand for the case before: "in this case"; not "if".
_CASES = frozenset({Effect.SAME, Effect.OPPOSITE})


@dataclass(frozen=True, slots=True)
class _Wording:
    """The words of a statement without its conditions, and what they show of it.

    Args:
        first: index of the first token.
        last: index after the last.
        subject_last: index after the last token before the predicate, else ``first``.
        whole: the words without examples and asides.
        said: those from the predicate on.
    """

    first: int
    last: int
    subject_last: int
    whole: Frame
    said: Frame

    @property
    def backward(self) -> bool:
        """Whether the conclusion only points at the one before."""
        return refers_back(self.whole)

    @property
    def exempting(self) -> bool:
        """Whether it names the exceptions to the one before."""
        return names_exceptions(self.whole)


@dataclass(frozen=True, slots=True)
class _Parts:
    """The expressions of a statement: fields as in :class:`Provision`."""

    limits: Limits
    subject: Expression | None
    demand: Expression | None
    alternatives: Expression | None
    purpose: Expression | None
    implied: Expression | None

    def force(self, *, demanding: bool) -> Force:
        if demanding:
            return Force.DEMANDS
        restricted = self.limits or self.alternatives or self.subject
        return Force.GRANTS if restricted else Force.STATES


def read_statement(scope: Scope, sentence: Sentence, statement: Statement, fronts: Limits) -> None:
    """Read a statement, and add its provision to the draft.

    Args:
        scope: the sentence.
        sentence: its parts.
        statement: one of its statements.
        fronts: the conditions before the first statement, which hold for each.
    """
    draft = scope.draft
    scope.limits.clear()
    scope.asker = draft.asker = _is_asker(scope, statement)
    scope.about = whom_about(scope, statement)
    conclusion = draft.conclusion = conclusion_of(scope, sentence, statement)
    joined = case_joined(scope, statement.joint)
    fronts = fronts if joined is None else Limits([joined])
    wording = _wording(scope, sentence, statement)
    aims = [front for front in sentence.fronts if is_aim(front, conclusion)]
    aim = aim_span(draft, aims[0]) if aims else None
    aim_keys = keys(tokenize(aim.of(draft.text)).words) if aim else frozenset()
    made = len(draft.clauses)
    if announces_exceptions(wording.whole) and not scope.items:
        return  # the next sentence names them
    parts = _read_parts(scope, sentence, statement, wording, fronts)
    no = wording.whole[:1] if wording.whole[:1] == ("no",) else ()
    later = statement is not sentence.statements[0]
    about = draft.words[wording.first : wording.subject_last]
    draft.provisions.append(
        Provision(
            span=_span(scope, sentence, made),
            conclusion=draft.chars(wording.first, wording.last),
            positive=not (conclusion.negative or wording.exempting),
            force=parts.force(demanding=conclusion.demanding),
            condition=parts.limits.condition(),
            exceptions=tuple(parts.limits.exceptions),
            demand=parts.demand,
            subject=parts.subject,
            plain=isinstance(parts.subject, ClauseRef)
            and _is_bare(statement)
            and wording.whole[0] not in DENYING_SUBJECTS
            and syntax.PREPOSITIONS.isdisjoint(about),
            about=keys(about),
            alternatives=parts.alternatives,
            implied=parts.implied,
            purpose=parts.purpose,
            aim=aim,
            context=draft.context,
            denying=conclusion.denying,
            waives=waives((*no, *wording.said)),
            linked=not _takes_over(sentence, joined)
            and (sentence.link or later or continues(wording.whole, wording.said)),
            anaphoric=wording.backward or wording.exempting,
            keys=keys(wording.whole) | aim_keys,
            demanded=keys(_before_aim(wording.said)),
        )
    )
    if len(scope.limits) > 1 and parts.alternatives is not None:
        _add_item_provisions(scope, parts.limits)


def is_aim(condition: Condition, conclusion: Conclusion) -> bool:
    """Tell whether a condition says what something is for: "to row", or "before you row" you must.

    Args:
        condition: a condition of the sentence.
        conclusion: the kind of conclusion that it belongs to.
    """
    before = conclusion.demanding and condition.cue.name == _BEFORE
    return before or condition.cue.effect is Effect.PURPOSE


def _takes_over(sentence: Sentence, joined: Expression | None) -> bool:
    """Tell whether a statement takes over the case of the one before, and says its own of it."""
    return joined is not None or any(front.cue.effect in _CASES for front in sentence.fronts)


def _is_asker(scope: Scope, statement: Statement) -> bool:
    """Tell whether "they" in the conditions is whoever asks: "Students … if they …"."""
    extent = None if statement.subject is None else extent_of(statement.subject.body)
    if extent is None or scope.words[extent[0]] in _OTHERS:
        return False
    named = scope.words[extent[0] : extent[1]]
    return subject_frame(named) == ("you", "are")


def _is_bare(statement: Statement) -> bool:
    """Tell whether no relative clause says more of whom a statement is for."""
    if statement.subject is None:
        return False
    parts = (statement.subject, statement.rest)
    return all(part is None or part.relative is None for part in parts)


def whom_about(scope: Scope, statement: Statement) -> Frame:
    """Return the words that begin a statement about whom or what a statement is about."""
    extent = None if statement.subject is None else extent_of(statement.subject.body)
    if extent is None or scope.words[extent[0]] in _SPEAKERS:
        return ("you", "are")
    return subject_frame(scope.words[extent[0] : extent[1]])


def _before_aim(said: Frame) -> Frame:
    """Return what a predicate says, without the aim behind it: "get another **to be eligible**".

    What something is to be done before is an aim as well: "hold a permit **before you sell**".
    """
    for at in range(1, len(said)):
        found = cues.match(said, at)
        if found is not None and (found[0].effect is Effect.PURPOSE or found[0].name == _BEFORE):
            return said[:at]
    return said


def _wording(scope: Scope, sentence: Sentence, statement: Statement) -> _Wording:
    first, last = conclusion_extent(sentence, statement)
    predicate = statement.predicate
    return _Wording(
        first,
        last,
        subject_last=first if predicate is None else predicate.first,
        whole=scope.said(first, last),
        said=() if predicate is None else scope.said(predicate.first, last),
    )


def _read_parts(
    scope: Scope, sentence: Sentence, statement: Statement, wording: _Wording, fronts: Limits
) -> _Parts:
    """Read the parts of a statement in text order, as far as one does not hang on another."""
    demanding = scope.draft.conclusion.demanding
    limits = fronts.copy()
    purpose = _purpose(scope, sentence, statement) if demanding else None
    subject, listed = None, None
    if not defines(scope, statement):
        subject = subject_clause(scope, statement) or excluded_clause(scope, statement)
    named = None if statement.subject is None else statement.subject.body
    if isinstance(named, Phrase) and named.reference is not None:
        listed, subject = subject, None
    demand, alternatives = _read_rest(scope, statement, demanding=demanding)
    pointing = wording.backward or wording.exempting
    if pointing and statement.rest is not None and alternatives is None:
        subject = referred_clause(scope, statement.rest)
    if subject is None and listed is None and alternatives is None and not demanding:
        subject = beneficiary_clause(scope, statement)
    for condition in statement.conditions:
        if demanding and condition.cue.name == _BEFORE:
            purpose = purpose or aim_clause(scope, condition)
        elif not is_aim(condition, scope.draft.conclusion):
            read_condition(scope, condition, limits)
    if scope.items and statement is sentence.statements[-1]:  # nothing has led it in
        alternatives = read_list(scope, Lead(THE_FOLLOWING, THE_FOLLOWING), THE_FOLLOWING)
    case = None
    if not (limits or listed or subject or wording.backward or demand):
        case = _case(scope, statement, wording, limits, listing=alternatives is not None)
    return _Parts(
        limits,
        subject,
        demand,
        alternatives if alternatives is not None else listed,
        purpose,
        case,
    )


def _case(
    scope: Scope, statement: Statement, wording: _Wording, limits: Limits, *, listing: bool
) -> Expression | None:
    """Return the case that a statement without conditions is about, or add it to its limits."""
    if listing:
        return listed_subject(scope, statement, wording.last)
    denied = _denies_case(scope, wording)
    case = implied_case(scope, statement, wording.first, wording.last)
    if isinstance(case, Not):
        case = case.operand  # the conclusion has the negation, the case has not
    if case is not None and denied and _narrows(scope, statement):
        limits.parts.append(case)  # "Dogs are not allowed on the beach": there alone
        return None
    return case


def _denies_case(scope: Scope, wording: _Wording) -> bool:
    """Tell whether a statement denies something of its case, and does not only comment on a demand.

    "They don't have to be new" says of the things demanded before what they need not be.
    """
    conclusion = scope.draft.conclusion
    comments = waives(wording.said) and wording.whole[0] in (*ANAPHORS, "no")
    return conclusion.denied and not conclusion.demanding and not comments


def _narrows(scope: Scope, statement: Statement) -> bool:
    """Tell whether the clause made last is only a part of what a statement says."""
    predicate, starts = statement.predicate, scope.draft.tokens.starts
    if predicate is None:
        return False
    span = scope.draft.clauses[-1].span
    behind = predicate.last < len(starts) and span.start > starts[predicate.last]
    return behind or span.end <= starts[predicate.first]


def _purpose(scope: Scope, sentence: Sentence, statement: Statement) -> Expression | None:
    """Return the clause of the aim of a demand, before the statement or inside it."""
    for front in sentence.fronts:
        if is_aim(front, scope.draft.conclusion):
            return aim_clause(scope, front)
    return inner_aim_clause(scope, statement)


def _read_rest(
    scope: Scope, statement: Statement, *, demanding: bool
) -> tuple[Expression | None, Expression | None]:
    """Return the demand that the rest of a statement makes, and the list inside it."""
    rest = statement.rest
    frame = _rest_frame(scope, statement)
    cue = MUST if demanding else THE_FOLLOWING
    if rest is None:
        if not scope.items or statement.predicate is None or _leads_in(statement.conditions):
            return None, None
        lead = () if names_exceptions(frame) else frame
        listed = read_list(scope, Lead(THE_FOLLOWING, cue, lead), cue)
        return (listed, None) if demanding else (None, listed)
    if demanding:
        return read_coordination(scope, rest.body, cue, frame), None
    phrase = reference_of(rest.body) if scope.items else None
    if phrase is None or phrase.reference is None:
        return None, None
    lead = frame + frame_before(scope, phrase)
    if lead[-2:] == HELPING:
        lead = WANTING
    kinds = names_kinds(scope.draft.text, scope.items) and lead[-1:] not in _PLACING
    if names_exceptions(frame) or kinds:
        lead = ()  # "the banned goods are: …": what is asked is whether it is one of them
    return None, read_list(scope, Lead(phrase.reference, phrase.reference, lead), phrase.reference)


def _leads_in(conditions: Sequence[Condition]) -> bool:
    """Tell whether one of some conditions holds the place of the list."""
    return any(
        condition.body is None or any(p.reference is not None for p in phrases_of(condition.body))
        for condition in conditions
    )


def _rest_frame(scope: Scope, statement: Statement) -> Frame:
    """Return the words that the rest of a statement completes: its subject and predicate."""
    extent = None if statement.subject is None else extent_of(statement.subject.body)
    subject = () if extent is None else scope.words[extent[0] : extent[1]]
    if subject and subject[0] in _DENYING_DETERMINERS:
        subject = ("any", *subject[1:])  # the conclusion has the negation
    predicate = statement.predicate
    if predicate is None:
        return subject
    verb = tuple(
        word for word in scope.words[predicate.first : predicate.last] if word not in _ANNOUNCING
    )
    if scope.draft.conclusion.negative:
        verb = tuple(word for word in verb if word not in syntax.NEGATIONS)
    if verb[:1] in _NEEDING and not _opens_with_to(scope, statement):
        verb = ("must", "have")  # "you need a card": what is asked is whether you have one
    return subject + verb


def _opens_with_to(scope: Scope, statement: Statement) -> bool:
    extent = None if statement.rest is None else extent_of(statement.rest.body)
    return extent is not None and scope.words[extent[0]] == "to"


def _span(scope: Scope, sentence: Sentence, made: int) -> Span:
    """Return the span of a sentence and of the clauses after the first ``made``: its list's."""
    draft = scope.draft
    start = draft.tokens.starts[sentence.first]
    end = draft.chars(sentence.first, sentence.last).end
    return Span(start, max([start, end, *(c.span.end for c in draft.clauses[made:])]))


def _add_item_provisions(scope: Scope, limits: Limits) -> None:
    """Add a provision for each item of a conclusion's list that has conditions of its own."""
    draft = scope.draft
    lead = draft.provisions[-1]
    for span, limit in scope.limits:
        draft.provisions.append(
            replace(
                lead,
                span=span,
                conclusion=span,
                condition=both([*limits.parts, limit]),
                alternatives=None,
                implied=None,
                keys=keys(tokenize(span.of(draft.text)).words),
                about=frozenset(),
                item=True,
            )
        )
