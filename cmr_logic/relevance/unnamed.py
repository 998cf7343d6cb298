"""Rule texts that say who qualifies without saying for what: "You won't qualify if you: …".

A section of a longer page leaves out what the page is about. A question that asks whether someone
qualifies then supplies the name: "Can I get the Cycle Grant?" is about a text headed "Eligibility"
as long as the text names no benefit of its own. So is a question of what can be done now about a
text of nothing but days and hours.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise

from cmr_logic.layout import BlockKind
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.matters.opening_times import CUE as OPEN_AT
from cmr_logic.relevance.wordlists import ASKING, GIVEN
from cmr_logic.text import NOUN, classes, keys, word_set, words_in

QUALIFYING = word_set("qualify eligible eligibility entitle")
"""Words by which a text says that someone qualifies: "to qualify"; not "to need"."""

# Words of a question whether there is time yet: "Is it too **late** to apply?"; not "lately".
_IN_TIME = word_set("late deadline time")
# Words by which a text says until when: "**within** a month"; not "for a month".
_UNTIL = frozenset({"within", "before", "by", "until", "deadline", "later"})
# Verbs of what money is for: "Can I **spend** it on tools?"; not "Can I sell it?".
_USING = frozenset({"use", "spend"})
# What one qualifies for, where the name of it is left out: "make the claim"; not "make the bed".
_WHATEVER = word_set(
    "qualify eligible entitle apply claim payment application grant award benefit compensation"
)
# Verbs of going about it: "to **establish** a claim"; not "to transfer a claim".
_GOING_ABOUT = word_set("establish file submit open start initiate complete lodge collect draw")
# Words by which it is lost or denied: "**disqualified** for benefits"; not "refused a visa".
_LOST = word_set("disqualify ineligible lose entitlement forfeit end stop")
# Words that a conclusion about whatever it is can hold besides: "you can make the claim".
_BESIDE = ASKING | _WHATEVER | _GOING_ABOUT | _LOST
# Deeds of a demand, beside which stands what one wants: "**apply** for your visa"; not "live here".
_STEPS = word_set("apply claim ask appeal")
# The same done before: "have **claimed** in Wales"; not "have lived".
_HAVING_CLAIMED = frozenset({"claimed", "applied"})
# What may follow where it is not said for what: "have claimed **in** Wales"; not "claimed relief".
_BEHIND_CLAIMED = word_set("in before already yet here there elsewhere")
# Words before what a text takes as known from its page: "get **the** payment"; not "a payment".
_KNOWN = word_set("the your this")
# Words by which a text refers to what it named before: "claim it"; not "claim".
_REFERRING = word_set("it also this these")
# Verbs of a question whether someone qualifies: "Can I claim …?"; not "Can I park …?".
_ASKS_TO_GET = word_set("get claim apply eligible qualify entitled receive")
# How a question opens that asks for something to be had: "Can I **ask for** a review?".
_ASKS_FOR = frozenset({("ask", "for"), ("request", "a"), ("request", "the")})
# Verbs of a question whether somebody has money by it: "**collect** welfare"; not "collect stamps".
_ASKS_TO_HAVE = word_set("collect draw keep lose")
_MONEY = GIVEN | word_set("unemployment welfare disability dole money security")
_WHO = "who"  # opens a heading of those who qualify: "**Who** can get it"
# Words of a question that asks for a duty: "Do I need to apply …?".
_ASKS_A_DUTY = word_set("need must have should required")
# Words by which a question asks of this very time: "Can I ring now?"; not "soon".
_NOW = word_set("now today tonight currently")
# Words of what something costs, or that it costs nothing: "**pay**"; not "buy".
_COST = word_set("pay charge cost fee price free")
# Words of a first heading that name nothing: "**Overview**"; not "Allotments".
_INTRODUCING = word_set("overview introduction about summary who what when how general information")
_INITIALS = range(3, 6)  # letters of what has initials for a name
_PAGE = 2  # headings from which on a text has sections
TAKING_PART = QUALIFYING | word_set("applicant participant recipient beneficiary claimant")
"""Whom a text calls so that does not name what it is about: "**applicants** must"; not "guests"."""

# Whom a text calls eligible without naming what for: "eligible **entities** are"; not "vehicles".
_ELIGIBLE = TAKING_PART | word_set("entity organization organisation grantee awardee participant")
# Those whom only a loan is for: "eligible **borrowers** are cooks"; not "eligible applicants".
_BORROWING, _LOANS = word_set("borrower"), word_set("loan mortgage financing")
# What else a text on applicants names: "applicants for a **visa** must"; not "applicants must".
_APPLIED_FOR = GIVEN | word_set("licence license visa passport permit registration citizenship job")
_START = 7  # a question says what it asks for within so many words


def supplies_name(rule: Rule, words: Sequence[str]) -> bool:
    """Tell whether a question names what a text leaves unnamed.

    Args:
        rule: the rule that was read.
        words: the lower-cased tokens of the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You won't qualify if you own a car.")
        >>> supplies_name(rule, "can i get the cycle grant ?".split())
        True
        >>> supplies_name(rule, "can i park by the lake ?".split())
        False
        >>> supplies_name(parse("Monday to Friday, 9am to 5pm"), "can i ring now ?".split())
        True
    """
    now = not _NOW.isdisjoint(words) and _opening_times(rule)
    if now or _is_in_time(rule, words) or _is_of_use(rule, words):
        return True
    if not _COST.isdisjoint(words) and keys(words) <= _COST:
        return any(not _COST.isdisjoint(p.keys) for p in rule.provisions)  # "Do I have to pay?"
    start = words[:_START]
    wanted = _ASKS_A_DUTY.isdisjoint(start) and _asks_to_get(start, words)
    if not wanted or _titled(rule):
        return False
    heads = _heads_asked_for(words)
    if any(_says_bare(rule, provision, heads) for provision in rule.provisions):
        return True
    unnamed = _says_who_applies(rule) or _says_who_is_eligible(rule, words, heads)
    unnamed = unnamed or any(_spares_claim(rule, p) for p in rule.provisions)
    if unnamed or _is_of_part(rule, words):
        return True
    claimed = _ASKS_FOR.isdisjoint(pairwise(start))
    return (claimed and any(_unnamed(rule, p) for p in rule.provisions)) or _headed_only(rule)


def _says_who_applies(rule: Rule) -> bool:
    """Tell whether a text says what applicants must be, and names nothing that is given.

    "**The applicant** must be a city"; not "Loan applicants must be cities".
    """
    if not _APPLIED_FOR.isdisjoint(rule.keys):
        return False
    demands = (p for p in rule.provisions if p.force is Force.DEMANDS and p.positive)
    return any(p.about and p.about <= TAKING_PART for p in demands)


def _says_who_is_eligible(rule: Rule, words: Sequence[str], heads: Set[str]) -> bool:
    """Tell whether a text says who are eligible, and names nothing that is given.

    "**Eligible applicants are** cities" answers "Can I get this grant?", and "the visa"; not "a
    visa".
    """
    if any(not _APPLIED_FOR.isdisjoint(p.keys) for p in rule.provisions):
        return False
    known = any(before in _KNOWN and noun in heads for before, noun in pairwise(words))
    if not (known or heads.isdisjoint(_APPLIED_FOR - GIVEN)):
        return False
    called = _ELIGIBLE if heads.isdisjoint(_LOANS) else _ELIGIBLE | _BORROWING
    granted = (p for p in rule.provisions if p.force is Force.GRANTS and p.positive)
    return any(
        not QUALIFYING.isdisjoint(p.about) and bool(p.about - QUALIFYING) and p.about <= called
        for p in granted
    )


def _is_in_time(rule: Rule, words: Sequence[str]) -> bool:
    """Tell whether a question is whether there is time yet, and a text says until when."""
    asked = keys(words)
    timely = "late" in asked and asked <= ASKING | _IN_TIME
    return timely and not _UNTIL.isdisjoint(words_in(rule.plain.lower()))


def _is_of_use(rule: Rule, words: Sequence[str]) -> bool:
    """Tell whether a question is what money may be used for, and a text says that of some."""
    using = not _USING.isdisjoint(words[:_START]) and not _MONEY.isdisjoint(keys(words))
    return using and any(p.use for p in rule.provisions)


def _asks_to_get(start: Sequence[str], words: Sequence[str]) -> bool:
    """Tell whether a question is whether somebody gets something, or has money by it."""
    if not _ASKS_TO_GET.isdisjoint(start) or not _ASKS_FOR.isdisjoint(pairwise(start)):
        return True
    return not _ASKS_TO_HAVE.isdisjoint(start) and not _MONEY.isdisjoint(keys(words))


def _heads_asked_for(words: Sequence[str]) -> frozenset[str]:
    """Return the noun of what a question asks for: "a short **visa** now"; perhaps none.

    Of initials the last one stands for it: "SBG" may be some **grant**.
    """
    at = len(words)
    while at and (words[at - 1] in _NOW or not words[at - 1].isalpha()):
        at -= 1
    head = words[at - 1] if at else ""
    found = classes(head)
    if not found and len(head) in _INITIALS:
        return frozenset(noun for noun in GIVEN if noun[0] == head[-1])
    return frozenset({head} if NOUN in found else ())


def _says_bare(rule: Rule, provision: Provision, heads: Set[str]) -> bool:
    """Tell whether a conclusion speaks of something as known: "apply for **your visa**"."""
    words = words_in(provision.conclusion.of(rule.plain))
    return any(
        words[at] in heads
        and words[at - 1] in _KNOWN
        and NOUN not in classes(words[at + 1] if at + 1 < len(words) else ".")
        for at in range(1, len(words))
    )


def _spares_claim(rule: Rule, provision: Provision) -> bool:
    """Tell whether a text says that nobody need have claimed before, but not what.

    "Nobody has to have **claimed** in Wales before. But you must …".
    """
    words = words_in(provision.conclusion.of(rule.plain))
    steps = [i for i, word in enumerate(words) if word in _HAVING_CLAIMED]
    spared = not provision.positive or provision.force is Force.GRANTS
    return spared and any(
        words[i - 1] == "have" and words[i + 1 : i + 2] and words[i + 1] in _BEHIND_CLAIMED
        for i in steps
    )


def _is_of_part(rule: Rule, words: Sequence[str]) -> bool:
    """Tell whether a text demands something of what is part of the name that a question asks for.

    "The **work** must be paid" says who is eligible for the **Work** Bonus, where the text names
    nothing that is given.
    """
    asked = keys(words)
    if QUALIFYING.isdisjoint(asked) or not GIVEN.isdisjoint(rule.keys):
        return False
    return any(
        p.force is Force.DEMANDS and p.about and p.about <= asked - ASKING for p in rule.provisions
    )


def _titled(rule: Rule) -> bool:
    """Tell whether a text has sections, and the first heading names what they are about."""
    if len(rule.headings) < _PAGE:
        return False
    return not keys(words_in(rule.headings[0].span.of(rule.plain))) <= ASKING | _INTRODUCING


def _opening_times(rule: Rule) -> bool:
    """Tell whether a text says when something is open, and nothing else."""
    return bool(rule.clauses) and all(clause.cue == OPEN_AT.name for clause in rule.clauses)


def _unnamed(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says that someone qualifies, but not for what."""
    said, where = provision.demanded, provision.conclusion
    if provision.force is Force.DEMANDS:
        said = provision.keys - said - provision.about  # what the demand is for
        where = provision.aim or where
    if said.isdisjoint(_WHATEVER) or not said <= _BESIDE:
        return False
    return _REFERRING.isdisjoint(words_in(where.of(rule.plain)))


