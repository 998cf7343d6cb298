"""What is still to come, was missed, or was taken away: "my visa is still in the post".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.contraries_told import END, THE, THING, WHO, if_told, said_of
from cmr_logic.scenario.rephrasing.shown.notation import is_told_as_so

# What is owed, which is not waited for: "my **rent** is still outstanding"; not "my test".
_OWED = (
    r"(?:rent|bills?|fines?|debts?|loans?|fees?|tax|balance|invoices?|mortgage|deposit|books?"
    r"|work)\b"
)
# What one takes part in: "the safety **talk**"; not "the safety pin".
_EVENT = (
    r"(?:talk|briefing|drill|training|session|induction|workshop|meeting|lesson|class|rehearsal"
    r"|race|course|tour|ceremony|seminar|lecture|demonstration|introduction|match|rally|service"
    r"|interview|hearing|assessment|assembly|webinar|appointment|walk)"
)
_PAPER = (
    r"(?:[a-z]+\s){0,2}?(?:licen[cs]e|permit|card|pass|badge|certificate|membership|ticket|visa"
    r"|passport|accreditation|registration)"
)


def _not_there(match: re.Match[str]) -> str:
    """Return that who missed an event took no part in it."""
    who, what = match["who"], match["what"]
    deeds = ("take part in", "attend", "go to", "complete", "do")
    return " ".join(f"{who} did not {deed} {what}." for deed in deeds)


def _paid_every(match: re.Match[str]) -> str:
    """Return that who missed a payment has not paid every time, and who missed none has."""
    if not is_told_as_so(match, ever=True):
        return ""
    who, denied = match["who"], match["no"] is not None
    if denied and "never" not in match["no"]:
        return ""
    have = f"{who} have" if denied else f"{who} have not"
    return " ".join(f"{have} paid every {span}." for span in ("month", "week", "quarter", "time"))


def _has_none(what: str) -> str:
    """Return that one no longer has what was taken, or given back."""
    return f"I do not have a {what}. I do not hold a {what}. I do not have my {what}."


YET_TO_COME_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "still-to-come-back",
        rf"\b(?!{THE}\s(?:[a-z-]+\s)?{_OWED}){THING}(?:['’]s|\sis|\sare)\s(?:(?:still|currently|yet)\s(?:outstanding|pending|awaited|to\scome|not\sback|in\sthe\spost|on\sits\sway"
        r"|missing)|pending|awaited|not\sback\syet)\b",
        said_of(
            "{0} has not come. {0} has not come back. {0} has not arrived. "
            "{0} has not been returned. I have not received {0}. "
            "{0} has not been received. {0} has not been completed. "
            "{0} has not taken place. {0} has not happened."
        ),
        "your verdict has arrived", "My verdict is still outstanding.",
        "My verdict is still outlandish.", value=False,
        needs="outstanding|pending|awaited|to come|not back|in the post|on its way|missing",
    ),
    Rewording(
        "not-back-yet",
        rf"\b{THING}\s(?:still\s)?(?:isn['’]t|is\snot|aren['’]t|are\snot|hasn['’]t\scome|has\snot\scome)\s(?:back|in|through)(?:\syet)?{END}",
        lambda m: (
            "{0} has not come back. {0} has not arrived. {0} has not been returned.".format(
                m["what"]
            )
            if is_told_as_so(m)
            else ""
        ),
        "your verdict has come back", "My verdict still isn't back.",
        "My verdict still isn't black.", value=False,
        needs=" back| in| through",
    ),
    Rewording(
        "waits-on-it",
        rf"\b(?:I|we)(?:['’]m|['’]re|\sam|\sare)(?:\s(?:still|just|now))?\s(?:waiting\s(?:on|for)|awaiting)\s{THING}"
        r"(?:\sto\s(?:come|arrive|turn\sup|get\shere|reach\sme)(?:\s(?:back|in|through|here))?)?(?=\s*(?:[.,;:!?]|$)|\s(?:and|but)\b)",
        said_of(
            "{0} has not come back. {0} has not come. {0} has not arrived. "
            "{0} has not come through. I have not received {0}. {0} has not been received."
        ),
        "your verdict has come back", "We're waiting on our verdict.",
        "We're writing on our verdict.", value=False,
        needs="waiting",
    ),
    Rewording(
        "missed-the-event",
        rf"\b{WHO}(?:\sdid|['’]ve|\shas|\shave)?\s(?:miss(?:ed)?|skipped|bunked\soff|slept\sthrough|was(?:n['’]t|\snot)\sat)\s"
        rf"(?P<what>(?:the|my|our|your)\s(?:[a-z-]+\s){{0,2}}?{_EVENT})\b(?!['’]s|\s(?:date|deadline))",
        if_told(_not_there),
        "you have taken part in the fire drill", "I missed the fire drill.",
        "I misused the fire drill.", value=False,
        needs="miss|skipped|bunked|slept|was not at|wasn't at|wasn’t at",
    ),
    Rewording(
        "missed-one-payment",
        r"\b(?P<who>I|we)(?P<no>['’]ve\snever|\shave\snever|\snever|\shaven['’]t|\sdidn['’]t)?(?:['’]ve|\shave|\sdid)?\s(?:once\s)?(?:missed|miss|skipped|skip)\s"
        r"(?:(?:a|an|one|two|three|four|several|some|any|the)\s(?:[a-z]+\s)?(?:months?|weeks?|payments?|instal?ments?|quarters?)\b(?!['’]s\s(?!payment|rent|subs|fee))"
        r"|paying\b)",
        _paid_every,
        "you have paid every month", "I skipped one month.", "I spent one month there.",
        value=False,
        needs="miss|skip",
    ),
    Rewording(
        "put-off-to-later",
        rf"\b{THING}(?:\s(?:has|have)\sbeen|\s(?:was|were)|\s(?:keeps?|kept)\s(?:getting|being))\s(?:postponed|put\soff|put\sback|rescheduled|adjourned"
        r"|deferred|delayed\suntil|pushed\sback)\b",
        said_of(
            "{0} has not taken place. {0} has not happened. {0} has not been held. "
            "I have not had {0}."
        ),
        "your trial has taken place", "My trial has been postponed.",
        "My trial has been posted.", value=False,
        needs="postponed|put off|put back|rescheduled|adjourned|deferred|delayed|pushed back",
    ),
    Rewording(
        "not-had-it-yet",
        rf"\b(?:I|we)\s(?:still\s)?(?:haven['’]t|have\snot|have\sstill\snot)\s(?:yet\s)?(?:had|got|received|seen|heard)\s{THING}\s(?:yet|back)\b",
        lambda m: (
            "{0} has not come back. {0} has not come. {0} has not arrived.".format(m["what"])
            if is_told_as_so(m)
            else ""
        ),
        "your verdict has come back", "I haven't had my verdict yet.",
        "I haven't hid my verdict yet.", value=False,
        needs=" yet| back",
    ),
    Rewording(
        "taken-off-me",
        rf"\b(?:(?:took|taken)\s(?:my|our)\s(?P<a>{_PAPER})\s(?:away|off\s(?:me|us)|from\s(?:me|us)|back)"
        rf"|(?:my|our)\s(?P<b>{_PAPER})\s(?:was|were|has\sbeen|have\sbeen|got)\s(?:revoked|withdrawn|taken\saway|confiscated|cancelled|seized|taken\soff\s(?:me|us))"
        rf"|(?:I|we)(?:['’]ve|\shave)?\s(?:handed|gave|given|sent|turned)\s(?:(?:in|back)\s(?:my|our)\s(?P<c>{_PAPER})|(?:my|our)\s(?P<d>{_PAPER})\s(?:in|back)))\b"
        r"(?![^.!?]*\b(?:again|returned|back|since|new|now\shave|but|last|ago|once|then|when)\b)",
        if_told(lambda m: _has_none(next(filter(None, m.groups())))),
        "you have a fishing permit", "They took my fishing permit away.",
        "They took my fishing partner away.", value=False,
        needs="taken|took|revoked|withdrawn|confiscated|cancelled|seized|handed|gave|given|sent"
        "|turned",
    ),
)  # fmt: skip
