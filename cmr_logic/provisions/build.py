"""Rule text → rule: layout, then reading, then clauses in text order."""

from __future__ import annotations

from itertools import zip_longest
from typing import TypeVar

from cmr_logic.cues import in_plain_words
from cmr_logic.layout import (
    read_layout,
    without_date_signs,
    without_marks,
    without_open_ends,
    without_stress,
)
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.provisions.making import renaming
from cmr_logic.provisions.making.dates_named import with_dates
from cmr_logic.provisions.sentences import (
    block_ends,
    case_titles,
    definitions,
    reader,
    roles_named,
    verbless,
)
from cmr_logic.syntax import as_one
from cmr_logic.text import keys, tokenize, with_end

_R = TypeVar("_R", bound=Rule)


def parse(text: str) -> Rule:
    """Read a rule text: its layout, clauses, provisions and readings.

    Args:
        text: the rule text as it stands in guidance. Any string gives a rule, perhaps one without
            clauses.

    Example:
        >>> rule = parse("You can borrow books if you live here or study here.")
        >>> [clause.statement for clause in rule.clauses]
        ['you live here', 'you study here']
        >>> rule.provisions[0].condition
        Any((ClauseRef('c1'), ClauseRef('c2')))
    """
    return parse_as(text, Rule)


def parse_as(text: str, kind: type[_R]) -> _R:
    """Read a rule text as `parse` does, as a rule of some kind: one that can do more.

    Args:
        text: the rule text.
        kind: the class of the rule.
    """
    plain = without_open_ends(without_date_signs(without_stress(without_marks(text))))
    given = as_one(tokenize(plain))
    blocks = read_layout(text)
    stopped = block_ends.with_stops(given, blocks)
    tokens = case_titles.as_leads(in_plain_words(stopped), blocks)
    tokens = verbless.as_sentences(roles_named.as_kinds(tokens, plain), blocks)
    draft = Draft(plain, with_end(tokens), rephrased=tokens is not stopped)
    for block, after in zip_longest(blocks, blocks[1:]):
        reader.read_block(draft, block, after)
    if draft.defined:
        definitions.put_in(draft)
    clauses, names = renaming.in_text_order(draft.clauses)
    if "that" in draft.words or "date" in draft.words:
        clauses = with_dates(plain, clauses)
    provisions, readings, groups = (
        tuple(draft.provisions),
        tuple(draft.readings),
        tuple(draft.groups),
    )
    if names:
        provisions = tuple(renaming.rename_provision(p, names) for p in provisions)
        readings = tuple(renaming.rename_reading(r, names) for r in readings)
        groups = tuple(renaming.rename_group(g, names) for g in groups)
    return kind(
        text=text,
        blocks=blocks,
        clauses=clauses,
        provisions=provisions,
        readings=readings,
        groups=groups,
        keys=keys(draft.words) | keys(given.words),
        headings=tuple(draft.headings),
        plain=plain,
    )
