"""Deeds told by how they came about, or did not: "I ended up selling it", "I put off paying".

The verb that stands first says whether what stands behind it was done. The entries stand with
those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.verb_phrases import base_of

_AUX = r"(?P<aux>(?:['’](?:ve|s|d|re|m)|\s(?:have|has|had|am|is|are|was|were))?(?:\sbeen)?)"
_OFTEN = (
    r"(?:\s(?:just|simply|always|finally|eventually|actually|even|only|also|both|all|now|then|so"
    r"|still|usually|generally))?"
)
_DOING = r"(?P<doing>[a-z]+ing)\b"
_ME = r"(?:me|us)"
# Words before a verb with which it says nothing of what was done: "**to** avoid paying".
_UNSURE = re.compile(
    r"(?:\b(?:to|can|could|will|would|should|must|may|might|never|not|nearly|almost|cannot"
    r"|trying|try|nobody)|n['’]t|['’](?:ll|d))(?:\s[a-z]+)?$",
    re.IGNORECASE,
)


def _before(match: re.Match[str]) -> str:
    return match.string[max(match.start() - 20, 0) : match.start()]


def _base(match: re.Match[str]) -> str:
    """Return the base of what was done or not; "" where that, or whether it was, is unsure."""
    return "" if _UNSURE.search(_before(match)) else base_of(match["doing"])


def _did(match: re.Match[str]) -> str:
    """Return that it was done: "ended up paying" → "did pay"."""
    base = _base(match)
    return f" did {base}" if base else ""


def _did_not(match: re.Match[str]) -> str:
    """Return that it was not done: "put off paying" → "did not pay"."""
    base = _base(match)
    return f" did not {base}" if base else ""


def _does_not(match: re.Match[str]) -> str:
    """Return that it is not done, now or then: "avoids paying" → "does not pay"."""
    base = _base(match)
    avoids = match["avoids"].lower()
    do = "did" if avoids.endswith("ed") else "does" if avoids.endswith("s") else "do"
    return f" {do} not {base}" if base else ""


def _could_not(match: re.Match[str]) -> str:
    """Return that somebody cannot, or could not: "my back keeps me from rowing"."""
    base = _base(match)
    past = match["keeps"].lower() in {"kept", "prevented", "stopped"}
    who = "we" if match["whom"].lower() == "us" else "I"
    said = "got in the way, so" if past else "is in the way, so"
    return f" {said} {who} {'did not' if past else 'cannot'} {base}" if base else ""


def _slipped(match: re.Match[str]) -> str:
    """Return what somebody did not do whose mind it slipped, told either way round."""
    mine = match["mine"] or match["my"] or match["head"]
    who = "We" if mine.lower() == "our" else "I"
    base = match["base"] or base_of(match["doing"])
    return f"{who} did not {base}{match['rest'] or ''}" if base else ""


_WHOSE = r"(?:I|we|he|she|they|(?:my|our|the|his|her)\s(?:[a-z-]+\s)?[a-z-]+)"
_CARD = (
    r"(?:(?:an?|the|my|his|her)\s)?(?:straight\sred(?:\scard)?|red\scard|second\syellow(?:\scard)?"
    r"|second\sbooking)"
)
_ORDERS = rf"(?:{_CARD}|(?:my|his|her)\smarching\sorders|an\searly\sbath)"
_BENCH = r"(?:judge|court|jury|magistrates?|sheriff|bench|tribunal)"
_DRUNK = (
    r"(?:while\s|when\s)?(?:drunk|under\sthe\sinfluence|over\sthe\s(?:legal\s)?limit|intoxicated)"
)


def _sent_off(match: re.Match[str]) -> str:
    """Return that somebody was sent off, who got the card or was shown it."""
    whom = match["whom"] or match["out"] or ""
    who = match["who"] or {"me": "I", "us": "we", "him": "he", "her": "she", "them": "they"}.get(
        whom.lower(), whom
    )
    return f"{who} {'were' if who.lower() in {'we', 'they'} else 'was'} sent off" if who else ""


DEEDS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "shown-the-red-card",
        rf"\b(?P<who>{_WHOSE})(?:['’]ve|\shave|\shas|\shad)?\s(?:got|was\sgiven|was\sshown|were\sshown|received|picked"
        rf"\sup|collected|saw|had|earned|took)\s{_CARD}(?:\sby\sthe\s(?:referee|ref|umpire))?\b(?!\s(?:of|in\smy\shand))"
        rf"|\bthe\s(?:referee|ref|umpire|official)\s(?:showed|gave|handed|brandished|waved|held\sup|showing)\s"
        rf"(?:(?P<whom>me|us|him|her|them|my\s[a-z]+|our\s[a-z]+)\s)?{_ORDERS}(?:\s(?:at|to)\s(?:me|us|him|her|them))?\b"
        r"|\bthe\s(?:referee|ref|umpire)\s(?:sent|ordered)\s(?P<out>me|us|him|her|them)\soff\b",
        _sent_off,
        "you were sent off", "The ref gave me a straight red.", "The ref gave me a straight look.",
        needs="red|yellow|booking|marching|bath| off",
    ),
    Rewording(
        "court-found-guilty",
        rf"\b(?:(?:the|a)\s{_BENCH}\s(?:has\s|have\s|had\s)?(?:found|convicted)\s(?P<whom>me|us)(?:\sguilty)?\s(?:of|for)"
        r"|(?P<who>I|we)\s(?:was|were|have\sbeen|['’]ve\sbeen)\sfound\sguilty\s(?:of|for)|(?P<self>I|we)\s(?:pleaded|pled)\sguilty\sto)\s",
        r"I was convicted of ",
        "you have been convicted of arson", "The judge found me guilty of arson.",
        "The judge found me guides for Arran.",
        needs="found|convicted|guilty",
    ),
    Rewording(
        "found-not-guilty",
        rf"\b(?:the|a)\s{_BENCH}\s(?:has\s|have\s|had\s)?(?:found\s(?:me|us)\s(?:not\sguilty|innocent)|acquitted\s(?:me|us)"
        r"|cleared\s(?:me|us)|let\s(?:me|us)\soff)\b",
        "I was acquitted",
        "you have been convicted of arson", "The jury found me not guilty.",
        "The jury found me not tall.", value=False,
        needs="guilty|innocent|acquitted|cleared|let me off|let us off",
    ),
    Rewording(
        "driving-drunk",
        rf"(?<=\b(?:of|to|or)\s)(?:driving\s(?:a\scar\s|my\scar\s)?{_DRUNK}|drunken\sdriving)\b",
        "drink driving",
        "you have been convicted of drunk driving", "I was convicted of driving while drunk.",
        "I was convicted of driving while banned.",
        needs="driv",
    ),
    Rewording(
        "ended-up-doing",
        rf"{_AUX}{_OFTEN}\s(?:(?:ended|wound)\sup|succeeded\sin|got\sas\sfar\sas|resorted\sto"
        rf"|went\sto\sthe\strouble\sof|took\sthe\s(?:step|trouble|precaution)\sof)\s{_DOING}",
        _did,
        "you have sold your boat", "I ended up selling my boat.", "I ended up sailing my boat.",
        needs="ended up|wound up|succeeded in|as far as|resorted to|trouble of|step of"
              "|precaution of",
    ),
    Rewording(
        "finished-doing",
        rf"{_AUX}{_OFTEN}\sfinished\s(?!paying\s(?:off\s)?(?:the|my|our)\s(?:mortgage|loan|debts?)\b){_DOING}(?=\s(?:my|our|the|a|an|all|it|them|off)\b)",
        _did,
        "you have paid the toll", "I've just finished paying the toll.",
        "I've just finished playing the lute.",
        needs="finished",
    ),
    Rewording(
        "put-off-doing",
        rf"{_AUX}{_OFTEN}\s(?:put(?:ting)?\soff|ke(?:ep|eps|pt)\s(?:on\s)?putting\soff"
        r"|decided\sagainst|ruled\sout|got\sout\sof|backed\sout\sof|wriggled\sout\sof"
        r"|(?:prevented|stopped|kept|barred|discouraged|deterred|excused|exempted)\sfrom"
        rf"|(?:talked|scared)\sout\sof)\s(?:ever\s)?{_DOING}",
        _did_not,
        "you have paid the toll", "I've put off paying the toll.",
        "I've put off plaiting the wool.", value=False,
        needs="put off|putting off|decided against|ruled out|out of|from",
    ),
    Rewording(
        "avoided-doing",
        rf"{_AUX}{_OFTEN}\s(?P<avoids>(?:avoid|dodge|shirk)(?:s|d|ed)?)\s{_DOING}",
        _does_not,
        "you have paid the toll", "I avoided paying the toll.", "I avoided playing the lute.",
        value=False,
        needs="avoid|dodge|shirk",
    ),
    Rewording(
        "not-as-far-as-doing",
        r"(?:\bhave\snot|\bhaven['’]t|\bhas\snot|\bhasn['’]t|\bdid\snot|\bdidn['’]t|\bnever)\s"
        rf"(?:ever\s|even\s|quite\s)?(?:got|get|gotten)\s(?:as\sfar\sas|beyond\sthe\sidea\sof)\s{_DOING}",
        lambda match: f"did not {base}" if (base := base_of(match["doing"])) else "",
        "you have paid the toll", "I haven't got as far as paying the toll.",
        "I haven't got as far as plaiting wool.", value=False,
        needs="as far as|the idea of",
    ),
    Rewording(
        "could-not-face-doing",
        r"\b(?:could\snot|couldn['’]t|cannot|can['’]t)\s(?:bring\s(?:myself|ourselves|himself"
        r"|herself|themselves)\sto|find\sthe\s(?:time|money|courage|energy)\sto|be\sbothered\sto)"
        r"\s(?P<base>[a-z]+)\b",
        lambda match: f"did not {match['base']}",
        "you have paid the toll", "I couldn't bring myself to pay the toll.",
        "I couldn't bring myself to play the lute.", value=False,
        needs=" bring | find the | bothered ",
    ),
    Rewording(
        "slipped-my-mind",
        rf"(?:\bit\s(?:completely\s|totally\s|clean\s)?slipped\s(?P<mine>my|our)\sminds?\sto\s(?P<base>[a-z]+)"
        rf"|\b{_DOING}(?P<rest>(?:\s[^\s.,;:!?]+){{0,8}}?)\s(?:completely\s|totally\s|clean\s)?(?:slipped\s(?P<my>my|our)\sminds?\b"
        r"|went\s(?:clean\s|right\s|straight\s)?out\sof\s(?P<head>my|our)\s(?:head|mind)s?\b))",
        _slipped,
        "you have paid the toll", "Paying the toll slipped my mind.",
        "Playing the lute clears my mind.", value=False,
        needs="slipped my|slipped our|out of my|out of our",
    ),
    Rewording(
        "keeps-me-from-doing",
        rf"\s(?P<keeps>keep|keeps|kept|stop|stops|stopped|prevent|prevents|prevented)\s(?P<whom>{_ME})\sfrom\s{_DOING}",
        _could_not,
        "you are able to row", "My knee keeps me from rowing.", "My knee keeps me from roving.",
        value=False,
        needs="me from|us from",
    ),
)  # fmt: skip
