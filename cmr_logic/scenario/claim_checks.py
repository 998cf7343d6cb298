"""Words that only seem to speak of a clause: of less, of what is near, of another's deed."""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.amounts.shares import settles_too_much
from cmr_logic.scenario.claim import Claim, Part
from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.scenario.matching import another_one
from cmr_logic.scenario.matching.coming_near import comes_only_near
from cmr_logic.scenario.matching.covered import is_cover_of_another
from cmr_logic.scenario.matching.falling_short import falls_short, is_only_partly, is_part
from cmr_logic.scenario.matching.gist import sentence_before
from cmr_logic.scenario.matching.held_of_others import is_held_of_others
from cmr_logic.scenario.matching.named_aside import named_aside
from cmr_logic.scenario.matching.not_in_the_trade import is_would_be
from cmr_logic.scenario.matching.onlyness import is_not_only
from cmr_logic.scenario.matching.other_doers import done_by_another
from cmr_logic.scenario.matching.parts_of_all import total_in
from cmr_logic.scenario.matching.quantified import speaks_of_some
from cmr_logic.scenario.matching.spots_apart import is_told_elsewhere
from cmr_logic.scenario.matching.to_whom import goes_to_another, is_of_another_animal
from cmr_logic.scenario.matching.turned_about import turned_about
from cmr_logic.scenario.statements.statement import Tense
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.bygone import is_long_gone
from cmr_logic.scenario.times.of_late import is_of_another_span, was_long_before
from cmr_logic.text import words_in

# Synonyms that hold words of what falls short, and say all: "I work **partly** at home"; not "I
# work at home".
_IN_FULL = frozenset({"partly", "veteran"})
# What one is for as long as one is on a list: "I was **registered** there"; not "vaccinated".
_ON_A_LIST = frozenset({"register", "list", "subscribe", "license", "accredit", "affiliate"})
# With which one tells of what one never did before: "it's the **first time** I've sat the exam".
_FIRST_TIME = re.compile(
    r"\b(?:this|it)(?:['’]s|\sis|\swas)\s(?:the|my)\s(?:[a-z]+\s)?first\stime\b", re.I
)
# Whoever is somewhere: "**someone in the house** has a cold"; not "someone has a cold".
_SOMEONE_IN = re.compile(
    r"(?:some|any)(?:one|body)\s(?:in|at|on)\s(?:the|my|our|your)\s(?P<place>[a-z]+)", re.IGNORECASE
)
_WAS = re.compile(r"\bw(?:as|ere)\b", re.IGNORECASE)


def stands(part: Part, found: Claim, story: Story) -> bool:
    """Tell whether words that seem to settle a clause speak of it, and of no less.

    Args:
        part: the part of the clause.
        found: what is claimed of it.
        story: the story.
    """
    return not (
        _is_of_others(part, found, story.text)
        or _is_only_near(part, found, story.text)
        or _is_elsewhere(part, found, story.text)
        or _is_turned_about(part, found, story)
        or _is_limited_denial(part, found, story.text)
        or _is_against_another_sense(part, found, story.text)
        or _denies_but_the_rest(part, found, story.text)
        or _is_but_a_part(part, found, story.text)
        or _is_between_others(part, found, story)
        or _is_but_used(part, found, story.text)
        or _is_loss_of_one(part, found, story.text)
        or _was_a_thing(part, found, story.text)
    )


def _is_elsewhere(part: Part, found: Claim, text: str) -> bool:
    """Tell whether what seems to affirm a clause names another place: "I bake it **at home**"."""
    told = not found.entry.startswith(("quantity", "implication"))
    if found.value is part.target.negated or not told:
        return False
    quote = text[found.start : found.end]
    return is_told_elsewhere(part.statement, quote, pointing=found.entry == "reference")


# One that is gone, of which there may be others: "my **dad died**"; not "both my parents died".
_GONE = re.compile(r"\b(?:lost|died|dead|killed|passed\saway|sold|missing)\b", re.IGNORECASE)
_ALL_GONE = re.compile(
    r"\b(?:and|all|both|parents|every|last|only|whole|everything|none|neither|no|not|any)\b|n['’]t\b",
    re.IGNORECASE,
)


def _is_loss_of_one(part: Part, found: Claim, text: str) -> bool:
    """Tell whether a clause asks for any of several, and words tell that one of them is gone."""
    if found.value or " any " not in part.statement:
        return False
    quote = text[found.start : found.end]
    return _GONE.search(quote) is not None and _ALL_GONE.search(quote) is None


