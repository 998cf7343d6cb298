"""Some words of a text → one clause: a statement of its own, with the frame that they complete."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from cmr_logic import cues, syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.clauses.openers import RELATED
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import ClauseRef, Expression, Not
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.provisions.making import kin, left_out, ones, writing
from cmr_logic.provisions.making.addressing import POINTING, addressed, said_to_asker
from cmr_logic.provisions.making.fitting import fit, one_article, possessed, stands_alone
from cmr_logic.provisions.making.negation import affirm
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.clause_words import (
    AIMING,
    AS_WELL_AS,
    BRACKETS,
    CLOSING,
    LEADING,
    LIMITING_BRACKETS,
    LINKS_IN_NAMES,
    LONGEST_BRACKET,
    OPENING_CASES,
    STARTS_AFTER,
    TRAILING,
)
from cmr_logic.records import record
from cmr_logic.text import NOUN, VERB, bases, classes, keys, words_in

# The verb that opens a condition before its subject: "**should** you be late"; not "you should".
_INVERTING = "should"
# What no question asks about at either end of a case: "on Mondays **only**"; not "once".
_ONLY = "only"
# What a demand is made for by its time: "**before** you **can** row"; not "before you leave".
_FIRST, _LEAVE = "before", frozenset({"can", "may", "could"})
# What opens the words for when something holds: "**on** that day"; not "**for** example".
_SETTING = frozenset(
    {"at", "on", "in", "during", "before", "after", "by", "within", "when", "while"}
)


@record(frozen=True, slots=True)
class Said:
    """What some words say, affirmed.

    Args:
        statement: the affirmative statement.
        keys: what its words are compared by.
        denied: the words deny it.
    """

    statement: str
    keys: frozenset[str]
    denied: bool


def make_clause(
    scope: Scope, words: Words, cue: Cue, frame: Frame, *, kept: bool = False
) -> Expression:
    """Make a clause of some words; where they deny, the expression denies and the clause affirms.

    Args:
        scope: the sentence that they stand in.
        words: the words.
        cue: what made the clause.
        frame: the words that they complete.
        kept: every word of the frame stays, whatever the words begin with.
    """
    draft = scope.draft
    words = _without_only(scope.words, words) if cue is implied.CUE else words
    said = say(scope, words, frame, kept=kept)
    clause_id = f"c{len(draft.clauses) + 1}"
    span = draft.chars(words.first, words.last)
    statement, thing = said.statement, ""
    if ones.ONE in statement and draft.clauses:
        last = draft.clauses[-1]
        between = draft.text[last.span.end : span.start]
        statement, thing = ones.thing_meant(statement, last.statement, between)
    named = said.keys | keys(thing.split()) if thing else said.keys
    own = scope.words[words.first : words.last] if draft.clauses else ()
    if own and (own[-1] in left_out.STANDING_FOR or own[-1] in syntax.VERBAL_NEGATIONS):
        statement = left_out.with_predicate(statement, draft.clauses[-1].statement)
        named |= keys(words_in(statement)) if statement != said.statement else frozenset()
    if not kin.SIGNS.isdisjoint(own) or not RELATED.isdisjoint(own[-1:]):
        before = draft.clauses[-1].span
        theirs = draft.text[before.start : before.end].lower().startswith("their ")
        between = draft.text[before.end : span.start]
        statement = kin.of_those(statement, own, draft.clauses, between, theirs=theirs)
        named |= keys(words_in(statement)) if statement != said.statement else frozenset()
    draft.clauses.append(Clause(clause_id, span, statement, cue.name, named))
    return Not(ClauseRef(clause_id)) if said.denied else ClauseRef(clause_id)


def _without_only(tokens: Frame, words: Words) -> Words:
    """Return the words of a case without "only" at either end, which no question asks about.

    "The pool is open **on Mondays only**", "Only **cheques** are accepted".
    """
    first, last = words.first, words.last
    while last > first + 1 and tokens[last - 1] in TRAILING:
        last -= 1
    last = last - 1 if tokens[last - 1] == _ONLY else words.last
    first += tokens[first] == _ONLY
    return Words(first, last, words.joints) if first < last else words


def say(
    scope: Scope, words: Words, frame: Frame, *, joint: int | None = None, kept: bool = False
) -> Said:
    """Return what some words say, as a statement of its own.

    Args:
        scope: the sentence that they stand in.
        words: the words.
        frame: the words that they complete.
        joint: where the words are several joined parts, the index after the first: that part
            tells whether they have a subject of their own.
        kept: every word of the frame stays, whatever the words begin with.
    """
    tokens = scope.words
    first, last = words.first, words.last
    while last > first + 1 and tokens[last - 1] in TRAILING:
        last -= 1
    while first < last - 1 and _is_needless(tokens, first, last):
        first += 1
    last = before_aim(scope, first, last)
    last -= last > first + 1 and tokens[last - 1] == ","  # "a card, or a letter**,** to apply"
    places: Sequence[int] = range(first, last)
    own = tokens[first:last]
    setting = setting_before(scope, first)
    holed = scope.holes and not scope.holes.isdisjoint(places)
    behind = scope.behind
    if setting or scope.tail is not None or holed or behind is not None:  # seldom
        holes = scope.holes.difference(*(_of_joint(scope, at) for at in places))
        places = [i for i in (*places, *_tail(scope, last)) if i not in holes]
        places.extend(setting if behind is None else range(behind.first, behind.last))
        own = tuple(tokens[i] for i in places)
    lead = own if joint is None else own[: bisect_left(places, joint)]
    if joint is None and scope.tail is not None:
        lead = own[: bisect_left(places, last)]  # "watch | programmes": a verb and what it shares
    if own[:1] == ("whose",):
        whole = possessed(own, frame)
    elif kept:
        whole = one_article(frame, own) + own
    else:
        bound = tokens[first - 1 : first] == ("who",) or _is_governed(tokens, first, frame)
        leaning = bound or not stands_alone(lead, frame)
        whole = fit(frame, own) if leaning else own
    if behind is not None:
        whole = _agreeing(whole, len(whole) - (behind.last - behind.first))
    inverted = first and tokens[first - 1] == _INVERTING and _INVERTING not in whole
    if inverted and "be" in whole[1:]:
        whole = _with_finite_be(whole)
    whole = addressed(whole, scope.person)
    if scope.asker:
        whole = said_to_asker(whole)
    affirmed, denied = affirm(whole)
    statement = _written(scope.draft, places, own, affirmed) + _bracket_behind(scope, places, last)
    return Said(statement, keys(affirmed), denied)


def _is_governed(tokens: Frame, first: int, frame: Frame) -> bool:
    """Tell whether a verb stands right behind its modal: "you may | **pick** mushrooms"."""
    at = first - 1 - (tokens[first - 1] in syntax.NEGATIONS)
    modal = frame == ("you",) and at > 0 and tokens[at] in syntax.MODALS | {"to"}
    return modal and tokens[first] in bases(tokens[first], VERB)


def _agreeing(whole: Frame, at: int) -> Frame:
    """Return a clause with the verb at an index as its subject has it: "your card | **is** lost".

    Example:
        >>> _agreeing(("your", "card", "are", "lost"), 2)
        ('your', 'card', 'is', 'lost')
        >>> _agreeing(("your", "keys", "are", "lost"), 2)
        ('your', 'keys', 'are', 'lost')
    """
    head = syntax.noun_head(whole[:at])
    at += at + 1 < len(whole) and syntax.is_adverb(whole[at])  # "a cook | **still** lives"
    verbal = at < len(whole) and (whole[at] in syntax.AUXILIARIES or VERB in classes(whole[at]))
    if head is None or not verbal or syntax.is_plural_noun(whole[head]):
        return whole
    return (*whole[:at], syntax.third_person(whole[at]), *whole[at + 1 :])


def _of_joint(scope: Scope, at: int) -> range:
    """Return the further words of a joint that a clause keeps: "a card as | **well as** a key"."""
    said = scope.words[at] == AS_WELL_AS[0] and scope.words[at : at + 3] == AS_WELL_AS
    return range(at + 1, at + 3) if said and at not in scope.holes else range(0)


def setting_before(scope: Scope, first: int) -> range:
    """Return the places of when or where a clause holds, said ahead: "if, **on that day**, | you".

    Args:
        scope: the sentence.
        first: index of the first token of the clause.
    """
    close = first - 1
    if close not in scope.holes or scope.words[close] != ",":
        return range(0)
    comma = close - 1
    while comma in scope.holes and scope.words[comma] != ",":
        comma -= 1
    named = comma in scope.holes and comma - 1 not in scope.holes
    return range(comma + 1, close) if named and scope.words[comma + 1] in _SETTING else range(0)


def _tail(scope: Scope, last: int) -> range:
    """Return the places of what some words share with those behind: "sell or let | a house"."""
    tail = scope.tail
    if tail is None or last > tail.first:
        return range(0)
    return range(tail.first, tail.last - (scope.words[tail.last - 1] == ","))


def _with_finite_be(whole: Frame) -> Frame:
    """Give a condition that "should" opened its finite verb: "should | your train be late"."""
    at = whole.index("be")
    plural = whole[0] in syntax.BASE_SUBJECTS or syntax.is_plural_noun(whole[at - 1])
    return (*whole[:at], "are" if plural else "is", *whole[at + 1 :])


def _is_needless(tokens: Frame, first: int, last: int) -> bool:
    """Tell whether the first word of a run is no part of what it says: "who", not "both of"."""
    word = tokens[first]
    if word in POINTING and tokens[first - 1] in OPENING_CASES:
        return False  # "if **that** does not help"
    if word in syntax.SUBJECT_RELATIVES:
        return (
            word == "who"
            or syntax.starts_verb_phrase(tokens, first + 1, last)
            or _repeats_that(tokens, first, last)
        )
    return word in LEADING and tokens[first + 1] != "of"


def _repeats_that(tokens: Frame, first: int, last: int) -> bool:
    """Tell whether "that" opens one more clause: "provided that A **and that** you row"."""
    joined = tokens[first] == "that" and tokens[first - 1] in syntax.JOINTS
    return joined and syntax.finite_verb(tokens, first + 1, last) is not None


def before_aim(scope: Scope, first: int, last: int) -> int:
    """Return where some words end without the aim behind them: "be 16 or over | to qualify"."""
    words = scope.words
    if scope.draft.conclusion.demanding and _FIRST in words[first + 1 : last]:
        last = _before_leave(words, first, last)
    if AIMING.isdisjoint(words[first + 2 : last]):
        return last
    for at in range(first + 2, last):
        if words[at] in AIMING:
            found = cues.match(words, at, last)
            aims = found is not None and found[0].effect is Effect.PURPOSE
            if aims and not syntax.is_governed(words, at):
                return at
            if words[at] == "to" and at + 1 < last and naming.says_who(words, at):
                verb = words[at + 1]
                return at if verb in bases(verb, VERB) else last
    return last


def _before_leave(words: Frame, first: int, last: int) -> int:
    """Return where a demand ends without what it comes before: "pay a fee | before you can row"."""
    at = words.index(_FIRST, first + 1, last)
    who, may, be = (*words[at + 1 : at + 4], "", "", "")[:3]
    leave = who in syntax.BASE_SUBJECTS or (who == "it" and be == "be")  # "it can be kept"
    return at if leave and may in _LEAVE else last


def _written(draft: Draft, kept: Sequence[int], own: Frame, affirmed: Frame) -> str:
    """Write a statement: its end as the text writes it, the words put before it token by token."""
    same = _shared_end(own, affirmed)
    frame = affirmed[: len(affirmed) - same]
    before: Sequence[str] = frame
    names = draft.names
    plain = _MODALS_SPELLED.isdisjoint(frame) and names.keys().isdisjoint(frame)
    if not (plain and frozenset(frame).isdisjoint(own)):  # seldom
        spelled = {w: _spelling(draft, i) for i, w in zip(kept, own, strict=True) if w in frame}
        before = [
            (word if word in syntax.DO else spelled.get(word))
            or (_modal(frame, at) if word in syntax.MODALS else names.get(word, word))
            for at, word in enumerate(frame)
        ]
    as_given = _as_given(draft, kept[len(kept) - same :])
    if frame and same == len(own) and as_given[:1].isupper() and own[0] in _OPENING_VERBS:
        as_given = as_given[0].lower() + as_given[1:]  # "you must: | **Have** a key"
    return writing.join(before) if not as_given else writing.append(before, as_given)


# Modals that are written otherwise where they stand: "can't" without its "n't", the month of May.
_MODALS_SPELLED = frozenset({"may", "ca", "wo", "sha"})
# Verbs that an item of a list may open with, in a capital: "**Have** a key"; not "Row".
_OPENING_VERBS = syntax.AUXILIARIES | syntax.VERBS_FIRST | {"be"}


def _modal(frame: Frame, at: int) -> str:
    """Return a modal as it is written, or the month: "after 1 **May** must be taxed"."""
    word = syntax.SPELLED_OUT.get(frame[at], frame[at])  # of "can't", where "ca" stands alone
    return word.capitalize() if word == "may" and at and syntax.is_month(frame, at) else word


def _shared_end(own: Frame, affirmed: Frame) -> int:
    """Return how many words the two have in common at their ends."""
    if own == affirmed[len(affirmed) - len(own) :]:
        return len(own)  # as most have: only the frame was put before them
    pairs = zip(reversed(own), reversed(affirmed), strict=False)
    return next((count for count, (one, other) in enumerate(pairs) if one != other), len(affirmed))


def _as_given(draft: Draft, kept: Sequence[int]) -> str:
    """Write tokens with the spaces and the short brackets that the text has between them."""
    if kept and kept[-1] - kept[0] == len(kept) - 1 and not draft.rephrased:
        given = draft.text[draft.tokens.starts[kept[0]] : draft.tokens.ends[kept[-1]]]
        if _is_plain(given):
            return given  # as most are: there is nothing to change
    starts, ends, words = draft.tokens.starts, draft.tokens.ends, draft.words
    out: list[str] = []
    before = -1
    for index in kept:
        if index == before + 1 and out and not draft.rephrased:  # `_between`, as for most tokens
            if ends[before] < starts[index] and words[index] not in _COMMAS:
                out.append(" ")
        elif out:
            out.append(_between(draft, before, index))
        surface = draft.text[starts[index] : ends[index]]
        out.append(surface if surface == words[index] else _spelling(draft, index))
        before = index
    return "".join(out)


def _is_plain(given: str) -> bool:
    """Tell whether words stand in a text as clauses are written: small, one space between them."""
    spaced = given.isascii() and given.isprintable() and "  " not in given
    return spaced and "`" not in given and given == given.lower()


def _bracket_behind(scope: Scope, kept: Sequence[int], last: int) -> str:
    """Return the bracket that ends some words, with the space before it, if it belongs to them."""
    if not kept or not _keeps_bracket(scope.draft, kept[-1] + 1, last):
        return ""
    if scope.words[last - 1] not in CLOSING:
        return ""
    return " " + scope.draft.chars(kept[-1] + 1, last).of(scope.draft.text)


_COMMAS = frozenset({",", ";"})


def _between(draft: Draft, left: int, right: int) -> str:
    """Return what stands between two tokens: a space, or a bracket that belongs to them."""
    gap = draft.text[draft.tokens.ends[left] : draft.tokens.starts[right]]
    if right == left + 1:  # behind marks that are blanked, a comma stands apart
        if draft.rephrased and draft.tokens.starts[right] < draft.tokens.ends[left]:
            # plainer words than there are tokens, which stand at the last of these
            return "" if "-" in draft.words[left : right + 1] else " "
        sign = draft.rephrased and draft.words[left].isalpha() and draft.words[right].isalpha()
        if sign and not draft.text[draft.tokens.ends[left] - 1].isalpha():
            return " "  # "lost/stolen", which is "lost or stolen"
        if draft.rephrased and not gap and draft.words[right].isalpha():
            return "" if draft.text[draft.tokens.starts[right]].isalpha() else " "
        return " " if gap and draft.words[right] not in _COMMAS else ""
    if _keeps_bracket(draft, left + 1, right):
        return gap or " "
    return "" if draft.words[right] in CLOSING else " "


def _keeps_bracket(draft: Draft, first: int, last: int) -> bool:
    """Tell whether tokens are a bracket that a statement keeps: short, or "(or …)"."""
    if last - first < 2 or draft.words[first] not in BRACKETS:  # noqa: PLR2004 - its two marks
        return False
    return last - first <= LONGEST_BRACKET or draft.words[first + 1] in LIMITING_BRACKETS


def _spelling(draft: Draft, index: int) -> str:
    """Return a token as the text spells it, but without the capital of a sentence's start."""
    surface = draft.text[draft.tokens.starts[index] : draft.tokens.ends[index]]
    lower = draft.words[index]
    if surface == lower:
        return lower
    if lower in syntax.WRITTEN_OUT:
        return surface.lower()  # "he or she", one token
    if draft.rephrased and surface.lower().replace("’", "'") != lower:
        return _put_in(draft, index)  # "have yet to turn", which is "have not turned"
    first = index
    while (
        draft.rephrased and first and draft.tokens.starts[first - 1] == draft.tokens.starts[index]
    ):
        first -= 1  # "**Row** or else", which is "if you do not row"
    starts = first == 0 or draft.words[first - 1] in STARTS_AFTER
    if lower in syntax.DETERMINERS or lower in syntax.PRONOUNS or lower in syntax.PREPOSITIONS:
        part = lower == "a" and not starts and _follows_name(draft, index)
        return surface if part else lower  # "Part A"
    if not starts or not surface[1:].islower():
        return surface
    return surface if lower not in syntax.AUXILIARIES and _opens_name(draft, index) else lower


