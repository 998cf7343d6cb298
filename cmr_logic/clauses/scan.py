"""Tokens → the cue tokens of the clause grammar.

One pass from left to right. The scanner decides what a word does where it stands — whether "and"
joins two clauses or two words of one phrase, whether a comma separates, whether "that" opens a
relative clause —, and the grammar decides how the results combine.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.asides import (
    is_dash,
    pass_bracket,
    pass_comment,
    pass_dash,
    pass_setting,
)
from cmr_logic.clauses.coordinators import Joins
from cmr_logic.clauses.effects import HANDLERS
from cmr_logic.clauses.either_way import pass_either_way
from cmr_logic.clauses.elsewhere import others_end
from cmr_logic.clauses.fronts import aims, aims_at_other, opens_without_cue, places
from cmr_logic.clauses.interruptions import (
    parts_subject,
    parts_verb,
    pass_contrast,
    pass_remark,
    read_interruption,
)
from cmr_logic.clauses.levels import Level
from cmr_logic.clauses.predicates_joined import denial_behind
from cmr_logic.clauses.reading import CueToken, Reading
from cmr_logic.clauses.statements import (
    begin_statement,
    find_predicate,
    follows_directly,
    predicate_at,
    statement_at,
)
from cmr_logic.clauses.stretch import CONDITIONS, COORDINATORS, DASHES, OPENING, Stretch
from cmr_logic.cues import OPPOSITE_CASE, WITH_LEAVE, Cue, by_name
from cmr_logic.records import record
from cmr_logic.text import ADJECTIVE, NOUN, Tokens, classes

# Words of conditions that are clauses, with a verb: "**if** your boat, raft …"; not "in".
_BEFORE_CLAUSES = frozenset({"if", "unless", "when"})
# The cue of what asks whether something is so: "**check if** you can"; its noun has conditions.
_ASKING = "asking"
_ONLY_WITH = ("only", "with")
# Openings of a subject in them: "if **your** boat"; not "if a guest, you".
_NAMING = frozenset({"your", "the"})
# Cues of what must hold whatever else does: "**provided that** you row"; not "when you row".
_PROVISOS = frozenset({"provided", "only-if"})


@record(frozen=True, slots=True)
class Scanned:
    """The cue tokens of a sentence.

    Args:
        tokens: the cue tokens, and ``WORDS`` for each run of words between them.
        link: the sentence begins with a word that ties it to the one before.
        holes: the tokens that demand nothing: examples, asides.
        groups: whether each bracket that is a condition is denied, by the range of its words.
    """

    tokens: tuple[CueToken, ...]
    link: bool
    holes: frozenset[int]
    groups: dict[tuple[int, int], bool]


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
    if stretch.is_plain_item and not opens_without_cue(stretch):
        return Scanned((CueToken("WORDS", first, stretch.last),), False, frozenset(), {})
    predicate = None if item else find_predicate(stretch, first)
    conditional = predicate is None or (_opens_with_front(stretch) or opens_without_cue(stretch))
    conditional = conditional or (predicate is not None and _opens_with_case(stretch, predicate[0]))
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
    return Scanned(tuple(reading.out), reading.link, frozenset(reading.holes), reading.groups)


def _opens_with_front(stretch: Stretch) -> bool:
    """Tell whether a sentence begins with a condition or an aim, not with its subject."""
    found = stretch.cue(stretch.first)
    opening = stretch.word(stretch.first)
    return (opening == "to" or (opening == "for" and aims_at_other(stretch))) or (
        found is not None and found[0].effect in CONDITIONS and found[0].name != "for-case"
    )


def _opens_with_case(stretch: Stretch, verb: int) -> bool:
    """Tell whether a case stands before a pronoun: "**For a badge** you must"; not "for more"."""
    first = stretch.first
    named = stretch.words[first + 1 : verb]
    return stretch.words[first] == "for" and not syntax.NOMINATIVES.isdisjoint(named)


def _step(reading: Reading, index: int) -> int:
    """Read what stands at an index; return where to go on."""
    stretch = reading.stretch
    word = stretch.words[index]
    if word in OPENING:
        return pass_bracket(reading, index)
    if word in DASHES and is_dash(stretch, index):
        return pass_dash(reading, index)
    if reading.predicate is not None and index == reading.predicate[0]:
        return _predicate(reading, *reading.predicate)
    if word == "," or (word == ";" and _separates(reading, index)):
        return _comma(reading, index)
    if index == stretch.first and (aims(stretch) or opens_without_cue(stretch)):
        return _front(reading, index)
    found = stretch.cue(index)
    return _words(reading, index) if found is None else _cue(reading, index, *found)


def _cue(reading: Reading, index: int, cue: Cue, end: int) -> int:
    """Read the words of a cue, which may do nothing where they stand."""
    stretch = reading.stretch
    if cue.name == _ASKING and reading.said and _is_noun(stretch, index):
        reading.add_word(index)  # "a **health check** if you are over 40" asks for nothing
        return index + 1
    handler = HANDLERS.get(cue.effect)
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


def _is_noun(stretch: Stretch, index: int) -> bool:
    """Tell whether the first word of what asks is a noun there: "a boiler **check** if …"."""
    before = stretch.words[index - 1] if index > stretch.first else ""
    found = classes(before) if before else frozenset[str]()
    named = before in syntax.DETERMINERS or (NOUN in found and before not in syntax.AUXILIARIES)
    return stretch.words[index] == "check" and named


def _predicate(reading: Reading, first: int, last: int) -> int:
    reading.emit("PREDICATE", first, last)
    reading.said = True
    reading.relative = False
    reading.predicate = None
    reading.pending = False
    return last


def _front(reading: Reading, index: int) -> int:
    """Read the first word of an aim, a condition or a place that no cue opens."""
    stretch, condition = reading.stretch, by_name()["if"]
    others = others_end(stretch)
    if others is not None:
        return _cue(reading, index, by_name()[OPPOSITE_CASE], others)
    if places(stretch):
        reading.emit(condition.effect.value, index, index, condition)
        reading.add_word(index)  # it says where or when: "**in** a lock"
    else:
        cue, end = _opening(stretch)
        reading.emit(cue.effect.value, index, end, cue)
        index = end - 1
    reading.main = reading.pending = False
    reading.predicate = None
    return index + 1


def _opening(stretch: Stretch) -> tuple[Cue, int]:
    """Return the cue that the first word of a sentence stands for, and the index behind it."""
    first = stretch.first
    if aims(stretch):
        return by_name()["purpose"], first + 1
    behind = first + len(_ONLY_WITH)
    if stretch.words[first:behind] == _ONLY_WITH:
        return by_name()[WITH_LEAVE], behind  # "**only with** a key can you row"
    return by_name()["if"], first + 1


def _words(reading: Reading, index: int) -> int:
    """Read words that are no cues, up to a statement that begins among them."""
    if reading.open is None and reading.stretch.words[index] == ":":
        return index + 1  # "if**:** (you row) or (you sail)"
    end = reading.stretch.run_end(index)
    if reading.predicate is not None and reading.predicate[0] > index:
        end = min(end, reading.predicate[0])
    if reading.main or not reading.in_front:
        reading.add_word(index)
        return end
    for at in range(index, end):
        if follows_directly(reading, at):
            reading.emit("COMMA", at, at)
            begin_statement(reading, at)
            return at
        reading.add_word(at)
    return end


# --- commas ----------------------------------------------------------------------------------


def _separates(reading: Reading, index: int) -> bool:
    """Tell whether a semicolon does what a comma would do."""
    return index in reading.joins.commas or reading.stretch.word(index + 1) in COORDINATORS


def _comma(reading: Reading, index: int) -> int:
    """Read a comma: it ends a condition, stands for the coordinator of a list, or does nothing."""
    stretch = reading.stretch
    after = index + 1
    for read in _PASSING:
        passed = read(reading, index)
        if passed is not None:
            return passed
    named = reading.in_front and _names_subject(reading, index)
    finished = not (named or _lists_states(stretch, index))
    if not reading.main and reading.in_front and finished and statement_at(reading, after):
        reading.emit("COMMA", index, after)
        begin_statement(reading, after)
        return after + (after == stretch.then)
    if stretch.word(after) in COORDINATORS:
        return after
    comment = pass_comment(reading, index)
    if comment is not None:
        return comment
    found = stretch.cue(after)
    listed = reading.joins.commas.get(index)
    if reading.parted >= 0 and reading.parted_to < 0 and listed is None and not reading.main:
        reading.resume(index)
        return after
    opens = found is not None and found[0].effect in CONDITIONS
    apart = opens and found is not None and _is_of_its_own(reading, index, found[0], listed)
    if opens and reading.last_type == "PREDICATE" and reading.open is None:
        reading.parted, reading.parted_to = len(reading.out), parts_verb(reading, index)
    if listed is not None and not (opens and reading.main) and not apart:
        _list_comma(reading, index, *listed)
    return after


def _parted(reading: Reading, index: int) -> int | None:
    """Read a comma of a condition that parts a subject from its verb, or a modal from its verb."""
    stretch, after = reading.stretch, index + 1
    if index == reading.parted_to:
        reading.resume(index)
        if not reading.said:
            reading.predicate = predicate_at(stretch, after, stretch.last)
        reading.pending = not reading.said
        return after
    close = parts_subject(reading, index)
    if close is None:
        return None
    reading.close(index)
    reading.parted, reading.parted_to, reading.predicate = len(reading.out), close, None
    return after


def _denied(reading: Reading, index: int) -> int | None:
    """Read a comma behind which a series of predicates goes on with one that denies."""
    denied = denial_behind(reading, index)
    if denied is None:
        return None
    reading.emit("BUT", index, index + 1, by_name()["and"])
    begin_statement(reading, denied)
    reading.predicate = predicate_at(reading.stretch, denied, reading.stretch.last)
    reading.pending = True
    return denied


# What may begin at a comma and be no part of a condition or list, in this order.
_PASSING = (
    pass_contrast, pass_either_way, _parted, pass_setting, pass_remark, read_interruption, _denied,
)  # fmt: skip


def _names_subject(reading: Reading, index: int) -> bool:
    """Tell whether a condition so far only names its subject: "if **your boat**, raft or cart".

    Before a pronoun it is elliptical: "if a guest, **you** pay".
    """
    stretch, first = reading.stretch, reading.stretch.first + 1
    if reading.open is None or stretch.words[first - 1] not in _BEFORE_CLAUSES:
        return False
    if index not in reading.joins.commas:
        return False  # "if the loss **concerns** a boat, …": what may be a noun is a verb
    named = stretch.words[first] in _NAMING and len(reading.out) == 1
    named = named and stretch.words[index + 1] not in syntax.NOMINATIVES
    return named and stretch.finite_verb(first, index) is None


def _lists_states(stretch: Stretch, index: int) -> bool:
    """Tell whether a comma stands in a list of qualities: "if you are late**,** tired or ill, go".

    Such a list ends at the next comma, whatever each of them can be elsewhere.
    """
    named = [stretch.word(at) for at in (index - 1, index + 1, index + 3)]
    ends = stretch.word(index + 2) in COORDINATORS and stretch.word(index + 4) == ","
    being = stretch.word(index - 2) in syntax.BE
    return ends and being and all(ADJECTIVE in classes(word) for word in named)


def _is_of_its_own(
    reading: Reading, index: int, cue: Cue, listed: tuple[Level, str] | None
) -> bool:
    """Tell whether a condition comes on top of one of another kind: "with leave, **if** …".

    So it does before a choice whose last part has no opener of its own: "if you pay, **provided
    that** you row or swim"; not "when you row, **if** you swim or **where** you sail".
    """
    opened = next((t.cue for t in reversed(reading.out) if t.type in {"IF", "UNLESS"}), cue)
    if listed is None or opened is cue:
        return False
    if listed[1] == "AND" or cue.name in _PROVISOS:
        return True
    stretch = reading.stretch
    joint = next((at for at in range(index, stretch.last) if stretch.words[at] == "or"), 0)
    found = stretch.cue(joint + 1) if joint else None
    return found is None or found[0].effect not in CONDITIONS


def _list_comma(reading: Reading, index: int, kind: Level, operator: str) -> None:
    """Read a comma as the coordinator that ends its list."""
    cue = by_name()[operator.lower()]
    after = index + 1
    if operator == "OR" and reading.goes_on_denying(after):
        reading.emit("NOR", index, after, cue)
    elif kind is Level.TIGHT or (reading.pending and not reading.relative):
        if reading.open is not None:
            reading.emit_tight(operator, index, after, cue)
    elif kind is Level.STATEMENT and reading.completed:
        reading.emit("BUT", index, after, cue)
        begin_statement(reading, after)
    else:
        reading.emit_joint(operator, index, after, cue, kind)
