"""What people let be known of goods, journeys and the law: a ticket still in its envelope."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# fmt: off
OF_WAYS_SEEN: tuple[Rewording, ...] = (
    shows(
        "logbook-with-old-address",
        "(logbook|log book|v5c?|registration (document|certificate|papers?)),? {more}(still "
        ")?(has|shows|gives|says|is in|lists|got) {few}(parents'?|mum's|dad's|old|former|"
        "previous|last|ex's|brother's|sister's) (place|address|house|flat|home)",
        "My car is not registered at my address. The vehicle is not registered at my home "
        "address. My vehicle is not registered at my home address. My car is not registered at "
        "my home",
        "your vehicle is registered at your home address",
        "The logbook for the Fiesta still has my parents' place in Hull on it.",
        "The logbook for the ferry still has my parents' cruise in it.",
        value=False, ever=True,
        unless=r"\b(?:until|before|used\sto|changed\sit|updated)\b",
    ),
    shows(
        "logbook-with-this-address",
        "(logbook|log book|v5c?|registration (document|certificate|papers?)),? {more}(has|shows|"
        "gives|is in|lists) (my|our|this) (new |current |home )?(address|flat|house)|(changed|"
        "updated|altered) the (address|details) on {few}(logbook|log book|v5c?|registration)",
        "My car is registered at my address. My car is registered at my home address. The "
        "vehicle is registered at my home address. My vehicle is registered at my home address. "
        "My car is registered at my home",
        "your vehicle is registered at your home address",
        "The logbook has my new address on it.",
        "The logbook has my new dress on it.",
        ever=True,
        unless=r"\b(?:must|should|need|yet|old|got\sround)\b",
    ),
    shows(
        "a-medal-at-the-regionals",
        "{i}{perfect} {few}(took|taken|won|got|came away with|bagged|picked up|brought home) "
        "{few}(gold|silver|bronze)( medal)? (at|in) the {few}(?P<level>regional|national|county|"
        "state|world|olympic|district|european|junior)(s| {few}(championships?|games|finals?|"
        "meet|heats?))",
        "I have won a {level} medal. I won a medal. I have won a medal. I have ever won a "
        "{level} medal",
        "you have won a regional medal",
        "Years ago I took silver at the regionals.",
        "Years ago I took silver to the refiners.",
        ever=True,
        unless=r"\b(?:hop\w+|want\w*|nearly|almost|missed|if)\b",
    ),
    shows(
        "holiday-paid-for",
        "{i}{perfect} (already )?(paid (the deposit )?(for|on)|booked|bought) (the|our|my|a) "
        "{few}(flights?|villa|hotel|cottage|cruise|ferry|caravan|package|chalet|(plane|ferry|"
        "train|coach) tickets?)|{i}({am}| leave| fly) {few}(off )?(to|for) {more}(it's|it is|"
        "all) (paid for|booked)",
        "I have a holiday booked. I have a holiday already booked. I have booked a holiday. I "
        "have already booked a holiday",
        "you have a holiday already booked",
        "We paid for the flights and villa back in January.",
        "We prayed for the flies and villains back in January.",
        unless=r"\b(?:cancel\w*|refund\w*|funeral|work\strip)\b",
    ),
    shows(
        "on-my-own-drive",
        "(hadn't|had not|never|haven't|barely|hardly) {few}(got|left|made it|pulled|been) "
        "{few}(off|out of|from) (my|our) (own )?(drive|driveway|garage|street|front gate)|"
        "(broke down|died|conked out|gave up|wouldn't start) {few}(on|in|outside) (my|our) (own "
        ")?(drive|driveway|garage|house|front door)",
        "I broke down 0 miles from home. I broke down 0 miles from my home address. I broke "
        "down at home",
        "you broke down more than one mile from your home address",
        "I hadn't even got off my own drive when the engine died.",
        "I hadn't even got off my own diet when the enquiry died.",
        value=False, ever=True,
    ),
    shows(
        "half-gone-already",
        "(bottle|perfume|scent|box|packet|jar|tube|bag|whisky|wine|gin|chocolates?|cream|"
        "cheese),? {more}(is|are|'s) (already )?(half|nearly|almost|all|mostly|three quarters) "
        "(gone|empty|used|eaten|drunk|finished)|{i}('ve|{perfect}|{am}) {few}(started on|opened|"
        "broken into|wearing|drunk|eaten|used) {few}(the bottle|the box|the perfume|the packet|"
        "the jar|half of (it|them)|some of (it|them)|most of (it|them)) ?",
        "It has been opened. It is opened. It is not unopened. I have opened it. It has been "
        "used. I have used it",
        "it is unopened",
        "The perfume I bought is half gone already.",
        "The perfumer I brought is half German already.",
        value=False, ever=True,
        unless=r"\b(?:nothing)\b",
    ),
    shows(
        "still-in-its-wrapping",
        "(?P<what>ticket|pass|card|voucher|phone|kettle|toaster|camera|laptop|coat|dress|book|"
        "game|toy|jacket|suit|lamp|shoes|boots|headphones|blender),? {more}(is|are|'s|sat|"
        "sitting|lying|been) {few}(still {few}in (the|its|their) {few}|in (the|its|their) "
        "(sealed|unopened|original) {few})(envelope|box|wrapper|wrapping|packaging|packet|"
        "plastic|cellophane|carton)",
        "The {what} has not been used. The {what} has never been used. My {what} has never been "
        "used. The {what} is unused. I have not used it. It is unused. It has never been used. "
        "It has not been worn",
        "your ticket has been used",
        "The ticket is still sitting in the sealed envelope it came in.",
        "The ticket is still sitting in the old man's hand.",
        value=False, ever=True,
        unless=r"\b(?:back\sin|put\sit|returned|wore|opened)\b",
    ),
    shows(
        "sang-along-to-the-end",
        "{i} (sang along|danced|clapped|stood|sat|stayed|was there|were there|was|were),? "
        "{more}(until|till|to|for) the {few}(encore|end of the (show|concert|gig|play|match|"
        "game)|last song|final whistle|last act|curtain|last number)",
        "I attended the event. I was at the event. I went to the event. I attended the concert. "
        "I attended the performance. I did not stay away from the event",
        "you attended the event",
        "I sang along in the third row until the very last encore.",
        "I sang along in the third row until the very last engine.",
        ever=True,
        unless=r"\b(?:on\s(?:tv|telly|the\sradio)|at\shome|would|could|last\syear)\b",
    ),
    shows(
        "never-at-a-wheel",
        "never (learned|learnt|been taught) (how )?to (work|handle) a car|only ever {few}(sat|"
        "been|ridden|rode) {few}(in the passenger seat|as a passenger)",
        "I cannot drive. I do not drive. I do not have a driving licence. I have no driving "
        "licence. I can not drive",
        "you can drive",
        "I've only ever sat in the passenger seat.",
        "I've only ever sat in the president's seat.",
        value=False, ever=True,
        unless=r"\b(?:tractor|lorry|bus|until|since)\b",
    ),
    shows(
        "lame-horse",
        "(is|'s|went|gone|been|are|was found) {few}lame (on|in|behind|again|today|since|at|"
        "{end})|limping {few}(on|in) {few}(fore|hind|leg|foreleg)",
        "My horse is not sound. The horse is not sound. It is not sound. My horse is lame. My "
        "horse is injured",
        "your horse is sound",
        "She's lame on the near fore.",
        "She's late on the near ferry.",
        value=False,
        unless=r"\b(?:excuse|joke|duck|no\slonger)\b",
    ),
    shows(
        "forgot-to-lock-up",
        "(hadn't|had not|haven't|didn't|did not|never) {few}(bothered? to|thought to|think to|"
        "remembered? to)? ?(lock|locked|locking|secure|secured) {few}(up|it|the (car|van|doors?|"
        "bike)|my (car|van|bike)|behind)|(forgot|forgotten) to (lock|secure) {few}(up|it|the "
        "(car|van|doors?|bike)|my (car|van|bike))|left (the|my|our) (?!door\\b){few}(keys? in|"
        "doors? (open|unlocked))",
        "I left it unlocked. I left the car unlocked. My vehicle was left unlocked. I left the "
        "door unlocked. I left the door of the car unlocked. I left the car door unlocked. I "
        "did not lock it",
        "your vehicle was left unlocked",
        "I was gone for a minute, so I hadn't bothered to lock up.",
        "I was gone for a minute, so I hadn't bothered to look up.",
        ever=True,
        unless=r"\b(?:always|never\s(?:forgot|forget)|checked|house|home|shop|front\sdoor|shed)\b",
    ),
    shows(
        "locked-it-up",
        "{i}('d| had|{perfect})? ?{few}(locked|double-locked|checked) {few}(all (the|its) doors|"
        "the (car|van|doors)|my (car|van)|it) {few}(up|and (checked|tested|tried|pocketed)|"
        "before|twice|when)|pressed the (fob|remote|key),? {more}(lock|locked|lights flash)",
        "I did not leave it unlocked. I locked it. My vehicle was not left unlocked. I did not "
        "leave the car unlocked. I locked the car. I did not leave the car door unlocked",
        "your vehicle was left unlocked",
        "I'd locked the van and checked the handles.",
        "I'd looked at the van and checked the handles.",
        value=False, ever=True,
        unless=r"\b(?:usually|always|normally|but\snot|forgot\w*|except)\b",
    ),
    shows(
        "not-a-word-to-them",
        "(haven't|have not|didn't|did not|never) {few}(said a word|breathed a word|said "
        "anything|spoken|talked|mentioned it|been in touch|written|complained) {few}(to|with) "
        "(him|her|them|the [a-z]+|my [a-z]+|anyone|anybody)( about)?",
        "I have not asked the other party. I have not told them. I have not asked them. I have "
        "not contacted them. I have not complained to them. I have not asked the other party to "
        "pay. I have not contacted the other party",
        "you have asked the other party to pay",
        "I haven't said a word to him about it yet.",
        "I haven't seen a word in him about it yet.",
        value=False, ever=True,
        unless=r"\b(?:since|but\sI\swrote|sent|emailed)\b",
    ),
    shows(
        "found-guilty",
        "(court|magistrates?|judge|jury|bench) {few}(found|find) me guilty( of "
        "(?!nothing)[a-z]+)?|{i}({was}|{perfect} been) found guilty of [a-z]+|{i} (pleaded|"
        "pled) guilty to [a-z]+",
        "I have been convicted of a crime. I have a criminal conviction. I have been convicted "
        "of an offence. I have a criminal record. I have been convicted of a criminal offence",
        "you have a criminal conviction",
        "A court found me guilty of assault.",
        "A court found me gold of a sort.",
        ever=True,
        unless=r"\b(?:parking|speeding|not\sguilty|overturned|quashed|appeal|spent)\b",
    ),
    shows(
        "found-guilty-of",
        "(found me|found|pleaded|pled) guilty (of|to) (?P<deed>theft|burglary|fraud|assault|"
        "arson|perjury|smuggling|robbery|murder|poaching|vandalism|bribery|harassment|speeding)",
        "I was convicted of {deed}. I have been convicted of {deed}",
        "you have been convicted of theft",
        "The court found me guilty of theft.",
        "The court found me guilty of thrift.",
        ever=True,
        unless=r"\b(?:overturned|quashed|landlord|brother|son|man|woman|somebody|someone)\b",
    ),
    shows(
        "guilty-of-violence",
        "found me guilty of {few}(beating|assault|assaulting|wounding|stabbing|robbery|"
        "manslaughter|murder|gbh|abh|grievous|battery|attacking|punching|glassing|armed robbery|"
        "rape|kidnap\\w*)|{i}({was}|{perfect} been) {few}(found guilty|convicted|sent down|"
        "locked up) (of|for) {few}(beating|assault|assaulting|wounding|stabbing|robbery|"
        "manslaughter|murder|gbh|abh|grievous|battery|attacking|punching|glassing|armed robbery|"
        "rape|kidnap\\w*)|{i} {few}(served|did|got|spent) {some}(inside|time|years|months) for "
        "{few}(beating|assault|assaulting|wounding|stabbing|robbery|manslaughter|murder|gbh|abh|"
        "grievous|battery|attacking|punching|glassing|armed robbery|rape|kidnap\\w*)|{i} "
        "(pleaded|pled) guilty to {few}(beating|assault|assaulting|wounding|stabbing|robbery|"
        "manslaughter|murder|gbh|abh|grievous|battery|attacking|punching|glassing|armed robbery|"
        "rape|kidnap\\w*)",
        "I have been convicted of a violent offence. I have been convicted of a violent crime. "
        "I was convicted of a violent offence. I have a conviction for violence",
        "you have been convicted of a violent offence",
        "Years ago a court found me guilty of beating a man up.",
        "Years ago a court found me guilty of bearing a grudge.",
        ever=True,
        unless=r"\b(?:overturned|quashed)\b",
    ),
    shows(
        "conviction-on-file",
        "{i}{perfect} ?({was} )?(been )?convicted of (?!(my|the|his|her|any|no|nothing|"
        "anything)\\b)[a-z]+",
        "I do not have a clean criminal record. I do not have a clean record. I have a criminal "
        "record. I have a criminal conviction",
        "you have a clean criminal record",
        "I was convicted of burglary once.",
        "I was convinced of burglary once.",
        value=False, ever=True,
        unless=r"\b(?:parking|speeding|quashed|overturned|spent)\b",
    ),
    shows(
        "also-take-it-to",
        "(also|as well as that|sometimes|at weekends|most weekends) {few}(take|drive|use|borrow|"
        "have)s? (it|the (car|van|vehicle|room|hall|boat|truck)) {few}(to|for|into|when|on)|"
        "(goes|go|going) {few}(shopping|fishing|on holiday|to work) in it",
        "I use it for mixed purposes",
        "your van is used only for deliveries",
        "I also take the van to the beach with the kids.",
        "I also tell the van man to breach the kerb.",
        value=False, ever=True,
        unless=r"\b(?:vet|garage|repair\w*|mot|service|wash)\b",
    ),
    shows(
        "stands-in-the-street",
        "(at night|overnight|every night|nights?) {few}(it |she |he |mine )?{few}(stands?|sits?|"
        "lives?|stays?|gets left|is (left|parked|kept)|'s (left|parked|kept)) {few}(on|in|"
        "outside|at|by|along) (the|my|our|a) {few}(street|road|kerb|pavement|drive|driveway|"
        "front garden|yard|car park|lay-by|open)|(stands?|sits?|stays?|lives?|is (left|parked|"
        "kept)|'s (left|parked|kept)) {few}(on|in|outside|at|by) (the|my|our|a) {few}(street|"
        "road|kerb|pavement|drive|driveway|front garden|yard|car park|lay-by|open) {few}(at "
        "night|overnight|all night|every night)",
        "It is parked outdoors overnight. My car is parked outdoors overnight. It is parked "
        "outside at night. My car is parked on the street overnight. It is kept outdoors at "
        "night",
        "your car is parked outdoors overnight",
        "At night it stands in the street in front of my flat.",
        "At night it shines in the street in front of my flat.",
        ever=True,
        unless=r"\b(?:not\sin\sthe|no\sway)\b",
    ),
    shows(
        "locked-in-the-garage",
        "(at night|overnight|every night|nights?) {few}(it |she |he |mine )?{few}(goes|go|sits?|"
        "lives?|stays?|gets (put|locked)|is (locked|parked|kept|put)|'s (locked|parked|kept|"
        "put)) {few}(in|into|inside) (the|my|our|a) {few}(garage|barn|shed|car port|"
        "multi-storey|underground car park)",
        "It is not parked outdoors overnight. My car is not parked outdoors overnight. It is "
        "kept in a garage. My car is not parked on the street overnight. My car is parked in a "
        "garage overnight",
        "your car is parked outdoors overnight",
        "Every night it goes in the garage.",
        "Every night it grows in the garden.",
        value=False, ever=True,
        unless=r"\b(?:used\sto|until)\b",
    ),
    shows(
        "cheque-through-the-post",
        "(sent|gave|left|wrote|handed|paid|posted) me (out )?a (cheque|check|lump sum|one-off "
        "(sum|payment))( {few}(for|of))?|(got|received|had|banked|cashed) {few}(cheque|check) "
        "{few}(for|of) ?[£$€]|came into {few}(thousand|hundred|[£$€]\\d)",
        "I have received a lump sum. I received a lump sum. I have been paid a lump sum. I got "
        "a lump sum",
        "you have received a lump sum",
        "Her solicitor sent me a cheque for four thousand pounds.",
        "Her solicitor sent me a chair for four thousand pounds.",
        ever=True,
        unless=r"\b(?:bounced|wages|rent)\b",
    ),
    shows(
        "rang-the-day-before",
        "({i}|my (mum|mam|mom|dad|mother|father|wife|husband|partner|parents)) {few}(rang|"
        "phoned|called|told|emailed|texted|wrote to|warned|messaged|let) {few}(?P<whom>school|"
        "office|college|teacher|boss|manager|surgery|clinic|landlord|gym|hotel|restaurant|"
        "court) {few}(know )?(the (day|night|week|evening|morning) before|beforehand|in advance|"
        "ahead of time|days before)",
        "I told the {whom} beforehand. I told the {whom} in advance. I told the school "
        "beforehand. I gave notice in advance",
        "you told the school beforehand",
        "My mum rang the office the day before.",
        "My mum ran the office the day before.",
        ever=True, of_anybody=True,
        unless=r"\b(?:forgot)\b",
    ),
    shows(
        "flying-in-from",
        "{i}('m|{am}|'ll be|'ve just| will be)? ?(flying|fly|driving|sailing|travelling|"
        "traveling|flown|arriving|arrive|landing) {few}(straight |back |over |in |direct |here "
        ")?from (?P<place>(?-i:[A-Z])[^\\W\\d]+( (?-i:[A-Z])[^\\W\\d]+)?)|(my|our) (flight|"
        "plane|ferry|train|boat|coach) (leaves|sails|departs|takes off|starts) from "
        "(?P<place>(?-i:[A-Z])[^\\W\\d]+( (?-i:[A-Z])[^\\W\\d]+)?)",
        "I am coming from {place}. I come from {place}",
        "you are coming from Norway",
        "I'm flying in from Bergen on Friday.",
        "I'm flying a kite for Bergen on Friday.",
        unless=r"\b(?:every|often|usually|last\s(?:year|month)|years\sago|used\sto)\b",
    ),
    shows(
        "bankrupt-undischarged",
        "(made|declared|gone|went) bankrupt,? {more}(not|n't|never|yet to be) (yet )?(been "
        ")?discharged|(not|n't) (yet )?(been )?discharged from (my |the )?bankruptcy|bankruptcy "
        "{few}(not|n't|doesn't) {few}(end|run out|ended|discharged)",
        "I am bankrupt. I am currently bankrupt. I am an undischarged bankrupt",
        "you are bankrupt",
        "I was declared bankrupt in March and I have not been discharged yet.",
        "I was declared fit in March and I have not been discharged yet.",
        ever=True,
    ),
    shows(
        "out-to-get-one-elected",
        "(get|getting|help|helping) {some}(elected|voted in|into (parliament|office|the "
        "senate))\\b",
        "It is run for political ends. It has political ends. It is run for political purposes. "
        "It is political",
        "it is run for political ends",
        "It has one aim: getting our man elected as mayor.",
        "It has one aim: getting our man a shelf as such.",
    ),
    shows(
        "not-logged-in-since",
        "(hasn't|has not|haven't|not|never) {few}(logged in|logged on|posted|signed in|been "
        "online|been active)( or {few}[a-z]+)? (for|in|since) (?P<long>(over |more than )?{n} "
        "(years?|months?|weeks?|days?))",
        "It has been inactive for {long}. The account has been inactive for {long}. The "
        "username has been inactive for {long}. The account has not been used for {long}",
        "the username has been inactive",
        "He hasn't logged in for three years.",
        "He hasn't logged any trees for three years.",
        ever=True,
    ),
    shows(
        "every-jab-on-the-list",
        "(he|she|it|they)('s|'ve| has| have) had (every (single )?(one )?of|all( of)?) (the|his|"
        "her|its|their|your) {few}(jabs|vaccinations|shots|injections|vaccines|boosters)",
        "He has been vaccinated. It has been vaccinated. My animal has been vaccinated. He has "
        "had all his vaccinations. It has been vaccinated against all the listed diseases. My "
        "animal has been vaccinated against all the listed diseases. My pet is fully vaccinated",
        "your animal has been vaccinated",
        "He's had every single one of the jabs on your list.",
        "He's had every single one of the jars on your list.",
        unless=r"\b(?:except|but\sthe)\b",
    ),
)
# fmt: on
