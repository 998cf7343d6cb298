"""What turns of speech show of orders, tickets and payments: out for delivery, paid the lot."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_LATE = (
    "It arrived late. It was delivered late. It was late. The delivery was late. My delivery "
    "was late. "
    "The order arrived late. The parcel arrived late"
)
_SENT = (
    "It has been dispatched. It was dispatched. The order has been dispatched. My order has "
    "been dispatched. "
    "It has been sent"
)
_PAID = (
    "I have paid all the instalments. I have paid in full. I have paid everything. "
    "I have paid the full amount. I have paid the balance"
)
_UNPAID = (
    "I have not paid all the instalments. I have not paid in full. I have not paid everything. "
    "I have not paid the full amount. I have not paid the balance"
)
_SOLD = (
    "(shops?|stores?|supermarkets?|wholesalers?|factory|factories|greengrocer's|greengrocer"
    "|garden centre"
    "|market|farm stall|catalogue|importer|warehouse|suppliers?|cash and carry|bakery|butcher's)"
)

# fmt: off
OF_ORDERS: tuple[Rewording, ...] = (
    shows(
        "on-its-way-to-me",
        "(is|are|it's|they're|already|now) (out for delivery|on (its|their|the) way(?! back| "
        "home| out))"
        "|(courier|driver|carrier|van|lorry|postman) (has|is|picked|collected|set|came) "
        "{few}(it|them|off|way with)"
        "|(left|has left|have left|gone from|went out from) (you|your|their|the) {few}"
        "(yesterday|this morning|last night|on {few}day|depot|warehouse|factory|hub|sorting office)"
        "|(been|was|were) (shipped|posted|sent off|sent out|handed to the courier)|in the "
        "(courier's|driver's) van",
        _SENT, "the order has been dispatched", "The van picked it up.", "The van packed up.",
        of_anybody=True,
    ),
    shows(
        "still-in-the-warehouse",
        "(still|just) {few}(in (your|the|their) {few}(warehouse|depot|stockroom)|being (packed"
        "|picked|made|processed)"
        "|waiting to (go|be sent|be packed))|(hasn't|haven't|has not|have not|not) (yet )?(gone"
        "|been sent|been shipped"
        "|been posted|left the {few}(warehouse|depot)|gone out)|(haven't|hasn't|not) (yet "
        ")?(sent|posted|shipped) (it|them)"
        "( out| off)?",
        "It has not been dispatched. It was not dispatched. The order has not been dispatched. "
        "My order has "
        "not been dispatched. It has not been sent",
        "the order has been dispatched",
        "It's still in your warehouse.", "It's still in your wardrobe.",
        value=False, of_anybody=True, unless=r"\b(?:refund|money)\b",
    ),
    shows(
        "day-after-the-one-named",
        "(promised|said|told me|told us|booked|due|supposed|meant|expected|wanted) {more}"
        "(?P<one>(mon|tues|wednes|thurs|fri|satur|sun)day) {more}(came|arrived|turned up|was "
        "here|got here|got to (me|us)"
        "|was delivered|showed up|brought (it|them)) {few}(on|until|till) (the )?(next "
        "|following )?"
        "(?!(?P=one))(mon|tues|wednes|thurs|fri|satur|sun)day",
        _LATE, "your delivery was late", "They said Tuesday but it came on Friday.",
        "They said Tuesday but it cost a Friday.", of_anybody=True,
        unless=r"\b(?:early|sooner|ahead|on\stime)\b",
    ),
    shows(
        "after-the-day-promised",
        "(days?|weeks?|fortnight|months?|hours?) (after|later than|past|behind) ((the )?(date"
        "|day|time|slot|when|what) )?"
        "(they|you|he|she|I) {few}(gave|promised|said|quoted|named|agreed|told|was due|should"
        "|were due)"
        "|should have (been here|come|arrived|been delivered|got here|turned up) {some}(ago"
        "|last|on|by|yesterday|today)"
        "|(didn't|did not|never) (arrive|come|turn up|get here) (until|till) (long |well |the "
        ")?(after|next|following|week"
        "|month|{few}later)|(took|taken) (twice|three times|far|much) (as long|longer) {few}(as"
        "|than)",
        _LATE, "your delivery was late", "It came two days after the date you gave.",
        "I came two days after the date palm grew.", of_anybody=True,
    ),
    shows(
        "by-the-day-promised",
        "(here|came|arrived|turned up|delivered) {few}(by|on|at|before) the {few}(day|date|time"
        "|hour|slot) "
        "(they|you|he|she) {few}(promised|said|gave|named|agreed|told)|(just|exactly) (as"
        "|when) (they|you) (had )?"
        "(said|promised)|(a day|two days|an hour|a week) early|bang on time|on the dot|ahead "
        "of (time|schedule)",
        "It was not late. It did not arrive late. It was not delivered late. The delivery was "
        "not late. "
        "My delivery was not late. It arrived on time. It was on time",
        "your delivery was late", "It was here by the day you promised.",
        "It was here by the day nursery.", value=False, of_anybody=True,
    ),
    shows(
        "nothing-came",
        "(nothing|not a thing|no parcel|no package) (ever |has )?(came|come|arrived|turned up"
        "|been delivered)"
        "|no (sign|sight|trace) of (it|them|the {few}(parcel|package|order|delivery|box))"
        "|(never|not) (showed|shown) up"
        "|not (one|a single one) of (the|them) {few}(has|have|had)? ?(come|came|arrived|turned up)",
        "It has not arrived. It did not arrive. It has not been delivered. I have not received "
        "it. It never "
        "arrived. They have not delivered. The supplier has not delivered",
        "the parcel arrived", "Nothing ever came.", "Nothing ever changed.", value=False,
        of_anybody=True,
    ),
    shows(
        "here-in-front-of-me",
        "(it's|it is|they're|they are) (here|sitting|standing) {few}(on|in) (the|my|our) "
        "{few}(table|hall|kitchen|desk"
        "|floor|porch|hands)|(have|got|'ve got) (it|them) (here|in front of me|in my hands)",
        "It has arrived. It arrived. I have received it. It has been delivered",
        "the parcel arrived", "It's here on the table.", "It's here on the telly.",
    ),
    shows(
        "never-went-there",
        "{i} {few}(never|didn't|did not|couldn't|could not|wasn't able to|weren't able to) "
        "{often}(end up |manage to )?"
        "(go|went|going|travel|travelled|attend|attended|make it|make (the|that|it to) "
        "{few}(concert|show|gig|match|train"
        "|flight|game|play|film|performance)|use(d)? (it|the ticket)|make)( {few}(in the end"
        "|after all|that day|to the"
        " {few}(concert|show|gig|match|game|play|film|performance)))?{end}|{i} stayed (at "
        ")?home (that|instead)",
        "The ticket has not been used. I have not used the ticket. The ticket is unused. I did "
        "not attend. "
        "I did not attend the event. The ticket was not used",
        "the ticket has been used", "I never went in the end.", "I never wept in the end.",
        value=False, unless=r"\b(?:school|university|college|doctor|army|prison|court)\b",
    ),
    shows(
        "travelled-on-it",
        "(travelled|went|got in|got on|sat|flew|rode|used) {few}(on|with) (it|the ticket"
        "|my ticket|that ticket)"
        "|(ticket|it) (was|got|has been) (scanned|clipped|punched|torn|checked at the (gate"
        "|barrier|door))"
        "|{i} went and {some}(lovely|great|good|nice|brilliant|enjoyed)",
        "The ticket has been used. I have used the ticket. The ticket was used. The ticket is used",
        "the ticket has been used", "I travelled to York on it.", "I travelled to York on Tuesday.",
    ),
    shows(
        "paid-the-lot",
        "(paid|cleared|settled) (the (lot|whole lot|whole thing)|it all|them all"
        "|every (penny|bit)|everything|all of (it|them))(?! (at once|up ?front|in one go))"
        "|(it's|it is|is|they're|are|been) (all )?"
        "(paid off|paid up|paid in full|settled)|nothing (left|more) to pay",
        _PAID, "you have paid in full", "I've paid the lot.", "I've played the lot.",
        unless=r"\b(?:except|apart\sfrom|all\sbut|of\sthe\sfirst)\b",
    ),
    shows(
        "paid-the-last-one",
        "(paid|cleared|settled) (the last of it|them all|every one|all of them)|(final|last)"
        " (payment|instalment|one) (went|was paid|was made|cleared|left|has gone|came out)"
        "|(made|paid|sent) (the|my) (final|last) (payment|instalment|one)",
        "I have paid all the instalments. " + _PAID,
        "you have paid all the instalments", "The last payment went out in May.",
        "The last parade went out in May.",
        unless=r"\b(?:except|apart\sfrom|all\sbut|of\sthe\sfirst)\b",
    ),
    shows(
        "more-to-pay",
        "(still|only|'ve|have|there are|there's|there is) (?!{few}(nothing|no|none|not) ){few}"
        "(more |left |another )+(left )?to (pay|make|go)|(ones) (left|to make|to pay"
        "|outstanding|to go)|still owe (you|them|the)|(missed|skipped|behind with)"
        " (a|some|two|three|one|several|the) (few |last |first |of )?(payments?|instalments?"
        "|them|the payments|the instalments|one){end}",
        _UNPAID, "you have paid all the instalments", "There are two more to pay.",
        "There are two more to play.", value=False,
    ),
    shows(
        "payments-to-go",
        "(still|only|'ve|have|there are|there's|there is) (?!{few}(nothing|no|none|not) ){few}"
        "(payments|instalments) (left )?(to (pay|make|go)|left|outstanding)"
        "|(halfway|part way|partway) through (the|my) (payments|instalments)",
        "I am paying in instalments. " + _UNPAID,
        "you have paid in full", "I've two payments to go.",
        "I've two paintings to go.", value=False,
    ),
    shows(
        "my-own-work",
        "(all |are |is |'re |'s )my own (work|make|creation|growing|handiwork)|out of (my|our) "
        "own (garden|oven|kitchen|allotment"
        "|greenhouse)|{i} {often}(knit|sew|bake|carve|paint|weave|stitch|throw|turn|grow|grew"
        "|raised|make|build|brew) {few}(them"
        "|it|all|everything|every (one|bit)|myself|at home)|home-?(made|grown|baked)|(planted"
        "|sowed) (them|it) {some}(dug|picked"
        "|pulled|harvested|cut)|raised (them|it|the {few}[a-z]+) (myself|from seed)",
        "I made it myself. I made the goods myself. I make the goods myself. I make it myself. "
        "I made them myself. "
        "I grew them myself. I grew it myself. I made the items myself",
        "you make the goods yourself", "They're all my own work.", "They're all my own words.",
        unless=r"\b(?:bought|buy|machine\sfor)\b",
    ),
    shows(
        "bought-in",
        "(buy|bought|get|got|order|ordered|had) {few}(them|it|in|mine|the {few}[a-z]+) "
        "{few}(in )?(from|at|off|through) (a|an|the|some|my)"
        f" {{few}}{_SOLD}|(come|comes|came|are|is) (straight )?from (a|an|the) {{few}}{_SOLD}"
        f"|made (for me )?by (a|an|another|some)"
        " {few}(firm|company|factory|friend|woman|man|lady|team)|(gave|given) (me|us) (them|it"
        "|the {few}[a-z]+)|imported from",
        "I did not make it myself. I did not make the goods myself. I do not make the goods "
        "myself. I did not make "
        "them myself. I did not grow them myself. I did not grow it myself. They were not "
        "grown by me. I did not "
        "grow the vegetables myself",
        "you make the goods yourself", "I buy them in from a factory.", "I buy them in for a fair.",
        value=False,
    ),
    shows(
        "on-my-credit-card",
        "(used|with|on|by) (my|our|a|the) {few}(visa card|credit card|debit card|mastercard|bank "
        "card|amex|contactless)"
        "|(put|paid|charged) {few}(on|to|with) (my|our|the) {few}(card|visa)|went on (my|our) "
        "{few}card|tapped my (card|phone)",
        "I paid by card. I paid with a card. I have paid by card. I paid by credit card",
        "you paid by card", "I put the holiday on my card.", "I put the holiday on my calendar.",
        unless=r"\b(?:loyalty|library|gift|birthday|membership)\scard",
    ),
    shows(
        "cash-or-cheque",
        "(paid|pay|settled) {few}(in |with |by )?(?P<by>cash|cheque|bank transfer|paypal|direct "
        "debit|postal order|notes|coins|gift card|voucher)|(sent|wrote|posted) {few}"
        "a (?P<by>cheque)|(did|made|sent) {few}(a )?(?P<by>bank transfer)"
        "|handed over (the )?(?P<by>cash|notes)",
        "I did not pay by card. I have not paid by card. I did not pay with a card. I did not "
        "pay by credit card. I paid by {by}. I paid in {by}",
        "you paid by card", "I sent a cheque.", "I sent a chequebook cover.", value=False,
        unless=r"\b(?:rest|balance|part|half|partly)\b",
    ),
    shows(
        "put-money-down",
        "(put|left|gave|handed|paid) {few}([£$€]\\d+|\\w+ (pounds|euros|dollars|quid)|money"
        "|something) {few}(down|as a deposit|by way of deposit"
        "|up front)|(put|paid) (a|the|my|down a) deposit|put down a deposit",
        "I have paid a deposit. I paid a deposit. I have paid the deposit. I paid the deposit",
        "you have paid a deposit", "I put £50 down.", "I put 50 spoons down.",
    ),
    shows(
        "not-a-penny-yet",
        "(haven't|have not|not|never) {few}(handed over|paid|given (you|them)) (a penny"
        "|anything|any money|a single|any deposit)"
        "|(didn't|did not|never) ask(ed)? (me |us )?for (a|any) deposit|no deposit",
        "I have not paid a deposit. I did not pay a deposit. I have not paid the deposit. I "
        "have paid nothing",
        "you have paid a deposit",
        "I haven't handed over a penny.", "I haven't handed over a pencil.",
        value=False,
    ),
)
# fmt: on
