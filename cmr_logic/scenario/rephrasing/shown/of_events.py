"""What turns of speech show of events, places on them, and of what one has there or wears."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_EVENT = (
    "(?P<event>(fete|fair|fayre|meeting|training|course|session|induction|workshop|rehearsal"
    "|practice|exam|hearing|interview|class|lesson|ceremony|briefing|talk|open day|work party"
    "|jumble sale|concert|match|race|show|festival|trial|tournament|inspection|viewing))"
)
_SHOW = (
    "(concert|show|event|gig|match|play|festival|race|fair|fete|performance|trip|tour|course"
    "|class|meeting|game|party|wedding|flight|ferry|train|sailing)"
)
# What kind of event: "the **evening** show"; not "the hotel before the show".
_SORTED = (
    r"((?!(before|after|during|for|at|in|on|of|until|till|because|when|once)\b)[\w'-]+ ){0,3}?"
)
_HAT = "(?P<gear>(hard hat|helmet|life jacket|goggles|gloves|mask|hairnet|apron|boots|overalls))"

# fmt: off
OF_EVENTS: tuple[Rewording, ...] = (
    shows(
        "stayed-away",
        "{i} {few}(missed|skipped|gave) the {few}" + _EVENT + "( a miss)?|{i} {few}(was|were|am)"
        " {few}(away|ill|sick|abroad|on holiday|in bed|in hospital|in [a-z]+) {few}(for|during"
        "|the (day|week|night|weekend|morning) of|on the (day|week|night|weekend|morning) of"
        "|on the day for) the {few}" + _EVENT + "|{i} {few}(couldn't|could not|didn't|did not"
        "|wasn't able to|failed to|never) {few}(make|make it to|get to|go to|went to|attend|come"
        " to|turn up (to|for|at)) the {few}" + _EVENT,
        "I did not attend the {event}. I was not at the {event}. I did not help at the {event}. "
        "I did not take part in the {event}. I did not do the {event}. I have not attended the "
        "{event}",
        "you attended the training", "I was in Spain the week of the training.",
        "I was in Spain the week of the storm.", value=False, ever=True,
        unless=r"\b(?:end|start|beginning|half)\sof\sthe\b",
    ),
    shows(
        "was-in-the-thick-of-it",
        "{i} {few}(ran|manned|did|staffed|looked after|set up|cleared up|served|helped with"
        "|gave|lent|organised|put up) {few}(tombola|teas?|stall|raffle|bar|cakes|a hand"
        "|refreshments|gate|barbecue|tables|tent|marquee) {few}(at|for|during) the {few}" + _EVENT,
        "I helped at the {event}. I attended the {event}. I volunteered at the {event}. I lent a "
        "hand at the {event}. I was at the {event}",
        "you helped at the fete", "I ran the tombola at the village fete.",
        "I ran the tap at the village hall.",
    ),
    shows(
        "called-off",
        "(called|calling) (it|the {few}" + _SHOW + ") off|(it|the {few}" + _SHOW + "|they|she|he)"
        "('s| is| was| has been|{perfect}) {few}(called off|scrapped|cancelled|axed|shelved"
        "|off{end})|(scrapped|cancelled|axed|shelved|pulled the plug on) (it|the " + _SORTED
        + _SHOW + ")|never took place|(didn't|did not) take place|(didn't|did not) go ahead",
        "The event is cancelled. The event has been cancelled. The event was cancelled. It is "
        "cancelled. It was cancelled. It has been cancelled. You cancelled the event. The event "
        "did not take place. The concert was cancelled. The concert is called off",
        "the event has been cancelled", "They pulled the plug on the concert.",
        "They put the plug on the bath.", ever=True,
        unless=r"\b(?:n['’]t\s(?:been\s)?c|not\sc\w+|never\scancel|friend['’]s|my\s(?:order|booking"
        r"|appointment|subscription|card|policy|contract)|booking|going\sahead|went\sahead)\b",
        of_anybody=True,
    ),
    shows(
        "called-off-by-name",
        "(calling|called|cancelled|scrapped|axed|shelved) the (?P<show>" + _SHOW + ")|the "
        "{few}(?P<show>"
        + _SHOW + ")('s| is| was| has been| had been|{perfect}) {few}(called off|scrapped|axed"
        "|shelved)",
        "The {show} is cancelled. The {show} has been cancelled. The {show} was cancelled",
        "the course has been cancelled", "The course had been scrapped.",
        "The course had been scraped.", ever=True,
        unless=r"\b(?:n['’]t|not|never|friend['’]s)\b",
        of_anybody=True,
    ),
    shows(
        "flight-behind",
        "(flight|plane)('s| is| was) {few}(hour|hours|minutes) (late|behind)|(flight|plane) {few}"
        "(took off|landed|left|arrived) {few}(hour|hours|minutes) (late|behind)",
        "My flight is delayed. My flight was delayed. The flight is delayed. The flight was "
        "delayed",
        "your flight is delayed", "The flight is now three hours behind.",
        "The flight is now three hours long.",
        unless=r"\b(?:n['’]t|not|never|friend)\b",
    ),
    shows(
        "for-our-own-pot",
        "(don't|do not|never) sell (any|them|it)( of it| of them)?{end}|(eat|use|drink) (them|it|"
        "what I pick|what we pick) (all )?(ourselves|myself)|just for (me|us|ourselves|myself"
        "|the family)"
        "|for (my|our) own (use|pan|pot|table|family|kitchen|freezer)|(straight )?into (my|our) "
        "own (pan"
        "|pot|freezer)|keep (them|it) {few}for (myself|ourselves)",
        "They are for my own use. It is for my own use. They are for personal use. It is for "
        "personal use. I do not sell them. They are not for sale. It is not for sale",
        "they are for your own use", "We eat them ourselves.", "We heat them ourselves.",
    ),
    shows(
        "off-to-market",
        "{i} sell (them|it|most of them|some of them|most of it|some of it|what I pick|what we pick"
        "|the (surplus|rest|lot))|(they're|they are|it's|it is|destined) {few}for (my|our) (shop"
        "|stall|restaurant|business|customers)",
        "They are not for my own use. It is not for my own use. They are not for personal use. It "
        "is not for personal use. I sell them. They are for sale. It is for sale",
        "they are for your own use", "I sell most of them at the market.",
        "I smell most of them at the market.", value=False,
    ),
    shows(
        "goes-ahead",
        "(it|the {few}" + _SHOW + ")('s| is| was|{perfect}) {few}(going ahead|went ahead|still on"
        "|gone ahead|took place|taken place|as planned)",
        "The event is not cancelled. The event has not been cancelled. The event was not "
        "cancelled. It is not cancelled. It was not cancelled. It has not been cancelled. You did "
        "not cancel the event. The concert was not cancelled. The concert is not called off",
        "the event has been cancelled", "The show is still on.", "The shower is still on.",
        value=False, unless=r"\b(?:n['’]t|not|never)\b",
    ),
    shows(
        "got-the-place",
        "(they|you|the {few}[a-z]+){perfect} {few}(offered|gave|given) (me|us) (a|the) {few}place"
        "|{i} {few}got in{end}|said yes to (my|our) {few}application|(my|our) application"
        "{perfect} {few}(was|got|been)? ?{few}(given the green light|gone through|went through"
        "|waved through|accepted|approved|successful)|{who} {few}(was|were|been|am) "
        "successful{end}",
        "I have been accepted. My application has been accepted. My application was accepted. My "
        "application was approved. My application was successful. My application has been "
        "approved. My application has been successful",
        "your application has been accepted", "They've offered me a place.",
        "They've offered me a plate.",
        unless=r"\b(?:n['’]t|not|never|un\w+|visitor|window|burglar|parking)\b",
    ),
    shows(
        "did-not-get-in",
        "{i} (didn't|did not|never) get in{end}|{i} {few}(was|were|been) (unsuccessful"
        "|knocked back|turned down|rejected)|(they|you|the {few}[a-z]+) {few}(turned"
        "|knocked) (me|us) (down|back)|(my|our) application {few}(was|got|been) {few}"
        "(thrown out|turned down|rejected|knocked back|refused|unsuccessful)|{perfect}"
        " ?(refused|rejected|turned down|threw out) (my|our) application",
        "I have not been accepted. My application has not been accepted. My application was not "
        "accepted. My application was not approved. My application was not successful. My "
        "application has not been approved. My application was rejected. My application was "
        "refused",
        "your application has been accepted", "They refused my application.",
        "They refuelled my aeroplane.", value=False, ever=True,
        unless=r"\b(?:appeal|loan|mortgage|second|then|first\stime)\b"
        r"|(?:\snot|\snever|n['’]t)\s(?:been\s)?(?:rejected|refused|turned|unsuccessful|knocked)\b",
    ),
    shows(
        "never-applied-for-one",
        "{i} {few}(never|haven't|have not|didn't|did not) {few}(applied for|apply for|got round to"
        " getting|bothered (getting|to get)|bother (getting|to get|with)|taken out|sent off for"
        "|got myself|picked up) (a|an|any) (?P<paper>([a-z']+ )?(permit|licence|card|ticket|pass"
        "|badge|certificate|membership|visa|passport))",
        "I do not have a {paper}. I have no {paper}. I do not hold a {paper}",
        "you have a fishing permit", "I never applied for a fishing permit.",
        "I never asked for a fishing rod.", value=False, ever=True,
    ),
    shows(
        "none-on-show",
        "{i}{have}n't {few}(a|any) (?P<paper>(permit|badge|ticket|tax disc|pass)) (in|on)"
        " (my|the) {few}(windscreen|dashboard|window|car|lanyard)|{i}{have} no "
        "(?P<paper>(permit|badge|ticket|tax disc|pass)) (in|on) (my|the) {few}(windscreen"
        "|dashboard|window|car|lanyard)",
        "I do not display a {paper}. I have no {paper}. I do not have a {paper}. A {paper} is not "
        "displayed",
        "you display a permit", "I've no permit in my windscreen.",
        "I've no parrot in my windscreen.", value=False, ever=True,
    ),
    shows(
        "has-it-on",
        "(got|have|had|put|with|wearing|wear) (my|a|the|our) {few}" + _HAT + " on"
        "|(my|our) {few}" + _HAT + "('s| is|'re| are) on( my head)?{end}",
        "I am wearing a {gear}. I wear a {gear}. I am wearing {gear}. I have a {gear} on",
        "you are wearing a hard hat", "I've got my hard hat on.", "I've got my heart set on it.",
        unless=r"\b(?:n['’]t|not|never|no|without)\b",
    ),
    shows(
        "left-it-behind",
        "{i}{perfect} {few}(forgot|forgotten|left) (my|a|the|our) {few}" + _HAT + "|{i}{perfect}"
        " {few}(no|n't (got )?(a|any|my)) {few}" + _HAT + " (on|with me|{end})",
        "I am not wearing a {gear}. I do not wear a {gear}. I am not wearing {gear}. I do not have "
        "a {gear} on",
        "you are wearing a hard hat", "I left my hard hat in the van.",
        "I left my hard shoulder in the van.", value=False, ever=True,
        unless=r"\bleft\s(?:my|the)\s[\w\s]{0,12}on\b",
    ),
    shows(
        "bare-headed",
        "bare-?headed|(my|our) heads?('s| is| are) bare|nothing on (my|our) heads?",
        "I am not wearing a hard hat. I am not wearing a helmet. I do not wear a helmet. I do not "
        "wear a hard hat. I do not have a hard hat on. I do not have a helmet on",
        "you are wearing a helmet", "I went in with my head bare; my head's bare now.",
        "I went in with my feet bare; my foot's bare now.", value=False, ever=True,
    ),
    shows(
        "behind-time",
        "{i}{perfect} {few}(pulled in|got in|arrived|rolled in|got there|turned up|came in) {some}"
        "(behind (time|schedule)|late)|(hour|minute|hours|minutes)(s?'s?)? delay|missed (my|our)"
        " connection|held up (for|at|outside)|ran {few}late|behind (time|schedule)",
        "The train was late. The train was delayed. The train arrived late. My train was late. My "
        "train was delayed. My train arrived late. The train is delayed",
        "your train was delayed", "We pulled in two hours behind time.",
        "We pulled in two boats behind Tim.",
        unless=r"\b(?:plane|flight|bus|coach|parcel|ferry|rent|work|school|n['’]t|not|never"
               r"|friend)\b",
    ),
    shows(
        "bang-on-time",
        "(bang|dead|spot|exactly|right) on time|on the dot|ran to time|(pulled in|got in|arrived"
        "|came in|rolled in) {few}early|to the minute",
        "The train was not late. The train was not delayed. The train did not arrive late. My "
        "train was not late. My train was not delayed. My train did not arrive late. The train is "
        "not delayed. It was on time",
        "your train was delayed", "It was bang on time.", "It was bang on target.", value=False,
        unless=r"\b(?:plane|flight|bus|coach|parcel|ferry|rent|work|school|n['’]t|not|never"
               r"|friend|pay\w*|paid)\b",
    ),
    shows(
        "cover-sorted-out",
        "{i}{perfect} {few}(sorted out|taken out|took out|arranged|bought|got|renewed|have) {few}"
        "(cover|insurance) (for|on) (it|her|him|the {few}(car|van|bike|vehicle|camper"
        "|motorbike|scooter|caravan|boat|trailer))|(it's|it is|she's|she is) {few}(covered"
        "|insured) {few}(until|by|with|for|against|{end})|(third-party|comprehensive) cover",
        "The vehicle is insured. My vehicle is insured. My car is insured. The car has "
        "insurance. I have insurance for the car. It is insured. The car is insured",
        "the vehicle is insured", "I sorted out cover for it last week.",
        "I sorted out a cover for it last week; it's canvas.",
        unless=r"\b(?:n['’]t|not|never|no|lapsed|expired|ran\sout|tarpaulin|canvas|friend)\b",
    ),
    shows(
        "no-cover-on-it",
        "(it|she|car|van|camper|bike)('s|'s got| has| is|isn't| hasn't) {few}(no (cover|insurance)"
        "|uninsured|not insured|not covered|any (cover|insurance)|insured yet)"
        "|(my|our|the|its|car|van|motor|bike|vehicle) insurance(('s| has)"
        "| had)? {few}(ran|run|expired|lapsed) ?(out)?|let the (insurance|cover|policy) {few}"
        "(lapse|run out)|(it|she|car|van) (isn't|is not|wasn't) {few}(insured|covered)",
        "The vehicle is not insured. My vehicle is not insured. My car is not insured. The car "
        "has no insurance. I have no insurance for the car. It is not insured. The car is not "
        "insured",
        "the vehicle is insured", "It's got no cover.", "It's got no covers.", value=False,
        ever=True,
    ),
    shows(
        "had-owners-before",
        "(got|bought|picked|had) (it|them|the {few}[a-z]+|this|a {few}[a-z]+) (up )?{few}(used"
        "|second-hand|second hand|pre-owned)|(second|third|fourth) owner|(from|in|at) a {few}"
        "(charity shop|car boot sale|jumble sale|flea market|junk shop)"
        "|(somebody|someone) else had (owned|had|used) it",
        "It was not new. It was second-hand. I did not buy it new. It was not bought new. The item "
        "was not new. The item was not new when I bought it",
        "it was bought new", "I picked it up second-hand.", "I picked it up one-handed.",
        value=False, unless=r"\b(?:sold|gave|donated|took|never|not)\b",
    ),
    shows(
        "its-first-owner",
        "(straight|direct|fresh) from the (factory|showroom)|(its|the) (first|only) owner"
        "|nobody (else )?(has |had )?(owned|used) it before",
        "It was new. It was bought new. I bought it new. The item was new. The item was new when I "
        "bought it",
        "it was bought new", "It came straight from the factory.",
        "It came straight from the fridge.",
        unless=r"\b(?:not|n['’]t|left|never)\b",
    ),
    shows(
        "note-from-home",
        "(my|our) (mum|dad|mother|father|parents?|nan|gran)(('s| has|'ve) )? ?(just )?(wrote"
        "|written|gave|given|signed"
        "|did|done) {few}(note|letter|slip|form)|(note|letter) from (my|our) (mum|dad|mother"
        "|father|parents)|(mum|dad|mother|father)'s note (is|was)",
        "I have a note from a parent. I bring a note from a parent. I have a note from my parents. "
        "I have written permission from a parent. A parent has given written permission",
        "you have a note from a parent", "My mum wrote a note this morning.",
        "My mum wrote a novel this morning.",
        unless=r"\b(?:n['’]t|not|never|no|forgot|without|friend|if)\b",
    ),
    shows(
        "no-note-from-home",
        "(mum|dad|mother|father|parents) {few}(forgot to|never|didn't|hasn't|wouldn't|refused to)"
        " {few}(write|wrote|written|give|sign|do) {few}(note|letter|slip)|(no|without a"
        "|haven't got a|don't have a|forgot (my|the)) note( from (my )?(mum|dad|home))?{end}",
        "I do not have a note from a parent. I do not bring a note from a parent. I do not have a "
        "note from my parents. I do not have written permission from a parent. A parent has not "
        "given written permission",
        "you have a note from a parent", "My mum forgot to write a note.",
        "My mum forgot to write a cheque.", value=False, ever=True,
    ),
    shows(
        "cameras-went-up",
        "(put up|fitted|installed|set up|mounted) {few}(CCTV|cameras?)|(CCTV|cameras?) {few}"
        "(over|above|by|on|pointing at|watching|covering) the {few}(till|door|counter|yard|gate"
        "|entrance|shop|car park|forecourt)",
        "I use CCTV. I have CCTV. There are cameras on the premises. Cameras are in use",
        "you use CCTV", "My brother put up CCTV over the till.", "My brother put up shelves there.",
        unless=r"\b(?:no|n['’]t|not|never|next\sdoor|neighbour|took|down)\b",
        of_anybody=True,
    ),
    shows(
        "put-up-the-price",
        "(putting|put|pushed|pushing|hiked|upped|raised|raising|bumped) (up )?(the|my|our|their)"
        " {few}(price|bill|fee|charge|rent|tariff|rate|subscription)s?( up)?|(costs?|paying|pay"
        "|charge)"
        " {few}more than (it did|I did|before|last|we did)|(price|bill|fee|charge|tariff)s?"
        "{perfect} {few}(went|gone|go|going|shot|jumped|crept|risen|rose) up",
        "The price goes up. The price has gone up. The price has increased. My price rises. You "
        "raise the price. You put up the price. My bill went up",
        "the price goes up", "It costs more than it did last year.",
        "It coasts more than it did last year.",
        unless=r"\b(?:n['’]t|not|never|neighbour|friend|sister|brother)\b",
    ),
    shows(
        "run-out-of-it",
        "{i}{perfect} {few}(run|ran) out of (?P<stock>[a-z]+)|{i}('re|'m| are| am) {few}(clean )?"
        "out of (?P<stock>[a-z]+){end}|(used up|finished|drank|ate) (all|the last of) (the|my"
        "|our) (?P<stock>[a-z]+)",
        "I have no {stock}. I have no {stock} left. There is no {stock} left. There is no {stock}. "
        "I do not have {stock}",
        "you have fuel left", "We've run out of fuel.", "We've run outside for fuel.",
        value=False, ever=True, unless=r"\bout\sof\s(?:time|bed|work|breath|town|patience|luck"
        r"|date|hospital|prison)\b|(?:\snot|\snever|n['’]t)\s(?:[a-z]+\s){0,2}(?:run|ran|out)\b",
    ),
    shows(
        "still-paying-the-mortgage",
        "{who}{am} {few}paying (off )?(the|my|our|a) {few}mortgage|there('s| is) {few}a mortgage on"
        " it|(bank|building society) {few}owns (half|most|part|some) of it|{i} {few}owe (the)?"
        " {few}(bank|building society) {some}on (it|the {few}(house|flat|bungalow|place))",
        "{who} {have} a mortgage. {who} own{s} a home. {who} {have} a mortgage on the house. The "
        "property is mortgaged. There is a mortgage on the property",
        "you have a mortgage", "I'm still paying off the mortgage.",
        "I'm still playing off a handicap.",
        unless=r"\b(?:n['’]t|not|never|no)\b",
    ),
    shows(
        "no-mortgage-on-it",
        "mortgage-free|own (it|the (house|flat|place)) outright",
        "I do not have a mortgage. I own a home. The property is not mortgaged. There is no "
        "mortgage on the property. I do not have a mortgage on the house",
        "you have a mortgage", "It's mortgage-free.", "It's dairy-free.", value=False,
        unless=r"\b(?:car|van|boat|n['’]t|not|never)\b",
    ),
    shows(
        "money-put-down",
        "{i}{perfect} {few}put {few}[£$€]\\d+ down|took [£$€]\\d+ {few}off me as a deposit"
        "|{i}{perfect} {few}(left|paid|gave|handed over) {few}(deposit|[£$€]\\d+ (as a|up front))",
        "I have paid a deposit. I paid a deposit. I paid the deposit. A deposit has been paid",
        "you have paid a deposit", "I put £50 down.", "I put 50 books down.",
        unless=r"\b(?:n['’]t|not|never|no)\b",
    ),
    shows(
        "nobody-caught",
        "(nobody|no one|no-one)('s| has| was| has been|'s been)? {few}(been )?(caught|arrested"
        "|charged)"
        "|never (caught|found|got) (him|her|them|anyone|anybody|whoever|the {few}[a-z]+)"
        "|let (him|her|them) go without charge",
        "The offender has not been charged. Nobody has been charged. The suspect was not charged. "
        "No person has been charged with the crime. The offender was not charged",
        "the offender has been charged", "They never caught whoever did it.",
        "They never carried whoever did it.", value=False, ever=True,
        of_anybody=True,
    ),
    shows(
        "police-charged-him",
        "(charged (him|her|them|a {few}(man|woman|lad|boy|girl|suspect))|(he|she|(a|the) "
        "{few}(man|woman"
        "|lad|burglar|thief|mugger|robber|suspect|boy|driver))('s| has| was) {few}been charged) "
        "?{few}(with"
        "|over|for|{end})",
        "The offender has been charged. The suspect was charged. A person has been charged with "
        "the "
        "crime. Somebody has been charged. The offender was charged",
        "the offender has been charged", "They've charged him with burglary.",
        "They've changed him with the baby.",
        unless=r"\b(?:n['’]t|not|never|no|nobody|[£$€]\d|extra|double|price|fare)\b",
        of_anybody=True,
    ),
    shows(
        "all-walked-away",
        "{i} (was|were) all (fine|ok|okay|unhurt|safe|unharmed)|(everyone|everybody) {few}(walked"
        "|was|got) {few}(away )?{few}(unharmed|unhurt|fine|ok|okay|unscathed|without a scratch)",
        "Nobody was hurt. Nobody was injured. There were no injuries. No person was hurt",
        "anyone was hurt", "Everyone walked away unharmed.", "Everyone walked a way unhurried.",
        value=False,
    ),
    shows(
        "somebody-got-hurt",
        "(taken|carted|rushed) (off )?to (hospital|A&E|casualty)|(cyclist|driver|passenger"
        "|pedestrian|child|boy|girl|man|woman|rider|walker) {few}(was|got|were) {few}(knocked off"
        "|thrown off|hit|hurt|injured|cut|bruised)|(passenger|driver|cyclist|pedestrian|son"
        "|daughter|wife|husband) {few}(broke|cracked|cut|hurt|sprained|bruised|fractured) (his"
        "|her)",
        "Somebody was hurt. Somebody was injured. A person was hurt. A person was injured. There "
        "were injuries",
        "somebody was hurt", "A cyclist was knocked off his bike.",
        "A cyclist was knocking off work.",
        unless=r"\b(?:not|n['’]t|nobody|no\sone|nearly|almost|unhurt)\b",
    ),
)
# fmt: on
