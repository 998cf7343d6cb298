"""What words add that takes back, or narrows, what they say: "I paid, but it was refunded".

What was undone is no more so; consent to paint a kitchen is none to keep a cat; and who has never
married in church may have married elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.lasting import LASTING
from cmr_logic.text import NOUN, VERB, bases, classes, word_set, words_in

_BACK = (
    r"(?:sent|gave|took|handed|brought|got|had)\s(?:it|them|the\s\w+|(?:(?:me|us)\s)?(?:my|our|the)"
    r"\smoney)\sback"
)
_REFUNDED = (
    rf"refund(?:ed)?|money\sback|bounced|was\sdeclined|was\sreversed|{_BACK}|(?:was|were)\sreturned"
)
_WITHDRAWN = (
    r"cancel(?:l?ed)?|call(?:ed)?\s(?:it|them)\soff|withdrew|withdrawn|(?:pull|dropp)(?:ed)?\sout"
)
# By what is undone what somebody did, by the verb of a clause: "I booked, but **cancelled** it".
_UNDOING = {
    **dict.fromkeys(("pay", "buy", "purchase", "order"), rf"{_REFUNDED}|cancel(?:l?ed)?\b"),
    **dict.fromkeys(("book", "reserve", "apply", "enter", "register"), _WITHDRAWN),
    **dict.fromkeys(("enrol", "enroll", "sign_up"), _WITHDRAWN),
    "join": rf"{_WITHDRAWN}|left\b|resign(?:ed)?|quit\b",
}
_TURNING = re.compile(
    r"^[\s,;–—-]*(?:but|though|although|only|then|and\sthen|until|before|however)\b", re.IGNORECASE
)
_SENTENCE = re.compile(r"[^.!?]*")
# What somebody gave their consent to: "consent **to paint** the kitchen".
_CONSENT = re.compile(
    r"\b(?:(?:consent|permission|approval|agreement|authorisation|authorization|go-ahead|agreed|consented)"
    r"(?:\s(?:for\s(?:me|us)\s)?to\s(?!us\b|me\b|it\b|that\b|this\b|them\b)|\sfor\s(?!it\b|that\b|this\b|me\b|us\b))"
    r"|(?:agree[sd]?|consent(?:s|ed)?|approve[sd]?|happy|fine|ok|okay|cool|grand|objections?|problems?|mind|object|let(?:ting|s)?"
    r"|allow(?:s|ed|ing)?)(?:\s(?:by|with)\s(?:him|her|them))?\s(?:(?:to|with|for|of|about)\s)?(?:me|us|my|our)\s(?:to\s)?(?!know\b)(?=[a-z])"
    r"|(?:happy|fine|ok|okay|cool|relaxed)\s(?:with|about)\s(?!it\b|that\b|this\b|him\b|her\b|them\b)"
    r"|(?:said|says|say|saying|told|tells|telling|confirm(?:ed|s|ing)?|replied)(?:\s(?:me|us))?(?:\sthat)?\s(?:I|we)(?:['’](?:m|re)|\s(?:am|are|was|were))?\s"
    r"(?:can|could|may|might|(?:free|welcome|allowed|permitted)\sto)\s(?=[a-z]))(?P<what>[^.,;!?]+)",
    re.IGNORECASE,
)
# What consent to anything is told by: "fine for us to **stay** the night"; not "to paint it".
_ANYTHING = frozenset(
    map(
        word_key,
        word_set(
            "do go ahead go_ahead come stay use have keep start begin get be put make take bring "
            "leave stop there here night day days week weekend month year today tonight tomorrow "
            "while time"
        ),
    )
)
# Behind which another statement begins: "we could stay **and** lent us a hose".
_NEXT = re.compile(r"\s(?:and|but|so|because|if|when|while|as)\s|[,;]", re.IGNORECASE)
_CONSENTING = ("consent", "permission", "approv", " agree", "authori", "allow", "object", "permit")
# With whom somebody is alone: "alone **with my son**"; not "alone with my cat".
_ALONE_WITH = re.compile(
    r"\b(?:alone|on\smy\sown|by\smyself)\swith\s(?P<whom>(?:my|our|an?|two|three|four)(?:\s[a-z-]+){1,3})",
    re.IGNORECASE,
)
# A place or a way that limits "never": "I've never married **in church**"; not "in my life".
_NEVER = re.compile(
    r"\b(?:never|not\sonce)\s(?:ever\s|yet\s)?been\s(?P<done>[a-z]+)\s(?:in|at)\s(?:an?\s|the\s)?(?P<what>[a-z]+)",
    re.IGNORECASE,
)
# Nouns behind "in" that limit no "never": "never in my **life**"; not "never in church".
_NO_LIMITS = word_set(
    "life lives past all any total least fact person time times years year days work advance full "
    "practice particular general point stage moment"
)


def is_undone(verb: str, behind: str) -> bool:
    """Tell whether what follows says that what somebody did was undone.

    Args:
        verb: the verb of the clause that they would have done.
        behind: the words of the story behind those that say so.

    Example:
        >>> is_undone("pay", ", but it was refunded. I row.")
        True
        >>> is_undone("pay", ". My brother was refunded."), is_undone("row", " but it was refunded")
        (False, False)
    """
    if verb not in _UNDOING or _TURNING.match(behind) is None:
        return False
    rest = _SENTENCE.match(behind)
    return rest is not None and re.search(_UNDOING[verb], rest[0], re.IGNORECASE) is not None


# A state told as one that was: "I **was insured**"; not "I was insured in May".
_WAS = re.compile(
    r"\b(?:was|were|['’]d\sbeen|had\sbeen)\s(?:also\s|once\s)?(?P<state>[a-z]+)$", re.IGNORECASE
)
_THEN_NOT = re.compile(r",?\s(?:but|though|then|and\sthen|until|till|before)\b", re.IGNORECASE)


def was_so(quote: str, behind: str) -> bool:
    """Tell whether words tell of a state that was, and those behind them of what came after it.

    Args:
        quote: the words of a story that would settle a clause about the present.
        behind: the words of the story behind them.

    Example:
        >>> was_so("I was insured", ", but it ran out."), was_so("I was insured", " by my aunt.")
        (True, False)
        >>> was_so("I was married", ". It rains."), was_so("I was registered", ". It rains.")
        (True, False)
    """
    found = _WAS.search(quote)
    if found is None:
        return False
    ends = not behind.strip() or behind.lstrip()[0] in ".;!,"
    lasts = bool(LASTING.intersection(bases(found["state"].lower(), VERB)))
    return _THEN_NOT.match(behind) is not None or (ends and lasts)


def has_company(statement: str, quote: str) -> bool:
    """Tell whether a clause asks who is alone, and words say with whom they are so.

    Args:
        statement: a clause.
        quote: the words of a story that would settle it.

    Example:
        >>> clause = "you live alone"
        >>> has_company(clause, "I live alone with my son")
        True
        >>> has_company(clause, "I live alone with my cat")
        False
    """
    found = _ALONE_WITH.search(quote) if statement.endswith((" alone", " on your own")) else None
    return found is not None and any(map(is_person, words_in(found["whom"].lower())))


def is_to_other_ends(statement: str, quote: str, given: Collection[str]) -> bool:
    """Tell whether words tell of consent to something else than what is asked for.

    Args:
        statement: a clause.
        quote: the words of a story that would settle it.
        given: what the words of the question are compared by; empty where none is asked.

    Example:
        >>> clause, asked = "your landlord has given consent", {"keep", "cat"}
        >>> is_to_other_ends(clause, "She gave me her consent to paint the kitchen", asked)
        True
        >>> is_to_other_ends(clause, "She gave me her consent to keep a cat", asked)
        False
        >>> is_to_other_ends(clause, "She gave me her consent in May", asked)
        False
    """
    if not given or not any(word in statement for word in _CONSENTING):
        return False
    found = _CONSENT.search(quote)
    if found is None:
        return False
    what = _NEXT.split(found["what"])[0].lower()
    told = {key for key in keyed(words_in(what)) if key} - lists.LIGHT
    told = {key for key in told if not _ANYTHING.issuperset(_parts(key))}
    asked = {key for key in keyed(words_in(statement.lower())) if key} | set(given)
    return bool(told) and not any(
        covers((key,), own) or covers((own,), key) for key in told for own in asked if own
    )


def _parts(key: str) -> list[str]:
    """Return the parts of a phrase but "the": "stay" and "night" of "stay the night"."""
    return [part for part in key.split("_") if part not in syntax.DETERMINERS]


@lru_cache(maxsize=4096)
def is_never_so_there(statement: str, quote: str) -> bool:
    """Tell whether words deny only that something was ever so in some place, which no clause names.

    Args:
        statement: a clause.
        quote: the words of a story that would deny it.

    Example:
        >>> is_never_so_there("you are married", "I've never been married in church")
        True
        >>> is_never_so_there("you are married", "I've never been married in my life")
        False
    """
    found = _NEVER.search(quote)
    if found is None:
        return False
    what = found["what"].lower()
    done = syntax.is_participle(found["done"].lower())
    if not done or what in _NO_LIMITS or NOUN not in classes(what) or what in lists.OWNERS:
        return False
    return what not in words_in(statement.lower()) and not set(bases(what, NOUN)) & set(
        words_in(statement.lower())
    )
