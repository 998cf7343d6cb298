"""What rules word in many ways of homes, money, papers and the law, with the commonest wording.

The entries stand with those of :mod:`.plain_states`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Turn, worded

_HOME = "(?:home|house|flat|property|dwelling|accommodation)"

# fmt: off
PLAIN_HOLDINGS: tuple[Turn, ...] = (
    worded(
        "only-adult",
        "you are the only adult ((who is )?(living|residing|resident) |who lives |who resides"
        " )?(in|at) (the|your|this)"
        f" ({_HOME}|household|address)",
        "you are the only adult in your home",
        "you are the only adult living in the property", "I live alone.", "I leave alone.",
    ),
    worded(
        "home-of-ones-own",
        f"you (own|are the owner of|are an owner of) the {_HOME} (that )?(you live in|you occupy"
        f"|where you live|in which you"
        f" live)|you are a home owner|you own your own {_HOME}|you own your {_HOME}",
        "you own your home",
        "you are a home owner", "I'm a council tenant.", "I'm a council trainee.", value=False,
    ),
    worded(
        "from-a-private-landlord",
        "you (rent privately|are a private tenant|are a private renter|are a tenant of a private"
        f" landlord|rent (your {_HOME} )?from a private landlord|are renting privately|live in"
        f" private"
        " rented accommodation|live in privately rented accommodation|are in private rented"
        " accommodation)",
        "you rent from a private landlord",
        "you are a private tenant", "I own my house.", "I own my horse.", value=False,
    ),
    worded(
        "has-tenancy", "you have (a|an) (tenancy|tenancy agreement|lease|tenancy contract)"
        "|you are (a renter|in rented accommodation|renting your home)|you have a landlord",
        "you are a tenant",
        "you have a landlord", "We own our house.", "We owe our horse a rest.", value=False,
    ),
    worded(
        "from-the-council",
        f"you (live in|occupy|are in) (a )?council {_HOME}|you live in council housing|you (have"
        f"|hold)"
        " a council tenancy|you are a tenant of (the|your) (local )?council|your landlord is (the"
        "|your)( local)? council|you are a local authority tenant",
        "you are a council tenant",
        "you live in a council house", "I own my own house.", "I own my own horse.", value=False,
    ),
    worded(
        "behind-with-rent",
        "you (are (in|behind|late) (arrears )?(with|on|in) (paying )?your rent|have (fallen|got)"
        " (behind|into arrears)"
        " (with|on) your rent|have (missed|not paid|failed to pay|unpaid) (a |any |some |your"
        " )?(rent"
        "|rent payments?)|owe (your landlord (rent|money)|money to your landlord|rent to your"
        " landlord)"
        "|are in rent arrears)",
        "you have rent arrears",
        "you owe money to your landlord", "My rent is paid up to date.", "My run is done.",
        value=False,
    ),
    worded(
        "near-eviction",
        "you are (being evicted|facing eviction|threatened with eviction|at risk of (being evicted"
        "|eviction|becoming homeless))|your landlord is (evicting you|trying to evict you)"
        "|your landlord wants to evict you",
        "you are at risk of homelessness",
        "you are being evicted", "I've had an eviction notice.", "I've had an evening notice.",
    ),
    worded(
        "notice-of-eviction",
        "you (have|have had|have received|get|have got|are given|have been given|have been sent)"
        " an?"
        " (eviction notice|notice to quit|notice of eviction)|your landlord wants you to (leave"
        "|move out)|you have been given notice to leave your home",
        "your landlord has given you notice to leave",
        "you have had a notice to quit", "My landlord wants me to stay.", "My land is in a state.",
        value=False,
    ),
    worded(
        "bankruptcy-order",
        "you are (subject to a bankruptcy order|an undischarged bankrupt|a bankrupt)"
        "|you (become|go) bankrupt|there is a bankruptcy order against you"
        "|you are made bankrupt",
        "you are bankrupt",
        "you are subject to a bankruptcy order", "I've never been bankrupt.",
        "I've never been banked up.", value=False,
    ),
    worded(
        "owes-still", "you have (unpaid|outstanding) debts?", "you are in debt",
        "you have unpaid debts", "I'm up to my ears in debt.", "I'm up to my ears in debate.",
    ),
    worded(
        "cannot-pay-debts",
        "you (cannot|are unable to|can no longer|are struggling to|struggle to|have (trouble"
        "|difficulty)|are having"
        " (trouble|difficulty|problems)) (pay|repay|paying|repaying) (off )?your (debts|creditors)"
        "|you are struggling with debts?|you have (problem|unmanageable|serious) debts?"
        "|you have debts (that )?you cannot (pay|afford|repay)|you are (having problems|in"
        " trouble) with debts?",
        "you have debts you cannot pay",
        "you are struggling with debt", "I have no debts.", "I have no doubts.", value=False,
    ),
    worded(
        "bank-says-no",
        "you (have been|were|are) (refused|denied|turned down for) (a loan|credit|a bank loan"
        "|finance)"
        "( by (a|your|any) bank)?|you (cannot|are unable to|have been unable to|could not) (get"
        "|borrow|obtain)"
        " ?(a loan|credit|money|finance|a bank loan)? ?(from (a|your|any|another) bank|elsewhere)"
        "|(a|your) bank has (refused|declined|denied) (you|to give you) (a loan|credit)"
        "|you cannot (get|obtain) (a loan|credit|a bank loan)",
        "you have been refused a loan",
        "you cannot get credit elsewhere", "My bank gave me a loan.", "My bank gave me a lollipop.",
        value=False,
    ),
    worded(
        "holds-account",
        "you (have|hold|have opened|own) an? (bank or building society account|bank account"
        "|account (with|at) an? bank|current account|uk bank account|account at a bank or"
        " building society)",
        "you have a bank account",
        "you have a bank or building society account", "I've banked with Lloyds since May.",
        "I've lodged with Lloyd since May.",
    ),
    worded(
        "earns-little",
        "you (earn (very )?little|have (very )?little money|are on low (wages|pay)|are low paid"
        "|short of money)",
        "you have a low income",
        "you are on low wages", "I can hardly make ends meet.", "I can hardly make beds.",
    ),
    worded(
        "earns-much", "you (do )?earn (very )?(much|a lot|a great deal)( of money)?",
        "you have a high income",
        "you do earn much", "I don't earn much.", "I don't eat much.",
        value=False,
    ),
    worded(
        "at-pension-age",
        "you (are|have attained) ((at|over|above|past|of|at or over|at or above|older than)"
        " )?(the )?(state )?"
        "(pension|pensionable|retirement) age( or (over|older|above))?|you are old enough (to get"
        "|for) (the|a) state pension",
        "you have reached state pension age",
        "you are State Pension age or over", "I'm 72.", "I'm 72nd.",
    ),
    worded(
        "vat-number",
        "you (are|have been) (vat[ -]registered|registered (for|with) vat)|you have an? vat"
        " (registration )?number|you (have )?registered (your business )?for vat",
        "you are registered for VAT",
        "you have a VAT number", "I charge VAT on all my bills.",
        "I charge my van on all my bills.",
    ),
    worded(
        "rent-comes-in",
        "you (have|get|receive|earn|make) ((an )?income|money) from (a |your )?(property|renting"
        " out (a )?property"
        "|letting (out )?(a )?property|rent|rental property|land or property)|you (have|get"
        "|receive|earn)"
        " rental income|you let (out )?(a )?property|you are a private landlord",
        "you rent out a property",
        "you have income from property", "I'm a landlord with three houses.",
        "I'm a landlubber with three horses.",
    ),
    worded(
        "tax-payer",
        "you (are an? (uk |income )?tax-?payer|pay (uk )?(income )?tax|pay (income )?tax on your"
        " (earnings|income"
        "|wages)|are liable for income tax)",
        "you pay tax",
        "you are a UK taxpayer", "I don't earn enough to pay tax.", "I don't turn up to play.",
        value=False,
    ),
    worded(
        "return-sent",
        "you (have )?(sent|filed|submitted|sent in|sent off|completed|done|filled in|handed in)"
        " (a|your|the|an) (self assessment |income |annual )?tax return",
        "you have filed your tax return",
        "you have sent a tax return", "I still haven't done my tax return.",
        "I still haven't done my tack room.", value=False,
    ),
    worded(
        "a-british-citizen",
        "you (are|have|hold) (a |an )?(british|uk) (citizen|national|citizenship|nationality"
        "|passport"
        " holder)|you are british|you are a citizen of the (uk|united kingdom)",
        "you are a British citizen",
        "you hold British citizenship", "I'm a Canadian citizen and nothing else.",
        "I'm a kindly citizen.", value=False,
    ),
    worded(
        "licensed-driver",
        "you (are a licensed driver|are licensed to drive|are licensed to drive a car|are a"
        " qualified"
        " driver|hold a driver['’]s licen[cs]e|have a driver['’]s licen[cs]e|have passed your"
        " driving test)",
        "you have a full driving licence",
        "you are a licensed driver", "I'm still learning to drive.",
        "I'm still leaning on a drive.",
        value=False,
    ),
    worded(
        "provisional-licence",
        "you (have|hold|only have|only hold) (only )?a (valid )?provisional (driving )?licen[cs]e",
        "you are a learner driver",
        "you hold a provisional driving licence", "I passed my test in 1998.",
        "I parked my vest in 1998.", value=False,
    ),
    worded(
        "ban-from-driving",
        "you (have|had) (lost your (driving )?licence|been disqualified( from driving)?|been"
        " banned from driving"
        "|had your (driving )?licence (revoked|taken away|suspended))|you are (disqualified|banned)"
        " from driving|your (driving )?licence (has been|is|was) (taken away|revoked|suspended)",
        "you are disqualified from driving",
        "you have lost your licence", "I've never been banned from driving.",
        "I've never been barred from diving.", value=False,
    ),
    worded(
        "keeper-of-vehicle",
        "you are the (registered )?(keeper|owner) of an? (vehicle|car|motor vehicle)|you (have"
        "|own) your own (car|vehicle)"
        "|you are a car owner",
        "you have a car",
        "you are the registered keeper of a vehicle", "I don't have a car.", "I don't have a cat.",
        value=False,
    ),
    worded(
        "under-arms",
        "you are (currently )?(a serving member of the (armed forces|military)|on active (duty"
        "|service)"
        "|serving in the (armed forces|military|army)|a member of the (armed forces|military)"
        "|in the (armed forces|military))",
        "you are in the armed forces",
        "you are on active duty", "I'm a corporal in the Royal Marines.",
        "I'm a carpenter in the Royal Mail.",
    ),
    worded(
        "locked-up",
        "you are (a convicted prisoner|serving a (prison|custodial) sentence|detained in (a"
        " )?prison"
        "|in (jail|gaol|a prison)|imprisoned|held in prison)",
        "you are in prison",
        "you are detained in prison", "I've never been to prison.", "I've never been to Paris.",
        value=False,
    ),
    worded(
        "before-the-court",
        "you (have been|are|were) (charged|being charged) with (a crime|an offence|a criminal"
        " offence)"
        "|you are (awaiting trial|facing (criminal )?charges|facing trial|being prosecuted|due"
        " in court"
        "|accused of a crime)|you have been accused of a crime"
        "|there are criminal charges against you",
        "you have been charged with an offence",
        "you are awaiting trial", "I've never been charged with anything.",
        "I've never been chasing anything.", value=False,
    ),
    worded(
        "on-the-roll",
        "(you are|your name is) (registered to vote|on the (electoral|voters['’]) (roll|register"
        "|list)"
        "|registered as a voter|a registered voter|on the register of electors)( at your (home"
        " )?address)?"
        "|you have registered to vote",
        "you are registered to vote",
        "your name is on the electoral register", "I never registered to vote.",
        "I never regretted the vote.", value=False,
    ),
    worded(
        "home-covered",
        "you (have|hold|have taken out|have bought) (a )?(home|house|buildings|household"
        "|property) insurance( policy)?"
        "|your (home|house|property) is (insured|covered)|you have insured your (home|house"
        "|property)"
        "|you have insurance for your (home|house)",
        "your home is insured",
        "you have buildings insurance", "I don't have any insurance.", "I don't have any instinct.",
        value=False,
    ),
    worded(
        "trip-covered",
        "you (have|hold|have taken out|have bought|bought|took out|are covered by) (a )?(travel"
        "|holiday) insurance( policy)?"
        "|you have insurance for your (trip|holiday|journey)|your (trip|holiday|journey) is"
        " (insured"
        "|covered)|you are insured for your (trip|holiday|journey)",
        "you have travel insurance",
        "your trip is insured", "I've no insurance.", "I've no instinct.", value=False,
    ),
    worded(
        "in-a-ward",
        "you are (a hospital (in-?)?patient|staying in (a )?hospital|an in-?patient|a patient in"
        " (a )?hospital"
        "|being treated in hospital|in a hospital)( at the moment)?",
        "you are in hospital",
        "you are an inpatient", "I've been in hospital for three weeks.",
        "I've been in hospitality for three weeks.",
    ),
    worded(
        "without-sight",
        "you (are sight[ -]impaired|have a (sight|visual) impairment"
        "|have lost your (eye)?sight|are registered (as )?(sight impaired|partially sighted))",
        "you are visually impaired",
        "you have a sight impairment", "My eyesight is perfect.", "My eyeliner is perfect.",
        value=False,
    ),
    worded(
        "wants-for-a-dependant",
        "you have (someone|somebody|people|a person|family|relatives|a relative|family members"
        "|children)"
        " (who|that) (depends?|rel(y|ies)) on you|you have (a )?dependent (relatives?|family"
        "|adults?)"
        "|you have a dependant",
        "you have dependants",
        "you have someone who depends on you", "I have no dependants.", "I have no pendants.",
        value=False,
    ),
)
# fmt: on