# What somebody may have done to anybody: "bitten **a person**"; not "bitten a cat".
_TO_ANYBODY = re.compile(
    r"\b(?:bitten|bit|attacked|kicked|hurt|injured|harmed|killed|scratched|stung)\s"
    r"(?:a\sperson|someone|somebody|anyone|anybody|people|a\shuman)\b"
)
_DONE_TO = re.compile(
    r"\b(?:bit|bitten|bites|attacked|kicked|hurt|injured|harmed|killed|scratched|stung|nipped|into|for)\s"
    r"(?:the|an?|my|our|his|her|their)\s(?:[a-z]+\s)??(?P<what>[a-z]+)\b(?:(?P<of>['’]s)\s[a-z]+)?(?=\s*(?:[.,;]|$|in\b|on\b))",
    re.IGNORECASE,
)
_LIKE_PERSONS = ("er", "or", "ist", "man", "woman", "ess", "ant", "ian", "boy", "girl")


def _was_a_thing(part: Part, found: Claim, text: str) -> bool:
    """Tell whether a clause asks what was done to anybody, and it was done to no person."""
    if found.value is part.target.negated or _TO_ANYBODY.search(part.statement) is None:
        return False
    done = _DONE_TO.search(text[found.start : _sentence_end(text, found.end)])
    if done is None or done["of"]:
        return False
    what = done["what"].lower()
    return not (is_person(what) or what.endswith(_LIKE_PERSONS))


def _sentence_end(text: str, start: int) -> int:
    end = _SENTENCE_END.search(text, start)
    return end.start() if end else len(text)


def _is_but_used(part: Part, found: Claim, text: str) -> bool:
    """Tell whether what somebody uses is taken for theirs: "I **farm** land", for owning it."""
    if found.value is part.target.negated or not found.entry.startswith("implication"):
        return False
    end = _SENTENCE_END.search(text, found.end)
    sentence = text[found.start : end.start() if end else len(text)]
    return is_held_of_others(part.statement, text[found.start : found.end], sentence)


# What is all that there is: "**nothing but** honey"; not "nothing".
_NOTHING_BUT = re.compile(
    r"\b(?:nothing|no\w*|n['’]t\s\w+\sanything)\s(?:but|except|besides|other\sthan|apart\sfrom)\b",
    re.IGNORECASE,
)


# Of what it is denied that there is no more: "**not only** renting", "not moored only to itself".
_NOT_ONLY = re.compile(
    r"(?:n['’]t|\bnot)\s(?:[a-z]+\s){0,3}?(?:only|just|merely|solely)\s(?!arrived|now|yet)[a-z]",
    re.IGNORECASE,
)
_ONLY = re.compile(r"\b(?:only|just|solely|sole)\b")
_BUT = len(" other than")


def _denies_but_the_rest(part: Part, found: Claim, text: str) -> bool:
    """Tell whether a denial is of all but what is named: "I sell **nothing but** honey"."""
    denies = not (found.value or part.target.negated)
    in_words = found.entry == "explicit"
    if not found.entry.startswith("quantity") and (denies or not in_words):
        more = _NOT_ONLY.search(text, found.start, found.end) is not None
        if more and not _ONLY.search(part.statement):
            return True
    if not (denies and in_words):
        return False
    return _NOTHING_BUT.search(text[found.start : found.end + _BUT]) is not None  # behind a quote


# Of which of several things it is told: "**one of my** ropes is wet"; not "my rope is wet".
_OF_SEVERAL = re.compile(
    r"^(?:only\s|just\s)?(?:one|some|two|three|four|a\sfew|several|half|most|many|a\scouple)\sof\s"
    r"(?:my|our|the|these|those)\b",
    re.IGNORECASE,
)
# A single thing that a clause is about: "**your rope is** dry"; not "your ropes are dry".
_SINGLE = re.compile(r"^(?:your|the|it|its|this)\b[^,.]*?\s(?:is|was|has)\b|^it\s")
# What adjectives say with a preposition: "**wild about** oats"; not "wild in the woods".
_IN_ANOTHER_SENSE = re.compile(
    r"\b(?:wild|mad|hot|hard|light|heavy|poor|slow|weak|strong|sharp|soft|rich|quick|fast|clear|dead"
    r"|good|quiet|open|sweet|big|strict|easy|tough|firm)\s(?:about|on|at|against)\b",
    re.IGNORECASE,
)


