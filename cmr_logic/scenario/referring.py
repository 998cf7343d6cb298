"""What a story points back to, where a rule has named it: "it", "the fee", "my permit".

Whoever tells a story under a rule about an annual fee says "the fee", and has locked "it" where the
rule asks about a bicycle. What is so called is what the clause is about, as long as the story calls
nothing else so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.demands.ways_named import circumstances, ways_named
from cmr_logic.scenario.lexicon.relations import covers, keyed, uncovered, word_key
from cmr_logic.scenario.matching.agreement import needed
from cmr_logic.scenario.matching.parts_of_all import named_each, total_in
from cmr_logic.scenario.matching.prizes_named import is_what_was_got
from cmr_logic.scenario.statements.antecedents import is_somebody, without_who_says
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.scenario.statements.vocabulary import HAVING, POINTING_OBJECTS
from cmr_logic.scenario.story import Story
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set, words_in

_MINE = frozenset({"my", "our"})
# Determiners of what is known: "**the** fee"; not "a fee".
_DEFINITE = word_set("the my our this that these those his her their its")
# Adjectives that only name the sort of thing: "the **annual** fee"; not "the unpaid fee".
_SORTING = word_set(
    "annual yearly monthly weekly daily quarterly national local municipal personal general "
    "medical legal official electric electrical"
)
_OWN = {"your": "my"}  # how a story says what a clause says of whoever is asked
_SPANS = frozenset({"year", "season", "month", "week", "term", "quarter"})
_LINKS = frozenset({"of", "for", "to", "from"})  # behind these, a noun is told apart from others
_NAMING = _DEFINITE | {"a", "an"}
_ANIMATE = frozenset({"him", "her"})
_FOR = frozenset({"for"})  # what a thing is used for: "the van is used **for** deliveries"
_BEING = (("it", "is"), ("they", "are"))
_PRONOUN_AND_VERB = 2  # words before what a thing is
_MOST = 3  # nouns that "it" stands for: "the loss of the card"
_NEAR = 8  # words before "it" in which another thing may be named that it stands for


def referred(
    statement: str,
    target: Statement,
    told: Statement,
    story: str,
    given: frozenset[str] = frozenset(),
) -> Iterator[Statement]:
    """Yield a statement with the words that it leaves to the rule: those of "it" and "the fee".

    Args:
        statement: a part of a clause, as it is written.
        target: the same, read.
        told: a statement of the story.
        story: its text.
        given: what the words of the question are compared by.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def met(clause, story):
        ...     target, told = read_clause(clause), read(story)[0]
        ...     return [sorted(s.keys) for s in referred(clause, target, told, story)]
        >>> met("you have paid the annual fee", "I've paid the fee.")
        [['annual', 'fee', 'pay']]
        >>> met("the boat was moored", "I moored it.")
        [['boat', 'moor']]
        >>> met("you have paid the annual fee", "I've paid the entry fee.")
        []
    """
    missing = _missing(target, told)
    words = words_in(told.quoted(story)) if missing or told.negated else ()
    if not missing:
        if told.negated:
            yield from _same_thing(statement, target, told, words)
        return
    sorts = _sorts(statement)
    thing = next((noun for noun in missing if missing - {noun} <= sorts.get(noun, missing)), "")
    alone = len(missing) == 1 or thing in sorts
    spoken_of = frozenset({thing}) if thing and alone else missing
    # "It" stands for no number, and for no deed of another.
    deed = target.verb in missing and not target.passive
    counted = deed or any(key[0].isdigit() for key in missing)
    beside = target.pointing and not missing.isdisjoint(_beside_it(statement))
    beside = beside or not missing.isdisjoint(_manner(statement) | ways_named(statement))
    if (
        told.pointing
        and not (counted or beside)
        and (_is_spoken_of(spoken_of, words, story, told.start) or _is_mishap(missing, given))
    ):
        yield replace(told, keys=told.keys | missing, core=told.core | missing, pointing=False)
        return
    of_all = total_in(statement) is not None
    named = _called(words) | (named_each(words) if of_all else frozenset())
    of_some_sort = target.verb in HAVING and _DEFINITE.isdisjoint(words_in(statement))
    for noun, sorting in sorts.items():
        if of_some_sort:
            break  # who has a ticket may have no **return** ticket
        if missing <= sorting and any(covers((own,), noun) for own in named):
            yield _with(told, missing, noun)
            return
    if of_all and len(missing) == 1 and {*missing}.pop().split("_")[-1] in named:
        yield replace(told, keys=told.keys | missing, core=told.core | missing)


@lru_cache(maxsize=4096)
def _beside_it(statement: str) -> frozenset[str]:
    """Return the words behind the "it" of a clause, which no other "it" stands for: where, how."""
    words = words_in(statement)
    at = next((i for i, word in enumerate(words) if word in POINTING_OBJECTS), len(words))
    return frozenset(key for key in keyed(words[at + 1 :]) if key)


@lru_cache(maxsize=4096)
def _manner(statement: str) -> frozenset[str]:
    """Return the words of how a clause says that a thing is done: "sent **by recorded delivery**".

    "It" stands for the thing, and says nothing of that.
    """
    used = read_clause(statement).verb == "use"
    return circumstances(statement, _FOR if used else frozenset())


# What befell a thing that a question calls so: "the **theft**", of "my stolen bike".
_MISHAPS = {
    "loss": "lose",
    "theft": "steal",
    "damage": "damage",
    "breakage": "break",
    "delay": "delay",
    "fault": "faulty",
    "defect": "defective",
}


def _is_mishap(missing: frozenset[str], given: frozenset[str]) -> bool:
    """Tell whether "it" may stand for what befell the thing of a question: "my **lost** bag"."""
    return len(missing) == 1 and _MISHAPS.get(next(iter(missing)), "") in given


def _same_thing(
    statement: str, target: Statement, told: Statement, words: Sequence[str]
) -> Iterator[Statement]:
    """Yield a denial about "my flat" as one about "your property" that a clause names so."""
    ours = tuple(_OWN.get(word, word) for word in words_in(statement))
    named, meant = _called(words, _MINE), _called(ours, _MINE)
    alike = {
        own: key
        for key in meant & (target.keys | {target.subject.head})
        for own in named & told.keys
        if own != key and covers((own,), key)
    }
    if alike:
        yield replace(
            told,
            keys=frozenset(alike.get(key, key) for key in told.keys),
            core=frozenset(alike.get(key, key) for key in told.core),
        )


def _missing(target: Statement, told: Statement) -> frozenset[str]:
    """Return the words of a clause, its thing among them, that a statement does not meet."""
    wanted = needed(target)
    subject = target.subject
    if subject.who in (Who.OWN, Who.OTHER) and not subject.person:
        wanted |= {subject.head} - {""}
    missing = uncovered(told.words, wanted)
    return missing if len(missing) < len(wanted) else frozenset()


def _with(told: Statement, missing: frozenset[str], noun: str) -> Statement:
    """Return a statement in which a noun has the words that a rule gives it."""
    if covers((told.subject.head,), noun):
        keys = told.subject.keys | missing
        return replace(told, subject=replace(told.subject, keys=keys))
    return replace(told, keys=told.keys | missing, core=told.core | missing)


@lru_cache(maxsize=4096)
def _sorts(statement: str) -> Mapping[str, frozenset[str]]:
    """Return by each noun of a clause the words before it that only tell its sort."""
    words = words_in(statement)
    keys = keyed(words)
    verb = read_clause(statement).verb
    found: dict[str, frozenset[str]] = {}
    for index, key in enumerate(keys):
        if not key or NOUN not in classes(words[index]):
            continue
        first = index
        while first > 0 and keys[first - 1] not in {"", verb} and _sorts_out(words[first - 1]):
            first -= 1
        if first < index:
            found[key] = frozenset(keys[first:index])
    return found


def _sorts_out(word: str) -> bool:
    """Tell whether a word before a noun only says of which sort the thing is."""
    if word in _SORTING or syntax.is_gerund(word):
        return True
    found = classes(word)  # "a **permanent** post" is of a quality, and not every post has it
    plain = NOUN in found and ADJECTIVE not in found
    return plain and not is_person(word) and word not in syntax.PREPOSITIONS


@lru_cache(maxsize=1024)
def _called(words: Sequence[str], linked: frozenset[str] = frozenset()) -> frozenset[str]:
    """Return the nouns that a story calls "the …" or "my …" and tells apart by nothing else.

    Behind some determiners, what is linked to a noun does not: "I let **my** flat to students".
    """
    keys = keyed(words)
    found = set()
    for index in range(1, len(words)):
        following = words[index + 1] if index + 1 < len(words) else ""
        alone = not (_sorts_out(words[index]) and _heads_on(following))
        alone = alone and (following not in _LINKS or words[index - 1] in linked)
        if _points(words, index) and keys[index] and alone:
            found.add(keys[index])
    return frozenset(found)


def _points(words: Sequence[str], index: int) -> bool:
    """Tell whether the word before points to something: "**the** fee", "this **year's** fee"."""
    before = words[index - 1]
    return before in _DEFINITE or (before == "'s" and words[index - 2] in _SPANS)


def _heads_on(word: str) -> bool:
    """Tell whether a word may be the noun that the one before it tells the sort of."""
    return (
        bool(word)
        and NOUN in classes(word)
        and word not in syntax.AUXILIARIES
        and word not in syntax.PREPOSITIONS
    )


def _is_spoken_of(missing: frozenset[str], words: Sequence[str], story: str, start: int) -> bool:
    """Tell whether "it" may stand for what a clause names, and for nothing else that is named."""
    if len(missing) > _MOST or not all(NOUN in classes(key) for key in missing):
        return False
    alive = not _ANIMATE.isdisjoint(words) and POINTING_OBJECTS.isdisjoint(set(words) - _ANIMATE)
    if alive and not all(covers((key,), "animal") for key in missing):
        return False
    keys = keyed(words_in(story))
    if any(key and covers((key,), own) for own in missing for key in keys):
        return True
    before = [*words_in(without_who_says(story[:start]))]
    if not POINTING_OBJECTS.isdisjoint(words):
        before += words[: next(i for i, word in enumerate(words) if word in POINTING_OBJECTS)]
    return not any(
        first in _NAMING and NOUN in classes(second) and not is_somebody(second)
        for first, second in pairwise(before[-_NEAR:])
    )


def is_given(parts: Sequence[str], story: Story) -> bool:
    """Tell whether a part of a clause only names the thing that is spoken of: "it is a shed".

    Args:
        parts: the statements of which the part holds if one does.
        story: a story, whose question or words name the thing.

    Example:
        >>> from cmr_logic.scenario.story import read_story
        >>> story = read_story((), [], "It has no stove.", "Do I need a permit for my shed?")
        >>> is_given(["it is a garden shed"], story), is_given(["it is a barge"], story)
        (True, False)
    """
    if len(parts) != 1:
        return False
    words = words_in(parts[0])
    head = syntax.noun_head(words[2:]) if words[:2] in _BEING else None
    if head is None or head + _PRONOUN_AND_VERB + 1 != len(words):
        return False
    noun = keyed(words)[-1] or word_key(words[-1])
    named = story.given | frozenset(keyed(words_in(story.text)))
    return bool(noun) and any(covers((key,), noun) for key in named if key)


def names_another(target: Statement, told: Statement, story: Story) -> bool:
    """Tell whether a clause says "it" of a thing, and a statement names another in its place.

    Args:
        target: the clause, read.
        told: the statement.
        story: the story, whose question names the thing.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.story import read_story
        >>> target = read_clause("you bought them online")
        >>> def another(text):
        ...     story = read_story((), [], text, "Can I return my shoes?")
        ...     return names_another(target, story.statements[0], story)
        >>> another("I bought a hat online."), another("I bought the shoes online.")
        (True, False)
        >>> target = read_clause("it is chained to the gate")
        >>> def another(text):
        ...     story = read_story((), [], text, "Can my bike stay?")
        ...     return names_another(target, story.statements[-1], story)
        >>> another("I saw a bike chained to it."), another("It's a bike chained to it.")
        (True, False)
    """
    if target.subject.who in (Who.IT, Who.OWN) and not target.subject.person:
        return _is_some_other(told, story) or _is_of_other_goods(target, told, story)
    if not target.pointing or told.pointing or told.subject.who in (Who.IT, Who.UNKNOWN):
        return False
    named = told.core - target.keys - {told.verb, word_key(told.verb)}
    things = [key for key in named if NOUN in classes(key) and not key[0].isdigit()]
    if any(is_what_was_got(key, story.given) for key in things):
        return False
    return bool(things) and not any(covers((key,), own) for key in things for own in story.given)


# What tells a thing from the one that is spoken of, or makes it any of its kind.
_SOME = frozenset({"a", "an", "another", "other", "previous", "former"})
# Behind which it is one's own, or the one that is spoken of: "**it's** a bike", "I have a bike".
_OWNING = syntax.BE | HAVING | syntax.HAVE | {"'s", "’s"}


def _is_some_other(told: Statement, story: Story) -> bool:
    """Tell whether a statement is of a thing of the kind that nothing says to be one's own.

    "There was **another** bike chained to the gate", where the question asks about "my bike".
    """
    if story.owned is None or told.subject.head not in {"", story.owned.head}:
        return False
    words = words_in(story.text[: told.end].lower())
    said = len(words_in(told.quoted(story.text)))
    for at in range(max(len(words) - said, 2), len(words)):
        if word_key(words[at]) != story.owned.head:
            continue
        before = words[max(at - 3, 0) : at]
        first = next((i for i, word in enumerate(before) if word in _SOME), None)
        if first is not None:
            opening = words[: at - len(before) + first][-2:]
            there = opening[:1] == ("there",)
            return there or not opening or opening[-1] not in _OWNING
    return False


def _is_of_other_goods(target: Statement, told: Statement, story: Story) -> bool:
    """Tell whether "it" of a clause is the thing of a question, and a statement of another thing.

    "My **letter** is signed", where the question asks about "my application".
    """
    if target.subject.who is not Who.IT or story.owned is None:
        return False
    return _is_apart(told.subject, story.owned, story)


def _is_apart(other: Subject, own: Subject, story: Story) -> bool:
    """Tell whether a thing of one's own is another than the one that a question is about."""
    named = other.who is Who.OWN and not other.person and not own.person and own.head != other.head
    if not named or not own.head or other.head in story.given or other.head not in _APART:
        return False
    return not (covers((own.head,), other.head) or covers((other.head,), own.head))


