"""What turns of speech show by a small sign: little kicks, a desk, a banister, a hearing aid."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_WHEN = (
    "(just |only )?(?P<when>(yesterday|last (week|night|month|weekend|monday|tuesday|wednesday"
    "|thursday|friday|saturday|sunday)|((about|only) )?({n}|a) (days?|weeks?|months?|fortnight) "
    "ago))"
)
_LIMB = "(shoulder|arm|wrist|ankle|back|leg|calf|chest|neck|hand|thigh|hip|foot|forearm)"
_ELDERS = "(mum|mom|dad|mother|father|parents|aunt|uncle|gran|grandmother|grandfather|grandad)"
_GROWN_UP = (
    r"(?:brother|sister|cousin|nephew|niece|friend|mate|he|she)(?:,\swho)?(?:['’]s|\sis|,)"
    r"\s(?:now\s|aged\s)?(?:1[89]|[2-9]\d|twenty|thirty|forty|fifty|sixty)\b"
)
_SHARED = (
    "I share my home with another adult. I live with another adult. I share my home. I do not live "
    "alone. Another adult lives with me"
)
_MY_ROOM = (
    "(my|our|the) {few}(spare room|back bedroom|box room|spare bedroom|attic|flat|house|home|place)"
)
_STILL = "(still (here|with (me|us)|living)|never left|hasn't left|here ever since)"

# fmt: off
OF_SMALL_SIGNS: tuple[Rewording, ...] = (
    shows(
        "little-kicks",
        "(felt|feel|feeling) {few}(kicks?|kicking|flutters?|somersaults) in my (belly|tummy"
        "|bump|womb)|(felt|feel) the baby (kick|move|kicking|moving|turn)|midwife {few}(says"
        "|said|reckons|thinks|tells me) I'm due",
        "I am pregnant. I am expecting a baby",
        "you are pregnant", "I felt the first little kicks in my belly.",
        "I felt the first little kinks in my belt.",
        unless=r"\b(?:horse|pony|mule|colic)\b|\bwhen\sI\s(?:was|had)\b",
    ),
    shows(
        "artist-at-work",
        _WHEN + " {few}(artist|tattooist|mate|friend|man|woman|studio|parlour) {some}(inked|inking"
        "|tattooed|tattooing) {few}(on|onto|to|across|round|down) my " + _LIMB,
        "I was tattooed {when}",
        "you had a tattoo", "Last Friday an artist inked a heron on my wrist.",
        "Last Friday an artist inked a heron on my cast of a wrist.",
        unless=r"\b(?:henna|transfer|washes\soff|cancelled)\b",
    ),
    shows(
        "moved-in-and-stayed",
        f"my ({_ELDERS}|boyfriend|girlfriend|partner|fiancé|fiancée|flatmate) "
        f"{{some}}(moved|came) {{few}}(in with me|into {_MY_ROOM}) {{more}}{_STILL}",
        _SHARED,
        "you share your home with another adult",
        "My mum moved into my spare room in May and she's still here.",
        "My mum moved into my spare time in May and she's still here.",
        unless=r"\bmoved\s(?:back\s)?out\b",
    ),
    shows(
        "grown-up-moved-in",
        "my ([a-z]+ )?(brother|sister|cousin|nephew|niece|friend|mate)"
        "(, who('s| is) [a-z0-9-]+,)? {some}(moved|came) "
        f"{{few}}(in with me|into {_MY_ROOM}) {{more}}{_STILL}",
        _SHARED,
        "you share your home with another adult",
        "My brother is 34. My brother moved into my spare room in May and he's still here.",
        "My brother moved into my spare room in May and he's still here.",
        unless=rf"\bmoved\s(?:back\s)?out\b|\A(?!.*\b{_GROWN_UP})",
    ),
    shows(
        "put-down-and-walked-off",
        "(put|left|laid|set) (it|them|my [a-z]+|the [a-z]+)( down)? on {few}(table|bench|chair"
        "|wall|rock|seat|towel|ground|counter|bar|steps?|floor) {some}and (went|popped|nipped"
        "|wandered|walked|dashed) (inside|into|in|off|away|to|over|round)",
        "It was left unattended. I left it unattended. It was unattended",
        "it was left unattended", "I put it on a bench and went to the loo.",
        "I put it on a bench and wept.", ever=True,
        unless=r"\b(?:friends?|wife|husband|sister|brother|mates?|daughter|son|mum|dad|watch(?:ed|ing)"
               r"|eye\son|mind(?:ed|ing)|guard(?:ed|ing)?|with\sit|took\sit|brought\sit|colleague"
               r"|waiter|took\sthem|locker|locked)\b",
    ),
    shows(
        "one-way-only",
        "(all I (bought|booked|have|got|paid for) (was|is|'s)|I('ve)?( have)? (only |just )?"
        "(bought|booked|paid for|purchased)) (a|one) (one-way|one way|single) (flight|ticket"
        "|fare|seat|crossing)",
        "I did not book a return ticket. I have not booked a return ticket. I do not have a "
        "return ticket. I did not buy a return ticket. I do not have a return flight",
        "you booked a return ticket", "All I bought was a one-way flight.",
        "All I bought was a one-way mirror.", value=False, ever=True,
        unless=r"\b(?:another|two|back|return|home\sagain|both\sways)\b(?!\sor\b)",
    ),
    shows(
        "on-the-stairs",
        "(lock|keep|leave|chain|park|store|stand) (mine|it|my {few}[a-z]+) {few}((to|against|by) "
        "the (banisters?|railings?) (on|of|in|up) the stairs|(under|beneath|on|at the (foot"
        "|bottom|top) of) the {few}(stairs|staircase)|on the {few}landing)",
        "It is kept in the stairwell. It is in the stairwell. I keep it in the stairwell",
        "it is kept in the stairwell", "I chain mine to the banister on the stairs.",
        "I chain mine to the banner on the stage.",
        unless_there=r"\b(?:used\sto|never|not|station|my\sown|our\sown|in\smy\shouse)\b",
    ),
    shows(
        "ill-that-morning",
        "on the (morning|day|afternoon|eve) of (the|my) {few}(exam|test|paper|final|finals|hearing"
        "|interview) {some}(had a (temperature|fever) of|couldn't stop (vomiting|throwing up)"
        "|was (throwing up|vomiting|being sick|in a&e)|was in bed with|was taken to hospital)",
        "I was ill on the day of the exam. I was ill on the day. I was ill. I was unwell on the "
        "day of the exam",
        "you were ill on the day of the exam",
        "On the day of the exam I was in bed with flu.",
        "On the day of the exam I was in bed with a book.", ever=True,
        unless_there=r"\b(?:book|dog|cat|son|daughter|wife|husband|eve)\b",
    ),
    shows(
        "just-started-kindergarten",
        "(my|our) (little |youngest |eldest |oldest |only |twin )?({child}|{children})('s|'ve| has"
        "| have| is| are)? (just |only just |only |still |now )?(start(s|ed|ing)?|begun|begins?"
        "|at|in|goes to|go to) (at |in |on |(his|her|their) (first|second|last|final) (year|term"
        "|week|day) (of|at|in) )?(the |a )?(nursery|kindergarten|playgroup|pre-?school"
        "|primary school|infant school|junior school|primary|reception class)",
        "I have a child under 18 years old. I have children under 18 years old. I have a young "
        "child. My child is under 18 years old",
        "you have a child under 18", "My son's just started kindergarten.",
        "My son's just started kicking.",
        unless_there=r"\b(?:job|teacher|teaching|works?|working|assistant|placement|nurse)\b",
    ),
    shows(
        "desk-is-there",
        "(my {few}(desk|base|workplace) (is|'s) (now |still |always )?(with|at|in) the "
        "(?P<place>(?-i:[A-Z])[a-z]+) (team|office|branch|site|depot)|I (now |still )?(work|am "
        "working) (at|out of|from) the (?P<place>(?-i:[A-Z])[a-z]+) (office|branch|site|depot))",
        "I am based at the {place} office. I am based in the {place} office. I work at the "
        "{place} office. I am based in {place}",
        "you are based at our Bergen office", "My desk is now with the Bergen team.",
        "My disk is now with the Bergen team.",
        unless_there=r"\b(?:today|this\sweek|for\sa\s(?:day|week|month|fortnight)|visiting|until"
                     r"|sometimes|temporar\w+|secondment|on\s\w+days?|used\sto|once\sa|per\sweek)\b",
    ),
    shows(
        "placed-with-me",
        "(just|only) (the )?(?P<num>one|two|three|four|five)( of them)? (are|is) (placed|living"
        "|staying) with (me|us)( at the moment| right now| now| just now)?{end}",
        "I am caring for {num} foster children. I have {num} foster children. I foster {num} "
        "children",
        "you are caring for three or more foster children",
        "Just the two of them are placed with me.", "Just the two of them are pleased with me.",
        value=False, unless=r"\b(?:besides|my\sown|lodgers?|dogs?|cats?|students?|more\scoming)\b",
    ),
    shows(
        "last-session-signed-off",
        "(last|final) (session|class|lesson|lecture|workshop|day) of (the|my|our) "
        "(?P<what>([a-z]+ )?[a-z]+) was on (?P<day>\\d+ [a-z]+( this year| last "
        "year| \\d{4})?),? {few}(instructor|tutor|teacher|trainer|assessor|lecturer) signed "
        "(it|me|us) off",
        "I completed the {what} on {day}. I have completed the {what}",
        "you completed the module before 1 June 2024",
        "The last session of the module was on 12 May 2024, and the tutor signed it off.",
        "The last session of the module was on 12 May 2024, and the tutor sighed.",
    ),
    shows(
        "batteries-in-my-aids",
        "(battery|batteries) (in|for|of) my hearing aids?|(put|pop|popped) {few}my hearing aids? "
        "(back )?in|(have|had|'ve got|wear|wearing) my hearing aids? in|my hearing aids? "
        "(whistles?|squeals?|beeps?)",
        "I use a hearing aid. I wear a hearing aid. I have a hearing aid",
        "you use a hearing aid", "I changed the batteries in my hearing aids.",
        "I changed the batteries in my heated gloves.",
        unless=r"\b(?:stopped\swearing|never\swear|lost)\b",
    ),
    shows(
        "no-cable-to-it",
        "(nobody|no one|no-one) (ever )?(put|ran|laid|brought|installed) {few}(internet|broadband"
        "|fibre|phone) (cabling|cables?|lines?|wiring|wires?) (in|into|to|up|for)",
        "My household is without a fixed broadband line. I am without a fixed broadband line. I "
        "do not have a fixed broadband line. I do not have broadband. I do not have fixed "
        "broadband. My home does not have broadband",
        "you have a fixed broadband line", "Nobody ever put internet cabling into our place.",
        "Nobody ever put interesting paintings into our place.", value=False, ever=True,
    ),
    shows(
        "medal-at-the-regionals",
        "(I|we) {few}(took|won|got|came home with|came away with|have) (a |the )?(gold|silver"
        "|bronze)( medal)? (at|in) (the|my|our) (?P<level>regional|national|county|state|district"
        ")(s|( [a-z]+)? championships?| finals?| games)",
        "I won a {level} medal. I have won a {level} medal. I have won a medal",
        "you have won a regional medal", "I took silver at the regionals.",
        "I took silver to the regional pawnshop.", ever=True,
    ),
    shows(
        "gave-birth-lately",
        "I gave birth to (my|our|a|the) {some}({n} (days|weeks) ago|last (week|month|monday"
        "|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|this (week|month|morning))",
        "I am a new mother. I am a new parent. I gave birth. I am not pregnant",
        "you are a new mother", "I gave birth to a boy nine days ago.",
        "I gave both to a boy nine days ago.",
    ),
    shows(
        "forgot-to-lock",
        "(forgot|forgotten|'d forgotten|neglected|failed|hadn't bothered) to (lock|secure|lock up) "
        "(the|my|its|our) (doors?|car|van|vehicle|boot|truck|cab|front door|bike|shed|gate)"
        "(?= (when|before|after|and|so|that)|[.,;!])",
        "It was left unlocked. My vehicle was left unlocked. The vehicle was left unlocked. I "
        "left it unlocked. I left my vehicle unlocked",
        "your vehicle was left unlocked", "I'd forgotten to secure the doors when I got out.",
        "I'd forgotten to paint the doors when I got out.", ever=True,
        unless=r"\b(?:went\sback\sand|came\sback\sto\slock|nearly|almost|shed|gate|bike|house)\b",
    ),
    shows(
        "tablets-make-me-drowsy",
        "(on|taking|take|swallow) {few}(tablets?|pills?|medication|medicine|capsules?"
        "|painkillers|antihistamines?) (that|which) (make|makes|leave|leaves|knock|knocks) me "
        "{few}(drowsy|sleepy|groggy|dopey|out|woozy)",
        "I am taking sedating medicine. I am taking medicine that causes drowsiness. I take "
        "sedating medicine. I am taking medication that makes me drowsy",
        "you are taking sedating medicine", "I'm on tablets that make me drowsy.",
        "I'm on tablets that make me thirsty.",
    ),
)
# fmt: on
