"""What plain facts come to: a score below the pass mark, a puppy, nights at work."""

from __future__ import annotations

from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.text.patterns import compiled

_DUES = r"(?:fines?|fees?|charges?|debts?|arrears|dues|penalties|surcharges?|loans?)"
_BOOK = r"(?:account|record|card|ticket|file|statement|profile|membership)"
_MY_BOOK = compiled(rf"\b(?:my|our)\s(?:[a-z]+\s)?{_BOOK}\b")
_HER_BOOK = compiled(rf"['’]s\s(?:[a-z]+\s)?{_BOOK}\b|\b(?:his|her|their)\s(?:[a-z]+\s)?{_BOOK}\b")
_NONE = compiled(r"\b(?:no|not|any)\b|n['’]t\b")
_SCORED = (
    r"(?:I|my\s(?:score|result|mark))\s(?:only\s|just\s)?(?:got|scored|had|have|made|reached|was|is)"
    r"\s(?:only\s|just\s)?"
)
_MARK = r"(?:the\s)?(?:pass(?:ing)?\s(?:mark|score|grade)|mark\s(?:for\sa|to)\spass)"
_NO_END = r"(?:[^.!?]|[.!?](?=\s)){0,60}?"
_TESTS = ("exam", "test", "assessment", "course")
_GP = r"(?:my|our)\s(?:own\s|family\s)?(?P<gp>GP|doctor|physician)"
_UNIT = (
    r"(?P<unit>the\s(?:[a-z-]+\s){0,2}?(?:clinic|hospital|unit|specialist|department|consultant"
    r"|centre))"
)


def _owes(match: Match[str]) -> str:
    """Say what is owed, or is not, of what stands on one's own account."""
    before = match.string[: match.end()]
    if _MY_BOOK.search(before) is None or _HER_BOOK.search(before) is not None:
        return ""
    if _NONE.search(match.group()) is not None:
        return f"I owe no {match['what']}."
    return f"I owe {'' if match['what'].endswith('s') else 'a '}{match['what']}."


def _passed(match: Match[str]) -> str:
    """Say of a score whether it is as much as the pass mark."""
    return _result(passed=float(match["got"]) >= float(match["mark"]))


def _result(*, passed: bool) -> str:
    if passed:
        return " ".join(f"I passed the {test}. I did not fail the {test}." for test in _TESTS)
    return " ".join(f"I failed the {test}. I did not pass the {test}." for test in _TESTS)


def _by_the_mark(match: Match[str]) -> str:
    """Say of who is above, or below, the pass mark that they passed, or failed."""
    return _result(passed=match["above"] is not None)


def _grown(match: Match[str]) -> str:
    """Say of the only child, or of all, that they are adults."""
    said = match.group().lower()
    return "" if "one of" in said else "All my children are over 18."


