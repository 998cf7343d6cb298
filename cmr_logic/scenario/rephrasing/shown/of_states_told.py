"""What turns of speech show of states that rules name by one word: lapsed, divorced, modified.

The entries stand with those of :mod:`.of_standing`.
"""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_PAPER = (
    "(?P<paper>policy|licence|license|permit|membership|contract|warranty|guarantee|insurance"
    "|cover|subscription|registration|certificate|visa|pass|passport|lease|accreditation|tenancy"
    "|mandate|agreement)"
)
_VEHICLE = "(vehicle|car|van|lorry|truck|bike|boat|scooter|motorbike|moped|engine|machine|phone)"
_NOT_MODIFIED = (
    "It has not been modified. My vehicle has not been modified. My car has not been modified. "
    "My van has not been modified. My boat has not been modified. My bike has not been modified"
)
_BODY = (
    "(?P<what>(?:[a-z]+ )?(?:club|choir|society|band|team|league|union|group|committee|board"
    "|association|orchestra))"
)
_YEAR = "(year|grade|class|form|term|semester)"
_HURT = (
    "(hurt|cut|broke|burned|burnt|sprained|twisted|strained|injured|crushed|pulled|tore|bruised"
    "|dislocated|fractured|scalded)"
)
_PART = (
    "((left|right|lower|upper) )?(back|hand|arm|leg|foot|finger|thumb|knee|wrist|ankle|shoulder"
    "|head|neck|eye|ribs?|toe|elbow|hip|nose|face|bone|muscle|tendon|collarbone)"
)
_SEEN = "(?P<what>sign|signs|board|notice|number plate|hydrant|signpost|camera|meter|plate)"
_SLEEP = "(sleeps?|stays?|stop|stops) (over|the night|overnight|at (my|our) (house|place|home))"
_CHILDREN = "(they|none of them|none of the (children|kids|little ones)|the (children|kids))"

