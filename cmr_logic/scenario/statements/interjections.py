"""What people throw in between a verb and its helper: "I don't, **to be honest**, row".

It says nothing of the matter, and cuts a sentence where nothing ends. Blanks stand in its place, so
that all other words stay where they are.
"""

from __future__ import annotations

import re

# After these the verb, or the rest of what is said, is still to come: "I **don't**, …, row".
_UNFINISHED = (
    r"(?P<before>\b(?:am|is|are|was|were|be|been|do|does|did|has|have|had|will|would|can|could"
    r"|should|must|may|might"
    r"|not|never|I|we|he|she|they|it|who|which|that|and|but|because|so|although|as)|n['’]t"
    r"|['’](?:m|s|re|ve|ll|d))"
)
_ASIDE = (
    r"(?:to\sbe\s(?:honest|fair|frank|clear|precise|exact|sure|perfectly\shonest|quite\shonest"
    r"|truthful)|in\sall\shonesty"
    r"|honestly|frankly|as\sit\s(?:happens|turns\sout|turned\sout|goes)|as\sfate\swould\shave\sit"
    r"|as\sluck\swould\shave\sit"
    r"|believe\sit\sor\snot|funnily\senough|oddly\senough|strangely\senough|sad\sto\ssay"
    r"|needless\sto\ssay|in\sfact|in\sfairness"
    r"|of\scourse|by\sthe\sway|mind\s(?:you|out)|thank\s(?:god|goodness|heavens|the\slord)"
    r"|thankfully|luckily|sadly"
    r"|unfortunately|fortunately|happily|regrettably|alas|admittedly|obviously|naturally"
    r"|frustratingly|annoyingly"
    r"|I['’]?\s?a?m\s(?:afraid|sorry\sto\ssay|glad\sto\ssay|pleased\sto\ssay|ashamed\sto\ssay"
    r"|happy\sto\ssay|proud\sto\ssay|delighted\sto\ssay)"
    r"|I\s(?:must|have\sto|should|ought\sto|hasten\sto)\s(?:say|admit|confess|add)"
    r"|for\s(?:what\sit['’]?s\sworth|my\ssins|the\srecord|once)"
    r"|come\sto\sthink\sof\sit|touch\swood|fingers\scrossed|as\s(?:I\ssaid|you\s(?:know|can\ssee"
    r"|might\sexpect|say))"
    r"|as\syou\smay\sknow|bless\s(?:him|her|them|it)|at\sthe\stime\sof\swriting"
    r"|for\sthe\stime\sbeing|at\spresent|at\sthe\smoment"
    r"|(?:so\s)?(?:they|he|she|you)\s(?:tell|told)\s(?:me|us)|(?:so\s)?(?:I|we)(?:['’]m|['’]re"
    r"|\sam|\sare)\stold|would\syou\sbelieve(?:\sit)?|it\s(?:turned|turns)\sout"
    r"|right\snow|these\sdays|all\sthe\ssame|after\sall|if\syou\s(?:must|really\smust)\sknow"
    r"|hand\son\sheart|to\s(?:my|our)\s(?:great\s|utter\s|eternal\s)?(?:shame|regret|surprise|delight"
    r"|relief|horror|dismay|embarrassment|annoyance))"
)
_BETWEEN = re.compile(rf"{_UNFINISHED}(?P<aside>,\s{_ASIDE},)(?=\s)", re.IGNORECASE)
# After a denial, whatever stands between commas: "I haven't, **as my wife can tell you**, rowed".
_DENIED = re.compile(
    r"(?P<before>n['’]t|\bnot|\bnever)(?P<aside>,\s(?:as|despite|contrary\sto|unlike"
    r"|in\sspite\sof|even|whatever|strictly)"
    r"\s[^,.;:!?]{2,50},)(?=\s)",
    re.IGNORECASE,
)
# Behind all, of the time that is meant anyway: "I row **as things stand**"; not "until now".
_BEHIND = re.compile(
    r"(?P<before>\w)(?P<aside>,?\s(?:as\s(?:things|matters|it)\s(?:currently\s)?stands?"
    r"|as\sthings\sare|at\spresent|for\sthe\stime\sbeing"
    r"|at\sthis\s(?:point|stage)(?:\sin\stime)?|as\sof\s(?:now|today)))(?=\s*(?:[.,;!?]|$)"
    r"|\s(?:and|but|so|because|though)\b)",
    re.IGNORECASE,
)
# Before all, who says so: "**As the vet told us**, my dog is deaf"; not "as I ran".
_WHO_SAYS = (
    r"(?:(?:the|my|our|your|his|her)\s(?:[a-z’'-]+\s){0,2}?[a-z’'-]+|he|she|they|you"
    r"|(?-i:[A-Z])[a-z]+)"
)
_SAYS = (
    r"(?:told|tells?|said|says?|explained|put\sit|promised|confirmed|warned|wrote|reckons?"
    r"|announced|can\s(?:confirm|see|tell))"
)
_FRONT = re.compile(
    r"(?P<before>(?:^|(?<=[.!?\n])\s))(?P<aside>"
    rf"as\s{_WHO_SAYS}\s(?:just\s|once\s|rightly\s|already\s)?{_SAYS}(?:\s(?:me|us|you|it|earlier"
    rf"|before|to\s(?:me|us))){{0,2}},"
    rf"|(?:from|going\sby|judging\sby|by)\swhat\s{_WHO_SAYS}\s{_SAYS}(?:\s(?:me|us)|\sto\s(?:me"
    rf"|us))?,"
    r"|if\s(?:memory\sserves(?:\s(?:me|us))?(?:\s(?:right|well|correctly))?|it\s(?:helps"
    r"|matters)(?:\sat\sall)?|you\s(?:must|really\smust)\sknow"
    r"|I\s(?:remember|recall)\s(?:rightly|right|correctly)|I['’]m\s(?:honest|being\shonest"
    r"|not\smistaken)|truth\sbe\stold|anyone\sasks),"
    r"|in\scase\s(?:it\s(?:matters|helps)|you['’]re\swondering|you\s(?:wonder|need\sto\sknow|ask)"
    r"|it['’]s\sof\s(?:use|interest)),"
    r"|you\swon['’]t\sbelieve\s(?:it|this)(?:,?\sbut|,)|I\s(?:promise|swear|assure)(?:\syou)?(?:,"
    r"|\sthat(?=\sI\b)|(?=\sI\b))"
    r")(?=\s)",
    re.IGNORECASE,
)
# Before all, words that only announce what follows: "**Truth is** I row"; not "My dream is …".
_ANNOUNCED = r"(?=\s(?:I|we|he|she|it|they|my|our|his|her|the|there)\b)"
_NEWS = (
    r"(?:truth|fact|facts|thing|point|problem|trouble|snag|catch|hitch|issue|difficulty|drawback|news|upshot"
    r"|reality|answer|long\sand\sshort\sof\sit|long\sand\sthe\sshort\sof\sit|bottom\sline)"
)
_OPENERS = re.compile(
    r"(?P<before>(?:^|(?<=[.!?;\n])\s))(?P<aside>(?:(?:but|and|so|well|anyway),?\s)?(?:"
    rf"(?:(?:the|my|our)\s)?(?:(?:only|simple|plain|sad|good|bad|honest|whole|main|real|short|sorry)\s)?{_NEWS}"
    r"(?:\sof\sthe\smatter)?(?:\s(?:is|was)|['’]s)|(?:what|all\sthat)\s(?:matters|counts|I\scan\s(?:say|tell\syou))\sis"
    r"|all\sI\s(?:can\ssay|know)\sis|(?:(?:as\s)?it\s)?(?:so\shappens|just\sso\shappens|turns\sout|turned\sout)"
    r"|(?:funnily|oddly|strangely|luckily|sadly|curiously|interestingly)\senough|for\swhat\sit['’]?s\sworth"
    r"|needless\sto\ssay|long\sstory\sshort|guess\swhat|believe\sit\sor\snot"
    rf")(?:,|:|\s(?:that|is))?){_ANNOUNCED}",
    re.IGNORECASE,
)


