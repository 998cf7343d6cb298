"""Turns of speech of rules with words that add nothing to what people tell: "at the same address".

The entries stand with those of :mod:`.officialese`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Turn

_EITHER = frozenset({True, False})
_HOLDS = frozenset({True})
_ONE_OF_US = (
    r"(?:anybody|anyone|somebody|someone|any\smember|a\smember)\s(?:else\s)?(?:in|of)\s"
    r"(?:your|the)\s(?:household|home|family|house)"
)

# fmt: off
PLAIN_TERMS: tuple[Turn, ...] = (
    Turn(
        "absent-for-so-long",
        r"^you\sare\s(?P<away>(?:off|away|absent|ill|sick|unwell|missing|laid\sup)\b(?:\s[a-z]+){0,3}?"
        r"|(?:in|out\sof)\s(?:hospital|action|bed))\sfor\s"
        r"(?P<long>(?:more\sthan|longer\sthan|over|at\sleast)\s.+|.+\sor\s(?:more|longer))$",
        r"you have been \g<away> for \g<long>", _EITHER,
        "you are off school for more than two days", "I was off school for four days.",
        "I was off school at four.",
    ),
    Turn(
        "hours-given",
        r"^you\s(?:give|put\sin|contribute|commit|offer|devote|dedicate|donate|serve|help|help\sout|volunteer)\s(?:for\s)?"
        r"(?P<n>(?:(?:at\sleast|at\smost|more\sthan|fewer\sthan|less\sthan|no\smore\sthan|up\sto|over|under)\s)?[a-z0-9]+\shours?)"
        r"(?:\sof\s(?:your\stime|volunteering|help|service|work))?(?P<per>\s(?:a|per|each|every|in\sa)\s[a-z]+)$",
        r"you volunteer \g<n>\g<per>", _EITHER,
        "you give at least nine hours a month", "I volunteer for ten hours a month.",
        "I sleep ten hours a month.",
    ),
    Turn(
        "someone-at-home",
        r"^(?:there\s(?:is|will\sbe)\s)?(?:somebody|someone|an?\s(?:adult|grown-up|person))\s(?:(?:is|will\sbe)\s)?(?:at\shome|home|in)(?:\sto\s.+)?$",
        "anybody is at home", _EITHER,
        "somebody is at home", "I'll be in.", "I'll be inky.",
    ),
    Turn(
        "one-of-a-household-can",
        rf"^{_ONE_OF_US}\scan\s(?P<does>.+)$",
        r"you can \g<does>", _HOLDS,
        "anybody in your household can drive", "I can drive.", "I can dry herbs.",
    ),
    Turn(
        "partner-of-a-household-can",
        rf"^{_ONE_OF_US}\scan\s(?P<does>.+)$",
        r"your partner can \g<does>", _HOLDS,
        "anybody in your household can drive", "My wife can drive.", "My wife can dry herbs.",
    ),
    Turn(
        "one-of-a-household-has",
        rf"^(?:{_ONE_OF_US}|(?:your|the)\s(?:household|family))\s(?:has|owns)\s(?P<what>(?:an?|any)\s(?!.*\bincome\b)[a-z\s-]+)$",
        r"you have \g<what>", _HOLDS,
        "your household has a car", "I have a car.", "I have a cart.",
    ),
    Turn(
        "partner-of-a-household-has",
        rf"^(?:{_ONE_OF_US}|(?:your|the)\s(?:household|family))\s(?:has|owns)\s(?P<what>(?:an?|any)\s(?!.*\bincome\b)[a-z\s-]+)$",
        r"your partner has \g<what>", _HOLDS,
        "your household has a car", "My wife has a car.", "My wife has a cart.",
    ),
    Turn(
        "at-one-address",
        r"^(?:you|they)\s(?:both\s|all\s)?(?:live|reside|are\sliving|are\sresident)\s(?:at"
        r"|in)\sthe\ssame\s"
        r"(?:address|home|house|household|flat|property)$",
        "you live together", _EITHER,
        "you both live at the same address", "We live together.", "We laugh together.",
    ),
    Turn(
        "bail-in-proceedings",
        r"^(?P<who>you\sare|you\shave\sbeen\sreleased)\son\sbail(?:\sin|\sfor|\sawaiting"
        r"|\spending)\s.+$",
        r"you are on bail", _EITHER,
        "you are on bail in criminal proceedings", "I'm out on bail till my trial.",
        "I'm out on a boat till my trial.",
    ),
    Turn(
        "on-the-payroll-of",
        r"^you\sare\s(?:in\sthe\semploy(?:ment)?|on\sthe\s(?:payroll|staff))\sof\s(?P<what>.+)$",
        r"you are employed by \g<what>", _EITHER,
        "you are in the employment of the council", "I am employed by the council.",
        "I am helped by the council.",
    ),
    Turn(
        "prior-agreement",
        r"^(?P<who>(?:your|the)\s(?:[a-z]+\s)?[a-z]+)\s(?:agreed|agrees|has\sagreed|approved"
        r"|has\sapproved|consented|gave\sconsent)\sto\s"
        r"(?P<what>.+?)\s(?:before|in\sadvance|beforehand)(?:\s(?:you|it|they|the)\s.+)?$",
        r"\g<who> agreed to \g<what> beforehand", _EITHER,
        "your manager agreed to the extra hours before you worked them",
        "My manager agreed to the extra hours beforehand.",
        "My manager agreed to the extra hours afterwards.",
    ),
    Turn(
        "stored-with-one",
        r"^you\s(?:store|keep|park|leave)\s(?P<what>[a-z]+)\sin\sa\s(?P<where>hallway|corridor"
        r"|stairwell|landing)s?$",
        r"your \g<what> is in a \g<where>", _HOLDS,
        "you keep bicycles in a hallway", "My bicycle is in a hallway.",
        "My bicycle is in a holdall.",
    ),
)
# fmt: on
