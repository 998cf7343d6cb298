"""Verbs that say one thing by themselves and another with a particle: "check" and "check out"."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement

# Particles that make another verb of one, where it has no object: "check **out**"; not "eat up".
_OTHERWISE = frozenset({"out", "off", "over", "in", "back"})
_AND_ON = frozenset({"on", "up", "down"})  # of what is denied: "I don't sign **on**"
# Verbs that say that nothing is left to do by a particle alone: "the rent is **paid up**"; not
# "I pay rent".
_TO_THE_END = {"pay": frozenset({"up", "off"}), "use": frozenset({"up"})}


def by_another_particle(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause and a statement have one verb, which only one has with a particle.

    Who checked the bill has not checked out, who pays rent has not paid up, and who does not sign
    on may sign the form.

    Args:
        clause: a clause, read.
        story: a statement.

    Example:
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def apart(clause, story):
        ...     return by_another_particle(read_clause(clause), read(story)[0])
        >>> apart("you have checked out", "I checked the bill.")
        True
        >>> apart("you sign the form", "I don't sign on."), apart("you sign", "I don't sign.")
        (True, False)
        >>> apart("your rent is paid up", "I pay rent."), apart("you pay rent", "I pay rent.")
        (True, False)
    """
    if clause.verb != story.verb:
        return False
    unended = _TO_THE_END.get(clause.verb, frozenset()) & clause.particles - story.particles
    if unended or (story.negated and _signs_off(clause, story)):
        return True
    apart = clause.particles & _OTHERWISE
    if not apart or clause.passive or apart & story.particles:
        return False
    return not has_object(clause) and has_object(story) and apart.isdisjoint(story.keys)


def _signs_off(clause: Statement, story: Statement) -> bool:
    """Tell whether a statement has a particle, and a clause an object in its stead."""
    apart = story.particles & (_OTHERWISE | _AND_ON) - clause.particles
    if not apart or clause.passive or story.passive:
        return False
    return has_object(clause) and not has_object(story)


def has_object(clause: Statement) -> bool:
    """Tell whether the verb of a clause has an object: "you hired **a cook**".

    Args:
        clause: a clause, or a statement, read.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> has_object(read("I hired a cook.")[0]), has_object(read("I row.")[0])
        (True, False)
    """
    held = any(key.startswith(clause.verb + "_") for key in clause.core)  # "you owe money"
    return held or bool(clause.core - {clause.verb, word_key(clause.verb)} - lists.LIGHT)