# fmt: off
UPSHOTS_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "on-the-account",
        rf"\bthere(?:['’]s|\sis|\sare|\sisn['’]t|\saren['’]t)\s(?:[a-z]+\s){{0,3}}?(?P<what>{_DUES})\s[^.!?;,]{{0,30}}?"
        rf"\b(?:on|against)\s(?:it|(?:my|our)\s(?:[a-z]+\s)?{_BOOK})\b(?!['’])",
        _owes,
        "you owe a fine", "I looked at my account, and there is a fine on it.",
        "I looked at my hat, and there is a fine feather on it.",
        needs="there is|there are|there's|there’s|there isn|there aren",
    ),
    Rewording(
        "account-shows",
        rf"\b(?:my|our)\s(?:[a-z]+\s)?{_BOOK}\sshows\s(?:[a-z]+\s){{0,2}}?(?P<what>{_DUES})\b",
        _owes,
        "you owe a fine", "My account shows a fine.", "My account shows a fine picture.",
        needs=" shows ",
    ),
    Rewording(
        "mark-and-score",
        rf"\b{_MARK}\s(?:is|was)\s(?P<mark>\d+)\b{_NO_END}\b{_SCORED}(?P<got>\d+)\b",
        _passed,
        "you passed the exam", "The pass mark was 30, and I got 41.",
        "The bus fare was 30, and I got 41.",
        needs="pass",
    ),
    Rewording(
        "score-and-mark",
        rf"\b{_SCORED}(?P<got>\d+)\b{_NO_END}(?:{_MARK}\s(?:is|was)\s(?P<mark>\d+)"
        r"|\b(?:you|one|I)\sneed(?:ed)?\s(?P<mark_>\d+)\s(?:[a-z]+\s)?to\spass)\b",
        lambda match: _result(passed=float(match["got"]) >= float(match["mark"] or match["mark_"])),
        "you passed the exam", "I got 41 points. The pass mark was 30.",
        "I got 41 points. The top mark was 30.",
        needs="pass",
    ),
    Rewording(
        "by-the-pass-mark",
        r"\b(?:I|my\s(?:score|result|mark))\b(?:[^.!?;]{0,40}?\b(?:(?P<above>above|over)"
        rf"|(?:below|under|short\sof))|\s(?:didn['’]t|did\snot|never)\s(?:quite\s)?(?:reach|get\sto|make))\s{_MARK}",
        _by_the_mark,
        "you passed the exam", "My score was well above the pass mark.",
        "My score was well above the door.",
        needs="pass",
    ),
    Rewording(
        "grown-children",
        r"\bmy\sonly\s(?:child|son|daughter|boy|girl)\b(?:[^.!?]|[.!?](?=\s(?:he|she)\b)){0,60}?"
        r"\b(?:is|['’]s)\s(?:now\s|already\s)?(?:a\sgrown|grown[-\s]up|an\sadult)\b"
        r"|\bI\s(?:only\s)?have\s(?:just\s|only\s)?one\s(?:child|son|daughter)\b[^.!?]{0,30}?[.,;]\s(?:and\s)?"
        r"(?:he|she)(?:\sis|['’]s)\s(?:now\s)?(?:a\sgrown|grown[-\s]up|an\sadult)\b"
        r"|(?<!of\s)\b(?:all\s(?:of\s)?)?(?:my|our)\s(?:(?:two|three|four|five)\s)?(?:children|kids|sons\sand\sdaughters)\sare\s"
        r"(?:now\s|all\s|both\s|long\s){0,2}(?:grown(?:[-\s]up)?|adults)\b",
        _grown,
        "you have a child under 16", "My only child is a grown man now.",
        "My only child is a gruff man now.", value=False,
        needs="grown|adult",
    ),
    Rewording(
        "works-nights",
        r"\bI(?:\s(?:always|mostly|usually|only|regularly|currently|now))?\s(?:work|do)\s(?:(?:on|in|the|permanent)\s){0,2}"
        r"night(?:s|\sshifts?)\b|\b(?:I['’]m|I\sam)\s(?:always\s|permanently\s)?on\s(?:the\s)?(?:nights|night\sshift)\b",
        "I am a night worker.",
        "you are a night worker", "I work nights at a depot.", "I work knights into my plays.",
        needs="night",
    ),
    Rewording(
        "works-days",
        r"\bI(?:\s(?:always|only|mostly|usually))?\s(?:work|do)\s(?:(?:the|only|on)\s)?(?:days|day\sshifts?)\b(?!\s(?:and|a|per|or)\b)"
        r"|\b(?:I['’]m|I\sam)\s(?:always\s)?on\s(?:the\s)?(?:days|day\sshift)\b(?!\s(?:and|or)\b)",
        "I am not a night worker. I do not work at night.",
        "you are a night worker", "I work days at a depot.", "I work daisies into my crowns.",
        value=False,
        needs="day",
    ),
    Rewording(
        "works-shifts",
        r"\bI(?:\s(?:always|mostly|usually|regularly|currently|now))?\s(?:work|do)\s(?:in\s)?(?:rotating\s|changing\s)?shifts\b",
        "I am a shift worker.",
        "you are a shift worker", "I work shifts at a mill.", "I make shirts at a mill.",
        needs="shifts",
    ),
    Rewording(
        "moved-to-ones-own",
        r"\bI(?:['’]ve|\shave)?\s(?:just\s)?moved\sout\sof\s(?:my|our)\s[^.!?;,]{3,30}?\s(?:and\s)?into\s(?:a\s(?:[a-z]+\s)?|my\sown\s)"
        r"(?:place|flat|house|home|room|apartment|bedsit|studio)\b",
        "I have moved house. My address has changed. I live at a new address.",
        "your address has changed", "I moved out of my aunt's house and into a room of my own.",
        "I moved out of my aunt's way and into a room full of people.",
        needs="moved out",
    ),
    Rewording(
        "doctor-wrote-to-them",
        rf"\b{_GP}\s(?:has\s)?(?:(?:wrote|written)\sto|sent)\s{_UNIT}\b"
        r"[^.!?;]{0,50}?\b(?:see\sme|(?:an\s)?appointment|take\sme\son|about\sme|have\sa\slook\sat\sme)\b",
        r"My family doctor has referred me to \g<unit>. My GP has referred me to \g<unit>. "
        r"My doctor has referred me to \g<unit>. My family doctor has referred me.",
        "your doctor has referred you to the clinic",
        "My GP wrote to the clinic and asked them to see me.",
        "My GP wrote to the clinic and asked them to see to the roof.",
        needs="doctor|gp|physician",
    ),
    Rewording(
        "doctor-passed-one-on",
        rf"\b{_GP}\s(?:has\s)?(?:passed|sent|put)\sme\s(?:on|over|forward)?\s?(?:to|for)\s{_UNIT}\b",
        r"My family doctor has referred me to \g<unit>. My GP has referred me to \g<unit>. "
        r"My doctor has referred me to \g<unit>. My family doctor has referred me.",
        "your doctor has referred you to the clinic", "My GP passed me on to the clinic.",
        "My GP passed by me at the clinic.",
        needs="doctor|gp|physician",
    ),
    Rewording(
        "still-a-puppy",
        r"\b(?:my|our|a|the)\s(?:new\s|little\s|young\s)?(?:puppy|pup)\b(?=[^.!?]{0,40}?\b(?:weeks?|months?)\sold\b)"
        r"|\b(?:he|she|it)(?:['’]s|\sis)\s(?:going\sto\sbe\s|just\s|only\s|simply\s){1,2}(?:a|our|my)\s(?:family\s|house\s)?pet\b",
        "My dog is not a guide dog. My dog is not a trained guide dog. "
        "My dog is not an assistance dog. My dog is not trained as a guide dog.",
        "your dog is a trained guide dog", "I've a puppy, ten weeks old.",
        "I've a poppy, ten weeks old.",
        value=False,
        needs="pup|pet",
    ),
)
