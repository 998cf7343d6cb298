"""Shapes of clauses about things, and what else says the same: a reviewed table.

It is used by :mod:`.things_reworded`.
"""

from __future__ import annotations

from cmr_logic.scenario.demands.other_words import EITHER, HOLDS
from cmr_logic.scenario.lexicon.entries import OtherWords

FAILS = frozenset({False})
THING = r"(?P<what>(?:your|the|its|this)\s(?:[\w'’-]+\s){0,2}?[\w'’-]+)"
"""A thing that a clause is about: "**your return ticket** is unused"."""

# Participles that "un" denies of a thing: "**unused**"; not "uncle".
# When, behind the words for where: "installed **on or after** 1 May"; not "on the roof".
_WHEN = (
    r"(?:in|on|at|within)\s(?:or\s(?:after|before)\b|(?:early\s|late\s)?(?:the\s)?\d"
    r"|(?:January|February|March|April|May|June|July|August|September|October|November|December"
    r"|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|midnight|noon)\b)"
)
_UN = (
    r"un(?P<done>used|opened|worn|washed|paid|sold|signed|read|claimed|delivered|damaged"
    r"|insured|locked"
    r"|registered|licensed|taxed|marked|touched|finished|occupied|furnished|vaccinated|tested"
    r"|trained"
    r"|altered|changed|collected|repaired|painted|planted|sealed|answered|published|attended|booked"
    r"|labelled|addressed|fenced|cut|cooked|boiled|heated|supervised|accompanied|authorised"
    r"|approved"
    r"|modified|tagged|packed|wrapped|eaten|ridden|driven|broken|scratched|cracked|activated"
    r"|processed)"
)