def _put_in(draft: Draft, index: int) -> str:
    """Return a token that plainer words have put in: a month or a day has its capital."""
    word = draft.words[index]
    dated = word in syntax.WEEKDAYS or (
        word in syntax.MONTHS and index > 0 and syntax.is_month(draft.words, index)
    )
    return word.capitalize() if dated else word


def _follows_name(draft: Draft, index: int) -> bool:
    """Tell whether a capitalised word stands right before a token, on the same line."""
    start = draft.tokens.starts[index - 1]
    before = draft.text[start : draft.tokens.starts[index]]
    return before[:1].isupper() and "\n" not in before


def _opens_name(draft: Draft, index: int) -> bool:
    """Tell whether the capitalised word that opens a sentence or item may be a name."""
    kinds = classes(draft.words[index])
    if draft.words[index] in syntax.WEEKDAYS:
        return True
    if not kinds:
        return not naming.is_person(draft.words[index]) and "-" not in draft.words[index]
    starts, ends, words = draft.tokens.starts, draft.tokens.ends, draft.words
    after = index + 1
    if words[after] in LINKS_IN_NAMES:
        if syntax.is_plural_noun(words[index]) and naming.is_person(words[index]):
            return False  # "**Citizens** of Malta"
        after += 1
    if after >= len(starts) or "\n" in draft.text[ends[index] : starts[after]]:
        alone = after == index + 1 and not syntax.is_plural_noun(words[index])
        return alone and kinds == {NOUN} and not naming.is_person(words[index])
    return draft.text[starts[after]].isupper() and words[after] not in STARTS_AFTER
