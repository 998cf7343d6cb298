"""Tokens → the cue tokens of the clause grammar.

One pass from left to right. The scanner decides what a word does where it stands — whether "and"
joins two clauses or two words of one phrase, whether a comma separates, whether "that" opens a
relative clause —, and the grammar decides how the results combine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lark import Token

from cmr_logic import syntax
from cmr_logic.clauses.asides import (
    is_dash,
    pass_bracket,
    pass_circumstance,
    pass_dash,
    pass_example,
)
from cmr_logic.clauses.coordinators import Joins, Level, level
from cmr_logic.clauses.openers import (
    aims,
    inverts,
    opens_condition,
    opens_relative,
    stands_for_list,
)
from cmr_logic.clauses.reading import JOINTS_OF_CLAUSES, REFERENCE_TERMINALS, Reading
from cmr_logic.clauses.sanctions import threatens
from cmr_logic.clauses.statements import (
    begin_statement,
    find_predicate,
    follows_directly,
    statement_at,
)
from cmr_logic.clauses.stretch import (
    CONDITIONS,
    COORDINATORS,
    OPENING,
    SEPARATORS,
    WINDOW,
    Stretch,
)
from cmr_logic.cues import Cue, Effect, by_name
from cmr_logic.text import Tokens

# Modals that demand, which no condition has: "must"; not "may".
_DEMANDING = frozenset({"must", "shall"})
# Words that set a statement against the whole before: "although"; not "but".
_CONCEDING = frozenset({"although", "though"})
# Words that set a sentence against the one before, wherever they stand: "however"; not "usually".
_CONTRASTING = frozenset({"however"})


@dataclass(frozen=True, slots=True)
class Scanned:
    """The cue tokens of a sentence; ``start_pos`` and ``end_pos`` count tokens of the text.

    Args:
        tokens: the cue tokens, and ``WORDS`` for each run of words between them.
        link: the sentence begins with a word that ties it to the one before.
        holes: the tokens that demand nothing: examples, asides.
    """

    tokens: tuple[Token, ...]
    link: bool
    holes: frozenset[int]


def scan(tokens: Tokens, first: int, last: int, *, item: bool, lead_in: bool) -> Scanned:
    """Return the cue tokens of ``tokens[first:last]``.

    Args:
        tokens: the tokens of the whole text.
        first: index of the sentence's first token.
        last: index after its last token.
        item: it is a list item, which needs no verb of its own.
        lead_in: a list follows; where no word stands for the list, its end does.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("You pay if you smoke.")
        >>> [token.type for token in scan(tokens, 0, 6, item=False, lead_in=False).tokens]
        ['WORDS', 'PREDICATE', 'IF', 'WORDS']
    """
    stretch = Stretch(tokens, first, last, item=item, lead_in=lead_in)
    predicate = None if item else find_predicate(stretch, first)
    conditional = predicate is None or _opens_with_front(stretch) or inverts(stretch)
    subject_end = first if predicate is None or conditional else predicate[0]
    reading = Reading(
        stretch,
        Joins(stretch, subject_end),
        main=not item,
        predicate=predicate,
        pending=predicate is not None,
    )
    index = first
    while index < stretch.last:
        index = _step(reading, index)
    reading.finish()
    return Scanned(tuple(reading.out), reading.link, frozenset(reading.holes))


def _opens_with_front(stretch: Stretch) -> bool:
    """Tell whether a sentence begins with a condition or an aim, not with its subject."""
    found = stretch.cue(stretch.first)
    return stretch.word(stretch.first) == "to" or (
        found is not None and found[0].effect in CONDITIONS and found[0].name != "for-case"
    )


def _step(reading: Reading, index: int) -> int:
    """Read what stands at an index; return where to go on."""
    stretch = reading.stretch
    word = stretch.words[index]
    if word in OPENING:
        return pass_bracket(reading, index)
    if is_dash(stretch, index):
        return pass_dash(reading, index)
    if reading.predicate is not None and index == reading.predicate[0]:
        return _predicate(reading, *reading.predicate)
    if word == "," or (word == ";" and _separates(reading, index)):
        return _comma(reading, index)
    if index == stretch.first and (aims(stretch) or inverts(stretch)):
        return _front(reading, index)
    found = stretch.cue(index)
    return _word(reading, index) if found is None else _cue(reading, index, *found)


def _cue(reading: Reading, index: int, cue: Cue, end: int) -> int:
    """Read the words of a cue, which may do nothing where they stand."""
    stretch = reading.stretch
    handler = _HANDLERS.get(cue.effect)
    after = handler(reading, cue, index, end) if handler else None
    if after is None:
        reading.add_word(index)
        after = end, False
    index, again = after
    if again:
        reading.predicate = find_predicate(stretch, index)
    elif not reading.main:
        reading.predicate = None
    reading.pending = reading.predicate is not None
    return index


def _predicate(reading: Reading, first: int, last: int) -> int:
    reading.emit("PREDICATE", first, last)
    reading.said = True
    reading.relative = False
    reading.predicate = None
    reading.pending = False
    return last


def _front(reading: Reading, index: int) -> int:
    """Read the first word of an aim or a condition that no cue opens."""
    cue = by_name()["if" if inverts(reading.stretch) else "purpose"]
    reading.emit(cue.effect.value, index, index + 1, cue)
    reading.main = reading.pending = False
    reading.predicate = None
    return index + 1


def _word(reading: Reading, index: int) -> int:
    """Read a word that is no cue, but may begin a statement."""
    if not reading.main and follows_directly(reading, index):
        reading.emit("COMMA", index, index)
        begin_statement(reading, index)
        return index
    reading.add_word(index)
    return index + 1


# --- commas ----------------------------------------------------------------------------------


def _separates(reading: Reading, index: int) -> bool:
    """Tell whether a semicolon does what a comma would do."""
    return index in reading.joins.commas or reading.stretch.word(index + 1) in COORDINATORS


def _comma(reading: Reading, index: int) -> int:
    """Read a comma: it ends a condition, stands for the coordinator of a list, or does nothing."""
    stretch = reading.stretch
    after = index + 1
    if not reading.main and reading.in_front and statement_at(reading, after):
        reading.emit("COMMA", index, after)
        begin_statement(reading, after)
        return after
    if stretch.word(after) in COORDINATORS:
        return after
    found = stretch.cue(after)
    listed = reading.joins.commas.get(index)
    if listed is not None and not (found and reading.main and found[0].effect in CONDITIONS):
        _list_comma(reading, index, *listed)
    return after


def _list_comma(reading: Reading, index: int, kind: Level, operator: str) -> None:
    """Read a comma as the coordinator that ends its list."""
    cue = by_name()[operator.lower()]
    after = index + 1
    if reading.neither and operator == "OR":
        reading.emit("NOR", index, after, cue)
    elif kind is Level.TIGHT or (reading.pending and not reading.relative):
        if reading.open is not None:
            reading.emit_tight(operator, index, after, cue)
    elif kind is Level.STATEMENT and reading.completed:
        reading.emit("BUT", index, after, cue)
        begin_statement(reading, after)
    else:
        reading.emit_joint(operator, index, after, cue)


_BREAKS = frozenset({",", ";", "if", "unless"})  # what no pair goes on across


# --- cues ------------------------------------------------------------------------------------
# A handler returns where to go on and whether a statement begins there, or None where its cue is a
# mere word.

_After = tuple[int, bool] | None


def _condition(reading: Reading, cue: Cue, index: int, end: int) -> _After:
    joined = reading.open is None and reading.last_type in JOINTS_OF_CLAUSES
    if joined and cue.effect is Effect.IF:
        return end, False  # "or if": the coordinator has said it
    if cue.name == "except" and reading.pending and reading.open is not None:
        reading.emit("EXCEPT", index, end, cue)
        return end, False
    if not opens_condition(reading, cue, index, end):
        return None
    if end - index > 1 and reading.stretch.words[end - 1] in syntax.PRONOUNS | {"your"}:
        end -= 1  # "before you …": the subject belongs to what the cue opens
    reading.emit(cue.effect.value, index, end, cue)
    reading.main = False
    return end, False


def _coordinator(reading: Reading, cue: Cue, index: int, end: int) -> _After:
    stretch = reading.stretch
    kind = reading.joins.words.get(index) or level(stretch, end - 1)
    operator = cue.effect.value
    ends = end >= stretch.last
    if (reading.open is None and reading.last_type == "PREDICATE") or _ends_lead_in(reading, end):
        reading.add_word(index)
    elif reading.neither and operator == "OR":
        reading.emit("NOR", index, end, cue)
    elif kind is Level.INSIDE:
        reading.add_word(index)
    elif kind is Level.STATEMENT and (
        reading.completed
        or (operator == "OR" and _sanction_follows(reading, end))
        or (operator == "AND" and _demand_follows(reading, index, end))
    ):
        reading.emit("BUT", index, end, cue)
        begin_statement(reading, end)
        return end, True
    elif ends and not stretch.lead_in:
        pass
    elif ends or (kind is not Level.TIGHT and (reading.relative or not reading.pending)):
        reading.emit_joint(operator, index, end, cue)
    elif reading.open is not None:
        reading.emit_tight(operator, index, end, cue)
    elif reading.last_type in REFERENCE_TERMINALS:
        reading.emit(operator, index, end, cue)
    else:
        reading.add_word(index)
    return end, False


def _ends_lead_in(reading: Reading, index: int) -> bool:
    """Tell whether only names follow behind a list's place: "one of these applies to you or us"."""
    stretch = reading.stretch
    if not reading.referred or not stretch.lead_in or not reading.open or index >= stretch.last:
        return False
    return stretch.finite_verb(index) is None and not syntax.starts_verb_phrase(
        stretch.words, index
    )


