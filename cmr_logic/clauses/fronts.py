"""Sentences that open with an aim, a place, a time or a condition that no cue opens."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.clauses.elsewhere import LONGEST_OPENING, others_end
from cmr_logic.clauses.frequencies import EACH
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.syntax.time_words import DAYS
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

# Prepositions that open the place or time of a sentence: "**on** Sundays, …"; not "by post, …".
PLACING = syntax.OF_PLACES_AND_TIMES | {"outside", "inside"}
# Those that do so before a date alone: "**before** 1 May, you may"; not "before you row".
_DATING = frozenset({"before", "after", "until", "from", "between"})
_LEAVE = frozenset({"may", "can"})
# Words of an opening that only links or dates a sentence: "in most **cases**, …"; not "in winter".
_SAYING_LITTLE = word_set(
    """
    case cases circumstance circumstances addition general practice principle particular
    return total moment hand time past present other event order meantime end contrast fact way
    words view result average request arrival receipt day short full part future last first
    most some certain this these that those which line accordance connection relation
    """
)
# What a time that comes again is the time of: "in **term** time"; not "in the first time".
_TIME, _TIMES_OF = "time", word_set("term school lunch dinner break play bed night working closing")
# Prepositions of the case ahead of a deed that an item demands: "**for** huts, pay"; not "by".
_AHEAD_OF_DEEDS = frozenset({"for", "in", "on", "during"})
# Determiners of what one may have: "with **a** key"; not "the".
_ANY_ONE = syntax.INDEFINITE | {"your"}
# What ends it: "with a key, **you** can"; not "with a key or a code".
_ENDING_CASES = frozenset({",", "you", "if", "when", "who", "that", "which"})
# Words that say in how many of them: "in **any** of these"; not "in one of these".
_COUNTING = frozenset({"any", "all", "each", "both"})
# Words that show that a clause stands before the comma, not a place: "in towns **where** …"; not
# "in towns by the sea".
_OF_CLAUSES = frozenset({"if", "when", "where", "unless", "who", "that", "which", "and", "or"})
# Those of them that join places and times as well: "in towns **and** villages, …".
_JOINING = frozenset({"and", "or"})
# Words that deny a statement behind "Before …": "not"; not "no", as in "no more than".
_DENYING = syntax.NEGATIONS - {"no", "nor"}
# Verbs that stand before their subject in a condition: "should"; not "can".
_INVERTING = frozenset({"should", "had", "were"})
_ONLY = "only"  # opens what alone one may do something with: "**only** with a key can you"
# Prepositions of it: "only **with** a key can you"; not "only of late".
_OF_CASE = frozenset({"with", "by", "in", "on", "at", "for", "during", "from", "under"})
_THING = "with"  # opens what one has: "**with** a key, you can"; not "by key"
# First words of all such sentences; few begin with one of them.
_OPENING = PLACING | _DATING | _AHEAD_OF_DEEDS | EACH | _INVERTING | {_THING, _ONLY}


def aims(stretch: Stretch) -> bool:
    """Tell whether a sentence opens with an aim: "To sell plants abroad, you must …".

    What a demand is to be met before is one as well: "Before you sell plants, you must …".
    """
    first = stretch.first
    if stretch.item:
        return False
    if stretch.words[first] == "before":
        return _clause_at(stretch, first + 1) and _DENYING.isdisjoint(
            stretch.words[first : stretch.last]
        )
    if stretch.words[first] == "for":
        return aims_at_other(stretch)
    if stretch.words[first] != "to":
        return False
    verb = first + 1 + syntax.is_adverb(stretch.word(first + 1))  # "to **lawfully** sell plants"
    return VERB in classes(stretch.word(verb))


def aims_at_other(stretch: Stretch) -> bool:
    """Tell whether a sentence opens with what somebody or something is to do: "For it to run, …".

    "For huts next to roads, …" names a case.
    """
    words, first = stretch.words, stretch.first
    if words[first] != "for" or stretch.item:
        return False
    near = range(first + 2, min(stretch.last - 2, first + LONGEST_OPENING))
    at = next((i for i in near if words[i] == "to" or words[i] in _ENDING_CASES - {"you"}), None)
    if at is None or words[at] != "to" or syntax.is_governed(words, at):
        return False
    verb = at + 1 + syntax.is_adverb(stretch.word(at + 1))
    comma = next((i for i in range(verb, verb + LONGEST_OPENING) if stretch.word(i) == ","), None)
    named = at == first + 2 or words[first + 1] in syntax.DETERMINERS  # not "boats close to shore"
    base = named and (stretch.word(verb) == "be" or VERB in classes(stretch.word(verb)))
    demanded = comma is not None and stretch.finite_verb(comma + 1, stretch.last) is not None
    return base and demanded


def places(stretch: Stretch) -> bool:
    """Tell whether a sentence opens with the place or time it is about: "In a lock, you must …"."""
    words, first = stretch.words, stretch.first
    if stretch.item:
        return _limits_item(stretch)
    if words[first] not in PLACING | _DATING or stretch.lead_in:
        return False
    near = range(first + 2, min(stretch.last, first + LONGEST_OPENING))
    stop = next((at for at in near if words[at] == "," or _says_leave(stretch, at)), first)
    named = words[first + 1 : stop]
    behind = stop + (words[stop] == ",")
    if any(w[:1].isdigit() for w in named) or words[first] in _DATING:
        return _dates_leave(stretch, named, behind)
    if not named or says_little(stretch.tokens.words[first + 1 : stop]):
        return False
    if stretch.finite_verb(behind, stretch.last) is None:
        return False
    joined = syntax.PRONOUNS.isdisjoint(named) and syntax.finite_verb(named) is None
    return not any(word in (_OF_CLAUSES - _JOINING if joined else _OF_CLAUSES) for word in named)


def _limits_item(stretch: Stretch) -> bool:
    """Tell whether an item says ahead in which case its deed is demanded: "**for huts,** pay"."""
    words, first = stretch.words, stretch.first
    if words[first] not in _AHEAD_OF_DEEDS or stretch.lead_in:
        return False
    near = range(first + 2, min(stretch.last - 2, first + LONGEST_OPENING))
    comma = next((at for at in near if words[at] == ","), None)
    deed = None if comma is None else comma + 1
    if deed is None or words[deed] not in {"be", *bases(words[deed], VERB)}:
        return False
    sure = words[deed] == "be" or NOUN not in classes(words[deed])
    if "," in words[deed : stretch.last] and not sure:
        return False  # one comma of a list
    return words[deed] == "be" or syntax.starts_verb_phrase(words, deed, stretch.last)


def _dates_leave(stretch: Stretch, named: Sequence[str], behind: int) -> bool:
    """Tell whether a time is said of what one may do: "Before 1 May, **you may** row".

    What one must do by some time has to be done whenever it is asked.

    Args:
        stretch: the sentence.
        named: the words behind the preposition that opens it.
        behind: where its statement begins.
    """
    dated = any(w[:1].isdigit() or w in syntax.MONTHS for w in named)
    said = tuple(w for w in named if w not in syntax.MONTHS)  # "1 may" is no verb
    plain = _OF_CLAUSES.isdisjoint(named) and syntax.finite_verb(said) is None
    leave = stretch.word(behind) in syntax.NOMINATIVES and stretch.word(behind + 1) in _LEAVE
    return dated and plain and leave


def names_weekday(stretch: Stretch) -> bool:
    """Tell whether a sentence opens with the day it is about: "**Every Friday,** you can row"."""
    words, first = stretch.tokens.words, stretch.first  # in which a day is no name
    if words[first] not in EACH or stretch.item or stretch.lead_in:
        return False
    return words[first + 1] in syntax.WEEKDAYS and stretch.word(first + 2) == ","


def opens_without_cue(stretch: Stretch) -> bool:
    """Tell whether a sentence opens with a condition that no cue opens."""
    if stretch.words[stretch.first] not in _OPENING:
        return False
    others = others_end(stretch) is not None
    timed = places(stretch) or names_weekday(stretch)
    return others or timed or inverts(stretch) or has_thing(stretch) or alone(stretch)


def alone(stretch: Stretch) -> bool:
    """Tell whether a sentence opens with the only case of what it grants: "**Only by day** may we".

    The verb stands before its subject.
    """
    words, first = stretch.words, stretch.first
    if words[first] != _ONLY or stretch.item or words[first + 1] not in _OF_CASE:
        return False
    near = range(first + 3, min(stretch.last - 2, first + LONGEST_OPENING))
    modal = next((at for at in near if words[at] in syntax.MODALS), None)
    if modal is None:
        return False
    subject = words[modal + 1]
    named = subject in syntax.DETERMINERS or syntax.is_plural_noun(subject)
    return subject in syntax.NOMINATIVES or named


def has_thing(stretch: Stretch) -> bool:
    """Tell whether a sentence opens with what one has: "With a key, **you can** row".

    "With our app, you can pay" tells how.
    """
    words, first = stretch.words, stretch.first
    if words[first] != _THING or stretch.item or stretch.word(first + 1) not in _ANY_ONE:
        return False
    near = range(first + 2, min(stretch.last, first + LONGEST_OPENING))
    stop = next((at for at in near if words[at] in _ENDING_CASES), first)
    parted = words[stop] == ","
    said = stretch.word(stop + 1 + parted)
    verb = said in (syntax.AUXILIARIES if parted else syntax.MODALS)
    return stop > first + 2 and verb and stretch.word(stop + parted) == "you"


def says_little(named: Sequence[str]) -> bool:
    """Tell whether words behind a preposition only link or date what is said: "in most **cases**".

    Example:
        >>> says_little(("most", "cases")), says_little(("the", "winter"))
        (True, False)
        >>> says_little(("the", "first", "sunday", "of", "the", "month"))
        False
        >>> says_little(("term", "time")), says_little(("the", "first", "time"))
        (False, True)
    """
    if _SAYING_LITTLE.isdisjoint(named) or _counts_cases(named):
        return False
    by_day = not DAYS.isdisjoint(named)
    return not (by_day or (named[-1] == _TIME and named[-2:-1] != () and named[-2] in _TIMES_OF))


def _says_leave(stretch: Stretch, index: int) -> bool:
    """Tell whether a pronoun and its modal stand at an index: "in an emergency **you can**"."""
    modal = stretch.word(index + 1) in syntax.MODALS
    return modal and stretch.words[index] in syntax.NOMINATIVES


def _counts_cases(named: Sequence[str]) -> bool:
    """Tell whether words say in how many of the cases before something is so: "any of these cases".

    "In any case" only links a sentence.
    """
    return named[-1] in syntax.CASES and (
        named[0] == "either" or (named[0] in _COUNTING and "these" in named[1:3])
    )


def inverts(stretch: Stretch) -> bool:
    """Tell whether a verb before its subject opens a condition: "Should you be late, call us"."""
    if stretch.item or stretch.words[stretch.first] not in _INVERTING:
        return False
    asks = stretch.words[stretch.last] == "?"
    following = stretch.word(stretch.first + 1)
    subject = following in syntax.NOMINATIVES or following in syntax.DETERMINERS
    return subject and not asks and stretch.last_comma > stretch.first


def _clause_at(stretch: Stretch, index: int) -> bool:
    """Tell whether an -ing form, or a subject and its verb, stand at an index."""
    word = stretch.word(index)
    near = range(index + 1, min(stretch.last, index + LONGEST_OPENING))
    stop = next((at for at in near if stretch.words[at] == ","), index + LONGEST_OPENING)
    if syntax.is_gerund(word) or stretch.finite_verb(index, stop) is not None:
        return True
    plural = word.endswith("s") and NOUN in classes(word)
    return plural and VERB in classes(stretch.word(index + 1))
