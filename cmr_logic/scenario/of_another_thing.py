"""What follows of a thing that a story names says nothing of another that a clause names."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.referring import names_another
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import UNDERGONE, Statement
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
    deeds = {told.verb, target.verb} if told.entry == UNDERGONE else {target.verb}
    done = bool(sources) and any(each.verb in deeds for each in sources)
    return done and all(names_another(target, each, story) for each in sources)


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
