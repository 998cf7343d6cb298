"""Closed lists that the reader of statements uses: who, how far, and when."""

from __future__ import annotations

from cmr_logic.syntax import MONTHS
from cmr_logic.text import word_set

OWNERS = frozenset({"my", "our", "your"})
# Behind these, known things are named: "all of **the** hens"; not "a".
POINTING = frozenset({"the", "these", "those", "this", "my", "our"})
# Those that own, of people spoken of: "his", not "my".
THEIR_OWNERS = frozenset({"his", "her", "their"})
# Objects that stand for what is spoken of: "it", not "me".
POINTING_OBJECTS = frozenset({"it", "them", "him", "her"})
# Kinds of quantities that say how large something is: "weight", not "age".
SIZES = frozenset({"weight", "distance", "area", "volume"})
# Words for somebody of whom nothing is told: "**somebody** rows", which is no pronoun for a boat.
WHOEVER = frozenset({"someone", "somebody"})
NOBODY = "nobody"  # what a subject that stands for none is compared by
EVERYONE = "everyone"  # what a subject that stands for all who are somewhere is compared by
# Words of which a "not" before them denies that all are meant: "**every** hen"; not "two hens".
UNIVERSAL = frozenset({"all", "every", "everyone", "everybody", "each", "both"})
PERSON_PRONOUNS = frozenset(
    {"he", "she", "they", "who", "everyone", "someone", "somebody", "nobody"}
)
THING_PRONOUNS = frozenset({"it", "this", "that", "these", "those", "there", "which"})

# Nouns that say nothing of the person a clause is about: "**applicants** row"; not "widows row".
ANYBODY = word_set(
    "person people individual individuals anyone anybody everyone those applicant "
    "applicants claimant claimants persons family families household households someone "
    "somebody only firms firm"
)

# What a rule calls whatever it is about: "the **item**"; not "the kettle".
ANY_THING = word_set("item good product purchase article object thing parcel package order")

# What whoever asks is in any case, where a rule for such people says more of them: "a
# **passenger** with a bicycle"; not "a widow with a bicycle".
ROLES = word_set(
    "passenger customer visitor guest user reader traveller traveler patient participant attendee "
    "resident member shopper subscriber policyholder cardholder player woman man adult driver "
    "rider swimmer hiker camper walker cyclist angler buyer owner borrower contestant competitor "
    "entrant candidate consumer diner spectator viewer climber skier sailor boater motorist "
    "commuter holder person individual runner exhibitor donor bidder seller supporter fan patron "
    "caller lodger hirer delegate performer skater bather surfer diver rower paddler canoeist "
    "kayaker snowboarder jogger picnicker golfer"
)

# Whom else a rule calls so where it means whoever asks: "the **skipper** has paid"; not "the pilot
# has paid". Other than those above, not all who ask are these: "you are a qualified skipper".
CALLED_SO = word_set(
    "skipper recipient occupant occupier keeper addressee proprietor licensee landowner homeowner "
    "householder household couple trader vendor stallholder organiser organizer sender handler "
    "pedestrian"
)

# Before the noun for somebody who is not whoever asks: "the **other** driver".
OTHER_THAN_ASKED = "other_"

# Given names that are words too: "**Rose**"; not "Zelda".
GIVEN_NAMES = word_set(
    "tom ben jack max will mark frank bill rob bob pat sue rose lily daisy grace ruby amber "
    "ivy holly "
    "hazel poppy jasmine violet olive dean drew gene grant guy jay josh leo lance mike miles "
    "nick ted "
    "tim tony victor wade dolly penny polly kitty sandy carol faith hope joy april may june summer "
    "autumn dawn eve jean joan kim robin martin art basil charity chase chuck clay cliff cole colt "
    "dale don duke earl gary glen harry heath herb iris jade jerry jimmy kerry larry laurel logan "
    "marina mason myrtle norm pearl peter pierce ray reed rex rich rod roger rusty sage scout "
    "sonny "
    "sterling stuart terry tiffany willow wren"
)

# What whoever asks may speak and ask for, in the plural: "our **club**"; not "our dog".
BODIES = word_set(
    "business company firm organisation organization charity club shop farm partnership"
)

# Bodies that are no places of business: "our **choir**"; not "our bakery".
GROUPS = word_set(
    "club choir society association school church team band group charity council "
    "museum library theatre household family office campsite vineyard orchard stable "
    "kennel cattery cooperative gym hostel hospital clinic college orchestra troop stall "
    "factory studio bar mosque temple parish festival league crew"
)

