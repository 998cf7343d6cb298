"""What turns of speech show of kin and care: a ring, a shared womb, the grandchildren's Fridays."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import shows

_SIBLING = "(brother|sister|brothers|sisters|kid brother|kid sister|twin brother|twin sister)"
_TWINS = "I am a twin. I have a twin. I have a brother or sister. I have siblings"

# fmt: off
OF_KIN: tuple[Rewording, ...] = (
    shows(
        "ring-on-my-finger",
        "(he|she|my (boyfriend|girlfriend|partner)) (proposed|popped the question"
        "|asked me to marry|went down on one knee)|{i} (said yes|proposed and (he|she) said yes)"
        "|{have} (a|an|his|her) {few}(engagement )?ring on my finger|(my|our) (fiancé|fiancée"
        "|fiance|fiancee|engagement (party|ring))|{am} (engaged|betrothed)( to)?(?! (in|by|as)\\b)",
        "I am engaged to be married. I am engaged. I am going to get married. I am not married",
        "you are engaged to be married", "He proposed on Christmas Eve and I said yes.",
        "He proposed a toast on Christmas Eve.", ever=True,
        unless=r"\b(?:husband|wife|broke|called\soff|said\sno|wedding\sring|toast|motion)\b",
    ),
    shows(
        "nobody-proposed",
        "(nobody|no one|no-one) (has )?(ever )?(proposed|asked (me )?to marry|asked for my hand)",
        "I am not engaged to be married. I am not engaged. I am not married",
        "you are engaged to be married", "Nobody has ever proposed to me.",
        "Nobody has ever posed for me.",
        value=False, ever=True,
    ),
    shows(
        "happy-together",
        "{i}{am} {few}(as happy as (ever|larks)|happily (married|together)|still together"
        "|as much in love)|(my|our) (husband|wife|partner) and I (still )?{few}(share a bed"
        "|live together|get on|are happy|are fine)",
        "I have not separated. I am not separated. I live with my partner. I am not divorced. We "
        "have not separated. I have a partner",
        "you have separated", "We're as happy as ever.", "We're as hoppy as ever.", value=False,
    ),
    shows(
        "shared-a-womb",
        "shared a womb|(my|our) twin(?!s)( brother| sister)?|" + _SIBLING +
        " (was|is|came|arrived) {few}(born )?({n}|\\d+|a few|just) (minutes?|hours?) (after"
        "|before|older|younger|later|earlier)|identical twin",
        _TWINS,
        "you are a twin", "I shared a womb with my brother.", "I shared a room with my brother.",
        unless=r"\b(?:my|our)\stwin\s(?:beds|room|sons|daughters|tub)",
    ),
    shows(
        "has-a-brother",
        "{i}{have} ({n}|a|an|several|\\d+) {few}" + _SIBLING +
        "(?!-in-law)|middle (one|child) of (three|four|five|\\d)|(eldest|youngest"
        "|oldest) of (three|four|five|six|seven|\\d)",
        "I have brothers or sisters. I have a brother or sister. I have siblings. I have a "
        "sibling. I am not an only child",
        "you have brothers or sisters", "I'm the middle one of three.",
        "I'm the middle man of three.",
        unless=r"\b(?:step|in-law|nun|monk|church|late\sbrother|died)",
    ),
    shows(
        "only-me",
        "(no|neither|not any|haven't any|never had any|never had a) (brothers? (or|and"
        "|nor) sisters?|siblings)|(mum and dad|my parents|my mother) only (ever )?had (me"
        "|the one)|{i}{am} an only (child|son|daughter)",
        "I am an only child. I have no brothers or sisters. I do not have brothers or sisters. I "
        "do not have siblings. I am not a twin. I have no siblings",
        "you are an only child", "I've no brothers or sisters.", "I've no brogues or slippers.",
        ever=True,
    ),
    shows(
        "parents-about",
        "(my parents|mum and dad|my mum and dad|my mother and father) {often}(live|lives|are|run"
        "|have|came|rang|say|both|own|still|keep|moved|come|help|want|gave me)(?! (dead|died"
        "|gone|buried))|(mum|dad|my mother|my father) (rang|phoned|called|texted|came round"
        "|visited) (me )?(last night|yesterday|this morning|today|on|every)",
        "I am not an orphan. My parents are alive",
        "you are an orphan", "My parents live in Kent.", "My parrots live in Kent.", value=False,
        unless=r"\b(?:died|dead|buried|late|funeral|passed|foster|adoptive|graves?)\b",
    ),
    shows(
        "lost-them-both",
        "lost (my )?(mum and (my )?dad|both (my )?parents|my parents|mother and father)"
        "|both (of )?(my |our )?(parents|mum and dad) (are|were|have|died|passed)( {few}(dead"
        "|gone|killed|died))?",
        "I am an orphan. My parents are dead. Both my parents have died. My parents died",
        "you are an orphan", "Both my parents are dead.", "Both my parrots are dead.",
        unless=r"\b(?:alive|living|well|work|fighting|at\sthe\s(?:shops?|fair|market))\b",
    ),
    shows(
        "minds-their-twins",
        "{i} {often}(mind|have|look after|babysit|take care of|watch|care for) (my|our) (son"
        "|daughter|eldest|youngest|stepson|stepdaughter)'s {few}(twins|children|kids"
        "|little ones?|boys?|girls?|son|daughter|baby|two|three)|(my|our) {few}(son"
        "|daughter) (has|have) (just |now )?(had|got) (a|two|three|her|his) {few}(baby|boy|girl"
        "|children|kids|son|daughter|boys|girls|little ones|twins)|{i} {often}((mind|look after"
        "|babysit|take care of|watch|care for) (my|our) grand(children|child|kids|sons?|daughters?)"
        "|have (my|our) grand(children|child|kids|sons?|daughters?) (on|every|each|while|most|two"
        "|three|all))",
        "I have grandchildren. I am a grandparent. I have a grandchild. I look after my "
        "grandchildren. I look after my grandchild",
        "you look after your grandchildren", "I mind my son's twins while he works.",
        "I mind my son's tunes while he works.",
    ),
    shows(
        "boy-is-autistic",
        "(my|our) ([a-z-]+ ){0,2}(son|daughter|boy|girl|child|youngest|eldest|twins)( [A-Z][a-z]+)?"
        "('s| is| are| has| have|'s got|'s been diagnosed (as|with)| was born) {few}(autistic"
        "|autism|blind|deaf|disabled|down's|downs?|cerebral palsy|spina bifida|in a wheelchair"
        "|muscular dystrophy|a wheelchair)",
        "My child is disabled. My child has a disability. I have a disabled child",
        "your child is disabled", "My boy is autistic.", "My boy is artistic.",
    ),
    shows(
        "nurse-gave-him-the-mmr",
        "(nurse|doctor|gp|clinic) (gave|has given) (him|her|them|my [a-z]+) (his|her|their"
        "|the) {few}(mmr|jabs?|vaccines?|injections?|shots?|vaccinations?)|(had|got) (all )?(his"
        "|her|their) {few}(mmr|baby jabs|childhood jabs)",
        "My child is vaccinated. My child has been vaccinated. My son is vaccinated. My daughter "
        "is vaccinated",
        "your child is vaccinated", "The nurse gave him his MMR.",
        "The nurse gave him his mail.", ever=True,
        unless=r"\b(?:dog|cat|vet|puppy|kitten|not|never|n['’]t)\b",
    ),
    shows(
        "none-of-his-jabs",
        "(had|got) (none|not one|not a single one) of (his|her|their) {few}(jabs|vaccines"
        "|injections|shots|vaccinations)|(never|not|hasn't|haven't) (had|got|given"
        "|let) {few}(his|her|their|them have|him have|her have) {few}(jabs|mmr|vaccines?"
        "|injections|shots|vaccinations)",
        "My child is not vaccinated. My child has not been vaccinated. My dog is not vaccinated. "
        "My son is not vaccinated. My daughter is not vaccinated",
        "your child is vaccinated", "He's had none of his jabs.", "He's had none of his jam.",
        value=False,
        ever=True,
    ),
    shows(
        "still-on-the-breast",
        "(baby|he|she|son|daughter|twins|they)('s|'re| is| are) (still )?(on the breast"
        "|breast-?fed|nursing|feeding from me)|{i} {often}feed (him|her|(my|the"
        "|our) {few}(baby|son|daughter|twins)) myself|{i} {often}nurse my {few}(baby|twins)",
        "I breastfeed. I am breastfeeding. I breastfeed my baby. I am breastfeeding my baby. I "
        "am a nursing mother",
        "you breastfeed", "The baby's still on the breast.", "The baby's still on the beach.",
        unless=r"\bnurse\smy\s(?:mother|father|husband|pint)\b",
    ),
    shows(
        "only-formula",
        "(on|takes?|drinks?|have|has) (the |a |only )?(bottle|formula)( only| milk|{end})"
        "|bottle-?(feed|fed|feeding)",
        "My baby is bottle-fed. I do not breastfeed. I am not breastfeeding. I do not breastfeed "
        "my baby. I am not breastfeeding my baby",
        "you breastfeed", "She only takes formula.", "She only takes Formby road.", value=False,
        unless=r"\b(?:wine|whisky|gas)\b",
    ),
    shows(
        "child-lives-elsewhere",
        "(my|our) (?P<kid>{few}(son|daughter|child|eldest|youngest|boy|girl|children|kids"
        "|twins)) (live|lives|is living|are living) (in|with|at|on) (?!(me|us|my|our|the (room"
        "|back|attic|annexe|same))\\b){few}|(my|our) (?P<kid>son|daughter|eldest"
        "|youngest) {have} (a|his own|her own|their own) {few}(flat|house|place|bedsit)",
        "My child does not live with me. My {kid} does not live with me. My {kid} has left home. "
        "My child has left home",
        "your child lives with you", "My daughter lives in Spain.", "My daughter lives in hope.",
        value=False,
        unless=r"\b(?:lives\sin\shope|lives\sat\shome|other\s(?:son|daughter))\b",
    ),
    shows(
        "money-for-the-ex",
        "{i} (send|pay|give|transfer) (my )?(ex|ex-wife|ex-husband|former (wife|husband|partner)"
        "|the (kids'|children's) (mother|mum|father|dad)) {few}([£$€]\\d+|money|maintenance"
        "|something|half|a share|hundred)|(csa|cms|child support agency"
        "|child maintenance service) {few}(takes?|takes it|deducts?|stops?)",
        "I pay maintenance. I pay child maintenance. I pay child support. I pay maintenance for "
        "my child",
        "you pay maintenance", "I send my ex £200 a month for the kids.",
        "I send my exam fees for the kids.",
        unless=r"\b(?:not|n['’]t|never|no)\s(?:pay|send|give)",
    ),
    shows(
        "ex-gets-nothing",
        "(don't|do not|never|doesn't) (pay|give|send) (my )?(ex|ex-wife|ex-husband) (a (penny"
        "|cent)|anything)|(ex|ex-wife|ex-husband) (gets|sees|has had) (nothing"
        "|not a penny) from me",
        "I do not pay maintenance. I do not pay child maintenance. I do not pay child support",
        "you pay maintenance", "I don't pay my ex a penny.",
        "I don't pay my exam fee a penny late.",
        value=False,
    ),
    shows(
        "carer-comes-in",
        "(a|my|the|our) {few}(carer|cleaner|home help|nurse|district nurse|helper|care worker"
        "|daily) (comes|calls|visits|pops|looks|does) {few}(in|round|every|each|twice|once|on"
        "|most|daily)|{i}{have} (a|an|my) {few}(cleaner|carer|home help|au pair|nanny"
        "|housekeeper|gardener)( |{end})",
        "I have help at home. I have care at home. I have someone to help me "
        "at home",
        "you have help at home", "A carer comes in every morning.",
        "A carrot comes in every morning.",
        unless=r"\b(?:no|not|n['’]t|never|had\sto\slet)\b",
    ),
    shows(
        "manages-alone",
        "(nobody|no one|no-one) (helps|comes in to help|gives me a hand)|{i} {often}(manage|cope"
        "|get by|do everything) (by myself|on my own|alone|without (any )?help)",
        "I do not have help at home. I do not get help at home. I have no help at home. I manage "
        "alone",
        "you have help at home", "I manage by myself.", "I manage by midnight.", value=False,
    ),
    shows(
        "spouse-at-home",
        "(my|our) (?P<half>husband|wife|partner|other half)('s| is) (retired|out of work"
        "|unemployed|between jobs|a pensioner|on the dole|jobless|a housewife|a house-husband"
        "|not working|off work|too ill to work)|(my|our) (?P<half>husband|wife|partner) (stays"
        "|stopped|is) (at )?(home|working)( with| all day|{end})|(my|our) (husband|wife"
        "|partner) (lost (his|her|their) job|gave up work|(doesn't|does not) work{end})",
        "My partner does not work. My {half} does not work. My spouse does not work. My partner "
        "is not employed. My {half} is not employed",
        "your partner works", "My wife stays at home.", "My wife stays at Mount Holme.",
        value=False,
        unless=r"\b(?:works\sfrom|ill\stoday|this\s(?:morning|evening)|tonight)\b",
    ),
    shows(
        "was-widowed",
        "{i}({was}|{perfect}) (left |suddenly |recently |sadly )?(widowed|a widow|a widower)",
        "My husband or wife has died. My spouse has died. My partner has died. I am widowed. I am "
        "bereaved",
        "your spouse has died", "I was widowed this March.", "I was windswept this March.",
        ever=True, unless=r"\b(?:remarried|married\sagain|second\s(?:husband|wife)|n['’]t|not|never"
        r"|new\s(?:husband|wife|partner))\b",
    ),
)
# fmt: on
