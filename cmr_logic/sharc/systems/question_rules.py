"""Question rules: the surface of a condition → a yes/no question, one named rule a form.

The rules look at the first words alone. They stand in for the rule-based baseline of Saeidi et al.
2018 (section 5); the engine's own wording is elsewhere and shares nothing with them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

_BE = "are|were|aren't|weren't"
_MODAL = "can|could|will|would|must|should|may|might|shall|have|had|do|did"
_PRESENT = (
    "get|live|work|want|need|receive|own|pay|earn|use|plan|study|provide|think|make|know|care|apply|"
    "meet|reside|rent|intend|wish|run|sell|buy|claim|qualify|lose|take|give|go|stay|hold|leave|move|"
    "change|agree|owe|belong|spend|keep|send|bring|show|attend|require|operate|hire|employ|travel|"
    "start|stop|help|suffer|share|come|look|sign|submit|register|remain|do"
)
_OWNERS = "your|his|her|their|its|the|this|that|these|those|our|my"


@dataclass(frozen=True, slots=True)
class QuestionRule:
    r"""A form of condition and the question that it becomes.

    Args:
        name: what to call the rule.
        pattern: matches the whole condition, with groups for the template.
        template: the question without its question mark, with ``\1`` for the first group.
        example: a condition that the rule is for, and its question.
        counter_example: a condition that it must leave alone.
    """

    name: str
    pattern: re.Pattern[str]
    template: str
    example: tuple[str, str]
    counter_example: str


def _rule(
    name: str, pattern: str, template: str, example: tuple[str, str], counter_example: str
) -> QuestionRule:
    compiled = re.compile(pattern, re.IGNORECASE | re.DOTALL)
    return QuestionRule(name, compiled, template, example, counter_example)


QUESTION_RULES: tuple[QuestionRule, ...] = (
    _rule(
        "you are",
        rf"you(?: (?={_BE})|(?='re))(?:'re|are|aren't) (?:both |either |also |still )?(.+)",
        r"are you \1",
        ("you’re over 60", "Are you over 60?"),
        "you own a boat",
    ),
    _rule(
        "you were",
        r"you (?:were|weren't) (.+)",
        r"were you \1",
        ("you were ill", "Were you ill?"),
        "you are ill",
    ),
    _rule(
        "you have got",
        r"you(?:'ve| have) (been|got|had|already|paid|made|lived|worked|received|[a-z]+ed)\b(.*)",
        r"have you \1\2",
        ("you’ve paid the fee", "Have you paid the fee?"),
        "you have a dog",
    ),
    _rule(
        "you have",
        r"you(?:'ve| have) (.+)",
        r"do you have \1",
        ("you have a dog", "Do you have a dog?"),
        "you own a dog",
    ),
    _rule(
        "you do not",
        r"you (?:don't|do not) (.+)",
        r"do you \1",
        ("you don’t own a dog", "Do you own a dog?"),
        "you didn’t ask",
    ),
    _rule(
        "you did not",
        r"you (?:didn't|did not) (.+)",
        r"did you \1",
        ("you didn’t ask", "Did you ask?"),
        "you don’t ask",
    ),
    _rule(
        "you will",
        r"you'll (.+)",
        r"will you \1",
        ("you’ll be away", "Will you be away?"),
        "you will be away",
    ),
    _rule(
        "you modal",
        rf"you ({_MODAL}) (?:not )?(.+)",
        r"\1 you \2",
        ("you can swim", "Can you swim?"),
        "you swim",
    ),
    _rule(
        "you past",
        r"you ([a-z]+ed|paid|got|made|left|lost|went|came|bought|sold)\b(.*)",
        r"have you \1\2",
        ("you repaired it", "Have you repaired it?"),
        "you repair it",
    ),
    _rule(
        "you verb",
        r"you (.+)",
        r"do you \1",
        ("you own a dog", "Do you own a dog?"),
        "your dog bites",
    ),
    _rule(
        "it is",
        r"(?:it|this|that|there)(?:'s| is| isn't) (.+)",
        r"is it \1",
        ("it’s made of wood", "Is it made of wood?"),
        "it burns",
    ),
    _rule(
        "they are",
        r"(they|we)(?:'re| are| aren't) (.+)",
        r"are \1 \2",
        ("they’re damaged", "Are they damaged?"),
        "they leak",
    ),
    _rule(
        "owner be",
        rf"((?:{_OWNERS})\b[^,;:]*?) (is|are|was|were|has|have|will|can|does|do|did)(?:n't)?\b(.*)",
        r"\2 \1\3",
        ("your roof is made of straw", "Is your roof made of straw?"),
        "a roof of straw",
    ),
    _rule(
        "verb first: be",
        r"(?:be|being|been|are|is) (.+)",
        r"are you \1",
        ("be at least 12", "Are you at least 12?"),
        "belong to a club",
    ),
    _rule(
        "verb first: have",
        r"(?:have|has) (been|got|[a-z]+ed)\b(.*)",
        r"have you \1\2",
        ("have lived abroad", "Have you lived abroad?"),
        "have a ladder",
    ),
    _rule(
        "verb first: own",
        r"(?:have|has|having) (.+)",
        r"do you have \1",
        ("have a ladder", "Do you have a ladder?"),
        "own a ladder",
    ),
    _rule(
        "verb first: negated",
        r"(?:don't|do not|not) (.+)",
        r"do you \1",
        ("do not own a ladder", "Do you own a ladder?"),
        "own a ladder",
    ),
    _rule(
        "verb first",
        rf"({_PRESENT})\b(.*)",
        r"do you \1\2",
        ("live near a lake", "Do you live near a lake?"),
        "lakes near the town",
    ),
    _rule(
        "participle first",
        r"([a-z]+(?:ing|ed))\b(.*)",
        r"are you \1\2",
        ("living near a lake", "Are you living near a lake?"),
        "a lake",
    ),
    _rule(
        "preposition first",
        r"((?:in|on|at|under|over|from|aged|between|within|able|unable|eligible|entitled)\b.*)",
        r"are you \1",
        ("over 60", "Are you over 60?"),
        "sixty",
    ),
    _rule(
        "for",
        r"((?:for|to|by|with|during|before|after)\b.*)",
        r"is it \1",
        ("for a garden shed", "Is it for a garden shed?"),
        "a garden shed",
    ),
    _rule(
        "article",
        r"((?:a|an)\b.*)",
        r"are you \1",
        ("a beekeeper", "Are you a beekeeper?"),
        "beekeepers",
    ),
    _rule(
        "anything else",
        r"(.+)",
        r"are you \1",  # the commonest way to ask, right or wrong
        ("full-time students", "Are you full-time students?"),
        "",
    ),
)
"""Tried in this order; the first that matches makes the question."""

_CONDITION = re.compile(
    r"\b(?:if|unless|when|where|provided(?: that)?|as long as|only if|who|because)\s+"
    r"(?P<condition>[^,;:]*(?:,? (?:or|and) [^,;:]*)?)",
    re.IGNORECASE,
)
_TAIL = re.compile(r"(?:[\s,;:.]|[,;]?\s+\b(?:and|or)\b\s*)*$")
_FIRST_WORD = re.compile(r"^[A-Z][a-z]*(?= [a-z(])")  # of a sentence, not the first of a name


@lru_cache(maxsize=4_096)
def to_question(condition: str) -> str:
    """Return the yes/no question that the first matching rule makes of a condition.

    Example:
        >>> to_question("you’ve lived here for 3 years, or")
        'Have you lived here for 3 years?'
    """
    text = _TAIL.sub("", condition.replace("’", "'").replace("‘", "'").strip())
    text = _FIRST_WORD.sub(lambda match: match[0].lower(), text)
    for rule in QUESTION_RULES:
        match = rule.pattern.fullmatch(text)
        if match:
            question = " ".join(match.expand(rule.template).split())
            return question[0].upper() + question[1:] + "?"
    return "Is it so?"


def condition_of(sentence: str) -> str:
    """Return the words after the sentence's first condition word, or the sentence itself.

    Example:
        >>> condition_of("You pay less if you live nearby, as a rule.")
        'you live nearby'
    """
    match = _CONDITION.search(sentence)
    return match["condition"].strip(" .") or sentence if match else sentence
