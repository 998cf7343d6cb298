"""The things that a noun phrase tells apart from others of their kind: "boats | over 5 metres"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.phrases.compounds import is_compound, sorts_out
from cmr_logic.provisions.phrases.modifiers import (
    KNOWN,
    PLACING,
    Modifier,
    after_joint,
    joined,
    modifiers_of,
    of_quality,
    opens_modifier,
)
from cmr_logic.provisions.phrases.things import opens_thing
from cmr_logic.provisions.reach.causes_listed import each_cause, end_of_done
from cmr_logic.provisions.reach.deeds import deed_clause
from cmr_logic.provisions.reach.relatives import (
    behind_which,
    read_relative,
    relative_behind,
    relative_of_thing,
)
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.provisions.words.people_nouns import ANYBODY, GENERIC
from cmr_logic.provisions.words.tool_nouns import names_tool
from cmr_logic.records import record
from cmr_logic.text import NOUN, VERB, bases, classes, places_of, word_set

# What opens no name of things: "there", "under", "is".
_NO_THINGS = KNOWN | syntax.PRONOUNS | syntax.PREPOSITIONS | syntax.AUXILIARIES
# What stands in no name of things: "of", "two"; not "solar".
_NO_NOUNS = (
    syntax.PREPOSITIONS | syntax.NUMBERS | syntax.JOINTS | syntax.RELATIVES | syntax.AUXILIARIES
) | {"free", "aged"}  # "travel **free** with a pass", "a widow **aged** between"
# Words before the things that are told apart: "**only** boats over"; not "the boats over".
_BEFORE_THINGS = word_set("only all every each any some no most")
_HAVING = "with"
# What is with something and has none: "**help** with rent"; not "boats with masts".
_HELPING = word_set("help assistance support advice problems trouble difficulties")
# The form of "be" by whether several things are meant, and whether something was done to them once.
_BE = {
    (True, False): "are",
    (False, False): "is",
    (True, True): "were",
    (False, True): "was",
}
# What is done to a thing once: "goods **bought** abroad"; not "kept".
_ONCE = word_set(
    """
    bought purchased ordered booked sold fitted installed issued signed posted delivered caused
    taken missed minted damaged lost stolen received given hired built submitted sent
    """
)
# Prepositions before its date: "built **before** 1960"; not "built of".
_DATING = frozenset({"after", "before", "since", "during", "in", "on"})
# What a deed may be done without: "sell eggs without a **licence**"; not "without a mast".
_DISPENSED = word_set(
    """
    licence license permit permission consent approval penalty penalties charge charges fee fees
    cost costs tax notice interest prescription visa appointment referral reason
    """
)
# Endings of nouns for deeds, which a place does not tell apart: "burial", "enrolment".
_OF_DEEDS = ("al", "ment", "sion", "tion", "ance", "ence", "ship")
_NEAR = 4  # words from a preposition to its number: "within the first 14"
_TELLING, _ABOUT = word_set("tell inform notify"), "about"  # verbs with whom they tell
_NEAR_VERB = 6  # words up to "about": "to tell the tax office about"
# Verbs whose object is given to whoever asks, or asked of them, whatever it is: "get a loan of";
# not "row".
_GIVING = word_set(
    """
    get receive claim obtain have need want offer provide give pay issue grant award apply ask
    request write fill complete include charge cost win earn see find contact be require make
    """
)
# Prepositions before what something is said of: "valid **for** trips"; not "by".
_GOVERNING = frozenset({"for", "on", "to"})
# Words that "to" stands behind before them: "**restricted** to boats"; not "sent to".
_OPEN_TO = frozenset({"restricted", "limited", "confined", "open", "reserved"})
# Prepositions of a place nearby: "**near** the river"; not "over 9 metres".
_ABOUT_PLACES = word_set("outside beyond near behind beside beneath alongside")
# Prepositions before where things are brought: "**into** the park"; not "of the park".
_WHITHER = frozenset({"on", "into", "onto", "in", "at", "to"})


@record(frozen=True, slots=True)
class _Kind:
    """Some of a kind, and what tells them apart.

    Args:
        first: the index of the first word of their name.
        noun: the index of the last.
        said: what is said of them.
    """

    first: int
    noun: int
    said: tuple[Modifier, ...]


def things_told_apart(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses by which a noun phrase tells things apart from others of their kind.

    Several things, each with what tells it apart, are alternatives; what is said of one thing
    holds together, unless "or" joins it.

    Args:
        scope: the sentence.
        first: index of the first token of the noun phrase.
        last: index after the last.
    """
    things = _kinds(scope.words, first, last, _noun)
    return either([_clauses(scope, each, _of_things) for each in things]) if things else None


