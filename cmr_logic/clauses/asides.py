"""What a sentence says in passing: brackets, dashes, examples and circumstances without effect."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.coordinators import level
from cmr_logic.clauses.group_reading import group_at
from cmr_logic.clauses.groups import part_at
from cmr_logic.clauses.levels import Level
from cmr_logic.clauses.reading import JOINTS_OF_CLAUSES, Reading
from cmr_logic.clauses.statements import find_predicate, predicate_at, statement_at
from cmr_logic.clauses.stretch import CONDITIONS, DASHES, OF_NUMBERS, SEPARATORS, Stretch
from cmr_logic.cues import Effect, by_name
from cmr_logic.cues.others_at_times import TOWARDS
from cmr_logic.text import ADJECTIVE, ADVERB, VERB, classes

# Cues behind which a clause goes on with a condition: "– **and** you row"; not "– and whom to ask".
_JOINTS = frozenset({Effect.AND, Effect.OR})
# Cues that end an example: "if", not "when", which may be part of it.
_EXAMPLE_ENDS = frozenset({"if", "unless"})
# Words that open one more case behind it: "or **where** you swim"; not "or rafts".
_NEXT_CASE = _EXAMPLE_ENDS | {"where", "when"}
# Words by which an example gives a reason: "for example **because** you train"; not "a cat".
_REASONS = frozenset({"because", "since", "as"})

# Cues by which a bracket adds to what stands before it: "(**or** you row)"; not "(but not now)".
_JOINING = frozenset({"and", "or"})

# What may stand between a bracket and the end of its item or sentence.
_ENDINGS = frozenset({".", ";", ","})
# Last words of a bracket that only allows for there being none: "if you have **one**".
_NONE_NAMED = frozenset({"one", "any", "them", "it", "so"})


def is_dash(stretch: Stretch, index: int) -> bool:
    """Tell whether a dash stands at an index, apart from the word before it, as no hyphen does."""
    if stretch.words[index] not in DASHES:
        return False
    tokens = stretch.tokens
    return index == stretch.first or tokens.starts[index] > tokens.ends[index - 1]


def pass_bracket(reading: Reading, index: int) -> int:
    """Pass over a bracket, unless it holds a condition; return where to go on."""
    stretch = reading.stretch
    close = stretch.closings.get(index)
    if close is None:
        return reading.keep(index, index + 1)
    behind_group = group_at(reading, index, close)
    if behind_group is not None:
        return behind_group
    begun = reading.open is not None or reading.last_type == "PREDICATE"
    if begun and part_at(stretch, index, close):
        reading.holes.update((index, close))
        return index + 1
    return _pass_aside(reading, index, close)


def _pass_aside(reading: Reading, index: int, close: int) -> int:
    """Pass over a bracket beside a condition, unless it limits what is said."""
    stretch = reading.stretch
    amount = _another_amount(reading, index, close)
    if amount is not None:
        reading.holes.update({index, close} - {amount - 1})
        reading.emit_tight("OR", amount - 1, amount, by_name()["or"])
        return amount
    found = stretch.cue(index + 1)
    said = reading.out or reading.open is not None
    if said and stretch.word(index + 1) == "not" and _ends_with_not_if(reading, index, close):
        reading.holes.update((index, close))
        behind = index + _NOT_IF + 1
        reading.emit("UNLESS", index + 1, behind, by_name()["but-not"])
        return behind
    if found and index + 1 < close and said:
        name, behind = found[0].name, found[1]
        if (
            name == "unless"
            or (name == "if" and _ends_with_case(stretch, behind, close))
            or _excepts(reading, index, behind, close)
            or (name == "or" and stretch.words[index - 1] in _SUBJECTS and not reading.main)
        ):
            reading.holes.update((index, close))
            return index + 1
        if name in _JOINING and _joins_clause(reading, behind, close):
            reading.holes.update((index, close))
            joint = "NEAR_OR" if name == "or" else "AND"
            reading.emit(joint, index + 1, behind, found[0])
            return behind
    return reading.keep(index, close + 1)


# Words by which a bracket behind a statement takes some of it out: "(**except** on Sundays)".
_EXCEPTS = frozenset({"except", "but"})
_NOT_IF = 2  # words: "not if"


def _excepts(reading: Reading, index: int, first: int, close: int) -> bool:
    """Tell whether a bracket at the end of a statement takes something out of all that it says.

    Behind kinds of people it takes out some of these: "open to nurses (but not those who row)".

    Args:
        reading: what has been read before it.
        index: index of the bracket.
        first: the token behind its cue.
        close: index of its end.
    """
    stretch = reading.stretch
    words = stretch.words
    if words[index + 1] not in _EXCEPTS or not reading.completed or not _ends(stretch, close):
        return False
    if words[first] in syntax.PREPOSITIONS or words[first - 1] in syntax.PREPOSITIONS - {"for"}:
        return True  # "except | on Sundays", "except in | May"
    people = syntax.is_plural_noun(words[index - 1])
    return not people or TOWARDS.isdisjoint(words[stretch.first : index])


def _another_amount(reading: Reading, index: int, close: int) -> int | None:
    """Return where an amount stands in a bracket that counts in a case: "3 km (**2 km** if ill)".

    None where the bracket is another, or stands in no condition that names an amount.
    """
    words = reading.stretch.words
    ends = close + 1 >= reading.stretch.last or words[close + 1] == "."
    if reading.main or reading.open is None or not ends:
        return None
    at = index + 1 + (words[index + 1] == "or")
    told = words[at][0] in OF_NUMBERS and "if" in words[at + 1 : close]
    before = any(word[:1].isdigit() for word in words[reading.open : index])
    return at if told and before else None


# What says that there may be none, before "one": "if **you have** one".
_HAVINGS = frozenset({("you", "have"), ("you", "'ve"), ("there", "is"), ("they", "have")})
_HAVING_ONE = 3  # words of it: "you have one"
# Subjects that a bracket may add another to: "if **you** (or your partner) row".
_SUBJECTS = syntax.NOMINATIVES
# Words that a condition opens with which has no subject before its verb: "(or **if** …)", "(and
# **are** over 16)".
_OPENING_CLAUSES = syntax.AUXILIARIES | {"if"}


def pass_if_any(reading: Reading, index: int, end: int) -> int | None:
    """Pass over what only allows for there being none: "your partner, **if you have one**".

    Args:
        reading: what has been read before it.
        index: its first token.
        end: the token after its cue.

    Returns:
        Where to go on, None where it is a condition.
    """
    stretch = reading.stretch
    stop = end + _HAVING_ONE
    having = stretch.words[end : stop - 1] in _HAVINGS and stretch.word(stop - 1) in _NONE_NAMED
    if not having or stretch.word(stop) != "," or reading.open is None:
        return None
    ahead = index - (stretch.words[index - 1] == ",")
    return reading.keep(ahead, stop + 1)


def _joins_clause(reading: Reading, first: int, close: int) -> bool:
    """Tell whether a bracket adds a condition to one: "if you row (**or your crew does**)"."""
    stretch = reading.stretch
    shares = close + 1 < stretch.piece_end(close)  # "if you row (or have rowed) | for us"
    if reading.main or reading.open is None or shares:
        return False
    if stretch.word(first) in _OPENING_CLAUSES:
        return True
    subject = stretch.word(first) in syntax.NOMINATIVES | syntax.DETERMINERS
    return subject and stretch.finite_verb(first, close) is not None


def _ends_with_case(stretch: Stretch, first: int, close: int) -> bool:
    """Tell whether a sentence ends in a bracket with a case: "a permit (if you moor overnight)".

    What only says that there may be none is no case: "your card (if you have one)".
    """
    stated = stretch.finite_verb(first, close) is not None
    return _ends(stretch, close) and stated and stretch.words[close - 1] not in _NONE_NAMED


def _ends(stretch: Stretch, close: int) -> bool:
    """Tell whether a sentence or a part of it ends with a bracket."""
    return close + 1 >= stretch.last or stretch.words[close + 1] in _ENDINGS


def _ends_with_not_if(reading: Reading, index: int, close: int) -> bool:
    """Tell whether a statement ends in a bracket with a case that it leaves out: "(not if …)"."""
    stretch = reading.stretch
    found = stretch.cue(index + _NOT_IF)
    cased = found is not None and found[0].name == "if" and found[1] == index + _NOT_IF + 1
    return cased and reading.completed and _ends_with_case(stretch, index + _NOT_IF + 1, close)


def pass_dash(reading: Reading, index: int) -> int:
    """Pass over an aside that a dash opens; a dash before a condition opens none."""
    stretch = reading.stretch
    closing = next((at for at in range(index + 2, stretch.last) if is_dash(stretch, at)), None)
    if closing is not None:
        return reading.keep(index, closing + 1)
    found = stretch.cue(index + 1)
    goes_on = found is not None and (
        found[0].effect in CONDITIONS
        or (found[0].effect in _JOINTS and level(stretch, index + 1) is Level.STATEMENT)
    )
    if goes_on or index == stretch.first or stretch.lead_in:
        return index + 1
    return reading.keep(index, stretch.last)


# Verbs of a comment that demands after all: ", which **must** be new"; not ", which is free".
_DEMANDING = frozenset({"must", "should", "need", "needs", "have", "has"})


def pass_comment(reading: Reading, comma: int) -> int | None:
    """Pass over a comment on what was just named: "a badge**, which is free,**"; None for none.

    Args:
        reading: what has been read before it.
        comma: index of the comma that it may begin with.
    """
    stretch = reading.stretch
    verb = stretch.word(comma + 2)
    named = reading.open is not None and not reading.pending
    if stretch.word(comma + 1) != "which" or verb in _DEMANDING or not named:
        return None
    ends = range(comma + 2, stretch.last)
    end = next((at for at in ends if _ends_comment(stretch, at)), stretch.last)
    return reading.keep(comma, end)


# Terminals of the cues that a condition follows.
_CASES = frozenset({"IF", "UNLESS"})
# What a setting may stand behind: besides those, joints of clauses: "or**, in May,** you row".
_BEFORE_SETTINGS = _CASES | JOINTS_OF_CLAUSES
# Conjunctions that a setting may open with, besides prepositions: "**when** you apply"; not "who".
_SETTING = frozenset({"when", "while", "immediately", "since"})
_LONGEST_SETTING = 14  # tokens between its commas


def pass_setting(reading: Reading, comma: int) -> int | None:
    """Pass over when or where a condition holds: "if**, on that day,** you are ill"; None for none.

    Args:
        reading: what has been read before it.
        comma: index of the comma that it may begin with.
    """
    stretch = reading.stretch
    begins = reading.open is None and reading.last_type in _BEFORE_SETTINGS
    if not begins or reading.out[-1].last != comma:
        return None
    opening = stretch.word(comma + 1)
    if opening not in syntax.PREPOSITIONS | _SETTING and not syntax.is_adverb(opening):
        return None
    ends = range(comma + 2, min(stretch.last, comma + 2 + _LONGEST_SETTING))
    close = next((at for at in ends if stretch.words[at] == ","), None)
    if close is None or stretch.word(close + 1) not in syntax.NOMINATIVES | syntax.DETERMINERS:
        return None
    reading.holes.update(range(comma, close + 1))
    return close + 1


def _ends_comment(stretch: Stretch, at: int) -> bool:
    return stretch.words[at] in SEPARATORS or stretch.opens_condition(at)


# Words that end a circumstance and open a condition of its own: "unless", not "if".
_CIRCUMSTANCE_ENDS = frozenset({"unless"})
# The same where no condition stands before: "whatever your age **if** you row".
_CIRCUMSTANCE_ENDS_AHEAD = frozenset({"unless", "if"})
# Effects of cues that end an example behind a comma: those of "unless", not of "when".
_EXCEPTING = frozenset({Effect.UNLESS.value})
# The same of a circumstance: "whatever your age**, provided that** you row".
_CONDITIONAL = frozenset({Effect.IF.value, Effect.UNLESS.value})
# Words that end what only names another part of the text: "subject to rule 4, if you …".
_PART_ENDS = frozenset({"unless", "if", ","})


def pass_example(reading: Reading, index: int, end: int) -> int:
    """Pass over an example, up to a condition, the statement or the end of the sentence."""
    stretch = reading.stretch
    if stretch.lead_in and end >= stretch.last:
        return reading.keep(index, end)
    word = stretch.words[index]
    if word == "like" and stretch.word(index - 1) != ",":
        reading.add_word(index)
        return index + 1
    if word == "including" and reading.open is None:
        reading.add_word(index)
        return end
    stop = _one_example_end(reading, index, end)
    verb = -1 if reading.predicate is None else reading.predicate[0]
    return _pass_to(reading, index, verb if end <= verb < stop else stop)


def _one_example_end(reading: Reading, index: int, start: int) -> int:
    """Return where an example ends: "boats, including **rafts**, and …"; not "cats, dogs, and"."""
    words, stop = reading.stretch.words, _aside_end(reading, start, _EXAMPLE_ENDS)
    for at in range(start, min(stop, reading.stretch.last - 1)):
        if words[at] in _JOINING and words[at + 1] in _NEXT_CASE:
            return at - (words[at - 1] == ",")  # "… such as **a raft**, or if you swim"
    comma = next((at for at in range(start, stop - 1) if words[at] == ","), stop)
    goes_on = words[index - 1] == "," and comma < stop and words[comma + 1] in _JOINING
    return comma if goes_on else stop


# What may stand behind the quality that no degree of matters: "however late **in the year**".
_BEHIND_DEGREES = syntax.PREPOSITIONS | syntax.DETERMINERS | syntax.NOMINATIVES | SEPARATORS


def concedes_degree(stretch: Stretch, index: int) -> bool:
    """Tell whether "however" lets no degree of a quality matter: "**however late** you are".

    It sets nothing against the statement before, as in "you may however row".
    """
    quality = stretch.word(index + 1)
    found = classes(quality) if quality and stretch.words[index] == "however" else frozenset()
    if ADJECTIVE not in found and not (quality.endswith("ly") and ADVERB in found):
        return False
    if VERB in found and index > stretch.first and stretch.words[index - 1] in syntax.AUXILIARIES:
        return False  # "you may however open the gate"
    if quality in syntax.LIGHT_ADVERBS:
        return False  # "you may however only row"
    return index + 2 >= stretch.last or stretch.words[index + 2] in _BEHIND_DEGREES


def pass_circumstance(reading: Reading, index: int, end: int, *, part: bool = False) -> int:
    """Pass over what changes nothing ("even if …"), up to the statement or the end.

    Args:
        reading: what has been read before it.
        index: its first token.
        end: the token after its cue.
        part: it names another part of the text: "except as provided in rule 4".
    """
    stretch = reading.stretch
    if index == stretch.first:
        for at in range(end, stretch.last):
            if stretch.words[at] == "," and statement_at(reading, at + 1):
                return at + 1
    if part:
        return _pass_to(reading, index, _aside_end(reading, end, _PART_ENDS))
    close = _ends_before_verb(reading, index, end)
    if close is not None:
        reading.predicate = predicate_at(stretch, close + 1, stretch.last)
        return _pass_to(reading, index, close + 1)
    conditional = any(token.type in _CONDITIONAL for token in reading.out)
    ends = _CIRCUMSTANCE_ENDS if conditional else _CIRCUMSTANCE_ENDS_AHEAD
    stop = _aside_end(reading, end, ends, opening=_CONDITIONAL)
    if stop == stretch.last and reading.completed and reading.open is not None:
        reading.close(index - (stretch.words[index - 1] == ","))
        return stop
    return _pass_to(reading, index, stop)


# Tokens that a subject is made of: "WORDS"; not "IF".
_SUBJECT_ONLY = frozenset({"WORDS", "TIGHT_OR", "TIGHT_AND"})


def _ends_before_verb(reading: Reading, index: int, end: int) -> int | None:
    """Return the comma before the verb of a subject: "Boats, whether old or new**,** must stop".

    Args:
        reading: what has been read before the circumstance.
        index: its first token.
        end: the token after its cue.
    """
    stretch = reading.stretch
    subject = reading.main and not reading.said
    subject = subject and _SUBJECT_ONLY.issuperset(token.type for token in reading.out)
    if not subject or reading.predicate is not None or stretch.words[index - 1] != ",":
        return None
    ends = (at for at in range(end, stretch.last - 1) if stretch.words[at] == ",")
    return next((at for at in ends if stretch.words[at + 1] in syntax.AUXILIARIES), None)


def _aside_end(
    reading: Reading,
    start: int,
    ends: frozenset[str],
    opening: frozenset[str] = _EXCEPTING,
) -> int:
    """Return where an aside ends.

    Args:
        reading: what has been read before it.
        start: the token after its cue.
        ends: words that end it.
        opening: effects of the cues that end it behind a comma.
    """
    stretch = reading.stretch
    fronted = reading.in_front and not reading.main
    reason = stretch.word(start) in _REASONS
    apart = opening is _CONDITIONAL and reading.open is not None and not reading.main
    for at in range(start, stretch.last):
        word = stretch.words[at]
        if (at > start and (word in ends or _requires(stretch, at, ends))) or (
            word == "but" and reading.said and find_predicate(stretch, at + 1) is not None
        ):
            return at  # "even if you row, **but you must** swim"
        if word == "," and (
            _cue_follows(stretch, at, opening) or (fronted and statement_at(reading, at + 1))
        ):
            return at
        if apart and word == "," and at > start:
            apart = False  # "whether you row, sail, and swim": a list of its own
            if _joins_demand(stretch, at + 1):
                return at
        if reason and word == "," and _another_case(stretch, at + 1):
            return at
    return stretch.last


def _requires(stretch: Stretch, at: int, ends: frozenset[str]) -> bool:
    """Tell whether a proviso ends a circumstance: "even if you row **as long as you** swim"."""
    if ends is not _CIRCUMSTANCE_ENDS_AHEAD or at not in stretch.provisos:
        return False
    found = stretch.cue(at)
    subject = syntax.NOMINATIVES | syntax.DETERMINERS
    return found is not None and stretch.word(found[1]) in subject


def _cue_follows(stretch: Stretch, comma: int, effects: frozenset[str]) -> bool:
    """Tell whether a condition of all of it stands behind a comma: "…, **apart from** guests"."""
    found = stretch.cue(comma + 1)
    return found is not None and found[0].effect.value in effects


def _joins_demand(stretch: Stretch, at: int) -> bool:
    """Tell whether "and" goes on behind an aside: "…, whatever your age, **and have** a boat"."""
    return stretch.word(at) == "and" and (
        level(stretch, at) is Level.STATEMENT or syntax.starts_verb_phrase(stretch.words, at + 1)
    )


def _another_case(stretch: Stretch, at: int) -> bool:
    """Tell whether "or" and a clause with a subject of its own follow: no reason goes on so far."""
    return stretch.word(at) == "or" and level(stretch, at) is Level.STATEMENT


def _pass_to(reading: Reading, index: int, end: int) -> int:
    if reading.open is not None and reading.stretch.words[index - 1] == ",":
        reading.holes.add(index - 1)
    return reading.keep(index, end)
