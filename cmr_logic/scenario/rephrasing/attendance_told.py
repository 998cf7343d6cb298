"""Who was at an event, who missed it and why, and what one did there, in words of its own.

"There was a briefing and I was there" says "I attended the briefing", and "a fever kept me from the
exam" that I missed it. The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.verb_phrases import base_of

_EVENT = (
    r"(?:briefing|meeting|course|class|lesson|lecture|seminar|workshop|session|training|induction"
    r"|interview|hearing|appointment|ceremony|rehearsal|conference|assembly|concert|wedding|funeral"
    r"|exam|examination|test|race|talk|tour|dinner|party|service|match|game|audition|trial|clinic"
    r"|check-?up|practice|demonstration|drill)"
)
_THE_EVENT = (
    r"(?:the|my|our|this|that|last\s(?:week|month|year)['’]s|(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]s)"
    rf"\s(?:(?!next\b)[a-z-]+\s){{0,3}}?{_EVENT}"
)
_ENDS = (
    r"(?=\s*(?:[.,;!?]|$)|\s(?:in|on|at|last|this|with|and|for|when|yesterday|earlier|by|from|all"
    r"|because|as|but|so)\b)"
)
_WHO = r"\b(?P<who>I|we)\s"
_WHEN = (
    rf"(?:\s(?:on|in|at|last|this)\s(?:(?:the\s)?\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?)?(?:{syntax.A_MONTH}|{syntax.A_WEEKDAY}"
    r"|spring|summer|autumn|winter|week|month|year)(?:\s\d{4})?|\syesterday)?"
)
_CANNOT = (
    r"(?:could(?:n['’]t|\snot)|was(?:n['’]t|\snot)\sable\sto|were(?:n['’]t|\snot)\sable\sto|was\sunable\sto"
    r"|did(?:n['’]t|\snot)\sget\sto|did(?:n['’]t|\snot)\smanage\sto)\s"
)
_TO_DO = r"(?:sit|attend|make\sit\sto|make|come\sto|go\sto|get\sto|take\spart\sin|take|be\sat)"
_OBJECT = r"(?P<what>(?:the|my|our)\s(?:[a-z-]+\s){0,3}?[a-z]+|it)"


def _missed(match: re.Match[str]) -> str:
    """Say that whoever tells missed what they could not go to."""
    who, what = match["who"] or "I", match["what"]
    return f"{who} missed {what}. {who} did not attend {what}. {who} did not sit {what}."


def _too_ill(match: re.Match[str]) -> str:
    """Say that somebody missed what they were too ill, or too busy, to go to."""
    who, what, why = match["who"], match["what"], match["why"]
    return f"{who} missed {what} because {who} was {why}. {who} did not attend {what}."


def _kept_away(match: re.Match[str]) -> str:
    """Say that somebody missed what something kept them from."""
    who = "we" if match["whom"].lower() == "us" else "I"
    what, why = match["what"], match["why"].strip()
    return f"{who} missed {what} because of {why}."


def _was_late_doing(match: re.Match[str]) -> str:
    """Say that somebody did late what they were late in doing: "late returning the boat"."""
    verb = base_of(match["doing"])
    spell = match["spell"] or ""
    rest = match["rest"].strip()
    return f"{match['who']} did {verb} {rest} {spell}late." if verb else ""


def _not_until(match: re.Match[str]) -> str:
    """Say that somebody did a thing when they say that they did not do it until then."""
    return f"{match['who']} did {match['deed']} {match['then']}."


def _planned(when: str) -> str:
    """Say that somebody wants to do on a day what they have planned for it."""
    return f"I want to do it {'on' if any(map(str.isdigit, when)) else 'in'} {when}."


def _by_letter(match: re.Match[str]) -> str:
    """Say that somebody did by letter what their letter is for."""
    named = match.groupdict()
    verb = named.get("to") or base_of(named["ing"])
    how = "e-mail" if "mail" in match["how"].lower() else "letter"
    return f"{named.get('who') or 'I'} did {verb} {match['what']} by {how}."


_BY_NAME = {
    "stolen": "theft", "nicked": "theft", "robbed": "robbery", "treated": "treatment",
    "operated on": "operation", "burgled": "burglary", "mugged": "robbery",
}  # fmt: skip


def _by_its_name(match: re.Match[str]) -> str:
    """Say where a deed was done, by its noun: "the **theft** happened in Lima"."""
    if match["thing"] and is_person(match["thing"].lower()):
        return ""  # "my friend was treated in Lima"
    name = _BY_NAME[" ".join(match["done"].lower().split())]
    return f"The {name} happened {match['where']}. The {name} took place {match['where']}."


# fmt: off
ATTENDANCE_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "was-at-the-event",
        rf"{_WHO}(?:was|were)\s(?:there\s)?(?:also\s|both\s|all\s)?(?:at|on)\s(?P<what>{_THE_EVENT}){_ENDS}",
        r"\g<who> attended \g<what>. \g<who> went to \g<what>.",
        "you attended the fire drill", "I was at the fire drill in May.",
        "I was at the fire station in May.",
        needs="was|were",
    ),
    Rewording(
        "took-the-course",
        rf"{_WHO}(?:(?:have|['’]ve)\s)?(?:went\son|gone\son|was\son|completed|finished|did|done|attended|passed|sat\sthrough)\s"
        rf"(?P<what>(?:the|a|an)\s(?:[a-z-]+\s){{0,3}}?(?:course|class|workshop)){_ENDS}",
        r"\g<who> have taken \g<what>. \g<who> took \g<what>. \g<who> have done \g<what>.",
        "you have taken the sailing course", "I went on the sailing course in May.",
        "I went on the sailing boat in May.",
        needs="course|class|workshop",
    ),
    Rewording(
        "letter-to-do-it",
        r"\b(?P<who>I|we)(?:['’]ve|\shave|\shad)?\s(?:wrote|written|sent|posted|e-?mailed)\s(?:(?:them|him|her|it|(?:the|my|our)\s[a-z]+)\s)?an?\s(?P<how>letter|e-?mail)\s"
        r"(?:to\s(?P<to>cancel|end|terminate|withdraw|renew|complain)|(?P<ing>cancelling|ending|terminating|withdrawing|renewing|complaining))\s(?P<what>[^.,;!?]+)",
        _by_letter,
        "you cancelled the lessons by letter", "I wrote them a letter cancelling the lessons.",
        "I wrote them a letter praising the lessons.",
        needs="letter|mail",
    ),
    Rewording(
        "letter-went-off",
        r"\b(?:my|our)\s(?P<how>letter|e-?mail)\s(?P<ing>cancelling|ending|terminating|withdrawing|renewing)\s(?P<what>[^.,;!?]+?)\s(?:went\soff|was\s(?:sent|posted)|reached\sthem)\b",
        _by_letter,
        "you cancelled the lessons by letter",
        "My letter cancelling the lessons went off on Friday.",
        "My letter praising the lessons went off on Friday.",
        needs="letter|mail",
    ),
    Rewording(
        "done-there-by-its-name",
        r"\b(?:I|we|(?:my|our)\s(?:[a-z]+\s)?(?P<thing>[a-z]+))\s(?:was|were|got|had\sbeen|have\sbeen)\s(?P<done>stolen|nicked|robbed|treated|operated\son|burgled|mugged)\s(?:[a-z]+\s){0,2}?(?P<where>in\s(?-i:[A-Z])[\w-]+(?:\s(?-i:[A-Z])[\w-]+)?)",
        _by_its_name,
        "the theft happened in France", "My camera was stolen in Paris.",
        "My camera was made in Paris.",
        needs="stolen|nicked|robbed|treated|operated|burgled|mugged",
    ),
    Rewording(
        "took-part-in-the-event",
        rf"{_WHO}(?:(?:have|['’]ve)\s)?(?:took|taken)\spart\sin\s(?P<what>{_THE_EVENT}){_ENDS}",
        r"\g<who> attended \g<what>.",
        "you attended the safety briefing", "I took part in the safety briefing.",
        "I took part of the safety leaflet.",
        needs="part in",
    ),
    Rewording(
        "event-and-i-was-there",
        rf"\bthere\swas\san?\s(?P<what>(?:[a-z-]+\s){{0,3}}?{_EVENT}){_WHEN}"
        r"(?:,?\sand|[.;])\s(?P<who>I|we)\s(?:was|were)\s(?:there|on\sit|at\sit)\b",
        r"\g<who> attended the \g<what>. \g<who> was on the \g<what>.",
        "you attended the safety briefing", "There was a safety briefing and I was there.",
        "There was a safety briefing and he was there.",
        needs="there was",
    ),
    Rewording(
        "could-not-attend",
        rf"(?:{_WHO}|\b(?P<and>and|so|but)\s){_CANNOT}{_TO_DO}\s{_OBJECT}{_ENDS}",
        _missed,
        "you missed the fencing test", "I couldn't sit the fencing test.",
        "I couldn't mark the fencing test.",
        needs="could|able|get to|manage|unable",
    ),
    Rewording(
        "too-ill-to-attend",
        rf"{_WHO}(?:was|were|felt)\s(?:far\s|much\s)?too\s(?P<why>[a-z]+)\sto\s{_TO_DO}\s{_OBJECT}{_ENDS}",
        _too_ill,
        "you missed the fencing test", "I was too busy to attend the fencing test.",
        "I was too busy to mark the fencing test.",
        needs=" too ",
    ),
    Rewording(
        "kept-me-away",
        r"(?:^|(?<=[.!?;]\s))(?P<why>(?!(?:that|this|it|which|what)\b)[^.,;!?]{2,50}?)\s"
        rf"(?:has\s|had\s)?(?:kept|stopped|prevented)\s(?P<whom>me|us)\sfrom\s(?:(?:sitting|attending|going\sto|getting\sto"
        rf"|coming\sto|making|taking\spart\sin)\s)?{_OBJECT}{_ENDS}",
        _kept_away,
        "you missed the fencing test", "A fever kept me from the fencing test.",
        "A feather kept me from the cold.",
        needs="kept|stopped|prevented",
    ),
    Rewording(
        "late-in-doing",
        rf"{_WHO}(?:was|were)\s(?P<spell>(?:[a-z]+\s(?:minutes?|hours?|days?|weeks?)\s)?)(?:too\s)?late\s(?:in\s|with\s)?"
        r"(?P<doing>returning|handing|sending|paying|bringing|taking|submitting|giving|renewing|filing"
        r"|reporting|applying|booking|cancelling|registering)\s(?P<rest>(?:(?:back|in)\s)?[^.,;!?]{2,40})",
        _was_late_doing,
        "you returned the boat late", "I was two days late returning the boat.",
        "I was too late for returning swallows.",
        needs="late ",
    ),
    Rewording(
        "not-until-then",
        rf"{_WHO}did(?:n['’]t|\snot)\s(?P<deed>(?:tell|inform|warn|notify|pay|return|report|cancel|apply|register|book)"
        rf"(?:\s(?!until|till)[\w'’-]+){{0,5}})\s(?:until|till)\s(?P<then>(?:the\s(?:next|following)\s(?:day|week|morning)"
        r"|(?:the|a|an|one|two|three|four|\d+)\s(?:days?|weeks?|months?|hours?)\s(?:after|later|afterwards)[^.,;!?]*"
        r"|afterwards|after\s[^.,;!?]+))",
        _not_until,
        "you told the coach in advance", "I didn't tell the coach until the next day.",
        "I didn't see the coach until the next day.", value=False,
        needs="until|till",
    ),
    Rewording(
        "not-a-word",
        rf"{_WHO}(?:did(?:n['’]t|\snot)\s(?:say|breathe)\s(?:a|one|a\ssingle)\sword|(?:said|breathed)\snot\sa\sword"
        r"|never\ssaid\sa\sword)\s(?:about\sit\s)?to\s(?P<whom>(?:the|my|our)\s[a-z]+|anyone|anybody)",
        r"\g<who> did not tell \g<whom>. \g<who> did not inform \g<whom>.",
        "you told the coach", "I didn't say a word to the coach.",
        "I didn't spell a word to the coach.", value=False,
        needs="word",
    ),
    Rewording(
        "told-nobody",
        rf"(?:{_WHO}|\b(?P<and>and)\s)(?:told|warned|informed|notified)\s(?:nobody|no\sone|no-one)\b",
        "I did not tell anybody. I did not tell anyone.",
        "you told anybody", "I told nobody.", "I called nobody names.", value=False,
        needs="nobody|no one|no-one",
    ),
    Rewording(
        "wrote-to-say",
        r"\b(?P<who>I|we)(?P<had>\shad|['’]d|\shave|['’]ve|)\s(?:also\s)?(?:rang|rung|phoned|called|wrote\sto|written\sto"
        r"|dropped\sa\sline\sto)\s(?P<whom>(?:the|my|our)\s(?:[a-z]+\s)?[a-z]+)(?P<when>[^.;!?]{0,40}?)\sto\s"
        r"(?:say|tell|explain|let|warn|announce|inform)\b",
        r"\g<who> told \g<whom>\g<when>.",
        "you told the coach", "I had rung the coach the night before to say so.",
        "I had rung the bell the night before to see who opens.",
        needs=" to say| to tell| to explain| to let| to warn| to announce| to inform",
    ),
    Rewording(
        "sent-word-to",
        r"\b(?P<who>I|we)(?P<had>\shad|['’]d|\shave|['’]ve|)\s(?:also\s)?(?:texted|e-?mailed|messaged|sent\sword\sto"
        r"|sent\sa\s(?:text|message|note)\sto)\s(?P<whom>(?:the|my|our)\s(?:[a-z]+\s)?[a-z]+)\b",
        r"\g<who> told \g<whom> ",
        "you told the coach", "I texted our coach on Monday.", "I tested our coach on Monday.",
        needs="texted|mailed|messaged|sent word|sent a",
    ),
    Rewording(
        "came-down-with-it",
        r"\b(?P<who>I|we)\s(?:came|went)\sdown\swith\s(?!my\b|the\skids\b|friends\b)(?:(?:a|an|the)\s)?(?:[a-z]+\s)?[a-z]+(?=\s*[.,;!?]|\s(?:in|on|at|while|during)\b)",
        r"\g<who> fell ill ",
        "you fell ill in Japan", "I came down with flu in Japan.",
        "I came down with my friends in Japan.",
        needs="down with",
    ),
    Rewording(
        "that-is-why",
        r"\b(?:that|this)(?:['’]s|\sis|\swas)\s(?:the\sreason\s)?why\s(?P<rest>(?:I|we)\s[^.!?;]+)",
        r"\g<rest>.",
        "you missed the ferry", "It rained. That is why I missed the ferry.",
        "It rained. That is why the ferry was late.",
        needs="why",
    ),
    Rewording(
        "planned-for-then",
        r"\b(?:I|we)(?:['’]ve|\shave|\shad)?\s(?:planned|scheduled|set|fixed|arranged|chosen|picked|pencilled\sin|booked)\s"
        r"(?:(?:it|them|the\s[a-z]+|(?:a|my|the)\sman)\s)?(?:in\s)?(?:for\s|on\s)?(?P<when>(?:the\s)?\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?"
        rf"(?:{syntax.A_MONTH})(?:\s\d{{4}})?|(?:early\s|late\s|mid-?\s?)?(?:{syntax.A_MONTH}))(?=\s*(?:[.,;!?]|$))",
        lambda match: _planned(match["when"]),
        "you want to do it after 1 July", "I've planned the job for 3 August.",
        "I've praised the job of 3 August.",
        needs="planned|scheduled|set|fixed|arranged|chosen|picked|pencilled|booked",
    ),
    Rewording(
        "it-was-then",
        r"(?:^|(?<=[.!?;]\s))(?P<deed>(?:I|we|my|our|the)\b(?:(?!\bnot\b|n['’]t\b|\bnever\b)[^.!?;])*?)[.;]\s"
        r"(?:that|this|it)\s(?:was|happened|took\splace)\s(?:(?:only|back|just|all)\s)?"
        rf"(?P<when>(?:on|in)\s(?:the\s)?(?:\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?|early\s|late\s|mid-?)?(?:{syntax.A_MONTH}|{syntax.A_WEEKDAY}|\d{{4}})"
        r"(?:\s\d{1,2}\b)?(?:,?\s\d{4})?(?:\sth(?:is|at)\syear)?|(?:[a-z]+|\d+)\s(?:days?|weeks?|months?|years?)\sago|yesterday"
        r"|last\s(?:week|month|year|spring|summer|autumn|winter))(?=\s*(?:[.,;!?]|$))",
        r"\g<deed> \g<when>.",
        "you bought the loom before 1 June 2023",
        "I bought the loom online. That was on 3 May 2023.",
        "I bought the loom online. That was on a whim.",
        needs="that was|this was|it was|happened|took place",
    ),
)
# fmt: on