THINGS_REWORDED: tuple[OtherWords, ...] = (
    OtherWords(
        "late-then",
        r"^(?P<what>(?:the|your|its)\s(?:[a-z]+\s)?(?:train|flight|bus|ferry|coach|delivery"
        r"|parcel|order|plane|tram|boat|service"
        r"|payment|departure|arrival|journey|crossing|shipment))\s(?:is"
        r"|are)\s(?P<how>.*\b(?:late|delayed|cancelled|early|diverted).*)$",
        (r"\g<what> was \g<how>", r"\g<what> arrived \g<how>"), EITHER,
        "the train is an hour late", "the train was an hour late", "the train is an hour away",
    ),
    OtherWords(
        "for-so-long",
        r"^(?P<what>it|(?:your|the)\s[a-z]+)\s(?:is|was)\sfor\s(?P<long>[^,.]*\b(?:days?|weeks?"
        r"|months?|years?)(?:\sor\s(?:more|less|longer))?)$",
        (r"\g<what> lasts \g<long>", r"\g<what> runs for \g<long>", r"you signed up for \g<long>"),
        EITHER,
        "the lease is for less than a year", "the lease lasts less than a year",
        "the lease is for a cottage",
    ),
    OtherWords(
        "not-done-yet",
        rf"^{THING}\s(?:is|are|was|were|remains?|has\sbeen|have\sbeen)\s(?:still\s|completely\s"
        rf"|entirely\s)?{_UN}$",
        (r"\g<what> has not been \g<done>", r"you have not \g<done> \g<what>"), EITHER,
        "your ticket is unused", "your ticket has not been used", "your uncle is unhappy",
    ),
    OtherWords(
        "own-name",
        rf"^{THING}\s(?:is|are|was)\s(?:registered\s|booked\s|held\s"
        rf"|insured\s)?in\syour\s(?:own\s)?name$",
        (r"your name is on \g<what>",), HOLDS,
        "the bill is in your name", "your name is on the bill", "the bill is in your hand",
    ),
    OtherWords(
        "got-so",
        rf"^{THING}\s(?:has|have)\s(?:got|become|gone)\s(?P<how>wet|dirty|hot|cold|dry|warm"
        rf"|loose|mouldy|rusty|stale|sour|flat)$",
        (r"\g<what> has been \g<how>", r"\g<what> is \g<how>"), EITHER,
        "the phone has got wet", "the phone has been wet", "the phone has got lost",
    ),
    OtherWords(
        "still-on",
        rf"^{THING}\s(?P<be>is|are)\sstill\s(?:on|there|in\splace|fixed\son|stuck\son)$",
        (r"\g<what> \g<be> attached", r"\g<what> \g<be> in place"), EITHER,
        "the label is still on", "the label is attached", "the label is still wet",
    ),
    OtherWords(
        "work-of-ones-own",
        rf"^{THING}\s(?:is|was|are|must\sbe)\s(?:all\s|entirely\s)?your\sown\s(?:original\s"
        rf"|unaided\s)?work$",
        (r"you made \g<what> yourself",), EITHER,
        "the painting is your own work", "you made the painting yourself",
        "the painting is your own",
    ),
    OtherWords(
        "work-carried-out",
        r"^(?P<what>(?:the|your|any)\s(?:repair|repairs|work|works|installation|inspection"
        r"|service|valuation|cleaning|survey))\s"
        r"(?P<be>was|were|has\sbeen|have\sbeen|is)\s(?:carried\sout|done|performed|undertaken"
        r"|made|completed)\sby\s(?P<who>an?\s.+)$",
        (r"\g<who> has done \g<what>", r"\g<what> was done by \g<who>"), EITHER,
        "the repair was carried out by a dealer", "a dealer has done the repair",
        "the repair was late",
    ),
    OtherWords(
        "every-session",
        r"^you\s(?:have\s)?attend(?:ed)?\s(?:every|all|each)\s(?:of\s)?(?:the\s"
        r"|your\s)?(?P<what>[a-z]+?)s?$",
        (r"you have not missed a \g<what>", r"you have not skipped a \g<what>"), EITHER,
        "you have attended every session", "you have not missed a session",
        "you have attended a session",
    ),
    OtherWords(
        "nobody-did",
        r"^(?:nobody|no\sone)\s(?P<has>has|is|was)\s(?P<done>.+)$",
        (r"somebody \g<has> not \g<done>",), FAILS,
        "nobody has slept in the van", "somebody has not slept in the van",
        "somebody has slept in the van",
    ),
    OtherWords(
        "anybody-did",
        r"^any(?:body|one)\s(?P<has>has|is|was)\s(?!else\b)(?P<done>.+)$",
        (r"somebody else \g<has> \g<done>",), HOLDS,
        "anybody has slept in the van", "somebody else has slept in the van",
        "anybody else has slept in the van",
    ),
    OtherWords(
        "on-record",
        rf"^{THING}\s(?P<be>is|are|was)\s(?:registered|booked|held"
        rf"|insured)\sin\syour\s(?:own\s)?name$",
        (r"\g<what> \g<be> in your name",), EITHER,
        "the boat is registered in your name", "the boat is in your name",
        "the boat is registered in Spain",
    ),
    OtherWords(
        "nobody-lives-there",
        rf"^{THING}\s(?P<be>is|was)\s(?:vacant|unoccupied|uninhabited|empty)$",
        (r"nobody \g<be> living in \g<what>",), EITHER,
        "the cottage was vacant", "nobody was living in the cottage", "the cottage was damp",
    ),
    OtherWords(
        "insured-by-somebody",
        rf"^{THING}\s(?:is|are|was|were)\sinsured$",
        (r"you have insurance for \g<what>", r"you have taken out insurance for \g<what>"), HOLDS,
        "the goods were insured", "you have insurance for the goods", "the goods were damp",
    ),
    OtherWords(
        "paid-so-often",
        r"^your\s(?P<what>subscription|membership|fee|rent|premium|payment)\s(?:is"
        r"|are)\s(?P<paid>paid\s)?(?:monthly|every\smonth)$",
        (r"you pay every month for your \g<what>", r"you pay your \g<what> every month"), HOLDS,
        "your subscription is monthly", "you pay every month for your subscription",
        "your subscription is high",
    ),
    OtherWords(
        "by-yourself",
        r"^you\s(?:have\s)?(?P<done>built|made|painted|written|wrote|baked|cooked|grown|grew"
        r"|bred|sewn|knitted|installed|fitted"
        r"|repaired|mended|fixed|cleaned|packed|drawn|drew|taken|took|planted|dug"
        r"|designed)\s(?P<what>(?!it\s|them\s).+)\syourself$",
        (r"somebody else has not \g<done> \g<what>", r"you have not had \g<what> \g<done>"), FAILS,
        "you built the shed yourself", "somebody else has not built the shed",
        "you hurt yourself",
    ),
    OtherWords(
        "at-the-wheel",
        r"^you\s(?P<be>were|are)\s(?:driving|at\sthe\swheel|behind\sthe\swheel"
        r"|the\sdriver)(?:\s(?:the|your)\s[a-z]+)?$",
        (r"somebody else was not driving", r"you \g<be> not a passenger"), FAILS,
        "you were driving", "somebody else was not driving", "you were sailing",
    ),
    OtherWords(
        "no-more-valid",
        rf"^{THING}\s(?:has|have)\s(?:expired|lapsed|run\sout)$",
        (r"\g<what> is not valid", r"\g<what> is not current"), EITHER,
        "the licence has expired", "the licence is not valid", "the licence has arrived",
    ),
    OtherWords(
        "turned-down",
        r"^you\s(?P<have>have|had|were)(?:\sever)?\s(?:been\s)?(?:refused|denied"
        r"|turned\sdown\sfor)\s(?P<what>an?\s[a-z]+(?:\s[a-z]+)?)"
        r"(?:\s(?:before|in\sthe\spast|previously))?$",
        (r"your application for \g<what> has been refused",
         r"they have refused your application for \g<what>"), EITHER,
        "you have been refused a licence", "your application for a licence has been refused",
        "you have a licence",
    ),
    OtherWords(
        "no-room-left",
        rf"^{THING}\s(?P<be>is|was)\sfull$",
        (r"there \g<be> no space in \g<what>", r"there \g<be> no free space in \g<what>",
         r"there \g<be> no room on \g<what>", r"there \g<be> no room in \g<what>"), EITHER,
        "the car park was full", "there was no space in the car park", "the car park was wet",
    ),
    OtherWords(
        "need-not-pay",
        r"^(?P<what>(?:the|your)\s[a-z]+(?:\s[a-z]+)?)\s(?:has\sbeen|have\sbeen|was|is)\swaived$",
        (r"you do not have to pay \g<what>",), EITHER,
        "the charge has been waived", "you do not have to pay the charge",
        "the charge has been paid",
    ),
    OtherWords(
        "passed-on",
        rf"^{THING}\s(?:was|has\sbeen|is)\s(?:transferred|given|passed\son|passed|sold"
        rf"|lent)\sto\s(?:someone|somebody|another\sperson|a\sfriend)"
        r"(?:\selse)?$",
        (r"you have given \g<what> to a friend", r"you have given \g<what> to your relative"),
        HOLDS,
        "the ticket was transferred to someone else", "you have given the ticket to a friend",
        "the ticket was transferred to paper",
    ),
    OtherWords(
        "used-by-oneself",
        rf"^{THING}\s(?:was|has\sbeen|is)\s(?:transferred|given|passed\son|passed|sold"
        rf"|lent)\sto\s(?:someone|somebody|another\sperson|a\sfriend)"
        r"(?:\selse)?$",
        (r"you have not used \g<what>",), FAILS,
        "the ticket was transferred to someone else", "you have not used the ticket",
        "the ticket was transferred to paper",
    ),
    OtherWords(
        "will-be-there",
        r"^(?P<what>(?!you\b|your\b|the\b|it\b|they\b|he\b"
        r"|she\b)(?:an?\s)?[a-z]+(?:\s[a-z]+)?)\s(?P<be>is|are|was|were|will\sbe)\s(?:present"
        r"|on\ssite|provided|available"
        r"|in\sattendance)$",
        (r"there \g<be> \g<what>",), EITHER,
        "children will be present", "there will be children", "your children will be present",
    ),
    OtherWords(
        "dead-by-now",
        rf"^{THING}\s(?:has\s|have\s)?died$",
        (r"\g<what> is dead",), EITHER,
        "the animal died", "the animal is dead", "the animal dined",
    ),
    OtherWords(
        "locked-to-it",
        rf"^{THING}\s(?P<be>is|was)\slocked\sto\s.+$",
        (r"\g<what> \g<be> locked",), FAILS,
        "your phone is locked to a network", "your phone is locked", "your phone is lost",
    ),
    OtherWords(
        "used-for-that",
        rf"^{THING}\s(?P<be>is|was|will\sbe)\sused\sfor\s(?P<which>.+)$",
        (r"\g<what> \g<be> for \g<which>", r"you use \g<what> for \g<which>"), EITHER,
        "the van is used for business", "the van is for business", "the van is used on Mondays",
    ),
    OtherWords(
        "in-company",
        r"^you\s(?P<go>travelled|travel|came|come|went|go|walked|walk|drove|drive|camped|camp"
        r"|stayed|visited|visit|arrived)\s(?:alone|on\syour\sown"
        r"|by\syourself|unaccompanied)$",
        (r"nobody came with you", r"nobody travelled with you", r"nobody went with you"), HOLDS,
        "you travelled alone", "nobody came with you", "you travelled light",
    ),
    OtherWords(
        "for-anyone",
        rf"^{THING}\s(?:is|was|will\sbe)\sopen\sto\s(?:the\spublic|everyone|everybody|all"
        rf"|anyone|non-members)$",
        (r"anyone can come to \g<what>", r"anyone can attend \g<what>",
         r"anybody can come to \g<what>"),
        HOLDS,
        "the event is open to the public", "anyone can come to the event",
        "the event is open to members",
    ),
    OtherWords(
        "not-for-anyone",
        rf"^{THING}\s(?:is|was|will\sbe)\sopen\sto\s(?:the\spublic|everyone|everybody|all"
        rf"|anyone|non-members)$",
        (r"\g<what> is not private", r"\g<what> is not by invitation"), FAILS,
        "the event is open to the public", "the event is not private",
        "the event is open to members",
    ),
    OtherWords(
        "held-there",
        rf"^{THING}\s(?:takes\splace|is\sheld|will\sbe\sheld|will\stake\splace"
        rf"|is\staking\splace)\s(?P<where>outdoors|indoors|outside|inside|online)$",
        (r"\g<what> is \g<where>", r"\g<what> will be held \g<where>"), EITHER,
        "the event takes place outdoors", "the event is outdoors", "the event takes place in June",
    ),
    OtherWords(
        "kept-there",
        rf"^{THING}\s(?P<be>is|are|was|were)\s(?:kept|stored|located|situated|parked|moored"
        rf"|installed|fitted|placed|stabled|sited|positioned"
        r"|displayed|shown|attached|fixed|affixed|visible|mounted)"
        rf"\s(?!{_WHEN})(?P<where>(?:in|on|at|inside|outside|under|behind|near|beside|indoors"
        r"|outdoors|within)\b.*)$",
        (r"\g<what> \g<be> \g<where>",), EITHER,
        "the boat is kept in the harbour", "the boat is in the harbour",
        "the boat is kept by a friend",
    ),
    OtherWords(
        "not-empty",
        rf"^(?:{THING}\s(?:contains?|holds?)\s.+|there\s(?:is|are|was"
        rf"|were)\s(?!no\b).+\sin\s(?P<where>(?:your|the)\s[a-z]+))$",
        (r"\g<what>\g<where> is not empty",), FAILS,
        "the purse contains money", "the purse is not empty", "the purse is full",
    ),
    OtherWords(
        "sold-cheaper",
        rf"^{THING}\s(?:was|is|were)\s(?:reduced|discounted|on\soffer)\s(?:in|during)\s(?:the"
        rf"|a)\ssale$",
        (r"you bought it in the sale", r"you bought \g<what> in the sale"), EITHER,
        "the item was reduced in the sale", "you bought it in the sale",
        "the item was reduced to ashes",
    ),
    OtherWords(
        "wrongly-sent",
        r"^(?:the|a)\swrong\s(?P<what>item|goods|product|thing|order|one)\s(?:was|were"
        r"|has\sbeen)\s(?:sent|delivered|dispatched|supplied)"
        r"(?:\sto\syou)?$",
        (r"you were sent the wrong item",),
        EITHER,
        "the wrong item was sent",
        "you were sent the wrong item",
        "the wrong road was taken",
    ),
    OtherWords(
        "left-with-somebody",
        rf"^{THING}\s(?:was|were|has\sbeen)\s(?:left|deposited)\swith\s(?P<who>an?\s.+|your\s.+)$",
        (r"they gave \g<what> to \g<who>", r"they handed \g<what> to \g<who>",
         r"\g<who> has taken in \g<what>"), HOLDS,
        "the parcel was left with a neighbour", "they gave the parcel to a neighbour",
        "the parcel was left at the door",
    ),
    OtherWords(
        "not-caught",
        r"^you\s(?:have\s)?miss(?:ed)?\s(?P<what>(?:the|your|an?)\s(?:[a-z]+\s)?(?:connection"
        r"|train|bus|flight|plane|ferry|coach|boat))$",
        (r"you did not catch \g<what>",), EITHER,
        "you missed the train", "you did not catch the train", "you missed the point",
    ),
    OtherWords(
        "begun-by-somebody",
        rf"^{THING}\s(?:has|have)\s(?:already\s)?(?P<done>started|begun|finished|stopped|ended"
        rf"|resumed)$",
        (r"they have \g<done> \g<what>",), EITHER,
        "the work has started", "they have started the work", "the work has paid off",
    ),
    OtherWords(
        "no-more-in-date",
        rf"^{THING}\s(?P<be>is|are|was)\s(?:out\sof\sdate|no\slonger\svalid)$",
        (r"\g<what> has expired", r"\g<what> is not valid"), EITHER,
        "your card is out of date", "your card has expired", "your card is out of order",
    ),
    OtherWords(
        "sealed-still",
        rf"^{THING}\s(?:is|are|was)\s(?:still\s)?(?:sealed|unopened)$",
        (r"\g<what> has not been opened", r"you have not opened \g<what>"), EITHER,
        "the jar is sealed", "the jar has not been opened", "the jar is full",
    ),
    OtherWords(
        "out-of-order",
        rf"^{THING}\s(?P<be>is|are|was|were)\s(?:out\sof\sorder|broken|not\sworking)$",
        (r"\g<what> \g<be> not working",), EITHER,
        "the lift was out of order", "the lift was not working", "the lift was full",
    ),
    OtherWords(
        "nothing-in-it",
        rf"^{THING}\s(?P<be>is|was)\sempty$",
        (r"there \g<be> nothing in \g<what>",), HOLDS,
        "the wallet was empty", "there was nothing in the wallet", "the wallet was red",
    ),
    OtherWords(
        "something-in-it",
        rf"^{THING}\s(?P<be>is|was)\sempty$",
        (r"\g<what> does not contain money", r"\g<what> is not full"), FAILS,
        "the wallet was empty", "the wallet does not contain money", "the wallet was red",
    ),
    OtherWords(
        "changed-for-another",
        r"^(?P<the>the|your)\s(?P<what>[a-z]+(?:\s[a-z]+)?)\s(?:has|have)\sbeen\schanged$",
        (r"you have set a new \g<what>", r"you have a new \g<what>", r"there is a new \g<what>"),
        HOLDS,
        "your password has been changed", "you have set a new password",
        "your password has been lost",
    ),
    OtherWords(
        "the-same-as-before",
        r"^(?P<the>the|your)\s(?P<what>[a-z]+(?:\s[a-z]+)?)\s(?:has|have)\sbeen\schanged$",
        (r"you do not have the same \g<what>", r"\g<the> \g<what> is not the same"), FAILS,
        "your password has been changed", "you do not have the same password",
        "your password has been lost",
    ),
    OtherWords(
        "made-of-it",
        rf"^{THING}\s(?P<be>is|are)\s(?:made|built|constructed)\s(?:of|from"
        rf"|out\sof)\s(?P<of>metal|brick|stone|plastic|glass|concrete|steel)$",
        (r"\g<what> \g<be> \g<of>",), EITHER,
        "the shed is made of metal", "the shed is metal", "the shed is made of wool",
    ),
    OtherWords(
        "made-of-wood",
        rf"^{THING}\s(?P<be>is|are)\s(?:made|built|constructed)\s(?:of|from|out\sof)\s(?:wood"
        rf"|timber)$",
        (r"\g<what> \g<be> wooden",), EITHER,
        "the shed is made of wood", "the shed is wooden", "the shed is made of wool",
    ),
    OtherWords(
        "made-how",
        r"^your\s(?P<what>booking|reservation|application|order|claim|payment"
        r"|complaint)\s(?:was|is|has\sbeen)\smade\s(?P<how>.+)$",
        (r"you made your \g<what> \g<how>",), EITHER,
        "your booking was made by phone", "you made your booking by phone",
        "your coat was made by hand",
    ),
    OtherWords(
        "no-meat-in-it",
        rf"^{THING}\scontains?\s(?:any\s)?meat$",
        (r"\g<what> is not vegetarian", r"\g<what> is not vegan"), FAILS,
        "the soup contains meat", "the soup is not vegetarian", "the soup contains salt",
    ),
    OtherWords(
        "claim-not-paid",
        r"^your\sclaim\s(?:was|has\sbeen)\s(?:rejected|refused|turned\sdown|declined)$"
        r"|^the\sclaim\s(?:was|has\sbeen)\s(?:rejected|refused|turned\sdown|declined)$",
        (r"your claim has not been paid", r"they have not paid your claim"), FAILS,
        "the claim was rejected", "your claim has not been paid", "the claim was posted",
    ),
    OtherWords(
        "bought-ready-made",
        rf"^{THING}\s(?:is|was|were)\s(?:shop-bought|bought\sin\sa\sshop|bought\sready-made)$",
        (r"you bought \g<what> at a shop", r"you bought \g<what> at a supermarket",
         r"you bought \g<what>"),
        HOLDS,
        "the cake was shop-bought", "you bought the cake at a shop", "the cake was blue",
    ),
    OtherWords(
        "made-at-home",
        rf"^{THING}\s(?:is|was|were)\s(?:shop-bought|bought\sin\sa\sshop|bought\sready-made)$",
        (r"you did not bake \g<what>", r"you did not make \g<what>", r"\g<what> is not homemade"),
        FAILS,
        "the cake was shop-bought", "you did not bake the cake", "the cake was blue",
    ),
    OtherWords(
        "put-in-new",
        r"^(?P<the>the|your)\s(?P<what>[a-z]+(?:\s[a-z]+)?)\s(?:has|have)\sbeen\sreplaced$",
        (r"a new \g<what> has been fitted", r"they have put in a new \g<what>",
         r"you have a new \g<what>", r"\g<the> \g<what> is new"), HOLDS,
        "the engine has been replaced", "a new engine has been fitted",
        "the engine has been repaired",
    ),
    OtherWords(
        "not-the-first-one",
        r"^(?P<the>the|your)\s(?P<what>[a-z]+(?:\s[a-z]+)?)\s(?:has|have)\sbeen\sreplaced$",
        (r"\g<the> \g<what> is not original", r"it does not have its original \g<what>",
         r"it is not the original \g<what>"), FAILS,
        "the engine has been replaced", "the engine is not original",
        "the engine has been repaired",
    ),
)  # fmt: skip
