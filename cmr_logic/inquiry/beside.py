"""What stands beside a grant or ban and takes some of it back: "You can join. **It is full**".

Such a sentence leaves open what the other says outright, in words that are not read as a case.
"""

from __future__ import annotations

from itertools import pairwise

from cmr_logic.inquiry.barring import COSTS
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.provisions.words.predicate_words import LIFTED, RULES
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.syntax import finite_verb
from cmr_logic.text import word_set, words_in

# How a sentence without a verb begins that narrows what stands beside it: "**Not** on Sundays.";
# not "Open daily."
_NARROWING = word_set("not only except exception exceptions for but unless restrictions limits")
# How a sentence begins whose case was not read apart, and what is to be found out besides.
_UNREAD = word_set("if when whenever where unless")
WHETHER = "whether"
"""What opens the words for what is not sure: "ask **whether** you may"."""
LETTING_IN = word_set("allowed permitted welcome accepted exempt excepted")
"""Words by which others of what is forbidden are let in: "Guide dogs are **welcome**"; not "Guide
dogs are kept"."""
# Words by which some are let off, or something is lifted: "The judge may make an **exception**";
# not "a rule".
_LETTING_OFF = word_set(
    "exception exceptions exemption exemptions lift lifts waive waives relax "
    "allowance allowances concession concessions"
)
_NO = "no"
# How we say what we want first: "**We need** to see the receipt".
_WE_WANT = frozenset({("we", "need"), ("we", "require")})
# Words that take up what was named before: "You may not sell **it** for more than you paid".
_TAKING_UP = word_set("it them there so")
# What cannot be had or used: "it is **closed**", "we are **full**"; not "it is warm".
_OUT_OF_USE = word_set(
    "full closed shut taken gone ended finished expired suspended cancelled canceled postponed "
    "withdrawn unavailable discontinued booked oversubscribed broken none"
)
# The same of two words: "we are **sold out**", "it **no longer** runs"; not "it runs".
_OUT_OF_USE_PHRASES = frozenset(
    {("sold", "out"), ("run", "out"), ("out", "of"), ("no", "longer"), ("used", "up")}
    | {("cash", "only"), ("no", "more")}
)
# What it is not at such a time: "it is not **running**"; not "it is not dear".
_IN_USE = word_set("running available open working operating offered sailing operational possible")
# Words that stand for what one is let do or have, or for those who let: "**we** have none left".
_STANDING_FOR = frozenset({"it", "they", "we", "there"})
_NAMED = 3  # words up to the noun of a subject: "the parking ban"
_FULL_OF = ("full", "of")
_FREE = "free"  # what costs nothing: "entry is **free**"


def said_by(rule: Rule, provision: Provision) -> tuple[str, ...]:
    """Return the lower-cased words of what a provision concludes.

    Args:
        rule: the rule.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you pay.")
        >>> said_by(rule, rule.provisions[0])
        ('you', 'can', 'row')
    """
    return words_in(provision.conclusion.of(rule.plain).lower())


def takes_back(rule: Rule, other: Provision, maker: Provision, question: Question) -> bool:
    """Tell whether what stands beside a provision leaves less of it, in words not read as a case.

    "Not on Sundays", "When the light is red, wait"; beside a ban, "Guide dogs are welcome"; beside
    a grant, "It is full".

    Args:
        rule: the rule.
        other: what stands beside.
        maker: the provision that would answer.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can book the hall. It is closed. It is warm.")
        >>> hall, *others = rule.provisions
        >>> question = read_question("Can I book the hall?")
        >>> [takes_back(rule, each, hall, question) for each in others]
        [True, False]
    """
    words = said_by(rule, other)
    if not words:
        return False
    if words[0] in _UNREAD or WHETHER in words or words[:2] in _WE_WANT:
        return True
    if other.positive != maker.positive:
        taken_up = not _TAKING_UP.isdisjoint(words) and question.deed in other.keys
        let_in = other.positive and not (LETTING_IN | _LETTING_OFF).isdisjoint(words)
        let_in = let_in and not maker.waives  # "Guests are welcome. No booking is needed"
        let_in = let_in and not _sets_against(other, maker, question)
        if taken_up or (let_in and _NO not in words) or _lifts(words):
            return True
    if maker.positive and (_is_out_of_use(other, maker, words) or _is_charged(other, maker)):
        return True
    return words[0] in _NARROWING and finite_verb(words) is None


def _is_charged(other: Provision, maker: Provision) -> bool:
    """Tell whether what is free costs something in some case: "**In August a fee is charged**"."""
    costs = other.positive and other.condition is not None and _FREE not in other.keys
    return costs and _FREE in maker.keys and not COSTS.isdisjoint(other.keys)


def _sets_against(other: Provision, maker: Provision, question: Question) -> bool:
    """Tell whether a ban sets what is asked about against what was let in before it.

    "Dogs are welcome. **Cats are not**"; not "No dogs. Guide dogs are welcome".
    """
    first = other.span.start < maker.span.start and bool(other.about)
    return first and bool(maker.about & question.keys) and maker.about.isdisjoint(other.about)


def _lifts(words: tuple[str, ...]) -> bool:
    """Tell whether words say of a rule that it does not hold: "the **ban** is **lifted**"."""
    return not LIFTED.isdisjoint(words) and not RULES.isdisjoint(words[:_NAMED])


def _is_out_of_use(other: Provision, maker: Provision, words: tuple[str, ...]) -> bool:
    """Tell whether what a provision lets someone have or do is said not to be had now."""
    pairs = set(pairwise(words))
    used_up = not _OUT_OF_USE_PHRASES.isdisjoint(pairs)
    if not (used_up or not _OUT_OF_USE.isdisjoint(words) or not _IN_USE.isdisjoint(words)):
        return False
    if words[0] not in _STANDING_FOR and not _is_about(other, maker):
        return used_up and finite_verb(words) is None  # "For now, cash only."
    if _IN_USE.intersection(words) and not other.positive:
        return True
    out = other.positive and not _OUT_OF_USE.isdisjoint(words) and _FULL_OF not in pairs
    return out or used_up or (not other.positive and "none" in words)


def _is_about(other: Provision, maker: Provision) -> bool:
    """Tell whether what a provision is about is named in another: "**Entries** have closed"."""
    named = set(map(stem, maker.keys))
    return any(is_said_in(word, named) for word in other.about)
