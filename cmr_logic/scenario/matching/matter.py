"""The thing that a question is about, and what a story says that it is.

"Can I ship this cargo?" asks about a cargo, and lists of a rule name kinds of it. "The cargo is
timber" says of which kind it is, and so of which it is not: one thing is of one kind.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import covers, entry_of, keyed, same, word_key
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.text import ADJECTIVE, NOUN, VERB, bases, classes, word_set, words_in

_POINTING = frozenset({"this", "these", "that", "those", "it", "them"})
# What stands for the thing in a story, whatever the question calls it.
_ANYTHING = frozenset({"item", "product", "question", "thing", "request", "good"})
_CONCERNING = frozenset({"regard", "concern", "involve", "relate"})
_WANTING = word_set("want need get receive claim request like require seek")
_ASKING = frozenset({"apply", "ask", "file"})  # what is asked for stands behind a preposition
# What one makes or sells is the thing, where a question names it by no noun of its own: "we
# **sell** cheese"; not "we like cheese".
_MAKING = word_set("make sell offer provide produce supply develop publish stream run")
# Nouns of a question for whatever is made: "this **product**"; not "this cheese".
_GENERAL = frozenset({"", "service", "product", "item", "good"})
# What takes a thing where the verb of a question takes it: who **sends** cheese abroad asks of it
# by "Can I export this?"; not who eats it.
_LIKEWISE = {
    "export": word_set("export send ship sell supply post deliver transport"),
    "import": word_set("import buy order bring ship"),
}
# What only pays for the thing: "I need **funds** for a boat"; not "I need oars for a boat".
_MEANS = word_set("fund money loan finance financing funding cash help")
# Verbs by which a clause names a thing as it changes hands: "you **supply** cheese"; not "you eat".
_HANDING = word_set("supply export send sell ship provide import deliver transfer")
_ALTERNATIVE = re.compile(r"\s*(?:,|;|\(|\)|\band\b|\bor\b)\s*", re.IGNORECASE)
_NUMBER = re.compile(r"\d")
_LINKING = frozenset({"for", "about", "like", "of"})
_MOST = 2 / 3  # of a kind's words, what a story must name if it does not name them all
_SEVERAL = 2


@record(frozen=True, slots=True)
class Matter:
    """What a question is about.

    Args:
        noun: what its noun is compared by; empty where the question only points.
        verb: what the person would do with it ("export"); empty where the question does not say.
        link: the preposition before it: "asked **by** this person".
        beside: what the words before that preposition are compared by.
        asked: what all words of the question are compared by.
    """

    noun: str
    verb: str
    link: str = ""
    beside: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()


@record(frozen=True, slots=True)
class Identity:
    """What a statement says that the thing is.

    Args:
        keys: what its words are compared by.
        told: where the statement stands and how it is poled.
        surely: it is said of the very thing, so that it is of no other kind.
    """

    keys: frozenset[str]
    told: Statement
    surely: bool


@lru_cache(maxsize=4096)
def matter_of(question: str) -> Matter | None:
    """Return the thing that a question points to; None where it points to nothing.

    Example:
        >>> found = matter_of("Can I export this product?")
        >>> found.noun, found.verb
        ('product', 'export')
        >>> matter_of("Will I be searched by this man?").link
        'by'
        >>> matter_of("Can I join the club?") is None
        True
    """
    words = words_in(question)
    at = next((i for i, word in enumerate(words) if word in _POINTING), None)
    if at is None:
        return None
    following = words[at + 1 : at + 4]
    noun = ""
    if words[at] not in {"it", "them"} and following and NOUN in classes(following[0]):
        head = 0 if _acts(following) else syntax.noun_head(following)
        noun = word_key(following[head]) if head is not None else ""
    base = bases(words[at - 1], VERB) if at > 1 else ()
    verb = base[0] if base and words[at - 1] not in syntax.AUXILIARIES else ""
    link = words[at - 1] if at > 1 and words[at - 1] in syntax.PREPOSITIONS else ""
    beside = frozenset(key for key in keyed(words[1 : at - 1]) if key) if link else frozenset()
    return Matter(noun, verb, link, beside, frozenset(key for key in keyed(words) if key))


# Nouns for a sort of things, of which clauses name kinds: "the **animal**"; not "the cat".
_SORTS = word_set(
    "animal pet vehicle instrument food plant appliance garment furniture building bird vegetable "
    "drink musical tool machine"
)
_KNOWN = frozenset({"the", "my", "our"})


def sort_asked(question: str) -> Matter | None:
    """Return the thing that a question names by its sort alone; None where it names none so.

    Args:
        question: what is asked.

    Example:
        >>> sort_asked("Can I bring the animal?").noun, sort_asked("Can I bring the cat?")
        ('animal', None)
    """
    words = words_in(question.lower())
    for first, noun in pairwise(words):
        if first in _KNOWN and noun in _SORTS:
            return Matter(word_key(noun), "", asked=frozenset(key for key in keyed(words) if key))
    return None


def _acts(words: Sequence[str]) -> bool:
    """Tell whether a verb with its object follows a noun: "this **loan meet my** needs"."""
    return (
        len(words) > _SEVERAL
        and VERB in classes(words[1])
        and words[2] in syntax.DETERMINERS | syntax.NOMINATIVES
    )


def identities(
    statements: Sequence[Statement], scenario: str, matter: Matter | None
) -> list[Identity]:
    """Return what a story says that the thing in question is.

    Args:
        statements: those of the story.
        scenario: the story.
        matter: the thing.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "The parcel is not a gift. I am posting it to Malta."
        >>> found = identities(read(text), text, matter_of("Do I pay duty on this parcel?"))
        >>> [(sorted(i.keys), i.told.negated) for i in found]
        [(['gift'], True)]
    """
    if matter is None:
        return []
    found = []
    for told in statements:
        if told.mood not in (Mood.FACT, Mood.WISH) or told.tense is Tense.OVER or told.passive:
            continue
        keys = _naming(told, told.core, matter)
        if told.verb in _ASKING:  # "I'm applying **for a berth**"
            keys = _naming(told, told.keys, matter) - matter.asked
        elif keys <= _MEANS and (
            keys or told.verb == "be"
        ):  # "funds **for a boat**", "it is **about a boat**"
            keys = _naming(told, told.keys, matter) - _MEANS
        words = words_in(told.quoted(scenario).lower())
        if not keys or not any(_is_thing(key, words) for key in keys):
            continue
        said = _said_of(told, scenario, matter)
        if said is not None:
            found.append(Identity(keys, told, said))
    return found or _called_so(statements, matter)


def _naming(told: Statement, keys: frozenset[str], matter: Matter) -> frozenset[str]:
    """Return those of a statement's words that may name a thing."""
    keys = keys - lists.LIGHT - {told.verb, word_key(told.verb), matter.noun, ""}
    return frozenset(k for k in keys if not k[0].isdigit())


