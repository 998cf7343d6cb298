"""Whom a question means by "he", "she" or "they": the one person that is told of beside it.

"My son is 12. Can **he** join?" asks of the son, as "Can my son join?" does, and so do the
follow-ups: "Does your son live here?".
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.dialog.given import given_text
from cmr_logic.dialog.of_an_age import telling_age
from cmr_logic.inquiry import told_in, whom_asked_for
from cmr_logic.provisions import Rule
from cmr_logic.relevance.askers import are_in_charge
from cmr_logic.text import ADJECTIVE, NOUN, classes, words_in

# Verbs that open a question, and the pronoun behind them whose person is told of elsewhere.
_ASKED = re.compile(
    r"\b(?P<verb>can|could|may|might|will|would|should|shall|must|is|are|was|were|does|do|did|has"
    r"|have)\s+(?P<pronoun>he|she|they)\b",
    re.IGNORECASE,
)

# What is done to whoever a question is asked for: "Would you **let him** row?"; not "let her boat".
_DEALT_WITH = re.compile(
    r"\b(?:can|could|may|might|must|will|would|should|do|does|did)\s(?:they|you|the\s[a-z]+|I|we)\s(?:[a-z]+\s)?"
    r"(?P<verb>bring|take|invite|let|allow|refuse|deny|reject|charge|fine|ban|exclude|admit|accept|turn|give|grant)\s(?:away\s|down\s)?"
    r"(?P<pronoun>him|them|her(?=\s*\?|\s(?:an?|the|any|to|in|on|from|for|into|away|down|if)\b"
    r"|\s[a-z]+(?:\s(?:an?|the|in|on|here|there|to|with|my|our)\b|\?)))\b",
    re.IGNORECASE,
)
# Somebody's name where the subject of a question stands: "Can **Tom** row?"; not "Can British …".
_BY_NAME = re.compile(
    r"(?:^|[.!?]\s)(?P<verb>Can|Could|May|Might|Will|Would|Should|Must|Is|Was|Does|Did|Has)\s"
    r"(?P<pronoun>[A-Z][a-z]+)\s(?=[a-z])"
)
_SUBJECTS = {"him": "he", "her": "she", "them": "they"}


def naming_whom(question: str, scenario: str) -> str:
    """Return a question with the person that it means by a pronoun, as it stands where none is.

    Args:
        question: the question, perhaps with sentences beside it that tell something.
        scenario: what is told apart from it.

    Example:
        >>> naming_whom("My son is 12. Can he join?", "")
        'My son is 12. Can my son join?'
        >>> naming_whom("Is she covered?", "I live with my aunt.")
        'Is my aunt covered?'
        >>> naming_whom("Is she covered?", "I live with my uncle.")
        'Is she covered?'
        >>> naming_whom("My son Tom is 12. Can Tom join?", "")
        'My son Tom is 12. Can my son join?'
    """
    question, scenario = given_text(question, "question"), given_text(scenario, "scenario")
    question = telling_age(question)
    asked = _ASKED.search(question)
    if asked is not None and asked["pronoun"].lower() == "they":
        in_charge = are_in_charge(words_in(question[asked.end() :].lower()))
        asked = None if in_charge else asked
    asked = asked or _DEALT_WITH.search(question) or _BY_NAME.search(question)
    if asked is None:
        return question
    named = _person_meant(asked["pronoun"], " ".join((scenario, told_in(question))))
    if not named or (asked["verb"].lower() in syntax.OF_SEVERAL and not named.endswith("s")):
        return question
    return question[: asked.start("pronoun")] + named + question[asked.end("pronoun") :]


# The last sentence that asks, and pronouns in it behind its subject: "a charge for **her**".
_LAST_ASKED = re.compile(r"[^.!?]*\?\W*$")
_BEHIND = re.compile(
    r"(?<=[a-z] )(?P<pronoun>him|her|them|his|their|(?<=if )(?:he|she|they))\b"
    r"(?=\s(?P<next>[a-z]+)|\W)"
)
_OWNERS = {"his": "he", "their": "they"}


def naming_whose_case(rule: Rule, question: str, scenario: str) -> str:
    """Return a question with the person whose case it is of by "for her" or "her ticket".

    Args:
        rule: the rule text.
        question: the question, perhaps with sentences beside it that tell something.
        scenario: what is told apart from it.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You go free if you are under 12.")
        >>> naming_whose_case(rule, "My son is 9. Is there a charge for him?", "")
        'My son is 9. Is there a charge for my son?'
        >>> naming_whose_case(rule, "My son is 9. Can I use his oars?", "")
        'My son is 9. Can I use his oars?'
    """
    asked = _LAST_ASKED.search(question)
    found = None if asked is None else _BEHIND.search(question, asked.start())
    if found is None or whom_asked_for(rule, question):
        return question
    pronoun, following = found["pronoun"], found["next"] or ""
    owning = pronoun in _OWNERS or (pronoun == "her" and _is_owned(following))
    named = _person_meant(_OWNERS.get(pronoun, pronoun), " ".join((scenario, told_in(question))))
    if not named:
        return question
    if owning:
        named += "'" if named.endswith("s") else "'s"
    put = question[: found.start()] + named + question[found.end() :]
    return put if whom_asked_for(rule, put) else question


def _is_owned(word: str) -> bool:
    """Tell whether a word behind "her" is of what is hers: "her **ticket**"; not "her to"."""
    return bool({NOUN, ADJECTIVE} & classes(word)) and word not in syntax.PREPOSITIONS


def _person_meant(word: str, told: str) -> str:
    """Return the person whom a pronoun or a name stands for, "" where that stays open."""
    from cmr_logic.scenario import (  # noqa: PLC0415 # its tables are for stories alone
        kin_called,
        one_person,
    )

    pronoun = word.lower()
    if pronoun in _SUBJECTS or pronoun in syntax.THIRD_PERSONS:
        return one_person(_SUBJECTS.get(pronoun, pronoun), told) or ""
    kin = kin_called(word, told)
    return f"my {kin}" if kin else ""
