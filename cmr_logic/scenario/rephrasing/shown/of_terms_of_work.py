"""What turns of speech show of the terms of a job: a timesheet, a notice, a second job, a rise."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_PAY = "(pay packet|pay|wages?|salary|money|pay cheque|paycheck)"
_DAY = "(monday|tuesday|wednesday|thursday|friday|saturday|sunday)"

# fmt: off
OF_TERMS_OF_WORK: tuple[Rewording, ...] = (
    shows(
        "paid-each-friday",
        "(my|our|the) " + _PAY + " (comes?|goes|lands|arrives) {few}(every|each) (week|"
        + _DAY[1:-1] +
        ")|(pay|paid|pays) (me|us)? ?(at the end of )?(each|every|by the) (week|" + _DAY[1:-1] +
        ")|weekly (wage|pay packet|pay)",
        "I am paid weekly. I get paid weekly. I am paid every week. I am not paid monthly",
        "you are paid weekly", "My pay packet comes every Friday.",
        "My pay packet comes every quarter.",
    ),
    shows(
        "paid-each-month",
        "(my|our|the) " + _PAY + " (comes?|goes|lands|arrives) {few}(once a|every|each) month"
                                 "|(pay|paid|pays) (me|us)? ?(at the end of )?(each|every|by the"
                                 "|once a) month|(on the last day|at the end) of (the|each"
                                 "|every) month|monthly (salary|pay|wage)",
        "I am paid monthly. I get paid monthly. I am paid every month. I am not paid weekly",
        "you are paid weekly", "My salary goes in once a month.", "My salad goes in once a month.",
        value=False, unless=r"\b(?:rent|bill|mortgage)\b",
    ),
    shows(
        "so-much-an-hour",
        "{i} (get|earn|make|am on|charge) ([£$€]?[\\d.]+|{n}) {few}(pounds |euros |dollars "
        "|quid )?an hour|{i}('m| am|'re| are) on [£$€]?[\\d.]+ {few}an hour|(pay|paid|pays) (me "
        "|us )?(for|by) (each|every|the) hour|(fill in|hand in|sign) (a|my) time ?sheet"
        "|hourly (rate|pay|wage)",
        "I am paid by the hour. I am paid hourly. I get paid by the hour. I do not have a fixed "
        "salary. I am not on a salary",
        "you are paid by the hour", "I get twelve pounds an hour.",
        "I get twelve apples to the pound.",
    ),
    shows(
        "fixed-salary",
        "(on|get|have|got|paid) (a|an) {few}(fixed|annual|yearly|monthly|flat|set) (salary|wage)"
        "|salaried",
        "I am not paid by the hour. I am not paid hourly. I am paid a salary. I am on a salary",
        "you are paid hourly", "I'm on a fixed salary.", "I'm on a fixed saddle.", value=False,
    ),
    shows(
        "pays-into-a-pension",
        "(takes?|deducts?|puts?|pay|pays|put|paying|stops?) {some}(for|into|towards|in) (my|our"
        "|a|the|his|her) {few}(pension|superannuation)",
        "I belong to a pension scheme. I am in a pension scheme. I pay into a pension. I am a "
        "member of a pension scheme. I have a pension",
        "you belong to a pension scheme", "I pay into the company pension.",
        "I pray into the company pension's ear.",
        unless=r"\b(?:never|nothing|not|n['’]t|stopped|used\sto)\b",
    ),
    shows(
        "no-pension-at-all",
        "(no|not any|haven't any|without a) pension( of any kind| at all)?{end}",
        "I have no pension",
        "you have a pension", "I have no pension at all.", "I have no passion at all.",
        value=False, ever=True,
    ),
    shows(
        "opted-out",
        "opted out (of|from) (the|my|our|a|any) {few}pension|(no|not any|haven't any"
        "|without a) {few}pension( of any kind| at all| scheme)?{end}|never paid into (a"
        "|any) pension",
        "I do not belong to a pension scheme. I am not in a pension scheme. I do not pay into a "
        "pension. I am not a member of a pension scheme",
        "you belong to a pension scheme", "I opted out of the pension.",
        "I opted out of the passion play.",
        value=False, ever=True,
    ),
    shows(
        "saturdays-too",
        "{who} {often}(do|does|work|works|serve|serves) {few}(saturdays?|sundays?|weekends"
        "|every (saturday|sunday|weekend))|{who}{am} {often}(in|at|behind|on) (the|my|a"
        "|our) {few}(every|each|on) (saturday|sunday|weekend)s?",
        "{who} work{s} weekends. {who} work{s} at weekends. {who} work{s} at the weekend. {who} "
        "work{s} on weekends",
        "you work weekends", "I do Saturdays and Sundays at the garden centre.",
        "I do salads and sundaes at the garden centre.",
        unless=r"\b(?:don['’]t|never|not|church|beach|football|park|swim|off)\b",
    ),
    shows(
        "off-at-weekends",
        "{who}{am} off (every|each|at|all) weekends?|(weekends?|saturdays and sundays) (off|free"
        "|are my own|to myself)|{who} {often}work(s)? (from )?monday (to|till|until"
        "|through) friday|never work (a |at |on )?(weekends?|saturdays?|sundays?)",
        "{who} {do} not work weekends. {who} {do} not work at weekends. {who} {do} not work at "
        "the weekend. {who} {do} not work on weekends",
        "you work weekends", "I'm off every weekend.", "I'm off every weed.",
        value=False, ever=True,
    ),
    shows(
        "stayed-on-late",
        "{i}{perfect} (stayed|worked|was kept|been kept) (on|late|over) (till|until|to|at|for"
        "|every|most|{n}|an)|{i}{perfect} (did|done|worked|put in) {few}(extra|additional"
        "|more) (hours?|shifts?)( than|{end}| last| this| on)|(time and a half|double time)",
        "I worked overtime. I have worked overtime. I did overtime. I work overtime",
        "you have worked overtime", "I did ten extra hours last week.",
        "I did ten extra hops last week.",
        ever=True,
    ),
    shows(
        "knocks-off-on-time",
        "{who} (always|never) (knock|knocks|clock|clocks|finish|finishes|stay|stays|work|works"
        "|go|leave|leaves) (off|out|late|home|over|past|on)? ?(at|on|past|dead|after|a minute)",
        "{who} {have} not worked overtime. {who} {do} not work overtime",
        "you have worked overtime", "I always knock off at five.", "I always nod at five.",
        value=False, unless=r"\balways\s(?:stay|work)",
    ),
    shows(
        "no-plans-to-leave",
        "no (plans|intention|wish) (to|of) (leave|leaving|quit|go|going)( my job)?"
        "|{i}{am} staying (in|with|at|on at) (the|my) (job|firm|company|post)",
        "I have not given notice. I did not give notice. I have not resigned. I am not leaving "
        "my job",
        "you have given notice", "I'm staying in the job.", "I'm staying in the jacuzzi.",
        value=False,
        ever=True,
    ),
    shows(
        "in-black-and-white",
        "(all )?(set|put|written|laid) (down|out) (on paper|in writing|in black and white)"
        "|signed (a|the|my) contract|(it's|all) in writing",
        "I have a written contract. I have a contract. There is a written contract. I have a "
        "contract in writing",
        "you have a written contract", "It's all set down on paper.",
        "It's all set down on pebbles.",
        unless=r"\b(?:never|not|n['’]t|nothing|will)\b",
    ),
    shows(
        "under-me",
        "{who}{have} (a team of )?({n}|\\d+|several|a dozen|a couple of|a few) {few}(under|below"
        "|beneath|reporting to|answering to|answer to) (me|us|him|her)|{who} (do|does|draw up"
        "|write|writes) the rota|{who} (run|runs|manage|manages|supervise|supervises|lead|leads"
        "|head|heads) (a|the|our) {few}(team|department|ward|shift|crew|section|kitchen|office"
        "|branch|shop floor)",
        "{who} manage{s} other people. {who} manage{s} people. {who} supervise{s} staff. {who} "
        "{be} a manager. {who} manage{s} staff. {who} supervise{s} other people",
        "you manage other people", "I've a team of five under me.", "I've a tent of five under me.",
    ),
    shows(
        "bottom-of-the-ladder",
        "(bottom|lowest rung) of the (ladder|heap|pile)|(nobody|no one|not a soul) (under|below"
        "|beneath|reporting to|answering to) (me|us)|(most junior|newest) (person|member"
        "|one) (in|of|on|here)",
        "I do not manage other people. I do not manage people. I do not supervise staff. I am "
        "not a manager. I do not manage staff",
        "you manage other people", "I've nobody under me.", "I've nobody undercover.", value=False,
    ),
    shows(
        "works-for-oxfam",
        "(at|for|with) (the )?(oxfam|rspca|rspb|nspcc|barnardo's|save the children|the red cross"
        "|red cross|age uk|shelter|mencap|british heart foundation|cancer research|unicef"
        "|amnesty|greenpeace|sue ryder|salvation army|samaritans|rnli|st john ambulance"
        "|dogs trust|hospice|food bank)( as|{end})|fund-?raiser (at|for|with)|charity (worker"
        "|shop manager)",
        "I work for a charity. I am a charity worker. I work at a charity",
        "you work for a charity", "I'm a shop manager for Oxfam.",
        "I'm a shop manager for Oxford Street.",
        unless=r"\b(?:volunteer|free|nothing|donat|gave|give|run)\w*\b",
    ),
    shows(
        "rigs-and-offices-abroad",
        "{who}{am} (working |based |employed )?(on|in|at) (the|a) {few}(rigs?|mines?|hotel"
        "|school|ship|building site) (off|in) (norway|dubai|qatar|saudi arabia|angola|nigeria"
        "|kuwait|brazil)|(my|our) (office|job|work|post|desk|workplace) is in (dubai|paris"
        "|berlin|new york|singapore|hong kong|brussels|geneva|madrid|rome|amsterdam|doha"
        "|abu dhabi|tokyo|sydney)",
        "{who} work{s} abroad. {who} work{s} overseas. {who} work{s} outside the country",
        "you work abroad", "My office is in Dubai.", "My office is in disorder.",
    ),
    shows(
        "two-jobs",
        "(clean|cook|drive|teach|wait|serve|work|write|pack)s? {some}(in the (mornings?|daytime"
        "|week)|by day) and {some}(at night|in the evenings?|by night|at (the )?weekends?)|(have"
        "|hold down|juggle|got|'ve) ({n}|a couple of|several) jobs|(second|other|evening|weekend"
        "|side) job",
        "I have more than one job. I have two jobs. I have a second job. I have another job",
        "you have more than one job", "I clean offices in the morning and pull pints at night.",
        "I clean my teeth in the morning and my shoes at noon.",
        unless=r"\b(?:no|not|n['’]t|never)\s(?:\w+\s)?(?:second|other|evening|weekend|side)\sjob\b",
    ),
    shows(
        "told-the-boss",
        "{i}{perfect} (told|emailed|informed|rang|phoned|messaged|texted|wrote to|let|notified"
        "|spoke to|spoken to) (my|our|the) {few}(boss|manager|employer|hr|human resources"
        "|line manager|supervisor|foreman|office)( know)?|{i}{perfect} (emailed|told|informed) hr",
        "I told my employer. My employer has been told. I have told my employer. I informed my "
        "employer. I have informed my employer. My employer knows",
        "your employer has been told", "I emailed HR about it.", "I emailed her about it.",
        unless=r"\b(?:never|not|n['’]t)\b",
    ),
    shows(
        "boss-does-not-know",
        "(my|our|the) {few}(boss|manager|employer|line manager|supervisor|office) (doesn't"
        "|does not|don't) {few}know|(haven't|have not|not|never) (said|breathed|told"
        "|mentioned) {few}(word|thing|anything|it|my boss|my manager|my employer"
        "|anyone) {few}(at work|at the office|my boss|to my (boss|manager|employer))",
        "I have not told my employer. My employer has not been told. I did not tell my employer. "
        "I have not informed my employer. My employer does not know",
        "your employer has been told", "My boss doesn't know yet.", "My boss doesn't snow yet.",
        value=False,
    ),
    shows(
        "hours-were-cut",
        "(they|my {few}(boss|firm|employer|company|manager)|the {few}(boss|firm|company)"
        "|management){perfect} (just )?(cut|slashed|halved|reduced|docked) (my|our) {few}(hours"
        "|pay|wages?|salary|shifts)|(took|taken|had|accepted) a (pay|wage|salary) cut"
        "|used to (earn|make|bring home|get|take home) (twice|double|three times|more|far more"
        "|a lot more|much more)"
        "|{i} (earn|earning|make|bring home|take home|get) {few}(less|half what) {few}(than"
        "|I (did|was|used)|we (did|were|used)|before)",
        "My income has fallen. My income has gone down. My income has dropped. My earnings have "
        "fallen. I earn less than before. My income decreased. My pay has gone down. My income "
        "has not gone up. I have less money coming in",
        "your income has fallen", "They've cut my hours.", "They've cut my hours of sleep.",
        ever=True,
        unless=r"\bsleep\b",
    ),
    shows(
        "had-a-rise",
        "(had|got|given|been given|received|have had|'ve had) (a |my |an )?{few}(pay rise"
        "|wage rise|raise|salary increase|pay increase|rise|better-paid job"
        "|better paid job)(?! (in|from) (rent|the rent|price|temperature))|earn(ing"
        "|s)? more (than (ever|before|last|I)|now|these days)|(my|our) (wages?|pay|salary) (went"
        "|has gone|have gone) up",
        "My income has gone up. My income has risen. My income has increased. My earnings have "
        "gone up. My income has not fallen. My pay has gone up. I earn more than before",
        "your income has fallen", "I've just had a rise.", "I've just had a rice pudding.",
        value=False,
    ),
    shows(
        "earns-the-same",
        "earn(ing|s)? (just |exactly )?the same (as|money)|(my|our) (wages?|pay|salary|income"
        "|earnings) (hasn't|haven't|has not|have not|never) (changed|moved|gone)|(wages?|pay"
        "|salary) (is|are) (frozen|the same)",
        "My income has not gone up. My income has not fallen. My income has not changed. My "
        "earnings have not changed",
        "your income has gone up", "I'm earning the same as ever.",
        "I'm yearning the same as ever.",
        value=False,
    ),
    shows(
        "wages-are-late",
        "(my|our) {few}(wages?|pay|salary|money) (should have|was due|were due|was supposed"
        "|ought to have) {more}(nothing|not (come|arrived)|hasn't|haven't|still)"
        "|(still )?chasing (for|after|them for) (my|our) {few}(wages?|pay|salary)"
        "|(paid|pays|pay) (me|us) (late|days late|a week late|weeks late)",
        "I have been paid late. I was paid late. My wages are late. I have not been paid on "
        "time. My employer paid me late",
        "you have been paid late", "My wages should have come on Friday and there's still nothing.",
        "My wagers should have come on Friday.", ever=True,
    ),
    shows(
        "paid-on-the-dot",
        "(paid|pay|pays) (me|us) {few}(on the dot|on time|promptly|to the day|to the minute"
        "|without fail)|(wages?|pay|salary) {few}(on time|on the dot|never late)",
        "I have not been paid late. I was not paid late. My wages are not late. I have been paid "
        "on time. I was paid on time",
        "you have been paid late", "They paid me on the dot.", "They patted me on the dome.",
        value=False,
    ),
)
# fmt: on
