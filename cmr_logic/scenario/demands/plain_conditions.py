"""What rules word in many ways of a person's circumstances, with the commonest wording.

The entries stand with those of :mod:`.plain_states`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Turn, worded

# fmt: off
PLAIN_CONDITIONS: tuple[Turn, ...] = (
    worded(
        "has-care-to-give",
        "you have (caring|care) responsibilities( for (someone|somebody|a person|another person))?",
        "you look after someone",
        "you have caring responsibilities", "I look after my gran.", "I look at my gran.",
    ),
    worded(
        "any-sight-left", "you have (any )?(sight|vision|eyesight)( left)?", "you can see",
        "you have any sight", "I cannot see.", "I cannot sew.", value=False,
    ),
    worded(
        "on-a-course-of-training",
        "you are (taking|doing|attending|undertaking|enrolled (on|in)|following) an? (training"
        "|vocational) course|you (attend|take) a training course|you are (in|undertaking)"
        " vocational"
        " training",
        "you are on a training course",
        "you are taking a training course", "I'm on a training course for plumbers.",
        "I'm on a racing course for ponies.",
    ),
    worded(
        "turned-down-claim",
        "your (claim|request) (has been|was|is) (refused|rejected|turned down|declined|disallowed"
        "|denied|unsuccessful)",
        "your claim was refused",
        "your claim has been refused", "The council turned down my claim.",
        "The council turned down my road.",
    ),
    worded(
        "turned-down-application",
        "your application (has been|is) (rejected|turned down|declined|denied)",
        "your application was refused",
        "your application has been rejected", "They knocked back my application.",
        "They knocked on my door.",
    ),
    worded(
        "in-a-work-pension",
        "you (have|are in|are enrolled in|belong to|pay into|are a member of) an? (workplace|work"
        "|company|occupational) pension( scheme)?",
        "you have a workplace pension",
        "you are in a company pension", "I pay into my employer's pension scheme.",
        "I pay into my employer's pinball machine.",
    ),
    worded(
        "abused-at-home",
        "you (are (suffering|experiencing|subject to|subjected to|a victim of|a survivor of|the"
        " victim of)|suffer|suffer from|experience) domestic (abuse|violence)|you are being abused"
        "( at home| by your partner)?",
        "you are a victim of domestic abuse",
        "you are experiencing domestic violence", "My partner has been hitting me.",
        "My partner has been hitting the gym.",
    ),
    worded(
        "without-partner",
        "you are unmarried and (have no partner|do not have a partner)|you have no (partner|spouse"
        " or partner)|you are not in a relationship",
        "you are single",
        "you have no partner", "I'm single.", "I'm simple.",
        ),
    worded(
        "shares-with-partner",
        "you (share (your|a) home|live together|share a house|cohabit|reside) with your (partner"
        "|spouse)|you and your (partner|spouse) (share (a|your) home|cohabit|live as a couple)",
        "you live with your partner",
        "you share your home with your partner", "My girlfriend moved in with me last May.",
        "My girlfriend moved on last May.",
    ),
    worded(
        "apart-from-spouse",
        "you (live|are living) apart from your (spouse|husband or wife)|you and your (spouse"
        "|husband or wife) (have separated|are separated|live apart|are living apart)",
        "you are separated from your partner",
        "you and your spouse have separated", "I left my wife last autumn.",
        "I left my wine last autumn.",
    ),
    worded(
        "children-looked-after-alone",
        "you (look after|care for) (your (child|children)|a child|children) (alone|on your own"
        "|by yourself|single-handedly)",
        "you are a single parent",
        "you look after your children alone", "I am a lone parent.", "I am a loan parson.",
    ),
    worded(
        "approved-to-foster",
        "you are an? (approved|registered) foster (carer|parent)|you foster children",
        "you are a foster parent",
        "you are an approved foster carer", "I foster two boys for the council.",
        "I faze two boys for the council.",
    ),
    worded(
        "hours-of-care-given",
        "you (provide|give|spend) (?P<many>(at least|more than|over|under|fewer than|less"
        " than) \\d+)"
        " hours (of (unpaid )?care )?(a|per|each|every) week( on)?( of care)?( caring for| looking"
        " after)?(?P<whom> (someone|somebody|another person|a relative|a person))?"
        "(?P<more> with a disability)?",
        r"you care for someone for \g<many> hours a week",
        "you spend at least 35 hours a week caring for someone",
        "I look after my mum for 40 hours each week.", "I look at my mug for 40 hours each week.",
    ),
    worded(
        "without-hearing", "you (cannot|can not|are unable to) hear", "you are deaf",
        "you cannot hear", "I was born deaf.", "I was born dear.",
    ),
    worded(
        "near-the-end",
        "you are (nearing|approaching|near|at) the end of (your )?life|you are dying|you have a"
        " terminal (illness|condition|disease)",
        "you are terminally ill",
        "you are nearing the end of life", "My cancer is terminal.", "My canteen is terminal 2.",
    ),
    worded(
        "helped-with-washing",
        "you need (help|assistance|support) (washing and dressing|to wash and dress|with"
        " washing and"
        " dressing|washing or dressing|to wash or dress|with washing or dressing)",
        "you need help with personal care",
        "you need help washing and dressing", "I don't need any help with personal care.",
        "I don't need any help with personnel cars.", value=False,
    ),
    worded(
        "hours-of-work-done",
        "you (do|are employed for|are working|are contracted to work|put in)"
        " (?P<many>(at least|more than|over|under|fewer than|less than) \\d+) hours( of work)?"
        " (a|per|each|every) week",
        r"you work \g<many> hours a week",
        "you do at least 17 hours of work a week", "I do 20 hours a week in a cafe.",
        "I do 20 horses a week in a stable.",
    ),
    worded(
        "away-sick",
        "you are (off|away from|absent from) work (because of|due to|through|owing to|with) (an"
        " )?(illness|sickness|ill health|ill-health)|you are signed off( work| sick)?( by a doctor"
        "| by your doctor)?",
        "you are on sick leave",
        "you are off work because of illness", "My doctor signed me off for a month.",
        "My doctor signed my cast for a month.",
    ),
    worded(
        "income-of-some-sort",
        "you (have|receive|get) (a source of income|a regular income|any income|some income"
        "|an income)",
        "you have an income",
        "you have a source of income", "I don't have any money coming in.",
        "I don't have any monkeys coming in.", value=False,
    ),
    worded(
        "on-leave-with-a-baby",
        "you are (taking|having|off work on|away on) maternity leave", "you are on maternity leave",
        "you are off work on maternity leave", "My maternity leave began last month.",
        "My maternal line began last century.",
    ),
    worded(
        "on-the-books-of-a-course",
        "you are (enrolled|registered) (on|in) (a|any) course( of study)?", "you are a student",
        "you are enrolled on a course", "I study law at Durham.", "I stood for Law at Durham.",
    ),
    worded(
        "loan-for-studies-repaid",
        "you (are repaying|are paying off|are paying back|took out|have taken out|owe) a"
        " student loan",
        "you have a student loan",
        "you are repaying a student loan", "I'm paying off my student loan.",
        "I'm playing off my student lawn.",
    ),
    worded(
        "mortgage-being-paid",
        "you (are paying|are paying off|pay|have taken out|are repaying) (a|your) mortgage|you"
        " have a"
        " mortgage on your (home|house|property)",
        "you have a mortgage",
        "you are paying a mortgage", "I've paid off my mortgage.", "I've paid for my mortar.",
        value=False,
    ),
    worded(
        "liable-for-rent",
        "you (are liable (to pay|for)|have to pay|must pay|are responsible for( paying)?) rent|you"
        " pay rent to a (private )?landlord|you pay your landlord rent",
        "you pay rent",
        "you are liable to pay rent", "My rent is £500 a month.", "My rant is 500 words a month.",
    ),
    worded(
        "locked-up-in-custody",
        "you are (in custody|serving a sentence( in prison)?|in jail|behind bars)",
        "you are in prison",
        "you are in custody", "I'm a prisoner at Wandsworth.", "I'm a plumber at Wandsworth.",
    ),
    worded(
        "membership-had",
        "you (have|hold) an? (?P<club>club|gym|union) membership",
        r"you are a member of the \g<club>",
        "you have a club membership",
        "I joined the club last year.", "I joined the dots last year.",
    ),
    worded(
        "bereft",
        "you have (suffered|had|experienced) a (recent )?bereavement|you have lost (a loved one"
        "|someone close to you|somebody close to you)|(someone|somebody|a person) close to you (has"
        " )?died|you are (recently )?bereaved",
        "you have been bereaved",
        "you have lost a loved one", "My brother died in May.", "My brother dined in May.",
    ),
    worded(
        "done-with-working",
        "you have (stopped|finished|given up) work(ing)?( and retired| for good| altogether)",
        "you are retired",
        "you have stopped working for good", "I retired last year.", "I rewired it last year.",
    ),
)
# fmt: on
