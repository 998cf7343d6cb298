"""What people say in a shape of its own, reworded as a rule would say it, and read in that form.

"I'm a dad of four" says that "I have four children", and "all we've got is a van" that "we have a
van". The statement that is read from the new words keeps the place of those that the story has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cmr_logic.records import replace
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.ages_of_things import AGES_OF_THINGS
from cmr_logic.scenario.rephrasing.amount_rewordings import (
    ALL_TOLD,
    AMOUNT_REWORDINGS,
    HOME,
    LOOSELY,
    NUMBER,
)
from cmr_logic.scenario.rephrasing.assent_told import ASSENT_TOLD
from cmr_logic.scenario.rephrasing.attendance_told import ATTENDANCE_TOLD
from cmr_logic.scenario.rephrasing.beasts_told import BEASTS_TOLD
from cmr_logic.scenario.rephrasing.circumlocutions import CIRCUMLOCUTIONS
from cmr_logic.scenario.rephrasing.common_rewordings import COMMON_REWORDINGS
from cmr_logic.scenario.rephrasing.common_turns import COMMON_TURNS
from cmr_logic.scenario.rephrasing.consent_told import CONSENT_TOLD
from cmr_logic.scenario.rephrasing.contraries_told import CONTRARIES_TOLD
from cmr_logic.scenario.rephrasing.converses_told import CONVERSES_TOLD
from cmr_logic.scenario.rephrasing.counts_told import COUNTS_TOLD
from cmr_logic.scenario.rephrasing.dealings import DEALINGS
from cmr_logic.scenario.rephrasing.deeds_shown import DEEDS_SHOWN
from cmr_logic.scenario.rephrasing.everyday_measures import EVERYDAY_MEASURES
from cmr_logic.scenario.rephrasing.fates_told import FATES_TOLD
from cmr_logic.scenario.rephrasing.figures_told import FIGURES_TOLD
from cmr_logic.scenario.rephrasing.happenings_told import HAPPENINGS_TOLD
from cmr_logic.scenario.rephrasing.head_counts import HEAD_COUNTS
from cmr_logic.scenario.rephrasing.household import HOUSEHOLD_REWORDINGS
from cmr_logic.scenario.rephrasing.idioms import IDIOMS
from cmr_logic.scenario.rephrasing.idioms_of_things import IDIOMS_OF_THINGS
from cmr_logic.scenario.rephrasing.illnesses_told import ILLNESSES_TOLD
from cmr_logic.scenario.rephrasing.in_company import IN_COMPANY
from cmr_logic.scenario.rephrasing.in_passing import IN_PASSING
from cmr_logic.scenario.rephrasing.journey_rewordings import JOURNEY_REWORDINGS
from cmr_logic.scenario.rephrasing.keeping_told import KEEPING_TOLD
from cmr_logic.scenario.rephrasing.kept_told import KEPT_TOLD
from cmr_logic.scenario.rephrasing.lateness import LATENESS
from cmr_logic.scenario.rephrasing.left_so_told import LEFT_SO_TOLD
from cmr_logic.scenario.rephrasing.lengths_told import LENGTHS_TOLD
from cmr_logic.scenario.rephrasing.lives_told import LIVES_TOLD
from cmr_logic.scenario.rephrasing.measures_told import MEASURES_TOLD
from cmr_logic.scenario.rephrasing.mishaps_told import MISHAPS_TOLD
from cmr_logic.scenario.rephrasing.needing import Needing
from cmr_logic.scenario.rephrasing.owning_told import OWNING_TOLD
from cmr_logic.scenario.rephrasing.partings_told import PARTINGS_TOLD
from cmr_logic.scenario.rephrasing.parts_told import PARTS_TOLD
from cmr_logic.scenario.rephrasing.pay_told import PAY_TOLD
from cmr_logic.scenario.rephrasing.phrasings import PHRASINGS
from cmr_logic.scenario.rephrasing.places_again import PLACES_AGAIN
from cmr_logic.scenario.rephrasing.plans_told import PLANS_TOLD
from cmr_logic.scenario.rephrasing.posts_told import POSTS_TOLD
from cmr_logic.scenario.rephrasing.powered_told import POWERED_TOLD
from cmr_logic.scenario.rephrasing.presence_told import PRESENCE_TOLD
from cmr_logic.scenario.rephrasing.reckonings import RECKONINGS
from cmr_logic.scenario.rephrasing.shares_told import SHARES_TOLD
from cmr_logic.scenario.rephrasing.shown import SHOWN
from cmr_logic.scenario.rephrasing.signs import SIGNS
from cmr_logic.scenario.rephrasing.small_words import SMALL_WORDS
from cmr_logic.scenario.rephrasing.standing_told import STANDING_TOLD
from cmr_logic.scenario.rephrasing.states_of_things import STATES_OF_THINGS
from cmr_logic.scenario.rephrasing.states_told import STATES_TOLD
from cmr_logic.scenario.rephrasing.still_so import STILL_SO
from cmr_logic.scenario.rephrasing.sums_told import SUMS_TOLD
from cmr_logic.scenario.rephrasing.supplies_told import SUPPLIES_TOLD
from cmr_logic.scenario.rephrasing.tallies import TALLIES
from cmr_logic.scenario.rephrasing.things_sent_told import THINGS_SENT_TOLD
from cmr_logic.scenario.rephrasing.things_told import THINGS_TOLD
from cmr_logic.scenario.rephrasing.ties_told import TIES_TOLD
from cmr_logic.scenario.rephrasing.times_done_told import TIMES_DONE_TOLD
from cmr_logic.scenario.rephrasing.tongues_told import TONGUES_TOLD
from cmr_logic.scenario.rephrasing.undergone_told import UNDERGONE_TOLD
from cmr_logic.scenario.rephrasing.unfinished import UNFINISHED
from cmr_logic.scenario.rephrasing.upshots_told import UPSHOTS_TOLD
from cmr_logic.scenario.rephrasing.where_told import WHERE_TOLD
from cmr_logic.scenario.rephrasing.whole_lists import LISTS_TOLD
from cmr_logic.scenario.rephrasing.words_needed import WORDS_NEEDED
from cmr_logic.scenario.rephrasing.yet_to_come_told import YET_TO_COME_TOLD
from cmr_logic.scenario.statements.reading import read
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.text.patterns import compiled

_PARENTS = "mum|dad|mother|father|mom|parent"
_GROUPS = r"(?:group|team|club|choir|band|household|family|crew|class|society|association|squad)"


def _together(match: re.Match[str]) -> str:
    """Return what being several in one place says: nobody there is alone."""
    where = match["where"]
    if re.fullmatch(_GROUPS, where, re.IGNORECASE):
        return f"Our {where} has {match['count']} members."
    if re.fullmatch(HOME, where, re.IGNORECASE):
        return f"I do not live alone. Our household has {match['count']} people."
    if re.fullmatch(r"car|van|taxi|truck|minibus", where, re.IGNORECASE):
        return f"I am not alone in the {where}. I am not alone in the vehicle."
    return f"I am not alone in the {where}."


REWORDINGS: tuple[Rewording, ...] = (
    Rewording(
        "parent-of-so-many",
        rf"\b(?:I['’]m|I\sam)\s(?:[\w-]+\s){{1,4}}?(?:{_PARENTS})\s(?:of"
        rf"|to)\s"
        rf"({NUMBER})\b(?!\s?-|\syears?\b|\smonths?\b)",
        r"I have \1 children.",
        "you have two or more children", "I'm a proud dad of four.", "I'm a proud dad of Amy.",
        needs=_PARENTS,
    ),
    Rewording(
        "parent-with",
        rf"\b(?:I['’]m|I\sam)\s(?:[\w-]+\s){{1,4}}?(?:{_PARENTS})\swith\s"
        rf"({NUMBER}\s(?:[a-z]+\s){{0,2}}?(?:children|kids|sons?|daughters?|boys?|girls?"
        rf"|child))\b",
        r"I have \1.",
        "you have two or more children", "I'm a single mum with two boys.",
        "I'm a single mum with two jobs.",
        needs=_PARENTS,
    ),
    Rewording(
        "team-of",
        r"\b(?:with|have|has|run|lead|manage|own|employ|are|['’](?:ve|re))\s(?:[\w-]+\s){0,3}?"
        rf"(?:team|staff|crew|workforce)\sof\s({LOOSELY}\s)?({NUMBER})\b",
        r"We have \1\2 employees. We employ \1\2 people.",
        "your firm has more than five employees", "I run a firm with a team of 12.",
        "I watch a team of 12.",
        needs="team|staff|crew|workforce",
    ),
    Rewording(
        "employs",
        rf"\b(?:I|we)(?:\s(?:also|now|currently))?\semploy\s({LOOSELY}\s)?({NUMBER})\b"
        r"(?:\s(?:people|staff|workers|helpers|of\sthem|men|women|others))?",
        r"We have \1\2 employees. We employ \1\2 people.",
        "your firm has more than five employees", "I employ twelve people.", "I employ a cook.",
        needs="employ",
    ),
    Rewording(
        "so-many-staff",
        rf"\b(?:I|we|(?:my|our)\s[a-z]+)(?:['’]ve|\shave"
        rf"|\shas)(?:\sgot)?\s({LOOSELY}\s)?({NUMBER})\s"
        r"(?:(?:full-time|part-time|paid|permanent)\s)?(?:staff|workers|members\sof\sstaff"
        r"|on\sthe\sstaff)\b",
        r"We have \1\2 employees. We employ \1\2 people.",
        "your firm has more than five employees", "We have 12 staff.", "We have 12 stamps.",
        needs="staff|workers",
    ),
    Rewording(
        "so-many-of-us",
        rf"\b(?:there\sare|there['’]re|there['’]s|we['’]re"
        rf"|we\sare)\s({LOOSELY}\s)?({NUMBER})\sof\sus\s"
        r"(?:working|employed|(?P<hours>(?:full|part)[\s-]time)\b|on\sthe\spayroll|(?:in"
        r"|at)\s(?:the\s)?(?:work|firm|company|business"
        r"|team"
        r"|office|shop|workshop))\b",
        r"We have \1\2 \g<hours> employees. We employ \1\2 people.",
        "your firm has more than five employees", "There are 12 of us in the firm.",
        "There are 12 of us in the choir.",
        needs="of us",
    ),
    Rewording(
        "several-of-us",
        rf"\b(?:there\sare|there['’]re|there['’]s|we['’]re|we\sare)\s(?:always\s|usually\s"
        rf"|still\s|now\s|only\s"
        rf"|just\s)*(?P<count>(?!one\b|1\b){NUMBER})\sof\sus\s(?:(?:living|sharing|travelling"
        rf"|sitting)\s)?"
        r"(?:in|at|on)\s(?:the|our|my)\s(?P<where>[a-z]+)\b",
        _together,
        "your choir has more than five members", "There are 12 of us in our choir.",
        "There are 12 of them in our choir.",
        needs="of us",
    ),
    Rewording(
        "party-of",
        rf"\b(?:there\sare|there['’]re|there\swill\sbe|there['’]ll\sbe|we['’]re|we\sare"
        rf"|we['’]ll\sbe|we\swill\sbe)"
        rf"\s({LOOSELY}\s)?({NUMBER})\sof\sus\b(?!\s(?:in|at|on|working|employed|living"
        rf"|sharing)\b){ALL_TOLD}",
        r"We are a group. Our group has \1\2 people. Our party has \1\2 people.",
        "your group has more than five people", "There'll be 12 of us.", "There'll be 12 of them.",
        needs="of us",
    ),
    Rewording(
        "guests",
        r"(?:\b(?:I|we)(?:['’](?:m|re|ve|ll|d)|\s(?:am|are|have|will|had))?\s(?:(?:be|been|all"
        r"|also|now|only|just"
        r"|probably)\s)*|(?:^|[,;.:]\s)(?:and\s)?)"
        rf"(?:expecting|having|inviting|invited|have\sinvited"
        rf"|hosting)\s({LOOSELY}\s)?({NUMBER})\s"
        r"(?:guests|people|friends|visitors)\b",
        r"Our group has \1\2 people. Our event has \1\2 guests.",
        "your group has more than five people", "We're expecting 12 guests.",
        "We're expecting 12 parcels.",
        needs="guests|people|friends|visitors",
    ),
    Rewording(
        "on-the-payroll",
        rf"\b(?:we|I)(?:['’]ve|\shave)(?:\sgot)?\s({LOOSELY}\s)?({NUMBER})\s(?:people|men|women"
        rf"|hands|workers)\s"
        r"(?:on\s(?:the|our|my)\s(?:payroll|books)|working\sfor\s(?:us|me)|under\s(?:us|me))\b",
        r"We have \1\2 employees. We employ \1\2 people.",
        "your firm has more than five employees", "We've 23 people on the payroll.",
        "We've 23 people on the guest list.",
        needs="payroll|books|working|under",
    ),
    Rewording(
        "little-ones",
        rf"\b(I|we)(?:['’]ve|\shave)(?:\sgot)?\s({NUMBER})\s(?:little\sones|nippers|youngsters"
        rf"|bairns|kiddies)\b",
        r"\1 have \2 children.",
        "you have two or more children", "We've got four little ones.",
        "We've got four little dogs.",
        needs="little ones|nippers|youngsters|bairns|kiddies",
    ),
    Rewording(
        "and-a-girl",
        rf"\b(I|we)(?:['’]ve|\shave)(?:\sgot)?\s({NUMBER})\s(boys|girls|sons|daughters"
        rf"|lads)(?:,\sa\s[a-z\s-]+?)?\s"
        r"and\s(?:an?|one)\s(?:\w+\s){0,2}?(girl|boy|son|daughter|baby)\b",
        r"\1 have \2 \3 and one \4.",
        "you have three or more children", "We've two boys and a baby girl.",
        "We've two boys and a dog.",
        needs="boys|girls|sons|daughters|lads",
    ),
    Rewording(
        "made-off-with",
        r"\b(?:someone|somebody|thieves|burglars|a\s(?:thief|burglar|mugger)|kids|they)(?:['’]s"
        r"|['’]ve|\shas|\shave)?\s"
        r"(?:[\w\s]{0,40}?\band\s)?(?:took|taken|(?:made|walked|ran|run|gone|went)\soff\swith"
        r"|rode\soff\son|drove\soff\sin"
        r"|helped\sthemselves\sto|swiped|nicked|pinched|half-inched|snatched)\s(?P<what>(?:my|our"
        r"|the)\s(?:[\w-]+\s){0,2}?"
        r"[\w-]+)(?=[.,;!?]|$|\s(?:from|off|out|in|on|at|while|when|and|but|last|yesterday"
        r"|overnight|right|during)\b)",
        r"\g<what> was stolen.",
        "your bike was stolen", "Somebody cut the lock and took my bike.",
        "Somebody cut the grass and took my advice.",
        needs="took|taken|off|helped|swiped|nicked|pinched|half-inched|snatched",
    ),
    Rewording(
        "just-me",
        r"\b(?:it['’]s|it\sis|there['’]s|there\sis)\s(?:been\s|now\s|always\s|still\s)*(?:just"
        r"|only)\s(?:been\s)?me\b"
        r"(?=\s(?:here|living|rattling|(?:now\s)?in\s(?:the|this|my)\s(?:house|flat|home|place"
        r"|bungalow|cottage)"
        r"|at\shome|in\sthe\shousehold)\b)",
        r"I live alone.",
        "you live alone", "It's just me in the house.", "It's just me in the photograph.",
        needs="just me|only me|been me",
    ),
    Rewording(
        "just-us",
        r"\b(?:it['’]s|it\sis|it\shas|there['’]s)\s(?:been\s|always\s|now\s|still\s)*(?:just"
        r"|only)\s"
        r"(?:been\s)?(?:me|us)\sand\smy\s(?=(?:(?:two|three|four|five|six|little|young|baby)\s"
        r"|\d+[\s-]"
        r"(?:years?|months?|weeks?)[\s-]old\s)*(?:kids|children|child|toddlers?|baby|babies"
        r"|little\sones?"
        r"|twins|boys?|girls?|sons?|daughters?)\b)(?P<whom>(?:little|young|baby|\d|kids|children"
        r"|child|todd"
        r"|bab|two|three|four|five|six)[^.,;!?]*)",
        r"I am the only adult living in my home. I live with my \g<whom>.",
        "you are the only adult living in your home", "It's just me and my two kids.",
        "It's just me and my two brothers.",
        needs="me and my|us and my",
    ),
    Rewording(
        "home-is",
        r"(?:(?<![\w'’]\s)|(?<=and\s)|(?<=but\s))\bhome(?:\sfor\s(?:me|us))?(?:['’]s|\sis|\shas"
        r"\s(?:always\s)?been)\s(?:now\s|still\s)?(?P<where>(?:(?:an?"
        r"|the)\s(?:[a-z-]+\s){1,3}?(?:in|of"
        r"|near|outside|on)\s){0,2}(?=(?-i:[A-Z][a-z]))[^.,;!?]+)",
        r"I live in \g<where>.",
        "you live in Norway", "Home for me is a flat in Bergen.",
        "Home for me is a thing of the past.",
        needs="home",
    ),
    Rewording(
        "birthplace-is",
        r"\bmy\s(?:birthplace|place\sof\sbirth)(?:['’]s|\sis|\swas)\s(?P<where>[^.,;!?]+)",
        r"I was born in \g<where>.",
        "you were born in Norway", "My birthplace is Bergen.", "My birthplace is a mystery.",
        needs="birthplace|place of birth",
    ),
    Rewording(
        "born-and-bred",
        r"\b(?P<who>I)(?:['’]m|\sam|\scome)\sfrom\s(?P<where>[A-Z][\w\s-]*?)(?:,"
        r"|\sand)?\s(?:I\swas\s)?born"
        r"\s(?:there|and\s(?:bred|raised|brought\sup))\b",
        r"I was born in \g<where>.",
        "you were born in Norway", "I'm from Bergen, born and bred.",
        "I'm from Bergen, tired and sore.",
        needs="born",
    ),
    Rewording(
        "born-bred-in",
        r"\b(?P<who>I\swas)\sborn\sand\s(?:bred|raised|brought\sup)\s(?:in|on"
        r"|near)\s(?P<where>[^.,;!?]+)",
        r"I was born in \g<where>.",
        "you were born in Norway", "I was born and bred in Bergen.",
        "I was bored and wet in Bergen.",
        needs="born",
    ),
    Rewording(
        "address-is",
        r"\b(?:my|our)\s(?:home\s|postal\s|permanent\s|(?P<to>delivery\s"
        r"|shipping\s))?address(?:['’]s|\sis)\s[^.;!?]*?,\s"
        r"(?P<where>(?-i:[A-Z][\w-]+(?:\s[A-Z][\w-]+)*))(?=\s*(?:[.;!?]|$|and\b|but\b))",
        lambda m: f"{'My delivery address is' if m['to'] else 'I live'} in {m['where']}.",
        "you live in Norway", "My address is 4 Mill Lane, Bergen.",
        "My address is 4 Norway Lane, Umberfield.",
        needs="address",
    ),
    Rewording(
        "all-one-has",
        r"\b(?:all|the\sonly\sthing)\s(?:that\s)?(I|we)(?:['’]ve|\shave)(?:\sever)?(?:\sgot)?\s"
        r"(?:[\w-]+\s){0,5}?(?:is|are)\s",
        r"\1 only have ",
        "you have a boat", "All I've got in the world is a boat.",
        "All I've got to do is sail.",
        needs="all i|all we|all that|the only thing",
    ),
    *AMOUNT_REWORDINGS,
    *HOUSEHOLD_REWORDINGS,
    *JOURNEY_REWORDINGS,
    *RECKONINGS,
    *LATENESS,
    *KEPT_TOLD,
    *PLACES_AGAIN,
    *PLANS_TOLD,
    *WHERE_TOLD,
    *TALLIES,
    *SUMS_TOLD,
    *HEAD_COUNTS,
    *COUNTS_TOLD,
    *LENGTHS_TOLD,
    *MEASURES_TOLD,
    *FIGURES_TOLD,
    *HAPPENINGS_TOLD,
    *STATES_TOLD,
    *UNDERGONE_TOLD,
    *POSTS_TOLD,
    *ILLNESSES_TOLD,
    *PAY_TOLD,
    *PARTINGS_TOLD,
    *AGES_OF_THINGS,
)  # fmt: skip


ENTRIES = (
    *REWORDINGS,
    *PHRASINGS,
    *IDIOMS,
    *IDIOMS_OF_THINGS,
    *CIRCUMLOCUTIONS,
    *SMALL_WORDS,
    *IN_PASSING,
    *COMMON_REWORDINGS,
    *DEALINGS,
    *SIGNS,
    *SHOWN,
    *THINGS_TOLD,
    *STATES_OF_THINGS,
    *TIES_TOLD,
    *STILL_SO,
    *IN_COMPANY,
    *POWERED_TOLD,
    *ASSENT_TOLD,
    *CONSENT_TOLD,
    *DEEDS_SHOWN,
    *COMMON_TURNS,
    *BEASTS_TOLD,
    *MISHAPS_TOLD,
    *SHARES_TOLD,
    *EVERYDAY_MEASURES,
    *UNFINISHED,
    *SUPPLIES_TOLD,
    *PARTS_TOLD,
    *CONVERSES_TOLD,
    *CONTRARIES_TOLD,
    *YET_TO_COME_TOLD,
    *OWNING_TOLD,
    *FATES_TOLD,
    *ATTENDANCE_TOLD,
    *THINGS_SENT_TOLD,
    *LEFT_SO_TOLD,
    *LIVES_TOLD,
    *LISTS_TOLD,
    *KEEPING_TOLD,
    *PRESENCE_TOLD,
    *STANDING_TOLD,
    *TONGUES_TOLD,
    *TIMES_DONE_TOLD,
    *UPSHOTS_TOLD,
)


@cache
def _needs() -> Needing:
    """Return the entries by what they need a story to have."""
    return Needing((entry.needs, WORDS_NEEDED.get(entry.name)) for entry in ENTRIES)


def _may_match(plain: str) -> list[int]:
    """Return the places of the entries of which a story has what they need, in their order."""
    return _needs().places(plain)


def reworded(story: str) -> Iterator[Statement]:
    """Yield the statements that a story makes in words that are not those of a rule.

    Args:
        story: what a person tells.

    Example:
        >>> for told in reworded("I'm a proud dad of four, and I row."):
        ...     print(told.text, told.verb, sorted(told.keys))
        I have four children have ['child', 'four']
    """
    for place in _may_match(" ".join(story.casefold().split())):
        entry = ENTRIES[place]
        for match in compiled(entry.pattern).finditer(story):
            words = match.expand(entry.says) if isinstance(entry.says, str) else entry.says(match)
            start, end = match.span()
            if words.endswith(" "):  # the story goes on with what is told
                stop = _sentence_end(story, end)
                words, end = words + story[end:stop], stop
            for told in read(words):
                yield replace(told, start=start, end=end, text=words[told.start : told.end])


_END = re.compile(r"[.!?;\n]")


def _sentence_end(story: str, position: int) -> int:
    found = _END.search(story, position)
    return found.start() if found is not None else len(story)
