"""What people tell of a thing's state without the word for it: "I still have the keys".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording

_THING = r"(?P<what>\b(?:(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+|it))"
_WORKS = r"(?:works?|worked|runs|ran|is\sworking|was\sworking)"

STATES_OF_THINGS: tuple[Rewording, ...] = (
    Rewording(
        "still-has-it",
        r"\b(?P<who>I|we)(?:['’]ve\sstill\sgot|\sstill\shave(?:\sgot)?|\shave\sstill\sgot|\skept)\s(?P<what>(?:my|our|the|all\sthe)\s[a-z]+)\b"
        r"(?!\s(?:on|in|at|off|under|inside|outside|indoors|behind|with|up|out|away|tied|clean|dry)\b)",
        r"\g<who> have not returned \g<what>. \g<what> has not been returned. "
        r"\g<who> have not sold \g<what>. \g<who> have not lost \g<what>. "
        r"\g<who> have not handed in \g<what>. \g<who> have not given \g<what> away.",
        "the keys have been returned",
        "I still have the keys.",
        "I still have to get the keys.",
        value=False,
        needs="still|kept",
    ),
    Rewording(
        "still-at-it",
        r"\b(?P<who>they|we|I|the\sbuilders|the\sworkmen|he)(?:['’]re|['’]m|['’]s|\sare|\sam|\sis)\sstill\s(?:working\son|busy\s(?:with|on)|doing|building|at)\s"
        r"(?P<what>it|the\s[a-z]+)\b",
        r"The work is not finished. \g<who> have not finished \g<what>. "
        r"\g<who> have not finished the work. \g<what> is not finished.",
        "the work is finished",
        "They're still working on it.",
        "They're still frowning at it.",
        value=False,
        needs="still",
    ),
    Rewording(
        "still-stands",
        rf"{_THING}(?:['’]s|\sis|\sare)\sstill\s(?:standing|up|there|in\splace)\b",
        r"\g<what> has not fallen down. \g<what> has not been taken down. "
        r"\g<what> has not been removed. \g<what> has not been demolished. "
        r"\g<what> has not collapsed.",
        "the wall has fallen down",
        "The wall is still standing.",
        "The wall is still damp.",
        value=False,
        needs="still",
    ),
    Rewording(
        "had-it-back",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:already\s|now\s|since\s)?(?:had|got|received)\s(?:all\s)?(?:of\s)?(?P<what>(?:my|our|the)\s[a-z]+)\sback\b",
        r"\g<what> has been refunded. \g<what> has been returned. \g<what> has been repaid.",
        "the deposit has been refunded",
        "I've had the deposit back.",
        "I've had the deposit backing.",
        needs=" back",
    ),
    Rewording(
        "not-had-it-back",
        r"\b(?:I|we)(?:\sstill)?\s(?:haven['’]t|have\snot|never)\s(?:had|got|received|seen)\s(?P<what>(?:my|our|the)\s[a-z]+)\sback\b",
        r"\g<what> has not been refunded. \g<what> has not been returned. "
        r"\g<what> has not been repaid.",
        "the deposit has been refunded",
        "I still haven't got the deposit back.",
        "I still haven't got the deposit bag.",
        value=False,
        needs=" back",
    ),
    Rewording(
        "works-well",
        rf"(?<!smoke\s){_THING}(?<!alarm)(?<!alarms)\s(?:still\s)?{_WORKS}\s?(?:normally|fine|perfectly|well|properly|all\sweek|as\sit\sshould|all\sright)?(?=[.,;!]|$)",
        r"\g<what> is not broken. \g<what> is not faulty. \g<what> is not out of order. "
        r"\g<what> is not frozen. \g<what> is not cancelled. \g<what> is not blocked. "
        r"\g<what> was not broken. \g<what> was not out of order.",
        "the lift was out of order",
        "The lift worked all week.",
        "The lift weighed all week.",
        value=False,
        needs="work|runs|ran",
    ),
    Rewording(
        "would-not-work",
        rf"{_THING}\s(?P<was>did\snot|didn['’]t|was\snot|wasn['’]t|has\sstopped|stopped|would\snot|wouldn['’]t)\s(?:even\s)?(?:work|working|run|running|start|come\son|turn\son)\b",
        r"\g<what> was broken. \g<what> was out of order. \g<what> was faulty. "
        r"\g<what> was not working.",
        "the heating was broken",
        "The heating didn't work.",
        "The heating didn't cost much.",
        needs="work|run|start|come on|turn on",
    ),
    Rewording(
        "nothing-the-matter-with",
        r"\b(?:nothing|not\sa\sthing|not\sanything)\s(?:is\s)?(?:wrong|the\smatter|amiss)\swith\s(?P<what>(?:my|our|the)\s[a-z]+)\b",
        r"\g<what> is fine. \g<what> is not faulty. \g<what> is not damaged. "
        r"\g<what> is not broken. \g<what> is not cracked. \g<what> was fine. "
        r"\g<what> is not defective. \g<what> is in good condition.",
        "the windscreen is cracked",
        "There's nothing wrong with the windscreen.",
        "There's nothing written on the windscreen.",
        value=False,
        needs="wrong|matter|amiss",
    ),
    Rewording(
        "lets-water-in",
        r"\b(?:water|rain|damp)\s(?:gets|comes|leaks|drips|seeps|pours|runs|got|came|leaked)\s(?:in\b|into|through)\s?(?:to\s|the\s(?:roof|side|bottom|seams)\sof\s)?"
        r"(?P<what>(?:my|our|the)\s[a-z]+)",
        r"\g<what> leaks. \g<what> has a leak. \g<what> is leaking. \g<what> is not waterproof.",
        "the kayak has a leak",
        "Water gets into the kayak.",
        "Water gets near the kayak.",
        needs="water |rain |damp ",
    ),
    Rewording(
        "comes-with-it",
        r"\b(?P<what>[a-z]+)\s(?:comes|came)\s(?:free\s)?with\s(?:the|my|our)\s(?:room|ticket|booking|price|fare|package|stay|membership|course|hire|car|flat)\b",
        r"\g<what> is included.",
        "breakfast is included",
        "Breakfast comes with the room.",
        "Breakfast comes with the waiter.",
        needs=" with ",
    ),
    Rewording(
        "costs-extra",
        r"\b(?:(?:pay|paid|charged|charge)\s(?:[a-z]+\s)?extra\sfor\s(?P<what>(?:the\s)?[a-z]+)|(?P<that>[a-z]+)\s(?:costs?|is|was)\sextra)\b",
        lambda match: (
            f"{match['what'] or match['that']} is not included. "
            f"{match['what'] or match['that']} was not included."
        ),
        "breakfast is included",
        "I have to pay extra for breakfast.",
        "I have breakfast at eight.",
        value=False,
        needs="extra",
    ),
    Rewording(
        "put-one-on-it",
        r"\b(?:I['’]ve|I\shave|we['’]ve|we\shave|I|we)\s(?:put|fitted|fixed|stuck)\s(?P<one>an?\s[a-z]+)\son\s(?P<what>(?:my|our|the)\s[a-z]+)\b",
        r"\g<what> is wearing \g<one>. \g<what> has \g<one> on. \g<what> has \g<one>.",
        "the dog is wearing a muzzle",
        "I've put a muzzle on the dog.",
        "I've put a bet on the dog race.",
        needs="put|fitted|fixed|stuck",
    ),
    Rewording(
        "booked-before",
        r"\b(?P<said>(?:I|we)(?:['’]d|\shad|['’]ve|\shave)?\s(?P<did>ordered|booked|reserved|bought|paid\sfor)\s(?:the|my|our|a|it)(?:\s[a-z]+)?)\s"
        r"(?:(?:the|a|an|one|two|three|four|five|six|\d+|several|a\sfew)\s(?:hours?|days?|weeks?|months?|night|evening)\s)(?:before(?:hand)?|earlier|ahead|in\sadvance)\b",
        r"\g<said> in advance. ",
        "the taxi was booked in advance",
        "I had booked the taxi the day before.",
        "I had booked the taxi for the day.",
        needs="before|earlier|ahead|advance",
    ),
    Rewording(
        "booked-on-the-spot",
        r"\b(?P<who>I|we)\s(?:just\s|only\s)?(?P<did>ordered|booked|reserved|bought|paid\sfor)\s(?P<what>(?:the|my|our)\s[a-z]+|it)\s"
        r"(?:on\sthe\s(?:spot|day|door)|when\s(?:I|we)\s(?:got|arrived|came)|at\sthe\slast\sminute)\b",
        r"\g<who> have not \g<did> \g<what> in advance.",
        "you ordered the cake in advance",
        "I ordered the cake when I got there.",
        "I ordered a taxi when it rained.",
        value=False,
        needs="spot|day|door|when|minute",
    ),
    Rewording(
        "nobody-by-it",
        r"\b(?:nobody|no\sone)\s(?:stayed|was|sat|waited|remained)\s(?:with|by|near)\s(?P<what>(?:my|our|the)\s[a-z]+|it)\b",
        r"\g<what> was left unattended. \g<what> was unattended.",
        "the tent was left unattended",
        "Nobody stayed with the tent.",
        "Nobody stayed with the tennis.",
        needs="nobody|no one",
    ),
    Rewording(
        "somebody-by-it",
        r"\b(?:(?:someone|somebody)\s(?:was|stayed|sat)|(?:I|we)\s(?:never\sleft|stayed\swith|was\swith|were\swith))\s(?:with\s|by\s)?"
        r"(?P<what>(?:my|our|the)\s[a-z]+|it)\s(?:the\swhole\stime|all\sthe\stime|throughout|at\sall\stimes)\b",
        r"\g<what> was not left unattended. \g<what> was not unattended.",
        "the tent was left unattended",
        "Someone was with the tent the whole time.",
        "Someone was with the tenor the whole time.",
        value=False,
        needs="time|throughout",
    ),
    Rewording(
        "stays-in",
        r"(?P<what>\b(?:my|our|the)\s[a-z]+)\s(?:never\sgoes\s(?:outside|out|outdoors)|is\san?\s(?:indoor|house)\s[a-z]+|lives\sindoors|stays\s(?:in|indoors))\b",
        r"\g<what> is kept indoors. \g<what> is indoors. \g<what> does not go outside.",
        "your cat is kept indoors",
        "My cat never goes outside.",
        "My cat never goes hungry.",
        needs="goes|indoor|house|stays",
    ),
    Rewording(
        "goes-out",
        r"(?P<what>\b(?:my|our|the)\s(?:cat|dog|rabbit|tortoise|pony|horse|hen|animal|kitten))s?\s(?:goes|go|roams|wanders|stays|lives|sleeps)\s(?:out\b|outside|outdoors)",
        r"\g<what> is not kept indoors. \g<what> goes outside.",
        "your cat is kept indoors",
        "My cat goes out every night.",
        "My cat goes on every night.",
        value=False,
        needs=" out",
    ),
)