# Things that are no part of another, and stand for none: "my **car**"; not "my form", "my key".
_APART = frozenset(
    map(
        word_key,
        word_set(
            """
            car van bike bicycle motorbike boat caravan house flat garden shed garage dog cat
            phone laptop computer television letter book coat shirt shoe dress sofa table bed
            well pond pool barn fence truck lorry trailer tractor horse pony sheep goat rabbit
            fridge oven kettle tent hedge roof umbrella suitcase bag hat watch camera guitar piano
            """
        ),
    )
)


def names_a_rival(target: Statement, told: Statement, story: Story) -> bool:
    """Tell whether a statement is of another thing of the kind than the one that is asked about.

    Args:
        target: the clause, read.
        told: the statement.
        story: the story, whose question names the thing.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.story import read_story
        >>> target = read_clause("the garment cost more than £90")
        >>> def rival(text):
        ...     story = read_story((), [], text, "Is my coat covered?")
        ...     return names_a_rival(target, story.statements[0], story)
        >>> rival("The scarf was £95."), rival("The coat was £95.")
        (True, False)
    """
    asked = story.owned or story.thing
    if asked is None or told.subject.who not in (Who.OWN, Who.OTHER) or told.subject.person:
        return False
    if target.subject.who in (Who.IT, Who.OWN) and _is_apart(told.subject, asked, story):
        return True
    kind, own, other = target.subject.head, asked.head, told.subject.head
    if not (kind and own and other) or own == kind or not covers((own,), kind):
        return False
    return other != own and not covers((other,), own) and not covers((own,), other)


