"""The things that a denial is about: "We don't mend boats **made of steel**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame, subject_frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.claimants import behind_asking
from cmr_logic.provisions.words import implied
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import NOUN, VERB, classes, key

# Prepositions behind a noun that belong to its name: "a piece **of** cake"; not "a cake **with**".
_NAMING = frozenset({"of"})
# Those that tell when something is done, and no thing apart: "**during** the visit"; not "under".
_TIMING = frozenset({"during"})
# Those that say where a thing is: "houses **on** the mainland"; not "houses of stone".
_PLACED = frozenset({("on",), ("in",), ("at",), ("outside",), ("within",)})
# Openings of what names no kind: "the boats"; not "electric boats".
_KNOWN = syntax.DETERMINERS | syntax.PRONOUNS
# Words that belong to a verb before its object: "take **up** paid work"; not "live in huts".
_PARTICLES = syntax.PARTICLES - {"down", "over"}
# Verbs of what a policy or an insurer does: "does not **cover** theft"; not "keep".
_COVERING = frozenset({"cover", "insure", "protect", "indemnify", "reimburse"})
# Those that say what a thing has: "boats **with** sails"; not "boats under 5 m".
_HAVING = frozenset({"with"})


def denied_thing_clause(
    scope: Scope, statement: Statement, last: int, *, ours: bool
) -> Expression | None:
    """Return the clause of the things that a denial is for, or is about.

    Args:
        scope: the sentence.
        statement: the statement.
        last: index after its last token.
        ours: it says what "we" do not do.
    """
    case = denied_for_clause(scope, statement, last)
    if case is None and (ours or _covers(scope, statement)):
        return denied_object_clause(scope, statement, last)
    return case


def denied_object_clause(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clause of what tells apart the things of which a conclusion is denied.

    Args:
        scope: the sentence.
        statement: the statement, "we cannot refund tickets bought abroad".
        last: index after its last token.
    """
    first = _object(scope, statement)
    named = scope.words[first:last] if first else ()
    head = syntax.noun_head(named)
    if head is None or named[0] in syntax.PREPOSITIONS:
        return None
    if head + 1 >= len(named):
        kind = head and named[0] not in _KNOWN and syntax.is_plural_noun(named[head])
        run = Words(first, last)
        return make_clause(scope, run, implied.CUE, ("it", "is"), kept=True) if kind else None
    behind = named[head + 1]
    if not _tells_apart(behind):
        return None
    asker = behind_asking(scope.words, first, last)
    if asker > first:  # "we take no **bids from banks**"
        return make_clause(scope, Words(asker, last), implied.CUE, ("you", "are"), kept=True)
    be = "are" if syntax.is_plural_noun(named[head]) else "is"
    frame: Frame = ("the", named[head], be)
    at = first + head + 1
    if behind in _HAVING:
        at, frame = at + 1, ("the", named[head], "have" if be == "are" else "has")
    return make_clause(scope, Words(at, last), implied.CUE, frame)


def _covers(scope: Scope, statement: Statement) -> bool:
    """Tell whether a statement says what somebody or a policy stands for: "it **covers** theft"."""
    at = _object(scope, statement)
    return at > 0 and key(scope.words[at - 1]) in _COVERING


def denied_for_clause(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clause of what a denial says it is not for: "Refunds aren't made **for gifts**".

    Args:
        scope: the sentence.
        statement: the statement.
        last: index after its last token.
    """
    if statement.predicate is None:
        return None
    words, first = scope.words, statement.predicate.last
    for at in range(first + 1, last - 1):
        if words[at] in implied.FOR_WHAT and words[at - 1] in implied.GRANTED:
            if NOUN in classes(words[at - 2]) and words[at - 2] not in syntax.BE:
                continue  # "in a **yard open** to all": it says what yard
            named = words[at + 1 : last]
            head = syntax.noun_head(named)
            if head is None or named[head] in TIMES or named[0][0].isdigit():
                return None
            if head == 0 and syntax.is_plural_noun(named[0]) and named[1:2] in _PLACED:
                frame = ("the", named[0], "are")  # "for **houses on the mainland**"
                return make_clause(scope, Words(at + 2, last), implied.CUE, frame, kept=True)
            return make_clause(scope, Words(at + 1, last), implied.CUE, subject_frame(named))
    return None


def _object(scope: Scope, statement: Statement) -> int:
    """Return where the object of a statement's verb starts, 0 where it has none."""
    if statement.predicate is None or statement.rest is None:
        return 0
    words, at = scope.words, statement.predicate.last
    while at < len(words) and (syntax.is_adverb(words[at]) or words[at] in syntax.NEGATIONS):
        at += 1
    if at >= len(words) or VERB not in classes(words[at]):
        return 0
    return at + 1 + (words[at + 1 : at + 2] != () and words[at + 1] in _PARTICLES)


def _tells_apart(word: str) -> bool:
    """Tell whether a word behind a noun begins what tells its things apart: "bought", "over"."""
    if word in syntax.PREPOSITIONS:
        return word not in _NAMING | _TIMING
    return syntax.is_participle(word) or syntax.is_gerund(word)
