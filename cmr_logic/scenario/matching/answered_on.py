"""What an answer was given on: "I asked about **parking**, and she said no", for a rule on pets.

Who refuses one thing has not refused another. Where a story tells what was asked, an answer to it
settles only a clause on that.
"""

from __future__ import annotations

import re
from functools import cache

from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import word_set, words_in
from cmr_logic.text.patterns import compiled

# Clauses on what somebody decides: "the warden **agrees**"; not "the warden agreeable".
_DECIDED = compiled(
    r"\b(?:agree[sd]?|agreement|consent(?:s|ed)?|approv(?:e|es|ed|al)|permission|permit(?:s|ted)?|allow(?:s|ed)?|object(?:s|ed)?"
    r"|refus(?:e|es|ed|al)|authoris(?:e|es|ed)|authoriz(?:e|es|ed)|said\s(?:yes|no)|go-ahead|blessing|accept(?:s|ed)?|confirm(?:s|ed)?)\b"
)
_WHOM = (
    r"(?:(?:him|her|them|(?:my|our|the|his)\s(?:[a-z-]+\s){0,2}?[a-z-]+"
    r"|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)\s)?"
)
_ASKED = compiled(
    r"\b(?:asked|asking|ask|rang|phoned|called|texted|messaged|emailed|e-mailed|wrote|written|spoke|spoken|talked|checked|approached"
    r"|consulted|contacted|(?:had|have)\sa\s(?:word|chat))\s(?:up\s)?(?:(?:to|with)\s)?"
    rf"{_WHOM}(?:(?:again|first|yesterday|today|last\s[a-z]+|on\s[A-Z][a-z]+)\s)?"
    r"(?P<link>about|for|regarding|concerning|over|whether|if|to\s(?=let|have|fix|mend|repair|lower|cut|change|give|pay))\s?"
    r"(?P<what>[^.!?;]*?)(?=,?\s(?:and|but|who|so)\s(?:(?:s?he|they|it|the|my|our|yes|no)\b|(?:was|were|got)\stold|said|refused|agreed)|[.!?;]|,?\sbut\b|$)"
)
_REQUEST = r"(?:(?:request|application|bid|plea)s?\s(?:for|to)\s)?"
_ANSWERED = compiled(
    r"\b(?:said|says|say|saying)\s(?:yes|no)\sto\s(?P<to>[^.!?;,]+)"
    rf"|\b(?:turn(?:ed|s)?|knock(?:ed|s)?)\s(?:down|back)\s(?:my|our)\s{_REQUEST}(?P<down>[^.!?;,]+)"
    rf"|\b(?:refus(?:ed|es)|reject(?:ed|s)|declin(?:ed|es)|approv(?:ed|es)|grant(?:ed|s)|sign(?:ed|s)\soff)\s(?:(?:me|us)\s)?(?:my|our|an?)\s{_REQUEST}(?P<of>[^.!?;,]+)"
    r"|\b(?:wo|would|will|does|did|do)(?:n['’]t|\snot)\s(?:let|allow)\s(?:me|us)\s(?:to\s)?(?P<let>[^.!?;,]+)"
    r"|\b(?:wo|would|will)(?:n['’]t|\snot)\shear\sof\s(?P<hear>[^.!?;,]+)"
    r"|\b(?:dead\s|strictly\s|totally\s|flatly\s)?(?:against|opposed\sto)\s(?P<against>[^.!?;,]+)"
    r"|\b(?:fine|happy|ok|okay|cool|relaxed)\s(?:about|with)\s(?P<with>[^.!?;,]+)"
)
# Clauses on what was applied for, which name it: "the **visa** has been issued".
_GRANTED = compiled(r"\b(?:granted|issued|awarded)\b|\bapplications?\b")
_APPLIED = compiled(r"\bappl(?:ied|ying|y|ications?)\sfor\s(?P<for>[^.!?;,]+)")
# What was asked, whatever it was: "asked about **it**"; not "asked about its parking".
_THAT = compiled(
    r"(?:it|this|that|mine|ours|them|those|these|me|us|one)\b(?!\s(?:[a-z]+\s)?(?:other|old|new)\b)"
)
# What any request is called: "asked for **permission**"; not "asked for parking".
_ANY_REQUEST = word_set(
    "permission consent approval agreement blessing ok okay go-ahead leave clearance plan idea "
    "request application answer decision matter thing say-so green light mind object agree "
    "allow let allowed permitted possible fine happy right alright do go ahead could would can "
    "may might be have get please nod yes proposal project need one ones version second first"
)
# Behind what is asked: "a pond **in** my garden"; not "a garden pond".
_BEHIND = compiled(
    r"\s(?:in|on|at|for|from|with|of|by|to|before|after|while|because|last|this|next|yesterday|today|that|which|when|as|again)\s"
)
# To which a yes is no consent: "I asked whether she **minds**"; not "whether she agrees".
_OBJECTING = compiled(r"\b(?:mind(?:s|ed)?|object(?:s|ed)?|objections?|against|problem|bothered)\b")
_LAST_SENTENCES = 2  # in which what was asked is looked for, up to the answer


def is_answer_on_another(statement: str, named: frozenset[str], told: str) -> bool:
    """Tell whether an answer was given on something else than a clause and a question name.

    Args:
        statement: a clause.
        named: what the question names, as it is compared; an answer may be on that alone.
        told: a story, as far as its answer goes.

    Example:
        >>> clause, named = "the warden agrees", frozenset({"keep", "goat"})
        >>> is_answer_on_another(clause, named, "I asked the warden about parking and he said no")
        True
        >>> is_answer_on_another(clause, named, "I asked the warden about a goat and he said no")
        False
        >>> is_answer_on_another(clause, named, "I asked the warden and he said no")
        False
    """
    granted = _GRANTED.search(statement) is not None
    if not named or not (granted or _DECIDED.search(statement)):
        return False
    ends = [found.end() for found in re.finditer(r"[.!?;]\s", told)]
    near = told[ends[-_LAST_SENTENCES] if len(ends) >= _LAST_SENTENCES else 0 :]
    asked = [] if granted else [*_ASKED.finditer(near)]
    answered = [*(_APPLIED if granted else _ANSWERED).finditer(near)]
    if not asked and not answered:
        return False
    wanted = named | frozenset(key for key in keyed(words_in(statement.lower())) if key)
    said = [next(filter(None, found.groups())) for found in answered]
    whats = [(asked[-1]["what"], asked[-1]["link"])] if asked else []
    return any(
        _is_other(one, wanted, whole=link in _CLAUSES)
        for what, link in (*whats, *((each, "about") for each in said))
        for one in re.split(r",?\s(?:and|or)\s|,\s", what)
    )


_CLAUSES = frozenset({"if", "whether"})


def _is_other(what: str, wanted: frozenset[str], *, whole: bool) -> bool:
    """Tell whether what was asked is nothing that is wanted, and no request by a general word."""
    if whole and _OBJECTING.search(what):
        return True
    if not what.strip() or _THAT.match(what.strip()):
        return False
    head = what if whole else _BEHIND.split(f" {what} ".replace("  ", " ").strip() + " ")[0]
    keys = [key for key in keyed(words_in(head.lower())) if key and key not in _general()]
    if not keys:
        return False
    looked_at = keys if whole else keys[-1:]
    return not any(
        covers((key,), each) or covers((each,), key) for key in looked_at for each in wanted
    )


@cache
def _general() -> frozenset[str]:
    """Return the keys of what any request is called, and of words that say little."""
    return frozenset(key for word in _ANY_REQUEST for key in keyed((word,))) | lists.LIGHT
