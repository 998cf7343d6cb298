"""What is so, told by how long it still runs, by what stops one, or by what became of a plan.

The entries are read and tested like those of :mod:`.rewordings`: "I've got a month left on my visa"
says how long the visa is valid, and "my knees won't let me climb" that one cannot.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording

_SPELL = (
    r"(?:(?:about|over|nearly|almost|just\sover|just\sunder|less\sthan|more\sthan|at\sleast|only|barely|another)\s)*(?:an?|another|half\sa|\d+|one|two"
    r"|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty)\s(?:more\s|whole\s|full\s|good\s)?"
    r"(?:days?|weeks?|fortnights?|months?|years?)(?:\sand\sa\shalf)?"
)
# What is valid until a day: "my **visa**"; not "my luck".
_PAPER = (
    r"(?P<what>(?:my|our|the|his|her)\s(?:[a-z]+\s)??(?:visa|passport|permit|licen[cs]e|lease|contract|tenancy|insurance|policy"
    r"|warranty|guarantee|membership|subscription|card|pass|ticket|certificate|registration|MOT|loan|mortgage|voucher|badge))"
)
# Who brings what, however it is packed: "I'd be **putting the bike** in the hold".
_BRINGING = (
    r"\b(?:I|we)(?:['’](?:d|ll|m|re)|\s(?:would|will|am|are|want\sto|plan\sto))?\s(?:be\s)?(?:bring|bringing|put|putting"
    r"|take|taking|carry|carrying|load|loading|send|sending|post|posting)\s"
    r"(?P<what>(?:my|our|the)\s(?:[a-z]+\s)?[a-z]+)\b"
)
_EVENT = (
    r"(?P<what>(?:the|our|my)\s(?:[a-z]+\s)??(?:show|concert|event|match|game|course|class|trip|tour|flight|train|festival|performance"
    r"|lesson|meeting|wedding|party|race|lecture|workshop|ferry|exam|screening|play|gig|conference|fair|session|booking))"
)


def _spell(words: str) -> str:
    """Return how long something still runs, without what says that it is more."""
    plain = re.sub(r"\banother\s(?=an?\b|\d|[a-z]+\s)", "", words, flags=re.IGNORECASE)
    return re.sub(r"\b(?:only|barely|more(?!\sthan)|whole|full|good)\s", "", plain)


def _valid(match: re.Match[str]) -> str:
    """Say for how long a paper is valid that still runs for a time."""
    what = match["what"]
    spell = _spell(match["spell"])
    if spell.split()[0] in {"year", "month", "week", "day"}:
        spell = f"a {spell}"
    return f"{what} is valid for {spell}. {what} runs for {spell}. {what} has {spell} remaining."


STATES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "left-on-a-paper",
        rf"\b(?:I|we)(?:['’]ve|\shave)?\s(?:only\s|still\s|just\s)*(?:have\s|got\s)?(?:only\s|still\s|just\s)*(?P<spell>{_SPELL})\s(?:(?:remaining\s)?left|remaining|to\sgo|to\srun)\son\s{_PAPER}\b",
        _valid,
        "your visa is valid for at least six months", "I've still got 14 months left on my visa.",
        "I've still got 14 months left on my sentence.",
        needs="left|remaining|to go|to run",
    ),
    Rewording(
        "paper-runs-on",
        rf"\b{_PAPER}\s(?:still\s)?(?:runs\sout|runs|is\sgood|lasts|expires|ends|lapses|has|is\sup)\s(?:for\s|in\s)?(?P<spell>{_SPELL})(?:\s(?:left|to\s(?:run|go))|(?!\s(?:ago|old|before|after|late|earlier)))\b",
        _valid,
        "your visa is valid for at least six months", "My visa runs out in three weeks.",
        "My visa ran to three pages.",
        value=False, needs="runs|is good|lasts|expires|ends|lapses|has|is up",
    ),
    Rewording(
        "had-the-same-one",
        rf"\b(?:I|we)(?:['’]ve|\shave)\shad\s(?:my|our|the|this)\s(?:same\s)?(?P<what>[a-z]+(?:\s[a-z]+)?)\sfor\s(?P<spell>{_SPELL})\b(?!\s(?:ago|back))",
        r"My \g<what> is at least \g<spell> old.",
        "your fridge is more than ten years old", "I've had the same fridge for 18 years.",
        "I've had the same friend for 18 years.",
        needs="had",
    ),
    Rewording(
        "brand-new",
        r"\b(?P<what>(?:my|our|the)\s(?:[a-z]+\s)??[a-z]+)(?:['’]s|\sis)\s(?:brand[-\s]new|(?:fresh\s|straight\s)(?:out\sof\sthe\sbox|from\sthe\sfactory))\b",
        r"\g<what> is less than one year old.",
        "your fridge is more than ten years old", "The fridge is brand new.",
        "The fridge is bright blue.",
        value=False, needs="new|fresh|straight",
    ),
    Rewording(
        "will-not-let-me",
        r"\b(?:my|the)\s(?:[a-z]+\s)?[a-z]+\s(?:won['’]t|will\snot|doesn['’]t|don['’]t|does\snot|do\snot)\slet\sme\s(?P<does>[a-z]+(?:\s[^.,;:!?]{2,50})?)(?=[.,;:!?]|$)",
        r"I cannot \g<does>.",
        "you cannot climb stairs", "My knees won't let me climb stairs.",
        "My knees won't let my son climb stairs.",
        needs="let me",
    ),
    Rewording(
        "no-problem-for-me",
        r"(?:(?<=[.!?]\s)|^)(?P<what>(?:The\s)?(?:[Ss]tairs|[Ss]teps|[Ll]adders|[Hh]ills))(?:\sis|\sare|\sposes?|\spresents?)\sno\s(?:problem|trouble|bother|issue)(?:\sfor\sme|\sat\sall)\b",
        r"I can climb \g<what>.",
        "you cannot climb stairs", "Stairs are no problem for me.",
        "Stairs are no problem for my son.",
        value=False, needs="no problem|no trouble|no bother|no issue",
    ),
    Rewording(
        "never-took-place",
        rf"\b{_EVENT}\s(?:never\s(?:took\splace|happened|went\sahead|ran)|(?:didn['’]t|did\snot)\s(?:take\splace|happen|go\sahead|run)|(?:was|has\sbeen|got)\s(?:scrapped|axed|pulled|scratched))\b(?=\s*(?:at\sall\b|[.,;:!?]|$|(?:and|but|because|due|as|after|on|in)\b))",
        r"\g<what> was cancelled.",
        "the show was cancelled", "The show never took place.", "The show never took off.",
        needs="took place|happen|went ahead|ran|take place|go ahead|run|scrapped|axed|pulled"
        "|scratched",
    ),
    Rewording(
        "went-ahead",
        rf"\b{_EVENT}\s(?:went\s(?:ahead|on)(?:\sas\s(?:planned|normal|usual))?|took\splace|ran\s(?:as\s(?:planned|normal)|on\stime))\b(?!\swithout\sme)",
        r"\g<what> was not cancelled.",
        "the show was cancelled", "The show went ahead as planned.", "The show went down well.",
        value=False, needs="went|took place|ran",
    ),
    Rewording(
        "applied-and-waiting",
        r"\bI(?:['’]ve|\shave)?\sapplied\sfor\s(?P<what>(?:an?|the|my)\s(?:[a-z]+\s){0,2}?[a-z]+)\sbut\s(?:it\s(?:hasn['’]t|has\snot)|I\s(?:haven['’]t|have\snot|am\sstill|['’]m\sstill)|they\shaven['’]t|there['’]s\sbeen\sno|nothing\shas)\b",
        r"I do not have \g<what>.",
        "you have a blue badge", "I've applied for a blue badge but it hasn't come yet.",
        "I've applied for a blue badge but it rains.",
        value=False, needs="applied",
    ),
    Rewording(
        "never-entitled",
        r"\b(?P<who>I|we)(?:(?:['’]ve|\shave)\snever\sbeen\s(?:entitled\sto|eligible\sfor)|(?:['’]m|['’]re|\sam|\sare)\snot\s(?:entitled\sto|eligible\sfor)|\s(?:aren['’]t\s(?:entitled\sto|eligible\sfor)|don['’]t\squalify\sfor))\s"
        r"(?P<what>(?!to\b)[^.,;:!?]{3,50})(?=[.,;:!?]|$)",
        r"\g<who> do not get \g<what>.",
        "you get free school meals", "We've never been entitled to free school meals.",
        "We've never been rude about free school meals.",
        value=False, needs="entitled|eligible|qualify",
    ),
    Rewording(
        "goes-by-ones-own",
        r"\b(?P<who>I|we)\s(?:(?:always|usually|mostly|just)\s)?(?:come|go|travel|commute|get)(?:\s(?:to\s(?:my\s)?[a-z]+|in|about|around|everywhere|here|there)){0,2}\s(?:on|by|in)\smy\s(?:(?:[A-Z][a-z]+|old|new|little|trusty|own)\s)?"
        r"(?:(?P<ridden>motorbike|motorcycle|scooter|moped|bike|bicycle|horse|tricycle)|(?P<driven>car|van|lorry|truck|pick-up|jeep|minibus|campervan))\b",
        lambda match: (
            f"{match['who']} ride a {match['ridden']}."
            if match["ridden"]
            else f"{match['who']} drive a {match['driven']}."
        ),
        "you ride a motorbike", "I come to work on my Honda motorbike.",
        "I come to work on my mother's motorbike.",
        needs="motorbike|motorcycle|scooter|moped|bike|bicycle|horse|tricycle|car|van|lorry|truck"
        "|pick-up|jeep|minibus|campervan",
    ),
    Rewording(
        "brought-as-it-is",
        rf"{_BRINGING}[^.;!?]*?\b(?:just\sas\s(?:it|they)\s(?:is|are)|loose|unpacked|unwrapped|unboxed"
        rf"|uncovered|(?:with\sno|without\s(?:an?|any))\s(?:cover|covering|wrapping|packaging|packing)"
        r"(?:\sof\sany\s(?:kind|sort)|\sat\sall|\son\sit)?)(?=\s*(?:[.,;!?]|$|and\b|because\b))",
        r"\g<what> is not packed. \g<what> is not wrapped. \g<what> is not covered. "
        r"\g<what> is not boxed. \g<what> is not in a bag. \g<what> is not in a box. "
        r"\g<what> is not in a case. \g<what> is not in a cover.",
        "your kite is packed in a box", "I'd be putting my kite in the hold just as it is.",
        "I'd be putting my kite in the hold just as it rains.",
        value=False, needs="just as|loose|unpacked|unwrapped|unboxed|uncovered|with no|without",
    ),
    Rewording(
        "brought-without-a-bag",
        rf"{_BRINGING}[^.;!?]*?\b(?:with\sno|without\s(?:an?|any))\s(?P<one>bag|box|case|crate|carrier"
        r"|cage|basket|sack)(?:\sor\s(?P<other>bag|box|case|crate|carrier|cage|basket|sack))?"
        r"(?=\s*(?:[.,;!?]|$|and\b|because\b|of\sany\b|at\sall\b))",
        lambda match: " ".join(
            f"{match['what']} is not {done} a {each}."
            for each in (match["one"], match["other"])
            if each
            for done in ("in", "packed inside", "folded in", "carried in")
        ),
        "your kite is carried in a box", "I'd be bringing my kite without any bag or box.",
        "I'd be bringing my kite without any bagels.",
        value=False, needs="with no|without",
    ),
)  # fmt: skip
