"""What came of it, in common turns of speech: passed, lost, reserved, given away, kept secret.

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.beasts_told import is_so
from cmr_logic.scenario.rephrasing.shown.notation import is_told_as_so
from cmr_logic.text import word_set
from cmr_logic.text.patterns import compiled

_HAVE = r"(?:['’]ve|\shave)?(?:\s(?:just|already|now|also|even|since))?"
_EACH = r"(?:[a-z-]+\s){0,3}?"
_TALK = (
    r"(?:talk|lecture|briefing|induction|lesson|class|course|meeting|session"
    r"|training|seminar|workshop|presentation|assembly|rehearsal)"
)
_TEST = r"(?:test|exam|examination|paper|assessment|audition)"
# By which other names people call the same.
_CALLED = {
    "talk": ("lecture", "briefing"), "paper": ("test", "exam", "examination"), "exam": ("test",),
    "class": ("lesson",), "examination": ("test", "exam"), "lecture": ("talk",),
}  # fmt: skip
# Beside which somebody may have failed before: "I passed **at the second attempt**".
_NOT_AT_ONCE = compiled(
    r"\b(?:second|third|fourth|last\stry|finally|eventually|in\sthe\send|at\slast|at\slong|resit"
    r"|retake|re-sit|this\stime|failed|again|after)\b"
)
_BACK = (
    r"(?:hand(?:ed|ing)|return(?:ed|ing)|brought|bringing|dropp(?:ed|ing)|gave|giving"
    r"|took|taking|left)"
)
_CAR = r"(?:car|van|truck|vehicle|rental\scar|hire\scar|rental|bike|boat)"
_MEAT = (
    r"(?:chicken|beef|pork|lamb|mutton|ham|bacon|turkey|duck|goat|veal|venison|sausage|mince|salami|chorizo"
    r"|prawn|salmon|tuna|cod|haddock|anchovy|crab|shrimp|fish)"
)
_DISH = (
    r"(?:curry|stew|pie|casserole|soup|roast|biryani|korma|lasagne|lasagna|hotpot|goulash|kebabs?|wings|skewers"
    r"|pilaf|pasty|pasties|quiche|chilli|salad|sandwich(?:es)?|rolls?|risotto|paella|noodles|stir-fry|tagine|meatballs|dumplings)"
)
_NO_MEAT = compiled(
    r"\b(?:vegan|veggie|vegetarian|mock|fake|meatless|plant-based|tofu|soya?"
    r"|last\s(?:year|month|week|time|summer)|yesterday|once|for\s(?:my|the|our)\s(?:dog|cat|puppy)"
    r"|and\s(?:also\s)?(?:an?|some)\s(?:[a-z]+\s)?(?:salad|dish|cake|pie|soup|curry|stew))\b"
)
# Who says so and should know: "**the screen says that** somebody else has a hold on it".
_TOLD = (
    r"(?:(?:and|it|which|s?he|they|the\s(?:[a-z]+\s)?[a-z]+|an?\s(?:[a-z]+\s)?[a-z]+)"
    r"\s(?:told\s(?:me|us)|says|said|showed|shows|found|confirmed)\s(?:that\s)?)?"
)
_GROUND = r"(?:land|fields?|farmland|paddocks?|plots?|farm|acres?)"
_BEAST = r"(?:pony|ponies|horses?|cob|mare|gelding)"
_FOUND = compiled(
    r"\b(?:picked|got\sit\sback|found|handed\sit|gave\sit\sback|caught|spotted|back\son|put\sit)\b"
)
_KIN = (
    r"(?:husband|wife|partner|mother|father|mum|dad|mom|son|daughter|sister|brother"
    r"|boss|employer|firm|company|landlord|flatmate|friend|uncle|aunt|cousin|neighbour)"
)


def _called(what: str) -> list[str]:
    """Return the names that go for a thing: "the written paper" is "the written test"."""
    rest, _, last = what.rpartition(" ")
    return [what, *(f"{rest} {other}".strip() for other in _CALLED.get(last.lower(), ()))]


def _attended(match: re.Match[str]) -> str:
    """Return that somebody did not miss what they sat through."""
    if not is_so(match):
        return ""
    return " ".join(f"I attended {each}. I did not miss {each}." for each in _called(match["what"]))


def _passed(match: re.Match[str]) -> str:
    """Return that somebody did not fail what they got through."""
    if not is_so(match) or _NOT_AT_ONCE.search(match.string):
        return ""
    return " ".join(
        f"I passed {each}. I have passed {each}. I did not fail {each}. I have not failed {each}."
        for each in _called(match["what"])
    )


def _reserved(match: re.Match[str]) -> str:
    """Return that another has reserved a thing."""
    return (
        "Somebody else has reserved it. Another reader has reserved it. It is reserved. Another "
        "member has reserved it. Another customer has reserved it."
        if is_so(match)
        else ""
    )


def _full_tank(match: re.Match[str]) -> str:
    """Return that a vehicle was brought back with a full tank."""
    return _of_tank("not ", "have a full tank. The tank is full") if is_so(match) else ""


def _empty_tank(match: re.Match[str]) -> str:
    """Return that a vehicle was brought back without a full tank."""
    return _of_tank("", "not have a full tank. The tank is not full") if is_so(match) else ""


def _of_tank(denied: str, said: str) -> str:
    return " ".join(
        f"I did {denied}{verb} the {car} without a full tank. It does {said}."
        for verb in ("bring back", "return")
        for car in ("car", "van", "rental car", "vehicle", "hire car")
    )


def _lost(match: re.Match[str]) -> str:
    """Return that somebody has lost a thing."""
    if not is_so(match) or _FOUND.search(match.string, match.start()):
        return ""
    what = re.sub(r"^(?:my|our)\s", "", match["what"])
    return f"I have lost my {what}. I lost my {what}. I do not have my {what}."


def _swims(match: re.Match[str]) -> str:
    """Return that somebody can swim."""
    return "I can swim. I am able to swim. I swim. I am a swimmer." if is_so(match) else ""


def _of_meat(match: re.Match[str]) -> str:
    """Return that a dish is not vegetarian."""
    if not is_so(match) or _NO_MEAT.search(match.string):
        return ""
    return (
        "It is not vegetarian. It is not a vegetarian dish. My dish is not vegetarian. My dish is "
        "not a vegetarian dish. It contains meat. It is not vegan."
    )


def _gives_away(match: re.Match[str]) -> str:
    """Return that somebody does not sell a thing."""
    if not is_told_as_so(match):
        return ""
    what = match["what"]
    return f"I do not sell {what}. I do not sell any {what}. I give {what} away."


def _no_land(match: re.Match[str]) -> str:
    """Return that somebody owns no land."""
    return (
        "I own no land. I own no farmland. I own no fields. I do not have land of my own. I am "
        "not a landowner. I have no land."
        if is_told_as_so(match)
        else ""
    )


def _speaks(match: re.Match[str]) -> str:
    """Return that somebody speaks a language besides the first."""
    return (
        f"I speak a second language. I speak {match['tongue'] or match['tongue_']}. I speak "
        "another language. I am bilingual. I speak two languages. I speak a foreign language."
        if is_so(match)
        else ""
    )


def _won_before(match: re.Match[str]) -> str:
    """Return that somebody has won what something of theirs won."""
    if not is_so(match):
        return ""
    what = f"the {match['what']}"
    return (
        f"I have won {what} before. I have won {what}. I won {what}. I am a past winner of {what}."
    )


def _ridden(match: re.Match[str]) -> str:
    """Return that somebody has ridden a horse."""
    return (
        "I have ridden a horse. I have ridden a horse before. I have ridden a pony. I can ride."
        if is_told_as_so(match, ever=True) and is_so(match)
        else ""
    )


def _not_in_own_name(match: re.Match[str]) -> str:
    """Return that a paper is in another's name."""
    if not is_so(match):
        return ""
    papers = dict.fromkeys((match["paper"].lower(), *_SAME_PAPERS.get(match["paper"].lower(), ())))
    return " ".join(
        f"The {paper} is not made out in my own name. The {paper} is not in my name. The {paper} "
        f"is not addressed to me. The {paper} is not made out to me. The {paper} is in my "
        f"{match['kin']}'s name."
        for paper in papers
    )


