"""What people say of their lives in words that would mislead: "moved to tears", "out on me".

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

from re import Match

from cmr_logic.scenario.lexicon.entries import Rewording

# Where people lose sight of each other: "in the **crowd**"; not "in the war".
_OUT_OF_SIGHT = (
    r"(?:crowds?|crush|throng|queue|shops?|store|supermarket|market|mall|shopping\scentre|fair"
    r"|funfair"
    r"|station|airport|car\spark|woods|fog|mist|dark|maze|park|museum|festival|concert|zoo|show"
    r"|parade"
    r"|bazaar|terminal)"
)

# What becomes of who must not eat something: "my lips **swell**"; not "my lips smack".
_SWELLS = (
    r"(?:my\s(?:throat|lips|tongue|face|skin|eyes|mouth|airways?)\s(?:swells?|closes?|itch(?:es)?"
    r"|tightens?|blows?|puffs?"
    r"|burns?|goes\sred)|I\s(?:swell|come\sout\sin|break\sout|can['’]t\sbreathe|cannot\sbreathe"
    r"|stop\sbreathing"
    r"|end\sup\sin)|(?:it\s)?(?:would|could|will)\s(?:put|land)\sme\sin\s(?:hospital|A&E|casualty"
    r"|intensive)"
    r"|(?:it\s)?(?:would|could|will)\skill\sme)\b"
)


def _must_not_eat(match: Match[str]) -> str:
    """Return what somebody is allergic to whom a bite of it makes ill."""
    food = match["bite"] or match["one"] or match["eat"]
    counted = match["one"] or match["a"]
    plural = food if food.endswith("s") or not counted else f"{food}s"
    return f"I am allergic to {plural}, {match['then']}"


PLAIN_LIVES: tuple[Rewording, ...] = (
    Rewording(
        "ill-at-a-bite",
        r"\b(?:(?:one|a\ssingle|even\sa|just\sa|the\ssmallest|a\stiny)\s(?:(?:bite|mouthful"
        r"|spoonful|nibble|sip|crumb|taste|trace)"
        r"\sof\s(?:an?\s)?(?P<bite>[a-z]+)|(?P<one>[a-z]+))(?:\sor\s[a-z]+)?,?\s(?:and\s)?"
        r"|(?:if|when|whenever|every\stime)\sI\s(?:eat|have|touch|taste|swallow)\s(?P<a>an?\s"
        r"|one\s|even\sone\s)?(?:any\s)?"
        rf"(?P<eat>[a-z]+),?\s)(?P<then>{_SWELLS})",
        _must_not_eat,
        "you are allergic to nuts", "If I eat a walnut my lips swell.",
        "If I eat a walnut my lips smack.",
        needs="bite of|mouthful of|spoonful of|nibble of|sip of|crumb of|taste of|trace of|single "
              "|even a "
              "|just a |one |smallest |tiny |if i |when i |whenever i |every time i ",
    ),
    Rewording(
        "wept",
        r"\b(?:was|were|am|been|is|are)\smoved\s(?:almost\s|nearly\s)?to\stears\b",
        "wept",
        "you have wept", "I was moved to tears.", "I was moved to Tring.",
        needs="to tears",
    ),
    Rewording(
        "walked-out-on-me",
        r"\b(?P<first>walked|walks|ran|run)\sout\son\s(?P<whom>me|us)\b",
        r"left \g<whom>",
        "you are separated", "My husband walked out on me.", "My lodger walked out on stage.",
        needs="out on me|out on us",
    ),
    Rewording(
        "lost-from-sight",
        rf"\blost\s(?P<whom>(?:my|our|his|her)\s[a-z]+)\s(?=(?:in|at|among|amid|amongst)\s(?:the"
        rf"|all\sthe|a)\s"
        rf"(?:[a-z]+\s)?{_OUT_OF_SIGHT}\b)",
        r"lost sight of \g<whom> ",
        "you have lost sight of your husband", "I lost my husband in the crowd.",
        "I lost my husband in the war.",
        needs="lost",
    ),
    Rewording(
        "lost-so-long-ago",
        r"\bI(?:['’]ve|\shave)?\slost\s(?P<whom>my\s(?:husband|wife|partner|mum|mother|dad"
        r"|father))\s"
        r"(?P<when>(?:just\s)?(?:last\s(?:year|month|spring|summer|autumn|winter)"
        r"|(?:[a-z]+\s|\d+\s)?(?:years|months|weeks)\sago))(?=\s*(?:[.,;!?]|$|and\b|but\b))",
        r"\g<whom> died \g<when>",
        "you are widowed", "I lost my husband two years ago.",
        "I lost my husband's watch two years ago.",
        needs="lost my",
    ),
    Rewording(
        "lost-to-another",
        r"\b(?P<who>I|we)(?P<have>['’]ve|\shave)?\slost\s(?P<whom>my\s[a-z]+)\sto\s"
        r"(?P<rival>(?:another|a\syounger|an\solder|some(?:\sother)?)\s(?:woman|man|girl|bloke))\b",
        r"\g<whom> left me for \g<rival>",
        "your wife has left you", "I lost my wife to another man.",
        "I lost my watch to another manhole.",
        needs="lost",
    ),
    Rewording(
        "was-married-to",
        r"\b(?P<who>I|he|she)\swas\smarried\sto\s(?=[^.,;!?]*(?:[,;.!?]|$))(?![^.,;!?]*\b(?:in|on|by)\s)",
        r"\g<who> used to be married to ",
        "you have been married", "I was married to Bob.", "I was marred by Bob.",
        needs="married to",
    ),
    Rewording(
        "out-of-a-job",
        r"\bout\sof\s(?:an?\s|any\s)?(?:job|employment|a\s(?:position|post))\b",
        "out of work",
        "you are unemployed", "I've been out of a job since Easter.",
        "I've been out of a jam since Easter.",
        needs="out of",
    ),
    Rewording(
        "nobody-who",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)(?:\sgot)?\s(?P<nobody>nobody|no\sone|no-one)\s(?:who"
        r"|that)\s"
        r"(?P<does>depends|relies|lives|looks|helps)\b",
        r"\g<nobody> \g<does>",
        "you have dependants", "I've nobody who depends on me.", "I've nobody who defends me.",
        value=False,
        needs="nobody|no one|no-one",
    ),
    Rewording(
        "not-much-pay",
        r"\b(?:do\sn['’]t|don['’]t|do\snot|never)\s(?P<get>earn|make|bring\shome|take\shome)\s"
        r"(?:very\s|that\s)?(?:much|a\slot)(?=\s*(?:[.,;!?]|$|and\b|but\b|so\b|at\b|from\b|in\b"
        r"|as\b))",
        "have a low income",
        "you have a low income", "I don't earn much.", "I don't eat much.",
        needs="much|a lot",
    ),
    Rewording(
        "years-off-retiring",
        r"(?P<is>['’](?:m|re)|\sam|\sare)\s(?:still\s)?(?:many\s|some\s|a\sfew\s)?"
        r"(?:years|ages|a\slong\sway|decades)\s(?:off|away\sfrom|from)\s(?:my\s)?(?:retirement"
        r"|retiring)\b",
        r"\g<is> not retired",
        "you are retired", "I'm years off retirement.", "I'm years into planning.",
        value=False,
        needs="retir",
    ),
    Rewording(
        "finished-for-good",
        r"\b(?P<who>I|we)(?P<have>['’]ve|\shave)?\s(?:finished|packed\sup|stopped|gave\sup"
        r"|given\sup)\s"
        r"(?:work|working)\sfor\sgood\b",
        r"\g<who>\g<have> retired",
        "you are retired", "I finished work for good last summer.",
        "I finished the wall for good pay.",
        needs="for good",
    ),
    Rewording(
        "cares-about",
        r"\b(?P<who>I|we)(?P<really>\s(?:really|do|deeply|always))?\scare\s(?:a\slot\s"
        r"|deeply\s)?about\b",
        r"\g<who>\g<really> am fond of",
        "you are fond of hens", "I care about hens.", "I care for hens.",
        needs="about",
    ),
    Rewording(
        "fed-up-with-work",
        r"\bsick\s(?:and\stired\s)?of\s(?=(?:my\s|the\s|this\s)?(?:work|job|boss|waiting|it\b))",
        "weary of ",
        "you are weary of work", "I'm sick of work.", "I'm sick at work.",
        needs="sick ",
    ),
    Rewording(
        "to-speak-of",
        r"(?P<none>\b(?:no|any)\s[a-z]+)\sto\sspeak\sof\b",
        r"\g<none>",
        "you have savings", "I've no savings to speak of.", "I've nobody to speak of.",
        value=False,
        needs="to speak of",
    ),
    Rewording(
        "happily-married-still",
        r"\b(?P<be>been|am|are)\shappily\smarried\s(?=(?:for|to|with|since|and|these)\b)",
        r"\g<be> married and still together ",
        "you are married", "We've been happily married for years.",
        "We've been happily selling off hens for years.",
        needs="happily",
    ),
    Rewording(
        "came-on-board",
        r"\b(?P<who>I|we)(?P<only>\s(?:only|just|first))?\scame\son\sboard\s(?=(?:last|in|this"
        r"|on)\b"
        r"|(?:a|two|three|six|\d+)\s[a-z]+\sago)",
        r"\g<who>\g<only> started this job ",
        "you started this job", "I only came on board last autumn.",
        "I only came on board the ferry.",
        needs="on board",
    ),
    Rewording(
        "would-become-a-citizen",
        r"\b(?P<hope>appl(?:y|ied|ying)|hop(?:e|ed|ing)|want(?:ed)?|waiting|trying|like"
        r"|love)\sto\s(?:become|be)\s"
        r"(?P<what>an?\s[a-z]+\scitizen|[a-z]+(?:sh|an|ese))(?=\s*(?:[.,;!?]|$|and\b|but\b|one\b"
        r"|some\b))",
        r"\g<hope> to take that citizenship",
        "you have applied to take that citizenship", "I've applied to become a Kenyan citizen.",
        "I've applied to become a Kenyan guide.",
        needs="to become|to be ",
    ),
    Rewording(
        "passed-the-driving-test",
        r"\bpassed\smy\stest(?=\s(?:first|at|on|last|when|years?|ages|this|yesterday|two|three|and"
        r"|back"
        r"|in\s(?:(?:19|20)\d\d|my|the\s[a-z]+s))\b|\s*(?:[.,;!?]|$))",
        "passed my driving test",
        "you have a full driving licence", "I passed my test at the fourth go.",
        "I passed my toast at the fourth go.",
        needs="passed my test",
    ),
)  # fmt: skip
