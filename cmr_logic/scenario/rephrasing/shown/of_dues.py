"""What turns of speech show of debts, loans, incomes, rent that comes in, and insurance."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_LONG_AGO = r"\b(?:19|20)\d\d\b|\byears\sago\b|\bdischarged\b|\bused\sto\b"

# fmt: off
OF_DUES: tuple[Rewording, ...] = (
    shows(
        "made-me-bankrupt",
        "(court|judge) (has )?(made|declared) (me|us) bankrupt|{i}{perfect} (went|gone|was made"
        "|been made|was"
        " declared|been declared) bankrupt|bankruptcy order against (me|us)",
        "I am bankrupt. I have been made bankrupt. I was made bankrupt. I am an undischarged"
        " bankrupt",
        "you are bankrupt", "The court made me bankrupt in March.",
        "The court made me bankruptcy clerk.",
        unless=_LONG_AGO + r"|\b(?:not|never|n['’]t|nearly|almost)\b",
    ),
    shows(
        "cannot-keep-up",
        "(can't|cannot|couldn't) (keep up with|meet|make) (the|my|our) {few}(payments|repayments"
        "|instalments)"
        "|(can't|cannot) pay back (what|the money|the loan)|bailiffs {some}what (I|we) owe",
        "I have debts I cannot pay. I cannot pay my debts. I am in debt. I have debts. I owe money",
        "you are in debt", "I can't keep up with the repayments.",
        "I can't keep up with the runners.",
    ),
    shows(
        "bank-turned-me-down",
        "banks? {few}(turned|turns|turning) (me|us) (down|away)|no bank (will|would) (lend|give"
        "|touch|take"
        " on)|banks?{few} {few}(all |both )?said no|bank {few}(refused|rejected|declined|turned"
        " down) (my|our)"
        " {few}(loan|application|request)",
        "I have been refused a loan. I was refused a loan. I have been refused credit. I was"
        " refused"
        " credit. The bank refused me a loan. I have been refused credit by a bank",
        "you have been refused a loan", "No bank will lend me a penny.",
        "No bank will bend for me.",
        unless=r"\b(?:job|account|in\sthe\send|finally)\b", ever=True,
    ),
    shows(
        "bank-lent-me",
        "banks? (has |have )?{few}(offered|gave|given|lent|granted|approved) (me|us|my)"
        " {few}(loan|money|mortgage"
        "|credit|application)|never been (refused|turned down for) (a loan|credit)",
        "I have not been refused a loan. I have not been refused credit. I was not refused a loan",
        "you have been refused a loan", "The bank gave me a loan straight away.",
        "The bank gave me a loaf straight away.", value=False, ever=True,
    ),
    shows(
        "opened-an-account",
        "opened an account (at|with) {few}(?-i:[A-Z]\\w+|the bank|a bank)",
        "I have a bank account. I have opened a bank account", "you have a bank account",
        "I opened an account at HSBC last week.", "I opened an account of the war last week.",
        unless=r"\b(?:ebay|amazon|shop|netflix|closed)\b",
    ),
    shows(
        "never-an-account",
        "{i}{perfect} never (bothered|got round to|got around to|saw the point of|wanted)"
        " (opening|an?|open) {few}account"
        "|{i}{perfect} always dealt in cash",
        "I do not have a bank account. I have not opened a bank account",
        "you have a bank account", "I've never bothered opening an account.",
        "I've never bothered opening an oyster.", value=False, ever=True,
        unless=r"\b(?:instagram|facebook|online|second|email|twitter)\b",
    ),
    shows(
        "money-runs-out",
        "(no|hardly any|not a penny of) money left {few}(before|by|at) the end|by the (second"
        "|third|last)"
        " week of (the|each|every) month {more}(no|nothing|toast|beans|skint|broke|out of)"
        "|live on (a|my) (tiny|small|low|meagre) (wage|pension|income|salary)|scrape by",
        "I have a low income. I am on a low income. I am struggling financially. I am in financial"
        " hardship. I am in financial difficulty",
        "you have a low income", "By the third week of the month there's no money left.",
        "By the third week there's no muesli left.",
    ),
    shows(
        "earns-a-fortune",
        "six-figure (salary|income)|{i} (make|earn) (a|an) (very |really )?(good|handsome"
        "|excellent|comfortable)"
        " (living|salary|wage)|{i} earn (a fortune|a packet|good money|very well)|(very"
        "|extremely) well off",
        "I do not have a low income. I have a high income. I am not on a low income",
        "you have a low income", "I earn a six-figure salary.", "I earn a six-foot salami.",
        value=False,
    ),
    shows(
        "no-other-property",
        "(don't|do not) (own|have) any {few}(property|house|home|flat) (besides|apart from"
        "|except|other than"
        "|but) (my|our) own|(don't|do not|never) (rent|let) anything out",
        "I do not rent out a property. I am not a landlord. I have no tenants. I do not have rental"
        " income",
        "you rent out a property", "I don't own any property besides my own home.",
        "I don't own any puppets besides my own horse.", value=False, ever=True,
    ),
    shows(
        "rents-them-out",
        "(flats?|houses?|cottages?|rooms?|property|properties|bungalow) (that |which )?{i} (rent"
        "|let) (out )?to",
        "I rent out a property. I am a landlord. I have tenants. I have rental income",
        "you rent out a property", "I've got two flats that I rent out to students.",
        "I've got two flans that I send out to students.",
    ),
    shows(
        "no-claims",
        "clean slate {some}(claim|claims)|not (one|a single) claim|never had to claim (on|off"
        "|from)",
        "I have not made a claim. I have not claimed on my insurance. I have not made an insurance"
        " claim",
        "you have made a claim", "I've had a clean slate for twenty years: not one claim.",
        "I've had a clear sky for twenty days: not one cloud.", value=False, ever=True,
    ),
    shows(
        "put-in-a-claim",
        "(put in|made|lodged|submitted) (a|an) ({few})claim (for|on|to|last|in)|insurers? (paid"
        "|has paid|have"
        " paid) (out|up|me|us)|{i} claimed (for a|on my|off my|on the) {few}(insurance|policy"
        "|bike|car|pipe"
        "|phone|roof|leak|fire|flood)?",
        "I have made a claim. I made a claim. I have claimed on my insurance. I have made an"
        " insurance"
        " claim",
        "you have made a claim", "My insurer paid out £2,000 for my car.",
        "My insurer painted out £2,000 on my card.",
        unless=r"\b(?:not|never|n['’]t|benefit|credit|allowance|job)\b",
    ),
    shows(
        "no-cover-for-the-trip",
        "(didn't bother|didn't bother with|forgot|never got round to|never bothered|forgot to"
        " (take out|buy|get))"
        " {few}(travel insurance|holiday insurance|cover for the trip|cover for my trip"
        "|insurance for the trip"
        "|travel policy)",
        "I do not have travel insurance. I have not taken out travel insurance. My trip is not"
        " insured",
        "you have travel insurance", "I didn't bother with travel insurance.",
        "I didn't bother with travel irons.", value=False, ever=True,
    ),
)
# fmt: on
