"""Words of a conclusion that carry its sign or its force.

Each table says what belongs in it with one example, and what does not with another.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.cues.needs_said import NEEDED
from cmr_logic.text import word_set

# Modals that demand: "you must"; not "you may".
DEMANDING_MODALS = frozenset({"must", "shall"})
# Phrases that demand, at the predicate: "you have to"; not "you have a".
DEMANDING_PHRASES: tuple[tuple[str, ...], ...] = (
    ("need", "to"),
    ("needs", "to"),
    ("needed", "to"),
    ("have", "to"),
    ("has", "to"),
    ("had", "to"),
    ("'ve", "to"),
    ("required", "to"),
    ("obliged", "to"),
    ("obligated", "to"),
    ("expected", "to"),
    ("supposed", "to"),
    ("bound", "to"),
    ("'ve", "got", "to"),
    ("have", "got", "to"),
    ("has", "got", "to"),
    ("should",),
    ("ought", "to"),
    ("got", "to"),
    ("'ll", "need", "to"),
    ("will", "need", "to"),
)
# Verbs that say how someone or something is: "must not **owe**"; not "must not row".
STATIVE = word_set(
    "be have own owe hold earn exceed contain live belong weigh receive work displace replace "
    "duplicate compete conflict interfere affect involve rely depend"
)
# Verbs that demand what stands behind them: "you need a card"; not "you want a card".
NEEDING = frozenset({"need", "needs", "needed"})
# What is said of a thing that is demanded: "a helmet is compulsory"; not "a helmet is cheap".
REQUIRED = NEEDED
# What is said of whoever has to do something: "you are **obliged** to pay"; not "able".
OBLIGED = word_set("required obliged obligated expected supposed bound")
# Verbs whose object is what is demanded: "racing requires a helmet"; not "needs", said of people.
REQUIRING = frozenset({"require", "requires"})
# Modals before what demands: "you will need to"; not "you can need".
BEFORE_DEMANDS = frozenset({"will", "'ll", "would", "may", "might"})
# What is only said to be so, though with "shall": "shall be eligible"; not "shall be present".
SAID_OF = word_set(
    """
    eligible entitled exempt treated deemed considered regarded taken liable qualified permitted
    ineligible exempted excused waived refunded reimbursed granted awarded allowed admitted issued
    disqualified barred prohibited unlawful forfeited void guilty fined suspended revoked available
    payable credited reduced
    """
)
# Verbs behind "shall" that say what befalls someone or what holds: "shall **receive** a grant",
# "shall not **apply**"; not "shall pay".
BEFALLING = word_set("receive qualify apply lose get forfeit cease become")
# Verbs of what one can expect behind "should": "you should **get** it"; not "you should pay".
EXPECTED = frozenset({"get", "receive", "qualify", "hear"})
# What one can expect to be in some case: "you should be **able** to row if …"; not "ready".
HOPED = word_set("able eligible entitled allowed")
# Words that deny what they govern, beside grammatical negation: "exempt"; not "never".
DENYING = word_set(
    """
    exempt exempts exempted ineligible illegal unlawful illegally unlawfully prohibited forbidden
    banned barred
    disqualified excluded exclude excludes refused rejected declined denied unable invalid void
    unlikely disallowed impossible
    ban bans offence offense crime violation infraction misdemeanor misdemeanour felony
    contravention infringement breach excuse excuses excused spared free-of-charge lose loses
    disqualifies prevents prevent prohibits waived waive waives refuse refuses reject rejects deny
    decline declines denies lapsed expired forfeited forfeit forfeits revoked revoke revokes
    annul annuls annulled rescind rescinds rescinded disallow disallows disqualify prohibit
    exemption exemptions cease ceases unavailable withheld withhold withholds guilty
    nonrefundable nontransferable
    fail fails failed forgiven unsuccessful unsuitable inadmissible unacceptable
    """
)
# Those of being let off, which headings and names of forms have too: "**Exemptions**"; not "Fees".
EXEMPTED = frozenset({"exemptions", "exemption", "exempt"})
# Words of what nobody can use at some time: "the pool is **closed**"; not "cancelled".
CLOSING = frozenset({"closed", "shut"})
DENYING |= CLOSING
# Verbs by which something ends, without an object: "it **lapses**"; not "it stops you".
ENDING_ITSELF = word_set("lapse lapses expire expires disappear disappears")
DENYING |= ENDING_ITSELF
# Nouns by which one names it as a whole: "the **ban** does not extend to"; not "the fee".
RULES = word_set(
    """
    rule rules ban bans restriction restrictions prohibition requirement requirements exemption
    limit limits limitation policy provision exclusion obligation duty condition conditions test
    tests criterion criteria relief waiver concession dispensation right entitlement permission
    privilege
    """
)
# What a rule is that does not hold: "the ban is **suspended**"; not "members are suspended".
LIFTED = word_set("lifted suspended relaxed eased waived dropped abolished disregarded")
# What is said of a thing that is not demanded: "attendance is **optional**"; not "is cheap".
OPTIONAL = word_set("optional voluntary")
# What is not so of what is called "non-": "non-**refundable**"; not "non-stick".
_NOT_DONE = word_set(
    "refundable returnable transferable exchangeable reimbursable negotiable renewable recoverable "
    "taxable deductible chargeable eligible resident domiciled compliant"
)
# Words that deny with one behind them or their object: "turn you **away**", "against the **law**";
# not "turn left".
DENYING_WITH = {
    **dict.fromkeys(("is", "are", "'s", "remains", "remain"), OPTIONAL),
    **dict.fromkeys(("turn", "turns", "turned"), frozenset({"away", "down"})),
    **dict.fromkeys(("hold", "holds", "held"), frozenset({"back"})),
    **dict.fromkeys(("write", "writes", "written", "wipe", "wipes", "wiped"), frozenset({"off"})),
    "off": frozenset({"limits"}),
    "outside": RULES,  # "bikes are outside this rule"
    "out": frozenset({"bounds"}),
    **dict.fromkeys(("against", "break", "breaks", "breaking"), frozenset({"law", "rules"})),
    **dict.fromkeys(("prevent", "prevented", "safe", "protected", "immune"), frozenset({"from"})),
    **dict.fromkeys(("keep", "kept"), frozenset({"from", "out"})),
    **dict.fromkeys(("stop", "stops"), frozenset({"from", "being", "qualifying"})),
    "stopped": frozenset({"from"}),
    **dict.fromkeys(
        word_set(
            "get gets claim claims have has receive receives obtain grant grants granted give "
            "gives given allow allows allowed award awards awarded offer offers offered apply "
            "applies request requests qualify qualifies eligible entitled entitles use uses seek "
            "seeks take"
        ),
        frozenset({"exemption", "exemptions"}),
    ),
    **dict.fromkeys(("send", "sends", "sent", "stay", "stays"), frozenset({"away"})),
    "non": _NOT_DONE,
    **dict.fromkeys(("miss", "misses", "rule", "rules", "ruled"), frozenset({"out"})),
}
# Words between a verb and its word of denial: "has become unlawful"; not "sells void tickets".
COPULAS = word_set(
    "be been become becomes remain remains stay stays seem seems commit commits committed"
)
# Words of grammatical negation: "not"; not "hardly".
NEGATING = syntax.VERBAL_NEGATIONS | {"neither"}
# Words after them with which they deny nothing: "not only you"; not "not you".
NOT_NEGATED = frozenset({"only", "just", "limited", "restricted", "confined", "exceeding"})
# Words after "no" with which it denies nothing: "no more than"; not "no longer".
COMPARING = frozenset({"more", "later", "less", "matter"})
# Words after a preposition and "no" which deny a conclusion: "in no case"; not "at no cost".
IN_NO = word_set(
    "account case circumstance circumstances event means point time way condition obligation duty"
)
# Pronouns that deny: "nobody"; not "anybody".
NEGATIVE_PRONOUNS = frozenset({"nobody", "none"})
# Subjects that only point at the statement before: "this"; not "you".
BACKWARD = frozenset({"this", "that", "these", "it", "they", "those"})
# Parts of a text by whose number a statement names another: "subsection (1)"; not "chapter".
NUMBERED = word_set(
    "subsection section paragraph subparagraph rule regulation article clause part condition"
)
# What stands before such a noun: "**this** rule"; not "your".
NAMING_RULES = frozenset({"the", "this", "that", "these", "those", "our", "such", "neither", "no"})
# Prepositions before a rule that binds someone or not: "exempt **from** this rule".
BINDING = frozenset({"from", "to", "by", "outside"})
# Those that name what someone has to meet: "these **conditions** do not apply"; not "the ban".
CONDITIONS = word_set("condition conditions requirement requirements test tests criterion criteria")
# Orders that only point back: "do this if …"; not "do the test".
REPEATING = frozenset({("do", "this"), ("do", "so"), ("do", "it"), ("do", "that")})
# Verbs of a conclusion that says no more than whether the one before holds: "applies"; not "costs".
APPLYING = word_set("apply applies applied extend extends count include includes affect")
# The verb of one that only says when it does: "this will **happen** if"; not "what happens".
HAPPENING = frozenset({"happen", "happens"})
# A subject that does so, and the verbs behind it: "the same **goes** for"; not "the same boat".
SAME = ("the", "same")
GOING = frozenset({"goes", "applies", "apply", "true", "holds"})
# What else such a conclusion can say: "this is not the case"; not "this box is".
THE_CASE = ("the", "case")
COVERED_BY = ("covered", "by")  # "they are not covered by this rule"
# What is said of a deed behind "it", which then points at nothing: "it is **possible** to row"; not
# "it is open to rowers".
OF_DEEDS = word_set(
    """
    possible impossible permissible necessary essential advisable compulsory mandatory obligatory
    illegal unlawful lawful legal forbidden prohibited
    """
)
# Nouns that name exceptions to the statement before: "the exceptions are"; not "the rules are".
EXCEPTIONS = frozenset({"exception", "exceptions"})
# Words of a conclusion that grants what someone wants: "you can"; not "you lose".
BENEFITS = word_set(
    """
    can could may entitled eligible qualify qualifies get gets receive receives allowed permitted
    apply offer
    claim join use able right borrow rent enter buy open available lower help considered
    accepted approved awarded granted free welcome refund refunded reimburse reimbursed possible
    accept admit admitted renew renewed issue issued cover covered insured keep keeps returned
    repaid
    """
)
# What someone is glad to be paid: "the **bursary** is paid"; not "the levy is paid".
PAYOUTS = word_set(
    "grant grants bursary bursaries allowance allowances benefit benefits award awards rebate "
    "rebates compensation pension scholarship scholarships subsidy subsidies bonus claim"
)
# Verbs by which others do so, with "you" behind: "we **let** you row"; not "we tell you".
GIVING = word_set(
    "allow allows let lets permit permits lend lends give gives grant grants pay pays supply "
    "supplies provide provides help helps enable enables"
)
# What those who write a text do for others: "we **repair** bikes that:"; not "we inspect bikes".
SERVING = word_set(
    "give offer fund finance lend supply provide support sponsor subsidise subsidize train advise "
    "repair mend deliver install insure teach host reward exchange replace sell rehome"
)
# What else is for those whom a text names so: "the **scheme** is for farms that:"; not "the rule".
FOR_PEOPLE = PAYOUTS | word_set(
    "loan loans scheme schemes fund funds funding discount discounts voucher vouchers pass passes "
    "place places course courses programme programmes program programs support advice training"
)
# What is given that nobody wants, and what spares one: "a **warning**", "let you **off**"; not "a
# key".
BLOWS = word_set("warning warnings fine notice penalty penalties points less bill reason off")
# Words of what befalls someone, by whom one would rather not be reached: "fined"; not "paid".
HARMS = word_set(
    """
    fined prosecuted evicted removed cancelled canceled suspended stopped reduced withdrawn revoked
    penalised penalized arrested deported detained affected charged sued lose lost seized
    confiscated impounded towed clamped disconnected expelled dismissed banned sacked destroyed
    """
)
# The same of those who speak: "we may **cancel** it"; not "you may cancel it".
HARMING = word_set(
    """
    cancel suspend withdraw revoke evict fine prosecute terminate stop refuse remove end close expel
    dismiss ban block reject withhold disqualify charge cut disconnect exclude seize confiscate
    impound clamp sack deport detain
    """
)
# Verbs by which someone gets out of what they are in: "you may **cancel**"; not "you may join".
ENDING = word_set("cancel end terminate leave quit withdraw postpone defer suspend break")
# Words of a definition: "you are **classed** as"; not "you are in a class".
DEFINING = word_set("classed treated counted count counts regarded defined deemed considered")
# Words of more than usual, or of the same for less, right behind a verb: "pay **half** the fee";
# not "pay the fee".
FURTHER = word_set("extra higher additional more half reduced discounted discount less cheaper")
# What is granted without its cost, as to some: "we mend it **free of charge**"; not "a charge".
COSTLESS = ("free", "of", "charge")
# Subjects that stand for one of the statement before: "they must"; not "you must".
ANAPHORS = frozenset({"they", "it", "he", "she"})
# What says so behind a statement: "guests can row **as well**"; not "guests row well".
AS_WELL = ("as", "well")
# Objects that do: "you do not need one"; not "you do not need a card".
OBJECT_ANAPHORS = frozenset({"it", "them", "so", "one"})
# Words whose preposition governs what is granted: "**entitled** to it"; not "pay for it".
GRANTING = word_set("entitled eligible qualify qualifies apply ineligible allowed")
# Words whose negation says that something is not demanded: "not required"; not "not allowed".
DEMANDED = word_set(
    "need needs needed required require requires necessary obliged compulsory mandatory obligatory "
    "obligation duty"
)
