"""The closed classes of English words, and the forms that need a class of their own.

The comment above a list names one member and one word that is none.
"""

from __future__ import annotations

from cmr_logic.text import NAME, word_set

# Forms of "be": "was", not "become".
BE = word_set("am is are was were 're 'm be been being")
# Those of them that follow another verb: "been", not "was".
NONFINITE_BE = word_set("be been being")
# Forms of "have": "has", not "own".
HAVE = word_set("have has had 've")
# Participles of verbs that are auxiliaries as well: "have **had** a fall".
PERFECT = word_set("had done")
# Forms of "do": "did", not "make".
DO = word_set("do does did")
# The verbs that are auxiliaries as well and say little by themselves: "have", not "own".
PRIMARY_VERBS = word_set("be have do")
# Modals, as tokens: "ca" of "can't", not "need".
MODALS = word_set("can could may might must shall should will would 'll 'd ca wo ought cannot")
# Verbs that a negation follows: "is", not "be", which follows another verb.
AUXILIARIES = (BE - NONFINITE_BE) | HAVE | DO | MODALS | {"'s"}
# Those of them that tell of the past: "**was** sold"; not "has been sold".
PAST_AUXILIARIES = frozenset({"was", "were", "had", "did"})
# Signs of one who owns what follows: "the child**'s** school".
OWNING = frozenset({"'s", "'"})
# Short forms of auxiliaries, and those before "n't", with their whole forms: not "'s".
SPELLED_OUT = {
    "'re": "are",
    "'ve": "have",
    "'m": "am",
    "'ll": "will",
    "ca": "can",
    "wo": "will",
    "sha": "shall",
}
# Words that deny: "never", not "hardly".
NEGATIONS = word_set("not n't never no nor")
# Those of them that deny a verb: "never", not "no", which denies a noun.
VERBAL_NEGATIONS = word_set("not n't never")
# Pronouns for somebody who is spoken of: "**he** rows"; not "it".
THIRD_PERSONS = word_set("he she they")
# First words of subjects that deny what is said of them: "**no** dogs"; not "not only dogs".
DENYING_SUBJECTS = word_set("no none nobody nothing neither")
# Words that turn a statement round and say the one before again: "**so** do I", not "then do I".
TURNING = word_set("so nor neither")
# Words that are a whole subject: "anyone", not "them".
NOMINATIVES = word_set(
    "you they he she he/she it we i there who this that these those none anyone someone everyone "
    "nobody one"
)
# Personal subjects: "they", not "this", which a noun may follow.
PRONOUNS = word_set("you they he she he/she it we i there")
# Pronouns that are a subject on their own, and name nobody: "everyone", not "everyday".
INDEFINITE_PRONOUNS = word_set(
    "anyone anybody anything someone somebody something everyone everybody everything nobody "
    "no-one nothing none"
)
# The articles: "a", not "some".
ARTICLES = word_set("a an the")
# Words that open a noun phrase: "your", not "yours".
DETERMINERS = word_set(
    "a an the this that these those my your his her his/her its our their any some each every all "
    "no both another either neither one's"
)
# First words of what names someone or something: "your boat", "anyone"; not "boats".
NOUN_OPENERS = DETERMINERS | INDEFINITE_PRONOUNS
# Those of them that name any one: "a", not "the".
INDEFINITE = word_set("a an any another")
# Words that a noun phrase follows: "during", not "while".
PREPOSITIONS = word_set(
    "of in on at by for with from to into onto under over about between during within without "
    "against as than after before since until through towards outside inside near per upon off "
    "across among via beyond including behind below above aboard alongside amid amongst around "
    "beneath beside despite regarding throughout till toward underneath"
)
# Prepositions that say where, whatever place follows: "within", not "by", which tells how as well.
OF_PLACES = word_set("in on at within inside outside near")
# Those that open a time as well as a place: "on", not "near".
OF_PLACES_AND_TIMES = word_set("in on at within during")
# Words for where that are no noun: "abroad", not "home".
WHEREABOUTS = word_set("here there nearby locally abroad overseas")
# Words that open a relative clause: "whose", not "where".
RELATIVES = word_set("who that which whose whom")
# Those of them that can be its subject: "who", not "whom".
SUBJECT_RELATIVES = word_set("who that which")
# Those with which such a subject may begin: "whose", not "whom".
RELATIVE_OPENERS = SUBJECT_RELATIVES | {"whose"}
# Words between a subject and its verb that no ending shows: "still", not "usual".
LIGHT_ADVERBS = word_set(
    "also still usually only not n't never always already just normally generally currently "
    "either both ever now often previously recently then all each first yet so too therefore "
    "themselves yourself sometimes automatically once"
)
# Forms that WordNet lists as nouns too, but guidance has as verbs: "own", not "tax".
VERBS_FIRST = word_set(
    "get gets got live lives lived make makes made take takes took give gives gave become "
    "becomes became sell sells sold buy buys bought use uses used need needs needed own owns "
    "owned hold holds held receive receives meet meets met apply applies applied reach reaches "
    "reached go goes went come comes came pay pays paid want wants wanted keep keeps kept die "
    "dies died leave leaves left move moves moved work works worked earn earns earned belong "
    "belongs do does did say says said tell tells told know knows knew lose loses lost attend "
    "attends start starts started stay stays stayed study studies studied travel travels "
    "travelled turn turns fall falls fell cost costs exist exists include includes import "
    "imports export exports employ employs provide provides remain remains remained seem seems "
    "rent rents drive drives ride rides carry carries sleep eat drink smoke speak read write "
    "play claim claims share shares qualify qualifies begin begins began run runs ran cause "
    "causes happen happens help helps helped assist assists enables let lets lack lacks lacked "
    "pledge pledges pledged feel feels owe owes owed lasts lasted covers miss misses skip skips "
    "drop forfeit forfeits teach lie lies affects"
)
# Verbs that an -ing form follows, which have the form of a noun: "stop paying"; not "work".
BEFORE_GERUNDS = word_set("stop stops stopped start starts started risk risks risked quit")
# Verbs that an object follows at once, so that before a preposition they are nouns or adjectives:
# "access to", "present at"; not "row to".
OBJECT_FIRST = word_set(
    "access permit support contact damage interest people staff crew present sober pain"
)
# Adjectives with what stands behind them, though each may be a verb: "fit for"; not "fit in".
STATES_WITH = frozenset(
    {("fit", "for"), ("fit", "to"), ("fit", "enough"), ("unfit", "for"), ("unfit", "to")}
    | {("clear", "of")}
)
# Verbs that a bare noun follows as their object: "pay rent"; not "work".
TRANSITIVE = word_set(
    "pay pays paid get gets got own owns owned hold holds held need needs needed receive receives "
    "received earn earns earned want wants wanted claim claims claimed take takes took leave "
    "leaves left lose loses lost start starts started seek seeks finish finishes quit quits resume "
    "resumes employ employs employed hire hires hired sell sells sold"
)
# Forms that no subject governs where they stand: "based", not "is".
NOT_FINITE = word_set(
    "except save like plus minus means following including regarding based given used required "
    "related paid unpaid listed aged subject up long "
    # participles whose past is another form: "had it **taken** away"; not "took"
    "taken given done written driven stolen broken chosen spoken worn torn sworn gone seen known "
    "shown grown thrown drawn withdrawn eaten fallen hidden ridden forgiven forbidden undergone "
    "born"
)
# Verbs for what people, animals and things do by themselves, nouns in -s too: "bark", not "feed".
BY_THEMSELVES = word_set(
    "bark bite growl howl scratch snore leak drip smoke smell rattle squeak flood rust crack swell "
    "lean ache hurt ring win cry wake limp peel stick beep flash blink itch burn rot jam sink "
    "float freeze melt shrink fade bleed sleep taste beat fit end sound consent stop change "
    "stand look vote match object bounce differ collapse expire lapse win"
)
# Verbs in -s, nouns too, with an object that needs no determiner: "**serves** food"; not "costs".
WITH_BARE_NOUNS = word_set(
    "serve read beat cover concern block cross leak lack cause damage harm stock store support "
    "hold risk face"
)
# Pasts of irregular verbs that are no participles: "began", not "begun".
PASTS = word_set(
    "began went came became took gave saw knew chose wrote spoke broke drove fell grew drew "
    "ate flew rode rose sang shook stole swam threw wore woke forgot did was were sank drank "
    "rang sprang undertook arose ran bit blew tore bore froze hid withdrew shrank showed overtook"
)
# Base forms that are past participles as well: "put", not "go".
SAME_PARTICIPLE = word_set(
    "put cut set let hit hurt shut become come run read split cast cost quit spread burst"
)
# Participles that no "be" stands before: "are hurt or | **become** ill"; not "cut".
NEVER_PASSIVE = word_set(
    "become come earned lived died appeared arrived happened stayed remained belonged existed "
    "occurred worked sailed resided travelled traveled emigrated volunteered"
)
# Words in -ing that guidance has as no verb: "building", not "living".
NO_GERUNDS = word_set(
    "willing bring ring sing thing building during nothing something anything everything"
)
# Words after a form that make it a verb: "together", not "house".
AFTER_VERBS = word_set(
    "to at in with from on there here alone you it them less more part full up out for as below "
    "over under together"
)
# Pronouns of known people and things as an object: "them"; not "they".
PERSONAL_OBJECTS = word_set("it them him her us me")
# Those of them for people, and "you": "her"; not "it".
OBJECTS_OF_PEOPLE = PERSONAL_OBJECTS - {"it"} | {"you"}
# Auxiliaries as they agree with several: "have"; not "has".
OF_SEVERAL = frozenset({"are", "were", "do", "have"})
# Pronouns that are the object of a verb: "someone"; not "they".
OBJECT_PRONOUNS = word_set("it them him us me others someone somebody anyone anybody each")
# What opens the object of a verb, besides determiners and prepositions: "£", not "house".
COMPLEMENTS = word_set("you it them less more at £ $ him her free double half")
# Subjects before "'s" that make it a verb: "it's", not "child's".
BEFORE_IS = word_set("it he she there that this who what here")
# What may follow a quality that something is said to have: "red **and** old", not "red door".
QUALITY_ENDS = (
    PREPOSITIONS
    | DETERMINERS
    | PRONOUNS
    | word_set(
        ", ; . ! ( ) – and but or so because than as when since though me us him her them years "
        "months weeks days kilos kg metres miles pounds grand thousand up out off down away back "
        "again now"
    )
)
# Words and signs of amounts, which "is" may stand before: "he's **twelve**"; not "he's old".
AMOUNTS = word_set(
    "£ $ € one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty "
    "ninety - hundred"
)
# What stands behind a verb that it belongs to: "broke **down**"; not "broke it". All of them are
# nouns as well.
PARTICLES = word_set("down up off out away back over")
# Words that point and may be a subject of their own: "this", not "the".
POINTING = word_set("this that these those")
# Subjects that take a base form: "others live", not "other lives".
PLURAL_SUBJECTS = word_set("partner they you following others both we i")
# Those that do so without any doubt: "you", not "both".
BASE_SUBJECTS = word_set("you they i we")
# Whoever speaks of themselves, and the same said to them: "mine" is "yours"; not "ours".
FIRST_PERSON = {"i": "you", "my": "your", "me": "you", "mine": "yours", "myself": "yourself"}
# People like whoever asks, and the same said to them: "theirs" is "yours"; not "hers".
TO_YOU = {
    "they": "you",
    "their": "your",
    "them": "you",
    "theirs": "yours",
    "themselves": "yourself",
}
# Words that a noun follows, not a verb: "own", not "now".
ADJECTIVES_ONLY = word_set("to own first last next")
# Words of no open class that an inflected verb can follow: "them", not "of".
BEFORE_INFLECTED = word_set("them him us") | {NAME}
# Plurals that no ending shows: "people", not "child".
PLURALS = word_set(
    "people men women staff crew personnel clergy police earnings proceeds clothes arrears "
    "surroundings"
)
# Plurals that stand before another noun: "sports clubs", not "covers".
PLURAL_MODIFIERS = word_set(
    "sports sales savings goods customs arms operations works accounts rights services"
)
# What ends the noun phrase before it: "(", not "-".
NOUN_ENDS = word_set(", ( – who up")
# Forms that are no verb when nothing follows: "may", not "must".
NOT_LAST = word_set("may 's might will")
# What may stand between two clauses: ",", not "with".
SEPARATORS = word_set(", ; and or")
# Those of them that join parts of a phrase: "and", not ";".
JOINTS = word_set(", and or")
# Words that join two parts: "but", not "because".
COORDINATORS = word_set("and or but")
# Words of an hour that say in which half of the day it is: "9 **am**", not "noon".
HALVES_OF_DAY = word_set("am pm a.m. p.m. a.m p.m")
# Signs that part words where spaces stand around them: "the boat **–** or a raft"; not "(".
DASHES = frozenset({"-", "–", "—"})
# Signs before an amount of money: "£", not "%".
CURRENCIES = word_set(
    "£ $ € ₹ ¥ ₦ ₱ ₪ ₩ ₺ us$ a$ c$ nz$ chf gbp usd eur ksh kes tsh ush rs zar inr aud nzd cad sek "
    "nok dkk pln"
)
# Units that a time is counted in: "days", not "terms".
TIME_UNITS = word_set("hour hours day days week weeks month months year years")
# Numbers in letters: "two", not "both".
NUMBERS = word_set("one two three four five six seven eight nine ten eleven twelve")
# The days of a week, in order: "monday", not "christmas".
WEEK = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
WEEKDAYS = frozenset(WEEK)
# The months, in order: "may", not "monday".
MONTHS = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
# Any of them, in a pattern.
A_WEEKDAY = "|".join(WEEK)
A_MONTH = "|".join(MONTHS)
# Words before a month: "in May"; not "guests in towns may".
BEFORE_MONTHS = word_set("in of since until till by last next before after from during")
# Words before a day of a month: "by 1 May", not "in 1 May".
BEFORE_DATES = word_set("on by before after from until till since to between and the")
# Words between "be" and an infinitive that says what someone does: "able to", not "glad to".
WILLING = word_set("able unable willing likely unlikely required allowed entitled going")
# Nouns that say with a preposition alone how someone is: "in training", not "in York".
STATES = word_set(
    "training hospital prison custody education work employment leave holiday school college care "
    "debt arrears receipt display writing stock use loan hold sale transit foot duty bail remand "
    "probation need risk condition person order remission dispute danger health shape pain "
    "quarantine uniform treatment medication strike parole university"
)
# What ends a bound behind "or" or "and": "aged 60 or **over**"; not "or at".
BOUNDS = word_set("over under above below more less fewer older younger")
# What opens a measure or an age that something has: "**over** 60", "**at** least a year old"; not
# "for a year".
MEASURING = word_set("over under aged at above below between more less no older younger")
# Prepositions by which "be" says where or how something is: "in its box"; not "of".
STANDING = word_set("in on at under within without with inside outside from off near")
# Nouns for what a list names: "in some **cases** you may"; not "in some huts you may".
CASES = word_set("case cases circumstances situation situations")
# Verbs that say nothing without an object: "you **own** or rent a boat"; not "drive".
WAITING = word_set(
    "own hold receive get keep buy sell use carry bring wear make need lease occupy hire possess "
    "provide produce manage run operate export import borrow supply install lose owe want rent"
)
# Verbs that say little without a place: "you **live** and work in Kent"; not "you row".
PLACED = word_set("live reside stay lives resides stays living residing staying")
# Participles that say where something is: "firms **based** in Kent"; not "moved to".
SITUATED = word_set("based located situated headquartered domiciled")
# Bodies and officers that decide for others: "the **board** shall grant"; not "the owner".
AUTHORITIES = word_set(
    "board department director commission commissioner secretary clerk agency council city county "
    "state court registrar authority administrator office officer bureau committee sheriff "
    "minister ministry government treasurer superintendent inspector panel tribunal district "
    "university institution bank fund"
)
# Verbs by which they give or refuse something: "shall **grant**"; not "shall meet".
GIVING = word_set(
    "grant issue deny refuse reject revoke waive pay award approve allow admit exempt give license "
    "accept reimburse refund release provide permit suspend disqualify"
)
# Words that make what one does a wrong: "it is **unlawful** to fish"; not "hard".
WRONGS = word_set(
    """
    unlawful illegal prohibited forbidden offence offense crime banned violation infraction
    misdemeanor misdemeanour felony contravention infringement
    """
)