def _is_against_another_sense(part: Part, found: Claim, text: str) -> bool:
    """Tell whether a contrary is told of one of several things, or says something else."""
    if found.value or not found.entry.startswith("paraphrase"):
        return False
    quote = text[found.start : found.end]
    if _OF_SEVERAL.match(quote) and _SINGLE.match(part.statement):
        return True
    sense = _IN_ANOTHER_SENSE.search(quote)
    return sense is not None and sense[0].lower() not in part.statement


# From where to where it is so far: "it's two miles **from the station to** the harbour".
_FROM_TO = re.compile(
    r"^(?:it['’]s|it\sis|it\swas)\b[^,;]*?\bfrom\s(?:the|an?|that|this)\s(?P<first>[a-z]+)\s(?:to|and)\b",
    re.IGNORECASE,
)


def _is_between_others(part: Part, found: Claim, story: Story) -> bool:
    """Tell whether a distance is that from a place of which neither clause nor question speaks."""
    if not found.entry.startswith("quantity") or part.demand is None:
        return False
    if all(constraint.kind.value != "distance" for constraint in part.demand.constraints):
        return False
    first = _FROM_TO.search(story.text[found.start : found.end])
    key = keyed([first["first"].lower()])[0] if first is not None else ""
    known = story.given.union(key for key in keyed(words_in(part.statement)) if key)
    return bool(key) and not any(covers((key,), own) for own in known)


# Kinds of quantities that add up: "weight"; not "percent".
_ADDED = frozenset({"money", "count", "weight", "volume", "area", "data"})
_SUMMED = frozenset({"sum", "together"})  # what several figures make


def _is_but_a_part(part: Part, found: Claim, text: str) -> bool:
    """Tell whether a figure is less than all that a clause measures, so that more may change it."""
    summed = not _SUMMED.isdisjoint(found.entry.split(":"))
    if part.demand is None or not found.entry.startswith("quantity") or summed:
        return False
    added = [c for c in part.demand.constraints if c.kind.value in _ADDED]
    if len(added) != 1:
        return False
    affirmed = found.value is not part.target.negated
    quote = (text, found.start, found.end)
    return settles_too_much(part.statement, added[0].interval, quote, affirmed=affirmed)


# Kin by marriage, who are none of those by blood: "my **mother-in-law**"; not "my mother".
_IN_LAW = re.compile(r"-in-law\b", re.IGNORECASE)
_BY_BLOOD = re.compile(
    r"^(?:your|an?|one\sof\syour|both\s(?:of\s)?your)\s(?:parents?|mum|mother|dad|father|child|children|son|daughter|sibling|siblings|brother"
    r"|sister)\b(?!-in-law\b|['’]s\b)",
    re.IGNORECASE,
)
_SENTENCE_END = re.compile(r"[.!?;\n]")
_SENTENCE_START = re.compile(r"[.!?;\n][^.!?;\n]*$")


def _is_of_others(part: Part, found: Claim, text: str) -> bool:
    """Tell whether words are of another thing, year or receiver than a clause: "to my aunt"."""
    quote = text[found.start : found.end]
    behind = _SENTENCE_END.search(text, found.end)
    sentence = text[found.start : behind.start() if behind else len(text)]
    if was_long_before(part.statement, sentence):
        return True
    about = part.target.subject
    former = (
        about.head and not about.person and another_one.is_of_a_former_one(about.head, sentence)
    )
    if (
        former
        or _is_someone_elsewhere(part.statement, quote)
        or another_one.is_another_like_it(part.statement, quote, denied=not found.value)
        or another_one.is_another_body(part.statement, sentence)
    ):
        return True
    before = sentence_before(text, found.start)
    if is_of_another_span(part.statement, before + quote):
        return True
    if _IN_LAW.search(quote) and _BY_BLOOD.search(part.statement):
        return True
    if found.value is not part.target.negated and goes_to_another(part.statement, quote):
        return True
    opened = _SENTENCE_START.search(text, 0, found.start)
    first = opened.start() + 1 if opened is not None else 0
    return is_of_another_animal(part.target, text[first : found.end])


def _is_someone_elsewhere(statement: str, quote: str) -> bool:
    """Tell whether words are of someone in the shop, and a clause of "someone in the house"."""
    asked, told = _SOMEONE_IN.match(statement), _SOMEONE_IN.match(quote)
    return asked is not None and told is not None and asked["place"] != told["place"].lower()


