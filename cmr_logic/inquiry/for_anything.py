"""Questions for whatever a text gives, in whatever words: "Can I **get any help**?".

Who has only a need, and has not read the text, asks for help, for money, for "this", or whether it
is any good to them. All of these ask one thing: does whoever asks qualify?
"""

from __future__ import annotations

import re
from functools import cache

from cmr_logic.inquiry.barring import COSTS, GENERAL, clause_keys, denies
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.matter import is_asked_of_all
from cmr_logic.inquiry.of_conduct import tells_of_conduct
from cmr_logic.inquiry.praise import PRAISING, grants
from cmr_logic.inquiry.question import Question, read_question, with_told
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.relevance import is_related
from cmr_logic.relevance.unnamed import QUALIFYING
from cmr_logic.relevance.wordlists import ASKING, GIVEN
from cmr_logic.text import keys, word_set, words_in

_ELIGIBLE, _GET_THIS = "am i eligible ?", "can i get this ?"
# What a text has that is called so: "this **grant**"; not "any help".
_NAMED = GIVEN - word_set("help assistance support")
# What one takes part in: "this **course**"; not "this loan".
_JOINED = word_set("program programme scheme course initiative project")
# How one says that one takes part: "can I **enroll**"; not "can I apply".
_JOINING = word_set("enrol enroll participate part sign")
_STOPS = frozenset({"?", ".", "!"})
_CRITERIA = frozenset({"criteria", "conditions", "requirements", "qualifications"})
# Words that name nothing that is wanted: "apply **for this**"; not "apply for help".
_POINTING = word_set("be for to in with this it these that")

_HELP = (
    r"(?:(?:any|some|a|the|this|that|more|extra|such|this kind of|any kind of|any sort of) )*"
    r"(?:(?:financial|government|federal|state|public|free|extra) )?"
    r"(?:help|support|assistance|aid|money|funding|funds|cash|financing)"
)
_THIS = (
    r"(?:(?:this|that|the) (?:program|programme|scheme|fund|initiative|service|loan|grant"
    r"|benefit|allowance|payment|credit|subsidy|funding|help|support|assistance)|this|it)"
)
_MODAL = r"(?:can|could|may|might|will|would|do|does|should|am|are|is)"
_BETWEEN = r"(?:still|also|able|allowed|be|going|to|possible|for me|for us)"
_GETTING = (
    r"(?:get|have|receive|claim|obtain|access|given|apply for|qualify for|eligible for"
    r"|entitled to|considered for)"
)
_TAKING_PART = r"(?:apply|claim|qualify|be considered|participate|take part|enroll?|sign up)"
_OF_USE = (
    r"(?:right|suitable|good|available|meant|intended|open|designed|useful|appropriate|relevant"
    r"|of use|of any use|beneficial|helpful|there|the right \w+|a good fit|any good)"
)
# What one wants it for, which the text may say otherwise: "any money **for my kids**".
_WITH = r"(?: (?P<tail>(?:for|with|towards|toward|because|while|when|as|now) .+))?"
# How one asks so: "can I **get some help**", "is **this for me**"; not "can I get a boat".
_ASKED = (
    rf"{_MODAL} (?:i|we|it|there) (?:{_BETWEEN} )*{_GETTING} (?P<thing>{_HELP}|{_THIS}){_WITH}",
    rf"is there (?P<thing>{_HELP})(?: available)?(?: (?:for|to) (?:me|us))?{_WITH}",
    rf"is there anything (?:that )?(?:i|we) (?:can|could|may) {_GETTING}{_WITH}",
    rf"{_MODAL} (?:i|we) (?:{_BETWEEN} )*{_GETTING} anything{_WITH}",
    rf"{_MODAL} (?:i|we) (?:{_BETWEEN} )*(?P<act>{_TAKING_PART})(?: (?:for|in|to) {_THIS})?",
    rf"{_MODAL} {_THIS} (?:help|benefit|assist|support|suit|cover|work for|apply to) (?:me|us)",
    rf"{_MODAL} {_THIS} (?:meet|suit|fit|match) (?:my|our) (?:situation|circumstances)",
    rf"{_MODAL} {_THIS} (?:be )?(?:{_OF_USE} )?(?:for|to) (?:me|us)",
    rf"{_MODAL} (?:i|we|my situation|my case) (?:meet|fit|satisfy|fulfill?) (?:[a-z]+ )??"
    rf"(?:eligibility )?(?:criteria|conditions|requirements|qualifications)(?: for {_THIS})?",
    r"(?:is|are) my (?:situation|circumstances|case) (?:covered|eligible)",
)
# The same with what it is to be of use for: "will this grant **help me** mend my roof".
_HELP_ME = re.compile(rf"{_MODAL} {_THIS} (?:help|assist) (?:me|us)\b")


