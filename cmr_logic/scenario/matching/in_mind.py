"""What somebody only has in mind to do: "I'm keen on rowing", "I've promised to row".

Who likes a thing, is about to do it, or was asked to, has not done it by that.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import words_in

# Behind which a gerund says what one has in mind: "**keen on** rowing"; not "tired of rowing".
_OF_DOING = (
    r"(?:keen|dead\sset|set|sold)\son|(?:interested|no\sinterest|an?\sinterest)\sin|looking\sforward\sto|fanc(?:y|ies|ied|ying)"
    r"|consider(?:s|ed|ing)?|(?:toy(?:s|ed|ing)?|play(?:s|ed|ing)?|flirt(?:s|ed|ing)?)\swith\s(?:the\s(?:idea|thought)\sof)?"
    r"|(?:idea|thought|prospect|point|verge|brink|chance|hope|hopes|possibility|option|joys?|merits|talk)\sof"
    r"|(?:excited|curious|enthusiastic|undecided|unsure|wondering|thinking|dreaming|talking|asking|reading|daydreaming|nervous|worried|serious|passionate)"
    r"\s(?:about|of)|(?:thought|dreamt|dreamed|talked|asked|heard|read)\s(?:about|of)|(?:up|in\sfavour|in\sfavor|good\sreasons?|cut\sout)\s(?:for|of)"
    r"|open\sto|averse\sto|opposed\sto|against|minds?|minding|objections?\sto|talked\s(?:me|us|him|her)\sinto|insist(?:s|ed|ing)?\son|suggest(?:s|ed|ing)?"
    r"|recommend(?:s|ed|ing)?|discuss(?:ed|es|ing)?|imagin(?:e|es|ed|ing)|afraid\sof|scared\sof|frightened\sof|terrified\sof|fond\sof\sthe\sidea\sof"
)
# Behind which an infinitive does: "**about to** row"; not "proud to row".
_TO_DO = (
    r"(?:keen|eager|ready|willing|unwilling|reluctant|loath|hesitant|prepared|itching|dying|longing|burning|due|tempted|set"
    r"|determined|anxious|impatient|inclined|poised|about|desperate|hoping|wanting|planning|intending|meaning|aiming|thinking|welcome|free|happy"
    r"|want|wants|wanted|wish|wishes|wished|hope|hopes|hoped|plan|plans|planned|mean|means|meant|intend|intends|intended|aim|aims|aimed"
    r"|long|longs|longed|decided|decide|decides|promised|promise|promises|agreed|agree|agrees|applied|apply|applying|offered|offer|offers"
    r"|vowed|sworn|swore|threatened|asked|invited|urged|begged|encouraged|advised|told|expected|supposed|permission|invitation|intention"
    r"|chance|resolved|resolve|wait|forgotten|forgot|refused|refuse|declined|failed|love|like|prefer|hate)\sto(?:\sbe)?"
)
_IN_MIND = re.compile(
    rf"\b(?:(?P<of>{_OF_DOING})\s(?:(?:me|us|my|our)\s)?(?=[a-z]+ing\b)|(?P<to>{_TO_DO})\s)"
    r"(?P<what>[a-z]+(?:\s[a-z]+){0,2})",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    rf"\b(?:{_OF_DOING}|{_TO_DO})\s(?:(?:me|us|my|our|the|a)\s)?(?:[a-z]+ing\s)?$", re.IGNORECASE
)
_BEING = syntax.BE | {"be", "being", "having", "have"}
# Clauses that ask just for that: "you are **willing** to relocate"; not "you relocate".
_ASKED = re.compile(
    r"\b(?:keen|eager|ready|willing|prepared|happy|interest(?:ed)?|consider\w*|want\w*|wish\w*|hop(?:e|ing)|plan\w*|mean|intend\w*"
    r"|intention\w*|aim\w*|agree\w*|promis\w*|appl(?:y|ied|ying|ication)|offer\w*|ask\w*|invit\w*|told|advis\w*|due|about|set|decid\w*|permi\w+"
    r"|allow\w*|consent\w*|free|welcome|able|can|could|may|might|will|going|like|love|afraid|against|mind|refus\w*|fail\w*|forg\w+|thinking|entitled"
    r"|right|chance|would|expect\w*|supposed|undertak\w*|commit\w*|accept\w*|motivat\w*|passion\w*|enjoy\w*|object\w*|insist\w*|suggest\w*)\b",
    re.IGNORECASE,
)


# Which of these tell that somebody is not for it: "not **against** rowing"; not "not keen on it".
_CONTRARY = re.compile(
    r"^(?:against|mind|averse|opposed|objection|afraid|scared|frightened|terrified|worried|nervous)",
    re.I,
)


def is_only_in_mind(statement: str, quote: str, *, affirms: bool = True) -> bool:
    """Tell whether words name what a clause asks for as what somebody likes, plans or was asked.

    Args:
        statement: a clause.
        quote: words of a story that would settle it.
        affirms: they would affirm it.

    Example:
        >>> is_only_in_mind("you row", "I'm keen on rowing"), is_only_in_mind("you row", "I row")
        (True, False)
        >>> is_only_in_mind("you are willing to row", "I'm willing to row")
        False
    """
    found = _IN_MIND.search(quote)
    if found is None or _ASKED.search(statement) is not None:
        return False
    if not affirms and _CONTRARY.match(found[0]) is None:
        return False
    clause, words = read_clause(statement), words_in(found["what"].lower())
    if clause.progressive:
        return False  # who means to export is exporting
    if words[0] in _BEING:  # "keen on **being a member**"
        own, named = clause.core - lists.LIGHT, keyed(words[1:])
    else:
        own, named = frozenset({clause.verb, word_key(clause.verb)}), keyed(words[:1])
    return any(covers((key,), each) for key in named if key for each in own if each)


def has_in_mind(before: str) -> bool:
    """Tell whether words end by what names a deed as one that somebody has in mind.

    Args:
        before: the words of a story before those that tell the deed.

    Example:
        >>> has_in_mind("I'm keen on "), has_in_mind("I am tired of ")
        (True, False)
    """
    return _BEFORE.search(before) is not None
