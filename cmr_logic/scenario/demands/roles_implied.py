"""Parts of a clause that name whom a rule is about, where its other part says as much.

Rules say "employees hired after 2022" and "babies born in June": who was hired is an employee, and
whoever asks on behalf of their baby asks of a baby.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from cmr_logic import syntax
from cmr_logic.scenario.demands.demanded import demand_of
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements.statement import Subject
from cmr_logic.text import word_set, words_in

# Whom an employer has by what it did: "**staff** who were posted abroad"; not "guests".
_EMPLOYED = word_set("employee employees staff worker workers personnel recruit recruits")
# What an employer did with them: "employees **hired** after May"; not "employees asked after May".
_EMPLOYING = word_set(
    "hired employed appointed recruited posted seconded promoted transferred made dismissed"
)
# Who asks what a rule says to such people of a number: "**tenants** with two cats"; not "nurses".
_ASKING = _EMPLOYED | word_set(
    """
    tenant tenants couple couples lodger lodgers volunteer volunteers householder householders
    homeowner homeowners occupier occupiers leaseholder leaseholders parent parents gardener
    gardeners skater skaters fisher fishers bather bathers surfer surfers diver divers
    """
)
# Who has what only those have who trade: "**traders** with a turnover below £9"; not "nurses".
_TRADING = word_set(
    """
    trader traders seller sellers vendor vendors retailer retailers shopkeeper shopkeepers producer
    producers grower growers stallholder stallholders baker bakers brewer brewers maker makers
    merchant merchants hawker hawkers caterer caterers
    """
)
_TRADED = word_set("turnover takings sales")
# What a school calls a child for whom somebody asks: "**pupils** with an allergy".
_PUPILS = frozenset({"pupil", "pupils"})
_BORN = "born"
_LEAD = ("you", "are")


def is_implied(parts: Sequence[str], whole: Sequence[Sequence[str]], asked: Subject | None) -> bool:
    """Tell whether a part of a clause only names whom the other parts are about.

    Args:
        parts: the statements of which the part holds if one does.
        whole: all parts of the clause.
        asked: on whose behalf a question is asked, if on another's.

    Example:
        >>> whole = [["you are employees"], ["you have been hired in 2022 or later"]]
        >>> is_implied(whole[0], whole, None), is_implied(whole[1], whole, None)
        (True, False)
        >>> whole = [["you are traders"], ["you has a turnover below £90,000"]]
        >>> is_implied(whole[0], whole, None)
        True
    """
    if len(parts) != 1 or len(whole) <= 1:
        return False
    words = words_in(parts[0].lower())
    noun = words[-1]
    named = words[:2] == _LEAD and words[2:-1] in ((), *((each,) for each in syntax.DETERMINERS))
    if not named:
        return False
    others = {
        word for each in whole if each is not parts for text in each for word in words_in(text)
    }
    told_more = [text for each in whole if each is not parts for text in each]
    if _has_what_such_have(noun, others, told_more):
        return True
    return asked is not None and bool(asked.head) and _is_that_one(noun, others, asked.head)


def _is_that_one(noun: str, others: Set[str], asked: str) -> bool:
    """Tell whether a noun names whoever a question is asked for: "**pupils** with an allergy"."""
    if noun in _PUPILS:
        return covers((asked,), "child")
    key = (*keyed((noun,)), word_key(noun))
    return _BORN in others and any(each and covers((asked,), each) for each in key)


def _has_what_such_have(noun: str, others: Set[str], told_more: Sequence[str]) -> bool:
    """Tell whether a clause says of people what only they have: "**traders** with a turnover".

    Args:
        noun: who they are.
        others: the words of what more is said of them.
        told_more: that, as statements.
    """
    if noun in _TRADING and not _TRADED.isdisjoint(others):
        return True
    if noun in _EMPLOYED and not _EMPLOYING.isdisjoint(others):
        return True
    return noun in _ASKING and any(demand_of(text) is not None for text in told_more)
