"""Questions whether a duty may be left undone: "Can I **skip feeding** the hens?".

Where a text says no more than when it must be done, and when it need not, Yes is the No of "Do I
have to feed the hens?".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.expression import Constant, Expression
from cmr_logic.inquiry.choosing import choose
from cmr_logic.inquiry.composing import compose
from cmr_logic.inquiry.question import Question, read_question, with_told
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import VERB, bases, keys, likeliest, word_set, words_in

# How one asks to leave undone what a gerund names: "can I **skip** rowing"; not "can I start".
_LEAVING_UNDONE = word_set("skip avoid escape dodge miss stop quit cease")
# How one asks to be let off it: "am I **excused** from rowing"; not "am I free on Monday".
_LET_OFF = word_set("excused exempt exempted spared relieved released")
_ASKING = frozenset({("can", "i"), ("could", "i"), ("may", "i")})
_BEING = frozenset({("am", "i"), ("will", "i"), ("would", "i"), ("can", "i"), ("could", "i")})
_DUTIES = word_set("duty obligation requirement need")
_NAMED = 2  # words of "the duty"
_BE, _FROM, _HAVING_TO = "be", "from", ("having", "to")
# How one asks not to do what a verb names behind "to": "am I **free not to** row".
_NOT_TO = (
    ("am", "i", "free", "not", "to"), ("am", "i", "allowed", "not", "to"),
    ("can", "i", "choose", "not", "to"), ("may", "i", "choose", "not", "to"),
    ("is", "it", "ok", "not", "to"), ("is", "it", "okay", "not", "to"),
    ("is", "it", "fine", "not", "to"), ("is", "it", "all", "right", "not", "to"),
    ("is", "it", "alright", "not", "to"),
)  # fmt: skip
_AWAY = (("can", "i", "get", "away", "with", "not"), ("could", "i", "get", "away", "with", "not"))


def duty_dodged(rule: Rule, question: Question) -> tuple[Expression, tuple[Provision, ...]] | None:
    """Return when the duty that a question asks to leave undone holds, and what says so.

    Args:
        rule: the rule text.
        question: what is asked; None is returned for others, and where a text says more of it.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must feed the hens. You need not do so if you are ill.")
        >>> duty, _ = duty_dodged(rule, read_question("Can I skip feeding the hens?"))
        >>> to_text(duty)
        'not c2'
        >>> duty_dodged(rule, read_question("Can I feed the hens?")) is None
        True
    """
    deed, way = _dodged(question.words)
    if not deed or any(not way.isdisjoint(each.keys) for each in rule.provisions):
        return None
    duty = with_told(read_question(f"do i have to {' '.join(deed)}"), question)
    chosen = choose(rule, duty)
    if not chosen or not all(_is_of_duty(rule, each) for each in chosen):
        return None
    if not any(not duty.keys.isdisjoint(each.keys) for each in chosen):
        return None
    expression = compose(rule, chosen, duty)
    return None if isinstance(expression, Constant) else (expression, tuple(chosen))


def _is_of_duty(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision demands, or says when or for whom what is demanded is not due."""
    if provision.force is Force.DEMANDS or provision.waives:
        return True
    said = words_in(provision.conclusion.of(rule.plain).lower())
    return not _DUTIES.isdisjoint(said[:_NAMED])  # "the **duty** to pay applies to …"


def _dodged(words: Sequence[str]) -> tuple[tuple[str, ...], frozenset[str]]:
    """Return the deed that a question asks to leave undone, and the keys of the words for that.

    Example:
        >>> _dodged(tuple("can i skip feeding the hens ?".split()))
        (('feed', 'the', 'hens', '?'), frozenset({'skip'}))
        >>> _dodged(tuple("can i skip the race ?".split()))
        ((), frozenset())
    """
    nothing: tuple[tuple[str, ...], frozenset[str]] = ((), frozenset())
    for phrase in _NOT_TO:
        if tuple(words[: len(phrase)]) == phrase:
            return tuple(words[len(phrase) :]), frozenset()
    opening = tuple(words[:2])
    at = 2
    if words[at : at + 1] == (_BE,):
        at += 1
    way = words[at] if at < len(words) else ""
    away = next((len(phrase) for phrase in _AWAY if tuple(words[: len(phrase)]) == phrase), 0)
    if away:
        at = away
    elif way in _LEAVING_UNDONE and opening in _ASKING:
        at += 1
    elif way in _LET_OFF and opening in _BEING:
        at += 1 + (tuple(words[at + 1 : at + 2]) == (_FROM,))
    else:
        return nothing
    said = keys(words_in(way)) if not away else frozenset[str]()
    if tuple(words[at : at + 2]) == _HAVING_TO:
        return tuple(words[at + 2 :]), said
    if at < len(words) and syntax.is_gerund(words[at]):
        found = bases(words[at], VERB)
        return ((likeliest(words[at], found), *words[at + 1 :]), said) if found else nothing
    return nothing
