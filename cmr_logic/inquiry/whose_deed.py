"""Whose deed a question is about: "Can **I** end it?", "Will **the club** pay for it?"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import key, word_set, words_in

_OTHER_AGENT = 0.4  # by which a provision counts less that says the deed of somebody else
_ASKERS = (("i",), ("we",), ("you",))
_THE, _BE = "the", "be"
_NAMED = 3  # words of a question up to whom it names: "will the club"

_WE = ("we",)
# What whoever keeps a place may do there: "we may **open** a unit"; not "we may give you one".
_OF_KEEPERS = word_set("open enter inspect search tow film record monitor photograph")


def by_agent(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Rate lower what others do than a question asks about, where the text says it of both.

    "**You** can end the lease. **We** may end it if …" of "Can I end the lease?".

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The club pays for nets if you row. You pay for nets if you do not.")
        >>> both = [(provision, 1.0) for provision in rule.provisions]
        >>> [score for _, score in by_agent(rule, both, read_question("Will the club pay?"))]
        [1.0, 0.4]
    """
    asked = tuple(question.words[1:2])
    if asked == (_THE,):
        agent, other, verb = tuple(question.words[1:_NAMED]), ("you",), question.words[_NAMED:]
        deed = key(verb[0]) if verb else ""
    elif _BE in question.words[2:3]:
        return scored  # "Will I be asked?": who asks is left open
    elif asked in _ASKERS:
        agent, other = (("we",), ("you",)) if asked == ("you",) else (("you",), ("we",))
        deed = question.deed
    else:
        return scored
    if not deed:
        return scored
    if agent == ("you",):
        scored = [(p, 0.0 if _looks_after_itself(rule, p, deed) else s) for p, s in scored]
    if not any(_does(rule, p, agent, deed) for p, _ in scored):
        return scored
    return [
        (p, _OTHER_AGENT * score if _does(rule, p, other, deed) else score) for p, score in scored
    ]


def _does(rule: Rule, provision: Provision, who: Sequence[str], deed: str) -> bool:
    """Tell whether a conclusion says a deed of some agent, with whom it begins.

    What takes back the statement before says none: "**We make an exception** if you row".
    """
    if provision.anaphoric:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return tuple(words[: len(who)]) == tuple(who) and deed in provision.keys


def _looks_after_itself(rule: Rule, provision: Provision, deed: str) -> bool:
    """Tell whether a body says what it does on its own account: "We may **open** a unit if …".

    That tells nothing of what whoever asks may do: "Can I keep food in my unit?".
    """
    words = words_in(provision.conclusion.of(rule.plain).lower())
    verb = key(words[2]) if tuple(words[:1]) == _WE and words[2:3] else ""
    return verb in _OF_KEEPERS and verb != deed and deed not in provision.keys