# fmt: off
OF_STATES_TOLD: tuple[Rewording, ...] = (
    shows(
        "paper-in-force",
        "(my|our|the) " + _PAPER + "('s| is| are| remains| stays) {few}(in force|active"
        "|running|in date|up to date|paid up|valid)",
        "The {paper} has not lapsed. My {paper} has not lapsed. My {paper} has not run out. "
        "The {paper} is in force. My {paper} is in force",
        "your policy has lapsed", "My policy is still in force.", "My policy is still in print.",
        value=False, unless_there=r"\b(?:until\slast|other|old|previous|was)\b",
    ),
    shows(
        "paper-out-of-force",
        "(my|our|the) " + _PAPER + " (is|are|was) no longer (in force|active|running|in date"
        "|valid)|(the (insurer|insurers|company)|they) (ended|cancelled|stopped|closed)"
        " (my|our|the) " + _PAPER.replace("<paper>", "<paper_>") +
        " because {i} (stopped|had stopped|had not|hadn't|didn't|did not|missed)",
        "The {paper} has lapsed. My {paper} has lapsed. My {paper} is not in force",
        "your policy has lapsed", "My policy is no longer in force.",
        "My policy is no longer in print.", ever=True, unless=r"\b(?:reinstated|renewed)\b",
    ),
    shows(
        "marriage-ended-in-court",
        "((ended|dissolved) (our|my) marriage (through|in|by|at|before) {few}(court|courts|judge)"
        "|(had|got) (our|my) marriage dissolved|(our|my) marriage (was|has been|got) {few}"
        "(ended by the court|dissolved))",
        "I am divorced. My marriage has ended. I am not married",
        "you are divorced", "Lou and I ended our marriage through the court.",
        "Lou and I ended our march through the court.", ever=True,
        unless=r"\b(?:remarried|married\sagain)\b",
    ),
    shows(
        "year-over-again",
        "(doing|taking|redoing|repeating|in) {few}" + _YEAR + " {few}(again|over again"
        "|all over again|for a second time|for the second time|twice)|redoing {few}" + _YEAR,
        "I am repeating a year. I repeat a year. I am repeating the year",
        "you are repeating a year", "I'm doing second year all over again.",
        "I'm doing second watch all over again.",
    ),
    shows(
        "year-passed",
        "{i} (passed|got through) (every|each) {few}year|{i} (passed|got through) {more}"
        "moved up (to|into) {few}" + _YEAR,
        "I am not repeating a year. I do not repeat a year",
        "you are repeating a year", "I passed every year with ease.",
        "I passed every yard with ease.", value=False,
    ),
    shows(
        "leaving-for-good",
        "{i} (told|wrote to|informed|notified|e-mailed|emailed) {some}(that )?(I|we) (was|were"
        "|am|'m) {few}(leaving|quitting) (the|my|our) " + _BODY +
        "|{i} gave up (my|our) membership",
        "I resigned. I left the {what}. I resigned from the {what}. I am no longer a member",
        "you resigned from the choir", "I told the conductor that I was leaving the choir.",
        "I told the conductor that I was leading the choir.", ever=True,
        unless=r"\b(?:changed\smy\smind|rejoin\w*|thinking)\b",
    ),
    shows(
        "leaving-in-the-year",
        "{i} {some}(leaving|left|quit|quitting) {more}(halfway|half way|midway|part of the way)"
        " through the (year|season)",
        "I resigned during the year. I left during the year",
        "you resign during the year", "I left the choir halfway through the year.",
        "I left the choir halfway through the song.", ever=True,
    ),
    shows(
        "staying-on",
        "{i}{am} staying (on )?(in|with) (the|my|our) " + _BODY,
        "I have not resigned. I did not resign. I do not resign. I did not resign from the {what}. "
        "I have not resigned from the {what}",
        "you resigned from the choir", "I'm staying on in the choir.",
        "I'm standing on in the choir.", value=False,
    ),
    shows(
        "as-it-was-made",
        "(nothing|not a thing) (on|about|in) (it|(my|our|the) {few}" + _VEHICLE + ") (has been"
        "|was|has ever been) {few}(changed|altered|modified|tampered with)"
        "|as it (left the factory|came from the factory)",
        _NOT_MODIFIED,
        "your vehicle has been modified", "My van is just as it left the factory.",
        "My van is just as it left the ferry.", value=False, ever=True,
        unless=r"\b(?:except|but)\b",
    ),
    shows(
        "changed-nothing-on-it",
        "{i} (haven't|have not|have never|'ve never) {few}(changed|altered|modified|touched)"
        " (a thing|anything) (on|about|in) (it|(my|our|the) {few}" + _VEHICLE + ")",
        _NOT_MODIFIED,
        "your vehicle has been modified", "I haven't changed a thing on it.",
        "I haven't chanced a thing on it.", value=False, ever=True,
        unless=r"\b(?:except|but)\b",
    ),
    shows(
        "sign-behind-leaves",
        "(covered|hid|blocked|obscured|concealed) {few}" + _SEEN + "|(couldn't|could not|can't) see"
        " the " + _SEEN.replace("<what>", "<what_>") + "|the " + _SEEN.replace("<what>", "<what__>")
        + " (was|were|is) {few}(overgrown|behind a (bush|hedge|tree|van|lorry|skip))",
        "The {what} was hidden. The {what} was hidden from view. The {what} was not visible",
        "the sign was hidden from view", "A thick hedge covered the whole sign.",
        "A thick hedge covered the whole side.", ever=True,
        unless_there=r"\b(?:nothing|nobody)\scov",
    ),
    shows(
        "sign-in-sight",
        "(could|can) see the " + _SEEN + "|the " + _SEEN.replace("<what>", "<what_>") +
        " (was|were|is) {few}(visible|in plain sight|in full view|in plain view|easy to see)",
        "The {what} was not hidden. The {what} was not hidden from view. The {what} was visible",
        "the sign was hidden from view", "The sign was in plain sight.",
        "The sign was in plain script.", value=False, ever=True,
        unless_there=r"\b(?:barely|hardly|nobody|only|from\sabove)\b",
    ),
    shows(
        "none-sleeps-over",
        _CHILDREN + " (ever|never) {few}" + _SLEEP + "|{i} only have (them|the children|the kids)"
        " (during|in|by) the day",
        "I do not look after children overnight. I do not have children overnight. "
        "The children do not stay overnight",
        "you look after children overnight", "None of them ever sleeps over.",
        "None of them ever sweeps over.", value=False,
    ),
    shows(
        "children-sleep-over",
        "(they|the (children|kids|little ones)|(two|three|some) of (them|the children)) (sleep"
        "|stay) (over )?(at (my house|mine|our house|ours)|with (me|us) (all|over) night)",
        "I look after children overnight. The children stay overnight",
        "you look after children overnight", "They sleep over at mine twice a week.",
        "They sweep over at mine twice a week.",
    ),
    shows(
        "hands-off-the-money",
        "never {few}(touch|handle|deal with|take) {few}(money|cash)|nothing to do with {few}"
        "(money|cash|till|takings)",
        "I do not handle cash. I do not handle money. I do not take money",
        "you handle cash", "I pour tea and never touch any money.",
        "I pour tea and never touch any honey.", value=False,
    ),
    shows(
        "takes-the-money",
        "{i} (take|count|collect|bank) the (money|takings|cash)|{i} (work|am on|'m on) the till"
        "|{i} sell {few}for cash",
        "I handle cash. I handle money. I take money",
        "you handle cash", "I count the takings.", "I count the tankards.",
    ),
    shows(
        "drinks-from-no-well",
        "(nobody|no one|none of us|we don't|we do not|we never) drinks? (it|from it|from the well"
        "|the well water|the water from the well|water from the well)|only (water|use) {more}"
        "from the well",
        "The well is not used for drinking water. My well is not used for drinking water. "
        "I do not use the well for drinking water",
        "your well is used for drinking water", "Nobody drinks from the well.",
        "Nobody drinks from the bell.", value=False,
    ),
    shows(
        "house-on-posts",
        "(my|our|the) (whole |old |new )?(?P<house>house|home|bungalow|cottage|cabin)"
        " (stands|sits|is|was built"
        "|rests) {few}on {few}(stilts|posts|piles|slab|legs|piers)",
        "My {house} has no basement. My {house} has no cellar. I have no basement",
        "your house has a basement", "Our house stands on tall posts.",
        "Our house stands on tall pastures.", value=False,
    ),
    shows(
        "plays-by-ear",
        "(don't|do not|can't|cannot|never learned to|never learnt to) (understand|read|follow)"
        " {few}(notes|sheet music|a note|scores?)|(play|learn|sing) {few}by ear because",
        "I cannot read music. I am unable to read music",
        "you can read music", "I can't read a note.", "I can't read a novel.", value=False,
    ),
    shows(
        "eats-it-unharmed",
        "{who} (drinks?|eats?|have|has) {some}(?P<what>milk|nuts|peanuts|eggs?|wheat|bread|fish"
        "|shellfish|prawns|soya|cheese|gluten|honey|strawberries) {some}(and ((am|is|are) )?never"
        " {few}(ill|sick|unwell)|with no (trouble|problems?|ill effects)|without any"
        " (trouble|harm|problems?|ill effects))",
        "{who} {be} not allergic to {what}",
        "you are allergic to eggs", "I eat eggs every day and am never ill from it.",
        "I sell eggs every day and am never ill from it.", value=False,
    ),
    shows(
        "makes-me-swell",
        "(?P<what>milk|nuts|peanuts|eggs|wheat|bread|fish|shellfish|prawns|soya|cheese|gluten|honey"
        "|strawberries|latex|pollen|penicillin) (makes?|gives?) (me|us) {few}(come out in a rash"
        "|break out in a rash|a rash|hives|swell up)",
        "I am allergic to {what}. I have a {what} allergy",
        "you are allergic to eggs", "Eggs make me come out in a rash.",
        "Eggs make me come home in a rush.",
    ),
    shows(
        "all-its-shots",
        "(has|have) had (all|every one) of (his|her|its|their) {few}(jabs|shots|injections"
        "|vaccinations|boosters)|(he|she|it|(my|our) (dog|cat|puppy|kitten|ferret|horse|pony))"
        " got (his|her|its|all his|all her) {few}(jabs|shots|injections|vaccinations|boosters)",
        "He has been vaccinated. She has been vaccinated. It has been vaccinated. "
        "My dog has been vaccinated. My cat has been vaccinated. My pet has been vaccinated",
        "your dog has been vaccinated", "Our dog got his injections in May.",
        "Our dog got his intentions in May.", ever=True, of_anybody=True,
    ),
    shows(
        "shots-still-to-come",
        "(still needs|has yet to have|is due|is overdue for|hasn't been {few}for|has not been"
        " {few}for) (his|her|its) {few}(jabs|shots|injections|vaccinations|boosters)",
        "He has not been vaccinated. She has not been vaccinated. It has not been vaccinated. "
        "My dog has not been vaccinated. My cat has not been vaccinated",
        "your dog has been vaccinated", "My dog still needs his jabs.",
        "My dog still needs his jars.", value=False, ever=True, of_anybody=True,
        unless=r"\b(?:booster|second)\b",
    ),
    shows(
        "hurt-on-the-shift",
        "{i} " + _HURT + " (my|a|an) " + _PART + " {more}((during|on|in the"
        " middle of) (my|a|the) {few}shift|(while|when) (I|we) (was|were) on duty)"
        "|{i} " + _HURT + " (my|a|an) " + _PART + " on duty",
        "I was injured at work. I was injured on the job. I was hurt at work. I was hurt on duty. "
        "I had an accident at work. I was injured while working",
        "you were injured at work", "I cut my hand on the slicer during my shift.",
        "I cut my hand on the slicer during my stay.", ever=True,
    ),
    shows(
        "hands-off-the-thing",
        "never (touch|go near) {what}{stop}|{i}( have|'ve got|'ve) nothing to do with"
        " (?P<what_>(the|that|those|these) [a-z]+){stop}|{i} (keep away from|leave)"
        " (?P<what__>(the|that|those|these) [a-z]+) to others",
        "I do not use {what}. I do not handle {what}. I do not work with {what}. I do not operate "
        "{what}. I do not drive {what}. I have not used {what}",
        "you use the kiln", "I never touch the kiln.", "I never torch the kiln.", value=False,
    ),
    shows(
        "there-yet",
        "{i} still live there|{i}{am} still (in|at) the (flat|house|room|cottage|bungalow"
        "|apartment)|{i}{am} staying put",
        "I have not moved out. I did not move out. I have not left",
        "you have moved out", "I'm still in the flat.", "I'm still in the flag.", value=False,
    ),
    shows(
        "there-no-more",
        "{i} (don't|do not) live there (any more|anymore)|{i}('ve|{perfect}) left the (flat|house"
        "|room|cottage|bungalow|apartment) for good|{i} no longer live there",
        "I have moved out. I moved out",
        "you have moved out", "I've left the flat for good.", "I've let the flat for good.",
        ever=True,
    ),
    shows(
        "with-my-own-business",
        "{i} {some}with (my|our) own {few}(business|firm|company|shop|practice|studio|workshop"
        "|salon|bakery|garage)|{i}('m|'re| am| are) an? {few}with (my|our) own {few}(business|firm"
        "|company|shop|practice|studio|workshop|salon|bakery|garage)",
        "I run my own business. I am self-employed. I work for myself. I have my own business",
        "you are self-employed", "I'm a plumber with my own one-man business.",
        "I'm a plumber with my own one-man bedroom.",
        unless=r"\b(?:used\sto|closed|sold|friends?\swith)\b",
    ),
    shows(
        "crew-on-the-road",
        "(on the (road|paving|track|roofing|harvest) crew|(fill|mend) potholes|lay (tarmac|paving"
        "|roofs)|pick (fruit|grapes|apples)"
        " in the (fields?|orchards?)|sweep the streets)",
        "I work outdoors. I work outside. My work is outdoors",
        "you work outdoors", "I'm on the road crew.", "I'm on the rowing crew.",
    ),
    shows(
        "so-many-on-the-staff",
        "there are {few}{n} (workers|employees|staff){end}|(my|our)"
        " (staff|workforce) is {n} strong",
        "I am an employer. I have workers. I employ people",
        "you are an employer", "There are nine workers.", "There are nine waiters.",
    ),
    shows(
        "desk-all-day",
        "{i}( sit|'m| am) {few}(at (a|my|the) desk|in (a|my|the|an) office|in the warehouse) all"
        " day",
        "I do not work outdoors. I do not work outside. I work indoors",
        "you work outdoors", "I sit at a desk all day.", "I sit at a dock all day.", value=False,
    ),
)
# fmt: on
