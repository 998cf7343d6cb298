"""What follows of tickets, bicycles and stalls: who sits in economy does not fly business class."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_HELD = (
    "(in|have|had|booked|bought|book|got|get|with|flying|flew|travelling|travelled|travel|fly|sit"
    "|sitting|sat|an|a|is|'s|hold|paid for|on)"
)
_NOT_HIGHER = (
    "I do not travel in {higher} class. I did not travel in {higher} class. I am not travelling in "
    "{higher} class. I do not fly {higher} class. I am not flying {higher} class. I do not have a "
    "{higher}-class ticket. I do not have a {higher} class ticket. I have no {higher}-class "
    "ticket. "
    "My ticket is not a {higher}-class ticket. My ticket is not for {higher} class"
)
_IN_PERSON = (
    "(at (the|your|a) {few}(counter|ticket office|office|station|desk|kiosk|window|till|door|gate"
    "|box office|shop|machine)|from (the|your|a) {few}(driver|conductor|guard|machine|counter|kiosk"
    "|assistant|clerk)|in (the|your|a) {few}(shop|store|branch)|in person|over the counter"
    "|over the phone|by (phone|telephone|post))"
)
_ON_SITE = (
    "(online|on (the|your) {few}(website|site|app|web page)|through (the|your) {few}(app"
    "|site|website))"
)
_BOUGHT = "(bought|booked|ordered|got|paid for|purchased|reserved)"

# Goods to the end of a list, none of them drink or tobacco: "fresh **eggs** and **jam**".
_DRY_GOODS = (
    r"(?:(?!\b(?:beers?|wines?|ciders?|ales?|gin|rum|spirits|liqueurs?|whisky|vodka|drinks?"
    r"|cocktails?|punch|sherry|mead|perry|prosecco|lager|stout|bottles?|alcohol\w*|cigar\w*"
    r"|tobacco|vapes?|boozy)\b)[^.!?])*?"
    r"\b(?:eggs|cabbages|carrots|vegetables|veg|fruit|apples|plums|tomatoes|potatoes|jams?|honey"
    r"|chutney|marmalade|cakes?|biscuits|cookies|bread|rolls|pies|cheeses?|sandwiches|sweets|fudge"
    r"|toffee|chocolate|tea|coffee|lemonade|juice|ice\scream|books|comics|records|cards|prints"
    r"|pictures|paintings|candles|soaps?|flowers|plants|seedlings|pots|pottery|mugs|jewellery"
    r"|beads|earrings|scarves|hats|socks|jumpers|clothes|toys|puzzles|games|tools|baskets|quilts)"
    r"(?=[.,;!?]|$)"
)

# fmt: off
OF_TICKETS_AND_WHEELS: tuple[Rewording, ...] = (
    shows(
        "in-economy-not-first",
        f"{_HELD} {{few}}(economy|standard|second|tourist|coach)( |-)class\\b|{_HELD} "
        f"{{few}}economy"
        f"\\b(?! (of|car|drive|measure|as))",
        _NOT_HIGHER.replace("{higher}", "first") + ". " + _NOT_HIGHER.replace("{higher}",
        "business"),
        "you travel in business class", "I've an economy ticket.", "I've an ecology ticket.",
        value=False, ever=True,
        unless=r"\b(?:upgrad\w+|moved\s(?:me|us)\sup|first|business|economy\s(?:was|had)\sfull)\b",
    ),
    shows(
        "in-first-not-economy",
        f"{_HELD} {{few}}(first|business)( |-)class\\b(?! (degree|post|stamps?|mail|honours))",
        "I do not travel in economy class. I did not travel in economy class. I am not travelling "
        "in economy class. I do not fly economy class. I do not have an economy ticket. I do not "
        "have a standard-class ticket. I do not travel in standard class. I do not travel in "
        "second class. My ticket is not an economy ticket",
        "you travel in economy class", "I've a first-class seat.", "I've a first-class mind.",
        value=False, ever=True,
        unless=r"\b(?:downgrad\w+|economy|standard|second|stamp\w*|degree|minds?)\b",
    ),
    shows(
        "a-single-not-a-return",
        "{i}{perfect} {few}(have|had|bought|got|hold|booked|paid for)? ?{few}(a|an|my|one|the) "
        "{few}"
        "(single|one-way)( ticket)?( to\\b| from\\b| into\\b|{end}| fare)(?! (mother|father|parent"
        "|room|bed|malt))|(it's|it is|mine is|ticket is) {few}(a )?(single|one-way)( ticket)?{end}",
        "I do not have a return ticket. I have a single ticket. I did not buy a return ticket. I "
        "have no return ticket. I have a one-way ticket. My ticket is not a return",
        "you have a return ticket", "I bought a single to York.", "I bought a signal to York.",
        value=False, ever=True, unless=r"\b(?:return|back\swith|two\ssingles)\b",
    ),
    shows(
        "a-return-not-a-single",
        "{i}{perfect} {few}(have|had|bought|got|hold|booked|paid for)? ?{few}(a|an|my|one|the) "
        "{few}"
        "(return|round-trip)( ticket)?( to\\b| from\\b|{end})|(it's|it is|mine is|ticket is) {few}"
        "(a )?(return|round-trip)( ticket)?{end}",
        "I do not have a single ticket. I have a return ticket. I did not buy a single ticket. I "
        "do "
        "not have a one-way ticket. I have no single ticket",
        "you have a single ticket", "I've a return to York.", "I've a retort for York.",
        value=False, ever=True, unless=r"\b(?:single|tax\sreturn|goods|parcel|refund)\b",
    ),
    shows(
        "a-pass-for-the-year",
        "{i}{have} {few}(an annual|a yearly|a season|a monthly|a year's|a twelve-month) (pass"
        "|ticket"
        "|card)\\b",
        "I do not have a day ticket. I do not have a single ticket. I do not have a day pass. I "
        "have no day ticket",
        "you have a day ticket", "I've got an annual pass.", "I've got an annual party.",
        value=False, unless=r"\b(?:day\s(?:ticket|pass)|expired|ran\sout|lost|leave|budget"
                            r"|review)\b",
    ),
    shows(
        "an-adult-s-ticket",
        "{i}{perfect} {few}(have|had|bought|got|hold|booked|paid for)? ?{few}(an|my|one|the) "
        "(adult|full-price|full-fare|full-price adult)( ticket| fare| pass){end}"
        "|{i} paid (the )?(full|adult) (price|fare)",
        "I do not have a child ticket. I do not have a child's ticket. I do not have a children's "
        "ticket. I do not have a concessionary ticket. I do not have a reduced ticket. I do not "
        "have a student ticket. I have an adult ticket. My ticket is not a reduced ticket",
        "you have a child ticket", "I bought an adult ticket.", "I bought an adult turtle.",
        value=False, ever=True, unless=r"\b(?:and\s(?:a|one|two)\schild|for\smy\s(?:son"
                                       r"|daughter))\b",
    ),
    shows(
        "no-reservation",
        "(no|without an?|haven't got a|don't have a|never made a) (seat )?(reservation|reserved "
        "seat"
        "|booking)s?\\b|(just|simply) (turned up|walked up|sat down) (and|without)",
        "My seat is not reserved. I do not have a reservation. I have not reserved a seat. I have "
        "not booked. I have no reserved seat",
        "your seat is reserved", "I've no reservation.", "I've no resentment.", value=False,
        ever=True, unless=r"\b(?:since|now\sI|later)\b",
    ),
    shows(
        "bought-at-the-counter",
        f"{{i}}{{perfect}} {_BOUGHT} {{some}}{_IN_PERSON}",
        "I did not buy it online. I did not buy my ticket online. I have not booked online. I did "
        "not book online. I did not order online. I did not order it online. I did not buy them "
        "online. I have not bought it online. It was not bought online",
        "you bought it online", "I got it from the driver on the bus.",
        "I got it from the diver on the bus.", value=False, ever=True,
        unless=r"\b(?:online|website|app|internet)\b",
    ),
    shows(
        "bought-on-the-site",
        f"{{i}}{{perfect}} {_BOUGHT} {{some}}{_ON_SITE}",
        "I bought it online. I ordered it online. I booked online. I bought my ticket online. I "
        "bought them online. I did not buy it in a shop. I did not buy it in store. I did not buy "
        "it in the shop",
        "you bought it online", "I ordered it on your website.",
        "I ordered it on your wedding day.", ever=True,
        unless=r"\b(?:in\s(?:the|your|a)\s(?:shop|store)|over\sthe\scounter|collected)\b",
    ),
    shows(
        "nothing-but-dry-goods",
        "((?<=sell nothing but )|(?<=stock nothing but )|(?<=selling nothing but )"
        "|(?<=serve nothing but )|(only|just) (sell|sells|stock|stocks|serve|serves) |(sell|stock"
        "|selling|stocking|serve) only |only things? {few}((I|we) (sell|stock|serve)|(on|at|in|for "
        "sale on) (my|our) {few}(stall|table|stand|shelves|shop|counter)) (is|are|will be) "
        "|(all|everything) (I|we) (sell|stock|serve) (is|are) )" + _DRY_GOODS,
        "I do not sell alcohol. My stall does not sell alcohol. My shop does not sell alcohol. I "
        "do "
        "not serve alcohol. I will not sell alcohol. My stall will not sell alcohol. I do not sell "
        "tobacco. My stall does not sell tobacco. My shop does not sell tobacco. I do not sell "
        "cigarettes",
        "your stall sells alcohol", "The only thing on my stall will be plum jam.",
        "The only thing on my stall will be plum brandy.", value=False,
        unless=r"\b(?:beers?|wines?|ciders?|gin|rum|brandy|spirits|whisky|cigar\w*|tobacco|also"
               r"|as\swell)\b",
    ),
    shows(
        "on-ones-own-legs",
        "(?<=nothing but )(my|our) {few}(legs?|feet|muscles)|(runs|goes|works|moves) {few}(on|by) "
        "(only |just |purely )?(my|our|its) {few}"
        "(legs?|leg power|pedals?|pedal power|feet|muscles)|(have|has|need) to pedal {few}(all the "
        "way|myself|hard|everywhere)|nothing but (my )?(pedals?|pedal power|legs)|pedal power (only"
        "|alone)|{my} {few}legs {few}(are|is) {few}(motor|engine)",
        "It has no motor. It does not have a motor. My bicycle has no motor. My bike has no motor. "
        "My bicycle does not have a motor. It has no engine. It is not electric. It does not have "
        "an engine. My bike does not have a motor. My bike is not electric",
        "your bicycle has a motor", "It runs on nothing but my own two legs.",
        "It runs on nothing but my own two lanes.", value=False,
        unless=r"\b(?:uphill|when\sthe\sbattery|e-?bike|assist\w*|throttle)\b",
    ),
    shows(
        "it-is-an-e-bike",
        "(it|bike|bicycle|that|mine)('s| is) {few}(an? )?(e-bike|ebike|pedelec|electric( bike"
        "| bicycle)?|motorised|battery[- ]powered|power-assisted)\\b"
        "|(charge|plug in|recharge) (it|its battery|the bike|my bike|the bicycle|its {few}battery"
        "|my {few}bike)\\b|(its|the bike's|my bike's) (motor|battery)",
        "It has a motor. It is electric. My bicycle has a motor. My bike has a motor. My bike is "
        "electric. My bicycle is electric",
        "your bicycle has a motor", "It's an e-bike.", "It's an eel trap.",
        unless=r"\b(?:not|n['’]t|no|phone|light|lamp|bike\scomputer)\b",
    ),
)
# fmt: on