def _headed_only(rule: Rule) -> bool:
    """Tell whether a heading says that the text is about who qualifies, and no words say for what.

    "Eligibility" alone does; under it, "You can get a loan if …" names the loan.
    """
    headings = [b for b in rule.blocks if b.kind is BlockKind.HEADING]
    if not any(_says_eligibility(b.span.of(rule.plain)) for b in headings):
        return False
    return not any(_names_what(rule, provision) for provision in rule.provisions)


def _names_what(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision names what one qualifies for: "you must apply for **your visa**"."""
    if provision.force is Force.GRANTS:
        return not provision.demanded <= _BESIDE
    if provision.force is not Force.DEMANDS:
        return False
    aim = keys(words_in(provision.aim.of(rule.plain))) if provision.aim else frozenset[str]()
    steps = not provision.demanded.isdisjoint(_STEPS)
    return not aim <= _BESIDE or (steps and not provision.demanded <= _BESIDE)


def _says_eligibility(heading: str) -> bool:
    """Tell whether a heading says who qualifies: "Eligibility", "Who can get it"."""
    words = words_in(heading.lower())
    said = keys(words)
    who = _WHO in words[:1] and not _ASKS_TO_GET.isdisjoint(words)
    return said <= ASKING and (who or not said.isdisjoint(QUALIFYING))
