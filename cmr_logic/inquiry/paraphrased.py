"""Questions in other words than the text's: "bring it back" of a text that says "return"."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.inquiry.question import Question, dodges, read_question, with_told
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.provisions.matters.uses import LEAVE_MODALS
from cmr_logic.relevance import stem
from cmr_logic.text import VERB, bases, key, keys, word_set, words_in

_APART = 5  # words from a verb to its particle, at most: "give **me all my money** back"

# Verbs with a particle, and what texts say for them: "call off a trip"; not "call an office".
_PHRASAL: Mapping[tuple[str, str], tuple[str, ...]] = {
    **dict.fromkeys(
        ((verb, "back") for verb in ("bring", "take", "send", "give", "hand")),
        ("return", "exchange", "refund", "repay"),
    ),
    **dict.fromkeys(
        ((verb, "back") for verb in ("get", "claim", "have", "receive", "want")),
        ("refund", "reimburse", "repay", "return"),
    ),
    ("pay", "back"): ("repay", "refund"),
    ("call", "off"): ("cancel",),
    ("put", "off"): ("postpone", "defer"),
    ("hand", "in"): ("submit",),
    ("send", "in"): ("submit",),
    ("fill", "in"): ("complete",),
    ("fill", "out"): ("complete",),
    ("sign", "up"): ("register", "enrol", "join"),
    ("get", "in"): ("enter", "admission", "entry", "admit"),
    ("come", "in"): ("enter", "admission", "entry", "admit"),
    ("go", "in"): ("enter", "admission", "entry", "admit"),
    ("get", "into"): ("enter", "admission", "entry", "admit"),
    ("get", "on"): ("board",),
    ("turn", "up"): ("arrive", "attend"),
    ("pick", "up"): ("collect",),
    ("drop", "out"): ("withdraw",),
    ("pull", "out"): ("withdraw",),
    ("carry", "on"): ("continue", "keep"),
    ("go", "on"): ("continue", "keep"),
    ("turn", "down"): ("refuse", "reject", "decline", "deny"),
    ("move", "out"): ("leave", "vacate"),
    ("throw", "out"): ("evict", "expel", "exclude", "remove"),
    ("kick", "out"): ("evict", "expel", "exclude", "remove"),
    ("set", "up"): ("establish", "start"),
    ("go", "down"): ("reduce", "decrease", "lower", "cut", "fall"),
    ("go", "up"): ("increase", "rise"),
}
_PARTICLES = frozenset(particle for _, particle in _PHRASAL)


def said_for_phrasal(verb: str, particle: str) -> tuple[str, ...]:
    """Return what texts may say for a verb with its particle, perhaps nothing.

    Example:
        >>> said_for_phrasal("calls", "off"), said_for_phrasal("row", "off")
        (('cancel',), ())
    """
    return next(
        (_PHRASAL[form, particle] for form in bases(verb, VERB) if (form, particle) in _PHRASAL), ()
    )


# Words by which one asks whether one does wrong, in a row: "break **the law**", "be fined".
_DOING_WRONG = tuple(
    tuple(words.split())
    for words in (
        *(
            f"{verb} the {law}"
            for verb in ("break", "breaking", "broken")
            for law in ("law", "rules")
        ),
        *(f"against the {law}" for law in ("law", "rules")),
        *(f"be {done}" for done in ("fined", "prosecuted", "arrested", "punished", "penalised")),
        *(f"get {what}" for what in ("fined", "a fine", "arrested", "in trouble", "into trouble")),
        *("do anything wrong", "doing anything wrong", "done anything wrong", "do wrong"),
    )
)
_WRONG_FIRST = frozenset(each[0] for each in _DOING_WRONG)
# What texts say that name the wrong or what comes of it: "a **fine** of"; not "fine".
_CONSEQUENCES = keys(
    word_set("fine fined prosecuted prosecution arrested penalty law rules rule trouble")
)
_WRONG = "illegal"
# What opens the deed itself: "fined **for** rowing", "fined **if** I row"; not "fined £9".
_FOR_WHAT = frozenset({"for", "if", "when"})
_CHARGES = keys(word_set("charge fee cost pay"))  # what else one may be fined by, in other words
# What an animal is off that is not held by it: "off **the lead**"; not "off the bus".
_LEADS = frozenset({"lead", "leash"})
_OFF_LEAD = re.compile(r"\boff\s(?:the\s|a\s|its\s|their\s)?(?:lead|leash)\b", re.IGNORECASE)
TAXED = frozenset({"taxable", "taxed"})
"""Words of what tax is paid on: "is it **taxable**"; not "tax-free"."""

_TAX = "tax"
_ASKERS = frozenset({"i", "we"})
# How one asks to come with children, whom a text lets in: "can I **bring** my son?"; not "fetch".
_BRINGING = frozenset({"bring", "take"})
# Those whom one brings: "my **son**"; not "my dog".
_YOUNG = word_set("child children kid kids son sons daughter daughters baby toddler")
_CHILD = key("child")
# Words behind them that say nothing more: "my son **along**"; not "my son abroad".
_COMING_WITH = word_set("in along with me us here too there to visit ?")


def in_words_of(rule: Rule, question: Question) -> Question:
    """Return a question with the text's own words for a verb with a particle, or for a wrong.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Unworn shoes may be returned within a week.")
        >>> in_words_of(rule, read_question("Can I bring my shoes back?")).words
        ('can', 'i', 'return', 'my', 'shoes', '?')
        >>> in_words_of(rule, read_question("Can I bring a friend?")).words
        ('can', 'i', 'bring', 'a', 'friend', '?')
        >>> rule = parse("It is an offence to camp on the dunes.")
        >>> in_words_of(rule, read_question("Am I breaking the law?")).words
        ('is', 'it', 'offence', '?')
        >>> rule = parse("The grant is tax-free.")
        >>> in_words_of(rule, read_question("Is the grant taxable?")).words
        ('do', 'i', 'pay', 'tax', 'on', 'the', 'grant', '?')
        >>> rule = parse("Children are welcome if they are well.")
        >>> in_words_of(rule, read_question("Can I bring my son along?")).words
        ('can', 'my', 'child', 'come', 'in', '?')
    """
    question = _bringing_children(rule, question)
    return _with_verb_of(
        rule, _without_lead(rule, _asking_of_wrong(rule, _asking_of_tax(rule, question)))
    )


def _bringing_children(rule: Rule, question: Question) -> Question:
    """Return a question for leave to bring children as one whether they may come in."""
    words = question.words
    if _CHILD not in rule.keys or not _BRINGING.isdisjoint(rule.keys):
        return question
    leave, who, verb = (*words[:3], "", "", "")[:3]
    if leave not in LEAVE_MODALS or who not in _ASKERS or verb not in _BRINGING:
        return question
    end = next((at for at in range(3, len(words)) if words[at] in _COMING_WITH), len(words))
    named, behind = words[3:end], words[end:]
    if not named or not _COMING_WITH.issuperset(behind) or named[-1] not in _YOUNG:
        return question
    several = syntax.is_plural_noun(named[-1])
    asked = read_question(f"{leave} my {'children' if several else 'child'} come in?")
    return with_told(asked, question)


def _asking_of_tax(rule: Rule, question: Question) -> Question:
    """Return a question whether something is taxable as one whether tax is paid on it.

    A text may say so, or that it is "tax-free".
    """
    words = question.words
    at = next((at for at, word in enumerate(words) if word in TAXED), 0)
    if at <= 1 or _TAX not in rule.keys or key(words[at]) in rule.keys:
        return question
    named = tuple(word for word in words[1:at] if word not in {"be", "being"})
    payer = named if not _ASKERS.isdisjoint(named) else ("i",)
    on = () if payer is named else ("on", *named)
    asked = read_question(" ".join(("do", *payer, "pay", _TAX, *on, *words[at + 1 :])))
    return with_told(asked, question)


def _without_lead(rule: Rule, question: Question) -> Question:
    """Return a question about an animal "off the lead" as one about it "without the lead".

    Of a text that says so itself, it is asked as it stands: "Dogs may run off the lead if …".
    """
    words = question.words
    if "off" in words and _OFF_LEAD.search(rule.plain) is not None:
        return question
    for at, word in enumerate(words):
        if word == "off" and not _LEADS.isdisjoint(words[at + 1 : at + 3]):
            return read_question(" ".join((*words[:at], "without", *words[at + 1 :])))
    return question


def _asking_of_wrong(rule: Rule, question: Question) -> Question:
    """Return a question whether one does wrong as one whether it is what the text calls it.

    Of a text that calls nothing so, it asks whether one may do what it names: "Will I be fined
    **for rowing** without a vest?".
    """
    words = question.words
    if not _CONSEQUENCES.isdisjoint(rule.keys):
        return question
    ends = (
        at + len(each)
        for at, word in enumerate(words)
        if word in _WRONG_FIRST
        for each in _DOING_WRONG
        if words[at : at + len(each)] == each
    )
    end = next(ends, 0)
    if not end:
        return question
    named = sorted(syntax.WRONGS.intersection(words_in(rule.plain)))
    deed = not _FOR_WHAT.isdisjoint(words[end : end + 1]) and _CHARGES.isdisjoint(rule.keys)
    if not (named or deed or dodges(words)):
        return question
    return read_question(" ".join(("is", "it", named[0] if named else _WRONG, *words[end:])))


def _with_verb_of(rule: Rule, question: Question) -> Question:
    """Return a question with the text's own verb for one with a particle, where it has such."""
    words = question.words
    for at, particle in enumerate(words):
        if particle not in _PARTICLES or (at and words[at - 1] in syntax.JOINTS):
            continue  # "go up **or down**" asks for either way
        for verb in range(at - 1, max(at - 1 - _APART, 0), -1):
            said = _said_for(rule, words, verb, particle)
            if said:
                own = (*words[:verb], said, *words[verb + 1 : at], *words[at + 1 :])
                deed = key(said) if question.deed == key(words[verb]) else question.deed
                return replace(question, words=own, keys=keys(own), deed=deed)
    return question


def _said_for(rule: Rule, words: Sequence[str], verb: int, particle: str) -> str:
    """Return what a text says for a verb and its particle, an empty string where it has neither."""
    said = words_in(rule.plain)
    if particle in said and (words[verb] in said or key(words[verb]) in rule.keys):
        return ""  # "you get half back" says it in these words
    forms = [form for form in bases(words[verb], VERB) if (form, particle) in _PHRASAL]
    if not forms:
        return ""
    found = {stem(word) for word in rule.keys}
    return next(
        (said for form in forms for said in _PHRASAL[form, particle] if stem(said) in found), ""
    )
