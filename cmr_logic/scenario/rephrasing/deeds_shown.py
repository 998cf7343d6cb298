"""What deeds and events come to, in whatever words they are told: taken off, won, owed, born.

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.assent_told import ENDS
from cmr_logic.scenario.rephrasing.beasts_told import is_so
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.text.patterns import compiled

_HAS = (
    r"(?:['’]s|['’]ve|\shas|\shave|\shad)?"
    r"(?:\s(?:just|already|since|now|also|then|finally|all|both|once))?"
)
_WHAT = (
    r"(?P<what>(?:the|my|our|its|that|this)\s(?:(?!off\b|on\b|from\b)[a-z-]+\s){0,2}?"
    r"(?!off\b|on\b|from\b)[a-z-]+|it|them)"
)
_TORE = (
    r"(?:peel(?:ed|s)?|tore|torn|cut|snipped|ripped|took|taken|pulled|prised|prized|scraped|stripped|soaked|rubbed|sliced|clipped"
    r"|yanked|unpicked|snapped|scratched|wrenched|chipped|bit|bitten|steamed|sawn|sawed|unscrewed)"
)
_BROKE = r"(?:broke|broken|cut\sthrough|slit|ripped\sopen|tore\sopen|removed|detached|undid|undone)"
_LIMB = r"(?:arm|leg|hand|foot|limb)"
_KIN = r"(?:mother|father|mum|dad|mam|mom|parent)"
_POSSESSORS = {"his": "He", "her": "She", "their": "They", "my": "I", "our": "We"}
_DUES = (
    r"(?:fees?|dues|subs|subscriptions?|rent|rates?|charges?|instalments?|bills?|payments?"
    r"|contributions?|fines?|levy|premiums?)"
)


def _taken_off(match: re.Match[str]) -> str:
    """Return that a thing is where it was no more."""
    what = match["what"]
    if not is_so(match):
        return ""
    many = what == "them" or syntax.is_plural_noun(what.rsplit(maxsplit=1)[-1])
    what = {"it": "It", "them": "They"}.get(what, what)
    are, have = ("are", "have") if many else ("is", "has")
    return (
        f"{what} {are} not attached. {what} {are} not in place. {what} {are} not on. {what} {are} "
        f"not intact. {what} {have} been removed. {what} {have} come off. {what} {are} not fitted. "
        f"{what} {are} not there."
    )


def _won(match: re.Match[str]) -> str:
    """Return what somebody has won."""
    who, what = match["who"], match["what"].strip()
    if not is_so(match):
        return ""
    have = "have" if who.lower() in {"i", "we", "they"} else "has"
    be = "am" if who == "I" else "are" if have == "have" else "is"
    ours = f"I won {what}. I have won {what}. " if who.lower().startswith("our ") else ""
    return f"{ours}{who} {have} won {what}. {who} won {what}. {who} {be} a past winner of {what}."


def _lost(match: re.Match[str]) -> str:
    """Return that somebody has not won what they were in only once."""
    what = match["what"].strip()
    return (
        f"{match['who']} have not won a {what}. {match['who']} have not won."
        if is_so(match)
        else ""
    )


def _qualified(match: re.Match[str]) -> str:
    """Return in what somebody is qualified: "I passed my lifeguard exams"."""
    what = re.sub(r"['’]s$", "", match["what"].strip().lower())
    last = what.rsplit(maxsplit=1)[-1]
    if not is_so(match) or not (is_person(last) or is_person(word_key(last))):
        return ""
    who = match["who"]
    be = "am" if who == "I" else "are" if who.lower() in {"we", "they"} else "is"
    a = syntax.article(what)
    return (
        f"{who} {be} {a} qualified {what}. {who} {be} qualified as {a} {what}. {who} {be} {a} "
        f"certified {what}. {who} {be} {a} trained {what}. {who} {be} qualified."
    )


def _of_limb(match: re.Match[str]) -> str:
    """Return that the use of a limb is lost."""
    if not is_told_as_so(match, ever=True):
        return ""
    limb = next(found for found in (match["limb"], match.groupdict().get("limb_")) if found)
    return (
        f"I have lost the use of a limb. I have lost the use of my {limb}. I have lost the use of "
        f"a {limb}. I cannot use my {limb}. I cannot use one of my {limb}s. I do not have the use "
        f"of both {limb}s."
    )


def _have_and_be(who: str) -> tuple[str, str]:
    """Return the forms of "have" and "be" that a pronoun takes: "They" have and are."""
    have = "have" if who in {"I", "We", "They"} else "has"
    return have, {"I": "am", "We": "are", "They": "are"}.get(who, "is")


def _one_parent_lives(match: re.Match[str]) -> str:
    """Return that somebody has a living parent, so that not both have died."""
    if not is_told_as_so(match):
        return ""
    whose = match["whose"].lower()
    who = _POSSESSORS[whose]
    have, be = _have_and_be(who)
    return (
        f"{who} {have} not lost both parents. {who} {have} a living parent. {who} {be} not an "
        f"orphan. "
        f"{whose} parents have not both died."
    )


def _both_died(match: re.Match[str]) -> str:
    """Return that somebody has lost both parents."""
    if not is_so(match):
        return ""
    whose = match["whose"].lower()
    who = _POSSESSORS[whose]
    have, be = _have_and_be(who)
    return (
        f"{who} {have} lost both parents. {who} {have} no living parent. {who} {be} an orphan. "
        f"{whose} parents have both died. {whose} parents have died. {whose} parents are both "
        f"dead. "
        f"{who} {have} lost a parent."
    )


def _owes(match: re.Match[str]) -> str:
    """Return that dues are not paid."""
    if not is_told_as_so(match) or is_denied_before(match):
        return ""
    what = (match.groupdict().get("dues") or "").strip()
    said = (
        "My account is not up to date. My payments are not up to date. I am not fully paid up. "
        "I am not paid up. I am in arrears. I am behind with my payments"
    )
    for each in (what,) if what else ("fees", "dues", "subscription"):
        are = "are" if syntax.is_plural_noun(each) else "is"
        said += (
            f". My {each} {are} not paid. My {each} {are} not up to date. My {each} {are} not paid "
            f"up. I am in arrears with my {each}. I have not paid my {each}. My {each} {are} "
            f"overdue"
        )
    return f"{said}."


_OWES_ANY = compiled(r"(?<!n.t )(?<!not )owe\s(?:\w+\s){0,2}any")


def _owes_nothing(match: re.Match[str]) -> str:
    """Return that nothing is owed."""
    if not is_told_as_so(match) or _OWES_ANY.search(match[0]):
        return ""
    said = (
        "My account is up to date. My payments are up to date. I am fully paid up. I am paid up. "
    )
    said += "I am not in arrears. I am not behind with my payments"
    what = (match.groupdict().get("dues") or "").strip()
    for each in (what,) if what else ("fees", "dues", "subscription"):
        are = "are" if syntax.is_plural_noun(each) else "is"
        said += f". My {each} {are} paid. My {each} {are} up to date. My {each} {are} paid up"
        said += f". I am not in arrears with my {each}. I am not behind with my {each}"
    return f"{said}."


_SEVERAL = {"two": "twins", "three": "triplets", "four": "quadruplets", "twin": "twins"}


def _at_one_birth(match: re.Match[str]) -> str:
    """Return how many were born at one birth."""
    if not is_so(match):
        return ""
    what = match["many"].lower()
    called = _SEVERAL.get(what, what if what.endswith("s") else f"{what}s")
    many = {"twins": "two", "triplets": "three"}.get(called, "four")
    return (
        f"I have had {many} babies at one birth. I have had {called}. I am a parent of {called}. "
        f"{many} children were born at the same birth. I have had a multiple birth."
    )


DEEDS_SHOWN: tuple[Rewording, ...] = (
    Rewording(
        "so-many-at-once",
        r"\b(?:I|we|my\s(?:wife|partner|girlfriend|fianc[ée]e))\s(?:gave\sbirth\sto|was\sdelivered\sof)\s(?P<many>two|three|four)\s(?:girls|boys|babies|children|sons|daughters)\b",
        _at_one_birth,
        "you have had triplets", "My wife gave birth to three girls.",
        "My wife gave bread to three girls.",
    ),
    Rewording(
        "twins-born",
        r"\b(?:my|our|we\shad|I\shad|(?:I|we)['’]ve\shad|(?:I|we)\shave\shad)\s(?P<many>twin|triplet|twins|triplets|quadruplets)\b"
        r"(?:(?<=s)(?=[.,;!]|$|\s(?:in|on|last|this)\b)(?<!my\stwins)(?<!our\stwins)|[^.!?;]{0,40}?\b(?:was|were|are)\sborn\b)",
        _at_one_birth,
        "you have had two or more babies at one birth", "Our twin girls were born on Monday.",
        "Our twin beds were bought on Monday.",
    ),
    Rewording(
        "tore-it-off",
        rf"\b{_TORE}\soff\s{_WHAT}{ENDS}",
        _taken_off,
        "the label is attached", "I tore off the label.", "I tore off the lane.",
        value=False,
    ),
    Rewording(
        "tore-it-off-it",
        rf"\b{_TORE}\s{_WHAT}\soff\b",
        _taken_off,
        "the label is attached", "I tore the label off the jar.", "I told the label off the jar.",
        value=False,
    ),
    Rewording(
        "came-off",
        rf"\b{_WHAT}{_HAS}\s(?:came|come|fell|fallen|dropped|worn|wore|peeled|broke|broken|snapped|washed)\s(?:right\s|clean\s)?off\b",
        _taken_off,
        "the label is attached", "The label came off in the wash.",
        "The label came up in the wash.",
        value=False,
    ),
    Rewording(
        "still-on-it",
        rf"\b{_WHAT}\s(?:is|are)\sstill\s(?:on|in|stuck\sto|fixed\sto|attached\sto)\s(?:it|them|there)\b",
        lambda m: f"{m['what']} is attached. {m['what']} is still in place." if is_so(m) else "",
        "the label is attached", "The label is still on it.", "The label is still by it.",
    ),
    Rewording(
        "broke-the-seal",
        rf"\b(?:I|we|he|she|they|and|somebody|someone)(?:['’]ve|\shave|\shas)?\s{_BROKE}\s(?P<what>(?:the|its|that)\s(?:[a-z-]+\s)??(?:seals?|tape|wrapper|wrapping|film|stickers?|tags?|labels?|cellophane|hologram))\b"
        r"(?!\s(?:of|on)\s(?:another|an?|his|her|somebody)\b)",
        _taken_off,
        "the seal is intact", "I broke the seal.", "I broke the seat.", value=False,
    ),
    Rewording(
        "came-first-in",
        rf"\b(?P<who>I|we|they|s?he|(?:my|our)\s[a-z]+){_HAS}\s(?:took\sfirst\s(?:place|prize)\s(?:in|at)|came\s(?:first|top)\s(?:in|at|of)|(?:was|were)\s"
        r"(?:first\spast\sthe\spost|the\swinners?|placed\sfirst)\s(?:in|at|of)|finished\s(?:first|top)\s(?:in|at|of)|ran\sout\swinners?\s(?:in|at|of)"
        r"|walked\s(?:off|away)\swith|carried\soff|lifted(?=\sthe\s[a-z]*\s?(?:cup|trophy|shield|title))|scooped)\s"
        r"(?P<what>(?:the|an?|my|our)\s(?!queue|line|alphabet|order|list)[a-z-]+(?:\s(?!at\b|in\b|on\b|last\b|this\b|two\b|three\b|with\b|and\b|but\b|by\b)[a-z-]+){0,2})",
        _won,
        "you have won the regatta", "I took first place in the regatta.",
        "I took first aid to the regatta.",
    ),
    Rewording(
        "came-second-in-my-only",
        rf"\b(?P<who>I|we){_HAS}\s(?:came|finished|was|were)\s(?:second|third|fourth|last|nowhere|next\sto\slast|runners?-up)\s(?:in|at)\s(?:my|our|the)\s"
        r"(?:only|one\sand\sonly|sole)\s(?P<what>[a-z-]+)",
        _lost,
        "you have won a race", "I came last in my only race.", "I came late to my only race.",
        value=False,
    ),
    Rewording(
        "passed-as-such",
        rf"\b(?P<who>I|we|s?he|they){_HAS}\s(?:passed|got\sthrough|sailed\sthrough)\s(?:all\s)?(?:of\s)?(?:my|our|his|her|their|the)\s"
        r"(?P<what>(?:[a-z'’-]+\s){1,2}?)(?:exams?|tests?|finals|assessments?|course)\b",
        _qualified,
        "you are a qualified lifeguard", "I passed all my lifeguard exams.",
        "I panned all my lifeguard exams.",
    ),
    Rewording(
        "ticket-as-such",
        r"\b(?P<who>I|we|s?he|they)(?:['’]m|\sam)?\b[^.;!?]*?\b(?:got|gained|earned|received|hold|been\sgiven)\s(?:my|our|his|her|their|an?)\s(?P<what>[a-z-]+(?:['’]s)?)\s(?:certificate|ticket|licen[cs]e|diploma|award|badge)\b",
        _qualified,
        "you are a qualified diver", "I did the course and got my diver's ticket.",
        "I did the course and lost my diver's torch.",
    ),
    Rewording(
        "no-life-in-the-limb",
        rf"\bmy\s(?:left\s|right\s)?(?P<limb>{_LIMB})\b(?:[^.;!?]*?\b(?:have|has)(?:n['’]t|\snot)\sbeen\sable\sto\s(?:move|use|lift|bend|raise)\s(?:it|that)"
        r"|(?:['’]s|\sis|\shas\sbeen)\s(?:paralysed|useless|dead(?!\s(?!since\b|after\b|and\b)[a-z])|lifeless|limp)|\shangs\s(?:dead|limp|useless)|\sno\slonger\s(?:works|moves))\b",
        _of_limb,
        "you have lost the use of a limb", "My right arm is paralysed.", "My right arm is pink.",
    ),
    Rewording(
        "no-feeling-in-the-limb",
        rf"\b(?:no|(?:have|has|got)n['’]t\s(?:any|got\sany)|lost\sall)\s(?:feeling|movement|strength|power)(?:\s(?:or|and|nor)\s(?:feeling|movement|strength))?\sin\s(?:the|my|that)\s"
        rf"(?:left\s|right\s)?(?P<limb>{_LIMB})\b|\b(?:I|we)\s(?:cannot|can['’]t|can\sno\slonger|(?:have|['’]ve)\snot\sbeen\sable\sto)\s(?:move|use|lift|raise)\smy\s(?:left\s|right\s)?(?P<limb_>{_LIMB})\b",
        _of_limb,
        "you have lost the use of a hand", "There's no feeling or movement in the hand.",
        "There's no ring or bracelet on the hand.",
    ),
    Rewording(
        "limb-taken-off",
        rf"\b(?:took|taken|cut|amputated|had\sto\samputate|sawed)\smy\s(?:left\s|right\s|whole\s)?(?P<limb>{_LIMB})\b(?:\soff)?"
        r"(?=\s*(?:off|below|above|at\sthe|[.,;]|$|after|in|last))",
        lambda m: (
            f"I have lost a limb. I have lost a {m['limb']}. I have lost my {m['limb']}."
            if is_so(m) and ("off" in m.string[m.start() : m.end() + 5] or "amputat" in m[0])
            else ""
        ),
        "you have lost a limb", "The surgeons took my leg off.",
        "The surgeons took my leg in hand.",
    ),
    Rewording(
        "one-parent-lives",
        rf"\b(?P<whose>his|her|their|my|our)\s(?P<kin>{_KIN})\b(?!['’]s\s[a-z]+\s|-in-law)(?:\sis\s(?:still|living|alive|well|coming|waiting|working|bringing|raising|looking\safter|an?\s[a-z]+|at\s(?:home|work)|in\s(?-i:[A-Z])[a-z]+)|\s(?:works|lives(?!\son\b|\sin\s(?:our|my|her|his|their)\s(?:hearts?|memor))|phones|rings"
        r"|calls|visits|looks\safter|brings|raises|earns|runs|drives|teaches|sends|cooks|keeps|writes|helps|stays))\b",
        _one_parent_lives,
        "you have lost both parents", "My mother works in a bank.", "My mother worked in a bank.",
        value=False,
    ),
    Rewording(
        "both-parents-died",
        rf"\b(?P<whose>his|her|their|my|our)\s{_KIN}\sand\s(?:(?:his|her|their|my|our)\s)?{_KIN}\s(?:(?:have|are|were|had)\s)?(?:both\s)?(?:died|dead|killed"
        r"|passed\saway|drowned|gone|perished|lost)\b",
        _both_died,
        "you have lost both parents", "My mum and dad were killed in a crash.",
        "My mum and dad were thrilled in a cruise.",
    ),
    Rewording(
        "still-owes-dues",
        rf"\b(?:I|we|and)(?:['’]m|\sam|\sare)?\s(?:still\s)?(?:owe\s(?:you\s|them\s|(?:the|my|our)\s(?!bank|mortgage)[a-z]+\s)?(?:(?:half|part|some|most|a\squarter|the\srest|all|£?\d+)\s(?:of|for|in)\s)?"
        rf"(?:(?:this|last|my|our|the)\s(?:[a-z]+['’]s\s)?(?:[a-z]+\s)?(?P<dues>{_DUES})|for\s(?:this|last|the|(?-i:[A-Z])[a-z]+)\b(?:\s[a-z]+)?)"
        rf"|(?:[a-z]+\s)?(?:weeks?|months?|years?|payments?|instalments?)\sbehind\b(?!\s(?:on|with|in)\s(?:the|my|our)\s(?!payments?|fees|dues|subs)))",
        _owes,
        "your fees are paid", "I still owe the club half of this season's fees.",
        "I still own the club half of this season's field.", value=False,
    ),
    Rewording(
        "owes-nothing-more",
        r"\b(?:I|we)(?:['’]ve|\shave)?\s(?:(?:do(?:n['’]t|\snot)\s)?owe\s(?:(?:you|them|the\s[a-z]+)\s)?(?:nothing|anything|a\s(?:penny|cent)|not\sa\spenny)|(?:(?:have|['’]ve)\s?)?(?:cleared|settled|paid\soff|paid)"
        r"\s(?:what\s(?:I|we)\sowed|every\s(?:bill|invoice|penny|one)|everything\s(?:I|we)\sowed|all\s(?:I|we)\sowed)(?:\sfor\s(?:the|my)\s[a-z]+)?"
        r"|(?:have(?:n['’]t|\snot)|never)\s(?:ever\s)?missed\sa\spayment)(?P<dues>)",
        _owes_nothing,
        "you are fully paid up", "I cleared what I owed last night.",
        "I cleared what I owned last night.",
    ),
    Rewording(
        "hand-it-over-for-a-while",
        r"\b(?:hand(?:ing)?\s(?:you\s|over\s)|give\s(?:you|them)\s|leave\s(?:you\s|them\s)?|put\sdown\s|brought\s|got\s(?:the\s)?|pay\s)(?:[a-z]+\s)?(?:[£€$]\d+|\d+\s(?:euros?|pounds|dollars)|[a-z]+\s(?:euros?|pounds|dollars?|quid)|(?:the|some)\scash)\b"
        r"[^.!?;]*?\b(?:get|want|have)\sit\sback\b|\b(?:brought|got)\s[£€$]\d+\sfor\syou\sto\s(?:hold|keep|hang)\b",
        lambda m: "I leave a deposit. I pay a deposit. I can leave a deposit." if is_so(m) else "",
        "you leave a deposit", "I'll hand over £20 and get it back when we return it.",
        "I'll hand over £20 and get on with it.",
    ),
)  # fmt: skip
