"""Shapes of clauses about states and uses, and what else says the same: a reviewed table.

It is used by :mod:`.things_reworded`, beside that of :mod:`.shapes_of_things`.
"""

from __future__ import annotations

from cmr_logic.scenario.demands.other_words import EITHER, HOLDS
from cmr_logic.scenario.demands.shapes_of_things import FAILS, THING
from cmr_logic.scenario.lexicon.entries import OtherWords

_ONLY = r"(?:only|solely|exclusively|entirely|wholly|purely)"

# What is on things and animals to tell them apart: "they carry an ear **tag**"; not "a rider".
_SIGN = (
    r"(?P<sign>.*\b(?:tag|label|mark|marking|number|plate|badge|chip|microchip|sticker|brand|logo"
    r"|stamp|name)s?)"
)
_BEARS = r"(?:bear|carry|wear|display|show)"

# Whose company is no part: "your **son** is carrying a rod"; not "your van".
_SOMEBODY = (
    r"(?!.*\b(?:child|son|daughter|partner|spouse|husband|wife|driver|passenger|person|student"
    r"|guest|member)s?\s)"
)
_FITTED = r"(?:fitted|equipped|provided|supplied|furnished|kitted\sout)\swith"
_LEFT = r"(?:was|is|were|are|has\sbeen|have\sbeen)\sleft"
# What is granted to those who apply: "a **permit**"; not "a permutation".
_APPLIED_FOR = (
    r"(?:applications?|requests?|bids?|permission|visas?|licen[cs]es?|permits?|consent|approval"
    r"|grants?"
    r"|loans?|mortgages?|claims?|appeals?|registration|funding|bursary|scholarship|plans?|extension"
    r"|transfer|exemption)"
)
_GRANTED = r"(?:granted|approved|issued|accepted|awarded|authori[sz]ed|passed|successful)"

