"""Denials that bar what another provision grants: "Late claims are refused"."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from cmr_logic.expression import All, ClauseRef, Expression, clause_ids
from cmr_logic.inquiry.polarity import ends_it
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.words.predicate_words import (
    CLOSING,
    COPULAS,
    DEMANDED,
    DENYING_WITH,
    ENDING_ITSELF,
)
from cmr_logic.relevance import is_said_in, stem
from cmr_logic.syntax import BE, NUMBERS, TIME_UNITS, VERBAL_NEGATIONS, is_adverb
from cmr_logic.syntax.time_words import DAYS
from cmr_logic.text import keys, tokenize, word_set, words_in

_AGAIN = 0.6  # share of what a bar says besides whom it bars that repeats what is granted
_NAME = 2  # words of the name of a thing, at most: "cash prize"
# Words by which a conclusion about any benefit can be put, so that to say them again says nothing:
# "you can **claim** it"; not "you can row".
GENERAL = word_set(
    """
    people person anyone someone everyone nobody
    accept admit allow apply approve attend available award claim consider cover eligible enter
    entitle get give grant join offer participate permit possible qualify receive request use law
    scheme programme program
    privilege entitlement
    make open alway anyway anywhere away day ever everywhere never normally throughout
    """
)
"""Words by which a conclusion about any benefit can be put: to say them again says nothing."""
ELIGIBLE = frozenset({"eligible", "qualify"})
"""Words of who or what may have a benefit: "to be **eligible**"; not "to be entitled"."""
COSTS = word_set("pay payable charge cost fee due liable owe")
"""Words of what something costs: "a **fee** is due"; not "free"."""

ASKING = word_set("request application claim bid")
"""Nouns for the asking itself: "**requests** are granted if"; not "loans are granted if"."""

_NO, _WE = ("no",), ("we",)
# What else is said of a thing of which "no" is given: "no rebate will be **paid** for two
# **years**"; not "repaired".
_OF_NONE = keys(("pay", "paid", "payable", "issue", "send", *NUMBERS, *TIME_UNITS))
_DAYS = keys(tuple(DAYS))
GRANTED = word_set(
    "relief discount exemption concession reduction allowance waiver cover warranty guarantee "
    "offer benefit privilege right permission"
)
"""Names for what was granted, whatever it is: "the **discount** is only given if"; not "a boat"."""
# Deeds of those who come in: "you can **visit**"; and the words by which they are kept out.
_COMING, _LET_IN = word_set("visit attend enter come join stay"), word_set("come let visit")
# What is given to pay for something: "a **grant**"; not "a prize".
_MONEY_GIVEN = word_set("grant loan bursary scholarship subsidy fund funding finance award")
# What is done with it: "we cannot **fund** work"; not "we cannot mend huts".
_FUNDING = word_set("fund funding finance support sponsor subsidise subsidize")
# What else "we" deny in words for any service: "we won't **carry out** the **work**"; not "row".
_OF_US = word_set(
    """
    carry do make take provide pay offer work job service order request deal go ahead on out help
    send issue proceed process thing
    """
)
# Verbs of serving people, whoever they are: "we do not **treat** anyone who is ill"; not "row".
_SERVING = word_set("treat see serve teach train insure examine coach host seat carry")
# Whom such a denial is about: "we do not treat **anyone** with a cold"; not "we teach on Sundays".
_WHOM = word_set(
    "anyone anybody people those you persons drivers patients clients customers guests visitors "
    "passengers children members pupils students"
)
_LASTING = 3  # words of how long something is not so: "for three years"
# Words of cost before "nothing": "you **pay** nothing"; not "nothing is due".
_COSTING = frozenset({"pay", "pays", "cost", "costs", "charged", "owe"})
_ELIGIBLE = keys(("eligible",))
_POINTING = frozenset({("the",), ("this",), ("our",)})  # "**the** discount"; not "a discount"
_IMPLIED = "implied"  # the cue of what a conclusion itself says
_IT_IS = "it is "  # how the clause of a kind of things begins
# Words that deny what someone can do, and so say something of them: "unable"; not "waived".
_OF_SOMEONE = frozenset({"unable", "unlikely"})


def denies(provision: Provision) -> bool:
    """Tell whether a conclusion is denied, by grammar or by its words, and not by both.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Late forms are refused. Children are not refused.")
        >>> [denies(provision) for provision in rule.provisions]
        [True, False]
    """
    return provision.positive == bool(provision.denying)


def bars(rule: Rule, provision: Provision, granted: frozenset[str], *, follows: bool) -> bool:
    """Tell whether a provision denies what is granted: in its words, or in words for anything.

    The words by which it says whom or what it bars are left out: "**late** claims are refused".

    Args:
        rule: the rule text.
        provision: one of its provisions.
        granted: what the words of the grant are compared by.
        follows: nothing else stands between the grant and it.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you pay. Crews who are late may not row.")
        >>> bars(rule, rule.provisions[1], rule.provisions[0].keys, follows=True)
        True
    """
    barred = _barred(rule, provision)
    if _costs_nothing(rule, provision, granted):
        return follows
    named = any(is_said_in(word, set(map(stem, granted))) for word in provision.about)
    if named and ends_it(words_in(provision.conclusion.of(rule.plain))):
        return follows  # "Members have a right to vote. The right is lost if …"
    if not denies(provision) or not provision.denying.isdisjoint(ENDING_ITSELF):
        return False  # "Points lapse": what one has of them is no leave to do something
    if not provision.denying.isdisjoint(CLOSING) and not _closes_for_long(provision, barred):
        return False
    general = _general(rule, provision, granted)
    said = frozenset(w for w in provision.keys - general - barred if not is_adverb(w))
    if names_grant(rule, provision) and _has_case(rule, provision):
        said -= GRANTED  # "We repair it for free. **The warranty is void** if …"
    said -= _how_long(words_in(provision.conclusion.of(rule.plain).lower()))
    if _acts_on_asker(rule, provision):
        said -= provision.about  # who turns you away says nothing of what you are kept from
    if said & _PAID_OUT and _is_paid_out(rule, provision, granted):
        said -= _PAID_OUT  # "The grant is not **paid** to students"; not "helpers are not paid"
    if not said:  # "You won't get it if …", "You are not eligible if …"
        again = _ELIGIBLE < provision.keys - barred <= granted  # "are no **eligible cost**"
        if not again and _is_of_bare_kind(rule, provision, barred):
            follows = not provision.about.isdisjoint(granted | ASKING)
        general_only = not provision.keys or not general.isdisjoint(provision.keys - barred)
        return follows and general_only
    known = set(map(stem, granted))
    return sum(is_said_in(word, known) for word in said) >= _AGAIN * len(said)


def _has_case(rule: Rule, provision: Provision) -> bool:
    """Tell whether a conclusion has a condition that it does not say itself: "**if** you row"."""
    names = () if provision.condition is None else clause_ids(provision.condition)
    return bool(names) and all(rule.clause(name).cue != _IMPLIED for name in names)


def names_grant(rule: Rule, provision: Provision) -> bool:
    """Tell whether a conclusion is of what was granted, by a general name for it.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The discount is given if you row. The boat is given if you row.")
        >>> [names_grant(rule, provision) for provision in rule.provisions]
        [True, False]
    """
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return words[:1] in _POINTING and not GRANTED.isdisjoint(keys(words[1:2]))


def gives_what_was_granted(rule: Rule, provision: Provision) -> bool:
    """Tell whether a conclusion says no more than that what was granted before is given.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The discount is given if you row. The discount buys oars if you row.")
        >>> [gives_what_was_granted(rule, provision) for provision in rule.provisions]
        [True, False]
    """
    said = provision.keys - GRANTED - GENERAL
    given = provision.force is Force.GRANTS and not denies(provision)
    return given and said <= COSTS and names_grant(rule, provision)


# How what is granted reaches people: "the grant is not **paid** to …".
_PAID_OUT, _PAID = frozenset({"pay", "payable"}), frozenset({"paid", "payable"})


def _is_paid_out(rule: Rule, provision: Provision, granted: frozenset[str]) -> bool:
    """Tell whether a denial says that the very thing granted is not paid, in whatever tense."""
    words = words_in(provision.conclusion.of(rule.plain).lower())
    ahead = BE | VERBAL_NEGATIONS
    for at, word in enumerate(words):
        if word in _PAID and not ahead.isdisjoint(words[max(at - 2, 0) : at]):
            return not granted.isdisjoint(keys(words[:at]))
    return False


def _how_long(words: tuple[str, ...]) -> frozenset[str]:
    """Return the keys of how long a denial holds: "may not enter **for three years**"."""
    ends = (at + 1 for at, word in enumerate(words) if word in TIME_UNITS)
    runs = (words[max(end - _LASTING, 0) : end] for end in ends)
    return frozenset[str]().union(*(keys(run[1:]) for run in runs if run[0] == "for"))


def _general(rule: Rule, provision: Provision, granted: frozenset[str]) -> frozenset[str]:
    """Return the keys of words by which a denial says nothing of what it denies: "**We** won't"."""
    general = GENERAL | _ways_of_denying(provision)
    if not granted.isdisjoint(COSTS):
        general |= COSTS  # "A toll is due. You won't be charged if …"
    if not granted.isdisjoint(_COMING):
        general |= _LET_IN  # "You can visit if …. Anyone with a cough may not **come**"
    if not granted.isdisjoint(_MONEY_GIVEN):
        general |= _FUNDING  # "You can get a grant if …. We can't **fund** work that …"
    opening = words_in(provision.conclusion.of(rule.plain).lower())[:1]
    if opening == _NO:
        general |= _OF_NONE  # "No rebate will be paid for two years"
    if opening != _WE:
        return general
    served = not _WHOM.isdisjoint(words_in(provision.conclusion.of(rule.plain).lower()))
    return general | _OF_US | (_SERVING if served else frozenset())


def _is_of_bare_kind(rule: Rule, provision: Provision, barred: frozenset[str]) -> bool:
    """Tell whether a denial is of all things of a name, whatever is granted: "**Copies** are not".

    Such things may have nothing to do with what is granted: "No cash prize is paid" of who may row.
    """
    condition, about = provision.condition, provision.about
    alone = isinstance(condition, ClauseRef) and barred == about
    placed = isinstance(condition, All) and about < barred  # "**copies** are not allowed in it"
    if condition is None or not 1 <= len(about) <= _NAME or not (alone or placed):
        return False
    clauses = map(rule.clause, clause_ids(condition))
    kinds = [words_in(c.span.of(rule.plain)) for c in clauses if c.statement.startswith(_IT_IS)]
    return any(keys(named) == about and len(named) == len(about) for named in kinds)


def _closes_for_long(provision: Provision, barred: frozenset[str]) -> bool:
    """Tell whether a place is closed in some case in which one cannot just come on another day.

    "The pool is closed in winter"; not "the desk is shut on Sundays", "two piers are closed".
    """
    return provision.condition is not None and _DAYS.isdisjoint(barred)


def _ways_of_denying(provision: Provision) -> frozenset[str]:
    """Return the keys of the words by which a provision denies: "stays **off limits**"."""
    particles = (DENYING_WITH.get(word, frozenset()) for word in provision.denying)
    ways = frozenset[str]().union(*particles, COPULAS, DEMANDED if provision.waives else ())
    return keys((*(provision.denying - _OF_SOMEONE), *ways))


def _costs_nothing(rule: Rule, provision: Provision, granted: frozenset[str]) -> bool:
    """Tell whether a provision says that what is said to cost money costs some nothing."""
    said = pairwise(words_in(provision.conclusion.of(rule.plain)))
    free = "free" in provision.keys or any(
        word in _COSTING and after == "nothing" for word, after in said
    )
    return free and not granted.isdisjoint(COSTS)


def _acts_on_asker(rule: Rule, provision: Provision) -> bool:
    """Tell whether someone does to whoever asks what a denial says: "Staff will turn you away"."""
    words = words_in(provision.conclusion.of(rule.plain))
    return any(word in provision.denying and after == "you" for word, after in pairwise(words))


def _barred(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the keys of the words by which a denial says whom or what it bars."""
    limits = (provision.subject, provision.condition)
    barred = clause_keys(rule, (limit for limit in limits if limit is not None))
    if provision.subject is not None and not barred.isdisjoint(provision.about):
        barred |= provision.about
    if _has_case(rule, provision):
        barred -= keys(tuple(provision.denying))  # "if you row and ask to be **excused**"
    return barred


def clause_keys(rule: Rule, expressions: Iterable[Expression]) -> frozenset[str]:
    """Return the keys of the words of the clauses of expressions, without those they lean on."""
    names = (name for each in expressions for name in clause_ids(each))
    spans = (rule.clause(name).span.of(rule.plain) for name in names)
    return frozenset[str]().union(*(keys(tokenize(span).words) for span in spans))
