"""A question that names a thing of one's own, of which a rule names the kind: "my **beagle**".

"Pets are not allowed" is what "Can I bring my beagle?" asks about, and "Can I bring Biscuit?",
where Biscuit is told to be one. It is put in the word of the rule, if it seems to be of no other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic import provisions
from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.given import given_text
from cmr_logic.dialog.rule import Rule
from cmr_logic.dialog.whom import naming_whom, naming_whose_case
from cmr_logic.inquiry import told_in
from cmr_logic.inquiry.question import read_question
from cmr_logic.syntax import is_plural_noun
from cmr_logic.text import NOUN, classes, key, word_set, words_in

_OWN = re.compile(r"\b(?P<own>my|our)\s+(?P<thing>[a-z]{3,})\b(?!['’-])")
# A name inside a question: "Can I bring **Biscuit**?"; not "Can".
_NAME = re.compile(r"(?<=[a-z] )[A-Z][a-z]{2,}\b(?!['’-])(?! [A-Z])")
_IS = r"\b{name} is (?:(?:my|our) (?:[a-z]+['’]s )?|an? )(?P<thing>[a-z]{{3,}})(?=[.,;!]| and )"
# Kinds of nearly everything, which tell nothing: "no **items** may be left"; not "no pets".
_ANYTHING = word_set("item good product thing belong property object person people workplace")

# Deeds with a thing that a rule on it need not name: "can I **bring** my beagle"; not "sell".
_HAVING = frozenset(map(key, word_set("bring take have keep use come carry put leave allow")))


def agenda_of(rule: Rule, question: str, scenario: str) -> Agenda:
    """Return what a question asks of a rule, in the word of the rule for a thing of one's own.

    Args:
        rule: the rule.
        question: the question.
        scenario: what is told apart from it.

    Example:
        >>> from cmr_logic.dialog.rule import parse
        >>> rule = parse("Dogs are let in if they are calm.")
        >>> for thing in ("beagle", "parrot"):
        ...     print(agenda_of(rule, f"Will you let in my {thing}?", "").inquiry.related)
        True
        False
    """
    asked = naming_whose_case(rule, naming_whom(question, scenario), scenario)
    agenda = rule.agenda(asked)
    deed = "" if agenda.inquiry.related else read_question(asked).deed
    if agenda.inquiry.related or deed not in rule.keys | _HAVING | {""}:
        return agenda
    for other in _in_words_of(rule, asked, given_text(scenario, "scenario")):
        put = rule.agenda(other)
        if put.inquiry.related:
            return put
    return agenda


def _in_words_of(rule: provisions.Rule, question: str, scenario: str) -> Iterator[str]:
    """Yield a question with the kind that a rule names in place of each thing of one's own."""
    told = f"{scenario} {told_in(question)}"
    for named in _NAME.finditer(question):
        said = re.search(_IS.format(name=named[0]), told)
        if said is not None and named[0].lower() not in words_in(rule.plain.lower()):
            for kind in _kinds(rule, said["thing"]):
                yield f"{question[: named.start()]}my {kind}{question[named.end() :]}"
    for own in _OWN.finditer(question):
        for kind in _kinds(rule, own["thing"]):
            yield question[: own.start("thing")] + kind + question[own.end("thing") :]


def _kinds(rule: provisions.Rule, thing: str) -> Iterator[str]:
    """Yield each kind of a thing that a rule names, the thing itself too, as one of them."""
    from cmr_logic.scenario.lexicon.relations import (  # noqa: PLC0415 # its tables are needed last
        covering,
        word_key,
    )

    if NOUN not in classes(thing) or word_key(thing) != key(thing):
        return  # "toaster" is compared as "toast", whose kinds are others
    above = covering(word_key(thing)) - _ANYTHING
    for word in dict.fromkeys(words_in(rule.plain.lower())):
        if NOUN in classes(word) and word_key(word) in above and key(word) not in _ANYTHING:
            yield word if is_plural_noun(thing) or not is_plural_noun(word) else key(word)
