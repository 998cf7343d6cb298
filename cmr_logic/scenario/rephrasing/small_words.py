"""What people deny, and where they are, in small words: "none of it is …", "that's where I live".

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

from re import Match

from cmr_logic.scenario.demands.doers import DOER_NOUNS, as_done
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.syntax import MONTHS

_NOT = r"(?:did(?:n['’]t|\snot)|could(?:n['’]t|\snot))"
# A place with a name, in the country that may stand behind it: "Lyon in France".
_NAMED = r"(?-i:[A-Z])[\w'’-]+(?:(?:\s|,\s|\sin\s)(?:the\s)?(?-i:[A-Z])[\w'’-]+){0,3}"
_MONTH = "(?:early\\s|late\\s|mid-)?(?:" + "|".join(sorted(MONTHS)) + ")"
_TIED = r"(?:securing|locking|chaining|tying|fastening)"


def _is_none(match: Match[str]) -> str:
    """Return what none of something is: "None of the milk is from Kent" says that it is not."""
    what, rest = f"{match['whose']} {match['what']}", match["rest"].strip()
    told = f"{what} {match['be']} not {rest}."
    return f"{told} {what} does not come {rest}." if rest.startswith("from ") else told


def _of_the_staff(match: Match[str]) -> str:
    """Return who is one of the staff: "I've been on the staff", "my wife is on your staff"."""
    if match["who"][0] == "I":
        return "I am a member of staff."
    return f"{match['who']} is a member of staff."


def _by_the_deed(match: Match[str]) -> str:
    """Return what those do as whom people tell of themselves: "I'm a boat owner"."""
    what = match["what"].lower()
    done = as_done(f"you are a {what.partition(' ')[2]}")
    if done is None:
        return ""
    denied = match.groupdict().get("no")
    return f"{match['who'] or 'I'} {'do not ' if denied else ''}{done.removeprefix('you ')}."


_DOERS = "|".join(sorted(DOER_NOUNS))
SMALL_WORDS: tuple[Rewording, ...] = (
    Rewording(
        "told-by-the-deed",
        r"(?:\b(?P<who>I|we)(?:['’](?:m|re)|\sam|\sare)(?P<no>\snot|n['’]t)?(?:\s(?:also|now|both|still|only))?|\bas)\s"
        rf"(?P<what>(?:an?|the)\s(?:[\w'-]+\s){{0,3}}?(?:{_DOERS})"
        r"(?:\s(?:of|for|in)\s[\w'-]+(?:\s[\w'-]+){0,3}?)?)(?=[.,;!?]|$|\s(?:and|but|so|with|who|since)\b)",
        _by_the_deed,
        "you own a boat", "I'm a boat owner.", "I'm a boat builder.",
        needs=_DOERS,
    ),
    Rewording(
        "none-of-it-is",
        r"\bnone\sof\s(?P<whose>the|my|our)\s(?P<what>[a-z]+)(?:\s(?:that\s)?(?:I|we)\s[a-z]+)?"
        r"\s(?P<be>is|are|was|were)\s(?P<rest>[^.;!?,]+)",
        _is_none,
        "the wool comes from a listed farm", "None of the wool I spin is from a listed farm.",
        "Some of the wool I spin is from a listed farm.", value=False,
        needs="none of",
    ),
    Rewording(
        "been-to-a-place",
        r"\b(?P<who>I|we)(?P<have>(?:['’]ve|\shave(?:n['’]t)?)(?:\s(?:never|not|already|recently|just|also))*)\sbeen\s"
        r"to\s(?P<where>(?:see\s)?(?:(?:the|a|an|my|our)\s)?[\w-]+)(?<!\bjail)(?<!\bprison)(?<!\bcourt)(?<!\bwar)",
        r"\g<who>\g<have> travelled to \g<where>. \g<who>\g<have> visited \g<where>. "
        r"\g<who>\g<have> gone to \g<where>.",
        "you have visited Peru", "I've been to Peru.", "I've been to bed.",
        needs=" been to ",
    ),
    Rewording(
        "still-the-same",
        r"\b(?P<what>(?:my|our|the)\s(?:(?!is\b|are\b|ha[sv]e?\b)[a-z]+\s)?(?!is\b|are\b|ha[sv]e?\b)[a-z]+)"
        r"(?:['’]s|\sis|\sare|\shas|\shave)?\s(?:still|stayed|remained|remains"
        r"|stays|exactly|just|been|always|\s)+\sthe\ssame\b(?!\s(?!as\s(?:before|ever|last|always))[a-z])",
        r"\g<what> has not changed. \g<what> has not gone up. \g<what> has not gone down. I have "
        r"not changed \g<what>.",
        "your rent has gone up", "My rent has stayed the same.", "My rent has strayed.",
        value=False,
        needs="the same",
    ),
    Rewording(
        "did-not-make-it-to",
        rf"\b(?P<who>I|we)\s(?:just\s|never\s)?{_NOT}\s(?:quite\s)?make\sit\sto\s"
        r"(?P<what>(?:the|my|our)\s[\w'’ -]+?)(?=[.,;!?]|\s(?:because|as|but|and|on|in|after)\b|$)",
        r"\g<who> did not attend \g<what>.",
        "you attended the regatta", "I didn't make it to the regatta, sadly.",
        "I didn't take it to the regatta, sadly.", value=False,
        needs="make it to",
    ),
    Rewording(
        "away-on-the-day",
        r"\b(?:day|night|evening|morning)\sof\s(?P<what>(?:the|our)\s[\w'’ -]+?)\s(?:and|so|but)\s"
        rf"(?:I\s)?{_NOT}\smake\sit\b(?=[.,;!?]|$|\sthere\b)",
        r"I did not attend \g<what>.",
        "you attended the regatta", "I had flu on the day of the regatta and didn't make it.",
        "I had flu on the day of the regatta and didn't make it known.", value=False,
        needs="make it",
    ),
    Rewording(
        "nothing-securing-it",
        rf"\b(?:with\snothing|nothing(?:\swas)?)\s{_TIED}\s(?:it|them|the\s\w+)\b",
        "It was not locked. It was not secured. It was not chained.",
        "it was locked", "I left the bike outside with nothing securing it.",
        "I left the bike outside with nothing on it.", value=False,
        needs="nothing",
    ),
    Rewording(
        "where-one-lives",
        rf"\b(?:in|from|at)\s(?P<where>{_NAMED}),?\s(?:and\s)?(?:that['’]s\s|that\sis\s|which\sis\s)?"
        r"where\s(?:I|we)(?:(?:['’]ve|\shave)\s(?:(?:all|both|still|always|now)\s)?lived|\s(?:(?:all|both|still|always|now)\s)?live)\b(?!\s(?:music|bands?|shows?)\b)",
        r"I live in \g<where>.",
        "you live in Scotland", "I have a flat in Dundee and that's where I live.",
        "I have a flat in Dundee and that's where I keep bees.",
        needs="where i|where we",
    ),
    Rewording(
        "where-home-is",
        rf"\b(?:in|from|at)\s(?P<where>{_NAMED}),?\s(?:and\s)?(?:that['’]s\s|that\sis\s|which\sis\s)?"
        r"where\s(?:my|our)\s(?:home|house|family\shome)\sis\b",
        r"My home is in \g<where>. I live in \g<where>.",
        "your home is in Spain", "I come from Oslo in Norway, where my home is.",
        "I come from Oslo in Norway, where my bank is.", value=False,
        needs="where my|where our",
    ),
    Rewording(
        "behind-with-payments",
        r"\b(?:I['’]m|I\sam|we['’]re|we\sare)\s(?:\w+\s){0,2}?(?:behind|in\sarrears)\s(?:with|on)\s"
        r"(?:my|our|the)\s(?P<what>subs|subscriptions?|dues|fees|instalments)\b",
        r"My \g<what> is not paid up. My subscription is not paid up. My \g<what> are overdue.",
        "your subscription is paid up", "I'm a bit behind with my subs.",
        "I'm a bit behind with my subject.", value=False,
        needs="behind|arrears",
    ),
    Rewording(
        "due-soon",
        r"\bI(?:['’]m|\sam)\sdue\s(?:in\s(?!court\b)(?:[\w-]+\s(?:weeks?|months?)(?:['’]\stime)?"
        rf"|{_MONTH})|any\s(?:day|minute)|next\s(?:week|month))\b(?=[.,;!?]|\sand\b|\sso\b|\swith\smy\b|$)",
        "I am pregnant. I am expecting a baby.",
        "you are pregnant", "I'm due in five weeks and can't wait.",
        "I'm due in five weeks at the clinic.",
        needs="due",
    ),
    Rewording(
        "my-little-one",
        r"\b(?:my|our)\s(?:little|wee|youngest|eldest)\s(?:girl|boy|lad|lass|one)\b(?!['’]s\s[a-z])",
        "I have a child. I am a parent.",
        "you have a child", "My little girl has started at nursery.",
        "My little sister has started at nursery.",
        needs="little|wee|youngest|eldest",
    ),
    Rewording(
        "on-the-staff",
        r"\b(?P<who>s?he|my\s(?:wife|husband|partner)|I)(?:['’](?:s|m|ve)|\s(?:has|is|am|have))?"
        r"(?:\sbeen)?\son\s(?:the|your)\sstaff\b",
        _of_the_staff,
        "you are married to a member of staff", "My wife is on the staff at your depot.",
        "My wife is on the stage at your depot.",
        needs=" staff",
    ),
)  # fmt: skip
"""The entries."""