def _is_only_near(part: Part, found: Claim, text: str) -> bool:
    """Tell whether words that affirm a clause only come near to it: "I've ordered a car"."""
    if found.value is part.target.negated:
        return False
    follows = found.entry.startswith("implication")
    if named_aside(part.statement, text[found.start : found.end], follows=follows):
        return True
    if found.entry.startswith("quantity"):
        return False
    # "I smashed it deliberately", for what broke by accident
    meant = _MISHAP.search(part.statement) and _ON_PURPOSE.search(text, found.start, found.end)
    first = _FIRST_TIME.search(text, found.start, found.end) is not None
    wished = follows and is_would_be(part.statement, text[found.start : found.end])
    if meant or first or wished or done_by_another(part.statement, text, found.start, found.end):
        return True
    member = part.target.passive and part.target.verb in _ON_A_LIST
    if member and part.target.tense is Tense.PRESENT and _WAS.search(text, found.start, found.end):
        return is_long_gone(text, found.start, found.end)
    at = found.start, found.end
    return comes_only_near(part.statement, part.target, text, *at, follows=follows)


# By which a clause says that a thing was not meant: "broken **by accident**"; not "in an accident".
_MISHAP = re.compile(
    r"\b(?:by\s(?:accident|mistake)|in\serror|accidental(?:ly)?|mistakenly|unintentional(?:ly)?|inadvertent(?:ly)?)\b",
    re.IGNORECASE,
)
_ON_PURPOSE = re.compile(
    r"\b(?:on\spurpose|(?<!\bun)intentionally|deliberately|knowingly|wilfully|in\s(?:anger|a\s(?:rage|temper|fury)))\b",
    re.IGNORECASE,
)
# What limits a denial to a time, a doer or another party: "not **this year**", "not **by you**".
_LIMITING = re.compile(
    r"\b(?:(?<!\bfor\s)this\s(?:year|month|week|term|summer|winter)|today|tonight|back\sthen|then$|at\sthe\stime"
    r"|(?<!\bnot\s)(?:one|some|two|three|a\sfew|several|half|many|most)\sof\s(?:them|these|those)"
    r"|in\s(?:19|20)\d\d|with\s(?:you|them)|by\s(?:you|the\s[a-z]+)|at\sthis\s[a-z]+|all\sof)\b",
    re.IGNORECASE,
)
_MONTH = "|".join(syntax.MONTHS)
_DAY = "|".join(syntax.WEEKDAYS)
# A day, month or time of day at which something was not done: "not **on Monday**"; not "since May".
_AT_A_TIME = re.compile(
    rf"(?<!until\s)(?<!since\s)\b(?:on\s(?:the\s)?(?:{_DAY}|\d+(?:st|nd|rd|th)|\d+\s(?:{_MONTH})|(?:{_MONTH})\s\d+)"
    rf"|in\s(?:{_MONTH})|at\s(?:noon|midnight|midday|lunchtime|dawn|dusk|\d+(?:[.:]\d\d)?(?:\s?[ap]\.?m)?)"
    r"|yesterday|the\sday\sbefore|that\s(?:day|morning|evening|night|week|time)"
    r"|this\s(?:morning|afternoon|evening))\b",
    re.IGNORECASE,
)
# With which words say until when, or why, it is so throughout: "I **haven't** eaten **since**".
_THROUGHOUT = re.compile(
    r"\b(?:since|until|till|after|before|because|as|when|if|never|nobody|nothing)\b", re.IGNORECASE
)
_DENIES = re.compile(
    r"n['’]t\b|\b(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot)\b", re.IGNORECASE
)


def _is_limited_denial(part: Part, found: Claim, text: str) -> bool:
    """Tell whether words deny a clause for some time, or of somebody, alone: "not this year"."""
    if found.value or part.target.negated or found.entry.startswith("quantity"):
        return False
    if _is_of_another_thing(part.statement, text[found.start : found.end]):
        return True
    if _DENIES.search(text, found.start, found.end) is None:
        return False  # "I was turned down by the army" affirms what tells against a clause
    total = total_in(part.statement)
    if total is not None and total.said:
        return False  # who missed one lesson has not been to all
    if _is_denied_at_a_time(part, text[found.start : found.end]):
        return True
    limit = _LIMITING.search(text, found.start, found.end)
    return limit is not None and limit[0].lower() not in part.statement.lower()


