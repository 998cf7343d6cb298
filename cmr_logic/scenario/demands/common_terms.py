"""Turns of speech of rules about dues, goods, papers and duties, whatever they are of.

"You are up to date with your ground rent" is told by "I've paid my ground rent". The entries stand
with those of :mod:`.officialese`.
"""

from __future__ import annotations

from cmr_logic.scenario.demands.common_deeds import COMMON_DEEDS
from cmr_logic.scenario.demands.plain_dues import PLAIN_DUES
from cmr_logic.scenario.demands.plain_terms import PLAIN_TERMS
from cmr_logic.scenario.demands.shapes_of_bodies import SHAPES_OF_BODIES
from cmr_logic.scenario.lexicon.entries import Turn

_EITHER = frozenset({True, False})
_UP = r"(?:(?:fully|completely|all)\s)?(?:up\sto\sdate|up-to-date|current)"
_DUE = (
    r"(?P<what>(?:[a-z’'-]+\s"
    r"){0,2}?(?:rent|fees?|dues|subscriptions?|bills?|mortgage|loan|tax|charges?"
    r"|payments?|instalments?|repayments?|contributions?|premiums?|fines?|account))"
)
# When it was, which is no part of what: "left school **after 2018**"; not "after-school club".
_WHEN = r"[^.]*\s(?:after|before|since|by|until|during|within|(?:in|on)\s\d)\b"

