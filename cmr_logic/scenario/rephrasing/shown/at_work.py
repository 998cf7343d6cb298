"""What turns of speech show of work: a wage that comes in, a firm that folded, a shift at dawn.

The entries are used and tested as those of :mod:`..rewordings`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# Where somebody works who is "at the …": "at the **mill**"; not "at the seaside".
_PLACE = (
    "(office|factory|workshop|shop|warehouse|mill|yard|depot|classroom|surgery|hospital|ward"
    "|bank|garage"
    "|call centre|bakery|kitchen|plant|site|salon|hotel|port|docks|library|brewery|foundry|bench"
    "|till"
    "|checkout|front desk|reception desk)"
)
_TRADE = (
    "(waitress(es)?|waiters?|cooks?|chefs?|labourers?|drivers?|mechanics?|assistants?|cleaners?"
    "|gardeners?|bakers?"
    "|joiners?|plumbers?|apprentices?|hairdressers?|stylists?|barbers?|machinists?|farmhands?"
    "|hands|lads|part-timers"
    "|full-timers|clerks?|cashiers?|shop girls|grooms?|barmaids?|barmen|baristas?|bookkeepers?"
    "|electricians?|carpenters?"
    "|receptionists?|staff|workers?|employees|people)"
)
_HOME_DESK = (
    "(the|my|our) {few}(kitchen table|dining table|spare room|spare bedroom|box room|dining room"
    "|sofa|bedroom|loft|shed"
    "|garden office|front room|living room|attic|conservatory|study at home|study upstairs)"
)
_OUT = "I lost my job. I have lost my job. I am out of work"
_IN = (
    "{who} {have} a job. {who} {be} employed. {who} {be} not out of work. {who} {do} not look "
    "for a job"
)

# fmt: off
AT_WORK: tuple[Rewording, ...] = (
    shows(
        "let-me-go",
        "(they|my {few}(boss|manager|employer|firm|company)|the {few}(boss|manager|firm|company"
        "|factory|plant)"
        "|management){perfect} (just )?(sacked (me|us)|fired (me|us)|laid (me|us) off"
        "|got rid of (me|us)"
        "|let (me|us) go(?! (home|to|on|in|into|early|out|with|through|ahead|first|and))"
        "|showed (me|us) the door"
        "|made (me|us|my post|my job|my role) redundant|g[ai]ven? (me|us) (my|our|the) (p45s?"
        "|cards|marching orders"
        "|sack|push|boot|chop|elbow)|handed (me|us) (my|our) (p45s?|cards|marching orders))",
        _OUT,
        "you are unemployed", "They handed me my P45 on Friday.",
        "They handed me my coat on Friday.",
    ),
    shows(
        "got-the-push",
        "{who}( was| were)?{perfect} (been )?(just )?(got|been|was|were|given|shown) (given "
        "|shown )?"
        "(the (sack|push|boot|chop|heave-ho|elbow)|(my|his|her|our) (p45s?|cards|marching orders))",
        "{who} lost {my} job. {who} {be} out of work",
        "you are unemployed", "I got the sack last week.", "I got the sacks last week.",
    ),
    shows(
        "my-firm-folded",
        "(the {few}[a-z]+ (where |that )?(I|we) worked( for| at| in)?|(my|our) (old "
        "|former )?employers?|(my|our) workplace)"
        "{perfect} (just |recently )?(went|gone) (bust|under|bankrupt|to the wall"
        "|into (liquidation|administration"
        "|receivership))|the {few}[a-z]+ (where |that )?(I|we) worked( for| at"
        "| in)?{perfect} (just |recently )?(closed"
        "|shut|folded|collapsed)",
        _OUT,
        "you are unemployed", "The firm I worked for went bust.", "The firm I wrote to went bust.",
    ),
    shows(
        "post-was-cut",
        "(my|our) {few}(job|post|position|role)s?( was| were|'s been|'ve been| has been"
        "| have been) {few}(cut|axed|abolished"
        "|scrapped|made redundant|done away with)",
        _OUT,
        "you have lost your job", "My post was cut in the spring.",
        "My post was late in the spring.",
    ),
    shows(
        "no-work-since",
        "{who} (haven't|have not|hasn't|has not) (worked|had (a|any) (job|work)"
        "|done a day's work|earned a penny)"
        "( at all| properly)? (since|for (months|years|{n} (months|years))|in (months|years"
        "|{n} (months|years)))",
        "{who} {be} out of work. {who} {do} not have a job",
        "you are unemployed", "I haven't worked since the pandemic.",
        "I haven't walked since the pandemic.",
    ),
    shows(
        "nothing-turned-up",
        "(contract|job|placement|position) (ran out|ended|finished|came to an end"
        "|expired) {some}(and|but) (nothing|I've found"
        " nothing|I haven't found|no work|no job)",
        "I am out of work. I do not have a job",
        "you are unemployed", "My contract ran out in June and nothing has turned up since.",
        "My contract ran out in June and was renewed.",
    ),
    shows(
        "sends-off-cvs",
        "(sending|firing|churning|handing|posting)( off| out| round)? (my )?{few}(cvs?"
        "|job applications|résumés|resumes)"
        "|(trawling|scouring|combing)( through)? (the )?{few}(jobs|vacancies|job ads|job sites"
        "|small ads)"
        "|{n} interviews and no (job|offer|luck)",
        "I am looking for work. I am looking for a job",
        "you are looking for work", "I'm sending off CVs every day.",
        "I'm sending off CDs every day.",
    ),
    shows(
        "wages-come-in",
        "(my|our|the) (wages?|pay packet|pay cheque|paycheck|salary|payslips?) (still )?(comes?"
        "|lands?|goes|go|arrives?|hits?|drops?"
        "|gets? paid) {few}(every|each|on|in|into|at the end)",
        "I have a job. I am employed. I have not lost my job. I am not out of work. I am not "
        "retired",
        "you are unemployed", "My wages come in every Friday.", "My wagers come in every Friday.",
        value=False,
    ),
    shows(
        "promoted",
        "{who}({was}|'ve just been|{am} being) (just |recently )?(promoted"
        "|made (up to )?(supervisor|foreman|manager|team leader"
        "|partner|shift leader|head of [a-z]+|deputy)|given a (pay )?(rise|raise|promotion))"
        "|(?P<got>{i}) (just )?got a (pay rise|rise|raise|promotion) at work",
        "I have a job. I am employed. I have not lost my job. I am not out of work",
        "you are unemployed", "I've just been promoted to supervisor.",
        "I've just been promised to supervise.", value=False,
        unless=r"\b(?:but|then|before)\b.*\b(?:sack|fired|redundan|let\sgo|lost)",
    ),
    shows(
        "same-desk",
        "{who}{am} (still )?(sat |sitting |working )?(at|in|behind|with) the same (desk|bench"
        "|firm|job|company|counter|till|office|shop"
        "|school|bank) (after|for|as)",
        _IN + ". {who} {have} not lost {my} job",
        "you have lost your job", "I'm still at the same desk after ten years.",
        "I'm still at the same dance after ten years.", value=False,
    ),
    shows(
        "off-to-a-shift",
        "(up|out|off|gone|away|in|home|late|early|ready|busy) {some}(for|from|to|with|on) (my"
        "|the|our) {few}shifts? (at|in|on)"
        "|(my|our) {few}shifts? (at|in) (a|the|our|my) [a-z]+ {few}(starts?|begins?|ends?"
        "|finish(es)?|runs?|is|are)",
        "I work. I have a job. I am not out of work. I am not retired. I have not retired",
        "you are retired", "I'm up at five for my shift at the bakery.",
        "I'm up at five for my swim at the bay.", value=False,
    ),
    shows(
        "at-the-office-all-week",
        "{who}{am} {often}(at|in|behind|on) {a} {few}" + _PLACE +
        " {few}({n} days a week|every (week)?day|from (\\d+|{n}) "
        "(to|till|until) (\\d+|{n})|all week|Monday to Friday|(nine|9) to (five|5)|five days"
        "|six days)",
        "{who} work{s}. " + _IN + ". {who} {be} not retired. {who} {do} not work from home",
        "you are retired", "I'm at the office five days a week.",
        "I'm at the seaside five days a week.",
        value=False, ever=True,
    ),
    shows(
        "goes-in-to-work",
        "{who} {often}(drive|travel|commute|cycle|walk|go|ride|take (the|a) [a-z]+)(s"
        "|es)? (in )?to {a} {few}" + _PLACE
        + " {few}(every (day|morning)|daily|each (day|morning)|{n} days a week|five days)",
        "{who} work{s}. {who} {do} not work from home. {who} {be} not retired",
        "you work from home", "I drive to the office every day.", "I drive to the ocean every day.",
        value=False,
    ),
    shows(
        "on-the-shop-floor",
        "{who}{am} {often}(on|behind) (a|the) (shop floor|building site|factory floor|counter"
        "|till|checkout|wards?|production line"
        "|assembly line|conveyor belt)",
        "{who} work{s}. {who} {do} not work from home",
        "you work from home", "I'm on the shop floor all week.", "I'm on the top floor all week.",
        value=False,
    ),
    shows(
        "desk-at-home",
        "(everything|all (of )?my work|my (whole )?(work|job)|it all|the (whole )?job|my calls"
        "|my meetings) (from|at|in|on|is done"
        " (from|at|in)) " + _HOME_DESK +
        "|(log|dial|clock)(s|ged|ing)? (in|on) (each day |every day )?(from|at) " + _HOME_DESK
        + "|commute is {some}(stairs|bed|steps|landing|kitchen|hall|slippers|downstairs|corridor)",
        "I work from home. I work at home",
        "you work from home", "I do everything from my kitchen table.",
        "I clean everything but my kitchen table.",
    ),
    shows(
        "only-mornings",
        "{who} {often}(do|work)(es|s)? ((just|only) )?(mornings|afternoons|a few (mornings"
        "|afternoons|hours)|(one|two|three|1|2|3)"
        " (mornings|afternoons|days|evenings)( a week)?|(half|a half) days)(?! off)",
        "{who} work{s} part-time",
        "you work part-time", "I do three days a week at the surgery.",
        "I do three walks a week at the seaside.",
    ),
    shows(
        "few-hours-a-week",
        "{who}({am} (on|doing|working)| {often}(do|work)(es|s)?) ([5-9]|1\\d|2\\d|six|eight|ten"
        "|twelve|fourteen|fifteen|sixteen|eighteen|twenty"
        "|twenty-four|twenty-five) hours (a|per|each|every) week",
        "{who} work{s} part-time. {who} {do} not work full-time",
        "you work part-time", "I'm on sixteen hours a week.", "I'm on sixteen pills a week.",
    ),
    shows(
        "full-week",
        "{who}({am} (on|doing|working)| {often}(do|work)(es|s)?) (a )?((3[5-9]|4\\d|5\\d|forty"
        "|fifty|thirty-(five|six|seven|eight|nine)"
        "|forty-(two|five|eight)) ?-?hours?|full) (week|(a|per|each|every) week)"
        "|(nine|9) (till|to|until) (five|5),? (Monday to Friday|five days a week|every weekday)",
        "{who} work{s} full-time. {who} {do} not work part-time",
        "you work part-time", "I do forty hours a week.", "I do forty lengths a week.",
        value=False, ever=True,
    ),
    shows(
        "starts-late",
        "(start|clock on|begin|go on|go to work|leave for work)s? (work |my shift )?at (midnight"
        "|22:00|23:00|(nine|ten|eleven|9|10|11) ?"
        "(in the evening|at night|pm|p\\.m\\.|o'clock at night))"
        "|(home|finish|off|bed) {few}(at|when) (dawn|sunrise|six in the morning|the sun comes up"
        "|everybody else gets up)",
        "I work nights. I work at night",
        "you work nights", "I start at ten in the evening and get home at dawn.",
        "I start at ten in the morning and get home at dusk.",
    ),
    shows(
        "pays-hands",
        "{i} {often}(pay|employ|pay wages to|take on|keep on|hire) (a |an |a couple of |several "
        "|a few |a dozen |{n} )(other )?"
        "{few}" + _TRADE + "(?! off)"
        "|{i}{have} (a couple of |several |a few |a dozen |{n} )(other )?{few}" + _TRADE +
        " (working|on (my|our|the) (books|payroll)"
        "|in (the|my|our) (shop|kitchen|workshop|salon|garage|office|firm|business)|under (me"
        "|us)|to pay|on wages)",
        "{who} employ staff. {who} have employees. {who} employ people. {who} {be} an employer. "
        "{who} pay staff",
        "you employ staff", "I pay three waitresses.", "I pay three witnesses.",
        unless=r"\b(?:to\s(?:fix|mend|repair|build|clean)\s(?:my|our|the)\s(?:house|home|roof"
               r"|boiler|car))\b",
    ),
    shows(
        "my-assistant",
        "(?<!for )(?<!from )(my|our) {few}(assistant|apprentice|receptionist|secretary|foreman"
        "|employees|workforce|staff|barmaid|shop girl"
        "|bookkeeper|farmhand|groom) (opens|runs|does|works|work|takes|looks|comes|is|are"
        "|answers|has|have|gets|get|starts|start|deals)",
        "I have staff. I employ staff. I have an employee. I have employees. I employ people",
        "you employ staff", "My assistant opens the shop.", "My aunt opens the shop.",
        unless=r"\bmy\s(?:boss|employer|line\smanager)\b",
    ),
    shows(
        "nobody-but-me",
        "{i} {often}do (everything|it all|all the work|the lot|all of it"
        "|the whole lot) (by )?(myself|ourselves)"
        "|(it|there)('s| is) (just|only) me (in|running|doing|behind|at) (the|my|our) (business"
        "|firm|shop|company|kitchen|workshop|van|office"
        "|salon|garage|stall|counter)|one-(man|woman|person) (band|business|show|operation|outfit)",
        "I do not employ staff. I have no employees. I have no staff. I do not employ anyone. I "
        "work alone",
        "you employ staff", "It's just me in the business.", "It's just me in the picture.",
        value=False,
    ),
    shows(
        "all-the-staff",
        "that's (all|it|the lot),? (for |as far as )?(the )?(staff|employees|payroll)"
        "|that's all the (staff|people|workers|employees|hands"
        "|help) (there (is|are)|(I|we)('ve got| have| employ))",
        "I have no other employees. I have no other staff",
        "you have no other staff", "A couple of part-timers, and that's all the staff there is.",
        "That's all the stuff there is.",
    ),
    shows(
        "hours-that-change",
        "(my|our) {few}(hours|shifts|rota) {often}(change|vary|varies|changes|go up and down"
        "|differ|differs) (every|each|from) (single )?(week|day)"
        "|(they|the (office|agency|manager|boss|pub|warehouse)|my (boss|manager)) {often}(rings?"
        "|calls?|texts?|phones?) me (in )?"
        "(only )?(when|whenever|if) (they|he|she|it) needs?|no (guaranteed|set|fixed|minimum"
        "|contracted) hours",
        "I am on a zero-hours contract. I have a zero-hours contract. I work on a zero-hours "
        "contract",
        "you are on a zero-hours contract", "They ring me when they need me.",
        "They ring me when they tease me.", ever=True,
    ),
    shows(
        "hours-that-stay",
        "(a |have |got )(fixed|guaranteed|regular|set|steady|contracted) {few}hours (a|each"
        "|every|per) week",
        "I am not on a zero-hours contract. I do not have a zero-hours contract",
        "you are on a zero-hours contract", "I've a fixed thirty-seven hours a week.",
        "I've a fixed spot two hours away.", value=False,
    ),
    shows(
        "union-dues",
        "(pay|paid|pays) (my|his|her|our) (union )?(dues|subs|subscription|sub) to (the )?(union"
        "|unison|unite|gmb|usdaw|rmt|aslef|neu|nasuwt|rcn)"
        "|(my|our) union (rep|card|dues|subs)\\b",
        "I am a member of a trade union. I am a trade union member. I belong to a trade union. I "
        "am in a union",
        "you are a trade union member", "I pay my dues to Unison every month.",
        "I pay my debts to Simon every month.",
    ),
    shows(
        "off-with-my-back",
        "{who}({am}|'ve been|{was}) off (work |sick )?with {a}? ?{few}(back|knee|hip|shoulder"
        "|flu|chest|nerves|stress|depression|shingles|burnout"
        "|ankle|leg|arm|pneumonia|bronchitis|migraines?|heart|broken [a-z]+|infection|virus)",
        "{who} {be} off sick. {who} {be} on sick leave. {who} {be} off work sick. {who} {be} ill",
        "you are off sick", "I've been off with my back since May.",
        "I've been off with my bike since May.",
    ),
    shows(
        "at-work-as-usual",
        "{who}{am} (back )?at work (as usual|as normal|as ever|every day|today|again)",
        _IN + ". {who} {be} not off sick. {who} {be} not on sick leave. {who} {be} not retired",
        "you are off sick", "I'm at work as usual.", "I'm at war as usual.", value=False,
    ),
    shows(
        "working-days-over",
        "(my|his|her|our) working (days|life) (are|is) (behind (me|us|him|her)|over|done"
        "|long gone|finished)",
        "I am retired. I have retired. I do not work",
        "you are retired", "My working days are behind me.", "My walking days are behind me.",
    ),
    shows(
        "no-alarm-since",
        "(haven't|have not|not|never|no longer) (had to )?(set|heard"
        "|needed) an alarm( clock)? since"
        "|gave me a (gold )?(watch|clock|carriage clock)( and a card)? {some}(in|when|after|for"
        "|on|at|and)"
        "|my retirement (do|party|speech|clock) (was|is on (the )?mantelpiece)"
        "|my last day at (the )?{few}(office|mill|bank|school|work|job|factory|pit)"
        " was",
        "I am retired. I have retired. I do not work",
        "you are retired", "They gave me a gold watch when I left the mill.",
        "They gave me a gold waistcoat when I left the mill.", ever=True,
    ),
    shows(
        "years-to-go",
        "{n} (more )?years (to go|left|off|away)?,? ?(until|till|before|off|from|to go (before"
        "|until|till)|away from) (I )?(can )?(retire|retiring"
        "|stop work|stop working|draw(ing)? (my|a) pension|get(ting)? (my|a) pension|my pension"
        "|retirement|pension age)"
        "|(years|a long way|ages|decades) (off|away from|from) (retiring|retirement|drawing (my"
        "|a) pension|getting (my|a) pension|pension age"
        "|(my|a) pension)|(too young|not old enough) (to retire|for (a|my) pension)",
        "I am not retired. I have not retired. I do not get a pension. I do not get a state "
        "pension. I am not a pensioner",
        "you are retired", "I've another ten years to go before I can stop work.",
        "I've another ten miles to go before I can stop.", value=False, ever=True,
    ),
    shows(
        "on-their-payroll",
        "{who}{am} on (the|their) (payroll|books|staff) (at|of|for) |{who}{have} a (permanent"
        "|salaried|staff) (job|post|position) (at|with) ",
        "{who} {be} an employee. {who} {be} employed. {who} {be} not self-employed. {who} {have} "
        "a job",
        "you are self-employed", "I'm on the payroll at the council.",
        "I'm on the parade at the council.", value=False,
    ),
    shows(
        "employer-takes-tax",
        "(my|our) (boss|employer|firm) {often}(takes?|deducts?|stops?|pays?) (the |my "
        "|our )?(tax|national insurance)"
        "|{who}{have} (always )?(worked|been) (for|with) the same (firm|company|employer|boss)",
        "I am an employee. I am employed. I am not self-employed",
        "you are self-employed", "My employer takes the tax off my wages.",
        "My employer takes the trays off my hands.", value=False,
    ),
    shows(
        "finds-own-clients",
        "{who} {often}(find|invoice|bill|chase|see|visit)(s|es)? (my|our|his|her"
        "|their) (own )?(clients|customers)"
        "|nobody employs (me|us)|{i} {often}(do|file|send in|fill in) (my"
        "|our) (own )?(tax return|books|self-assessment)"
        "|{who} {often}set(s)? (my|our|his|her) own (hours|rates|prices)",
        "{who} {be} self-employed. {who} work{s} for myself",
        "you are self-employed", "Nobody employs me, I find my own clients.",
        "Nobody annoys me, I find my own seat.",
        unless=r"\bmy\s(?:boss|employer)\b",
    ),
    shows(
        "does-it-for-nothing",
        "{who} {often}(do|does|help|helps|work|works|drive|drives|coach|coaches|teach|teaches"
        "|play|plays|sing|sings|run|runs) {some}"
        "(for nothing|for free|for the love of it|without (any )?pay|unpaid|for no pay)"
        "|(don't|do not|never|doesn't) (get|got|see|take|earn|had|taken) (paid )?a (penny"
        "|cent) (for|from|out of) (it|that|this|the work|my work)",
        "{who} {be} not paid. {who} {be} not paid for it. {who} {be} unpaid. I am not paid for "
        "my work. My work is not paid. It is unpaid. {who} {be} a volunteer",
        "you are paid", "I coach the juniors for free.", "I coach the juniors for Fred.",
        value=False,
    ),
    shows(
        "does-it-for-money",
        "(do|does|play|sing|perform|teach|coach|work|dance|act)s? {some}(for a (living|fee|wage)"
        "|for money|for pay)"
        "|it's (how|the way) (I|we) (earn|make) (my|our) living|it's (my|our) (living"
        "|bread and butter)"
        "|{i} (get|charge|earn|make|take) [£$€]\\d+ (an hour|a (day|night|show|lesson|session"
        "|game|gig))|they pay (me|us) (every|each|by the|per)",
        "I am paid. I am paid for it. I am paid for my work. My work is paid. I do paid work. I "
        "am not a volunteer. I am not an amateur. I am a professional",
        "you are paid", "I do it for a fee.", "I do it for a friend.",
    ),
    shows(
        "out-in-the-open",
        "{who}{am} {often}(out|outside|outdoors) (in|on) {a} {few}(fields?|open|air|weather"
        "|scaffolding|roofs?|rain|streets?) (all day|all week|every day"
        "|most days|in all weathers)|{who} {often}work(s)? (out in|in) all weathers",
        "{who} work{s} outdoors. {who} work{s} outside",
        "you work outdoors", "I'm out in the fields all day.", "I'm out in the evenings a lot.",
    ),
    shows(
        "in-an-office-all-day",
        "{who}({am}| {often}sit(s)?) {often}(at|in|behind|on) (a|an|my|the) {few}(office|desk"
        "|call centre|cubicle|computer|reception) (all day|all week"
        "|every day|from nine to five)",
        "{who} work{s} in an office. {who} work{s} indoors. {who} {do} not work outdoors. {who} "
        "{do} not work outside",
        "you work outdoors", "I'm in an office all day.", "I'm in an orchard all day.", value=False,
    ),
    shows(
        "earning-rate",
        "{who}{am} on (the )?(national )?(minimum wage|living wage|apprentice (rate|wage))",
        "I get the minimum wage. I earn the minimum wage. I am paid the minimum wage",
        "you get the minimum wage", "I'm on the minimum wage.", "I'm on the winning page.",
    ),
    shows(
        "learning-a-trade",
        "{who}{am} (learning|serving) (the|a|my|his|her) (trade|apprenticeship|time|craft) (with"
        "|under|as|at) ",
        "{who} {be} an apprentice. {who} {be} in an apprenticeship",
        "you are an apprentice", "I'm learning the trade with a local electrician.",
        "I'm learning the tango with a local electrician.",
    ),
)
# fmt: on
