"""Turns of everyday speech that have no verb of their own, or not the one that counts.

"No car yet" says that I have none, "it's timber I sell" that I sell timber, and "the council gave
me the go-ahead" that I have its consent. The entries are used and tested as those of `rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.assent_told import (
    has_condition,
    is_surely_so_answered,
    refused,
    who_answers,
)
from cmr_logic.scenario.statements.vocabulary import UNSETTLED
from cmr_logic.text import NOUN, classes, word_set, words_in

# What is added to a denial without a verb, and says no more: "no car **yet**".
_ADDED = re.compile(
    r"\s(?:yet|so\sfar|at\sall|whatsoever|any\s?more|either|left|though|of\sany\s(?:sort|kind)"
    r"|(?:for|from|with|to)\s(?:me|us)|in\s(?:my|our)\s(?:house|home|name|life|family|household)"
    r"|to\s(?:my|our)\sname|on\s(?:me|us)|around\shere|here|involved)$",
    re.IGNORECASE,
)
_DROP = re.compile(
    r"^(?:single\s)?(?:drop|scrap|shred|trace|bit|penny|speck|hint|ounce)\sof\s", re.IGNORECASE
)
# Nouns of denials that deny no thing: "no **doubt**", "no **problem**"; not "no boat".
_NO_THING = word_set(
    "doubt problem problems idea matter way need one longer more less wonder chance worry worries "
    "trouble thanks thank please sign reason sooner other fewer bother use good big"
)
# Before what somebody else gets through: "**my husband** gets through twenty a day".
_OF_HIS = re.compile(
    r"\b(?:(?:my|our|his|her|the)\s(?:[a-z]+\s)?[a-z]+|he|she|they|(?-i:[A-Z][a-z]+))\s"
    r"(?:still\s)?(?:gets?\sthrough|smokes?|has|puffs?|is\son|got\sthrough|does)\s(?:about\s)?$",
    re.IGNORECASE,
)
_LONGEST = 4  # words that name what is denied
# No verb stands within it: "waiting for my landlord **to** agree".
_NAMING = (
    r"(?!(?:to|will|would|wo|may|might|can|could|should|must|had|has|have|did|does|do|is|was|not"
    r"|never|yet|still|whether|if|(?:and|but)\s(?:s?he|they))\b)[\w-]+"
)
_SOMEBODY = rf"(?:the|my|our)\s(?:{_NAMING}\s){{0,3}}?{_NAMING}|they|he|she"


def _consented(match: re.Match[str]) -> str:
    """Return that somebody consented, where that is told as a fact: not "my aunt says he did"."""
    who = who_answers(match) or match["who"]
    if not is_surely_so_answered(match) or has_condition(match):
        return ""
    return (
        f"I have the consent of {who}. I have the permission of {who}. I have the approval of "
        f"{who}. {who} gave permission. {who} agreed."
    )


def _turned_down(match: re.Match[str]) -> str:
    """Return that somebody refused, whom a pronoun may stand for: "I asked my boss and she …"."""
    if not is_surely_so_answered(match):
        return ""
    return (
        "I do not have consent. I do not have permission. I do not have approval. "
        f"{match['who']} did not give permission. {match['who']} did not agree. {refused(match)}"
    ).strip()


def _none(match: re.Match[str]) -> str:
    """Return that one has none of what is denied without a verb, and that there is none."""
    what = match["what"].strip()
    while (shorter := _ADDED.sub("", what)) != what:
        what = shorter
    what = _DROP.sub("", what)
    words = words_in(what.lower())
    if not words or len(words) > _LONGEST or words[0] in _NO_THING:
        return ""
    if syntax.finite_verb(words) is not None or not syntax.PRONOUNS.isdisjoint(words):
        return ""
    if not any(NOUN in classes(word) for word in words):
        return ""
    return f"I have no {what}. There is no {what}."


def _cleft(match: re.Match[str]) -> str:
    """Return what is said of a thing that is named first: "it's eels I catch"."""
    if match["what"].lower().split()[0] in UNSETTLED:
        return ""  # "it's possible that I row"
    return f"{match['who']}{match['rest']} {match['what']}."


def _denied_cleft(match: re.Match[str]) -> str:
    """Return what is said by "Welsh is (not) a language that I speak"."""
    denial = " do not" if match["denied"] else ""
    return f"{match['who']}{denial} {match['rest']} {match['what']}."


# Languages that who speaks one other only does not speak.
_LANGUAGES = tuple(
    name.capitalize()
    for name in sorted(
        word_set(
            "english welsh french german spanish italian portuguese polish dutch danish "
            "swedish norwegian finnish russian ukrainian turkish greek arabic hindi urdu "
            "chinese mandarin japanese korean irish gaelic catalan czech hungarian romanian "
            "bulgarian somali swahili bengali punjabi tamil"
        )
    )
)


def _speaks(match: re.Match[str]) -> str:
    """Return that somebody speaks a language that is named."""
    return f"I speak {next(name for name in match.groups() if name)}."


def _speaks_alone(match: re.Match[str]) -> str:
    """Return that somebody speaks one language, and none of the others."""
    own = match["a"] or match["b"]
    if own not in _LANGUAGES:
        return ""
    return " ".join(f"I do not speak {name}." for name in _LANGUAGES if name != own)


def _cancelled(match: re.Match[str]) -> str:
    """Return what is said of a service that never ran; "the 7.15" may be any."""
    named = match["kind"] or match["named"]
    kinds = (named,) if named else ("train", "bus", "coach", "ferry", "tram")
    return " ".join(f"The {kind} was cancelled." for kind in kinds)


PHRASINGS: tuple[Rewording, ...] = (
    Rewording(
        "working-on-a-degree",
        r"\b(?P<who>I['’]m|I\sam|we['’]re|we\sare)\s(?:(?:still|currently|now|busy)\s)*working\s(?:on|towards?)"
        r"\s(?P<what>(?:my|an?|the|our)\s(?:[\w-]+\s){0,2}?(?:phd|doctorate|degree|thesis|dissertation"
        r"|masters?|diploma|qualification|course|certificate|coursework))\b",
        r"\g<who> completing \g<what>.",
        "you are completing a doctorate", "I'm still working on my doctorate.",
        "I'm still working on my allotment.",
        needs="working on|working toward",
    ),
    Rewording(
        "sold-at-its-value",
        r"\bsold\s(?:(?:it|them|the|my|our|\w+)\s){1,4}?(?:at|for)\s(?:(?:its|their|the|a|full|fair|current|going)"
        r"\s)*(?:market\s(?:value|price|rate)|true\svalue|asking\sprice|what\s(?:it|they)\s(?:was|were)\sworth)\b",
        r"I did not sell it at less than its worth.",
        "you sold it at less than its worth", "I sold the barge at market value.",
        "I sold the barge at the market.", value=False,
        needs="market |value|asking price|what ",
    ),
    Rewording(
        "none",
        r"(?:^|(?<=[.!?;:,–—]\s)|(?<=\s[–—-]\s)|(?<=\band\s)|(?<=\bbut\s)|(?<=\bso\s))"
        r"(?:no|not\s(?:an?|one|any|even\san?|a\ssingle))\s(?P<what>[\w'’-]+(?:\s[\w'’-]+){0,9})"
        r"(?=[.,;!?]|$)",
        _none,
        "you have a boat", "No boat yet, I'm afraid.", "No doubt about the boat.", value=False,
        needs="no |not ",
    ),
    Rewording(
        "cleft",
        r"\bit['’]s\s(?:only\s|just\s|mostly\s|always\s)?(?P<what>(?!me\b|a\spity|a\sshame|like\b)"
        r"(?:(?:the|my|our|an?)\s)?[a-z-]+(?:\s[a-z-]+)?)\s(?:that\s|which\s)?(?P<who>I|we)"
        r"(?P<rest>(?:['’](?:m|re|ve)|\s(?:am|are|have|only))?\s[\w-]+(?:\s(?:for|after|in|on|with|to"
        r"|of|at))?)(?=[.,;!?]|$|\s(?:and|but|in|on|at|from|every|these|this|most|now)\b)",
        _cleft,
        "you sell timber", "It's timber I sell.", "It's timber he sells.",
        needs="it's|it’s",
    ),
    Rewording(
        "one-of-those",
        r"\b(?P<what>(?!(?:there|it|this|that|here)\b)[A-Z][\w-]+)(?:\sis|['’]s)(?P<denied>\snot|n['’]t)?\s(?:a|an|one\sof\sthe"
        r"|among\sthe)\s(?:[a-z]+)\s(?:that\s|which\s)?(?P<who>I|we)\s(?P<rest>[a-z][^.,;!?]*?)"
        r"(?=[.,;!?]|$|\sat\shome|\swith\s)",
        _denied_cleft,
        "you speak Welsh", "Welsh is a language we speak.", "Welsh is a language they speak.",
    ),
    Rewording(
        "all-that",
        r"\b(?P<what>[\w-]+)\sis\s(?:all|what|the\sonly\s[\w-]+)\s(?:that\s)?(?P<who>I|we)"
        r"(?P<rest>\s[a-z]+)(?=[.,;!?]|$)",
        _cleft,
        "you speak Welsh", "Welsh is all I speak.", "Welsh is all I sing in.",
        needs="is all|is what|is the only",
    ),
    Rewording(
        "owner-of",
        r"\b(I|we)(?:['’]m|['’]re|\sam|\sare)\s(?:still\s|now\s|also\s)?(?:the|an?|in)\s(?:proud\s"
        r"|sole\s|joint\s|registered\s|legal\s|rightful\s)*(?:owners?|possession)\sof\s",
        r"\1 own ",
        "you own a boat", "I'm the proud owner of a boat.", "I'm the proud uncle of a boat.",
        needs="owner|possession",
    ),
    Rewording(
        "living-as",
        r"\b(I|we)(?:['’](?:ve|m|re)|\s(?:have|am|are))?(?:\sbeen)?\s(?:make|earn|made|earned|making"
        r"|earning|employed|engaged|hired|taken\son|qualified\sand\sworking)\s(?:(?:my|our|a)"
        r"\sliving\s)?as\s(?=an?\s)",
        r"\1 am ",
        "you are a cook", "I make my living as a cook.", "I make my entrance as a cook.",
        needs="make|making|made|earn|employed|engaged|hired|taken on|qualified",
    ),
    Rewording(
        "job-is-doing",
        r"\bmy\s(?:job|work|trade|profession|occupation|living)\sis\s(?=[a-z]+ing\b)",
        "I am ",
        "you repair clocks", "My job is repairing clocks.", "My hope is repairing clocks.",
        needs="job is|work is|trade is|profession is|occupation is|living is",
    ),
    Rewording(
        "with-child",
        r"\b(?:(?:I|we)(?:['’]m|['’]re|\sam|\sare)\s(?:expecting|having)(?:\s(?:a|another|our\s\w+|my"
        r"\s\w+)\s(?:baby|child|boy|girl|one)|\stwins|\striplets|(?=[.,;!?]|$|\sagain\b|\sin\s"
        r"[A-Z]))|(?:I|we)(?:['’]ve|\shave)(?:\sgot)?\s(?:a|another)\s(?:baby|little\sone|child)\son"
        r"\s(?:the|its)\sway|I(?:['’]m|\sam)\s(?:[\w-]+\s)?(?:months?|weeks)\s(?:gone|along|pregnant)"
        r"|I(?:['’]m|\sam)\s(?:going\sto\shave\sa\sbaby|in\sthe\sfamily\sway|up\sthe\sduff))",
        "I am pregnant.",
        "you are pregnant", "We're expecting.", "We're expecting rain.",
        needs="expecting|having|on the way|on its way|month|week|baby|family way|duff",
    ),
    Rewording(
        "for-a-living",
        r"\bfor\sa\sliving\b",
        "I am professional.",
        "you are professional", "I carve spoons for a living.", "I carve spoons for a lark.",
        needs="for a living",
    ),
    Rewording(
        "packet-a-day",
        r"\b(?:(?:a|one|two|half\sa)\s(?:packet|pack)s?"
        r"(?:\sof\s(?!biscuits|crisps|sweets|gum|tissues|nappies|mints|nuts|peanuts|chewing|wipes|pasta"
        r"|rice|dates|raisins|noodles|chocolates?|butter|tablets|pills|cards)[\w'’-]+)?|(?:ten|fifteen|twenty|thirty"
        r"|forty|sixty|\d\d)\s(?:cigarettes|fags|roll-ups|smokes))\s(?:a|per|every)\sday\b",
        lambda match: "" if _OF_HIS.search(match.string[: match.start()]) else "I smoke.",
        "you smoke", "A packet of Meridian a day, that's me.",
        "A packet of crisps at lunch, that's me.",
        needs="pack|cigarettes|fags|roll-ups|smokes",
    ),
    Rewording(
        "speaks-it",
        r"\b(?:(?P<a>[A-Z][a-z]+)(?:\sis|['’]s)\smy\s(?:mother\stongue|first\slanguage|native"
        r"\s(?:language|tongue)|home\slanguage)|my\s(?:mother\stongue|first\slanguage|native\slanguage)"
        r"(?:\sis|['’]s)\s(?P<b>[A-Z][a-z]+)|(?:I|we)(?:['’]m|['’]re|\sam|\sare)\s(?:(?:quite|pretty|fairly"
        r"|completely|totally)\s)?(?:fluent\sin|a\snative\sspeaker\sof|bilingual\sin)\s(?P<c>[A-Z][a-z]+)"
        r"|my\s(?P<d>[A-Z][a-z]+)(?:\sis|['’]s)\s(?:(?:quite|pretty|very|really)\s)?(?:good|fluent|excellent"
        r"|perfect|fine|decent|great|flawless)|(?:I|we)\s(?:always\s|usually\s)?(?:talk|get\sby\s(?:\w+\s)?in"
        r"|chat\sin|converse\sin)\s(?P<e>[A-Z][a-z]+))(?=[.,;!?]|$|\s(?:and|but|with|at|too|now|since)\b)",
        _speaks,
        "you speak Welsh", "My Welsh is good.", "My Welsh is rusty.",
        needs="tongue|language|fluent|native speaker|bilingual|good|excellent|perfect|fine"
        "|decent|great|flawless|talk|get by|chat in|converse in",
    ),
    Rewording(
        "speaks-no-other",
        r"\b(?:(?:I|we)\sonly\s(?:speak|know)\s(?P<a>[A-Z][a-z]+)|(?P<b>[A-Z][a-z]+)\sis\s(?:all|the\sonly"
        r"\slanguage)\s(?:that\s)?(?:I|we)\s(?:speak|know))\b",
        _speaks_alone,
        "you speak Welsh", "I only speak Danish.", "I only speak Monday.", value=False,
        needs="speak|know",
    ),
    Rewording(
        "nothing-wrong",
        r"\bnothing\s(?:at\sall\s|whatsoever\s|really\s)?(?:is\s|was\s)?(?:wrong|the\smatter)\s"
        r"(?:at\sall\s|whatsoever\s)?with\s(?P<what>(?:the|my|our)\s(?:[\w-]+\s){0,2}?[\w-]+"
        r"|it|them)(?=[.,;!?:]|$|\s(?:and|but|at|when|that|so|as)\b)",
        r"\g<what> is not faulty. \g<what> is not broken. \g<what> is not damaged.",
        "the kettle is faulty", "There's nothing wrong with the kettle.",
        "There's nothing warm with the kettle.", value=False,
        needs="nothing",
    ),
    Rewording(
        "only-one-here",
        r"\b(?:I(?:['’]m|\sam)\sthe\sonly\s(?:one|person|occupant|resident|soul)\s(?:living\s"
        r"|left\s)?(?:here\b|in\s(?:the|this|my)\s(?:house|flat|home|place|household|cottage"
        r"|bungalow|apartment))|(?:nobody|no\sone)(?:\selse)?\slives\s(?:here|there|in\s(?:the|this"
        r"|my)\s(?:house|flat|home|place|cottage|bungalow))|there(?:['’]s|\sis)\s(?:nobody|no\sone)"
        r"\s(?:else\s)?(?:living\s)?(?:here|at\shome|in\s(?:the|this|my)\s(?:house|flat|home|place"
        r"|household|cottage|bungalow))|it['’]s\sjust\sme\sand\s(?:the|my)\s(?:cat|dog|cats|dogs"
        r"|budgie|parrot|goldfish)\b|I\s(?:share\s(?:my|the)\s(?:home|house|flat|place)\swith"
        r"|live\swith)\s(?:nobody|no\sone)|I\s(?:do\snot|don['’]t)\s(?:live|share\s(?:my|the)"
        r"\s(?:home|house|flat|place))\swith\s(?:anyone|anybody))",
        "I live alone.",
        "you live alone", "There's nobody else in the house.", "There's nobody else in the choir.",
        needs="the only|nobody|no one|just me|anyone|anybody",
    ),
    Rewording(
        "let-it-lapse",
        r"\blet\s((?:my|our|the)\s(?:[\w-]+\s){0,3}?[\w-]+)\s(?:lapse|expire|run\sout)\b",
        r"\1 expired. \1 is not valid.",
        "your permit has expired", "I let my permit lapse.", "I let my permit drop.",
        needs="lapse|expire|run out",
    ),
    Rewording(
        "membership-lapsed",
        r"\blet\smy\smembership(?:\s(?:of|in|at|with)\s(?P<what>(?:the|our|my)\s(?:[\w-]+\s){0,2}?"
        r"[\w-]+))?\s(?:lapse|expire|run\sout)\b",
        r"I am not a member. I am not a member of \g<what>.",
        "you are a member of the club", "I let my membership of the club lapse.",
        "I let my membership of the club slip my mind.", value=False,
        needs="membership",
    ),
    Rewording(
        "left-one-so",
        r"\bleft\s(?P<who>me|us)\s(?:(?:permanently|badly|partly|completely|totally|severely)\s)?"
        r"(?P<how>disabled|paralysed|paralyzed|blind|deaf|homeless|widowed|unemployed|out\sof\swork"
        r"|penniless|injured|unable\sto\s[\w-]+|in\sa\swheelchair)\b",
        r"I am \g<how>.",
        "you are paralysed", "The crash left me paralysed.",
        "The crash left me a paralysed friend.",
        needs="left me|left us",
    ),
    Rewording(
        "plays-without",
        r"\b(?P<who>I|we)\s(?:(?:just|only|always|usually)\s)?(?P<deed>play|sing|busk|perform|climb|dive"
        r"|swim|paint|fish|cook)\b[^.;!?]{0,40}?\s(?:without|with\sno)\s(?:using\s|any\s|an?\s)?"
        r"(?P<what>[\w-]+)(?=\s*(?:[.,;!?]|$|and\b|but\b))",
        r"\g<who> do not use \g<what>.",
        "you use an amplifier", "I play the flute with no amplifier.",
        "I bought a flute with no amplifier.", value=False,
        needs="without|with no",
    ),
    Rewording(
        "sent-uninsured",
        r"\b(?:sent|posted|shipped|mailed|returned)\s(?P<what>(?:the|my|our|this)\s(?:[\w-]+\s){0,2}?"
        r"[\w-]+)\s(?:off\s)?(?:without|with\sno)\s(?:any\s)?insurance\b",
        r"\g<what> was not insured.",
        "the parcel was insured", "I sent the parcel without any insurance.",
        "I sent the parcel without any delay.", value=False,
        needs="insurance",
    ),
    Rewording(
        "service-never-ran",
        r"\b(?:the\s(?:[01]?\d|2[0-3])[.:][0-5]\d(?:\s(?P<kind>train|bus|coach|ferry|tram))?"
        r"|(?:the|my|our)\s(?P<named>train|bus|coach|ferry|tram))\s(?:never\s(?:ran|came)|(?:did\snot"
        r"|didn['’]t)\srun|(?:was|had\sbeen)\s(?:scrapped|axed|called\soff|taken\soff))"
        r"(?=\s*(?:at\sall\b|[.,;!?]|$|and\b|but\b))",
        _cancelled,
        "the train was cancelled", "My train never ran.", "My train never ran late.",
        needs="ran|run|scrapped|axed|called off|taken off|never came",
    ),
    Rewording(
        "agreed-to-it",
        rf"\b(?P<who>{_SOMEBODY})(?:['’]s|['’]ve|\shas|\shave)?\s(?:already\s|since\s|now\s"
        r"|both\s|all\s|kindly\s)*"
        r"(?:(?:said|say|says)\s(?:yes|ok|okay|(?:it|that)(?:['’]s|\swas|\sis)\s(?:fine|ok|okay"
        r"|all\sright)|(?:I|we)(?:\scan|\scould|\smay|\smight|['’]m\sallowed)\b(?!\s?not|n['’]t|['’]t))|(?:gave|given|gives"
        r"|give)\s(?:me\s|us\s|it\s)?(?:the|their|his|her|its)\s(?:go-ahead|green\slight|nod"
        r"|blessing|ok|okay|all-clear|thumbs[\s-]up|consent|permission|approval)|agreed?s?"
        r"(?:\sto\s(?:it|this|that))?(?=[.,;!?]|$|\s(?:in|on|last|when|and|but|straight|at)\b)"
        r"|(?:is|are|was|were)\s(?:(?:quite|perfectly|absolutely|completely|all)\s)?"
        r"(?:fine|happy|okay|ok|cool)\s(?:with|about|for)\s(?:it|this|that|me|us)"
        r"|(?:has|have|had)\sno\sobjections?|do(?:es)?(?:\snot|n['’]t)\s(?:mind|object)"
        r"|allow(?:s|ed)?\s(?:it|this|that|me\sto|us\sto)|(?:is\s|are\s)?let(?:s|ting)?\s(?:me|us)(?!\sknow)"
        r"|(?:has\s|have\s)?(?:ok['’]d|okayed|approved|authorised|authorized)\s(?:it|this|that))",
        _consented,
        "you have the consent of your landlord", "My landlord gave me the go-ahead.",
        "My landlord gave me the dog-lead.",
        needs="said|say|gave|give|agree|fine|happy|ok|cool|object|mind|allow|let|approve|authori",
    ),
    Rewording(
        "turned-it-down",
        rf"\b(?P<who>{_SOMEBODY})(?:['’]s|['’]ve|\shas|\shave)?\s(?:both\s|all\s|flatly\s)?"
        r"(?:(?:said|say|says)\s(?:no|(?:I|we)"
        r"\s(?:can['’]t|cannot|couldn['’]t|could\snot|may\snot|mustn['’]t|am\snot|are\snot))"
        r"|turned\s(?:me|us|it|this)\sdown|turned\sdown\s(?:my|our|the)\s(?:request|application)"
        r"|refused?s?(?:\s(?:it|me|us|permission|consent|to\s(?:allow|let|agree|give)[^.,;!?]*))?"
        r"|knocked\s(?:me|us)\sback|(?:would\s?n['’]t|would\snot|won['’]t|will\snot|did\s?n['’]t"
        r"|did\snot|does\s?n['’]t|does\snot|do\s?n['’]t|do\snot)\s(?:allow|agree|consent|hear\sof|have|let)"
        r"(?:\sto)?(?:\sit|\sthis|\sthat|\sme|\sus)?"
        r"|(?:has|have|had)(?:\s?n['’]t|\snot)\s(?:yet\s)?(?:given|granted)\s(?:me\s|us\s|it\s)?(?:the|their|his|her|its|any)"
        r"\s(?:go-ahead|green\slight|blessing|ok|okay|consent|permission|approval)"
        r"|put\s(?:his|her|their)\sfoot\sdown|(?:is|are|was|were)\s(?:dead\s|strictly\s)?against"
        r"\s(?:it|this|that)|(?:has\s|have\s)?(?:forbade|forbidden)\s?(?:it|this|that|me|us)?|forbids?\s(?:it|this|that|me|us)"
        r"|vetoed\s(?:it|this|that)|objects?(?:ed)?(?:\sto\s(?:it|this|that))?)"
        r"(?=[.,;!?]|$|\s(?:flat|in|on|last|when|and|but|straight|point-blank|outright|go|do|from)\b)",
        _turned_down,
        "you have the consent of your landlord", "I asked my landlord and he turned me down.",
        "I asked my landlord and he turned me round.", value=False,
        needs="say|said|turn|refus|knock|allow|agree|consent|hear|have|let|put |against|forb|veto"
        "|object|given|granted",
    ),
)  # fmt: skip
