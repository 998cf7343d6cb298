"""Those whom the sentences before leave over: "Members pay £3. **Everyone else** pays £8".

Things are left over as people are: "Small dogs are welcome. **Other dogs** need a muzzle".
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition
from cmr_logic.expression import Any, ClauseRef, Expression, Not, both, clause_ids, either
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.text import key, keys

# Pronouns before "else", with which they mean the rest: "everyone else"; not "someone else".
_EVERYBODY = frozenset(
    {"everyone", "everybody", "everything", "anyone", "anybody", "anything", "nobody"}
)
_NO_ONE_ELSE = ("no", "one", "else")
# Words before "other" and a noun that mean the rest: "all other guests"; not "the other guest".
_EVERY = frozenset({"all", "any", "every"})
# Who or what is left by pronouns alone: "**others** pay £8"; not "the other".
_OTHERS = frozenset(
    {("others",), ("all", "others"), ("the", "others"), ("the", "rest"), ("all", "the", "others")}
)
_LONGEST = 4  # tokens: what says more names a kind of its own

_IT_IS = "it is "  # how the clause of a kind of things begins
_FOR = "for-case"  # the cue of a case that a sentence opens with: "For late entries, …"


def means_rest(words: tuple[str, ...]) -> bool:
    """Tell whether words mean whatever is left: "everyone else", "all other guests".

    Example:
        >>> means_rest(("others",)), means_rest(("others", "in", "your", "boat"))
        (True, False)
    """
    if words[1:] == ("else",):
        return words[0] in _EVERYBODY
    if words == _NO_ONE_ELSE:
        return True
    if words in _OTHERS:
        return True
    if words[:1] == ("other",) and len(words) == len(("other", "guests")):
        return naming.is_person(words[1])
    return (
        len(("all", "other")) < len(words) <= _LONGEST
        and words[0] in _EVERY
        and words[1] == "other"
        and syntax.PREPOSITIONS.isdisjoint(words)
    )


def left_over(scope: Scope, condition: Condition) -> Expression | None:
    """Return the case of those whom "for everyone else" leaves over, None for other conditions.

    Args:
        scope: the sentence.
        condition: one of its conditions.
    """
    extent = None if condition.body is None else condition.body.extent
    if extent is None or condition.cue.name != _FOR:
        return None
    return remaining(scope, *extent)


def remaining(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the case of those whom some words leave over, None where they name somebody.

    It is the opposite of every case that stands before it under the same heading.

    Args:
        scope: the sentence.
        first: index of the first token of the words.
        last: index after the last.
    """
    words = scope.words[first:last]
    if not (means_rest(words) or _means_other_things(scope.draft, words)):
        beside = _other_than_kind(scope.draft, words)
        if beside is None and words[:1] == ("other",) and len(words) == len(("other", "dogs")):
            beside = next(iter(_things_before(scope.draft, words[-1])), None)
        return None if beside is None else Not(beside)
    if words[:1] == ("other",):
        _make_subjects(scope.draft)
    cases = _cases_before(scope.draft) or _things_before(scope.draft, words[-1])
    return Not(either(cases)) if cases else None


def set_beside(draft: Draft, named: tuple[str, ...]) -> bool:
    """Tell whether others of the same things were named before: "day tickets", "night tickets".

    The case that these are of becomes a subject, as theirs is.

    Args:
        draft: the rule as far as it is read.
        named: the words of a subject.
    """
    several = syntax.is_plural_noun(named[-1]) and len(named) == len(("night", "tickets"))
    kind, thing = keys(named), keys(named[-1:])
    before = [provision.about for provision in draft.provisions[draft.section :]]
    if not several or not any(
        len(other) == len(kind) and thing <= other and other != kind for other in before
    ):
        return False
    _make_subjects(draft)
    return True


def _means_other_things(draft: Draft, words: tuple[str, ...]) -> bool:
    """Tell whether words mean what is left of things that a subject before names: "other dogs"."""
    if words[:1] != ("other",) or len(words) != len(("other", "dogs")):
        return False
    named = keys(words[1:])
    before = draft.provisions[draft.section :]
    return syntax.is_plural_noun(words[1]) and any(named < provision.about for provision in before)


def _other_than_kind(draft: Draft, words: tuple[str, ...]) -> Expression | None:
    """Return the kind of things right before, of which others are told apart by another noun.

    "There are no refunds **for gala nights**. For **other performances** …": whatever is no such
    night.
    """
    if words[:1] != ("other",) or len(words) != len(("other", "dogs")):
        return None
    last = draft.provisions[draft.section :][-1:]
    kind = (last[0].implied or last[0].condition) if last else None
    if not isinstance(kind, ClauseRef) or not syntax.is_plural_noun(words[1]):
        return None
    said = draft.clause(kind.clause_id).statement.removeprefix(_IT_IS)
    named = tuple(said.split())
    plural = said != draft.clause(kind.clause_id).statement and syntax.is_plural_noun(named[-1])
    return kind if plural and named[0] not in syntax.PREPOSITIONS else None


def _things_before(draft: Draft, noun: str) -> list[Expression]:
    """Return the case of the one thing of a kind that the statement before names, if it does.

    "You need no leave to cut down **a dead tree**. For any other tree, …".
    """
    last = draft.provisions[draft.section :][-1:]
    named = (last[0].implied or last[0].purpose) if last else None
    if not isinstance(named, ClauseRef):
        return []
    clause = draft.clause(named.clause_id)
    return [named] if {key(noun)} < clause.keys else []


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


def _make_subjects(draft: Draft) -> None:
    """Make those subjects that only were the case of what is said, as others are set against them.

    "**Small dogs** are welcome. Other dogs …".
    """
    for at in range(draft.section, len(draft.provisions)):
        provision = draft.provisions[at]
        if _is_about_case(draft, provision):
            draft.provisions[at] = replace(
                provision, subject=provision.implied, implied=None, force=Force.GRANTS
            )


def _is_about_case(draft: Draft, provision: Provision) -> bool:
    """Tell whether the case that a provision is about is what its subject names: "small dogs"."""
    ids = () if provision.implied is None else clause_ids(provision.implied)
    said = [draft.clause(name).keys for name in ids]
    return bool(said and provision.about) and all(each <= provision.about for each in said)


def _limits(provision: Provision) -> list[Expression]:
    """Return whom a provision is for, and when, as far as it says so."""
    limits = (provision.subject, provision.condition)
    return [part for part in limits if part is not None]
