"""Turns by which people ask in a roundabout way: "Could you tell me **whether** I can row?".

Each table has named entries; :mod:`cmr_logic.inquiry.plainly` makes plain questions by them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from cmr_logic.records import record
from cmr_logic.text import word_set
from cmr_logic.text.patterns import compiled

_WORD = re.compile(r"[a-z]+")


@record(frozen=True, slots=True)
class Turn:
    """A turn of asking.

    Args:
        name: by which tests speak of it.
        signs: words, one of which every text with the turn has.
        said: its words, as a regular expression.
        plain: what stands for them, where they are not just left out.
        fires: a question with it, and the same asked plainly.
        idle: a question that looks alike and is plain as it stands.
    """

    name: str
    signs: frozenset[str]
    said: str
    fires: tuple[str, str]
    idle: str
    plain: str = ""

    @property
    def pattern(self) -> re.Pattern[str]:
        """Its words, ready to be looked for."""
        return compiled(self.said)


def a_turn(name: str, signs: str, said: str, fires: tuple[str, str], *rest: str) -> Turn:
    """Return a turn of asking, whose signs are given as one text."""
    return Turn(name, word_set(signs), said, fires, *rest)


def with_signs(turns: Iterable[Turn], text: str) -> Iterator[Turn]:
    """Return the turns of which a text has a sign: the others are not in it.

    Example:
        >>> [turn.name for turn in with_signs(HOPING, "Won't I lose my seat?")]
        ['will I not', 'can I not']
    """
    words = set(_WORD.findall(text.lower()))
    return (turn for turn in turns if not words.isdisjoint(turn.signs))


_WHETHER: Final = r"(?:if|whether(?:\s+or\s+not)?)\s+"
_THAT: Final = r"(?:\s+that)?\s+"
_PAPER: Final = (
    r"(?:this|these|the|your)\s+(?:\w+\s+)?"
    r"(?:rules?|pages?|guidance|guidelines?|texts?|polic(?:y|ies)|polices|terms|website|leaflet)"
)
# How "not" is written behind an auxiliary, parted at its apostrophe or whole.
_WHOLE: Final = "aint arent cant couldnt didnt doesnt dont hasnt havent isnt mustnt shouldnt wasnt"
_DENIED: Final = f"t {_WHOLE} werent wont wouldnt"
_I: Final = r"(?:i|we)(?:\s+am|\s+are|\s+was|\s+were|[’']m|[’']re)?"

# What opens a question and says nothing of what is asked.
OPENINGS: Final = (
    a_turn(
        "greeting",
        "hi hello hey dear good",
        r"(?:hi|hello|hey|dear\s+\w+|good\s+(?:morning|afternoon|evening))(?:\s+(?:there|all))?"
        r"\s*[,!.–-]\s*",
        ("Hi there, can I row?", "can I row?"),
        "Can I say hello?",
    ),
    a_turn(
        "announced",
        "just question basically short please first firstly next secondly finally lastly ask",
        r"(?:just\s+(?:checking|wondering|asking|curious|to\s+check|to\s+be\s+sure)"
        r"|(?:a\s+)?(?:quick\s+|my\s+)?question|basically|in\s+short|please|first(?:ly|\s+of\s+all)?"
        r"|next|secondly|finally|lastly|(?:may|can|could)\s+i\s+(?:just\s+)?ask)\s*[:,–-]\s*",
        ("Just checking: do I need a pass?", "do I need a pass?"),
        "Can I ask a question?",
    ),
    a_turn(
        "joined",
        "so but and also well ok okay then now",
        r"(?:(?:so|but|and|also|well|ok|okay|then|now)\s*,?\s+)+(?=(?:can|could|do|does|am|is|are|will"
        r"|was|were|may|must|should|would|did|has|have)\b)",
        ("So can I row?", "can I row?"),
        "Well kept boats are let?",
    ),
    a_turn(
        "as it stands",
        "as at in way interest generally normally usually legally technically currently honestly"
        " sorry excuse anyway apparently",
        r"(?:as\s+(?:things|it|matters)\s+stands?|as\s+a\s+(?:rule|matter\s+of\s+(?:fact|interest))"
        r"|as\s+far\s+as\s+(?:i|we)\s+(?:know|can\s+tell|understand)|as\s+of\s+now"
        r"|at\s+(?:present|the\s+moment)|in\s+(?:general|principle|theory|practice|that\s+case"
        r"|this\s+case|my\s+(?:case|situation))|by\s+the\s+way|out\s+of\s+interest"
        r"|(?:generally|normally|usually|legally|technically|currently|honestly|sorry|excuse\s+me"
        r"|anyway|apparently)(?:\s+speaking)?)\s*,\s*",
        ("As things stand, can I row?", "can I row?"),
        "As they stand there, may they row?",
    ),
    a_turn(
        "asked kindly",
        "please",
        r"(?:please)\s+(?=(?:can|could|do|does|am|is|are|will|may|must|should|would)\s)",
        ("Please can I row?", "can I row?"),
        "Please row here",
    ),
    a_turn(
        "by the rules",
        "according under going per",
        rf"(?:according\s+to|under|going\s+by|as\s+per)\s+{_PAPER}\s*,\s*",
        ("According to these rules, can I row?", "can I row?"),
        "Under this bridge, can I row?",
    ),
)

_WHOEVER: Final = r"(?=(?:i|we|you|he|she|they|it|this|that|my|our|your|the|there)\b)"

# Denials at the head of a question, by which one hopes for a Yes: "**Can't** I row?" is answered by
# "Yes, you can". What follows a frame denies: "Is it true that I can't row?".
HOPING: Final = (
    a_turn(
        "am I not",
        "aren arent",
        r"^aren[’']?t\s+(?=i\b)",
        ("Aren't I eligible?", "Am I eligible?"),
        "Are the oars not mine?",
        "Am ",
    ),
    a_turn(
        "will I not",
        "won wont",
        rf"^won[’']?t\s+{_WHOEVER}",
        ("Won't I lose my seat?", "Will I lose my seat?"),
        "Will it not rain?",
        "Will ",
    ),
    a_turn(
        "can I not",
        _DENIED,
        r"^(?:(?P<how>do|does|did|is|are|was|were|have|has|could|would|should|must)n|(?P<can>can))"
        rf"[’']?t\s+{_WHOEVER}",
        ("Can't my son row?", "Can my son row?"),
        "Can I not row?",
        r"\g<how>\g<can> ",
    ),
)

# What stands before what is asked, said as a statement: "**tell me if** I can".
FRAMES: Final = (
    a_turn(
        "tell me",
        "if whether that",
        r"(?:please\s*,?\s+|kindly\s+)?"
        r"(?:(?:can|could|would)\s+(?:you|someone|somebody|anyone|anybody)\s+)?"
        r"(?:please\s+|kindly\s+)?(?:tell\s+me|tell\s+us|let\s+(?:me|us)\s+know"
        r"|advise(?:\s+(?:me|us))?(?:\s+(?:on|about|as\s+to))?|confirm(?:\s+(?:for|to)\s+(?:me|us))?"
        rf"|clarify|say|check|explain(?:\s+to\s+(?:me|us))?)\s+(?:{_WHETHER}|(?<=confirm\s)that\s+)",
        ("Could you tell me whether I can row?", "Can I row?"),
        "Will you tell me if I win?",
    ),
    a_turn(
        "want to know",
        "if whether",
        r"(?:i|we)\s*(?:(?:[’']d|would)\s+(?:like|love)|want|need|wish|am\s+trying|[’']m\s+trying)"
        r"\s+(?:to\s+)(?:know|find\s+out|check|ask|understand|be\s+sure|make\s+sure|confirm|see)"
        rf"\s+{_WHETHER}",
        ("I'd like to know if I can row.", "Can I row?"),
        "Do I need to check if I can row?",
    ),
    a_turn(
        "not sure",
        "if whether",
        rf"{_I}\s+(?:just\s+|only\s+|still\s+)?(?:wonder|wondering|asking|curious|unsure|unclear"
        r"|uncertain|confused|not\s+(?:really\s+|quite\s+|at\s+all\s+)?(?:sure|certain|clear))\s+"
        rf"(?:about\s+|as\s+to\s+)?{_WHETHER}",
        ("I'm not sure if I can row.", "Can I row?"),
        "Can I row if I'm not sure if I can swim?",
    ),
    a_turn(
        "don't know",
        "if whether",
        rf"(?:i|we)\s+(?:do\s+not|don[’']t|can\s?not|can[’']t)\s+(?:know|tell|work\s+out)\s+"
        rf"{_WHETHER}",
        ("I don't know whether I need a pass.", "Do I need a pass?"),
        "I don't row if I need a pass.",
    ),
    a_turn(
        "do you know",
        "if whether",
        r"(?:(?:do|would)\s+(?:you|we)\s+(?:happen\s+to\s+)?know"
        r"|does\s+(?:anyone|anybody|someone|somebody)\s+know|(?:any|no)\s+idea)\s+"
        rf"{_WHETHER}",
        ("Do you know if my boat is insured?", "Is my boat insured?"),
        "Do you know the rules?",
    ),
    a_turn(
        "is it true",
        "that",
        r"is\s+it\s+(?:really\s+|actually\s+)?(?:true|correct|right|the\s+case|so)\s+that\s+",
        ("Is it true that I can row?", "Can I row?"),
        "Is it right to row?",
    ),
    a_turn(
        "am I right",
        "right correct",
        r"(?:am\s+i|are\s+we)\s+(?:right|correct)(?:\s+(?:in\s+(?:thinking|saying|assuming"
        rf"|believing|understanding)|to\s+(?:think|say|assume|believe)))?{_THAT}"
        r"(?=(?:i|we|my|our|the|a|an|it)\b)",
        ("Am I right in thinking that I can row?", "Can I row?"),
        "Am I right to row?",
    ),
    a_turn(
        "does it mean",
        "mean say think",
        rf"(?:does\s+(?:this|that|it)\s+mean|would\s+you\s+say|do\s+you\s+think){_THAT}"
        r"(?=(?:i|we|my|our)\b)",
        ("Does this mean that I can row?", "Can I row?"),
        "Does this mean anything?",
    ),
    a_turn(
        "any chance",
        "chance way possibility hope",
        r"is\s+there\s+(?:any|a|some)\s+(?:chance|way|possibility|hope)(?:\s+that)?\s+"
        r"(?=(?:i|we)\s+(?:can|could|may|might|will|would)\b)",
        ("Is there any way I can row?", "Can I row?"),
        "Is there any way to row?",
    ),
)

# What ends a question and says nothing of what is asked.
ENDINGS: Final = (
    a_turn(
        "or not",
        "or",
        r"\s*,?\s+or\s+(?:not|no)\s*$",
        ("Can I row or not?", "Can I row?"),
        "Can I row in it or not at all?",
    ),
    a_turn(
        "kindly",
        "please pls thanks thank",
        r"\s*(?:,\s*|(?<!\bi)(?<!\bwe)(?<!\byou)\s)(?:please|pls|thanks|thank\s+you)\s*$",
        ("Can I row please?", "Can I row?"),
        "Can I do as I please?",
    ),
    a_turn(
        "by the rules",
        "according under going per",
        rf"\s*,?\s+(?:according\s+to|under|going\s+by|as\s+per)\s+{_PAPER}\s*$",
        ("Can I row under these rules?", "Can I row?"),
        "Can I row under this bridge?",
    ),
    a_turn(
        "my case",
        "my",
        r"\s*,?\s+in\s+my\s+(?:case|situation|circumstances|position)\s*$",
        ("Can I row in my situation?", "Can I row?"),
        "Can I row in my boat?",
    ),
    a_turn(
        "my work",
        "for",
        r"(?:(?<=required)|(?<=needed)|(?<=necessary)|(?<=permit)|(?<=licen[cs]e)|(?<=permission)"
        r"|(?<=approval)|(?<=certificate)|(?<=consent))\s+for\s+(?:my|our|the)\s+"
        r"(?:works?|project|activity|plans?|purposes?|case)\s*$",
        ("Do I need a permit for my project?", "Do I need a permit?"),
        "Do I need a permit for my boat?",
    ),
)

# What is asked behind a statement: "I can row, **right**?".
TAGS: Final = (
    a_turn(
        "tag",
        f"{_DENIED} that this it right correct true yes yeah ok okay",
        r"\s*[,–-]\s*(?:(?:is|am|are|was|do|does|did|can|could|may|must|should|will|would|wo|has"
        r"|have|ai)n[’']?t\s+(?:i|we|it|they|he|she|there|that|you)|can[’']t\s+(?:i|we|it|they|he|she)"
        r"|is\s+(?:that|this|it)\s+(?:right|correct|true|so)|right|correct|true|yes|yeah|ok|okay)\s*$",
        ("I can row, can't I?", "Can I row?"),
        "Is the left, right?",
    ),
)

# What somebody wants to do, of which the next sentence asks: "I want to row. Can I?".
WISHES: Final = (
    a_turn(
        "wish",
        "to of",
        r"^(?P<who>i|we|my\s+\w+(?:\s+\w+)?|our\s+\w+)(?:\s*[’'](?:d|m|re)|\s+am|\s+are|\s+is|\s+would)?"
        r"\s+(?:just\s+|really\s+)?(?:like|love|wants?|plans?|planning|intends?|intending|hopes?|hoping"
        r"|wish|wishes|going|looking|thinking)\s+(?:to|of)\s+(?P<deed>.+)$",
        ("I want to row. Can I?", "Can I row?"),
        "I want a boat. Can I row?",
    ),
)
# The question that leaves out what is wanted: "**Is that allowed**?".
ASKING_OF_WISH: Final = (
    a_turn(
        "leave",
        "can may could might is would will am are",
        r"^(?:(?:can|may|could|might)\s+(?:i|we|he|she|they)(?:\s+do\s+(?:that|this|it|so))?"
        r"|(?:is|would|will)\s+(?:that|this|it)\s+(?:be\s+)?(?:ok|okay|possible|allowed|permitted"
        r"|all\s+right|alright|fine|legal|acceptable)(?:\s+(?:with\s+you|for\s+me))?"
        r"|(?:am|are|is|will|would)\s+(?:i|we|he|she|they)\s+(?:be\s+)?(?:allowed|able|permitted"
        r"|entitled)(?:\s+to)?(?:\s+do\s+(?:that|this|it|so))?)\s*\??$",
        ("I'd like to row. Is that allowed?", "Can I row?"),
        "I'd like to row. Is that boat allowed?",
    ),
)

_WHO: Final = r"(?P<who>i|we|my\s+\w+|our\s+\w+)"
_SOMEBODY: Final = r"(?P<who>(?:my|our)\s+\w+(?:\s+\w+)?)"
_FOR: Final = r"(?:\s+for\s+(?:me|us|someone\s+like\s+me))?"
_NEEDED: Final = "compulsory mandatory obligatory necessary essential requirement required"
_FINE: Final = r"(?:ok|okay|possible|all\s+right|alright|fine|acceptable)"

# Turns for "do I have to", "do I need" and "can I".
PARAPHRASES: Final = (
    a_turn(
        "bound to",
        "obliged obligated expected supposed bound meant compelled",
        rf"^(?:am|are|is)\s+{_WHO}\s+(?:legally\s+)?(?:obliged|obligated|expected|supposed|bound|meant"
        r"|compelled)\s+to\s+",
        ("Am I supposed to pay?", "Do I have to pay?"),
        "Am I expected at nine?",
        r"Do \g<who> have to ",
    ),
    a_turn(
        "got to",
        "got",
        rf"^(?:have|has)\s+{_WHO}\s+got\s+to\s+(?!be\s+(?:able|here)\b)",
        ("Have I got to pay?", "Do I have to pay?"),
        "Have I got it?",
        r"Do \g<who> have to ",
    ),
    a_turn(
        "a duty",
        f"duty responsibility up {_NEEDED}",
        r"^(?:is|would|will)\s+it\s+(?:be\s+)?(?:my\s+duty|my\s+responsibility|up\s+to\s+me|compulsory"
        rf"|mandatory|obligatory|necessary|essential|a\s+requirement|required){_FOR}\s+to\s+",
        ("Is it compulsory to pay?", "Do I have to pay?"),
        "Is it necessary?",
        "Do I have to ",
    ),
    a_turn(
        "somebody's duty",
        _NEEDED,
        r"^(?:is|would|will)\s+it\s+(?:be\s+)?(?:compulsory|mandatory|obligatory|necessary|essential"
        rf"|a\s+requirement|required)\s+for\s+{_SOMEBODY}\s+to\s+",
        ("Is it necessary for my son to pay?", "Does my son have to pay?"),
        "Is it compulsory for sailors?",
        r"Does \g<who> have to ",
    ),
    a_turn(
        "require",
        "require",
        rf"^(?:do|does|will|would)\s+{_WHO}\s+require\s+(?!me\b|us\b)",
        ("Do I require a pass?", "Do I need a pass?"),
        "Do you require a pass?",
        r"Do \g<who> need ",
    ),
    a_turn(
        "fine to",
        "ok okay possible all alright fine acceptable",
        rf"^(?:is|would|will)\s+it\s+(?:be\s+)?{_FINE}{_FOR}\s+to\s+",
        ("Is it OK for me to row?", "Can I row?"),
        "Is it OK?",
        "Can I ",
    ),
    a_turn(
        "fine for somebody to",
        "ok okay possible all alright fine acceptable",
        rf"^(?:is|would|will)\s+it\s+(?:be\s+)?{_FINE}\s+for\s+{_SOMEBODY}\s+to\s+",
        ("Is it OK for my son to row?", "Can my son row?"),
        "Is it possible for an hour?",
        r"Can \g<who> ",
    ),
    a_turn(
        "able to",
        "able permitted allowed",
        rf"^(?:(?:am|are|is)\s+{_WHO}\s+(?:still\s+)?(?:able|permitted)|(?:will|would)\s+(?P<whose>i|we"
        r"|my\s+\w+|our\s+\w+)\s+be\s+(?:able|permitted|allowed))\s+to\s+",
        ("Would I be able to row?", "Can I row?"),
        "Am I able?",
        r"Can \g<who>\g<whose> ",
    ),
    a_turn(
        "could",
        "could might",
        r"^(?:could|might)\s+(?=(?:i|we|my|our)\s)",
        ("Could I row?", "Can I row?"),
        "Could you row?",
        "Can ",
    ),
    a_turn(
        "fine if",
        "if",
        rf"^(?:is|would|will)\s+it\s+(?:be\s+)?{_FINE}\s+if\s+{_WHO}\s+(?=\w)(?!am\b|are\b|is\b|was\b"
        r"|have\b|has\b|can|do\b|don|did|will|would|\w+ed\b)",
        ("Is it all right if I row?", "Can I row?"),
        "Is it all right if I am late?",
        r"Can \g<who> ",
    ),
    a_turn(
        "like me",
        "like position situation circumstances case",
        r"^(?P<how>can|could|does|do|would|will|is|may|must)\s+(?:some\s?one|somebody|a\s+person|anyone"
        r"|any\s?body|people)\s+(?:like\s+me|in\s+my\s+(?:position|situation|circumstances|case))\s+",
        ("Can someone in my position row?", "Can I row?"),
        "Can someone in my boat row?",
        r"\g<how> I ",
    ),
    a_turn(
        "in time to",
        "time",
        rf"^(?:am|are|is)\s+{_WHO}\s+(?:still\s+|just\s+)?in\s+(?:good\s+)?time\s+to\s+",
        ("Am I still in time to row?", "Can I row?"),
        "Am I in time?",
        r"Can \g<who> ",
    ),
    a_turn(
        "in time",
        "time",
        r"^(?:is|was)\s+(?P<what>(?:my|our|the)\s+(?:\w+\s+)?(?:claim|application|appeal|form|bid|request"
        r"|return|entry|complaint))\s+(?:still\s+)?(?:in|on)\s+time(?=\s*\?|$)",
        ("Is my claim in time?", "Is my claim accepted?"),
        "Is my train in time?",
        r"Is \g<what> accepted",
    ),
    a_turn(
        "too late to",
        "late",
        r"^(?:is\s+it|am\s+i|are\s+we)\s+(?:now\s+|already\s+)?too\s+late\s+(?:for\s+(?:me|us)\s+)?to\s+",
        ("Is it too late to row?", "Am I not allowed this late to row?"),
        "Is it too late?",
        "Am I not allowed this late to ",
    ),
)