# How much of a whole is told, before it: "**So far** I have rowed"; not "so far away".
_UP_TO_NOW = re.compile(
    r"(?P<before>(?:^|(?<=[.!?;\n])\s|,\s))(?P<aside>(?:(?:and|but|so),?\s)?(?:(?:so|thus)\sfar|up\s(?:to|until|till)\snow"
    r"|altogether|in\stotal|all\s(?:in\sall|told)|as\sof\s(?:now|today)|to\sdate))(?=\s(?:I|we|he|she|it|they|my|our|there)\b)",
    re.IGNORECASE,
)


def unbroken(text: str) -> str:
    """Return a text with blanks for what is only thrown in.

    Args:
        text: what a person tells.

    Example:
        >>> " ".join(unbroken("I don't, to be honest, row as things stand.").split())
        "I don't row ."
        >>> unbroken("Truth is I row.").strip(), unbroken("The truth is dull.")
        ('I row.', 'The truth is dull.')
        >>> unbroken("So far I have rowed.").strip(), unbroken("So far away it is.").strip()
        ('I have rowed.', 'So far away it is.')
        >>> unbroken("I'm broke, to be honest, I can't pay.")
        "I'm broke, to be honest, I can't pay."
    """
    text = _UP_TO_NOW.sub(_blank, _OPENERS.sub(_blank, _FRONT.sub(_blank, text)))
    if "," in text:
        text = _DENIED.sub(_blank, _BETWEEN.sub(_blank, text))
    return _BEHIND.sub(_blank, text)


def _blank(match: re.Match[str]) -> str:
    return match["before"] + " " * len(match["aside"])