def people_told_apart(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses of people of whom several things are said: "guests under 5 or over 60".

    None where no more than one thing is said of each.

    Args:
        scope: the sentence.
        first: index of the first token of the noun phrase.
        last: index after the last.
    """
    people = _kinds(scope.words, first, last, _person)
    if not any(len(each.said) > 1 or _denied(scope.words, each) for each in people):
        return None
    return either([_clauses(scope, each, _of_people) for each in people])


def _denied(words: Frame, kind: _Kind) -> bool:
    """Tell whether people are told apart by what they do not do: "guests **not** wearing"."""
    return words[kind.said[0].first] in syntax.VERBAL_NEGATIONS


def tells_things_apart(words: Frame, first: int, last: int) -> bool:
    """Tell whether a noun phrase tells things apart from others of their kind.

    Example:
        >>> tells_things_apart(("boats", "over", "5", "metres"), 0, 4)
        True
        >>> tells_things_apart(("the", "boats", "over", "there"), 0, 4)
        False
    """
    return bool(_kinds(words, first, last, _noun))


def _kinds(
    words: Frame, first: int, last: int, name: Callable[[Frame, int, int], int | None]
) -> list[_Kind]:
    """Return the kinds that a phrase names, none where it names any that are not told apart.

    Args:
        words: the tokens of the text.
        first: index of the first token.
        last: index after the last.
        name: finds where the name of a kind ends.
    """
    found: list[_Kind] = []
    start = first
    while start < last:
        noun = name(words, start, last)
        said = () if noun is None else modifiers_of(words, noun, last)
        if noun is None or not said:
            return []
        found.append(_Kind(start, noun, said))
        start = after_joint(words, said[-1].last, last)
    return found


def _person(words: Frame, first: int, last: int) -> int | None:
    """Return where the name of people ends that something is said of, None where there is none."""
    for at in range(first, last - 1):
        if words[at] in _NO_NOUNS or (words[at] in KNOWN and words[at] != "those"):
            return None
        if not opens_modifier(words, at + 1, last):
            continue
        return at if naming.is_person(words[at]) or words[at] in ANYBODY else None
    return None


def _noun(words: Frame, first: int, last: int) -> int | None:
    """Return where the name of things stands that are not known yet, None where none does."""
    while first < last - 1 and words[first] in _BEFORE_THINGS:
        first += 1
    if first >= last or words[first] in _NO_THINGS:
        return None
    if syntax.is_gerund(words[first]) and not names_tool(words[first : first + 2]):
        return None
    for at in range(first, last - 1):
        word = words[at]
        if word in _NO_NOUNS or word in syntax.PARTICLES or word[:1].isdigit():
            return None  # "take **up** paid work"
        if NOUN in classes(word) and opens_modifier(words, at + 1, last):
            return at if _is_thing(words, first, at, last) else None
    return None


def _is_thing(words: Frame, first: int, noun: int, last: int) -> bool:
    """Tell whether a noun names things of any kind, and nobody.

    Args:
        words: the tokens of the text.
        first: index of the first token of the name.
        noun: the index of the noun.
        last: index after the last token of the phrase.
    """
    named = words[first : noun + 1]
    several = syntax.is_plural_noun(words[noun]) or words[first] in syntax.INDEFINITE
    compound = not several and is_compound(words, noun + 1)
    compound = compound or sorts_out(words, noun, last)
    deed = words[noun].endswith(_OF_DEEDS) and words[noun] not in MASS_NOUNS
    if words[noun] in _HELPING and words[noun + 1] == _HAVING:
        return False  # "help **with** rent" has none
    if not several and words[noun + 1] in PLACING and deed:
        return False  # "burial in a churchyard": that is where it is done
    unknown = words[noun] not in syntax.INDEFINITE_PRONOUNS and words[noun] not in syntax.NEGATIONS
    person = naming.is_person(words[noun]) or naming.restricts(named)
    return unknown and not compound and not person


# --- where the object of a verb is told apart


def object_told_apart(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses by which things are told apart that a statement says something of.

    They are what is done something with, or for which something is: "We mend **boats over 5
    metres**", "It is valid for **trips within Wales**". What someone is given is not told apart by
    what it is: "You can get a loan of up to £900".

    Args:
        scope: the sentence.
        statement: a statement that grants or denies something.
    """
    if statement.predicate is None or statement.rest is None:
        return None
    words, runs = scope.words, statement.rest.body.runs
    last = runs[-1].last if runs else 0
    for run in runs:
        first = _object(scope, statement, run)
        while first is not None:
            noun = _noun(words, first, run.last)
            governed = words[first - 1] in syntax.PREPOSITIONS
            if noun is not None and _tells_object(words, noun + 1, run.last, governed=governed):
                end = end_of_done(words, noun, run, runs)
                return things_told_apart(scope, first, _end_of_modifier(words, noun + 1, end))
            related = related_object(words, first, last)
            if related is not None:
                return read_relative(scope, related)
            deed = behind_which(scope, first, last) or deed_clause(scope, first, last)
            if deed is not None:
                return deed
            first = _behind_preposition(words, first, run.last)
    return None


def _object(scope: Scope, statement: Statement, run: Words) -> int | None:
    """Return where what a verb is said of may begin, None where a run of words has none."""
    words, predicate = scope.words, statement.predicate
    at = run.first
    if predicate is None or predicate.last < at:
        return _behind_preposition(words, at - 1, run.last)
    aim = _behind_infinitive(words, at, run.last)
    if aim is not None:
        return aim
    light = words[predicate.first] in syntax.AUXILIARIES
    while at < run.last - 1 and (syntax.is_adverb(words[at]) or words[at] in syntax.NEGATIONS):
        at += 1
    verb = words[at] if light else words[predicate.first]
    direct = not _GIVING.intersection(bases(verb, VERB)) and words[predicate.first] not in syntax.BE
    start = at + light
    if direct and start < run.last:
        return start
    # "the pass is **for** boats moored here"; not "we pay for goods lost"
    at -= words[at] == "for" and words[predicate.first] in syntax.BE
    return _behind_preposition(words, at, run.last)


def _behind_infinitive(words: Frame, first: int, last: int) -> int | None:
    """Return where the object of an infinitive begins: "it is forbidden to bring | dogs"."""
    if "to" not in words[first:last]:
        return None
    for at in range(first, last - 2):
        verb = words[at + 1]
        about = words.index(_ABOUT, at, last) if _ABOUT in words[at + 2 : last] else last
        if words[at] == "to" and verb in _TELLING and about < at + _NEAR_VERB:
            return about + 1  # "you need not tell us about | gifts worth less than £9"
        if words[at] == "to" and verb in bases(verb, VERB) and verb not in _GIVING:
            return at + 2
    return None


def _behind_preposition(words: Frame, at: int, last: int) -> int | None:
    """Return where what stands behind the next preposition begins: "refunds on | tickets"."""
    for place in places_of(words, _GOVERNING, at + 1, last - 1):
        if _governs(words, place):
            return place + 1
    return None


def _governs(words: Frame, at: int) -> bool:
    """Tell whether what a conclusion is said of stands behind a word: "valid **for**"."""
    if words[at] == "to":
        return words[at - 1] in _OPEN_TO
    return words[at - 1] not in implied.BOUND


def _tells_object(words: Frame, at: int, last: int, *, governed: bool) -> bool:
    """Tell whether words behind an object tell it apart, and do not say where or when."""
    if not opens_modifier(words, at, last):
        return False
    if words[at] == "without" and _is_left_out(words, at, last):
        return False
    near = words[at + 1 : at + _NEAR]
    counted = any(word[:1].isdigit() or word in syntax.NUMBERS for word in near)
    if words[at] in {"within"} and counted:
        return False  # "return boats within 14 days"
    placing = words[at] in PLACING or words[at] in _ABOUT_PLACES
    return not placing or (governed and syntax.is_plural_noun(words[at - 1]))


def _is_left_out(words: Frame, at: int, last: int) -> bool:
    """Tell whether something is done without what one might have to have or pay.

    "You can sell eggs **without a licence**"; not "you can moor boats without a mast".
    """
    plain = not syntax.is_plural_noun(words[at - 1])
    return plain or not _DISPENSED.isdisjoint(words[at + 1 : last])


def related_object(words: Frame, first: int, last: int) -> Words | None:
    """Return where a relative clause about an object stands: "boats that | **leak**".

    Args:
        words: the tokens of the text.
        first: index of the first token of its name.
        last: index after the last that may be said of it.

    Example:
        >>> related_object(("boats", "that", "have", "leaked"), 0, 4)
        Words(first=2, last=4, joints=())
        >>> related_object(("the", "form", "that", "we", "sent"), 0, 5)
    """
    if words[first] in _NO_THINGS:
        return None
    for at in range(first, last - 2):
        if words[at + 1] in implied.RELATIVE_OF_THINGS:
            thing = _is_thing(words, first, at, last)
            related = relative_of_thing(words, at, last) if thing else None
            return related if related is not None and related.first == at + 2 else None
        if words[at] in _NO_NOUNS:
            thing = at > first and _is_thing(words, first, at - 1, last)
            return relative_behind(words, at, last) if thing else None
    return None


def _end_of_modifier(words: Frame, at: int, last: int) -> int:
    """Return where what tells things apart ends: "bikes with a frame | on the tram"."""
    for index in range(at + 2, last - 1):
        before = words[index - 1]  # "in the yard **or** on the quay, or **left** in the rain"
        joined = before in syntax.JOINTS or syntax.is_participle(before)
        if words[index] in _WHITHER and words[index + 1] in KNOWN and not joined:
            return index
    return last


# --- what is said of them


def _clauses(
    scope: Scope, kind: _Kind, clause: Callable[[Scope, _Kind, Modifier], Expression]
) -> Expression:
    """Return the clauses of what is said of some of a kind."""
    alternatives = joined(kind.said, scope.words)
    return either([both([clause(scope, kind, said) for said in each]) for each in alternatives])


def _of_things(scope: Scope, kind: _Kind, said: Modifier) -> Expression:
    """Return the clause of one thing that is said of things: "the boats are over 5 metres"."""
    words, (first, last) = scope.words, (said.first, said.last)
    name, opening = words[kind.noun], words[first]
    several = syntax.is_plural_noun(name)
    given = several and (opening, words.count(name)) == ("from", 1)
    if given and naming.is_person(words[last - 1]):  # "**gifts** from an aunt" of any money
        return make_clause(scope, Words(kind.first, last), implied.CUE, ("it", "is"), kept=True)
    if opening == _HAVING:
        having = ("the", name, "have" if several else "has")
        return make_clause(scope, Words(first + 1, last), implied.CUE, having, kept=True)
    if syntax.is_gerund(opening) and several:
        verb = ("the", name, bases(opening, VERB)[0])
        return make_clause(scope, Words(first + 1, last), implied.CUE, verb, kept=True)
    kept = words[first + 1] == _HAVING  # "homes fitted **with** an alarm"
    be = ("the", name, _BE[several, (opening in _ONCE and not kept) or _is_dated(words, said)])
    own = Words(first + (opening == "of" and not of_quality(words, last)), last)
    return each_cause(scope, said, be) or make_clause(scope, own, implied.CUE, be, kept=True)


def _is_dated(words: Frame, said: Modifier) -> bool:
    """Tell whether what was done to things has a date: "huts **painted before 1960**"."""
    behind = words[said.first + 1 : said.last]
    done = syntax.is_participle(words[said.first]) and behind[:1] and behind[0] in _DATING
    return bool(done) and any(word[:1].isdigit() or word in syntax.MONTHS for word in behind)


def _of_people(scope: Scope, kind: _Kind, said: Modifier) -> Expression:
    """Return the clause of one thing that is said of people: "you are guests under 5"."""
    words, scope = scope.words, replace(scope, asker=True)  # "guests with **their** own boat"
    general = words[kind.noun] in GENERIC
    if not said.joint and not general:
        named = Words(kind.first, said.last)
        return make_clause(scope, named, implied.CUE, ("you", "are"), kept=True)
    if words[said.first] == _HAVING:
        had = Words(said.first + 1, said.last)
        return make_clause(scope, had, implied.CUE, ("you", "have"), kept=True)
    run = Words(said.first, said.last)
    state = "have" if opens_thing(words[said.first]) else "are"
    return make_clause(scope, run, implied.CUE, ("you", state), kept=True)
