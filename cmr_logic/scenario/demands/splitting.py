"""The statements that a clause joins by "and" or "or", each complete."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.demands.lacking import told_apart
from cmr_logic.scenario.demands.relatives import state_of_life, unfolded
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import VERB, bases, lemma

_SHORT = 2  # words before a colon that are no statement
_STATES = frozenset({"aged", "under", "over", "at", "not"})
_PLACED = frozenset({"in", "on", "from"})
_PERSONS = frozenset({"you", "your"})
_CONTRACTED = frozenset({"you're", "you’re"})
# First words of a reason that is said of whoever asks: "because **you** moved".
_OPENING_REASONS = _PERSONS | _CONTRACTED
# Who is classed as something is it: "the goods **are classed as** seconds".
_CLASSED = re.compile(
    r"\b(is|are|be|been|was|were) (?:classed|classified|regarded|treated|counted|considered) as\b"
)
_PAIR = re.compile(r"(?P<shared>.* (?:is|are|was|were) )(?P<first>[\w-]+) or (?P<second>[\w-]+)")
# Kin of whom a clause asks for one: "your **son or daughter**"; not "your son's car or van".
_KIN = re.compile(
    r"your [a-z]+(?: [a-z]+)?(?:, (?:your )?[a-z]+(?: [a-z]+)?)*,? or (?:your )?[a-z]+(?: [a-z]+)?"
)
_EITHER = ((frozenset({"husband", "wife"}), "spouse"), (frozenset({"son", "daughter"}), "child"))
# Classes or places to one of which each of several belongs: "pupils **in Years 5 and 6**".
_NTH = (
    r"(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))"
)
_PARTS = (
    "Years|Zones|Blocks|Grades|Classes|Forms|Groups|Rows|Levels|Floors|Wards|Terminals|Buildings"
    "|Units|Bands"
)
_OF_SEVERAL = re.compile(
    rf"^(?P<are>you\sare\s[A-Za-z][a-z]+s\s(?:[a-z]+(?:ed|ing)\s)?(?:in|from|of|on|at)\s(?:the\s|their\s|your\s)?)"
    rf"(?:(?P<first>{_NTH})\sand\s(?P<second>{_NTH})(?P<noun>\s[a-z]+)"
    rf"|(?P<part>{_PARTS})\s(?P<one>[A-Z]|\d{{1,2}})\sand\s(?P<other>[A-Z]|\d{{1,2}}))$"
)
_OF_ONE_LIST = 2  # verbs that share an object: "read and write English"


@lru_cache(maxsize=8192)
def conjuncts(statement: str) -> tuple[str, ...]:
    """Return the statements that a clause joins by "and", each complete.

    Example:
        >>> conjuncts("you are married and aged 60 or over")
        ('you are married', 'you are aged 60 or over')
        >>> conjuncts("you can read, write and speak Welsh")
        ('you can read Welsh', 'you can write Welsh', 'you can speak Welsh')
        >>> conjuncts("you do not work because you study")
        ('you do not work', 'you study')
        >>> conjuncts("you run a bed and breakfast")
        ('you run a bed and breakfast',)
    """
    head, colon, _ = statement.partition(": ")  # "you own a barge: up to £450"
    if colon and len(head.split()) > _SHORT:
        statement = head
    fact, because, reason = statement.partition(" because ")
    if because and reason.partition(" ")[0].lower() in _OPENING_REASONS:  # both must be so
        return (*conjuncts(fact), *conjuncts(reason))
    state = state_of_life(statement)
    if state is not None:
        return (state, statement)  # whoever is not in that state fails the whole
    return _of_one_statement(statement)


# What somebody is, and how old, from where, or how far on they are: "weavers **from Kent**".
_ROLE_AND_MORE = re.compile(
    r"^you are (?P<one>an? )?(?P<role>[a-z]+) "
    r"(?P<more>from [A-Z][\w ]*|in (?:their|your) (?:first|second|third|final|last) [a-z]+)$"
)


def _of_you(more: str) -> str:
    return more.replace("their ", "your ")


def _of_one_statement(statement: str) -> tuple[str, ...]:
    """Return what a clause joins that gives no reason."""
    lacking = told_apart(statement) if " without " in statement else ()
    if lacking:
        return tuple(part for each in lacking for part in conjuncts(each))
    role = _ROLE_AND_MORE.match(statement)
    if role is not None and is_person(role["role"]):
        return (f"you are {role['one'] or ''}{role['role']}", f"you are {_of_you(role['more'])}")
    words = _words(statement)
    lowered = [word.lower() for word in words]
    relative = unfolded(words)
    if relative:
        return tuple(part for each in relative for part in conjuncts(each))
    verb = syntax.finite_verb(lowered)
    if "and" not in lowered or verb is None or verb == 0 or "between" in lowered:
        return (statement,)
    listed = _verbs_of_one_object(words, lowered, verb)
    if listed:
        return listed
    return _parts(words, lowered, verb, "and")


@lru_cache(maxsize=8192)
def disjuncts(statement: str) -> tuple[str, ...]:
    """Return the statements that a clause joins by "or", each complete.

    Example:
        >>> disjuncts("you are widowed or aged 60 or over")
        ('you are widowed', 'you are aged 60 or over')
        >>> disjuncts("you are 60 or over")
        ('you are 60 or over',)
        >>> disjuncts("the goods are classed as seconds or samples")
        ('the goods are seconds', 'the goods are samples')
        >>> disjuncts("you are pupils in third and fourth year")
        ('you are pupils in third year', 'you are pupils in fourth year')
        >>> disjuncts("you are residents of Zones A and B")
        ('you are residents of Zone A', 'you are residents of Zone B')
        >>> disjuncts("your son or daughter is disabled")
        ('your son is disabled', 'your daughter is disabled', 'your child is disabled')
    """
    statement, classed = _CLASSED.subn(r"\1", statement)
    if classed and (pair := _PAIR.fullmatch(statement)) is not None:
        return (pair["shared"] + pair["first"], pair["shared"] + pair["second"])
    several = _OF_SEVERAL.match(statement) if " and " in statement else None
    if several is not None:
        return tuple(_of_one(several, each) for each in ("first", "second"))
    words = _words(statement)
    lowered = [word.lower() for word in words]
    if "or" not in lowered:
        return (statement,)
    verb = syntax.finite_verb(lowered)
    if verb is None or verb == 0:
        return (statement,)
    return _kin(" ".join(lowered[:verb]), words[verb:]) or _parts(words, lowered, verb, "or")


def _of_one(match: re.Match[str], which: str) -> str:
    """Return a clause about several classes or places as one of one of them: "pupils in Year 5"."""
    if match["part"] is None:
        return f"{match['are']}{match[which]}{match['noun']}"
    name = match["one"] if which == "first" else match["other"]
    return f"{match['are']}{lemma(match['part'].lower()).capitalize()} {name}"


def _kin(subject: str, said: Sequence[str]) -> tuple[str, ...]:
    """Return what is said of each of "your son or daughter"; none for other subjects.

    Of whoever may be a husband or a wife, it is said of a spouse.
    """
    if _KIN.fullmatch(subject) is None:
        return ()
    named = re.split(r",?\sor\s(?:your\s)?|,\s(?:your\s)?", subject.removeprefix("your "))
    if not all(word_key(each.split()[-1]) in lists.KIN for each in named):
        return ()
    more = [general for pair, general in _EITHER if pair <= set(named)]
    whole = [*named, *(general for general in more if general not in named)]
    return tuple(" ".join(["your", each, *said]) for each in whole)


def _words(statement: str) -> list[str]:
    words = statement.split()
    if words and words[0].lower() in _CONTRACTED:
        words[:1] = ["you", "are"]
    return words


def _parts(words: Sequence[str], lowered: Sequence[str], verb: int, link: str) -> tuple[str, ...]:
    """Cut at each link behind which a statement begins, and give each part its subject and verb."""
    parts = []
    first, shared = 0, 0
    for index in range(verb + 2, len(words) - 1):
        if lowered[index] != link:
            continue
        lead = _shared(lowered, index, verb, link)
        if lead is None:
            continue
        parts.append(" ".join([*words[:shared], *words[first:index]]))
        first, shared = index + 1, lead
    parts.append(" ".join([*words[:shared], *words[first:]]))
    return tuple(parts)


def _shared(lowered: Sequence[str], index: int, verb: int, link: str) -> int | None:
    """Return how many words the part behind a link shares; None where none begins there."""
    following = lowered[index + 1]
    is_ = lowered[verb] in syntax.BE
    if following in syntax.BOUNDS and (
        not lowered[index + 2 : index + 3] or lowered[index - 1].isdigit()
    ):
        return None  # "aged 65 **and over**", "aged 65 **and over** ride free"
    if following in _PERSONS:
        return 0
    if link == "or":
        return verb + 1 if is_ and following in _PLACED | {"aged"} else None
    if is_ and (following in _STATES or (following in _PLACED and _tells_age(lowered[:index]))):
        return verb + 1
    return verb if following in syntax.AUXILIARIES else None


def _tells_age(words: Sequence[str]) -> bool:
    return any(word.isdigit() for word in words)


def _verbs_of_one_object(
    words: Sequence[str], lowered: Sequence[str], verb: int
) -> tuple[str, ...]:
    """Return a statement for each verb of "read, write and speak Welsh"; none for other clauses."""
    if lowered[verb] not in syntax.MODALS:
        return ()
    verbs = []
    index = verb + 1
    while index < len(words) and bases(lowered[index].rstrip(","), VERB):
        verbs.append(words[index].rstrip(","))
        if not lowered[index].endswith(","):
            index += 1
            break
        index += 1
    if lowered[index : index + 1] != ["and"] or index + 2 >= len(words):
        return ()
    if len(verbs) + 1 < _OF_ONE_LIST or not bases(lowered[index + 1], VERB):
        return ()
    rest = words[index + 2 :]
    return tuple(" ".join([*words[: verb + 1], each, *rest]) for each in [*verbs, words[index + 1]])
