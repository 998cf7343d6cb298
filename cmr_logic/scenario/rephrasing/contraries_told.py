"""What one thing said rules out of another: "I'm staying put" of moving out, "of my own accord".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.scenario.rephrasing.verb_phrases import base_of, denied_phrase
from cmr_logic.text import word_set

_WORDS = r"(?:[^.,;!?:()–—]|(?<=\d)[.,](?=\d))"
END = (
    r"(?=\s*(?:[.,;:!?]|$)|\s(?:and|but|because|as|so|since|until|till|for|now|when|while|this|that"
    r"|today|on|in|at)\b)"
)
THE = r"(?:my|our|the|your|his|her|their|this)"
THING = rf"(?P<what>{THE}\s(?:[a-z-]+\s){{0,3}}?[\w-]+)"
WHO = r"(?P<who>I|we|he|she|they|(?:my|our|the)\s(?:[a-z-]+\s){0,2}?[a-z-]+)"
_AM = (
    r"(?:['’](?:m|re|s|ll\sbe)|\s(?:am|are|is|will\sbe))"
    r"(?:\s(?:still|only|just|now|definitely|certainly))?"
)
_STAYING = r"(?:staying|stopping|remaining|going\sto\s(?:stay|remain|go\son\sliving))"
_OWN_ACCORD = (
    r"(?:of\s(?:my|our|his|her|their)\sown\s(?:accord|free\swill|choice|volition)"
    r"|off\s(?:my|our|his|her|their)\sown\s(?:bat|back)|on\s(?:my|our|his|her|their)\sown\sinitiative"
    r"|without\sbeing\s(?:told|asked|ordered)|unprompted|unasked|unbidden)"
)
_PAY = (
    r"(?:(?:housing\s|child\s|universal\s|carer['’]s\s|pension\s)?(?:benefits?|allowance|credit|pension|grant"
    r"|payments?|support|assistance|bursary|stipend|wages|salary|subsidy|top-up|supplement))"
)


def if_told(says: Callable[[re.Match[str]], str]) -> Callable[[re.Match[str]], str]:
    """Return what says so where a story tells it as a fact and does not deny it."""

    def said(match: re.Match[str]) -> str:
        return says(match) if is_told_as_so(match) and not is_denied_before(match) else ""

    return said


def said_of(says: str) -> Callable[[re.Match[str]], str]:
    """Return what is said of a thing, by a template for it: "{} has not come"."""
    return if_told(lambda match: says.format(match["what"]))


def _be_of(who: str) -> str:
    if who == "I":
        return "I am"
    many = who in {"we", "they"} or (who.endswith("s") and not who.endswith("ss"))
    return f"{who} {'are' if many else 'is'}"


def _do(who: str) -> str:
    return "do" if _be_of(who).endswith(("am", "are")) else "does"


def _stays(match: re.Match[str]) -> str:
    """Return that somebody does not leave the place where they stay."""
    is_, what = _be_of(match["who"]), match["place"]
    if not what:
        return " ".join(f"{is_} not {how}." for how in ("leaving", "moving out", "moving"))
    there = ("leaving", "moving out of", "going out of", "moving from")
    return " ".join(f"{is_} not {how} {what}." for how in there)


def _leaves(match: re.Match[str]) -> str:
    """Return that somebody does not stay in the place that they leave."""
    is_, what = _be_of(match["who"]), match["what"]
    return f"{is_} not staying in {what}. {is_} not remaining in {what}."


def _keeps_away(match: re.Match[str]) -> str:
    """Return that somebody does not come to what they keep away from."""
    is_, what = _be_of(match["who"]), match["what"]
    deeds = ("coming to", "going to", "attending", "visiting", "entering", "using")
    do = f"{match['who']} {_do(match['who'])}"
    said = [f"{is_} not {deed} {what}." for deed in deeds]
    return " ".join([*said, *(f"{do} not {deed} {what}." for deed in ("use", "visit", "go to"))])


def _lives_elsewhere(match: re.Match[str]) -> str:
    """Return that somebody does not live with whoever tells."""
    who = match["who"]
    do = "do" if who == "they" or (who.endswith("s") and not who.endswith("ss")) else "does"
    return (
        f"{who} {do} not live with me. {who} {do} not live with us. {who} {do} not live in my home."
    )


def _unasked(match: re.Match[str]) -> str:
    """Return that what somebody does unasked is done at nobody's order."""
    phrase = denied_phrase(match["phrase"])
    if not phrase or match["phrase"].strip().startswith(("not ", "never ")):
        return ""
    orders = ("on the orders of anyone", "at the request of anyone", "on anyone's instructions")
    return " ".join(f"{match['who']} {phrase} {how}." for how in orders)


