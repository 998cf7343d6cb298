"""What turns of speech show of what changed or stayed: a name, a price, a sale, a paper, a course.

The entries stand with those of :mod:`.of_standing`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_NEW_NAME = (
    "{who} {have} changed {my} name. {who} {have} changed {my} surname. {who} {have} a new name"
)
_SURNAME = "(name|surname|last name|family name)"
_UNCHANGED = (
    "(the (very )?same (as (ever|always|before|last year|it was|it always was|when {some})"
    "|it was before)|what (it|they) (always )?(was|were|used to be|has always been)( {some})?"
    "|as (it|they) (was|were)|unchanged)"
)
_STAYED = (
    "My {what} has not changed. My {what} has not gone up. My {what} has not gone down. "
    "I have not changed my {what}"
)
_PAPER = (
    "(?P<what>(?:[a-z]+ ){0,2}?(form|application|contract|letter|agreement|paperwork|claim form"
    "|questionnaire|declaration|cheque|document|documents|papers|card|return|report"
    "|(?<!work )books?|key|keys|uniform|laptop|badge|payment))"
)
_HERE = (
    "(lying|sitting|stuck|gathering dust|here|waiting|in front of me|at home)?( here)? ?"
    "((on|in|at|under|beside) (my|the|our) {few}(desk|table|drawer|bag|house|home|pocket|kitchen"
    "|shelf|car|folder|office|hall|mantelpiece|sideboard)|(here )?with me|in front of me)"
)
_NOT_SENT = (
    "I still have the {what}. I have not returned the {what}. I have not sent the {what}. "
    "I have not handed in the {what}. I have not submitted the {what}"
)
_COURSE = (
    "(?P<what>(?:[a-z]+ ){0,2}?(training|course|programme|apprenticeship|degree|induction"
    "|class|classes|studies|probation|treatment|placement|module|lessons))"
)
_UNFINISHED = (
    "{who} {have} not completed the {what}. {who} {have} not finished the {what}. "
    "{who} {have} not completed {my} {what}"
)
_FINISHED = "{who} {have} completed the {what}. {who} {have} finished the {what}"
_HOME = "(?P<what>house|flat|home|bungalow|cottage|car|boat|van|business|shop|caravan|property)"
_NOT_SOLD = (
    "I have not sold my {what}. My {what} has not been sold. I own my {what}. I own the {what}"
)
_BUYER = (
    "(somebody|someone|a (young |nice |retired )?(couple|family|man|woman|buyer|developer"
    "|friend|dealer|neighbour)|my (son|daughter|brother|sister|neighbour|friend|cousin))"
)
_CHARGE = (
    "(the|this|that|your) (?P<what>(?:[a-z]+ )?(fees?|charges?|costs?|rent|price|deposit|bill"
    "|fare|premium|subscription|fine|tax))"
)
_TOO_DEAR = "I cannot afford the {what}. I cannot pay the {what}"
_WITHIN_REACH = "I can afford the {what}. I can pay the {what}"
_PLANE = "(the|my|our) (plane|flight)"
_BOOKED = "(?P<what>booking|reservation|appointment|holiday|trip|order|ticket|subscription|policy)"

# fmt: off
OF_CHANGES: tuple[Rewording, ...] = (
    shows(
        "name-by-marriage",
        "{i}{perfect} (took|taken|adopted|went back to|gone back to) {my} "
        "((husband|wife|partner|spouse|maiden|mother|father|dad|mum)('s)?) " + _SURNAME,
        _NEW_NAME,
        "you have changed your name", "I took my husband's name.", "I took my husband's car.",
        ever=True,
    ),
    shows(
        "known-by-another-name",
        "{i}( now|{am} now|{am})? (go by|use|am known by|going by|have) (my new|a new) " + _SURNAME,
        _NEW_NAME,
        "you have changed your name", "I now use my new name.",
        "I now use my new road.",
    ),
    shows(
        "once-called-otherwise",
        "{i} (used to be|was|were) (called|known as) {few}(but|until|till|before|and now|,|now)"
        "|{my} " + _SURNAME + " (used to be [a-z]+|was [a-z]+ (until|till|before))",
        _NEW_NAME,
        "you have changed your name", "I used to be called Smith but now I'm called Jones.",
        "I used to be called lazy.", ever=True,
    ),
    shows(
        "name-kept",
        "{i}{perfect} (kept|always had|had) {my}( own| maiden| old)? " + _SURNAME
        + "( when| after|{end})|{i}{have} (always been called|had the same " + _SURNAME + ")",
        "{who} {have} not changed {my} name. {my} name has not changed",
        "you have changed your name", "I kept my own name when I got married.",
        "I kept my own nag when I got married.", value=False, ever=True,
    ),
    shows(
        "the-same-as-ever",
        "{my} (?P<what>[a-z]+)( is|'s| are| has stayed| have stayed| has remained) "
        "{often}(just |exactly |still )?" + _UNCHANGED,
        _STAYED,
        "your rent has gone up", "My rent is the same as last year.",
        "My rent is the talk of last year.", value=False, ever=True,
    ),
    shows(
        "earns-more-than-once",
        "{i} {often}(earn|get|make|bring home|take home) (much |a lot |a little |a bit )?"
        "(more|less)( money)?( now| these days)? than (I|we) (used to|did|was|were)"
        "|{i} {often}(get|make|earn) (much |a lot |a bit )?(more|less)( money)? (now|these days)",
        "{my} income has changed. {my} income is different",
        "your income has changed", "I earn less than I used to.", "I learn less than I used to.",
        ever=True,
    ),
    shows(
        "not-yet-sold",
        "{my} " + _HOME + "( is|'s) {often}(up )?(for sale|on the market)"
        "|(am|are|'m|'re) {often}(trying to sell|selling|hoping to sell) (my|our|the) " + _HOME
        + "|(nobody|no one) (wants to buy|has bought|will buy) (my|our|the) " + _HOME
        + "|(cannot|can't|have not found a buyer|haven't found a buyer) (sell|for) (my|our) "
        + _HOME,
        _NOT_SOLD,
        "you have sold your house", "My house is still on the market.",
        "My house is still on the map.", value=False, ever=True,
    ),
    shows(
        "sold-to-a-buyer",
        _BUYER + " (bought|has bought) (my|our) " + _HOME,
        "I have sold my {what}. I do not own my {what}",
        "you have sold your house", "A young couple bought my house.",
        "A young couple brought my hose.", ever=True, of_anybody=True,
    ),
    shows(
        "debt-on-home-cleared",
        "(my|our|the) mortgage( is|'s| has been| was) "
        "{often}(paid off|cleared|paid in full)|(mortgage|debt)-free|no mortgage",
        "I do not have a mortgage. I have no mortgage",
        "you have a mortgage", "The mortgage was paid off last year.",
        "The plumber was paid off last year.", value=False, ever=True,
    ),
    shows(
        "paper-lies-about",
        "(the|my|your) " + _PAPER + "( is|'s| are) {often}" + _HERE,
        _NOT_SENT,
        "you have returned the form", "The form is still lying on my desk.",
        "The farm is still lying on my side.", value=False,
        unless=r"\bcop(?:y|ies)\b",
    ),
    shows(
        "paper-not-got-round-to",
        "{i}{have} (not|never|n't) (yet )?(got|gotten) (round|around) to (sending|posting"
        "|returning|handing in|filling in|doing|signing)?( back| off)? ?(the|my|your) " + _PAPER
        + "|never got (round|around) to (sending|posting|returning|handing in) (the|my|your) "
        + _PAPER + "|{i}{perfect} (lost|mislaid|forgot about|thrown away|threw away) "
        "(the|my|your) (?P<what>form|application form|claim form|questionnaire)",
        _NOT_SENT.replace("I still have the {what}. ", "") + ". I have not completed the {what}. "
        "I have not signed the {what}",
        "you have returned the form", "I never got round to posting the form.",
        "I never got round to liking the form.", value=False, ever=True,
    ),
    shows(
        "paper-on-its-way",
        "(the|my|your) " + _PAPER + "( is|'s| went|'s gone| has gone)( already)? (in|off in) the "
        "post|{i}{perfect} (dropped|handed|put) (the|my|your) " + _PAPER
        + " (off|in|through your letter ?box)|sent you (the|my|your) " + _PAPER,
        "I have returned the {what}. I have sent the {what}. I have handed in the {what}. "
        "I have submitted the {what}",
        "you have returned the form", "I dropped the form off at your office.",
        "I dropped the form on my foot.", ever=True,
    ),
    shows(
        "paper-blank",
        "(the|my|your) " + _PAPER + "( is|'s) {often}(blank|empty|half empty|half finished"
        "|half done|half filled in|unfinished)"
        "|{i}{perfect} only (done|filled in|completed|finished)"
        " (half|part|some|a bit) of (the|my|your) " + _PAPER,
        "I have not completed the {what}. I have not filled in the {what}",
        "you have completed the form", "The form is still blank.", "The farm is still blank.",
        value=False, ever=True,
    ),
    shows(
        "paper-unsigned",
        "(the|my|your) " + _PAPER + "( is|'s) {some}unsigned|yet to sign (the|my|your) " + _PAPER,
        "I have not signed the {what}. The {what} is not signed",
        "you have signed the contract", "The contract is lying on my desk unsigned.",
        "The contract is lying on my desk unseen.", value=False, ever=True,
    ),
    shows(
        "course-unfinished",
        "{who}(('s| is|'m| am| are|'re) ((only |just |still )*(half ?way through|in the middle of"
        "|part ?way through|doing)|(only |just |still )+on)"
        "|{perfect} (dropped out of|gave up|given up|quit|packed in"
        "|walked out of|abandoned|pulled out of|failed|flunked)|{have} yet to (start|begin|finish"
        "|complete|do)) (the|my|our) " + _COURSE,
        _UNFINISHED,
        "you have completed the training", "I dropped out of the training half way through.",
        "I dropped a cup during the training.", value=False, ever=True,
    ),
    shows(
        "course-behind-one",
        "{i}{have} (been|come|got) through (the|my|all the) " + _COURSE
        + "|(the|my) " + _COURSE + "( is|'s) (all )?(over|done|finished|behind me){end}",
        _FINISHED,
        "you have completed the training", "My training is behind me.",
        "My trailer is behind me.",
    ),
    shows(
        "charge-too-high",
        _CHARGE + "( is|'s| are) {few}(too (much|expensive|high|dear|steep) for (me|us)"
        "|(beyond|outside|above) (my|our) (means|budget|reach)|out of (my|our) (reach|range)"
        "|more than (I|we) can (pay|afford|manage|spare|find))",
        _TOO_DEAR,
        "you cannot afford the fee", "The fee is more than I can pay.",
        "The fee is more than a fiver.",
    ),
    shows(
        "no-money-for-it",
        "{i} (don't have|do not have|haven't got|have not got|haven't|have no|lack) (the |any "
        "|enough )?(money|cash|funds)( for| to pay) " + _CHARGE
        + "|too (poor|broke|hard up|skint) to pay " + _CHARGE
        + "|{i} (can't|cannot|could not|couldn't) (find|raise|scrape together) the money for "
        + _CHARGE,
        _TOO_DEAR,
        "you cannot afford the fee", "I don't have the money for the fee.",
        "I don't have the map for the fee.", ever=True,
    ),
    shows(
        "money-enough-for-it",
        "{i} (can|could) (easily|happily|comfortably|well) (pay|afford|manage|cover) " + _CHARGE
        + "|{i}{have} (enough|plenty of|the) (money|cash|funds) (for|to pay|to cover) " + _CHARGE
        + "|" + _CHARGE + "( is|'s) (no problem|no trouble|within my means|affordable)( for me)?",
        _WITHIN_REACH,
        "you cannot afford the fee", "I can easily pay the fee.", "I can easily read the fee.",
        value=False,
    ),
    shows(
        "walks-well",
        "{i}( can)? walk (quite |perfectly |very )?(easily|fine|well|for miles|normally"
        "|without (any )?(difficulty|trouble|problems?|pain|help|aid))"
        "|walking( is|'s) (no problem|no trouble|easy|not difficult)( at all)? for (me|us)"
        "|{i}{have} no (trouble|problems?|difficulty) (with )?walking",
        "{who} {do} not have difficulty walking. {who} {have} no difficulty walking. "
        "{who} can walk",
        "you have difficulty walking", "I walk for miles without any problem.",
        "I talk for hours without any problem.", value=False,
    ),
    shows(
        "walks-badly",
        "{i} can (hardly|barely|scarcely) walk|walking {often}(hurts|is (hard|difficult|painful"
        "|a struggle|agony|slow)( work)? for (me|us))|it(( is|'s) (hard|difficult|painful)"
        "|( hurts| pains))( for)?( me| us)? to (walk|get about on foot)"
        "|{i} find it (hard|difficult|painful) to walk",
        "I have difficulty walking. I have trouble walking. I find walking difficult",
        "you have difficulty walking", "It's hard for me to get about on foot.",
        "It's hard for me to get a boat on foot.",
    ),
    shows(
        "plane-late",
        _PLANE + " {few}((was|were) (very |so |rather |hours |an hour )*late"
        "|(left|took off|departed|set off|landed|arrived|got in) {few}late)",
        "My flight was delayed. My flight was late",
        "your flight was delayed", "Our plane took off four hours late.",
        "Our plane took off in late May.", ever=True,
        unless=r"\blate\s(?:january|february|march|april|may|june|july|august|september|october"
        r"|november|december|at\snight|in\sthe)\b",
    ),
    shows(
        "plane-punctual",
        _PLANE + " (left|took off|departed|set off|landed|arrived|got in|was) (right |bang |dead "
        "|exactly |perfectly )?(on time|on the dot|as scheduled|punctual|early|on schedule)"
        "|we (took off|landed|left) (right |bang |dead )?(on time|as scheduled|on schedule)",
        "My flight was not delayed. My flight was on time",
        "your flight was delayed", "Our plane left right on time.",
        "Our plane left from gate nine.", value=False, ever=True, of_anybody=True,
    ),
    shows(
        "booking-stands",
        "(my|our) " + _BOOKED + " {often}(stands|is on|is going ahead|goes ahead|'s on"
        "|is in place|still stands|is still on)|{i}( am|'m|'ve|'re| are| have)? {often}"
        "(kept|keeping) (my|our) " + _BOOKED,
        "I have not cancelled my {what}. My {what} has not been cancelled",
        "you have cancelled your booking", "My booking still stands.",
        "My bookcase still stands.", value=False,
    ),
    shows(
        "miles-from-any",
        "{who} lives? {some}(miles|far|a long way)( away)? from (any|the nearest|the next) "
        "(?P<what>town|city|village|school|river|station|shop|shops|airport|hospital|sea|coast)",
        "{who} {do} not live in a {what}. {who} {do} not live near a {what}. "
        "{who} {do} not live close to a {what}",
        "you live near a river", "I live miles from any river.", "I live in Miles by any river.",
        value=False,
    ),
    shows(
        "off-to-work",
        "{i} {often}(go|leave|set off|head off) (out )?(to|for) work"
        "( every| each| at| by| on|{end})",
        "{who} {have} a job. {who} work. {who} {be} not unemployed. {who} {be} not retired",
        "you are unemployed", "I still go to work every day.", "I still go to wars every day.",
        value=False,
    ),
    shows(
        "without-a-home",
        "{i}(('ve| have) (got )?no home| (don't|do not) have a home){end}",
        "{who} {be} homeless. {who} {have} nowhere to live",
        "you are homeless", "I have no home.", "I have no gnome.",
    ),
    shows(
        "paid-badly",
        "{i}{am} (very |really |so |rather )?(poorly|badly) paid",
        "{who} {have} a low income. {my} income is low",
        "you have a low income", "I'm poorly paid.", "I'm poorly read.",
    ),
    shows(
        "paid-well",
        "{i}{am} (very |really |quite |rather )?(well|handsomely) paid",
        "{my} income is not low. {who} {do} not have a low income",
        "you have a low income", "I'm well paid.", "I'm well placed.", value=False,
    ),
    shows(
        "not-the-first-visit",
        "(this|it|that)( is|'s) (not my first|n't my first"
        "|my (second|third|fourth|fifth|last|next))"
        " (visit|time|trip|stay)( here)?{end}|(this|it) isn't my first (visit|time|trip|stay)"
        "|I(('ve| have) been|{perfect} (came|come)) here ({few}times|last {few}|once|twice"
        "|often|before|years ago)",
        "I have visited before. I have been here before. I have stayed here before",
        "you have been here before", "It's my second visit.", "It's my second violin.", ever=True,
    ),
    shows(
        "the-first-visit",
        "(this|it)( is|'s) (only )?my (very )?first (visit|time|trip|stay)( here)?{end}"
        "|I('ve| have) never (been|come|set foot) here( before)?{end}",
        "I have never visited before. I have never stayed here before",
        "you have been here before", "This is my first time here.", "This is my first tiger here.",
        value=False, ever=True,
    ),
    shows(
        "done-with-anothers-help",
        "(somebody|someone|my {few}(mother|mum|dad|father|daughter|son|wife|husband|partner|carer"
        "|sister|brother)) (has to (?P<do>cook|shop|wash|clean|shave|iron)"
        "|(?P<do_>cook|shop|wash|clean|shave|iron)s) (for me|me) because I (can't|cannot)"
        "|I need (somebody|someone) to (?P<do__>cook|shop|wash|clean|shave|iron) (for )?me"
        "|(somebody|someone) has to (?P<do___>cook|shop|wash|clean|shave|iron) (for )?me"
        "|I (can't|cannot) (?P<do____>cook|shop|wash|clean|shave|iron) (by myself|on my own"
        "|without help|alone|unaided)",
        "I need help with {do}ing. I need help to {do}. I cannot {do} by myself",
        "you need help with cooking", "Someone has to cook for me.", "Someone has to look for me.",
        ever=True,
    ),
    shows(
        "done-without-help",
        "I (can )?(?P<do>cook|shop|wash|clean|iron) ((for myself|my own {few}|by myself|on my own"
        "|without (any )?help|unaided|alone)|{few}myself)",
        "I do not need help with {do}ing. I do not need help to {do}",
        "you need help with cooking", "I cook my own meals.", "I look at my own meals.",
        value=False,
    ),
    shows(
        "never-on-a-ward",
        "{i}{have} never (had|needed) to (go to|stay in|go into|be in) hospital",
        "{who} {have} never been in hospital. {who} {have} never stayed in hospital",
        "you have been in hospital", "I've never had to stay in hospital.",
        "I've never had to stay in a hostel.", value=False, ever=True,
    ),
    shows(
        "fit-says-the-doctor",
        "(?:my|the) (doctor|GP|consultant) {few}(says|said|thinks|reckons|told me|has said)"
        " (that )?(I'm|I am|I was) (perfectly |now |fully )?(fit|well enough|fine|able) (to|for) "
        "(go back to |return to |be at )?work"
        "|(?:my|the) (doctor|GP|consultant) {few}(says|said) (that )?(I can|I could) "
        "(go back to|return to|carry on at|do) ?(my )?(work|job)",
        "I am fit for work. I am not signed off. My doctor has not signed me off",
        "a doctor has signed you off", "My doctor says I'm fit to work.",
        "My doctor says I'm fun at work.", value=False, ever=True, of_anybody=True,
    ),
    shows(
        "unfit-says-the-doctor",
        "(?:my|the) (doctor|GP|consultant) {few}(says|said|told me|has said) (that )?"
        "(I (can't|cannot|mustn't|must not|shouldn't|should not) (go back to )?work"
        "|(I'm|I am) (not fit|unfit|not well enough|too ill|too sick) (to|for) (go back to )?work"
        "|(not to|to stay off|to keep off) (go back to )?work)",
        "My doctor has signed me off. I am not fit for work. I am too ill to work",
        "a doctor has signed you off", "My doctor says I'm not well enough to work.",
        "My doctor says I'm not well known at work.", ever=True, of_anybody=True,
    ),
    shows(
        "bound-to-the-workplace",
        "(have|need|got) to (go|come|be|drive|travel) (in|into|in to|to|at)( to)? (the|an|our|my) "
        "(office|factory|shop|site|workshop|warehouse|plant|workplace) (every|each|five) "
        "(day|morning|days)",
        "I do not work from home. I do not work at home",
        "you work from home", "I have to go in to the office every day.",
        "I have to go past the office every day.", value=False,
    ),
)
# fmt: on
