"""What turns of speech show of papers sent or lacking, of goods and means."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_OFFICE = (
    "(?P<office>(?:the|my|our|your) (?:[a-z]+ )?(council|landlord|landlady|manager|boss|school"
    "|owner|committee|head|headteacher|employer|club|agent"
    "|board|neighbours?|university|company|bank|insurer|trustees|planners|chair|tenants|parent"
    "|teacher|doctor|professor|supervisor|association|warden))"
)
_PAPER = "(letter|email|e-mail|note|written reply|written answer|message)"
_AGREES = (
    "(happy|fine|agree(d|s|ing)?|approv(e|es|ed|ing)|okay|ok|no objection|go ahead|said yes|saying "
    "yes|consent(s|ed)?|permission|all right|alright|can have|may|thumbs up)"
)
_SCREEN = (
    "(match|game|cup final|final|football|rugby|cricket|race|racing|boxing|news|snooker|tennis"
    "|grand prix|olympics|debate|coronation|derby|golf)"
)
_FOOD = (
    "(sausages?|cheese|ham|fruit|apples?|cakes?|salami|bread|jam|honey|sandwich(es)?|meat|chicken"
    "|eggs?|biscuits|chocolates?|sweets|nuts|fish|vegetables"
    "|oranges|mango(es)?|curry|dumplings|bananas?|tomatoes|sauce|milk|yogh?urt|salad|pies?)"
)
_BAG = (
    "(suitcase|bag|rucksack|backpack|luggage|hold-?all|case|boot|cool ?box|basket|hand luggage"
    "|handbag)"
)
_SPILT = (
    "(squash|wine|coffee|tea|ink|juice|gravy|paint|blood|soup|oil|curry|cola|bleach|sauce|beer"
    "|chocolate)"
)
_CARS = (
    "(car|van|fiesta|focus|golf|polo|corsa|clio|astra|mini|fiat|ford|volvo|toyota|honda|skoda"
    "|nissan|renault|peugeot|motor|estate|hatchback|saloon|jeep|pick-?up|truck|seat|vauxhall|audi"
    "|bmw|mercedes|kia)"
)

# fmt: off
OF_PLAIN_PROOFS: tuple[Rewording, ...] = (
    shows(
        "wrote-to-agree",
        _PAPER + " {few}(from|off) " + _OFFICE +
        " {more}(say|says|saying|said|to say|telling|confirming|giving|agreeing|with) {more}" +
        _AGREES
        + "|" + _OFFICE + " {often}(wrote|emailed|e-mailed|put it in writing|replied by email"
        "|confirmed by email|signed) {more}" + _AGREES,
        "{office} agreed in writing. {office} has agreed in writing. {office} agrees in writing. "
        "{office} agreed. {office} has agreed. {office} has given written permission. "
        "{office} has given written consent. {office} has approved it in writing. {office} has "
        "consented. I have written permission from {office}. I have the written consent of "
        "{office}",
        "the council has agreed in writing",
        "I had a letter from the council saying they are happy with it.",
        "I had a letter from the council saying they are hiring for it.", ever=True, of_anybody=True
        ,
        unless=r"\b(?:not\shappy|can['’]t|cannot|no\sway|refus\w+|isn['’]t|aren['’]t|unhappy|if\b"
        r"|unless|provided|won['’]t)",
    ),
    shows(
        "only-by-word-of-mouth",
        "(only|just) (?:ever )?(mentioned|said|told|asked|agreed|spoke|talked|brought|phoned"
        "|rang) {few}(in passing|over the (phone|fence|garden fence)|on the phone|by phone|face "
        "to face|verbally|out loud|at the (gate|door|bar)|by word of mouth)"
        "|(nothing|never|isn't anything|not) {few}(in writing|on paper|written down)|(haven't"
        "|have not|didn't|did not|never) {few}(sent|written|send|write|put) {few}(any |a "
        ")?(letter|email|note)",
        "I have not requested it in writing. It was not in writing. I did not ask in writing. I "
        "have not written. I have not told you in writing. "
        "I have not given written notice. I have not applied in writing. It was not agreed in "
        "writing. I have no written permission. I have not asked for it in writing. "
        "I do not request it in writing. A parent has not requested it in writing",
        "you have requested it in writing", "I only mentioned it in passing at the gate.",
        "I only married it in passing at the gate.", value=False, ever=True,
        unless=r"\b(?:but\s(?:then|later|now|i\s(?:then\s|also\s)?(?:sent|wrote|put))"
        r"|since\s(?:written|emailed)|then\s(?:wrote|emailed|sent))\b",
    ),
    shows(
        "on-the-telly-live",
        "{i} {few}(have|had|watch|watched|put|put on|catch|caught|get|got|follow|followed|see"
        "|saw) {few}" + _SCREEN + " {more}(as it('s| was| is|s) (being played|happening|happened"
        "|going on|on|broadcast|shown)|live|as they happen(ed)?|in real time|while it('s| was| "
        "is) (on|being played))"
        "|{my} {few}(housemate|flatmate|husband|wife|partner|son|daughter|mum|dad|mother|father"
        "|kids|children|brother|sister|lodger|boyfriend|girlfriend)( [A-Z][a-z]+)? (has|watches"
        "|had|puts) {few}" + _SCREEN + " {few}(on )?live",
        "I watch live television. I watch live TV. I watch live broadcasts. We watch live "
        "broadcasts. I watch television programmes as they are broadcast. "
        "I watched live television. My household watches live broadcasts. Somebody in my home "
        "watches live broadcasts. I watch TV",
        "you watch live television", "We had the cup final on BBC One as it was being played.",
        "We had the cup final on BBC One as a video game being played.", ever=True,
        unless=r"\b(?:at\sthe\spub|in\sthe\spub|stadium|at\sthe\sground|from\sthe\sstands|radio"
        r"|down\sthe\spub)\b",
    ),
    shows(
        "only-catch-up",
        "{i} (only|just) {few}(watch|see|stream) {few}(things|shows|films|dramas|programmes|stuff"
        "|box sets|netflix|dvds|catch-?up|old [a-z]+) {more}(weeks later|days later|later"
        "|afterwards|on catch-?up|on demand|on netflix|on dvd|online|on youtube|{end})"
        "|(never|don't|do not) (watch|put on|see) anything {few}(live|as it('s| is) (shown"
        "|broadcast|on))|(haven't|don't|do not have|have not) {few}(got )?(a|any) (telly"
        "|television|tv)( set)?( at all)?{end}",
        "I do not watch live television. I do not watch live TV. I do not watch live broadcasts. "
        "My household does not watch live broadcasts",
        "you watch live television", "I only ever watch things weeks later on catch-up.",
        "I only ever wash things weeks later on Saturdays.", value=False,
    ),
    shows(
        "food-in-the-bag",
        "(my|the|our) {few}" + _BAG +
        " {few}(has|contains|is full of|'s full of|full of|with|holds|stuffed with) {few}" + _FOOD
        + "|" + _FOOD + " {more}(in|into|inside|at the bottom of) (my|the|our) {few}" + _BAG,
        "I am carrying food. I am carrying some food. I carry food. I have food with me. I am "
        "bringing food. I have food in my luggage",
        "you are carrying food", "My suitcase has two sausages and a ring of cheese in it.",
        "My suitcase has two sandals and a ring of chess in it.",
        unless=r"\b(?:ate|eaten|gone|threw|thrown|binned|left\s(?:it|them)|before)\b",
    ),
    shows(
        "spilt-on-it",
        "(spilt|spilled|tipped|knocked|poured|dropped|threw up|splashed|dribbled) {few}(" + _SPILT +
        "|a (glass|cup|pot|bottle|mug) of [a-z]+)? ?{few}(over|on|onto|down|all over) (it|them"
        "|the (mattress|coat|jacket|dress|shirt|sofa|rug|book|shoes|suit|blouse|curtains"
        "|cushions?|trousers|skirt|bedding|duvet))"
        "|(a|big|purple|brown|red|dark|yellow|greasy|coffee|wine|ink|blood) (stain|patch|mark"
        "|splodge|blotch) {few}(on (it|them|the [a-z]+)|that (won't|will not|wouldn't)|down the "
        "(front|side))",
        "It is stained. They are stained. It is not clean. It is not free from stains. They are "
        "not free from stains. It has stains. It has a stain. It is dirty. It is marked",
        "they are free from stains", "My toddler tipped squash over it.",
        "My toddler tripped over it.",
        value=False, ever=True, unless=
        r"\b(?:came\sout|washed\sout|spotless|good\sas\snew|like\snew|gone\snow|tested)\b",
    ),
    shows(
        "eats-meat",
        "{i} {often}(eat|love|like|have|cook|order) {few}(meat|steak|bacon|beef|chicken|lamb|pork"
        "|a (roast|burger|steak)|burgers|sausages) ?{few}(most|every|as usual|all the time|often"
        "|regularly|for|at|on|days)|{who}('m|'re| am| are) {few}(meat[- ]?eaters?|carnivores?)",
        "I am not a vegetarian. I eat meat. I am not vegetarian. I am not a vegan",
        "you are a vegetarian", "I eat meat most days.", "I heat milk most days.", value=False,
        unless=r"\b(?:veggie|vegan|meat-?free|soya|plant|fake|quorn)\b",
    ),
    shows(
        "drove-ones-own-car",
        "{i}('ve|{perfect}) {few}(drove|drive|driven|took|take|used|went|go|did it|travelled) "
        "{few}(there|down|up|over|across|out)? ?{few}in (my|our) own {few}" + _CARS
        + "|{i} {often}(took|used|drove) (my|our) own {few}" + _CARS,
        "I used my own car. I use my own car. I drove my own car. I used my own vehicle. I use "
        "my own car for work trips. I travelled by car. I drove",
        "you used your own car", "I drove there in my own Fiesta.",
        "I strove there in my own fashion.", ever=True,
    ),
    shows(
        "landed-here",
        "(my|our|the) (plane|flight|jet|aircraft) {more}(touched down|landed|got in|came in"
        "|arrived)|{i} (flew|flew in|fly in|'m flying in|'re flying in|landed|'ve flown in|have "
        "flown in)( here| in)? (from|at (the airport|[A-Z][a-z]+))",
        "I arrived by air. I arrived by plane. I came by air. I travelled by air. I flew in. I "
        "arrive by air",
        "you arrived by air", "Our plane touched down here at six.",
        "Our plane-tree crashed down here at six.", ever=True,
        unless=r"\b(?:then\s(?:took|drove|caught|got)\s(?:a|the)\s(?:train|ferry|boat|bus))\b",
    ),
    shows(
        "came-over-the-sea",
        "(my|our|the) (ferry|boat|ship|cruise ship) {few}(docked|got in|came in|arrived|tied up"
        "|put in)|{i} {often}(came|crossed|arrived|sailed|got here) {few}(over|across|in)? ?(by"
        "|on the|on a) (ferry|boat|ship|sea|overnight ferry|night ferry)",
        "I arrived by sea. I came by sea. I arrived by ferry. I did not arrive by air. I did not "
        "fly. I travelled by sea",
        "you arrived by sea", "Our ferry docked here at six.", "Our ferret ducked here at six.",
        ever=True,
    ),
    shows(
        "no-end-date",
        "(?<!phone )(?<!gym )(?<!broadband )(?<!energy )(contract|job|post|position) {few}(with "
        ")?(no (end date|fixed term|end)|that (never ends|doesn't end|runs on)|without (an|any) "
        "end( date)?|open[- ]ended)|(open[- ]ended|indefinite) (contract|post|job)",
        "I have a permanent contract. My contract is permanent. I am a permanent employee. My "
        "job is permanent. I do not have a fixed-term contract. I am permanent",
        "you have a permanent contract", "Since January I've had a contract with no end date.",
        "Since January I've had a contract with no free days.",
    ),
    shows(
        "ends-on-a-date",
        "(?<!phone )(?<!gym )(?<!broadband )(?<!energy )(contract|job|post|position)('s| is)? "
        "{few}(only )?(runs out|ends|finishes|expires|is up|until|till|up) {few}(in|on|at the end"
        "|next|this|until|till|january|february|march|april|may|june|july|august|september"
        "|october|november|december|christmas|easter)"
        "|{i}('m|'re| am| are) {few}(a |as a |here as a )?(temps?|covering|cover for|maternity "
        "cover|seasonal|agency (worker|staff))",
        "I do not have a permanent contract. My contract is not permanent. I am not a permanent "
        "employee. I have a fixed-term contract. My job is temporary",
        "you have a permanent contract", "My contract runs out in June.",
        "My contact runs around in June.", value=False,
        unless=r"\b(?:renewed|extended|made\spermanent|turned\sinto|used\sto)\b",
    ),
    shows(
        "nothing-goes-there",
        "(no|not a single|never a|isn't a|isn't any|aren't any|not one) (bus|train|tram|buses"
        "|trains)( or (bus|train|tram|buses|trains|anything))? {few}(go(es|ing)?|stops?|runs?"
        "|near|comes?|gets|to|anywhere|within|out there|out here)",
        "It cannot be reached by public transport. The workplace cannot be reached by public "
        "transport. There is no public transport. My workplace cannot be reached by public "
        "transport. "
        "The school cannot be reached by public transport. I cannot use public transport",
        "the workplace can be reached by public transport",
        "There's no bus or train going anywhere near the sawmill.",
        "There's no bush or terrain going anywhere near the sawmill.", value=False,
        unless=r"\b(?:on\ssundays?|at\snight|today|strike|after\s(?:ten|eleven|midnight|\d))\b",
    ),
    shows(
        "a-bus-to-the-door",
        "(bus|train|tram|metro|tube) {few}(stops|goes|drops|takes|runs|station|stop)( me| us)? "
        "{few}(outside|right outside|at the (door|gate|end)|to the (gate|door)|round the corner"
        "|in front of|straight to|all the way)",
        "It can be reached by public transport. The workplace can be reached by public "
        "transport. There is public transport. My workplace can be reached by public transport",
        "the workplace can be reached by public transport",
        "The bus stops right outside the sawmill.",
        "The boss stops right outside the sawmill.",
    ),
    shows(
        "a-licensed-house",
        "{i}('ll|'re|'m|{perfect}| will| are| am| want to)? {few}(be )?(open(ing)?|run(ning)?"
        "|start(ing)?|set(ting)? up|have|own|got) {few}(wine bar|pub|bar|cocktail bar"
        "|off-?licence|brewery|taproom|beer garden|gin bar|micro-?pub|wine shop|beer tent|tavern)",
        "The premises sell alcohol. I sell alcohol. We sell alcohol. My premises sell alcohol. "
        "My business sells alcohol",
        "you sell alcohol", "We'll be opening a little wine bar.",
        "We'll be opening a little window box.",
        unless=r"\b(?:alcohol-?free|dry\sbar|juice\sbar|snack\sbar|no\salcohol|milk\sbar)\b",
    ),
    shows(
        "left-in-a-will",
        "(?P<what>(?:the|both|two|all the) (?:[a-z]+ )?(?:fields?|farm|farmland|land|house|flat"
        "|cottage|shares|money|boat|car|paintings?|ring|orchard|meadows?|woods?|acres))('ve"
        "|{perfect})? (came|come|passed|fell|were left|was left|went|gone) "
        "to (me|us) {few}(under|from|in|by|through|on|when) {few}(will|died|death|grandmother"
        "|grandfather|father|mother|aunt|uncle|gran|passed)",
        "I inherited {what}. I have inherited {what}. {what} was inherited. I inherited "
        "farmland. I have inherited property",
        "you have inherited the land", "The land came to me under my grandmother's will.",
        "The lamb came to me under my grandmother's table.", ever=True,
    ),
    shows(
        "dropped-and-broke-it",
        "{i} {often}(dropped|knocked|sat on|trod on|stepped on|drove over|fell on|leaned on"
        "|tripped over|threw) {few}(it|them|the [a-z]+|my [a-z]+) {more}(smashed|cracked|broke"
        "|broken|shattered|snapped|bent|dented|split|in bits|in pieces|stopped working|went dead)"
        "|{i} {often}(dropped|knocked) (it|them|my [a-z]+|the [a-z]+) {few}(off|down|out of|in"
        "|into) (a|the|my)",
        "The fault was not there when I bought the product. The damage was my fault. It was an "
        "accident. I damaged it. I broke it. The damage is accidental. The fault was not there at "
        "the start. I caused the damage",
        "you caused the damage", "I dropped it off a balcony and the screen smashed.",
        "I draped it off a balcony and the scarf smiled.", ever=True,
    ),
    shows(
        "locked-steel-cabinet",
        "(steel|gun|metal|locked|lockable|fire-?proof|security|police-approved) {few}(cabinet"
        "|safe|locker|strong ?box|cupboard|store|vault|container)",
        "I have a secure place to store it. I have a secure place to store the gun. I have "
        "secure storage. I have a secure place. I have somewhere secure to keep it",
        "you have a secure place to store it", "I've had a steel gun cabinet bolted to the wall.",
        "I've had a steel gum spoon bolted to the wall.",
        unless=r"\b(?:no|without|haven['’]t|don['’]t|getting|order(?:ed|ing)?|need|looking|broken"
        r"|thinking|saving)\b",
    ),
    shows(
        "boss-pays-nothing-then",
        "(my (boss|employer|firm|company|work)|they|the (firm|company)) {more}(I'll|I will|we'll"
        "|i) get nothing (from (him|her|them)|at all)|(my (boss|employer|firm|company|work)"
        "|they) (won't|will not|doesn't|does not|don't|refuses? to|stops?|stop) (pay|paying|give"
        "|giving) (me|us)( a penny| anything)? "
        "{few}(for|while|when|during)",
        "My employer does not pay me. My employer does not pay me while I am on jury service. My "
        "employer stops paying me. My employer will not pay me. I am not paid by my employer",
        "your employer pays you", "My boss says I'll get nothing from him for those days.",
        "My boss says I'll get nothing done for those days.", value=False, ever=True,
    ),
)  # fmt: skip