def _bare(what: str) -> str:
    """Return a thing without its owner: "my flash" is "flash"."""
    return what.split(" ", 1)[1]


def _off(match: re.Match[str]) -> str:
    """Return that what is switched off is not used."""
    what, be = match["what"], match["be"].lower()
    done = {"was": "I did not use", "were": "I did not use", "will be": "I will not use"}
    use = done.get(be.strip(), "I do not use")
    return f"{use} {what}. {use} {_bare(what)}. {use} a {_bare(what)}."


def _untouched(match: re.Match[str]) -> str:
    """Return that what was left alone was not used."""
    what = match["what"]
    said = ("I did not use", "I did not touch", "I have not used", "I have not touched")
    return " ".join(f"{way} {what}. {way} a {_bare(what)}." for way in said)


_NUMBERS = ("one", "two", "three", "four", "five", "six")


def _too_few(match: re.Match[str]) -> str:
    """Return that fewer cannot lift what so many are needed for."""
    more = " more than " in match[0]
    fewer = _NUMBERS[: _NUMBERS.index(match["count"].lower()) + more]
    verb, what = match["verb"], match["what"]
    return " ".join(
        f"{few.capitalize()} {'person' if few == 'one' else 'people'} cannot {verb} {what}."
        for few in fewer
    )


def _let_off(match: re.Match[str]) -> str:
    """Return that whoever is let off a deed does not do it: "exempt from paying"."""
    base, who = base_of(match["verb"]), match["who"]
    if base == "be":
        return f"{_be_of(who)} not{match['rest']}."
    if not base:
        return ""
    return f"{who} {_do(who)} not {base}{match['rest']}."


# Kin of whom none is unrelated: "my **aunt**"; not "my friend".
_KIN = tuple(
    sorted(
        word_set(
            "child son daughter parent mother father brother sister spouse wife husband partner "
            "uncle aunt nephew niece cousin grandchild grandparent relative"
        )
    )
)


def _no_kin(match: re.Match[str]) -> str:
    """Return that somebody who is not related is no kin of any kind."""
    who = match["who"]
    return f"{who} is not related to me. " + " ".join(f"{who} is not my {kin}." for kin in _KIN)


