"""Claims that are of another case than a clause asks for: of another thing, or of none yet.

These are looked at once all passes have claimed what they can of a clause, in its own words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.claim import Claim
from cmr_logic.scenario.decided_claims import as_decided, is_of_an_earlier_try
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.all_but import leaves_some_out
from cmr_logic.scenario.matching.another_one import is_of_another_of_mine
from cmr_logic.scenario.matching.answered_on import is_answer_on_another
from cmr_logic.scenario.matching.gist import sentence_before, sentence_behind
from cmr_logic.scenario.matching.given_what import is_another_gift
from cmr_logic.scenario.matching.in_mind import is_only_in_mind
from cmr_logic.scenario.matching.moved_where import is_no_move_of_home
from cmr_logic.scenario.matching.purposes_told import is_only_set_out
from cmr_logic.scenario.matching.spots_apart import is_side_of_another
from cmr_logic.scenario.matching.standing_near import is_of_what_stands_near
from cmr_logic.scenario.matching.to_whom import is_handed_elsewhere
from cmr_logic.scenario.matching.wanted_thing import is_another_thing_wanted
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.calendar import asks_small_day, judged
from cmr_logic.text import ADJECTIVE, NOUN, classes, word_set, words_in

# What is called by a state and is none: "a retirement **plan**"; not "a retirement pension".
_CALLED_BY_A_STATE = word_set(
    "office committee centre center charity club home house flat plan fund account pot "
    "coach savings question course book novel guide leaflet kit magazine board museum agency law "
    "group helpline website rules paperwork form brochure class talk seminar workshop village "
    "counselling bay parking space toilet clinic ward service team desk hall campaign trust "
    "fair event debate research study film article forum newsletter project scheme conference blog "
    "podcast"
)
# States whose names many things have: "**divorced**"; not "trained".
_STATES = word_set(
    "retired married divorced separated pregnant disabled homeless unemployed self-employed "
    "adopted bankrupt insolvent blind deaf widowed bereaved insured employed member fostered "
    "citizen refugee"
)
# Savings for then, which many have long before: "a **retirement benefit**"; not "a pension".
_SAVED_FOR_THEN = re.compile(r"\bretirement\s(?:benefits?|income|money|nest\segg)\b", re.IGNORECASE)
_OF_A_STATE = re.compile(
    r"^(?:you|your\s[a-z]+)\s(?:are|is|have\sbeen|has\sbeen|were|was)\b", re.IGNORECASE
)
_OPENING = 3  # words behind "are" among which a state is named: "an active member"
_SAME_STEM = 5  # letters from which on words are of one state: "retired", "retirement"


def of_this_case(statement: str, claims: Sequence[Claim], story: Story) -> list[Claim]:
    """Return the claims that are of the very case that a clause asks for.

    Args:
        statement: a part of a clause, as it is written.
        claims: what is claimed of it, in whatever form.
        story: the story.

    Example:
        >>> from cmr_logic.scenario.claim import Rank
        >>> from cmr_logic.scenario.story import read_story
        >>> def kept(clause, text):
        ...     claims = [Claim(Rank.STATED, True, 0, len(text), "")]
        ...     return len(of_this_case(clause, claims, read_story((), [clause], text, "")))
        >>> kept("your boat leaks", "My boat leaks"), kept("your boat leaks", "My other boat leaks")
        (1, 0)
        >>> kept("you row", "I row"), kept("you row", "I'm keen on rowing")
        (1, 0)
        >>> kept("you are retired", "I'm a retirement adviser")
        0
    """
    if not claims:
        return []
    clause, text = read_clause(statement), story.text
    small, kept = asks_small_day(statement), []
    thing = story.thing or story.owned
    asked = thing.head if thing is not None else ""
    for claim in claims:
        quote, before = text[claim.start : claim.end], sentence_before(text, claim.start)
        behind = sentence_behind(text, claim.end)
        affirms, measured = claim.value is not clause.negated, claim.entry.startswith("quantity")
        whole = before + quote + behind
        outright = claim.entry.startswith(("explicit", "paraphrase"))
        planned = measured and "place" not in claim.entry  # "I plan to stay for ten days"
        if affirms and small and False in judged(statement, quote):
            continue
        if affirms and measured and is_of_last_year(statement, before + quote):
            continue
        if affirms and leaves_some_out(statement, quote + behind):
            kept.append(replace(claim, value=not claim.value))
            continue
        if not (
            is_of_another_of_mine(statement, clause.subject.head, before + quote, len(before))
            or (not planned and is_only_in_mind(statement, quote, affirms=affirms))
            or (not affirms and is_of_an_earlier_try(statement, quote, text[claim.end :]))
            or is_answer_on_another(statement, story.given, text[: claim.end] + behind)
            or is_another_thing_wanted(statement, asked, quote + behind, before)
            or is_called_by_it(statement, quote)
            or is_of_a_thing_named_so(statement, clause.subject.head, quote)
            or is_of_what_stands_near(_thing_of(clause, story), quote)
            or (affirms and is_of_the_wrong_one(statement, quote))
            or (affirms and is_no_post(statement, quote + behind))
            or (affirms and is_only_set_out(statement, clause, quote, behind))
            or (affirms and leaves_me_out(statement, quote))
            or (affirms and is_no_move_of_home(statement, quote))
            or (affirms and is_another_gift(statement, story.given, quote + behind))
            or (not affirms and is_denied_of_another(statement, quote + behind))
            or (not affirms and is_side_of_another(statement, quote))
            or (not affirms and outright and leaves_me_aside(clause, story, whole))
            or (affirms and not measured and is_handed_elsewhere(statement, quote + behind))
        ):
            kept.append(claim)
    return as_decided(statement, kept, text)


def _thing_of(clause: Statement, story: Story) -> str:
    """Return what a clause is about, as it is compared; what the question names for "it"."""
    named = story.thing or story.owned
    return named.head if clause.subject.who is Who.IT and named is not None else clause.subject.head


# To what somebody is allergic: "allergic to **oats**", "an **oat** allergy"; not "allergic".
_ALLERGY = re.compile(
    r"\ballergic\sto\s(?:an?\s|the\s)?(?P<to>[a-z]+)|\b(?P<of>[a-z]+)\sallergy\b", re.IGNORECASE
)
# What tells of some foods alone: "not allergic to **eggs** or nuts"; not "to anything".
_OF_ANOTHER_FOOD = re.compile(
    r"\ballergic\sto\s(?:an?\s|the\s)?[a-z]+\b|\b(?!no\b|any\b)[a-z]+\sallergy$"
    r"|\b(?:drinks?|eats?)\b.*(?:\bnever\b.*\b(?:ill|sick|unwell)\b|\b(?:no|any)\s(?:trouble|problems?|harm)\b)",
    re.IGNORECASE,
)
_NO_ALLERGY = re.compile(
    r"\ballergies\b|\b(?:any|no|an|of)\s(?:known\s)?allergy\b|\b(?:any|no|every)thing\b|\ballergic(?!\sto)",
    re.IGNORECASE,
)
# One's own business, with which one works for nobody else: "**my own firm**"; not "my firm".
_OWN_BUSINESS = re.compile(
    r"\b(?:my|our)\sown\s(?:[a-z-]+\s){0,2}?(?:business|firm|company|shop|practice|studio|workshop"
    r"|salon|stall|bakery|farm|trade|agency|garage)\b",
    re.IGNORECASE,
)
_ON_ONES_OWN = re.compile(
    r"\b(?:self-employed|self-employment|own\saccount|own\sboss|sole\strader|freelance|for\syourself)\b"
)


def is_denied_of_another(statement: str, quote: str) -> bool:
    """Tell whether words deny a clause by what they say of something else.

    Args:
        statement: a clause.
        quote: words of a story that would deny it.

    Example:
        >>> clause = "you are allergic to oats"
        >>> is_denied_of_another(clause, "I'm not allergic to eggs")
        True
        >>> is_denied_of_another(clause, "I'm not allergic to eggs or nuts, and I like fish")
        True
        >>> is_denied_of_another(clause, "I have no allergies")
        False
        >>> is_denied_of_another("you are self-employed", "I'm a baker with my own small shop")
        True
    """
    if _ON_ONES_OWN.search(statement) is not None:
        return _OWN_BUSINESS.search(quote) is not None
    found = _ALLERGY.search(statement)
    other = _OF_ANOTHER_FOOD.search(quote) is not None and _NO_ALLERGY.search(quote) is None
    if found is None or not other:
        return False
    asked = word_key((found["to"] or found["of"]).lower())
    told = [key for key in keyed(words_in(quote.lower())) if key]
    return not any(covers((key,), asked) or covers((asked,), key) for key in told)


# A noun behind another that only says of what kind it is: "the **partner club** is in Asia".
_NAMED_SO = re.compile(
    r"^(?:[Mm]y|[Oo]ur|[Tt]he)\s(?P<kind>[a-z]+)\s(?P<noun>[a-z]+)\s(?:is|are|was|were|has|have|had|will|lives?|comes?|came|stands?|lies|lay)\b"
)


def is_of_a_thing_named_so(statement: str, head: str, quote: str) -> bool:
    """Tell whether what a clause is about only says of what kind another thing is.

    Args:
        statement: a clause.
        head: what it is about, as it is compared.
        quote: words of a story that would settle it.

    Example:
        >>> asked = "your partner is in Asia"
        >>> is_of_a_thing_named_so(asked, "partner", "The partner club is in Asia")
        True
        >>> is_of_a_thing_named_so(asked, "partner", "My partner Ann is in Asia")
        False
    """
    found = _NAMED_SO.match(quote)
    if found is None or not head or word_key(found["kind"]) != head:
        return False
    noun = found["noun"]
    somebody = is_person(noun) and noun not in lists.COLLECTIVES | lists.GROUPS
    named = NOUN in classes(noun) and not syntax.is_adverb(noun)  # "my course **still** has"
    if not named or noun in syntax.AUXILIARIES or somebody:
        return False
    own = [key for key in keyed(words_in(statement)) if key]
    return not any(covers((word_key(noun),), each) or each == word_key(noun) for each in own)


# What is not the one that is meant: "the **wrong** form"; not "wrongly".
_WRONG = re.compile(
    r"\b(?:(?:the|a|my|its|their)\s)?(?:wrong|mistaken|fake|forged|borrowed|makeshift)\s"
    r"(?:[a-z]+\s)?(?P<what>[a-z]+)\b",
    re.IGNORECASE,
)


def is_of_the_wrong_one(statement: str, quote: str) -> bool:
    """Tell whether words have what a clause names as the wrong one: "the wrong form".

    Args:
        statement: a clause.
        quote: words of a story that would affirm it.

    Example:
        >>> is_of_the_wrong_one("you sent the form", "I sent the wrong form")
        True
        >>> is_of_the_wrong_one("you sent the form", "I sent the form to the wrong office")
        False
    """
    found = _WRONG.search(quote)
    if found is None or "wrong" in statement:
        return False
    own = [key for key in keyed(words_in(statement)) if key]
    return any(
        covers((key,), each) for key in keyed([found["what"].lower()]) if key for each in own
    )


_POST = re.compile(r"\b(?:employed|employment|in\s(?:paid\s)?work|paid\swork)\b")
# Work that is no post: "**working on it**"; not "working on a farm".
_NO_POST = re.compile(
    r"\bworking\s(?:on\s(?:it|this|that|them|my|the\s(?:case|problem|letter|form))\b|out\b|through\b"
    r"|towards?\b|from\s(?:(?:a|an|the|my)\s)?(?:copy|copies|notes|memory|scratch|list|draft|photos?)\b)",
    re.IGNORECASE,
)


def is_no_post(statement: str, quote: str) -> bool:
    """Tell whether somebody works at a thing, where a clause asks for a post: "working on it".

    Args:
        statement: a clause.
        quote: words of a story that would affirm it.

    Example:
        >>> is_no_post("you are employed", "I'm working on it")
        True
        >>> is_no_post("you are employed", "I'm working on a farm")
        False
    """
    return _POST.search(statement) is not None and _NO_POST.search(quote) is not None


# What was done a year ago, or more: "**last year** I set them in June"; not "this year".
_LAST_YEAR = re.compile(
    r"\b(?:last|the\sprevious)\s(?:year|season|time)\b|\byears?\sago\b|\bthe\syear\sbefore\b", re.I
)


def is_of_last_year(statement: str, told: str) -> bool:
    """Tell whether words tell a day of another year, where a clause asks whether it is the time.

    Args:
        statement: a clause.
        told: words of a story that would affirm it, with those of their sentence before.

    Example:
        >>> is_of_last_year("it is between May and August", "Last year I set them in June")
        True
        >>> is_of_last_year("it is between May and August", "I'll set them in June")
        False
    """
    return statement.startswith("it is ") and _LAST_YEAR.search(told) is not None


# Whose denial leaves out who tells: "**nobody else** rows", "nobody rows **but me**"; not "nobody".
_BUT_ME = re.compile(
    r"\b(?:nobody|no[\s-]one|none\sof\s(?:us|them))\b(?:\selse\b|.*?,?\s(?:but|bar|except|apart\sfrom|other\sthan)"
    r"\s(?:for\s)?(?:me|myself)\b)",
    re.IGNORECASE,
)


def leaves_me_aside(clause: Statement, story: Story, told: str) -> bool:
    """Tell whether words deny a clause about whoever asks of all but them: "nobody else rows".

    Args:
        clause: the clause, read.
        story: the story.
        told: words of it that would deny the clause, with their sentence.

    Example:
        >>> from cmr_logic.scenario.story import read_story
        >>> clause = read_clause("you row")
        >>> def aside(text):
        ...     return leaves_me_aside(clause, read_story((), [], text, ""), text)
        >>> aside("Nobody else is rowing."), aside("Nobody is rowing.")
        (True, False)
    """
    if clause.subject.who is not Who.SELF or _BUT_ME.search(told) is None:
        return False
    return any(s.subject.head == lists.NOBODY and s.verb == clause.verb for s in story.statements)


# What is done to whoever asks: "your employer **has you** on leave"; not "you have leave".
_HAS_YOU = re.compile(
    r"^(?!you\b).*\b(?:ha(?:s|ve|d)|keeps?|kept|puts?|placed)\syou\s(?:on|in|at|under|off)\b"
)
_ME = re.compile(r"\b(?:me|us|I|we|myself|my\s[a-z]+\sand\sI)\b")


def leaves_me_out(statement: str, quote: str) -> bool:
    """Tell whether words say of another how they are, and a clause where they have whoever asks.

    Args:
        statement: a clause.
        quote: words of a story that would affirm it.

    Example:
        >>> leaves_me_out("your employer has you on sick leave", "My employer is on sick leave")
        True
        >>> leaves_me_out("your employer has you on sick leave", "My boss put me on sick leave")
        False
    """
    return _HAS_YOU.search(statement) is not None and _ME.search(quote) is None


def is_called_by_it(statement: str, quote: str) -> bool:
    """Tell whether words have the state of a clause only in the name of something else.

    Args:
        statement: a clause.
        quote: words of a story that would settle it.

    Example:
        >>> is_called_by_it("you are divorced", "I'm a divorce lawyer")
        True
        >>> is_called_by_it("you are divorced", "I'm a divorced lawyer")
        False
    """
    asked = _OF_A_STATE.match(statement)
    if asked is None:
        return False
    own = _STATES.intersection(words_in(statement[asked.end() :].lower())[:_OPENING])
    asks = frozenset(keyed(words_in(statement.lower())))
    if _SAVED_FOR_THEN.search(quote) is not None and "retired" in own:
        return True
    words = words_in(quote.lower())
    for word, named in pairwise(words):
        stems = [each for each in own if each[:_SAME_STEM] == word[:_SAME_STEM]]
        if len(word) < _SAME_STEM or not stems or word_key(named) in asks or is_person(word):
            continue
        state = word not in own and ADJECTIVE not in classes(word)  # "a **divorce** lawyer"
        if named in _CALLED_BY_A_STATE or (state and is_person(named)):
            return True
    return False
