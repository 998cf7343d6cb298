"""Consent, a refusal or no answer yet, as it was said: "she wrote to say she doesn't mind".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.assent_told import (
    ENDS,
    STOP,
    WHO,
    agreed,
    agreed_in_writing,
    refused,
    undecided,
)

_WHOM = r"(?P<who>\b(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+)"
_HAS = (
    r"(?:['’]s|['’]ve|\shas|\shave|\shad)?"
    r"(?:\s(?:just|already|since|now|also|then|kindly|finally|even|all|both))?"
)
_WHEN = (
    r"(?:\s(?:last|this|yesterday|on|at|in|over|earlier|today|straight|right)(?:\s[a-z]+){0,2})?"
)
_LINK = (
    r"(?:[,:]?\s(?:to\s(?:say|confirm|tell\s(?:me|us)|let\s(?:me|us)\sknow)|saying|confirming"
    r"|telling\s(?:me|us)"
    r"|that|and\s(?:said|says|told\s(?:me|us))|(?:which|that)\ssa(?:ys|id)))"
)
_TO_ME = r"(?:\s(?:back\s)?(?:to\s)?(?:me|us))?"
# How somebody lets one know by word of mouth, and in writing.
_SAYS = (
    rf"{_HAS}\s(?:(?:said|says|tells|confirmed|confirms|replied|answered|promised|told|informed"
    rf"|assured|agreed)"
    rf"{_TO_ME}{_WHEN}|let\s(?:me|us)\sknow|(?:rang|rung|phoned|called|texted|messaged|came"
    rf"|come|got|gone)"
    rf"{_TO_ME}(?:\sback)?{_TO_ME}{_WHEN}{_LINK}|(?:sent"
    rf"|left){_TO_ME}\san?\s(?:[a-z]+\s)?(?:text|message|voicemail)"
    rf"{_TO_ME}{_WHEN}{_LINK})(?:,)?(?:\sthat)?\s"
)
_WRITES = (
    rf"{_HAS}\s(?:(?:e-?mailed|wrote|written){_TO_ME}(?:\sback)?{_TO_ME}{_WHEN}{_LINK}"
    rf"|(?:sent|wrote|written|gave|given|posted|dropped"
    rf"|handed){_TO_ME}\san?\s(?:[a-z]+\s)?(?:letter|e-?mail|note|line|card|slip)"
    rf"{_TO_ME}{_WHEN}{_LINK}|(?:confirmed|replied|agreed|put\sit)\s(?:in\swriting"
    rf"|by\s(?:e-?mail|letter)){_WHEN})(?:,)?(?:\sthat)?\s"
)
_QUITE = (
    r"(?:(?:all|quite|perfectly|very|absolutely|more\sthan|only\stoo|totally|completely|fully"
    r"|really)\s)?"
)
_US = r"(?:it|that|this|me|us|my|our|him|her|them)\b"
# That it is no condition: "it's fine **if it's dry**"; not "it's fine if we stay".
_NO_CONDITION = (
    r"(?![^.!?;]*\b(?:provided|providing|as\slong\sas|so\slong\sas|on\s(?:the\s)?condition"
    r"|unless|until|once|subject\sto"
    r"|only\sif|(?:but\s)?only\s(?:from|after|on|when|for|in)|if\s(?!I\b|we\b|you\swant\b"
    r"|you\slike\b))\b)"
)
_OF_IT = rf"(?={STOP}|\s(?:with|for|about|to|of|by|if|that|on|any\s?time)\b)"
_ASSENT = (
    rf"(?:(?:s?he|they)(?:['’](?:s|d\sbe|re)|\s(?:is|are|was|were|would\sbe"
    rf"|will\sbe))\s{_QUITE}(?:happy|fine|ok|okay|cool|content"
    rf"|glad|pleased|delighted|in\sfavour|all\sfor\s(?:it|that)|on\sboard|all\sright|alright"
    rf"|agreeable|willing)"
    rf"(?={STOP}|\s(?:with|for|about)\s{_US}|\sto\s(?:let|have|allow|see|go\salong|agree"
    rf"|oblige)\b|\sif\s(?:I|we)\b)"
    rf"|(?:s?he|they)\s(?:(?:fully|has|have|had)\s)?(?:agree[sd]?|consent(?:s|ed)?"
    rf"|approve[sd]?)(?={STOP}|\s(?:to|with|of)\s{_US})"
    rf"|(?:s?he|they)(?:['’](?:d|s|ve)|\shas|\shave|\shad)?\s(?:no\s(?:objections?|problems?"
    rf"|issues?|quarrel){_OF_IT}"
    rf"|(?:does|do|did|would|wo)(?:n['’]t|\snot)\s(?:mind|object)(?={STOP}|\s(?:to|if|about|an?"
    rf"|the|my|our|me|us|that)\b))"
    rf"|(?:it|that|this)(?:['’](?:s|d\sbe|ll\sbe|d)|\s(?:is|was|would\sbe"
    rf"|will\sbe))\s{_QUITE}(?:fine|ok|okay|all\sright|alright|grand|cool"
    rf"|good|no\s(?:problem|bother|trouble|issue)|not\sa\sproblem|allowed|permitted"
    rf"|in\sorder){_OF_IT}"
    rf"|(?:I|we)(?:['’](?:m|re)|\s(?:am|are|was|were))\s(?:free|welcome|allowed|permitted"
    rf"|cleared|good)(?={STOP}|\sto\b)"
    rf"|(?:I|we)\s(?:can|could|may|might)\s(?!not\b|have\b|see\b|be\b|expect\b|ask\b|apply\b"
    rf"|complain\b|appeal\b|try\b|wait\b|forget\b"
    rf"|contact\b|call\b|speak\b|only\b|always\b|get\b|choose\b|still\b|never\b)[a-z]+"
    rf"|(?:no\s(?:problem|bother|worries|objections?)|by\sall\smeans|sure|certainly|of\scourse"
    rf"|fine|yes){ENDS}"
    rf"|(?:to\s)?(?:go\s(?:right\s|straight\s)?ahead|carry\son|feel\sfree|help\s(?:myself"
    rf"|ourselves)|go\sfor\sit|get\son\swith\sit"
    rf"|be\s(?:my|his|her|their)\sguest)(?={STOP}|\s(?:and|with)\b)"
    rf"){_NO_CONDITION}"
)
_DISSENT = (
    r"(?:(?:s?he|they)(?:['’]d|\swould)\s(?:rather|prefer|sooner)\s(?:(?:I|we|it\sif\s(?:I"
    r"|we))\s(?:did\snot|didn['’]t)|not)\b"
    r"|(?:s?he|they)\s(?:does|do|did|would|will|wo|ca|can)(?:n['’]t|\snot)\s(?:want|like|agree"
    r"|approve|allow|permit|hear\sof|have|let|be\shaving)"
    rf"\s?(?:of\s|to\s)?(?={STOP}|{_US}|the\b|any)"
    r"|(?:s?he|they)(?:['’](?:s|re)|\s(?:is|are|was|were))(?:n['’]t"
    r"|\snot)\s(?:at\sall\s)?(?:happy|in\sfavour|prepared|willing|having\sit)\b"
    r"|(?:s?he|they)(?:['’](?:s|re)|\s(?:is|are|was|were))\s(?:dead\s|strictly\s"
    r"|totally\s)?against\s(?:it|that|this|the\sidea)"
    r"|(?:it|that)\s?(?:is|was|['’]s|would)(?:n['’]t|\snot)\s(?:be\s)?(?:allowed|on|possible|ok"
    r"|okay|all\sright|acceptable|permitted|going\sto\shappen)\b"
    r"|(?:I|we)\s(?:ca|can|could|must|may|were|was|am|are|should)(?:n['’]t|\snot|not)\b"
    rf"|(?:not\sto|to\sforget\s(?:it|about\sit)|no|no\sway|no\schance"
    rf"|out\sof\sthe\squestion){ENDS})"
)
_NOD = (
    r"(?:all[\s-]clear|go-ahead|go\sahead|green\slight|ok|okay|nod|thumbs[\s-]up|say-so"
    r"|blessing|permission|consent|approval"
    r"|clearance|yes|agreement)"
)

CONSENT_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "says-she-does-not-mind",
        rf"{WHO}{_SAYS}{_ASSENT}",
        agreed,
        "the warden has agreed", "The warden phoned to say she doesn't mind.",
        "The warden phoned to say she doesn't mince words.",
    ),
    Rewording(
        "writes-that-it-is-fine",
        rf"{WHO}{_WRITES}{_ASSENT}",
        agreed_in_writing,
        "you have the warden's permission in writing",
        "The warden has emailed me to say he agrees to it.",
        "The warden has emailed me to say he adores it.",
    ),
    Rewording(
        "told-to-go-ahead",
        rf"{WHO}{_HAS}\s(?:told|asked|advised|invited|encouraged)\s(?:me"
        rf"|us)\sto\s(?:go\s(?:right\s|straight\s)?ahead|carry\son"
        rf"|feel\sfree|help\s(?:myself|ourselves)|go\sfor\sit|get\son\swith\sit){ENDS}",
        agreed,
        "the warden has agreed", "The warden told us to go right ahead.",
        "The warden told us to go straight home.",
    ),
    Rewording(
        "nod-from-somebody",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:(?:just|already|finally|now)\s)?(?:got|had|have"
        rf"|received|obtained|secured|been\sgiven"
        rf"|(?:was|were)\sgiven|hold)\s(?:(?:the|a|an|his|her|their|full"
        rf"|verbal)\s)?(?:[a-z]+\s)?{_NOD}\s(?:from|of)\s{_WHOM}"
        rf"(?={STOP}|\s(?:yesterday|this|last|on|in|at|over|to|for|today|by|earlier)\b)",
        agreed,
        "the warden has agreed", "I got the all clear from the warden.",
        "I got the old clock from the warden.",
    ),
    Rewording(
        "somebodys-blessing",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:(?:just|already|finally|now)\s)?(?:got|had|have"
        rf"|received)\s{_WHOM}['’]s?\s"
        r"(?:full\s)?(?:all-clear|go-ahead|ok|okay|say-so|blessing|thumbs[\s-]up)\b",
        agreed,
        "the warden has agreed", "I have the warden's blessing.", "I have the warden's bicycle.",
    ),
    Rewording(
        "gave-her-say-so",
        rf"{WHO}{_HAS}\s(?:gave|given|granted)\s(?:(?:me|us|it)\s)?(?:the|a|his|her|their"
        rf"|its)\s(?:full\s)?(?:say-so|clearance"
        r"|seal\sof\sapproval|all[\s-]clear|word)\b",
        agreed,
        "the warden has agreed", "The warden gave her say-so.", "The warden gave her sister tea.",
    ),
    Rewording(
        "cleared-it-with",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:(?:just|already|since|now)\s)?(?:cleared|squared"
        rf"|agreed|okayed)\s(?:it|this|that|everything)"
        rf"\swith\s{_WHOM}{ENDS}",
        agreed,
        "the warden has agreed", "We've cleared it with the warden.",
        "We've shared it with the warden.",
    ),
    Rewording(
        "signed-it-off",
        rf"{WHO}{_HAS}\s(?:signed\s(?:it|this|that|us)\soff|signed\soff\s(?:on\s)?(?:it|this"
        rf"|that)|passed\sit|rubber-stamped\sit"
        r"|waved\s(?:it|me|us)\sthrough|gone\salong\swith\s(?:it|that))\b",
        agreed,
        "the warden has agreed", "The warden has signed it off.", "The warden has signed a card.",
    ),
    Rewording(
        "ran-it-past-her",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:ran|run|put)\s(?:it|this|that|the\sidea)\s(?:past"
        rf"|by|to)\s{_WHOM}(?:\sfirst)?,?\s(?:and|who)\s"
        rf"(?:(?:s?he|they)\s)?(?:was|were|had|is|are|has|said)\s{_QUITE}(?:all\sfor\sit|fine"
        rf"|happy|delighted|keen|no\sobjections?"
        rf"|no\sproblem|in\sfavour|on\sboard|okay|ok|yes){_OF_IT}",
        agreed,
        "the warden has agreed", "I ran it past the warden and she was all for it.",
        "I ran past the warden and she was all in green.",
    ),
    Rewording(
        "fine-about-a-thing",
        rf"{WHO}\s(?:is|are|was|were)\s{_QUITE}(?:fine|happy|okay|ok|cool|relaxed)\s(?:about"
        rf"|with)\s(?:an?|the|my|our|me|us)\b"
        rf"{_NO_CONDITION}",
        agreed,
        "the warden has agreed", "The warden was fine about the dog.",
        "The warden was firm about the dog.",
    ),
    Rewording(
        "said-yes-to-it",
        rf"{WHO}{_HAS}\s(?:said|says)\syes\sto\s(?:it|that|this|an?|the|my|our|me|us"
        rf"|[a-z]+ing)\b{_NO_CONDITION}",
        agreed,
        "the warden has agreed", "The warden said yes to the dog.",
        "The warden said hello to the dog.",
    ),
    Rewording(
        "said-no-to-it",
        rf"{WHO}(?:{_HAS}\s(?:said|says)\sno\sto\s(?:it|that|this|an?|the|my|our|me|us|any"
        rf"|[a-z]+ing)\b"
        rf"|\s(?:will\snot|wo['’]?n['’]t|would\snot|wouldn['’]t)\shear\sof\s(?:an?|the|my|our"
        rf"|any|me|us)\b"
        rf"|(?:['’](?:s|re)|\s(?:is|are|was|were))\s(?:(?:dead|strictly|totally|flatly"
        rf"|very\smuch|completely)\s)?(?:against|opposed\sto)"
        rf"\s(?:an?|the|my|our|any|me|us)\b(?!\s(?:wall|door|window|law)))",
        refused,
        "the warden has agreed", "The warden is dead against the dog.",
        "The warden is dead tired of the dog.", value=False,
    ),
    Rewording(
        "is-against-it",
        rf"{WHO}{_SAYS}{_DISSENT}",
        refused,
        "the warden has agreed", "The warden said she'd rather we didn't.",
        "The warden said she'd rather walk.", value=False,
    ),
    Rewording(
        "does-not-want-us-to",
        rf"{WHO}(?:\s(?:does|do|did|would|will)(?:n['’]t|\snot)\swant\s(?:me|us)\sto(?={STOP})"
        r"|\s(?:is|are|was|were)(?:n['’]t|\snot)\s(?:at\sall\s)?(?:(?:happy|pleased"
        r"|comfortable)\s(?:about|with)\s(?:it|that|this|the\sidea)"
        r"|having\s(?:it|that|any\sof\sit)|in\sfavour)\b"
        rf"|{_HAS}\s(?:asked|told|begged|ordered|warned)\s(?:me|us)\snot\sto(?={STOP}))",
        refused,
        "the warden has agreed", "The warden asked us not to.", "The warden asked us not to shout.",
        value=False,
    ),
    Rewording(
        "no-answer-yet",
        rf"{WHO}\s(?:has|have|had)(?:n['’]t|\snot)\s(?:yet\s)?(?:answered|replied|responded"
        rf"|decided|(?:got|come)\sback\sto\s(?:me|us)"
        rf"|given\s(?:me|us)\san\sanswer|made\sup\s(?:his|her|their)\smind)(?:\s(?:me|us"
        rf"|my\s[a-z]+))?(?:\syet)?{ENDS}",
        undecided,
        "the warden has agreed", "The warden hasn't got back to me yet.",
        "The warden hasn't got back home yet.", value=False,
    ),
    Rewording(
        "nothing-in-writing-from",
        rf"{WHO}\s(?:has|have)(?:n['’]t|\snot)\s(?:yet\s)?(?:put|given|sent|confirmed)\s(?:me\s"
        rf"|us\s)?(?:anything|it|that|this)"
        r"\s(?:down\s)?(?:in\swriting|on\spaper)\b",
        r"\g<who> has not agreed in writing. I do not have \g<who>'s permission in writing. I do "
        r"not have \g<who>'s written permission. \g<who> has not given written permission.",
        "you have the warden's permission in writing",
        "The warden hasn't put anything in writing.", "The warden hasn't put anything in the bin.",
        value=False,
    ),
    Rewording(
        "thinks-it-over",
        rf"{WHO}(?:(?:['’](?:s|re)|\s(?:is|are))\s(?:(?:still|currently"
        rf"|now)\s)?(?:thinking\s(?:about\s(?:it|that)|it\sover)"
        r"|considering\s(?:it|that|the\s(?:request|idea))|deciding|making\sup\s(?:his|her|their"
        r"|its)\smind|mulling\sit\sover"
        r"|looking\s(?:at|into)\sit)|\s(?:has|have)(?:n['’]t|\snot)\s(?:yet\s)?said\s(?:yes"
        r"|either\syes)\s(?:or|nor)\sno)"
        rf"(?:\s(?:yet|at\sthe\smoment|right\snow))?{ENDS}",
        undecided,
        "the warden has agreed", "The warden is still thinking it over.",
        "The warden is still thinking of it.", value=False,
    ),
    Rewording(
        "letter-saying-yes",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:(?:just|already|now|finally)\s)?(?:got|had|have"
        r"|received)\s(?:a|an|the)\s(?:[a-z]+\s)?"
        rf"(?:letter|e-?mail|note)\s(?:back\s)?from\s{_WHOM}\s(?:(?:last|this"
        rf"|on)\s[a-z]+,?\s)?(?:saying|that\ssa(?:ys|id)|to\ssay|which\ssa(?:ys|id))"
        rf"\s(?:that\s)?{_ASSENT}",
        agreed_in_writing,
        "the warden has agreed", "I've got a letter from the warden saying yes.",
        "I've got a letter from the warden saying hello.",
    ),
    Rewording(
        "letter-saying-no",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:(?:just|already|now|finally)\s)?(?:got|had|have"
        r"|received)\s(?:a|an|the)\s(?:[a-z]+\s)?"
        rf"(?:letter|e-?mail|note)\s(?:back\s)?from\s{_WHOM}\s(?:(?:last|this"
        rf"|on)\s[a-z]+,?\s)?(?:saying|that\ssa(?:ys|id)|to\ssay|which\ssa(?:ys|id))"
        rf"\s(?:that\s)?{_DISSENT}",
        refused,
        "the warden has agreed", "I've got a letter from the warden saying no.",
        "I've got a letter from the warden saying noon.", value=False,
    ),
)  # fmt: skip
