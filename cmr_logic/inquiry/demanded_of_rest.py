"""What all others need: "You need no leave for a dead tree. **For any other tree, you need** it".

Who asks whether leave is needed asks about both: which tree it is, is not said.
"""

from __future__ import annotations

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision


def demands_of_rest(provision: Provision, before: Provision | None, question: Question) -> bool:
    """Tell whether a provision demands of others what the one before says some need not have.

    Args:
        provision: a provision.
        before: the one before it that is meant, if it is.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> question = read_question("Do I need leave to cut my tree?")
        >>> text = "You do not need leave to cut a dead tree. For any other tree, you need leave."
        >>> demands_of_rest(*reversed(parse(text).provisions), question)
        True
        >>> text = "You do not need leave to cut a dead tree. You need gloves."
        >>> demands_of_rest(*reversed(parse(text).provisions), question)
        False
    """
    if before is None or not before.waives or not question.demand:
        return False
    if provision.force is not Force.DEMANDS or provision.keys.isdisjoint(before.keys):
        return False
    spared = before.implied or before.subject or before.purpose or before.condition
    of_whom = provision.condition or provision.subject
    if spared is None or of_whom is None:
        return False
    of_rest = set(clause_ids(spared)) <= set(clause_ids(of_whom))
    return of_rest or provision.keys <= before.keys
