"""Questions for a relief that a text only states: "Does **the exemption** cover me?".

"You do not have to pay the toll if you row. The exemption does not apply at night": the first
sentence is the exemption, and who asks for it asks whether there is nothing to pay.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.inquiry.barring import GENERAL, denies
from cmr_logic.inquiry.question import Question, read_question, with_told
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import keys, word_set, words_in

# Nouns for what somebody is spared: "the **exemption** covers me"; not "the ticket".
_RELIEFS = word_set("exemption relief waiver concession dispensation")
# Words by which a question asks to have it: "am I **covered** by it"; not "how long does it last".
_HAVING = word_set("cover apply claim get have use qualify entitle under benefit fall help")
_OWN = frozenset({"my", "our"})
_LONGEST = 4  # words of the name of one's own thing: "my old fishing boat"
_NEAR = 4  # words of a conclusion within which it denies what it waives


def duty_spared(rule: Rule, question: Question) -> Question | None:
    """Return the question of the duty whose No is the Yes of one for a relief, None for others.

    Args:
        rule: the rule text.
        question: what is asked.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You do not have to pay a toll if you row.")
        >>> duty_spared(rule, read_question("Does the exemption cover me?")).words
        ('do', 'i', 'have', 'to', 'pay', 'a', 'toll', '?')
        >>> duty_spared(rule, read_question("Does the ferry cover me?")) is None
        True
    """
    if question.demand or question.negated or _RELIEFS.isdisjoint(question.keys):
        return None
    if not question.denying <= _RELIEFS | _HAVING:
        return None
    if not question.keys <= _RELIEFS | _HAVING | GENERAL | _owned(question):
        return None
    if any(_grants_relief(each) for each in rule.provisions):
        return None  # "The exemption is for …", "You can claim the exemption if …"
    duties = map(_duty, (p.conclusion.of(rule.plain) for p in rule.provisions if _spares(p)))
    duty = next((each for each in duties if each), "")
    return with_told(read_question(f"do i {duty}?"), question) if duty else None


def _owned(question: Question) -> frozenset[str]:
    """Return the keys of what a question calls one's own: "does it cover **my old van**"."""
    at = next((at for at, word in enumerate(question.words) if word in _OWN), None)
    return frozenset() if at is None else keys(question.words[at + 1 : at + 1 + _LONGEST])


def _spares(provision: Provision) -> bool:
    """Tell whether a provision says in what case, or of whom, something is not demanded."""
    limited = provision.condition is not None or provision.subject is not None
    return limited and provision.waives and not provision.anaphoric


def _grants_relief(provision: Provision) -> bool:
    """Tell whether a provision says in what case one has a relief, by that noun."""
    named = not _RELIEFS.isdisjoint(provision.keys) and provision.force is Force.GRANTS
    limited = provision.condition is not None or provision.subject is not None
    return named and limited and provision.positive and not (provision.linked and denies(provision))


def _duty(conclusion: str) -> str:
    """Return what a conclusion says is not to be done: "You do not **have to pay the toll**"."""
    words = words_in(conclusion.lower())
    near = words[: _NEAR + 1]
    at = next((at for at, word in enumerate(near) if word in syntax.VERBAL_NEGATIONS), 0)
    having = ("have", "to") if words[max(at - 1, 0)] == "need" else ()  # "you **need** not pay"
    return " ".join((*having, *words[at + 1 :])) if at else ""