# Bodies of people, of which no "he" or "she" is said: "the **school** wrote"; not "the clerk".
COLLECTIVES = word_set(
    "school college university council club team choir agency authority charity company firm "
    "business organisation organization association society cooperative institution partnership "
    "enterprise startup farm police staff crew family household county"
)

# Forms written without their apostrophe, and the auxiliary that they deny.
UNPUNCTUATED = {
    "dont": "do",
    "doesnt": "does",
    "didnt": "did",
    "havent": "have",
    "hasnt": "has",
    "hadnt": "had",
    "isnt": "is",
    "arent": "are",
    "wasnt": "was",
    "werent": "were",
    "cant": "can",
    "wont": "will",
}
# Nouns for kin and company: "my **daughter** Ann"; not "my landlord Ann".
KIN = word_set(
    "son daughter child wife husband partner spouse mother father mum mom dad brother "
    "sister aunt uncle cousin niece nephew grandmother grandfather grandson granddaughter "
    "friend boyfriend girlfriend fiancé fiancée baby gran granny nana grandma grandad granddad "
    "grandpa"
)
# What "my girl" is of whoever says it.
OWN_CHILDREN = {"girl": "daughter", "lass": "daughter", "boy": "son", "lad": "son"}
# Kin by marriage, as they are compared: "my **mother-in-law**"; not "my mother".
_IN_LAWS = frozenset(
    f"{kin}_in_law"
    for kin in ("mother", "father", "brother", "sister", "son", "daughter", "parent")
)
# People whose things are not one's own.
OTHERS = (
    KIN | _IN_LAWS | word_set("neighbour neighbor mate colleague boss landlord landlady lodger")
)
# Those among them who are not of one's own household.
OUTSIDERS = OTHERS - word_set("wife husband partner spouse son daughter child baby")
# People of whom everybody has their own: "**the** landlord" is mine.
RELATED = word_set("landlord landlady employer manager boss supervisor")
# Verbs whose complement is wanted or planned, not so: "I **hope** to row"; not "I learn to row".
WISHING = word_set(
    "want like hope plan intend wish try aim expect consider decide love prefer dream "
    "think look prepare hop agree offer attempt propose save mean die itch long yearn ache"
)
# Verbs whose complement somebody said, asked or supposed: "I **guess** he rows"; not "I see he
# rows".
REPORTING = word_set(
    "say tell wonder ask claim suggest assume suppose guess hope wish doubt imagine hear "
    "worry pretend fear question advise dream deny dispute contest refute allege"
)
# Verbs by which somebody takes for so what they have not seen: "I **trust** he rows"; not "I see he
# rows".
SUPPOSING = word_set("trust pray expect presume suspect bet reckon gather speculate predict")
# Verbs and adjectives whose complement is a fact all the same: "I **know** he rows"; not "I doubt
# he rows".
KNOWING = word_set("know believe realise realize find understand mean show think feel see discover")
# What leaves open what "it is … that" goes on with: "it's **possible** that I row"; not "true".
UNSETTLED = word_set(
    "possible likely unlikely probable improbable doubtful debatable arguable conceivable "
    "imaginable questionable uncertain unclear unknown undecided unproven alleged rumoured rumored"
)
# Adverbs by which whoever tells does not stand by what they say: "I have **probably** rowed"; not
# "I have surely rowed".
HEDGES = word_set(
    "probably possibly presumably apparently supposedly allegedly seemingly reportedly arguably "
    "conceivably ostensibly reputedly perhaps maybe likely hopefully"
)
# Adverbs by which something only comes near to what is said: "I am **practically** a cook"; not
# "I am proudly a cook".
APPROXIMATING = word_set("practically virtually nearly almost barely scarcely")
# Adverbs that take from "sure": "**fairly** sure that I row"; not "very sure".
NOT_QUITE = word_set("fairly pretty reasonably almost nearly quite somewhat relatively moderately")
# Verbs of what one would have: "I **want** a boat that is green"; not "I have a boat that is
# green".
DESIRING = word_set("want need seek require prefer desire fancy crave covet like love")
# Verbs whose passive says what something counts as.
DEEMING = word_set("consider deem think believe know find regard class")
# Verbs that say that the activity after them has ended, or did not come about.
ENDING = word_set("stop quit cease finish fail refuse avoid")
# Verbs that say that what follows was not done: "I **forgot** to pay"; not "I went to pay".
OMITTING = word_set("forget neglect omit decline")
# Verbs that leave the truth of what follows as it is: "I **began** to row"; not "I refused to
# row".
PASSING = word_set("start begin continue keep manage happen tend go spend enjoy remember bother")

