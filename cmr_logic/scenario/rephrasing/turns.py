"""Turns of speech that move or split what is said, and the same said straight: a reviewed table.

"What I don't have is a licence" says "I do not have a licence", and "after paying the fee, I left"
says "I did pay the fee, and I left". Unlike those of :mod:`.rewordings`, the plain words stand in
place of the story's.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.amount_rewordings import NUMBER
from cmr_logic.scenario.rephrasing.verb_phrases import base_of, denial_of, denied_phrase
from cmr_logic.text import NOUN, classes, words_in

# Where a statement begins and where it ends.
_BEGINS = (
    r"(?:(?:^|(?<=[.!?;:,–—-]\s)|(?<=[.!?;:]\s\s)|(?<=\band\s)|(?<=\bbut\s)|(?<=\bso\s)"
    r"|(?<=\bbecause\s)|(?<=\bthat\s)))"
)
_ENDS = r"(?=\s*(?:[.,;!?:)–—]|$))"
_WORDS = r"(?:[^.,;!?:()–—]|(?<=\d)[.,](?=\d))"
_WHO = r"(?P<who>I|we|(?:my|our|the)\s\w+|he|she|they)"
_DET = r"(?:the|my|our|an?|any|this|that|these|those|his|her|their|both|all)"
_IS = r"(?:['’]s|\sis|\swas|\sare|\swere)"
_THING = (
    rf"(?P<what>(?:{_DET}\s)?(?!(?:it|that|this|there|what|who|which|he|she|they|I|we|you)\b)"
    r"(?:[\w'’-]+\s){0,4}?[\w-]+)"
)
_NOT = re.compile(r"n['’]t\b|\b(?:not|never)\b", re.IGNORECASE)
_OUTSIDE = re.compile(r"\s(?:in|on|at|for|since|from|to|with|when|last|yesterday)\b", re.IGNORECASE)
_APOSTROPHES = frozenset("'’")
_MOST = 5  # words that name what is asked back: "A driving licence?"


def _with_object(phrase: str, thing: str) -> str:
    """Return a verb phrase with its object before whatever a preposition begins."""
    found = _OUTSIDE.search(phrase)
    at = found.start() if found is not None else len(phrase)
    return f"{phrase[:at]} {thing}{phrase[at:]}"


def _joined(who: str, phrase: str) -> str:
    """Return a subject with its verb phrase: "I" and "'ve paid" are "I've paid"."""
    return f"{who}{'' if phrase[:1] in _APOSTROPHES else ' '}{phrase}"


def _lowered(thing: str) -> str:
    """Return a noun phrase as it stands within a sentence."""
    opening = thing.split(" ", 1)[0].lower()
    return thing[0].lower() + thing[1:] if opening in syntax.DETERMINERS else thing


def _does(match: re.Match[str]) -> str:
    """Return what is said by "what I (don't) have is …", or "… did was to pay"."""
    who, phrase, thing = match["who"], match["phrase"].strip(), match["rest"].strip()
    words = phrase.replace("’", "'").split()
    if who.lower() not in syntax.NOMINATIVES and match[0].lower().startswith("all "):
        return ""  # "all my shifts are at night"
    done = next((i for i, w in enumerate(words) if w.lower() in {"do", "did", "done"}), None)
    first = thing.removeprefix("to ").split(" ", 1)[0]
    if done is not None and base_of(first):  # "what I did (last week) was pay the fee"
        after = " ".join(w for w in words[done + 1 :] if w.lower() != "done")
        denied = _NOT.search(phrase) is not None
        verb = _infinitive(thing.removeprefix("to "))
        return f"{who} did{' not' if denied else ''} {verb} {after}".strip()
    alone = match[0].lower().startswith(("all ", "the only "))
    return _joined(who, _with_object(phrase, thing)) + (" only" if alone else "")


def _infinitive(phrase: str) -> str:
    """Return a verb phrase with its first verb in the base form."""
    first, _, rest = phrase.partition(" ")
    return f"{base_of(first) or first} {rest}".strip()


def _except(match: re.Match[str]) -> str:
    """Return what is lacked or left undone: "everything except **a shed**"."""
    rest = match["rest"].strip()
    first = rest.split(" ", 1)[0]
    verb = base_of(first)
    if match["do"] or (verb and syntax.is_gerund(first.lower())):
        return f"{match['who']} did not {_infinitive(rest)}" if verb else ""
    return f"{match['who']} do not have {rest}"


def _cleft(match: re.Match[str]) -> str:
    """Return what is said of whom is named first: "it's my aunt who rows, **not me**"."""
    who, phrase = match["who"].strip(), match["rest"].strip()
    mine = who.lower() in {"me", "i", "us", "we"}
    if match["denied"]:
        return f"I {denied_phrase(phrase)}" if mine else ""
    who = "I" if mine else who
    said = f"{who} {phrase}"
    if match["instead"]:
        first, _, rest = phrase.partition(" ")
        return f"{said}. {match['instead']} {denial_of(first.lower(), rest)}"
    return said + (_but_not_me(phrase) if match["other"] and not mine else "")


def _but_not_me(phrase: str) -> str:
    """Return that what is said of another is not so of whoever tells."""
    first, _, rest = phrase.partition(" ")
    return f", but I {denial_of(first.lower(), rest)}"


def _not_me(match: re.Match[str]) -> str:
    """Return that what another does, one does not: "my aunt rows, not me"."""
    words = words_in(f"{match['who']} {match['rest']}".lower())
    at = syntax.finite_verb(words)
    if at is None:
        return ""
    verb = " ".join(words[at:])
    return f"{match['who']} {match['rest']}{_but_not_me(verb)}"


def _something(match: re.Match[str]) -> str:
    """Return what is said of a thing named first: "a boat is something I (don't) have"."""
    phrase = match["rest"].strip()
    if match["denied"]:
        phrase = denied_phrase(phrase)
    return _joined(match["who"], _with_object(phrase, _lowered(match["what"]))) if phrase else ""


def _did_it(match: re.Match[str]) -> str:
    """Return what was done that is named first: "locking the bike was the first thing I did"."""
    verb = _infinitive(match["what"])
    denied = match["undone"] is not None
    return f"{match['who']} did{' not' if denied else ''} {verb}" if base_of(match["verb"]) else ""


def _asked_back(match: re.Match[str]) -> str:
    """Return an answer with what it asks back in place of a pronoun: "A boat? I have **one**"."""
    thing, answer = match["what"], match["rest"]
    words = words_in(thing.lower())
    if len(words) > _MOST or not any(NOUN in classes(word) for word in words):
        return ""
    if not syntax.AUXILIARIES.isdisjoint(words) or not syntax.PRONOUNS.isdisjoint(words):
        return ""
    thing = _lowered(thing)
    bare = re.sub(rf"^{_DET}\s", "", thing, flags=re.IGNORECASE)
    counted = re.sub(r"\b(\w+)\sof\sthem\b", rf"\1 {bare}", answer, count=1)
    if counted != answer:
        return counted
    said = re.sub(r"\bnone\b", f"no {bare}", answer, count=1)
    if said != answer:
        return said
    return re.sub(r"\b(?:one|it|them|that|those|any)\b", thing, answer, count=1, flags=re.I)


def _short_answer(match: re.Match[str]) -> str:
    """Return what a short answer says of what it asks back: "A boat? No"."""
    thing = match["what"]
    words = words_in(thing.lower())
    if len(words) > _MOST or not any(NOUN in classes(word) for word in words):
        return ""
    if not syntax.AUXILIARIES.isdisjoint(words) or not syntax.PRONOUNS.isdisjoint(words):
        return ""
    thing = thing[0].lower() + thing[1:]
    no = match["no"] is not None
    if syntax.is_gerund(words[0]):
        return f"I {'do not ' if no else ''}{_infinitive(thing)}"
    return f"I {'do not ' if no else ''}have {thing}"


def _after_doing(match: re.Match[str]) -> str:
    """Return what was done before the rest: "after **paying** the fee, I left"."""
    if not base_of(match["verb"]) or not syntax.is_gerund(match["verb"].lower()):
        return ""
    denied = "not " if match["denied"] else ""
    return f"{match['who']} did {denied}{_infinitive(match['what'])}, and {match['who']}"


def _being(match: re.Match[str]) -> str:
    """Return what somebody is by whom the rest is done: "**being** a cook, I …"."""
    who = match["who"]
    is_ = "am" if who == "I" else "are" if who == "we" else "is"
    denied = " not" if match["denied"] else ""
    return f"{who} {is_}{denied} {match['what']}, and {who}"


def _having(match: re.Match[str]) -> str:
    """Return what somebody has, or has done: "**having** paid, I …"."""
    denied = " not" if match["denied"] else ""
    first, _, rest = match["what"].partition(" ")
    if denied and denial_of("have", match["what"]) == "do not":
        return f"{match['who']} do not have {match['what']}, and {match['who']}"
    return f"{match['who']} have{denied} {first} {rest}".strip() + f", and {match['who']}"


def _without_doing(match: re.Match[str]) -> str:
    """Return what was left undone: "I left **without** paying"."""
    verb = match["verb"].lower()
    denied = _NOT.search(match["rest"]) is not None
    if not syntax.is_gerund(verb) or not base_of(verb) or denied:
        return ""
    who = match["who"]
    return f"{who} {match['rest']}, but {who} did not {_infinitive(match['what'])}"


TURNS: tuple[Rewording, ...] = (
    Rewording(
        "what-one-does",
        rf"{_BEGINS}(?:what|all|the\s(?:only|one|first|last|next)\sthing|one\sthing|something)"
        rf"(?:\s(?:that|which))?\s{_WHO}(?P<phrase>(?:['’](?:ve|d|m|re|s)|\s[\w'’-]+)(?:"
        rf"\s[\w'’-]+){{0,5}}?)"
        r"\s(?:is|was|are|were)\s(?!(?:why|how|when|if|whether|that|so|what)\b)"
        rf"(?P<rest>(?:not\s)?\w{_WORDS}*)",
        _does,
        "you have a boat", "What I don't have is a boat.", "What I don't like is a boat.",
        value=False,
        needs="what |all |thing ",
    ),
    Rewording(
        "everything-except",
        rf"\b{_WHO}(?:['’]ve|['’]s|\shave|\shas|\shad)?(?:\sgot|\shave|\shas|\shad|\sowns?"
        r"|(?P<do>\s(?:done|did)))?\severything\s(?:else\s|I\sneed\s)?(?:except|but|apart\sfrom"
        rf"|bar|save)(?:\sfor)?\s(?P<rest>\w{_WORDS}*)",
        _except,
        "you have a boat", "I've got everything except a boat.",
        "She's got everything except a boat.", value=False,
        needs="everything ",
    ),
    Rewording(
        "anything-but",
        r"(?P<is>\b(?:am|is|are|was|were)|['’](?:m|re|s))\s(?:anything\sbut|far\sfrom(?:\sbeing)?"
        r"(?!\s(?:the|my|our|here|there|home|any|this|it|(?-i:[A-Z])))|by\sno\smeans|in\sno\sway"
        r"|nowhere\snear\s(?=[a-z]+(?:ed|y|t)\b)|not\sin\sthe\sleast)\s",
        r"\g<is> not ",
        "you are retired", "I'm anything but retired.", "She's anything but retired.", value=False,
        needs="anything but|far from|no means|no way|nowhere near|not in the least",
    ),
    Rewording(
        "would-not-say",
        r"\b(?P<who>I|we)\s(?:would\s?n['’]t|would\snot)\s(?:say|claim)\s(?:that\s)?(?P<also>I|we)"
        r"(?P<is>['’]m|['’]re|['’]ve|\sam|\sare|\shave)\s",
        r"\g<who>\g<is> not ",
        "you are retired", "I wouldn't say I'm retired.", "I wouldn't mind if I'm retired.",
        value=False,
        needs=" say | claim ",
    ),
    Rewording(
        "who-does",
        rf"\bit(?P<is>['’]s|\sis|\swas)(?P<denied>\snot|n['’]t)?\s(?P<who>(?:{_DET}\s)(?:[\w'’-]+"
        rf"\s)"
        r"{0,2}?[\w-]+|me|I|us|(?-i:[A-Z])\w+)\s(?:who|that)(?P<rest>['’](?:s|m|ve)\s"
        rf"\w{_WORDS}*|\s(?!(?:I|we|he|she|they|it|you|the|my|our)\b)\w{_WORDS}*)"
        r"(?P<other>,?\s(?:and\s)?not\s(?:me|us|I|myself)\b)?"
        r"(?:,\s(?:and\s)?not\s(?P<instead>(?:my|our|the|an?)\s[\w'’-]+(?:\s[\w'’-]+)?)(?=[.,;!?]"
        r"|$))?",
        _cleft,
        "you own a boat", "It's my aunt who owns a boat, not me.",
        "It's my aunt who sees a boat, not me.", value=False,
        needs="it's|it’s|it is|it was",
    ),
    Rewording(
        "not-me",
        rf"{_BEGINS}(?P<who>(?:(?:my|our|the|his|her)\s[\w'’-]+|he|she|[A-Z]\w+))\s"
        rf"(?P<rest>\w{_WORDS}*),?\s(?:and\s)?not\s(?:me|us|I)\b{_ENDS}",
        _not_me,
        "you own a boat", "My aunt owns a boat, not me.", "My aunt sees a boat, not me.",
        value=False,
        needs="not me|not us|not i",
    ),
    Rewording(
        "is-something",
        rf"{_BEGINS}{_THING}{_IS}(?P<denied>\snot|n['’]t)?\s(?:something|a\sthing|one\sthing"
        rf"|things)"
        rf"\s(?:that\s|which\s)?(?P<who>I|we)(?P<rest>(?:['’](?:ve|m|re|d))?\s\w{_WORDS}*)",
        _something,
        "you have a boat", "A boat is something I don't have.",
        "A boat is something I don't row.", value=False,
        needs="thing",
    ),
    Rewording(
        "was-done",
        rf"{_BEGINS}(?P<what>(?P<verb>\w+ing)\s{_WORDS}+?)\s(?:is|was)\s(?:(?:the|one\sof\sthe)\s"
        r"(?:very\s)?(?:first|last|only|next)\sthings?|what|something)\s(?:that\s)?(?P<who>I|we)"
        r"(?:['’]d|\shad)?\s(?P<undone>never\s|forgot\sto\s)?(?:did|done|do)\b",
        _did_it,
        "you locked the bike", "Locking the bike was the first thing I did.",
        "Locking the bike was the first thing I forgot.",
        needs="first thing|last thing|only thing|next thing|is what |was what |something ",
    ),
    Rewording(
        "short-answer",
        rf"(?:^|(?<=[.!?]\s)){_THING}\?\s(?:(?P<no>no|none|nope|never|not\s(?:yet|any\s?more|me"
        r"|at\sall|one|a\ssingle\sone|now|currently)|sadly\snot|afraid\snot|i['’]m\safraid\snot"
        r"|unfortunately\snot)|(?:yes|yep|yeah|sure|of\scourse|certainly|check|indeed))(?=[.!]|$)",
        _short_answer,
        "you have a boat", "A boat? No.", "A boat? Why?", value=False,
        needs="? ",
    ),
    Rewording(
        "asked-back",
        rf"(?:^|(?<=[.!?]\s)){_THING}\?\s(?P<rest>[^.!?]*?\b(?:one|it|them|that|those|any|none)\b"
        r"[^.!?]*)",
        _asked_back,
        "you have a boat", "A boat? I've never had one.", "A boat? I've never been one.",
        value=False,
        needs="? ",
    ),
    Rewording(
        "being",
        rf"{_BEGINS}(?P<denied>not\s)?being\s(?P<what>{_WORDS}+),\s(?P<who>I|we)\b",
        _being,
        "you are a cook", "Being a cook, I know.", "Meeting a cook, I know.",
        needs="being ",
    ),
    Rewording(
        "as-one",
        rf"{_BEGINS}as\s(?P<what>(?:an?|the)\s(?:[a-z]+\s)?[a-z]+\sof\s(?:the|an?|my|our)"
        rf"\s(?:[a-z]+\s)?[a-z]+"
        rf"(?=,?\s(?:I|we)\b)|an?\s(?!(?:child|kid|boy|girl|teenager|youngster|result|rule|matter"
        rf"|last|student|baby|precaution|favour|favor)\b){_WORDS}+?(?=,)),?\s(?P<who>I|we)"
        r"(?=['’](?:m|ve|d|re)\b|\s(?:am|have|do|can|need|want|would|think|know|always|often|get"
        r"|help|pay|use)\b)",
        r"\g<who> am \g<what>, and \g<who>",
        "you are a cook", "As a cook, I know.", "As a child, I know.",
        needs="as a|as the",
    ),
    Rewording(
        "having",
        rf"{_BEGINS}(?P<denied>not\s)?having\s(?:just\s|already\s|finally\s|now\s|once\s)?"
        rf"(?P<what>{_WORDS}+),\s(?P<who>I|we)\b",
        _having,
        "you paid the toll", "Having paid the toll, I rode on.", "Hating the toll, I rode on.",
        needs="having ",
    ),
    Rewording(
        "after-doing",
        rf"{_BEGINS}(?:(?P<denied>without)|after|upon|on|by|since)\s(?:ever\s|first\s|even\s)?"
        rf"(?P<what>(?P<verb>\w+ing)\b{_WORDS}*?),?\s(?P<who>I|we)\b",
        _after_doing,
        "you paid the toll", "After paying the toll, I rode on.",
        "Before playing the toll, I rode on.",
    ),
    Rewording(
        "without-doing",
        rf"\b(?P<who>I|we)\s(?P<rest>\w+(?:\s[\w'’-]+){{0,8}}?)\swithout\s(?:ever\s|first\s|even"
        rf"\s)?"
        rf"(?P<what>(?P<verb>\w+ing)\b{_WORDS}*)",
        _without_doing,
        "you paid the toll", "I rode on without paying the toll.",
        "I rode on without praising the toll.", value=False,
        needs="without",
    ),
    Rewording(  # what a hearer sees says nothing of who can see
        "you-see-first",
        r"(?:^|(?<=[.!?;]\s))(?:as\s)?you\s(?:(?:can|will|may)\s)?see,\s(?P<next>\S)",
        r"\g<next>",
        "your boat leaks", "You see, my boat leaks.", "You see, my boat lists.",
        needs="see, ",
    ),
    Rewording(
        "you-see-last",
        r"(?P<last>\w),\s(?:as\s)?you\s(?:can\s)?see(?=[,.;!?]|$)",
        r"\g<last>",
        "your boat leaks", "My boat leaks, you see.", "My boat lists, you see.",
        needs=" see",
    ),
    Rewording(  # for so long, and then no more; a wedding of May 1990 may still hold
        "married-so-long",
        rf"\b(?P<be>was|were)\smarried\s(?P<long>{NUMBER})\syears\b(?!\sago)",
        r"\g<be> married for \g<long> years",
        "you used to be married", "Me and Gus were married 26 years.",
        "Me and Gus were buried 26 years.",
        needs="married",
    ),
)  # fmt: skip
