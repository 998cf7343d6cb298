"""States of life that rules word in many ways, each with the commonest: "you are self-employed".

The tables of what people tell know each state by its commonest wordings. A clause in a rarer one is
compared as one in the commonest; both must be so, or not, together.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from cmr_logic.scenario.lexicon.entries import Turn

_EITHER = frozenset({True, False})
_HOME = "(?:home|house|flat|property|dwelling|accommodation)"
_BEREFT = "(?:spouse|partner|husband or wife|wife or husband|spouse or civil partner)"


def _worded(  # noqa: PLR0913 - the columns of a table
    name: str, words: str, plain: str, clause: str, fires: str, silent: str, *, value: bool = True
) -> Turn:
    """Return a turn for all of a clause, written with spaces and plain brackets."""
    pattern = re.sub(r"\((?!\?)", "(?:", words).replace(" ", r"\s")
    return Turn(name, f"^(?:{pattern})$", plain, _EITHER, clause, fires, silent, value)


# fmt: off
PLAIN_STATES: tuple[Turn, ...] = (
    _worded(
        "paid-work", "you (do )?(have|do|are in|undertake) (any )?(paid work|paid employment|a paid job)",
        "you are in paid work",
        "you are in paid employment", "I lost my job at Easter.", "I lost my jug at Easter.",
        value=False,
    ),
    _worded(
        "on-own-account",
        "you (are in self-employment|(work|are working) for yourself|are in business (on your own account"
        "|for yourself)|are an? self-employed (person|worker|individual)|are a self employed person"
        "|are self employed)",
        "you are self-employed",
        "you work for yourself", "I'm a sole trader.", "I work for a big supermarket chain's rival.",
    ),
    _worded(
        "through-redundancy",
        "(you have lost your job|you lost your job|you were dismissed|you have been dismissed)"
        " (through|because of|due to|by|on grounds of) redundancy|your (job|post|position|role)"
        " (has been|was|is) made redundant",
        "you have been made redundant",
        "your job has been made redundant", "They laid me off in May.", "They laid a carpet in May.",
    ),
    _worded(
        "part-timer", "you (are (a|an) part-time (employee|member of staff|staff member)"
        "|work on a part-time basis|are employed on a part-time basis)",
        "you work part-time",
        "you are a part-time employee", "I only work mornings.", "I only walk mornings.",
    ),
    _worded(
        "full-timer", "you (are (a|an) full-time (member of staff|staff member)"
        "|work on a full-time basis|are employed on a full-time basis)",
        "you work full-time",
        "you work on a full-time basis", "I only work mornings.", "I only walk mornings.",
        value=False,
    ),
    _worded(
        "job-seeker",
        "you are ((actively|currently) )?((looking for|seeking|searching for|trying to find)"
        " (work|a (new )?job|employment|paid work)|an? (active )?job-?seeker|job-? ?hunting)",
        "you are looking for work",
        "you are actively seeking employment", "I'm job hunting.", "I'm house hunting.",
    ),
    _worded(
        "on-a-full-time-course",
        "you (are|are enrolled|are registered|study) (a student )?on a full-time course( of study"
        "| of education)?|you are (enrolled|registered) as a full-time student",
        "you are a full-time student",
        "you are on a full-time course", "I'm at university full time.",
        "I'm at a loss full time.",
    ),
    _worded(
        "on-a-university-course",
        "you (are (enrolled|registered|studying) at (a|an|the) (university|higher education"
        " institution)|attend (a |the )?university|are attending (a |the )?university|go to university"
        "|are on a (university|degree) course|are doing a university course)",
        "you are at university",
        "you attend a university", "I'm in my final year at Leeds University.",
        "I'm in my final lane at the pool.",
    ),
    _worded(
        "first-degree", "you (already )?(have|hold) an? (undergraduate|bachelor['’]s|first|honours) degree",
        "you have a degree",
        "you have an undergraduate degree", "I've got a BA in French.", "I've got a bag in Fulham.",
    ),
    _worded(
        "in-training-as-apprentice",
        "you (are training as an apprentice|are in an apprenticeship|are in apprenticeship training"
        "|are undertaking an apprenticeship|are employed as an apprentice)",
        "you are an apprentice",
        "you are training as an apprentice", "I'm in the second year of my apprenticeship.",
        "I'm in the second year of my allotment.",
    ),
    _worded(
        "has-physical-disability",
        "you (consider yourself( to be)? disabled|have a (physical|long-term|permanent|recognised"
        "|registrable) disability|live with a disability|are a disabled adult)",
        "you are disabled",
        "you consider yourself disabled", "I use a wheelchair.", "I use a wheelbarrow.",
    ),
    _worded(
        "work-ruled-out-by-illness",
        "you (cannot|are unable to|are not able to|are too ill to|are too sick to) work"
        " (because of|due to|owing to|through) (your |an )?(illness|ill health|ill-health|sickness"
        "|poor health|bad health)|you (cannot|are unable to|are not able to) work because you are"
        " (ill|sick|unwell)|you are too (sick|unwell) to work",
        "you are too ill to work",
        "you cannot work because of illness", "My doctor has signed me off for six weeks.",
        "My doctor has signed for six weeks' parcels.",
    ),
    _worded(
        "long-standing-illness",
        "you (have|live with|suffer from) (a|an) (chronic|long-standing|longstanding|long-term|ongoing"
        "|lasting) (health |medical )?(condition|illness|disease|problem)",
        "you have a long-term illness",
        "you live with a chronic condition", "I've had asthma all my life.",
        "I've had assistants all my life.",
    ),
    _worded(
        "mother-to-be",
        "you (are (having|going to have|expecting|about to have|due to have) a (baby|child)"
        "|are an expectant (mother|parent)|(become|fall|get|have become) pregnant|are expecting)",
        "you are pregnant",
        "you are having a baby", "I gave birth last week.", "I gave blood last week.",
        value=False,
    ),
    _worded(
        "mother-or-father",
        "you are (a|the) ((mother|mum|mom) or (father|dad)|(father|dad) or (mother|mum|mom))"
        "( of a child| of children)?",
        "you are a parent",
        "you are a mother or father", "I've got twin boys.", "I've got twin tubs.",
    ),
    _worded(
        "single-mother-or-father",
        "you are (a|an) (single|lone) ((mother|mum|mom)( or (father|dad))?|(father|dad)( or (mother|mum"
        "|mom))?)",
        "you are a single parent",
        "you are a single mother or father", "My husband and I share the school run.",
        "My horse and I share a stall.", value=False,
    ),
    _worded(
        "has-spouse",
        "you have an? (husband or wife|wife or husband|husband, wife or civil partner"
        "|spouse or civil partner)",
        "you have a spouse",
        "you have a husband or wife", "My husband works at the bank.", "My house is by the bank.",
    ),
    _worded(
        "not-a-wife", "you are (unmarried|not married)",
        "you are not married",
        "you are unmarried", "I've never been married.", "I've never been marooned.",
    ),
    _worded(
        "shares-with-partner",
        "you (are cohabiting|cohabit|are living together as a couple|live together as a couple"
        "|share a home with (a|your) partner|are cohabiting with (a|your) partner)",
        "you live with a partner",
        "you are cohabiting", "I live with my girlfriend.", "I live with my goldfish.",
    ),
    _worded(
        "once-more-married",
        "you (have|had)? ?(got |gotten |been )?(marr(y|ied) again|remarr(y|ied)|(get|got) married again"
        "|get remarried|enter(ed)? (into )?a new marriage)",
        "you have remarried",
        "you marry again", "I've never remarried.", "I've never returned.", value=False,
    ),
    _worded(
        "bereft-of-spouse",
        f"you have lost your {_BEREFT}|you have been widowed|you are a widow(er)? or widow(er)?",
        "you are widowed",
        "you have lost your husband or wife", "My wife is alive and well.",
        "My wine is old and well.", value=False,
    ),
    _worded(
        "marriage-over",
        "you (have been divorced|are a divorcee|have divorced( your (spouse|partner|husband or wife))?"
        "|get divorced|got divorced|have got divorced|divorce your (spouse|partner|husband or wife)"
        "|divorce)|your marriage (has ended|ended|ends) in divorce"
        "|your marriage (has been|was|is) dissolved",
        "you are divorced",
        "you get divorced", "Our divorce came through last week.", "Our diary came last week.",
    ),
    _worded(
        "only-adult",
        "you are the only adult ((who is )?(living|residing|resident) |who lives |who resides )?(in|at) (the|your|this)"
        f" ({_HOME}|household|address)",
        "you are the only adult in your home",
        "you are the only adult living in the property", "I live alone.", "I leave alone.",
    ),
    _worded(
        "home-of-ones-own",
        f"you (own|are the owner of|are an owner of) the {_HOME} (that )?(you live in|you occupy|where you live|in which you"
        f" live)|you are a home owner|you own your own {_HOME}|you own your {_HOME}",
        "you own your home",
        "you are a home owner", "I'm a council tenant.", "I'm a council trainee.", value=False,
    ),
    _worded(
        "from-a-private-landlord",
        "you (rent privately|are a private tenant|are a private renter|are a tenant of a private"
        f" landlord|rent (your {_HOME} )?from a private landlord|are renting privately|live in private"
        " rented accommodation|live in privately rented accommodation|are in private rented"
        " accommodation)",
        "you rent from a private landlord",
        "you are a private tenant", "I own my house.", "I own my horse.", value=False,
    ),
    _worded(
        "has-tenancy", "you have (a|an) (tenancy|tenancy agreement|lease|tenancy contract)"
        "|you are (a renter|in rented accommodation|renting your home)|you have a landlord",
        "you are a tenant",
        "you have a landlord", "We own our house.", "We owe our horse a rest.", value=False,
    ),
    _worded(
        "from-the-council",
        f"you (live in|occupy|are in) (a )?council {_HOME}|you live in council housing|you (have|hold)"
        " a council tenancy|you are a tenant of (the|your) (local )?council|your landlord is (the"
        "|your)( local)? council|you are a local authority tenant",
        "you are a council tenant",
        "you live in a council house", "I own my own house.", "I own my own horse.", value=False,
    ),
    _worded(
        "behind-with-rent",
        "you (are (in|behind|late) (arrears )?(with|on|in) (paying )?your rent|have (fallen|got) (behind|into arrears)"
        " (with|on) your rent|have (missed|not paid|failed to pay|unpaid) (a |any |some |your )?(rent"
        "|rent payments?)|owe (your landlord (rent|money)|money to your landlord|rent to your landlord)"
        "|are in rent arrears)",
        "you have rent arrears",
        "you owe money to your landlord", "My rent is paid up to date.", "My run is done.",
        value=False,
    ),
    _worded(
        "near-eviction",
        "you are (being evicted|facing eviction|threatened with eviction|at risk of (being evicted"
        "|eviction|becoming homeless))|your landlord is (evicting you|trying to evict you)"
        "|your landlord wants to evict you",
        "you are at risk of homelessness",
        "you are being evicted", "I've had an eviction notice.", "I've had an evening notice.",
    ),
    _worded(
        "notice-of-eviction",
        "you (have|have had|have received|get|have got|are given|have been given|have been sent) an?"
        " (eviction notice|notice to quit|notice of eviction)|your landlord wants you to (leave"
        "|move out)|you have been given notice to leave your home",
        "your landlord has given you notice to leave",
        "you have had a notice to quit", "My landlord wants me to stay.", "My land is in a state.",
        value=False,
    ),
    _worded(
        "bankruptcy-order",
        "you are (subject to a bankruptcy order|an undischarged bankrupt|a bankrupt)"
        "|you (become|go) bankrupt|there is a bankruptcy order against you"
        "|you are made bankrupt",
        "you are bankrupt",
        "you are subject to a bankruptcy order", "I've never been bankrupt.",
        "I've never been banked up.", value=False,
    ),
    _worded(
        "cannot-pay-debts",
        "you (cannot|are unable to|can no longer|are struggling to|struggle to|have (trouble|difficulty)|are having"
        " (trouble|difficulty|problems)) (pay|repay|paying|repaying) (off )?your (debts|creditors)"
        "|you are struggling with debts?|you have (problem|unmanageable|serious) debts?"
        "|you have debts (that )?you cannot (pay|afford|repay)|you are (having problems|in trouble) with debts?",
        "you have debts you cannot pay",
        "you are struggling with debt", "I have no debts.", "I have no doubts.", value=False,
    ),
    _worded(
        "bank-says-no",
        "you (have been|were|are) (refused|denied|turned down for) (a loan|credit|a bank loan|finance)"
        "( by (a|your|any) bank)?|you (cannot|are unable to|have been unable to|could not) (get|borrow|obtain)"
        " ?(a loan|credit|money|finance|a bank loan)? ?(from (a|your|any|another) bank|elsewhere)"
        "|(a|your) bank has (refused|declined|denied) (you|to give you) (a loan|credit)"
        "|you cannot (get|obtain) (a loan|credit|a bank loan)",
        "you have been refused a loan",
        "you cannot get credit elsewhere", "My bank gave me a loan.", "My bank gave me a lollipop.",
        value=False,
    ),
    _worded(
        "holds-account",
        "you (have|hold|have opened|own) an? (bank or building society account|bank account"
        "|account (with|at) an? bank|current account|uk bank account|account at a bank or building society)",
        "you have a bank account",
        "you have a bank or building society account", "I've banked with Lloyds since May.",
        "I've lodged with Lloyd since May.",
    ),
    _worded(
        "earns-little",
        "you (earn (very )?little|have (very )?little money|are on low (wages|pay)|are low paid"
        "|short of money)",
        "you have a low income",
        "you are on low wages", "I can hardly make ends meet.", "I can hardly make beds.",
    ),
    _worded(
        "earns-much", "you (do )?earn (very )?(much|a lot|a great deal)( of money)?",
        "you have a high income",
        "you do earn much", "I can hardly make ends meet.", "I can hardly make beds.",
        value=False,
    ),
    _worded(
        "at-pension-age",
        "you (are|have attained) ((at|over|above|past|of|at or over|at or above|older than) )?(the )?(state )?"
        "(pension|pensionable|retirement) age( or (over|older|above))?|you are old enough (to get"
        "|for) (the|a) state pension",
        "you have reached state pension age",
        "you are State Pension age or over", "I'm 72.", "I'm 72nd.",
    ),
    _worded(
        "vat-number",
        "(you|your (business|company|firm)) (are|is|have been|has been|have|has) (vat[ -]registered|registered (for|with) vat)"
        "|(you|your (business|company|firm)) (has|have) an? vat (registration )?number"
        "|you (have )?registered (your business )?for vat",
        "you are registered for VAT",
        "your business is VAT registered", "I charge VAT on all my bills.",
        "I charge my van on all my bills.",
    ),
    _worded(
        "rent-comes-in",
        "you (have|get|receive|earn|make) ((an )?income|money) from (a |your )?(property|renting out (a )?property"
        "|letting (out )?(a )?property|rent|rental property|land or property)|you (have|get|receive|earn)"
        " rental income|you let (out )?(a )?property|you are a private landlord",
        "you rent out a property",
        "you have income from property", "I'm a landlord with three houses.",
        "I'm a landlubber with three horses.",
    ),
    _worded(
        "tax-payer",
        "you (are an? (uk |income )?tax-?payer|pay (uk )?(income )?tax|pay (income )?tax on your (earnings|income"
        "|wages)|are liable for income tax)",
        "you pay tax",
        "you are a UK taxpayer", "I don't earn enough to pay tax.", "I don't turn up to play.",
        value=False,
    ),
    _worded(
        "return-sent",
        "you (have )?(sent|filed|submitted|sent in|sent off|completed|done|filled in|handed in)"
        " (a|your|the|an) (self assessment |income |annual )?tax return",
        "you have filed your tax return",
        "you have sent a tax return", "I still haven't done my tax return.",
        "I still haven't done my tack room.", value=False,
    ),
    _worded(
        "a-british-citizen",
        "you (are|have|hold) (a |an )?(british|uk) (citizen|national|citizenship|nationality|passport"
        " holder)|you are british|you are a citizen of the (uk|united kingdom)",
        "you are a British citizen",
        "you hold British citizenship", "I'm a Canadian citizen and nothing else.",
        "I'm a kindly citizen.", value=False,
    ),
    _worded(
        "licensed-driver",
        "you (are a licensed driver|are licensed to drive|are licensed to drive a car|are a qualified"
        " driver|hold a driver['’]s licen[cs]e|have a driver['’]s licen[cs]e|have passed your driving test)",
        "you have a full driving licence",
        "you are a licensed driver", "I'm still learning to drive.", "I'm still leaning on a drive.",
        value=False,
    ),
    _worded(
        "provisional-licence",
        "you (have|hold|only have|only hold) (only )?a (valid )?provisional (driving )?licen[cs]e",
        "you are a learner driver",
        "you hold a provisional driving licence", "I passed my test in 1998.",
        "I parked my vest in 1998.", value=False,
    ),
    _worded(
        "ban-from-driving",
        "you (have|had) (lost your (driving )?licence|been disqualified( from driving)?|been banned from driving"
        "|had your (driving )?licence (revoked|taken away|suspended))|you are (disqualified|banned)"
        " from driving|your (driving )?licence (has been|is|was) (taken away|revoked|suspended)",
        "you are disqualified from driving",
        "you have lost your licence", "I've never been banned from driving.",
        "I've never been barred from diving.", value=False,
    ),
    _worded(
        "keeper-of-vehicle",
        "you are the (registered )?(keeper|owner) of an? (vehicle|car|motor vehicle)|you (have|own) your own (car|vehicle)"
        "|you are a car owner",
        "you have a car",
        "you are the registered keeper of a vehicle", "I don't have a car.", "I don't have a cat.",
        value=False,
    ),
    _worded(
        "under-arms",
        "you are (currently )?(a serving member of the (armed forces|military)|on active (duty|service)"
        "|serving in the (armed forces|military|army)|a member of the (armed forces|military)"
        "|in the (armed forces|military))",
        "you are in the armed forces",
        "you are on active duty", "I'm a corporal in the Royal Marines.",
        "I'm a carpenter in the Royal Mail.",
    ),
    _worded(
        "locked-up",
        "you are (a (convicted )?prisoner|serving a (prison|custodial) sentence|detained in (a )?prison"
        "|in (jail|gaol|a prison)|an inmate|imprisoned|held in prison)",
        "you are in prison",
        "you are detained in prison", "I've never been to prison.", "I've never been to Paris.",
        value=False,
    ),
    _worded(
        "before-the-court",
        "you (have been|are|were) (charged|being charged) with (a crime|an offence|a criminal offence)"
        "|you are (awaiting trial|facing (criminal )?charges|facing trial|being prosecuted|due in court"
        "|accused of a crime)|you have been accused of a crime"
        "|there are criminal charges against you",
        "you have been charged with an offence",
        "you are awaiting trial", "I've never been charged with anything.",
        "I've never been chasing anything.", value=False,
    ),
    _worded(
        "on-the-roll",
        "(you are|your name is) (registered to vote|on the (electoral|voters['’]) (roll|register|list)"
        "|registered as a voter|a registered voter|on the register of electors)( at your (home )?address)?"
        "|you have registered to vote",
        "you are registered to vote",
        "your name is on the electoral register", "I never registered to vote.",
        "I never regretted the vote.", value=False,
    ),
    _worded(
        "home-covered",
        "you (have|hold|have taken out|have bought) (a )?(home|house|buildings|household|property) insurance( policy)?"
        "|your (home|house|property) is (insured|covered)|you have insured your (home|house|property)"
        "|you have insurance for your (home|house)",
        "your home is insured",
        "you have buildings insurance", "I don't have any insurance.", "I don't have any instinct.",
        value=False,
    ),
    _worded(
        "trip-covered",
        "you (have|hold|have taken out|have bought|bought|took out|are covered by) (a )?(travel|holiday) insurance( policy)?"
        "|you have insurance for your (trip|holiday|journey)|your (trip|holiday|journey) is (insured"
        "|covered)|you are insured for your (trip|holiday|journey)",
        "you have travel insurance",
        "your trip is insured", "I've no insurance.", "I've no instinct.", value=False,
    ),
    _worded(
        "in-a-ward",
        "you are (a hospital (in-?)?patient|staying in (a )?hospital|an in-?patient|a patient in (a )?hospital"
        "|being treated in hospital|in a hospital)( at the moment)?",
        "you are in hospital",
        "you are an inpatient", "I've been in hospital for three weeks.",
        "I've been in hospitality for three weeks.",
    ),
    _worded(
        "without-sight",
        "you (are sight[ -]impaired|have a (sight|visual) impairment"
        "|have lost your (eye)?sight|are registered (as )?(sight impaired|partially sighted))",
        "you are visually impaired",
        "you have a sight impairment", "My eyesight is perfect.", "My eyeliner is perfect.",
        value=False,
    ),
    _worded(
        "wants-for-a-dependant",
        "you have (someone|somebody|people|a person|family|relatives|a relative|family members|children)"
        " (who|that) (depends?|rel(y|ies)) on you|you have (a )?dependent (relatives?|family|adults?)"
        "|you have a dependant",
        "you have dependants",
        "you have someone who depends on you", "I have no dependants.", "I have no pendants.",
        value=False,
    ),
)
# fmt: on
_OPENINGS = ("you ", "your ", "a bank ", "there ")


@cache
def _patterns() -> Sequence[tuple[re.Pattern[str], str]]:
    """Return the patterns with the commonest wordings, compiled when a first story is read."""
    return tuple((re.compile(each.pattern, re.IGNORECASE), each.says) for each in PLAIN_STATES)


@lru_cache(maxsize=8192)
def with_plain_state(statement: str) -> str:
    """Return a clause in the commonest wording of the state of life that it asks for.

    Args:
        statement: a clause.

    Example:
        >>> with_plain_state("you are in business on your own account")
        'you are self-employed'
        >>> with_plain_state("you are in business")
        'you are in business'
    """
    if not statement.lower().startswith(_OPENINGS):
        return statement
    for pattern, plain in _patterns():
        if pattern.match(statement) is not None:
            return plain
    return statement
