"""What turns of speech show of answers and news: a refusal, a grant, who was told, who saw it.

The entries stand with those of :mod:`.of_standing`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_NO = r"(refused|rejected|turned down|declined|denied|knocked back|thrown out|unsuccessful)"
_TURNED_DOWN = "(refused|rejected|turned down|declined|denied|knocked back|threw out)"
# What offices give on request: "my **visa** was refused"; not "my coat was refused".
_SOUGHT = (
    "(?P<what>(?:[a-z]+ )?(visa|loan|grant|mortgage|licence|license|permit|pension|bursary|benefit"
    "|allowance|passport|card|badge|credit|overdraft|scholarship|asylum|planning permission"
    "|citizenship|refund|subsidy|housing|council house|place|leave|extension|discount|insurance"
    "|hardship payment|credit card))"
)
_FOR_WHAT = "(?P<what>(?:[a-z]+ ){0,2}?[a-z]+)"
_SOME = "(a|an|the|my|our|any)"
_REFUSED = (
    "{who} {was} refused a {what}. {who} {have} been refused a {what}. "
    "{my} application for a {what} was refused. {who} {do} not have a {what}"
)
_SINCE = (
    r"\b(?:at\sfirst|second|appeal\w*|overturned|again|finally|in\sthe\send|then|later"
    r"|another)\b"
)
_TOLD = "{who} told {whom} about {what}. {who} reported {what} to {whom}"
_WHOM = "(?P<whom>you|them|the [a-z]+|my [a-z]+)"
_MATTER = "(?P<what>(the|my|our|this) (?:[a-z]+ ){0,2}?[a-z]+){end}"
_SAW = (
    "(saw|witnessed|watched) (it all|it happen|the whole thing|everything|what happened"
    "|the accident|the crash|the incident|it)"
)
_SOMEBODY = (
    "(somebody|someone|a passer-by|a bystander|(two|three|several|some|lots of|other) people"
    "|(my|a|the|another) (friend|neighbour|colleague|wife|husband|partner|mate|man|woman|driver"
    "|customer|shopkeeper|sister|brother|mother|mum|dad|father|son|daughter|boss|witness)"
    "|people)"
)

# fmt: off
OF_ANSWERS: tuple[Rewording, ...] = (
    shows(
        "said-no-to-ones-application",
        _TURNED_DOWN + " {my} " + _FOR_WHAT + " (application|request)",
        _REFUSED.replace("{who}", "I").replace("{was}", "was").replace("{have}", "have")
        .replace("{my}", "my").replace("{do}", "do"),
        "you have been refused a visa", "The embassy turned down my visa application.",
        "The embassy returned my visa photos.", ever=True, unless=_SINCE, of_anybody=True,
    ),
    shows(
        "said-no-to-what-is-sought",
        _TURNED_DOWN + " {my} " + _SOUGHT + "{end}",
        "I was refused a {what}. I have been refused a {what}. I do not have a {what}",
        "you have been refused a visa", "They refused my visa.", "They reused my vase.",
        ever=True, unless=_SINCE, of_anybody=True,
    ),
    shows(
        "turned-one-down-for-it",
        "(turned|knocked) me (down|back) for " + _SOME + " " + _SOUGHT
        + "|(refused|denied) me " + _SOME + " " + _SOUGHT
        + "|(would not|wouldn't|will not|won't|refused to|declined to) (give|grant|let) me (have )?"
        + _SOME + " " + _SOUGHT,
        "I was refused a {what}. I have been refused a {what}. I do not have a {what}",
        "you have been refused a loan", "The bank wouldn't give me a loan.",
        "The bank wouldn't give me a pen.", ever=True, unless=_SINCE, of_anybody=True,
    ),
    shows(
        "ones-application-failed",
        "{my} " + _FOR_WHAT + " (application|request) ((was|got|has been|have been|came back) "
        + _NO + "|failed|did not go through|didn't go through)",
        "I was refused a {what}. I have been refused a {what}. I do not have a {what}",
        "you have been refused a visa", "My visa application was unsuccessful.",
        "My visa application was expensive.", ever=True, unless=_SINCE, of_anybody=True,
    ),
    shows(
        "what-is-sought-was-refused",
        "{my} " + _SOUGHT + " (was|got|has been|have been) " + _NO,
        "I was refused a {what}. I have been refused a {what}. I do not have a {what}",
        "you have been refused a visa", "My visa was refused.", "My visa was reviewed.",
        ever=True, unless=_SINCE, of_anybody=True,
    ),
    shows(
        "was-denied-what-is-sought",
        "{who} (was|were|got|have been|has been|'ve been) (denied|turned down for"
        "|knocked back for) "
        + _SOME + " " + _SOUGHT
        + "|{who} (did not|didn't) get the " + _SOUGHT + " (I |we )(applied for|asked for|wanted)",
        "{who} {was} refused a {what}. {who} {have} been refused a {what}",
        "you have been refused a visa", "I was turned down for a visa.",
        "I was turned round for a visa photo.", ever=True, unless=_SINCE,
    ),
    shows(
        "said-yes-to-ones-application",
        "(approved|granted|accepted|said yes to) {my} " + _SOUGHT
        + "( (application|request)|{end})",
        "I was granted a {what}. I was never refused a {what}. I have a {what}",
        "you have been refused a visa", "They approved my visa.", "They improved my visa photo.",
        value=False, ever=True, unless=_SINCE, of_anybody=True,
    ),
    shows(
        "ones-application-went-through",
        "{my} " + _SOUGHT + "( application| request)? ((was|got|has been|came back) "
        "(approved|granted|accepted|successful)|went through|came through|has come through)",
        "I was granted a {what}. I was never refused a {what}. I have a {what}",
        "you have been refused a visa", "My visa application was successful.",
        "My visa photos were successful.", value=False, ever=True, unless=_SINCE, of_anybody=True,
    ),
    shows(
        "gave-one-what-was-sought",
        "(gave|granted|issued) me " + _SOME + " " + _SOUGHT + "( without |{end})"
        "|I (got|received|was given|was granted|have been granted) " + _SOME + " " + _SOUGHT
        + "( without |{end})",
        "I was granted a {what}. I was never refused a {what}. I have a {what}",
        "you have been refused a visa", "They gave me my visa without any trouble.",
        "They gave me my visa photo.", value=False, ever=True, unless=_SINCE + r"|\bnot\b|n['’]t\b",
        of_anybody=True,
    ),
    shows(
        "never-asked-for-it",
        "{i}{have} never (applied for|asked for|put in for|tried to get) " + _SOME + " "
        + _FOR_WHAT + "{end}",
        "{who} {have} never been refused a {what}. {who} {have} never applied for a {what}",
        "you have been refused a loan", "I've never asked for a loan.", "I've never heard a loon.",
        value=False, ever=True,
    ),
    shows(
        "rang-about-it",
        "{who}{perfect} {often}((rang|phoned|called|emailed|e-mailed|texted|told|messaged|wrote to"
        "|written to|contacted|spoke to|spoken to) " + _WHOM + "|sent " + _WHOM
        + " (an? )?(email|e-mail|letter|text|note|message)) (about|regarding) " + _MATTER,
        _TOLD,
        "you have told us about the move", "I rang you about the move last week.",
        "I rang you about the mouse last week.", ever=True,
        unless=r"\bnot\b|\bnever\b|n['’]t\b",
    ),
    shows(
        "mentioned-it-to",
        "{who}{perfect} {often}mentioned " + "(?P<what>(the|my|our|this) [a-z]+) to " + _WHOM,
        _TOLD,
        "you have told us about the move", "I mentioned the move to you.",
        "I mentioned the mouse to you.", ever=True,
    ),
    shows(
        "never-mentioned-it-to",
        "{who} ((did|have|has) not|(did|have|has)n't|'ve not|'ve never|have never|never) "
        "(yet )?(mention|mentioned|said anything about|say anything about)"
        " (?P<what>(the|my|our|this) [a-z]+)( to " + _WHOM + ")?",
        "{who} {have} not told you about {what}. {who} {have} not reported {what}. "
        "{who} {have} not told anybody about {what}",
        "you have told us about the move", "I didn't mention the move to you.",
        "I didn't mention the mouse to you.", value=False, ever=True,
    ),
    shows(
        "kept-it-to-oneself",
        "{i}{perfect} (kept (?P<what>(the|my|our|this) (?:[a-z]+ )?[a-z]+) to (myself|ourselves)"
        "|(kept quiet|said nothing)( to you)? about " + _MATTER + ")",
        "{who} {have} not told you about {what}. {who} {have} not reported {what}. "
        "{who} {have} not told anybody about {what}",
        "you have told us about the move", "I kept quiet about the move.",
        "I kept quiet during the move.", value=False, ever=True,
    ),
    shows(
        "it-was-seen",
        _SOMEBODY + " " + _SAW,
        "There was a witness. I have a witness. Somebody witnessed the accident",
        "you have a witness", "A passer-by saw it all.", "A passer-by saw the sea.",
        ever=True, of_anybody=True,
    ),
    shows(
        "it-was-not-seen",
        "(nobody|no one|no-one)( else)? (saw|witnessed|was around|was there|was nearby|was about"
        "|was watching)( it| anything| what| when| to| at| at the time|{end})"
        "|I was (all )?(alone|on my own|by myself) when it happened"
        "|there was (nobody|no one) (around|there|about|else there)( when| to| at|{end})",
        "There were no witnesses. I have no witness. Nobody witnessed the accident",
        "you have a witness", "There was nobody around at the time.",
        "There was nobody as kind at the time.", value=False, ever=True, of_anybody=True,
    ),
    shows(
        "caused-it-oneself",
        "I caused it{end}|it was (all |entirely |completely )?my (own )?(fault|doing){end}"
        "|(I am|I'm|I was) (the one )?(to blame|responsible)( for it)?{end}",
        "The accident was my fault. I caused the accident. The damage was my fault. I was at fault",
        "the accident was your fault", "I caused it.", "I cursed it.", ever=True,
    ),
    shows(
        "caused-by-another",
        "(the other driver|somebody else|someone else|he|she|they|the other person|the lorry driver"
        "|the cyclist) (caused|is to blame for|was to blame for|was responsible for) "
        "(it|the accident|the crash|the damage){end}|I (wasn't|was not|am not|'m not) to blame",
        "The accident was not my fault. I did not cause the accident. I was not at fault. "
        "The damage was not my fault",
        "the accident was your fault", "Someone else caused the accident.",
        "Someone else saw the accident.", value=False, ever=True, of_anybody=True,
    ),
    shows(
        "sacked-by-somebody",
        "(they|he|she|{my} (boss|employer|firm|company|manager)|the (boss|company|firm|owner"
        "|manager|shop|factory|school|council)) {few}(sacked|fired|dismissed|booted out) me\\b",
        "I was sacked. I was dismissed. I have been dismissed. I lost my job",
        "you were dismissed", "The shop sacked me for being late.",
        "The shop backed me for being late.", ever=True, of_anybody=True,
        unless=r"\bnever\b|\bnot\b|n['’]t\b|\bnearly\b|\balmost\b|\bthreat\w*",
    ),
    shows(
        "going-to-let-one-go",
        "(they|he|she|{my} (boss|employer|firm|company|manager)|the (boss|company|firm|owner"
        "|manager|shop|factory))( is|'s| are|'re)( all)? (letting me go|getting rid of me"
        "|laying me off|making me redundant)",
        "I have been given notice. My employer has given me notice",
        "your employer has given you notice", "My firm is letting me go in May.",
        "My firm is letting me row in May.", of_anybody=True,
    ),
    shows(
        "still-in-the-job",
        "{i} still (work (there|for them|for him|for her)|have (my|the) job)"
        "|{i}{am} still (working|employed) (there|for them|by them)",
        "{who} {was} not sacked. {who} {was} not dismissed. {who} {have} not resigned. "
        "{who} {was} not made redundant. {who} {have} not left {my} job",
        "you were dismissed", "I still work there.", "I still walk there.", value=False,
    ),
    shows(
        "up-to-working",
        "({i} can|{i}{am} able to) {often}work( again)?{end}",
        "{who} {be} fit for work",
        "you are fit for work", "I'm able to work again.", "I'm able to walk again.",
    ),
    shows(
        "no-lawyer-asked",
        "{i} ((have|had|did) not|(have|had|did)n't|'ve not|'ve never|have never|never) {few}("
        "spoken to|seen|been to see|been to|consulted|asked|talked to|speak to|see|consult|ask"
        "|talk to)"
        "( to)? (a|any|my|our) (solicitor|lawyer)",
        "{who} {have} not sought legal advice. {who} {have} not had any legal advice. "
        "{who} {have} not taken legal advice",
        "you have sought legal advice", "I haven't spoken to any lawyer.",
        "I haven't spoken to any waiter.", value=False, ever=True,
    ),
    shows(
        "in-the-old-job",
        "({i}{am}|{i}{have} been) {often}(in|doing) (the same|my old|our old) job"
        "|{i} {often}(do my old job|work (at|for) the same (place|firm|company))"
        "|{i}{am} still (at|with) the same (place|firm|company)",
        "{who} {have} not started a new job. {who} {have} not changed jobs",
        "you have started a new job", "I'm still in my old job.", "I'm still in my old coat.",
        value=False,
    ),
    shows(
        "picks-on-one",
        "(?P<they>{my} (boss|manager|supervisor|workmates|colleagues|team leader)"
        "|(they|people|the others) at work|everyone at work"
        "|(one|some) of my (colleagues|workmates))"
        " {often}(picks? on|picked on|torments?|taunts?|humiliates?|makes fun of|make fun of) me",
        "I am bullied at work. I am being bullied at work",
        "you are being bullied at work", "My workmates pick on me.", "My workmates pick me up.",
        of_anybody=True,
    ),
    shows(
        "passed-whatever-it-was",
        "{i}{perfect} passed (first time|with flying colours|with distinction|with ease|easily"
        "|at the (first|second|third) (attempt|try|go)|on the (first|second|third) (attempt|try|go)"
        "|in the end)",
        "{who} passed the test. {who} passed the exam. {who} passed the assessment",
        "you have passed the exam", "I passed with flying colours.", "I passed with a wave.",
        ever=True,
    ),
    shows(
        "graded-well-in-it",
        "{i}{perfect} (got|get|achieved|was given|came out with|scraped) (an? )?(A|B|C|pass"
        "|distinction|merit|top marks|full marks|first)( grade)? (in|on|for) (the|my) "
        "(?P<what>(?:[a-z]+ )?(exam|test|assessment|course))",
        "{who} passed the {what}. {who} {have} passed the {what}",
        "you have passed the exam", "I got an A in the exam.", "I got an idea in the exam.",
        ever=True,
    ),
    shows(
        "sat-it-and-was-graded",
        "{i}{perfect} (sat|took|did) (the|my) (?P<what>(?:[a-z]+ )?(exam|test|assessment))"
        " {some}and (got|was given|came away with) (an? )?(A|B|C|pass|distinction|merit|top marks"
        "|full marks){end}",
        "{who} passed the {what}. {who} {have} passed the {what}",
        "you have passed the exam", "I sat the exam in June and got a B.",
        "I sat the exam in June and got a bus.", ever=True,
    ),
)
# fmt: on
