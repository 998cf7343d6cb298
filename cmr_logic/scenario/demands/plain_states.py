"""States of life that rules word in many ways, each with the commonest: "you are self-employed".

The tables of what people tell know each state by its commonest wordings. A clause in a rarer one is
compared as one in the commonest; both must be so, or not, together.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from cmr_logic.scenario.demands.plain_conditions import PLAIN_CONDITIONS
from cmr_logic.scenario.demands.plain_holdings import PLAIN_HOLDINGS
from cmr_logic.scenario.lexicon.entries import Turn, worded

_BEREFT = "(?:spouse|partner|husband or wife|wife or husband|spouse or civil partner)"


# fmt: off
PLAIN_STATES: tuple[Turn, ...] = (
    worded(
        "paid-work",
        "you (do )?(have|do|are in|undertake) (any )?(paid work|paid employment|a paid job)",
        "you are in paid work",
        "you are in paid employment", "I lost my job at Easter.", "I lost my jug at Easter.",
        value=False,
    ),
    worded(
        "on-own-account",
        "you (are in self-employment|(work|are working) for yourself|are in business (on your"
        " own account"
        "|for yourself)|are an? self-employed (person|worker|individual)|are a self employed person"
        "|are self employed)",
        "you are self-employed",
        "you work for yourself", "I'm a sole trader.",
        "I work for a big supermarket chain's rival.",
    ),
    worded(
        "through-redundancy",
        "(you have lost your job|you lost your job|you were dismissed|you have been dismissed)"
        " (through|because of|due to|by|on grounds of) redundancy|your (job|post|position|role)"
        " (has been|was|is) made redundant",
        "you have been made redundant",
        "your job has been made redundant", "They laid me off in May.",
        "They laid a carpet in May.",
    ),
    worded(
        "clean-record", "you have (a clean|a spotless|an unblemished) (criminal |police )?record",
        "you have no criminal record",
        "you have a clean record", "I have never been convicted of a crime.",
        "I have never been conscious of a crime.",
    ),
    worded(
        "part-timer", "you (are (a|an) part-time (employee|member of staff|staff member)"
        "|work on a part-time basis|are employed on a part-time basis)",
        "you work part-time",
        "you are a part-time employee", "I only work mornings.", "I only walk mornings.",
    ),
    worded(
        "full-timer", "you (are (a|an) full-time (member of staff|staff member)"
        "|work on a full-time basis|are employed on a full-time basis)",
        "you work full-time",
        "you work on a full-time basis", "I only work mornings.", "I only walk mornings.",
        value=False,
    ),
    worded(
        "job-seeker",
        "you are ((actively|currently) )?((looking for|seeking|searching for|trying to find)"
        " (work|a (new )?job|employment|paid work)|an? (active )?job-?seeker|job-? ?hunting)",
        "you are looking for work",
        "you are actively seeking employment", "I'm job hunting.", "I'm house hunting.",
    ),
    worded(
        "on-a-full-time-course",
        "you (are|are enrolled|are registered|study) (a student )?on a full-time course( of study"
        "| of education)?|you are (enrolled|registered) as a full-time student",
        "you are a full-time student",
        "you are on a full-time course", "I'm at university full time.",
        "I'm at a loss full time.",
    ),
    worded(
        "on-a-university-course",
        "you (are (enrolled|registered|studying) at (a|an|the) (university|higher education"
        " institution)|attend (a |the )?university|are attending (a |the )?university|go to"
        " university"
        "|are on a (university|degree) course|are doing a university course)",
        "you are at university",
        "you attend a university", "I'm in my final year at Leeds University.",
        "I'm in my final lane at the pool.",
    ),
    worded(
        "first-degree",
        "you (already )?(have|hold) an? (undergraduate|bachelor['’]s|first|honours) degree",
        "you have a degree",
        "you have an undergraduate degree", "I've got a BA in French.", "I've got a bag in Fulham.",
    ),
    worded(
        "in-training-as-apprentice",
        "you (are training as an apprentice|are in an apprenticeship|are in apprenticeship training"
        "|are undertaking an apprenticeship|are employed as an apprentice)",
        "you are an apprentice",
        "you are training as an apprentice", "I'm in the second year of my apprenticeship.",
        "I'm in the second year of my allotment.",
    ),
    worded(
        "has-physical-disability",
        "you (consider yourself( to be)? disabled|have a (physical|long-term|permanent|recognised"
        "|registrable) disability|live with a disability|are a disabled adult)",
        "you are disabled",
        "you consider yourself disabled", "I use a wheelchair.", "I use a wheelbarrow.",
    ),
    worded(
        "work-ruled-out-by-illness",
        "you (cannot|are unable to|are not able to|are too ill to|are too sick to) work"
        " (because of|due to|owing to|through) (your |an )?(illness|ill health|ill-health|sickness"
        "|poor health|bad health)|you (cannot|are unable to|are not able to) work because you are"
        " (ill|sick|unwell)|you are too (sick|unwell) to work",
        "you are too ill to work",
        "you cannot work because of illness", "My doctor has signed me off for six weeks.",
        "My doctor has signed for six weeks' parcels.",
    ),
    worded(
        "long-standing-illness",
        "you (have|live with|suffer from) (a|an) (chronic|long-standing|longstanding|long-term"
        "|ongoing"
        "|lasting) (health |medical )?(condition|illness|disease|problem)",
        "you have a long-term illness",
        "you live with a chronic condition", "I've had asthma all my life.",
        "I've had assistants all my life.",
    ),
    worded(
        "under-one-roof-with-the-cared-for",
        "you (are living|live|reside|share a home) with the person (whom |who |that )?you (care for"
        "|look after|are caring for|are looking after|provide care for)",
        "the person you care for lives with you",
        "you live with the person you care for", "I look after my aunt, who lives with me.",
        "I look after my aunt, who lives with my uncle.",
    ),
    worded(
        "mother-to-be",
        "you (are (having|going to have|expecting|about to have|due to have) a (baby|child)"
        "|are an expectant (mother|parent)|(become|fall|get|have become) pregnant|are expecting)",
        "you are pregnant",
        "you are having a baby", "I gave birth last week.", "I gave blood last week.",
        value=False,
    ),
    worded(
        "mother-or-father",
        "you are (a|the) ((mother|mum|mom) or (father|dad)|(father|dad) or (mother|mum|mom))"
        "( of a child| of children)?",
        "you are a parent",
        "you are a mother or father", "I've got twin boys.", "I've got twin tubs.",
    ),
    worded(
        "single-mother-or-father",
        "you are (a|an) (single|lone) ((mother|mum|mom)( or (father|dad))?|(father|dad)( or"
        " (mother|mum"
        "|mom))?)",
        "you are a single parent",
        "you are a single mother or father", "My husband and I share the school run.",
        "My horse and I share a stall.", value=False,
    ),
    worded(
        "has-spouse",
        "you have an? (husband or wife|wife or husband|husband, wife or civil partner"
        "|spouse or civil partner)",
        "you have a spouse",
        "you have a husband or wife", "My husband works at the bank.", "My house is by the bank.",
    ),
    worded(
        "not-a-wife", "you are (unmarried|not married)",
        "you are not married",
        "you are unmarried", "I've never been married.", "I've never been marooned.",
    ),
    worded(
        "shares-with-partner",
        "you (are cohabiting|cohabit|are living together as a couple|live together as a couple"
        "|share a home with (a|your) partner|are cohabiting with (a|your) partner)",
        "you live with a partner",
        "you are cohabiting", "I live with my girlfriend.", "I live with my goldfish.",
    ),
    worded(
        "once-more-married",
        "you (have|had)? ?(got |gotten |been )?(marr(y|ied) again|remarr(y|ied)|(get|got)"
        " married again"
        "|get remarried|enter(ed)? (into )?a new marriage)",
        "you have remarried",
        "you marry again", "I've never remarried.", "I've never returned.", value=False,
    ),
    worded(
        "bereft-of-spouse",
        f"you have lost your {_BEREFT}|you have been widowed|you are a widow(er)? or widow(er)?"
        "|your (husband or wife|wife or husband|spouse) (has died|has passed away|is dead|died)",
        "you are widowed",
        "you have lost your husband or wife", "My wife is alive and well.",
        "My wine is old and well.", value=False,
    ),
    worded(
        "marriage-over",
        "you (have been divorced|are a divorcee|have divorced( your (spouse|partner|husband or"
        " wife))?"
        "|get divorced|got divorced|have got divorced|divorce your (spouse|partner|husband or wife)"
        "|divorce)|your marriage (has ended|ended|ends) in divorce"
        "|your marriage (has been|was|is) dissolved",
        "you are divorced",
        "you get divorced", "Our divorce came through last week.", "Our diary came last week.",
    ),
    *PLAIN_HOLDINGS,
    *PLAIN_CONDITIONS,
)
# fmt: on
_OPENINGS = ("you ", "your ", "a bank ", "there ", "some", "a person ")


@cache
def _patterns() -> Sequence[tuple[re.Pattern[str], str]]:
    """Return the patterns with the commonest wordings, compiled when a first story is read."""
    return tuple((re.compile(each.pattern, re.IGNORECASE), each.says) for each in PLAIN_STATES)


@lru_cache(maxsize=8192)
def with_plain_state(statement: str) -> str:
    """Return a clause in the commonest wording of the state of life that it asks for.

    Args:
        statement: a clause.

    Example:
        >>> with_plain_state("you are in business on your own account")
        'you are self-employed'
        >>> with_plain_state("you are in business")
        'you are in business'
    """
    if not statement.lower().startswith(_OPENINGS):
        return statement
    for pattern, plain in _patterns():
        found = pattern.match(statement)
        if found is not None:
            return found.expand(plain)
    return statement