def _sanction_follows(reading: Reading, index: int) -> bool:
    """Tell whether a threat follows a demand: "You must stop if the bell rings or you may …"."""
    stretch = reading.stretch
    return reading.predicated and threatens(stretch.words[index : index + WINDOW])


def _demand_follows(reading: Reading, index: int, end: int) -> bool:
    """Tell whether ", and" goes on with a demand: "Pay when you enter, and you must …"."""
    stretch = reading.stretch
    verb = stretch.finite_verb(end, end + WINDOW)
    return (
        reading.predicated
        and stretch.words[index - 1] == ","
        and verb is not None
        and stretch.words[verb] in _DEMANDING
    )


def _but(reading: Reading, cue: Cue, index: int, end: int) -> _After:
    stretch = reading.stretch
    if index == stretch.first:
        reading.link = True
        return end, True
    ends = end >= stretch.last and not stretch.lead_in
    if reading.relative and not ends:
        reading.emit("AND", index, end, cue)
        return end, False
    if reading.main and reading.said and find_predicate(stretch, end) is not None:
        reading.emit("BUT", index, end, cue)
        reading.said = False
        return end, True
    if not reading.main and not ends:
        if stretch.words[index] in _CONCEDING and reading.predicated:
            reading.emit("BUT", index, end, cue)
            begin_statement(reading, end)
            return end, True
        reading.emit("AND", index, end, cue)
        return end, False
    return None


