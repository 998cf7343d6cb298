"""Sets of words that the steps of a question look for.

The comment above a list names one member and one word that is none.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.text import word_set

# --- words that join and open

# Words that open a clause inside another: "which", not "and".
SUBORDINATORS = word_set(
    "if that when because while unless whether who which where until before after since as"
)
# Words that count a subject from behind it, as in "you and I both row": "both", not "some".
FLOATING = word_set("both each all")
# Words that open a clause of time: "when", not "if".
TIME_OPENERS = word_set("when before after until while once")
# Words after a call to report that open what is reported: "whether", not "about".
REPORTED = word_set("if whether that")
# Words that open a bracket which is an aside: "including", not "formerly".
ASIDES = word_set("for eg e.g. e.g ie i.e. i.e including see also such like called £ $ € we")
# What shows that there may be an aside: "example", not "instance".
ASIDE_CUES = word_set("( [ example")
# Adverbs that link sentences or soften them: "therefore", not "only".
DISCOURSE = word_set("also therefore then usually normally generally however typically")
# Adverbs of a demand that the question keeps: "already", not "also".
KEPT_ADVERBS = word_set("only already both personally currently still ever")

# --- times, numbers, places

# Days that have names: "easter", not "today".
DAYS = word_set("monday tuesday wednesday thursday friday saturday sunday christmas easter ramadan")
# Nouns that end a time before the subject: "week", not "work".
SPANS = word_set("year years month months week weeks day days time moment date past")
# Words before a span or day that make it a time: "last", not "previous".
RELATIVE_TIMES = word_set("last next this each every")
# Adverbs between "be" and a kind of person: "still", not "only".
OF_TIME = word_set("still already now currently previously")
# What one does, though it could be a verb behind "do": "exercise", not "work".
DONE = word_set(
    "business research exercise exercises damage harm sport training overtime shifts repairs"
)
# Prepositions that say "in" again: "within", not "under", for "in under an hour" is in order.
WITHIN = word_set("in within inside during")
# Words that place the person asked: "abroad", not "for".
WHERE = word_set("in at under within outside inside near over between off abroad above below")

# --- people and things

# Nouns for whoever asks: "claimant", not "landlord".
ASKERS = word_set(
    "applicant applicants claimant claimants customer customers user users candidate candidates "
    "entrant entrants participant participants volunteer volunteers"
)
# Words for people of any kind: "anyone", not "nurses".
GENERIC = word_set(
    "people person persons individual individuals anyone anybody someone those everyone somebody"
)
# Many by themselves: "staff", not "worker".
COLLECTIVE = word_set("staff crew personnel police clergy")
# Bodies of people: "family", not "crowd".
BODIES = word_set(
    "firm company business charity club shop farm school organisation organization association "
    "society council college university practice agency partnership restaurant hotel cafe café "
    "household group brewery museum team family party"
)
# Forms in -ing that say what people are like: "serving", not "employing".
DESCRIBING_PEOPLE = word_set(
    "serving surviving practising practicing visiting beginning returning participating qualifying "
    "competing existing climbing"
)
# Words that are a whole subject: "anybody", not "none", of which "of" may say more.
INDEFINITE = syntax.INDEFINITE_PRONOUNS - {"no-one", "none"}
# Words that say whose something is: "your", not "yours".
POSSESSIVES = word_set("your their his her its my our")
# Forms that say what belongs to the asked: "theirs", not "them", who may be anybody.
OWN = word_set("their theirs themselves")
# Before a plural they make it no kind of person or thing: "several", not "old".
OF_MANY = word_set("certain several many most various different more fewer")
# Words that may stand before a kind: "either", not "some".
QUANTIFIERS = word_set("both either all only")
# Plural in form and grammar, without a singular of the same meaning: "goods", not "boats".
ONLY_PLURAL = word_set(
    "goods earnings savings premises belongings clothes proceeds arrangements police cattle "
    "customs works glasses trousers means thanks remains surroundings arrears"
)
# Nouns in -s that are no plurals: "news", not "notes".
ONLY_SINGULAR = word_set("species means news")
# Words that are an object, and own nothing: "them", not "her".
ONLY_OBJECTS = syntax.PERSONAL_OBJECTS - {"her"}
# Words that can be an object or open one: "them", not "they".
OBJECTS = word_set("you it them him her us me less more fewer like £ $ €")

# --- verbs

# Forms of "be" after "you" or "it": "was", not "been".
COPULAS = word_set("are 're is 's were was be am 'm")
# Modals that give way to what they govern: "must", not "can".
BARE_GOVERNORS = word_set("must should shall may might")
# Verbs that do so with "to": "need", not "want".
GOVERNORS = word_set("need needs needed have has had ought")
# Modals that allow: "might", not "must".
POSSIBILITIES = word_set("may might")
# Modals that go before the subject: "would", not "should".
ASKING_MODALS = word_set("can could will would cannot ca")
# Verbs of a call to report a condition: "tell", not "pay".
REPORTING = word_set("tell check say ask contact report confirm find see make ensure note")
# Participles of irregular verbs that are no pasts: "begun", not "began".
PARTICIPLES = word_set(
    "begun gone taken given seen known chosen written spoken broken driven fallen grown "
    "drawn done been eaten flown ridden risen sung shaken stolen swum thrown worn woken "
    "forgotten gotten born shown hidden undertaken proven sewn sown"
)
# Verbs that take no object, whose past describes no noun: "expire", not "sell".
INTRANSITIVE = word_set(
    "die arrive happen occur live work stay go come fall rise exist expire end start begin "
    "last retire resign depart emerge graduate participate belong depend remain change "
    "increase decrease apply agree fail collapse vanish disappear lapse malfunction"
)
# Verbs of motion, which tell of a move where no object follows: "move", not "send".
MOTION = word_set("move return travel emigrate walk run sail drive")
# Participles that stand before a noun as adjectives: "limited", not "lived".
DESCRIBING = word_set(
    "limited unlimited mixed fixed combined advanced reduced unpaid unearned earned shared "
    "registered approved certified qualified taxable retired disabled married detailed "
    "related used broken written settled signed outstanding specified listed licensed accredited "
    "recognised recognized authorised authorized"
)
# Participles that have an object of their own: "asked", not "paid".
GIVEN = word_set("asked given offered sent told entitled granted awarded shown taught owed")
# Forms that no subject governs where they stand: "regarding", not "has".
NOT_FINITE = PARTICIPLES | word_set("following including regarding based used related listed")
# Those of them that are finite before an object: "used", not "related".
ACTIVE = word_set("used based listed")
# Verbs of guidance that are nouns as well, verbs after a subject that agrees: "need", not "tax".
GUIDANCE_VERBS = word_set(
    "need use work change claim cost start share rent drive move live own study travel smoke "
    "plan want turn pay end stop fall rise expire name match exceed show let get give go "
    "come make take hold keep buy sell see leave lose send bring meet reach receive "
    "cover include carry serve run help cause report earn spend act begin transfer "
    "visit apply exist weigh cross join offer support issue order stay stand close open feel last "
    "remain find say affect"
)

# --- events

# Verbs whose act is over at once: "commit", not "study".
AT_ONCE = word_set(
    "commit cheat dismiss sack refuse reject admit reach remarry divorce donate "
    "overstay nominate inherit win resign die cancel return break damage injure fail ask tell "
    "inform report send submit miss forget"
)
# Verbs of coming to an age, with their participles: "reach", not "have".
REACHING = {"turn": "turned", "reach": "reached", "attain": "attained"}
# Verbs for a rise or fall, which things have: "rise", not "raise".
CHANGES = word_set("rise fall increase decrease drop change")
# Verbs that tell of one event where their object is one thing: "sell", not "own".
WITH_ONE_THING = word_set("sell buy make lose build crash find")
# Words that open an object which is one thing: "your", not "some".
ONE_THING = word_set("a an the your their one part")
# Adverbs, times and objects that make a habit of any event: "every", not "once".
HABITUAL = word_set(
    "usually often regularly always sometimes normally every each yearly any living"
)
# Participles after "be" for what was done once: "convicted", not "employed".
UNDERGONE = word_set(
    "convicted arrested sentenced fined evicted expelled dismissed sacked refused rejected "
    "inspected robbed promoted demoted elected hired caught deported detained "
    "attacked burgled evacuated poisoned stung bitten transferred"
)
