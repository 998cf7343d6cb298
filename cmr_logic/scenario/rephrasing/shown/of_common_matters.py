"""What turns of speech show of everyday conditions: a baby due, a form sent in time."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_TONGUE = (
    "(?P<tongue>spanish|french|german|italian|polish|welsh|english|arabic|urdu|portuguese|russian"
    "|chinese|mandarin|turkish|greek|dutch|danish|norwegian|swedish"
    "|irish|hindi|punjabi|japanese|korean|romanian|ukrainian|somali|bengali)"
)
_INSTRUMENT = (
    "(?P<tool>trombone|trumpet|clarinet|flute|oboe|bassoon|horn|french horn|tuba|cornet|saxophone"
    "|sax|piccolo|recorder|euphonium|bagpipes|harmonica)"
)
_STRINGS = (
    "(?P<tool>violin|viola|cello|double bass|guitar|harp|banjo|ukulele|mandolin|lute|fiddle|piano"
    "|organ|drums|accordion|keyboard|xylophone)"
)
_REGIMENT = (
    "(army|navy|royal navy|air force|raf|marines|royal marines|paras|royal engineers|guards"
    "|fusiliers|infantry|artillery|signals|gurkhas|submarines|coast guard"
    "|[a-z]+ (regiment|rifles|hussars|lancers))"
)
_CHECK = "(mot|inspection|test|safety check|check|survey|audit|assessment|exam|interview|trial)"
_GREEN = (
    "(the green light|the go-ahead|the nod|the thumbs up|a yes|their blessing|permission|consent"
    "|the okay|the ok)"
)
_PLAN = (
    "(extension|plans?|drawings|conservatory|loft|porch|garage|shed|wall|fence|annexe|house"
    "|building|scheme|project|dormer|drive|application)"
)
_FORM = "(form|application|claim|papers|paperwork|entry|forms|bid|essay|request|appeal|bits)"
_DOCTOR = "(doctor|doctors|doctor's|surgery|gp|hospital|clinic|medic|physician)"
_SELLS_FOOD = (
    "(hot dogs|burgers|chips|cakes|sandwiches|pies|noodles|curries|curry|tacos|crepes|pancakes"
    "|pizza|kebabs|ice cream|doughnuts|soup|bread|jams?|cheese|falafel|waffles|sausages|coffee and "
    "cake)"
)

# fmt: off
OF_COMMON_MATTERS: tuple[Rewording, ...] = (
    shows(
        "due-to-give-birth",
        "i(?:'m| am) due to give birth|{n} (?:weeks|months) pregnant"
        "|(?:expecting|having) (?:my|our|a) (?:[a-z]+ )?(?:baby|twins)|i(?:'m| am) expecting{end}",
        "I am pregnant. I am expecting a baby",
        "you are pregnant", "I'm due to give birth in May.", "I'm due to give notice in May.",
        unless=r"\bmy\s(?:wife|girlfriend|partner|daughter|sister|friend|son['’]s|boss|neighbour)\b"
        ,
    ),
    shows(
        "gave-up-smoking",
        "(stubbed out|smoked|had|put out) (my|the) last (one|cigarette|fag|smoke|cigar)|{i}('ve"
        "|{perfect}) {few}(quit|kicked|given up|gave up|packed in|stopped) (smoking|the (fags"
        "|cigarettes|weed|ciggies|habit)|cigarettes)"
        "|{i}('ve|{perfect}) (not|never) (touched|smoked|lit) (a (cigarette|fag|single one)|one)"
        "( since| in| for)?{stop}",
        "I do not smoke. I am not a smoker. I no longer smoke",
        "you smoke", "I stubbed out my last one five years ago.", "I stubbed my toe five years ago."
        , value=False, ever=True,
        unless=r"\b(?:started\sagain|back\son|lapsed|relapsed)\b",
    ),
    shows(
        "never-got-round-to-insuring",
        "(never|not|didn't|haven't|hadn't) {few}(got |get |gotten )?(round|around) to (insuring"
        "|insure)|{few}(uninsured|no cover|without (any )?(cover|insurance))(?= |{end})"
        "|(my|our|the) (insurance|policy|cover) (has |had |'s )?(lapsed|ran out|run out)",
        "I have no insurance. I am not insured. I do not have insurance. It is not insured",
        "you have insurance", "I never got round to insuring the place.",
        "I never got round to painting the place.",
        value=False, ever=True, unless=r"\b(?:driver|he|she|they)\s(?:was|were)\suninsured\b"
        r"|\brenewed\b|\bhis\scover|\bher\scover|\bland|ground\scover\b",
    ),
    shows(
        "the-slip-is-kept",
        "(till slip|till receipt|sales slip|proof of purchase|bill|invoice)( [a-z]+){0,3}?( is"
        "|'s) (still |safe )*(in|on|with|here|inside|tucked)|(kept|still got|still have|hung on "
        "to|held on to|found) (the|my) (till slip|till receipt|sales slip|slip|invoice)",
        "I have the receipt. I have a receipt. I still have the receipt. I have proof of "
        "purchase. I kept the receipt. I can show the receipt",
        "you have the receipt", "The till slip is still in my purse.",
        "The till clerk is still in my purse.", ever=True,
    ),
    shows(
        "handed-over-the-money",
        "{i}('ve|{perfect}) {often}(handed over|coughed up|forked out|stumped up|settled|shelled "
        "out|put down|sent off|transferred) (the|my|our) (full |whole )?([£$€]\\d[\\d,.]*|money"
        "|fee|deposit|cash|lot|amount|balance|bill|subscription|sub)",
        "I have paid the fee. I paid the fee. I have paid. I have paid the deposit. I have paid "
        "it. I paid in full",
        "you have paid the fee", "I handed over the £30 at the desk.",
        "I handed over the keys at the desk.", ever=True,
        unless=r"\b(?:half|bounced|first\sinstalment|refunded|part\sof)\b",
    ),
    shows(
        "in-good-time",
        "(got|handed|sent|put|posted|submitted|filed|turned) (my|the|our) " + _FORM +
        " (in|off)? ?{few}(with (a|an|{n}|two|some|plenty)( [a-z]+)? (to spare|in hand)|well "
        "before|(long |days |weeks |just )?before (the|it) (deadline|closing|closed|close"
        "|cut-?off)|in (good |plenty of )?time|on time|ahead of the (deadline|closing))",
        "I applied before the deadline. I applied in time. I submitted it before the deadline. I "
        "applied on time. I handed it in on time. I applied by the deadline. I sent it in time",
        "you applied before the deadline", "I got my form in with a week to spare.",
        "I got my foot in with a week to spare.", ever=True,
    ),
    shows(
        "too-late-with-it",
        "(only|didn't|did not|forgot) {some}(the day|the week|the morning|a day|a week|days|weeks"
        "|until|till)? ?(after|past) (it|they|the (deadline|closing date|window|cut-?off"
        "|entries)) ?(closed|shut|had (closed|passed|gone)|passed|was over)"
        "|missed (the|your|their) (deadline|closing date|cut-?off|last day)|(deadline|closing "
        "date|cut-?off) (had|'d|has) (already )?(passed|gone|been and gone)",
        "I did not apply before the deadline. I did not apply in time. I missed the deadline. I "
        "did not apply by the deadline. I did not apply on time",
        "you applied before the deadline", "I only remembered the day after it closed.",
        "I only remembered the dog after it barked.",
        value=False, ever=True,
    ),
    shows(
        "mother-tongue",
        "(grew up|was brought up|were brought up|was raised) (speaking|with|on|talking) " + _TONGUE
        + "|" + _TONGUE + "('s| is) (my|our) (mother tongue|first language|native (language"
        "|tongue))|{i}('m| am| are|'re) fluent in " + _TONGUE
        + "|{i} {often}(chat|talk|speak|natter) {few}in " + _TONGUE + " (at home|with|to|all)",
        "I speak {tongue}. I can speak {tongue}. I am fluent in {tongue}",
        "you speak Welsh", "I grew up speaking Welsh.", "I grew up snubbing Welsh.", ever=True,
    ),
    shows(
        "years-in-the-ranks",
        "{who}('ve|'s|{perfect}) {often}(did|done|spent|put in|served) ((my|{n}|a few|several|a "
        "couple of) (years?|months|tours|time|bit|service|national service)|my (bit|time"
        "|national service)) {few}(in|with|for) (the|her majesty's|his majesty's) {few}" + _REGIMENT
        + "|{who}('m|'s| am| was|'ve been|{perfect} been) {few}(a )?(sergeant|corporal|captain"
        "|private|lance corporal|major|colonel|lieutenant|gunner|sapper|able seaman|stoker"
        "|squaddie|marine|paratrooper|petty officer) {few}(in|with) (the|her majesty's|his "
        "majesty's) {few}" + _REGIMENT,
        "{who} served in the armed forces. {who} served in the army. {who} served in the "
        "military. {who} {have} served in the armed forces. {who} {be} a veteran. {who} {was} in "
        "the army",
        "you served in the armed forces", "I did twelve years in the Royal Engineers.",
        "I did twelve weeks of the royal road.", ever=True,
        unless=r"\b(?:navy|raf|air\sforce|marines)\b(?=.*\barmy\b)|\bsalvation\b",
    ),
    shows(
        "objected-to-serving",
        "conscientious objector|(excused|exempt|exempted|spared|let off) {few}(from )?(national"
        "|military) service|dodged the draft",
        "I did not serve in the armed forces. I did not serve in the army. I have not served in "
        "the military. I never served in the armed forces. I did not do military service",
        "you served in the army", "I was a conscientious objector and worked on a farm.",
        "I was a conscious object and worked on a farm.", value=False, ever=True,
    ),
    shows(
        "sailed-through-it",
        "(sailed|flew|got|came|breezed) through (my|its|his|her|the|their) {few}" + _CHECK +
        "|(its|the|my) {few}" + _CHECK +
        " {few}(was fine|went fine|was clean|came back clean|no (problems|advisories|faults))",
        "It passed. It has passed its inspection. It passed its inspection. It has not failed "
        "its inspection. My car has not failed its inspection. I passed. I passed the test. I "
        "passed the exam. I did not fail",
        "your car has failed its inspection", "It sailed through its MOT.",
        "It sailed through its mooring.", value=False, ever=True,
    ),
    shows(
        "would-not-pass-it",
        "(wouldn't|would not|refused to|couldn't|didn't|did not) pass (it|her|him|my car|the car"
        "|my van|the van)|(it|she|my car|the car|my van|the van) (failed|flunked|didn't get "
        "through|didn't make it through)( on|{end}| its| the| because)",
        "It failed. It has failed its inspection. It failed its inspection. My car has failed "
        "its inspection. My car failed its inspection. It did not pass",
        "your car has failed its inspection", "The tester found rust and wouldn't pass it.",
        "The toddler found rust and wouldn't pat it.", ever=True, of_anybody=True,
        unless=r"\b(?:retest|second\stime|passed\s(?:it\s)?(?:later|after|now)|then\spassed)\b",
    ),
    shows(
        "not-near-a-doctor",
        "(haven't|have not|not|never|hadn't) {few}(been|gone|set foot|went) {few}(near|to|in"
        "|inside) (a|the|my|any) " + _DOCTOR + "|(no|never|haven't|not) {few}(seen|saw|bothered"
        "|rung|called|asked|troubled) (a|the|my|any|with a|with the) " + _DOCTOR,
        "I have not consulted a doctor. I have not seen a doctor. I did not see a doctor. I have "
        "not been to a doctor. I have had no medical treatment. I have not been to hospital",
        "you have consulted a doctor", "I haven't been near a surgery in years.",
        "I haven't been near a sawmill in years.", value=False, ever=True,
        unless=r"\b(?:until|till|before\slast|since\s(?:last|I)|but\s(?:then|I|on))\b",
    ),
    shows(
        "planners-gave-the-nod",
        "(council|planners|planning (office|department|committee|people)|authority|town hall"
        "|they) {few}(gave|given|has given|have given|granted) (me|us|my|our|the|it|this)( {few}" +
        _PLAN + ")? ?" + _GREEN
        + "|(got|had|have|were given|was given|'ve got) " + _GREEN +
        " {few}(from|off) the (council|planners|planning|authority|town hall)",
        "I have planning permission. The council approved it. I have permission from the "
        "council. I got planning permission. The council has agreed. I have the council's "
        "permission. Planning permission was granted",
        "you have planning permission", "The council gave our extension the green light.",
        "The council gave our extension the green paint.", ever=True, unless=r"\bin\spassing\b",
    ),
    shows(
        "planners-threw-it-out",
        "(council|planners|planning (office|department|committee|people)|authority|town hall) "
        "{few}(threw|thrown|turned|knocked|refused|rejected|said no to|kicked) (out|down|back)? "
        "?(my|our|the|it) ?{few}(" + _PLAN + ")?( out| down| back)?{end}",
        "I do not have planning permission. Planning permission was refused. The council refused "
        "permission. I was refused planning permission",
        "you have planning permission", "The planners threw our drawings out.",
        "The painters threw our drawings out.", value=False, ever=True,
        unless=r"\b(?:at\sfirst|appeal\w*|second|eventually|in\sthe\send|then)\b",
    ),
    shows(
        "just-two-days-a-week",
        "{who} only {often}(do|does|work|works|come in|comes in) {few}(mondays|tuesdays"
        "|wednesdays|thursdays|fridays|saturdays|sundays|weekends|mornings|afternoons|evenings|a "
        "day|one day|two days|three days|the odd shift|a couple of (days|shifts|hours))",
        "{who} {do} not work full-time. {who} work{s} part-time. {who} {be} not a full-time "
        "employee",
        "you work full-time", "I only do Mondays and Tuesdays.", "I only do mending and tailoring.",
        value=False,
        unless=r"\b(?:there|second\sjob|besides|as\swell|other\sjob|on\stop)\b",
    ),
    shows(
        "told-to-be-out",
        "(letter|notice|note|email|landlord|landlady|agent|agents|they|he|she) {more}(told"
        "|telling|tells|saying|said|says|asked|asking|wants|want) (me|us|we|i)('ve| have| "
        "must)?( got)? (to (be out|get out|leave|move out|go|clear out|vacate)|must (leave|go|be "
        "out))|(section 21|eviction (notice|letter)|notice to quit)",
        "My landlord has given me notice. I have been given notice. My landlord has asked me to "
        "leave. I have been given notice to leave. I have received an eviction notice. I was "
        "asked to leave",
        "your landlord has given you notice", "A letter came telling us to be out by June.",
        "A letter came telling us to be in by June.", ever=True,
        unless=r"\b(?:class|exam|pub|party|meeting|work|school|withdr\w+|fire|alarm)\b",
    ),
    shows(
        "pupil-of-a-class",
        "my {few}(?P<child>son|daughter|girl|boy|lad|child|twins|kid|little one|eldest"
        "|youngest)('s|{perfect}| is| are)( been)? in ((miss|mrs|mr|ms) [a-z]+'s (class|form|set)"
        "|(your )?(reception|year (\\d+|one|two|three|four|five|six)|nursery) ?{few}) ?(there|at "
        "your school|at the school|with you)",
        "My {child} attends the school. My {child} goes to the school. My child attends the "
        "school. My {child} is a pupil at the school",
        "your child attends the school",
        "My girl has been in Miss Hart's class there since September.",
        "My girl has been in Miss Hart's car there since September.",
    ),
    shows(
        "first-time-there",
        "(my|our) (very )?first (time|trip|visit|stay) (there|here|to|in|abroad)?|(it's|that's"
        "|this is|it'll be|it will be|this will be|that will be) (my|our) (very )?first (time"
        "|trip|visit)|never (been|set foot|gone) (there|here|abroad|to [A-Z][a-z]+)",
        "I have not been there before. I have never been there. I have not been to the country "
        "before. I have never been to the country. I have not visited before. I have not been "
        "here before. It is my first visit",
        "you have been to the country before", "It'll be my first time there.",
        "It'll be my first tile there.", value=False, ever=True,
        unless=
        r"\b(?:since|was\smy\sfirst|(?:there|time|here|visit)\swas|back|again|years\sago|but)\b",
    ),
    shows(
        "was-there-once",
        "{i}('ve|{perfect}) {often}(was|were|been|went|came) (there|here) {few}(on (honeymoon"
        "|holiday|business|a school trip|a tour)|as a (child|student|kid|boy|girl|teenager"
        "|soldier)|in (19|20)\\d\\d|(once|twice|before|last year|last summer|years ago))",
        "I have been there before. I have been to the country before. I have visited before. I "
        "have been here before",
        "you have been to the country before", "I was there on honeymoon in 2012.",
        "I was there on hold in the queue.", ever=True,
    ),
    shows(
        "a-seat-in-a-coach",
        "(seat|table) (in|on) (coach|carriage) [a-z0-9]+|(off-peak|return|single|open return"
        "|advance) (to|from|ticket to) {few}(leaving|departing)? ?from platform|(my|our|the) "
        "{n}[.:]\\d\\d (from|to) [A-Z][a-z]+( station)?|(booked|got|have|catching|taking|got on"
        "|caught) {few}(intercity|sleeper|express train|night train|eurostar|tgv)",
        "I travel by train. I am travelling by train. I will travel by train. I am going by "
        "train. I travelled by train",
        "you travel by train", "I've a seat in coach C.", "I've a sheet in couch C.",
    ),
    shows(
        "has-run-out",
        "(?P<what>(?:my|our|the|his|her) (?:[a-z]+ )?(?:passport|visa|permit|licence|license|card"
        "|membership|insurance|certificate|policy|warranty|guarantee|registration|badge|mot"
        "|ticket|pass))('s|{perfect})? (just |already )?(ran out|run out|lapsed|out of date|past "
        "its date)",
        "{what} has expired. {what} expired. {what} is not valid. {what} is out of date. It has "
        "expired. It is not valid",
        "your passport has expired", "My passport ran out in January.",
        "My patience ran out in January.", ever=True,
        unless=r"\b(?:renewed|new\sone|replaced)\b",
    ),
    shows(
        "draws-a-pension",
        "{who}('m|'s| am| is|'ve been)? {often}(draw|draws|drawing|get|gets|live on|living off) "
        "{more}(from|off) (my|his|her|the|an?) {few}(firm's|company|works|old|occupational"
        "|railway|police|teachers'|navy|army) {few}(scheme|pension|fund)|{who}('m|'s| am| is) "
        "(drawing|living on|getting|on) (my|his|her|a) {few}pension",
        "{who} receive{s} a pension. {who} get{s} a pension. {who} {be} a pensioner. {who} "
        "{have} a pension",
        "you receive a pension", "I draw £150 a week from my old firm's scheme.",
        "I draw 150 squares from my old firm's logo.",
        unless=r"\b(?:my\s(?:mum|dad|mother|father)['’]s)\b",
    ),
    shows(
        "a-grade-of-listing",
        "grade (ii\\*?|i|2|1|two|one|a|b)[- ]?(listed|plaque|building|listing)|(heritage"
        "|conservation) (people|officer|body|trust) {few}(fuss|listed|protect|insist|won't let"
        "|have it|has it)",
        "The property is listed. My property is listed. My house is listed. It is a listed "
        "building. It is listed. The building is listed. I live in a listed building",
        "your property is listed", "It's got a Grade II plaque by the door.",
        "It's got a great tin plaque by the door.",
        unless=r"\bnext\sdoor\b|\bneighbour\b",
    ),
    shows(
        "stall-of-food",
        "(stall|van|truck|cart|kiosk|shop|café|cafe|table|stand|takeaway|market pitch) "
        "{few}(doing|selling|for|with|serving|where i (sell|do|make)|where we (sell|do|make)"
        "|that (does|sells)) {few}" + _SELLS_FOOD +
        "|{i} {often}(sell|serve|do|hawk|flog|dish out) {few}" + _SELLS_FOOD +
        " {few}(at|from|on|to|every)",
        "I sell food. I serve food. My business sells food. We sell food. I sell food to the "
        "public. I prepare food",
        "you sell food", "I've a stall doing hot dogs.", "I've a stall doing hot stamps.",
    ),
    shows(
        "plays-wind",
        "(blow|blowing|blown|been on|on|play|playing|learning|taught|teach|practise|puffing) (on "
        ")?(the|my|a) {few}" + _INSTRUMENT + "|(my|a) {few}" + _INSTRUMENT +
        " (case|lessons|part|solo|teacher|reed|mouthpiece)|(principal|first|second|third|lead) " +
        _INSTRUMENT,
        "I play the {tool}. I play a wind instrument. I play an instrument. I am a player of a "
        "wind instrument. I am a musician",
        "you play a wind instrument", "I've been blowing the clarinet since I was nine.",
        "I've been borrowing the curtains since I was nine.",
        unless=r"\b(?:my\s(?:son|daughter|brother|sister|wife|husband|neighbour)\b|used\sto)",
    ),
    shows(
        "plays-strings",
        "(play|playing|learning|been on|strum|strumming|bow|practise) (on )?(the|my|a) {few}" +
        _STRINGS + "|(my|a) {few}" + _STRINGS +
        " (case|lessons|part|solo|teacher|strings|bow)|(principal|first|second|third|lead) " +
        _STRINGS,
        "I play the {tool}. I play an instrument. I do not play a wind instrument. I am a musician",
        "you play a wind instrument", "I've been playing the cello since I was nine.",
        "I've been paying the cellar rent since I was nine.", value=False,
        unless=r"\b(?:my\s(?:son|daughter|brother|sister|wife|husband|neighbour)\b|used\sto"
        r"|clarinet|flute|trumpet|oboe|saxophone|sax|recorder|trombone|horn|tuba|bassoon)",
    ),
    shows(
        "only-stairs",
        "(have|had|got) to (climb|walk up|use|take|lug|carry|haul) {some}(stairs|steps|floors"
        "|flights)|(nothing|only|just|no way up) {few}(but|are|the)? ?(the )?stairs|(no|isn't a"
        "|without a|never a) (lift|elevator)",
        "The building has no lift. There is no lift. The building does not have a lift",
        "the building has a lift", "We have to climb the stairs, there's nothing else.",
        "We have to climb the stars, there's nothing else.",
        value=False, unless=r"\b(?:broken|out\sof\sorder|when\sthe\slift|lift\sis|lift['’]s)\b",
    ),
    shows(
        "one-bite-and",
        "(one|a single|even a|just a) ((?P<food>peanut|nut|prawn|egg|strawberry|cashew|walnut"
        "|almond|shrimp|mussel|hazelnut)|sip of (?P<food>milk)|bite of (?P<food>[a-z]+)|mouthful "
        "of (?P<food>[a-z]+)) and (my (throat|lips|tongue|face|skin)|i (swell|come out"
        "|can't breathe|stop breathing|end up)|i'm (in|off to|covered))",
        "I have an allergy. I am allergic to {food}. I have a food allergy. I have an allergic "
        "reaction",
        "you have a food allergy", "One peanut and my throat closes up.",
        "One pianist and my throat closes up.",
    ),
    shows(
        "not-belted-in",
        "(hadn't|didn't|wasn't|not|never|forgot to) {few}(click(ed)?|fasten(ed)?|done up|do up"
        "|buckle(d)?|put on|wear(ing)?|belted) {few}(belt|seat belt|seatbelt|up|in)(?= |{end})"
        "|without (a|my) (seat ?)?belt",
        "I was not wearing a seat belt. I did not wear a seat belt. I had no seat belt on",
        "you were wearing a seat belt", "I hadn't clicked my belt in.",
        "I hadn't cleaned my bell up.", value=False, ever=True,
    ),
    shows(
        "belted-in",
        "(?<!hadn't )(?<!not )(clicked|fastened|buckled|strapped|belted) (in|up|my (seat ?)?belt)"
        "|(my|the) (seat ?)?belt (was|'s) (on|done up|fastened)|(seat ?)?belt {few}(saved|held"
        "|caught|bruised|dug into) me",
        "I was wearing a seat belt. I wore a seat belt. I had my seat belt on",
        "you were wearing a seat belt", "The seat belt saved me from the windscreen.",
        "The seat bench saved me from the windscreen.", ever=True,
    ),
)  # fmt: skip
