"""By when what is asked about is to be done: "You can appeal. You must **do so within a week**"."""

from __future__ import annotations

from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.words.predicate_words import REPEATING
from cmr_logic.relevance import stem
from cmr_logic.syntax import AUXILIARIES, is_adverb
from cmr_logic.text import lemma, word_set, words_in

_READER = frozenset({"you", "they", "members", "applicants"})
# Words from the reader to the deed: "you **must** appeal", "you **have to** do this".
_OBLIGING = AUXILIARIES | word_set("need needs have has to be required")
# What opens the time for it: "appeal **within** 28 days", "no later **than**"; not "for 28 days".
_IN_TIME = word_set("within before than")


def is_done_in_time(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision says by when the very deed that is asked about must be done.

    Args:
        rule: the rule text.
        provision: one of its provisions.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can appeal. You must appeal within 28 days.")
        >>> asked = map(read_question, ("Can I appeal?", "Can I row?"))
        >>> [is_done_in_time(rule, rule.provisions[1], question) for question in asked]
        [True, False]
        >>> rule = parse("You can row. You must row for an hour.")
        >>> is_done_in_time(rule, rule.provisions[1], read_question("Can I row?"))
        False
    """
    if provision.force is not Force.DEMANDS or provision.condition is not None:
        return False
    if not provision.positive or not question.deed:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    if words[:1] == () or words[0] not in _READER or _IN_TIME.isdisjoint(words):
        return False
    at = next((i for i, w in enumerate(words) if i and _is_deed(w)), len(words))
    told = words[at : at + 2]
    again = tuple(told) in REPEATING
    same = told[:1] != () and stem(lemma(told[0])) == stem(question.deed)
    return (same or again) and not _IN_TIME.isdisjoint(words[at + 1 :])


def _is_deed(word: str) -> bool:
    return word not in _OBLIGING and not is_adverb(word)
