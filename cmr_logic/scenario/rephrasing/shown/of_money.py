"""What turns of speech show of money: bailiffs at the door, a policy that was never taken out."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_STORE = (
    "(building society|bank|post office|credit union|savings account|isa|premium bonds"
    "|savings bonds|piggy bank)"
)

# fmt: off
OF_MONEY: tuple[Rewording, ...] = (
    shows(
        "sum-in-the-bank",
        "{who}{have} (about |around |over |nearly )?([£$€]?[\\d,.]+|{n} (hundred|thousand|grand)"
        "|a (few|couple of) (hundred|thousand|grand)|a tidy sum"
        "|a bit|some money|something) {few}in (the|my|our|a|an) {few}" + _STORE,
        "{who} {have} savings. {who} {have} money in the bank",
        "you have savings", "I've ten thousand in the building society.",
        "I've ten meetings in the building society.",
    ),
    shows(
        "bailiffs",
        "(bailiffs|debt collectors|creditors|enforcement agents) {few}(are|were|came|come|keep"
        "|have|knocked|turned|rang|ring|took)"
        "|(my|our) (card|cards|overdraft|credit cards?|store cards?) (is|are|was) {few}(maxed"
        "|up to the limit|at the limit)"
        "|{who} (keep|kept) getting (red letters|final demands|final reminders)",
        "I have debts. I am in debt. I owe money. I am in financial difficulty",
        "you have debts", "The bailiffs are at the door.", "The bailiff's son is at the door.",
    ),
    shows(
        "always-paid-debts",
        "{who}{have} always paid (my|our|his|her|all) {few}(debts|bills|way|creditors)",
        "{who} {have} never been bankrupt. {who} {have} never been declared bankrupt",
        "you have been declared bankrupt", "I've always paid my debts.",
        "I've always paid my visits.", value=False, ever=True,
    ),
    shows(
        "lives-on-the-dole",
        "{who} {often}(live|get by|survive|manage|scrape by)(s)? on (the dole|benefits"
        "|universal credit|jobseeker's allowance|income support|pension credit"
        "|state benefits|social security)|the (jobcentre|dwp|social"
        "|benefits? office) {often}(pays?|sends?|gives?) (me|us)",
        "I receive benefits. I get benefits. I claim benefits. I am on benefits",
        "you receive benefits", "The jobcentre pays me every fortnight.",
        "The garden centre pays me every fortnight.",
    ),
    shows(
        "taxman-takes",
        "(the taxman|hmrc|the tax office|the inland revenue|the irs) {often}(takes?|gets?|has"
        "|helps? (itself|himself) to) (a|its|his|their|most|half|part)",
        "I pay tax. I pay income tax. I am a taxpayer",
        "you pay tax", "HMRC takes its cut every month.", "The barber takes his cut every month.",
    ),
    shows(
        "earns-too-little-to-be-taxed",
        "{who} {often}(earn|make)s? (too little|so little) {few}tax(ed)?|{who} (don't|doesn't"
        "|do not) {few}(earn|make) enough {few}tax|below the tax "
        "(threshold|allowance)|under my (tax|personal) allowance",
        "{who} {do} not pay tax. {who} {do} not pay income tax. {who} {be} not a taxpayer",
        "you pay tax", "I earn too little to be taxed.", "I earn too little to be tempted.",
        value=False,
    ),
    shows(
        "my-visa-card",
        "(on|with|by|using) (my|our) {few}(visa|mastercard|amex|american express|barclaycard"
        "|credit card)\\b(?! (application|has|was|ran))"
        "|(my|our) (mastercard|amex|american express|barclaycard|credit card) (is|has"
        "|was) {few}(maxed|full|in my|at)",
        "I have a credit card. I own a credit card",
        "you have a credit card", "I pay for everything on my Visa.",
        "I pay for everything on my visits.",
    ),
    shows(
        "only-cash",
        "{who} {often}(use|pay (with|in|by)|carry|deal in)s? (only )?(cash|notes and coins"
        "|cash only)( only)?{end}|{who} (cut|chopped) up (all )?(my|our) {few}"
        "(credit )?cards",
        "I do not have a credit card. I do not pay by card. I pay in cash",
        "you have a credit card", "I cut up all my cards.", "I cut up all my carrots.", value=False,
    ),
    shows(
        "pays-premiums",
        "{who} {often}(pay|paid)s? {a} {few}premiums?( every| each| by| on| for)"
        "|{who}{am} (covered|insured) (by|with|through) ",
        "{who} {have} insurance. {who} {be} insured. {who} {have} an insurance policy",
        "you have insurance", "I pay a premium every month.", "I pay a pensioner every month.",
    ),
    shows(
        "took-out-no-policy",
        "(never|not|didn't|haven't|hadn't|did not) {few}(taken?|took) out (a|any"
        "|the) {few}(policy|insurance|cover)"
        "|(never|didn't|haven't|hadn't) {few}(bothered|bother) with (any )?(insurance|cover)"
        "|let (the|my|our) {few}(policy|insurance|cover) (lapse|run out)",
        "I do not have insurance. I am not insured. I do not have a policy. I am uninsured",
        "you have insurance", "I never took out a policy.", "I never took out a puppy.",
        value=False,
    ),
    shows(
        "claimed-then",
        "{who}{perfect} claimed {some}(last year|the year before|years? ago|in (19|20)\\d\\d"
        "|before|once|twice|in the past)|(the|my|our) insurers? {few}"
        "(paid out|settled) (after|for|when|last|in)",
        "{who} {have} made a claim before. {who} made a claim. {who} {have} made a claim",
        "you have made a claim before", "I claimed for the roof two years ago.",
        "I climbed on the roof two years ago.", ever=True,
    ),
    shows(
        "first-claim",
        "(first|very first) claim{end}|{who}('ve|have|has)? never (made a |put in a "
        "|had to )?claim(ed)?( for anything| on it| before)?{end}",
        "I have not made a claim. I have never made a claim. I have made no claims. I have not "
        "claimed before",
        "you have made a claim", "I've never claimed.", "I've never climbed.",
        value=False, ever=True,
    ),
    shows(
        "runs-as-owner",
        "{who}{am} the (proud )?owner of {a} {few}(garage|shop|business|firm|company|restaurant"
        "|cafe|café|pub|salon|bakery|hotel|gym|nursery|farm|boutique"
        "|takeaway|launderette|florist's|butcher's)",
        "{who} own{s} a business. {who} {have} a business. {who} run{s} a business",
        "you own a business", "I'm the owner of a garage.", "I'm the owner of a gazelle.",
    ),
    shows(
        "only-an-employee",
        "{who}{am} (just|only) (an employee|a worker|on the staff|hired help)"
        "|{who} {often}work(s)? for (somebody|someone) else|{who}('ve|has|have)? never "
        "(run|owned|had|started) (a|my own|any) business",
        "{who} {do} not own a business. {who} {do} not have a business. {who} {do} not run a "
        "business",
        "you own a business", "I'm only an employee.", "I'm only on an errand.",
        value=False, ever=True,
    ),
    shows(
        "left-me-money",
        "(my|our) {few}[a-z]+(?<!bank)(?<!society) (has |had )?(left|bequeathed|willed) (me"
        "|us) (?!(alone|nothing|at|in|on|with|to|behind|out|off|when|waiting|and|for"
        "|last|this|a (message|note|voicemail|letter|mess|tip)))|came into (some|a bit of"
        "|a lot of|a little) money|came into (an|my|our) inheritance"
        "|(?P<will>will) (gave|left|leaves|gives) (me|us) ",
        "I inherited money. I have inherited money. I received an inheritance. I have an "
        "inheritance",
        "you inherited money", "My aunt left me £20,000.", "My aunt left me a note.",
        unless=r"\b(?:husband|wife|partner|boyfriend|girlfriend)\s(?:has\s)?left\s(?:me|us)\b",
    ),
    shows(
        "left-me-nothing",
        "left (me|us) (nothing|not a penny|without a penny)|(nothing|not a penny) (in|from) (the"
        "|her|his|their) will|left (it all|everything|the lot|every penny) to "
        "(?!(me|us)\\b)",
        "I did not inherit money. I have not inherited money. I have inherited nothing. I "
        "inherited nothing",
        "you inherited money", "She left me nothing.", "She left me in peace.", value=False,
    ),
    shows(
        "too-young-for-the-state-pension",
        "\\b(I'm|I am) ([1-5]\\d|twenty|thirty|forty|fifty|twenty-[a-z]+|thirty-[a-z]+"
        "|forty-[a-z]+|fifty-[a-z]+)( years old)?(?=,|\\.| and\\b)",
        "I am too young for a pension. I am not a pensioner",
        "you get a state pension", "I'm 34 and work at a garage.", "I'm 74 and work at a garage.",
        value=False,
    ),
)
# fmt: on
