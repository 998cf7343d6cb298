"""Words that questions and guidance share without being about the same thing, and synonyms."""

from __future__ import annotations

from cmr_logic.text import word_set

# What questions of any kind say, and no sign of what this one is about: "can I **apply**"; not
# "can I row".
ASKING = word_set(
    "eligible eligibility qualify apply claim receive entitle entitled entitlement allow "
    "allowed permit permitted require required requirement meet program programme benefit "
    "scheme need use make have suitable right consider know tell possible necessary want "
    "take part join obtain applicable person case ok legal illegal option guide help get go give "
    "do include affect suit good enough now currently still anything mean like people"
)
# What questions say of whatever is asked for: "is my **application** accepted"; not "is my boat
# safe". Beside words of a subject they count as such.
SUCCEEDING = word_set("application accept approve succeed successful chance cover covered")
# How one asks whether something stays, of a text by which it goes: "can I **keep** my pass?"; not
# "can I use my pass?".
STAYING = word_set("keep retain continue remain stay still valid")
GOING = word_set(
    "lose withdraw cancel revoke stop end suspend terminate remove expire lapse forfeit cease "
    "seize confiscate impound block"
)
"""Verbs of a text by which something goes: "your pass will be **withdrawn**"; not "sold"."""
# Verbs before "to" by which one asks, though they look like nouns: "Do I need to …?"; not "a visa".
ASKING_VERBS = frozenset({"need", "have", "want", "like", "help", "be", "get", "use", "used"})
# When, how much and in what manner: "row **early**"; not "row". What a question is about is named
# by other words.
CIRCUMSTANCES = word_set(
    "january february march april may june july august september october november december monday "
    "tuesday wednesday thursday friday saturday sunday spring summer autumn winter night evening "
    "morning weekend hour minute today yesterday tomorrow early late soon after before since until "
    "again always never often twice once second third old new free online extra nothing back see "
    "show say stay become through toward around away ahead abroad one two three four five six "
    "seven eight nine ten eleven twelve another last next"
)
# Frequent in guidance of every kind, so that to have them in common says little: "**company**";
# not "harbour".
COMMON = word_set(
    "pay payment money work year month week day time service form amount rate full extra "
    "people live child new change help support number state country government company "
    "business home family date age old first start stop keep move buy sell send ask contact "
    "call let put come pick leave owe charge cost large small total whole top due become "
    "again sign visit count low high general deal online book collect draw turn switch provide"
)
# Leave and the papers that show it, which guidance of every kind asks for: "a **licence**"; not "a
# minibus".
PERMITTING = word_set(
    "licence license permit permission consent approval authorise authorize authorisation "
    "authorization notice notify certificate certify name address report document paperwork proof"
)
# All words that say little of what a text is about.
LIGHT = COMMON | CIRCUMSTANCES | PERMITTING
# Each line: words that guidance and those who ask it use of the same thing.
SYNONYMS = (
    "child kid baby son daughter",
    "job work employment employ occupation",
    "husband wife spouse partner",
    "car vehicle automobile motor",
    "buy purchase acquire",
    "sell dispose sale",
    "house home property dwelling residence flat apartment",
    "money fund cash finance financial",
    "begin start commence",
    "stop end finish cease terminate",
    "help assistance aid support assist",
    "charge cost fee price pay",
    "free cost charge nothing",
    "doctor physician gp medic",
    "firm company business enterprise corporation",
    "abroad overseas foreign",
    "student pupil learner",
    "student course study",
    "teach teacher tutor",
    "holiday vacation",
    "die death dead deceased late funeral burial bereavement",
    "rent lease let tenancy tenant",
    "hire rent",
    "friend guest visitor companion",
    "exam examination test assessment",
    "resit retake repeat",
    "fare ticket travel journey",
    "train rail railway",
    "bus coach",
    "flight plane fly aeroplane",
    "laptop computer device",
    "drink alcohol beer wine",
    "medicine tablet drug medication pill",
    "parcel package delivery",
    "send ship post mail dispatch export",
    "swap exchange trade",
    "clean sweep wash",
    "permit licence license permission authorisation authorization",
    "pension retirement retire",
    "disabled disability impairment",
    "ill sick illness sickness unwell",
    "pregnant pregnancy maternity",
    "fine penalty",
    "return refund back repay repayment reimburse compensation compensate",
    "refund reimburse compensation compensate price money",
    "expense cost expenditure",
    "room stay lodging accommodation",
    "collect collection pick",
    "university college course study",
    "farm farmer agricultural agriculture ranch",
    "veteran military servicemember army",
    "tax taxable taxation duty",
    "phone telephone call helpline",
    "wage salary pay earnings",
    "register registration sign enrol enroll",
    "withdraw withdrawal draw take",
    "lawful legal law",
    "forbid ban prohibit",
    "repair mend fix",
    "dog pet animal",
    "cat pet animal",
    "bicycle bike cycle",
    "ship boat vessel",
    "allow permit let",
    "postpone defer delay",
    "shut close",
    "choose pick select",
    "replace replacement renew",
    "rubbish waste refuse litter",
    "garden yard allotment",
    "lawyer solicitor attorney",
    "luggage baggage bag suitcase",
    "movie film",
    "lorry truck vehicle",
    "entry entrance admission",
    "complain complaint grievance",
    "lend borrow loan",
    "deny refuse reject decline",
    "grant award",
    "look search seek",
    "lamp light headlamp headlight",
    "leash lead",
    "puppy dog",
    "kitten cat",
    "colleague workmate coworker",
    "holiday trip",
    "vacation leave",
    "trip journey travel departure abroad",
    "damage break broken repair loss",
    "bill cost charge expense",
    "move transfer relocate",
    "child dependent dependant minor toddler teenager daughter son",
    "husband wife spouse widow widower widowed",
    "dentist patient tooth dental",
    "alone accompany unaccompanied supervise",
    "shellfish clam mussel oyster crab",
    "gather harvest collect pick dig",
    "toll fee charge pay",
    "boss employer manager",
    "gun firearm weapon rifle",
    "knife blade weapon",
    "marijuana cannabis weed",
    "smoke tobacco cigarette vape",
    "garbage trash rubbish waste",
    "loan borrow proceeds",
    "discount reduction reduce concession rebate",
    "scholarship bursary",
    "nursery childcare preschool kindergarten",
    "jail prison custody",
    "fire sack dismiss",
    "quit resign leave",
    "unemployed jobless unemployment jobseeker",
    "insurance insurer policy cover coverage",
    "theft steal stolen rob robbery burglary",
    "crash accident collision",
    "injury hurt injure accident",
    "surgery operation",
    "divorce ex former",
    "book reserve reservation",
    "fish angling angler",
    "hunt deer game shoot",
    "camp tent caravan",
    "drone aircraft",
    "shop store retailer",
    "seller trader vendor",
    "vote election ballot",
    "broadband internet wifi",
    "faulty break defect defective",
    "elderly senior pensioner",
    "motorbike motorcycle scooter moped",
    "van vehicle",
    "yacht vessel dinghy",
    "repay overpay back",
    "lose forfeit withdraw revoke suspend stop take",
)
# Each line: words of one root that no ending tells: "cancel", "cancellation"; not "port", "import".
DERIVED = (
    "cancel cancellation",
    "admit admission admittance",
    "reduce reduction",
    "submit submission",
    "extend extension",
    "suspend suspension",
    "include inclusion",
    "exclude exclusion",
    "decide decision",
    "expel expulsion",
    "dismiss dismissal",
    "store storage",
    "bear birth",  # "born"
    "treat mistreat mistreatment",
    "marry marriage wedding",
    "install installation",
    "subscribe subscription",
    "prescribe prescription",
    "receive receipt",
    "destroy destruction",
    "produce production",
    "describe description",
    "reimburse reimbursement",
    "enter entry entrance",
    "depart departure",
    "fail failure",
    "close closure",
    "lose loss",
    "grow growth",
    "choose choice",
    "alter alteration change",
    "donate donation",
    "acquire acquisition",
    "notify notification notice",
    "modify modification",
    "verify verification",
    "qualify qualification",
    "certify certification",
    "supply supplies",
    "possess possession",
    "own ownership owner",
    "reside residency resident residence",
    "vacant vacancy",
    "valid validity invalid void",
    "absent absence",
    "safe safety",
    "weigh weight",
    "high height",
    "long length",
    "deep depth",
    "wide width",
    "prove proof",
    "respond response",
    "offend offence offense",
    "penalty penalise penalize penalisation",
    # who does something, where the shared letters are too few or too many
    "ride rider",
    "dive diver",
    "bake baker",
    "bike biker",
    "hike hiker",
    "run runner",
    "jog jogger",
    "row rower",
    "sew sewer",
    "ski skier",
    "cycle cyclist",
    "fly flyer pilot",
    "fish angler angling",
    "race racer",
    "skate skater",
    "use user",
)
# Openings of a question whether someone may do something: "can I"; not "will I".
ASKING_LEAVE = frozenset({("can", "i"), ("may", "i"), ("can", "we"), ("may", "we")})
# What a question can point at without saying what it is about: "this **program**", "this
# **option**"; not "this boat".
VAGUE = word_set("program programme benefit scheme fund option guide person case service rule law")
# Those of them that do good to someone who qualifies: "this **benefit**"; not "this rule".
PRESUPPOSING = word_set("program programme benefit scheme fund grant")
# What else a text may say that it gives: "a **loan**"; not "a fee".
GIVEN = PRESUPPOSING | word_set(
    "loan help assistance support payment allowance "
    "credit pension bursary relief subsidy compensation award voucher discount incentive "
    "reimbursement funding stipend rebate"
)
