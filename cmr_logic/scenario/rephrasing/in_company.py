"""What is done alone, or in company: "I weave solo", "I climbed with two friends".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.still_so import is_surely_so
from cmr_logic.scenario.rephrasing.verb_phrases import base_of, denied_phrase
from cmr_logic.text import word_set

_ENDS = r"(?=\s*(?:[.,;:!?—–]|$|and\b|but\b|so\b|now\b|because\b|since\b|these\sdays\b))"
_I = r"\b(?P<who>I|we)\s(?:always\s|usually\s|often\s|only\s|now\s|never\s)?"
_DOES = (
    r"(?P<does>(?!(?:live|lived|move|moved|stay|stayed|sleep|leave|left|let|go|went|travel|am|was|are"
    r"|were|have|had)\b)[a-z]+(?:\s[\w'’-]+){0,5}?)"
)
_ALONE = (
    r"(?:solo|(?:all\s)?alone|single-handed(?:ly)?|(?:all\s|entirely\s)?(?:on\smy\sown|by\smyself)"
    r"|unaccompanied|unaided|unassisted|without\s(?:anyone|anybody|any\shelp|help)(?:\selse)?"
    r"|with\s(?:nobody|no\sone|no-one)(?:\selse)?|with\sno\shelp|without\sa\s(?:helper|partner))"
)
# All of them say something by themselves: "I do not weave" would be too much.
_ON_ONES_OWN = ("alone", "solo", "single-handed")
# Those who make company, though they are no person: "with a **crew**"; not "with a crow".
_BODIES = word_set(
    "crew team band group choir partner companion helper buddy trio duo quartet pair family gang"
    " party guide mate friend apprentice assistant"
)
_PLURALS = ("friends", "mates", "others", "helpers", "people", "children", "kids", "cousins")


def _alone(match: re.Match[str]) -> str:
    """Return that one does alone what one does solo, or with nobody else."""
    does = match["does"]
    if not base_of(does.split(" ", 1)[0]) or not is_surely_so(match):
        return ""
    if " never " in f" {match[0].lower()} " or " with " in f" {does} ":
        return ""
    return f"{match['who']} {does} alone. {match['who']} {does} single-handed."


def _together(match: re.Match[str]) -> str:
    """Return that one does not do alone what one does with somebody."""
    does, whom = match["does"], match["whom"].lower()
    head = whom.split()[-1]
    company = is_person(word_key(head)) or word_key(head) in _BODIES or head in _PLURALS
    denied = denied_phrase(does)
    if not company or not denied or not is_surely_so(match):
        return ""
    if " never " in f" {match[0].lower()} ":
        return ""
    who = match["who"]
    alone = [f"{who} {denied} {each}." for each in _ON_ONES_OWN]
    return " ".join([*alone, f"{who} {does} with somebody else.", f"{who} {does} with others."])


def _with_me(match: re.Match[str]) -> str:
    """Return that one does not do alone what somebody does with whoever tells."""
    verb = base_of(match["verb"])
    if not verb or not is_person(word_key(match["other"].split()[-1])) or not is_surely_so(match):
        return ""
    rest = match["rest"] or ""
    past = not match["verb"].endswith("s")
    not_ = "did not" if past else "do not"
    alone = [f"I {not_} {verb}{rest} {each}." for each in _ON_ONES_OWN]
    does = match["verb"] if past else verb
    return " ".join([*alone, f"I {does}{rest} with {match['other']}."])


def _and_i(match: re.Match[str]) -> str:
    """Return that one does not do alone what somebody and whoever tells do together."""
    denied = denied_phrase(match["does"])
    if not denied or not is_person(word_key(match["other"].split()[-1])):
        return ""
    if not is_surely_so(match):
        return ""
    does, other = match["does"], match["other"]
    return " ".join([*(f"I {denied} {each}." for each in _ON_ONES_OWN), f"I {does} with {other}."])


IN_COMPANY: tuple[Rewording, ...] = (
    Rewording(
        "does-it-alone",
        rf"{_I}{_DOES}\s{_ALONE}{_ENDS}",
        _alone,
        "you weave alone", "I weave solo.", "I'd love to weave solo.",
        needs="solo|alone|single-handed|my own|myself|unaccompanied|unaided|unassisted|without"
        "|with no",
    ),
    Rewording(
        "does-it-with-somebody",
        rf"{_I}{_DOES}\s(?:together\s|along\s|jointly\s)?with\s(?P<whom>(?:my|our|a|an|another|some|two|three|four|five"
        r"|six|several|other|a\sfew|a\scouple\sof)\s(?:[a-z-]+\s){0,2}?[a-z-]+)(?:\sof\s[a-z]+)?"
        rf"{_ENDS}",
        _together,
        "you weave alone", "I weave with my sister.", "I weave with my silver needle.", value=False,
        needs=" with ",
    ),
    Rewording(
        "does-it-with-me",
        r"(?P<other>\b(?:my|our|a)\s(?:[a-z]+\s)?[a-z]+)\s(?:always\s|usually\s|often\s)?"
        r"(?P<verb>(?!does\b|has\b|is\b|was\b|lives\b|lived\b|used\b|needed\b|wanted\b)(?:[a-z]+s|[a-z]+ed|came|went|ran|sang|swam|rode|drove|flew|wrote|built|wove))"
        rf"(?P<rest>(?:\s[\w'’-]+){{0,3}}?)\s(?:with|alongside)\sme{_ENDS}",
        _with_me,
        "you weave alone", "My sister weaves with me.", "My sister weaves with mohair.",
        value=False,
        needs="with me|alongside me",
    ),
    Rewording(
        "somebody-and-i",
        r"(?:^|(?<=[.!?]\s))(?P<other>(?:my|our)\s(?:[a-z]+\s)?[a-z]+)\sand\s(?:I|me)\s(?:both\s|always\s)?"
        rf"(?P<does>(?!are\b|were\b|have\b|had\b|am\b|live\b|lived\b)[a-z]+(?:\s[\w'’-]+){{0,6}}?){_ENDS}",
        _and_i,
        "you run the stall alone", "My wife and I run the stall.",
        "My wife and my niece run the stall.", value=False,
        needs=" and i | and me ",
    ),
    Rewording(
        "helps-me-do-it",
        r"(?P<other>\b(?:my|our|a)\s(?:[a-z]+\s)?[a-z]+)\s(?:helps|helped|is\shelping)\sme\s(?:to\s)?"
        rf"(?P<do>[a-z]+(?:\s[\w'’-]+){{0,5}}?){_ENDS}",
        lambda m: (
            f"I do not {m['do']} alone. I did not {m['do']} alone. "
            f"I do not {m['do']} single-handed."
            if is_surely_so(m)
            else ""
        ),
        "you run the stall alone", "My wife helps me run the stall.",
        "My wife helps him run the stall.", value=False,
        needs="helps me|helped me|helping me",
    ),
    Rewording(
        "all-to-myself",
        r"\b(?:I|we)(?:['’]ve\s(?:got\s)?|\shave\s(?:got\s)?|\sget\s|\shad\s)(?P<what>(?:the|my|our|this)\s(?:[a-z]+\s)?[a-z]+)\s"
        r"(?:all\s)?to\s(?:myself|ourselves)\b",
        lambda m: (
            f"I do not share {m['what']}. Nobody else uses {m['what']}."
            if is_surely_so(m)
            else ""
        ),
        "you share the workshop", "I have the workshop to myself.",
        "I have the workshop to sweep.", value=False,
        needs="to myself|to ourselves",
    ),
    Rewording(
        "one-of-so-few-performers",
        rf"{_I}(?P<does>[a-z]+)\s(?:in|as\spart\sof)\s(?:a|an|our|my)\s(?:[a-z]+\s)?(?:trio|duo|quartet|quintet|pair|band"
        rf"|group|team|choir|crew|threesome|foursome){_ENDS}",
        lambda m: (
            f"I {denied_phrase(m['does'])} alone. I {denied_phrase(m['does'])} solo. "
            f"I {m['does']} with others. I {m['does']} in a group."
            if is_surely_so(m) and base_of(m["does"])
            else ""
        ),
        "you perform alone", "I perform in a trio.", "I perform in a truck.", value=False,
        needs="trio|duo|quartet|quintet|pair|band|group|team|choir|crew|threesome|foursome",
    ),
)  # fmt: skip
