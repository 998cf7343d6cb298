"""By when what is asked about is to be done: "You can appeal. You must **do so within a week**"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.words.predicate_words import REPEATING
from cmr_logic.relevance import stem
from cmr_logic.syntax import AUXILIARIES, MODALS, is_adverb
from cmr_logic.text import lemma, word_set, words_in

_READER = frozenset({"you", "they", "members", "applicants"})
# Words from the reader to the deed: "you **must** appeal", "you **have to** do this".
_OBLIGING = AUXILIARIES | word_set("need needs have has to be required")
# What opens the time for it: "appeal **within** 28 days", "no later **than**"; not "for 28 days".
_IN_TIME = word_set("within before than")
# Verbs of what is sent: "objections must **arrive** within 28 days"; not "must be brief".
_ARRIVING = word_set("arrive reach received come in")
_NAMED = 2  # words of it: "your objection"


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
    if words[:1] == () or _IN_TIME.isdisjoint(words):
        return False
    if words[0] not in _READER:
        return _arrives_in_time(words, question.deed)
    at = next((i for i, w in enumerate(words) if i and _is_deed(w)), len(words))
    told = words[at : at + 2]
    again = tuple(told) in REPEATING or tuple(words[at - 1 : at + 1]) in REPEATING
    same = told[:1] != () and stem(lemma(told[0])) == stem(question.deed)
    return (same or again) and not _IN_TIME.isdisjoint(words[at + 1 :])


def _arrives_in_time(words: Sequence[str], deed: str) -> bool:
    """Tell whether what somebody sends must be there in time: "**Objections** must **arrive**".

    Args:
        words: the words of a demand.
        deed: what a question asks about, by which what is sent has its name.
    """
    at = next((i for i, word in enumerate(words) if word in MODALS | _OBLIGING), 0)
    if not 0 < at <= _NAMED or _ARRIVING.isdisjoint(words[at:]):
        return False
    return stem(lemma(words[at - 1])) == stem(deed)


def _is_deed(word: str) -> bool:
    return word not in _OBLIGING and not is_adverb(word)
