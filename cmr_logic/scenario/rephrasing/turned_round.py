"""Words that turn round what stands behind them: "rather than pay", "still waiting for it to come".

The entries are used and tested as those of :mod:`.turns`: the plain words replace the story's. What
one says of a thing besides stands in :mod:`.contraries_told`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown.notation import is_told_as_so
from cmr_logic.scenario.rephrasing.verb_phrases import base_of, denied_clause, denied_phrase
from cmr_logic.text import NOUN, VERB, classes, words_in

_WORDS = r"(?:[^.,;!?:()–—]|(?<=\d)[.,](?=\d))"
_BEGINS = r"(?:^|(?<=[.!?;]\s)|(?<=\band\s)|(?<=\bbut\s)|(?<=\bso\s)|(?<=\bbecause\s))"
_WHO = r"(?P<who>I|we|he|she|they|it|(?:my|our|the)\s(?:[a-z-]+\s){0,2}?[a-z-]+)"
_NAMED = r"(?:(?:my|our|the|an?|his|her|their|any)\s(?:[\w'’-]+\s){0,3}?[\w'’-]+)"
_AM = r"(?:['’](?:m|re|s)|\s(?:am|are|is))"
_IS = r"(?:\b(?:am|is|are|was|were|be)|['’](?:m|re|s))"
_BESIDES = r"(?:other\sthan|but|except(?:\sfor)?|besides|apart\sfrom|save(?:\sfor)?|bar)"
_DENIED = re.compile(r"\s(?:not|never)\b|n['’]t\b", re.IGNORECASE)
_SENTENCE = re.compile(r"[^.!?;\n]*$")
_AHEAD = frozenset({"will", "'ll"})
_SUPPOSED = frozenset({"would", "could", "might", "may", "should", "can", "must", "'d", "to"})
_OBJECT = syntax.DETERMINERS | syntax.PREPOSITIONS | syntax.PERSONAL_OBJECTS | {"my", "our"}


def _auxiliary(words: Sequence[str], *, being: bool) -> str:
    """Return what denies a verb as the words before it are of now, once or ahead; "" if none does.

    Args:
        words: those of the statement that is so.
        being: the verb is "be".

    Example:
        >>> _auxiliary(["i", "walked"], being=False), _auxiliary(["she", "walks"], being=False)
        ('did not', 'does not')
        >>> _auxiliary(["i", "will", "walk"], being=False), _auxiliary(["i", "may"], being=False)
        ('will not', '')
    """
    if not _SUPPOSED.isdisjoint(words):
        return ""
    if not _AHEAD.isdisjoint(words):
        return "will not be" if being else "will not"
    at = syntax.finite_verb(words)
    verb = words[at] if at is not None else next((w for w in words if base_of(w)), "")
    past = verb in syntax.PAST_AUXILIARIES or (
        base_of(verb) != verb and not verb.endswith("s") and bool(verb)
    )
    if verb in {"am", "are", "is", "'m", "'re", "'s", "have", "has", "'ve"}:
        past = verb in {"have", "has", "'ve"} and syntax.is_participle(words[-1])
    if being:
        return "was not" if past else "is not"
    third = verb.endswith("s") and verb not in {"was"}
    return "did not" if past else "does not" if third else "do not"


def _undone(verb: str, rest: str, words: Sequence[str]) -> str:
    """Return what denies a verb that stands as a gerund or alone: "paying the fee"."""
    base = base_of(verb)
    if not base:
        return ""
    auxiliary = _auxiliary(words, being=base == "be")
    if not auxiliary:
        return ""
    return f"{auxiliary}{'' if base == 'be' else f' {base}'}{rest}"


def _is_deed(verb: str, rest: str) -> bool:
    """Tell whether words behind "rather than" tell a deed: "paying it"; not "parking fees"."""
    following = next(iter(words_in(rest.lower())), "")
    if syntax.is_gerund(verb) and verb != "being":
        return bool(following) and (following in _OBJECT or NOUN in classes(following))
    plain = NOUN not in classes(verb) or following in _OBJECT or _is_only_noun(following)
    return verb in {"being", "be"} or (VERB in classes(verb) and base_of(verb) == verb and plain)


def _is_only_noun(word: str) -> bool:
    """Tell whether a word names a thing, and tells no deed: "honey"; not "cake"."""
    return NOUN in classes(word) and VERB not in classes(word) if word else False


def _instead(match: re.Match[str]) -> str:
    """Return "I went home instead of paying" as "I went home, and did not pay"."""
    sentence = _SENTENCE.search(match.string, 0, match.end("before"))
    verb, rest = match["verb"].lower(), match["rest"]
    if sentence is None or not _is_deed(verb, rest) or not is_told_as_so(match, ever=True):
        return ""
    words = words_in(sentence[0].lower().replace("’", "'"))
    undone = _undone(verb, rest, words)
    return f"{match['before']}, and {undone}" if undone else ""


def _instead_first(match: re.Match[str]) -> str:
    """Return "instead of paying, I went home" as "I did not pay, and I went home"."""
    verb, rest = match["verb"].lower(), match["rest"]
    who, then = match["who"], match["then"]
    undone = _undone(verb, rest, words_in(f"{who}{then}".lower().replace("’", "'")))
    return f"{who} {undone}, and {who}{then}" if undone else ""


def _awaited(match: re.Match[str]) -> str:
    """Return "I'm waiting for the boat to come" as "the boat has yet to come"."""
    if base_of(match["verb"]) != match["verb"].lower():
        return ""
    return f"{match['what']} has yet to {match['verb']}"


def _otherwise(match: re.Match[str]) -> str:
    """Return "I paid some other way than by card" as "I did not pay by card"."""
    phrase = match["phrase"].strip().replace(" ever ", " ")
    if _DENIED.search(phrase):  # "never some other way" is only so
        return f"{match['who']} {_DENIED.sub('', phrase)} only {match['how'] or 'by '}"
    denied = denied_phrase(phrase)
    return f"{match['who']} {denied} {match['how'] or 'by '}" if denied else ""


def _there_alone(match: re.Match[str]) -> str:
    """Return "I row only in another bay" as "I row in another bay. I do not row in the bay"."""
    phrase = match["phrase"].strip()
    denied = denied_phrase(phrase)
    if not denied or _DENIED.search(phrase):
        return ""
    who, at, noun = match["who"], match["at"], match["noun"]
    said = f"{who}{match['phrase']} {at} {match['other']} {noun}"
    return f"{said}. {who} {denied} {at} the {noun}"


def _only(match: re.Match[str]) -> str:
    """Return "I do not sell anything other than eggs" as "I do only sell eggs"."""
    named = (match["named"] or "").strip()
    at = match["at"] or ""
    named = named.removeprefix("any ") + " " if at and named not in {"anything", "any"} else ""
    return f"{match['do']} only {match['verb']} {named}{at}"


def _before_it(match: re.Match[str]) -> str:
    """Return "it's before the bus has left" as "the bus has not left"."""
    return denied_clause(match["said"].strip()) or match[0]


def _too_much(match: re.Match[str]) -> str:
    """Return "it's too heavy for me to carry" as "it's too heavy. I cannot carry it"."""
    whom = {"me": "I", "us": "we", "him": "he", "her": "she", "them": "they"}
    who = whom.get(match["whom"].lower(), match["whom"])
    what = match["what"]
    return f"{what}{match['is']} {match['too']}. {who} cannot {match['verb']} {what}"


def _missed(match: re.Match[str]) -> str:
    """Return "I missed the date for paying it" as "I did not pay it by the date"."""
    base = base_of(match["verb"])
    if not base:
        return ""
    day = match["day"] or match["of"]
    by = day.strip() if day else f"the {match['date']}"
    missed = match["denied"] is None
    return f" did{' not' if missed else ''} {base}{match['rest']} by {by}"


def _discharged(match: re.Match[str]) -> str:
    """Return "got a medical discharge" as "was medically discharged"."""
    how = match["how"].lower()
    adverb = re.sub(r"le$", "ly", how) if how.endswith("le") else how + "ly"
    done = {"discharge": "discharged", "dismissal": "dismissed"}[match["noun"].lower()]
    return f"was {adverb} {done}"


TURNED_ROUND: tuple[Rewording, ...] = (
    Rewording(
        "instead-of-doing",
        r"(?P<before>[\w'’]),?\s(?:instead\sof|rather\sthan|as\sopposed\sto)\s(?P<verb>[a-z]+)"
        rf"(?P<rest>(?:\s{_WORDS}*)?)",
        _instead,
        "you have paid the toll", "I swam across instead of paying the toll.",
        "I swam across instead of praising the toll.", value=False,
        needs="instead of|rather than|as opposed to",
    ),
    Rewording(
        "instead-of-doing-first",
        r"(?:^|(?<=[.!?;]\s))(?:instead\sof|rather\sthan)\s(?P<verb>[a-z]+)"
        rf"(?P<rest>(?:\s{_WORDS}*?)?)(?:,\s|\s(?=(?:I|we)\b)){_WHO}(?P<then>['’](?:ve|d|ll|m|re)\b|\s[a-z]+)",
        _instead_first,
        "you have paid the toll", "Instead of paying the toll, I swam across.",
        "Instead of praising the toll, I swam across.", value=False,
        needs="instead of|rather than",
    ),
    Rewording(
        "waiting-for-it-to",
        rf"(?:{_BEGINS}|\b)(?:I|we){_AM}\s(?:still\s|just\s|now\s)*(?:waiting|hanging\son)\s(?:for|on)\s"
        rf"(?P<what>{_NAMED}|you|him|her|them)\sto\s(?!come\b|arrive\b|turn\sup)(?P<verb>[a-z]+)\b",
        _awaited,
        "your ferry has landed", "I'm still waiting for my ferry to land.",
        "I'm still waiting for my friend to land.", value=False,
        needs="waiting |hanging on",
    ),
    Rewording(
        "something-other-than",
        rf"(?P<is>{_IS})\s(?P<not>not\s)?(?:some|any)(?:thing|one|body)\s(?:(?:other|different|else)\sthan"
        r"|different\s(?:from|to)|but)\s(?=(?:an?|the|my|our)\s)",
        lambda m: f"{m['is']} " if m["not"] else f"{m['is']} not ",
        "it is a kayak", "It is something other than a kayak.", "It is something of a hike.",
        value=False,
        needs="something |anything |someone |anyone |somebody |anybody ",
    ),
    Rewording(
        "all-but-so",
        rf"(?P<is>{_IS})\sall\sbut\s(?=[a-z]+(?:ed|en)\b)",
        r"\g<is> not quite ",
        "you are insured", "I'm all but insured.", "I'm all but insulted.", value=False,
        needs=" all but ",
    ),
    Rewording(
        "some-other-way-than",
        rf"{_WHO}(?P<phrase>(?:['’](?:ve|m|d)|\s[a-z]+)(?:\s{_WORDS}*?)?)\s(?:in\s)?(?:(?:some|an)\s?other\sway"
        r"|(?:in\s)?a\sdifferent\sway|by\s(?:some|an)\s?other\smeans|otherwise|other(?=\sthan\sby\b))"
        r"\s(?:than|from|to)\s(?P<how>(?:by|in|with|using|through|on|at|via)\s|(?=(?:cash|cheque|card|post|bus|car|train)\b))",
        _otherwise,
        "you pay by cheque", "I pay some other way than by cheque.",
        "I pay some other way than my aunt.", value=False,
        needs="other way|different way|other means|otherwise|other than by",
    ),
    Rewording(
        "for-something-other-than",
        rf"{_WHO}(?P<phrase>(?:['’](?:ve|m|d)|\s[a-z]+)(?:\s{_WORDS}*?)?)\s(?P<how>for|in|with|at|from|by|on|to|as)\s"
        r"(?:some|any)(?:thing|one|body|where)\s(?:(?:other|else|different)\sthan|different\sfrom|but)(?=\s\w)",
        _otherwise,
        "you need it for ploughing", "I need it for something other than ploughing.",
        "I need it for something like ballast.", value=False,
        needs="something |anything |someone |anyone |somebody |anybody |somewhere |anywhere ",
    ),
    Rewording(
        "only-in-another",
        rf"\b(?P<who>I|we)(?P<phrase>(?:['’](?:ve|m)|\s(?!only\b|just\b)[a-z]+)(?:\s{_WORDS}*?)?)\s(?:only|just|solely)\s(?P<at>in|at|for"
        r"|with|from|on|to)\s(?P<other>another|a\sdifferent|some\sother|the\s(?:next|neighbouring|other))\s(?P<noun>[a-z]+)\b",
        _there_alone,
        "you pay rates in the shire", "I pay rates only in another shire.",
        "I play games only in another shire.", value=False,
        needs="only |just |solely ",
    ),
    Rewording(
        "only-does-in-another",
        rf"\b(?P<who>I|we)\s(?:only|just|solely)(?P<phrase>\s[a-z]+(?:\s{_WORDS}*?)?)\s(?P<at>in|at|for"
        r"|with|from|on|to)\s(?P<other>another|a\sdifferent|some\sother|the\s(?:next|neighbouring|other))\s(?P<noun>[a-z]+)\b",
        _there_alone,
        "you pay rates in the shire", "I only pay rates in another shire.",
        "I only play games in another shire.", value=False,
        needs="only |just |solely ",
    ),
    Rewording(
        "not-any-other-than",
        r"\b(?P<do>do|does|did|will|can)(?:n['’]t|\snot)\s(?P<verb>(?!have\b|own\b)[a-z]+)\s"
        rf"(?P<named>any(?:thing)?(?:\s(?!{_BESIDES}\b)[a-z]+)?\s|(?:[a-z]+\s)?(?=other\sthan\s|except\s|apart\sfrom\s)){_BESIDES}\s(?P<at>(?:in|by|on|at|for|with|from|to)\s)?",
        _only,
        "the tin contains only nails", "The tin doesn't contain anything other than nails.",
        "The tin doesn't contain anything as good as nails.",
        needs=" any|other than|except|apart from",
    ),
    Rewording(
        "nothing-other-than",
        rf"\b(?P<verb>contains?|contained|holds?|sells?|sold|carry|carries|carried|hous(?:e|es|ed)|stocks?)\snothing\s(?:else\s)?{_BESIDES}\s",
        r"\g<verb> only ",
        "the tin contains only nails", "The tin contains nothing but nails.",
        "The tin contains nothing like nails.",
        needs="nothing ",
    ),
    Rewording(
        "before-it-has",
        rf"\bit(?:['’]s|\sis)\s(?:still\s|just\s|well\s)?before\s(?P<said>{_NAMED}\s(?:has|have|had|is|are"
        rf"|was)\s{_WORDS}+)",
        _before_it,
        "the ferry has left", "It is before the ferry has left.",
        "It is because the ferry is bereft.", value=False,
        needs=" before ",
    ),
    Rewording(
        "too-much-for-whom-to",
        r"\b(?P<what>(?:my|our|the)\s(?:[a-z-]+\s){0,2}?[a-z-]+|it|they)(?P<is>['’]s|\s(?:is|are|was|were))\s"
        r"(?:(?:far|much|way|just|simply)\s)*(?P<too>too\s[a-z]+)\sfor\s"
        r"(?P<whom>(?:an?|one|two|three|four|the|my|our|any)\s(?:[a-z-]+\s)?[a-z-]+|me|us|him|her|them)"
        r"\sto\s(?P<verb>lift|carry|move|reach|read|hear|see|use|eat|drink|open|climb|cross|enter|drive"
        r"|ride|tow|pull|push|hold|understand|afford|wear|hang|fit|store)\b",
        _too_much,
        "one person can lift your crate", "My crate is too heavy for one person to lift.",
        "My crate is too heavy for one porch to hold.", value=False,
        needs="too ",
    ),
    Rewording(
        "missed-the-date-for",
        r"(?P<denied>\s(?:did|have|has)(?:\snot|n['’]t)|\snever)?(?:\sdid|['’]ve|\shave|\shas|['’]d|\shad)?"
        r"\smiss(?:ed)?\s(?:the|my|our)\s(?P<day>(?:\d{1,2}\s[A-Z][a-z]+|[A-Z][a-z]+\s\d{1,2}(?:st|nd|rd|th)?|[A-Z][a-z]+day)\s)?"
        r"(?P<date>date|deadline|cut-?off(?:\sdate)?|closing\sdate|due\sdate|last\s(?:day|date)|time\slimit)"
        r"(?:\sof\s(?P<of>\d{1,2}\s[A-Z][a-z]+|[A-Z][a-z]+\s\d{1,2}))?\s(?:for|to)\s(?P<verb>[a-z]+)"
        rf"(?P<rest>(?:\s{_WORDS}*)?)",
        _missed,
        "you have paid the toll by 3 May", "I missed the 3 May deadline for paying the toll.",
        "I missed the 3 May fair for praising tools.", value=False,
        needs="miss",
    ),
    Rewording(
        "got-such-a-discharge",
        r"(?:\b(?:did\s)?(?:got|get|gets|received|receive|had|have|was\sgiven|were\sgiven|was\sgranted))"
        r"\s(?:an?|the)\s(?P<how>(?:dis)?honou?rable|medical|unfair|general|normal|wrongful|immediate)\s"
        r"(?P<noun>discharge|dismissal)\b",
        _discharged,
        "you were honourably discharged", "I got an honourable discharge.",
        "I got an honourable mention.",
        needs="discharge|dismissal",
    ),
    Rewording(
        "keeps-meaning-to",
        r"\b(?P<who>I|we)(?:['’]ve\sbeen|\shave\sbeen|\skeep|\skept)\s(?:on\s)?(?:meaning|intending)\sto\s(?P<verb>[a-z]+)\b",
        r"\g<who> have yet to \g<verb>",
        "you have paid the toll", "I keep meaning to pay the toll.",
        "I keep meaning to praise the toll.", value=False,
        needs="meaning to|intending to",
    ),
    Rewording(
        "only-so-far",
        rf"(?P<is>{_IS})\s(?:only|just|merely|still\sonly)\s(?:partly|partially|half|semi|part)[\s-]"
        r"(?P<what>[a-z]+ed)\b",
        r"\g<is> not fully \g<what>",
        "the kiln is fully insured", "The kiln is only partly insured.",
        "The kiln is only partly useful.", value=False,
        needs="only |just |merely ",
    ),
    Rewording(
        "only-such-a-one",
        r"\b(?P<whose>my|our)\s(?P<what>(?:[\w-]+\s){0,2}?(?P<noun>licence|license|card|permit|pass|ticket|membership"
        r"|contract|visa|post|job|place|account|policy|certificate))(?:['’]s|\sis)\s(?:(?:only|just|merely)\s)?an?\s"
        r"(?P<sort>temporary|provisional|part-time|trial|day|junior|associate|basic|short-term|limited"
        r"|restricted|learner|visitor|guest|interim|emergency|casual|single|student)\sone\b",
        r"I have only a \g<sort> \g<what>. \g<whose> \g<what> is \g<sort>",
        "you have a trial permit", "My permit is only a trial one.",
        "My permit is only a vile one.",
        needs=" one",
    ),
)  # fmt: skip