def _relative(reading: Reading, cue: Cue, index: int, end: int) -> _After:
    possessive = reading.stretch.words[index] == "whose"
    if not opens_relative(reading, index):
        return None
    # "someone who is a tenant who …": what the second one says is true of the same person
    reading.emit("AND" if reading.relative else "RELATIVE", index, end, cue)
    reading.relative = True
    if possessive:
        reading.add_word(index)
    return end, False


def _announcement(reading: Reading, cue: Cue, index: int, end: int) -> _After:
    """Read "either" or "both", which announce a list or the parts of a coordination."""
    either = cue.effect is Effect.EITHER
    stretch = reading.stretch
    if end >= stretch.last and stretch.lead_in:
        name = "any-of" if either else "all-of"
        reading.emit("ANY_OF" if either else "ALL_OF", index, end, by_name()[name])
    elif stretch.word(end) != "of" and (either or _joins_later(stretch, end)):
        reading.keep(index, end)
        reading.either = either
    else:
        return None
    return end, False


def _joins_later(stretch: Stretch, index: int) -> bool:
    """Tell whether "and" comes before the next break: "both a card and a key"; not "both sides"."""
    for at in range(index, stretch.last):
        if stretch.words[at] in _BREAKS:
            return False
        if stretch.words[at] in COORDINATORS:
            return True
    return False


def _neither(reading: Reading, cue: Cue, index: int, end: int) -> _After:
    if reading.stretch.last_alternative < end:
        return None
    reading.neither = True
    if reading.open is not None:
        reading.holes.add(index)  # the words before are shared: "have neither A nor B"
        reading.emit_shared("NEITHER", cue)
    else:
        reading.emit("NEITHER", index, end, cue)
    return end, False


def _reference(reading: Reading, cue: Cue, index: int, end: int) -> _After:
    if not stands_for_list(reading, cue, index, end):
        return None
    reading.emit(cue.effect.value, index, end, cue)
    return end, False


def _example(reading: Reading, _: Cue, index: int, end: int) -> _After:
    return pass_example(reading, index, end), False


def _even_if(reading: Reading, _: Cue, index: int, end: int) -> _After:
    return pass_circumstance(reading, index, end), index == reading.stretch.first


def _case_before(reading: Reading, cue: Cue, index: int, end: int) -> _After:
    """Read words for the condition of the sentence before; "otherwise" may follow its demand."""
    stretch = reading.stretch
    if end >= stretch.last:
        return None
    if index == stretch.first:
        reading.link = True
        reading.emit(cue.effect.value, index, end, cue)
    elif stretch.words[index - 1] in SEPARATORS and reading.predicated:
        reading.emit("BUT", index, end, cue)
        begin_statement(reading, end)
    else:
        return None
    return end + (stretch.words[end] == ","), True


def _discourse(reading: Reading, _: Cue, index: int, end: int) -> _After:
    stretch = reading.stretch
    if index == stretch.first:
        reading.link = True
        return end, True
    reading.link = reading.link or stretch.words[index] in _CONTRASTING
    reading.keep(index - (stretch.words[index - 1] == ","), end)
    return end, False


_HANDLERS: Mapping[Effect, Callable[[Reading, Cue, int, int], _After]] = {
    Effect.IF: _condition,
    Effect.UNLESS: _condition,
    Effect.PURPOSE: _condition,
    Effect.AND: _coordinator,
    Effect.OR: _coordinator,
    Effect.BUT: _but,
    Effect.RELATIVE: _relative,
    Effect.EITHER: _announcement,
    Effect.BOTH: _announcement,
    Effect.NEITHER: _neither,
    Effect.ALL_OF: _reference,
    Effect.ANY_OF: _reference,
    Effect.NONE_OF: _reference,
    Effect.COUNT_OF: _reference,
    Effect.LIST: _reference,
    Effect.EXAMPLE: _example,
    Effect.EVEN_IF: _even_if,
    Effect.SAME: _case_before,
    Effect.OPPOSITE: _case_before,
    Effect.DISCOURSE: _discourse,
}
