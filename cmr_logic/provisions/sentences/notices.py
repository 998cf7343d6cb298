"""What a notice denies without a verb: "**No dogs, prams or bikes**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Statement, Words
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import is_name, subject_frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied

_NO = "no"


def kinds_denied(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of the kinds that a notice denies, None where it is of one or of deeds.

    Args:
        scope: the sentence.
        statement: one of its statements.
        last: index after its last token.
    """
    rest = statement.rest
    if statement.predicate is not None or rest is None or not isinstance(rest.body, Phrase):
        return None
    run = rest.body.words
    if run is None or rest.relative is not None or scope.words[run.first] != _NO:
        return None
    joints = [at for at, _ in run.joints]
    parts = []
    for start, end in pairwise((run.first - 1, *joints, min(last, run.last))):
        first = start + 1 + (scope.words[start + 1] == _NO)
        part = scope.words[first:end]
        if not part or not is_name(part) or not syntax.PREPOSITIONS.isdisjoint(part):
            return None
        parts.append(Words(first, end))
    if len(parts) == 1 and not _is_kind_of_deed(scope.words[parts[0].first : parts[0].last]):
        return None
    return either(
        [
            make_clause(
                scope,
                part,
                implied.CUE,
                subject_frame(scope.words[part.first : part.last]),
                kept=True,
            )
            for part in parts
        ]
    )


def _is_kind_of_deed(named: tuple[str, ...]) -> bool:
    """Tell whether words name some of what people do: "**night fishing**"; not "fishing"."""
    return len(named) > 1 and syntax.is_gerund(named[-1]) and not syntax.is_gerund(named[0])