STATES_REWORDED: tuple[OtherWords, ...] = (
    OtherWords(
        "is-fitted-with",
        rf"^(?P<who>{THING}|it)\s(?:is|was|has\sbeen)\s{_FITTED}\s(?P<part>.+)$",
        (r"\g<who> has \g<part>",), EITHER,
        "the bus is fitted with belts", "the bus has belts", "the bus is filled with belts",
    ),
    OtherWords(
        "are-fitted-with",
        rf"^(?P<who>{THING}|they)\s(?:are|were|have\sbeen)\s{_FITTED}\s(?P<part>.+)$",
        (r"\g<who> have \g<part>",), EITHER,
        "the vans are fitted with belts", "the vans have belts", "the vans are filled with belts",
    ),
    OtherWords(
        "is-carrying",
        rf"^{_SOMEBODY}(?P<who>{THING}|it)\s(?:is\scarrying|carries|contains)\s(?P<part>.+)$",
        (r"\g<who> has \g<part>",), EITHER,
        "the goat is carrying ticks", "the goat has ticks", "your son is carrying ticks",
    ),
    OtherWords(
        "is-there",
        rf"^there\sis\s(?P<part>an?\s(?:[a-z-]+\s){{0,2}}?[a-z-]+)\s(?:in|on|at|inside)\s{THING}$",
        (r"\g<what> has \g<part>",), EITHER,
        "there is a lift in the building", "the building has a lift", "there is a lift on Mondays",
    ),
    OtherWords(
        "left-undone",
        rf"^{THING}\s{_LEFT}\sun(?P<done>locked|fastened|bolted|covered|fenced|sealed|tied"
        rf"|plugged)$",
        (r"\g<what> has not been \g<done>", r"you have not \g<done> \g<what>",
         r"\g<what> was un\g<done>"), EITHER,
        "the shed was left unlocked", "the shed has not been locked", "the shed was left unhappy",
    ),
    OtherWords(
        "left-so",
        rf"^{THING}\s{_LEFT}\s(?P<how>open|ajar|shut|closed|on|off|running|empty|dirty|unlocked"
        r"|unattended|alone|untied|switched\son|switched\soff)$",
        (r"\g<what> was \g<how>", r"you left \g<what> \g<how>"), EITHER,
        "the gate was left open", "the gate was open", "the gate was left rusty",
    ),
    OtherWords(
        "not-owned-by-anybody-else",
        rf"^you\s(?:are\sthe\s(?:sole|only)\sowner\sof\s{THING}"
        rf"|(?:solely\s)?own\s(?P<that>(?:the|your|this)\s[a-z]+)\s(?:alone|outright|solely))$",
        (r"you own \g<what>\g<that>",), FAILS,
        "you are the sole owner of the kiln", "you own the kiln", "you are the sole heir of it",
    ),
    OtherWords(
        "in-company-at-home",
        r"^you\slive\swith\s(?:your|an?|the)\s(?!(?:dog|cat|pet|animal|disability|condition|bird"
        r"|partner|spouse|husband|wife|parents?|mother|father|mum|dad|family)\b).+$",
        ("you do not live alone",), FAILS,
        "you live with your uncle", "you do not live alone", "you live with a dog",
    ),
    OtherWords(
        "has-agreed-to-it",
        r"^(?P<who>(?:the|your)\s[a-z]+)\shas\s(?:agreed|consented)(?:\sto\s(?:it|this|that))?$",
        (r"\g<who> has given permission", r"\g<who> has given consent"), EITHER,
        "the vet has agreed to it", "the vet has given permission", "the vet has agreed to a fee",
    ),
    OtherWords(
        "booked-by-another",
        r"^(?:(?:some|any)(?:one|body)\selse|another\s[a-z]+)\s(?:has|have)\s(?:booked|reserved"
        r"|requested|asked\sfor|put\sa\shold\son"
        r"|put\s(?:their|his|her)\sname\sdown\sfor)\s(?P<what>it|the\s[a-z]+)$",
        (r"somebody else has reserved \g<what>",), EITHER,
        "another guest has booked it", "somebody else has reserved it",
        "another guest has broken it",
    ),
    OtherWords(
        "wanted-by-another",
        r"^(?:(?:some|any)(?:one|body)\selse|another\s[a-z]+)\s(?:needs|wants"
        r"|is\swaiting\sfor)\s(?P<what>it|the\s[a-z]+)$",
        (r"somebody else has reserved \g<what>",), HOLDS,
        "another guest needs it", "somebody else has reserved it", "another guest nears it",
    ),
    OtherWords(
        "has-approved-it",
        r"^(?P<who>(?:the|your)\s(?:[a-z]+\s)?[a-z]+)\s(?P<has>has|have)\s(?:approved"
        r"|authorised|authorized|allowed|permitted|okayed)"
        r"\s(?:it|this|that|(?:the|your)\s(?:plans?|requests?|applications?|proposals?|works?"
        r"|changes?|idea))$",
        (r"\g<who> \g<has> agreed", r"\g<who> \g<has> given permission"), EITHER,
        "the vet has approved the plan", "the vet has agreed", "the vet has approved the food",
    ),
    OtherWords(
        "granted-what-was-applied-for",
        rf"^(?:your\s|the\s|an?\s)?(?:[a-z-]+\s){{0,2}}?{_APPLIED_FOR}\s(?:has"
        rf"|have)\sbeen\s{_GRANTED}$"
        rf"|^(?:your\s|the\s|an?\s)?(?:[a-z-]+\s){{0,2}}?{_APPLIED_FOR}\s(?:is|was|are"
        rf"|were)\s{_GRANTED}$",
        (r"your application has been granted",), EITHER,
        "the building permit has been granted", "your application has been granted",
        "the building permit has been framed",
    ),
    OtherWords(
        "starts-without-a-subject",
        r"^(?:it\s|they\s)?(?:starts?|begins?|departs?)\s(?P<when>(?:after|before|at|between"
        r"|from|by)\s.*\d.*)$",
        (r"your journey starts \g<when>",), EITHER,
        "start after 9.30 am", "your journey starts after 9.30 am", "stare after 9.30 am",
    ),
    OtherWords(
        "staff-by-hours",
        r"^you\sare\s(?:an?\s)?(?P<how>part|full)[-\s]time\s(?:staff|workers?|employees?"
        r"|members?\sof\sstaff)$",
        (r"you work \g<how> time",), EITHER,
        "you are part-time staff", "you work part time", "you are part-time saints",
    ),
    OtherWords(
        "vehicles-of-a-fuel",
        r"^(?:it\sis|they\sare|your\s(?:car|vehicle|van)\sis)\s(?:an?\s)?(?P<fuel>diesel|petrol"
        r"|electric|hybrid)\s(?:vehicles?|cars?|vans?)$",
        (r"your vehicle is \g<fuel>",), EITHER,
        "it is diesel vehicles", "your vehicle is diesel", "it is diesel fumes",
    ),
    OtherWords(
        "pupil-at-a-kind-of-school",
        r"^(?P<who>you|your\s[a-z]+|it)\s(?P<be>are|is)\s(?:an?\s)?(?:pupils?|children"
        r"|child)\s(?:at|in|of)\s(?:an?\s)?(?P<kind>primary|secondary)\sschools?$",
        (r"\g<who> \g<be> at \g<kind> school",), EITHER,
        "your son is a pupil at primary school", "your son is at primary school",
        "your son is a pupil at piano school",
    ),
    OtherWords(
        "in-infant-classes",
        r"^it\sis\sin\s(?:an?\s|the\s)?infant\sclass(?:es)?$",
        (r"your child is in an infant class", r"your son is in an infant class",
         r"your daughter is in an infant class", r"you are in an infant class"), EITHER,
        "it is in infant classes", "your child is in an infant class", "it is in infant shoes",
    ),
    OtherWords(
        "no-passengers",
        r"^you\sare\salone\sin\s(?:the|your)\s(?:car|vehicle|van|taxi|lorry)$",
        ("you have no passengers", "you have no passenger"), EITHER,
        "you are alone in the van", "you have no passengers", "you are alone in the house",
    ),
    OtherWords(
        "is-its-owner",
        rf"^you\sare\s(?:the|an)\s(?:registered\s)?owner\sof\s{THING}$",
        (r"you own \g<what>",), EITHER,
        "you are the owner of the kiln", "you own the kiln", "you are the heir of the kiln",
    ),
    OtherWords(
        "is-ones-own",
        r"^(?P<that>(?:the|this)\s[a-z]+)\sis\syours$",
        (r"you own \g<that>",), EITHER,
        "the kiln is yours", "you own the kiln", "the kiln is young",
    ),
    OtherWords(
        "owned-not-lent",
        rf"^(?:you\s(?:are\sthe\s(?:sole\s|only\s|registered\s)?owner\sof|own)\s{THING}"
        r"|(?P<that>(?:the|this)\s[a-z]+)\sis\syours)$",
        (r"you have not borrowed \g<what>\g<that>", r"you have not hired \g<what>\g<that>",
         r"you do not lease \g<what>\g<that>", r"\g<what>\g<that> is not hired"), FAILS,
        "you own the kiln", "you have not borrowed the kiln", "you fire the kiln",
    ),
    OtherWords(
        "got-otherwise",
        rf"^you\s(?:have\s|are\s)?borrow(?:ed|ing)\s{THING}(?:\sfrom\s.+)?$",
        (r"you do not own \g<what>", r"you have not bought \g<what>",
         r"you have not hired \g<what>"), FAILS,
        "you have borrowed the kayak", "you do not own the kayak", "you have buried the kayak",
    ),
    OtherWords(
        "they-carry-a-sign",
        rf"^(?P<who>they|the\s[a-z]+s|your\s[a-z]+s)\s{_BEARS}\s{_SIGN}$",
        (r"\g<who> have \g<sign>",), EITHER,
        "they carry an ear tag", "they have an ear tag", "they carry an ear to the ground",
    ),
    OtherWords(
        "it-carries-a-sign",
        rf"^(?P<who>it|the\s[a-z]+|your\s[a-z]+)\s(?:bears|carries|wears|displays|shows)\s{_SIGN}$",
        (r"\g<who> has \g<sign>",), EITHER,
        "the crate bears a label", "the crate has a label", "the crate bears a ton",
    ),
    OtherWords(
        "somewhere-to",
        r"^you\s(?:have|do\shave)\sanywhere\s(?:else\s)?to\s(?P<do>.+)$",
        (r"you have somewhere to \g<do>", r"you have a place to \g<do>"), EITHER,
        "you have anywhere to stay", "you have somewhere to stay", "you have anything to stay for",
    ),
    OtherWords(
        "on-the-list",
        rf"^{THING}\sis\slisted$|^it\sis\slisted$",
        ("it is on the list", "it is on the register", "it is on the heritage list"), EITHER,
        "the building is listed", "it is on the list", "the building is long",
    ),
    OtherWords(
        "for-other-things-too",
        rf"^{THING}\sis\s{_ONLY}\sused\sfor\s.+$|^(?P<that>(?:your|the)\s[a-z]+)\sis\sused"
        rf"\s{_ONLY}\s(?:for|by)\s.+$",
        ("you do not use it for mixed purposes",), FAILS,
        "the van is used only for deliveries", "you do not use it for mixed purposes",
        "the van is used for deliveries",
    ),
    OtherWords(
        "you-use-it-for-other-things",
        rf"^you\s(?:only|solely|exclusively)\suse\s.+\sfor\s.+$|^you\suse\s.+\s{_ONLY}\sfor\s.+$",
        ("you do not use it for mixed purposes",), FAILS,
        "you use the van only for deliveries", "you do not use it for mixed purposes",
        "you use the van for deliveries",
    ),
    OtherWords(
        "seated-there",
        r"^you\s(?:are|have\sbeen)\sseated\s(?P<where>(?:in|on|at|upstairs|downstairs)\b.*)$",
        (r"your seat is \g<where>", r"your seats are \g<where>", r"you sit \g<where>",
         r"you are sitting \g<where>", r"you have a seat \g<where>"), EITHER,
        "you are seated in the gallery", "your seat is in the gallery",
        "you are seasick in the gallery",
    ),
    OtherWords(
        "told-beforehand",
        r"^you\s(?P<did>missed|left|stayed\saway\sfrom|changed|cancelled)\s.+\swithout"
        r"\s(?:telling|informing|letting"
        r"|warning|notifying)\s(?P<whom>the\s[a-z]+|us|your\s[a-z]+)\s?(?P<when>.*)$",
        (r"you did not tell \g<whom> beforehand", r"you did not tell \g<whom> in advance"), FAILS,
        "you missed the exam without telling the school beforehand",
        "you did not tell the school beforehand", "you missed the exam without a reason",
    ),
    OtherWords(
        "changed-owners",
        rf"^{THING}\shas\schanged\shands(?:\s.+)?$",
        (r"\g<what> has a new owner", r"\g<what> has been sold"),
        HOLDS,
        "the boat has changed hands", "the boat has a new owner", "the boat has changed course",
    ),
    OtherWords(
        "no-longer-in-use",
        r"^(?P<what>(?:the|your)\s(?:username|account|profile|name|number|page))\s(?:has|have)"
        r"\sbeen\sinactive"
        r"(?P<long>\s.+)?$",
        (r"nobody has used \g<what>\g<long>", r"\g<what> has not been used\g<long>"), EITHER,
        "the account has been inactive for 2 years",
        "the account has not been used for 2 years", "the account has been active for 2 years",
    ),
)  # fmt: skip