# fmt: off
COMMON_TERMS: tuple[Turn, ...] = (
    Turn(
        "anyone-harmed",
        r"^(?:anyone|anybody|any\sperson|a\sperson|someone|people)\s(?P<was>was|is|were|are"
        r"|has\sbeen|have\sbeen)\s"
        r"(?P<harmed>hurt|injured|harmed)$",
        r"somebody was \g<harmed>", _EITHER,
        "anybody was hurt", "Somebody was hurt.", "Somebody was cross.",
    ),
    Turn(
        "grants-permission",
        r"^(?P<who>(?:the|your|an?)\s(?:[a-z]+\s){1,3}?(?:has"
        r"|have))\sgranted\s(?P<what>(?:you\s)?(?:planning\s|written\s)?"
        r"(?:permission|consent|approval|leave))\b",
        r"\g<who> given \g<what>", _EITHER,
        "the council has granted permission", "The council refused permission.",
        "The council discussed permission.", value=False,
    ),
    Turn(
        "up-to-date-paid",
        rf"^you\sare\s{_UP}\s(?:with|on|in)\s(?:all\s)?(?:of\s)?(?:your|the)\s{_DUE}$",
        r"you have paid your \g<what>", _EITHER,
        "you are up to date with your ground rent", "I've paid my ground rent.",
        "I've read about my ground rent.",
    ),
    Turn(
        "up-to-date-not-behind",
        rf"^you\sare\s{_UP}\s(?:with|on|in)\s(?:all\s)?(?:of\s)?(?:your|the)\s{_DUE}$",
        r"you are not behind with your \g<what>", _EITHER,
        "you are up to date with your mooring fees", "I'm behind with my mooring fees.",
        "I'm against my mooring fees.", value=False,
    ),
    Turn(
        "in-arrears-behind",
        rf"^you\sare\s(?:in\s(?:arrears|debt)|behind|overdue|late)\s(?:with|on|in|for)\s"
        rf"(?:your|the)\s{_DUE}$",
        r"you owe your \g<what>", _EITHER,
        "you are in arrears with your club dues", "I owe my club dues.",
        "I own a club.",
    ),
    Turn(
        "in-arrears-not-paid",
        rf"^you\sare\s(?:in\s(?:arrears|debt)|behind|overdue|late)\s(?:with|on|in|for)\s"
        rf"(?:your|the)\s{_DUE}$",
        r"you have not paid your \g<what>", _EITHER,
        "you are behind with your club dues", "I've paid my club dues.",
        "I've raised my club dues.", value=False,
    ),
    Turn(
        "responsible-for-paying",
        r"^you\sare\s(?:responsible|liable)\sfor\s(?:paying|the\s(?:cost|costs|payment)\sof)\s"
        r"(?:for\s)?(?P<what>.+)$",
        r"you are paying for \g<what>", _EITHER,
        "you are responsible for paying for the wake", "I'm paying for the wake.",
        "I'm playing at the wake.",
    ),
    Turn(
        "responsible-must-pay",
        r"^you\sare\s(?:responsible|liable)\sfor\s(?:paying|the\s(?:cost|costs|payment)\sof)\s"
        r"(?:for\s)?(?P<what>.+)$",
        r"you must pay for \g<what>", _EITHER,
        "you are responsible for paying for the wake", "I have to pay for the wake.",
        "I have to play at the wake.",
    ),
    Turn(
        "completed-done",
        r"^you\shave\s(?:successfully\s)?(?:completed|finished|undertaken|attended|taken)\s"
        r"(?P<what>(?:the|an?|your|our)\s(?:[a-z-]+\s){0,3}?"
        r"(?:course|training|induction|session|module|programme|workshop|briefing|lesson"
        r"|assessment|test))$",
        r"you have done \g<what>", _EITHER,
        "you have completed the boat induction", "I haven't done the boat induction yet.",
        "I haven't dug the beet in yet.", value=False,
    ),
    Turn(
        "occurred-while",
        r"^(?:the|your|an?)\s(?:[a-z]+\s)?(?:injury|accident|loss|damage|incident|theft|fall"
        r"|illness|collision|crash)\s"
        r"(?:has\s)?(?:occurred|happened|arose|took\splace|was\s(?:caused|suffered"
        r"|sustained))\s(?:while|when|whilst)\s"
        r"(?P<what>.+)$",
        r"\g<what>", _EITHER,
        "the injury occurred while you were drunk", "I was drunk when I fell.",
        "I was drawn when I fell.",
    ),
    Turn(
        "travels-alone",
        r"^you\sare\s(?:travelling|flying|coming|visiting|here|attending)\s(?:alone|on\syour\s"
        r"own|by\syourself|unaccompanied)$",
        "you are alone", _EITHER,
        "you are travelling alone", "There's nobody with me on this trip.",
        "There's nobody cross with me on this trip.",
    ),
    Turn(
        "has-somebody-along",
        r"^you\shave\s(?:an?|another|your|at\sleast\sone|a\ssecond)\s(?:[a-z]+\s)?(?:passenger"
        r"|companion|adult|grown-up"
        r"|friend|helper|carer|guest|child|baby|toddler|infant|dependant|partner|person|interpreter"
        r"|guide|co-driver|parent|guardian|teacher)\s(?:along\s)?with\syou$",
        "you are not alone", frozenset({False}),
        "you have a passenger with you", "There's nobody in the van but me.",
        "There's nobody in the flat but me.", value=False,
    ),
    Turn(
        "packed-inside",  # "packed in" alone is said of what one gives up
        r"^(?P<what>(?:(?:the|your)\s(?:[a-z]+\s)??[a-z]+|it|they)\s(?:is|are|must\sbe))\s"
        r"packed\sin\s(?P<where>.+)$",
        r"\g<what> packed inside \g<where>", _EITHER,
        "your kite is packed in a box", "My kite is not packed.", "My kite is not patched.",
        value=False,
    ),
    Turn(
        "free-from-flaws",
        r"^(?P<what>(?:the|your)\s(?:[a-z]+\s)?[a-z]+|it|they)\s(?:is|are)\sfree\s(?:of|from)\s"
        r"(?:any\s)?(?P<flaw>[a-z]+)$",
        r"\g<what> does not have \g<flaw>", _EITHER,
        "the rug is free from stains", "The rug has two stains on it.",
        "The rug has two tassels on it.", value=False,
    ),
    Turn(
        "never-to-work-again",
        r"^you\s(?:are|become|have\sbecome|became)\s(?:permanently|totally\sand\spermanently)\s"
        r"(?:unfit\s(?:for|to)|unable\sto|incapable\sof|not\sable\sto)\s(?:do\sany\s)?"
        r"(?:work(?:ing)?|employment)(?:\s(?:because\sof|due\sto|through|owing\sto)\s.+)?$",
        r"you will not work again", _EITHER,
        "you are permanently unfit for work because of a disability",
        "I'll never work again.", "I'll never walk again.",
    ),
    Turn(
        "left-what-one-was-in",
        r"^you\s(?:have\s)?(?:left|come\sout\sof|been\sdischarged\sfrom)\s"
        rf"(?P<what>(?!your\shome|home\b|the\scountry|work\b|{_WHEN})(?:the\s"
        rf"|an?\s)?[a-z][\w\s’'-]*)$",
        r"you have been in \g<what>", frozenset({False}),
        "you have left foster care", "I've never been in foster care.",
        "I've never been in Foster Hall.", value=False,
    ),
    Turn(
        "finished-what-one-had",
        r"^you\s(?:have\s)?(?:finished|completed|stopped|given\sup|come\soff|ended)\s"
        rf"(?P<what>(?!{_WHEN})(?:a|an|your|the)\s[a-z][\w\s’'-]*)$",
        r"you have had \g<what>", frozenset({False}),
        "you have finished an apprenticeship", "I've never had an apprenticeship.",
        "I've never had an appendix.", value=False,
    ),
    Turn(
        "from-more-than-one-family",
        r"^you\s(?P<let>rent|let|rent\sout|let\sout)\s(?P<what>(?:your|a"
        r"|the)\s[a-z]+)\sto\s(?:\S+\s(?:or\smore\s)?)?"
        r"(?:people|tenants|persons)\swho\sare\snot\s(?:all\s)?(?:from|of"
        r"|part\sof)\sone\s(?:family|household)$",
        r"your tenants are not one family", _EITHER,
        "you rent your property to 5 or more people who are not from one family",
        "My tenants are a couple with two kids.", "My tenants are away with two kids.",
        value=False,
    ),
    *COMMON_DEEDS,
    *PLAIN_DUES,
    *SHAPES_OF_BODIES,
    *PLAIN_TERMS,
)
# fmt: on