def is_of_another(target: Statement, derived: Statement, story: Story) -> bool:
    """Tell whether what follows of "it" follows from a deed to another thing than a rule's.

    Args:
        target: the clause, read.
        derived: what follows from a statement.
        story: the story, whose question names the thing.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.story import read_story
        >>> target = read_clause("it is unused")
        >>> def another(text):
        ...     story = read_story((), ["it is unused"], text, "Can I return the lamp?")
        ...     told = next(told for told in story.derived if told.entry == "unused-goods")
        ...     return is_of_another(target, told, story)
        >>> another("I used my phone."), another("I used the lamp.")
        (True, False)
    """
    if derived.subject.who is not Who.IT:
        return False
    known = {key for key in story.given | {target.subject.head} if _is_goods(key)}
    places = (derived.start, derived.end)
    source = next((s for s in story.statements if (s.start, s.end) == places), None)
    if source is not None and _is_apart(source.subject, target.subject, story):
        return True
    if not known or source is None or source.pointing or source.subject.who is not Who.SELF:
        return False
    things = [key for key in source.core - {source.verb} if _is_goods(key)]
    return bool(things) and not any(
        covers((key,), own) or covers((own,), key) for key in things for own in known
    )


def _is_goods(key: str) -> bool:
    return bool(key) and covers((key,), "item")
