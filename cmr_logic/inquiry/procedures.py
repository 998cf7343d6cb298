"""What only says how one goes about it, or whom to ask: "To apply, **contact** the town hall"."""

from __future__ import annotations

from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.duties_left import is_duty_left
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.remedies import is_remedy
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.sentences.orders import BEFORE_ORDERS, PROCEDURES
from cmr_logic.syntax import AUXILIARIES, MODALS, is_adverb
from cmr_logic.text import key, word_set, words_in

_WE = "we"
_YOU = ("you",)
# How we weigh what we are told, which grants nothing: "we'll **look at** your income"; not "we look
# after your dog".
_WEIGHING = frozenset({("look", "at"), ("look", "into"), ("work", "out"), ("add", "up")})

# What becomes of what one has asked: "**decisions** cannot be speeded up"; not "boats cannot".
_HANDLING = word_set("decision processing assessment")
# Verbs of looking something up: "you can **find** more information in"; not "you can find a job".
_LOOKING_UP = frozenset({"find", "read", "see", "get", "learn"})
# What one looks up: "find **more information** in"; not "more money".
_TO_KNOW = frozenset({"information", "details", "advice", "guidance", "out", "about"})
_NEAR = 4  # words from such a verb within which that stands


def is_procedure(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision is an order that only says how to go about what is asked.

    One whose very verb is asked about says more: "Can I apply online?".

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Contact the office if you cannot tell where the zones are.")
        >>> is_procedure(rule, rule.provisions[0], read_question("Can I export this plant?"))
        True
        >>> is_procedure(rule, rule.provisions[0], read_question("Should I contact the office?"))
        False
        >>> rule = parse("If you row, you can find more information on boats in our guide.")
        >>> is_procedure(rule, rule.provisions[0], read_question("Can I hire boats?"))
        True
        >>> rule = parse("If you have a lodger, we will also look at what you are paid.")
        >>> is_procedure(rule, rule.provisions[0], read_question("Can I get a grant?"))
        True
        >>> rule = parse("Decisions on a hut cannot be speeded up.")
        >>> is_procedure(rule, rule.provisions[0], read_question("Can I get a grant?"))
        True
    """
    if provision.force is Force.DEMANDS or question.demand:
        return False
    if not _HANDLING.isdisjoint(provision.about):
        return _HANDLING.isdisjoint(question.keys)
    words = words_in(provision.conclusion.of(rule.plain).lower())
    verb = next((word for word in words if word not in BEFORE_ORDERS), "")
    if verb == _WE:
        verb = _weighing(words)
        return bool(verb) and key(verb) not in question.keys
    if words[:1] == _YOU and _leaves_to_look_up(words):
        return question.keys.isdisjoint(map(key, _TO_KNOW))
    return verb in PROCEDURES and key(verb) not in question.keys


def _leaves_to_look_up(words: tuple[str, ...]) -> bool:
    """Tell whether who reads may look something up: "you can **find more information** in"."""
    said = [w for w in words[1:] if not is_adverb(w) or w in _TO_KNOW]
    if said[:1] == [] or said[0] not in MODALS or said[1:2] == [] or said[1] not in _LOOKING_UP:
        return False
    return "more" in words and not _TO_KNOW.isdisjoint(said[2 : 2 + _NEAR])


def _weighing(words: tuple[str, ...]) -> str:
    """Return the verb by which "we" only weigh what we are told, "" where we do more."""
    plain = [w for w in words[1:] if w not in AUXILIARIES and not is_adverb(w) and w != "also"]
    said = tuple(plain[:2])
    weighs = said in _WEIGHING or (said[:1] == ("take",) and "account" in plain)
    return said[0] if weighs else ""


# What says nothing of when, or for whom, what is asked is so.
_APART = (is_procedure, is_remedy, is_duty_left)


def without_procedures(
    rule: Rule, scored: list[tuple[Provision, float]], question: Question
) -> list[tuple[Provision, float]]:
    """Leave out how to go about what is asked, or against it, where something says more of that.

    "The fund is for families. To apply, **contact** the fund in your town."

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.
    """
    others = [
        (p, score) for p, score in scored if not any(apart(rule, p, question) for apart in _APART)
    ]
    if len(others) == len(scored):
        return scored
    silent = not any(score > 0 for _, score in scored)  # the question names none of it
    # "**Apply for a bursary if** you row. You can use it for oars" says no more of who gets it
    using = question.suiting or question.using
    said = any(
        (silent or score > 0) and has_logic(p) and (using or not p.use) for p, score in others
    )
    return others if said else scored
