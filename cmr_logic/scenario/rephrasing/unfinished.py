"""What is not over yet, or has come to its end: "my training has two weeks left to run".

What is unfinished has not been done: who has £90 to pay on a loan has not repaid it, and whose
course ends in June has not completed it. The entries are read and tested like those of
:mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.syntax import MONTHS, is_plural_noun
from cmr_logic.text.patterns import compiled

# What takes a time, or is gone through: "my **trial period**"; not "my aunt".
_SPAN = (
    r"(?:[a-z-]+\s){0,2}?(?:apprenticeship|ban|classes|class|contract|course|degree|diploma|fixed\sterm"
    r"|induction|internship|lease|lessons|module|notice\speriod|period|placement|probation|programme|program"
    r"|project|quarantine|rehab|residency|season|secondment|sentence|shift|studies|suspension|tenancy|term"
    r"|traineeship|training|treatment|trial|work|works|repairs?|job|renovation|restoration|refurbishment"
    r"|survey|audit|inspection|investigation|inquiry|build|building\swork)"
)
_WHAT = rf"(?P<what>\b(?:my|our|the|this)\s{_SPAN})\b"
_NUMBER = (
    r"(?:an?|another|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|several"
    r"|a\s(?:few|couple(?:\sof)?)|half\sa|some|the\s(?:last|final)|only|just|about|at\sleast)"
)
_PIECE = (
    r"(?:hours?|days?|weeks?|months?|years?|fortnights?|terms?|semesters?|sessions?|lessons?|classes|class"
    r"|modules?|units?|exams?|assignments?|essays?|lectures?|tests?|shifts?|parts?|stages?|workshops?|bit)"
    r"(?:\sremaining)?"
)
_LEFT = r"(?:left|to\sgo|to\srun|remaining|to\sdo|to\scomplete|to\sfinish|to\sserve|more|yet)"
_SUM = (
    r"[£$€]\s?\d[\d,.]*\d?k?|(?:KSh|Rs|R|kr)\.?\s?\d[\d,]*"
    r"|\d[\d,]*\s(?:pounds|euros?|dollars|quid|rand|shillings|rupees)"
)
_OWED = (
    r"(?:(?:first|second|old|student|car|personal|other|whole|bank)\s)?(?:loan|debt|mortgage|advance"
    r"|overdraft|balance|bill|fine|fees?|arrears|deposit|instal?ments?|invoice|credit|bond)"
)
_DUE = rf"(?P<what>\b(?:my|our|the|this|that)\s{_OWED})\b"
_UNPAID_BY = (
    r"(?:(?:left|still|yet)\s)?(?:to\s(?:pay|repay|clear|settle|go)(?:\s(?:back|off))?|outstanding|owing|left"
    r"|unpaid|remaining)"
)
# What leaves open whether it is so: "**if** it isn't over"; not "it isn't over".
_OPEN = compiled(
    r"\b(?:if|unless|whether|would|might|maybe|perhaps|probably|possibly|think|thought|guess|hope|wonder"
    r"|suppose|believe|reckon|apparently|when\sI\swas|used\sto|at\sthe\stime|back\sthen)\b"
)
# A first time in a job, whatever it is called: "my **trial** period"; not "my notice period".
_ON_TRIAL = compiled(r"\b(?:trial|probation(?:ary)?)\b")
_SENTENCE = re.compile(r"[.!?;\n](?:\s|$)")
_AHEAD = (
    rf"(?:next|the\send\sof|(?:{'|'.join(MONTHS)})\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|easter"
    r"|(?:this|the)\s(?:summer|spring|autumn|winter)|20\d\d|the\s\d+(?:st|nd|rd|th)|\d+\s[A-Z][a-z]+|tomorrow)"
)


def _told(says: Callable[[re.Match[str]], str]) -> Callable[[re.Match[str]], str]:
    """Return what says so where a story tells it as a fact."""

    def said(match: re.Match[str]) -> str:
        ends = [found.end() for found in _SENTENCE.finditer(match.string, 0, match.start())]
        stop = _SENTENCE.search(match.string, match.end())
        sentence = match.string[ends[-1] if ends else 0 : stop.start() if stop else None]
        if not is_told_as_so(match, ever=True) or _OPEN.search(sentence):
            return ""
        return says(match)

    return said


def _be(what: str) -> tuple[str, str]:
    many = is_plural_noun(what.rsplit(maxsplit=1)[-1]) and not what.endswith("works")
    return ("have", "are") if many else ("has", "is")


def _unfinished(match: re.Match[str]) -> str:
    """Return that something has not ended, and that one has not completed it."""
    what = match["what"]
    if is_denied_before(match):
        return ""
    has, is_ = _be(what)
    undone = " ".join(
        f"{what} {has} not {done}."
        for done in ("ended", "finished", "been completed", "been finished")
    )
    by_me = " ".join(f"I have not {done} {what}." for done in ("completed", "finished", "passed"))
    if _ON_TRIAL.search(what):
        by_me += " I have not passed my probation. I have not completed my probation."
    return f"{undone} {what} {is_} not over. {what} {is_} not complete. {by_me}"


def _finished(match: re.Match[str]) -> str:
    """Return that something has ended."""
    if is_denied_before(match):
        return ""
    what = match["what"]
    has, is_ = _be(what)
    return f"{what} {has} ended. {what} {has} finished. {what} {has} expired. {what} {is_} over."


_PAID = ("repaid", "paid off", "paid", "cleared", "settled", "paid back")


def _owing(match: re.Match[str]) -> str:
    """Return that what is owed has not been paid."""
    what = match["what"]
    has, is_ = _be(what)
    undone = " ".join(f"{what} {has} not been {done}." for done in (*_PAID, "paid in full"))
    return f"{undone} {what} {is_} not paid. " + " ".join(
        f"I have not {done} {what}." for done in _PAID
    )


def _cleared(match: re.Match[str]) -> str:
    """Return that what was owed has been paid."""
    if is_denied_before(match):
        return ""
    what = match["what"] or match["all"]
    if "student" in what.lower():  # whoever paid that off has none, which says more
        return ""
    has, _ = _be(what)
    done = " ".join(f"{what} {has} been {done}." for done in (*_PAID, "paid in full"))
    return f"{done} " + " ".join(f"I have {done} {what}." for done in _PAID)


_STILL = r"(?:\s(?:still|only|now|just|currently))?"
_HAVE = rf"(?:I|we)(?:['’]ve|{_STILL}\shave)(?:\s(?:still|only|just|got))*"

UNFINISHED: tuple[Rewording, ...] = (
    Rewording(
        "not-over-yet",
        rf"{_WHAT}\s(?:is\snot|isn['’]t|are\snot|aren['’]t|has\snot|hasn['’]t|have\snot|haven['’]t)\s"
        r"(?:quite\s|nearly\s|all\s|yet\s)*"
        r"(?:over|finished|ended|done|complete|completed|at\san\send|through|run\sout|come\sto\san\send"
        r"|up(?=\s(?:yet|until|till|for\sanother)\b))\b",
        _told(_unfinished),
        "your training has ended", "My training isn't over yet.",
        "My train isn't over the bridge yet.", value=False,
        needs="over|finished|ended|done|complete|at an end|through|run out|to an end| up ",
    ),
    Rewording(
        "has-time-to-run",
        rf"{_WHAT}{_STILL}\s(?:has|have)(?:\sgot)?(?:\sstill)?\s(?:{_NUMBER}\s){{1,3}}(?:more\s)?{_PIECE}"
        rf"(?:\sof\sit)?\s{_LEFT}\b",
        _told(_unfinished),
        "your training has ended", "My training has two weeks left to run.",
        "My train has two hours left to run.", value=False,
        needs="left|to go|to run|remaining|to do|to complete|to finish|to serve|more|yet",
    ),
    Rewording(
        "so-much-of-it-left",
        rf"\b(?:{_HAVE}|there(?:\sis|\sare|['’]s))\s(?:still\s)?(?:{_NUMBER}\s){{1,3}}(?:more\s)?{_PIECE}\s"
        rf"(?:of|on|in)\s{_WHAT}\s{_LEFT}\b",
        _told(_unfinished),
        "you have completed the course", "I've got three sessions of the course left.",
        "I've got three sessions of the court to attend.", value=False,
        needs="left|to go|to run|remaining|to do|to complete|to finish|to serve|more|yet",
    ),
    Rewording(
        "left-of-it",
        rf"\b(?:{_HAVE}|there(?:\sis|\sare|['’]s))\s(?:still\s)?(?:{_NUMBER}\s){{1,3}}(?:more\s)?{_PIECE}\s"
        rf"(?:left|to\sgo|remaining|still\sto\s[a-z]+|to\s(?:do|serve|complete))\s(?:of|on|in|before\sthe\send\sof|till\sthe\send\sof"
        rf"|until\sthe\send\sof)\s{_WHAT}",
        _told(_unfinished),
        "you have completed the course", "I have three weeks left of the course.",
        "I have three weeks left of the coursebook loan.", value=False,
        needs="left|to go|remaining|to do|to serve|to complete|still to",
    ),
    Rewording(
        "still-in-the-midst",
        rf"\b(?:I|we)(?:['’]m|['’]re|\sam|\sare){_STILL}\s(?:only\s|about\s)?(?:half[\s-]?way\s(?:through|into)|part[\s-]?way\s(?:through|into)"
        rf"|mid-?way\sthrough|(?:right\s)?in\sthe\smiddle\sof)\s{_WHAT}",
        _told(_unfinished),
        "you have completed the course", "I'm halfway through the course.",
        "I'm halfway through the courgettes.", value=False,
        needs="way|middle",
    ),
    Rewording(
        "still-on-it",
        rf"\b(?:I|we)(?:['’]m|['’]re|\sam|\sare)\s(?:still|yet)\s(?:on|in|doing|serving|finishing(?:\soff)?|working\s(?:through|on)|going\sthrough)\s{_WHAT}",
        _told(_unfinished),
        "you have completed the apprenticeship", "I'm still doing the apprenticeship.",
        "I'm still doing the apples.", value=False,
        needs=" still | yet ",
    ),
    Rewording(
        "runs-until",
        rf"{_WHAT}(?<!contract){_STILL}\s(?:(?:runs|lasts|goes|carries|is|continues|run|last|go|are)(?:\son)?\s(?:for\sanother\b"
        rf"|(?:until|till|up\sto|to)\s{_AHEAD})|(?:does\snot|doesn['’]t|do\snot|don['’]t|won['’]t|will\snot)\s"
        r"(?:end|finish|run\sout|expire|be\sover)\s(?:until|till|before|for\sanother)\b"
        rf"|(?:ends|finishes|runs\sout|expires|will\send|will\sfinish|is\sdue\sto\s(?:end|finish))\s(?:in|on|at|next|this)\b)",
        _told(_unfinished),
        "you have completed your apprenticeship", "My apprenticeship runs until next June.",
        "My appraisal runs until next June.", value=False,
        needs="until|till|up to|another|to |before|ends|finish|runs out|expires|end",
    ),
    Rewording(
        "ran-out",
        rf"{_WHAT}(?:\shas|\shave|['’]s)?\s(?:already\s|just\s|finally\s|now\s)?(?:ran\sout|run\sout|came\sto\san\send|come\sto\san\send|lapsed|is\sup"
        r"|was\sup|is\sbehind\s(?:me|us)|is\sover|was\sover|concluded|is\sfinished|wound\sup|is\sat\san\send|expired)\b(?!\s(?:of|the)\b)",
        _told(_finished),
        "the fixed term has ended", "The fixed term ran out in March.",
        "The fixed term ran out of my head in March.",
        needs="ran out|run out|an end|lapsed| up|behind|over|concluded|finished|expired",
    ),
    Rewording(
        "left-to-pay-on-it",
        rf"\b(?:{_HAVE}|there(?:\sis|\sare|['’]s)|(?:I|we)(?:\s(?:still|only|just))?\sowe(?:\s(?:the\s[a-z]+|them|him|her|you))?)\s(?:still\s)?"
        rf"(?:(?:about|over|around|nearly|almost|just|only|some|another)\s)*(?:{_SUM}|{_NUMBER}\s(?:payments?|instal?ments?))\s"
        rf"(?:{_UNPAID_BY}\s)?(?:on|of|off|from|for|against)\s{_DUE}",
        _told(_owing),
        "the loan has been repaid", "I still have £90 to pay on the loan.",
        "I still have £90 to spend on the loaned boat.", value=False,
        needs="have |'ve|’ve|there|owe",
    ),
    Rewording(
        "part-of-it-outstanding",
        rf"(?:{_SUM}|{_NUMBER}|half|most|part|some)\s(?:of|on)\s{_DUE}(?:\sis|\sare|['’]s)?{_STILL}\s{_UNPAID_BY}\b",
        _told(_owing),
        "your debt has been paid off", "There's £300 of my debt outstanding.",
        "There's £300 of my debit card outstanding.", value=False,
        needs="to pay|to repay|to clear|to settle|to go|outstanding|owing|left|unpaid|remaining",
    ),
    Rewording(
        "still-paying-it-off",
        rf"\b(?:I|we)(?:['’]m|['’]re|\sam|\sare)\s(?:still\s)?(?:paying|clearing|working)\s(?:(?:off|back|down)\s{_DUE}"
        r"|(?P<other>(?:my|our|the)\s(?:[a-z]+\s)?(?:loan|debt|mortgage|advance|overdraft))\s(?:off|back|down))\b",
        _told(
            lambda match: (
                _owing(match)
                if match["what"]
                else f"I have not repaid {match['other']}. {match['other']} has not been repaid. "
                f"{match['other']} has not been paid off. {match['other']} has not been cleared."
            )
        ),
        "the loan has been repaid", "I'm still paying the loan off.",
        "I'm still paying the lad off and on.", value=False,
        needs="off|back|down",
    ),
    Rewording(
        "paid-the-last-of-it",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:just\s|finally\s|already\s|now\s)?(?:cleared|paid(?:\soff)?|settled|made|repaid)\s"
        rf"the\s(?:last|final|rest|remainder)\s(?:(?:bit|payment|instal?ment|penny|part)\s)?(?:of|on|off)\s{_DUE}(?P<all>)",
        _told(_cleared),
        "your debt has been paid off", "I cleared the last of my debt in May.",
        "I cleared the last of my desk in May.",
        needs="last|final|rest|remainder",
    ),
    Rewording(
        "paid-it-off",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:just\s|finally\s|already\s|now\s|since\s)?"
        rf"(?:(?:paid\s(?:off|back)|cleared|settled|repaid)\s{_DUE}|paid\s(?P<all>\b(?:my|our|the)\s{_OWED})\s(?:off|back|in\sfull))",
        _told(_cleared),
        "the loan has been repaid", "I paid off the loan in May.",
        "I paid off the driver in May.",
        needs="paid|cleared|settled",
    ),
)  # fmt: skip
