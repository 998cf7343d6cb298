"""What people say of dues, goods, papers and company, whatever they are of, as a rule says it.

The entries stand with those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording

_WHO = r"\b(?P<who>I|we)"
_MINE = r"(?:my|our|the|your|their)\s"
_THING = (
    r"(?P<what>(?!it\b|them\b)[a-z’'-]+"
    r"(?:\s(?!and\b|but\b|when\b|in\b|at\b|on\b|so\b|or\b|because\b|to\b)[a-z’'-]+){0,2}?)"
)
_STOP = (
    r"(?=\s*[.,;:!?)–—]|$|\s(?:and|but|when|in|at|on|so|or|because|this|last|before|since|every|for"
    r"|by|right|as|myself)\b)"
)
_DUE = (
    r"(?P<due>(?:[a-z’'-]+\s"
    r"){0,2}?(?:rent|fees?|dues|subscriptions?|subs|bills?|mortgage|loan|tax|charges?"
    r"|instalments?|repayments?|contributions?|premiums?|fines?))"
)
_PAID = (
    r"(?:(?:is|are|has\sbeen|have\sbeen|was|were|['’]s\sbeen|['’]s)\s(?:all\s|now\s|fully\s"
    r"|always\s|already\s)*"
    r"(?:paid|settled|cleared|covered|paid\s(?:up|off|in\sfull)))"
)
_UP_TO_DATE = (
    r"I am up to date with my \g<due>. I am not behind with my \g<due>. "
    r"I have paid my \g<due> in full. I do not owe my \g<due>."
)


def _not_received(match: re.Match[str]) -> str:
    """Return that what has not come was not received."""
    what = match["what"]
    return (
        f"I have not received the {what}. I have not received a {what}. "
        f"The {what} has not arrived. The {what} has not been delivered."
    )


# fmt: off
COMMON_REWORDINGS: tuple[Rewording, ...] = (
    Rewording(
        "every-penny-of-dues",
        rf"\b(?:every\s(?:single\s|last\s)?(?:penny|cent|bit|pound|instalment)|all)\s(?:of\s"
        rf")?{_MINE}{_DUE}"
        rf"(?:\s(?!is\b|are\b|has\b|have\b|was\b)[a-z’']+){{0,5}}?\s?{_PAID}",
        _UP_TO_DATE,
        "you are up to date with your ground rent", "Every penny of my ground rent has been paid.",
        "Every penny of my grandad's cash has been played.",
        needs="every|all",
    ),
    Rewording(
        "paid-all-dues",
        rf"{_WHO}(?:['’]ve|\shave)\s(?:always\s|already\s)?(?:paid|settled|met|cleared)\s(?:every\s"
        rf"(?:single\s)?(?:penny|bit|instalment|month)"
        rf"(?:['’]s)?(?:\sof)?|all)\s(?:of\s)?(?:{_MINE})?{_DUE}\b",
        _UP_TO_DATE,
        "you are up to date with your mooring fees", "I've paid all my mooring fees on time.",
        "I've played all my morning fugues on time.",
        needs="every|all ",
    ),
    Rewording(
        "never-let-dues-slip",
        rf"\b(?:{_WHO}(?:['’]ve|\shave)\snever\s(?:once\s|yet\s)?(?:let\s{_MINE}{_DUE}\sslip|been\s"
        rf"(?:behind|late)\s(?:with|on)"
        rf"\s{_MINE}(?P<late>{_DUE.replace('due', 'dues')})|missed\s(?:an?\s|any\s"
        rf")?(?P<missed>{_DUE.replace('due', 'duty')})\s(?:payments?|instalments?)))",
        lambda match: _UP_TO_DATE.replace(
            r"\g<due>", match["due"] or match["late"] or match["missed"]
        ),
        "you are up to date with your mooring fees", "I've never once let my mooring fees slip.",
        "I've never once let my morning fun slip.",
        needs="slip|behind|late|missed",
    ),
    Rewording(
        "dues-never-slipped",
        rf"\b{_MINE}{_DUE}\s(?:is|are)\s(?:the\sone\sthing|something|one\sthing)\s(?:that\s"
        rf")?(?:I|we)(?:['’]ve|\shave)?\snever\s"
        r"(?:let\sslip|missed|been\slate\swith|fallen\sbehind\s(?:with|on))",
        _UP_TO_DATE,
        "you are in arrears with your ground rent",
        "The ground rent is the one thing I've never let slip.",
        "The garden hose is the one thing I've never let slip.", value=False,
        needs="never",
    ),
    Rewording(
        "owes-nobody-a-penny",
        rf"{_WHO}\s(?:do\snot|don['’]t|never)\sowe\s(?:(?:my|our|the|you|them|him|her)(?:\s"
        rf"[a-z]+){{0,2}}?\s)?"
        r"(?:a\s(?:single\s)?(?:bean|penny|cent|thing|pound)|anything)\b",
        r"\g<who> have no debts. \g<who> do not owe money. \g<who> am not in arrears. \g<who> do "
        r"not owe rent. "
        r"\g<who> do not owe fees. \g<who> am up to date with my rent. \g<who> am up to date with "
        r"my fees.",
        "you are in arrears with your rent", "I don't owe my landlord a penny.",
        "I don't show my landlord a penny.", value=False,
        needs="owe",
    ),
    Rewording(
        "something-wrong-with-it",
        r"\b(?:there['’]s|there\sis|there\swas)\s(?:definitely\s|clearly\s|obviously\s)?something\s"
        r"(?:badly\s|seriously\s|not\squite\s)?"
        r"(?:wrong|amiss|up|right)\swith\s(?P<what>it|them|(?:the|my|our)\s[a-z]+)\b",
        r"\g<what> is faulty",
        "the item is faulty", "There's something wrong with the lamp.",
        "There's something written on the lamp.",
        needs="something",
    ),
    Rewording(
        "nothing-wrong-with-it",
        r"\b(?:nothing(?:['’]s|\sis|\swas)|(?:there\sis|there['’]s)\snothing|found\s"
        r"nothing|(?:isn['’]t|is\snot)\sanything)"
        r"\s(?:at\sall\s|whatsoever\s)?(?:wrong|amiss|the\smatter)(?:\swith\s"
        r"(?P<what>it|them|(?:the|my|our)\s[a-z]+))?\b",
        lambda match: f"{match['what'] or 'it'} is not faulty. {match['what'] or 'it'} works.",
        "the item is faulty", "Nothing's wrong with the lamp.",
        "Nothing's written on the lamp.", value=False,
        needs="nothing|anything",
    ),
    Rewording(
        "put-ones-name-to-it",
        rf"{_WHO}(?:['’]ve|\shave)?\s(?:put|added|wrote|written|scrawled|scribbled)\s(?:my|our)\s"
        rf"(?:name|signature|initials|names|signatures)"
        rf"\s(?:to|on|at\sthe\s(?:bottom|foot|end)\sof|under)\s(?:the|your|their|that|this|an?)\s"
        rf"{_THING}{_STOP}",
        r"\g<who> have signed the \g<what>",
        "you have signed the boat agreement", "I put my name at the bottom of your boat agreement.",
        "I put my nose at the bottom of your boat agreement.",
        needs="name|signature|initials",
    ),
    Rewording(
        "lies-unsigned",
        rf"\b(?:the|your|their|my|our)\s{_THING}\s(?:is|are|was|sits|lies)\s(?:still\s|just\s"
        rf")?(?:[a-z]+ing\s)?(?:there\s)?unsigned\b",
        "I have not signed the \\g<what>",
        "you have signed the boat agreement", "The boat agreement is still lying unsigned at home.",
        "The boat agreement is still lying uncertain at home.", value=False,
        needs="unsigned",
    ),
    Rewording(
        "has-not-reached-me",
        rf"\b(?:the|your|my|our|that)\s{_THING}\s(?:(?:still\s|just\s)?(?:has\s?n['’]t|has\s"
        rf"not|never|did\s?n['’]t|did\snot|have\s?n['’]t)"
        r"\s(?:even\s|yet\s)?(?:reach(?:ed)?\s(?:me|us)|turn(?:ed)?\sup|come\sthrough|came\s"
        r"through|come|came|arrived?|appear(?:ed)?|show(?:n|ed)?\sup))"
        r"(?!\s(?:up\b|through\b|for\b|with\b|to\b|late\b))",
        _not_received,
        "you have received a renewal notice", "The renewal notice still hasn't reached me.",
        "The renewal notice still hasn't reached the printers.", value=False,
        needs="reach|turn|come|came|arrive|appear|show",
    ),
    Rewording(
        "nothing-came",
        rf"(?:^|(?<=[.!?]\s))no\s{_THING}\s(?:has|had|have|ever)\s?(?:ever\s|yet\s)?(?:reached\s"
        rf"(?:me|us)|turned\sup|come(?:\sthrough)?|came(?:\sthrough)?|arrived|appeared)\b",
        _not_received,
        "you have received a renewal notice", "No renewal notice has turned up.",
        "No renewal notice has turned yellow.", value=False,
        needs="no ",
    ),
    Rewording(
        "still-waits-for-it",
        rf"{_WHO}(?:['’]m|['’]re|\sam|\sare)\sstill\swaiting\s(?:for|on)\s"
        rf"(?:the|your|my|our|a|an)\s{_THING}(?:\sto\s(?:come|arrive|turn\sup|reach\sme|come\s"
        rf"through))?"
        r"(?=\s*[.,;:!?]|$|\s(?:and|but)\b)",
        _not_received,
        "you have received a renewal notice", "I'm still waiting for the renewal notice.",
        "I'm still waiting by the village noticeboard.", value=False,
        needs="still waiting",
    ),
    Rewording(
        "we-both-live-here",
        r"\bwe(?:['’]ve|['’]re|\shave|\sare)?\sboth\s(?:always\s|still\s)?(?:lived?|living|been\s"
        r"living)\s(?:here|in\s(?:it|the\s(?:house|flat)|our\s[a-z]+))\b",
        "I live with another adult. I do not live alone.",
        "you live alone", "We've both lived here for years.", "We've both leaned here for years.",
        value=False,
        needs="both",
    ),
    Rewording(
        "there-is-a-bar",
        r"\bthere(?:['’]ll\sbe|\swill\sbe|['’]s|\sis)\s(?:also\s)?a\s(?:cash\s|licensed\s|pay\s"
        r"|full\s|beer\s)?(?:bar|tent)"
        r"(?=\s*[.,;:!?]|$|\s(?:and|for|from|in|until|at|with|open|selling)\b)",
        "We will have a bar.",
        "alcohol will be sold at the event", "There'll be a bar.", "There'll be a barn.",
        needs=" bar| tent",
    ),
    Rewording(
        "over-now",
        r"\b(?P<what>(?:my|our|the)\s[a-z]+(?:\s(?:period|agreement|contract))?)(?:['’]s|\sis)\s"
        r"(?:now\s|all\s|already\s)*over(?=\s*[.,;:!?]|$|\s(?:now|and|but)\b)",
        r"\g<what> has ended. \g<what> has finished",
        "your lease has ended", "My lease is over now.", "My lease is overdue now.",
        needs=" over",
    ),
    Rewording(
        "on-its-way",
        r"\b(?P<what>it|(?:my|the)\s(?:order|parcel|package|delivery|[a-z]+))(?:['’]s|\sis)\s"
        r"(?:now\s|already\s)?(?:on\s(?:its|the)\sway|out\sfor\sdelivery)\b(?!\s(?:up|down|out))",
        r"\g<what> has been dispatched. \g<what> has been sent",
        "your order has been dispatched", "My order is already on its way.",
        "My order is already on its wane.",
        needs="on its way|on the way|for delivery",
    ),
    Rewording(
        "expects-a-child",
        rf"{_WHO}(?:['’]m|['’]re|\sam|\sare)\s(?:both\s)?expecting\s(?:our|my|a)\s"
        rf"(?:first|second|third|fourth|fifth|next|little\sone)"
        r"(?=\s*[.,;:!?]|$|\s(?:in|this|next|at|soon|and|on|any|child|baby)\b)",
        "I am pregnant. I am expecting a baby.",
        "you are pregnant", "I'm expecting our second in May.",
        "I'm expecting our second parcel in May.",
        needs="expecting",
    ),
    Rewording(
        "they-sent-it-to-me",
        rf"\b(?:you|they|he|she|the\s[a-z]+)(?:['’]ve|\shave|\shas)?\s"
        rf"(?:sent|emailed|posted|mailed|issued)\s(?:me|us)\s(?:the|a|an|my|our|your)\s"
        rf"{_THING}{_STOP}",
        r"I have received the \g<what>. I have received a \g<what>.",
        "you have received a renewal notice", "You sent me a renewal notice in May.",
        "You sent me a renewed notebook in May.",
        needs="sent|email|posted|mailed|issued",
    ),
    Rewording(
        "did-not-want-it",
        rf"{_WHO}\s(?:told\s(?:you|them)\s(?:that\s)?(?:I|we)\s(?:do|did)(?:n['’]t|\snot)\s"
        rf"want|said\s(?:that\s)?(?:I|we)\s(?:do|did)(?:n['’]t|\snot)\swant"
        rf"|(?:switched|turned)\soff|unsubscribed\sfrom|ticked\sno\sto|said\sno\s"
        rf"to|declined|asked\snot\sto\s(?:get|have|receive))\s(?:the\s|any\s|your\s|all\s"
        rf")?{_THING}{_STOP}",
        r"\g<who> have opted out of \g<what>",
        "you have opted out of marketing calls", "I told you I didn't want any marketing calls.",
        "I told you I didn't watch any cooking shows.",
        needs="want|off|unsubscribed|ticked|said no|declined|asked not",
    ),
    Rewording(
        "came-on-ones-own",
        rf"{_WHO}(?:['’]ve|\shave|['’]m|\sam)?\s"
        rf"(?:came|come|coming|arrived|travelled|went|going|here)\s(?:here\s|all\s|entirely\s"
        rf"|completely\s|totally\s|quite\s)*"
        r"(?:alone|on\smy\sown|by\smyself|solo)\b",
        r"\g<who> am alone. \g<who> am travelling alone. \g<who> am unaccompanied",
        "you are travelling alone", "I came all on my own.", "I came all in my own clothes.",
        needs="alone|on my own|by myself|solo",
    ),
    Rewording(
        "somebody-is-with-me",
        r"\b(?P<whom>my\s[a-z]+(?:\sand\s(?:my\s)?[a-z]+)?)(?:['’]s|['’]re|\sis|\sare)\s(?:here\s"
        r"|along\s|coming\s(?:along\s)?|travelling\s|going\s)*with\s(?:me|us)"
        r"(?=\s*[.,;:!?]|$|\s(?:on|for|at|today|tonight|and|too|this|all)\b)",
        r"I am with \g<whom>. I am not alone. I am travelling with \g<whom>. I am not travelling "
        r"alone.",
        "you are travelling alone", "My wife's with me on this holiday.",
        "My wife's cross with me on this holiday.", value=False,
        needs="with me|with us",
    ),
    Rewording(
        "so-many-of-us-on-the-way",
        r"\bthere(?:['’]s|['’]re|\sare|\sis)\s"
        r"(?P<n>two|three|four|five|six|seven|eight|nine|ten|a\sfew|several|both|\d+)\sof\sus\s"
        r"(?:on\s(?:this|the)\s(?:trip|journey|holiday|tour|flight)|travelling|going|coming)\b",
        r"I am not travelling alone. I am not alone. We are a group of \g<n>.",
        "you are travelling alone", "There are four of us on this trip.",
        "There are four of them on this trip.", value=False,
        needs="of us",
    ),
    Rewording(
        "sinks-like-a-stone",
        rf"{_WHO}(?:['’]d|\swould|\s(?:just\s)?)\s?sink\slike\sa\s"
        rf"[a-z]+|{_WHO.replace('who', 'we')}\s(?:can['’]t|cannot|could\snot)\sswim\sa\s"
        rf"(?:single\s)?stroke",
        "I cannot swim",
        "you can swim",
        "In deep water I'd sink like a stone.", "In deep water I'd sing like a lark.",
        value=False,
        needs="sink|stroke",
    ),
    Rewording(
        "knows-how-to",
        rf"{_WHO}\s(?P<not>do\snot\s|don['’]t\s|never\s)?(?:know|knew|learned|learnt)\show\sto\s",
        lambda match: f"{match['who']} {'cannot' if match['not'] else 'can'} ",
        "you can row", "I don't know how to row.", "I don't know how he rows.", value=False,
        needs="how to",
    ),
    Rewording(
        "no-choice-but-to",
        rf"{_WHO}(?:['’]ve|\shave|\shad)\s(?:got\s)?(?:no|little)\s(?:choice|option|alternative)\s"
        rf"but\sto\s",
        r"\g<who> have to ",
        "you must work from home", "I have no choice but to work from home.",
        "I have no chair but to work at home.",
        needs="choice|option|alternative",
    ),
    Rewording(
        "told-that-one-must",
        r"\b(?:(?:I|we)(?:['’]ve|\shave|\shad)?\s(?:all\s)?(?:been\s|were\s|was\s"
        r")told|(?:they|(?:the|my|our)\s[a-z]+)(?:['’]ve|\shave|\shas)?\stold"
        r"\s(?:me|us|all\sof\sus|every\sone\sof\sus|everyone))\s(?:that\s"
        r")?(?:I|we)(?:['’]ve|['’]d)?\s(?:have\sto|had\sto|must|need\sto|got\sto|all\shave\s"
        r"to|have\sgot\sto|to)\s",
        "I have to ",
        "you must work from home", "We've been told we have to work from home.",
        "We've been told we can work from home.",
        needs="told",
    ),
    Rewording(
        "it-is-down-to-me",
        r"\b(?:it(?:['’]s|\sis)|that(?:['’]s|\sis))\s(?:all\s)?(?:(?:down|up)\sto|on)\s"
        r"(?P<who>me|us)\sto\s",
        lambda match: f"{'I' if match['who'].lower() == 'me' else 'we'} have to ",
        "you must pay for the wake", "It's down to me to pay for the wake.",
        "It's down to Leeds to play for the cup.",
        needs=" me to| us to",
    ),
    Rewording(
        "it-is-me-who-has-to",
        r"\b(?:it(?:['’]s|\sis)\s(?:me|I)\s(?:who|that)|I(?:['’]m|\sam)\sthe\s(?:only\s)?one\s"
        r"(?:who|that))\s(?P<does>has\sto|have\sto|must|is|am)\s",
        lambda match: f"I {'am' if match['does'] in {'is', 'am'} else 'have to'} ",
        "you are paying for the wake", "I'm the one who is paying for the wake.",
        "I'm the son of who is playing at the wake.",
        needs="who|that",
    ),
    Rewording(
        "i-am-the-one-doing",
        r"\bI(?:['’]m|\sam)\sthe\s(?:only\s)?(?:one|person)\s(?=[a-z]+ing\b)",
        "I am ",
        "you are paying for the wake", "I'm the one paying for the wake.",
        "I'm the one pudding of the wake.",
        needs="the one|only one|person|only person",
    ),
    Rewording(
        "bill-in-ones-name",
        r"\bthe\s(?P<what>[a-z]+)(?:['’]s)?\s(?:bill|invoice|account)(?:['’]s|\sis)\s(?:all\s"
        r")?in\s(?:my|our)\snames?\b",
        r"I am paying for the \g<what>. I must pay for the \g<what>",
        "you are responsible for paying for the funeral", "The funeral bill is in my name.",
        "The funeral bill is in my bag.",
        needs="in my name|in our name",
    ),
    Rewording(
        "wages-go-there",
        r"\b(?P<what>(?:my|our)\s(?:wages|pay|salary|pension|money|earnings))\s(?:still\s|now\s"
        r"|all\s|just\s|always\s)?(?:goes|go)\s(?:straight\s)?(?:in)?to\s"
        r"(?P<where>(?:my|our|the|an?)\s(?!old\b|different\b)[^.,;!?]+)",
        r"\g<what> is paid into \g<where>",
        "your pension is paid into your account", "My pension goes straight into my account.",
        "My pension goes straight out again.",
        needs=" go",
    ),
    Rewording(
        "wages-go-elsewhere",
        r"\b(?P<what>(?:my|our)\s(?:wages|pay|salary|pension|money|earnings))\s(?:is\s|are\s"
        r"|gets?\s)?(?:still\s|now\s|all\s|just\s|always\s)?(?:goes|go|paid|comes?)\s"
        r"(?:straight\s)?(?:in)?to\s(?:(?:my|our)\sold|a\sdifferent|another|my\sother)\s"
        r"(?P<where>bank|account|building\ssociety)",
        r"\g<what> is paid into another \g<where>. \g<what> is paid into another bank",
        "your salary is paid into your account with us", "My wages still go to my old bank.",
        "My wages still go to my old mum.", value=False,
        needs="old|different|other",
    ),
    Rewording(
        "back-in-ones-own-room",
        r"\b(?P<whom>my\s[a-z]+),?\s?(?:who(?:['’]s|\sis)\s[a-z0-9-]+,\s)?(?:(?:has|['’]s)\s"
        r"(?:had\s|got\s|been\sin\s)?|sleeps\sin\s|lives\sin\s|is\sin\s)(?:the|our|my)\s"
        r"(?:back|spare|front|box|small|other|second|upstairs|downstairs|guest|big|loft|attic)\s"
        r"?(?:bed)?room\b",
        r"\g<whom> lives with me",
        "you live alone", "My brother has the back bedroom.", "My brother has the back broom.",
        value=False,
        needs="room",
    ),
)
# fmt: on
