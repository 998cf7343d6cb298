"""Those whom the sentences before leave over: "Members pay £3. **Everyone else** pays £8"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.expression import Any, Expression, Not, both, either
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.nodes import Provision

# Pronouns before "else", with which they mean the rest: "everyone else"; not "someone else".
_EVERYBODY = frozenset({"everyone", "everybody", "everything", "anyone", "anybody", "anything"})
# Words before "other" and a noun that mean the rest: "all other guests"; not "the other guest".
_EVERY = frozenset({"all", "any", "every"})
_LONGEST = 4  # tokens: what says more names a kind of its own


def remaining(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the case of those whom some words leave over, None where they name somebody.

    It is the opposite of every case that stands before it under the same heading.

    Args:
        scope: the sentence.
        first: index of the first token of the words.
        last: index after the last.
    """
    if not _means_rest(scope.words[first:last]):
        return None
    cases = _cases_before(scope.draft)
    return Not(either(cases)) if cases else None


def _means_rest(words: tuple[str, ...]) -> bool:
    """Tell whether words mean whatever is left: "everyone else", "all other guests"."""
    if words[1:] == ("else",):
        return words[0] in _EVERYBODY
    if words == ("all", "others"):
        return True
    if words[:1] == ("other",) and len(words) == len(("other", "guests")):
        return naming.is_person(words[1])
    return (
        len(("all", "other")) < len(words) <= _LONGEST
        and words[0] in _EVERY
        and words[1] == "other"
        and syntax.PREPOSITIONS.isdisjoint(words)
    )


def _cases_before(draft: Draft) -> list[Expression]:
    """Return the cases of the provisions under the last heading, in text order."""
    cases: list[Expression] = []
    for provision in draft.provisions[draft.section :]:
        if cases and provision.anaphoric and not provision.positive:
            # "They are not covered by this rule if …": these are left over as well
            barred = [Not(part) for part in _limits(provision)]
            cases[-1] = both([cases[-1], *barred])
            continue
        case = _case(provision)
        if case is not None:
            cases.append(case)
    return list(dict.fromkeys(cases))


def _case(provision: Provision) -> Expression | None:
    """Return whom a provision is for and when; None where it says nothing that could be left."""
    if provision.anaphoric or provision.item:
        return None
    if provision.plain and provision.alternatives is not None:
        return provision.alternatives  # "Members are free if they are: …": of them, the others
    parts = _limits(provision)
    parts.extend(Not(exception) for exception in provision.exceptions)
    if not parts and provision.alternatives is not None:
        parts.append(provision.alternatives)
    if not parts and isinstance(provision.implied, Any):
        parts.append(provision.implied)  # a list of kinds
    return both(parts) if parts else None


def _limits(provision: Provision) -> list[Expression]:
    """Return whom a provision is for, and when, as far as it says so."""
    limits = (provision.subject, provision.condition)
    return [part for part in limits if part is not None]
