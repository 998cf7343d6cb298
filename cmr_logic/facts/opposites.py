"""Does a follow-up ask for the opposite of a clause: by a negation, or by the other bound?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from cmr_logic import syntax
from cmr_logic.facts.bounds_alike import COMPARING, same_bound
from cmr_logic.facts.contraries import say_contraries
from cmr_logic.facts.contrasts import contrast_at, is_only_another, without_corrected
from cmr_logic.facts.denying_forms import without_prefix
from cmr_logic.facts.elsewhere import (
    is_elsewhere,
    is_in_another,
    is_of_another,
    is_on_other_side,
)
from cmr_logic.facts.one_part import lacking_from
from cmr_logic.facts.orders import compared_otherwise, on_other_side_of_time, other_order
from cmr_logic.facts.subjects_told import tells_subject
from cmr_logic.facts.undone import is_left_undone
from cmr_logic.provisions.lists.leads import FAILING
from cmr_logic.relevance import is_said_in, stem, synonyms
from cmr_logic.text import key, keys, word_set, words_in
from cmr_logic.text.patterns import compiled

# What stands between "fail" and a deed: "failed **to** pay"; not "failed the test".
_DEEDS_FAILED = frozenset({"to", "in"})
# Words that turn a clause or follow-up round: "Have you **failed** to report it?"; not "less".
_NEGATIONS = FAILING.union(
    {"not", "n't", "never", "no", "without", "neither", "lack", "lacks", "lacking"},
    {"nil", "nowhere", "nothing", "nobody", "none"},
)
# Words that do where the other side says, without them, what they deny: "non-resident".
_PARTING = frozenset({"non", "unable", "incapable", "inability", "impossible"})
# Those of them that do as well where the other side denies in any words: "you **cannot** get one".
_DISABLING = _PARTING - {"non"}
# Verbs by which what follows is no longer so: "**stopped** trading"; not "stopped the payment".
_CEASING = frozenset({"stop", "stops", "stopped", "cease", "ceases", "ceased", "quit", "quits"})
# Verbs that keep someone "from" a deed: "it **prevents** you from rowing"; not "prevents theft".
_HINDERING = frozenset(
    {"prevent", "prevents", "prevented", "stop", "stops", "stopped", "hinder", "hinders"}
    | {"hindered", "keep", "keeps", "kept", "preventing", "stopping", "hindering", "keeping"}
    | {"barred", "banned", "prohibited", "forbidden"}
)
# What somebody wants to know: "you want to **check whether** it is shut"; not "that".
_WHETHER = re.compile(r"^you want to [\w ]{2,12} whether ")
# "**Free of** debts" denies the debts as "without" does; not "free **on** Sundays".
_FREE, _FREE_OF = frozenset({"free", "exempt", "excused", "clear"}), frozenset({"of", "from"})
_OUT_OF = ("out", "of")  # "**out of** work"; not "out on Sundays"
# Keys of words by which what a word with a prefix denies is denied too: "**lost** your job", of
# "unemployed"; not "found a job".
_GONE = keys(("lost", "left", "quit"))
# Words that begin what is said of a thing, or an aside: "fraud on a benefit **that** …"; not
# "fraud on it".
_OPENERS = frozenset(
    {"(", "that", "which", "who", "whose", "where", "because", "if", "even", "although", "though"}
    | {"when", "while"}
)
_REASON = "because"  # what stands behind it is said to be so, whatever is denied before
# What denies what stands behind it: "any condition **other than** retired"; not "rather cold".
_EXCLUDING = frozenset({("other", "than"), ("rather", "than"), ("instead", "of")})
# Of whom nothing is denied so: "an adult **other than you** stays"; not "other than retired".
_ALSO_YOU = frozenset({"you", "me", "us", "we", "yourself", "this", "that", "these"})
# By which a text says what such words leave out: "damage **beyond** wear"; not "no damage".
_LEFT_OUT = frozenset({"beyond", "except", "apart", "besides", "other"})
# What says of a thing that it is not so: "a lamp **that isn't broken**"; not "that is broken".
_DENIED_SO = (
    r"\b(?:that|which|who)\s+(?:is|are|was|were|has|have|had|does|do|did)(?:n['’]t|\s+not)\s.*"
)
# How long a clause looks back: "rowed **in the last 2 years**"; not "rowed for 2 years".
_IN_THE_LAST = r"\b(?:in|within|during|over)\s+the\s+(?:last|past)\s+\S+\s+\w+"
# How a text begins that counts the time since something was so: "**is it** a year **since**".
_IT_IS_SINCE = re.compile(
    r"^\W*(?:is|was|has|had|will)\s+it\b.*\bsince\b|\b(?:passed|gone\s+by|elapsed)\s+since\b",
    re.IGNORECASE,
)
# What denies that it was so in all that time: "a year **without** a race"; not "without a vest".
_FOR_SO_LONG = frozenset({"without", "not", "n't", "never", "no", "out"})
# How old something may be, in words of the other side: "no more than a month old", of "the
# **last** month"; not "the month".
_RECENT = frozenset({"last", "past", "within", "under", "up", "most", "fewer", "less"})
_OLDER = frozenset({"more", "older", "longer", "over"})
# Keys by which something is had no more: "be **without** a home", of "**lose** your home".
_LOST = keys(("lose", "lost"))
_LACKING = frozenset({"without", "no"})
# Between a negation and the bound it belongs to: "**not expected** to last longer than a year".
_EXPECTED = frozenset({"expected", "likely", "due", "meant"})
# Words behind which "that" opens what is said: "tells **you** that"; not "a car that".
_TOLD = word_set(
    "you us them say says said state states stated show shows showed confirm confirms confirmed "
    "agree agrees agreed"
)
# What is said of times beyond a bound, by the word that a denial of it has: "no **later** than".
_BEYOND = {
    "later": frozenset({"later", "after", "past", "since"}),
    "earlier": frozenset({"earlier", "before", "prior"}),
}
# Words for "nothing else": "**just** letters", of "nothing but letters"; not "letters".
_ONLY = frozenset({"only", "just", "solely", "exclusively", "merely", "sole", "alone"})
_OWN = frozenset({"own", "same", "yourself"})  # "nobody's but your **own**" is your own
_NOBODY = frozenset({"nobody", "none", "no"})
# What makes of a denial that it is all: "nothing **but** letters"; not "nothing at all".
_BUT = frozenset({"but", "except", "else", "apart", "besides", "other", "others", "beyond"})
# What is denied of what goes on: "**without** a **break**", of "in a row"; not "a tea break".
_GAPS = frozenset({"break", "breaks", "gap", "gaps", "interruption", "interruptions", "pause"})
_BEFORE_GAP = 2  # words behind the negation among which it stands
# What lasts without one: "three weeks in a **row**"; not "three weeks".
_UNBROKEN = word_set("row continuous continuously consecutive uninterrupted whole")
# By which a range has an upper end, so that "not **yet**" says it: "**between** 22 and 60".
_RANGING = frozenset({"between", "under", "below"})
_YET = "yet"
# "**no less than** full cover": that and more; not "less than full cover".
_NO_LESS = (("less", "than"), ("fewer", "than"))
# Nouns before a deed that is hard to do: "has **trouble** walking"; not "trouble at work".
_TROUBLE = frozenset({"trouble", "difficulty", "difficulties"})
_FROM = "from"  # behind a verb that keeps one from a deed
_JOINING = frozenset({"or", "and"})
_NEAR = 4  # words behind a negation among which stands what it denies


def turned_round(question: str, *statements: str) -> bool:
    """Tell whether a follow-up asks for the opposite of a statement, or of joined statements.

    Negations on either side turn it round. One inside an aside or a relative clause does only
    where the other side says, without it, what it denies. A bound that is the other side of the
    same number does too.

    Example:
        >>> turned_round("Have you never rowed?", "you have rowed")
        True
        >>> turned_round("Do you have a boat?", "you have a boat that can't be moored")
        False
        >>> turned_round("Are you 18 or over?", "you are under 18")
        True
        >>> turned_round("Are you married?", "you are unmarried")
        True
    """
    if any(_WHETHER.search(statement) for statement in statements):
        return False  # who wants to know whether it is so wants to know whether it is not
    each = len(statements) > 1 and _denials(question) == len(statements)
    turned = sum(_is_turned(question, statement, each=each) for statement in statements)
    return 2 * turned > len(statements)


def has_negation(question: str) -> bool:
    """Tell whether a follow-up holds a negation.

    Example:
        >>> has_negation("Do you row but not sail?"), has_negation("Do you row or sail?")
        (True, False)
    """
    return not _NEGATIONS.isdisjoint(_words(question))


def denied_apart(question: str, statements: Sequence[str] = ()) -> bool:
    """Tell whether, of a follow-up and joined statements, one side denies each thing by itself.

    "Do you **not** row and **not** sail?" denies either; "Don't you row and sail?" denies both
    together.

    Example:
        >>> denied_apart("Do you not row and not sail?", ["you row", "you sail"])
        True
        >>> denied_apart("Do you neither row nor sail?", ["you row", "you sail"])
        False
        >>> denied_apart("Do you own a boat or a car?", ["you own no boat", "you own no car"])
        True
    """
    each = statements and all(map(has_negation, statements))
    return _denials(question) > 1 or bool(each)


def _denials(text: str) -> int:
    return sum(word in _NEGATIONS for word in _words(text))


def _is_turned(question: str, statement: str, *, each: bool = False) -> bool:
    """Tell whether a follow-up asks for the opposite of a statement.

    Args:
        question: the follow-up.
        statement: the statement.
        each: it denies several statements one by one: "Do you **not** row and **not** sail?".
    """
    agreement = same_bound(question, statement)
    asked, said = _words(question), _words(statement)
    bounded = agreement is not None
    count = 1 if each else _count(without_corrected(asked, _keys(statement)), statement, bounded)
    count += _count(said, question, bounded, stated=True)
    if not bounded:
        # "employed" and "unemployed" are counted above: the prefix says that they are contraries
        named = _denies_by_form(question, statement) or _denies_by_form(statement, question)
        count += not named and say_contraries(compiled(_DENIED_SO).sub("", question), statement)
        ordered = other_order(question, statement) or compared_otherwise(question, statement)
        count += ordered or on_other_side_of_time(asked, said)
    count += is_of_another(asked, said) + is_on_other_side(asked, said)
    count += is_in_another(asked, said) or is_in_another(said, asked)
    count += is_elsewhere(asked, said) or is_elsewhere(said, asked)
    count += agreement is False and not _all_that_time(question, statement)
    if not count and _ONLY.isdisjoint(said):
        return is_only_another(asked, _keys(statement))
    return count % 2 == 1


def _all_that_time(question: str, statement: str) -> bool:
    """Tell whether what is denied for as long as N is what was not done in the last N."""
    return has_negation(question) and compiled(_IN_THE_LAST).search(statement) is not None


def _denies_by_form(one: str, other: str) -> bool:
    """Tell whether words of one text deny by their form what the other says: "unpaid", "paid"."""
    words, others = _words(one), _keys(other)
    return any(_opposes(w, others) or _is_out_of(words, at, other) for at, w in enumerate(words))


def _is_out_of(words: Sequence[str], at: int, other: str) -> bool:
    """Tell whether a text says "out of" what another says, or denies by a prefix: "unemployed"."""
    behind = keys(words[at + 2 : at + 3])
    if words[at : at + 2] != _OUT_OF or not behind or _IT_IS_SINCE.search(other) is not None:
        return False
    if not _GONE.isdisjoint(_keys(other)):
        return False  # "out of work" of "lost your job"
    return _is_said(behind, _keys(other)) or any(_opposes(w, behind) for w in _words(other))


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    return words_in(text)


@lru_cache(maxsize=4096)
def _keys(text: str) -> frozenset[str]:
    return keys(_words(text))


def _count(words: Sequence[str], other: str, bounded: bool, *, stated: bool = False) -> int:
    """Count the negations that turn a text round.

    Args:
        words: its tokens.
        other: the text that it is held against.
        bounded: the bounds of both were compared: "no more than" is not a negation then.
        stated: it is the statement, of which a follow-up may ask for one part alone.
    """
    count = 0
    others = _keys(other)
    lacking = _lacking_beside(words, others) if stated and not has_negation(other) else 0
    inside = named = False  # what is an aside or a relative clause; a thing it may belong to
    end = contrast_at(words, others)
    for index, word in enumerate(words[:end]):
        after = _behind(words, index)
        if word in FAILING and not _fails_to(after):
            continue  # an exam that is failed is one that is not passed, which the pairs know
        if word in _NEGATIONS and not _says_how_far(words, index, other, bounded):
            apart = inside or _REASON in words[index:]  # "do **not** work because you are ill"
            apart = apart or tells_subject(words, index)
            if lacking and index >= lacking:
                count += _is_said(keys(words[index + 1 :]), others)
                continue
            count += not apart or _is_said(keys(after), others)
        elif _parts(words, index, other, stated=stated) or _opposes(word, others):
            count += 1
        elif word in _OPENERS and named and (word != "that" or words[index - 1] not in _TOLD):
            inside = True
        elif word == ")":
            inside = False
        named = named or key(word) != ""
    return count


def _behind(words: Sequence[str], at: int) -> Sequence[str]:
    """Return the words near behind one, with what joins them: "not in **tins or jars**"."""
    end = at + 1 + _NEAR
    while words[end - 1 : end + 1] and not _JOINING.isdisjoint(words[end - 1 : end + 1]):
        end += 2
    return words[at + 1 : end]


def _fails_to(after: Sequence[str]) -> bool:
    """Tell whether words behind "fail" say a deed: "**to** pay", "**paying**"; not "the test"."""
    return bool(after) and (after[0] in _DEEDS_FAILED or syntax.is_gerund(after[0]))


def _parts(words: Sequence[str], at: int, other: str, *, stated: bool) -> bool:
    """Tell whether a word of a text, which is no negation, denies what the other text says."""
    word, after, others = words[at], _behind(words, at), _keys(other)
    excluding = (word, *after[:1]) in _EXCLUDING and _leaves_out(words, at, other)
    if word in _PARTING or excluding:
        behind = [k for k in map(key, after) if k][: None if excluding else 1]
        parted = not others.isdisjoint(behind) or _is_said(frozenset(behind), others)
        return parted or (word in _DISABLING and key(word) not in others and has_negation(other))
    if word in _HINDERING and _FROM in after[:-1]:
        deed = after[after.index(_FROM) + 1]
        apart = syntax.is_gerund(deed) and _HINDERING.isdisjoint(_words(other))
        return apart and _is_said(keys((deed,)), others)
    if word in _CEASING and after and (after[0] == "to" or syntax.is_gerund(after[0])):
        deed = next(filter(None, map(key, after)), "")
        return _CEASING.isdisjoint(_words(other)) and _is_said(frozenset({deed}), others)
    if word in _TROUBLE:  # "has **trouble** walking" of "can walk"
        deed = next((each for each in after[:_BEFORE_GAP] if syntax.is_gerund(each)), "")
        return deed != "" and _is_said(keys((deed,)), others)
    free = word in _FREE and _is_said(_free_of(words, at), others)
    if free or _is_out_of(words, at, other):
        return True
    return is_left_undone(words, at, _words(other), stated=stated)


def _leaves_out(words: Sequence[str], at: int, other: str) -> bool:
    """Tell whether "other than", behind its first word, denies what follows.

    Not where it is whoever is asked, nor where the other text leaves the same out. Of what is so
    "only", it denies that it is all: "**food other than** bread" of "only bread".
    """
    others = _words(other)
    if not _ONLY.isdisjoint(others) and not _NEGATIONS.isdisjoint(words[:at]):
        return False
    return _ALSO_YOU.isdisjoint(words[at + 2 : at + 3]) and _LEFT_OUT.isdisjoint(others)


def _free_of(words: Sequence[str], at: int) -> frozenset[str]:
    """Return the keys of what "free" denies: "free **of debts**", "**debt**-free"; not "free tea".

    There are none where it denies nothing.
    """
    if words[at + 1 : at + 2] and words[at + 1] in _FREE_OF:
        named = words[at + 2 : at + 1 + _NEAR]
        head = syntax.noun_head(named)
        return keys(named if head is None else named[head : head + 1])
    return keys(words[at - 2 : at - 1]) if at > 1 and words[at - 1] == "-" else frozenset()


def _lacking_beside(words: Sequence[str], others: frozenset[str]) -> int:
    """Return where a text denies something beside what the other side asks for, 0 for nowhere.

    "You row **without a vest**" denies no word of "Do you row?".
    """
    at = lacking_from(words)
    return at if at and _is_said(keys(words[:at]), others) else 0


def _is_said(words: frozenset[str], others: frozenset[str]) -> bool:
    """Tell whether one of some words is said on the other side, in any form or by a synonym."""
    stems = frozenset(map(stem, others)) | frozenset(
        stem(denied) for denied in map(without_prefix, others) if denied
    )
    return any(is_said_in(word, stems) for word in words)


def _says_how_far(words: Sequence[str], at: int, other: str, bounded: bool) -> bool:
    """Tell whether a negation only says how far something goes: "**no** more than", "nothing but".

    Args:
        words: the tokens of a text.
        at: where the negation stands.
        other: the text that it is held against.
        bounded: the bounds of both were compared.
    """
    after = words[at + 1 : at + 1 + _NEAR]
    if bounded and after and (_compares(after) or _in_bound(words, at)):
        return True
    if _says_no_more(words, at, other, bounded) or (not bounded and after[:2] in _NO_LESS):
        return True
    if not bounded and len(after) > 1 and after[1] == "than" and after[0] in _BEYOND:
        beside = {*words[:at], *words[at + 2 :]}  # "no earlier than 3 days **before** it"
        return _BEYOND[after[0]].isdisjoint(set(_words(other)) - beside)
    if not _BUT.isdisjoint(after) and not (_ONLY | _OWN).isdisjoint(_words(other)):
        return True
    if not _GAPS.isdisjoint(after[:_BEFORE_GAP]) and not _UNBROKEN.isdisjoint(_words(other)):
        return True
    return not bounded and _YET in words[at + 1 :] and not _RANGING.isdisjoint(_words(other))


def _compares(after: Sequence[str]) -> bool:
    """Tell whether words behind a negation compare: "no **more** than 3"; not "no longer 65"."""
    if "as" in after:  # "not **as** old as 60"
        return True
    return after[0] in COMPARING and (after[0] != "longer" or "than" in after)


def _says_no_more(words: Sequence[str], at: int, other: str, bounded: bool) -> bool:
    """Tell whether a negation says in other words what the other text says without one.

    "Is it a year **since** you raced?" of "a year **without** a race".
    """
    word, after, others = words[at], words[at + 1 : at + 1 + _NEAR], _words(other)
    if bounded:
        expected = not _EXPECTED.isdisjoint(after[:1])
        if expected and not COMPARING.isdisjoint(words[at + 1 : at + 2 + 2 * _NEAR]):
            return True
    elif after[1:2] == ("than",) and after[0] in _OLDER and not _RECENT.isdisjoint(others):
        return True  # "no more than a month old" of "the last month"
    if word in _FOR_SO_LONG and _IT_IS_SINCE.search(other) is not None:
        return True
    if word in _NOBODY and "before" in words[at:] and "first" in others:
        return True  # "nobody went before you" of "you were the first"
    return word in _LACKING and _is_lost(keys(after[:_BEFORE_GAP]), others)


def _is_lost(things: frozenset[str], words: Sequence[str]) -> bool:
    """Tell whether a text says that one of some things was lost: "you **lose** your home"."""
    behind = (
        words[at + 1 : at + 1 + _NEAR - 1] for at, word in enumerate(words) if key(word) in _LOST
    )
    return any(not things.isdisjoint(keys(each)) for each in behind)


def _in_bound(words: Sequence[str], at: int) -> bool:
    """Tell whether a negation is a part of words that set a bound: "**not** below £5"."""
    if words[at + 1 : at + 2] == ("yet",):
        return True
    return any(
        tuple(words[at - place : at - place + len(phrase)]) == phrase
        for phrase, place in _negated_bounds()
        if place <= at
    )


@cache
def _negated_bounds() -> tuple[tuple[tuple[str, ...], int], ...]:
    """Return the phrases that set a bound by a negation, and where that stands in them."""
    from cmr_logic.quantities.bounds import BOUNDS  # noqa: PLC0415 - most texts name no number

    phrases = (tuple(phrase.split()) for bound in BOUNDS for phrase in bound.phrases)
    return tuple(
        (phrase, place)
        for phrase in phrases
        for place, word in enumerate(phrase)
        if word in _NEGATIONS
    )


def _opposes(word: str, others: frozenset[str]) -> bool:
    """Tell whether a word denies by its prefix what the other side says: "unmarried"."""
    denied = without_prefix(word)
    if not denied or key(word) in others:
        return False
    if not _GONE.isdisjoint(others):
        return denied in others
    return denied in others or not synonyms(stem(denied)).isdisjoint(map(stem, others))
