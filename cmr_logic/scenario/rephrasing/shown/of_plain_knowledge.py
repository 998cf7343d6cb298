"""What everybody knows of everyday things: who is on a leash, what oars and summer tyres mean."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_KIN = (
    "(daughter|son|sister|brother|mother|father|mum|dad|aunt|uncle|niece|nephew|cousin|grandson"
    "|granddaughter|wife|husband|twin|little girl|little boy)"
)
_PETS = "(cat|tabby|dog|spaniel|terrier|labrador|kitten|puppy|moggy|rabbit|hamster|parrot|budgie)"
_CONTEST = "(competition|contest|prize|show|award|race|tournament)"
_TONGUE = (
    r"(?P<tongue>(?-i:Arabic|Chinese|Czech|Danish|Dutch|English|Finnish|French|German|Greek|Hindi"
    r"|Hungarian|Irish|Italian|Japanese|Korean|Norwegian|Polish|Portuguese|Romanian|Russian"
    r"|Spanish|Swedish|Turkish|Ukrainian|Urdu|Welsh))"
)

# fmt: off
OF_PLAIN_KNOWLEDGE: tuple[Rewording, ...] = (
    shows(
        "clipped-to-a-leash",
        "(clipped|hitched|attached|fastened|hooked|tied) (on |onto |to |on to )+(a|the|his|her"
        "|its|my) {few}(lead|leash)|(walks?|trots?|goes|trotting|walking) {few}on (a|the|his"
        "|her|its) {few}(lead|leash)",
        "My dog is on a lead. It is on a lead. My dog is kept on a lead. I keep my dog on a "
        "lead. It is kept on a lead",
        "your dog is on a lead", "Rufus is always clipped to a short leash.",
        "Rufus is always clipped for a short while.",
        unless=r"\b(?:unclip|refus|bit\sthrough|chewed)",
    ),
    shows(
        "my-own-one-entered",
        "my (own |eldest |youngest |younger |older |elder |big |little )*" + _KIN
        + "('s| has| is)? (also |just )?(entered|sent in|submitted|put in|handed in"
          "|competing|taking part|entering)\\b[^.;!?]*\\b(the|this|your) ([a-z]+ )?" + _CONTEST,
        "I am related to one of the entrants. I am related to an entrant. I am related to one of "
        "the contestants. I am related to a contestant. I am related to a competitor. A relative "
        "of mine has entered",
        "you are related to one of the entrants",
        "My own sister has entered two cakes for the show.",
        "My own sister has eaten two cakes at the show.",
        ever=True, unless=r"\b(?:last\syear|in\sthe\spast|withdr[ae]w|pulled\sout)\b",
    ),
    shows(
        "sleeps-on-my-bed",
        "(my|our) {few}" + _PETS + " (always |usually |still )?(sleeps|snores|curls up|naps|dozes)"
        " (on|in|under|at the foot of|at the end of) (my|our|the) (pillow|bed|sofa|settee|lap"
        "|feet|kitchen|bedroom|hall|living room|armchair|duvet)",
        "I keep a pet at home. I have a pet at home. I have a pet. I live with a pet. There is a "
        "pet in my home",
        "you keep a pet at home", "Our tabby sleeps on my pillow.",
        "Our baby sleeps on my pillow.",
    ),
    shows(
        "right-to-drive-never-taken",
        "(nobody|no one|no (court|judge|office|authority|magistrate)( or (court|judge|office"
        "|authority|magistrate))?) (has |have )?ever (taken|took) (away )?(my right to drive"
        "|my licence|my license)( away)?|never (once )?(lost|had) my (licence|license) (taken"
        "|to a ban|over a ban)",
        "I have never been banned from driving. I have not been banned from driving. I have "
        "never been disqualified from driving. I have not been disqualified from driving",
        "you have been banned from driving", "No judge has ever taken away my licence.",
        "No judge has ever looked at my licence.", value=False, ever=True,
    ),
    shows(
        "tongue-one-grew-up-with",
        _TONGUE + " (was|is) (all|the only language) (that )?(I|we) (ever )?(spoke|speak|knew"
        "|heard)"
        "|(I|we) (grew up|was brought up|were brought up|was raised) (speaking|in|with) "
        + _TONGUE + "{end}",
        "I am fluent in {tongue}. I speak {tongue}. I speak {tongue} fluently. {tongue} is my "
        "first language. I am a native speaker of {tongue}",
        "you are fluent in Spanish", "Spanish was all I spoke until I was ten.",
        "Spanish was all I learnt until I was ten.", ever=True,
        unless=r"\b(?:forgot|forgotten|lost\sit|rusty|hardly\s(?:speak|remember))\b",
    ),
    shows(
        "flask-of-wine",
        "(flask|bottle|can|hip flask|thermos|cup|glass|box|carton|cooler) {few}(of|with|full of)"
        " (the |some |my |his |her |a )?{few}(red wine|white wine|wine|beer|lager|cider|whisky"
        "|whiskey|rum|gin|vodka|brandy|sherry|champagne|prosecco|mead|port)\\b",
        "My drink is alcoholic. The drink is alcoholic. It is alcoholic. It contains alcohol. My "
        "drink contains alcohol. I have alcohol",
        "your drink is alcoholic", "I've filled a bottle with my uncle's red wine.",
        "I've filled a bottle with my uncle's red paint.",
        unless=r"\b(?:alcohol-free|non-alcoholic|ginger\sbeer|root\sbeer|wine\svinegar|no\salcohol"
               r"|0\.0|without\salcohol|empty|left|instead|at\shome|won|gave)\b",
    ),
    shows(
        "on-summer-tyres",
        "(running|driving|going|riding|drive|run|ride|rolling|rolls|still) {few}on (my|the|its|our)"
        " {few}summer (set|tyres|tires|ones|rubber|wheels)|winter (tyres|tires|ones|set) (are|is)"
        " {few}(in|at) (my|the|our) (garage|shed|cellar|loft|attic|basement)",
        "My car is not fitted with winter tyres. My car has no winter tyres on. My car does not "
        "have winter tyres. I do not have winter tyres on",
        "your car is fitted with winter tyres", "I'm still driving on my summer set.",
        "I'm still driving on my summer trip.", value=False,
        unless=r"\b(?:all-season|swapp(?:ed|ing)|changing|put\sthe\swinter)\b",
    ),
    shows(
        "oars-alone",
        "oars (is|are) the only thing|(only|just|nothing but) {few}(oars|paddles?|sails?)"
        " (to )?(move|moves|drive|drives|power|powers|push|pushes)|(mine|it|my boat|ours)('s| is)"
        " (just |only )?an? {few}(rowing (boat|dinghy)|rowboat|canoe|kayak|pedalo)"
        "|(no|without a|without an) (motor|outboard)\\b",
        "My boat has no engine. My boat does not have an engine. My boat is not motorised. My "
        "boat has no motor. It does not have an engine",
        "your boat has an engine", "Mine is a plain rowing boat.", "Mine is a plain rowan bowl.",
        value=False,
        unless=r"\b(?:with\san?\s(?:small\s|little\s)?(?:engine|motor|outboard)|outboard\son)\b",
    ),
    Rewording(
        "mum-had-me",
        r"\b(?:(?:my\s)?(?:mum|mom|mam|mother)\s(?:had|gave\sbirth\sto)\sme\s(?:at\s|in\s)(?:(?:a|the)\s[a-z]+\s"
        r"in\s|[a-z]+\sin\s)?)(?P<where>(?-i:(?!(?:January|February|March|April|May|June|July|August|September"
        r"|October|November|December)\b)[A-Z][a-z]+(?:\s[A-Z][a-z]+)?))\b",
        r"I was born in \g<where>.",
        "you were born in Norway", "Mum had me in a hospital in Bergen.",
        "Mum had me in a muddle in May.",
        needs="had me|birth to me",
    ),
)
# fmt: on