def _called_so(statements: Sequence[Statement], matter: Matter) -> list[Identity]:
    """Return what a story of oneself names of the sort that a question points to, if one thing.

    Who asks about "this benefit" and names one benefit alone asks about that.
    """
    if not matter.noun or is_person(matter.noun):
        return []
    found = {}
    for told in statements:
        for key in told.words - {matter.noun, ""}:
            if covers((key,), matter.noun) and key not in same(matter.noun):
                found[key] = told
    if len(found) != 1:
        return []
    ((key, told),) = found.items()
    fits = told.subject.who is Who.SELF and not told.negated
    alive = told.mood in (Mood.FACT, Mood.WISH) and told.tense is not Tense.OVER
    return [Identity(frozenset({key}), told, surely=False)] if fits and alive else []


def _said_of(told: Statement, scenario: str, matter: Matter) -> bool | None:
    """Tell whether a statement says what the thing is: surely, perhaps, or (None) not at all."""
    who = told.subject.who
    if told.verb == "be":
        if told.progressive or not _names(told.quoted(scenario)):
            return None
        named = told.subject.head in {matter.noun, *_ANYTHING}
        if who in (Who.OWN, Who.OTHER):
            # "The parcel is here. It's a long story": "it" may be anything.
            return not _opens_with_it(told.quoted(scenario)) if named else None
        return False if who is Who.IT or (who is Who.UNKNOWN and not told.subject.person) else None
    if who is Who.SELF:
        return _deals_with(told, matter)
    return True if told.verb in _CONCERNING and who in (Who.IT, Who.OTHER) else None


def _deals_with(told: Statement, matter: Matter) -> bool | None:
    """Tell whether what somebody says that they do is done with the thing; see :func:`_said_of`."""
    if matter.verb and told.verb in _LIKEWISE.get(matter.verb, {matter.verb}):
        return True
    made = told.verb in _MAKING and matter.noun in _GENERAL and not matter.verb
    wanted = told.verb in _WANTING or told.verb in _ASKING
    return False if (made or wanted) and not told.negated else None


def _opens_with_it(quote: str) -> bool:
    return words_in(quote.lower())[:1] == ("it",)