def _small(match: re.Match[str]) -> str:
    """Return that a child is an infant, or at least small, from its age."""
    if not is_so(match):
        return ""
    who = f"My {match['who']}"
    said = f"{who} is a small child. {who} is a young child."
    months = match["months"]
    if match["years"] or (months and months.lower() not in _MONTHS):
        return said
    return f"{said} {who} is an infant. {who} is a baby."


def _lets(match: re.Match[str]) -> str:
    """Return that somebody lets a home to tourists."""
    if not is_so(match):
        return ""
    who, what = match["who"], match["what"]
    whom = dict.fromkeys(("tourists", "holidaymakers", match["whom"].lower()))
    return " ".join(f"{who} let {what} to {each}. {who} rent {what} to {each}." for each in whom)


# Months at which a child is still an infant: "**nine** months"; not "twenty months".
_MONTHS = word_set("one two three four five six seven eight nine ten eleven") | {
    str(n) for n in range(1, 12)
}
_SAME_PAPERS = {"bill": ("invoice",), "invoice": ("bill",), "receipt": ("invoice",)}

COMMON_TURNS: tuple[Rewording, ...] = (
    Rewording(
        "sat-through-it",
        rf"\b(?:I|we){_HAVE}\s(?:sat|stayed|was\sthere|were\sthere)\s(?:right\s)?(?:through|for)\s(?:all\sof\s|the\swhole\sof\s)?the\s(?:whole\s|entire\s|full\s|complete\s)?"
        rf"(?P<what>{_EACH}{_TALK})\b(?!\s(?:room|hall|film|(?:about|by|of)\s|on\s(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)))",
        _attended,
        "you missed the first-aid talk", "I sat through the whole first-aid talk.",
        "I sat through the whole first-aid film.", value=False,
    ),
    Rewording(
        "there-from-start-to-finish",
        rf"\b(?:I|we)\s(?:was|were|stayed)\s(?:there\s)?(?:at|in|for)\s(?:the|our)\s(?P<what>{_EACH}{_TALK})\s(?:from\s(?:start\sto\sfinish|beginning\sto\send"
        r"|the\sfirst|the\sstart)|to\sthe\s(?:very\s)?end|throughout|(?:the\swhole|all)\s(?:time|way|morning|evening|afternoon))",
        _attended,
        "you missed the first-aid talk", "I was at the first-aid talk from start to finish.",
        "I was at the first-aid post from start to finish.", value=False,
    ),
    Rewording(
        "got-through-the-test",
        rf"\b(?:I|we){_HAVE}\s(?:got|sailed|scraped|breezed|squeaked|came|made\sit)\s(?:easily\s|just\s|right\s)?through\s(?:the|my|our)\s"
        rf"(?P<what>{_EACH}{_TEST})\b(?!\s(?:room|hall|questions?|papers?))",
        _passed,
        "you failed the written test", "I sailed through the written paper.",
        "I sailed through the written pages.", value=False,
    ),
    Rewording(
        "another-has-a-hold-on-it",
        rf"\b{_TOLD}(?:(?:some|any)(?:body|one)\selse|another\s[a-z]+)(?:['’]s|\shas)?\s(?:(?:just|already|since|got|now)\s)?(?:put|placed|has|have|got|made)?\s?(?:a|their|his|her)\s"
        r"(?:hold|reservation|request)\s(?:on|for)\s(?:it|them|(?:this|that|the|my)\s(?!other\b|next\b|last\b|first\b|second\b|new\b|old\b)[a-z]+)\b",
        _reserved,
        "another reader has reserved it", "Somebody else has put a hold on this title.",
        "Somebody else has put a stamp on this title.",
    ),
    Rewording(
        "filled-up-then-back",
        rf"\bfilled\s(?:it|her|him|the\s(?:tank|{_CAR}))\s(?:right\s|all\sthe\sway\s|back\s)?(?:up|to\sthe\s(?:brim|top))\b[^.!?;]*?\b(?:and\s(?:only\s)?then|then|before|and|right\sbefore|just\sbefore)\s"
        rf"(?:I\s|we\s)?{_BACK}\b",
        _full_tank,
        "you bring back the car without a full tank",
        "I filled her up and then handed you the keys.",
        "I filled her in and then handed you the keys.", value=False,
    ),
    Rewording(
        "full-when-back",
        rf"\b(?:tank|it)\swas\s(?:completely\s|quite\s|right\s)?(?:full|filled\sup|full\sto\sthe\sbrim|topped\sup)\s(?:[a-z]+\s){{0,2}}?(?:when|as)\s(?:I|we)\s{_BACK}\b",
        _full_tank,
        "you bring back the car without a full tank", "The tank was full when I brought it back.",
        "The boot was full when I brought it back.", value=False,
    ),
    Rewording(
        "empty-when-back",
        rf"\b(?:tank|needle|gauge|fuel)\s(?:was|said|stood|showed|pointed)\s(?:[a-z]+\s){{0,2}}?(?:empty|low|half|half[\s-]full|half[\s-]empty|a\squarter(?:\sfull)?|the\sred|red)\s(?:[a-z]+\s){{0,2}}?"
        rf"(?:when|as)\s(?:I|we)\s{_BACK}\b",
        _empty_tank,
        "you bring back the car without a full tank",
        "The needle was on empty when I brought it back.",
        "The boot was empty when I brought it back.",
    ),
    Rewording(
        "slipped-out-and-gone",
        r"\b(?P<what>(?:my|our)\s(?:[a-z-]+\s){0,2}?[a-z-]+)(?:\smust)?(?:['’]s|\shas|\shave)?\s(?:dropped|fell|fallen|slipped|slid)\s(?:out\sof|from|through)\s(?:my|our|the|a)\s[a-z]+"
        r"\b[^.!?;]*?(?:\b(?:it|they)(?:['’]s|['’]re|\sis|\sare|\shas|\shave|\swas)\s(?:now\s|just\s|nowhere|gone|vanished|lost)|\bnever\s(?:saw|to\sbe\sseen|found))",
        _lost,
        "you have lost your glove", "My glove dropped out of my pocket and it is gone.",
        "My glove dropped out of my pocket and it is wet.",
    ),
    Rewording(
        "not-to-be-found",
        r"\b(?:I|we)\s(?:can['’]t|cannot|can\sno\slonger|could(?:n['’]t|\snot))\s(?:seem\sto\s)?find\s(?P<what>(?:my|our)\s(?:[a-z-]+\s){0,2}?[a-z-]+)(?:\sany(?:where|\smore))?(?=\s*(?:[.,;!]|$))"
        r"(?<=anywhere)|\b(?:looked|searched|hunted)\s(?:everywhere|high\sand\slow|all\sover)[^.!?;]*?\b(?:cannot|can['’]t|could(?:n['’]t|\snot))\sfind\s(?P<what_>(?:my|our)\s(?:[a-z-]+\s){0,2}?[a-z-]+)(?=\s*(?:[.,;!]|$))",
        lambda m: (
            f"I have lost {m['what'] or m['what_']}. I lost {m['what'] or m['what_']}."
            if is_so(m)
            else ""
        ),
        "you have lost your ticket", "I've looked everywhere and can't find my ticket.",
        "I've looked everywhere and can't fold my ticket.",
    ),
    Rewording(
        "lengths-of-the-pool",
        r"\b(?:I|we)(?:\s(?:still|also|now|usually|regularly|often))?\s(?:do|did|swim|swam|manage)\s(?:a\smile|a\skilometre|[a-z0-9]+\s(?:lengths|laps|lanes|miles))\s(?:in|at|of|up\sand\sdown)\s(?:the|our|my)\s(?:[a-z]+\s)?(?:pool|baths|lake|sea)\b"
        r"|\b(?:I|we)(?:['’]m|\sam|\swas|\sswam|\sswim)\s(?:on|in|for)\s(?:the|my|our|a)\s(?:[a-z]+\s)?swim(?:ming)?\s(?:team|squad|club)\b",
        _swims,
        "you can swim", "I do a mile in the pool every morning.",
        "I do a crossword at the pool every morning.",
    ),
    Rewording(
        "dish-of-meat",
        rf"\b(?:I|we)(?:['’](?:ve|m|re)|\s(?:have|am|are))?\s(?:(?:just|already)\s)?(?:cooked|made|baked|brought|prepared|making|baking|cooking|bringing|fried|roasted)\s(?:(?!for\b|with\b|and\b|my\b|at\b|in\b|to\b)[a-z-]+\s){{0,5}}?"
        rf"(?:{_MEAT}\s(?:and\s[a-z]+\s)?{_DISH}|{_DISH}\s(?:with|of)\s(?:[a-z]+\s)?{_MEAT})\b(?!-free)",
        _of_meat,
        "your dish is vegetarian", "I've made a big beef stew.", "I've made a big bean stew.",
        value=False,
    ),
    Rewording(
        "all-goes-to-friends",
        r"\b(?:all\s(?:of\s)?)?(?:my|our|the)\s(?P<what>[a-z]+)\s(?:all\s)?(?:goes|go)\s(?:only\s|straight\s)?to\s[^.!?;]*?(?:\bas\s(?:gifts|presents)\b|\bfor\s(?:free|nothing)\b|\b(?:take|get|want|accept|ask)s?\sno\s(?:money|payment|cash)"
        r"|\bdo(?:n['’]t|\snot)\s(?:take|get|want|accept|ask)\s(?:for\s)?(?:any\s)?(?:money|payment|cash)|\bfree\sof\scharge\b)",
        _gives_away,
        "you sell jam", "All my jam goes to friends and I take no money for it.",
        "All my jam goes to friends and I take the money for it.", value=False,
    ),
    Rewording(
        "gives-all-away",
        r"\b(?:I|we)\s(?:just\s|only\s|always\s)?(?:give|hand|gave)\s(?:away\s(?:all|every\sbit)\s(?:of\s)?(?:my|our|the)\s(?P<what>[a-z]+)|(?:all|every\sbit)\s(?:of\s)?(?:my|our|the)\s(?P<what_>[a-z]+)\s(?:away|to\s(?:friends|neighbours|family|charity)))\b",
        lambda m: (
            f"I do not sell {m['what'] or m['what_']}. I do not sell any {m['what'] or m['what_']}."
            if is_so(m)
            else ""
        ),
        "you sell jam", "I give away all my jam.", "I give away some jam.", value=False,
    ),
    Rewording(
        "no-land-of-my-own",
        rf"\b(?:I|we)(?:['’]ve|\shave)(?:\sgot)?\s(?:no|not\san?|not\sone)\s(?:[a-z]+\sof\s)?{_GROUND}\s(?:of\s(?:my|our)\sown|to\s(?:my|our)\sname)\b"
        rf"|\b(?:I|we)\s(?:do(?:n['’]t|\snot)\shave|have(?:n['’]t|\snot)(?:\sgot)?)\s(?:any|an?|one|a\ssingle)\s(?:[a-z]+\sof\s)?{_GROUND}\s(?:of\s(?:my|our)\sown|to\s(?:my|our)\sname)\b",
        _no_land,
        "you own farmland", "I've no fields of my own.", "I've no friends of my own.",
        value=False,
    ),
    Rewording(
        "fluent-besides",
        r"\b(?:besides|as\swell\sas|in\saddition\sto|apart\sfrom|alongside|next\sto)\s(?-i:[A-Z])[a-z]+,?\s(?:I|we)(?:['’]m|\sam|\sare|\salso|['’]m\salso)?\s(?:(?:also|quite|completely|pretty)\s)?(?:fluent\sin|speak|speak\sfluent)\s(?P<tongue>(?-i:[A-Z])[a-z]+)\b"
        r"|\b(?:I|we)(?:['’]m|\sam|\sare)\s(?:also\s)?fluent\sin\s(?-i:[A-Z])[a-z]+\sand\s(?P<tongue_>(?-i:[A-Z])[a-z]+)\b",
        _speaks,
        "you speak a second language", "Besides Welsh I'm fluent in Polish.",
        "Besides Welsh I'm weak in Maths.",
    ),
    Rewording(
        "mine-came-first",
        r"\b(?:my|our)\s(?!uncle|aunt|brother|sister|friend|son|daughter|neighbour|husband|wife|mother|father|mum|dad|cousin|boss)(?:[a-z-]+\s){0,2}?[a-z-]+(?<!['’]s)(?:['’]s|\shas|\shave|\shad)?\s"
        r"(?:took\sfirst\s(?:place|prize)|taken\sfirst\s(?:place|prize)|came\s(?:first|top)|won|got\sfirst\sprize|was\sjudged\s(?:best|first))\s(?:in|at)?\s?(?:this|the|that|your)\s(?:very\s|same\s|very\ssame\s)?"
        r"(?P<what>(?:(?!same\b|very\b)[a-z]+\s){0,2}?(?:contest|competition|show|race|fair|cup|event|prize))\b",
        _won_before,
        "you have won the contest before",
        "Two years ago my plum tart came first in this very contest.",
        "Two years ago my plum tart came last in this very contest.",
    ),
    Rewording(
        "had-a-pony-to-ride",
        rf"\b(?:I|we)\s(?:had|got|owned|kept|was\sgiven)\s(?:a|an|my|our|my\sown|our\sown|two|three)\s(?:[a-z]+\s)??(?:own\s)?{_BEAST}\b[^.!?;]*?\b(?:in\sthe\ssaddle|rode|ridden|riding)\b",
        _ridden,
        "you have ridden a horse", "I had a pony as a girl and rode it daily.",
        "I had a pony as a girl and fed it daily.",
    ),
    Rewording(
        "sees-all-colours",
        rf"\b{_TOLD}(?:I|we)\s(?:can\s)?(?:see|tell|distinguish|make\sout|recognise)\s(?:all|every)\s(?:the\s|of\sthe\s)?colours?\b(?:\sapart)?(?:\s(?:just|quite|perfectly|very))?\s*(?:fine|well|correctly|clearly|perfectly|normally|easily|[.,;!]|$)"
        r"|\bmy\scolour\svision\s(?:is|was)\s(?:perfectly\s|quite\s|completely\s)?(?:normal|fine|perfect|good|faultless)\b",
        lambda m: "I am not colour blind. I am not colour-blind." if is_so(m) else "",
        "you are colour blind", "I see all colours perfectly well.",
        "I like all colours perfectly well.", value=False,
    ),
    Rewording(
        "no-red-from-green",
        r"\b(?:I|we)\s(?:can(?:no|['’])t|can\snot|can\snever|could\snever|could(?:n['’]t|\snot))\stell\s(?:red\sfrom\sgreen|green\sfrom\sred|red\sand\sgreen\sapart|blue\sfrom\sgreen|red\sfrom\sbrown|green\sfrom\sbrown)\b",
        lambda m: "I am colour blind. I am colour-blind." if is_told_as_so(m) else "",
        "you are colour blind", "I can't tell red from green.", "I can't tell Fred from Gwen.",
    ),
    Rewording(
        "addressed-to-another",
        rf"\b(?:the|my|our|this|that)\s(?P<paper>bill|invoice|receipt|contract|ticket|booking|policy|lease)\s(?:[a-z]+\s){{0,3}}?(?:is|was)\s(?:only\s)?(?:addressed\sto|made\sout\s(?:to|in\sthe\sname\sof)|in\sthe\sname\sof|issued\sto)\s"
        rf"(?:my|our)\s(?P<kin>{_KIN})\b(?!['’]s\s(?:address|house|flat)|\s(?:and|or)\s(?:me|myself|I)\b|,?\sas\swell)",
        _not_in_own_name,
        "the invoice is made out in your own name", "The bill is addressed to my husband.",
        "The bill is annoying to my husband.", value=False,
    ),
    Rewording(
        "keep-my-name-out-of-it",
        r"\b(?:keep|leave|want)\s(?:my|our)\snames?\s(?:(?:to\sbe\s)?(?:kept\s|left\s)?)(?:secret|out\sof\s(?:it|this|the\s[a-z]+)|private|hidden|to\syourself|confidential)"
        r"|\b(?:do(?:n['’]t|\snot)|never)\s(?:tell|let)\s(?:anyone|anybody)(?:\sknow)?\s(?:that\s)?(?:it|this|they|the\s[a-z]+)\s(?:came|comes|come|was|is|are)\sfrom\s(?:me|us)\b|\bno-?\s?(?:one|body)\s(?:must|should|is\sto|need)\s(?:ever\s)?(?:know|learn|find\sout)\s(?:that\s)?(?:it|this)\s(?:came|comes|was|is)\sfrom\s(?:me|us)\b",
        lambda m: (
            "I wish to remain anonymous. I want to remain anonymous. I want to stay anonymous."
            if is_so(m)
            else ""
        ),
        "you wish to remain anonymous", "Please keep my name out of it.",
        "Please keep my newt out of it.",
    ),
    Rewording(
        "born-minutes-apart",
        r"\b(?:my|our)\s(?:[a-z]+\s)?(?:sons|daughters|girls|boys|babies|children|kids|two|son\sand\sdaughter|boy\sand\sgirl|girl\sand\sboy)\b[^.!?;]*?\b(?:born|came\sinto\sthe\sworld|arrived)\b[^.!?;]*?\b(?:minutes|half\san\shour|an\shour|moments|seconds)\sapart\b",
        lambda m: (
            "I am a parent of twins. We are parents of twins. I have twins. I have had twins."
            if is_so(m)
            else ""
        ),
        "you are a parent of twins", "Our girls were born ten minutes apart.",
        "Our girls were born ten miles apart.",
    ),
    Rewording(
        "so-few-weeks-old",
        r"\bmy\s(?:(?P<weeks>[a-z]+|\d+)[\s-](?:weeks?|days?)[\s-]old|(?P<months>[a-z]+|\d+)[\s-]months?[\s-]old|(?P<years>one|two|three|four|[1-4])[\s-]years?[\s-]old|newborn)\s(?:(?:baby|little|twin)\s)?"
        r"(?P<who>son|daughter|baby|boy|girl|child|grandson|granddaughter|niece|nephew)\b(?!['’])",
        _small,
        "your son is a small child", "This is my three-week-old son.",
        "This is my week-old sourdough.",
    ),
    Rewording(
        "rents-it-out-to-them",
        r"\b(?P<who>I|we)(?:['’]ve|\shave)?(?:\s(?:also|now|usually))?\s(?:rent(?:ed)?\sout|hire(?:d)?\sout|lease(?:d)?\sout|let(?:\sout)?|rent(?:ed)?)\s(?P<what>(?:my|our)\s(?:[a-z]+\s)?[a-z]+)(?:\sout)?\s(?:(?!to\b)[\w’'-]+\s){0,5}?"
        r"to\s(?P<whom>tourists|holidaymakers|holiday-makers|holiday\sguests|vacationers|trippers|travellers|backpackers)\b",
        _lets,
        "you let your barn to tourists", "I rent out my barn by the night to holidaymakers.",
        "I rent out my barn by the night to farmers.",
    ),
)  # fmt: skip
