"""What follows of a thing that a story names says nothing of another that a clause names."""

from __future__ import annotations

from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.referring import names_another
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import UNDERGONE, Statement
from cmr_logic.scenario.statements.vocabulary import HAVING
from cmr_logic.scenario.story import Story
from cmr_logic.text import NOUN, classes


def follows_of_another(target: Statement, told: Statement, story: Story) -> bool:
    """Tell whether the deed of a clause was done to another thing than its "it".

    What follows of another deed may follow of whatever thing it was done to: "I rang my landlord"
    for "my landlord knows about it".

    Args:
        target: the clause, read.
        told: what follows, at the place of what it follows from.
        story: the story.
    """
    places = (told.start, told.end)
    sources = [each for each in story.statements if (each.start, each.end) == places]
    if told.entry == UNDERGONE:
        sources = [each for each in sources if each.verb in {told.verb, target.verb}]
    elif not any(each.verb == target.verb for each in sources):
        return False
    return bool(sources) and all(names_another(target, each, story) for each in sources)


def was_another(target: Statement, told: Statement, story: Story) -> bool:
    """Tell whether "it", of which something follows, is another thing than a clause names.

    Who found a pen has found that again, but not the job that they lost.

    Args:
        target: the clause, read.
        told: what follows, at the place of what it follows from.
        story: the story.

    Example:
        >>> from cmr_logic.scenario import settle
        >>> from cmr_logic.provisions import parse
        >>> clauses = parse("You can apply if you lost your purse.").clauses
        >>> [f.value for f in settle(clauses, "I found my purse.", "")]
        [False]
        >>> [f.value for f in settle(clauses, "I found my oar.", "")]
        []
    """
    mine = target.core - {target.verb, word_key(target.verb)} - lists.LIGHT
    if target.pointing or not mine:
        return False
    places = (told.start, told.end)
    named: set[str] = set()
    for each in story.statements:
        if (each.start, each.end) == places and not each.entry:
            things = each.core - {each.verb, word_key(each.verb)} - lists.LIGHT
            named |= {key for key in things if NOUN in classes(key)}
    return bool(named) and not any(
        covers((key,), own) or covers((own,), key) for key in named for own in mine
    )


def without_the_matter(target: Statement, told: Statement, story: Story) -> Statement:
    """Return a statement without the thing that the question names, where a clause says "it" of it.

    A denial, or what one keeps somewhere: "I keep **my goat** in a shed".

    Args:
        target: the clause, read.
        told: a statement.
        story: the story, whose question names the thing.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.story import read_story
        >>> target = read_clause("you have used it")
        >>> def left(text):
        ...     story = read_story((), [], text, "Must I wash the van?")
        ...     return sorted(without_the_matter(target, story.statements[0], story).keys)
        >>> left("I haven't used the van."), left("I haven't used the hose.")
        (['use'], ['hose', 'use'])
    """
    kept = told.negated or told.verb in HAVING
    if not (target.pointing and kept) or told.pointing:
        return told
    own = {told.verb, word_key(told.verb)}
    named = frozenset(key for key in told.core & story.given - own if NOUN in classes(key))
    return replace(told, keys=told.keys - named, core=told.core - named) if named else told
