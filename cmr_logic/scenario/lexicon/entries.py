"""The records of the tables: each holds a story that it settles and one that it must not.

A test runs every entry: the clause against the story that fires and the one that is silent.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from re import Match

from cmr_logic.records import record


@record(frozen=True, slots=True)
class Synonyms:
    """Words and phrases that say the same in a story.

    Args:
        name: a unique name.
        words: the words, as base forms, and the phrases.
        clause: a clause in some of the words.
        fires: a story in other words that makes it true.
        silent: a story with similar words that leaves it open.
    """

    name: str
    words: tuple[str, ...]
    clause: str
    fires: str
    silent: str


@record(frozen=True, slots=True)
class Kinds:
    """What a general word covers: who has a van has a vehicle, not the other way round.

    Args:
        name: the general word.
        kinds: the words for its kinds.
        clause: a clause about the general word.
        fires: a story about a kind, which makes the clause true.
        silent: a story that leaves it open.
    """

    name: str
    kinds: tuple[str, ...]
    clause: str
    fires: str
    silent: str


@record(frozen=True, slots=True)
class Opposites:
    """Two words that cannot both be said of the same thing at once.

    Args:
        name: a unique name.
        first: words of one side.
        second: words of the other.
        clause: a clause with a word of one side.
        fires: a story with a word of the other, which makes it false.
        silent: a story that leaves it open.
    """

    name: str
    first: tuple[str, ...]
    second: tuple[str, ...]
    clause: str
    fires: str
    silent: str


def _words(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("|"))


def same(name: str, words: str, clause: str, fires: str, silent: str) -> Synonyms:
    """Return synonyms whose words are written with bars between them."""
    return Synonyms(name, _words(words), clause, fires, silent)


def kinds(name: str, kinds: str, clause: str, fires: str, silent: str) -> Kinds:
    """Return kinds whose words are written with bars between them."""
    return Kinds(name, _words(kinds), clause, fires, silent)


def opposite(name: str, first: str, second: str, clause: str, fires: str, silent: str) -> Opposites:
    """Return opposites whose words are written with bars between them."""
    return Opposites(name, _words(first), _words(second), clause, fires, silent)


@record(frozen=True, slots=True)
class Implication:
    """A premise and what follows from it.

    Args:
        name: a unique name.
        premises: statements, any of which will do.
        conclusions: what follows.
        clause: a clause that a conclusion settles.
        fires: a story that settles it.
        value: how.
        silent: a story that leaves it open.
    """

    name: str
    premises: tuple[str, ...]
    conclusions: tuple[str, ...]
    clause: str
    fires: str
    value: bool
    silent: str


@record(frozen=True, slots=True)
class Possession:
    """What follows where a story speaks of "my …" or "our …".

    Args:
        name: a unique name.
        nouns: the nouns, as base forms.
        conclusions: what follows.
        clause: a clause that a conclusion settles.
        fires: a story that settles it.
        value: how.
        silent: a story that leaves it open.
    """

    name: str
    nouns: tuple[str, ...]
    conclusions: tuple[str, ...]
    clause: str
    fires: str
    value: bool
    silent: str


def implies(
    name: str, premises: str, conclusions: str, clause: str, fires: str, value: bool, silent: str
) -> Implication:
    """Return an implication whose statements are written with bars between them."""
    return Implication(
        name,
        tuple(premises.split("|")),
        tuple(conclusions.split("|")),
        clause,
        fires,
        value,
        silent,
    )


def follows(name: str, said: str, shown: str, clause: str, fires: str, silent: str) -> Implication:
    """Return an implication of statements that say the same from any of them, or what shows it."""
    same_said = _words(said)
    premises = (*same_said, *_words(shown))
    return Implication(name, premises, same_said, clause, fires, True, silent)


def possession(
    name: str, nouns: str, conclusions: str, clause: str, fires: str, value: bool, silent: str
) -> Possession:
    """Return a possession whose nouns and statements are written with bars between them."""
    return Possession(
        name, tuple(nouns.split("|")), tuple(conclusions.split("|")), clause, fires, value, silent
    )


@record(frozen=True, slots=True)
class Situation:
    """A state of affairs, with the ways in which people say, show and rule out that it is so.

    Args:
        name: a unique name.
        said: statements that say the same: each follows from any, and a denial of one denies all.
        shown: statements that it follows from.
        barred: statements that cannot be so together with it.
        clause: a clause that says it.
        fires: a story that makes the clause true.
        fails: a story that makes it false; empty where nothing that people tell rules it out.
        silent: a story with similar words that leaves it open.
        worded: further ways in which rules say it. They follow, or their denials do, and nothing
            follows from them in turn: a person who says as much uses the words of the rule.
    """

    name: str
    said: tuple[str, ...]
    shown: tuple[str, ...]
    barred: tuple[str, ...]
    clause: str
    fires: str
    fails: str
    silent: str
    worded: tuple[str, ...] = ()


def situation(  # noqa: PLR0913 - the columns of a table
    name: str,
    *,
    said: str,
    shown: str = "",
    barred: str = "",
    clause: str,
    fires: str,
    fails: str = "",
    silent: str,
    worded: str = "",
) -> Situation:
    """Return a situation whose statements are written with bars between them."""
    listed = [tuple(filter(None, _words(text))) for text in (said, shown, barred, worded)]
    return Situation(name, listed[0], listed[1], listed[2], clause, fires, fails, silent, listed[3])


def filled(frame: str, words: str) -> str:
    """Return a statement with each of several words in its slot, with bars between them.

    Args:
        frame: the statement; "{}" is the slot.
        words: the words, with bars between them.

    Example:
        >>> filled("I eat {} most days", "beef|ham")
        'I eat beef most days|I eat ham most days'
    """
    return "|".join(frame.replace("{}", word) for word in words.split("|"))


@record(frozen=True, slots=True)
class Telling:
    """A way to tell a quantity.

    Args:
        name: a unique name.
        verbs: the main verbs of such a statement, in their base form.
        pattern: what its words show besides, ignoring case.
        says: what it tells; the first word is the verb that it stands for.
        clause: a clause that measures that.
        fires: a story that makes the clause true.
        silent: a story that leaves it open.
        subjects: what of one's own it may be about; about oneself where empty, and about anything
            where None.
        lone: a quantity alone is the object of the verb.
        lasts: what happened once is so from then on: a price that was paid.
    """

    name: str
    verbs: frozenset[str]
    pattern: str
    says: tuple[str, ...]
    clause: str
    fires: str
    silent: str
    subjects: frozenset[str] | None = frozenset()
    lone: bool = False
    lasts: bool = False


@record(frozen=True, slots=True)
class Placing:
    """What may be said to be, or to be done, in a place, in the words of rules and of people.

    Args:
        name: a unique name.
        asks: the words by which a rule asks for it.
        tells: words of which a story must have one.
        beside: further words that a story may use, while it speaks of nothing else.
        clause: a clause that asks for it.
        fires: a story that settles the clause.
        silent: a story that leaves it open.
    """

    name: str
    asks: frozenset[str]
    tells: frozenset[str]
    beside: frozenset[str]
    clause: str
    fires: str
    silent: str


@record(frozen=True, slots=True)
class Aspect:
    """What can be measured of a matter, in the words of rules and in those of people.

    Args:
        name: a unique name.
        kinds: the kinds of quantities that measure it.
        asks: the words by which a rule asks for it.
        tells: further words that a story may use, while it speaks of nothing else.
        clause: a clause that asks for it.
        fires: a story that settles the clause.
        silent: a story that leaves it open.
        lasts: what was so once is so from then on: a price that was paid.
    """

    name: str
    kinds: frozenset[str]
    asks: frozenset[str]
    tells: frozenset[str]
    clause: str
    fires: str
    silent: str
    lasts: bool = False


@record(frozen=True, slots=True)
class Rewording:
    """Words of a story, and how a rule would say the same.

    Args:
        name: a unique name.
        pattern: the words, ignoring case.
        says: a template for the words in their place, or what makes them of a match.
        clause: a clause in the usual words.
        fires: a story that settles it.
        silent: a story that leaves it open.
        value: how the other settles it.
        needs: parts of stories, in small letters and parted by bars, one of which stands in every
            match: a story without any need not be searched. Empty where there are none such.
    """

    name: str
    pattern: str
    says: str | Callable[[Match[str]], str]
    clause: str
    fires: str
    silent: str
    value: bool = True
    needs: str = ""


@record(frozen=True, slots=True)
class OtherWords:
    """A shape of clauses, and what else says the same.

    Args:
        name: a unique name.
        pattern: the shape, ignoring case.
        forms: templates for the forms that say the same.
        values: what a story that speaks of a form may say of the clause.
        clause: a clause of the shape.
        other: what else says the same.
        silent: a clause of another shape.
    """

    name: str
    pattern: str
    forms: tuple[str, ...]
    values: frozenset[bool]
    clause: str
    other: str
    silent: str


@record(frozen=True, slots=True)
class Turn:
    """A turn of speech of rules, and how people say it.

    Args:
        name: a unique name.
        pattern: the words, ignoring case.
        says: a template for the words in their place.
        values: what is told in those words can say this of the clause.
        clause: a clause with the turn.
        fires: a story that settles it.
        silent: a story that leaves it open.
        value: how the other settles it.
    """

    name: str
    pattern: str
    says: str
    values: frozenset[bool]
    clause: str
    fires: str
    silent: str
    value: bool = True


def worded(
    name: str, words: str, plain: str, clause: str, fires: str, silent: str, *, value: bool = True
) -> Turn:
    r"""Return a turn of rules for all of a clause, written with spaces and plain brackets.

    Args:
        name: a unique name.
        words: the wordings, as a pattern in which a space stands for white space.
        plain: the commonest wording, which says the same.
        clause: a clause in a rarer one.
        fires: a story that settles it.
        silent: a story that leaves it open.
        value: how the other settles it.

    Example:
        >>> turn = worded("idle", "you (are jobless|have no job)", "you do not work", "", "", "")
        >>> turn.pattern
        '^(?:you\\s(?:are\\sjobless|have\\sno\\sjob))$'
    """
    pattern = re.sub(r"\((?!\?)", "(?:", words).replace(" ", r"\s")
    either = frozenset({True, False})
    return Turn(name, f"^(?:{pattern})$", plain, either, clause, fires, silent, value)
