"""Whether a cue opens a condition, a relative clause or a list where it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.case_openings import CASE, case_ends
from cmr_logic.clauses.demanding import (
    demands,
    demands_past,
    meets_meanwhile,
    says_by_whom,
    tells_state,
)
from cmr_logic.clauses.first_done import comes_first
from cmr_logic.clauses.frequencies import EACH, as_one_likes
from cmr_logic.clauses.inner_relatives import names_other
from cmr_logic.clauses.kinds_excepted import excepts_kinds
from cmr_logic.clauses.lengths import says_length
from cmr_logic.clauses.reading import Reading
from cmr_logic.clauses.statements import orders
from cmr_logic.clauses.stretch import STRONG, Stretch
from cmr_logic.clauses.verb_sides import is_past_form
from cmr_logic.cues import ON_TOP, WITH_LEAVE, Cue, Effect
from cmr_logic.text import NOUN, classes, word_set

_SHORT_SUBJECT = 2  # tokens of a subject that waits for its items behind "providing", at most
_OPEN_SUBJECT = 1  # tokens between a cue and its list, at most: "Tell us when you: …"

# Cues that only date a conclusion which has a condition already: "after", not "when".
_DATES = frozenset({"after", "following", "once"})
# Those of them that an hour may stand behind: "**after** eight"; not "once".
_DATING_HOURS, _OCLOCK = frozenset({"after", "before", "until"}), "o'clock"
# Words behind an hour: "after eight **on** Sundays"; not "after eight weeks".
_BEHIND_HOURS = word_set("on in at with without each every") | {",", ")"}
# Cues of what one may choose oneself: "**when** you like"; not "if you like".
_AT_WILL = frozenset({"when", "provided"})
# Words before such a time that limits a deed: "**within** two days after"; not "on two days".
_SPANNING = frozenset({"within", "than", "for", "to", "least", "most", "until"})
# What counts units, if no figure does: "within **two** days", "within **the** hour".
_COUNTING = syntax.NUMBERS | syntax.DETERMINERS
_SPAN = 4  # words from such a word to its unit, at most: "within the first two days"
# Cues that say how long something was so: "you must have lived here **while** you studied".
_LASTING = frozenset({"while", "when"})
# Words whose phrase may restrict a noun: "any dog other than a guide dog", not "except".
_RESTRICTING = frozenset({"other", "apart", "aside"})
# Entries for times, which inside a condition are part of its clause: "until", not "provided".
_TIMES = frozenset({"when", "once", "before", "until", "without", "while", "where"})
# Signs that a condition may follow in any sentence: ",", not "and".
_BREAKS = frozenset({",", "(", "-", "–"})
# By what one gets leave before: "only by prior **arrangement**"; not "only by boat".
_ARRANGED = word_set("appointment arrangement agreement invitation request booking referral")
_ARRANGED_NEAR = 3  # words from "by" to it: "by prior written arrangement"
# Nouns that "where" and "when" restrict: "the country where you live", not "a fee where …".
_PLACES_AND_TIMES = frozenset({"country", "place", "area", "date", "time", "period"})
# Particles of a verb, behind its participle: "written **off** where"; not "a map of where".
_PARTICLES = frozenset({"off", "up", "down", "back", "away"})
# Verbs whose "in" or "on" is no preposition there: "**move** in when"; not "live in when".
_GOING = word_set("move come go check log sign clock get join carry hop")
_ANY_TIME = ("any", "time")
# Openings of a day that is named: "**on** the day you pay"; not "when you pay".
_DATING = frozenset({"on", "from", "the", "in"})
# Verbs whose time is no condition: "cover **starts** on the day you pay"; not "ends".
_BEGINNING = frozenset({"start", "starts", "begin", "begins", "run", "runs", "last", "lasts"})
# Forms that are participles too: "help provided by us"; not "as long as".
_PARTICIPLES = frozenset({"provided", "providing", "assuming", "due", "following", "subject"})
# First words of "as long as", which measures behind "be": "it is **as** long as"; not "by".
_MEASURES = frozenset({"as", "so"})
# What is still to come where something is "subject to" it: "subject to **approval**"; not "to tax".
_SUBJECT, _TO_COME = (
    "subject",
    word_set(
        "approval consent permission agreement authorisation authorization availability payment "
        "confirmation acceptance being"
    ),
)
_CASE_NEAR = 5  # words from "subject to" to it: "subject to the steward's written approval"
_SO = "so"  # what stands for a deed behind "do": "you may do **so** provided you sign"
# Those of them that open one before a subject: "provided you sign", not "due you".
_PROVISOS = frozenset({"provided", "providing", "assuming"})


def opens_condition(reading: Reading, cue: Cue, index: int, end: int) -> bool:
    """Tell whether a cue of condition opens one where it stands.

    Args:
        reading: what has been read before the cue.
        cue: its entry of the table.
        index: its first token.
        end: the token after it.
    """
    stretch = reading.stretch
    fronted = index == stretch.first
    if cue.effect is Effect.PURPOSE:
        return fronted or (stretch.words[index] == "in" and reading.main and reading.said)
    if end >= stretch.last and not stretch.lead_in:
        return False
    if cue.name in STRONG:
        return True
    # What someone is by an item needs no cue: "you are not: | subject to a ban".
    state = fronted and stretch.item and stretch.words[index] == "subject"
    if (
        state
        or _belongs_to_phrase(reading, cue, index, end)
        or _only_dates(stretch, cue, index, end)
        or _names_hour(stretch, index, end)
        or _says_how_often(stretch, index, end)
    ):
        return False
    if cue.name == "for-case":
        length = says_length(stretch, index, cue) and "," not in stretch.words[index : end + CASE]
        return fronted and not (stretch.item or length) and case_ends(reading, end)
    return _stands_well(reading, cue, index, end)


def _names_hour(stretch: Stretch, index: int, end: int) -> bool:
    """Tell whether a time is no more than an hour: "after **eight**"; not "after eight weeks"."""
    if stretch.words[index] not in _DATING_HOURS or not syntax.is_hour(stretch.word(end)):
        return False
    behind = end + 1 + (stretch.word(end + 1) == _OCLOCK)
    closed = behind >= stretch.last or stretch.words[behind] in _BEHIND_HOURS
    return closed or stretch.cue(behind) is not None


def _says_how_often(stretch: Stretch, index: int, end: int) -> bool:
    """Tell whether "once" counts how often: "once **every** Friday"; not "once every oar is in"."""
    if stretch.words[index] != "once" or stretch.word(end) not in EACH:
        return False
    return stretch.finite_verb(end, _case_end(stretch, end)) is None


def _stands_well(reading: Reading, cue: Cue, index: int, end: int) -> bool:
    """Tell whether a cue that needs a place of its own has it."""
    stretch = reading.stretch
    if cue.name == ON_TOP:
        demanded = syntax.is_gerund(stretch.word(end))  # not "besides the fee"
        return index == stretch.first and demanded and case_ends(reading, end)
    if index == stretch.first:
        return cue.name != "except" or (not stretch.item and case_ends(reading, end))
    if stretch.lead_in and end >= stretch.last - _OPEN_SUBJECT:
        return True
    guard = _GUARDS.get(cue.name)
    # Beside what is granted, "without" says how, whatever mark parts it: "leave, without paying".
    apart = stretch.words[index - 1] in _BREAKS and cue.name != "without"
    return apart or (guard is not None and guard(reading, index, end))


def _belongs_to_phrase(reading: Reading, cue: Cue, index: int, end: int) -> bool:
    """Tell whether a cue only dates or restricts the words around it."""
    stretch = reading.stretch
    word = stretch.words[index]
    inside = index > stretch.first
    chosen = cue.name in _AT_WILL and as_one_likes(stretch.words, end, stretch.last)
    dating = word in _DATES and inside and stretch.promises and not comes_first(reading, index)
    if dating or ((word in _DATES or word in _LASTING) and inside and demands_past(reading, index)):
        return True
    dated = word in _DATES and _counts_from(reading, index)
    told = word in _DATES or _tells_of_past(stretch, index)
    if dated or (told and _in_relative(reading, index)):
        return True
    done = word in _PARTICIPLES or word in _MEASURES
    if done and inside and stretch.words[index - 1] in syntax.BE:
        return True  # "a pass must be **provided**", "it must be **as long as** a boat"
    meanwhile = word in _LASTING and inside and meets_meanwhile(reading, index, end)
    provides = word == "providing" and end - index == 1 and not _states(reading, index, end)
    parted = inside and reading.main and stretch.words[index - 1] in _BREAKS
    apart = word in _RESTRICTING and inside and not (parted or (reading.main and reading.said))
    if provides or apart or meanwhile or chosen:
        return True  # "**providing** a key", "any dog **other** than", "be 18 **when** you join"
    if word == "other" and stretch.words[index - 1] in syntax.PREPOSITIONS:
        return True  # "in other than clean shoes"
    begun = bool(reading.out) or reading.open is not None
    return cue.name in _TIMES and (reading.relative or (not reading.main and begun))


def _states(reading: Reading, index: int, end: int) -> bool:
    """Tell whether a clause, not a thing, is provided: "providing **you row**"; not "a boat"."""
    stretch = reading.stretch
    opening = stretch.word(end)
    if opening not in syntax.NOMINATIVES and opening not in syntax.DETERMINERS:
        return False
    if stretch.lead_in and stretch.last - end <= _SHORT_SUBJECT:
        return True  # "providing your boat:"
    verb = stretch.finite_verb(end, stretch.piece_end(end))
    told_of = verb is not None and syntax.PRONOUNS.isdisjoint(stretch.words[end + 1 : verb])
    return told_of and (index > stretch.first or case_ends(reading, end))


def _counts_from(reading: Reading, index: int) -> bool:
    """Tell whether a time is counted from a date: "file it **within 30 days after** the sale"."""
    words, first = reading.stretch.words, reading.stretch.first
    if index == first or words[index - 1] not in syntax.TIME_UNITS:
        return False
    before = words[max(first, index - _SPAN) : index - 1]
    spanning = next((at for at, word in enumerate(before) if word in _SPANNING), None)
    if spanning is not None:  # "ask **for flexible hours** once you are in post" counts nothing
        return not _COUNTING.isdisjoint(before[spanning + 1 :]) or any(
            word[:1].isdigit() for word in before
        )
    number = words[index - 2] if index - first > 1 else ""
    return (number[:1].isdigit() or number in syntax.NUMBERS) and demands(reading)


def _only_dates(stretch: Stretch, cue: Cue, index: int, end: int) -> bool:
    """Tell whether "before" names a time, and nothing that happens: "before noon"."""
    if cue.name != "before" or stretch.words[index] == "prior" or end - index > 1:
        return False
    word = stretch.word(end)
    if syntax.is_gerund(word):
        return False
    return (
        word not in syntax.DETERMINERS or stretch.finite_verb(end, _case_end(stretch, end)) is None
    )


def _case_end(stretch: Stretch, first: int) -> int:
    """Return where a case ends at the latest that a sentence opens with: "before a race**,**"."""
    near = range(first, min(stretch.last, first + CASE))
    return next((at for at in near if stretch.words[at] == ","), first + CASE)


def _tells_of_past(stretch: Stretch, index: int) -> bool:
    """Tell whether "before" opens what happened: "stolen **before you joined**"; not "… join"."""
    if stretch.words[index] != "before":
        return False
    verb = stretch.finite_verb(index + 1, index + CASE)
    return verb is not None and (
        stretch.words[verb] in syntax.PAST_AUXILIARIES or is_past_form(stretch.words[verb])
    )


def _in_relative(reading: Reading, index: int) -> bool:
    """Tell whether a relative clause goes on up to an index: "forms **that arrive** after May".

    It may have no relative: "a loss **you had** before you joined".
    """
    words = reading.stretch.words
    predicate = next((t for t in reversed(reading.out) if t.type == "PREDICATE"), None)
    if predicate is None or not reading.said:
        return False
    behind = words[predicate.last : index]
    if "," in behind:
        return False
    contact = (
        word in syntax.BASE_SUBJECTS and NOUN in classes(noun) for noun, word in pairwise(behind)
    )
    return not syntax.RELATIVES.isdisjoint(behind) or any(contact) or _done_to_thing(behind)


def _done_to_thing(behind: Sequence[str]) -> bool:
    """Tell whether a participle tells a thing apart whose time follows: "forms **filed** after"."""
    noun = behind[-2] if len(behind) > 1 and syntax.is_participle(behind[-1]) else ""
    return bool(noun) and NOUN in classes(noun) and noun not in syntax.AUXILIARIES | syntax.BE


def _after_predicate(reading: Reading, _index: int, _end: int) -> bool:
    stretch = reading.stretch
    return reading.said or stretch.item or (reading.main and orders(stretch, stretch.first))


def _excepting(reading: Reading, index: int, end: int) -> bool:
    """Tell whether an exception opens without a comma: "… except on Sundays"; not "save for it".

    Nor does "apart from" behind what is kept so: "must be kept apart from the herd".
    """
    words = reading.stretch.words
    parted = words[index] == "apart" and words[index - 1] in _PARTED
    return words[index] != "save" and not parted and _after_predicate(reading, index, end)


def _after_grant(reading: Reading, _index: int, _end: int) -> bool:
    return reading.main and reading.said and not reading.relative and not demands(reading)


def _after_grant_arranged(reading: Reading, index: int, end: int) -> bool:
    """Tell whether what is granted has to be settled before: "only by **appointment**"."""
    arranged = not _ARRANGED.isdisjoint(reading.stretch.words[end : end + _ARRANGED_NEAR])
    return arranged and _after_grant(reading, index, end)


def _after_no_place(reading: Reading, index: int, end: int) -> bool:
    stretch = reading.stretch
    before = stretch.words[index - 1]
    if stretch.words[index] in _DATING and before in _BEGINNING:
        return False  # "cover starts on the day you pay"
    if stretch.words[index] in _DATING and demands(reading) and tells_state(reading, index):
        return False  # "you must be 18 on the day you join"
    particle = stretch.word(end) in syntax.NOMINATIVES and (
        stretch.words[index] != "where"
        or (before in _PARTICLES and syntax.is_participle(stretch.word(index - 2)))
    )
    particle = particle or stretch.word(index - 2) in _GOING  # "**move in** | when the fee is paid"
    return (
        _after_predicate(reading, index, end)
        # "move in | once you have signed", "is written off | where you lied"
        and (before not in syntax.PREPOSITIONS or particle)
        and (before not in _PLACES_AND_TIMES or _at_any_time(stretch, index))
    )


def _at_any_time(stretch: Stretch, index: int) -> bool:
    """Tell whether a time begins behind "any time", which names none: "**any time** after you pay".

    It is no place: "any time where".
    """
    return stretch.words[index] != "where" and stretch.words[index - 2 : index] == _ANY_TIME


def _before_subject(reading: Reading, index: int, end: int) -> bool:
    stretch = reading.stretch
    word = stretch.words[index]
    if word not in _PARTICIPLES:
        return _after_predicate(reading, index, end)
    before = index - 1
    while syntax.is_adverb(stretch.word(before)) and stretch.word(before) != _SO:
        before -= 1
    if stretch.word(before) in syntax.AUXILIARIES:
        return False  # "if you **have** already **provided** a deposit"
    if word == _SUBJECT:
        near = stretch.words[end : min(end + _CASE_NEAR, stretch.last)]
        return _after_predicate(reading, index, end) and not _TO_COME.isdisjoint(near)
    following = stretch.word(end)
    opens = not following or following in syntax.NOMINATIVES or following in syntax.DETERMINERS
    opens = opens or following in syntax.INDEFINITE_PRONOUNS  # "provided nothing is broken"
    opens = opens or stretch.words[end - 1] == "that"  # "**provided that** members agree"
    return word in _PROVISOS and opens and _after_predicate(reading, index, end)


def _after_words(reading: Reading, _index: int, _end: int) -> bool:
    return bool(reading.out) or reading.open is not None


def _after_denial(reading: Reading, index: int, _end: int) -> bool:
    return reading.main and reading.said and reading.stretch.denies_before(index)


def _after_denial_or_any_time(reading: Reading, index: int, end: int) -> bool:
    granted = reading.main and reading.said and _at_any_time(reading.stretch, index)
    return granted or _after_denial(reading, index, end)


# Words of a case, which end what "until" opens: "until noon **if** it is dry"; not "until it is".
_CASES = word_set("if unless provided")


def _after_denial_or_before_clause(reading: Reading, index: int, end: int) -> bool:
    stretch = reading.stretch
    opening = stretch.word(end)
    case = next((i for i in range(end, end + CASE) if stretch.word(i) in _CASES), end + CASE)
    stated = stretch.finite_verb(end, case) is not None  # "until noon **if it is dry**": no clause
    clause = opening in syntax.NOMINATIVES or (
        stated and opening not in syntax.PREPOSITIONS and not opening[:1].isdigit()
    )
    return _after_denial(reading, index, end) or (reading.main and reading.said and clause)


def _after_denial_of_deed(reading: Reading, index: int, end: int) -> bool:
    """Tell whether "without" says how something is done: "enter without a key"; not "huts without".

    What stands right behind a preposition and a bare plural tells those things apart: "we take no
    dogs in huts without a fence". So does what stands behind the objects of a wrong, if it is no
    leave: "it is illegal to bring boats without a rope".
    """
    words = reading.stretch.words
    several = syntax.is_plural_noun(words[index - 1])
    apart = several and words[index - 2] in syntax.PREPOSITIONS
    if several and _LEAVE.isdisjoint(words[end : end + _NEAR]):
        apart = apart or syntax.NEGATIONS.isdisjoint(words[reading.stretch.first : index])
    return not apart and _after_denial(reading, index, end)


# What someone may do something with: "sell guns without a **licence**"; not "without a lock".
_LEAVE = word_set("license licence permit permission approval consent ticket pass certificate")
_NEAR = 5  # words from "without" to it: "without a valid fishing licence"
# Relatives of persons: "a cook **who** rows"; not "that".
_OF_PERSONS = frozenset({"who", "whose"})
# Nouns for somebody by whose they are: "the **widow** of a cook"; not "member".
RELATED = word_set(
    "partner partners spouse spouses wife wives husband husbands widow widows widower widowers "
    "child children son sons daughter daughters parent parents mother mothers father fathers "
    "guardian guardians carer carers caregiver caregivers family families relative relatives "
    "dependant dependants dependent dependents survivor survivors sibling siblings brother "
    "brothers sister sisters friend friends"
)
# Words for people of no kind: "the widow of **somebody** who"; not "of a sailor who".
_ANYBODY = syntax.INDEFINITE_PRONOUNS | {"those", "people"}
_NAMED_SO = 5  # tokens from that noun to the relative: "the widow of a man who"


# Verbs of keeping or being at a distance: "**kept** apart from it"; not "row apart from".
_PARTED = word_set("keep kept keeping live lives lived living stay stays stand stands stored set")

# What must stand around an entry inside a sentence; one that is not here opens nothing there.
_GUARDS: Mapping[str, Callable[[Reading, int, int], bool]] = {
    "when": _after_no_place,
    "once": _after_no_place,
    "where": _after_no_place,
    "provided": _before_subject,
    "while": _after_predicate,
    WITH_LEAVE: _after_grant,
    "only-with": _after_grant,
    "only-by": _after_grant_arranged,
    "except": _excepting,
    "until": _after_denial_or_before_clause,
    "before": _after_denial_or_any_time,
    "but-not": _after_words,
    "without": _after_denial_of_deed,
}


def opens_relative(reading: Reading, index: int) -> bool:
    """Tell whether "who" or "that" opens a clause that restricts whom the rule is about."""
    stretch = reading.stretch
    word = stretch.words[index]
    if not reading.main or index == stretch.first or reading.open is None or word == "whom":
        return False
    demanded = demands(reading) and not says_by_whom(stretch, index)
    if demanded or (reading.restricted and not reading.said):
        return False
    before = stretch.words[index - 1]
    if reading.relative and names_other(stretch, index):
        return False
    if word in _OF_PERSONS and _says_whose(stretch, index):
        return False
    taken_out = not reading.said or excepts_kinds(stretch, index)
    if word in {"that", "which"} and not (taken_out and NOUN in classes(before)):
        return False
    return before != ","


def _says_whose(stretch: Stretch, index: int) -> bool:
    """Tell whether a relative clause says to whom somebody is related: "partners of **those who**".

    It then belongs to what they are called by, "the widows of those who drowned"; of people of a
    kind, it is asked by itself: "the widows of sailors who drowned".
    """
    if stretch.words[index - 1] not in _ANYBODY:
        return False
    behind = range(index - 2, max(stretch.first, index - _NAMED_SO), -1)
    of = next((at for at in behind if stretch.words[at] == "of"), None)
    return of is not None and stretch.words[of - 1] in RELATED