@cache
def _asked() -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, _ASKED))


def for_anything(rule: Rule, question: Question) -> Question:
    """Return a question for whatever a text gives as the one whether whoever asks qualifies.

    Args:
        rule: the rule text.
        question: what is asked.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The Barn Grant helps growers. To be eligible, you must own a barn.")
        >>> for asked in ("Can I get any help?", "Can I apply?", "Can I get a boat?"):
        ...     print(" ".join(for_anything(rule, read_question(asked)).words))
        am i eligible ?
        am i eligible ?
        can i get a boat ?
        >>> rule = parse("You can get help if you row.")
        >>> " ".join(for_anything(rule, read_question("Can I get help?")).words)
        'can i get help ?'
    """
    related = is_related(rule, question.words, question.keys)
    used = any(provision.use for provision in rule.provisions)  # what it may be spent on is apart
    if related and (used or question.helping) and _CRITERIA.isdisjoint(question.words):
        return question  # whom it is there to help counts as well
    said = " ".join(word for word in question.words if word not in _STOPS)
    found = next((m for m in (form.fullmatch(said) for form in _asked()) if m is not None), None)
    if found is None:
        helped = None if related else _HELP_ME.match(said)
        whole = helped is None or not _is_about(rule, helped[0])
        return question if whole else _plainly(rule, question)
    named = found.groupdict()
    act, thing, tail = (keys(words_in(named.get(each) or "")) for each in ("act", "thing", "tail"))
    wanted = (act | thing | tail) - _POINTING
    named_itself = bool(act) and act <= rule.keys  # "applications are closed"
    if named_itself or any(not wanted.isdisjoint(_granted(rule, p)) for p in rule.provisions):
        return question
    asked = _is_of(rule, question) and not tail
    asked = not tells_of_conduct(rule, question) if related else asked
    return _plainly(rule, question) if asked else question


def _granted(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return the keys of what a provision says that some get or do, or nobody; not of praise."""
    if provision.use or (denies(provision) and has_logic(provision)):
        return frozenset()
    said = provision.keys - provision.about
    praises = PRAISING & said and said.isdisjoint(GENERAL)  # not "you can receive help"
    had = words_in(provision.conclusion.of(rule.plain).lower())[:1] == ("you",)
    return frozenset() if praises and not had else said


def _is_about(rule: Rule, said: str) -> bool:
    """Tell whether words alone ask about a text: "will **this grant help me**"."""
    words = words_in(said)
    return is_related(rule, words, keys(words))


def _is_of(rule: Rule, question: Question) -> bool:
    """Tell whether a text gives what a question calls by a word for any such thing: "money".

    What a text never names is no "program" or "loan".
    """
    if question.keys - {"assist"} <= ASKING or not question.keys.isdisjoint(_NAMED - rule.keys):
        return False
    if not question.keys.isdisjoint(_JOINING):
        return not _JOINED.isdisjoint(rule.keys)
    given = not rule.keys.isdisjoint(GIVEN)
    return any(
        _qualifies(rule, p) or is_asked_of_all(rule, p) or (given and _is_had(p))
        for p in rule.provisions
    )


def _is_had(provision: Provision) -> bool:
    """Tell whether a provision is on having something, whatever it is: "you can **get it** if"."""
    return not provision.keys or not provision.keys.isdisjoint(GENERAL | COSTS)


def _plainly(rule: Rule, question: Question) -> Question:
    """Return a question whether one qualifies, in the words that a text has for that."""
    plain = _ELIGIBLE if any(_qualifies(rule, p) for p in rule.provisions) else _GET_THIS
    return with_told(read_question(plain), question)


def _qualifies(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says who qualifies, or what one must be to qualify.

    "You can **get it** if you own a barn" says so as well.
    """
    if provision.condition is not None and provision.keys <= GENERAL and grants(provision):
        return True
    parts = [] if provision.purpose is None else [provision.purpose]
    said = provision.keys | clause_keys(rule, parts)
    if provision.aim is not None:
        said |= keys(words_in(provision.aim.of(rule.plain)))
    return not said.isdisjoint(QUALIFYING)
