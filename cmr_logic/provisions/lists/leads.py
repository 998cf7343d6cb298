"""What leads in a list, in its own sentence: the words that each item completes."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Statement, Words
from cmr_logic.cues import Cue, Effect
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.shapes import reference_of
from cmr_logic.provisions.drafts.tallies import only_hold, points_at_list, tally_inside
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.lists.signs import names_kinds
from cmr_logic.provisions.making.clause_making import setting_before
from cmr_logic.provisions.making.fitting import fit
from cmr_logic.provisions.words.clause_words import LISTED_NOUNS, MEETING, NAMING, OPENING_CASES
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import NOUN, VERB, classes

# Words after which an item says more of what it names: "guests **who** row"; not "of".
_BREAKS = frozenset({"who", "whose", "that", "if", "unless", ",", ";", ":", "(", ".", "and", "or"})


# What may stand between "for example" and a list: "for example**, if:**"; not "you".
_BEHIND_EXAMPLE = frozenset({",", "if", "when", "where"})
# What stands for a list whose items complete the words before it: "you need **two of these**".
_COMPLETED = frozenset({Effect.LIST, Effect.ANY_OF, Effect.ALL_OF, Effect.COUNT_OF})


# What fails of what is to be met: "if you **fail** to meet"; not "if you try to".
FAILING = frozenset({"fail", "fails", "failed", "failing"})
# What items that are not so are said to be: "if the following are **false**"; not "true".
_UNTRUE = frozenset({"false", "untrue", "unmet"})
# Words that open when, where or why something is so: "**before** the trip"; not "a trip".
_AHEAD = syntax.PREPOSITIONS | {"because", "due", "owing"}
# Last words of what does not end there: "you, in the last year **of**: …"; not "in the year".
_UNFINISHED = syntax.PREPOSITIONS | syntax.DETERMINERS | syntax.AUXILIARIES
# Words of a span up to now, and how soon they stand: "in the **last** year"; not "on the day".
_UP_TO_NOW, _SPAN = frozenset({"last", "past", "previous"}), 3


# Cues of what must all be so first: "**once** these have been paid:"; not "if".
_AWAITING = frozenset({"once", "provided", "until", "before"})


def lead_in(scope: Scope, phrase: Phrase, cue: Cue, frame: Frame, *, joint: bool) -> Lead:
    """Return what leads in the list that a phrase holds the place of.

    Args:
        scope: the sentence that leads in the list.
        phrase: the phrase.
        cue: the cue of the condition that the list belongs to.
        frame: the words that the phrase completes.
        joint: another condition stands before the list, joined by "and".
    """
    assert phrase.reference is not None  # noqa: S101 - it holds the place of a list
    said = _said_ahead(scope, phrase, frame) or _span_ahead(scope, phrase)
    setting = range(0) if phrase.words is None else setting_before(scope, phrase.words.first)
    if said is not None:
        scope.behind = said[1]
    elif setting and scope.words[setting.start] in syntax.PREPOSITIONS:
        # As in "if, **in the last year**, you have:"; not in "if, when you apply, you:"
        scope.behind = Words(setting.start, setting.stop)
    own = list_frame(scope, phrase, frame) if said is None else said[0]
    opening = cue.effect in {Effect.IF, Effect.UNLESS}
    told = _told_of_each(scope, phrase) if opening and not own else None
    scope.behind = told or scope.behind
    met = names_what_is_met(scope, phrase)
    met = met or (told is not None and cue.name in _AWAITING)
    reference, before = phrase.reference, frame_before(scope, phrase)
    each = reference.effect is Effect.ANY_OF and not FAILING.isdisjoint(before)  # "fail any of"
    failing = each if met else told is None and _fails(_words_after(scope, phrase))
    unmet = met and not each and _denies_meeting(before)
    return Lead(reference, cue, own, joint=joint, met=met, unmet=unmet, failing=failing)


def _said_ahead(scope: Scope, phrase: Phrase, frame: Frame) -> tuple[Frame, Words] | None:
    """Find when, where or why something is so that a lead-in says ahead of the verbs of its items.

    "You must, **before the trip**: | pay", "anyone who, **because of a fall**: | cannot row".

    Returns:
        The words that the items complete, and those that each of them means.
    """
    run = phrase.words
    if run is None or phrase.after is not None or scope.words[run.last] != ":":
        return None
    words = scope.words
    comma = next((i for i in range(run.last - 1, run.first - 2, -1) if words[i] == ","), -1)
    ahead = words[comma + 1 : run.last]
    if comma < 1 or ahead[:1] == () or ahead[0] not in _AHEAD or ahead[-1] in _UNFINISHED:
        return None
    before = words[comma - 1]
    open_ = before in syntax.NOMINATIVES or before in syntax.MODALS or before in OPENING_CASES
    if not (open_ or before == "who") or syntax.finite_verb(ahead) is not None:
        return None
    own = scope.said(run.first, comma) if comma >= run.first else frame
    return own, Words(comma + 1, run.last)


def _span_ahead(scope: Scope, phrase: Phrase) -> tuple[Frame, Words] | None:
    """Find the span that a lead-in names before its subject: "if **in the last year** you: …".

    Returns:
        The subject, and the span.
    """
    run = phrase.words
    if run is None or phrase.after is not None or run.last - run.first < _SPAN:
        return None
    said = tuple(word for word in scope.words[run.first : run.last] if word != ":")
    opens = said[0] in syntax.OF_PLACES_AND_TIMES and said[-1] in syntax.NOMINATIVES
    if not opens or _UP_TO_NOW.isdisjoint(said[1:_SPAN]):
        return None
    return said[-1:], Words(run.first, run.first + len(said) - 1)


def _told_of_each(scope: Scope, phrase: Phrase) -> Words | None:
    """Return what a lead-in says of each thing that its items name: "if any of these **change**:".

    None where it only says that they hold, or where an item has a verb of its own.
    """
    after = phrase.after
    if after is None or not scope.items:
        return None
    words = scope.words
    last = after.last - (words[after.last - 1] == ":")
    first = after.first + _names_things(words[after.first : last])
    said = words[first:last]
    if not said or not _opens_verb(said) or only_hold(said):
        return None
    ranges = (scope.draft.token_range(item.span) for item in scope.items)
    named = all(syntax.finite_verb(words, *extent) is None for extent in ranges)
    return Words(first, last) if named else None


def _names_things(said: Frame) -> bool:
    """Tell whether a noun for the items stands before a verb: "the following **people** agree"."""
    if not said or said[0] in syntax.AUXILIARIES:
        return False
    named = said[:1] in LISTED_NOUNS or syntax.is_plural_noun(said[0])
    return named and _opens_verb(said[1:])


def _opens_verb(said: Frame) -> bool:
    """Tell whether words begin with a verb, though it may be a noun: "these **change**".

    An adverb may stand before it: "these people **still live** with you".
    """
    said = said[syntax.is_adverb(said[0]) :] if said[1:] else said
    if len(said) != 1:
        return bool(said) and syntax.starts_verb_phrase(said, 0)
    return VERB in classes(said[0]) and said not in LISTED_NOUNS and not syntax.ends_in_ing(said[0])


def _denies_meeting(said: Frame) -> bool:
    """Tell whether words before a list deny that it is met: "you **do not** meet"."""
    return not (syntax.VERBAL_NEGATIONS | FAILING).isdisjoint(said)


def _fails(after: Frame) -> bool:
    """Tell whether words behind the place of a list say that its items are not so: "do not apply".

    Example:
        >>> _fails(("conditions", "are", "not", "met")), _fails(("who", "do", "not", "row"))
        (True, False)
    """
    at = int(after[:1] in LISTED_NOUNS)
    if after[at : at + 1] == () or after[at] not in syntax.AUXILIARIES:
        return False
    behind = after[at + 1 : at + 2]
    return bool(behind) and (behind[0] in syntax.VERBAL_NEGATIONS or behind[0] in _UNTRUE)


def _words_after(scope: Scope, phrase: Phrase) -> Frame:
    return () if phrase.after is None else scope.said(phrase.after.first, phrase.after.last)


def list_frame(scope: Scope, phrase: Phrase, frame: Frame) -> Frame:
    """Return the words that the items of a list complete."""
    if merely_names(scope, phrase):
        return frame
    inner = _behind_time(frame_before(scope, phrase))
    after = _words_after(scope, phrase)
    if after[:1] in LISTED_NOUNS or inner[-1:] in LISTED_NOUNS:
        return frame  # "you must meet these requirements:" – each is one to meet
    if inner[-1:] in MEETING:
        return _of_kinds(scope, frame)
    if inner:
        subject = not syntax.starts_verb_phrase(inner, 0)
        own = inner[0] in syntax.PRONOUNS or (subject and syntax.finite_verb(inner) is not None)
        own = own or (inner[0] in syntax.DETERMINERS and _goes_on_in_items(scope))
        return inner if own else fit(frame, inner)
    effect = None if phrase.reference is None else phrase.reference.effect
    aim = after.index("to") if "to" in after else len(after)
    bare = all(NOUN in classes(word) for word in after[:aim])  # "the following **papers** to row:"
    return frame if bare and effect in _COMPLETED else ()


def _goes_on_in_items(scope: Scope) -> bool:
    """Tell whether each item opens with the verb of its lead-in: "when a tenant: | **dies**"."""
    openings = [scope.words[scope.draft.token_range(item.span)[0]] for item in scope.items]
    return bool(openings) and all(
        word in syntax.AUXILIARIES or (word.endswith("s") and VERB in classes(word))
        for word in openings
    )


def _behind_time(said: Frame) -> Frame:
    """Return the words before a list without the day, time or place that they open with.

    "If **on the day you hand it in** it: | works"; not "if in it: | oars lie". A span of dates
    counts: "if between 3 July 2011 and 4 June 2012 you: | rowed", and so does one up to now: "if in
    **the last year** you: | rowed".
    """
    if said[:1] == () or said[0] not in syntax.OF_PLACES_AND_TIMES:
        return said
    if any(word[:1].isdigit() for word in said) or not _UP_TO_NOW.isdisjoint(said[1:_SPAN]):
        return said
    subject = len(said) - 1 - (said[-1] in syntax.AUXILIARIES)
    owned = said[subject - 1] in syntax.DETERMINERS and NOUN in classes(said[subject])
    start = subject - 1 if owned else subject
    own = owned or said[subject] in syntax.NOMINATIVES
    named = TIMES.union(syntax.DETERMINERS).intersection(said[1:start])
    return said[start:] if own and named else said


def _of_kinds(scope: Scope, frame: Frame) -> Frame:
    """Return the words that tests to be met complete, which may only name who meets them."""
    if not names_kinds(scope.draft.text, scope.items):
        return frame
    return (*frame, "be") if frame[-1:] and frame[-1] in syntax.MODALS else ("you", "are")


def merely_names(scope: Scope, phrase: Phrase) -> bool:
    """Tell whether a lead-in ends in "… tests, including:": its noun is no part of the items.

    Args:
        scope: the sentence that leads in a list.
        phrase: the phrase that holds the place of the list.
    """
    if phrase.words is None or not scope.holes:
        return False
    places = range(phrase.words.first, phrase.words.last + 1)
    return any(i in scope.holes and scope.words[i] in NAMING for i in places)


def names_what_is_met(scope: Scope, phrase: Phrase) -> bool:
    """Tell whether a list is of what someone or something meets: "who **meet these conditions:**".

    Args:
        scope: the sentence that leads in the list.
        phrase: the phrase that holds the place of the list.
    """
    return not merely_names(scope, phrase) and frame_before(scope, phrase)[-1:] in MEETING


def gives_examples(scope: Scope) -> bool:
    """Tell whether a list gives examples of a case: "if you can't row, **for example, if:** …".

    Args:
        scope: the sentence that leads in the list, and still has it.
    """
    if not scope.items:
        return False
    words, at = scope.words, scope.draft.token_range(scope.items[0].span)[0] - 1
    while at > 0 and not words[at][:1].isalpha():
        at -= 1  # the mark of the item, the colon
    while at > 0 and words[at] in _BEHIND_EXAMPLE:
        at -= 1
    return words[at] in {"example", "instance"} and at in scope.holes


def frame_before(scope: Scope, phrase: Phrase) -> Frame:
    """Return the words of a phrase before the reference to a list."""
    if phrase.words is None:
        return ()
    said = scope.said(phrase.words.first, phrase.words.last)
    return tuple(word for word in said if word not in {",", ":"})


def kind_restricted(scope: Scope, phrase: Phrase) -> Words | None:
    """Return the kind of people of whom a list says more: "**anyone over 60** who: …".

    None where a lead-in names none, or nobody in particular: "people who: …".
    """
    run = phrase.words
    if run is None or phrase.after is not None or scope.words[run.last - 1] != "who":
        return None
    kind = Words(run.first, run.last - 1, run.joints)
    return kind if naming.restricts(scope.words[kind.first : kind.last]) else None


def people_listed(scope: Scope) -> bool:
    """Tell whether most items of a list name kinds of people: "students", "anyone over 60"."""
    ranges = [scope.draft.token_range(item.span) for item in scope.items]
    people = sum(naming.restricts(_named(scope.words, *extent)) for extent in ranges)
    return 2 * people > len(ranges)


def those_listed(scope: Scope, title: Frame) -> bool:
    """Tell whether a list below a title names kinds: of people, or of whatever "who" asks for.

    "Who is eligible" above "Cafes" and "Shops with a yard"; not above "Over 60".

    Args:
        scope: the list.
        title: the words above it.
    """
    if people_listed(scope) or title[:1] != ("who",):
        return people_listed(scope)
    ranges = (scope.draft.token_range(item.span) for item in scope.items)
    return all(syntax.is_plural_noun(scope.words[first]) for first, _ in ranges)


def _named(words: Frame, first: int, last: int) -> Frame:
    """Return the noun phrase that an item begins with."""
    stop = next((at for at in range(first + 1, last) if words[at] in _BREAKS), last)
    return words[first:stop]


def names_list(scope: Scope, statement: Statement) -> bool:
    """Tell whether a subject names those of the list that follows: "People **listed below** …".

    What it says of how many of its items must hold is announced.

    Args:
        scope: the sentence.
        statement: a statement.
    """
    subject = None if statement.subject is None else statement.subject.body
    extent = None if subject is None or not scope.items else subject.extent
    if extent is None or statement.predicate is None or statement.conditions:
        return False
    words = scope.words[extent[0] : statement.predicate.first]
    if subject is None or reference_of(subject) is not None or not points_at_list(words):
        return False
    scope.draft.announced = tally_inside(words) or scope.draft.announced
    return True
