"""What is still so, so that what would end it has not happened: "the harness still hangs here".

The entries are read and tested like those of :mod:`.rewordings`.
"""

from __future__ import annotations

import re

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.rephrasing.shown.notation import is_denied_before, is_told_as_so
from cmr_logic.syntax import is_plural_noun
from cmr_logic.text.patterns import compiled

# A thing, and not one of several or somebody else's.
_THING = r"(?<!\bof\s)(?P<what>\b(?:my|our|the|that|this)\s(?:[a-z-]+\s)??[a-z-]+|\bit|\bthey)"
_IS = r"(?:['’]s|\sis|\sare|\sremains?|['’]re)"
# What may have ended, by where a thing still is: with whoever tells, with others, or anywhere.
_GIVEN_UP = (
    "handed in", "returned", "given back", "handed back", "taken back", "brought back",
    "sent back", "sold", "given away", "donated", "thrown away", "thrown out", "scrapped",
    "got rid of", "disposed of", "delivered", "lost", "passed on", "surrendered", "handed over",
)  # fmt: skip
_FETCHED = (
    "collected", "picked up", "fetched", "taken home", "brought home", "got back", "received",
)  # fmt: skip
_ANYWHERE = (
    "posted", "sent", "eaten", "drunk", "moved", "removed", "taken away", "buried",

)  # fmt: skip
_GONE = ("left", "gone", "departed")
_MINE = compiled(
    r"\b(?:my|our)\b|^(?:right\s)?here\b|\bwith\s(?:me|us)\b|^at\shome\b|\bin\sfront\sof\sme\b"
)
# How a thing still is, and what has not been done with it, or it has not done.
_STATES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    (r"(?:soaking\s|sopping\s)?wet|damp|tacky|sticky", ("dried",), ("dried",)),
    (r"(?:piping\s|steaming\s|red\s)?hot|warm|steaming", ("cooled", "cooled down"), ()),
    (
        r"burning|smouldering|alight|blazing|lit|glowing",
        ("gone out", "burned out", "burnt out"),
        ("put out", "extinguished"),
    ),
    (r"(?:solid|rock\shard|thick|frozen(?:\s(?:solid|over))?)", ("melted", "thawed"), ()),
    (
        r"standing|upright|on\sits\sfeet",
        ("fallen", "fallen down", "collapsed", "blown down", "come down"),
        ("felled", "cut down", "knocked down", "demolished", "pulled down", "torn down", "cut"),
    ),
    (
        r"leaking|broken|faulty|cracked|out\sof\sorder|on\sthe\sblink|torn|damaged|dripping"
        r"|not\sworking|rattling|squeaking|smashed|boarded\sup",
        (),
        ("repaired", "mended", "fixed", "put right"),
    ),
    (r"dirty|filthy|muddy|grubby|covered\sin\s[a-z]+", (), ("cleaned", "washed")),
    (r"bare(?:\swood|\splaster|\sbrick)?|unpainted", (), ("painted", "varnished")),
    (
        r"half[\s-](?:done|finished|built|written|painted|made)|unfinished|in\sprogress|under\sway"
        r"|ongoing|going\son|on\sthe\s(?:frame|loom|needles|easel)|incomplete",
        ("finished", "ended"),
        ("finished", "completed"),
    ),
    (
        r"for\ssale|on\sthe\smarket|up\sfor\ssale|unsold|on\soffer|in\sthe\s(?:shop\s)?window",
        (),
        ("sold",),
    ),
    (
        r"sealed|taped\s(?:up|shut)|wrapped(?:\sup)?|unopened|shrink-wrapped|tied\sup\swith\sstring"
        r"|in\s(?:its|the|their)\s(?:original\s)?(?:wrapping|wrapper|box|packaging|cellophane)",
        (),
        ("opened", "unwrapped", "unpacked", "used"),
    ),
    (r"whole|intact|in\sone\spiece|unbroken", ("hatched", "broken", "cracked"), ("broken",)),
    (r"open|wide\sopen", ("closed", "shut"), ("closed", "shut")),
    (r"closed|shut|boarded\sup", ("opened", "reopened"), ("opened",)),
    (r"(?:fast\s|sound\s)?asleep", ("woken up", "woken"), ("woken",)),
    (r"alive|going\sstrong|with\sus", ("died",), ()),
    (r"green|rock-hard|unripe", ("ripened",), ()),
    (r"under\s(?:its|a|the)\s(?:sheet|cover|tarpaulin|wraps)", (), ("unveiled",)),
    (
        r"in\sthe\s(?:field|fields|ground|soil)|growing|on\sthe\s(?:tree|vine|branch|bush)",
        (),
        ("harvested", "picked", "dug up", "cut"),
    ),
    (
        r"on|attached|in\splace|up|there|fixed\son|screwed\son|nailed\sup",
        ("come off",),
        ("removed", "taken off", "taken down"),
    ),
    (r"empty", (), ("filled",)),
    (r"locked|bolted|padlocked", (), ("unlocked",)),
    (r"missing|nowhere\sto\sbe\s(?:seen|found)", ("turned up",), ("found",)),
    (r"(?:in|at)\s(?:the\s)?(?:hospital|vet['’]?s)", ("come home",), ("discharged",)),
)  # fmt: skip
_ALL_STATES = "|".join(f"(?:{state})" for state, _, _ in _STATES)
# Verbs that say themselves what is still so: "the pump still **leaks**".
_GOES_ON = {
    "leaks": "leaking", "squeaks": "squeaking", "rattles": "rattling", "drips": "dripping",
    "stands": "standing", "burns": "burning", "smoulders": "smouldering",
    "doesn't work": "not working", "does not work": "not working", "glows": "glowing",
    "lets in water": "leaking", "lets the rain in": "leaking", "lets in the rain": "leaking",
}  # fmt: skip
_GOES = "|".join(each.replace("'", "['’]").replace(" ", r"\s") for each in _GOES_ON)
# What leaves it open whether it is so: "**I think** it's still here"; not "it's still here".
_UNSURE = compiled(
    r"\b(?:think|thought|guess|suppose|believe|reckon|maybe|perhaps|probably|possibly|might|may|should"
    r"|presumably|apparently|supposedly|doubt|sure|hope|wonder|said|says|told|told)\b"
)
_ENDS = r"(?=\s*(?:[.,;:!?—–]|$|and\b|but\b|so\b|now\b|because\b|since\b|as\b|after\b))"


