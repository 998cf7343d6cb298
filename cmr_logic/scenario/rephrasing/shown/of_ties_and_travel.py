"""What turns of speech show of how somebody came, for whom they work, and what they have by now."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_PUBLIC = "(?P<mode>train|bus|coach|tram|metro|tube|underground|ferry|minibus|subway|monorail)"
_PRIVATE = "(?P<mode>car|van|taxi|motorbike|motorcycle|minicab|cab|camper|campervan|lorry)"
_CAME = (
    "(came|come|comes|got (here|there|in)|get (here|there)|travelled|are coming|is coming"
    "|am coming)"
)
_HOLIDAY = (
    "(((the|a|that|last|this|every|each) )?([a-z]+ )?(bank|public) holiday|easter monday"
    "|good friday"
    "|christmas day|boxing day|new year's day)"
)
_NET = "(broadband|fibre|wifi|wi-fi|internet|the internet|the wifi)"
_FIRM = (
    "(?P<firm>(the )?(council|bank|company|firm|hospital|school|university|college|railway"
    "|post office"
    "|library|museum|trust|charity|police|civil service|nhs|army|navy))"
)
_SPELL = "((for|since) |all my life|{n} (years|months))"

# fmt: off
OF_TIES_AND_TRAVEL: tuple[Rewording, ...] = (
    shows(
        "spouse-works-here",
        "{my} (husband|wife|spouse) (also )?(works|is employed) (here|for you|in the same (firm"
        "|company|office)|at the same (firm|company|place|factory|school|hospital)) (too|as well"
        "|also)|{my} (husband|wife|spouse) also (works|is employed) (here|for you)",
        "I am married to another employee. I am married to another worker. I am married to another "
        "member of staff. I am married to a colleague",
        "you are married to another worker", "My wife works here as well.",
        "My wife works there as well.",
    ),
    shows(
        "came-by-such-a-means",
        "{who}('re| 're|'m)? ?{often}" + _CAME + " {few}(by|on the|on a|in the|via the) ([a-z]+ )?"
        + _PUBLIC + "|{who} {often}(took|caught|hopped on|jumped on|got|take|rode) (the"
        "|a) {few}" + _PUBLIC
        + " {few}(here|there|to (you|your|the (gate|site|venue|door|show|hotel)))",
        "{who} arrived by {mode}. {who} travelled by {mode}",
        "you arrived by public transport", "We came on the early train.",
        "We came in our trainers.", ever=True,
    ),
    shows(
        "came-by-car",
        "{who}('re|'m)? ?{often}" + _CAME + " {few}(by|in (the|my|our|a)) ([a-z]+ )?" + _PRIVATE
        + "|{who} (drove|cycled|biked|walked)(?P<mode>)( all the way)?( (here|there|over|up"
        "|down))*( in (the|my|our|a) "
        "([a-z]+ )?(car|van|taxi|cab|camper|lorry))?{end}",
        "{who} did not arrive by public transport. {who} did not arrive by train. "
        "{who} did not arrive by bus",
        "you arrived by public transport", "We came in the van.", "We came in the vanguard.",
        value=False, ever=True,
        unless=r"\b(?:train|bus|coach|tram|metro|tube|ferry|station)\b",
    ),
    shows(
        "works-for-you",
        "{who} work(s|ed)? {few}(for you(?! to)|for you lot)|{who}{am} {few}on (your"
        "|the) (payroll|books|staff)"
        "|{who}{am} {few}(employed by you|one of your (staff|employees|nurses|teachers|drivers"
        "|cleaners|porters|people|own))",
        "{who} {be} a member of staff. {who} {be} on the staff. {who} {be} one of your staff. "
        "{who} {be} your employee",
        "you are a member of staff", "I'm on your payroll.", "I'm on your mailing list.",
    ),
    shows(
        "baby-on-the-way",
        "baby('s| is) due {more}my (ankles|feet|back|bump|belly|midwife)"
        "|(?<!my wife )(?<!my sister )expecting (in|at) [a-z]+{stop}"
        "|{i}('m|'re| am| are) {few}(weeks|months) (gone|along)|my bump ",
        "I am pregnant. I am expecting a baby",
        "you are pregnant", "I'm six months gone.", "I'm six months behind.",
        unless=r"\b(?:my|our|her|his|the)\s(?:wife|girlfriend|partner|daughter|sister|friend"
        r"|son|boss"
        r"|neighbour|cousin|aunt|mate|colleague|cat|dog|mare)(?:['’]s)?\b|\b(?:she|her)\b",
    ),
    shows(
        "married-until-death",
        "(married|together|husband and wife) {more}(until|till|when|before) (he|she"
        "|my (husband|wife)) (died|passed away|passed)"
        "|{i} buried my (husband|wife){end}|my (late|dear departed) (husband|wife)",
        "I am widowed. I am a widow. I am a widower. I am not married",
        "you are widowed", "We were married for years until she died.",
        "We were married for years until she left.", ever=True,
        unless=r"\bremarried\b|\bmarried\sagain\b|\bmy\s(?:parents|gran\w*|mum|dad)\b",
    ),
    shows(
        "internet-at-home",
        "{i}{have} {few}" + _NET + " {few}(at home|in the (house|flat|place)|at (our"
        "|my) (house|flat|place))"
        "|" + _NET + " (went|was put|got put|was installed|has been put|came) {few}(in"
        "|into) {few}(house|flat|home|place)"
        "|(at home|in the (house|flat)),? {i}{have} {few}" + _NET
        + "|(my|our) home (broadband|wifi|internet) (works|is (fine|good|quick|fast|slow))",
        "I have a home internet connection. I have an internet connection at home. "
        "I have internet at home. I have the internet at home. "
        "I have broadband",
        "you have an internet connection at home", "We've got fibre at our place.",
        "We've got fibre in our porridge.",
        unless=r"\b(?:not?|never|n['’]t|cut\soff|cancelled)\b",
    ),
    shows(
        "with-you-for-years",
        "{i}{perfect} {often}(banked|shopped|saved) with you {few}" + _SPELL
        + "|({i}{have} )?been (a|an) {few}(customer|client|saver|subscriber|policyholder"
        "|account holder) {few}(for|since|of yours)"
        "|{i}{have} been with you {few}" + _SPELL + "|{i}{have} had {few}(account|policy"
        "|card) with you {few}" + _SPELL,
        "I am an existing customer. I am not a new customer",
        "you are a new customer", "I've banked with you since I was ten.",
        "I've baked with you since I was ten.", value=False, ever=True,
        unless=r"\b(?:left|closed|switched|until|used\sto|moved\saway)\b",
    ),
    shows(
        "compost-heap",
        "{i}{have} {few}(compost (heap|bin)|composter|wormery)|(my|our) (compost (heap|bin)"
        "|composter)"
        "|{i} compost (everything|all|most|our|my|what)",
        "I compost. I compost at home",
        "you compost at home", "We've a compost heap by the shed.",
        "We've a scrap heap by the shed.",
        unless=r"\b(?:not?|never|n['’]t|allotment|work|school)\b",
    ),
    shows(
        "no-compost-heap",
        "({i} ?(don't|do not|haven't|have not|{have} no|never had)|there('s| is) no|no) ((got"
        "|have|own|had) )?(an? |any )?"
        "(compost (heap|bin)|composter)",
        "I do not compost. I do not compost at home",
        "you compost at home", "We haven't got a compost heap.", "We haven't got a scrap heap.",
        value=False, ever=True, unless=r"\b(?:left|spare|wormery|until|yet)\b",
    ),
    shows(
        "shift-on-a-holiday",
        "(worked|did (a|the|my) {few}shift|was on (shift|duty|the rota)) {few}(on |over "
        "|through |all )?" + _HOLIDAY
        + "|" + _HOLIDAY + ",? {more}(and |but )?{i} (worked|was (on shift|on duty|working)"
        "|did (a|the|my) {few}shift)",
        "I worked on a public holiday. I work on a public holiday. I worked on a bank holiday",
        "you worked on a public holiday", "I did a long shift on Boxing Day.",
        "I did a long shift on Box Lane.", ever=True,
        unless=r"\b(?:brother|sister|wife|husband|mate|mum|dad|he|she|they|never|not|n['’]t)\b",
    ),
    shows(
        "none-since",
        "({i}{have}|have) had no (?P<what>[a-z]+( [a-z]+)?) (since|for (an? |{n} |some |many "
        "|several )?(weeks?|months?|years?|ages|time))"
        "|{i} haven't had (an? |any )(?P<what>[a-z]+( [a-z]+)?) (since|for (an? |{n} |some "
        "|many |several )?(weeks?|months?|years?|ages|time))",
        "I have no {what}. I do not have a {what}. I do not own a {what}. I own no {what}",
        "you own a kayak", "I've had no kayak since May.", "I've had no kayak lessons in May.",
        value=False, ever=True, unless=r"\b(?:until|now\sI|but\snow)\b",
    ),
    shows(
        "with-the-firm-since",
        "{who}{have} been with " + _FIRM + " {few}(since|for) |{who} start(ed|s) (at|with) " + _FIRM
        + " {more}(and )?{who}{am} still (there|here)|(still (with|at)) " + _FIRM,
        "{who} work{s} for {firm}. {who} {be} employed by {firm}",
        "you are employed by the council", "I've been with the council since I was 18.",
        "I've been in with the council for a chat.", ever=True,
        unless=r"\b(?:left|retired|resigned|until|sacked|redundant)\b",
    ),
    shows(
        "born-there-and-stayed",
        "born (and (bred|raised) )?in (?P<town>(?-i:[A-Z])[a-z]+( (?-i:[A-Z])[a-z]+)?),? "
        "(and |but )?"
        "((I('ve|'m)?|we('ve|'re)?|have|am) )*(never (left|moved|lived (any|some)where else)"
        "|(still|been) (here|there)|lived (here|there) (ever since|all my life))",
        "I live in {town}. I have always lived in {town}",
        "you live in Fife", "Born in Fife and never left.", "Born in Fife and never looked it.",
        ever=True, unless=r"\b(?:until|my\s(?:mum|dad|wife|husband|brother|sister|aunt|uncle))\b",
    ),
    shows(
        "coming-by-such-a-means",
        "{who}{am} {often}(coming|travelling|arriving|getting there|getting here) {few}(by"
        "|on the|on a|in the) ([a-z]+ )?"
        + _PUBLIC,
        "{who} will arrive by {mode}. {who} arrive{s} by {mode}. {who} will travel by {mode}",
        "you arrive by public transport", "We're coming on the train.",
        "We're coming to see your trains.", ever=True,
    ),
    shows(
        "has-fines-to-clear",
        "({i}{have}|have|got) {few}([£$€]\\d[\\d.,]* of )?(fines?|charges|fees|arrears"
        "|late fees) {few}(to (pay|clear|settle)|outstanding|owing|unpaid|on (my|our"
        "|the) (account|card))",
        "I have unpaid fines. I have outstanding fines. I have fines on my account",
        "you have outstanding fines", "I've got some fines to clear.",
        "I've got some finds to clear.",
        unless=r"\b(?:paid|cleared|settled)\s(?:it|them|everything|all)\b|\bto\s(?:my"
        r"|the)\s(?:mum|dad|brother|sister|mate"
        r"|friend|bank|uncle|aunt|neighbour)\b",
    ),
    shows(
        "owes-nothing",
        "({i} |still )?owe nothing|no (fines|charges|late fees|arrears) {few}(on (my|our"
        "|the) (account|card)|outstanding|owing|to pay)"
        "|(my|our) account('s| is) (clear|clean|all square|in credit|paid up)",
        "I do not owe money. I do not owe money on my account. I have no unpaid fines. "
        "I have no outstanding fines",
        "you owe money on your account", "There are no fines on my account.",
        "There are no finds on my account.", value=False, ever=True,
    ),
    shows(
        "no-longer-with-the-firm",
        "{who} (used to work|no longer works?|don't work|doesn't work|stopped working"
        "|worked) (for|at) " + _FIRM
        + "( (any ?more|until|till|before) )|{who} (used to work|no longer works?) (for"
        "|at) " + _FIRM
        + "|{who} (left|retired from|resigned from|was sacked by|was made redundant by"
        "|was let go by) "
        + _FIRM + "{stop}",
        "{who} {do} not work for {firm}. {who} {be} not employed by {firm}",
        "you are employed by the council", "I left the council in May.",
        "I left the council chamber in May.", value=False, ever=True,
        unless=r"\b(?:went\sback|rejoined|returned|again)\b|\bat\s(?:noon|midday|\d|one|two"
        r"|three|four|five|six)",
    ),
    shows(
        "had-one-but-it-went",
        "{i} had (an?|my|the) (?P<what>([a-z]+ )?[a-z]+),? but (it|that)( has|'s"
        "| had)? (expired|ran out|run out|lapsed|sank|died"
        "|been (stolen|revoked|cancelled|withdrawn)|(was|got) (stolen|revoked|cancelled"
        "|withdrawn|taken away|scrapped|sold))",
        "I do not have a {what}. I no longer have a {what}. I do not own a {what}. "
        "I do not hold a {what}",
        "you have a kayak", "I had a kayak but it was stolen.", "I had a kayak but it was blue.",
        value=False, ever=True, unless=r"\b(?:new|another|replaced|renewed|replacement|again)\b",
    ),
    shows(
        "joined-and-stayed",
        "{i}? ?joined (?P<what>(the|your|our|my) ([a-z]+ )?[a-z]+) {more}(never left|(still"
        "|stayed) (a member|there|in it|in|going)|been (a member|in it) ever since)",
        "I am a member of {what}",
        "you are a member of the club", "I joined the club years ago and never left.",
        "I joined the queue years ago and never left.", ever=True,
        unless=r"\b(?:until|lapsed|cancelled|resigned)\b",
    ),
    shows(
        "never-dealt-with-you",
        "({i}('ve|{perfect}) |^)never (banked|shopped|had an? (account|policy|card)"
        "|been a customer|used you|bought (anything )?(from|with) you|been) {few}(with you"
        "|of yours|before)"
        "|(my|our) first (account|order|policy|purchase) with you",
        "I am a new customer. I am not an existing customer",
        "you are a new customer", "I've never banked with you before.",
        "I've never baked with you before.", ever=True,
    ),
    shows(
        "flat-on-such-a-floor",
        "(live in|have|rent|own|my flat('s| is)|our flat('s| is)) (an?|the) (?P<n>ground|first"
        "|second|third|fourth|fifth|top|basement)[ -]floor (flat|one|apartment|studio)"
        "|^(?P<n>ground|first|second|third|fourth|fifth|sixth|top)[ -]floor(?=[,.])",
        "My flat is on the {n} floor. I live on the {n} floor",
        "your flat is on the ground floor", "Our flat is a ground-floor one.",
        "Our flat is a ground-breaking one.", ever=True,
    ),
    shows(
        "no-insurance-on-it",
        "no (insurance|cover)( of any (sort|kind|description)| whatsoever| at all)?( on (it"
        "|them|him"
        "|her|any of (it|them)))?(?=[.,;!])",
        "I have no insurance. I am not insured. I do not have insurance",
        "you are insured", "No insurance of any sort on them.", "No instance of any sort on them.",
        value=False, ever=True,
    ),
)
# fmt: on
