"""Questions of which a text knows no more than the case: "Can I claim a **meal** if I am late?".

What is asked stands ahead of the case, or behind "is there". Where it is of another field than all
that the text speaks of, the case alone does not make it one that the text answers.
"""

from __future__ import annotations

from cmr_logic.dialog.deed_asked import deed_asked, noun_head
from cmr_logic.dialog.other_deed import HOLLOW, is_known, is_like
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.supposed import before_any_case
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.relevance.fields import fields
from cmr_logic.relevance.profile import profile
from cmr_logic.relevance.wordlists import ASKING, GIVEN, LIGHT
from cmr_logic.text import ADJECTIVE, classes, key, keys, word_set

# What may be asked for of any text, as "is there": "is there any **way** to row"; not "a cabin".
_OF_ANY_TEXT = keys(
    word_set(
        "way chance possibility limit cap maximum minimum exception rule reason problem penalty "
        "deadline cash reduction fee price bill tax deposit restriction condition difference point"
    )
)


def knows_case_alone(rule: Rule, question: Question) -> bool:
    """Tell whether a text speaks of the case of a question, or of what stands by, and not of it.

    Args:
        rule: the rule.
        question: what is asked, which the text is otherwise taken to be about.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Staff may claim for a taxi if they work after 11 pm.")
        >>> asked = "Can I claim for a meal if I work after 11 pm?", "Can I claim if I work late?"
        >>> [knows_case_alone(rule, read_question(each)) for each in asked]
        [True, False]
        >>> rule = parse("Passengers can take a bike on the ferry if they book.")
        >>> knows_case_alone(rule, read_question("Is there a cabin for passengers with bikes?"))
        True
    """
    main = before_any_case(question.words)
    asked = deed_asked(main)
    if asked is not None and asked.deed == "be" and not asked.subject:
        thing = noun_head(asked.object)
        return thing != "" and key(thing) not in _SAYING_LITTLE and not _is_of_text(rule, thing)
    if len(main) == len(question.words):
        return False
    named = [word for word in main if key(word) and key(word) not in _SAYING_LITTLE]
    named = [word for word in named if word not in HOLLOW and not is_person(word)]
    if any(ADJECTIVE in classes(word) or _is_of_text(rule, word) for word in named):
        return False
    return any(fields(key(word)) for word in named)


_SAYING_LITTLE = ASKING | LIGHT | GIVEN | HOLLOW | _OF_ANY_TEXT


def _is_of_text(rule: Rule, word: str) -> bool:
    """Tell whether a text says a word, one like it, or speaks of its field."""
    if is_known(rule.keys, word) or is_like(profile(rule.plain, rule.keys), word):
        return True
    own = frozenset().union(*map(fields, rule.keys))
    return not own.isdisjoint(fields(key(word)))