def is_surely_so(match: re.Match[str]) -> bool:
    """Tell whether a story says what it tells as a fact: no question, no guess, no denial.

    Example:
        >>> told = "The hat is here. I think the hat is here."
        >>> [is_surely_so(found) for found in re.finditer("hat is here", told)]
        [True, False]
    """
    before = re.split(r"[.!?;\n]\s", match.string[: match.end()])[-1]
    return is_told_as_so(match) and not is_denied_before(match) and not _UNSURE.search(before)


def _not_done(what: str, verbs: tuple[str, ...]) -> list[str]:
    """Return that one has not done something with a thing, in several verbs."""
    parts = (verb.split(" ", 1) for verb in verbs)
    return [f"I have not {' '.join(part)} {what}." for part in parts]


def _has_not(what: str, verbs: tuple[str, ...]) -> list[str]:
    """Return that a thing has not done something, in several verbs."""
    many = what.lower() == "they" or is_plural_noun(what.rsplit(maxsplit=1)[-1])
    return [f"{what} {'have' if many else 'has'} not {verb}." for verb in verbs]


def _where(match: re.Match[str]) -> str:
    """Return what has not been done with a thing that still is in a place."""
    what, where = match["what"], match["where"].lower()
    if not is_surely_so(match):
        return ""
    mine = _MINE.search(where) is not None
    if not mine and what.lower() in {"it", "they"}:
        return ""
    given = _GIVEN_UP if mine else _FETCHED if where.startswith(("at ", "in ", "with ")) else ()
    if is_person(word_key(what.split()[-1])) and what.lower().startswith(("my", "our")):
        return ""
    return " ".join([*_not_done(what, (*given, *_ANYWHERE)), *_has_not(what, _GONE)])


def _how(match: re.Match[str]) -> str:
    """Return what has not happened to a thing that still is in a state."""
    if not is_surely_so(match):
        return ""
    what, said = match["what"], (match["how"] or match["goes"]).lower().replace("’", "'")
    state = _GOES_ON.get(said, said)
    found: list[str] = []
    for pattern, has, done in _STATES:
        if compiled(rf"(?:{pattern})$").match(state):
            found += _has_not(what, (*has, *(f"been {verb}" for verb in done)))
            found += _not_done(what, done)
    return " ".join(found)


STILL_SO: tuple[Rewording, ...] = (
    Rewording(
        "still-there",
        rf"{_THING}(?:{_IS}\sstill|\sstill\s(?:hangs?|lies?|sits?|stands?|lives?|stays?))"
        r"(?:\s(?:hanging|lying|sitting|standing|parked|stored|stuck|waiting|propped(?:\sup)?|leaning"
        r"|kept|rotting|moored|stashed|tucked\saway|packed|piled\sup|resting|locked\sup"
        r"|gathering\sdust|safely|somewhere|down|over|out|away|up))*\s"
        r"(?P<where>(?:in|on|at|under|behind|by|over|beside|against|round|inside|outside|with)\s"
        r"(?!order\b|good\b|use\b|working\b|sale\b|its\b|progress\b|time\b|date\b|force\b|work\b)"
        r"[^.,;!?]{2,50}|(?:right\s)?here\b|where\s(?:it|they)\s(?:was|were|stood|lay)\b)",
        _where,
        "you have handed in the harness", "The harness is still hanging in my shed.",
        "I think the harness is still hanging in my shed.", value=False,
        needs=" still",
    ),
    Rewording(
        "still-so",
        rf"{_THING}(?:{_IS}\sstill\s(?:very\s|completely\s|only\s)?(?P<how>{_ALL_STATES}){_ENDS}"
        rf"|\sstill\s(?P<goes>{_GOES})\b)",
        _how,
        "you have repaired the pump", "The pump still leaks.", "The pump still pumps.", value=False,
        needs=" still",
    ),
    Rewording(
        "not-budged",
        rf"{_THING}\s(?:has\snot|hasn['’]t|have\snot|haven['’]t)\s(?:budged|moved(?:\san\sinch)?"
        r"|left\s(?:my|our|the)\s[a-z]+)\b",
        r"I have not moved \g<what>. \g<what> has not been moved. I have not sold \g<what>. "
        r"I have not returned \g<what>. I have not handed in \g<what>.",
        "you have moved the boat", "The boat hasn't budged.", "The boat hasn't bulged.",
        value=False,
        needs="budged|moved|left",
    ),
    Rewording(
        "works-again",
        rf"{_THING}\s(?:now\s)?(?:works|runs|goes|is\sworking|is\srunning|is\sup\sand\srunning)\s(?:again|once\smore)\b",
        r"\g<what> has been repaired. I have repaired \g<what>. \g<what> works. "
        r"\g<what> is not broken.",
        "the pump is broken", "The pump works again.", "The pump worries me again.", value=False,
        needs="again|once more",
    ),
)  # fmt: skip