def _is_denied_at_a_time(part: Part, quote: str) -> bool:
    """Tell whether a deed is denied on a day, or at an hour, alone: "I didn't apply **on Monday**".

    What a clause asks by a day, or as a state, such words may well deny.
    """
    at = _AT_A_TIME.search(quote)
    deed = part.target.tense in (Tense.PAST, Tense.PERFECT) and part.target.verb != "be"
    if at is None or not deed or _THROUGHOUT.search(quote) is not None:
        return False
    return _AT_A_TIME.search(part.statement) is None


# For what a clause asks for a thing: "**insurance for your home**"; not "insurance".
_FOR_A_THING = re.compile(r"\b(?P<noun>[a-z]+)\sfor\syour\s(?P<thing>[a-z]+)\b")
# What of one's own is named by its thing: "**my car insurance**"; not "the insurance".
_KIND_OF_MINE = re.compile(r"\b(?:my|our)\s(?P<thing>[a-z]+)\s(?P<noun>[a-z]+)\b")


def _is_of_another_thing(statement: str, quote: str) -> bool:
    """Tell whether words are of what another thing has: of "my car insurance", not a home's."""
    if is_cover_of_another(statement, quote):
        return True
    asked = _FOR_A_THING.search(statement)
    if asked is None:
        return False
    return any(
        found["noun"] == asked["noun"] and found["thing"] != asked["thing"]
        for found in _KIND_OF_MINE.finditer(quote.lower())
    )


# By which a story sets oneself against another, or says it of nobody: "he did, **but I didn't**".
_SET_AGAINST = re.compile(
    r"\b(?:but|and|though|while|whereas)\s(?:I|we)(?:['’](?:m|ve|re)|\s(?:am|are|was|were|do|did|have|had|ca|can))"
    r"(?:n['’]t|\snot)?\s*$|\bnot\s(?:me|us|I)\s*$|^(?:nobody|no\sone|none)\b",
    re.IGNORECASE,
)


def _is_turned_about(part: Part, found: Claim, story: Story) -> bool:
    """Tell whether what is told was done by, or to, somebody else than a clause says.

    Where the question is of another, "you" of a clause is who the story calls "he" or "she". What
    an entry of the tables denies by another's deed, it denies as it stands: "my landlord owns it".
    """
    follows = found.entry.startswith("implication")
    denies = found.value is part.target.negated
    if story.asked is not None or (denies and follows):
        return False
    if _SET_AGAINST.search(story.text[found.start : found.end]):
        return False
    if denies and _DENIES.search(story.text, found.start, found.end) is None:
        return False
    return turned_about(part.statement, story.text, found.start, found.end, of_doers=not follows)


# What goes on yet: "I'm **halfway through** the course"; not "through the course".
_HALFWAY = re.compile(
    r"\b(?:half-?way|part-?way|mid-?way|half\sway|part\sway)\s(?:through|into)\b", re.IGNORECASE
)
_FINISHED = re.compile(
    r"\b(?:qualified|trained|certified|completed|finished|passed|hold|graduated|done)\b",
    re.IGNORECASE,
)


# What is done only when all is done: "you have **paid** the bill"; not "you used the cream".
_WHOLE = re.compile(
    r"\b(?:pa(?:y|id)|settled|repaid|cleared|completed?|finished|attended|read|handed|returned)\b"
)


def says_less(statement: str, quote: str, entry: str, before: str = "") -> bool:
    """Tell whether words say less than a clause asks for: of some, nearly, or elsewhere.

    What an entry of the tables tells in its own words, it tells as they stand: "partially sighted".

    Args:
        statement: the clause, as it is written.
        quote: the words of the story.
        entry: what made the claim.
        before: the words of its sentence before them.

    Example:
        >>> says_less("all your boats are insured", "Some of my boats are insured", "explicit")
        True
        >>> says_less("your boats are insured", "My boats are insured", "explicit")
        False
    """
    if speaks_of_some(statement, quote, before) or is_not_only(statement, quote):
        return True
    if _HALFWAY.search(quote) is not None and _FINISHED.search(statement) is not None:
        return True
    if entry.startswith("implication"):
        whole = _WHOLE.search(statement) is not None and is_part(statement, quote)
        return whole or is_only_partly(statement, quote)
    return _IN_FULL.isdisjoint(entry.split(":")) and falls_short(statement, quote)