OPENING_LINKS = frozenset({"if", "unless", "whether", "until", "till", "once", "lest", "whenever"})
# Words that a new statement begins behind: "I row **and** she sails"; not "with".
CLAUSE_LINKS = word_set(
    "and but or because so although though while as since when where after before that "
    "which who if unless whether until till once than nor yet whereas then"
)
# Adverbs that say nothing of what is so: "**luckily**, I row"; not "seldom".
FILLERS = word_set(
    "yes no unfortunately fortunately luckily sadly currently actually however also well "
    "then so right now today instead additionally moreover recently yet still too plus "
    "anyway basically thankfully technically"
)
# Words that place the past of a statement out of the present.
OVER = frozenset({"formerly", "previously"})
# Adverbs and time words without weight in the comparison: "I **actually** row"; not "I row badly".
LIGHT = word_set(
    "nt size later whatsoever "
    "already currently usually always just really still ever actually also recently today "
    "tonight right now ago at all anymore any more quite very simply generally normally presently "
    "well yet personally fully completely both each lot kind sort type thing way time "
    "year month week day hour moment nowadays age old previously able following someone something "
    "anyone anything anybody nothing nobody myself yourself themselves itself whole entire "
    "certain various relevant applicable own example here there able appropriate particular "
    "specific"
)
# Adverbs before a verb without which it says the same: "I am **legally** married"; not "I was
# unfairly dismissed".
LIGHT_ADVERBS = word_set(
    "legally lawfully properly correctly officially formally duly validly physically hardly "
    "nearly barely scarcely only early lately mostly mainly largely partly merely solely "
    "exclusively possibly probably certainly definitely obviously clearly surely finally "
    "eventually originally initially previously formerly happily luckily sadly unfortunately "
    "fortunately honestly frankly truly literally basically essentially technically "
    "apparently supposedly occasionally frequently regularly typically ordinarily "
    "readily easily safely gladly supply apply reply family totally entirely absolutely "
    "perfectly thoroughly directly immediately suddenly accidentally duly kindly"
)
# Words of clauses that tell little, so that a story leaves them out or says them otherwise: "a
# **certain** sum"; not "a lump sum".
VAGUE = word_set(
    "apply take make go do complete provide offer possess certain available eligible show "
    "name particular relate type form kind case condition currently new other registered"
)
# Adjectives and nouns that a quantity's words stand for: "**aged** 60"; not "wooden".
DIMENSIONS = word_set(
    "large big small long tall short heavy high low wide deep old young age aged total "
    "amount number level worth least less more most few many per every great value"
)
# Words that compare with how it was, and verbs that do: "you work more hours".
COMPARING = word_set("more fewer less extra additional double overtime")
LEAST_SUMS = frozenset({"penny", "cent", "bean", "dime"})
LACKING = frozenset({"lack"})  # "I lack a permit": I do not have one
HAVING = frozenset({"have", "own", "hold", "possess", "get", "receive", "keep", "suffer"})
# What one may do here and elsewhere at once: "I **pay** tax there"; not "I live there".
ANYWHERE = HAVING | {"pay"}

# Words by which there is no more to it: "I **only** drink water"; not "I often drink water".
LIMITING = word_set("only solely exclusively merely sole")
# Behind these words "just" says the same: "just **a** cat"; not "I have just moved".
LIMITED = word_set("a an the my our in on with at for half part")
# Days gone by with which a past ended: "until **May**", not "until Friday" or "until 9".
DATES_PAST = word_set("last recently month spring summer autumn winter christmas easter").union(
    MONTHS
)
# Adverbs that make another thing of a deed: "**permanently** employed"; not "legally married".
HOW = word_set(
    "permanently temporarily honourably dishonourably honorably dishonorably voluntarily "
    "involuntarily deliberately intentionally accidentally privately jointly unfairly wrongfully"
)

# Where whoever speaks is: "36 °C **on site**"; not "in the hall".
WHERE_ONE_IS = word_set("site work shade moment present time here middle centre core edge pot pan")
# Where one lives, and what leads there: "from our **gate**"; not "from my office".
HOMELY = word_set(
    "front back home house flat door gate place bungalow cottage street road estate village "
    "address doorstep drive apartment room bed building car bike front_door farmhouse farm "
    "lodge croft manor chalet caravan houseboat cabin villa maisonette mill vicarage"
)
