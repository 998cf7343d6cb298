"""Words that say what case a statement without conditions is about, and whom it is for.

Each table says what belongs in it with one example, and what does not with another.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.cues import Cue, Effect
from cmr_logic.text import word_set

CUE = Cue("implied", Effect.IF, (), "The desk is open on Mondays.", "The desk is open if you ring.")
BY_DEED = Cue("by-deed", Effect.IF, (), "You can go by giving notice.", "You can go by train.")
HEADING = Cue("heading", Effect.IF, (), "# If you live abroad", "# Living abroad")
# Words that a heading about the reader begins with: "You live abroad"; not "Living abroad".
ADDRESSING = frozenset({"you", "your", "they"})
# Prepositions that place a conclusion in space, time or manner: "in winter"; not "of".
PLACING = syntax.OF_PLACES_AND_TIMES | word_set("outside inside before after between under")
# Those before places that have a name: "in Kent, Devon or Essex"; not "at the pier".
NAMED_PLACES = frozenset({"in", "from", "near", "outside"})
# Words behind them that leave no case out, or name no new one: "at **any** time", "in **those**
# months"; not "at night".
WHEREVER = frozenset({"any", "all", "every", "no", "those", "such"})
# What says how or how far something is so, and no place: "**in itself**"; not "in towns".
MANNERS = frozenset(
    {("in", "itself"), ("in", "themselves"), ("in", "full"), ("in", "part"), ("in", "total")}
    | {("in", "turn"), ("at", "once"), ("in", "principle"), ("in", "general"), ("at", "first")}
    | {("at", "a")}  # "for a week **at a time**"
)
# Words that a preposition belongs to, so that it places nothing: "apply for"; not "work in".
BOUND = word_set(
    """
    apply look depend depends based according eligible entitled qualify qualifies
    subject related applies able
    """
)
# Words after which those stand whom a conclusion is for: "help for"; not "from".
TOWARDS = word_set(
    """
    for to by of help helps cover covers allow allows let lets admit admits accept accepts insure
    recruit recruits enrol enrols hire hires
    insures entitle entitles exempt exempts exclude excludes serve serves protect
    protects treat treats reimburse reimburses compensate compensates assist assists support
    supports
    """
)
# Those of them that are verbs: "it **covers** guests"; not "for".
SERVING = TOWARDS - {"for", "to", "by", "of"}
# The same of two words: "aimed at"; not "look at".
AIMED = frozenset({("aimed", "at"), ("targeted", "at"), ("applies", "to"), ("apply", "to")})
# Verbs of what a rule is for: "the fee **applies** to vans"; not "you write to vans".
APPLIES = frozenset({"applies", "apply", "applied"})
# Words before those who are not the only ones: "**not limited** to guests"; not "limited to".
NOT_ONLY = frozenset({("not", "limited"), ("n't", "limited"), ("not", "restricted")})
# Words before a known giver: "lent **by the** bank"; not "used by members".
BY_WHOM = ("by", "the")
# Participles behind which "by" opens those who may do so: "is **used** by rowers"; not "run".
USED = word_set(
    "used only claimed claimable borrowed hired rented shared bought enjoyed payable needed "
    "required"
)
# Verbs before those who are helped to do something: "helps growers buy"; not "pays growers".
HELPING = frozenset({"help", "helps", "enable", "enables"})
# Words between "this doesn't" and what it does not apply to: "apply to"; not "change".
APPLYING = word_set(
    """
    apply applies applied extend extends to include includes be are is cover covers for affect if
    goes true of holds also happen happens
    """
)
# Words of what is granted, before what it is for: "**available** for gifts"; not "look for".
GRANTED = word_set(
    "available offered given granted paid made provided issued open payable allowed accepted "
    "possible extended"
)
FOR_WHAT = frozenset({"for", "to"})
# Prepositions that say where someone is: "on the pier"; not "for a day".
STANDING = syntax.OF_PLACES - {"at"} | {"under"}
# What leaves someone to do something: "you are **free to** row"; not "row for free".
FREE_TO = ("free", "to")
# What is said of what anyone may do: "it is **possible** to row"; not "likely".
POSSIBLE = "possible"
# Words between "be" and what someone may do: "you are able to fish"; not "you are ready to".
ABLE_TO = frozenset(
    {FREE_TO, *((word, "to") for word in ("able", "allowed", "permitted", POSSIBLE))}
)
# What else stands there: "this is not **the case for** guests"; not "the case of wine".
THE_CASE_FOR = ("the", "case", "for")
# Words that open the relative clause of a thing: "a permit that …"; not "who".
RELATIVE_OF_THINGS = frozenset({"that", "which"})
