"""What the words of each kind of cue do where they stand.

A handler returns where to go on and whether a statement begins there, or None where its cue is a
mere word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cmr_logic import syntax
from cmr_logic.clauses.asides import (
    concedes_degree,
    pass_circumstance,
    pass_example,
    pass_if_any,
)
from cmr_logic.clauses.bare_subjects import names_one
from cmr_logic.clauses.concluding import concludes_again
from cmr_logic.clauses.coordinators import bounds_again, level
from cmr_logic.clauses.either_way import names_matter
from cmr_logic.clauses.interruptions import CONTRASTING
from cmr_logic.clauses.levels import Level
from cmr_logic.clauses.list_places import stands_for_list
from cmr_logic.clauses.openers import opens_condition, opens_relative
from cmr_logic.clauses.predicates_joined import another_predicate, needs_behind_exception
from cmr_logic.clauses.reading import JOINTS_OF_CLAUSES, REFERENCE_TERMINALS, Reading
from cmr_logic.clauses.statements import begin_statement, find_predicate
from cmr_logic.clauses.stretch import COORDINATORS, SEPARATORS, WINDOW, Stretch
from cmr_logic.cues import DENYING_FRONT, REMARK, WITH_LEAVE, Cue, Effect, by_name
from cmr_logic.cues.sanctions import punishes, threatens
from cmr_logic.cues.things_banned import MUST
from cmr_logic.text import NAME

# Terminals that join demands, one of which may be a choice: "AND"; not "OR".
_CONJUNCTIONS = frozenset({"AND", "WIDE_AND", "STATE_AND"})
# Modals of a conclusion, which no condition has: "must", "will"; not "may".
_CONCLUDING = frozenset({"must", "shall", "will", "'ll", "wo"})
# Modals of leave that is denied: "**may** not"; not "will not".
_LEAVE = frozenset({"may", "can", "ca", "cannot"})
# Modals of what is planned, which a condition may have: "you **will** be here".
_PLANNED = frozenset({"will", "'ll"})
# Words of dates: "May", and the other months and feasts, which are names; not "the".
_DATES = frozenset({*syntax.MONTHS, NAME})
_NAMED = 5  # tokens from the preposition of somebody to "who": "of a disabled child who"
_LONGEST_HOUR = 4  # tokens of an hour: "6:30 pm"
# Words that set a statement against the whole before: "although", "except that"; not "but".
_CONCEDING = frozenset({"although", "though", "except", "save"})
# First words of a clause behind a preposition: "before **you** row"; not "before **June**".
_OPENING_CLAUSES = syntax.PRONOUNS | {"your"}
# Cues of what a comma ends: names of other parts of the text, and what changes nothing even there.
_TO_COMMA = frozenset({"other-part", "even-there", "anywhere"})
_WHOLE = "anywhere"  # the cue that is a whole clause: "wherever you live"; not "even if"
_BARE_OR = frozenset({"OR", "WIDE_OR"})
_PLACE = 6  # tokens of a place or time between commas: "in the winter months,"
# Words that "not" sets no case apart before: "if not **fewer** than two apply"; not "if not ill".
_IF_NOT, _COMPARING = ("if", "not"), frozenset({"fewer", "less", "more"})
# What "whatever" stands behind where it names no object: "this **applies** whatever it costs".
_BEFORE_WHATEVER = frozenset({",", "applies", "apply", "holds", "so"})
_BREAKS = frozenset({",", ";", "if", "unless"})  # what no pair goes on across

After = tuple[int, bool] | None


def _condition(reading: Reading, cue: Cue, index: int, end: int) -> After:
    if reading.stretch.words[index:end] == _IF_NOT and reading.stretch.word(end) in _COMPARING:
        cue, end = by_name()["if"], index + 1  # "if not | fewer than two of these apply"
    if cue.effect is Effect.IF and _names_case(reading, index):
        reading.emit("AND", index, end, by_name()["and"])
        return end, False
    joined = reading.open is None and reading.last_type in JOINTS_OF_CLAUSES
    if joined and cue.effect is Effect.IF:
        return end, False  # "or if": the coordinator has said it
    if cue.name == "except" and reading.pending and reading.open is not None:
        reading.emit("EXCEPT", index, end, cue)
        return end, False
    passed = pass_if_any(reading, index, end)
    if passed is not None:
        return passed, False
    if cue.name == WITH_LEAVE:
        end = index + 1 + (reading.stretch.words[index] == "only")  # the leave is what it opens
    timed = reading.said and _names_hour(reading.stretch, end)  # "after 6 pm": with other times
    if timed or _dates_thing(reading, index, end) or not opens_condition(reading, cue, index, end):
        return None
    said = reading.stretch.words[index + 1 : end]
    if said and (said[-1] in _OPENING_CLAUSES or syntax.is_gerund(said[-1])):
        end -= 1  # "before you …", "upon paying": what it opens begins there
    reading.emit(cue.effect.value, index, end, cue)
    reading.main = False
    return end, False


def _names_case(reading: Reading, index: int) -> bool:
    """Tell whether a place or time alone stands between "or" and an "if": "or, **in May,** if you".

    What is then so must be so there: "if it is dry or, in May, if it is covered".
    """
    words, start = reading.stretch.words, reading.open
    if start is None or reading.last_type not in _BARE_OR or words[index - 1] != ",":
        return False
    placed = words[start] in syntax.PREPOSITIONS and index - start <= _PLACE
    return placed and words[start - 1] == ","


def _dates_thing(reading: Reading, index: int, end: int) -> bool:
    """Tell whether the date of a thing follows that was done once: "huts built **after** 2015"."""
    if not reading.said:
        return False
    opening = reading.stretch.word(end)
    dated = opening[:1].isdigit() or opening in _DATES
    return dated and syntax.tells_apart(reading.stretch.words, index - 1)


def _names_hour(stretch: Stretch, index: int) -> bool:
    """Tell whether words open with an hour: "after **6 pm**", "after **6.30 pm**"."""
    hour = stretch.word(index)[:1].isdigit()
    behind = stretch.words[index + 1 : index + _LONGEST_HOUR]
    return hour and not syntax.HALVES_OF_DAY.isdisjoint(behind)


def _coordinator(reading: Reading, cue: Cue, index: int, end: int) -> After:
    stretch = reading.stretch
    if index == stretch.first and reading.main and end < stretch.last:
        reading.link = True
        return end, True  # "And you must pay": it joins sentences
    if _first_condition_follows(reading, end):
        return reading.keep(index, end), False
    again = another_predicate(reading, end) if cue.effect is Effect.AND else None
    if again is not None:
        return _go_on(reading, cue, index, again)
    if cue.effect is Effect.OR and _allows_both(stretch, end):
        return reading.keep(index - (stretch.words[index - 1] == ","), end + 1), False
    return _joint(reading, cue, index, end)


def _allows_both(stretch: Stretch, index: int) -> bool:
    """Tell whether "or" only says that all may be so at once: "if you row or swim, **or both**"."""
    both = stretch.word(index) in {"both", "all"}
    return both and (index + 1 >= stretch.last or stretch.words[index + 1] in SEPARATORS)


def _joint(reading: Reading, cue: Cue, index: int, end: int) -> After:
    """Read what joins two parts of a sentence, at the level that the words around it show."""
    stretch, operator = reading.stretch, cue.effect.value
    kind = reading.joins.words.get(index) or level(stretch, end - 1)
    if kind is Level.TIGHT and stretch.words[index] == "as":
        kind = level(stretch, index, end)  # "you row **as well as** sail"
    ends = end >= stretch.last
    if (reading.open is None and reading.last_type == "PREDICATE") or _ends_lead_in(reading, end):
        reading.add_word(index)
    elif operator == "OR" and reading.goes_on_denying(end):
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
        reading.emit_joint(operator, index, end, cue, kind)
    elif reading.open is not None:
        reading.emit_tight(operator, index, end, cue)
    elif reading.last_type in REFERENCE_TERMINALS:
        reading.emit(operator, index, end, cue)
    else:
        reading.add_word(index)
    return end, False


def _first_condition_follows(reading: Reading, index: int) -> bool:
    """Tell whether the first condition of a statement follows: "… with a key **and if** it is"."""
    found = reading.stretch.cue(index)
    if found is None or not reading.completed or reading.open is None:
        return False
    cue, end = found
    return cue.effect is Effect.IF and opens_condition(reading, cue, index, end)


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
    ahead = stretch.words[index : min(index + WINDOW, stretch.last)]
    # "they must pay, or they are fined"
    parted = stretch.words[index - 2] == "," and not MUST.isdisjoint(stretch.words[:index])
    return reading.predicated and (threatens(ahead) or (parted and punishes(ahead)))


def _demand_follows(reading: Reading, index: int, end: int) -> bool:
    """Tell whether ", and" goes on with a demand: "Pay when you enter, and you must …"."""
    stretch = reading.stretch
    verb = stretch.finite_verb(end, end + WINDOW)
    if verb is not None and stretch.words[verb] in _PLANNED and _ends_list(reading, index):
        return False  # "if you row, you own a boat, **and you'll be** here"
    return (
        reading.predicated
        and stretch.words[index - 1] == ","
        and verb is not None
        and (
            stretch.words[verb] in _CONCLUDING
            or _denies_again(reading, end, verb)
            or needs_behind_exception(reading, end, verb)
            or _denies_of_others(stretch, end, verb)
        )
    )


def _ends_list(reading: Reading, index: int) -> bool:
    """Tell whether a list of conditions ends in the joint at an index: "if A, B, **and** C"."""
    opened = max((token.first for token in reading.out if token.type == "IF"), default=0)
    return any(opened < comma < index - 1 for comma in reading.joins.commas)


def _denies_of_others(stretch: Stretch, index: int, verb: int) -> bool:
    """Tell whether leave is denied to people of a kind: ", and **juniors may not** use it"."""
    named = stretch.words[index]
    people = syntax.is_plural_noun(named) or named[:1].isdigit() or named.startswith("under")
    denied = stretch.words[verb] in _LEAVE and stretch.word(verb + 1) in syntax.NEGATIONS
    return denied and people and verb - index <= 2  # noqa: PLR2004 - "all guests"


def _denies_again(reading: Reading, index: int, verb: int) -> bool:
    """Tell whether a statement denies again: "You can't row if …, and you can't sail"."""
    first = next((token for token in reading.out if token.type == "PREDICATE"), None)
    if first is None:
        return False
    start, end = first.first, first.last
    words = reading.stretch.words
    said = words[start:end]
    denied = not syntax.NEGATIONS.isdisjoint(said) and words[start] in syntax.MODALS
    return denied and words[verb : verb + len(said)] == said and words[index] == words[start - 1]


def _but(reading: Reading, cue: Cue, index: int, end: int) -> After:
    stretch = reading.stretch
    if concedes_degree(stretch, index):
        return pass_circumstance(reading, index, end + 1), index == stretch.first
    if index == stretch.first:
        reading.link = True
        return end, True
    if reading.open is None and reading.last_type == "PREDICATE":
        reading.holes.update(range(index, end))  # "you must however pay"
        return end, False
    if bounds_again(stretch, index):
        reading.add_word(index)
        return end, False
    return _contrast(reading, cue, index, end)


def _go_on(reading: Reading, cue: Cue, index: int, predicate: int) -> After:
    """Go on with another predicate about the subject before: "Dogs may enter **and must** heel"."""
    reading.emit("BUT", index, predicate, cue)
    begin_statement(reading, predicate)
    return predicate, True


def _contrast(reading: Reading, cue: Cue, index: int, end: int) -> After:
    """Read "but" between two parts of a sentence."""
    stretch = reading.stretch
    again = another_predicate(reading, end)
    if again is not None:
        return _go_on(reading, cue, index, again)
    ends = end >= stretch.last and not stretch.lead_in
    if reading.relative and not ends:
        reading.emit("AND", index, end, cue)
        return end, False
    if reading.main and reading.said and find_predicate(stretch, end) is not None:
        reading.emit("BUT", index, end, cue)
        reading.said = False
        return end, True
    if not reading.main and not ends:
        conceding = stretch.words[index] in _CONCEDING or concludes_again(stretch, index, end)
        if conceding and reading.predicated:
            reading.emit("BUT", index, end, cue)
            begin_statement(reading, end)
            return end, True
        reading.emit("AND", index, end, cue)
        return end, False
    return None


def _relative(reading: Reading, cue: Cue, index: int, end: int) -> After:
    possessive = reading.stretch.words[index] == "whose"
    if not opens_relative(reading, index):
        return None
    if reading.relative and _is_of_other(reading.stretch, index):
        return None
    # "someone who is a tenant who …": what the second one says is true of the same person
    reading.emit("AND" if reading.relative else "RELATIVE", index, end, cue)
    reading.relative = True
    if possessive:
        reading.add_word(index)
    return end, False


def _is_of_other(stretch: Stretch, index: int) -> bool:
    """Tell whether a relative says more of one whom another has: "the carer **of a child** who".

    Of "a cox who is a tenant who rows", the last says more of the cox.
    """
    behind = range(index - 2, max(stretch.first, index - _NAMED), -1)
    article = next((at for at in behind if stretch.words[at] in syntax.INDEFINITE), None)
    of_person = article is not None and stretch.words[index] in {"who", "whose"}
    return of_person and stretch.words[(article or 1) - 1] in syntax.PREPOSITIONS


def _announcement(reading: Reading, cue: Cue, index: int, end: int) -> After:
    """Read "either" or "both", which announce a list or the parts of a coordination."""
    either = cue.effect is Effect.EITHER
    stretch = reading.stretch
    if end >= stretch.last and stretch.lead_in:
        name = "any-of" if either else "all-of"
        reading.emit("ANY_OF" if either else "ALL_OF", index, end, by_name()[name])
    elif stretch.word(end) != "of" and (
        stretch.last_alternative > end if either else _joins_later(stretch, end)
    ):
        reading.holes.update(range(index, end))
        reading.either = either
        reading.choosing = either and reading.open is None and reading.last_type in _CONJUNCTIONS
    else:
        return None
    return end, False


def _joins_later(stretch: Stretch, index: int) -> bool:
    """Tell whether "and" comes before the next break, and no verb: "both guests **agree** and"."""
    for at in range(index, stretch.last):
        if stretch.words[at] in _BREAKS:
            return False
        if stretch.words[at] in COORDINATORS or stretch.words[at] == "but":
            verb = stretch.finite_verb(index, at)
            return verb is None or verb == index
    return False


def _neither(reading: Reading, cue: Cue, index: int, end: int) -> After:
    if reading.stretch.last_alternative < end or names_one(reading.stretch, end):
        return None
    reading.neither = True
    if reading.open is not None:
        reading.holes.add(index)  # the words before are shared: "have neither A nor B"
        reading.emit_shared("NEITHER", cue)
    else:
        reading.emit("NEITHER", index, end, cue)
    return end, False


def _reference(reading: Reading, cue: Cue, index: int, end: int) -> After:
    if not stands_for_list(reading, cue, index, end):
        return None
    reading.emit(cue.effect.value, index, end, cue)
    return end, False


def _example(reading: Reading, _: Cue, index: int, end: int) -> After:
    return pass_example(reading, index, end), False


def _even_if(reading: Reading, cue: Cue, index: int, end: int) -> After:
    words, first = reading.stretch.words, reading.stretch.first
    behind = index > first and words[index - 1] not in _BEFORE_WHATEVER
    if cue.name == "whatever" and behind and not names_matter(reading, end):
        return None  # "keep **whatever** you find"
    end -= cue.name == _WHOLE  # what follows it may end it at once: "wherever you live | if …"
    after = pass_circumstance(reading, index, end, part=cue.name in _TO_COMMA)
    return after, index == first


def _case_before(reading: Reading, cue: Cue, index: int, end: int) -> After:
    """Read words for the condition of the sentence before; "otherwise" may follow its demand."""
    stretch = reading.stretch
    if end >= stretch.last:
        return None
    if index == stretch.first:
        reading.link = True
        reading.emit(cue.effect.value, index, end, cue)
    elif reading.predicated and _parts_statements(reading, index):
        if reading.last_type == "BUT":
            reading.out.pop()  # ", **and** in that case you must pay"
        reading.emit("BUT", index, end, cue)
        begin_statement(reading, end)
    else:
        return None
    return end + (stretch.words[end] == ","), True


def _parts_statements(reading: Reading, index: int) -> bool:
    """Tell whether a statement has just ended before an index."""
    joined = reading.last_type == "BUT" and reading.open is None
    return joined or reading.stretch.words[index - 1] in SEPARATORS


def _discourse(reading: Reading, cue: Cue, index: int, end: int) -> After:
    stretch = reading.stretch
    if cue.name == DENYING_FRONT:
        return (end, True) if index == stretch.first else None
    if index == stretch.first:
        reading.link = True
        return end, True
    apart = stretch.words[index - 1] == ","
    if not apart and stretch.words[end - 1] == "," and stretch.words[index] in syntax.PREPOSITIONS:
        reading.add_word(index)
        return end - 1, False  # "it is forbidden **by law**, or …"
    if cue.name == REMARK and not apart:
        return None  # "time is **important** – be early"
    reading.link = reading.link or stretch.words[index] in CONTRASTING
    reading.keep(index - apart, end)
    return end, False


HANDLERS: Mapping[Effect, Callable[[Reading, Cue, int, int], After]] = {
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
