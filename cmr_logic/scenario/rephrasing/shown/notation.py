"""How the tables of what stories show are written: turns of speech with their alternatives.

A turn is written as people say it: "{who} (catch|take) the {few}(train|bus) to work". A space
stands for any white space, a straight apostrophe for either kind, and round brackets for
alternatives. A name in curly brackets stands for words that many turns have; `{who}` is whoever it
is about, and what it says is of them in the form that goes with them: "{who} {be} at work".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from re import Match

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.matching.in_mind import has_in_mind
from cmr_logic.scenario.statements.vocabulary import OUTSIDERS
from cmr_logic.text import VERB, bases
from cmr_logic.text.patterns import compiled

_NUMBER = (
    r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen"
    r"|sixteen|eighteen|twenty|thirty|forty|fifty|sixty)"
)
# Words that many turns have, by the name in curly brackets.
_NAMES = {
    "who": r"(?P<who>I|we|(?:my|our)\s(?:[a-z]+\s)?[a-z]+|he|she|they)",
    "i": r"(?P<who>I|we)",
    "i_and": r"(?P<who>(?:my|our)\s(?:husband|wife|partner|family)\sand\sI|I|we)",
    "am": r"(?:['’](?:m|re|s)|\sam|\sare|\sis)",
    "was": r"(?:\swas|\swere|['’](?:ve|s)\sbeen|\shave\sbeen|\shas\sbeen|\sgot)",
    "have": r"(?:['’]ve|\shave|\shas)(?:\sgot)?",
    "perfect": r"(?:['’](?:ve|s)|\shave|\shas)?",
    "often": (
        r"(?:(?:always|usually|often|still|now|just|already|currently|recently|only|both|all|mostly"
        r"|normally|finally|also|actually|regularly|sometimes|really|generally|simply|mainly)\s)?"
    ),
    # Words of one sentence: "the 7 p.m. train"; not "my job. My aunt".
    "few": r"(?:[\w.:'’-]+(?<!\w\w\.)\s){0,3}?",
    "some": r"(?:[\w.:'’-]+(?<!\w\w\.)\s){0,6}?",
    "more": r"(?:[\w.:'’,£$€-]+(?<!\w\w\.)\s){0,12}?",
    "n": _NUMBER,
    "my": r"(?:my|our)",
    "a": r"(?:an?|the|my|our|some|his|her|their)",
    "spouse": r"(?:husband|wife|partner|girlfriend|boyfriend|fianc[ée]e?|other\shalf|spouse)",
    "child": (
        r"(?:son|daughter|boy|girl|child|kid|baby|toddler|little\sone|youngest|eldest|oldest"
        r"|middle\sone|step-?son|step-?daughter)"
    ),
    "children": r"(?:sons|daughters|boys|girls|children|kids|babies|toddlers|little\sones|twins)",
    "parent": r"(?:mum|dad|mother|father|mom|mam|gran|grandmother|granddad|grandfather|nan|nana)",
    "what": (
        r"(?P<what>(?:the|my|our|this|that|these|those|your|his|her)\s"
        r"(?:[a-z-]+(?:['’]s)?\s){0,2}?[a-z-]+|it|them)"
    ),
    "whom": (r"(?P<whom>(?:the|my|our)\s(?:[a-z-]+(?:['’]s)?\s){0,2}?[a-z-]+|you|them)"),
    "another": (r"(?:(?:somebody|someone)\selse|(?:another|a\sdifferent|some\sother)\s[a-z]+)"),
    # What is behind a phrase that is whole: "I rang the vet **on Monday**"; not "the vet's".
    "stop": (
        r"(?=\s*(?:[.,;:!?—–]|$)|\s(?:and|but|so|now|because|since|with|on|in|at|for|to|from|last"
        r"|this|that|which|who|yesterday|today|when|while|before|after|by|until|again|as|a|an|two"
        r"|about|myself|ourselves|straight|off|back|over|up|down|out|through|into|once|yet|the"
        r"|is|are|was|were|has|had|have|either|already|first|every|all|too)\b)"
    ),
    "end": (
        r"(?=\s*(?:[.,;:!?—–]|$|and\b|but\b|so\b|now\b|because\b|since\b|with\b|these\b"
        r"|every\b))"
    ),
}
# What is in the same sentence where nothing is so now: "I used to …", "if I …", "I'd love …".
_NOT_SO = re.compile(
    r"\b(?:used\sto|if|unless|whether|would(?:n['’]t)?|might|may\snot|in\sthose\sdays|back\sthen|when\sI\swas"
    r"|when\swe\swere|as\san?\s(?:child|boy|girl|kid|lad|student|teenager)|until|till|imagine|suppose|pretend"
    r"|dream(?:ed|t|ing)?|dreams\sof|hop(?:e|es|ed|ing)\sto|want(?:s|ed|ing)?\sto|plan(?:s|ning|ned)?\sto"
    r"|thinking\s(?:of|about)|no\slonger|any\smore|anymore|formerly|once\supon|in\sthe\sfilm|in\sthe\splay"
    r"|nearly|almost|instead\sof|rather\sthan|in\s(?:19|200)\d+|could\shave|should\shave|['’]d\s(?:love|like|have))\b",
    re.IGNORECASE,
)
# Behind which a turn of speech is denied: "I **never** had my jabs"; not "I never go. We do".
_DENIED = re.compile(
    r"(?:\b(?:not|never|no|nor|nobody|nothing(?!\sbut\b)|none|neither|cannot|without|hardly|don['’]?t)|n['’]t)"
    r"\s(?:[a-z]+\s){0,2}$",
    re.IGNORECASE,
)
_NEGATION = re.compile(
    r"n['’]t\b|\b(?:not(?!\s(?:only|just))|never|no\slonger|nobody|none|neither|haven|don|no)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"[.!?;\n]+(?=\s|$)")
# Where another statement begins: "I row**, and I**'d sail", "I row **so I**'d know".
_NEXT = re.compile(
    r"(?:,\s(?:and\s|but\s|so\s|though\s)?|\s(?:so|but)\s)(?:I|we|he|she|they|it|my|our|the|that|this|there)\b",
    re.IGNORECASE,
)
_OF_ONESELF = re.compile(r"\b(?:I|me|us|my|our|we)\b", re.IGNORECASE)
# Those of whom a sentence speaks: "I", "my aunt", "she".
_SUBJECTS = re.compile(
    r"\b(?:(I|we|me|us)\b|(?:my|our|his|her|the)\s([a-z]+(?:\s[a-z]+)?)|(he|she)\b)", re.IGNORECASE
)
_OF_ANOTHER = re.compile(
    r"\s*(?:a|an|another|one|some)\s(?!couple\b|pair\b|group\b|team\b)([a-z]+(?:\s[a-z]+)?)\b",
    re.IGNORECASE,
)
_SELVES = frozenset({"i", "we"})
_SLOT = re.compile(r"\{([a-z]\w*)\}")
_GROUP = re.compile(r"\(\?P<(\w+)>")
_FORMS = {
    "be": ("am", "are", "is"),
    "have": ("have", "have", "has"),
    "do": ("do", "do", "does"),
    "was": ("was", "were", "was"),
    "s": ("", "", "s"),
    "es": ("", "", "es"),
    "ies": ("y", "y", "ies"),
    "my": ("my", "our", "their"),
}


def shows(  # noqa: PLR0913 - the columns of a table
    name: str,
    turn: str,
    says: str,
    clause: str,
    fires: str,
    silent: str,
    *,
    value: bool = True,
    ever: bool = False,
    unless: str = "",
    unless_there: str = "",
    of_anybody: bool = False,
) -> Rewording:
    """Return an entry for a turn of speech.

    Args:
        name: a unique name.
        turn: the words, in the notation of this module.
        says: what they show, in the words of rules, and of whoever they are about.
        clause: a clause in the usual words.
        fires: a story that settles it.
        silent: a story with similar words that leaves it open.
        value: how the other settles it.
        ever: it is so whatever else the sentence says: that something was so once, or is not.
        unless: words, as a pattern, with which a story shows something else.
        unless_there: the same of words in the sentence alone that shows it.
        of_anybody: it is shown whoever does it: "the police have charged him".

    Example:
        >>> entry = shows(
        ...     "train", "{who} (catch|take) the {few}train to work", "{who} use{s} trains",
        ...     "you use trains", "I catch the 7.42 train to work.", "I catch a cold.",
        ... )
        >>> found = re.search(entry.pattern, "He takes a bus. I take the early train to work.")
        >>> found and entry.says(found)
        'I use trains.'
    """
    return Rewording(
        name,
        pattern_of(turn),
        _sayer(
            says, (unless, unless_there), ever=ever, of_anybody=of_anybody, denies=_denies(turn)
        ),
        clause,
        fires,
        silent,
        value,
    )


def pattern_of(turn: str) -> str:
    r"""Return the pattern of a turn of speech.

    Example:
        >>> compiled(pattern_of("I'm (off|away) {few}now")).search("I’m off to bed now.").group()
        'I’m off to bed now'
    """
    plain = re.sub(r"\((?!\?)", "(?:", turn).replace("'", "['’]").replace(" ", r"\s")
    found = _SLOT.sub(lambda m: _NAMES[m[1]] if m[1] in _NAMES else m[0], plain)
    seen: Counter[str] = Counter()

    def named(match: Match[str]) -> str:
        seen[match[1]] += 1
        return f"(?P<{match[1]}{'_' * (seen[match[1]] - 1)}>"  # each name stands for one group

    return rf"\b(?:{_GROUP.sub(named, found)})(?:(?<=\s)|(?!\w))"


def _denies(words: str) -> bool:
    """Tell whether words deny something: "I **don't** get a grant"; not "not only"."""
    return _NEGATION.search(words) is not None


def _sayer(
    says: str, unless: tuple[str, str], *, ever: bool, of_anybody: bool, denies: bool
) -> Callable[[Match[str]], str]:
    """Return what makes what is shown of a match: nothing where its sentence says it is not so.

    What it is shown unless is looked for in the story, and in the sentence alone.
    """
    parts = says.split(". ")

    def told(match: Match[str]) -> str:
        if not is_told_as_so(match, ever=ever):
            return ""
        named = of_anybody or match.groupdict().get("who")
        if not named and (_is_done_by_others(match) or _is_anothers(match, says)):
            return ""
        swallowed = not denies and _denies(match.group())  # "I **don't** get a pension"
        if swallowed or is_denied_before(match) or _is_in_mind(match):
            return ""
        if _has(match.string, unless[0]) or (unless[1] and _has(_sentence(match), unless[1])):
            return ""
        slots: dict[str, str] = {}
        for name, found in match.groupdict("").items():
            slots[name.rstrip("_")] = slots.get(name.rstrip("_")) or found.strip()
        who = slots["who"] = slots.get("who") or "I"
        forms = {name: each[_form_of(who)] for name, each in _FORMS.items()} | slots
        kept = ". ".join(s for s in parts if _can_be_filled(s, slots))
        if who.lower() not in _SELVES:
            kept = ". ".join(s for s in kept.split(". ") if "{who}" in s)
        return _SLOT.sub(lambda m: forms[m[1]], kept) + "." if kept else ""

    return told


def _can_be_filled(said: str, slots: dict[str, str]) -> bool:
    """Tell whether what a statement is about was named: "{what} was stolen"."""
    return all(slots.get(name) for name in ("what", "whom") if f"{{{name}}}" in said)


def is_told_as_so(match: Match[str], *, ever: bool = False) -> bool:
    """Tell whether a sentence says of what it tells that it is so: no question, no "if I …".

    Args:
        match: what a story tells.
        ever: that it was so once will do.

    Example:
        >>> is_told_as_so(re.search("my boat", "It rains. I row my boat."))
        True
        >>> is_told_as_so(re.search("my boat", "I used to row my boat."))
        False
    """
    sentence = _sentence(match)
    if sentence.endswith("?"):
        return False
    return ever or _NOT_SO.search(_up_to_next(match, sentence)) is None


def is_denied_before(match: Match[str]) -> bool:
    """Tell whether right before what a story tells it is denied.

    Args:
        match: what a story tells.

    Example:
        >>> is_denied_before(re.search("have my boat", "I don't have my boat."))
        True
    """
    return _DENIED.search(match.string[: match.start()]) is not None


def _is_in_mind(match: Match[str]) -> bool:
    """Tell whether what a story tells is but wanted, planned or asked: "I'm keen on rowing"."""
    return has_in_mind(match.string[: match.start()])


def _has(words: str, pattern: str) -> bool:
    """Tell whether words have a pattern; they have none that is empty."""
    return bool(pattern) and compiled(pattern).search(words) is not None


def _is_anothers(match: Match[str], says: str) -> bool:
    """Tell whether words that name nobody are said of another: "**My aunt** is on a diet"."""
    if _OF_ONESELF.search(match.group()):
        return False
    before = match.string[: match.start()]
    first = max((found.end() for found in _SENTENCE.finditer(before)), default=0)
    other = _OF_ANOTHER.match(before, first)
    of_one = other is not None and any(is_person(word_key(w)) for w in other[1].lower().split())
    if of_one or _NEAR_ME.match(before, first) is not None:
        return True  # "**a friend** of mine signed the contract"
    told = [*_SUBJECTS.finditer(before, first)]
    opening = word_key(told[0][2].lower().split()[0]) if told and told[0][2] else ""
    if opening in OUTSIDERS and not any(found[1] for found in told):
        return True  # "**my friend** bought a chair in the sale and the leg came off"
    last = max(told, key=lambda found: found.start(), default=None)
    if last is None or last[1]:
        return False
    if last[3]:
        return says.startswith(("I ", "{who} "))  # who is named by no words is "I"
    return any(is_person(word_key(word)) for word in last[2].lower().split())


# Another who is told by where they are from whoever tells: "the tenant **before me** paid".
_NEAR_ME = re.compile(
    r"\s*(?:the|an?|my|our)\s[a-z]+\s(?:before|above|below|behind|after|opposite|beside|next\sto)"
    r"\s(?:me|us)\s$",
    re.IGNORECASE,
)
# Those behind whom a verb is theirs: "I train **people to** sell wine", "**shops that** sell it".
_THEIRS = re.compile(
    r"\b(?:(?P<mine>run|own|have|manage|keep|got|my|our|are)\s(?:[a-z]+\s){0,2}?)?(?P<who>[a-z]+)\s"
    r"(?P<link>that|which|who|(?:how\s)?to(?:\s[a-z]+\sand)?)\s(?:[a-z]+ly\s|also\s|only\s)?$",
    re.IGNORECASE,
)


def _is_done_by_others(match: Match[str]) -> bool:
    """Tell whether a verb that words begin with is of those named right before it.

    Example:
        >>> _is_done_by_others(re.search("sell wine", "I train people to sell wine."))
        True
        >>> _is_done_by_others(re.search("sell wine", "I am going to sell wine."))
        False
    """
    found, said = _THEIRS.search(match.string[: match.start()]), match.group()
    first = said.split(maxsplit=1)[0].lower()
    if found is None or found["mine"] or first not in bases(first, VERB):
        return False
    who = found["who"].lower()
    if found["link"].lower() in syntax.RELATIVES:
        return syntax.is_plural_noun(who)
    return is_person(who) or who in _WHOM


_WHOM = frozenset({"him", "her", "them", "others", "someone", "somebody", "anyone", "anybody"})


def _form_of(who: str) -> int:
    """Return which form of a verb goes with somebody.

    Example:
        >>> [_FORMS["be"][_form_of(who)] for who in ("I", "we", "my twins", "my boss")]
        ['am', 'are', 'are', 'is']
    """
    if who in {"I", "i"}:
        return 0
    several = who.lower() in {"we", "they"} or " and " in who
    return 1 if several or re.search(r"[^s]s$|children$", who) else 2


def _up_to_next(match: Match[str], sentence: str) -> str:
    """Return a sentence up to where another statement begins: "I row, **and I'd like to sail**"."""
    at = match.string.find(sentence, max(match.start() - len(sentence), 0))
    cut = _NEXT.search(sentence, max(match.end() - at, 0)) if at >= 0 else None
    return sentence if cut is None else sentence[: cut.start()]


def _sentence(match: Match[str]) -> str:
    """Return the sentence of a story in which a match begins."""
    story, start = match.string, match.start()
    first = max((found.end() for found in _SENTENCE.finditer(story, 0, start)), default=0)
    last = _SENTENCE.search(story, match.end())
    return story[first : last.end() if last else len(story)]
