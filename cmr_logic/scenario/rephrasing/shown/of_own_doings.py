"""What turns of speech show of work and trade, service, learning, and where somebody comes from."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

# What one runs and lives by: "my own **nail bar**"; not "my own race".
_FIRM = (
    "(?P<firm>(?!(home|house|household|errands|life|race|marathon|bath|show|family|car|bike|mile"
    "|miles|website|blog|way|risk|pace|diary|kitchen|account|course|checks|tests|son|daughter)\\b)"
    "[a-z-]+( (?!(in|for|with|at|from|since|and|on|as|but|now|here|until|near|by|out|of"
    "|to)\\b)[a-z-]+){0,2}?)"
)
_BANKS = "(my (wages|salary|pay|pay ?slips?|pay ?cheques?))"
_PAYER = (
    "(?P<payer>(?:the|my) (?:[a-z]+ )?(council|town hall|town|city|county|state|university|school"
    "|hospital|church|company|firm|ministry|government|college|parish|county council|trust|club))"
)
_AWARDS = (
    "(qualifications?|exams?|certificates?|gcses?|a[- ]levels?|grades?|passes|diplomas?|o[- "
    "]levels?)"
)
_COURSE = (
    "(?P<course>(?:beginners?'?s? |induction |safety |training |introductory |evening |first aid "
    ")?(course|classes|class|training|workshop|lessons|induction|programme|program|sessions"
    "|module))"
)

# fmt: off
OF_OWN_DOINGS: tuple[Rewording, ...] = (
    shows(
        "runs-a-firm-of-ones-own",
        "{who}('ve|'s|{perfect}) {often}(run|runs|ran|own|owns|owned|started|set up|opened|built "
        "up|been running)"
        " (my|our|his|her|their) own " + _FIRM +
        "(?=[.,;:!?]| (in|for|with|at|from|since|and|on|as|but|now|here|until|near|by|out)\\b|$)",
        "{who} {be} self-employed. {who} run{s} {my} own business. {who} {have} a business. "
        "{who} own{s} a business. "
        "{who} {be} in business. {who} {be} working",
        "you are self-employed", "I've run my own nail bar for three years.",
        "I've run my own race for three years.",
        unless=r"\b(?:sold|closed|folded|gave\s(?:it\s)?up|went\sbust|went\sunder|shut\sdown"
        r"|handed\s(?:it\s)?over|until)\b",
    ),
    shows(
        "trades-from-home",
        "{i} {often}(do|make|bake|sew|knit|fix|mend|groom|teach|cut|paint|sell) (?P<what>nails"
        "|hair|cakes|websites|curtains|candles"
        "|portraits|bikes|phones|dogs|gardens|alterations|jewellery|furniture|lashes|tattoos) "
        "for (a living|my living|money|paying customers"
        "|my bread and butter)",
        "I am self-employed. I run a business. I earn money from {what}. I work",
        "you run a business", "I do nails for a living.", "I do sums for a hobby.",
    ),
    shows(
        "pays-the-rent-by-it",
        "(?P<craft>[a-z]+)( (?:jobs?|work|gigs?|commissions?|lessons?|sales?|money|shoots?))? "
        "(?:(?:i|we) (?:do|shoot|take|give|make|play|sell) )?"
        "(?:is|are|was)( (?:still|now|all))? what (?:pays|puts|keeps|feeds) (?:my (?:rent|bills"
        "|mortgage|family)|the (?:rent|bills|mortgage|food|bread|wolf|roof)|me|us)",
        "I make my living from {craft}. I earn my living from {craft}. I live from {craft}. I "
        "live on {craft}",
        "you make your living from gardening", "Gardening is what pays my rent.",
        "Gardening is what pains my back.",
    ),
    shows(
        "only-for-fun",
        "{i} only (?P<does>take pictures|take photos|play|paint|write|fish|bake|sing|act|row|run"
        "|race|dance|garden|knit|sew|sail|dive|ride|shoot"
        "|cook|brew|carve) {few}(for (fun|pleasure|the fun of it|the love of it|myself|friends"
        "|my own pleasure)|as a hobby|in my spare time)",
        "I am an amateur. I am not a professional. I do not earn money from it. I do it as a "
        "hobby. I do not make my living from it. "
        "I do not do it for money. I am not paid for it",
        "you are a professional", "I only play for fun at weekends.",
        "I only pay for fuel at weekends.", value=False,
    ),
    shows(
        "wages-come-from",
        _BANKS + " {few}(comes?|is|are|'s) {few}(from|paid by) " + _PAYER,
        "I am employed by {payer}. I work for {payer}. {payer} employs me. I am an employee of "
        "{payer}",
        "you are employed by the council", "My wages come from the council every month.",
        "My wages come from the corner every month.",
    ),
    shows(
        "pays-ones-wages",
        _PAYER + " {often}(pays|pay) (my wages|my salary|me (a salary|a wage|every month|monthly"
        "|each month|weekly))",
        "I am employed by {payer}. I work for {payer}. {payer} employs me. I am an employee of "
        "{payer}",
        "you are employed by the council", "The council pays my wages.",
        "The council pays my fines.",
    ),
    shows(
        "no-stake-in-a-firm",
        "{i}('ve|{have}|{perfect}) {few}(no (stake|share|shares|part|interest)|never had a (stake"
        "|share)) in {few}(firm|business|company|partnership|shop)"
        "|({i}('m| am) )(just|only) (on the payroll|an employee|staff|a hired hand|on a wage"
        "|paid by the hour)",
        "I am not a partner in a business partnership. I am not a partner. I do not own a "
        "business. I do not own shares in the company. "
        "I am an employee. I am not an owner of the business. I am not a director",
        "you are a partner in a business", "I'm just on the payroll there.",
        "I'm just on the pier there.",
        value=False,
    ),
    shows(
        "dismissed-in-disgrace",
        "(with|got|given|gave me|handed|received) a (dishonou?rable|bad[- ]conduct)( discharge)?"
        "|court[- ]martial(l)?ed",
        "I was not honourably discharged. I was dishonourably discharged. I did not receive an "
        "honourable discharge. "
        "I have a dishonourable discharge",
        "you were honourably discharged", "They kicked me out with a dishonorable in 1982.",
        "They kicked me out with a disabled in 1982.", value=False, ever=True,
        unless=r"\b(?:upgraded|overturned|quashed|cleared|corrected)\b",
    ),
    shows(
        "turned-away-by-recruiters",
        "(turned (me )?(away|down)|rejected|failed the medical|sent (me )?home|wouldn't (take"
        "|have) me) "
        "{few}(at|by|for) {few}(recruit(ing|ment) (office|centre|sergeant)|recruiters|draft board"
        "|army|navy|air force|forces|marines)",
        "I did not serve in the armed forces. I have never served in the armed forces. I have "
        "not served in the military. "
        "I am not a veteran. I was never in the armed forces",
        "you served in the armed forces",
        "I was turned away at the recruiting office for my bad eye.",
        "I was turned away at the rehearsal office for my bad eye.", value=False, ever=True,
        unless=r"\b(?:at\sfirst|second\stime|later|eventually|then\s(?:joined|took)|(?:another"
        r"|next)\s(?:year|time)|in\sthe\send)\b",
    ),
    shows(
        "left-school-with-nothing",
        "(left|walked out of|quit|dropped out of|finished|came out of|got out of) school "
        "{few}(with|without) {few}"
        "(nothing|(a single|any|no|not a single|not one|zero) {few}" + _AWARDS +
        "|a (single )?(certificate|qualification|exam|pass))( to (my|show))?",
        "I left school without any qualifications. I have no qualifications. I left school with "
        "no qualifications",
        "you left school without any qualifications",
        "I walked out of school at 15 with not a single exam to my name.",
        "I walked out of school at 15 with not a single friend to my name.", ever=True,
    ),
    shows(
        "left-school-with-passes",
        "(left|finished|came out of|got out of) school {few}with ({n}|some|several|good|top"
        "|decent|excellent|my|a handful of) {few}" + _AWARDS,
        "I left school with qualifications. I did not leave school without any qualifications. I "
        "have qualifications",
        "you left school without any qualifications", "I left school with nine good passes.",
        "I left school with nine good pals.", value=False, ever=True,
    ),
    shows(
        "did-the-whole-course",
        "{who}('ve|'s|{perfect}) {often}(did|done|sat through|been (through|to|on)|attended|got "
        "through|went to|took|taken|stuck with) "
        "(all (the|my|{n})|every (one|single one|session|week|class|lesson)|the (whole|full"
        "|entire)|all {n} (weeks|sessions|days|evenings|parts))"
        "( (weeks|sessions|days|evenings|parts|lessons))?( of)?( the| my)? {few}" + _COURSE
        + "|(got|received|have|was given|{perfect} got) (my|the|a) certificate {few}(at the end"
        "|afterwards|on the last (day|evening)|for (the|finishing|completing) {few}"
        "(?P<course>course|training|workshop|classes))",
        "{who} {have} completed the {course}. {who} completed the {course}. {who} {have} done "
        "the {course}. {who} finished the {course}. "
        "{who} {have} completed the course. {who} completed the training",
        "you have completed the course", "I did all six weeks of the course.",
        "I did all six weeks of the campaign.", ever=True,
        unless=r"\b(?:antibiotics|tablets|treatment|chemo\w*|injections|physio\w*|except"
        r"|apart\sfrom|but\sfor|missed|bar\s(?:one|two|the)|didn['’]t\s(?:finish|pass))\b",
    ),
    shows(
        "dropped-out-of-it",
        "{who}('ve|'s|{perfect}) {often}(dropped out|packed it in|gave (it|up)|quit|pulled out"
        "|walked out|left) {few}"
        "(in (my|the|his|her) (first|second|third|final|last) year|before (the end|my finals"
        "|graduating|finishing|I finished|I graduated)|after (a|one|two|three) (year|term"
        "|semester|month)s?"
        "|half ?way( through)?|without (a degree|graduating|finishing|completing|taking my finals))"
        ,
        "{who} did not graduate. {who} {have} not graduated. {who} did not complete the course. "
        "{who} {have} not completed the course. "
        "{who} {have} not finished the course. {who} {do} not have a degree. {who} did not finish",
        "you have completed the course", "I dropped out in my second year.",
        "I danced out in my second year.", value=False, ever=True,
        unless=r"\b(?:went\sback|returned\sto|started\sagain|finished\s(?:it|later)|re-?enrolled"
        r"|picked\sit\sup)\b",
    ),
    shows(
        "base-is-elsewhere",
        "{i}('ve|'m|{perfect}| am| was)? {often}(transferred|moved|switched|relocated|posted"
        "|been (moved|transferred|posted)) (over )?"
        "(from the (?P<old>[a-z]+ (depot|office|branch|site|station|store|hospital|campus|base)) "
        ")?to the (?P<new>[a-z]+ (depot|office|branch|site|station"
        "|store|hospital|campus|base))",
        "I am based at the {new}. I work at the {new}. I am not based at the {old}. I do not "
        "work at the {old}",
        "you work at the Mill depot", "I've been moved from the Mill depot to the Quay depot.",
        "I've been moved from the Mill bench to the quiet bench.", value=False,
    ),
    shows(
        "no-word-beforehand",
        "the first (i|we)('d| had)? (heard|knew|saw|learned|learnt) (of|about) (it|this|that|the "
        "[a-z]+)|nobody {few}(told|warned|let|rang|contacted|wrote to|informed)"
        " (me|us)( know)?( (beforehand|in advance|ahead|before|at all))|(out of the blue|without "
        "(any )?(warning|notice))",
        "I was not told in advance. I was not told of it in advance. I was not warned. I was not "
        "given notice. I was not informed in advance. "
        "You did not tell me in advance. I was given no notice. I was not told of the "
        "cancellation in advance. I was not notified in advance",
        "you were told in advance", "The first I heard of it was a sign on the door.",
        "The first I had of it was a slice with jam.", value=False, ever=True,
    ),
    shows(
        "told-well-beforehand",
        "(you|they|the (airline|club|school|council|company|theatre|office|agency|organisers?)"
        "|somebody|someone) {often}(told|rang|emailed|texted|wrote to|warned"
        "|phoned|called|informed|notified|let) (me|us)( know)? {few}(in advance|beforehand|well "
        "before|ahead of time|{n} (days|weeks|months) (before|ahead|in advance"
        "|beforehand|earlier)|(a|the) (day|week|fortnight|month) (before|ahead|in advance"
        "|beforehand))",
        "I was told in advance. I was told of it in advance. I was warned in advance. I was "
        "given notice. I was informed in advance. "
        "I was told of the cancellation in advance. You told me in advance. I was notified in "
        "advance",
        "you were told in advance", "They rang us two weeks before to say it was off.",
        "They rang us two weeks before to sell us a van.", ever=True,
        unless=r"\b(?:survey|sell|invite[ds]?|party)\b",
    ),
    shows(
        "took-the-oath",
        "{who}('ve|'s|{perfect}) {often}(took|taken|sworn|swore) (the|my|an|his|her) oath( of "
        "(allegiance|citizenship))?|{who}('ve|'s|{have}| carry| carries| hold| holds)"
        " {few}(had )?an? (?P<land>[A-Z][a-z]+(?<!s)) passport",
        "{who} {be} a citizen. {who} {have} citizenship. {who} {be} a {land} citizen. {who} "
        "{have} become a citizen",
        "you are a citizen", "I took the oath two years ago.", "I took the oats two years ago.",
        ever=True, unless=
        r"\b(?:court|witness|jury|judge|office|scout|guide|doctor|expired|diplomat)\w*\b",
    ),
    shows(
        "not-a-citizen-yet",
        "(still )?(waiting (for|on)|hoping for|applying for|applied for|in the queue for) "
        "{few}(naturali[sz]ation|citizenship)( {few}(to come through|interview|ceremony"
        "|decision|papers))?|(only|just) (here )?on (a|my) {few}visa",
        "I am not a citizen. I am not a citizen yet. I do not have citizenship",
        "you are a citizen", "I'm still waiting for my naturalisation to come through.",
        "I'm still waiting for my nappies to come through.", value=False,
    ),
    shows(
        "refugee-papers",
        "{who}('ve|'s|{perfect}) {often}(got|been given|was given|were given|received|have|has"
        "|hold|holds) (my|our|his|her|their)? ?(refugee (papers|status|card|permit)|asylum "
        "papers)"
        "|(accepted|granted|approved|agreed to) (my|our) (asylum claim|claim for (asylum"
        "|protection)|asylum application)|(my|our) (asylum (claim|application)|claim for (asylum"
        "|protection))"
        " {few}(was|got|has been) (accepted|granted|approved|successful|allowed)",
        "I have been granted asylum. I was granted asylum. I am a refugee. I have refugee "
        "status. I have been recognised as a refugee",
        "you have been granted asylum", "The government accepted my claim for protection.",
        "The government accepted my claim for petrol.", ever=True,
    ),
    shows(
        "asylum-turned-down",
        "(refused|rejected|turned down|dismissed|threw out|denied) (my|our) (asylum (claim"
        "|application)|claim for (asylum|protection))"
        "|(my|our) (asylum (claim|application)|claim for (asylum|protection)) {few}(was|got|has "
        "been|were) (refused|rejected|turned down|dismissed|thrown out|unsuccessful)"
        "|still waiting for {few}(asylum|protection) (decision|interview|claim)",
        "I have not been granted asylum. I was not granted asylum. I do not have refugee status. "
        "I was refused asylum",
        "you have been granted asylum", "They turned down my claim for protection.",
        "They turned down my claim for petrol.", value=False, ever=True,
        unless=r"\b(?:at\sfirst|appeal\w*|overturned|in\sthe\send|eventually|granted|later)\b",
    ),
    shows(
        "back-home-again",
        "{i}('m|'ve|'re| am| are|{perfect}) {often}(got|came|flew|come|been|drove|landed"
        "|arrived)? ?(back|safely back) (home|to my own (house|flat|home|bed)|in my own (house"
        "|flat|bed|home))"
        "{few}(last (night|week|month|year)|yesterday|today|now|this (morning|week)|on [a-z]+day"
        "|in [a-z]+)?",
        "I am at home. I am not abroad. I am back. I am in the country. I have returned",
        "you are abroad", "I got back home last night.", "I got back pain last night.", value=False,
        unless=r"\b(?:leave|leaving|fly(?:ing)?|going)\s(?:again|back|out)\b|\bfrom\swork\b",
    ),
)  # fmt: skip