def _names(quote: str) -> bool:
    """Tell whether a noun follows the "is" of a statement, and not a place or a manner."""
    words = words_in(quote)
    at = next((i for i, w in enumerate(words) if w in syntax.BE or w == "'s"), None)
    if at is None or "there" in words[:at]:
        return False
    rest = [w for w in words[at + 1 :] if w not in syntax.NEGATIONS and not syntax.is_adverb(w)]
    return bool(rest) and (rest[0] not in syntax.PREPOSITIONS or rest[0] in _LINKING)


def _is_thing(key: str, words: Sequence[str]) -> bool:
    known = classes(key)
    if not known or (NOUN in known and ADJECTIVE not in known):
        return True
    # "an **allowance**" is compared by "allow"
    return any(word_key(word) == key != word and NOUN in classes(word) for word in words)


def judge(
    statement: str,
    target: Statement,
    matter: Matter,
    told: Identity,
    mentioned: frozenset[str] = frozenset(),
) -> Verdict | None:
    """Return what an identity says of a clause that names a kind of the thing, if it names one.

    Args:
        statement: the clause.
        target: the clause, read.
        matter: the thing.
        told: what the story says that it is.
        mentioned: what all words of the story are compared by: "the cakes" that one sends are no
            cheese, unless the story speaks of cheese as well.
    """
    kinds = _kinds(statement, target, matter)
    if not kinds:
        return None
    for kind in kinds:
        met = [key for key in kind if covers(told.keys, key)]
        most = len(met) >= max(_SEVERAL, _MOST * len(kind)) and kind[-1] in met
        if len(met) == len(kind) or most:
            value = not told.told.negated
            if told.told.negated and len(met) < len(kind):
                return None
            entries = {
                entry_of(next(k for k in sorted(told.keys) if covers((k,), key)), key)
                for key in met
            }
            return Verdict(value ^ target.negated, tuple(sorted(entries - {""})))
    if told.told.negated or not told.surely:
        return None
    besides = mentioned - told.keys
    other = all(_excludes(kind, told.keys) and not covers(besides, kind[-1]) for kind in kinds)
    return Verdict(target.negated, ("other-kind",)) if other else None


def _excludes(kind: Sequence[str], keys: frozenset[str]) -> bool:
    """Tell whether words name another kind: none is shared, or the last one alone."""
    words = {word for key in keys for word in (key, *key.split("_"))}
    met = [
        key
        for key in kind
        if any(covers(words, k) or any(covers((k,), w) for w in words) for k in _words(key))
    ]
    return not met or (met == [kind[-1]] and len(kind) > 1 and len(keys) > 1)


def _words(key: str) -> tuple[str, ...]:
    """Return what a key is compared by: itself, and the words of a table's phrase."""
    return (key, *(word_key(word) for word in key.split("_") if word_key(word)))


def _kinds(statement: str, target: Statement, matter: Matter) -> list[list[str]]:
    """Return the kinds of thing that a clause names, each by the keys of its words in order."""
    named = _naming_kinds(statement, target, matter)
    if not named or _NUMBER.search(named):
        return []
    kinds = []
    for part in _ALTERNATIVE.split(named):
        words = words_in(part)
        pairs = [
            (key, word)
            for key, word in zip(keyed(words), words, strict=True)
            if key in target.keys and key not in lists.LIGHT and key != matter.noun
        ]
        if not pairs or any(key[0].isdigit() for key, _ in pairs):
            continue
        last = classes(pairs[-1][1])
        if NOUN in last or not last:
            kinds.append([key for key, _ in pairs])
    return kinds


def _naming_kinds(statement: str, target: Statement, matter: Matter) -> str:
    """Return the words of a clause that name kinds of the thing; empty where none do."""
    who = target.subject.who
    if who is Who.SELF and matter.link and target.verb:
        # "you are searched by **a guard**", where a question asks about being searched by this man
        before, link, rest = statement.partition(f" {matter.link} ")
        own = frozenset(key for key in keyed(words_in(before)) if key) - lists.LIGHT
        return rest if link and own == matter.beside - lists.LIGHT else ""
    if who is Who.IT and target.progressive and target.verb in _HANDING and matter.verb:
        goods, _, _ = statement.partition(" to ")  # "it is supplying **antiques** to a place"
        return " ".join(goods.split(" ")[3:])
    bare = not target.verb and who is Who.SELF
    said = target.verb == "be" and (
        who is Who.IT or (who in (Who.OWN, Who.OTHER) and target.subject.head == matter.noun)
    )
    kind = bare or (said and _names(statement))
    return statement if kind and not (target.passive or target.progressive) else ""