CONTRARIES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "stays-there",
        rf"\b{WHO}{_AM}\s{_STAYING}(?:\son)?(?:\sliving)?\s(?:put|(?:in|at|inside|within|on)\s"
        rf"(?P<place>{THE}\s(?:[a-z-]+\s){{0,3}}?[\w-]+)){END}",
        if_told(_stays),
        "you are moving out of the cabin", "I'm staying in the cabin.",
        "I'm straying from the cabin.", value=False,
        needs="stay|stopping|remain|going to go on",
    ),
    Rewording(
        "goes-on-living-there",
        rf"\b{WHO}(?:['’]ll|\swill|\sintend\sto|\splan\sto|['’]m\sgoing\sto|\sam\sgoing\sto)?\s(?:go\son|carry\son|keep(?:\son)?"
        rf"|continue)\s(?:living|staying|to\slive|to\sstay)\s(?:in|at|on)\s(?P<place>{THE}\s(?:[a-z-]+\s){{0,3}}?[\w-]+){END}",
        if_told(_stays),
        "you are moving out of the cabin", "I will go on living in the cabin.",
        "I will go on looking at the cabin.", value=False,
        needs="living|staying|to live|to stay",
    ),
    Rewording(
        "leaves-there",
        rf"\b{WHO}{_AM}\s(?:leaving|moving\sout\sof|going\sout\sof|vacating|quitting)\s{THING}{END}",
        if_told(_leaves),
        "you are staying in the cabin", "I will be leaving the cabin.",
        "I will be leasing the cabin.", value=False,
        needs="leaving|out of|vacating|quitting",
    ),
    Rewording(
        "keeps-away-from-it",
        rf"\b{WHO}(?:{_AM}\s(?:staying|keeping|steering|going\sto\sstay|going\sto\skeep)|\s(?:stay|keep|steer)s?)\s(?:well\s)?(?:away\sfrom|clear\sof|out\sof)"
        rf"\s{THING}{END}",
        if_told(_keeps_away),
        "you are coming to the harbour", "I'll be staying away from the harbour.",
        "I'll be straying away from the harbour.", value=False,
        needs="away from|clear of|out of",
    ),
    Rewording(
        "lives-elsewhere",
        r"\b(?P<who>(?:my|our|the)\s(?:[a-z-]+\s){0,2}?[a-z-]+|he|she|they)(?:\s(?:has|have)\s(?:now\s|since\s|already\s)?moved\sout(?=\s*(?:[.,;!?]|$))"
        r"|\s(?:does\s|do\s)?lives?\s(?:now\s)?(?:alone|(?:on|by)\s(?:his|her|their)\sown(?=\s*(?:[.,;!?]|$)|\s(?:in|now|at|and|but)\b)|by\s(?:him|her)self|somewhere\selse|elsewhere|apart\sfrom\s(?:me|us)|separately(?:\sfrom\s(?:me|us))?|in\s(?:another|a\sdifferent)\s(?:house"
        r"|home|flat|town|city|country|village)|at\s(?:another|a\sdifferent)\saddress)\b)",
        if_told(_lives_elsewhere),
        "your cousin lives with you", "My cousin lives somewhere else.",
        "My cousin loves somewhere else.", value=False,
        needs="else|apart|separately|another|different|alone|own|self|moved out",
    ),
    Rewording(
        "of-ones-own-accord",
        rf"\b(?P<who>I|we)(?P<phrase>(?:['’](?:m|ve|d)|\s(?!left|quit|resigned|went|gave|chose)[a-z]+)(?:\s{_WORDS}*?)?)\s(?:entirely\s|purely\s|all\s)?{_OWN_ACCORD}",
        if_told(_unasked),
        "you moved the cart on the orders of a warden", "I moved the cart of my own accord.",
        "I moved the cart of my own aunt.", value=False,
        needs=" own |without being|unprompted|unasked|unbidden",
    ),
    Rewording(
        "switched-off",
        rf"\b{THING}(?:\s(?P<be>is|was|are|were|will\sbe))\s(?:always\s|already\s|kept\s|going\sto\sbe\s)?(?:switched|turned)\soff\b",
        if_told(_off),
        "you use a radio", "My radio is switched off.", "My radio is switched over.", value=False,
        needs="switched off|turned off",
    ),
    Rewording(
        "left-it-alone",
        rf"\b(?:I|we)(?:\sdid|['’]ve|\shave|['’]d)?\s(?:left|leave|kept)\s{THING}\s(?:well\s)?(?:alone|untouched|switched\soff|turned\soff"
        r"|in\smy\s(?:bag|pocket))\b",
        if_told(_untouched),
        "you used the radio", "I left the radio alone.", "I left the radio along the wall.",
        value=False,
        needs="alone|untouched|off|in my ",
    ),
    Rewording(
        "there-on-time",
        rf"\b(?P<who>I|we)(?:['’]m|\sam|['’]ll\s(?:be|arrive|get\sthere)|\swill\s(?:be|arrive|get\sthere)|['’]re|\sare)\s(?:there\s|here\s)?"
        rf"(?:(?:right\s)?on\stime|early|in\s(?:good\s|plenty\sof\s)?time|ahead\sof\stime|punctual(?:ly)?)\sfor\s{THING}",
        if_told(
            lambda m: (
                f"I will not arrive after {m['what']} has started. "
                f"I will not be late for {m['what']}. I will arrive on time. "
                f"I will arrive before {m['what']} starts."
            )
        ),
        "you arrive after your class has started", "I will be on time for my class.",
        "I will be on trial for my class.", value=False,
        needs=" time |early |punctual",
    ),
    Rewording(
        "paid-for-ones-work",
        r"\b(?:I|we)\s(?:get|receive|earn|am\sgiven)\s(?:any\s|some\s|good\s)?(?P<what>money|paid|a\swage"
        r"|wages|pay|payment|a\ssalary|a\sfee)\sfor\s(?:my\s|the\s|our\s|this\s)?(?:work|shifts|hours|job|help)\b",
        if_told(lambda m: "The work I do is paid."),
        "the work you do is unpaid", "I get money for my work.", "I get mocked for my work.",
        value=False,
        needs=" for ",
    ),
    Rewording(
        "not-related",
        r"\b(?P<who>(?:my|our|the)\s(?:[a-z-]+\s){0,2}?[a-z-]+|he|she)(?:['’]s|\sis|\sand\sI\sare)\s(?:(?:unrelated|not\srelated|no\srelation)(?=\s*(?:[.,;!?]|$))|(?:unrelated\sto|no\srelation\s(?:of|to)|not\srelated\sto|no\skin\sof)"
        r"\s(?:me|us|mine)\b)",
        lambda m: _no_kin(m) if is_told_as_so(m) else "",
        "the porter is your child", "The porter is unrelated to me.",
        "The porter is related to me.", value=False,
        needs="relat|no kin",
    ),
    Rewording(
        "years-to-go",
        r"\b(?:(?:I|we)(?:['’]ve|\s(?:still\s)?have)(?:\s(?:still|got))*|there(?:['’]s|\sis|\sare))\s(?:(?:at\sleast\s)?another(?:\s(?:two|three|four))?"
        r"|one\smore|two(?:\smore)?|three(?:\smore)?|four(?:\smore)?|a\sfurther)\s(?:years?)\s(?:left|to\sgo|ahead|to\s(?:study|do)|after\sthis"
        r"(?:\sone)?|still\sto\s(?:go|come))\b(?!\s(?:of|on)\s(?:the|my|our)\s(?:lease|contract|loan|mortgage|tenancy|sentence|warranty|guarantee))",
        if_told(
            lambda m: (
                "I am not in my final year. I am not in my last year. "
                "I am not a final-year student."
            )
        ),
        "you are in your final year", "I've got two more years to go.",
        "I've got two more yards to go.", value=False,
        needs="year",
    ),
    Rewording(
        "the-pay-has-stopped",
        rf"\b(?P<what>(?:my|our)\s(?:[\w’']+\s){{0,4}}?{_PAY})(?:\shas|\shave)?\s(?:now\s|already\s|just\s)?(?:stopped(?:\sbeing\spaid)?|ended|ceased"
        r"|been\sstopped|was\sstopped|were\sstopped|been\scut\soff|was\scut\soff|dried\sup|run\sout|ran\sout)\b",
        if_told(
            lambda m: (
                f"{m['what']} is not paid to me. {_bare(m['what'])} is not paid to me. "
                f"I do not get {_bare(m['what'])}. I do not receive {_bare(m['what'])}. "
                f"I do not receive a {_bare(m['what'])}. I do not get a {_bare(m['what'])}."
            )
        ),
        "mobility allowance is paid to you", "My mobility allowance has stopped.",
        "My mobility allowance has staggered me.", value=False,
        needs="stopped|ended|ceased|cut off|dried up|run out|ran out",
    ),
    Rewording(
        "still-in-the-trade",
        r"\b(?P<who>I)(?:['’]m|\sam)\sstill\s(?:in|working\sin|active\sin|practising|practicing|working\sas\san?)\s"
        r"(?P<what>practice|nursing|teaching|medicine|farming|business|dentistry|law|policing|banking|catering|the\s(?:trade|profession|army|navy|forces|police)"
        r"|engineering|publishing|mining|acting|accounting)\b",
        if_told(
            lambda m: (
                f"I have not retired from {m['what']}. I am not retired from {m['what']}. "
                f"I am not retired. I have not left {m['what']}."
            )
        ),
        "you have retired from nursing", "I'm still in nursing.", "I'm still in Nancy.",
        value=False,
        needs="still ",
    ),
    Rewording(
        "let-off-doing",
        rf"\b{WHO}(?:['’](?:m|re|s)|\s(?:am|are|is)|(?:['’]ve|['’]s|\shas|\shave)\sbeen)\s(?:(?:currently|now|also|completely|totally|fully)\s)?"
        r"(?:exempt(?:ed)?\sfrom|excused(?:\sfrom)?|let\soff|relieved\s(?:of|from)|released\sfrom|spared(?:\sfrom)?|banned\sfrom"
        r"|barred\sfrom|prohibited\sfrom|disqualified\sfrom|debarred\sfrom)\s(?:ever\s|having\sto\s(?=pay))?(?P<verb>[a-z]+ing|pay)\b"
        rf"(?P<rest>(?:\s{_WORDS}*)?)",
        if_told(_let_off),
        "you pay the toll", "I'm exempt from paying the toll.",
        "I'm exhausted from paying the toll.",
        value=False,
        needs=" from |excused|let off|relieved|spared",
    ),
    Rewording(
        "is-a-shop-without",
        r"\b(?:my|our)\s(?:[a-z-]+\s)?(?:stall|shop|store|menu|bar|café|cafe|kiosk|restaurant|counter|bakery|van|market)(?:['’]s|\sis)\s(?:totally\s|completely\s"
        r"|entirely\s)?(?:(?:free|clear)\s(?:of|from)\s(?:any\s|all\s)?(?P<what>[a-z]+(?:\sor\s[a-z]+)?)|(?P<so>[a-z]+)-free)\b",
        if_told(
            lambda m: "I do not sell any {0}. I do not serve any {0}.".format(m["what"] or m["so"])
        ),
        "you sell fudge", "My stall is free of any fudge.", "My stall is full of fudgy cake.",
        value=False,
        needs="free|clear",
    ),
    Rewording(
        "lives-rent-free",
        rf"\b{WHO}\s(?:live|lives|stay|stays|lived)\s(?:[a-z]+\s){{0,4}}?(?:rent[\s-]free|for\snothing|for\sfree)\b",
        if_told(lambda m: f"{m['who']} {_do(m['who'])} not pay rent."),
        "your uncle pays rent", "My uncle lives with us rent-free.",
        "My uncle lives with us in rented rooms.", value=False,
        needs="free|for nothing",
    ),
    Rewording(
        "is-not-ones-own",
        rf"\b{THING}(?:['’]s|\sis)\s(?:(?:only|just|merely)\s)?(?:borrowed|on\sloan(?:\s(?:to|from)\s[a-z]+)?|lent\sto\s(?:me|us)|hired|rented|leased"
        rf"|(?:my|our|his|her|the)\s(?:[a-z]+\s)?[a-z]+['’]s){END}",
        said_of("I do not own {0}. {0} is not mine. {0} does not belong to me."),
        "you own the canoe", "The canoe is only borrowed.", "The canoe is only battered.",
        value=False,
        needs="borrowed|on loan|lent|hired|rented|leased|'s|’s",
    ),
    Rewording(
        "takes-so-many-to",
        r"\bit(?:\sdoes|\swould)?\s(?:takes?|needs?)\s(?:at\sleast\s|more\sthan\s)?(?P<count>two|three|four|five|six)\s(?:people|men|of\sus|adults|persons)\sto\s"
        rf"(?P<verb>lift|carry|move|push|pull|open|shift|handle)\s{THING}",
        if_told(_too_few),
        "your chest can be lifted by one person",
        "It takes two people to lift my chest.",
        "It takes two people to like my chest.", value=False,
        needs="people|men|of us|adults|persons",
    ),
    Rewording(
        "buys-for-each",
        r"\b(?:I|we)\s(?:just\s|only\s)?(?:buy|get)\s(?:single|individual|one-off|day|ordinary)\s(?:match\s|game\s)?tickets\b"
        r"|\b(?:I|we)\s(?:just\s|only\s)(?:buy|get)\s(?:my\s|our\s)?tickets\s(?:for\s(?:single|individual|each|one-off)\s[a-z]+|on\sthe\s(?:door|day|gate)"
        r"|match\sby\smatch)\b",
        if_told(
            lambda m: (
                "I do not have a season ticket. I do not hold a season ticket. "
                "I am not a season ticket holder."
            )
        ),
        "you hold a season ticket", "I only buy tickets on the day.",
        "I only buy tickles on the day.", value=False,
        needs="tickets",
    ),
)  # fmt: skip
