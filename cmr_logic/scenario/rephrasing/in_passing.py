"""What is told in passing: who shares a bedsit with her son lives with him.

The entries are used and tested as those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import LOOSELY, NUMBER
from cmr_logic.text import word_set

_DWELLING = (
    r"(?:flat|room|bedroom|bedsit|studio|apartment|house|home|place|cottage|bungalow|maisonette"
    r"|caravan|houseboat)"
)
# No home of one's own: "we're in a cottage **this week**".
_FOR_A_WHILE = (
    r"(?![^.;!?]*\b(?:week|weeks|weekend|fortnight|holidays?|vacation|summer|nights?|easter|until"
    r"|till)\b)"
)
_PLACED = r"(?:in|on|near)\s(?:the\s)?(?-i:[A-Z])[\w'’-]+(?:(?:\s|,\s)(?-i:[A-Z])[\w'’-]+){0,2}"
_SHOES = (
    r"(?:shoes?|boots?|trainers?|sandals?|slippers?|heels|sneakers?|wellies|them|these|it|coat|jacket|suit|dress"
    r"|trousers|jeans|skirt|shirt)"
)
_OUTDOORS = (
    r"(?:outside|outdoors|(?:round|around|through|in|across|along|up|down|over|on|to)\s(?:the|a|our|my)\s(?:[a-z]+\s)?"
    r"(?:park|streets?|woods|forest|hills?|fields?|beach|road|lanes?|town|village|shops|pavement|mountains?|moors?|river))"
)
_HAPPY = (
    r"(?:yes|(?:it|that|this)(?:['’]s|\sis|\swas|\swould\sbe)\s(?:absolutely\s|quite\s|perfectly\s)?(?:fine|ok|okay|all"
    r"\sright|alright|no\sproblem)|(?:he|she|they)(?:['’]s|['’]re|\sis|\sare|\swas|\swere)\s(?:quite\s|very\s|perfectly\s)?"
    r"(?:happy|fine|glad|content|ok|okay)\b|(?:he|she|they)\s(?:agrees?|agreed|consents?|consented|has\sno\sobjection"
    r"|have\sno\sobjection)|I\s(?:can|could|may)\b|we\s(?:can|could|may)\b)"
)
# As what time is spent, and not at a job: "as a **student**"; not "as a cook".
_NO_JOB = word_set(
    "student child kid boy girl prisoner hostage patient widow widower couple family guest tourist "
    "tenant lodger member baby refugee"
)
_NAMELESS = frozenset({"them", "these", "it"})


def _spent_as(match: re.Match[str]) -> str:
    """Return as what somebody worked who spent some time as it."""
    words = re.findall(r"[a-z]+", match["what"].lower())
    end = next(
        (i for i, w in enumerate(words) if w in {"in", "at", "for", "on", "with", "of"}), None
    )
    job = words[: end or len(words)][-1]
    if not is_person(job) or job in _NO_JOB:
        return ""
    who = match["who"]
    return f"{who} worked as {match['what']} for {match['time']}. {who} was {match['what']}."


def _worn(match: re.Match[str]) -> str:
    """Return that somebody wore what they walked in, and whether it was out of doors."""
    out = match["out"] or match["then"]
    what = match["what"].lower()
    if what in _NAMELESS and not out:
        return ""  # "I went in it"
    named = what if what in _NAMELESS else f"the {what}"
    return f"{match['who']} wore {named}{' outdoors' if out else ''}."


IN_PASSING: tuple[Rewording, ...] = (
    Rewording(
        "sharing-a-home",
        r"\b(?P<who>(?:my|our)\s(?:[\w'’-]+\s){0,2}?[\w-]+|he|she)\sand\s(?:I|me)\s(?:now\s|still\s|both\s|all\s)?share"
        rf"\s(?:an?|the|one|our)\s(?:[\w-]+\s){{0,2}}?{_DWELLING}\b",
        r"\g<who> lives with me. I live with \g<who>.",
        "you live with your sister", "My sister and I share a bedsit.",
        "My sister and I share a birthday.",
        needs="share",
    ),
    Rewording(
        "renting-in-a-place",
        r"\b(?P<who>I|we)(?P<be>['’]m|['’]re|\sam|\sare)?\s(?:currently\s|now\s|still\s|just\s)*"
        rf"(?:rent|renting|share|sharing|lodge|lodging)\s(?:in\s)?(?:an?|the|our|my)\s(?:[\w-]+\s){{0,2}}?{_DWELLING}\s"
        rf"(?P<where>{_PLACED})(?!\s(?:(?:out\s)?to|as|for|each|every|when|over|during|twice|once)\b){_FOR_A_WHILE}",
        r"\g<who> live \g<where>.",
        "you live in Scotland", "I share a flat in Dundee with two friends.",
        "I share a car in Dundee with two friends.",
        needs="rent|shar|lodg",
    ),
    Rewording(
        "spent-time-as",
        r"\b(?P<who>I|we|he|she|(?:my|our)\s[a-z]+)\s(?:then\s|also\s|once\s)?spent\s(?P<time>(?:[\w-]+\s){1,4}?"
        r"(?:years?|months?|decades?|weeks?))\s(?:working\s)?as\s(?P<what>an?\s[^.,;!?]+)",
        _spent_as,
        "you have worked as a teacher", "I spent ten years as a teacher.",
        "I spent ten years as a hermit.",
        needs="spent",
    ),
    Rewording(
        "said-yes-in-writing",
        r"\b(?P<who>(?:my|our|the)\s[a-z]+|he|she|they)(?:\shas|\shave|['’]s|['’]ve)?\s(?:since\s|then\s|already\s)?"
        r"(?:(?:sent|gave|given|written|wrote)\s(?:to\s)?(?:me|us)\s(?:back\s)?(?:an?\s(?:[a-z]+\s){0,2}?"
        r"(?:letter|e-?mail|note|message|text)\s)?|e-?mailed\s(?:me|us)?\s?(?:back\s)?|replied\s(?:in\swriting|by\s(?:letter|e-?mail))\s)"
        rf"(?:saying|to\ssay|(?:which|that)\ssays|stating|confirming|and\ssaid)\s(?:that\s)?{_HAPPY}",
        r"\g<who> has agreed in writing. \g<who> has given written permission.",
        "your landlord has agreed in writing",
        "My landlord sent me a letter saying that it's fine.",
        "My landlord sent me a letter saying that it's late.",
        needs="say|stat|confirm|said",
    ),
    Rewording(
        "walking-in-them",
        r"\b(?P<who>I|we|he|she)(?:['’]ve|\shave|\shas)?\s(?:only\s|just\s|once\s)?(?:walked|danced|hiked|jogged|went|ran"
        rf"|been|marched|strolled)\s(?:for\s[^.,;!?]{{1,20}}?\s)?(?P<out>{_OUTDOORS}\s)?in\s(?:(?:the|my|these|those|our)\s)?"
        rf"(?:[a-z]+\s)?(?P<what>{_SHOES})\b(?:\s(?P<then>{_OUTDOORS}))?",
        _worn,
        "the shoes have been worn outdoors", "I walked round the park in the shoes.",
        "I looked round the park for the shoes.",
        needs="walk|danc|hik|jog|went|ran|been|march|stroll",
    ),
    Rewording(
        "alone-on-the-way",
        r"\b(?:I['’]ll|I\swill|I['’]m|I\sam|it['’]s|it['’]ll|it\swill|it\sis)\s(?:be\s|going\sto\sbe\s|just\s|only\s)*"
        r"(?:(?:on|in|aboard)\sthe\s(?:train|bus|coach|plane|flight|ferry|tram|car|boat)\s(?:[a-z]+\s)?(?:by\smyself|on\smy\sown"
        r"|alone)|me\s(?:on|in|aboard)\sthe\s(?:train|bus|coach|plane|flight|ferry|tram|car|boat)|me\s(?:travelling|going|flying))\b",
        "I am travelling alone. I travel alone.",
        "you are travelling with a child", "I'll be on the train all by myself.",
        "I'll be on the train as usual.", value=False,
        needs="by myself|on my own|alone|me on|me in|me aboard|me travel|me going|me flying",
    ),
    Rewording(
        "so-many-on-the-books",
        rf"\b(?:has|have|there\sare|there['’]re)\s(?:only\s|just\s)?(?:{LOOSELY}\s)?({NUMBER})\s(?:of\sus\s)?on\s(?:the|its|our)"
        r"\s(?:payroll|books)\b",
        r"We have \1 employees. We employ \1 people.",
        "your firm has more than five employees", "Our shop has eight on the payroll.",
        "Our shop has eight on the shelf.",
        needs="payroll|books",
    ),
    Rewording(
        "stood-empty",
        r"\b(?P<what>(?:the|my|our)\s(?:[\w-]+\s)?[\w-]+|it)(?:\shas|['’]s)\s(?:now\s|just\s)?(?:stood|been|lain|sat)"
        r"\s(?:completely\s|quite\s)?(?:empty|vacant|unoccupied|uninhabited)\s(?P<when>(?:for|since)\s[^.,;!?]+)",
        r"Nobody has lived in \g<what> \g<when>.",
        "anybody has lived in the house in the last year",
        "The house has stood empty for nine years.", "The house has stood too near the sea.",
        value=False,
        needs="empty|vacant|unoccupied|uninhabited",
    ),
    Rewording(
        "visiting-for-a-while",
        r"\b(?P<who>I|we)(?:['’]ll|\sonly|\sjust|\susually|\soften)*\s(?:come|go|travel|drive|cross)\s(?:(?:over|across|down|up|back|out)\s)?"
        r"to\s(?P<where>(?:the|this|your)\s[a-z]+|(?-i:[A-Z])\w+)\s(?:only\s|just\s)?(?:for\s(?:an?|one|two|three|our|my)\s(?:[a-z]+\s)?"
        r"(?:weekends?|weeks?|fortnights?|months?|few\sdays|days?|holidays?)|on\sholiday)\b",
        r"\g<who> do not live on \g<where>. \g<who> do not live in \g<where>.",
        "you live on the island", "We come over to the island for a fortnight each summer.",
        "We come over to the island for a quiet life.", value=False,
        needs="for |on holiday",
    ),
    Rewording(
        "work-sent-in",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)?\s(?:already\s|just\s|also\s)?(?:sent|submitted|posted|put|handed|emailed)\s(?:in\s)?"
        r"(?P<what>(?:my|our|an?)\s(?:own\s)?[a-z]+)\s(?:in\s)?(?:(?:in)?to|for)\s(?:the|your|this)\s(?:[a-z]+\s)?"
        r"(?P<where>competition|contest|raffle|show|prize|award|draw|race)\b",
        r"\g<who> have entered \g<what>. \g<who> have entered the \g<where>.",
        "you have entered the competition", "I sent my poem in to the competition.",
        "I sent my poem in a letter to the judge.",
        needs="competition|contest|raffle|show|prize|award|draw|race",
    ),
    Rewording(
        "at-home-in",
        r"(?:(?<=^)|(?<=[.!?]\s))(?P<who>we['’]re|we\sare|I['’]m|I\sam|ours\sis|ours['’]s)\s(?:(?:still|now|currently)\s)?"
        r"(?P<in>in\s)?(?P<what>an?\s(?:[\w-]+\s){0,2}?(?:flat|house|bungalow|cottage|maisonette|bedsit|caravan|houseboat|terrace|semi))"
        rf"(?=[.,;!?]|\s(?:over|above|on|in|near|by|with|and|but)\b|$){_FOR_A_WHILE}",
        lambda match: (
            f"I live in {match['what']}."
            if bool(match["in"]) is not match["who"].lower().startswith("ours")
            else ""
        ),
        "you live in a flat", "We're in a flat over the chip shop.",
        "We're fond of a flat over the chip shop.",
        needs="flat|house|bungalow|cottage|maisonette|bedsit|caravan|terrace|semi",
    ),
    Rewording(
        "not-in-such-a-home",
        r"(?:(?<=^)|(?<=[.!?]\s))not\sin\s(?P<what>an?\s(?:[\w-]+\s){0,2}?(?:flat|house|bungalow|cottage|maisonette|home))"
        r"(?=[.,;!?]|$)",
        r"I do not live in \g<what>.",
        "you live in a detached house", "Not in a detached house, by the way.",
        "Not in a hurry to leave the detached house.", value=False,
        needs="not in",
    ),
    Rewording(
        "cost-one-so-much",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)?\s(?:only\s|just\s)?(?:shelled|forked|splashed|laid|stumped|coughed)\s(?:out|up)\s"
        r"(?P<sum>(?:about\s|over\s|nearly\s|almost\s|some\s|more\sthan\s)?(?:[£$€]\s?\d[\d,.]*|\d[\d,.]*\s(?:pounds|quid|euros|dollars)"
        r"|[a-z-]+\s(?:pounds|quid|euros|dollars)))\s(?:for|on)\s(?P<what>(?:the|my|our|a|an)\s[a-z]+|it|them)\b",
        r"\g<who> paid \g<sum> for \g<what>. \g<who> spent \g<sum> on \g<what>. "
        r"\g<what> cost \g<sum>.",
        "your car cost more than £5,000", "I shelled out £6,200 for my car.",
        "I shelled out £6,200 for my carpets.",
        needs="shelled|forked|splashed|laid|stumped|coughed",
    ),
    Rewording(
        "graduated-with",
        r"\b(?P<who>I|we|he|she)(?:['’]ve|\shave|\shas)?\sgraduated\s(?:from\s[^.,;!?]{1,40}?\s)?(?:in\s\d{4}\s)?with\s(?:an?\s)?"
        r"(?:[a-z-]+\s){0,2}?(?:degree|bsc|ba|msc|ma|first|two-one|2:1)\sin\s(?P<what>[a-z]+)",
        r"\g<who> have a degree in \g<what>.",
        "you have a degree in science", "I graduated with a BSc in zoology.",
        "I graduated with a friend in zoology.",
        needs="graduated",
    ),
    Rewording(
        "ones-base",
        r"\bmy\s(?:[a-z]+\s)?base(?:['’]s|\sis|\shas\sbeen)\s(?:now\s)?(?:at\s|in\s)?(?P<what>(?:the\s)?(?-i:[A-Z])[^.,;!?]*)",
        r"I am based at \g<what>.",
        "you are based at the Northgate depot", "My base is the Northgate depot.",
        "My boss is the Northgate depot's.",
        needs=" base",
    ),
    Rewording(
        "on-the-list",
        r"\b(?P<what>(?:the|my|our)\s[a-z]+|it)(?P<is>['’]s\snot|\sisn['’]t|\sis\snot|['’]s|\sis)\son\s(?:the|your|their)\s"
        r"(?:[a-z]+\s)?(?P<list>list|register)\b",
        lambda match: (
            f"{match['what']} is{' not' if 'n' in match['is'].lower() else ''} "
            f"{'listed' if match['list'].lower() == 'list' else 'registered'}."
        ),
        "the mill is listed", "The mill is on the list.", "The mill is on the lane.",
        needs="list|register",
    ),
    Rewording(
        "at-work-in-the-car",
        r"\b(?P<who>I|we)\s(?:now\s|also\s|sometimes\s|regularly\s)?(?:deliver|transport|carry|drop\soff)\s(?:pizzas?|parcels|packages"
        r"|takeaways|groceries|food|flowers|post|goods|orders|meals|customers|passengers|clients)\s(?:[^.;!?]{0,40}?\s)?(?:in|with)\s(?:the|my|our)\s"
        r"(?P<what>(?:own\s)?(?:car|van|bike|motorbike|scooter|vehicle|moped))\b",
        r"\g<who> use the \g<what> for work. The \g<what> is used for work.",
        "the car is used for work", "I deliver pizzas in the car.", "I eat pizzas in the car.",
        needs="car|van|bike|scooter|vehicle|moped",
    ),
    Rewording(
        "going-on-foot",
        r"\b(?P<who>I|we)(?:['’]ll|\swill|['’]m|['’]re|\sam|\sare)\s(?:be\s)?(?:coming\s|going\s|there\s|only\s|just\s)?on\sfoot\b",
        r"\g<who> will walk. \g<who> am not in a vehicle. \g<who> will not stay in a vehicle. "
        r"\g<who> will not stay inside a vehicle.",
        "you stay inside a vehicle", "I'll be on foot the whole time.",
        "I'll be on form the whole time.", value=False,
        needs="on foot",
    ),
)  # fmt: skip
