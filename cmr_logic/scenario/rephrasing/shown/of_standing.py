"""What turns of speech show of work, study, benefits, tax and papers: a wage, a term, a claim."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_BENEFIT = (
    r"(?P<benefit>(?-i:(?:[A-Z]\S*\s){1,4}(?:Credits?|Allowance|Support|Benefit|Payment|Pay)"
    r"|PIP|DLA|ESA|JSA))"
)
_GETS = (
    "I get {benefit}. I receive {benefit}. I am on {benefit}. I claim {benefit}. I have been "
    "awarded {benefit}. I am entitled to {benefit}. I get benefits. I am on benefits. I claim "
    "benefits. I receive benefits"
)
_GETS_NOT = (
    "I do not get {benefit}. I do not receive {benefit}. I am not on {benefit}. I do not claim "
    "{benefit}. I am not awarded {benefit}"
)
_WORKPLACE = (
    "(plant|factory|mill|shop|pit|mine|firm|company|place|yard|office|branch|business|bank)"
)
_OUT = "I am unemployed. I am out of work. I do not have a job. I do not work. I have no work"
_IN = "I have a job. I am in work. I am employed. I work. I am not retired"
_OWN = (
    "I am self-employed. I work for myself. I have my own business. I run my own business. I am a "
    "sole trader"
)
_LATER = r"\b(?:used\sto|years\sago|in\s(?:19|20)\d\d|back\sthen|gave\sup|sold|until|applied)\b"

# fmt: off
OF_STANDING: tuple[Rewording, ...] = (
    shows(
        "found-nothing-since",
        _WORKPLACE + " {few}(shut|closed|folded|went bust|went under|moved|laid) {more}(haven't"
        "|have not|never) (found|had|got) (anything|any|another|work|a job|a thing) {few}since",
        _OUT, "you are unemployed",
        "The plant closed in June and I haven't found anything since.",
        "The planet closed in on June and I haven't found anything since.", ever=True,
    ),
    shows(
        "long-since-a-wage",
        "since (I|we) (last )?(had|saw|drew|earned|brought home) (a |any |my last )?(wage|wages|pay"
        "|pay packet|payslip|salary)( coming in)?{end}|since my last (wage|pay packet|payslip"
        "|job|day's work){end}",
        _OUT, "you are unemployed", "It's been eight months since I last had a wage.",
        "It's been eight months since I last had a wager.", ever=True,
    ),
    shows(
        "starts-a-shift",
        "{who} {often}(start|starts|finish|finishes|begin|begins|do|does|end|ends) {few}shifts?"
        " (at|on|in|every|each|of|from|when|before|after)|{who} {often}drive(s)? (a|the)"
        " {few}(van|lorry"
        "|bus|taxi|truck|tram|cab|train|minibus|coach) {few}({n}|\\d+) (days|nights|shifts) a week",
        "{who} {have} a job. {who} {be} in work. {who} {be} employed. {who} work{s}. {who} {be} not"
        " retired",
        "you are unemployed", "I start my shift at six every morning.",
        "I start my shirt at six every morning.", value=False, unless=_LATER,
    ),
    shows(
        "let-us-all-go",
        "let {some}of us go({end}| when| after| last| in)|(my|our) redundancy (money|pay|payment"
        "|payout|package|cheque)"
        "|out on (my|our) ear\\b|my (job|post|role) went (when|with) the",
        "I was made redundant. I have been made redundant. I lost my job. I have lost my job",
        "you have been made redundant", "They let forty of us go.", "They let forty of us in.",
        unless=r"\b(?:not\sme|kept\smy|spared|might|may)\b", ever=True,
    ),
    shows(
        "with-the-same-firm",
        "{i}('ve| have) been with (the same|this|my) {few}(bakery|firm|company|bank|shop|employer"
        "|garage|brewery|factory|office|school|hospital|council|hotel) for|takes? (the )?(tax"
        "|national insurance|stamp) (out of|from|off) (my|our) (wages|pay|salary)|(permanent"
        "|fixed-term"
        "|zero-hours|temporary) contract (with|at) the|work in the {few}department (at|of|in)",
        "I am an employee. I work for an employer. I am employed. I have a job. I have an employer."
        " I am in employment",
        "you are an employee", "I've been with the same bakery for six years.",
        "I've been with the same band for six years.", unless=_LATER,
    ),
    shows(
        "takes-tax-off-wages",
        "takes? (the |my |their |our )?tax {few}(out of|from|off) (my|our) (wages|pay|salary)|of"
        " what"
        " (I|we) earn goes (to|on) (the taxman|tax|hmrc)|paid {few}in (income )?tax (last|this)"
        " year",
        "I pay tax. I pay income tax",
        "you pay tax", "They take the tax out of my wages.", "They take the taxi out of town.",
        unless=r"\b(?:back|refund)\w*\b",
    ),
    shows(
        "out-on-my-own",
        "(went|struck|gone|set up|started|branched|started up) (out )?on (my|our) own (as a"
        "|in business|last|in|and)|(trade|work|trading) (under my own name|as myself)|{i}('ve"
        "| have) (got )?my"
        " own {few}(round|van and tools|client list)|(send|write) (out )?my own (invoices|bills)",
        _OWN + ". I am not an employee",
        "you are self-employed", "I went out on my own as a mobile hairdresser.",
        "I went out to my oven as dusk fell.", unless=r"\b(?:holiday|walk|bike|hike)\b",
    ),
    shows(
        "no-business-of-my-own",
        "(no|never had a|never had my own|don't have a) business( of my own)?{end}|an employee"
        " {more}(nothing else|and always)",
        "I am not self-employed. I do not have my own business. I do not work for myself. I am not"
        " a sole trader",
        "you are self-employed", "I've no business of my own.", "I've no buses of my own.",
        value=False, ever=True,
    ),
    shows(
        "weekends-only",
        "{i} only (work|do) {few}(weekends|saturdays|sundays|evenings|mornings|afternoons|school"
        " hours|term time)|{i}{am} only part[- ]time (at|in|with)",
        "I work part-time. I have a part-time job. I do not work full-time",
        "you work part-time", "I only work weekends.", "I only waste weekends.",
    ),
    shows(
        "full-forty-hours",
        "{i} {often}(do|work|put in) a full (\\d+|{n}|week|working week)|(at|in) (the|my)"
        " {few}(office"
        "|shop|desk|bank|works|factory) (five|six) days a week",
        "I work full-time. I have a full-time job. I do not work part-time",
        "you work part-time", "I do a full forty hours a week.", "I do a full forty lengths.",
        value=False, unless=_LATER + r"|\blengths?\b",
    ),
    shows(
        "job-interviews",
        "{i}('ve| have) (got )?{few}interviews? (next|this|on|lined|tomorrow|at|for)|(desperate"
        "|keen"
        "|trying|trying hard|eager) to (find|get) (work|a job|another job)|(go|look|trawl"
        "|comb) through"
        " the"
        " {few}(vacancies|job ads|job adverts)",
        "I am looking for a job. I am a jobseeker. I am seeking work",
        "you are looking for work", "I've got three job interviews next week.",
        "I've got three jolly interns next week.",
        unless=r"\b(?:university|visa|police|passport|flat)\b",
    ),
    shows(
        "not-after-a-job",
        "(not|n't) {few}(after|interested in|looking for|seeking|want) (a |any |another )?(job"
        "|work)\\b"
        "|(no|not any) (wish|desire|plans|intention) (to|of) (work|working|get a job|getting a"
        " job)",
        "I am not looking for work. I am not looking for a job. I am not a jobseeker",
        "you are looking for work", "I'm not after a job at the minute.",
        "I'm not after a jug at the minute.", value=False, ever=True,
        unless=r"\b(?:permanent|full-time|part-time|new)\s(?:job|work)\b",
    ),
    shows(
        "lectures-all-week",
        "(lectures|classes|seminars) (every|all|each) (day|week|morning)|{i}{am} (reading|studying"
        "|doing) {few}full[- ]time at",
        "I am a full-time student. I am a student. I study full-time. I am in full-time education",
        "you are a full-time student", "I have lectures every day of the week.",
        "I have leeks every day of the week.",
        unless=r"\b(?:give|teach|evening|lecturer|bank|job|dance|yoga)\b",
    ),
    shows(
        "done-with-studies",
        "(long )?(finished|completed|done with) (my|our) (studies|university course|degree)\\b"
        "|finished (university|uni|college) (years ago|in|last)|haven't studied since|never went"
        " back"
        " to (a|any|the) (classroom|school|college|lecture)",
        "I am not a student. I am not a full-time student. I do not study. I am not at university",
        "you are a student", "I've long finished my studies.", "I've long finished my stew.",
        value=False, ever=True, unless=r"\b(?:master|now\sI['’]m\s(?:at|doing|studying)|phd)\b",
    ),
    shows(
        "off-to-read",
        "(moved|came|went|off) to (?-i:[A-Z][a-z]+) {few}to (read|study) (?-i:[a-z]+) at (the"
        " )?{few}"
        "(university|uni|college)",
        "I am a student. I am at university. I study. I am a university student",
        "you are a student", "I moved to Bristol in May to read history at the university.",
        "I moved to Bristol in May to read novels at the seaside.",
        unless=r"\b(?:19|20)\d\d\b|\b(?:ago|graduated|finished|dropped|left)\b",
    ),
    shows(
        "came-out-with-a-first",
        "(got|came out with|left with|ended up with) (a|an) (2:1|2:2|first|upper second|lower"
        " second"
        "|third) (in|from|at)|degree and (got|came out with|passed with) (a|an) (2:1|2:2|first"
        "|third"
        "|distinction|pass)",
        "I have a degree. I am a graduate. I graduated from university",
        "you have a degree", "I did a physics degree and got a 2:1.",
        "I did a physics exam and got a 21.",
        unless=r"\b(?:race|gcse|place)\b",
    ),
    shows(
        "working-towards-it",
        "(working|studying) (towards|for) (my|a) {few}degree",
        "I do not have a degree. I am a student",
        "you have a degree", "I'm still working towards my degree.",
        "I'm still working in a degree of heat.", value=False,
        unless=r"\b(?:second|another|master|research|doctor)",
    ),
    shows(
        "last-exams",
        "(sat|took|finished) my last (exam|exams|gcse|gcses|a-levels?|paper) (in|last|at|on|and)"
        "|handed (back|in) my (locker key|uniform|school tie)|finished school (last|years)",
        "I left school. I have left school. I am not at school",
        "you have left school", "I sat my last exams in June.",
        "I sat my last examiner down in June.",
        unless=r"\b(?:university|uni|degree)\b", ever=True,
    ),
    shows(
        "in-year-ten",
        "{i}{am} {few}in year (seven|eight|nine|ten|eleven|twelve|thirteen|\\d+)( at| of|{end})"
        "|({n}|another {few}) years (of|at) school (to go|left)",
        "I am at school. I have not left school. I attend school. I am a pupil",
        "you have left school", "I'm in year ten at St Mary's.", "I'm in yard ten at St Mary's.",
        value=False,
    ),
    shows(
        "benefit-comes",
        "(my|our) " + _BENEFIT + " (comes?|came|is paid|was paid|goes|went|gets paid|lands|arrives"
        "|arrived) |pays? (me|us) " + _BENEFIT + "|(a bit of|a little|some|plus|and (my )?) ?"
        + _BENEFIT + "{end}|been on " + _BENEFIT + " (since|for)|{i}{am} {few}on " + _BENEFIT
        + "{end}|(sign|signing) on {few}for " + _BENEFIT + "|" + _BENEFIT + " (is|gets)"
        " {few}paid (to"
        " me|into my)|" + _BENEFIT + " (covers|tops up|helps with|pays) (my|our)|(topped up"
        "|boosted)"
        " (by|with) " + _BENEFIT,
        _GETS, "you receive Pension Credit", "My Pension Credit comes through every month.",
        "My Pension Plan comes through every month.",
        unless=r"\b(?:applied|claim\sfor|stopped|will|hope|refused)\b",
    ),
    shows(
        "benefit-refused",
        "(turned|turning) down (my|our) {few}claim for " + _BENEFIT + "|(stopped|lost|cut off"
        "|took away|ended|refused|withdrew) (my|our|me) " + _BENEFIT
        + "|(claim|application) for " + _BENEFIT + " (was|got|has been) (turned down|refused"
        "|rejected)",
        _GETS_NOT, "you receive Pension Credit", "They turned down my claim for Pension Credit.",
        "They turned down my road for Pensford.", value=False, ever=True,
        unless=r"\b(?:appeal|reinstat|again|restart)",
    ),
    shows(
        "not-a-penny-from-the-state",
        "(don't|do not|never|haven't) {few}(get|got|had|have|take|taken|claimed|receive|seen) (a"
        " penny"
        "|anything|a thing|any help|any money|a bean) {few}(from|off) the (state|government|dwp"
        "|social"
        "|council|taxpayer)|no (help|money) from the (state|government)",
        "I do not get benefits. I do not receive benefits. I am not on benefits. I do not claim"
        " benefits. I do not get a benefit. I do not get a means-tested benefit",
        "you get benefits", "I don't get a penny from the state.",
        "I don't get a peony from the estate.", value=False, ever=True,
    ),
    shows(
        "drew-the-state-pension",
        "{i}{perfect} {few}(drew|drawn|drawing|draw|get|getting|got|been getting|been drawing"
        "|receive"
        "|collect) (my|the|a) {few}state pension",
        "I get the state pension. I have reached state pension age. I am old enough for the state"
        " pension",
        "you have reached State Pension age", "I drew my first state pension last month.",
        "I drew my first state penguin last month.",
        unless=r"\b(?:until|till|when|before|years?\s(?:off|to)|too\syoung|can['’]t|not|n['’]t"
        r"|will)\b",
    ),
    shows(
        "years-off-my-pension",
        "({n}|\\d+|several|many|a few|some) {few}years? (off|away from|short of|from) (my|a|the"
        "|drawing)"
        " {few}pension|too young for (a|my|the) {few}pension|({n}|\\d+|another {few}) years? to go"
        " (until|till|before) {few}(my|the|a) {few}pension",
        "I have not reached state pension age. I do not get the state pension. I am not old enough"
        " for the state pension. I am not a pensioner",
        "you have reached State Pension age", "I'm still ten years off my pension.",
        "I'm still ten yards off my pension office.", value=False, ever=True,
        unless=r"\b(?:wife|husband|mum|dad|brother|sister)\b",
    ),
    shows(
        "signed-up-for-vat",
        "(signed|put) {few}(up|down) for vat|got my vat (number|certificate)|charge vat on|(my"
        "|our) vat"
        " (number|return|registration) ",
        "I am registered for VAT. I have a VAT number. My business is registered for VAT",
        "you are registered for VAT", "I signed my shop up for VAT.",
        "I signed my shop up for fun.",
        unless=r"\b(?:no|not|n['’]t|never|waiting|applied|cancelled)\b",
    ),
    shows(
        "too-small-for-vat",
        "too small (for|to be registered for|to register for) vat|(below|under) the vat (threshold"
        "|limit)",
        "I am not registered for VAT. I do not have a VAT number. My business is not registered"
        " for VAT",
        "you are registered for VAT", "I'm too small to be registered for VAT.",
        "I'm too small to be registered for judo.", value=False, ever=True,
        unless=r"\b(?:voluntar|anyway|still\sregistered)",
    ),
    shows(
        "accountant-filed-it",
        "(my|our) accountant {few}(filed|sent|did|submitted|handed in) (my|our|the) {few}return"
        "|(my|our)"
        " tax return (went|is|was) (in|off|sent|filed|submitted)|{i}{perfect} (did|done|finished"
        "|sent off|filed) (my|our) {few}tax return (in|last|on|at|online|yesterday|weeks|early)",
        "I have filed my tax return. I filed my tax return. I have sent my tax return",
        "you have filed your tax return", "My accountant filed my return in June.",
        "My accordion filled my return in June.",
        unless=r"\b(?:not|n['’]t|never|will)\b",
    ),
    shows(
        "return-on-the-desk",
        "(my|our) tax return is {few}(lying|sitting|gathering dust|half|unfinished|not done|blank)"
        "|(putting|put) off (my|our|doing my) {few}tax return|(haven't|not) (touched|started"
        "|begun) (my"
        "|our) {few}tax return",
        "I have not filed my tax return. I did not file my tax return. I have not sent my tax"
        " return",
        "you have filed your tax return", "I keep putting off my tax return.",
        "I keep putting on my taxi sign.", value=False, ever=True,
    ),
    shows(
        "became-british",
        "{i}{perfect} {few}(became|become|took|taken|got|gained|been granted|was granted"
        "|acquired|have)"
        " (a )?british (citizen|citizenship|nationality|passport)\\b|naturalised as (a )?brit",
        "I am a British citizen. I am British. I have British citizenship",
        "you are a British citizen", "I became a British citizen last year.",
        "I became a British Museum guide last year.",
        unless=r"\b(?:not|n['’]t|never|applied|hope|waiting|no\slonger|renounced|gave\sup)\b",
    ),
    shows(
        "not-british",
        "{i}('m|{am}) not (a )?(british|brit)\\b( citizen| national)?|{i}('m|{am}) a"
        " (?-i:Canadian|American"
        "|Australian|German|Pole|Spaniard|Italian|Brazilian|Indian|Pakistani|Nigerian|Kenyan"
        "|Peruvian"
        "|Mexican|Russian|Ukrainian|Norwegian|Swede|Dane|Greek|Turk|Romanian|Bulgarian|Hungarian"
        "|Ghanaian"
        "|Egyptian|Kiwi|South African|Jamaican|Filipino|Malaysian|Thai|Colombian|Argentinian"
        "|Chilean)"
        "(,|\\.| here| over here| working| and here| on a)"
        "|{i}('m|{am}) (?-i:from [A-Z][a-z]+) and (here|over here|in the uk) on a {few}visa"
        "|here on a (?-i:Canadian|American|Australian|Brazilian|Indian|Peruvian|Nigerian) passport",
        "I am not a British citizen. I am not British. I do not have British citizenship",
        "you are a British citizen", "I'm a Canadian, over here for two years.",
        "I'm a comedian, over here for two years.", value=False, ever=True,
        unless=r"\b(?:dual|became|naturali[sz]ed|British\s(?:passport|mother|father|too"
        r"|as\swell))\b",
    ),
    shows(
        "name-on-the-roll",
        "(my|our) names? (has been|have been|is|are) {few}on the (electoral|voters?'?|voting)"
        " (register|roll|list)|(put|got|added) (my|our) names? (down )?on (to )?the (electoral"
        "|voters?'?"
        "|voting) (register|roll|list)",
        "I am registered to vote. I am on the electoral roll",
        "you are registered to vote", "I put my name down on the voters' list in May.",
        "I put my name down on the volunteers' list in May.",
        unless=r"\b(?:not|n['’]t|never)\b",
    ),
    shows(
        "name-not-on-the-roll",
        "(never|not|haven't|didn't) {few}(put|got|add|get) (my|our) names? (down )?on (to )?the"
        " (electoral|voters?'?|voting) (register|roll|list)|(my|our) name(s)? (isn't|is not"
        "|aren't|has"
        " never been|was never) on the (electoral|voters?'?|voting) (register|roll|list)",
        "I am not registered to vote. I am not on the electoral roll",
        "you are registered to vote", "I've never put my name on the electoral roll.",
        "I've never put my name on the election cake.", value=False, ever=True,
    ),
)
# fmt: on
