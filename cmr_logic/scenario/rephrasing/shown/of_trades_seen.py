"""What people let be known of work and schooling: gates that shut, a day's pay that was docked."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# fmt: off
OF_TRADES_SEEN: tuple[Rewording, ...] = (
    shows(
        "storm-ended-the-job",
        "(hurricane|tornado|cyclone|earthquake|flood|floods|wildfire|bushfire|typhoon|storm|"
        "tsunami),? {more}(, ?)?(and |so )?{more}(that was the end of {few}(my|our) (work|job|"
        "jobs|livelihood)|(put|left) (me|us|all of us) out of (work|a job)|let (me|us|all of us|"
        "everyone|everybody) {few}(go|off)|(all|everyone|everybody) {few}(was|were|got) (let go|"
        "laid off|made redundant))",
        "I lost my job as a direct result of a disaster. I lost my job because of a disaster. I "
        "lost my job as a direct result of a major disaster. I lost my job",
        "you lost your job as a direct result of a major disaster",
        "The hurricane tore the roof off and the boss let us all go.",
        "The hurricane tore the roof off and the boss let us all in.",
        ever=True,
    ),
    shows(
        "works-shut-and-all-let-go",
        "(factory|mill|plant|pit|mine|shop|store|office|firm|company|hotel|depot|branch|bakery|"
        "yard|school),? {more}(shut (its|their) (gates|doors)|shut down|closed down|closed its "
        "doors|went under|folded) {more}(that was the end of {few}(my|our) (work|job|jobs|"
        "livelihood)|(put|left) (me|us|all of us) out of (work|a job)|let (me|us|all of us|"
        "everyone|everybody) {few}(go|off)|(all|everyone|everybody) {few}(was|were|got) (let go|"
        "laid off|made redundant))",
        "I lost my job because my employer closed. I have lost my job because the employer "
        "closed. I lost my job. I was made redundant. My employer closed",
        "you lost your job because your employer closed",
        "The mill where I worked shut its gates in March and all of us were let go.",
        "The mill where I worked shut its gates in March and all of us were let in.",
        ever=True,
    ),
    shows(
        "opened-and-paid",
        "{i}{perfect} opened (for business|{few}doors)|(my|our) {some}opened (its|our|my) doors|"
        "(my|our) (first|regular|paying) customers|(my|our) takings|{i} (see|serve|have|get) "
        "{more}paying (customers|clients|guests|dogs|pupils|members)",
        "My business is trading. My business is already trading. I am already trading. My firm "
        "is trading. I run a business",
        "your business is already trading",
        "My salon opened its doors in May.",
        "My salad opened its leaves in May.",
        unless=r"\b(?:will|hope|plan\w*|going\sto|haven|not|yet|no|until|closed|shut)\b|['’]ll",
    ),
    shows(
        "not-open-yet",
        "(haven't|have not|not) (sold|served|had) (a|one|any|my|our) {few}(thing|customer|"
        "customers|client|clients|sale|penny)( yet| so far)?|(hasn't|have not|haven't|not) "
        "opened {few}(doors )?yet|still {few}(fitting out|doing up|painting) the (shop|salon|"
        "premises|unit|café|cafe)",
        "My business is not trading. My business is not yet trading. I am not trading. My "
        "business has not started trading",
        "your business is already trading",
        "We haven't had a single customer yet.",
        "We haven't had a single cucumber yet.",
        value=False, ever=True,
    ),
    shows(
        "taught-a-tongue",
        "{i}{perfect} {few}(teach|taught|teaching) (?P<lang>English|French|German|Spanish|Welsh|"
        "Italian|Polish|Arabic|Mandarin|Urdu|Gaelic|Irish)\\b",
        "I speak {lang}. I know {lang}. I am fluent in {lang}",
        "you speak English",
        "For six years I've taught English literature.",
        "For six years I've taught Engineering literature.",
        ever=True,
    ),
    shows(
        "to-work-for-wages",
        "{i}({am}| will|'ll| plan to| intend to| mean to| hope to| want to| going to)? "
        "?{more}(work|wait tables|wait on tables|serve|wash up|wash dishes|pick fruit|pick "
        "grapes|babysit|do shifts|help out|pull pints),? {more}for (wages|pay|cash|money|a wage|"
        "an hourly rate)(?! laundering)",
        "I intend to take paid work. I intend to work. I will take paid work. I plan to take "
        "paid work. I intend to do paid work. I will do paid work",
        "you intend to take paid work",
        "I plan to wait tables at my uncle's place for wages.",
        "I plan to wait at tables at my uncle's place for wagers.",
        ever=True,
        unless=r"\b(?:used\sto|last\syear)\b",
    ),
    shows(
        "hours-put-in",
        "{i} {often}put in (my |our )?(a )?{few}hours? (at|in|for|a|every|each|on)\\b|{i} "
        "(won't|will not|don't intend to|do not intend to) (stop|give up|pack it in|hang up my "
        "boots|retire) (work(ing)? )?(till|until|before)",
        "I work. I have a job. I am in work. I am not retired. I am employed",
        "you are retired",
        "I still put in my forty hours at the bank every week.",
        "I still put in my forty flowers at the bank every week.",
        value=False, ever=True,
        unless=r"\b(?:used\sto|volunteer\w*|voluntary|garden|allotment|gym|practice|piano)\b",
    ),
    shows(
        "sacked-for-it",
        "(sacked|fired|dismissed|given the boot|let me go|showed me the door|gave me the sack|"
        "kicked out) {some}(because|after|for|when) {more}(caught|stealing|stole|theft|thieving|"
        "fighting|drunk|drinking|hitting|hit|punching|punched|swearing at|lying|lied|fiddling|"
        "pilfering|nicking|taking (stock|money|cash|things)|misconduct|threatening|swung)",
        "I was dismissed for misconduct. I was dismissed for gross misconduct. I was sacked for "
        "misconduct. I was dismissed",
        "you were dismissed for misconduct",
        "They sacked me because I was caught taking stock home.",
        "They stacked it because I was caught taking a stroll home.",
        ever=True,
        unless=r"\b(?:overturned|appeal|unfair\w*|reinstated|false\w*)\b",
    ),
    shows(
        "sacked-for-want-of-work",
        "(laid (me|us) off|let (me|us) go|made (me|us) redundant|cut my (job|post)) "
        "{some}(because|after|for|when|as),? {more}(orders dried up|lack of work|no work|not "
        "enough work|too little work|short of work|business was (slow|bad)|money ran out|lost "
        "the contract|funding ran out|closed|cutbacks)",
        "I was not dismissed for misconduct. I was made redundant. I lost my job. I was not "
        "dismissed for gross misconduct",
        "you were dismissed for misconduct",
        "They let me go because orders dried up.",
        "They led me home because the otters dried up.",
        value=False, ever=True,
    ),
    shows(
        "class-of-eight-year-olds",
        "{i} {often}take a class of {n}[- ]year[- ]olds|{i} {often}take (a |my )?(class|pupils|"
        "children|year {n}|infants|juniors) {few}(through|for) (maths|spelling|reading|science|"
        "history|phonics)",
        "I am a teacher. I teach. I work as a teacher. I am a school teacher",
        "you are a teacher",
        "I take a class of eight-year-olds through maths and spelling.",
        "I take a glass of eight-year-old wine through the mess.",
        unless=r"\b(?:sunday|voluntar\w*|volunteer\w*)\b",
    ),
    shows(
        "school-was-in",
        "(my|our) (?P<kind>nursing|medical|law|dental|teaching|veterinary|drama|art|cookery) "
        "(school|college|training|degree) was (in|at) (?P<place>(?-i:[A-Z])[\\w-]+( "
        "(?-i:[A-Z])[\\w-]+)?)",
        "I trained in {place}. I was trained in {place}. I did my training in {place}",
        "you were trained in Norway",
        "My nursing school was in Bergen, all four years of it.",
        "My nursing home was in Bergen, all four years of it.",
        ever=True,
    ),
    shows(
        "made-it-through",
        "(panel|judges?|board|jury|director|producers?|conductor),? {more}(told|said|rang|wrote|"
        "phoned|emailed) {few}(me )?{few}(I|I'd|I had) ?(had |have )?(made it|got|was|am|passed|"
        "got in|get|through)( through| in| the part)?{end}",
        "I have passed the audition. I passed the audition. I passed the interview. I was "
        "chosen. I have passed an audition",
        "you have passed an audition",
        "The panel told me I'd made it through.",
        "The panel told me I'd made a threat.",
        ever=True,
        unless=r"\b(?:unless|if|sorry)\b",
    ),
    shows(
        "not-through-this-time",
        "(panel|judges?|board|jury|director|producers?|conductor),? {more}(turned me down|said "
        "no|(didn't|did not|wouldn't) (want|take|pick|choose) me|sent me home|(told|said),? "
        "{more}not (good enough|this time|through))",
        "I have not passed the audition. I failed the audition. I did not pass the audition. I "
        "was not chosen. I have not passed an audition",
        "you have passed an audition",
        "The panel turned me down after one song.",
        "The panel turned round after one song.",
        value=False, ever=True,
        unless=r"\b(?:then|second\stime|next\stime|last\syear|again)\b",
    ),
    shows(
        "a-cup-of-tea-for-it",
        "(cup of tea|cuppa|biscuits?|thank you|thanks|sandwich|lunch),? {more}(that's all|is "
        "all|all I|that is all) {few}(I|we) (get|ever get|got)|{i} {few}(don't|do not|never) "
        "(get|take|see|earn) (a (penny|cent|bean)|anything|any money) for (it|that|doing|"
        "driving|helping)",
        "I am not paid. I am not being paid. I do it without being paid. I do not get paid for "
        "it. I am not being paid to do it. I am driving without being paid",
        "you are paid for it",
        "They give me a cup of tea and that's all I get.",
        "They give me a cup of tea and that's all agreed.",
        value=False, ever=True,
    ),
    shows(
        "paid-for-the-day-off",
        "(paid|gave|pays) me (my |the )?(normal|usual|full|ordinary|whole) {few}(wages?|pay|"
        "salary|rate|money)|on full pay|(didn't|did not|never|without) dock(ed|ing)? {few}(pay|"
        "wages|money)|didn't lose (a penny|any (pay|wages))",
        "I did not lose earnings. I did not lose pay. I did not lose any wages. I lost no "
        "earnings. I was paid. I did not lose earnings by coming",
        "you lost earnings",
        "My boss paid me my normal wages for the whole day.",
        "My boss paid me a normal visit for the whole day.",
        value=False, ever=True,
    ),
    shows(
        "docked-a-day",
        "(docked|stopped|cut|lost) (me )?{few}(day's|days'|morning's|afternoon's|hours') (pay|"
        "wages?|earnings|takings)|docked (my|the) (pay|wages)|(had to|have to) (shut|close) the "
        "(shop|stall|salon|café|cafe) {few}for the (day|morning|afternoon)",
        "I lost earnings. I lost pay. I lost wages. I have lost earnings",
        "you lost earnings",
        "My boss docked me a day's pay for it.",
        "My boss docked the dinghy for a day's play.",
        ever=True,
        unless=r"\b(?:nearly)\b",
    ),
    shows(
        "tools-of-ones-own",
        "(firm|boss|company|college|they|gaffer|employer) (doesn't|don't|does not|do not|won't) "
        "(lend|supply|provide|give|hand out) (you |us |me )?(any|tools|them)|{i} {often}(turn "
        "up|bring|come in|use|carry) {few}(my own|my grandad's|my dad's) {few}(tools|chisels|"
        "planes|saws?|spanners|drill|toolbox|kit|brushes|knives|scissors)",
        "I provide my own tools. I use my own tools. I have my own tools. I bring my own tools",
        "you provide your own tools",
        "I bring my own chisels every day.",
        "I bring my own chips every day.",
        unless=r"\b(?:lunch|used\sto|not\sallowed)\b",
    ),
    shows(
        "left-school-with",
        "(left|finished) (school|sixth form) with {few}(a-levels?|gcses?|o-levels?|highers|"
        "certificates?|diploma|baccalaureate|passes)",
        "I left school with qualifications. I have qualifications. I did not leave school "
        "without any qualifications",
        "you left school without any qualifications",
        "I left school with three A-levels.",
        "I left school with three antelopes.",
        value=False, ever=True,
        unless=r"\b(?:failed)\b",
    ),
    shows(
        "left-school-with-nothing",
        "(left|walked out of|quit|came out of) (school|education) (at (fourteen|fifteen|sixteen|"
        "14|15|16) )?with (nothing|no (exams|certificates|gcses|o-levels|qualifications)|not "
        "one (exam|gcse|certificate)|not a single (exam|gcse|pass|certificate))|(haven't|have "
        "not|never) (got|passed|sat|took) (a|one|a single|any) (exam|gcse|o-level)s? {few}(in "
        "my life|to my name)",
        "I left school without any qualifications. I have no qualifications. I left school "
        "without qualifications",
        "you left school without any qualifications",
        "I left school at fifteen with nothing.",
        "I left school at fifteen with Nathan.",
        ever=True,
        unless=r"\b(?:later|night\sschool|since)\b",
    ),
    shows(
        "mine-to-milk",
        "milk(ing|ed)? (my|our) {few}(friesians?|holsteins?|jerseys?|ayrshires?|guernseys?|cows|"
        "herd|ladies)|(my|our) {few}(friesians|holsteins|herefords|ayrshires|charolais|"
        "limousins|highland cattle|heifers|bullocks|dairy herd|suckler cows)",
        "I keep cattle. My farm keeps cattle. I have cattle. I keep cows. I am a farmer. I keep "
        "livestock",
        "you keep cattle",
        "I get up at four to milk our ninety Friesians.",
        "I get up at four to mill our ninety freezers.",
        unless=r"\b(?:sold|used\sto|gave\sup|neighbour\w*)\b",
    ),
    shows(
        "ewes-of-ours",
        "(lambed|lambing|sheared|shearing|dipped|tupped) {few}(ewes|sheep|texels|swaledales|"
        "herdwicks|merinos|cheviots)|(my|our) {few}(ewes|flock|lambs|texels|swaledales|"
        "herdwicks|merinos|suffolks|cheviots|rams|tups)(?! of (geese|hens|ducks))",
        "I keep sheep. My farm keeps sheep. I have sheep. I keep livestock",
        "you keep sheep",
        "The fox had two of our ewes.",
        "The fox had two of our eels.",
        unless=r"\b(?:sold|used\sto|gave\sup|neighbour\w*|hens?|geese|church|parish|vicar|"
        r"pastor)\b",
    ),
)
# fmt: on
