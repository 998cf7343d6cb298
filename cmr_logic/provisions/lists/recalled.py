"""A list that a later sentence takes up: "If the answer to any of these is yes, you can join"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from cmr_logic import cues, syntax
from cmr_logic.expression import Expression, Not, both, clause_ids
from cmr_logic.provisions.drafts.draft import Draft, Listed, Scope
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.drafts.tallies import (
    HOLDING,
    LISTED,
    MEETING,
    QUANTIFIER,
    TELLING,
    counted,
    tally,
    tally_for_aim,
)
from cmr_logic.provisions.lists.joining import listed
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.text import VERB, bases, keys

_THE_FOLLOWING = cues.by_name()["the-following"]
_LONGEST = 16  # words: a longer condition says more than how many items hold
_OF = rf"{QUANTIFIER}{LISTED}?"
_YES = r"(?P<said>yes|no)"
_REPLY = r"(?:answer|answered|say|said|tick|ticked|reply|replied)"
_HAPPENS = r"(?:(?:has |have )?(?:happened|occurred)|happens?|occurs?)(?: to you)?"
# What a condition says that only takes up a list: how many of its items hold.
_FORMS = (
    # "all of these apply", "any one of these describes you"; not "any of these shops"
    rf"{_OF} (?:{HOLDING}|describes?|fits?|concerns?|is about|are about)"
    r"(?: (?:to |for |in )?your?(?: \S+){0,2})?",
    # "none of them is", "any of these do"
    rf"{QUANTIFIER} of (?:these|those|them) (?:is|are|do|does|did|has|have)",
    # "the answer to both is yes"
    rf"(?:the|your) answers? to {_OF} (?:is|are|was|were) (?:\W )?{_YES}(?: \W)?",
    rf"(?P<all>all) (?:the |your |of your )?answers? (?:is|are|was|were) (?:\W )?{_YES}(?: \W)?",
    # "you answered no to any of these questions"
    rf"you (?:can |could |have |'ve )?{_REPLY} (?:\W )?{_YES} (?:\W )?to {_OF}",
    # "in any of these cases"; not "in all cases"
    rf"in {QUANTIFIER} of (?:these|those|the above) (?:cases|circumstances|situations)",
    r"in (?P<how>either) (?:case|situation)",
    # "any of these happened in the last month"; not "any of these shops closed"
    rf"{QUANTIFIER} of (?:these|those|them)(?: (?:things|events|changes))? {_HAPPENS}"
    r"(?: (?P<when>(?:in|within|during|since|after|before|on)(?: \S+){1,6}))?",
    # "you meet two of these points"
    rf"you (?P<not>do n't |do not |can not |ca n't )?{MEETING} {_OF}",
    # "you do not get any of them", of a list of what one gets; not "you do not sell any of them"
    rf"you (?P<no>do n't |do not |are not |'re not )?(?P<verb>[a-z]+) {QUANTIFIER} of"
    r" (?:these|those|them)(?: [a-z]+)?",
)
# Words before such a condition: "**if** all of these apply"; not "unless".
_OPENING = OPENING_CASES - {"unless"}
_STOPS = frozenset({",", "then", "you"})
# Words that announce how many, and stand before the rest of a condition: "**both** apply".
_ANNOUNCING = frozenset({"either", "both", "neither"})


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(form) for form in _FORMS)


def taken_up(scope: Scope, first: int, last: int) -> Expression | None:
    """Return what a condition says of the list before it, None where it says something else.

    Args:
        scope: the sentence that it stands in.
        first: index of its first token.
        last: index after its last.
    """
    draft = scope.draft
    before = draft.recalled
    if before is None or last - first > _LONGEST:
        return None
    first -= first > 0 and scope.words[first - 1] in _ANNOUNCING
    words = scope.words[first:last]
    if TELLING.isdisjoint(words):
        return None
    said = " ".join(words)
    found = next((f for f in (p.fullmatch(said) for p in _patterns()) if f), None)
    if found is None:
        return None
    groups = found.groupdict()
    if groups.get("verb") and not _says_of_each(draft, before.items, groups["verb"]):
        return None
    tally = counted(groups.get("how") or groups.get("all") or "all", denied=False)
    items = before.items
    if groups.get("said") == "no":
        items = tuple(Not(item) for item in items)
    drop_naming(draft, before)
    if groups.get("when"):
        _date(draft, items, groups["when"])
    expression = listed(tally.effect, tally.count, items, tally.most)
    return Not(expression) if groups.get("not") or groups.get("no") else expression


def _says_of_each(draft: Draft, items: Sequence[Expression], verb: str) -> bool:
    """Tell whether each item of a list says that one does something: "you **get** a pension"."""
    named = frozenset[str]().union(*map(frozenset, map(clause_ids, items)))
    statements = (c.statement.lower() for c in draft.clauses if c.id in named)
    return all(statement.startswith(f"you {verb} ") for statement in statements)


def _date(draft: Draft, items: Sequence[Expression], when: str) -> None:
    """Let the clauses of items say by when they are to have happened: "**in the last month**"."""
    named = frozenset[str]().union(*map(frozenset, map(clause_ids, items)))
    for at, clause in enumerate(draft.clauses):
        if clause.id in named and when not in clause.statement:
            dated = f"{clause.statement} {when}"
            draft.clauses[at] = replace(
                clause, statement=dated, keys=clause.keys | keys(when.split())
            )


def takes_up_list(words: Sequence[str]) -> bool:
    """Tell whether a sentence takes up the list before it: by a condition, its aim or its number.

    Args:
        words: its lower-cased tokens.

    Example:
        >>> takes_up_list("if all of the above are true , you can row .".split())
        True
        >>> takes_up_list("in either of these cases , you can row .".split())
        True
        >>> takes_up_list("both must be true before you can row .".split())
        True
        >>> takes_up_list("if both of your boats leak , tell us .".split())
        False
    """
    if TELLING.isdisjoint(words):
        return False
    if tally(words) is not None or tally_for_aim(words) is not None:
        return True
    start = int(words[0] in _OPENING)
    stop = next((at for at, word in enumerate(words[:_LONGEST]) if word in _STOPS), 0)
    said = " ".join(words[start:stop])
    return (start > 0 or words[0] == "in") and any(p.fullmatch(said) for p in _patterns())


def recall_sentences(draft: Draft, made: int) -> None:
    """Keep the sentences of a list that nothing leads in, for what may take them up.

    Args:
        draft: what has been read.
        made: the number of provisions before the list.
    """
    items = tuple(p.implied for p in draft.provisions[made:] if p.implied is not None)
    draft.recalled = None
    if items and len(items) == len(draft.provisions) - made:
        draft.recalled = Listed(both(items), items, made, _THE_FOLLOWING, (), _THE_FOLLOWING)


def drop_naming(draft: Draft, before: Listed) -> None:
    """Leave out provisions that have only named the items: "Think of your boat: …", "You row.".

    Args:
        draft: what has been read.
        before: the list whose items they name.
    """
    draft.provisions[before.place :] = [
        provision
        for provision in draft.provisions[before.place :]
        if not _merely_names(draft, provision, before)
    ]


def _merely_names(draft: Draft, provision: Provision, before: Listed) -> bool:
    if provision.force is Force.STATES:
        return provision.implied in before.items
    if before.used == provision.condition:
        return provision.conclusion == provision.span  # a list below a title
    first, last = draft.token_range(provision.conclusion)
    named = draft.words[first : max(last, first + 1)]
    imperative = named[0] in bases(named[0], VERB)
    title = syntax.is_gerund(named[0]) or syntax.finite_verb(named) is None
    return before.used == provision.alternatives and (imperative or title)
